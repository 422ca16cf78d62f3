//! Every text of the pack, and the log of a whole duel, in both languages. What is made here can be
//! read in `target/tmp/dice-throne-LANGUAGE.txt`.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use dice::Id;
use game_dice_throne::{
    DiceThrone, Form, Hero, Mode, Pack, Setup, TokenId, card_text, level_lines, level_text,
    setup_text, token_text,
};
use kernel::{Choice, Game, Input, Match, Said, Seat, Viewer, Waiting};
use std::fmt::Write;
use testkit::SplitMix;
use words::{Lang, Words};

/// What no text may have: gaps, slips of the pen, and keys instead of sentences.
const SLIPS: [&str; 13] = [
    "{",
    "}",
    "  ",
    "..",
    " .",
    " ,",
    ": :",
    "dice-throne-",
    "()",
    "( ",
    " )",
    "=",
    ":.",
];

/// Makes texts, looks at each of them, and writes them down.
struct Reader {
    words: Words,
    page: String,
    slips: Vec<String>,
}

impl Reader {
    fn new(lang: Lang) -> Reader {
        let names = ["Kassandra", "Ulf"].map(str::to_owned);
        let mut words = Words::new(lang).with_names(names.to_vec());
        words.speak_to(Seat::new(0));
        Reader {
            words,
            page: String::new(),
            slips: Vec::new(),
        }
    }

    fn read(&mut self, about: &str, said: &[Said]) {
        let text = self.words.say_all(said);
        assert!(!text.trim().is_empty(), "{about} says nothing");
        for slip in SLIPS {
            if text.contains(slip) {
                self.slips.push(format!("{about} has {slip:?}: {text}"));
            }
        }
        writeln!(self.page, "{about} {text}").unwrap();
    }

    fn keep(&self, name: &str) {
        let lang = self.words.lang().code();
        let path = format!(
            "{}/dice-throne-{name}-{lang}.txt",
            env!("CARGO_TARGET_TMPDIR")
        );
        std::fs::write(path, &self.page).unwrap();
        assert!(self.slips.is_empty(), "{}", self.slips.join("\n"));
    }
}

fn read_board(reader: &mut Reader, pack: &Pack, hero: &Hero) {
    for (_, ability) in hero.board() {
        for (level, number) in ability.levels.iter().zip(1..) {
            let name = reader.words.named(&ability.name.de, &ability.name.en);
            let about = format!("{name} {number}:");
            reader.read(&about, &level_text(pack, hero, level, Form::Whole));
            for line in level_lines(pack, hero, level, Form::Short) {
                let needs: Vec<Said> = line.needs.into_iter().collect();
                let needs = format!("    [{}]", reader.words.say_all(&needs));
                reader.read(&needs, &line.text);
            }
            reader.read("    spoken:", &level_text(pack, hero, level, Form::Spoken));
        }
    }
}

fn read_cards(reader: &mut Reader, pack: &Pack, hero: &Hero) {
    for (_, card) in hero.deck() {
        let about = format!("{}:", reader.words.named(&card.name.de, &card.name.en));
        reader.read(&about, &card_text(pack, hero, card, Form::Whole));
        reader.read("    short:", &card_text(pack, hero, card, Form::Short));
    }
}

/// Everything there is to read.
fn read_pack(lang: Lang) -> Reader {
    let pack = Pack::builtin();
    let mut reader = Reader::new(lang);
    for hero in &pack.heroes {
        let setup: Vec<Said> = setup_text(pack, hero, Form::Whole).into_iter().collect();
        if !setup.is_empty() {
            reader.read("    set-up:", &setup);
        }
        read_board(&mut reader, pack, hero);
        read_cards(&mut reader, pack, hero);
    }
    for (token, found) in (0..).filter_map(TokenId::at).zip(&pack.tokens) {
        let about = format!("{}:", reader.words.named(&found.name.de, &found.name.en));
        reader.read(&about, &token_text(pack, token, Form::Whole));
        reader.read("    short:", &token_text(pack, token, Form::Short));
    }
    reader
}

#[test]
fn every_text_of_the_pack_can_be_read() {
    for lang in Lang::ALL {
        read_pack(lang).keep("pack");
    }
}

/// What could be misunderstood, and how it is said: what is spent is not what is left, who gets
/// something, what may be left, where one of several things ends, what a sign on a die is.
const CLEAR: [(Lang, &[&str]); 2] = [
    (
        Lang::En,
        &[
            "then deal 3 undefendable damage per Fire Mastery spent.",
            "you may spend any number of Chi: Prevent 1 damage per Chi spent.",
            "Whenever you roll for Reload during this attack, you may reroll that die once.",
            "If a die shows “shadow”, you may make an opponent of your choice lose 1 CP.",
            "draw 1 card; or take 2 damage, draw 2 cards; or take 4 damage, draw 3 cards",
            "2 card symbols: Draw 1 card per card symbol.",
            "Roll 3 dice. Heal 2 per heart.",
            "Give the active player an extra roll attempt.",
            "Give the defender an extra roll attempt.",
            "You may spend 1 companion. If you do, inflict Barbed Vine.",
            "You may grow 1 Sapling into a Dryad. You may grow each Seedling into a Sapling.",
            "One step of growth turns a Seedling into a Sapling.",
            "deal each opponent 1 collateral damage per Cursed Doubloon they have.",
            "remove 1 Cursed Doubloon; otherwise begin the state “Cursed side”.",
            "State. All abilities of your board show their other side.",
            "Take 2 damage per Nanite (1 less in all)",
            "Roll 1 die, extra damage equal to half the number rolled (rounded up)",
            "an improved Shock Bot, you may spend 1 Synth (once per turn): Add 3 damage.",
            "Inflict 1 Delayed Poison on an opponent of your choice (twice). Gain Smoke Bomb and",
            "then deal 2 collateral damage to each of two opponents.",
            "When an ability activates Shock Bot (once per turn): Add 3 damage.",
            "After each of your roll attempts, if you have used at least 2 roll attempts (at most",
            "Take 1 damage per Cursed Doubloon. Only what names it removes it.",
            "set-up: Set-up: If you play first, gain 1 Honor.",
            "Raise your limit of Cursed Doubloons by 2",
            "Take an extra 1 damage and the attacker gains 1 CP.",
            "Its owner decides what you do: steal 2 CP from them or reroll this die.",
            "same number, inflict Blinding Light. Cherubim II (3 blades and 1 pendant):",
            "gain another (the old one goes at once, the new one stays): Take 3",
            "Ward off 1 status effect that the attack inflicts on you.",
            "Lower your damage by half (rounded up) until the roll phases end.",
            "When you attack and Nyra is up: Add 2 damage.",
            "If your board shows its cursed side, heal 3",
        ],
    ),
    (
        Lang::De,
        &[
            "und der Angreifer erhält 1 KP.",
            "Sein Besitzer entscheidet, was du tust: Stiehl ihm 2 KP oder",
            "einen weiteren Marker davon erhältst (der alte geht sofort, der neue bleibt):",
            "Wehre 1 Statuseffekt ab, den der Angriff dir zufügt.",
            "bis zum Ende der Würfelphasen um die Hälfte (aufgerundet).",
            "Wenn du angreifst und Nyra auf den Beinen ist:",
            "Erleide 1 Schaden pro Vergiftet-Marker. Er bleibt, bis ihn etwas entfernt.",
            "wenn du ihn schon zu Beginn deines Zugs hattest: Entferne Schatten.",
            "Füge 2 Blutend-Marker zu",
            "dann füge 3 unabwehrbaren Schaden pro ausgegebenem Marker zu.",
            "Sooft du bei diesem Angriff für Nachladen würfelst, kannst du dies tun: \
             Wirf diesen Würfel einmal neu.",
            "zeigt, kannst du dies tun: Entziehe einem Gegner deiner Wahl 1 KP.",
            "Wähle eins: Ziehe 1 Karte; oder erleide 2 Schaden, ziehe 2 Karten; oder erleide",
            "2 Kartensymbole: Ziehe 1 Karte pro Kartensymbol.",
            "Wirf 3 Würfel. Heile 2 pro Herz.",
            "Gib dem Spieler am Zug einen weiteren Würfelversuch.",
            "Erhalte 2 Ausweichen, füge Kopfgeld zu",
            "Patrone: Ihm 2 unabwehrbaren Schaden;",
            "Wirf 5 Würfel. +1 Schaden pro Schwert, füge Benommen zu",
            "Ein Schritt Wachstum macht aus 1 Keimling 1 Schössling.",
            "entferne 1 Verfluchte Dublone; sonst beginne den Zustand „Verfluchte Seite“.",
            "Wenn du angreifst und du Schockbot (aufgewertet) hast, kannst du 1 Synergie ausgeben \
             (einmal pro Zug): Füge 3 Schaden hinzu.",
        ],
    ),
];

#[test]
fn what_could_be_misunderstood_is_said_clearly() {
    for (lang, sentences) in CLEAR {
        let page = read_pack(lang).page;
        for sentence in sentences {
            assert!(page.contains(sentence), "nowhere: {sentence}");
        }
    }
}

/// The answer of chance or of a seat that picks at random.
fn answer(game: &Match<DiceThrone>, rng: &mut SplitMix) -> Option<Input<game_dice_throne::Offer>> {
    let mut offers = Vec::new();
    match game.game().waiting(game.state()) {
        Waiting::Over(_) => None,
        Waiting::Chance(chance) => Some(Input::Landed(chance.sample(rng))),
        Waiting::Seats(seats) => {
            let seat = seats.first()?;
            game.game().decision(game.state(), seat, &mut offers)?;
            let choice = Choice::one(*rng.pick(&offers)?);
            Some(Input::Choose { seat, choice })
        }
    }
}

#[test]
fn a_whole_duel_can_be_read() {
    let setup = Setup::of_mode(Mode::Duel);
    let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
    for lang in Lang::ALL {
        let mut reader = Reader::new(lang);
        let mut duel = Match::new(game.clone());
        let mut rng = SplitMix::keyed(3, "a duel to read");
        while let Some(input) = answer(&duel, &mut rng) {
            if let Input::Choose { seat, choice } = &input {
                let view = game.view(duel.state(), Viewer::Seat(*seat));
                let offer = choice.only().unwrap();
                reader.read(&format!("    {seat}?"), &[game.say(&view, offer)]);
            }
            let told = duel.enter(input).unwrap();
            let viewer = Viewer::Seat(Seat::new(0).unwrap());
            let view = game.view(duel.state(), viewer);
            for told in told.iter().filter(|told| told.to.includes(viewer)) {
                reader.read("-", &[game.tell(&view, &told.event)]);
            }
        }
        assert!(reader.page.lines().count() > 200, "a duel has a story");
        reader.keep("duel");
    }
}

/// A duel from the attack on, told by what is known after each input.
fn story(words: &Words, heroes: [&str; 2], a: &str, inputs: &[&str]) -> String {
    let setup = Setup {
        heroes: heroes.map(str::to_owned).to_vec(),
        ..Setup::of_mode(Mode::Duel)
    };
    let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
    let position =
        format!("active = \"A\"\nphase = \"offence\"\n[A]\nhealth = 40\n{a}\n[B]\nhealth = 40\n");
    let mut state = game.place(&position).unwrap();
    let mut lines = Vec::new();
    for line in inputs {
        let input = match line.strip_prefix("dice ") {
            Some(dice) => {
                let sides = dice.split(' ').map(|side| side.parse::<u8>().unwrap() - 1);
                Input::Landed(sides.collect())
            }
            None => kernel::read_input(&game, &state, line).unwrap(),
        };
        let mut heard = kernel::Heard::default();
        kernel::apply(&game, &mut state, &input, &mut heard).unwrap();
        let view = game.view(&state, Viewer::Seat(Seat::new(0).unwrap()));
        let told = heard.told.iter();
        lines.extend(told.map(|told| words.say(&game.tell(&view, &told.event))));
    }
    lines.join("\n")
}

/// What follows an attack has forgotten it; still its account names the branch that was used, and
/// what is healed at the same time is told with it.
#[test]
fn a_settlement_is_one_sentence_with_the_branch_that_was_used() {
    let inputs = [
        "dice 3 3 3 3 3",
        "A roll 1 2 3 4 5",
        "dice 1 2 4 4 6",
        "A use hot-streak 2",
        "B use thick-skin 1",
        "dice 1 4 6",
    ];
    for (lang, told) in [
        (
            Lang::En,
            [
                "5 of your dice are rerolled: 1, 2, 4, 4 and 6",
                "Ulf takes 6 damage (Scorch), heals 2 and has 36 health left.",
            ],
        ),
        (
            Lang::De,
            [
                "5 deiner Würfel werden neu geworfen: 1, 2, 4, 4 und 6",
                "Ulf erleidet 6 Schaden (Versengen), heilt 2 und hat noch 36 Leben.",
            ],
        ),
    ] {
        let words = Reader::new(lang).words;
        let upgrade = "upgrades = [\"hot-streak-2\"]";
        let story = story(&words, ["pyromancer", "barbarian"], upgrade, &inputs);
        for line in told {
            assert!(story.contains(line), "{line} in\n{story}");
        }
    }
}

//! Everything that loads is carried out: each verb, wherever the table lets it stand, changes what
//! happens. And what nobody carries out does not load.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use bots::Noise;
use content::verbs::Language as _;
use game_kapow::{
    Chosen, FILES, Fighter, Kapow, Language, Mode, Offer, Pack, Place, Setup, Spend, SpotId, State,
};
use kernel::{Choice, Game, Heard, Input, Landing, Rng, Viewer, Waiting};
use std::sync::Arc;

/// The pack with a file of one's own behind it.
fn pack_with(mine: &str) -> Result<Pack, Vec<String>> {
    let mine = format!("[source]\ndefault = \"rulebook\"\n{mine}");
    let files = FILES.iter().copied();
    let files: Vec<(&str, &str)> = files
        .chain([("packs/kapow/mine/a.toml", &mine[..])])
        .collect();
    let told = |problems: Vec<content::Problem>| problems.iter().map(ToString::to_string).collect();
    Pack::load(&files).map_err(told)
}

fn ability(id: &str, board: &str, timing: &str, slots: &str, effects: &str) -> String {
    format!(
        "[[ability]]\nid = \"{id}\"\nname = {{ de = \"x\", en = \"x\" }}\nboard = \"{board}\"\n\
         timing = \"{timing}\"\nbox = \"{slots}\"\neffects = {effects}\n"
    )
}

/// A verb in a place, and how the place is reached.
struct Cell {
    word: &'static str,
    place: Place,
    /// The verb as a pack writes it.
    verb: String,
}

impl Cell {
    /// All cells of the table.
    fn all() -> Vec<Cell> {
        let rows = Language::ROWS.iter();
        rows.flat_map(|row| {
            row.stands.iter().map(|&place| Cell {
                word: row.word,
                place,
                verb: format!(
                    "{{ {} = {} }}",
                    row.word,
                    object(row.word, row.example, place)
                ),
            })
        })
        .collect()
    }

    /// The pack with the verb in its place, and one that differs in nothing but the verb.
    fn packs(&self) -> [Pack; 2] {
        let without = match self.place {
            // These three stand together or not at all.
            Place::EachOption => self
                .verb
                .replace("= 2", "= 5")
                .replace("count = 1", "count = 2"),
            _ => String::new(),
        };
        [&self.verb, &without].map(|verb| {
            let text = self.record(verb);
            pack_with(&text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
        })
    }

    fn record(&self, verb: &str) -> String {
        let player = |timing: &str, effects: &str| {
            let slots = if timing == "immediate" {
                "might"
            } else {
                "non-blank"
            };
            ability("reckless", "victor-kane", timing, slots, effects)
        };
        let solo = |timing: &str, effects: &str| {
            let slots = match timing {
                "immediate" => "none",
                _ => "non-blank",
            };
            ability(
                "victor-kane-reckless",
                "solo-victor-kane",
                timing,
                slots,
                effects,
            )
        };
        let plain = format!("[{verb}]");
        let when =
            format!("[{{ if = {{ test = \"lost-at-most\", count = 50, then = [{verb}] }} }}]");
        let each = format!("[{{ each = [{verb}] }}]");
        match self.place {
            Place::Immediate => player("immediate", &plain),
            Place::Attack => player("attack", &plain),
            Place::Defend => player("defend", &plain),
            Place::PowerUp => player("power-up", &plain),
            Place::AfterPowerUp => player("after-power-up", &plain),
            Place::ThisRound => player("this-round", &plain),
            Place::CardThisRound => card(&plain),
            Place::SoloImmediate => solo("immediate", &plain),
            Place::SoloAttack => solo("attack", &plain),
            Place::SoloDefend => solo("defend", &plain),
            Place::SoloPowerUp => solo("power-up", &plain),
            Place::SoloAfterPowerUp => solo("after-power-up", &plain),
            Place::SoloThisRound => solo("this-round", &plain),
            Place::TokenAlways => token(&plain, "[{ remove-token = true }]"),
            Place::TokenBox => token("[{ own-attack = -2 }]", &plain),
            Place::EachAttack => player("attack", &each),
            Place::EachDefend => player("defend", &each),
            Place::EachThisRound => player("this-round", &each),
            Place::EachOption => player("this-round", &options(verb)),
            Place::AtDefend => player(
                "this-round",
                &options(&format!("{{ at-defend = [{verb}] }}")),
            ),
            Place::Gain => player("power-up", &when),
            Place::SoloGain => solo("power-up", &when),
            Place::ListRow => solo(
                "this-round",
                &format!("[{{ list = [{{ symbol = \"any\", effects = [{verb}] }}] }}]"),
            ),
            Place::SelfLock => solo(
                "after-power-up",
                &format!("[{{ self-lock = {{ max = 3, each = [{verb}] }} }}]"),
            ),
        }
    }

    /// Which of three options the verb is, where it is one.
    fn option(&self) -> Spend {
        match self.word {
            "attack-kicker" => Spend::Attack,
            "defence-kicker" => Spend::Defence,
            _ => Spend::Face,
        }
    }

    fn mode(&self) -> Mode {
        match self.place {
            Place::CardThisRound => Mode::Teams,
            Place::SoloImmediate
            | Place::SoloAttack
            | Place::SoloDefend
            | Place::SoloPowerUp
            | Place::SoloAfterPowerUp
            | Place::SoloThisRound
            | Place::SoloGain
            | Place::ListRow
            | Place::SelfLock => Mode::Solo,
            _ => Mode::Duel,
        }
    }

    /// A round in which there is something to do for every verb.
    fn position(&self, dodges: bool) -> String {
        let dodge = if dodges {
            ", \"blue wild > dodge\""
        } else {
            ""
        };
        let (a, b) = match self.place {
            Place::Immediate => ("\"red might\"", ""),
            Place::TokenBox | Place::TokenAlways => ("\"red might > token.1\"", ""),
            Place::CardThisRound => ("\"red might > card-orange\"", ""),
            _ if self.mode() == Mode::Solo => (
                "\"red might > biff\"",
                "\"red might > victor-kane-reckless\", ",
            ),
            _ => ("\"red might > reckless\"", ""),
        };
        let own = format!(
            "[{a}, \"yellow energy > zap.1\", \"green blank > zap.2\", \"purple toughness > deflect\", \
             \"purple toughness\", \"green blank\", \"action might,-,-,-,-,- 2\"{dodge}]"
        );
        let grown = "\"blue x-factor > grow.1\", \"yellow energy > grow.2\", \"red might > chin-up\", \"blue wild > dodge\"";
        let head = "life = [9, 9]\n";
        match self.mode() {
            Mode::Solo if self.place == Place::SoloImmediate => format!(
                "{head}[A]\ndice = [{grown}]\n[B]\ndice = [\"green\", \"green\", \"red\", \"action -\"]\n"
            ),
            Mode::Solo => format!(
                "{head}stage = \"fight\"\nmarker = \"first\"\n[A]\ndice = [{grown}, \"yellow might > pow.1\", \
                 \"yellow energy > pow.2\"]\npool = [\"might\"]\n[B]\ndice = [{b}\"red might > \
                 victor-kane-tantrum.1\", \"red might > victor-kane-tantrum.2\"]\ncharges = 1\n"
            ),
            Mode::Teams => format!(
                "{head}stage = \"fight\"\ncards = [\"orange-1\", \"green-1\", \"blue-1\", \"purple-1\"]\n\
                 marker = \"second\"\n[A]\ndice = {own}\n[B]\ndice = [\"yellow energy > card-orange\"]\n[C]\n\
                 dice = [{grown}, \"red might > pummel\", \"yellow energy > zap.1\", \"green blank > zap.2\"]\n\
                 [D]\ndice = [\"red\"]\n"
            ),
            _ => format!(
                "{head}marker = \"second\"\n[A]\ndice = {own}\npool = [\"might\"]\ntokens = {}\n[B]\ndice = [{grown}, \
                 \"yellow energy > zap.1\", \"red might > zap.2\", \"red might > pummel\"]\npool = \
                 [\"energy\"]\nready = true\n",
                u8::from(matches!(self.place, Place::TokenBox | Place::TokenAlways)),
            ),
        }
    }

    /// What happens, event by event.
    fn story(&self, pack: &Arc<Pack>, dodges: bool, seed: u64) -> Vec<String> {
        let characters: &[&str] = match self.mode() {
            Mode::Teams => &["victor-kane", "coquette", "elusivity", "time-out"],
            Mode::Solo => &["elusivity", "victor-kane"],
            _ => &["victor-kane", "coquette"],
        };
        let mut setup = Setup::of_mode(self.mode());
        let chosen = characters.iter().map(|id| Chosen {
            character: (*id).to_owned(),
        });
        setup.fighters = chosen.collect();
        let game = Kapow::open(pack.clone(), &setup).unwrap();
        let position = self.position(dodges);
        let mut state = game
            .place(&position)
            .unwrap_or_else(|e| panic!("{position}\n{e:?}"));
        let mut rng = Noise::new(seed);
        let mut story = Vec::new();
        for _ in 0..200 {
            let input = match game.waiting(&state) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => {
                    let draws = chance.below.iter();
                    let landing: Landing = draws.map(|&n| rng.below(u32::from(n)) as u8).collect();
                    Input::Landed(landing)
                }
                Waiting::Seats(seats) => self.answer(&game, &state, seats.first().unwrap()),
            };
            let mut heard = Heard::default();
            game.apply_unchecked(&mut state, &input, &mut heard);
            story.extend(heard.told.iter().map(|told| format!("{:?}", told.event)));
            if state.round > 2 {
                break;
            }
        }
        story
    }

    /// Answers as if every verb were welcome, and never because of a verb alone.
    fn answer(&self, game: &Kapow, state: &State, seat: kernel::Seat) -> Input<Offer> {
        let view = game.view(state, Viewer::Seat(seat));
        let mut offers = Vec::new();
        game.asked(&view, &mut offers).unwrap();
        let fighter = Fighter::of(seat).unwrap();
        let named = |spot: SpotId, id: &str| game.spot_name(fighter, spot) == id;
        let own = |spot| named(spot, "reckless") || named(spot, "card-orange");
        let liked = |offer: &Offer| match *offer {
            Offer::Place { slot, .. } if own(game.spot_of(fighter, slot)) => 9,
            Offer::Place { slot, .. } if named(game.spot_of(fighter, slot), "pow") => 8,
            Offer::Spend(option) if option == self.option() => 9,
            Offer::Spend(Spend::Defence) => 3,
            Offer::Strike(spot) | Offer::Defend(spot) if own(spot) => 8,
            Offer::Ready | Offer::Strike(_) | Offer::Defend(_) | Offer::Stand => 7,
            Offer::Leave(_) | Offer::Place { .. } => 1,
            Offer::Done => 2,
            Offer::Lift(_) | Offer::Unclip { .. } | Offer::Clip { .. } | Offer::Hold => 0,
            _ => 5,
        };
        let mut best = offers[0];
        for offer in &offers {
            if liked(offer) > liked(&best) {
                best = *offer;
            }
        }
        let choice = Choice::one(best);
        Input::Choose { seat, choice }
    }

    /// Whether the verb makes a difference in one of a few rounds.
    fn is_carried_out(&self) -> bool {
        let packs = self.packs().map(Arc::new);
        let mut tries = (0..6).flat_map(|seed| [(seed, true), (seed, false)]);
        tries.any(|(seed, dodges)| {
            let [with, without] = packs.each_ref().map(|pack| self.story(pack, dodges, seed));
            with != without
        })
    }
}

/// An object that fits the place: of what stands around others, others that may stand there.
fn object(word: &str, example: &str, place: Place) -> String {
    let inside = match (word, place) {
        ("each", Place::Defend) => "[{ defence-kicker = 2 }]",
        ("each", Place::Attack | Place::ThisRound | Place::CardThisRound) => example,
        ("each", _) => "[{ life = 1 }]",
        _ => example,
    };
    inside.to_owned()
}

/// The three options of an ability that chooses for each die, one of them another than usual.
fn options(verb: &str) -> String {
    let usual = ["attack-kicker = 1", "defence-kicker = 1", "at-defend = []"];
    let mut options = usual.map(|usual| format!("[{{ {usual} }}]"));
    let words = ["attack-kicker", "defence-kicker"];
    let is = |word: &&str| verb.contains(&format!("{{ {word} "));
    let place = words.iter().position(is).unwrap_or(2);
    options[place] = format!("[{verb}]");
    format!("[{{ choose-each = [{}] }}]", options.join(", "))
}

fn card(effects: &str) -> String {
    format!(
        "[[card]]\nid = \"orange-1\"\nname = {{ de = \"x\", en = \"x\" }}\ncolour = \"orange\"\n\
         left-box = \"any\"\nleft-timing = \"this-round\"\nleft-effects = {effects}\n\
         right-box = \"any\"\nright-timing = \"this-round\"\nright-effects = []\n"
    )
}

fn token(always: &str, effects: &str) -> String {
    format!(
        "[[token]]\nid = \"entangle\"\nname = {{ de = \"x\", en = \"x\" }}\ncount = 5\nmax = 3\n\
         box = \"any\"\nalways = {always}\neffects = {effects}\n"
    )
}

#[test]
fn every_verb_is_carried_out_wherever_it_may_stand() {
    let cells = Cell::all();
    let idle = cells.iter().filter(|cell| !cell.is_carried_out());
    let idle: Vec<String> = idle
        .map(|cell| format!("{} in {}", cell.word, cell.place))
        .collect();
    assert!(idle.is_empty(), "nobody carries out {idle:#?}");
    assert!(cells.len() > 150, "{} cells", cells.len());
}

/// A record by another name; there is only one token, and the cards are counted.
fn renamed(record: &str, name: &str) -> Option<String> {
    let ability = record.starts_with("[[ability]]");
    ability.then(|| record.replacen("id = \"", &format!("id = \"{name}-"), 1))
}

#[test]
fn no_verb_loads_where_the_table_does_not_let_it_stand() {
    for &(_, place) in Place::WORDS {
        let rows = Language::ROWS.iter();
        let barred = rows.filter(|row| !row.stands.contains(&place));
        let cells = barred.map(|row| Cell {
            word: row.word,
            place,
            verb: format!("{{ {} = {} }}", row.word, row.example),
        });
        let cells: Vec<Cell> = cells.collect();
        let records = cells.iter().map(|cell| cell.record(&cell.verb));
        let renamed: Option<String> = records
            .zip(&cells)
            .map(|(record, cell)| renamed(&record, cell.word))
            .collect();
        let problems = |text: &str| pack_with(text).err().unwrap_or_default();
        let together = renamed.map(|all| problems(&all));
        for cell in &cells {
            let alone = || problems(&cell.record(&cell.verb));
            let found = together.clone().unwrap_or_else(alone);
            let what = format!("`{}` does nothing in {place}; it may stand in", cell.word);
            let told = |line: &String| {
                line.starts_with("packs/kapow/mine/a.toml:") && line.contains(&what)
            };
            assert!(found.iter().any(told), "{what}: {found:#?}");
        }
    }
}

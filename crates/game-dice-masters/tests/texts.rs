//! Every text of the pack in both languages. What is made here can be read in
//! `target/tmp/dice-masters-LANGUAGE.txt`.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{
    Card, DiceMasters, Form, Mode, Pack, Problem, Setup, Team, ability_count, ability_text,
    card_text,
};
use kernel::{Game, Match, Said, Viewer, read_input};
use std::fmt::Write;
use words::{Lang, Words};

/// What no text may have: gaps, slips of the pen, and keys instead of sentences.
const SLIPS: [&str; 14] = [
    "{",
    "}",
    "  ",
    "..",
    " .",
    " ,",
    ": :",
    "dice-masters-",
    "()",
    "( ",
    " )",
    "=",
    ":.",
    " :",
];

/// What is wrong with a text.
fn slips(text: &str) -> Vec<&'static str> {
    let found = SLIPS.into_iter().filter(|slip| text.contains(slip));
    found.collect()
}

fn name(words: &Words, pack: &Pack, card: &Card) -> String {
    let figure = &pack.figure(card.figure).name;
    let figure = words.named(&figure.de, &figure.en);
    match &card.title {
        Some(title) => format!("{figure}: {}", words.named(&title.de, &title.en)),
        None => figure.to_owned(),
    }
}

#[test]
fn every_text_of_the_pack_can_be_read() {
    let pack = Pack::builtin();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let (mut page, mut wrong) = (String::new(), Vec::new());
        for card in &pack.cards {
            for form in [Form::Short, Form::Whole] {
                let text = words.say_all(&card_text(pack, card, form));
                let slips = slips(&text);
                if !slips.is_empty() {
                    wrong.push(format!("{slips:?}: {text}"));
                }
                let number = card.number.unwrap_or_default();
                writeln!(page, "{number} {}\n    {text}", name(&words, pack, card)).unwrap();
            }
        }
        let folder = env!("CARGO_TARGET_TMPDIR");
        std::fs::write(format!("{folder}/dice-masters-{}.txt", lang.code()), page).unwrap();
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn no_two_cards_of_a_figure_say_the_same() {
    let pack = Pack::builtin();
    let words = Words::new(Lang::En);
    let text = |card: &Card| words.say_all(&card_text(pack, card, Form::Short));
    let printed = |card: &&Card| card.number.is_some() && ability_count(card) > 0;
    let cards: Vec<&Card> = pack.cards.iter().filter(printed).collect();
    for (at, card) in cards.iter().enumerate() {
        let mut same = cards[..at]
            .iter()
            .filter(|other| other.figure == card.figure);
        let twin = same.find(|other| text(other) == text(card));
        assert!(twin.is_none(), "{} and {}", card.id, twin.unwrap().id);
    }
}

#[test]
fn a_global_is_told_by_itself() {
    let pack = Pack::builtin();
    let card = pack.card_named("spider-man-tangled-web").unwrap();
    let card = pack.card(card);
    let text: Vec<Said> = ability_text(pack, card, 1, Form::Short);
    let told = Lang::ALL.map(|lang| Words::new(lang).say_all(&text));
    let [de, en] = told;
    assert_eq!(
        de,
        "Global, 1 Blitz bezahlen: Ein Charakter deiner Wahl gehört zu den Spider-Friends."
    );
    assert_eq!(
        en,
        "Global, pay 1 bolt: target character belongs to the Spider-Friends."
    );
}

#[test]
fn what_is_wrong_with_a_team_is_said() {
    let pack = Pack::builtin();
    let team = Team {
        cards: vec!["drax-pained x9".to_owned(), "drax-the-destroyer".to_owned()],
        basics: vec!["betrayal".to_owned(), "nothing".to_owned()],
    };
    let problems = team.problems(pack, Mode::Tournament);
    let keys: Vec<&str> = problems.iter().map(Problem::key).collect();
    assert_eq!(keys.len(), 4, "{keys:?}");
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for problem in &problems {
            let text = words.say(&problem.refusal(pack).said);
            assert_eq!(slips(&text), [""; 0], "{text}");
        }
    }
}

/// An attack of A with these on B, who has so much life and nobody to block.
fn attack(life: u8, field: &str) -> Match<DiceMasters> {
    let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap();
    let state = game.place(&format!(
        "active = \"A\"\nphase = \"attack\"\n[A]\nlife = 10\nbag = [\"sidekick x8\"]\n\
         field = [{field}]\n[B]\nlife = {life}\nbag = [\"sidekick x8\"]\n"
    ));
    Match::from(game, state.unwrap())
}

/// Enters an answer and says in German what is told then.
fn told_after(mut game_match: Match<DiceMasters>, answer: &str) -> String {
    let words = Words::new(Lang::De);
    let input = read_input(game_match.game(), game_match.state(), answer);
    let told = match input.and_then(|input| game_match.enter(input)) {
        Ok(told) => told,
        Err(refusal) => return words.say(&refusal.said),
    };
    let view = game_match.game().view(game_match.state(), Viewer::Table);
    let say = |event| words.say(&game_match.game().tell(&view, event));
    let said: Vec<String> = told.iter().map(|told| say(&told.event)).collect();
    said.join(" ")
}

/// An attack that nobody answers ends the turn; who attacked is named all the same.
#[test]
fn dice_are_named_when_the_turn_is_over() {
    let said = told_after(
        attack(10, "\"silver-sable 1\""),
        "A attack A.silver-sable.1",
    );
    assert!(said.contains("Angreifer: Silver Sable."), "{said}");
    assert!(said.contains("Zug 2: B ist dran."), "{said}");
}

/// Damage beyond the last life is told as it was dealt.
#[test]
fn damage_is_told_as_it_was_dealt() {
    let both = attack(1, "\"silver-sable 1\", \"silver-sable 2\"");
    let said = told_after(both, "A attack A.silver-sable.1 + A.silver-sable.2");
    assert!(said.contains("B erleidet 3 Schaden (jetzt 0)."), "{said}");
    assert!(said.contains("B erleidet 4 Schaden (jetzt 0)."), "{said}");
}

/// Whoever passes where any number may be picked hears how none is.
#[test]
fn how_nobody_attacks_is_said() {
    let said = told_after(attack(10, "\"silver-sable 1\""), "A pass");
    assert!(said.contains("keine"), "{said}");
}

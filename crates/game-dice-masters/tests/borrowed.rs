//! Capturing, controlling and copying (MA-16): no card of the pack does any of it, so these bring
//! cards of their own.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{DiceMasters, FILES, Form, Pack, Setup, card_text};
use kernel::{Script, run_script};
use std::sync::Arc;
use words::{Lang, Words};

/// Cards of one figure, with these effects on a target when they are fielded.
const CARDS: [(&str, &str); 4] = [
    ("captor", "{ capture = \"target\" }"),
    ("holder", "{ control = \"target\" }"),
    ("mirror", "{ copy = { die = \"target\" } }"),
    ("echo", "{ copy = { die = \"target\", text = true } }"),
];

fn pack() -> Arc<Pack> {
    let cards = CARDS.map(|(id, effect)| {
        format!(
            "[[card]]\nid = \"{id}\"\nfigure = \"hulk\"\ntitle = {{ de = \"T\", en = \"T\" }}\n\
             kind = \"character\"\ncost = 1\nenergy = \"fist\"\nmost = 4\ndie = \"sidekick\"\n\
             rarity = \"promo\"\nabilities = [\n\
             {{ when = \"fielded\", targets = [\"opposing\"], effects = [{effect}] }},\n]\n"
        )
    });
    let text = format!("source = \"rulebook\"\n{}", cards.concat());
    let mut files = FILES.to_vec();
    files.push(("packs/dice-masters/test/test.toml", &text));
    Arc::new(Pack::load(&files).unwrap())
}

/// A has one of these cards in the reserve and a sidekick in the field, B has some characters.
fn play(card: &str, theirs: &str, lines: &str) {
    let script = format!(
        "game dice-masters\nposition {{\nactive = \"A\"\nphase = \"main\"\n\
         [A]\nlife = 15\nbag = [\"sidekick x7\"]\nreserve = [\"hulk 1\"]\nfield = [\"sidekick 1\"]\n\
         [B]\nlife = 15\nbag = [\"sidekick x7\"]\nfield = [{theirs}, \"sidekick 1\"]\n}}\n{lines}\n"
    );
    let setup = format!(
        "mode = \"casual\"\n\
         [[teams]]\ncards = [\"{card} x2\"]\nbasics = [\"web-blast\", \"great-responsibility\"]\n\
         [[teams]]\ncards = [\"kingpin-payback x2\", \"drax-arthur-douglas x2\"]\n\
         basics = [\"spideys-last-stand\", \"with-great-power\"]\n"
    );
    let game = DiceMasters::open(pack(), &Setup::read(&setup).unwrap()).unwrap();
    let played = run_script(game, &Script::read(&script).unwrap());
    if let Err(failure) = played {
        panic!("{card}: {failure}");
    }
}

/// MA-16.1: the captured die is not in play, and is back when the turn is over.
#[test]
fn a_captured_die_comes_back_with_the_end_of_the_turn() {
    let alone = "{\"B.sidekick.1\":{\"level\":1,\"attack\":1,\"defence\":1,\"damage\":0}}";
    play(
        "captor",
        "\"kingpin 2\"",
        &"A field A.hulk.1\nA die B.kingpin.1\nexpect A /seats/B/field {SIDEKICK}\n\
         expect A /held {\"A.hulk.1\":[\"B.kingpin.1\"]}\nA none\nexpect A /active \"B\"\n\
         expect A /seats/B/field/B.kingpin.1/level 2"
            .replace("{SIDEKICK}", alone),
    );
}

/// MA-16.1: it is back at once when its captor is knocked out.
#[test]
fn a_captured_die_comes_back_when_its_captor_falls() {
    play(
        "captor",
        "\"kingpin 2\", \"drax 2\"",
        "A field A.hulk.1\nA die B.kingpin.1\nA attack A.hulk.1\nB block A.hulk.1\n\
         B block nobody\nexpect A /seats/A/prep {\"hulk\":1}\nexpect A /held {}\n\
         expect A /seats/B/field/B.kingpin.1/level 2",
    );
}

/// MA-16.2, MA-16.3, MA-16.4: the controlled die attacks for another, the controlling one cannot,
/// and when the turn is over it is with its owner again.
#[test]
fn a_controlled_die_attacks_its_owner() {
    play(
        "holder",
        "\"kingpin 2\"",
        "A field A.hulk.1\nA die B.kingpin.1\nexpect A /seats/A/field/B.kingpin.1/level 2\n\
         expect A /held {\"A.hulk.1\":[\"B.kingpin.1\"]}\nrefuse A attack A.hulk.1\n\
         A attack B.kingpin.1\nB block nobody\n\
         expect A /seats/B/life 11\nexpect A /seats/B/out {\"kingpin\":1}",
    );
    play(
        "holder",
        "\"kingpin 2\"",
        "A field A.hulk.1\nA die B.kingpin.1\nA none\nexpect A /active \"B\"\n\
         expect A /seats/B/field/B.kingpin.1/level 2",
    );
}

/// MA-16.5: copied values are the numbers of the other die.
#[test]
fn values_can_be_copied() {
    play(
        "mirror",
        "\"kingpin 2\"",
        "A field A.hulk.1\nA die B.kingpin.1\n\
         expect A /seats/A/field/A.hulk.1 {\"level\":1,\"attack\":4,\"defence\":6,\"damage\":0}",
    );
}

/// MA-16.5: with a copied text a die does what the other card says.
#[test]
fn a_text_can_be_copied() {
    play(
        "echo",
        "\"kingpin 2\"",
        "A field A.hulk.1\nA die B.kingpin.1\nA attack A.hulk.1\nB block nobody\n\
         B block A.hulk.1\nexpect A /seats/B/life 14",
    );
}

#[test]
fn what_borrows_can_be_told() {
    let pack = pack();
    let told = |lang| {
        let words = Words::new(lang);
        let cards = CARDS.map(|(id, _)| pack.card(pack.card_named(id).unwrap()));
        cards.map(|card| words.say_all(&card_text(&pack, card, Form::Short)))
    };
    let [captor, holder, mirror, echo] = told(Lang::De);
    assert!(
        captor.contains("bis zum Ende des Zuges gefangen"),
        "{captor}"
    );
    assert!(holder.contains("ontrolliere"), "{holder}");
    assert!(mirror.contains("die Werte von"), "{mirror}");
    assert!(echo.contains("den Text von"), "{echo}");
    let english = told(Lang::En);
    assert!(
        english
            .iter()
            .all(|text| text.contains("until the end of the turn"))
    );
}

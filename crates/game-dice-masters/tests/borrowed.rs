//! What no card of the pack does or meets: capturing, controlling and copying (MA-16), sending away
//! whom regenerating would bring back (MA-15.3), living ones of whom the pack has only Zombies, a
//! price of one that is lowered, and damage to a player by who attacks. So these bring cards of
//! their own.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{DiceMasters, FILES, Form, Pack, Setup, card_text};
use kernel::{Script, run_script};
use std::sync::Arc;
use words::{Lang, Words};

/// Cards of one figure, with these effects on a target when they are fielded.
const CARDS: [(&str, &str); 5] = [
    ("captor", "{ capture = \"target\" }"),
    ("holder", "{ control = \"target\" }"),
    ("mirror", "{ copy = { die = \"target\" } }"),
    ("echo", "{ copy = { die = \"target\", text = true } }"),
    (
        "undertaker",
        "{ knock-out-to = { die = \"target\", to = \"used\" } }, { knock-out = { die = \"target\" } }",
    ),
];

/// Figures of which the pack has a Zombie and nobody alive.
const LIVING: [&str; 2] = ["morbius", "venom"];

/// Cards of those figures that are no Zombies.
fn living() -> String {
    let card = |figure: &str| {
        format!(
            "[[card]]\nid = \"{figure}-alive\"\nfigure = \"{figure}\"\n\
             title = {{ de = \"L\", en = \"L\" }}\nkind = \"character\"\ncost = 1\n\
             energy = \"fist\"\nmost = 4\ndie = \"sidekick\"\nrarity = \"promo\"\n\
             abilities = []\n"
        )
    };
    LIVING.map(card).concat()
}

/// A Spider-Friend that costs one and hurts the opponent when it attacks.
const CHEAP: &str = "[[card]]\nid = \"cheap\"\nfigure = \"hulk\"\n\
     title = { de = \"B\", en = \"B\" }\nkind = \"character\"\ncost = 1\nenergy = \"fist\"\n\
     groups = [\"spider-friends\"]\nmost = 4\ndie = \"sidekick\"\nrarity = \"promo\"\n\
     abilities = [{ when = \"attacks\", targets = [\"opposing player\"], \
     effects = [{ damage = { to = \"target\", n = 1 } }] }]\n";

fn pack() -> Arc<Pack> {
    let cards = CARDS.map(|(id, effect)| {
        format!(
            "[[card]]\nid = \"{id}\"\nfigure = \"hulk\"\ntitle = {{ de = \"T\", en = \"T\" }}\n\
             kind = \"character\"\ncost = 1\nenergy = \"fist\"\nmost = 4\ndie = \"sidekick\"\n\
             rarity = \"promo\"\nabilities = [\n\
             {{ when = \"fielded\", targets = [\"character\"], effects = [{effect}] }},\n]\n"
        )
    });
    let (cards, living) = (cards.concat(), living());
    let text = format!("source = \"rulebook\"\n{cards}{living}{CHEAP}");
    let mut files = FILES.to_vec();
    files.push(("packs/dice-masters/test/test.toml", &text));
    Arc::new(Pack::load(&files).unwrap())
}

/// A has one of these cards in the reserve and a sidekick in the field, B has some characters.
fn play(card: &str, theirs: &str, lines: &str) {
    play_with(card, ["", "", theirs], lines);
}

/// The same where A has something else in the reserve or in the field, too.
fn play_with(card: &str, [more, mine, theirs]: [&str; 3], lines: &str) {
    let script = format!(
        "game dice-masters\nposition {{\nactive = \"A\"\nphase = \"main\"\n\
         [A]\nlife = 15\nbag = [\"sidekick x7\"]\nreserve = [\"hulk 1\"{more}]\nfield = [{mine}\"sidekick 1\"]\n\
         [B]\nlife = 15\nbag = [\"sidekick x7\"]\nfield = [{theirs}, \"sidekick 1\"]\n}}\n{lines}\n"
    );
    let setup = format!(
        "mode = \"casual\"\n\
         [[teams]]\ncards = [\"{card} x2\", \"spider-woman-bio-electric x2\"]\nbasics = [\"true-believer\", \"great-responsibility\"]\n\
         [[teams]]\ncards = [\"kingpin-payback x2\", \"drax-arthur-douglas x2\", \
         \"agent-venom-thunderbolt x2\", \"spider-woman-bio-electric x2\"]\n\
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

/// MA-16.5: what others have added stays with the other die, also where it shows a burst.
#[test]
fn of_bonuses_only_those_of_bursts_are_copied() {
    play_with(
        "mirror",
        [", \"true-believer action\"", "", "\"agent-venom 2\""],
        "A use A.true-believer.1\nA die B.agent-venom.1\n\
         expect A /seats/B/field/B.agent-venom.1/attack 7\nA field A.hulk.1\n\
         A die B.agent-venom.1\n\
         expect A /seats/A/field/A.hulk.1 {\"level\":1,\"attack\":5,\"defence\":5,\"damage\":0}",
    );
}

/// MA-15.3: where two would replace the same, the active player's counts: who is sent away is not
/// rolled in the turn of another, and is in its own.
#[test]
fn who_is_sent_away_regenerates_in_its_own_turn_only() {
    play(
        "undertaker",
        "\"spider-woman 1\"",
        "A field A.hulk.1\nA die B.spider-woman.1\nexpect A /seats/B/used {\"spider-woman\":1}",
    );
    play_with(
        "undertaker",
        ["", "\"spider-woman 1\", ", "\"kingpin 1\""],
        "A field A.hulk.1\nA die A.spider-woman.1\ndice 5\n\
         expect A /seats/A/field/A.spider-woman.1/level 2",
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
    let [captor, holder, mirror, echo, _] = told(Lang::De);
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
            .take(4)
            .all(|text| text.contains("until the end of the turn"))
    );
}

/// A Zombie that is fielded knocks out everybody of its name who is none, on either side, and not
/// itself.
#[test]
fn a_zombie_knocks_out_the_living_one() {
    for (figure, zombie) in [
        ("morbius", "morbius-unliving-vampire"),
        ("venom", "venom-staggering-symbiote"),
    ] {
        let setup = format!(
            "mode = \"casual\"\n[[teams]]\ncards = [\"{zombie}\"]\n\
             basics = [\"archnemesis\", \"betrayal\"]\n\
             [[teams]]\ncards = [\"{figure}-alive x2\", \"drax-arthur-douglas x2\"]\n\
             basics = [\"exposed\", \"slander\"]\n"
        );
        let script = format!(
            "game dice-masters\nposition {{\nactive = \"A\"\nphase = \"main\"\n\
             [A]\nlife = 15\nbag = [\"sidekick x6\"]\n\
             reserve = [\"{figure} 1\", \"sidekick bolt\", \"sidekick bolt\"]\n\
             [B]\nlife = 15\nbag = [\"sidekick x8\"]\n\
             field = [\"{figure} 1\", \"{figure} 1\", \"drax 1\"]\n}}\n\
             A field A.{figure}.1\nexpect A /seats/B/prep {{\"{figure}\":2}}\n\
             expect A /seats/A/field/A.{figure}.1/level 1\n\
             expect A /seats/B/field/B.drax.1/level 1\n"
        );
        let game = DiceMasters::open(pack(), &Setup::read(&setup).unwrap()).unwrap();
        let played = run_script(game, &Script::read(&script).unwrap());
        assert!(played.is_ok(), "{figure}: {played:?}");
    }
}

/// What one who has the cheap card meets with an opponent of two Sidekicks.
fn cheaply(scene: &str, lines: &str) {
    let setup = "mode = \"casual\"\n[[teams]]\n\
        cards = [\"cheap x2\", \"spider-man-great-responsibility x2\"]\n\
        basics = [\"archnemesis\", \"betrayal\"]\n\
        [[teams]]\ncards = [\"drax-arthur-douglas x2\"]\nbasics = [\"exposed\", \"slander\"]\n";
    let script = format!(
        "game dice-masters\nposition {{\nactive = \"A\"\n{scene}\n[B]\nlife = 15\n\
         bag = [\"sidekick x5\"]\nreserve = [\"sidekick fist\"]\n\
         field = [\"sidekick 1\", \"sidekick 1\"]\n}}\n{lines}\n"
    );
    let game = DiceMasters::open(pack(), &Setup::read(setup).unwrap()).unwrap();
    let played = run_script(game, &Script::read(&script).unwrap());
    assert!(played.is_ok(), "{played:?}");
}

/// MA-7.4: a price of one is not lowered, and that one is of the card's type.
#[test]
fn no_price_is_lowered_to_nothing() {
    let with = |energy: &str| {
        format!(
            "phase = \"main\"\n[A]\nlife = 15\nbag = [\"sidekick x6\"]\n\
             reserve = [\"sidekick {energy}\", \"sidekick 1\"]\nfield = [\"spider-man 2\"]"
        )
    };
    cheaply(
        &with("fist"),
        "A buy hulk\nexpect A /seats/A/used {\"hulk\":1}\nexpect A /seats/A/out {\"sidekick\":1}",
    );
    cheaply(&with("bolt"), "refuse MA-7.1 A buy hulk");
}

/// MA-19.5: Slander answers damage by who attacks as well, before anybody blocks.
#[test]
fn slander_answers_who_attacks() {
    cheaply(
        "phase = \"attack\"\n[A]\nlife = 15\nbag = [\"sidekick x8\"]\nfield = [\"hulk 1\"]",
        "A attack A.hulk.1\nexpect A /seats/B/life 14\nB yes\nexpect A /seats/A/life 14\n\
         expect A /seats/B/used {\"sidekick\":1}\nB block A.hulk.1",
    );
}

//! Every sentence, written out in both languages.

use super::*;
use crate::STANDARD;
use content::Name;
use words::{Lang, Words};

fn standard() -> (&'static Pack, &'static Tables) {
    let pack = Pack::builtin();
    (pack, pack.tables(STANDARD).unwrap())
}

#[track_caller]
fn says(kind: &str, de: &str, en: &str) {
    let (pack, tables) = standard();
    let kind = pack.kind(kind).unwrap();
    assert_eq!(in_words(&kind_text(pack, tables, kind)), Name::new(de, en));
}

/// Pieces in both languages.
fn in_words(said: &[Said]) -> Name {
    let [de, en] = [Lang::De, Lang::En].map(|lang| Words::new(lang).say_all(said));
    Name::new(de, en)
}

#[test]
fn attack_kinds() {
    says(
        "smasher",
        "Ziel: ein eigener oder gegnerischer Würfel im Spiel. Höher: Das Ziel kommt in den \
         Abgrund. Sonst: Dieser Würfel kommt in den Abgrund. In Schwarz genügt ein Gleichstand, \
         außer gegen verfeindete Farben.",
        "Throw at one die in play on either side. Higher: the target goes to the Abyss. Otherwise: \
         this die goes to the Abyss. Wins ties in black, except against enemy colours.",
    );
    says(
        "assault",
        "Ziel: ein eigener oder gegnerischer Angriffswürfel im Spiel. Höher: +3 bei einem \
         eigenen, −3 bei einem gegnerischen Würfel. Sonst: +1 bei einem eigenen, −1 bei einem \
         gegnerischen Würfel. In Rot genügt ein Gleichstand, außer gegen verfeindete Farben.",
        "Throw at one Attack die in play on either side. Higher: +3 if it is yours, −3 if it is \
         opposing. Otherwise: +1 if it is yours, −1 if it is opposing. Wins ties in red, except \
         against enemy colours.",
    );
    says(
        "ballistic",
        "Ziel: ein gegnerischer Würfel im Spiel. Höher: −2. Sonst: −1. In Lila genügt ein \
         Gleichstand, außer gegen verfeindete Farben.",
        "Throw at one opposing die in play. Higher: −2. Otherwise: −1. Wins ties in purple, except \
         against enemy colours.",
    );
}

#[test]
fn defence_kinds() {
    says(
        "nullifier",
        "Ziel: ein eigener oder gegnerischer Würfel im Spiel. Höher: Das Ziel kommt in die \
         Schwebe. Sonst: kein Effekt. In Blau genügt ein Gleichstand, außer gegen verfeindete \
         Farben.",
        "Throw at one die in play on either side. Higher: the target goes to Limbo. Otherwise: no \
         effect. Wins ties in blue, except against enemy colours.",
    );
    says(
        "barrier",
        "Ziel: ein eigener oder gegnerischer Verteidigungswürfel im Spiel. Höher: +3 bei einem \
         eigenen, −3 bei einem gegnerischen Würfel. Sonst: +1 bei einem eigenen, −1 bei einem \
         gegnerischen Würfel. In Grün genügt ein Gleichstand, außer gegen verfeindete Farben.",
        "Throw at one Defence die in play on either side. Higher: +3 if it is yours, −3 if it \
         is opposing. Otherwise: +1 if it is yours, −1 if it is opposing. Wins ties in green, \
         except against enemy colours.",
    );
    says(
        "powerup",
        "Ziel: ein eigener Würfel im Spiel. Höher: +2. Sonst: +1. In Weiß genügt ein Gleichstand, \
         außer gegen verfeindete Farben.",
        "Throw at one of your own dice in play. Higher: +2. Otherwise: +1. Wins ties in white, \
         except against enemy colours.",
    );
}

#[test]
fn life_kinds() {
    says(
        "swarm",
        "Ziele: alle gegnerischen Verteidigungswürfel im Spiel, jeder einzeln verglichen. \
         Niedriger: −2. Sonst: kein Effekt. In Orange genügt ein Gleichstand, außer gegen \
         verfeindete Farben.",
        "Throw at all opposing Defence dice in play, each compared by itself. Lower: −2. \
         Otherwise: no effect. Wins ties in orange, except against enemy colours.",
    );
    says(
        "fortress",
        "Ziele: alle gegnerischen Angriffswürfel im Spiel, jeder einzeln verglichen. Höher: −2. \
         Sonst: kein Effekt. In Gelb genügt ein Gleichstand, außer gegen verfeindete Farben.",
        "Throw at all opposing Attack dice in play, each compared by itself. Higher: −2. \
         Otherwise: no effect. Wins ties in yellow, except against enemy colours.",
    );
    says(
        "regeneration",
        "Ziel: ein eigener Würfel im Abgrund. Immer: Das Ziel kommt in die Schwebe.",
        "Throw at one of your own dice in the Abyss. Always: the target goes to Limbo.",
    );
}

#[test]
fn no_kind_is_left_out() {
    assert_eq!(
        Pack::builtin().kinds.len(),
        9,
        "write out the new kind above"
    );
}

#[test]
fn bonuses() {
    let bonuses = [
        (
            "+2 für einen deiner verbündeten Angriffswürfel.",
            "+2 to one of your allied Attack dice.",
        ),
        (
            "+2 für einen deiner verbündeten Verteidigungswürfel.",
            "+2 to one of your allied Defence dice.",
        ),
        (
            "+2 für einen deiner verbündeten Lebenswürfel.",
            "+2 to one of your allied Life dice.",
        ),
        (
            "+1 für einen deiner verbündeten Angriffswürfel und +1 für einen deiner verbündeten \
             Verteidigungswürfel.",
            "+1 to one of your allied Attack dice and +1 to one of your allied Defence dice.",
        ),
        (
            "+1 für einen deiner verbündeten Verteidigungswürfel und +1 für einen deiner \
             verbündeten Lebenswürfel.",
            "+1 to one of your allied Defence dice and +1 to one of your allied Life dice.",
        ),
        (
            "+1 für einen deiner verbündeten Angriffswürfel und +1 für einen deiner verbündeten \
             Lebenswürfel.",
            "+1 to one of your allied Attack dice and +1 to one of your allied Life dice.",
        ),
        (
            "+3 für einen deiner verbündeten Verteidigungswürfel und −1 für einen deiner \
             verbündeten Lebenswürfel.",
            "+3 to one of your allied Defence dice and −1 to one of your allied Life dice.",
        ),
        (
            "+3 für einen deiner verbündeten Angriffswürfel und −1 für einen deiner verbündeten \
             Verteidigungswürfel.",
            "+3 to one of your allied Attack dice and −1 to one of your allied Defence dice.",
        ),
    ];
    let (_, tables) = standard();
    for (colour, (de, en)) in Colour::ALL.into_iter().zip(bonuses) {
        assert_eq!(
            in_words(&bonus_text(tables, colour)),
            Name::new(de, en),
            "{colour:?}"
        );
    }
}

#[test]
fn gists() {
    let gists = [
        (
            "Beliebiger Würfel: höher in den Abgrund, sonst er selbst",
            "Any die: higher to the Abyss, else itself",
        ),
        (
            "Beliebiger Angriffswürfel: höher ±3, sonst ±1",
            "Any Attack die: higher ±3, else ±1",
        ),
        (
            "Gegnerischer Würfel: höher −2, sonst −1",
            "Opposing die: higher −2, else −1",
        ),
        (
            "Beliebiger Würfel: höher in die Schwebe",
            "Any die: higher to Limbo",
        ),
        (
            "Beliebiger Verteidigungswürfel: höher ±3, sonst ±1",
            "Any Defence die: higher ±3, else ±1",
        ),
        (
            "Eigener Würfel: höher +2, sonst +1",
            "Own die: higher +2, else +1",
        ),
        (
            "Alle gegnerischen Verteidigungswürfel: niedriger −2",
            "All opposing Defence dice: lower −2",
        ),
        (
            "Alle gegnerischen Angriffswürfel: höher −2",
            "All opposing Attack dice: higher −2",
        ),
        (
            "Eigener Würfel im Abgrund: in die Schwebe",
            "Own die in the Abyss: to Limbo",
        ),
    ];
    let (_, tables) = standard();
    for (place, (de, en)) in gists.into_iter().enumerate() {
        let kind = KindId::new(place as u8).unwrap();
        assert_eq!(in_words(&kind_brief(tables, kind)), Name::new(de, en));
    }
    assert_eq!(
        in_words(&bonus_brief(tables, Colour::Black)),
        Name::new("+3 Verteidigung, −1 Leben", "+3 Defence, −1 Life")
    );
}

#[test]
fn a_preset_speaks_for_itself() {
    let pack = Pack::builtin();
    let tables = pack.tables("white-gives-life").unwrap();
    assert_eq!(
        in_words(&bonus_text(tables, Colour::White)).en,
        "+3 to one of your allied Life dice and −1 to one of your allied Attack dice."
    );
}

#[test]
fn verbs_that_no_kind_of_ours_combines() {
    let (pack, tables) = standard();
    let mut tables = tables.clone();
    let kind = KindId::new(0).unwrap();
    let rules = &mut tables.kinds[0];
    rules.aim.reach = Reach::All;
    rules.compare = Compare::Always;
    rules.hit = [Effect::Signed(1), Effect::SendSelf(Exile::Limbo)].into();
    rules.aim.side = Whose::Own;
    assert_eq!(
        in_words(&kind_text(pack, &tables, kind)),
        Name::new(
            "Ziele: alle eigenen Würfel im Spiel. Immer: +1 für jedes und dieser Würfel kommt in \
             die Schwebe.",
            "Throw at all your own dice in play. Always: +1 each, and this die goes to Limbo.",
        )
    );
    let rules = &mut tables.kinds[0];
    rules.hit = [Effect::SendTarget(Exile::Limbo)].into_iter().collect();
    rules.aim.side = Whose::Either;
    rules.aim.place = Place::Abyss;
    assert_eq!(
        in_words(&kind_text(pack, &tables, kind)),
        Name::new(
            "Ziele: alle eigenen und gegnerischen Würfel im Abgrund. Immer: Die Ziele kommen in \
             die Schwebe.",
            "Throw at all dice in the Abyss on both sides. Always: the targets go to Limbo.",
        )
    );
}

//! The sentences in German.

use super::{all_at_once, one_by_one, signed};
use crate::{Aim, BonusPart, Class, Compare, Effect, Exile, KindRules, Place, Reach, Whose};

pub(super) fn kind(rules: &KindRules, colour: &str) -> String {
    let each = if one_by_one(rules) {
        ", jeder einzeln verglichen"
    } else {
        ""
    };
    let target = format!("{}{each}.", aim(rules.aim));
    let hit = effects(rules, &rules.hit);
    let miss = effects(rules, &rules.miss);
    let ties = format!("In {colour} genügt ein Gleichstand, außer gegen verfeindete Farben.");
    match rules.compare {
        Compare::Higher => format!("{target} Höher: {hit}. Sonst: {miss}. {ties}"),
        Compare::Lower => format!("{target} Niedriger: {hit}. Sonst: {miss}. {ties}"),
        Compare::Always => format!("{target} Immer: {hit}."),
    }
}

/// The gist.
pub(super) fn brief(rules: &KindRules) -> String {
    let aim = match (rules.aim.reach, rules.aim.side) {
        (Reach::One, Whose::Own) => "Eigener",
        (Reach::One, Whose::Foe) => "Gegnerischer",
        (Reach::One, Whose::Either) => "Beliebiger",
        (Reach::All, Whose::Own) => "Alle eigenen",
        (Reach::All, Whose::Foe) => "Alle gegnerischen",
        (Reach::All, Whose::Either) => "Alle",
    };
    let dice = noun(rules.aim.class);
    let place = match rules.aim.place {
        Place::InPlay => "",
        Place::Abyss => " im Abgrund",
    };
    let when = match rules.compare {
        Compare::Higher => "höher ",
        Compare::Lower => "niedriger ",
        Compare::Always => "",
    };
    let hit = gists(rules, &rules.hit);
    let miss = match gists(rules, &rules.miss) {
        none if none.is_empty() => none,
        miss => format!(", sonst {miss}"),
    };
    format!("{aim} {dice}{place}: {when}{hit}{miss}")
}

fn gists(rules: &KindRules, effects: &[Effect]) -> String {
    let gist = |effect: &Effect| match *effect {
        Effect::Add(by) => signed(by),
        Effect::Signed(by) => super::either(rules, by),
        Effect::SendTarget(exile) => format!("in {}", zone(exile)),
        // The same way as the target would have gone need not be said twice.
        Effect::SendSelf(exile) if rules.hit.contains(&Effect::SendTarget(exile)) => {
            "er selbst".to_owned()
        }
        Effect::SendSelf(exile) => format!("er selbst in {}", zone(exile)),
    };
    effects.iter().map(gist).collect::<Vec<_>>().join(" und ")
}

fn aim(aim: Aim) -> String {
    let dice = noun(aim.class);
    let place = match aim.place {
        Place::InPlay => "im Spiel",
        Place::Abyss => "im Abgrund",
    };
    let whose = match (aim.reach, aim.side) {
        (Reach::One, Whose::Own) => "Ziel: ein eigener",
        (Reach::One, Whose::Foe) => "Ziel: ein gegnerischer",
        (Reach::One, Whose::Either) => "Ziel: ein eigener oder gegnerischer",
        (Reach::All, Whose::Own) => "Ziele: alle eigenen",
        (Reach::All, Whose::Foe) => "Ziele: alle gegnerischen",
        (Reach::All, Whose::Either) => "Ziele: alle eigenen und gegnerischen",
    };
    format!("{whose} {dice} {place}")
}

/// The same in singular and plural, nominative and accusative.
const fn noun(class: Option<Class>) -> &'static str {
    match class {
        None => "Würfel",
        Some(Class::Attack) => "Angriffswürfel",
        Some(Class::Defence) => "Verteidigungswürfel",
        Some(Class::Life) => "Lebenswürfel",
    }
}

/// After a colon a full sentence begins with a capital.
fn effects(rules: &KindRules, effects: &[Effect]) -> String {
    if effects.is_empty() {
        return "kein Effekt".to_owned();
    }
    let said: Vec<String> = effects.iter().map(|one| effect(rules, *one)).collect();
    let said = said.join(" und ");
    let first = said.chars().take(1).flat_map(char::to_uppercase);
    first.chain(said.chars().skip(1)).collect()
}

fn effect(rules: &KindRules, effect: Effect) -> String {
    let target = if all_at_once(rules) {
        "die Ziele kommen"
    } else {
        "das Ziel kommt"
    };
    let each = if all_at_once(rules) {
        " für jedes"
    } else {
        ""
    };
    match effect {
        Effect::Add(by) => signed(by) + each,
        Effect::Signed(by) => {
            let by = by as i8;
            match rules.aim.side {
                Whose::Own => signed(by) + each,
                Whose::Foe => signed(-by) + each,
                Whose::Either => {
                    let (up, down) = (signed(by), signed(-by));
                    format!("{up} bei einem eigenen, {down} bei einem gegnerischen Würfel")
                }
            }
        }
        Effect::SendTarget(exile) => format!("{target} in {}", zone(exile)),
        Effect::SendSelf(exile) => format!("dieser Würfel kommt in {}", zone(exile)),
    }
}

const fn zone(exile: Exile) -> &'static str {
    match exile {
        Exile::Limbo => "die Schwebe",
        Exile::Abyss => "den Abgrund",
    }
}

pub(super) fn part(part: BonusPart) -> String {
    let dice = noun(Some(part.class));
    format!("{} für einen deiner verbündeten {dice}", signed(part.add))
}

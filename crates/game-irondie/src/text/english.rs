//! The sentences in English.

use super::{all_at_once, class_name, one_by_one, signed};
use crate::{Aim, BonusPart, Class, Compare, Effect, Exile, KindRules, Place, Reach, Whose};

pub(super) fn kind(rules: &KindRules, colour: &str) -> String {
    let each = if one_by_one(rules) {
        ", each compared by itself"
    } else {
        ""
    };
    let throw = format!("Throw at {}{each}.", aim(rules.aim));
    let hit = effects(rules, &rules.hit);
    let miss = effects(rules, &rules.miss);
    let ties = format!("Wins ties in {colour}, except against enemy colours.");
    match rules.compare {
        Compare::Higher => format!("{throw} Higher: {hit}. Otherwise: {miss}. {ties}"),
        Compare::Lower => format!("{throw} Lower: {hit}. Otherwise: {miss}. {ties}"),
        Compare::Always => format!("{throw} Always: {hit}."),
    }
}

/// The gist.
pub(super) fn brief(rules: &KindRules) -> String {
    let Aim {
        reach, side, class, ..
    } = rules.aim;
    let (one, all) = (noun(class, "die"), noun(class, "dice"));
    let aim = match (reach, side) {
        (Reach::One, Whose::Own) => format!("Own {one}"),
        (Reach::One, Whose::Foe) => format!("Opposing {one}"),
        (Reach::One, Whose::Either) => format!("Any {one}"),
        (Reach::All, Whose::Own) => format!("All own {all}"),
        (Reach::All, Whose::Foe) => format!("All opposing {all}"),
        (Reach::All, Whose::Either) => format!("All {all}"),
    };
    let place = match rules.aim.place {
        Place::InPlay => "",
        Place::Abyss => " in the Abyss",
    };
    let when = match rules.compare {
        Compare::Higher => "higher ",
        Compare::Lower => "lower ",
        Compare::Always => "",
    };
    let hit = gists(rules, &rules.hit);
    let miss = match gists(rules, &rules.miss) {
        none if none.is_empty() => none,
        miss => format!(", else {miss}"),
    };
    format!("{aim}{place}: {when}{hit}{miss}")
}

fn gists(rules: &KindRules, effects: &[Effect]) -> String {
    let gist = |effect: &Effect| match *effect {
        Effect::Add(by) => signed(by),
        Effect::Signed(by) => super::either(rules, by),
        Effect::SendTarget(exile) => format!("to {}", zone(exile)),
        // The same way as the target would have gone need not be said twice.
        Effect::SendSelf(exile) if rules.hit.contains(&Effect::SendTarget(exile)) => {
            "itself".to_owned()
        }
        Effect::SendSelf(exile) => format!("itself to {}", zone(exile)),
    };
    effects.iter().map(gist).collect::<Vec<_>>().join(" and ")
}

fn aim(aim: Aim) -> String {
    let (one, all) = (noun(aim.class, "die"), noun(aim.class, "dice"));
    let place = match aim.place {
        Place::InPlay => "in play",
        Place::Abyss => "in the Abyss",
    };
    match (aim.reach, aim.side) {
        (Reach::One, Whose::Own) => format!("one of your own {all} {place}"),
        (Reach::One, Whose::Foe) => format!("one opposing {one} {place}"),
        (Reach::One, Whose::Either) => format!("one {one} {place} on either side"),
        (Reach::All, Whose::Own) => format!("all your own {all} {place}"),
        (Reach::All, Whose::Foe) => format!("all opposing {all} {place}"),
        (Reach::All, Whose::Either) => format!("all {all} {place} on both sides"),
    }
}

fn noun(class: Option<Class>, noun: &str) -> String {
    match class {
        Some(class) => format!("{} {noun}", class_name(class).en),
        None => noun.to_owned(),
    }
}

fn effects(rules: &KindRules, effects: &[Effect]) -> String {
    if effects.is_empty() {
        return "no effect".to_owned();
    }
    let said: Vec<String> = effects.iter().map(|one| effect(rules, *one)).collect();
    said.join(", and ")
}

fn effect(rules: &KindRules, effect: Effect) -> String {
    let target = if all_at_once(rules) {
        "the targets go"
    } else {
        "the target goes"
    };
    let each = if all_at_once(rules) { " each" } else { "" };
    match effect {
        Effect::Add(by) => signed(by) + each,
        Effect::Signed(by) => {
            let by = by as i8;
            match rules.aim.side {
                Whose::Own => signed(by) + each,
                Whose::Foe => signed(-by) + each,
                Whose::Either => {
                    let (up, down) = (signed(by), signed(-by));
                    format!("{up} if it is yours, {down} if it is opposing")
                }
            }
        }
        Effect::SendTarget(exile) => format!("{target} to {}", zone(exile)),
        Effect::SendSelf(exile) => format!("this die goes to {}", zone(exile)),
    }
}

const fn zone(exile: Exile) -> &'static str {
    match exile {
        Exile::Limbo => "Limbo",
        Exile::Abyss => "the Abyss",
    }
}

pub(super) fn part(part: BonusPart) -> String {
    let class = class_name(part.class).en;
    format!("{} to one of your allied {class} dice", signed(part.add))
}

//! What people read about kinds and bonuses, piece by piece: keys and values, made from the verbs,
//! so that text and behaviour cannot disagree. The words are in `words`, in both languages.

#[cfg(test)]
mod tests;

use crate::{
    Aim, BonusPart, Class, Colour, Compare, Effect, Exile, KindId, KindRules, Pack, Place, Reach,
    Tables, Whose,
};
use kernel::{Arg, Said};

/// What a kind does, by the numbers of a preset.
pub fn kind_text(pack: &Pack, tables: &Tables, kind: KindId) -> Vec<Said> {
    let rules = tables.kind(kind);
    let each = rules.aim.reach == Reach::All && rules.compare != Compare::Always;
    let mut said = vec![
        aimed("irondie-text-aim", rules.aim).with("each", yes_or_no(each)),
        Said::new("irondie-text-when").with("compare", Arg::word(compared(rules.compare))),
    ];
    effects(rules, &rules.hit, &mut said);
    if rules.compare == Compare::Always {
        return said;
    }
    said.push(Said::new("irondie-text-else"));
    effects(rules, &rules.miss, &mut said);
    let special = pack.colour_name(rules.special);
    let colour = Arg::named(&special.de, &special.en.to_lowercase());
    said.push(Said::new("irondie-text-ties").with("colour", colour));
    said
}

/// The gist of what a kind does, for a list: "Any Attack die: higher ±3, else ±1". A sign of both
/// kinds is plus for the thrower's own dice and minus for opposing ones.
pub fn kind_brief(tables: &Tables, kind: KindId) -> Vec<Said> {
    let rules = tables.kind(kind);
    let mut said = vec![aimed("irondie-brief-aim", rules.aim)];
    if rules.compare != Compare::Always {
        let compare = Arg::word(compared(rules.compare));
        said.push(Said::new("irondie-brief-when").with("compare", compare));
    }
    said.extend(joined("first", &rules.hit).map(|(at, effect)| gist(rules, effect).with("at", at)));
    said.extend(joined("else", &rules.miss).map(|(at, effect)| gist(rules, effect).with("at", at)));
    said
}

/// What a colour gives, by the numbers of a preset.
pub fn bonus_text(tables: &Tables, colour: Colour) -> Vec<Said> {
    let mut said = parts("irondie-text-part", tables.bonus(colour));
    said.push(Said::new("irondie-text-end"));
    said
}

/// The gist of what a colour gives: "+3 Defence, −1 Life".
pub fn bonus_brief(tables: &Tables, colour: Colour) -> Vec<Said> {
    parts("irondie-brief-part", tables.bonus(colour))
}

/// The name of a class.
pub fn class_name(class: Class) -> Said {
    Said::new(match class {
        Class::Attack => "irondie-class-attack",
        Class::Defence => "irondie-class-defence",
        Class::Life => "irondie-class-life",
    })
}

fn parts(key: &'static str, parts: &[BonusPart]) -> Vec<Said> {
    let part = |(at, part): (Arg, BonusPart)| {
        Said::new(key)
            .with("at", at)
            .with("amount", signed(part.add))
            .with("class", Arg::word(part.class.id()))
    };
    joined("first", parts).map(part).collect()
}

/// Things that one sentence tells in a row: each with its place in it.
fn joined<T: Copy>(first: &'static str, things: &[T]) -> impl Iterator<Item = (Arg, T)> {
    let at = move |place| Arg::word(if place == 0 { first } else { "next" });
    let things = things.iter().copied().enumerate();
    things.map(move |(place, thing)| (at(place), thing))
}

/// What a throw is aimed at.
fn aimed(key: &'static str, aim: Aim) -> Said {
    let target = match (aim.reach, aim.side) {
        (Reach::One, Whose::Own) => "one-own",
        (Reach::One, Whose::Foe) => "one-foe",
        (Reach::One, Whose::Either) => "one-either",
        (Reach::All, Whose::Own) => "all-own",
        (Reach::All, Whose::Foe) => "all-foe",
        (Reach::All, Whose::Either) => "all-either",
    };
    let place = match aim.place {
        Place::InPlay => "play",
        Place::Abyss => "abyss",
    };
    Said::new(key)
        .with("target", Arg::word(target))
        .with("class", Arg::word(aim.class.map_or("any", Class::id)))
        .with("place", Arg::word(place))
}

/// A sentence of effects.
fn effects(rules: &KindRules, effects: &[Effect], said: &mut Vec<Said>) {
    if effects.is_empty() {
        said.push(Said::new("irondie-text-nothing"));
    }
    said.extend(joined("first", effects).map(|(at, one)| effect(rules, one).with("at", at)));
    said.push(Said::new("irondie-text-end"));
}

fn effect(rules: &KindRules, effect: Effect) -> Said {
    // Success comes to all targets at once.
    let each = rules.aim.reach == Reach::All && rules.compare == Compare::Always;
    let add = |amount| Said::new("irondie-text-add").with("amount", signed(amount));
    let said = match (effect, rules.aim.side) {
        (Effect::Add(by), _) => add(by),
        (Effect::Signed(by), Whose::Own) => add(by as i8),
        (Effect::Signed(by), Whose::Foe) => add(-(by as i8)),
        (Effect::Signed(by), Whose::Either) => {
            return Said::new("irondie-text-either")
                .with("up", signed(by as i8))
                .with("down", signed(-(by as i8)));
        }
        (Effect::SendTarget(exile), _) => {
            Said::new("irondie-text-target").with("zone", zone(exile))
        }
        (Effect::SendSelf(exile), _) => {
            return Said::new("irondie-text-itself").with("zone", zone(exile));
        }
    };
    said.with("each", yes_or_no(each))
}

fn gist(rules: &KindRules, effect: Effect) -> Said {
    let add = |amount| Said::new("irondie-brief-add").with("amount", amount);
    match (effect, rules.aim.side) {
        (Effect::Add(by), _) => add(signed(by)),
        (Effect::Signed(by), Whose::Own) => add(signed(by as i8)),
        (Effect::Signed(by), Whose::Foe) => add(signed(-(by as i8))),
        (Effect::Signed(by), Whose::Either) => add(Arg::Spelled(format!("±{by}"))),
        (Effect::SendTarget(exile), _) => {
            Said::new("irondie-brief-target").with("zone", zone(exile))
        }
        // The same way as the target would have gone need not be said twice.
        (Effect::SendSelf(exile), _) if rules.hit.contains(&Effect::SendTarget(exile)) => {
            Said::new("irondie-brief-itself")
        }
        (Effect::SendSelf(exile), _) => {
            Said::new("irondie-brief-itself-to").with("zone", zone(exile))
        }
    }
}

/// A change with its sign; minus is the real one, not a hyphen.
pub(crate) fn signed(change: i8) -> Arg {
    let sign = if change < 0 { '−' } else { '+' };
    Arg::Spelled(format!("{sign}{}", change.unsigned_abs()))
}

const fn compared(compare: Compare) -> &'static str {
    match compare {
        Compare::Higher => "higher",
        Compare::Lower => "lower",
        Compare::Always => "always",
    }
}

fn zone(exile: Exile) -> Arg {
    Arg::word(match exile {
        Exile::Limbo => "limbo",
        Exile::Abyss => "abyss",
    })
}

fn yes_or_no(yes: bool) -> Arg {
    Arg::word(if yes { "yes" } else { "no" })
}

//! What people read about kinds and bonuses, in both languages. The sentences are made from the
//! verbs, so that text and behaviour cannot disagree.

mod english;
mod german;
#[cfg(test)]
mod tests;

use crate::{BonusPart, Class, Colour, Compare, KindId, KindRules, Pack, Reach, Tables, Whose};
use content::Name;

/// What a kind does, by the numbers of a preset.
pub fn kind_text(pack: &Pack, tables: &Tables, kind: KindId) -> Name {
    let rules = tables.kind(kind);
    let colour = pack.colour_name(rules.special);
    Name::new(
        german::kind(rules, &colour.de),
        english::kind(rules, &colour.en.to_lowercase()),
    )
}

/// The gist of what a kind does, for a list: "Any Attack die: higher ±3, else ±1". A sign of both
/// kinds is plus for the thrower's own dice and minus for opposing ones.
pub fn kind_brief(tables: &Tables, kind: KindId) -> Name {
    let rules = tables.kind(kind);
    Name::new(german::brief(rules), english::brief(rules))
}

/// The gist of what a colour gives: "+3 Defence, −1 Life".
pub fn bonus_brief(tables: &Tables, colour: Colour) -> Name {
    let parts = tables.bonus(colour).iter();
    let part = |part: &BonusPart| (signed(part.add), class_name(part.class));
    let (de, en): (Vec<String>, Vec<String>) = parts
        .map(part)
        .map(|(by, class)| (format!("{by} {}", class.de), format!("{by} {}", class.en)))
        .unzip();
    Name::new(de.join(", "), en.join(", "))
}

/// What a colour gives, by the numbers of a preset.
pub fn bonus_text(tables: &Tables, colour: Colour) -> Name {
    let parts = tables.bonus(colour);
    let joined = |part: fn(BonusPart) -> String, and| {
        let parts: Vec<String> = parts.iter().copied().map(part).collect();
        parts.join(and) + "."
    };
    Name::new(
        joined(german::part, " und "),
        joined(english::part, " and "),
    )
}

/// The name of a class.
pub fn class_name(class: Class) -> Name {
    match class {
        Class::Attack => Name::new("Angriff", "Attack"),
        Class::Defence => Name::new("Verteidigung", "Defence"),
        Class::Life => Name::new("Leben", "Life"),
    }
}

/// A change with its sign; minus is the real one, not a hyphen.
fn signed(change: i8) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", change.unsigned_abs())
}

/// A change that lifts the thrower's own dice and lowers opposing ones.
fn either(rules: &KindRules, by: u8) -> String {
    match rules.aim.side {
        Whose::Own => format!("+{by}"),
        Whose::Foe => format!("−{by}"),
        Whose::Either => format!("±{by}"),
    }
}

/// Whether every target is compared by itself.
fn one_by_one(rules: &KindRules) -> bool {
    rules.aim.reach == Reach::All && rules.compare != Compare::Always
}

/// Whether success comes to all targets at once.
fn all_at_once(rules: &KindRules) -> bool {
    rules.aim.reach == Reach::All && rules.compare == Compare::Always
}

//! What people read about kinds and bonuses, in both languages. The sentences are made from the
//! verbs, so that text and behaviour cannot disagree.

mod english;
mod german;
#[cfg(test)]
mod tests;

use crate::{BonusPart, Class, Colour, Compare, KindId, KindRules, Pack, Reach, Tables};
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

/// Whether every target is compared by itself.
fn one_by_one(rules: &KindRules) -> bool {
    rules.aim.reach == Reach::All && rules.compare != Compare::Always
}

/// Whether success comes to all targets at once.
fn all_at_once(rules: &KindRules) -> bool {
    rules.aim.reach == Reach::All && rules.compare == Compare::Always
}

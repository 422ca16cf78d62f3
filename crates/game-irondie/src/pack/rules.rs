//! The words of a kind and of a bonus, as packs write them. The header of `kinds.toml` explains
//! them to people.

use crate::{
    Aim, Bonus, BonusPart, Class, Colour, Compare, Effect, Exile, KindRules, Place, Reach, Whose,
};
use arrayvec::ArrayVec;
use content::Node;

/// The fields of a kind that a preset may change.
pub(super) const CHANGEABLE: &[&str] = &["special", "aim", "compare", "hit", "miss"];

/// A value changes by this much at most: a die goes from 1 to 6.
const MOST: i64 = 5;

type Effects = ArrayVec<Effect, 2>;

const CLASSES: &[(&str, Class)] = &[
    (Class::Attack.id(), Class::Attack),
    (Class::Defence.id(), Class::Defence),
    (Class::Life.id(), Class::Life),
];

const COMPARES: &[(&str, Compare)] = &[
    ("higher", Compare::Higher),
    ("lower", Compare::Lower),
    ("always", Compare::Always),
];

const EXILES: &[(&str, Exile)] = &[("limbo", Exile::Limbo), ("abyss", Exile::Abyss)];

const VERBS: [&str; 4] = ["add", "signed", "send-target", "send-self"];

/// What is said of a kind; `None` where nothing, or nothing readable, is said.
pub(super) struct Given {
    special: Option<Colour>,
    aim: Option<Aim>,
    compare: Option<Compare>,
    hit: Option<Effects>,
    miss: Option<Effects>,
}

impl Given {
    /// Reads the fields that `field` finds.
    pub(super) fn read<'r>(field: impl Fn(&str) -> Option<Node<'r>>) -> Given {
        Given {
            special: field("special").and_then(colour),
            aim: field("aim").and_then(aim),
            compare: field("compare").and_then(|node| node.one_of("comparison", COMPARES)),
            hit: field("hit").and_then(effects),
            miss: field("miss").and_then(effects),
        }
    }

    /// A whole kind. Only a kind that always succeeds may leave `miss` out.
    pub(super) fn rules(self, class: Class) -> Option<KindRules> {
        Some(KindRules {
            class,
            special: self.special?,
            aim: self.aim?,
            compare: self.compare?,
            hit: self.hit?,
            miss: self.miss.unwrap_or_default(),
        })
    }

    /// A kind with changes made.
    pub(super) fn change(self, rules: &mut KindRules) {
        rules.special = self.special.unwrap_or(rules.special);
        rules.aim = self.aim.unwrap_or(rules.aim);
        rules.compare = self.compare.unwrap_or(rules.compare);
        rules.hit = self.hit.unwrap_or_else(|| rules.hit.clone());
        rules.miss = self.miss.unwrap_or_else(|| rules.miss.clone());
    }
}

/// What makes no sense about a kind whose every field is well written.
pub(super) fn nonsense(rules: &KindRules) -> Option<&'static str> {
    let always = rules.compare == Compare::Always;
    let in_abyss = rules.aim.place == Place::Abyss;
    let counts = |effect: &Effect| matches!(effect, Effect::Add(_) | Effect::Signed(_));
    if always && !rules.miss.is_empty() {
        Some("a kind that always succeeds has no `miss`")
    } else if in_abyss && !always {
        Some("dice in the abyss have no value: `compare` can only be always")
    } else if in_abyss && rules.hit.iter().any(counts) {
        Some("dice in the abyss have no value: `hit` can only send them")
    } else {
        None
    }
}

/// A class by its id.
pub(super) fn class(node: Node<'_>) -> Option<Class> {
    node.one_of("class", CLASSES)
}

/// A colour by its id.
fn colour(node: Node<'_>) -> Option<Colour> {
    let words = Colour::ALL.map(|colour| (colour.id(), colour));
    node.one_of("colour", &words)
}

fn aim(node: Node<'_>) -> Option<Aim> {
    let table = node.table(&["dice", "of", "in", "class"])?;
    let reach = table.need("dice");
    let reach =
        reach.and_then(|node| node.one_of("reach", &[("one", Reach::One), ("all", Reach::All)]));
    let sides = [
        ("own", Whose::Own),
        ("foe", Whose::Foe),
        ("either", Whose::Either),
    ];
    let side = table
        .need("of")
        .and_then(|node| node.one_of("side", &sides));
    let places = [("play", Place::InPlay), ("abyss", Place::Abyss)];
    let place = match table.get("in") {
        Some(node) => node.one_of("place", &places),
        None => Some(Place::InPlay),
    };
    let class = match table.get("class") {
        Some(node) => class(node).map(Some),
        None => Some(None),
    };
    Some(Aim {
        reach: reach?,
        side: side?,
        place: place?,
        class: class?,
    })
}

/// A list of at most two verbs.
fn effects(node: Node<'_>) -> Option<Effects> {
    let read: Vec<Option<Effect>> = node.list()?.into_iter().map(effect).collect();
    let read: Vec<Effect> = read.into_iter().collect::<Option<_>>()?;
    let effects = Effects::try_from(read.as_slice()).ok();
    if effects.is_none() {
        node.problem(format!("at most two verbs, not {}", read.len()));
    }
    effects
}

fn effect(node: Node<'_>) -> Option<Effect> {
    let (verb, object) = node.verb()?;
    match verb {
        "add" => change(object).map(Effect::Add),
        "signed" => object.number(1..=MOST).map(|by| Effect::Signed(by as u8)),
        "send-target" => object.one_of("zone", EXILES).map(Effect::SendTarget),
        "send-self" => object.one_of("zone", EXILES).map(Effect::SendSelf),
        _ => {
            object.unknown("verb", verb, VERBS.into_iter());
            None
        }
    }
}

/// A change of a value: up or down, but something.
fn change(node: Node<'_>) -> Option<i8> {
    let number = node.number(-MOST..=MOST)?;
    if number == 0 {
        node.problem("0 changes nothing");
    }
    (number != 0).then_some(number as i8)
}

/// A bonus: `{ defence = 3, life = -1 }`.
pub(super) fn bonus(node: Node<'_>) -> Option<Bonus> {
    let entries = node.entries()?;
    let (count, most) = (entries.len(), Bonus::new_const().capacity());
    if !(1..=most).contains(&count) {
        node.problem(format!("a bonus has one part or two, not {count}"));
    }
    let parts: Vec<Option<BonusPart>> = entries.into_iter().map(part).collect();
    let parts: Vec<BonusPart> = parts.into_iter().collect::<Option<_>>()?;
    Bonus::try_from(parts.as_slice()).ok()
}

fn part((word, node): (&str, Node<'_>)) -> Option<BonusPart> {
    let known = CLASSES.iter().find(|(class, _)| *class == word);
    if known.is_none() {
        node.unknown("class", word, CLASSES.iter().map(|(class, _)| *class));
    }
    let add = change(node);
    let &(_, class) = known?;
    Some(BonusPart { class, add: add? })
}

//! Abilities and the boxes that dice are placed in.

use crate::{CardId, Span, Symbol, Symbols, Timing};
use content::Name;

/// What a slot of a box asks of a die (KA-4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Need {
    /// This symbol, or a Wild.
    Symbol(Symbol),
    /// This symbol and no Wild.
    Exactly(Symbol),
    /// A Wild.
    WildOnly,
    /// A blank, and no Wild for it.
    BlankOnly,
    /// Any die.
    Any,
    /// Any die that is not blank.
    NonBlank,
    /// Any action die.
    AnyAction,
    /// An action die that shows a face.
    NonBlankAction,
}

/// A die as a slot sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Look {
    /// What it really shows.
    pub shown: Symbol,
    /// What it may count as.
    pub counts: Symbols,
    /// Whether it is an action die.
    pub action: bool,
}

impl Look {
    /// A die that counts as what it shows.
    pub const fn plain(shown: Symbol, action: bool) -> Look {
        Look {
            shown,
            counts: shown.counts_as(),
            action,
        }
    }
}

/// How many ways dice can look, but for what they may count as.
pub(crate) const LOOKS: usize = 2 * Symbol::ALL.len();

impl Need {
    /// Whether a die fits (KA-4.1 to KA-4.4).
    pub fn takes(self, look: Look) -> bool {
        let filled = || look.counts != Symbols::of(Symbol::Blank);
        match self {
            Need::Symbol(symbol) => look.counts.has(symbol),
            Need::Exactly(symbol) => look.shown == symbol,
            Need::WildOnly => look.counts.has(Symbol::Wild),
            Need::BlankOnly => look.shown == Symbol::Blank,
            Need::Any => true,
            Need::NonBlank => filled(),
            Need::AnyAction => look.action,
            Need::NonBlankAction => look.action && filled(),
        }
    }

    /// Whether only action dice fit.
    pub const fn wants_action(self) -> bool {
        matches!(self, Need::AnyAction | Need::NonBlankAction)
    }

    /// The word in packs.
    pub fn word(self) -> String {
        match self {
            Need::Symbol(symbol) => symbol.id().to_owned(),
            Need::Exactly(symbol) => format!("{}!", symbol.id()),
            Need::WildOnly => "wild-only".to_owned(),
            Need::BlankOnly => "blank-only".to_owned(),
            Need::Any => "any".to_owned(),
            Need::NonBlank => "non-blank".to_owned(),
            Need::AnyAction => "any-action".to_owned(),
            Need::NonBlankAction => "non-blank-action".to_owned(),
        }
    }

    /// The need with this word.
    pub fn from_word(word: &str) -> Option<Need> {
        let need = match word {
            "wild-only" => Need::WildOnly,
            "blank-only" => Need::BlankOnly,
            "any" => Need::Any,
            "non-blank" => Need::NonBlank,
            "any-action" => Need::AnyAction,
            "non-blank-action" => Need::NonBlankAction,
            _ => match word.strip_suffix('!') {
                Some(bare) => Need::Exactly(coloured(bare)?),
                None => Need::Symbol(coloured(word)?),
            },
        };
        Some(need)
    }
}

fn coloured(id: &str) -> Option<Symbol> {
    Symbol::from_id(id).filter(|&symbol| Symbols::NON_WILD.has(symbol))
}

/// A slot of a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slot {
    /// What it asks.
    pub need: Need,
    /// The section it is in, from 0.
    pub section: u8,
    /// Slots with the same number, in one section, must match (KA-4.3); 0 is none.
    pub group: u8,
}

/// What else must hold for a die to be placed, on solo boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum When {
    /// Another unplaced action die shows blank.
    OtherActionBlank,
    /// Another unplaced die shows blank.
    AnotherBlank,
}

/// The board an ability stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Home {
    /// The board that all players have.
    Player,
    /// That of a character, by its place in the pack.
    Character(u8),
    /// The solo side of a character's board.
    Solo(u8),
    /// Half of a Team-Up card.
    Card(CardId),
    /// A token.
    Token,
}

/// An ability.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Where it stands.
    pub home: Home,
    /// When it happens.
    pub timing: Timing,
    /// Its box; empty for an ability that takes no dice.
    pub slots: Vec<Slot>,
    /// What it does.
    pub effects: Span,
    /// Whether it can be selected once per match.
    pub once: bool,
    /// What else must hold, on solo boards.
    pub when: Option<When>,
}

impl Ability {
    /// How many sections its box has.
    pub fn sections(&self) -> u8 {
        self.slots.last().map_or(0, |slot| slot.section + 1)
    }

    /// Its box as packs write it.
    pub fn box_text(&self) -> String {
        let mut text = String::new();
        let mut before: Option<&Slot> = None;
        for slot in &self.slots {
            text.push_str(match before {
                None => "",
                Some(before) if before.section != slot.section => " | ",
                Some(before) if before.group != 0 && before.group == slot.group => " = ",
                Some(_) => " ",
            });
            text.push_str(&slot.need.word());
            before = Some(slot);
        }
        if text.is_empty() {
            "none".to_owned()
        } else {
            text
        }
    }
}

/// Reads a box as packs write it; the word that makes no sense, where there is one.
pub(crate) fn read_box(text: &str) -> Result<Vec<Slot>, String> {
    if text == "none" {
        return Ok(Vec::new());
    }
    let mut slots: Vec<Slot> = Vec::new();
    let mut group = 0;
    for (section, part) in text.split(" | ").enumerate() {
        for unit in part.split(' ').filter(|word| *word != "=").zip(joins(part)) {
            let (word, joined) = unit;
            let need = Need::from_word(word).ok_or_else(|| word.to_owned())?;
            let mut slot = Slot {
                need,
                section: section as u8,
                group: 0,
            };
            if joined {
                let last = slots.last_mut().ok_or("=")?;
                if last.group == 0 {
                    group += 1;
                    last.group = group;
                }
                slot.group = last.group;
            }
            slots.push(slot);
        }
    }
    Ok(slots)
}

/// For each slot of a section, whether `=` stands before it.
fn joins(part: &str) -> impl Iterator<Item = bool> {
    let mut words = part.split(' ').peekable();
    let mut joined = false;
    std::iter::from_fn(move || {
        loop {
            let word = words.next()?;
            if word == "=" {
                joined = true;
                continue;
            }
            return Some(std::mem::take(&mut joined));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_box_is_written_as_it_is_read() {
        for text in [
            "none",
            "any",
            "might energy x-factor any = any",
            "any | any",
            "non-blank = non-blank = non-blank",
            "non-blank = non-blank | non-blank = non-blank",
            "might! wild-only blank-only non-blank-action = any-action",
        ] {
            let ability = Ability {
                id: String::new(),
                name: Name::same("x"),
                home: Home::Player,
                timing: Timing::Attack,
                slots: read_box(text).unwrap(),
                effects: Span::default(),
                once: false,
                when: None,
            };
            assert_eq!(ability.box_text(), text);
        }
        assert_eq!(read_box("any power"), Err("power".to_owned()));
    }

    #[test]
    fn a_wild_is_several_things_at_once() {
        // KA-4.2: it may stand for a blank and still not be blank.
        let wild = Look::plain(Symbol::Wild, false);
        let blank = Look::plain(Symbol::Blank, false);
        assert!(Need::NonBlank.takes(wild) && !Need::NonBlank.takes(blank));
        assert!(!wild.counts.and(blank.counts).is_empty());
        assert!(Need::Symbol(Symbol::Agility).takes(wild));
        assert!(!Need::Exactly(Symbol::Agility).takes(wild));
        assert!(!Need::BlankOnly.takes(wild), "KA-4.4");
        assert!(!Need::NonBlankAction.takes(wild) && !Need::AnyAction.takes(blank));
    }
}

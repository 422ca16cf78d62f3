//! The sentences of an ability, made from its data: when, what dice, what it does. Keys and
//! arguments only; the words are in `words`, in both languages.
//!
//! Players are spoken to. A board that plays by itself is spoken of: whoever reads what it does is
//! its opponent.

mod boxes;
mod brief;
mod reference;

pub use boxes::need_text;
pub use brief::brief_text;
pub use reference::{MOST_VERBS, verb_list, verb_places};

use crate::{
    Ability, Home, OptionId, Options, Pack, Span, Symbol, Symbols, Test, Timing, Verb, When,
};
use boxes::{box_text, listed};
use dice::Id;
use kernel::{Arg, Said};

/// What an ability says, piece by piece: its timing, its box, its effects.
pub fn ability_text(pack: &Pack, ability: &Ability) -> Vec<Said> {
    whole_text(pack, ability, box_text(pack, ability))
}

/// The same without the box, for where that is drawn. That there is none is said.
pub fn unboxed_text(pack: &Pack, ability: &Ability) -> Vec<Said> {
    let boxed = if ability.slots.is_empty() {
        box_text(pack, ability)
    } else {
        Vec::new()
    };
    whole_text(pack, ability, boxed)
}

/// What an ability does, without when and with what dice.
pub fn effect_text(pack: &Pack, ability: &Ability) -> Vec<Said> {
    let mut said = Vec::new();
    Teller::of(pack, ability).effects(ability.effects, &mut said);
    if said.is_empty() {
        said.push(Said::new("kapow-verb-nothing"));
    }
    said
}

/// What an option of a verb says to whoever chooses; nothing where there is no such option. An
/// opponent who chooses is spoken to: what hits "your opponent" hits "you".
pub fn option_text(pack: &Pack, verb: Verb, option: OptionId) -> Vec<Said> {
    let (options, opponent) = match verb {
        Verb::Choose(options) | Verb::ChooseEach(options) => (options, Opponent::Named),
        Verb::OpponentChooses(options) | Verb::DieOfOpponentsChoice(options) => {
            (options, Opponent::SpokenTo)
        }
        _ => return Vec::new(),
    };
    let teller = Teller {
        pack,
        board: false,
        opponent,
    };
    let mut said = Vec::new();
    if let Some(&span) = options.spans().get(option.index()) {
        teller.effects(span, &mut said);
    }
    said
}

fn whole_text(pack: &Pack, ability: &Ability, boxed: Vec<Said>) -> Vec<Said> {
    let teller = Teller::of(pack, ability);
    let mut said = Vec::new();
    if ability.home == Home::Token {
        said.push(Said::new("kapow-text-always"));
        teller.effects(pack.supply.entangle_always, &mut said);
    }
    if ability.once {
        said.push(Said::new("kapow-text-once"));
    }
    said.push(teller.say(timing(ability.timing)));
    said.extend(boxed);
    said.extend(effect_text(pack, ability));
    said.extend(ability.when.map(|when| Said::new(condition(when))));
    if matches!(ability.home, Home::Card(_)) {
        said.push(Said::new("kapow-text-card"));
    }
    said
}

const fn timing(timing: Timing) -> &'static str {
    match timing {
        Timing::Immediate => "kapow-timing-immediate",
        Timing::Attack => "kapow-timing-attack",
        Timing::Defend => "kapow-timing-defend",
        Timing::PowerUp => "kapow-timing-power-up",
        Timing::AfterPowerUp => "kapow-timing-after-power-up",
        Timing::ThisRound => "kapow-timing-this-round",
    }
}

const fn condition(when: When) -> &'static str {
    match when {
        When::OtherActionBlank => "kapow-when-other-action-blank",
        When::AnotherBlank => "kapow-when-another-blank",
    }
}

fn symbol_name(pack: &Pack, symbol: Symbol) -> Arg {
    let name = pack.symbol_name(symbol);
    Arg::Named {
        de: name.de.clone(),
        en: name.en.clone(),
    }
}

fn symbol_names(pack: &Pack, symbols: Symbols) -> Arg {
    Arg::Or(symbols.iter().map(|one| symbol_name(pack, one)).collect())
}

/// What the opponent is called.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Opponent {
    /// Your opponent.
    Named,
    /// They: the sentence before has named them.
    They,
    /// You.
    SpokenTo,
}

/// Someone who tells what verbs do.
#[derive(Clone, Copy)]
struct Teller<'a> {
    pack: &'a Pack,
    /// Whether a board that plays by itself does it.
    board: bool,
    opponent: Opponent,
}

impl<'a> Teller<'a> {
    fn of(pack: &'a Pack, ability: &Ability) -> Teller<'a> {
        Teller::at(pack, ability.home)
    }

    const fn at(pack: &'a Pack, home: Home) -> Teller<'a> {
        Teller {
            pack,
            board: matches!(home, Home::Solo(_)),
            opponent: Opponent::Named,
        }
    }

    /// A sentence about whoever does it.
    fn say(&self, key: &'static str) -> Said {
        let by = if self.board { "board" } else { "you" };
        Said::new(key).with("by", Arg::Spelled(by.to_owned()))
    }

    fn count(&self, key: &'static str, count: u8) -> Said {
        self.say(key).with("count", Arg::number(count))
    }

    /// A number that is added, with its sign.
    fn signed(&self, key: &'static str, amount: i8) -> Said {
        let amount = format!("{amount:+}").replace('-', "−");
        self.say(key).with("amount", Arg::Spelled(amount))
    }

    /// A total that goes up or down.
    fn moved(&self, key: &'static str, amount: i8) -> Said {
        let way = if amount < 0 { "down" } else { "up" };
        self.count(key, amount.unsigned_abs())
            .with("way", Arg::Spelled(way.to_owned()))
    }

    fn effects(&self, span: Span, said: &mut Vec<Said>) {
        let verbs = self.pack.verbs(span);
        for run in verbs.chunk_by(|&a, &b| is_gain(a) && is_gain(b)) {
            if is_gain(run[0]) {
                self.gains(run, said);
            } else {
                self.effect(run[0], said);
            }
        }
    }

    /// Things that are gained together, in one sentence.
    fn gains(&self, verbs: &[Verb], said: &mut Vec<Said>) {
        said.push(match self.opponent {
            Opponent::SpokenTo => {
                Said::new("kapow-gain").with("by", Arg::Spelled("opponent".to_owned()))
            }
            Opponent::Named | Opponent::They => self.say("kapow-gain"),
        });
        said.extend(listed(
            verbs.iter().map(|&verb| self.gained(verb)).collect(),
        ));
        said.push(Said::new("kapow-gain-end"));
    }

    fn effect(&self, verb: Verb, said: &mut Vec<Said>) {
        match verb {
            Verb::List(rows) => self.list(rows, said),
            Verb::Choose(options) | Verb::ChooseEach(options) => {
                self.choices(verb.says(), &options, said);
            }
            Verb::OpponentChooses(options) => {
                let they = Teller {
                    opponent: Opponent::They,
                    ..*self
                };
                they.choices(verb.says(), &options, said);
            }
            // Said before each of them, so that none reads as if it came once.
            Verb::Each(span) => {
                for from in span.places() {
                    let one = Span { from, len: 1 };
                    self.around(self.say("kapow-verb-each"), one, said);
                }
            }
            Verb::AtPowerUp(span) | Verb::AtDefend(span) | Verb::OpponentTraitDie(span) => {
                self.around(self.say(verb.says()), span, said);
            }
            Verb::SelfLock { max, each } => self.around(self.count(verb.says(), max), each, said),
            Verb::If { test, then } => self.around(self.test(test), then, said),
            other => said.push(self.plain(other)),
        }
    }

    fn around(&self, head: Said, span: Span, said: &mut Vec<Said>) {
        said.push(head);
        self.effects(span, said);
    }

    fn choices(&self, key: &'static str, options: &Options, said: &mut Vec<Said>) {
        said.push(self.say(key));
        for (at, &span) in options.spans().iter().enumerate() {
            if at > 0 {
                said.push(Said::new("kapow-verb-or-else"));
            }
            self.effects(span, said);
        }
    }

    fn list(&self, rows: Span, said: &mut Vec<Said>) {
        for row in self.pack.rows(rows) {
            said.push(match row.symbol {
                Some(symbol) => Said::new("kapow-row-symbol").with("symbol", self.symbol(symbol)),
                None => Said::new("kapow-row-any"),
            });
            self.effects(row.effects, said);
            if row.repeat {
                said.push(Said::new("kapow-row-repeat"));
            }
        }
    }

    fn test(&self, test: Test) -> Said {
        match test {
            Test::OpponentHasMoreDice => self.say("kapow-test-more-dice"),
            Test::LostAtLeast(count) => self.count("kapow-test-lost", count),
            Test::LostAtMost(0) => self.say("kapow-test-unhurt"),
            Test::LostAtMost(count) => self.count("kapow-test-lost-at-most", count),
            Test::DealtAtLeast(count) => self.count("kapow-test-dealt", count),
        }
    }

    /// The sentence of a verb without verbs of its own.
    fn plain(&self, verb: Verb) -> Said {
        let key = verb.says();
        match verb {
            Verb::BaseAttack(n)
            | Verb::BaseDefence(n)
            | Verb::FallbackDefence(n)
            | Verb::AttackKicker(n)
            | Verb::DefenceKicker(n)
            | Verb::AttackTimes(n)
            | Verb::DefenceTimes(n)
            | Verb::Life(n)
            | Verb::LifeFromDamage(n)
            | Verb::LoseLife(n)
            | Verb::OpponentLosesPerDie(n)
            | Verb::OpponentLosesPerFace(n)
            | Verb::ExchangeFaces(n)
            | Verb::Entangle(n) => self.count(key, n),
            Verb::Attack(n) | Verb::Defence(n) => self.signed(key, n),
            Verb::OpponentDefence(n) | Verb::OwnAttack(n) => self.moved(key, n),
            Verb::MirrorKickers
            | Verb::DieOfOpponentsChoice(_)
            | Verb::NoLoss
            | Verb::RerollEach
            | Verb::RerollAny
            | Verb::RerollBlank
            | Verb::RerollBlanks
            | Verb::TurnDie
            | Verb::TurnBlank
            | Verb::NoTraitDice
            | Verb::RemoveToken => self.say(key),
            Verb::RerollOne(symbol) => self.say(key).with("symbol", self.symbol(symbol)),
            Verb::TreatAll { from, to } => {
                self.treat([key, "kapow-verb-treat-all-blank"], from, to)
            }
            Verb::TreatOne { from, to } => {
                self.treat([key, "kapow-verb-treat-one-blank"], from, to)
            }
            other => self.by_case(other),
        }
    }

    /// A verb with more than one sentence, or more than a number in it.
    fn by_case(&self, verb: Verb) -> Said {
        let key = verb.says();
        match verb {
            Verb::CopyFace { slot: 0, count } => self.count(key, count),
            Verb::CopyFace { slot, count } => self
                .count("kapow-verb-copy-other", count)
                .with("die", Arg::number(slot + 1)),
            Verb::AttachFace { of } => self.say(key).with("faces", symbol_names(self.pack, of)),
            Verb::AttachToBlank(face) => self.say(key).with("faces", self.symbol(face)),
            Verb::LockIn { dice, plain, max } => {
                let key = if plain {
                    "kapow-verb-lock-in-plain"
                } else {
                    key
                };
                self.count(key, max).with("dice", Arg::number(dice))
            }
            Verb::TakeFace => self.say(match self.opponent {
                Opponent::Named => key,
                Opponent::They => "kapow-verb-they-give",
                Opponent::SpokenTo => "kapow-verb-give-face",
            }),
            Verb::OpponentLosesLife(n) => match self.opponent {
                Opponent::Named => self.count(key, n),
                Opponent::They => self.count("kapow-verb-they-lose", n),
                Opponent::SpokenTo => self.count("kapow-verb-lose-life", n),
            },
            other => unreachable!("{other:?} is told with others, or has verbs of its own"),
        }
    }

    /// What is gained, as part of a sentence.
    fn gained(&self, verb: Verb) -> Said {
        match verb {
            Verb::TraitDice(n) | Verb::ActionDice(n) => self.count(verb.says(), n),
            Verb::Faces { count, of } if of == Symbols::FACES => {
                self.count("kapow-gain-faces-any", count)
            }
            Verb::Faces { count, of } if of == Symbols::NON_WILD => {
                self.count("kapow-gain-faces-non-wild", count)
            }
            Verb::Faces { count, of } => self
                .count(verb.says(), count)
                .with("faces", symbol_names(self.pack, of)),
            other => unreachable!("{other:?} has a sentence of its own"),
        }
    }

    /// Dice that show something and may lie as something else. A blank die is not called by the
    /// name of a symbol.
    fn treat(&self, [key, blank]: [&'static str; 2], from: Symbol, to: Symbol) -> Said {
        let said = if from == Symbol::Blank {
            Said::new(blank)
        } else {
            Said::new(key).with("from", self.symbol(from))
        };
        said.with("to", self.symbol(to))
    }

    fn symbol(&self, symbol: Symbol) -> Arg {
        symbol_name(self.pack, symbol)
    }
}

/// Whether a verb only says what is gained.
const fn is_gain(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::TraitDice(_) | Verb::ActionDice(_) | Verb::Faces { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option_keys(is_it: impl Fn(&Verb) -> bool) -> Vec<Vec<std::borrow::Cow<'static, str>>> {
        let pack = Pack::builtin();
        let verb = *pack.verbs.iter().find(|verb| is_it(verb)).unwrap();
        let keys = |option| -> Vec<_> {
            let said = option_text(pack, verb, option);
            said.into_iter().map(|said| said.key).collect()
        };
        (0..3).filter_map(OptionId::at).map(keys).collect()
    }

    #[test]
    fn an_option_speaks_to_whoever_chooses() {
        let own = option_keys(|verb| matches!(verb, Verb::Choose(_)));
        assert_eq!(
            own,
            [
                vec!["kapow-gain", "kapow-gain-trait-dice", "kapow-gain-end"],
                vec!["kapow-gain", "kapow-gain-faces-non-wild", "kapow-gain-end"],
                vec![]
            ]
        );
        let die = option_keys(|verb| matches!(verb, Verb::DieOfOpponentsChoice(_)));
        assert_eq!(
            die,
            [
                vec!["kapow-gain", "kapow-gain-trait-dice", "kapow-gain-end"],
                vec!["kapow-gain", "kapow-gain-action-dice", "kapow-gain-end"],
                vec![]
            ]
        );
        let theirs = option_keys(|verb| matches!(verb, Verb::OpponentChooses(_)));
        assert_eq!(
            theirs,
            [
                vec!["kapow-verb-lose-life"],
                vec!["kapow-verb-give-face"],
                vec![]
            ]
        );
    }
}

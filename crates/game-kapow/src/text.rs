//! The sentences of an ability, made from its data: when, what dice, what it does. Keys and
//! arguments only; the words are in `words`, in both languages.

use crate::{Ability, Need, Options, Pack, Span, Symbol, Symbols, Test, Timing, Verb, Who};
use kernel::{Arg, Said};

/// What an ability says, sentence by sentence: its timing, its box, its effects.
pub fn ability_text(pack: &Pack, ability: &Ability) -> Vec<Said> {
    let mut said = vec![Said::new(timing(ability.timing))];
    if ability.once {
        said.push(Said::new("kapow-text-once"));
    }
    box_text(pack, ability, &mut said);
    effects(pack, ability.effects, &mut said);
    if ability.effects.len == 0 {
        said.push(Said::new("kapow-verb-nothing"));
    }
    said
}

/// What some verbs say, without when and with what dice.
pub fn effect_text(pack: &Pack, span: Span) -> Vec<Said> {
    let mut said = Vec::new();
    effects(pack, span, &mut said);
    said
}

/// What an option of a verb says to whoever chooses; nothing where there is no such option. An
/// opponent who chooses is spoken to: what hits "your opponent" hits "you".
pub fn option_text(pack: &Pack, verb: Verb, option: u8) -> Vec<Said> {
    let (options, turned) = match verb {
        Verb::Choose(options) | Verb::ChooseEach(options) => (options, false),
        Verb::OpponentChooses(options) | Verb::DieOfOpponentsChoice(options) => (options, true),
        _ => return Vec::new(),
    };
    let Some(&span) = options.spans().get(usize::from(option)) else {
        return Vec::new();
    };
    if !turned {
        return effect_text(pack, span);
    }
    let turned = span.places().map(|verb| turned_round(pack, verb));
    turned.collect::<Vec<_>>().concat()
}

/// A verb, by its place in the pack, as it is said to the opponent of its owner.
fn turned_round(pack: &Pack, verb: u16) -> Vec<Said> {
    match pack.verbs[usize::from(verb)] {
        Verb::LoseLife {
            who: Who::Opponent,
            count,
        } => vec![Said::new("kapow-verb-lose-life").with("count", Arg::number(count))],
        Verb::TakeFace => vec![Said::new("kapow-verb-give-face")],
        Verb::TraitDice(_) => vec![Said::new("kapow-verb-their-trait-die")],
        Verb::ActionDice(_) => vec![Said::new("kapow-verb-their-action-die")],
        _ => effect_text(pack, Span { from: verb, len: 1 }),
    }
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

fn box_text(pack: &Pack, ability: &Ability, said: &mut Vec<Said>) {
    if ability.slots.is_empty() {
        return said.push(Said::new("kapow-box-none"));
    }
    if ability.sections() > 1 {
        said.push(Said::new("kapow-box-any-number"));
    }
    for (at, slot) in ability.slots.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| &ability.slots[at]);
        let joined = before.is_some_and(|before| slot.group != 0 && before.group == slot.group);
        let parted = before.is_some_and(|before| before.section != slot.section);
        if joined {
            said.push(Said::new("kapow-box-matching"));
        } else if parted {
            said.push(Said::new("kapow-box-or"));
        } else if before.is_some() {
            said.push(Said::new("kapow-box-and"));
        }
        said.push(need_text(pack, slot.need));
    }
    said.push(Said::new("kapow-box-end"));
}

/// What a slot asks of a die.
pub fn need_text(pack: &Pack, need: Need) -> Said {
    let key = match need {
        Need::Symbol(symbol) => {
            return Said::new("kapow-need-symbol").with("symbol", symbol_name(pack, symbol));
        }
        Need::Exactly(symbol) => {
            return Said::new("kapow-need-exactly").with("symbol", symbol_name(pack, symbol));
        }
        Need::WildOnly => "kapow-need-wild-only",
        Need::BlankOnly => "kapow-need-blank-only",
        Need::Any => "kapow-need-any",
        Need::NonBlank => "kapow-need-non-blank",
        Need::AnyAction => "kapow-need-any-action",
        Need::NonBlankAction => "kapow-need-non-blank-action",
    };
    Said::new(key)
}

fn symbol_name(pack: &Pack, symbol: Symbol) -> Arg {
    let name = pack.symbol_name(symbol);
    Arg::Named {
        de: name.de.clone(),
        en: name.en.clone(),
    }
}

fn symbol_names(pack: &Pack, symbols: Symbols) -> Arg {
    let names = |of: fn(&content::Name) -> &str, between: &str| -> String {
        let names: Vec<&str> = symbols
            .iter()
            .map(|one| of(pack.symbol_name(one)))
            .collect();
        names.join(between)
    };
    Arg::Named {
        de: names(|name| &name.de, " oder "),
        en: names(|name| &name.en, " or "),
    }
}

fn effects(pack: &Pack, span: Span, said: &mut Vec<Said>) {
    for &verb in pack.verbs(span) {
        match verb {
            Verb::List(rows) => list(pack, rows, said),
            Verb::Choose(options) => choices(pack, "kapow-verb-choose", &options, said),
            Verb::ChooseEach(options) => choices(pack, "kapow-verb-choose-each", &options, said),
            Verb::OpponentChooses(options) => {
                choices(pack, "kapow-verb-opponent-chooses", &options, said);
            }
            Verb::Each(span) => around(pack, Said::new("kapow-verb-each"), span, said),
            Verb::AtPowerUp(span) => around(pack, Said::new("kapow-verb-at-power-up"), span, said),
            Verb::AtDefend(span) => around(pack, Said::new("kapow-verb-at-defend"), span, said),
            Verb::OpponentTraitDie(span) => {
                around(pack, Said::new("kapow-verb-opponent-trait-die"), span, said);
            }
            Verb::SelfLock { max, each } => {
                let head = Said::new("kapow-verb-self-lock").with("count", Arg::number(max));
                around(pack, head, each, said);
            }
            Verb::If { test: cond, then } => around(pack, test(cond), then, said),
            other => said.push(plain(pack, other)),
        }
    }
}

fn around(pack: &Pack, head: Said, span: Span, said: &mut Vec<Said>) {
    said.push(head);
    effects(pack, span, said);
}

fn choices(pack: &Pack, key: &'static str, options: &Options, said: &mut Vec<Said>) {
    said.push(Said::new(key));
    for (at, &span) in options.spans().iter().enumerate() {
        if at > 0 {
            said.push(Said::new("kapow-verb-or-else"));
        }
        effects(pack, span, said);
    }
}

fn list(pack: &Pack, rows: Span, said: &mut Vec<Said>) {
    for row in pack.rows(rows) {
        said.push(match row.symbol {
            Some(symbol) => Said::new("kapow-row-symbol").with("symbol", symbol_name(pack, symbol)),
            None => Said::new("kapow-row-any"),
        });
        effects(pack, row.effects, said);
        if row.repeat {
            said.push(Said::new("kapow-row-repeat"));
        }
    }
}

fn test(test: Test) -> Said {
    let (key, count) = match test {
        Test::OpponentHasMoreDice => return Said::new("kapow-test-more-dice"),
        Test::LostAtLeast(count) => ("kapow-test-lost", count),
        Test::LostAtMost(0) => return Said::new("kapow-test-unhurt"),
        Test::LostAtMost(count) => ("kapow-test-lost-at-most", count),
        Test::DealtAtLeast(count) => ("kapow-test-dealt", count),
    };
    Said::new(key).with("count", Arg::number(count))
}

fn plain(pack: &Pack, verb: Verb) -> Said {
    let count = |key, count: u8| Said::new(key).with("count", Arg::number(count));
    let signed = |key, count: i8| Said::new(key).with("count", Arg::number(count));
    match verb {
        Verb::BaseAttack(n) => count("kapow-verb-base-attack", n),
        Verb::BaseDefence(n) => count("kapow-verb-base-defence", n),
        Verb::FallbackDefence(n) => count("kapow-verb-fallback-defence", n),
        Verb::AttackKicker(n) => count("kapow-verb-attack-kicker", n),
        Verb::DefenceKicker(n) => count("kapow-verb-defence-kicker", n),
        Verb::AttackTimes(n) => count("kapow-verb-attack-times", n),
        Verb::DefenceTimes(n) => count("kapow-verb-defence-times", n),
        Verb::Attack(n) => signed("kapow-verb-attack", n),
        Verb::Defence(n) => signed("kapow-verb-defence", n),
        Verb::OpponentDefence(n) => signed("kapow-verb-opponent-defence", n),
        Verb::OwnAttack(n) => signed("kapow-verb-own-attack", n),
        Verb::TraitDice(n) => count("kapow-verb-trait-dice", n),
        Verb::ActionDice(n) => count("kapow-verb-action-dice", n),
        Verb::ExchangeFaces(n) => count("kapow-verb-exchange-faces", n),
        Verb::Life(n) => count("kapow-verb-life", n),
        Verb::LifeFromDamage(n) => count("kapow-verb-life-from-damage", n),
        Verb::LoseLife {
            who: Who::Own,
            count: n,
        } => count("kapow-verb-lose-life", n),
        Verb::LoseLife { count: n, .. } => count("kapow-verb-opponent-loses", n),
        Verb::LoseLifePer {
            die: true,
            count: n,
        } => count("kapow-verb-lose-per-die", n),
        Verb::LoseLifePer { count: n, .. } => count("kapow-verb-lose-per-face", n),
        Verb::Entangle(n) => count("kapow-verb-entangle", n),
        Verb::CopyFace { slot: 0, count: n } => count("kapow-verb-copy-first", n),
        Verb::CopyFace { slot, count: n } => {
            count("kapow-verb-copy-other", n).with("die", Arg::number(slot + 1))
        }
        Verb::Faces { count: n, of } => faces(pack, n, of),
        Verb::AttachFace { of, to_other_blank } => {
            let key = if to_other_blank {
                "kapow-verb-attach-blank"
            } else {
                "kapow-verb-attach"
            };
            Said::new(key).with("faces", symbol_names(pack, of))
        }
        Verb::LockIn { dice, plain, max } => {
            let key = if plain {
                "kapow-verb-lock-in-plain"
            } else {
                "kapow-verb-lock-in"
            };
            count(key, max).with("dice", Arg::number(dice))
        }
        Verb::RerollOne(symbol) => {
            Said::new("kapow-verb-reroll-one").with("symbol", symbol_name(pack, symbol))
        }
        Verb::TreatAll { from, to } => treat(pack, "kapow-verb-treat-all", from, to),
        Verb::TreatOne { from, to } => treat(pack, "kapow-verb-treat-one", from, to),
        other => Said::new(bare(other)),
    }
}

fn faces(pack: &Pack, count: u8, of: Symbols) -> Said {
    let said = |key| Said::new(key).with("count", Arg::number(count));
    if of == Symbols::FACES {
        said("kapow-verb-faces-any")
    } else if of == Symbols::NON_WILD {
        said("kapow-verb-faces-non-wild")
    } else {
        said("kapow-verb-faces-of").with("faces", symbol_names(pack, of))
    }
}

fn treat(pack: &Pack, key: &'static str, from: Symbol, to: Symbol) -> Said {
    Said::new(key)
        .with("from", symbol_name(pack, from))
        .with("to", symbol_name(pack, to))
}

/// Verbs without a number.
fn bare(verb: Verb) -> &'static str {
    match verb {
        Verb::MirrorKickers => "kapow-verb-mirror-kickers",
        Verb::DieOfOpponentsChoice(_) => "kapow-verb-die-of-opponents-choice",
        Verb::TakeFace => "kapow-verb-take-face",
        Verb::NoLoss => "kapow-verb-no-loss",
        Verb::RerollEach => "kapow-verb-reroll-each",
        Verb::RerollAny => "kapow-verb-reroll-any",
        Verb::RerollBlank => "kapow-verb-reroll-blank",
        Verb::RerollBlanks => "kapow-verb-reroll-blanks",
        Verb::TurnDie => "kapow-verb-turn-die",
        Verb::TurnBlank => "kapow-verb-turn-blank",
        Verb::NoTraitDice => "kapow-verb-no-trait-dice",
        Verb::RemoveToken => "kapow-verb-remove-token",
        other => unreachable!("{other:?} has a number or verbs of its own"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option_keys(is_it: impl Fn(&Verb) -> bool) -> Vec<Vec<&'static str>> {
        let pack = Pack::builtin();
        let verb = *pack.verbs.iter().find(|verb| is_it(verb)).unwrap();
        let keys = |option| -> Vec<_> {
            let said = option_text(pack, verb, option);
            said.iter().map(|said| said.key).collect()
        };
        (0..3).map(keys).collect()
    }

    #[test]
    fn an_option_speaks_to_whoever_chooses() {
        let own = option_keys(|verb| matches!(verb, Verb::Choose(_)));
        assert_eq!(
            own,
            [
                vec!["kapow-verb-trait-dice"],
                vec!["kapow-verb-faces-non-wild"],
                vec![]
            ]
        );
        let die = option_keys(|verb| matches!(verb, Verb::DieOfOpponentsChoice(_)));
        assert_eq!(
            die,
            [
                vec!["kapow-verb-their-trait-die"],
                vec!["kapow-verb-their-action-die"],
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

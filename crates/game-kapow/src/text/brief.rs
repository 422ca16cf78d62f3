//! What an ability does, in as few words as its row on the board has room for. Made from its verbs;
//! where those are many, by the sentences that help has, too.

use super::{effect_text, symbol_name, symbol_names};
use crate::{Ability, Home, Options, Pack, Span, Symbol, Symbols, Test, Timing, Verb};
use kernel::{Arg, Said};

/// What an ability does, in a few words.
pub fn brief_text(pack: &Pack, ability: &Ability) -> Vec<Said> {
    let brief = Brief {
        pack,
        sided: matches!(ability.timing, Timing::Attack | Timing::Defend),
        theirs: false,
    };
    let brief = match ability.home {
        Home::Token => brief.token(ability),
        _ => brief.verbs(ability.effects),
    };
    brief
        .filter(|brief| !brief.is_empty())
        .unwrap_or_else(|| effect_text(pack, ability))
}

/// Somebody who is brief.
struct Brief<'a> {
    pack: &'a Pack,
    /// Whether the ability's time says that it is about attack or defence.
    sided: bool,
    /// Whether it has been said that all this is about the opponent.
    theirs: bool,
}

impl Brief<'_> {
    fn verbs(&self, span: Span) -> Option<Vec<Said>> {
        let mut said = Vec::new();
        for (at, &verb) in self.pack.verbs(span).iter().enumerate() {
            said.extend((at > 0).then(comma));
            said.push(self.one(verb)?);
        }
        Some(said)
    }

    /// What a token does as long as it lies there, and what a die on it does.
    fn token(&self, ability: &Ability) -> Option<Vec<Said>> {
        let mut said = self.verbs(self.pack.supply.entangle_always)?;
        said.push(comma());
        said.extend(self.verbs(ability.effects)?);
        Some(said)
    }

    /// A verb in a few words; nothing where that takes a sentence.
    fn one(&self, verb: Verb) -> Option<Said> {
        let said = Said::new;
        match verb {
            Verb::Choose(options) => self.choice("kapow-brief-choose", &options),
            Verb::ChooseEach(options) => self.choice("kapow-brief-each", &options),
            Verb::OpponentChooses(options) => {
                let theirs = Brief {
                    theirs: true,
                    ..*self
                };
                theirs.choice("kapow-brief-they-choose", &options)
            }
            Verb::OpponentTraitDie(span) => self.around(said("kapow-brief-their-trait-die"), span),
            Verb::Each(span) => self.around(said("kapow-brief-each"), span),
            Verb::AtPowerUp(span) => self.around(said("kapow-brief-at-power-up"), span),
            Verb::AtDefend(span) => self.around(said("kapow-brief-at-defend"), span),
            Verb::If { test, then } => self.around(condition(test), then),
            Verb::AttachFace { of, .. } => {
                Some(said("kapow-brief-attach").with("faces", symbol_names(self.pack, of)))
            }
            Verb::RerollOne(not) => {
                Some(said("kapow-brief-reroll-one").with("symbol", self.symbol(not)))
            }
            Verb::TreatOne {
                from: Symbol::Blank,
                to,
            } => Some(said("kapow-brief-treat-blank").with("to", self.symbol(to))),
            Verb::TreatAll { from, to } => Some(self.treat("kapow-brief-treat-all", from, to)),
            Verb::TreatOne { from, to } => Some(self.treat("kapow-brief-treat-one", from, to)),
            verb => number(verb, self.sided, self.theirs).or_else(|| bare(verb)),
        }
    }

    fn treat(&self, key: &'static str, from: Symbol, to: Symbol) -> Said {
        let said = Said::new(key).with("from", self.symbol(from));
        said.with("to", self.symbol(to))
    }

    fn symbol(&self, symbol: Symbol) -> Arg {
        symbol_name(self.pack, symbol)
    }

    fn around(&self, head: Said, span: Span) -> Option<Said> {
        Some(head.with("what", Arg::Text(self.verbs(span)?)))
    }

    fn choice(&self, key: &'static str, options: &Options) -> Option<Said> {
        let options = options.spans().iter();
        let said: Option<Vec<Arg>> = options
            .map(|&span| self.verbs(span).map(Arg::Text))
            .collect();
        Some(Said::new(key).with("what", Arg::Or(said?)))
    }
}

const fn comma() -> Said {
    Said::new("kapow-list-comma")
}

/// Verbs that are a number of something.
fn number(verb: Verb, sided: bool, theirs: bool) -> Option<Said> {
    let (key, count) = match verb {
        Verb::BaseAttack(n) | Verb::BaseDefence(n) => ("kapow-brief-base", n),
        Verb::FallbackDefence(n) => ("kapow-brief-fallback", n),
        Verb::AttackKicker(n) if !sided => ("kapow-brief-attack", n),
        Verb::DefenceKicker(n) if !sided => ("kapow-brief-defence", n),
        Verb::AttackKicker(n) | Verb::DefenceKicker(n) => ("kapow-brief-kicker", n),
        Verb::AttackTimes(n) | Verb::DefenceTimes(n) => ("kapow-brief-times", n),
        Verb::Faces { count, of } if of == Symbols::NON_WILD => ("kapow-brief-faces", count),
        Verb::Faces { count, of } if of == Symbols::FACES => ("kapow-brief-faces-wild", count),
        Verb::TraitDice(n) => ("kapow-brief-trait-dice", n),
        Verb::ActionDice(n) => ("kapow-brief-action-dice", n),
        Verb::CopyFace { count, .. } => ("kapow-brief-copy", count),
        Verb::ExchangeFaces(n) => ("kapow-brief-exchange", n),
        Verb::Life(n) => ("kapow-brief-life", n),
        Verb::LifeFromDamage(n) => ("kapow-brief-life-from-damage", n),
        Verb::LoseLife(n) => ("kapow-brief-lose-life", n),
        Verb::OpponentLosesLife(n) if theirs => ("kapow-brief-lose-life", n),
        Verb::OpponentLosesLife(n) => ("kapow-brief-they-lose", n),
        Verb::OpponentLosesPerDie(n) => ("kapow-brief-per-die", n),
        Verb::OpponentLosesPerFace(n) => ("kapow-brief-per-face", n),
        Verb::OwnAttack(n) => ("kapow-brief-own-attack", n.unsigned_abs()),
        Verb::OpponentDefence(n) => ("kapow-brief-their-defence", n.unsigned_abs()),
        Verb::Entangle(n) => ("kapow-brief-entangle", n),
        Verb::LockIn {
            dice, plain: true, ..
        } => ("kapow-brief-lock-in-plain", dice),
        Verb::LockIn { dice, .. } => ("kapow-brief-lock-in", dice),
        _ => return None,
    };
    Some(Said::new(key).with("count", Arg::number(count)))
}

const fn bare(verb: Verb) -> Option<Said> {
    let key = match verb {
        Verb::DieOfOpponentsChoice(_) => "kapow-brief-die",
        Verb::RemoveToken => "kapow-brief-remove",
        Verb::TakeFace => "kapow-brief-take-face",
        Verb::RerollEach => "kapow-brief-reroll-each",
        Verb::RerollAny => "kapow-brief-reroll-any",
        Verb::NoLoss => "kapow-brief-no-loss",
        Verb::TurnDie => "kapow-brief-turn",
        Verb::MirrorKickers => "kapow-brief-mirror",
        Verb::NoTraitDice => "kapow-brief-no-trait-dice",
        _ => return None,
    };
    Some(Said::new(key))
}

fn condition(test: Test) -> Said {
    let (key, count) = match test {
        Test::OpponentHasMoreDice => return Said::new("kapow-brief-if-more-dice"),
        Test::LostAtLeast(count) => ("kapow-brief-if-lost", count),
        Test::LostAtMost(0) => return Said::new("kapow-brief-if-unhurt"),
        Test::LostAtMost(count) => ("kapow-brief-if-lost-at-most", count),
        Test::DealtAtLeast(count) => ("kapow-brief-if-dealt", count),
    };
    Said::new(key).with("count", Arg::number(count))
}

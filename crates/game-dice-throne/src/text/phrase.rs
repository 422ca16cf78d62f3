//! The phrase of a verb without verbs of its own.

use super::amount::Noun;
use super::{Form, Teller, Time};
use crate::TokenId;
use crate::amount::Amount;
use crate::pack::StandsFor;
use crate::verb::{Count, Cut, Dice, Forbidden, Skipped, Verb, Whom};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// Tokens and combat points for one person.
    pub(super) fn given(&self, run: &[Verb]) -> Said {
        if let [tokens @ .., Verb::Damage { n, kind, .. }] = run {
            return self.inflicted_with(tokens, self.some(*n, Noun::Damage(*kind)));
        }
        let things = run.iter().map(|&verb| self.gift(verb)).collect();
        let to = match run[0] {
            Verb::Gain { to, .. } | Verb::Cp { to, .. } | Verb::Inflict { to, .. } => to,
            _ => Whom::Me,
        };
        self.about(run[0].says(), to)
            .with("things", Arg::one_or(things, Arg::And))
    }

    /// Tokens, and the damage that comes with them: German has one verb for both.
    fn inflicted_with(&self, tokens: &[Verb], damage: Arg) -> Said {
        let things = tokens.iter().map(|&verb| self.gift(verb));
        let all = things.chain([damage]).collect();
        Said::new("dice-throne-inflict-with").with("all", Arg::And(all))
    }

    /// What somebody gets by such a verb.
    pub(super) fn gift(&self, verb: Verb) -> Arg {
        match verb {
            Verb::Gain { token, n, .. } => self.tokens(token, n, "dice-throne-to-limit"),
            Verb::Inflict { token, n, .. } => {
                self.tokens(token, Count::Number(n), "dice-throne-to-limit")
            }
            Verb::Cp { n, .. } => self.some(n, Noun::Cp),
            other => unreachable!("{other:?} gives nothing"),
        }
    }

    /// The phrase of a verb that stands by itself.
    pub(super) fn simple(&self, verb: Verb) -> Said {
        let key = verb.says();
        match verb {
            Verb::Damage { n, kind, to, .. } => {
                // What somebody takes is the object of a verb even in a line.
                let form = if to == Whom::Target {
                    self.form
                } else {
                    Form::Whole
                };
                let some = Teller { form, ..*self }.some(n, Noun::Damage(kind));
                self.about(key, to).with("some", some)
            }
            Verb::Boost(n) => {
                let some = self.some(n, Noun::Damage(crate::verb::Kind::Normal));
                let on = Arg::word(if self.time == Time::Attacked {
                    "me"
                } else {
                    "target"
                });
                let measured = Arg::word(if self.is_measured(n) { "yes" } else { "no" });
                let said = self.say(key).with("on", on).with("some", some);
                said.with("measured", measured)
            }
            Verb::Heal { n, to } => self
                .about(key, to)
                .with("whom", self.whom(to))
                .with("some", self.some(n, Noun::Number)),
            // Nobody steals from himself.
            Verb::StealCp { n, from } if self.person(from) == Whom::Me => {
                self.simple(Verb::LoseCp { n, from })
            }
            Verb::LoseCp { n, from } | Verb::StealCp { n, from } => {
                self.about(key, from).with("some", self.some(n, Noun::Cp))
            }
            Verb::StealHealth { n, from } => self
                .about(key, from)
                .with("some", self.some(n, Noun::Health)),
            Verb::Draw(n) => Said::new(key).with("some", self.some(n, Noun::Cards)),
            Verb::Discard { n, from, random } => self.discard(key, n, from, random),
            Verb::SetHealth(n) => Said::new(key).with("n", Arg::number(n)),
            Verb::Pick(whom) => self.pick(key, whom),
            Verb::Pay(cost) => {
                let is_free = cost.up_to && cost.count == Some(1);
                let free = Arg::word(if is_free { "yes" } else { "no" });
                let said = Said::new(key).with("cost", self.cost(cost));
                said.with("free", free)
            }
            other => self.about_tokens(other),
        }
    }

    fn about_tokens(&self, verb: Verb) -> Said {
        let key = verb.says();
        match verb {
            Verb::Gain { token, n, .. } => self.special(token, n),
            Verb::Lose { token, .. } if self.is_special(token) => {
                Said::new("dice-throne-lose-state").with("token", self.token_name(token))
            }
            Verb::Lose {
                token,
                n: Count::All,
            } if self.token == Some(token) && self.pack.token(token).limit > 1 => {
                Said::new(key).with("things", Said::new("dice-throne-all-of-these").into())
            }
            Verb::Lose { token, n } => {
                Said::new(key).with("things", self.tokens(token, n, "dice-throne-all-of"))
            }
            Verb::RaiseLimit { token, n } => Said::new(key)
                .with("token", self.token_names(token))
                .with("n", Arg::number(n)),
            Verb::Remove { n, from, may } => {
                let n = n.map_or(Arg::word("all"), Arg::number);
                let may = Arg::word(if may { "yes" } else { "no" });
                let said = self.about(key, from);
                said.with("n", n).with("may", may)
            }
            Verb::Transfer { token, from, to } => {
                let what = match token {
                    Some(token) => self.token_name(token),
                    None => Said::new("dice-throne-any-token").into(),
                };
                let to = self.about("dice-throne-toward", to);
                self.about(key, from)
                    .with("what", what)
                    .with("other", to.into())
            }
            Verb::Ward => Said::new(key),
            other => self.about_attack(other),
        }
    }

    /// Health of a companion, or a state that begins.
    fn special(&self, token: TokenId, n: Count) -> Said {
        let said = match (self.pack.token(token).stands_for, n) {
            (StandsFor::Health, Count::Number(n)) => {
                let key = if self.time == Time::SetUp {
                    "dice-throne-begin-health"
                } else {
                    "dice-throne-gain-health"
                };
                Said::new(key).with("some", self.some(n, Noun::Number))
            }
            _ => Said::new("dice-throne-gain-state"),
        };
        said.with("token", self.token_name(token))
    }

    fn about_attack(&self, verb: Verb) -> Said {
        let key = verb.says();
        match verb {
            Verb::Undefendable => self.say(key),
            Verb::Prevent { cut, to } => {
                let some = match cut {
                    Cut::Number(n) => self.some(n, Noun::Damage(crate::verb::Kind::Normal)),
                    Cut::Half => Said::new("dice-throne-prevent-half").into(),
                    Cut::All => Said::new("dice-throne-prevent-all").into(),
                };
                self.about(key, to).with("some", some)
            }
            Verb::Weaken(Cut::Number(n)) => Said::new(key).with("some", self.some(n, Noun::Number)),
            Verb::Weaken(Cut::Half) => Said::new("dice-throne-weaken-half"),
            Verb::Weaken(Cut::All) => Said::new("dice-throne-weaken-all"),
            // A token strikes whoever has it; an ability serves whoever has it.
            Verb::AttackAgain => {
                let who = if self.token.is_some() {
                    "attacked"
                } else {
                    "attacker"
                };
                Said::new(key).with("who", Arg::word(who))
            }
            Verb::Cancel => Said::new(key),
            Verb::Skip(phase) => Said::new(key).with(
                "phase",
                Arg::word(match phase {
                    Skipped::Offence => "offence",
                    Skipped::Income => "income",
                }),
            ),
            Verb::Forbid(what) => Said::new(key).with(
                "what",
                Arg::word(match what {
                    Forbidden::Actions => "actions",
                    Forbidden::Defence => "defence",
                }),
            ),
            other => self.about_dice(other),
        }
    }

    fn about_dice(&self, verb: Verb) -> Said {
        let key = verb.says();
        let said = |key, dice: Dice, n: u8| {
            Said::new(key)
                .with("dice", Arg::word(self.dice_of(dice)))
                .with("n", Arg::number(n))
        };
        match verb {
            Verb::SetDie { dice, n, side } => {
                let side = side.map_or(Arg::word("any"), Arg::number);
                said(key, dice, n).with("side", side)
            }
            Verb::ShiftDie(dice) | Verb::CopyDie(dice) | Verb::PickDie(dice) => said(key, dice, 1),
            Verb::Reroll { dice, n, may } => {
                let may = Arg::word(if may || n > 1 { "yes" } else { "no" });
                said(key, dice, n).with("may", may)
            }
            Verb::Attempts { n, defence } => {
                let phase = Arg::word(if defence { "defence" } else { "offence" });
                let key = if n < 0 {
                    "dice-throne-fewer-attempts"
                } else {
                    key
                };
                let n = Arg::number(n.unsigned_abs());
                Said::new(key).with("phase", phase).with("n", n)
            }
            Verb::AttemptPrice(n) => Said::new(key).with("some", self.counted(n.into(), Noun::Cp)),
            other => self.about_companions(other),
        }
    }

    fn about_companions(&self, verb: Verb) -> Said {
        let key = verb.says();
        match verb {
            Verb::Search => Said::new(key),
            Verb::Look(whom) => self.about(key, whom),
            Verb::Grow {
                n,
                only: Some(token),
                ..
            } => self.grown(n, token),
            Verb::Grow { n, .. } => Said::new(key).with("some", self.some(n, Noun::Steps)),
            Verb::Build { from, to } => {
                let way = Arg::word(match (from, to) {
                    (0, 1) => "new",
                    (0, _) => "any",
                    _ => "raise",
                });
                Said::new(key).with("way", way)
            }
            Verb::Call(n) => Said::new(key).with("n", Arg::number(n)),
            Verb::Detonate(token) => Said::new(key).with("token", self.token_names(token)),
            Verb::Divert { token, split } => {
                let part = Arg::word(if split { "some" } else { "all" });
                let said = Said::new(key).with("token", self.token_name(token));
                said.with("part", part)
            }
            other => unreachable!("{other:?} is told with others, or has verbs of its own"),
        }
    }

    /// A companion that becomes another, or all of its kind that do.
    fn grown(&self, n: Amount, token: TokenId) -> Said {
        let is_one = self.linear(n) == (1, Vec::new());
        let from = self.grows_from(token).unwrap_or(token);
        Said::new("dice-throne-grow-to")
            .with("n", Arg::number(if is_one { 1 } else { 2 }))
            .with("from", self.token_name(from))
            .with("token", self.token_name(token))
    }

    /// Which dice are meant; of a single one that was rolled nobody says "these".
    const fn dice_of(&self, dice: Dice) -> &'static str {
        match dice {
            Dice::This if self.one_die => "this-one",
            dice => dice.word(),
        }
    }

    fn discard(&self, key: &'static str, n: Option<u8>, from: Whom, random: bool) -> Said {
        let cards = match n {
            Some(n) => self.counted(n.into(), Noun::Cards),
            None => Said::new("dice-throne-whole-hand").into(),
        };
        self.about(key, from)
            .with("whom", self.whom(from))
            .with("cards", cards)
            .with("by", Arg::word(if random { "chance" } else { "choice" }))
    }

    /// Whoever is picked is by choice: that need not be said twice.
    fn pick(&self, key: &'static str, whom: Whom) -> Said {
        let short = Teller {
            form: Form::Short,
            ..*self
        };
        Said::new(key).with("whom", short.whom(whom))
    }
}

impl Dice {
    /// Its word in sentences.
    const fn word(self) -> &'static str {
        match self {
            Dice::Own => "own",
            Dice::Team => "team",
            Dice::Opponent => "opponent",
            Dice::Any => "any",
            Dice::This => "this",
            Dice::Picked => "picked",
        }
    }
}

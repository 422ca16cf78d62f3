//! The sentences of verbs that have no verbs of their own.

use super::dice::{Case, Phrase, Quant, player};
use super::{Person, Teller, yes};
use crate::filter::{Filter, FilterId, Side, Zone};
use crate::ids::Figures;
use crate::verb::{Amount, AtLevel, Verb, Which};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// What a verb does. Things that one die gets together are told together.
    pub(super) fn simple(&mut self, run: &[Verb]) -> Said {
        match run[0] {
            Verb::Modify { die, .. } | Verb::GrantKeyword { die, .. } => self.gets(die, run),
            Verb::KnockOut { to, .. } if run.len() > 1 => {
                let mut all: Vec<Arg> = Vec::new();
                for verb in run {
                    if let Verb::KnockOut { die, .. } = *verb {
                        all.push(self.dice(die, Case::Done).arg);
                    }
                }
                Said::new("dice-masters-verb-knock-out")
                    .with("die", Arg::And(all))
                    .with("many", yes(true))
                    .with("to", Arg::word(zone(to)))
            }
            verb => self.about_players(verb),
        }
    }

    /// A sentence about dice that do or suffer something.
    fn about(&mut self, key: &'static str, die: Which, case: Case) -> Said {
        let Phrase { arg, many } = self.dice(die, case);
        Said::new(key)
            .with("stands", yes(self.stands()))
            .with("lasts", self.lasts())
            .with("die", arg)
            .with("many", yes(many))
    }

    /// The same for what forbids something: without its time it could be taken for a rule.
    fn binds(&mut self, key: &'static str, die: Which) -> Said {
        // What all of yours cannot do, none of them can: so "all" is left out.
        let yours = match die {
            Which::All(filter) => Some(*self.filter(filter)),
            _ => None,
        };
        let yours = yours.filter(|of| of.side == Side::Own && of.figures == Figures::EMPTY);
        let Phrase { arg, many } = match yours {
            Some(of) => self.found(&of, Quant::Some, Case::Does),
            None => self.dice(die, Case::Does),
        };
        Said::new(key)
            .with("lasts", yes(!self.stands()))
            .with("die", arg)
            .with("many", yes(many))
    }

    /// A sentence about what somebody does with dice: whoever is spoken to, or every player.
    fn does(&mut self, key: &'static str, die: Which) -> Said {
        let Phrase { arg, many } = self.dice(die, Case::Done);
        Said::new(key)
            .with("who", Arg::word(self.person.word()))
            .with("die", arg)
            .with("many", yes(many))
    }

    /// Bonuses and keywords.
    fn gets(&mut self, die: Which, run: &[Verb]) -> Said {
        let mut things = Vec::new();
        let mut per = Arg::word("");
        for verb in run {
            match *verb {
                Verb::Modify {
                    attack, defence, ..
                } => {
                    for (amount, value) in [(attack, "attack"), (defence, "defence")] {
                        let (n, each) = self.bonus(amount);
                        per = each.unwrap_or(per);
                        let said = Said::new("dice-masters-bonus").with("n", Arg::number(n.abs()));
                        let said = said.with("value", Arg::word(value));
                        let said = said.with("more", yes(n > 0));
                        things.extend((n != 0).then(|| said.into()));
                    }
                }
                Verb::GrantKeyword { keyword, .. } => {
                    let word = Arg::word(crate::Keyword::ALL[keyword as usize].0);
                    things.push(Said::new("dice-masters-word").with("keyword", word).into());
                }
                _ => {}
            }
        }
        self.about("dice-masters-verb-modify", die, Case::Does)
            .with("things", Arg::And(things))
            .with("per", per)
    }

    /// How much a value changes, and for each of what.
    fn bonus(&mut self, amount: Amount) -> (i8, Option<Arg>) {
        match amount {
            Amount::Number(n) => (n, None),
            Amount::Groups(filter, times) => {
                let filter = self.filter(filter);
                let whose = match (filter.engaged, filter.blocking) {
                    (true, true) => "blockers",
                    (true, false) => "engaged",
                    _ => "others",
                };
                let of = self.found(filter, Quant::All, Case::Gets).arg;
                let said = Said::new("dice-masters-per-group").with("of", of);
                let said = said.with("whose", Arg::word(whose));
                (times as i8, Some(said.into()))
            }
            Amount::Count(filter) => (1, Some(self.per(self.filter(filter)))),
            Amount::Paid | Amount::Fielding(_) => (1, None),
        }
    }

    /// "for each Sidekick in their field".
    fn per(&self, filter: &Filter) -> Arg {
        let of = self.found(filter, Quant::Each, Case::Done).arg;
        Said::new("dice-masters-per").with("of", of).into()
    }

    fn about_players(&mut self, verb: Verb) -> Said {
        match verb {
            Verb::Damage { n, to } => self.damage(n, to),
            Verb::Duel => {
                let one = self.dice(Which::Target, Case::Does).arg;
                let other = self.dice(Which::Second, Case::Does).arg;
                Said::new("dice-masters-verb-duel")
                    .with("one", one)
                    .with("other", other)
            }
            Verb::GainLife { n, who } => self.life("dice-masters-verb-gain-life", n, who),
            Verb::LoseLife { n, who } => self.life("dice-masters-verb-lose-life", n, who),
            Verb::DrawAndRoll(n) => {
                Said::new("dice-masters-verb-draw-and-roll").with("n", Arg::number(n))
            }
            Verb::Prep { n, .. } => Said::new("dice-masters-verb-prep")
                .with("who", Arg::word(self.person.word()))
                .with("n", Arg::number(n)),
            Verb::MustPay { who, any } => {
                let person = Teller {
                    person: Person::Each,
                    ..*self
                };
                let who = self.dice(who, Case::Does).arg;
                Said::new("dice-masters-verb-must-pay")
                    .with("who", who)
                    .with("prices", person.either(any))
            }
            Verb::BlockTax { who, of } => self.tax(who, of.map(|of| self.filter(of))),
            Verb::Cancel => Said::new("dice-masters-verb-cancel"),
            Verb::SwitchOff(_) => Said::new("dice-masters-verb-switch-off"),
            verb => self.about_moves(verb),
        }
    }

    fn damage(&mut self, n: Amount, to: Which) -> Said {
        let whom = match to {
            Which::You => "you",
            _ => "other",
        };
        let said = |some: Said| Said::new("dice-masters-verb-damage").with("some", some.into());
        let to = self.dice(to, Case::Gets).arg;
        let some = match n {
            Amount::Fielding(_) => Said::new("dice-masters-damage-fielding"),
            Amount::Count(filter) => {
                Said::new("dice-masters-damage-per").with("per", self.per(self.filter(filter)))
            }
            Amount::Number(n) => Said::new("dice-masters-damage").with("n", Arg::number(n)),
            Amount::Groups(..) | Amount::Paid => Said::new("dice-masters-damage-paid"),
        };
        said(some).with("whom", Arg::word(whom)).with("to", to)
    }

    fn life(&mut self, key: &'static str, n: u8, who: Which) -> Said {
        let you = yes(who == Which::You);
        let who = self.dice(who, Case::Does).arg;
        let said = Said::new(key).with("you", you).with("who", who);
        said.with("n", Arg::number(n))
    }

    fn tax(&mut self, who: Which, of: Option<&Filter>) -> Said {
        let who = self.dice(who, Case::Does).arg;
        let without = match of.and_then(|of| of.not_groups.iter().next()) {
            Some(group) => self.group(group),
            None => Arg::word(""),
        };
        Said::new("dice-masters-verb-block-tax")
            .with("lasts", yes(true))
            .with("who", who)
            .with("each", yes(of.is_some()))
            .with("without", without)
    }

    fn about_moves(&mut self, verb: Verb) -> Said {
        match verb {
            Verb::KnockOut { die, to } => {
                let said = self.about("dice-masters-verb-knock-out", die, Case::Done);
                said.with("to", Arg::word(zone(to)))
            }
            Verb::KnockOutTo(die) => {
                let interrupts = die == Which::That;
                let case = if interrupts { Case::Done } else { Case::Does };
                let said = self.about("dice-masters-verb-knock-out-to", die, case);
                said.with("now", yes(interrupts))
            }
            Verb::Sacrifice { die, by } => self.sacrifice(die, by),
            Verb::Move { die, to, energy } => {
                let mut said = self.does("dice-masters-verb-move", die);
                if die == Which::Target {
                    // It need not show a character any more.
                    let die = self.that("die", Case::Done, false).arg;
                    said.args.retain(|(name, _)| name != "die");
                    said = said.with("die", die);
                }
                let said = said.with("to", Arg::word(zone(to)));
                said.with("energy", yes(energy))
            }
            Verb::Field { die, level } => self
                .does("dice-masters-verb-field", die)
                .with("level", at_level(level)),
            Verb::Put { die, level } => self
                .does("dice-masters-verb-put", die)
                .with("level", at_level(level)),
            Verb::FieldFree => Said::new("dice-masters-verb-field-free").with("name", self.name()),
            Verb::NextFree(of) => {
                let noun = self.bare(of, Quant::Bare, Case::Done);
                Said::new("dice-masters-verb-next-free").with("noun", noun)
            }
            Verb::Search { of, to } => Said::new("dice-masters-verb-search")
                .with("die", self.bare(of, Quant::One, Case::Done))
                .with("to", Arg::word(zone(to))),
            Verb::Attach => Said::new("dice-masters-verb-attach").with("name", self.name()),
            Verb::Buy { die, to } => self
                .does("dice-masters-verb-buy", die)
                .with("paid", yes(!self.ability.price.is_nothing()))
                .with("to", Arg::word(zone(to))),
            verb => self.about_combat(verb),
        }
    }

    fn sacrifice(&mut self, die: Which, by: Which) -> Said {
        if by == Which::You {
            return self.does("dice-masters-verb-sacrifice", die);
        }
        let by = self.dice(by, Case::Does).arg;
        let mut they = Teller {
            person: Person::They,
            ..*self
        };
        let die = they.dice(die, Case::Done).arg;
        Said::new("dice-masters-sacrifice-by")
            .with("by", by)
            .with("die", die)
    }

    fn about_combat(&mut self, verb: Verb) -> Said {
        match verb {
            Verb::Unblockable(die) => self.binds("dice-masters-verb-unblockable", die),
            Verb::NotBlockedBy { die, by } => {
                let by = self.found(self.filter(by), Quant::Some, Case::Gets).arg;
                let said = self.binds("dice-masters-verb-not-blocked-by", die);
                said.with("by", by)
            }
            Verb::CannotBlock { die, attacker } => {
                let only = attacker.is_some();
                let attacker = attacker.map_or(Arg::word(""), |of| {
                    self.found(self.filter(of), Quant::One, Case::Done).arg
                });
                self.binds("dice-masters-verb-cannot-block", die)
                    .with("only", yes(only))
                    .with("attacker", attacker)
            }
            Verb::MustBlock { die, me } => self
                .binds("dice-masters-verb-must-block", die)
                .with("only", yes(me))
                .with("attacker", self.name()),
            Verb::MayBlock(n) => Said::new("dice-masters-verb-may-block")
                .with("name", self.name())
                .with("n", Arg::number(n)),
            Verb::FirstStrike => {
                Said::new("dice-masters-verb-first-strike").with("name", self.name())
            }
            Verb::Untargetable { actions } => Said::new("dice-masters-verb-untargetable")
                .with("name", self.name())
                .with("actions", yes(actions)),
            Verb::Capture(die) => self.about("dice-masters-verb-capture", die, Case::Done),
            Verb::Control(die) => self.about("dice-masters-verb-control", die, Case::Done),
            Verb::Copy { die, text } => {
                let said = self.about("dice-masters-verb-copy", die, Case::Gets);
                said.with("text", yes(text))
            }
            Verb::LeaveCombat(die) => self.about("dice-masters-verb-leave-combat", die, Case::Done),
            Verb::AddTarget(die) => self.about("dice-masters-verb-add-target", die, Case::Done),
            Verb::Redirect(die) => self.about("dice-masters-verb-redirect", die, Case::Done),
            verb => self.about_values(verb),
        }
    }

    fn about_values(&mut self, verb: Verb) -> Said {
        match verb {
            Verb::PreventDamage { die, combat, from } => {
                let from = from.map_or(Arg::word(""), |of| {
                    let of = self.found(self.filter(of), Quant::Some, Case::Gets).arg;
                    Said::new("dice-masters-damage-from").with("of", of).into()
                });
                self.binds("dice-masters-verb-prevent-damage", die)
                    .with("combat", yes(combat))
                    .with("from", from)
            }
            Verb::CapDamage { die, n, from } => {
                let from = self.found(self.filter(from), Quant::One, Case::Done).arg;
                self.about("dice-masters-verb-cap-damage", die, Case::Does)
                    .with("n", Arg::number(n))
                    .with("from", from)
            }
            Verb::DefenceIsAttack(die) => {
                self.about("dice-masters-verb-defence-is-attack", die, Case::Does)
            }
            Verb::GrantGroup { die, group } => {
                let group = self.group(group);
                let said = self.about("dice-masters-verb-grant-group", die, Case::Does);
                said.with("group", group)
            }
            Verb::Blank(die) => self.about("dice-masters-verb-blank", die, Case::Does),
            Verb::Spin { die, by } => self
                .about("dice-masters-verb-spin", die, Case::Done)
                .with("up", yes(by > 0))
                .with("n", Arg::number(by.unsigned_abs())),
            Verb::SpinTo { die, level } => self
                .about("dice-masters-verb-spin-to", die, Case::Done)
                .with("level", Arg::number(level)),
            Verb::Reroll(die) => self.about("dice-masters-verb-reroll", die, Case::Done),
            Verb::Remove(die) => self.about("dice-masters-verb-remove", die, Case::Done),
            verb => self.about_prices(verb),
        }
    }

    fn about_prices(&mut self, verb: Verb) -> Said {
        match verb {
            Verb::FieldPrice { of, add, least } => {
                let of = self.found(self.filter(of), Quant::Some, Case::Gets).arg;
                Said::new("dice-masters-verb-field-price")
                    .with("of", of)
                    .with("least", yes(least > 0))
                    .with("more", yes(add > 0))
                    .with(
                        "n",
                        Arg::number(if least > 0 { least } else { add.unsigned_abs() }),
                    )
            }
            Verb::BuyPrice {
                of,
                add,
                times,
                payer,
            } => {
                let of = match of {
                    Some(of) => self.bare(of, Quant::Some, Case::Gets),
                    None => Said::new("dice-masters-of-this-card").into(),
                };
                let payer = player_of(payer);
                Said::new("dice-masters-verb-buy-price")
                    .with("of", of)
                    .with("double", yes(times > 1))
                    .with("more", yes(add > 0))
                    .with("n", Arg::number(add.unsigned_abs()))
                    .with("payer", player(payer, Case::Done).into())
            }
            verb => unreachable!("{verb:?} has verbs of its own"),
        }
    }

    /// Dice of a card, wherever they are: "Spider-Friends dice".
    fn bare(&self, of: FilterId, quant: Quant, case: Case) -> Arg {
        let off = Filter {
            side: Side::Any,
            ..*self.filter(of)
        };
        self.dice_of(&off, quant, case)
    }
}

fn at_level(level: AtLevel) -> Arg {
    match level {
        AtLevel::Level(n) => Arg::number(n),
        AtLevel::Rolled => Arg::word("rolled"),
        AtLevel::Former => Arg::word("former"),
    }
}

const fn player_of(which: Which) -> &'static str {
    match which {
        Which::You => "you",
        Which::Opponent => "opponent",
        _ => "everyone",
    }
}

/// The word of a zone in sentences.
const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Field | Zone::Card | Zone::Attached => "field",
        Zone::Bag => "bag",
        Zone::Prep => "prep",
        Zone::Reserve => "reserve",
        Zone::Used => "used",
    }
}

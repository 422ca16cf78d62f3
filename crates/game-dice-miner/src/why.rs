//! Why not? For a choice that is not offered: the rule and the thing that forbids it.

use crate::state::{Public, Stage};
use crate::{Cell, DiceMiner, Die, KindId, Lie, Offer, Source, Symbol, View};
use kernel::{Arg, Choice, Refusal, Rule, Seat};

impl DiceMiner {
    pub(crate) fn refuse(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        let (Some(offer), Some(seat)) = (choice.only(), view.viewer.seat()) else {
            return Refusal::new("dice-miner-refused-one-pick");
        };
        let public = &view.public;
        if self.asks(public) != Some(seat) {
            return Refusal::new("refused-not-asked");
        }
        match (offer, public.stage) {
            (Offer::Hero(hero), Stage::Hero) => {
                Refusal::by(Rule("DM-2.2"), "dice-miner-refused-hero-taken")
                    .with("hero", self.called_hero(hero))
            }
            (Offer::Take(cell), Stage::Dig | Stage::First | Stage::Second) => {
                self.refuse_take(public, cell)
            }
            (Offer::Share { kind, to }, Stage::Dig | Stage::Late) => {
                self.refuse_share(public, seat, kind, to)
            }
            (Offer::Share { .. }, Stage::First | Stage::Second) => {
                Refusal::by(Rule("DM-4.4"), "dice-miner-refused-second-beer")
            }
            (Offer::Stop, Stage::First) => {
                Refusal::by(Rule("DM-4.7"), "dice-miner-refused-first-die")
            }
            (Offer::Stop, Stage::Second) => {
                Refusal::by(Rule("DM-11.2"), "dice-miner-refused-second-die")
            }
            (Offer::Spend(source), Stage::Magic) => self.refuse_spend(public, seat, source),
            (Offer::Reroll(die), Stage::Aim(source)) => {
                self.refuse_target(public, seat, source, die)
            }
            (Offer::Done, Stage::Aim(source)) => {
                Refusal::by(Rule("DM-5.3"), "dice-miner-refused-exactly")
                    .with("symbols", Arg::number(self.symbols(source)))
            }
            (Offer::Cache(die), Stage::Cache) => self.refuse_cache(public, seat, die),
            (_, stage) => Refusal::new("dice-miner-refused-not-now")
                .with("stage", Arg::Spelled(stage_word(stage).to_owned())),
        }
    }

    fn refuse_take(&self, public: &Public, cell: Cell) -> Refusal {
        let (rule, key) = match public.mountain.lie(cell) {
            None => ("DM-4.3", "dice-miner-refused-no-die-there"),
            Some(Lie::Buried) => ("DM-3.5", "dice-miner-refused-buried"),
            Some(_) => ("DM-3.4", "dice-miner-refused-flank"),
        };
        let refusal = Refusal::by(Rule(rule), key);
        match public.mountain.die(cell) {
            Some(die) => refusal.with("die", self.called_die(die)),
            None => refusal.with("cell", Arg::Spelled(crate::names::cell_name(cell))),
        }
    }

    fn refuse_share(&self, public: &Public, seat: Seat, kind: KindId, to: Seat) -> Refusal {
        if self.beer(public, seat, kind).is_none() {
            return Refusal::by(Rule("DM-4.4"), "dice-miner-refused-no-beer")
                .with("kind", self.called_kind(kind));
        }
        let key = if to == seat {
            "dice-miner-refused-own-beer"
        } else {
            "dice-miner-refused-nobody-there"
        };
        Refusal::by(Rule("DM-4.5"), key)
    }

    fn refuse_spend(&self, public: &Public, seat: Seat, source: Source) -> Refusal {
        if !self.sources(public, seat).any(|unspent| unspent == source) {
            return Refusal::by(Rule("DM-5.2"), "dice-miner-refused-no-source")
                .with("source", self.called_source(source));
        }
        Refusal::by(Rule("DM-5.6"), "dice-miner-refused-too-few-dice")
            .with("source", self.called_source(source))
            .with("symbols", Arg::number(self.symbols(source)))
            .with("dice", Arg::number(self.eligible(public, seat, source)))
    }

    fn refuse_target(&self, public: &Public, seat: Seat, source: Source, die: Die) -> Refusal {
        let clan = public.clan(seat);
        let magic = matches!(self.tables.symbol(die), Symbol::Magic(_));
        let (rule, key) = if clan.trove.count(die) == 0 {
            ("DM-5.3", "dice-miner-refused-not-in-trove")
        } else if !self.tables.rerollable[die.kind().index()] {
            ("DM-5.4", "dice-miner-refused-hazard")
        } else if public.aimed.contains(&die) {
            ("DM-5.3", "dice-miner-refused-twice")
        } else if magic && source == Source::Die(die) && clan.spent.dice[die.side()] == 0 {
            ("DM-5.5", "dice-miner-refused-itself")
        } else {
            ("DM-5.5", "dice-miner-refused-spent")
        };
        Refusal::by(Rule(rule), key).with("die", self.called_die(die))
    }

    fn refuse_cache(&self, public: &Public, seat: Seat, die: Die) -> Refusal {
        let trove = &public.clan(seat).trove;
        let (rule, key) = if trove.count(die) <= public.kept.count(die) {
            ("DM-7.1", "dice-miner-refused-not-in-trove")
        } else if public.kept.len() < self.chests(public, seat) {
            ("DM-7.2", "dice-miner-refused-chest-used")
        } else {
            ("DM-7.1", "dice-miner-refused-chests")
        };
        Refusal::by(Rule(rule), key)
            .with("die", self.called_die(die))
            .with("chests", Arg::number(self.chests(public, seat)))
            .with("kept", Arg::number(public.kept.len()))
    }
}

/// The word for a stage, in views and positions.
pub(crate) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Start(_) => "start",
        Stage::Deal => "deal",
        Stage::Hero => "hero",
        Stage::Draw => "draw",
        Stage::Fill => "fill",
        Stage::Dig => "dig",
        Stage::Beer { late: false, .. } => "beer",
        Stage::Beer { late: true, .. } => "late-beer",
        Stage::First => "first",
        Stage::Second => "second",
        Stage::Late => "late",
        Stage::Rival => "rival",
        Stage::Magic => "magic",
        Stage::Aim(_) => "aim",
        Stage::Cast(_) => "cast",
        Stage::Cache => "cache",
        Stage::Reroll => "reroll",
        Stage::Lot(_) => "lot",
        Stage::Over(_) => "over",
    }
}

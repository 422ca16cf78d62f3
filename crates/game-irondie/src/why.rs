//! Why not? For a choice that is not offered: the rule and the thing that forbids it.

use crate::offer::next_pain;
use crate::state::{Public, Side, Stage, Swap, dice_of};
use crate::{Class, Irondie, Kinship, Offer, Place, Reach, View, Whose};
use dice::DieId;
use kernel::{Arg, Choice, Refusal, Rule, Seat};

impl Irondie {
    pub(crate) fn refuse(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        let Some(seat) = view.viewer.seat() else {
            return Refusal::new("refused-not-asked");
        };
        match choice.picks() {
            [only] => self.refuse_offer(view, seat, *only),
            picks => self.refuse_picks(view, seat, picks),
        }
    }

    /// Several picks, or none: only a split takes them.
    fn refuse_picks(&self, view: &View, seat: Seat, picks: &[Offer]) -> Refusal {
        if view.public.stage != Stage::Split {
            return Refusal::new("irondie-refused-one-pick");
        }
        let wrong = picks.iter().find(|pick| match pick {
            Offer::Battle(die) => !view.public.zones.hand.and(dice_of(seat)).contains(*die),
            _ => true,
        });
        match wrong {
            Some(&pick) => self.refuse_offer(view, seat, pick),
            None => Refusal::new("irondie-refused-order"),
        }
    }

    fn refuse_offer(&self, view: &View, seat: Seat, offer: Offer) -> Refusal {
        let public = &view.public;
        match (offer, public.stage) {
            (Offer::Battle(die), Stage::Split) => self.refuse_battle(public, seat, die),
            (Offer::Throw { die, at }, Stage::Right(_) | Stage::React(_)) => {
                self.refuse_throw(public, seat, die, at)
            }
            (Offer::Sweep(die), Stage::Right(_) | Stage::React(_)) => {
                self.refuse_sweep(public, seat, die)
            }
            (Offer::Skip, Stage::Right(_)) => {
                Refusal::by(Rule("IR-8.3"), "irondie-refused-skip-opening")
            }
            (Offer::Decline, Stage::React(_)) => {
                Refusal::by(Rule("IR-7.3"), "irondie-refused-decline-in-duel")
            }
            (Offer::Bonus { from, to }, Stage::BattleBonus | Stage::DuelBonus) => {
                self.refuse_bonus(public, seat, from, to)
            }
            (Offer::Take { die, points }, Stage::Damage) => {
                self.refuse_take(view, seat, die, points)
            }
            (Offer::Return(die), Stage::Return) => self.refuse_return(public, seat, die),
            (Offer::Swap(swap), Stage::Swap) => self.refuse_swap(view, seat, swap),
            _ => Refusal::new("irondie-refused-not-now").with(
                "stage",
                Arg::Spelled(crate::spell::stage_word(public.stage).to_owned()),
            ),
        }
    }

    fn refuse_battle(&self, public: &Public, seat: Seat, die: DieId) -> Refusal {
        if crate::owner(die) != seat {
            return self.about(Rule("IR-5.1"), "irondie-refused-not-your-die", public, die);
        }
        self.about(Rule("IR-5.1"), "irondie-refused-not-in-hand", public, die)
    }

    fn refuse_thrown(&self, public: &Public, seat: Seat, die: DieId) -> Option<Refusal> {
        if crate::owner(die) != seat {
            return Some(self.about(Rule("IR-8.1"), "irondie-refused-not-your-die", public, die));
        }
        let reserve = public.zones.hand.contains(die);
        let refusal = || {
            self.about(
                Rule("IR-4.1"),
                "irondie-refused-not-in-reserve",
                public,
                die,
            )
        };
        (!reserve).then(refusal)
    }

    fn refuse_throw(&self, public: &Public, seat: Seat, die: DieId, at: DieId) -> Refusal {
        if let Some(refusal) = self.refuse_thrown(public, seat, die) {
            return refusal;
        }
        if die == at {
            return self.about(Rule("IR-8.6"), "irondie-refused-itself", public, die);
        }
        if self.kind_of(public, die).aim.reach == Reach::All {
            return self.about(Rule("IR-8.7"), "irondie-refused-sweeps-all", public, die);
        }
        self.refuse_target(public, seat, die, at)
    }

    fn refuse_target(&self, public: &Public, seat: Seat, die: DieId, at: DieId) -> Refusal {
        let aim = self.kind_of(public, die).aim;
        let own = Side::of(seat) == Side::of(crate::owner(at));
        let (rule, key) = match (aim.place, aim.side) {
            (Place::InPlay, _) if !public.zones.in_play().contains(at) => {
                (Rule("IR-4.6"), "irondie-refused-not-in-play")
            }
            (Place::Abyss, _) if !public.zones.abyss.contains(at) => {
                (Rule("IR-8.9"), "irondie-refused-not-in-abyss")
            }
            (_, Whose::Own) if !own => (Rule("IR-8.5"), "irondie-refused-own-only"),
            (_, Whose::Foe) if own => (Rule("IR-8.5"), "irondie-refused-foe-only"),
            (Place::Abyss, _) if self.pool(public, die).contains(at) => {
                (Rule("IR-8.9"), "irondie-refused-not-in-duel")
            }
            _ if self.pool(public, die).contains(at) => {
                (Rule("IR-8.4"), "irondie-refused-not-in-duel")
            }
            _ => (Rule("IR-8.5"), "irondie-refused-class"),
        };
        self.about(rule, key, public, die)
            .with("target", self.called_die(public, at))
    }

    fn refuse_sweep(&self, public: &Public, seat: Seat, die: DieId) -> Refusal {
        if let Some(refusal) = self.refuse_thrown(public, seat, die) {
            return refusal;
        }
        if self.kind_of(public, die).aim.reach == Reach::One {
            return self.about(Rule("IR-8.5"), "irondie-refused-one-target", public, die);
        }
        if self.pool(public, die).is_empty() {
            return self.about(Rule("IR-8.8"), "irondie-refused-no-target", public, die);
        }
        self.about(
            Rule("IR-8.7"),
            "irondie-refused-sweep-not-in-duel",
            public,
            die,
        )
    }

    fn refuse_bonus(&self, public: &Public, seat: Seat, from: DieId, to: DieId) -> Refusal {
        let due = public
            .halfway
            .map_or(public.noted.contains(from), |half| half.from == from);
        if crate::owner(from) != seat {
            return self.about(Rule("IR-6.6"), "irondie-refused-not-your-die", public, from);
        }
        if !due {
            return self.about(Rule("IR-6.5"), "irondie-refused-no-trigger", public, from);
        }
        let (rule, key) = self.why_no_receiver(public, from, to);
        self.about(rule, key, public, from)
            .with("target", self.called_die(public, to))
    }

    fn why_no_receiver(&self, public: &Public, from: DieId, to: DieId) -> (Rule, &'static str) {
        let own = Side::of(crate::owner(from)) == Side::of(crate::owner(to));
        let kinship = public.make(from).colour().kinship(public.make(to).colour());
        if from == to {
            (Rule("IR-6.2"), "irondie-refused-bonus-itself")
        } else if !own || !public.zones.in_play().contains(to) {
            (Rule("IR-6.1"), "irondie-refused-bonus-own-in-play")
        } else if public.halfway.is_some_and(|half| half.first == to) {
            (Rule("IR-6.4"), "irondie-refused-bonus-same-die")
        } else if kinship == Kinship::Allied {
            (Rule("IR-6.3"), "irondie-refused-bonus-class")
        } else {
            (Rule("IR-6.3"), "irondie-refused-bonus-colour")
        }
    }

    fn refuse_take(&self, view: &View, seat: Seat, die: DieId, points: u8) -> Refusal {
        let public = &view.public;
        let Some((next, least, most)) = next_pain(public, Side::of(seat), &view.pain) else {
            return Refusal::by(Rule("IR-10.3"), "irondie-refused-no-damage");
        };
        if next != die {
            return self.about(Rule("IR-10.3"), "irondie-refused-next-die", public, next);
        }
        self.about(Rule("IR-10.3"), "irondie-refused-points", public, die)
            .with("points", Arg::number(points))
            .with("least", Arg::number(least))
            .with("most", Arg::number(most))
    }

    fn refuse_return(&self, public: &Public, seat: Seat, die: DieId) -> Refusal {
        let key = if Side::of(crate::owner(die)) != Side::of(seat) {
            "irondie-refused-not-your-die"
        } else if public.zone(Side::of(seat), Class::Life).contains(die) {
            "irondie-refused-own-life-only"
        } else {
            "irondie-refused-not-in-life-zone"
        };
        self.about(Rule("IR-11.1"), key, public, die)
    }

    fn refuse_swap(&self, view: &View, seat: Seat, swap: Swap) -> Refusal {
        let (Some(side_set), true) = (
            view.side_set,
            swap.out().count_ones() == swap.come().count_ones(),
        ) else {
            return Refusal::by(Rule("IR-15.3"), "irondie-refused-swap-uneven");
        };
        let checked = self.check_swapped(&view.public, seat, side_set, swap);
        let problem = checked
            .err()
            .and_then(|problems| problems.into_iter().next());
        match problem {
            Some(problem) => Refusal {
                rule: Some(Rule("IR-15.4")),
                ..problem.refusal()
            },
            None => Refusal::by(Rule("IR-15.3"), "irondie-refused-swap-uneven"),
        }
    }

    fn about(&self, rule: Rule, key: &'static str, public: &Public, die: DieId) -> Refusal {
        Refusal::by(rule, key).with("die", self.called_die(public, die))
    }
}

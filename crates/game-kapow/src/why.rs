//! Why not? For a choice that is not offered: the rule and the thing that forbids it.

use crate::board::Mark;
use crate::show::stage_word;
use crate::state::{CHANGES, Doing, Stage, State};
use crate::{Fighter, Kapow, Offer, SlotId, SlotSet, Symbol, Verb, View};
use dice::DieId;
use kernel::{Arg, Choice, Refusal, Rule};

impl Kapow {
    pub(crate) fn refuse(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        let asked = view.viewer.seat().and_then(Fighter::of);
        let Some(fighter) = asked.filter(|&one| self.fighters().any(|other| other == one)) else {
            return Refusal::new("refused-not-asked");
        };
        match choice.only() {
            Some(offer) => self.refuse_offer(&self.known(view), fighter, offer),
            None => Refusal::new("kapow-refused-one-pick"),
        }
    }

    fn refuse_offer(&self, state: &State, fighter: Fighter, offer: Offer) -> Refusal {
        if state.frames.is_empty() {
            match (state.stage, offer) {
                (Stage::Select, _) if state.corner(fighter).play.ready => {
                    return Refusal::by(Rule("KA-3.2"), "kapow-refused-is-ready");
                }
                (Stage::Select, _) => return self.refuse_select(state, fighter, offer),
                (Stage::Attack(_), Offer::Strike(_)) => {
                    return self.refuse_base(state, fighter, Mark::BaseAttack, Mark::AttackTimes);
                }
                (Stage::Defend(_), Offer::Defend(_) | Offer::Stand) => {
                    return self.refuse_base(state, fighter, Mark::BaseDefence, Mark::DefenceTimes);
                }
                (Stage::Attack(_) | Stage::Defend(_), Offer::Leave(_)) => {
                    return Refusal::by(Rule("KA-6.4"), "kapow-refused-leave");
                }
                (Stage::CleanUp, Offer::Clip { face, die }) => {
                    return self.refuse_clip(state, fighter, face, die);
                }
                (Stage::CleanUp, Offer::Unclip { .. }) => {
                    return Refusal::by(Rule("KA-8.2"), "kapow-refused-no-face");
                }
                _ => {}
            }
        }
        self.refuse_frame(state, offer)
    }

    fn refuse_frame(&self, state: &State, offer: Offer) -> Refusal {
        let verb = state.frames.last().map(|frame| self.pack.verb(frame.verb));
        let rule = match (offer, verb) {
            (Offer::Gain(face), Some(Verb::Faces { .. })) => {
                return Refusal::by(Rule("KA-9.6"), "kapow-refused-face")
                    .with("face", self.called_symbol(face));
            }
            (Offer::Take(make), Some(Verb::TraitDice(_) | Verb::DieOfOpponentsChoice(_))) => {
                return Refusal::by(Rule("KA-9.6"), "kapow-refused-die")
                    .with("die", self.called_make(make));
            }
            (Offer::Trade { .. }, Some(Verb::ExchangeFaces(_))) => {
                (Rule("KA-9.7"), "kapow-refused-trade")
            }
            (Offer::Give(_), Some(Verb::TakeFace)) => (Rule("KA-9.8"), "kapow-refused-no-face"),
            (Offer::LockIn(_), Some(Verb::LockIn { .. })) => (Rule("KA-9.3"), "kapow-refused-lock"),
            (
                Offer::Option(_),
                Some(Verb::Choose(_) | Verb::OpponentChooses(_) | Verb::DieOfOpponentsChoice(_)),
            ) => (Rule("KA-9.9"), "kapow-refused-option"),
            _ => {
                let stage = Arg::Spelled(stage_word(state.stage).to_owned());
                return Refusal::new("kapow-refused-not-now").with("stage", stage);
            }
        };
        Refusal::by(rule.0, rule.1)
    }

    fn refuse_base(&self, state: &State, fighter: Fighter, base: Mark, times: Mark) -> Refusal {
        if self.in_use(state, fighter, times).len() > 1 {
            return Refusal::by(Rule("KA-6.5"), "kapow-refused-multipliers");
        }
        if base == Mark::BaseDefence && self.unchosen(state, fighter) > 0 {
            return Refusal::by(Rule("KA-10.10"), "kapow-refused-unchosen");
        }
        Refusal::by(Rule("KA-6.2"), "kapow-refused-no-base")
    }

    fn refuse_clip(&self, state: &State, fighter: Fighter, face: Symbol, die: DieId) -> Refusal {
        if state.corner(fighter).pool[face.index().min(5)] == 0 {
            return Refusal::by(Rule("KA-8.2"), "kapow-refused-no-face");
        }
        if !state.actions(fighter).contains(die) {
            return self.about(Rule("KA-8.2"), "kapow-refused-not-action", die);
        }
        self.about(Rule("KA-9.2"), "kapow-refused-full", die)
    }

    fn refuse_select(&self, state: &State, fighter: Fighter, offer: Offer) -> Refusal {
        let (corner, hand) = (state.corner(fighter), state.hand(fighter));
        if let Some(doing) = hand.doing {
            return self.refuse_doing(state, fighter, doing, offer);
        }
        let tired = hand.changes >= CHANGES;
        match offer {
            Offer::Place { die, slot } => self.refuse_place(state, fighter, die, slot),
            Offer::Lift(_) | Offer::Aim(_) | Offer::Rotate(_) if tired => {
                Refusal::by(Rule("KA-14.2"), "kapow-refused-changes")
            }
            Offer::Lift(die) => self.refuse_lift(state, fighter, die),
            Offer::Use(spot) if corner.play.used.contains(spot) => {
                Refusal::by(Rule("KA-3.8"), "kapow-refused-used")
                    .with("ability", self.called_spot(state, fighter, spot))
            }
            Offer::Use(spot) => Refusal::by(Rule("KA-3.8"), "kapow-refused-use")
                .with("ability", self.called_spot(state, fighter, spot)),
            Offer::Aim(target) if self.team(target) == self.team(fighter) => {
                Refusal::by(Rule("KA-12.6"), "kapow-refused-ally")
            }
            Offer::Aim(_) => Refusal::by(Rule("KA-12.6"), "kapow-refused-aim"),
            Offer::Rotate(_) => Refusal::by(Rule("KA-12.4"), "kapow-refused-rotate"),
            _ => self.refuse_frame(state, offer),
        }
    }

    /// An ability that happens at once is under way and has a question.
    fn refuse_doing(&self, state: &State, fighter: Fighter, doing: Doing, offer: Offer) -> Refusal {
        match (doing, offer) {
            (Doing::FaceType(_), Offer::Gain(face)) => {
                Refusal::by(Rule("KA-9.6"), "kapow-refused-face")
                    .with("face", self.called_symbol(face))
            }
            (Doing::FaceDie(_), Offer::Attach(die)) => self.refuse_attach(state, fighter, die),
            (Doing::Reroll(_) | Doing::RerollAny(_) | Doing::RerollNot(_), Offer::Roll(die)) => {
                self.about(Rule("KA-3.7"), "kapow-refused-roll", die)
            }
            (Doing::Turn, Offer::Turn { die, .. }) => {
                self.about(Rule("KA-10.5"), "kapow-refused-turn", die)
            }
            _ => Refusal::by(Rule("KA-3.5"), "kapow-refused-doing"),
        }
    }

    fn refuse_attach(&self, state: &State, fighter: Fighter, die: DieId) -> Refusal {
        if !state.actions(fighter).contains(die) {
            return self.about(Rule("KA-9.2"), "kapow-refused-not-action", die);
        }
        if state.bare_side(die).is_none() {
            return self.about(Rule("KA-9.2"), "kapow-refused-full", die);
        }
        self.about(Rule("KA-3.6"), "kapow-refused-locked", die)
    }

    fn refuse_lift(&self, state: &State, fighter: Fighter, die: DieId) -> Refusal {
        let slot = state.slot_of(die);
        if !state.corner(fighter).dice.contains(die) {
            return self.about(Rule("KA-1.3"), "kapow-refused-not-yours", die);
        }
        let Some(slot) = slot else {
            return self.about(Rule("KA-3.4"), "kapow-refused-not-placed", die);
        };
        if state.corner(fighter).play.fired.contains(slot) {
            return self.about(Rule("KA-3.6"), "kapow-refused-locked", die);
        }
        self.about(Rule("KA-10.6"), "kapow-refused-needed", die)
    }

    fn refuse_place(&self, state: &State, fighter: Fighter, die: DieId, slot: SlotId) -> Refusal {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let lies = state.slot_of(die);
        if !corner.dice.contains(die) {
            return self.about(Rule("KA-1.3"), "kapow-refused-not-yours", die);
        }
        if lies.is_some_and(|lies| corner.play.fired.contains(lies)) {
            return self.about(Rule("KA-3.6"), "kapow-refused-locked", die);
        }
        if lies.is_some() {
            return self.about(Rule("KA-3.4"), "kapow-refused-placed", die);
        }
        let spot = board.spot_of(slot);
        let ability = self.called_spot(state, fighter, spot);
        let (rule, key) = if state.filled(fighter).contains(slot) {
            (Rule("KA-4.5"), "kapow-refused-slot-taken")
        } else if corner.locked.contains(spot) {
            (Rule("KA-9.3"), "kapow-refused-locked-in")
        } else if corner.spent.contains(spot) {
            (Rule("KA-3.9"), "kapow-refused-spent")
        } else if !self.open_slots(state, fighter).contains(slot) {
            (Rule("KA-9.5"), "kapow-refused-no-token")
        } else if !self
            .need(state, fighter, slot)
            .takes(self.look(state, fighter, die))
        {
            (Rule("KA-4.1"), "kapow-refused-wrong-die")
        } else if board
            .next_in(SlotSet::of(slot), state.filled(fighter))
            .is_empty()
        {
            (Rule("KA-4.5"), "kapow-refused-like-slot")
        } else {
            (Rule("KA-4.3"), "kapow-refused-no-match")
        };
        self.about(rule, key, die).with("ability", ability)
    }

    fn about(&self, rule: Rule, key: &'static str, die: DieId) -> Refusal {
        Refusal::by(rule, key).with("die", self.called_make(self.make(die)))
    }
}

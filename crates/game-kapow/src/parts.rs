//! What an attack or a defence is made of (KA-6): base, kickers, multiplier, what others change.
//! This is how the rules compute it, what the events tell and what screens draw.

use crate::board::Mark;
use crate::state::{Stage, State};
use crate::{Fighter, Kapow, Offer, SlotSet, Spend, SpotId, SpotSet, Verb};
use dice::DiceSet;
use kernel::{Change, Ledger};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// A total with what it is made of. Only as many parts are noted as anybody would read.
pub type Parts = Ledger<By, 20>;

/// Where a part of a total comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    /// The base; of a board that plays by itself whatever it adds up.
    Base(SpotId),
    /// An ability that is added to the base.
    Kicker(SpotId),
    /// The ability that multiplies both.
    Times(SpotId),
    /// An ability of an enemy.
    Foe {
        /// Whose.
        fighter: Fighter,
        /// Which.
        spot: SpotId,
    },
    /// The Entangle tokens of whoever attacks.
    Tokens,
}

impl By {
    /// The own ability.
    pub const fn own(self) -> Option<SpotId> {
        match self {
            By::Base(spot) | By::Kicker(spot) | By::Times(spot) => Some(spot),
            By::Foe { .. } | By::Tokens => None,
        }
    }
}

/// Attack or defence: what the two have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Attack,
    Defence,
}

/// What a verb is in an attack or a defence.
enum Share {
    Base(u8),
    Kicker(u8),
    Times(u8),
    Mirror,
    Nothing,
}

impl Kind {
    const fn times(self) -> Mark {
        match self {
            Kind::Attack => Mark::AttackTimes,
            Kind::Defence => Mark::DefenceTimes,
        }
    }

    const fn spend(self) -> Spend {
        match self {
            Kind::Attack => Spend::Attack,
            Kind::Defence => Spend::Defence,
        }
    }

    const fn kickers(self) -> Mark {
        match self {
            Kind::Attack => Mark::AttackKicker,
            Kind::Defence => Mark::DefenceKicker,
        }
    }

    const fn share(self, verb: Verb) -> Share {
        match (self, verb) {
            (Kind::Attack, Verb::BaseAttack(count))
            | (Kind::Defence, Verb::BaseDefence(count) | Verb::FallbackDefence(count)) => {
                Share::Base(count)
            }
            (Kind::Attack, Verb::AttackKicker(count))
            | (Kind::Defence, Verb::DefenceKicker(count)) => Share::Kicker(count),
            (Kind::Attack, Verb::AttackTimes(count))
            | (Kind::Defence, Verb::DefenceTimes(count)) => Share::Times(count),
            (Kind::Attack, Verb::MirrorKickers) => Share::Mirror,
            _ => Share::Nothing,
        }
    }

    /// What a verb of a board that plays by itself adds.
    fn plain(self, verb: Verb) -> i32 {
        match (self, verb) {
            (Kind::Attack, Verb::Attack(count)) | (Kind::Defence, Verb::Defence(count)) => {
                i32::from(count)
            }
            _ => 0,
        }
    }
}

/// The kickers in a total.
pub(crate) fn kicks(parts: &Parts) -> u8 {
    let kicks = parts.entries().iter().map(|entry| match *entry {
        kernel::Entry {
            source: By::Kicker(_),
            change: Change::Add(amount),
        } => i32::from(amount),
        _ => 0,
    });
    kicks.sum::<i32>().clamp(0, i32::from(u8::MAX)) as u8
}

impl Kapow {
    /// The attack of a fighter with what it has selected and does not leave out.
    pub(crate) fn attack(&self, state: &State, fighter: Fighter, left: SpotSet) -> Parts {
        let mut parts = self.own_parts(state, fighter, left, Kind::Attack);
        if !parts.entries().is_empty() {
            parts.add(self.attack_change(state, fighter), By::Tokens);
        }
        parts
    }

    /// The defence of a fighter, after what enemies do to it.
    pub(crate) fn defence(&self, state: &State, fighter: Fighter, left: SpotSet) -> Parts {
        let mut parts = self.own_parts(state, fighter, left, Kind::Defence);
        self.add_foes(state, fighter, &mut parts);
        parts
    }

    /// The same before anybody else changes it.
    pub(crate) fn own_parts(
        &self,
        state: &State,
        fighter: Fighter,
        left: SpotSet,
        kind: Kind,
    ) -> Parts {
        if self.is_person(fighter) {
            self.counted(state, fighter, left, kind)
        } else {
            self.added_up(state, fighter, kind)
        }
    }

    /// The best base with its kickers, times the multiplier (KA-6.1). Nothing without a base.
    fn counted(&self, state: &State, fighter: Fighter, left: SpotSet, kind: Kind) -> Parts {
        let mut parts = Parts::default();
        let bases = self.bases(state, fighter, left, kind);
        let base = bases
            .iter()
            .map(|spot| (self.base_of(state, fighter, spot, kind), spot));
        let Some((worth, base)) = base.max_by_key(|&(worth, spot)| (worth, Reverse(spot))) else {
            return parts;
        };
        parts.add(i32::from(worth), By::Base(base));
        let used = |mark| self.used(state, fighter, mark, left).without(bases);
        let mut times = None;
        let more = used(kind.kickers()).or(used(kind.times()));
        for spot in SpotSet::of(base).or(more) {
            self.each_verb(state, fighter, spot, &mut |verb| match kind.share(verb) {
                Share::Kicker(count) => parts.add(i32::from(count), By::Kicker(spot)),
                Share::Mirror => parts.add(self.mirrored(state, fighter), By::Kicker(spot)),
                Share::Times(count) => times = times.max(Some((count, Reverse(spot)))),
                Share::Base(_) | Share::Nothing => {}
            });
        }
        if let Some(spot) = self.chooses_each(state, fighter) {
            parts.add(self.chosen(state, fighter, kind.spend()), By::Kicker(spot));
        }
        if let Some((count, Reverse(spot))) = times {
            parts.times(count, 1, By::Times(spot));
        }
        parts
    }

    fn base_of(&self, state: &State, fighter: Fighter, spot: SpotId, kind: Kind) -> u8 {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let bases = verbs.iter().map(|&verb| match kind.share(verb) {
            Share::Base(count) => count,
            _ => 0,
        });
        bases.max().unwrap_or(0)
    }

    /// All that a board which plays by itself has, added up (KA-13.6). Its defence is never below
    /// nothing.
    fn added_up(&self, state: &State, fighter: Fighter, kind: Kind) -> Parts {
        let mut parts = Parts::default();
        let corner = state.corner(fighter);
        for spot in self.spots(fighter) {
            let mut sum = 0;
            if corner.play.selected.contains(spot) {
                self.each_verb(state, fighter, spot, &mut |verb| sum += kind.plain(verb));
            }
            if corner.charges > 0 {
                sum += i32::from(corner.charges) * self.charge(state, fighter, spot, kind);
            }
            parts.add(sum, By::Base(spot));
        }
        if kind == Kind::Defence && parts.sum() < 0 {
            return Parts::default();
        }
        parts
    }

    /// What each token on a board's ability adds.
    fn charge(&self, state: &State, fighter: Fighter, spot: SpotId, kind: Kind) -> i32 {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let each = verbs.iter().map(|verb| match verb {
            Verb::SelfLock { each, .. } => {
                let each = self.pack.verbs(*each).iter();
                each.map(|&verb| kind.plain(verb)).sum()
            }
            _ => 0,
        });
        each.sum()
    }

    /// What enemies do to a defence (KA-6.6).
    fn add_foes(&self, state: &State, fighter: Fighter, parts: &mut Parts) {
        for foe in self.fighters() {
            if !self.aims_at(state, foe, fighter) {
                continue;
            }
            for spot in self.selected_with(state, foe, Mark::OpponentDefence) {
                let by = By::Foe { fighter: foe, spot };
                self.each_verb(state, foe, spot, &mut |verb| {
                    if let Verb::OpponentDefence(change) = verb {
                        parts.add(i32::from(change), by);
                    }
                });
            }
        }
    }

    /// The abilities with a mark that are selected and not left out.
    fn used(&self, state: &State, fighter: Fighter, mark: Mark, left: SpotSet) -> SpotSet {
        self.selected_with(state, fighter, mark).without(left)
    }

    /// What an attack or defence may begin with; for want of a base defence another (KA-6.3).
    fn bases(&self, state: &State, fighter: Fighter, left: SpotSet, kind: Kind) -> SpotSet {
        let used = |mark| self.used(state, fighter, mark, left);
        match kind {
            Kind::Attack => used(Mark::BaseAttack),
            Kind::Defence => {
                let bases = used(Mark::BaseDefence);
                if bases.is_empty() {
                    return used(Mark::Fallback);
                }
                bases
            }
        }
    }

    /// The best total over which multiplier counts, where several could.
    pub(crate) fn best(
        &self,
        left: SpotSet,
        times: SpotSet,
        of: impl Fn(SpotSet) -> Parts,
    ) -> Parts {
        let others = |kept| times.without(SpotSet::of(kept));
        let tries = times.iter().map(|kept| of(left.or(others(kept))));
        let best = tries.max_by_key(kernel::Ledger::total);
        best.unwrap_or_else(|| of(left))
    }

    /// The attack of a fighter as it stands: while dice are placed with the boxes that are
    /// complete, later with what is not left out; with the best base while there are several.
    pub fn attack_parts(&self, state: &State, fighter: Fighter) -> Parts {
        self.parts_if(state, fighter, None, Kind::Attack)
    }

    /// The defence of a fighter as it stands.
    pub fn defence_parts(&self, state: &State, fighter: Fighter) -> Parts {
        self.parts_if(state, fighter, None, Kind::Defence)
    }

    /// The attack of a fighter if it gave this answer.
    pub fn attack_if(&self, state: &State, fighter: Fighter, offer: Offer) -> Parts {
        self.parts_if(state, fighter, Some(offer), Kind::Attack)
    }

    /// The defence of a fighter if it gave this answer.
    pub fn defence_if(&self, state: &State, fighter: Fighter, offer: Offer) -> Parts {
        self.parts_if(state, fighter, Some(offer), Kind::Defence)
    }

    fn parts_if(&self, state: &State, fighter: Fighter, offer: Option<Offer>, kind: Kind) -> Parts {
        let mut state = self.settled(state);
        if let Some(Offer::Spend(option)) = offer {
            state.corner_mut(fighter).play.choices[option as usize] += 1;
        }
        let todo = state.corner(fighter).play.left_out;
        let bases = self.bases(&state, fighter, todo, kind);
        let left = todo.or(match offer {
            Some(Offer::Leave(spot)) => SpotSet::of(spot),
            Some(Offer::Strike(base) | Offer::Defend(base)) => bases.without(SpotSet::of(base)),
            Some(Offer::Stand) => bases,
            _ => SpotSet::EMPTY,
        });
        let times = self.used(&state, fighter, kind.times(), left);
        self.best(left, times, |left| match kind {
            Kind::Attack => self.attack(&state, fighter, left),
            Kind::Defence => self.defence(&state, fighter, left),
        })
    }

    /// The dice in the boxes of these abilities.
    pub fn dice_in(&self, state: &State, fighter: Fighter, spots: SpotSet) -> DiceSet {
        let slots = spots.iter().map(|spot| self.slots(fighter, spot));
        let slots = slots.fold(SlotSet::EMPTY, SlotSet::or);
        let lies = |die: &dice::DieId| state.lies_in(*die, slots);
        state.corner(fighter).dice.iter().filter(lies).collect()
    }

    /// The abilities of a fighter that are selected, or would be as the dice lie.
    pub fn selected_spots(&self, state: &State, fighter: Fighter) -> SpotSet {
        self.settled(state).corner(fighter).play.selected
    }

    /// What one attack takes from another fighter's life: no ability forbids it, and it is more
    /// than the defence (KA-5.4).
    pub fn damage(&self, state: &State, attack: u8, defence: u8) -> u8 {
        let forbids = |one: Fighter| !self.selected_with(state, one, Mark::NoLoss).is_empty();
        if self.fighters().any(forbids) {
            return 0;
        }
        attack.saturating_sub(defence)
    }

    /// The match with all that would be selected if the screens fell now.
    fn settled(&self, state: &State) -> State {
        let mut settled = state.clone();
        if matches!(
            state.stage,
            Stage::Roll | Stage::Select | Stage::Solo(_) | Stage::CleanUp
        ) {
            for fighter in self.fighters() {
                let selected = self.selected(state, fighter);
                let corner = settled.corner_mut(fighter);
                corner.play.selected = selected;
                corner.play.left_out = SpotSet::EMPTY;
            }
        } else if !matches!(state.stage, Stage::Attack(_) | Stage::Defend(_)) {
            // What was left out of an attack or defence counts for nothing that comes later.
            for corner in &mut settled.corners {
                corner.play.left_out = SpotSet::EMPTY;
            }
        }
        settled
    }
}

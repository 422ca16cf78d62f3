//! Phase 1: the open splits, the throw, priority, and colour bonuses (IR-5, IR-6).

use crate::state::{Halfway, Public, Secret, Side, Stage, State, dice_of};
use crate::{Event, Irondie};
use dice::{DiceSet, DieId};
use kernel::{Landing, Pace, Seat, Sink};

impl Irondie {
    /// Opens the splits once every seat with dice in hand has sealed one (IR-5.2).
    pub(crate) fn open_splits(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let asked = self.asks(&state.public);
        if asked.iter().any(|seat| state.sealed.of(seat).is_none()) {
            return Pace::Wait;
        }
        let splits = state.sealed.open();
        sink.reveal();
        for seat in asked.iter() {
            let Some(Secret::Split(thrown)) = splits[seat.index()] else {
                unreachable!("{seat} has sealed a split")
            };
            send_to_battle(&mut state.public, seat, thrown, sink);
        }
        state.public.stage = Stage::Throw;
        Pace::Go
    }

    /// When all dice have landed: priority (IR-5.7 to IR-5.10).
    pub(crate) fn after_throw(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let public = &mut state.public;
        if !public.throwing.is_empty() {
            return Pace::Wait;
        }
        match favoured(public) {
            Some(side) => give_priority(public, side, sink),
            None => public.stage = Stage::RollOff,
        }
        Pace::Go
    }

    /// A seat's dice have landed in Battle (IR-5.3, IR-5.4).
    pub(crate) fn battle_landed(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let dice = public.landing_next().expect("dice are in the air");
        for (die, side) in dice.iter().zip(landing) {
            land(public, die, side + 1, sink);
            public.zones.battle.insert(die);
        }
        public.throwing = public.throwing.without(dice);
    }

    /// Neutral dice for priority (IR-5.9); equal dice are thrown again.
    pub(crate) fn rolled_off(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let values = [landing[0] + 1, landing[1] + 1];
        sink.tell_all(|| Event::RolledOff { values });
        if values[0] != values[1] {
            let side = if values[0] > values[1] {
                Side::First
            } else {
                Side::Second
            };
            give_priority(public, side, sink);
        }
    }

    /// Whose bonus is next: the owner of one in the middle, else the side with priority, each
    /// side's members in seat order (IR-5.4, IR-14.5).
    pub(crate) fn bonus_owner(&self, public: &Public) -> Option<Seat> {
        if let Some(halfway) = public.halfway {
            return Some(crate::owner(halfway.from));
        }
        let sides = [public.priority, public.priority.other()];
        let mut noted = sides.into_iter().map(|side| public.noted.and(side.dice()));
        noted.find_map(DiceSet::first).map(crate::owner)
    }

    /// Applies bonuses that leave no choice, drops those without a candidate (IR-6.4, IR-6.6).
    pub(crate) fn apply_forced_bonuses(
        &self,
        state: &mut State,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let public = &mut state.public;
        self.drop_idle_bonuses(public);
        let Some(owner) = self.bonus_owner(public) else {
            return self.after_bonuses(state, sink);
        };
        match self.only_bonus(public, owner) {
            None => Pace::Wait,
            Some((from, to)) => {
                self.give_bonus(state, from, to, sink);
                Pace::Go
            }
        }
    }

    /// Forgets noted bonuses that nobody could receive. None can get a candidate later: no die
    /// enters play while bonuses are applied.
    fn drop_idle_bonuses(&self, public: &mut Public) {
        if public
            .halfway
            .is_some_and(|half| self.second_candidates(public, half).is_empty())
        {
            public.halfway = None;
        }
        for die in public.noted {
            if self.first_candidates(public, die).is_empty() {
                public.noted.remove(die);
            }
        }
    }

    /// The one bonus that can be given now, if there is only one.
    fn only_bonus(&self, public: &Public, owner: Seat) -> Option<(DieId, DieId)> {
        if let Some(halfway) = public.halfway {
            let candidates = self.second_candidates(public, halfway);
            return Some((halfway.from, candidates.first()?)).filter(|_| candidates.len() == 1);
        }
        let noted = public.noted.and(dice_of(owner));
        let from = noted.first()?;
        let candidates = self.first_candidates(public, from);
        (noted.len() == 1 && candidates.len() == 1).then_some((from, candidates.first()?))
    }

    /// Gives one part of a bonus (IR-6.1).
    pub(crate) fn give_bonus(
        &self,
        state: &mut State,
        from: DieId,
        to: DieId,
        sink: &mut impl Sink<Event>,
    ) {
        let public = &mut state.public;
        let bonus = self.tables().bonus(public.make(from).colour());
        let class = self.kind_of(public, to).class;
        let part = bonus
            .iter()
            .find(|part| part.class == class)
            .expect("the class is offered");
        let first_part = public.halfway.is_none() && bonus.first() == Some(part);
        public.noted.remove(from);
        public.halfway = (first_part && bonus.len() > 1).then_some(Halfway { from, first: to });
        let (add, value) = (part.add, public.changed(to, part.add));
        sink.tell_all(|| Event::Bonus {
            from,
            to,
            add,
            value,
        });
        public.set(to, value, sink);
        self.ends(state, sink);
    }

    /// Whether a bonus would take the last point off a Life die in its zone (IR-13.3).
    pub(crate) fn bonus_kills(&self, public: &Public, from: DieId, to: DieId) -> bool {
        let received = self.bonus_for(public, from, to);
        received.is_some_and(|(_, value)| value == 0)
    }

    /// What a die would receive of another's bonus, and what it would show then.
    pub fn bonus_for(&self, public: &Public, from: DieId, to: DieId) -> Option<(i8, u8)> {
        let bonus = self.tables().bonus(public.make(from).colour());
        let class = self.kind_of(public, to).class;
        let part = bonus.iter().find(|part| part.class == class)?;
        Some((part.add, public.changed(to, part.add)))
    }

    /// Who may receive the first part of a bonus that finds a candidate.
    pub(crate) fn first_candidates(&self, public: &Public, from: DieId) -> DiceSet {
        let parts = self.tables().bonus(public.make(from).colour());
        let mut candidates = parts
            .iter()
            .map(|part| self.candidates(public, from, part.class));
        candidates.find(|dice| !dice.is_empty()).unwrap_or_default()
    }

    /// Who may receive the second part: never the die that got the first (IR-6.4).
    pub(crate) fn second_candidates(&self, public: &Public, halfway: Halfway) -> DiceSet {
        let parts = self.tables().bonus(public.make(halfway.from).colour());
        let all = self.candidates(public, halfway.from, parts[1].class);
        all.without(DiceSet::of(halfway.first))
    }

    /// Own dice in play of a class and an allied colour, never the die itself (IR-6.1 to IR-6.3).
    fn candidates(&self, public: &Public, from: DieId, class: crate::Class) -> DiceSet {
        let own = Side::of(crate::owner(from)).dice();
        let dice = public
            .zones
            .in_play()
            .and(own)
            .and(public.classes[class as usize]);
        let allies = public.make(from).colour().allies();
        let allied = |die: &DieId| allies >> public.make(*die).colour() as u8 & 1 == 1;
        dice.without(DiceSet::of(from))
            .iter()
            .filter(allied)
            .collect()
    }

    fn after_bonuses(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        if state.public.stage == Stage::DuelBonus {
            state.public.stage = Stage::Next;
            state.public.duel.step += 1;
            return Pace::Go;
        }
        state.public.mortal = true; // the first Battle phase is over (IR-12.4)
        if !self.ends(state, sink) {
            begin_skirmish(&mut state.public);
        }
        Pace::Go
    }
}

/// A die lands. A trigger is noted when it is rolled, never when it is set (IR-6.5).
pub(crate) fn land(public: &mut Public, die: DieId, value: u8, sink: &mut impl Sink<Event>) {
    public.values[die.index()] = value;
    if value <= public.make(die).trigger() {
        public.noted.insert(die);
    }
    sink.tell_all(|| Event::Landed { die, value });
}

fn send_to_battle(public: &mut Public, seat: Seat, thrown: DiceSet, sink: &mut impl Sink<Event>) {
    public.zones.hand = public.zones.hand.without(thrown);
    public.throwing = public.throwing.or(thrown);
    let reserve = public.zones.hand.and(dice_of(seat)).len();
    sink.tell_all(|| Event::Split {
        seat,
        thrown,
        reserve,
    });
}

/// Who has priority without a roll-off: more Reserve dice, then more life (IR-5.7, IR-5.8).
fn favoured(public: &Public) -> Option<Side> {
    let [first, second] =
        Side::BOTH.map(|side| (u32::from(public.reserve(side).len()), public.life(side)));
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

fn give_priority(public: &mut Public, side: Side, sink: &mut impl Sink<Event>) {
    public.priority = side;
    public.stage = Stage::BattleBonus;
    sink.tell_all(|| Event::Priority(side));
}

/// The Skirmish phase begins, unless the late rules forbid throws (IR-7.1, IR-16.3).
fn begin_skirmish(public: &mut Public) {
    public.rights = [!public.late; 2];
    public.holder = public.priority;
    public.stage = Stage::Skirmish;
}

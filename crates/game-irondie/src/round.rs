//! Phases 3 and 4, the rounds, the end of a game and what lies between games (IR-10 to IR-12,
//! IR-15, IR-16).

use crate::offer::{makes_of, next_pain};
use crate::state::{
    DICE, Duel, Pain, Public, SET, SIDE_SET, Secret, Side, SideSet, Stage, State, Swap, dice_of,
};
use crate::{Class, Event, Irondie, Make, SetProblem};
use dice::DiceSet;
use kernel::{Pace, Seat, Sink};

/// A game still undecided after this round is drawn (IR-17.2).
pub(crate) const LAST_ROUND: u8 = 100;
/// A match still undecided after this many games goes to the side with more wins (IR-17.7).
pub(crate) const LAST_GAME: u8 = 9;

impl Irondie {
    /// Counts damage (IR-10.1). Dice of the Skirmish have left; only Battle zones count (IR-10.6).
    pub(crate) fn begin_damage(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        for side in Side::BOTH {
            let attack = public.sum(public.zone(side.other(), Class::Attack)) as u8;
            let defence = public.sum(public.zone(side, Class::Defence)) as u8;
            public.due[side as usize] = attack.saturating_sub(defence);
            sink.tell_all(|| Event::DamageDue {
                side,
                attack,
                defence,
            });
        }
        public.stage = Stage::Damage;
    }

    /// Fills in what leaves no choice; when both sides have distributed, applies all at once
    /// (IR-10.2).
    pub(crate) fn apply_damage(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        for side in Side::BOTH {
            fill_forced(&state.public, side, &mut state.pain[side as usize]);
        }
        if Side::BOTH
            .into_iter()
            .any(|side| !state.pain_is_complete(side))
        {
            return Pace::Wait;
        }
        sink.reveal();
        let pain = std::mem::take(&mut state.pain);
        for (side, points) in Side::BOTH.into_iter().zip(pain) {
            hurt(&mut state.public, side, &points, sink);
        }
        if !self.ends(state, sink) {
            clear_battle(&mut state.public, sink);
        }
        Pace::Go
    }

    /// When all have sealed: takes Life dice back (IR-11.1), then Limbo to hand (IR-11.2).
    pub(crate) fn apply_returns(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let asked = self.asks(&state.public);
        if !state.public.late {
            if asked.iter().any(|seat| state.sealed.of(seat).is_none()) {
                return Pace::Wait;
            }
            sink.reveal();
            self.take_back(state, sink);
            if self.ends(state, sink) {
                return Pace::Go;
            }
        }
        let zones = &mut state.public.zones;
        zones.hand = zones.hand.or(zones.limbo);
        zones.limbo = DiceSet::EMPTY;
        self.next_round(state, sink);
        Pace::Go
    }

    fn take_back(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for sealed in state.sealed.open() {
            if let Some(Secret::Return(Some(die))) = sealed {
                state.public.zones.lift(die);
                state.public.zones.hand.insert(die);
                state.public.values[die.index()] = 0;
                sink.tell_all(|| Event::Returned(die));
            }
        }
    }

    fn next_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        if state.public.round == LAST_ROUND {
            sink.tell_all(|| Event::RoundsOver);
            return self.end_game(state, None, sink);
        }
        state.public.round += 1;
        self.begin_round(state, sink);
    }

    /// Begins a round; in a late one every Life die loses a point first (IR-16.1, IR-16.2).
    pub(crate) fn begin_round(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let limit = self.options.late_from;
        public.late = public.time_up || limit > 0 && public.round >= limit;
        public.stage = Stage::Split;
        let (round, late) = (public.round, public.late);
        sink.tell_all(|| Event::RoundBegan { round, late });
        if late {
            let life = public.zones.battle;
            for die in life {
                public.change(die, -1, sink);
            }
            self.ends(state, sink);
        }
    }

    /// A game has ended: count it, then end the match or go on to the next game (IR-15.1).
    pub(crate) fn end_game(
        &self,
        state: &mut State,
        winner: Option<Side>,
        sink: &mut impl Sink<Event>,
    ) {
        let public = &mut state.public;
        public.games += 1;
        if let Some(side) = winner {
            public.wins[side as usize] += 1;
        }
        sink.tell_all(|| Event::GameEnded(winner));
        state.sealed.open();
        state.pain = [Pain::new(), Pain::new()];
        stop_play(public);
        let decided = public.wins.iter().any(|&wins| wins >= self.first_to);
        if decided || public.last_game || self.first_to == 1 || public.games == LAST_GAME {
            return end_match(public, leader(public.wins), sink);
        }
        public.stage = Stage::Swap;
    }

    /// When all have sealed: swaps dice (IR-15.5), then the next game begins.
    pub(crate) fn apply_swaps(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        if state
            .public
            .swappers
            .iter()
            .any(|seat| state.sealed.of(seat).is_none())
        {
            return Pace::Wait;
        }
        sink.reveal();
        for (seat, sealed) in Seat::first(self.seats).zip(state.sealed.open()) {
            if let (Some(Secret::Swap(swap)), Some(side_set)) =
                (sealed, state.side_sets[seat.index()])
            {
                let (set, side) = swapped(&state.public, seat, side_set, swap);
                state.public.lay_out(self, seat, &set);
                state.side_sets[seat.index()] = Some(side);
                let count = swap.come().count_ones() as u8;
                sink.tell_all(|| Event::Swapped { seat, count });
            }
        }
        self.begin_game(state, sink);
        Pace::Go
    }

    /// Lays all dice into the hands and begins round 1.
    pub(crate) fn begin_game(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        clear_table(public);
        public.round = 1;
        public.time_up = public.last_game;
        public.mortal = false;
        self.begin_round(state, sink);
    }

    /// Whether the set after a swap would obey IR-15.4.
    pub(crate) fn check_swapped(
        &self,
        public: &Public,
        seat: Seat,
        side_set: SideSet,
        swap: Swap,
    ) -> Result<(), Vec<SetProblem>> {
        let (set, _) = swapped(public, seat, side_set, swap);
        crate::check_set(&self.pack, &set)
    }

    /// A seat gives up: the match is lost for its side (IR-12.6).
    pub(crate) fn resign(&self, state: &mut State, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.tell_all(|| Event::Resigned(seat));
        state.sealed.open();
        state.pain = [Pain::new(), Pain::new()];
        stop_play(&mut state.public);
        end_match(&mut state.public, Some(Side::of(seat).other()), sink);
    }

    /// The time for the whole match is up (IR-15.7).
    pub(crate) fn match_time_up(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        public.last_game = true;
        public.time_up = true;
        sink.tell_all(|| Event::LastGame);
        if public.stage == Stage::Swap {
            state.sealed.open();
            end_match(public, leader(public.wins), sink);
        }
    }
}

impl Public {
    /// Puts a seat's dice on the table in order, in its hand.
    pub(crate) fn lay_out(&mut self, game: &Irondie, seat: Seat, set: &[Make]) {
        for class in &mut self.classes {
            *class = class.without(dice_of(seat));
        }
        for (die, &make) in dice_of(seat).iter().zip(set) {
            self.makes[die.index()] = make;
            let class = game.tables().kind(make.kind()).class;
            self.classes[class as usize].insert(die);
            self.zones.lift(die);
            self.zones.hand.insert(die);
        }
    }
}

/// Puts on each Life die what it must take when there is nothing to decide.
fn fill_forced(public: &Public, side: Side, pain: &mut Pain) {
    while let Some((_, least, most)) = next_pain(public, side, pain) {
        if least < most {
            return;
        }
        pain.push(least);
    }
}

/// Takes points off Life dice; a die at 0 goes to the Abyss (IR-10.4).
fn hurt(public: &mut Public, side: Side, pain: &Pain, sink: &mut impl Sink<Event>) {
    for (die, &points) in public.zone(side, Class::Life).iter().zip(pain) {
        if points == 0 {
            continue;
        }
        let value = public.value(die) - points;
        public.values[die.index()] = value;
        sink.tell_all(|| Event::Hurt { die, points, value });
        if value == 0 {
            public.send_to_abyss(die, sink);
        }
    }
}

/// Attack and Defence dice of the Battle zones go to Limbo (IR-10.5).
fn clear_battle(public: &mut Public, sink: &mut impl Sink<Event>) {
    for die in public
        .zones
        .battle
        .without(public.classes[Class::Life as usize])
    {
        public.send_to_limbo(die, sink);
    }
    public.due = [0, 0];
    public.stage = Stage::Return;
}

/// Nothing goes on any more. Dice stay where they lie, for all to see; those in the air go back.
fn stop_play(public: &mut Public) {
    let hurled = match (public.stage, public.duel.throws.last()) {
        (Stage::Hurl, Some(throw)) => DiceSet::of(throw.die),
        _ => DiceSet::EMPTY,
    };
    public.zones.hand = public.zones.hand.or(public.throwing).or(hurled);
    public.duel = Duel::none();
    public.throwing = DiceSet::EMPTY;
    public.noted = DiceSet::EMPTY;
    public.halfway = None;
    public.due = [0, 0];
    public.rights = [false; 2];
}

/// All dice back to hand, nothing of the old game left.
fn clear_table(public: &mut Public) {
    stop_play(public);
    public.zones = crate::Zones {
        hand: public.zones.all(),
        ..crate::Zones::default()
    };
    public.values = [0; DICE];
    public.holder = Side::First;
    public.priority = Side::First;
}

fn leader(wins: [u8; 2]) -> Option<Side> {
    match wins[0].cmp(&wins[1]) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

fn end_match(public: &mut Public, winner: Option<Side>, sink: &mut impl Sink<Event>) {
    public.stage = Stage::Over(winner);
    sink.tell_all(|| Event::MatchEnded(winner));
}

/// Set and side set after a swap, both in order.
fn swapped(public: &Public, seat: Seat, side_set: SideSet, swap: Swap) -> ([Make; SET], SideSet) {
    let mut set: arrayvec::ArrayVec<Make, SET> = makes_of(public, seat).collect();
    let mut side: [(Make, bool); SIDE_SET] =
        std::array::from_fn(|place| (side_set.makes[place], side_set.known >> place & 1 == 1));
    let mut comers = (0..SIDE_SET).filter(|place| swap.come() >> place & 1 == 1);
    for place in (0..set.len()).filter(|place| swap.out() >> place & 1 == 1) {
        let Some(comer) = comers.next() else { break };
        (set[place], side[comer]) = (side[comer].0, (set[place], true));
    }
    set.sort_unstable();
    side.sort_unstable();
    let known = side
        .iter()
        .enumerate()
        .map(|(place, die)| u8::from(die.1) << place)
        .sum();
    let set = set.into_inner().expect("a set in match play has nine dice");
    (
        set,
        SideSet {
            makes: side.map(|die| die.0),
            known,
        },
    )
}

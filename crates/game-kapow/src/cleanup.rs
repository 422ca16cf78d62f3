//! Phase 4: dice come off the boards, faces are clipped on (KA-8).

use crate::state::{Behind, Play, Stage, State};
use crate::{Event, Fighter, Kapow, Offer, Symbol, Symbols};
use kernel::{Pace, Sink};

impl Kapow {
    /// All dice come off all boards (KA-8.1).
    pub(crate) fn begin_clean_up(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let flipped = state.behind.flipped;
        state.behind = Behind {
            flipped,
            ..Behind::EMPTY
        };
        state.stage = Stage::CleanUp;
        for fighter in self.fighters() {
            let idle = self.is_person(fighter) && self.has_nothing_to_clip(state, fighter);
            state.corner_mut(fighter).play = Play {
                ready: idle,
                ..Play::default()
            };
        }
        sink.tell_all(|| Event::CleanUp);
    }

    /// Whether there is nothing to clip on or take off (KA-8.3).
    fn has_nothing_to_clip(&self, state: &State, fighter: Fighter) -> bool {
        state.actions(fighter).is_empty() || self.own_types(state, fighter).is_empty()
    }

    /// Boards that play by themselves first, then persons; when all are done the next round begins.
    pub(crate) fn clean_step(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        for fighter in self.fighters().filter(|&one| !self.is_person(one)) {
            self.clip_by_itself(state, fighter, sink);
        }
        let mut persons = self.fighters().filter(|&one| self.is_person(one));
        if self.clipper(state).is_some() || persons.any(|one| !state.corner(one).play.ready) {
            return Pace::Wait;
        }
        if self.is_last_round(state) {
            self.end(state, None, sink);
        } else {
            self.begin_round(state);
        }
        Pace::Go
    }

    /// Wilds first, die after die; then what leaves no choice (KA-13.11).
    fn clip_by_itself(&self, state: &mut State, fighter: Fighter, sink: &mut impl Sink<Event>) {
        while let Some(die) = self.next_with_room(state, fighter) {
            let types = self.loose_types(state, fighter);
            let choice = types.len() > 1 && self.order_matters(state, fighter);
            let face = match types.iter().last() {
                Some(Symbol::Wild) => Symbol::Wild,
                Some(face) if !choice => face,
                _ => return,
            };
            state.clip(fighter, face, die);
            sink.tell_all(|| Event::clipped(fighter, face, die));
        }
    }

    /// The action die of a fighter that a board fills next: the first with a side to spare.
    pub fn next_with_room(&self, state: &State, fighter: Fighter) -> Option<dice::DieId> {
        let mut dice = state.actions(fighter).iter();
        dice.find(|&die| state.bare_side(die).is_some())
    }

    fn loose_types(&self, state: &State, fighter: Fighter) -> Symbols {
        let pool = &state.corner(fighter).pool;
        let loose = Symbol::FACES
            .into_iter()
            .filter(|face| pool[face.index()] > 0);
        loose.collect()
    }

    /// Whether it makes a difference which face goes on next: not if one die takes them all.
    fn order_matters(&self, state: &State, fighter: Fighter) -> bool {
        let loose: u8 = state.corner(fighter).pool.iter().sum();
        let room = self.next_with_room(state, fighter).map_or(0, |die| {
            let sides = state.faces_on(die).into_iter();
            sides.filter(|&side| side == Symbol::Blank).count()
        });
        usize::from(loose) > room
    }

    /// A board that plays by itself and the person who says which face it clips on next.
    pub fn clipper(&self, state: &State) -> Option<(Fighter, Fighter)> {
        let boards = self.fighters().filter(|&one| !self.is_person(one));
        let mut waiting = boards.filter(|&board| {
            let types = self.loose_types(state, board);
            types.len() > 1
                && self.next_with_room(state, board).is_some()
                && self.order_matters(state, board)
        });
        waiting.next().map(|board| (board, self.opposite(board)))
    }

    /// An answer while faces are clipped on. All can see it.
    pub(crate) fn clean_choice(
        &self,
        state: &mut State,
        fighter: Fighter,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        if let Offer::Next(face) = offer {
            let (board, _) = self.clipper(state).expect("a board clips a face on");
            let die = self.next_with_room(state, board);
            let die = die.expect("who clips a face on has a die with room");
            state.clip(board, face, die);
            let fighter = board;
            return sink.tell_all(|| Event::clipped(fighter, face, die));
        }
        if self.seats_share_clean_up() {
            sink.reveal();
        }
        match offer {
            Offer::Clip { face, die } => {
                state.clip(fighter, face, die);
                sink.tell_all(|| Event::clipped(fighter, face, die));
            }
            Offer::Unclip { die, side } => {
                let sides = state.faces_on_mut(die);
                let face = std::mem::take(&mut sides[usize::from(side)]);
                state.corner_mut(fighter).pool[face.index()] += 1;
                state.hand_mut(fighter).changes += 1;
                sink.tell_all(|| Event::Unclipped { fighter, face, die });
            }
            Offer::Done => {
                state.corner_mut(fighter).play.ready = true;
                sink.tell_all(|| Event::Ready(fighter));
            }
            other => unreachable!("{other:?} is no answer while faces are clipped on"),
        }
    }

    fn seats_share_clean_up(&self) -> bool {
        self.mode.seats() > 1
    }
}

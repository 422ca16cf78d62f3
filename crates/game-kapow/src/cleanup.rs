//! Phase 4: dice come off the boards, faces are clipped on (KA-8).

use crate::flow::Pace;
use crate::state::{Behind, Play, Stage, Table};
use crate::{Event, Fighter, Kapow, Offer, Symbol, Symbols};
use kernel::Sink;

impl Kapow {
    /// All dice come off all boards (KA-8.1).
    pub(crate) fn begin_clean_up(&self, table: &mut Table, sink: &mut impl Sink<Event>) {
        let flipped = table.behind.flipped;
        table.behind = Behind {
            flipped,
            ..Behind::EMPTY
        };
        table.stage = Stage::CleanUp;
        for fighter in self.fighters() {
            let idle = self.is_person(fighter) && self.has_nothing_to_clip(table, fighter);
            table.corner_mut(fighter).play = Play {
                ready: idle,
                ..Play::default()
            };
        }
        sink.tell_all(|| Event::CleanUp);
    }

    /// Whether there is nothing to clip on or take off (KA-8.3).
    fn has_nothing_to_clip(&self, table: &Table, fighter: Fighter) -> bool {
        table.actions(fighter).is_empty() || self.own_types(table, fighter).is_empty()
    }

    /// Boards that play by themselves first, then persons; when all are done the next round begins.
    pub(crate) fn clean_step(&self, table: &mut Table, sink: &mut impl Sink<Event>) -> Pace {
        for fighter in self.fighters().filter(|&one| !self.is_person(one)) {
            self.clip_by_itself(table, fighter, sink);
        }
        let mut persons = self.fighters().filter(|&one| self.is_person(one));
        if self.clipper(table).is_some() || persons.any(|one| !table.corner(one).play.ready) {
            return Pace::Wait;
        }
        if self.is_last_round(table) {
            self.end(table, None, sink);
        } else {
            self.begin_round(table);
        }
        Pace::Go
    }

    /// Wilds first, die after die; then what leaves no choice (KA-13.11).
    fn clip_by_itself(&self, table: &mut Table, fighter: Fighter, sink: &mut impl Sink<Event>) {
        while let Some(die) = self.next_with_room(table, fighter) {
            let types = self.loose_types(table, fighter);
            let choice = types.len() > 1 && self.order_matters(table, fighter);
            let face = match types.iter().last() {
                Some(Symbol::Wild) => Symbol::Wild,
                Some(face) if !choice => face,
                _ => return,
            };
            table.clip(fighter, face, die);
            sink.tell_all(|| Event::Clipped { fighter, face, die });
        }
    }

    /// The action die of a fighter that a board fills next: the first with a side to spare.
    pub fn next_with_room(&self, table: &Table, fighter: Fighter) -> Option<dice::DieId> {
        let mut dice = table.actions(fighter).iter();
        dice.find(|&die| table.bare_side(die).is_some())
    }

    fn loose_types(&self, table: &Table, fighter: Fighter) -> Symbols {
        let pool = &table.corner(fighter).pool;
        let loose = Symbol::FACES
            .into_iter()
            .filter(|face| pool[face.index()] > 0);
        loose.collect()
    }

    /// Whether it makes a difference which face goes on next: not if one die takes them all.
    fn order_matters(&self, table: &Table, fighter: Fighter) -> bool {
        let loose: u8 = table.corner(fighter).pool.iter().sum();
        let room = self.next_with_room(table, fighter).map_or(0, |die| {
            let sides = table.faces_on(die).into_iter();
            sides.filter(|&side| side == Symbol::Blank).count()
        });
        usize::from(loose) > room
    }

    /// A board that plays by itself and the person who says which face it clips on next.
    pub fn clipper(&self, table: &Table) -> Option<(Fighter, Fighter)> {
        let boards = self.fighters().filter(|&one| !self.is_person(one));
        let mut waiting = boards.filter(|&board| {
            let types = self.loose_types(table, board);
            types.len() > 1
                && self.next_with_room(table, board).is_some()
                && self.order_matters(table, board)
        });
        waiting.next().map(|board| (board, self.opposite(board)))
    }

    /// An answer while faces are clipped on. All can see it.
    pub(crate) fn clean_choice(
        &self,
        table: &mut Table,
        fighter: Fighter,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        if let Offer::Next(face) = offer {
            let (board, _) = self.clipper(table).expect("a board clips a face on");
            let die = self.next_with_room(table, board);
            let die = die.expect("who clips a face on has a die with room");
            table.clip(board, face, die);
            let fighter = board;
            return sink.tell_all(|| Event::Clipped { fighter, face, die });
        }
        if self.seats_share_clean_up() {
            sink.reveal();
        }
        match offer {
            Offer::Clip { face, die } => {
                table.clip(fighter, face, die);
                sink.tell_all(|| Event::Clipped { fighter, face, die });
            }
            Offer::Unclip { die, side } => {
                let sides = table.faces_on_mut(die);
                let face = std::mem::take(&mut sides[usize::from(side)]);
                table.corner_mut(fighter).pool[face.index()] += 1;
                table.hand_mut(fighter).changes += 1;
                sink.tell_all(|| Event::Unclipped { fighter, face, die });
            }
            Offer::Done => {
                table.corner_mut(fighter).play.ready = true;
                sink.tell_all(|| Event::Ready(fighter));
            }
            other => unreachable!("{other:?} is no answer while faces are clipped on"),
        }
    }

    fn seats_share_clean_up(&self) -> bool {
        self.mode.seats() > 1
    }
}

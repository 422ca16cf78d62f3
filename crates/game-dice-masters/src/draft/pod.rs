//! What comes after a draft: everybody plays everybody once, one match after the other at the same
//! table (MA-21.6). The rules of each match are those of the teams that play it.

use super::{Draft, Pools, Round};
use crate::event::Event;
use crate::rules::{DiceMasters, Teams};
use crate::side::{MOST_SEATS, Sides};
use crate::state::{Places, Public, State};
use kernel::{Seat, SeatSet, Sink};
use std::borrow::Cow;
use std::sync::OnceLock;

/// The most matches of a pod.
const MATCHES: usize = MOST_SEATS * (MOST_SEATS - 1) / 2;

/// The rules of each match that has been looked at, so that they are made once.
pub(crate) type Cast = [OnceLock<Box<DiceMasters>>; MATCHES];

/// Who plays whom after a draft, match by match.
pub const fn pairings(seats: u8) -> &'static [[u8; 2]] {
    match seats {
        0..=2 => &[[0, 1]],
        3 => &[[0, 1], [1, 2], [2, 0]],
        _ => &[[0, 1], [2, 3], [0, 2], [3, 1], [0, 3], [1, 2]],
    }
}

impl DiceMasters {
    /// The rules with the teams that play at a moment. Where the set-up names them they are the
    /// same all along; until a draft is over there are none.
    #[inline]
    pub fn seated(&self, public: &Public) -> Cow<'_, DiceMasters> {
        match &public.draft {
            Some(draft) if draft.round == Round::Play => self.cast_for(draft),
            None if self.is_swapped(public.turn, public.active) => {
                Cow::Borrowed(self.cast[0].get_or_init(|| Box::new(self.swapped())))
            }
            _ => Cow::Borrowed(self),
        }
    }

    /// When the last match is over, its teams still lie on the table.
    fn cast_for(&self, draft: &Draft) -> Cow<'_, DiceMasters> {
        let last = pairings(self.mode.seats()).len() - 1;
        let cast = &self.cast[usize::from(draft.played).min(last)];
        let known = cast.get_or_init(|| Box::new(self.played_by(draft)));
        if known.brings(draft) {
            return Cow::Borrowed(known);
        }
        Cow::Owned(self.played_by(draft))
    }

    /// Whether these are the rules of the match that is played.
    fn brings(&self, draft: &Draft) -> bool {
        let basics = self.players().iter().flat_map(|seat| {
            let basics = &draft.basics[seat.index()];
            basics.iter().copied()
        });
        self.players() == self.pair(draft)
            && basics.eq(self.basics().iter().copied())
            && self
                .players()
                .iter()
                .all(|seat| self.team_cards(seat) == &draft.teams[seat.index()][..])
    }

    /// Who plays now, or has played last.
    fn pair(&self, draft: &Draft) -> SeatSet {
        let pair = self.pairing(draft).into_iter();
        pair.filter_map(Seat::new).collect()
    }

    fn pairing(&self, draft: &Draft) -> [u8; 2] {
        let all = pairings(self.mode.seats());
        let last = all.len() - 1;
        let [one, other] = all[usize::from(draft.played).min(last)];
        // Of two the set-up may say who begins (MA-2.1).
        if all.len() == 1 && usize::from(other) == self.first.index() {
            [other, one]
        } else {
            [one, other]
        }
    }

    /// The rules of one match.
    fn played_by(&self, draft: &Draft) -> DiceMasters {
        let pair = self.pair(draft);
        let mut teams = Teams::default();
        for seat in pair.iter() {
            teams[seat.index()].clone_from(&draft.teams[seat.index()]);
        }
        let basics = pair
            .iter()
            .flat_map(|seat| draft.basics[seat.index()].clone());
        let first = Seat::new(self.pairing(draft)[0]).expect("it sits at the table");
        let sides = Sides::new(pair, |_, _| false);
        self.with_teams(teams, basics.collect(), (first, sides))
    }

    /// Lays the table for the next match.
    pub(super) fn begin_pairing(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let draft = state.public.draft.take();
        let played = draft.as_deref().expect("a draft was played");
        let [one, other] = self.pairing(played).map(|seat| {
            let seat = Seat::new(seat);
            seat.expect("it sits at the table")
        });
        let rules = self.cast_for(played);
        state.public = rules.begin().public;
        state.public.draft = draft;
        sink.tell_all(|| Event::Paired { one, other });
        rules.go_on(state, sink);
    }

    /// Where a match after a draft is over, it counts, and the next one begins.
    pub(crate) fn pod_on(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        while self.is_match_over(&state.public) {
            let played = self.pair(state.public.draft.as_deref().expect("a draft was played"));
            let places = state.public.places.clone();
            let draft = state.public.draft_mut();
            let is_draw = played.iter().all(|seat| places[seat.index()] == 1);
            for seat in played.iter() {
                let won = places[seat.index()] == 1;
                draft.points[seat.index()] += u8::from(won) + u8::from(won && !is_draw);
            }
            draft.played += 1;
            if usize::from(draft.played) == pairings(self.mode.seats()).len() {
                return self.end_pod(state, sink);
            }
            self.begin_pairing(state, sink);
        }
    }

    fn is_match_over(&self, public: &Public) -> bool {
        let all = pairings(self.mode.seats()).len();
        let draft = public.draft.as_deref();
        public.frames.is_empty()
            && draft
                .is_some_and(|draft| draft.round == Round::Play && usize::from(draft.played) < all)
    }

    /// Whoever has the most points has won.
    fn end_pod(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let seats = usize::from(self.mode.seats());
        let points = &state.public.draft_mut().points[..seats];
        let place = |own: &u8| 1 + points.iter().filter(|other| *other > own).count() as u8;
        let places: Places = points.iter().map(place).collect();
        state.public.places.clone_from(&places);
        sink.tell_all(|| Event::Ended { places });
    }

    /// Somebody has left during the draft, or all have agreed on a draw: it is over, and nobody
    /// has played. Whoever has left is last.
    pub(crate) fn break_off(
        &self,
        state: &mut State,
        left: Option<Seat>,
        sink: &mut impl Sink<Event>,
    ) {
        let seats = self.mode.seats();
        let place = |seat: Seat| if Some(seat) == left { seats } else { 1 };
        let places: Places = Seat::first(seats).map(place).collect();
        state.hands = None;
        let public = &mut state.public;
        public.frames.clear();
        public.draft = None;
        public.places.clone_from(&places);
        sink.tell_all(|| Event::Ended { places });
    }

    /// The cards that packs hold.
    pub(crate) fn pools(&self) -> &Pools {
        let pools = self.pools.as_ref();
        pools.expect("only a draft opens packs")
    }
}

//! Who plays with whom and against whom: two alone, or two teams of two (MA-20).

use crate::rules::DiceMasters;
use crate::state::Public;
use kernel::{Seat, SeatSet};

/// The most who sit at a table.
pub(crate) const MOST_SEATS: usize = 4;

/// Who plays with whom and against whom. It never changes during a match.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sides {
    /// Those who play.
    players: SeatSet,
    /// Each with its team-mate, or alone.
    teams: [SeatSet; MOST_SEATS],
    /// The opponents of each.
    rivals: [SeatSet; MOST_SEATS],
    /// The first of them.
    rival: [Seat; MOST_SEATS],
}

impl Sides {
    /// Those who play, with two of each side.
    pub(crate) fn new(players: SeatSet, are_mates: impl Fn(Seat, Seat) -> bool) -> Sides {
        let mut sides = Sides {
            players,
            teams: [SeatSet::EMPTY; MOST_SEATS],
            rivals: [SeatSet::EMPTY; MOST_SEATS],
            rival: [players.first().expect("somebody plays"); MOST_SEATS],
        };
        for seat in players.iter() {
            let at = seat.index();
            let mate = |other: &Seat| *other == seat || are_mates(seat, *other);
            sides.teams[at] = players.iter().filter(mate).collect();
            sides.rivals[at] = players.iter().filter(|other| !mate(other)).collect();
            sides.rival[at] = sides.rivals[at].first().unwrap_or(seat);
        }
        sides
    }
}

impl DiceMasters {
    /// Those who play.
    pub const fn players(&self) -> SeatSet {
        self.sides.players
    }

    /// Whether two play against each other.
    pub const fn are_rivals(&self, one: Seat, other: Seat) -> bool {
        self.sides.rivals[one.index()].contains(other)
    }

    /// A player with the team-mate, where there is one.
    pub const fn team_of(&self, seat: Seat) -> SeatSet {
        self.sides.teams[seat.index()]
    }

    /// The opponents of a player.
    pub const fn rivals(&self, seat: Seat) -> SeatSet {
        self.sides.rivals[seat.index()]
    }

    /// The first opponent of a player: whoever is meant where it makes no difference which of two
    /// it is, as with damage to a team (MA-20.5).
    pub(crate) const fn rival(&self, seat: Seat) -> Seat {
        self.sides.rival[seat.index()]
    }

    /// Whether it is a player's turn, or that of the team (MA-20.2).
    pub const fn is_active(&self, public: &Public, seat: Seat) -> bool {
        self.team_of(public.active).contains(seat)
    }

    /// Those whose turn it is, from the last to the first: the order in which frames are pushed.
    pub(crate) fn active_last_first(&self, public: &Public) -> impl Iterator<Item = Seat> + use<> {
        let team = self.team_of(public.active);
        let seats = (0..MOST_SEATS as u8).rev().filter_map(Seat::new);
        seats.filter(move |seat| team.contains(*seat))
    }

    /// All players, the active ones first (MA-17.16).
    pub(crate) fn in_turn(&self, public: &Public) -> impl Iterator<Item = Seat> + use<> {
        let sides = [self.team_of(public.active), self.rivals(public.active)];
        sides.into_iter().flat_map(SeatSet::iter)
    }
}

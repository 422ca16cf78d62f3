//! What a moment of Dice Miner tells besides the view.

use game_dice_miner::{DiceMiner, Public};
use kernel::Seat;

/// A moment.
pub(super) type Scene = crate::session::Scene<DiceMiner>;

impl Scene {
    pub(super) fn public(&self) -> &Public {
        &self.view.public
    }

    /// Everyone with a trove: the rival of a solo match, too.
    pub(super) fn clans(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.clans())
    }

    /// Everyone else, in the order of turns.
    pub(super) fn rivals(&self) -> Vec<Seat> {
        let all: Vec<Seat> = self.clans().collect();
        let me = self.me.index();
        (1..all.len())
            .map(|step| all[(me + step) % all.len()])
            .collect()
    }

    /// What a player is called; the rival of a solo match has a name of its own.
    pub(super) fn clan_name(&self, seat: Seat) -> String {
        self.called(&self.game.called_player(seat))
    }

    /// All points, those of the round as it lies included.
    pub(super) fn points(&self, seat: Seat) -> i16 {
        let sheet = self.game.sheet(self.public(), seat);
        let total = self.public().clan(seat).total;
        sheet.last().map_or(total, |entry| entry.total)
    }
}

/// A number of points with its sign.
pub(super) fn signed(points: i16) -> String {
    match points {
        1.. => format!("+{points}"),
        0 => "±0".to_owned(),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// A number of points; the sign is a minus, not a hyphen.
pub(super) fn plain(points: i16) -> String {
    if points < 0 {
        signed(points)
    } else {
        points.to_string()
    }
}

/// How points are coloured, besides their sign.
pub(super) const fn tone(points: i16) -> &'static str {
    match points {
        1.. => "good",
        0 => "",
        _ => "bad",
    }
}

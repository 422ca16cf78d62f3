//! What a moment of Dice Throne tells besides the view.

use game_dice_throne::{
    AbilityId, CardId, Corner, DiceThrone, Foreseen, Frame, Hero, Level, Odds, Offer, Public,
    Source, StandsFor, Suggested, Token, TokenId,
};
use kernel::{Arg, Seat, SeatSet};

/// A moment.
pub(super) type Scene = crate::session::Scene<DiceThrone>;

impl Scene {
    pub(super) fn public(&self) -> &Public {
        &self.view.public
    }

    pub(super) fn corner(&self, seat: Seat) -> &Corner {
        self.public().corner(seat)
    }

    pub(super) fn hero(&self, seat: Seat) -> &Hero {
        self.game.hero(seat)
    }

    pub(super) fn hero_name(&self, seat: Seat) -> String {
        self.named(&self.hero(seat).name)
    }

    pub(super) fn token(&self, token: TokenId) -> &Token {
        self.game.pack().token(token)
    }

    /// How far a companion is built, where that is what is counted.
    pub(super) fn stage(&self, seat: Seat, token: TokenId) -> Option<String> {
        let built = Arg::number(self.corner(seat).has(token));
        let is_level = self.token(token).stands_for == StandsFor::Level;
        is_level.then(|| self.say("dice-throne-built", &[("level", built)]))
    }

    /// An ability at the level it has.
    pub(super) fn level(&self, seat: Seat, ability: AbilityId) -> &Level {
        self.game.level(self.public(), seat, ability)
    }

    pub(super) fn health(&self, seat: Seat) -> u8 {
        self.game.health_of(self.public(), seat)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.game.mode().seats())
    }

    /// Everyone else, from the one on the left.
    pub(super) fn others(&self) -> Vec<Seat> {
        let all: Vec<Seat> = self.seats().collect();
        let me = self.me.index();
        (1..all.len())
            .map(|step| all[(me + step) % all.len()])
            .collect()
    }

    /// Whether a seat was beaten; those who are left when it ends were not.
    pub(super) fn has_fallen(&self, seat: Seat) -> bool {
        self.public().places[seat.index()] > 1
    }

    /// The rule that is at work.
    pub(super) fn frame(&self) -> Option<Frame> {
        self.public().frames.last().copied()
    }

    /// The roll whose dice the one who looks may roll again, by its place.
    pub(super) fn my_roll(&self) -> Option<usize> {
        let at = match self.frame()? {
            Frame::Declare => 0,
            Frame::Again(at) => usize::from(at),
            _ => return None,
        };
        let roll = self.public().rolls.get(at)?;
        (self.plays && roll.owner == self.me).then_some(at)
    }

    /// An ability by the name of its branch, or by its own.
    pub(super) fn branch_name(&self, seat: Seat, ability: AbilityId, branch: u8) -> String {
        let level = self.level(seat, ability);
        let branch = level.branches.get(usize::from(branch));
        let own = branch.and_then(|branch| branch.name.clone());
        let hero = self.hero(seat);
        let is_turned = |side| self.corner(seat).has(side) > 0;
        let turned = usize::from(hero.side.is_some_and(is_turned));
        self.named(&own.unwrap_or_else(|| hero.called(hero.ability(ability), turned)))
    }

    pub(super) fn card_name(&self, seat: Seat, card: CardId) -> String {
        self.named(&self.hero(seat).card(card).name)
    }

    pub(super) fn source_name(&self, source: Source) -> String {
        match source {
            Source::Ability(seat, ability) => {
                let public = self.public();
                let used = public.attack.declared.filter(|_| public.active == seat);
                let used = used.filter(|(used, _)| *used == ability);
                self.branch_name(seat, ability, used.map_or(u8::MAX, |(_, branch)| branch))
            }
            Source::Card(seat, card) => self.card_name(seat, card),
            Source::Token(_, token) => self.named(&self.token(token).name),
        }
    }

    /// A chance in tenths of a percent, as it is written here.
    pub(super) fn percent(&self, odds: Odds) -> String {
        let tenths = tenths(odds);
        match tenths {
            0 | 1000 => format!("{} %", tenths / 10),
            _ => format!("{} %", self.tenths(tenths as u32)),
        }
    }

    /// What comes of this moment if nobody does anything more.
    pub(super) fn foreseen(&self) -> &Foreseen {
        &self.known().foreseen
    }

    /// What is suggested to whoever looks and rolls.
    pub(super) fn suggested(&self) -> Option<Suggested> {
        self.known().suggested
    }

    /// The same after an answer.
    pub(super) fn foresee(&self, offer: Offer) -> Foreseen {
        self.game.foresee(&self.view, Some(offer))
    }

    /// The seats that have the word in a window, in order: those who had it, who has it, and those
    /// who will.
    pub(super) fn words_in_order(&self) -> Option<(SeatSet, Vec<Seat>)> {
        let Some(Frame::Window(why, passed)) = self.frame() else {
            return None;
        };
        let (mut told, mut order) = (passed, Vec::new());
        while let Some(seat) = self.game.next_word(self.public(), why, told) {
            told.insert(seat);
            order.push(seat);
        }
        Some((passed, order))
    }
}

/// A chance in tenths of a percent; what can happen is never said to be impossible, nor what may
/// fail to be sure.
pub(super) fn tenths(odds: Odds) -> u64 {
    let Odds { ways, of, .. } = odds;
    let tenths = ((2_000 * ways + of) / (2 * of)) as u64;
    match tenths {
        0 if ways > 0 => 1,
        1000 if ways < of => 999,
        tenths => tenths,
    }
}

/// The number of a level, as boards print it.
pub(super) const fn roman(level: usize) -> &'static str {
    match level {
        0 => "I",
        1 => "II",
        2 => "III",
        _ => "IV",
    }
}

/// A change with its sign.
pub(super) fn signed(amount: i32) -> String {
    match amount {
        1.. => format!("+ {amount}"),
        0 => "0".to_owned(),
        _ => format!("− {}", amount.unsigned_abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_chance_is_not_none() {
        let odds = |ways, of| Odds { ways, of, again: 0 };
        assert_eq!(tenths(odds(1, 6)), 167);
        assert_eq!(tenths(odds(0, 6)), 0);
        assert_eq!(tenths(odds(1, 7_776)), 1);
        assert_eq!(tenths(odds(7_775, 7_776)), 999);
        assert_eq!(tenths(odds(6, 6)), 1000);
    }
}

//! What Team-Up cards look like from a seat: which card a side has, and who has which half (KA-12).

use crate::state::State;
use crate::{Card, CardColour, Fighter, Kapow, Team};
use kernel::Said;

impl Kapow {
    /// The card of a colour that a side has; nothing before it is dealt.
    pub fn card(&self, state: &State, team: Team, colour: CardColour) -> Option<&Card> {
        let dealt = state.cards >> (4 + colour as u8) & 1 == 1;
        let place = self.card_of(state, team, colour as u8);
        dealt.then(|| &self.pack.cards[usize::from(place)])
    }

    /// Where a fighter's half of a card stands among its abilities.
    pub fn card_spot(&self, fighter: Fighter, colour: CardColour) -> Option<u8> {
        let first = self.board(fighter).cards?;
        Some(first + colour as u8)
    }

    /// Where the ally's half of a card stands, given where the own half stands: boards may have
    /// different numbers of abilities.
    pub(crate) fn half_of_ally(&self, fighter: Fighter, spot: u8) -> Option<(Fighter, u8)> {
        let ally = self.ally(fighter)?;
        let [own, other] = [fighter, ally].map(|one| self.board(one).cards);
        let colour = spot.checked_sub(own?).filter(|&colour| colour < 4)?;
        Some((ally, other? + colour))
    }

    /// A sentence about a side: the first key where one fights there, the second for two.
    pub(crate) fn about_side(&self, [one, two]: [&'static str; 2], team: Team) -> Said {
        let mut members = self.members(team);
        match (members.next(), members.next()) {
            (Some(first), Some(second)) => Said::new(two)
                .with("seat", self.called(first))
                .with("ally", self.called(second)),
            _ => Said::new(one).with("seat", self.called_team(team)),
        }
    }
}

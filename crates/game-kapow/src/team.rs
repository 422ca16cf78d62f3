//! What Team-Up cards look like from a seat: which card a side has, and who has which half (KA-12).

use crate::state::State;
use crate::{Card, CardColour, Fighter, Kapow, SpotId, Team};
use kernel::Said;

impl Kapow {
    /// The card of a colour that a side has; nothing before it is dealt.
    pub fn card(&self, state: &State, team: Team, colour: CardColour) -> Option<&Card> {
        let dealt = state.dealt.contains(colour);
        dealt.then(|| self.pack.card(self.card_of(state, team, colour)))
    }

    /// Where a fighter's half of a card stands among its abilities.
    pub fn card_spot(&self, fighter: Fighter, colour: CardColour) -> Option<SpotId> {
        self.board(fighter).card_spot(colour)
    }

    /// Where the ally's half of a card stands, given where the own half stands: boards may have
    /// different numbers of abilities.
    pub(crate) fn half_of_ally(&self, fighter: Fighter, spot: SpotId) -> Option<(Fighter, SpotId)> {
        let ally = self.ally(fighter)?;
        let colour = self.board(fighter).card_at(spot)?;
        Some((ally, self.card_spot(ally, colour)?))
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

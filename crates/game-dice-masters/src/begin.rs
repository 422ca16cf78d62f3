//! Who begins (MA-2.1): it is agreed on in the set-up, or a lot decides who may say so, before the
//! first turn.

use crate::event::Event;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::setup::{Mode, first_seat};
use crate::state::Public;
use kernel::{Chance, Landing, Seat, Sink};
use serde::{Deserialize, Serialize};

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum First {
    /// A lot decides who may say it.
    Lot,
    /// It is agreed on.
    Seat(Seat),
}

impl First {
    /// How it is where nothing is said: the first seat begins in the introductory game, and a lot
    /// decides in every other.
    pub fn usual(mode: Mode) -> First {
        match mode {
            Mode::Intro => First::Seat(first_seat()),
            _ => First::Lot,
        }
    }
}

impl TryFrom<String> for First {
    type Error = String;

    fn try_from(text: String) -> Result<First, String> {
        match text.as_str() {
            "lot" => Ok(First::Lot),
            text => text
                .parse()
                .map(First::Seat)
                .map_err(|()| format!("`{text}` is no seat and no lot")),
        }
    }
}

impl From<First> for String {
    fn from(first: First) -> String {
        match first {
            First::Lot => "lot".to_owned(),
            First::Seat(seat) => seat.to_string(),
        }
    }
}

impl DiceMasters {
    /// What the lot is drawn from: everybody who plays.
    pub(crate) fn lot(&self) -> Chance {
        Chance::bag("lot", None, self.players().iter().count() as u8, 1)
    }

    /// The lot has fallen: whoever it names says who begins.
    pub(crate) fn draw_lot(
        &self,
        public: &mut Public,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let mut players = self.players().iter();
        let seat = players.nth(usize::from(landing[0]));
        let seat = seat.expect("the lot names somebody who plays");
        sink.tell_all(|| Event::Lot { seat });
        public.frames.push(Frame::Begin(seat));
    }

    /// Whoever won the lot begins, or has the other side begin.
    pub(crate) fn begin_or_let(
        &self,
        public: &mut Public,
        seat: Seat,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        public.frames.pop();
        let first = match offer {
            Offer::Yes => seat,
            _ => self.rival(seat),
        };
        let first = self.team_of(first).first().unwrap_or(first);
        public.active = first;
        sink.tell_all(|| Event::Begins { seat: first });
    }

    /// Whether those who play the introductory game have each other's cards: they follow from who
    /// begins (MA-2.4), and the lot has said otherwise than the rules were made for.
    pub(crate) fn is_swapped(&self, turn: u16, active: Seat) -> bool {
        // Turns alternate, so who began need not be remembered.
        let has_begun = (active == self.first) == (turn % 2 == 1);
        self.mode == Mode::Intro && self.begins == First::Lot && !has_begun
    }

    /// The introductory game with the cards of one for the other.
    pub(crate) fn swapped(&self) -> DiceMasters {
        let mut teams = self.teams().clone();
        teams.swap(0, 1);
        let first = self.rival(self.first);
        let basics = self.basics().iter().copied().collect();
        self.with_teams(teams, basics, (first, self.sides))
    }
}

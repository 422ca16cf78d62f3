//! Matches that somebody can go back to: those kept in this browser, and those at tables on the
//! server where it holds a seat. The first page tells them without the rules of their games.

use crate::boards::GameBox;
use crate::dom;
use crate::room;
use crate::route::{Route, Way};
use kernel::{MAX_SEATS, Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wire::{Notice, Phase};

const NAME: &str = "astragal.going";

/// So many are remembered; the oldest are forgotten first, and before them those that are over.
const MOST: usize = 24;

/// So many matches of one way to play a game wait beside the newest one.
const MOST_ASIDE: u32 = 6;

/// Where a match is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Place {
    /// Kept in this browser, in a slot by its name.
    Here(String),
    /// At a table on the server, by its id.
    Table(String),
}

/// Where a match of a game is kept in this browser: the newest in slot 0, others beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) game: GameBox,
    pub(crate) way: Way,
    pub(crate) number: u32,
}

impl Slot {
    /// Where the newest one is.
    pub(crate) const fn newest(game: GameBox, way: Way) -> Slot {
        let number = 0;
        Slot { game, way, number }
    }

    /// The name under which the match is kept.
    pub(crate) fn name(self) -> String {
        let name = self.way.kept(self.game);
        match self.number {
            0 => name,
            number => format!("{name}.{number}"),
        }
    }

    /// The slot of a name.
    fn read(name: &str) -> Option<Slot> {
        let mut parts = name.strip_prefix("astragal.match.")?.split('.');
        Some(Slot {
            game: GameBox::read(parts.next()?)?,
            way: Way::read(parts.next()?)?,
            number: parts.next().map_or(Some(0), |number| number.parse().ok())?,
        })
    }

    /// Forgets what cannot go on.
    pub(crate) fn forget(self) {
        forget(&self.place());
        dom::forget(&self.name());
    }

    fn place(self) -> Place {
        Place::Here(self.name())
    }
}

/// What somebody may wish for, so that others have to say yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To take something back.
    Undo,
    /// That nobody wins.
    Draw,
    /// To play again.
    Again,
}

/// What somebody else at a table would like of who sits there in these seats, and who.
pub(crate) fn wish_of(notice: &Notice, mine: SeatSet) -> Option<(Wish, SeatSet)> {
    let wants = match notice.phase {
        Phase::Playing => [
            (Wish::Undo, notice.wants_undo.into_iter().collect()),
            (Wish::Draw, notice.wants_draw),
        ],
        Phase::Over | Phase::Gathering => [
            (Wish::Again, notice.wants_rematch),
            (Wish::Again, SeatSet::EMPTY),
        ],
    };
    // Whoever wants the same has said so already; whoever looks on is not asked.
    let open = |(wish, wants): (Wish, SeatSet)| {
        let others: SeatSet = wants.iter().filter(|seat| !mine.contains(*seat)).collect();
        let asked = match wish {
            Wish::Undo => true,
            Wish::Draw => !mine.iter().all(|seat| wants.contains(seat)),
            Wish::Again => !mine.iter().any(|seat| wants.contains(seat)),
        };
        let sits = mine != SeatSet::EMPTY;
        (sits && asked && others != SeatSet::EMPTY).then_some((wish, others))
    };
    wants.into_iter().find_map(open)
}

/// A match that somebody can go back to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Going {
    pub(crate) place: Place,
    pub(crate) notice: Notice,
    /// The seats that are played in this browser.
    pub(crate) mine: SeatSet,
    /// The seats whose answer is waited for.
    pub(crate) turn: SeatSet,
    /// When something last happened there, in milliseconds.
    pub(crate) at: u64,
}

impl Going {
    /// Whether somebody at this browser is asked.
    pub(crate) fn is_my_turn(&self) -> bool {
        self.mine.iter().any(|seat| self.turn.contains(seat))
    }

    /// What somebody else there would like, and who.
    pub(crate) fn wish(&self) -> Option<(Wish, SeatSet)> {
        wish_of(&self.notice, self.mine)
    }

    /// Whether somebody waits for who holds this browser.
    pub(crate) fn waits_for_us(&self) -> bool {
        self.is_my_turn() || self.wish().is_some()
    }

    /// Whether it can be told at all: what a browser keeps may be damaged.
    fn is_sound(&self) -> bool {
        let seats = self.notice.players.len();
        let sits = |seat: Seat| seat.index() < seats;
        let all = [
            self.mine,
            self.turn,
            self.notice.wants_draw,
            self.notice.wants_rematch,
            self.notice.wants_undo.into_iter().collect(),
        ];
        (1..=MAX_SEATS).contains(&seats) && all.iter().all(|set| set.iter().all(sits))
    }

    /// Whether it goes on: a match that is over does once somebody wants another.
    pub(crate) fn goes_on(&self) -> bool {
        self.notice.phase != Phase::Over || self.wish().is_some()
    }

    pub(crate) fn game(&self) -> Option<GameBox> {
        GameBox::read(&self.notice.game)
    }

    /// The table, if it is on the server.
    pub(crate) fn table(&self) -> Option<&str> {
        match &self.place {
            Place::Here(_) => None,
            Place::Table(id) => Some(id),
        }
    }

    /// The way back; nothing where a match is kept no longer.
    pub(crate) fn route(&self) -> Option<Route> {
        match &self.place {
            Place::Table(id) => Some(Route::table(id)),
            Place::Here(name) => {
                let slot = Slot::read(name).filter(|_| dom::recall(name).is_some())?;
                Some(Route::Kept(slot))
            }
        }
    }
}

/// All of them, the newest first.
pub(crate) fn all() -> Vec<Going> {
    read(&dom::recall(NAME).unwrap_or_default())
}

fn read(text: &str) -> Vec<Going> {
    let mut all: Vec<Going> = list(text);
    all.retain(Going::is_sound);
    all
}

/// A list that a browser has kept, without what cannot be read of it.
pub(crate) fn list<T: DeserializeOwned>(text: &str) -> Vec<T> {
    let all: Vec<serde_json::Value> = serde_json::from_str(text).unwrap_or_default();
    let read = all.into_iter().map(serde_json::from_value);
    read.filter_map(Result::ok).collect()
}

/// The one that goes on in a slot.
pub(crate) fn in_slot(slot: Slot) -> Option<Going> {
    let place = slot.place();
    let found = all().into_iter().find(|going| going.place == place);
    found.filter(|going| going.route().is_some())
}

/// Remembers how a match stands.
pub(crate) fn keep(going: Going) {
    write(&with(all(), going));
}

fn with(mut all: Vec<Going>, going: Going) -> Vec<Going> {
    all.retain(|other| other.place != going.place);
    all.push(going);
    // Those that are over give way first.
    all.sort_by_key(|going| (!going.goes_on(), std::cmp::Reverse(going.at)));
    all.truncate(MOST);
    all.sort_by_key(|going| std::cmp::Reverse(going.at));
    all
}

/// Forgets matches that are kept no longer.
pub(crate) fn forget_lost() {
    let mut all = all();
    let before = all.len();
    all.retain(|going| going.route().is_some());
    if all.len() < before {
        write(&all);
    }
}

/// Forgets a match that is over, or not ours any more.
pub(crate) fn forget(place: &Place) {
    let mut all = all();
    let before = all.len();
    all.retain(|going| going.place != *place);
    if all.len() < before {
        write(&all);
    }
}

fn write(all: &[Going]) {
    if let Ok(text) = serde_json::to_string(all) {
        room::keep(NAME, &text);
    }
}

/// Makes room in a slot for a match with another set-up: what goes on there is moved beside it, in
/// the place of the oldest where all are taken.
pub(crate) fn make_room(slot: Slot) {
    let (Some(going), Some(text)) = (in_slot(slot), dom::recall(&slot.name())) else {
        return;
    };
    let aside = (1..=MOST_ASIDE).map(|number| Slot { number, ..slot });
    let last = |slot: &Slot| in_slot(*slot).map_or(0, |going| going.at);
    let Some(free) = aside.min_by_key(last) else {
        return;
    };
    if !room::keep(&free.name(), &text) {
        return; // There is no room for both: the new one takes its place.
    }
    forget(&slot.place());
    let place = free.place();
    keep(Going { place, ..going });
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::board::Board;
    use games::Irondie;
    use kernel::Seat;
    use wire::Player;

    pub(crate) fn going(place: Place, at: u64) -> Going {
        let bot = "greedy".to_owned();
        let notice = Notice {
            game: "irondie".to_owned(),
            mode: "duel".to_owned(),
            players: vec![Player::Empty, Player::Bot { bot }],
            head: None,
            phase: Phase::Playing,
            round: 1,
            wants_undo: None,
            wants_draw: SeatSet::EMPTY,
            wants_rematch: SeatSet::EMPTY,
        };
        let [mine, turn] = [0, 1].map(|seat| SeatSet::from_iter(Seat::new(seat)));
        Going {
            place,
            notice,
            mine,
            turn,
            at,
        }
    }

    #[test]
    fn a_slot_is_found_by_its_name() {
        for number in [0, 3] {
            let slot = Slot {
                number,
                ..Slot::newest(Irondie::BOX, Way::SameScreen)
            };
            assert_eq!(Slot::read(&slot.name()), Some(slot));
        }
        for name in ["astragal.match.chess.play", "astragal.match.irondie.play.x"] {
            assert_eq!(Slot::read(name), None, "{name}");
        }
    }

    #[test]
    fn the_newest_comes_first_and_the_oldest_is_forgotten() {
        let table = |at: u64| going(Place::Table(at.to_string()), at);
        let all = (0..30).fold(Vec::new(), |all, at| with(all, table(at)));
        assert_eq!((all.len(), all[0].at, all[MOST - 1].at), (MOST, 29, 6));
        let again = with(all, going(Place::Table("7".to_owned()), 40));
        assert_eq!((again.len(), again[0].at, again[1].at), (MOST, 40, 29));
    }

    #[test]
    fn matches_that_are_over_are_forgotten_before_those_that_go_on() {
        let table = |at: u64| going(Place::Table(at.to_string()), at);
        let mut over = table(99);
        over.notice.phase = Phase::Over;
        let all = (0..24).fold(Vec::new(), |all, at| with(all, table(at)));
        let all = with(all, over);
        assert_eq!((all.len(), all[0].at), (MOST, 23), "the oldest goes on");
        assert_eq!(all.last().map(|going| going.at), Some(0));
    }

    #[test]
    fn what_is_damaged_is_left_out() {
        let sound = going(Place::Table("t".to_owned()), 1);
        let mut lost = sound.clone();
        lost.turn = SeatSet::from_iter(Seat::new(5));
        let text = serde_json::to_string(&[lost, sound.clone()]).unwrap();
        assert_eq!(
            read(&text),
            std::slice::from_ref(&sound),
            "nobody sits in the sixth seat"
        );
        let one = serde_json::to_string(&sound).unwrap();
        assert_eq!(read(&format!("[7, {{}}, {one}]")), [sound]);
        for text in ["", "{", "{}", "null"] {
            assert_eq!(read(text), [], "{text}");
        }
    }

    #[test]
    fn the_others_wishes_are_told() {
        let mut going = going(Place::Table("t".to_owned()), 1);
        let [me, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        assert_eq!(going.wish(), None);
        going.notice.wants_draw = SeatSet::from_iter([other]);
        assert_eq!(going.wish(), Some((Wish::Draw, going.notice.wants_draw)));
        assert!(going.waits_for_us() && !going.is_my_turn());
        going.notice.wants_undo = Some(other);
        assert_eq!(
            going.wish(),
            Some((Wish::Undo, SeatSet::from_iter([other])))
        );
        going.notice.wants_undo = Some(me);
        going.notice.wants_draw = SeatSet::from_iter([me]);
        assert_eq!(going.wish(), None, "our own wait for the others");
        going.notice.wants_undo = Some(other);
        assert_eq!(
            wish_of(&going.notice, SeatSet::EMPTY),
            None,
            "who looks on is not asked"
        );
    }

    #[test]
    fn a_match_that_is_over_goes_on_once_somebody_wants_another() {
        let mut going = going(Place::Table("t".to_owned()), 1);
        assert!(going.goes_on() && !going.is_my_turn());
        going.turn = going.mine;
        assert!(going.is_my_turn());
        going.notice.phase = Phase::Over;
        assert!(!going.goes_on());
        going.notice.wants_rematch = SeatSet::from_iter(Seat::new(1));
        assert!(going.goes_on());
        going.notice.wants_rematch = Seat::first(2).collect();
        assert!(!going.goes_on(), "both want one, and it begins by itself");
    }
}

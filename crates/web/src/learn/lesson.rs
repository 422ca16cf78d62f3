//! A lesson that is being played. There is no table and no chance: dice and opponent do what is
//! written, and of the learner only what is taught is let through.

use super::course::{Beat, Course, Cue};
use crate::board::Board;
use crate::dom;
use crate::draft::Question;
use crate::screen::UpdateOf;
use kernel::{Choice, Match, Seat, Viewer, read_input};
use wire::{Act, Notice, Phase, Player, Reason};

/// A lesson and how far it is.
pub(crate) struct Lesson<G: Board> {
    course: Course,
    game_match: Match<G>,
    /// How many beats are behind.
    at: usize,
    /// How many updates were told.
    told: u64,
    notice: Notice,
    /// The name under which its place is kept.
    name: String,
    /// Which of the answers that are let through was given, each time.
    given: Vec<u8>,
}

/// Where a lesson stands, for the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Now {
    pub(crate) waits: Waits,
    /// Which step it is, and of how many.
    pub(crate) step: (usize, usize),
}

/// What a lesson waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Waits {
    /// Nothing: it goes on by itself.
    Nothing,
    /// The learner has looked.
    Look(Cue),
    /// An answer of the learner, in one of these spellings.
    Answer(Cue, Vec<String>),
    /// It is over.
    Over,
}

impl Now {
    /// What is told.
    pub(crate) fn cue(&self) -> Option<&Cue> {
        match &self.waits {
            Waits::Look(cue) | Waits::Answer(cue, _) => Some(cue),
            Waits::Nothing | Waits::Over => None,
        }
    }
}

/// At which step of how many a lesson is that goes on, by the place that is kept under a name.
pub(crate) fn begun(name: &str) -> Option<(u16, u16)> {
    step_of(&dom::recall(name)?)
}

/// Nothing for a lesson that has only been opened, and for one that is over.
fn step_of(place: &str) -> Option<(u16, u16)> {
    let both = |text: &str| {
        let (at, of) = text.split_once('/')?;
        Some((at.parse::<u16>().ok()?, of.parse::<u16>().ok()?))
    };
    let mut parts = place.split(' ');
    let (at, of) = both(parts.next()?)?;
    let (step, steps) = both(parts.nth(1)?)?;
    (at < of && (2..=steps).contains(&step)).then_some((step, steps))
}

/// Who learns.
pub(crate) fn learner() -> Seat {
    Seat::new(0).expect("every game has a first seat")
}

impl<G: Board> Lesson<G> {
    /// A lesson from its beginning.
    pub(crate) fn begin(game: G, mode: &str, course: Course, name: String) -> Lesson<G> {
        Lesson {
            notice: notice::<G>(mode, game.seats()),
            game_match: Match::new(game),
            course,
            at: 0,
            told: 0,
            name,
            given: Vec::new(),
        }
    }

    /// Goes to where the learner was when the page was closed; what was shown on the way.
    pub(crate) fn recall(&mut self) -> Vec<UpdateOf<G>> {
        let mut shown = vec![self.update(Vec::new())];
        let kept = dom::recall(&self.name).and_then(|place| self.read_place(&place));
        shown.extend(kept.into_iter().flat_map(|place| self.go_to(place)));
        shown
    }

    /// Plays up to a place, with the answers that were given on the way.
    fn go_to(&mut self, (at, given): (usize, Vec<u8>)) -> Vec<UpdateOf<G>> {
        let (mut shown, mut given) = (Vec::new(), given.into_iter());
        while self.at < at {
            shown.extend(self.pass(&mut given));
        }
        shown
    }

    /// A place in a lesson of this length, and the answers given up to there.
    fn read_place(&self, place: &str) -> Option<(usize, Vec<u8>)> {
        let mut parts = place.split(' ');
        let (at, of) = parts.next()?.split_once('/')?;
        let given = parts.next().unwrap_or_default();
        let all = self.course.beats.len();
        let at = at
            .parse()
            .ok()
            .filter(|at| *at <= all && of.parse() == Ok(all))?;
        let given = given.bytes().map(|digit| digit.wrapping_sub(b'0'));
        Some((at, given.collect()))
    }

    /// The place as it is kept: how many beats are behind, of how many, the answers by digits, and
    /// the step for those who do not know the lesson.
    fn place_text(&self) -> String {
        let given = self.given.iter().map(|&digit| char::from(b'0' + digit));
        let given: String = given.collect();
        let (step, steps) = self.now().step;
        let all = self.course.beats.len();
        format!("{}/{all} {given} {step}/{steps}", self.at)
    }

    fn keep(&self) {
        dom::keep(&self.name, &self.place_text());
    }

    pub(crate) fn notice(&self) -> &Notice {
        &self.notice
    }

    fn beat(&self) -> Option<&Beat> {
        self.course.beats.get(self.at)
    }

    /// Where it stands.
    pub(crate) fn now(&self) -> Now {
        let all = self.course.beats.len();
        Now {
            waits: match self.beat() {
                None => Waits::Over,
                Some(Beat::Scene(_) | Beat::Enter(_)) => Waits::Nothing,
                Some(Beat::Look(cue)) => Waits::Look(cue.clone()),
                Some(Beat::Answer(cue, lets)) => Waits::Answer(cue.clone(), self.spelled(lets)),
            },
            step: (self.course.steps(self.at + 1), self.course.steps(all)),
        }
    }

    /// Answers in their one spelling.
    fn spelled(&self, lets: &[String]) -> Vec<String> {
        let game = self.game_match.game();
        let view = game.view(self.game_match.state(), Viewer::Seat(learner()));
        let spelled = |text: &String| {
            let choice: Choice<G::Offer> = game.read(&view, text).ok()?;
            Some(game.spell(&view, &choice))
        };
        lets.iter().filter_map(spelled).collect()
    }

    /// Whether eyes need time before the next beat: what others do, but not how dice land, nor what
    /// is done for the learner.
    pub(crate) fn needs_time(&self) -> bool {
        match self.beat() {
            Some(Beat::Enter(text)) => !text.starts_with("dice") && !text.starts_with("A "),
            _ => false,
        }
    }

    /// Does what happens by itself; nothing where the learner is waited for.
    pub(crate) fn go_on(&mut self) -> Option<UpdateOf<G>> {
        let waits = matches!(self.beat(), None | Some(Beat::Look(_) | Beat::Answer(..)));
        if waits {
            None
        } else {
            self.pass(&mut std::iter::empty())
        }
    }

    /// The learner has looked.
    pub(crate) fn looked(&mut self) {
        if matches!(self.beat(), Some(Beat::Look(_))) {
            self.pass(&mut std::iter::empty());
        }
    }

    /// The learner does something.
    pub(crate) fn act(&mut self, act: &Act) -> Result<UpdateOf<G>, Reason> {
        let (Waits::Answer(cue, lets), Act::Move { text }) = (self.now().waits, act) else {
            return Err(Reason::plain("web-lesson-not-now"));
        };
        let given = lets.iter().position(|one| one == text);
        let given = given.ok_or_else(|| Reason::plain(&cue.no_key(G::ID)))?;
        self.given.push(given as u8);
        let done = self.enter(&format!("{} {text}", learner()));
        self.at += 1;
        self.keep();
        done.ok_or_else(|| Reason::plain("web-lesson-not-now"))
    }

    /// Goes past a beat, whatever it is: an answer is the next of those that were given before, or
    /// the first that is taught.
    fn pass(&mut self, given: &mut impl Iterator<Item = u8>) -> Option<UpdateOf<G>> {
        let update = match self.beat()?.clone() {
            Beat::Look(_) => None,
            Beat::Scene(text) => self.place(&text),
            Beat::Enter(text) => self.enter(&text),
            Beat::Answer(_, lets) => {
                let lets = self.spelled(&lets);
                let place = given
                    .next()
                    .filter(|&place| usize::from(place) < lets.len());
                let place = place.unwrap_or(0);
                self.given.push(place);
                let answer = lets.get(usize::from(place))?;
                self.enter(&format!("{} {answer}", learner()))
            }
        };
        self.at += 1;
        self.keep();
        update
    }

    /// Everything begins anew from a position.
    fn place(&mut self, text: &str) -> Option<UpdateOf<G>> {
        let first = self.game_match.game().place(text).ok()?;
        self.game_match.restart(first);
        self.notice.round += 1;
        Some(self.update(Vec::new()))
    }

    fn enter(&mut self, text: &str) -> Option<UpdateOf<G>> {
        let input = read_input(self.game_match.game(), self.game_match.state(), text).ok()?;
        let told = self.game_match.enter(input).ok()?;
        let viewer = Viewer::Seat(learner());
        let heard = told.into_iter().filter(|told| told.to.includes(viewer));
        Some(self.update(heard.map(|told| told.event).collect()))
    }

    fn update(&mut self, told: Vec<G::Event>) -> UpdateOf<G> {
        self.told += 1;
        let (game, state) = (self.game_match.game(), self.game_match.state());
        UpdateOf::<G> {
            n: self.told,
            round: self.notice.round,
            notice: Some(self.notice.clone()),
            told,
            view: Some(game.view(state, Viewer::Seat(learner()))),
            undone: None,
            stood_in: None,
            promise: None,
            orders: Vec::new(),
            may_undo: false,
        }
    }
}

/// Who sits here: the learner, and bots that do what is written.
fn notice<G: Board>(mode: &str, seats: u8) -> Notice {
    let player = |seat: Seat| {
        if seat == learner() {
            Player::Person {
                name: String::new(),
                stand_in: false,
            }
        } else {
            Player::Bot {
                bot: bots::Level::Flint.id().to_owned(),
            }
        }
    };
    Notice {
        game: G::ID.to_owned(),
        mode: mode.to_owned(),
        players: Seat::first(seats).map(player).collect(),
        head: Some(learner()),
        phase: Phase::Playing,
        round: 1,
        wants_undo: None,
        wants_draw: kernel::SeatSet::EMPTY,
        wants_rematch: kernel::SeatSet::EMPTY,
    }
}

impl Now {
    /// A question as far as the lesson lets it be answered now; nothing where it does not.
    pub(crate) fn narrowed<G: Board>(
        &self,
        game: &G,
        view: &G::View,
        question: Question<G::Offer>,
    ) -> Option<Question<G::Offer>> {
        let Waits::Answer(cue, lets) = &self.waits else {
            return None;
        };
        if cue.free {
            return Some(question);
        }
        let choices = lets.iter().filter_map(|text| game.read(view, text).ok());
        let taught: Vec<G::Offer> = choices.flat_map(|choice| choice.picks().to_vec()).collect();
        let Question {
            mut ask,
            mut offers,
        } = question;
        let quiet = ask.let_be(&offers);
        offers.retain(|offer| taught.contains(offer));
        // What lets things be is the last offer, or none.
        ask.quiet = quiet.is_some_and(|quiet| taught.contains(&quiet));
        (!offers.is_empty()).then_some(Question { ask, offers })
    }
}

#[cfg(test)]
impl<G: Board> Lesson<G> {
    /// The beat at hand, for those who write lessons.
    pub(crate) fn beat_text(&self) -> String {
        format!("{} {:?}", G::ID, self.beat())
    }

    /// The same lesson as a page that is loaded anew finds it, from a text that was kept; whether
    /// the text leads anywhere.
    pub(crate) fn reload(&mut self, text: &str) -> bool {
        let place = self.read_place(text);
        let leads = place.is_some();
        if let Some(place) = place {
            self.go_to(place);
        }
        leads
    }

    /// What a page that is closed now leaves behind.
    pub(crate) fn left(&self) -> (String, G::View) {
        let game = self.game_match.game();
        let view = game.view(self.game_match.state(), Viewer::Seat(learner()));
        (self.place_text(), view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_lesson_that_has_begun_and_is_not_over_goes_on() {
        assert_eq!(step_of("9/40 01 5/17"), Some((5, 17)));
        assert_eq!(
            step_of("9/40  5/17"),
            Some((5, 17)),
            "nothing was answered yet"
        );
        for place in [
            "1/40  1/17",
            "40/40 0110 17/17",
            "9/40 01",
            "",
            "x/y z 5/17",
            "9/40 01 18/17",
        ] {
            assert_eq!(step_of(place), None, "{place}");
        }
    }
}

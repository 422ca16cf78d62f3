//! Learn: a lesson for each game, with the same dice for everybody. One thing at a time is lit and
//! told in a sentence; other choices wait.

mod card;
mod closing;
mod course;
mod lesson;

use crate::board::Board;
use crate::session::Session;
use course::Course;
use games::{Opened, Packs};
use leptos::prelude::*;

pub(crate) use card::{card, next};
pub(crate) use closing::closing_page;
pub(crate) use lesson::{Lesson, Now, Waits, begun, learner};

/// The page of a game's lesson, whose place is kept under a name.
pub(crate) fn page<G: Board>(name: String) -> AnyView {
    let (opened, course) = open::<G>();
    let lesson = Lesson::begin(opened.game.clone(), opened.mode, course, name);
    Session::learn(opened.game, lesson).page()
}

/// The lesson of a game, read.
fn open<G: Board>() -> (Opened<G>, Course) {
    let course = Course::read(G::LESSON).expect("a test reads every lesson");
    let opened = games::open_title(None, course.setup.as_deref(), &Packs::of_title::<G>());
    (opened.expect("a test opens every lesson"), course)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::Screen;
    use course::Beat;
    use kernel::{Choice, Viewer};
    use wire::Act;
    use words::{Lang, Words};

    fn opened<G: Board>() -> Lesson<G> {
        let (opened, course) = open::<G>();
        Lesson::begin(opened.game, opened.mode, course, String::new())
    }

    fn text(text: &str) -> Act {
        let text = text.to_owned();
        Act::Move { text }
    }

    /// Plays a lesson to its closing page as the screen would, with the answer at this place in the
    /// list where there are several; how many answers were taught.
    fn play<G: Board>(place: usize) -> usize {
        let (game, mut lesson) = (open::<G>().0.game, opened::<G>());
        let mut screen = Screen::<G>::new(Viewer::Seat(learner()));
        screen.show(&game, lesson.recall());
        let mut answers = 0;
        loop {
            let now = lesson.now();
            match &now.waits {
                Waits::Over => return answers,
                Waits::Look(_) => lesson.looked(),
                Waits::Nothing => {
                    let update = lesson.go_on();
                    let update =
                        update.unwrap_or_else(|| panic!("{}: {now:?}", lesson.beat_text()));
                    screen.show(&game, [update]);
                }
                Waits::Answer(cue, lets) => {
                    let view = screen.view.clone().unwrap();
                    holds_back(&game, &view, &mut lesson, &now);
                    let answer = lets.get(place).or(lets.first());
                    let answer = answer.unwrap_or_else(|| panic!("{}: no answer", cue.id));
                    let update = lesson.act(&text(answer));
                    let update = update.unwrap_or_else(|why| panic!("{}: {why:?}", cue.id));
                    screen.show(&game, [update]);
                    answers += 1;
                    comes_back(&lesson);
                }
            }
        }
    }

    /// A page that is loaded anew shows the same board.
    fn comes_back<G: Board>(lesson: &Lesson<G>) {
        let (text, view) = lesson.left();
        let mut again = opened::<G>();
        assert!(again.reload(&text), "{text}");
        assert_eq!(again.left(), (text, view));
    }

    #[test]
    fn a_damaged_place_leads_to_the_beginning() {
        let beats = open::<games::Irondie>().1.beats.len();
        let past = [format!("{}/{beats}", beats + 1), format!("99999/{beats}")];
        let none = ["", "1", "-1/3", "x/y z", "0/1 0"].map(str::to_owned);
        for text in past.into_iter().chain(none) {
            let mut lesson = opened::<games::Irondie>();
            assert!(!lesson.reload(&text), "{text}");
        }
        let mut lesson = opened::<games::Irondie>();
        let strange = format!("{beats}/{beats} 9?é");
        assert!(
            lesson.reload(&strange),
            "answers that nobody gave are the first ones"
        );
        assert_eq!(lesson.now().waits, Waits::Over);
    }

    /// What is let through can be tapped and all else waits, with a reason and without a change.
    fn holds_back<G: Board>(game: &G, view: &G::View, lesson: &mut Lesson<G>, now: &Now) {
        let Waits::Answer(cue, lets) = &now.waits else {
            return;
        };
        let mut offers = Vec::new();
        let ask = game.asked(view, &mut offers);
        let ask = ask.unwrap_or_else(|| panic!("{}: nothing is asked", cue.id));
        let question = crate::draft::Question {
            ask,
            offers: offers.clone(),
        };
        let narrow = now.narrowed(game, view, question);
        let narrow = narrow.unwrap_or_else(|| panic!("{}: nothing can be tapped", cue.id));
        assert!(!narrow.offers.is_empty(), "{}", cue.id);
        for offer in offers {
            let spelled = game.spell(view, &Choice::one(offer));
            if !lets.contains(&spelled) {
                let refused = lesson.act(&text(&spelled)).unwrap_err();
                assert_eq!(refused.key, cue.no_key(G::ID), "{}", cue.id);
                assert_eq!(lesson.now(), *now, "{}: a mistake changes nothing", cue.id);
            }
        }
    }

    /// A lesson plays to its end, is neither a glance nor a lecture, and says all it has to say.
    fn teaches<G: Board>() {
        let answers = play::<G>(0);
        assert_eq!(
            play::<G>(1),
            answers,
            "{}: the other answers lead on too",
            G::ID
        );
        let course = open::<G>().1;
        let steps = course.steps(course.beats.len());
        assert!((8..=24).contains(&steps), "{} has {steps} steps", G::ID);
        assert!(answers >= 5, "{} has {answers} answers", G::ID);
        let cues = course.beats.iter().filter_map(Beat::cue);
        for cue in cues {
            crate::picture::tests::is_drawn(&cue.picture);
            let keys = [Some(cue.key(G::ID)), cue.has_no.then(|| cue.no_key(G::ID))];
            for key in keys.into_iter().flatten() {
                is_short(&key);
            }
        }
    }

    /// How many sentences a text has: what ends one is followed by a capital, or by nothing.
    fn sentences(text: &str) -> usize {
        let ends = text.match_indices(['.', '!', '?', '…']);
        let ends = ends.filter(|(at, end)| {
            let after = text[at + end.len()..].trim_start().chars().next();
            after.is_none_or(char::is_uppercase)
        });
        ends.count()
    }

    fn is_short(key: &str) {
        for lang in Lang::ALL {
            let said = Words::new(lang).text(key);
            assert!(
                (1..=2).contains(&sentences(&said)),
                "{lang:?} {key}: {said}"
            );
            assert!(said.chars().count() <= 210, "{lang:?} {key}: {said}");
        }
    }

    macro_rules! all {
        ($($game:ty),+) => {
            #[test]
            fn every_game_has_a_lesson_that_leads_to_its_closing_page() {
                $(teaches::<$game>();)+
            }
        };
    }

    games::each_title!(all);
}

//! The story of a match that is over, in up to three sentences from its record: the moment that
//! decided it, the luckiest throw, the best decision. What does not stand out is not told.

use crate::board::Board;
use crate::boards::mode_key;
use crate::dom;
use crate::draft::Draft;
use crate::icon::Icon;
use crate::log::Entry as Told;
use crate::screen::{Screen, UpdateOf};
use crate::session::{Scene, Session};
use crate::voice::Voice;
use bots::{Moment, Story, Teller};
use fair::{Entry, Record};
use games::Packs;
use kernel::{Arg, Input, Landing, Match, Outcome, Said, Seat, Viewer, Waiting, read_input};
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long the story is looked for before the browser may draw again, in milliseconds.
const SLICE: f64 = 8.0;

/// A state is kept after each so many inputs, so that a moment is found again without playing the
/// whole match once more.
const APART: usize = 32;

/// So many inputs before a moment are told with it: a line of the log may be about several.
const BEFORE: usize = 12;

/// Marks in a sentence where a line of the log is told; no language has such a letter.
const HERE: char = '\u{f8ff}';

/// A sentence of the story.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Line {
    /// All of it in words.
    pub(crate) text: String,
    /// The line of the log that it tells, with what stands before and behind it.
    told: Option<(Told, [String; 2])>,
}

impl Line {
    fn plain(text: String) -> Line {
        Line { text, told: None }
    }

    /// As it stands on the sheet: the dice of a throw are drawn, as in the log, for there may be
    /// many of them.
    fn draw(&self, voice: &Voice) -> AnyView {
        let Some((told, [before, behind])) = &self.told else {
            return self.text.clone().into_any();
        };
        (before.clone(), told.draw(voice), behind.clone()).into_any()
    }
}

/// The sentences, as they are found: the sheet opens before, and is never held up by them.
pub(crate) fn told<G: Board>(session: Session<G>, record: String) -> RwSignal<Vec<Line>> {
    let told = RwSignal::new(Vec::new());
    let look = move || {
        if let Some(scene) = session
            .is_here()
            .then(|| untrack(|| session.scene()))
            .flatten()
        {
            let viewer = untrack(|| session.viewer());
            if let Some(telling) = Telling::<G>::new(&record, scene.voice, viewer) {
                go_on(session, telling, told);
            }
        }
    };
    set_timeout(look, Duration::from_millis(60));
    told
}

/// Looks on for a moment, and again once the browser has had its turn.
fn go_on<G: Board>(session: Session<G>, mut telling: Telling<G>, told: RwSignal<Vec<Line>>) {
    if !session.is_here() {
        return;
    }
    let (until, mut more) = (dom::now() + SLICE, true);
    while more && dom::now() < until {
        more = telling.step();
    }
    let found = telling.lines();
    // The sheet may be closed by now.
    let known = told.try_with_untracked(|told| *told == found);
    match known {
        None => return,
        Some(true) => {}
        Some(false) => drop(told.try_set(found)),
    }
    if more {
        set_timeout(move || go_on(session, telling, told), Duration::ZERO);
    }
}

/// The sentences as they stand on the sheet.
pub(crate) fn lines(told: &[Line], voice: &Voice) -> Option<AnyView> {
    let line = |line: &Line| view! { <li>{line.draw(voice)}</li> };
    let lines = told.iter().map(line).collect_view();
    let list = view! {
        <div class="pn-story"><Icon name="ic-log" size="icon-20"/><ul>{lines}</ul></div>
    };
    (!told.is_empty()).then(|| list.into_any())
}

/// A match that is played again from its record, to be told as somebody saw it.
struct Telling<G: Board> {
    now: Match<G>,
    mode_key: String,
    voice: Voice,
    viewer: Viewer,
    /// What has yet to be read of the record.
    entries: std::vec::IntoIter<Entry>,
    inputs: Vec<Input<G::Offer>>,
    /// The state before every so many inputs.
    saved: Vec<G::State>,
    /// Who has won, once all was read.
    teller: Option<Teller<G>>,
    /// What was found and is said, and how.
    story: Story,
    said: [Option<Line>; 3],
    /// What is said where nothing was found.
    plain: Option<Line>,
}

impl<G: Board> Telling<G> {
    fn new(record: &str, voice: Voice, viewer: Viewer) -> Option<Telling<G>> {
        let record = Record::parse(record).ok()?;
        let opened = games::record::open_title::<G>(&record, &Packs::of_title::<G>()).ok()?;
        Some(Telling {
            mode_key: mode_key(G::ID, opened.mode),
            now: Match::new(opened.game),
            voice,
            viewer,
            entries: record.entries().to_vec().into_iter(),
            inputs: Vec::new(),
            saved: Vec::new(),
            teller: None,
            story: Story::default(),
            said: [None, None, None],
            plain: None,
        })
    }

    /// What can be said so far.
    fn lines(&self) -> Vec<Line> {
        let said = self.said.iter().chain([&self.plain]);
        said.flatten().cloned().collect()
    }

    /// One step; whether there is another.
    fn step(&mut self) -> bool {
        if let Some(entry) = self.entries.next() {
            return self.read(&entry).is_some();
        }
        let (game, inputs) = (self.now.game(), &self.inputs);
        let winner = self.outcome().and_then(|outcome| outcome.winners().first());
        let teller = self
            .teller
            .get_or_insert_with(|| Teller::new(game.clone(), inputs.clone(), winner));
        let more = teller.step();
        let story = teller.story().clone();
        self.say(story);
        if !more && self.said.iter().all(Option::is_none) {
            let left = matches!(self.inputs.last(), Some(Input::Called(_)));
            let key = if left {
                "web-story-left"
            } else {
                "web-story-even"
            };
            self.plain = Some(Line::plain(self.voice.text(key)));
        }
        more
    }

    /// Reads an input; nothing where it is none, and there the story ends.
    fn read(&mut self, entry: &Entry) -> Option<()> {
        let (game, state) = (self.now.game(), self.now.state());
        let input = match entry {
            Entry::Choice { text } => read_input(game, state, text).ok()?,
            Entry::Call { text } => read_input(game, state, &format!("call {text}")).ok()?,
            Entry::Chance { dice, .. } => Input::Landed(Landing::try_from(&dice[..]).ok()?),
        };
        if self.inputs.len().is_multiple_of(APART) {
            self.saved.push(state.clone());
        }
        self.inputs.push(input.clone());
        self.now.enter(input).ok().map(drop)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.now.game().waiting(self.now.state()) {
            Waiting::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Says what is newly found.
    fn say(&mut self, story: Story) {
        if self.story == story {
            return;
        }
        let new = |before: Option<Moment>, now| if before == now { None } else { now };
        if let Some(turn) = new(self.story.turn, story.turn) {
            self.said[0] = self.tell("web-story-turn", turn);
        }
        // A throw that decided the match is told already.
        let decided = |throw: &Moment| story.turn.is_some_and(|turn| turn.at == throw.at);
        let throw = new(self.story.throw, story.throw);
        if let Some(throw) = throw.filter(|throw| !decided(throw)) {
            self.said[1] = self.tell("web-story-luck", throw);
        }
        if let Some(choice) = new(self.story.choice, story.choice) {
            self.said[2] = self.chosen(choice);
        }
        self.story = story;
    }

    fn me(&self) -> Seat {
        let first = Seat::new(0).expect("every game has a first seat");
        self.viewer.seat().unwrap_or(first)
    }

    /// The match just before an input, and some of what came before it, as it was told.
    fn replay(&self, at: usize) -> Option<(Match<G>, Screen<G>)> {
        let from = at.saturating_sub(BEFORE) / APART * APART;
        let game = self.now.game().clone();
        let mut now = Match::from(game, self.saved.get(from / APART)?.clone());
        let mut screen = Screen::new(self.viewer);
        self.show(&mut screen, &now, 1, Vec::new());
        for (input, n) in self.inputs[from..at].iter().zip(2..) {
            self.enter(&mut now, &mut screen, input, n)?;
        }
        Some((now, screen))
    }

    fn enter(
        &self,
        now: &mut Match<G>,
        screen: &mut Screen<G>,
        input: &Input<G::Offer>,
        n: u64,
    ) -> Option<()> {
        let told = now.enter(input.clone()).ok()?.into_iter();
        let heard = told.filter(|told| told.to.includes(self.viewer));
        let heard = heard.map(|told| told.event).collect();
        self.show(screen, now, n, heard);
        Some(())
    }

    fn show(&self, screen: &mut Screen<G>, now: &Match<G>, n: u64, told: Vec<G::Event>) {
        let update = UpdateOf::<G> {
            n,
            round: 1,
            notice: None,
            told,
            view: Some(now.game().view(now.state(), self.viewer)),
            undone: None,
            stood_in: None,
            promise: None,
            orders: Vec::new(),
            may_undo: false,
        };
        screen.show(now.game(), [update]);
    }

    /// A moment as it would be drawn.
    fn scene(&self, now: &Match<G>) -> Scene<G> {
        let view = now.game().view(now.state(), self.viewer);
        Scene {
            game: G::at(Arc::new(now.game().clone()), &view),
            view,
            known: Arc::default(),
            me: self.me(),
            question: None,
            draft: Draft::default(),
            voice: self.voice.clone(),
            mode_key: self.mode_key.clone(),
            thinking: None,
            rolls: false,
            outcome: None,
            news: Vec::new(),
            plays: self.viewer.seat().is_some(),
        }
    }

    /// What the log told of an input, with the round; nothing where it told nothing.
    fn tell(&self, key: &'static str, moment: Moment) -> Option<Line> {
        let (mut now, mut screen) = self.replay(moment.at)?;
        let n = screen.newest + 1;
        self.enter(&mut now, &mut screen, &self.inputs[moment.at], n)?;
        let scene = self.scene(&now);
        let first = screen.log().len() - screen.news().len();
        let entries = G::log(&scene, &screen, screen.log().len());
        let mut news = entries.into_iter();
        let told = news.find(|entry| entry.place >= first && !entry.heading)?;
        let text = said(&scene, key, moment, told.text(&scene.voice));
        let around = said(&scene, key, moment, HERE.to_string());
        let (before, behind) = around.split_once(HERE)?;
        let told = Some((told, [before, behind].map(str::to_owned)));
        Some(Line { text, told })
    }

    /// What the winner answered, in words.
    fn chosen(&self, moment: Moment) -> Option<Line> {
        let Input::Choose { seat, choice } = &self.inputs[moment.at] else {
            return None;
        };
        let (mut now, _) = self.replay(moment.at)?;
        let knows = now.game().view(now.state(), Viewer::Seat(*seat));
        now.enter(self.inputs[moment.at].clone()).ok()?;
        let scene = self.scene(&now);
        let offer = scene.voice.say(&scene.game.say(&knows, choice.only()?));
        let text = said(&scene, "web-story-choice", moment, offer);
        Some(Line::plain(text))
    }
}

fn said<G: Board>(scene: &Scene<G>, key: &'static str, moment: Moment, told: String) -> String {
    let said = Said::new(key)
        .with("round", Arg::Spelled(G::round(scene)))
        .with("seat", Arg::Seat(moment.seat))
        .with("told", Arg::Spelled(told))
        .with("gain", Arg::Number((moment.gain * 100.0).round() as i64));
    scene.voice.say(&said)
}

/// The seats with what they have reached, the best first, for the picture.
pub(crate) fn places<G: Board>(scene: &Scene<G>) -> Vec<(String, String)> {
    let Some(outcome) = &scene.outcome else {
        return Vec::new();
    };
    let mut seats: Vec<Seat> = Seat::first(scene.game.seats()).collect();
    seats.sort_by_key(|seat| outcome.places[seat.index()]);
    let place = |seat: Seat| (scene.name(seat), G::score(scene, seat).unwrap_or_default());
    seats.into_iter().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;
    use words::Lang;

    /// What a record is told by, and how many steps it took.
    fn story<G: Board>(text: &str, lang: Lang) -> (Vec<String>, u32) {
        let record = Record::parse(text).unwrap();
        let seats = record.opening().seats().len() as u8;
        let names = Seat::first(seats).map(|seat| format!("Player {seat}"));
        let viewer = Viewer::Seat(Seat::new(0).unwrap());
        let voice = Voice::at_table(lang, names.collect(), viewer.seat());
        let mut telling = Telling::<G>::new(text, voice, viewer).unwrap();
        let (mut steps, mut longest) = (1, Duration::ZERO);
        loop {
            let began = Instant::now();
            if !telling.step() {
                break;
            }
            longest = longest.max(began.elapsed());
            steps += 1;
        }
        let work = telling.teller.as_ref().map_or(0, Teller::work);
        let inputs = telling.inputs.len();
        println!("{inputs} inputs: {steps} steps, the longest {longest:?}, work {work}");
        assert!(work as usize <= 3 * inputs + 2_000, "{work} for {inputs}");
        for line in telling.lines() {
            let around = line
                .told
                .map_or_else(String::new, |(_, around)| around.concat());
            assert!(!around.contains(HERE), "{around}");
        }
        let lines = telling.lines().into_iter().map(|line| line.text);
        (lines.collect(), steps)
    }

    /// Every record of a game is told in both languages, and by sentences alone.
    fn is_told<G: Board>() {
        let folder = format!("{}/../../records/{}", env!("CARGO_MANIFEST_DIR"), G::ID);
        let files = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().path());
        let records = files.filter(|path| path.extension().is_some_and(|ext| ext == "record"));
        for path in records {
            let text = std::fs::read_to_string(&path).unwrap();
            for lang in Lang::ALL {
                print!("{} {lang:?} ", path.display());
                let (lines, _) = story::<G>(&text, lang);
                assert!(
                    (1..=3).contains(&lines.len()),
                    "{}: {lines:?}",
                    path.display()
                );
                let told = |line: &String| line.split_once("): ").map(|(_, told)| told.to_owned());
                let [one, two] = [0, 1].map(|place| lines.get(place).and_then(told));
                assert!(one.is_none() || one != two, "told twice: {lines:?}");
                for line in lines {
                    println!("  {line}");
                    let key = |word: &str| word.starts_with("web-") || word.contains(G::ID);
                    let strange = line.contains(['{', '}', '\n']);
                    assert!(!strange && !line.split_whitespace().any(key), "{line}");
                }
            }
        }
    }

    macro_rules! all {
        ($($game:ty),+) => {
            #[test]
            fn every_record_has_a_story_in_both_languages() {
                $(is_told::<$game>();)+
            }
        };
    }

    games::each_title!(all);
}

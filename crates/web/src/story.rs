//! The story of a match that is over, in up to three sentences from its record: the moment that
//! decided it, the luckiest throw, the best decision. What does not stand out is not told.

use crate::board::Board;
use crate::icon::Icon;
use crate::screen::{Screen, UpdateOf};
use crate::session::{Scene, Session};
use bots::Moment;
use fair::Record;
use games::Packs;
use kernel::{Arg, Input, Match, Said, Seat, Told, Viewer};
use leptos::prelude::*;
use std::time::Duration;

/// The sentences, once they are found: looking for them takes a moment, and the sheet opens before.
pub(crate) fn told<G: Board>(session: Session<G>, record: String) -> RwSignal<Vec<String>> {
    let told = RwSignal::new(Vec::new());
    let look = move || {
        if session.is_here() {
            let found = untrack(|| sentences(session, &record));
            told.try_set(found.unwrap_or_default());
        }
    };
    set_timeout(look, Duration::from_millis(60));
    told
}

/// The sentences as they stand on the sheet.
pub(crate) fn lines(told: &[String]) -> Option<AnyView> {
    let line = |text: &String| view! { <li>{text.clone()}</li> };
    let lines = told.iter().map(line).collect_view();
    let list = view! {
        <div class="pn-story"><Icon name="ic-log" size="icon-20"/><ul>{lines}</ul></div>
    };
    (!told.is_empty()).then(|| list.into_any())
}

fn sentences<G: Board>(session: Session<G>, record: &str) -> Option<Vec<String>> {
    let scene = session.scene()?;
    let outcome = scene.outcome.as_ref()?;
    let winner = outcome.winners().first()?;
    let played = Played::<G>::read(record, session.viewer())?;
    let story = bots::story(&played.game, &played.inputs, winner);
    let tell = |key, moment: Option<Moment>| moment.and_then(|it| played.tell(session, key, it));
    let choice = story
        .choice
        .and_then(|moment| played.chosen(session, moment));
    let told = [
        tell("web-story-turn", story.turn),
        tell("web-story-luck", story.throw),
        choice,
    ];
    Some(told.into_iter().flatten().collect())
}

/// A match played again from its record, as somebody saw it.
struct Played<G: Board> {
    game: G,
    inputs: Vec<Input<G::Offer>>,
    viewer: Viewer,
    /// What was seen at the beginning and after each input.
    seen: Vec<(G::View, Vec<G::Event>)>,
    /// What the seat that answers knew before each input.
    known: Vec<Option<G::View>>,
}

impl<G: Board> Played<G> {
    fn read(record: &str, viewer: Viewer) -> Option<Played<G>> {
        let record = Record::parse(record).ok()?;
        let opened = games::record::open_title::<G>(&record, &Packs::of_title::<G>()).ok()?;
        let first = Match::new(opened.game.clone());
        let mut played = Played {
            game: opened.game.clone(),
            inputs: Vec::new(),
            viewer,
            seen: vec![(opened.game.view(first.state(), viewer), Vec::new())],
            known: Vec::new(),
        };
        let mut before = first.state().clone();
        let see = |now: &Match<G>, told: Vec<Told<G::Event>>| {
            played.see(now, told, &before);
            before = now.state().clone();
        };
        games::record::replay_each(opened.game, &record, see).ok()?;
        Some(played)
    }

    fn see(&mut self, now: &Match<G>, told: Vec<Told<G::Event>>, before: &G::State) {
        let input = now.inputs().last().expect("something has entered").clone();
        let knows = match &input {
            Input::Choose { seat, .. } => Some(self.game.view(before, Viewer::Seat(*seat))),
            _ => None,
        };
        self.known.push(knows);
        self.inputs.push(input);
        let heard = told
            .into_iter()
            .filter(|told| told.to.includes(self.viewer));
        let view = self.game.view(now.state(), self.viewer);
        self.seen
            .push((view, heard.map(|told| told.event).collect()));
    }

    /// The screen after an input.
    fn screen(&self, at: usize) -> Screen<G> {
        let mut screen = Screen::new(self.viewer);
        for (n, (view, told)) in (1..).zip(&self.seen[..=at + 1]) {
            let update = UpdateOf::<G> {
                n,
                round: 1,
                notice: None,
                told: told.clone(),
                view: Some(view.clone()),
                undone: None,
                promise: None,
                orders: Vec::new(),
                may_undo: false,
            };
            screen.show(&self.game, [update]);
        }
        screen
    }

    /// The moment on the screen after an input.
    fn scene(&self, session: Session<G>, at: usize) -> Option<Scene<G>> {
        let mut scene = session.scene()?;
        let view = &self.seen[at + 1].0;
        scene.game = G::at(std::sync::Arc::new(self.game.clone()), view);
        scene.view = view.clone();
        scene.known = std::sync::OnceLock::new();
        scene.question = None;
        scene.news = Vec::new();
        Some(scene)
    }

    /// What the log told of an input, with the round; nothing where it told nothing.
    fn tell(&self, session: Session<G>, key: &'static str, moment: Moment) -> Option<String> {
        let (scene, screen) = (self.scene(session, moment.at)?, self.screen(moment.at));
        let first = screen.log().len() - screen.news().len();
        let entries = G::log(&scene, &screen, screen.log().len());
        let news = entries
            .iter()
            .filter(|entry| entry.place >= first && !entry.heading);
        let told = news.map(|entry| entry.text(&scene.voice)).next()?;
        Some(scene.voice.say(&self.said(&scene, key, moment, told)))
    }

    /// What the winner answered, in words.
    fn chosen(&self, session: Session<G>, moment: Moment) -> Option<String> {
        let (Input::Choose { choice, .. }, Some(view)) =
            (&self.inputs[moment.at], &self.known[moment.at])
        else {
            return None;
        };
        let scene = self.scene(session, moment.at)?;
        let offer = scene.voice.say(&scene.game.say(view, choice.only()?));
        Some(
            scene
                .voice
                .say(&self.said(&scene, "web-story-choice", moment, offer)),
        )
    }

    fn said(&self, scene: &Scene<G>, key: &'static str, moment: Moment, told: String) -> Said {
        Said::new(key)
            .with("round", Arg::Spelled(G::round(scene)))
            .with("seat", Arg::Seat(moment.seat))
            .with("told", Arg::Spelled(told))
            .with("gain", Arg::Number((moment.gain * 100.0).round() as i64))
    }
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

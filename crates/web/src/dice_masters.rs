//! Dice Masters on the screen: the zones of both mats, attack lanes with what comes of them, the
//! globals of all, and payments that show what they leave.

mod about;
mod art;
mod bar;
mod card;
mod choices;
mod custom;
mod draft;
mod drafting;
mod globals;
mod held;
mod lanes;
mod look;
mod mat;
mod odds;
mod pay;
mod scene;
mod sides;
mod teams;
mod telling;
mod wares;

use crate::bar::Asked;
use crate::board::Board;
use crate::boards::Lid;
use crate::help::Help;
use crate::log::Entry;
use crate::screen::Screen;
use crate::sound::Tune;
use custom::Custom;
use draft::{Draft, Hand, Question, Tap};
use game_dice_masters::{Clash, DiceMasters, Event, Frame, Offer, Payment, Phase, View};
use kernel::{Arg, Choice, Seat};
use leptos::prelude::*;
use scene::Scene;
use std::sync::{Arc, OnceLock};

/// A match on the screen.
type Session = crate::session::Session<DiceMasters>;

/// Answers that somebody gives with one: a payment or a team that was chosen as a whole.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Plan {
    /// The answer it begins with.
    first: Option<Offer>,
    /// Those that follow.
    rest: Vec<Offer>,
}

impl Plan {
    /// These answers, one after the other.
    fn of(answers: &[Offer]) -> Plan {
        let mut rest = answers.iter().copied();
        Plan {
            first: rest.next(),
            rest: rest.collect(),
        }
    }

    /// The next of them, after the one that was given; nothing where another one was.
    fn after(&mut self, given: Option<Offer>) -> Option<Offer> {
        let goes_on = given == self.first && given.is_some();
        let rest = std::mem::take(self).rest;
        *self = Plan::of(&rest[..if goes_on { rest.len() } else { 0 }]);
        self.first
    }
}

/// How somebody has arranged the board, and what was answered ahead.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Arranged {
    /// The payment under way.
    plan: Plan,
    /// Whether the bill stays open, so that more can be put on it.
    open: bool,
    /// Whether nobody else is to block in this attack.
    no_more_blocks: bool,
    /// Whose mats were brought to the front where there is room for one of a team; the last of them
    /// lies there.
    fronts: Vec<Seat>,
}

/// What is worked out of a moment, once somebody asks.
#[derive(Default)]
pub(crate) struct Known {
    /// What the attack on the table comes to.
    clash: OnceLock<Option<Clash>>,
    /// The ways to pay.
    payments: OnceLock<Vec<Payment>>,
}

const PHASES: [(Phase, &str); 5] = [
    (Phase::Draw, "web-dice-masters-phase-draw"),
    (Phase::Roll, "web-dice-masters-phase-roll"),
    (Phase::Main, "web-dice-masters-phase-main"),
    (Phase::Attack, "web-dice-masters-phase-attack"),
    (Phase::CleanUp, "web-dice-masters-phase-clean-up"),
];

impl Board for DiceMasters {
    type Hand = Hand;
    type Known = Known;
    type Arranged = Arranged;
    type Custom = Custom;

    const LETS_BE: bool = true;

    const KNOWS_BY_DRAFT: bool = true;

    const LESSON: &'static str = include_str!("../lessons/dice-masters.lesson");

    const LID: Lid = Lid {
        prefix: "ms",
        minutes: 30,
        customise: "web-dice-masters-customise",
        same_screen: "web-same-screen-open",
        art: |_| art::lid(),
        minute: &[
            "ic-person sym-life ic-crown",
            "zn-bag 4 ic-roll",
            "sym-bolt sym-fist sym-mask sym-shield",
            "sym-bolt sym-bolt ic-arrow-right zn-used",
            "sym-fist ic-arrow-right zn-field",
            "zn-attack ic-target zn-field",
            "zn-used ic-arrow-right zn-bag",
            "sym-life 0 ic-arrow-right ic-crown",
        ],
        own_page: Some("web-teams"),
    };

    fn know(&self, _view: &View) -> Known {
        Known::default()
    }

    /// The teams of a draft are known only once they are shown, and those of the introductory game
    /// once it is said who begins.
    fn at(game: Arc<Self>, view: &View) -> Arc<Self> {
        let seated = game.seated(&view.public);
        if std::ptr::eq(seated.as_ref(), game.as_ref()) {
            return Arc::clone(&game);
        }
        Arc::new(seated.into_owned())
    }

    fn begin(question: &Question) -> Draft {
        question.begin()
    }

    /// Damage is divided in the sensible way unless somebody knows better.
    fn resume(&self, view: &View, _arranged: &Arranged, question: &Question) -> Draft {
        match view.public.frames.last() {
            Some(Frame::Divide { left, to, .. }) => {
                let defence = self.stats(&view.public, *to).defence;
                let room = defence.saturating_sub(view.public.die(*to).damage);
                Draft::of(Some(Offer::Amount(room.min(*left))))
            }
            _ => question.begin(),
        }
    }

    fn follows(
        &self,
        view: &View,
        arranged: &mut Arranged,
        before: &Draft,
        question: &Question,
    ) -> Option<Offer> {
        let next = match view.public.frames.last() {
            Some(Frame::Pay) => self.paid_next(view, arranged, before),
            Some(Frame::Draft) => arranged.plan.after(before.pick),
            frame => {
                arranged.plan = Plan::default();
                arranged.open = false;
                let blocks = matches!(frame, Some(Frame::Block(_)));
                arranged.no_more_blocks &= blocks;
                arranged.no_more_blocks.then_some(Offer::NoBlock)
            }
        };
        next.filter(|next| question.has(*next))
    }

    fn drafted(question: &Question, draft: &Draft) -> Option<Choice<Offer>> {
        question.drafted(draft)
    }

    fn tap(question: &Question, draft: &Draft, offer: Offer) -> Tap {
        question.tap(draft, offer)
    }

    fn tune(event: &Event) -> Option<Tune> {
        match event {
            Event::Ended { .. } => Some(Tune::Win),
            Event::Life { damage: true, .. } | Event::KnockedOut { .. } => Some(Tune::Hit),
            Event::Rolled { .. } => Some(Tune::Roll),
            _ => None,
        }
    }

    fn explains(event: &Event) -> bool {
        matches!(
            event,
            Event::Life { left: 0, .. } | Event::Resigned { .. } | Event::Agreed
        )
    }

    fn steps(_screen: &Screen<DiceMasters>) -> usize {
        0
    }

    fn subtitle(scene: &Scene) -> String {
        format!("{} · {}", scene.text(&scene.mode_key), Self::round(scene))
    }

    fn phases(scene: &Scene) -> (Vec<String>, Option<usize>) {
        let now = |(phase, _): &(Phase, &str)| *phase == scene.public().phase;
        let names = PHASES.map(|(_, key)| scene.text(key));
        (names.to_vec(), PHASES.iter().position(now))
    }

    fn round(scene: &Scene) -> String {
        let turn = Arg::number(scene.public().turn);
        scene.say("web-dice-masters-turn", &[("turn", turn)])
    }

    fn table(scene: Scene, session: Session, _step: Option<usize>) -> Vec<AnyView> {
        if let Some(parts) = drafting::table(&scene, session) {
            return parts;
        }
        let mut parts = vec![if scene.in_teams() {
            sides::theirs(&scene, session)
        } else {
            mat::rivals(&scene, session)
        }];
        parts.extend(globals::word(&scene));
        let fights = scene.fights().then(|| lanes::lanes(&scene, session));
        if scene.in_teams() {
            parts.extend(fights);
            parts.push(sides::ours(&scene, session));
        } else {
            let fields = mat::fields(&scene, session);
            let class = fights.is_some().then_some("ms-fight");
            parts.push(view! { <div class=class>{fights}{fields}</div> }.into_any());
        }
        parts.extend(choices::asks(&scene, session));
        parts.push(mat::mine(&scene, session));
        parts.extend(globals::strip(&scene, session));
        parts.push(wares::wares(&scene, session));
        parts.extend(pay::sheet(&scene, session));
        parts
    }

    fn hints(scene: &Scene, session: Session) -> Vec<AnyView> {
        if let Some(panels) = drafting::panels(scene) {
            return panels;
        }
        odds::panel(scene, session).into_iter().collect()
    }

    fn log(scene: &Scene, screen: &Screen<DiceMasters>, count: usize) -> Vec<Entry> {
        telling::newest(scene, screen, count)
    }

    fn speech(scene: &Scene, screen: &Screen<DiceMasters>, from: usize) -> Vec<Entry> {
        telling::since(scene, screen, from)
    }

    fn plan(scene: &Scene, choice: &Choice<Offer>) -> Option<String> {
        let plan = scene.game.told_plan(&scene.view, choice.only()?)?;
        Some(scene.voice.say(&plan))
    }

    fn help(session: Session, key: &str) -> Option<Help> {
        about::help(&session.shown()?, key)
    }

    fn asked_in_words(scene: &Scene, session: Session, question: &Question) -> Asked {
        let drafted = drafting::asked(scene, session, question);
        drafted.unwrap_or_else(|| bar::asked(scene, session, question))
    }

    fn answers(scene: &Scene) -> Option<String> {
        bar::happens(scene)
    }

    fn own_page(sent: Option<String>) -> Option<AnyView> {
        Some(teams::teams_page(sent))
    }

    fn ending(scene: &Scene) -> String {
        bar::ending(scene)
    }

    fn score(scene: &Scene, seat: Seat) -> Option<String> {
        Some(scene.corner(seat).life.to_string())
    }

    fn length(scene: &Scene) -> String {
        Self::round(scene)
    }
}

/// Payments that were chosen with what they are for.
trait Pays {
    fn paid_next(&self, view: &View, arranged: &mut Arranged, before: &Draft) -> Option<Offer>;
}

impl Pays for DiceMasters {
    /// The next answer to a bill: what was begun is paid in the way that was shown with it.
    fn paid_next(&self, view: &View, arranged: &mut Arranged, before: &Draft) -> Option<Offer> {
        let begun = matches!(
            before.pick,
            Some(
                Offer::Buy(_)
                    | Offer::Field(_)
                    | Offer::FieldBy(..)
                    | Offer::Use(_)
                    | Offer::Global(_)
                    | Offer::Ability(..)
            )
        );
        if begun && arranged.open {
            return None;
        }
        if begun {
            let ways = self.payments(&view.public);
            let chosen = ways.get(before.hand.way).or(ways.first())?;
            arranged.plan = Plan::of(&chosen.answers);
            return arranged.plan.first;
        }
        arranged.plan.after(before.pick)
    }
}

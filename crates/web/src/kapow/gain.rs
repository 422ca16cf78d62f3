//! Powering up: what triggers, what may be taken for it, and what everybody has selected. The same
//! panel serves gains while defending.

mod pick;
mod strip;
mod words;

use super::Session;
use super::about;
use super::draft::{Draft, Question, Tap};
use super::goods;
use super::scene::Scene;
use crate::icon::Icon;
use crate::seat;
use game_kapow::{Fighter, Frame, Offer, Source, Stage, Symbol, Verb};
use kernel::{Arg, Choice};
use leptos::prelude::*;

pub(super) use words::asked;

/// The middle of the table while abilities bring something.
pub(super) fn choices(scene: &Scene, session: Session) -> AnyView {
    view! {
        <div class="kp-power">
            {panel(scene, session)}
            {strip::selected(scene)}
        </div>
    }
    .into_any()
}

/// The panel alone, where a defence brings something.
pub(super) fn in_between(scene: &Scene, session: Session) -> Option<AnyView> {
    let gains = scene.fight().is_some() && !scene.view.public.frames.is_empty();
    gains.then(|| panel(scene, session))
}

/// What is chosen now, and why.
fn panel(scene: &Scene, session: Session) -> AnyView {
    let question = scene.question.as_ref();
    let kind = question.and_then(Kind::of);
    let head = match (scene.view.public.frames.last(), kind) {
        (Some(&frame), _) => cause(scene, frame),
        (None, Some(Kind::Trigger)) => order_head(scene),
        _ => busy(scene),
    };
    let body = match (question, kind) {
        (Some(question), Some(kind)) => pick::body(scene, session, question, kind),
        _ => waiting(scene),
    };
    view! { <section class="mat kp-offer" aria-labelledby="gain-head">{head}{body}</section> }
        .into_any()
}

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Gain,
    Take,
    Option,
    Trade,
    Give,
    LockIn,
    Trigger,
}

impl Kind {
    /// What a question is about, where it is one of these.
    fn of(question: &Question) -> Option<Kind> {
        question.offers.iter().find_map(|offer| match offer {
            Offer::Gain(_) => Some(Kind::Gain),
            Offer::Take(_) => Some(Kind::Take),
            Offer::Option(_) => Some(Kind::Option),
            Offer::Trade { .. } => Some(Kind::Trade),
            Offer::Give(_) => Some(Kind::Give),
            Offer::LockIn(_) => Some(Kind::LockIn),
            Offer::Trigger(_) => Some(Kind::Trigger),
            _ => None,
        })
    }
}

/// The ability that brings it: whose, what it says, the dice on it, and how often it still does.
fn cause(scene: &Scene, frame: Frame) -> AnyView {
    let (fighter, spot) = (frame.fighter, frame.spot);
    let ability = scene.game.ability(&scene.table(), fighter, spot);
    let owner = scene.fighter_name(fighter);
    let theirs = (fighter != scene.mine()).then(|| view! { <small>{owner.clone()}</small> });
    let left =
        left(scene, frame).map(|text| view! { <span class="chip chip-accent">{text}</span> });
    view! {
        <header class="kp-cause" data-help=about::spot_key(fighter, spot)>
            {seat::mark(fighter.seat(), &owner)}
            <div>
                <h2 id="gain-head">{scene.named(&ability.name)}{theirs}</h2>
                <p>{goods::does(scene, ability)}</p>
            </div>
            <div class="dice dice-tight">{goods::dice_on(scene, fighter, spot)}</div>
            {left}
        </header>
    }
    .into_any()
}

/// How much of the present step is still to come, where it is several.
fn left(scene: &Scene, frame: Frame) -> Option<String> {
    let (key, most) = match scene.game.pack().verb(frame.verb) {
        Verb::Faces { count, .. } => ("web-kapow-gain-left-faces", count),
        Verb::TraitDice(count) => ("web-kapow-gain-left-dice", count),
        Verb::ExchangeFaces(count) => ("web-kapow-gain-left-trades", count),
        _ => return None,
    };
    let gaps = [
        ("left", Arg::number(frame.left)),
        ("count", Arg::number(most)),
    ];
    (most > 1).then(|| scene.said(key, &gaps))
}

fn order_head(scene: &Scene) -> AnyView {
    let mine = scene.fighter_name(scene.mine());
    view! {
        <header class="kp-cause">
            {seat::mark(scene.me, &mine)}
            <div><h2 id="gain-head">{scene.voice.text("web-kapow-gain-order-head")}</h2></div>
        </header>
    }
    .into_any()
}

/// Who powers up just now.
fn busy(scene: &Scene) -> AnyView {
    let who = match scene.view.public.stage {
        Stage::Gain(fighter) | Stage::Late(fighter) => Some(fighter),
        _ => None,
    };
    let title = match who {
        Some(fighter) => {
            let name = Arg::Spelled(scene.fighter_name(fighter));
            scene.said("web-kapow-gain-busy", &[("name", name)])
        }
        None => scene.voice.text("web-kapow-phase-power-up"),
    };
    let mark = who.map(|fighter| seat::mark(fighter.seat(), &scene.fighter_name(fighter)));
    view! {
        <header class="kp-cause">{mark}<div><h2 id="gain-head">{title}</h2></div></header>
    }
    .into_any()
}

/// Who is waited for, where nothing is asked here.
fn waiting(scene: &Scene) -> AnyView {
    let frame = scene.view.public.frames.last();
    let text = frame.map(|frame| {
        let chooser = scene.game.chooser(&scene.table(), *frame);
        let name = Arg::Spelled(scene.fighter_name(chooser));
        scene.said("web-kapow-gain-waits", &[("name", name)])
    });
    text.map(|text| view! { <p class="soft kp-waits"><Icon name="ic-wait"/>{text}</p> })
        .into_any()
}

impl Scene {
    /// Whose ability the newest step belongs to, where somebody else has to choose for it.
    fn other_owner(&self) -> Option<Fighter> {
        let owner = self.view.public.frames.last()?.fighter;
        (owner != self.mine()).then_some(owner)
    }

    /// What a face of one's own is called.
    fn source_name(&self, source: Source) -> String {
        let face = self.game.face_at(&self.table(), self.mine(), source);
        self.called(&self.game.called_symbol(face))
    }
}

impl Question {
    /// A tap on an own face that could be exchanged takes it into the hand, or puts it back.
    fn hold(&self, draft: Draft, source: Source) -> Draft {
        if draft.face == Some(source) {
            return self.begin();
        }
        Draft {
            face: Some(source),
            ..Draft::default()
        }
    }

    /// A tap on what would come for the face in the hand; a second one takes it back.
    fn trade(&self, draft: Draft, face: Symbol) -> Option<Tap> {
        let source = draft.face?;
        let offer = Offer::Trade { source, face };
        if !self.has(offer) {
            return Some(Tap::WhyNot(Choice::one(offer)));
        }
        let pick = Some(offer).filter(|_| draft.pick != Some(offer));
        Some(Tap::Drafted(Draft { pick, ..draft }))
    }
}

impl Session {
    fn tap_source(self, source: Source) {
        if let Some(question) = self.asked() {
            let draft = question.hold(self.draft.get_untracked(), source);
            self.take(Tap::Drafted(draft));
        }
    }

    fn tap_trade(self, face: Symbol) {
        let Some(question) = self.asked() else {
            return;
        };
        if let Some(tap) = question.trade(self.draft.get_untracked(), face) {
            self.take(tap);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, AskKind, Rule};

    const MIGHT: Source = Source::Pool(Symbol::Might);

    fn swaps() -> Question {
        let trade = |source, face| Offer::Trade { source, face };
        let energy = Source::Pool(Symbol::Energy);
        Question {
            ask: Ask::one(AskKind::Swap, Rule("KA-9.7")),
            offers: vec![
                trade(MIGHT, Symbol::Wild),
                trade(energy, Symbol::Wild),
                Offer::Done,
            ],
        }
    }

    #[test]
    fn an_exchange_takes_two_taps_and_can_be_taken_back() {
        let question = swaps();
        assert_eq!(Kind::of(&question), Some(Kind::Trade));
        let begun = question.begin();
        assert_eq!(begun.pick, Some(Offer::Done), "exchanging is optional");
        assert_eq!(question.trade(begun, Symbol::Wild), None);
        let held = question.hold(begun, MIGHT);
        assert_eq!(
            question.choice(&held),
            None,
            "half an exchange is no answer"
        );
        let Some(Tap::Drafted(traded)) = question.trade(held, Symbol::Wild) else {
            panic!("it is offered");
        };
        assert!(question.choice(&traded).is_some());
        assert_eq!(
            question.trade(traded, Symbol::Wild),
            Some(Tap::Drafted(held))
        );
        assert_eq!(question.hold(traded, MIGHT), begun);
    }

    #[test]
    fn what_is_no_exchange_asks_why_not() {
        let question = swaps();
        let held = question.hold(question.begin(), MIGHT);
        let tap = question.trade(held, Symbol::Agility);
        assert!(matches!(tap, Some(Tap::WhyNot(_))));
    }
}

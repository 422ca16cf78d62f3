//! What a lesson says over the decision bar.

use super::lesson::{Now, Waits};
use crate::board::Board;
use crate::icon::Icon;
use crate::picture;
use crate::session::{Scene, Session};
use leptos::prelude::*;

/// The sentence of a step with its picture, and how far the lesson is.
pub(crate) fn card<G: Board>(scene: &Scene<G>, now: &Now) -> Option<AnyView> {
    let cue = now.cue()?;
    let (step, all) = now.step;
    let looks = matches!(now.waits, Waits::Look(_));
    let card = view! {
        <div class="lesson" data-looks=looks.then_some("true")>
            <span class="lesson-step">
                <Icon name="ic-learn" size="icon-24"/>
                <small>{format!("{step}/{all}")}</small>
            </span>
            <div>
                <p role="status">{scene.voice.text(&cue.key(G::ID))}</p>
                {picture::row(&cue.picture)}
            </div>
        </div>
    };
    Some(card.into_any())
}

/// The button of whoever has looked.
pub(crate) fn next<G: Board>(scene: &Scene<G>, session: Session<G>) -> AnyView {
    view! {
        <button class="button button-main" type="button" on:click=move |_| session.look_on()>
            <Icon name="ic-arrow-right"/>{scene.voice.text("web-lesson-next")}" "<kbd>"↵"</kbd>
        </button>
    }
    .into_any()
}

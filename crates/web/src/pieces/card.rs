//! A card: its face in the hand and on the table, large to read, and its back. All that is written
//! on it is also said, in one sentence, to those who do not see it.

use crate::die::{Look, die};
use crate::help::Help;
use crate::icon::Icon;
use crate::voice::Voice;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// All there is to read on a card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Face {
    /// What it is called in this match: help, taps and drags go by it.
    pub(crate) key: String,
    pub(crate) title: String,
    /// What it costs, where it costs anything.
    pub(crate) cost: Option<String>,
    /// What kind of card it is: "Roll phase".
    pub(crate) kind: String,
    /// When it may be played, as an icon.
    pub(crate) timing: &'static str,
    /// The kind of die whose colour its band has.
    pub(crate) band: String,
    /// What it does.
    pub(crate) text: String,
    /// Why a value on it is our proposal, where one is.
    pub(crate) mark: Option<String>,
    /// The sides of the die that belongs to it, where one does.
    pub(crate) dice: Vec<Look>,
}

/// How a card stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It lies there, and nothing is asked of it.
    Lies,
    /// It may be played now; what that would bring, where it can be foretold.
    Playable(Option<String>),
    /// The same, once it is chosen.
    Chosen(Option<String>),
    /// It may not be played now, and why.
    NotNow(String),
}

impl Standing {
    const fn word(&self) -> &'static str {
        match self {
            Standing::Lies => "lies",
            Standing::Playable(_) => "offered",
            Standing::Chosen(_) => "chosen",
            Standing::NotNow(_) => "idle",
        }
    }

    /// Whether a tap on it is an answer, or a step to one.
    pub(crate) const fn is_answer(&self) -> bool {
        matches!(self, Standing::Playable(_) | Standing::Chosen(_))
    }

    fn spoken(&self, voice: &Voice) -> Option<String> {
        let with = |key, what: &str| voice.say(&Said::new(key).with("what", Arg::word(what)));
        Some(match self {
            Standing::Lies => return None,
            Standing::Playable(None) => voice.text("web-card-playable"),
            Standing::Playable(Some(brings)) => with("web-card-playable-brings", brings),
            Standing::Chosen(None) => voice.text("web-card-chosen"),
            Standing::Chosen(Some(brings)) => with("web-card-chosen-brings", brings),
            Standing::NotNow(why) => with("web-card-not-now", why),
        })
    }
}

/// How large a card is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Size {
    Hand,
    /// What it does is read in its help.
    Table,
}

/// A card. A real button where a tap does something, if only to say why not; a picture otherwise.
pub(crate) fn card(
    voice: &Voice,
    face: &Face,
    standing: &Standing,
    size: Size,
    tap: Option<Callback<()>>,
) -> AnyView {
    let class = match size {
        Size::Hand => "card card-hand",
        Size::Table => "card card-table",
    };
    let (label, state) = (spoken(voice, face, standing), standing.word());
    let inside = inside(face, standing);
    let Some(tap) = tap else {
        return view! {
            <span
                class=class
                role="img"
                aria-label=label
                tabindex="-1"
                data-state=state
                data-kind=face.band.clone()
                data-help=face.key.clone()
            >
                {inside}
            </span>
        }
        .into_any();
    };
    let pressed = matches!(standing, Standing::Chosen(_)).to_string();
    let answer = standing.is_answer();
    view! {
        <button
            class=format!("{class}{}", if answer { " pick" } else { "" })
            type="button"
            aria-pressed=answer.then_some(pressed)
            aria-disabled=(!answer).then_some("true")
            data-state=state
            data-kind=face.band.clone()
            data-help=face.key.clone()
            on:click=move |_| tap.run(())
        >
            <span class="unseen">{label}</span>
            {inside}
        </button>
    }
    .into_any()
}

/// What is printed, for the eye.
fn inside(face: &Face, standing: &Standing) -> AnyView {
    let foot = match standing {
        Standing::Playable(Some(brings)) | Standing::Chosen(Some(brings)) => {
            Some(view! { <span class="card-brings">{brings.clone()}</span> }.into_any())
        }
        Standing::NotNow(why) => {
            let why = view! {
                <span class="card-why"><Icon name="ic-why-not"/>{why.clone()}</span>
            };
            Some(why.into_any())
        }
        _ => None,
    };
    view! {
        <span class="card-print" aria-hidden="true">
            {head(face)}
            <span class="card-text">{face.text.clone()}</span>
            {foot}
        </span>
    }
    .into_any()
}

/// Cost, name and kind.
fn head(face: &Face) -> AnyView {
    let cost = face
        .cost
        .clone()
        .map(|cost| view! { <span class="cost">{cost}</span> });
    let mark = face.mark.is_some().then(|| {
        view! { <span class="mark"><Icon name="ic-reconstructed"/></span> }
    });
    view! {
        <span class="card-head">
            {cost}
            <span class="card-name" data-long=long(&face.title)>{face.title.clone()}</span>
        </span>
        <span class="card-kind"><Icon name=face.timing/>{face.kind.clone()}{mark}</span>
    }
    .into_any()
}

/// How much room the longest word of a name needs, where it is more than usual. Browsers that know
/// no syllables would break it before its last letter.
fn long(title: &str) -> Option<&'static str> {
    let words = title.split([' ', '-']).map(|word| word.chars().count());
    match words.max() {
        Some(13..) => Some("very"),
        Some(12..) => Some("yes"),
        _ => None,
    }
}

/// The whole card in words.
fn spoken(voice: &Voice, face: &Face, standing: &Standing) -> String {
    let cost = face.cost.as_ref().map(|cost| {
        let said = Said::new("web-card-costs").with("cost", Arg::word(cost));
        voice.say(&said)
    });
    let head = [Some(face.title.clone()), cost, Some(face.kind.clone())];
    let head: Vec<String> = head.into_iter().flatten().collect();
    let mark = face.mark.is_some().then(|| voice.text("web-card-marked"));
    let rest = [Some(face.text.clone()), mark, standing.spoken(voice)];
    let rest: Vec<String> = rest.into_iter().flatten().collect();
    format!("{}. {}", head.join(", "), rest.join(" "))
}

/// A card large enough to read, for help.
pub(crate) fn reading(face: &Face) -> AnyView {
    let mark = face.mark.clone().map(|why| {
        view! { <p class="help-mark"><Icon name="ic-reconstructed"/><span>{why}</span></p> }
    });
    let paragraphs = face
        .text
        .lines()
        .map(|line| view! { <p>{line.to_owned()}</p> });
    view! {
        <div class="card-reading" data-kind=face.band.clone()>
            {head(face)}
            {sides(face)}
            {paragraphs.collect_view()}
            {mark}
        </div>
    }
    .into_any()
}

/// The sides of its die, each with what it shows.
fn sides(face: &Face) -> Option<AnyView> {
    let side = |look: &Look| {
        let label = look.label.clone();
        let look = Look {
            label: String::new(),
            ..look.clone()
        };
        view! { <li class="named">{die(look, None)}<span>{label}</span></li> }
    };
    let sides: Vec<_> = face.dice.iter().map(side).collect();
    (!sides.is_empty()).then(|| view! { <ul class="card-sides">{sides}</ul> }.into_any())
}

impl From<Face> for Help {
    fn from(face: Face) -> Help {
        Help {
            card: Some(face),
            ..Help::default()
        }
    }
}

/// A card as it lies on top of others, for the eye only: what lies there is said elsewhere.
pub(crate) fn on_top(face: &Face) -> AnyView {
    view! {
        <span class="card card-table" data-state="lies" data-kind=face.band.clone()>
            {inside(face, &Standing::Lies)}
        </span>
    }
    .into_any()
}

/// The place of a card that is not there.
pub(crate) fn gap() -> AnyView {
    view! { <span class="card card-gap"></span> }.into_any()
}

/// The back of a card, for the eye only: who has it and how many there are is said elsewhere.
pub(crate) fn back() -> AnyView {
    view! { <span class="card card-back"></span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn all_that_is_printed_is_said() {
        let voice = Voice::at_table(Lang::En, Vec::new(), None);
        let face = Face {
            title: "Tea".to_owned(),
            cost: Some("2".to_owned()),
            kind: "Instant".to_owned(),
            text: "Drink it.".to_owned(),
            mark: Some("nobody knows".to_owned()),
            ..Face::default()
        };
        let said = |standing| spoken(&voice, &face, &standing);
        let print = "Tea, costs 2, Instant. Drink it. One value is our proposal.";
        assert_eq!(said(Standing::Lies), print);
        let now = Standing::Playable(Some("11 → 5".to_owned()));
        assert_eq!(said(now), format!("{print} Playable: 11 → 5."));
        let why = Standing::NotNow("too hot".to_owned());
        assert_eq!(said(why), format!("{print} Not now: too hot."));
    }

    #[test]
    fn long_words_get_room() {
        assert_eq!(long("So wild!"), None);
        assert_eq!(long("Schwarzkunst Ⅱ"), Some("yes"));
        assert_eq!(long("Vernichtender Schlag II"), Some("very"));
        assert_eq!(long("Handkantenschlag!"), Some("very"));
    }
}

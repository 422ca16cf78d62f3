//! The page `#/pieces`: every piece in every state, to look at and to try. It is a workbench for
//! those who draw boards, and the place where plays in the browser try the pieces.

use super::card::{self, Size, Standing};
use super::hand::{self, Hand};
use super::pace::{self, Bead, Word};
use super::tokens::Row;
use super::{decks, orders, samples};
use crate::frame::frame_with_bar;
use crate::help::{self, Help};
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use crate::{drag, seat};
use kernel::{Arg, Rule, Said, Seat};
use leptos::prelude::*;
use wire::Order;

/// What has been done on the page.
#[derive(Clone, Copy)]
struct Bench {
    /// The places of the samples in the hand.
    hand: RwSignal<Vec<usize>>,
    /// What is chosen, by its key: a card, and a token.
    chosen: RwSignal<Option<String>>,
    spent: RwSignal<Option<String>>,
    /// The discard, the newest first.
    gone: RwSignal<Vec<usize>>,
    sheet: RwSignal<bool>,
    /// How many cards have come, and how often the deck was shuffled anew.
    dealt: RwSignal<usize>,
    shuffled: RwSignal<usize>,
    /// What has just happened.
    said: RwSignal<Option<Said>>,
    standing: RwSignal<Vec<Order>>,
    menu: RwSignal<bool>,
}

/// Cards in the deck at first.
const DECK: usize = 20;

/// The page.
pub(crate) fn page() -> AnyView {
    let bench = Bench {
        hand: RwSignal::new((0..5).collect()),
        chosen: RwSignal::new(None),
        spent: RwSignal::new(Some("token-quick".to_owned())),
        gone: RwSignal::new(vec![5, 3, 4]),
        sheet: RwSignal::new(false),
        dealt: RwSignal::new(8),
        shuffled: RwSignal::new(1),
        said: RwSignal::new(None),
        standing: RwSignal::new(vec![Order::UntilActed]),
        menu: RwSignal::new(false),
    };
    drag::listen();
    let help = help::card(|key| about(&voice(), key));
    let inner = view! {
        <p class="pieces-note">{t("web-pieces-note")}</p>
        {section("web-pieces-hand", move || bench.own_hand(&voice()))}
        {section("web-pieces-cards", || cards(&voice()))}
        {section("web-pieces-others", || others(&voice()))}
        {section("web-pieces-tokens", move || bench.tokens(&voice()))}
        {section("web-pieces-decks", move || bench.decks(&voice()))}
        {section("web-pieces-pace", || beads(&voice()))}
    };
    let bar = move || bench.bar(&voice());
    let page = frame_with_bar(None, "web-pieces", inner.into_any(), bar.into_any());
    view! { {page} {help} }.into_any()
}

fn section(key: &'static str, inner: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    view! { <section class="pieces"><h2>{t(key)}</h2>{inner}</section> }.into_any()
}

/// What there is to know of a sample.
fn about(voice: &Voice, key: &str) -> Option<Help> {
    if let Some(place) = key.strip_prefix("card-") {
        return Some(samples::face(voice, place.parse().ok()?).into());
    }
    let tokens = samples::tokens(voice, None);
    let token = tokens.into_iter().find(|token| token.key == key)?;
    Some(Help {
        title: token.name,
        about: voice.text("web-sample-token"),
        ..Help::default()
    })
}

/// Every state in both sizes, and a back.
fn cards(voice: &Voice) -> AnyView {
    let nothing = Some(Callback::new(|()| {}));
    let states = [
        (Standing::Lies, None),
        (Standing::Playable(None), nothing),
        (
            Standing::Playable(Some(voice.text("web-sample-brings"))),
            nothing,
        ),
        (Standing::Chosen(None), nothing),
        (Standing::NotNow(voice.text("web-sample-not-now")), nothing),
    ];
    let row = |size| {
        let states = states.iter().enumerate();
        let cards = states.map(|(place, (standing, tap))| {
            let face = samples::face(voice, place);
            card::card(voice, &face, standing, size, *tap)
        });
        cards.collect::<Vec<AnyView>>()
    };
    view! {
        <div class="pieces-row">{row(Size::Hand)}</div>
        <div class="pieces-row">{row(Size::Table)}{card::back()}</div>
    }
    .into_any()
}

fn others(voice: &Voice) -> AnyView {
    let name = voice.text("web-sample-name");
    let hands = [0, 1, 5, 14].map(|count| hand::of_other(voice, &name, count));
    view! { <div class="pieces-row">{hands.into_iter().collect_view()}</div> }.into_any()
}

fn beads(voice: &Voice) -> AnyView {
    let seat = |place| Seat::new(place);
    let (other, you) = (voice.text("web-sample-name"), voice.text("web-you"));
    let bead = |seat, name: &str, does: &str, word| Bead {
        seat,
        name: name.to_owned(),
        does: voice.text(does),
        word,
    };
    let beads = [
        bead(seat(1), &other, "web-sample-announces", Word::Done),
        bead(seat(0), &you, "web-sample-word", Word::Now),
        bead(seat(1), &other, "web-sample-answers", Word::Open),
        bead(
            None,
            &voice.text("web-sample-both"),
            "web-sample-holds",
            Word::Open,
        ),
    ];
    pace::pace(voice.text("web-pieces-pace"), &beads)
}

impl Bench {
    /// A hand to play from, two places to play to, and more or fewer cards.
    fn own_hand(self, voice: &Voice) -> AnyView {
        let chosen = self.chosen.get();
        let held = |&place: &usize| {
            let key = format!("card-{place}");
            samples::held(voice, place, chosen.as_deref() == Some(&key))
        };
        let hand = Hand {
            cards: self.hand.with(|hand| hand.iter().map(held).collect()),
            tap: Callback::new(move |key| self.tap(key)),
            other: Some(("Delete", Callback::new(move |key: String| self.sell(&key)))),
        };
        let said = self.said.get().map(|said| voice.say(&said));
        let place = |key: &'static str| {
            let act = move |_| self.play_at(key);
            view! {
                <button class="pieces-place" type="button" data-drop="" on:click=act>
                    {voice.text(key)}
                </button>
            }
        };
        view! {
            <div class="pieces-places">
                {place("web-sample-shelf")}
                {place("web-sample-door")}
            </div>
            <p class="pieces-said" role="status">{said}</p>
            {hand.draw(voice)}
            <p class="pieces-row small soft">
                {button(voice, "web-pieces-fewer", move || self.fewer())}
                {button(voice, "web-pieces-more", move || self.more())}
                {voice.text("web-pieces-hand-how")}
            </p>
        }
        .into_any()
    }

    fn decks(self, voice: &Voice) -> AnyView {
        let left = DECK.saturating_sub(self.dealt.get());
        let gone = self.gone.get();
        let faces = gone.iter().map(|&place| samples::face(voice, place));
        view! {
            <div class="pieces-row">
                {decks::deck(voice, left, self.shuffled.get())}
                {decks::discard(voice, faces.collect(), self.sheet)}
                {decks::deck(voice, 0, 0)}
                {decks::discard(voice, Vec::new(), self.sheet)}
            </div>
            <p class="pieces-row">{button(voice, "web-pieces-shuffle", move || self.shuffle())}</p>
        }
        .into_any()
    }

    fn tokens(self, voice: &Voice) -> AnyView {
        let chosen = self.spent.get();
        let row = |whose, tokens, room| {
            let tap = Callback::new(move |key: String| {
                let spent = self.spent.get_untracked();
                self.spent
                    .set((spent.as_ref() != Some(&key)).then_some(key));
            });
            let whose = voice.text(whose);
            let row = Row {
                whose,
                tokens,
                room,
                tap,
            };
            row.draw(voice)
        };
        view! {
            {row("web-you", samples::tokens(voice, chosen.as_deref()), 4)}
            {row("web-sample-name", Vec::new(), 4)}
        }
        .into_any()
    }

    /// A window: what it answers, the way out with its orders, and what may be done.
    fn bar(self, voice: &Voice) -> AnyView {
        let give = Callback::new(move |(order, on)| self.order(&order, on));
        let menu = orders::Menu {
            rule: Rule("XX-1.1"),
            standing: self.standing.get(),
            open: self.menu,
            give,
        };
        let first = Seat::new(0).expect("there is a first seat");
        view! {
            <section class="decision" id="decision" aria-labelledby="ask">
                <div class="ask">
                    {seat::mark(first, &voice.text("web-you"))}
                    <div class="ask-words">
                        <p class="answers">{voice.text("web-sample-happened")}</p>
                        <h2 id="ask" tabindex="-1">{voice.text("web-sample-ask")}</h2>
                        {orders::standing(voice, &self.standing.get(), give)}
                    </div>
                </div>
                <div class="offers">
                    <button class="button" type="button">
                        <Icon name="ic-skip"/>{voice.text("web-sample-pass")}
                    </button>
                    {menu.draw(voice)}
                    <button class="button button-main" type="button">
                        <Icon name="sym-shield"/>{voice.text("web-sample-do")}
                    </button>
                </div>
            </section>
        }
        .into_any()
    }

    fn order(self, order: &Order, on: bool) {
        self.standing.update(|standing| {
            standing.retain(|one| one != order);
            standing.extend(on.then(|| order.clone()));
        });
    }

    /// A second tap takes a card back; one that may not be played says so.
    fn tap(self, key: String) {
        let answer = place_of(&key).is_some_and(|place| {
            samples::held(&untrack(voice), place, false)
                .standing
                .is_answer()
        });
        if !answer {
            return self.said.set(Some(Said::new("web-sample-refused")));
        }
        let chosen = self.chosen.get_untracked();
        self.chosen
            .set((chosen.as_ref() != Some(&key)).then_some(key));
    }

    fn play_at(self, target: &'static str) {
        if let Some(key) = self.chosen.get_untracked() {
            self.leave(&key, "web-sample-played", Some(target));
        }
    }

    fn sell(self, key: &str) {
        self.leave(key, "web-sample-sold", None);
    }

    /// A card goes from the hand to the discard.
    fn leave(self, key: &str, how: &'static str, target: Option<&'static str>) {
        let Some(place) = place_of(key) else {
            return;
        };
        let voice = untrack(voice);
        let card = samples::face(&voice, place).title;
        let said = Said::new(how).with("card", Arg::Spelled(card));
        self.said.set(Some(match target {
            Some(target) => said.with("target", Arg::Spelled(voice.text(target))),
            None => said,
        }));
        self.hand.update(|hand| hand.retain(|&one| one != place));
        self.gone.update(|gone| gone.insert(0, place));
        self.chosen.set(None);
    }

    fn more(self) {
        let next = self.dealt.get_untracked();
        self.dealt.set(next + 1);
        self.hand.update(|hand| hand.push(next));
    }

    fn fewer(self) {
        self.hand
            .update(|hand| hand.truncate(hand.len().saturating_sub(1)));
    }

    fn shuffle(self) {
        self.gone.set(Vec::new());
        self.shuffled.update(|times| *times += 1);
    }
}

fn place_of(key: &str) -> Option<usize> {
    key.strip_prefix("card-")?.parse().ok()
}

fn button(voice: &Voice, key: &str, act: impl Fn() + Send + Sync + 'static) -> AnyView {
    view! {
        <button class="button" type="button" on:click=move |_| act()>{voice.text(key)}</button>
    }
    .into_any()
}

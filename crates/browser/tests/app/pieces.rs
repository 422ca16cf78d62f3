//! The pieces of card games on their page: by keys, by taps, dragged, read aloud, and in all sizes.

use anyhow::{Result, ensure};
use browser::page::Pointer;
use browser::{Page, pace, play};
use std::time::Duration;
use thirtyfour::Key;

use crate::screens::{in_language, look_in_both};

const CARD: &str = ".hand .card";
const SAID: &str = "document.querySelector('.pieces-said').textContent";
/// How many cards are held.
const HELD: &str = "document.querySelectorAll('.hand .card').length";

async fn open(page: &Page) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.go("#/pieces", ".hand").await?;
    page.until("one card for Tab", TABBED).await?;
    let root = "document.scrollingElement";
    let long: bool = page
        .ask(&format!("{root}.scrollHeight > {root}.clientHeight"))
        .await?;
    ensure!(!long, "the page scrolls, not the table in it");
    Ok(())
}

/// Whether Tab comes to one card of the hand.
const TABBED: &str = "document.querySelectorAll('.hand .card[tabindex=\"0\"]').length === 1";

/// The place of the card that has the focus.
const PLACE: &str = "[...document.querySelectorAll('.hand .card')].indexOf(document.activeElement)";

pub(crate) async fn a_hand_is_played_by_keys() -> Result<()> {
    play("pieces-keys", async |stage| {
        let page = &stage.page;
        open(page).await?;
        page.tab_to(CARD).await?;
        for (key, place) in [
            (Key::Right, 1),
            (Key::Right, 2),
            (Key::End, 4),
            (Key::Right, 4),
            (Key::Home, 0),
        ] {
            page.press_key(key).await?;
            page.until("the next card", &format!("{PLACE} === {place}"))
                .await?;
            ensure!(page.ask::<bool>(TABBED).await?, "Tab comes to several");
        }
        page.press_key(Key::Enter).await?;
        let chosen = "document.activeElement.getAttribute('aria-pressed') === 'true'";
        page.until("the card to be chosen", chosen).await?;
        page.tap(".pieces-place").await?;
        page.until("it to be played", &format!("{SAID}.includes('Kettle')"))
            .await?;
        page.tab_to(CARD).await?;
        page.press_key(Key::Delete).await?;
        page.until("it to be sold", &format!("{SAID}.includes('sold')"))
            .await?;
        page.until("the focus on another card", &format!("{PLACE} >= 0"))
            .await?;
        ensure!(page.ask::<usize>(HELD).await? == 3, "two cards have left");
        nothing_is_played_that_may_not_be(page).await
    })
    .await
}

/// A card that may not be played can be read, and says why not.
async fn nothing_is_played_that_may_not_be(page: &Page) -> Result<()> {
    let before: usize = page.ask(HELD).await?;
    page.tap(".hand .card[aria-disabled=true]").await?;
    page.until("why not", &format!("{SAID}.includes('main phase')"))
        .await?;
    ensure!(page.ask::<usize>(HELD).await? == before, "it was played");
    page.press(&format!("{}{}", Key::Shift.value(), Key::Right.value()))
        .await?;
    let reads = "document.querySelector('#help .card-reading')?.textContent.length > 40";
    page.until("a card to read", reads).await
}

/// What slides under a mouse that rests, as when a card has been played and the next one takes its
/// place, asks for nothing: help would cover what has just happened. It comes when the mouse moves.
const SLIDES: &str = r#"(() => {
  const card = document.querySelector(".hand .card[data-help], .hand [data-help]");
  const box = card.getBoundingClientRect();
  window.testMouse = (kind, target, by) => target.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, pointerType: "mouse", clientX: box.left + 9 + by, clientY: box.top + 9,
  }));
  window.testSlid = card;
  testMouse("pointerdown", document.querySelector("header"), 0);
  testMouse("pointerup", document.querySelector("header"), 0);
  testMouse("pointerover", card, 0);
  testMouse("pointermove", card, 2);
})()"#;

pub(crate) async fn what_slides_under_a_mouse_asks_for_nothing() -> Result<()> {
    play("pieces-slide", async |stage| {
        let page = &stage.page;
        open(page).await?;
        page.run(SLIDES).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let reads = "document.querySelector('#help .card-reading') !== null";
        ensure!(!page.ask::<bool>(reads).await?, "nobody has asked for it");
        page.run("testMouse('pointermove', testSlid, 20)").await?;
        page.until("a card to read", reads).await
    })
    .await
}

pub(crate) async fn a_card_is_dragged_by_mouse_and_by_finger() -> Result<()> {
    play("pieces-drag", async |stage| {
        let page = &stage.page;
        for (width, height, by) in [(1280, 800, Pointer::Mouse), (390, 844, Pointer::Finger)] {
            page.resize(width, height).await?;
            open(page).await?;
            page.drag(".hand [data-drag] button", ".pieces-place", by)
                .await?;
            page.until("it to be played", &format!("{SAID}.includes('Kettle')"))
                .await?;
            ensure!(page.ask::<usize>(HELD).await? == 4, "one card has left");
        }
        Ok(())
    })
    .await
}

/// What is spoken of each piece.
const SPOKEN: [(&str, &str); 9] = [
    (".hand", "list: Your hand, 5 cards"),
    (
        ".hand li:first-child .card",
        "button: The Kettle Sings, costs 1, Roll phase. Turn one of your dice to any side. Playable: 11 → 5.",
    ),
    (
        ".hand li:nth-child(2) .card",
        "button: An Open Window, costs 1, Instant. Prevent 6 damage. If it is raining, put one Soaked \
         on yourself. One value is our proposal. Playable.",
    ),
    (
        ".hand li:nth-child(3) .card",
        "button: Biscuits for Everybody, costs 0, Main phase. Everybody draws a card, you first. Whoever \
         has the fewest cards then draws another one, and says thank you. Not now: only in your main phase.",
    ),
    (
        ".hand-of:nth-of-type(3)",
        "image: Josephine Featherstonehaugh holds 5 cards",
    ),
    (
        ".tokens",
        "group: Tokens (You): Dry 1 of 3, Quick 2 of 2, Soaked 1 of 1, Letters 7, Cold 1 of 2, Warm 2 of 5",
    ),
    ("button.token", "button: Dry 1 of 3, helps"),
    ("div.deck", "image: Deck, 12 cards. Shuffled anew once."),
    (
        "button.deck",
        "button: Discard, 3 cards. On top: Clockwork.",
    ),
];

pub(crate) async fn pieces_are_read_aloud_and_opened() -> Result<()> {
    play("pieces-spoken", async |stage| {
        let page = &stage.page;
        pace::with_motion(page).await?;
        open(page).await?;
        for (selector, wanted) in SPOKEN {
            let said = page.spoken(selector).await?;
            ensure!(said == wanted, "{selector} is spoken as {said}");
        }
        page.tap("button.deck").await?;
        let cards = "document.querySelectorAll('dialog[open] .card').length === 3";
        page.until("the whole discard", cards).await?;
        page.picture("pieces-discard").await?;
        page.press_key(Key::Escape).await?;
        page.until(
            "no sheet",
            "document.querySelector('dialog[open]') === null",
        )
        .await?;
        page.tap("summary.token").await?;
        page.until("all tokens", "document.querySelector('.token-more').open")
            .await?;
        page.tap("button.token[aria-pressed=false]").await?;
        let spent =
            "document.querySelector('button.token').getAttribute('aria-pressed') === 'true'";
        page.until("the token to be chosen", spent).await?;
        let rests = "document.getAnimations().every((one) => one.playState !== 'running')";
        page.until("a page at rest", rests).await
    })
    .await
}

pub(crate) async fn pieces_fit_in_german() -> Result<()> {
    in_language("pieces", "de", walk).await
}

pub(crate) async fn pieces_fit_in_english() -> Result<()> {
    in_language("pieces", "en", walk).await
}

/// A hand of five, of none, and of more than anybody holds; the menu of orders.
async fn walk(page: &Page, lang: &str) -> Result<()> {
    open(page).await?;
    look_in_both(page, &format!("pieces-{lang}")).await?;
    page.run(
        "for (let i = 0; i < 9; i++) document.querySelectorAll('.pieces-row .button')[1].click()",
    )
    .await?;
    page.until("fourteen cards", &format!("{HELD} === 14"))
        .await?;
    look_in_both(page, &format!("pieces-many-{lang}")).await?;
    page.run(
        "for (let i = 0; i < 14; i++) document.querySelectorAll('.pieces-row .button')[0].click()",
    )
    .await?;
    page.until("no cards", &format!("{HELD} === 0")).await?;
    page.tap("#orders").await?;
    look_in_both(page, &format!("pieces-orders-{lang}")).await
}

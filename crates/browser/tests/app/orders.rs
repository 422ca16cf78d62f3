//! Standing orders: given in a window, by keys and by taps, shown while they stand, and withdrawn;
//! at a table in the page and at one on the server.

use anyhow::{Result, bail, ensure};
use browser::board::{self, Look};
use browser::{Page, party, play, tables};
use thirtyfour::Key;

/// IRONDIE's windows.
const WINDOW: &str = "IR-8.3";
const BUTTON: &str = "#orders";
const CHIP: &str = ".orders-standing button";

/// A duel against a bot that does not think for long.
const CUSTOM: &str = "localStorage.setItem('astragal.irondie', \
    JSON.stringify({ mode: 'duel', bot: 'random' }))";

/// How often the one who looks has let a throw be, by the log.
const SKIPPED: &str = "[...document.querySelectorAll('.log li')] \
    .filter((line) => /^You skip/.test(line.textContent.trim())).length";

/// Another match where one is over: an order that always holds outlives it.
const AGAIN: &str = "document.querySelector('dialog[open]')?.close(); \
    document.querySelector('.decision .button-main')?.click()";

/// One step of everybody, but for windows of the first page: those are left for later.
async fn step(pages: &[Page], tries: usize) -> Result<Option<Look>> {
    for (place, page) in pages.iter().enumerate() {
        let now = board::look(page).await?;
        if place == 0 && now.asked && now.question == WINDOW {
            return Ok(Some(now));
        }
        if now.over {
            page.run(AGAIN).await?;
        } else if now.asked {
            board::tap_once(page, &now, tries).await?;
        }
    }
    Ok(None)
}

/// Plays until the first page is asked in a window.
async fn to_window(pages: &[Page]) -> Result<()> {
    for tries in 1..1_500 {
        if step(pages, tries).await?.is_some() {
            return pages[0].until("the menu", &is_there(BUTTON)).await;
        }
    }
    bail!("nobody was ever asked in a window")
}

fn is_there(selector: &str) -> String {
    format!("document.querySelector('{selector}') !== null")
}

/// What a window says, and its menu by keys: nothing is ordered by looking.
async fn menu_by_keys(page: &Page) -> Result<()> {
    let answers: String = page
        .ask("document.querySelector('.answers').textContent")
        .await?;
    ensure!(
        answers.contains("throw") && answers.contains("shows"),
        "a window answers: {answers}"
    );
    page.press("o").await?;
    let at = |place: usize| {
        format!(
            "document.activeElement === document.querySelectorAll('#orders-menu button')[{place}]"
        )
    };
    page.until("the first order", &at(0)).await?;
    page.picture("orders-menu").await?;
    for (key, place) in [(Key::Down, 1), (Key::End, 3), (Key::Down, 0), (Key::Up, 3)] {
        page.press_key(key).await?;
        page.until("the next order", &at(place)).await?;
    }
    page.press_key(Key::Escape).await?;
    page.until("the button again", "document.activeElement.id === 'orders'")
        .await?;
    let role = page.spoken(BUTTON).await?;
    ensure!(role == "button: Standing orders", "it is spoken as {role}");
    let item = page.spoken("#orders-menu").await;
    ensure!(item.is_err(), "a closed menu is read aloud");
    Ok(())
}

/// Has all windows of this kind let be, and sees that they are.
async fn order_always(pages: &[Page]) -> Result<()> {
    let page = &pages[0];
    let before: usize = page.ask(SKIPPED).await?;
    page.tap(BUTTON).await?;
    page.tap("#orders-menu button:nth-of-type(3)").await?;
    page.until("the order to stand", &is_there(CHIP)).await?;
    let said = page.spoken(CHIP).await?;
    ensure!(
        said.contains(WINDOW) && said.contains("withdraw"),
        "an order stands as {said}"
    );
    page.until("the window to be let be", &format!("{SKIPPED} > {before}"))
        .await?;
    page.picture("orders-standing").await?;
    for tries in 1..1_500 {
        let asked = step(pages, tries).await?;
        ensure!(asked.is_none(), "asked in spite of the order: {asked:?}");
        if page.ask(&format!("{SKIPPED} > {}", before + 1)).await? {
            return Ok(());
        }
        // A match that is over begins a new log.
        if page.ask(&format!("{SKIPPED} === 0")).await? && tries > 700 {
            break;
        }
    }
    bail!("no other window was let be")
}

/// One tap withdraws an order, asked or not, and the next window is put again.
async fn withdraw(pages: &[Page]) -> Result<()> {
    pages[0].tap(CHIP).await?;
    let gone = format!("!({})", is_there(CHIP));
    pages[0].until("no order", &gone).await?;
    to_window(pages).await
}

/// Notes that an order has stood, however short: the turn may come at once.
const STOOD: &str = "window.testStood = false; new MutationObserver(() => { \
    if (document.querySelector('.orders-standing button')) window.testStood = true; \
    }).observe(document.body, { childList: true, subtree: true })";

/// An order that runs out is no longer shown.
async fn until_my_turn(pages: &[Page]) -> Result<()> {
    let page = &pages[0];
    page.run(STOOD).await?;
    page.press("o").await?;
    page.until(
        "the menu",
        "document.activeElement.closest('#orders-menu') !== null",
    )
    .await?;
    page.press_key(Key::Down).await?;
    page.press_key(Key::Enter).await?;
    page.until("the order to have stood", "window.testStood")
        .await?;
    for tries in 1..1_500 {
        let turn = format!("!({}) && {}", is_there(CHIP), is_there(board::MAIN));
        if page.ask(&turn).await? {
            return Ok(());
        }
        let asked = step(pages, tries).await?;
        ensure!(asked.is_none(), "asked before the turn: {asked:?}");
    }
    bail!("it was never anybody's turn")
}

async fn all(pages: &[Page]) -> Result<()> {
    to_window(pages).await?;
    menu_by_keys(&pages[0]).await?;
    order_always(pages).await?;
    withdraw(pages).await?;
    until_my_turn(pages).await
}

pub(crate) async fn orders_let_windows_be_in_a_page() -> Result<()> {
    play("orders-here", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.run(CUSTOM).await?;
        page.reload(".ways a").await?;
        board::begin(page, "#/play/irondie").await?;
        all(std::slice::from_ref(page)).await
    })
    .await
}

pub(crate) async fn orders_let_windows_be_at_a_table() -> Result<()> {
    party("orders-far", 2, async |party| {
        tables::full(&party.pages, "irondie", 2).await?;
        for page in &party.pages {
            tables::begun(page).await?;
        }
        all(&party.pages).await
    })
    .await
}

//! IRONDIE's board: teams, a match with side sets, help for a die, looks back.

use crate::screens::fits;
use anyhow::{Result, ensure};
use browser::board::{self, SWAPS, Side};
use browser::bound::WHOLE_MATCH;
use browser::page::PATIENCE;
use browser::{Bound, Page, play};
use std::time::Duration;
use thirtyfour::Key;

/// Pauses between moves are for eyes; a test has none.
const HASTE: u32 = 40;

const TEAMS: &str = r#"{"mode":"teams-2","bot":"random"}"#;
const MATCH: &str = r#"{"mode":"match","bot":"random"}"#;

/// Whether the third round has begun, or the match is over.
const ON: &str = "/Round [3-9]/.test(document.querySelector('.topbar-title').textContent) \
    || document.querySelector('.decision .offers a') !== null";

/// A match as it was set up.
async fn begin(page: &Page, custom: &str, hash: &str) -> Result<()> {
    page.hasten(HASTE).await?;
    let settings = r#"{"lang":"en","theme":"light"}"#;
    page.run(&format!(
        "localStorage.setItem('astragal.settings', '{settings}'); \
         localStorage.setItem('astragal.irondie', '{custom}')"
    ))
    .await?;
    page.reload(".ways a").await?;
    board::begin(page, hash).await
}

pub(crate) async fn two_against_two_with_bots() -> Result<()> {
    play("teams-bots", async |stage| {
        let page = &stage.page;
        begin(page, TEAMS, "#/play/irondie").await?;
        let members: usize = page
            .ask("document.querySelectorAll('.ir-member').length")
            .await?;
        ensure!(members == 3, "two rivals and a partner, not {members}");
        board::to_battle(page).await?;
        let owners = "new Set([...document.querySelectorAll('.zone .die-owner svg')]\
            .map((mark) => mark.dataset.seat)).size";
        let owners: usize = page.ask(owners).await?;
        ensure!(owners > 1, "the dice of {owners} seats are told apart");
        page.picture("teams").await?;
        help_by_focus(page).await?;
        let bound = Bound::new("the third round, or the end", WHOLE_MATCH);
        let mut tries = 0;
        while !page.ask::<bool>(ON).await? {
            tries += 1;
            bound.check("the rounds do not go on")?;
            play_on(page, tries).await?;
        }
        look_back(page).await
    })
    .await
}

async fn play_on(page: &Page, tries: usize) -> Result<()> {
    let now = board::look(page).await?;
    if now.asked && !now.over {
        return board::tap_once(page, &now, tries).await;
    }
    let something = "document.querySelector('.decision .button-main') !== null";
    page.until("a question or the end", something).await
}

/// The focus on a die tells what there is to know of it, and Escape is enough of it.
async fn help_by_focus(page: &Page) -> Result<()> {
    let described = "document.activeElement.getAttribute('aria-describedby') === 'help'";
    // What others do draws the board anew, and then help must be asked for again.
    for _ in 0..40 {
        put_away_result(page).await?;
        page.press(&format!("{}{}", Key::Shift.value(), Key::Right.value()))
            .await?;
        tokio::time::sleep(Duration::from_millis(400)).await;
        if page.ask::<bool>(described).await? {
            break;
        }
    }
    page.until("a die described by its help", described).await?;
    let text: String = page
        .ask("document.getElementById('help').innerText")
        .await?;
    ensure!(
        text.contains("Thrown on a 1") && text.contains("Allied:"),
        "{text}"
    );
    page.press_key(Key::Escape).await?;
    let hidden = "document.getElementById('help').closest('[hidden]') !== null";
    page.until("no help", hidden).await
}

/// A match may be over at any time, and then its result lies over the board.
async fn put_away_result(page: &Page) -> Result<()> {
    if page
        .ask("document.querySelector('dialog[open]') !== null")
        .await?
    {
        page.press_key(Key::Escape).await?;
    }
    Ok(())
}

/// Whether the board shows an earlier moment.
const PAST: &str = "document.querySelector('.past-bar') !== null";

/// A line of the log shows its moment; no answer can be given there, and Escape leads back.
async fn look_back(page: &Page) -> Result<()> {
    let title = "document.getElementById('ask')?.textContent ?? ''";
    let asked: String = page.ask(title).await?;
    let bound = Bound::new("the past", PATIENCE);
    while !page.ask::<bool>(PAST).await? {
        bound.check("the log cannot be tapped")?;
        put_away_result(page).await?;
        page.tap_if_there(".log button").await?;
    }
    page.picture("look-back").await?;
    let offered: usize = page
        .ask("document.querySelectorAll('main button.die').length")
        .await?;
    ensure!(offered == 0, "{offered} dice may be chosen in the past");
    let round: String = page
        .ask("document.querySelector('.topbar-title').textContent")
        .await?;
    ensure!(round.contains("Round 1"), "the first line is of {round}");
    page.press_key(Key::Enter).await?;
    // The first Escape may be for the result, which comes when it likes.
    let bound = Bound::new("the present", PATIENCE);
    while page.ask::<bool>(PAST).await? {
        bound.check("the past stays")?;
        page.press_key(Key::Escape).await?;
    }
    let now: String = page.ask(title).await?;
    ensure!(now == asked, "looking back has answered a question: {now}");
    Ok(())
}

pub(crate) async fn two_against_two_at_one_screen() -> Result<()> {
    play("teams-screen", async |stage| {
        let page = &stage.page;
        begin(page, TEAMS, "#/screen/irondie").await?;
        for seat in ["B", "C", "D"] {
            page.press("789").await?;
            page.press_key(Key::Enter).await?;
            let curtain =
                format!("document.querySelector('.curtain h2 b')?.textContent === 'Person {seat}'");
            page.until("the curtain for the next seat", &curtain)
                .await?;
            page.tap(".curtain .button-main").await?;
            page.until("a hand", "document.querySelector('.ir-hand-dice') !== null")
                .await?;
            let chosen = board::look(page).await?.chosen;
            ensure!(chosen == 0, "Person {seat} finds {chosen} dice chosen");
        }
        page.press("789").await?;
        page.press_key(Key::Enter).await?;
        let thrown = "document.querySelectorAll('.zone .die').length >= 12";
        page.until("the dice of all four seats", thrown).await
    })
    .await
}

pub(crate) async fn a_match_with_side_sets() -> Result<()> {
    play("match-with-side-sets", async |stage| {
        let page = &stage.page;
        begin(page, MATCH, "#/play/irondie").await?;
        let seen: Vec<Side> = SWAPS.play_until(page, "now.swaps || now.over").await?;
        ensure!(
            seen.iter().any(|one| one.swaps),
            "nobody was asked to swap between the games"
        );
        fits(page, "irondie-swap", 390, 844).await?;
        fits(page, "irondie-swap", 1280, 800).await?;
        let _: Vec<Side> = SWAPS.play_until(page, "now.over").await?;
        page.until("the result", "document.querySelector('.pn-place') !== null")
            .await?;
        let score: String = page
            .ask("document.querySelector('.pn-place').innerText")
            .await?;
        ensure!(score.contains('2'), "somebody has won two games: {score}");
        Ok(())
    })
    .await
}

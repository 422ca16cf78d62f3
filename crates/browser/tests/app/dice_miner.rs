//! Dice Miner: whole matches alone and against a bot, three people at a table, and every screen.

use crate::screens::{in_language, look_in_both, measured, sheet_measured};
use anyhow::{Result, ensure};
use browser::pilot::asked_by;
use browser::{Page, miner, party, play, tables};
use std::collections::BTreeSet;

const SOLO: &str = r#"{"mode":"solo-drowsy"}"#;
const TWO: &str = r#"{"mode":"two","bot":"random"}"#;
const FOUR: &str = r#"{"mode":"four","bot":"random"}"#;

pub(crate) async fn a_solo_match_ends_with_a_rank() -> Result<()> {
    play("miner-solo", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.reload(".ways a").await?;
        miner::begin(page, SOLO, "#/play/dice-miner").await?;
        let seen = miner::play_until(page, true, "now.over").await?;
        let rules: BTreeSet<&str> = seen.iter().map(|one| one.rule.as_str()).collect();
        for rule in ["DM-2.2", "DM-4.2", "DM-5.2"] {
            ensure!(
                rules.contains(rule),
                "nothing was asked by {rule}: {rules:?}"
            );
        }
        page.until(
            "the result",
            "document.querySelector('dialog.pn-result') !== null",
        )
        .await?;
        let title: String = page
            .ask("document.querySelector('#sheet-title').textContent")
            .await?;
        ensure!(title.contains("Your rank:"), "the match ends with: {title}");
        let rounds: usize = page
            .ask("document.querySelectorAll('.pn-result .mm-round').length")
            .await?;
        ensure!(rounds == 3, "{rounds} rounds on the sheet");
        Ok(())
    })
    .await
}

pub(crate) async fn a_match_against_a_bot_ends_with_a_record_that_holds() -> Result<()> {
    play("miner-bot", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.reload(".ways a").await?;
        miner::begin(page, TWO, "#/play/dice-miner").await?;
        let seen = miner::play_until(page, true, "now.over").await?;
        ensure!(
            seen.iter().any(|one| one.cheers),
            "nobody ever shared a beer"
        );
        page.until(
            "the result",
            "document.querySelector('dialog.pn-result') !== null",
        )
        .await?;
        page.picture("miner-result").await?;
        page.tap("dialog.pn-result .offers .button:nth-of-type(1)")
            .await?;
        page.record_holds().await
    })
    .await
}

pub(crate) async fn a_tap_that_is_no_offer_is_answered() -> Result<()> {
    play("miner-why-not", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.reload(".ways a").await?;
        miner::begin(page, SOLO, "#/play/dice-miner").await?;
        miner::play_until(page, false, &asked_by("DM-4.2")).await?;
        let buried = ".mm-r4.mm-c4 .die";
        page.run(&format!("document.querySelector('{buried}').click()"))
            .await?;
        page.until(
            "why not",
            "document.querySelector('.why-not .link') !== null",
        )
        .await?;
        let why: String = page
            .ask("document.querySelector('.why-not').textContent")
            .await?;
        ensure!(why.contains("DM-3."), "a buried die says: {why}");
        let help = "document.querySelector('.mm-mountain .die').dataset.help.startsWith('cell:')";
        ensure!(page.ask::<bool>(help).await?, "dice have no help");
        Ok(())
    })
    .await
}

pub(crate) async fn three_people_dig_at_one_table() -> Result<()> {
    party("miner-three", 3, async |party| {
        let pages = &party.pages;
        pages[2].resize(390, 844).await?;
        tables::miners(pages).await?;
        // Twenty dice are thrown; eight of them are dug.
        let left = "document.querySelectorAll('.mm-mountain .die').length";
        let dug = format!("{left} > 0 && {left} <= 12");
        miner::together_until(pages, async || pages[0].ask(&dug).await).await?;
        pages[2].picture("miner-three-phone").await?;
        pages[0].picture("miner-three-desk").await
    })
    .await
}

pub(crate) async fn screens_of_dice_miner_fit_in_german() -> Result<()> {
    in_language("miner-screens", "de", walk).await
}

pub(crate) async fn screens_of_dice_miner_fit_in_english() -> Result<()> {
    in_language("miner-screens", "en", walk).await
}

/// From the box over the heroes, the mountain, a beer and magic to the end.
async fn walk(page: &Page, lang: &str) -> Result<()> {
    page.go("#/", ".box.dice-miner").await?;
    page.tap(".box.dice-miner").await?;
    look_in_both(page, &format!("miner-home-{lang}")).await?;
    page.tap(".box-panel p button.link").await?;
    page.until("the sheet", "document.querySelector('dialog') !== null")
        .await?;
    look_in_both(page, &format!("miner-custom-{lang}")).await?;
    page.tap("dialog header button").await?;
    page.resize(1280, 800).await?;
    miner::begin(page, FOUR, "#/play/dice-miner").await?;
    for (moment, when) in [
        ("heroes", asked_by("DM-2.2")),
        ("mountain", asked_by("DM-4.2")),
        ("beer", asked_by("DM-4.6")),
        (
            "magic",
            "now.asked && now.rule.startsWith('DM-5')".to_owned(),
        ),
        ("over", "now.over".to_owned()),
    ] {
        page.resize(1280, 800).await?;
        miner::play_until(page, true, &when).await?;
        let picture = format!("miner-{moment}-{lang}");
        look_in_both(page, &picture).await?;
        if moment == "mountain" {
            what_a_die_brings_covers_no_die(page).await?;
        }
        if moment == "over" {
            let offered = next_level(page).await?;
            sheet_measured(page, &picture).await?;
            if offered {
                against_the_next_level(page).await?;
            }
        } else {
            measured(page, &picture, ".mm-board, .mm-mine").await?;
        }
    }
    Ok(())
}

/// Notes which dice of the mountain lie below the words about the one that is looked at.
const COVERED: &str = r#"(() => {
  const tip = document.querySelector(".mm-tip .help").getBoundingClientRect();
  const lies = (die) => {
    const { left, right, top, bottom } = die.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return tip.left < x && x < tip.right && tip.top < y && y < tip.bottom;
  };
  return [...document.querySelectorAll(".mm-mountain .die")].filter(lies).length;
})()"#;

/// On a phone, upright and on its side, and where everything is twice as large.
async fn what_a_die_brings_covers_no_die(page: &Page) -> Result<()> {
    page.tap(".mm-mountain button.die").await?;
    let words = "document.querySelector('.mm-tip .help') !== null";
    page.until("what it brings", words).await?;
    for (width, height) in [(390, 844), (844, 390), (640, 400), (568, 320)] {
        page.resize(width, height).await?;
        let covered: usize = page.ask(COVERED).await?;
        ensure!(
            covered == 0,
            "{covered} dice are covered at {width} by {height}"
        );
    }
    page.resize(1280, 800).await?;
    page.tap(".mm-mountain .die[data-state=chosen]").await
}

/// The next level is offered to whoever has won, and to nobody else; whether it was.
async fn next_level(page: &Page) -> Result<bool> {
    let first = page.text(".pn-place li:first-child .seat-name").await?;
    let won = ["You", "Du"].contains(&first.trim());
    let offered = page.count("dialog [data-act=next-level]").await? == 1;
    ensure!(
        won == offered,
        "{first} has won, and the next level is offered: {offered}"
    );
    Ok(offered)
}

/// A tap leads to a new match against the bots of that level.
async fn against_the_next_level(page: &Page) -> Result<()> {
    page.tap("dialog [data-act=next-level]").await?;
    let anew = "document.querySelector('dialog') === null \
        && /Pebble|Kiesel/.test(document.querySelector('.mm-rival')?.textContent)";
    page.until("a match against the next level", anew).await
}

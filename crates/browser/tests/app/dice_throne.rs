//! Dice Throne: a whole duel by taps; the window in which one answers, with the account before it
//! is settled; the odds against what counting by hand gives; and every screen.

use crate::screens::{fits, in_language, look_in_both};
use anyhow::{Result, ensure};
use browser::pilot::{Look, asked_by};
use browser::throne::{self, ALONE, IN_WINDOW, ROLLS};
use browser::{Page, play};
use serde::Deserialize;

const DUEL: &str = r#"{"mode":"duel","bot":"random"}"#;
const HILL: &str = r#"{"mode":"hill-six","bot":"random"}"#;
const TEAMS: &str = r#"{"mode":"2v2","bot":"random"}"#;

async fn ready(page: &Page) -> Result<()> {
    page.hasten(40).await?;
    page.reload(".ways a").await
}

async fn played(page: &Page, when: &str) -> Result<()> {
    let _seen: Vec<Look> = ALONE.play_until(page, when).await?;
    Ok(())
}

pub(crate) async fn a_duel_is_played_by_taps_to_its_end() -> Result<()> {
    play("throne-duel", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        throne::begin(page, DUEL).await?;
        played(page, "now.over").await?;
        let shown = "document.querySelector('dialog.pn-result') !== null";
        page.until("the result", shown).await?;
        page.picture("throne-result").await?;
        page.tap("dialog.pn-result .offers .button:nth-of-type(1)")
            .await?;
        let holds = "document.querySelectorAll('.pn-record [role=status] .checks li').length === 4";
        page.until("the record to hold", holds).await
    })
    .await
}

/// The rows of an account with their sum, and who has the word.
const ACCOUNT: &str = r#"(() => {
  const number = (text) => Number(text.replace("−", "-").replace(/[+ ]/g, ""));
  const table = document.querySelector(".dt-ledger");
  const cells = [...table.querySelectorAll("tr:not(.sum) td")];
  const rows = cells.map((cell) => number(cell.textContent));
  return {
    added: Math.max(0, rows.reduce((sum, row) => sum + row, 0)),
    said: number(table.querySelector(".sum td").textContent),
    word: document.querySelector(".pace [aria-current] b").textContent,
  };
})()"#;

#[derive(Debug, Deserialize)]
struct Account {
    added: i32,
    said: i32,
    word: String,
}

pub(crate) async fn a_window_shows_what_it_comes_to_and_who_has_the_word() -> Result<()> {
    play("throne-window", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        throne::begin(page, DUEL).await?;
        played(page, IN_WINDOW).await?;
        page.picture("throne-window").await?;
        let account: Account = page.ask(ACCOUNT).await?;
        ensure!(account.added == account.said, "{account:?} does not add up");
        ensure!(account.word == "You", "{account:?}: somebody else is asked");
        // A board is one tap away, and Escape leads back.
        page.tap(".dt-rival .dt-who").await?;
        let board = "document.querySelectorAll('dialog.dt-reads .dt-ability').length > 6";
        page.until("the board of the rival", board).await?;
        page.tap("dialog.dt-reads header button").await?;
        page.until("the table", "document.querySelector('dialog') === null")
            .await
    })
    .await
}

/// The chances of both straights with one attempt left, as the panel says them and as counting all
/// ways gives them, in tenths of a percent.
const STRAIGHTS: &str = r#"(() => {
  const dice = [...document.querySelectorAll(".dt-tray button.die")];
  const sides = dice.map((die) => Number(die.querySelector(".unseen").textContent.split(",")[0]));
  const free = dice.flatMap((die, at) => die.dataset.state === "kept" ? [] : [at]);
  const row = (set, length) => [1, 2, 3].some((start) =>
    start + length <= 7 && [...Array(length).keys()].every((step) => set.includes(start + step)));
  const count = (length) => {
    let ways = 0;
    for (let way = 0; way < 6 ** free.length; way += 1) {
      const rolled = [...sides];
      let rest = way;
      for (const at of free) { rolled[at] = rest % 6 + 1; rest = Math.floor(rest / 6); }
      ways += row(rolled, length) ? 1 : 0;
    }
    return 1000 * ways / 6 ** free.length;
  };
  const said = (needs) => [...document.querySelectorAll("[id=odds] li")]
    .filter((line) => line.querySelector("small").textContent.trim() === needs)
    .map((line) => line.querySelector("progress").value);
  return ["small straight", "large straight"].map((needs, at) => [said(needs), count(at + 4)]);
})()"#;

pub(crate) async fn odds_are_what_counting_gives() -> Result<()> {
    play("throne-odds", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        page.resize(1280, 800).await?;
        throne::begin(page, DUEL).await?;
        // The first attempt is rolled again whole, so that one is left.
        played(page, ROLLS).await?;
        page.tap(".decision .button-main").await?;
        let second = "document.querySelectorAll('.dt-attempts [data-used]').length === 2 \
                      && document.querySelectorAll('.dt-tray button.die').length === 5";
        page.until("the second attempt", second).await?;
        for die in [1, 3] {
            page.tap(&format!(".dt-tray .dice li:nth-of-type({die}) button"))
                .await?;
        }
        page.picture("throne-odds").await?;
        let pairs: Vec<(Vec<f64>, f64)> = page.ask(STRAIGHTS).await?;
        for (said, counted) in pairs {
            ensure!(!said.is_empty(), "a straight is missing");
            let near = said.iter().all(|said| (said - counted).abs() <= 1.0);
            ensure!(near, "{said:?} is said, {counted} counted");
        }
        Ok(())
    })
    .await
}

pub(crate) async fn screens_of_dice_throne_fit_in_german() -> Result<()> {
    in_language("throne-screens", "de", walk).await
}

pub(crate) async fn screens_of_dice_throne_fit_in_english() -> Result<()> {
    in_language("throne-screens", "en", walk).await
}

/// The sizes that only this board is looked at in: a phone on its side, a wide desk.
const MORE: [(u32, u32); 2] = [(844, 390), (1920, 1080)];

async fn look_more(page: &Page, name: &str) -> Result<()> {
    look_in_both(page, name).await?;
    for (width, height) in MORE {
        fits(page, name, width, height).await?;
    }
    Ok(())
}

/// The same with text twice as large, on a phone upright and on its side.
async fn look_large(page: &Page, name: &str) -> Result<()> {
    page.run("document.documentElement.style.fontSize = '200%'")
        .await?;
    for (width, height) in [(390, 844), (844, 390)] {
        fits(page, &format!("{name}-large"), width, height).await?;
    }
    page.run("document.documentElement.style.fontSize = ''")
        .await
}

/// Rolling, a window, somebody's board; many seats; teams.
async fn walk(page: &Page, lang: &str) -> Result<()> {
    page.resize(1280, 800).await?;
    throne::begin(page, DUEL).await?;
    played(page, &asked_by("DT-3.3")).await?;
    look_more(page, &format!("throne-main-{lang}")).await?;
    played(page, ROLLS).await?;
    look_more(page, &format!("throne-roll-{lang}")).await?;
    look_large(page, &format!("throne-roll-{lang}")).await?;
    played(page, IN_WINDOW).await?;
    look_more(page, &format!("throne-window-{lang}")).await?;
    page.tap(".dt-rival .dt-who").await?;
    let board = "document.querySelector('dialog.dt-reads') !== null";
    page.until("a board", board).await?;
    look_more(page, &format!("throne-board-{lang}")).await?;
    page.tap("dialog header button").await?;
    for (name, custom) in [("hill", HILL), ("teams", TEAMS)] {
        throne::begin(page, custom).await?;
        played(page, ROLLS).await?;
        look_more(page, &format!("throne-{name}-{lang}")).await?;
    }
    page.resize(1280, 800).await
}

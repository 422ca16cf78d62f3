//! Dice Throne: a whole duel by taps; the window in which one answers, with the account before it
//! is settled; the odds against what counting by hand gives; and every screen.

use crate::screens::{in_language, look_in_both, look_more, measured};
use anyhow::{Result, ensure};
use browser::pilot::Look;
use browser::throne::{self, ALONE, IN_WINDOW, ROLLS};
use browser::{Page, play};
use serde::Deserialize;

const DUEL: &str = r#"{"mode":"duel","bot":"random"}"#;
const HILL: &str = r#"{"mode":"hill-six","bot":"random"}"#;
const HILL_FOUR: &str = r#"{"mode":"hill-four","bot":"random"}"#;
const TEAMS: &str = r#"{"mode":"2v2","bot":"random"}"#;
const THREES: &str = r#"{"mode":"3v3","bot":"random"}"#;

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
        page.record_holds().await
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
        throne::keep_only(page, &[]).await?;
        page.tap(".decision .button-main").await?;
        let second = "document.querySelectorAll('.dt-attempts [data-used]').length === 2 \
                      && document.querySelectorAll('.dt-tray button.die').length === 5";
        page.until("the second attempt", second).await?;
        throne::keep_only(page, &[1, 3]).await?;
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

/// What the main button would do with dice that lie there unasked, and what can be used.
const UNASKED: &str = r#"(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const lit = all(":is(.dt-ability, .dt-line):is([data-state=offered], [data-state=chosen])");
  return {
    lit: lit.length,
    used: lit.some((one) => one.dataset.state === "chosen"),
    free: all(".dt-tray .die[data-state=offered]").length,
    buttons: all(".decision .offers .button").map((one) => one.textContent.trim()),
    suggested: document.querySelector(".dt-next").textContent.includes("suggestion"),
  };
})()"#;

#[derive(Debug, Deserialize)]
struct Unasked {
    lit: usize,
    used: bool,
    free: usize,
    buttons: Vec<String>,
    suggested: bool,
}

pub(crate) async fn what_is_ready_is_not_rolled_again_by_accident() -> Result<()> {
    play("throne-ready", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        page.resize(1280, 800).await?;
        throne::begin(page, DUEL).await?;
        throne::find(page, DUEL, READY).await?;
        let before: Unasked = page.ask(UNASKED).await?;
        page.picture("throne-ready").await?;
        ensure!(before.lit > 0 && before.suggested, "{before:?}");
        ensure!(before.free < 5, "all is rolled again: {before:?}");
        let uses = |button: &String| button.starts_with("Use ");
        ensure!(
            before.buttons.iter().any(uses),
            "no way to use it: {before:?}"
        );
        ensure!(before.used == (before.free == 0), "{before:?}");
        // One tap changes what is suggested, and takes it back.
        page.tap(".dt-tray .dice li:first-of-type button").await?;
        let changed = "!document.querySelector('.dt-next').textContent.includes('suggestion')";
        page.until("another choice", changed).await?;
        page.tap(".dt-tray .dice li:first-of-type button").await?;
        page.until("the suggestion", &changed[1..]).await
    })
    .await
}

pub(crate) async fn screens_of_dice_throne_fit_in_german() -> Result<()> {
    in_language("throne-screens", "de", walk).await
}

pub(crate) async fn screens_of_dice_throne_fit_in_english() -> Result<()> {
    in_language("throne-screens", "en", walk).await
}

pub(crate) async fn heroes_are_chosen_in_german() -> Result<()> {
    in_language("throne-heroes", "de", choose).await
}

pub(crate) async fn heroes_are_chosen_in_english() -> Result<()> {
    in_language("throne-heroes", "en", choose).await
}

/// All that lies on the table.
const BOARD: &str = "main.dt > *";

/// Dice to roll again, with an ability that they allow.
const READY: &str = "main:has(.dt-tray button.die) \
    :is(.dt-ability, .dt-line):is([data-state=offered], [data-state=chosen])";
/// An upgrade that can be paid.
const UPGRADE: &str = ".hand .card[data-state=offered]:has(.card-kind [href='#ic-plus'])";
/// A card that answers damage.
const ANSWER: &str = "main:has(.pace):has(.dt-ledger) .hand .card[data-state=offered]";

/// Moments of a match: what each is called, how it is played, what is to be seen, what is tapped,
/// and what is there then.
const MOMENTS: [(&str, &str, &str, &str, &str); 10] = [
    ("main", DUEL, ".hand .card[data-state=offered]", "", ""),
    (
        "upgrade",
        DUEL,
        UPGRADE,
        UPGRADE,
        ".hand .card[data-state=chosen]",
    ),
    ("roll", DUEL, READY, "", ""),
    ("defence", DUEL, ".dt-choices .dt-ability", "", ""),
    ("window", DUEL, ANSWER, "", ""),
    (
        "ledger",
        DUEL,
        ANSWER,
        ANSWER,
        ".hand .card[data-state=chosen]",
    ),
    (
        "board",
        DUEL,
        ".dt-rival .token",
        ".dt-rival .dt-who",
        "dialog.dt-reads",
    ),
    ("target", TEAMS, ".dt-roll[data-purpose=target]", "", ""),
    ("four", HILL_FOUR, READY, "", ""),
    ("hill", HILL, READY, "", ""),
];

/// Those of them that differ in what lies on the table, which is measured in every size.
const MEASURED: [&str; 5] = ["main", "roll", "defence", "window", "hill"];

/// All moments of a match, and teams.
async fn walk(page: &Page, lang: &str) -> Result<()> {
    page.resize(1280, 800).await?;
    let mut before = "";
    for (name, custom, seen, tapped, then) in MOMENTS {
        if before != custom {
            throne::begin(page, custom).await?;
        }
        before = custom;
        throne::find(page, custom, seen).await?;
        if !tapped.is_empty() {
            page.tap(tapped).await?;
            let there = format!("document.querySelector('{then}') !== null");
            page.until(name, &there).await?;
        }
        let picture = format!("throne-{name}-{lang}");
        look_in_both(page, &picture).await?;
        if MEASURED.contains(&name) {
            measured(page, &picture, BOARD).await?;
        }
        page.tap_if_there("dialog header button").await?;
    }
    for (name, custom) in [("teams", TEAMS), ("six", THREES)] {
        throne::begin(page, custom).await?;
        throne::find(page, custom, READY).await?;
        let picture = format!("throne-{name}-{lang}");
        look_in_both(page, &picture).await?;
        measured(page, &picture, BOARD).await?;
    }
    page.resize(1280, 800).await
}

/// Ways to choose heroes, and what is to be seen then.
const CHOICES: [(&str, &str, &str); 5] = [
    ("open", r#"{"choice":"open","bot":"random"}"#, ".dh-hero"),
    (
        "hidden",
        r#"{"choice":"hidden","bot":"random"}"#,
        ".dh-hero",
    ),
    ("ban", r#"{"choice":"draft","bot":"random"}"#, ".dh-hero"),
    ("pick", PICKS, ".dh-against"),
    ("lots", r#"{"choice":"random","bot":"random"}"#, ".dt-board"),
];
const PICKS: &str = r#"{"choice":"draft","bot":"random"}"#;

/// The sheet of the set-up, and every way to choose heroes.
async fn choose(page: &Page, lang: &str) -> Result<()> {
    page.resize(1280, 800).await?;
    page.go("#/", ".ways a").await?;
    page.tap(".box.dice-throne").await?;
    page.tap(".box-panel p button.link").await?;
    page.until(
        "the sheet",
        "document.querySelector('dialog .dh-ways') !== null",
    )
    .await?;
    look_more(page, &format!("throne-custom-{lang}")).await?;
    page.tap("dialog header button").await?;
    for (name, custom, seen) in CHOICES {
        throne::begin(page, custom).await?;
        throne::find(page, custom, seen).await?;
        if name != "lots" {
            page.tap(".dh-grid li:nth-of-type(11) .dh-hero").await?;
        }
        let picture = format!("throne-choice-{name}-{lang}");
        look_in_both(page, &picture).await?;
        if name == "pick" {
            measured(page, &picture, BOARD).await?;
        }
    }
    page.resize(390, 844).await?;
    throne::begin(page, PICKS).await?;
    throne::find(page, PICKS, ".dh-grid").await?;
    page.tap(".dh-look").await?;
    page.until(
        "the hero",
        "document.querySelector('.dh-sheet .dh-faces') !== null",
    )
    .await?;
    look_more(page, &format!("throne-hero-{lang}")).await?;
    page.resize(1280, 800).await
}

//! KAPOW!: whole matches against a bot, alone and together; what lies behind a screen; and every
//! screen.

use crate::screens::{in_language, look_in_both, measured, sheet_measured};
use anyhow::{Result, ensure};
use browser::kapow::{self, TYPIST};
use browser::pilot::{Look, asked_by};
use browser::{Page, Pointer, party, play, tables};

const BEGINNER: &str = r#"{"mode":"beginner","bot":"greedy","options":{"rounds":6}}"#;
const SOLO: &str = r#"{"mode":"solo","options":{"rounds":4}}"#;
const COOP: &str = r#"{"mode":"coop","options":{"rounds":2},"seats":["me","person"]}"#;
const DUEL: &str = r#"{"mode":"duel","seats":["me","person"]}"#;
const TEAMS: &str = r#"{"mode":"teams","bot":"greedy","options":{"rounds":1,"cards":"drafted"}}"#;

/// Everything in haste, with the command box.
async fn ready(page: &Page) -> Result<()> {
    page.hasten(40).await?;
    kapow::type_moves(page).await?;
    page.reload(".ways a").await
}

/// Whether a line of the log is seen beside the board, without scrolling.
const LOGGED: &str = "[...document.querySelectorAll('.log li')].some((line) => { \
    const at = line.getBoundingClientRect(); \
    return line.contains(document.elementFromPoint(at.left + 4, (at.top + at.bottom) / 2)) })";

async fn result_is_shown(page: &Page) -> Result<()> {
    page.until(
        "the result",
        "document.querySelector('dialog.pn-result') !== null",
    )
    .await
}

async fn played(page: &Page, when: &str) -> Result<Vec<Look>> {
    TYPIST.play_until(page, when).await
}

fn has_asked(seen: &[Look], rule: &str) -> bool {
    seen.iter().any(|one| one.asked && one.rule == rule)
}

pub(crate) async fn a_match_against_a_bot_ends_with_a_record_that_holds() -> Result<()> {
    play("kapow-bot", async |stage| {
        let page = &stage.page;
        kapow::begin(page, BEGINNER, "#/play/kapow").await?;
        page.until("a line of the log in sight", LOGGED).await?;
        page.go("#/", ".ways a").await?;
        ready(page).await?;
        kapow::begin(page, BEGINNER, "#/play/kapow").await?;
        let seen = played(page, "now.over").await?;
        for rule in ["KA-3.2", "KA-6.2", "KA-9.6", "KA-8.2"] {
            ensure!(has_asked(&seen, rule), "nothing was asked by {rule}");
        }
        result_is_shown(page).await?;
        page.picture("kapow-result").await?;
        page.tap("dialog.pn-result .offers .button:nth-of-type(1)")
            .await?;
        page.record_holds().await
    })
    .await
}

pub(crate) async fn a_board_that_plays_by_itself_shows_what_it_does() -> Result<()> {
    play("kapow-solo", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        kapow::begin(page, SOLO, "#/play/kapow").await?;
        played(page, &asked_by("KA-6.2")).await?;
        let lies = kapow::dice_in(page, ".kp-lies").await?;
        ensure!(!lies.is_empty(), "the dice of the board cannot be seen");
        played(page, "now.over").await?;
        result_is_shown(page).await
    })
    .await
}

pub(crate) async fn together_there_is_no_curtain() -> Result<()> {
    play("kapow-coop", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        kapow::begin(page, COOP, "#/screen/kapow").await?;
        let ally = "document.querySelector('.kp-rival[data-screen=down]') !== null";
        ensure!(page.ask::<bool>(ally).await?, "nobody has a screen");
        let seen = played(page, "now.over || now.curtain").await?;
        ensure!(!seen.iter().any(|now| now.curtain), "a curtain came");
        result_is_shown(page).await
    })
    .await
}

pub(crate) async fn dice_behind_a_screen_are_not_in_the_page() -> Result<()> {
    play("kapow-curtain", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        kapow::begin(page, DUEL, "#/screen/kapow").await?;
        played(page, &asked_by("KA-3.2")).await?;
        let mine = kapow::dice_in(page, "main").await?;
        ensure!(!mine.is_empty(), "the own dice cannot be seen");
        kapow::type_move(page, "ready").await?;
        page.until("the curtain", "document.querySelector('.curtain') !== null")
            .await?;
        let dice: usize = page.ask("document.querySelectorAll('.die').length").await?;
        ensure!(dice == 0, "{dice} dice show through the curtain");
        page.tap(".curtain .button-main").await?;
        page.until(
            "the second seat",
            "document.querySelector('.kp-rival') !== null",
        )
        .await?;
        covered(page, &mine).await?;
        // Nor on the sheet with the first seat's board.
        page.tap(".kp-rival").await?;
        page.until(
            "the board",
            "document.querySelector('dialog.kp-reads') !== null",
        )
        .await?;
        covered(page, &mine).await
    })
    .await
}

/// None of these dice is in the page.
async fn covered(page: &Page, dice: &[String]) -> Result<()> {
    let seen = kapow::dice_in(page, "body").await?;
    let told: Vec<&String> = dice.iter().filter(|die| seen.contains(die)).collect();
    ensure!(told.is_empty(), "{told:?} are behind a screen");
    Ok(())
}

pub(crate) async fn dice_and_faces_are_dragged_by_mouse_and_by_finger() -> Result<()> {
    play("kapow-drag", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        for (width, height, by) in [(1280, 800, Pointer::Mouse), (390, 844, Pointer::Finger)] {
            page.resize(width, height).await?;
            kapow::begin(page, SOLO, "#/play/kapow").await?;
            played(page, &asked_by("KA-3.2")).await?;
            dice_are_dragged(page, by).await?;
            played(page, &asked_by("KA-8.2")).await?;
            faces_are_dragged(page, by).await?;
        }
        Ok(())
    })
    .await
}

/// From the tray to a slot, from there to another, and off the board; and not where it may not lie.
async fn dice_are_dragged(page: &Page, by: Pointer) -> Result<()> {
    const LOOSE: &str = ".kp-tray [data-drag]";
    const LIES: &str = ".kp-slot[data-full] .die";
    let count = |what: &str, count: usize| {
        format!("document.querySelectorAll(\"{what}\").length === {count}")
    };
    let loose: usize = page
        .ask(&format!("document.querySelectorAll('{LOOSE}').length"))
        .await?;
    let open = ".kp-slot[data-drop]:is([data-state=offered], [data-state=likely])";
    page.drag(&format!("{LOOSE} .die[data-state=offered]"), open, by)
        .await?;
    page.until("a die in a slot", &count(LIES, 1)).await?;
    page.until("one die fewer", &count(LOOSE, loose - 1))
        .await?;
    page.drag(LIES, open, by).await?;
    page.until("the die in a slot again", &count(LIES, 1))
        .await?;
    page.drag(LIES, ".decision .ask-words", by).await?;
    page.until("no die in a slot", &count(LIES, 0)).await?;
    page.until("all dice", &count(LOOSE, loose)).await?;
    let left = count(".kp-tray .die[data-state=chosen], .dragged", 0);
    page.until("nothing in the hand", &left).await
}

/// Onto a die, and off it again.
async fn faces_are_dragged(page: &Page, by: Pointer) -> Result<()> {
    const FREE: &str = ".kp-pool [data-drag] button";
    const LIES: &str = ".kp-cell .kp-off";
    let count = |what: &str| format!("document.querySelectorAll('{what}').length");
    let before: usize = page.ask(&count(LIES)).await?;
    page.drag(FREE, ".kp-socket[data-drop]", by).await?;
    let more = format!("{} === {}", count(LIES), before + 1);
    page.until("one face more", &more).await?;
    page.drag(LIES, ".decision .ask-words", by).await?;
    let again = format!("{} === {before}", count(LIES));
    page.until("one face fewer", &again).await?;
    page.until("a free face", &format!("{} > 0", count(FREE)))
        .await
}

pub(crate) async fn allies_see_each_other_and_enemies_do_not() -> Result<()> {
    party("kapow-teams", 4, async |party| {
        let pages = &party.pages;
        pages[3].resize(390, 844).await?;
        for page in pages {
            ready(page).await?;
        }
        tables::full(pages, "kapow", 4).await?;
        for page in pages {
            page.until(
                "the ally's dice",
                "document.querySelector('.kp-lies .die') !== null",
            )
            .await?;
        }
        pages[0].picture("kapow-teams-desk").await?;
        pages[3].picture("kapow-teams-phone").await?;
        // What C sees of D, A and B must not.
        let allies = kapow::dice_in(&pages[2], ".kp-lies").await?;
        for page in &pages[..2] {
            let up = "document.querySelectorAll('.kp-rival[data-screen=up]').length === 2";
            ensure!(page.ask::<bool>(up).await?, "two screens are up");
            covered(page, &allies).await?;
        }
        Ok(())
    })
    .await
}

pub(crate) async fn screens_of_kapow_fit_in_german() -> Result<()> {
    in_language("kapow-screens", "de", walk).await
}

pub(crate) async fn screens_of_kapow_fit_in_english() -> Result<()> {
    in_language("kapow-screens", "en", walk).await
}

/// From the box over the cards, selection, fight and workshop to the end.
async fn walk(page: &Page, lang: &str) -> Result<()> {
    kapow::type_moves(page).await?;
    page.reload(".ways a").await?;
    page.resize(1280, 800).await?;
    page.go("#/", ".box.kapow").await?;
    page.tap(".box.kapow").await?;
    look_in_both(page, &format!("kapow-home-{lang}")).await?;
    page.tap(".box-panel p button.link").await?;
    page.until("the sheet", "document.querySelector('dialog') !== null")
        .await?;
    page.tap("dialog .fr-modes label:nth-of-type(3)").await?;
    look_in_both(page, &format!("kapow-custom-{lang}")).await?;
    page.tap("dialog header button").await?;
    kapow::begin(page, TEAMS, "#/play/kapow").await?;
    for (moment, rule) in [
        ("draft", "KA-12.3"),
        ("select", "KA-3.2"),
        ("fight", "KA-6"),
        ("workshop", "KA-8.2"),
    ] {
        let when = format!("now.over || now.asked && now.rule.startsWith('{rule}')");
        played(page, &when).await?;
        let picture = format!("kapow-{moment}-{lang}");
        look_in_both(page, &picture).await?;
        measured(page, &picture, "main.kp > *").await?;
    }
    page.tap(".kp-rival").await?;
    page.until(
        "a board",
        "document.querySelector('dialog.kp-reads') !== null",
    )
    .await?;
    look_in_both(page, &format!("kapow-board-{lang}")).await?;
    page.tap("dialog header button").await?;
    played(page, "now.over").await?;
    result_is_shown(page).await?;
    look_in_both(page, &format!("kapow-over-{lang}")).await?;
    sheet_measured(page, &format!("kapow-over-{lang}")).await
}

//! What a newcomer does wrong: a tap on the only button there is, a tap too many. And what a page
//! owes them: words for dice, and peace while it waits.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use browser::board::{self, Look, MAIN};
use browser::page::PATIENCE;
use browser::{Bound, GAMES, Page, pace, party, play, tables};
use thirtyfour::Key;

/// The way out of a question.
const OUT: &str = ".decision .button:not(.button-main):has(kbd)";

/// A page that was opened by a link, before anything was tapped.
const AT_QUESTION: &str = "document.activeElement?.id === 'ask'";

/// How thick the ring around the question is.
const RING: &str = "(() => { const style = getComputedStyle(document.activeElement); \
    return style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth); })()";

pub(crate) async fn nothing_is_lost_by_one_tap_on_the_main_button() -> Result<()> {
    play("one-tap", async |stage| {
        let page = &stage.page;
        board::begin(page, "#/play/irondie").await?;
        page.until("the question to be read first", AT_QUESTION)
            .await?;
        let ring: f32 = page.ask(RING).await?;
        ensure!(ring <= 1.0, "the question wears a ring of {ring} px");
        let answered = "document.querySelector('main').textContent.includes('has answered')";
        page.until("the bot to have answered", answered).await?;
        ensure!(
            page.ask::<bool>(&format!(
                "document.querySelector('{MAIN}').dataset.warns === 'true'"
            ))
            .await?,
            "throwing nothing looks like the plain next step"
        );
        // Twice in a row, as by a double tap.
        page.press("\u{e007}\u{e007}").await?;
        page.until(
            "a warning",
            "document.querySelector('.why-not .link') !== null",
        )
        .await?;
        page.picture("newcomer-warned").await?;
        tokio::time::sleep(Duration::from_millis(900)).await;
        ensure!(
            !board::look(page).await?.over,
            "a double tap has lost the match"
        );
        page.press_key(Key::Enter).await?;
        let why = "document.querySelector('dialog.pn-result')?.textContent ?? ''";
        let told = format!("({why}).includes('no die left in your Life zone')");
        page.until("the reason in the result", &told).await?;
        page.picture("newcomer-lost").await
    })
    .await
}

/// How often somebody has let a duel be, by the log.
const PASSED: &str = "document.querySelectorAll('.log').length && \
    [...document.querySelectorAll('.log li')].filter((line) => /skip|decline/.test(line.textContent)).length";

/// Two taps on the way out at once.
const TWICE: &str = "const tap = () => document.querySelector( \
    '.decision .button:not(.button-main):has(kbd)')?.click(); tap(); tap(); \
    for (const wait of [5, 30, 90]) setTimeout(tap, wait);";

/// A question that is mostly let be.
fn is_window(now: &Look) -> bool {
    now.asked && !now.over && ["IR-7.3", "IR-8.3"].contains(&now.question.as_str())
}

/// Plays until one of these pages is asked whether it fights a duel.
async fn to_window(pages: &[Page]) -> Result<&Page> {
    for tries in 1..900 {
        for page in pages {
            let now = board::look(page).await?;
            ensure!(!now.over, "over without a duel");
            if is_window(&now)
                && page
                    .ask(&format!("document.querySelector('{OUT}') !== null"))
                    .await?
            {
                return Ok(page);
            }
            if now.asked {
                board::tap_once(page, &now, tries).await?;
            } else {
                page.tap_if_there(".curtain .button-main").await?;
            }
        }
    }
    bail!("nobody was ever asked about a duel")
}

/// Several taps on the way out at once answer one question.
async fn one_answer(pages: &[Page]) -> Result<()> {
    let page = to_window(pages).await?;
    page.hasten(1).await?;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let before: usize = page.ask(PASSED).await?;
    page.run(TWICE).await?;
    let bound = Bound::new("the answer", PATIENCE);
    while !page.ask::<bool>(&format!("({PASSED}) > {before}")).await? {
        // Where the round ends with it, the other person is asked behind a curtain.
        page.tap_if_there(".curtain .button-main").await?;
        bound.check("the log does not tell of it")?;
    }
    tokio::time::sleep(Duration::from_millis(900)).await;
    let after: usize = page.ask(PASSED).await?;
    ensure!(
        after == before + 1,
        "{} questions were answered",
        after - before
    );
    let error = "document.querySelector('.why-not') !== null";
    ensure!(
        !page.ask::<bool>(error).await?,
        "a tap too many is shown as a mistake"
    );
    Ok(())
}

pub(crate) async fn a_tap_too_many_answers_nothing_at_one_screen() -> Result<()> {
    play("double-tap-here", async |stage| {
        stage.page.hasten(40).await?;
        board::begin(&stage.page, "#/screen/irondie").await?;
        one_answer(std::slice::from_ref(&stage.page)).await
    })
    .await
}

pub(crate) async fn a_tap_too_many_answers_nothing_at_a_table() -> Result<()> {
    party("double-tap-far", 2, async |party| {
        tables::full(&party.pages, "irondie", 2).await?;
        for page in &party.pages {
            tables::begun(page).await?;
        }
        one_answer(&party.pages).await
    })
    .await
}

/// Words where only dice were drawn.
async fn speaks(page: &Page, game: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.go(&format!("#/play/{game}"), MAIN).await?;
    let live: String = page
        .ask("document.querySelector('.live').textContent + document.querySelector('.spoken').textContent")
        .await?;
    let broken = [" .", "..", ": .", "; ;"]
        .iter()
        .find(|gap| live.contains(**gap));
    ensure!(broken.is_none(), "{game} is told with gaps: {live}");
    Ok(())
}

/// Nothing goes on moving.
async fn rests(page: &Page, game: &str) -> Result<()> {
    let rests = "document.getAnimations().every((one) => one.playState !== 'running')";
    page.until_within("a page at rest", rests, Duration::from_secs(15))
        .await?;
    tokio::time::sleep(Duration::from_secs(2)).await;
    ensure!(page.ask::<bool>(rests).await?, "{game} does not rest");
    Ok(())
}

pub(crate) async fn a_waiting_page_rests_and_speaks_in_words() -> Result<()> {
    play("peace", async |stage| {
        let page = &stage.page;
        pace::with_motion(page).await?;
        for lang in ["en", "de"] {
            let settings =
                format!("localStorage.setItem('astragal.settings', '{{\"lang\":\"{lang}\"}}')");
            page.go("#/", ".ways a").await?;
            page.run(&settings).await?;
            page.reload(".ways a").await?;
            for game in GAMES {
                speaks(page, game).await?;
                // What moves is the same in all languages.
                if lang == "en" {
                    rests(page, game).await?;
                }
            }
        }
        Ok(())
    })
    .await
}

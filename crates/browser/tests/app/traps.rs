//! Traps that people have stepped into and that were mended: each is stepped into once more.

use anyhow::{Result, bail, ensure};
use browser::{Page, board, play, tables};

/// A match at one screen, where one gives up: whoever is named stays named up to the result.
pub(crate) async fn names_at_one_screen_last_up_to_the_result() -> Result<()> {
    play("names-here", async |stage| {
        let page = &stage.page;
        name_people(page).await?;
        page.go("#/screen/irondie", ".ir-hand-dice").await?;
        page.press("789\u{e007}").await?;
        let called = "document.querySelector('.curtain h2 b')?.textContent === 'Ben'";
        page.until("the curtain for Ben", called).await?;
        page.tap(".curtain .button-main").await?;
        page.until("a hand", "document.querySelector('.ir-hand-dice') !== null")
            .await?;
        tables::give_up(page).await?;
        page.until("the result", "document.querySelector('.pn-place') !== null")
            .await?;
        page.picture("names-here-over").await?;
        let told = page.text("dialog.pn-result").await?;
        ensure!(
            told.contains("Ada") && told.contains("Ben") && !told.contains("Person"),
            "the result says {told}"
        );
        let title = page.text("dialog.pn-result h2").await?;
        ensure!(
            title.contains("Ada") && !title.contains("You"),
            "two people read the same result: {title}"
        );
        let (log, live) = (page.text(".log").await?, page.text(".live").await?);
        let below = format!("{log} {live}");
        ensure!(
            below.contains("Ben gives up") && !below.contains("You"),
            "two people read the same log: {below}"
        );
        Ok(())
    })
    .await
}

/// A name that is too long is refused with a word, and nothing is cut.
async fn name_people(page: &Page) -> Result<()> {
    page.tap(".box-panel button.link:nth-of-type(2)").await?;
    page.until(
        "the names",
        "document.querySelector('.pn-set .field') !== null",
    )
    .await?;
    let field = |row: usize| format!(".pn-set .pn-row:nth-of-type({row}) .field");
    let long = "Ada".repeat(14);
    page.fill(&field(1), &format!("{long}\t")).await?;
    page.until(
        "a refusal",
        "document.querySelector('.pn-set .why-not') !== null",
    )
    .await?;
    let kept = "localStorage.getItem('astragal.people') ?? ''";
    ensure!(
        !page.ask::<String>(kept).await?.contains("Ada"),
        "a piece of a name is kept"
    );
    page.picture("names-refused").await?;
    page.fill(&field(1), "Ada\t").await?;
    page.until(
        "no refusal",
        "document.querySelector('.pn-set .why-not') === null",
    )
    .await?;
    page.fill(&field(2), "Ben\t").await?;
    let both = format!("({kept}).includes('Ben')");
    page.until("both names", &both).await?;
    page.tap("dialog header button").await
}

/// What happened since one's own answer is shown once more, and then the present.
pub(crate) async fn since_your_turn_is_shown_once_more() -> Result<()> {
    play("since-turn", async |stage| {
        let page = &stage.page;
        board::begin(page, "#/play/irondie").await?;
        board::to_battle(page).await?;
        page.tap(".log-again").await?;
        let past = "document.querySelector('.past-bar') !== null";
        page.until("an earlier moment", past).await?;
        page.until(
            "the present",
            "document.querySelector('.decision:not(.past-bar)') !== null",
        )
        .await
    })
    .await
}

/// What is said over the bar.
const SLIP: &str = "document.querySelector('.slip')?.textContent ?? ''";

/// Types into the box for moves; what is said then.
async fn typed(page: &Page, line: &str) -> Result<String> {
    let before = serde_json::to_string(&page.ask::<String>(SLIP).await?)?;
    page.fill(".command .field", &format!("{line}\n")).await?;
    let told = format!("({SLIP}) !== {before}");
    page.until(&format!("the answer to {line}"), &told).await?;
    page.ask(SLIP).await
}

pub(crate) async fn whoever_asks_for_help_gets_it() -> Result<()> {
    play("asks", async |stage| {
        let page = &stage.page;
        page.run("localStorage.setItem('astragal.settings', '{\"lang\":\"en\",\"command\":true}')")
            .await?;
        page.reload(".ways a").await?;
        board::begin(page, "#/play/irondie").await?;
        let help = typed(page, "help").await?;
        ensure!(help.contains("Type a move, or: board"), "help says {help}");
        let mut moves = help.lines().filter_map(|line| line.split_once(" – "));
        let Some((first, _)) = moves.next() else {
            bail!("help lists no moves: {help}")
        };
        let why = typed(page, &format!("why not {first}")).await?;
        ensure!(why.contains("it is a move now"), "of {first} it says {why}");
        let why = typed(page, "why not nonsense").await?;
        ensure!(why.contains("nonsense"), "of nonsense it says {why}");
        page.run("document.activeElement.blur()").await?;
        page.press("h").await?;
        let hint = format!("({SLIP}).includes('Our bot would')");
        page.until("a hint", &hint).await?;
        let chosen = "document.querySelector('main button.die[data-state=chosen]') !== null";
        page.until("the hint in the hand", chosen).await?;
        page.picture("asks-hint").await
    })
    .await
}

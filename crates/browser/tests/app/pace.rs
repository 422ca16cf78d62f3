//! How long people wait for one bot, and what a waiting page costs. The figures are printed for
//! people to look at; only what no busy machine can excuse makes the play fail.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser::pace::{self, Pace};
use browser::{Bound, Page, board, kapow, miner, play};

/// So many waits are enough.
const WAITS: usize = 12;
/// And so much time for them.
const LONG_ENOUGH: Duration = Duration::from_secs(120);

/// What is aimed at on a quiet machine: seconds in the middle and at most, percent of a core.
const AIMS: (f64, f64, f64) = (1.5, 4.0, 1.0);
/// What is too much on any machine.
const BOUNDS: (f64, f64, f64) = (15.0, 60.0, 25.0);

pub(crate) async fn waiting_is_short_and_costs_little() -> Result<()> {
    play("pace", async |stage| {
        let page = &stage.page;
        pace::with_motion(page).await?;
        kapow::type_moves(page).await?;
        page.reload(".ways a").await?;
        let figures = [
            irondie(page).await?,
            dice_miner(page).await?,
            kapow(page).await?,
        ];
        let (median, longest, idle) = AIMS;
        println!("{}", Pace::HEAD);
        println!(
            "{:<19}{median:>9.2} s{longest:>9.2} s{idle:>8.1} %",
            "aim, at most"
        );
        for pace in &figures {
            println!("{}", pace.line());
        }
        figures.iter().try_for_each(judge)
    })
    .await
}

async fn irondie(page: &Page) -> Result<Pace> {
    board::begin(page, "#/play/irondie").await?;
    measured(page, "irondie", async |tries| {
        let now = board::look(page).await?;
        if now.asked && !now.over {
            board::tap_once(page, &now, tries).await?;
        }
        Ok(now.over)
    })
    .await
}

async fn dice_miner(page: &Page) -> Result<Pace> {
    miner::begin(page, r#"{"mode":"two"}"#, "#/play/dice-miner").await?;
    measured(page, "dice-miner", async |_| {
        Ok(miner::step(page, 0, false).await?.over)
    })
    .await
}

async fn kapow(page: &Page) -> Result<Pace> {
    kapow::begin(page, r#"{"mode":"beginner"}"#, "#/play/kapow").await?;
    measured(page, "kapow", async |_| Ok(kapow::step(page).await?.over)).await
}

/// Plays for a while, with steps that say whether the match is over.
async fn measured(
    page: &Page,
    game: &'static str,
    step: impl AsyncFn(usize) -> Result<bool>,
) -> Result<Pace> {
    let asked = "document.querySelector('.decision .button-main') !== null";
    page.until("the first question", asked).await?;
    let idle = pace::idle(page).await?;
    pace::watch(page).await?;
    let enough = Bound::new("waits", LONG_ENOUGH);
    let mut tries = 0;
    while pace::waits(page).await?.len() < WAITS && enough.check("").is_ok() {
        tries += 1;
        if step(tries).await? {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(Pace::new(game, pace::waits(page).await?, idle))
}

fn judge(pace: &Pace) -> Result<()> {
    let (median, longest, idle) = BOUNDS;
    ensure!(pace.count() > 0, "nobody ever waited in {}", pace.game);
    ensure!(
        pace.median() <= median && pace.longest() <= longest && pace.idle <= idle,
        "more than {median} s, {longest} s or {idle} %: {}",
        pace.line()
    );
    Ok(())
}

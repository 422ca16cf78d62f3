//! How long people wait for bots, and what a waiting page costs. The figures are printed for people
//! to look at; only what no busy machine can excuse makes the play fail.
//!
//! `cargo verify` plays a little against one bot at normal speed; `cargo xtask pace` measures all
//! that is aimed at: longer, also at once, with all seats taken, and what waiting screens cost.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser::kapow::{self, TAPPER};
use browser::pace::{self, Aim, Pace, verdict};
use browser::pilot::{Look, Pilot};
use browser::{Bound, Page, board, masters, miner, play, throne};

/// So many waits are enough, and so much time for them.
const ENOUGH: (usize, Duration) = (12, Duration::from_secs(45));
/// The same where figures are only looked at for what no machine can excuse.
const A_FEW: (usize, Duration) = (4, Duration::from_secs(15));

/// Against one bot at normal speed.
const ONE: Aim = Aim {
    median: 1.5,
    longest: 4.0,
    thinking: true,
};
/// With as many bots as there are seats for.
const MANY: Aim = Aim {
    median: 6.0,
    longest: 6.0,
    thinking: true,
};
/// Where nothing is to be shown, what comes on top of the bots' own thinking.
const AT_ONCE: Aim = Aim {
    median: 0.3,
    longest: 0.3,
    thinking: false,
};
/// What a waiting page may take of a core, in percent.
const IDLE: f64 = 1.0;

/// From a tap to the next picture, in milliseconds: in the middle and at most.
const PAINT: (f64, f64) = (50.0, 150.0);
/// What is too much on any machine.
const PAINT_BOUNDS: (f64, f64) = (1_000.0, 10_000.0);

/// What is too much on any machine: seconds in the middle and at most, percent of a core.
const BOUNDS: (f64, f64, f64) = (15.0, 60.0, 25.0);

/// The games, each with its mode for two and the one with the most seats.
const GAMES: [(&str, [(&str, &str); 2]); 5] = [
    ("irondie", [("duel", "one bot"), ("teams-3", "five bots")]),
    ("dice-miner", [("two", "one bot"), ("four", "three bots")]),
    ("kapow", [("beginner", "one bot"), ("teams", "three bots")]),
    ("dice-throne", [("duel", "one bot"), ("3v3", "five bots")]),
    (
        "dice-masters",
        [("intro", "one bot"), ("doubles", "three bots")],
    ),
];

/// Screens that wait for a person, and what is on them.
const SCREENS: [(&str, &str); 3] = [
    ("#/", ".ways a"),
    ("#/sets/irondie", ".se-grid button.die"),
    ("#/friends/irondie", "main, dialog"),
];

pub(crate) async fn waiting_is_short_and_costs_little() -> Result<()> {
    play("pace", async |stage| {
        let page = &stage.page;
        pace::with_motion(page).await?;
        let mut figures = Figures::default();
        figures.measure(page, "normal", 0, ONE).await?;
        if is_for_all() {
            figures.measure(page, "normal", 1, MANY).await?;
            figures.measure(page, "at-once", 0, AT_ONCE).await?;
            figures.measure(page, "at-once", 1, AT_ONCE).await?;
            figures.look_around(page).await?;
        }
        figures.print();
        figures.judge()
    })
    .await
}

/// Notes all dice in whose drawing anything is touched.
const TOUCHED: &str = r#"
  window.testTouched = new Set();
  const touch = ({ target }) => {
    const element = target.nodeType === 1 ? target : target.parentElement;
    const die = element?.closest("main .die");
    if (die) testTouched.add(die);
  };
  new MutationObserver((all) => all.forEach(touch)).observe(document.querySelector("main"), {
    attributes: true, childList: true, characterData: true, subtree: true,
  });
"#;

/// The most dice that may be touched by a tap on one.
const FEW_DICE: usize = 3;

/// What looks the same is left alone: a table of six has more than fifty dice, and a browser that
/// has to look at all of them again is late.
pub(crate) async fn a_tap_touches_what_it_changes() -> Result<()> {
    play("touched", async |stage| {
        let page = &stage.page;
        begin(page, "irondie", "teams-3").await?;
        page.run(TOUCHED).await?;
        page.tap("main button.die[data-state=offered]").await?;
        let chosen = "document.querySelector('main button.die[data-state=chosen]') !== null";
        page.until("a chosen die", chosen).await?;
        let all: usize = page
            .ask("document.querySelectorAll('main .die').length")
            .await?;
        let touched: usize = page.ask("testTouched.size").await?;
        ensure!(
            (1..=FEW_DICE).contains(&touched) && all > 20,
            "{touched} of {all} dice were touched by a tap on one"
        );
        Ok(())
    })
    .await
}

/// Whether all that is aimed at is measured.
fn is_for_all() -> bool {
    std::env::var_os("ASTRAGAL_PACE").is_some()
}

/// All that was measured.
#[derive(Default)]
struct Figures {
    waits: Vec<Pace>,
    /// How long taps took to be seen, in milliseconds.
    paints: Vec<(String, Vec<f64>)>,
    /// What each screen costs while it waits, in percent of a core.
    idle: Vec<(String, f64)>,
}

impl Figures {
    /// All games at a speed, in the mode at this place.
    async fn measure(&mut self, page: &Page, speed: &str, place: usize, aim: Aim) -> Result<()> {
        page.run(&format!(
            "const kept = JSON.parse(localStorage.getItem('astragal.settings') ?? '{{}}'); \
             kept.speed = '{speed}'; \
             localStorage.setItem('astragal.settings', JSON.stringify(kept))"
        ))
        .await?;
        page.go("#/", ".ways a").await?;
        page.reload(".ways a").await?;
        for (game, modes) in GAMES {
            let (mode, who) = modes[place];
            begin(page, game, mode).await?;
            if speed == "normal" && is_for_all() {
                let idle = pace::idle(page).await?;
                self.idle.push((format!("{game}, {mode}"), idle));
            }
            let waits = played(page, game).await?;
            let paints = pace::paints(page).await?;
            self.paints.push((format!("{game}, {speed}"), paints));
            let beyond = if aim.thinking {
                ""
            } else {
                ", beyond thinking"
            };
            let what = format!("{game}, {who}, {speed}{beyond}");
            self.waits.push(Pace::new(what, &waits, aim));
        }
        Ok(())
    }

    /// Screens without a match.
    async fn look_around(&mut self, page: &Page) -> Result<()> {
        for (hash, until) in SCREENS {
            page.go(hash, until).await?;
            self.idle.push((hash.to_owned(), pace::idle(page).await?));
        }
        Ok(())
    }

    fn print(&self) {
        println!("{}", Pace::HEAD);
        for pace in &self.waits {
            println!("{}", pace.line());
        }
        println!("\nfrom a tap to the next picture, median and longest");
        for (what, paints) in &self.paints {
            let (middle, most) = pace::middle_and_most(paints);
            let word = verdict(middle <= PAINT.0 && most <= PAINT.1);
            println!(
                "{what:<34}{:>6}{middle:>8.0} /{:>4.0} ms{most:>8.0} /{:>4.0} ms  {word}",
                paints.len(),
                PAINT.0,
                PAINT.1
            );
        }
        println!("\na waiting page, of a core");
        for (screen, idle) in &self.idle {
            let word = verdict(*idle <= IDLE);
            println!("{screen:<40}{idle:>13.2} /{IDLE:>5.2} %  {word}");
        }
    }

    fn judge(&self) -> Result<()> {
        let (median, longest, most) = BOUNDS;
        for pace in &self.waits {
            ensure!(pace.count() > 0, "nobody ever waited in {}", pace.what);
            ensure!(
                pace.median() <= median && pace.longest() <= longest,
                "more than {median} s or {longest} s: {}",
                pace.line()
            );
        }
        for (what, paints) in &self.paints {
            let (middle, most) = pace::middle_and_most(paints);
            ensure!(
                middle <= PAINT_BOUNDS.0 && most <= PAINT_BOUNDS.1,
                "a tap in {what} is seen after {middle:.0} ms, or {most:.0} ms"
            );
        }
        for (screen, idle) in &self.idle {
            ensure!(*idle <= most, "{screen} takes {idle:.1} % of a core");
        }
        Ok(())
    }
}

/// A new match; waits for the first question.
async fn begin(page: &Page, game: &str, mode: &str) -> Result<()> {
    let (custom, hash) = (format!(r#"{{"mode":"{mode}"}}"#), format!("#/play/{game}"));
    match game {
        "irondie" => {
            page.run(&format!(
                "localStorage.setItem('astragal.irondie', '{custom}')"
            ))
            .await?;
            board::begin(page, &hash).await?;
        }
        "dice-miner" => miner::begin(page, &custom, &hash).await?,
        "kapow" => kapow::begin(page, &custom, &hash).await?,
        "dice-throne" => throne::begin(page, &custom).await?,
        _ => masters::begin(page, &custom).await?,
    }
    let asked = "document.querySelector('.decision .button-main') !== null";
    page.until("the first question", asked).await
}

/// Plays for a while; returns how long that took to go on each time.
async fn played(page: &Page, game: &str) -> Result<Vec<pace::Wait>> {
    pace::watch(page).await?;
    let (waits, long) = if is_for_all() { ENOUGH } else { A_FEW };
    let enough = Bound::new("waits", long);
    let mut tries = 0;
    while pace::waits(page).await?.len() < waits && enough.check("").is_ok() {
        tries += 1;
        if step(page, game, tries).await? {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    pace::waits(page).await
}

async fn over(pilot: Pilot, page: &Page) -> Result<bool> {
    let now: Look = pilot.step(page).await?;
    Ok(now.over)
}

/// Looks, and answers where something is asked. Whether the match is over.
async fn step(page: &Page, game: &str, tries: usize) -> Result<bool> {
    match game {
        "irondie" => {
            let now = board::look(page).await?;
            if now.asked && !now.over {
                board::tap_once(page, &now, tries).await?;
            }
            Ok(now.over)
        }
        "dice-miner" => Ok(miner::step(page, 0, false).await?.over),
        "kapow" => over(TAPPER, page).await,
        "dice-throne" => over(throne::ALONE, page).await,
        _ => over(masters::ALONE, page).await,
    }
}

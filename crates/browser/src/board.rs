//! IRONDIE's board as a player sees it: what is asked, what may be tapped, whether it is over.

use anyhow::Result;
use serde::Deserialize;
use thirtyfour::Key;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;
use crate::pilot::{self, FAR, HERE, Pilot};

/// The button that gives the answer.
pub const MAIN: &str = ".decision .button-main";
/// A die that may be tapped and is not.
pub const OFFERED: &str = "main button.die[data-state=offered]";

/// The way out of a question, where there is one.
const OUT: &str = ".decision .button:not(.button-main):has(kbd)";

const LOOK: &str = r#"(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const over = document.querySelector(".decision .offers a") !== null;
  const main = document.querySelector(".decision .button-main");
  return {
    over,
    asked: !over && main !== null,
    ready: main !== null && main.getAttribute("aria-disabled") !== "true",
    offered: all("main button.die[data-state=offered]").length,
    chosen: all("main button.die[data-state=chosen]").length,
    amounts: all(".decision .amount").length,
    splits: document.querySelector(".ir-hand-dice") !== null,
    question: document.querySelector(".decision .link")?.textContent ?? "",
    tired: Number(document.querySelector(".topbar-title")?.textContent.match(/Round (\d+)/)?.[1]) > 3,
  };
})()"#;

/// A look at the board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is something to be seen"
)]
pub struct Look {
    /// Whether the match is over.
    pub over: bool,
    /// Whether the player owes an answer.
    pub asked: bool,
    /// Whether what is tapped is an answer.
    pub ready: bool,
    /// How many dice may still be tapped.
    pub offered: usize,
    /// How many dice are tapped.
    pub chosen: usize,
    /// How many amounts there are to choose from.
    pub amounts: usize,
    /// Whether dice of the hand are sent to Battle.
    pub splits: bool,
    /// The rule that asks.
    pub question: String,
    /// Whether the match has gone on for long enough: then nothing is sent to Battle any more, and
    /// the match is lost without Life.
    pub tired: bool,
}

/// Looks at the board.
pub async fn look(page: &Page) -> Result<Look> {
    page.ask(LOOK).await
}

/// Begins a new match at this address, whatever match was kept from before.
pub async fn begin(page: &Page, hash: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.run(FORGET).await?;
    page.go(hash, ".ir-hand-dice").await
}

/// Everything but settings and set-up.
const FORGET: &str = "for (const key of Object.keys(localStorage)) \
    if (!['astragal.settings', 'astragal.irondie'].includes(key)) localStorage.removeItem(key)";

/// Sends the last three dice of the hand to Battle, by keys. They stand for Life, so that the match
/// goes on, and the others are left to throw.
pub async fn to_battle(page: &Page) -> Result<()> {
    page.press("789").await?;
    page.press_key(Key::Enter).await?;
    let asked = "document.querySelector('.zone .die') !== null \
        && document.querySelector('.decision .button-main') !== null";
    page.until("dice on the board", asked).await
}

/// How often the same question has been tapped at without an answer.
#[derive(Debug, Default)]
struct Tries {
    question: String,
    count: usize,
}

impl Tries {
    /// One more try at the question that is seen now.
    fn at(&mut self, now: &Look) -> usize {
        if now.question == self.question {
            self.count += 1;
        } else {
            self.question.clone_from(&now.question);
            self.count = 0;
        }
        self.count
    }
}

/// Plays to the end, one step after the other. Returns how many steps it took.
pub async fn play_to_the_end(
    page: &Page,
    step: impl AsyncFn(&Page, &Look, usize) -> Result<()>,
) -> Result<usize> {
    let bound = Bound::new("the end of the match", WHOLE_MATCH);
    let mut tries = Tries::default();
    let mut steps = 0;
    loop {
        let now = look(page).await?;
        if now.over {
            return Ok(steps);
        }
        bound.check(&format!("{now:?}"))?;
        steps += 1;
        if !now.asked {
            page.until(
                "a question or the end",
                "document.querySelector('.decision .button-main')!==null",
            )
            .await?;
            tries = Tries::default();
            continue;
        }
        step(page, &now, tries.at(&now)).await?;
    }
}

/// Somebody at a table on the server.
const AT_TABLE: Pilot = Pilot {
    look: "",
    taps: &["const tired = false;", TAP],
    pause: FAR,
};

/// Somebody who sends no dice to Battle from the fourth round on, and loses without Life: the
/// shortest way to the end.
const TIRED: Pilot = Pilot {
    taps: &["const tired = true;", TAP],
    ..AT_TABLE
};

/// The same in a match with side sets: a die is swapped where the rules let them, else none.
pub const SWAPS: Pilot = Pilot {
    look: "swaps: one('.ir-swap') !== null",
    taps: &["const tired = true;", SWAP, TAP],
    pause: HERE,
};

/// A look at a match with side sets.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Side {
    /// Whether dice may be swapped.
    pub swaps: bool,
}

const SWAP: &str = r#"
  if (now.swaps) {
    const main = one(".decision .button-main");
    const sets = ["first", "last"].map((set) => one(`.ir-swap ul:${set}-of-type .die`));
    if (tries < 2) return sets[tries]?.click();
    if (main.getAttribute("aria-disabled") !== "true") return main.click();
    return one(".ir-swap .die[data-state=chosen]")?.click();
  }
"#;

const TAP: &str = r#"
  const round = Number(last(".topbar-title span").textContent.match(/\d+/g)?.at(-1));
  const offered = "main button.die[data-state=offered]";
  const out = ".decision .button:not(.button-main):has(kbd)";
  const main = last(".decision .button-main");
  const ready = main.getAttribute("aria-disabled") !== "true";
  const chosen = all("main button.die[data-state=chosen]").length;
  const left = all(offered).length;
  const what = tired && round > 3 && last(".ir-hand-dice") ? ".decision .button-main"
    : tries % 12 === 11 ? out
    : last(".ir-hand-dice") && chosen < 2 * left ? offered
    : ready ? ".decision .button-main"
    : last(".decision .amount") ? ".decision .amount"
    : left > 0 ? offered : out;
  last(what)?.click();
"#;

/// Lets people who sit at several pages play to the end, each page tapping by itself. The last of
/// them gets tired.
pub async fn play_by_themselves(pages: &[Page]) -> Result<()> {
    for (place, page) in pages.iter().enumerate() {
        let last = place + 1 == pages.len();
        let pilot = if last { TIRED } else { AT_TABLE };
        pilot.start(page, "now.over").await?;
    }
    for page in pages {
        let _seen: Vec<pilot::Look> = pilot::arrived(page, "now.over").await?;
    }
    Ok(())
}

/// One step with the mouse. After many tries at the same question, the way out.
pub async fn tap_once(page: &Page, now: &Look, tries: usize) -> Result<()> {
    let target = match now {
        _ if tries > 0 && tries.is_multiple_of(12) => OUT,
        Look { splits: true, .. } if now.chosen < 2 * now.offered && !now.tired => OFFERED,
        Look { ready: true, .. } => MAIN,
        Look { amounts: 1.., .. } => ".decision .amount",
        Look { offered: 1.., .. } => OFFERED,
        _ => OUT,
    };
    // The board may have changed between the look and the tap; then look again.
    page.tap_if_there(target).await
}

/// One step with keys alone.
pub async fn press_once(page: &Page, now: &Look, tries: usize) -> Result<()> {
    match now {
        _ if tries > 0 && tries.is_multiple_of(12) => page.press("s").await,
        Look { splits: true, .. } if now.chosen < 2 * now.offered && !now.tired => {
            choose_by_arrow(page).await
        }
        Look { ready: true, .. } => confirm(page).await,
        Look { amounts: 1.., .. } | Look { offered: 1.., .. } => choose_by_arrow(page).await,
        _ => page.press("s").await,
    }
}

/// Arrows go to what may be chosen; Enter chooses it.
async fn choose_by_arrow(page: &Page) -> Result<()> {
    for _ in 0..24 {
        page.press_key(Key::Left).await?;
        let fits = "document.activeElement.matches('button[data-state=offered], .amount')";
        if page.ask(fits).await? {
            return page.press_key(Key::Enter).await;
        }
    }
    Ok(())
}

/// What has been told, and what is asked.
const ASKED: &str = "[...document.querySelectorAll('.log li, .decision .ask-words')] \
    .map((one) => one.textContent).join()";

/// Enter answers from the question, and from what has been chosen; from elsewhere Tab leads to the
/// button.
async fn confirm(page: &Page) -> Result<()> {
    const CHOSEN: &str = "document.activeElement.ariaPressed === 'true'";
    let chosen = page.ask::<bool>(CHOSEN).await?;
    let at_question =
        "document.activeElement === document.body || document.activeElement.id === 'ask'";
    if !chosen && !page.ask::<bool>(at_question).await? {
        page.tab_to(MAIN).await?;
    }
    page.run(&format!("window.testBefore = {ASKED}")).await?;
    page.press_key(Key::Enter).await?;
    if chosen {
        // The next question may offer the same die again.
        let answered = format!("{ASKED} !== testBefore");
        let stays = "document.activeElement?.ariaPressed !== 'false'";
        page.until(
            "Enter to do what the button says",
            &format!("{answered} || {stays}"),
        )
        .await?;
    }
    Ok(())
}

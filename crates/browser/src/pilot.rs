//! A page that plays by itself: it looks, and answers where something is asked, until something is
//! to be seen. A match so needs one word with the browser, and not one for every tap.

use std::fmt::Debug;

use anyhow::{Result, bail};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;

/// How a game is played, in scripts.
#[derive(Debug, Clone, Copy)]
pub struct Pilot {
    /// What is seen of this game besides [`Look`]: the fields of an object.
    pub look: &'static str,
    /// Answers what is asked, once, by what is seen `now`; `tries` says how often the same rule has
    /// asked in a row. The first that returns has answered.
    pub taps: &'static [&'static str],
    /// Milliseconds between two looks.
    pub pause: u32,
}

/// Between two looks at a table in the page.
pub const HERE: u32 = 8;
/// The same at a server, which takes no more than a few messages each second.
pub const FAR: u32 = 45;

/// What is seen of every game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Look {
    /// Whether the match is over.
    pub over: bool,
    /// Whether the player owes an answer.
    pub asked: bool,
    /// Whether the screen waits to be handed over.
    pub curtain: bool,
    /// The rule that asks.
    pub rule: String,
}

/// Whether this rule asks.
pub fn asked_by(rule: &str) -> String {
    format!("now.asked && now.rule === '{rule}'")
}

/// Begins a new match of a game at this address, as it is set up, whatever match was kept from
/// before; waits for its board.
pub async fn begin(page: &Page, game: &str, custom: &str, hash: &str, board: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.run(&format!(
        "for (const key of Object.keys(localStorage)) \
         if (key !== 'astragal.settings') localStorage.removeItem(key); \
         localStorage.setItem('astragal.{game}', '{custom}')"
    ))
    .await?;
    page.go(hash, board).await
}

const EYES: &str = r#"
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (what) => document.querySelector(what);
  const last = (what) => all(what).at(-1);
  const common = () => {
    const over = one(".decision .offers a") !== null;
    return {
      over,
      asked: !over && one(".decision .button-main") !== null,
      curtain: one(".curtain") !== null,
      rule: last(".decision .ask-words .link")?.textContent ?? "",
    };
  };
  const answer = (now, tries) => {
    if (now.curtain) one(".curtain .button-main")?.click();
    else if (now.asked) tap(now, tries);
  };
"#;

/// Goes on until it is found, and keeps every look that differs from the one before.
const FLY: &str = r#"
  clearInterval(window.testPilot?.timer);
  const pilot = window.testPilot = { seen: [], found: false, wrong: null };
  let [before, tries] = ["", 0];
  const fly = () => {
    const now = look();
    tries = now.asked && now.rule === pilot.seen.at(-1)?.rule ? tries + 1 : 0;
    const text = JSON.stringify(now);
    if (text !== before) pilot.seen.push(now);
    before = text;
    pilot.found = Boolean(found(now));
    if (pilot.found) clearInterval(pilot.timer);
    else if (now.over) throw "the match was over before";
    else answer(now, tries);
  };
  pilot.timer = setInterval(() => {
    try { fly(); } catch (why) {
      pilot.wrong = `${why}`;
      clearInterval(pilot.timer);
    }
  }, pause);
"#;

/// How far a page has come by itself.
#[derive(Debug, Deserialize)]
struct Flight {
    found: bool,
    wrong: Option<String>,
    last: Option<serde_json::Value>,
}

const FLIGHT: &str = "({ found: testPilot.found, wrong: testPilot.wrong, \
    last: testPilot.seen.at(-1) ?? null })";

impl Pilot {
    fn script(&self, then: &str) -> String {
        let (look, taps) = (self.look, self.taps.join("\n"));
        format!(
            "{EYES} const look = () => ({{ ...common(), ...{{ {look} }} }}); \
             const tap = (now, tries) => {{ {taps} }}; {then}"
        )
    }

    /// Looks, and answers once if anything is asked. Returns what was seen before.
    pub async fn step<L: DeserializeOwned>(&self, page: &Page) -> Result<L> {
        let then = "const now = look(); answer(now, 0); return now;";
        page.ask(&format!("(() => {{ {} }})()", self.script(then)))
            .await
    }

    /// Lets a page play by itself until something is seen `now`. It goes on while others do.
    pub async fn start(&self, page: &Page, when: &str) -> Result<()> {
        let then = format!(
            "const found = (now) => {when}; const pause = {}; {FLY}",
            self.pause
        );
        page.run(&self.script(&then)).await
    }

    /// Plays until something is seen, and leaves it at that. Returns all that was seen on the way.
    pub async fn play_until<L>(&self, page: &Page, when: &str) -> Result<Vec<L>>
    where
        L: DeserializeOwned + Debug,
    {
        self.start(page, when).await?;
        arrived(page, when).await
    }
}

/// Waits until a page that plays by itself has seen what it looks for. Returns all that it saw.
pub async fn arrived<L: DeserializeOwned + Debug>(page: &Page, when: &str) -> Result<Vec<L>> {
    let bound = Bound::new(when, WHOLE_MATCH);
    loop {
        let flight: Flight = page.ask(FLIGHT).await?;
        if let Some(why) = flight.wrong {
            bail!("{when} was never seen: {why}");
        }
        if flight.found {
            return page.ask("testPilot.seen").await;
        }
        bound.check(&format!("{:?}", flight.last))?;
        tokio::time::sleep(std::time::Duration::from_millis(30)).await;
    }
}

/// Lets a page play by itself no more.
pub async fn stop(page: &Page) -> Result<()> {
    page.run("clearInterval(window.testPilot?.timer)").await
}

//! What a screen reader hears of a match: the pieces that are added to the live region, each once.
//! From them alone it can be told how many dice lie on the mountain, and who has how many points.

use anyhow::{Result, ensure};
use browser::{miner, play};
use serde::Deserialize;

const TWO: &str = r#"{"mode":"two","bot":"random"}"#;

/// Listens from now on, and to what has been said already. Whenever something is asked, what was
/// heard is held against what is seen.
const LISTEN: &str = r#"
  const region = document.querySelector(".spoken");
  const heard = window.testHeard = { pieces: [], wrong: [], asked: 0 };
  const take = (nodes) => heard.pieces.push(...[...nodes].map((one) => one.textContent));
  take(region.querySelectorAll("p"));
  const all = (pattern) => [...heard.pieces.join(" ").matchAll(pattern)];
  const compare = () => {
    if (!document.querySelector(".decision .button-main")) return;
    const taken = all(/ from (?:the flank, )?row \d, place \d\./g).length;
    const filled = all(/Row \d: /g).length / 5;
    const lie = document.querySelectorAll(".mm-mountain ul .die").length;
    heard.asked += 1;
    if (filled > 0 && lie !== 20 * filled - taken)
      heard.wrong.push(`${lie} dice lie there, ${20 * filled} came, ${taken} were taken`);
  };
  new MutationObserver((changes) => {
    take(changes.flatMap((change) => [...change.addedNodes]).filter((one) => one.tagName === "P"));
    requestAnimationFrame(compare);
  }).observe(region, { childList: true });
"#;

/// What was heard, and what the sheet says in the end.
#[derive(Debug, Deserialize)]
struct Heard {
    pieces: Vec<String>,
    wrong: Vec<String>,
    asked: usize,
}

/// The last total that was heard of each.
fn totals(pieces: &[String]) -> Vec<i32> {
    let all = pieces.join(" ").replace('−', "-");
    let of = |who: &str| {
        let from = all.rfind(who)?;
        let end = from + all[from..].find(" in all.")?;
        all[from..end].rsplit(", ").next()?.parse().ok()
    };
    let rival = all.match_indices(" scores ").last();
    let rival = rival.map_or(" scores ", |(at, _)| &all[at..at + 8]);
    ["You score ", rival].into_iter().filter_map(of).collect()
}

pub(crate) async fn a_match_is_heard_piece_by_piece() -> Result<()> {
    play("aloud", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.reload(".ways a").await?;
        miner::begin(page, TWO, "#/play/dice-miner").await?;
        page.run(LISTEN).await?;
        let seen = miner::play_until(page, true, "now.over").await?;
        let heard: Heard = page.ask("testHeard").await?;
        println!(
            "aloud: {} pieces, {} looks",
            heard.pieces.len(),
            heard.asked
        );
        ensure!(
            heard.asked > 20,
            "held against the board too rarely: {heard:?}"
        );
        ensure!(heard.wrong.is_empty(), "{:?}", heard.wrong);
        let all = heard.pieces.join(" ");
        for round in 1..=3 {
            let count = all.matches(&format!("Round {round}: ")).count();
            ensure!(count == 1, "round {round} was told {count} times: {all}");
        }
        let sums = seen.last().map(|now| now.sums.clone()).unwrap_or_default();
        let totals = totals(&heard.pieces);
        ensure!(sums == totals, "{sums:?} on the sheet, {totals:?} heard");
        Ok(())
    })
    .await
}

//! KAPOW!'s board as a player sees it. Moves are typed into the command box, so that a play does
//! not depend on how the board is drawn: what is not offered is refused and changes nothing.

use anyhow::{Result, ensure};
use serde::Deserialize;

use crate::bound::{Bound, WHOLE_MATCH};
use crate::page::Page;

/// Begins a new match of this set-up at this address, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str, hash: &str) -> Result<()> {
    page.go("#/", ".ways a").await?;
    page.run(&format!(
        "for (const key of Object.keys(localStorage)) \
         if (key !== 'astragal.settings') localStorage.removeItem(key); \
         localStorage.setItem('astragal.kapow', '{custom}')"
    ))
    .await?;
    page.go(hash, ".kp-rival").await
}

/// Shows the command box from the next load on.
pub async fn type_moves(page: &Page) -> Result<()> {
    page.run(
        "const kept = JSON.parse(localStorage.getItem('astragal.settings') ?? '{}'); \
         localStorage.setItem('astragal.settings', JSON.stringify({ ...kept, command: true }))",
    )
    .await
}

const LOOK: &str = r#"(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const over = all(".decision .offers a").length > 0;
  return {
    over,
    asked: !over && all(".decision .button-main").length > 0,
    curtain: all(".curtain").length > 0,
    rule: all(".decision .ask-words .link").at(-1)?.textContent ?? "",
    phase: all(".topbar [aria-current]").at(-1)?.textContent ?? "",
  };
})()"#;

/// A look at the board.
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
    /// The phase of the round.
    pub phase: String,
}

/// Looks at the board.
pub async fn look(page: &Page) -> Result<Look> {
    page.ask(LOOK).await
}

/// Types moves, one after the other.
const TYPE: &str = r#"((moves) => {
  for (const move of moves) {
    const field = document.querySelector(".command input");
    if (!field) return;
    field.value = move;
    field.form.requestSubmit();
  }
})"#;

/// Types a move, whether or not it is offered.
pub async fn type_move(page: &Page, text: &str) -> Result<()> {
    page.run(&format!("{TYPE}(['{text}'])")).await
}

/// Whatever can be answered at all, in an order that makes a modest fighter: some attack, some
/// defence, a face; and never a die rolled again.
const MOVES: &str = r#"(() => {
  const colours = ["red", "yellow", "purple", "green", "blue"];
  const dice = [...colours.flatMap((one) => [1, 2, 3, 4].map((nth) => `${one}.${nth}`)),
    ...[1, 2, 3].map((nth) => `action.${nth}`)];
  const faces = ["might", "energy", "toughness", "agility", "x-factor", "wild"];
  const bases = ["pow.1", "pow.2", "biff", "dodge", "chin-up"];
  const each = (list, spell) => list.flatMap(spell);
  return {
    "KA-3.2": [...each(bases, (slot) => dice.map((die) => `place ${die} > ${slot}`)), "ready"],
    "KA-6.2": ["attack pow", "attack biff", "hold"],
    "KA-6.3": ["defend dodge", "stand"],
    "KA-7.4": ["trigger chin-up", "trigger dodge", "trigger pow", "trigger biff"],
    "KA-8.2": [...each(faces, (face) => [1, 2].map((nth) => `clip ${face} > action.${nth}`)),
      "done"],
    "KA-9.6": [...faces.map((face) => `gain ${face}`), ...colours.map((one) => `take ${one}`),
      "take action"],
    "KA-9.7": ["done"],
    "KA-9.8": [...faces.map((face) => `give pool.${face}`), "give action.1.1"],
    "KA-9.9": ["choose 1", "choose 2"],
    "KA-12.3": each(["orange", "green", "blue", "purple"], (one) => [`card ${one}-1`]),
    "KA-12.5": ["next A", "next B", "next C", "next D"],
    "KA-13.11": faces.map((face) => `let ${face}`),
  };
})()"#;

/// Answers what is asked, if anything is.
pub async fn step(page: &Page) -> Result<Look> {
    let now = look(page).await?;
    if now.curtain {
        // The board may have gone on between the look and the tap; then look again.
        page.tap_if_there(".curtain .button-main").await?;
    } else if now.asked {
        let rule = &now.rule;
        page.run(&format!("{TYPE}({MOVES}['{rule}'] ?? ['rule {rule}'])"))
            .await?;
    }
    Ok(now)
}

/// Plays until something is seen. Returns all that was seen where something was asked.
pub async fn play_until(page: &Page, is_it: impl Fn(&Look) -> bool) -> Result<Vec<Look>> {
    let bound = Bound::new("a moment of the match", WHOLE_MATCH);
    let mut all = Vec::new();
    loop {
        let now = look(page).await?;
        if is_it(&now) {
            all.push(now);
            return Ok(all);
        }
        ensure!(!now.over, "the match was over before");
        bound.check(&format!("{now:?}"))?;
        if now.asked || now.curtain {
            all.push(step(page).await?);
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
}

/// The dice whose place is drawn in this part of the page, by the numbers that help asks with.
pub async fn dice_in(page: &Page, part: &str) -> Result<Vec<String>> {
    page.ask(&format!(
        "[...document.querySelectorAll(\"{part} [data-help^='die:']\")].map((one) => one.dataset.help)"
    ))
    .await
}

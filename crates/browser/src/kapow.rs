//! KAPOW!'s board as a player sees it. Moves are typed into the command box, so that a play does
//! not depend on how the board is drawn: what is not offered is refused and changes nothing.

use anyhow::Result;

use crate::page::Page;
use crate::pilot::{self, HERE, Pilot};

/// Begins a new match of this set-up at this address, whatever match was kept from before.
pub async fn begin(page: &Page, custom: &str, hash: &str) -> Result<()> {
    pilot::begin(page, "kapow", custom, hash, ".kp-rival").await
}

/// Somebody who types.
pub const TYPIST: Pilot = Pilot {
    look: "",
    taps: &[
        TYPE,
        MOVES,
        "type(moves[now.rule] ?? [`rule ${now.rule}`]);",
    ],
    pause: HERE,
};

/// Somebody who taps: a die, then the first slot it fits, and so on; after some taps what the main
/// button says. Each tap is one tap, so that it can be measured.
pub const TAPPER: Pilot = Pilot {
    look: "",
    taps: &[TAP],
    pause: HERE,
};

const TAP: &str = r#"
  const kept = window.testTaps?.rule === now.rule ? window.testTaps.count : 0;
  window.testTaps = { rule: now.rule, count: kept + 1 };
  const main = last(".decision .button-main");
  const ready = main.getAttribute("aria-disabled") !== "true";
  const slot = one(".kp-slot[data-state=offered]");
  const die = kept < 12 ? all("main button.die[data-state=offered]")[kept >> 1] : undefined;
  const other = one(".decision .offers .button:not(.button-main, .button-icon)");
  (slot ?? die ?? (ready ? main : other))?.click();
"#;

/// Shows the command box from the next load on.
pub async fn type_moves(page: &Page) -> Result<()> {
    page.run(
        "const kept = JSON.parse(localStorage.getItem('astragal.settings') ?? '{}'); \
         localStorage.setItem('astragal.settings', JSON.stringify({ ...kept, command: true }))",
    )
    .await
}

/// Types a move, whether or not it is offered.
pub async fn type_move(page: &Page, text: &str) -> Result<()> {
    page.run(&format!("{TYPE} type(['{text}'])")).await
}

/// Types moves, one after the other.
const TYPE: &str = r#"
  const type = (moves) => {
    for (const move of moves) {
      const field = document.querySelector(".command input");
      if (!field) return;
      field.value = move;
      field.form.requestSubmit();
    }
  };
"#;

/// Whatever can be answered at all, in an order that makes a modest fighter: some attack, some
/// defence, a face; and never a die rolled again.
const MOVES: &str = r#"
  const colours = ["red", "yellow", "purple", "green", "blue"];
  const dice = [...colours.flatMap((one) => [1, 2, 3, 4].map((nth) => `${one}.${nth}`)),
    ...[1, 2, 3].map((nth) => `action.${nth}`)];
  const faces = ["might", "energy", "toughness", "agility", "x-factor", "wild"];
  const bases = ["pow.1", "pow.2", "biff", "dodge", "chin-up"];
  const each = (list, spell) => list.flatMap(spell);
  const moves = {
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
"#;

/// The dice whose place is drawn in this part of the page, by the numbers that help asks with.
pub async fn dice_in(page: &Page, part: &str) -> Result<Vec<String>> {
    page.ask(&format!(
        "[...document.querySelectorAll(\"{part} [data-help^='die:']\")].map((one) => one.dataset.help)"
    ))
    .await
}

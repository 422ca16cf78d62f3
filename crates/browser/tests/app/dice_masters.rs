//! Dice Masters: the introductory game by taps to its end; a payment and an attack against what
//! counting by hand gives; and every screen, with fifteen dice a side.

use crate::screens::{fits, in_language, look_in_both, measured};
use anyhow::{Result, ensure};
use browser::masters::{self, ALONE};
use browser::pilot::Look;
use browser::{Page, play};
use serde::Deserialize;

const INTRO: &str = r#"{"mode":"intro","bot":"random"}"#;
const DOUBLES: &str = r#"{"mode":"doubles","bot":"random"}"#;
const CASUAL: &str = r#"{"mode":"casual","bot":"random"}"#;

async fn ready(page: &Page) -> Result<()> {
    page.hasten(40).await?;
    page.reload(".ways a").await
}

pub(crate) async fn the_introduction_is_played_by_taps_to_its_end() -> Result<()> {
    play("masters-intro", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        from_home(page).await?;
        let _seen: Vec<Look> = ALONE.play_until(page, "now.over").await?;
        let shown = "document.querySelector('dialog.pn-result') !== null";
        page.until("the result", shown).await?;
        page.picture("masters-result").await?;
        page.tap("dialog.pn-result .offers .button:nth-of-type(1)")
            .await?;
        page.record_holds().await
    })
    .await
}

/// Takes the box from the table, and plays the way for newcomers against the gentlest level.
async fn from_home(page: &Page) -> Result<()> {
    page.tap(".box.dice-masters").await?;
    page.tap(".box-panel p button.link").await?;
    let rival = "document.querySelectorAll('.custom-seat')[1]?.querySelector('select')";
    page.until("who plays", &format!("({rival} ?? null) !== null"))
        .await?;
    page.run(&format!(
        "const list = {rival}; list.value = 'chalk'; \
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ))
    .await?;
    let kept: String = page
        .ask("localStorage.getItem('astragal.dice-masters')")
        .await?;
    ensure!(
        kept.contains("chalk") && !kept.contains("casual"),
        "{kept} is not the introduction against the gentlest level"
    );
    page.tap("dialog a.button-main").await?;
    page.until("the board", "document.querySelector('main.ms') !== null")
        .await
}

/// A payment as the sheet shows it: what was there, what stays, what is lost, and the price.
const PAYMENT: &str = r#"(() => {
  const number = (what) => Number(document.querySelector(what).textContent.match(/\d+/)?.[0] ?? 0);
  return {
    before: number(".ms-reserve .zone-name b"),
    left: number(".ms-rest b"),
    lost: number(".ms-lost"),
    price: number(".ms-card[data-state=chosen] .cost"),
    pays: document.querySelectorAll(".ms-bill .die").length,
    marked: document.querySelectorAll(".ms-reserve .die[data-state=kept]").length,
  };
})()"#;

#[derive(Debug, Deserialize)]
struct Payment {
    before: u8,
    left: u8,
    lost: u8,
    price: u8,
    pays: u8,
    marked: u8,
}

const WARE: &str = "main button.ms-card[data-state=offered]";
/// A card that costs something: effects offer cards, too, and for nothing.
const FOR_SALE: &str = "now.rule === 'MA-13.1' && one('main button.ms-card[data-state=offered]')";

pub(crate) async fn a_payment_is_seen_before_it_is_made() -> Result<()> {
    play("masters-pay", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        masters::begin(page, INTRO).await?;
        masters::find(page, INTRO, FOR_SALE).await?;
        page.tap(WARE).await?;
        let sheet = "document.querySelector('.ms-sheet') !== null";
        page.until("the sheet", sheet).await?;
        page.picture("masters-pay").await?;
        let pays: Payment = page.ask(PAYMENT).await?;
        let sum = pays.left + pays.price + pays.lost;
        ensure!(pays.before == sum, "{pays:?} does not add up");
        ensure!(pays.pays == pays.marked, "{pays:?}: other dice are marked");
        // One press buys and pays: no second question.
        page.tap(".decision .button-main").await?;
        let paid = format!("!({sheet})");
        page.until("the sheet to be gone", &paid).await
    })
    .await
}

/// What gets through, lane by lane, and what is said of all together.
const ATTACK: &str = r#"(() => {
  const number = (one) => Number(one.textContent.match(/\d+/)?.[0] ?? 0);
  const through = [...document.querySelectorAll(".ms-ends .chip:has([href='#sym-attack'])")];
  return {
    lanes: document.querySelectorAll(".ms-lane").length,
    through: through.reduce((sum, chip) => sum + number(chip), 0),
    said: number(document.querySelector(".ms-total > span")),
  };
})()"#;

#[derive(Debug, Deserialize)]
struct Attack {
    lanes: u8,
    through: u8,
    said: u8,
}

pub(crate) async fn an_attack_shows_what_it_comes_to() -> Result<()> {
    play("masters-attack", async |stage| {
        let page = &stage.page;
        ready(page).await?;
        page.resize(1280, 800).await?;
        masters::begin(page, INTRO).await?;
        masters::find(page, INTRO, "one('.ms-slot')").await?;
        page.picture("masters-attack").await?;
        let attack: Attack = page.ask(ATTACK).await?;
        ensure!(attack.lanes > 0, "{attack:?}: nobody attacks");
        ensure!(attack.through == attack.said, "{attack:?} does not add up");
        Ok(())
    })
    .await
}

pub(crate) async fn screens_of_dice_masters_fit_in_german() -> Result<()> {
    in_language("masters-screens", "de", walk).await
}

pub(crate) async fn screens_of_dice_masters_fit_in_english() -> Result<()> {
    in_language("masters-screens", "en", walk).await
}

/// All that lies on the table.
const BOARD: &str = "main.ms > *";

/// Moments of a match: what each is called, how it is played, when it is there, what is tapped, and
/// what is to be seen then.
const MOMENTS: [(&str, &str, &str, &str, &str); 6] = [
    ("reroll", INTRO, "one('.ms-reserve button.die')", "", ""),
    ("main", CASUAL, FOR_SALE, "", ""),
    ("pay", CASUAL, FOR_SALE, WARE, ".ms-sheet"),
    (
        "attack",
        INTRO,
        "now.rule === 'MA-11.1' && one('.ms-field button.die[data-state=offered]')",
        ".ms-field button.die[data-state=offered]",
        ".ms-field .die[data-state=chosen]",
    ),
    (
        "block",
        INTRO,
        "now.rule === 'MA-11.4' && one('.ms-slot[data-state=offered]')",
        "",
        "",
    ),
    (
        "field",
        CASUAL,
        "one('.ms-field li:nth-of-type(3)')",
        "",
        "",
    ),
];

/// As many dice in each field as a match can hold.
const FULL: &str = r#"for (const row of document.querySelectorAll(".ms-field .dice")) {
  const die = document.querySelector(".ms-field li, .ms-reserve li");
  while (row.children.length < 15) row.append(die.cloneNode(true));
}"#;

async fn walk(page: &Page, lang: &str) -> Result<()> {
    page.resize(1280, 800).await?;
    let mut before = "";
    for (name, custom, when, tapped, then) in MOMENTS {
        if before != custom {
            masters::begin(page, custom).await?;
        }
        before = custom;
        masters::find(page, custom, when).await?;
        if !tapped.is_empty() {
            page.tap(tapped).await?;
            let there = format!("document.querySelector('{then}') !== null");
            page.until(name, &there).await?;
        }
        let picture = format!("masters-{name}-{lang}");
        look_in_both(page, &picture).await?;
        if ["main", "pay", "block"].contains(&name) {
            measured(page, &picture, BOARD).await?;
        }
    }
    masters::begin(page, DOUBLES).await?;
    masters::find(page, DOUBLES, "one('.ms-field li')").await?;
    let picture = format!("masters-doubles-{lang}");
    look_in_both(page, &picture).await?;
    measured(page, &picture, BOARD).await?;
    masters::begin(page, CASUAL).await?;
    masters::find(page, CASUAL, "one('.ms-field li')").await?;
    page.run(FULL).await?;
    for (width, height) in [(360, 740), (390, 844), (844, 390), (1280, 800)] {
        fits(page, &format!("masters-full-{lang}"), width, height).await?;
    }
    page.resize(1280, 800).await
}

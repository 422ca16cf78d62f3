//! Every screen in both languages, both themes, on a phone and on a desk, and every board measured
//! in all sizes of window and text: nothing to scroll sideways, no key without words, and axe-core
//! finds nothing that keeps people out. Their pictures are for people to look at. A walk is taken
//! once in each language; every screen on it is seen in both themes.

use anyhow::{Result, ensure};
use browser::{Page, axe, board, measure, play};

/// The smallest phone, a usual one, a desk.
const SIZES: [(u32, u32); 3] = [(360, 740), (390, 844), (1280, 800)];
/// Those of them in which a screen is looked at in the dark: what fits does not hang on colours.
const DARK: [(u32, u32); 2] = [(390, 844), (1280, 800)];

/// The board of IRONDIE: both mats, and what lies between them.
const IRONDIE: &str = ".ir-mat, .ir-duel";

/// Text and labels that look like the key of a sentence, or like a sentence with a hole.
const KEYS: &str = r#"(() => {
  const texts = [document.body.innerText, document.title];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  return texts.join("\n").match(/\b(web|irondie|dice-miner-[a-z]+|kapow|dice-throne-[a-z]+|dice-masters-[a-z]+|cli|pack)-[a-z]+(-[a-z]+)*|\{ ?\$[a-z-]+ ?\}/g) ?? [];
})()"#;

const SIDEWAYS: &str = r#"(() => {
  const root = document.scrollingElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
  return wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
})()"#;

pub(crate) async fn screens_fit_and_speak_german() -> Result<()> {
    in_language("screens", "de", walk).await
}

pub(crate) async fn screens_fit_and_speak_english() -> Result<()> {
    in_language("screens", "en", walk).await
}

/// Decides the dice of every walk.
const SEED: u32 = 7;

/// Takes a walk in a language.
pub(crate) async fn in_language(
    name: &str,
    lang: &str,
    walk: impl AsyncFn(&Page, &str) -> Result<()>,
) -> Result<()> {
    play(&format!("{name}-{lang}"), async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.seed(SEED).await?;
        set(page, lang).await?;
        walk(page, lang).await
    })
    .await
}

async fn set(page: &Page, lang: &str) -> Result<()> {
    for theme in ["dark", "light"] {
        let settings = format!(r#"{{"lang":"{lang}","theme":"{theme}"}}"#);
        page.go("#/", ".ways a").await?;
        page.run(&format!(
            "localStorage.setItem('astragal.settings', '{settings}')"
        ))
        .await?;
        page.reload(".ways a").await?;
        let root = "document.documentElement.lang + ' ' + document.documentElement.dataset.theme";
        ensure!(
            page.ask::<String>(root).await? == format!("{lang} {theme}"),
            "{root}"
        );
    }
    Ok(())
}

async fn walk(page: &Page, lang: &str) -> Result<()> {
    look_in_both(page, &format!("home-{lang}")).await?;
    measured(page, &format!("home-{lang}"), ".boxes, .ways").await?;
    for (sheet, button) in [
        ("custom", ".box-panel p button.link"),
        ("settings", ".home-head nav button:last-of-type"),
        ("rules", ".home-foot button:first-of-type"),
        ("keys", ".home-foot button:nth-of-type(2)"),
        ("record", ".home-foot button:nth-of-type(3)"),
    ] {
        page.tap(button).await?;
        page.until(sheet, "document.querySelector('dialog') !== null")
            .await?;
        look_in_both(page, &format!("{sheet}-{lang}")).await?;
        if sheet == "rules" {
            stays_in_sight(page, "dialog .pn-find input").await?;
        }
        page.tap("dialog header button").await?;
    }
    board::begin(page, "#/play/irondie").await?;
    look_in_both(page, &format!("hand-{lang}")).await?;
    measured(page, &format!("hand-{lang}"), IRONDIE).await?;
    board::to_battle(page).await?;
    look_in_both(page, &format!("board-{lang}")).await?;
    measured(page, &format!("board-{lang}"), IRONDIE).await?;
    three_against_three(page, lang).await?;
    board::begin(page, "#/screen/irondie").await?;
    page.press("789\u{e007}").await?;
    page.until("the curtain", "document.querySelector('.curtain') !== null")
        .await?;
    look_in_both(page, &format!("curtain-{lang}")).await
}

/// However far the sheet that is open is scrolled, on a phone too.
async fn stays_in_sight(page: &Page, selector: &str) -> Result<()> {
    page.resize(390, 844).await?;
    for end in ["0", "sheet.scrollHeight"] {
        page.run(&format!(
            "const sheet = document.querySelector('dialog'); sheet.scrollTop = {end}"
        ))
        .await?;
        let long = "(() => { const sheet = document.querySelector('dialog'); \
            return sheet.scrollHeight - sheet.clientHeight; })()";
        let long: f32 = page.ask(long).await?;
        ensure!(long > 100.0, "the sheet of {selector} is too short to tell");
        let seen = format!(
            "(() => {{ const it = document.querySelector('{selector}'); \
               const at = it.getBoundingClientRect(); \
               const on = document.elementFromPoint((at.left + at.right) / 2, \
                 (at.top + at.bottom) / 2); return it.contains(on); }})()"
        );
        page.until(&format!("{selector} to be in sight"), &seen)
            .await?;
    }
    page.resize(1280, 800).await
}

/// As many as can sit at one table: a team's mats stand beside each other.
async fn three_against_three(page: &Page, lang: &str) -> Result<()> {
    let teams = r#"localStorage.setItem('astragal.irondie', '{"mode":"teams-3","bot":"random"}')"#;
    page.run(teams).await?;
    page.go("#/", ".ways a").await?;
    page.reload(".box-panel p button.link").await?;
    page.tap(".box-panel p button.link").await?;
    stays_in_sight(page, "dialog.custom > .offers .button-main").await?;
    page.tap("dialog header button").await?;
    board::begin(page, "#/play/irondie").await?;
    board::to_battle(page).await?;
    look_in_both(page, &format!("teams-{lang}")).await?;
    measured(
        page,
        &format!("teams-{lang}"),
        ".ir-mat, .ir-duel, .ir-team",
    )
    .await?;
    page.run("localStorage.removeItem('astragal.irondie')")
        .await
}

/// The sheet that is open, with long names on it, in every size of window and text.
pub(crate) async fn sheet_measured(page: &Page, name: &str) -> Result<()> {
    measure::sheet_in_every_size(page, name, name.ends_with("-de")).await
}

/// A board in every size of window and text. Pictures are kept of the language with longer words.
pub(crate) async fn measured(page: &Page, name: &str, board: &str) -> Result<()> {
    measure::in_every_size(page, name, board, name.ends_with("-de")).await
}

/// A screen fits a size; its picture is kept.
pub(crate) async fn fits(page: &Page, name: &str, width: u32, height: u32) -> Result<()> {
    page.resize(width, height).await?;
    let wide: Vec<String> = page.ask(SIDEWAYS).await?;
    page.picture(&format!("{name}-{width}")).await?;
    ensure!(wide.is_empty(), "{name} is wider than {width}: {wide:#?}");
    Ok(())
}

/// A screen fits, speaks, and keeps nobody out; it is as wide as a desk afterwards.
pub(crate) async fn look(page: &Page, name: &str) -> Result<()> {
    for (width, height) in SIZES {
        fits(page, name, width, height).await?;
    }
    let keys: Vec<String> = page.ask(KEYS).await?;
    ensure!(keys.is_empty(), "{name} has keys without words: {keys:?}");
    if let Some(source) = axe::source()? {
        let found = axe::violations(page, &source).await?;
        ensure!(found.is_empty(), "axe-core finds on {name}: {found:#?}");
    }
    Ok(())
}

/// The same in both themes; it is light again afterwards.
pub(crate) async fn look_in_both(page: &Page, name: &str) -> Result<()> {
    look(page, &format!("{name}-light")).await?;
    wear(page, "dark").await?;
    let dark = format!("{name}-dark");
    for (width, height) in DARK {
        fits(page, &dark, width, height).await?;
    }
    if let Some(source) = axe::source()? {
        let found = axe::faint(page, &source).await?;
        ensure!(found.is_empty(), "axe-core finds on {dark}: {found:#?}");
    }
    wear(page, "light").await
}

/// The same for a sheet over the board, on a phone on its side and on large screens, too.
pub(crate) async fn look_more(page: &Page, name: &str) -> Result<()> {
    look_in_both(page, name).await?;
    for (width, height) in [(844, 390), (1920, 1080), (2560, 1440)] {
        fits(page, name, width, height).await?;
    }
    page.resize(1280, 800).await
}

async fn wear(page: &Page, theme: &str) -> Result<()> {
    page.run(&format!(
        "document.documentElement.dataset.theme = '{theme}'"
    ))
    .await
}

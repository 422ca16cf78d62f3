//! Every screen in both languages, both themes, on a phone and on a desk: nothing to scroll
//! sideways, no key without words. Their pictures are for people to look at.

use anyhow::{Result, ensure};
use browser::{Page, board, play};

const SIZES: [(u32, u32); 2] = [(390, 844), (1280, 800)];

/// Text and labels that look like the key of a sentence, or like a sentence with a hole.
const KEYS: &str = r#"(() => {
  const texts = [document.body.innerText, document.title];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
  return texts.join("\n").match(/\b(web|irondie|dice-miner-[a-z]+|kapow|cli|pack)-[a-z]+(-[a-z]+)*|\{ ?\$[a-z-]+ ?\}/g) ?? [];
})()"#;

const SIDEWAYS: &str = r#"(() => {
  const root = document.scrollingElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > root.clientWidth + 1);
  return wide.slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
})()"#;

#[tokio::test]
async fn screens_fit_and_speak_german() -> Result<()> {
    in_language("de").await
}

#[tokio::test]
async fn screens_fit_and_speak_english() -> Result<()> {
    in_language("en").await
}

async fn in_language(lang: &str) -> Result<()> {
    play(&format!("screens-{lang}"), async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        for theme in ["light", "dark"] {
            set(page, lang, theme).await?;
            walk(page, &format!("{lang}-{theme}")).await?;
        }
        Ok(())
    })
    .await
}

pub(crate) async fn set(page: &Page, lang: &str, theme: &str) -> Result<()> {
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
    Ok(())
}

async fn walk(page: &Page, name: &str) -> Result<()> {
    inspect(page, &format!("home-{name}")).await?;
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
        inspect(page, &format!("{sheet}-{name}")).await?;
        page.tap("dialog header button").await?;
    }
    board::begin(page, "#/play/irondie").await?;
    inspect(page, &format!("hand-{name}")).await?;
    board::to_battle(page).await?;
    inspect(page, &format!("board-{name}")).await
}

pub(crate) async fn inspect(page: &Page, name: &str) -> Result<()> {
    inspect_at(page, name, &SIZES).await
}

/// Nothing to scroll sideways in windows of these sizes, and no key without words.
pub(crate) async fn inspect_at(page: &Page, name: &str, sizes: &[(u32, u32)]) -> Result<()> {
    for &(width, height) in sizes {
        page.resize(width, height).await?;
        let wide: Vec<String> = page.ask(SIDEWAYS).await?;
        page.picture(&format!("{name}-{width}")).await?;
        ensure!(wide.is_empty(), "{name} is wider than {width}: {wide:#?}");
    }
    let keys: Vec<String> = page.ask(KEYS).await?;
    ensure!(keys.is_empty(), "{name} has keys without words: {keys:?}");
    Ok(())
}

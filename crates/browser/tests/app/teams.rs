//! The team builder of Dice Masters: cards are found by what they say in either language, a team is
//! built, checked and shared, its link brings it back, and it is played with.

use crate::screens::{in_language, look_in_both};
use anyhow::{Result, ensure};
use browser::{Page, play, there};
use thirtyfour::Key;

const PAGE: &str = "#/sets/dice-masters";
const ROWS: &str = ".mt-rows .mt-row";
const PLAY: &str = ".decision .button-main";
const UNDO: &str = ".decision .button-icon";
const TEXT: &str = "document.querySelector('#set-text').value";

pub(crate) async fn a_team_is_built_shared_and_played() -> Result<()> {
    play("teams-built", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.go(PAGE, ROWS).await?;
        choose_mode(page, "casual").await?;
        build(page).await?;
        refuse(page).await?;
        name(page, "Iron rain").await?;
        let text: String = page.ask(TEXT).await?;
        ensure!(text.starts_with("name Iron rain\n"), "{text}");
        // A link brings the same team to somebody who has none.
        page.run("localStorage.clear()").await?;
        page.run(&format!(
            "location.hash = '#/'; setTimeout(() => location.hash = '{PAGE}/' + \
             encodeURIComponent({}), 50)",
            serde_json::to_string(&text)?
        ))
        .await?;
        page.until(
            "what was sent",
            &format!("{TEXT} === {}", serde_json::to_string(&text)?),
        )
        .await?;
        choose_mode(page, "casual").await?;
        breaks(page, &[]).await?;
        page.picture("teams-sent").await?;
        page.tap(PLAY).await?;
        page.until("the match", &there("main.table:not(.se) .die"))
            .await?;
        let kept: String = page
            .ask("localStorage.getItem('astragal.dice-masters')")
            .await?;
        ensure!(kept.contains("own-") && kept.contains("casual"), "{kept}");
        some_turns(page).await
    })
    .await
}

/// Five cards and two basic actions, with fifteen dice.
async fn build(page: &Page) -> Result<()> {
    find(page, "drax pained").await?;
    ensure!(page.count(ROWS).await? == 1, "one card is called so");
    page.tap(&doing("drax-pained")).await?;
    for (words, card) in [
        ("tangled web", "spider-man-tangled-web"),
        ("secret avenger", "spider-woman-secret-avenger"),
        ("wild pack", "silver-sable-wild-pack"),
    ] {
        find(page, words).await?;
        page.tap(&doing(card)).await?;
    }
    ensure!(page.count(".mt-slot[data-card]").await? == 4, "four cards");
    find(page, "").await?;
    page.tap(".mt-slots li:last-child button").await?;
    page.until("basic actions", &there(&row("exposed"))).await?;
    page.tap(&doing("exposed")).await?;
    page.tap(&doing("betrayal")).await?;
    breaks(page, &[]).await
}

/// What there is no room for is not put in, and the rule is named; what was done is taken back.
async fn refuse(page: &Page) -> Result<()> {
    page.tap(&doing("slander")).await?;
    ensure!(
        page.text(".slip").await?.contains("MA-2.7"),
        "a third basic action"
    );
    page.tap(".mt-kinds label:first-of-type").await?;
    find(page, "pained").await?;
    let more = format!("{} button:last-child", row("drax-pained"));
    page.tap(&more).await?;
    page.tap(&more).await?;
    page.tap(&more).await?;
    ensure!(page.text(".slip").await?.contains("MA-2.5"), "a fifth die");
    page.tap(UNDO).await?;
    ensure!(
        page.text(&row("drax-pained")).await?.contains("3 / 4"),
        "one was taken back"
    );
    Ok(())
}

/// Some moves of whoever is asked.
async fn some_turns(page: &Page) -> Result<()> {
    for _ in 0..12 {
        page.tap_if_there(".pick[data-state=offered]").await?;
        page.tap_if_there(&format!("{PLAY}:not([aria-disabled])"))
            .await?;
    }
    page.picture("teams-played").await
}

pub(crate) async fn cards_are_found_by_either_language_and_by_keys() -> Result<()> {
    in_language("teams-found", "de", async |page: &Page, _: &str| {
        page.go(PAGE, ROWS).await?;
        let all = page.count(ROWS).await?;
        page.tap("#mt-find").await?;
        find(page, "damage").await?;
        page.until(
            "English words",
            &format!("document.querySelectorAll('{ROWS}').length > 3"),
        )
        .await?;
        find(page, "Schaden").await?;
        let german = page.count(ROWS).await?;
        ensure!(german > 3 && german < all, "{german} of {all}");
        ensure!(page.count(".mt-text mark").await? > 3, "words are marked");
        page.tap(".mt-wide .mt-set:nth-child(2) .mt-opt:nth-of-type(2)")
            .await?;
        let bolts = page.count(ROWS).await?;
        ensure!(bolts > 0 && bolts < german, "{bolts} of {german}");
        page.tab_to(".mt-rows .mt-look").await?;
        page.press_key(Key::Down).await?;
        let second = "document.activeElement.closest('.mt-row') === \
                      document.querySelectorAll('.mt-row')[1]";
        ensure!(page.ask::<bool>(second).await?, "the next card");
        page.press_key(Key::Enter).await?;
        page.until("the card", &there("dialog.mt-card .mt-faces"))
            .await
    })
    .await
}

pub(crate) async fn a_team_by_chance_is_like_others() -> Result<()> {
    play("teams-by-chance", async |stage| {
        let page = &stage.page;
        page.go(PAGE, ROWS).await?;
        ensure!(page.count("#alike li").await? >= 4, "teams to begin with");
        page.tap(".mt-bar .mt-more:has(+ .button-main)").await?;
        breaks(page, &[]).await?;
        let like = page.text("#alike li").await?;
        ensure!(like.contains('%'), "{like}");
        page.tap("#alike > .button").await?;
        ensure!(page.count("#alike li").await? >= 8, "eight to begin with");
        page.tap("#alike li button").await?;
        breaks(page, &[]).await?;
        ensure!(page.count("#own li").await? == 2, "both are kept");
        Ok(())
    })
    .await
}

pub(crate) async fn screens_of_teams_fit_in_german() -> Result<()> {
    in_language("teams-screens", "de", walk).await
}

pub(crate) async fn screens_of_teams_fit_in_english() -> Result<()> {
    in_language("teams-screens", "en", walk).await
}

async fn walk(page: &Page, lang: &str) -> Result<()> {
    page.go(PAGE, ROWS).await?;
    look_in_both(page, &format!("teams-empty-{lang}")).await?;
    page.tap("#alike li button").await?;
    name(page, "Das Team mit dem wirklich langen Namen").await?;
    page.tap(".mt-slots li:nth-child(3) button").await?;
    page.until("the card", &there("dialog.mt-card .mt-faces"))
        .await?;
    look_in_both(page, &format!("teams-card-{lang}")).await?;
    page.tap("dialog .mt-step button:first-child").await?;
    page.tap("dialog header .tool").await?;
    look_in_both(page, &format!("teams-team-{lang}")).await?;
    page.resize(390, 844).await?;
    page.tap(".se-unfold").await?;
    look_in_both(page, &format!("teams-side-{lang}")).await?;
    page.resize(390, 844).await?;
    page.tap_if_there(".side-close").await?;
    page.tap(".mt-fbutton").await?;
    page.tap("dialog .mt-set:first-child .mt-opt:nth-of-type(2)")
        .await?;
    look_in_both(page, &format!("teams-filter-{lang}")).await
}

async fn find(page: &Page, words: &str) -> Result<()> {
    page.fill("#mt-find", words).await?;
    // A driver that empties a field tells nobody.
    let told = "document.querySelector('#mt-find').dispatchEvent(\
                new Event('input', { bubbles: true }))";
    page.run(told).await
}

async fn name(page: &Page, name: &str) -> Result<()> {
    page.run(&format!(
        "const field = document.querySelector('.se-name input'); field.value = '{name}'; \
         field.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ))
    .await
}

async fn choose_mode(page: &Page, mode: &str) -> Result<()> {
    page.choose("#checks select", mode).await
}

/// Exactly these rules are said to be broken.
async fn breaks(page: &Page, rules: &[&str]) -> Result<()> {
    let broken = "[...document.querySelectorAll('#checks [data-ok=no] .link')]\
        .map((rule) => rule.textContent)";
    let found: Vec<String> = page.ask(broken).await?;
    ensure!(found == rules, "{found:?} instead of {rules:?}");
    Ok(())
}

fn row(card: &str) -> String {
    format!(".mt-rows [data-card={card}]")
}

fn doing(card: &str) -> String {
    format!("{} .mt-do button", row(card))
}

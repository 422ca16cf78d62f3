//! The set editor: from an empty bench to a match, by mouse and by keys; what is wrong is said;
//! texts and links bring sets back; and who sits where is set up with own sets.

use crate::screens::{in_language, look_in_both};
use anyhow::{Result, ensure};
use browser::{Page, play, there};
use thirtyfour::Key;

const PAGE: &str = "#/sets/irondie";
const GRID: &str = ".se-grid button.die";
const PLAY: &str = ".decision .button-main";
const UNDO: &str = ".decision .button-icon";
const RARE: &str = ".se-pick .se-switch";

/// A legal set with a side set, as it is spelled.
const OWN: &str = "name Iron rain\\nsmasher.red x3 smasher.red*\\nbarrier.blue x2 powerup.white\\n\
    swarm.orange x2\\nside swarm.red x3";

pub(crate) async fn a_set_is_built_by_clicks_and_played() -> Result<()> {
    play("sets-by-clicks", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.tap(".box-panel p a.link").await?;
        page.until("the editor", &there(GRID)).await?;
        ensure!(page.count(GRID).await? == 72, "nine kinds in eight colours");
        breaks(page, &["IR-3.1", "IR-3.2", "IR-3.2", "IR-3.2"]).await?;
        build(page).await?;
        refuse(page).await?;
        let played: Vec<String> = page.ask(&kinds(".se-slots")).await?;
        page.tap(PLAY).await?;
        page.until("the hand", &there(".ir-hand-dice .die")).await?;
        let mut hand: Vec<String> = page.ask(&kinds(".ir-hand-dice")).await?;
        let mut played = played;
        hand.sort();
        played.sort();
        ensure!(hand == played, "{hand:?} instead of {played:?}");
        Ok(())
    })
    .await
}

/// Nine dice, the last of them for Life, three of them rare.
async fn build(page: &Page) -> Result<()> {
    for _ in 0..3 {
        page.tap(&die("smasher", "red")).await?;
        page.tap(&die("barrier", "blue")).await?;
    }
    page.tap(RARE).await?;
    for _ in 0..3 {
        page.tap(&die("ballistic", "purple")).await?;
    }
    ensure!(page.count(".se-slots button").await? == 9, "nine dice");
    ensure!(
        page.text(&cell("ballistic", "purple"))
            .await?
            .ends_with('3'),
        "the grid counts"
    );
    breaks(page, &["IR-3.2"]).await?;
    ensure!(
        page.count(&format!("{PLAY}[aria-disabled]")).await? == 1,
        "no match yet"
    );
    page.tap(RARE).await?;
    page.tap(".se-slots li:first-child button").await?;
    breaks(page, &["IR-3.1", "IR-3.2"]).await?;
    page.tap(&die("swarm", "orange")).await?;
    breaks(page, &[]).await
}

/// What has no room is not put in, and the rule is named; what was taken out comes back.
async fn refuse(page: &Page) -> Result<()> {
    page.tap(&die("swarm", "orange")).await?;
    ensure!(page.text(".slip").await?.contains("IR-3.1"), "a tenth die");
    page.tap(".se-slots li:first-child button").await?;
    ensure!(page.count(".slip").await? == 0, "the slip is gone");
    page.tap(RARE).await?;
    page.tap(&die("swarm", "orange")).await?;
    ensure!(
        page.text(".slip").await?.contains("IR-3.3"),
        "a fourth rare die"
    );
    page.tap(RARE).await?;
    page.tap(UNDO).await?;
    breaks(page, &[]).await
}

pub(crate) async fn sets_come_back_as_text_link_and_copy() -> Result<()> {
    play("sets-as-text", async |stage| {
        let page = &stage.page;
        page.go(PAGE, GRID).await?;
        read(page, "smasher.red\\nhammer.red").await?;
        page.until("why not", &there("#wrong")).await?;
        let wrong = page.text("#wrong").await?;
        ensure!(
            wrong.contains('2') && wrong.contains("hammer.red"),
            "{wrong}"
        );
        read(page, OWN).await?;
        breaks(page, &[]).await?;
        let name = "document.querySelector('.se-name input').value";
        ensure!(
            page.ask::<String>(name).await? == "Iron rain",
            "the name is read"
        );
        ensure!(
            page.count(".se-side button[data-kind]").await? == 3,
            "the side set"
        );
        let whole: String = page.ask(TEXT).await?;
        ensure!(whole == OWN.replace("\\n", "\n"), "{whole}");
        // Kept without being asked to.
        page.reload(GRID).await?;
        ensure!(page.ask::<String>(TEXT).await? == whole, "kept");
        shelve(page).await?;
        // A link brings the same set, and only once.
        page.run(&format!(
            "location.hash = '{PAGE}/' + encodeURIComponent('name Sent\\nswarm.red x2')"
        ))
        .await?;
        page.until("what was sent", &format!("{name} === 'Sent'"))
            .await?;
        page.reload(GRID).await?;
        ensure!(page.count("#own li").await? == 2, "no second copy");
        // The field reads a link as well.
        let link = format!("https://dice.example/{PAGE}/swarm.blue%20x3");
        read(page, &link).await?;
        let blue: Vec<String> = page.ask(&kinds(".se-slots")).await?;
        ensure!(blue == ["swarm blue"; 3], "{blue:?}");
        page.picture("sets-own").await
    })
    .await
}

/// A copy under a name of its own, thrown away again.
async fn shelve(page: &Page) -> Result<()> {
    page.tap("#own .rowed .button:nth-child(2)").await?;
    ensure!(page.count("#own li").await? == 2, "a copy");
    page.run(
        "const field = document.querySelector('.se-name input'); field.value = 'Mine'; \
         field.dispatchEvent(new Event('change', { bubbles: true }))",
    )
    .await?;
    ensure!(
        page.text("#own [aria-current]").await?.contains("Mine"),
        "renamed"
    );
    page.tap("#own .rowed .button:nth-child(3)").await?;
    ensure!(page.count("#own li").await? == 2, "asked once more");
    page.tap("#own .rowed .button:nth-child(3)").await?;
    ensure!(page.count("#own li").await? == 1, "thrown away");
    ensure!(
        page.text("#own li").await?.contains("Iron rain"),
        "the other is left"
    );
    Ok(())
}

pub(crate) async fn a_set_is_built_by_keys() -> Result<()> {
    play("sets-by-keys", async |stage| {
        let page = &stage.page;
        page.go(PAGE, GRID).await?;
        page.until("one stop for Tab", &there(&format!("{GRID}[tabindex='0']")))
            .await?;
        page.tab_to(GRID).await?;
        page.press_key(Key::Right).await?;
        page.press_key(Key::Down).await?;
        page.press_key(Key::Enter).await?;
        let put: Vec<String> = page.ask(&kinds(".se-slots")).await?;
        ensure!(put == ["assault blue"], "{put:?}");
        let focus = "document.activeElement.matches('.se-grid [data-kind=assault]')";
        ensure!(page.ask::<bool>(focus).await?, "the focus stays");
        page.press_key(Key::Delete).await?;
        ensure!(page.count(".se-slots button").await? == 0, "taken out");
        page.press_key(Key::Backspace).await?;
        ensure!(page.count(".se-slots button").await? == 1, "and back");
        Ok(())
    })
    .await
}

pub(crate) async fn seats_are_set_up_with_own_sets() -> Result<()> {
    play("sets-custom", async |stage| {
        let page = &stage.page;
        page.go(PAGE, GRID).await?;
        read(page, OWN).await?;
        page.go("#/", ".box-panel button.link").await?;
        page.tap(".box-panel button.link").await?;
        page.until("the sheet", &there("dialog .custom-seat"))
            .await?;
        for (mode, seats) in [("match", 2), ("teams-2", 4), ("teams-3", 6), ("duel", 2)] {
            page.tap(&format!("dialog label:has([value={mode}])"))
                .await?;
            ensure!(
                page.count(".custom-seat").await? == seats,
                "seats of {mode}"
            );
        }
        page.tap("dialog label:has([value=match])").await?;
        choose(page, 0, 1, "Iron rain").await?;
        choose(page, 1, 0, "Another person").await?;
        let kept: String = page.ask("localStorage.getItem('astragal.irondie')").await?;
        ensure!(kept.contains("own-") && kept.contains("person"), "{kept}");
        page.tap("dialog a.button-main").await?;
        page.until("the match", &there(".ir-hand-dice .die"))
            .await?;
        let hand: Vec<String> = page.ask(&kinds(".ir-hand-dice")).await?;
        ensure!(
            hand.iter().filter(|die| *die == "smasher red").count() == 4,
            "{hand:?}"
        );
        ensure!(
            page.ask::<String>("location.hash").await? == "#/screen/irondie",
            "at one screen"
        );
        Ok(())
    })
    .await
}

/// Chooses by the name that people read, in a list of a seat.
async fn choose(page: &Page, seat: usize, list: usize, name: &str) -> Result<()> {
    page.run(&format!(
        "const list = document.querySelectorAll('.custom-seat')[{seat}]\
            .querySelectorAll('select')[{list}]; \
         list.value = [...list.options].find((one) => one.text === '{name}').value; \
         list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    ))
    .await
}

pub(crate) async fn screens_of_the_editor_fit_in_german() -> Result<()> {
    in_language("sets-screens", "de", walk).await
}

pub(crate) async fn screens_of_the_editor_fit_in_english() -> Result<()> {
    in_language("sets-screens", "en", walk).await
}

async fn walk(page: &Page, lang: &str) -> Result<()> {
    page.go(PAGE, GRID).await?;
    read(page, OWN).await?;
    page.tap(".se-slots li:first-child button").await?;
    page.tap(".se-what").await?;
    look_in_both(page, &format!("sets-{lang}")).await?;
    page.go("#/", ".box-panel button.link").await?;
    page.tap(".box-panel button.link").await?;
    page.tap("dialog label:has([value=teams-2])").await?;
    page.tap("dialog summary").await?;
    look_in_both(page, &format!("teams-{lang}")).await
}

const TEXT: &str = "document.querySelector('#set-text').value";

/// Writes a text into the field and reads it in.
async fn read(page: &Page, text: &str) -> Result<()> {
    page.run(&format!(
        "const field = document.querySelector('#set-text'); field.value = '{text}'; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ))
    .await?;
    page.tap(".se-text header .tool:last-of-type").await
}

/// Exactly these rules are said to be broken.
async fn breaks(page: &Page, rules: &[&str]) -> Result<()> {
    let broken = "[...document.querySelectorAll('#checks [data-ok=no] .link')]\
        .map((rule) => rule.textContent)";
    let found: Vec<String> = page.ask(broken).await?;
    ensure!(found == rules, "{found:?} instead of {rules:?}");
    Ok(())
}

fn die(kind: &str, colour: &str) -> String {
    format!(".se-grid .die[data-kind={kind}][data-colour={colour}]")
}

fn cell(kind: &str, colour: &str) -> String {
    format!(".se-cell:has(.die[data-kind={kind}][data-colour={colour}])")
}

/// The dice in a place, by kind and colour.
fn kinds(place: &str) -> String {
    format!(
        "[...document.querySelectorAll('{place} .die[data-kind]')]\
         .map((die) => `${{die.dataset.kind}} ${{die.dataset.colour}}`)"
    )
}

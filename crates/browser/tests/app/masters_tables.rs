//! Dice Masters with others: a tournament at a table on the server to which both bring a team of
//! their own, hidden; two teams of two people; and a draft with bots and the match after it.

use anyhow::{Result, bail, ensure};
use browser::masters::{self, ALONE, AT_TABLE};
use browser::pilot::{self, Look};
use browser::{Page, party, play, tables, wire};

const TOURNAMENT: &str = r#"{"mode":"tournament","seats":["me","person"]}"#;
const DOUBLES: &str = r#"{"mode":"doubles","seats":["me","person","person","person"]}"#;
const DRAFT: &str = r#"{"mode":"rainbow-draft","bot":"random"}"#;

/// Teams of two who have built one each, with twenty dice.
const BUILT: [&str; 2] = [
    "drax-pained.4_spider-man-tangled-web.4_spider-woman-secret-avenger.4_silver-sable-wild-pack.4_\
     kingpin-payback.4~exposed_betrayal",
    "spider-man-tangled-web.4_drax-the-destroyer.4_silver-sable-mercenary.4_daredevil-fearless.4_\
     vulture-genius-engineer.4~slander_web-blast",
];

const BOARD: &str = "document.querySelector('main .ms-reserve') !== null";

/// Lets these people play by themselves until each of them sees something.
async fn play_on(pages: &[Page], when: &str) -> Result<()> {
    for page in pages {
        AT_TABLE.start(page, when).await?;
    }
    for page in pages {
        let _seen: Vec<Look> = pilot::arrived(page, when).await?;
    }
    Ok(())
}

pub(crate) async fn a_tournament_with_two_built_teams() -> Result<()> {
    party("masters-tournament", 3, async |party| {
        for (page, team) in party.pages.iter().zip(BUILT) {
            let shelf = format!(r#"{{"open":"own-1","sets":[{{"id":"own-1","text":"{team}"}}]}}"#);
            let keep = format!("localStorage.setItem('astragal.teams.dice-masters', '{shelf}')");
            page.run(&keep).await?;
        }
        for page in &party.pages {
            wire::listen(page).await?;
        }
        let links = tables::full_as(&party.pages[..2], "dice-masters", TOURNAMENT).await?;
        let [ada, ben, eve] = &party.pages[..] else {
            bail!("three people")
        };
        tables::watch(eve, &links, ".md-pod").await?;
        ben.until("teams", "document.querySelector('.md-team') !== null")
            .await?;
        ada.picture("masters-bring").await?;
        for page in [ben, eve] {
            wire::forget(page).await?;
        }
        ada.tap(".md-pack li:first-child .md-team").await?;
        let done = "document.querySelectorAll('.md-ring [data-now]').length === 1";
        for page in &party.pages {
            page.until("one team to lie there", done).await?;
        }
        for page in [ben, eve] {
            unseen(page).await?;
        }
        ben.tap(".md-pack li:first-child .md-team").await?;
        for page in &party.pages {
            page.until("the board", BOARD).await?;
        }
        ada.picture("masters-tournament").await?;
        play_on(&party.pages[..2], "now.over || now.turn > 5").await?;
        all_see_one_life(&party.pages).await?;
        tables::give_up(ben).await?;
        tables::record_holds(party, 0, "dice-masters").await?;
        tables::all_see_one_result(&party.pages).await?;
        Ok(())
    })
    .await
}

/// Nothing that a page was told names a card of the first team.
async fn unseen(page: &Page) -> Result<()> {
    let told = wire::updates(page).await?.concat();
    let cards = BUILT[0]
        .split(['_', '~'])
        .map(|card| card.trim_end_matches(".4"));
    for card in cards {
        ensure!(!told.contains(card), "{card} was told to somebody else");
    }
    Ok(())
}

/// The lives that a page shows, whoever's lies nearer.
const LIVES: &str = "[...document.querySelectorAll('main .ms-life')] \
    .map((one) => (one.querySelector('s') ?? one.querySelector('.ms-figures')).textContent).sort()";

/// Everybody comes to see the same lives.
async fn all_see_one_life(pages: &[Page]) -> Result<()> {
    let two = |lives: &Vec<String>| lives.len() == 2;
    tables::all_see_one(pages, "lives", LIVES, two).await?;
    Ok(())
}

pub(crate) async fn two_teams_of_two_people() -> Result<()> {
    party("masters-doubles", 4, async |party| {
        let pages = &party.pages;
        pages[3].resize(390, 844).await?;
        tables::full_as(pages, "dice-masters", DOUBLES).await?;
        for page in pages {
            page.until("the board", BOARD).await?;
        }
        play_on(pages, "now.over || now.turn > 2").await?;
        all_see_one_life(pages).await?;
        pages[0].picture("masters-doubles-desk").await?;
        pages[3].picture("masters-doubles-phone").await?;
        tables::give_up(&pages[2]).await?;
        tables::record_holds(party, 1, "dice-masters").await?;
        let places = tables::all_see_one_result(pages).await?;
        let won = places.iter().filter(|(_, won, _)| *won);
        let won: Vec<&str> = won.map(|(seat, ..)| seat.as_str()).collect();
        ensure!(won == ["0", "1"], "the others have won: {places:?}");
        Ok(())
    })
    .await
}

/// What is bought after a draft is paid with the same press, as in any other match.
async fn pays_at_once(page: &Page) -> Result<()> {
    let ware = "main button.ms-card[data-state=offered]";
    let offered = format!("now.asked && one({ware:?}) !== null");
    let _seen: Vec<Look> = ALONE.play_until(page, &offered).await?;
    page.tap(ware).await?;
    let sheet = "document.querySelector('.ms-sheet') !== null";
    page.until("the sheet", sheet).await?;
    page.tap(".decision .button-main").await?;
    page.until("the sheet to be gone", &format!("!({sheet})"))
        .await
}

pub(crate) async fn a_draft_with_bots_and_a_match_after_it() -> Result<()> {
    play("masters-draft", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        page.reload(".ways a").await?;
        masters::begin(page, DRAFT).await?;
        page.until(
            "cards",
            "document.querySelector('.md-pack .md-card') !== null",
        )
        .await?;
        page.picture("masters-draft").await?;
        let plays = "one('main .ms-reserve') !== null";
        let _seen: Vec<Look> = ALONE.play_until(page, plays).await?;
        page.picture("masters-drafted").await?;
        pays_at_once(page).await?;
        // A whole match of twenty life takes minutes.
        let _seen: Vec<Look> = ALONE.play_until(page, "now.over || now.turn > 4").await?;
        let over = "document.querySelector('dialog.pn-result') !== null";
        if !page.ask::<bool>(over).await? {
            tables::give_up(page).await?;
        }
        page.until("the result", over).await?;
        page.tap("dialog.pn-result .offers .button:nth-of-type(1)")
            .await?;
        page.record_holds().await
    })
    .await
}

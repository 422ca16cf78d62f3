//! Several people over links, at the real server: from the invitation to the rematch.

use anyhow::{Result, bail, ensure};
use browser::{Page, Party, board, party, play, tables};

use crate::screens::look;

pub(crate) async fn a_match_over_one_link_with_a_spectator() -> Result<()> {
    party("friends", 3, async |party| {
        let [ada, ben, eve] = &party.pages[..] else {
            bail!("three people")
        };
        tables::go_to_make(ada).await?;
        look(ada, "friends-make").await?;
        let links = tables::make(ada, "Ada").await?;
        look(ada, "friends-lobby").await?;
        strangers(eve, &links).await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        late(eve, &links).await?;
        look(ben, "friends-table").await?;
        look(eve, "friends-watched").await?;
        secret_from(ada, &[ben, eve]).await?;
        board::play_by_themselves(&party.pages[..2]).await?;
        afterwards(party).await
    })
    .await
}

/// Whoever has no seat is told so, at once.
async fn strangers(page: &Page, links: &tables::Links) -> Result<()> {
    page.open_link(&links.table, "section.fr-form .fr-chips")
        .await?;
    look(page, "friends-no-seat").await?;
    let nowhere = links.table.replace("/table/t", "/table/t0");
    page.open_link(&nowhere, "section.fr-form:not(:has(.fr-chips))")
        .await?;
    look(page, "friends-nowhere").await?;
    // A browser reports every answer that is an error, also one that was expected.
    let mut complaints = page.complaints().await?;
    complaints.retain(|complaint| !complaint.contains("404"));
    ensure!(complaints.is_empty(), "without a seat: {complaints:#?}");
    Ok(())
}

/// An invitation works once; the link for spectators works.
async fn late(page: &Page, links: &tables::Links) -> Result<()> {
    page.open_link(&links.invite, "section.fr-form .fr-chips")
        .await?;
    tables::watch(page, links, "main .die").await?;
    let label: String = page
        .ask("document.querySelector('.fr-strip').textContent")
        .await?;
    ensure!(label.contains("watching"), "a spectator reads: {label}");
    let asked: usize = page
        .ask("document.querySelectorAll('main button.die').length")
        .await?;
    ensure!(asked == 0, "a spectator may tap {asked} dice");
    Ok(())
}

/// What somebody has sealed makes no difference to what the others see.
async fn secret_from(page: &Page, others: &[&Page]) -> Result<()> {
    let (mut seen, mut own) = (Vec::new(), Vec::new());
    for count in [2, 6] {
        for _ in 0..count {
            page.tap_last(board::OFFERED).await?;
        }
        own.push(
            page.ask::<String>("document.querySelector('main').outerHTML")
                .await?,
        );
        page.tap(board::MAIN).await?;
        page.until(
            "the answer to be taken",
            "document.querySelector('.decision .button-main') === null",
        )
        .await?;
        let mut views = Vec::new();
        for other in others {
            other
                .until(
                    "the news",
                    "document.querySelector('main').textContent.includes('answered')",
                )
                .await?;
            views.push(
                other
                    .ask::<String>("document.querySelector('main').outerHTML")
                    .await?,
            );
        }
        seen.push(views);
        page.tap("main ~ .decision .button-icon").await?;
        tables::begun(page).await?;
        for other in others {
            other
                .until(
                    "no answer",
                    "!document.querySelector('main').textContent.includes('answered')",
                )
                .await?;
        }
    }
    ensure!(own[0] != own[1], "one sees one's own choice");
    ensure!(seen[0] == seen[1], "the others see what was sealed");
    Ok(())
}

/// The record is shown to hold, is saved, and holds for the program too. Then both want another.
async fn afterwards(party: &Party) -> Result<()> {
    let ben = &party.pages[1];
    tables::record_holds(party, 1, "irondie").await?;
    ben.tap("dialog.pn-result .offers .button:nth-of-type(1)")
        .await?;
    ben.record_holds().await?;
    ben.picture("friends-record").await?;
    ben.tap(".pn-record header button").await?;
    for page in &party.pages[..2] {
        page.tap("dialog.pn-result .button-main").await?;
    }
    for page in &party.pages[..2] {
        tables::begun(page).await?;
    }
    Ok(())
}

pub(crate) async fn a_server_of_files_has_no_tables() -> Result<()> {
    play("no-tables", async |stage| {
        let page = &stage.page;
        page.tap(".ways a[href='#/friends/irondie']").await?;
        let told = "document.querySelector('section.fr-form') !== null";
        page.until("an explanation", told).await?;
        look(page, "friends-unserved").await
    })
    .await
}

pub(crate) async fn two_people_and_two_bots() -> Result<()> {
    party("teams", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        tables::go_to_make(ada).await?;
        ada.tap(".fr-modes label:has([value='2'])").await?;
        ada.until(
            "four seats",
            "document.querySelectorAll('.fr-places select').length === 4",
        )
        .await?;
        ada.choose(".fr-places li:nth-of-type(3) select", "bot:chalk")
            .await?;
        let links = tables::make(ada, "Ada").await?;
        arrange(ada).await?;
        look(ada, "friends-teams-lobby").await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        ben.until(
            "the lobby",
            "document.querySelectorAll('.fr-seat').length === 4",
        )
        .await?;
        // The last seat goes to a bot, and the match begins by itself.
        ada.tap(".decision .button-main").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
            page.press("789\u{e007}").await?;
        }
        for page in [ada, ben] {
            // Both bots have answered too, or no dice would lie there.
            page.until(
                "dice on the board",
                "document.querySelector('.zone .die') !== null",
            )
            .await?;
        }
        Ok(())
    })
    .await
}

/// A bot goes and comes back, and somebody changes their name.
async fn arrange(page: &Page) -> Result<()> {
    let bots = |count: usize| {
        format!("document.querySelectorAll('.fr-seat[data-state=bot]').length === {count}")
    };
    page.until("a bot", &bots(1)).await?;
    page.tap(".fr-seat[data-state=bot] .button-icon").await?;
    page.until("no bot", &bots(0)).await?;
    page.tap(".fr-seat[data-seat='2'] .button:has([href='#ic-bot'])")
        .await?;
    page.until("a bot again", &bots(1)).await?;
    page.tap(".fr-seat[data-seat='0'] .link").await?;
    page.fill(".fr-rename input", "Ada Augusta").await?;
    page.tap(".fr-rename button").await?;
    let named = "document.querySelector(\".fr-seat[data-seat='0']\").textContent";
    page.until("the new name", &format!("{named}.includes('Ada Augusta')"))
        .await
}

pub(crate) async fn who_gets_up_makes_room_for_another() -> Result<()> {
    party("room", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        tables::go_to_make(ada).await?;
        ada.tap(".fr-modes label:has([value='2'])").await?;
        let links = tables::make(ada, "Ada").await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        ben.until(
            "the way out",
            "document.querySelector('.decision .button-quiet') !== null",
        )
        .await?;
        // One browser, one seat: the invitation to the next is not for Ben.
        let next: String = ada
            .ask("document.querySelector('.fr-link input').value")
            .await?;
        ben.open_link(&next, "section.fr-form a.button-main")
            .await?;
        ben.tap("section.fr-form a.button-main").await?;
        ben.until(
            "the way out",
            "document.querySelector('.decision .button-quiet') !== null",
        )
        .await?;
        ben.tap(".decision .button-quiet").await?;
        ben.until(
            "no seat any more",
            "document.querySelector('section.fr-form') !== null",
        )
        .await?;
        look(ben, "friends-got-up").await?;
        let free = "document.querySelectorAll('.fr-seat[data-state=open]').length === 3";
        ada.until("three empty seats", free).await?;
        // The old key is used up; a new one is asked for.
        ada.tap(".fr-seat[data-seat='1'] .button:has([href='#ic-link'])")
            .await?;
        let fresh = format!(
            "document.querySelector('#inv-h').textContent.includes('B') \
             && document.querySelector('.fr-link input').value !== '{}'",
            links.invite
        );
        ada.until("a new link", &fresh).await?;
        let again: String = ada
            .ask("document.querySelector('.fr-link input').value")
            .await?;
        tables::sit(ben, &again, "Ben again").await?;
        ben.until(
            "the lobby",
            "document.querySelectorAll('.fr-seat').length === 4",
        )
        .await
    })
    .await
}

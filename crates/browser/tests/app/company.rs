//! Company: what people want and say is seen wherever they look, in their own language.

use anyhow::{Result, bail, ensure};
use browser::{board, party, play, tables};

use crate::back::forgive;
use crate::screens::look;

pub(crate) async fn a_rematch_is_asked_for_over_the_result() -> Result<()> {
    party("rematch", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        tables::go_to_make(ada).await?;
        let links = tables::make(ada, "Ada").await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        board::play_by_themselves(&party.pages[..2]).await?;
        for page in [ada, ben] {
            let result = "document.querySelector('dialog.pn-result') !== null";
            page.until("the result", result).await?;
        }
        ada.tap("dialog.pn-result .button-main").await?;
        let asked = "document.querySelector('dialog.pn-result .slip')?.textContent ?? ''";
        ben.until(
            "the wish over the result",
            &format!("({asked}).includes('Ada')"),
        )
        .await?;
        look(ben, "rematch-wanted").await?;
        ben.tap("dialog.pn-result .slip .button").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        Ok(())
    })
    .await
}

pub(crate) async fn everyone_reads_in_their_own_language() -> Result<()> {
    party("phrases", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        ben.tap(".home-head .tool:has([href='#ic-language'])")
            .await?;
        ben.until("German", "document.documentElement.lang === 'de'")
            .await?;
        tables::go_to_make(ada).await?;
        let links = tables::make(ada, "Ada").await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        ada.tap(".talk > .link").await?;
        look(ada, "phrases-menu").await?;
        ada.tap(".talk-menu [data-phrase=phrase-well-played]")
            .await?;
        let said = |words: &str| {
            format!("document.querySelector('.talk-said').textContent.includes('{words}')")
        };
        ada.until("it in English", &said("Ada: Well played!"))
            .await?;
        ben.until("it in German", &said("Ada: Gut gespielt!"))
            .await?;
        look(ben, "phrases-heard").await?;
        // Who is muted is not heard, and who has muted others is.
        ben.tap(".talk > .link").await?;
        ben.tap(".talk-menu .button-quiet").await?;
        ben.until(
            "silence",
            "document.querySelector('.talk-said').textContent === ''",
        )
        .await?;
        ben.tap(".talk-menu [data-phrase=phrase-cheers]").await?;
        ada.until("it in English", &said("Ben: Cheers!")).await?;
        ben.until("what one says oneself", &said("Ben: Prost!"))
            .await?;
        Ok(())
    })
    .await
}

pub(crate) async fn who_is_offline_is_told_so_and_comes_back() -> Result<()> {
    play("offline-friends", async |stage| {
        let ready = "navigator.serviceWorker.ready.then((ready) => ready.active !== null)";
        ensure!(stage.page.promised(ready).await? == true, "the app is kept");
        stage.site.stop().await;
        let page = &stage.page;
        page.hasten(20).await?;
        page.go("#/friends/irondie", "section.fr-form .button-main")
            .await?;
        let said: String = page
            .ask("document.querySelector('section.fr-form').textContent")
            .await?;
        ensure!(!said.contains("astragal serve"), "{said}");
        look(page, "offline-friends").await?;
        stage.site.start().await?;
        // It is a server of files, and that is what it says as soon as it answers.
        let told =
            "document.querySelector('section.fr-form').textContent.includes('astragal serve')";
        stage.page.until("the next try", told).await?;
        let mut complaints = stage.page.complaints().await?;
        complaints.retain(|complaint| !complaint.contains("404"));
        complaints.retain(|complaint| !complaint.contains("ERR_"));
        ensure!(complaints.is_empty(), "{complaints:#?}");
        forgive(std::slice::from_ref(&stage.page)).await
    })
    .await
}

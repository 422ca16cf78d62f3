//! Coming back: a browser that was closed in the middle of a match, here and at a table, leads back
//! by two taps; what is over can be watched, by a link and with names.

use anyhow::{Result, ensure};
use browser::{Page, board, party, play, tables};

use crate::screens::look;
use crate::strangers::SHARES;

const CARD: &str = ".back-list a.back-match";

/// The whole text of an element.
async fn text(page: &Page, selector: &str) -> Result<String> {
    page.ask(&format!(
        "document.querySelector(\"{selector}\")?.textContent ?? ''"
    ))
    .await
}

pub(crate) async fn a_match_here_is_found_again() -> Result<()> {
    play("back-here", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        ensure!(text(page, ".back").await?.is_empty(), "nothing was played");
        board::begin(page, "#/play/irondie").await?;
        board::to_battle(page).await?;
        let mine = "document.querySelector('.ir-mine .ir-zones').textContent";
        let before: String = page.ask(mine).await?;
        let address = stage.site.address();
        stage.reopen().await?;
        let page = &stage.page;
        page.open_link(&address, CARD).await?;
        page.hasten(40).await?;
        look(page, "back-home").await?;
        let main = text(page, ".ways .button-main").await?;
        ensure!(main.contains("Go on"), "the main button says {main}");
        // The app is open by one tap, the match by the second.
        page.tap(CARD).await?;
        page.until(
            "the board",
            "document.querySelector('.ir-mine .zone .die') !== null",
        )
        .await?;
        let after: String = page.ask(mine).await?;
        ensure!(before == after, "{before} has become {after}");
        another_set_up_loses_nothing(page).await
    })
    .await
}

/// A match with another set-up begins beside the first one.
async fn another_set_up_loses_nothing(page: &Page) -> Result<()> {
    page.go("#/", ".box-panel .link").await?;
    page.tap(".box-panel .link").await?;
    page.tap("dialog.custom .custom-modes label:nth-of-type(2)")
        .await?;
    page.tap("dialog.custom .offers a.button-main").await?;
    let hand = "document.querySelector('.ir-hand-dice') !== null";
    page.until("a new match", hand).await?;
    board::to_battle(page).await?;
    page.go("#/", CARD).await?;
    let cards: usize = page
        .ask(&format!("document.querySelectorAll('{CARD}').length"))
        .await?;
    ensure!(cards == 2, "{cards} matches go on");
    Ok(())
}

pub(crate) async fn a_table_is_found_again() -> Result<()> {
    party("back-table", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            anyhow::bail!("two people")
        };
        tables::go_to_make(ada).await?;
        let links = tables::make(ada, "Ada").await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        let title: String = ada.ask("document.title").await?;
        ensure!(title.starts_with("Your turn"), "the tab says {title}");
        let address = party.server.address();
        party.reopen(0).await?;
        let ada = &party.pages[0];
        ada.open_link(&address, CARD).await?;
        let turn =
            format!("document.querySelector('{CARD} .chip').textContent.includes('Your turn')");
        ada.until("the server to say whose turn it is", &turn)
            .await?;
        let about = text(ada, CARD).await?;
        ensure!(about.contains("Ben"), "the card says {about}");
        look(ada, "back-table").await?;
        ada.tap(CARD).await?;
        tables::begun(ada).await?;
        without_the_server(party).await
    })
    .await
}

/// Where the server does not answer, the list stays and says so.
async fn without_the_server(party: &mut browser::Party) -> Result<()> {
    party.server.kill().await?;
    let ada = &party.pages[0];
    ada.go("#/", CARD).await?;
    let told = "document.querySelector('.back [role=status]') !== null";
    ada.until("the list to say that it is old", told).await?;
    party.server.start().await?;
    forgive(&party.pages[..]).await
}

/// A browser reports every connection that fails, also one that was meant to.
pub(crate) async fn forgive(pages: &[Page]) -> Result<()> {
    forgive_also(pages, "WebSocket").await
}

/// The same, and whatever else was meant to fail.
pub(crate) async fn forgive_also(pages: &[Page], meant: &str) -> Result<()> {
    for page in pages {
        let mut complaints = page.complaints().await?;
        let forgiven = ["ERR_", "WebSocket", meant];
        complaints.retain(|complaint| !forgiven.iter().any(|one| complaint.contains(one)));
        ensure!(complaints.is_empty(), "{complaints:#?}");
    }
    Ok(())
}

pub(crate) async fn a_match_that_is_over_is_watched_by_its_link() -> Result<()> {
    play("back-over", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        board::begin(page, "#/play/irondie").await?;
        page.run("localStorage.setItem('astragal.name', 'Kassandra')")
            .await?;
        board::play_by_themselves(std::slice::from_ref(page)).await?;
        let result = "document.querySelector('dialog.pn-result') !== null";
        page.until("the result", result).await?;
        look(page, "back-result").await?;
        a_picture_is_handed_on(page).await?;
        let mode = mode(page).await?;
        page.run(SHARES).await?;
        page.tap("dialog.pn-result [data-act=watch]").await?;
        page.until(
            "the replay",
            "document.querySelector('.rp-line input') !== null",
        )
        .await?;
        let link: String = page.ask("location.href").await?;
        page.tap(".rp-bar [data-act=share]").await?;
        let handed_on = "window.shared.map((data) => data.url).join() === location.href";
        page.until("the link handed on by the phone", handed_on)
            .await?;
        ensure!(link.len() < 8_000, "a link of {} letters", link.len());
        println!("back-over: a link of {} letters", link.len());
        page.go("#/", ".back-over .button").await?;
        look(page, "back-over").await?;
        the_same_match_again(page, &mode).await?;
        many_are_over(page).await?;
        // Somebody else, who has nothing of it in the browser.
        page.run("localStorage.clear()").await?;
        page.open_link(&link, ".rp-line input").await?;
        let eyes = text(page, ".rp-bar").await?;
        ensure!(eyes.contains("Kassandra"), "the replay says {eyes}");
        ensure!(!eyes.contains("Person"), "the replay says {eyes}");
        look(page, "back-replay").await?;
        page.open_link(&link[..link.len() - 40], "section.fr-form .button-main")
            .await
    })
    .await
}

/// As many as are kept can be reached, most of them behind one more tap.
async fn many_are_over(page: &Page) -> Result<()> {
    page.run(
        "const one = JSON.parse(localStorage.getItem('astragal.played'))[0];
         const all = Array.from({ length: 12 }, (_, place) => ({ ...one, at: one.at - place }));
         localStorage.setItem('astragal.played', JSON.stringify(all))",
    )
    .await?;
    page.reload(".back-over .back-more").await?;
    let counts = [".back-over > .back-list > li", ".back-over .back-more li"];
    let counts = [page.count(counts[0]).await?, page.count(counts[1]).await?];
    ensure!(counts == [3, 9], "{counts:?} matches can be reached");
    page.tap(".back-over .back-more summary").await?;
    look(page, "back-over-many").await
}

/// The mode of the match on the page, as its bar says it.
async fn mode(page: &Page) -> Result<String> {
    let bar = text(page, ".topbar-title span").await?;
    Ok(bar.split('·').next().unwrap_or_default().trim().to_owned())
}

/// The result becomes a picture that a messenger shows: it is kept where nothing can be shared.
async fn a_picture_is_handed_on(page: &Page) -> Result<()> {
    page.run(
        "Object.defineProperty(navigator, 'canShare', { value: undefined });
         HTMLAnchorElement.prototype.click = function () { window.kept = [this.download]; };
         const address = URL.createObjectURL;
         URL.createObjectURL = (blob) => {
           createImageBitmap(blob).then((it) => window.kept.push(blob.type, it.width));
           return address.call(URL, blob);
         };",
    )
    .await?;
    page.tap("dialog.pn-result [data-act=picture]").await?;
    let kept = "window.kept?.join(' ') === 'irondie.png image/png 1200'";
    page.until("a picture", kept).await
}

/// Whatever is set up meanwhile, a match that is played again is the same one. Of the one that is
/// over only its record is kept.
async fn the_same_match_again(page: &Page, before: &str) -> Result<()> {
    let left: usize = page
        .ask("(localStorage.getItem('astragal.match.irondie.play') ?? '').length")
        .await?;
    ensure!(left < 4_000, "{left} letters of a match that is over");
    page.tap(".box-panel .link").await?;
    page.tap("dialog.custom .custom-modes label:nth-of-type(2)")
        .await?;
    page.tap("dialog.custom header .tool").await?;
    page.tap(".back-over .back-match > button:last-of-type")
        .await?;
    let hand = "document.querySelector('.ir-hand-dice') !== null";
    page.until("the match", hand).await?;
    let now = mode(page).await?;
    ensure!(now == before, "{before} has become {now}");
    page.go("#/", ".back-over .button").await
}

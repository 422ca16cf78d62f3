//! What people are told at a table where not all goes well, and by what reaches them elsewhere:
//! dice prepared anew, a table that cannot be opened, a bot that played meanwhile, a wish over
//! whatever is open, a notice of the browser, a link handed on by the sheet of a phone.

use anyhow::{Result, bail, ensure};
use browser::{Page, board, party, tables};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

use crate::back::{forgive, forgive_also};
use crate::screens::look;
use crate::tampered::write_the_chain;

/// Somebody who sits down, is bound to a share and never opens it: ready when all are bound.
const EVE: &str = "((table, key) => new Promise((done) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name: 'Eve', key });
  const seat = fetch(`/api/tables/${table}/seats/B`, { method: 'POST', headers, body });
  seat.then(() => {
    const socket = (window.eve = new WebSocket(`ws://${location.host}/ws/tables/${table}`));
    let bound = false;
    const say = (message) => socket.send(JSON.stringify(message));
    window.eveDoes = (act) =>
      say({ say: 'command', cmd: `e-${performance.now() | 0}`, seat: 'B', seen: 1000, act });
    socket.onopen = () => say({ say: 'hello', version: 6, since: 0 });
    socket.onmessage = ({ data }) => {
      const { promise } = JSON.parse(data);
      if (promise && !bound) window.eveDoes({ do: 'commit', commitment: '11'.repeat(32) });
      bound ||= !!promise;
      if (promise?.open) done(true);
    };
  });
}))";

/// Whether this browser has opened its share for the match that is being prepared.
const OPENED: &str = "!!JSON.parse(Object.entries(localStorage)\
    .find(([name]) => name.startsWith('astragal.shown.'))?.[1] ?? 'null')\
    ?.matches.at(-1).shown.own";

pub(crate) async fn dice_are_prepared_anew_and_everybody_hears_why() -> Result<()> {
    party("dice-anew", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        tables::go_to_make(ada).await?;
        let mut links = tables::make(ada, "Ada").await?;
        for (said, name) in [("because Eve got up", "once"), ("2 times", "twice")] {
            in_vain(ada, ben, &links).await?;
            let told =
                format!("document.querySelector('.fr-strip').textContent.includes('{said}')");
            ada.until("what became of the dice", &told).await?;
            links = invite_again(ada, &links).await?;
            look(ada, &format!("dice-anew-{name}")).await?;
        }
        let asks = "document.querySelector('.fr-strip [data-act=agree]') !== null";
        ada.until("the question", asks).await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        ben.until("Ada", "document.body.textContent.includes('Ada')")
            .await?;
        // Nothing is given away before the answer.
        ensure!(
            !ada.ask::<bool>(OPENED).await?,
            "a share was opened unasked"
        );
        ada.tap(".fr-strip [data-act=agree]").await?;
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        look(ada, "dice-anew-begun").await
    })
    .await
}

/// Somebody sits down and gets up when the first share has been opened.
async fn in_vain(ada: &Page, eve: &Page, links: &tables::Links) -> Result<()> {
    let [table, key] = [&links.table, &links.invite].map(|link| link.rsplit('/').next());
    let (table, key) = (table.unwrap_or_default(), key.unwrap_or_default());
    let sits = format!("{EVE}({}, {})", json!(table), json!(key));
    ensure!(eve.promised(&sits).await? == true, "Eve is not bound");
    ada.until("a share that was opened", OPENED).await?;
    eve.run("window.eveDoes({ do: 'free', seat: 'B' })").await?;
    let free = "document.querySelectorAll('.fr-seat[data-state=open]').length === 1";
    ada.until("an empty seat", free).await
}

async fn invite_again(page: &Page, before: &tables::Links) -> Result<tables::Links> {
    page.tap(".fr-seat[data-seat='1'] .button:has([href='#ic-link'])")
        .await?;
    let fresh = format!(
        "document.querySelectorAll('.fr-link input').length === 2 \
         && document.querySelector('.fr-link input').value !== {}",
        json!(before.invite)
    );
    page.until("a new invitation", &fresh).await?;
    tables::links(page).await
}

pub(crate) async fn a_draw_is_offered_over_an_open_sheet() -> Result<()> {
    party("draw", 2, async |party| {
        tables::full(&party.pages, "irondie", 2).await?;
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        for page in [ada, ben] {
            tables::begun(page).await?;
        }
        ben.tap(".tool:has([href='#ic-settings'])").await?;
        ben.until("a sheet", "document.querySelector('dialog[open]') !== null")
            .await?;
        ada.tap(".leaving .button:has([href='#sym-equal'])").await?;
        let asked = "document.querySelector('dialog[open] .slip')?.textContent ?? ''";
        ben.until("the wish", &format!("({asked}).includes('Ada')"))
            .await?;
        look(ben, "draw-wanted").await?;
        ben.tap("dialog[open] .slip .button").await?;
        for page in [ada, ben] {
            let result = "document.querySelector('dialog.pn-result') !== null";
            page.until("the result", result).await?;
        }
        Ok(())
    })
    .await
}

/// A browser that shows notices to who looks elsewhere, and keeps them.
const NOTICES: &str = "(() => {
  window.notices = [];
  window.Notification = class {
    static permission = 'granted';
    constructor(title, options) { Object.assign(this, { title, options }); notices.push(this); }
    close() { this.closed = true; }
  };
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
})()";

pub(crate) async fn a_notice_leads_to_its_table() -> Result<()> {
    party("notice", 2, async |party| {
        let [ada, ben] = &party.pages[..] else {
            bail!("two people")
        };
        let yes = "localStorage.setItem('astragal.settings', '{\"lang\":\"en\",\"notify\":true}')";
        ada.run(yes).await?;
        ada.reload(".ways a").await?;
        tables::go_to_make(ada).await?;
        let links = tables::make(ada, "Ada").await?;
        ada.run(NOTICES).await?;
        tables::sit(ben, &links.invite, "Ben").await?;
        tables::begun(ben).await?;
        ada.until("a notice", "window.notices.length === 1").await?;
        let hash: String = ada.ask("location.hash").await?;
        let shown: Value = ada
            .ask("[notices[0].title, notices[0].options.body, notices[0].options.data.page]")
            .await?;
        ensure!(
            shown == json!(["Your turn", "IRONDIE", hash]),
            "the notice says {shown}"
        );
        // A wish reaches whoever looks elsewhere, too.
        ben.tap(".leaving .button:has([href='#sym-equal'])").await?;
        ada.until("another notice", "window.notices.length === 2")
            .await?;
        let told: Vec<String> = ada
            .ask("[notices[1].title, document.title, document.querySelector('link[rel=icon]').href.split('/').pop()]")
            .await?;
        let wish = "Ben offers a draw";
        ensure!(
            told == [wish, &format!("{wish} · IRONDIE · Astragal"), "icon-turn.svg"],
            "the tab says {told:?}"
        );
        ada.go("#/", ".ways a").await?;
        ada.run("notices[0].onclick({ target: notices[0] })")
            .await?;
        tables::begun(ada).await?;
        let now: String = ada.ask("location.hash").await?;
        ensure!(now == hash, "the notice leads to {now}");
        Ok(())
    })
    .await
}

/// A phone with a sheet for sharing: the first time something is shared, the second time not.
pub(crate) const SHARES: &str = "(() => {
  window.shared = [];
  const share = (data) => shared.push(data) === 1
    ? Promise.resolve() : Promise.reject(new DOMException('no', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
})()";

pub(crate) async fn an_invitation_is_handed_on_by_the_phone() -> Result<()> {
    party("share", 1, async |party| {
        let page = &party.pages[0];
        page.resize(390, 844).await?;
        page.run(SHARES).await?;
        tables::go_to_make(page).await?;
        let links = tables::make(page, "Ada").await?;
        look(page, "share-lobby").await?;
        for time in [1, 2] {
            page.tap(".fr-link .button:has([href='#ic-share'])").await?;
            let done = format!("window.shared.length === {time}");
            page.until("what is shared", &done).await?;
        }
        let shared: Vec<String> = page.ask("shared.map((data) => data.url)").await?;
        ensure!(
            shared == [links.invite.as_str(), &links.invite],
            "{shared:?} is shared, not {}",
            links.invite
        );
        Ok(())
    })
    .await
}

/// Counts the connections that a page opens.
const COUNTS: &str = "(() => {
  window.opened = 0;
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) { super(...all); window.opened += 1; }
  };
})()";

pub(crate) async fn a_table_that_cannot_be_opened_is_not_tried_for_ever() -> Result<()> {
    party("stopped", 2, async |party| {
        tables::full(&party.pages, "irondie", 2).await?;
        for page in &party.pages {
            tables::begun(page).await?;
            page.run(COUNTS).await?;
        }
        party.server.kill().await?;
        let file = Connection::open(party.folder.join("tables.db"))?;
        file.execute("UPDATE entries SET body = '{}' WHERE seq = 3", ())?;
        drop(file);
        party.server.start().await?;
        for page in &party.pages {
            let said = "document.querySelector('section.fr-form')?.textContent ?? ''";
            page.until(
                "what is the matter",
                &format!("({said}).includes('damaged')"),
            )
            .await?;
        }
        let page = &party.pages[1];
        look(page, "stopped").await?;
        let before: u32 = page.ask("window.opened").await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let after: u32 = page.ask("window.opened").await?;
        ensure!(before == after, "{} more connections", after - before);
        // Whoever asks for such a table before its socket has failed is told so with this status.
        forgive_also(&party.pages, "status of 500").await
    })
    .await
}

/// An app whose messages are of another version than the server knows. It counts its loads.
const ELSE: &str = "(() => {
  const loads = Number(localStorage.getItem('loads') ?? 0) + 1;
  localStorage.setItem('loads', loads);
  const plain = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    return plain.call(this, text.replace(/\"version\":\\d+/, '\"version\":999'));
  };
})()";

/// M4: the newest app is fetched once; where that does not help, a sentence says so.
pub(crate) async fn an_app_of_another_version_is_fetched_once() -> Result<()> {
    party("version", 1, async |party| {
        let page = &party.pages[0];
        tables::go_to_make(page).await?;
        tables::make(page, "Ada").await?;
        page.early(ELSE).await?;
        let behind = "document.querySelector('section.fr-form')?.textContent ?? ''";
        page.reload("section.fr-form").await?;
        let said = format!("({behind}).includes('This app is newer than the server')");
        page.until("what is the matter", &said).await?;
        look(page, "version").await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let loads: u32 = page.ask("Number(localStorage.getItem('loads'))").await?;
        ensure!(loads == 2, "it was loaded {loads} times");
        ensure!(page.ask::<bool>(&said).await?, "it says so no longer");
        forgive(&party.pages).await
    })
    .await
}

pub(crate) async fn who_comes_back_hears_what_a_bot_did() -> Result<()> {
    party("stood-in", 2, async |party| {
        tables::full(&party.pages, "irondie", 2).await?;
        for page in &party.pages {
            tables::begun(page).await?;
        }
        let ben = &party.pages[1];
        ben.tap_last(board::OFFERED).await?;
        ben.tap(board::MAIN).await?;
        let taken = "document.querySelector('.decision .button-main') === null";
        ben.until("the answer to be taken", taken).await?;
        party.server.kill().await?;
        a_bot_answered(&party.folder.join("tables.db"))?;
        party.server.start().await?;
        let ben = &party.pages[1];
        let told = "document.querySelector('.fr-stood-in')?.textContent ?? ''";
        ben.until("the news", &format!("({told}).includes('one answer')"))
            .await?;
        look(ben, "stood-in").await?;
        let unsaid = format!("({told}) === ''");
        ensure!(party.pages[0].ask::<bool>(&unsaid).await?, "Ada hears it");
        // Whoever does something knows.
        ben.tap("main ~ .decision .button-icon").await?;
        tables::begun(ben).await?;
        ben.tap_last(board::OFFERED).await?;
        ben.tap(board::MAIN).await?;
        ben.until("no news any more", &unsaid).await?;
        forgive(&party.pages).await
    })
    .await
}

/// Makes it so that Ben's answer, the newest entry of the log, was given by a bot for him.
fn a_bot_answered(database: &Path) -> Result<()> {
    let file = Connection::open(database)?;
    let newest = "SELECT num, seq, body FROM entries ORDER BY seq DESC LIMIT 1";
    let (num, seq, body): (i64, i64, String) = file.query_row(newest, (), |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })?;
    ensure!(body.contains("\"did\""), "the newest entry is {body}");
    let person = json!({ "who": "person", "name": "Ben", "stand_in": true });
    let stood_in = json!({ "entry": "sat", "seat": "B", "sitter": person });
    file.execute(
        "UPDATE entries SET body = ? WHERE num = ? AND seq = ?",
        (stood_in.to_string(), num, seq),
    )?;
    let more = "INSERT INTO entries (num, seq, body) VALUES (?, ?, ?)";
    file.execute(more, (num, seq + 1, body))?;
    file.execute(
        "UPDATE heads SET entries = entries + 1 WHERE num = ?",
        [num],
    )?;
    write_the_chain(&file)
}

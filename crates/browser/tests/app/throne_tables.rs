//! Dice Throne at tables on the server: a duel with a spectator from the hidden choice of heroes to
//! the record, King of the Hill with three people, two against two with four. Everybody sees the
//! same, nobody sees a secret, and a window in which nobody acts costs no visible wait.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail, ensure};
use browser::board::MAIN;
use browser::throne::{AIMS, AT_TABLE, Look};
use browser::{Page, party, pilot, tables, wire};

const DUEL: &str = r#"{"mode":"duel","choice":"hidden","seats":["me","person"]}"#;
const HILL: &str = r#"{"mode":"hill-three","seats":["me","person","person"]}"#;
const TEAMS: &str = r#"{"mode":"2v2","seats":["me","person","person","person"]}"#;

const BOARD: &str = "document.querySelector('.dt-mine') !== null";

pub(crate) async fn a_duel_is_watched_from_hidden_heroes_to_the_record() -> Result<()> {
    party("throne-watched", 3, async |party| {
        for page in &party.pages {
            wire::listen(page).await?;
        }
        let links = tables::full_as(&party.pages[..2], "dice-throne", DUEL).await?;
        let [ada, ben, eve] = &party.pages[..] else {
            bail!("three people")
        };
        tables::watch(eve, &links, ".dh-grid").await?;
        hidden_from(ada, &[ben, eve]).await?;
        let heroes = [choose(ada, 1).await?, choose(ben, 2).await?];
        for page in &party.pages {
            revealed(page, &heroes).await?;
        }
        hand_is_secret(ada, &[ben, eve]).await?;
        play_on(&party.pages[..2], "now.turn > 2").await?;
        all_see_one_health(&party.pages).await?;
        eve.picture("throne-watched").await?;
        let taps = "document.querySelectorAll('main [data-state=offered], .decision .button-main')";
        let taps: usize = eve.ask(&format!("{taps}.length")).await?;
        ensure!(taps == 0, "a spectator may tap {taps} things");
        // A whole duel of two who play without thought takes minutes.
        play_on(&party.pages[..2], "now.turn > 8 || now.over").await?;
        let over = "document.querySelector('dialog.pn-result') !== null";
        if !ben.ask::<bool>(over).await? {
            tables::give_up(ben).await?;
        }
        tables::record_holds(party, 1, "dice-throne").await?;
        all_see_one_health(&party.pages).await?;
        tables::all_see_one_result(&party.pages).await?;
        nothing_secret_was_told(ada, eve).await?;
        windows_cost_no_wait(eve).await
    })
    .await
}

/// Lets these people play by themselves until each of them sees something. Returns what they saw.
async fn play_on(pages: &[Page], when: &str) -> Result<Vec<Vec<Look>>> {
    for page in pages {
        AT_TABLE.start(page, when).await?;
    }
    let mut seen = Vec::new();
    for page in pages {
        seen.push(pilot::arrived(page, when).await?);
    }
    Ok(seen)
}

/// Takes a hero by its place; returns its name.
async fn choose(page: &Page, place: usize) -> Result<String> {
    page.tap(&format!(".dh-grid li:nth-of-type({place}) .dh-hero"))
        .await?;
    let chosen = ".dh-hero[aria-pressed=true] b";
    page.until(
        "a hero in hand",
        &format!("document.querySelector('{chosen}') !== null"),
    )
    .await?;
    let name = page
        .ask(&format!("document.querySelector('{chosen}').textContent"))
        .await?;
    page.tap(MAIN).await?;
    Ok(name)
}

/// Which hero somebody has sealed makes no difference to what the others see, or are told.
async fn hidden_from(page: &Page, others: &[&Page]) -> Result<()> {
    let asked = format!("document.querySelector('{MAIN}') !== null");
    let sealed = "document.querySelector('.dh-mini[data-state=sealed]') !== null";
    let (mut names, mut seen) = (BTreeSet::new(), Vec::new());
    for place in [3, 11] {
        for other in others {
            wire::forget(other).await?;
        }
        names.insert(choose(page, place).await?);
        page.until("the answer to be taken", &format!("!({asked})"))
            .await?;
        let mut views = Vec::new();
        for other in others {
            other.until("the seal", sealed).await?;
            let main: String = other
                .ask("document.querySelector('main').outerHTML")
                .await?;
            views.push((main, wire::updates(other).await?));
        }
        ensure!(
            views.iter().all(|(_, told)| !told.is_empty()),
            "nobody was told"
        );
        seen.push(views);
        page.tap("main ~ .decision .button-icon").await?;
        page.until("the question again", &asked).await?;
        for other in others {
            other.until("no seal", &format!("!({sealed})")).await?;
        }
    }
    ensure!(names.len() == 2, "two heroes, not {names:?}");
    ensure!(seen[0] == seen[1], "others learn who was chosen in secret");
    Ok(())
}

/// Both heroes are shown to everybody.
async fn revealed(page: &Page, heroes: &[String]) -> Result<()> {
    page.until("the board", BOARD).await?;
    let shown: Vec<String> = page
        .ask("[...document.querySelectorAll('.dt-who small')].map((one) => one.textContent)")
        .await?;
    for hero in heroes {
        ensure!(
            shown.iter().any(|one| one.starts_with(hero.as_str())),
            "{hero} is not among {shown:?}"
        );
    }
    Ok(())
}

/// The cards that somebody holds are in no other page, in no text and no attribute.
async fn hand_is_secret(page: &Page, others: &[&Page]) -> Result<()> {
    let held = "[...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)";
    let hand: Vec<String> = page.ask(held).await?;
    ensure!(hand.len() >= 4, "somebody begins with {hand:?}");
    for other in others {
        let all: String = other.ask("document.documentElement.outerHTML").await?;
        let told = hand
            .iter()
            .find(|card| all.contains(&format!("\"{card}\"")));
        ensure!(told.is_none(), "{told:?} is in another page");
    }
    let hands: usize = others[others.len() - 1]
        .ask("document.querySelectorAll('.hand').length")
        .await?;
    ensure!(hands == 0, "a spectator sees {hands} hands");
    Ok(())
}

/// The fields of a view that are for one seat alone, and what only one seat is told.
const SECRETS: [&str; 2] = ["hand", "pick"];
const FOR_ONE: [&str; 2] = ["saw", "looked"];

/// What a player was told in secret, a spectator was not.
async fn nothing_secret_was_told(player: &Page, spectator: &Page) -> Result<()> {
    let mine = wire::told(player, &SECRETS).await?;
    let sees = |kind: &str| mine.iter().any(|one| one.kinds.iter().any(|it| it == kind));
    ensure!(
        mine.iter().any(|one| !one.secrets.is_empty()) && sees("saw"),
        "nothing of this is looked at"
    );
    for one in wire::told(spectator, &SECRETS).await? {
        let for_one = one
            .kinds
            .iter()
            .find(|kind| FOR_ONE.contains(&kind.as_str()));
        ensure!(
            one.secrets.is_empty() && for_one.is_none(),
            "a spectator is told {one:?}"
        );
    }
    Ok(())
}

/// What a window may cost that is let be by a standing order, in seconds: in the middle, and the
/// shortest of all, which no busy machine excuses.
const VISIBLE: (f64, f64) = (1.0, 0.25);

/// How long it takes until a window is over that nobody wants, as a spectator is told of it.
async fn windows_cost_no_wait(spectator: &Page) -> Result<()> {
    let told = wire::told(spectator, &SECRETS).await?;
    let pairs = told
        .windows(2)
        .filter(|pair| pair[1].kinds.iter().any(|kind| kind == "passed"));
    let mut waits: Vec<f64> = pairs.map(|pair| pair[1].at - pair[0].at).collect();
    waits.sort_by(f64::total_cmp);
    ensure!(waits.len() > 5, "only {} windows were let be", waits.len());
    let (shortest, median) = (waits[0], waits[waits.len() / 2]);
    println!(
        "throne-watched: {} windows let be, {shortest:.3} s at least, {median:.3} s in the middle",
        waits.len()
    );
    ensure!(
        median <= VISIBLE.0 && shortest <= VISIBLE.1,
        "a window that nobody wants costs {median:.3} s, {shortest:.3} s at least"
    );
    Ok(())
}

/// The health that a page shows, by seat; a team has one dial.
const HEALTH: &str = r#"(() => {
  const figure = (part) => {
    const figures = part.querySelector(".dt-figures");
    return Number(figures.querySelector("s")?.textContent ?? figures.textContent.split("/")[0]);
  };
  const health = {};
  for (const rival of document.querySelectorAll(".dt-rival"))
    health[rival.dataset.seat] = figure(rival.closest(".dt-team") ?? rival);
  const mine = document.querySelector(".dt-mine");
  health[mine.querySelector(".seat-mark").dataset.seat] = figure(mine);
  return health;
})()"#;

type Health = BTreeMap<String, i32>;

/// Everybody comes to see the same health of all seats.
async fn all_see_one_health(pages: &[Page]) -> Result<Health> {
    tables::all_see_one(pages, "health", HEALTH, |_| true).await
}

pub(crate) async fn king_of_the_hill_with_three_people() -> Result<()> {
    party("throne-hill", 3, async |party| {
        let pages = &party.pages;
        pages[2].resize(390, 844).await?;
        tables::full_as(pages, "dice-throne", HILL).await?;
        for page in pages {
            page.until("the board", BOARD).await?;
        }
        let seen = play_on(pages, "now.turn > 3").await?;
        in_turn(&seen, &["Ada", "Ben", "Cleo"])?;
        let health = all_see_one_health(pages).await?;
        ensure!(health.len() == 3, "three are on the hill: {health:?}");
        pages[0].picture("throne-hill-desk").await?;
        pages[2].picture("throne-hill-phone").await?;
        tables::give_up(&pages[0]).await?;
        let out = "document.querySelector(\".dt-rival[data-seat='0'][data-out]\") !== null";
        for page in &pages[1..] {
            page.until("somebody to be out", out).await?;
        }
        // The other two go on.
        play_on(&pages[1..], "now.over || now.turn > 5").await?;
        let over = "document.querySelector('.decision .offers a') !== null";
        if !pages[1].ask::<bool>(over).await? {
            tables::give_up(&pages[1]).await?;
        }
        tables::record_holds(party, 2, "dice-throne").await?;
        let places = tables::all_see_one_result(pages).await?;
        ensure!(places[2].0 == "0", "who left first is last: {places:?}");
        Ok(())
    })
    .await
}

/// The turns come in this order, whoever begins, and everybody sees it.
fn in_turn(seen: &[Vec<Look>], order: &[&str]) -> Result<()> {
    for looks in seen {
        let turns: BTreeMap<u16, &str> = looks
            .iter()
            .filter(|now| now.turn > 0 && !now.active.is_empty())
            .map(|now| (now.turn, now.active.as_str()))
            .collect();
        let turns: Vec<&str> = turns.into_values().take(order.len()).collect();
        let Some(first) = order.iter().position(|name| turns.first() == Some(name)) else {
            bail!("nobody begins: {turns:?}");
        };
        let due = order.iter().cycle().skip(first).take(order.len());
        ensure!(
            due.copied().eq(turns.iter().copied()),
            "the turns are {turns:?}"
        );
    }
    Ok(())
}

/// Which side of the die for the target is up.
const POINTS: &str = "[...document.querySelectorAll('.dt-cells li')] \
    .findIndex((one) => one.ariaCurrent === 'true')";

pub(crate) async fn two_against_two_with_four_people() -> Result<()> {
    party("throne-teams", 4, async |party| {
        let pages = &party.pages;
        pages[3].resize(390, 844).await?;
        tables::full_as(pages, "dice-throne", TEAMS).await?;
        for page in pages {
            page.until("the board", BOARD).await?;
        }
        // Whoever has the word while the die lies there waits; so all see the same moment.
        let mut seen = play_on(pages, AIMS).await?;
        let up: i32 = pages[0].ask(POINTS).await?;
        ensure!(up >= 0, "no side of the die is up");
        for page in pages {
            let same = format!("{POINTS} === {up}");
            page.until("the same side of the die", &same).await?;
        }
        pages[0].picture("throne-aims-desk").await?;
        pages[3].picture("throne-aims-phone").await?;
        let more = play_on(pages, "now.turn > 4").await?;
        for (seen, more) in seen.iter_mut().zip(more) {
            seen.extend(more);
        }
        // From side to side: A, then who sits across, then the partners.
        in_turn(&seen, &["Ada", "Dan", "Ben", "Cleo"])?;
        let health = all_see_one_health(pages).await?;
        let of = |seat: &str| health.get(seat);
        ensure!(
            of("0") == of("1") && of("2") == of("3") && health.len() == 4,
            "a team has one dial: {health:?}"
        );
        tables::give_up(&pages[2]).await?;
        tables::record_holds(party, 0, "dice-throne").await?;
        let places = tables::all_see_one_result(pages).await?;
        let won: Vec<&str> = places
            .iter()
            .filter(|(_, won, _)| *won)
            .map(|(seat, ..)| seat.as_str())
            .collect();
        ensure!(won == ["0", "1"], "the others have won: {places:?}");
        Ok(())
    })
    .await
}

//! The score sheet: every line of the own round explained, and what everyone has.

use super::scene::{Scene, plain, signed, tone};
use crate::icon::Icon;
use crate::seat;
use crate::session::capital;
use game_dice_miner::score::{Entry, Line, Score, Tally};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// The three parts of a score, with the key of their name.
type Part = (&'static str, fn(&Score) -> i16);

const PARTS: [Part; 3] = [
    ("web-dice-miner-tunnels", |score| score.tunnels),
    ("web-dice-miner-treasure", |score| score.treasure),
    ("web-dice-miner-hazards", |score| score.hazards),
];

/// The own round, line by line.
pub(super) fn mine(scene: &Scene) -> AnyView {
    let (seat, name) = (scene.me, scene.clan_name(scene.me));
    let sheet = scene.game.sheet(scene.public(), seat);
    let lies = || scene.game.as_it_lies(scene.public(), seat);
    let entry = sheet.into_iter().next_back().unwrap_or_else(lies);
    let title = if scene.plays {
        scene.text("web-dice-miner-my-round")
    } else {
        name
    };
    let row = |line: &Line| {
        let (what, how) = explain(scene, seat, &entry, *line);
        let points = line.points();
        view! {
            <tr>
                <th scope="row">{what}</th>
                <td class=tone_of(*line) data-points=points>{how}</td>
            </tr>
        }
    };
    let rows = entry.lines.iter().map(row).collect_view();
    let sum = entry.score.sum();
    view! {
        <section class="panel" id="score">
            <h2><Icon name="ic-score"/>" "{title}<small>{named(scene, &entry)}</small></h2>
            <table class="ledger mm-lines">
                <tbody>
                    {rows}
                    <tr class="sum">
                        <th scope="row">{scene.text("web-dice-miner-sum")}</th>
                        <td data-sum=sum>{plain(sum)}</td>
                    </tr>
                </tbody>
            </table>
        </section>
    }
    .into_any()
}

/// Good and bad only for hazards; everything else is good anyway.
const fn tone_of(line: Line) -> &'static str {
    match line {
        Line::CaveIns { points, .. } | Line::Dragons { points, .. } => tone(points),
        _ => "",
    }
}

/// What a line is about, and how its points come about.
fn explain(scene: &Scene, seat: Seat, entry: &Entry, line: Line) -> (String, String) {
    let number = |gap: &'static str, number: u8| (gap, Arg::number(number));
    match line {
        Line::Runs {
            count,
            up_to,
            points,
        } => {
            let args = [number("count", count), number("up", up_to)];
            let one: Vec<String> = (1..=up_to).map(|tunnel| tunnel.to_string()).collect();
            let how = match (count, up_to) {
                (1, 1) => points.to_string(),
                (1, _) => format!("{} = {points}", one.join(" + ")),
                _ => format!("{count} × {} = {points}", points / i16::from(count)),
            };
            (scene.say("web-dice-miner-line-runs", &args), how)
        }
        Line::Stranded { count } => (
            scene.say("web-dice-miner-line-stranded", &[number("count", count)]),
            "0".to_owned(),
        ),
        Line::Gems {
            count,
            doubled: true,
            points,
        } => (
            scene.say("web-dice-miner-line-most-gems", &[number("count", count)]),
            format!("{count} × 2 = {points}"),
        ),
        Line::Gems { count, points, .. } => {
            (fewer_gems(scene, seat, entry, count), points.to_string())
        }
        Line::CaveIns {
            count,
            tools,
            points,
        } => (
            scene.say(
                "web-dice-miner-line-cave-ins",
                &[number("count", count), number("tools", tools)],
            ),
            turned(count, tools, points),
        ),
        Line::Dragons {
            count,
            tools,
            points,
        } => (
            scene.say(
                "web-dice-miner-line-dragons",
                &[number("count", count), number("tools", tools)],
            ),
            turned(count, tools, points),
        ),
        Line::Nothing => (
            capital(&scene.text("dice-miner-line-nothing")),
            "0".to_owned(),
        ),
    }
}

/// Why gems are not doubled: somebody has as many or more.
fn fewer_gems(scene: &Scene, seat: Seat, entry: &Entry, count: u8) -> String {
    let others = scene.clans().filter(|other| *other != seat);
    let gems = others.map(|other| (gems(scene, other, entry), other));
    let Some((most, other)) = gems.max_by_key(|(gems, _)| *gems) else {
        return String::new();
    };
    let args = [
        ("count", Arg::number(count)),
        ("name", Arg::Spelled(scene.clan_name(other))),
        ("most", Arg::number(most)),
    ];
    scene.say("web-dice-miner-line-gems", &args)
}

/// The gems a player has or had in a round.
fn gems(scene: &Scene, seat: Seat, entry: &Entry) -> u8 {
    let clan = scene.public().clan(seat);
    if entry.written {
        // The tie-break stands behind the last round.
        let last = clan.scored.len() - 1;
        let place = usize::from(entry.round).checked_sub(1).unwrap_or(last);
        return clan.scored[place].gems;
    }
    Tally::of(scene.game.tables(), &clan.trove, clan.hero).gems
}

fn turned(hazards: u8, tools: u8, points: i16) -> String {
    match tools {
        0 => signed(points),
        _ => format!("{hazards} × {tools} = {}", signed(points)),
    }
}

/// "Round 2, as it lies".
fn named(scene: &Scene, entry: &Entry) -> String {
    let round = ("round", Arg::number(entry.round));
    match (entry.round, entry.written) {
        (0, _) => scene.text("web-dice-miner-extra"),
        (_, true) => scene.say("web-dice-miner-round", &[round]),
        (_, false) => scene.say("web-dice-miner-round-so-far", &[round]),
    }
}

/// What everyone has, round by round.
pub(super) fn everyone(scene: &Scene) -> AnyView {
    view! {
        <section class="panel">
            <h2>
                <Icon name="ic-people"/>
                " "
                {scene.text("web-dice-miner-everyone")}
            </h2>
            {totals(scene, false)}
        </section>
    }
    .into_any()
}

/// The same where it stands for itself.
pub(super) fn table(scene: &Scene) -> AnyView {
    view! { <div class="panel mm-panel">{totals(scene, true)}</div> }.into_any()
}

/// The points of a round that was just scored, or of the whole match.
pub(super) fn scoring(scene: &Scene) -> AnyView {
    view! {
        <section class="mm-board mm-after" aria-labelledby="scoring-title">
            <div class="panel mm-panel">
                <h2 id="scoring-title">
                    <Icon name="ic-score"/>" "{scene.text("web-dice-miner-scoring")}
                </h2>
                {totals(scene, true)}
            </div>
        </section>
    }
    .into_any()
}

/// The whole match, for the sheet at its end.
pub(super) fn account(scene: &Scene) -> AnyView {
    totals(scene, true)
}

/// A column for each player. Rounds in one line each or, in full, with their three parts; the
/// round that is being played always with them.
fn totals(scene: &Scene, full: bool) -> AnyView {
    let seats: Vec<Seat> = scene.clans().collect();
    let sheets: Vec<Vec<Entry>> = seats
        .iter()
        .map(|seat| scene.game.sheet(scene.public(), *seat))
        .collect();
    let head = seats.iter().map(|seat| {
        let name = scene.clan_name(*seat);
        view! {
            <th scope="col" title=name.clone()>
                {seat::mark(*seat, &name)}<span class="unseen">{name.clone()}</span>
            </th>
        }
    });
    let longest = sheets.iter().max_by_key(|sheet| sheet.len());
    let rows: Vec<AnyView> = longest
        .into_iter()
        .flatten()
        .flat_map(|entry| round_rows(scene, &sheets, entry, full))
        .collect();
    let total = seats.iter().map(|seat| {
        let points = scene.points(*seat);
        view! { <td data-sum=points>{plain(points)}</td> }
    });
    view! {
        <table class="ledger mm-totals">
            <thead>
                <tr>
                    <td>
                        <span class="unseen">{scene.text("web-dice-miner-scoring")}</span>
                    </td>
                    {head.collect_view()}
                </tr>
            </thead>
            <tbody>
                {rows}
                <tr class="sum">
                    <th scope="row">{scene.text("web-dice-miner-total")}</th>
                    {total.collect_view()}
                </tr>
            </tbody>
        </table>
    }
    .into_any()
}

/// A round: its sum, and its three parts below it.
fn round_rows(scene: &Scene, sheets: &[Vec<Entry>], entry: &Entry, full: bool) -> Vec<AnyView> {
    let of = |sheet: &Vec<Entry>| {
        let same = |one: &&Entry| (one.round, one.written) == (entry.round, entry.written);
        sheet.iter().find(same).map(|entry| entry.score)
    };
    let scores: Vec<Option<Score>> = sheets.iter().map(of).collect();
    // A tie-break decides, but adds nothing.
    let adds = entry.round > 0;
    let sums = scores.iter().map(|score| {
        let sum = score.map(Score::sum);
        let points = sum.filter(|_| adds);
        view! { <td data-points=points>{sum.map(plain)}</td> }
    });
    let head = view! {
        <tr class="mm-round">
            <th scope="row">{named(scene, entry)}</th>
            {sums.collect_view()}
        </tr>
    };
    let mut rows = vec![head.into_any()];
    if full || !entry.written {
        rows.extend(PARTS.iter().map(|part| part_row(scene, &scores, *part)));
    }
    rows
}

fn part_row(scene: &Scene, scores: &[Option<Score>], (key, read): Part) -> AnyView {
    let cell = |score: &Option<Score>| {
        let points = score.as_ref().map(read);
        let bad = points.filter(|points| *points < 0).map_or("", tone);
        view! { <td class=bad>{points.map(plain)}</td> }
    };
    let cells = scores.iter().map(cell).collect_view();
    view! { <tr class="mm-part"><th scope="row">{scene.text(key)}</th>{cells}</tr> }.into_any()
}

//! Beside the bench: what the dice of the team cost, their energies, and how the team plays.

use super::bench::Bench;
use super::filter::energy_key;
use crate::dice_masters::art;
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use game_dice_masters::{COSTS, Counts, Energy, Pack, Style, Trait};
use kernel::{Arg, Said};
use leptos::prelude::*;
use std::fmt::Write;

fn counts(bench: Bench) -> Counts {
    bench
        .base
        .sheet
        .with(|sheet| Counts::of(Pack::builtin(), &sheet.roster))
}

/// How many dice cost how much.
pub(super) fn curve(bench: Bench) -> impl IntoView {
    let mean = move || {
        let mean = counts(bench).mean_cost()?;
        let said = Said::new("web-teams-mean")
            .with("whole", Arg::number(mean / 10))
            .with("tenth", Arg::number(mean % 10));
        Some(voice().say(&said))
    };
    let drawn = move || drawn(&voice(), &counts(bench).by_cost);
    view! {
        <section class="panel">
            <h2><Icon name="ic-odds"/>" "{t("web-teams-curve")}<small>{mean}</small></h2>
            {drawn}
        </section>
    }
}

/// A bar for each cost.
pub(in crate::dice_masters) fn drawn(voice: &Voice, by_cost: &[u8]) -> AnyView {
    let told = COSTS
        .zip(by_cost)
        .map(|(cost, dice)| format!("{cost}: {dice}"));
    let told: Vec<String> = told.collect();
    let said = Said::new("web-teams-curve-told").with("costs", Arg::Spelled(told.join(", ")));
    view! {
        <svg
            class="mt-chart"
            viewBox="0 0 278 98"
            role="img"
            aria-label=voice.say(&said)
            inner_html=bars(by_cost)
        ></svg>
    }
    .into_any()
}

fn bars(by_cost: &[u8]) -> String {
    let most = by_cost.iter().copied().max().unwrap_or(0).max(1);
    let mut svg = String::from("<line x1=\"0\" x2=\"278\" y1=\"78.5\" y2=\"78.5\"/>");
    for (place, (cost, dice)) in COSTS.zip(by_cost.iter().copied()).enumerate() {
        let (left, middle) = (8 + 38 * place, 21 + 38 * place);
        let bar = if dice == 0 {
            format!("<rect class=\"none\" x=\"{left}\" y=\"74\" width=\"26\" height=\"4\"/>")
        } else {
            let height = 6 + 56 * u16::from(dice) / u16::from(most);
            let class = if dice == most { "max" } else { "" };
            format!(
                "<rect class=\"{class}\" x=\"{left}\" y=\"{}\" width=\"26\" height=\"{height}\" \
                 rx=\"3\"/><text class=\"n\" x=\"{middle}\" y=\"{}\">{dice}</text>",
                78 - height,
                72 - height
            )
        };
        write!(svg, "{bar}<text x=\"{middle}\" y=\"95\">{cost}</text>")
            .expect("a string takes all");
    }
    svg
}

/// How many dice are of which energy.
pub(super) fn energies(bench: Bench) -> impl IntoView {
    let lines = move || {
        let counts = counts(bench);
        energy_lines(&voice(), counts.by_energy, counts.dice)
    };
    view! {
        <section class="panel">
            <h2>
                <Icon name="sym-bolt"/>" "{t("web-teams-energy")}
                <small>{t("web-teams-energy-how")}</small>
            </h2>
            <ul class="mt-energy">{lines}</ul>
        </section>
    }
}

/// A line for each energy, with a bar.
pub(in crate::dice_masters) fn energy_lines(
    voice: &Voice,
    by_energy: [u8; 4],
    of: u8,
) -> Vec<AnyView> {
    let lines = Energy::TYPES.into_iter().zip(by_energy);
    let line = |(energy, dice): (Energy, u8)| {
        let name = voice.text(energy_key(energy));
        let label = format!("{name}: {dice}");
        view! {
            <li>
                <Icon name=art::energy(energy)/>
                <span>{name}</span>
                <progress class="bar" max=of.max(1) value=dice aria-label=label></progress>
                <b>{dice}</b>
            </li>
        }
        .into_any()
    };
    lines.map(line).collect()
}

/// What a trait is called, and what it means.
pub(super) const fn trait_keys(one: Trait) -> [&'static str; 2] {
    match one {
        Trait::Cheap => ["web-teams-cheap", "web-teams-cheap-how"],
        Trait::Strong => ["web-teams-strong", "web-teams-strong-how"],
        Trait::Tough => ["web-teams-tough", "web-teams-tough-how"],
        Trait::Burns => ["web-teams-burns", "web-teams-burns-how"],
        Trait::Pushes => ["web-teams-pushes", "web-teams-pushes-how"],
        Trait::Hinders => ["web-teams-hinders", "web-teams-hinders-how"],
        Trait::Grows => ["web-teams-grows", "web-teams-grows-how"],
        Trait::Guards => ["web-teams-guards", "web-teams-guards-how"],
        Trait::Globals => ["web-teams-globals", "web-teams-globals-how"],
        Trait::Kin => ["web-teams-kin", "web-teams-kin-how"],
    }
}

/// How the team plays, trait by trait.
pub(super) fn style(bench: Bench) -> impl IntoView {
    let lines = move || {
        let voice = voice();
        let style = bench
            .base
            .sheet
            .with(|sheet| Style::of(Pack::builtin(), &sheet.roster));
        let line = |one: Trait| {
            let [name, how] = trait_keys(one).map(|key| voice.text(key));
            let much = style.of_trait(one) / 10;
            let label = format!("{name}: {much} %. {how}");
            view! {
                <li title=how>
                    <span>{name}</span>
                    <progress class="bar" max="100" value=much aria-label=label></progress>
                </li>
            }
        };
        Trait::ALL.map(line).into_iter().collect_view()
    };
    view! {
        <section class="panel">
            <h2><Icon name="ic-target"/>" "{t("web-teams-style")}</h2>
            <ul class="mt-energy mt-style">{lines}</ul>
        </section>
    }
}

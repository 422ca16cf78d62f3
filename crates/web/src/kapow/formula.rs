//! `(base + kickers) × multiplier`, as it stands.

use super::scene::Scene;
use crate::icon::Icon;
use crate::settings::Settings;
use dice::DiceSet;
use game_kapow::{By, Fighter, Offer, Parts, Symbol, ahead};
use kernel::Change;
use leptos::prelude::*;
use words::Lang;

/// A total with what it is made of, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) base: Vec<Part>,
    pub(super) kickers: Vec<Part>,
    pub(super) times: u8,
    /// The ability that multiplies.
    pub(super) times_by: Option<String>,
    /// What changes the total in the end.
    pub(super) changes: Vec<Part>,
    pub(super) total: u8,
    /// Whether everything is simply added up, as boards do that play by themselves.
    pub(super) plain: bool,
}

/// A part of a total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) value: i16,
}

/// The attack of a fighter as it stands.
pub(super) fn attack(scene: &Scene, fighter: Fighter) -> Sum {
    let parts = scene.game.attack_parts(&scene.table(), fighter);
    in_words(scene, fighter, &parts)
}

/// The defence of a fighter as it stands.
pub(super) fn defence(scene: &Scene, fighter: Fighter) -> Sum {
    let parts = scene.game.defence_parts(&scene.table(), fighter);
    in_words(scene, fighter, &parts)
}

/// The parts of a total with their names.
pub(super) fn in_words(scene: &Scene, fighter: Fighter, parts: &Parts) -> Sum {
    let mut sum = Sum {
        base: Vec::new(),
        kickers: Vec::new(),
        times: 1,
        times_by: None,
        changes: Vec::new(),
        total: parts.total(),
        plain: !scene.game.is_person(fighter),
    };
    for entry in parts.entries() {
        let value = match entry.change {
            Change::Add(amount) => amount,
            Change::Times(by, _) | Change::Less(by, _) => i16::from(by),
        };
        let (whose, name) = match entry.source {
            By::Base(spot) => (&mut sum.base, scene.spot_name(fighter, spot)),
            By::Kicker(spot) => (&mut sum.kickers, scene.spot_name(fighter, spot)),
            By::Foe { fighter, spot } => (&mut sum.changes, scene.spot_name(fighter, spot)),
            By::Tokens => {
                let name = scene.named(&scene.game.pack().supply.entangle.name);
                (&mut sum.changes, name)
            }
            By::Times(spot) => {
                sum.times = value as u8;
                sum.times_by = Some(scene.spot_name(fighter, spot));
                continue;
            }
        };
        whose.push(Part { name, value });
    }
    sum
}

/// The whole line with its total: `(4 Pow + 2 Pummel) × 1 = 6`.
pub(super) fn draw(scene: &Scene, sum: &Sum) -> AnyView {
    view! {
        <span class="kp-sum">{terms(scene, sum)}" = "<strong>{sum.total}</strong></span>
    }
    .into_any()
}

/// The line up to its total.
pub(super) fn terms(scene: &Scene, sum: &Sum) -> AnyView {
    if sum.base.is_empty() {
        return view! { <i>{scene.voice.text("web-kapow-no-base")}</i> }.into_any();
    }
    let inner = sum.base.iter().chain(&sum.kickers).enumerate();
    let inner: Vec<AnyView> = inner.map(|(at, part)| term(part, at == 0)).collect();
    let alone = sum.kickers.is_empty().then_some(" + 0");
    let changes: Vec<AnyView> = sum.changes.iter().map(|part| term(part, false)).collect();
    let by = sum
        .times_by
        .clone()
        .map(|name| view! { <small>{name}</small> });
    if sum.plain {
        return view! { {inner}{changes} }.into_any();
    }
    view! { "("{inner}{alone}") × "<b>{sum.times}</b>{by}{changes} }.into_any()
}

/// One number with its name behind it, and its sign before it.
fn term(part: &Part, first: bool) -> AnyView {
    let sign = sign(part, first);
    view! { {sign}<b>{part.value.abs()}</b><small>{part.name.clone()}</small> }.into_any()
}

/// The whole line as plain text.
pub(super) fn in_text(sum: &Sum) -> String {
    if sum.base.is_empty() {
        return sum.total.to_string();
    }
    let mut text = String::new();
    let inner = sum.base.iter().chain(&sum.kickers).enumerate();
    inner.for_each(|(at, part)| text.push_str(&term_text(part, at == 0)));
    if sum.times > 1 {
        let by = sum.times_by.iter().map(|name| format!(" {name}"));
        text = format!("({text}) × {}{}", sum.times, by.collect::<String>());
    }
    let changes = sum.changes.iter().map(|part| term_text(part, false));
    text.extend(changes);
    format!("{text} = {}", sum.total)
}

fn term_text(part: &Part, first: bool) -> String {
    format!("{}{} {}", sign(part, first), part.value.abs(), part.name)
}

const fn sign(part: &Part, first: bool) -> &'static str {
    match (first, part.value < 0) {
        (true, false) => "",
        (true, true) => "−",
        (false, false) => " + ",
        (false, true) => " − ",
    }
}

/// The chances of what may be rolled next: of the dice in mind that are rolled again, else of all
/// own dice in the next round.
pub(super) fn odds(scene: &Scene) -> Option<AnyView> {
    let wanted = Settings::get().0.with(|chosen| chosen.odds);
    if !wanted || !scene.plays || scene.outcome.is_some() {
        return None;
    }
    let again = to_reroll(scene);
    let dice = again.unwrap_or(scene.corner(scene.mine()).dice);
    if dice.is_empty() {
        return None;
    }
    let key = match (again.is_some(), dice.len()) {
        (true, 1) => "web-kapow-odds-die",
        (true, _) => "web-kapow-odds-again",
        (false, _) => "web-kapow-odds-next",
    };
    let one = dice.len() == 1;
    let line = |symbol: Symbol| {
        let (hits, all) = ahead::odds(&scene.game, &scene.table(), dice, symbol, !one);
        (hits > 0).then(|| chance(scene, symbol, hits, all))
    };
    let lines: Vec<AnyView> = Symbol::ALL.into_iter().filter_map(line).collect();
    let wilds = (!one).then(|| scene.voice.text("web-kapow-odds-how"));
    Some(
        view! {
            <section class="panel" id="odds">
                <h2><Icon name="ic-odds"/>" "{scene.voice.text(key)}</h2>
                <ul class="odds kp-odds">{lines}</ul>
                <p class="small soft">{wilds}</p>
            </section>
        }
        .into_any(),
    )
}

/// The dice that somebody thinks of rolling again.
fn to_reroll(scene: &Scene) -> Option<DiceSet> {
    let question = scene.question.as_ref()?;
    let asked = |offer: &Offer| matches!(offer, Offer::Roll(_));
    if !question.offers.iter().any(asked) {
        return None;
    }
    match scene.draft.pick {
        Some(Offer::Roll(die)) => Some(DiceSet::of(die)),
        _ => Some(scene.draft.rolls).filter(|rolls| !rolls.is_empty()),
    }
}

fn chance(scene: &Scene, symbol: Symbol, hits: u128, all: u128) -> AnyView {
    let tenths = (2_000 * hits + all) / (2 * all);
    let comma = match scene.voice.words.lang() {
        Lang::De => ',',
        Lang::En => '.',
    };
    let percent = format!("{}{comma}{} %", tenths / 10, tenths % 10);
    let name = scene.called(&scene.game.called_symbol(symbol));
    let icon = crate::icon::reference(&format!("sym-{}", symbol.id()));
    let label = percent.clone();
    view! {
        <li data-help=format!("face:{}", symbol.id()) tabindex="-1">
            <span><svg class="icon" aria-hidden="true" inner_html=icon></svg>" "{name}</span>
            <b>{percent}</b>
            <progress class="bar" max="1000" value=tenths.to_string()>{label}</progress>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str, value: i16) -> Part {
        Part {
            name: name.to_owned(),
            value,
        }
    }

    #[test]
    fn a_sum_reads_as_it_is_computed() {
        let mut sum = Sum {
            base: vec![part("Pow", 4)],
            kickers: vec![part("Pummel", 2)],
            times: 1,
            times_by: None,
            changes: Vec::new(),
            total: 6,
            plain: false,
        };
        assert_eq!(in_text(&sum), "4 Pow + 2 Pummel = 6");
        sum.times = 2;
        sum.times_by = Some("Smash".to_owned());
        sum.changes = vec![part("Entangle", -2)];
        sum.total = 10;
        assert_eq!(
            in_text(&sum),
            "(4 Pow + 2 Pummel) × 2 Smash − 2 Entangle = 10"
        );
        sum.base.clear();
        sum.total = 0;
        assert_eq!(in_text(&sum), "0", "without a base nothing counts");
    }
}

//! Beside the bench: whether the set is legal, the side set, ready-made sets to begin from, and
//! what the colours give.

use super::bench::{Bench, Target};
use super::dice::{shape_text, tapped};
use super::origin::mark;
use super::rule_link;
use crate::bench::bar::keep_focus;
use crate::icon::Icon;
use crate::voice::{Voice, t, voice};
use game_irondie::{
    ColourInfo, Make, NamedSet, Pack, SET_RULES, SIDE_SET, STANDARD, SetProblem, bonus_brief,
};
use kernel::{Arg, Rule, Said};
use leptos::prelude::*;

/// What each rule asks, in the order of the rules.
const ASKED: [&str; 4] = [
    "irondie-set-rule-count",
    "irondie-set-rule-class",
    "irondie-set-rule-rare",
    "irondie-set-rule-side",
];

/// Rule by rule, whether the set keeps it.
pub(super) fn checks(bench: Bench) -> impl IntoView {
    let verdict = move || {
        let legal = bench.problems.with(Vec::is_empty);
        voice().text(if legal {
            "web-sets-yes"
        } else {
            "web-sets-not-yet"
        })
    };
    let lines = move || {
        let (voice, problems) = (voice(), bench.problems.get());
        let rules = SET_RULES.into_iter().zip(ASKED);
        rules
            .flat_map(|(rule, asked)| check(&voice, &problems, rule, asked))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="panel" id="checks">
            <h2><Icon name="ic-why-not"/>" "{t("web-sets-legal")}<small>{verdict}</small></h2>
            <ul class="checks">{lines}</ul>
        </section>
    }
}

/// What the rule asks, or everything that breaks it.
fn check(voice: &Voice, problems: &[SetProblem], rule: Rule, asked: &'static str) -> Vec<AnyView> {
    let line = |ok: bool, said: String| {
        let (word, icon) = if ok {
            ("yes", "ic-confirm")
        } else {
            ("no", "ic-close")
        };
        view! {
            <li data-ok=word><Icon name=icon/><span>{said}" "{rule_link(rule)}</span></li>
        }
        .into_any()
    };
    let broken = problems.iter().filter(|problem| problem.rule() == rule);
    let broken: Vec<AnyView> = broken
        .map(|problem| line(false, voice.say(&problem.refusal().said)))
        .collect();
    if broken.is_empty() {
        vec![line(true, voice.text(asked))]
    } else {
        broken
    }
}

/// Three dice to swap with between games.
pub(super) fn side_set(bench: Bench) -> impl IntoView {
    let count = move || {
        let count = bench.base.sheet.with(|sheet| sheet.side().len());
        let said = Said::new("web-sets-count")
            .with("count", Arg::number(count))
            .with("of", Arg::number(SIDE_SET));
        voice().say(&said)
    };
    view! {
        <section class="panel">
            <h2><Icon name="ic-swap"/>" "{t("web-irondie-side-set")}<small>{count}</small></h2>
            <div class="se-side">
                <ul class="dice">{move || side_dice(bench)}</ul>
                <p class="small soft">{t("web-sets-side-how")}</p>
            </div>
        </section>
    }
}

fn side_dice(bench: Bench) -> Vec<AnyView> {
    let side = bench.base.sheet.with(|sheet| sheet.side().to_vec());
    let places = side.len().max(SIDE_SET);
    (0..places)
        .map(|place| side_die(bench, side.get(place).copied(), place))
        .collect()
}

/// A die to take out, or a free place that lets the next tap fill it.
fn side_die(bench: Bench, make: Option<Make>, place: usize) -> AnyView {
    let voice = voice();
    let inner = if let Some(make) = make {
        let tap = move || {
            bench.remove(make, Target::Side);
            keep_focus(".se-side button", place);
        };
        tapped(&voice, make, "die-m", "web-sets-do-take", tap)
    } else {
        let aim = move |_| bench.target.set(Target::Side);
        view! {
            <button class="die die-m se-free" data-state="gone" type="button" on:click=aim>
                <span class="unseen">{voice.text("web-sets-do-side")}</span>
                <span class="die-cube"></span>
                <b aria-hidden="true">"+"</b>
            </button>
        }
        .into_any()
    };
    view! { <li class="named">{inner}</li> }.into_any()
}

/// Ready-made sets to begin from.
pub(super) fn templates(bench: Bench) -> impl IntoView {
    let sets = move || {
        let (voice, sets) = (voice(), &Pack::builtin().sets);
        // What has a plan comes before one colour of everything.
        let (plain, planned): (Vec<_>, Vec<_>) = sets.iter().partition(|set| set.side.is_empty());
        let all = planned.into_iter().chain(plain);
        all.map(|set| template(bench, &voice, set))
            .collect::<Vec<_>>()
    };
    view! {
        <section class="panel">
            <h2>
                <Icon name="ic-card"/>
                " "
                {t("web-sets-templates")}
            </h2>
            <ul class="se-archs">{sets}</ul>
            <p class="small soft">{t("web-sets-classes")}</p>
        </section>
    }
}

fn template(bench: Bench, voice: &Voice, set: &'static NamedSet) -> AnyView {
    let name = voice.named(&set.name);
    let begin = {
        let sheet = set.sheet(&name);
        move |_| bench.base.begin_from(sheet.clone())
    };
    let idea = voice.named(&set.idea);
    let same = move || {
        let same = bench
            .base
            .sheet
            .with(|sheet| sheet.dice() == set.sheet("").dice());
        same.then_some("true")
    };
    view! {
        <li>
            <button
                class="se-arch"
                type="button"
                title=idea
                aria-current=same
                on:click=begin
            >
                <b>{name}{mark(voice, &[&set.source])}</b>
                <small>{shape_text(&set.dice)}</small>
            </button>
        </li>
    }
    .into_any()
}

/// What each colour gives when its bonus comes.
pub(super) fn colours() -> impl IntoView {
    let lines = move || {
        let (voice, pack) = (voice(), Pack::builtin());
        let tables = pack.tables(STANDARD).expect("every pack has it");
        let line = |info: &ColourInfo| {
            let gives = bonus_brief(tables, info.colour);
            let source = pack.source(&format!("irondie/colour/{}/bonus", info.colour.id()));
            let sources: Vec<_> = source.into_iter().collect();
            view! {
                <li>
                    <b>{voice.named(&info.name)}</b>
                    <span>
                        {voice.say_all(&gives)}" "{mark(&voice, &sources)}
                    </span>
                </li>
            }
        };
        pack.colours.iter().map(line).collect_view()
    };
    view! {
        <section class="panel">
            <h2><Icon name="ic-burst"/>" "{t("web-sets-colours")}</h2>
            <ul class="se-colours">{lines}</ul>
            <p class="small soft">{t("web-sets-colours-how")}</p>
        </section>
    }
}

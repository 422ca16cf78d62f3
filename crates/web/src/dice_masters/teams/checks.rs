//! Beside the bench: what the team is for, and rule by rule whether it keeps them.

use super::bench::Bench;
use super::rule_link;
use super::sheet::is_built;
use crate::boards::mode_key;
use crate::icon::Icon;
use crate::seating::{Entry, list};
use crate::voice::{Voice, t, voice};
use game_dice_masters::{DiceMasters, Mode, Pack, Problem, Room};
use games::Title as _;
use kernel::{Arg, Game as _, Rule, Said};
use leptos::prelude::*;

/// What the team is for and whether it may be brought.
pub(super) fn panel(bench: Bench) -> impl IntoView {
    let verdict = move || {
        let legal = bench.problems.with(Vec::is_empty);
        voice().text(if legal {
            "web-sets-yes"
        } else {
            "web-sets-not-yet"
        })
    };
    view! {
        <section class="panel" id="checks">
            <h2><Icon name="ic-why-not"/>" "{t("web-sets-legal")}<small>{verdict}</small></h2>
            {move || modes(bench)}
            <ul class="checks">{move || lines(bench)}</ul>
        </section>
    }
}

/// The modes that teams are built for.
fn modes(bench: Bench) -> AnyView {
    let voice = voice();
    let name = |mode: Mode| -> Entry {
        let id = DiceMasters::mode_id(mode);
        (id.to_owned(), voice.text(&mode_key(DiceMasters::ID, id)))
    };
    let built = || Mode::ALL.into_iter().filter(|mode| is_built(*mode));
    let choose = move |id: String| {
        let chosen = built().find(|mode| DiceMasters::mode_id(*mode) == id);
        if let Some(mode) = chosen {
            bench.choose_mode(mode);
        }
    };
    let chosen = DiceMasters::mode_id(bench.mode.get());
    let entries = built().map(name).collect();
    list(
        voice.text("web-teams-mode"),
        &[(None, entries)],
        chosen,
        choose,
    )
}

/// Rule by rule, what it asks or everything that breaks it.
fn lines(bench: Bench) -> Vec<AnyView> {
    let (voice, problems) = (voice(), bench.problems.get());
    let rules = asked(Room::of(bench.mode.get()), bench.mode.get());
    let rules = rules.into_iter();
    rules
        .flat_map(|(rule, asked)| check(&voice, &problems, rule, &asked))
        .collect()
}

/// What the rules ask of a team.
fn asked(room: Room, mode: Mode) -> Vec<(Rule, Said)> {
    let exact = Arg::word(if mode == Mode::Tournament {
        "yes"
    } else {
        "no"
    });
    let cards = Said::new("web-teams-rule-cards").with("n", Arg::number(room.cards));
    let dice = Said::new("web-teams-rule-dice")
        .with("n", Arg::number(room.dice))
        .with("exact", exact);
    let basics = Said::new("web-teams-rule-basics").with("n", Arg::number(room.basics));
    let mut asked = vec![(Rule("MA-2.5"), cards), (Rule("MA-2.7"), basics)];
    if room.dice < u8::MAX {
        asked.insert(1, (Rule("MA-2.6"), dice));
    }
    asked
}

fn check(voice: &Voice, problems: &[Problem], rule: Rule, asked: &Said) -> Vec<AnyView> {
    let line = |ok: bool, said: &Said| {
        let (word, icon) = if ok {
            ("yes", "ic-confirm")
        } else {
            ("no", "ic-close")
        };
        let said = voice.say(said);
        view! {
            <li data-ok=word><Icon name=icon/><span>{said}" "{rule_link(rule)}</span></li>
        }
        .into_any()
    };
    let broken = problems.iter().filter(|problem| problem.rule == rule);
    let broken: Vec<AnyView> = broken
        .map(|problem| line(false, &problem.refusal(Pack::builtin()).said))
        .collect();
    if broken.is_empty() {
        vec![line(true, asked)]
    } else {
        broken
    }
}

//! How the dice are kept fair, told with the match's own numbers: what was sealed, who was bound to
//! what, and what a host can know.

use crate::dom;
use crate::icon::Icon;
use crate::voice::{s, t};
use fair::{LAST_BY_PLAY, Opening, Record, Shown};
use kernel::{Arg, Said, Seat};
use leptos::prelude::*;

/// The whole thing, to be unfolded. Before the first throw it is all there is to see.
pub(super) fn explained(
    shown: Option<Box<Shown>>,
    text: RwSignal<Option<String>>,
) -> impl IntoView {
    let open = shown.is_some() && text.with_untracked(Option::is_none);
    let kept = shown.clone();
    let record = Memo::new(move |_| {
        let read = |text: &str| Record::parse(text).ok();
        text.with(|text| text.as_deref().and_then(read))
    });
    let promised = shown.as_ref().map(|shown| shown.published.format);
    let throw = move || {
        let found = record.with(|record| record.as_ref().map(format));
        t(throw_key(promised.or(found)))
    };
    let numbers = move || {
        let numbers = record.with(|record| numbers(kept.as_deref(), record.as_ref()));
        numbers.into_iter().map(number).collect_view()
    };
    view! {
        <details class="pn-dice" open=open>
            <summary>{t("web-dice-how")}</summary>
            <ol class="small">
                <li>{t("web-dice-step-seal")}</li>
                <li>{t("web-dice-step-bind")}</li>
                <li>{t("web-dice-step-open")}</li>
                <li>{throw}</li>
                <li>{t("web-dice-step-end")}</li>
            </ol>
            <p class="small"><b>{t("web-dice-host")}</b></p>
            <dl class="pn-numbers">{numbers}</dl>
        </details>
        {shown.map(save)}
    }
}

fn format(record: &Record) -> u32 {
    record.opening().published().format
}

/// What dice hang on is not the same in old matches.
fn throw_key(format: Option<u32>) -> &'static str {
    if format.is_some_and(|format| format <= LAST_BY_PLAY) {
        "web-dice-step-throw-by-play"
    } else {
        "web-dice-step-throw"
    }
}

/// The numbers of a match: as they were shown, or else as a record has them.
fn numbers(shown: Option<&Shown>, record: Option<&Record>) -> Vec<(Said, String)> {
    let opening = record.map(Record::opening);
    let published = shown.map(|shown| &shown.published);
    let published = published.or(opening.map(Opening::published));
    let plain = Said::new;
    let of = |key, seat: usize| {
        let seat = Seat::new(seat as u8).map_or_else(String::new, |seat| seat.to_string());
        Said::new(key).with("seat", Arg::Spelled(seat))
    };
    let mut numbers = Vec::new();
    if let Some(published) = published {
        numbers.push((plain("web-number-seal"), published.commitment.to_string()));
        let signer = published.signer.map(|key| key.to_string());
        numbers.extend(signer.map(|key| (plain("web-number-signer"), key)));
        numbers.push((plain("web-number-packs"), published.packs.to_string()));
    }
    let bound = shown
        .map(|shown| shown.commitments.clone())
        .filter(|bound| !bound.is_empty());
    let bound = bound.or_else(|| opening.and_then(Opening::commitments));
    for (seat, commitment) in bound.unwrap_or_default().into_iter().enumerate() {
        let commitment = commitment.map(|commitment| commitment.to_string());
        numbers.extend(commitment.map(|it| (of("web-number-bound", seat), it)));
    }
    if let Some(own) = shown.and_then(|shown| shown.own.as_ref()) {
        numbers.push((plain("web-number-own"), own.share.to_string()));
    }
    if let Some(record) = record {
        numbers.push((plain("web-number-seed"), record.seed().reveal()));
    }
    numbers
}

fn number((name, digits): (Said, String)) -> impl IntoView {
    view! {
        <dt>{s(name)}</dt>
        <dd class="pn-number">{digits}</dd>
    }
}

/// What this browser kept can be checked elsewhere too, by any program.
fn save(shown: Box<Shown>) -> impl IntoView {
    let act = move |_| {
        dom::download("astragal-shown.json", &shown.text());
    };
    view! {
        <p class="small">
            <button class="link" type="button" on:click=act>
                <Icon name="ic-download"/>{t("web-shown-save")}
            </button>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_match_is_told_as_what_it_was() {
        let of = |text| throw_key(Record::parse(text).ok().as_ref().map(format));
        let old = of(include_str!("../../../fair/tests/signed.jsonl"));
        let new = of(include_str!("../../../fair/tests/thrown.jsonl"));
        assert_eq!(
            (old, new),
            ("web-dice-step-throw-by-play", "web-dice-step-throw")
        );
        assert_eq!(throw_key(None), new);
    }

    #[test]
    fn the_numbers_are_those_of_the_match() {
        let text = include_str!("../../../fair/tests/signed.jsonl");
        let record = Record::parse(text).unwrap();
        let found = numbers(None, Some(&record));
        let keys: Vec<&str> = found.iter().map(|(said, _)| &*said.key).collect();
        assert_eq!(
            keys,
            [
                "web-number-seal",
                "web-number-signer",
                "web-number-packs",
                "web-number-bound",
                "web-number-seed"
            ],
            "a bot is bound to nothing"
        );
        assert!(
            found
                .iter()
                .all(|(_, digits)| text.contains(digits.as_str()))
        );
        let shown = Shown::new(1, record.opening().published().clone());
        assert_eq!(numbers(Some(&shown), None).len(), 3);
    }
}

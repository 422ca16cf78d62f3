//! A record: whether it holds, keeping it, opening another one.

use super::{Panels, Sheet, dice};
use crate::icon::Icon;
use crate::record::{Checked, REPLAY, Verdict, check};
use crate::route::{Route, go};
use crate::voice::{s, t};
use crate::{dom, part};
use fair::{Known, Shown};
use kernel::{Arg, Said};
use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

pub(super) fn sheet(text: Option<String>, shown: Option<Box<Shown>>) -> impl IntoView {
    let text = RwSignal::new(text);
    let found = RwSignal::new(None);
    let kept = StoredValue::new(shown.clone());
    let look = move || {
        found.set(None);
        if let Some(text) = text.get() {
            let shown = kept.get_value();
            spawn_local(async move {
                found.try_set(Some(check(&text, shown.as_deref()).await));
            });
        }
    };
    Effect::new(look);
    let again = move || untrack(look);
    let plays = move || matches!(found.get(), Some(Verdict::Holds(checked)) if !checked.gone);
    let waits = shown.is_some();
    let why = move || match text.get() {
        None if waits => t("web-dice-waits")(),
        _ => t("web-record-why")(),
    };
    view! {
        <Sheet class="pn-record" icon="ic-seal-open" title=Signal::derive(t("web-record"))>
            <p class="small soft">{why}</p>
            {move || found.get().map(|found| verdict(found, again))}
            {dice::explained(shown, text)}
            <div class="offers">
                {bring(text)} {move || text.get().map(save)}
                {move || text.get().filter(|_| plays()).map(watch)}
            </div>
        </Sheet>
    }
}

/// What the check found.
fn verdict(found: Verdict, again: impl Fn() + 'static) -> AnyView {
    match found {
        Verdict::Holds(checked) => view! {
            <div role="status">
                <h3>{t(title(&checked))}</h3>
                <ul class="checks">{holds(&checked)}</ul>
            </div>
        }
        .into_any(),
        Verdict::Broken(flaw) => wrong("web-record-broken", flaw),
        Verdict::Differs(how) => wrong("web-record-differs", how),
        Verdict::NoRules(game) => part::in_vain(game, again),
    }
}

fn wrong(title: &'static str, flaw: Said) -> AnyView {
    view! {
        <div role="alert">
            <h3>{t(title)}</h3>
            <ul class="checks">
                <li data-ok="no">
                    <Icon name="ic-close"/><span class="pn-number">{s(flaw)}</span>
                </li>
            </ul>
        </div>
    }
    .into_any()
}

fn holds(checked: &Checked) -> Vec<AnyView> {
    let count = |key, count: usize| Said::new(key).with("count", Arg::Number(count as i64));
    let end = match checked {
        Checked { gone: true, .. } => "web-record-gone-rules",
        Checked { open: true, .. } => "web-record-unfinished",
        _ => "web-record-rules",
    };
    let signed = match &checked.signer {
        Some(key) => {
            Said::new("web-record-signed").with("key", Arg::Spelled(key.chars().take(16).collect()))
        }
        None => Said::new("web-record-unsigned"),
    };
    let said = [
        Said::new("web-record-seed"),
        count("web-record-dice", checked.dice),
        count("web-record-chain", checked.steps),
        Said::new(end),
        signed,
        whose(checked),
    ];
    let line = |said: Said| {
        let icon = match said.key.as_ref() {
            "web-record-gone-rules" => "ic-why-not",
            _ => "ic-confirm",
        };
        view! { <li><Icon name=icon/><span>{s(said)}</span></li> }
    };
    let by_others = by_others(checked.known);
    let said = said.into_iter().chain(by_others);
    said.map(|said| line(said).into_any()).collect()
}

/// What it can be called: who kept nothing of their own knows only that it holds.
fn title(checked: &Checked) -> &'static str {
    match checked.known {
        _ if checked.gone => "web-record-gone",
        Some(Known::Played { .. } | Known::LookedOn { .. }) => "web-record-shown",
        Some(Known::NotGiven) | None => "web-record-holds",
    }
}

/// What it was compared with, and nothing more.
fn whose(checked: &Checked) -> Said {
    Said::new(match (checked.known, checked.bound) {
        (Some(Known::Played { .. }), _) => "web-record-as-shown",
        (Some(Known::LookedOn { bound: true }), _) => "web-record-as-looked-on",
        (Some(Known::LookedOn { bound: false }), _) => "web-record-as-sealed",
        (Some(Known::NotGiven), _) => "web-record-not-given",
        (None, true) => "web-record-in-itself",
        (None, false) => "web-record-old",
    })
}

/// Moves of one's own seat that this browser did not send. Who made them is not in a record.
fn by_others(known: Option<Known>) -> Option<Said> {
    match known {
        Some(Known::Played { others }) if others > 0 => {
            Some(Said::new("web-record-by-others").with("count", Arg::Number(others as i64)))
        }
        _ => None,
    }
}

/// A record that holds can be watched.
fn watch(text: String) -> impl IntoView {
    let panels = Panels::get();
    let act = move |_| {
        dom::keep(REPLAY, &text);
        panels.close();
        go(&Route::Replay);
    };
    view! {
        <button class="button button-main" type="button" on:click=act>
            <Icon name="ic-play"/>{t("web-replay")}
        </button>
    }
}

fn save(text: String) -> impl IntoView {
    let act = move |_| {
        dom::download("astragal.jsonl", &text);
    };
    view! {
        <button class="button" type="button" on:click=act>
            <Icon name="ic-download"/>{t("web-record-save")}
        </button>
    }
}

/// A button that opens a file, and the field behind it.
fn bring(text: RwSignal<Option<String>>) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let open = move |_| {
        if let Some(field) = field.get() {
            field.click();
        }
    };
    let read = move |_| {
        if let Some(field) = field.get_untracked() {
            spawn_local(async move {
                if let Some(read) = dom::file_text(field).await {
                    text.try_set(Some(read));
                }
            });
        }
    };
    view! {
        <input
            class="unseen"
            type="file"
            accept=".jsonl,application/x-ndjson,text/plain"
            node_ref=field
            tabindex="-1"
            aria-hidden="true"
            on:change=read
        />
        <button class="button" type="button" on:click=open>
            <Icon name="ic-upload"/>{t("web-record-open")}
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(known: Option<Known>) -> Checked {
        Checked {
            steps: 1,
            dice: 1,
            open: false,
            bound: true,
            signer: None,
            gone: false,
            known,
        }
    }

    /// Nobody is told that their share was compared who has kept none.
    #[test]
    fn nothing_is_claimed_that_was_not_compared() {
        let said = |known| whose(&checked(known)).key;
        assert_eq!(
            said(Some(Known::Played { others: 0 })),
            "web-record-as-shown"
        );
        let looked_on = |bound| Some(Known::LookedOn { bound });
        assert_eq!(said(looked_on(true)), "web-record-as-looked-on");
        assert_eq!(said(looked_on(false)), "web-record-as-sealed");
        assert_eq!(said(Some(Known::NotGiven)), "web-record-not-given");
        let not_given = checked(Some(Known::NotGiven));
        assert_eq!(title(&not_given), "web-record-holds");
        // Who cannot ask the rules does not say that they allow it.
        let gone = Checked {
            gone: true,
            ..checked(Some(Known::Played { others: 0 }))
        };
        assert_eq!(title(&gone), "web-record-gone");
        assert_eq!(said(None), "web-record-in-itself");
    }

    #[test]
    fn moves_that_were_not_sent_from_here_are_counted() {
        assert_eq!(by_others(Some(Known::Played { others: 0 })), None);
        let said = by_others(Some(Known::Played { others: 2 })).unwrap();
        assert_eq!(said.key, "web-record-by-others");
    }
}

//! The rules of a game in our words, with a search and an anchor at each rule. The text is fetched
//! when the sheet is opened.

use super::{Panel, Panels, Sheet};
use crate::boards::GameBox;
use crate::fetched;
use crate::icon::Icon;
use crate::markdown::{self, Block, Span};
use crate::settings::Settings;
use crate::voice::{s, t};
use kernel::{Arg, Said};
use leptos::prelude::*;
use leptos::task::spawn_local;

pub(super) fn sheet(game: &'static str, rule: Option<&'static str>) -> impl IntoView {
    let game = GameBox::read(game).unwrap_or(GameBox::first());
    let (settings, panels) = (Settings::get(), Panels::get());
    let book = RwSignal::new(Book::Coming);
    let blocks = Memo::new(move |_| book.with(Book::blocks));
    let wanted = RwSignal::new(String::new());
    Effect::new(move || {
        let lang = settings.lang();
        spawn_local(async move {
            let text = fetched::rules(game.id(), lang).await;
            // The sheet may be closed by now. Else, once the text is in the page, it shows the rule
            // that somebody asked for.
            let closed = book.try_set(Book::of(text.as_deref())).is_some();
            if let (Some(rule), false) = (rule, closed) {
                request_animation_frame(move || show(&anchor(rule)));
            }
        });
    });
    view! {
        <Sheet
            class=format!("pn-rules {}", game.id())
            icon="ic-rules"
            title=Signal::derive(s(game.named("web-rules-of")))
        >
            <button
                class="button"
                type="button"
                on:click=move |_| panels.open(Panel::Minute { game: game.id() })
            >
                <Icon name="ic-clock"/>{t("web-minute")}
            </button>
            <label class="pn-find">
                <span class="unseen">{t("web-rules-find")}</span>
                <Icon name="ic-search"/>
                <input
                    class="field"
                    type="search"
                    autocomplete="off"
                    placeholder=t("web-rules-find")
                    on:input=move |event| wanted.set(event_target_value(&event))
                />
            </label>
            {move || (book.get() == Book::Missing).then(missing)}
            <p class="pn-hits" role="status">{move || hits(&blocks.get(), &wanted.get())}</p>
            <nav class="pn-toc" aria-label=t("web-rules-sections")>
                {move || sections(&blocks.get())}
            </nav>
            <div class="rules-text">
                {move || blocks.with(|blocks| body(blocks, &wanted.get(), rule))}
            </div>
        </Sheet>
    }
}

/// The text, as far as it is here.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Book {
    Coming,
    Here(Vec<Block>),
    Missing,
}

impl Book {
    fn of(text: Option<&str>) -> Book {
        text.map_or(Book::Missing, |text| Book::Here(markdown::read(text)))
    }

    fn blocks(&self) -> Vec<Block> {
        match self {
            Book::Here(blocks) => blocks.clone(),
            Book::Coming | Book::Missing => Vec::new(),
        }
    }
}

fn missing() -> impl IntoView {
    view! { <p class="why-not" role="alert">{t("web-no-rules")}</p> }
}

fn anchor(number: &str) -> String {
    format!("rule-{number}")
}

fn show(id: &str) {
    if let Some(element) = crate::dom::element(id) {
        element.scroll_into_view();
    }
}

fn hits(blocks: &[Block], wanted: &str) -> String {
    if wanted.trim().is_empty() {
        return String::new();
    }
    let is_hit = |block: &&Block| matches!(block, Block::Rule { .. }) && block.contains(wanted);
    let count = blocks.iter().filter(is_hit).count();
    let said = Said::new("web-rules-hits")
        .with("count", Arg::number(count))
        .with("wanted", Arg::Spelled(wanted.trim().to_owned()));
    crate::voice::voice().say(&said)
}

fn sections(blocks: &[Block]) -> Vec<AnyView> {
    let names = blocks.iter().filter_map(|block| match block {
        Block::Heading { level: 2, text } => Some(text.clone()),
        _ => None,
    });
    let link = |name: String| {
        let id = section(&name);
        view! { <button class="chip" type="button" on:click=move |_| show(&id)>{name}</button> }
            .into_any()
    };
    names.map(link).collect()
}

fn section(name: &str) -> String {
    let number = name.split(' ').next().unwrap_or_default();
    format!("rules-{number}")
}

fn body(blocks: &[Block], wanted: &str, asked: Option<&str>) -> Vec<AnyView> {
    let wanted = wanted.trim();
    let fits = |block: &&Block| wanted.is_empty() || block.contains(wanted);
    let shown = blocks.iter().skip(1).filter(fits);
    shown.map(|block| draw(block, asked)).collect()
}

fn draw(block: &Block, asked: Option<&str>) -> AnyView {
    match block {
        Block::Heading { text, .. } => {
            view! { <h3 id=section(text)>{text.clone()}</h3> }.into_any()
        }
        Block::Paragraph(text) => view! { <p>{spans(text)}</p> }.into_any(),
        Block::Rule { number, text } => {
            let current = (asked == Some(number.as_str())).then_some("true");
            view! {
                <div class="pn-rule" id=anchor(number) aria-current=current>
                    <b>{number.clone()}</b>
                    <p>{spans(text)}</p>
                </div>
            }
            .into_any()
        }
        Block::Table { head, rows } => {
            let cells = |row: &Vec<Vec<Span>>| {
                let cell = |cell: &Vec<Span>| view! { <td>{spans(cell)}</td> };
                view! { <tr>{row.iter().map(cell).collect_view()}</tr> }
            };
            let heads = head
                .iter()
                .map(|cell| view! { <th scope="col">{spans(cell)}</th> });
            view! {
                <div class="rules-table" tabindex="0">
                    <table>
                        <thead><tr>{heads.collect_view()}</tr></thead>
                        <tbody>{rows.iter().map(cells).collect_view()}</tbody>
                    </table>
                </div>
            }
            .into_any()
        }
    }
}

fn spans(spans: &[Span]) -> Vec<AnyView> {
    let draw = |span: &Span| match span {
        Span::Plain(text) => text.clone().into_any(),
        Span::Strong(text) => view! { <b>{text.clone()}</b> }.into_any(),
        Span::Emphasis(text) => view! { <em>{text.clone()}</em> }.into_any(),
    };
    spans.iter().map(draw).collect()
}

//! A row of tokens: what each is, how many against how many at most, whether it helps or hurts. One
//! that may be spent is a button. What has no room is folded.

use crate::icon::Icon;
use crate::voice::Voice;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// What a token does to who has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tone {
    Good,
    Bad,
    /// Only one hero has it.
    Unique,
}

impl Tone {
    const fn word(self) -> &'static str {
        match self {
            Tone::Good => "good",
            Tone::Bad => "bad",
            Tone::Unique => "unique",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Tone::Good => "web-token-good",
            Tone::Bad => "web-token-bad",
            Tone::Unique => "web-token-unique",
        }
    }
}

/// Whether a token is an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spend {
    No,
    Offered,
    Chosen,
}

/// Tokens of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    /// What it is called: help and taps go by it.
    pub(crate) key: String,
    pub(crate) icon: &'static str,
    pub(crate) name: String,
    pub(crate) count: u8,
    /// How many there may be, where there is a limit.
    pub(crate) limit: Option<u8>,
    /// What it is instead of how many, where that is not a matter of number: “improved”.
    pub(crate) stage: Option<String>,
    pub(crate) tone: Tone,
    pub(crate) spend: Spend,
}

/// A row of tokens.
pub(crate) struct Row {
    /// Whose they are.
    pub(crate) whose: String,
    pub(crate) tokens: Vec<Token>,
    /// So many are shown, the others are folded.
    pub(crate) room: usize,
    pub(crate) tap: Callback<String>,
}

impl Row {
    pub(crate) fn draw(self, voice: &Voice) -> AnyView {
        let label = self.label(voice);
        let tap = self.tap;
        let mut shown: Vec<AnyView> = self.tokens.iter().map(|one| one.draw(voice, tap)).collect();
        let folded = shown.split_off(self.room.min(shown.len()));
        let more = (!folded.is_empty()).then(|| fold(voice, folded));
        view! { <div class="tokens" role="group" aria-label=label>{shown}{more}</div> }.into_any()
    }

    /// The whole row in one sentence.
    fn label(&self, voice: &Voice) -> String {
        let said = Said::new("web-tokens").with("whose", Arg::word(&self.whose));
        let tokens: Vec<String> = self.tokens.iter().map(|one| one.counted(voice)).collect();
        let none = tokens.is_empty().then(|| voice.text("web-tokens-none"));
        let said = said.with("tokens", Arg::Spelled(none.unwrap_or(tokens.join(", "))));
        voice.say(&said)
    }
}

/// The rest, behind a button that says how many it is.
fn fold(voice: &Voice, folded: Vec<AnyView>) -> AnyView {
    let count = folded.len();
    let said = Said::new("web-tokens-more").with("count", Arg::number(count));
    // What is seen is said, too: who speaks to a machine says what they see.
    let seen = format!("+{count}");
    let label = format!("{seen}: {}", voice.say(&said));
    view! {
        <details class="token-more">
            <summary class="token" aria-label=label>{seen}</summary>
            <div class="tokens">{folded}</div>
        </details>
    }
    .into_any()
}

impl Token {
    /// "Evasive 2 of 3".
    fn counted(&self, voice: &Voice) -> String {
        if let Some(stage) = &self.stage {
            return format!("{} ({stage})", self.name);
        }
        let said = Said::new(match self.limit {
            Some(_) => "web-token-of",
            None => "web-token-count",
        });
        let said = said
            .with("name", Arg::word(&self.name))
            .with("count", Arg::number(self.count));
        let limit = self.limit.map(Arg::number);
        voice.say(&match limit {
            Some(limit) => said.with("limit", limit),
            None => said,
        })
    }

    fn draw(&self, voice: &Voice, tap: Callback<String>) -> AnyView {
        let label = format!("{}, {}", self.counted(voice), voice.text(self.tone.key()));
        let limit = self.limit.map(|limit| format!("/{limit}"));
        let count = match &self.stage {
            Some(stage) => stage.clone().into_any(),
            None => view! { <b>{self.count}</b>{limit} }.into_any(),
        };
        let inside = view! {
            <Icon name=self.icon/>
            <span class="token-name" aria-hidden="true">{self.name.clone()}</span>
            <span class="token-count" aria-hidden="true">{count}</span>
        };
        let (tone, help) = (self.tone.word(), self.key.clone());
        let state = match self.spend {
            Spend::No => {
                let picture = view! {
                    <span
                        class="token"
                        role="img"
                        aria-label=label
                        tabindex="-1"
                        data-tone=tone
                        data-help=help
                    >
                        {inside}
                    </span>
                };
                return picture.into_any();
            }
            Spend::Offered => "offered",
            Spend::Chosen => "chosen",
        };
        let key = self.key.clone();
        view! {
            <button
                class="token pick"
                type="button"
                aria-pressed=(self.spend == Spend::Chosen).to_string()
                data-state=state
                data-tone=tone
                data-help=help
                on:click=move |_| tap.run(key.clone())
            >
                <span class="unseen">{label}</span>
                {inside}
            </button>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn a_row_is_said_in_one_sentence() {
        let voice = Voice::at_table(Lang::En, Vec::new(), None);
        let token = |name: &str, limit| Token {
            key: String::new(),
            icon: "sym-shield",
            name: name.to_owned(),
            count: 1,
            limit,
            stage: None,
            tone: Tone::Good,
            spend: Spend::No,
        };
        let said = |tokens| {
            let row = Row {
                whose: "Ada".to_owned(),
                tokens,
                room: 4,
                tap: Callback::new(|_| {}),
            };
            row.label(&voice)
        };
        assert_eq!(said(Vec::new()), "Tokens (Ada): none");
        let two = vec![token("Dry", Some(3)), token("Letters", None)];
        assert_eq!(said(two), "Tokens (Ada): Dry 1 of 3, Letters 1");
    }
}

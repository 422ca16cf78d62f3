//! What is not needed at first: texts that lie beside the app and are fetched when somebody opens
//! them. After the first visit they come from the browser's own copy, online or not.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;
use words::Lang;

/// The rules of a game in our words; nothing where they cannot be had.
pub(crate) async fn rules(game: &str, lang: Lang) -> Option<String> {
    text(&format!("rules-{game}.{}.md", lang.code())).await
}

/// Learns the words of a language unless it knows them. Whether it knows them now.
pub(crate) async fn words(lang: Lang) -> bool {
    if !words::knows(lang)
        && let Some(text) = text(&format!("words.{}.ftl", lang.code())).await
    {
        words::learn(lang, &text);
    }
    words::knows(lang)
}

async fn text(name: &str) -> Option<String> {
    let found = fetch(name).await.ok()?;
    found.as_string()
}

async fn fetch(name: &str) -> Result<JsValue, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let answer: Response = JsFuture::from(window.fetch_with_str(name))
        .await?
        .dyn_into()?;
    if answer.ok() {
        JsFuture::from(answer.text()?).await
    } else {
        Err(JsValue::NULL)
    }
}

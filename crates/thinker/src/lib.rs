//! Bots in the browser. They think in a worker, beside the page, so that nothing ever stutters;
//! and in a program of their own, so that nobody waits for them who only looks around.

mod answer;

use answer::answer;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Answers every message that comes in. To be called in a worker.
#[wasm_bindgen]
pub fn listen() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&JsValue::from_str(&panic.to_string()));
    }));
    let reply = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            drop(scope().post_message(&JsValue::from_str(&answer(&text))));
        }
    });
    scope().set_onmessage(Some(reply.as_ref().unchecked_ref()));
    // It listens as long as the worker lives.
    reply.forget();
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

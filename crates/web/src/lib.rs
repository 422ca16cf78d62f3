//! The app in the browser: screens drawn from views, clicks as offers.
//!
//! It decides no rule. What may be chosen comes from the offers of the game, what a choice would
//! lead to from letting the rules play on. The same program runs twice: [`start`] draws the page,
//! and [`worker_main`] lets bots think beside it.

#![expect(
    unreachable_pub,
    reason = "the macro for components writes them out as `pub`, whatever they are"
)]

mod app;
mod bar;
mod board;
mod boards;
mod curtain;
mod custom;
mod dice_miner;
mod die;
mod dom;
mod draft;
mod drag;
mod frame;
mod help;
mod home;
mod host;
mod icon;
mod irondie;
mod kapow;
mod learn;
mod log;
mod markdown;
mod new_match;
mod online;
mod panels;
mod pick;
mod record;
mod replay;
mod result;
mod route;
mod screen;
mod seat;
mod seating;
mod session;
mod settings;
mod side;
mod sound;
mod speed;
mod steps;
mod think;
mod voice;
mod wish;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the app into the page.
#[wasm_bindgen]
pub fn start() {
    dom::tell_panics();
    leptos::mount::mount_to_body(app::App);
}

/// Answers questions to bots, in a worker.
#[wasm_bindgen]
pub fn worker_main() {
    dom::tell_panics();
    think::worker::listen();
}

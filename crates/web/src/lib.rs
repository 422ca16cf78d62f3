//! The app in the browser: screens drawn from views, clicks as offers.
//!
//! It decides no rule. What may be chosen comes from the offers of the game, what a choice would
//! lead to from letting the rules play on. What is not needed at first is fetched when it is: the
//! rules and the board of a game, bots (a program of their own), rule books, the words of another
//! language.

#![expect(
    unreachable_pub,
    reason = "the macro for components writes them out as `pub`, whatever they are"
)]

mod app;
mod bar;
mod bench;
mod board;
mod boards;
mod curtain;
mod custom;
mod dice_masters;
mod dice_miner;
mod dice_throne;
mod die;
mod dom;
mod draft;
mod drag;
mod fetched;
mod frame;
mod going;
mod help;
mod home;
mod host;
mod icon;
mod irondie;
mod kapow;
mod kept;
mod learn;
mod log;
mod markdown;
mod name;
mod new_match;
mod online;
mod opponent;
mod panels;
mod part;
mod pick;
mod picture;
mod pieces;
mod played;
mod record;
mod replay;
mod result;
mod room;
mod route;
mod screen;
mod seat;
mod seating;
mod sent;
mod session;
mod settings;
mod share;
mod side;
mod sound;
mod speed;
mod spoken;
mod steps;
mod story;
mod switch;
mod think;
mod turn;
mod voice;
mod wish;

use wasm_bindgen::prelude::wasm_bindgen;
use words::Lang;

/// Draws the app into the page, with the words of the language it begins with.
#[wasm_bindgen]
pub fn start(lang: &str, words: &str) {
    dom::tell_panics();
    words::learn(Lang::from_code(lang).unwrap_or(Lang::En), words);
    leptos::mount::mount_to_body(app::App);
}

//! Bots think beside the page, in a worker with a program of its own (`crates/thinker`), which is
//! fetched when the first match begins. Here questions are handed in and answers handed out.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::{FromBot, ToBot};

/// What comes of a question to a bot.
pub(crate) enum Heard {
    /// A spelled move; nothing where the bot knew none.
    Answer(Option<String>),
    /// The bots could not be fetched: nobody answers.
    Nobody,
}

type Listener = Box<dyn FnOnce(Heard)>;

/// Where questions to bots are handed in. Gone with its page, and its worker with it.
pub(crate) struct Desk {
    worker: Option<Worker>,
    waiting: Rc<Waiting>,
    asked: u32,
    _ears: Option<Ears>,
}

#[derive(Default)]
struct Waiting {
    listeners: RefCell<BTreeMap<u32, Listener>>,
    /// Whether the bots could not be fetched.
    in_vain: Cell<bool>,
}

impl Desk {
    /// Starts the worker.
    pub(crate) fn open() -> Desk {
        let waiting = Rc::<Waiting>::default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok();
        waiting.in_vain.set(worker.is_none());
        let ears = worker.as_ref().map(|worker| Ears::at(worker, &waiting));
        Desk {
            worker,
            waiting,
            asked: 0,
            _ears: ears,
        }
    }

    /// Asks; the listener hears the spelled move, or that there is none.
    pub(crate) fn ask(&mut self, mut ask: ToBot, listener: impl FnOnce(Heard) + 'static) {
        self.asked += 1;
        ask.id = self.asked;
        let text = serde_json::to_string(&ask).expect("a question is plain text");
        let listeners = &self.waiting.listeners;
        listeners.borrow_mut().insert(ask.id, Box::new(listener));
        if let Some(worker) = &self.worker {
            // Where it does not arrive, nobody answers.
            drop(worker.post_message(&JsValue::from_str(&text)));
        }
        if self.waiting.in_vain.get() {
            self.waiting.give_up();
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        if let Some(worker) = &self.worker {
            worker.terminate();
        }
    }
}

impl Waiting {
    fn hear(&self, text: &str) {
        if let Ok(answer) = serde_json::from_str::<FromBot>(text) {
            let listener = self.listeners.borrow_mut().remove(&answer.id);
            if let Some(listener) = listener {
                listener(Heard::Answer(answer.spelled.ok()));
            }
        }
    }

    fn give_up(&self) {
        self.in_vain.set(true);
        for (_, listener) in self.listeners.take() {
            listener(Heard::Nobody);
        }
    }
}

/// What listens to the worker, as long as it is kept.
struct Ears {
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _lose: Closure<dyn FnMut(Event)>,
}

impl Ears {
    fn at(worker: &Worker, waiting: &Rc<Waiting>) -> Ears {
        let (heard, lost) = (waiting.clone(), waiting.clone());
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                heard.hear(&text);
            }
        });
        let lose = Closure::<dyn FnMut(Event)>::new(move |_| lost.give_up());
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(lose.as_ref().unchecked_ref()));
        Ears {
            _hear: hear,
            _lose: lose,
        }
    }
}

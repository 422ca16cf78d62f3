//! The page's end: hands questions to the worker and the answers to whoever asked.

use super::{Answer, Ask, worker};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

type Listener = Box<dyn FnOnce(Result<String, String>)>;
type Waiting = Rc<RefCell<BTreeMap<u32, Listener>>>;

/// Where questions to bots are handed in. Gone with its page, and its worker with it.
pub(crate) struct Desk {
    /// `None` where the browser has no workers: then bots think right here.
    worker: Option<Worker>,
    waiting: Waiting,
    asked: u32,
    _listen: Option<Closure<dyn FnMut(MessageEvent)>>,
}

impl Desk {
    /// Starts the worker.
    pub(crate) fn open() -> Desk {
        let waiting = Waiting::default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok();
        let listen = worker.as_ref().map(|worker| listen(worker, &waiting));
        Desk {
            worker,
            waiting,
            asked: 0,
            _listen: listen,
        }
    }

    /// Asks; the listener hears the spelled move, or why there is none.
    pub(crate) fn ask(
        &mut self,
        mut ask: Ask,
        listener: impl FnOnce(Result<String, String>) + 'static,
    ) {
        self.asked += 1;
        ask.id = self.asked;
        self.waiting.borrow_mut().insert(ask.id, Box::new(listener));
        let text = serde_json::to_string(&ask).expect("a question is plain text");
        match &self.worker {
            Some(worker) if worker.post_message(&JsValue::from_str(&text)).is_ok() => {}
            _ => hear(&self.waiting, &worker::answer(&text)),
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

fn listen(worker: &Worker, waiting: &Waiting) -> Closure<dyn FnMut(MessageEvent)> {
    let waiting = waiting.clone();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&waiting, &text);
        }
    });
    worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen
}

fn hear(waiting: &Waiting, text: &str) {
    if let Ok(answer) = serde_json::from_str::<Answer>(text) {
        let listener = waiting.borrow_mut().remove(&answer.id);
        if let Some(listener) = listener {
            listener(answer.spelled);
        }
    }
}

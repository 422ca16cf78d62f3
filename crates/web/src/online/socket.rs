//! The socket to a table. It comes back by itself when the connection is lost; what was sent and
//! not acknowledged is sent again, which the table knows by the names of the commands.

use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::{CmdId, Command, ToTable};

/// What the page does with the socket.
pub(crate) struct Ears {
    /// The first message of each connection.
    pub(crate) hello: Box<dyn Fn() -> ToTable>,
    /// Every message of the table.
    pub(crate) hear: Box<dyn Fn(&str)>,
    /// Whether there is a connection.
    pub(crate) up: Box<dyn Fn(bool)>,
    /// So many connections in a row came to nothing.
    pub(crate) fails: Box<dyn Fn(u32)>,
}

/// A connection to a table; the page lets go of it by dropping it.
#[derive(Clone)]
pub(crate) struct Socket(Rc<Inner>);

struct Inner {
    path: String,
    ears: Ears,
    now: RefCell<Option<WebSocket>>,
    pending: RefCell<Vec<(CmdId, String)>>,
    tries: Cell<u32>,
}

impl Socket {
    /// Connects to a path of our own server.
    pub(crate) fn open(path: &str, ears: Ears) -> Socket {
        let socket = Socket(Rc::new(Inner {
            path: path.to_owned(),
            ears,
            now: RefCell::default(),
            pending: RefCell::default(),
            tries: Cell::new(0),
        }));
        socket.connect();
        socket
    }

    fn connect(&self) {
        let Some(now) = address(&self.0.path).and_then(|address| WebSocket::new(&address).ok())
        else {
            return;
        };
        let opened = self.listener(|inner| {
            inner.say(&(inner.ears.hello)());
        });
        let closed = self.listener(|inner| {
            (inner.ears.up)(false);
            Socket(Rc::clone(inner)).come_back();
        });
        let weak = Rc::downgrade(&self.0);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(inner), Some(text)) = (weak.upgrade(), event.data().as_string()) {
                (inner.ears.hear)(&text);
            }
        });
        now.set_onopen(Some(opened.as_ref().unchecked_ref()));
        now.set_onclose(Some(closed.as_ref().unchecked_ref()));
        now.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        // They live as long as the browser's socket, which nobody can tell from here.
        opened.forget();
        closed.forget();
        heard.forget();
        self.0.now.replace(Some(now));
    }

    fn listener(&self, act: impl Fn(&Rc<Inner>) + 'static) -> Closure<dyn FnMut()> {
        let weak = Rc::downgrade(&self.0);
        Closure::<dyn FnMut()>::new(move || {
            if let Some(inner) = weak.upgrade() {
                act(&inner);
            }
        })
    }

    /// Waits longer after each failure, up to eight seconds.
    fn come_back(&self) {
        let tries = self.0.tries.get();
        self.0.tries.set(tries + 1);
        (self.0.ears.fails)(tries);
        let weak = Rc::downgrade(&self.0);
        let again = move || {
            if let Some(inner) = weak.upgrade() {
                Socket(inner).connect();
            }
        };
        set_timeout(again, Duration::from_millis(250 << tries.min(5)));
    }

    /// The table has answered the hello: what is not acknowledged is sent again.
    pub(crate) fn welcomed(&self) {
        self.0.tries.set(0);
        (self.0.ears.up)(true);
        for (_, text) in self.0.pending.borrow().iter() {
            self.0.send(text);
        }
    }

    /// Sends a command, again and again until it is acknowledged.
    pub(crate) fn command(&self, command: Command) {
        let cmd = command.cmd.clone();
        if let Ok(text) = serde_json::to_string(&ToTable::Command(command)) {
            self.0.send(&text);
            self.0.pending.borrow_mut().push((cmd, text));
        }
    }

    /// The table has answered a command.
    pub(crate) fn answered(&self, cmd: &CmdId) {
        self.0.pending.borrow_mut().retain(|(one, _)| one != cmd);
    }
}

impl Inner {
    fn say(&self, message: &ToTable) {
        if let Ok(text) = serde_json::to_string(message) {
            self.send(&text);
        }
    }

    fn send(&self, text: &str) {
        if let Some(now) = &*self.now.borrow()
            && now.ready_state() == WebSocket::OPEN
        {
            // A connection that breaks meanwhile comes back and says it again.
            drop(now.send_with_str(text));
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(now) = self.now.take() {
            now.set_onopen(None);
            now.set_onmessage(None);
            now.set_onclose(None);
            drop(now.close());
        }
    }
}

fn address(path: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let secure = location.protocol().ok()? == "https:";
    let scheme = if secure { "wss" } else { "ws" };
    Some(format!("{scheme}://{}{path}", location.host().ok()?))
}

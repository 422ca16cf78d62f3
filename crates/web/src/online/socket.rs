//! The socket to a table. It comes back by itself when the connection is lost; what was sent and
//! not acknowledged is sent again, which the table knows by the names of the commands.

use leptos::prelude::set_timeout;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};
use wire::{Act, CmdId, Command, Phrase, ToTable};

/// How often somebody should look whether the connection still lives.
pub(crate) const BEAT: Duration = Duration::from_secs(10);

/// What the page does with the socket.
pub(crate) struct Ears {
    /// The first message of each connection.
    pub(crate) hello: Box<dyn Fn() -> ToTable>,
    /// Every message of the table.
    pub(crate) hear: Box<dyn Fn(&str)>,
    /// Whether there is a connection.
    pub(crate) up: Box<dyn Fn(bool)>,
    /// A command is about to be sent for the first time.
    pub(crate) sent: Box<dyn Fn(&Command)>,
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
    pending: RefCell<Vec<Sent>>,
    tries: Cell<u32>,
    /// Whether nobody needs it any more, though some may still hold it.
    ended: Cell<bool>,
    /// When the table was last heard, in milliseconds.
    heard: Cell<f64>,
}

/// A command that is not acknowledged yet.
struct Sent {
    cmd: CmdId,
    text: String,
    /// Whether it answers a question.
    answers: bool,
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
            ended: Cell::new(false),
            heard: Cell::new(js_sys::Date::now()),
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
        let closed = self.listener(|inner| Socket(Rc::clone(inner)).lose());
        let weak = Rc::downgrade(&self.0);
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(inner), Some(text)) = (weak.upgrade(), event.data().as_string()) {
                inner.heard.set(js_sys::Date::now());
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
        self.0.heard.set(js_sys::Date::now());
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

    /// The address of the table.
    pub(crate) fn table(&self) -> &str {
        let (_, id) = self.0.path.rsplit_once('/').unwrap_or_default();
        id
    }

    /// Hangs up for good.
    pub(crate) fn end(&self) {
        self.0.ended.set(true);
        self.0.hang_up();
    }

    /// The connection is gone, or as good as gone.
    pub(crate) fn lose(&self) {
        self.0.hang_up();
        (self.0.ears.up)(false);
        self.come_back();
    }

    /// To be called every [`BEAT`]: a connection can be dead without anybody having said so, as
    /// after a change of networks. A table that is silent is asked; one that stays silent is lost.
    pub(crate) fn beat(&self) {
        let beats = (js_sys::Date::now() - self.0.heard.get()) / BEAT.as_secs_f64() / 1_000.0;
        let is_open = self.0.now.borrow().is_some();
        if is_open && beats > 3.0 {
            self.lose();
        } else if is_open && beats > 1.0 {
            self.0.say(&ToTable::Ping);
        }
    }

    /// Waits longer after each failure, up to eight seconds.
    fn come_back(&self) {
        let tries = self.0.tries.get();
        self.0.tries.set(tries + 1);
        (self.0.ears.fails)(tries);
        let weak = Rc::downgrade(&self.0);
        let again = move || {
            if let Some(inner) = weak.upgrade()
                && inner.now.borrow().is_none()
                && !inner.ended.get()
            {
                Socket(inner).connect();
            }
        };
        set_timeout(again, Duration::from_millis(250 << tries.min(5)));
    }

    /// The table has answered the hello: what is not acknowledged is sent again.
    pub(crate) fn welcomed(&self) {
        self.0.tries.set(0);
        (self.0.ears.up)(true);
        for sent in self.0.pending.borrow().iter() {
            self.0.send(&sent.text);
        }
    }

    /// Sends a command, again and again until it is acknowledged. A second answer before the first
    /// is acknowledged, by a double tap, might meet a question that nobody has seen yet: it is left
    /// out.
    pub(crate) fn command(&self, command: Command) {
        let (cmd, answers) = (command.cmd.clone(), matches!(command.act, Act::Move { .. }));
        if answers && self.0.pending.borrow().iter().any(|sent| sent.answers) {
            return;
        }
        (self.0.ears.sent)(&command);
        if let Ok(text) = serde_json::to_string(&ToTable::Command(command)) {
            self.0.send(&text);
            let sent = Sent { cmd, text, answers };
            self.0.pending.borrow_mut().push(sent);
        }
    }

    /// Says something to everyone, if there is a connection just now.
    pub(crate) fn phrase(&self, phrase: Phrase) {
        self.0.say(&ToTable::Phrase { phrase });
    }

    /// Asks for something that nothing hangs on: it is not asked for again.
    pub(crate) fn say(&self, message: &ToTable) {
        self.0.say(message);
    }

    /// What was sent was about another life of the table: it is not sent again.
    pub(crate) fn forget_sent(&self) {
        self.0.pending.borrow_mut().clear();
    }

    /// The table has answered a command.
    pub(crate) fn answered(&self, cmd: &CmdId) {
        self.0.pending.borrow_mut().retain(|sent| sent.cmd != *cmd);
    }
}

impl Inner {
    /// Lets go of the browser's socket; what it says afterwards is not heard.
    fn hang_up(&self) {
        if let Some(now) = self.now.take() {
            now.set_onopen(None);
            now.set_onmessage(None);
            now.set_onclose(None);
            drop(now.close());
        }
    }

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
        self.hang_up();
    }
}

fn address(path: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    let secure = location.protocol().ok()? == "https:";
    let scheme = if secure { "wss" } else { "ws" };
    Some(format!("{scheme}://{}{path}", location.host().ok()?))
}

//! The way a law has come: enough to walk it again, told when the law is broken.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

/// Which law looks at which match, and the inputs so far.
#[derive(Debug)]
pub(crate) struct Trail {
    pub(crate) law: &'static str,
    pub(crate) game: &'static str,
    pub(crate) seed: u64,
    pub(crate) number: u32,
    lines: RefCell<Vec<String>>,
    note: RefCell<Option<String>>,
    checks: Cell<u64>,
}

impl Trail {
    pub(crate) fn new(law: &'static str, game: &'static str, seed: u64, number: u32) -> Trail {
        Trail {
            law,
            game,
            seed,
            number,
            lines: RefCell::default(),
            note: RefCell::default(),
            checks: Cell::default(),
        }
    }

    /// One more input, in its spelling.
    pub(crate) fn push(&self, line: String) {
        self.lines.borrow_mut().push(line);
    }

    /// The inputs so far.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.lines.borrow().clone()
    }

    /// The newest inputs, the newest first.
    pub(crate) fn newest(&self, count: usize) -> Vec<String> {
        self.lines
            .borrow()
            .iter()
            .rev()
            .take(count)
            .cloned()
            .collect()
    }

    /// What is being tried just now, told if it panics.
    pub(crate) fn trying(&self, what: impl Into<String>) {
        *self.note.borrow_mut() = Some(what.into());
    }

    /// Nothing special is being tried any more.
    pub(crate) fn tried(&self) {
        *self.note.borrow_mut() = None;
    }

    /// How often something was checked.
    pub(crate) fn checks(&self) -> u64 {
        self.checks.get()
    }

    /// Holds, or the law is broken.
    #[track_caller]
    pub(crate) fn ensure(&self, holds: bool, otherwise: impl FnOnce() -> String) {
        self.checks.set(self.checks.get() + 1);
        if !holds {
            self.broken(&otherwise());
        }
    }

    /// Says which law is broken, how, and how to get there.
    #[track_caller]
    pub(crate) fn broken(&self, how: &str) -> ! {
        panic!("law `{}` is broken: {how}\n{self}", self.law)
    }

    /// Runs a match; a panic inside the game breaks the law that made it happen.
    pub(crate) fn guard(&self, run: impl FnOnce()) {
        let Err(cause) = catch_unwind(AssertUnwindSafe(run)) else {
            return;
        };
        match message(cause.as_ref()) {
            Some(known) if known.starts_with("law `") => resume_unwind(cause),
            other => self.broken(&format!("a panic: {}", other.unwrap_or("without a word"))),
        }
    }
}

impl fmt::Display for Trail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trail { seed, number, .. } = self;
        if let Some(note) = &*self.note.borrow() {
            writeln!(f, "while trying:\n{note}\n")?;
        }
        let lines = self.lines.borrow();
        writeln!(
            f,
            "seed {seed}, match {number}, after {} inputs:",
            lines.len()
        )?;
        writeln!(f, "game {}", self.game)?;
        lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

fn message(cause: &(dyn Any + Send)) -> Option<&str> {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| cause.downcast_ref::<&str>().copied())
}

//! A sink that passes on what it hears, or not quite.

use super::Fault;
use kernel::{Audience, Sink};
use std::cell::Cell;

pub(crate) struct BentSink<'a, S> {
    pub(crate) sink: &'a mut S,
    pub(crate) fault: Fault,
    pub(crate) was_heard: Cell<bool>,
}

impl<E, S: Sink<E>> Sink<E> for BentSink<'_, S> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        let to = if self.fault == Fault::TellsAll {
            Audience::Table
        } else {
            to
        };
        let was_heard = &self.was_heard;
        self.sink.tell(to, || {
            was_heard.set(true);
            event()
        });
    }

    fn reveal(&mut self) {
        if self.fault != Fault::Hushed {
            self.sink.reveal();
        }
    }

    fn reveal_to(&mut self, to: Audience) {
        if self.fault != Fault::Hushed {
            self.sink.reveal_to(to);
        }
    }
}

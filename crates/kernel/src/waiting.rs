//! What a match waits for: some seats, the dice, or nothing more.

use crate::{Chance, Landing, Seat, SeatSet, Viewer};
use arrayvec::ArrayVec;
use std::fmt;

/// The one thing a match waits for. Chance comes before seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Waiting {
    /// These seats owe an answer. Two at once means secret and simultaneous.
    Seats(SeatSet),
    /// The dice owe a landing. No seat may act before it arrives.
    Chance(Chance),
    /// Nothing: the match has ended.
    Over(Outcome),
}

impl Waiting {
    /// As far as a viewer can know it: not how many dice fall behind a screen, nor which.
    #[must_use]
    pub fn known_to(self, viewer: Viewer) -> Waiting {
        match self {
            Waiting::Chance(chance) if !chance.seen_by.includes(viewer) => {
                Waiting::Chance(Chance {
                    below: Landing::new(),
                    alike: false,
                    ..chance
                })
            }
            other => other,
        }
    }
}

/// How a match ended: a place for each seat, 1 for the best; seats that tie share a place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The places, in seat order.
    pub places: ArrayVec<u8, { crate::MAX_SEATS }>,
    /// Whether all seats are on one side, against the game itself: then they win together, and a
    /// place they share is not a draw.
    pub together: bool,
}

impl Outcome {
    /// The seats in first place, or nobody where all seats share it.
    pub fn winners(&self) -> SeatSet {
        if self.is_draw() {
            return SeatSet::EMPTY;
        }
        self.first_places().collect()
    }

    /// Whether several seats sit at the table and all share the first place.
    pub fn is_draw(&self) -> bool {
        let shared = self.places.len() > 1 && self.places.iter().all(|&place| place == 1);
        shared && !self.together
    }

    fn first_places(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.places.len() as u8);
        seats.filter(|seat| self.places[seat.index()] == 1)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_draw() {
            return f.write_str("draw");
        }
        f.write_str("won by")?;
        let mut winners = self.first_places().peekable();
        if winners.peek().is_none() {
            return f.write_str(" nobody");
        }
        winners.try_for_each(|seat| write!(f, " {seat}"))
    }
}

/// The number of a rule in `docs/rules/`, such as `IR-7.3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A question to one seat: pick at least `min` and at most `max` of the offers listed with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ask {
    /// The shape of the question, so that a client knows how to draw it.
    pub kind: AskKind,
    /// The fewest picks.
    pub min: u8,
    /// The most picks.
    pub max: u8,
    /// The rule that asks.
    pub rule: Rule,
    /// Whether the last offer listed lets things be: picked alone, it changes nothing that anybody
    /// can see but whose word is next.
    pub quiet: bool,
}

impl Ask {
    /// A question that one pick answers.
    pub const fn one(kind: AskKind, rule: Rule) -> Ask {
        Ask {
            kind,
            min: 1,
            max: 1,
            rule,
            quiet: false,
        }
    }

    /// The same question, whose last offer lets things be.
    #[must_use]
    pub const fn or_let_be(self) -> Ask {
        Ask {
            quiet: true,
            ..self
        }
    }

    /// The offer that lets things be, where there is one.
    pub fn let_be<O: Copy>(&self, offers: &[O]) -> Option<O> {
        offers.last().copied().filter(|_| self.quiet)
    }

    /// Whether the question belongs to a window: others may answer what somebody has started, and
    /// mostly let it be.
    pub fn is_window(&self) -> bool {
        self.quiet && self.kind == AskKind::React
    }
}

/// Writes a kind of question down once: its name, what it means, the key of its sentence.
macro_rules! ask_kinds {
    ($($(#[$what:meta])* $kind:ident = $key:literal,)*) => {
        /// The few shapes of a question. They tell a client how to draw it and change no rule.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum AskKind {
            $($(#[$what])* $kind,)*
        }

        impl AskKind {
            /// All of them.
            pub const ALL: &[AskKind] = &[$(AskKind::$kind),*];

            /// The key of its sentence.
            pub const fn key(self) -> &'static str {
                match self {
                    $(AskKind::$kind => $key,)*
                }
            }
        }
    };
}

ask_kinds! {
    /// Start something on one's own turn, or let it be.
    Act = "act",
    /// Answer what another has started, or let it be.
    React = "react",
    /// Divide things into two groups.
    Split = "split",
    /// Keep some dice and roll the others.
    Keep = "keep",
    /// Point at what is meant.
    Target = "target",
    /// Put something somewhere.
    Place = "place",
    /// Hand something to one of several.
    Assign = "assign",
    /// Say how much.
    Amount = "amount",
    /// Say what comes first.
    Order = "order",
    /// Pay for something.
    Pay = "pay",
    /// Take something or leave it.
    Take = "take",
    /// Exchange things for others.
    Swap = "swap",
    /// Yes or no.
    Confirm = "confirm",
    /// Choose among named things, such as heroes.
    Choose = "choose",
}

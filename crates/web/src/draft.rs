//! An answer that is not given yet. No rule stands here: everything is measured against the offers
//! alone, and what is no offer is handed back as a question "why not?".

use crate::board::{Board, DraftOf, TapOf};
use kernel::{Ask, Choice};

/// A question with its offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Question<O> {
    pub(crate) ask: Ask,
    pub(crate) offers: Vec<O>,
}

impl<O: Copy + Eq> Question<O> {
    pub(crate) fn has(&self, offer: O) -> bool {
        self.offers.contains(&offer)
    }

    /// The offer that lets things be, where there is anything else to do.
    pub(crate) fn way_out(&self) -> Option<O> {
        let let_be = self.ask.let_be(&self.offers);
        let_be.filter(|_| self.offers.len() > 1)
    }

    /// The only answer there is.
    pub(crate) fn only(&self) -> Option<O> {
        match self.offers[..] {
            [only] if self.ask.min > 0 => Some(only),
            _ => None,
        }
    }
}

/// What somebody has tapped so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Draft<O, H> {
    /// The answer that the main button gives.
    pub(crate) pick: Option<O>,
    /// What is in the hand on the way to one; every game holds something else.
    pub(crate) hand: H,
}

impl<O, H: Default> Default for Draft<O, H> {
    fn default() -> Draft<O, H> {
        Draft::of(None)
    }
}

impl<O, H: Default> Draft<O, H> {
    /// An answer and nothing in the hand.
    pub(crate) fn of(pick: Option<O>) -> Draft<O, H> {
        Draft {
            pick,
            hand: H::default(),
        }
    }
}

/// What a tap leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Tap<O, H> {
    Drafted(Draft<O, H>),
    /// Given at once, as it can be taken back.
    Answer(O),
    /// Not an answer; this is what it would have been.
    WhyNot(O),
}

impl<O: Copy + Eq> Question<O> {
    /// A tap on an answer that needs no confirming.
    pub(crate) fn at_once<H>(&self, offer: O) -> Tap<O, H> {
        if self.has(offer) {
            Tap::Answer(offer)
        } else {
            Tap::WhyNot(offer)
        }
    }
}

/// A tap on an answer that is one offer; a second one takes it back.
pub(crate) fn tap<G: Board>(
    question: &Question<G::Offer>,
    draft: &DraftOf<G>,
    offer: G::Offer,
) -> TapOf<G> {
    if !question.has(offer) {
        return Tap::WhyNot(offer);
    }
    let again = draft.pick == Some(offer);
    Tap::Drafted(if again {
        G::begin(question)
    } else {
        Draft::of(Some(offer))
    })
}

/// The answer that is drafted, once it is one.
pub(crate) fn choice<G: Board>(
    question: &Question<G::Offer>,
    draft: &Draft<G::Offer, G::Hand>,
) -> Option<Choice<G::Offer>> {
    let drafted = G::drafted(question, draft)?;
    let offered = drafted.picks().iter().all(|&pick| question.has(pick));
    offered.then_some(drafted)
}

//! What counts while it is there (SK-8). The table is read in one place only: rules ask for the
//! list of what is in force and never look for a card themselves.

use super::card::Card;
use super::change::{Change, Deed, Source, Wound};
use super::state::Public;
use kernel::Seat;

/// What a card means while it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Modifier {
    /// Blows of its seat wound for so much more.
    Adds(i32),
    /// Wounds of its seat are so much smaller.
    TakesOff(i32),
    /// Wounds of its seat are half as big, rounded up.
    Halves,
}

/// Everything in force: whose it is, which card, what it means. Two of a kind count once (SK-8.1).
fn in_force(public: &Public) -> impl Iterator<Item = (Seat, Card, Modifier)> {
    let cards = Seat::first(public.life.len() as u8).zip(&public.standing);
    cards.flat_map(|(seat, cards)| {
        let kinds = cards.kinds();
        kinds.filter_map(move |card| Some((seat, card, meaning(card)?)))
    })
}

fn meaning(card: Card) -> Option<Modifier> {
    match card {
        Card::Banner => Some(Modifier::Adds(1)),
        Card::Wall => Some(Modifier::TakesOff(1)),
        Card::Cloak => Some(Modifier::Halves),
        Card::Ambush | Card::Shield | Card::Mirror | Card::Trade => None,
    }
}

/// What stands adds its pieces to a blow (SK-8.2).
pub(super) fn add_to_blow(public: &Public, by: Seat, wound: &mut Wound) {
    for (seat, card, modifier) in in_force(public) {
        if let Modifier::Adds(amount) = modifier
            && seat == by
        {
            wound.add(amount, Source::Card(card));
        }
    }
}

/// What stands before the seat that would be hit and has yet to look at this change (SK-5.2).
pub(super) fn yet_to_look(public: &Public, change: &Change) -> impl Iterator<Item = Card> {
    in_force(public).filter_map(|(seat, card, modifier)| match (&change.deed, modifier) {
        (Deed::Wound(wound), Modifier::TakesOff(_) | Modifier::Halves)
            if seat == change.to && !wound.has(&Source::Card(card)) =>
        {
            Some(card)
        }
        _ => None,
    })
}

/// A standing card looks at a wound and leaves its piece in it (SK-8.3, SK-8.4).
pub(super) fn look(wound: &mut Wound, card: Card) {
    let source = Source::Card(card);
    match meaning(card) {
        Some(Modifier::TakesOff(amount)) => wound.add(-amount, source),
        Some(Modifier::Halves) => wound.times(1, 2, source),
        Some(Modifier::Adds(_)) | None => unreachable!("{card} looks at no wound"),
    }
}

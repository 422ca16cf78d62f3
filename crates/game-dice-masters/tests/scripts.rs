//! Every script in `records` holds, every one of them can fail, and no card is without a script.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{
    Card, DiceMasters, Event, Pack, Setup, Source, State, When, ability_count, ability_moment,
};
use kernel::Told;
use std::collections::BTreeSet;
use testkit::Stage;

/// A card and the number of an ability of it; 0 for its dice in the field, where it has no text.
type Key = (String, usize);

fn stage() -> Stage<Setup, DiceMasters> {
    Stage {
        usual: Setup::intro(),
        read: Setup::read,
        open: |setup| DiceMasters::open(Pack::builtin().clone(), setup),
    }
}

#[test]
fn every_script_holds_and_can_fail() {
    stage().run_all();
}

/// Each ability of each card is shown by a script, and so is each card without a text.
#[test]
fn everything_has_a_script() {
    let all = |card: &Card| {
        let id = card.id.clone();
        (0..ability_count(card).max(1)).map(move |ability| (id.clone(), ability))
    };
    let mut never: BTreeSet<Key> = Pack::builtin().cards.iter().flat_map(all).collect();
    stage().listen(|game, _, after, told| {
        for key in happened(game, after, told) {
            never.remove(&key);
        }
    });
    assert!(never.is_empty(), "{} have none: {never:#?}", never.len());
}

/// What an input has shown: what was begun or used, what counts now, and who is in the field.
fn happened(game: &DiceMasters, after: &State, told: &[Told<Event>]) -> Vec<Key> {
    let public = after.public();
    let begun = told.iter().filter_map(|told| match &told.event {
        Event::Began { source, .. } => Some(key_of(game, *source)),
        _ => None,
    });
    // A used die goes out of play, which says whose it is even when the turn is over.
    let is_used = |die| told.iter().any(|told| told.event == Event::Used { die });
    let used = told.iter().filter_map(|told| match &told.event {
        Event::Moved {
            seat,
            kind,
            die: Some(die),
            ..
        } if is_used(*die) => use_of(game.card(*seat, *kind)?),
        _ => None,
    });
    let standing = game.standing(public).into_iter();
    let fielded = public.fielded().iter().filter_map(|die| {
        let die = public.die(die);
        let card = game.card(die.owner, die.kind)?;
        (ability_count(card) == 0).then(|| (card.id.clone(), 0))
    });
    let standing = standing.map(|source| key_of(game, source));
    begun.chain(used).chain(standing).chain(fielded).collect()
}

fn key_of(game: &DiceMasters, source: Source) -> Key {
    let card = game.card(source.owner, source.kind).unwrap();
    (card.id.clone(), usize::from(source.ability))
}

/// Using it is the ability of an action card.
fn use_of(card: &Card) -> Option<Key> {
    let is_use = |ability: &usize| ability_moment(card, *ability) == Some(When::Use);
    let ability = (0..ability_count(card)).find(is_use)?;
    Some((card.id.clone(), ability))
}

//! Which positions can be played. What is read from outside is checked here, and every problem
//! named, so that everything behind can be trusted.

use super::card::{COPIES, Card, Cards};
use super::change::{Change, Deed, Source, Wound};
use super::frame::Frame;
use super::state::{BySeat, DICE, FRAMES, LIFE, Public, ROUNDS, owner};
use dice::DiceSet;
use kernel::SeatSet;

/// No piece of a wound is bigger.
const BIGGEST_PIECE: i16 = 10;

/// Turns away what cannot be played, with all that is wrong with it.
pub(super) fn problems(
    public: &Public,
    hands: &BySeat<Cards>,
    sealed: SeatSet,
    seats: u8,
) -> Result<(), Vec<String>> {
    // Only where everything is there can anything be looked up.
    found(&missing(public, hands, sealed, seats))?;
    let is_sealing = public.frames.last() == Some(&Frame::Seals);
    let hidden = [(
        !sealed.is_empty() && !is_sealing,
        "stances are sealed when they are asked for",
    )];
    found(
        &[
            &hidden[..],
            &wrong(public, hands, seats),
            &out_of_order(public),
        ]
        .concat(),
    )
}

type Finding = (bool, &'static str);

fn found(findings: &[Finding]) -> Result<(), Vec<String>> {
    let wrong = findings.iter().filter(|(is_wrong, _)| *is_wrong);
    let problems: Vec<String> = wrong.map(|(_, what)| (*what).to_owned()).collect();
    if problems.is_empty() {
        Ok(())
    } else {
        Err(problems)
    }
}

/// Seats and dice that are not at the table.
fn missing(public: &Public, hands: &BySeat<Cards>, sealed: SeatSet, seats: u8) -> [Finding; 4] {
    let count = usize::from(seats);
    let lists = [
        public.life.len(),
        public.places.len(),
        public.standing.len(),
        hands.len(),
    ];
    let dice = DiceSet::range(0, seats * DICE);
    let lies = public.batch.iter().filter_map(|change| match change.deed {
        Deed::Lock(die) => Some(DiceSet::of(die)),
        Deed::Wound(_) => None,
    });
    let lying = lies.fold(public.locked.or(public.rolling), DiceSet::or);
    let framed = public
        .frames
        .iter()
        .flat_map(|&frame| seats_of(frame).iter());
    let changing = public
        .batch
        .iter()
        .flat_map(|change| [change.by, change.to]);
    let stances = public.pressing.iter().chain(public.guarding.iter());
    let mut named = framed
        .chain(changing)
        .chain(stances)
        .chain(sealed.iter())
        .chain([public.active]);
    [
        (
            lists != [count; 4],
            "there is one of everything for each seat",
        ),
        (
            public.faces.len() != count * usize::from(DICE),
            "there are three dice for each seat",
        ),
        (!lying.within(dice), "there is no such die"),
        (
            named.any(|seat| seat.index() >= count),
            "there is no such seat",
        ),
    ]
}

fn seats_of(frame: Frame) -> SeatSet {
    match frame {
        Frame::Window { passed } => passed,
        Frame::Blows { on: seat } | Frame::Draw { seat, .. } => SeatSet::of(seat),
        Frame::TakeDown { by, from } => [by, from].into_iter().collect(),
        _ => SeatSet::EMPTY,
    }
}

/// Numbers that cannot be.
fn wrong(public: &Public, hands: &BySeat<Cards>, seats: u8) -> Vec<Finding> {
    let is_over = public.frames.is_empty();
    let playing = public.playing();
    let cards = hands
        .iter()
        .chain(&public.standing)
        .chain([&public.discard]);
    let count = |card| {
        cards
            .clone()
            .map(|cards| u32::from(cards.count(card)))
            .sum::<u32>()
    };
    let is_odd = |card| count(card) > u32::from(COPIES);
    vec![
        (public.round > ROUNDS, "there are eight rounds"),
        (
            public.life.iter().any(|&life| life > LIFE),
            "nobody has more than six life",
        ),
        (
            public.faces.iter().any(|side| !(1..=6).contains(side)),
            "sides are numbered 1 to 6",
        ),
        (
            Card::ALL.into_iter().any(is_odd),
            "there are two cards of each kind",
        ),
        (
            public.places.iter().any(|&place| place > seats),
            "there is no such place",
        ),
        (
            is_over != playing.is_empty(),
            "a match is over when every seat has its place",
        ),
        (!is_over && playing.len() < 2, "a match for one is over"),
        (
            playing.iter().any(|seat| public.life[seat.index()] == 0),
            "the dead are out",
        ),
    ]
}

/// Frames that cannot lie on each other, and changes that cannot be at the door.
fn out_of_order(public: &Public) -> Vec<Finding> {
    let frames = &public.frames;
    let is_first = frames.first().is_none_or(|&first| first == Frame::Round);
    let in_order = frames.windows(2).all(|pair| lies_on(pair[0], pair[1]));
    let has_door = matches!(frames.last(), Some(Frame::Door { .. }));
    let self_blow = frames.contains(&Frame::Blows { on: public.active });
    let tricks = frames.iter().filter(|&&frame| frame == Frame::Aim).count();
    // Each change triggers two frames at most.
    let most = frames.len() + 2 * public.batch.len();
    let is_high = tricks > usize::from(DICE) || most > FRAMES;
    vec![
        (
            !is_first || !in_order || is_high,
            "these frames cannot come about",
        ),
        (
            !has_door && !public.batch.is_empty(),
            "changes are at the door",
        ),
        (self_blow, "nobody strikes itself"),
        (
            !public.batch.iter().all(|change| is_change(public, change)),
            "this cannot happen",
        ),
    ]
}

fn lies_on(below: Frame, above: Frame) -> bool {
    let is_trigger = |frame| matches!(frame, Frame::Draw { .. } | Frame::TakeDown { .. });
    match below {
        Frame::Round if above == Frame::Discard => true,
        Frame::Discard if matches!(above, Frame::Name | Frame::Blows { .. }) => true,
        Frame::Name if matches!(above, Frame::Tricks | Frame::Aim) => true,
        Frame::Aim if above == Frame::Aim => true,
        Frame::Tricks => matches!(above, Frame::Keep | Frame::Roll),
        Frame::Keep => above == Frame::Roll,
        Frame::Roll => above == Frame::Act,
        Frame::Act => above == Frame::Seals,
        Frame::Blows { .. } => matches!(above, Frame::Window { .. }),
        Frame::Seals | Frame::Door { .. } => false,
        Frame::Draw { .. } | Frame::TakeDown { .. } => is_trigger(above),
        Frame::Round | Frame::Discard | Frame::Name | Frame::Aim | Frame::Window { .. } => {
            is_trigger(above) || matches!(above, Frame::Door { .. })
        }
    }
}

fn is_change(public: &Public, change: &Change) -> bool {
    let fits = match &change.deed {
        Deed::Wound(wound) => is_wound(wound),
        Deed::Lock(die) => owner(*die) == change.to && !public.locked.contains(*die),
    };
    fits && change.by != change.to
}

/// Pieces of different sources, none of them big, that come to what is written beside them.
fn is_wound(wound: &Wound) -> bool {
    let pieces = wound.entries();
    let is_new = |at: usize| {
        let source = pieces[at].source;
        !pieces[..at].iter().any(|one| one.source == source)
    };
    let is_small = |piece: &kernel::Entry<Source>| match piece.change {
        kernel::Change::Add(amount) => (-BIGGEST_PIECE..=BIGGEST_PIECE).contains(&amount),
        kernel::Change::Times(by, of) => (by, of) == (1, 2),
        kernel::Change::Less(..) => false,
    };
    (0..pieces.len()).all(is_new)
        && pieces.iter().all(is_small)
        && pieces.iter().copied().collect::<Wound>() == *wound
        && wound.total() > 0
}

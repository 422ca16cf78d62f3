//! Events as sentences: keys and what fills them, never words.

use crate::event::Event;
use crate::ids::CardId;
use crate::names::counted;
use crate::rules::DiceMasters;
use crate::state::{Public, Spot};
use crate::text::yes;
use crate::view::View;
use kernel::{Arg, Said, Seat};

impl DiceMasters {
    pub(crate) fn told(&self, view: &View, event: &Event) -> Said {
        let public = &view.public;
        let by = |key, seat| Said::new(key).with("seat", Arg::Seat(seat));
        let of = |key, die| Said::new(key).with("die", self.called_whose(public, die));
        match event {
            Event::Turn { seat, turn } => {
                by("dice-masters-turn", *seat).with("turn", Arg::number(*turn))
            }
            Event::Moved {
                seat,
                kind,
                from,
                to,
                ..
            } => by("dice-masters-moved", *seat)
                .with("die", self.called_kind(*seat, *kind))
                .with("from", Arg::word(spot_word(*from)))
                .with("to", Arg::word(spot_word(*to)))
                .with("news", yes(event.is_news())),
            Event::Refilled { seat } => by("dice-masters-refilled", *seat),
            Event::Short { seat, missing } => {
                by("dice-masters-short", *seat).with("n", Arg::number(*missing))
            }
            Event::Rolled { seat, dice, again } => {
                let dice = counted(dice.iter().map(|die| self.called_shown(die)));
                by("dice-masters-rolled", *seat)
                    .with("dice", dice)
                    .with("again", yes(*again))
            }
            Event::Spent { .. } | Event::Loose { .. } | Event::Bought { .. } => {
                self.told_trade(event)
            }
            Event::Fielded { die } => of("dice-masters-fielded", *die),
            Event::Put { die } => of("dice-masters-put", *die),
            Event::Used { die } => of("dice-masters-used", *die),
            Event::Began { seat, source } => {
                by("dice-masters-began", *seat).with("card", self.called_source(*source))
            }
            Event::Attacked { dice } => {
                Said::new("dice-masters-attacked").with("dice", self.called_dice(public, *dice))
            }
            Event::Blocked { die, attacker } => of("dice-masters-blocked", *die)
                .with("attacker", self.called_whose(public, *attacker)),
            Event::Hurt { die, n } => of("dice-masters-hurt", *die).with("n", Arg::number(*n)),
            Event::Life {
                seat,
                by: n,
                left,
                damage,
            } => by("dice-masters-life", *seat)
                .with("way", Arg::word(if *n < 0 { "down" } else { "up" }))
                .with("n", Arg::number(n.unsigned_abs()))
                .with("left", Arg::number(*left))
                .with("damage", yes(*damage)),
            Event::KnockedOut { die } => of("dice-masters-knocked-out", *die),
            Event::Sacrificed { die } => of("dice-masters-sacrificed", *die),
            Event::Passed { seat } => by("dice-masters-passed", *seat),
            Event::Resigned { seat } => by("dice-masters-resigned", *seat),
            Event::Agreed => Said::new("dice-masters-agreed"),
            Event::Ended { places } => told_end(places),
            _ => self.told_between(public, event),
        }
    }

    /// What has changed dice, and what has come in between.
    fn told_between(&self, public: &Public, event: &Event) -> Said {
        let of = |key, die| Said::new(key).with("die", self.called_whose(public, die));
        match event {
            Event::Changed {
                die,
                attack,
                defence,
            } => {
                let what = match (*attack, *defence) {
                    (_, 0) => "attack",
                    (0, _) => "defence",
                    _ => "both",
                };
                of("dice-masters-changed", *die)
                    .with("what", Arg::word(what))
                    .with("attack", signed(*attack))
                    .with("defence", signed(*defence))
            }
            Event::Spun { die, side } => {
                let found = public.dice.get(die.index());
                let level = found.and_then(|found| {
                    let faces = self.faces(found.owner, found.kind);
                    faces[usize::from(*side)].character()
                });
                let level = level.map_or(0, |level| level.level);
                of("dice-masters-spun", *die).with("level", Arg::number(level))
            }
            Event::Regenerated { die } => of("dice-masters-regenerated", *die),
            Event::Redirected { from, to } => {
                of("dice-masters-redirected", *from).with("to", self.called_whose(public, *to))
            }
            Event::Cancelled { source } => {
                Said::new("dice-masters-cancelled").with("card", self.called_source(*source))
            }
            Event::Taken { die, seat } => {
                of("dice-masters-taken", *die).with("seat", Arg::Seat(*seat))
            }
            _ => self.told_draft(event),
        }
    }

    fn told_trade(&self, event: &Event) -> Said {
        let by = |key, seat| Said::new(key).with("seat", Arg::Seat(seat));
        match event {
            Event::Spent {
                seat,
                energy,
                count,
                ..
            } => by("dice-masters-spent", *seat)
                .with("energy", Arg::word(energy.word()))
                .with("n", Arg::number(*count)),
            Event::Loose { seat } => by("dice-masters-loose", *seat),
            Event::Bought { seat, kind } => {
                by("dice-masters-bought", *seat).with("die", self.called_kind(*seat, *kind))
            }
            _ => unreachable!("nothing else is paid"),
        }
    }

    /// What happens in a draft, and between the matches after it.
    fn told_draft(&self, event: &Event) -> Said {
        let by = |key, seat| Said::new(key).with("seat", Arg::Seat(seat));
        let cards = |cards: &[CardId]| {
            let names = cards.iter().map(|card| self.called_card(*card));
            Arg::And(names.collect())
        };
        match event {
            Event::Opened { seat, cards: all } => {
                by("dice-masters-opened", *seat).with("cards", cards(all))
            }
            Event::LaidOut { dice } => {
                Said::new("dice-masters-laid-out").with("n", Arg::number(dice.len()))
            }
            Event::Sealed { seat } => by("dice-masters-sealed", *seat),
            Event::Drafted { seat, card } => {
                by("dice-masters-drafted", *seat).with("card", self.called_card(*card))
            }
            Event::Lot { seat } => by("dice-masters-lot-falls", *seat),
            Event::Begins { seat } => by("dice-masters-begins", *seat),
            Event::First { seat } => by("dice-masters-first", *seat),
            Event::Took { seat, mould } => {
                by("dice-masters-took", *seat).with("die", self.called_mould(*mould))
            }
            Event::Enough { seat } => by("dice-masters-enough", *seat),
            Event::Team {
                seat,
                cards: brought,
                basics,
            } => {
                let all: Vec<CardId> = brought.iter().map(|one| one.card).collect();
                by("dice-masters-team", *seat)
                    .with("n", Arg::number(all.len()))
                    .with("cards", cards(&all))
                    .with("basics", cards(basics))
            }
            Event::Paired { one, other } => {
                by("dice-masters-paired", *one).with("other", Arg::Seat(*other))
            }
            Event::Played { .. } => Said::new("dice-masters-played"),
            event => unreachable!("{event:?} is not of a draft"),
        }
    }
}

/// Who has won, or that nobody has.
fn told_end(places: &[u8]) -> Said {
    if places.iter().all(|place| *place == 1) {
        return Said::new("dice-masters-drawn");
    }
    let seats = (0..).map_while(Seat::new).zip(places);
    let first = seats.filter(|(_, place)| **place == 1);
    let winners = first.map(|(seat, _)| Arg::Seat(seat)).collect();
    Said::new("dice-masters-won").with("winners", Arg::And(winners))
}

/// A number with its sign.
fn signed(number: i8) -> Arg {
    Arg::Spelled(format!("{number:+}"))
}

pub(crate) const fn spot_word(spot: Spot) -> &'static str {
    match spot {
        Spot::Bag => "bag",
        Spot::Prep => "prep",
        Spot::Rolling => "rolling",
        Spot::Reserve => "reserve",
        Spot::Field => "field",
        Spot::Used => "used",
        Spot::Out => "out",
        Spot::Removed => "removed",
        Spot::Attached => "card",
    }
}

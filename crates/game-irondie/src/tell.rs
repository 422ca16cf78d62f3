//! Events as sentences: keys with arguments, never words.

use crate::state::{Public, Side};
use crate::{Event, Irondie};
use dice::DieId;
use kernel::{Arg, Said};

impl Irondie {
    pub(crate) fn tell_event(&self, public: &Public, event: Event) -> Said {
        match event {
            Event::Sealed(seat) => Said::new("irondie-event-sealed").with("seat", Arg::Seat(seat)),
            Event::RoundBegan { round, late: false } => {
                Said::new("irondie-event-round").with("round", Arg::number(round))
            }
            Event::RoundBegan { round, late: true } => {
                Said::new("irondie-event-late-round").with("round", Arg::number(round))
            }
            Event::Split {
                seat,
                thrown,
                reserve,
            } => Said::new("irondie-event-split")
                .with("seat", Arg::Seat(seat))
                .with("count", Arg::number(thrown.len()))
                .with("reserve", Arg::number(reserve)),
            Event::RolledOff {
                values: [first, second],
            } => Said::new("irondie-event-roll-off")
                .with("one", Arg::Seat(Side::First.speaker()))
                .with("other", Arg::Seat(Side::Second.speaker()))
                .with("first", Arg::number(first))
                .with("second", Arg::number(second)),
            Event::Swapped { seat, count } => Said::new("irondie-event-swapped")
                .with("seat", Arg::Seat(seat))
                .with("count", Arg::number(count)),
            Event::RoundsOver => Said::new("irondie-event-rounds-over"),
            Event::Agreed => Said::new("irondie-event-agreed"),
            Event::TimeUp => Said::new("irondie-event-time-up"),
            Event::LastGame => Said::new("irondie-event-last-game"),
            Event::Resigned(seat) => {
                Said::new("irondie-event-resigned").with("seat", Arg::Seat(seat))
            }
            Event::Passed { seat, right } => {
                let key = if right {
                    "irondie-event-declined"
                } else {
                    "irondie-event-skipped"
                };
                Said::new(key).with("seat", Arg::Seat(seat))
            }
            Event::Priority(_)
            | Event::RightLost(_)
            | Event::DamageDue { .. }
            | Event::NoLife(_)
            | Event::GameEnded(_)
            | Event::MatchEnded(_) => tell_of_side(event),
            _ => self.tell_of_die(public, event),
        }
    }

    fn tell_of_die(&self, public: &Public, event: Event) -> Said {
        let said = |key, die| self.with_die(Said::new(key), public, die);
        match event {
            Event::Landed { die, value } => {
                said("irondie-event-landed", die).with("value", Arg::number(value))
            }
            Event::Bonus {
                from,
                to,
                add,
                value,
            } => said("irondie-event-bonus", from)
                .with("target", self.called_die(public, to))
                .with("add", Arg::number(add))
                .with("value", Arg::number(value)),
            Event::Hurled { die, at } => {
                let owner = at.first().map_or(crate::owner(die), crate::owner);
                said("irondie-event-hurled", die)
                    .with("targets", self.called_dice(public, at))
                    .with("owner", Arg::Seat(owner))
            }
            Event::Resolved { die, target, hit } => {
                let key = if hit {
                    "irondie-event-hit"
                } else {
                    "irondie-event-miss"
                };
                said(key, die)
                    .with("target", self.called_die(public, target))
                    .with("owner", Arg::Seat(crate::owner(target)))
            }
            Event::Fizzled(die) => said("irondie-event-fizzled", die),
            Event::Changed { die, value } => {
                said("irondie-event-changed", die).with("value", Arg::number(value))
            }
            Event::ToLimbo(die) => said("irondie-event-limbo", die),
            Event::ToAbyss(die) => said("irondie-event-abyss", die),
            Event::Hurt { die, points, value } => said("irondie-event-hurt", die)
                .with("points", Arg::number(points))
                .with("value", Arg::number(value)),
            Event::Returned(die) => said("irondie-event-returned", die),
            other => unreachable!("{other:?} is not about one die"),
        }
    }

    fn with_die(&self, said: Said, public: &Public, die: DieId) -> Said {
        said.with("seat", Arg::Seat(crate::owner(die)))
            .with("die", self.called_die(public, die))
            .with("colour", self.called_colour(public.make(die).colour()))
    }
}

fn tell_of_side(event: Event) -> Said {
    let side = |key, side: Side| Said::new(key).with("seat", Arg::Seat(side.speaker()));
    match event {
        Event::Priority(who) => side("irondie-event-priority", who),
        Event::RightLost(who) => side("irondie-event-right-lost", who),
        Event::DamageDue {
            side: who,
            attack,
            defence,
        } => side("irondie-event-damage", who)
            .with("attack", Arg::number(attack))
            .with("defence", Arg::number(defence))
            .with("damage", Arg::number(attack.saturating_sub(defence))),
        Event::NoLife(who) => side("irondie-event-no-life", who),
        Event::GameEnded(Some(who)) => side("irondie-event-game-won", who),
        Event::GameEnded(None) => Said::new("irondie-event-game-drawn"),
        Event::MatchEnded(Some(who)) => side("irondie-event-match-won", who),
        Event::MatchEnded(None) => Said::new("irondie-event-match-drawn"),
        other => unreachable!("{other:?} is not about a side"),
    }
}

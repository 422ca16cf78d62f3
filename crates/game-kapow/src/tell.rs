//! Events as sentences: keys with arguments, never words.

use crate::state::State;
use crate::{Event, Fighter, Kapow, SpotSet};
use dice::DieId;
use kernel::{Arg, Said};

impl Kapow {
    pub(crate) fn tell_event(&self, state: &State, event: &Event) -> Said {
        let about = |key, fighter: Fighter| Said::new(key).with("seat", self.called(fighter));
        let name = |die| Arg::Spelled(self.name(die));
        match *event {
            Event::RoundBegan(round) => {
                Said::new("kapow-event-round").with("round", Arg::number(round))
            }
            Event::Rolled { fighter, dice, .. } => {
                about("kapow-event-rolled", fighter).with("count", Arg::number(dice.len()))
            }
            Event::Placed { fighter, die, slot } => {
                let spot = self.board(fighter).spot_of(slot);
                about("kapow-event-placed", fighter)
                    .with("die", name(die))
                    .with("ability", self.called_spot(state, fighter, spot))
            }
            Event::Lifted { fighter, die } => {
                about("kapow-event-lifted", fighter).with("die", name(die))
            }
            Event::Announced { fighter, ability } => about("kapow-event-announced", fighter)
                .with("ability", self.called_ability(ability)),
            Event::Rerolls { fighter, count } => {
                about("kapow-event-rerolls", fighter).with("count", Arg::number(count))
            }
            Event::Turned { fighter, die, to } => about("kapow-event-turned", fighter)
                .with("die", name(die))
                .with("symbol", self.called_symbol(to)),
            Event::Rotated { team, colour } => self
                .about_side(["kapow-event-rotated"; 2], team)
                .with("card", self.called_card(self.card_of(state, team, colour))),
            Event::Aimed { fighter, target } => {
                about("kapow-event-aimed", fighter).with("target", self.called(target))
            }
            Event::Ready(fighter) => about("kapow-event-ready", fighter),
            Event::Revealed { fighter, selected } => self.tell_selected(state, fighter, selected),
            _ => self.tell_fight(event),
        }
    }

    fn tell_selected(&self, state: &State, fighter: Fighter, selected: SpotSet) -> Said {
        let (mut de, mut en) = (Vec::new(), Vec::new());
        for spot in selected {
            if let Arg::Named { de: one, en: other } = self.called_spot(state, fighter, spot) {
                de.push(one);
                en.push(other);
            }
        }
        let key = if de.is_empty() {
            "kapow-event-nothing"
        } else {
            "kapow-event-revealed"
        };
        let names = Arg::Named {
            de: de.join(", "),
            en: en.join(", "),
        };
        let said = Said::new(key).with("seat", self.called(fighter));
        if de.is_empty() {
            said
        } else {
            said.with("abilities", names)
        }
    }

    fn tell_fight(&self, event: &Event) -> Said {
        let about = |key, fighter: Fighter| Said::new(key).with("seat", self.called(fighter));
        match *event {
            Event::Attacks {
                fighter,
                target,
                ref parts,
            } => about("kapow-event-attacks", fighter)
                .with("target", self.called(target))
                .with("total", Arg::number(parts.total())),
            Event::Holds(fighter) => about("kapow-event-holds", fighter),
            Event::Defends { fighter, ref parts } => {
                about("kapow-event-defends", fighter).with("total", Arg::number(parts.total()))
            }
            Event::Lost {
                fighter,
                count,
                life,
            } => about("kapow-event-lost", fighter)
                .with("count", Arg::number(count))
                .with("life", Arg::number(life)),
            Event::Healed {
                fighter,
                count,
                life,
            } => about("kapow-event-healed", fighter)
                .with("count", Arg::number(count))
                .with("life", Arg::number(life)),
            Event::Marker(team) => {
                self.about_side(["kapow-event-marker", "kapow-event-marker-both"], team)
            }
            Event::KnockedOut(team) => self.about_side(
                ["kapow-event-knocked-out", "kapow-event-knocked-out-both"],
                team,
            ),
            Event::Agreed => Said::new("kapow-event-agreed"),
            Event::Ended(Some(team)) => {
                self.about_side(["kapow-event-won", "kapow-event-won-both"], team)
            }
            Event::Ended(None) if self.mode.has_boards() => Said::new("kapow-event-not-won"),
            Event::Ended(None) => Said::new("kapow-event-drawn"),
            Event::Resigned(seat) => {
                Said::new("kapow-event-resigned").with("seat", Arg::Seat(seat))
            }
            _ => self.tell_gain(event),
        }
    }

    fn tell_gain(&self, event: &Event) -> Said {
        let about = |key, fighter: Fighter| Said::new(key).with("seat", self.called(fighter));
        match *event {
            Event::GainedFace { fighter, face } => {
                about("kapow-event-face", fighter).with("face", self.called_symbol(face))
            }
            Event::GainedDie { fighter, die } => {
                about("kapow-event-die", fighter).with("die", Arg::Spelled(self.name(die)))
            }
            Event::Traded {
                fighter,
                old,
                face,
                die,
                up,
            } => {
                let said =
                    about("kapow-event-traded", fighter).with("old", self.called_symbol(old));
                self.on_die(said.with("face", self.called_symbol(face)), die, up)
            }
            Event::Gave {
                giver,
                taker,
                face,
                die,
                up,
            } => {
                let said = about("kapow-event-gave", giver).with("taker", self.called(taker));
                self.on_die(said.with("face", self.called_symbol(face)), die, up)
            }
            Event::LockedIn { fighter, ability } => {
                let key = if self.is_person(fighter) {
                    "kapow-event-locked"
                } else {
                    "kapow-event-board-locks"
                };
                about(key, fighter).with("ability", self.called_ability(ability))
            }
            Event::Entangled { fighter, tokens } => {
                about("kapow-event-entangled", fighter).with("count", Arg::number(tokens))
            }
            Event::Untangled { fighter, count } => {
                about("kapow-event-untangled", fighter).with("count", Arg::number(count))
            }
            Event::Clipped { .. } | Event::Unclipped { .. } => self.tell_clipped(event),
            Event::CleanUp => Said::new("kapow-event-clean-up"),
            Event::CardsDealt => Said::new("kapow-event-cards"),
            Event::CardTaken { team, card } => self
                .about_side(["kapow-event-card"; 2], team)
                .with("card", self.called_card(card)),
            ref other => unreachable!("{other:?} is told elsewhere"),
        }
    }

    /// Where a face comes off: out of the pool, off a die, or off the side of it that is up.
    fn on_die(&self, said: Said, die: Option<DieId>, up: bool) -> Said {
        let on = match die {
            None => "pool",
            Some(_) if up => "up",
            Some(_) => "die",
        };
        let name = die.map_or_else(String::new, |die| self.name(die));
        said.with("on", Arg::word(on))
            .with("die", Arg::Spelled(name))
    }

    fn tell_clipped(&self, event: &Event) -> Said {
        let (key, fighter, face, die) = match *event {
            Event::Clipped {
                fighter,
                face,
                die,
                uncovered,
            } => {
                let keys = ["kapow-event-clipped", "kapow-event-uncovered"];
                (keys[usize::from(uncovered)], fighter, face, die)
            }
            Event::Unclipped { fighter, face, die } => {
                ("kapow-event-unclipped", fighter, face, die)
            }
            ref other => unreachable!("{other:?} is told elsewhere"),
        };
        Said::new(key)
            .with("seat", self.called(fighter))
            .with("face", self.called_symbol(face))
            .with("die", Arg::Spelled(self.name(die)))
    }
}

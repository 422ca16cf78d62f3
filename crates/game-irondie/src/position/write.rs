//! Writing a state down. Contains every secret: for tests, puzzles and reports.

use super::{Written, WrittenDuel, WrittenHalfway, WrittenSeat, WrittenThrow};
use crate::names::side_letter;
use crate::spell::stage_word;
use crate::state::{Duel, Public, Secret, Side, Stage, State, dice_of};
use crate::{Irondie, Offer, View};
use kernel::{Choice, Seat, Viewer};

impl Irondie {
    pub(crate) fn write_state(&self, state: &State) -> String {
        let public = &state.public;
        let asked = match public.stage {
            Stage::Right(seat) | Stage::React(seat) => Some(seat.to_string()),
            _ => None,
        };
        let winner = match public.stage {
            Stage::Over(winner) => winner.map(side_letter),
            _ => None,
        };
        let sides = Side::BOTH
            .into_iter()
            .filter(|&side| public.rights[side as usize]);
        let seats = Seat::first(self.seats).map(|seat| (seat, self.write_seat(state, seat)));
        let written = Written {
            stage: Some(stage_word(public.stage).to_owned()),
            asked,
            winner,
            round: Some(public.round),
            late: Some(public.late),
            time_up: Some(public.time_up),
            last_game: Some(public.last_game),
            mortal: Some(public.mortal),
            priority: Some(side_letter(public.priority)),
            holder: Some(side_letter(public.holder)),
            rights: Some(sides.map(side_letter).collect()),
            wins: Some(public.wins),
            games: Some(public.games),
            due: Some(public.due),
            throwing: Some(self.names(public, public.throwing)),
            noted: Some(self.names(public, public.noted)),
            halfway: public.halfway.map(|half| WrittenHalfway {
                from: self.name_for(public, None, half.from),
                first: self.name_for(public, None, half.first),
            }),
            duel: (public.duel != Duel::none()).then(|| self.write_duel(public)),
            seats: seats.collect(),
        };
        toml::to_string(&written).expect("a position holds nothing that TOML could not write")
    }

    fn write_duel(&self, public: &Public) -> WrittenDuel {
        let throws = public.duel.throws.iter().map(|throw| WrittenThrow {
            die: self.name_for(public, None, throw.die),
            at: self.names(public, throw.at),
        });
        WrittenDuel {
            offensive: side_letter(public.duel.offensive),
            step: public.duel.step,
            throws: throws.collect(),
        }
    }

    fn write_seat(&self, state: &State, seat: Seat) -> WrittenSeat {
        let public = &state.public;
        let dice = self.present(public).and(dice_of(seat)).iter().map(|die| {
            let make = self.pack.spell_make(public.make(die));
            let zone = match self.zone_word(public, die) {
                "attack" | "defence" | "life" => "battle",
                zone => zone,
            };
            match public.value(die) {
                0 => format!("{make} {zone}"),
                value => format!("{make} {zone} {value}"),
            }
        });
        let side = Side::of(seat);
        let speaks = side.speaker() == seat;
        let pain = if speaks {
            state.pain[side as usize].to_vec()
        } else {
            Vec::new()
        };
        WrittenSeat {
            dice: dice.collect(),
            side: self.write_side(state, seat),
            sealed: state
                .sealed
                .of(seat)
                .map(|secret| self.write_secret(state, seat, secret)),
            pain,
        }
    }

    fn write_side(&self, state: &State, seat: Seat) -> Vec<String> {
        let Some(side_set) = state.side_sets[seat.index()] else {
            return Vec::new();
        };
        let written = side_set.makes.iter().enumerate().map(|(place, &make)| {
            let shown = if side_set.known >> place & 1 == 1 {
                " shown"
            } else {
                ""
            };
            format!("{}{shown}", self.pack.spell_make(make))
        });
        written.collect()
    }

    fn write_secret(&self, state: &State, seat: Seat, secret: Secret) -> String {
        let view = View::of(state, Viewer::Seat(seat));
        let choice = match secret {
            Secret::Split(dice) => Choice::several(dice.iter().map(Offer::Battle))
                .expect("a set has fewer dice than a choice has picks"),
            Secret::Return(Some(die)) => Choice::one(Offer::Return(die)),
            Secret::Return(None) => Choice::one(Offer::Stay),
            Secret::Swap(swap) => Choice::one(Offer::Swap(swap)),
        };
        self.spell_choice(&view, &choice)
    }
}

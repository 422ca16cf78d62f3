//! A view as a JSON document: for scripts, for other languages, for people.

use crate::names::side_letter;
use crate::spell::stage_word;
use crate::state::{Public, Side, Stage, dice_of};
use crate::{Class, Irondie, View};
use dice::{DiceSet, DieId};
use kernel::Seat;
use serde_json::{Map, Value, json};

impl Irondie {
    pub(crate) fn show_view(&self, view: &View) -> Value {
        let public = &view.public;
        let mut shown = json!({
            "round": public.round,
            "late": public.late,
            "stage": stage_word(public.stage),
            "phase": phase(public.stage),
            "priority": side_letter(public.priority),
            "rights": self.letters(public.rights),
            "wins": public.wins,
            "games": public.games,
            "due": public.due,
            "outcome": outcome(public.stage),
            "sealed": view.sealed.iter().map(|seat| seat.to_string()).collect::<Vec<_>>(),
            "duel": self.show_duel(public),
            "noted": self.names(public, public.noted),
            "throwing": self.names(public, public.throwing),
            "seats": self.show_seats(view),
        });
        if let (Some(seat), Value::Object(shown)) = (view.viewer.seat(), &mut shown) {
            self.show_mine(view, seat, shown);
        }
        shown
    }

    fn show_mine(&self, view: &View, seat: Seat, shown: &mut Map<String, Value>) {
        shown.insert("me".into(), json!(seat.to_string()));
        shown.insert("zones".into(), self.show_zones(&view.public, seat));
        shown.insert("dice".into(), self.show_dice(&view.public, seat));
        shown.insert("pain".into(), json!(view.pain.as_slice()));
        if let Some(side_set) = view.side_set {
            let side = side_set.makes.map(|make| self.pack.spell_make(make));
            shown.insert("side".into(), json!(side));
        }
    }

    fn show_seats(&self, view: &View) -> Value {
        let seats = Seat::first(self.seats).map(|seat| {
            let shown = &view.shown[seat.index()];
            let known: Vec<_> = shown
                .known
                .iter()
                .map(|&make| self.pack.spell_make(make))
                .collect();
            let seat_shown = json!({
                "zones": self.show_zones(&view.public, seat),
                "dice": self.show_dice(&view.public, seat),
                "life": view.public.sum(self.zone_of(&view.public, seat, Class::Life)),
                "attack": view.public.sum(self.zone_of(&view.public, seat, Class::Attack)),
                "defence": view.public.sum(self.zone_of(&view.public, seat, Class::Defence)),
                "side": { "known": known, "hidden": shown.hidden },
            });
            (seat.to_string(), seat_shown)
        });
        Value::Object(seats.collect())
    }

    fn show_zones(&self, public: &Public, seat: Seat) -> Value {
        let mine = dice_of(seat);
        let list = |dice: DiceSet| self.own_names(public, dice.and(mine));
        json!({
            "hand": list(public.zones.hand),
            "attack": list(self.zone_of(public, seat, Class::Attack)),
            "defence": list(self.zone_of(public, seat, Class::Defence)),
            "life": list(self.zone_of(public, seat, Class::Life)),
            "skirmish": list(public.zones.skirmish),
            "limbo": list(public.zones.limbo),
            "abyss": list(public.zones.abyss),
        })
    }

    fn show_dice(&self, public: &Public, seat: Seat) -> Value {
        let dice = self.present(public).and(dice_of(seat)).iter().map(|die| {
            let make = public.make(die);
            let shown = json!({
                "kind": self.pack.kinds[make.kind().index()].id,
                "colour": make.colour().id(),
                "rare": make.rare(),
                "class": self.kind_of(public, die).class.id(),
                "value": public.value(die),
                "zone": self.zone_word(public, die),
            });
            (self.name(public, die), shown)
        });
        Value::Object(dice.collect())
    }

    fn show_duel(&self, public: &Public) -> Value {
        let throws: Vec<Value> = public
            .duel
            .throws
            .iter()
            .map(|throw| {
                json!({
                    "die": self.name_for(public, None, throw.die),
                    "at": self.names(public, throw.at),
                    "value": public.value(throw.die),
                })
            })
            .collect();
        let step = ["O1", "D1", "O2", "D2", "over"][usize::from(public.duel.step.min(4))];
        json!({ "offensive": side_letter(public.duel.offensive), "step": step, "throws": throws })
    }

    /// Where a die lies; `air` while it is being thrown.
    pub(crate) fn zone_word(&self, public: &Public, die: DieId) -> &'static str {
        let zones = &public.zones;
        let in_zone = [
            (zones.hand, "hand"),
            (zones.skirmish, "skirmish"),
            (zones.limbo, "limbo"),
            (zones.abyss, "abyss"),
            (zones.battle, self.kind_of(public, die).class.id()),
        ];
        in_zone
            .iter()
            .find(|(zone, _)| zone.contains(die))
            .map_or("air", |(_, word)| word)
    }

    fn zone_of(&self, public: &Public, seat: Seat, class: Class) -> DiceSet {
        public.zone(Side::of(seat), class).and(dice_of(seat))
    }

    /// Names with their owner.
    pub(crate) fn names(&self, public: &Public, dice: DiceSet) -> Vec<String> {
        dice.iter()
            .map(|die| self.name_for(public, None, die))
            .collect()
    }

    fn own_names(&self, public: &Public, dice: DiceSet) -> Vec<String> {
        dice.iter().map(|die| self.name(public, die)).collect()
    }

    /// The letters of the sides for which something holds.
    fn letters(&self, holds: [bool; 2]) -> Vec<String> {
        let sides = Side::BOTH.into_iter().filter(|&side| holds[side as usize]);
        sides.map(side_letter).collect()
    }
}

/// The phase of a round a stage belongs to.
const fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::Split | Stage::Throw | Stage::RollOff | Stage::BattleBonus => "battle",
        Stage::Skirmish
        | Stage::Right(_)
        | Stage::Hurl
        | Stage::DuelBonus
        | Stage::Next
        | Stage::React(_) => "skirmish",
        Stage::Damage => "damage",
        Stage::Return => "end",
        Stage::Swap => "between",
        Stage::Over(_) => "over",
    }
}

fn outcome(stage: Stage) -> Value {
    match stage {
        Stage::Over(Some(side)) => json!(side_letter(side)),
        Stage::Over(None) => json!("draw"),
        _ => Value::Null,
    }
}

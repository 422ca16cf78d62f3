//! A view as a JSON document, with names instead of numbers.

use crate::draft::{Draft, Hand};
use crate::ids::{CardId, MouldId};
use crate::rules::DiceMasters;
use crate::state::{Public, Spot};
use crate::tally::Tally;
use crate::view::View;
use crate::{Face, Kind};
use dice::{DiceSet, DieId};
use kernel::Seat;
use serde_json::{Map, Value, json};

impl DiceMasters {
    pub(crate) fn shown(&self, view: &View) -> Value {
        let public = &view.public;
        let seats: Map<String, Value> = public
            .seats()
            .map(|seat| (seat.to_string(), self.show_seat(public, seat)))
            .collect();
        let names = |dice: DiceSet| {
            let names = dice.iter().map(|die| self.die_name(public, die));
            names.collect::<Vec<_>>()
        };
        let basics: Map<String, Value> = (0..self.basics().len())
            .map(|place| {
                let figure = self.pack.card(self.basics()[place]).figure;
                (
                    self.pack.figure(figure).id.clone(),
                    json!(public.basics[place]),
                )
            })
            .collect();
        let mut shown = json!({
            "viewer": view.viewer.to_string(),
            "turn": public.turn,
            "active": public.active,
            "phase": public.phase,
            "seats": seats,
            "basics": basics,
            "attackers": names(public.attackers),
            "blockers": names(public.blockers),
            "attached": names(public.lying()),
            "held": self.show_held(public),
            "due": public.bill.seat.map(|_| public.bill.due.total),
            "places": public.places,
            "now": public.frames.last(),
        });
        if let Some(draft) = public.drafting() {
            shown["draft"] = self.show_draft(draft);
        }
        if let Some(hand) = &view.hand {
            shown["hand"] = self.show_hand(hand);
        }
        shown
    }

    /// Who has captured or controls whom.
    fn show_held(&self, public: &Public) -> Map<String, Value> {
        let held = public.fielded().iter().filter_map(|by| {
            let held = self.held_by(public, by);
            let names = held.iter().map(|die| self.die_name(public, die));
            let names: Vec<_> = names.collect();
            (!names.is_empty()).then(|| (self.die_name(public, by), json!(names)))
        });
        held.collect()
    }

    fn show_draft(&self, draft: &Draft) -> Value {
        let moulds = |dice: &[MouldId]| {
            let names = dice.iter().map(|die| self.pack.mould(*die).id.clone());
            names.collect::<Vec<_>>()
        };
        let seats = Seat::first(self.mode.seats());
        let dice: Map<String, Value> = seats
            .map(|seat| (seat.to_string(), json!(moulds(&draft.dice[seat.index()]))))
            .collect();
        json!({
            "round": draft.round,
            "held": draft.held,
            "middle": moulds(&draft.middle),
            "dice": dice,
        })
    }

    fn show_hand(&self, hand: &Hand) -> Value {
        let names = |cards: &[CardId]| {
            let ids = cards.iter().map(|card| self.pack.card(*card).id.clone());
            ids.collect::<Vec<_>>()
        };
        json!({
            "held": names(&hand.held),
            "taken": names(&hand.taken),
            "pick": hand.pick.map(|card| self.pack.card(card).id.clone()),
            "team": names(&hand.team),
            "dice": hand.dice.to_vec(),
            "basics": names(&hand.basics),
        })
    }

    fn show_seat(&self, public: &Public, seat: Seat) -> Value {
        let corner = public.corner(seat);
        let supply: Map<String, Value> = Kind::all()
            .filter(|kind| kind.team().is_some() && self.has_kind(seat, *kind))
            .map(|kind| {
                let left = self.supply(public, seat, kind);
                (self.kind_name(seat, kind).to_owned(), json!(left))
            })
            .collect();
        json!({
            "life": corner.life,
            "loose": corner.loose,
            "bag": self.show_tally(seat, &corner.bag),
            "prep": self.show_tally(seat, &corner.prep),
            "used": self.show_tally(seat, &corner.used),
            "out": self.show_tally(seat, &corner.out),
            "supply": supply,
            "reserve": self.show_dice(public, public.reserve(seat)),
            "field": self.show_dice(public, public.field(seat)),
        })
    }

    fn show_tally(&self, seat: Seat, tally: &Tally) -> Value {
        let kinds = tally.kinds();
        let counts: Map<String, Value> = kinds
            .map(|kind| (self.kind_name(seat, kind).to_owned(), json!(tally.of(kind))))
            .collect();
        Value::Object(counts)
    }

    fn show_dice(&self, public: &Public, dice: DiceSet) -> Value {
        let shown: Map<String, Value> = dice
            .iter()
            .map(|die| (self.die_name(public, die), self.show_die(public, die)))
            .collect();
        Value::Object(shown)
    }

    fn show_die(&self, public: &Public, die: DieId) -> Value {
        let face = self.face(public, die);
        match face {
            Face::Character(level) if public.spot(die) == Spot::Field => {
                let stats = self.stats(public, die);
                json!({
                    "level": level.level,
                    "attack": stats.attack,
                    "defence": stats.defence,
                    "damage": public.die(die).damage,
                })
            }
            face => json!(face.word()),
        }
    }
}

//! A view as a JSON document, with names instead of numbers.

use crate::spell::{level_name, short};
use crate::state::{Corner, Roll};
use crate::tell::{phase_word, what_word};
use crate::{Cards, DiceThrone, Hero, Source, View};
use kernel::Seat;
use serde_json::{Map, Value, json};

impl DiceThrone {
    pub(crate) fn shown(&self, view: &View) -> Value {
        let public = &view.public;
        let seats = || Seat::first(public.corners.len() as u8);
        let health: Map<String, Value> = seats()
            .map(|seat| (seat.to_string(), json!(self.health_of(public, seat))))
            .collect();
        let corners: Map<String, Value> = seats()
            .map(|seat| {
                (
                    seat.to_string(),
                    self.show_corner(seat, public.corner(seat), view),
                )
            })
            .collect();
        let hand = view.viewer.seat().zip(view.hand);
        let mates = view.mates.iter();
        let mates: Map<String, Value> = mates
            .map(|&(seat, hand)| (seat.to_string(), json!(show_cards(self.hero(seat), hand))))
            .collect();
        let pool = public.pool.iter().map(|entry| {
            json!({
                "to": entry.to,
                "what": what_word(entry.what),
                "amount": entry.amount,
                "source": self.show_source(entry.source),
            })
        });
        json!({
            "viewer": view.viewer.to_string(),
            "turn": public.turn,
            "active": public.active,
            "phase": phase_word(public.phase),
            "health": health,
            "seats": corners,
            "hand": hand.map(|(seat, hand)| show_cards(self.hero(seat), hand)),
            "mates": mates,
            "rolls": public.rolls.iter().map(show_roll).collect::<Vec<_>>(),
            "attack": self.show_attack(view),
            "account": pool.collect::<Vec<_>>(),
            "places": public.places,
            "heroes": self.show_choice(view),
            "now": public.frames.last(),
        })
    }

    fn show_corner(&self, seat: Seat, corner: &Corner, view: &View) -> Value {
        let hero = self.hero(seat);
        let tokens: Map<String, Value> = corner
            .kinds()
            .map(|token| (self.pack.token(token).id.clone(), json!(corner.has(token))))
            .collect();
        let raised = hero
            .board()
            .filter(|(id, _)| corner.levels[dice::Id::index(*id)] > 0);
        let levels = raised.map(|(id, _)| level_name(hero, id, corner.levels[dice::Id::index(id)]));
        json!({
            "hero": corner.hero.map(|_| &hero.id),
            "cp": corner.cp,
            "hand": corner.hand,
            "deck": self.deck_size(&view.public, seat),
            "tokens": tokens,
            "levels": levels.collect::<Vec<_>>(),
            "discard": show_cards(hero, corner.discard),
        })
    }

    /// The choice of heroes, while it lasts.
    fn show_choice(&self, view: &View) -> Value {
        let id = |hero| &self.pack.hero(hero).id;
        let Some(choosing) = view.public.choosing() else {
            return Value::Null;
        };
        json!({
            "bans": choosing.bans.iter().flatten().map(|&hero| id(hero)).collect::<Vec<_>>(),
            "pick": view.pick.map(id),
        })
    }

    fn show_attack(&self, view: &View) -> Value {
        let attack = &view.public.attack;
        let hero = self.hero(view.public.active);
        let declared = attack.declared.map(|(ability, branch)| {
            json!({ "ability": short(hero, &hero.ability(ability).id), "branch": branch + 1 })
        });
        json!({
            "attempts": attack.attempts,
            "of": attack.most,
            "declared": declared,
            "target": attack.target,
            "state": attack.state,
            "kind": attack.kind,
            "dealt": attack.dealt,
        })
    }

    fn show_source(&self, source: Source) -> &str {
        match source {
            Source::Ability(seat, ability) => &self.hero(seat).ability(ability).id,
            Source::Card(seat, card) => &self.hero(seat).card(card).id,
            Source::Token(_, token) => &self.pack.token(token).id,
        }
    }
}

fn show_cards(hero: &Hero, cards: Cards) -> Vec<&str> {
    cards
        .iter()
        .map(|card| short(hero, &hero.card(card).id))
        .collect()
}

fn show_roll(roll: &Roll) -> Value {
    json!({ "owner": roll.owner, "for": roll.purpose, "sides": roll.sides })
}

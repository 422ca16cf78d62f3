//! Offers as sentences: keys with arguments, never words.

use crate::{Cell, DiceMiner, HeroId, Lie, Offer, Stage, View};
use kernel::{Arg, Said};

impl DiceMiner {
    pub(crate) fn say_offer(&self, view: &View, offer: Offer) -> Said {
        let with_die = |key, die| Said::new(key).with("die", self.called_die(die));
        match offer {
            Offer::Hero(hero) => Said::new("dice-miner-offer-hero")
                .with("hero", self.called_hero(hero))
                .with("faces", self.called_faces(hero)),
            Offer::Take(cell) => self.say_taking(view, cell),
            Offer::Share { kind, to } => Said::new("dice-miner-offer-share")
                .with("kind", self.called_kind(kind))
                .with("to", self.called_player(to)),
            Offer::Stop if view.public.stage == Stage::Late => {
                Said::new("dice-miner-offer-keep-beer")
            }
            Offer::Stop => Said::new("dice-miner-offer-stop"),
            Offer::Spend(source) => {
                Said::new("dice-miner-offer-spend").with("source", self.called_source(source))
            }
            Offer::Reroll(die) => with_die("dice-miner-offer-reroll", die),
            Offer::Cache(die) => with_die("dice-miner-offer-cache", die),
            Offer::Done if view.public.stage == Stage::Cache => {
                Said::new("dice-miner-offer-cache-done")
            }
            Offer::Done => Said::new("dice-miner-offer-magic-done"),
        }
    }

    /// The faces of a hero, one and all.
    pub fn called_faces(&self, hero: HeroId) -> Arg {
        let faces = self.tables.hero(hero).iter();
        Arg::And(faces.map(|face| self.called_face(*face)).collect())
    }

    fn say_taking(&self, view: &View, cell: Cell) -> Said {
        let mountain = &view.public.mountain;
        let key = match mountain.lie(cell) {
            Some(Lie::Flank) => "dice-miner-offer-take-flank",
            _ => "dice-miner-offer-take",
        };
        let die = mountain.die(cell).map(|die| self.called_die(die));
        Said::new(key).with("die", die.unwrap_or_else(|| Arg::word("–")))
    }
}

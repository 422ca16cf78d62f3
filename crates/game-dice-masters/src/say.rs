//! Offers as sentences: keys and what fills them, never words.

use crate::face::Face;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::tell::spot_word;
use crate::text::{energy, face_text, price_text, way_text, yes};
use crate::verb::{Price, Verb};
use crate::view::View;
use dice::DieId;
use kernel::{Arg, Said, Seat};

impl DiceMasters {
    pub(crate) fn said(&self, view: &View, offer: Offer) -> Said {
        let public = &view.public;
        let of = |key, die| Said::new(key).with("die", self.called_die(public, die));
        let seat = view.viewer.seat().unwrap_or(public.active);
        match offer {
            Offer::Reroll(die) => self.said_faced(public, "dice-masters-offer-reroll", die),
            Offer::Buy(kind) => Said::new("dice-masters-offer-buy")
                .with("die", self.called_kind(seat, kind))
                .with("price", self.told_due(self.price(public, seat, kind))),
            Offer::Field(die) => self
                .said_faced(public, "dice-masters-offer-field", die)
                .with("n", Arg::number(self.fielding(public, die).total)),
            Offer::FieldBy(die, ability) => self.said_free(public, die, ability),
            Offer::Use(die) => self.said_faced(public, "dice-masters-offer-use", die),
            Offer::Global(place) => {
                let source = self.all_globals().get(usize::from(place));
                let card = source.map_or(Arg::word(""), |source| self.called_source(*source));
                Said::new("dice-masters-offer-global").with("card", card)
            }
            Offer::Ability(die, _) => of("dice-masters-offer-ability", die),
            Offer::Auto => Said::new("dice-masters-offer-auto"),
            Offer::Spend(die, n) => self.said_coin(public, die, n),
            Offer::Loose => Said::new("dice-masters-offer-loose"),
            Offer::Attack(die) => self.said_strong(public, "dice-masters-offer-attack", die),
            Offer::Block(die) => self.said_strong(public, "dice-masters-offer-block", die),
            Offer::NoBlock => Said::new("dice-masters-offer-no-block"),
            Offer::Amount(n) if view.hand.is_some() => {
                Said::new("dice-masters-offer-dice").with("n", Arg::number(n))
            }
            Offer::Amount(n) => Said::new("dice-masters-offer-amount").with("n", Arg::number(n)),
            Offer::Die(die) => self.said_thing(public, die),
            Offer::Player(seat) => {
                Said::new("dice-masters-offer-player").with("seat", Arg::Seat(seat))
            }
            Offer::From(spot, kind) => Said::new("dice-masters-offer-from")
                .with("die", self.called_kind(seat, kind))
                .with("from", Arg::word(spot_word(spot))),
            Offer::Onto(seat, kind) => {
                Said::new("dice-masters-offer-onto").with("card", self.called_kind(seat, kind))
            }
            Offer::Way(way) => self.said_way(public, way),
            Offer::First(place) => self.said_first(public, place),
            Offer::Yes if begins(public) => Said::new("dice-masters-offer-begin"),
            Offer::No if begins(public) => Said::new("dice-masters-offer-let-begin"),
            Offer::Yes => Said::new("dice-masters-offer-yes"),
            Offer::No => Said::new("dice-masters-offer-no"),
            Offer::Choose(card) => {
                Said::new("dice-masters-offer-choose").with("card", self.called_card(card))
            }
            Offer::Take(mould) => {
                Said::new("dice-masters-offer-take").with("die", self.called_mould(mould))
            }
            Offer::Done => Said::new("dice-masters-offer-done"),
            Offer::Pass => self.said_pass(public, seat),
        }
    }

    /// A die with the face it shows.
    fn said_faced(&self, public: &Public, key: &'static str, die: DieId) -> Said {
        Said::new(key)
            .with("die", self.called_die(public, die))
            .with("face", face_text(self.face(public, die)).into())
    }

    /// Another way to field a die, with what its card asks for it.
    fn said_free(&self, public: &Public, die: DieId, ability: u8) -> Said {
        let found = public.die(die);
        let at = usize::from(ability);
        let card = self.card(found.owner, found.kind);
        let price = card.and_then(|card| Some((card, card.abilities.get(at)?.price)));
        let price = price.filter(|(_, price)| *price != Price::default());
        let said = self.said_faced(public, "dice-masters-offer-field-by", die);
        match price {
            Some((card, price)) => said
                .with("paid", yes(true))
                .with("price", price_text(&self.pack, card, at, &price)),
            None => said.with("paid", yes(false)),
        }
    }

    /// A character with its values.
    fn said_strong(&self, public: &Public, key: &'static str, die: DieId) -> Said {
        let stats = self.stats(public, die);
        Said::new(key)
            .with("die", self.called_die(public, die))
            .with("attack", Arg::number(stats.attack))
            .with("defence", Arg::number(stats.defence))
    }

    /// Something to choose: whose it is matters.
    fn said_thing(&self, public: &Public, die: DieId) -> Said {
        let controller = public.die(die).controller;
        self.said_faced(public, "dice-masters-offer-die", die)
            .with("seat", Arg::Seat(controller))
    }

    fn said_coin(&self, public: &Public, die: DieId, n: u8) -> Said {
        let what = match self.face(public, die) {
            Face::Energy(one, _) if (one as usize) < 4 => energy(one, n),
            Face::Energy(one, _) => Said::new("dice-masters-untyped")
                .with("energy", Arg::word(one.word()))
                .with("n", Arg::number(n))
                .into(),
            face => face_text(face).into(),
        };
        Said::new("dice-masters-offer-spend")
            .with("die", self.called_die(public, die))
            .with("what", what)
    }

    /// What a way of a choice does, or which of several prices is paid.
    fn said_way(&self, public: &Public, way: u8) -> Said {
        let text = self.told_way(public, way);
        match text {
            Some(text) => Said::new("dice-masters-offer-then").with("text", text),
            None => Said::new("dice-masters-offer-way").with("n", Arg::number(way + 1)),
        }
    }

    fn told_way(&self, public: &Public, way: u8) -> Option<Arg> {
        let source = public.contexts.last()?.source;
        let card = self.card(source.owner, source.kind)?;
        let at = usize::from(source.ability);
        match *public.frames.last()? {
            Frame::Run { at: verb, .. } => match self.verb(verb) {
                Verb::Choose(ways) => {
                    let way = ways.places().start + u16::from(way);
                    Some(way_text(&self.pack, card, at, way))
                }
                _ => None,
            },
            Frame::Toll { from, .. } => {
                let price = &self.pack.prices[usize::from(from) + usize::from(way)];
                Some(price_text(&self.pack, card, at, price))
            }
            _ => None,
        }
    }

    fn said_first(&self, public: &Public, place: u8) -> Said {
        let pending = public.pending.get(usize::from(place));
        let card = pending.map_or(Arg::word(""), |one| self.called_source(one.source));
        Said::new("dice-masters-offer-first").with("card", card)
    }

    /// Passing ends the phase for whoever is active.
    fn said_pass(&self, public: &Public, seat: Seat) -> Said {
        let (active, combat) = match public.frames.last() {
            Some(Frame::Window { combat, theirs, .. }) => (!theirs, *combat),
            _ => (seat == public.active, false),
        };
        let ends = match (active, combat) {
            (true, false) => "main",
            (true, true) => "combat",
            (false, _) => "nothing",
        };
        Said::new("dice-masters-offer-pass").with("ends", Arg::word(ends))
    }
}

/// Whether somebody is asked who begins.
fn begins(public: &Public) -> bool {
    matches!(public.frames.last(), Some(Frame::Begin(_)))
}

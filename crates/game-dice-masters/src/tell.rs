//! Events and offers as sentences: keys and what fills them, never words.

use crate::context::Source;
use crate::event::Event;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::{Public, Spot};
use crate::text::face_text;
use crate::verb::When;
use crate::view::View;
use dice::{DiceSet, DieId};
use kernel::{Arg, Said, Seat};

impl DiceMasters {
    /// The name of a kind.
    fn kind_arg(&self, owner: Seat, kind: Kind) -> Arg {
        match self.card(owner, kind) {
            Some(card) => {
                let name = &self.pack.figure(card.figure).name;
                Arg::named(&name.de, &name.en)
            }
            None => Said::new("dice-masters-sidekick").into(),
        }
    }

    fn die_arg(&self, public: &Public, die: DieId) -> Arg {
        match public.dice.get(die.index()) {
            Some(found) => self.kind_arg(found.owner, found.kind),
            None => Said::new("dice-masters-sidekick").into(),
        }
    }

    fn dice_arg(&self, public: &Public, dice: DiceSet) -> Arg {
        Arg::And(dice.iter().map(|die| self.die_arg(public, die)).collect())
    }

    fn source_arg(&self, source: Source) -> Arg {
        self.kind_arg(source.owner, source.kind)
    }

    pub(crate) fn told(&self, view: &View, event: &Event) -> Said {
        let public = &view.public;
        let by = |key, seat| Said::new(key).with("seat", Arg::Seat(seat));
        let of = |key, die| Said::new(key).with("die", self.die_arg(public, die));
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
                .with("die", self.kind_arg(*seat, *kind))
                .with("from", Arg::word(spot_word(*from)))
                .with("to", Arg::word(spot_word(*to))),
            Event::Refilled { seat } => by("dice-masters-refilled", *seat),
            Event::Short { seat, missing } => {
                by("dice-masters-short", *seat).with("n", Arg::number(*missing))
            }
            Event::Rolled { seat, dice } => {
                let faces = dice.iter().map(|die| {
                    let face = self.faces(die.owner, die.kind)[usize::from(die.side)];
                    Arg::from(face_text(face))
                });
                by("dice-masters-rolled", *seat).with("faces", Arg::And(faces.collect()))
            }
            Event::Spent { .. } | Event::Loose { .. } | Event::Bought { .. } => {
                self.told_trade(event)
            }
            Event::Fielded { die } => of("dice-masters-fielded", *die),
            Event::Used { die } => of("dice-masters-used", *die),
            Event::Began { seat, source } => {
                by("dice-masters-began", *seat).with("card", self.source_arg(*source))
            }
            Event::Attacked { dice } => {
                Said::new("dice-masters-attacked").with("dice", self.dice_arg(public, *dice))
            }
            Event::Blocked { die, attacker } => {
                of("dice-masters-blocked", *die).with("attacker", self.die_arg(public, *attacker))
            }
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
                .with("damage", Arg::word(if *damage { "yes" } else { "no" })),
            Event::KnockedOut { die } => of("dice-masters-knocked-out", *die),
            Event::Regenerated { die } => of("dice-masters-regenerated", *die),
            Event::Redirected { from, to } => {
                of("dice-masters-redirected", *from).with("to", self.die_arg(public, *to))
            }
            Event::Cancelled { source } => {
                Said::new("dice-masters-cancelled").with("card", self.source_arg(*source))
            }
            Event::Sacrificed { die } => of("dice-masters-sacrificed", *die),
            Event::Changed {
                die,
                attack,
                defence,
            } => of("dice-masters-changed", *die)
                .with("attack", Arg::number(*attack))
                .with("defence", Arg::number(*defence)),
            Event::Spun { die, .. } => of("dice-masters-spun", *die),
            Event::Passed { seat } => by("dice-masters-passed", *seat),
            Event::Ended { .. } => Said::new("dice-masters-ended"),
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
                by("dice-masters-bought", *seat).with("die", self.kind_arg(*seat, *kind))
            }
            _ => unreachable!("nothing else is paid"),
        }
    }

    pub(crate) fn said(&self, view: &View, offer: Offer) -> Said {
        let public = &view.public;
        let of = |key, die| Said::new(key).with("die", self.die_arg(public, die));
        let seat = view.viewer.seat().unwrap_or(public.active);
        match offer {
            Offer::Reroll(die) => of("dice-masters-offer-reroll", die),
            Offer::Buy(kind) => {
                Said::new("dice-masters-offer-buy").with("die", self.kind_arg(seat, kind))
            }
            Offer::Field(die) => of("dice-masters-offer-field", die),
            Offer::FieldBy(die, _) => of("dice-masters-offer-field-by", die),
            Offer::Use(die) => of("dice-masters-offer-use", die),
            Offer::Global(place) => {
                let source = self.at(When::Global).get(usize::from(place));
                let card = source.map_or(Arg::word(""), |source| self.source_arg(*source));
                Said::new("dice-masters-offer-global").with("card", card)
            }
            Offer::Ability(die, _) => of("dice-masters-offer-ability", die),
            Offer::Auto => Said::new("dice-masters-offer-auto"),
            Offer::Spend(die, n) => of("dice-masters-offer-spend", die).with("n", Arg::number(n)),
            Offer::Loose => Said::new("dice-masters-offer-loose"),
            Offer::Attack(die) => of("dice-masters-offer-attack", die),
            Offer::Block(die) => of("dice-masters-offer-block", die),
            Offer::NoBlock => Said::new("dice-masters-offer-no-block"),
            Offer::Amount(n) => Said::new("dice-masters-offer-amount").with("n", Arg::number(n)),
            Offer::Die(die) => of("dice-masters-offer-die", die),
            Offer::Player(seat) => {
                Said::new("dice-masters-offer-player").with("seat", Arg::Seat(seat))
            }
            Offer::From(spot, kind) => Said::new("dice-masters-offer-from")
                .with("die", self.kind_arg(seat, kind))
                .with("from", Arg::word(spot_word(spot))),
            Offer::Card(seat, kind) => {
                Said::new("dice-masters-offer-card").with("card", self.kind_arg(seat, kind))
            }
            Offer::Way(way) => Said::new("dice-masters-offer-way").with("n", Arg::number(way + 1)),
            Offer::First(place) => {
                let pending = public.pending.get(usize::from(place));
                let card = pending.map_or(Arg::word(""), |one| self.source_arg(one.source));
                Said::new("dice-masters-offer-first").with("card", card)
            }
            Offer::Yes => Said::new("dice-masters-offer-yes"),
            Offer::No => Said::new("dice-masters-offer-no"),
            Offer::Pass => Said::new("dice-masters-offer-pass"),
        }
    }
}

const fn spot_word(spot: Spot) -> &'static str {
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

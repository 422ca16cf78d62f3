//! What dice and cards are called, and what lies in a zone: keys and what fills them, never words.

use crate::context::Source;
use crate::face::Face;
use crate::ids::{CardId, Kind, MouldId};
use crate::rules::DiceMasters;
use crate::state::{Die, Public, Spot};
use crate::team::card_name;
use crate::text::face_text;
use crate::view::View;
use dice::{DiceSet, DieId};
use kernel::{Arg, Said, Seat};

impl DiceMasters {
    /// The name of a kind.
    pub fn called_kind(&self, owner: Seat, kind: Kind) -> Arg {
        match self.card(owner, kind) {
            Some(card) => {
                let name = &self.pack.figure(card.figure).name;
                Arg::named(&name.de, &name.en)
            }
            None => Said::new("dice-masters-sidekick").into(),
        }
    }

    /// The name of a die.
    pub fn called_die(&self, public: &Public, die: DieId) -> Arg {
        match public.dice.get(die.index()) {
            Some(found) => self.called_kind(found.owner, found.kind),
            None => Said::new("dice-masters-sidekick").into(),
        }
    }

    /// The name of a die that something happens to: with whose it is, where others have the like.
    pub(crate) fn called_whose(&self, public: &Public, die: DieId) -> Arg {
        let name = self.called_die(public, die);
        let owner = public.dice.get(die.index()).map(|found| found.owner);
        match owner.filter(|owner| self.others_have(*owner, &name)) {
            Some(owner) => Said::new("dice-masters-whose")
                .with("die", name)
                .with("seat", Arg::Seat(owner))
                .into(),
            None => name,
        }
    }

    /// Whether anybody else has dice of this name.
    fn others_have(&self, owner: Seat, name: &Arg) -> bool {
        let others = self.players().iter().filter(|seat| *seat != owner);
        let mut kinds = others.flat_map(|seat| self.kinds(seat).map(move |kind| (seat, kind)));
        kinds.any(|(seat, kind)| self.called_kind(seat, kind) == *name)
    }

    /// The names of dice, like ones counted.
    pub(crate) fn called_dice(&self, public: &Public, dice: DiceSet) -> Arg {
        counted(dice.iter().map(|die| self.called_die(public, die)))
    }

    /// A card by its whole name.
    pub fn called_card(&self, card: CardId) -> Arg {
        card_name(&self.pack, self.pack.card(card))
    }

    /// A sort of dice by the figure on its cards.
    pub fn called_mould(&self, mould: MouldId) -> Arg {
        let mut cards = self.pack.cards.iter();
        let card = cards.find(|card| card.mould == mould);
        match card.map(|card| &self.pack.figure(card.figure).name) {
            Some(name) => Arg::named(&name.de, &name.en),
            None => Said::new("dice-masters-sidekick").into(),
        }
    }

    /// The name of the card that an ability stands on.
    pub fn called_source(&self, source: Source) -> Arg {
        self.called_kind(source.owner, source.kind)
    }

    /// A die with what it shows.
    pub(crate) fn called_shown(&self, die: &Die) -> Arg {
        let face = self.faces(die.owner, die.kind)[usize::from(die.side)];
        let shown = Said::new("dice-masters-shown")
            .with("die", self.called_kind(die.owner, die.kind))
            .with("face", face_text(face).into());
        shown.into()
    }

    /// What lies in a zone, like dice counted, with faces where they show any.
    pub fn told_zone(&self, view: &View, seat: Seat, spot: Spot) -> Arg {
        let public = &view.public;
        let shown = |dice: DiceSet| counted(dice.iter().map(|die| self.told_die(public, die)));
        match (spot, public.tally(seat, spot)) {
            (_, Some(tally)) => {
                let of = |kind| {
                    let name = self.called_kind(seat, kind);
                    std::iter::repeat_n(name, usize::from(tally.of(kind)))
                };
                counted(tally.kinds().flat_map(of))
            }
            (Spot::Reserve, None) => shown(public.reserve(seat)),
            (Spot::Field, None) => shown(public.field(seat)),
            (Spot::Attached, None) => {
                let own = |die: &DieId| public.die(*die).owner == seat;
                let attached = public.attached.iter().map(|one| one.die);
                shown(attached.filter(own).collect())
            }
            (_, None) => {
                let own = |die: &DieId| public.die(*die).owner == seat;
                shown(public.removed.iter().filter(own).collect())
            }
        }
    }

    /// A die as it lies there: a character in the field with its values.
    fn told_die(&self, public: &Public, die: DieId) -> Arg {
        let Face::Character(level) = self.face(public, die) else {
            return self.called_shown(public.die(die));
        };
        if !public.fielded().contains(die) {
            return self.called_shown(public.die(die));
        }
        let stats = self.stats(public, die);
        let standing = Said::new("dice-masters-standing")
            .with("die", self.called_die(public, die))
            .with("level", Arg::number(level.level))
            .with("attack", Arg::number(stats.attack))
            .with("defence", Arg::number(stats.defence))
            .with("damage", Arg::number(public.die(die).damage));
        standing.into()
    }
}

/// Things in a row, like ones as a number of them; a dash where there is nothing.
pub(crate) fn counted(things: impl Iterator<Item = Arg>) -> Arg {
    let mut lots: Vec<(Arg, u8)> = Vec::new();
    for thing in things {
        match lots.iter_mut().find(|(known, _)| *known == thing) {
            Some((_, count)) => *count += 1,
            None => lots.push((thing, 1)),
        }
    }
    if lots.is_empty() {
        return Said::new("dice-masters-no-dice").into();
    }
    let lot = |(thing, count): (Arg, u8)| match count {
        1 => thing,
        count => Said::new("dice-masters-lot")
            .with("n", Arg::number(count))
            .with("die", thing)
            .into(),
    };
    Arg::And(lots.into_iter().map(lot).collect())
}

//! Names of dice: `smasher.1` is a seat's first Smasher, `B.smasher.1` that of seat B.

use crate::state::{Public, Side, dice_of};
use crate::{Colour, Irondie};
use dice::{DiceSet, DieId};
use kernel::{Arg, Seat};

impl Irondie {
    /// A die's name among its owner's dice.
    pub fn name(&self, public: &Public, die: DieId) -> String {
        let kind = public.make(die).kind();
        format!(
            "{}.{}",
            self.pack.kinds[kind.index()].id,
            place_in_kind(public, die)
        )
    }

    /// A die's name as a seat writes it: bare for its own dice, with the owner for all others.
    pub(crate) fn name_for(&self, public: &Public, seat: Option<Seat>, die: DieId) -> String {
        let owner = crate::owner(die);
        if seat == Some(owner) {
            self.name(public, die)
        } else {
            format!("{owner}.{}", self.name(public, die))
        }
    }

    /// The die a seat means. Names lead back exactly: there is no second spelling.
    pub(crate) fn find(&self, public: &Public, seat: Option<Seat>, name: &str) -> Option<DieId> {
        let mut dice = self.present(public).iter();
        dice.find(|&die| self.name_for(public, seat, die) == name)
    }

    /// All dice of the game, wherever they are, in the air too.
    pub(crate) fn present(&self, public: &Public) -> DiceSet {
        let all = public.zones.all().or(public.throwing);
        public
            .duel
            .throws
            .last()
            .map_or(all, |throw| all.or(DiceSet::of(throw.die)))
    }

    /// A die's name for people, in both languages: "Smasher", or "Smasher 2" where there are more.
    pub(crate) fn called_die(&self, public: &Public, die: DieId) -> Arg {
        let make = public.make(die);
        let name = &self.pack.kinds[make.kind().index()].name;
        let alike = self.present(public).and(dice_of(crate::owner(die)));
        let several = alike
            .iter()
            .filter(|&other| public.make(other).kind() == make.kind())
            .count();
        if several == 1 {
            return Arg::Named {
                de: name.de.clone(),
                en: name.en.clone(),
            };
        }
        let place = place_in_kind(public, die);
        Arg::Named {
            de: format!("{} {place}", name.de),
            en: format!("{} {place}", name.en),
        }
    }

    /// Several dice for people, joined by commas.
    pub(crate) fn called_dice(&self, public: &Public, dice: DiceSet) -> Arg {
        let (mut all_de, mut all_en) = (Vec::new(), Vec::new());
        for die in dice {
            if let Arg::Named { de, en } = self.called_die(public, die) {
                all_de.push(de);
                all_en.push(en);
            }
        }
        Arg::Named {
            de: all_de.join(", "),
            en: all_en.join(", "),
        }
    }

    /// A colour's name for people.
    pub(crate) fn called_colour(&self, colour: Colour) -> Arg {
        let name = &self.pack.colours[colour as usize].name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }
}

/// The letter of a side: that of its first seat.
pub(crate) fn side_letter(side: Side) -> String {
    side.speaker().to_string()
}

fn place_in_kind(public: &Public, die: DieId) -> usize {
    let first = crate::owner(die).index() * crate::SET;
    let kind = public.make(die).kind();
    1 + (first..die.index())
        .filter(|&other| public.makes[other].kind() == kind)
        .count()
}

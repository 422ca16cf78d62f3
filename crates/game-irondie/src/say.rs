//! Offers as sentences: keys with arguments, never words.

use crate::offer::makes_of;
use crate::state::{Public, Swap};
use crate::text::signed;
use crate::{Irondie, Make, Offer, View};
use dice::DieId;
use kernel::{Arg, Said};

impl Irondie {
    pub(crate) fn say_offer(&self, view: &View, offer: Offer) -> Said {
        let public = &view.public;
        let said = |key, die| Said::new(key).with("die", self.shown_die(public, die));
        let at = |said: Said, target| {
            said.with("target", self.shown_die(public, target))
                .with("owner", Arg::Seat(crate::owner(target)))
        };
        match offer {
            Offer::Battle(die) => said("irondie-offer-battle", die),
            Offer::Throw { die, at: target } => at(said("irondie-offer-throw", die), target),
            Offer::Sweep(die) => said("irondie-offer-sweep", die),
            Offer::Decline => Said::new("irondie-offer-decline"),
            Offer::Skip => Said::new("irondie-offer-skip"),
            Offer::Bonus { from, to } => {
                let (add, value) = self.bonus_for(public, from, to).unwrap_or_default();
                at(said("irondie-offer-bonus", from), to)
                    .with("add", signed(add))
                    .with("value", Arg::number(value))
            }
            Offer::Take { die, points } => {
                let left = public.value(die).saturating_sub(points);
                let key = if left == 0 {
                    "irondie-offer-take-all"
                } else {
                    "irondie-offer-take"
                };
                said(key, die)
                    .with("points", Arg::number(points))
                    .with("left", Arg::number(left))
            }
            Offer::Return(die) => said("irondie-offer-return", die),
            Offer::Stay => Said::new("irondie-offer-stay"),
            Offer::Swap(swap) => self.say_swap(view, swap),
        }
    }

    fn say_swap(&self, view: &View, swap: Swap) -> Said {
        let set = view.viewer.seat().map(|seat| makes_of(&view.public, seat));
        let side = view.side_set.map(|side| side.makes.into_iter());
        if swap == Swap::default() {
            return Said::new("irondie-offer-swap-none");
        }
        Said::new("irondie-offer-swap")
            .with("out", self.those(set.into_iter().flatten(), swap.out()))
            .with(
                "come",
                self.those(side.into_iter().flatten(), swap.come().into()),
            )
    }

    /// The dice of a row whose places are named.
    fn those(&self, makes: impl Iterator<Item = Make>, places: u16) -> Arg {
        let named = makes
            .enumerate()
            .filter(|(place, _)| places >> place & 1 == 1);
        Arg::And(named.map(|(_, make)| self.made(make)).collect())
    }

    /// A die that is not on the table, by what it is made of.
    fn made(&self, make: Make) -> Arg {
        let kind = self.pack.kind_name(make.kind());
        self.with_make(Arg::named(&kind.de, &kind.en), make, 0)
    }

    /// A die with its colour, and with what it shows where it shows something.
    fn shown_die(&self, public: &Public, die: DieId) -> Arg {
        let name = self.called_die(public, die);
        self.with_make(name, public.make(die), public.value(die))
    }

    fn with_make(&self, name: Arg, make: Make, shown: u8) -> Arg {
        let rare = if make.rare() { "yes" } else { "no" };
        Said::new("irondie-die")
            .with("name", name)
            .with("colour", self.called_colour(make.colour()))
            .with("rare", Arg::word(rare))
            .with("shown", Arg::number(shown))
            .into()
    }
}

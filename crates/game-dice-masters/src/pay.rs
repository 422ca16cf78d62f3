//! Paying with energy (MA-6): what is owed, what may pay for it, and what is sensible.
//!
//! A payment is made die by die, so that every legal one can be made; the first offer makes the
//! sensible one at once. Where only one thing can be done it is done.

use crate::event::Event;
use crate::face::{Energy, Face};
use crate::frame::Frame;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Public, Spot};
use crate::verb::When;
use arrayvec::ArrayVec;
use dice::DieId;
use kernel::{Seat, Sink};
use serde::{Deserialize, Serialize};

/// What can be paid for together: several of one sort at once, so that nothing of a double generic
/// face is lost (MA-6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// A die of this kind is bought.
    Buy(Kind),
    /// A die is fielded.
    Field(DieId),
    /// A global is used, by its number on the table.
    Global(u8),
}

/// What is owed: so much of each type, so much in all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Due {
    /// Of each type, at least.
    pub types: [u8; 4],
    /// In all.
    pub total: u8,
}

impl Due {
    /// One more thing to pay for.
    pub(crate) fn add(&mut self, other: Due) {
        for (mine, theirs) in self.types.iter_mut().zip(other.types) {
            *mine += theirs;
        }
        self.total += other.total;
    }
}

/// A payment under way.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Bill {
    /// Who pays.
    pub seat: Option<Seat>,
    /// What is still owed.
    pub due: Due,
    /// Wild energy that was paid and stands for a type that is still owed.
    pub wild: u8,
    /// Whether something was paid that a double generic face could have covered.
    pub spare: bool,
    /// Whether anything was paid.
    pub begun: bool,
    /// What it is for.
    pub items: ArrayVec<Item, 6>,
}

impl Bill {
    /// A bill for one thing, or for something without a name.
    pub(crate) fn new(seat: Seat, due: Due, item: Option<Item>) -> Bill {
        Bill {
            seat: Some(seat),
            due,
            items: item.into_iter().collect(),
            ..Bill::default()
        }
    }

    /// Units of a type that nothing paid so far stands for.
    fn uncovered(&self) -> u8 {
        let typed: u8 = self.due.types.iter().sum();
        typed.saturating_sub(self.wild)
    }

    pub(crate) fn is_settled(&self) -> bool {
        self.due.total == 0
    }

    /// The bill after so much energy was put down.
    fn after(&self, energy: Energy, count: u8) -> Bill {
        let mut bill = self.clone();
        bill.begun = true;
        let needed = match energy {
            Energy::Wild if bill.uncovered() > 0 => {
                bill.wild += 1;
                true
            }
            Energy::Wild | Energy::Generic => false,
            typed => {
                let owed = &mut bill.due.types[typed as usize];
                let needed = *owed > 0;
                *owed = owed.saturating_sub(count);
                needed
            }
        };
        bill.spare |= count == 1 && !needed;
        bill.due.total = bill.due.total.saturating_sub(count);
        bill
    }
}

/// What a reserve holds: units of each type, wild and loose ones, and double generic faces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Purse {
    types: [u8; 4],
    wild: u8,
    loose: u8,
    doubles: u8,
    /// Dice with two units of a type.
    pairs: u8,
}

impl Purse {
    fn add(&mut self, energy: Energy, count: u8) {
        match energy {
            Energy::Wild => self.wild += count,
            Energy::Generic if count == 2 => self.doubles += 1,
            Energy::Generic => self.loose += count,
            typed => {
                self.types[typed as usize] += count;
                self.pairs += u8::from(count == 2);
            }
        }
    }

    /// The most of one energy that it can pay.
    pub(crate) fn most_of(self, energy: Energy) -> u8 {
        self.types
            .get(energy as usize)
            .map_or(0, |has| has + self.wild)
    }

    fn units(self) -> u8 {
        self.types.iter().sum::<u8>() + self.wild + self.loose
    }

    /// All energy in it.
    pub(crate) fn total(self) -> u8 {
        self.units() + 2 * self.doubles
    }

    /// Whether it can pay this in some way.
    pub(crate) fn covers(self, due: Due) -> bool {
        let missing = |(owed, has): (&u8, &u8)| owed.saturating_sub(*has);
        let missing: u8 = due.types.iter().zip(&self.types).map(missing).sum();
        missing <= self.wild && due.total <= self.total()
    }

    /// Whether it can pay the rest of a bill so that no die is put down for nothing (MA-6).
    fn finishes(self, bill: &Bill) -> bool {
        if bill.is_settled() {
            return bill.uncovered() == 0;
        }
        let missing = |(owed, has): (&u8, &u8)| owed.saturating_sub(*has);
        let missing: u8 = bill.due.types.iter().zip(&self.types).map(missing).sum();
        if missing > self.wild + bill.wild {
            return false;
        }
        let (total, uncovered, units) = (bill.due.total, bill.uncovered(), self.units());
        let exactly = |doubles: u8| {
            let rest = total.checked_sub(2 * doubles);
            rest.is_some_and(|rest| (uncovered..=units).contains(&rest))
        };
        (0..=self.doubles).any(exactly) || self.overpays(bill)
    }

    /// Whether it can pay one unit too much, where each die is needed all the same.
    fn overpays(self, bill: &Bill) -> bool {
        let rest = |doubles: u8| (bill.due.total + 1).checked_sub(2 * doubles);
        let fits = |rest: u8| {
            let spare = rest.checked_sub(bill.uncovered());
            spare.is_some_and(|spare| spare % 2 == 0 && spare / 2 <= self.pairs)
        };
        !bill.spare && (1..=self.doubles).filter_map(rest).any(fits)
    }
}

/// One step of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Coin {
    pub die: Option<DieId>,
    pub energy: Energy,
    pub count: u8,
}

impl Coin {
    pub(crate) fn offer(self) -> Offer {
        match self.die {
            Some(die) => Offer::Spend(die, self.count),
            None => Offer::Loose,
        }
    }
}

impl DiceMasters {
    /// What a seat could pay with.
    pub(crate) fn purse(&self, public: &Public, seat: Seat) -> Purse {
        let mut purse = Purse {
            loose: public.corner(seat).loose,
            ..Purse::default()
        };
        for die in public.reserve(seat) {
            if let Face::Energy(energy, count) = self.face(public, die) {
                purse.add(energy, count);
            }
        }
        purse
    }

    /// Puts a bill on the table.
    pub(crate) fn owe(&self, public: &mut Public, bill: Bill) {
        public.bill = bill;
        public.frames.push(Frame::Pay);
    }

    /// All steps that lead to a legal payment. Like dice are listed once.
    pub(crate) fn coins(&self, public: &Public) -> ArrayVec<Coin, 64> {
        let bill = &public.bill;
        let mut coins = ArrayVec::new();
        let Some(seat) = bill.seat else {
            return coins;
        };
        let purse = self.purse(public, seat);
        let mut try_coin = |die, energy, count: u8, has: u8| {
            let coin = Coin { die, energy, count };
            if self.is_sound(bill, purse, coin, has) && !coins.is_full() {
                coins.push(coin);
            }
        };
        if public.corner(seat).loose > 0 {
            try_coin(None, Energy::Generic, 1, 1);
        }
        let mut seen: ArrayVec<(Kind, u8), 64> = ArrayVec::new();
        for die in public.reserve(seat) {
            let look = (public.die(die).kind, public.die(die).side);
            let Face::Energy(energy, has) = self.face(public, die) else {
                continue;
            };
            if seen.contains(&look) {
                continue;
            }
            seen.push(look);
            try_coin(Some(die), energy, has, has);
            if has == 2 && energy != Energy::Generic {
                try_coin(Some(die), energy, 1, has);
            }
        }
        coins
    }

    /// Whether a step leads to a payment in which every die is needed.
    fn is_sound(&self, bill: &Bill, mut purse: Purse, coin: Coin, has: u8) -> bool {
        let total = bill.due.total;
        let over = coin.count > total;
        let is_generic = coin.energy == Energy::Generic;
        if over && (!is_generic || bill.spare || bill.uncovered() > 0) {
            return false;
        }
        match coin.energy {
            Energy::Wild => purse.wild -= 1,
            Energy::Generic if has == 2 => purse.doubles -= 1,
            Energy::Generic => purse.loose -= 1,
            typed => {
                purse.types[typed as usize] -= coin.count;
                purse.pairs -= u8::from(has == 2);
            }
        }
        purse.finishes(&bill.after(coin.energy, coin.count))
    }

    /// What may be done about the bill on the table: the sensible payment first.
    pub(crate) fn pay_offers(&self, public: &Public, offers: &mut Vec<Offer>) {
        offers.push(Offer::Auto);
        offers.extend(self.coins(public).into_iter().map(Coin::offer));
        self.each_item(public, |offer| offers.push(offer));
    }

    /// Goes on by itself where there is nothing to choose. Says whether the bill is settled or was
    /// made smaller.
    pub(crate) fn pay_on(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> bool {
        if public.bill.is_settled() {
            public.frames.pop();
            if public.bill.items.is_empty() {
                public.bill.seat = None;
            }
            return true;
        }
        if !public.bill.begun && self.can_add(public) {
            return false;
        }
        match self.coins(public)[..] {
            [coin] => {
                self.put_down(public, coin, sink);
                true
            }
            _ => false,
        }
    }

    /// One step of the sensible payment: what fits nothing else first, wild energy last.
    pub(crate) fn sensible(&self, public: &Public) -> Coin {
        let types = public.bill.due.types;
        let rank = |coin: &Coin| match coin.energy {
            Energy::Generic if coin.count > public.bill.due.total => 7,
            Energy::Generic => 0,
            Energy::Wild => 6,
            typed if coin.count == 2 => 4 - u8::from(types[typed as usize] > 0),
            typed => 2 - u8::from(types[typed as usize] > 0),
        };
        let coins = self.coins(public);
        let best = coins.into_iter().min_by_key(rank);
        best.expect("what is owed can be paid")
    }

    /// Pays the rest in the sensible way.
    pub(crate) fn pay_all(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        while !public.bill.is_settled() {
            let coin = self.sensible(public);
            self.put_down(public, coin, sink);
        }
    }

    /// Pays with a die, or with a part of it.
    pub(crate) fn pay_with(
        &self,
        public: &mut Public,
        die: Option<DieId>,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let energy = match die.map(|die| self.face(public, die)) {
            Some(Face::Energy(energy, _)) => energy,
            _ => Energy::Generic,
        };
        self.put_down(public, Coin { die, energy, count }, sink);
    }

    /// A die that is spent goes out of play in one's own turn, and to the used dice otherwise; a
    /// double face of which half is spent is turned to the single one (MA-6).
    pub(crate) fn put_down(&self, public: &mut Public, coin: Coin, sink: &mut impl Sink<Event>) {
        let seat = public.bill.seat.expect("somebody pays");
        let spare = coin.count.saturating_sub(public.bill.due.total);
        if self.reads(Reading::Generic) && self.is_active(public, seat) {
            public.corner_mut(seat).loose += spare;
            if spare > 0 {
                public.aside.get_or_insert_default().kept[seat.index()] += spare;
            }
        }
        public.bill = public.bill.after(coin.energy, coin.count);
        let Some(die) = coin.die else {
            // What is lost first is spent first.
            public.corner_mut(seat).loose -= 1;
            if let Some(aside) = &mut public.aside {
                let kept = &mut aside.kept[seat.index()];
                *kept = kept.saturating_sub(1);
            }
            return sink.tell_all(|| Event::Loose { seat });
        };
        let left = match self.face(public, die) {
            Face::Energy(Energy::Generic, _) => 0,
            Face::Energy(_, has) => has - coin.count,
            _ => 0,
        };
        sink.tell_all(|| Event::Spent {
            seat,
            kind: public.die(die).kind,
            energy: coin.energy,
            count: coin.count,
        });
        if left > 0 {
            let side = self.single(public, die, coin.energy);
            public.die_mut(die).side = side;
            return;
        }
        let to = if self.is_active(public, seat) {
            Spot::Out
        } else {
            Spot::Used
        };
        public.send(die, to, sink);
    }

    /// The side that shows an energy once.
    pub(crate) fn single(&self, public: &Public, die: DieId, energy: Energy) -> u8 {
        let die = public.die(die);
        let faces = &self.mould(die.owner, die.kind).faces;
        let single = Face::Energy(energy, 1);
        let side = faces.iter().position(|face| *face == single);
        side.map_or(die.side, |side| side as u8)
    }

    /// Whether more could be put on the bill.
    pub(crate) fn can_add(&self, public: &Public) -> bool {
        let mut any = false;
        self.each_item(public, |_| any = true);
        any
    }

    /// Only a double generic face makes a difference between one bill and two.
    fn has_double(&self, public: &Public, seat: Seat) -> bool {
        let mut dice = public.reserve(seat).iter();
        dice.any(|die| self.face(public, die) == Face::Energy(Energy::Generic, 2))
    }

    /// Visits what may be put on the same bill.
    fn each_item(&self, public: &Public, mut visit: impl FnMut(Offer)) {
        let bill = &public.bill;
        let Some((seat, first)) = bill.seat.zip(bill.items.first()) else {
            return;
        };
        if bill.begun || bill.items.is_full() || !self.has_double(public, seat) {
            return;
        }
        let purse = self.purse(public, seat);
        let fits = |due: Due| {
            let mut sum = bill.due;
            sum.add(due);
            purse.covers(sum)
        };
        match first {
            Item::Buy(_) => {
                for kind in self.wares(public, seat) {
                    let bought = bill.items.iter().filter(|item| **item == Item::Buy(kind));
                    let is_left = self.supply(public, seat, kind) > bought.count() as u8;
                    if is_left && fits(self.price(public, seat, kind)) {
                        visit(Offer::Buy(kind));
                    }
                }
            }
            Item::Field(_) => {
                for die in self.fieldable(public, seat) {
                    let due = self.fielding(public, die);
                    let is_new = !bill.items.contains(&Item::Field(die));
                    if is_new && due.total > 0 && fits(due) {
                        visit(Offer::Field(die));
                    }
                }
            }
            Item::Global(_) => {
                for place in self.globals(public, seat, purse) {
                    let due = self.global_due(place);
                    if due.total > 0 && fits(due) {
                        visit(Offer::Global(place));
                    }
                }
            }
        }
    }

    /// Puts one more thing on the bill.
    pub(crate) fn pay_also(&self, public: &mut Public, item: Item) {
        let seat = public.bill.seat.expect("somebody pays");
        let due = match item {
            Item::Buy(kind) => self.price(public, seat, kind),
            Item::Field(die) => self.fielding(public, die),
            Item::Global(place) => {
                self.use_up(public, seat, self.at(When::Global)[usize::from(place)]);
                // It happens when the one that is being paid for is done.
                let below = public.frames.len() - 2;
                public.frames.insert(below, Frame::Paid { seat, place });
                self.global_due(place)
            }
        };
        public.bill.due.add(due);
        public.bill.items.push(item);
    }
}

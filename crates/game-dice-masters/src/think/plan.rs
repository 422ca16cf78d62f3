//! What energy is best spent on: the dearest set of dice to field and to buy that can be paid
//! together. It is looked for at every step, so that a plan holds as long as nothing changes.

use super::Mind;
use super::known::{action_worth, body};
use super::value::Round;
use crate::face::Face;
use crate::offer::Offer;
use crate::pay::{Due, Purse};
use crate::state::Public;
use arrayvec::ArrayVec;
use dice::DieId;
use kernel::Seat;

/// The most things that are thought of.
const MOST: usize = 24;
/// So many sets are looked at.
const LOOKS: u32 = 400;
/// Energy that is left may serve for a global.
const LEFT_OVER: i32 = 1;

/// Something that can be paid for.
#[derive(Debug, Clone, Copy)]
struct Ware {
    offer: Offer,
    due: Due,
    worth: i32,
    count: u8,
}

/// What is best done with a reserve.
#[derive(Debug, Clone, Default)]
pub(crate) struct Plan {
    /// What comes first.
    pub(crate) first: Option<Offer>,
    /// What all of it is worth.
    pub(crate) worth: i32,
}

/// Wares, the places of those that are taken, and what these are worth.
type Shopped = (ArrayVec<Ware, MOST>, ArrayVec<usize, MOST>, i32);

/// A search through sets of wares.
struct Shopping<'a> {
    wares: &'a [Ware],
    purse: Purse,
    looks: u32,
    taken: ArrayVec<usize, MOST>,
    best: i32,
    chosen: ArrayVec<usize, MOST>,
}

/// What can be bought, and the dice that come round: the same whatever a roll shows.
#[derive(Debug, Clone)]
pub(crate) struct Shelf {
    round: Round,
    wares: ArrayVec<Ware, MOST>,
}

impl Mind<'_> {
    /// What a seat best does with its reserve in its main phase.
    pub(crate) fn plan(&self, public: &Public, seat: Seat) -> Plan {
        self.plan_from(public, seat, &self.shelf(public, seat))
    }

    /// All that the best plan fields and buys, what matters most first.
    pub(crate) fn whole_plan(&self, public: &Public, seat: Seat) -> Vec<Offer> {
        let (wares, chosen, _) = self.shop(public, seat, &self.shelf(public, seat));
        let mut all: Vec<&Ware> = chosen.iter().map(|at| &wares[*at]).collect();
        all.sort_by_key(|ware| (!is_field(ware.offer), -ware.worth));
        all.into_iter().map(|ware| ware.offer).collect()
    }

    /// The same, where what can be bought is known.
    pub(crate) fn plan_from(&self, public: &Public, seat: Seat, shelf: &Shelf) -> Plan {
        let purse = self.game.purse(public, seat);
        let (wares, chosen, worth) = self.shop(public, seat, shelf);
        let spent: u8 = chosen.iter().map(|at| wares[*at].due.total).sum();
        let left = i32::from(purse.total().saturating_sub(spent));
        let first = chosen.iter().map(|at| &wares[*at]);
        let first = first.max_by_key(|ware| (is_field(ware.offer), ware.worth));
        Plan {
            first: first.map(|ware| ware.offer),
            worth: worth + LEFT_OVER * left + self.actions(public, seat),
        }
    }

    /// All that can be paid for, what is best taken of it, and what that is worth.
    fn shop(&self, public: &Public, seat: Seat, shelf: &Shelf) -> Shopped {
        let purse = self.game.purse(public, seat);
        let mut wares = ArrayVec::new();
        self.fieldables(public, seat, shelf.round, purse, &mut wares);
        let payable = |ware: &&Ware| purse.covers(ware.due);
        let room = wares.remaining_capacity();
        wares.extend(shelf.wares.iter().filter(payable).copied().take(room));
        wares.sort_by_key(|ware| -ware.worth * 16 / i32::from(ware.due.total.max(1)));
        let mut shopping = Shopping {
            wares: &wares,
            purse,
            looks: LOOKS,
            taken: ArrayVec::new(),
            best: 0,
            chosen: ArrayVec::new(),
        };
        shopping.look(0, 0, Due::default(), 0);
        let (chosen, worth) = (shopping.chosen, shopping.best);
        (wares, chosen, worth)
    }

    /// Actions that lie ready.
    fn actions(&self, public: &Public, seat: Seat) -> i32 {
        let dice = public.reserve(seat).iter();
        let ready = dice.filter(|die| matches!(self.game.face(public, *die), Face::Action(_)));
        let worth = |die: DieId| {
            let kind = public.die(die).kind;
            action_worth(self.game.card(seat, kind))
        };
        ready.map(worth).sum()
    }

    fn fieldables(
        &self,
        public: &Public,
        seat: Seat,
        round: Round,
        purse: Purse,
        wares: &mut ArrayVec<Ware, MOST>,
    ) {
        for die in self.game.fieldable(public, seat) {
            let due = self.game.fielding(public, die);
            let worth = self.fielded_worth(public, die, round);
            if worth > 0 && purse.covers(due) {
                let offer = Offer::Field(die);
                let _ = wares.try_push(Ware {
                    offer,
                    due,
                    worth,
                    count: 1,
                });
            }
        }
    }

    /// What it is worth to field a die: it stands there and no longer comes round.
    fn fielded_worth(&self, public: &Public, id: DieId, round: Round) -> i32 {
        let die = public.die(id);
        let Face::Character(level) = self.game.face(public, id) else {
            return 0;
        };
        let numbers = body(i32::from(level.attack), i32::from(level.defence));
        let stands = numbers + self.known.text(die.owner, die.kind);
        let roll = self.known.roll(die.owner, die.kind);
        stands + round.without(roll).worth() - round.worth()
    }

    /// What a seat can buy if it has the energy for it.
    pub(crate) fn shelf(&self, public: &Public, seat: Seat) -> Shelf {
        let round = self.round(public, seat);
        let now = round.worth();
        let mut wares = ArrayVec::new();
        for kind in self.game.wares(public, seat) {
            let worth = round.with(self.known.roll(seat, kind)).worth() - now;
            if worth > 0 {
                let _ = wares.try_push(Ware {
                    offer: Offer::Buy(kind),
                    due: self.game.price(public, seat, kind),
                    worth,
                    count: self.game.supply(public, seat, kind),
                });
            }
        }
        Shelf { round, wares }
    }
}

const fn is_field(offer: Offer) -> bool {
    matches!(offer, Offer::Field(_))
}

impl Shopping<'_> {
    /// Takes one more of a ware, or goes on to the next.
    fn look(&mut self, at: usize, count: u8, due: Due, worth: i32) {
        if worth > self.best {
            self.best = worth;
            self.chosen = self.taken.clone();
        }
        let Some(ware) = self.wares.get(at).filter(|_| self.looks > 0) else {
            return;
        };
        self.looks -= 1;
        let mut more = due;
        more.add(ware.due);
        if count < ware.count && self.purse.covers(more) && !self.taken.is_full() {
            self.taken.push(at);
            self.look(at, count + 1, more, worth + ware.worth);
            self.taken.pop();
        }
        self.look(at + 1, 0, due, worth);
    }
}

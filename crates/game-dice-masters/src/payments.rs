//! All ways to pay the bill on the table: for people who want to see what each of them leaves. A
//! bill is paid die by die, so a way is a row of answers; the rest is paid by itself where that
//! comes to the same.

use crate::context::Source;
use crate::face::{Energy, Face};
use crate::frame::Frame;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::pay::Coin;
use crate::rules::DiceMasters;
use crate::state::{Public, State};
use crate::view::View;
use dice::DieId;
use kernel::{Choice, Seat, Silent};

/// The most ways that are listed; whoever wants another one pays die by die.
const MOST: usize = 24;
/// The most steps that are tried to find them.
const TRIES: usize = 1_500;

/// One way to pay a bill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// What is answered, one after the other.
    pub answers: Vec<Offer>,
    /// What is put down: of which die how much of which energy; of no die where it has none.
    pub spent: Vec<(Option<DieId>, Energy, u8)>,
    /// How much is put down for nothing.
    pub lost: u8,
    /// The energy that stays in the reserve, as it lies there then.
    pub left: Vec<(DieId, Face)>,
    /// The energy without a die that stays.
    pub loose: u8,
}

/// What was put down so far, and the table after it.
#[derive(Clone)]
struct Way {
    public: Public,
    steps: Vec<Offer>,
    coins: Vec<Coin>,
}

/// What lies in the reserve after a way, and how much energy without a die: two ways that leave the
/// same are one, in whatever order the dice were put down.
type Leaves = (Vec<(Kind, u8)>, u8);

impl DiceMasters {
    /// All ways to pay the bill on the table; the sensible one is the first. Nothing where there is
    /// no bill.
    pub fn payments(&self, public: &Public) -> Vec<Payment> {
        if !matches!(public.frames.last(), Some(Frame::Pay)) {
            return Vec::new();
        }
        let begin = Way {
            public: public.clone(),
            steps: Vec::new(),
            coins: Vec::new(),
        };
        let sensible = self.sensibly(&begin);
        let mut found = vec![(self.leaves(&sensible), sensible)];
        let mut open = vec![begin];
        let mut seen: Vec<Leaves> = Vec::new();
        let mut tries = 0;
        while let Some(way) = open.pop() {
            tries += 1;
            let leaves = self.leaves(&way);
            let is_new = found.iter().all(|(known, _)| *known != leaves);
            if way.public.bill.is_settled() && is_new {
                found.push((leaves, self.shortened(public, &way)));
            }
            if found.len() >= MOST || tries > TRIES {
                break;
            }
            for next in self.steps(&way) {
                let leaves = self.leaves(&next);
                if !seen.contains(&leaves) {
                    seen.push(leaves);
                    open.push(next);
                }
            }
        }
        let ways = found.into_iter().map(|(_, way)| way);
        ways.map(|way| self.payment(public, way)).collect()
    }

    /// The same for what somebody thinks of beginning. Where it is paid by itself there is one way,
    /// and no answer to it; nothing where it costs no energy.
    pub fn payments_for(&self, view: &View, offer: Offer) -> Vec<Payment> {
        let Some((seat, state)) = self.begun(view, offer) else {
            return Vec::new();
        };
        let after = &state.public;
        let gone = self.gone(&view.public, after, seat);
        let waits = matches!(after.frames.last(), Some(Frame::Pay));
        if waits && after.bill.seat == Some(seat) {
            let mut ways = self.payments(after);
            for way in &mut ways {
                way.spent.splice(0..0, gone.iter().copied());
            }
            return ways;
        }
        if gone.is_empty() {
            return Vec::new();
        }
        let paid: u8 = gone.iter().map(|(_, _, count)| count).sum();
        vec![Payment {
            answers: Vec::new(),
            lost: paid.saturating_sub(self.asked_for(view, seat, offer)),
            left: self.energy_of(after, seat),
            loose: after.corner(seat).loose,
            spent: gone,
        }]
    }

    /// Whether more could be put on the bill for what somebody thinks of beginning.
    pub fn shares_bill(&self, view: &View, offer: Offer) -> bool {
        self.begun(view, offer).is_some_and(|(_, state)| {
            matches!(state.public.frames.last(), Some(Frame::Pay)) && self.can_add(&state.public)
        })
    }

    /// The match once somebody has begun what has a price.
    fn begun(&self, view: &View, offer: Offer) -> Option<(Seat, State)> {
        let seat = view.viewer.seat().filter(|_| is_begun(offer))?;
        let state = self.supposed(view, &Choice::one(offer), &mut Silent)?;
        Some((seat, state))
    }

    /// How much energy is asked for what somebody thinks of beginning.
    fn asked_for(&self, view: &View, seat: Seat, offer: Offer) -> u8 {
        let public = &view.public;
        let of_die = |die: DieId, ability: u8| Source {
            owner: public.die(die).owner,
            kind: public.die(die).kind,
            ability,
            die: Some(die),
        };
        match offer {
            Offer::Buy(kind) => self.price(public, seat, kind).total,
            Offer::Field(die) => self.fielding(public, die).total,
            Offer::Global(place) => {
                let source = self.all_globals().get(usize::from(place));
                source.map_or(0, |source| self.ability_price(*source).energy())
            }
            Offer::Ability(die, ability) | Offer::FieldBy(die, ability) => {
                self.ability_price(of_die(die, ability)).energy()
            }
            _ => 0,
        }
    }

    /// The energy that has left a reserve. Where the match has gone on behind it, nobody can tell
    /// any more what was paid and what was swept away.
    fn gone(
        &self,
        before: &Public,
        after: &Public,
        seat: Seat,
    ) -> Vec<(Option<DieId>, Energy, u8)> {
        if (before.turn, before.phase) != (after.turn, after.phase) {
            return Vec::new();
        }
        let stays = after.reserve(seat);
        let energy = |die: DieId| {
            let Face::Energy(energy, had) = self.face(before, die) else {
                return None;
            };
            let has = match self.face(after, die) {
                Face::Energy(_, has) if stays.contains(die) => has,
                _ => 0,
            };
            (has < had).then(|| (Some(die), energy, had - has))
        };
        let dice = before.reserve(seat).iter().filter_map(energy);
        let loose = before
            .corner(seat)
            .loose
            .saturating_sub(after.corner(seat).loose);
        let loose = (0..loose).map(|_| (None, Energy::Generic, 1));
        dice.chain(loose).collect()
    }

    fn energy_of(&self, public: &Public, seat: Seat) -> Vec<(DieId, Face)> {
        let dice = public.reserve(seat).iter();
        let faces = dice.map(|die| (die, self.face(public, die)));
        faces.filter(|(_, face)| face.is_energy()).collect()
    }

    /// All that can be put down next, and what follows by itself.
    fn steps(&self, way: &Way) -> Vec<Way> {
        if way.public.bill.is_settled() {
            return Vec::new();
        }
        let coins = self.coins(&way.public);
        let next = |coin: Coin| {
            let mut next = way.clone();
            next.steps.push(coin.offer());
            self.pays(&mut next, coin);
            while !next.public.bill.is_settled() {
                let [only] = self.coins(&next.public)[..] else {
                    break;
                };
                self.pays(&mut next, only);
            }
            next
        };
        coins.into_iter().map(next).collect()
    }

    fn pays(&self, way: &mut Way, coin: Coin) {
        way.coins.push(coin);
        self.put_down(&mut way.public, coin, &mut Silent);
    }

    /// The rest, paid in the sensible way.
    fn sensibly(&self, way: &Way) -> Way {
        let mut way = way.clone();
        if !way.public.bill.is_settled() {
            way.steps.push(Offer::Auto);
        }
        while !way.public.bill.is_settled() {
            let coin = self.sensible(&way.public);
            self.pays(&mut way, coin);
        }
        way
    }

    /// The same way with as few answers as possible: once the sensible rest comes to the same, that
    /// is the answer.
    fn shortened(&self, public: &Public, way: &Way) -> Way {
        let leaves = self.leaves(way);
        let mut now = Way {
            public: public.clone(),
            steps: Vec::new(),
            coins: Vec::new(),
        };
        for step in &way.steps {
            let rest = self.sensibly(&now);
            if self.leaves(&rest) == leaves {
                return rest;
            }
            let next = self.steps(&now).into_iter();
            let mut next = next.filter(|next| next.steps.last() == Some(step));
            match next.next() {
                Some(next) => now = next,
                None => break,
            }
        }
        way.clone()
    }

    fn leaves(&self, way: &Way) -> Leaves {
        let public = &way.public;
        let seat = public.bill.seat.unwrap_or(public.active);
        let look = |(die, _): (DieId, Face)| {
            let die = public.die(die);
            (die.kind, die.side)
        };
        let left = self.energy_of(public, seat).into_iter();
        let mut left: Vec<(Kind, u8)> = left.map(look).collect();
        left.sort_unstable();
        (left, public.corner(seat).loose)
    }

    fn payment(&self, before: &Public, way: Way) -> Payment {
        let seat = before.bill.seat.unwrap_or(before.active);
        let paid: u8 = way.coins.iter().map(|coin| coin.count).sum();
        Payment {
            lost: paid.saturating_sub(before.bill.due.total),
            left: self.energy_of(&way.public, seat),
            loose: way.public.corner(seat).loose,
            spent: spent(&way.coins),
            answers: way.steps,
        }
    }
}

/// What is put down, each die once.
fn spent(coins: &[Coin]) -> Vec<(Option<DieId>, Energy, u8)> {
    let mut spent: Vec<(Option<DieId>, Energy, u8)> = Vec::new();
    for coin in coins {
        let known = spent
            .iter_mut()
            .find(|(die, ..)| die.is_some() && *die == coin.die);
        match known {
            Some((.., count)) => *count += coin.count,
            None => spent.push((coin.die, coin.energy, coin.count)),
        }
    }
    spent
}

/// Whether an offer begins something that may have a price.
const fn is_begun(offer: Offer) -> bool {
    matches!(
        offer,
        Offer::Buy(_)
            | Offer::Field(_)
            | Offer::FieldBy(..)
            | Offer::Use(_)
            | Offer::Global(_)
            | Offer::Ability(..)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pack, Setup};
    use dice::Id;
    use kernel::{Game, Input, Viewer, Waiting};

    const MAIN: &str = "active = \"A\"\nphase = \"main\"\n\
        [A]\nlife = 10\nbag = [\"sidekick x5\"]\n\
        reserve = [\"sidekick bolt\", \"sidekick wild\", \"sidekick shield\", \
        \"drax shield shield\", \"betrayal generic generic\"]\n\
        [B]\nlife = 10\nbag = [\"sidekick x8\"]\n";

    fn table() -> (DiceMasters, View) {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap();
        let state = game.place(MAIN).unwrap();
        let seat = match game.waiting(&state) {
            Waiting::Seats(seats) => seats.first().unwrap(),
            other => panic!("{other:?}"),
        };
        let view = game.view(&state, Viewer::Seat(seat));
        (game, view)
    }

    fn drax(view: &View) -> Offer {
        let team = Kind::all().find(|kind| kind.team() == Some(0));
        assert_eq!(view.viewer.seat().map(Seat::index), Some(0));
        Offer::Buy(team.unwrap())
    }

    #[test]
    fn every_way_that_is_listed_can_be_paid_like_this() {
        let (game, view) = table();
        let seat = view.viewer.seat().unwrap();
        let ways = game.payments_for(&view, drax(&view));
        assert!(ways.len() > 3, "{ways:?}");
        let mut seen = Vec::new();
        for way in &ways {
            let mut state = view.state();
            let answers = [drax(&view)].into_iter().chain(way.answers.clone());
            for offer in answers {
                let choice = Choice::one(offer);
                let input = Input::Choose { seat, choice };
                kernel::apply(&game, &mut state, &input, &mut Silent).unwrap();
            }
            let left = game.energy_of(&state.public, seat);
            assert!(
                !matches!(state.public.frames.last(), Some(Frame::Pay)),
                "{way:?}"
            );
            assert_eq!(left, way.left, "{way:?}");
            assert!(!seen.contains(&left), "no way twice");
            seen.push(left);
        }
    }

    #[test]
    fn what_is_no_answer_brings_nothing() {
        let (game, view) = table();
        assert_eq!(game.foresee(&view, &Choice::one(Offer::Auto)), []);
        assert_eq!(game.foresee(&view, &Choice::one(Offer::NoBlock)), []);
        let sidekick = Kind::all().next().unwrap();
        assert_eq!(game.payments_for(&view, Offer::Buy(sidekick)), []);
        assert!(!game.payments_for(&view, drax(&view)).is_empty());
    }

    #[test]
    fn the_first_way_is_the_sensible_one_and_loss_is_told() {
        let (game, view) = table();
        let ways = game.payments_for(&view, drax(&view));
        assert_eq!(ways[0].answers, [Offer::Auto]);
        let price = game.price(
            &view.public,
            view.viewer.seat().unwrap(),
            Kind::at(1).unwrap(),
        );
        for way in ways {
            let paid: u8 = way.spent.iter().map(|(_, _, count)| count).sum();
            assert_eq!(paid, price.total + way.lost, "{way:?}");
        }
    }
}

//! One thought: the tree that grows while a single decision is weighed.
//!
//! Every seat has a tree of its own, of what that seat can know: its own answers, those that others
//! gave openly, and small landings. So where several seats answer in secret at once, each picks by
//! its own experience and none by what another has just picked.

use super::knobs::Knobs;
use super::rollout::{Rollout, land};
use super::tree::{Edge, Node, Step, Tree};
use crate::Noise;
use crate::answers::{Answers, Places, picked};
use crate::greedy::Scales;
use crate::worth::{Worths, worths};
use kernel::{Chance, Choice, Game, Input, MAX_SEATS, Rng, Seat, SeatSet, Silent, Viewer, Waiting};

/// A first impression of an answer: its worth, and as how many visits it counts.
type Impression = (f64, f64);

pub(super) struct Mind<'a, G: Game> {
    game: &'a G,
    /// Whose thought this is.
    me: Seat,
    knobs: &'a Knobs,
    noise: Noise,
    tree: Tree<G::Offer>,
    /// Where each seat is in its own tree. A seat's root has the seat's number.
    at: [Node; MAX_SEATS],
    /// The edges taken in this iteration, and who took them.
    path: Vec<(Edge, Seat)>,
    /// Who still owes an answer to the question that several seats are answering at once.
    together: SeatSet,
    iterations: u32,
    offers: Vec<G::Offer>,
    /// The answers to the question asked, where it takes several picks: the best first, each with
    /// what it looks like.
    ranked: Vec<(Places, f64)>,
    /// How many of those are in the tree.
    open: usize,
    rollout: Rollout<'a, G>,
}

impl<'a, G: Game> Mind<'a, G> {
    pub(super) fn new(game: &'a G, me: Seat, knobs: &'a Knobs, noise: Noise) -> Mind<'a, G> {
        Mind {
            game,
            me,
            knobs,
            noise,
            tree: Tree::new(MAX_SEATS),
            at: [0; MAX_SEATS],
            path: Vec::new(),
            together: SeatSet::EMPTY,
            iterations: 0,
            offers: Vec::new(),
            ranked: Vec::new(),
            open: 0,
            rollout: Rollout::new(game, knobs),
        }
    }

    /// Takes a first, careful look at the answers to the question asked.
    pub(super) fn expect(
        &mut self,
        answers: Answers,
        offers: &[G::Offer],
        scales: &mut Scales<'_, G>,
    ) {
        if !answers.are_offers() {
            self.ranked = scales.rank(answers, offers);
            self.widen(self.knobs.candidates);
            return;
        }
        let mut near = None;
        for &offer in offers {
            let impression = (scales.weigh(&Choice::one(offer)), self.knobs.root_trust);
            let step = Step::Pick(self.me, offer);
            near = Some(self.tree.add(root(self.me), near, step, impression));
        }
    }

    /// Lets the next best answers to the question asked into the tree.
    fn widen(&mut self, count: usize) {
        let end = self.ranked.len().min(self.open + count);
        for &(places, worth) in &self.ranked[self.open..end] {
            let step = Step::Answer(self.me, places);
            self.tree
                .add(root(self.me), None, step, (worth, self.knobs.root_trust));
        }
        self.open = end;
    }

    /// Imagines a state, plays it on, and remembers how that went.
    pub(super) fn iterate(&mut self, view: &G::View) {
        self.iterations += 1;
        if self.iterations.is_multiple_of(self.knobs.widen_every) {
            self.widen(1);
        }
        let mut state = self.game.imagine(view, &mut self.noise);
        self.at = std::array::from_fn(|seat| seat as Node);
        self.path.clear();
        self.together = SeatSet::EMPTY;
        let worths = self.descend(&mut state);
        for &(edge, seat) in &self.path {
            self.tree.reward(edge, worths[seat.index()]);
        }
    }

    /// Plays inside the tree as far as it reaches, then beyond it; how that ends for every seat.
    fn descend(&mut self, state: &mut G::State) -> Worths {
        let mut inside = true;
        loop {
            match self.game.waiting(state) {
                Waiting::Over(outcome) => return worths(&outcome),
                Waiting::Chance(chance) => self.land(state, &chance),
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("a question has someone to answer it");
                    inside &= !(self.is_full() && self.tree.is_bare(self.at[seat.index()]));
                    if !inside && !self.together.contains(seat) {
                        return self.rollout.run(state, &mut self.noise);
                    }
                    inside &= self.decide(state, seat, seats);
                }
            }
        }
    }

    fn land(&mut self, state: &mut G::State, chance: &Chance) {
        let landing = land(self.game, state, chance, &mut self.noise);
        if chance.landings() > self.knobs.told_apart {
            return;
        }
        let sides = chance.below.iter().zip(&landing);
        let number = sides.fold(0, |number, (&below, &side)| {
            number * u64::from(below) + u64::from(side)
        });
        for seat in Seat::first(self.game.seats()) {
            if chance.seen_by.includes(Viewer::Seat(seat)) {
                self.go(seat, Step::Land(number));
            }
        }
    }

    /// Lets a seat answer by what its tree knows. Says whether that still was inside the tree.
    fn decide(&mut self, state: &mut G::State, seat: Seat, seats: SeatSet) -> bool {
        let mut offers = std::mem::take(&mut self.offers);
        let ask = self.game.decision(state, seat, &mut offers);
        let ask = ask.expect("the match waits for this seat");
        let answers = Answers::to(&ask, offers.len());
        let taken = self.path.len();
        let choice = if answers.count() == 1 {
            picked(&offers, answers.extremes()[0])
        } else if answers.are_offers() {
            Choice::one(self.pick_one(state, seat, &offers))
        } else {
            picked(&offers, self.pick_some(seat, answers, &offers))
        };
        let ripe = self.knobs.ripe;
        // Letting it be in a window costs no depth: the tree grows on behind it.
        let quiet = ask.is_window() && choice.only() == ask.let_be(&offers);
        let mut edges = self.path[taken..].iter();
        let inside = quiet || edges.all(|&(edge, _)| self.tree.visits(edge) >= ripe);
        if seats.len() > 1 {
            self.together = seats;
            self.together.remove(seat);
        } else if inside {
            self.tell_others(seat, answers, &choice, &offers);
        }
        self.offers = offers;
        let input = Input::Choose { seat, choice };
        self.game.apply_unchecked(state, &input, &mut Silent);
        inside
    }

    fn pick_one(&mut self, state: &G::State, seat: Seat, offers: &[G::Offer]) -> G::Offer {
        let node = self.at[seat.index()];
        let mut near = None;
        let mut best = None;
        for &offer in offers {
            let step = Step::Pick(seat, offer);
            let found = self.tree.find(node, near, &step);
            let edge = found.unwrap_or_else(|| {
                let impression = self.glance(state, seat, offer);
                self.tree.add(node, near, step, impression)
            });
            near = Some(edge);
            best = Some(self.keener(best, (edge, offer)));
        }
        let (_, edge, offer) = best.expect("a question has an answer");
        self.take(seat, edge);
        offer
    }

    /// The first impression of an answer deep in the tree: one look at what comes of it.
    fn glance(&mut self, state: &G::State, seat: Seat, offer: G::Offer) -> Impression {
        if !self.knobs.look_ahead {
            return (0.5, self.knobs.trust);
        }
        let worth = self
            .rollout
            .glance(state, seat, Choice::one(offer), &mut self.noise);
        (worth, self.knobs.trust)
    }

    fn pick_some(&mut self, seat: Seat, answers: Answers, offers: &[G::Offer]) -> Places {
        if seat == self.me && self.at[seat.index()] == root(seat) {
            return self.pick_ranked();
        }
        let mut places: Places = 0;
        for (at, &offer) in offers.iter().enumerate() {
            let left = (offers.len() - at) as u32;
            let takes = match answers.may_take_or_leave(places.count_ones(), left) {
                (true, true) => self.take_or_leave(seat, offer),
                (takes, _) => takes,
            };
            places |= u64::from(takes) << at;
        }
        places
    }

    /// Picks one of the answers to the question asked that are in the tree.
    fn pick_ranked(&mut self) -> Places {
        let mut best = None;
        for at in 0..self.open {
            let places = self.ranked[at].0;
            let found = self
                .tree
                .find(root(self.me), None, &Step::Answer(self.me, places));
            let edge = found.expect("what is open is in the tree");
            best = Some(self.keener(best, (edge, places)));
        }
        let (_, edge, places) = best.expect("the first answers are open from the beginning");
        self.take(self.me, edge);
        places
    }

    fn take_or_leave(&mut self, seat: Seat, offer: G::Offer) -> bool {
        let node = self.at[seat.index()];
        let steps = [Step::Take(seat, offer), Step::Leave(seat, offer)];
        let mut best = None;
        for step in steps {
            let found = self.tree.find(node, None, &step);
            let impression = (0.5, self.knobs.trust);
            let edge = found.unwrap_or_else(|| self.tree.add(node, None, step, impression));
            best = Some(self.keener(best, (edge, step)));
        }
        let (_, edge, step) = best.expect("there were two");
        self.take(seat, edge);
        matches!(step, Step::Take(..))
    }

    /// The one of two that deserves more to be taken; a coin decides between equals.
    fn keener<T>(&mut self, best: Option<(f64, Edge, T)>, next: (Edge, T)) -> (f64, Edge, T) {
        let (edge, thing) = next;
        let urge = self.tree.urge(edge, self.knobs.curiosity);
        match best {
            Some(best) if best.0 > urge => best,
            #[expect(clippy::float_cmp, reason = "equals are made of the same numbers")]
            Some(best) if best.0 == urge && self.noise.below(2) == 0 => best,
            _ => (urge, edge, thing),
        }
    }

    fn take(&mut self, seat: Seat, edge: Edge) {
        self.path.push((edge, seat));
        self.at[seat.index()] = self.tree.follow(edge);
    }

    /// The others have seen what a seat chose.
    fn tell_others(
        &mut self,
        seat: Seat,
        answers: Answers,
        choice: &Choice<G::Offer>,
        offers: &[G::Offer],
    ) {
        if answers.count() == 1 {
            return;
        }
        for other in Seat::first(self.game.seats()).filter(|&other| other != seat) {
            if let (true, Some(offer)) = (answers.are_offers(), choice.only()) {
                self.go(other, Step::Pick(seat, offer));
                continue;
            }
            for &offer in offers {
                let takes = choice.picks().contains(&offer);
                let step = if takes { Step::Take } else { Step::Leave };
                self.go(other, step(seat, offer));
            }
        }
    }

    /// Moves a seat on in its tree without a choice of its own.
    fn go(&mut self, seat: Seat, step: Step<G::Offer>) {
        let node = self.at[seat.index()];
        let found = self.tree.find(node, None, &step);
        let edge = found.unwrap_or_else(|| self.tree.add(node, None, step, (0.0, 0.0)));
        self.at[seat.index()] = self.tree.follow(edge);
    }

    /// Whether the tree holds all it may.
    fn is_full(&self) -> bool {
        self.tree.len() >= self.knobs.capacity
    }

    /// The answer that was taken most.
    pub(super) fn favourite(&self, answers: Answers, offers: &[G::Offer]) -> Choice<G::Offer> {
        if answers.are_offers() {
            let steps = offers.iter().map(|&offer| Step::Pick(self.me, offer));
            let (at, _) = self.most_visited(root(self.me), steps);
            return Choice::one(offers[at]);
        }
        let answers = self.ranked[..self.open].iter();
        let steps = answers.map(|&(places, _)| Step::Answer(self.me, places));
        let (at, _) = self.most_visited(root(self.me), steps);
        picked(offers, self.ranked[at].0)
    }

    /// Which of the steps was taken most; between equals, which brought more.
    fn most_visited(
        &self,
        node: Node,
        steps: impl Iterator<Item = Step<G::Offer>>,
    ) -> (usize, Edge) {
        let edges = steps.enumerate().filter_map(|(at, step)| {
            let edge = self.tree.find(node, None, &step)?;
            Some((at, edge))
        });
        let rank = |edge| (self.tree.visits(edge), self.tree.mean(edge));
        edges
            .reduce(|best, next| {
                if rank(next.1) > rank(best.1) {
                    next
                } else {
                    best
                }
            })
            .expect("the first iteration adds all answers")
    }
}

fn root(seat: Seat) -> Node {
    seat.index() as Node
}

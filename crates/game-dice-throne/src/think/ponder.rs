//! Tries answers in imagined worlds: each is played on to the end of the turn, all of them in the
//! same worlds and on the same dice, so that what differs is the answers. Half of them drop out at
//! a time, and the others are tried again.

use super::quick::Quick;
use crate::appraise::Stakes;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::{Public, State};
use crate::{DiceThrone, View};
use kernel::{Chance, Choice, Game, Input, Seat, Silent, Tide, TideDice, Waiting};

/// More looks than this tell no more.
const MOST_LOOKS: u32 = 600;
/// So many answers are tried at most.
const MOST_ANSWERS: usize = 12;
/// Ways to roll again that are tried.
const ROLLS: usize = 3;
/// A first impression counts for so many looks; that of dice, which is reckoned exactly, for more.
const TRUST: i64 = 3;
const TRUST_IN_DICE: i64 = 12;
/// So many turns after this one are played too.
const AHEAD: u16 = 0;
/// A turn has fewer decisions than this, or is given up.
const LONGEST: u32 = 300;

/// An answer, what it looks like at first, and what came of it.
struct Tried {
    offer: Offer,
    impression: i64,
    trust: i64,
    sum: i64,
    looks: i64,
}

impl Tried {
    /// How much better it turned out than it had looked.
    fn surprise(&self) -> i64 {
        16 * (self.sum / self.looks.max(1) - self.impression)
    }

    /// What it is worth, where all of them turned out so much better than they had looked.
    fn mean(&self, surprise: i64) -> i64 {
        let impression = 16 * self.impression + surprise;
        (self.trust * impression + 16 * self.sum) / (self.trust + self.looks)
    }
}

/// The best first. What is common to all answers, such as a card drawn later in the turn, must not
/// speak for those whose first impression counts for less.
fn sort(tried: &mut [Tried]) {
    let surprise: i64 = tried.iter().map(Tried::surprise).sum();
    let surprise = surprise / tried.len().max(1) as i64;
    tried.sort_by_key(|one| -one.mean(surprise));
}

/// The answer that turns out best.
pub(super) fn ponder(
    game: &DiceThrone,
    view: &View,
    effort: u32,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Offer> {
    let seat = view.viewer.seat()?;
    let mut offers = Vec::new();
    game.question(&view.public, seat, view.hand?, &mut offers)?;
    if offers.len() == 1 {
        return offers.first().copied();
    }
    let mut thought = Thought::new(game, view, seat);
    let effort = effort.min(MOST_LOOKS);
    if matches!(view.public.frames.last(), Some(Frame::Declare)) {
        thought.learn(effort, stop);
    }
    let mut tried = thought.impressions(&offers);
    thought.try_all(&mut tried, effort, stop);
    tried.first().map(|best| best.offer)
}

/// One thought: whose, about what, and the worlds it has seen.
pub(super) struct Thought<'a> {
    pub(super) game: &'a DiceThrone,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    pub(super) quick: Quick<'a>,
    pub(super) stakes: Stakes,
    seed: Tide,
    worlds: u64,
    offers: Vec<Offer>,
}

impl<'a> Thought<'a> {
    pub(super) fn new(game: &'a DiceThrone, view: &'a View, seat: Seat) -> Thought<'a> {
        Thought {
            game,
            view,
            seat,
            quick: Quick::new(game),
            stakes: game.stakes(&view.public, seat),
            seed: Tide::of(&(&view.public, &view.hand)),
            worlds: 0,
            offers: Vec::new(),
        }
    }

    /// The answers that are worth trying, with what they look like at first; the best first.
    fn impressions(&mut self, offers: &[Offer]) -> Vec<Tried> {
        let mut tide = self.seed.clone();
        let state = self.game.invent(self.view, &mut tide);
        let sells = self.may_sell(&state.public);
        let is_roll = matches!(state.public.frames.last(), Some(Frame::Declare));
        let (game, seat) = (self.game, self.seat);
        let mut tried: Vec<Tried> = offers
            .iter()
            .filter(|offer| sells || !matches!(offer, Offer::Sell(_)))
            .filter(|offer| !game.helps_rival(&state.public, seat, **offer))
            .map(|&offer| {
                let (impression, trust) = match offer {
                    Offer::Roll(_) | Offer::Use(..) if is_roll => {
                        (self.of_dice(&state, offer), TRUST_IN_DICE)
                    }
                    offer => (self.at_first(&state, offer, &mut tide), TRUST),
                };
                Tried {
                    offer,
                    impression: i64::from(impression),
                    trust,
                    sum: 0,
                    looks: 0,
                }
            })
            .collect();
        tried.sort_by_key(|one| -one.impression);
        let mut rolls = 0;
        tried.retain(|one| {
            let is_roll = matches!(one.offer, Offer::Roll(_));
            rolls += usize::from(is_roll);
            !is_roll || rolls <= ROLLS
        });
        tried.truncate(MOST_ANSWERS);
        tried
    }

    /// Selling is thought of where a point is lacking, or where there is a card too many.
    fn may_sell(&self, public: &Public) -> bool {
        let game = self.game;
        let lacks = |card| {
            let price = game.price(public, self.seat, game.hero(self.seat).card(card));
            price > public.corner(self.seat).cp
        };
        let mut hand = self.view.hand.into_iter().flat_map(dice::Set::iter);
        matches!(public.frames.last(), Some(Frame::Discard)) || hand.any(lacks)
    }

    /// What rolling again or using an ability is worth by the plan of the dice.
    fn of_dice(&mut self, state: &State, offer: Offer) -> i32 {
        let (game, public, seat) = (self.game, &state.public, self.seat);
        let now = self.stakes.in_points(game.value(public, seat, 0));
        let attempts = game.attempts_paid(public, seat);
        let plan = self.quick.plans.of(public, seat);
        let sides = &public.rolls[0].sides;
        now + match offer {
            Offer::Roll(again) => (plan.ladder.worth_again(sides, again, attempts) / 1000) as i32,
            Offer::Use(ability, branch) => {
                let mut ways = plan.ways.iter();
                let way = ways.find(|way| way.ability == ability && way.branch == branch);
                way.map_or(0, |way| way.worth)
            }
            _ => 0,
        }
    }

    /// What any other answer looks like. While dice lie there, what they are good for stays.
    fn at_first(&mut self, state: &State, offer: Offer, tide: &mut Tide) -> i32 {
        let public = &state.public;
        let value = match offer {
            Offer::Pass | Offer::Done => self.game.value(public, self.seat, 0),
            offer => self.quick.glance(state, self.seat, offer, tide),
        };
        let worth = self.stakes.in_points(value);
        let rolling = matches!(public.frames.last(), Some(Frame::Declare));
        let dice = if rolling && offer != Offer::NoAbility {
            let attempts = self.game.attempts_paid(public, self.seat);
            let plan = self.quick.plans.of(public, self.seat);
            plan.worth(&public.rolls[0].sides, attempts)
        } else {
            0
        };
        worth + dice - self.given_up(public, offer)
    }

    /// What a card that goes would have been worth.
    fn given_up(&self, public: &Public, offer: Offer) -> i32 {
        match offer {
            Offer::Sell(card) | Offer::Discard(card) => {
                self.game.card_worth(public, self.seat, card)
            }
            _ => 0,
        }
    }

    /// Tries the answers in more and more worlds; the best comes first.
    fn try_all(&mut self, tried: &mut Vec<Tried>, looks: u32, stop: &mut dyn FnMut() -> bool) {
        let rounds = usize::BITS - (tried.len().max(1) - 1).leading_zeros();
        for _ in 0..rounds {
            let each = looks / rounds / tried.len() as u32;
            for _ in 0..each.max(1) {
                self.try_in_a_world(tried);
                if stop() {
                    return sort(tried);
                }
            }
            sort(tried);
            tried.truncate(tried.len().div_ceil(2));
        }
    }

    /// One more world that fits the view, with its dice.
    pub(super) fn imagined(&mut self) -> (State, Tide) {
        self.worlds += 1;
        let world = self.seed.stream(self.worlds);
        let state = self.game.invent(self.view, &mut world.clone());
        (state, world)
    }

    /// Tries all answers in one more world.
    fn try_in_a_world(&mut self, tried: &mut [Tried]) {
        let (state, world) = self.imagined();
        for one in tried {
            one.sum += i64::from(self.look(&state, one.offer, world.clone()));
            one.looks += 1;
        }
    }

    /// What an answer comes to at the end of the turn.
    pub(super) fn look(&mut self, state: &State, offer: Offer, world: Tide) -> i32 {
        let mut state = state.clone();
        let turn = state.public.turn + AHEAD;
        let mut dice = TideDice::new(world);
        self.choose(&mut state, self.seat, offer);
        for _ in 0..LONGEST {
            if state.public.turn > turn {
                break;
            }
            match self.game.waiting(&state) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => self.land(&mut state, &chance, &mut dice),
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("a question has someone to answer it");
                    let offer = self.quick_answer(&state, seat, &mut dice);
                    self.choose(&mut state, seat, offer);
                }
            }
        }
        self.come_to(&state)
    }

    pub(super) fn land(&self, state: &mut State, chance: &Chance, dice: &mut TideDice) {
        let landing = chance.sample(&mut dice.next(chance));
        let input = Input::Landed(landing);
        self.game.apply_unchecked(state, &input, &mut Silent);
    }

    pub(super) fn quick_answer(&mut self, state: &State, seat: Seat, dice: &mut TideDice) -> Offer {
        let mut offers = std::mem::take(&mut self.offers);
        let hand = state.hands[seat.index()];
        self.game.question(&state.public, seat, hand, &mut offers);
        let offer = self.quick.answer(state, seat, &offers, &mut dice.thoughts);
        self.offers = offers;
        offer
    }

    pub(super) fn choose(&self, state: &mut State, seat: Seat, offer: Offer) {
        let choice = Choice::one(offer);
        let input = Input::Choose { seat, choice };
        self.game.apply_unchecked(state, &input, &mut Silent);
    }

    /// What a state is worth to the seat, with the cards it holds.
    pub(super) fn come_to(&self, state: &State) -> i32 {
        self.stakes.in_points(self.game.looks(state, self.seat))
    }
}

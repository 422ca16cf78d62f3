//! Looks right behind each answer: dice to roll again by what a reserve is worth, attacks and
//! blocks by reckoning, everything else by what table and rest of the turn look like after it.

use super::Mind;
use super::quick::{DEPTH, picked, settled};
use super::value::points;
use crate::frame::{Frame, Step};
use crate::offer::Offer;
use crate::state::{Phase, Public, State};
use dice::DieId;
use kernel::{Ask, Choice, Seat, Tide};

/// Rolls in which ways to keep are compared.
const ROLLS: usize = 24;
/// Something must bring as much at least, or it is let be.
const LEAST: i32 = 3;

/// An answer, and what it looks like.
#[derive(Debug, Clone)]
pub(crate) struct Weighed {
    pub(crate) choice: Choice<Offer>,
    pub(crate) worth: i32,
}

/// A look at a question.
pub(crate) struct Glance<'a> {
    mind: &'a Mind<'a>,
    state: &'a State,
    seat: Seat,
    tide: Tide,
}

impl<'a> Glance<'a> {
    pub(crate) fn new(mind: &'a Mind<'a>, state: &'a State, seat: Seat, tide: Tide) -> Glance<'a> {
        Glance {
            mind,
            state,
            seat,
            tide,
        }
    }

    /// The answers, the best first.
    pub(crate) fn weigh(&self, ask: &Ask, offers: &[Offer]) -> Vec<Weighed> {
        let mut weighed = match self.state.public.frames.last() {
            _ if offers.len() == 1 && ask.min == 1 => vec![self.sure(Choice::one(offers[0]))],
            Some(Frame::Reroll(_)) => self.rerolls(offers),
            Some(Frame::Attackers(_)) => self.attacks(offers),
            Some(&Frame::Block(die)) if !self.state.public.blockers.contains(die) => {
                self.blocks(die, offers)
            }
            Some(Frame::Begin(_) | Frame::Order | Frame::Divide { .. }) => {
                self.without_thinking(ask, offers)
            }
            Some(Frame::Window { .. }) => self.actions(offers),
            _ if (ask.min, ask.max) == (1, 1) => {
                offers.iter().map(|&offer| self.behind(offer)).collect()
            }
            _ => self.without_thinking(ask, offers),
        };
        weighed.sort_by_key(|one| -one.worth);
        weighed
    }

    fn sure(&self, choice: Choice<Offer>) -> Weighed {
        Weighed { choice, worth: 0 }
    }

    fn without_thinking(&self, ask: &Ask, offers: &[Offer]) -> Vec<Weighed> {
        let mut tide = self.tide.clone();
        let question = (ask, offers);
        vec![self.sure(self.mind.quick(self.state, self.seat, question, &mut tide))]
    }

    fn rerolls(&self, offers: &[Offer]) -> Vec<Weighed> {
        let mut tide = self.tide.clone();
        let ways = self.mind.rerolls(self.state, self.seat, &mut tide, ROLLS);
        let weighed = ways.into_iter().map(|(again, worth)| Weighed {
            choice: picked(offers, again),
            worth: worth / 16,
        });
        weighed.collect()
    }

    fn attacks(&self, offers: &[Offer]) -> Vec<Weighed> {
        let public = &self.state.public;
        let clash = self.mind.clash(public, self.seat);
        let attacks = clash.attacks(public.field(self.seat), public.attackers);
        let attacks = attacks.into_iter();
        let weighed = attacks.map(|(attack, worth)| Weighed {
            choice: picked(offers, clash.dice(attack)),
            worth,
        });
        weighed.collect()
    }

    fn blocks(&self, die: DieId, offers: &[Offer]) -> Vec<Weighed> {
        let public = &self.state.public;
        let clash = self.mind.clash(public, public.active);
        let attacking = clash.ours_among(public.attackers);
        let standing = clash.standing(public);
        let mut asked = settled(public, die);
        asked.insert(die);
        let weighed = offers.iter().map(|&offer| {
            let whom = match offer {
                Offer::Block(whom) => Some(whom),
                _ => None,
            };
            let blocks = clash.with_block(&standing, die, whom);
            Weighed {
                choice: Choice::one(offer),
                worth: -clash.best_blocks(attacking, &blocks, asked).1,
            }
        });
        weighed.collect()
    }

    /// What may be done, beside doing nothing more.
    fn actions(&self, offers: &[Offer]) -> Vec<Weighed> {
        let offers = offers.iter();
        let weighed = offers.map(|&offer| match offer {
            Offer::Pass => Weighed {
                choice: Choice::one(offer),
                worth: self.mind.outlook(&self.state.public, self.seat, false) + LEAST,
            },
            offer => self.behind(offer),
        });
        weighed.collect()
    }

    fn behind(&self, offer: Offer) -> Weighed {
        let choice = Choice::one(offer);
        let mut tide = self.tide.clone();
        let after = self
            .mind
            .after(self.state, self.seat, &choice, &mut tide, DEPTH);
        Weighed {
            worth: self.mind.outlook(&after.public, self.seat, true),
            choice,
        }
    }
}

impl Mind<'_> {
    /// What a table is worth with what the rest of the turn promises; the plan of a seat whose turn
    /// it is counts where it goes on buying and fielding.
    pub(crate) fn outlook(&self, public: &Public, seat: Seat, goes_on: bool) -> i32 {
        let now = points(self, public, seat);
        if public.frames.is_empty() {
            return now;
        }
        let is_mine = self.game.is_active(public, seat);
        let combat = self.combat_ahead(public);
        let combat = if is_mine { combat } else { -combat };
        let plans = goes_on && is_mine && matches!(public.phase, Phase::Roll | Phase::Main);
        let plan = if plans {
            self.plan(public, seat).worth
        } else {
            0
        };
        now + combat + plan
    }

    /// What the combat of this turn will bring the active side.
    fn combat_ahead(&self, public: &Public) -> i32 {
        let waits = |step: Step| public.frames.contains(&Frame::Step(step));
        let is_open = |frame: &Frame| matches!(frame, Frame::Attackers(_));
        if waits(Step::Attack) || public.frames.iter().any(is_open) {
            let clash = self.clash(public, public.active);
            let free = public.field_of(self.game.team_of(public.active));
            let attacks = clash.attacks(free, public.attackers);
            return attacks.first().map_or(0, |(_, worth)| *worth);
        }
        if !waits(Step::Damage) {
            return 0;
        }
        let clash = self.clash(public, public.active);
        let attacking = clash.ours_among(public.attackers);
        let standing = clash.standing(public);
        match public.frames.last() {
            Some(&Frame::Block(die)) => {
                clash
                    .best_blocks(attacking, &standing, settled(public, die))
                    .1
            }
            _ => clash.worth(attacking, &standing),
        }
    }
}

//! What to answer at a glance, one decision deep: each answer is carried out in a few imagined
//! worlds with all that it asks of its seat, while others let everything be and defend themselves;
//! then it is compared with letting it be.

use super::ponder::Thought;
use crate::appraise::WHOLE;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::{Public, Purpose, State};
use crate::verb::Verb;
use crate::{DiceThrone, View};
use kernel::{Game, Seat, TideDice, Waiting};

/// Worlds in which an answer is looked at.
const GLANCES: u32 = 8;
/// So many questions that follow an answer are weighed too; those behind are answered quickly.
const DEEP: u8 = 3;
/// Fewer inputs than these lie between an answer and what comes of it, or it is given up.
const FARTHEST: u32 = 60;

/// What looks best. Where nothing is better, things are let be; but a defence costs nothing, and
/// what an effect asks is answered in its order. Cards are not sold for nothing.
pub(super) fn glance_around(game: &DiceThrone, view: &View) -> Option<Offer> {
    let seat = view.viewer.seat()?;
    let mut offers = Vec::new();
    game.question(&view.public, seat, view.hand?, &mut offers)?;
    let mut thought = Thought::new(game, view, seat);
    offers.retain(|&offer| {
        !matches!(offer, Offer::Sell(_)) && !game.helps_rival(&view.public, seat, offer)
    });
    if matches!(
        view.public.frames.last(),
        Some(Frame::Main | Frame::Window(..))
    ) {
        offers.rotate_right(1);
    }
    let mut sums = vec![0; offers.len()];
    for _ in 0..GLANCES {
        let (state, world) = thought.imagined();
        let dice = TideDice::new(world);
        for (&offer, sum) in offers.iter().zip(&mut sums) {
            *sum += thought.comes_of(&state, offer, dice.clone(), DEEP);
        }
    }
    let weighed = offers.into_iter().zip(sums);
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(offer, _)| offer)
}

impl DiceThrone {
    /// Whether something is offered that would be foolish. To who looks no further than the next
    /// question it may look good.
    pub(super) fn tempts(&self, view: &View) -> bool {
        let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) else {
            return false;
        };
        let mut offers = Vec::new();
        self.question(&view.public, seat, hand, &mut offers);
        offers.iter().any(|&offer| {
            self.helps_rival(&view.public, seat, offer) || self.hurts_itself(seat, offer)
        })
    }

    /// Whether a token might be spent to remove another of the seat's own: that may be a good one.
    fn hurts_itself(&self, seat: Seat, offer: Offer) -> bool {
        let effects = match offer {
            Offer::Spend(token, at, _) => self.pack.token(token).triggers[usize::from(at)].effects,
            Offer::Play(card) => self.hero(seat).card(card).effects,
            _ => return false,
        };
        let removes = |verb: &Verb| matches!(verb, Verb::Remove { .. } | Verb::Prevent { .. });
        self.pack.verbs(effects).iter().any(removes)
    }

    /// Whether a card would give another attempt to an opponent who rolls. That looks good for as
    /// long as what was rolled has not hit.
    pub(super) fn helps_rival(&self, public: &Public, seat: Seat, offer: Offer) -> bool {
        let Offer::Play(card) = offer else {
            return false;
        };
        let effects = self.hero(seat).card(card).effects;
        self.pack.verbs(effects).iter().any(|verb| match *verb {
            Verb::Attempts { n, defence } if n > 0 => {
                let purpose = if defence {
                    Purpose::Defence
                } else {
                    Purpose::Offence
                };
                let mut rolls = public.rolls.iter().filter(|roll| roll.purpose == purpose);
                rolls.any(|roll| self.are_opponents(seat, roll.owner))
            }
            _ => false,
        })
    }
}

impl Thought<'_> {
    /// What comes of an answer by the time that something else is asked. To end a phase is to leave
    /// all as it is: what others gain behind it comes anyway, and would speak for whatever puts the
    /// end off.
    fn comes_of(&mut self, state: &State, offer: Offer, mut dice: TideDice, deep: u8) -> i32 {
        let mut state = state.clone();
        if offer == Offer::Done {
            return self.come_to(&state);
        }
        let turn = state.public.turn;
        self.choose(&mut state, self.seat, offer);
        for _ in 0..FARTHEST {
            match self.game.waiting(&state) {
                _ if state.public.turn > turn => break,
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => self.land(&mut state, &chance, &mut dice),
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("a question has someone to answer it");
                    if let Some(offers) = self.asked_further(&state, seat).filter(|_| deep > 0) {
                        let offers = offers.into_iter();
                        let worth = offers
                            .map(|offer| self.comes_of(&state, offer, dice.clone(), deep - 1));
                        return worth.max().expect("a question has an answer");
                    }
                    let Some(offer) = self.goes_on(&state, seat, &mut dice) else {
                        break;
                    };
                    self.choose(&mut state, seat, offer);
                }
            }
        }
        self.come_to(&state) + self.promised(&state)
    }

    /// What an effect asks the seat itself, where that has nothing to do with dice: those are
    /// answered by what they are good for.
    fn asked_further(&self, state: &State, seat: Seat) -> Option<Vec<Offer>> {
        let is_run = matches!(state.public.frames.last(), Some(Frame::Run(_)));
        if seat != self.seat || !is_run {
            return None;
        }
        let mut offers = Vec::new();
        let hand = state.hands[seat.index()];
        self.game.question(&state.public, seat, hand, &mut offers);
        let simple = |offer: &Offer| {
            !matches!(
                offer,
                Offer::Die(..) | Offer::Side(_) | Offer::Discard(_) | Offer::Take(_)
            )
        };
        (offers.len() > 1 && offers.iter().all(simple)).then_some(offers)
    }

    /// How it goes on where somebody is asked; nowhere, where it is about something else.
    fn goes_on(&mut self, state: &State, seat: Seat, dice: &mut TideDice) -> Option<Offer> {
        match state.public.frames.last()? {
            Frame::Window(..) => Some(Offer::Pass),
            Frame::Defend(_) | Frame::Run(_) | Frame::Again(_) => {
                Some(self.quick_answer(state, seat, dice))
            }
            _ => None,
        }
    }

    /// What dice promise that somebody may still roll again.
    fn promised(&mut self, state: &State) -> i32 {
        let public = &state.public;
        let (Some(Frame::Declare), Some(roll)) = (public.frames.last(), public.rolls.first())
        else {
            return 0;
        };
        let attempts = self.game.attempts_paid(public, roll.owner);
        let plan = self.quick.plans.of(public, roll.owner);
        let worth = plan.worth(&roll.sides, attempts);
        if self.game.are_opponents(self.seat, roll.owner) {
            -worth * self.stakes.share() / WHOLE
        } else {
            worth
        }
    }
}

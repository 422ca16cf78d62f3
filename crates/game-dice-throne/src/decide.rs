//! What is waited for, who is asked, and what is offered: all from what lies open and one's own
//! hand.

use crate::frame::{Frame, Run};
use crate::need::{Lack, Need};
use crate::offer::Offer;
use crate::pack::AbilityKind;
use crate::state::{HAND, Public};
use crate::verb::Verb;
use crate::{Cards, DiceThrone};
use dice::Id;
use kernel::{Ask, AskKind, Chance, Rule, Seat, SeatSet, Waiting};

impl DiceThrone {
    /// Whether a frame has something to wait for. It looks at nothing that is secret.
    pub(crate) fn waits(&self, public: &Public, frame: Frame) -> bool {
        match frame {
            Frame::Heroes(choosing) => self.waits_for_heroes(public, &choosing),
            Frame::First(_) | Frame::Throw(..) => true,
            Frame::Draw(seat, count) => {
                count > 0 && public.is_in(seat) && self.deck_size(public, seat) > 0
            }
            Frame::Lose(seat) => public.is_in(seat) && public.corner(seat).hand > 0,
            _ => self.asked_by(public, frame).is_some(),
        }
    }

    /// Who is asked by a frame.
    pub(crate) fn asked_by(&self, public: &Public, frame: Frame) -> Option<Seat> {
        let active = public.active;
        let asked = match frame {
            Frame::Run(run) => self.need(public, &run).map(|need| need.by),
            Frame::Window(why, passed) => self.next_word(public, why, passed),
            Frame::Triggers(moment) => self.in_doubt(public, moment).then_some(moment.seat),
            Frame::Main | Frame::Declare | Frame::Team => Some(active),
            Frame::Aim(seat) => Some(seat),
            Frame::Defend(seat) => self.may_defend(public, seat).then_some(seat),
            Frame::Again(at) => public.rolls.get(usize::from(at)).map(|roll| roll.owner),
            Frame::Discard => (public.corner(active).hand > HAND).then_some(active),
            Frame::Heroes(_)
            | Frame::First(_)
            | Frame::Draw(..)
            | Frame::Turn
            | Frame::Step(_)
            | Frame::Throw(..)
            | Frame::Gather
            | Frame::Settle(_)
            | Frame::Lose(_)
            | Frame::Away(..) => None,
        };
        asked.filter(|&seat| public.is_in(seat))
    }

    /// What the match waits for.
    pub(crate) fn waiting_for(&self, public: &Public) -> Waiting {
        let Some(&frame) = public.frames.last() else {
            return Waiting::Over(kernel::Outcome {
                places: public.places.iter().copied().collect(),
                together: false,
            });
        };
        match frame {
            Frame::Heroes(choosing) => self.awaits_heroes(public, &choosing),
            Frame::First(seats) => Waiting::Chance(Chance::dice("start", None, seats.len())),
            Frame::Throw(at, dice) => {
                let owner = public.rolls[usize::from(at)].owner;
                let count = dice.count_ones() as u8;
                Waiting::Chance(Chance::dice("roll", Some(owner), count))
            }
            Frame::Draw(seat, count) => {
                let deck = self.deck_size(public, seat);
                let draw = Chance::bag("draw", Some(seat), deck, count.min(deck));
                Waiting::Chance(draw.only_for(self.seers(public, seat)))
            }
            Frame::Lose(seat) => {
                let hand = public.corner(seat).hand;
                Waiting::Chance(Chance::bag("discard", Some(seat), hand, 1))
            }
            frame => {
                let asked = self.asked_by(public, frame);
                Waiting::Seats(SeatSet::of(asked.expect("a match that waits asks someone")))
            }
        }
    }

    /// Writes the offers of a seat that sees so much, and says what is asked.
    pub(crate) fn question(
        &self,
        public: &Public,
        seat: Seat,
        hand: Cards,
        offers: &mut Vec<Offer>,
    ) -> Option<Ask> {
        offers.clear();
        let frame = *public.frames.last()?;
        if let Frame::Heroes(choosing) = frame {
            return self.ask_hero(public, &choosing, seat, offers);
        }
        if self.asked_by(public, frame) != Some(seat) {
            return None;
        }
        let one = |kind, rule| Some(Ask::one(kind, Rule(rule)));
        match frame {
            Frame::Run(run) => self.ask_need(public, &run, hand, offers),
            Frame::Window(why, _) => {
                self.acts(public, seat, hand, offers);
                offers.push(Offer::Pass);
                one(AskKind::React, why.rule(public.phase)).map(Ask::or_let_be)
            }
            Frame::Triggers(moment) => {
                let count = self.acting(public, moment).count() as u8;
                offers.extend((0..count).map(Offer::First));
                one(AskKind::Order, "DT-3.1")
            }
            Frame::Main => {
                offers.extend(hand.iter().map(Offer::Sell));
                self.acts(public, seat, hand, offers);
                offers.push(Offer::Done);
                one(AskKind::Act, "DT-3.3")
            }
            Frame::Declare => {
                self.offer_rolls(public, offers);
                self.acts(public, seat, hand, offers);
                let allowed = self.allowed(public, &public.rolls[0]);
                offers.extend(allowed.map(|(ability, branch)| Offer::Use(ability, branch)));
                offers.push(Offer::NoAbility);
                one(AskKind::Choose, "DT-4.2")
            }
            Frame::Team => Some(ask_seat(self.teams(public), "DT-15.3", offers)),
            Frame::Aim(_) => Some(ask_seat(self.reachable(public).iter(), "DT-5.1", offers)),
            Frame::Defend(_) => {
                let board = self.hero(seat).board();
                let defences = board.filter(|(_, found)| found.kind == AbilityKind::Defensive);
                offers.extend(defences.map(|(ability, _)| Offer::Use(ability, 0)));
                self.acts(public, seat, hand, offers);
                offers.push(Offer::NoAbility);
                one(AskKind::Choose, "DT-6.2")
            }
            Frame::Again(at) => {
                let dice = public.rolls[usize::from(at)].sides.len();
                offers.extend((1..1 << dice).map(Offer::Roll));
                offers.push(Offer::Pass);
                one(AskKind::Keep, "DT-12.12")
            }
            Frame::Discard => {
                offers.extend(hand.iter().map(Offer::Sell));
                one(AskKind::Choose, "DT-3.8")
            }
            _ => None,
        }
    }

    /// Any dice again, while there are attempts and they can be paid (DT-4.1).
    fn offer_rolls(&self, public: &Public, offers: &mut Vec<Offer>) {
        let attack = &public.attack;
        let pays = public.corner(public.active).cp >= attack.price;
        if attack.attempts < attack.most && pays {
            offers.extend((1..32).map(Offer::Roll));
        }
    }

    fn ask_need(
        &self,
        public: &Public,
        run: &Run,
        hand: Cards,
        offers: &mut Vec<Offer>,
    ) -> Option<Ask> {
        let Need { what, pass, .. } = self.need(public, run)?;
        let (kind, rule) = match what {
            Lack::Seat(seats) => {
                offers.extend(seats.iter().map(Offer::Seat));
                (AskKind::Target, "DT-12.5")
            }
            Lack::Token(tokens) => {
                offers.extend(tokens.iter().map(Offer::Token));
                (AskKind::Take, token_rule(self.pack.verb(run.at)))
            }
            Lack::Die(dice) => {
                offers.extend(dice.iter().map(|&(roll, die)| Offer::Die(roll, die)));
                (AskKind::Choose, "DT-12.7")
            }
            Lack::Side(sides) => {
                let sides = (1..=6).filter(|side| sides >> side & 1 == 1);
                offers.extend(sides.map(Offer::Side));
                (AskKind::Choose, "DT-12.7")
            }
            Lack::Option(options) => {
                let options = (0..8).filter(|at| options >> at & 1 == 1);
                offers.extend(options.map(Offer::Option));
                (AskKind::Choose, "DT-12.5")
            }
            Lack::Amount(least, most) => {
                offers.extend((least..=most).map(Offer::Amount));
                (AskKind::Amount, "DT-12.5")
            }
            Lack::Yes => {
                offers.push(Offer::Yes);
                (AskKind::Confirm, "DT-12.5")
            }
            Lack::Deck => {
                let corner = public.corner(run.owner());
                let outside = hand.or(corner.discard).or(corner.played);
                let deck = self.deck(run.owner()).without(outside);
                offers.extend(deck.iter().map(Offer::Take));
                (AskKind::Choose, "DT-12.5")
            }
            Lack::Card => {
                offers.extend(hand.iter().map(Offer::Discard));
                (AskKind::Choose, "DT-12.5")
            }
        };
        if pass {
            offers.push(Offer::Pass);
        }
        Some(Ask::one(kind, Rule(rule)))
    }
}

/// The rule by which a token is named, or a companion.
const fn token_rule(verb: Verb) -> &'static str {
    match verb {
        Verb::Grow { .. } => "DT-11.2",
        Verb::Build { .. } | Verb::Call(_) => "DT-11.3",
        Verb::Pay(_) => "DT-12.5",
        _ => "DT-10.5",
    }
}

/// Which of these seats.
fn ask_seat(
    seats: impl IntoIterator<Item = Seat>,
    rule: &'static str,
    offers: &mut Vec<Offer>,
) -> Ask {
    offers.extend(seats.into_iter().map(Offer::Seat));
    Ask::one(AskKind::Target, Rule(rule))
}

/// A card by its place in a set.
pub(crate) fn nth(cards: Cards, place: u8) -> crate::CardId {
    let found = cards.iter().nth(usize::from(place));
    found
        .or_else(|| crate::CardId::at(0))
        .expect("a landing fits the bag")
}

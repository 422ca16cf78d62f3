//! What the match waits for, and what a seat is asked.

use crate::context::{Context, Stage, Things};
use crate::effect::Only;
use crate::fit::Sight;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::verb::{Verb, Which};
use kernel::{Ask, AskKind, Outcome, Rule, Seat, SeatSet, Waiting};

/// The most offers of which several may be picked.
const MOST_PICKS: usize = 32;

impl DiceMasters {
    /// The one thing the match waits for.
    pub(crate) fn waiting_for(&self, public: &Public) -> Waiting {
        let Some(&frame) = public.frames.last() else {
            return Waiting::Over(Outcome {
                places: public.places.iter().copied().collect(),
                together: false,
            });
        };
        match self.chance(public, frame) {
            Some(chance) => Waiting::Chance(chance),
            None => Waiting::Seats(SeatSet::of(self.asked_seat(public, frame))),
        }
    }

    fn asked_seat(&self, public: &Public, frame: Frame) -> Seat {
        match frame {
            Frame::Window { theirs, mate, .. } => self.holder(public, theirs, mate),
            Frame::Begin(seat)
            | Frame::Reroll(seat)
            | Frame::Attackers(seat)
            | Frame::Toll { seat, .. }
            | Frame::Give { seat, .. } => seat,
            Frame::Block(die) | Frame::Divide { from: die, .. } => public.die(die).controller,
            Frame::Pay => public.bill.seat.unwrap_or(public.active),
            Frame::Order => self.next(public).0.unwrap_or(public.active),
            Frame::Ability => {
                let context = self.context_of(public);
                let aim = self.aim_of(context).filter(|_| is_aiming(context));
                match aim {
                    Some(aim) if aim.by_doer => context.doer,
                    _ => context.you,
                }
            }
            Frame::Run { at, .. } => self.chooser(public, at),
            Frame::Repeat { .. } | Frame::Maybe { .. } => self.context_of(public).you,
            _ => public.active,
        }
    }

    /// Who chooses for a verb: whoever decides, unless it names somebody.
    fn chooser(&self, public: &Public, at: u16) -> Seat {
        let context = self.context_of(public);
        let named = match self.verb(at) {
            Verb::Sacrifice { by, .. } => self.which(public, context, by).seats.first(),
            _ => None,
        };
        named.unwrap_or(context.you)
    }

    /// Writes the offers of a seat and says what is asked.
    pub(crate) fn question(
        &self,
        public: &Public,
        seat: Seat,
        offers: &mut Vec<Offer>,
    ) -> Option<Ask> {
        let frame = *public.frames.last()?;
        if frame == Frame::Draft {
            return None;
        }
        let is_chance = self.chance(public, frame).is_some();
        if is_chance || self.asked_seat(public, frame) != seat {
            return None;
        }
        match frame {
            Frame::Reroll(seat) => {
                let dice = public.rolled.and(public.reserve(seat));
                let dice = dice.iter().take(MOST_PICKS);
                offers.extend(dice.map(Offer::Reroll));
                Some(some(AskKind::Keep, Rule("MA-4.6"), offers.len()))
            }
            Frame::Window { combat, theirs, .. } => {
                self.each_action(public, seat, combat, |offer| offers.push(offer));
                offers.push(Offer::Pass);
                let kind = if theirs { AskKind::React } else { AskKind::Act };
                Some(Ask::one(kind, Rule("MA-13.1")).or_let_be())
            }
            Frame::Begin(_) => {
                offers.extend([Offer::Yes, Offer::No]);
                Some(Ask::one(AskKind::Confirm, Rule("MA-2.1")))
            }
            Frame::Pay => {
                self.pay_offers(public, offers);
                Some(Ask::one(AskKind::Pay, Rule("MA-6.6")))
            }
            Frame::Order => {
                let places = self.next_different(public);
                offers.extend(places.map(|place| Offer::First(place as u8)));
                Some(Ask::one(AskKind::Order, Rule("MA-13.3")))
            }
            Frame::Attackers(seat) => {
                let dice = public.field(seat).without(self.holders(public));
                let dice = dice.iter().take(MOST_PICKS);
                offers.extend(dice.map(Offer::Attack));
                Some(some(AskKind::Choose, Rule("MA-11.1"), offers.len()))
            }
            Frame::Block(die) => {
                let must = self.must_block(public, die);
                offers.extend(must.iter().map(Offer::Block));
                if must.is_empty() {
                    offers.extend(self.blockable(public, die).map(Offer::Block));
                    offers.push(Offer::NoBlock);
                }
                Some(Ask::one(AskKind::Assign, Rule("MA-11.4")))
            }
            Frame::Divide { left, .. } => {
                offers.extend((0..=left).map(Offer::Amount));
                Some(Ask::one(AskKind::Amount, Rule("MA-11.11")))
            }
            Frame::Ability => self.ask_ability(public, offers),
            frame => self.ask_inside(public, frame, offers),
        }
    }

    /// What is asked while an ability is at work.
    fn ask_inside(&self, public: &Public, frame: Frame, offers: &mut Vec<Offer>) -> Option<Ask> {
        match frame {
            Frame::Toll {
                seat,
                from,
                len,
                must,
            } => {
                let ways = self.tolls(public, seat, from, len);
                offers.extend(ways.map(Offer::Way));
                offers.extend((!must).then_some(Offer::No));
                Some(Ask::one(AskKind::Choose, Rule("MA-17.4")))
            }
            Frame::Give { seat, price } => {
                let dice = self.gifts(public, seat, price);
                offers.extend(dice.iter().map(Offer::Die));
                Some(Ask::one(AskKind::Pay, Rule("MA-6.7")))
            }
            Frame::Repeat { at, .. } => {
                let context = self.context_of(public);
                if let Verb::Repeat { of, .. } = self.verb(at) {
                    list(self.can_aim(public, context, of), offers);
                }
                Some(Ask::one(AskKind::Target, Rule("MA-13.6")))
            }
            Frame::Maybe { .. } => {
                offers.extend([Offer::Yes, Offer::No]);
                Some(Ask::one(AskKind::Confirm, Rule("MA-17.4")))
            }
            Frame::Run { at, .. } => {
                let context = self.context_of(public);
                let verb = self.verb(at);
                self.each_choice(public, context, verb, |only| offers.extend(offer(only)));
                Some(Ask::one(AskKind::Choose, Rule("MA-13.6")))
            }
            _ => None,
        }
    }

    fn ask_ability(&self, public: &Public, offers: &mut Vec<Offer>) -> Option<Ask> {
        let context = self.context_of(public);
        match context.stage {
            Stage::May => {
                offers.extend([Offer::Yes, Offer::No]);
                Some(Ask::one(AskKind::Confirm, Rule("MA-17.4")))
            }
            Stage::Number => {
                let most = self.most_paid(public, context);
                offers.extend((1..=most).map(Offer::Amount));
                Some(Ask::one(AskKind::Amount, Rule("MA-6.7")))
            }
            Stage::Sacrifice => {
                let price = self.ability(context.source).price;
                if let Some(Which::One(filter)) = price.sacrifice {
                    let things = self.fitting(public, Sight::of(context), filter);
                    list(things, offers);
                }
                Some(Ask::one(AskKind::Pay, Rule("MA-6.7")))
            }
            _ => {
                let aim = self.aim_of(context)?;
                list(self.aims(public, context, *aim), offers);
                let rule = Rule("MA-13.6");
                if aim.up_to == 1 {
                    return Some(Ask::one(AskKind::Target, rule));
                }
                offers.truncate(MOST_PICKS);
                let most = offers.len().min(usize::from(aim.up_to));
                Some(some(AskKind::Target, rule, most))
            }
        }
    }
}

fn is_aiming(context: &Context) -> bool {
    matches!(context.stage, Stage::Aim | Stage::SecondAim)
}

/// A question that any number of picks answers.
const fn some(kind: AskKind, rule: Rule, most: usize) -> Ask {
    Ask {
        kind,
        min: 0,
        max: most as u8,
        rule,
        quiet: false,
    }
}

fn list(things: Things, offers: &mut Vec<Offer>) {
    offers.extend(things.dice.iter().map(Offer::Die));
    offers.extend(things.seats.iter().map(Offer::Player));
}

fn offer(only: Only) -> Option<Offer> {
    match only {
        Only::Thing(things) => match (things.dice.first(), things.seats.first()) {
            (Some(die), _) => Some(Offer::Die(die)),
            (_, seat) => seat.map(Offer::Player),
        },
        Only::Hidden(spot, kind) => Some(Offer::From(spot, kind)),
        Only::Ware(kind) => Some(Offer::Buy(kind)),
        Only::Card(seat, kind) => Some(Offer::Onto(seat, kind)),
        Only::Way(way) => Some(Offer::Way(way)),
        Only::Nothing | Only::Many => None,
    }
}

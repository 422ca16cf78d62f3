//! Whether what is under way in a written position can be: every die, card and verb that it speaks
//! of is there, no die is in two places, and what has begun fits together. What passes can be
//! played on.

use crate::context::{Context, Source, Things};
use crate::draft::Hands;
use crate::frame::{Frame, Step};
use crate::ids::Kind;
use crate::pay::Item;
use crate::rules::DiceMasters;
use crate::state::{Public, SEATS};
use crate::verb::When;
use dice::{DiceSet, DieId};
use kernel::position::Problems;
use kernel::{Seat, Waiting};

impl DiceMasters {
    /// Notes what cannot be about a position with something under way.
    pub(crate) fn check_public(&self, public: &Public, problems: &mut Problems) {
        let parts = [
            (self.seats_are_right(public), "who sits where"),
            (self.dice_are_right(public), "dice that show a face"),
            (self.sets_are_right(public), "where dice lie"),
            (self.bill_is_right(public), "what is being paid for"),
            (self.effects_are_right(public), "what lasts or waits"),
            (self.frames_are_right(public), "what has begun"),
        ];
        let wrong = parts.iter().find(|(is_right, _)| !is_right);
        if let Some((_, what)) = wrong {
            problems.push(format!("{what}: this cannot be"));
        } else if !self.can_go_on(public) {
            problems.push("nobody could go on from here".to_owned());
        }
    }

    /// Whether a position has as many seats as its mode, and a draft where that begins with one.
    pub(crate) fn has_shape(&self, public: &Public, hands: Option<&Hands>) -> bool {
        let seats = usize::from(self.mode.seats());
        let drafts = public.draft.is_some();
        let is_over = public.frames.is_empty();
        public.places.len() == seats
            && public.far.is_some() == (seats > SEATS)
            && (drafts == self.has_beginning() || !drafts && is_over)
            && hands.is_some() == public.drafting().is_some()
    }

    /// Whether somebody sits there. Who looks on has cards and dice, too: basic actions are the
    /// first seat's, and so are dice that are forgotten.
    const fn is_seat(&self, seat: Seat) -> bool {
        seat.index() < self.mode.seats() as usize
    }

    fn seats_are_right(&self, public: &Public) -> bool {
        let mut corners = public.seats().map(|seat| public.corner(seat));
        let lives = corners.all(|one| one.life <= self.life);
        let over = public.frames.is_empty();
        let placed = public.places.iter().all(|place| (*place > 0) == over);
        self.players().contains(public.active) && lives && placed
    }

    fn dice_are_right(&self, public: &Public) -> bool {
        public.dice.iter().all(|die| {
            let seats = self.is_seat(die.owner) && self.is_seat(die.controller);
            seats && die.side < 6 && self.has_kind(die.owner, die.kind)
        })
    }

    /// Every die is in one place, those in the field show characters, and none is lost.
    fn sets_are_right(&self, public: &Public) -> bool {
        let lying = public.lying();
        let seats = || public.seats();
        let zones = seats().flat_map(|seat| [public.reserve(seat), public.field(seat)]);
        let places: Vec<DiceSet> = zones.chain([public.removed, lying]).collect();
        let all = places.iter().fold(DiceSet::EMPTY, |all, set| all.or(*set));
        let count: u32 = places.iter().map(|set| u32::from(set.len())).sum();
        let is_up = |die: DieId| self.face(public, die).character().is_some();
        let known = |sets: &[DiceSet]| sets.iter().all(|set| is_known(public, *set));
        known(&places)
            && known(&[
                public.ghosts,
                public.rolled,
                public.blocked,
                public.reviving,
            ])
            && count == u32::from(all.len())
            && usize::from(lying.len()) == public.attached.len()
            && public.attackers.within(public.fielded())
            && public.blockers.within(public.fielded())
            && public.fielded().without(public.reviving).iter().all(is_up)
            && self.none_is_lost(public)
    }

    fn none_is_lost(&self, public: &Public) -> bool {
        let mut basics = public.basics.map(u32::from);
        for seat in public.seats() {
            for kind in Kind::all() {
                let count = u32::from(self.count(public, seat, kind));
                let is_right = match (kind.team(), kind.basic()) {
                    (Some(place), _) => {
                        let brought = self.team_cards(seat).get(place);
                        let left = u32::from(public.corner(seat).supply[place]);
                        count + left == brought.map_or(0, |one| u32::from(one.dice))
                    }
                    (_, Some(place)) => {
                        basics[place] += count;
                        true
                    }
                    _ => count == 8,
                };
                if !is_right {
                    return false;
                }
            }
        }
        let most = |place: usize| {
            self.basics()
                .get(place)
                .map_or(0, |card| self.dice_on(*card))
        };
        (0..4).all(|place| basics[place] == u32::from(most(place)))
    }

    fn bill_is_right(&self, public: &Public) -> bool {
        let bill = &public.bill;
        let owes = bill.due.types.iter().all(|owed| *owed <= 99);
        bill.seat.is_none_or(|seat| self.is_seat(seat))
            && owes
            && bill.due.total <= 99
            && bill.items.iter().all(|item| match item {
                Item::Buy(kind) => {
                    let seat = bill.seat.unwrap_or(public.active);
                    self.has_kind(seat, *kind)
                }
                Item::Field(die) => is_known(public, DiceSet::of(*die)),
                Item::Global(place) => usize::from(*place) < self.at(When::Global).len(),
            })
    }

    fn effects_are_right(&self, public: &Public) -> bool {
        let die = |die: Option<DieId>| die.is_none_or(|die| is_known(public, DiceSet::of(die)));
        let pairs = public.blocks.iter().map(|one| (one.blocker, one.attacker));
        let turned = public.turned.iter().map(|one| (one.from, one.to));
        let pairs = pairs.chain(turned);
        pairs
            .into_iter()
            .all(|(one, other)| die(Some(one)) && die(Some(other)))
            && public
                .attached
                .iter()
                .all(|one| self.is_seat(one.seat) && self.has_kind(one.seat, one.kind))
            && public.lasting.iter().all(|one| {
                let verb = usize::from(one.verb) < self.pack.verbs.len();
                verb && self.is_seat(one.you) && die(one.die) && self.is_source(public, one.source)
            })
            && public.pending.iter().all(|one| {
                let seats = self.is_seat(one.you) && self.is_seat(one.doer);
                seats && die(one.that) && self.is_source(public, one.source)
            })
    }

    fn is_source(&self, public: &Public, source: Source) -> bool {
        let die = source.die.map_or(DiceSet::EMPTY, DiceSet::of);
        self.is_seat(source.owner)
            && is_known(public, die)
            && self
                .card(source.owner, source.kind)
                .is_some_and(|card| usize::from(source.ability) < card.abilities.len())
    }

    /// Frames that carry an ability out stand above it, and every ability has its frame.
    fn frames_are_right(&self, public: &Public) -> bool {
        let mut begun = 0;
        for (place, frame) in public.frames.iter().enumerate() {
            let is_first = place == 0;
            if is_first != (*frame == Frame::Step(Step::Next)) || !self.is_frame(public, *frame) {
                return false;
            }
            let is_inside = matches!(
                frame,
                Frame::Run { .. }
                    | Frame::Maybe { .. }
                    | Frame::Each { .. }
                    | Frame::Repeat { .. }
                    | Frame::Revive { .. }
                    | Frame::Toll { .. }
                    | Frame::Give { .. }
            );
            begun += usize::from(*frame == Frame::Ability);
            if is_inside && begun == 0 {
                return false;
            }
        }
        begun == public.contexts.len()
            && public
                .contexts
                .iter()
                .all(|one| self.is_context(public, one))
    }

    fn is_context(&self, public: &Public, context: &Context) -> bool {
        let things = |things: Things| {
            is_known(public, things.dice) && things.seats.iter().all(|seat| self.is_seat(seat))
        };
        self.is_seat(context.you)
            && self.is_seat(context.doer)
            && is_known(public, context.that)
            && [context.target, context.second, context.it]
                .into_iter()
                .all(things)
            && context.picked.is_none_or(things)
            && context
                .kind
                .is_none_or(|kind| self.has_kind(context.you, kind))
            && self.is_source(public, context.source)
    }

    fn is_frame(&self, public: &Public, frame: Frame) -> bool {
        let verbs = self.pack.verbs.len();
        let die = |die: DieId| is_known(public, DiceSet::of(die));
        match frame {
            Frame::Run { at, end } | Frame::Maybe { at, end } | Frame::Revive { at, end } => {
                at <= end && usize::from(end) <= verbs
            }
            Frame::Each { at, owner, .. } => usize::from(at) < verbs && self.is_seat(owner),
            Frame::Repeat { at, .. } => usize::from(at) < verbs,
            Frame::Block(one) => die(one),
            Frame::Divide { from, to, .. } => die(from) && die(to),
            Frame::Begin(seat)
            | Frame::Draw { seat, .. }
            | Frame::Throw(seat)
            | Frame::Reroll(seat)
            | Frame::Attackers(seat) => self.is_seat(seat),
            Frame::Draft => false,
            Frame::Paid { seat, place } => {
                self.is_seat(seat) && usize::from(place) < self.at(When::Global).len()
            }
            Frame::Toll {
                seat, from, len, ..
            } => {
                let end = usize::from(from) + usize::from(len);
                self.is_seat(seat) && end <= self.pack.prices.len()
            }
            Frame::Give { seat, price } => {
                self.is_seat(seat) && usize::from(price) < self.pack.prices.len()
            }
            _ => true,
        }
    }

    /// Whether it is over, chance speaks, or somebody is asked and has an answer.
    fn can_go_on(&self, public: &Public) -> bool {
        match self.waiting_for(public) {
            Waiting::Over(_) | Waiting::Chance(_) => true,
            Waiting::Seats(seats) => seats.iter().all(|seat| {
                let mut offers = Vec::new();
                let ask = self.question(public, seat, &mut offers);
                ask.is_some_and(|ask| ask.min == 0 || !offers.is_empty())
            }),
        }
    }
}

/// Whether dice are among those that have a number.
fn is_known(public: &Public, dice: DiceSet) -> bool {
    let known = DiceSet::range(0, public.dice.len() as u8);
    dice.within(known)
}

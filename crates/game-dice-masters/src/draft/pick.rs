//! The stages of a draft: what is asked, and what an answer does.

use super::{DICE, Draft, Hand, Hands, PILE, Round};
use crate::event::Event;
use crate::ids::{CardId, MouldId};
use crate::offer::Offer;
use crate::pack::CardKind;
use crate::rules::{Brought, DiceMasters};
use crate::side::MOST_SEATS;
use crate::state::{Public, State};
use arrayvec::ArrayVec;
use dice::Id;
use kernel::{Ask, AskKind, Audience, Chance, Choice, Landing, Rule, Seat, SeatSet, Sink, Waiting};

/// The most cards of a team.
pub(super) const CARDS: usize = 8;
/// The basic actions of everybody.
const BASICS: usize = 2;

impl DiceMasters {
    /// The one thing a draft waits for.
    pub(crate) fn draft_waits(&self, draft: &Draft) -> Waiting {
        match draft.round {
            Round::Open { seat, .. } => Waiting::Chance(self.pools().chance(seat)),
            Round::Lot => {
                let seats = self.mode.seats();
                Waiting::Chance(Chance::bag("lot", None, seats, 1))
            }
            _ => Waiting::Seats(self.drafters(draft)),
        }
    }

    /// Who owes an answer.
    pub(crate) fn drafters(&self, draft: &Draft) -> SeatSet {
        let all = Seat::first(self.mode.seats());
        match draft.round {
            Round::Pick { sealed: done, .. } | Round::Build { done } => {
                all.filter(|seat| !done.contains(*seat)).collect()
            }
            Round::Dice { first, at } => SeatSet::of(self.taker(first, at)),
            Round::Open { .. } | Round::Lot | Round::Play => SeatSet::EMPTY,
        }
    }

    /// Who takes a die: round the table and back again (MA-21.3).
    fn taker(&self, first: Seat, at: u8) -> Seat {
        let seats = self.mode.seats();
        let (lap, step) = (at / seats, at % seats);
        let step = if lap % 2 == 0 { step } else { seats - 1 - step };
        Seat::new((first.index() as u8 + step) % seats).expect("it sits at the table")
    }

    /// What a seat is asked in a draft.
    pub(crate) fn draft_question(
        &self,
        draft: &Draft,
        hand: &Hand,
        seat: Seat,
        offers: &mut Vec<Offer>,
    ) -> Option<Ask> {
        if !self.drafters(draft).contains(seat) {
            return None;
        }
        match draft.round {
            Round::Pick { .. } => {
                let mut cards = hand.held.clone();
                cards.sort_unstable_by_key(|card| card.index());
                offers.extend(cards.into_iter().map(Offer::Choose));
                offers.dedup();
                Some(Ask::one(AskKind::Choose, Rule("MA-21.2")))
            }
            Round::Dice { .. } => {
                offers.extend(self.takeable(draft, hand, seat).map(Offer::Take));
                offers.push(Offer::Done);
                Some(Ask::one(AskKind::Take, Rule("MA-21.3")))
            }
            _ => {
                self.build_offers(draft, hand, seat, offers);
                let rule = if self.hidden { "MA-2.8" } else { "MA-21.4" };
                Some(Ask::one(AskKind::Choose, Rule(rule)))
            }
        }
    }

    /// The sorts of dice in the middle that belong to a card of a seat with room for more.
    fn takeable(&self, draft: &Draft, hand: &Hand, seat: Seat) -> impl Iterator<Item = MouldId> {
        let moulds = (0..self.pack.moulds.len()).filter_map(MouldId::at);
        moulds.filter(move |mould| {
            let has = draft.dice_of(seat, *mould);
            let mut cards = hand.taken.iter().map(|card| self.pack.card(*card));
            draft.middle.contains(mould)
                && cards.any(|card| card.mould == *mould && card.most > has)
        })
    }

    /// Cards that can still come into a team: with a die, and no name twice (MA-2.5).
    pub(super) fn buildable(
        &self,
        draft: &Draft,
        hand: &Hand,
        seat: Seat,
    ) -> impl Iterator<Item = CardId> {
        let mut cards = hand.taken.clone();
        cards.sort_unstable_by_key(|card| card.index());
        let mut last = None;
        cards.into_iter().filter(move |id| {
            let card = self.pack.card(*id);
            let is_new = last.replace(*id) != Some(*id);
            let mut team = hand.team.iter().map(|card| self.pack.card(*card).figure);
            is_new && draft.dice_of(seat, card.mould) > 0 && team.all(|name| name != card.figure)
        })
    }

    /// Basic actions that can still be chosen.
    pub(super) fn free_basics(&self, hand: &Hand) -> impl Iterator<Item = CardId> {
        let cards = (0..self.pack.cards.len()).filter_map(CardId::at);
        cards.filter(|id| {
            let card = self.pack.card(*id);
            card.kind == CardKind::BasicAction && !hand.basics.contains(id)
        })
    }

    fn build_offers(&self, draft: &Draft, hand: &Hand, seat: Seat, offers: &mut Vec<Offer>) {
        if hand.whole {
            return offers.extend(self.free_basics(hand).map(Offer::Choose));
        }
        if self.hidden {
            return self.bring_offers(hand, offers);
        }
        offers.extend(self.buildable(draft, hand, seat).map(Offer::Choose));
        if !hand.team.is_empty() || offers.is_empty() {
            offers.push(Offer::Done);
        }
    }

    /// Chance answers.
    pub(crate) fn draft_lands(
        &self,
        state: &mut State,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let (public, hands) = parts(state);
        let draft = public.draft_mut();
        if let Round::Open { round, seat } = draft.round {
            return self.open_packs(draft, hands, (round, seat, landing), sink);
        }
        sink.reveal();
        let first = Seat::new(landing[0]).expect("it sits at the table");
        sink.tell_all(|| Event::First { seat: first });
        draft.round = Round::Dice { first, at: 0 };
        self.next_taker(draft, hands);
    }

    fn open_packs(
        &self,
        draft: &mut Draft,
        hands: &mut Hands,
        (round, seat, landing): (u8, Seat, &Landing),
        sink: &mut impl Sink<Event>,
    ) {
        hands[seat.index()].held = self.pools().open(landing);
        sink.reveal_to(Audience::only(seat));
        sink.tell(Audience::only(seat), || Event::Opened {
            seat,
            cards: hands[seat.index()].held.to_vec(),
        });
        let next = Seat::first(self.mode.seats()).nth(seat.index() + 1);
        if let Some(seat) = next {
            draft.round = Round::Open { round, seat };
            return;
        }
        self.lay_out(draft, hands, sink);
        let sealed = SeatSet::EMPTY;
        draft.round = Round::Pick { round, sealed };
    }

    /// All dice of the packs lie openly in the middle (MA-21.1).
    fn lay_out(&self, draft: &mut Draft, hands: &Hands, sink: &mut impl Sink<Event>) {
        let cards = hands.iter().flat_map(|hand| &hand.held);
        let dice = cards.map(|card| self.pack.card(*card).mould);
        let dice: ArrayVec<MouldId, { MOST_SEATS * PILE }> = dice.collect();
        draft.held = hands[0].held.len() as u8;
        draft.middle.extend(dice.iter().copied());
        draft.middle.sort_unstable_by_key(|mould| mould.index());
        sink.reveal();
        sink.tell_all(|| {
            let mut dice = dice.to_vec();
            dice.sort_unstable_by_key(|mould| mould.index());
            Event::LaidOut { dice }
        });
    }

    /// A seat answers.
    pub(crate) fn draft_chooses(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let offer = choice.only().expect("every question has one answer");
        let (public, hands) = parts(state);
        let draft = public.draft_mut();
        match (draft.round, offer) {
            (Round::Pick { round, sealed }, Offer::Choose(card)) => {
                hands[seat.index()].pick = Some(card);
                sink.tell_all(|| Event::Sealed { seat });
                let sealed = with(sealed, seat);
                draft.round = Round::Pick { round, sealed };
                if self.drafters(draft).is_empty() {
                    self.hand_on(draft, hands, round, sink);
                }
            }
            (Round::Dice { first, at }, offer) => {
                self.take_die(draft, seat, offer, sink);
                draft.round = Round::Dice { first, at: at + 1 };
                self.next_taker(draft, hands);
            }
            (Round::Build { done }, offer) => {
                if self.build(&mut hands[seat.index()], offer) {
                    sink.tell_all(|| Event::Sealed { seat });
                    draft.round = Round::Build {
                        done: with(done, seat),
                    };
                }
                if self.drafters(draft).is_empty() {
                    self.show_teams(state, sink);
                }
            }
            (round, offer) => unreachable!("{offer:?} is no answer to {round:?}"),
        }
    }

    /// Everybody has taken a card: the rest goes on, to the right and in the second round to the
    /// left (MA-21.2). The last card of a pile is taken without a word.
    fn hand_on(
        &self,
        draft: &mut Draft,
        hands: &mut Hands,
        round: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let seats = usize::from(self.mode.seats());
        for (seat, hand) in Seat::first(seats as u8).zip(hands.iter_mut()) {
            let card = hand.pick.take().expect("everybody has taken a card");
            let place = hand.held.iter().position(|held| *held == card);
            hand.held.remove(place.expect("it was in the hand"));
            hand.taken.push(card);
            sink.tell(Audience::only(seat), || Event::Drafted { seat, card });
        }
        if round == 0 {
            hands[..seats].rotate_held(1);
        } else {
            hands[..seats].rotate_held(seats - 1);
        }
        sink.reveal();
        let sealed = SeatSet::EMPTY;
        draft.held -= 1;
        draft.round = match draft.held {
            0 | 1 => {
                draft.held = 0;
                self.last_cards(hands, round, sink)
            }
            _ => Round::Pick { round, sealed },
        };
    }

    fn last_cards(&self, hands: &mut Hands, round: u8, sink: &mut impl Sink<Event>) -> Round {
        for (seat, hand) in Seat::first(self.mode.seats()).zip(hands) {
            for card in hand.held.take() {
                hand.taken.push(card);
                sink.tell(Audience::only(seat), || Event::Drafted { seat, card });
            }
        }
        match round {
            0 => Round::Open {
                round: 1,
                seat: Seat::new(0).expect("there is a first seat"),
            },
            _ => Round::Lot,
        }
    }

    fn take_die(&self, draft: &mut Draft, seat: Seat, offer: Offer, sink: &mut impl Sink<Event>) {
        // A die tells of a card, and so does having enough.
        sink.reveal();
        let Offer::Take(mould) = offer else {
            draft.content.insert(seat);
            return sink.tell_all(|| Event::Enough { seat });
        };
        let place = draft.middle.iter().position(|die| *die == mould);
        draft.middle.remove(place.expect("it lies in the middle"));
        draft.dice[seat.index()].push(mould);
        sink.tell_all(|| Event::Took { seat, mould });
    }

    /// Goes on to the next who wants a die and finds one; where nobody is left, teams are built.
    fn next_taker(&self, draft: &mut Draft, hands: &Hands) {
        let Round::Dice { first, at } = draft.round else {
            return;
        };
        let wants = |at: &u8| {
            let seat = self.taker(first, *at);
            let finds = || self.takeable(draft, &hands[seat.index()], seat).next();
            let has_room = draft.dice[seat.index()].len() < DICE;
            has_room && !draft.content.contains(seat) && finds().is_some()
        };
        let laps = 2 * self.mode.seats();
        let next = (at..at + laps).find(wants);
        draft.round = match next {
            // There and back again is as far as the order goes before it comes round.
            Some(at) => Round::Dice {
                first,
                at: at % laps,
            },
            None => Round::Build {
                done: SeatSet::EMPTY,
            },
        };
    }

    /// A seat goes on building. Says whether it is done.
    fn build(&self, hand: &mut Hand, offer: Offer) -> bool {
        match offer {
            offer if self.hidden => hand.bring(offer),
            Offer::Choose(card) if hand.whole => hand.basics.push(card),
            Offer::Choose(card) => {
                hand.team.push(card);
                hand.whole = hand.team.len() == CARDS;
            }
            _ => hand.whole = true,
        }
        hand.basics.len() == BASICS
    }

    /// All teams are shown together (MA-2.8), and the first match begins.
    fn show_teams(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        let hands = state.hands.take().expect("a draft is on");
        let draft = state.public.draft_mut();
        for (seat, hand) in Seat::first(self.mode.seats()).zip(hands.iter()) {
            let at = seat.index();
            draft.teams[at] = if self.hidden {
                self.brought_of(hand).collect()
            } else {
                self.team_of_hand(draft, hand, seat).collect()
            };
            draft.basics[at].clone_from(&hand.basics);
            sink.tell_all(|| Event::Team {
                seat,
                cards: draft.teams[at].to_vec(),
                basics: draft.basics[at].to_vec(),
            });
        }
        draft.round = Round::Play;
        sink.reveal();
        self.begin_pairing(state, sink);
    }

    /// The cards of a team with the dice that were taken for them.
    fn team_of_hand(
        &self,
        draft: &Draft,
        hand: &Hand,
        seat: Seat,
    ) -> impl Iterator<Item = Brought> {
        hand.team.iter().map(move |id| {
            let card = self.pack.card(*id);
            let dice = draft.dice_of(seat, card.mould).min(card.most);
            Brought { card: *id, dice }
        })
    }
}

/// Everyone's held cards go on by so many places.
trait RotateHeld {
    fn rotate_held(&mut self, by: usize);
}

impl RotateHeld for [Hand] {
    fn rotate_held(&mut self, by: usize) {
        let held = self.iter_mut().map(|hand| hand.held.take());
        let mut held: ArrayVec<_, MOST_SEATS> = held.collect();
        held.rotate_left(by);
        for (hand, held) in self.iter_mut().zip(held) {
            hand.held = held;
        }
    }
}

fn with(mut seats: SeatSet, seat: Seat) -> SeatSet {
    seats.insert(seat);
    seats
}

fn parts(state: &mut State) -> (&mut Public, &mut Hands) {
    let hands = state.hands.as_mut().expect("a draft is on");
    (&mut state.public, hands)
}

//! What enters a match: a seat's choice, a landing, a word from outside. Each answers the frame on
//! top and lets the rest run.

use crate::change;
use crate::decide::nth;
use crate::event::Event;
use crate::frame::{Frame, Run, Step, Why};
use crate::need::{answer_of, token_answer};
use crate::offer::Offer;
use crate::pack::CardKind;
use crate::pool::Source;
use crate::run::answered_die;
use crate::state::{Progress, Public, Purpose, State};
use crate::verb::{Goods, Verb, Whom};
use crate::{AbilityId, CardId, Cards, DiceThrone, TokenId};
use dice::Id;
use kernel::{Call, Choice, Landing, Seat, SeatSet, Sink};

impl DiceThrone {
    /// A seat answers the frame on top.
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let frame = state
            .public
            .frames
            .pop()
            .expect("a match that asks has a frame");
        let offer = choice.only().expect("every question has one answer");
        self.answer(state, seat, frame, offer, sink);
        self.go_on(state, sink);
    }

    fn answer(
        &self,
        state: &mut State,
        seat: Seat,
        frame: Frame,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        match (frame, offer) {
            (Frame::Heroes(choosing), offer) => self.name_hero(state, choosing, seat, offer, sink),
            (Frame::Run(run), offer) => self.fill(state, run, seat, offer, sink),
            (Frame::Window(why, mut passed), Offer::Pass) => {
                passed.insert(seat);
                state.public.frames.push(Frame::Window(why, passed));
                sink.tell_all(|| Event::Passed(seat, why));
            }
            (Frame::Triggers(moment), Offer::First(at)) => {
                self.act_first(&mut state.public, moment, at, sink);
            }
            (Frame::Declare, Offer::Roll(dice)) => self.roll_again(&mut state.public, dice, sink),
            (Frame::Declare, Offer::Use(ability, branch)) => {
                self.declare(&mut state.public, Some((ability, branch)), sink);
            }
            (Frame::Declare, Offer::NoAbility) => self.declare(&mut state.public, None, sink),
            (Frame::Team, Offer::Seat(of)) => {
                sink.tell_all(|| Event::Chose(seat, offer, None));
                self.turn_to(&mut state.public, of, sink);
            }
            (Frame::Aim(_), Offer::Seat(on)) => self.aim(&mut state.public, on, sink),
            (Frame::Defend(_), Offer::Use(ability, _)) => {
                self.defend(&mut state.public, seat, ability, sink);
            }
            (Frame::Defend(_), Offer::NoAbility) => sink.tell_all(|| Event::Undefended(seat)),
            (Frame::Again(at), Offer::Roll(dice)) => {
                state.public.frames.push(Frame::Throw(at, dice));
            }
            (Frame::Again(_), Offer::Pass) | (Frame::Main, Offer::Done) => {}
            (Frame::Main | Frame::Discard, Offer::Sell(card)) => {
                state.public.frames.push(frame);
                self.sell(state, seat, card, sink);
            }
            (frame, offer) => self.act(state, seat, frame, offer, sink),
        }
    }

    /// A card, a token or a passive ability; afterwards the frame asks again, and a window anew.
    fn act(
        &self,
        state: &mut State,
        seat: Seat,
        frame: Frame,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        state.public.frames.push(match frame {
            Frame::Window(why, _) => Frame::Window(why, SeatSet::EMPTY),
            frame => frame,
        });
        match offer {
            Offer::Play(card) => self.play(state, seat, card, sink),
            Offer::Spend(token, at, count) => {
                self.spend(&mut state.public, seat, token, at, count, sink);
            }
            Offer::Pay(ability, at) => self.use_passive(&mut state.public, seat, ability, at, sink),
            _ => unreachable!("{offer:?} is no answer to {frame:?}"),
        }
    }

    fn sell(&self, state: &mut State, seat: Seat, card: CardId, sink: &mut impl Sink<Event>) {
        change::discard(state, seat, card);
        sink.reveal();
        sink.tell_all(|| Event::Sold(seat, card));
        self.change_cp(&mut state.public, seat, 1, sink);
    }

    /// A card is paid and does its work; a main card that others may mind can be
    /// interrupted before (DT-12.4).
    fn play(&self, state: &mut State, seat: Seat, card: CardId, sink: &mut impl Sink<Event>) {
        let found = self.hero(seat).card(card);
        let price = self.price(&state.public, seat, found);
        sink.reveal();
        sink.tell_all(|| Event::Played(seat, card));
        self.change_cp(&mut state.public, seat, -i32::from(price), sink);
        if let CardKind::Upgrade(ability, level) = found.kind {
            return upgrade(state, seat, card, ability, level, sink);
        }
        change::take_card(state, seat, card);
        let public = &mut state.public;
        public.corner_mut(seat).played.insert(card);
        let way = if found.kind == CardKind::Roll {
            crate::frame::Way::Answer
        } else {
            crate::frame::Way::AtOnce
        };
        let run = Run::new(found.effects, Source::Card(seat, card), way);
        let away = Frame::Away(seat, card);
        public
            .frames
            .extend([away, Frame::Step(Step::Alone), Frame::Run(run)]);
        let others = |verb: Verb| matches!(verb, Verb::Transfer { .. }) || verb.whom() != Whom::Me;
        if found.kind == CardKind::Main && self.any_verb(found.effects, &others) {
            public.frames.push(Frame::Window(Why::Card, SeatSet::EMPTY));
        }
    }

    fn spend(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        at: u8,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let source = Source::Token(seat, token);
        let trigger = self.pack.token(token).triggers[usize::from(at)];
        let mut run = self.trigger_run(public, source, &trigger);
        run.paid = count;
        sink.tell_all(|| Event::Spent(seat, token, count));
        match trigger.price {
            Some(price) if price.goods != Goods::Token(token) => {
                self.pay(public, &run, price, sink);
            }
            _ => {
                self.take(public, seat, token, count, sink);
            }
        }
        self.note_use(public, source, at, &trigger);
        public
            .frames
            .extend([Frame::Step(Step::Alone), Frame::Run(run)]);
    }

    fn use_passive(
        &self,
        public: &mut Public,
        seat: Seat,
        ability: AbilityId,
        at: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let source = Source::Ability(seat, ability);
        let trigger = self.level(public, seat, ability).triggers[usize::from(at)];
        let run = self.trigger_run(public, source, &trigger);
        sink.tell_all(|| Event::Used(seat, ability));
        if let Some(price) = trigger.price {
            self.pay(public, &run, price, sink);
        }
        self.note_use(public, source, at, &trigger);
        public
            .frames
            .extend([Frame::Step(Step::Alone), Frame::Run(run)]);
    }

    /// The next attempt (DT-4.1).
    fn roll_again(&self, public: &mut Public, dice: u8, sink: &mut impl Sink<Event>) {
        let (seat, price) = (public.active, public.attack.price);
        public.attack.attempts += 1;
        self.change_cp(public, seat, -i32::from(price), sink);
        self.attempt(public, dice);
    }

    /// An ability is named, or none; all may answer by changing dice (DT-4.2).
    fn declare(
        &self,
        public: &mut Public,
        named: Option<(AbilityId, u8)>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = public.active;
        public.attack.declared = named;
        public.attack.state = Progress::Declared;
        public.attack.changed = false;
        let window = Frame::Window(Why::Declared, SeatSet::EMPTY);
        public.frames.extend([Frame::Step(Step::Stand), window]);
        sink.tell_all(|| match named {
            Some((ability, branch)) => Event::Declared(seat, ability, branch),
            None => Event::DeclaredNone(seat),
        });
    }

    /// An answer to a verb: it goes on with what it was told.
    fn fill(
        &self,
        state: &mut State,
        mut run: Run,
        seat: Seat,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        let verb = self.pack.verb(run.at);
        if !matches!(offer, Offer::Discard(_) | Offer::Take(_)) {
            sink.tell_all(|| Event::Chose(seat, offer, Some(run.at)));
        }
        let public = &mut state.public;
        match (offer, verb) {
            (
                Offer::Token(token),
                Verb::Grow { .. } | Verb::Build { .. } | Verb::Call(_) | Verb::Pay(_),
            ) => return self.fill_piece(public, run, token, verb, sink),
            (Offer::Take(card), _) => {
                self.draw_cards(state, seat, Cards::of(card), sink);
                run = run.next();
            }
            (Offer::Seat(on), verb) if verb.whom().portions() > 1 => {
                return self.give_portion(public, run, on, verb, sink);
            }
            (Offer::Seat(_) | Offer::Token(_), verb) => {
                self.fill_names(public, &mut run, seat, offer, verb, sink);
            }
            (Offer::Amount(count), Verb::May { price, then }) => {
                (run.step, run.answer) = (1, count);
                let paid = price.map_or(0, |price| self.pay(public, &run, price, sink));
                return self.enter_may(public, run, paid, then);
            }
            (Offer::Amount(count), _) => (run.step, run.answer) = (1, count),
            (Offer::Yes, Verb::May { price, then }) => {
                let paid = price.map_or(0, |price| self.pay(public, &run, price, sink));
                return self.enter_may(public, run, paid, then);
            }
            (Offer::Option(at), Verb::Choose { options, .. }) => {
                public.carry_on(run.next());
                let span = self.pack.options(options)[usize::from(at)];
                return public.frames.push(Frame::Run(run.inside(span)));
            }
            (Offer::Discard(card), _) => {
                change::discard(state, seat, card);
                sink.reveal();
                sink.tell_all(|| Event::Discarded(seat, card));
                run.answer += 1;
            }
            (Offer::Pass, verb) => {
                let step = leave(verb);
                match step {
                    Some(step) => run.step = step,
                    None => run = run.next(),
                }
                if let Verb::Remove { n: Some(n), .. } = verb {
                    run.answer = n;
                }
            }
            (offer, verb) => {
                return self.fill_dice(public, run, offer, verb, sink);
            }
        }
        state.public.frames.push(Frame::Run(run));
    }

    /// Answers about seats and tokens.
    fn fill_names(
        &self,
        public: &mut Public,
        run: &mut Run,
        by: Seat,
        offer: Offer,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        match (offer, verb) {
            (Offer::Seat(seat), Verb::Transfer { from, .. })
                if self.asks_whence(public, run, from) =>
            {
                run.picked = SeatSet::of(seat);
                run.step = 1;
            }
            (Offer::Seat(seat), Verb::Transfer { from, .. }) => {
                let source = self.moved_from(public, run, from);
                let token = source.and_then(|source| self.moved(public, run, source));
                run.picked = source.into_iter().collect();
                run.answer = token.map_or(0, token_answer);
                run.paid = seat.index() as u8;
                run.step = 3;
            }
            (Offer::Seat(seat), verb) => self.pick(public, run, seat, verb.whom()),
            (Offer::Token(token), Verb::Transfer { .. }) => {
                if run.step == 0 {
                    run.picked = self.with_movable(public);
                }
                run.answer = token_answer(token);
                run.step = 2;
            }
            (Offer::Token(token), Verb::Ward) => {
                self.ward(public, by, Some(token), sink);
                run.step = 1;
            }
            (Offer::Token(token), Verb::Remove { from, .. }) => {
                let of = self.named(public, &mut run.clone(), from).first();
                if let Some(of) = of {
                    self.take(public, of, token, 1, sink);
                }
                run.answer += 1;
            }
            _ => unreachable!("{offer:?} is no answer to {verb:?}"),
        }
    }

    fn enter_may(&self, public: &mut Public, mut run: Run, paid: u8, then: crate::verb::Span) {
        run.paid = paid;
        public.carry_on(run.next());
        public.frames.push(Frame::Run(run.inside(then)));
    }

    /// One more of those whom a verb is about.
    fn pick(&self, public: &Public, run: &mut Run, seat: Seat, whom: Whom) {
        let (among, _, most) = self.among(public, run, whom);
        if run.answer == 0 {
            run.picked = SeatSet::EMPTY;
        }
        run.picked.insert(seat);
        run.answer += 1;
        if run.answer >= most || run.answer >= among.len() {
            (run.step, run.answer) = (1, 0);
            if whom == Whom::Team {
                run.picked.insert(run.owner());
            }
        }
    }

    /// Answers about dice.
    fn fill_dice(
        &self,
        public: &mut Public,
        mut run: Run,
        offer: Offer,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let mut throw = None;
        match (offer, verb) {
            (Offer::Die(roll, die), Verb::SetDie { side, .. }) => {
                run.answer = answer_of((roll, die));
                run.step += 1;
                if let Some(side) = side {
                    self.turn_die(public, (roll, die), side, sink);
                    run.step += 1;
                }
            }
            (Offer::Die(roll, die), Verb::CopyDie(_)) if run.step == 1 => {
                let (at, from) = answered_die(&run);
                let side = public.rolls[usize::from(at)].sides[usize::from(from)];
                self.turn_die(public, (roll, die), side, sink);
                run.step = 2;
            }
            (Offer::Die(roll, die), Verb::CopyDie(_) | Verb::ShiftDie(_)) => {
                run.answer = answer_of((roll, die));
                run.step = 1;
            }
            (Offer::Die(roll, die), Verb::PickDie(_)) => {
                run.paid = answer_of((roll, die));
                run.picked = SeatSet::of(public.rolls[usize::from(roll)].owner);
                run.step = 1;
            }
            (Offer::Die(roll, die), Verb::Reroll { .. }) => {
                run.step += 1;
                throw = Some(Frame::Throw(roll, 1 << die));
            }
            (Offer::Die(roll, die), Verb::Roll { price, .. }) => {
                if let Some(price) = price {
                    self.pay(public, &run, price, sink);
                }
                run.answer |= 1 << die;
                run.step += 1;
                throw = Some(Frame::Throw(roll, 1 << die));
            }
            (Offer::Side(side), _) => {
                self.turn_die(public, answered_die(&run), side, sink);
                run.step += 1;
            }
            _ => unreachable!("{offer:?} is no answer to {verb:?}"),
        }
        public.frames.push(Frame::Run(run));
        public.frames.extend(throw);
    }

    /// Chance answers the frame on top.
    pub(crate) fn land(&self, state: &mut State, landing: &Landing, sink: &mut impl Sink<Event>) {
        match state.public.frames.pop() {
            Some(Frame::Heroes(choosing)) => {
                self.heroes_landed(&mut state.public, choosing, landing, sink);
            }
            Some(Frame::First(seats)) => self.first_rolled(&mut state.public, seats, landing, sink),
            Some(Frame::Throw(at, dice)) => throw(&mut state.public, at, dice, landing, sink),
            Some(Frame::Draw(seat, count)) => self.drawn(state, seat, count, landing, sink),
            Some(Frame::Lose(seat)) => {
                let card = nth(state.hands[seat.index()], landing[0]);
                change::discard(state, seat, card);
                sink.reveal();
                sink.tell_all(|| Event::Discarded(seat, card));
            }
            other => unreachable!("{other:?} waits for no landing"),
        }
        self.go_on(state, sink);
    }

    /// The highest begins; those who are level roll again (DT-2.4).
    fn first_rolled(
        &self,
        public: &mut Public,
        seats: SeatSet,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let rolled = || seats.iter().zip(landing.iter().map(|side| side + 1));
        sink.tell_all(|| Event::RolledForStart(rolled().collect()));
        let best = rolled().map(|(_, side)| side).max();
        let first: SeatSet = rolled()
            .filter(|(_, side)| Some(*side) == best)
            .map(|(seat, _)| seat)
            .collect();
        if first.len() > 1 {
            return public.frames.push(Frame::First(first));
        }
        public.first = first.first().unwrap_or(public.first);
        self.deal_first(public);
    }

    fn drawn(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let mut deck = self.deck_of(state, seat);
        let mut cards = Cards::EMPTY;
        for &place in landing {
            let card = nth(deck, place);
            deck.remove(card);
            cards.insert(card);
        }
        self.draw_cards(state, seat, cards, sink);
        let left = count - landing.len() as u8;
        if left > 0 {
            state.public.frames.push(Frame::Draw(seat, left));
        }
    }

    /// Cards that are left to draw.
    pub(crate) fn deck_of(&self, state: &State, seat: Seat) -> Cards {
        let corner = state.public.corner(seat);
        let outside = state.hands[seat.index()]
            .or(corner.discard)
            .or(corner.played);
        self.deck(seat).without(outside)
    }

    /// A word from outside.
    pub(crate) fn call(&self, state: &mut State, call: Call, sink: &mut impl Sink<Event>) {
        match call {
            Call::Resign(seat) => {
                sink.tell_all(|| Event::Resigned(seat));
                let gone = state.public.playing().iter();
                let gone: SeatSet = gone
                    .filter(|&other| !self.are_opponents(seat, other))
                    .collect();
                self.leave(state, gone, sink);
            }
            Call::Draw => {
                sink.tell_all(|| Event::Agreed);
                self.finish(state, sink);
            }
            Call::TimeUp | Call::MatchTimeUp => self.finish(state, sink),
        }
        self.go_on(state, sink);
    }
}

/// Dice land.
fn throw(public: &mut Public, at: u8, dice: u8, landing: &Landing, sink: &mut impl Sink<Event>) {
    let roll = &mut public.rolls[usize::from(at)];
    let before = roll.sides.clone();
    let mut landed = landing.iter();
    for (die, side) in roll.sides.iter_mut().enumerate() {
        if dice >> die & 1 == 1 {
            *side = landed.next().map_or(1, |side| side + 1);
        }
    }
    roll.changed |= before != roll.sides;
    public.attack.changed |= at == 0 && before != roll.sides;
    let (seat, purpose, sides) = (roll.owner, roll.purpose, roll.sides.clone());
    let some = dice.count_ones() < sides.len() as u32;
    let again = some || purpose == Purpose::Offence && public.attack.attempts > 1;
    sink.tell_all(|| Event::Rolled {
        seat,
        purpose,
        sides,
        rolled: dice,
        again,
    });
}

/// An upgrade covers what lay there (DT-12.3).
fn upgrade(
    state: &mut State,
    seat: Seat,
    card: CardId,
    ability: AbilityId,
    level: u8,
    sink: &mut impl Sink<Event>,
) {
    change::take_card(state, seat, card);
    let corner = state.public.corner_mut(seat);
    corner.played.insert(card);
    corner.levels[ability.index()] = level;
    sink.tell_all(|| Event::Upgraded(seat, card));
}

/// The step at which a verb that was left has nothing more to ask; `None` where it is over.
const fn leave(verb: Verb) -> Option<u8> {
    match verb {
        Verb::SetDie { n, .. } => Some(2 * n),
        Verb::Reroll { n, .. } | Verb::Call(n) => Some(n),
        Verb::Roll { again, .. } => Some(again + 1),
        Verb::Remove { .. }
        | Verb::Gain { .. }
        | Verb::Inflict { .. }
        | Verb::Damage { .. }
        | Verb::Pay(_)
        | Verb::Pick(_) => Some(1),
        _ => None,
    }
}

//! The doors for change: every token, point, card and die goes through here, and is told.

use crate::event::Event;
use crate::frame::{Frame, Run, Way};
use crate::pool::{Account, Entry, Source, What};
use crate::state::{CP, Progress, Public, State};
use crate::verb::When;
use crate::{CardId, Cards, DiceThrone, TokenId, TokenKind};
use dice::Set;
use kernel::{Audience, Seat, Sink};

impl DiceThrone {
    /// Combat points come or go, between none and the most (DT-1.4). Says how many.
    pub(crate) fn change_cp(
        &self,
        public: &mut Public,
        seat: Seat,
        by: i32,
        sink: &mut impl Sink<Event>,
    ) -> i32 {
        let cp = &mut public.corner_mut(seat).cp;
        let before = *cp;
        *cp = (i32::from(before) + by).clamp(0, i32::from(CP)) as u8;
        let now = *cp;
        let by = i32::from(now) - i32::from(before);
        if by != 0 {
            let by = by as i8;
            sink.tell_all(|| Event::Cp { seat, by, now });
        }
        by
    }

    /// Tokens come, as many as there is room for (DT-10.3).
    pub(crate) fn give(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        if !public.is_in(seat) {
            return;
        }
        let limit = self.limit(public, seat, token);
        let corner = public.corner_mut(seat);
        let now = limit.min(corner.has(token) + count).max(corner.has(token));
        let came = now - corner.has(token);
        corner.tokens.set(token, now);
        let fresh = corner.fresh.of(token) + came;
        corner.fresh.set(token, fresh.min(now));
        if came > 0 {
            let by = came as i8;
            sink.tell_all(|| Event::Tokens {
                seat,
                token,
                by,
                now,
            });
        }
        if came < count {
            self.trigger_now(public, seat, token, When::AtLimit);
        }
    }

    /// A token may do something when there is no room for it, or when the last one goes (DT-10.3).
    fn trigger_now(&self, public: &mut Public, seat: Seat, token: TokenId, when: When) {
        let triggers = self.pack.token(token).triggers.iter();
        for trigger in triggers.filter(|trigger| trigger.when == when) {
            let run = Run::new(trigger.effects, Source::Token(seat, token), Way::AtOnce);
            public.frames.push(Frame::Run(run));
        }
    }

    /// Tokens go. Says how many.
    pub(crate) fn take(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let corner = public.corner_mut(seat);
        let gone = count.min(corner.has(token));
        corner.tokens.set(token, corner.has(token) - gone);
        let now = corner.has(token);
        corner.fresh.set(token, now.min(corner.fresh.of(token)));
        if gone > 0 && now == 0 {
            self.trigger_now(public, seat, token, When::Gone);
        }
        if gone > 0 {
            let by = -(gone as i8);
            sink.tell_all(|| Event::Tokens {
                seat,
                token,
                by,
                now,
            });
        }
        gone
    }

    /// Tokens are inflicted, unless they are warded off.
    pub(crate) fn inflict(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let attacked =
            public.attack.target == Some(seat) && public.attack.state < Progress::Settled;
        let can = self.pack.token(token).kind == TokenKind::Negative;
        let warded = if attacked && can {
            count.min(public.attack.wards)
        } else {
            0
        };
        public.attack.wards -= warded;
        if warded > 0 {
            sink.tell_all(|| Event::Warded(seat, token));
        }
        let before = public.corner(seat).has(token);
        self.give(public, seat, token, count - warded, sink);
        if attacked && public.corner(seat).has(token) > before {
            public.attack.felt.insert(token);
        }
    }

    /// Tokens of this attack that can still be warded off: none that was there before, and none
    /// that keeps rules of its own (DT-10.9).
    pub(crate) fn wardable(&self, public: &Public, seat: Seat) -> Set<TokenId> {
        let felt = public.attack.felt.iter();
        let there = felt.filter(|&token| public.corner(seat).has(token) > 0);
        there.filter(|&token| self.can_remove(token)).collect()
    }

    /// One token of the attack comes to nothing: this one, or the next.
    pub(crate) fn ward(
        &self,
        public: &mut Public,
        seat: Seat,
        token: Option<TokenId>,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(token) = token else {
            public.attack.wards += 1;
            return;
        };
        self.take(public, seat, token, 1, sink);
        public.attack.felt.remove(token);
        sink.tell_all(|| Event::Warded(seat, token));
    }

    /// Puts a line on the account.
    pub(crate) fn note(&self, public: &mut Public, entry: Entry, sink: &mut impl Sink<Event>) {
        let Entry {
            to,
            what,
            amount,
            source,
            ..
        } = entry;
        let counts = !matches!(
            what,
            What::Damage(_) | What::Boost | What::Weaken | What::Prevent | What::Heal
        );
        if amount == 0 && !counts {
            return;
        }
        let is_twice = what == What::Dodge && public.pool.contains(&entry);
        if is_twice {
            return;
        }
        let noted = public.pool.try_push(entry);
        assert!(noted.is_ok(), "an account has room for all lines");
        sink.tell_all(|| Event::Noted {
            to,
            what,
            amount,
            source,
        });
    }

    /// Heals at once, up to the most there can be.
    pub(crate) fn heal(
        &self,
        public: &mut Public,
        seat: Seat,
        by: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let most = self.most_health();
        let health = &mut public.health[self.side(seat)];
        let before = *health;
        *health = most.min(before + by).max(before);
        let health = *health;
        let by = health - before;
        if by > 0 {
            sink.tell_all(|| Event::Healed { seat, by, health });
        }
    }

    /// Turns a die. A number that stays as it was changes nothing.
    pub(crate) fn turn_die(
        &self,
        public: &mut Public,
        (at, die): (u8, u8),
        to: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let roll = &mut public.rolls[usize::from(at)];
        let seat = roll.owner;
        let side = &mut roll.sides[usize::from(die)];
        let from = *side;
        *side = to;
        if from != to {
            public.attack.changed |= at == 0;
            sink.tell_all(|| Event::Turned {
                seat,
                die,
                from,
                to,
            });
        }
    }

    /// The account that an effect writes to.
    pub(crate) fn account(&self, public: &Public, run: &Run) -> Account {
        match run.way {
            Way::AtOnce if public.phase.is_main() || !self.is_pooling(public) => Account::Alone,
            Way::AtOnce => Account::Alone,
            _ => Account::Phase,
        }
    }

    /// Whether something is collected that is settled later.
    fn is_pooling(&self, public: &Public) -> bool {
        public
            .pool
            .iter()
            .any(|entry| entry.account == Account::Phase)
    }

    /// What was discarded becomes the deck (DT-1.6). Where there is nothing, nobody draws.
    pub(crate) fn shuffle(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let corner = state.public.corner_mut(seat);
        if count > 0 && !corner.discard.is_empty() && state.public.places[seat.index()] == 0 {
            state.public.corner_mut(seat).discard = Cards::EMPTY;
            state.public.frames.push(Frame::Draw(seat, count));
            sink.tell_all(|| Event::Shuffled(seat));
        }
    }

    /// How many cards are left to draw.
    pub fn deck_size(&self, public: &Public, seat: Seat) -> u8 {
        let corner = public.corner(seat);
        self.deck(seat).len() - corner.hand - corner.discard.len() - corner.played.len()
    }

    /// All cards of a seat (DT-1.6).
    pub(crate) fn deck(&self, seat: Seat) -> Cards {
        let all = self.hero(seat).deck();
        let with_promo = self.options.promo;
        all.filter(|(_, card)| with_promo || !card.promo)
            .map(|(id, _)| id)
            .collect()
    }
}

/// A card leaves the hand.
pub(crate) fn take_card(state: &mut State, seat: Seat, card: CardId) {
    let hand = &mut state.hands[seat.index()];
    debug_assert!(hand.contains(card), "the card is in the hand");
    hand.remove(card);
    state.public.corner_mut(seat).hand -= 1;
}

/// A card leaves the hand for the discard pile, seen by all.
pub(crate) fn discard(state: &mut State, seat: Seat, card: CardId) {
    take_card(state, seat, card);
    state.public.corner_mut(seat).discard.insert(card);
}

/// A card comes into the hand; only its owner sees it.
pub(crate) fn draw(state: &mut State, seat: Seat, card: CardId, sink: &mut impl Sink<Event>) {
    state.hands[seat.index()].insert(card);
    state.public.corner_mut(seat).hand += 1;
    sink.tell_all(|| Event::Drew(seat, 1));
    sink.reveal_to(Audience::only(seat));
    sink.tell(Audience::only(seat), || Event::Saw(card));
}

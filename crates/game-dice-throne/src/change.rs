//! The doors for change: every token, point, card and die goes through here, and is told.

use crate::event::Event;
use crate::frame::{Frame, Run, Way};
use crate::pool::{Entry, Source, What};
use crate::state::{CP, Public, State};
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

    /// Tokens come, as many as there is room for (DT-10.3); it is told how many are lost.
    pub(crate) fn give(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let came = self.top_up(public, seat, token, count, sink);
        let lost = count - came.unwrap_or(count);
        if lost == 0 {
            return;
        }
        // A token that does something then is not merely lost.
        let mut triggers = self.pack.token(token).triggers.iter();
        let acts = triggers.any(|trigger| trigger.when == When::AtLimit);
        sink.tell_all(|| {
            if acts {
                Event::Worked(seat, token)
            } else {
                Event::NoRoom(seat, token, lost)
            }
        });
    }

    /// The same where no more were meant than there is room for. Says how many came; nothing where
    /// the seat is out.
    pub(crate) fn top_up(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) -> Option<u8> {
        if !public.is_in(seat) {
            return None;
        }
        let came = self.change_tokens(public, seat, token, i32::from(count), sink);
        if came < count {
            self.trigger_now(public, seat, token, When::AtLimit);
        }
        Some(came)
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
        let gone = self.change_tokens(public, seat, token, -i32::from(count), sink);
        if gone > 0 && public.corner(seat).has(token) == 0 {
            self.trigger_now(public, seat, token, When::Gone);
        }
        gone
    }

    /// Tokens come or go, between none and the limit. Says how many did.
    fn change_tokens(
        &self,
        public: &mut Public,
        seat: Seat,
        token: TokenId,
        by: i32,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let limit = self.limit(public, seat, token);
        let corner = public.corner_mut(seat);
        let before = corner.has(token);
        let now = (i32::from(before) + by).clamp(0, i32::from(limit.max(before))) as u8;
        let fresh = corner.fresh.of(token) + now.saturating_sub(before);
        corner.tokens.set(token, now);
        corner.fresh.set(token, fresh.min(now));
        if now != before {
            let by = now as i8 - before as i8;
            sink.tell_all(|| Event::Tokens {
                seat,
                token,
                by,
                now,
            });
        }
        now.abs_diff(before)
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
        let attacked = public.attack.target == Some(seat) && !public.attack.is_over();
        let can = self.pack.token(token).kind == TokenKind::Negative;
        let wards = attacked && can && count > 0 && public.attack.wards.contains(seat);
        let warded = u8::from(wards);
        if wards {
            public.attack.wards.remove(seat);
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
            public.attack.wards.insert(seat);
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
            roll.changed = true;
            public.attack.changed |= at == 0;
            sink.tell_all(|| Event::Turned {
                seat,
                die,
                from,
                to,
            });
        }
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

impl DiceThrone {
    /// Cards come into the hand; only its owner and team-mates see them (DT-14.5).
    pub(crate) fn draw_cards(
        &self,
        state: &mut State,
        seat: Seat,
        cards: Cards,
        sink: &mut impl Sink<Event>,
    ) {
        let hand = &mut state.hands[seat.index()];
        *hand = hand.or(cards);
        state.public.corner_mut(seat).hand += cards.len();
        sink.tell_all(|| Event::Drew(seat, cards.len()));
        sink.reveal_to(self.seers(&state.public, seat));
        sink.tell(Audience::only(seat), || Event::Saw(cards));
    }

    /// Who sees the cards of a seat.
    pub(crate) fn seers(&self, public: &Public, seat: Seat) -> Audience {
        Audience::Seats(self.team(public, seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup};
    use kernel::Heard;

    #[test]
    fn tokens_that_find_no_room_are_told() {
        let setup = Setup::of_mode(Mode::Duel);
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).expect("a duel");
        let (mut public, seat) = (game.begin().public, Seat::new(0).expect("a seat"));
        let token = game.pack.token_named("stun").expect("a token");
        let limit = game.limit(&public, seat, token);
        let mut heard = Heard::default();
        game.give(&mut public, seat, token, limit + 1, &mut heard);
        let newest = heard.told.pop().map(|told| told.event);
        assert_eq!(newest, Some(Event::NoRoom(seat, token, 1)));
        let mut heard = Heard::default();
        game.top_up(&mut public, seat, token, limit, &mut heard);
        assert_eq!(heard.told, [], "nothing more was meant");
    }

    #[test]
    fn a_token_that_acts_for_want_of_room_is_told_to_act() {
        let setup = Setup::of_mode(Mode::Duel);
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).expect("a duel");
        let (mut public, seat) = (game.begin().public, Seat::new(0).expect("a seat"));
        let keg = game.pack.token_named("powder-keg").expect("a token");
        let mut heard = Heard::default();
        game.give(&mut public, seat, keg, 1, &mut heard);
        game.give(&mut public, seat, keg, 1, &mut heard);
        let newest = heard.told.pop().map(|told| told.event);
        assert_eq!(newest, Some(Event::Worked(seat, keg)));
    }
}

//! Teams that are brought hidden (MA-2.8): everybody names cards with their dice, and basic
//! actions; once all are done the teams are shown together.

use super::pick::CARDS;
use super::{Hand, Round};
use crate::ids::CardId;
use crate::offer::Offer;
use crate::pack::{CardKind, Pack};
use crate::rules::{Brought, DiceMasters};
use crate::setup::Mode;
use crate::team::Team;
use dice::Id;
use kernel::position::read_count;
use kernel::{Arg, Refusal, Rng, Rule, SeatSet};

/// Before anybody has named a card.
pub(crate) const BEGINNING: Round = Round::Build {
    done: SeatSet::EMPTY,
};

/// Whether a pack has cards enough for a team of this mode.
pub(crate) fn is_enough(pack: &Pack, mode: Mode) -> bool {
    !mode.has_exact_dice() || rest(pack, &[]) >= mode.dice().unwrap_or(0)
}

/// The most dice that can still come to these cards: those of the best cards of other names, in the
/// places that are left.
fn rest(pack: &Pack, team: &[CardId]) -> u8 {
    let mut others = vec![0; pack.figures.len()];
    for card in &pack.cards {
        let most: &mut u8 = &mut others[card.figure.index()];
        if card.kind != CardKind::BasicAction {
            *most = card.most.max(*most);
        }
    }
    for card in team {
        others[pack.card(*card).figure.index()] = 0;
    }
    others.sort_unstable_by(|one, other| other.cmp(one));
    others.into_iter().take(CARDS - team.len()).sum()
}

/// Why a card, or so many dice of it, cannot come to a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Barred {
    /// It is a basic action.
    Basic,
    /// The team has all its cards.
    Cards,
    /// Somebody of its name is there already.
    Name,
    /// So many dice do not lie on it.
    Limit,
    /// The team has no room for so many dice.
    Dice,
    /// The team could not come to its number of dice any more.
    Short,
}

impl Barred {
    const fn rule(self) -> Rule {
        match self {
            Barred::Basic => Rule("MA-2.7"),
            Barred::Cards | Barred::Name | Barred::Limit => Rule("MA-2.5"),
            Barred::Dice | Barred::Short => Rule("MA-2.6"),
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Barred::Basic => "dice-masters-refused-bring-basic",
            Barred::Cards => "dice-masters-refused-bring-cards",
            Barred::Name => "dice-masters-refused-bring-name",
            Barred::Limit => "dice-masters-refused-bring-limit",
            Barred::Dice => "dice-masters-refused-bring-dice",
            Barred::Short => "dice-masters-refused-bring-short",
        }
    }
}

impl Hand {
    /// The dice of the team so far.
    pub fn brought(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// Takes an answer down.
    pub(super) fn bring(&mut self, offer: Offer) {
        match offer {
            Offer::Choose(card) if self.whole => self.basics.push(card),
            Offer::Choose(card) => self.team.push(card),
            Offer::Amount(count) => self.dice.push(count),
            _ => self.whole = true,
        }
    }

    /// The card whose dice are asked for.
    pub fn counted(&self) -> Option<CardId> {
        self.team.get(self.dice.len()).copied()
    }
}

impl DiceMasters {
    /// Whether everybody brings a team hidden (MA-2.8).
    pub const fn hides_teams(&self) -> bool {
        self.hidden
    }

    /// The way to play.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The answers that are left until this team is brought, one after the other; nothing where
    /// what is there already does not belong to it.
    pub fn bringing(&self, hand: &Hand, team: &Team) -> Option<Vec<Offer>> {
        let mut hand = hand.clone();
        let mut answers = Vec::new();
        while !(hand.whole && hand.basics.is_full()) {
            let next = self.towards(&hand, team)?;
            hand.bring(next);
            answers.push(next);
        }
        Some(answers)
    }

    /// What can be brought next: a card, its dice, or nothing more.
    pub(super) fn bring_offers(&self, hand: &Hand, offers: &mut Vec<Offer>) {
        if let Some(card) = hand.counted() {
            let counts = 1..=self.pack.card(card).most;
            let fits = |count: &u8| self.cannot_count(hand, card, *count).is_none();
            return offers.extend(counts.filter(fits).map(Offer::Amount));
        }
        let cards = (0..self.pack.cards.len()).filter_map(CardId::at);
        let fits = |card: &CardId| self.cannot_bring(hand, *card).is_none();
        offers.extend(cards.filter(fits).map(Offer::Choose));
        if self.is_whole(hand) {
            offers.push(Offer::Done);
        }
    }

    /// Whether the cards so far are a team: one at least, and all dice where they are counted.
    fn is_whole(&self, hand: &Hand) -> bool {
        let dice = hand.brought();
        let counted = hand.counted().is_none() && dice > 0;
        counted && (!self.mode.has_exact_dice() || Some(dice) == self.mode.dice())
    }

    /// What keeps a seat from this card, and how many there may be.
    fn cannot_bring(&self, hand: &Hand, id: CardId) -> Option<(Barred, u8)> {
        let card = self.pack.card(id);
        if card.kind == CardKind::BasicAction {
            return Some((Barred::Basic, self.mode.basics()));
        }
        let mut names = hand.team.iter().map(|one| self.pack.card(*one).figure);
        let most = self.mode.cards();
        if names.any(|one| one == card.figure) {
            return Some((Barred::Name, 1));
        }
        if hand.team.len() >= usize::from(most) {
            return Some((Barred::Cards, most));
        }
        // One die at least lies on it, and all of its dice must do where they are counted.
        let few = self
            .cannot_count(hand, id, 1)
            .filter(|_| self.is_full(hand));
        few.or_else(|| self.cannot_count(hand, id, card.most.min(self.room(hand))))
    }

    /// How many dice there is room for.
    fn room(&self, hand: &Hand) -> u8 {
        let most = self.mode.dice().unwrap_or(u8::MAX);
        most.saturating_sub(hand.brought())
    }

    fn is_full(&self, hand: &Hand) -> bool {
        self.room(hand) == 0
    }

    /// What keeps a seat from so many dice of a card, and how many there may be.
    fn cannot_count(&self, hand: &Hand, card: CardId, count: u8) -> Option<(Barred, u8)> {
        let (room, most) = (self.room(hand), self.pack.card(card).most);
        if count > most {
            return Some((Barred::Limit, most));
        }
        let mut team = hand.team.clone();
        if hand.counted().is_none() {
            team.push(card);
        }
        let short = || self.mode.has_exact_dice() && count + rest(&self.pack, &team) < room;
        let all = self.mode.dice().unwrap_or(u8::MAX);
        if count > room {
            return Some((Barred::Dice, all));
        }
        short().then_some((Barred::Short, all))
    }

    /// Why a card cannot be brought, or not with so many dice.
    pub(crate) fn why_not_bring(&self, hand: &Hand, offer: Offer) -> Option<Refusal> {
        let refuse = |card: CardId, (barred, most): (Barred, u8)| {
            let refusal = Refusal::by(barred.rule(), barred.key());
            let refusal = refusal.with("card", self.called_card(card));
            refusal.with("most", Arg::number(most))
        };
        match (offer, hand.counted()) {
            _ if hand.whole => None,
            (Offer::Choose(card), None) => Some(refuse(card, self.cannot_bring(hand, card)?)),
            (Offer::Amount(count), Some(card)) => {
                Some(refuse(card, self.cannot_count(hand, card, count)?))
            }
            (Offer::Done, None) => {
                let refusal = Refusal::by(Rule("MA-2.6"), "dice-masters-refused-too-few");
                let most = Arg::number(self.mode.dice().unwrap_or(1));
                let dice = Arg::number(hand.brought());
                Some(refusal.with("most", most).with("dice", dice))
            }
            _ => None,
        }
    }

    /// The team that a seat has brought.
    pub(super) fn brought_of<'a>(&self, hand: &'a Hand) -> impl Iterator<Item = Brought> + 'a {
        let dice = hand.dice.iter().copied();
        let cards = hand.team.iter().copied().zip(dice);
        cards.map(|(card, dice)| Brought { card, dice })
    }

    /// Whether what a seat has brought so far may be brought.
    pub(super) fn bring_is_right(&self, hand: &Hand) -> bool {
        let mut before = Hand::default();
        let mut counts = hand.dice.iter();
        let fits = hand.team.iter().all(|card| {
            let is_free = self.cannot_bring(&before, *card).is_none();
            before.team.extend(is_free.then_some(*card));
            let count = counts.next().filter(|_| is_free);
            let may = count.is_none_or(|count| {
                let may = *count > 0 && self.cannot_count(&before, *card, *count).is_none();
                before.dice.push(*count);
                may
            });
            is_free && may
        });
        let one_open = hand.team.len() <= hand.dice.len() + 1;
        fits && counts.next().is_none() && one_open && (!hand.whole || self.is_whole(hand))
    }

    /// Some team that may have been brought.
    pub(super) fn bring_some(&self, hand: &mut Hand, rng: &mut dyn Rng) {
        let mut offers = Vec::new();
        while !hand.whole {
            offers.clear();
            self.bring_offers(hand, &mut offers);
            let offer = offers[rng.below(offers.len() as u32) as usize];
            hand.bring(offer);
        }
        while !hand.basics.is_full() {
            let free: Vec<CardId> = self.free_basics(hand).collect();
            hand.basics
                .push(free[rng.below(free.len() as u32) as usize]);
        }
    }

    /// The next step towards one of the teams of the pack, as it pleases: the first that what is
    /// there already belongs to, from a place by chance.
    pub(crate) fn bring_advice(&self, hand: &Hand, rng: &mut dyn Rng) -> Option<Offer> {
        let teams = self.pack.teams.iter().flat_map(|one| one.of(self.mode));
        let teams: Vec<Team> = teams.collect();
        let begin = rng.below(teams.len().max(1) as u32) as usize;
        let mut from_there = teams.iter().cycle().skip(begin).take(teams.len());
        from_there.find_map(|team| self.towards(hand, team))
    }

    /// The next step towards a team; nothing where what is there does not belong to it.
    fn towards(&self, hand: &Hand, team: &Team) -> Option<Offer> {
        let named = |text: &String| {
            let (id, count) = read_count(text);
            Some((self.pack.card_named(id)?, count.unwrap_or(1)))
        };
        let cards: Vec<(CardId, u8)> = team.cards.iter().filter_map(named).collect();
        let basics: Vec<(CardId, u8)> = team.basics.iter().filter_map(named).collect();
        let known = hand.team.iter().enumerate().map(|(place, card)| {
            let count = hand.dice.get(place).copied();
            cards
                .iter()
                .find(|(own, dice)| own == card && count.is_none_or(|count| count == *dice))
        });
        if !known.into_iter().all(|one| one.is_some()) {
            return None;
        }
        if let Some(card) = hand.counted() {
            let count = cards.iter().find(|(own, _)| *own == card);
            return count.map(|(_, dice)| Offer::Amount(*dice));
        }
        let mut missing = cards.iter().filter(|(card, _)| !hand.team.contains(card));
        let mut actions = basics
            .iter()
            .filter(|(card, _)| !hand.basics.contains(card));
        let next = match (hand.whole, missing.next()) {
            (true, _) => actions.next(),
            (false, Some(card)) => Some(card),
            (false, None) => return Some(Offer::Done),
        };
        next.map(|(card, _)| Offer::Choose(*card))
    }
}

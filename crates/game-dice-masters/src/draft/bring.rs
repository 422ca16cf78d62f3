//! Teams that are brought hidden (MA-2.8): everybody names cards, die by die, and basic actions;
//! once all are done the teams are shown together.

use super::pick::CARDS;
use super::{Hand, Round};
use crate::ids::CardId;
use crate::offer::Offer;
use crate::pack::{CardKind, Pack};
use crate::rules::{Brought, DiceMasters};
use crate::setup::Mode;
use crate::team::Team;
use arrayvec::ArrayVec;
use dice::Id;
use kernel::position::read_count;
use kernel::{Arg, Refusal, Rng, Rule, SeatSet};

/// Before anybody has named a card.
pub(crate) const BEGINNING: Round = Round::Build {
    done: SeatSet::EMPTY,
};

/// Whether a pack has cards enough for a team of this mode.
pub(crate) fn is_enough(pack: &Pack, mode: Mode) -> bool {
    !mode.has_exact_dice() || reach(pack, &[]) >= mode.dice().unwrap_or(0)
}

/// The most dice that a team with these cards can come to: theirs, and those of the best cards of
/// other names in the places that are left.
fn reach(pack: &Pack, team: &[CardId]) -> u8 {
    let figure = |card: &CardId| pack.card(*card).figure;
    let mut others = vec![0; pack.figures.len()];
    for card in &pack.cards {
        let most: &mut u8 = &mut others[card.figure.index()];
        if card.kind != CardKind::BasicAction {
            *most = card.most.max(*most);
        }
    }
    for card in team {
        others[figure(card).index()] = 0;
    }
    others.sort_unstable_by(|one, other| other.cmp(one));
    let own = team.iter().map(|card| pack.card(*card).most);
    own.chain(others.into_iter().take(CARDS - team.len())).sum()
}

impl Hand {
    /// The dice of the team so far.
    pub fn brought(&self) -> u8 {
        self.dice.iter().sum()
    }

    /// One more die for a card; the first one brings the card.
    pub(super) fn bring(&mut self, card: CardId) {
        if let Some(place) = self.team.iter().position(|one| *one == card) {
            self.dice[place] += 1;
        } else {
            self.team.push(card);
            self.dice.push(1);
        }
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

    /// The answers that bring this team, one after the other; nothing where a card is unknown.
    pub fn bringing(&self, team: &Team) -> Option<Vec<Offer>> {
        let mut answers = Vec::new();
        for text in &team.cards {
            let (id, count) = read_count(text);
            let card = Offer::Choose(self.pack.card_named(id)?);
            answers.extend(std::iter::repeat_n(card, count.unwrap_or(1).into()));
        }
        answers.push(Offer::Done);
        for id in &team.basics {
            answers.push(Offer::Choose(self.pack.card_named(id)?));
        }
        Some(answers)
    }

    /// What can be brought next: a die for a card, or nothing more.
    pub(super) fn bring_offers(&self, hand: &Hand, offers: &mut Vec<Offer>) {
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
        dice > 0 && (!self.mode.has_exact_dice() || Some(dice) == self.mode.dice())
    }

    /// The rule that keeps a seat from one more die of this card, and how many there may be.
    fn cannot_bring(&self, hand: &Hand, id: CardId) -> Option<(Rule, u8)> {
        let card = self.pack.card(id);
        let most = self.mode.dice().unwrap_or(u8::MAX);
        if card.kind == CardKind::BasicAction {
            return Some((Rule("MA-2.7"), self.mode.basics()));
        }
        if hand.brought() >= most {
            return Some((Rule("MA-2.6"), most));
        }
        if let Some(place) = hand.team.iter().position(|one| *one == id) {
            return (hand.dice[place] >= card.most).then_some((Rule("MA-2.5"), card.most));
        }
        let mut names = hand.team.iter().map(|one| self.pack.card(*one).figure);
        if hand.team.len() >= usize::from(self.mode.cards()) || names.any(|one| one == card.figure)
        {
            return Some((Rule("MA-2.5"), self.mode.cards()));
        }
        let with = hand.team.iter().copied().chain([id]);
        let with: ArrayVec<CardId, CARDS> = with.collect();
        let falls_short = self.mode.has_exact_dice() && reach(&self.pack, &with) < most;
        falls_short.then_some((Rule("MA-2.6"), most))
    }

    /// Why a card cannot be brought.
    pub(crate) fn why_not_bring(&self, hand: &Hand, offer: Offer) -> Option<Refusal> {
        match offer {
            Offer::Choose(card) if !hand.whole => {
                let (rule, most) = self.cannot_bring(hand, card)?;
                let refusal = Refusal::by(rule, "dice-masters-refused-bring");
                Some(
                    refusal
                        .with("card", self.called_card(card))
                        .with("most", Arg::number(most)),
                )
            }
            Offer::Done => {
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
        let cards = hand.team.iter().zip(&hand.dice);
        hand.team.len() == hand.dice.len()
            && cards.into_iter().all(|(card, dice)| {
                *dice > 0
                    && (0..*dice).all(|_| {
                        let fits = self.cannot_bring(&before, *card).is_none();
                        fits && {
                            before.bring(*card);
                            true
                        }
                    })
            })
            && (!hand.whole || self.is_whole(hand))
    }

    /// Some team that may have been brought.
    pub(super) fn bring_some(&self, hand: &mut Hand, rng: &mut dyn Rng) {
        let mut offers = Vec::new();
        while !self.is_whole(hand) {
            offers.clear();
            self.bring_offers(hand, &mut offers);
            let offer = offers[rng.below(offers.len() as u32) as usize];
            if let Offer::Choose(card) = offer {
                hand.bring(card);
            }
        }
        hand.whole = true;
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
        let has = |card: CardId| {
            let place = hand.team.iter().position(|one| *one == card);
            place.map_or(0, |place| hand.dice[place])
        };
        let belongs = |own: &CardId| {
            cards
                .iter()
                .any(|(card, dice)| card == own && has(*own) <= *dice)
        };
        if !hand.team.iter().all(belongs) {
            return None;
        }
        let mut missing = cards.iter().filter(|(card, dice)| has(*card) < *dice);
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

//! The boards of one fighter, laid side by side and numbered: abilities are *spots*, the places
//! for dice in their boxes *slots*. Everything about them that never changes is worked out once.

use crate::{Ability, Home, Look, Make, Need, Pack, Symbol, Timing, Verb};
use arrayvec::ArrayVec;

/// The most slots a board can have: as many as a set of slots has bits.
const SLOTS: usize = 128;

/// A set of slots.
pub(crate) type SlotSet = u128;
/// A set of spots.
pub(crate) type SpotSet = u64;

/// What abilities have to do with, so that they are found quickly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Mark {
    Free,
    Immediate,
    BaseAttack,
    BaseDefence,
    Fallback,
    AttackKicker,
    DefenceKicker,
    AttackTimes,
    DefenceTimes,
    OpponentDefence,
    NoLoss,
    NoTraits,
    Taunt,
    TreatAll,
    TreatOne,
    Once,
    ChooseEach,
    Defend,
    PowerUp,
    After,
    Ordered,
    Traits,
}

const MARKS: usize = Mark::Traits as usize + 1;

/// An ability on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spot {
    /// The ability, by its place in the pack; of a card's half the one on the left.
    pub(crate) ability: u8,
    /// Its first slot.
    pub(crate) first: u8,
    /// All its slots.
    pub(crate) slots: SlotSet,
    /// Its slots, section by section.
    pub(crate) sections: ArrayVec<SlotSet, 8>,
}

/// A slot on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) need: Need,
    pub(crate) spot: u8,
    pub(crate) section: u8,
    /// All slots that must match with this one, itself included; empty where there are none.
    pub(crate) group: SlotSet,
}

/// The boards of one fighter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) spots: Vec<Spot>,
    pub(crate) places: Vec<Place>,
    /// The slots that take a die, by what it shows and whether it is an action die.
    accepts: [[SlotSet; 2]; 7],
    /// Slots just like the one before: they are filled in order, so that no two placements are
    /// the same.
    follows: SlotSet,
    /// Slots that must match with others.
    pub(crate) grouped: SlotSet,
    /// The spots with each mark. Halves of cards are not in them: they change hands.
    marks: [SpotSet; MARKS],
    /// The first of four spots for halves of cards, where there are cards.
    pub(crate) cards: Option<u8>,
    /// The spot for tokens.
    pub(crate) token: u8,
}

impl Board {
    /// Lays out abilities, then the halves of cards where they are used, then tokens. `None` where
    /// that is more than a board can hold.
    pub(crate) fn new(pack: &Pack, homes: &[Home], with_cards: bool) -> Option<Board> {
        let mut board = Board {
            spots: Vec::new(),
            places: Vec::new(),
            accepts: [[0; 2]; 7],
            follows: 0,
            grouped: 0,
            marks: [0; MARKS],
            cards: None,
            token: 0,
        };
        for &home in homes {
            for (place, ability) in pack.board(home) {
                board.add(place, ability);
            }
        }
        if with_cards {
            board.cards = Some(board.spots.len() as u8);
            for pair in pack.cards.chunks(2) {
                let half = pair[0].halves[0];
                board.add(half, &pack.abilities[usize::from(half)]);
            }
        }
        board.token = board.spots.len() as u8;
        board.add_tokens(pack);
        if board.places.len() > SLOTS || board.spots.len() > SpotSet::BITS as usize {
            return None;
        }
        board.work_out(pack);
        Some(board)
    }

    fn add(&mut self, place: u8, ability: &Ability) {
        let (spot, first) = (self.spots.len() as u8, self.places.len());
        let mut sections: ArrayVec<SlotSet, 8> = (0..ability.sections()).map(|_| 0).collect();
        for (at, slot) in ability.slots.iter().enumerate() {
            let bit = 1_u128.checked_shl((first + at) as u32).unwrap_or(0);
            sections[usize::from(slot.section)] |= bit;
            let alike =
                |(_, other): &(usize, &crate::Slot)| slot.group != 0 && other.group == slot.group;
            let group = ability.slots.iter().enumerate().filter(alike);
            let group = group.fold(0, |set, (other, _)| {
                set | 1_u128.checked_shl((first + other) as u32).unwrap_or(0)
            });
            self.places.push(Place {
                need: slot.need,
                spot,
                section: slot.section,
                group,
            });
        }
        self.spots.push(Spot {
            ability: place,
            first: first as u8,
            slots: sections.iter().fold(0, |all, section| all | section),
            sections,
        });
    }

    /// The box on a token, once for each token a fighter can have.
    fn add_tokens(&mut self, pack: &Pack) {
        let place = pack.supply.entangle_ability;
        let mut ability = pack.abilities[usize::from(place)].clone();
        let slot = ability.slots[0];
        ability.slots = (0..crate::state::TOKENS as u8)
            .map(|section| crate::Slot { section, ..slot })
            .collect();
        self.add(place, &ability);
    }

    fn work_out(&mut self, pack: &Pack) {
        for (at, place) in self.places.iter().enumerate() {
            let bit = 1 << at;
            if place.group != 0 {
                self.grouped |= bit;
            }
            let is_card = self
                .cards
                .is_some_and(|first| (first..first + 4).contains(&place.spot));
            if is_card {
                continue;
            }
            for shown in Symbol::ALL {
                for action in [false, true] {
                    if place.need.takes(Look::plain(shown, action)) {
                        self.accepts[shown.index()][usize::from(action)] |= bit;
                    }
                }
            }
            if at > 0 && self.is_alike(at - 1, at) {
                self.follows |= bit;
            }
        }
        for (at, spot) in self.spots.iter().enumerate() {
            let is_card = self
                .cards
                .is_some_and(|first| (first..first + 4).contains(&(at as u8)));
            let marks = marks_of(pack, spot.ability);
            for (mark, set) in self.marks.iter_mut().enumerate() {
                if !is_card && marks >> mark & 1 == 1 {
                    *set |= 1 << at;
                }
            }
        }
    }

    /// Whether two neighbouring slots mean the same: in one section, or each a section by itself.
    fn is_alike(&self, one: usize, other: usize) -> bool {
        let [first, second] = [one, other].map(|at| self.places[at]);
        let alone = |place: Place| {
            let spot = &self.spots[usize::from(place.spot)];
            spot.sections[usize::from(place.section)].is_power_of_two()
        };
        first.spot == second.spot
            && first.need == second.need
            && first.group == second.group
            && (first.section == second.section || alone(first) && alone(second))
    }

    /// The slots that take a die, without what may already lie there.
    pub(crate) fn takes(&self, shown: Symbol, action: bool) -> SlotSet {
        self.accepts[shown.index()][usize::from(action)]
    }

    /// Slots that come into question while these are filled: of like ones only the first.
    pub(crate) fn next_in(&self, filled: SlotSet) -> SlotSet {
        !filled & (!self.follows | filled << 1)
    }

    /// The spots with a mark.
    pub(crate) fn with(&self, mark: Mark) -> SpotSet {
        self.marks[mark as usize]
    }

    /// The spot of a slot.
    pub(crate) fn spot_of(&self, slot: u8) -> u8 {
        self.places[usize::from(slot)].spot
    }

    /// The slots of a section.
    pub(crate) fn section_of(&self, slot: u8) -> SlotSet {
        let place = self.places[usize::from(slot)];
        self.spots[usize::from(place.spot)].sections[usize::from(place.section)]
    }
}

/// The marks of an ability, a bit for each.
pub(crate) fn marks_of(pack: &Pack, place: u8) -> u32 {
    let ability = &pack.abilities[usize::from(place)];
    let mut marks = 0;
    let mut mark = |mark: Mark| marks |= 1_u32 << mark as u8;
    if ability.slots.is_empty() {
        mark(Mark::Free);
    }
    if ability.once {
        mark(Mark::Once);
    }
    let solo = matches!(ability.home, Home::Solo(_));
    match ability.timing {
        Timing::Immediate => mark(Mark::Immediate),
        Timing::Defend => mark(Mark::Defend),
        Timing::PowerUp => mark(Mark::PowerUp),
        Timing::AfterPowerUp => mark(Mark::After),
        Timing::Attack | Timing::ThisRound => {}
    }
    // Solo boards gain while powering up, whatever else the ability does (KA-13.6).
    if solo && !matches!(ability.timing, Timing::Immediate | Timing::AfterPowerUp) {
        mark(Mark::PowerUp);
    }
    pack.verbs(ability.effects)
        .iter()
        .for_each(|&verb| mark_verb(pack, ability.timing, verb, &mut mark));
    marks
}

fn mark_verb(pack: &Pack, timing: Timing, verb: Verb, mark: &mut impl FnMut(Mark)) {
    match verb {
        Verb::BaseAttack(_) => mark(Mark::BaseAttack),
        Verb::BaseDefence(_) => mark(Mark::BaseDefence),
        Verb::FallbackDefence(_) => mark(Mark::Fallback),
        Verb::AttackKicker(_) | Verb::MirrorKickers => mark(Mark::AttackKicker),
        // The price of an attack goes with it, or is left out like a kicker.
        Verb::LoseLife(_) if timing == Timing::Attack => mark(Mark::AttackKicker),
        Verb::DefenceKicker(_) => mark(Mark::DefenceKicker),
        Verb::AttackTimes(_) => mark(Mark::AttackTimes),
        Verb::DefenceTimes(_) => mark(Mark::DefenceTimes),
        Verb::OpponentDefence(_) => mark(Mark::OpponentDefence),
        Verb::NoLoss => mark(Mark::NoLoss),
        Verb::NoTraitDice => mark(Mark::NoTraits),
        Verb::OpponentTraitDie(_) => mark(Mark::Taunt),
        Verb::TreatAll { .. } => mark(Mark::TreatAll),
        Verb::TreatOne { .. } => mark(Mark::TreatOne),
        Verb::ChooseEach(_) => mark(Mark::ChooseEach),
        Verb::AtPowerUp(_) => mark(Mark::PowerUp),
        Verb::AtDefend(_) => mark(Mark::Defend),
        Verb::Each(span) => {
            let verbs = pack.verbs(span).iter();
            verbs.for_each(|&verb| mark_verb(pack, timing, verb, mark));
        }
        Verb::Attack(_)
        | Verb::Defence(_)
        | Verb::OwnAttack(_)
        | Verb::Faces { .. }
        | Verb::TraitDice(_)
        | Verb::ActionDice(_)
        | Verb::DieOfOpponentsChoice(_)
        | Verb::CopyFace { .. }
        | Verb::ExchangeFaces(_)
        | Verb::TakeFace
        | Verb::AttachFace { .. }
        | Verb::AttachToBlank(_)
        | Verb::Life(_)
        | Verb::LifeFromDamage(_)
        | Verb::LoseLife(_)
        | Verb::OpponentLosesLife(_)
        | Verb::OpponentLosesPerDie(_)
        | Verb::OpponentLosesPerFace(_)
        | Verb::RerollEach
        | Verb::RerollAny
        | Verb::RerollOne(_)
        | Verb::RerollBlank
        | Verb::RerollBlanks
        | Verb::TurnDie
        | Verb::TurnBlank
        | Verb::LockIn { .. }
        | Verb::SelfLock { .. }
        | Verb::Entangle(_)
        | Verb::RemoveToken
        | Verb::Choose(_)
        | Verb::OpponentChooses(_)
        | Verb::If { .. }
        | Verb::List(_) => {}
    }
    mark_gain(pack, verb, mark);
}

/// What others have a say in, anywhere in an ability.
fn mark_gain(pack: &Pack, verb: Verb, mark: &mut impl FnMut(Mark)) {
    match verb {
        Verb::TraitDice(_) => mark(Mark::Traits),
        Verb::DieOfOpponentsChoice(_) | Verb::ExchangeFaces(_) | Verb::OpponentChooses(_) => {
            mark(Mark::Ordered);
        }
        around => {
            let inner = around.inner().iter().flat_map(|&span| pack.verbs(span));
            inner.for_each(|&verb| mark_gain(pack, verb, mark));
        }
    }
}

/// Which dice a need can ever be met with, for those who imagine dice.
pub(crate) fn can_show(sides: [Symbol; 6], make: Make, need: Need) -> Option<u8> {
    let fits = |symbol: &Symbol| need.takes(Look::plain(*symbol, make.is_action()));
    sides.iter().position(fits).map(|side| side as u8)
}

//! The boards of one fighter, laid side by side and numbered: abilities are *spots*, the places
//! for dice in their boxes *slots*. Everything about them that never changes is worked out once.

use crate::state::TOKENS;
use crate::{
    Ability, AbilityId, CardColour, Home, Look, Make, Need, Pack, SlotId, SlotSet, SpotId, SpotSet,
    Symbol, Timing, Verb,
};
use arrayvec::ArrayVec;
use dice::{Id, Member, Set};

/// What abilities have to do with, so that they are found quickly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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

impl Mark {
    const ALL: [Mark; 22] = [
        Mark::Free,
        Mark::Immediate,
        Mark::BaseAttack,
        Mark::BaseDefence,
        Mark::Fallback,
        Mark::AttackKicker,
        Mark::DefenceKicker,
        Mark::AttackTimes,
        Mark::DefenceTimes,
        Mark::OpponentDefence,
        Mark::NoLoss,
        Mark::NoTraits,
        Mark::Taunt,
        Mark::TreatAll,
        Mark::TreatOne,
        Mark::Once,
        Mark::ChooseEach,
        Mark::Defend,
        Mark::PowerUp,
        Mark::After,
        Mark::Ordered,
        Mark::Traits,
    ];
}

impl Id for Mark {
    fn at(number: usize) -> Option<Mark> {
        Mark::ALL.get(number).copied()
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl Member for Mark {
    type Bits = u32;
}

/// An ability on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spot {
    /// The ability; of a card's half the one on the left.
    pub(crate) ability: AbilityId,
    /// All its slots.
    pub(crate) slots: SlotSet,
    /// Its slots, section by section.
    pub(crate) sections: ArrayVec<SlotSet, 8>,
}

/// A slot on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) need: Need,
    pub(crate) spot: SpotId,
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
    marks: [SpotSet; Mark::ALL.len()],
    /// The spots for halves of cards, one of each colour; none where there are no cards.
    pub(crate) cards: ArrayVec<SpotId, 4>,
    /// The spot for tokens.
    pub(crate) token: SpotId,
    /// The slots there are with each number of tokens.
    there: [SlotSet; TOKENS + 1],
}

impl Board {
    /// Lays out abilities, then the halves of cards where they are used, then tokens. `None` where
    /// that is more than a board can hold.
    pub(crate) fn new(pack: &Pack, homes: &[Home], with_cards: bool) -> Option<Board> {
        let mut board = Board {
            spots: Vec::new(),
            places: Vec::new(),
            accepts: [[SlotSet::EMPTY; 2]; 7],
            follows: SlotSet::EMPTY,
            grouped: SlotSet::EMPTY,
            marks: [SpotSet::EMPTY; Mark::ALL.len()],
            cards: ArrayVec::new(),
            token: SpotId::at(0)?,
            there: [SlotSet::EMPTY; TOKENS + 1],
        };
        for &home in homes {
            for (place, ability) in pack.board(home) {
                board.add(place, ability)?;
            }
        }
        if with_cards {
            for pair in pack.cards.chunks(2) {
                let half = pair[0].halves[0];
                let spot = board.add(half, pack.ability(half))?;
                board.cards.push(spot);
            }
        }
        board.add_tokens(pack)?;
        board.work_out(pack);
        Some(board)
    }

    /// Puts an ability at the end, where there is room.
    fn add(&mut self, place: AbilityId, ability: &Ability) -> Option<SpotId> {
        let (spot, first) = (SpotId::at(self.spots.len())?, self.places.len());
        let slots = (first..first + ability.slots.len()).map(SlotId::at);
        let slots: Vec<SlotId> = slots.collect::<Option<Vec<SlotId>>>()?;
        let mut sections: ArrayVec<SlotSet, 8> = ArrayVec::new();
        sections.extend((0..ability.sections()).map(|_| SlotSet::EMPTY));
        for (&at, slot) in slots.iter().zip(&ability.slots) {
            sections[usize::from(slot.section)].insert(at);
            let others = slots.iter().zip(&ability.slots);
            let alike = others.filter(|(_, other)| slot.group != 0 && other.group == slot.group);
            self.places.push(Place {
                need: slot.need,
                spot,
                section: slot.section,
                group: alike.map(|(&other, _)| other).collect(),
            });
        }
        self.spots.push(Spot {
            ability: place,
            slots: slots.into_iter().collect(),
            sections,
        });
        Some(spot)
    }

    /// The box on a token, once for each token a fighter can have.
    fn add_tokens(&mut self, pack: &Pack) -> Option<()> {
        let place = pack.supply.entangle_ability;
        let mut ability = pack.ability(place).clone();
        let slot = ability.slots[0];
        ability.slots = (0..TOKENS as u8)
            .map(|section| crate::Slot { section, ..slot })
            .collect();
        self.token = self.add(place, &ability)?;
        let all: SlotSet = self.slots().collect();
        let boxes = self.spot(self.token).slots;
        self.there = std::array::from_fn(|tokens| {
            all.without(boxes).or(boxes.iter().take(tokens).collect())
        });
        Some(())
    }

    fn work_out(&mut self, pack: &Pack) {
        for slot in self.slots().collect::<Vec<SlotId>>() {
            let place = *self.place(slot);
            if !place.group.is_empty() {
                self.grouped.insert(slot);
            }
            if self.card_at(place.spot).is_some() {
                continue;
            }
            for shown in Symbol::ALL {
                for action in [false, true] {
                    if place.need.takes(Look::plain(shown, action)) {
                        self.accepts[shown.index()][usize::from(action)].insert(slot);
                    }
                }
            }
            let before = slot.index().checked_sub(1).and_then(SlotId::at);
            if before.is_some_and(|before| self.is_alike(before, slot)) {
                self.follows.insert(slot);
            }
        }
        for spot in self.spots() {
            if self.card_at(spot).is_none() {
                for mark in marks_of(pack, self.spot(spot).ability) {
                    self.marks[mark.index()].insert(spot);
                }
            }
        }
    }

    /// All abilities, by their numbers.
    pub(crate) fn spots(&self) -> impl Iterator<Item = SpotId> + use<> {
        (0..self.spots.len()).filter_map(SpotId::at)
    }

    /// The abilities printed on boards: neither halves of cards nor tokens.
    pub(crate) fn printed(&self) -> impl Iterator<Item = SpotId> + use<> {
        let end = self.cards.first().copied().unwrap_or(self.token);
        self.spots().take_while(move |&spot| spot < end)
    }

    /// All slots, by their numbers.
    pub(crate) fn slots(&self) -> impl Iterator<Item = SlotId> + use<> {
        (0..self.places.len()).filter_map(SlotId::at)
    }

    /// An ability.
    pub(crate) fn spot(&self, spot: SpotId) -> &Spot {
        &self.spots[spot.index()]
    }

    /// A slot.
    pub(crate) fn place(&self, slot: SlotId) -> &Place {
        &self.places[slot.index()]
    }

    /// The colour of the card whose half is at a spot.
    pub(crate) fn card_at(&self, spot: SpotId) -> Option<CardColour> {
        let first = self.cards.first()?;
        CardColour::at(spot.index().checked_sub(first.index())?)
    }

    /// Where the half of a card is.
    pub(crate) fn card_spot(&self, colour: CardColour) -> Option<SpotId> {
        self.cards.get(colour.index()).copied()
    }

    /// All slots while a fighter has so many tokens.
    pub(crate) fn there(&self, tokens: u8) -> SlotSet {
        self.there[usize::from(tokens)]
    }

    /// Whether two neighbouring slots mean the same: in one section, or each a section by itself.
    fn is_alike(&self, one: SlotId, other: SlotId) -> bool {
        let [first, second] = [one, other].map(|at| self.place(at));
        let alone = |slot: SlotId| self.section_of(slot).len() == 1;
        first.spot == second.spot
            && first.need == second.need
            && first.group == second.group
            && (first.section == second.section || alone(one) && alone(other))
    }

    /// The slots that take a die, without what may already lie there.
    pub(crate) fn takes(&self, shown: Symbol, action: bool) -> SlotSet {
        self.accepts[shown.index()][usize::from(action)]
    }

    /// Of some slots those that come into question while others are filled: of like ones only the
    /// first.
    pub(crate) fn next_in(&self, slots: SlotSet, filled: SlotSet) -> SlotSet {
        let waiting = self.follows.without(filled.after());
        slots.without(filled.or(waiting))
    }

    /// The spots with a mark.
    pub(crate) fn with(&self, mark: Mark) -> SpotSet {
        self.marks[mark.index()]
    }

    /// The spots whose owner's dice may count as something else than they show.
    pub(crate) fn posing(&self) -> SpotSet {
        self.with(Mark::TreatAll).or(self.with(Mark::TreatOne))
    }

    /// The spot of a slot.
    pub(crate) fn spot_of(&self, slot: SlotId) -> SpotId {
        self.place(slot).spot
    }

    /// The slots of a section.
    pub(crate) fn section_of(&self, slot: SlotId) -> SlotSet {
        let place = self.place(slot);
        self.spot(place.spot).sections[usize::from(place.section)]
    }
}

/// The marks of an ability.
pub(crate) fn marks_of(pack: &Pack, ability: AbilityId) -> Set<Mark> {
    let ability = pack.ability(ability);
    let mut marks = Set::EMPTY;
    let mut mark = |mark: Mark| marks.insert(mark);
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

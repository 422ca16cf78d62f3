//! Which dice fit where: the matcher. It answers for one die at once, with a set of slots, from
//! tables worked out when the match was opened (KA-4).

use crate::board::{Mark, Place, SlotSet, SpotSet};
use crate::fight::bits;
use crate::state::{NOWHERE, Stage, State};
use crate::{Fighter, Kapow, Look, Need, Symbol, Symbols, Verb};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};

/// The most dice that must match.
const GROUP: usize = 12;

/// What the halves of cards ask for, with their slots.
pub(crate) type CardNeeds = ArrayVec<(Need, SlotSet), 4>;

impl Kapow {
    /// How many sections of an ability are complete. One that takes no dice counts as one.
    pub fn complete(&self, state: &State, fighter: Fighter, spot: u8) -> u8 {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let bit = 1 << spot;
        if (corner.locked | board.with(Mark::Free)) & bit != 0 {
            return 1;
        }
        let filled = state.hand(fighter).filled;
        let full = |section: &&SlotSet| **section & !filled == 0;
        let sections = &board.spots[usize::from(spot)].sections;
        sections.iter().filter(full).count() as u8
    }

    /// Slots that may be filled at all now: not those of abilities that take no dice any more, of
    /// tokens that are not there, of cards that are not dealt.
    pub(crate) fn open_slots(&self, state: &State, fighter: Fighter) -> SlotSet {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let token = &board.spots[usize::from(board.token)];
        let gone = SlotSet::MAX << (u32::from(token.first) + u32::from(corner.tokens));
        let mut open = SlotSet::MAX >> (128 - board.places.len() as u32) & !gone;
        let mut closed: SpotSet = corner.locked | corner.spent;
        while closed != 0 {
            open &= !board.spots[closed.trailing_zeros() as usize].slots;
            closed &= closed - 1;
        }
        open
    }

    /// The slots that take a die now.
    pub fn fits(&self, state: &State, fighter: Fighter, die: DieId) -> SlotSet {
        let open = self.open_slots(state, fighter);
        let look = self.look(state, fighter, die);
        let cards = self.card_needs(state, fighter);
        self.fits_in(state, fighter, look, (open, &cards))
    }

    /// The same for all loose dice that look alike, with what is alike for all dice looked up
    /// already: the open slots, and what the halves of cards ask for.
    pub(crate) fn fits_in(
        &self,
        state: &State,
        fighter: Fighter,
        look: Look,
        (open, cards): (SlotSet, &CardNeeds),
    ) -> SlotSet {
        let board = self.board(fighter);
        let filled = state.hand(fighter).filled;
        let mut fits = board.takes(look.shown, look.action);
        if look.counts != look.shown.counts_as() {
            let also = self.poses_as(state, fighter, look.shown);
            fits |= also.map_or(0, |symbol| board.takes(symbol, look.action));
        }
        for (need, slots) in cards {
            fits |= if need.takes(look) { *slots } else { 0 };
        }
        fits &= open & board.next_in(filled);
        let mut grouped = fits & board.grouped;
        while grouped != 0 {
            let slot = grouped.trailing_zeros() as u8;
            grouped &= grouped - 1;
            let group = board.places[usize::from(slot)].group & filled;
            if group != 0 && !self.matches(state, fighter, group, (look, slot)) {
                fits &= !(1 << slot);
            }
        }
        fits
    }

    /// What the halves of cards ask of a fighter, with their slots.
    pub(crate) fn card_needs(&self, state: &State, fighter: Fighter) -> CardNeeds {
        let board = self.board(fighter);
        let spots = board.cards.map_or(0..0, |first| first..first + 4);
        spots
            .map(|spot| {
                let need = self.ability(state, fighter, spot).slots[0].need;
                (need, board.spots[usize::from(spot)].slots)
            })
            .collect()
    }

    /// Whether a die in a slot would match all that lie in these slots (KA-4.3).
    fn matches(&self, state: &State, fighter: Fighter, group: SlotSet, new: (Look, u8)) -> bool {
        if self.board(fighter).with(Mark::TreatOne) != 0 {
            return self.matches_with_one(state, fighter, group, new);
        }
        let mut common = new.0.counts;
        for die in state.corner(fighter).dice {
            let slot = state.behind.slot[die.index()];
            if slot != NOWHERE && group >> slot & 1 == 1 {
                common = common.and(self.look(state, fighter, die).counts);
            }
        }
        !common.is_empty()
    }

    /// The same where one of them, and no second one, may count as something else (KA-10.7).
    fn matches_with_one(
        &self,
        state: &State,
        fighter: Fighter,
        group: SlotSet,
        new: (Look, u8),
    ) -> bool {
        let mut all: ArrayVec<(Look, u8), GROUP> = ArrayVec::new();
        all.push(new);
        for die in state.corner(fighter).dice {
            let slot = state.behind.slot[die.index()];
            if slot != NOWHERE && group >> slot & 1 == 1 {
                all.push((self.look(state, fighter, die), slot));
            }
        }
        let as_one = |poser: usize| {
            let reads = all.iter().enumerate().map(|(at, &(look, slot))| {
                let plain = Look::plain(look.shown, look.action);
                let look = if at == poser { look } else { plain };
                if self.need(state, fighter, slot).takes(look) {
                    self.counts_at(state, fighter, look, slot)
                } else {
                    Symbols::NONE
                }
            });
            !reads.fold(Symbols::ALL, Symbols::and).is_empty()
        };
        (0..all.len()).any(as_one)
    }

    /// What a die counts as for those it must match. One that lies in a slot only as something else
    /// is that for the others too (KA-10.7).
    pub(crate) fn counts_at(
        &self,
        state: &State,
        fighter: Fighter,
        look: Look,
        slot: u8,
    ) -> Symbols {
        let plain = Look::plain(look.shown, look.action);
        if look == plain || self.need(state, fighter, slot).takes(plain) {
            return look.counts;
        }
        let other = self.poses_as(state, fighter, look.shown);
        other.map_or(look.counts, Symbol::counts_as)
    }

    /// A die as slots see it, with what it may count as now.
    pub fn look(&self, state: &State, fighter: Fighter, die: DieId) -> Look {
        let action = self.make(die).is_action();
        let mut look = Look::plain(self.shown(state, die), action);
        if state.corner(fighter).play.posing == Some(die) {
            // On a solo board it counts as the other symbol and no longer as what it shows.
            let symbol = self.poses_as(state, fighter, look.shown);
            return symbol.map_or(look, |symbol| Look::plain(symbol, action));
        }
        if self.board(fighter).with(Mark::TreatAll) | self.board(fighter).with(Mark::TreatOne) == 0
        {
            return look;
        }
        if !self.is_person(fighter) {
            return look;
        }
        let alone = self.poser(state, fighter).is_none_or(|poser| poser == die);
        if let Some(symbol) = self.poses_as(state, fighter, look.shown)
            && (alone || self.all_pose(state, fighter, look.shown))
        {
            look.counts = look.counts.or(symbol.counts_as());
        }
        look
    }

    /// What dice that show this may also count as (KA-10.6, KA-10.7).
    fn poses_as(&self, state: &State, fighter: Fighter, shown: Symbol) -> Option<Symbol> {
        let board = self.board(fighter);
        let mut spots = board.with(Mark::TreatAll) | board.with(Mark::TreatOne);
        while spots != 0 {
            let spot = spots.trailing_zeros() as u8;
            spots &= spots - 1;
            if self.complete(state, fighter, spot) == 0 {
                continue;
            }
            let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
            let other = verbs.iter().find_map(|verb| match *verb {
                Verb::TreatAll { from, to } | Verb::TreatOne { from, to } if from == shown => {
                    Some(to)
                }
                _ => None,
            });
            if other.is_some() {
                return other;
            }
        }
        None
    }

    /// Whether all dice that show this pose, and not just one.
    fn all_pose(&self, state: &State, fighter: Fighter, shown: Symbol) -> bool {
        let board = self.board(fighter);
        let mut spots = board.with(Mark::TreatAll);
        while spots != 0 {
            let spot = spots.trailing_zeros() as u8;
            spots &= spots - 1;
            let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
            let is = |verb: &Verb| matches!(verb, Verb::TreatAll { from, .. } if *from == shown);
            if self.complete(state, fighter, spot) > 0 && verbs.iter().any(is) {
                return true;
            }
        }
        false
    }

    /// The one die that counts as something else by the leave for a single die: it lies where it
    /// could not lie as what it shows.
    fn poser(&self, state: &State, fighter: Fighter) -> Option<DieId> {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        if corner.play.posing.is_some() || !self.is_person(fighter) {
            return corner.play.posing;
        }
        if board.with(Mark::TreatOne) == 0 {
            return None;
        }
        let mut placed = corner
            .dice
            .iter()
            .filter(|die| state.behind.slot[die.index()] != NOWHERE);
        placed.find(|&die| {
            let from = self.one_poses(state, fighter);
            from == Some(self.shown(state, die)) && !self.lies_plainly(state, fighter, die)
        })
    }

    /// What a single die may show to count as something else.
    pub(crate) fn one_poses(&self, state: &State, fighter: Fighter) -> Option<Symbol> {
        let spot = bits(self.board(fighter).with(Mark::TreatOne)).next()?;
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        verbs.iter().find_map(|verb| match verb {
            Verb::TreatOne { from, .. } => Some(*from),
            _ => None,
        })
    }

    /// Whether a placed die fits where it lies as just what it shows.
    pub(crate) fn lies_plainly(&self, state: &State, fighter: Fighter, die: DieId) -> bool {
        let slot = state.behind.slot[die.index()];
        let place: Place = self.board(fighter).places[usize::from(slot)];
        let plain = |die: DieId| Look::plain(self.shown(state, die), self.make(die).is_action());
        let need = self.need(state, fighter, slot);
        if !need.takes(plain(die)) {
            return false;
        }
        let partners = state.corner(fighter).dice.iter().filter(|other| {
            let at = state.behind.slot[other.index()];
            at != NOWHERE && place.group >> at & 1 == 1
        });
        let common = partners.fold(plain(die).counts, |all, die| all.and(plain(die).counts));
        !common.is_empty()
    }

    /// What a slot asks; the half of a card depends on who has it.
    pub fn need(&self, state: &State, fighter: Fighter, slot: u8) -> Need {
        let place = self.board(fighter).places[usize::from(slot)];
        let first = self.board(fighter).cards;
        if first.is_some_and(|first| (first..first + 4).contains(&place.spot)) {
            return self.ability(state, fighter, place.spot).slots[0].need;
        }
        place.need
    }

    /// Dice that may be picked up: not those on used immediate abilities (KA-3.6), and not one that
    /// others need to lie where they lie (KA-10.6).
    pub fn movable(&self, state: &State, fighter: Fighter) -> DiceSet {
        let corner = state.corner(fighter);
        let movable = corner.dice.iter().filter(|die| {
            let slot = state.behind.slot[die.index()];
            slot == NOWHERE
                || corner.play.fired >> slot & 1 == 0 && !self.is_needed(state, fighter, *die)
        });
        movable.collect()
    }

    fn is_needed(&self, state: &State, fighter: Fighter, die: DieId) -> bool {
        let (board, slot) = (self.board(fighter), state.behind.slot[die.index()]);
        let spot = board.spot_of(slot);
        if board.with(Mark::TreatAll) >> spot & 1 == 0 || self.complete(state, fighter, spot) == 0 {
            return false;
        }
        let mut others = state
            .corner(fighter)
            .dice
            .iter()
            .filter(|other| *other != die);
        others.any(|other| {
            let placed = state.behind.slot[other.index()] != NOWHERE;
            placed && !self.lies_plainly(state, fighter, other)
        })
    }

    /// Whether the abilities are still being chosen, so that dice may be hidden.
    pub(crate) fn is_hidden(stage: Stage) -> bool {
        matches!(stage, Stage::Roll | Stage::Select)
    }
}

//! Which dice fit where: the matcher. It answers for one die at once, with a set of slots, from
//! tables worked out when the match was opened (KA-4).

use crate::board::Mark;
use crate::state::{Stage, State};
use crate::{Fighter, Kapow, Look, Need, SlotId, SlotSet, SpotId, Symbol, Symbols, Verb};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};

/// The most dice that must match.
const GROUP: usize = 12;

/// What the halves of cards ask for, with their slots.
pub(crate) type CardNeeds = ArrayVec<(Need, SlotSet), 4>;

impl Kapow {
    /// How many sections of an ability are complete. One that takes no dice counts as one.
    pub fn complete(&self, state: &State, fighter: Fighter, spot: SpotId) -> u8 {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        if corner.locked.or(board.with(Mark::Free)).contains(spot) {
            return 1;
        }
        let filled = state.hand(fighter).filled;
        let full = |section: &&SlotSet| section.within(filled);
        let sections = &board.spot(spot).sections;
        sections.iter().filter(full).count() as u8
    }

    /// Slots that may be filled at all now: not those of abilities that take no dice any more, of
    /// tokens that are not there, of cards that are not dealt.
    pub(crate) fn open_slots(&self, state: &State, fighter: Fighter) -> SlotSet {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let closed = corner.locked.or(corner.spent).iter();
        closed.fold(board.there(corner.tokens), |open, spot| {
            open.without(board.spot(spot).slots)
        })
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
            let more = also.map(|symbol| board.takes(symbol, look.action));
            fits = fits.or(more.unwrap_or_default());
        }
        for (need, slots) in cards {
            if need.takes(look) {
                fits = fits.or(*slots);
            }
        }
        fits = board.next_in(fits.and(open), filled);
        for slot in fits.and(board.grouped) {
            let group = board.place(slot).group.and(filled);
            if !group.is_empty() && !self.matches(state, fighter, group, (look, slot)) {
                fits.remove(slot);
            }
        }
        fits
    }

    /// What the halves of cards ask of a fighter, with their slots.
    pub(crate) fn card_needs(&self, state: &State, fighter: Fighter) -> CardNeeds {
        let board = self.board(fighter);
        let needs = board.cards.iter().map(|&spot| {
            let need = self.ability(state, fighter, spot).slots[0].need;
            (need, board.spot(spot).slots)
        });
        needs.collect()
    }

    /// Whether a die in a slot would match all that lie in these slots (KA-4.3).
    fn matches(
        &self,
        state: &State,
        fighter: Fighter,
        group: SlotSet,
        new: (Look, SlotId),
    ) -> bool {
        if !self.board(fighter).with(Mark::TreatOne).is_empty() {
            return self.matches_with_one(state, fighter, group, new);
        }
        let mut common = new.0.counts;
        for die in state.corner(fighter).dice {
            if state.lies_in(die, group) {
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
        new: (Look, SlotId),
    ) -> bool {
        let mut all: ArrayVec<(Look, SlotId), GROUP> = ArrayVec::new();
        all.push(new);
        for die in state.corner(fighter).dice {
            if let Some(slot) = state.slot_of(die).filter(|&slot| group.contains(slot)) {
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
        slot: SlotId,
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
        if self.board(fighter).posing().is_empty() || !self.is_person(fighter) {
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
        for spot in board.posing() {
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
        for spot in board.with(Mark::TreatAll) {
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
        if board.with(Mark::TreatOne).is_empty() {
            return None;
        }
        corner.dice.iter().find(|&die| {
            let from = self.one_poses(state, fighter);
            from == Some(self.shown(state, die)) && !self.lies_plainly(state, fighter, die)
        })
    }

    /// What a single die may show to count as something else.
    pub(crate) fn one_poses(&self, state: &State, fighter: Fighter) -> Option<Symbol> {
        let spot = self.board(fighter).with(Mark::TreatOne).first()?;
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        verbs.iter().find_map(|verb| match verb {
            Verb::TreatOne { from, .. } => Some(*from),
            _ => None,
        })
    }

    /// Whether a die fits where it lies as just what it shows; one in no slot does.
    pub(crate) fn lies_plainly(&self, state: &State, fighter: Fighter, die: DieId) -> bool {
        let Some(slot) = state.slot_of(die) else {
            return true;
        };
        let group = self.board(fighter).place(slot).group;
        let plain = |die: DieId| Look::plain(self.shown(state, die), self.make(die).is_action());
        let need = self.need(state, fighter, slot);
        if !need.takes(plain(die)) {
            return false;
        }
        let dice = state.corner(fighter).dice.iter();
        let partners = dice.filter(|&other| state.lies_in(other, group));
        let common = partners.fold(plain(die).counts, |all, die| all.and(plain(die).counts));
        !common.is_empty()
    }

    /// What a slot asks; the half of a card depends on who has it.
    pub fn need(&self, state: &State, fighter: Fighter, slot: SlotId) -> Need {
        let place = self.board(fighter).place(slot);
        if self.board(fighter).card_at(place.spot).is_some() {
            return self.ability(state, fighter, place.spot).slots[0].need;
        }
        place.need
    }

    /// Dice that may be picked up: not those on used immediate abilities (KA-3.6), and not one that
    /// others need to lie where they lie (KA-10.6).
    pub fn movable(&self, state: &State, fighter: Fighter) -> DiceSet {
        let corner = state.corner(fighter);
        let movable = corner.dice.iter().filter(|&die| {
            let slot = state.slot_of(die);
            slot.is_none_or(|slot| {
                !corner.play.fired.contains(slot) && !self.is_needed(state, fighter, die, slot)
            })
        });
        movable.collect()
    }

    fn is_needed(&self, state: &State, fighter: Fighter, die: DieId, slot: SlotId) -> bool {
        let board = self.board(fighter);
        let spot = board.spot_of(slot);
        if !board.with(Mark::TreatAll).contains(spot) || self.complete(state, fighter, spot) == 0 {
            return false;
        }
        let mut others = state
            .corner(fighter)
            .dice
            .iter()
            .filter(|other| *other != die);
        others.any(|other| !self.lies_plainly(state, fighter, other))
    }

    /// Whether the abilities are still being chosen, so that dice may be hidden.
    pub(crate) fn is_hidden(stage: Stage) -> bool {
        matches!(stage, Stage::Roll | Stage::Select)
    }
}

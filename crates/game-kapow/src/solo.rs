//! Boards that play by themselves (KA-13): placing from top to bottom with as few Wilds and action
//! dice as possible.

use crate::ability::LOOKS;
use crate::board::Mark;
use crate::state::{ACTIONS, Stage, State};
use crate::{Ability, AbilityId, Event, Fighter, Kapow, Look, Span, SpotId, Symbol, Verb, When};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Pace, Sink};

/// The most slots of an ability.
const SLOTS: usize = 12;
/// The most sections of an ability.
const SECTIONS: usize = 8;

/// What a way to fill an ability costs. Less is better, and the order of the fields counts: more
/// sections, fewer Wilds, fewer action dice, then the rows further up (KA-13.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    unfilled: u8,
    wilds: u8,
    actions: u8,
    rows: [u8; SECTIONS],
}

/// A search for the best way to fill the sections of an ability.
struct Filling<'a> {
    ability: &'a Ability,
    rows: Option<&'a [crate::Row]>,
    /// Loose dice that look alike, those with the lowest die first.
    kinds: ArrayVec<Alike, LOOKS>,
    /// The kind in each slot, as tried.
    tried: [Option<u8>; SLOTS],
    best: Option<(Cost, [Option<u8>; SLOTS])>,
}

/// Loose dice that look alike.
struct Alike {
    look: Look,
    dice: DiceSet,
    /// How many of them lie in no slot, as tried.
    left: u8,
}

impl Alike {
    fn take_first(&mut self) -> DieId {
        let die = self
            .dice
            .first()
            .expect("no more dice are tried than there are");
        self.dice.remove(die);
        die
    }
}

impl Kapow {
    /// A board begins to place: it rolls first.
    pub(crate) fn begin_solo(&self, state: &mut State, fighter: Fighter) {
        let dice = state.corner(fighter).dice;
        state.corner_mut(fighter).play.due = self.board(fighter).printed().collect();
        state.stage = Stage::Solo(fighter);
        state.toss(fighter, dice);
    }

    /// The next ability from the top; after the last one the tokens, then the next board.
    pub(crate) fn solo_step(
        &self,
        state: &mut State,
        fighter: Fighter,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        if let Some(spot) = state.corner(fighter).play.due.first() {
            state.corner_mut(fighter).play.due.remove(spot);
            self.solo_place(state, fighter, spot, sink);
            return Pace::Go;
        }
        self.untangle(state, fighter, sink);
        let left = state.loose(fighter).len();
        state.corner_mut(fighter).play.left_over = left;
        let mut boards = self.fighters().filter(|&one| !self.is_person(one));
        match boards.find(|&one| one > fighter) {
            Some(next) => self.begin_solo(state, next),
            None => self.reveal(state, sink),
        }
        Pace::Go
    }

    /// A left-over die on each token (KA-13.8).
    fn untangle(&self, state: &mut State, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let boxes = self.slots(fighter, self.board(fighter).token).iter();
        for slot in boxes.take(usize::from(state.corner(fighter).tokens)) {
            if let Some(die) = state.loose(fighter).first() {
                state.put(fighter, die, slot);
                sink.tell_all(|| Event::Placed { fighter, die, slot });
            }
        }
    }

    fn solo_place(
        &self,
        state: &mut State,
        fighter: Fighter,
        spot: SpotId,
        sink: &mut impl Sink<Event>,
    ) {
        let place = self.ability_place(state, fighter, spot);
        let ability = self.pack.ability(place);
        if self.is_used_up(state, fighter, spot, ability) {
            return;
        }
        if !ability.slots.is_empty() {
            let Some(dice) = self.best_filling(state, fighter, ability) else {
                return;
            };
            for (slot, die) in self.slots(fighter, spot).iter().zip(dice) {
                let Some(die) = die else { continue };
                state.put(fighter, die, slot);
                sink.tell_all(|| Event::Placed { fighter, die, slot });
            }
        }
        let immediate = self.board(fighter).with(Mark::Immediate).contains(spot);
        if immediate {
            self.solo_immediate(state, fighter, place, sink);
        }
    }

    fn is_used_up(&self, state: &State, fighter: Fighter, spot: SpotId, ability: &Ability) -> bool {
        let corner = state.corner(fighter);
        let charged = self
            .pack
            .verbs(ability.effects)
            .iter()
            .any(|verb| matches!(verb, Verb::SelfLock { max, .. } if corner.charges >= *max));
        charged || ability.once && corner.spent.contains(spot)
    }

    /// The dice for each slot by the rules of KA-13.4; `None` where nothing can be placed.
    fn best_filling(
        &self,
        state: &State,
        fighter: Fighter,
        ability: &Ability,
    ) -> Option<ArrayVec<Option<DieId>, SLOTS>> {
        let loose = self.placeable(state, fighter, ability);
        let mut filling = Filling {
            ability,
            rows: self.rows_of(ability),
            kinds: self.kinds(state, fighter, loose),
            tried: [None; SLOTS],
            best: None,
        };
        let free = Cost {
            unfilled: 0,
            wilds: 0,
            actions: 0,
            rows: [0; SECTIONS],
        };
        filling.section(0, free);
        let (cost, kinds) = filling.best?;
        if cost.unfilled == ability.sections() {
            return None;
        }
        let mut dice = ArrayVec::new();
        for kind in kinds {
            let die = kind.map(|kind| filling.kinds[usize::from(kind)].take_first());
            dice.push(die);
        }
        Some(dice)
    }

    /// Dice that look alike, together.
    fn kinds(&self, state: &State, fighter: Fighter, dice: DiceSet) -> ArrayVec<Alike, LOOKS> {
        let mut kinds: ArrayVec<Alike, LOOKS> = ArrayVec::new();
        for die in dice {
            let look = self.look(state, fighter, die);
            match kinds.iter_mut().find(|alike| alike.look == look) {
                Some(alike) => {
                    alike.dice.insert(die);
                    alike.left += 1;
                }
                None => kinds.push(Alike {
                    look,
                    dice: DiceSet::of(die),
                    left: 1,
                }),
            }
        }
        kinds
    }

    /// Loose dice that may be placed here, by what else the ability asks (KA-13.5).
    fn placeable(&self, state: &State, fighter: Fighter, ability: &Ability) -> DiceSet {
        let loose = state.loose(fighter);
        if ability.when.is_none() {
            return loose;
        }
        let blank = |die: &DieId| self.look(state, fighter, *die).shown == Symbol::Blank;
        let blanks: DiceSet = loose.iter().filter(blank).collect();
        let allowed = |die: &DieId| match ability.when {
            None => true,
            Some(When::AnotherBlank) => !blanks.without(DiceSet::of(*die)).is_empty(),
            Some(When::OtherActionBlank) => {
                let others = blanks.and(ACTIONS).without(DiceSet::of(*die));
                let face = self.attached_face(ability);
                let there = face.is_some_and(|face| self.faces_left(state, fighter).has(face));
                there && !others.is_empty()
            }
        };
        loose.iter().filter(allowed).collect()
    }

    fn attached_face(&self, ability: &Ability) -> Option<Symbol> {
        let verbs = self.pack.verbs(ability.effects);
        verbs.iter().find_map(|verb| match verb {
            Verb::AttachToBlank(face) => Some(*face),
            _ => None,
        })
    }

    fn rows_of(&self, ability: &Ability) -> Option<&[crate::Row]> {
        let verbs = self.pack.verbs(ability.effects);
        verbs.iter().find_map(|verb| match verb {
            Verb::List(span) => Some(self.pack.rows(*span)),
            _ => None,
        })
    }

    fn solo_immediate(
        &self,
        state: &mut State,
        fighter: Fighter,
        ability: AbilityId,
        sink: &mut impl Sink<Event>,
    ) {
        sink.tell_all(|| Event::Announced { fighter, ability });
        let blank = |state: &State, die: &DieId| self.shown(state, *die) == Symbol::Blank;
        let loose = state.loose(fighter);
        let blanks: DiceSet = loose.iter().filter(|die| blank(state, die)).collect();
        // A trait die before an action die: they have the lower numbers.
        let first = blanks.first();
        for &verb in self.pack.verbs(self.pack.ability(ability).effects) {
            let dice = match verb {
                Verb::RerollBlank => first.map(DiceSet::of),
                Verb::RerollBlanks => Some(blanks),
                Verb::AttachToBlank(face) => {
                    let die = blanks.and(ACTIONS).first();
                    die.map(|die| self.solo_attach(state, fighter, (face, die), sink))
                }
                Verb::TreatOne { from, .. } => {
                    let die = loose.iter().find(|die| self.shown(state, *die) == from);
                    state.corner_mut(fighter).play.posing = die;
                    None
                }
                Verb::TurnBlank => {
                    self.turn_blank(state, fighter, blanks, sink);
                    None
                }
                other => unreachable!("no immediate ability of a solo board has {other:?}"),
            };
            if let Some(dice) = dice.filter(|dice| !dice.is_empty()) {
                let count = dice.len();
                sink.tell_all(|| Event::Rerolls { fighter, count });
                state.toss(fighter, dice);
            }
        }
    }

    fn solo_attach(
        &self,
        state: &mut State,
        fighter: Fighter,
        (face, die): (Symbol, DieId),
        sink: &mut impl Sink<Event>,
    ) -> DiceSet {
        self.gain_face(state, fighter, face, sink);
        state.clip(fighter, face, die);
        sink.tell_all(|| Event::clipped(fighter, face, die));
        DiceSet::of(die)
    }

    /// Turns one blank die to the symbol that most dice show; ties by the single list (KA-13.5).
    fn turn_blank(
        &self,
        state: &mut State,
        fighter: Fighter,
        blanks: DiceSet,
        sink: &mut impl Sink<Event>,
    ) {
        let dice = state.corner(fighter).dice;
        let mut counts = [0_u8; 7];
        for die in dice {
            counts[self.shown(state, die).index()] += 1;
        }
        let mut order = self.single_rows(fighter);
        order.retain(|symbol| counts[symbol.index()] > 0);
        order.sort_by_key(|symbol| std::cmp::Reverse(counts[symbol.index()]));
        for symbol in order {
            let side = |die: DieId| self.sides_of(state, die).iter().position(|&s| s == symbol);
            let found = blanks.iter().find_map(|die| Some((die, side(die)?)));
            if let Some((die, side)) = found {
                state.behind.up[die.index()] = side as u8;
                let to = symbol;
                sink.tell_all(|| Event::Turned { fighter, die, to });
                return;
            }
        }
    }

    /// The symbols of the list with a section for each row, in order.
    fn single_rows(&self, fighter: Fighter) -> ArrayVec<Symbol, 8> {
        let spots = self.board(fighter).spots.iter();
        let mut singles = spots.filter_map(|spot| {
            let ability = self.pack.ability(spot.ability);
            let rows = self.rows_of(ability)?;
            (ability.slots.len() == rows.len()).then_some(rows)
        });
        let rows = singles.next().unwrap_or_default();
        rows.iter().filter_map(|row| row.symbol).take(8).collect()
    }

    /// Visits what a list brings: a row for each section filled, and repeats for dice left over
    /// (KA-13.5, KA-13.6).
    pub(crate) fn each_row(
        &self,
        state: &State,
        fighter: Fighter,
        spot: SpotId,
        mut visit: impl FnMut(Span),
    ) {
        let ability = self.ability(state, fighter, spot);
        let Some(rows) = self.rows_of(ability) else {
            return;
        };
        let at = self.board(fighter).spot(spot);
        let corner = state.corner(fighter);
        let mut counts = [crate::Symbols::ALL; SECTIONS];
        for die in corner.dice {
            if let Some(slot) = state.slot_of(die).filter(|&slot| at.slots.contains(slot)) {
                let section = self.board(fighter).place(slot).section;
                let common = &mut counts[usize::from(section)];
                *common = common.and(self.look(state, fighter, die).counts);
            }
        }
        for (section, slots) in at.sections.iter().enumerate() {
            if !slots.within(state.hand(fighter).filled) {
                continue;
            }
            let Some(row) = row_for(rows, ability, section as u8, counts[section]) else {
                continue;
            };
            visit(rows[usize::from(row)].effects);
            if rows[usize::from(row)].repeat {
                let left = corner.play.left_over;
                (0..left).for_each(|_| visit(rows[usize::from(row)].effects));
            }
        }
    }
}

/// The row of a list that a section brings: its own where each row has a section, else the first
/// that its dice can count as.
fn row_for(
    rows: &[crate::Row],
    ability: &Ability,
    section: u8,
    counts: crate::Symbols,
) -> Option<u8> {
    if usize::from(ability.sections()) == rows.len() {
        return Some(section);
    }
    let fits = |row: &crate::Row| row.symbol.is_none_or(|symbol| counts.has(symbol));
    rows.iter().position(fits).map(|row| row as u8)
}

impl Filling<'_> {
    /// Tries all ways for a section and those after it, or leaves it empty.
    fn section(&mut self, section: u8, cost: Cost) {
        if self.best.is_some_and(|(best, _)| cost >= best) {
            return;
        }
        if section == self.ability.sections() {
            self.best = Some((cost, self.tried));
            return;
        }
        let first = self.slots_before(section);
        self.slot(section, first, crate::Symbols::ALL, cost);
        let mut without = cost;
        without.unfilled += 1;
        without.rows[usize::from(section)] = u8::MAX;
        self.section(section + 1, without);
    }

    fn slots_before(&self, section: u8) -> usize {
        let slots = self.ability.slots.iter();
        slots.filter(|slot| slot.section < section).count()
    }

    /// Tries every class of dice for a slot. `common` is what the dice of its section can all be.
    fn slot(&mut self, section: u8, at: usize, common: crate::Symbols, cost: Cost) {
        let slot = self.ability.slots.get(at).copied();
        let Some(slot) = slot.filter(|slot| slot.section == section) else {
            return self.filled(section, common, cost);
        };
        for kind in self.first_kind(at, slot)..self.kinds.len() {
            let Alike { look, left, .. } = self.kinds[kind];
            let joined = if slot.group == 0 {
                look.counts
            } else {
                common.and(look.counts)
            };
            if left == 0 || !slot.need.takes(look) || joined.is_empty() {
                continue;
            }
            let mut cost = cost;
            cost.wilds += u8::from(look.shown == Symbol::Wild);
            cost.actions += u8::from(look.action);
            if self.best.is_some_and(|(best, _)| cost >= best) {
                continue;
            }
            self.kinds[kind].left -= 1;
            self.tried[at] = Some(kind as u8);
            self.slot(section, at + 1, joined, cost);
            self.tried[at] = None;
            self.kinds[kind].left += 1;
        }
    }

    /// Where to begin for a slot. Dice in slots that are alike can change places, so that one order
    /// of them is enough: the one in which the kinds stand.
    fn first_kind(&self, at: usize, slot: crate::Slot) -> usize {
        let before = at
            .checked_sub(1)
            .filter(|&before| self.ability.slots[before] == slot);
        let kind = before.and_then(|before| self.tried[before]);
        kind.map_or(0, usize::from)
    }

    fn filled(&mut self, section: u8, common: crate::Symbols, mut cost: Cost) {
        if let Some(rows) = self.rows {
            let row = row_for(rows, self.ability, section, common);
            // Dice that fit no row bring nothing and are not placed.
            let Some(row) = row else { return };
            cost.rows[usize::from(section)] = row;
        }
        self.section(section + 1, cost);
    }
}

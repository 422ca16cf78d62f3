//! Placing dice well, quickly: whole placements, and what they are worth before anything is known
//! of the rival's. No rule hangs on it, only how well bots play and how rivals are imagined.

use crate::board::Mark;
use crate::state::State;
use crate::think::odds::Odds;
use crate::{Fighter, Kapow, Look, SlotId, SlotSet, SpotId, Symbol, Symbols, Test, Verb};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::Rng;

/// A die and the slot it goes to.
pub(crate) type Move = (DieId, SlotId);
/// A whole placement.
pub(crate) type Plan = ArrayVec<Move, 26>;

/// What someone is after, in hundredths of the usual.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lean {
    pub(crate) attack: i32,
    pub(crate) defence: i32,
    pub(crate) growth: i32,
}

impl Lean {
    pub(crate) const PLAIN: Lean = Lean {
        attack: 100,
        defence: 100,
        growth: 100,
    };

    /// A taste of one's own.
    pub(crate) fn random(rng: &mut dyn Rng) -> Lean {
        let mut taste = || 40 + rng.below(120) as i32;
        Lean {
            attack: taste(),
            defence: taste(),
            growth: taste(),
        }
    }
}

/// What selected abilities come to.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    attack_base: i32,
    attack_kick: i32,
    attack_times: i32,
    defence_base: i32,
    defence_kick: i32,
    defence_times: i32,
    kick_faces: i32,
    mirror: bool,
    growth: i32,
    life: i32,
}

/// Tenths of a point of life that things are worth.
const FACE: i32 = 6;
const ANY_FACE: i32 = 10;
const TRAIT: i32 = 40;
const ACTION: i32 = 34;

/// A whole placement and what it is worth to a plain taste.
#[derive(Debug, Clone)]
pub(crate) struct Placement {
    pub(crate) plan: Plan,
    pub(crate) plain: i32,
}

impl Kapow {
    /// Places a fighter's loose dice about as someone would who knows the game.
    pub(crate) fn place_well(&self, state: &mut State, fighter: Fighter, lean: Lean) {
        let odds = self.usual_odds(state, fighter);
        for (die, slot) in self.plan(state, fighter, lean, &odds).plan {
            state.put(fighter, die, slot);
        }
    }

    /// Fills whole boxes one after the other, each time the one that brings most for its dice.
    pub(crate) fn plan(
        &self,
        state: &State,
        fighter: Fighter,
        lean: Lean,
        odds: &Odds,
    ) -> Placement {
        let mut state = state.clone();
        let mut plan = Plan::new();
        let mut sum = self.sum_of_selected(&state, fighter, odds);
        let mut worth = self.worth_of(&state, fighter, sum, lean, odds);
        let mut fillings = self.fillings(&state, fighter);
        loop {
            let mut best: Option<(i32, usize, Sum, i32)> = None;
            for (at, (spot, filling)) in fillings.iter().enumerate() {
                let next = self.add_spot(&state, fighter, *spot, sum, odds);
                let reached = self.worth_of(&state, fighter, next, lean, odds);
                let density = (reached - worth) * 60 / filling.len() as i32;
                if density > 0 && best.is_none_or(|best| density > best.0) {
                    best = Some((density, at, next, reached));
                }
            }
            let Some((_, at, next, reached)) = best else {
                let plain = self.worth_of(&state, fighter, sum, Lean::PLAIN, odds);
                return Placement { plan, plain };
            };
            let (spot, filling) = fillings.swap_remove(at);
            for &(die, slot) in &filling {
                state.put(fighter, die, slot);
                let _ = plan.try_push((die, slot));
            }
            (sum, worth) = (next, reached);
            self.fill_anew(&state, fighter, spot, &filling, &mut fillings);
        }
    }

    /// The abilities that can be filled, each with the dice for it.
    fn fillings(&self, state: &State, fighter: Fighter) -> Vec<(SpotId, Plan)> {
        let open = self.open_slots(state, fighter);
        let reach = self.reach(state, fighter);
        let within = |spot: &SpotId| {
            let sections = &self.board(fighter).spot(*spot).sections;
            sections.iter().any(|section| section.within(reach))
        };
        let some = self.spots(fighter).filter(within).filter_map(|spot| {
            let filling = self.filling(state, fighter, spot, open)?;
            Some((spot, filling))
        });
        some.collect()
    }

    /// Slots that hold a die or that some loose one fits into. Where dice may pose as something
    /// else, and on cards, all of them.
    fn reach(&self, state: &State, fighter: Fighter) -> SlotSet {
        let board = self.board(fighter);
        if !board.posing().is_empty() || !board.cards.is_empty() {
            return board.slots().collect();
        }
        let loose = state.loose(fighter).iter();
        loose.fold(state.hand(fighter).filled, |reach, die| {
            reach.or(board.takes(self.shown(state, die), self.make(die).is_action()))
        })
    }

    /// After one ability has been filled: the others whose dice went there look for new ones, and
    /// so does its own next section.
    fn fill_anew(
        &self,
        state: &State,
        fighter: Fighter,
        spot: SpotId,
        taken: &Plan,
        fillings: &mut Vec<(SpotId, Plan)>,
    ) {
        if !self.board(fighter).posing().is_empty() {
            *fillings = self.fillings(state, fighter);
            return;
        }
        let open = self.open_slots(state, fighter);
        if let Some(filling) = self.filling(state, fighter, spot, open) {
            fillings.push((spot, filling));
        }
        let is_taken = |die: DieId| taken.iter().any(|&(other, _)| other == die);
        fillings.retain_mut(|(spot, filling)| {
            if !filling.iter().any(|&(die, _)| is_taken(die)) {
                return true;
            }
            match self.filling(state, fighter, *spot, open) {
                Some(found) => {
                    *filling = found;
                    true
                }
                None => false,
            }
        });
    }

    /// The same, with one ability filled first, come what may: some bring nothing by themselves.
    pub(crate) fn plan_from(
        &self,
        state: &State,
        fighter: Fighter,
        spot: SpotId,
        odds: &Odds,
    ) -> Option<Placement> {
        let open = self.open_slots(state, fighter);
        let mut plan = self.filling(state, fighter, spot, open)?;
        let mut state = state.clone();
        for &(die, slot) in &plan {
            state.put(fighter, die, slot);
        }
        let rest = self.plan(&state, fighter, Lean::PLAIN, odds);
        for step in rest.plan {
            let _ = plan.try_push(step);
        }
        let plain = rest.plain;
        Some(Placement { plan, plain })
    }

    /// Loose dice for the next section of an ability, as cheap ones as will do.
    pub(crate) fn filling(
        &self,
        state: &State,
        fighter: Fighter,
        spot: SpotId,
        open: SlotSet,
    ) -> Option<Plan> {
        let board = self.board(fighter);
        let at = board.spot(spot);
        let filled = state.hand(fighter).filled;
        if !at.slots.meets(open) || !self.is_planned(state, fighter, spot) {
            return None;
        }
        let unfilled = |section: &&SlotSet| !section.within(filled) && section.within(open);
        let section = *at.sections.iter().find(unfilled)?;
        let mut loose = state.loose(fighter);
        let mut plan = Plan::new();
        let mut slots = section.without(filled);
        // The pickiest slot first: a symbol before any die.
        while !slots.is_empty() {
            let picky = |slot: &SlotId| self.pickiness(state, fighter, *slot);
            let slot = slots.iter().max_by_key(picky)?;
            slots.remove(slot);
            let die = self.cheapest(state, fighter, slot, loose, &plan)?;
            loose.remove(die);
            plan.push((die, slot));
        }
        Some(plan)
    }

    /// Whether plans may count on an ability. Most immediate ones change the dice, and a card wants
    /// a die of the ally's too.
    fn is_planned(&self, state: &State, fighter: Fighter, spot: SpotId) -> bool {
        if self.is_card(fighter, spot) {
            return self.ally_joins(state, fighter, spot);
        }
        let heals = |verb: &Verb| matches!(verb, Verb::Life(_));
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        !self.board(fighter).with(Mark::Immediate).contains(spot) || verbs.iter().all(heals)
    }

    fn pickiness(&self, state: &State, fighter: Fighter, slot: SlotId) -> i32 {
        match self.need(state, fighter, slot) {
            crate::Need::NonBlankAction => 5,
            crate::Need::AnyAction => 4,
            crate::Need::Any => 0,
            crate::Need::NonBlank => 1,
            _ => 3,
        }
    }

    /// The die that is least use elsewhere and fits, also with those already in the plan.
    fn cheapest(
        &self,
        state: &State,
        fighter: Fighter,
        slot: SlotId,
        loose: DiceSet,
        plan: &Plan,
    ) -> Option<DieId> {
        let need = self.need(state, fighter, slot);
        let group = self.board(fighter).place(slot).group;
        let mut common = Symbols::ALL;
        for &(die, at) in plan {
            if group.contains(at) {
                common = common.and(self.look(state, fighter, die).counts);
            }
        }
        for die in state.corner(fighter).dice {
            if state.lies_in(die, group) {
                common = common.and(self.look(state, fighter, die).counts);
            }
        }
        let fits = |die: &DieId| {
            let look = self.pose(state, fighter, *die, slot, plan);
            need.takes(look) && (group.is_empty() || !common.and(look.counts).is_empty())
        };
        let cost = |die: &DieId| {
            let shown = match self.shown(state, *die) {
                Symbol::Blank => 0,
                Symbol::Wild => 9,
                Symbol::Might | Symbol::Energy | Symbol::XFactor => 4,
                Symbol::Toughness | Symbol::Agility => 3,
            };
            shown + i32::from(self.make(*die).is_action())
        };
        // Pairs of blanks, of what there is more than one of, need a partner too, unless it lies
        // there already.
        let mut missing = group.without(state.hand(fighter).filled);
        missing.remove(slot);
        let partner = |die: &DieId| {
            let counts = self.look(state, fighter, *die).counts;
            let others = loose.without(DiceSet::of(*die));
            let open = usize::from(missing.len()) > plan_in(plan, group);
            !open
                || others.iter().any(|other| {
                    !self
                        .look(state, fighter, other)
                        .counts
                        .and(counts)
                        .is_empty()
                })
        };
        loose.iter().filter(fits).filter(partner).min_by_key(cost)
    }

    /// A die as a slot sees it. Where a single die may pose as something else, it does so only on
    /// a symbol, and only if no other one of the plan does.
    fn pose(&self, state: &State, fighter: Fighter, die: DieId, slot: SlotId, plan: &Plan) -> Look {
        let plain = |die: DieId| Look::plain(self.shown(state, die), self.make(die).is_action());
        let board = self.board(fighter);
        if board.with(Mark::TreatOne).is_empty() {
            return self.look(state, fighter, die);
        }
        let grouped = !board.place(slot).group.is_empty();
        let need = |slot| self.need(state, fighter, slot);
        let posed = plan
            .iter()
            .any(|&(die, slot)| !need(slot).takes(plain(die)));
        if grouped || posed || need(slot).takes(plain(die)) {
            return plain(die);
        }
        self.look(state, fighter, die)
    }

    fn sum_of_selected(&self, state: &State, fighter: Fighter, odds: &Odds) -> Sum {
        let mut sum = Sum::default();
        // Immediate abilities have done what they do.
        let gone = self.board(fighter).with(Mark::Immediate);
        for spot in self.selected(state, fighter).without(gone) {
            for _ in 0..self.complete(state, fighter, spot) {
                sum = self.add_spot(state, fighter, spot, sum, odds);
            }
        }
        sum
    }

    /// The sum with one more section of an ability.
    fn add_spot(
        &self,
        state: &State,
        fighter: Fighter,
        spot: SpotId,
        mut sum: Sum,
        odds: &Odds,
    ) -> Sum {
        let ability = self.ability(state, fighter, spot);
        if self.is_card(fighter, spot) {
            sum.growth += self.worth_to_ally(state, fighter, spot);
        }
        let defends = self.marked(state, fighter, Mark::DefenceKicker);
        let defends = defends.or(self.marked(state, fighter, Mark::DefenceTimes));
        let kicks = defends.contains(spot);
        for &verb in self.pack.verbs(ability.effects) {
            self.add_verb(state, fighter, verb, kicks, odds, &mut sum);
        }
        sum
    }

    fn add_verb(
        &self,
        state: &State,
        fighter: Fighter,
        verb: Verb,
        kicks: bool,
        odds: &Odds,
        sum: &mut Sum,
    ) {
        match verb {
            Verb::BaseAttack(n) => sum.attack_base = sum.attack_base.max(i32::from(n)),
            Verb::AttackKicker(n) => sum.attack_kick += i32::from(n),
            Verb::AttackTimes(n) => sum.attack_times = sum.attack_times.max(i32::from(n)),
            Verb::BaseDefence(n) | Verb::FallbackDefence(n) => {
                sum.defence_base = sum.defence_base.max(i32::from(n));
            }
            Verb::DefenceKicker(n) => sum.defence_kick += i32::from(n),
            Verb::DefenceTimes(n) => sum.defence_times = sum.defence_times.max(i32::from(n)),
            Verb::MirrorKickers => sum.mirror = true,
            Verb::Faces { count, of } => {
                let each = if of.has(Symbol::Wild) { ANY_FACE } else { FACE };
                let worth = each * i32::from(count);
                let place = if kicks {
                    &mut sum.kick_faces
                } else {
                    &mut sum.growth
                };
                *place += worth;
            }
            Verb::Each(span) | Verb::AtPowerUp(span) | Verb::AtDefend(span) => {
                for &verb in self.pack.verbs(span) {
                    self.add_verb(state, fighter, verb, kicks, odds, sum);
                }
            }
            Verb::If { test, .. } => sum.growth += self.worth_of_hope(state, fighter, test),
            other => add_growth(other, odds, sum),
        }
    }

    /// What comes only under a condition.
    fn worth_of_hope(&self, state: &State, fighter: Fighter, test: Test) -> i32 {
        let dice = |one: Fighter| state.corner(one).dice.len();
        match test {
            Test::OpponentHasMoreDice => {
                let more = dice(self.opponent(state, fighter)) > dice(fighter);
                if more { 24 } else { 3 }
            }
            _ => 13,
        }
    }

    /// What a sum is worth to a fighter, in tenths of a point of life.
    fn worth_of(&self, state: &State, fighter: Fighter, sum: Sum, lean: Lean, odds: &Odds) -> i32 {
        let tokens = 2 * i32::from(state.corner(fighter).tokens);
        let mirror = if sum.mirror { sum.defence_kick } else { 0 };
        let attack = match sum.attack_base {
            0 => 0,
            base => (base + sum.attack_kick + mirror) * sum.attack_times.max(1) - tokens,
        };
        let defence = match sum.defence_base {
            0 => 0,
            base => (base + sum.defence_kick) * sum.defence_times.max(1),
        };
        let faces = if sum.defence_base > 0 {
            sum.kick_faces
        } else {
            0
        };
        let own = self.team(fighter);
        let life = |team: crate::Team| i32::from(state.life[team as usize]);
        let early = 60 + 40 * life(own).min(life(own.other())).min(20) / 20;
        let missing = i32::from(self.most_life(own)) - life(own);
        odds.dealt(attack) * lean.attack / 100
            + odds.spared(defence) * lean.defence / 100
            + (sum.growth + faces) * lean.growth / 100 * early / 100
            + sum.life.min(missing) * 10
    }
}

/// What a verb is worth besides the numbers of the fight.
fn add_growth(verb: Verb, odds: &Odds, sum: &mut Sum) {
    match verb {
        Verb::TraitDice(n) => sum.growth += TRAIT * i32::from(n),
        Verb::ActionDice(n) => sum.growth += ACTION * i32::from(n),
        Verb::CopyFace { count, .. } => sum.growth += ANY_FACE * i32::from(count),
        Verb::ExchangeFaces(_) => sum.growth += 5,
        Verb::Life(n) => sum.life += i32::from(n),
        Verb::LifeFromDamage(_) => sum.life += 3,
        Verb::LoseLife(n) => sum.life -= i32::from(n),
        Verb::OpponentLosesLife(n) => sum.growth += 10 * i32::from(n),
        Verb::OpponentLosesPerDie(n) => sum.growth += odds.dice * i32::from(n),
        Verb::OpponentLosesPerFace(n) => sum.growth += odds.faces * i32::from(n),
        Verb::OpponentDefence(n) => sum.attack_kick -= i32::from(n) / 2,
        Verb::LockIn { .. } => sum.growth += 30,
        Verb::Entangle(_) | Verb::OpponentChooses(_) => sum.growth += 16,
        Verb::RemoveToken => sum.growth += 22,
        Verb::NoLoss => sum.life += 4,
        Verb::OpponentTraitDie(_) | Verb::NoTraitDice => sum.growth += 8,
        Verb::ChooseEach(_) => sum.growth += 10,
        // What happens at once has happened, boards that play by themselves place no plans, and
        // the rest hangs on what nobody knows yet.
        Verb::RerollEach
        | Verb::RerollAny
        | Verb::RerollOne(_)
        | Verb::TurnDie
        | Verb::AttachFace { .. }
        | Verb::TreatAll { .. }
        | Verb::TreatOne { .. }
        | Verb::RerollBlank
        | Verb::RerollBlanks
        | Verb::TurnBlank
        | Verb::AttachToBlank(_)
        | Verb::Attack(_)
        | Verb::Defence(_)
        | Verb::SelfLock { .. }
        | Verb::List(_)
        | Verb::OwnAttack(_)
        | Verb::TakeFace
        | Verb::DieOfOpponentsChoice(_)
        | Verb::Choose(_) => {}
        Verb::BaseAttack(_)
        | Verb::AttackKicker(_)
        | Verb::AttackTimes(_)
        | Verb::BaseDefence(_)
        | Verb::FallbackDefence(_)
        | Verb::DefenceKicker(_)
        | Verb::DefenceTimes(_)
        | Verb::MirrorKickers
        | Verb::Faces { .. }
        | Verb::Each(_)
        | Verb::AtPowerUp(_)
        | Verb::AtDefend(_)
        | Verb::If { .. } => unreachable!("{verb:?} is added up elsewhere"),
    }
}

fn plan_in(plan: &Plan, group: SlotSet) -> usize {
    plan.iter()
        .filter(|(_, slot)| group.contains(*slot))
        .count()
}

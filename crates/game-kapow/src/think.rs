//! Advice: whole placements are compared by playing the round to its end against placements that
//! the rival might have made, and the next die of the best one is named.

use crate::board::Mark;
use crate::fight::bits;
use crate::plan::{Lean, Plan};
use crate::state::{Doing, Stage, State, Table};
use crate::{Fighter, Kapow, Offer, Symbol, View};
use dice::{DiceSet, DieId};
use kernel::{Choice, Game, Input, Rng, Seat, Silent, Waiting};

/// How many tastes are tried for plans without and with much effort.
const FEW_PLANS: u32 = 16;
const MANY_PLANS: u32 = 40;
/// How many plans are compared by playing them out.
const FINALISTS: usize = 10;
/// A round cannot take more steps.
const STEPS: usize = 600;

impl Kapow {
    pub(crate) fn advice(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        let mut offers = Vec::new();
        self.asked(view, &mut offers)?;
        let fighter = Fighter::of(view.viewer.seat()?)?;
        let table = &view.table;
        if table.stage != Stage::Select || !table.tasks.is_empty() {
            return Some(Choice::one(self.sensible(table, fighter, &offers)));
        }
        if let Some(doing) = table.corner(fighter).doing {
            return self.advise_doing(table, fighter, doing, &offers);
        }
        let mut tastes = Tastes::of(self, table, fighter);
        let plan = self.best_plan(view, fighter, effort, stop, &mut tastes);
        Some(Choice::one(self.next_step(table, fighter, &plan, &offers)))
    }

    /// Immediate abilities first, with dice the plan has no use for; then the plan; then ready.
    fn next_step(&self, table: &Table, fighter: Fighter, plan: &Plan, offers: &[Offer]) -> Offer {
        let planned: DiceSet = plan.iter().map(|(die, _)| *die).collect();
        let idle = table.loose(fighter).without(planned);
        let immediate = self.board(fighter).with(Mark::Immediate);
        let usable = |offer: &&Offer| matches!(offer, Offer::Use(_));
        if let Some(&offer) = offers.iter().find(usable)
            && (!idle.is_empty() || !self.rerolls(table, fighter, offer))
        {
            return offer;
        }
        let mut best: Option<(i32, Offer)> = None;
        for &offer in offers {
            let Offer::Place { die, slot } = offer else {
                continue;
            };
            let spot = self.board(fighter).spot_of(slot);
            if immediate >> spot & 1 == 0 || !idle.contains(die) {
                continue;
            }
            let liking = self.like_immediate(table, fighter, spot, die, idle);
            if liking > 0 && best.is_none_or(|best| liking > best.0) {
                best = Some((liking, offer));
            }
        }
        if let Some((_, offer)) = best {
            return offer;
        }
        let placing = plan.iter().map(|&(die, slot)| Offer::Place { die, slot });
        let mut possible = placing.filter(|offer| offers.contains(offer));
        let card = || self.idle_on_card(table, fighter, offers);
        possible.next().or_else(card).unwrap_or(Offer::Ready)
    }

    /// A die that would lie idle may as well lie on a card, best where the ally already has one.
    fn idle_on_card(&self, table: &Table, fighter: Fighter, offers: &[Offer]) -> Option<Offer> {
        let (first, ally) = (self.board(fighter).cards?, self.ally(fighter)?);
        let on_card = offers.iter().filter_map(|&offer| match offer {
            Offer::Place { slot, .. } => {
                let spot = self.board(fighter).spot_of(slot);
                let is_card = (first..first + 4).contains(&spot);
                is_card.then(|| (self.complete(table, ally, spot), offer))
            }
            _ => None,
        });
        on_card.max_by_key(|(met, _)| *met).map(|(_, offer)| offer)
    }

    fn rerolls(&self, table: &Table, fighter: Fighter, offer: Offer) -> bool {
        let Offer::Use(spot) = offer else {
            return false;
        };
        let verbs = self.pack.verbs(self.ability(table, fighter, spot).effects);
        verbs
            .iter()
            .any(|verb| matches!(verb, crate::Verb::RerollOne(_)))
    }

    /// What an idle die is worth on an immediate ability.
    fn like_immediate(
        &self,
        table: &Table,
        fighter: Fighter,
        spot: u8,
        die: DieId,
        idle: DiceSet,
    ) -> i32 {
        let cheap = if self.shown(table, die) == Symbol::Blank {
            2
        } else {
            1
        };
        let verbs = self.pack.verbs(self.ability(table, fighter, spot).effects);
        let team = self.team(fighter);
        let hurt = table.life[team as usize] < self.most_life(team);
        let likes = verbs.iter().map(|verb| match verb {
            crate::Verb::RerollEach if idle.len() > 1 => 2,
            crate::Verb::RerollAny if idle.len() > 2 => 3,
            crate::Verb::AttachFace { .. } => 4,
            crate::Verb::Life(_) if hurt && self.can_fill(table, fighter, spot, idle) => 4,
            _ => 0,
        });
        let likes: i32 = likes.sum();
        if likes == 0 { 0 } else { 2 * likes + cheap }
    }

    /// Whether idle dice can fill what is open of a box.
    fn can_fill(&self, table: &Table, fighter: Fighter, spot: u8, idle: DiceSet) -> bool {
        let filled = table.corner(fighter).filled;
        let mut left = idle;
        self.slots(fighter, spot)
            .filter(|slot| filled >> slot & 1 == 0)
            .all(|slot| {
                let need = self.need(table, fighter, slot);
                let found = left
                    .iter()
                    .find(|&die| need.takes(self.look(table, fighter, die)));
                found.is_some_and(|die| {
                    left.remove(die);
                    true
                })
            })
    }

    fn advise_doing(
        &self,
        table: &Table,
        fighter: Fighter,
        doing: Doing,
        offers: &[Offer],
    ) -> Option<Choice<Offer>> {
        let (plan, _) = self.plan(table, fighter, Lean::PLAIN);
        let planned: DiceSet = plan.iter().map(|(die, _)| *die).collect();
        let idle = |die: &DieId| table.loose(fighter).contains(*die) && !planned.contains(*die);
        if let Doing::RerollAny(_) = doing {
            let dice = offers.iter().filter(|offer| match offer {
                Offer::Roll(die) => idle(die),
                _ => false,
            });
            return Choice::several(dice.copied().take(kernel::MAX_PICKS));
        }
        let worth = |offer: &Offer| match *offer {
            Offer::Roll(die) => {
                i32::from(idle(&die)) * 10 + i32::from(self.shown(table, die) == Symbol::Blank)
            }
            Offer::Turn { die, to } => {
                let mut turned = table.clone();
                let side = self
                    .sides_of(table, die)
                    .iter()
                    .position(|&side| side == to);
                turned.up[die.index()] = side.map_or(0, |side| side as u8);
                turned.lift(fighter, die);
                self.plan(&turned, fighter, Lean::PLAIN).1
            }
            _ => 0,
        };
        let chosen = offers.iter().rev().max_by_key(|offer| worth(offer))?;
        Some(Choice::one(*chosen))
    }

    /// The best of several placements.
    fn best_plan(
        &self,
        view: &View,
        fighter: Fighter,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
        rng: &mut dyn Rng,
    ) -> Plan {
        let count = if effort == 0 { FEW_PLANS } else { MANY_PLANS };
        let mut plans: Vec<(Plan, i32)> = Vec::new();
        for taste in 0..count {
            let lean = if taste == 0 {
                Lean::PLAIN
            } else {
                Lean::random(rng)
            };
            let (plan, _) = self.plan(&view.table, fighter, lean);
            let same = |known: &Plan| {
                known.len() == plan.len() && plan.iter().all(|step| known.contains(step))
            };
            if !plans.iter().any(|(known, _)| same(known)) {
                let worth = self.plain_worth(&view.table, fighter, &plan);
                plans.push((plan, worth));
            }
        }
        plans.sort_by_key(|(_, worth)| -worth);
        plans.truncate(FINALISTS);
        if effort == 0 || plans.len() == 1 {
            return plans.swap_remove(0).0;
        }
        self.play_out(view, fighter, plans, effort, stop, rng)
    }

    fn plain_worth(&self, table: &Table, fighter: Fighter, plan: &Plan) -> i32 {
        let mut table = table.clone();
        for &(die, slot) in plan {
            table.put(fighter, die, slot);
        }
        self.plan(&table, fighter, Lean::PLAIN).1
    }

    /// Plays the round out for each plan in the same imagined worlds; the best on average.
    fn play_out(
        &self,
        view: &View,
        fighter: Fighter,
        plans: Vec<(Plan, i32)>,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
        rng: &mut dyn Rng,
    ) -> Plan {
        let mut sums = vec![0_i64; plans.len()];
        let worlds = (effort / plans.len() as u32).clamp(4, 400);
        for world in 0..worlds {
            let state = self.imagine_ready(view, fighter, rng);
            for (sum, (plan, _)) in sums.iter_mut().zip(&plans) {
                *sum += i64::from(self.round_worth(&state, fighter, plan, rng));
            }
            if world >= 3 && stop() {
                break;
            }
        }
        let best = (0..plans.len())
            .rev()
            .max_by_key(|&at| sums[at])
            .unwrap_or(0);
        plans
            .into_iter()
            .nth(best)
            .map(|(plan, _)| plan)
            .unwrap_or_default()
    }

    /// A world in which everybody else has placed dice.
    fn imagine_ready(&self, view: &View, fighter: Fighter, rng: &mut dyn Rng) -> State {
        let mut state = self.imagine_state(view, rng);
        let table = &mut state.table;
        for other in self.fighters().filter(|&other| other != fighter) {
            if self.is_person(other) && !table.corner(other).ready {
                table.corner_mut(other).doing = None;
                self.place_well(table, other, rng);
                table.corner_mut(other).ready = true;
            }
        }
        state
    }

    fn round_worth(&self, state: &State, fighter: Fighter, plan: &Plan, rng: &mut dyn Rng) -> i32 {
        let mut state = state.clone();
        for &(die, slot) in plan {
            state.table.put(fighter, die, slot);
        }
        state.table.corner_mut(fighter).ready = true;
        self.settle(&mut state.table, &mut Silent);
        let mut offers = Vec::new();
        for _ in 0..STEPS {
            if state.table.stage == Stage::Roll {
                break;
            }
            let input = match self.waiting(&state) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => Input::Landed(chance.sample(rng)),
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap_or(fighter.seat());
                    Input::Choose {
                        seat,
                        choice: Choice::one(self.answer(&state, seat, &mut offers)),
                    }
                }
            };
            self.apply_unchecked(&mut state, &input, &mut Silent);
        }
        self.worth(&state.table, fighter.seat())
    }

    fn answer(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Offer {
        self.list(&state.table, seat, offers);
        let fighter = Fighter::of(seat).expect("only fighters are asked");
        self.sensible(&state.table, fighter, offers)
    }

    /// The spots with a Lock In token, for those who appraise.
    pub(crate) fn locked_count(&self, table: &Table, fighter: Fighter) -> i32 {
        let corner = table.corner(fighter);
        bits(corner.locked | corner.locking).count() as i32
    }
}

/// Numbers that hang on the roll alone, so that every die of a round is placed by the same plan.
struct Tastes(u64);

impl Tastes {
    fn of(game: &Kapow, table: &Table, fighter: Fighter) -> Tastes {
        let mut tastes = Tastes(u64::from(table.round));
        for die in table.corner(fighter).dice {
            tastes.0 ^= game.shown(table, die) as u64 + 8 * die.index() as u64;
            tastes.word();
        }
        tastes
    }
}

impl Rng for Tastes {
    fn word(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31) as u32
    }
}

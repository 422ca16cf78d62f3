//! Phase 2: attack and defence (KA-5, KA-6).

use crate::board::{Mark, SpotSet};
use crate::flow::{Pace, Turn};
use crate::parts::{Kind, kicks};
use crate::state::{Stage, Table, Team};
use crate::{Event, Fighter, Kapow, Mode, Offer, Parts, Verb};
use kernel::Sink;

/// The options of an ability that chooses for each section: attack, defence, face.
pub(crate) const CHOICES: usize = 3;
/// The second of them.
const DEFENCE: usize = 1;

impl Kapow {
    /// Calls `visit` for every verb that an ability brings this round, each as often as it counts.
    pub(crate) fn each_verb(
        &self,
        table: &Table,
        fighter: Fighter,
        spot: u8,
        visit: &mut impl FnMut(Verb),
    ) {
        let ability = self.ability(table, fighter, spot);
        for &verb in self.pack.verbs(ability.effects) {
            match verb {
                Verb::Each(span) => {
                    for _ in 0..self.complete(table, fighter, spot) {
                        self.pack.verbs(span).iter().for_each(|&verb| visit(verb));
                    }
                }
                Verb::List(_) => self.each_row(table, fighter, spot, |span| {
                    self.pack.verbs(span).iter().for_each(|&verb| visit(verb));
                }),
                other => visit(other),
            }
        }
    }

    /// The sum of something over an ability's verbs.
    fn sum(
        &self,
        table: &Table,
        fighter: Fighter,
        spots: SpotSet,
        value: impl Fn(Verb) -> i32,
    ) -> i32 {
        let mut sum = 0;
        for spot in bits(spots) {
            self.each_verb(table, fighter, spot, &mut |verb| sum += value(verb));
        }
        sum
    }

    /// The abilities of a fighter with a mark that it uses in the attack or defence being made.
    pub(crate) fn in_use(&self, table: &Table, fighter: Fighter, mark: Mark) -> SpotSet {
        let corner = table.corner(fighter);
        self.marked(table, fighter, mark) & corner.play.selected & !corner.play.left_out
    }

    /// Sections of an ability that chooses for each, not yet chosen for.
    pub(crate) fn unchosen(&self, table: &Table, fighter: Fighter) -> u8 {
        let corner = table.corner(fighter);
        let spots = self.marked(table, fighter, Mark::ChooseEach) & corner.play.selected;
        let sections: u8 = bits(spots)
            .map(|spot| self.complete(table, fighter, spot))
            .sum();
        sections.saturating_sub(corner.play.choices.iter().sum())
    }

    /// The ability that chooses for each section.
    pub(crate) fn chooses_each(&self, table: &Table, fighter: Fighter) -> Option<u8> {
        let spots = self.marked(table, fighter, Mark::ChooseEach);
        bits(spots & table.corner(fighter).play.selected).next()
    }

    /// What choosing for sections has brought: attack kickers and defence kickers.
    pub(crate) fn chosen(&self, table: &Table, fighter: Fighter, option: usize) -> i32 {
        let Some(spot) = self.chooses_each(table, fighter) else {
            return 0;
        };
        let times = i32::from(table.corner(fighter).play.choices[option]);
        let verbs = self.pack.verbs(self.ability(table, fighter, spot).effects);
        let worth = verbs.iter().find_map(|verb| match verb {
            Verb::ChooseEach(options) => {
                let span = *options.spans().get(option)?;
                self.pack.verbs(span).iter().find_map(|verb| match verb {
                    Verb::AttackKicker(count) | Verb::DefenceKicker(count) => {
                        Some(i32::from(*count))
                    }
                    _ => None,
                })
            }
            _ => None,
        });
        times * worth.unwrap_or(0)
    }

    /// The next to attack, or on to those who only defend (KA-5.2, KA-5.5).
    pub(crate) fn find_attacker(&self, table: &mut Table) -> Pace {
        match self.turn(table) {
            Turn::Asks(_) => Pace::Wait,
            Turn::Fighter(fighter) => {
                self.begin_attack(table, fighter);
                Pace::Go
            }
            Turn::Nobody => {
                let open = self
                    .fighters()
                    .filter(|&one| !table.corner(one).tally.defended);
                table.acting = open.collect();
                table.stage = Stage::Hold;
                Pace::Go
            }
        }
    }

    pub(crate) fn begin_attack(&self, table: &mut Table, fighter: Fighter) {
        table.acting.remove(fighter);
        table.corner_mut(fighter).play.left_out = 0;
        table.stage = Stage::Attack(fighter);
    }

    /// A board that plays by itself attacks; a person is asked, if there is a base (KA-6.2).
    pub(crate) fn attack_step(
        &self,
        table: &mut Table,
        fighter: Fighter,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        if !self.is_person(fighter) {
            let parts = self.attack(table, fighter, 0);
            if parts.total() > 0 {
                self.launch(table, fighter, &parts, sink);
            } else {
                self.attack_over(table, fighter);
            }
            return Pace::Go;
        }
        if self.in_use(table, fighter, Mark::BaseAttack) == 0 {
            self.attack_over(table, fighter);
            return Pace::Go;
        }
        Pace::Wait
    }

    fn attack_over(&self, table: &mut Table, fighter: Fighter) {
        let corner = table.corner_mut(fighter);
        corner.tally.attacked = true;
        corner.play.left_out = 0;
        table.strike = None;
        table.stage = Stage::Fight;
    }

    /// A person answers while attacking.
    pub(crate) fn attack_choice(
        &self,
        table: &mut Table,
        fighter: Fighter,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        match offer {
            Offer::Leave(spot) => table.corner_mut(fighter).play.left_out |= 1 << spot,
            Offer::Spend(option) => {
                table.corner_mut(fighter).play.choices[usize::from(option)] += 1;
            }
            Offer::Strike(base) => {
                let others = self.in_use(table, fighter, Mark::BaseAttack) & !(1 << base);
                table.corner_mut(fighter).play.left_out |= others;
                let parts = self.attack(table, fighter, table.corner(fighter).play.left_out);
                self.pay(table, fighter, sink);
                if !matches!(table.stage, Stage::Over(_)) {
                    self.launch(table, fighter, &parts, sink);
                }
            }
            Offer::Hold => {
                sink.tell_all(|| Event::Holds(fighter));
                self.attack_over(table, fighter);
            }
            other => unreachable!("{other:?} is no answer while attacking"),
        }
    }

    /// Abilities used in an attack may cost their owner life (KA-9.4).
    fn pay(&self, table: &mut Table, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let used = self.in_use(table, fighter, Mark::AttackKicker)
            | self.in_use(table, fighter, Mark::BaseAttack)
            | self.in_use(table, fighter, Mark::AttackTimes);
        let price = self.sum(table, fighter, used, |verb| match verb {
            Verb::LoseLife(count) => i32::from(count),
            _ => 0,
        });
        if price > 0 {
            self.lose(table, fighter, price as u8, sink);
        }
    }

    /// What an attack with this base would come to, with all that is not left out.
    pub fn attack_with(&self, table: &Table, fighter: Fighter, base: u8) -> u8 {
        let others = self.in_use(table, fighter, Mark::BaseAttack) & !(1 << base);
        let left = table.corner(fighter).play.left_out | others;
        self.attack(table, fighter, left).total()
    }

    /// What a defence with this base would come to.
    pub fn defence_with(&self, table: &Table, fighter: Fighter, base: u8) -> u8 {
        let others = self.defence_bases(table, fighter) & !(1 << base);
        let left = table.corner(fighter).play.left_out | others;
        self.defence(table, fighter, left).total()
    }

    /// The own defence kickers: those used, or before the defence those that could be (KA-10.2).
    pub(crate) fn mirrored(&self, table: &Table, fighter: Fighter) -> i32 {
        let corner = table.corner(fighter);
        if corner.tally.defended {
            return i32::from(corner.tally.kicks);
        }
        let kickers = self.marked(table, fighter, Mark::DefenceKicker) & corner.play.selected;
        let times = self.marked(table, fighter, Mark::DefenceTimes);
        let kick = |spots| self.sum(table, fighter, spots, defence_kick);
        let best = bits(kickers & times).map(|spot| kick(1 << spot)).max();
        kick(kickers & !times) + best.unwrap_or(0)
    }

    /// What tokens do to a total attack (KA-9.5).
    pub(crate) fn attack_change(&self, table: &Table, fighter: Fighter) -> i32 {
        let always = self.pack.verbs(self.pack.stock.entangle_always);
        let each: i32 = always
            .iter()
            .map(|verb| match verb {
                Verb::OwnAttack(change) => i32::from(*change),
                _ => 0,
            })
            .sum();
        each * i32::from(table.corner(fighter).tokens)
    }

    fn launch(
        &self,
        table: &mut Table,
        fighter: Fighter,
        parts: &Parts,
        sink: &mut impl Sink<Event>,
    ) {
        let target = self.target(table, fighter);
        sink.tell_all(|| Event::Attacks {
            fighter,
            target,
            parts: parts.clone(),
        });
        let corner = table.corner_mut(fighter);
        corner.tally.attacked = true;
        corner.play.left_out = 0;
        table.strike = Some((fighter, parts.total()));
        if table.corner(target).tally.defended {
            table.stage = Stage::Hit;
        } else {
            self.begin_defence(table, target);
        }
    }

    pub(crate) fn begin_defence(&self, table: &mut Table, fighter: Fighter) {
        table.corner_mut(fighter).play.left_out = 0;
        table.stage = Stage::Defend(fighter);
    }

    /// The abilities a defence may begin with: any base, or the one for want of a base (KA-6.3).
    pub(crate) fn defence_bases(&self, table: &Table, fighter: Fighter) -> SpotSet {
        match self.in_use(table, fighter, Mark::BaseDefence) {
            0 => self.in_use(table, fighter, Mark::Fallback),
            bases => bases,
        }
    }

    /// Defends without a question where there is nothing to choose.
    pub(crate) fn defend_step(
        &self,
        table: &mut Table,
        fighter: Fighter,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        if !self.is_person(fighter) {
            let parts = self.defence(table, fighter, 0);
            self.defended(table, fighter, &parts, sink);
            return Pace::Go;
        }
        let bases = self.defence_bases(table, fighter);
        let extras = self.in_use(table, fighter, Mark::DefenceKicker)
            | self.in_use(table, fighter, Mark::DefenceTimes);
        let choosy = bases.count_ones() > 1 || bases != 0 && extras != 0;
        if choosy || self.unchosen(table, fighter) > 0 {
            return Pace::Wait;
        }
        self.defend(table, fighter, bits(bases).next(), sink);
        Pace::Go
    }

    /// A person answers while defending.
    pub(crate) fn defence_choice(
        &self,
        table: &mut Table,
        fighter: Fighter,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        match offer {
            Offer::Leave(spot) => table.corner_mut(fighter).play.left_out |= 1 << spot,
            Offer::Spend(option) => {
                table.corner_mut(fighter).play.choices[usize::from(option)] += 1;
            }
            Offer::Defend(base) => self.defend(table, fighter, Some(base), sink),
            Offer::Stand => self.defend(table, fighter, None, sink),
            other => unreachable!("{other:?} is no answer while defending"),
        }
    }

    fn defend(
        &self,
        table: &mut Table,
        fighter: Fighter,
        base: Option<u8>,
        sink: &mut impl Sink<Event>,
    ) {
        let others = self.marked(table, fighter, Mark::BaseDefence)
            | self.marked(table, fighter, Mark::Fallback);
        let base = base.map_or(0, |spot| 1 << spot);
        table.corner_mut(fighter).play.left_out |= others & !base;
        let parts = self.defence(table, fighter, table.corner(fighter).play.left_out);
        self.defended(table, fighter, &parts, sink);
        self.defence_gains(table, fighter, base != 0);
    }

    /// Whether someone's attack, and what goes with it, is meant for this fighter.
    pub(crate) fn aims_at(&self, table: &Table, foe: Fighter, fighter: Fighter) -> bool {
        self.team(foe) != self.team(fighter) && self.target(table, foe) == fighter
    }

    fn defended(
        &self,
        table: &mut Table,
        fighter: Fighter,
        parts: &Parts,
        sink: &mut impl Sink<Event>,
    ) {
        let corner = table.corner_mut(fighter);
        corner.tally.defended = true;
        corner.tally.defence = parts.total();
        corner.tally.kicks = kicks(parts);
        sink.tell_all(|| Event::Defends {
            fighter,
            parts: parts.clone(),
        });
        table.stage = if table.strike.is_some() {
            Stage::Hit
        } else {
            Stage::Hold
        };
    }

    /// Life is lost, once the defender has gained (KA-5.4).
    pub(crate) fn settle_hit(&self, table: &mut Table, sink: &mut impl Sink<Event>) -> Pace {
        let (attacker, total) = table.strike.take().expect("an attack runs until it hits");
        let target = self.target(table, attacker);
        table.corner_mut(target).play.left_out = 0;
        table.stage = Stage::Fight;
        let loss = total.saturating_sub(table.corner(target).tally.defence);
        let lost = self.lose(table, target, loss, sink);
        let attacker = table.corner_mut(attacker);
        attacker.tally.dealt = attacker.tally.dealt.saturating_add(lost);
        Pace::Go
    }

    /// Those who have not defended do so, then the marker goes to the better defence (KA-5.6).
    pub(crate) fn find_holder(&self, table: &mut Table, sink: &mut impl Sink<Event>) -> Pace {
        match self.turn(table) {
            Turn::Asks(_) => return Pace::Wait,
            Turn::Fighter(fighter) => {
                table.acting.remove(fighter);
                self.begin_defence(table, fighter);
                return Pace::Go;
            }
            Turn::Nobody => {}
        }
        let defence = |team: Team| -> u32 {
            let members = self.members(team);
            members
                .map(|one| u32::from(table.corner(one).tally.defence))
                .sum()
        };
        let [holder, other] = [table.marker, table.marker.other()].map(defence);
        if other > holder {
            table.marker = table.marker.other();
            let team = table.marker;
            sink.tell_all(|| Event::Marker(team));
        }
        self.begin_gaining(table, Stage::PowerUp);
        Pace::Go
    }

    /// Whom abilities mean by the opponent: the one aimed at, and against boards that play by
    /// themselves the one opposite (KA-12.6, KA-13.10).
    pub fn opponent(&self, table: &Table, fighter: Fighter) -> Fighter {
        match self.mode {
            Mode::Coop => self.opposite(fighter),
            _ => self.target(table, fighter),
        }
    }

    /// Against boards that play by themselves everyone attacks the better defence; the one
    /// opposite where both are alike (KA-13.10).
    pub(crate) fn fix_targets(&self, table: &mut Table) {
        if self.mode != Mode::Coop {
            return;
        }
        let planned = self.fighters().map(|one| self.own_defence(table, one));
        let planned: arrayvec::ArrayVec<u8, 4> = planned.collect();
        for fighter in self.fighters() {
            let mut foes = self.members(self.team(fighter).other());
            let (Some(one), Some(other)) = (foes.next(), foes.next()) else {
                continue;
            };
            let target = match planned[one.index()].cmp(&planned[other.index()]) {
                std::cmp::Ordering::Greater => one,
                std::cmp::Ordering::Less => other,
                std::cmp::Ordering::Equal => self.opposite(fighter),
            };
            self.aim(table, fighter, target);
        }
    }

    /// The best total defence a fighter can have with what it has selected.
    pub(crate) fn planned_defence(&self, table: &Table, fighter: Fighter) -> u8 {
        self.best_defence(table, fighter, |table, left| {
            self.defence(table, fighter, left)
        })
    }

    /// The best defence before enemies lower it.
    fn own_defence(&self, table: &Table, fighter: Fighter) -> u8 {
        self.best_defence(table, fighter, |table, left| {
            self.own_parts(table, fighter, left, Kind::Defence)
        })
    }

    /// What could go to attack or defence goes to the defence.
    fn best_defence(
        &self,
        table: &Table,
        fighter: Fighter,
        of: impl Fn(&Table, SpotSet) -> Parts,
    ) -> u8 {
        let times = self.marked(table, fighter, Mark::DefenceTimes);
        let times = times & table.corner(fighter).play.selected;
        let unchosen = self.unchosen(table, fighter);
        if unchosen == 0 || !self.is_person(fighter) {
            return self.best(0, times, |left| of(table, left)).total();
        }
        let mut table = table.clone();
        table.corner_mut(fighter).play.choices[DEFENCE] += unchosen;
        self.best(0, times, |left| of(&table, left)).total()
    }
}

fn defence_kick(verb: Verb) -> i32 {
    match verb {
        Verb::DefenceKicker(count) => i32::from(count),
        _ => 0,
    }
}

/// The places of a set, lowest first.
pub(crate) fn bits(mut set: SpotSet) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as u8;
        set &= set - 1;
        Some(place)
    })
}

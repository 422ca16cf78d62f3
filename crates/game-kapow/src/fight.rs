//! Phase 2: attack and defence (KA-5, KA-6).

use crate::board::Mark;
use crate::flow::Turn;
use crate::parts::{Kind, kicks};
use crate::state::{Stage, State, Team};
use crate::{Event, Fighter, Kapow, Mode, Offer, Parts, Spend, SpotId, SpotSet, Verb};
use kernel::{Pace, Sink};

impl Kapow {
    /// Calls `visit` for every verb that an ability brings this round, each as often as it counts.
    pub(crate) fn each_verb(
        &self,
        state: &State,
        fighter: Fighter,
        spot: SpotId,
        visit: &mut impl FnMut(Verb),
    ) {
        let ability = self.ability(state, fighter, spot);
        for &verb in self.pack.verbs(ability.effects) {
            match verb {
                Verb::Each(span) => {
                    for _ in 0..self.complete(state, fighter, spot) {
                        self.pack.verbs(span).iter().for_each(|&verb| visit(verb));
                    }
                }
                Verb::List(_) => self.each_row(state, fighter, spot, |span| {
                    self.pack.verbs(span).iter().for_each(|&verb| visit(verb));
                }),
                other => visit(other),
            }
        }
    }

    /// The sum of something over an ability's verbs.
    fn sum(
        &self,
        state: &State,
        fighter: Fighter,
        spots: SpotSet,
        value: impl Fn(Verb) -> i32,
    ) -> i32 {
        let mut sum = 0;
        for spot in spots {
            self.each_verb(state, fighter, spot, &mut |verb| sum += value(verb));
        }
        sum
    }

    /// The abilities of a fighter with a mark that are selected this round.
    pub(crate) fn selected_with(&self, state: &State, fighter: Fighter, mark: Mark) -> SpotSet {
        let selected = state.corner(fighter).play.selected;
        self.marked(state, fighter, mark).and(selected)
    }

    /// The abilities of a fighter with a mark that it uses in the attack or defence being made.
    pub(crate) fn in_use(&self, state: &State, fighter: Fighter, mark: Mark) -> SpotSet {
        let left = state.corner(fighter).play.left_out;
        self.selected_with(state, fighter, mark).without(left)
    }

    /// Sections of an ability that chooses for each, not yet chosen for.
    pub(crate) fn unchosen(&self, state: &State, fighter: Fighter) -> u8 {
        let corner = state.corner(fighter);
        let spots = self.selected_with(state, fighter, Mark::ChooseEach);
        let sections: u8 = spots
            .iter()
            .map(|spot| self.complete(state, fighter, spot))
            .sum();
        sections.saturating_sub(corner.play.choices.iter().sum())
    }

    /// The ability that chooses for each section.
    pub(crate) fn chooses_each(&self, state: &State, fighter: Fighter) -> Option<SpotId> {
        self.selected_with(state, fighter, Mark::ChooseEach).first()
    }

    /// What choosing for sections has brought: attack kickers and defence kickers.
    pub(crate) fn chosen(&self, state: &State, fighter: Fighter, option: Spend) -> i32 {
        let Some(spot) = self.chooses_each(state, fighter) else {
            return 0;
        };
        let times = i32::from(state.corner(fighter).play.choices[option as usize]);
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        let worth = verbs.iter().find_map(|verb| match verb {
            Verb::ChooseEach(options) => {
                let span = *options.spans().get(option as usize)?;
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
    pub(crate) fn find_attacker(&self, state: &mut State) -> Pace {
        match self.turn(state) {
            Turn::Asks(_) => Pace::Wait,
            Turn::Fighter(fighter) => {
                self.begin_attack(state, fighter);
                Pace::Go
            }
            Turn::Nobody => {
                let open = self
                    .fighters()
                    .filter(|&one| !state.corner(one).tally.defended);
                state.acting = open.collect();
                state.stage = Stage::Hold;
                Pace::Go
            }
        }
    }

    pub(crate) fn begin_attack(&self, state: &mut State, fighter: Fighter) {
        state.acting.remove(fighter);
        state.corner_mut(fighter).play.left_out = SpotSet::EMPTY;
        state.stage = Stage::Attack(fighter);
    }

    /// A board that plays by itself attacks; a person is asked, if there is a base (KA-6.2).
    pub(crate) fn attack_step(
        &self,
        state: &mut State,
        fighter: Fighter,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        if !self.is_person(fighter) {
            let parts = self.attack(state, fighter, SpotSet::EMPTY);
            if parts.total() > 0 {
                self.launch(state, fighter, &parts, sink);
            } else {
                self.attack_over(state, fighter);
            }
            return Pace::Go;
        }
        if self.in_use(state, fighter, Mark::BaseAttack).is_empty() {
            self.attack_over(state, fighter);
            return Pace::Go;
        }
        Pace::Wait
    }

    fn attack_over(&self, state: &mut State, fighter: Fighter) {
        let corner = state.corner_mut(fighter);
        corner.tally.attacked = true;
        corner.play.left_out = SpotSet::EMPTY;
        state.strike = None;
        state.stage = Stage::Fight;
    }

    /// A person answers while attacking.
    pub(crate) fn attack_choice(
        &self,
        state: &mut State,
        fighter: Fighter,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        match offer {
            Offer::Leave(spot) => state.corner_mut(fighter).play.left_out.insert(spot),
            Offer::Spend(option) => {
                state.corner_mut(fighter).play.choices[option as usize] += 1;
            }
            Offer::Strike(base) => {
                let left = self.left_by(state, fighter, base);
                state.corner_mut(fighter).play.left_out = left;
                let parts = self.attack(state, fighter, left);
                self.pay(state, fighter, sink);
                if !matches!(state.stage, Stage::Over(_)) {
                    self.launch(state, fighter, &parts, sink);
                }
            }
            Offer::Hold => {
                sink.tell_all(|| Event::Holds(fighter));
                self.attack_over(state, fighter);
            }
            other => unreachable!("{other:?} is no answer while attacking"),
        }
    }

    /// Abilities used in an attack may cost their owner life (KA-9.4).
    fn pay(&self, state: &mut State, fighter: Fighter, sink: &mut impl Sink<Event>) {
        let marks = [Mark::AttackKicker, Mark::BaseAttack, Mark::AttackTimes];
        let used = marks.map(|mark| self.in_use(state, fighter, mark));
        let used = used.into_iter().fold(SpotSet::EMPTY, SpotSet::or);
        let price = self.sum(state, fighter, used, |verb| match verb {
            Verb::LoseLife(count) => i32::from(count),
            _ => 0,
        });
        if price > 0 {
            self.lose(state, fighter, price as u8, sink);
        }
    }

    /// What is left out of an attack that begins with this base.
    fn left_by(&self, state: &State, fighter: Fighter, base: SpotId) -> SpotSet {
        let mut others = self.in_use(state, fighter, Mark::BaseAttack);
        others.remove(base);
        state.corner(fighter).play.left_out.or(others)
    }

    /// What an attack with this base would come to, with all that is not left out.
    pub fn attack_with(&self, state: &State, fighter: Fighter, base: SpotId) -> u8 {
        let left = self.left_by(state, fighter, base);
        self.attack(state, fighter, left).total()
    }

    /// What a defence with this base would come to.
    pub fn defence_with(&self, state: &State, fighter: Fighter, base: SpotId) -> u8 {
        let mut others = self.defence_bases(state, fighter);
        others.remove(base);
        let left = state.corner(fighter).play.left_out.or(others);
        self.defence(state, fighter, left).total()
    }

    /// The own defence kickers: those used, or before the defence those that could be (KA-10.2).
    pub(crate) fn mirrored(&self, state: &State, fighter: Fighter) -> i32 {
        let corner = state.corner(fighter);
        if corner.tally.defended {
            return i32::from(corner.tally.kicks);
        }
        let kickers = self.selected_with(state, fighter, Mark::DefenceKicker);
        let times = self.marked(state, fighter, Mark::DefenceTimes);
        let kick = |spots| self.sum(state, fighter, spots, defence_kick);
        let best = kickers
            .and(times)
            .iter()
            .map(|spot| kick(SpotSet::of(spot)));
        kick(kickers.without(times)) + best.max().unwrap_or(0)
    }

    /// What tokens do to a total attack (KA-9.5).
    pub(crate) fn attack_change(&self, state: &State, fighter: Fighter) -> i32 {
        let always = self.pack.verbs(self.pack.supply.entangle_always);
        let each: i32 = always
            .iter()
            .map(|verb| match verb {
                Verb::OwnAttack(change) => i32::from(*change),
                _ => 0,
            })
            .sum();
        each * i32::from(state.corner(fighter).tokens)
    }

    fn launch(
        &self,
        state: &mut State,
        fighter: Fighter,
        parts: &Parts,
        sink: &mut impl Sink<Event>,
    ) {
        let target = self.target(state, fighter);
        sink.tell_all(|| Event::Attacks {
            fighter,
            target,
            parts: parts.clone(),
        });
        let corner = state.corner_mut(fighter);
        corner.tally.attacked = true;
        corner.play.left_out = SpotSet::EMPTY;
        state.strike = Some((fighter, parts.total()));
        if state.corner(target).tally.defended {
            state.stage = Stage::Hit;
        } else {
            self.begin_defence(state, target);
        }
    }

    pub(crate) fn begin_defence(&self, state: &mut State, fighter: Fighter) {
        state.corner_mut(fighter).play.left_out = SpotSet::EMPTY;
        state.stage = Stage::Defend(fighter);
    }

    /// The abilities a defence may begin with: any base, or the one for want of a base (KA-6.3).
    pub(crate) fn defence_bases(&self, state: &State, fighter: Fighter) -> SpotSet {
        let bases = self.in_use(state, fighter, Mark::BaseDefence);
        if bases.is_empty() {
            return self.in_use(state, fighter, Mark::Fallback);
        }
        bases
    }

    /// Defends without a question where there is nothing to choose.
    pub(crate) fn defend_step(
        &self,
        state: &mut State,
        fighter: Fighter,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        if !self.is_person(fighter) {
            let parts = self.defence(state, fighter, SpotSet::EMPTY);
            self.defended(state, fighter, &parts, sink);
            return Pace::Go;
        }
        let bases = self.defence_bases(state, fighter);
        let extras = self.in_use(state, fighter, Mark::DefenceKicker);
        let extras = extras.or(self.in_use(state, fighter, Mark::DefenceTimes));
        let choosy = bases.len() > 1 || !bases.is_empty() && !extras.is_empty();
        if choosy || self.unchosen(state, fighter) > 0 {
            return Pace::Wait;
        }
        self.defend(state, fighter, bases.first(), sink);
        Pace::Go
    }

    /// A person answers while defending.
    pub(crate) fn defence_choice(
        &self,
        state: &mut State,
        fighter: Fighter,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        match offer {
            Offer::Leave(spot) => state.corner_mut(fighter).play.left_out.insert(spot),
            Offer::Spend(option) => {
                state.corner_mut(fighter).play.choices[option as usize] += 1;
            }
            Offer::Defend(base) => self.defend(state, fighter, Some(base), sink),
            Offer::Stand => self.defend(state, fighter, None, sink),
            other => unreachable!("{other:?} is no answer while defending"),
        }
    }

    fn defend(
        &self,
        state: &mut State,
        fighter: Fighter,
        base: Option<SpotId>,
        sink: &mut impl Sink<Event>,
    ) {
        let bases = self.marked(state, fighter, Mark::BaseDefence);
        let mut others = bases.or(self.marked(state, fighter, Mark::Fallback));
        if let Some(base) = base {
            others.remove(base);
        }
        let left = state.corner(fighter).play.left_out.or(others);
        state.corner_mut(fighter).play.left_out = left;
        let parts = self.defence(state, fighter, left);
        self.defended(state, fighter, &parts, sink);
        self.defence_gains(state, fighter, base.is_some());
    }

    /// Whether someone's attack, and what goes with it, is meant for this fighter.
    pub(crate) fn aims_at(&self, state: &State, foe: Fighter, fighter: Fighter) -> bool {
        self.team(foe) != self.team(fighter) && self.target(state, foe) == fighter
    }

    fn defended(
        &self,
        state: &mut State,
        fighter: Fighter,
        parts: &Parts,
        sink: &mut impl Sink<Event>,
    ) {
        let corner = state.corner_mut(fighter);
        corner.tally.defended = true;
        corner.tally.defence = parts.total();
        corner.tally.kicks = kicks(parts);
        sink.tell_all(|| Event::Defends {
            fighter,
            parts: parts.clone(),
        });
        state.stage = if state.strike.is_some() {
            Stage::Hit
        } else {
            Stage::Hold
        };
    }

    /// Life is lost, once the defender has gained (KA-5.4).
    pub(crate) fn settle_hit(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let (attacker, total) = state.strike.take().expect("an attack runs until it hits");
        let target = self.target(state, attacker);
        state.corner_mut(target).play.left_out = SpotSet::EMPTY;
        state.stage = Stage::Fight;
        let loss = total.saturating_sub(state.corner(target).tally.defence);
        let lost = self.lose(state, target, loss, sink);
        let attacker = state.corner_mut(attacker);
        attacker.tally.dealt = attacker.tally.dealt.saturating_add(lost);
        Pace::Go
    }

    /// Those who have not defended do so, then the marker goes to the better defence (KA-5.6).
    pub(crate) fn find_holder(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        match self.turn(state) {
            Turn::Asks(_) => return Pace::Wait,
            Turn::Fighter(fighter) => {
                state.acting.remove(fighter);
                self.begin_defence(state, fighter);
                return Pace::Go;
            }
            Turn::Nobody => {}
        }
        let defence = |team: Team| -> u32 {
            let members = self.members(team);
            members
                .map(|one| u32::from(state.corner(one).tally.defence))
                .sum()
        };
        let [holder, other] = [state.marker, state.marker.other()].map(defence);
        if other > holder {
            state.marker = state.marker.other();
            let team = state.marker;
            sink.tell_all(|| Event::Marker(team));
        }
        self.begin_gaining(state, Stage::PowerUp);
        Pace::Go
    }

    /// Whom abilities mean by the opponent: the one aimed at, and against boards that play by
    /// themselves the one opposite (KA-12.6, KA-13.10).
    pub fn opponent(&self, state: &State, fighter: Fighter) -> Fighter {
        match self.mode {
            Mode::Coop => self.opposite(fighter),
            _ => self.target(state, fighter),
        }
    }

    /// Against boards that play by themselves everyone attacks the better defence; the one
    /// opposite where both are alike (KA-13.10).
    pub(crate) fn fix_targets(&self, state: &mut State) {
        if self.mode != Mode::Coop {
            return;
        }
        let planned = self.fighters().map(|one| self.own_defence(state, one));
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
            self.aim(state, fighter, target);
        }
    }

    /// The best total defence a fighter can have with what it has selected.
    pub(crate) fn planned_defence(&self, state: &State, fighter: Fighter) -> u8 {
        self.best_defence(state, fighter, |state, left| {
            self.defence(state, fighter, left)
        })
    }

    /// The best defence before enemies lower it.
    fn own_defence(&self, state: &State, fighter: Fighter) -> u8 {
        self.best_defence(state, fighter, |state, left| {
            self.own_parts(state, fighter, left, Kind::Defence)
        })
    }

    /// What could go to attack or defence goes to the defence.
    fn best_defence(
        &self,
        state: &State,
        fighter: Fighter,
        of: impl Fn(&State, SpotSet) -> Parts,
    ) -> u8 {
        let times = self.selected_with(state, fighter, Mark::DefenceTimes);
        let unchosen = self.unchosen(state, fighter);
        if unchosen == 0 || !self.is_person(fighter) {
            return self
                .best(SpotSet::EMPTY, times, |left| of(state, left))
                .total();
        }
        let mut state = state.clone();
        state.corner_mut(fighter).play.choices[Spend::Defence as usize] += unchosen;
        self.best(SpotSet::EMPTY, times, |left| of(&state, left))
            .total()
    }
}

fn defence_kick(verb: Verb) -> i32 {
    match verb {
        Verb::DefenceKicker(count) => i32::from(count),
        _ => 0,
    }
}

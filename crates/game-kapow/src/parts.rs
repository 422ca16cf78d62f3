//! What an attack or a defence is made of: base, kickers, multiplier, and what others change. For
//! whoever draws it; that the parts come to what the rules compute is tested against the rules.

use crate::board::{Mark, SpotSet};
use crate::fight::bits;
use crate::state::{NOWHERE, Stage, Table};
use crate::{Fighter, Kapow, Offer, Verb};
use dice::DiceSet;

/// How many abilities may have been left out for an explanation to be looked for.
const LEFT_OUT: u32 = 12;

/// The parts of a total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parts {
    /// The base; of a board that plays by itself all that it adds up.
    pub base: Vec<Piece>,
    /// What is added to the base.
    pub kickers: Vec<Piece>,
    /// What all that is multiplied by.
    pub times: u8,
    /// The ability that multiplies, by its place on the board.
    pub times_by: Option<u8>,
    /// What changes the total in the end.
    pub changes: Vec<Piece>,
    /// What it comes to.
    pub total: u8,
}

/// A part of a total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    /// Where it comes from.
    pub by: By,
    /// How much it is.
    pub value: i16,
}

/// Where a part comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// An ability.
    Spot {
        /// Whose.
        fighter: Fighter,
        /// Its place on the boards.
        spot: u8,
    },
    /// The Entangle tokens of whoever attacks.
    Tokens,
}

impl Parts {
    fn nothing() -> Parts {
        Parts {
            base: Vec::new(),
            kickers: Vec::new(),
            times: 1,
            times_by: None,
            changes: Vec::new(),
            total: 0,
        }
    }

    /// What the parts add up to, whether or not they can be used without a base.
    fn sum(&self) -> i32 {
        let sum = |pieces: &[Piece]| -> i32 { pieces.iter().map(|one| i32::from(one.value)).sum() };
        (sum(&self.base) + sum(&self.kickers)) * i32::from(self.times) + sum(&self.changes)
    }

    fn summed(mut self) -> Parts {
        self.total = self.sum().clamp(0, 250) as u8;
        self
    }

    /// The own abilities that are in it.
    pub fn spots(&self) -> impl Iterator<Item = u8> + use<'_> {
        let own = self.base.iter().chain(&self.kickers);
        own.filter_map(|piece| match piece.by {
            By::Spot { spot, .. } => Some(spot),
            By::Tokens => None,
        })
        .chain(self.times_by)
    }
}

/// Attack or defence: what the two have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Attack,
    Defence,
}

impl Kind {
    const fn times(self) -> Mark {
        match self {
            Kind::Attack => Mark::AttackTimes,
            Kind::Defence => Mark::DefenceTimes,
        }
    }

    const fn kickers(self) -> Mark {
        match self {
            Kind::Attack => Mark::AttackKicker,
            Kind::Defence => Mark::DefenceKicker,
        }
    }
}

impl Kapow {
    /// The attack of a fighter as it stands: while dice are placed with the boxes that are
    /// complete, later with what is not left out; with the best base while there are several.
    pub fn attack_parts(&self, table: &Table, fighter: Fighter) -> Parts {
        self.best_parts(&self.settled(table), fighter, Kind::Attack)
    }

    /// The defence of a fighter as it stands.
    pub fn defence_parts(&self, table: &Table, fighter: Fighter) -> Parts {
        self.best_parts(&self.settled(table), fighter, Kind::Defence)
    }

    /// The attack of a fighter if it gave this answer.
    pub fn attack_if(&self, table: &Table, fighter: Fighter, offer: Offer) -> Parts {
        let table = self.answered(table, fighter, offer);
        self.best_parts(&table, fighter, Kind::Attack)
    }

    /// The defence of a fighter if it gave this answer.
    pub fn defence_if(&self, table: &Table, fighter: Fighter, offer: Offer) -> Parts {
        let table = self.answered(table, fighter, offer);
        self.best_parts(&table, fighter, Kind::Defence)
    }

    /// How an attack came to this total, as far as the table still tells.
    pub fn explain_attack(&self, table: &Table, fighter: Fighter, total: u8) -> Option<Parts> {
        self.explain(table, fighter, total, Kind::Attack)
    }

    /// How a defence came to this total, as far as the table still tells.
    pub fn explain_defence(&self, table: &Table, fighter: Fighter, total: u8) -> Option<Parts> {
        self.explain(table, fighter, total, Kind::Defence)
    }

    /// The dice in the boxes of these abilities.
    pub fn dice_in(
        &self,
        table: &Table,
        fighter: Fighter,
        spots: impl Iterator<Item = u8>,
    ) -> DiceSet {
        let spots = spots.fold(0, |set: SpotSet, spot| set | 1 << spot);
        let lies = |die: &dice::DieId| {
            let slot = table.behind.slot[die.index()];
            slot != NOWHERE && spots >> self.board(fighter).spot_of(slot) & 1 == 1
        };
        table.corner(fighter).dice.iter().filter(lies).collect()
    }

    /// The abilities of a fighter that are selected, or would be as the dice lie.
    pub fn selected_spots(&self, table: &Table, fighter: Fighter) -> Vec<u8> {
        bits(self.settled(table).corner(fighter).play.selected).collect()
    }

    /// What one attack takes from another fighter's life: no ability forbids it, and it is more
    /// than the defence (KA-5.4).
    pub fn damage(&self, table: &Table, attack: u8, defence: u8) -> u8 {
        let forbids = |one: Fighter| {
            self.marked(table, one, Mark::NoLoss) & table.corner(one).play.selected != 0
        };
        if self.fighters().any(forbids) {
            return 0;
        }
        attack.saturating_sub(defence)
    }

    /// The table with all that would be selected if the screens fell now.
    fn settled(&self, table: &Table) -> Table {
        let mut settled = table.clone();
        if matches!(
            table.stage,
            Stage::Roll | Stage::Select | Stage::Solo(_) | Stage::CleanUp
        ) {
            for fighter in self.fighters() {
                let selected = self.selected(table, fighter);
                let corner = settled.corner_mut(fighter);
                corner.play.selected = selected;
                corner.play.left_out = 0;
            }
        } else if !matches!(table.stage, Stage::Attack(_) | Stage::Defend(_)) {
            // Nobody leaves anything out any more: the set is used for something else.
            for corner in &mut settled.corners {
                corner.play.left_out = 0;
            }
        }
        settled
    }

    /// The table with an answer noted that leaves something out or counts for something.
    fn answered(&self, table: &Table, fighter: Fighter, offer: Offer) -> Table {
        let mut answered = self.settled(table);
        let attacks = self.in_use(&answered, fighter, Mark::BaseAttack);
        let defends = self.defence_bases(&answered, fighter);
        let corner = answered.corner_mut(fighter);
        match offer {
            Offer::Leave(spot) => corner.play.left_out |= 1 << spot,
            Offer::Spend(option) => corner.play.choices[usize::from(option)] += 1,
            Offer::Strike(base) => corner.play.left_out |= attacks & !(1 << base),
            Offer::Defend(base) => corner.play.left_out |= defends & !(1 << base),
            Offer::Stand => corner.play.left_out |= defends,
            _ => {}
        }
        answered
    }

    fn bases(&self, table: &Table, fighter: Fighter, kind: Kind) -> SpotSet {
        match kind {
            Kind::Attack => self.in_use(table, fighter, Mark::BaseAttack),
            Kind::Defence => self.defence_bases(table, fighter),
        }
    }

    fn parts(&self, table: &Table, fighter: Fighter, kind: Kind) -> Parts {
        match (self.is_person(fighter), kind) {
            (true, Kind::Attack) => self.attack_pieces(table, fighter),
            (true, Kind::Defence) => self.defence_pieces(table, fighter),
            (false, _) => self.plain_pieces(table, fighter, kind),
        }
    }

    /// The best total over which base and which multiplier count.
    fn best_parts(&self, table: &Table, fighter: Fighter, kind: Kind) -> Parts {
        if !self.is_person(fighter) {
            return self.parts(table, fighter, kind);
        }
        let times = self.in_use(table, fighter, kind.times());
        let kept: Vec<SpotSet> = match times {
            0 => vec![0],
            _ => bits(times).map(|spot| 1 << spot).collect(),
        };
        let mut best: Option<Parts> = None;
        for kept in kept {
            let mut table = table.clone();
            table.corner_mut(fighter).play.left_out |= times & !kept;
            let bases = self.bases(&table, fighter, kind);
            for base in bits(bases) {
                let mut table = table.clone();
                table.corner_mut(fighter).play.left_out |= bases & !(1 << base);
                let found = self.parts(&table, fighter, kind);
                if best.as_ref().is_none_or(|best| best.total < found.total) {
                    best = Some(found);
                }
            }
        }
        best.unwrap_or_else(|| self.parts(table, fighter, kind))
    }

    /// Looks for what was left out, the fewest first.
    fn explain(&self, table: &Table, fighter: Fighter, total: u8, kind: Kind) -> Option<Parts> {
        let mut table = self.settled(table);
        table.corner_mut(fighter).play.left_out = 0;
        if !self.is_person(fighter) {
            let found = self.parts(&table, fighter, kind);
            return (found.total == total).then_some(found);
        }
        let found = self.explain_at(&table, fighter, total, kind);
        found.or_else(|| {
            // Kickers that count for both: before the defence those that it could have counted.
            let corner = table.corner_mut(fighter);
            corner.tally.defended = !corner.tally.defended;
            self.explain_at(&table, fighter, total, kind)
        })
    }

    fn explain_at(&self, table: &Table, fighter: Fighter, total: u8, kind: Kind) -> Option<Parts> {
        let bases = self.bases(table, fighter, kind);
        let extras =
            self.in_use(table, fighter, kind.kickers()) | self.in_use(table, fighter, kind.times());
        let extras = extras & !bases;
        if extras.count_ones() > LEFT_OUT {
            return None;
        }
        let mut left: Vec<SpotSet> = subsets(extras).collect();
        left.sort_by_key(|left| left.count_ones());
        let others = |base: u8| bases & !(1 << base);
        let mut kept: Vec<SpotSet> = bits(bases).map(others).collect();
        if kept.is_empty() || kind == Kind::Defence {
            kept.push(bases);
        }
        left.iter()
            .flat_map(|left| kept.iter().map(move |kept| left | kept))
            .map(|todo| {
                let mut table = table.clone();
                table.corner_mut(fighter).play.left_out = todo;
                self.parts(&table, fighter, kind)
            })
            .find(|parts| parts.total == total)
    }

    fn attack_pieces(&self, table: &Table, fighter: Fighter) -> Parts {
        let mut parts = Parts::nothing();
        let with = |mark| self.in_use(table, fighter, mark);
        let bases = with(Mark::BaseAttack);
        for spot in bits(bases | with(Mark::AttackKicker) | with(Mark::AttackTimes)) {
            let (mut base, mut kick) = (0, 0);
            self.each_verb(table, fighter, spot, &mut |verb| match verb {
                Verb::BaseAttack(count) => base += i16::from(count),
                Verb::AttackKicker(count) => kick += i16::from(count),
                Verb::MirrorKickers => kick += self.mirrored(table, fighter) as i16,
                Verb::AttackTimes(count) => parts.multiply(spot, count),
                _ => {}
            });
            parts.add(fighter, spot, base, kick);
        }
        self.add_chosen(table, fighter, 0, &mut parts);
        let change = self.attack_change(table, fighter);
        parts.change(By::Tokens, change);
        if bases == 0 {
            return parts;
        }
        parts.summed()
    }

    fn defence_pieces(&self, table: &Table, fighter: Fighter) -> Parts {
        let mut parts = Parts::nothing();
        let with = |mark| self.in_use(table, fighter, mark);
        let bases = self.defence_bases(table, fighter);
        for spot in bits(bases | with(Mark::DefenceKicker) | with(Mark::DefenceTimes)) {
            let (mut base, mut kick) = (0, 0);
            self.each_verb(table, fighter, spot, &mut |verb| match verb {
                Verb::BaseDefence(count) | Verb::FallbackDefence(count) => {
                    base = base.max(i16::from(count));
                }
                Verb::DefenceKicker(count) => kick += i16::from(count),
                Verb::DefenceTimes(count) => parts.multiply(spot, count),
                _ => {}
            });
            let base = if bases >> spot & 1 == 1 { base } else { 0 };
            parts.add(fighter, spot, base, kick);
        }
        self.add_chosen(table, fighter, 1, &mut parts);
        self.add_foes(table, fighter, &mut parts);
        if bases != 0 {
            return parts.summed();
        }
        parts
    }

    fn plain_pieces(&self, table: &Table, fighter: Fighter, kind: Kind) -> Parts {
        let mut parts = Parts::nothing();
        let value = |verb| match (verb, kind) {
            (Verb::Attack(count), Kind::Attack) | (Verb::Defence(count), Kind::Defence) => {
                i16::from(count)
            }
            _ => 0,
        };
        let corner = table.corner(fighter);
        for spot in 0..self.spots(fighter) {
            let mut sum = 0;
            if corner.play.selected >> spot & 1 == 1 {
                self.each_verb(table, fighter, spot, &mut |verb| sum += value(verb));
            }
            for verb in self.pack.verbs(self.ability(table, fighter, spot).effects) {
                if let Verb::SelfLock { each, .. } = verb {
                    let each = self.pack.verbs(*each).iter();
                    let each: i16 = each.map(|&verb| value(verb)).sum();
                    sum += each * i16::from(corner.charges);
                }
            }
            parts.add(fighter, spot, sum, 0);
        }
        if kind == Kind::Attack {
            let change = self.attack_change(table, fighter);
            parts.change(By::Tokens, change);
            return parts.summed();
        }
        if parts.sum() < 0 {
            parts.base.clear();
        }
        self.add_foes(table, fighter, &mut parts);
        parts.summed()
    }

    /// What choosing for sections has brought.
    fn add_chosen(&self, table: &Table, fighter: Fighter, option: usize, parts: &mut Parts) {
        let worth = self.chosen(table, fighter, option) as i16;
        if let Some(spot) = self.chooses_each(table, fighter) {
            parts.add(fighter, spot, 0, worth);
        }
    }

    /// What enemies do to a defence (KA-6.6).
    fn add_foes(&self, table: &Table, fighter: Fighter, parts: &mut Parts) {
        for foe in self.fighters() {
            if !self.aims_at(table, foe, fighter) {
                continue;
            }
            let spots = self.marked(table, foe, Mark::OpponentDefence);
            for spot in bits(spots & table.corner(foe).play.selected) {
                let mut sum = 0;
                self.each_verb(table, foe, spot, &mut |verb| {
                    if let Verb::OpponentDefence(change) = verb {
                        sum += i32::from(change);
                    }
                });
                parts.change(By::Spot { fighter: foe, spot }, sum);
            }
        }
    }
}

impl Parts {
    fn add(&mut self, fighter: Fighter, spot: u8, base: i16, kick: i16) {
        let by = By::Spot { fighter, spot };
        if base != 0 {
            self.base.push(Piece { by, value: base });
        }
        if kick != 0 {
            self.kickers.push(Piece { by, value: kick });
        }
    }

    fn multiply(&mut self, spot: u8, count: u8) {
        if count > self.times {
            self.times = count;
            self.times_by = Some(spot);
        }
    }

    fn change(&mut self, by: By, value: i32) {
        if value != 0 {
            let value = value as i16;
            self.changes.push(Piece { by, value });
        }
    }
}

/// All subsets of a set.
fn subsets(set: SpotSet) -> impl Iterator<Item = SpotSet> {
    let mut next = Some(set);
    std::iter::from_fn(move || {
        let now = next?;
        next = (now != 0).then(|| (now - 1) & set);
        Some(now)
    })
}

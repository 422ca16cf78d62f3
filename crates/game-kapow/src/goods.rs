//! What is gained and lost: faces, dice, tokens, life (KA-9).

use crate::board::{Mark, SpotSet};
use crate::fight::bits;
use crate::state::{Stage, Table, make_of};
use crate::{Event, Fighter, Kapow, Make, Source, Symbol, Symbols, Verb};
use dice::DieId;
use kernel::Sink;

impl Kapow {
    /// The types of face that are left in the supply of a fighter.
    pub(crate) fn faces_left(&self, table: &Table, fighter: Fighter) -> Symbols {
        let faces = &table.faces[self.box_of(fighter)];
        Symbol::FACES
            .into_iter()
            .filter(|face| faces[face.index()] > 0)
            .collect()
    }

    /// The types of face that a fighter has, in the pool or on dice.
    pub(crate) fn own_types(&self, table: &Table, fighter: Fighter) -> Symbols {
        let mut types = Symbols::NONE;
        self.each_source(table, fighter, |source| {
            types = types.or(Symbols::of(self.face_at(table, fighter, source)));
        });
        types
    }

    /// A face goes from the supply to the pool (KA-9.2).
    pub(crate) fn gain_face(
        &self,
        table: &mut Table,
        fighter: Fighter,
        face: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        table.faces[self.box_of(fighter)][face.index()] -= 1;
        let in_power_up = matches!(table.stage, Stage::Gain(_));
        let corner = table.corner_mut(fighter);
        corner.pool[face.index()] += 1;
        corner.tally.new_faces += u8::from(in_power_up);
        sink.tell_all(|| Event::GainedFace { fighter, face });
    }

    pub(crate) fn gain_die(
        &self,
        table: &mut Table,
        fighter: Fighter,
        die: DieId,
        sink: &mut impl Sink<Event>,
    ) {
        let in_power_up = matches!(table.stage, Stage::Gain(_));
        let corner = table.corner_mut(fighter);
        corner.dice.insert(die);
        corner.tally.new_dice += u8::from(in_power_up);
        sink.tell_all(|| Event::GainedDie { fighter, die });
        if let Some(taunter) = self
            .taunter(table, fighter)
            .filter(|_| !make_of(die).is_action())
        {
            self.reward_taunter(table, taunter);
        }
    }

    /// The one who chooses the colour of a fighter's trait dice this round (KA-10.9).
    pub(crate) fn taunter(&self, table: &Table, fighter: Fighter) -> Option<Fighter> {
        self.fighters().find(|&one| {
            let taunts =
                self.marked(table, one, Mark::Taunt) & table.corner(one).play.selected != 0;
            taunts && self.opponent(table, one) == fighter
        })
    }

    fn reward_taunter(&self, table: &mut Table, taunter: Fighter) {
        let spots = self.marked(table, taunter, Mark::Taunt) & table.corner(taunter).play.selected;
        for spot in bits(spots) {
            for verb in self.pack.verbs(self.ability(table, taunter, spot).effects) {
                if let Verb::OpponentTraitDie(span) = verb {
                    self.push(table, taunter, spot, *span);
                }
            }
        }
    }

    /// The trait dice a fighter may gain: none where an ability forbids it (KA-10.8).
    pub(crate) fn new_traits(&self, table: &Table, fighter: Fighter) -> impl Iterator<Item = Make> {
        let forbids = |one: Fighter| {
            let active =
                self.marked(table, one, Mark::NoTraits) & table.corner(one).play.selected != 0;
            active && (one == fighter || self.opponent(table, one) == fighter)
        };
        let forbidden = self.fighters().any(forbids);
        Make::TRAITS
            .into_iter()
            .filter(move |&make| !forbidden && !self.supply(table, fighter, make).is_empty())
    }

    /// Faces like the one a die in the box shows; of a Wild a Wild (KA-4.2).
    pub(crate) fn copy_face(
        &self,
        table: &mut Table,
        fighter: Fighter,
        spot: u8,
        (slot, count): (u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let slot = self.board(fighter).spots[usize::from(spot)].first + slot;
        let shown = table
            .die_in(fighter, slot)
            .map(|die| self.shown(table, die));
        let Some(face) = shown.filter(|&shown| shown != Symbol::Blank) else {
            return;
        };
        let there = table.faces[self.box_of(fighter)][face.index()];
        for _ in 0..count.min(there) {
            self.gain_face(table, fighter, face, sink);
        }
    }

    /// Visits every face a fighter has: the types in its pool, then the sides of its dice.
    pub(crate) fn each_source(
        &self,
        table: &Table,
        fighter: Fighter,
        mut visit: impl FnMut(Source),
    ) {
        for face in Symbol::FACES {
            if table.corner(fighter).pool[face.index()] > 0 {
                visit(Source::Pool(face));
            }
        }
        for die in table.actions(fighter) {
            for (side, &face) in table.faces_on(die).iter().enumerate() {
                if face != Symbol::Blank {
                    visit(Source::Side {
                        die,
                        side: side as u8,
                    });
                }
            }
        }
    }

    /// The face at a place; blank where there is none.
    pub fn face_at(&self, table: &Table, fighter: Fighter, source: Source) -> Symbol {
        match source {
            Source::Pool(face) if table.corner(fighter).pool[face.index()] > 0 => face,
            Source::Side { die, side } if table.actions(fighter).contains(die) => {
                table.faces_on(die)[usize::from(side.min(5))]
            }
            _ => Symbol::Blank,
        }
    }

    fn take_off(&self, table: &mut Table, fighter: Fighter, source: Source) -> Symbol {
        let face = self.face_at(table, fighter, source);
        match source {
            Source::Pool(face) => table.corner_mut(fighter).pool[face.index()] -= 1,
            Source::Side { die, side } => {
                table.faces_on_mut(die)[usize::from(side)] = Symbol::Blank;
            }
        }
        face
    }

    /// Exchanging is neither gaining nor losing; the new face takes the place of the old (KA-9.7).
    pub(crate) fn trade(
        &self,
        table: &mut Table,
        fighter: Fighter,
        source: Source,
        face: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        let old = self.take_off(table, fighter, source);
        let supply = &mut table.faces[self.box_of(fighter)];
        supply[old.index()] += 1;
        supply[face.index()] -= 1;
        match source {
            Source::Pool(_) => table.corner_mut(fighter).pool[face.index()] += 1,
            Source::Side { die, side } => table.faces_on_mut(die)[usize::from(side)] = face,
        }
        sink.tell_all(|| Event::Traded { fighter, old, face });
    }

    pub(crate) fn give(
        &self,
        table: &mut Table,
        giver: Fighter,
        taker: Fighter,
        source: Source,
        sink: &mut impl Sink<Event>,
    ) {
        let face = self.take_off(table, giver, source);
        table.corner_mut(taker).pool[face.index()] += 1;
        sink.tell_all(|| Event::Gave { giver, taker, face });
    }

    pub(crate) fn entangle(
        &self,
        table: &mut Table,
        fighter: Fighter,
        most: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let out: u8 = table.corners.iter().map(|corner| corner.tokens).sum();
        let corner = table.corner_mut(fighter);
        if corner.tokens < most && out < self.pack.stock.entangle.count {
            corner.tokens += 1;
            let tokens = corner.tokens;
            sink.tell_all(|| Event::Entangled { fighter, tokens });
        }
    }

    /// Abilities that may get a Lock In token (KA-9.3).
    pub(crate) fn lockable(&self, table: &Table, fighter: Fighter, by: u8, verb: u16) -> SpotSet {
        let Verb::LockIn { dice, plain, max } = self.pack.verbs[usize::from(verb)] else {
            return 0;
        };
        let corner = table.corner(fighter);
        let out = corner.locked | corner.locking;
        if out.count_ones() >= u32::from(max) {
            return 0;
        }
        let board = self.board(fighter);
        let spots = (0..board.cards.unwrap_or(board.token)).filter(|&spot| {
            let ability = self.ability(table, fighter, spot);
            let verbs = self.pack.verbs(ability.effects);
            let heals = verbs.iter().any(|verb| matches!(verb, Verb::Life(_)));
            let action = ability.slots.iter().any(|slot| slot.need.wants_action());
            let spent = ability.once && corner.spent >> spot & 1 == 1;
            ability.sections() == 1
                && ability.slots.len() == usize::from(dice)
                && !(plain && (heals || action))
                && out >> spot & 1 == 0
                && !spent
                && spot != by
        });
        spots.fold(0, |set, spot| set | 1 << spot)
    }

    /// A fighter loses life, down to nothing; says how much (KA-9.4). Nothing is lost where an
    /// ability forbids it.
    pub(crate) fn lose(
        &self,
        table: &mut Table,
        fighter: Fighter,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let forbids = |one: Fighter| {
            self.marked(table, one, Mark::NoLoss) & table.corner(one).play.selected != 0
        };
        if self.fighters().any(forbids) {
            return 0;
        }
        let team = self.team(fighter);
        let life = &mut table.life[team as usize];
        let lost = count.min(*life);
        *life -= lost;
        let life = *life;
        let in_fight = matches!(
            table.stage,
            Stage::Fight | Stage::Attack(_) | Stage::Defend(_) | Stage::Hit | Stage::Hold
        );
        if in_fight {
            let corner = table.corner_mut(fighter);
            corner.tally.lost = corner.tally.lost.saturating_add(lost);
        }
        if lost > 0 {
            sink.tell_all(|| Event::Lost {
                fighter,
                count: lost,
                life,
            });
        }
        if life == 0 {
            sink.tell_all(|| Event::KnockedOut(team));
            self.end(table, Some(team.other()), sink);
        }
        lost
    }

    /// A fighter gains life, up to what its side began with (KA-9.1).
    pub(crate) fn heal(
        &self,
        table: &mut Table,
        fighter: Fighter,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let team = self.team(fighter);
        let most = self.most_life(team);
        let life = &mut table.life[team as usize];
        let healed = count.min(most.saturating_sub(*life));
        *life += healed;
        let life = *life;
        sink.tell_all(|| Event::Healed {
            fighter,
            count: healed,
            life,
        });
    }
}

//! What is gained and lost: faces, dice, tokens, life (KA-9).

use crate::board::Mark;
use crate::state::{Stage, State, make_of};
use crate::{Event, Fighter, Kapow, Make, Source, SpotId, SpotSet, Symbol, Symbols, Verb, VerbId};
use dice::DieId;
use kernel::Sink;

impl Kapow {
    /// The types of face that are left in the supply of a fighter.
    pub(crate) fn faces_left(&self, state: &State, fighter: Fighter) -> Symbols {
        let faces = &state.faces[self.box_of(fighter)];
        Symbol::FACES
            .into_iter()
            .filter(|face| faces[face.index()] > 0)
            .collect()
    }

    /// The types of face that a fighter has, in the pool or on dice.
    pub(crate) fn own_types(&self, state: &State, fighter: Fighter) -> Symbols {
        let mut types = Symbols::NONE;
        self.each_source(state, fighter, |source| {
            types = types.or(Symbols::of(self.face_at(state, fighter, source)));
        });
        types
    }

    /// A face goes from the supply to the pool (KA-9.2).
    pub(crate) fn gain_face(
        &self,
        state: &mut State,
        fighter: Fighter,
        face: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        state.faces[self.box_of(fighter)][face.index()] -= 1;
        let in_power_up = matches!(state.stage, Stage::Gain(_));
        let corner = state.corner_mut(fighter);
        corner.pool[face.index()] += 1;
        corner.tally.new_faces += u8::from(in_power_up);
        sink.tell_all(|| Event::GainedFace { fighter, face });
    }

    pub(crate) fn gain_die(
        &self,
        state: &mut State,
        fighter: Fighter,
        die: DieId,
        sink: &mut impl Sink<Event>,
    ) {
        let in_power_up = matches!(state.stage, Stage::Gain(_));
        let corner = state.corner_mut(fighter);
        corner.dice.insert(die);
        corner.tally.new_dice += u8::from(in_power_up);
        state.gained.insert(die);
        sink.tell_all(|| Event::GainedDie { fighter, die });
        if let Some(taunter) = self
            .taunter(state, fighter)
            .filter(|_| !make_of(die).is_action())
        {
            self.reward_taunter(state, taunter);
        }
    }

    /// The one who chooses the colour of a fighter's trait dice this round (KA-10.9).
    pub(crate) fn taunter(&self, state: &State, fighter: Fighter) -> Option<Fighter> {
        self.fighters().find(|&one| {
            let taunts = !self.selected_with(state, one, Mark::Taunt).is_empty();
            taunts && self.opponent(state, one) == fighter
        })
    }

    fn reward_taunter(&self, state: &mut State, taunter: Fighter) {
        let spots = self.selected_with(state, taunter, Mark::Taunt);
        for spot in spots {
            for verb in self.pack.verbs(self.ability(state, taunter, spot).effects) {
                if let Verb::OpponentTraitDie(span) = verb {
                    self.push(state, taunter, spot, *span);
                }
            }
        }
    }

    /// The trait dice a fighter may gain: none where an ability forbids it (KA-10.8).
    pub(crate) fn new_traits(&self, state: &State, fighter: Fighter) -> impl Iterator<Item = Make> {
        let forbids = |one: Fighter| {
            let active = !self.selected_with(state, one, Mark::NoTraits).is_empty();
            active && (one == fighter || self.opponent(state, one) == fighter)
        };
        let forbidden = self.fighters().any(forbids);
        Make::TRAITS
            .into_iter()
            .filter(move |&make| !forbidden && !self.supply(state, fighter, make).is_empty())
    }

    /// Faces like the one a die in the box shows; of a Wild a Wild (KA-4.2).
    pub(crate) fn copy_face(
        &self,
        state: &mut State,
        fighter: Fighter,
        spot: SpotId,
        (slot, count): (u8, u8),
        sink: &mut impl Sink<Event>,
    ) {
        let slot = self.slots(fighter, spot).iter().nth(usize::from(slot));
        let die = slot.and_then(|slot| state.die_in(fighter, slot));
        let shown = die.map(|die| self.shown(state, die));
        let Some(face) = shown.filter(|&shown| shown != Symbol::Blank) else {
            return;
        };
        let there = state.faces[self.box_of(fighter)][face.index()];
        for _ in 0..count.min(there) {
            self.gain_face(state, fighter, face, sink);
        }
    }

    /// Visits every face a fighter has: the types in its pool, then the sides of its dice.
    pub(crate) fn each_source(
        &self,
        state: &State,
        fighter: Fighter,
        mut visit: impl FnMut(Source),
    ) {
        for face in Symbol::FACES {
            if state.corner(fighter).pool[face.index()] > 0 {
                visit(Source::Pool(face));
            }
        }
        for die in state.actions(fighter) {
            for (side, &face) in state.faces_on(die).iter().enumerate() {
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
    pub fn face_at(&self, state: &State, fighter: Fighter, source: Source) -> Symbol {
        match source {
            Source::Pool(face) if state.corner(fighter).pool[face.index()] > 0 => face,
            Source::Side { die, side } if state.actions(fighter).contains(die) => {
                state.faces_on(die)[usize::from(side.min(5))]
            }
            _ => Symbol::Blank,
        }
    }

    fn take_off(&self, state: &mut State, fighter: Fighter, source: Source) -> Symbol {
        let face = self.face_at(state, fighter, source);
        match source {
            Source::Pool(face) => state.corner_mut(fighter).pool[face.index()] -= 1,
            Source::Side { die, side } => {
                state.faces_on_mut(die)[usize::from(side)] = Symbol::Blank;
            }
        }
        face
    }

    /// Exchanging is neither gaining nor losing; the new face takes the place of the old (KA-9.7).
    pub(crate) fn trade(
        &self,
        state: &mut State,
        fighter: Fighter,
        source: Source,
        face: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        let old = self.take_off(state, fighter, source);
        let supply = &mut state.faces[self.box_of(fighter)];
        supply[old.index()] += 1;
        supply[face.index()] -= 1;
        match source {
            Source::Pool(_) => state.corner_mut(fighter).pool[face.index()] += 1,
            Source::Side { die, side } => state.faces_on_mut(die)[usize::from(side)] = face,
        }
        let (die, up) = on_die(state, source);
        sink.tell_all(|| Event::Traded {
            fighter,
            old,
            face,
            die,
            up,
        });
    }

    pub(crate) fn give(
        &self,
        state: &mut State,
        giver: Fighter,
        taker: Fighter,
        source: Source,
        sink: &mut impl Sink<Event>,
    ) {
        let face = self.take_off(state, giver, source);
        state.corner_mut(taker).pool[face.index()] += 1;
        let (die, up) = on_die(state, source);
        sink.tell_all(|| Event::Gave {
            giver,
            taker,
            face,
            die,
            up,
        });
    }

    pub(crate) fn entangle(
        &self,
        state: &mut State,
        fighter: Fighter,
        most: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let out: u8 = state.corners.iter().map(|corner| corner.tokens).sum();
        let corner = state.corner_mut(fighter);
        if corner.tokens < most && out < self.pack.supply.entangle.count {
            corner.tokens += 1;
            let tokens = corner.tokens;
            sink.tell_all(|| Event::Entangled { fighter, tokens });
        }
    }

    /// Abilities that may get a Lock In token (KA-9.3).
    pub(crate) fn lockable(
        &self,
        state: &State,
        fighter: Fighter,
        by: SpotId,
        verb: VerbId,
    ) -> SpotSet {
        let Verb::LockIn { dice, plain, max } = self.pack.verb(verb) else {
            return SpotSet::EMPTY;
        };
        let corner = state.corner(fighter);
        let out = corner.locked.or(corner.locking);
        if out.len() >= max {
            return SpotSet::EMPTY;
        }
        let spots = self.board(fighter).printed().filter(|&spot| {
            let ability = self.ability(state, fighter, spot);
            let verbs = self.pack.verbs(ability.effects);
            let heals = verbs.iter().any(|verb| matches!(verb, Verb::Life(_)));
            let action = ability.slots.iter().any(|slot| slot.need.wants_action());
            let spent = ability.once && corner.spent.contains(spot);
            ability.sections() == 1
                && ability.slots.len() == usize::from(dice)
                && !(plain && (heals || action))
                && !out.contains(spot)
                && !spent
                && spot != by
        });
        spots.collect()
    }

    /// A fighter loses life, down to nothing; says how much (KA-9.4). Nothing is lost where an
    /// ability forbids it.
    pub(crate) fn lose(
        &self,
        state: &mut State,
        fighter: Fighter,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) -> u8 {
        let forbids = |one: Fighter| !self.selected_with(state, one, Mark::NoLoss).is_empty();
        if self.fighters().any(forbids) {
            return 0;
        }
        let team = self.team(fighter);
        let life = &mut state.life[team as usize];
        let lost = count.min(*life);
        *life -= lost;
        let life = *life;
        let in_fight = matches!(
            state.stage,
            Stage::Fight | Stage::Attack(_) | Stage::Defend(_) | Stage::Hit | Stage::Hold
        );
        if in_fight {
            let corner = state.corner_mut(fighter);
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
            self.end(state, Some(team.other()), sink);
        }
        lost
    }

    /// A fighter gains life, up to what its side began with (KA-9.1).
    pub(crate) fn heal(
        &self,
        state: &mut State,
        fighter: Fighter,
        count: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let team = self.team(fighter);
        let most = self.most_life(team);
        let life = &mut state.life[team as usize];
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

/// The die that a face comes off, if it is on one, and whether its side is up.
fn on_die(state: &State, source: Source) -> (Option<DieId>, bool) {
    match source {
        Source::Pool(_) => (None, false),
        Source::Side { die, side } => (Some(die), state.behind.up[die.index()] == side),
    }
}

//! Phase 1: placing dice behind the screen, and abilities that happen at once (KA-3).

use crate::board::Mark;
use crate::state::{ACTIONS, CHANGES, Doing, Hand, Stage, State};
use crate::{Event, Fighter, Kapow, Offer, SlotId, SpotId, SpotSet, Symbol, Symbols, Verb, VerbId};
use dice::{DiceSet, DieId};
use kernel::{Choice, Pace, Sink};

impl Kapow {
    /// A fighter does something behind its screen.
    pub(crate) fn select(
        &self,
        state: &mut State,
        fighter: Fighter,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        match choice.only() {
            Some(Offer::Place { die, slot }) => self.place_die(state, fighter, die, slot, sink),
            Some(Offer::Lift(die)) => {
                state.lift(fighter, die);
                state.hand_mut(fighter).changes += 1;
                self.tell_screen(fighter, sink, || Event::Lifted { fighter, die });
            }
            Some(Offer::Use(spot)) => {
                state.corner_mut(fighter).play.used.insert(spot);
                self.fire(state, fighter, spot, sink);
            }
            Some(Offer::Rotate(colour)) => {
                let team = self.team(fighter);
                state.behind.flipped[team as usize].toggle(colour);
                state.hand_mut(fighter).changes += 1;
                self.tell_screen(fighter, sink, || Event::Rotated { team, colour });
            }
            Some(Offer::Aim(target)) => {
                self.aim(state, fighter, target);
                state.hand_mut(fighter).changes += 1;
                self.tell_screen(fighter, sink, || Event::Aimed { fighter, target });
            }
            Some(Offer::Ready) => {
                state.corner_mut(fighter).play.ready = true;
                sink.tell_all(|| Event::Ready(fighter));
            }
            Some(Offer::Turn { die, to }) => self.turn_die(state, fighter, die, to, sink),
            Some(Offer::Gain(face)) => self.chosen_face(state, fighter, face, sink),
            Some(Offer::Attach(die)) => self.attach(state, fighter, die, sink),
            None | Some(Offer::Roll(_)) => {
                let dice = choice.picks().iter().map(|pick| match pick {
                    Offer::Roll(die) => *die,
                    other => unreachable!("{other:?} is no die to roll again"),
                });
                self.reroll(state, fighter, dice.collect(), sink);
            }
            Some(other) => unreachable!("{other:?} is no answer while dice are placed"),
        }
    }

    /// Tells those behind the screen. Where several sit there, it is news to the others.
    fn tell_screen(
        &self,
        fighter: Fighter,
        sink: &mut impl Sink<Event>,
        event: impl FnOnce() -> Event,
    ) {
        let screen = self.screen(fighter);
        if self.shares_screen() {
            sink.reveal_to(screen);
        }
        sink.tell(screen, event);
    }

    fn place_die(
        &self,
        state: &mut State,
        fighter: Fighter,
        die: DieId,
        slot: SlotId,
        sink: &mut impl Sink<Event>,
    ) {
        state.put(fighter, die, slot);
        self.tell_screen(fighter, sink, || Event::Placed { fighter, die, slot });
        let board = self.board(fighter);
        let (spot, section) = (board.spot_of(slot), board.section_of(slot));
        let immediate = board.with(Mark::Immediate).contains(spot);
        if immediate && section.within(state.hand(fighter).filled) {
            let play = &mut state.corner_mut(fighter).play;
            play.fired = play.fired.or(section);
            self.fire(state, fighter, spot, sink);
        }
    }

    /// An immediate ability is announced and carried out (KA-3.5). The others may think again.
    fn fire(&self, state: &mut State, fighter: Fighter, spot: SpotId, sink: &mut impl Sink<Event>) {
        let ability = self.ability_place(state, fighter, spot);
        sink.reveal();
        sink.tell_all(|| Event::Announced { fighter, ability });
        for other in self.fighters().filter(|&other| other != fighter) {
            state.corner_mut(other).play.ready = false;
        }
        let span = self.pack.ability(ability).effects;
        for (place, &verb) in VerbId::of(span).zip(self.pack.verbs(span)) {
            match verb {
                Verb::Life(count) => self.heal(state, fighter, count, sink),
                Verb::RerollEach => self.begin_doing(state, fighter, Doing::Reroll(spot)),
                Verb::RerollAny => self.begin_doing(state, fighter, Doing::RerollAny(spot)),
                Verb::RerollOne(not) => self.begin_doing(state, fighter, Doing::RerollNot(not)),
                Verb::TurnDie => state.hand_mut(fighter).doing = Some(Doing::Turn),
                Verb::AttachFace { .. } => self.begin_face(state, fighter, place, sink),
                other => unreachable!("no immediate ability of a player has {other:?}"),
            }
        }
    }

    /// Asks for dice to roll again, where there are any.
    fn begin_doing(&self, state: &mut State, fighter: Fighter, doing: Doing) {
        if !self.rerollable(state, fighter, doing).is_empty() {
            state.hand_mut(fighter).doing = Some(doing);
        }
    }

    /// Dice that an ability may roll again: not its own, and none that must stay (KA-3.7).
    pub(crate) fn rerollable(&self, state: &State, fighter: Fighter, doing: Doing) -> DiceSet {
        let movable = self.movable(state, fighter);
        let (spot, not) = match doing {
            Doing::Reroll(spot) | Doing::RerollAny(spot) => (Some(spot), None),
            Doing::RerollNot(symbol) => (None, Some(symbol)),
            Doing::Turn | Doing::FaceType(_) | Doing::FaceDie(_) => return DiceSet::EMPTY,
        };
        let board = self.board(fighter);
        let fits = |die: &DieId| {
            let lies = state.slot_of(*die).map(|slot| board.spot_of(slot));
            let own = lies.is_some() && lies == spot;
            !own && Some(self.shown(state, *die)) != not
        };
        movable.iter().filter(fits).collect()
    }

    fn reroll(
        &self,
        state: &mut State,
        fighter: Fighter,
        dice: DiceSet,
        sink: &mut impl Sink<Event>,
    ) {
        for die in dice {
            state.lift(fighter, die);
        }
        state.hand_mut(fighter).doing = None;
        state.toss(fighter, dice);
        let count = dice.len();
        sink.reveal();
        sink.tell_all(|| Event::Rerolls { fighter, count });
    }

    /// The sides a die may be turned to: like another own die, not Wild (KA-10.5).
    pub(crate) fn turns(&self, state: &State, fighter: Fighter, die: DieId) -> Symbols {
        let others = state
            .corner(fighter)
            .dice
            .iter()
            .filter(|&other| other != die);
        let shown: Symbols = others.map(|other| self.shown(state, other)).collect();
        let has: Symbols = self.sides_of(state, die).iter().copied().collect();
        let now = self.shown(state, die);
        let turns = shown.and(has).iter();
        turns
            .filter(|&symbol| symbol != now && symbol != Symbol::Wild)
            .collect()
    }

    /// What is on the sides of a die.
    pub fn sides_of(&self, state: &State, die: DieId) -> [Symbol; 6] {
        match self.make(die) {
            crate::Make::Action => state.faces_on(die),
            make => self.pack.supply.dice[make as usize].sides,
        }
    }

    fn turn_die(
        &self,
        state: &mut State,
        fighter: Fighter,
        die: DieId,
        to: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        let side = self
            .sides_of(state, die)
            .iter()
            .position(|&side| side == to);
        state.behind.up[die.index()] = side.map_or(0, |side| side as u8);
        state.lift(fighter, die);
        state.hand_mut(fighter).doing = None;
        self.tell_screen(fighter, sink, || Event::Turned { fighter, die, to });
    }

    fn begin_face(
        &self,
        state: &mut State,
        fighter: Fighter,
        verb: VerbId,
        sink: &mut impl Sink<Event>,
    ) {
        let types = self.face_types(state, fighter, verb);
        match (types.len(), types.iter().next()) {
            (0, _) | (_, None) => {}
            (1, Some(face)) => self.chosen_face(state, fighter, face, sink),
            _ => state.hand_mut(fighter).doing = Some(Doing::FaceType(verb)),
        }
    }

    /// The types of face that a verb may gain and the supply has.
    pub(crate) fn face_types(&self, state: &State, fighter: Fighter, verb: VerbId) -> Symbols {
        match self.pack.verb(verb) {
            Verb::AttachFace { of, .. } | Verb::Faces { of, .. } => {
                of.and(self.faces_left(state, fighter))
            }
            _ => Symbols::NONE,
        }
    }

    /// A face was chosen: it goes on an action die, or where none has room into the pool (KA-9.2).
    fn chosen_face(
        &self,
        state: &mut State,
        fighter: Fighter,
        face: Symbol,
        sink: &mut impl Sink<Event>,
    ) {
        state.hand_mut(fighter).doing = None;
        // The supply is open, so everyone sees what goes.
        sink.reveal();
        self.gain_face(state, fighter, face, sink);
        let dice = self.attachable(state, fighter);
        match (dice.len(), dice.first()) {
            (0, _) | (_, None) => {}
            (1, Some(die)) => {
                state.hand_mut(fighter).doing = Some(Doing::FaceDie(face));
                self.attach(state, fighter, die, sink);
            }
            _ => state.hand_mut(fighter).doing = Some(Doing::FaceDie(face)),
        }
    }

    /// Action dice with room that may still be rolled.
    pub(crate) fn attachable(&self, state: &State, fighter: Fighter) -> DiceSet {
        let dice = self.movable(state, fighter).and(ACTIONS).iter();
        dice.filter(|&die| state.bare_side(die).is_some()).collect()
    }

    fn attach(&self, state: &mut State, fighter: Fighter, die: DieId, sink: &mut impl Sink<Event>) {
        let doing = state.hand_mut(fighter).doing.take();
        let Some(Doing::FaceDie(face)) = doing else {
            unreachable!("{doing:?} has no face to clip on");
        };
        self.clip_at_once(state, fighter, face, die, sink);
        state.lift(fighter, die);
        state.toss(fighter, DiceSet::of(die));
    }

    /// Behind a screen nobody else learns which die has the new face before it goes down (KA-3.5):
    /// the others hear only that a die is rolled again.
    fn clip_at_once(
        &self,
        state: &mut State,
        fighter: Fighter,
        face: Symbol,
        die: DieId,
        sink: &mut impl Sink<Event>,
    ) {
        let clipped = || Event::clipped(fighter, face, die);
        if matches!(self.screen(fighter), kernel::Audience::Table) {
            state.clip(fighter, face, die);
            sink.reveal();
            return sink.tell_all(clipped);
        }
        state.clip_behind(face, die);
        self.tell_screen(fighter, sink, clipped);
        sink.tell_all(|| Event::Rerolls { fighter, count: 1 });
    }

    /// Once the screens are down all see where new faces are.
    fn show_fresh(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        for fighter in self.fighters() {
            for (die, _, face) in state.fresh_faces(fighter) {
                sink.tell_all(|| Event::Clipped {
                    fighter,
                    face,
                    die,
                    uncovered: true,
                });
            }
        }
        state.open_fresh();
    }

    /// Whether a free immediate ability has anything to do now.
    pub(crate) fn is_usable(&self, state: &State, fighter: Fighter, spot: SpotId) -> bool {
        let verbs = self.pack.verbs(self.ability(state, fighter, spot).effects);
        verbs.iter().any(|verb| match verb {
            Verb::RerollOne(not) => !self
                .rerollable(state, fighter, Doing::RerollNot(*not))
                .is_empty(),
            Verb::TurnDie => {
                let movable = self.movable(state, fighter);
                movable
                    .iter()
                    .any(|die| !self.turns(state, fighter, die).is_empty())
            }
            _ => true,
        })
    }

    /// Whether a fighter may still change its mind (KA-14.2).
    pub(crate) fn may_change(hand: &Hand) -> bool {
        hand.changes < CHANGES
    }

    /// When everyone is ready: boards that play by themselves place, then all is revealed (KA-5.1).
    pub(crate) fn open_screens(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let mut persons = self.fighters().filter(|&one| self.is_person(one));
        if persons.any(|one| !state.corner(one).play.ready) {
            return Pace::Wait;
        }
        if !matches!(self.screen(self.first_fighter()), kernel::Audience::Table) {
            sink.reveal();
        }
        match self.fighters().find(|&one| !self.is_person(one)) {
            Some(fighter) => self.begin_solo(state, fighter),
            None => self.reveal(state, sink),
        }
        Pace::Go
    }

    fn first_fighter(&self) -> Fighter {
        self.fighters().next().expect("someone fights")
    }

    /// What is selected is settled, targets too, and the fight begins (KA-3.3, KA-5.1).
    pub(crate) fn reveal(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        self.show_fresh(state, sink);
        for fighter in self.fighters() {
            let selected = self.selected(state, fighter);
            let once = self.board(fighter).with(Mark::Once);
            let corner = state.corner_mut(fighter);
            corner.play.selected = selected;
            corner.spent = corner.spent.or(selected.and(once));
            corner.play.ready = false;
            state.hand_mut(fighter).changes = 0;
            sink.tell_all(|| Event::Revealed { fighter, selected });
        }
        self.fix_targets(state);
        state.acting = self.everyone();
        state.stage = Stage::Fight;
    }

    /// The abilities whose boxes are complete; a card only with both halves (KA-12.4).
    pub(crate) fn selected(&self, state: &State, fighter: Fighter) -> SpotSet {
        let board = self.board(fighter);
        let complete = board.spots();
        let complete = complete.filter(|&spot| self.complete(state, fighter, spot) > 0);
        let corner = state.corner(fighter);
        let spent = board.with(Mark::Free).or(corner.locked).and(corner.spent);
        let mut selected = complete.collect::<SpotSet>().without(spent);
        for &spot in &board.cards {
            let half = self.half_of_ally(fighter, spot);
            if half.is_none_or(|(ally, spot)| self.complete(state, ally, spot) == 0) {
                selected.remove(spot);
            }
        }
        selected
    }
}

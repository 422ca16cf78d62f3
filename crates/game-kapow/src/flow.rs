//! Runs a match until a seat or the dice must speak: a loop over the stage, without recursion.

use crate::state::{FIGHTERS, Hand, Play, Stage, State, Tally, Team, make_of};
use crate::{CardColour, Event, Fighter, Kapow, Mode, SetupOptions};
use arrayvec::ArrayVec;
use dice::{DiceSet, Set};
use kernel::{Call, Chance, Landing, Pace, SeatSet, Sink, settle};

/// Who acts next in a step that everyone takes in turn.
pub(crate) enum Turn {
    /// Nobody is left.
    Nobody,
    /// This one.
    Fighter(Fighter),
    /// A team with two persons left says which of them (KA-12.5).
    Asks(Team),
}

impl Kapow {
    /// Goes on until something is waited for. On a match that waits already it changes nothing.
    pub(crate) fn settle(&self, state: &mut State, sink: &mut impl Sink<Event>) {
        settle(|| self.step(state, sink));
    }

    fn step(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        if state.throw.is_some() {
            return Pace::Wait;
        }
        if let Some(&frame) = state.frames.last() {
            return self.work(state, frame, sink);
        }
        match state.stage {
            Stage::Start | Stage::Deal | Stage::Draft | Stage::Over(_) => Pace::Wait,
            Stage::Roll => self.roll_next(state, sink),
            Stage::Select => self.open_screens(state, sink),
            Stage::Solo(fighter) => self.solo_step(state, fighter, sink),
            Stage::Fight => self.find_attacker(state),
            Stage::Attack(fighter) => self.attack_step(state, fighter, sink),
            Stage::Defend(fighter) => self.defend_step(state, fighter, sink),
            Stage::Hit => self.settle_hit(state, sink),
            Stage::Hold => self.find_holder(state, sink),
            Stage::PowerUp | Stage::After => self.find_gainer(state, sink),
            Stage::Gain(fighter) | Stage::Late(fighter) => self.trigger_step(state, fighter),
            Stage::CleanUp => self.clean_step(state, sink),
        }
    }

    /// Decides who begins, deals cards, and begins the first round.
    pub(crate) fn begin_match(&self, state: &mut State) {
        match self.first_team() {
            Some(team) => {
                state.marker = team;
                self.after_start(state);
            }
            None => state.stage = Stage::Start,
        }
    }

    /// Who begins, where chance is not needed (KA-2.4, KA-12.2).
    fn first_team(&self) -> Option<Team> {
        if self.mode == Mode::Beginner {
            return None;
        }
        let rank = |team: Team| {
            let villains = self.members(team).filter(|&one| self.is_villain(one));
            // A handicap does not take the first attack away as well (KA-13.12).
            let life: u8 = self.members(team).map(|one| self.side(one).kit.life).sum();
            (life, FIGHTERS - villains.count())
        };
        let [first, second] = Team::BOTH.map(rank);
        match first.cmp(&second) {
            std::cmp::Ordering::Less => Some(Team::First),
            std::cmp::Ordering::Greater => Some(Team::Second),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn is_villain(&self, fighter: Fighter) -> bool {
        let character = self.character(fighter);
        character.is_some_and(|place| self.pack.characters[usize::from(place)].villain)
    }

    fn after_start(&self, state: &mut State) {
        if !self.mode.has_teams() {
            return self.begin_round(state);
        }
        let dealt = self.mode == Mode::Coop || self.options.cards == crate::Cards::Dealt;
        state.stage = if dealt { Stage::Deal } else { Stage::Draft };
    }

    /// A new round: everything of the old one is put away (KA-3.1).
    pub(crate) fn begin_round(&self, state: &mut State) {
        state.round += 1;
        state.strike = None;
        state.gained = DiceSet::EMPTY;
        for (corner, hand) in state.public.corners.iter_mut().zip(&mut state.behind.hands) {
            corner.locked = corner.locked.or(std::mem::take(&mut corner.locking));
            corner.play = Play::default();
            corner.tally = Tally::default();
            *hand = Hand::EMPTY;
        }
        let persons = self.fighters().filter(|&one| self.is_person(one));
        state.acting = persons.collect();
        state.stage = Stage::Roll;
    }

    fn roll_next(&self, state: &mut State, sink: &mut impl Sink<Event>) -> Pace {
        let next = self.fighters().find(|&one| state.acting.contains(one));
        if let Some(fighter) = next {
            let dice = state.corner(fighter).dice;
            state.toss(fighter, dice);
            return Pace::Wait;
        }
        state.stage = Stage::Select;
        let round = state.round;
        sink.tell_all(|| Event::RoundBegan(round));
        Pace::Go
    }

    /// Whether a request for chance is due.
    pub(crate) fn is_up_to_chance(&self, state: &State) -> bool {
        let frame = state.frames.last();
        state.throw.is_some()
            || matches!(state.stage, Stage::Start | Stage::Deal)
            || frame.is_some_and(|&frame| self.chance_of(state, frame).is_some())
    }

    /// A request for chance, where one is due.
    pub(crate) fn chance(&self, state: &State) -> Option<Chance> {
        if let Some(fighter) = state.throw {
            let fresh = state.stage == Stage::Roll;
            let seat = self.is_person(fighter).then(|| fighter.seat());
            let label = match (seat, fresh) {
                (Some(_), true) => "roll",
                (Some(_), false) => "reroll",
                (None, _) => "solo-roll",
            };
            let dice = Chance::dice(label, seat, state.hand(fighter).air.len());
            return Some(dice.only_for(self.screen(fighter)));
        }
        match state.stage {
            Stage::Start => Some(draws("start", &[2])),
            Stage::Deal => Some(draws("cards", &[2; 4])),
            _ => {
                let frame = state.frames.last()?;
                let count = self.chance_of(state, *frame)?;
                Some(draws("solo-type", &[count]))
            }
        }
    }

    pub(crate) fn landed(&self, state: &mut State, landing: &Landing, sink: &mut impl Sink<Event>) {
        if let Some(fighter) = state.throw.take() {
            return self.dice_landed(state, fighter, landing, sink);
        }
        match state.stage {
            Stage::Start => {
                state.marker = Team::BOTH[usize::from(landing[0])];
                let team = state.marker;
                sink.tell_all(|| Event::Marker(team));
                self.after_start(state);
            }
            Stage::Deal => {
                let cards = CardColour::ALL.into_iter().zip(landing);
                let swapped = cards.filter(|(_, second)| **second == 1);
                state.swapped = swapped.map(|(colour, _)| colour).collect();
                state.dealt = CardColour::ALL.into_iter().collect();
                sink.tell_all(|| Event::CardsDealt);
                self.begin_round(state);
            }
            _ => self.frame_landed(state, landing[0], sink),
        }
    }

    fn dice_landed(
        &self,
        state: &mut State,
        fighter: Fighter,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let dice = std::mem::take(&mut state.hand_mut(fighter).air);
        for (die, &side) in dice.iter().zip(landing) {
            state.behind.up[die.index()] = self.plain_side(die, side);
        }
        state.acting.remove(fighter);
        // Who has rolled none again has said so.
        if dice.is_empty() {
            return;
        }
        sink.tell(self.screen(fighter), || Event::Rolled {
            fighter,
            dice,
            faces: dice.iter().map(|die| self.shown(state, die)).collect(),
        });
    }

    /// Of like sides of a trait die the first, so that equal matches are equal.
    pub(crate) fn plain_side(&self, die: dice::DieId, side: u8) -> u8 {
        let make = make_of(die);
        if make.is_action() {
            return side;
        }
        let sides = &self.pack.supply.dice[make as usize].sides;
        let first = sides
            .iter()
            .position(|&other| other == sides[usize::from(side)]);
        first.map_or(side, |first| first as u8)
    }

    pub(crate) fn hear(&self, state: &mut State, call: Call, sink: &mut impl Sink<Event>) {
        match call {
            Call::Resign(seat) => {
                let team = Fighter::of(seat).map(|one| self.team(one));
                sink.tell_all(|| Event::Resigned(seat));
                self.end(state, team.map(Team::other), sink);
            }
            Call::Draw | Call::TimeUp | Call::MatchTimeUp => {
                sink.tell_all(|| Event::Agreed);
                self.end(state, None, sink);
            }
        }
    }

    /// The match ends: everything in the air is dropped.
    pub(crate) fn end(&self, state: &mut State, winner: Option<Team>, sink: &mut impl Sink<Event>) {
        state.frames.clear();
        state.throw = None;
        state.strike = None;
        state.open_fresh();
        for hand in &mut state.behind.hands {
            hand.doing = None;
            hand.air = DiceSet::EMPTY;
        }
        if Kapow::is_hidden(state.stage) {
            sink.reveal();
        }
        state.stage = Stage::Over(winner);
        sink.tell_all(|| Event::Ended(winner));
    }

    /// Who acts next: the marker team first, within a team as it likes (KA-5.1, KA-12.5).
    pub(crate) fn turn(&self, state: &State) -> Turn {
        for team in [state.marker, state.marker.other()] {
            let left = || self.members(team).filter(|&one| state.acting.contains(one));
            match left().count() {
                0 => {}
                1 => return left().next().map_or(Turn::Nobody, Turn::Fighter),
                _ if left().all(|one| self.is_person(one)) => return Turn::Asks(team),
                _ => return left().next().map_or(Turn::Nobody, Turn::Fighter),
            }
        }
        Turn::Nobody
    }

    /// The one who speaks for a team where one word is enough.
    pub(crate) fn speaker(&self, team: Team) -> Option<Fighter> {
        self.members(team).find(|&one| self.is_person(one))
    }

    /// All who fight.
    pub(crate) fn everyone(&self) -> Set<Fighter> {
        self.fighters().collect()
    }

    /// The seats that are asked now.
    pub(crate) fn asks(&self, state: &State) -> SeatSet {
        if let Some(frame) = state.frames.last() {
            let chooser = self.chooser(state, *frame);
            return SeatSet::of(chooser.seat());
        }
        let waits =
            |fighter: &Fighter| self.is_person(*fighter) && !state.corner(*fighter).play.ready;
        match state.stage {
            Stage::Select => self.fighters().filter(waits).map(Fighter::seat).collect(),
            Stage::CleanUp => match self.clipper(state) {
                Some((_, person)) => SeatSet::of(person.seat()),
                None => self.fighters().filter(waits).map(Fighter::seat).collect(),
            },
            Stage::Attack(fighter)
            | Stage::Defend(fighter)
            | Stage::Gain(fighter)
            | Stage::Late(fighter) => SeatSet::of(fighter.seat()),
            Stage::Fight | Stage::Hold | Stage::PowerUp | Stage::After => match self.turn(state) {
                Turn::Asks(team) => self.speaking(team),
                _ => SeatSet::EMPTY,
            },
            Stage::Draft => self.speaking(self.drafter(state)),
            Stage::Start | Stage::Deal | Stage::Roll | Stage::Solo(_) | Stage::Hit => {
                SeatSet::EMPTY
            }
            Stage::Over(_) => SeatSet::EMPTY,
        }
    }

    fn speaking(&self, team: Team) -> SeatSet {
        self.speaker(team)
            .map_or(SeatSet::EMPTY, |one| SeatSet::of(one.seat()))
    }

    /// Which team drafts next: one card, then two, then one (KA-12.3).
    pub(crate) fn drafter(&self, state: &State) -> Team {
        match state.dealt.len() {
            1 | 2 => state.marker.other(),
            _ => state.marker,
        }
    }

    /// Whether the match has gone on for as long as it may (KA-14.1).
    pub(crate) fn is_last_round(&self, state: &State) -> bool {
        let SetupOptions { rounds, .. } = self.options;
        state.round >= rounds
    }
}

/// Draws that lie open.
fn draws(label: &'static str, below: &[u8]) -> Chance {
    let mut chance = Chance::dice(label, None, 0);
    chance.below = below
        .iter()
        .copied()
        .collect::<ArrayVec<u8, { kernel::MAX_DRAWS }>>();
    chance
}

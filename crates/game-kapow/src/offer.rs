//! What may be picked, listing it, and handing an answer to where it belongs.

use crate::ability::LOOKS;
use crate::board::Mark;
use crate::flow::Turn;
use crate::state::{ACTIONS, Corner, Doing, Stage, State};
use crate::{
    CardColour, CardId, Event, Fighter, Kapow, Look, Make, OptionId, SlotId, SlotSet, SpotId,
    Symbol, Verb,
};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::{Ask, AskKind, Choice, MAX_PICKS, Rule, Seat, Sink};

/// One thing that may be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Offer {
    /// Put a die into a slot.
    Place {
        /// The die.
        die: DieId,
        /// The slot.
        slot: SlotId,
    },
    /// Pick a die up again.
    Lift(DieId),
    /// Use an immediate ability that takes no dice.
    Use(SpotId),
    /// Turn a Team-Up card round.
    Rotate(CardColour),
    /// Aim at an enemy.
    Aim(Fighter),
    /// Nothing more to place.
    Ready,
    /// Roll a die again.
    Roll(DieId),
    /// Turn a die.
    Turn {
        /// The die.
        die: DieId,
        /// What it shows then.
        to: Symbol,
    },
    /// Clip the new face onto this die.
    Attach(DieId),
    /// Attack with this base.
    Strike(SpotId),
    /// Do not attack.
    Hold,
    /// Leave an ability out of the attack or defence.
    Leave(SpotId),
    /// Choose this for a section of an ability that chooses for each.
    Spend(Spend),
    /// Defend with this base.
    Defend(SpotId),
    /// Defend without one.
    Stand,
    /// Carry out this ability next.
    Trigger(SpotId),
    /// This one of the team goes next.
    Go(Fighter),
    /// Gain a face of this type.
    Gain(Symbol),
    /// Gain a die of this make.
    Take(Make),
    /// Choose one of several effects.
    Option(OptionId),
    /// Hand over a face.
    Give(Source),
    /// Exchange a face.
    Trade {
        /// The own face.
        source: Source,
        /// What comes for it.
        face: Symbol,
    },
    /// Put a Lock In token on an ability.
    LockIn(SpotId),
    /// Clip a face of the pool onto a die.
    Clip {
        /// The face.
        face: Symbol,
        /// The die.
        die: DieId,
    },
    /// Take a face off a die.
    Unclip {
        /// The die.
        die: DieId,
        /// The side.
        side: u8,
    },
    /// The face that the board opposite clips on next.
    Next(Symbol),
    /// Nothing more to do here.
    Done,
    /// Take a Team-Up card.
    Card(CardId),
}

const _: () = assert!(size_of::<Offer>() <= 4, "an input holds up to 32 of them");

/// Where a face is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// In the pool.
    Pool(Symbol),
    /// On a side of an action die.
    Side {
        /// The die.
        die: DieId,
        /// The side.
        side: u8,
    },
}

/// What a section of an ability that chooses for each is spent on (KA-10.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spend {
    /// An attack kicker.
    Attack,
    /// A defence kicker.
    Defence,
    /// A face.
    Face,
}

impl Spend {
    /// All of them.
    pub const ALL: [Spend; 3] = [Spend::Attack, Spend::Defence, Spend::Face];

    /// The word in moves.
    pub const fn id(self) -> &'static str {
        match self {
            Spend::Attack => "attack",
            Spend::Defence => "defence",
            Spend::Face => "face",
        }
    }
}

impl Kapow {
    /// Lists a seat's offers; `None` when it is not asked.
    pub(crate) fn list(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let fighter = Fighter::of(seat)?;
        if self.is_up_to_chance(state) || !self.asks(state).contains(seat) {
            return None;
        }
        if let Some(&frame) = state.frames.last() {
            self.each_way(state, frame, &mut |way| offers.push(way));
            let verb = self.pack.verb(frame.verb);
            if matches!(verb, Verb::ExchangeFaces(_)) {
                offers.push(Offer::Done);
            }
            return Some(ask_about(verb));
        }
        let ask = match state.stage {
            Stage::Select => return Some(self.list_select(state, fighter, offers)),
            Stage::CleanUp => self.list_clean_up(state, fighter, offers),
            Stage::Attack(_) => self.list_attack(state, fighter, offers),
            Stage::Defend(_) => self.list_defence(state, fighter, offers),
            Stage::Gain(_) | Stage::Late(_) => {
                offers.extend(state.corner(fighter).play.due.iter().map(Offer::Trigger));
                Ask::one(AskKind::Order, Rule("KA-7.4"))
            }
            Stage::Draft => {
                let left = CardColour::ALL.into_iter();
                let left = left.filter(|&colour| !state.dealt.contains(colour));
                let both = left.flat_map(|one| [false, true].map(|second| CardId::of(one, second)));
                offers.extend(both.map(Offer::Card));
                Ask::one(AskKind::Choose, Rule("KA-12.3"))
            }
            _ => {
                if let Turn::Asks(team) = self.turn(state) {
                    let left = self.members(team).filter(|&one| state.acting.contains(one));
                    offers.extend(left.map(Offer::Go));
                }
                Ask::one(AskKind::Order, Rule("KA-12.5"))
            }
        };
        Some(ask)
    }

    fn list_select(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) -> Ask {
        let (corner, hand) = (state.corner(fighter), state.hand(fighter));
        if let Some(doing) = hand.doing {
            return self.list_doing(state, fighter, doing, offers);
        }
        offers.push(Offer::Ready);
        self.list_free(state, fighter, offers);
        self.list_places(state, fighter, offers);
        if Kapow::may_change(hand) {
            if !hand.filled.within(corner.play.fired) {
                let movable = self.movable(state, fighter).iter();
                let placed = movable.filter(|&die| state.slot_of(die).is_some());
                offers.extend(placed.map(Offer::Lift));
            }
            self.list_team(state, fighter, offers);
        }
        Ask::one(AskKind::Place, Rule("KA-3.2"))
    }

    /// Loose dice with the slots that take them (KA-4). Dice that look alike go to the same slots.
    fn list_places(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) {
        let open = self.open_slots(state, fighter);
        let cards = self.card_needs(state, fighter);
        let mut known: ArrayVec<(Look, SlotSet), LOOKS> = ArrayVec::new();
        for die in state.loose(fighter) {
            let look = self.look(state, fighter, die);
            let alike = known.iter().find(|(other, _)| *other == look);
            let fits = alike.map_or_else(
                || self.fits_in(state, fighter, look, (open, &cards)),
                |(_, fits)| *fits,
            );
            if alike.is_none() {
                known.push((look, fits));
            }
            offers.extend(fits.iter().map(|slot| Offer::Place { die, slot }));
        }
    }

    /// Immediate abilities that take no dice (KA-3.8).
    fn list_free(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let free = board.with(Mark::Free).or(corner.locked);
        let free = free.and(board.with(Mark::Immediate));
        for spot in free.without(corner.play.used) {
            if self.is_usable(state, fighter, spot) {
                offers.push(Offer::Use(spot));
            }
        }
    }

    /// Arrows and cards (KA-12.4, KA-12.6).
    fn list_team(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) {
        if let Some(ally) = self.ally(fighter) {
            for colour in CardColour::ALL {
                let lies = |one| self.is_on_card(state, one, colour);
                if !lies(fighter) && !lies(ally) {
                    offers.push(Offer::Rotate(colour));
                }
            }
        }
        if self.mode == crate::Mode::Teams {
            let foes = self.members(self.team(fighter).other());
            let others = foes.filter(|&foe| foe != self.target(state, fighter));
            offers.extend(others.map(Offer::Aim));
        }
    }

    fn is_on_card(&self, state: &State, fighter: Fighter, colour: CardColour) -> bool {
        let board = self.board(fighter);
        board.card_spot(colour).is_some_and(|spot| {
            let slots = board.spot(spot).slots;
            state.hand(fighter).filled.meets(slots)
        })
    }

    fn list_doing(
        &self,
        state: &State,
        fighter: Fighter,
        doing: Doing,
        offers: &mut Vec<Offer>,
    ) -> Ask {
        match doing {
            Doing::Reroll(_) | Doing::RerollNot(_) => {
                let dice = self.rerollable(state, fighter, doing);
                offers.extend(dice.iter().map(Offer::Roll));
                Ask::one(AskKind::Keep, Rule("KA-3.7"))
            }
            Doing::RerollAny(_) => {
                let dice = self.rerollable(state, fighter, doing);
                offers.extend(dice.iter().map(Offer::Roll));
                Ask {
                    min: 0,
                    max: dice.len().min(MAX_PICKS as u8),
                    ..Ask::one(AskKind::Keep, Rule("KA-3.7"))
                }
            }
            Doing::Turn => {
                for die in self.movable(state, fighter) {
                    let turns = self.turns(state, fighter, die).iter();
                    offers.extend(turns.map(|to| Offer::Turn { die, to }));
                }
                Ask::one(AskKind::Target, Rule("KA-10.5"))
            }
            Doing::FaceType(verb) => {
                let types = self.face_types(state, fighter, verb).iter();
                offers.extend(types.map(Offer::Gain));
                Ask::one(AskKind::Choose, Rule("KA-9.6"))
            }
            Doing::FaceDie(_) => {
                let dice = self.attachable(state, fighter);
                offers.extend(dice.iter().map(Offer::Attach));
                Ask::one(AskKind::Target, Rule("KA-9.2"))
            }
        }
    }

    fn list_attack(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) -> Ask {
        let with = |mark| self.in_use(state, fighter, mark);
        let (bases, times) = (with(Mark::BaseAttack), with(Mark::AttackTimes));
        if times.len() <= 1 {
            offers.extend(bases.iter().map(Offer::Strike));
        }
        if self.unchosen(state, fighter) > 0 {
            offers.push(Offer::Spend(Spend::Attack));
        }
        let extras = with(Mark::AttackKicker).or(times);
        offers.extend(extras.without(bases).iter().map(Offer::Leave));
        offers.push(Offer::Hold);
        Ask::one(AskKind::Act, Rule("KA-6.2")).or_let_be()
    }

    fn list_defence(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) -> Ask {
        let with = |mark| self.in_use(state, fighter, mark);
        let bases = self.defence_bases(state, fighter);
        let times = with(Mark::DefenceTimes);
        let unchosen = self.unchosen(state, fighter);
        let may_go = unchosen == 0 || !state.corner(fighter).tally.attacked;
        if may_go && bases.is_empty() {
            offers.push(Offer::Stand);
        }
        if may_go && times.len() <= 1 {
            offers.extend(bases.iter().map(Offer::Defend));
        }
        if unchosen > 0 {
            offers.extend([Spend::Defence, Spend::Face].map(Offer::Spend));
        }
        if !bases.is_empty() {
            let extras = with(Mark::DefenceKicker).or(times);
            offers.extend(extras.without(bases).iter().map(Offer::Leave));
        }
        Ask::one(AskKind::React, Rule("KA-6.3"))
    }

    fn list_clean_up(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) -> Ask {
        let corner: &Corner = state.corner(fighter);
        if let Some((board, _)) = self.clipper(state) {
            let pool = &state.corner(board).pool;
            let loose = Symbol::FACES
                .into_iter()
                .filter(|face| pool[face.index()] > 0);
            offers.extend(loose.map(Offer::Next));
            return Ask::one(AskKind::Order, Rule("KA-13.11"));
        }
        offers.push(Offer::Done);
        let dice = || corner.dice.and(ACTIONS).iter();
        let roomy: DiceSet = dice()
            .filter(|&die| state.bare_side(die).is_some())
            .collect();
        for face in Symbol::FACES
            .into_iter()
            .filter(|face| corner.pool[face.index()] > 0)
        {
            offers.extend(roomy.iter().map(|die| Offer::Clip { face, die }));
        }
        if Kapow::may_change(state.hand(fighter)) {
            for die in dice() {
                let sides = state.faces_on(die).into_iter().enumerate();
                let faces = sides.filter(|(_, face)| *face != Symbol::Blank);
                offers.extend(faces.map(|(side, _)| Offer::Unclip {
                    die,
                    side: side as u8,
                }));
            }
        }
        Ask::one(AskKind::Assign, Rule("KA-8.2"))
    }

    /// Hands an answer to where it belongs.
    pub(crate) fn choose(
        &self,
        state: &mut State,
        seat: Seat,
        choice: &Choice<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let fighter = Fighter::of(seat).expect("only fighters are asked");
        if !state.frames.is_empty() {
            let offer = choice.only().expect("a verb takes one pick");
            return self.frame_choice(state, offer, sink);
        }
        if state.stage == Stage::Select {
            return self.select(state, fighter, choice, sink);
        }
        let offer = choice.only().expect("every other question takes one pick");
        match (state.stage, offer) {
            (Stage::CleanUp, _) => self.clean_choice(state, fighter, offer, sink),
            (Stage::Attack(_), _) => self.attack_choice(state, fighter, offer, sink),
            (Stage::Defend(_), _) => self.defence_choice(state, fighter, offer, sink),
            (Stage::Gain(_) | Stage::Late(_), Offer::Trigger(spot)) => {
                self.trigger(state, fighter, spot);
            }
            (Stage::Fight, Offer::Go(one)) => self.begin_attack(state, one),
            (Stage::Hold, Offer::Go(one)) => {
                state.acting.remove(one);
                self.begin_defence(state, one);
            }
            (Stage::PowerUp | Stage::After, Offer::Go(one)) => self.begin_gainer(state, one),
            (Stage::Draft, Offer::Card(card)) => self.draft(state, fighter, card, sink),
            (stage, offer) => unreachable!("{offer:?} is no answer at {stage:?}"),
        }
    }

    /// A team takes a card; its twin goes to the other team (KA-12.3).
    fn draft(
        &self,
        state: &mut State,
        fighter: Fighter,
        card: CardId,
        sink: &mut impl Sink<Event>,
    ) {
        let (team, colour) = (self.team(fighter), card.colour());
        if card.is_second() == (team == crate::Team::First) {
            state.swapped.insert(colour);
        }
        state.dealt.insert(colour);
        sink.tell_all(|| Event::CardTaken { team, card });
        if state.dealt.len() == CardColour::ALL.len() as u8 {
            self.begin_round(state);
        }
    }
}

/// The question a verb asks.
fn ask_about(verb: Verb) -> Ask {
    match verb {
        Verb::Faces { .. } => Ask::one(AskKind::Choose, Rule("KA-9.6")),
        Verb::TraitDice(_) | Verb::DieOfOpponentsChoice(_) => {
            Ask::one(AskKind::Take, Rule("KA-9.6"))
        }
        Verb::ExchangeFaces(_) => Ask::one(AskKind::Swap, Rule("KA-9.7")),
        Verb::TakeFace => Ask::one(AskKind::Pay, Rule("KA-9.8")),
        Verb::LockIn { .. } => Ask::one(AskKind::Target, Rule("KA-9.3")),
        _ => Ask::one(AskKind::Choose, Rule("KA-9.9")),
    }
}

//! What may be picked, listing it, and handing an answer to where it belongs.

use crate::ability::LOOKS;
use crate::board::{Mark, SlotSet};
use crate::fight::bits;
use crate::flow::Turn;
use crate::state::{ACTIONS, Corner, Doing, NOWHERE, Stage, State};
use crate::{CardColour, Event, Fighter, Kapow, Look, Make, Symbol, Verb};
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
        /// The slot, by its number on the boards.
        slot: u8,
    },
    /// Pick a die up again.
    Lift(DieId),
    /// Use an immediate ability that takes no dice.
    Use(u8),
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
    Strike(u8),
    /// Do not attack.
    Hold,
    /// Leave an ability out of the attack or defence.
    Leave(u8),
    /// Choose this for a section of an ability that chooses for each.
    Spend(u8),
    /// Defend with this base.
    Defend(u8),
    /// Defend without one.
    Stand,
    /// Carry out this ability next.
    Trigger(u8),
    /// This one of the team goes next.
    Go(Fighter),
    /// Gain a face of this type.
    Gain(Symbol),
    /// Gain a die of this make.
    Take(Make),
    /// Choose one of several effects.
    Option(u8),
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
    LockIn(u8),
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
    Card(u8),
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
            let verb = self.pack.verbs[usize::from(frame.verb)];
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
                offers.extend(bits(state.corner(fighter).play.due).map(Offer::Trigger));
                Ask::one(AskKind::Order, Rule("KA-7.4"))
            }
            Stage::Draft => {
                for card in 0..8 {
                    if state.cards >> (4 + card / 2) & 1 == 0 {
                        offers.push(Offer::Card(card));
                    }
                }
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
            if hand.filled & !corner.play.fired != 0 {
                let movable = self.movable(state, fighter).iter();
                let placed = movable.filter(|die| state.behind.slot[die.index()] != NOWHERE);
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
            let mut fits = alike.map_or_else(
                || self.fits_in(state, fighter, look, (open, &cards)),
                |(_, fits)| *fits,
            );
            if alike.is_none() {
                known.push((look, fits));
            }
            offers.reserve(fits.count_ones() as usize);
            while fits != 0 {
                let slot = fits.trailing_zeros() as u8;
                fits &= fits - 1;
                offers.push(Offer::Place { die, slot });
            }
        }
    }

    /// Immediate abilities that take no dice (KA-3.8).
    fn list_free(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) {
        let (board, corner) = (self.board(fighter), state.corner(fighter));
        let free = board.with(Mark::Immediate) & (board.with(Mark::Free) | corner.locked);
        for spot in bits(free & !corner.play.used) {
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
        board.cards.is_some_and(|first| {
            let spot = usize::from(first + colour as u8);
            state.hand(fighter).filled & board.spots[spot].slots != 0
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
        if times.count_ones() <= 1 {
            offers.extend(bits(bases).map(Offer::Strike));
        }
        if self.unchosen(state, fighter) > 0 {
            offers.push(Offer::Spend(0));
        }
        let extras = with(Mark::AttackKicker) | times;
        offers.extend(bits(extras & !bases).map(Offer::Leave));
        offers.push(Offer::Hold);
        Ask::one(AskKind::Act, Rule("KA-6.2")).or_let_be()
    }

    fn list_defence(&self, state: &State, fighter: Fighter, offers: &mut Vec<Offer>) -> Ask {
        let with = |mark| self.in_use(state, fighter, mark);
        let bases = self.defence_bases(state, fighter);
        let times = with(Mark::DefenceTimes);
        let unchosen = self.unchosen(state, fighter);
        let may_go = unchosen == 0 || !state.corner(fighter).tally.attacked;
        if may_go && bases == 0 {
            offers.push(Offer::Stand);
        }
        if may_go && times.count_ones() <= 1 {
            offers.extend(bits(bases).map(Offer::Defend));
        }
        if unchosen > 0 {
            offers.extend([Offer::Spend(1), Offer::Spend(2)]);
        }
        if bases != 0 {
            let extras = with(Mark::DefenceKicker) | times;
            offers.extend(bits(extras & !bases).map(Offer::Leave));
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
    fn draft(&self, state: &mut State, fighter: Fighter, card: u8, sink: &mut impl Sink<Event>) {
        let (colour, which) = (card / 2, card % 2);
        let team = self.team(fighter);
        let first = if team == crate::Team::First {
            which
        } else {
            1 - which
        };
        state.cards |= first << colour | 1 << (4 + colour);
        sink.tell_all(|| Event::CardTaken { team, card });
        if state.cards >> 4 == 0xF {
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

//! KAPOW! through the kernel's seam: the [`Game`] trait, each method a line or two into its room.

use crate::ahead;
use crate::board::{Board, Mark};
use crate::state::{
    ACTION_DICE, BOX, Behind, DICE, Public, Stage, State, Team, dice_of, make_of, seats,
};
use crate::{
    AbilityId, CardColour, CardId, Event, Fighter, Kit, Make, Mode, Offer, Pack, SetupOptions,
    SlotId, SlotSet, SpotId, SpotSet, Symbol, View,
};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId, Id, Set};
use kernel::{
    Ask, Audience, Call, Choice, Game, Input, Outcome, Refusal, Rng, Rule, Said, Seat, Sink,
    Viewer, Waiting,
};
use std::sync::Arc;

/// The rules of one match: the pack, the options and who fights.
#[derive(Debug, Clone)]
pub struct Kapow {
    pub(crate) pack: Arc<Pack>,
    pub(crate) mode: Mode,
    pub(crate) options: SetupOptions,
    pub(crate) sides: Arc<[Side]>,
    /// The dice of both boxes.
    pub(crate) dice: DiceSet,
    /// The marks of every ability.
    pub(crate) marks: Arc<[Set<Mark>]>,
}

/// What never changes about a fighter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) character: Option<u8>,
    pub(crate) human: bool,
    pub(crate) kit: Kit,
    /// Life beyond that of the kit (KA-13.12).
    pub(crate) handicap: u8,
    pub(crate) board: Board,
}

impl Kapow {
    /// The pack with names and texts.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// How it is played.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The options of this match.
    pub fn options(&self) -> &SetupOptions {
        &self.options
    }

    /// The character of a fighter, by its place in the pack.
    pub fn character(&self, fighter: Fighter) -> Option<u8> {
        self.side(fighter).character
    }

    /// Whether a person fights there.
    pub fn is_person(&self, fighter: Fighter) -> bool {
        self.side(fighter).human
    }

    /// The side a fighter is on.
    pub fn team(&self, fighter: Fighter) -> Team {
        let number = if self.mode.has_teams() {
            fighter.index() / 2
        } else {
            fighter.index()
        };
        if number == 0 {
            Team::First
        } else {
            Team::Second
        }
    }

    /// Those on a side.
    pub fn members(&self, team: Team) -> impl DoubleEndedIterator<Item = Fighter> + use<'_> {
        self.fighters().filter(move |&one| self.team(one) == team)
    }

    /// The most life a side can have: what it began with (KA-9.1).
    pub fn most_life(&self, team: Team) -> u8 {
        let sides = self.members(team).map(|one| self.side(one));
        sides.map(|side| side.kit.life + side.handicap).sum()
    }

    /// What a die shows.
    pub fn shown(&self, state: &State, die: DieId) -> Symbol {
        let up = usize::from(state.behind.up[die.index()]);
        match make_of(die) {
            Make::Action => state.face_on(die, up),
            make => self.pack.supply.dice[make as usize].sides[up],
        }
    }

    /// What a die is made of.
    pub fn make(&self, die: DieId) -> Make {
        make_of(die)
    }

    /// An ability of a fighter's boards, by its place there.
    pub fn ability(&self, state: &State, fighter: Fighter, spot: SpotId) -> &crate::Ability {
        self.pack.ability(self.ability_place(state, fighter, spot))
    }

    /// The abilities of a fighter's boards.
    pub fn spots(&self, fighter: Fighter) -> impl Iterator<Item = SpotId> + use<> {
        self.board(fighter).spots()
    }

    /// The slots of an ability.
    pub fn slots(&self, fighter: Fighter, spot: SpotId) -> SlotSet {
        self.board(fighter).spot(spot).slots
    }

    /// The ability that a slot belongs to.
    pub fn spot_of(&self, fighter: Fighter, slot: SlotId) -> SpotId {
        self.board(fighter).spot_of(slot)
    }

    /// How many dice of a make are left in the supply of a fighter.
    pub fn left_in_supply(&self, state: &State, fighter: Fighter, make: Make) -> u8 {
        self.supply(state, fighter, make).len()
    }

    /// How many faces of each type are left in the supply of a fighter.
    pub fn faces_in_supply<'a>(&self, state: &'a State, fighter: Fighter) -> &'a [u8; 6] {
        &state.faces[self.box_of(fighter)]
    }

    pub(crate) fn side(&self, fighter: Fighter) -> &Side {
        &self.sides[fighter.index()]
    }

    pub(crate) fn board(&self, fighter: Fighter) -> &Board {
        &self.side(fighter).board
    }

    /// How many boxes are in play, each with a supply of its own (KA-12.2).
    pub(crate) fn boxes(&self) -> usize {
        if self.mode.has_teams() { 2 } else { 1 }
    }

    /// The box a fighter takes from.
    pub(crate) fn box_of(&self, fighter: Fighter) -> usize {
        if self.mode.has_teams() {
            self.team(fighter) as usize
        } else {
            0
        }
    }

    /// Whom a fighter aims at this round.
    pub fn target(&self, state: &State, fighter: Fighter) -> Fighter {
        let aim = state.hand(fighter).aim;
        aim.unwrap_or_else(|| self.opposite(fighter))
    }

    /// A fighter aims at an enemy.
    pub(crate) fn aim(&self, state: &mut State, fighter: Fighter, target: Fighter) {
        let turned = target != self.opposite(fighter);
        state.hand_mut(fighter).aim = turned.then_some(target);
    }

    pub(crate) fn ally(&self, fighter: Fighter) -> Option<Fighter> {
        let mut team = self.members(self.team(fighter));
        team.find(|&one| one != fighter)
    }

    /// The one who sits opposite (KA-13.9).
    pub(crate) fn opposite(&self, fighter: Fighter) -> Fighter {
        let count = self.mode.fighters();
        let number = (fighter.index() as u8 + count / 2) % count;
        Fighter::new(number).expect("a fighter sits opposite")
    }

    /// Dice of a make that nobody owns, in the box a fighter takes from.
    pub(crate) fn supply(&self, state: &State, fighter: Fighter, make: Make) -> DiceSet {
        let owned = state.corners.iter();
        let owned = owned.fold(DiceSet::EMPTY, |all, corner| all.or(corner.dice));
        let here = dice_of(self.box_of(fighter), make);
        self.dice.and(here).without(owned)
    }

    /// The spots of a fighter with a mark, those of cards included.
    pub(crate) fn marked(&self, state: &State, fighter: Fighter, mark: Mark) -> SpotSet {
        let board = self.board(fighter);
        let mut marked = board.with(mark);
        for &spot in &board.cards {
            let place = self.ability_place(state, fighter, spot);
            if self.marks[place.index()].contains(mark) {
                marked.insert(spot);
            }
        }
        marked
    }

    /// The ability at a spot; of a card that depends on who has which half.
    pub fn ability_place(&self, state: &State, fighter: Fighter, spot: SpotId) -> AbilityId {
        let board = self.board(fighter);
        match board.card_at(spot) {
            Some(colour) => self.half_of(state, fighter, colour),
            None => board.spot(spot).ability,
        }
    }

    /// The half of a card that a fighter has. Allies have neighbouring numbers, the even one first.
    fn half_of(&self, state: &State, fighter: Fighter, colour: CardColour) -> AbilityId {
        let team = self.team(fighter);
        let flipped = state.behind.flipped[team as usize].contains(colour);
        let card = self.pack.card(self.card_of(state, team, colour));
        card.halves[(fighter.index() + usize::from(flipped)) % 2]
    }

    /// The card of a colour that a team has.
    pub(crate) fn card_of(&self, state: &State, team: Team, colour: CardColour) -> CardId {
        let swapped = state.swapped.contains(colour);
        CardId::of(colour, swapped == (team == Team::First))
    }

    /// Who sees what happens behind a fighter's screen (KA-3.1, KA-12.6, KA-13.1).
    pub(crate) fn screen(&self, fighter: Fighter) -> Audience {
        match self.mode {
            Mode::Beginner | Mode::Duel => Audience::only(fighter.seat()),
            Mode::Teams => Audience::Seats(seats(self.members(self.team(fighter)))),
            Mode::Solo | Mode::Coop => Audience::Table,
        }
    }

    /// Whether others sit behind the same screen, so that what is done there is news to them.
    pub(crate) fn shares_screen(&self) -> bool {
        self.mode.has_teams()
    }

    /// The match with nothing handed out.
    pub(crate) fn empty_state(&self) -> State {
        let faces = Symbol::FACES.map(|face| self.pack.supply.faces[face.index()].count);
        State {
            public: Public {
                stage: Stage::Start,
                round: 0,
                marker: Team::First,
                life: Team::BOTH.map(|team| self.most_life(team)),
                faces: [faces; 2],
                corners: Default::default(),
                sides: [[Symbol::Blank; 6]; 2 * ACTION_DICE],
                frames: ArrayVec::new(),
                throw: None,
                acting: Set::EMPTY,
                strike: None,
                dealt: Set::EMPTY,
                swapped: Set::EMPTY,
            },
            behind: Behind::EMPTY,
        }
    }

    /// The match with every kit handed out (KA-2).
    pub(crate) fn laid_state(&self) -> State {
        let mut state = self.empty_state();
        for fighter in self.fighters() {
            let kit = &self.side(fighter).kit;
            for &make in &kit.dice {
                self.hand_out(&mut state, fighter, make);
            }
            for faces in &kit.action {
                let die = self.hand_out(&mut state, fighter, Make::Action);
                for (side, &face) in faces.iter().enumerate() {
                    state.faces_on_mut(die)[side] = face;
                    state.faces[self.box_of(fighter)][face.index()] -= 1;
                }
            }
        }
        state
    }

    fn hand_out(&self, state: &mut State, fighter: Fighter, make: Make) -> DieId {
        let supply = self.supply(state, fighter, make);
        let die = supply.first().expect("opening a match counts the dice");
        state.corner_mut(fighter).dice.insert(die);
        die
    }
}

impl Game for Kapow {
    const ID: &'static str = "kapow";
    const RULES: u32 = 2;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.mode.seats()
    }

    /// Those who fight boards that play by themselves are all on one side.
    fn team(&self, seat: Seat) -> Option<u8> {
        let fighter = Fighter::of(seat).filter(|_| self.mode == Mode::Teams)?;
        Some(self.team(fighter) as u8 + 1)
    }

    fn start(&self) -> State {
        let mut state = self.laid_state();
        self.begin_match(&mut state);
        self.settle(&mut state, &mut kernel::Silent);
        state
    }

    fn waiting(&self, state: &State) -> Waiting {
        if let Stage::Over(winner) = state.stage {
            return Waiting::Over(self.outcome(winner));
        }
        match self.chance(state) {
            Some(chance) => Waiting::Chance(chance),
            None => Waiting::Seats(self.asks(state)),
        }
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waiting(&self.known(view)).known_to(view.viewer)
    }

    /// Against boards that play by themselves there are no screens (KA-13.1).
    fn is_secret(&self, view: &View) -> bool {
        let mut covered = self.hidden_from(&view.public, Viewer::Table);
        covered.next().is_some() && view.viewer.seat().is_some()
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        self.list(state, seat, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        self.list(&self.known(view), view.viewer.seat()?, offers)
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        debug_assert!(
            kernel::check(self, state, input).is_ok(),
            "what is not legal does not come through the gate: {input:?}"
        );
        match input {
            Input::Choose { seat, choice } => self.choose(state, *seat, choice, sink),
            Input::Landed(landing) => self.landed(state, landing, sink),
            Input::Called(call) => self.hear(state, *call, sink),
        }
        self.settle(state, sink);
        if cfg!(debug_assertions) {
            self.assert_sound(state);
        }
    }

    fn check_call(&self, _state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::TimeUp | Call::MatchTimeUp => {
                Err(Refusal::by(Rule("KA-14.3"), "kapow-refused-no-clock"))
            }
            Call::Draw if self.mode.has_boards() => {
                Err(Refusal::by(Rule("KA-14.4"), "kapow-refused-no-draw"))
            }
            Call::Resign(seat) if seat.index() >= usize::from(self.seats()) => {
                Err(Refusal::new("refused-no-such-seat"))
            }
            Call::Draw | Call::Resign(_) => Ok(()),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.imagine_state(view, rng)
    }

    fn show(&self, view: &View) -> serde_json::Value {
        self.show_view(view)
    }

    fn spell(&self, view: &View, choice: &Choice<Offer>) -> String {
        self.spell_choice(view, choice)
    }

    fn read(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        self.read_choice(view, text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        self.refuse(view, choice)
    }

    fn warning(&self, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
        ahead::warning(self, view, choice)
    }

    fn tell(&self, view: &View, event: &Event) -> Said {
        self.tell_event(&self.known(view), event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        self.say_offer(view, offer)
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        self.place_text(text)
    }

    fn write(&self, state: &State) -> String {
        self.write_state(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        self.worth(state, seat)
    }

    fn advise(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        self.advice(view, effort, stop)
    }
}

impl Kapow {
    /// Against boards that play by themselves persons win together, or not at all (KA-14.1).
    fn outcome(&self, winner: Option<Team>) -> Outcome {
        let together = self.mode.has_boards();
        let place = |seat: Seat| {
            let team = Fighter::of(seat).map(|one| self.team(one));
            let drawn = winner.is_none() && !together;
            if drawn || winner == team { 1 } else { 2 }
        };
        let places = Seat::first(self.seats()).map(place);
        Outcome {
            places: places.collect::<ArrayVec<u8, 8>>(),
            together,
        }
    }
}

const _: () = assert!(DICE <= 64 && BOX == 26, "a set of dice holds both boxes");

//! Dice Miner through the kernel's seam: the [`Game`] trait, each method a line or two into its
//! room.

use crate::state::{Clan, Public, ROUNDS, Stage, State};
use crate::tables::DICE;
use crate::{Event, Mode, Offer, Options, Pack, Reading, Tables, Trove, View, mountain};
use arrayvec::ArrayVec;
use kernel::{
    Ask, Call, Chance, Choice, Game, Input, Landing, Outcome, Refusal, Rng, Rule, Said, Seat,
    SeatSet, Sink, Viewer, Waiting,
};
use std::sync::Arc;

/// The rules of one match: faces, options, and how many play.
#[derive(Debug, Clone)]
pub struct DiceMiner {
    pub(crate) pack: Arc<Pack>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) mode: Mode,
    pub(crate) options: Options,
}

impl DiceMiner {
    /// What the dice and heroes show.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The pack with names and sources.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The options of this match.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The mode of this match.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether the plain words of the rulebook hold (DM-11.5).
    pub(crate) fn is_literal(&self) -> bool {
        self.options.rules == Reading::Literal
    }

    /// How many troves there are: the rival has one, too.
    pub fn clans(&self) -> u8 {
        if self.mode.rival().is_some() {
            2
        } else {
            self.mode.seats()
        }
    }

    pub(crate) fn seats_at_table(&self) -> u8 {
        self.mode.seats()
    }

    /// A table with an empty mountain and all dice in the bag.
    pub(crate) fn empty_table(&self) -> Public {
        let first = Seat::new(0).expect("every match has a first seat");
        Public {
            stage: Stage::Draw,
            round: 1,
            scored: 0,
            extra: 0,
            start: first,
            turn: first,
            last: first,
            pending: SeatSet::EMPTY,
            tied: SeatSet::EMPTY,
            out: SeatSet::EMPTY,
            mountain: mountain::Mountain::BARE,
            bag: self.tables.counts,
            aimed: ArrayVec::new(),
            kept: Trove::EMPTY,
            clans: std::array::from_fn(|_| Clan::new()),
        }
    }

    fn choose(&self, public: &mut Public, choice: &Choice<Offer>, sink: &mut impl Sink<Event>) {
        let offer = choice.only().expect("every question takes one pick");
        let seat = public.turn;
        match (offer, public.stage) {
            (Offer::Hero(hero), _) => {
                public.clan_mut(seat).hero = Some(hero);
                public.pending.remove(seat);
                sink.tell_all(|| Event::HeroTaken { seat, hero });
            }
            (Offer::Take(cell), _) => self.take(public, cell, sink),
            (Offer::Share { kind, to }, _) => self.share(public, kind, to, sink),
            (Offer::Stop, _) => self.stop(public, sink),
            (Offer::Spend(source), _) => self.spend(public, source),
            (Offer::Reroll(die), Stage::Aim(source)) => self.aim(public, source, die),
            (Offer::Cache(die), _) => public.kept.add(die),
            (Offer::Done, Stage::Cache) => self.end_cache(public, sink),
            (Offer::Done, _) => self.end_magic(public, sink),
            (Offer::Reroll(_), stage) => unreachable!("no die is chosen at {stage:?}"),
        }
    }

    fn landed(&self, public: &mut Public, landing: &Landing, sink: &mut impl Sink<Event>) {
        match public.stage {
            Stage::Start(rolling) => self.start_rolled(public, rolling, landing, sink),
            Stage::Deal => self.dealt(public, landing, sink),
            Stage::Draw => self.drawn(public, landing),
            Stage::Fill => self.filled(public, landing, sink),
            Stage::Beer { kind, to, late } => {
                let die = self.tables.landed(kind, landing[0]);
                self.beer_landed(public, die, to, late, sink);
            }
            Stage::Rival => {
                let mut tops = public.mountain.free(false);
                let cell = tops.nth(usize::from(landing[0]));
                let cell = cell.expect("a draw is below the number of tops");
                self.take(public, cell, sink);
            }
            Stage::Cast(source) => self.cast(public, source, landing, sink),
            Stage::Reroll => self.rerolled(public, landing, sink),
            Stage::Lot(seats) => {
                let start = seats.iter().nth(usize::from(landing[0]));
                let start = start.expect("a draw is below the number of seats");
                self.next_round(public, start, sink);
            }
            stage => unreachable!("no dice are due at {stage:?}"),
        }
    }

    /// The dice or lots that are due.
    fn chance(&self, public: &Public) -> Option<Chance> {
        let seat = |seat: Seat| (!self.is_rival(seat)).then_some(seat);
        Some(match public.stage {
            Stage::Start(rolling) => Chance::dice("start", None, rolling.len()),
            Stage::Deal => {
                let heroes = self.tables.heroes.len() as u8;
                Chance::bag("heroes", None, heroes, self.seats_at_table())
            }
            Stage::Draw => Chance::bag("bag", None, public.bag_size(), mountain::CELLS as u8),
            Stage::Fill => Chance::dice("mountain", None, mountain::CELLS as u8),
            Stage::Beer { .. } => Chance::dice("beer", seat(public.turn), 1),
            Stage::Rival => {
                let tops = public.mountain.free(false).count() as u8;
                Chance::bag("rival", None, tops, 1)
            }
            Stage::Cast(source) => {
                let dice = if self.is_literal() {
                    1
                } else {
                    self.symbols(source)
                };
                Chance::dice("magic", seat(public.turn), dice)
            }
            Stage::Reroll => {
                let (whose, dice) = self.rolls_next(public)?;
                Chance::dice("reroll", seat(whose), dice)
            }
            Stage::Lot(seats) => Chance::bag("lot", None, seats.len(), 1),
            _ => return None,
        })
    }

    /// Places by total; a tie-break lifts its winner above the others (DM-8.1, DM-8.7, DM-9.1).
    fn outcome(&self, public: &Public, winners: SeatSet) -> Outcome {
        let players = self.players(public);
        let beats = |one: Seat, other: Seat| match (winners.contains(one), winners.contains(other))
        {
            (true, false) => true,
            (false, false) => public.clan(one).total > public.clan(other).total,
            _ => false,
        };
        let place = |seat: Seat| {
            if self.mode.rival().is_some() {
                return if winners.contains(seat) { 1 } else { 2 };
            }
            if public.out.contains(seat) {
                return players.len() + 1;
            }
            1 + players.iter().filter(|other| beats(*other, seat)).count() as u8
        };
        Outcome {
            places: Seat::first(self.seats_at_table()).map(place).collect(),
            together: false,
        }
    }
}

impl DiceMiner {
    pub(crate) fn waits(&self, public: &Public) -> Waiting {
        if let Stage::Over(winners) = public.stage {
            return Waiting::Over(self.outcome(public, winners));
        }
        match self.chance(public) {
            Some(chance) => Waiting::Chance(chance),
            None => Waiting::Seats(SeatSet::of(public.turn)),
        }
    }
}

impl Game for DiceMiner {
    const ID: &'static str = "dice-miner";
    const RULES: u32 = 1;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.seats_at_table()
    }

    fn start(&self) -> State {
        let mut public = self.empty_table();
        if self.mode.rival().is_some() {
            self.begin_heroes(&mut public); // DM-10.2
        } else {
            public.stage = Stage::Start(self.players(&public));
        }
        State { public }
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.waits(&state.public)
    }

    fn awaited(&self, view: &View) -> Waiting {
        self.waits(&view.public)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        (self.asks(&state.public) == Some(seat)).then(|| self.list(&state.public, offers))
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let seat = view.viewer.seat()?;
        (self.asks(&view.public) == Some(seat)).then(|| self.list(&view.public, offers))
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
        let public = &mut state.public;
        match input {
            Input::Choose { choice, .. } => self.choose(public, choice, sink),
            Input::Landed(landing) => self.landed(public, landing, sink),
            Input::Called(Call::Resign(seat)) => self.resign(public, *seat, sink),
            Input::Called(call) => unreachable!("{call} is refused at the gate"),
        }
        self.settle(public, sink);
        if cfg!(debug_assertions) {
            self.assert_sound(state);
        }
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Resign(seat) if seat.index() >= usize::from(self.seats()) => {
                Err(Refusal::new("refused-no-such-seat"))
            }
            Call::Resign(seat) if state.public.out.contains(seat) => Err(Refusal::by(
                Rule("DM-9.1"),
                "dice-miner-refused-already-out",
            )),
            Call::Resign(_) => Ok(()),
            Call::TimeUp | Call::MatchTimeUp | Call::Draw => Err(Refusal::by(
                Rule("DM-9.2"),
                "dice-miner-refused-no-such-call",
            )),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            public: state.public.clone(),
        }
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    fn is_secret(&self, _view: &View) -> bool {
        false
    }

    fn imagine(&self, view: &View, _: &mut dyn Rng) -> State {
        State {
            public: view.public.clone(),
        }
    }

    fn show(&self, view: &View) -> serde_json::Value {
        self.show_view(view)
    }

    fn spell(&self, _: &View, choice: &Choice<Offer>) -> String {
        self.spell_choice(choice)
    }

    fn read(&self, _: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        self.read_choice(text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        self.refuse(view, choice)
    }

    fn tell(&self, view: &View, event: &Event) -> Said {
        self.tell_event(&view.public, event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        self.say_offer(view, offer)
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        self.place_text(text)
    }

    fn write(&self, state: &State) -> String {
        self.write_public(&state.public)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        self.worth(&state.public, seat)
    }

    fn advise(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        self.counsel(view, effort, stop)
    }
}

// Three mountains use up the bag (DM-7.6).
const _: () = assert!(DICE as usize == ROUNDS as usize * mountain::CELLS);

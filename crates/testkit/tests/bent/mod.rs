//! Skirmish with one thing wrong with it. Each fault is one that a game could really have.

mod sink;
mod world;

pub(crate) use world::{Seen, World, discard};

use kernel::{
    Ask, Audience, Call, Chance, Choice, Game, Input, Refusal, Rng, Said, Seat, SeatSet, Sink,
    Viewer, Waiting,
};
use sink::BentSink;
use std::cell::Cell;
use std::rc::Rc;
use testkit::skirmish::{Card, Event, Offer, Skirmish, Stance};

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// Nothing: the wrapper itself is lawful.
    None,
    /// A seat that must react is asked nothing.
    AsksNothing,
    /// The match waits for nobody when a seat should react.
    WaitsForNobody,
    /// A seat is asked while the match waits for another.
    AsksAnyone,
    /// Every 97th input does something else.
    Impure,
    /// The state remembers that someone has listened.
    Listens,
    /// Clones share something.
    SharesState,
    /// Equal states have different hashes.
    HashesClones,
    /// The first offer is listed again at the end.
    OffersTwice,
    /// The buffer is not cleared.
    LeavesTheBuffer,
    /// From a view the offers come in another order.
    ReordersTheView,
    /// Every other time the last offer is missing.
    Moody,
    /// A refusal changes the order of offers.
    Grudge,
    /// A refusal has no reason.
    NoReason,
    /// Asking why not panics.
    WhyPanics,
    /// A trade panics.
    PlayPanics,
    /// A seat that is not there can resign.
    GhostResigns,
    /// A draw from a bag is said to be a throw of like dice.
    AlikeBag,
    /// Two moves share a spelling.
    SpellsAlike,
    /// A spelling ends in a space.
    SpellsLoosely,
    /// Capital letters are read as well.
    ReadsLoosely,
    /// Reading cuts letters in two.
    ReadPanics,
    /// An event has no sentence.
    Speechless,
    /// Things look better than a win.
    Boasts,
    /// A viewer forgets its own hand when it imagines.
    Daydreams,
    /// The same chance imagines different things.
    Fickle,
    /// Views show all hands.
    ShowsHands,
    /// Views show all hands from the third round on.
    ShowsHandsLate,
    /// Views show sealed stances.
    ShowsStances,
    /// What one seat hears, all hear.
    TellsAll,
    /// Offers are listed in another order if the rival holds an ambush.
    OrderTells,
    /// A seat without an ambush is not asked for one.
    PassesAtOnce,
    /// Letting it be costs a life.
    PassCosts,
    /// Letting it be reveals something.
    PassReveals,
    /// Letting it be tells the seat more than the others.
    PassTells,
    /// Letting it be is listed first.
    PassIsFirst,
    /// Letting it be can be picked with something else.
    PassAndMore,
    /// A draw is refused while seat A holds a shield.
    RefusalTells,
    /// Nothing is ever revealed.
    Hushed,
    /// A keep reveals whether the rival holds an ambush, but only if it does.
    SilenceTells,
    /// The state knows who sealed first.
    FirstIsKnown,
    /// A seat may only guard once the rival has pressed.
    QuestionChanges,
    /// Spellings change from one time to the next.
    SpellsAnew,
    /// Positions forget which dice are locked.
    ForgetsLocks,
    /// A bad position panics.
    PlacePanics,
    /// A bad position is turned away without a word.
    PlaceSilent,
    /// A bad position is taken for one that waits for nobody.
    PlaceGullible,
}

/// Skirmish with a fault.
#[derive(Debug, Clone)]
pub(crate) struct Bent {
    toy: Skirmish,
    pub(crate) fault: Fault,
    mood: Rc<Cell<u32>>,
}

impl Bent {
    pub(crate) fn new(seats: u8, fault: Fault) -> Bent {
        let toy = Skirmish::new(seats).expect("two to four seats");
        let mood = Rc::default();
        Bent { toy, fault, mood }
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == fault
    }

    /// Counts how often it was called, which no game may do.
    fn count(&self) -> u32 {
        self.mood.set(self.mood.get() + 1);
        self.mood.get()
    }

    fn bend(&self, ask: &mut Option<Ask>, offers: &mut Vec<Offer>) {
        let twice = offers
            .first()
            .copied()
            .filter(|_| self.has(Fault::OffersTwice));
        offers.extend(twice);
        if self.has(Fault::Moody) && offers.len() > 1 && self.count().is_multiple_of(2) {
            offers.pop();
        }
        if self.has(Fault::Grudge) && self.mood.get() % 2 == 1 {
            offers.reverse();
        }
        match ask.as_mut().filter(|ask| ask.quiet) {
            Some(_) if self.has(Fault::PassIsFirst) => offers.reverse(),
            Some(ask) if self.has(Fault::PassAndMore) => ask.max = 2,
            _ => {}
        }
    }
}

impl Bent {
    /// What must not happen when a seat lets it be.
    fn passes(&self, state: &mut World, seat: Seat, sink: &mut impl Sink<Event>) {
        match self.fault {
            Fault::PassCosts => state.lose_life(seat),
            Fault::PassReveals => sink.reveal(),
            Fault::PassTells => {
                sink.tell(Audience::only(seat), || Event::Saw { card: Card::Wall });
            }
            _ => {}
        }
    }
}

impl Game for Bent {
    const ID: &'static str = Skirmish::ID;
    const RULES: u32 = Skirmish::RULES;

    type State = World;
    type Offer = Offer;
    type Event = Event;
    type View = Seen;

    fn seats(&self) -> u8 {
        self.toy.seats()
    }

    fn start(&self) -> World {
        World::new(self.toy.start(), self.fault)
    }

    fn waiting(&self, state: &World) -> Waiting {
        match self.toy.waiting(&state.inner) {
            Waiting::Chance(chance) if self.has(Fault::AlikeBag) && chance.below[0] > 6 => {
                let bag = Chance::bag(chance.label, chance.seat, chance.below[0], 2);
                Waiting::Chance(Chance { alike: true, ..bag })
            }
            Waiting::Seats(_) if self.has(Fault::WaitsForNobody) && is_idle(state) => {
                Waiting::Seats(SeatSet::EMPTY)
            }
            _ if state.is_lost => Waiting::Seats(SeatSet::EMPTY),
            other => other,
        }
    }

    fn decision(&self, state: &World, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        let old = std::mem::take(offers);
        let mut ask = self.toy.decision(&state.inner, seat, offers);
        self.bend(&mut ask, offers);
        match self.fault {
            Fault::LeavesTheBuffer => drop(offers.splice(0..0, old)),
            Fault::OrderTells if state.rival_holds(seat, Card::Ambush) => offers.reverse(),
            Fault::AsksNothing if is_idle(state) => ask = None,
            Fault::AsksAnyone if ask.is_none() => {
                ask = self.toy.decision(&state.inner, state.rival(seat), offers);
            }
            Fault::QuestionChanges if state.rival_pressed(seat) => {
                offers.retain(|offer| *offer != Offer::Stance(Stance::Press));
            }
            _ => {}
        }
        ask
    }

    fn asked(&self, view: &Seen, offers: &mut Vec<Offer>) -> Option<Ask> {
        let mut ask = self.toy.asked(&view.inner, offers);
        self.bend(&mut ask, offers);
        match self.fault {
            Fault::ReordersTheView => offers.reverse(),
            Fault::QuestionChanges if view.leak == "pressed" => {
                offers.retain(|offer| *offer != Offer::Stance(Stance::Press));
            }
            _ => {}
        }
        ask
    }

    fn apply_unchecked(
        &self,
        state: &mut World,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let mut sink = BentSink {
            sink,
            fault: self.fault,
            was_heard: Cell::new(false),
        };
        if self.has(Fault::Impure) && self.count().is_multiple_of(97) {
            let draw = Input::Called(Call::Draw);
            return self.toy.apply_unchecked(&mut state.inner, &draw, &mut sink);
        }
        let plays_trade = |choice: &Choice<Offer>| choice.only() == Some(Offer::Play(Card::Trade));
        if let Input::Choose { seat, choice } = input {
            assert!(
                !(self.has(Fault::PlayPanics) && plays_trade(choice)),
                "no trades today"
            );
            state.answered(*seat, choice);
            if self.has(Fault::SilenceTells)
                && state.keeps()
                && state.rival_holds(*seat, Card::Ambush)
            {
                sink.reveal();
                sink.tell_all(|| Event::Played {
                    seat: *seat,
                    card: Card::Ambush,
                });
            }
        }
        if let Input::Choose { seat, choice } = input
            && choice.only() == Some(Offer::Pass)
        {
            self.passes(state, *seat, &mut sink);
        }
        self.toy.apply_unchecked(&mut state.inner, input, &mut sink);
        state.heard(&sink);
        while self.has(Fault::PassesAtOnce) && is_idle(state) {
            state.pass(&mut sink);
        }
    }

    fn check_call(&self, state: &World, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Resign(_) if self.has(Fault::GhostResigns) => Ok(()),
            Call::Draw if self.has(Fault::RefusalTells) && state.holds_shield() => {
                Err(Refusal::new("no"))
            }
            _ => self.toy.check_call(&state.inner, call),
        }
    }

    fn view(&self, state: &World, viewer: Viewer) -> Seen {
        let inner = self.toy.view(&state.inner, viewer);
        Seen {
            inner,
            leak: state.leak(self.fault, viewer),
        }
    }

    fn imagine(&self, view: &Seen, rng: &mut dyn Rng) -> World {
        if self.has(Fault::Fickle) && self.count().is_multiple_of(2) {
            rng.word();
        }
        if self.has(Fault::Daydreams) {
            let bystander = testkit::skirmish::View {
                viewer: Viewer::Table,
                ..view.inner.clone()
            };
            return World::new(self.toy.imagine(&bystander, rng), self.fault);
        }
        // A leaky view is consistent with itself: what it shows is imagined as it is shown.
        loop {
            let mut state = World::new(self.toy.imagine(&view.inner, rng), self.fault);
            state.deal(&view.leak);
            if state.leak(self.fault, view.inner.viewer) == view.leak {
                return state;
            }
        }
    }

    fn show(&self, view: &Seen) -> serde_json::Value {
        self.toy.show(&view.inner)
    }

    fn spell(&self, view: &Seen, choice: &Choice<Offer>) -> String {
        let text = self.toy.spell(&view.inner, choice);
        match self.fault {
            Fault::SpellsAlike if text == "play mirror" => "play shield".to_owned(),
            Fault::SpellsLoosely => text + " ",
            Fault::SpellsAnew => format!("{text} {}", self.count()),
            _ => text,
        }
    }

    fn read(&self, view: &Seen, text: &str) -> Result<Choice<Offer>, Refusal> {
        match self.fault {
            Fault::SpellsLoosely => self.toy.read(&view.inner, text.trim_end()),
            Fault::ReadsLoosely => self.toy.read(&view.inner, &text.to_lowercase()),
            Fault::ReadPanics if text.len() > 2 => self.toy.read(&view.inner, &text[..2]),
            _ => self.toy.read(&view.inner, text),
        }
    }

    fn why_not(&self, view: &Seen, choice: &Choice<Offer>) -> Refusal {
        if self.has(Fault::Grudge) {
            self.count();
        }
        assert!(!self.has(Fault::WhyPanics), "why not, indeed");
        match self.fault {
            Fault::NoReason => Refusal::new(""),
            _ => self.toy.why_not(&view.inner, choice),
        }
    }

    fn tell(&self, view: &Seen, event: &Event) -> Said {
        match event {
            Event::Locked { .. } if self.has(Fault::Speechless) => Said::new(""),
            _ => self.toy.tell(&view.inner, event),
        }
    }

    fn place(&self, text: &str) -> Result<World, Vec<String>> {
        match self.toy.place(text) {
            Ok(inner) => Ok(World::new(inner, self.fault)),
            Err(problems) => match self.fault {
                Fault::PlacePanics => panic!("{problems:?}"),
                Fault::PlaceSilent => Err(Vec::new()),
                Fault::PlaceGullible => Ok(World {
                    is_lost: true,
                    ..self.start()
                }),
                _ => Err(problems),
            },
        }
    }

    fn write(&self, state: &World) -> String {
        let text = self.toy.write(&state.inner);
        match self.fault {
            Fault::ForgetsLocks => text
                .lines()
                .filter(|line| !line.starts_with("locked"))
                .fold(String::new(), |all, line| all + line + "\n"),
            _ => text,
        }
    }

    fn appraise(&self, state: &World, seat: Seat) -> i32 {
        let worth = self.toy.appraise(&state.inner, seat);
        if self.has(Fault::Boasts) {
            worth * 2
        } else {
            worth
        }
    }
}

/// Whether a seat is asked for a card it does not hold.
fn is_idle(state: &World) -> bool {
    let toy = state.toy();
    let Waiting::Seats(seats) = toy.waiting(&state.inner) else {
        return false;
    };
    let seat = seats.first().expect("someone is asked");
    let mut offers = Vec::new();
    toy.decision(&state.inner, seat, &mut offers);
    offers == [Offer::Pass]
}

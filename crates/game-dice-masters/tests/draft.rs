//! A Rainbow Draft from the first pack to the last match (MA-21).

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_dice_masters::{
    CardId, DiceMasters, Draft, Event, Mode, Offer, Pack, Round, Setup, State, View, pairings,
};
use kernel::{Choice, Game, Heard, Input, Outcome, Seat, SeatSet, Viewer, Waiting, apply};
use testkit::SplitMix;

/// A draft under way, and all that was told.
struct Table {
    game: DiceMasters,
    state: State,
    heard: Heard<Event>,
    rng: SplitMix,
}

impl Table {
    fn new(mode: Mode) -> Table {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        let state = game.start();
        Table {
            game,
            state,
            heard: Heard::default(),
            rng: SplitMix::new(5),
        }
    }

    fn draft(&self) -> &Draft {
        self.state.public().draft.as_ref().unwrap()
    }

    fn view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut offers = Vec::new();
        self.game.decision(&self.state, seat, &mut offers).unwrap();
        offers
    }

    fn enter(&mut self, input: &Input<Offer>) {
        apply(&self.game, &mut self.state, input, &mut self.heard).unwrap();
    }

    /// One input: chance lands, or the first seat that is asked picks an offer.
    fn step(&mut self, pick: impl FnOnce(&[Offer], &mut SplitMix) -> Offer) -> Option<Outcome> {
        match self.game.waiting(&self.state) {
            Waiting::Over(outcome) => return Some(outcome),
            Waiting::Chance(chance) => {
                let landing = chance.sample(&mut self.rng);
                self.enter(&Input::Landed(landing));
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let offers = self.offers(seat);
                let offer = offers.first().map(|_| pick(&offers, &mut self.rng));
                let choice = Choice::several(offer).unwrap();
                self.enter(&Input::Choose { seat, choice });
            }
        }
        None
    }

    /// Plays on with the first offer until something holds.
    fn until(&mut self, holds: impl Fn(&Draft) -> bool) {
        while !holds(self.draft()) {
            assert_eq!(self.step(|offers, _| offers[0]), None);
        }
    }
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn choose(seat: Seat, card: CardId) -> Input<Offer> {
    let choice = Choice::several([Offer::Choose(card)]).unwrap();
    Input::Choose { seat, choice }
}

fn picks(draft: &Draft, round: u8) -> bool {
    matches!(draft.round, Round::Pick { round: found, .. } if found == round)
}

/// MA-21.1: everybody sees the dice of all packs, and nobody else's cards.
#[test]
fn dice_lie_open_and_cards_do_not() {
    let mut table = Table::new(Mode::RainbowFour);
    table.until(|draft| picks(draft, 0));
    assert_eq!(table.draft().middle.len(), 48);
    let view = table.view(seat(1));
    assert_eq!(view.hand.unwrap().held.len(), 12);
    let bystander = table.game.view(&table.state, Viewer::Table);
    assert_eq!(bystander.hand, None);
    let opened = |told: &&kernel::Told<Event>| matches!(told.event, Event::Opened { .. });
    let told = table.heard.told.iter().filter(opened);
    assert!(told.clone().count() == 4 && told.clone().all(|one| !one.to.includes(Viewer::Table)));
}

/// MA-21.2: the rest goes to the right, and in the second round to the left.
#[test]
fn cards_go_round() {
    let mut table = Table::new(Mode::RainbowThree);
    for (round, from) in [(0, 1), (1, 2)] {
        table.until(|draft| picks(draft, round));
        let held = table.view(seat(from)).hand.unwrap().held;
        for place in (0..3).map(seat) {
            let first = table.view(place).hand.unwrap().held[0];
            table.enter(&choose(place, first));
        }
        assert_eq!(table.view(seat(0)).hand.unwrap().held[..], held[1..]);
    }
    table.until(|draft| matches!(draft.round, Round::Lot));
    let taken = (0..3).map(|place| table.view(seat(place)).hand.unwrap().taken.len());
    assert!(taken.eq([24; 3]), "everybody has taken all");
}

/// MA-21.3: dice are taken round the table and back again, up to twenty.
#[test]
fn dice_are_taken_there_and_back_again() {
    let mut table = Table::new(Mode::RainbowThree);
    table.until(|draft| matches!(draft.round, Round::Dice { .. }));
    let mut order = Vec::new();
    while matches!(table.draft().round, Round::Dice { .. }) && order.len() < 6 {
        let Waiting::Seats(seats) = table.game.waiting(&table.state) else {
            panic!("somebody takes a die");
        };
        order.extend(seats.first());
        assert_eq!(
            table.offers(order[order.len() - 1]).last(),
            Some(&Offer::Done)
        );
        table.step(|offers, _| offers[0]);
    }
    let back: Vec<Seat> = order[..3].iter().rev().copied().collect();
    assert_eq!(order[3..], back);
    table.until(|draft| matches!(draft.round, Round::Build { .. }));
    assert!(table.draft().dice.iter().all(|dice| dice.len() <= 20));
}

/// MA-21.4, MA-2.8: teams are built in secret, shown together, and legal.
#[test]
fn teams_are_built_and_shown_together() {
    let mut table = Table::new(Mode::RainbowDraft);
    table.until(|draft| matches!(draft.round, Round::Build { .. }));
    table.until(|draft| matches!(draft.round, Round::Build { done } if !done.is_empty()));
    assert_eq!(table.draft().teams.iter().flatten().count(), 0);
    table.until(|draft| draft.round == Round::Play);
    assert_eq!(table.view(seat(0)).hand, None);
    let pack = Pack::builtin();
    for place in (0..2).map(seat) {
        let draft = table.draft();
        let team = &draft.teams[place.index()];
        assert!((1..=8).contains(&team.len()) && draft.basics[place.index()].len() == 2);
        for (at, brought) in team.iter().enumerate() {
            let card = pack.card(brought.card);
            let twice =
                |one: &game_dice_masters::Brought| pack.card(one.card).figure == card.figure;
            assert!(!team[..at].iter().any(twice), "{} is twice", card.id);
            assert!((1..=card.most).contains(&brought.dice));
        }
        let rules = table.game.seated(table.state.public());
        assert_eq!(rules.team_cards(place), &team[..]);
    }
}

/// MA-21.6: everybody plays everybody, and points decide.
#[test]
fn everybody_plays_everybody() {
    for (mode, matches) in [
        (Mode::RainbowDraft, 1),
        (Mode::RainbowThree, 3),
        (Mode::RainbowFour, 6),
    ] {
        let mut table = Table::new(mode);
        let random = |offers: &[Offer], rng: &mut SplitMix| *rng.pick(offers).unwrap();
        let outcome = loop {
            if let Some(outcome) = table.step(random) {
                break outcome;
            }
        };
        let pairs = pairings(mode.seats());
        let met: Vec<[u8; 2]> = table
            .heard
            .told
            .iter()
            .filter_map(|told| match told.event {
                Event::Paired { one, other } => Some([one, other].map(|seat| seat.index() as u8)),
                _ => None,
            })
            .collect();
        assert_eq!((met.len(), &met[..]), (matches, pairs));
        let points = &table.draft().points[..usize::from(mode.seats())];
        assert_eq!(points.iter().sum::<u8>(), 2 * matches as u8);
        let best = points.iter().max().unwrap();
        let firsts: SeatSet = Seat::first(mode.seats())
            .filter(|seat| points[seat.index()] == *best)
            .collect();
        let is_first = |seat: Seat| outcome.places[seat.index()] == 1;
        let seats = Seat::first(mode.seats()).filter(|seat| is_first(*seat));
        assert_eq!(seats.collect::<SeatSet>(), firsts);
    }
}

/// MA-21.6: whoever leaves during the draft is last.
#[test]
fn who_leaves_a_draft_is_last() {
    let mut table = Table::new(Mode::RainbowThree);
    table.until(|draft| picks(draft, 0));
    table.enter(&Input::Called(kernel::Call::Resign(seat(1))));
    let Waiting::Over(outcome) = table.game.waiting(&table.state) else {
        panic!("it is over");
    };
    assert_eq!(outcome.places[..], [1, 3, 1]);
}

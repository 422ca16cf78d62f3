//! A law that cannot be broken is no law: for each of them games that break it, and are caught.

mod bent;

use bent::{Bent, Fault};
use kernel::{Choice, Game, Rng, Viewer};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::skirmish::{Cards, Skirmish};
use testkit::{Laws, SplitMix, check_all, laws};

const LAWS: Laws = Laws {
    matches: 60,
    seed: 1,
    max_inputs: 800,
    word: &["/now"],
};

/// Tests that a fault is caught by a law with two, three and four seats, and what the law says.
macro_rules! caught {
    ($($name:ident: $fault:ident, $law:ident, $says:literal;)*) => {
        $(
            #[test]
            fn $name() {
                for seats in 2..=4 {
                    let bent = Bent::new(seats, Fault::$fault);
                    let said = says(|| laws::$law(&bent, LAWS));
                    assert!(said.contains($says), "with {seats} seats: {said}");
                }
            }
        )*
    };
}

/// What a law says that is broken.
fn says(law: impl FnOnce() -> u64) -> String {
    let broken = catch_unwind(AssertUnwindSafe(law));
    let said = broken
        .expect_err("the fault is not caught")
        .downcast::<String>();
    *said.expect("a law speaks")
}

caught! {
    asks_nothing: AsksNothing, ending, "law `ending` is broken: the match is stuck";
    waits_for_nobody: WaitsForNobody, ending, "law `ending` is broken: the match is stuck";
    asks_anyone: AsksAnyone, ending, "law `ending` is broken: the match is stuck";
    one_team: OneTeam, ending, "are no teams against each other";
    lone_seat: LoneSeat, ending, "are no teams against each other";
    overlooks: Overlooks, awaited, "the view of table waits for";
    faceless: Faceless, awaited, "says it is that of table";
    open_hands: OpenHands, secrecy, "openly";
    gossips: Gossips, secrecy, "a bystander is said to see a secret";
    impure: Impure, replay, "law `replay`";
    listens: Listens, replay, "depends on whether someone listens";
    spells_alike: SpellsAlike, replay, "law `replay`";
    shares_state: SharesState, clone, "on a clone changes the original";
    hashes_clones: HashesClones, clone, "law `clone` is broken: a clone is not equal";
    offers_twice: OffersTwice, order, "law `order`";
    leaves_the_buffer: LeavesTheBuffer, order, "law `order`";
    reorders_the_view: ReordersTheView, order, "law `order`";
    order_tells: OrderTells, order, "law `order`";
    asks_anyone_offers: AsksAnyone, offers, "law `offers`";
    play_panics: PlayPanics, offers, "law `offers` is broken: a panic: no trades today";
    moody: Moody, refusals, "law `refusals`";
    grudge: Grudge, refusals, "the match asks something else";
    no_reason: NoReason, refusals, "it is refused without a reason";
    why_panics: WhyPanics, refusals, "law `refusals` is broken: a panic: why not";
    ghost_resigns: GhostResigns, calls, "law `calls`";
    alike_bag: AlikeBag, chance, "law `chance`";
    spells_alike_spelling: SpellsAlike, spelling, "law `spelling`";
    spells_loosely: SpellsLoosely, spelling, "is not one plain line";
    spells_anew: SpellsAnew, spelling, "law `spelling`";
    reads_loosely: ReadsLoosely, garbage, "law `garbage`";
    read_panics: ReadPanics, garbage, "law `garbage` is broken: a panic";
    speechless: Speechless, telling, "there is no sentence";
    wordless: Wordless, telling, "there is no sentence";
    boasts: Boasts, telling, "thousandths of a win";
    daydreams: Daydreams, imagine, "law `imagine` is broken: it looks like";
    fickle: Fickle, imagine, "the same chance makes";
    shows_hands: ShowsHands, twins, "its twin (landed otherwise behind the screen)";
    shows_hands_late: ShowsHandsLate, twins, "law `twins`";
    shows_stances: ShowsStances, twins, "its twin (sealed otherwise)";
    shows_hands_to_one: ShowsHands, twins_of_one, "law `twins`";
    shows_stances_to_one: ShowsStances, twins_of_one, "law `twins`";
    passes_at_once_for_one: PassesAtOnce, twins_of_one, "law `twins`";
    tells_all: TellsAll, twins, "its twin (landed otherwise behind the screen)";
    order_tells_twins: OrderTells, twins, "law `twins`";
    passes_at_once: PassesAtOnce, twins, "law `twins`";
    pass_costs: PassCosts, quiet, "more has changed than whose word is next: [\"/life/";
    pass_reveals: PassReveals, quiet, "law `quiet` is broken: a secret comes out";
    pass_tells: PassTells, quiet, "more is told than that it was let be";
    pass_is_first: PassIsFirst, quiet, "law `quiet`";
    pass_and_more: PassAndMore, quiet, "lets things be by one pick";
    refusal_tells: RefusalTells, twins, "about Called(Draw)";
    hushed: Hushed, twins, "law `twins`";
    silence_tells: SilenceTells, twins, "law `twins`";
    question_changes: QuestionChanges, twins, "law `twins`";
    first_is_known: FirstIsKnown, sealed, "it makes a difference who is first";
    question_changes_sealed: QuestionChanges, sealed, "law `sealed`";
    impure_undo: Impure, undo, "law `undo`";
    spells_anew_undo: SpellsAnew, undo, "the dice fall";
    forgets_locks: ForgetsLocks, positions, "law `positions`";
    place_panics: PlacePanics, tampered, "law `tampered` is broken: a panic";
    place_silent: PlaceSilent, tampered, "turned away without a reason";
    place_gullible: PlaceGullible, tampered, "law `tampered`";
}

#[test]
fn a_team_that_does_not_win_together() {
    let said = says(|| laws::ending(&Bent::new(4, Fault::Rivals), LAWS));
    assert!(said.contains("are not shared within a team"), "{said}");
}

#[test]
fn without_a_fault_all_laws_hold() {
    check_all(&Bent::new(3, Fault::None), Laws { matches: 8, ..LAWS });
}

/// A view that leaks and is imagined as it leaks contradicts itself nowhere. Only twins that are
/// born of what must not be seen find it out.
#[test]
fn a_leak_can_obey_every_other_law() {
    for fault in [
        Fault::ShowsHands,
        Fault::ShowsHandsLate,
        Fault::ShowsStances,
    ] {
        let bent = Bent::new(2, fault);
        let others: [fn(&Bent, Laws) -> u64; 4] =
            [laws::imagine, laws::order, laws::sealed, laws::undo];
        for law in others {
            assert!(law(&bent, Laws { matches: 8, ..LAWS }) > 0);
        }
    }
}

#[test]
#[should_panic(expected = "law `ending` is broken: 20 inputs were not enough")]
fn a_match_that_is_longer_than_stated() {
    laws::ending(
        &Skirmish::default(),
        Laws {
            max_inputs: 20,
            ..LAWS
        },
    );
}

#[test]
#[should_panic(expected = "law `invariant` is broken: a panic: a card is played")]
fn an_invariant_that_does_not_hold() {
    laws::invariant(&Bent::new(3, Fault::None), LAWS, &|_, state| {
        let played = bent::discard(state);
        assert!(played == Cards::default(), "a card is played");
    });
}

#[test]
#[should_panic(expected = "law `conserved` is broken: at the start there was 12, now there is")]
fn life_is_not_conserved() {
    laws::conserved(&Skirmish::default(), LAWS, &|game, state| {
        let table = game.view(state, Viewer::Table);
        table
            .public
            .life
            .iter()
            .map(|life| u32::from(*life))
            .sum::<u32>()
    });
}

#[test]
#[should_panic(expected = "law `player` is broken: with seed")]
fn a_player_who_remembers() {
    let mood = Cell::new(0);
    laws::player(&Skirmish::default(), LAWS, &|_, _, ask, offers, seed| {
        mood.set(mood.get() + 1);
        Choice::random(ask, offers, &mut SplitMix::new(seed + mood.get()))
    });
}

#[test]
#[should_panic(expected = "law `player` is broken: A answers")]
fn a_player_who_does_not_listen() {
    let always = Cell::new(None);
    laws::player(&Skirmish::default(), LAWS, &|_, _, _, offers, _| {
        let first = always.get().unwrap_or(offers[0]);
        always.set(Some(first));
        Choice::one(first)
    });
}

/// What is told leads back to the same place.
#[test]
fn a_broken_law_tells_how_to_get_there() {
    let bent = Bent::new(3, Fault::PassesAtOnce);
    let said = says(|| laws::twins(&bent, LAWS));
    let (_, trail) = said
        .split_once("seed 1, match ")
        .expect("the seed and the match");
    let (_, lines) = trail.split_once("inputs:\n").expect("the inputs");
    let script = kernel::Script::read(lines).expect("a script");
    assert!(kernel::run_script(bent, &script).is_ok(), "{lines}");
}

#[test]
fn chance_that_is_one_in_n() {
    let mut rng = SplitMix::new(3);
    assert!((0..100).all(|_| rng.one_in(1)));
    assert_eq!(rng.pick::<u8>(&[]), None);
    assert!(rng.below(2) < 2);
}

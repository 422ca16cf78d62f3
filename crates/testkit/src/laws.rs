//! The laws every game must pass. Each walks many matches at random and looks at every moment of
//! them; a law that is broken panics with its name, the seed, the number of the match and the
//! inputs so far, one a line, so that they can be pasted into a script. A panic inside the game
//! breaks the law that made it happen.
//!
//! Every function returns how many things it has checked, so that a test can see that a law had
//! something to say about its game.

mod awaited;
mod calls;
mod chance;
mod clone;
mod ending;
mod given;
mod imagine;
mod lawful;
mod mutate;
mod offers;
mod positions;
mod quiet;
mod refusals;
mod replay;
mod sealed;
mod secrecy;
mod spelling;
mod telling;
mod trail;
mod twins;
mod undo;
mod walk;

pub use given::{Counts, Holds, Player};
pub use mutate::{babble, bend, cross};

use crate::SplitMix;
use kernel::Game;
use std::fmt::Debug;
pub(crate) use walk::random_input;
use walk::walk;

/// How much is walked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laws {
    /// How many matches each law walks. All laws walk the same ones.
    pub matches: u32,
    /// Where their randomness begins.
    pub seed: u64,
    /// The bound the game states: no match is longer, however it is played.
    pub max_inputs: usize,
    /// Where a shown view says whose word is next, as JSON pointers such as `/stage`. Letting
    /// things be changes nothing else; see [`quiet`].
    pub word: &'static [&'static str],
}

/// How much each law has checked.
pub type Tally = Vec<(&'static str, u64)>;

/// All laws that need nothing but the game.
pub fn check_all<G: Game + Clone>(game: &G, laws: Laws) -> Tally {
    vec![
        ("ending", ending(game, laws)),
        ("replay", replay(game, laws)),
        ("clone", clone(game, laws)),
        ("order", order(game, laws)),
        ("offers", offers(game, laws)),
        ("refusals", refusals(game, laws)),
        ("calls", calls(game, laws)),
        ("chance", chance(game, laws)),
        ("spelling", spelling(game, laws)),
        ("garbage", garbage(game, laws)),
        ("telling", telling(game, laws)),
        ("imagine", imagine(game, laws)),
        ("awaited", awaited(game, laws)),
        ("twins", twins(game, laws)),
        ("sealed", sealed(game, laws)),
        ("secrecy", secrecy(game, laws)),
        ("quiet", quiet(game, laws)),
        ("undo", undo(game, laws)),
        ("positions", positions(game, laws)),
        ("tampered", tampered(game, laws)),
    ]
}

/// **Ending.** Every state that is reached waits for something that can happen: a landing with
/// bounds, seats that can answer, or nothing, with a place for every seat. Exactly the seats that
/// are waited for are asked. Every match ends within the stated bound. Where there are teams, every
/// seat has one, none plays against nobody, and a team shares its place in the end.
pub fn ending<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut ending::Ending)
}

/// **Replay.** Re-applying the inputs, or reading their lines, leads to the same state and hash.
/// The same input in the same state does and tells the same each time, whether anyone listens or
/// not.
pub fn replay<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut replay::Replay::new())
}

/// **Clone.** A clone is equal, has the same hash, and changing it leaves the original alone.
pub fn clone<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut clone::Clone::new())
}

/// **Order.** Offers are listed without repeats, and the same list comes from asking again, into a
/// buffer that is not empty, from a clone, and from the seat's view. A bystander is asked nothing.
pub fn order<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut offers::Order)
}

/// **Offers.** Every answer that can be made of what is listed (a sample, where there are more than
/// 64) passes the gate.
pub fn offers<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut offers::Offers::new())
}

/// **Refusals.** Everything else is turned away: other seats' answers, answers of other moments and
/// matches, picks too few, too many, doubled or out of order, landings of the wrong shape or when
/// none is due, choices while dice are due, and anything after the end. A refusal has a reason,
/// changes nothing, tells nothing and never panics; `why_not` has a reason at any time.
pub fn refusals<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut refusals::Refusals::new())
}

/// **Calls.** Any word from outside, also about a seat that is not there, is refused with a reason
/// or leads to a state with a way on.
pub fn calls<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut calls::Calls)
}

/// **Chance.** Enumerating a request visits landings in rising order, each once and each
/// acceptable, as many as announced, with weights that add up to the product of the bounds. From
/// every landing that is tried the match can go on.
pub fn chance<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut chance::Chances::new())
}

/// **Spelling.** Every answer is spelled as one plain line that reads back as that answer, alone
/// and as an input; so no two answers share a spelling.
pub fn spelling<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut spelling::Spelling::new())
}

/// **Garbage.** Bent, cut and senseless texts never panic; what can be read at all is spelled
/// exactly as it was written. Also when it is not the reader's turn, when dice are due and after
/// the end.
pub fn garbage<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut spelling::Garbage::new())
}

/// **Telling.** Every event has a sentence for everyone who hears it, every offer for whoever is
/// asked, every view can be shown as a
/// JSON object, every state appraised within a certain win and a certain loss.
pub fn telling<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut telling::Telling::new())
}

/// **Imagine.** For every seat and for a bystander, what is imagined from a view gives that view
/// back, waits for the same thing as far as the viewer can know, and can be played. The same chance
/// imagines the same.
pub fn imagine<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut imagine::Imagine::new())
}

/// **Awaited.** A view tells whose it is, and what the match waits for as far as its viewer can
/// know: for every seat and for a bystander.
pub fn awaited<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut awaited::Awaited)
}

/// **Twins.** Beside the match walk *twins*: other worlds that look the same to one viewer V, a
/// seat or a bystander. They come about in three ways: imagined from V's view; by a landing that V
/// must not see (`Chance::seen_by`) falling otherwise; by another seat answering otherwise while
/// several are asked at once. Each input of the match then also enters the twin.
///
/// As long as a twin walks along:
///
/// - V is asked the same and offered the same list;
/// - V's choices of other moments, and any call, are accepted or refused alike, for the same
///   reason;
/// - V's own input, and any call, is legal in both worlds or in neither;
/// - after an input that is legal in both, V sees the same view, hears the same events, and the
///   match waits for the same thing, as far as V can know (not for how many dice behind a screen).
///
/// A twin leaves when it is no longer one, and that is allowed in these cases only:
///
/// - the input is another seat's and hangs on what V cannot see, so that it is illegal in the twin;
/// - a secret came out to V ([`kernel::Sink::reveal_to`]). After V's own input it must have come
///   out in both worlds: where one reveals and the other is silent, the silence tells V something
///   too, and V could take its input back. After any other input, in one of them is enough;
/// - several seats are answering at once and another seat is done sooner in one world: how many
///   steps a sealed answer takes is not a secret.
///
/// So a game must reveal when a secret comes out, and undo, which stops at what is revealed, can
/// never be used to look and step back.
pub fn twins<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut twins::Twins::new(twins::Care::FULL))
}

/// **Twins** with one viewer a match, chosen by chance, and one twin at a time. It takes a fraction
/// of the time, for those who walk a hundred thousand matches.
pub fn twins_of_one<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut twins::Twins::new(twins::Care::LIGHT))
}

/// **Sealed.** Where several seats are asked at once, answering in either order leads to the same
/// state, and no seat's question changes by another's answer, as long as nothing was revealed.
pub fn sealed<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut sealed::Sealed::new())
}

/// **Secrecy.** A bystander has no secret. A seat that is asked while its view is not called secret
/// is asked the same in every world that looks the same to a bystander, and two answers of it that
/// make a difference look different to a bystander.
pub fn secrecy<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut secrecy::Secrecy::new())
}

/// **Quiet.** A question with a quiet answer (`Ask::quiet`) is answered by one pick, and the last
/// offer lets things be. In a window (`Ask::is_window`) that stays open, that is while the next
/// thing waited for is an answer in a window by the same rule, it reveals nothing, at most one
/// event is told, to the whole table, and what anybody is shown differs only in whose word is
/// next ([`Laws::word`]). What happens when a window closes is up to the rules.
pub fn quiet<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut quiet::Quiet::new(laws))
}

/// **Undo.** A seat may take back exactly its own newest inputs, up to a landing, another's input
/// or a reveal. Taking back, trying another way and repeating leads through the same states, tells
/// the same events, and brings the same dice where dice hang on the transcript.
pub fn undo<G: Game + Clone>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut undo::Undo::new(game))
}

/// **Positions.** Every state, also an imagined one, can be written down and read back unchanged.
pub fn positions<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut positions::Positions::new())
}

/// **Tampered.** A bent position is turned away with reasons, or it can be written down, read back
/// and played on.
pub fn tampered<G: Game>(game: &G, laws: Laws) -> u64 {
    walk(game, laws, &mut positions::Tampered::new())
}

/// **Invariant.** What a game says about its states, such as that no die is lost, holds in all of
/// them. What is handed in panics where it does not.
pub fn invariant<G: Game>(game: &G, laws: Laws, holds: &Holds<'_, G>) -> u64 {
    walk(game, laws, &mut given::Invariant { holds })
}

/// **Conserved.** What is counted at the start, such as dice or cards, is counted in every state.
pub fn conserved<G: Game, T: Eq + Debug>(game: &G, laws: Laws, counts: &Counts<'_, G, T>) -> u64 {
    walk(game, laws, &mut given::Conserved { counts })
}

/// **Player.** A player gives an answer that is offered, and the same answer for the same view and
/// seed, also where the true state is replaced by an imagined one.
pub fn player<G: Game>(game: &G, laws: Laws, player: &Player<'_, G>) -> u64 {
    let rng = SplitMix::new(0);
    walk(game, laws, &mut given::Plays { player, rng })
}

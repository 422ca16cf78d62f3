//! Replaying a record: every input goes through the gate again.
//!
//! `fair` has already checked the chain of hashes and the dice; here the rules have their say.

use crate::{Opened, Packs, Title, Visit};
use fair::{End, Entry, Fair, Record, SeatSeed, Seed, Setup, Terms};
use kernel::{Game, Input, Landing, Match, Refusal, Told, Waiting, read_input, spell_input};
use std::fmt;

/// Where and why a record cannot have been played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unplayable {
    /// The line of the record, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Wrong,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// It was played by other rules or with other packs than this program has. The chain and the
    /// dice may be in order all the same; only the rules cannot be asked any more.
    OtherRules(String),
    /// The opening does not fit this program.
    Opening(String),
    /// The rules turn the input away.
    Refused(Refusal),
    /// A choice does not begin with a seat, or is not in its one spelling.
    Spelling,
    /// The dice thrown are not the dice that were due.
    OtherDice {
        /// What was due, as label and bounds; nothing where no dice were due.
        due: String,
    },
    /// The record ends in another way than the match.
    OtherEnd {
        /// How the match stands.
        found: String,
    },
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.why {
            Wrong::OtherRules(what) | Wrong::Opening(what) => f.write_str(what),
            Wrong::Refused(refusal) => write!(f, "the rules refuse this input ({refusal})"),
            Wrong::Spelling => f.write_str("the input is not in its one spelling"),
            Wrong::OtherDice { due } => write!(f, "the match waits for {due}"),
            Wrong::OtherEnd { found } => write!(f, "the match stands otherwise: {found}"),
        }
    }
}

/// Begins a match with fair dice that no server hosts. The seats' own shares are handed in, one for
/// each seat; a bot has none.
pub fn begin(
    seed: Seed,
    opened: &Opened,
    packs: &Packs,
    seats: Vec<Option<SeatSeed>>,
) -> Result<Fair, fair::BadSetup> {
    let (game, rules, _) = opened.game.clone().visit(Which);
    let setup = Setup::new(opened.setup.clone())?;
    let terms = Terms::new(game, rules, packs.hash(game), setup);
    Ok(Fair::open(seed, terms, seats))
}

/// Opens the match of a record, if this program plays it by the same rules with the same packs.
pub fn open(record: &Record, packs: &Packs) -> Result<Opened, Unplayable> {
    let setup = record.opening().setup().text();
    let game = &record.opening().published().game;
    if let Some(rules) = crate::rules(game) {
        of_today(record, packs, game, rules)?;
    }
    let opened = crate::open(game, None, Some(setup), packs);
    let opened = opened.map_err(|unopened| wrong(unopened.to_string()))?;
    agree(record, opened.game.clone().visit(Which))?;
    Ok(opened)
}

/// The same for a record of one game.
pub fn open_title<G: Title>(record: &Record, packs: &Packs) -> Result<Opened<G>, Unplayable> {
    let game = &record.opening().published().game;
    if game != G::ID {
        return Err(wrong(format!(
            "the record is of `{game}`, not of `{}`",
            G::ID
        )));
    }
    of_today(record, packs, G::ID, G::RULES)?;
    let setup = record.opening().setup().text();
    let opened = crate::open_title::<G>(None, Some(setup), packs);
    let opened = opened.map_err(|unopened| wrong(unopened.to_string()))?;
    agree(record, Which.visit(opened.game.clone()))?;
    Ok(opened)
}

fn wrong(what: String) -> Unplayable {
    Unplayable {
        line: 1,
        why: Wrong::Opening(what),
    }
}

/// Whether the record was played by the rules and with the packs of this program. That is asked
/// first: by other rules even a set-up may mean something else.
fn of_today(record: &Record, packs: &Packs, game: &str, rules: u32) -> Result<(), Unplayable> {
    let published = record.opening().published();
    let other = if published.rules != rules {
        let written = published.rules;
        format!("the record is of rules version {written}, this program plays version {rules}")
    } else if packs.are(game, published.packs, published.format) {
        return Ok(());
    } else {
        "the record was played with other packs than these".to_owned()
    };
    Err(Unplayable {
        line: 1,
        why: Wrong::OtherRules(other),
    })
}

/// Whether the record was played by as many as here.
fn agree(record: &Record, (_, _, seats): (&str, u32, u8)) -> Result<(), Unplayable> {
    let found = record.opening().seats().len();
    if found == usize::from(seats) {
        return Ok(());
    }
    Err(wrong(format!("{found} seeds for {seats} seats")))
}

/// A game's id, its rules version and how many seats the match has.
struct Which;

impl Visit for Which {
    type Out = (&'static str, u32, u8);

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        (G::ID, G::RULES, game.seats())
    }
}

/// Plays a whole record again and checks how it ends.
pub fn replay<G: Game>(game: G, record: &Record) -> Result<Match<G>, Unplayable> {
    let count = record.entries().len();
    let game_match = replay_to(game, record, count)?;
    let found = end_of(&game_match);
    if found == *record.end() {
        return Ok(game_match);
    }
    let found = found.to_string();
    Err(Unplayable {
        line: count + 2,
        why: Wrong::OtherEnd { found },
    })
}

/// Plays the first `count` inputs of a record again.
pub fn replay_to<G: Game>(game: G, record: &Record, count: usize) -> Result<Match<G>, Unplayable> {
    let mut game_match = Match::new(game);
    for (entry, line) in record.entries().iter().take(count).zip(2..) {
        enter(&mut game_match, entry).map_err(|why| Unplayable { line, why })?;
    }
    Ok(game_match)
}

/// Plays a whole record again and shows the match after each input, with what was told of it.
pub fn replay_each<G: Game>(
    game: G,
    record: &Record,
    mut see: impl FnMut(&Match<G>, Vec<Told<G::Event>>),
) -> Result<(), Unplayable> {
    let mut game_match = Match::new(game);
    for (entry, line) in record.entries().iter().zip(2..) {
        let told = enter(&mut game_match, entry).map_err(|why| Unplayable { line, why })?;
        see(&game_match, told);
    }
    Ok(())
}

/// How a record of this match ends if it ends now.
pub fn end_of<G: Game>(game_match: &Match<G>) -> End {
    match game_match.game().waiting(game_match.state()) {
        Waiting::Over(outcome) => End::outcome(&outcome.to_string()),
        _ => End::Open,
    }
}

fn enter<G: Game>(game_match: &mut Match<G>, entry: &Entry) -> Result<Vec<Told<G::Event>>, Wrong> {
    let input = match entry {
        Entry::Choice { text } => read_choice(game_match, text)?,
        Entry::Call { text } => read(game_match, &format!("call {text}"))?,
        Entry::Chance { label, below, dice } => {
            check_due(game_match, label, below)?;
            Input::Landed(landing(dice)?)
        }
    };
    game_match.enter(input).map_err(Wrong::Refused)
}

fn read_choice<G: Game>(game_match: &Match<G>, text: &str) -> Result<Input<G::Offer>, Wrong> {
    let input = read(game_match, text)?;
    let spelled = spell_input(game_match.game(), game_match.state(), &input);
    match input {
        Input::Choose { .. } if spelled == text => Ok(input),
        _ => Err(Wrong::Spelling),
    }
}

fn read<G: Game>(game_match: &Match<G>, text: &str) -> Result<Input<G::Offer>, Wrong> {
    read_input(game_match.game(), game_match.state(), text).map_err(Wrong::Refused)
}

/// The label keys the dice, so a record must not be able to choose it.
fn check_due<G: Game>(game_match: &Match<G>, label: &str, below: &[u8]) -> Result<(), Wrong> {
    let due = match game_match.game().waiting(game_match.state()) {
        Waiting::Chance(chance) if chance.label == label && chance.below.as_slice() == below => {
            return Ok(());
        }
        Waiting::Chance(chance) => format!("`{}` below {:?}", chance.label, chance.below),
        Waiting::Seats(_) => "a choice, not for dice".to_owned(),
        Waiting::Over(_) => "nothing: it is over".to_owned(),
    };
    Err(Wrong::OtherDice { due })
}

fn landing(dice: &[u8]) -> Result<Landing, Wrong> {
    Landing::try_from(dice).map_err(|_| Wrong::Spelling)
}

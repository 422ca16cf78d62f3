//! Who sits where: persons and bots.

use super::face::Face;
use super::session::Seated;
use crate::fail::Fail;
use bots::{Kind, Stopwatch};
use fair::Hash;
use games::{Opened, whichever};
use kernel::Game;
use std::sync::Arc;
use std::time::{Duration, Instant};
use words::{Lang, Words};

/// Who is meant to sit somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Chair {
    /// A person at this terminal.
    Person,
    /// A bot of this kind.
    Bot(Kind),
}

/// What the head of a mat says of a seat.
pub(crate) struct Sitting {
    /// Who.
    pub(crate) who: String,
    /// What it brings.
    pub(crate) brings: String,
}

/// Reads the names of `--seats`. Those left out are bots; without any, A is a person.
pub(crate) fn chairs(named: &[String], seats: u8) -> Result<Vec<Chair>, Fail> {
    let seats = usize::from(seats);
    if named.len() > seats {
        let count = named.len();
        return Err(Fail::bad(format!(
            "--seats names {count} players; this mode has {seats} seats"
        )));
    }
    let named: Result<Vec<Chair>, Fail> = named.iter().map(|name| chair(name)).collect();
    let mut chairs = named?;
    if chairs.is_empty() {
        chairs.push(Chair::Person);
    }
    let search = Kind::Search {
        budget: bots::Budget::default(),
    };
    chairs.resize(seats, Chair::Bot(search));
    Ok(chairs)
}

/// The chairs as `--seats` takes them.
pub(crate) fn named(chairs: &[Chair]) -> String {
    let name = |chair: &Chair| match chair {
        Chair::Person => "human".to_owned(),
        Chair::Bot(kind) => kind.to_string(),
    };
    chairs.iter().map(name).collect::<Vec<_>>().join(",")
}

fn chair(name: &str) -> Result<Chair, Fail> {
    match name.trim() {
        "human" => Ok(Chair::Person),
        bot => {
            let kind = bot.parse::<Kind>();
            kind.map(Chair::Bot)
                .map_err(|unknown| Fail::bad(format!("{unknown}; or human")))
        }
    }
}

/// Sits the players down. What bots leave to chance hangs on what the table has published, so that
/// the same seed gives the same match and a bot can learn nothing of the dice.
pub(crate) fn seated<G: Game>(chairs: &[Chair], published: &Hash) -> Vec<Seated<G>> {
    let mut seed = [0; 8];
    seed.copy_from_slice(&published.bytes()[..8]);
    let noise = bots::Noise::new(u64::from_le_bytes(seed));
    let stopwatch = stopwatch();
    let sit = |(chair, number): (&Chair, u64)| match chair {
        Chair::Person => Seated::Person,
        Chair::Bot(kind) => Seated::Bot(kind.player(noise.seed_of(number), Some(&stopwatch))),
    };
    chairs.iter().zip(0..).map(sit).collect()
}

/// Watches the time of a thought that has a limit.
fn stopwatch() -> Stopwatch {
    Arc::new(|limit: Option<Duration>| {
        let begun = Instant::now();
        Box::new(move || limit.is_some_and(|limit| begun.elapsed() >= limit))
    })
}

/// What to write on the mats. Without chairs, as for a record, the seats have no players.
pub(crate) fn sittings(opened: &Opened, chairs: &[Chair], lang: Lang) -> Vec<Sitting> {
    let words = Words::new(lang);
    let setup = &opened.setup;
    let brings = |place: usize| whichever!(&opened.game, game => game.brings(setup, place, &words));
    let who = |place: usize| match chairs.get(place) {
        Some(Chair::Bot(kind)) => kind.to_string(),
        Some(Chair::Person) => words.text("cli-person"),
        None => String::new(),
    };
    let seats = 0..usize::from(opened.game.seats());
    seats
        .map(|place| Sitting {
            who: who(place),
            brings: brings(place),
        })
        .collect()
}

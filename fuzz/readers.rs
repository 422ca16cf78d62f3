//! Everything that reads text from outside, and what it promises: whatever comes, it does not
//! panic; what it turns away it turns away with a sentence; what it takes is as good as our own.
//!
//! The fuzz targets and a quick test of the workspace both include this file.

use fair::{Fair, Record, SeatSeed, Seed, Setup as FairSetup, Terms};
use games::{AnyGame, Packs, Playable, Visit};
use kernel::{
    Choice, Game, Input, Match, Rng, Script, Silent, Waiting, apply, read_input, run_script,
    spell_input,
};
use std::sync::LazyLock;
use testkit::cross;

/// Hands bytes to the reader of a name, which panics if it breaks its promise.
pub(crate) fn read(name: &str, bytes: &[u8]) {
    match name {
        "message" => message(bytes),
        "setup" => setup(bytes),
        "record" => record(bytes),
        "script" => script(bytes),
        "position" => position(bytes),
        "placed" => placed(bytes),
        "moves" => moves(bytes),
        "pack" => pack(bytes),
        _ => panic!("nobody reads {name}"),
    }
}

/// A message to a table.
fn message(bytes: &[u8]) {
    match serde_json::from_slice::<wire::ToTable>(bytes) {
        Err(error) => is_a_sentence(&error.to_string()),
        Ok(message) => {
            let text = serde_json::to_string(&message).expect("a message can be written");
            let again: wire::ToTable = serde_json::from_str(&text).expect("and read again");
            assert_eq!(again, message);
        }
    }
}

/// A set-up, as TOML or as JSON.
fn setup(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for id in games::IDS {
        match games::open(id, None, Some(text), &PACKS) {
            Err(why) => is_a_sentence(&why.to_string()),
            Ok(opened) => {
                opened.game.visit(Begin);
                let public = opened.public_setup.to_string();
                games::open(id, None, Some(&public), &PACKS).expect("what is shown can be opened");
            }
        }
    }
}

struct Begin;

impl Visit for Begin {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        let first = game.start();
        drop(game.waiting(&first));
    }
}

/// A record: as it is, and with a right chain of hashes around its lines.
fn record(bytes: &[u8]) {
    match Record::parse_bytes(bytes) {
        Err(broken) => is_a_sentence(&broken.to_string()),
        Ok(record) => {
            assert_eq!(
                record.to_text().as_bytes(),
                bytes,
                "a record has one spelling"
            );
            play_again(&record);
        }
    }
    if let Ok(text) = str::from_utf8(bytes) {
        for id in games::IDS {
            play_again(&forged(id, text));
        }
    }
}

fn play_again(record: &Record) {
    match games::record::open(record, &PACKS) {
        Err(why) => is_a_sentence(&why.to_string()),
        Ok(opened) => opened.game.visit(Replay(record)),
    }
}

struct Replay<'a>(&'a Record);

impl Visit for Replay<'_> {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        if let Err(why) = games::record::replay(game, self.0) {
            is_a_sentence(&why.to_string());
        }
    }
}

/// A record that fits together and says anything at all.
fn forged(id: &str, text: &str) -> Record {
    let opened = games::open(id, None, None, &PACKS).expect("our own set-ups are sound");
    let seats = usize::from(opened.game.seats());
    let terms = opened.game.visit(Agree(&opened.setup));
    let seeds = vec![Some(SeatSeed::new([2; 32])); seats];
    let mut fair = Fair::open(Seed::new([1; 32]), terms, seeds);
    for line in text.lines().take(40) {
        match (line.strip_prefix("dice "), line.strip_prefix("call ")) {
            (Some(label), _) => drop(fair.draw(label, &[6, 6])),
            (_, Some(call)) => drop(fair.call(call)),
            _ => drop(fair.choose(line)),
        }
    }
    Record::parse(&fair.save().to_text()).expect("what we write we can read")
}

struct Agree<'a>(&'a serde_json::Value);

impl Visit for Agree<'_> {
    type Out = Terms;

    fn visit<G: Playable>(self, _: G) -> Terms {
        let setup = FairSetup::new(self.0.clone()).expect("small numbers");
        Terms::new(G::ID, G::RULES, PACKS.hash(G::ID), setup)
    }
}

/// A script: read, and run as far as it goes.
fn script(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let script = match Script::read(text) {
        Err(failure) => return is_a_sentence(&failure.to_string()),
        Ok(script) => script,
    };
    let setup = Some(script.setup.as_str()).filter(|setup| !setup.trim().is_empty());
    match games::open(&script.game, None, setup, &PACKS) {
        Err(why) => is_a_sentence(&why.to_string()),
        Ok(opened) => opened.game.visit(Run(&script)),
    }
}

struct Run<'a>(&'a Script);

impl Visit for Run<'_> {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        if let Err(failure) = run_script(game, self.0) {
            is_a_sentence(&failure.to_string());
        }
    }
}

/// A position: what is taken is written in one way and read back.
fn position(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for game in GAMES.iter() {
        game.clone().visit(Place(text));
    }
}

struct Place<'a>(&'a str);

impl Visit for Place<'_> {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        drop(place(&game, self.0));
    }
}

/// The state of a position that is taken.
fn place<G: Game>(game: &G, text: &str) -> Option<G::State> {
    match game.place(text) {
        Err(problems) => {
            let told = !problems.is_empty();
            assert!(told, "a position is turned away for a reason");
            for problem in &problems {
                is_a_sentence(problem);
            }
            None
        }
        Ok(state) => {
            drop(game.waiting(&state));
            let again = game.place(&game.write(&state));
            assert_eq!(again.as_ref(), Ok(&state));
            Some(state)
        }
    }
}

/// Positions of matches, crossed with each other: the bytes say which game, which matches and
/// which lines. What is taken can be played on.
fn placed(bytes: &[u8]) {
    let mut tape = Tape { bytes, read: 0 };
    let game = tape.below(GAMES.len() as u32) as usize;
    GAMES[game].clone().visit(Crossed(tape));
}

struct Crossed<'a>(Tape<'a>);

impl Visit for Crossed<'_> {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        let Crossed(mut tape) = self;
        let mut state = game.start();
        let steps = tape.below(MOST_STEPS);
        walk(&game, &mut state, steps, &mut tape);
        let one = game.write(&state);
        // A later moment of the same match has the same names; another match has more to say.
        if tape.below(2) == 0 {
            state = game.start();
        }
        let steps = tape.below(MOST_STEPS);
        walk(&game, &mut state, steps, &mut tape);
        let other = game.write(&state);
        let crossed = cross(&one, &other, &mut tape);
        if let Some(mut state) = place(&game, &crossed) {
            walk(&game, &mut state, 24, &mut tape);
        }
    }
}

/// How far into a match a position is taken from: into its second round at least.
const MOST_STEPS: u32 = 200;

/// Goes on by chance for some steps, or to the end.
fn walk<G: Game>(game: &G, state: &mut G::State, steps: u32, rng: &mut impl Rng) {
    let mut offers = Vec::new();
    for _ in 0..steps {
        let input = match game.waiting(state) {
            Waiting::Over(_) => return,
            Waiting::Chance(chance) => Input::Landed(chance.sample(rng)),
            Waiting::Seats(seats) => {
                let place = rng.below(u32::from(seats.len())) as usize;
                let seat = seats.iter().nth(place).expect("somebody is asked");
                let ask = game.decision(state, seat, &mut offers);
                let ask = ask.expect("who is waited for has a question");
                let choice = Choice::random(&ask, &offers, rng);
                Input::Choose { seat, choice }
            }
        };
        apply(game, state, &input, &mut Silent).expect("what is offered is taken");
    }
}

/// Chance that bytes decide as far as they go, and a hash of the place after that.
struct Tape<'a> {
    bytes: &'a [u8],
    read: u32,
}

impl Rng for Tape<'_> {
    fn word(&mut self) -> u32 {
        self.read += 1;
        let mixed = self.read.wrapping_mul(0x9E37_79B9);
        let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x85EB_CA6B);
        let Some((byte, rest)) = self.bytes.split_first() else {
            return mixed ^ mixed >> 13;
        };
        self.bytes = rest;
        (u32::from(*byte) << 24) | (mixed >> 8)
    }
}

/// Moves, one on each line: entered as far as they are taken.
fn moves(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    for game in GAMES.iter() {
        game.clone().visit(Enter(text));
    }
}

struct Enter<'a>(&'a str);

impl Visit for Enter<'_> {
    type Out = ();

    fn visit<G: Playable>(self, game: G) {
        let mut game_match = Match::new(game);
        for line in self.0.lines().take(60) {
            let input = match read_input(game_match.game(), game_match.state(), line) {
                Err(refusal) => {
                    is_a_sentence(&refusal.to_string());
                    continue;
                }
                Ok(input) => input,
            };
            let spelled = spell_input(game_match.game(), game_match.state(), &input);
            assert_eq!(spelled, line, "a move has one spelling");
            if let Err(refusal) = game_match.enter(input) {
                is_a_sentence(&refusal.to_string());
            }
        }
    }
}

/// A pack: the text takes the place of that of our files which it is most like.
fn pack(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let ours = games::IDS.into_iter().flat_map(|id| {
        PACKS
            .of(id)
            .into_iter()
            .map(move |(path, ours)| (id, path, ours))
    });
    let Some((id, path, _)) = ours.max_by_key(|(_, _, ours)| likeness(ours, text)) else {
        return;
    };
    let packs = PACKS.clone().with([(path.to_owned(), text.to_owned())]);
    if let Err(why) = games::open(id, None, None, &packs) {
        is_a_sentence(&why.to_string());
    }
}

/// How much of two texts is the same at the beginning and at the end.
fn likeness(one: &str, other: &str) -> usize {
    let begins = one.bytes().zip(other.bytes());
    let ends = one.bytes().rev().zip(other.bytes().rev());
    let begins = begins.take_while(|(one, other)| one == other).count();
    begins + ends.take_while(|(one, other)| one == other).count()
}

/// Something that can be said to a person.
fn is_a_sentence(text: &str) {
    assert!(!text.trim().is_empty(), "turned away without a word");
}

static PACKS: LazyLock<Packs> = LazyLock::new(Packs::built_in);

/// Every mode of every game, as it is set up by default.
static GAMES: LazyLock<Vec<AnyGame>> = LazyLock::new(|| {
    let listed = games::list(&PACKS).expect("our own packs are sound");
    let modes = listed
        .iter()
        .flat_map(|game| game.modes.iter().map(|mode| (game.id, mode.id)));
    let open = |(id, mode)| games::open(id, Some(mode), None, &PACKS);
    modes
        .map(|mode| open(mode).expect("our own set-ups are sound").game)
        .collect()
});

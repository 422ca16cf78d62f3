//! Setting up a match: mode, options, and who fights.

use crate::board::Board;
use crate::rules::Side;
use crate::state::{BOX, FIGHTERS, dice_of};
use crate::{Fighter, Home, Kapow, Kit, Make, Pack};
use dice::DiceSet;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How a match is set up. Written as TOML by people, as JSON in records.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// How it is played.
    pub mode: Mode,
    /// What the players have agreed on.
    #[serde(default)]
    pub options: Options,
    /// One entry per fighter: the seats, then the boards that play by themselves.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fighters: Vec<Chosen>,
}

/// Who someone fights as.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Chosen {
    /// The character.
    pub character: String,
}

/// The ways to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One against one without characters (KA-2.2).
    Beginner,
    /// One against one with characters (KA-2.3).
    Duel,
    /// Two against two (KA-12).
    Teams,
    /// One against a board that plays by itself (KA-13).
    Solo,
    /// Two against two such boards (KA-13.9).
    Coop,
}

impl Mode {
    /// All of them.
    pub const ALL: [Mode; 5] = [
        Mode::Beginner,
        Mode::Duel,
        Mode::Teams,
        Mode::Solo,
        Mode::Coop,
    ];

    /// The id used in set-ups and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Beginner => "beginner",
            Mode::Duel => "duel",
            Mode::Teams => "teams",
            Mode::Solo => "solo",
            Mode::Coop => "coop",
        }
    }

    /// How many seats it has.
    pub const fn seats(self) -> u8 {
        match self {
            Mode::Solo => 1,
            Mode::Beginner | Mode::Duel | Mode::Coop => 2,
            Mode::Teams => 4,
        }
    }

    /// How many fight.
    pub const fn fighters(self) -> u8 {
        match self {
            Mode::Solo | Mode::Beginner | Mode::Duel => 2,
            Mode::Teams | Mode::Coop => 4,
        }
    }

    /// Whether persons fight boards that play by themselves (KA-13).
    pub const fn has_boards(self) -> bool {
        matches!(self, Mode::Solo | Mode::Coop)
    }

    /// Whether two fight on each side.
    pub const fn has_teams(self) -> bool {
        matches!(self, Mode::Teams | Mode::Coop)
    }

    /// Who fights where nothing is said.
    const fn usual(self) -> &'static [&'static str] {
        match self {
            Mode::Beginner => &[],
            Mode::Duel => &["tough-nut", "victor-kane"],
            Mode::Teams => &["tough-nut", "elusivity", "victor-kane", "coquette"],
            Mode::Solo => &["elusivity", "victor-kane"],
            Mode::Coop => &["tough-nut", "elusivity", "spoiler-alert", "coquette"],
        }
    }
}

/// What the players have agreed on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// A match undecided after so many rounds is drawn (KA-14.1).
    pub rounds: u8,
    /// How Team-Up cards come to the teams.
    pub cards: Cards,
    /// Life that each person begins with beyond what the character says (KA-13.12).
    pub extra_life: u8,
    /// The same for each board that plays by itself.
    pub extra_board_life: u8,
}

/// How much extra life a handicap can give (KA-13.12).
pub const HANDICAPS: [u8; 7] = [0, 5, 10, 15, 20, 25, 30];

/// How Team-Up cards come to the teams (KA-12.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cards {
    /// At random.
    Dealt,
    /// By choice.
    Drafted,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rounds: 50,
            cards: Cards::Dealt,
            extra_life: 0,
            extra_board_life: 0,
        }
    }
}

impl Setup {
    /// The usual set-up of a mode.
    pub fn of_mode(mode: Mode) -> Setup {
        let fighters = mode.usual().iter().map(|id| Chosen {
            character: (*id).to_owned(),
        });
        Setup {
            mode,
            options: Options::default(),
            fighters: fighters.collect(),
        }
    }

    /// Reads a set-up.
    pub fn read(text: &str) -> Result<Setup, Vec<String>> {
        let read = toml::from_str(text);
        read.map_err(|error| vec![error.to_string().trim_end().replace('\n', " ")])
    }
}

impl Kapow {
    /// The set-up as far as everyone may know it: all of it.
    pub fn public_setup(&self, setup: &Setup) -> Setup {
        setup.clone()
    }

    /// The rules of a match with this set-up, or all that is wrong with it.
    pub fn open(pack: Arc<Pack>, setup: &Setup) -> Result<Kapow, Vec<String>> {
        let mut setup = setup.clone();
        if setup.fighters.is_empty() {
            setup.fighters = Setup::of_mode(setup.mode).fighters;
        }
        let mut problems = Vec::new();
        check_options(&setup, &mut problems);
        let characters = characters(&pack, &setup, &mut problems);
        if !problems.is_empty() {
            return Err(problems);
        }
        let sides = characters.iter().enumerate().map(|(at, &character)| {
            let human = at < usize::from(setup.mode.seats());
            side(&pack, &setup, character, human)
        });
        let sides: Vec<Option<Side>> = sides.collect();
        let sides: Option<Vec<Side>> = sides.into_iter().collect();
        let Some(sides) = sides else {
            return Err(vec!["a board of these packs has too many slots".to_owned()]);
        };
        let game = Kapow {
            dice: all_dice(&pack),
            marks: pack
                .ability_ids()
                .map(|ability| crate::board::marks_of(&pack, ability))
                .collect(),
            pack,
            mode: setup.mode,
            options: setup.options,
            sides: sides.into(),
        };
        let problems = game.missing();
        if problems.is_empty() {
            Ok(game)
        } else {
            Err(problems)
        }
    }

    /// Dice and faces that the boxes do not have for this match.
    fn missing(&self) -> Vec<String> {
        let mut problems = Vec::new();
        for number in 0..self.boxes() {
            let users = || {
                self.fighters()
                    .filter(|&fighter| self.box_of(fighter) == number)
            };
            for make in Make::ALL {
                let wanted: usize = users()
                    .map(|fighter| self.side(fighter).kit.count(make))
                    .sum();
                let there = self.dice.and(dice_of(number, make)).len();
                if wanted > usize::from(there) {
                    let make = make.id();
                    problems.push(format!(
                        "{wanted} {make} dice are wanted, the box has {there}"
                    ));
                }
            }
        }
        problems
    }
}

impl Kit {
    /// How many dice of a make it has.
    pub fn count(&self, make: Make) -> usize {
        if make.is_action() {
            return self.action.len();
        }
        self.dice.iter().filter(|&&other| other == make).count()
    }
}

fn check_options(setup: &Setup, problems: &mut Vec<String>) {
    let options = &setup.options;
    if !(1..=100).contains(&options.rounds) {
        problems.push(format!("rounds: 1 to 100, not {}", options.rounds));
    }
    check_handicap("extra-life", options.extra_life, setup.mode, problems);
    check_handicap(
        "extra-board-life",
        options.extra_board_life,
        setup.mode,
        problems,
    );
}

/// Extra life comes in steps, and only against boards that play by themselves (KA-13.12).
fn check_handicap(field: &str, life: u8, mode: Mode, problems: &mut Vec<String>) {
    if !HANDICAPS.contains(&life) {
        let steps = HANDICAPS.map(|step| step.to_string()).join(", ");
        problems.push(format!("{field}: one of {steps}, not {life} (KA-13.12)"));
    } else if life > 0 && !mode.has_boards() {
        let mode = mode.id();
        problems.push(format!(
            "{field}: only in solo and coop, against boards that play by themselves, not in {mode} \
             (KA-13.12)"
        ));
    }
}

/// The characters by their places in the pack; nobody has one among beginners.
fn characters(pack: &Pack, setup: &Setup, problems: &mut Vec<String>) -> Vec<Option<u8>> {
    let count = usize::from(setup.mode.fighters());
    if setup.mode == Mode::Beginner {
        if !setup.fighters.is_empty() {
            problems.push("beginners have no characters".to_owned());
        }
        return vec![None; count];
    }
    if setup.fighters.len() != count {
        let found = setup.fighters.len();
        problems.push(format!("{count} characters are needed, {found} are named"));
    }
    let mut found: Vec<Option<u8>> = Vec::new();
    for Chosen { character } in setup.fighters.iter().take(FIGHTERS) {
        let place = pack.character(character);
        if place.is_none() {
            let known: Vec<&str> = pack.characters.iter().map(|one| one.id.as_str()).collect();
            let known = known.join(", ");
            problems.push(format!("there is no character `{character}`: {known}"));
        } else if found.contains(&place) {
            problems.push(format!("`{character}` fights twice"));
        }
        found.push(place);
    }
    found
}

fn side(pack: &Pack, setup: &Setup, character: Option<u8>, human: bool) -> Option<Side> {
    let kit = match character {
        Some(place) => pack.characters[usize::from(place)].kit.clone(),
        None => pack.beginner.clone(),
    };
    let handicap = if human {
        setup.options.extra_life
    } else {
        setup.options.extra_board_life
    };
    let homes: Vec<Home> = match (character, human) {
        (Some(place), false) => vec![Home::Solo(place)],
        (Some(place), true) => vec![Home::Player, Home::Character(place)],
        (None, _) => vec![Home::Player],
    };
    let board = Board::new(pack, &homes, human && setup.mode.has_teams())?;
    Some(Side {
        character,
        human,
        kit,
        handicap,
        board,
    })
}

/// The dice of both boxes.
fn all_dice(pack: &Pack) -> DiceSet {
    let mut all = DiceSet::EMPTY;
    for number in 0..2 {
        for make in Make::ALL {
            let count = pack.supply.dice[make as usize].count;
            all = all.or(dice_of(number, make)
                .iter()
                .take(usize::from(count))
                .collect());
        }
    }
    debug_assert!(all.len() as usize <= 2 * BOX);
    all
}

impl Kapow {
    /// All who fight.
    pub fn fighters(&self) -> impl DoubleEndedIterator<Item = Fighter> + use<> {
        Fighter::first(self.mode.fighters())
    }
}

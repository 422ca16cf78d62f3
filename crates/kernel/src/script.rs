//! Scripts: matches written by hand as tests, readable by someone who knows the game and no Rust.

use crate::{Game, Match, Refusal, Seat, Viewer, Waiting, read_input};
use serde_json::Value;
use std::fmt;

/// A script that has been read, not yet run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// Which game.
    pub game: String,
    /// The set-up (TOML), empty for the game's default.
    pub setup: String,
    /// Set-ups (TOML) that must be turned away, with line numbers.
    pub unplayable: Vec<(usize, String)>,
    /// The position (TOML) to begin from, with the line it begins at; `None` begins at the start.
    pub position: Option<(usize, String)>,
    /// What happens, with line numbers.
    pub steps: Vec<(usize, Step)>,
}

/// One line of a script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// An input that must be accepted.
    Enter(String),
    /// An input that must be turned away, by the named rule if one is named.
    Refuse {
        /// The input.
        input: String,
        /// The rule that must be cited.
        rule: Option<String>,
    },
    /// A look into a viewer's view.
    Expect {
        /// Who looks.
        viewer: Viewer,
        /// Where, as a JSON pointer.
        pointer: String,
        /// What must be there.
        value: Value,
    },
    /// What the match must be waiting for: `dice`, `over`, or seats such as `A B`.
    Waits(String),
    /// A seat takes its newest input back.
    Undo(Seat),
    /// The next scene: everything begins anew from a position (TOML).
    Scene(String),
}

/// Where and why a script does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The line, counted from 1.
    pub line: usize,
    /// What was wrong.
    pub why: Wrong,
}

/// What was wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The line cannot be read.
    Syntax(String),
    /// The set-up or position has these problems.
    Unplayable(Vec<String>),
    /// An input was turned away.
    Refused(Refusal),
    /// An input that should have been turned away was accepted.
    Accepted,
    /// It was turned away for another reason.
    OtherReason(Refusal),
    /// The view says something else; `None` where the pointer leads nowhere.
    Differs {
        /// What the script says.
        expected: Value,
        /// What the view says.
        found: Option<Value>,
    },
    /// The match waits for something else.
    WaitsFor(String),
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.why {
            Wrong::Syntax(what) => f.write_str(what),
            Wrong::Unplayable(problems) => f.write_str(&problems.join("; ")),
            Wrong::Refused(refusal) => write!(f, "refused ({refusal})"),
            Wrong::Accepted => f.write_str("accepted, but it should have been refused"),
            Wrong::OtherReason(refusal) => write!(f, "refused for another reason ({refusal})"),
            Wrong::Differs {
                expected,
                found: Some(found),
            } => {
                write!(f, "expected {expected}, found {found}")
            }
            Wrong::Differs {
                expected,
                found: None,
            } => {
                write!(f, "expected {expected}, found nothing there")
            }
            Wrong::WaitsFor(what) => write!(f, "the match waits for {what}"),
        }
    }
}

impl Script {
    /// Reads a script; stops at the first line that makes no sense.
    pub fn read(text: &str) -> Result<Script, Failure> {
        let mut script = Script {
            game: String::new(),
            setup: String::new(),
            unplayable: Vec::new(),
            position: None,
            steps: Vec::new(),
        };
        let mut lines = text.lines().enumerate().map(|(at, line)| (at + 1, line));
        while let Some((number, line)) = lines.next() {
            let line = without_comment(line);
            match line.split_once(' ').unwrap_or((line, "")) {
                ("", _) => {}
                ("game", id) => id.trim().clone_into(&mut script.game),
                ("setup", "{") => script.setup = block(&mut lines, number)?,
                ("refuse", "setup {") => {
                    script.unplayable.push((number, block(&mut lines, number)?));
                }
                ("position", "{") => {
                    let text = block(&mut lines, number)?;
                    if script.position.is_none() && script.steps.is_empty() {
                        script.position = Some((number, text));
                    } else {
                        script.steps.push((number, Step::Scene(text)));
                    }
                }
                _ => script
                    .steps
                    .push((number, read_step(line).map_err(|why| failure(number, why))?)),
            }
        }
        if script.game.is_empty() {
            return Err(failure(
                1,
                "no line `game …` says which game this is".into(),
            ));
        }
        Ok(script)
    }
}

/// Everything up to the line `}`, as it stands.
fn block<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
    opened: usize,
) -> Result<String, Failure> {
    let mut text = String::new();
    for (_, line) in lines {
        if line.trim_end() == "}" {
            return Ok(text);
        }
        text.push_str(line);
        text.push('\n');
    }
    Err(failure(
        opened,
        "the block is never closed by a line `}`".into(),
    ))
}

fn read_step(line: &str) -> Result<Step, String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "refuse" => Ok(read_refuse(rest)),
        "expect" => read_expect(rest),
        "waits" => Ok(Step::Waits(rest.trim().to_owned())),
        "undo" => {
            let seat = rest
                .trim()
                .parse()
                .map_err(|()| format!("`{rest}` is not a seat"))?;
            Ok(Step::Undo(seat))
        }
        _ => Ok(Step::Enter(line.to_owned())),
    }
}

/// `refuse A skip` or `refuse IR-8.4 A skip`.
fn read_refuse(rest: &str) -> Step {
    match rest.split_once(' ') {
        Some((rule, input)) if rule.contains('-') => Step::Refuse {
            input: input.trim().to_owned(),
            rule: Some(rule.to_owned()),
        },
        _ => Step::Refuse {
            input: rest.trim().to_owned(),
            rule: None,
        },
    }
}

fn read_expect(rest: &str) -> Result<Step, String> {
    let mut parts = rest.trim().splitn(3, ' ');
    let (Some(who), Some(pointer), Some(value)) = (parts.next(), parts.next(), parts.next()) else {
        return Err("`expect` takes a seat (or `table`), a pointer and a value".into());
    };
    let viewer = match who {
        "table" => Viewer::Table,
        seat => Viewer::Seat(
            seat.parse()
                .map_err(|()| format!("`{seat}` is not a seat"))?,
        ),
    };
    let value = serde_json::from_str(value).map_err(|e| format!("`{value}` is not JSON: {e}"))?;
    Ok(Step::Expect {
        viewer,
        pointer: pointer.to_owned(),
        value,
    })
}

fn without_comment(line: &str) -> &str {
    let end = if line.starts_with('#') {
        0
    } else {
        line.find(" #").unwrap_or(line.len())
    };
    line[..end].trim()
}

fn failure(line: usize, why: String) -> Failure {
    Failure {
        line,
        why: Wrong::Syntax(why),
    }
}

/// Runs a script on a game that was opened with its set-up. Returns the match as it then stands.
pub fn run_script<G: Game>(game: G, script: &Script) -> Result<Match<G>, Failure> {
    let mut game_match = match &script.position {
        None => Match::new(game),
        Some((line, text)) => {
            let placed = place(&game, *line, text);
            let first = placed.map_err(|why| Failure { line: *line, why })?;
            Match::from(game, first)
        }
    };
    for (line, step) in &script.steps {
        run_step(&mut game_match, *line, step).map_err(|why| Failure { line: *line, why })?;
    }
    Ok(game_match)
}

fn place<G: Game>(game: &G, line: usize, text: &str) -> Result<G::State, Wrong> {
    // Empty lines in front, so that lines that a problem names are lines of the script.
    let placed = game.place(&format!("{}{text}", "\n".repeat(line)));
    placed.map_err(Wrong::Unplayable)
}

fn run_step<G: Game>(game_match: &mut Match<G>, line: usize, step: &Step) -> Result<(), Wrong> {
    match step {
        Step::Enter(text) => enter(game_match, text).map_err(Wrong::Refused),
        Step::Refuse { input, rule } => refuse(game_match, input, rule.as_deref()),
        Step::Expect {
            viewer,
            pointer,
            value,
        } => expect(game_match, *viewer, pointer, value),
        Step::Waits(what) => {
            let found = waits(game_match);
            if found == *what {
                Ok(())
            } else {
                Err(Wrong::WaitsFor(found))
            }
        }
        Step::Undo(seat) => game_match.undo(*seat).map_err(Wrong::Refused),
        Step::Scene(text) => {
            let first = place(game_match.game(), line, text)?;
            game_match.restart(first);
            Ok(())
        }
    }
}

fn enter<G: Game>(game_match: &mut Match<G>, text: &str) -> Result<(), Refusal> {
    let input = read_input(game_match.game(), game_match.state(), text)?;
    game_match.enter(input).map(|_| ())
}

fn refuse<G: Game>(game_match: &mut Match<G>, text: &str, rule: Option<&str>) -> Result<(), Wrong> {
    let before = game_match.state().clone();
    match enter(game_match, text) {
        Ok(()) => Err(Wrong::Accepted),
        Err(refusal) if rule.is_some() && refusal.rule.map(|rule| rule.0) != rule => {
            Err(Wrong::OtherReason(refusal))
        }
        Err(_) => {
            assert!(*game_match.state() == before, "a refusal changes nothing");
            Ok(())
        }
    }
}

fn expect<G: Game>(
    game_match: &Match<G>,
    viewer: Viewer,
    pointer: &str,
    expected: &Value,
) -> Result<(), Wrong> {
    let game = game_match.game();
    let shown = game.show(&game.view(game_match.state(), viewer));
    let found = shown.pointer(pointer);
    if found == Some(expected) {
        return Ok(());
    }
    Err(Wrong::Differs {
        expected: expected.clone(),
        found: found.cloned(),
    })
}

fn waits<G: Game>(game_match: &Match<G>) -> String {
    match game_match.game().waiting(game_match.state()) {
        Waiting::Over(_) => "over".to_owned(),
        Waiting::Chance(_) => "dice".to_owned(),
        Waiting::Seats(seats) => {
            let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
            letters.join(" ")
        }
    }
}

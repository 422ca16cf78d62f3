//! A lesson as it is written down: a script (`kernel::Script`) in which some answers of the learner
//! are taught. `lessons/README.md` tells the form.

use kernel::{Script, Step};

/// The seat of whoever learns, as scripts write it.
const LEARNER: &str = "A ";

/// The words of a lesson that a script does not have.
const NOTES: [&str; 7] = ["say", "look", "or", "lit", "picture", "no", "free"];

/// A lesson that has been read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Course {
    /// The set-up (TOML), where it is not the game's default.
    pub(crate) setup: Option<String>,
    pub(crate) beats: Vec<Beat>,
}

/// One thing after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Beat {
    /// Everything is put as a position (TOML) says.
    Scene(String),
    /// It happens by itself: dice, the opponent, what the learner need not think about yet.
    Enter(String),
    /// Something to look at.
    Look(Cue),
    /// An answer of the learner, in the spellings that are let through.
    Answer(Cue, Vec<String>),
}

/// What is told with a step of a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Cue {
    /// Names its sentence.
    pub(crate) id: String,
    /// What is lit on the board besides what can be tapped, as a selector.
    pub(crate) lit: Option<String>,
    /// What it does, as a row of symbols: see `picture.rs`.
    pub(crate) picture: String,
    /// Whether it has a sentence of its own for whoever taps something else.
    pub(crate) has_no: bool,
    /// Whether everything can be tapped on the way to the answer: where things are set aside, and
    /// what is left is the answer.
    pub(crate) free: bool,
}

impl Cue {
    fn new(id: &str) -> Cue {
        Cue {
            id: id.to_owned(),
            ..Cue::default()
        }
    }

    /// The key of its sentence.
    pub(crate) fn key(&self, game: &str) -> String {
        format!("web-lesson-{game}-{}", self.id)
    }

    /// The key of what is said to whoever taps something else.
    pub(crate) fn no_key(&self, game: &str) -> String {
        if self.has_no {
            format!("web-lesson-{game}-{}-no", self.id)
        } else {
            "web-lesson-not-now".to_owned()
        }
    }
}

impl Beat {
    /// What is told with it, where it waits for the learner.
    pub(crate) fn cue(&self) -> Option<&Cue> {
        match self {
            Beat::Look(cue) | Beat::Answer(cue, _) => Some(cue),
            Beat::Scene(_) | Beat::Enter(_) => None,
        }
    }
}

impl Course {
    /// Reads a lesson, or says what is wrong with it.
    pub(crate) fn read(text: &str) -> Result<Course, String> {
        let lines: Vec<&str> = text.lines().collect();
        let plain: Vec<&str> = lines
            .iter()
            .map(|line| if note(line).is_some() { "" } else { line })
            .collect();
        let script = Script::read(&plain.join("\n")).map_err(|failure| failure.to_string())?;
        let mut steps = script.position.into_iter();
        let scene = steps.next().map(|(at, text)| (at, Step::Scene(text)));
        let mut steps = scene.into_iter().chain(script.steps).peekable();
        let mut reader = Reader::default();
        for (number, line) in (1..).zip(lines) {
            if let Some((word, rest)) = note(line) {
                reader.note(word, rest).map_err(|why| at(number, why))?;
            }
            if let Some((_, step)) = steps.next_if(|(at, _)| *at == number) {
                reader.step(step).map_err(|why| at(number, why))?;
            }
        }
        let setup = Some(script.setup).filter(|setup| !setup.trim().is_empty());
        let beats = reader.beats;
        Ok(Course { setup, beats })
    }

    /// How many steps wait for the learner in the first so many beats.
    pub(crate) fn steps(&self, beats: usize) -> usize {
        let beats = self.beats.iter().take(beats);
        beats.filter(|beat| beat.cue().is_some()).count()
    }
}

fn at(line: usize, why: &str) -> String {
    format!("line {line}: {why}")
}

/// A line that only lessons have.
fn note(line: &str) -> Option<(&str, &str)> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    NOTES.contains(&word).then_some((word, rest.trim()))
}

#[derive(Default)]
struct Reader {
    beats: Vec<Beat>,
    /// What is told with the next answer.
    said: Option<Cue>,
}

impl Reader {
    fn note(&mut self, word: &str, rest: &str) -> Result<(), &'static str> {
        match word {
            "say" => self.said = Some(Cue::new(rest)),
            "look" => self.beats.push(Beat::Look(Cue::new(rest))),
            "or" => match self.beats.last_mut() {
                Some(Beat::Answer(_, lets)) => lets.push(rest.to_owned()),
                _ => return Err("`or` follows an answer that is taught"),
            },
            _ => {
                let cue = self.cue().ok_or("nothing is taught here")?;
                match word {
                    "lit" => cue.lit = Some(rest.to_owned()),
                    "picture" => rest.clone_into(&mut cue.picture),
                    "no" => cue.has_no = true,
                    _ => cue.free = true,
                }
            }
        }
        Ok(())
    }

    /// What is being told.
    fn cue(&mut self) -> Option<&mut Cue> {
        match (&mut self.said, self.beats.last_mut()) {
            (Some(said), _) => Some(said),
            (None, Some(Beat::Look(cue))) => Some(cue),
            _ => None,
        }
    }

    fn step(&mut self, step: Step) -> Result<(), &'static str> {
        let beat = match step {
            Step::Scene(text) => Beat::Scene(text),
            Step::Enter(text) => match (text.strip_prefix(LEARNER), self.said.take()) {
                (Some(answer), Some(cue)) => Beat::Answer(cue, vec![answer.to_owned()]),
                (None, Some(_)) => return Err("only answers of A are taught"),
                (_, None) => Beat::Enter(text),
            },
            _ => return Err("a lesson has no such line"),
        };
        self.beats.push(beat);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_taught_and_all_else_happens_by_itself() {
        let text = "game x\nsetup {\nmode = 1\n}\nlook board\nlit .mat\nsay throw\npicture 1 2\n\
                    no\nA throw all\nor throw some\nB throw all\ndice 1 2\nA skip\n";
        let course = Course::read(text).unwrap();
        assert_eq!(course.setup.as_deref(), Some("mode = 1\n"));
        let [Beat::Look(look), Beat::Answer(cue, lets), rest @ ..] = &course.beats[..] else {
            panic!("{:?}", course.beats);
        };
        assert_eq!(look.lit.as_deref(), Some(".mat"));
        assert_eq!(
            (cue.picture.as_str(), cue.no_key("x").as_str()),
            ("1 2", "web-lesson-x-throw-no")
        );
        assert_eq!(lets, &["throw all", "throw some"]);
        let by_itself = ["B throw all", "dice 1 2", "A skip"];
        assert_eq!(rest, by_itself.map(|text| Beat::Enter(text.to_owned())));
        assert_eq!((course.steps(1), course.steps(9)), (1, 2));
    }

    #[test]
    fn a_slip_is_named_with_its_line() {
        for (text, why) in [
            ("game x\nor skip\n", "line 2: `or` follows"),
            ("game x\nlit .mat\n", "line 2: nothing is taught"),
            ("game x\nsay a\nB skip\n", "line 3: only answers of A"),
            ("game x\nwaits A\n", "line 2: a lesson has no such line"),
        ] {
            let found = Course::read(text).unwrap_err();
            assert!(found.starts_with(why), "{found}");
        }
    }
}

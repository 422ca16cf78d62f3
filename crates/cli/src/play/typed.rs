//! What a player may type when asked: a command, numbers of offers, or a move in its spelling.

/// A line, understood as far as that goes without knowing the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Show the question again.
    Nothing,
    /// Offers by the numbers shown with them.
    Numbers(Vec<usize>),
    /// Every offer.
    All,
    /// No offer.
    None,
    /// A move in its spelling.
    Move(String),
    /// Why a move is not possible.
    Why(String),
    /// Let be all that is asked about the same matter.
    LetAllBe,
    /// Take the last answer back.
    Undo,
    /// What happened so far.
    Log,
    /// The chances of what is asked.
    Odds,
    /// The board again.
    Board,
    /// What something on the board means.
    About(String),
    /// Put the match away.
    Save(String),
    /// The rules, or one of them.
    Rules(String),
    /// What may be typed.
    Help,
    /// Give up the match.
    Resign,
    /// Agree on a draw.
    Draw,
    /// Leave.
    Quit,
}

impl Typed {
    /// Understands a line. Commands are known in both languages, whichever is spoken.
    pub(crate) fn read(line: &str) -> Typed {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match (word.to_lowercase().as_str(), rest.is_empty()) {
            ("", _) => Typed::Nothing,
            ("help" | "hilfe" | "?", _) => Typed::Help,
            ("pass" | "passe", _) if matches!(rest.as_str(), "attack" | "angriff") => {
                Typed::LetAllBe
            }
            ("undo" | "zurück", true) => Typed::Undo,
            ("log" | "verlauf", true) => Typed::Log,
            ("odds" | "chancen", true) => Typed::Odds,
            ("board" | "brett", true) => Typed::Board,
            ("quit" | "exit" | "ende", true) => Typed::Quit,
            ("resign" | "aufgeben", true) => Typed::Resign,
            ("draw" | "remis", true) => Typed::Draw,
            ("all" | "alle", true) => Typed::All,
            ("none" | "keine" | "keiner" | "keinen", true) => Typed::None,
            ("rules" | "regeln" | "regel" | "rule", _) => Typed::Rules(rest),
            ("what" | "was", _) => Typed::About(rest),
            ("save" | "speichern", _) => Typed::Save(rest),
            ("why" | "warum", _) => Typed::Why(why_what(&rest)),
            _ => numbers(line).map_or_else(|| Typed::Move(line.to_owned()), Typed::Numbers),
        }
    }
}

/// `why not throw …` means the same as `why throw …`.
fn why_what(rest: &str) -> String {
    let bare = ["not ", "nicht "]
        .iter()
        .find_map(|not| rest.strip_prefix(not));
    bare.unwrap_or(rest).trim().to_owned()
}

fn numbers(line: &str) -> Option<Vec<usize>> {
    let words = line.split(|c: char| c.is_whitespace() || c == ',');
    words
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_be_parted_by_spaces_and_commas() {
        assert_eq!(Typed::read(" 1 3,5 "), Typed::Numbers(vec![1, 3, 5]));
        assert_eq!(Typed::read("1 x"), Typed::Move("1 x".into()));
    }

    #[test]
    fn commands_are_known_in_both_languages() {
        assert_eq!(Typed::read("Hilfe"), Typed::read("help"));
        assert_eq!(Typed::read("warum nicht skip"), Typed::Why("skip".into()));
        assert_eq!(Typed::read("why skip"), Typed::Why("skip".into()));
        assert_eq!(Typed::read("rules IR-7.3"), Typed::Rules("IR-7.3".into()));
        assert_eq!(Typed::read("was Hieb"), Typed::read("what Hieb"));
        assert_eq!(Typed::read("pass angriff"), Typed::LetAllBe);
        assert_eq!(Typed::read("pass"), Typed::Move("pass".into()));
    }

    #[test]
    fn what_is_no_command_is_a_move() {
        let text = "throw ballistic.1 > B.barrier.1";
        assert_eq!(Typed::read(text), Typed::Move(text.into()));
        assert_eq!(
            Typed::read("battle none"),
            Typed::Move("battle none".into())
        );
        assert_eq!(Typed::read("undo this"), Typed::Move("undo this".into()));
    }
}

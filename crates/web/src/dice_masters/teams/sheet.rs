//! A team with its name, as it is kept, shared and read.

use crate::bench::{self, Sheet, Words};
use crate::board::Board as _;
use crate::boards::GameBox;
use crate::voice::voice;
use game_dice_masters::{DiceMasters, Mode, Pack, Problem, Roster, Team, TeamSheet, Wrong};
use kernel::{Arg, Said};

/// The most letters of a name.
pub(super) const NAME: usize = 40;

/// Somebody's own teams.
pub(crate) type Shelf = bench::Shelf<Built>;

/// A team with its name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Built {
    name: String,
    pub(crate) roster: Roster,
}

impl Built {
    pub(crate) fn new(name: &str, roster: Roster) -> Built {
        let words: Vec<&str> = name.split_whitespace().collect();
        let name: String = words.join(" ").chars().take(NAME).collect();
        Built {
            name: name.trim_end().to_owned(),
            roster,
        }
    }

    pub(crate) fn of_team(name: &str, team: &Team) -> Built {
        Built::new(name, Roster::read(Pack::builtin(), team))
    }

    /// As a match wants it.
    pub(crate) fn team(&self) -> Team {
        self.roster.team(Pack::builtin())
    }

    /// All that keeps it from being brought to a match of this mode.
    pub(crate) fn problems(&self, mode: Mode) -> Vec<Problem> {
        self.team().problems(Pack::builtin(), mode)
    }

    pub(crate) fn fits(&self, mode: Mode) -> bool {
        self.problems(mode).is_empty()
    }
}

/// Whether people build teams for a mode.
pub(crate) fn is_built(mode: Mode) -> bool {
    mode != Mode::Intro && !mode.is_draft()
}

impl Sheet for Built {
    const GAME: GameBox = DiceMasters::BOX;

    const KEPT: &'static str = "astragal.teams.dice-masters";

    const WORDS: Words = Words {
        nameless: "web-teams-nameless",
        own: "web-teams-own",
        is_legal: "web-teams-is-legal",
        received: "web-teams-received",
        read: "web-teams-read",
        deleted: "web-teams-deleted",
    };

    fn read(text: &str) -> Result<Built, Said> {
        let pack = Pack::builtin();
        let sheet = pack.read_team(text).map_err(|bad| bad.said())?;
        match unknown(&sheet.team) {
            Some(problem) => Err(problem.refusal(pack).said),
            None => Ok(Built::of_team(&sheet.name, &sheet.team)),
        }
    }

    fn spell(&self) -> String {
        let sheet = TeamSheet {
            name: self.name.clone(),
            team: self.team(),
        };
        sheet.text().trim_end().to_owned()
    }

    /// In one line: as teams are shared where it has no name, else as a sheet.
    fn link(&self) -> String {
        if self.name.is_empty() {
            self.team().share()
        } else {
            let text = self.spell();
            let lines: Vec<&str> = text.lines().collect();
            lines.join(";")
        }
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn renamed(self, name: &str) -> Built {
        Built::new(name, self.roster)
    }

    fn is_empty(&self) -> bool {
        self.roster.is_empty()
    }

    fn is_legal(&self) -> bool {
        let mut modes = Mode::ALL.into_iter().filter(|mode| is_built(*mode));
        modes.any(|mode| self.fits(mode))
    }

    fn gist(&self) -> String {
        let said = Said::new("web-teams-gist")
            .with("cards", Arg::number(self.roster.cards.len()))
            .with("dice", Arg::number(self.roster.dice()));
        voice().say(&said)
    }
}

/// The first card that these packs do not know.
fn unknown(team: &Team) -> Option<Problem> {
    let problems = team.problems(Pack::builtin(), Mode::Tournament);
    let is_unknown =
        |problem: &Problem| matches!(problem.wrong, Wrong::NoCard(_) | Wrong::NoBasic(_));
    problems.into_iter().find(is_unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "name Iron rain\ndrax-pained x2\nspider-man-tangled-web x4\nexposed\nbetrayal";

    #[test]
    fn a_team_comes_back_as_text_and_as_a_link() {
        let team = Built::read(TEXT).unwrap();
        assert_eq!(team.name(), "Iron rain");
        assert_eq!((team.roster.cards.len(), team.roster.dice()), (2, 6));
        assert_eq!(team.spell(), TEXT);
        assert_eq!(Built::read(&team.link()), Ok(team.clone()));
        let nameless = team.renamed("  ");
        assert_eq!(nameless.link(), nameless.team().share());
        assert_eq!(Built::read(&nameless.link()), Ok(nameless.clone()));
        assert_eq!(Built::read(&nameless.spell()), Ok(nameless));
        assert_eq!(Built::read(""), Ok(Built::default()));
    }

    #[test]
    fn a_name_is_one_line_of_forty_letters() {
        let long = Built::new(&"long  name\n".repeat(9), Roster::default());
        assert_eq!(long.name().chars().count(), 39, "no space at the end");
        assert_eq!(Built::read(&long.spell()), Ok(long));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let key = |text: &str| Built::read(text).unwrap_err().key;
        assert_eq!(key("drax"), "dice-masters-sheet-several");
        assert_eq!(key("nobody.2~exposed"), "dice-masters-team-no-card");
        assert_eq!(key("drax-pained.2~nothing"), "dice-masters-team-no-basic");
    }

    #[test]
    fn every_starter_team_can_be_begun_from() {
        for starter in &Pack::builtin().teams {
            let built = Built::of_team(&starter.id, &starter.team);
            assert!(
                built.fits(Mode::Tournament) && built.is_legal(),
                "{}",
                starter.id
            );
            assert_eq!(Built::read(&built.spell()), Ok(built));
        }
    }
}

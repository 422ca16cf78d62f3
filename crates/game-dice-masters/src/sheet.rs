//! A team on a sheet of paper: its name, its cards with their dice and its basic actions, as a text
//! that people read, write and send each other. Whether the team may be brought to a match is not
//! asked here: a sheet may be half written.
//!
//! ```text
//! name Painful
//! drax-pained x4
//! 2x Silver Sable: Wild Pack
//! betrayal, exposed
//! ```
//!
//! The same in a line: `name Painful; drax-pained x4; silver-sable-wild-pack x2; betrayal`.
//! What stands in links is another line: see `team`.

use crate::ids::CardId;
use crate::pack::{Card, CardKind, Pack, Rarity};
use crate::team::Team;
use content::Name;
use dice::Id;
use kernel::position::write_count;
use kernel::{Arg, Said};
use std::fmt;

/// The most letters of a name.
const NAME: usize = 40;
/// As much of a wrong word as is shown.
const SHOWN: usize = 40;

/// A team with its name; empty for a team without one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamSheet {
    /// The name.
    pub name: String,
    /// The team.
    pub team: Team,
}

/// Why a text is no sheet, and in which line, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadTeam {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub flaw: TeamFlaw,
}

/// What can be wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TeamFlaw {
    /// Nothing is called like this.
    NoCard(String),
    /// Several cards are called like this.
    Several(String),
    /// There is a second name.
    NameTwice,
    /// The name has this many letters.
    LongName(usize),
}

impl BadTeam {
    /// The same to be said in the reader's language.
    pub fn said(&self) -> Said {
        let said = |key| Said::new(key).with("line", Arg::number(self.line));
        let word = |key, word: &str| said(key).with("word", Arg::Spelled(word.to_owned()));
        match &self.flaw {
            TeamFlaw::NoCard(text) => word("dice-masters-sheet-no-card", text),
            TeamFlaw::Several(text) => word("dice-masters-sheet-several", text),
            TeamFlaw::NameTwice => said("dice-masters-sheet-name-twice"),
            TeamFlaw::LongName(count) => {
                said("dice-masters-sheet-long-name").with("count", Arg::number(*count))
            }
        }
    }
}

impl fmt::Display for BadTeam {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.flaw {
            TeamFlaw::NoCard(text) => write!(f, "there is no card `{text}`"),
            TeamFlaw::Several(text) => write!(
                f,
                "several cards are called `{text}`; write its title, such as `Drax: Pained`"
            ),
            TeamFlaw::NameTwice => f.write_str("the team has a name already"),
            TeamFlaw::LongName(count) => {
                write!(f, "a name has at most {NAME} letters, not {count}")
            }
        }
    }
}

impl TeamSheet {
    /// The sheet as a text, a card in each line.
    pub fn text(&self) -> String {
        let name = Some(&self.name).filter(|name| !name.is_empty());
        let name = name.map(|name| format!("name {}", one_line(name)));
        let dice = self.team.cards.iter().chain(&self.team.basics);
        let lines = name.into_iter().chain(dice.cloned());
        lines.map(|line| line + "\n").collect()
    }
}

impl Pack {
    /// Reads a sheet. Cards stand in lines of their own or between commas and semicolons, by their
    /// ids or as `Figure: Title` in either language, with the number of dice as `x2` behind or `2x`
    /// before. A line that begins with `name` has the name, and `#` begins a remark. A team as it
    /// is shared in a link is read as well.
    pub fn read_team(&self, text: &str) -> Result<TeamSheet, BadTeam> {
        let mut sheet = TeamSheet::default();
        if let Some(team) = Team::read_share(text.trim()) {
            sheet.team = team;
            return Ok(sheet);
        }
        for (line, number) in text.lines().zip(1..) {
            let line = line.split('#').next().unwrap_or_default();
            for part in line.split(';') {
                let read = self.read_part(part.trim(), &mut sheet);
                read.map_err(|flaw| BadTeam { line: number, flaw })?;
            }
        }
        Ok(sheet)
    }

    fn read_part(&self, part: &str, sheet: &mut TeamSheet) -> Result<(), TeamFlaw> {
        if let Some(name) = part.strip_prefix("name ") {
            return read_name(name, sheet);
        }
        for item in part.split(',').map(str::trim) {
            if item.is_empty() {
                continue;
            }
            let (name, dice) = split_count(item);
            let card = self.card(self.find_card(name)?);
            match card.kind {
                CardKind::BasicAction => sheet.team.basics.push(card.id.clone()),
                CardKind::Character | CardKind::Action => {
                    sheet.team.cards.push(write_count(&card.id, dice));
                }
            }
        }
        Ok(())
    }

    /// The card of this id, title or name, in either language and in any case. Of a card and the
    /// one that was given away with the same title the card is meant.
    pub fn find_card(&self, name: &str) -> Result<CardId, TeamFlaw> {
        if let Some(card) = self.card_named(name) {
            return Ok(card);
        }
        let wanted = plain(name);
        let shown = || name.chars().take(SHOWN).collect::<String>();
        let all = (0..self.cards.len()).filter_map(CardId::at);
        let found: Vec<CardId> = all
            .filter(|id| self.is_called(self.card(*id), &wanted))
            .collect();
        let printed = found
            .iter()
            .filter(|id| self.card(**id).rarity != Rarity::Promo);
        match (&found[..], &printed.collect::<Vec<_>>()[..]) {
            ([], _) => Err(TeamFlaw::NoCard(shown())),
            ([card], _) => Ok(*card),
            (_, [card]) => Ok(**card),
            _ => Err(TeamFlaw::Several(shown())),
        }
    }

    fn is_called(&self, card: &Card, wanted: &str) -> bool {
        let figure = &self.figure(card.figure).name;
        let by = |pick: fn(&Name) -> &str| {
            let title = card.title.as_ref().map(|title| plain(pick(title)));
            let figure = plain(pick(figure));
            let whole = title.map(|title| format!("{figure} {title}"));
            figure == wanted || whole.is_some_and(|whole| whole == wanted)
        };
        plain(&card.id) == wanted || by(|name| &name.de) || by(|name| &name.en)
    }
}

fn read_name(name: &str, sheet: &mut TeamSheet) -> Result<(), TeamFlaw> {
    if !sheet.name.is_empty() {
        return Err(TeamFlaw::NameTwice);
    }
    let name = one_line(name);
    let count = name.chars().count();
    if count > NAME {
        return Err(TeamFlaw::LongName(count));
    }
    sheet.name = name;
    Ok(())
}

/// A name and the number of dice before or behind it; one without a number.
fn split_count(item: &str) -> (&str, u8) {
    let number = |word: &str| word.parse::<u8>().ok();
    if let Some((name, count)) = item.rsplit_once(' ')
        && let Some(count) = count.strip_prefix('x').and_then(number)
    {
        return (name.trim_end(), count);
    }
    if let Some((count, name)) = item.split_once(' ')
        && let Some(count) = count.strip_suffix('x').and_then(number)
    {
        return (name.trim_start(), count);
    }
    (item, 1)
}

/// A name in small letters, with single spaces and without the marks in it.
fn plain(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        letter if letter.is_alphanumeric() => letter,
        _ => ' ',
    });
    one_line(&letters.collect::<String>()).to_lowercase()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_team_is_read_as_it_is_written_and_as_people_write() {
        let pack = Pack::builtin();
        let text = "name Painful\ndrax-pained x4\n2x Silver Sable: Wild Pack # cheap\n\
            spider-man: verworrenes NETZ x3, Verrat\nExposed!\n";
        let sheet = pack.read_team(text).unwrap();
        assert_eq!(sheet.name, "Painful");
        assert_eq!(
            sheet.team.cards,
            [
                "drax-pained x4",
                "silver-sable-wild-pack x2",
                "spider-man-tangled-web x3"
            ]
        );
        assert_eq!(sheet.team.basics, ["betrayal", "exposed"]);
        assert_eq!(pack.read_team(&sheet.text()).as_ref(), Ok(&sheet));
        let shared = pack.read_team(&sheet.team.share()).unwrap();
        assert_eq!(shared.team, sheet.team);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let pack = Pack::builtin();
        for (text, line, flaw) in [
            ("drax-pained\nbob x2", 2, TeamFlaw::NoCard("bob".to_owned())),
            ("Drax x2", 1, TeamFlaw::Several("Drax".to_owned())),
            ("name a\nname b", 2, TeamFlaw::NameTwice),
            (
                &format!("name {}", "a".repeat(41)),
                1,
                TeamFlaw::LongName(41),
            ),
        ] {
            assert_eq!(pack.read_team(text), Err(BadTeam { line, flaw }), "{text}");
        }
    }

    #[test]
    fn every_card_is_known_by_its_id_and_by_its_name_in_both_languages() {
        let pack = Pack::builtin();
        for (at, card) in pack.cards.iter().enumerate() {
            let id = CardId::at(at).unwrap();
            assert_eq!(pack.find_card(&card.id), Ok(id));
            let figure = &pack.figure(card.figure).name;
            let Some(title) = card.title.as_ref().filter(|_| card.rarity != Rarity::Promo) else {
                continue;
            };
            for (figure, title) in [(&figure.de, &title.de), (&figure.en, &title.en)] {
                let name = format!("{figure}: {title}");
                assert_eq!(pack.find_card(&name), Ok(id), "{name}");
            }
        }
    }
}

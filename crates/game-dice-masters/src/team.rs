//! What one player brings (MA-2), what is wrong with it, and the one line by which it is shared.

mod problem;

use crate::ids::CardId;
use crate::pack::{CardKind, Pack};
use crate::rules::Brought;
use crate::setup::Mode;
use arrayvec::ArrayVec;
use content::Name;
use kernel::position::{read_count, write_count};
use serde::{Deserialize, Serialize};

pub(crate) use problem::name as card_name;
pub use problem::{Problem, Wrong};

/// What one player brings.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Team {
    /// Cards, as `drax-pained x2` with the number of dice.
    pub cards: Vec<String>,
    /// Basic actions.
    pub basics: Vec<String>,
}

/// A team to begin with, for those who do not want to build one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Starter {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub name: Name,
    /// How it plays, in a sentence.
    pub about: Name,
    /// As a tournament wants it.
    pub team: Team,
    /// With fewer dice, for a casual game.
    pub casual: Team,
}

impl Starter {
    /// What is brought to a mode: by one player, or by two team-mates, who share the cards and
    /// the basic actions.
    pub fn of(&self, mode: Mode) -> Vec<Team> {
        match mode {
            Mode::Intro | Mode::Casual => vec![self.casual.clone()],
            Mode::Tournament | Mode::RainbowDraft | Mode::RainbowThree | Mode::RainbowFour => {
                vec![self.team.clone()]
            }
            Mode::Doubles => {
                let cards = self.team.cards.chunks(4);
                let basics = self.team.basics.chunks(1);
                let half = |(cards, basics): (&[String], &[String])| Team {
                    cards: cards.to_vec(),
                    basics: basics.to_vec(),
                };
                cards.zip(basics).map(half).collect()
            }
        }
    }
}

/// A team with the cards of the pack.
#[derive(Debug, Clone, Default)]
pub(crate) struct Found {
    pub cards: ArrayVec<Brought, 8>,
    pub basics: Vec<CardId>,
}

/// Between two cards in a shared team.
const NEXT: char = '_';
/// Between the cards and the basic actions.
const BASICS: char = '~';
/// Between a card and the number of its dice.
const DICE: char = '.';

impl Team {
    /// All that keeps it from being brought to a match of this mode (MA-2), cards first.
    pub fn problems(&self, pack: &Pack, mode: Mode) -> Vec<Problem> {
        if mode == Mode::Intro {
            return vec![Problem::new("MA-2.4", Wrong::Fixed)];
        }
        let mut problems = Vec::new();
        self.find(pack, mode, &mut problems);
        problems
    }

    /// What keeps two team-mates from bringing these together: no name is twice among their cards,
    /// and their basic actions are different (MA-20.1).
    pub fn problems_beside(&self, mate: &Team, pack: &Pack) -> Vec<Problem> {
        let figure = |text: &String| {
            let card = pack.card_named(read_count(text).0)?;
            Some(pack.card(card).figure)
        };
        let own: Vec<_> = self.cards.iter().filter_map(figure).collect();
        let is_twice = |text: &&String| figure(text).is_some_and(|figure| own.contains(&figure));
        let id = |text: &String| read_count(text).0.to_owned();
        let names = mate.cards.iter().filter(is_twice);
        let names = names.map(|text| Wrong::Twice(id(text)));
        let basics = mate.basics.iter().filter(|id| self.basics.contains(id));
        let basics = basics.map(|id| Wrong::SameBasic(id.clone()));
        names
            .chain(basics)
            .map(|wrong| Problem::new("MA-20.1", wrong))
            .collect()
    }

    /// How many dice it has.
    pub fn dice(&self) -> u8 {
        let counts = self.cards.iter().filter_map(|card| read_count(card).1);
        counts.fold(0, u8::saturating_add)
    }

    /// The team in one line that can stand in a link: `drax-pained.2_blade-vengeful.4~betrayal`.
    pub fn share(&self) -> String {
        let cards = self.cards.iter().map(|text| {
            let (id, count) = read_count(text);
            format!("{id}{DICE}{}", count.unwrap_or(0))
        });
        let cards: Vec<String> = cards.collect();
        let (next, basics) = (NEXT.to_string(), BASICS.to_string());
        [cards.join(&next), self.basics.join(&next)].join(&basics)
    }

    /// Reads what [`Team::share`] writes, and nothing else. The cards need not exist.
    pub fn read_share(text: &str) -> Option<Team> {
        let (cards, basics) = text.split_once(BASICS)?;
        let card = |text: &str| {
            let (id, count) = text.split_once(DICE)?;
            let count = count
                .parse()
                .ok()
                .filter(|count| (1..=60).contains(count))?;
            Some(write_count(id, count))
        };
        let list = |text: &'_ str| -> Vec<String> {
            let parts = text.split(NEXT).filter(|part| !part.is_empty());
            parts.map(str::to_owned).collect()
        };
        let team = Team {
            cards: list(cards)
                .iter()
                .map(|text| card(text))
                .collect::<Option<_>>()?,
            basics: list(basics),
        };
        let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_~.".contains(letter);
        (text.chars().all(plain) && team.share() == text).then_some(team)
    }

    /// Looks its cards up, and notes what is wrong.
    pub(crate) fn find(&self, pack: &Pack, mode: Mode, problems: &mut Vec<Problem>) -> Found {
        let mut wrong = |rule, wrong| problems.push(Problem::new(rule, wrong));
        let most = mode.cards();
        if !(1..=usize::from(most)).contains(&self.cards.len()) {
            wrong("MA-2.5", Wrong::Cards { most });
        }
        let mut found = self.look_up(pack, problems);
        check_dice(self.dice(), mode, problems);
        let need = mode.basics();
        let basics = &found.basics;
        let twice = (1..basics.len()).any(|at| basics[..at].contains(&basics[at]));
        if twice || self.basics.len() != usize::from(need) {
            problems.push(Problem::new("MA-2.7", Wrong::Basics { need }));
        }
        found.basics.truncate(usize::from(need));
        found
    }

    /// Looks its cards up whatever the mode.
    pub(crate) fn look_up(&self, pack: &Pack, problems: &mut Vec<Problem>) -> Found {
        let mut found = Found::default();
        for text in self.cards.iter().take(8) {
            let (id, count) = read_count(text);
            let Some(card) = look_up(pack, id, false, problems) else {
                continue;
            };
            let figure = pack.card(card).figure;
            let twice = |one: &Brought| pack.card(one.card).figure == figure;
            if found.cards.iter().any(twice) {
                let id = id.to_owned();
                problems.push(Problem::new("MA-2.5", Wrong::Twice(id)));
            }
            let dice = dice_on(pack, card, count, problems);
            found.cards.push(Brought { card, dice });
        }
        let basics = self.basics.iter();
        let basics = basics.filter_map(|id| look_up(pack, id, true, problems));
        found.basics = basics.collect();
        found
    }
}

/// How many dice lie on a card: at least one, and never more than its limit.
fn dice_on(pack: &Pack, card: CardId, count: Option<u8>, problems: &mut Vec<Problem>) -> u8 {
    let card = pack.card(card);
    let most = card.most;
    let dice = count.filter(|count| (1..=most).contains(count));
    if dice.is_none() {
        let card = card.id.clone();
        problems.push(Problem::new("MA-2.5", Wrong::Limit { card, most }));
    }
    dice.unwrap_or(1)
}

/// A card by its id.
fn look_up(pack: &Pack, id: &str, is_basic: bool, problems: &mut Vec<Problem>) -> Option<CardId> {
    let card = pack.card_named(id);
    let found = card.filter(|card| (pack.card(*card).kind == CardKind::BasicAction) == is_basic);
    if found.is_none() {
        let wrong = if is_basic {
            Wrong::NoBasic
        } else {
            Wrong::NoCard
        };
        problems.push(Problem::new("MA-2.3", wrong(id.to_owned())));
    }
    found
}

/// The dice of all cards together (MA-2.6).
fn check_dice(dice: u8, mode: Mode, problems: &mut Vec<Problem>) {
    let Some(most) = mode.dice() else {
        return;
    };
    let exact = mode.has_exact_dice();
    if dice > most || exact && dice < most {
        let wrong = Wrong::Dice { dice, most, exact };
        problems.push(Problem::new("MA-2.6", wrong));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_team_has_one_spelling() {
        let text = "drax-pained.2_blade-vengeful.1~betrayal_exposed";
        let team = Team::read_share(text).unwrap();
        assert_eq!(team.cards, ["drax-pained x2", "blade-vengeful"]);
        assert_eq!(team.basics, ["betrayal", "exposed"]);
        assert_eq!((team.share().as_str(), team.dice()), (text, 3));
        let others = [
            "drax-pained_blade-vengeful.1~betrayal",
            "drax-pained.02~betrayal",
            "drax-pained.2__blade-vengeful.1~betrayal",
            "drax-pained.2",
            "drax pained.2~",
            "drax-pained.0~",
        ];
        for other in others {
            assert_eq!(Team::read_share(other), None, "{other}");
        }
    }

    /// MA-2.3: every starter team can be brought, as it is and to a casual game, and shared.
    #[test]
    fn starter_teams_are_legal() {
        let pack = Pack::builtin();
        assert!(pack.teams.len() >= 8, "eight ways to begin");
        for starter in &pack.teams {
            for mode in [Mode::Casual, Mode::Tournament, Mode::Doubles] {
                for team in starter.of(mode) {
                    assert_eq!(team.problems(pack, mode), [], "{} in {mode:?}", starter.id);
                    assert_eq!(Team::read_share(&team.share()), Some(team));
                }
            }
            let [one, other] = &starter.of(Mode::Doubles)[..] else {
                panic!("two share {}", starter.id);
            };
            assert_eq!(one.problems_beside(other, pack), []);
            assert_eq!(starter.team.cards.len(), 8, "{}", starter.id);
        }
    }

    #[test]
    fn every_problem_comes_to_light() {
        let named = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
        let team = Team {
            cards: named(&["drax-pained x5", "drax-the-destroyer", "nobody", "betrayal"]),
            basics: named(&["betrayal", "betrayal", "drax-pained"]),
        };
        let keys: Vec<&str> = team
            .problems(Pack::builtin(), Mode::Tournament)
            .iter()
            .map(Problem::key)
            .collect();
        let expected = [
            "dice-masters-team-limit",
            "dice-masters-team-twice",
            "dice-masters-team-no-card",
            "dice-masters-team-no-card",
            "dice-masters-team-no-basic",
            "dice-masters-team-dice",
            "dice-masters-team-basics",
        ];
        assert_eq!(keys, expected);
    }

    /// MA-2.3, MA-2.5, MA-2.6, MA-2.7: each fault alone is told once, with its rule.
    #[test]
    fn each_fault_has_its_rule() {
        const FIVE: &str =
            "drax-pained x4_blade-vengeful x4_hulk-warbound x4_lizard-scientist x4_blink-exile x4";
        const NINE: &str = "drax-pained_blade-vengeful_hulk-warbound_lizard-scientist_blink-exile_\
             iceman-chilling_carnage-insane_kingpin-payback_electro-sinister";
        let faults = [
            ("MA-2.5", Mode::Casual, "drax-pained_drax-the-destroyer"),
            (
                "MA-2.5",
                Mode::Casual,
                "kingpin-payback_kingpin-cerebral-crime-boss",
            ),
            ("MA-2.5", Mode::Casual, "drax-pained x5"),
            ("MA-2.5", Mode::Casual, "kingpin-cerebral-crime-boss x2"),
            ("MA-2.5", Mode::Casual, ""),
            ("MA-2.5", Mode::Casual, NINE),
            ("MA-2.6", Mode::Casual, &FIVE.replace("_blink-exile x4", "")),
            (
                "MA-2.6",
                Mode::Tournament,
                &FIVE.replace("exile x4", "exile x3"),
            ),
            (
                "MA-2.6",
                Mode::Tournament,
                &format!("{FIVE}_iceman-chilling"),
            ),
            ("MA-2.3", Mode::Casual, "nobody"),
            ("MA-2.3", Mode::Casual, "betrayal"),
        ];
        let two = ["betrayal", "exposed"];
        for (rule, mode, cards) in faults {
            assert_eq!(rules_against(mode, cards, &two), [rule], "{cards}");
        }
        assert_eq!(rules_against(Mode::Tournament, FIVE, &two), [""; 0]);
        for basics in [
            &["betrayal"; 1][..],
            &["betrayal"; 2],
            &["betrayal", "exposed", "slander"],
        ] {
            let rules = rules_against(Mode::Casual, "drax-pained", basics);
            assert_eq!(rules, ["MA-2.7"], "{basics:?}");
        }
    }

    fn rules_against(mode: Mode, cards: &str, basics: &[&str]) -> Vec<&'static str> {
        let cards = cards.split('_').filter(|card| !card.is_empty());
        let team = Team {
            cards: cards.map(str::to_owned).collect(),
            basics: basics.iter().map(|&id| id.to_owned()).collect(),
        };
        let problems = team.problems(Pack::builtin(), mode);
        problems.iter().map(|problem| problem.rule.0).collect()
    }
}

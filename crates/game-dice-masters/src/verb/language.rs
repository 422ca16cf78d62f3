//! The small texts inside verbs: which dice, which numbers, which tests, which prices; and all that
//! has been read of a pack so far.

use super::{Amount, Price, Shown, Span, Test, Verb, Way, Which};
use crate::face::Energy;
use crate::filter::{Filter, FilterId, Keyword, Side, Sort, Zone};
use crate::ids::{FigureId, Figures, GroupId, Groups};
use dice::Id;

/// All that has been read so far, and the names that texts may use.
#[derive(Debug, Default)]
pub(crate) struct Language {
    pub(crate) verbs: Vec<Verb>,
    pub(crate) filters: Vec<Filter>,
    pub(crate) tests: Vec<Test>,
    pub(crate) prices: Vec<Price>,
    pub(crate) ways: Vec<Way>,
    pub(crate) figures: Vec<String>,
    pub(crate) groups: Vec<String>,
}

const FIXED: &[(&str, Which)] = &[
    ("self", Which::Me),
    ("target", Which::Target),
    ("second", Which::Second),
    ("it", Which::It),
    ("that", Which::That),
    ("you", Which::You),
    ("opponent", Which::Opponent),
    ("defender", Which::Defender),
    ("doer", Which::Doer),
    ("everyone", Which::Everyone),
];

const HOW: &str = "write `one …`, `all …` or `live …` and what it must be, or one of self, target, \
                   second, it, that, you, opponent, defender, doer, everyone";

impl Language {
    /// Which dice or players: `self`, `target`, `all own group:villains`.
    pub(super) fn which(&mut self, text: &str) -> Result<Which, String> {
        if let Some((_, which)) = FIXED.iter().find(|(word, _)| *word == text) {
            return Ok(*which);
        }
        let make = match text.split_once(' ') {
            Some(("one", _)) => Which::One,
            Some(("all", _)) => Which::All,
            Some(("live", _)) => Which::Live,
            _ => return Err(format!("`{text}` says nothing of which: {HOW}")),
        };
        let rest = text.split_once(' ').map_or("", |(_, rest)| rest);
        self.filter(rest).map(make)
    }

    /// A filter: words that all must hold. See `docs/packs/dice-masters.md`.
    pub(crate) fn filter(&mut self, text: &str) -> Result<FilterId, String> {
        let mut filter = Filter::default();
        for word in text.split_whitespace() {
            self.narrow(&mut filter, word)?;
        }
        if filter.sorts == 0 {
            filter.sorts = 1 << Sort::Character as u8;
        }
        if filter.zones == 0 {
            filter.zones = 1 << Zone::Field as u8;
        }
        let known = self.filters.iter().position(|known| *known == filter);
        let place = known.unwrap_or(self.filters.len());
        if place == self.filters.len() {
            self.filters.push(filter);
        }
        Ok(FilterId(place as u16))
    }

    fn narrow(&self, filter: &mut Filter, word: &str) -> Result<(), String> {
        if let Some((key, value)) = word.split_once(':') {
            return self.narrow_by(filter, key, value);
        }
        if let Some((_, sort)) = Sort::ALL.iter().find(|(known, _)| *known == word) {
            filter.sorts |= 1 << *sort as u8;
            return Ok(());
        }
        match word {
            "own" => filter.side = Side::Own,
            "opposing" => filter.side = Side::Opposing,
            "of-target" => filter.side = Side::Target,
            "of-doer" => filter.side = Side::Doer,
            "named" => filter.side = Side::Named,
            "other" => filter.other = true,
            "attacking" => filter.attacking = true,
            "blocking" => filter.blocking = true,
            "engaged" => filter.engaged = true,
            _ => return Err(format!("unknown property `{word}`")),
        }
        Ok(())
    }

    fn narrow_by(&self, filter: &mut Filter, key: &str, value: &str) -> Result<(), String> {
        match key {
            "in" => filter.zones |= bits("zone", Zone::ALL, value, |zone| zone as u8)?,
            "energy" => {
                filter.energies |= bits("energy", Energy::ALL, value, |energy| energy as u8)?;
            }
            "name" => filter.figures = filter.figures.or(self.figures(value)?),
            "not-name" => filter.not_figures = filter.not_figures.or(self.figures(value)?),
            "group" => filter.groups = filter.groups.or(self.groups(value)?),
            "not-group" => filter.not_groups = filter.not_groups.or(self.groups(value)?),
            "keyword" => filter.keyword = Some(one("keyword", Keyword::ALL, value)?),
            "level" => filter.level = Some(number(value, 3)?),
            "level-min" => filter.level_min = Some(number(value, 3)?),
            "has-level" => filter.has_level = Some(number(value, 3)?),
            "cost-min" => filter.cost_min = Some(number(value, 12)?),
            _ => return Err(format!("unknown property `{key}:`")),
        }
        Ok(())
    }

    fn figures(&self, value: &str) -> Result<Figures, String> {
        let find = |name: &str| place_of(&self.figures, "figure", name, FigureId::at);
        value.split('|').map(find).collect()
    }

    fn groups(&self, value: &str) -> Result<Groups, String> {
        let find = |name: &str| self.group(name);
        value.split('|').map(find).collect()
    }

    /// A group by its id.
    pub(crate) fn group(&self, name: &str) -> Result<GroupId, String> {
        place_of(&self.groups, "group", name, GroupId::at)
    }

    /// A number: `2`, `count opposing sidekick`, `groups engaged x2`, `fielding it`, `paid`.
    pub(super) fn amount(&mut self, text: &str) -> Result<Amount, String> {
        if let Ok(number) = text.parse() {
            return Ok(Amount::Number(number));
        }
        match text.split_once(' ').unwrap_or((text, "")) {
            ("paid", "") => Ok(Amount::Paid),
            ("count", rest) => self.filter(rest).map(Amount::Count),
            ("fielding", rest) => self.which(rest).map(Amount::Fielding),
            ("groups", rest) => {
                let (rest, times) = match rest.rsplit_once(" x") {
                    Some((rest, times)) => (rest, number(times, 9)?),
                    None => (rest, 1),
                };
                let filter = self.filter(rest)?;
                Ok(Amount::Groups(filter, times))
            }
            _ => Err(format!("`{text}` is no number")),
        }
    }

    /// Tests, all of which must hold, with commas between them; none where nothing is said.
    pub(crate) fn tests(&mut self, text: Option<&str>) -> Result<Span, String> {
        let texts = text.into_iter().flat_map(|text| text.split(','));
        let texts: Vec<&str> = texts.map(str::trim).collect();
        let tests: Result<Vec<Test>, String> = texts.iter().map(|text| self.test(text)).collect();
        Ok(Span::append(&mut self.tests, tests?))
    }

    fn test(&mut self, text: &str) -> Result<Test, String> {
        let simple = match text {
            "underdog" => Some(Test::Underdog),
            "your-turn" => Some(Test::YourTurn),
            "their-turn" => Some(Test::TheirTurn),
            "attack-phase" => Some(Test::AttackPhase),
            "in-combat" => Some(Test::InCombat),
            "was-in-combat" => Some(Test::WasInCombat),
            "was-blocked" => Some(Test::WasBlocked),
            "attacks-alone" => Some(Test::AttacksAlone),
            "on" => Some(Test::On),
            "burst:single" => Some(Test::Burst(0b010)),
            "burst:double" => Some(Test::Burst(0b100)),
            "burst:any" => Some(Test::Burst(0b110)),
            _ => None,
        };
        if let Some(test) = simple {
            return Ok(test);
        }
        if let Some(least) = text.strip_prefix("dealt:") {
            return number(least, 20).map(Test::Dealt);
        }
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "exists" => self.filter(rest).map(Test::Exists),
            "not-exists" => self.filter(rest).map(Test::NotExists),
            "is" | "is-not" | "shows" => self.test_of(word, rest),
            _ => Err(format!("unknown test `{text}`")),
        }
    }

    /// `is it sidekick-die`, `shows target energy`.
    fn test_of(&mut self, word: &str, rest: &str) -> Result<Test, String> {
        let (which, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let which = self.which(which)?;
        Ok(match (word, rest) {
            ("is", rest) => Test::Is(which, self.filter(rest)?),
            ("is-not", rest) => Test::IsNot(which, self.filter(rest)?),
            (_, "character") => Test::Shows(which, Shown::Character),
            (_, "energy") => Test::Shows(which, Shown::Energy),
            (_, "no-character") => Test::Shows(which, Shown::NoCharacter),
            _ => return Err("a die shows character, no-character or energy".to_owned()),
        })
    }

    /// Adds the energy of a price: `bolt bolt`, `any`.
    pub(crate) fn energy(price: &mut Price, text: &str) -> Result<(), String> {
        for word in text.split_whitespace() {
            match Energy::named(word) {
                Some(energy) if Energy::TYPES.contains(&energy) => {
                    price.types[energy as usize] += 1;
                }
                None if word == "any" => price.any += 1,
                _ => return Err(format!("`{word}` is no energy that a price can name")),
            }
        }
        Ok(())
    }

    /// What is sacrificed for a price: `self`, or one that fits.
    pub(crate) fn sacrificed(&mut self, text: &str) -> Result<Which, String> {
        match text {
            "self" => Ok(Which::Me),
            text => self.filter(text).map(Which::One),
        }
    }
}

fn place_of<T>(
    names: &[String],
    what: &str,
    name: &str,
    at: fn(usize) -> Option<T>,
) -> Result<T, String> {
    let place = names.iter().position(|known| known == name);
    let known = || names.join(", ");
    place
        .and_then(at)
        .ok_or_else(|| format!("unknown {what} `{name}`: expected one of {}", known()))
}

fn one<T: Copy>(what: &str, words: &[(&str, T)], word: &str) -> Result<T, String> {
    let found = words.iter().find(|(known, _)| *known == word);
    let found = found.map(|(_, meaning)| *meaning);
    found.ok_or_else(|| {
        let known: Vec<&str> = words.iter().map(|(known, _)| *known).collect();
        let known = known.join(", ");
        format!("unknown {what} `{word}`: expected one of {known}")
    })
}

fn bits<T: Copy>(
    what: &str,
    words: &[(&str, T)],
    value: &str,
    place: fn(T) -> u8,
) -> Result<u8, String> {
    let mut found = value.split('|').map(|word| one(what, words, word));
    found.try_fold(0, |bits, one| Ok(bits | 1 << place(one?)))
}

fn number(text: &str, most: u8) -> Result<u8, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("`{text}` is no number from 1 to {most}"))
}

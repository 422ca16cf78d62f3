//! Abilities at their levels, line by line, and cards.

use super::merge::merged;
use super::symbol::counted_symbols;
use super::{Form, Teller, Time};
use crate::pack::{Branch, Card, CardKind, Level, Needs, Only, Rider};
use crate::verb::Span;
use crate::{Ability, Hero, Pack};
use content::Name;
use kernel::{Arg, Said};
use std::ops::Range;

/// A line of a board: what must be rolled, and what it brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Its own name, where it has one.
    pub name: Option<Name>,
    /// What must be rolled; nothing for defences and passive abilities, whose text says it all.
    pub needs: Option<Said>,
    /// What happens.
    pub text: Vec<Said>,
    /// Which branches of the level it tells; none for what comes along with all of them.
    pub branches: Range<usize>,
}

/// What must be rolled: "3 swords and 2 pows", "small straight".
pub fn needs_text(hero: &Hero, needs: Needs) -> Option<Said> {
    Some(match needs {
        Needs::Symbols(counts) => {
            let symbols = counted_symbols(&hero.symbols, counts, false);
            Said::new("dice-throne-needs").with("symbols", symbols)
        }
        Needs::Small => Said::new("dice-throne-needs-small"),
        Needs::Large => Said::new("dice-throne-needs-large"),
        Needs::Dice(_) => return None,
    })
}

/// An ability at a level, line by line: branches that differ in numbers only are one line.
pub fn level_lines(pack: &Pack, hero: &Hero, level: &Level, form: Form) -> Vec<Line> {
    let teller = Teller::new(pack, Some(hero), form);
    let branch = |(at, branch): (usize, &Branch)| Line {
        name: branch.name.clone(),
        needs: needs_text(hero, branch.needs),
        text: teller.text(branch.effects),
        branches: at..at + 1,
    };
    let mut lines: Vec<Line> = Vec::new();
    let all: Vec<Line> = level.branches.iter().enumerate().map(branch).collect();
    let mut rest = &all[..];
    while !rest.is_empty() {
        let mut several = (2..=rest.len()).rev();
        let merged = several.find_map(|count| Some((one_line(&rest[..count], form)?, count)));
        let (line, count) = merged.unwrap_or_else(|| (rest[0].clone(), 1));
        lines.push(line);
        rest = &rest[count..];
    }
    let riders = level.riders.iter().map(|rider| Line {
        name: None,
        needs: None,
        text: teller.rider(*rider),
        branches: 0..0,
    });
    // They belong to the lines without a name of their own (DT-4.7), so they stand with them.
    let named = lines.iter().position(|line| line.name.is_some());
    let at = named.filter(|&at| at > 0).unwrap_or(lines.len());
    lines.splice(at..at, riders);
    let passive = teller.triggers(&level.triggers);
    if !passive.is_empty() {
        lines.push(Line {
            name: None,
            needs: None,
            text: passive,
            branches: 0..0,
        });
    }
    lines
}

/// One line for several.
fn one_line(lines: &[Line], form: Form) -> Option<Line> {
    if lines.iter().any(|line| line.name.is_some()) {
        return None;
    }
    let needs: Option<Vec<&[Said]>> = lines
        .iter()
        .map(|line| line.needs.as_ref().map(std::slice::from_ref))
        .collect();
    let texts: Vec<&[Said]> = lines.iter().map(|line| &line.text[..]).collect();
    Some(Line {
        name: None,
        needs: merged(&needs?, form)?.pop(),
        text: merged(&texts, form)?,
        branches: lines.first()?.branches.start..lines.last()?.branches.end,
    })
}

/// What a hero does before the match begins, where that is anything.
pub fn setup_text(pack: &Pack, hero: &Hero, form: Form) -> Option<Said> {
    let teller = Teller {
        time: Time::SetUp,
        ..Teller::new(pack, Some(hero), form)
    };
    let text = teller.text(hero.setup);
    let said = Said::new("dice-throne-setup").with("then", Arg::Text(text));
    (hero.setup.len > 0).then_some(said)
}

/// The same in one text, each line behind what must be rolled.
pub fn level_text(pack: &Pack, hero: &Hero, level: &Level, form: Form) -> Vec<Said> {
    let lines = level_lines(pack, hero, level, form).into_iter();
    if form == Form::Whole {
        return lines.flat_map(labelled).collect();
    }
    let lines = lines.map(|line| Arg::Text(labelled(line)));
    let text = Arg::chain("dice-throne-full-stop", lines);
    text.map(|text| Said::new("dice-throne-line").with("text", text))
        .into_iter()
        .collect()
}

fn labelled(line: Line) -> Vec<Said> {
    let Some(needs) = line.needs else {
        return line.text;
    };
    let said = match line.name {
        Some(name) => {
            Said::new("dice-throne-branch-named").with("name", Arg::named(&name.de, &name.en))
        }
        None => Said::new("dice-throne-branch"),
    };
    vec![
        said.with("needs", needs.into())
            .with("text", Arg::Text(line.text)),
    ]
}

/// What a card says. As a whole also when it is played and for how much.
pub fn card_text(pack: &Pack, hero: &Hero, card: &Card, form: Form) -> Vec<Said> {
    let teller = Teller::new(pack, Some(hero), form);
    let mut said = Vec::new();
    if form == Form::Whole {
        said.push(head(card));
        said.extend(only(card.only));
    }
    if let CardKind::Upgrade(ability, level) = card.kind {
        let ability = hero.ability(ability);
        said.extend((form == Form::Whole).then(|| raises(ability)));
        said.extend(level_text(
            pack,
            hero,
            &ability.levels[usize::from(level)],
            form,
        ));
    }
    said.extend(teller.text(card.effects));
    said
}

fn head(card: &Card) -> Said {
    let kind = Arg::word(match card.kind {
        CardKind::Main => "main",
        CardKind::Roll if card.modifier => "modifier",
        CardKind::Roll => "roll",
        CardKind::Instant => "instant",
        CardKind::Upgrade(..) => "upgrade",
    });
    Said::new("dice-throne-card-head")
        .with("kind", kind)
        .with("cost", Arg::number(card.cost))
}

fn only(only: Only) -> Option<Said> {
    match only {
        Only::Always => None,
        Only::Attacked => Some(Said::new("dice-throne-only-attacked")),
        Only::Dealt(n) => Some(Said::new("dice-throne-only-dealt").with("n", Arg::number(n))),
    }
}

fn raises(ability: &Ability) -> Said {
    Said::new("dice-throne-card-raises")
        .with("ability", Arg::named(&ability.name.de, &ability.name.en))
}

impl Teller<'_> {
    /// What comes along with every branch, or if the dice show something more.
    fn rider(&self, rider: Rider) -> Vec<Said> {
        if rider.tests.len == 0 {
            return self.text(rider.effects);
        }
        let said = self.when(rider.tests, rider.effects, Span::default());
        vec![self.ended(said.into())]
    }

    /// A phrase as a text of its own.
    pub(super) fn ended(&self, phrase: Arg) -> Said {
        let key = match self.form {
            Form::Whole => "dice-throne-sentence",
            Form::Short | Form::Spoken => "dice-throne-line",
        };
        Said::new(key).with("text", phrase)
    }
}

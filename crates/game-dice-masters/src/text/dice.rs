//! Dice and players as parts of a sentence: "one of your other characters", "target opponent".

use super::{Person, Teller, yes};
use crate::face::Energy;
use crate::filter::{Filter, Side, Sort, Zone};
use crate::ids::{Figures, GroupId, Groups};
use crate::verb::{When, Which};
use kernel::{Arg, Said};

/// What part a thing has in its sentence. English does not mind, German does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// Who does it.
    Does,
    /// To whom it is done.
    Done,
    /// Who gets it.
    Gets,
}

impl Case {
    const fn word(self) -> &'static str {
        match self {
            Case::Does => "does",
            Case::Done => "done",
            Case::Gets => "gets",
        }
    }
}

/// How many of those that fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Quant {
    /// One.
    One,
    /// One, as a target.
    Target,
    /// Another one, as a target.
    Second,
    /// At most so many, as targets.
    UpTo(u8),
    /// All of them.
    All,
    /// Each of them.
    Each,
    /// Any of them.
    Some,
    /// One that another word goes before.
    Bare,
}

impl Quant {
    const fn word(self) -> &'static str {
        match self {
            Quant::One => "one",
            Quant::Target => "target",
            Quant::Second => "second",
            Quant::UpTo(_) => "up-to",
            Quant::All => "all",
            Quant::Each => "each",
            Quant::Some => "some",
            Quant::Bare => "bare",
        }
    }

    const fn is_many(self) -> bool {
        matches!(self, Quant::UpTo(_) | Quant::All | Quant::Some)
    }
}

/// Somebody or something in a sentence.
pub(super) struct Phrase {
    pub(super) arg: Arg,
    /// Whether there are several.
    pub(super) many: bool,
}

impl Phrase {
    fn one(said: Said) -> Phrase {
        Phrase {
            arg: said.into(),
            many: false,
        }
    }
}

impl Teller<'_> {
    /// Which dice or players.
    pub(super) fn dice(&mut self, which: Which, case: Case) -> Phrase {
        let player = |who: &str| Phrase::one(player(who, case));
        match which {
            Which::Me if self.is_character() => Phrase {
                arg: self.name(),
                many: false,
            },
            Which::Me => self.that("this", case, false),
            Which::Target => self.target(0, case),
            Which::Second => self.target(1, case),
            Which::It => self.that("die", case, false),
            Which::That => self.that("die", case, self.ability.when == When::DiceLeave),
            Which::You => player("you"),
            Which::Opponent => player("opponent"),
            Which::Defender => player("defender"),
            Which::Doer => player("doer"),
            Which::Everyone => player("everyone"),
            Which::One(filter) => self.found(self.filter(filter), Quant::One, case),
            Which::All(filter) | Which::Live(filter) => {
                self.found(self.filter(filter), Quant::All, case)
            }
        }
    }

    /// A target: what it must be, and from the second time on just that one.
    fn target(&mut self, at: usize, case: Case) -> Phrase {
        let Some(aim) = self.aims[at] else {
            return self.that("die", case, false);
        };
        let filter = self.filter(aim.of);
        if std::mem::replace(&mut self.named[at], true) {
            return self.that(thing(filter), case, aim.up_to > 1);
        }
        let quant = match (aim.up_to, at) {
            (1, 1) if self.aims[0].is_some_and(|first| first.of == aim.of) => Quant::Second,
            (1, _) => Quant::Target,
            (n, _) => Quant::UpTo(n),
        };
        self.found(filter, quant, case)
    }

    /// What was spoken of before.
    pub(super) fn that(&self, thing: &str, case: Case, many: bool) -> Phrase {
        let said = Said::new("dice-masters-that")
            .with("thing", Arg::word(thing))
            .with("many", yes(many))
            .with("case", Arg::word(case.word()));
        Phrase {
            arg: said.into(),
            many,
        }
    }

    /// So many of those that fit.
    pub(super) fn found(&self, filter: &Filter, quant: Quant, case: Case) -> Phrase {
        self.just_names(filter, quant)
            .unwrap_or_else(|| self.described(filter, thing(filter), quant, case))
    }

    /// The dice of those that fit, wherever they lie: "a Villain die".
    pub(super) fn dice_of(&self, filter: &Filter, quant: Quant, case: Case) -> Arg {
        self.described(filter, "character-die", quant, case).arg
    }

    fn described(&self, filter: &Filter, thing: &str, quant: Quant, case: Case) -> Phrase {
        // A name has no plural.
        let quant = match quant {
            Quant::All if filter.figures != Figures::EMPTY => Quant::Each,
            quant => quant,
        };
        let looks = filter.zones != 1 << Zone::Field as u8;
        let unnamed = filter.side == Side::Target && !self.named[0];
        let side = match filter.side {
            _ if looks || unnamed || is_opponent(filter) => "any",
            side => self.side(side),
        };
        let of_own = matches!(
            (quant, side),
            (Quant::One | Quant::Target | Quant::Each, "own" | "theirs")
        );
        let many = quant.is_many();
        let n = match quant {
            Quant::UpTo(n) => n,
            _ => 1,
        };
        let said = Said::new("dice-masters-dice")
            .with("quant", Arg::word(quant.word()))
            .with("thing", Arg::word(thing))
            .with("case", Arg::word(case.word()))
            .with("many", yes(many))
            .with("side", Arg::word(side))
            .with("other", yes(filter.other))
            .with("doing", Arg::word(doing(filter)))
            .with("n", Arg::number(n))
            .with("without", self.without(filter.not_groups))
            .with("typed", self.typed(filter))
            .with("noun", self.noun(filter, thing, case, many || of_own))
            .with("after", self.after(filter, looks));
        Phrase {
            arg: said.into(),
            many,
        }
    }

    /// "Cloak and Dagger": characters that only their names tell.
    fn just_names(&self, filter: &Filter, quant: Quant) -> Option<Phrase> {
        let named = Filter {
            side: Side::Any,
            figures: filter.figures,
            sorts: filter.sorts,
            zones: 1 << Zone::Field as u8,
            ..Filter::default()
        };
        let plain = Filter {
            side: Side::Any,
            ..*filter
        } == named;
        let whose = filter.side != Side::Opposing || quant == Quant::One;
        if filter.figures == Figures::EMPTY || !plain || !whose {
            return None;
        }
        let names: Vec<Arg> = filter
            .figures
            .iter()
            .map(|one| {
                let name = &self.pack.figure(one).name;
                Arg::named(&name.de, &name.en)
            })
            .collect();
        let many = names.len() > 1 && quant == Quant::All;
        let arg = Arg::one_or(names, if many { Arg::And } else { Arg::Or });
        Some(Phrase { arg, many })
    }

    fn side(&self, side: Side) -> &'static str {
        match side {
            Side::Any | Side::Named => "any",
            Side::Own if self.person == Person::You => "own",
            Side::Opposing => "opposing",
            Side::Own | Side::Target | Side::Doer => "theirs",
        }
    }

    /// What they are called.
    fn noun(&self, filter: &Filter, thing: &str, case: Case, many: bool) -> Arg {
        let said = Said::new("dice-masters-noun")
            .with("thing", Arg::word(thing))
            .with("many", yes(many))
            .with("case", Arg::word(case.word()));
        if let Some(figure) = filter.figures.iter().next() {
            let name = &self.pack.figure(figure).name;
            let name = Arg::named(&name.de, &name.en);
            return said
                .with("group", Arg::word("figure"))
                .with("name", name)
                .into();
        }
        match filter.groups.iter().next() {
            Some(group) => self.with_group(said, group).into(),
            None => said
                .with("group", Arg::word("none"))
                .with("name", Arg::word(""))
                .into(),
        }
    }

    fn with_group(&self, said: Said, group: GroupId) -> Said {
        let found = self.pack.group(group);
        let name = Arg::named(&found.name.de, &found.name.en);
        said.with("group", Arg::word(&found.id)).with("name", name)
    }

    /// A group as a whole: "the Spider-Friends".
    pub(super) fn group(&self, group: GroupId) -> Arg {
        let found = self.pack.group(group);
        Arg::named(&found.name.de, &found.name.en)
    }

    fn without(&self, groups: Groups) -> Arg {
        let said = Said::new("dice-masters-without");
        match groups.iter().next() {
            Some(group) => self.with_group(said, group).into(),
            None => Arg::word(""),
        }
    }

    fn typed(&self, filter: &Filter) -> Arg {
        let types = Energy::TYPES.into_iter().filter(|_| filter.energies != 0);
        let types = types.filter(|one| filter.takes(*one));
        let types: Vec<Arg> = types.map(|one| energy(one, 0)).collect();
        match types.len() {
            0 => Arg::word(""),
            _ => Said::new("dice-masters-typed")
                .with("types", Arg::Or(types))
                .into(),
        }
    }

    /// What stands behind the noun: where they are, and what else must be true of them.
    fn after(&self, filter: &Filter, looks: bool) -> Arg {
        let mut after: Vec<Said> = Vec::new();
        if filter.engaged {
            let said = Said::new("dice-masters-engaged-with").with("name", self.name());
            after.push(said.with("blocking", yes(filter.blocking)));
        }
        if filter.side == Side::Target && !self.named[0] {
            let player = self.aims[0].map_or("player", |aim| thing(self.filter(aim.of)));
            after.push(Said::new("dice-masters-of-target").with("thing", Arg::word(player)));
        }
        if let Some(figure) = filter.not_figures.iter().next() {
            let name = &self.pack.figure(figure).name;
            let name = Arg::named(&name.de, &name.en);
            after.push(Said::new("dice-masters-but").with("name", name));
        }
        let level = filter.level.map(|level| (level, false));
        if let Some((level, more)) = level.or(filter.level_min.map(|level| (level, true))) {
            let said = Said::new("dice-masters-at-level");
            after.push(
                said.with("level", Arg::number(level))
                    .with("more", yes(more)),
            );
        }
        if let Some(cost) = filter.cost_min {
            after.push(Said::new("dice-masters-costing").with("n", Arg::number(cost)));
        }
        if filter.keyword.is_some() {
            after.push(Said::new("dice-masters-with-ally"));
        }
        if looks {
            let whose = Arg::word(self.side(filter.side));
            let said = Said::new("dice-masters-from").with("whose", whose);
            after.push(said.with("zone", Arg::word(place(filter))));
        }
        match after.len() {
            0 => Arg::word(""),
            _ => Said::new("dice-masters-behind")
                .with("text", Arg::Text(after))
                .into(),
        }
    }
}

/// A player in a sentence.
pub(super) fn player(who: &str, case: Case) -> Said {
    Said::new("dice-masters-player")
        .with("who", Arg::word(who))
        .with("case", Arg::word(case.word()))
}

/// So much of a sort of energy: "2 bolts"; without a number it is the sort by itself.
pub(crate) fn energy(energy: Energy, n: u8) -> Arg {
    Said::new("dice-masters-energy")
        .with("energy", Arg::word(energy.word()))
        .with("n", Arg::number(n))
        .into()
}

const fn doing(filter: &Filter) -> &'static str {
    match (filter.attacking, filter.blocking && !filter.engaged) {
        (true, _) => "attacking",
        (false, true) => "blocking",
        (false, false) => "none",
    }
}

fn is_opponent(filter: &Filter) -> bool {
    filter.side == Side::Opposing && thing(filter) == "opponent"
}

/// The word for what a filter looks for.
fn thing(filter: &Filter) -> &'static str {
    let player = filter.is_about(Sort::Player);
    let field = filter.zones == 1 << Zone::Field as u8;
    match () {
        () if player && filter.is_about(Sort::Character) => "either",
        () if player && filter.side == Side::Opposing => "opponent",
        () if player => "player",
        () if filter.is_about(Sort::Sidekick) => "sidekick",
        () if filter.is_about(Sort::SidekickDie) => "sidekick-die",
        () if filter.is_about(Sort::ActionDie) => "action-die",
        () if filter.is_about(Sort::Die) => "die",
        () if filter.engaged && filter.blocking => "blocker",
        () if field => "character",
        () => "character-die",
    }
}

/// The word for the zones where a filter looks.
fn place(filter: &Filter) -> &'static str {
    let looks = |zone| filter.looks_into(zone);
    match () {
        () if looks(Zone::Used) && looks(Zone::Prep) => "used-or-prep",
        () if looks(Zone::Used) => "used",
        () if looks(Zone::Prep) => "prep",
        () if looks(Zone::Card) => "card",
        () if looks(Zone::Attached) => "attached",
        () if looks(Zone::Reserve) => "reserve",
        () => "bag",
    }
}

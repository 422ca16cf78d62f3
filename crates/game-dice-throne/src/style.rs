//! What a hero is like, read off its board and its tokens: for people who choose one. No rule hangs
//! on it.

use crate::pack::{Hero, Level, Token, TokenKind};
use crate::verb::{Span, Verb, Whom};
use crate::{Pack, TokenId};

/// Something that people look for in a hero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// Wins health back.
    Heals,
    /// Takes points, health or cards off others.
    Robs,
    /// Has somebody at its side.
    Helper,
    /// Has tokens that keep harm away.
    Guards,
    /// Leaves tokens behind that hurt later on.
    Wears,
    /// Leaves tokens behind that get in the way of what others do.
    Hinders,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 6] = [
        Style::Heals,
        Style::Robs,
        Style::Helper,
        Style::Guards,
        Style::Wears,
        Style::Hinders,
    ];
}

impl Pack {
    /// What a hero is like, by its board as it is printed and the tokens of its leaflet.
    pub fn styles(&self, hero: &Hero) -> Vec<Style> {
        let styles = Style::ALL.into_iter();
        styles.filter(|style| self.is_like(hero, *style)).collect()
    }

    fn is_like(&self, hero: &Hero, style: Style) -> bool {
        let board = |wanted: fn(Verb) -> bool| {
            let printed = hero.abilities.iter().filter_map(|one| one.levels.first());
            let mut spans = printed.flat_map(spans_of_level);
            spans.any(|span| self.has(span, wanted))
        };
        let tokens = |bad: bool, wanted: fn(Verb) -> bool| {
            let tokens = hero.tokens.iter().map(|&token| self.token(token));
            let mut tokens = tokens.filter(|one| (one.kind == TokenKind::Negative) == bad);
            tokens.any(|token| self.token_has(token, wanted))
        };
        match style {
            Style::Heals => board(heals) || tokens(false, heals),
            Style::Robs => board(robs) || tokens(false, robs),
            Style::Helper => hero.tokens.iter().any(|&token| self.helps(hero, token)),
            Style::Guards => tokens(false, guards),
            Style::Wears => tokens(true, hurts),
            Style::Hinders => tokens(true, hinders),
        }
    }

    /// Whether a token is somebody, and not the other side of a board.
    fn helps(&self, hero: &Hero, token: TokenId) -> bool {
        self.token(token).kind == TokenKind::Companion && hero.side != Some(token)
    }

    fn token_has(&self, token: &Token, wanted: fn(Verb) -> bool) -> bool {
        let mut triggers = token.triggers.iter();
        triggers.any(|trigger| self.has(trigger.effects, wanted))
    }

    /// Whether a verb like this is in a run, or in a run inside it.
    fn has(&self, span: Span, wanted: fn(Verb) -> bool) -> bool {
        let mut verbs = self.verbs(span).iter();
        verbs.any(|&verb| {
            let mut inside = self.inside(verb).into_iter();
            wanted(verb) || inside.any(|span| self.has(span, wanted))
        })
    }

    /// The runs inside a verb.
    fn inside(&self, verb: Verb) -> Vec<Span> {
        match verb {
            Verb::IfDealt { then, .. }
            | Verb::May { then, .. }
            | Verb::Watch { then, .. }
            | Verb::Also(then) => vec![then],
            Verb::Contest { then, other, .. } | Verb::If { then, other, .. } => vec![then, other],
            Verb::Choose { options, .. } => self.options(options).to_vec(),
            Verb::Roll { clauses, .. } => {
                let clauses = self.clauses(clauses).iter();
                clauses.map(|clause| clause.effects).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// All that an ability can bring at a level.
fn spans_of_level(level: &Level) -> impl Iterator<Item = Span> {
    let branches = level.branches.iter().map(|branch| branch.effects);
    let riders = level.riders.iter().map(|rider| rider.effects);
    let triggers = level.triggers.iter().map(|trigger| trigger.effects);
    branches.chain(riders).chain(triggers)
}

const fn heals(verb: Verb) -> bool {
    matches!(verb, Verb::Heal { .. } | Verb::StealHealth { .. })
}

const fn robs(verb: Verb) -> bool {
    let other = !matches!(verb.whom(), Whom::Me);
    let takes = matches!(verb, Verb::LoseCp { .. } | Verb::Discard { .. });
    takes && other || matches!(verb, Verb::StealCp { .. } | Verb::StealHealth { .. })
}

const fn guards(verb: Verb) -> bool {
    matches!(verb, Verb::Prevent { .. } | Verb::Divert { .. })
}

const fn hurts(verb: Verb) -> bool {
    matches!(verb, Verb::Damage { .. })
}

const fn hinders(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Weaken(_)
            | Verb::Cancel
            | Verb::Skip(_)
            | Verb::Forbid(_)
            | Verb::AttackAgain
            | Verb::Attempts { .. }
            | Verb::AttemptPrice(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn like(style: Style) -> Vec<&'static str> {
        let pack = Pack::builtin();
        let heroes = pack.heroes.iter();
        let heroes = heroes.filter(|hero| pack.styles(hero).contains(&style));
        heroes.map(|hero| hero.id.as_str()).collect()
    }

    #[test]
    fn heroes_are_told_apart() {
        assert_eq!(like(Style::Helper), ["treant", "huntress", "artificer"]);
        let robs = ["moon-elf", "shadow-thief", "vampire-lord", "cursed-pirate"];
        assert_eq!(like(Style::Robs), robs);
        for (style, hero) in [
            (Style::Heals, "barbarian"),
            (Style::Guards, "paladin"),
            (Style::Wears, "pyromancer"),
            (Style::Hinders, "samurai"),
        ] {
            let found = like(style);
            assert!(found.contains(&hero), "{style:?}: {found:?}");
        }
    }

    #[test]
    fn every_hero_is_like_something_and_none_like_everything() {
        let pack = Pack::builtin();
        for hero in &pack.heroes {
            let styles = pack.styles(hero);
            assert!((1..=4).contains(&styles.len()), "{}: {styles:?}", hero.id);
        }
    }
}

//! The first game, guided: with the same dice for everybody, and a word about every decision when
//! it comes for the first time.

use crate::board::Board;
use crate::icon::Icon;
use crate::session::Scene;
use leptos::prelude::*;
use std::collections::BTreeSet;

/// What somebody has been told so far.
#[derive(Clone, Copy)]
pub(crate) struct Lessons {
    told: StoredValue<Told>,
}

#[derive(Debug, Default)]
struct Told {
    before: BTreeSet<&'static str>,
    /// The rule that asks now, and whether its lesson is new.
    now: Option<(&'static str, bool)>,
}

impl Told {
    /// Whether a rule that asks is to be explained: until another rule asks, the first time.
    fn is_new(&mut self, rule: &'static str) -> bool {
        match self.now {
            Some((now, new)) if now == rule => new,
            _ => {
                let new = self.before.insert(rule);
                self.now = Some((rule, new));
                new
            }
        }
    }

    /// Whether nothing but the first rule has asked yet.
    fn is_first(&self) -> bool {
        self.before.len() == 1
    }
}

impl Lessons {
    /// Lets the match of this page be explained.
    pub(crate) fn provide() {
        provide_context(Some(Lessons {
            told: StoredValue::new(Told::default()),
        }));
    }
}

/// What there is to say about the question, where somebody learns the game.
pub(crate) fn lesson<G: Board>(scene: &Scene<G>) -> Option<AnyView> {
    let lessons = use_context::<Option<Lessons>>().flatten()?;
    let rule = scene.question.as_ref()?.ask.rule.0;
    let told = lessons.told.try_update_value(|told| {
        let new = told.is_new(rule);
        (new, told.is_first())
    });
    let (new, first) = told?;
    let goal = first.then(|| scene.voice.text(&goal_key(G::ID)));
    let goal = goal.map(|goal| view! { <p>{goal}</p> });
    let about = new.then(|| scene.voice.text(&rule_key(rule)))?;
    let view = view! {
        <div class="lesson">
            <Icon name="ic-learn" size="icon-24"/>
            <div>{goal}<p>{about}</p></div>
        </div>
    };
    Some(view.into_any())
}

/// What a game is about.
fn goal_key(game: &str) -> String {
    format!("web-learn-{game}")
}

/// What a rule asks for.
fn rule_key(rule: &str) -> String {
    format!("web-learn-{}", rule.to_lowercase().replace('.', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Cup, Player, Random, play_match};
    use games::Title;
    use kernel::{Ask, Choice, Game};
    use std::cell::RefCell;
    use std::rc::Rc;
    use words::{Lang, Words};

    #[test]
    fn a_lesson_stays_until_another_rule_asks() {
        let mut told = Told::default();
        assert!(told.is_new("A-1") && told.is_new("A-1") && told.is_first());
        assert!(told.is_new("A-2") && !told.is_first());
        assert!(!told.is_new("A-1") && !told.is_new("A-1"));
    }

    /// Answers at random, and notes what was asked.
    struct Noting(Random, Rc<RefCell<BTreeSet<&'static str>>>);

    impl<G: Game> Player<G> for Noting {
        fn choose(
            &mut self,
            game: &G,
            view: &G::View,
            ask: &Ask,
            offers: &[G::Offer],
        ) -> Choice<G::Offer> {
            self.1.borrow_mut().insert(ask.rule.0);
            self.0.choose(game, view, ask, offers)
        }
    }

    fn asked<G: Game>(game: &G) -> BTreeSet<&'static str> {
        let rules = Rc::new(RefCell::new(BTreeSet::new()));
        for seed in 0..40 {
            let noting = |_| -> Box<dyn Player<G>> {
                Box::new(Noting(Random::new(seed), Rc::clone(&rules)))
            };
            let mut players: Vec<_> = (0..game.seats()).map(noting).collect();
            play_match(game, &mut players, &mut Cup::new(seed));
        }
        rules.take()
    }

    fn is_explained<G: Game>(game: &G) {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for key in asked(game)
                .into_iter()
                .map(rule_key)
                .chain([goal_key(G::ID)])
            {
                let said = words.text(&key);
                let sentences = said.matches(['.', '!', '?']).count();
                assert!((1..=3).contains(&sentences), "{lang:?} {key}: {said}");
            }
        }
    }

    fn is_explained_at_first<G: Title>() {
        let setup = G::plain(G::modes()[0]);
        is_explained(&G::set_up(G::built_in().clone(), &setup).unwrap());
    }

    macro_rules! all {
        ($($game:ty),+) => {
            #[test]
            fn every_question_of_a_first_game_is_explained() {
                $(is_explained_at_first::<$game>();)+
            }
        };
    }

    games::each_title!(all);
}

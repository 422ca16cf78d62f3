//! The odds beside the board: what can still be reached with the dice that stay, exactly.

use super::scene::{Scene, tenths};
use crate::icon::Icon;
use game_dice_throne::{AbilityId, AbilityKind, Aided, Branch, Needs, Odds, Roll, kept};
use kernel::Arg;
use leptos::prelude::*;

/// A line of the panel.
struct Reach {
    ability: AbilityId,
    branch: u8,
    needs: Needs,
    odds: Odds,
    /// The chance with cards of the hand, where they help.
    aided: Option<Aided>,
}

/// The panel, while the one who looks rolls.
pub(super) fn panel(scene: &Scene) -> Option<AnyView> {
    let at = scene.my_roll().filter(|at| *at == 0)?;
    let roll = &scene.public().rolls[at];
    let attempts = scene.game.attempts_paid(scene.public(), scene.me);
    let again = all(roll) & !scene.draft.hand.keep;
    let mut reach = reaches(scene, roll, again, attempts);
    reach.sort_by_key(|one| std::cmp::Reverse(tenths(one.odds)));
    let with_cards = reach.iter().any(|one| one.aided.is_some());
    let with_cards = with_cards.then(|| scene.text("web-dice-throne-odds-cards"));
    let lines = reach.iter().map(|one| line(scene, one)).collect_view();
    let title = title(scene, roll, attempts);
    let left = scene.count("web-dice-throne-attempts-left", "count", attempts);
    let panel = view! {
        <section class="panel" id="odds">
            <h2><Icon name="ic-odds"/>" "{title}<small>{left}</small></h2>
            <ul class="odds">{lines}</ul>
            <p class="small soft dt-hint">
                {scene.text("web-dice-throne-odds-how")}" "{with_cards}
            </p>
        </section>
    };
    Some(panel.into_any())
}

/// What a roll goes for with the dice that stay: the two branches that are likeliest then.
pub(super) fn plan(scene: &Scene, again: u8) -> Option<String> {
    let at = scene.my_roll().filter(|at| *at == 0)?;
    let roll = &scene.public().rolls[at];
    let attempts = scene.game.attempts_paid(scene.public(), scene.me);
    if attempts == 0 {
        return None;
    }
    let mut reach = reaches(scene, roll, again, attempts);
    reach.sort_by_key(|one| std::cmp::Reverse(tenths(one.odds)));
    let likely = reach.iter().filter(|one| tenths(one.odds) > 0);
    let goals = likely.take(2).map(|one| Arg::Spelled(goal(scene, one)));
    let goals: Vec<Arg> = goals.collect();
    (!goals.is_empty()).then(|| scene.say("web-dice-throne-plan", &[("goals", Arg::And(goals))]))
}

/// What is reached, how likely, and how likely with cards.
fn goal(scene: &Scene, reach: &Reach) -> String {
    let name = scene.branch_name(scene.me, reach.ability, reach.branch);
    let chance = Arg::Spelled(scene.percent(reach.odds));
    let gaps = [("ability", Arg::Spelled(name)), ("chance", chance)];
    let said = scene.say("web-dice-throne-goal", &gaps);
    match reach.aided {
        Some(aided) => format!("{said} ({})", with_cards(scene, aided)),
        None => said,
    }
}

/// How likely it is with which cards.
fn with_cards(scene: &Scene, aided: Aided) -> String {
    let names = aided.cards.iter().map(|card| {
        let name = Arg::Spelled(scene.card_name(scene.me, card));
        Arg::Spelled(scene.say("web-dice-throne-card-named", &[("card", name)]))
    });
    let gaps = [
        ("chance", Arg::Spelled(scene.percent(aided.odds))),
        ("cards", Arg::And(names.collect())),
    ];
    scene.say("web-dice-throne-aided", &gaps)
}

/// How many dice stay.
fn title(scene: &Scene, roll: &Roll, attempts: u8) -> String {
    let kept = scene.draft.hand.keep.count_ones();
    if attempts == 0 || kept as usize == roll.sides.len() {
        return scene.count("web-dice-throne-free-count", "count", 0);
    }
    scene.say("web-dice-throne-odds", &[("count", Arg::number(kept))])
}

/// All dice of a roll: a bit for each.
fn all(roll: &Roll) -> u8 {
    (1_u8 << roll.sides.len()) - 1
}

/// Every branch that can still be reached if these dice are rolled again.
fn reaches(scene: &Scene, roll: &Roll, again: u8, attempts: u8) -> Vec<Reach> {
    let hero = scene.hero(roll.owner);
    let offensive = hero.board().filter(|(_, ability)| {
        matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
    });
    let chance = |needs: Needs| match attempts {
        0 => scene.game.odds_of(roll, needs, 0),
        _ => kept(hero, needs, &roll.sides, again, attempts),
    };
    let aids = scene.game.aids(&scene.view);
    let next = (attempts > 0).then_some(again);
    let mut reach = Vec::new();
    for (ability, _) in offensive {
        let branches = &scene.level(roll.owner, ability).branches;
        let of = |(branch, found): (u8, &Branch)| Reach {
            ability,
            branch,
            needs: found.needs,
            odds: chance(found.needs),
            aided: aids
                .as_ref()
                .and_then(|aids| aids.chance(found.needs, next)),
        };
        reach.extend((0..).zip(branches).map(of));
    }
    reach
}

fn line(scene: &Scene, reach: &Reach) -> AnyView {
    let Reach {
        ability,
        branch,
        needs,
        odds,
        aided,
    } = *reach;
    let hero = scene.hero(scene.me);
    let needs = game_dice_throne::needs_text(hero, needs);
    let needs = needs.map(|said| scene.voice.say(&said));
    let percent = scene.percent(odds);
    let aided = aided.map(|aided| {
        view! { <small class="dt-aided"><Icon name="ic-card"/>{with_cards(scene, aided)}</small> }
    });
    view! {
        <li data-help=format!("ability:{}:{}", scene.me.index(), dice::Id::index(ability))>
            <span>
                {scene.branch_name(scene.me, ability, branch)}
                <small class="soft">" "{needs}</small>
            </span>
            <b>{percent.clone()}</b>
            <progress class="bar" max="1000" value=tenths(odds).to_string()>{percent}</progress>
            {aided}
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::super::bar::tests::scene;
    use super::super::draft::{Draft, Hand, Question};
    use super::*;
    use bots::{Cup, Noise, Player, Random, play_match};
    use game_dice_throne::{DiceThrone, Hero, Mode, Offer, Pack, Setup, View};
    use kernel::{Ask, Choice, Rng};
    use std::cell::Cell;
    use std::collections::BTreeMap;
    use std::rc::Rc;
    use words::Lang;

    /// So many moments of each match are looked at.
    const MOMENTS: u32 = 13;

    type Sides = [u8; 5];

    /// Counts by trying: every way in which dice can land, and every set of dice to roll again.
    struct Count<'a> {
        hero: &'a Hero,
        needs: Needs,
        known: BTreeMap<(Sides, u8), u64>,
    }

    impl Count<'_> {
        fn is_met(&self, sides: Sides) -> bool {
            let row = |length: u8| {
                let mut starts = 1..=7 - length;
                starts.any(|start| (start..start + length).all(|side| sides.contains(&side)))
            };
            match self.needs {
                Needs::Small => row(4),
                Needs::Large => row(5),
                Needs::Symbols(counts) => (0..6_u8).zip(counts).all(|(symbol, needed)| {
                    let shows = |side: &&u8| self.hero.faces[usize::from(**side) - 1] == symbol;
                    sides.iter().filter(shows).count() >= usize::from(needed)
                }),
                Needs::Dice(_) => false,
            }
        }

        /// Ways out of 6⁵ for each attempt, if these dice are rolled again and then the best ones.
        fn ways(&mut self, sides: Sides, again: u8, attempts: u8) -> u64 {
            let free: Vec<usize> = (0..5).filter(|die| again >> die & 1 == 1).collect();
            let count = 6_u64.pow(free.len() as u32);
            let mut sum = 0;
            for mut way in 0..count {
                let mut rolled = sides;
                for &die in &free {
                    rolled[die] = (way % 6) as u8 + 1;
                    way /= 6;
                }
                sum += self.best(rolled, attempts - 1);
            }
            sum * (7_776 / count)
        }

        fn best(&mut self, mut sides: Sides, attempts: u8) -> u64 {
            if attempts == 0 {
                return u64::from(self.is_met(sides));
            }
            sides.sort_unstable();
            if let Some(&known) = self.known.get(&(sides, attempts)) {
                return known;
            }
            let all = (0..32).map(|again| self.ways(sides, again, attempts));
            let best = all.max().expect("there are ways");
            self.known.insert((sides, attempts), best);
            best
        }
    }

    /// Answers at random, and compares what the panel says with counting.
    struct Counting {
        random: Random,
        noise: Noise,
        moments: Rc<Cell<u32>>,
    }

    impl Player<DiceThrone> for Counting {
        fn choose(
            &mut self,
            game: &DiceThrone,
            view: &View,
            ask: &Ask,
            offers: &[Offer],
        ) -> Choice<Offer> {
            let question = Question {
                ask: *ask,
                offers: offers.to_vec(),
            };
            let scene = scene(game, view, question, Lang::En);
            if self.moments.get() < MOMENTS && scene.my_roll() == Some(0) {
                self.moments.set(self.moments.get() + 1);
                self.compare(scene);
            }
            self.random.choose(game, view, ask, offers)
        }
    }

    impl Counting {
        fn compare(&mut self, mut scene: Scene) {
            let attempts = scene.game.attempts_paid(scene.public(), scene.me);
            // Two attempts with many dice take too long to try out: four of them stay then.
            let stays = if attempts > 1 { 0b1111 } else { 0 };
            let keep = self.noise.below(32) as u8 | stays;
            scene.draft = Draft {
                pick: None,
                hand: Hand { keep },
            };
            let roll = scene.public().rolls[0].clone();
            let sides: Sides = roll.sides[..].try_into().expect("five dice");
            let again = all(&roll) & !scene.draft.hand.keep;
            let plan = plan(&scene, again);
            let said = plan.as_ref().is_none_or(|plan| plan.contains(" %"));
            assert!(said && (attempts > 0 || plan.is_none()), "{plan:?}");
            for one in reaches(&scene, &roll, again, attempts) {
                let mut count = Count {
                    hero: scene.hero(scene.me),
                    needs: one.needs,
                    known: BTreeMap::new(),
                };
                let ways = match attempts {
                    0 => count.best(sides, 0),
                    _ => count.ways(sides, !keep & 0b1_1111, attempts),
                };
                let of = 7_776_u128.pow(u32::from(attempts));
                let (said, counted) = (one.odds.ways * of, u128::from(ways) * one.odds.of);
                let more = one.aided.is_none_or(|aided| is_more(aided.odds, one.odds));
                assert!(more, "a card that helps raises {:?}", one.odds);
                assert_eq!(said, counted, "{sides:?}, {keep:b}, {:?}", one.needs);
            }
        }
    }

    fn is_more(one: Odds, other: Odds) -> bool {
        one.basis_points() >= other.basis_points() && one.ways > 0
    }

    #[test]
    fn at_a_hundred_moments_the_panel_says_what_counting_gives() {
        let heroes = &Pack::builtin().heroes;
        let mut all = 0;
        for (seed, pair) in (0..).zip(heroes.chunks(2)) {
            let setup = Setup {
                heroes: pair.iter().map(|hero| hero.id.clone()).collect(),
                ..Setup::of_mode(Mode::Duel)
            };
            let game = DiceThrone::open(Pack::builtin().clone(), &setup).unwrap();
            let moments = Rc::new(Cell::new(0));
            let player = |seat| -> Box<dyn Player<DiceThrone>> {
                Box::new(Counting {
                    random: Random::new(2 * seed + seat),
                    noise: Noise::new(2 * seed + seat),
                    moments: Rc::clone(&moments),
                })
            };
            play_match(&game, &mut [player(0), player(1)], &mut Cup::new(seed));
            all += moments.get();
        }
        assert!(all >= 100, "{all} moments");
    }
}

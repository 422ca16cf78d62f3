//! What an ability does, in as few words as its row on the board has room for. Made from its verbs;
//! where those are many, by the sentences that help has, too.

use super::scene::Scene;
use game_kapow::{Ability, Options, Span, Symbols, Test, Timing, Verb, Who, ability_text};
use kernel::{Arg, Said};

/// What an ability does.
pub(super) fn text(scene: &Scene, ability: &Ability) -> String {
    let brief = verbs(scene, ability.effects).filter(|brief| !brief.is_empty());
    brief.unwrap_or_else(|| sentences(scene, ability))
}

/// When an ability happens.
pub(super) fn when(scene: &Scene, timing: Timing) -> String {
    let word = Timing::WORDS.iter().find(|(_, one)| *one == timing);
    let word = word.map_or("", |(word, _)| word);
    scene.voice.text(&format!("web-kapow-when-{word}"))
}

/// The whole text without when it happens and what dice it takes, which the board shows.
fn sentences(scene: &Scene, ability: &Ability) -> String {
    let said = ability_text(scene.game.pack(), ability);
    let is_box = |one: &Said| matches!(one.key, "kapow-box-end" | "kapow-box-none");
    let first = said.iter().position(is_box).map_or(0, |end| end + 1);
    let said = said[first..].iter().map(|one| scene.voice.say(one));
    said.collect::<Vec<_>>().join(" ")
}

fn verbs(scene: &Scene, span: Span) -> Option<String> {
    let verbs = scene.game.pack().verbs(span).iter();
    let said: Option<Vec<String>> = verbs.map(|&verb| one(scene, verb)).collect();
    said.map(|said| said.join(", "))
}

fn one(scene: &Scene, verb: Verb) -> Option<String> {
    let count = |key, count: u8| Some(scene.said_number(key, "count", count));
    let around = |key, span| around(scene, Said::new(key), span);
    match verb {
        Verb::BaseAttack(n) | Verb::BaseDefence(n) => count("web-kapow-brief-base", n),
        Verb::FallbackDefence(n) => count("web-kapow-brief-fallback", n),
        Verb::AttackKicker(n) | Verb::DefenceKicker(n) => count("web-kapow-brief-kicker", n),
        Verb::AttackTimes(n) | Verb::DefenceTimes(n) => count("web-kapow-brief-times", n),
        Verb::Faces { count: n, of } if of == Symbols::NON_WILD => {
            count("web-kapow-brief-faces", n)
        }
        Verb::Faces { count: n, of } if of == Symbols::FACES => {
            count("web-kapow-brief-faces-wild", n)
        }
        Verb::TraitDice(n) => count("web-kapow-brief-trait-dice", n),
        Verb::ActionDice(n) => count("web-kapow-brief-action-dice", n),
        Verb::CopyFace { count: n, .. } => count("web-kapow-brief-copy", n),
        Verb::ExchangeFaces(n) => count("web-kapow-brief-exchange", n),
        Verb::Life(n) => count("web-kapow-brief-life", n),
        Verb::LifeFromDamage(n) => count("web-kapow-brief-life-from-damage", n),
        Verb::LoseLife {
            who: Who::Own,
            count: n,
        } => count("web-kapow-brief-lose-life", n),
        Verb::LoseLife { count: n, .. } => count("web-kapow-brief-they-lose", n),
        Verb::LoseLifePer {
            die: true,
            count: n,
        } => count("web-kapow-brief-per-die", n),
        Verb::LoseLifePer { count: n, .. } => count("web-kapow-brief-per-face", n),
        Verb::OpponentDefence(n) => count("web-kapow-brief-their-defence", n.unsigned_abs()),
        Verb::Choose(options) => choice(scene, &options),
        Verb::ChooseEach(options) => {
            let what = Arg::Spelled(choice(scene, &options)?);
            Some(scene.said("web-kapow-brief-each", &[("what", what)]))
        }
        Verb::Each(span) => around("web-kapow-brief-each", span),
        Verb::AtPowerUp(span) => around("web-kapow-brief-at-power-up", span),
        Verb::AtDefend(span) => around("web-kapow-brief-at-defend", span),
        Verb::If { test, then } => self::around(scene, condition(test), then),
        plain => bare(plain).map(|key| scene.voice.text(key)),
    }
}

fn bare(verb: Verb) -> Option<&'static str> {
    let key = match verb {
        Verb::DieOfOpponentsChoice => "web-kapow-brief-die",
        Verb::RerollEach => "web-kapow-brief-reroll-each",
        Verb::RerollAny => "web-kapow-brief-reroll-any",
        Verb::NoLoss => "web-kapow-brief-no-loss",
        _ => return None,
    };
    Some(key)
}

fn around(scene: &Scene, head: Said, span: Span) -> Option<String> {
    let what = Arg::Spelled(verbs(scene, span)?);
    Some(scene.voice.say(&head.with("what", what)))
}

fn condition(test: Test) -> Said {
    let (key, count) = match test {
        Test::OpponentHasMoreDice => return Said::new("web-kapow-brief-if-more-dice"),
        Test::LostAtLeast(count) => ("web-kapow-brief-if-lost", count),
        Test::LostAtMost(count) => ("web-kapow-brief-if-lost-at-most", count),
        Test::DealtAtLeast(count) => ("web-kapow-brief-if-dealt", count),
    };
    Said::new(key).with("count", Arg::number(count))
}

fn choice(scene: &Scene, options: &Options) -> Option<String> {
    let options = options.spans().iter();
    let said: Option<Vec<String>> = options.map(|&span| verbs(scene, span)).collect();
    let or = format!(" {} ", scene.voice.text("kapow-verb-or"));
    said.map(|said| said.join(&or))
}

//! What an ability does, in as few words as its row on the board has room for. Made from its verbs;
//! where those are many, by the sentences that help has, too.

use super::scene::Scene;
use game_kapow::{Ability, Home, Options, Span, Symbol, Symbols, Test, Timing, Verb, effect_text};
use kernel::{Arg, Said};

/// What an ability does.
pub(super) fn text(scene: &Scene, ability: &Ability) -> String {
    let sided = matches!(ability.timing, Timing::Attack | Timing::Defend);
    let brief = Brief {
        scene,
        sided,
        theirs: false,
    };
    let brief = match ability.home {
        Home::Token => brief.token(ability),
        _ => brief.verbs(ability.effects),
    };
    brief
        .filter(|brief| !brief.is_empty())
        .unwrap_or_else(|| sentences(scene, ability))
}

/// When an ability happens.
pub(super) fn when(scene: &Scene, timing: Timing) -> String {
    let word = Timing::WORDS.iter().find(|(_, one)| *one == timing);
    let word = word.map_or("", |(word, _)| word);
    scene.voice.text(&format!("web-kapow-when-{word}"))
}

/// The whole text without when it happens and what dice it takes, which the board shows.
fn sentences(scene: &Scene, ability: &Ability) -> String {
    scene
        .voice
        .say_all(&effect_text(scene.game.pack(), ability))
}

/// Somebody who is brief.
struct Brief<'a> {
    scene: &'a Scene,
    /// Whether the ability's time says that it is about attack or defence.
    sided: bool,
    /// Whether it has been said that all this is about the opponent.
    theirs: bool,
}

impl Brief<'_> {
    fn verbs(&self, span: Span) -> Option<String> {
        let verbs = self.scene.game.pack().verbs(span).iter();
        let said: Option<Vec<String>> = verbs.map(|&verb| self.one(verb)).collect();
        said.map(|said| said.join(", "))
    }

    /// What a token does as long as it lies there, and what a die on it does.
    fn token(&self, ability: &Ability) -> Option<String> {
        let always = self.scene.game.pack().supply.entangle_always;
        let said = [self.verbs(always)?, self.verbs(ability.effects)?];
        Some(said.join(", "))
    }

    /// A verb in a few words; nothing where that takes a sentence.
    fn one(&self, verb: Verb) -> Option<String> {
        match verb {
            Verb::Choose(options) => self.choice(&options),
            Verb::ChooseEach(options) => {
                let what = Arg::Spelled(self.choice(&options)?);
                let said = Said::new("web-kapow-brief-each").with("what", what);
                Some(self.scene.voice.say(&said))
            }
            Verb::OpponentChooses(options) => {
                let theirs = Brief {
                    theirs: true,
                    ..*self
                };
                let what = Arg::Spelled(theirs.choice(&options)?);
                let said = Said::new("web-kapow-brief-they-choose").with("what", what);
                Some(self.scene.voice.say(&said))
            }
            Verb::OpponentTraitDie(span) => {
                self.around(Said::new("web-kapow-brief-their-trait-die"), span)
            }
            Verb::Each(span) => self.around(Said::new("web-kapow-brief-each"), span),
            Verb::AtPowerUp(span) => self.around(Said::new("web-kapow-brief-at-power-up"), span),
            Verb::AtDefend(span) => self.around(Said::new("web-kapow-brief-at-defend"), span),
            Verb::If { test, then } => self.around(condition(test), then),
            Verb::AttachFace { of, .. } => {
                let faces = Arg::Spelled(self.faces(of));
                let said = Said::new("web-kapow-brief-attach").with("faces", faces);
                Some(self.scene.voice.say(&said))
            }
            Verb::RerollOne(not) => {
                let said = Said::new("web-kapow-brief-reroll-one");
                Some(self.scene.voice.say(&said.with("symbol", self.symbol(not))))
            }
            Verb::TreatOne {
                from: Symbol::Blank,
                to,
            } => {
                let said = Said::new("web-kapow-brief-treat-blank");
                Some(self.scene.voice.say(&said.with("to", self.symbol(to))))
            }
            Verb::TreatAll { from, to } => Some(self.treat("web-kapow-brief-treat-all", from, to)),
            Verb::TreatOne { from, to } => Some(self.treat("web-kapow-brief-treat-one", from, to)),
            verb => self.number(verb).or_else(|| self.bare(verb)),
        }
    }

    fn treat(&self, key: &'static str, from: Symbol, to: Symbol) -> String {
        let said = Said::new(key).with("from", self.symbol(from));
        self.scene.voice.say(&said.with("to", self.symbol(to)))
    }

    fn symbol(&self, symbol: Symbol) -> Arg {
        self.scene.game.called_symbol(symbol)
    }

    /// Verbs that are a number of something.
    fn number(&self, verb: Verb) -> Option<String> {
        let (key, count) = match verb {
            Verb::BaseAttack(n) | Verb::BaseDefence(n) => ("web-kapow-brief-base", n),
            Verb::FallbackDefence(n) => ("web-kapow-brief-fallback", n),
            Verb::AttackKicker(n) if !self.sided => ("web-kapow-brief-attack", n),
            Verb::DefenceKicker(n) if !self.sided => ("web-kapow-brief-defence", n),
            Verb::AttackKicker(n) | Verb::DefenceKicker(n) => ("web-kapow-brief-kicker", n),
            Verb::AttackTimes(n) | Verb::DefenceTimes(n) => ("web-kapow-brief-times", n),
            Verb::Faces { count, of } if of == Symbols::NON_WILD => {
                ("web-kapow-brief-faces", count)
            }
            Verb::Faces { count, of } if of == Symbols::FACES => {
                ("web-kapow-brief-faces-wild", count)
            }
            Verb::TraitDice(n) => ("web-kapow-brief-trait-dice", n),
            Verb::ActionDice(n) => ("web-kapow-brief-action-dice", n),
            Verb::CopyFace { count, .. } => ("web-kapow-brief-copy", count),
            Verb::ExchangeFaces(n) => ("web-kapow-brief-exchange", n),
            Verb::Life(n) => ("web-kapow-brief-life", n),
            Verb::LifeFromDamage(n) => ("web-kapow-brief-life-from-damage", n),
            Verb::LoseLife(n) => ("web-kapow-brief-lose-life", n),
            Verb::OpponentLosesLife(n) if self.theirs => ("web-kapow-brief-lose-life", n),
            Verb::OpponentLosesLife(n) => ("web-kapow-brief-they-lose", n),
            Verb::OpponentLosesPerDie(n) => ("web-kapow-brief-per-die", n),
            Verb::OpponentLosesPerFace(n) => ("web-kapow-brief-per-face", n),
            Verb::OwnAttack(n) => ("web-kapow-brief-own-attack", n.unsigned_abs()),
            Verb::OpponentDefence(n) => ("web-kapow-brief-their-defence", n.unsigned_abs()),
            Verb::Entangle(n) => ("web-kapow-brief-entangle", n),
            Verb::LockIn {
                dice, plain: true, ..
            } => ("web-kapow-brief-lock-in-plain", dice),
            Verb::LockIn { dice, .. } => ("web-kapow-brief-lock-in", dice),
            _ => return None,
        };
        Some(self.scene.said_number(key, "count", count))
    }

    fn bare(&self, verb: Verb) -> Option<String> {
        let key = match verb {
            Verb::DieOfOpponentsChoice(_) => "web-kapow-brief-die",
            Verb::RemoveToken => "web-kapow-brief-remove",
            Verb::TakeFace => "web-kapow-brief-take-face",
            Verb::RerollEach => "web-kapow-brief-reroll-each",
            Verb::RerollAny => "web-kapow-brief-reroll-any",
            Verb::NoLoss => "web-kapow-brief-no-loss",
            Verb::TurnDie => "web-kapow-brief-turn",
            Verb::MirrorKickers => "web-kapow-brief-mirror",
            Verb::NoTraitDice => "web-kapow-brief-no-trait-dice",
            _ => return None,
        };
        Some(self.scene.voice.text(key))
    }

    fn around(&self, head: Said, span: Span) -> Option<String> {
        let what = Arg::Spelled(self.verbs(span)?);
        Some(self.scene.voice.say(&head.with("what", what)))
    }

    fn choice(&self, options: &Options) -> Option<String> {
        let options = options.spans().iter();
        let said: Option<Vec<String>> = options.map(|&span| self.verbs(span)).collect();
        said.map(|said| said.join(&self.or()))
    }

    fn faces(&self, of: Symbols) -> String {
        let game = &self.scene.game;
        let names = of
            .iter()
            .map(|face| self.scene.called(&game.called_symbol(face)));
        names.collect::<Vec<_>>().join(&self.or())
    }

    fn or(&self) -> String {
        format!(" {} ", self.scene.voice.text("kapow-verb-or"))
    }
}

fn condition(test: Test) -> Said {
    let (key, count) = match test {
        Test::OpponentHasMoreDice => return Said::new("web-kapow-brief-if-more-dice"),
        Test::LostAtLeast(count) => ("web-kapow-brief-if-lost", count),
        Test::LostAtMost(0) => return Said::new("web-kapow-brief-if-unhurt"),
        Test::LostAtMost(count) => ("web-kapow-brief-if-lost-at-most", count),
        Test::DealtAtLeast(count) => ("web-kapow-brief-if-dealt", count),
    };
    Said::new(key).with("count", Arg::number(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kapow::draft::Draft;
    use crate::voice::Voice;
    use game_kapow::{Kapow, Mode, Pack, Setup};
    use kernel::{Game, Viewer};
    use std::sync::Arc;
    use words::Lang;

    fn scene(lang: Lang) -> Scene {
        let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let me = "A".parse().unwrap();
        Scene {
            view: game.view(&game.start(), Viewer::Seat(me)),
            game: Arc::new(game),
            me,
            question: None,
            draft: Draft::default(),
            voice: Voice::at_table(lang, Vec::new(), None),
            mode_key: String::new(),
            thinking: None,
            rolls: false,
            outcome: None,
            news: Vec::new(),
            plays: true,
        }
    }

    #[test]
    fn what_stands_on_a_players_board_is_brief_in_both_languages() {
        for lang in Lang::ALL {
            let scene = scene(lang);
            let pack = scene.game.pack();
            let solo = |ability: &&Ability| matches!(ability.home, Home::Solo(_));
            for ability in pack.abilities.iter().filter(|ability| !solo(ability)) {
                let brief = text(&scene, ability);
                let slips = ["kapow-", "$", "{", "  ", " -", "1 dice", "1 faces", "(s)"];
                let slip = slips.into_iter().find(|slip| brief.contains(slip));
                assert_eq!(slip, None, "{}: {brief}", ability.id);
                let length = brief.chars().count();
                assert!(
                    (1..=90).contains(&length),
                    "{}: {length} in {brief}",
                    ability.id
                );
            }
        }
    }

    #[test]
    fn a_brief_leaves_out_nothing_that_decides() {
        let brief = |lang, id: &str| {
            let scene = scene(lang);
            let abilities = &scene.game.pack().abilities;
            text(&scene, abilities.iter().find(|one| one.id == id).unwrap())
        };
        for (id, de, en) in [
            (
                "adapt",
                "bei weniger Würfeln: 1 nach Wahl des Gegners",
                "if they have more dice: 1 die of their choice",
            ),
            (
                "vitamin-d",
                "eine Fähigkeit mit 2 Würfeln festlegen (kein Aktionswürfel, kein Leben)",
                "lock in an ability that takes 2 dice (no action die, no life)",
            ),
            (
                "bloodsucker",
                "Gegner wählt: −3 Leben oder 1 seiner Seiten für dich",
                "they choose: −3 life or 1 of their faces for you",
            ),
            (
                "taunt",
                "du bestimmst die Farbe neuer Eigenschaftswürfel des Gegners, je Würfel 1 Seite",
                "you choose the colour of their new trait dice, for each 1 face",
            ),
            (
                "token",
                "Gesamtangriff −2, ein Würfel entfernt ihn",
                "total attack −2, a die removes it",
            ),
        ] {
            assert_eq!(brief(Lang::De, id), de);
            assert_eq!(brief(Lang::En, id), en);
        }
    }
}

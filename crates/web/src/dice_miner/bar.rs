//! Dice Miner's questions in words, and how a match ended.

use super::draft::Question;
use super::scene::Scene;
use crate::bar::Asked;
use game_dice_miner::{Event, Offer, Stage};
use kernel::{Arg, Game};

/// A question.
pub(super) fn asked(scene: &Scene, question: &Question) -> Asked {
    let kind = question.ask.kind.key();
    let (label, icon) = label(scene);
    let title = match scene.public().stage {
        Stage::Dig if !question.has_beer() => scene.text("dice-miner-ask-dig"),
        _ => scene.text(&format!("dice-miner-ask-{kind}")),
    };
    Asked {
        title,
        hint: hint(scene, question),
        buttons: Vec::new(),
        way_out: question.way_out().map(|offer| way_out(scene, offer)),
        label,
        icon,
    }
}

/// What to tap next.
fn hint(scene: &Scene, question: &Question) -> String {
    let public = scene.public();
    let key = match public.stage {
        Stage::Hero => "web-dice-miner-hint-hero",
        Stage::Dig if scene.draft.hand.beer.is_some() => "web-dice-miner-hint-share",
        Stage::Dig if question.has_beer() => "web-dice-miner-hint-beer",
        Stage::Dig => "web-dice-miner-hint-dig",
        Stage::First => "web-dice-miner-hint-first",
        Stage::Second => "web-dice-miner-hint-second",
        Stage::Aim(source) => {
            let args = [
                ("source", scene.game.called_source(source)),
                ("next", Arg::number(public.aimed.len() + 1)),
                ("symbols", Arg::number(scene.game.symbols(source))),
            ];
            return scene.say("dice-miner-about-aim", &args);
        }
        Stage::Cache => {
            let chests = scene.game.chests(public, scene.me);
            let args = [
                ("kept", Arg::number(public.kept.len())),
                ("chests", Arg::number(chests)),
            ];
            return scene.say("dice-miner-about-cache", &args);
        }
        _ => "web-dice-miner-hint-magic",
    };
    scene.text(key)
}

fn way_out(scene: &Scene, offer: Offer) -> String {
    scene.text(match (offer, scene.public().stage) {
        (Offer::Stop, _) => "web-dice-miner-stop",
        (_, Stage::Cache) => "web-dice-miner-cache-done",
        _ => "web-dice-miner-magic-done",
    })
}

/// What the main button will do, and its icon.
fn label(scene: &Scene) -> (String, &'static str) {
    let Some(offer) = scene.draft.pick else {
        return nothing_yet(scene);
    };
    match offer {
        Offer::Share { to, .. } => {
            let name = [("name", Arg::Spelled(scene.clan_name(to)))];
            (scene.say("web-dice-miner-do-share", &name), "sym-beer")
        }
        Offer::Hero(hero) => {
            let hero = [("hero", scene.game.called_hero(hero))];
            (scene.say("web-dice-miner-do-hero", &hero), "ic-confirm")
        }
        Offer::Take(_) => (scene.offer(offer), "ic-confirm"),
        Offer::Spend(_) => (scene.offer(offer), "sym-magic"),
        Offer::Reroll(_) => (scene.offer(offer), "ic-roll"),
        Offer::Cache(_) => (scene.offer(offer), "sym-chest"),
        Offer::Stop | Offer::Done => (way_out(scene, offer), "ic-confirm"),
    }
}

/// The main button before anything is chosen.
fn nothing_yet(scene: &Scene) -> (String, &'static str) {
    let (key, icon) = match scene.public().stage {
        Stage::Hero => ("web-dice-miner-do-choose-hero", "ic-confirm"),
        Stage::Dig if scene.draft.hand.beer.is_some() => {
            ("web-dice-miner-do-choose-whom", "sym-beer")
        }
        Stage::Magic => ("web-dice-miner-do-choose-source", "sym-magic"),
        Stage::Cache => ("web-dice-miner-do-choose-die", "sym-chest"),
        _ => ("web-dice-miner-do-choose-die", "ic-confirm"),
    };
    (scene.text(key), icon)
}

/// How the match ended.
pub(super) fn ending(scene: &Scene) -> String {
    let Stage::Over(winners) = scene.public().stage else {
        return String::new();
    };
    let told = |event: &Event| scene.voice.say(&scene.game.tell(&scene.view, event));
    if scene.game.mode().rival().is_some() {
        return told(&Event::SoloEnded {
            total: scene.public().clan(scene.me).total,
            won: winners.contains(scene.me),
        });
    }
    match winners.first() {
        Some(winner) if winners.len() == 1 => told(&Event::Won(winner)),
        _ => {
            let names: Vec<String> = winners.iter().map(|seat| scene.clan_name(seat)).collect();
            let players = Arg::Spelled(names.join(", "));
            scene.say("dice-miner-event-shared-win", &[("players", players)])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_dice_miner::{DiceMiner, Mode, Pack, Setup};
    use kernel::{Seat, Viewer};
    use words::Lang;

    #[test]
    fn only_who_has_a_beer_is_asked_whether_to_share_it() {
        let game = DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Two)).unwrap();
        let me = Seat::new(0).unwrap();
        for (dice, lang, title) in [
            ("tunnel.1", Lang::En, "Take a free die."),
            (
                "tunnel.beer",
                Lang::En,
                "Take a free die, or share a beer first.",
            ),
            ("tunnel.1", Lang::De, "Nimm einen freien Würfel."),
        ] {
            let position = format!(
                "stage = \"dig\"\nround = 2\nmountain = [\". .\", \". . .\", \". . . .\", \
                 \". . . . .\", \"treasure.gem2 . . . . .\"]\n[A]\ndice = [\"{dice}\"]\n[B]\n"
            );
            let view = game.view(&game.place(&position).unwrap(), Viewer::Seat(me));
            let mut offers = Vec::new();
            let ask = game.asked(&view, &mut offers).unwrap();
            let scene = Scene::tried(&game, &view, me, lang);
            assert_eq!(asked(&scene, &Question { ask, offers }).title, title);
        }
    }
}

//! Help for Dice Miner's dice: what a face is for, what its die can show, and which of its sides
//! are our proposal. All of it is made from the pack.

use super::look;
use super::scene::Scene;
use crate::help::Help;
use crate::session::capital;
use content::Source;
use game_dice_miner::{Cell, Die, HeroId, KindId, STANDARD, Symbol};
use kernel::Arg;

/// What `data-help` means on this board: `die:12` by look, `cell:7` of the mountain,
/// `hero:engineer`, `face:magic:1` of a hero.
pub(super) fn help(scene: &Scene, key: &str) -> Option<Help> {
    let (word, what) = key.split_once(':')?;
    match word {
        "die" => {
            let look: usize = what.parse().ok()?;
            let mut looks = scene.game.tables().looks();
            Some(of_die(scene, looks.find(|die| die.look() == look)?))
        }
        "cell" => {
            let place: usize = what.parse().ok()?;
            let cell = Cell::all().nth(place)?;
            let mountain = &scene.public().mountain;
            let mut help = of_die(scene, mountain.die(cell)?);
            let lie = look::lie_key(mountain.lie(cell)?);
            help.about = format!("{} · {}", help.about, scene.text(lie));
            Some(help)
        }
        "hero" => Some(of_hero(scene, scene.game.pack().hero(what)?)),
        _ => {
            let (id, number) = what.split_once(':')?;
            of_face(scene, id, number.parse().ok()?)
        }
    }
}

fn of_die(scene: &Scene, die: Die) -> Help {
    let (game, kind) = (&scene.game, die.kind());
    let symbol = game.tables().symbol(die);
    Help {
        title: capital(&scene.called(&game.called_face(symbol))),
        about: scene.called(&game.called_kind(kind)),
        lines: vec![use_of(scene, symbol), sides(scene, kind)],
        marks: marks(scene, kind),
        ..Help::default()
    }
}

/// What a symbol is for.
fn use_of(scene: &Scene, symbol: Symbol) -> String {
    scene
        .voice
        .text(&format!("web-dice-miner-help-{}", symbol.id()))
}

/// All sides of a kind.
fn sides(scene: &Scene, kind: KindId) -> String {
    let faces = scene.game.tables().faces[kind.index()];
    let names = faces.map(|face| scene.called(&scene.game.called_face(face)));
    scene.say(
        "web-dice-miner-sides",
        &[("faces", Arg::Spelled(names.join(", ")))],
    )
}

/// Why sides of a kind are marked: they are our proposal.
fn marks(scene: &Scene, kind: KindId) -> Vec<String> {
    let pack = scene.game.pack();
    let id = &pack.kinds[kind.index()].id;
    let preset = &scene.game.options().preset;
    let own = format!("dice-miner/kind/{id}/faces");
    let other = format!("dice-miner/preset/{preset}/faces/{id}");
    let changed = *preset != STANDARD && pack.source(&other).is_some();
    let what = if changed { other } else { own };
    reason(scene, &what, "web-dice-miner-part-faces")
        .into_iter()
        .collect()
}

fn reason(scene: &Scene, what: &str, part: &str) -> Option<String> {
    let Some(Source::Reconstructed(why)) = scene.game.pack().source(what) else {
        return None;
    };
    let args = [
        ("what", Arg::Spelled(scene.text(part))),
        ("why", Arg::Spelled(scene.named(why))),
    ];
    Some(scene.say("web-help-reconstructed", &args))
}

/// A face that heroes have.
fn of_face(scene: &Scene, id: &str, number: u8) -> Option<Help> {
    let (game, tables) = (&scene.game, scene.game.tables());
    let is_it = |face: &Symbol| face.id() == id && face.number() == number;
    let heroes = game.pack().heroes.iter();
    let mut heroes = heroes.filter_map(|hero| game.pack().hero(&hero.id));
    let symbol = heroes.find_map(|hero| tables.hero(hero).iter().copied().find(is_it))?;
    Some(Help {
        title: capital(&scene.called(&game.called_face(symbol))),
        about: scene.text("web-dice-miner-hero-face"),
        lines: vec![
            use_of(scene, symbol),
            scene.text("web-dice-miner-help-hero-face"),
        ],
        ..Help::default()
    })
}

fn of_hero(scene: &Scene, hero: HeroId) -> Help {
    let game = &scene.game;
    let id = &game.pack().heroes[hero.index()].id;
    let faces = game.tables().hero(hero).iter();
    let mark = |field: &str, part| reason(scene, &format!("dice-miner/hero/{id}/{field}"), part);
    let marks = [
        mark("name/de", "web-dice-miner-part-name"),
        mark("faces", "web-dice-miner-part-faces"),
    ];
    Help {
        title: scene.called(&game.called_hero(hero)),
        about: scene.text("web-dice-miner-hero"),
        lines: {
            let mut lines: Vec<String> = faces.map(|face| use_of(scene, *face)).collect();
            lines.dedup();
            lines
        },
        marks: marks.into_iter().flatten().collect(),
        ..Help::default()
    }
}

//! Choosing a hero: a card for each, with its faces as dice.

use super::Session;
use super::look;
use super::scene::Scene;
use crate::pick::{Pick, pick};
use crate::seat;
use game_dice_miner::{HeroId, Offer};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// All heroes, those that are taken with who has them.
pub(super) fn choice(scene: &Scene, session: Session) -> AnyView {
    let heroes = scene.game.pack().heroes.iter();
    let ids = heroes.filter_map(|hero| scene.game.pack().hero(&hero.id));
    let cards: Vec<AnyView> = ids.map(|hero| card(scene, session, hero)).collect();
    view! {
        <section class="mm-board mm-choose" aria-label=scene.text("web-dice-miner-heroes")>
            <ul class="mm-heroes">{cards}</ul>
        </section>
    }
    .into_any()
}

fn card(scene: &Scene, session: Session, hero: HeroId) -> AnyView {
    let offer = Offer::Hero(hero);
    let faces = scene.game.tables().hero(hero).iter();
    let faces: Vec<AnyView> = faces
        .map(|symbol| look::hero_face(scene, *symbol, "die-l"))
        .collect();
    let inner = view! {
        <span class="dice dice-tight">{faces}</span>
        <span class="card-name">{scene.called(&scene.game.called_hero(hero))}</span>
        <span>{uses(scene, hero)}</span>
        {shorts(scene, hero).into_iter().map(short).collect_view()}
        {owner(scene, hero)}
    };
    let card = Pick::new("card", scene.stands(offer)).helped(format!(
        "hero:{}",
        scene.game.pack().heroes[hero.index()].id
    ));
    view! { <li>{pick(card, inner.into_any(), session.taps(offer))}</li> }.into_any()
}

/// What the faces are, in words: equal ones are counted.
fn uses(scene: &Scene, hero: HeroId) -> String {
    let faces = scene.game.tables().hero(hero);
    let names = faces.chunk_by(|one, two| one == two).map(|alike| {
        let name = scene.called(&scene.game.called_face(alike[0]));
        match alike.len() {
            1 => name,
            many => scene.say(
                "web-dice-miner-faces",
                &[
                    ("count", Arg::number(many as u8)),
                    ("face", Arg::Spelled(name)),
                ],
            ),
        }
    });
    names.collect::<Vec<_>>().join(", ")
}

/// What its faces do, where nobody can guess it from them: each once.
fn shorts(scene: &Scene, hero: HeroId) -> Vec<String> {
    let mut ids: Vec<&str> = scene
        .game
        .tables()
        .hero(hero)
        .iter()
        .map(|face| face.id())
        .collect();
    ids.dedup();
    let shorts = ids.iter().filter_map(|id| match *id {
        "magic" => Some("web-dice-miner-short-magic"),
        "pickaxe" => Some("web-dice-miner-short-pickaxe"),
        "shield" => Some("web-dice-miner-short-shield"),
        "chest" => Some("web-dice-miner-short-chest"),
        _ => None,
    });
    shorts.map(|key| scene.text(key)).collect()
}

fn short(line: String) -> AnyView {
    view! { <small class="soft">{line}</small> }.into_any()
}

/// Who has taken a hero.
fn owner(scene: &Scene, hero: HeroId) -> Option<AnyView> {
    let has = |seat: &Seat| scene.public().clan(*seat).hero == Some(hero);
    let seat = scene.clans().find(has)?;
    let name = scene.clan_name(seat);
    let owner = view! {
        <span class="mm-owner">{seat::mark(seat, &name)}" "{name.clone()}</span>
    };
    Some(owner.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_dice_miner::{DiceMiner, Mode, Pack, Setup};
    use kernel::{Game as _, Viewer};
    use words::Lang;

    #[test]
    fn who_takes_a_hero_with_magic_is_told_what_it_does() {
        let game = DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Two)).unwrap();
        let me = Seat::new(0).unwrap();
        let view = game.view(&game.start(), Viewer::Seat(me));
        let mut magic = 0;
        for lang in Lang::ALL {
            let scene = Scene::tried(&game, &view, me, lang);
            for hero in &game.pack().heroes {
                let hero = game.pack().hero(&hero.id).unwrap();
                let faces = game.tables().hero(hero).iter();
                let has_magic = faces.filter(|face| face.id() == "magic").count() > 0;
                magic += u8::from(has_magic);
                let told = shorts(&scene, hero);
                let does = scene.text("web-dice-miner-short-magic");
                assert_eq!(told.contains(&does), has_magic, "{told:?}");
            }
        }
        assert!(magic > 0);
    }
}

//! Whom a hero will meet: how often it wins when bots play both, and what to beware of.

use super::rates::rate;
use super::{Scene, grid};
use crate::dice_throne::art;
use crate::icon::Icon;
use game_dice_throne::{Form, Hero, HeroId, TokenId, TokenKind, token_text};
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// A panel for each opponent whose hero is known.
pub(super) fn panels(scene: &Scene, hero: HeroId) -> Vec<AnyView> {
    let foes = foes(scene).into_iter().filter(|foe| *foe != hero);
    foes.map(|foe| panel(scene, hero, foe)).collect()
}

/// The heroes of the other sides, as far as they are known.
fn foes(scene: &Scene) -> Vec<HeroId> {
    let mode = scene.game.mode();
    let side = |seat: Seat| mode.side(seat.index());
    let others = scene.seats().filter(|seat| side(*seat) != side(scene.me));
    others.filter_map(|seat| scene.corner(seat).hero).collect()
}

fn panel(scene: &Scene, hero: HeroId, foe: HeroId) -> AnyView {
    let found = scene.game.pack().hero(foe);
    let duel = scene.game.mode().seats() == 2;
    let rate = duel.then(|| chance(scene, hero, foe)).flatten();
    let title = Arg::Spelled(scene.named(&found.name));
    let title = scene.say("web-dice-throne-against", &[("hero", title)]);
    let beware = beware(scene, found).into_iter();
    let beware = beware.map(|token| item(scene, token)).collect_view();
    view! {
        <section class="panel dh-against">
            <h2><Icon name="ic-eye"/>" "{title}</h2>
            {rate}
            <ul>
                <li>
                    {art::crest(found, "crest-s")}
                    <span>{grid::about(&scene.voice, found)}</span>
                </li>
                {beware}
            </ul>
        </section>
    }
    .into_any()
}

/// How often the hero wins, in words and as a bar.
fn chance(scene: &Scene, hero: HeroId, foe: HeroId) -> Option<AnyView> {
    let percent = rate(hero, foe)?;
    let name = scene.named(&scene.game.pack().hero(hero).name);
    let gaps = [("hero", Arg::Spelled(name)), ("rate", Arg::number(percent))];
    let said = scene.say("web-dice-throne-rate", &gaps);
    let bar = view! {
        <p class="dh-rate">
            {said}
            <progress class="bar" max="100" value=percent.to_string() aria-hidden="true"></progress>
        </p>
    };
    Some(bar.into_any())
}

/// The tokens that a hero leaves with others.
fn beware(scene: &Scene, hero: &Hero) -> Vec<TokenId> {
    let bad = |token: &TokenId| scene.token(*token).kind == TokenKind::Negative;
    hero.tokens.iter().copied().filter(bad).collect()
}

fn item(scene: &Scene, id: TokenId) -> AnyView {
    let token = scene.token(id);
    let text = token_text(scene.game.pack(), id, Form::Short);
    view! {
        <li>
            <span class="token" data-tone="bad"><Icon name=art::token(token)/></span>
            <span><b>{scene.named(&token.name)}</b>" "{scene.voice.say_all(&text)}</span>
        </li>
    }
    .into_any()
}

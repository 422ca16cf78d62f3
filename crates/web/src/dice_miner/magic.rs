//! After the mountain: magic that is spent with its odds, and chests that keep dice.

use super::Session;
use super::look;
use super::scene::{Scene, tone};
use crate::icon::Icon;
use crate::pick::Standing;
use crate::settings::Settings;
use game_dice_miner::ahead::{self, Odds};
use game_dice_miner::{Die, Offer, Source, Stage, Symbol};
use kernel::{Arg, Seat};
use leptos::prelude::*;
use words::Lang;

/// The most symbols whose best use is worked out while somebody waits.
const QUICK: u8 = 2;

/// The sources of whoever has the turn, and what the magic in mind can bring.
pub(super) fn spells(scene: &Scene, session: Session) -> AnyView {
    let seat = scene.public().turn;
    let title = scene.say(
        "web-dice-miner-magic-of",
        &[("seat", scene.game.called_player(seat))],
    );
    let sources: Vec<AnyView> = sources(scene, seat)
        .into_iter()
        .map(|(source, state, nth)| {
            let drawn = draw_source(scene, session, source, state, nth);
            view! { <li>{drawn}</li> }.into_any()
        })
        .collect();
    view! {
        <section class="mm-board mm-after" aria-labelledby="magic-title">
            <div class="panel mm-panel">
                <h2 id="magic-title"><Icon name="sym-magic"/>" "{title}</h2>
                <ul class="dice">{sources}</ul>
                {aimed(scene)}
                {odds(scene)}
            </div>
        </section>
    }
    .into_any()
}

/// Every source of a player: those that are spent first among equals.
fn sources(scene: &Scene, seat: Seat) -> Vec<(Source, Standing, u8)> {
    let (public, tables) = (scene.public(), scene.game.tables());
    let clan = public.clan(seat);
    let spent = |source: Source| {
        let equal = scene
            .game
            .spent_sources(public, seat)
            .filter(|one| *one == source);
        equal.count() as u8
    };
    let now = match public.stage {
        Stage::Aim(source) | Stage::Cast(source) => Some(source),
        _ => None,
    };
    let state = |source: Source, nth: u8| {
        let spent = spent(source);
        let offer = Offer::Spend(source);
        let tapped = nth == scene.draft.hand.nth.max(spent);
        match () {
            () if nth < spent => Standing::Spent,
            () if now == Some(source) && nth == spent => Standing::Kept,
            () if scene.picks(offer) && tapped => Standing::Chosen,
            () if scene.offers(offer) => Standing::Offered,
            () => Standing::Idle,
        }
    };
    let dice = clan
        .trove
        .looks()
        .filter(|(die, _)| is_magic(tables.symbol(*die)));
    let dice = dice.map(|(die, count)| (Source::Die(die), count));
    let faces = clan.hero.map_or(&[][..], |hero| tables.hero(hero));
    let heroes = (1..=3_u8).filter_map(|symbols| {
        let alike = faces.iter().filter(|face| **face == Symbol::Magic(symbols));
        let count = alike.count() as u8;
        (count > 0).then_some((Source::Hero(symbols), count))
    });
    let all = dice.chain(heroes);
    all.flat_map(|(source, count)| (0..count).map(move |nth| (source, nth)))
        .map(|(source, nth)| (source, state(source, nth), nth))
        .collect()
}

const fn is_magic(symbol: Symbol) -> bool {
    matches!(symbol, Symbol::Magic(_))
}

fn draw_source(
    scene: &Scene,
    session: Session,
    source: Source,
    state: Standing,
    nth: u8,
) -> AnyView {
    let tap = scene.question.is_some();
    let tap = tap.then(|| Callback::new(move |()| session.tap_nth(Offer::Spend(source), nth)));
    match source {
        Source::Die(die) => look::source(scene, die, state, tap),
        Source::Hero(symbols) => look::hero_source(scene, Symbol::Magic(symbols), state, tap),
    }
}

/// The dice that are chosen already for the magic being spent.
fn aimed(scene: &Scene) -> Option<AnyView> {
    let aimed = &scene.public().aimed;
    let (Stage::Aim(source) | Stage::Cast(source)) = scene.public().stage else {
        return None;
    };
    let said = scene.say(
        "web-dice-miner-aimed",
        &[
            ("source", scene.game.called_source(source)),
            ("count", Arg::number(aimed.len())),
            ("symbols", Arg::number(scene.game.symbols(source))),
        ],
    );
    let dice: Vec<AnyView> = aimed
        .iter()
        .map(|die| look::shown(scene, *die, "die-m"))
        .collect();
    Some(view! { <p class="small">{said}</p> <div class="dice dice-tight">{dice}</div> }.into_any())
}

/// What the magic in mind can bring: exact, for the trove as it lies.
fn odds(scene: &Scene) -> Option<AnyView> {
    let wanted = Settings::get().0.with(|chosen| chosen.odds);
    if !wanted || scene.question.is_none() {
        return None;
    }
    let (public, game) = (scene.public(), &scene.game);
    let (dice, odds) = match (scene.draft.pick, public.stage) {
        (Some(Offer::Spend(source)), _) if game.symbols(source) <= QUICK => {
            let (dice, odds) = ahead::best_rerolls(game, public, scene.me, source)?;
            (dice.to_vec(), odds)
        }
        (Some(Offer::Reroll(die)), Stage::Aim(_)) => {
            let dice: Vec<Die> = public.aimed.iter().copied().chain([die]).collect();
            let odds = ahead::rerolling(game, public, scene.me, &dice)?;
            (dice, odds)
        }
        _ => return None,
    };
    let best = matches!(scene.draft.pick, Some(Offer::Spend(_)));
    Some(panel(scene, &dice, &odds, best))
}

fn panel(scene: &Scene, dice: &[Die], odds: &Odds, best: bool) -> AnyView {
    let key = if best {
        "web-dice-miner-odds-best"
    } else {
        "web-dice-miner-odds-reroll"
    };
    let all = odds.landings().max(1);
    let same = all - odds.better() - odds.worse();
    let line = |key: &str, weight: u64| {
        let percent = (200 * weight + all) / (2 * all);
        view! {
            <li>
                <span>{scene.text(key)}</span>
                <b>{percent}" %"</b>
                <progress class="bar" max="100" value=percent>{percent}" %"</progress>
            </li>
        }
    };
    let mean = odds.mean_hundredths();
    let comma = match scene.voice.words.lang() {
        Lang::De => ',',
        Lang::En => '.',
    };
    let drawn: Vec<AnyView> = dice
        .iter()
        .map(|die| look::shown(scene, *die, "die-s"))
        .collect();
    view! {
        <h3 class="small">{scene.text(key)}" "{drawn}</h3>
        <ul class="odds">
            {line("web-dice-miner-better", odds.better())}
            {line("web-dice-miner-same", same)}
            {line("web-dice-miner-worse", odds.worse())}
        </ul>
        <p class="small">
            {scene.text("web-dice-miner-mean")}" "
            <b class=tone(mean.signum() as i16)>{hundredths(mean, comma)}</b>
        </p>
    }
    .into_any()
}

/// Hundredths of a point with their sign.
fn hundredths(mean: i64, comma: char) -> String {
    let sign = if mean < 0 { "−" } else { "+" };
    let mean = mean.unsigned_abs();
    format!("{sign}{}{comma}{:02}", mean / 100, mean % 100)
}

/// The dice that chests keep for the next round.
pub(super) fn chests(scene: &Scene) -> AnyView {
    let public = scene.public();
    let seat = public.turn;
    let title = scene.say(
        "web-dice-miner-chests-of",
        &[("seat", scene.game.called_player(seat))],
    );
    let chests = scene.say(
        "web-dice-miner-chests-hold",
        &[
            ("kept", Arg::number(public.kept.len())),
            ("chests", Arg::number(scene.game.chests(public, seat))),
        ],
    );
    let dice: Vec<AnyView> = public
        .kept
        .dice()
        .map(|die| look::shown(scene, die, "die-l"))
        .collect();
    view! {
        <section class="mm-board mm-after" aria-labelledby="chests-title">
            <div class="panel mm-panel">
                <h2 id="chests-title"><Icon name="sym-chest"/>" "{title}</h2>
                <div class="dice">{dice}</div>
                <p class="small">{chests}</p>
                <p class="small soft">{scene.text("web-dice-miner-chests-how")}</p>
            </div>
            {super::sheet::table(scene)}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hundredths_have_a_sign_and_two_digits() {
        assert_eq!(hundredths(105, '.'), "+1.05");
        assert_eq!(hundredths(-50, ','), "−0,50");
    }
}

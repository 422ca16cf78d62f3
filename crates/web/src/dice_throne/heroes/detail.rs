//! A hero as somebody wants to know it before choosing: dice, chances of the board, tokens.

use super::{difficulty, grid, style};
use crate::dice_throne::art;
use crate::die::{Look, die};
use crate::icon::Icon;
use crate::voice::Voice;
use game_dice_throne::{AbilityKind, Hero, Needs, Odds, Pack, Token, TokenKind, kept};
use kernel::{Arg, Said};
use leptos::prelude::*;
use words::Lang;

/// All there is to say of a hero.
pub(in crate::dice_throne) fn portrait(voice: &Voice, pack: &Pack, hero: &Hero) -> AnyView {
    let guessed = difficulty(pack, hero).is_some_and(|(_, estimate)| estimate);
    let guessed = guessed.then(|| {
        view! {
            <p class="dh-est">
                <Icon name="ic-reconstructed"/>{voice.text("web-dice-throne-guessed")}
            </p>
        }
    });
    let facts = Said::new("web-dice-throne-hero-facts")
        .with("season", Arg::number(hero.season))
        .with(
            "cards",
            Arg::number(hero.cards.iter().filter(|card| !card.promo).count()),
        );
    view! {
        <div class="dh-top">
            {art::crest(hero, "crest-l")}
            <div>
                <h2>{voice.named(&hero.name)}</h2>
                <p class="soft small">{voice.say(&facts)}</p>
                {grid::pips(voice, pack, hero)}
                {guessed}
            </div>
        </div>
        <p>{grid::about(voice, hero)}</p>
        {styles(voice, pack, hero)}
        {faces(voice, hero)}
        {chances(voice, hero)}
        <ul class="dh-tokens" aria-label=voice.text("web-dice-throne-hero-tokens")>
            {hero.tokens.iter().map(|&id| token(voice, pack.token(id))).collect_view()}
        </ul>
    }
    .into_any()
}

/// How it is played, in a word each.
fn styles(voice: &Voice, pack: &Pack, hero: &Hero) -> AnyView {
    let styles = pack.styles(hero).into_iter().map(|one| {
        let (icon, key) = style(one);
        view! { <li class="chip"><Icon name=icon/>{voice.text(key)}</li> }
    });
    let styles = styles.collect_view();
    view! { <ul class="dh-styles" aria-label=voice.text("web-dice-throne-styles")>{styles}</ul> }
        .into_any()
}

/// The six sides of its dice.
fn faces(voice: &Voice, hero: &Hero) -> AnyView {
    let face = |side: u8| {
        let symbol = &hero.symbols[usize::from(hero.faces[usize::from(side) - 1])];
        let look = Look {
            kind: art::kind(hero).to_owned(),
            size: "die-m",
            label: format!("{side}, {}", voice.named(&symbol.name)),
            cube: art::cube(hero, side),
            ..Look::default()
        };
        view! { <li>{die(look, None)}</li> }
    };
    view! {
        <ul class="dh-faces" aria-label=voice.text("web-dice-throne-hero-die")>
            {(1..=6).map(face).collect_view()}
        </ul>
    }
    .into_any()
}

/// How likely each offensive ability is before the first roll.
fn chances(voice: &Voice, hero: &Hero) -> AnyView {
    let rows = hero.abilities.iter().filter_map(|ability| {
        let offensive = matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate);
        let branch = ability.levels.first()?.branches.first()?;
        let chance = chance(hero, branch.needs).filter(|_| offensive)?;
        let name = voice.named(&ability.name);
        let percent = percent(voice.words.lang(), chance);
        Some(view! { <li><span>{name}</span><b>{percent}</b></li> })
    });
    let rows = rows.collect_view();
    view! { <ul class="dh-odds" aria-label=voice.text("web-dice-throne-chances")>{rows}</ul> }
        .into_any()
}

/// With three attempts, of which the first rolls all dice.
fn before_rolling(hero: &Hero, needs: Needs) -> Odds {
    kept(hero, needs, &[1; 5], 0b1_1111, 3)
}

fn chance(hero: &Hero, needs: Needs) -> Option<Odds> {
    let rolls = !matches!(needs, Needs::Dice(_));
    rolls.then(|| before_rolling(hero, needs))
}

/// A chance with one place behind the point.
fn percent(lang: Lang, odds: Odds) -> String {
    let tenths = (odds.basis_points() + 5) / 10;
    let point = if lang == Lang::De { ',' } else { '.' };
    format!("{}{point}{} %", tenths / 10, tenths % 10)
}

fn token(voice: &Voice, token: &Token) -> AnyView {
    let tone = match token.kind {
        TokenKind::Positive => "good",
        TokenKind::Negative => "bad",
        TokenKind::Unique | TokenKind::Companion => "unique",
    };
    let limit = Said::new("web-dice-throne-up-to").with("n", Arg::number(token.limit));
    view! {
        <li class="token" data-tone=tone>
            <Icon name=art::token(token)/>
            {voice.named(&token.name)}" "<small>{voice.say(&limit)}</small>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_rounded_to_a_tenth() {
        let barbarian = &Pack::builtin().heroes[0];
        let smack = before_rolling(barbarian, Needs::Symbols([3, 0, 0, 0, 0, 0]));
        assert_eq!(percent(Lang::En, smack), "98.4 %");
        assert_eq!(percent(Lang::De, smack), "98,4 %");
    }
}

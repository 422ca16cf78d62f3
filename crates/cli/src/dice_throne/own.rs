//! What a player has before them: the hand with prices and texts, and the board where it matters.

use super::names;
use game_dice_throne::{
    Ability, AbilityId, AbilityKind, Card, CardId, Cards, DiceThrone, Form, Frame, Hero, Level,
    Line, Offer, View, card_text, level_lines, token_text,
};
use kernel::{Arg, Game, Said, Seat};
use words::Words;

/// Hand and board of whoever looks. While something else is going on, only what can be used now is
/// told in full.
pub(super) fn lines(game: &DiceThrone, view: &View, words: &Words) -> Vec<String> {
    let Some((seat, hand)) = view.viewer.seat().zip(view.hand) else {
        return Vec::new();
    };
    let mut offers = Vec::new();
    game.asked(view, &mut offers);
    let at_leisure = matches!(
        view.public.frames.last(),
        Some(Frame::Main | Frame::Discard)
    );
    let mut lines = Vec::new();
    let abilities = abilities(game, view, seat, words);
    if !abilities.is_empty() {
        lines.push(String::new());
        lines.push(words.text("cli-dice-throne-board"));
        lines.extend(abilities);
    }
    lines.extend(wanted(game, view, &offers, words));
    lines.extend(mates(game, view, words));
    if hand.is_empty() {
        return lines;
    }
    lines.push(String::new());
    lines.push(words.text("cli-dice-throne-hand"));
    let (told, brief): (Vec<CardId>, Vec<CardId>) = hand
        .iter()
        .partition(|&card| at_leisure || offers.contains(&Offer::Play(card)));
    lines.extend(
        told.iter()
            .map(|&card| whole(game, view, seat, card, words)),
    );
    let brief: Vec<String> = brief
        .iter()
        .map(|&card| priced(game, view, seat, card, words))
        .collect();
    if !brief.is_empty() {
        lines.push(format!("  {}", brief.join(", ")));
    }
    lines
}

/// The hands of team-mates (DT-14.5).
fn mates(game: &DiceThrone, view: &View, words: &Words) -> Vec<String> {
    let held = view.mates.iter().filter(|(_, hand)| !hand.is_empty());
    let line = |&(mate, hand): &(Seat, Cards)| {
        let cards = hand
            .iter()
            .map(|card| priced(game, view, mate, card, words));
        let cards: Vec<String> = cards.collect();
        let said = Said::new("cli-dice-throne-mate").with("seat", Arg::Seat(mate));
        format!("{} {}", words.say(&said), cards.join(", "))
    };
    let mut lines: Vec<String> = held.map(line).collect();
    if !lines.is_empty() {
        lines.insert(0, String::new());
    }
    lines
}

/// What tokens would do that can be chosen and that nobody has yet.
fn wanted(game: &DiceThrone, view: &View, offers: &[Offer], words: &Words) -> Vec<String> {
    let corners = view.public.corners.iter();
    let is_there = |token| corners.clone().any(|corner| corner.has(token) > 0);
    let tokens = offers.iter().filter_map(|offer| match offer {
        Offer::Token(token) if !is_there(*token) => Some(*token),
        _ => None,
    });
    let rules = tokens.map(|token| {
        let rule = words.say_all(&token_text(game.pack(), token, Form::Whole));
        format!(
            "  {}: {rule}",
            names::of(words, &game.pack().token(token).name)
        )
    });
    let rules: Vec<String> = rules.collect();
    let gap = (!rules.is_empty()).then(String::new);
    gap.into_iter().chain(rules).collect()
}

/// A card with its price now: an upgrade over another costs the difference.
fn priced(game: &DiceThrone, view: &View, seat: Seat, id: CardId, words: &Words) -> String {
    let card = game.hero(seat).card(id);
    let said = Said::new("cli-dice-throne-card")
        .with("card", Arg::named(&card.name.de, &card.name.en))
        .with("cost", Arg::number(game.price(&view.public, seat, card)));
    words.say(&said)
}

fn whole(game: &DiceThrone, view: &View, seat: Seat, id: CardId, words: &Words) -> String {
    let hero = game.hero(seat);
    let card: &Card = hero.card(id);
    let text = card_text(game.pack(), hero, card, Form::Whole);
    // The text has the printed price.
    let name = if game.price(&view.public, seat, card) == card.cost {
        names::of(words, &card.name).to_owned()
    } else {
        priced(game, view, seat, id, words)
    };
    format!("  {name}: {}", words.say_all(&text))
}

/// The abilities that matter now: all of them in one's own turn before the attack, the defensive
/// ones when a defence is asked for.
fn abilities(game: &DiceThrone, view: &View, seat: Seat, words: &Words) -> Vec<String> {
    let is_told = |kind: AbilityKind| match view.public.frames.last() {
        Some(Frame::Main) => true,
        Some(Frame::Declare) => kind != AbilityKind::Defensive,
        Some(Frame::Defend(_)) => kind == AbilityKind::Defensive,
        _ => false,
    };
    let is_mine = match view.public.frames.last() {
        Some(Frame::Defend(asked)) => *asked == seat,
        _ => view.public.active == seat,
    };
    let board = game.hero(seat).board();
    let told = board.filter(|(_, ability)| is_mine && is_told(ability.kind));
    told.flat_map(|(id, ability)| ability_lines(game, view, seat, (id, ability), words))
        .collect()
}

fn ability_lines(
    game: &DiceThrone,
    view: &View,
    seat: Seat,
    (id, ability): (AbilityId, &Ability),
    words: &Words,
) -> Vec<String> {
    let level = game.level(&view.public, seat, id);
    level_shown(game, game.hero(seat), (ability, level), words)
}

/// What kind of ability it is, where that is not plain.
fn kind(kind: AbilityKind, words: &Words) -> String {
    let word = match kind {
        AbilityKind::Offensive => return String::new(),
        AbilityKind::Defensive => "defensive",
        AbilityKind::Passive => "passive",
        AbilityKind::Ultimate => "ultimate",
    };
    let said = Said::new("cli-dice-throne-kind").with("kind", Arg::word(word));
    format!(" ({})", words.say(&said))
}

/// An ability at a level, line by line.
pub(super) fn level_shown(
    game: &DiceThrone,
    hero: &Hero,
    (ability, level): (&Ability, &Level),
    words: &Words,
) -> Vec<String> {
    let lines = level_lines(game.pack(), hero, level, Form::Short);
    let name = names::on_board(hero, ability, level);
    let name = names::of(words, &name);
    let line = |(at, line): (usize, Line)| {
        let own = line.name.as_ref().map(|name| names::of(words, name));
        let label = match (at, own) {
            (0, None) => Some(name),
            (_, own) => own,
        };
        let needs = line.needs.as_ref().map(|needs| words.say(needs));
        let label = label.map(|label| match at {
            0 => format!("{label}{}", kind(ability.kind, words)),
            _ => label.to_owned(),
        });
        let head: Vec<String> = label.into_iter().chain(needs).collect();
        let text = words.say_all(&line.text);
        let indent = if at == 0 { "  " } else { "    " };
        if head.is_empty() {
            return format!("{indent}{text}");
        }
        format!("{indent}{}: {text}", head.join(" · "))
    };
    lines.into_iter().enumerate().map(line).collect()
}

//! What a name on the board means: a hero, an ability, a card or a token, looked up by hand.

use super::{names, own};
use crate::play;
use content::Name;
use game_dice_throne::{
    Ability, CardKind, DiceThrone, Form, Hero, TokenId, View, card_text, level_text, setup_text,
    token_text,
};
use kernel::{Arg, Said, Seat};
use words::Words;

/// Everything of this name, the heroes of the match first; nothing where the name is unknown.
pub(super) fn lines(
    game: &DiceThrone,
    view: &View,
    what: &str,
    words: &Words,
) -> Option<Vec<String>> {
    let wanted = plain(what);
    let seats = seats(view);
    let mut heroes = seats.iter().map(|&seat| (Some(seat), game.hero(seat)));
    let others = game.pack().heroes.iter().map(|hero| (None, hero));
    let is_meant = |(seat, hero): &(Option<Seat>, &Hero)| {
        let letter = seat.map(|seat| seat.to_string().to_lowercase());
        letter.as_deref() == Some(&wanted) || is_called(&hero.name, &wanted)
    };
    if let Some((seat, hero)) = heroes.by_ref().chain(others).find(is_meant) {
        return Some(hanging(&board(game, view, (seat, hero), words)));
    }
    let seated: Vec<&Hero> = seats.iter().map(|&seat| game.hero(seat)).collect();
    let everybody: Vec<&Hero> = game.pack().heroes.iter().collect();
    for heroes in [seated, everybody] {
        let mut found = tokens(game, &heroes, &wanted, words);
        for hero in heroes {
            found.extend(abilities(game, hero, &wanted, words));
            found.extend(cards(game, hero, &wanted, words));
        }
        // A common card is in every deck.
        found.dedup();
        if !found.is_empty() {
            return Some(hanging(&found));
        }
    }
    None
}

fn hanging(lines: &[String]) -> Vec<String> {
    let lines = lines.iter();
    lines.flat_map(|line| play::hanging(line)).collect()
}

/// The seats whose heroes are known.
fn seats(view: &View) -> Vec<Seat> {
    let count = match view.public.choosing() {
        Some(_) => 0,
        None => view.public.corners.len(),
    };
    Seat::first(count as u8).collect()
}

/// A hero as he stands, or as printed, with what all his tokens mean.
fn board(
    game: &DiceThrone,
    view: &View,
    (seat, hero): (Option<Seat>, &Hero),
    words: &Words,
) -> Vec<String> {
    let mut lines = vec![names::of(words, &hero.name).to_owned(), faces(hero, words)];
    for (id, ability) in hero.board() {
        let level = match seat {
            Some(seat) => game.level(&view.public, seat, id),
            None => &ability.levels[0],
        };
        lines.extend(own::level_shown(game, hero, (ability, level), words));
    }
    let setup = setup_text(game.pack(), hero, Form::Whole);
    lines.extend(setup.map(|said| format!("  {}", words.say(&said))));
    lines.extend(hero.tokens.iter().map(|&token| rule(game, token, words)));
    lines.push(own_cards(game, hero, words));
    lines
}

/// What the sides of the dice show: "Dice: 1 sword · 2 sword …".
fn faces(hero: &Hero, words: &Words) -> String {
    let face = |(side, &place): (u8, &u8)| {
        let symbol = &hero.symbols[usize::from(place)];
        format!("{side} {}", names::of(words, &symbol.name))
    };
    let faces: Vec<String> = (1..).zip(&hero.faces).map(face).collect();
    format!(
        "  {}: {}",
        words.text("cli-dice-throne-faces"),
        faces.join(" · ")
    )
}

/// The cards that only this hero has, besides upgrades.
fn own_cards(game: &DiceThrone, hero: &Hero, words: &Words) -> String {
    let own = hero.cards.iter().skip(usize::from(game.pack().commons));
    let own = own.filter(|card| !matches!(card.kind, CardKind::Upgrade(..)));
    let names: Vec<&str> = own.map(|card| names::of(words, &card.name)).collect();
    format!(
        "  {}: {}",
        words.text("cli-dice-throne-cards"),
        names.join(", ")
    )
}

fn rule(game: &DiceThrone, token: TokenId, words: &Words) -> String {
    let text = words.say_all(&token_text(game.pack(), token, Form::Whole));
    let name = names::of(words, &game.pack().token(token).name);
    format!("  {name}: {text}")
}

fn tokens(game: &DiceThrone, heroes: &[&Hero], wanted: &str, words: &Words) -> Vec<String> {
    let mut found: Vec<TokenId> = heroes
        .iter()
        .flat_map(|hero| hero.tokens.iter().copied())
        .filter(|&token| is_called(&game.pack().token(token).name, wanted))
        .collect();
    found.dedup();
    found.truncate(1);
    found
        .into_iter()
        .map(|token| rule(game, token, words))
        .collect()
}

/// An ability at all its levels; a branch is found by its own name too.
fn abilities(game: &DiceThrone, hero: &Hero, wanted: &str, words: &Words) -> Vec<String> {
    let board = hero.board().map(|(_, ability)| ability);
    let named = board.filter(|ability| is_ability(ability, wanted));
    named
        .flat_map(|ability| {
            let head = format!(
                "  {} ({})",
                names::of(words, &ability.name),
                names::of(words, &hero.name)
            );
            let levels = (0..).zip(&ability.levels);
            let levels = levels.map(|(at, level)| {
                let text = level_text(game.pack(), hero, level, Form::Whole);
                let label = level_label((hero, ability), at, words);
                format!("    {label}: {}", words.say_all(&text))
            });
            std::iter::once(head).chain(levels).collect::<Vec<_>>()
        })
        .collect()
}

/// A level by its number and its price, or a side of a board by its name.
fn level_label((hero, ability): (&Hero, &Ability), at: usize, words: &Words) -> String {
    if hero.side.is_some() {
        return names::of(words, &hero.called(ability, at)).to_owned();
    }
    let roman = ["I", "II", "III"].get(at).copied().unwrap_or_default();
    match ability.levels[at].cost {
        0 => roman.to_owned(),
        cost => words.say(
            &Said::new("cli-dice-throne-card")
                .with("card", Arg::Spelled(roman.to_owned()))
                .with("cost", Arg::number(cost)),
        ),
    }
}

fn is_ability(ability: &Ability, wanted: &str) -> bool {
    let levels = ability.levels.iter();
    let mut branches = levels.flat_map(|level| &level.branches);
    is_called(&ability.name, wanted)
        || branches.any(|branch| {
            let name = branch.name.as_ref();
            name.is_some_and(|name| is_called(name, wanted))
        })
}

fn cards(game: &DiceThrone, hero: &Hero, wanted: &str, words: &Words) -> Vec<String> {
    let named = hero
        .deck()
        .filter(|(_, card)| is_called(&card.name, wanted));
    named
        .map(|(_, card)| {
            let text = card_text(game.pack(), hero, card, Form::Whole);
            let name = names::of(words, &card.name);
            format!("  {name}: {}", words.say_all(&text))
        })
        .collect()
}

fn is_called(name: &Name, wanted: &str) -> bool {
    let both = [&name.de, &name.en];
    let mut parts = both.into_iter().flat_map(|name| name.split(" / "));
    let whole = both.iter().any(|name| plain(name) == wanted);
    whole || parts.any(|part| plain(part) == wanted)
}

/// A name without the marks around it, in small letters.
fn plain(text: &str) -> String {
    let bare = text.trim_matches(|letter: char| !letter.is_alphanumeric());
    bare.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_throne::tests::{speaking, view};
    use game_dice_throne::Mode;
    use words::Lang;

    const START: &str = "active = \"A\"\nphase = \"first-main\"\n[A]\nhealth = 50\n\
        [B]\nhealth = 50\nupgrades = [\"divine-defense-2\"]\n";

    #[test]
    fn what_is_named_can_be_looked_up_in_either_language() {
        let (game, view) = view(Mode::Duel, START, "A");
        let words = speaking(Lang::En);
        for (asked, told) in [
            ("B", "Divine Defense (defence): Roll 4 dice."),
            ("Paladin", "Retribution: Positive status effect"),
            (
                "„Hieb“",
                "Smack (Barbarian)\n    I: 3, 4 or 5 swords: Deal 4, 6 or 8 damage.",
            ),
            ("kriegsschrei", "II (2 CP): 3 swords and 2 pow"),
            (
                "Barbar",
                "Dice: 1 sword · 2 sword · 3 sword · 4 heart · 5 heart · 6 pow",
            ),
            ("Barbar", "Cards: Concuss!, Head Bash!, Get Some!"),
            // A board with two sides has a name for each.
            (
                "Walk the Plank",
                "Abyssal Walk: 1 cutlass, 2 booty and 1 skull",
            ),
            ("tip it", "Tip It!: Instant card, 1 CP."),
            ("Betäubt", "Stun: Negative status effect, stack limit 1."),
            // Nobody plays him, and still he is known.
            ("Ninjutsu", "Ninjutsu: Positive status effect"),
        ] {
            let lines = lines(&game, &view, asked, &words).unwrap().join("\n");
            assert!(lines.contains(told), "{asked}: {told} in\n{lines}");
        }
        assert_eq!(lines(&game, &view, "nothing of this", &words), None);
    }
}

//! Help for Dice Throne's heroes, abilities, tokens and cards. All of it is made from the pack.

use super::mine;
use super::scene::{Scene, roman};
use crate::help::{self, Help};
use game_dice_throne::{
    AbilityId, CardId, Form, TokenId, TokenKind, card_text, level_text, token_text,
};
use kernel::{Arg, Said, Seat};

/// What `data-help` means on this board, each with the number of a seat: `hero:0`, `cp:0`,
/// `hand:0`, `ability:0:3`, `token:0:12`, `card:0:7`.
pub(super) fn help(scene: &Scene, key: &str) -> Option<Help> {
    let mut parts = key.split(':');
    let word = parts.next()?;
    let mut number = || parts.next()?.parse::<usize>().ok();
    let seat = Seat::new(u8::try_from(number()?).ok()?)?;
    let seat = Some(seat).filter(|seat| seat.index() < scene.seats().count())?;
    match word {
        "hero" => Some(of_hero(scene, seat)),
        "cp" => Some(of_points(scene, seat)),
        "hand" => Some(of_hand(scene, seat)),
        "ability" => of_ability(scene, seat, dice::Id::at(number()?)?),
        "token" => Some(of_token(scene, seat, dice::Id::at(number()?)?)),
        "card" => of_card(scene, seat, dice::Id::at(number()?)?),
        _ => None,
    }
}

fn lines(scene: &Scene, said: &[Said]) -> Vec<String> {
    said.iter().map(|said| scene.voice.say(said)).collect()
}

/// A hero with what its dice show.
fn of_hero(scene: &Scene, seat: Seat) -> Help {
    let hero = scene.hero(seat);
    let face = |(side, place): (u8, &u8)| {
        let symbol = &hero.symbols[usize::from(*place)];
        format!("{side} {}", scene.named(&symbol.name))
    };
    let faces: Vec<String> = (1..).zip(&hero.faces).map(face).collect();
    let faces = Arg::Spelled(faces.join(" · "));
    Help {
        title: scene.hero_name(seat),
        about: scene.name(seat),
        lines: vec![scene.say("web-dice-throne-faces", &[("faces", faces)])],
        marks: marks(scene, &format!("dice-throne/hero/{}/setup", hero.id)),
        ..Help::default()
    }
}

/// Combat points: what they pay for, and where they come from (DT-1.4, DT-3.2, DT-3.4).
fn of_points(scene: &Scene, seat: Seat) -> Help {
    let count = scene.corner(seat).cp;
    Help {
        title: scene.text("web-dice-throne-cp-name"),
        about: scene.name(seat),
        lines: vec![
            scene.count("web-dice-throne-cp-has", "count", count),
            scene.text("web-dice-throne-cp-pays"),
            scene.text("web-dice-throne-cp-comes"),
        ],
        ..Help::default()
    }
}

/// Cards in hand: who sees them, and how many may be kept (DT-3.8).
fn of_hand(scene: &Scene, seat: Seat) -> Help {
    let count = scene.corner(seat).hand;
    Help {
        title: scene.text("web-dice-throne-hand-name"),
        about: scene.name(seat),
        lines: vec![
            scene.count("web-dice-throne-hand-has", "count", count),
            scene.text("web-dice-throne-hand-how"),
        ],
        ..Help::default()
    }
}

fn of_ability(scene: &Scene, seat: Seat, id: AbilityId) -> Option<Help> {
    let hero = scene.hero(seat);
    let ability = hero.abilities.get(dice::Id::index(id))?;
    let level = scene.level(seat, id);
    let now = ability.levels.iter().position(|one| one == level);
    let text = level_text(scene.game.pack(), hero, level, Form::Whole);
    let now = now.unwrap_or(0);
    let number = now + 1;
    let place = format!("dice-throne/level/{}-{number}/", ability.id);
    let name = scene.named(&hero.called(ability, now));
    // The other side of a board is no upgrade.
    let title = match hero.side {
        Some(_) => name,
        None => format!("{name} {}", roman(now)),
    };
    Some(Help {
        title,
        about: scene.hero_name(seat),
        lines: lines(scene, &text),
        marks: marks(scene, &place),
        ..Help::default()
    })
}

fn of_token(scene: &Scene, seat: Seat, id: TokenId) -> Help {
    let token = scene.token(id);
    let kind = match token.kind {
        TokenKind::Positive => "web-token-good",
        TokenKind::Negative => "web-token-bad",
        TokenKind::Unique | TokenKind::Companion => "web-token-unique",
    };
    let limit = Arg::number(scene.game.limit(scene.public(), seat, id));
    let most = || scene.say("web-dice-throne-at-most", &[("limit", limit)]);
    let most = scene.stage(seat, id).unwrap_or_else(most);
    let text = token_text(scene.game.pack(), id, Form::Whole);
    Help {
        title: scene.named(&token.name),
        about: format!("{} · {most}", scene.text(kind)),
        lines: lines(scene, &text),
        marks: marks(scene, &format!("dice-throne/token/{}/", token.id)),
        ..Help::default()
    }
}

/// A card, whole.
fn of_card(scene: &Scene, seat: Seat, id: CardId) -> Option<Help> {
    let hero = scene.hero(seat);
    let card = hero.cards.get(dice::Id::index(id))?;
    let mut face = mine::face(scene, seat, id);
    let text = card_text(scene.game.pack(), hero, card, Form::Whole);
    // Price and kind stand above it already.
    face.text = scene.voice.say_all(&text[1..]);
    let marks = marks(scene, &format!("dice-throne/card/{}/", card.id));
    face.mark = (!marks.is_empty()).then(|| marks.join(" "));
    Some(face.into())
}

/// Why values at a place of the pack are our proposal, or who has others.
fn marks(scene: &Scene, place: &str) -> Vec<String> {
    help::doubts(&scene.voice, &scene.game.pack().sources, place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_throne::bar::tests::scene;
    use crate::dice_throne::draft::Question;
    use game_dice_throne::{DiceThrone, Mode, Pack, Setup};
    use kernel::{Game, Viewer};
    use words::Lang;

    #[test]
    fn points_and_cards_in_hand_say_what_they_are_for() {
        let game = DiceThrone::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let view = game.view(&game.start(), Viewer::Seat(Seat::new(0).unwrap()));
        for lang in Lang::ALL {
            let (ask, offers) = (
                kernel::Ask::one(kernel::AskKind::Act, kernel::Rule("DT-3.3")),
                Vec::new(),
            );
            let scene = scene(&game, &view, Question { ask, offers }, lang);
            for key in ["cp:0", "cp:1", "hand:0"] {
                let told = help(&scene, key).unwrap();
                let text = format!("{} {}", told.title, told.lines.join(" "));
                assert!(!text.contains("web-") && !text.contains("{ $"), "{text}");
                assert!(told.lines.len() > 1, "{text}");
            }
            assert_eq!(help(&scene, "cp:7"), None);
        }
    }
}

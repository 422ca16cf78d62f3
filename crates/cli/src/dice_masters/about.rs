//! What a name on the board means: a card with its dice and its whole text, looked up by hand.

use super::of;
use crate::play::hanging;
use game_dice_masters::{
    Card, CardKind, DiceMasters, Energy, Face, Form, View, card_text, face_text,
};
use kernel::{Arg, Said};
use words::Words;

/// Every card of this name, those on the table first; nothing where the name is unknown.
pub(super) fn lines(
    game: &DiceMasters,
    _view: &View,
    what: &str,
    words: &Words,
) -> Option<Vec<String>> {
    let wanted = plain(what);
    let (here, others): (Vec<&Card>, Vec<&Card>) = game
        .pack()
        .cards
        .iter()
        .partition(|card| is_here(game, card));
    for cards in [here, others] {
        let named = cards
            .into_iter()
            .filter(|card| is_called(game, card, &wanted));
        let lines: Vec<String> = named.flat_map(|card| told(game, card, words)).collect();
        if !lines.is_empty() {
            return Some(lines.iter().flat_map(|line| hanging(line)).collect());
        }
    }
    let sidekick = words.text("dice-masters-sidekick");
    (plain(&sidekick) == wanted).then(|| {
        let faces = faces(&game.pack().mould(game.pack().sidekick).faces, words);
        hanging(&format!("{sidekick} · {faces}"))
    })
}

fn is_here(game: &DiceMasters, card: &Card) -> bool {
    let teams = game
        .players()
        .iter()
        .flat_map(|seat| game.team_cards(seat).iter().map(|one| one.card));
    let mut all = teams.chain(game.basics().iter().copied());
    all.any(|id| game.pack().card(id).id == card.id)
}

/// Whether a card is meant: by the name of its figure, its title, both, or its id.
fn is_called(game: &DiceMasters, card: &Card, wanted: &str) -> bool {
    let figure = &game.pack().figure(card.figure).name;
    let both = |pick: fn(&content::Name) -> &str| {
        let figure = pick(figure);
        let title = card.title.as_ref().map_or("", pick);
        let whole = format!("{figure}: {title}");
        [figure, title, &whole]
            .iter()
            .any(|name| plain(name) == wanted)
    };
    card.id == wanted || both(|name| &name.de) || both(|name| &name.en)
}

/// A card: what it is, what its dice show, what it says.
fn told(game: &DiceMasters, card: &Card, words: &Words) -> Vec<String> {
    let pack = game.pack();
    let figure = of(words, &pack.figure(card.figure).name);
    let name = match &card.title {
        Some(title) => format!("{figure}: {}", of(words, title)),
        None => figure.to_owned(),
    };
    let kind = match card.kind {
        CardKind::Character => "character",
        CardKind::Action => "action",
        CardKind::BasicAction => "basic",
    };
    let head = Said::new("cli-dice-masters-card")
        .with("kind", Arg::word(kind))
        .with("cost", Arg::number(card.cost))
        .with(
            "energy",
            Arg::word(card.energy.map_or("none", Energy::word)),
        )
        .with("most", Arg::number(card.most));
    let groups = pack.groups.iter().enumerate();
    let groups = groups.filter(|(at, _)| card.groups.iter().any(|id| dice::Id::index(id) == *at));
    let groups = groups.map(|(_, group)| of(words, &group.name).to_owned());
    let head: Vec<String> = [name, words.say(&head)].into_iter().chain(groups).collect();
    let faces = faces(&pack.mould(card.mould).faces, words);
    let text = card_text(pack, card, Form::Whole);
    let text = text.iter().map(|said| format!("  {}", words.say(said)));
    [head.join(" · "), format!("  {faces}")]
        .into_iter()
        .chain(text)
        .collect()
}

/// What the six sides show, characters with their costs and values.
fn faces(faces: &[Face; 6], words: &Words) -> String {
    let face = |face: &Face| match face {
        Face::Character(level) => words.say(
            &Said::new("cli-dice-masters-level")
                .with("level", Arg::number(level.level))
                .with("cost", Arg::number(level.fielding))
                .with("attack", Arg::number(level.attack))
                .with("defence", Arg::number(level.defence))
                .with("burst", Arg::word(burst(*face))),
        ),
        face => words.say(&face_text(*face)),
    };
    faces.iter().map(face).collect::<Vec<_>>().join(" · ")
}

fn burst(face: Face) -> &'static str {
    match face.burst() {
        game_dice_masters::Burst::None => "none",
        game_dice_masters::Burst::Single => "single",
        game_dice_masters::Burst::Double => "double",
    }
}

/// A name without the marks around it, in small letters.
fn plain(text: &str) -> String {
    let bare = text.trim_matches(|letter: char| !letter.is_alphanumeric());
    bare.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_masters::tests::{speaking, view};
    use words::Lang;

    const START: &str = "active = \"A\"\nphase = \"main\"\n\
        [A]\nlife = 10\nbag = [\"sidekick x8\"]\n\
        [B]\nlife = 10\nbag = [\"sidekick x8\"]\n";

    #[test]
    fn cards_are_looked_up_in_either_language_those_on_the_table_first() {
        let (game, view) = view(START, &[], "A");
        let words = speaking(Lang::En);
        for (asked, told) in [
            ("Drax", "Drax: Pained · character"),
            ("„Verrat“", "Betrayal · basic action"),
            ("Spider-Man: Verworrenes Netz", "Spider-Man: Tangled Web"),
            ("carnage-sinister", "Carnage: Sinister"),
            ("sidekick", "Sidekick · fist"),
        ] {
            let lines = lines(&game, &view, asked, &words).unwrap().join("\n");
            assert!(lines.contains(told), "{asked}: {told} in\n{lines}");
        }
        let drax = lines(&game, &view, "drax", &words).unwrap().join("\n");
        assert!(
            !drax.contains("Arthur Douglas"),
            "nobody has brought it:\n{drax}"
        );
        assert_eq!(lines(&game, &view, "nothing of this", &words), None);
    }
}

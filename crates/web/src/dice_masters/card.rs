//! A card as it is read, with the six sides of its die: made from the pack alone, for the table,
//! for help and for teams.

use super::art;
use crate::die::Look;
use crate::help;
use crate::pieces::card::Face;
use crate::voice::Voice;
use dice::Id;
use game_dice_masters::{
    Card, CardId, Face as Side, Form, GroupId, Level, Pack, card_text, face_text,
};
use kernel::{Arg, Said};

/// A card, whole. The dice of basic actions have their colours from their places on the table.
pub(super) fn face(pack: &Pack, voice: &Voice, id: CardId, place: usize) -> Face {
    let card = pack.card(id);
    let marks = help::doubts(
        voice,
        &pack.sources,
        &format!("dice-masters/card/{}/", card.id),
    );
    Face {
        key: format!("printed:{}", id.index()),
        title: name(pack, voice, card),
        cost: Some(card.cost.to_string()),
        kind: kind(pack, voice, card),
        timing: card.energy.map_or("ic-card", art::energy),
        band: art::kind(pack, card, place),
        text: text(pack, voice, card),
        mark: (!marks.is_empty()).then(|| marks.join(" ")),
        dice: sides(pack, voice, card, place),
    }
}

/// Whom or what a card shows.
pub(super) fn name(pack: &Pack, voice: &Voice, card: &Card) -> String {
    voice.named(&pack.figure(card.figure).name)
}

/// What tells it from other cards of the same figure, or that it is a basic action.
pub(super) fn title(voice: &Voice, card: &Card) -> String {
    match &card.title {
        Some(title) => voice.named(title),
        None => voice.text("web-dice-masters-basic"),
    }
}

/// Its title and the groups it belongs to.
fn kind(pack: &Pack, voice: &Voice, card: &Card) -> String {
    let group = |group: GroupId| voice.named(&pack.group(group).name);
    let groups = card.groups.iter().map(group);
    let parts: Vec<String> = std::iter::once(title(voice, card)).chain(groups).collect();
    parts.join(" · ")
}

/// What it does, a paragraph for each ability.
fn text(pack: &Pack, voice: &Voice, card: &Card) -> String {
    let begins = |said: &Said| {
        matches!(
            &*said.key,
            "dice-masters-headed" | "dice-masters-keyword" | "dice-masters-meaning"
        )
    };
    let mut paragraphs: Vec<Vec<Said>> = Vec::new();
    for said in card_text(pack, card, Form::Whole) {
        match paragraphs.last_mut() {
            Some(last) if !begins(&said) => last.push(said),
            _ => paragraphs.push(vec![said]),
        }
    }
    let paragraphs = paragraphs.iter().map(|said| voice.say_all(said));
    paragraphs.collect::<Vec<String>>().join("\n")
}

/// The six sides of its die.
pub(super) fn sides(pack: &Pack, voice: &Voice, card: &Card, place: usize) -> Vec<Look> {
    let emblem = art::emblem(pack, Some(card));
    let faces = pack.mould(card.mould).faces.iter();
    let side = |side: &Side| Look {
        kind: art::kind(pack, card, place),
        size: "die-m die-low",
        label: side_text(voice, *side),
        cube: art::face(&emblem, *side),
        ..Look::default()
    };
    faces.map(side).collect()
}

/// A side in words: "level 1: field for 1, 3 A, 3 D".
pub(super) fn side_text(voice: &Voice, side: Side) -> String {
    let Side::Character(Level {
        level,
        fielding,
        attack,
        defence,
        ..
    }) = side
    else {
        return voice.say(&face_text(side));
    };
    let said = Said::new("web-dice-masters-side")
        .with("level", Arg::number(level))
        .with("cost", Arg::number(fielding))
        .with("attack", Arg::number(attack))
        .with("defence", Arg::number(defence));
    voice.say(&said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn every_card_can_be_read() {
        let pack = Pack::builtin();
        for lang in Lang::ALL {
            let voice = Voice::at_table(lang, Vec::new(), None);
            for place in 0..pack.cards.len() {
                let face = face(pack, &voice, CardId::at(place).unwrap(), 0);
                let sides = face.dice.iter().map(|look| look.label.as_str());
                let all: Vec<&str> = [&*face.title, &face.kind, &face.text]
                    .into_iter()
                    .chain(sides)
                    .collect();
                assert_eq!(face.dice.len(), 6, "{}", face.title);
                for text in all {
                    let wrong = text.is_empty() || text.contains("dice-masters-");
                    assert!(!wrong && !text.contains("{ $"), "{}: {text}", face.title);
                }
            }
        }
    }
}

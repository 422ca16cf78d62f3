//! A draft as lines of text: what one holds and has taken, and the dice in the middle.

use crate::play::hanging;
use game_dice_masters::{CardId, DiceMasters, Draft, MouldId, View};
use kernel::{Arg, Said, Seat};
use words::Words;

/// What a viewer sees of a draft.
pub(super) fn draw(game: &DiceMasters, view: &View, draft: &Draft, words: &Words) -> Vec<String> {
    let line = |zone: &'static str, what: String| {
        let head = words.say(&Said::new("cli-dice-masters-draft").with("zone", Arg::word(zone)));
        if what.is_empty() {
            return format!("{head}: {}", words.text("dice-masters-no-dice"));
        }
        format!("{head}: {what}")
    };
    let names = |cards: &[CardId]| {
        let names = cards.iter().map(|card| words.arg(&game.called_card(*card)));
        names.collect::<Vec<_>>().join(" · ")
    };
    let mut lines = Vec::new();
    if let Some(hand) = &view.hand {
        lines.push(line("taken", names(&hand.taken)));
        if !hand.team.is_empty() {
            lines.push(line("team", names(&hand.team)));
        }
    }
    if !draft.middle.is_empty() {
        lines.push(line("middle", counted(game, &draft.middle, words)));
    }
    if let Some(seat) = view.viewer.seat() {
        let dice = &draft.dice[Seat::index(seat)];
        lines.push(line("dice", counted(game, dice, words)));
    }
    lines.iter().flat_map(|line| hanging(line)).collect()
}

/// Dice by their names, like ones counted.
fn counted(game: &DiceMasters, dice: &[MouldId], words: &Words) -> String {
    let mut dice = dice.to_vec();
    dice.sort_unstable();
    let lots = dice.chunk_by(|one, next| one == next).map(|lot| {
        let name = words.arg(&game.called_mould(lot[0]));
        match lot.len() {
            1 => name,
            n => format!("{n} × {name}"),
        }
    });
    lots.collect::<Vec<_>>().join(" · ")
}

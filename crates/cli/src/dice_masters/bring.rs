//! The team that a seat brings: by name, from a file, or as a line.

use super::board::brought;
use crate::fail::Fail;
use crate::files;
use crate::play::Wanted;
use game_dice_masters::{DiceMasters, Mode, Offer, Pack, Rarity, Team};
use kernel::{Arg, Said, Seat};
use serde_json::{Value, json};
use std::path::Path;
use words::Words;

/// The cards of a seat, in a line.
pub(super) fn told(game: &DiceMasters, place: usize, words: &Words) -> String {
    let seat = Seat::new(place as u8);
    let cards = seat.map_or(&[][..], |seat| game.team_cards(seat));
    let cards: Vec<String> = cards.iter().map(|one| brought(game, *one, words)).collect();
    cards.join(", ")
}

/// A card of a hidden team: how rare it is, which it shares with its neighbours, and its name.
pub(super) fn parts(game: &DiceMasters, offer: Offer, words: &Words) -> Option<(String, String)> {
    let Offer::Choose(card) = offer else {
        return None;
    };
    let rarity = match game.pack().card(card).rarity {
        Rarity::Starter => "starter",
        Rarity::Common => "common",
        Rarity::Uncommon => "uncommon",
        Rarity::Rare => "rare",
        Rarity::SuperRare => "super-rare",
        Rarity::Promo => "promo",
    };
    let head = Said::new("cli-dice-masters-rarity").with("rarity", Arg::word(rarity));
    Some((words.say(&head), words.arg(&game.called_card(card))))
}

/// Puts a team into the set-up: `A=NAME`, `A=FILE` or `A=TEXT`.
pub(super) fn bring(pack: &Pack, wanted: &Wanted<'_>, setup: &mut Value) -> Result<bool, Fail> {
    let mode = setup["mode"].as_str().unwrap_or_default();
    let mode = Mode::ALL.into_iter().find(|known| known.id() == mode);
    let mode = mode
        .filter(|mode| mode.basics() > 0 && !mode.is_draft())
        .ok_or_else(|| wanted.bad("nobody brings a team in this mode; try --mode casual"))?;
    let count = usize::from(mode.seats());
    let letter = wanted.letter;
    let seat = wanted.seat(count).ok_or_else(|| {
        wanted.bad(&format!(
            "there is no seat `{letter}`; this mode has {count}"
        ))
    })?;
    let team = team(pack, mode, seat, wanted)?;
    if setup["teams"].as_array().is_none_or(Vec::is_empty) {
        let usual = pack.teams.iter().flat_map(|starter| starter.of(mode));
        setup["teams"] = json!(usual.take(count).collect::<Vec<_>>());
    }
    setup["teams"][seat.index()] = json!(team);
    Ok(true)
}

/// A team of the pack by its name in either language, one from a file, or one as it is written.
fn team(pack: &Pack, mode: Mode, seat: Seat, wanted: &Wanted<'_>) -> Result<Team, Fail> {
    let is = |text: &str| text.to_lowercase() == wanted.what.trim().to_lowercase();
    let mut starters = pack.teams.iter();
    let named = starters.find(|one| is(&one.id) || is(&one.name.de) || is(&one.name.en));
    if let Some(starter) = named {
        let mut halves = starter.of(mode);
        let half = seat.index() % halves.len().max(1);
        return Ok(halves.swap_remove(half));
    }
    let path = Path::new(wanted.what);
    let text = if path.is_file() {
        files::read_text(path)?
    } else {
        wanted.what.to_owned()
    };
    let sheet = pack.read_team(&text).map_err(|bad| {
        let known: Vec<&str> = pack.teams.iter().map(|one| one.id.as_str()).collect();
        let known = known.join(", ");
        wanted.bad(&format!("{bad}; teams with a name are {known}"))
    })?;
    Ok(sheet.team)
}

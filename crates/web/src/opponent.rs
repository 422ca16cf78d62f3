//! Against which bots somebody plays alone: gentle ones until others are chosen, and the next level
//! for whoever has won. They are named before the match begins.

use crate::boards::GameBox;
use crate::custom::{self, Basics, Custom as _};
use crate::going::Slot;
use crate::icon::Icon;
use crate::new_match::NewMatch;
use crate::route::{self, Route, Way, go};
use crate::seat::{bot_name, level_key};
use crate::seating::Who;
use crate::session::{Scene, Session};
use crate::voice::Voice;
use crate::{board::Board, host, part};
use bots::{Level, harder, level_of};
use kernel::{Arg, Said, Seat, SeatSet};
use leptos::prelude::*;
use wire::Player;

/// With whom a match begins now, in words; everything but the game's id stays unread, so that the
/// table with the boxes needs no rules for it.
pub(crate) fn with_whom(voice: &Voice, game: GameBox) -> String {
    let basics: Basics<serde_json::Value> = custom::read_kept(game.id()).unwrap_or_default();
    let levels = levels(&basics);
    if levels.is_empty() {
        return voice.text("web-play-now-alone");
    }
    let names: Vec<String> = levels
        .iter()
        .map(|level| said(voice, *level, "web-level-named"))
        .collect();
    voice.say(&Said::new("web-play-now-with").with("names", Arg::Spelled(names.join(", "))))
}

/// The bots of a set-up, each level once, the gentlest first.
fn levels<M>(basics: &Basics<M>) -> Vec<Level> {
    let level = |who: &Who| match who {
        Who::Me => None,
        Who::Person => Some(level_of(&basics.bot)),
        Who::Bot(bot) => Some(level_of(bot)),
    };
    let mut levels: Vec<Level> = match basics.seats[..] {
        // Nothing has been set up.
        [] => vec![level_of(&basics.bot)],
        ref seats => seats.iter().filter_map(level).collect(),
    };
    levels.sort_unstable();
    levels.dedup();
    levels
}

/// The level of all bots in the set-up of a game, where they are alike.
pub(crate) fn usual<G: Board>() -> Option<Level> {
    match levels(G::Custom::recall().basics())[..] {
        [level] => Some(level),
        _ => None,
    }
}

/// The level above; nothing above the strongest.
pub(crate) fn above(level: Level) -> Option<Level> {
    Some(harder(level.id())).filter(|above| *above != level)
}

/// "Play Bot Pebble (easy)".
pub(crate) fn challenge(voice: &Voice, level: Level) -> String {
    said(voice, level, "web-play-bot")
}

fn said(voice: &Voice, level: Level, key: &'static str) -> String {
    let name = Arg::Spelled(voice.text(&bot_name(level.id())));
    let how = Arg::Spelled(voice.text(&level_key(level)).to_lowercase());
    voice.say(&Said::new(key).with("name", name).with("how", how))
}

/// Sets up all bots of a game at a level, until others are chosen.
fn set_up<G: Board>(level: Level) {
    let mut custom = G::Custom::recall();
    let basics = custom.basics_mut();
    level.id().clone_into(&mut basics.bot);
    for who in &mut basics.seats {
        if let Who::Bot(bot) = who {
            level.id().clone_into(bot);
        }
    }
    custom.keep();
}

/// A match against bots of a level, which stays set up.
pub(crate) fn play<G: Board>(level: Level) {
    set_up::<G>(level);
    let slot = Slot::newest(G::BOX, Way::Bot);
    let custom = G::Custom::recall();
    let opened = part::open::<G>(&custom.setup());
    if host::lay_out(slot, &opened, custom.sitters(Way::Bot)) {
        go(&Route::Kept(slot));
    }
}

/// The next level, for whoever has won a match of the kind that is set up.
pub(crate) fn next_button<G: Board>(scene: &Scene<G>, session: Session<G>) -> Option<AnyView> {
    let winners = scene.outcome.as_ref()?.winners();
    let won = scene.plays && winners.contains(scene.me) && session.is_against_bots();
    let level = session.notice.with(|notice| {
        let set_up = G::mode_id(G::Custom::recall().mode()) == notice.mode;
        let beaten = beaten(&notice.players, winners).filter(|_| won && set_up);
        beaten.and_then(above)
    })?;
    let anew = use_context::<Option<NewMatch>>().flatten();
    let play = move |_| {
        set_up::<G>(level);
        let to = Route::Match(G::BOX, Way::Bot);
        match anew {
            Some(anew) if route::here() == to => anew.begin(),
            _ => go(&to),
        }
    };
    let button = view! {
        <button class="button" type="button" data-act="next-level" on:click=play>
            <Icon name="ic-bot"/>{challenge(&scene.voice, level)}
        </button>
    };
    Some(button.into_any())
}

/// The level of the bots that have lost, where they are alike.
fn beaten(players: &[Player], winners: SeatSet) -> Option<Level> {
    let seats = Seat::first(players.len() as u8).zip(players);
    let mut levels = seats.filter_map(|(seat, player)| match player {
        Player::Bot { bot } if !winners.contains(seat) => Some(level_of(bot)),
        _ => None,
    });
    let first = levels.next()?;
    levels.all(|level| level == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::custom::tried::read;
    use crate::seating::FIRST;
    use words::Lang;

    fn met_in(kept: &str) -> Vec<&'static str> {
        let basics: Basics<serde_json::Value> = serde_json::from_str(kept).unwrap();
        levels(&basics).into_iter().map(Level::id).collect()
    }

    #[test]
    fn a_newcomer_meets_an_easy_bot_and_then_whoever_was_chosen() {
        assert_eq!(met_in("{}"), ["pebble"]);
        assert_eq!(
            met_in(r#"{"seats":["me",{"bot":"flint"}],"bot":"flint"}"#),
            ["flint"]
        );
        let several = r#"{"seats":["me",{"bot":"basalt"},"person",{"bot":"basalt"}]}"#;
        assert_eq!(met_in(several), ["pebble", "basalt"]);
        assert!(
            met_in(r#"{"seats":["me"]}"#).is_empty(),
            "nobody else plays"
        );
        let custom: <games::Irondie as Board>::Custom = read("{}");
        assert_eq!(levels(custom.basics()), [FIRST]);
    }

    #[test]
    fn the_bot_is_named_in_both_languages() {
        let says = |lang| challenge(&Voice::at_table(lang, Vec::new(), None), FIRST);
        assert_eq!(says(Lang::En), "Play Bot Pebble (easy)");
        assert_eq!(says(Lang::De), "Gegen Bot Kiesel spielen (leicht)");
    }

    #[test]
    fn whoever_wins_meets_the_next_level_up_to_the_strongest() {
        let ladder = Level::ALL.map(|level| above(level).map(Level::id));
        let next = [
            Some("pebble"),
            Some("flint"),
            Some("basalt"),
            Some("obsidian"),
            None,
        ];
        assert_eq!(ladder, next);
        let bot = |bot: &str| Player::Bot {
            bot: bot.to_owned(),
        };
        let seats = [bot("chalk"), bot("flint"), bot("flint"), bot("basalt")];
        let won = |seats: &[u8]| seats.iter().filter_map(|&seat| Seat::new(seat)).collect();
        assert_eq!(beaten(&seats, won(&[0, 3])), Some(Level::Flint));
        assert_eq!(beaten(&seats, won(&[0])), None, "they are not alike");
        assert_eq!(
            beaten(&seats, won(&[0, 1, 2, 3])),
            None,
            "all have won together"
        );
    }
}

//! Who is to play which seat: the one who sets a match up, other people, bots.

use crate::route::Way;
use crate::seat;
use crate::voice::Voice;
use bots::Level;
use kernel::{Arg, Said};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::Sitter;
use wire::Player;

/// Whoever has chosen nobody plays against this one, and can win.
pub(crate) const FIRST: Level = Level::Pebble;

/// Who plays a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Who {
    /// Who sets this up.
    Me,
    /// Another person: at this screen, or invited.
    Person,
    /// A bot by its name: a level such as `flint`, or any other.
    Bot(String),
}

impl Who {
    fn written(&self) -> String {
        match self {
            Who::Me => "me".to_owned(),
            Who::Person => "person".to_owned(),
            Who::Bot(bot) => bot.clone(),
        }
    }

    fn read(id: &str) -> Who {
        match id {
            "me" => Who::Me,
            "person" => Who::Person,
            bot => Who::Bot(bot.to_owned()),
        }
    }
}

fn has_company(seats: &[Who]) -> bool {
    seats.contains(&Who::Person)
}

/// How a match with exactly these people is played.
pub(crate) fn way(seats: &[Who]) -> Way {
    if has_company(seats) {
        Way::SameScreen
    } else {
        Way::Bot
    }
}

/// Who sits down at a table in this page. Against bots there is one person; at one screen bots
/// stay where people were asked for besides.
pub(crate) fn sitters(seats: &[Who], bot: &str, way: Way) -> Vec<Sitter> {
    let person = Sitter::Person {
        name: String::new(),
        stand_in: false,
    };
    let all_people = way == Way::SameScreen && !has_company(seats);
    let sitter = |who: &Who| match (who, way) {
        (Who::Me, _) | (Who::Person, Way::SameScreen) => person.clone(),
        (Who::Person, Way::Bot | Way::Learn) => Sitter::Bot {
            bot: bot.to_owned(),
        },
        (Who::Bot(_), _) if all_people => person.clone(),
        (Who::Bot(bot), _) => Sitter::Bot { bot: bot.clone() },
    };
    seats.iter().map(sitter).collect()
}

/// The same people and bots once more; nothing where a seat was empty. Whoever plays alone needs no
/// name.
pub(crate) fn seated(players: &[Player], way: Way) -> Option<Vec<Sitter>> {
    let sitter = |player: &Player| match player.clone() {
        Player::Empty => None,
        Player::Bot { bot } => Some(Sitter::Bot { bot }),
        Player::Person { name, stand_in } => {
            let alone = way != Way::SameScreen;
            let name = if alone { String::new() } else { name };
            Some(Sitter::Person { name, stand_in })
        }
    };
    players.iter().map(sitter).collect()
}

/// Calls the people at one screen as they have said.
pub(crate) fn name_people(sitters: &mut [Sitter], names: &[String]) {
    for (sitter, known) in sitters.iter_mut().zip(names) {
        if let Sitter::Person { name, .. } = sitter {
            name.clone_from(known);
        }
    }
}

/// Who sits down at a table on the server, as it wants to read it. Without other people in the
/// set-up, all other seats are for friends.
pub(crate) fn places(seats: &[Who]) -> Vec<String> {
    let company = has_company(seats);
    let place = |who: &Who| match who {
        Who::Me => "me".to_owned(),
        Who::Bot(bot) if company => format!("bot:{bot}"),
        Who::Person | Who::Bot(_) => "open".to_owned(),
    };
    seats.iter().map(place).collect()
}

/// A kept bot by its name of today, or the usual one where nobody knows it.
fn known(bot: &str) -> String {
    let known = bots::by_name(bot).map_or(FIRST.id(), |_| bots::renamed(bot));
    known.to_owned()
}

/// As many seats as a mode has, one of them mine. A bot that is not known gives way to one that
/// is.
pub(crate) fn fit(seats: &mut Vec<Who>, bot: &mut String, count: u8) {
    *bot = known(bot);
    let usual = Who::Bot(bot.clone());
    seats.resize(count.into(), usual.clone());
    let mut mine = false;
    for seat in seats.iter_mut() {
        let unknown = matches!(seat, Who::Bot(name) if bots::by_name(name).is_none());
        if unknown || *seat == Who::Me && mine {
            seat.clone_from(&usual);
        } else if let Who::Bot(name) = seat {
            *name = known(name);
        }
        mine |= *seat == Who::Me;
    }
    if !mine && let Some(first) = seats.first_mut() {
        *first = Who::Me;
    }
}

/// Gives a seat to somebody. Who sets this up sits in one seat and changes places; the next bot is
/// as strong as the last that was chosen.
pub(crate) fn choose(seats: &mut [Who], bot: &mut String, place: usize, who: Who) {
    if let Who::Bot(chosen) = &who {
        bot.clone_from(chosen);
    }
    let before = seats[place].clone();
    if who == Who::Me {
        for seat in seats.iter_mut().filter(|seat| **seat == Who::Me) {
            seat.clone_from(&before);
        }
    } else if before == Who::Me
        && let Some(other) = seats.get_mut(usize::from(place == 0))
    {
        *other = Who::Me;
    }
    seats[place] = who;
}

/// A choice of a list: what it is called by us and by people.
pub(crate) type Entry = (String, String);

/// A list to choose from, in groups with a name or without.
pub(crate) fn list(
    label: String,
    groups: &[(Option<String>, Vec<Entry>)],
    chosen: &str,
    choose: impl Fn(String) + 'static,
) -> AnyView {
    let option = |(id, name): &Entry| {
        view! { <option value=id.clone() selected=id == chosen>{name.clone()}</option> }
    };
    let group = |(title, entries): &(Option<String>, Vec<Entry>)| {
        let options = entries.iter().map(option).collect_view();
        match title.clone() {
            Some(title) => view! { <optgroup label=title>{options}</optgroup> }.into_any(),
            None => options.into_any(),
        }
    };
    view! {
        <select
            class="field"
            aria-label=label.clone()
            title=label
            on:change=move |event| choose(event_target_value(&event))
        >
            {groups.iter().map(group).collect_view()}
        </select>
    }
    .into_any()
}

/// The list of all who may play a seat.
pub(crate) fn who_list(
    voice: &Voice,
    label: String,
    chosen: &Who,
    choose: impl Fn(Who) + 'static,
) -> AnyView {
    let people = [
        ("me".to_owned(), voice.text("web-you")),
        ("person".to_owned(), voice.text("web-custom-person")),
    ];
    let bot = |level: Level| {
        let name = Arg::Spelled(voice.text(&seat::level_key(level)));
        let said = Said::new("web-custom-bot").with("name", name);
        (level.id().to_owned(), voice.say(&said))
    };
    let players = people.into_iter().chain(Level::ALL.map(bot)).collect();
    let shown = match chosen {
        // Any other bot is shown as the level it is most like.
        Who::Bot(bot) => bots::level_of(bot).id().to_owned(),
        Who::Me | Who::Person => chosen.written(),
    };
    let list = list(label, &[(None, players)], &shown, move |id| {
        choose(Who::read(&id));
    });
    let about = match chosen {
        Who::Bot(bot) => Some(seat::about_bot(voice, bot)),
        Who::Me | Who::Person => None,
    };
    view! { <span class="who">{list}{about}</span> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(name: &str) -> Who {
        Who::Bot(name.to_owned())
    }

    #[test]
    fn seats_fit_the_mode_and_one_is_mine() {
        let mut name = "hal".to_owned();
        let mut seats = vec![Who::Person, bot("hal"), Who::Person, Who::Me];
        fit(&mut seats, &mut name, 3);
        assert_eq!(name, "pebble", "nobody knows the other");
        assert_eq!(seats, [Who::Me, bot("pebble"), Who::Person]);
        let mut seats = vec![Who::Person, Who::Me, Who::Me];
        fit(&mut seats, &mut name, 4);
        let first = bot("pebble");
        assert_eq!(seats, [Who::Person, Who::Me, first.clone(), first]);
    }

    #[test]
    fn bots_kept_by_their_old_names_are_the_levels_they_were_chosen_as() {
        let mut name = "search:400ms".to_owned();
        let mut seats = vec![Who::Me, bot("gentle:15"), bot("search:2s")];
        fit(&mut seats, &mut name, 4);
        assert_eq!(name, "obsidian");
        let kept = [bot("pebble"), bot("search:2s"), bot("obsidian")];
        assert_eq!(seats[1..], kept);
    }

    #[test]
    fn the_same_sit_down_again() {
        let [ann, hal] = ["Ann", "greedy"].map(str::to_owned);
        let person = |name: &str| (name.to_owned(), false);
        let (name, stand_in) = person(&ann);
        let players = [
            Player::Person { name, stand_in },
            Player::Bot { bot: hal.clone() },
        ];
        let alone = seated(&players, Way::Bot).unwrap();
        let (name, stand_in) = person("");
        assert_eq!(alone[0], Sitter::Person { name, stand_in });
        assert_eq!(alone[1], Sitter::Bot { bot: hal });
        let (name, stand_in) = person(&ann);
        let several = seated(&players, Way::SameScreen).unwrap();
        assert_eq!(several[0], Sitter::Person { name, stand_in });
        assert_eq!(seated(&[Player::Empty], Way::Bot), None);
    }

    #[test]
    fn who_sets_it_up_changes_places() {
        let mut name = "greedy".to_owned();
        let mut seats = vec![Who::Me, bot("greedy")];
        choose(&mut seats, &mut name, 1, Who::Me);
        assert_eq!(seats, [bot("greedy"), Who::Me]);
        choose(&mut seats, &mut name, 1, bot("random"));
        assert_eq!((name.as_str(), &seats[0]), ("random", &Who::Me));
    }
}

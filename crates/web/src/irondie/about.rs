//! Help for IRONDIE's dice: what a die is, where its value comes from, what it does, and which of
//! its numbers are our proposal. All of it is made from the pack and from what has happened.

use super::Session;
use super::scene::Scene;
use crate::help::Help;
use crate::log::Past;
use content::{Name, Source};
use dice::DieId;
use game_irondie::{
    Class, Colour, Event, Kinship, Make, STANDARD, bonus_text, class_name, kind_text, owner,
};
use kernel::{Arg, Said};

/// Zones that stand as numbers, and what there is to know of them.
const ZONES: [(&str, &str); 4] = [
    ("irondie-zone-hand", "web-irondie-zone-hand"),
    ("irondie-zone-reserve", "web-irondie-zone-reserve"),
    ("irondie-zone-limbo", "web-irondie-zone-limbo"),
    ("irondie-zone-abyss", "web-irondie-zone-abyss"),
];

/// What `data-help` means on this board: `die:12`, `zone:irondie-zone-limbo` for a counter, or
/// `make:smasher.black` for a die of a side set.
pub(super) fn help(session: Session, key: &str) -> Option<Help> {
    let scene = session.shown()?;
    let (word, what) = key.split_once(':')?;
    match word {
        "die" => {
            let die = DieId::new(what.parse().ok()?)?;
            let past = Past::line();
            let (parts, now) = session.with_screen(|screen| {
                let log = screen.log();
                let end = past.map_or(log.len(), |line| log.len().min(line + 1));
                history(&scene, die, log[..end].iter().map(|line| line.event))
            });
            Some(of_die(&scene, die, parts, now))
        }
        "zone" => of_zone(&scene, what),
        _ => Some(of_make(&scene, scene.game.pack().make(what).ok()?)),
    }
}

/// A zone that stands as a number: its name, and what happens to dice in it.
fn of_zone(scene: &Scene, key: &str) -> Option<Help> {
    let (.., how) = ZONES.into_iter().find(|(zone, _)| *zone == key)?;
    Some(Help {
        title: scene.text(key),
        about: scene.text("web-irondie-zone"),
        lines: vec![scene.text(how)],
        ..Help::default()
    })
}

fn of_die(scene: &Scene, die: DieId, parts: Vec<(String, String)>, told: u8) -> Help {
    let public = &scene.view.public;
    let value = public.value(die);
    let mut help = of_make(scene, public.make(die));
    help.about = format!("{} · {}", help.about, scene.name(owner(die)));
    if let Some(zone) = zone(scene, die) {
        help.about = format!("{} · {}", help.about, scene.text(zone));
    }
    if value > 0 {
        // Without a change there is nothing to explain, and a history that does not lead to the
        // value is no explanation of it.
        let explains = told == value && parts.len() > 1;
        help.parts = if explains { parts } else { Vec::new() };
        let now = scene.text("web-help-now");
        help.sum = Some((now, value.to_string()));
    }
    help.lines.extend(kinship(scene, die));
    help
}

/// Where a die lies; in the Battle that is where its class does.
fn zone(scene: &Scene, die: DieId) -> Option<&'static str> {
    let zones = &scene.view.public.zones;
    let names = [
        (zones.limbo, "irondie-zone-limbo"),
        (zones.abyss, "irondie-zone-abyss"),
        (zones.skirmish, "irondie-phase-skirmish"),
        (zones.hand, "irondie-zone-hand"),
    ];
    if zones.hand.contains(die) && scene.hand_is_reserve() {
        return Some("irondie-zone-reserve");
    }
    let zone = names.into_iter().find(|(zone, _)| zone.contains(die));
    zone.map(|(_, name)| name)
}

fn class_of(scene: &Scene, make: Make) -> Class {
    scene.game.tables().kind(make.kind()).class
}

fn of_make(scene: &Scene, make: Make) -> Help {
    let (voice, pack, tables) = (&scene.voice, scene.game.pack(), scene.game.tables());
    let text = |name: &Name| voice.named(name);
    let rare = make.rare().then(|| format!(", {}", voice.text("web-rare")));
    let colour = text(pack.colour_name(make.colour()));
    let title = format!("{}, {colour}", text(pack.kind_name(make.kind())));
    let bonus = Said::new("web-irondie-help-bonus")
        .with("trigger", Arg::number(make.trigger()))
        .with("bonus", Arg::Text(bonus_text(tables, make.colour())));
    Help {
        title: title + rare.as_deref().unwrap_or_default(),
        about: voice.say(&class_name(class_of(scene, make))),
        lines: vec![
            voice.say_all(&kind_text(pack, tables, make.kind())),
            voice.say(&bonus),
            kin(scene, make.colour()),
        ],
        marks: marks(scene, make),
        ..Help::default()
    }
}

/// The colours that are allied to one, and its enemy.
fn kin(scene: &Scene, colour: Colour) -> String {
    let all = |kinship: Kinship| {
        let others = Colour::ALL.into_iter().filter(|&other| other != colour);
        let kin = others.filter(|other| colour.kinship(*other) == kinship);
        let name = |kin: Colour| scene.game.pack().colour_name(kin);
        let names: Vec<String> = kin.map(|kin| scene.voice.named(name(kin))).collect();
        let none = || scene.text("web-irondie-help-none");
        Arg::Spelled(if names.is_empty() {
            none()
        } else {
            names.join(", ")
        })
    };
    let said = Said::new("web-irondie-help-kin")
        .with("allied", all(Kinship::Allied))
        .with("enemies", all(Kinship::Enemy));
    scene.voice.say(&said)
}

/// How a die stands to the one in mind.
fn kinship(scene: &Scene, die: DieId) -> Option<String> {
    let first = scene.draft.hand.first.filter(|&first| first != die)?;
    let colour = |die: DieId| scene.view.public.make(die).colour();
    Some(super::side::kinship_of(scene, colour(first), colour(die)))
}

/// Why values of a die are marked: they are our proposal.
fn marks(scene: &Scene, make: Make) -> Vec<String> {
    let pack = scene.game.pack();
    let (kind, colour) = (&pack.kinds[make.kind().index()].id, make.colour().id());
    let preset = &scene.game.options().preset;
    let mut prefixes = vec![
        format!("irondie/kind/{kind}/"),
        format!("irondie/colour/{colour}/"),
    ];
    if preset != STANDARD {
        prefixes.push(format!("irondie/preset/{preset}/bonus/{colour}"));
        prefixes.push(format!("irondie/preset/{preset}/kind/{kind}/"));
    }
    let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
    for marked in pack.sources.reconstructed() {
        let prefix = prefixes
            .iter()
            .find(|prefix| marked.what.starts_with(*prefix));
        let (Some(prefix), Source::Reconstructed(why)) = (prefix, &marked.source) else {
            continue;
        };
        let field = marked.what[prefix.len()..]
            .split('/')
            .next()
            .unwrap_or_default();
        let (field, why) = (part(scene, field), scene.voice.named(why));
        match reasons.iter_mut().find(|(known, _)| *known == why) {
            Some((_, fields)) if fields.contains(&field) => {}
            Some((_, fields)) => fields.push(field),
            None => reasons.push((why, vec![field])),
        }
    }
    let say = |(why, fields): (String, Vec<String>)| {
        let said = Said::new("web-help-reconstructed")
            .with("what", Arg::Spelled(fields.join(", ")))
            .with("why", Arg::Spelled(why));
        scene.voice.say(&said)
    };
    reasons.into_iter().map(say).collect()
}

/// A field of the pack in words.
fn part(scene: &Scene, field: &str) -> String {
    let said = Said::new("web-irondie-part").with("field", Arg::Spelled(field.to_owned()));
    scene.voice.say(&said)
}

/// Where the value of a die comes from, and what all of it comes to.
fn history(
    scene: &Scene,
    die: DieId,
    events: impl Iterator<Item = Event>,
) -> (Vec<(String, String)>, u8) {
    let (mut parts, mut value, mut by) = (Vec::new(), 0, None);
    let text = |key: &str| scene.text(key);
    for event in events {
        let (what, next) = match event {
            Event::Landed { die: landed, value } if landed == die => {
                parts = vec![(text("web-help-thrown"), value.to_string())];
                (None, value)
            }
            Event::Bonus {
                from, to, value, ..
            } if to == die => (
                Some(source(scene, "web-irondie-help-bonus-of", from)),
                value,
            ),
            Event::Changed {
                die: changed,
                value,
            } if changed == die => {
                let of = by.map(|by| source(scene, "web-irondie-help-effect-of", by));
                (
                    Some(of.unwrap_or_else(|| text("web-irondie-help-late"))),
                    value,
                )
            }
            Event::Hurt {
                die: hurt, value, ..
            } if hurt == die => (Some(text("irondie-phase-damage")), value),
            Event::ToLimbo(gone) | Event::ToAbyss(gone) | Event::Returned(gone) if gone == die => {
                parts.clear();
                (None, 0)
            }
            _ => (None, value),
        };
        if let Some(what) = what {
            parts.push((what, signed(i16::from(next) - i16::from(value))));
        }
        value = next;
        by = match event {
            Event::Resolved {
                die: thrown,
                target,
                ..
            } if target == die => Some(thrown),
            Event::Changed { .. } => by,
            _ => None,
        };
    }
    (parts, value)
}

fn source(scene: &Scene, key: &'static str, from: DieId) -> String {
    let said = Said::new(key)
        .with("die", Arg::Spelled(scene.kind_name(from)))
        .with("seat", Arg::Seat(owner(from)));
    scene.voice.say(&said)
}

/// A change with its sign; minus is the real one, not a hyphen.
fn signed(change: i16) -> String {
    let sign = if change < 0 { '−' } else { '+' };
    format!("{sign}{}", change.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;
    use words::Lang;

    #[test]
    fn every_counter_says_what_it_counts() {
        for lang in Lang::ALL {
            let voice = Voice::at_table(lang, Vec::new(), None);
            for (zone, how) in ZONES {
                assert!(voice.text(zone) != zone && voice.text(how) != how, "{zone}");
            }
        }
    }
}

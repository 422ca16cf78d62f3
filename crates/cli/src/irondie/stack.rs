//! The duel as a stack: last in, first out, with the result each throw would have as things stand.

use super::text::Names;
use bots::Noise;
use dice::DieId;
use game_irondie::ahead;
use game_irondie::{Event, Hurled, Side, Stage, owner};
use kernel::{Arg, Said};

/// The throws of a duel in their order.
pub(super) const STEPS: [&str; 4] = ["O1", "D1", "O2", "D2"];

/// The lines of the running duel, in the order in which it will be resolved.
pub(super) fn lines(names: &Names<'_>) -> Vec<String> {
    let public = names.public();
    let throws: Vec<(usize, &Hurled)> = public.duel.throws.iter().enumerate().collect();
    if throws.is_empty() {
        return Vec::new();
    }
    let events = forecast(names);
    let line = |(place, throw): &(usize, &Hurled)| {
        let aim = aim(names, throw, step(names, *place, throw));
        match &events {
            Some(events) => format!("{aim}  {}", verdict(names, throw.die, events)),
            None => aim,
        }
    };
    throws.iter().rev().map(line).collect()
}

/// What would happen if nobody threw any more; not while a bonus may still change everything.
pub(super) fn forecast(names: &Names<'_>) -> Option<Vec<Event>> {
    ahead::forecast(names.game, names.view, &mut Noise::new(0))
}

/// `O1`, `D1`, `O2` or `D2`. A skipped throw leaves no die, so the newest goes by the step itself.
fn step(names: &Names<'_>, place: usize, throw: &Hurled) -> &'static str {
    let public = names.public();
    let newest = place + 1 == public.duel.throws.len();
    if newest && public.stage == Stage::DuelBonus {
        return STEPS[usize::from(public.duel.step.min(3))];
    }
    let offensive = Side::of(owner(throw.die)) == public.duel.offensive;
    match (offensive, place) {
        (true, 0) => "O1",
        (true, _) => "O2",
        (false, _) => "D1",
    }
}

fn aim(names: &Names<'_>, throw: &Hurled, step: &str) -> String {
    let targets: Vec<String> = throw.at.iter().map(|die| target(names, die)).collect();
    let (seat, die) = (owner(throw.die), names.full(throw.die));
    format!("{step} {seat} {die} > {}", targets.join(", "))
}

fn target(names: &Names<'_>, die: DieId) -> String {
    let value = names.public().value(die);
    let name = format!("{} {}", owner(die), names.die(die));
    if value == 0 {
        name
    } else {
        format!("{name} [{value}]")
    }
}

/// What comes of one throw: against each target whether it succeeds, and what that does.
fn verdict(names: &Names<'_>, thrown: DieId, events: &[Event]) -> String {
    let mut parts = Vec::new();
    for (place, event) in events.iter().enumerate() {
        match *event {
            Event::Fizzled(die) if die == thrown => {
                parts.push(names.words.text("irondie-forecast-nothing"));
            }
            Event::Resolved { die, target, hit } if die == thrown => {
                let effects = names.game.tables().kind(names.public().make(die).kind());
                let count = if hit {
                    effects.hit.len()
                } else {
                    effects.miss.len()
                };
                let done = &events[place + 1..(place + 1 + count).min(events.len())];
                parts.push(struck(names, target, hit, done));
            }
            _ => {}
        }
    }
    if parts.is_empty() {
        return names.words.text("irondie-forecast-never");
    }
    parts.join("; ")
}

fn struck(names: &Names<'_>, target: DieId, hit: bool, done: &[Event]) -> String {
    let result = names.words.text(if hit {
        "irondie-forecast-hit"
    } else {
        "irondie-forecast-miss"
    });
    let mut effects: Vec<String> = done
        .iter()
        .filter_map(|event| effect(names, event))
        .collect();
    if effects.is_empty() {
        let stays = Said::new("irondie-forecast-stays").with("die", named(names, target));
        effects.push(names.words.say(&stays));
    }
    format!("{result}: {}", effects.join(", "))
}

fn effect(names: &Names<'_>, event: &Event) -> Option<String> {
    let said = match *event {
        Event::Changed { die, value } => Said::new("irondie-forecast-becomes")
            .with("die", named(names, die))
            .with("value", Arg::number(value)),
        Event::ToLimbo(die) => Said::new("irondie-forecast-limbo").with("die", named(names, die)),
        Event::ToAbyss(die) => Said::new("irondie-forecast-abyss").with("die", named(names, die)),
        _ => return None,
    };
    Some(names.words.say(&said))
}

fn named(names: &Names<'_>, die: DieId) -> Arg {
    Arg::Spelled(names.die(die))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::irondie::tests::{english, view};

    #[test]
    fn the_stack_is_told_from_its_top_with_what_each_throw_would_do() {
        // IR-9.1, IR-9.5: the Nullifier is resolved first, and the Smasher then has no effect.
        let (game, view) = view(
            "stage = \"react\"\nasked = \"A\"\n[duel]\noffensive = \"A\"\nstep = 2\n\
             throws = [{ die = \"A.smasher.1\", at = [\"B.barrier.1\"] }, \
             { die = \"B.nullifier.1\", at = [\"A.smasher.1\"] }]\n\
             [A]\ndice = [\"smasher.red skirmish 5\", \"nullifier.red hand\", \"fortress.red battle 4\"]\n\
             [B]\ndice = [\"barrier.red battle 3\", \"nullifier.red skirmish 6\", \
             \"fortress.blue battle 4\"]\n",
            "A",
        );
        let words = english();
        let stack = lines(&Names::new(&game, &view, &words));
        assert_eq!(
            stack,
            [
                "D1 B Nullifier.1 Re [6] > A Smasher.1 [5]  succeeds: Smasher.1 to Limbo",
                "O1 A Smasher.1 Re [5] > B Barrier.1 [3]  no effect",
            ]
        );
    }
}

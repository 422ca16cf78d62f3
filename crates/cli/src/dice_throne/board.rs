//! The table of Dice Throne as lines of text: who stands how, the dice, what is coming.

use super::names;
use super::own;
use crate::play::{Sitting, WIDTH, hanging};
use dice::Id;
use game_dice_throne::{
    DiceThrone, Event, Form, Frame, Phase, Public, Purpose, Roll, StandsFor, TokenId, View,
    level_text, token_text,
};
use kernel::{Arg, Game, Said, Seat, Waiting};
use words::Words;

/// The whole table as a viewer sees it.
pub(super) fn draw(
    game: &DiceThrone,
    view: &View,
    seats: &[Sitting],
    words: &Words,
) -> Vec<String> {
    let public = &view.public;
    let mut lines = vec![head(game, view, words)];
    for seat in Seat::first(public.corners.len() as u8) {
        lines.push(corner(game, public, seat, seats, words));
        lines.extend(tokens(game, public, seat, words));
        lines.extend(raised(game, public, seat, words));
    }
    let attack = attack(game, public, words).into_iter().flatten();
    let dice = dice(game, public, words);
    let coming = game.foresee(view, None).coming().into_iter();
    let coming = coming.map(|coming| words.say(&game.told_coming(view, &coming)));
    let now: Vec<String> = attack.chain(dice).chain(coming).collect();
    if !now.is_empty() {
        lines.push(String::new());
        lines.extend(now);
    }
    lines.extend(own::lines(game, view, words));
    lines.iter().flat_map(|line| hanging(line)).collect()
}

fn head(game: &DiceThrone, view: &View, words: &Words) -> String {
    let public = &view.public;
    let mut parts = Vec::new();
    if public.turn > 0 {
        let turn = Said::new("cli-dice-throne-turn").with("turn", Arg::number(public.turn));
        parts.push(words.say(&turn.with("seat", Arg::Seat(public.active))));
    }
    parts.push(phase(game, view, words));
    if public.phase == Phase::Offence && public.attack.attempts > 0 {
        let attempts = Said::new("cli-dice-throne-attempts")
            .with("n", Arg::number(public.attack.attempts))
            .with("most", Arg::number(public.attack.most));
        parts.push(words.say(&attempts));
    }
    if let Waiting::Seats(seats) = game.awaited(view) {
        let said = match seats.first() {
            Some(seat) if seats.len() == 1 => {
                Said::new("cli-dice-throne-word").with("seat", Arg::Seat(seat))
            }
            _ => {
                let seats = seats.iter().map(Arg::Seat).collect();
                Said::new("cli-dice-throne-words").with("seats", Arg::And(seats))
            }
        };
        parts.push(words.say(&said));
    }
    parts.join(" · ")
}

/// The name of the phase, which is told as a sentence of one word.
fn phase(game: &DiceThrone, view: &View, words: &Words) -> String {
    let told = words.say(&game.tell(view, &Event::Phase(view.public.phase)));
    told.trim_end_matches('.').to_owned()
}

fn corner(
    game: &DiceThrone,
    public: &Public,
    seat: Seat,
    seats: &[Sitting],
    words: &Words,
) -> String {
    let corner = &public.corners[seat.index()];
    let mut parts = vec![format!(
        "{seat} {}",
        names::of(words, &game.hero(seat).name)
    )];
    parts.extend(seats.get(seat.index()).map(|sitting| sitting.who.clone()));
    if let Some(team) = game.team(seat) {
        let said = Said::new("cli-dice-throne-team").with("team", Arg::number(team));
        parts.push(words.say(&said));
    }
    if public.places[seat.index()] > 1 {
        parts.push(words.text("cli-dice-throne-out"));
    }
    let stands = Said::new("cli-dice-throne-stands")
        .with("health", Arg::number(game.health_of(public, seat)))
        .with("cp", Arg::number(corner.cp))
        .with("hand", Arg::number(corner.hand))
        .with("deck", Arg::number(game.deck_size(public, seat)))
        .with("discard", Arg::number(corner.discard.len()));
    parts.push(words.say(&stands));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// What a seat has, each kind with its rule.
fn tokens(game: &DiceThrone, public: &Public, seat: Seat, words: &Words) -> Vec<String> {
    let corner = &public.corners[seat.index()];
    let line = |token: TokenId| {
        let limit = game.limit(public, seat, token);
        let name = names::of(words, &game.pack().token(token).name);
        let rule = words.say_all(&token_text(game.pack(), token, Form::Short));
        let has = corner.has(token);
        match game.pack().token(token).stands_for {
            _ if limit == 1 => format!("  {name}: {rule}"),
            StandsFor::Level => format!("  {name} ({}): {rule}", built(words, has)),
            _ => format!("  {name} {has}/{limit}: {rule}"),
        }
    };
    // A companion that is down is still somebody's.
    let is_down = |token: &TokenId| {
        let found = game.pack().token(*token);
        found.stands_for == StandsFor::Health && corner.has(*token) == 0
    };
    let down = game.hero(seat).tokens.iter().copied().filter(is_down);
    corner.kinds().chain(down).map(line).collect()
}

/// How far a companion is built.
fn built(words: &Words, level: u8) -> String {
    words.say(&Said::new("dice-throne-built").with("level", Arg::number(level)))
}

/// The abilities that are better than printed.
fn raised(game: &DiceThrone, public: &Public, seat: Seat, words: &Words) -> Option<String> {
    let (hero, corner) = (game.hero(seat), &public.corners[seat.index()]);
    let all = hero.board().filter_map(|(id, ability)| {
        let level = usize::from(corner.levels[id.index()]);
        let roman = ["", "II", "III"].get(level).filter(|_| level > 0)?;
        Some(format!("{} {roman}", names::of(words, &ability.name)))
    });
    let all: Vec<String> = all.collect();
    let head = words.text("cli-dice-throne-raised");
    (!all.is_empty()).then(|| format!("  {head}: {}", all.join(", ")))
}

/// The ability of this turn, whom it is against, and what it does.
fn attack(game: &DiceThrone, public: &Public, words: &Words) -> Option<[String; 2]> {
    let attack = &public.attack;
    let (ability, branch) = attack.declared?;
    let level = game.level(public, public.active, ability);
    let hero = game.hero(public.active);
    let branch = level.branches.get(usize::from(branch))?;
    let called = || names::on_board(hero, hero.ability(ability), level);
    let name = branch.name.clone().unwrap_or_else(called);
    let mut only = level.clone();
    only.branches = vec![branch.clone()];
    let does = words.say_all(&level_text(game.pack(), hero, &only, Form::Short));
    let kind = if attack.ultimate {
        "ultimate"
    } else if attack.undefendable {
        "undefendable"
    } else {
        "normal"
    };
    let said = match attack.target {
        Some(target) => Said::new("cli-dice-throne-attack-on").with("target", Arg::Seat(target)),
        None => Said::new("cli-dice-throne-attack"),
    };
    let said = said
        .with("seat", Arg::Seat(public.active))
        .with("ability", Arg::named(&name.de, &name.en))
        .with("kind", Arg::word(kind));
    Some([words.say(&said), format!("  {does}")])
}

/// The dice on the table, each with its number in moves and what it shows.
fn dice(game: &DiceThrone, public: &Public, words: &Words) -> Vec<String> {
    let several = public.rolls.len() > 1;
    // Dice that may be rolled again are typed without the number of their roll.
    let is_typed =
        |at| matches!(public.frames.last(), Some(Frame::Again(roll)) if usize::from(*roll) == at);
    let line = |(at, roll): (usize, &Roll)| {
        let hero = game.hero(roll.owner);
        let dice = roll.sides.iter().enumerate().map(|(die, &side)| {
            let face = usize::from(hero.faces[usize::from(side) - 1]);
            let symbol = names::of(words, &hero.symbols[face].name);
            let die = die + 1;
            let number = if several && !is_typed(at) {
                format!("{}.{die}", at + 1)
            } else {
                die.to_string()
            };
            format!("{number}: {symbol} ({side})")
        });
        let said = Said::new("cli-dice-throne-dice")
            .with("seat", Arg::Seat(roll.owner))
            .with("for", Arg::word(purpose(roll.purpose)));
        std::iter::once(words.say(&said)).chain(row(dice))
    };
    let lies = |(_, roll): &(usize, &Roll)| !roll.sides.is_empty();
    let rolls = public.rolls.iter().enumerate();
    rolls.filter(lies).flat_map(line).collect()
}

/// Things side by side on as many lines as they need; none of them is broken.
fn row(things: impl Iterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for thing in things {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 3 + thing.chars().count() <= WIDTH => {
                line.push_str(" · ");
                line.push_str(&thing);
            }
            _ => lines.push(format!("  {thing}")),
        }
    }
    lines
}

const fn purpose(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Offence => "offence",
        Purpose::Defence => "defence",
        Purpose::Bonus | Purpose::Effect => "effect",
        Purpose::Target => "target",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_throne::tests::{rolled, speaking, view};
    use game_dice_throne::Mode;
    use words::Lang;

    const ATTACK: &str = "active = \"A\"\nphase = \"offence\"\n\
        [A]\nhealth = 43\ncp = 4\nhand = [\"tip-it\"]\ntokens = [\"crit\"]\nupgrades = [\"smack-2\"]\n\
        [B]\nhealth = 38\ncp = 0\ntokens = [\"evasive x2\"]\n";

    #[test]
    fn everybody_is_drawn_with_health_tokens_and_what_they_have_raised() {
        let (game, view) = rolled(Mode::Duel, ATTACK, &[1, 1, 2, 5, 6], &["A use smack 1"]);
        let lines = draw(&game, &view, &[], &speaking(Lang::De)).join("\n");
        for shown in [
            "A Barbar · 43 Leben · 4 KP · Hand 1 · Stapel 30 · Abwurf 0",
            "Ausweichen 2/3: ",
            "verbessert: Hieb II",
            "Du setzt „Hieb“ gegen B ein.\n  3 Schwerter: 5 Schaden. Wenn 4 Würfel die gleiche",
            "Deine Würfel (Angriff):\n  1: Schwert (1) · 2: Schwert (1)",
            "3: Schwert (2) · 4: Herz (5)",
            "B würde 5 Schaden erleiden (Hieb): 38 → 33 Leben.",
        ] {
            assert!(lines.contains(shown), "{shown} in\n{lines}");
        }
    }

    #[test]
    fn nobody_elses_hand_is_drawn() {
        let hands = "active = \"A\"\nphase = \"first-main\"\n\
            [A]\nhealth = 50\nhand = [\"tip-it\"]\n[B]\nhealth = 50\nhand = [\"absolution\"]\n";
        let (game, view) = view(Mode::Duel, hands, "A");
        let lines = draw(&game, &view, &[], &speaking(Lang::En)).join("\n");
        assert!(lines.contains("Tip It!: Instant card, 1 CP."), "{lines}");
        assert!(!lines.contains("Absolution"), "{lines}");
    }
}

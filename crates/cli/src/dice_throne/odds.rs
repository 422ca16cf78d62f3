//! Exact chances: how likely each ability is with the attempts that are left, and what to roll
//! again for it.

use super::names;
use crate::play::WIDTH;
use game_dice_throne::{
    AbilityKind, Aided, DiceThrone, Frame, Odds, Phase, View, needs_text, odds,
};
use kernel::{Arg, Game, Said, Seat};
use words::Words;

/// What a turn has, where nothing changes it.
const ATTEMPTS: u8 = 3;

/// A line for each requirement of an offensive ability, the likeliest first, and what promises
/// most; nothing where the viewer has no dice to roll.
pub(super) fn lines(game: &DiceThrone, view: &View, words: &Words) -> Vec<String> {
    let Some((seat, sides, attempts)) = roll(game, view) else {
        return Vec::new();
    };
    let mut found = chances(game, view, seat, &sides, attempts);
    found.sort_by_key(|chance| std::cmp::Reverse(chance.odds.basis_points()));
    let head = Said::new("cli-dice-throne-odds").with("n", Arg::number(attempts));
    let mut lines = vec![words.say(&head)];
    for chance in found {
        let said = Said::new("cli-dice-throne-chance")
            .with("what", chance.what)
            .with("again", again(chance.odds.again));
        lines.push(line(words, chance.odds, "", &said));
        let (aided, alone) = (chance.aided, chance.odds.again);
        lines.extend(aided.map(|aided| with_cards(game, seat, aided, alone, words)));
    }
    lines.extend(best(game, view, words).into_iter().flatten());
    lines
}

/// A chance, and what it is of.
fn line(words: &Words, odds: Odds, inset: &str, said: &Said) -> String {
    let points = odds.basis_points();
    let chance = format!("{}.{:02}", points / 100, points % 100);
    let chance = decimal(words, &chance);
    format!("  {chance:>6} %  {inset}{}", words.say(said))
}

/// The same chance with cards of the hand, which are named.
fn with_cards(game: &DiceThrone, seat: Seat, aided: Aided, alone: u8, words: &Words) -> String {
    let named = |card| {
        let name = &game.hero(seat).card(card).name;
        let card = Arg::named(&name.de, &name.en);
        Said::new("cli-dice-throne-card-named")
            .with("card", card)
            .into()
    };
    let cards = Arg::And(aided.cards.iter().map(named).collect());
    // Other dice may be worth rolling where a card helps out.
    let again = match aided.odds.again {
        dice if dice == alone => Arg::word("same"),
        dice => again(dice),
    };
    let said = Said::new("cli-dice-throne-aided")
        .with("cards", cards)
        .with("again", again);
    line(words, aided.odds, "  ", &said)
}

/// How likely something is that can be rolled for.
struct Chance {
    what: Arg,
    odds: Odds,
    aided: Option<Aided>,
}

/// Whose chances they are: the dice of whoever rolls, or no dice at all before the first attempt.
fn roll(game: &DiceThrone, view: &View) -> Option<(Seat, Vec<u8>, u8)> {
    let (public, seat) = (&view.public, view.viewer.seat()?);
    let before = matches!(public.frames.last(), Some(Frame::Main));
    if before && public.active == seat && public.phase == Phase::FirstMain {
        return Some((seat, Vec::new(), ATTEMPTS));
    }
    let Some(Frame::Declare) = public.frames.last() else {
        return None;
    };
    let roll = public.rolls.first().filter(|roll| roll.owner == seat)?;
    let attempts = game.attempts_paid(public, seat);
    Some((seat, roll.sides.to_vec(), attempts))
}

/// What can be rolled for, with its chance.
fn chances(game: &DiceThrone, view: &View, seat: Seat, sides: &[u8], attempts: u8) -> Vec<Chance> {
    let aids = game.aids(view);
    let hero = game.hero(seat);
    let offensive = hero.board().filter(|(_, ability)| {
        matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
    });
    let mut found = Vec::new();
    for (id, ability) in offensive {
        let level = game.level(&view.public, seat, id);
        for branch in &level.branches {
            let Some(needs) = needs_text(hero, branch.needs) else {
                continue;
            };
            let called = || names::on_board(hero, ability, level);
            let name = branch.name.clone().unwrap_or_else(called);
            let what = Said::new("cli-dice-throne-what")
                .with("ability", Arg::named(&name.de, &name.en))
                .with("needs", needs.into());
            found.push(Chance {
                what: what.into(),
                odds: odds(hero, branch.needs, sides, attempts),
                aided: aids
                    .as_ref()
                    .and_then(|aids| aids.chance(branch.needs, None)),
            });
        }
    }
    found
}

/// The dice to roll again, as they are typed.
fn again(dice: u8) -> Arg {
    let dice = (0..5).filter(|die| dice >> die & 1 == 1);
    let dice: Vec<String> = dice.map(|die| (die + 1).to_string()).collect();
    if dice.is_empty() {
        return Arg::word("none");
    }
    Arg::Spelled(dice.join(" "))
}

/// What bots would do with dice that lie there, which weigh chances and worth.
fn best(game: &DiceThrone, view: &View, words: &Words) -> Option<Vec<String>> {
    if !matches!(view.public.frames.last(), Some(Frame::Declare)) {
        return None;
    }
    let choice = game.advise(view, 0, &mut || false)?;
    let said = game.say(view, choice.only()?);
    let spelled = Arg::Spelled(game.spell(view, &choice));
    let said = Said::new("cli-dice-throne-best")
        .with("offer", said.into())
        .with("move", spelled);
    Some(before_move(words.say(&said)))
}

/// A line that is too long goes on before its move, which can then be copied.
fn before_move(line: String) -> Vec<String> {
    let at = line.rfind(" (").filter(|_| line.chars().count() > WIDTH);
    match at {
        Some(at) => vec![line[..at].to_owned(), format!("   {}", &line[at..])],
        None => vec![line],
    }
}

/// A number as the language writes it.
fn decimal(words: &Words, number: &str) -> String {
    match words.lang() {
        words::Lang::De => number.replace('.', ","),
        words::Lang::En => number.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_throne::tests::{rolled, speaking, view};
    use game_dice_throne::Mode;
    use words::Lang;

    #[test]
    fn before_the_first_roll_the_chances_are_those_of_three_attempts() {
        let position = "active = \"A\"\nphase = \"first-main\"\n\
            [A]\nhealth = 50\nhand = [\"tip-it\"]\n[B]\nhealth = 50\n";
        let (game, view) = view(Mode::Duel, position, "A");
        let lines = lines(&game, &view, &speaking(Lang::De)).join("\n");
        assert!(lines.contains("98,39 %  Hieb (3 Schwerter)"), "{lines}");
        assert!(lines.contains("1,33 %  Raserei! (5 Wucht)"), "{lines}");
    }

    #[test]
    fn dice_are_weighed_with_what_to_roll_again_and_what_is_best() {
        let position = "active = \"A\"\nphase = \"offence\"\n[A]\nhealth = 50\n[B]\nhealth = 50\n";
        let (game, view) = rolled(Mode::Duel, position, &[6, 1, 6, 6, 2], &[]);
        let lines = lines(&game, &view, &speaking(Lang::En));
        let has = |text: &str| assert!(lines.iter().any(|line| line.contains(text)), "{lines:#?}");
        has("With 2 roll attempts");
        has("100.00 %  Sturdy Blow (2 swords and 2 pow)");
        has("%  Crit Bash (4 pow): roll 2 5");
        has("Most promising: ");
    }

    #[test]
    fn cards_that_change_dice_are_named_with_what_they_make_of_it() {
        let position = "active = \"A\"\nphase = \"offence\"\n\
            [A]\nhealth = 50\ncp = 3\nhand = [\"so-wild\", \"tip-it\"]\n[B]\nhealth = 50\n";
        let (game, view) = rolled(Mode::Duel, position, &[6, 6, 6, 6, 5], &[]);
        let lines = lines(&game, &view, &speaking(Lang::En)).join("\n");
        let sure = "Rage! (5 pow): roll 5\n  100.00 %    with “Tip It!” after the last attempt";
        assert!(lines.contains(sure), "{lines}");
    }

    #[test]
    fn a_move_is_never_broken() {
        let long = format!("{} (use tempest-rush 1)", "a".repeat(70));
        let lines = before_move(long);
        assert_eq!(lines[1], "    (use tempest-rush 1)");
        assert_eq!(before_move("a (b)".to_owned()), ["a (b)"]);
    }
}

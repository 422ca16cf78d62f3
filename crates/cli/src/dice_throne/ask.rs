//! What is asked, in words: what for, and how dice are named where any of them may be rolled again.

use super::names;
use game_dice_throne::{DiceThrone, Frame, Offer, Round, Source, View};
use kernel::{Ask, Game};
use words::Words;

/// The question.
pub(super) fn question(game: &DiceThrone, view: &View, ask: &Ask, words: &Words) -> String {
    let own = |key: &str| format!("{} ({})", words.text(key), ask.rule);
    if let Some(choosing) = view.public.choosing() {
        return own(match choosing.round {
            Round::Ban(_) => "dice-throne-ask-ban",
            _ => "dice-throne-ask-hero",
        });
    }
    let mut offers = Vec::new();
    game.asked(view, &mut offers);
    let rolls = offers.iter().any(|offer| matches!(offer, Offer::Roll(_)));
    let asked = match view.public.frames.last() {
        Some(Frame::Declare) if rolls => own("cli-dice-throne-ask-declare"),
        Some(Frame::Declare) => own("cli-dice-throne-ask-use"),
        Some(Frame::Defend(_)) => own("cli-dice-throne-ask-defend"),
        Some(Frame::Discard) => own("cli-dice-throne-ask-discard"),
        Some(Frame::Aim(_)) => own("cli-dice-throne-ask-aim"),
        Some(Frame::Team) => own("dice-throne-ask-team"),
        Some(Frame::Run(run)) => {
            let said = |said| format!("{} ({})", words.say(&said), ask.rule);
            let asked = match offers.first() {
                Some(Offer::Die(..)) => Some(said(game.said_which_die(view))),
                Some(Offer::Seat(_)) => Some(said(game.said_whom(view))),
                Some(Offer::Side(_)) => Some(said(game.said_which_side(view))),
                Some(Offer::Token(_)) => Some(said(game.said_which_token(view))),
                Some(Offer::Amount(_)) => Some(said(game.said_how_much(view))),
                _ => lacking(&offers).map(own),
            };
            let asked = asked.unwrap_or_else(|| words.ask(DiceThrone::ID, ask));
            let game = game.seated(&view.public);
            format!("{}: {asked}", source(&game, view, run.source, words))
        }
        Some(Frame::Window(..)) => {
            let why = game.said_why(view).map(|said| words.say(&said));
            let asked = words.ask(DiceThrone::ID, ask);
            why.map_or(asked.clone(), |why| format!("{why} {asked}"))
        }
        _ => words.ask(DiceThrone::ID, ask),
    };
    if !rolls {
        return asked;
    }
    format!("{asked} {}", words.text("cli-dice-throne-roll-hint"))
}

/// What an effect lacks, where the shape of the question does not tell.
fn lacking(offers: &[Offer]) -> Option<&'static str> {
    Some(match offers.first()? {
        Offer::Option(_) => "cli-dice-throne-ask-option",
        Offer::Take(_) => "cli-dice-throne-ask-take-card",
        Offer::Discard(_) => "cli-dice-throne-ask-discard-card",
        _ => return None,
    })
}

/// The name of what asks.
fn source(game: &DiceThrone, view: &View, source: Source, words: &Words) -> String {
    let name = match source {
        Source::Ability(seat, ability) => {
            let (hero, level) = (game.hero(seat), game.level(&view.public, seat, ability));
            names::on_board(hero, hero.ability(ability), level)
        }
        Source::Card(seat, card) => game.hero(seat).card(card).name.clone(),
        Source::Token(_, token) => game.pack().token(token).name.clone(),
    };
    names::of(words, &name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_throne::tests::{rolled, speaking};
    use game_dice_throne::Mode;
    use words::Lang;

    #[test]
    fn whoever_is_asked_for_is_asked_for_something() {
        let position = "active = \"A\"\nphase = \"offence\"\n\
            [A]\nhealth = 50\ncp = 3\nhand = [\"buh-bye\"]\ntokens = [\"poison\"]\n\
            [B]\nhealth = 50\ntokens = [\"crit\"]\n";
        let (game, view) = rolled(Mode::Duel, position, &[1, 1, 1, 4, 4], &["A play buh-bye"]);
        let ask = game.asked(&view, &mut Vec::new()).expect("A is asked");
        let asked = question(&game, &view, &ask, &speaking(Lang::En));
        let wanted = "Who shall it be? (Remove 1 status effect from a player of your choice)";
        assert!(asked.contains(wanted), "{asked}");
    }

    #[test]
    fn a_token_is_asked_for_by_what_becomes_of_it() {
        let position = "active = \"A\"\nphase = \"offence\"\n\
            [A]\nhealth = 50\ncp = 3\nhand = [\"buh-bye\"]\n\
            [B]\nhealth = 50\ntokens = [\"crit\", \"protect\"]\n";
        let (game, view) = rolled(Mode::Duel, position, &[1, 1, 1, 4, 4], &["A play buh-bye"]);
        let ask = game.asked(&view, &mut Vec::new()).expect("A is asked");
        let asked = question(&game, &view, &ask, &speaking(Lang::En));
        assert!(
            asked.contains("Which status effect do you remove?"),
            "{asked}"
        );
    }

    #[test]
    fn a_window_says_what_it_answers() {
        let position = "active = \"A\"\nphase = \"offence\"\n\
            [A]\nhealth = 50\ntokens = [\"crit\"]\n[B]\nhealth = 50\n";
        let (game, view) = rolled(
            Mode::Duel,
            position,
            &[1, 2, 3, 4, 5],
            &["A use reckless 1"],
        );
        let ask = game.asked(&view, &mut Vec::new()).expect("A is asked");
        let asked = question(&game, &view, &ask, &speaking(Lang::En));
        assert!(asked.contains("“Reckless” is activated. Would"), "{asked}");
    }

    #[test]
    fn the_model_is_asked_for_before_what_is_turned() {
        let position = "active = \"A\"\nphase = \"offence\"\n\
            [A]\nhealth = 50\ncp = 1\nhand = [\"samesies\"]\n[B]\nhealth = 50\n";
        let asked = |inputs: &[&str], lang| {
            let (game, view) = rolled(Mode::Duel, position, &[1, 1, 4, 4, 6], inputs);
            let ask = game.asked(&view, &mut Vec::new()).expect("A is asked");
            question(&game, &view, &ask, &speaking(lang))
        };
        let played = ["A play samesies", "A die 1.3"];
        for (lang, first, then) in [
            (Lang::De, "Vorbild", "auf 4?"),
            (Lang::En, "model", "to 4?"),
        ] {
            let [before, after] = [asked(&played[..1], lang), asked(&played, lang)];
            assert!(before.contains(first) && !before.contains(then), "{before}");
            assert!(after.contains(then), "{after}");
        }
    }
}

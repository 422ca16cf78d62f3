//! What is asked, in words: what for, and how dice are named where any of them may be rolled again.

use super::names;
use game_dice_throne::{DiceThrone, Frame, Offer, Round, Source, TokenKind, View};
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
            let die = || format!("{} ({})", words.say(&game.said_which_die(view)), ask.rule);
            let asked = match offers.first() {
                Some(Offer::Die(..)) => Some(die()),
                _ => lacking(game, &offers).map(own),
            };
            let asked = asked.unwrap_or_else(|| words.ask(DiceThrone::ID, ask));
            let game = game.seated(&view.public);
            format!("{}: {asked}", source(&game, run.source, words))
        }
        _ => words.ask(DiceThrone::ID, ask),
    };
    if !rolls {
        return asked;
    }
    format!("{asked} {}", words.text("cli-dice-throne-roll-hint"))
}

/// What an effect lacks, where the shape of the question does not tell.
fn lacking(game: &DiceThrone, offers: &[Offer]) -> Option<&'static str> {
    Some(match offers.first()? {
        Offer::Token(token) if game.pack().token(*token).kind == TokenKind::Companion => {
            "cli-dice-throne-ask-companion"
        }
        Offer::Side(_) => "cli-dice-throne-ask-side",
        Offer::Option(_) => "cli-dice-throne-ask-option",
        Offer::Take(_) => "cli-dice-throne-ask-take-card",
        Offer::Discard(_) => "cli-dice-throne-ask-discard-card",
        _ => return None,
    })
}

/// The name of what asks.
fn source(game: &DiceThrone, source: Source, words: &Words) -> String {
    let name = match source {
        Source::Ability(seat, ability) => &game.hero(seat).ability(ability).name,
        Source::Card(seat, card) => &game.hero(seat).card(card).name,
        Source::Token(_, token) => &game.pack().token(token).name,
    };
    names::of(words, name).to_owned()
}

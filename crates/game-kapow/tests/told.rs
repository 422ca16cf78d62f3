//! What is told of boards that play by themselves, so that log and table can follow them.

use game_kapow::{Chosen, Event, Kapow, Mode, Pack, Setup, State};
use kernel::{Game, Heard, Input, Seat, Viewer, apply};

/// Elusivity against a board.
fn against(board: &str) -> Kapow {
    let fighters = ["elusivity", board].map(|id| Chosen {
        character: id.to_owned(),
    });
    let setup = Setup {
        fighters: fighters.to_vec(),
        ..Setup::of_mode(Mode::Solo)
    };
    Kapow::open(Pack::builtin().clone(), &setup).expect("the set-up is legal")
}

/// What a bystander hears when seat A answers, or dice land on these sides.
fn heard(game: &Kapow, state: &mut State, answer: Result<&str, &[u8]>) -> Vec<Event> {
    let input = match answer {
        Ok(text) => {
            let seat = Seat::new(0).expect("there is a seat A");
            let view = game.view(state, Viewer::Seat(seat));
            let choice = game.read(&view, text).expect("it is well spelled");
            Input::Choose { seat, choice }
        }
        Err(sides) => Input::Landed(sides.iter().copied().collect()),
    };
    let mut heard = Heard::default();
    apply(game, state, &input, &mut heard).expect("it is legal");
    heard.by(Viewer::Table).cloned().collect()
}

#[test]
fn a_board_says_where_its_lock_in_token_goes() {
    // KA-9.3, KA-13.3.
    let game = against("time-out");
    let position = "stage = \"power-up\"\n[A]\ndice = [\"red might > chin-up\"]\n[B]\ndice = \
                    [\"red might > time-out-wave-through.1\", \"action might,-,-,-,-,- 1 > \
                    time-out-wave-through.2\"]\n";
    let mut state = game.place(position).expect("the position is sound");
    let told = heard(&game, &mut state, Ok("gain might"));
    let locked = told.iter().find_map(|event| match event {
        Event::LockedIn { fighter, ability } => Some((*fighter, *ability)),
        _ => None,
    });
    let (fighter, ability) = locked.expect("it is announced");
    let ability = game.pack().ability(ability);
    assert_eq!(
        (fighter.index(), &ability.id[..]),
        (1, "time-out-wave-through")
    );
}

#[test]
fn a_board_says_which_dice_go_on_its_tokens() {
    // KA-13.8.
    let game = against("coquette");
    let position = "stage = \"select\"\n[A]\ndice = [\"red might\"]\n[B]\ndice = [\"green\", \
                    \"green\"]\ntokens = 1\n";
    let mut state = game.place(position).expect("the position is sound");
    heard(&game, &mut state, Ok("ready"));
    // Both blank; Awaken rolls one of them again, Flirt takes one, and one is left over.
    heard(&game, &mut state, Err(&[5, 5]));
    let told = heard(&game, &mut state, Err(&[5]));
    let on_token = |event: &&Event| match event {
        Event::Placed { fighter, slot, .. } => {
            game.spots(*fighter).last() == Some(game.spot_of(*fighter, *slot))
        }
        _ => false,
    };
    assert_eq!(told.iter().filter(on_token).count(), 1, "{told:?}");
}

/// A duel in which seat A answers, and what bystanders hear of the last answer.
fn dueled(position: &str, answers: &[&str]) -> Vec<Event> {
    let fighters = ["elusivity", "coquette"].map(|id| Chosen {
        character: id.to_owned(),
    });
    let setup = Setup {
        fighters: fighters.to_vec(),
        ..Setup::of_mode(Mode::Duel)
    };
    let game = Kapow::open(Pack::builtin().clone(), &setup).expect("the set-up is legal");
    let mut state = game.place(position).expect("the position is sound");
    let told = answers
        .iter()
        .map(|answer| heard(&game, &mut state, Ok(answer)));
    told.last().expect("there is an answer")
}

#[test]
fn an_exchange_on_a_die_says_whether_the_die_shows_it() {
    // KA-9.7.
    for (side, shows) in [(1, true), (2, false)] {
        let position = format!(
            "stage = \"power-up\"\n[A]\ndice = [\"blue x-factor > new-plan\", \"action \
             might,energy,-,-,-,- {side}\"]\n[B]\ndice = [\"yellow energy\"]\n"
        );
        let told = dueled(&position, &["trade action.1.1 > wild"]);
        let traded = told.iter().find_map(|event| match event {
            Event::Traded { die, up, .. } => Some((die.is_some(), *up)),
            _ => None,
        });
        assert_eq!(traded, Some((true, shows)), "{told:?}");
    }
}

#[test]
fn a_face_that_is_handed_over_says_which_die_it_comes_off() {
    // KA-9.8.
    for (side, blank) in [(1, true), (2, false)] {
        let position = format!(
            "stage = \"after\"\n[A]\ndice = [\"action wild,might,-,-,-,- {side}\", \"green \
             agility\"]\n[B]\ndice = [\"red might > bloodsucker.1\", \"red might > \
             bloodsucker.2\"]\n"
        );
        let told = dueled(&position, &["choose 2", "give action.1.1"]);
        let gave = told.iter().find_map(|event| match event {
            Event::Gave { die, up, .. } => Some((die.is_some(), *up)),
            _ => None,
        });
        assert_eq!(gave, Some((true, blank)), "{told:?}");
    }
}

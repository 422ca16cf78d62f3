//! What the game advises its bots: whole placements, abilities that happen at once, arrows.

use game_kapow::ahead::outlook;
use game_kapow::{Kapow, Mode, Offer, Pack, Setup, State, View};
use kernel::{Choice, Game, Input, Silent, Viewer, Waiting};

/// A match with a position on the table, and what seat A would do.
struct Told {
    game: Kapow,
    state: State,
    effort: u32,
}

impl Told {
    fn new(mode: Mode, position: &str, effort: u32) -> Told {
        let setup = Setup::of_mode(mode);
        let game = Kapow::open(Pack::builtin().clone(), &setup).expect("a usual set-up");
        let state = game.place(position).expect("a position that can be");
        Told {
            game,
            state,
            effort,
        }
    }

    fn view(&self) -> View {
        let seat = "A".parse().expect("a seat");
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    fn choice(&self) -> Choice<Offer> {
        let advice = self.game.advise(&self.view(), self.effort, &mut || false);
        advice.expect("seat A is asked")
    }

    fn said(&self) -> String {
        self.game.spell(&self.view(), &self.choice())
    }
}

#[test]
fn a_die_is_given_up_to_roll_what_may_decide_the_match() {
    // Only a Wild makes a blow of 4, and only the action die can still show one.
    let position = "life = [20, 4]\n[A]\ndice = [\"green blank\", \"yellow energy\", \
                    \"yellow energy\", \"action wild,wild,wild,wild,wild,- 6\"]\n\
                    [B]\ndice = [\"red\"]\n";
    for effort in [0, 100] {
        let mut told = Told::new(Mode::Beginner, position, effort);
        let said = told.said();
        assert!(said.contains("time-jump"), "{said}");
        let (seat, choice) = ("A".parse().expect("a seat"), told.choice());
        let input = Input::Choose { seat, choice };
        told.game
            .apply_unchecked(&mut told.state, &input, &mut Silent);
        assert!(told.said().contains("action"), "{}", told.said());
    }
}

#[test]
fn a_blow_that_ends_the_match_is_dealt() {
    let position = "life = [20, 4]\n[A]\ndice = [\"red might\", \"yellow energy\", \
                    \"blue x-factor\"]\n[B]\ndice = [\"red\"]\n";
    for effort in [0, 100] {
        let mut told = Told::new(Mode::Beginner, position, effort);
        while told.choice().only() != Some(Offer::Ready) {
            let (seat, choice) = ("A".parse().expect("a seat"), told.choice());
            let input = Input::Choose { seat, choice };
            told.game
                .apply_unchecked(&mut told.state, &input, &mut Silent);
        }
        let fighter = told.game.fighters().next().expect("someone fights");
        let attack = outlook(&told.game, &told.game.known(&told.view()), fighter).attack;
        assert!(attack >= 4, "{attack}");
    }
}

#[test]
fn an_arrow_turns_to_the_enemy_who_cannot_defend() {
    let many = "\"green\", \"purple\", \"green\", \"purple\", \"green\", \"purple\", \"blue\"";
    let position = format!(
        "[A]\ndice = [\"red might\", \"yellow energy\", \"red might\"]\n[B]\ndice = [\"green\"]\n\
         [C]\ndice = [{many}]\n[D]\ndice = [\"red\"]\n"
    );
    let said = Told::new(Mode::Teams, &position, 100).said();
    assert_eq!(said, "aim D", "C sits opposite and defends well");
}

#[test]
fn a_box_that_is_begun_is_completed() {
    let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).expect("usual");
    let mut rounds = 0;
    for seed in 0..6 {
        let (mut state, mut cup) = (game.start(), bots::Cup::new(seed));
        loop {
            let input = match game.waiting(&state) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => Input::Landed(cup.throw(&chance)),
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let view = game.view(&state, Viewer::Seat(seat));
                    let advice = game.advise(&view, 0, &mut || false);
                    let choice = advice.expect("who is asked is advised");
                    let warning = game.warning(&view, &choice).map(|warning| warning.said.key);
                    assert_ne!(warning, Some("kapow-warn-incomplete"), "seed {seed}");
                    rounds += u32::from(choice.only() == Some(Offer::Ready));
                    Input::Choose { seat, choice }
                }
            };
            game.apply_unchecked(&mut state, &input, &mut Silent);
        }
    }
    assert!(rounds > 20, "only {rounds} rounds");
}

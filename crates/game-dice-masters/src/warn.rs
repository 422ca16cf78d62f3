//! What a legal answer would waste or lose, told before it is given: an action that does nothing
//! now, and the last life. Nothing forbids either (MA-9.2, MA-6.8).

use crate::event::Event;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::{Phase, Public, Spot};
use crate::view::View;
use dice::DieId;
use kernel::{Choice, Pace, Refusal, Rule, Seat, Silent};

impl DiceMasters {
    pub(crate) fn warned(&self, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
        let seat = view.viewer.seat()?;
        let offer = choice.only()?;
        if view.public.drafting().is_some() || lets_be(offer) {
            return None;
        }
        if self.costs_all(view, seat, choice) {
            return Some(Refusal::by(Rule("MA-6.8"), "dice-masters-warn-last-life"));
        }
        match offer {
            Offer::Use(die) if self.is_in_vain(&view.public, seat, die) => {
                let warning = Refusal::by(Rule("MA-9.2"), "dice-masters-warn-in-vain");
                Some(warning.with("die", self.called_die(&view.public, die)))
            }
            _ => None,
        }
    }

    /// Whether whoever answers like this falls by it, before the turn ends: by a price, by what an
    /// effect takes, or by its damage. Damage of a combat comes whatever is answered.
    fn costs_all(&self, view: &View, seat: Seat, choice: &Choice<Offer>) -> bool {
        let team = self.team_of(seat);
        let is_main = view.public.phase == Phase::Main;
        let told = self.foresee(view, choice);
        let of_turn = told
            .iter()
            .take_while(|event| !matches!(event, Event::Turn { .. }));
        let falls = |event: &Event| match *event {
            Event::Life {
                seat, left, damage, ..
            } => left == 0 && team.contains(seat) && (is_main || !damage),
            _ => false,
        };
        of_turn.into_iter().any(falls)
    }

    /// Whether using an action die changes nothing but where the die lies. Where somebody is asked
    /// or dice are thrown for it, something comes of it.
    fn is_in_vain(&self, public: &Public, seat: Seat, die: DieId) -> bool {
        let mut used = public.clone();
        let deep = used.frames.len();
        self.act(&mut used, seat, Offer::Use(die), &mut Silent);
        while used.frames.len() > deep {
            if self.step(&mut used, &mut Silent) == Pace::Wait {
                return false;
            }
        }
        let mut gone = public.clone();
        gone.send(die, Spot::Out, &mut Silent);
        (gone.batch, gone.frames) = (used.batch, used.frames.clone());
        gone == used
    }
}

/// Answers that do nothing: what comes after them would come anyway.
const fn lets_be(offer: Offer) -> bool {
    matches!(offer, Offer::Pass | Offer::No | Offer::NoBlock)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pack, Setup};
    use kernel::{Game, Input, Viewer};

    const SETUP: &str = "mode = \"casual\"\n\
        [[teams]]\ncards = [\"drax-pained x2\", \"silver-sable-wild-pack x2\"]\n\
        basics = [\"betrayal\", \"with-great-power\"]\n\
        [[teams]]\ncards = [\"spider-man-tangled-web x2\"]\nbasics = [\"exposed\", \"web-blast\"]\n";

    /// The game, and what A sees in the main phase, with these dice in A's reserve and B's field.
    fn table(life: u8, reserve: &str, theirs: &str) -> (DiceMasters, View) {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::read(SETUP).unwrap());
        let game = game.unwrap();
        let sidekicks = 8 - theirs.matches("sidekick").count();
        let state = game
            .place(&format!(
                "active = \"A\"\nphase = \"main\"\n\
                 [A]\nlife = {life}\nbag = [\"sidekick x8\"]\nreserve = [{reserve}]\n\
                 field = [\"drax 1\"]\n\
                 [B]\nlife = 10\nbag = [\"sidekick x{sidekicks}\"]\nfield = [{theirs}]\n"
            ))
            .unwrap();
        let viewer = Viewer::Seat(Seat::new(0).unwrap());
        let view = game.view(&state, viewer);
        (game, view)
    }

    /// What somebody is warned of who answers like this.
    fn warned(game: &DiceMasters, view: &View, text: &str) -> Option<String> {
        let choice = game.read(view, text).unwrap();
        let warning = game.warning(view, &choice);
        warning.map(|warning| warning.said.key.into_owned())
    }

    fn key(key: &str) -> String {
        format!("dice-masters-warn-{key}")
    }

    #[test]
    fn an_action_that_does_nothing_is_warned_of() {
        let (game, view) = table(10, "\"betrayal action\"", "");
        assert_eq!(
            warned(&game, &view, "use A.betrayal.1"),
            Some(key("in-vain"))
        );
        let (game, view) = table(10, "\"web-blast action\"", "");
        assert_eq!(
            warned(&game, &view, "use A.web-blast.1"),
            None,
            "on oneself"
        );
        let (game, view) = table(10, "\"betrayal action\"", "\"sidekick 1\"");
        assert_eq!(warned(&game, &view, "use A.betrayal.1"), None);
        let (game, view) = table(10, "\"exposed action\"", "");
        assert_eq!(warned(&game, &view, "use A.exposed.1"), None, "it lasts");
    }

    #[test]
    fn the_last_life_is_warned_of() {
        let (game, view) = table(1, "\"drax 1\"", "");
        assert_eq!(
            warned(&game, &view, "field A.drax.1 by 1"),
            Some(key("last-life"))
        );
        assert_eq!(warned(&game, &view, "pass"), None);
        let (game, view) = table(2, "\"drax 1\"", "");
        assert_eq!(warned(&game, &view, "field A.drax.1 by 1"), None);
    }

    /// Silver Sable: Wild Pack takes a life from who blocks her.
    #[test]
    fn a_block_that_costs_the_last_life_is_warned_of() {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::read(SETUP).unwrap());
        let game = game.unwrap();
        let text = "active = \"A\"\nphase = \"attack\"\n[A]\nlife = 9\nbag = [\"sidekick x8\"]\n\
            field = [\"silver-sable 1\", \"drax 1\"]\n\
            [B]\nlife = 1\nbag = [\"sidekick x7\"]\nfield = [\"sidekick 1\"]\n";
        let mut state = game.place(text).unwrap();
        let [a, b] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let all = state.public.field(a).iter().map(Offer::Attack);
        let choice = Choice::several(all).unwrap();
        let input = Input::Choose { seat: a, choice };
        kernel::apply(&game, &mut state, &input, &mut Silent).unwrap();
        let view = game.view(&state, Viewer::Seat(b));
        let last = Some(key("last-life"));
        assert_eq!(warned(&game, &view, "block A.silver-sable.1"), last);
        assert_eq!(warned(&game, &view, "block A.drax.1"), None);
        assert_eq!(warned(&game, &view, "block nobody"), None);
    }
}

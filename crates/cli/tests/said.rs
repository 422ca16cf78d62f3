//! Whatever is offered or happens in a match is said in whole sentences, in both languages.

use bots::{Kind, Noise};
use games::{Packs, Visit};
use kernel::{Game, Heard, Input, Said, Viewer, Waiting, apply};
use words::{Lang, Words};

/// So many inputs of each mode are looked at.
const INPUTS: usize = 500;

#[test]
fn every_offer_has_a_sentence_without_gaps_in_both_languages() {
    let packs = Packs::built_in();
    for game in games::list(&packs).unwrap() {
        for mode in game.modes {
            let opened = games::open(game.id, Some(mode.id), None, &packs).unwrap();
            let said = opened.game.visit(Walk(Noise::new(7)));
            assert!(said > 100, "{} {}: {said} offers", game.id, mode.id);
        }
    }
}

/// Plays at random and has everything said. Counts the offers.
struct Walk(Noise);

impl Visit for Walk {
    type Out = usize;

    fn visit<G: Game + Clone + Send + Sync + 'static>(mut self, game: G) -> usize {
        let (mut state, mut offered) = (game.start(), 0);
        let random = "random".parse::<Kind>().expect("a bot");
        let mut player = random.player::<G>(7, None);
        for _ in 0..INPUTS {
            let input = match game.waiting(&state) {
                Waiting::Over(_) => break,
                Waiting::Chance(chance) => Input::Landed(chance.sample(&mut self.0)),
                Waiting::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let view = game.view(&state, Viewer::Seat(seat));
                    let mut offers = Vec::new();
                    let ask = game.asked(&view, &mut offers).expect("a question");
                    offered += offers.len();
                    say_offers(&game, &view, &offers);
                    let choice = player.choose(&game, &view, &ask, &offers);
                    Input::Choose { seat, choice }
                }
            };
            let mut heard = Heard::default();
            apply(&game, &mut state, &input, &mut heard).expect("a legal input");
            let view = game.view(&state, Viewer::Table);
            let told = heard.by(Viewer::Table);
            told.for_each(|event| proofread(&game.tell(&view, event)));
        }
        offered
    }
}

fn say_offers<G: Game>(game: &G, view: &G::View, offers: &[G::Offer]) {
    // A side set can be swapped in hundreds of ways, all said alike.
    for &offer in offers.iter().take(300) {
        proofread(&game.say(view, offer));
    }
}

fn proofread(said: &Said) {
    for words in Lang::ALL.map(Words::new) {
        let text = words.say(said);
        let keyed = [
            "irondie-",
            "dice-miner-",
            "kapow-",
            "dice-throne-",
            "dice-masters-",
            "list-",
        ];
        let gap = text.is_empty() || text.contains("{$") || text.contains("  ");
        let bare = keyed.iter().any(|key| text.contains(key));
        assert!(!gap && !bare, "{said}: {text:?}");
    }
}

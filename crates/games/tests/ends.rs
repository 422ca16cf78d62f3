//! A match that ends because somebody says so tells that, in every game and every mode: nobody is
//! left to guess why it is over.

use games::{Packs, Visit};
use kernel::{Audience, Call, Game, Input, Match, Seat, Viewer};

/// The keys of what all are told when a call comes; nothing where the rules turn it away.
struct Calls(Call);

impl Visit for Calls {
    type Out = Option<Vec<String>>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        let mut game_match = Match::new(game);
        let told = game_match.enter(Input::Called(self.0)).ok()?;
        let (game, state) = (game_match.game(), game_match.state());
        let view = game.view(state, Viewer::Table);
        let all = told.iter().filter(|told| told.to == Audience::Table);
        let keys = all.map(|told| game.tell(&view, &told.event).key.to_string());
        Some(keys.collect())
    }
}

#[test]
fn giving_up_and_draws_are_told() {
    let packs = Packs::built_in();
    let first = Seat::new(0).expect("there is a first seat");
    for listed in games::list(&packs).expect("our packs are good") {
        for mode in &listed.modes {
            let told = |call| {
                let opened = games::open(listed.id, Some(mode.id), None, &packs);
                let game = opened.expect("its modes can be played").game;
                game.visit(Calls(call))
            };
            let ends = |keys: Vec<String>, with: &str| keys.iter().any(|key| key.ends_with(with));
            let at = format!("{} {}", listed.id, mode.id);
            let resigned = told(Call::Resign(first)).expect("whoever plays may give up");
            assert!(ends(resigned, "resigned"), "{at}");
            if let Some(drawn) = told(Call::Draw) {
                assert!(ends(drawn, "agreed"), "{at}");
            }
        }
    }
}

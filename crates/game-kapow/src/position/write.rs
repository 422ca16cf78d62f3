//! Writing a match down. Contains every secret: for tests, puzzles and reports.

use super::{Written, WrittenFighter, WrittenFrame, WrittenStrike, WrittenThrow};
use crate::show::{stage_fighter, stage_word, team_word};
use crate::state::{Doing, Stage, State};
use crate::{CardColour, Fighter, Kapow, Make, Source, SpotSet, Symbol};
use dice::{DieId, Id};
use kernel::position::write_count;

impl Kapow {
    pub(crate) fn write_state(&self, state: &State) -> String {
        let letter = |one: Fighter| one.seat().to_string();
        let acting = self.fighters().filter(|&one| state.acting.contains(one));
        let frames = state.frames.iter().map(|frame| WrittenFrame {
            by: letter(frame.fighter),
            ability: self.spot_name(frame.fighter, frame.spot),
            verb: frame.verb,
            left: frame.left,
        });
        let fighters = self.fighters();
        let fighters = fighters.map(|one| (one.seat(), self.write_fighter(state, one)));
        let written = Written {
            stage: Some(stage_word(state.stage).to_owned()),
            fighter: stage_fighter(state.stage).map(letter),
            winner: match state.stage {
                Stage::Over(winner) => winner.map(|team| team_word(team).to_owned()),
                _ => None,
            },
            round: Some(state.round),
            marker: Some(team_word(state.marker).to_owned()),
            life: Some(state.life),
            acting: Some(acting.map(letter).collect()),
            supply: Some(state.faces[..self.boxes()].to_vec()),
            cards: self.mode.has_teams().then(|| self.write_cards(state)),
            flipped: self
                .mode
                .has_teams()
                .then(|| state.behind.flipped.map(|cards| cards.iter().collect())),
            throw: state.throw.map(|fighter| WrittenThrow {
                by: letter(fighter),
                dice: self.names(state.thrown()),
            }),
            strike: state.strike.map(|(by, total)| WrittenStrike {
                by: letter(by),
                total,
            }),
            frames: (!state.frames.is_empty()).then(|| frames.collect()),
            fighters: fighters.collect(),
        };
        toml::to_string(&written).expect("a position holds nothing that TOML could not write")
    }

    /// The cards of the first team; those not dealt yet are left out.
    fn write_cards(&self, state: &State) -> Vec<String> {
        let cards = CardColour::ALL.into_iter();
        let cards = cards.filter_map(|colour| self.card(state, crate::Team::First, colour));
        cards.map(|card| card.id.clone()).collect()
    }

    fn write_fighter(&self, state: &State, fighter: Fighter) -> WrittenFighter {
        let (corner, hand) = (state.corner(fighter), state.hand(fighter));
        let spots = |set: SpotSet| -> Vec<String> {
            set.iter()
                .map(|spot| self.spot_name(fighter, spot))
                .collect()
        };
        let pool = Symbol::FACES.into_iter().zip(state.pool(fighter));
        let pool = pool.filter(|(_, count)| *count > 0);
        let fired = corner.play.fired.iter();
        WrittenFighter {
            dice: corner
                .dice
                .iter()
                .map(|die| self.write_die(state, fighter, die))
                .collect(),
            pool: pool
                .map(|(face, count)| write_count(face.id(), count))
                .collect(),
            fresh: self.write_fresh(state, fighter),
            locked: spots(corner.locked),
            locking: spots(corner.locking),
            spent: spots(corner.spent),
            tokens: corner.tokens,
            charges: corner.charges,
            fired: fired.map(|slot| self.slot_name(fighter, slot)).collect(),
            used: spots(corner.play.used),
            doing: hand.doing.map(|doing| self.write_doing(fighter, doing)),
            target: Some(self.target(state, fighter).seat().to_string()),
            ready: corner.play.ready,
            changes: hand.changes,
            posing: corner.play.posing.map(|die| self.name(die)),
            selected: Some(spots(corner.play.selected)),
            left_out: spots(corner.play.left_out),
            due: Some(spots(corner.play.due)),
            choices: corner.play.choices,
            left_over: corner.play.left_over,
            tally: corner.tally.clone(),
        }
    }

    fn write_fresh(&self, state: &State, fighter: Fighter) -> Vec<String> {
        let sides = state.fresh_faces(fighter).map(|(die, side, _)| {
            let side = side as u8;
            self.spell_source(Source::Side { die, side })
        });
        sides.collect()
    }

    fn write_die(&self, state: &State, fighter: Fighter, die: DieId) -> String {
        let mut text = self.name(die);
        let up = state.behind.up[die.index()];
        if self.make(die) == Make::Action {
            let sides = state.faces_on(die).map(|face| match face {
                Symbol::Blank => "-",
                face => face.id(),
            });
            text = format!("{text} {} {}", sides.join(","), up + 1);
        } else {
            text = format!("{text} {}", self.shown(state, die).id());
        }
        match state.slot_of(die) {
            None => text,
            Some(slot) => format!("{text} > {}", self.slot_name(fighter, slot)),
        }
    }

    fn write_doing(&self, fighter: Fighter, doing: Doing) -> String {
        match doing {
            Doing::Reroll(spot) => format!("reroll {}", self.spot_name(fighter, spot)),
            Doing::RerollAny(spot) => format!("reroll-any {}", self.spot_name(fighter, spot)),
            Doing::RerollNot(symbol) => format!("reroll-not {}", symbol.id()),
            Doing::Turn => "turn".to_owned(),
            Doing::FaceType(verb) => format!("face-type {}", verb.index()),
            Doing::FaceDie(face) => format!("face-die {}", face.id()),
        }
    }
}

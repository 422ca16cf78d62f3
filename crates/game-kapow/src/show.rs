//! A view as a JSON document: for scripts, for other languages, for people.

use crate::state::{Stage, State, Team};
use crate::{CardColour, Fighter, Kapow, SpotSet, Symbol, View};
use dice::{DiceSet, DieId};
use serde_json::{Map, Value, json};

impl Kapow {
    pub(crate) fn show_view(&self, view: &View) -> Value {
        let state = &self.known(view);
        let hidden: Vec<Fighter> = self.hidden_from(state, view.viewer).collect();
        let fighters = self.fighters().map(|fighter| {
            let covered = hidden.contains(&fighter);
            (
                fighter.seat().to_string(),
                self.show_fighter(state, fighter, covered),
            )
        });
        let supplies: Vec<Value> = (0..self.boxes())
            .map(|n| self.show_supply(state, n))
            .collect();
        let mut shown = json!({
            "stage": stage_word(state.stage),
            "fighter": stage_fighter(state.stage).map(|one| one.seat().to_string()),
            "round": state.round,
            "marker": team_word(state.marker),
            "life": state.life,
            "supply": supplies,
            "fighters": Value::Object(fighters.collect::<Map<String, Value>>()),
            "outcome": match state.stage {
                Stage::Over(Some(team)) => json!(team_word(team)),
                Stage::Over(None) => json!("draw"),
                _ => Value::Null,
            },
        });
        if let (Some(seat), Value::Object(shown)) = (view.viewer.seat(), &mut shown) {
            shown.insert("me".into(), json!(seat.to_string()));
        }
        if let (true, Value::Object(shown)) = (self.mode.has_teams(), &mut shown) {
            shown.insert("cards".into(), self.show_cards(state));
        }
        shown
    }

    fn show_supply(&self, state: &State, number: usize) -> Value {
        let user = self.fighters().find(|&one| self.box_of(one) == number);
        let dice = crate::Make::ALL.into_iter().map(|make| {
            let count = user.map_or(0, |user| self.supply(state, user, make).len());
            (make.id().to_owned(), json!(count))
        });
        let faces = Symbol::FACES.into_iter().map(|face| {
            (
                face.id().to_owned(),
                json!(state.faces[number][face.index()]),
            )
        });
        json!({
            "dice": Value::Object(dice.collect()),
            "faces": Value::Object(faces.collect()),
        })
    }

    fn show_fighter(&self, state: &State, fighter: Fighter, covered: bool) -> Value {
        let corner = state.corner(fighter);
        let spots = |set: SpotSet| -> Vec<String> {
            set.iter()
                .map(|spot| self.spot_name(fighter, spot))
                .collect()
        };
        let character = self.character(fighter);
        let character = character.map(|place| &self.pack.characters[usize::from(place)].id);
        let dice = corner
            .dice
            .iter()
            .map(|die| (self.name(die), self.show_die(state, fighter, die, covered)));
        let had = state.pool(fighter);
        let pool = Symbol::FACES
            .into_iter()
            .filter(|face| had[face.index()] > 0);
        let pool = pool.map(|face| (face.id().to_owned(), json!(had[face.index()])));
        json!({
            "character": character,
            "person": self.is_person(fighter),
            "dice": Value::Object(dice.collect()),
            "pool": Value::Object(pool.collect()),
            "locked": spots(corner.locked.or(corner.locking)),
            "spent": spots(corner.spent),
            "tokens": corner.tokens,
            "charges": corner.charges,
            "ready": corner.play.ready,
            "target": (!covered).then(|| self.target(state, fighter).seat().to_string()),
            "selected": spots(corner.play.selected),
            "defended": corner.tally.defended,
            "defence": corner.tally.defence,
            "lost": corner.tally.lost,
            "dealt": corner.tally.dealt,
            "new-dice": corner.tally.new_dice,
            "new-faces": corner.tally.new_faces,
            "left-over": if covered { 0 } else { state.loose(fighter).len() },
        })
    }

    fn show_die(&self, state: &State, fighter: Fighter, die: DieId, covered: bool) -> Value {
        let slot = state.slot_of(die);
        let rolled = !covered && self.has_landed(state, fighter, die);
        let faces: Vec<&str> = match self.make(die) {
            crate::Make::Action => state.faces_on(die).iter().map(|face| face.id()).collect(),
            _ => Vec::new(),
        };
        json!({
            "make": self.make(die).id(),
            "shows": rolled.then(|| self.shown(state, die).id()),
            "on": slot.map(|slot| self.slot_name(fighter, slot)),
            "faces": faces,
        })
    }

    /// Whether a die lies as it was rolled in this round, so that it shows something.
    pub fn has_landed(&self, state: &State, fighter: Fighter, die: DieId) -> bool {
        let board = !self.is_person(fighter);
        match state.stage {
            Stage::Roll | Stage::CleanUp | Stage::Start | Stage::Deal | Stage::Draft => false,
            // Boards that play by themselves roll after the persons, one after the other (KA-13).
            Stage::Select if board => false,
            Stage::Solo(rolls) if board && fighter > rolls => false,
            _ => !state.thrown().contains(die) && !state.gained.contains(die),
        }
    }

    fn show_cards(&self, state: &State) -> Value {
        let cards = Team::BOTH.map(|team| {
            let dealt = CardColour::ALL.into_iter();
            let cards = dealt.filter_map(|colour| self.card(state, team, colour));
            cards.map(|card| card.id.as_str()).collect::<Vec<&str>>()
        });
        json!(cards)
    }

    /// Names of dice, for positions.
    pub(crate) fn names(&self, dice: DiceSet) -> Vec<String> {
        dice.iter().map(|die| self.name(die)).collect()
    }
}

/// The word for a stage, in views and positions.
pub(crate) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Start => "start",
        Stage::Deal => "deal",
        Stage::Draft => "draft",
        Stage::Roll => "roll",
        Stage::Select => "select",
        Stage::Solo(_) => "solo",
        Stage::Fight => "fight",
        Stage::Attack(_) => "attack",
        Stage::Defend(_) => "defend",
        Stage::Hit => "hit",
        Stage::Hold => "hold",
        Stage::PowerUp => "power-up",
        Stage::Gain(_) => "gain",
        Stage::After => "after",
        Stage::Late(_) => "late",
        Stage::CleanUp => "clean-up",
        Stage::Over(_) => "over",
    }
}

/// The fighter a stage is about.
pub(crate) const fn stage_fighter(stage: Stage) -> Option<Fighter> {
    match stage {
        Stage::Solo(fighter)
        | Stage::Attack(fighter)
        | Stage::Defend(fighter)
        | Stage::Gain(fighter)
        | Stage::Late(fighter) => Some(fighter),
        _ => None,
    }
}

/// The word for a side: the letter of its first seat in a duel.
pub(crate) const fn team_word(team: Team) -> &'static str {
    match team {
        Team::First => "first",
        Team::Second => "second",
    }
}

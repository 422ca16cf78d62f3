//! Reading a position, all problems at once. What it means is checked afterwards.

use super::{Written, WrittenFighter};
use crate::board::Mark;
use crate::show::{stage_word, team_word};
use crate::state::{Doing, FRAMES, Frame, Play, Stage, State, Team, action_place, make_of};
use crate::{CardColour, Fighter, Kapow, Make, Source, SpotSet, Symbol, VerbId};
use dice::{DiceSet, DieId, Id, Set};
use kernel::Silent;
use kernel::position::{Problems, read_count, stop_at, unreadable};

impl Kapow {
    pub(crate) fn place_text(&self, text: &str) -> Result<State, Problems> {
        let written: Written = toml::from_str(text).map_err(unreadable)?;
        let mut problems = Problems::new();
        let mut state = self.empty_state();
        self.place_fighters(&written, &mut state, &mut problems);
        stop_at(&mut problems)?;
        self.place_around(&written, &mut state, &mut problems);
        stop_at(&mut problems)?;
        self.check_state(&state, &mut problems);
        stop_at(&mut problems)?;
        self.settle(&mut state, &mut Silent);
        Ok(state)
    }

    fn place_fighters(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        let fighters = written.fighters.of_first(self.mode.fighters(), problems);
        let fighters = fighters.into_iter();
        let fighters = fighters.filter_map(|(seat, wanted)| Some((Fighter::of(seat)?, wanted)));
        let fighters: Vec<(Fighter, &WrittenFighter)> = fighters.collect();
        for &(fighter, wanted) in &fighters {
            // Dice with a number first, so that the others take what is left.
            self.place_dice(fighter, wanted, true, state, problems);
        }
        for &(fighter, wanted) in &fighters {
            self.place_dice(fighter, wanted, false, state, problems);
            self.place_corner(fighter, wanted, state, problems);
            self.place_pool(fighter, wanted, state, problems);
            self.place_hand(fighter, wanted, state, problems);
            self.place_fresh(fighter, wanted, state, problems);
        }
    }

    fn place_dice(
        &self,
        fighter: Fighter,
        wanted: &WrittenFighter,
        numbered: bool,
        state: &mut State,
        problems: &mut Problems,
    ) {
        for text in &wanted.dice {
            let name = text.split(' ').next().unwrap_or_default();
            if name.contains('.') == numbered
                && let Err(problem) = self.place_die_text(fighter, text, state)
            {
                problems.push(format!("`{text}`: {problem}"));
            }
        }
    }

    fn place_die_text(
        &self,
        fighter: Fighter,
        text: &str,
        state: &mut State,
    ) -> Result<(), String> {
        let (what, slot) = match text.split_once(" > ") {
            Some((what, slot)) => (what, Some(slot)),
            None => (text, None),
        };
        let words: Vec<&str> = what.split(' ').collect();
        let die = self.find_owned(fighter, words[0], state)?;
        let owned = state.corners.iter().any(|corner| corner.dice.contains(die));
        if owned {
            return Err("this die is here twice".to_owned());
        }
        match (make_of(die), &words[1..]) {
            (_, []) => {}
            (Make::Action, [sides, rest @ ..]) => {
                state.faces_on_mut(die).copy_from_slice(&read_sides(sides)?);
                let up = match rest {
                    [] => Some(0),
                    [up] => ["1", "2", "3", "4", "5", "6"]
                        .iter()
                        .position(|side| side == up),
                    _ => None,
                };
                state.behind.up[die.index()] = up.ok_or("the side that is up is 1 to 6")? as u8;
            }
            (make, [symbol]) => {
                let sides = &self.pack.supply.dice[make as usize].sides;
                let shown = Symbol::from_id(symbol);
                let side = sides.iter().position(|&side| Some(side) == shown);
                let side = side.ok_or_else(|| format!("it has no side `{symbol}`"))?;
                state.behind.up[die.index()] = side as u8;
            }
            _ => return Err("write make, symbol and perhaps `> slot`".to_owned()),
        }
        state.corner_mut(fighter).dice.insert(die);
        if let Some(name) = slot {
            let slot = self
                .find_slot(fighter, name)
                .ok_or("there is no such slot")?;
            if state.hand(fighter).filled.contains(slot) {
                return Err("the slot is taken".to_owned());
            }
            state.put(fighter, die, slot);
        }
        Ok(())
    }

    /// `red.2`, or `red` for the next one of the box.
    fn find_owned(&self, fighter: Fighter, name: &str, state: &State) -> Result<DieId, String> {
        if name.contains('.') {
            let die = self.find_die(fighter, name);
            return die.ok_or_else(|| "there is no such die in the box".to_owned());
        }
        let make = Make::from_id(name).ok_or("there is no such die")?;
        let free = self.supply(state, fighter, make).first();
        free.ok_or_else(|| "the box has no more of them".to_owned())
    }

    fn place_corner(
        &self,
        fighter: Fighter,
        wanted: &WrittenFighter,
        state: &mut State,
        problems: &mut Problems,
    ) {
        let mut spots = |names: &[String]| {
            let mut set = SpotSet::EMPTY;
            for name in names {
                match self.find_spot(fighter, name) {
                    Some(spot) => set.insert(spot),
                    None => problems.push(format!("there is no ability `{name}`")),
                }
            }
            set
        };
        let corner = state.corner_mut(fighter);
        corner.locked = spots(&wanted.locked);
        corner.locking = spots(&wanted.locking);
        corner.spent = spots(&wanted.spent);
        corner.tokens = wanted.tokens;
        corner.charges = wanted.charges;
        corner.tally = wanted.tally.clone();
        corner.play = Play {
            used: spots(&wanted.used),
            selected: spots(wanted.selected.as_deref().unwrap_or_default()),
            left_out: spots(&wanted.left_out),
            due: spots(wanted.due.as_deref().unwrap_or_default()),
            ready: wanted.ready,
            choices: wanted.choices,
            left_over: wanted.left_over,
            ..Play::default()
        };
        for name in &wanted.fired {
            match self.find_slot(fighter, name) {
                Some(slot) => corner.play.fired.insert(slot),
                None => problems.push(format!("there is no slot `{name}`")),
            }
        }
        if let Some(name) = &wanted.posing {
            let die = self.find_die(fighter, name);
            corner.play.posing = die.filter(|&die| corner.dice.contains(die));
            if corner.play.posing.is_none() {
                problems.push(format!("there is no die `{name}`"));
            }
        }
    }

    fn place_pool(
        &self,
        fighter: Fighter,
        wanted: &WrittenFighter,
        state: &mut State,
        problems: &mut Problems,
    ) {
        for text in &wanted.pool {
            let (id, count) = read_count(text);
            let face = Symbol::from_id(id).filter(|&face| face != Symbol::Blank);
            let (Some(face), Some(count)) = (face, count) else {
                problems.push(format!("`{text}` is no face; write might or might x2"));
                continue;
            };
            let pool = &mut state.corner_mut(fighter).pool[face.index()];
            *pool = pool.saturating_add(count);
        }
    }

    /// What it keeps to itself while screens are up.
    fn place_hand(
        &self,
        fighter: Fighter,
        wanted: &WrittenFighter,
        state: &mut State,
        problems: &mut Problems,
    ) {
        state.hand_mut(fighter).changes = wanted.changes;
        if let Some(text) = &wanted.doing {
            let doing = self.read_doing(fighter, text);
            if doing.is_none() {
                problems.push(format!("nobody can be doing `{text}`"));
            }
            state.hand_mut(fighter).doing = doing;
        }
        if let Some(letter) = &wanted.target {
            match self.read_fighter(letter) {
                Some(target) => self.aim(state, fighter, target),
                None => problems.push(format!("there is no fighter `{letter}`")),
            }
        }
    }

    /// Sides that got their face behind the screen.
    fn place_fresh(
        &self,
        fighter: Fighter,
        wanted: &WrittenFighter,
        state: &mut State,
        problems: &mut Problems,
    ) {
        for text in &wanted.fresh {
            match self.read_source(fighter, text) {
                Some(Source::Side { die, side })
                    if state.actions(fighter).contains(die)
                        && state.sides[action_place(die)][usize::from(side)] != Symbol::Blank =>
                {
                    hide(state, fighter, die, usize::from(side));
                }
                _ => problems.push(format!("there is no face `{text}`")),
            }
        }
    }

    /// What is selected, and what is still to be triggered, where nothing is said of it.
    fn place_selected(&self, written: &Written, state: &mut State) {
        let mark = match state.stage {
            Stage::PowerUp | Stage::Gain(_) => Some(Mark::PowerUp),
            Stage::After | Stage::Late(_) => Some(Mark::After),
            _ => None,
        };
        let shown = !matches!(state.stage, Stage::Roll | Stage::Select | Stage::CleanUp);
        for (seat, wanted) in written.fighters.iter() {
            let fighter = Fighter::of(seat).expect("seats have been counted");
            if wanted.selected.is_none() && shown {
                state.corner_mut(fighter).play.selected = self.selected(state, fighter);
            }
            if let (None, Some(mark)) = (&wanted.due, mark) {
                let due = self.selected_with(state, fighter, mark);
                state.corner_mut(fighter).play.due = due;
            }
        }
    }

    fn read_doing(&self, fighter: Fighter, text: &str) -> Option<Doing> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match word {
            "reroll" => self.find_spot(fighter, rest).map(Doing::Reroll),
            "reroll-any" => self.find_spot(fighter, rest).map(Doing::RerollAny),
            "reroll-not" => Symbol::from_id(rest).map(Doing::RerollNot),
            "turn" if rest.is_empty() => Some(Doing::Turn),
            "face-type" => {
                let verb = VerbId::at(rest.parse().ok()?)?;
                (verb.index() < self.pack.verbs.len()).then_some(Doing::FaceType(verb))
            }
            "face-die" => {
                let face = Symbol::from_id(rest).filter(|&face| face != Symbol::Blank);
                face.map(Doing::FaceDie)
            }
            _ => None,
        }
    }

    fn place_around(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        match self.read_stage(written) {
            Ok(stage) => state.stage = stage,
            Err(problem) => problems.push(problem),
        }
        state.round = written.round.unwrap_or(1);
        state.life = written.life.unwrap_or(state.life);
        state.marker = match written.marker.as_deref() {
            None => Team::First,
            Some(word) => self.read_team(word, problems),
        };
        state.acting = match &written.acting {
            Some(letters) => letters
                .iter()
                .filter_map(|letter| {
                    let one = self.read_fighter(letter);
                    if one.is_none() {
                        problems.push(format!("there is no fighter `{letter}`"));
                    }
                    one
                })
                .collect(),
            None => self.usual_acting(state.stage),
        };
        self.place_air(written, state, problems);
        self.place_cards(written, state, problems);
        self.place_supply(written, state, problems);
        if problems.is_empty() {
            self.place_selected(written, state);
        }
    }

    /// Those who have yet to act where nothing is said.
    fn usual_acting(&self, stage: Stage) -> Set<Fighter> {
        match stage {
            Stage::Fight | Stage::Hold | Stage::PowerUp | Stage::After => self.everyone(),
            Stage::Attack(fighter) | Stage::Gain(fighter) | Stage::Late(fighter) => {
                self.everyone().without(Set::of(fighter))
            }
            Stage::Roll => {
                let persons = self.fighters().filter(|&one| self.is_person(one));
                persons.collect()
            }
            _ => Set::EMPTY,
        }
    }

    fn read_team(&self, word: &str, problems: &mut Problems) -> Team {
        let found = Team::BOTH.into_iter().find(|&team| team_word(team) == word);
        if found.is_none() {
            problems.push(format!("`{word}` is no side: first or second"));
        }
        found.unwrap_or(Team::First)
    }

    fn read_stage(&self, written: &Written) -> Result<Stage, String> {
        let word = written.stage.as_deref().unwrap_or("select");
        let letter = written.fighter.as_deref();
        let fighter = letter.map(|letter| {
            let found = self.read_fighter(letter);
            found.ok_or_else(|| format!("there is no fighter `{letter}`"))
        });
        let fighter = fighter.transpose()?;
        let of = || fighter.ok_or_else(|| format!("`{word}` needs a fighter"));
        let stage = match word {
            "start" => Stage::Start,
            "deal" => Stage::Deal,
            "draft" => Stage::Draft,
            "roll" => Stage::Roll,
            "select" => Stage::Select,
            "solo" => Stage::Solo(of()?),
            "fight" => Stage::Fight,
            "attack" => Stage::Attack(of()?),
            "defend" => Stage::Defend(of()?),
            "hit" => Stage::Hit,
            "hold" => Stage::Hold,
            "power-up" => Stage::PowerUp,
            "gain" => Stage::Gain(of()?),
            "after" => Stage::After,
            "late" => Stage::Late(of()?),
            "clean-up" => Stage::CleanUp,
            "over" => {
                let mut problems = Problems::new();
                let winner = written.winner.as_deref();
                let winner = winner.map(|word| self.read_team(word, &mut problems));
                if let Some(problem) = problems.pop() {
                    return Err(problem);
                }
                Stage::Over(winner)
            }
            _ => return Err(format!("there is no stage `{word}`")),
        };
        debug_assert_eq!(stage_word(stage), word);
        Ok(stage)
    }

    /// Dice in the air, the attack that runs, verbs under way.
    fn place_air(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        let mut fighter = |letter: &str| {
            let found = self.read_fighter(letter);
            if found.is_none() {
                problems.push(format!("there is no fighter `{letter}`"));
            }
            found
        };
        let strike = written.strike.as_ref();
        let strike = strike.and_then(|strike| Some((fighter(&strike.by)?, strike.total)));
        let throw = written.throw.as_ref();
        let thrower = throw.and_then(|throw| fighter(&throw.by));
        let frames: Vec<(Option<Fighter>, &super::WrittenFrame)> = written
            .frames
            .iter()
            .flatten()
            .map(|frame| (fighter(&frame.by), frame))
            .collect();
        state.strike = strike;
        if let (Some(throw), Some(thrower)) = (throw, thrower) {
            let found = throw.dice.iter().map(|name| self.find_die(thrower, name));
            let found: Option<DiceSet> = found.collect();
            match found {
                Some(dice) => state.toss(thrower, dice),
                None => problems.push("there are no such dice to throw".to_owned()),
            }
        }
        if frames.len() > FRAMES / 2 {
            problems.push("there are too many frames".to_owned());
            return;
        }
        for (by, frame) in frames {
            let spot = by.and_then(|by| self.find_spot(by, &frame.ability));
            let known = frame.verb.index() < self.pack.verbs.len();
            match (by, spot) {
                (Some(fighter), Some(spot)) if known => state.frames.push(Frame {
                    fighter,
                    spot,
                    verb: frame.verb,
                    left: frame.left,
                }),
                _ => problems.push(format!("there is no frame of `{}`", frame.ability)),
            }
        }
    }

    fn place_cards(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        let flipped = written.flipped.clone().unwrap_or_default();
        state.behind.flipped = flipped.map(|cards| cards.into_iter().collect());
        let none = Vec::new();
        let undealt = matches!(state.stage, Stage::Start | Stage::Deal | Stage::Draft);
        let cards = match &written.cards {
            Some(cards) => cards,
            None if self.mode.has_teams() && !undealt => {
                state.dealt = CardColour::ALL.into_iter().collect();
                return;
            }
            None => &none,
        };
        for id in cards {
            let card = self.pack.find_card(id);
            let left = card.filter(|card| !state.dealt.contains(card.colour()));
            let Some(card) = left else {
                problems.push(format!("there is no card `{id}` left"));
                continue;
            };
            state.dealt.insert(card.colour());
            if card.is_second() {
                state.swapped.insert(card.colour());
            }
        }
    }

    /// What nobody has is in the supply.
    fn place_supply(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        let counts =
            Symbol::FACES.map(|face| u32::from(self.pack.supply.faces[face.index()].count));
        let mut had = [[0_u32; 6]; 2];
        for fighter in self.fighters() {
            let had = &mut had[self.box_of(fighter)];
            for face in Symbol::FACES {
                let pool = u32::from(state.corner(fighter).pool[face.index()]);
                had[face.index()] += pool + self.clipped(state, fighter, face);
            }
        }
        match &written.supply {
            Some(supply) if supply.len() == self.boxes() => {
                for (at, faces) in supply.iter().enumerate() {
                    state.faces[at] = *faces;
                }
                let boxes = self.boxes() as u32;
                for face in 0..6 {
                    let there: u32 = supply.iter().map(|faces| u32::from(faces[face])).sum();
                    if there + had[0][face] + had[1][face] != boxes * counts[face] {
                        let face = Symbol::FACES[face].id();
                        problems.push(format!("the {face} faces do not add up"));
                    }
                }
            }
            Some(_) => problems.push("there is one supply for each box".to_owned()),
            None => {
                for (at, had) in had.iter().enumerate() {
                    for face in 0..6 {
                        if let Some(left) = counts[face].checked_sub(had[face]) {
                            state.faces[at][face] = left as u8;
                        } else {
                            let face = Symbol::FACES[face].id();
                            problems.push(format!("the box has fewer {face} faces"));
                        }
                    }
                }
            }
        }
    }

    fn clipped(&self, state: &State, fighter: Fighter, face: Symbol) -> u32 {
        let dice = state.actions(fighter).iter();
        let sides = dice.flat_map(|die| state.sides[action_place(die)]);
        sides.filter(|&side| side == face).count() as u32
    }
}

/// A face that is on a die by what is written is there behind the screen only.
fn hide(state: &mut State, fighter: Fighter, die: DieId, side: usize) {
    let face = std::mem::take(&mut state.faces_on_mut(die)[side]);
    state.behind.fresh[action_place(die)][side] = face;
    let pool = &mut state.corner_mut(fighter).pool[face.index()];
    *pool = pool.saturating_add(1);
}

fn read_sides(text: &str) -> Result<[Symbol; 6], String> {
    let read = |word: &str| match word {
        "-" => Some(Symbol::Blank),
        id => Symbol::from_id(id).filter(|&face| face != Symbol::Blank),
    };
    let sides: Option<Vec<Symbol>> = text.split(',').map(read).collect();
    let sides = sides.ok_or_else(|| format!("`{text}` are no faces"))?;
    let mut six = [Symbol::Blank; 6];
    if sides.len() > 6 {
        return Err("a die has six sides".to_owned());
    }
    six[..sides.len()].copy_from_slice(&sides);
    Ok(six)
}

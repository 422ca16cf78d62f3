//! Reading a position and checking it, all problems at once.

use super::{Written, WrittenDuel, WrittenSeat};
use crate::offer::next_pain;
use crate::state::{Duel, Halfway, Hurled, SET, Secret, Side, SideSet, Stage, State, dice_of};
use crate::{Class, Irondie, Make, Offer, View};
use dice::{DiceSet, DieId};
use kernel::position::{Problems, stop_at, unreadable};
use kernel::{Game, Seat, SeatSet, Silent, Viewer};

/// The words for where a die lies; `air` is for dice being thrown.
const ZONES: [&str; 6] = ["hand", "battle", "skirmish", "limbo", "abyss", "air"];

impl Irondie {
    pub(crate) fn place_text(&self, text: &str) -> Result<State, Problems> {
        let written: Written = toml::from_str(text).map_err(unreadable)?;
        let mut state = self.empty_table();
        let mut problems = Problems::new();
        self.place_dice(&written, &mut state, &mut problems);
        stop_at(&mut problems)?;
        self.place_table(&written, &mut state, &mut problems);
        stop_at(&mut problems)?;
        self.check_placed(&state, &mut problems);
        stop_at(&mut problems)?;
        // Secrets are answers to a question, so the table must be sound before it is asked.
        self.place_secrets(&written, &mut state, &mut problems);
        stop_at(&mut problems)?;
        self.settle(&mut state, &mut Silent);
        Ok(state)
    }

    fn place_dice(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        for (seat, wanted) in written.seats.of_first(self.seats, problems) {
            self.place_seat(seat, wanted, state, problems);
        }
    }

    fn place_seat(
        &self,
        seat: Seat,
        wanted: &WrittenSeat,
        state: &mut State,
        problems: &mut Problems,
    ) {
        if wanted.dice.is_empty() || wanted.dice.len() > SET {
            problems.push(format!(
                "seat {seat} has {} dice, 1 to 9 are possible",
                wanted.dice.len()
            ));
            return;
        }
        let (dice, wrong): (Vec<_>, Vec<_>) = wanted
            .dice
            .iter()
            .map(|text| self.read_placed(text))
            .partition(Result::is_ok);
        problems.extend(wrong.into_iter().filter_map(Result::err));
        let mut dice: Vec<Placed> = dice.into_iter().flatten().collect();
        dice.sort_by_key(|placed| placed.make);
        let makes: Vec<Make> = dice.iter().map(|placed| placed.make).collect();
        state.public.lay_out(self, seat, &makes);
        for (die, placed) in dice_of(seat).iter().zip(&dice) {
            put(state, die, placed);
        }
        self.place_side(seat, wanted, state, problems);
    }

    fn read_placed(&self, text: &str) -> Result<Placed, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let (make, zone, value) = match words[..] {
            [make, zone] => (make, zone, None),
            [make, zone, value] => (make, zone, Some(value)),
            _ => {
                return Err(format!(
                    "`{text}` should read `make zone` or `make zone value`"
                ));
            }
        };
        let make = self.pack.make(make)?;
        let shows_value = matches!(zone, "battle" | "skirmish");
        let value = match value.map(str::parse) {
            Some(Ok(value @ 1..=6)) if shows_value => value,
            None if !shows_value => 0,
            _ if shows_value => return Err(format!("`{text}` needs a value from 1 to 6")),
            _ => return Err(format!("`{text}` has a value, but only dice in play do")),
        };
        let zone = ZONES.into_iter().find(|&word| word == zone);
        let zone = zone.ok_or_else(|| format!("`{text}`: zones are {}", ZONES.join(", ")))?;
        Ok(Placed { make, zone, value })
    }

    fn place_side(
        &self,
        seat: Seat,
        wanted: &WrittenSeat,
        state: &mut State,
        problems: &mut Problems,
    ) {
        if wanted.side.is_empty() {
            return;
        }
        let read = |text: &String| {
            let (make, shown) = text
                .strip_suffix(" shown")
                .map_or((&text[..], false), |m| (m, true));
            self.pack.make(make).map(|make| (make, shown))
        };
        let dice: Result<Vec<(Make, bool)>, String> = wanted.side.iter().map(read).collect();
        let mut dice = match dice.map(<[(Make, bool); 3]>::try_from) {
            Ok(Ok(dice)) => dice,
            Ok(Err(_)) => return problems.push(format!("seat {seat}: a side set has three dice")),
            Err(problem) => return problems.push(problem),
        };
        dice.sort_unstable();
        let known = dice
            .iter()
            .enumerate()
            .map(|(place, die)| u8::from(die.1) << place)
            .sum();
        state.side_sets[seat.index()] = Some(SideSet {
            makes: dice.map(|die| die.0),
            known,
        });
    }

    fn place_table(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        let stage = self.read_stage(written).unwrap_or_else(|problem| {
            problems.push(problem);
            Stage::Split
        });
        let mut side = |text: &Option<String>, otherwise| {
            let read = text.as_deref().map_or(Ok(otherwise), read_side);
            read.unwrap_or_else(|problem| {
                problems.push(problem);
                otherwise
            })
        };
        let priority = side(&written.priority, Side::First);
        let holder = side(&written.holder, priority);
        let public = &mut state.public;
        let battle = matches!(
            stage,
            Stage::Split | Stage::Throw | Stage::RollOff | Stage::BattleBonus
        );
        public.stage = stage;
        public.round = written.round.unwrap_or(1);
        public.late = written.late.unwrap_or(false);
        public.time_up = written.time_up.unwrap_or(false);
        public.last_game = written.last_game.unwrap_or(false);
        public.mortal = written.mortal.unwrap_or(!battle || public.round > 1);
        public.priority = priority;
        public.holder = holder;
        public.wins = written.wins.unwrap_or_default();
        public.games = written.games.unwrap_or_else(|| public.wins.iter().sum());
        public.due = written.due.unwrap_or_default();
        let rights = written.rights.as_ref();
        let has_right =
            |side: Side| rights.map(|all| all.contains(&crate::names::side_letter(side)));
        public.rights = Side::BOTH.map(|side| has_right(side).unwrap_or(!battle && !public.late));
        let has_side = |seat: &Seat| state.side_sets[seat.index()].is_some();
        public.swappers = if self.first_to > 1 {
            Seat::first(self.seats).filter(has_side).collect()
        } else {
            SeatSet::EMPTY
        };
        self.place_bonuses(written, state, problems);
        if let Some(duel) = &written.duel {
            match self.read_duel(duel, state) {
                Ok(duel) => state.public.duel = duel,
                Err(problem) => problems.push(problem),
            }
        }
    }

    fn place_bonuses(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        let mut dice = |names: &Option<Vec<String>>, state: &State| {
            let read = names
                .iter()
                .flatten()
                .map(|name| self.read_named(state, name));
            let read: Result<DiceSet, String> = read.collect();
            read.unwrap_or_else(|problem| {
                problems.push(problem);
                DiceSet::EMPTY
            })
        };
        state.public.throwing = dice(&written.throwing, state);
        state.public.noted = dice(&written.noted, state);
        if let Some(halfway) = &written.halfway {
            let from = self.read_named(state, &halfway.from);
            let first = self.read_named(state, &halfway.first);
            match (from, first) {
                (Ok(from), Ok(first)) => state.public.halfway = Some(Halfway { from, first }),
                (from, first) => problems.extend([from, first].into_iter().filter_map(Result::err)),
            }
        }
    }

    fn read_named(&self, state: &State, name: &str) -> Result<DieId, String> {
        let mut dice = Seat::first(self.seats).flat_map(|seat| dice_of(seat).iter());
        let here = |die: &DieId| self.name_for(&state.public, None, *die) == name;
        let placed = state
            .public
            .classes
            .iter()
            .fold(DiceSet::EMPTY, |all, class| all.or(*class));
        dice.find(|die| placed.contains(*die) && here(die))
            .ok_or_else(|| format!("there is no die `{name}` in this position"))
    }

    fn read_stage(&self, written: &Written) -> Result<Stage, String> {
        let word = written.stage.as_deref().unwrap_or("split");
        let asked = || {
            let seat = written
                .asked
                .as_deref()
                .and_then(|seat| seat.parse::<Seat>().ok());
            seat.filter(|seat| seat.index() < usize::from(self.seats))
                .ok_or_else(|| format!("stage `{word}` needs a seat in `asked`"))
        };
        let simple = [
            Stage::Split,
            Stage::Throw,
            Stage::RollOff,
            Stage::BattleBonus,
            Stage::Skirmish,
            Stage::Hurl,
            Stage::DuelBonus,
            Stage::Next,
            Stage::Damage,
            Stage::Return,
            Stage::Swap,
        ];
        match word {
            "right" => asked().map(Stage::Right),
            "react" => asked().map(Stage::React),
            "over" => written
                .winner
                .as_deref()
                .map(read_side)
                .transpose()
                .map(Stage::Over),
            _ => {
                let found = simple
                    .into_iter()
                    .find(|&stage| crate::spell::stage_word(stage) == word);
                found.ok_or_else(|| format!("there is no stage `{word}`"))
            }
        }
    }

    fn read_duel(&self, written: &WrittenDuel, state: &State) -> Result<Duel, String> {
        let mut duel = Duel {
            offensive: read_side(&written.offensive)?,
            ..Duel::none()
        };
        duel.step = written.step;
        for throw in &written.throws {
            let die = self.read_named(state, &throw.die)?;
            let at: Result<DiceSet, String> = throw
                .at
                .iter()
                .map(|name| self.read_named(state, name))
                .collect();
            let pushed = duel.throws.try_push(Hurled { die, at: at? });
            pushed.map_err(|_| "a duel has at most four throws".to_owned())?;
        }
        Ok(duel)
    }

    fn place_secrets(&self, written: &Written, state: &mut State, problems: &mut Problems) {
        for (seat, wanted) in written.seats.iter() {
            if let Some(text) = &wanted.sealed {
                match self.read_secret(state, seat, text) {
                    Ok(secret) => state.sealed.seal(seat, secret),
                    Err(problem) => problems.push(problem),
                }
            }
            let side = Side::of(seat);
            for &points in &wanted.pain {
                let range = next_pain(&state.public, side, &state.pain[side as usize]);
                match range {
                    Some((_, least, most)) if (least..=most).contains(&points) => {
                        state.pain[side as usize].push(points);
                    }
                    _ => problems.push(format!("seat {seat} cannot put {points} damage there")),
                }
            }
        }
    }

    fn read_secret(&self, state: &State, seat: Seat, text: &str) -> Result<Secret, String> {
        let view = View::of(state, Viewer::Seat(seat));
        let not_now = || format!("seat {seat} cannot seal `{text}` now");
        let choice = self.read(&view, text).map_err(|_| not_now())?;
        let input = kernel::Input::Choose {
            seat,
            choice: choice.clone(),
        };
        kernel::check(self, state, &input).map_err(|_| not_now())?;
        match (state.public.stage, choice.only()) {
            (Stage::Split, _) => Ok(Secret::Split(split_of(choice.picks()))),
            (Stage::Return, Some(Offer::Return(die))) => Ok(Secret::Return(Some(die))),
            (Stage::Return, Some(Offer::Stay)) => Ok(Secret::Return(None)),
            (Stage::Swap, Some(Offer::Swap(swap))) => Ok(Secret::Swap(swap)),
            _ => Err(not_now()),
        }
    }

    /// What must hold so that the game can go on from here without a contradiction.
    fn check_placed(&self, state: &State, problems: &mut Problems) {
        let public = &state.public;
        if public.round == 0 || public.round > crate::round::LAST_ROUND {
            problems.push(format!("round {} is not between 1 and 100", public.round));
        }
        self.check_score(state, problems);
        self.check_air(state, problems);
        self.check_duel(state, problems);
        let halfway = public
            .halfway
            .map(|half| self.tables.bonus(public.make(half.from).colour()));
        if halfway.is_some_and(|bonus| bonus.len() < 2) {
            problems.push("only a bonus of two parts can be halfway".to_owned());
        }
        let playing = !matches!(public.stage, Stage::Over(_) | Stage::Swap);
        for side in Side::BOTH {
            let lifeless = public.zone(side, Class::Life).is_empty();
            if playing && public.mortal && lifeless {
                let letter = crate::names::side_letter(side);
                problems.push(format!(
                    "side {letter} has no Life die in its Life zone, so the game is over"
                ));
            }
        }
        self.check_swap(state, problems);
    }

    /// A match that goes on has not been decided yet, and every win was a game.
    fn check_score(&self, state: &State, problems: &mut Problems) {
        let public = &state.public;
        let over = u8::from(matches!(public.stage, Stage::Over(_)));
        let [first, second] = public.wins;
        let most = first.max(second);
        let counted = u16::from(first) + u16::from(second) <= u16::from(public.games);
        let last = crate::round::LAST_GAME + over;
        if !counted || most >= self.first_to + over || public.games >= last {
            let games = public.games;
            problems.push(format!(
                "wins {first} and {second} in {games} games cannot be"
            ));
        }
    }

    /// Whoever may swap between games plays with a whole set.
    fn check_swap(&self, state: &State, problems: &mut Problems) {
        let public = &state.public;
        let between = public.stage == Stage::Swap;
        for seat in public.swappers.iter() {
            if self.present(public).and(dice_of(seat)).len() != SET as u8 {
                problems.push(format!("seat {seat} has a side set, so it needs nine dice"));
            }
        }
        if between && self.first_to == 1 {
            problems.push("dice are swapped in match play only".to_owned());
        }
    }

    /// Dice in the air are those being thrown, no more and no fewer.
    fn check_air(&self, state: &State, problems: &mut Problems) {
        let public = &state.public;
        let placed = public
            .classes
            .iter()
            .fold(DiceSet::EMPTY, |all, class| all.or(*class));
        let air = placed.without(public.zones.all());
        let hurled = match (public.stage, public.duel.throws.last()) {
            (Stage::Hurl, Some(throw)) => DiceSet::of(throw.die),
            _ => DiceSet::EMPTY,
        };
        let (throwing, is_throw) = (public.throwing, public.stage == Stage::Throw);
        let fits = air == throwing.or(hurled)
            && is_throw != throwing.is_empty()
            && (public.stage == Stage::Hurl) != hurled.is_empty();
        if !fits {
            problems.push("dice in the air must be exactly those being thrown".to_owned());
        }
    }

    fn check_duel(&self, state: &State, problems: &mut Problems) {
        let public = &state.public;
        let duel = &public.duel;
        let throws: DiceSet = duel.throws.iter().map(|throw| throw.die).collect();
        let lying = match (public.stage, duel.throws.last()) {
            (Stage::Hurl, Some(last)) => throws.without(DiceSet::of(last.die)),
            _ => throws,
        };
        let whole = usize::from(throws.len()) == duel.throws.len();
        let stopped = matches!(public.stage, Stage::Over(_) | Stage::Swap);
        if !whole || !stopped && lying != public.zones.skirmish {
            let what = "the throws of the duel must be the dice in the Skirmish zones";
            problems.push(what.to_owned());
        }
        if !self.step_fits(state) {
            problems.push("the seat asked cannot throw at this step of the duel".to_owned());
        }
    }

    /// Whether stage, step, throws and the seat asked belong together.
    fn step_fits(&self, state: &State) -> bool {
        let (public, duel) = (&state.public, &state.public.duel);
        let (throws, step) = (duel.throws.len(), usize::from(duel.step));
        let by_side = |die: DieId| Side::of(crate::owner(die)) == duel.side();
        let may = |seat: Seat| Side::of(seat) == duel.side() && self.can_throw(public, seat);
        match public.stage {
            Stage::Right(seat) => step == 0 && throws == 0 && may(seat),
            Stage::React(seat) => {
                (1..=3).contains(&step) && (1..=step).contains(&throws) && may(seat)
            }
            Stage::Next => (1..=4).contains(&step) && (1..=step).contains(&throws),
            Stage::Hurl | Stage::DuelBonus => {
                let newest = duel.throws.last().is_some_and(|throw| by_side(throw.die));
                newest && step <= 3 && throws <= step + 1
            }
            _ => step == 0 && throws == 0,
        }
    }
}

/// A die as a position places it.
struct Placed {
    make: Make,
    zone: &'static str,
    value: u8,
}

fn put(state: &mut State, die: DieId, placed: &Placed) {
    let public = &mut state.public;
    public.zones.lift(die);
    public.values[die.index()] = placed.value;
    match placed.zone {
        "hand" => public.zones.hand.insert(die),
        "battle" => public.zones.battle.insert(die),
        "skirmish" => public.zones.skirmish.insert(die),
        "limbo" => public.zones.limbo.insert(die),
        "abyss" => public.zones.abyss.insert(die),
        _ => {} // in the air: listed by `throwing` or by the newest throw
    }
}

fn split_of(picks: &[Offer]) -> DiceSet {
    let dice = picks.iter().filter_map(|pick| match pick {
        Offer::Battle(die) => Some(*die),
        _ => None,
    });
    dice.collect()
}

fn read_side(letter: &str) -> Result<Side, String> {
    match letter {
        "A" => Ok(Side::First),
        "B" => Ok(Side::Second),
        _ => Err(format!("`{letter}` is not a side; sides are A and B")),
    }
}

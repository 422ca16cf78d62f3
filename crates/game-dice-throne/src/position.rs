//! A state as TOML, secrets included, and back. A position that says nothing of what is under way
//! stands at the beginning of its phase: that is how people write them. What is under way is for
//! machines; a seal keeps it from being changed by hand, for half a card is no position.

use crate::frame::{Frame, Step};
use crate::pool::Entry;
use crate::spell::{read_card, short};
use crate::state::{Attack, CP, Corner, Phase, Public, Roll, State};
use crate::tally::{MOST, Tally};
use crate::turn::triggers;
use crate::verb::When;
use crate::{Cards, DiceThrone, Hero, HeroChoice};
use dice::Id;
use kernel::position::{
    Problems, WrittenSeats, is_nothing, read_count, stop_at, unreadable, write_count,
};
use kernel::{Seat, Silent};
use serde::{Deserialize, Serialize};

/// A position as it is written.
#[derive(Serialize, Deserialize)]
struct Written {
    #[serde(default)]
    turn: u16,
    active: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<Seat>,
    phase: Phase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    under_way: Option<UnderWay>,
    #[serde(flatten)]
    seats: WrittenSeats<WrittenSeat>,
}

/// What has begun and not ended.
#[derive(Serialize, Deserialize)]
struct UnderWay {
    frames: Vec<Frame>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    rolls: Vec<Roll>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    pool: Vec<Entry>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    attack: Attack,
    #[serde(default, skip_serializing_if = "is_nothing")]
    skips: bool,
}

/// A seat as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    /// Which hero, where the set-up does not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hero: Option<String>,
    /// The hero that was chosen and is not shown yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sealed: Option<String>,
    health: u8,
    #[serde(default)]
    cp: u8,
    #[serde(default, skip_serializing_if = "is_nothing")]
    place: u8,
    #[serde(default)]
    hand: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    discard: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    upgrades: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    tokens: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    fresh: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    raised: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    used: Vec<(crate::Source, u8)>,
}

impl DiceThrone {
    pub(crate) fn write_text(&self, state: &State) -> String {
        let public = &state.public;
        let seats = Seat::first(public.corners.len() as u8);
        let mut written = Written {
            turn: public.turn,
            active: public.active,
            first: Some(public.first),
            phase: public.phase,
            seal: None,
            under_way: Some(UnderWay {
                frames: public.frames.to_vec(),
                rolls: public.rolls.to_vec(),
                pool: public.pool.to_vec(),
                attack: public.attack.clone(),
                skips: public.skips,
            }),
            seats: seats
                .map(|seat| (seat, self.write_seat(state, seat)))
                .collect(),
        };
        written.seal = Some(seal(&text(&written)));
        text(&written)
    }

    fn write_seat(&self, state: &State, seat: Seat) -> WrittenSeat {
        let public = &state.public;
        let (hero, corner) = (self.hero(seat), public.corner(seat));
        let tokens = |tally: &Tally| {
            let kinds = tally.kinds();
            kinds
                .map(|token| write_count(&self.pack.token(token).id, tally.of(token)))
                .collect()
        };
        let raised = corner.raised.iter();
        let id = |hero| self.pack.hero(hero).id.clone();
        let chosen = corner.hero.filter(|_| self.choice != HeroChoice::Set);
        WrittenSeat {
            hero: chosen.map(id),
            sealed: state.sealed.of(seat).map(id),
            health: self.health_of(public, seat),
            cp: corner.cp,
            place: public.places[seat.index()],
            hand: write_cards(hero, state.hands[seat.index()]),
            discard: write_cards(hero, corner.discard),
            upgrades: write_cards(hero, corner.played),
            tokens: tokens(&corner.tokens),
            fresh: tokens(&corner.fresh),
            raised: raised
                .map(|&(token, by)| write_count(&self.pack.token(token).id, by))
                .collect(),
            used: corner.used.to_vec(),
        }
    }

    pub(crate) fn place_text(&self, text: &str) -> Result<State, Problems> {
        let mut written: Written = toml::from_str(text).map_err(unreadable)?;
        let sealed = written.seal.take();
        let mut problems = Problems::new();
        if written.under_way.is_some() && sealed != Some(seal(&self::text(&written))) {
            problems.push("what is under way was changed by hand: say only the phase".to_owned());
        }
        stop_at(&mut problems)?;
        let count = self.heroes.len() as u8;
        let mut state = self.begin();
        state.public.turn = written.turn.max(2);
        let sits = |seat: Seat| seat.index() < usize::from(count);
        if !sits(written.active) || !written.first.is_none_or(sits) {
            problems.push("there is no such seat in this mode".to_owned());
        }
        let seats = written.seats.of_first(count, &mut problems);
        for (seat, said) in &seats {
            self.place_hero(&mut state, *seat, said, &mut problems);
            let game = self.seated(&state.public);
            game.place_seat(&mut state, *seat, said, &mut problems);
        }
        for (seat, said) in seats.iter().filter(|_| written.under_way.is_none()) {
            let game = self.seated(&state.public);
            game.check_seat(&state, *seat, said, &mut problems);
        }
        stop_at(&mut problems)?;
        let public = &mut state.public;
        (public.active, public.phase) = (written.active, written.phase);
        public.first = written.first.unwrap_or(written.active);
        public.frames.clear();
        if let Some(under_way) = written.under_way {
            public.turn = written.turn;
            self.resume(public, under_way, &mut problems);
        } else {
            self.check_table(public, &mut problems);
            self.begin_phase(public, &mut problems);
        }
        self.check_heroes(&state, &mut problems);
        stop_at(&mut problems)?;
        let game = self.seated(&state.public);
        game.go_on(&mut state, &mut Silent);
        Ok(state)
    }

    /// The hero of a seat, where it is not the set-up that says so.
    fn place_hero(
        &self,
        state: &mut State,
        seat: Seat,
        said: &WrittenSeat,
        problems: &mut Problems,
    ) {
        let mut find = |id: &String| {
            let hero = self.pack.hero_named(id);
            if hero.is_none() {
                problems.push(format!("seat {seat}: there is no hero `{id}`"));
            }
            hero
        };
        let [hero, sealed] = [&said.hero, &said.sealed].map(|id| id.as_ref().and_then(&mut find));
        if self.choice != HeroChoice::Set {
            state.public.corner_mut(seat).hero = hero;
        } else if hero.is_some_and(|hero| hero != self.hero_id(seat)) {
            problems.push(format!("seat {seat}: the set-up names another hero"));
        }
        if let Some(sealed) = sealed {
            state.sealed.seal(seat, sealed);
        }
    }

    /// Everybody who plays has a hero, or is about to choose one.
    fn check_heroes(&self, state: &State, problems: &mut Problems) {
        let public = &state.public;
        let mut choices = public.frames.iter().filter_map(|frame| match frame {
            Frame::Heroes(choosing) => Some(choosing),
            _ => None,
        });
        let is_over = public.frames.is_empty();
        let mut playing = public.playing().iter();
        let missing = playing.any(|seat| public.corner(seat).hero.is_none());
        let fits = match public.choosing() {
            Some(_) => choices.all(|choosing| self.can_choose(state, choosing)),
            None => state.sealed.who().is_empty() && (is_over || !missing),
        };
        if !fits {
            problems.push("somebody has no hero".to_owned());
        }
    }

    fn place_seat(
        &self,
        state: &mut State,
        seat: Seat,
        said: &WrittenSeat,
        problems: &mut Problems,
    ) {
        let hero = self.hero(seat);
        let mut problem = |what: String| problems.push(format!("seat {seat}: {what}"));
        if said.health > self.most_health() || said.cp > CP {
            problem(format!("at most {} health and {CP} CP", self.most_health()));
        }
        let mut taken = Cards::EMPTY;
        let mut cards = |names: &[String]| {
            let mut found = Cards::EMPTY;
            for name in names {
                match read_card(hero, name).filter(|card| self.deck(seat).contains(*card)) {
                    Some(card) if taken.contains(card) => {
                        problem(format!("`{name}` is there twice"));
                    }
                    Some(card) => {
                        taken.insert(card);
                        found.insert(card);
                    }
                    None => problem(format!("there is no card `{name}` in this deck")),
                }
            }
            found
        };
        let [hand, discard, played] =
            [&said.hand, &said.discard, &said.upgrades].map(|names| cards(names));
        let lists = [&said.tokens, &said.fresh, &said.raised];
        let tokens = lists.map(|list| self.read_tokens(list, &mut problem));
        let [tokens, fresh, raised] = tokens;
        let corner = Corner {
            hero: state.public.corner(seat).hero,
            cp: said.cp,
            hand: hand.len(),
            levels: levels(hero, played),
            tokens,
            fresh,
            raised: raised
                .kinds()
                .map(|token| (token, raised.of(token)))
                .take(2)
                .collect(),
            discard,
            played,
            used: said.used.iter().copied().take(6).collect(),
        };
        state.public.health[self.side(seat)] = said.health;
        state.public.places[seat.index()] = said.place;
        state.hands[seat.index()] = hand;
        state.public.corners[seat.index()] = corner;
        let kinds = self.pack.tokens.iter().enumerate();
        for (token, known) in kinds.filter_map(|(at, known)| Some((crate::TokenId::at(at)?, known)))
        {
            let has = state.public.corner(seat).has(token);
            if has > self.limit(&state.public, seat, token) {
                problem(format!("more than the limit of `{}`", known.id));
            }
        }
    }

    /// What nobody can have before anything is under way.
    fn check_seat(&self, state: &State, seat: Seat, said: &WrittenSeat, problems: &mut Problems) {
        let (hero, corner) = (self.hero(seat), state.public.corner(seat));
        let mut problem = |what: String| problems.push(format!("seat {seat}: {what}"));
        let is_upgrade = |name: &&String| {
            let card = read_card(hero, name).map(|card| hero.card(card).kind);
            matches!(card, Some(crate::CardKind::Upgrade(..)) | None)
        };
        for name in said.upgrades.iter().filter(|name| !is_upgrade(name)) {
            problem(format!("`{name}` is no upgrade"));
        }
        if corner
            .fresh
            .kinds()
            .any(|token| corner.fresh.of(token) > corner.has(token))
        {
            problem("more tokens came in this turn than there are".to_owned());
        }
        if (said.health == 0) != (said.place > 0) {
            problem("whoever has no health left is out, and has a place (DT-16.1)".to_owned());
        }
        if self.health_of(&state.public, seat) != said.health {
            problem("a team has one dial: its seats have the same health (DT-14.1)".to_owned());
        }
        if usize::from(said.place) > state.public.corners.len() {
            problem(format!("there is no place {}", said.place));
        }
    }

    /// Somebody must be there to go on, and somebody to go on against.
    fn check_table(&self, public: &Public, problems: &mut Problems) {
        let active = public.active;
        if !public.is_in(active) {
            problems.push(format!("seat {active} is active and out"));
        } else if self.opponents(public, active).is_empty() {
            problems.push("the match is over: only one side is left (DT-16.1)".to_owned());
        }
    }

    /// Tokens by their names.
    fn read_tokens(&self, names: &[String], problem: &mut impl FnMut(String)) -> Tally {
        let mut tally = Tally::default();
        for name in names {
            let (id, count) = read_count(name);
            let count = count.filter(|&count| count <= MOST);
            match self.pack.token_named(id).zip(count) {
                Some((token, count)) => tally.set(token, count),
                None => problem(format!("there is no token `{name}`")),
            }
        }
        tally
    }

    /// The frames at the beginning of a phase.
    fn begin_phase(&self, public: &mut Public, problems: &mut Problems) {
        let seat = public.active;
        let end = [
            Frame::Turn,
            Frame::Step(Step::TurnEnd),
            Frame::Step(Step::Discard),
        ];
        let rolls = [
            Frame::Step(Step::Main),
            Frame::Step(Step::RollEnd),
            Frame::Step(Step::Offence),
        ];
        public.frames.extend(end);
        match public.phase {
            Phase::Upkeep => {
                public.frames.extend(rolls);
                public
                    .frames
                    .extend([Frame::Step(Step::Main), Frame::Step(Step::Upkeep)]);
                public.phase = Phase::Start;
            }
            Phase::FirstMain => {
                public.frames.extend(rolls);
                public.frames.push(Frame::Step(Step::Main));
                public.phase = Phase::Income;
            }
            Phase::Offence => public.frames.extend(rolls),
            Phase::SecondMain => public.frames.push(Frame::Step(Step::Main)),
            Phase::Income => {
                public.frames.extend(rolls);
                let frames = [Frame::Step(Step::Main), Frame::Step(Step::Earn)];
                public.frames.extend(frames);
                public.frames.push(triggers(seat, When::BeforeIncome));
            }
            Phase::Discard => {}
            Phase::Start | Phase::Targeting | Phase::Defence => {
                problems.push("a position begins with another phase".to_owned());
            }
        }
    }

    fn resume(&self, public: &mut Public, under_way: UnderWay, problems: &mut Problems) {
        let UnderWay {
            frames,
            rolls,
            pool,
            attack,
            skips,
        } = under_way;
        let too_many = "more is under way than there can be";
        let mut fit = |fits: bool| {
            if !fits {
                problems.push(too_many.to_owned());
            }
        };
        fit(frames.len() <= public.frames.capacity());
        fit(rolls.len() <= public.rolls.capacity());
        fit(pool.len() <= public.pool.capacity());
        public.frames = frames.into_iter().take(crate::state::FRAMES).collect();
        public.rolls = rolls.into_iter().take(crate::state::ROLLS).collect();
        public.pool = pool.into_iter().take(30).collect();
        public.attack = attack;
        public.skips = skips;
        self.check_frames(public, problems);
    }

    /// What is under way must be about what is there.
    fn check_frames(&self, public: &Public, problems: &mut Problems) {
        let count = public.corners.len();
        let sits = |seat: Seat| seat.index() < count;
        let verbs = self.pack.verbs.len() as u16;
        let good = public.frames.iter().all(|frame| match frame {
            Frame::Run(run) => run.at <= run.end && run.end <= verbs && sits(run.owner()),
            Frame::Throw(at, dice) => {
                let roll = public.rolls.get(usize::from(*at));
                roll.is_some_and(|roll| *dice > 0 && *dice < 1 << roll.sides.len())
            }
            Frame::Draw(seat, _) | Frame::Aim(seat) | Frame::Defend(seat) | Frame::Lose(seat) => {
                sits(*seat)
            }
            Frame::Triggers(moment) => sits(moment.seat),
            Frame::Again(at) => usize::from(*at) < public.rolls.len(),
            Frame::Declare => !public.rolls.is_empty(),
            Frame::First(seats) | Frame::Window(_, seats) => seats.iter().all(sits),
            _ => true,
        });
        let dice = public
            .rolls
            .iter()
            .all(|roll| sits(roll.owner) && roll.sides.iter().all(|side| (1..=6).contains(side)));
        if !good || !dice {
            problems.push("what is under way is about nothing that is there".to_owned());
        }
    }
}

fn text(written: &Written) -> String {
    toml::to_string(written).expect("a position has nothing TOML cannot say")
}

/// A short number for a text: a slip of the hand changes it (FNV-1a).
fn seal(text: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}")
}

fn write_cards(hero: &Hero, cards: Cards) -> Vec<String> {
    let names = cards
        .iter()
        .map(|card| short(hero, &hero.card(card).id).to_owned());
    names.collect()
}

/// The levels that upgrades on the board make.
fn levels(hero: &Hero, played: Cards) -> [u8; 12] {
    let mut levels = [0; 12];
    for card in played {
        if let crate::CardKind::Upgrade(ability, level) = hero.card(card).kind {
            let found = &mut levels[ability.index()];
            *found = level.max(*found);
        }
    }
    levels
}

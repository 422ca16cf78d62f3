//! A state as TOML and back. A position that says nothing of what is under way stands at the
//! beginning of its phase: that is how people write them. What is under way is for machines; a
//! seal keeps it from being changed by hand, for half an ability is no position.

use crate::draft::Hands;
use crate::frame::{Frame, Step};
use crate::ids::Kind;
use crate::rules::DiceMasters;
use crate::state::{Phase, Public, Spot, State};
use crate::tally::Tally;
use crate::turn::TURN;
use dice::{DiceSet, Id};
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
    phase: Phase,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    under_way: Option<Box<Public>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hands: Option<Box<Hands>>,
    #[serde(flatten)]
    seats: WrittenSeats<WrittenSeat>,
}

/// A seat as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSeat {
    life: u8,
    #[serde(default, skip_serializing_if = "is_nothing")]
    bag: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    prep: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    used: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    out: Vec<String>,
    /// Dice with what they show: `drax shield shield`, `drax 2`.
    #[serde(default, skip_serializing_if = "is_nothing")]
    reserve: Vec<String>,
    #[serde(default, skip_serializing_if = "is_nothing")]
    field: Vec<String>,
}

impl DiceMasters {
    pub(crate) fn write_text(&self, state: &State) -> String {
        let public = &state.public;
        let mut written = Written {
            turn: public.turn,
            active: public.active,
            phase: public.phase,
            seal: None,
            under_way: Some(Box::new(public.clone())),
            hands: state.hands.clone(),
            seats: public
                .seats()
                .map(|seat| (seat, self.write_seat(public, seat)))
                .collect(),
        };
        written.seal = Some(seal(&text(&written)));
        text(&written)
    }

    fn write_seat(&self, public: &Public, seat: Seat) -> WrittenSeat {
        let corner = public.corner(seat);
        let counts = |tally: &Tally| {
            let kinds = tally.kinds();
            kinds
                .map(|kind| write_count(self.kind_name(seat, kind), tally.of(kind)))
                .collect()
        };
        let dice = |dice: DiceSet| {
            let faces = dice.iter().map(|die| {
                let name = self.kind_name(seat, public.die(die).kind);
                format!("{name} {}", self.face(public, die).word())
            });
            faces.collect()
        };
        WrittenSeat {
            life: corner.life,
            bag: counts(&corner.bag),
            prep: counts(&corner.prep),
            used: counts(&corner.used),
            out: counts(&corner.out),
            reserve: dice(public.reserve(seat)),
            field: dice(public.field(seat)),
        }
    }

    pub(crate) fn place_text(&self, text: &str) -> Result<State, Problems> {
        let mut written: Written = toml::from_str(text).map_err(unreadable)?;
        let sealed = written.seal.take();
        let mut problems = Problems::new();
        if let Some(public) = &written.under_way {
            if sealed != Some(seal(&self::text(&written))) {
                problems.push("what is under way was changed by hand: say only the phase".into());
            }
            stop_at(&mut problems)?;
            let hands = written.hands.as_deref();
            if !self.has_shape(public, hands) {
                problems.push("the seats and the mode of this match do not fit".to_owned());
            }
            stop_at(&mut problems)?;
            match (&public.draft, hands) {
                (Some(draft), hands) if !self.draft_is_right(public, draft, hands) => {
                    problems.push("what was drafted: this cannot be".to_owned());
                }
                (_, Some(_)) => {}
                _ => self.seated(public).check_public(public, &mut problems),
            }
            stop_at(&mut problems)?;
            return Ok(State {
                public: Public::clone(public),
                hands: written.hands,
            });
        }
        if self.has_beginning() {
            return Err(vec!["a draft begins at its beginning".to_owned()]);
        }
        let plays = self.players().contains(written.active);
        if plays && self.is_swapped(written.turn.max(1), written.active) {
            return self.swapped().place_text(text);
        }
        let mut state = self.begin();
        let public = &mut state.public;
        let seats = self.mode.seats();
        if written.active.index() >= usize::from(seats) {
            problems.push(format!("{seats} sit at the table"));
            return Err(problems);
        }
        for (seat, said) in written.seats.of_first(seats, &mut problems) {
            self.place_seat(public, seat, said, &mut problems);
        }
        for seat in self.players().iter() {
            let mut team = self.team_of(seat).iter();
            if team.any(|mate| public.corner(mate).life != public.corner(seat).life) {
                problems.push(format!("seat {seat}: a team has one life (MA-20.1)"));
            }
        }
        // The first of a team is the one whose turn it is (MA-20.2).
        let first = self.team_of(written.active).first();
        written.active = first.unwrap_or(written.active);
        stop_at(&mut problems)?;
        self.check_dice(public, &mut problems);
        public.turn = written.turn.max(1);
        (public.active, public.phase) = (written.active, written.phase);
        begin_phase(public, &mut problems);
        stop_at(&mut problems)?;
        self.go_on(&mut state, &mut Silent);
        Ok(state)
    }

    fn place_seat(
        &self,
        public: &mut Public,
        seat: Seat,
        said: &WrittenSeat,
        problems: &mut Problems,
    ) {
        let mut problem = |what: String| problems.push(format!("seat {seat}: {what}"));
        if !(1..=self.life).contains(&said.life) {
            problem(format!("life is 1 to {}", self.life));
        }
        let mut counts = |names: &[String]| {
            let mut tally = Tally::default();
            for name in names {
                let (id, count) = read_count(name);
                match self.kind_named(seat, id).zip(count) {
                    Some((kind, count)) if count <= 12 => tally.add(kind, count),
                    _ => problem(format!("there are no dice `{name}`")),
                }
            }
            tally
        };
        let [bag, prep, used, out] =
            [&said.bag, &said.prep, &said.used, &said.out].map(|names| counts(names));
        let corner = public.corner_mut(seat);
        corner.life = said.life;
        (corner.bag, corner.prep, corner.used, corner.out) = (bag, prep, used, out);
        for (spot, names) in [(Spot::Reserve, &said.reserve), (Spot::Field, &said.field)] {
            for name in names {
                if !self.place_die(public, seat, name, spot) {
                    problems.push(format!("seat {seat}: there is no die `{name}`"));
                }
            }
        }
    }

    /// A die with what it shows. Only characters are in the field.
    fn place_die(&self, public: &mut Public, seat: Seat, text: &str, to: Spot) -> bool {
        let (name, face) = text.split_once(' ').unwrap_or((text, ""));
        let Some(kind) = self.kind_named(seat, name) else {
            return false;
        };
        let faces = self.faces(seat, kind);
        let side = faces.iter().position(|known| known.word() == face);
        let fits =
            side.is_some_and(|side| to == Spot::Reserve || faces[side].character().is_some());
        let Some(side) = side.filter(|_| fits) else {
            return false;
        };
        public.corner_mut(seat).prep.add(kind, 1);
        let shown = public.show((seat, kind), side as u8, (Spot::Prep, to));
        shown.is_some()
    }

    /// Dice that lie nowhere else lie on their cards; there are never more than there are.
    fn check_dice(&self, public: &mut Public, problems: &mut Problems) {
        let mut basics = [0_u8; 4];
        for seat in self.players().iter() {
            for kind in Kind::all().filter(|kind| self.has_kind(seat, *kind)) {
                let count = self.count(public, seat, kind).min(255) as u8;
                match (kind.team(), kind.basic()) {
                    (Some(place), _) => {
                        let brought = self.team_cards(seat)[place].dice;
                        match brought.checked_sub(count) {
                            Some(left) => public.corner_mut(seat).supply[place] = left,
                            None => problems.push(format!("seat {seat}: too many dice of a card")),
                        }
                    }
                    (_, Some(place)) => basics[place] = basics[place].saturating_add(count),
                    _ if count != 8 => {
                        problems.push(format!("seat {seat}: there are 8 sidekicks, not {count}"));
                    }
                    _ => {}
                }
            }
        }
        for (place, card) in self.basics().iter().enumerate() {
            match self.dice_on(*card).checked_sub(basics[place]) {
                Some(left) => public.basics[place] = left,
                None => problems.push("too many dice of a basic action".to_owned()),
            }
        }
    }

    /// All dice of a kind that a player has.
    pub fn count(&self, public: &Public, seat: Seat, kind: Kind) -> u16 {
        let corner = public.corner(seat);
        let tallies = [
            corner.bag,
            corner.prep,
            corner.rolling,
            corner.used,
            corner.out,
        ];
        let counted: u16 = tallies.iter().map(|tally| u16::from(tally.of(kind))).sum();
        let shown = public.shown().iter().filter(|die| {
            let die = public.die(*die);
            die.owner == seat && die.kind == kind
        });
        counted + shown.count() as u16
    }
}

/// The frames at the beginning of a phase.
fn begin_phase(public: &mut Public, problems: &mut Problems) {
    let step = match public.phase {
        Phase::Draw => Step::Clear,
        Phase::Main => Step::Main,
        Phase::Attack => Step::Attack,
        Phase::Roll | Phase::CleanUp => {
            problems.push("a position begins with drawing, the main phase or the attack".into());
            return;
        }
    };
    public.frames.clear();
    let frames = TURN.into_iter();
    for frame in frames {
        public.frames.push(frame);
        if frame == Frame::Step(step) {
            return;
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
    debug_assert!(Kind::SIDEKICK.index() == 0, "sidekicks come first");
    format!("{hash:016x}")
}

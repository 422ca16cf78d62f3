//! The rules of one match with everything that never changes during it: the cards on the table and
//! what is looked up all the time.

use crate::begin::First;
use crate::context::Source;
use crate::draft::{Cast, Draft, Pools};
use crate::face::{Energy, Face};
use crate::frame::{Frame, Step};
use crate::ids::{CardId, KINDS, Kind};
use crate::pack::{Ability, Card, Limit, Mould, Pack};
use crate::pay::{Bill, Due};
use crate::setup::{Mode, Reading, Setup, first_seat};
use crate::side::{MOST_SEATS, Sides};
use crate::state::{Corner, Far, Phase, Public, SEATS, State};
use crate::tally::Tally;
use crate::verb::{Amount, Price, Verb, When, Which};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId, Id};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A card of a team, with its dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Brought {
    /// Which.
    pub card: CardId,
    /// How many dice lie on it.
    pub dice: u8,
}

/// The rules of one match.
#[derive(Debug, Clone)]
pub struct DiceMasters {
    pub(crate) pack: Arc<Pack>,
    pub(crate) mode: Mode,
    pub(crate) life: u8,
    /// Who begins, or would if no lot decided.
    pub(crate) first: Seat,
    /// How that comes about (MA-2.1).
    pub(crate) begins: First,
    readings: Vec<Reading>,
    pub(crate) sides: Sides,
    teams: Box<Teams>,
    basics: ArrayVec<CardId, 4>,
    /// The card of each kind of each player.
    cards: Box<[[Option<CardId>; KINDS]; MOST_SEATS]>,
    /// The faces of each kind of each player.
    faces: Box<[[[Face; 6]; KINDS]; MOST_SEATS]>,
    /// Abilities of all cards on the table by their moment.
    moments: Vec<Vec<Source>>,
    /// Globals, and after them other abilities that have a limit.
    limited: Vec<Source>,
    /// Whether a text on the table lowers defence as long as it counts.
    pub(crate) saps: bool,
    /// Whether a text can be copied.
    pub(crate) copies: bool,
    /// Whether teams are brought hidden (MA-2.8).
    pub(crate) hidden: bool,
    /// The cards that packs hold, where teams are drafted.
    pub(crate) pools: Option<Pools>,
    /// The rules of the matches after a draft.
    pub(crate) cast: Cast,
}

/// The cards of each player.
pub(crate) type Teams = [ArrayVec<Brought, 8>; MOST_SEATS];

/// Sidekicks of each player (MA-1).
const SIDEKICKS: u8 = 8;

impl DiceMasters {
    pub(crate) fn new(
        pack: Arc<Pack>,
        setup: &Setup,
        teams: Teams,
        basics: ArrayVec<CardId, 4>,
    ) -> DiceMasters {
        let mode = setup.mode;
        let players = Seat::first(mode.seats()).collect();
        let sides = Sides::new(players, |one, other| mode.are_mates(one, other));
        let pools = Pools::of(&pack).filter(|_| mode.is_draft());
        let agreed = setup.agreed_first();
        let first = agreed.unwrap_or_else(first_seat);
        let empty = DiceMasters {
            mode,
            life: mode.life(),
            sides,
            first,
            begins: agreed.map_or(First::Lot, First::Seat),
            readings: setup.readings.clone(),
            pack,
            teams: Box::default(),
            basics: ArrayVec::new(),
            cards: Box::new([[None; KINDS]; MOST_SEATS]),
            faces: Box::new([[[Face::Energy(Energy::Wild, 1); 6]; KINDS]; MOST_SEATS]),
            moments: Vec::new(),
            limited: Vec::new(),
            saps: false,
            copies: false,
            hidden: setup.hidden,
            pools,
            cast: Cast::default(),
        };
        empty.with_teams(teams, basics, (first, sides))
    }

    /// The same rules with other teams.
    pub(crate) fn with_teams(
        &self,
        teams: Teams,
        basics: ArrayVec<CardId, 4>,
        (first, sides): (Seat, Sides),
    ) -> DiceMasters {
        let pack = self.pack.clone();
        let mut cards = [[None; KINDS]; MOST_SEATS];
        for (seat, team) in teams.iter().enumerate() {
            for (place, brought) in team.iter().enumerate() {
                cards[seat][1 + place] = Some(brought.card);
            }
            for (place, card) in basics.iter().enumerate() {
                cards[seat][Kind::BASIC + place] = Some(*card);
            }
        }
        let faces = cards.map(|cards| {
            cards.map(|card| {
                let mould = card.map_or(pack.sidekick, |card| pack.card(card).mould);
                pack.mould(mould).faces
            })
        });
        let moments = moments(&pack, &cards);
        let (limited, saps) = (limited(&pack, &cards, &moments), saps(&pack, &cards));
        let copies = |verb: &Verb| matches!(verb, Verb::Copy { text: true, .. });
        let copies = pack.verbs.iter().any(copies);
        DiceMasters {
            mode: self.mode,
            life: self.life,
            sides,
            first,
            begins: self.begins,
            readings: self.readings.clone(),
            pack,
            teams: Box::new(teams),
            basics,
            cards: Box::new(cards),
            faces: Box::new(faces),
            moments,
            limited,
            saps,
            copies,
            hidden: self.hidden,
            pools: self.pools.clone(),
            cast: Cast::default(),
        }
    }

    /// Whether a rule is read like this.
    pub fn reads(&self, reading: Reading) -> bool {
        self.readings.contains(&reading)
    }

    /// The cards of a team.
    pub fn team_cards(&self, seat: Seat) -> &[Brought] {
        &self.teams[seat.index()]
    }

    /// The cards of all teams.
    pub(crate) fn teams(&self) -> &Teams {
        &self.teams
    }

    /// The basic actions on the table.
    pub fn basics(&self) -> &[CardId] {
        &self.basics
    }

    /// The pack it is played with.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The card of a kind; sidekicks have none.
    pub fn card(&self, owner: Seat, kind: Kind) -> Option<&Card> {
        let card = self.cards[owner.index()][kind.index()];
        card.map(|card| self.pack.card(card))
    }

    /// The kinds of dice that a player can have.
    pub fn kinds(&self, owner: Seat) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |kind| self.has_kind(owner, *kind))
    }

    /// The globals on the table, in the order of their numbers.
    pub fn all_globals(&self) -> &[Source] {
        self.at(When::Global)
    }

    /// Whether a player can have dice of a kind at all.
    pub(crate) fn has_kind(&self, owner: Seat, kind: Kind) -> bool {
        kind == Kind::SIDEKICK || self.cards[owner.index()][kind.index()].is_some()
    }

    /// The sort of dice of a kind.
    pub fn mould(&self, owner: Seat, kind: Kind) -> &Mould {
        let card = self.card(owner, kind);
        let mould = card.map_or(self.pack.sidekick, |card| card.mould);
        self.pack.mould(mould)
    }

    /// What a die shows.
    pub fn face(&self, public: &Public, die: DieId) -> Face {
        let die = public.die(die);
        self.faces[die.owner.index()][die.kind.index()][usize::from(die.side)]
    }

    /// What the sides of a kind show.
    pub fn faces(&self, owner: Seat, kind: Kind) -> &[Face; 6] {
        &self.faces[owner.index()][kind.index()]
    }

    /// The side of a kind that shows a level.
    pub(crate) fn side_of_level(&self, owner: Seat, kind: Kind, level: u8) -> Option<u8> {
        let shows = |face: &Face| face.character().is_some_and(|found| found.level == level);
        let side = self.faces(owner, kind).iter().position(shows);
        side.map(|side| side as u8)
    }

    /// Whether a kind has characters on its dice.
    pub(crate) fn is_character(&self, owner: Seat, kind: Kind) -> bool {
        let mut faces = self.faces(owner, kind).iter();
        faces.any(|face| face.character().is_some())
    }

    /// The abilities on the table that come into play at a moment. Those of basic actions are the
    /// first seat's here; whoever uses them is who decides.
    pub(crate) fn at(&self, when: When) -> &[Source] {
        &self.moments[when as usize]
    }

    /// What an ability costs whoever begins it.
    pub fn ability_price(&self, source: Source) -> &Price {
        &self.ability(source).price
    }

    /// The bit that says whether somebody has used an ability this turn: a global has its place.
    fn bit(&self, source: Source) -> Option<usize> {
        let is_same = |one: &Source| {
            (one.owner, one.kind, one.ability) == (source.owner, source.kind, source.ability)
        };
        self.limited.iter().position(is_same)
    }

    /// Whether an ability was not used too often (MA-10.4).
    pub(crate) fn is_fresh(&self, public: &Public, seat: Seat, source: Source) -> bool {
        let limit = self.ability(source).limit;
        if limit == Limit::None || limit == Limit::Corrected && !self.reads(Reading::Errata) {
            return true;
        }
        let used = public.globals(seat);
        let is_used = self.bit(source).is_some_and(|bit| used >> bit & 1 == 1);
        !is_used && (limit != Limit::YourTurn || self.is_active(public, seat))
    }

    /// Somebody uses an ability.
    pub(crate) fn use_up(&self, public: &mut Public, seat: Seat, source: Source) {
        if let Some(bit) = self.bit(source) {
            *public.globals_mut(seat) |= 1 << bit;
        }
    }

    /// An ability.
    pub(crate) fn ability(&self, source: Source) -> &Ability {
        let card = self.card(source.owner, source.kind);
        let card = card.expect("sidekicks have no abilities");
        &card.abilities[usize::from(source.ability)]
    }

    /// How many dice lie on a basic action: twice as many where four may buy them (MA-2.3).
    pub(crate) fn dice_on(&self, basic: CardId) -> u8 {
        let most = self.pack.card(basic).most;
        if self.mode == Mode::Doubles {
            2 * most
        } else {
            most
        }
    }

    /// What belongs to a player at the beginning.
    fn corner(&self, seat: usize) -> Corner {
        let mut bag = Tally::default();
        bag.add(Kind::SIDEKICK, SIDEKICKS);
        let mut supply = [0; 8];
        for (left, brought) in supply.iter_mut().zip(&self.teams[seat]) {
            *left = brought.dice;
        }
        Corner {
            life: self.life,
            bag,
            prep: Tally::default(),
            rolling: Tally::default(),
            used: Tally::default(),
            out: Tally::default(),
            supply,
            loose: 0,
        }
    }

    /// What belongs to the third and the fourth player, where there are any.
    fn far(&self) -> Option<Box<Far>> {
        let is_needed = usize::from(self.mode.seats()) > SEATS;
        is_needed.then(|| {
            Box::new(Far {
                corners: [self.corner(2), self.corner(3)],
                reserve: [DiceSet::EMPTY; SEATS],
                field: [DiceSet::EMPTY; SEATS],
                globals: [0; SEATS],
            })
        })
    }

    /// The match before the first input.
    pub(crate) fn begin(&self) -> State {
        let mut basics = [0; 4];
        for (left, card) in basics.iter_mut().zip(&self.basics) {
            *left = self.dice_on(*card);
        }
        let public = Public {
            turn: 1,
            active: self.team_of(self.first).first().unwrap_or(self.first),
            phase: Phase::Draw,
            corners: [self.corner(0), self.corner(1)],
            far: self.far(),
            aside: None,
            basics,
            dice: ArrayVec::new(),
            reserve: [DiceSet::EMPTY; SEATS],
            field: [DiceSet::EMPTY; SEATS],
            attackers: DiceSet::EMPTY,
            blockers: DiceSet::EMPTY,
            blocked: DiceSet::EMPTY,
            blocks: ArrayVec::new(),
            attached: ArrayVec::new(),
            reviving: DiceSet::EMPTY,
            turned: ArrayVec::new(),
            is_asked: false,
            removed: DiceSet::EMPTY,
            ghosts: DiceSet::EMPTY,
            former: [DiceSet::EMPTY; 2],
            rolled: DiceSet::EMPTY,
            bill: Bill::default(),
            lasting: ArrayVec::new(),
            pending: ArrayVec::new(),
            contexts: ArrayVec::new(),
            batch: 0,
            globals: [0; SEATS],
            frames: self.opening().collect(),
            draft: None,
            places: Seat::first(self.mode.seats()).map(|_| 0).collect(),
        };
        State {
            public,
            hands: None,
        }
    }

    /// What comes first: a turn, and before that a lot (MA-2.1).
    fn opening(&self) -> impl Iterator<Item = Frame> {
        let lot = (self.begins == First::Lot).then_some(Frame::Lot);
        [Frame::Step(Step::Next)].into_iter().chain(lot)
    }

    /// The draft before the first input.
    pub(crate) fn begin_draft(&self) -> State {
        let mut state = self.begin();
        state.public.frames.clear();
        state.public.frames.push(Frame::Draft);
        state.public.draft = Some(Box::new(Draft::begin(self.hidden)));
        state.hands = Some(Box::default());
        state
    }

    /// How many dice a player may still buy of a kind.
    pub fn supply(&self, public: &Public, seat: Seat, kind: Kind) -> u8 {
        match (kind.team(), kind.basic()) {
            (Some(place), _) => public.corner(seat).supply[place],
            (_, Some(place)) => public.basics[place],
            _ => 0,
        }
    }

    /// How many dice lie on a card at the beginning.
    pub fn dice_of(&self, seat: Seat, kind: Kind) -> u8 {
        let brought = kind
            .team()
            .and_then(|place| self.teams[seat.index()].get(place));
        let basic = kind.basic().and_then(|place| self.basics.get(place));
        match (brought, basic) {
            (Some(brought), _) => brought.dice,
            (_, Some(card)) => self.dice_on(*card),
            _ => 0,
        }
    }

    /// The kinds of which dice are left to buy.
    pub fn wares(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |kind| self.supply(public, seat, *kind) > 0)
    }

    /// What a die of a kind costs (MA-6): at least one, of which one is of the card's type.
    pub fn price(&self, public: &Public, seat: Seat, kind: Kind) -> Due {
        let mut due = Due::default();
        if let Some(card) = self.card(seat, kind) {
            due.total = self.buy_price(public, seat, kind, card.cost);
            if let Some(energy) = card.energy {
                due.types[energy as usize] = 1;
            }
        }
        due
    }

    /// Dice in a reserve that show a character.
    pub(crate) fn fieldable(&self, public: &Public, seat: Seat) -> impl Iterator<Item = DieId> {
        let dice = public.reserve(seat).iter();
        dice.filter(move |die| self.face(public, *die).character().is_some())
    }

    /// What it costs to field a die.
    pub fn fielding(&self, public: &Public, die: DieId) -> Due {
        let level = self.face(public, die).character();
        let printed = level.map_or(0, |level| level.fielding);
        let is_free = self.free_pass(public, die).is_some();
        let printed = if is_free { 0 } else { printed };
        Due {
            total: self.field_price(public, die, printed),
            ..Due::default()
        }
    }
}

/// All abilities on the table.
fn abilities<'p>(
    pack: &'p Pack,
    cards: &[[Option<CardId>; KINDS]],
) -> impl Iterator<Item = &'p Ability> {
    let cards = cards.as_flattened().iter().flatten();
    let cards: Vec<&Card> = cards.map(|card| pack.card(*card)).collect();
    cards.into_iter().flat_map(|card| &card.abilities)
}

/// Globals by their place, and then whatever else has a limit.
fn limited(pack: &Pack, cards: &[[Option<CardId>; KINDS]], moments: &[Vec<Source>]) -> Vec<Source> {
    let globals = moments[When::Global as usize].iter();
    let others = moments.iter().flatten().filter(|source| {
        let card = cards[source.owner.index()][source.kind.index()];
        let card = pack.card(card.expect("its ability is on the table"));
        let ability = &card.abilities[usize::from(source.ability)];
        ability.when != When::Global && ability.limit != Limit::None
    });
    globals
        .chain(others)
        .take(u32::BITS as usize)
        .copied()
        .collect()
}

/// Whether a text lowers defence as long as it counts: then it is looked at all the time.
fn saps(pack: &Pack, cards: &[[Option<CardId>; KINDS]]) -> bool {
    let lowers = |verb: Verb| match verb {
        Verb::Modify { die, defence, .. } => {
            let stands = matches!(die, Which::Me | Which::All(_) | Which::Live(_));
            stands && matches!(defence, Amount::Number(..=-1))
        }
        _ => false,
    };
    let mut standing = abilities(pack, cards).filter(|one| one.when == When::Always);
    let counted = standing.any(|ability| {
        let mut places = ability.effects.places();
        places.any(|at| lowers(pack.verbs[usize::from(at)]))
    });
    let live = |verb: &Verb| {
        matches!(
            verb,
            Verb::Modify {
                die: Which::Live(_),
                ..
            }
        )
    };
    counted || pack.verbs.iter().any(|verb| live(verb) && lowers(*verb))
}

/// Sorts the abilities of all cards on the table by their moments. A basic action has one card,
/// whoever uses it.
fn moments(pack: &Pack, cards: &[[Option<CardId>; KINDS]; MOST_SEATS]) -> Vec<Vec<Source>> {
    let mut moments = vec![Vec::new(); When::ALL.len()];
    for seat in Seat::first(MOST_SEATS as u8) {
        for kind in Kind::all() {
            let is_again = kind.basic().is_some() && seat.index() > 0;
            let Some(card) = cards[seat.index()][kind.index()].filter(|_| !is_again) else {
                continue;
            };
            for (place, ability) in pack.card(card).abilities.iter().enumerate() {
                moments[ability.when as usize].push(Source {
                    owner: seat,
                    kind,
                    ability: place as u8,
                    die: None,
                });
            }
        }
    }
    moments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    /// MA-2.3: where four may buy them, six dice lie on a basic action.
    #[test]
    fn in_doubles_more_dice_lie_on_basic_actions() {
        let first = Seat::new(0).expect("there is a first seat");
        let basic = Kind::all().find(|kind| kind.basic().is_some());
        let basic = basic.expect("there are basic actions");
        for (mode, dice) in [(Mode::Casual, 3), (Mode::Doubles, 6)] {
            let game = DiceMasters::open(Pack::builtin().clone(), &Setup::of_mode(mode));
            let game = game.expect("every mode can be played");
            assert_eq!(game.dice_of(first, basic), dice);
            assert_eq!(game.supply(&game.begin().public, first, basic), dice);
        }
    }
}

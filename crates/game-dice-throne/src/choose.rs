//! Choosing heroes, where the set-up does not name them: the first thing that happens in a match
//! (DT-2.5). Until then nobody has a hero, and nothing else is asked.

mod steps;

use crate::event::Event;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::{Public, State};
use crate::{BySeat, DiceThrone, HeroChoice, HeroId, View};
use dice::{Id, Set};
use kernel::{
    Arg, Ask, AskKind, Chance, Choice, Landing, Refusal, Rng, Rule, Seat, SeatSet, Sink, Waiting,
};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::OnceLock;

pub use steps::ChoiceStep;

/// The most bans of all seats together.
pub(crate) const BANS: usize = 8;

/// How far the choice of heroes has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choosing {
    /// Heroes that nobody may play in this match (DT-2.9), in the order in which they were banned;
    /// nothing where a seat has left instead.
    #[serde(with = "bans")]
    pub bans: [Option<HeroId>; BANS],
    /// What is going on.
    pub round: Round,
}

/// Bans as they are written: each with its place, for TOML has no word for nothing.
mod bans {
    use super::{BANS, HeroId};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(
        bans: &[Option<HeroId>; BANS],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let placed = (0..).zip(bans).filter_map(|(at, ban)| Some((at, (*ban)?)));
        placed.collect::<Vec<(u8, HeroId)>>().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Option<HeroId>; BANS], D::Error> {
        let mut bans = [None; BANS];
        for (at, hero) in Vec::<(u8, HeroId)>::deserialize(deserializer)? {
            let place = bans.get_mut(usize::from(at));
            *place.ok_or_else(|| serde::de::Error::custom("too many bans"))? = Some(hero);
        }
        Ok(bans)
    }
}

/// A round of the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Round {
    /// Waits for one seat after another to ban a hero: so many are banned.
    Ban(u8),
    /// Waits for one seat after another to pick a hero.
    Pick,
    /// Waits for all seats that have no hero; these have sealed a choice.
    Seal(SeatSet),
    /// Waits for the dice: a hero for everybody.
    Lots,
    /// Waits for the dice: several want the same hero.
    Contest(HeroId, SeatSet),
}

impl Choosing {
    /// The choice before anybody has chosen.
    pub(crate) fn begin(way: HeroChoice, bans: u8) -> Option<Choosing> {
        let round = match way {
            HeroChoice::Set => return None,
            HeroChoice::Draft if bans > 0 => Round::Ban(0),
            HeroChoice::Open | HeroChoice::Draft => Round::Pick,
            HeroChoice::Hidden => Round::Seal(SeatSet::EMPTY),
            HeroChoice::Random => Round::Lots,
        };
        let bans = [None; BANS];
        Some(Choosing { bans, round })
    }

    /// Heroes that are banned.
    pub fn banned(&self) -> Set<HeroId> {
        self.bans.iter().flatten().copied().collect()
    }
}

impl Public {
    /// The choice of heroes, while it lasts.
    pub fn choosing(&self) -> Option<Choosing> {
        match self.frames.last() {
            Some(Frame::Heroes(choosing)) => Some(*choosing),
            _ => None,
        }
    }

    /// Heroes that somebody plays.
    fn taken(&self) -> Set<HeroId> {
        let corners = self.corners.iter();
        corners.filter_map(|corner| corner.hero).collect()
    }

    /// Seats that have no hero yet.
    fn without_hero(&self) -> SeatSet {
        let seats = self.playing().iter();
        seats
            .filter(|&seat| self.corner(seat).hero.is_none())
            .collect()
    }
}

impl DiceThrone {
    /// The rules with the heroes that are played at a moment. Where the set-up names them they are
    /// the same all along. Whoever has none yet counts as the first hero of the pack: nothing that
    /// is asked or shown until then looks at it.
    #[inline]
    pub fn seated(&self, public: &Public) -> Cow<'_, DiceThrone> {
        if self.choice == HeroChoice::Set {
            return Cow::Borrowed(self);
        }
        let known = public.corners.iter().zip(&self.heroes);
        let heroes = known.map(|(corner, first)| corner.hero.unwrap_or(*first));
        let heroes: BySeat<HeroId> = heroes.collect();
        if heroes == self.heroes {
            return Cow::Borrowed(self);
        }
        if public.choosing().is_none() {
            let cast = self.cast.get_or_init(|| Box::new(self.played_by(&heroes)));
            if cast.heroes == heroes {
                return Cow::Borrowed(cast);
            }
        }
        Cow::Owned(self.played_by(&heroes))
    }

    /// The same rules with other heroes, and nothing known about them.
    fn played_by(&self, heroes: &BySeat<HeroId>) -> DiceThrone {
        DiceThrone {
            pack: self.pack.clone(),
            heroes: heroes.clone(),
            options: self.options.clone(),
            known: OnceLock::new(),
            cast: OnceLock::new(),
            ..*self
        }
    }

    /// Heroes that can still be named: to be banned or to be played.
    pub fn free_heroes(&self, public: &Public, choosing: &Choosing) -> Set<HeroId> {
        let all: Set<HeroId> = (0..self.pack.heroes.len()).filter_map(HeroId::at).collect();
        let free = all.without(choosing.banned());
        if self.options.mirror {
            free
        } else {
            free.without(public.taken())
        }
    }

    /// The seats in the order in which they ban; they pick the other way round in a draft, lest
    /// the first should have the better of both (DT-2.9).
    fn in_turn(&self, picks: bool) -> BySeat<Seat> {
        let order = self.mode.order().iter().copied().filter_map(Seat::new);
        if picks && self.choice == HeroChoice::Draft {
            return order.rev().collect();
        }
        order.collect()
    }

    /// Who bans next. A seat that has left lets its ban go.
    fn banner(&self, bans: u8) -> Option<Seat> {
        let order = self.in_turn(false);
        order.get(usize::from(bans) % order.len()).copied()
    }

    /// The seats that owe an answer.
    pub(crate) fn choosers(&self, public: &Public, choosing: &Choosing) -> SeatSet {
        let open = public.without_hero();
        match choosing.round {
            Round::Ban(bans) => {
                let next = self.banner(bans).filter(|&seat| public.is_in(seat));
                next.map_or(SeatSet::EMPTY, SeatSet::of)
            }
            Round::Pick => {
                let order = self.in_turn(true);
                let mut next = order.iter().copied().filter(|&seat| open.contains(seat));
                next.next().map_or(SeatSet::EMPTY, SeatSet::of)
            }
            Round::Seal(sealed) => open.iter().filter(|&seat| !sealed.contains(seat)).collect(),
            Round::Lots | Round::Contest(..) => SeatSet::EMPTY,
        }
    }

    /// Whether seats or the dice have something to answer.
    pub(crate) fn waits_for_heroes(&self, public: &Public, choosing: &Choosing) -> bool {
        match choosing.round {
            Round::Lots => true,
            Round::Contest(_, seats) => in_play(public, seats).len() > 1,
            _ => !self.choosers(public, choosing).is_empty(),
        }
    }

    /// What is waited for.
    pub(crate) fn awaits_heroes(&self, public: &Public, choosing: &Choosing) -> Waiting {
        match choosing.round {
            Round::Lots => Waiting::Chance(self.lots(public, choosing)),
            Round::Contest(_, seats) => {
                let among = in_play(public, seats).len();
                Waiting::Chance(Chance::bag("contest", None, among, 1))
            }
            _ => Waiting::Seats(self.choosers(public, choosing)),
        }
    }

    /// A hero for everybody who has none: out of one bag, or each out of a full one.
    fn lots(&self, public: &Public, choosing: &Choosing) -> Chance {
        let heroes = self.free_heroes(public, choosing).len();
        let seats = public.without_hero().len();
        let bag = Chance::bag("heroes", None, heroes, seats);
        if !self.options.mirror {
            return bag;
        }
        let below = bag.below.iter().map(|_| heroes).collect();
        Chance { below, ..bag }
    }

    /// Writes the heroes that a seat may name, and says what is asked.
    pub(crate) fn ask_hero(
        &self,
        public: &Public,
        choosing: &Choosing,
        seat: Seat,
        offers: &mut Vec<Offer>,
    ) -> Option<Ask> {
        if !self.choosers(public, choosing).contains(seat) {
            return None;
        }
        let bans = matches!(choosing.round, Round::Ban(_));
        let free = self.free_heroes(public, choosing).iter();
        offers.extend(free.map(if bans { Offer::Ban } else { Offer::Hero }));
        Some(Ask::one(AskKind::Choose, self.choice_rule()))
    }

    /// The rule of the way in which heroes are chosen.
    fn choice_rule(&self) -> Rule {
        Rule(match self.choice {
            HeroChoice::Set => "DT-2.1",
            HeroChoice::Open => "DT-2.6",
            HeroChoice::Hidden => "DT-2.7",
            HeroChoice::Random => "DT-2.8",
            HeroChoice::Draft => "DT-2.9",
        })
    }

    /// A seat names a hero.
    pub(crate) fn name_hero(
        &self,
        state: &mut State,
        mut choosing: Choosing,
        seat: Seat,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        match (choosing.round, offer) {
            (Round::Ban(bans), Offer::Ban(hero)) => {
                choosing.bans[usize::from(bans)] = Some(hero);
                choosing.round = self.after_ban(bans);
                sink.tell_all(|| Event::Banned(seat, hero));
            }
            (Round::Seal(mut sealed), Offer::Hero(hero)) => {
                state.sealed.seal(seat, hero);
                sealed.insert(seat);
                choosing.round = Round::Seal(sealed);
                sink.tell_all(|| Event::Sealed(seat));
            }
            (_, Offer::Hero(hero)) => take(&mut state.public, seat, hero, sink),
            (round, offer) => unreachable!("{offer:?} is no answer to {round:?}"),
        }
        state.public.frames.push(Frame::Heroes(choosing));
    }

    fn after_ban(&self, bans: u8) -> Round {
        if bans + 1 < self.bans * self.mode.seats() {
            Round::Ban(bans + 1)
        } else {
            Round::Pick
        }
    }

    /// The dice have spoken.
    pub(crate) fn heroes_landed(
        &self,
        public: &mut Public,
        mut choosing: Choosing,
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        if let Round::Contest(hero, seats) = choosing.round {
            let seats = in_play(public, seats);
            let won = seats.iter().nth(usize::from(landing[0]));
            let won = won.expect("a landing fits the bag");
            sink.tell_all(|| Event::Contested(hero, seats, won));
            return take(public, won, hero, sink);
        }
        let mut bag = self.free_heroes(public, &choosing);
        for (seat, &place) in public.without_hero().iter().zip(landing) {
            let hero = bag.iter().nth(usize::from(place));
            let hero = hero.expect("a landing fits the bag");
            if !self.options.mirror {
                bag.remove(hero);
            }
            take(public, seat, hero, sink);
        }
        choosing.round = Round::Pick;
        public.frames.push(Frame::Heroes(choosing));
    }

    /// Nobody owes an answer: the next round, or the match itself.
    pub(crate) fn choose_on(
        &self,
        state: &mut State,
        mut choosing: Choosing,
        sink: &mut impl Sink<Event>,
    ) {
        let public = &mut state.public;
        match choosing.round {
            Round::Ban(bans) => {
                choosing.round = self.after_ban(bans);
                public.frames.push(Frame::Heroes(choosing));
            }
            Round::Contest(hero, seats) => {
                let left = in_play(public, seats).first();
                if let Some(seat) = left {
                    take(public, seat, hero, sink);
                }
            }
            Round::Seal(sealed) if !sealed.is_empty() => self.open_choices(state, choosing, sink),
            _ => public.frames.push(Frame::First(public.playing())),
        }
    }

    /// Everybody shows what they have chosen. Whoever wants a hero alone has it; the dice decide
    /// about the others, and those who go without choose once more (DT-2.7).
    fn open_choices(&self, state: &mut State, mut choosing: Choosing, sink: &mut impl Sink<Event>) {
        let chosen = state.sealed.open();
        let public = &mut state.public;
        let wanted = |hero: HeroId| chosen.iter().filter(|&&other| other == Some(hero)).count();
        sink.reveal();
        choosing.round = Round::Seal(SeatSet::EMPTY);
        public.frames.push(Frame::Heroes(choosing));
        let mut contested = Set::EMPTY;
        for seat in public.without_hero().iter() {
            let Some(hero) = chosen[seat.index()] else {
                continue;
            };
            if self.options.mirror || wanted(hero) == 1 {
                take(public, seat, hero, sink);
            } else {
                contested.insert(hero);
            }
        }
        for hero in contested {
            let seats = public.without_hero().iter();
            let seats = seats.filter(|seat| chosen[seat.index()] == Some(hero));
            choosing.round = Round::Contest(hero, seats.collect());
            public.frames.push(Frame::Heroes(choosing));
        }
    }

    /// Why a hero cannot be named.
    pub(crate) fn why_not_hero(
        &self,
        public: &Public,
        choosing: &Choosing,
        offer: Offer,
        rule: Rule,
    ) -> Refusal {
        let bans = matches!(choosing.round, Round::Ban(_));
        let hero = match offer {
            Offer::Ban(hero) if bans => hero,
            Offer::Hero(hero) if !bans => hero,
            _ => return Refusal::by(rule, "dice-throne-refused-other-question"),
        };
        if choosing.banned().contains(hero) {
            let refusal = Refusal::by(Rule("DT-2.9"), "dice-throne-refused-banned");
            return refusal.with("hero", self.hero_arg(hero));
        }
        let mut seats = Seat::first(public.corners.len() as u8).zip(&public.corners);
        let owner = seats.find(|(_, corner)| corner.hero == Some(hero));
        owner.map_or_else(
            || no_hero(rule),
            |(seat, _)| {
                Refusal::by(Rule("DT-2.1"), "dice-throne-refused-taken")
                    .with("hero", self.hero_arg(hero))
                    .with("seat", Arg::Seat(seat))
            },
        )
    }

    /// A hero by its name.
    pub(crate) fn hero_arg(&self, hero: HeroId) -> Arg {
        let found = self.pack.heroes.get(hero.index());
        found.map_or_else(
            || Arg::number(hero.index()),
            |hero| crate::tell::named(&hero.name),
        )
    }

    /// Seals a choice for whoever has sealed one that the viewer cannot see.
    pub(crate) fn invent_choices(&self, view: &View, state: &mut State, rng: &mut dyn Rng) {
        let Some(Choosing {
            round: Round::Seal(sealed),
            ..
        }) = view.public.choosing()
        else {
            return;
        };
        let choosing = view.public.choosing().expect("heroes are being chosen");
        let free = self.free_heroes(&view.public, &choosing);
        for seat in sealed.iter() {
            let any = || free.iter().nth(rng.below(u32::from(free.len())) as usize);
            let own = view.pick.filter(|_| view.viewer.seat() == Some(seat));
            let hero = own.or_else(any).expect("there are more heroes than seats");
            state.sealed.seal(seat, hero);
        }
    }

    /// A hero for a bot: one of the better half, by what their dice promise. Which of them is up to
    /// chance, so that not every match is the same and not everybody names the same.
    pub(crate) fn fancied_hero(
        &self,
        view: &View,
        choosing: &Choosing,
        rng: &mut dyn Rng,
    ) -> Option<Choice<Offer>> {
        let seat = view.viewer.seat()?;
        let mut offers = Vec::new();
        self.ask_hero(&view.public, choosing, seat, &mut offers)?;
        let promise = |offer: &Offer| match offer {
            Offer::Ban(hero) | Offer::Hero(hero) => self.promise(&view.public, seat, *hero),
            _ => 0,
        };
        offers.sort_by_cached_key(|offer| std::cmp::Reverse(promise(offer)));
        let good = offers.len().div_ceil(2).max(1) as u32;
        let offer = offers.get(rng.below(good) as usize)?;
        Some(Choice::one(*offer))
    }

    /// What the first roll of a hero is worth, by the exact chances of its dice.
    fn promise(&self, public: &Public, seat: Seat, hero: HeroId) -> i32 {
        let mut heroes = self.heroes.clone();
        heroes[seat.index()] = hero;
        self.played_by(&heroes).first_roll(public, seat)
    }

    /// Whether a written choice of heroes fits what else is written.
    pub(crate) fn can_choose(&self, state: &State, choosing: &Choosing) -> bool {
        let public = &state.public;
        let known = |hero: HeroId| hero.index() < self.pack.heroes.len();
        let sits = |seat: Seat| seat.index() < public.corners.len();
        let round = match choosing.round {
            Round::Ban(bans) => bans < self.bans * self.mode.seats(),
            Round::Seal(sealed) => sealed == state.sealed.who(),
            Round::Contest(hero, seats) => known(hero) && seats.iter().all(sits),
            Round::Pick | Round::Lots => true,
        };
        let enough = self.free_heroes(public, choosing).len() >= public.without_hero().len();
        self.choice != HeroChoice::Set && round && enough && choosing.banned().iter().all(known)
    }
}

/// A hero that is not in the pack.
pub(crate) fn no_hero(rule: Rule) -> Refusal {
    Refusal::by(rule, "dice-throne-refused-no-hero")
}

fn in_play(public: &Public, seats: SeatSet) -> SeatSet {
    seats.iter().filter(|&seat| public.is_in(seat)).collect()
}

/// A seat has its hero.
fn take(public: &mut Public, seat: Seat, hero: HeroId, sink: &mut impl Sink<Event>) {
    public.corner_mut(seat).hero = Some(hero);
    sink.tell_all(|| Event::Hero(seat, hero));
}

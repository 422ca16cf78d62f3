//! What a text is about: whether dice and players fit a filter, and whether a test holds.

use crate::context::{Context, Source, Things};
use crate::face::Face;
use crate::filter::{Filter, FilterId, Keyword, Side, Sort, Zone};
use crate::ids::{Groups, Kind};
use crate::pack::Card;
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Mark, Phase, Public, Spot};
use crate::verb::{Shown, Span, Test, Which};
use dice::{DiceSet, DieId, Set};
use kernel::Seat;

/// From where a text looks at the table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sight {
    /// Whose text it is.
    pub you: Seat,
    /// The die whose text it is.
    pub me: Option<DieId>,
    /// The target.
    pub target: Things,
    /// Who did what is answered.
    pub doer: Seat,
}

impl Sight {
    /// Of an ability at work.
    pub(crate) const fn of(context: &Context) -> Sight {
        Sight {
            you: context.you,
            me: context.source.die,
            target: context.target,
            doer: context.doer,
        }
    }

    /// Of a card that counts all the time.
    pub(crate) const fn standing(you: Seat, me: Option<DieId>) -> Sight {
        Sight {
            you,
            me,
            target: Things::NONE,
            doer: you,
        }
    }
}

impl DiceMasters {
    pub(crate) fn filter(&self, filter: FilterId) -> &Filter {
        &self.pack.filters[usize::from(filter.0)]
    }

    pub(crate) fn tests(&self, span: Span) -> &[Test] {
        let places = span.places();
        &self.pack.tests[usize::from(places.start)..usize::from(places.end)]
    }

    /// Whether a filter means a player; those that zombies name by the reading of the match
    /// (MA-23.10).
    fn is_side(&self, sight: Sight, side: Side, seat: Seat) -> bool {
        match side {
            Side::Any => true,
            Side::Own => seat == sight.you,
            Side::Named => seat == sight.you || self.reads(Reading::Zombies),
            Side::Opposing => self.are_rivals(sight.you, seat),
            Side::Target => sight.target.seats.contains(seat),
            Side::Doer => seat == sight.doer,
        }
    }

    /// Dice in both fields, and players, that fit.
    pub(crate) fn fitting(&self, public: &Public, sight: Sight, filter: FilterId) -> Things {
        let filter = self.filter(filter);
        let mut things = Things::NONE;
        if filter.is_about(Sort::Player) {
            let seats = self.players().iter();
            things.seats = seats
                .filter(|seat| self.is_side(sight, filter.side, *seat))
                .collect();
        }
        if filter.looks_into(Zone::Field) {
            let dice = public.fielded().iter();
            things.dice = dice
                .filter(|die| self.fits(public, sight, filter, *die))
                .collect();
        }
        if filter.looks_into(Zone::Attached) {
            let lying = public.lying().iter();
            let lying: DiceSet = lying
                .filter(|die| self.fits(public, sight, filter, *die))
                .collect();
            things.dice = things.dice.or(lying);
        }
        things
    }

    /// Whether a die fits that shows a face, or showed one this turn.
    pub(crate) fn fits(&self, public: &Public, sight: Sight, filter: &Filter, id: DieId) -> bool {
        let die = public.die(id);
        let face = self.face(public, id);
        let level = face.character().map(|level| level.level);
        let (owner, kind) = self.text_of(public, id);
        // Who copies a text is also meant where it names the copied character (MA-16.5).
        let is_named = !filter.figures.is_empty() && (owner, kind) != (die.owner, die.kind);
        let is_kind = self.fits_kind(filter, die.owner, die.kind, die.groups)
            || is_named && self.fits_kind(filter, owner, kind, die.groups);
        is_kind
            && self.is_side(sight, filter.side, die.controller)
            && self.is_sort(public, filter, id)
            && filter.level.is_none_or(|wanted| level == Some(wanted))
            && filter.level_min.is_none_or(|least| level >= Some(least))
            && !(filter.other && sight.me == Some(id))
            && (!filter.attacking || public.attackers.contains(id))
            && (!filter.blocking || public.blockers.contains(id))
            && (!filter.engaged || engaged(public, sight.me, id))
    }

    fn is_sort(&self, public: &Public, filter: &Filter, id: DieId) -> bool {
        let die = public.die(id);
        let is_fielded = public.fielded().contains(id);
        if public.attached.iter().any(|one| one.die == id) {
            // What lies on a card counts as an action die (MA-19.17).
            return filter.is_about(Sort::Die) || filter.is_about(Sort::ActionDie);
        }
        let character = if is_fielded {
            self.face(public, id).character().is_some()
        } else {
            self.is_character(die.owner, die.kind)
        };
        let white = die.kind == Kind::SIDEKICK;
        let card = self.card(die.owner, die.kind);
        let ally = card.is_some_and(|card| card.has(Keyword::Ally)) || public.has(id, Mark::Ally);
        let ally = ally && !public.has(id, Mark::Blank);
        filter.is_about(Sort::Die)
            || filter.is_about(Sort::Character) && character
            || filter.is_about(Sort::SidekickDie) && white
            || filter.is_about(Sort::Sidekick) && is_fielded && (white || ally)
            || filter.is_about(Sort::ActionDie) && !self.is_character(die.owner, die.kind)
    }

    /// Whether a kind of dice fits, as far as its card says (MA-1).
    fn fits_kind(&self, filter: &Filter, owner: Seat, kind: Kind, granted: Groups) -> bool {
        let card = self.card(owner, kind);
        let figure = card.map(|card| card.figure);
        let groups = card.map_or(Groups::EMPTY, |card| card.groups).or(granted);
        let of = |figures: crate::ids::Figures| {
            figure.is_some_and(|figure| figures.meets(Set::of(figure)))
        };
        let energy = card.and_then(|card| card.energy);
        let has_level = |level| self.side_of_level(owner, kind, level).is_some();
        (filter.figures.is_empty() || of(filter.figures))
            && !of(filter.not_figures)
            && (filter.groups.is_empty() || groups.meets(filter.groups))
            && !groups.meets(filter.not_groups)
            && (filter.energies == 0 || energy.is_some_and(|energy| filter.takes(energy)))
            && filter.has_level.is_none_or(has_level)
            && filter.cost_min.is_none_or(|least| cost(card) >= least)
            && filter
                .keyword
                .is_none_or(|keyword| card.is_some_and(|card| card.has(keyword)))
    }

    /// Whether dice of a kind that show nothing fit.
    pub(crate) fn fits_hidden(
        &self,
        sight: Sight,
        filter: &Filter,
        owner: Seat,
        kind: Kind,
    ) -> bool {
        let white = kind == Kind::SIDEKICK;
        let apart = self.reads(Reading::Sidekicks);
        let character = self.is_character(owner, kind);
        let is_sort = filter.is_about(Sort::Die)
            || filter.is_about(Sort::Character) && character && !(white && apart)
            || filter.is_about(Sort::SidekickDie) && white
            || filter.is_about(Sort::ActionDie) && !character;
        is_sort
            && self.is_side(sight, filter.side, owner)
            && self.fits_kind(filter, owner, kind, Groups::EMPTY)
    }

    /// The groups of a die.
    pub(crate) fn groups(&self, public: &Public, id: DieId) -> Groups {
        let die = public.die(id);
        let card = self.card(die.owner, die.kind);
        card.map_or(Groups::EMPTY, |card| card.groups)
            .or(die.groups)
    }

    /// Whether all tests hold for an ability.
    pub(crate) fn hold(&self, public: &Public, context: &Context, tests: Span) -> bool {
        let mut tests = self.tests(tests).iter();
        tests.all(|test| self.holds(public, context, *test))
    }

    fn holds(&self, public: &Public, context: &Context, test: Test) -> bool {
        let sight = Sight::of(context);
        let me = context.source.die;
        let marked = |mark| me.is_some_and(|me| public.has(me, mark));
        match test {
            Test::Underdog => self.is_underdog(public, context.you),
            Test::YourTurn => self.is_active(public, context.you),
            Test::TheirTurn => !self.is_active(public, context.you),
            Test::AttackPhase => public.phase == Phase::Attack,
            Test::InCombat => me.is_some_and(|me| is_in_combat(public, me)),
            Test::WasInCombat => marked(Mark::Fought),
            Test::WasBlocked => marked(Mark::WasBlocked),
            Test::AttacksAlone => me.is_some_and(|me| public.attackers == DiceSet::of(me)),
            Test::On => !marked(Mark::Off) && !self.is_off(public, context.source),
            Test::Burst(bursts) => {
                me.is_some_and(|me| Test::has(bursts, self.face(public, me).burst()))
            }
            Test::Exists(filter) => !self.fitting(public, sight, filter).is_empty(),
            Test::NotExists(filter) => self.fitting(public, sight, filter).is_empty(),
            Test::Is(which, filter) => self.is(public, context, which, filter),
            Test::IsNot(which, filter) => !self.is(public, context, which, filter),
            Test::Shows(which, shown) => self.shows(public, context, which, shown),
            Test::Dealt(least) => context.dealt >= least,
        }
    }

    fn is(&self, public: &Public, context: &Context, which: Which, filter: FilterId) -> bool {
        let (sight, filter) = (Sight::of(context), self.filter(filter));
        if let (Which::It, Some(kind)) = (which, context.kind) {
            return self.fits_hidden(sight, filter, context.you, kind);
        }
        let dice = self.which(public, context, which).dice;
        !dice.is_empty() && dice.iter().all(|die| self.fits(public, sight, filter, die))
    }

    fn shows(&self, public: &Public, context: &Context, which: Which, shown: Shown) -> bool {
        let dice = self.which(public, context, which).dice;
        let mut faces = dice.iter().map(|die| self.face(public, die));
        let fits = |face: Face| match shown {
            Shown::Character => face.character().is_some(),
            Shown::Energy => face.is_energy(),
            Shown::NoCharacter => face.character().is_none(),
        };
        !dice.is_empty() && faces.all(fits)
    }

    /// Which dice and players a verb is about; what is to be picked has been picked.
    pub(crate) fn which(&self, public: &Public, context: &Context, which: Which) -> Things {
        let sight = Sight::of(context);
        match which {
            Which::Me => context.source.die.map_or(Things::NONE, Things::die),
            Which::Target => context.target,
            Which::Second => context.second,
            Which::It => context.it,
            Which::That => Things::dice(context.that),
            Which::You => Things::seat(context.you),
            Which::Opponent => Things::seat(self.rival(context.you)),
            Which::Defender => Things::seat(self.rival(public.active)),
            Which::Doer => Things::seat(context.doer),
            Which::Everyone => Things {
                dice: DiceSet::EMPTY,
                seats: self.players(),
            },
            Which::One(_) => context.picked.unwrap_or_default(),
            Which::All(filter) | Which::Live(filter) => self.fitting(public, sight, filter),
        }
    }

    /// Whether an opponent has more characters in the field (MA-18.6, MA-20.6); by a reading those
    /// of a team are counted together (MA-23.15).
    pub(crate) fn is_underdog(&self, public: &Public, seat: Seat) -> bool {
        if self.reads(Reading::TeamUnderdog) {
            let count = |team| public.field_of(team).len();
            return count(self.rivals(seat)) > count(self.team_of(seat));
        }
        let own = public.field(seat).len();
        let mut rivals = self.rivals(seat).iter();
        rivals.any(|rival| public.field(rival).len() > own)
    }

    /// Dice of a card in the field that have their text.
    pub(crate) fn active(&self, public: &Public, source: Source) -> DiceSet {
        let dice = public.fielded().iter();
        let is_of = |die: &DieId| {
            let text = self.text_of(public, *die);
            text == (source.owner, source.kind) && !public.has(*die, Mark::Blank)
        };
        dice.filter(is_of).collect()
    }

    /// Dice of a card that show a character in the reserve.
    pub(crate) fn ready(&self, public: &Public, source: Source) -> DiceSet {
        let dice = self.fieldable(public, source.owner);
        dice.filter(|die| public.die(*die).kind == source.kind)
            .collect()
    }

    /// Dice of a card that lie on another one.
    pub(crate) fn attached(&self, public: &Public, source: Source) -> DiceSet {
        let is_of = |die: &DieId| {
            let found = public.die(*die);
            found.owner == source.owner && found.kind == source.kind
        };
        public.lying().iter().filter(is_of).collect()
    }
}

fn cost(card: Option<&Card>) -> u8 {
    card.map_or(0, |card| card.cost)
}

/// Whether a die attacks and is blocked, or blocks.
fn is_in_combat(public: &Public, die: DieId) -> bool {
    public.blockers.contains(die) || public.attackers.contains(die) && public.blocked.contains(die)
}

/// Whether two dice meet in combat: one blocks the other, or did before it left.
fn engaged(public: &Public, me: Option<DieId>, die: DieId) -> bool {
    let meet = |me| {
        let mut blocks = public.blocks.iter();
        blocks.any(|one| {
            let pair = (one.blocker, one.attacker);
            pair == (me, die) || pair == (die, me)
        })
    };
    me.is_some_and(meet)
}

/// Where cards say dice lie, and where dice lie.
pub(crate) const fn spot(zone: Zone) -> Option<Spot> {
    match zone {
        Zone::Field => Some(Spot::Field),
        Zone::Bag => Some(Spot::Bag),
        Zone::Prep => Some(Spot::Prep),
        Zone::Reserve => Some(Spot::Reserve),
        Zone::Used => Some(Spot::Used),
        Zone::Card | Zone::Attached => None,
    }
}

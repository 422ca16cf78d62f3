//! What may be chosen, and when. Every question takes one pick.

use crate::state::{Public, Stage};
use crate::{Caching, Cell, DiceMiner, Die, HeroId, KindId, SecondDie, Source, Symbol};
use kernel::{Ask, AskKind, Rule, Seat};

/// One thing that may be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer {
    /// Take a hero.
    Hero(HeroId),
    /// Take a die from the mountain.
    Take(Cell),
    /// Share a beer: give a die of this kind that shows one to a player.
    Share {
        /// The kind.
        kind: KindId,
        /// Who gets it.
        to: Seat,
    },
    /// Leave the second die, or share no beer late in the turn.
    Stop,
    /// Spend magic.
    Spend(Source),
    /// Choose a die for the magic being spent.
    Reroll(Die),
    /// Cache a die.
    Cache(Die),
    /// Spend no more magic, or cache no more dice.
    Done,
}

const _: () = assert!(size_of::<Offer>() <= 4, "an input holds up to 32 of them");

impl DiceMiner {
    /// The player whose answer is waited for.
    pub(crate) fn asks(&self, public: &Public) -> Option<Seat> {
        let asked = matches!(
            public.stage,
            Stage::Hero
                | Stage::Dig
                | Stage::First
                | Stage::Second
                | Stage::Late
                | Stage::Magic
                | Stage::Aim(_)
                | Stage::Cache
        );
        asked.then_some(public.turn)
    }

    /// Writes the offers of the player at turn, and says what is asked.
    pub(crate) fn list(&self, public: &Public, offers: &mut Vec<Offer>) -> Ask {
        let seat = public.turn;
        match public.stage {
            Stage::Hero => {
                offers.extend(self.free_heroes(public).map(Offer::Hero));
                Ask::one(AskKind::Choose, Rule("DM-2.2"))
            }
            Stage::Dig => {
                offers.extend(public.mountain.free(false).map(Offer::Take));
                self.list_shares(public, seat, offers);
                Ask::one(AskKind::Act, Rule("DM-4.2"))
            }
            Stage::First | Stage::Second => {
                offers.extend(public.mountain.free(true).map(Offer::Take));
                let ask = Ask::one(AskKind::Take, Rule("DM-4.6"));
                if !self.may_stop(public) {
                    return ask;
                }
                offers.push(Offer::Stop);
                ask.or_let_be()
            }
            Stage::Late => {
                self.list_shares(public, seat, offers);
                offers.push(Offer::Stop);
                Ask::one(AskKind::Act, Rule("DM-11.5")).or_let_be()
            }
            Stage::Magic => {
                offers.extend(self.spendable(public, seat).map(Offer::Spend));
                offers.push(Offer::Done);
                Ask::one(AskKind::Pay, Rule("DM-5.2")).or_let_be()
            }
            Stage::Aim(source) => {
                offers.extend(self.targets(public, seat, source).map(Offer::Reroll));
                Ask::one(AskKind::Target, Rule("DM-5.3"))
            }
            Stage::Cache => {
                offers.extend(self.cacheable(public, seat).map(Offer::Cache));
                offers.push(Offer::Done);
                Ask::one(AskKind::Keep, Rule("DM-7.1")).or_let_be()
            }
            stage => unreachable!("nobody is asked at {stage:?}"),
        }
    }

    /// Heroes that nobody has taken.
    pub(crate) fn free_heroes(&self, public: &Public) -> impl Iterator<Item = HeroId> {
        let taken = public.clans.each_ref().map(|clan| clan.hero);
        let all = (0..self.tables.heroes.len() as u8).map(HeroId);
        all.filter(move |hero| !taken.contains(&Some(*hero)))
    }

    fn list_shares(&self, public: &Public, seat: Seat, offers: &mut Vec<Offer>) {
        for kind in KindId::all() {
            if self.beer(public, seat, kind).is_some() {
                let others = self.players(public);
                let others = others.iter().filter(|other| *other != seat);
                offers.extend(others.map(|to| Offer::Share { kind, to }));
            }
        }
    }

    /// Whether who has just taken a die may still share a beer (DM-11.5).
    pub(crate) fn may_share_late(&self, public: &Public) -> bool {
        let seat = public.turn;
        let has = |kind| self.beer(public, seat, kind).is_some();
        self.is_literal() && !self.is_rival(seat) && KindId::all().any(has)
    }

    /// A die of a kind that shows beer, if a player has one.
    pub(crate) fn beer(&self, public: &Public, seat: Seat, kind: KindId) -> Option<Die> {
        let die = self.tables.showing(kind, Symbol::Beer)?;
        (public.clan(seat).trove.count(die) > 0).then_some(die)
    }

    /// Whether the die to be taken now may be left (DM-4.7, DM-11.2).
    pub(crate) fn may_stop(&self, public: &Public) -> bool {
        public.stage == Stage::Second && self.options.second_die == SecondDie::May
    }

    /// The sources a player can spend now (DM-5.2, DM-5.6).
    pub(crate) fn spendable(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Source> {
        self.sources(public, seat)
            .filter(move |source| self.eligible(public, seat, *source) >= self.symbols(*source))
    }

    /// The sources a player has not spent this round.
    pub(crate) fn sources(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Source> {
        let clan = public.clan(seat);
        let dice = clan.trove.looks().filter_map(|(die, count)| {
            let magic = matches!(self.tables.symbol(die), Symbol::Magic(_));
            (magic && count > clan.spent.dice[die.side()]).then_some(Source::Die(die))
        });
        let hero = (1..=3_u8).filter_map(move |symbols| {
            let spent = clan.spent.hero[usize::from(symbols) - 1];
            (self.hero_faces(public, seat, symbols) > spent).then_some(Source::Hero(symbols))
        });
        dice.chain(hero)
    }

    /// How many faces of a player's hero show so many magic symbols.
    pub(crate) fn hero_faces(&self, public: &Public, seat: Seat, symbols: u8) -> u8 {
        let hero = public.clan(seat).hero;
        let faces = hero.map_or(&[][..], |hero| self.tables.hero(hero));
        let alike = faces.iter().filter(|face| **face == Symbol::Magic(symbols));
        alike.count() as u8
    }

    /// How many symbols a source shows.
    pub fn symbols(&self, source: Source) -> u8 {
        match source {
            Source::Die(die) => self.tables.symbol(die).number(),
            Source::Hero(symbols) => symbols,
        }
    }

    /// How many dice a source could reroll (DM-5.3 to DM-5.5).
    pub(crate) fn eligible(&self, public: &Public, seat: Seat, source: Source) -> u8 {
        let clan = public.clan(seat);
        let spent: u8 = clan.spent.dice.iter().sum();
        let itself = u8::from(matches!(source, Source::Die(_)));
        clan.trove.rerollable(&self.tables) - spent - itself
    }

    /// The dice that may be chosen for a source now.
    pub(crate) fn targets(
        &self,
        public: &Public,
        seat: Seat,
        source: Source,
    ) -> impl Iterator<Item = Die> {
        let looks = public.clan(seat).trove.looks();
        looks
            .filter(move |(die, _)| self.left_to_aim(public, seat, source, *die) > 0)
            .map(|(die, _)| die)
    }

    /// How many dice of a look may still be chosen for a source. What a literal reading has rolled
    /// already lies in the trove and was chosen (DM-11.5).
    pub(crate) fn left_to_aim(&self, public: &Public, seat: Seat, source: Source, die: Die) -> u8 {
        let clan = public.clan(seat);
        if !self.tables.rerollable[die.kind().index()] {
            return 0; // DM-5.4
        }
        let magic = matches!(self.tables.symbol(die), Symbol::Magic(_));
        let spent = if magic {
            clan.spent.dice[die.side()]
        } else {
            0
        };
        let itself = u8::from(source == Source::Die(die));
        let aimed = public.aimed.iter().filter(|aimed| **aimed == die).count() as u8;
        clan.trove.count(die).saturating_sub(spent + itself + aimed)
    }

    /// The dice that may be cached besides those that are (DM-7.1, DM-7.2).
    pub(crate) fn cacheable(&self, public: &Public, seat: Seat) -> impl Iterator<Item = Die> {
        let looks = public.clan(seat).trove.looks();
        let (chests, kept) = (self.chests(public, seat), public.kept.len());
        looks
            .filter(move |(die, count)| {
                let room = chests.saturating_sub(self.lost_chests(*die));
                kept < room && public.kept.count(*die) < *count
            })
            .map(|(die, _)| die)
    }

    /// The chests that nobody can use any more once this die is cached (DM-7.2).
    fn lost_chests(&self, die: Die) -> u8 {
        if self.all_chests_count() {
            0
        } else {
            chests(self.tables.symbol(die))
        }
    }

    /// Whether chests of cached dice count (DM-11.3, DM-11.5).
    fn all_chests_count(&self) -> bool {
        self.options.caching == Caching::Literal || self.is_literal()
    }

    /// How many dice the chests of a player protect: those of the hero and of dice that are not
    /// cached themselves (DM-7.2), or by option all of them (DM-11.3).
    pub fn chests(&self, public: &Public, seat: Seat) -> u8 {
        let clan = public.clan(seat);
        let all_count = self.all_chests_count() || seat != public.turn;
        let on_dice = clan.trove.looks().map(|(die, count)| {
            let cached = if all_count { 0 } else { public.kept.count(die) };
            chests(self.tables.symbol(die)) * (count - cached)
        });
        let faces = clan.hero.map_or(&[][..], |hero| self.tables.hero(hero));
        on_dice.sum::<u8>() + faces.iter().map(|face| chests(*face)).sum::<u8>()
    }
}

const fn chests(symbol: Symbol) -> u8 {
    match symbol {
        Symbol::Chest(chests) => chests,
        _ => 0,
    }
}

//! How good a state looks: a rough worth for bots, from points made, points that lie there, and
//! what the dice of a trove will bring in later rounds. All in hundredths of a point.

use crate::score::Tally;
use crate::state::{Clan, PLAYERS, Public, ROUNDS, Stage};
use crate::tables::{KINDS, SIDES, Sums};
use crate::{DiceMiner, Die, Mountain, Source, Symbol};
use kernel::Seat;

/// What an unspent magic symbol brings, on average.
pub(crate) const MAGIC: i32 = 150;
/// What a chest is worth while a round is to come.
const CHEST: i32 = 120;
/// What a beer in the trove is worth while there is a mountain to dig.
const BEER: i32 = 120;
/// Of what runs of average dice would score, so many hundredths come true.
const RUNS_COME_TRUE: i32 = 72;
/// A lead of so much is half a win; with every round to come it takes more.
const HALF_A_WIN: i32 = 1_200;

/// What a player has, as far as it matters to its score.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) tally: Tally,
    pub(crate) magic: i32,
    chests: i32,
    beers: i32,
}

/// What the moment makes of it.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// Rounds after this one.
    pub(crate) later: i32,
    /// Whether there is a mountain to dig.
    digging: bool,
    /// Whether this round's trove will still be scored.
    unscored: bool,
    /// Most gems of anyone else.
    rival_gems: u8,
}

/// How many dice someone takes, from where, and what the kinds are worth later.
pub(crate) struct Pick {
    pub(crate) moment: Moment,
    pub(crate) kinds: [i32; KINDS],
    pub(crate) count: u8,
    pub(crate) flanks: bool,
}

impl DiceMiner {
    /// The worth of a state for a seat, in thousandths of a certain win.
    pub(crate) fn worth(&self, public: &Public, seat: Seat) -> i32 {
        if let Stage::Over(winners) = public.stage {
            let solo = self.mode.rival().is_some();
            let shared = winners.len() > 1 && !solo;
            return match (winners.contains(seat), shared) {
                (true, false) => 1000,
                (true, true) => 0,
                (false, _) => -1000,
            };
        }
        let hopes = self.hopes(public);
        let mine = hopes[seat.index()];
        let others = self.contenders(public);
        let others = others.iter().filter(|other| *other != seat);
        let best = others.map(|other| hopes[other.index()]).max();
        let lead = mine - best.unwrap_or(mine);
        let later = i32::from(ROUNDS - public.round);
        let scale = HALF_A_WIN * (1 + later);
        (1000 * lead / (lead.abs() + scale)).clamp(-990, 990)
    }

    /// What each player may hope for in the end.
    pub(crate) fn hopes(&self, public: &Public) -> [i32; PLAYERS] {
        let contenders = self.contenders(public);
        let mut gems = [0; PLAYERS];
        let mut hands = [Hand::EMPTY; PLAYERS];
        for seat in contenders.iter() {
            let hand = self.hand(public, seat);
            gems[seat.index()] = hand.tally.gems;
            hands[seat.index()] = hand;
        }
        let moment = |seat: Seat| {
            let others = (0..PLAYERS).filter(|place| *place != seat.index());
            self.moment(public, others.map(|place| gems[place]).max().unwrap_or(0))
        };
        let mut hopes = [0; PLAYERS];
        for seat in contenders.iter() {
            hopes[seat.index()] = self.hope(public, seat, hands[seat.index()], moment(seat));
        }
        let (count, flanks) = match public.stage {
            Stage::Dig => (1, false),
            Stage::First => (2, true),
            Stage::Second => (1, true),
            _ => return hopes,
        };
        // Who is at turn takes what is best; so that no turn looks longer than another, whoever
        // comes after a beer takes a die too.
        let mut mountain = public.mountain.clone();
        let mut dig = |seat: Seat, count, flanks| {
            let pick = Pick {
                moment: moment(seat),
                kinds: self.kind_values(public, seat, moment(seat)),
                count,
                flanks,
            };
            hopes[seat.index()] += self.picks(&mut mountain, hands[seat.index()], &pick);
        };
        dig(public.turn, count, flanks);
        let next = self.clockwise(public.turn, contenders);
        if let Some(next) = next.filter(|_| flanks) {
            dig(next, 1, false);
        }
        hopes
    }

    fn hope(&self, public: &Public, seat: Seat, hand: Hand, moment: Moment) -> i32 {
        let clan = public.clan(seat);
        let mut hope = 100 * i32::from(clan.total) + points(&hand, moment);
        hope += self.later(public, seat, moment);
        if let (Stage::Aim(source) | Stage::Cast(source), true) =
            (public.stage, public.turn == seat)
        {
            hope += self.reroll_gains(public, seat, hand, moment, source);
        }
        hope
    }

    pub(crate) fn moment(&self, public: &Public, rival_gems: u8) -> Moment {
        Moment {
            later: i32::from(ROUNDS - public.round),
            digging: !public.mountain.is_empty(),
            unscored: public.scored < public.round || public.extra > 0,
            rival_gems,
        }
    }

    pub(crate) fn hand(&self, public: &Public, seat: Seat) -> Hand {
        let clan = public.clan(seat);
        let mut hand = Hand {
            tally: Tally::of(&self.tables, &clan.trove, clan.hero),
            ..Hand::EMPTY
        };
        let digging = !public.mountain.is_empty();
        let waits = public.pending.contains(seat) && !self.is_rival(seat);
        if digging || waits {
            for (die, count) in clan.trove.looks() {
                hand.note(self.tables.symbol(die), i32::from(count));
            }
            let faces = clan.hero.map_or(&[][..], |hero| self.tables.hero(hero));
            for face in faces {
                hand.note(*face, 1);
            }
            hand.magic -= self.spent_symbols(clan);
            if let (Stage::Aim(source) | Stage::Cast(source), true) =
                (public.stage, public.turn == seat)
            {
                hand.magic -= i32::from(self.symbols(source));
            }
        } else {
            let chests = |(die, count): (Die, u8)| match self.tables.symbol(die) {
                Symbol::Chest(chests) => i32::from(chests * count),
                _ => 0,
            };
            hand.chests = clan.trove.looks().map(chests).sum();
        }
        hand
    }

    fn spent_symbols(&self, clan: &Clan) -> i32 {
        let dice = clan
            .trove
            .looks()
            .map(|(die, _)| match self.tables.symbol(die) {
                Symbol::Magic(symbols) => i32::from(symbols * clan.spent.dice[die.side()]),
                _ => 0,
            });
        let hero = clan.spent.hero.into_iter().zip(1..);
        dice.sum::<i32>() + hero.map(|(spent, n)| i32::from(spent) * n).sum::<i32>()
    }

    /// What the best free dice add for who is about to take some, and takes them.
    pub(crate) fn picks(&self, mountain: &mut Mountain, hand: Hand, pick: &Pick) -> i32 {
        let (mut hand, mut gained) = (hand, 0);
        for _ in 0..pick.count {
            let now = points(&hand, pick.moment);
            let worth = |die: Die| {
                let mut with = hand;
                with.add(self.tables.symbol(die));
                points(&with, pick.moment) - now + pick.kinds[die.kind().index()]
            };
            let free = mountain.free(pick.flanks);
            let free = free.filter_map(|cell| Some((cell, mountain.die(cell)?)));
            let best = free
                .map(|(cell, die)| (worth(die), cell, die))
                .max_by_key(|found| found.0);
            let Some((gain, cell, die)) = best else { break };
            gained += gain;
            hand.add(self.tables.symbol(die));
            mountain.take(cell);
        }
        gained
    }

    /// What one more die of each kind adds to the rounds to come.
    pub(crate) fn kind_values(&self, public: &Public, seat: Seat, moment: Moment) -> [i32; KINDS] {
        if moment.later == 0 {
            return [0; KINDS];
        }
        let kinds = self.all_kinds(public.clan(seat));
        let fixed = self.fixed(public.clan(seat));
        let base = self.expected(fixed, kinds);
        std::array::from_fn(|kind| {
            let mut more = kinds;
            more[kind] += 1;
            (self.expected(fixed, more) - base) * moment.later
        })
    }

    /// What rerolling the dice chosen brings on average, and the best of the rest for those that
    /// are not chosen yet; each die by itself.
    pub(crate) fn reroll_gains(
        &self,
        public: &Public,
        seat: Seat,
        hand: Hand,
        moment: Moment,
        source: Source,
    ) -> i32 {
        let gain = |die: Die| self.reroll_gain(hand, moment, die);
        let chosen: i32 = self.in_the_air(public).iter().map(|die| gain(*die)).sum();
        let missing = usize::from(self.symbols(source)) - public.aimed.len();
        let mut best = [i32::MIN; 3];
        for die in self.targets(public, seat, source) {
            let worth = gain(die);
            for _ in 0..self.left_to_aim(public, seat, source, die).min(3) {
                if worth > best[2] {
                    best[2] = worth;
                    best.sort_unstable_by(|one, other| other.cmp(one));
                }
            }
        }
        let rest = best[..missing].iter().filter(|worth| **worth > i32::MIN);
        chosen + rest.sum::<i32>()
    }

    /// The dice chosen that have not been rolled yet (DM-11.5).
    fn in_the_air<'p>(&self, public: &'p Public) -> &'p [Die] {
        let rolled = match public.stage {
            _ if !self.is_literal() => 0,
            Stage::Cast(_) => public.aimed.len().saturating_sub(1),
            _ => public.aimed.len(),
        };
        &public.aimed[rolled..]
    }

    pub(crate) fn reroll_gain(&self, hand: Hand, moment: Moment, die: Die) -> i32 {
        let mut without = hand;
        without.take(self.tables.symbol(die));
        let faces = self.tables.faces[die.kind().index()];
        let after = faces.iter().map(|face| {
            let mut with = without;
            with.add(*face);
            points(&with, moment)
        });
        after.sum::<i32>() / SIDES as i32 - points(&hand, moment)
    }

    /// What the rounds to come bring, by the dice held now.
    pub(crate) fn later(&self, public: &Public, seat: Seat, moment: Moment) -> i32 {
        if moment.later == 0 {
            return 0;
        }
        let clan = public.clan(seat);
        let fixed = self.fixed(clan);
        let all = self.all_kinds(clan);
        let usual = self.expected(fixed, all);
        let caching = public.stage == Stage::Cache && public.turn == seat;
        if !caching
            && !matches!(
                public.stage,
                Stage::Cache | Stage::Reroll | Stage::Lot(_) | Stage::Draw
            )
        {
            return usual * moment.later;
        }
        // Between rounds: what is cached keeps its face for one round.
        let kept = if caching { &public.kept } else { &clan.trove };
        let kept = if !caching && public.pending.contains(seat) {
            &crate::Trove::EMPTY
        } else {
            kept
        };
        let mut sure = fixed;
        for (die, count) in kept.looks() {
            sure.note(self.tables.symbol(die), i32::from(count));
            sure.tally.add(self.tables.symbol(die), count);
        }
        let cached = kept.kinds();
        let rolled = std::array::from_fn(|kind| all[kind] - cached[kind]);
        self.expected(sure, rolled) + usual * (moment.later - 1)
    }

    pub(crate) fn all_kinds(&self, clan: &Clan) -> [u8; KINDS] {
        let kinds = clan.trove.kinds();
        std::array::from_fn(|kind| kinds[kind] + clan.cup[kind])
    }

    pub(crate) fn fixed(&self, clan: &Clan) -> Hand {
        let mut fixed = Hand::EMPTY;
        let faces = clan.hero.map_or(&[][..], |hero| self.tables.hero(hero));
        for face in faces {
            fixed.add(*face);
        }
        fixed
    }

    /// What a round brings with these faces for sure and these dice thrown.
    pub(crate) fn expected(&self, sure: Hand, thrown: [u8; KINDS]) -> i32 {
        let mut sums: Sums = [0; 12];
        for (together, count) in self.tables.together.iter().zip(thrown) {
            for (sum, side) in sums.iter_mut().zip(together) {
                *sum += side * i32::from(count);
            }
        }
        let mean = sums.map(|sum| sum * 100 / SIDES as i32);
        let tally = &sure.tally;
        let (mut reach, mut runs) = (i32::MAX, 0);
        for (place, number) in (0..5).zip(1..) {
            reach = reach.min(mean[place] + 100 * i32::from(tally.tunnels[place]));
            runs += reach * number;
        }
        let [.., gems, cave_ins, dragons, pickaxes, shields, magic, beers] = mean;
        let gems = 100 * i32::from(tally.gems) + gems;
        let cave_ins = 100 * i32::from(tally.cave_ins) + cave_ins;
        let dragons = 100 * i32::from(tally.dragons) + dragons;
        let factor = |sure: u8, thrown: i32| {
            let tools = 100 * i32::from(sure) + thrown;
            let none = if sure > 0 {
                0
            } else {
                10_000 / (100 + 2 * thrown)
            };
            tools - none
        };
        let pickaxes = factor(tally.pickaxes, pickaxes);
        let shields = factor(tally.shields, shields);
        let magic = 100 * sure.magic + magic;
        let beers = 100 * sure.beers + beers;
        runs * RUNS_COME_TRUE / 100
            + gems * 3 / 2
            + (cave_ins * pickaxes + dragons * shields) / 100
            + magic * MAGIC / 100
            + beers * BEER / 100
    }
}

impl Hand {
    pub(crate) const EMPTY: Hand = Hand {
        tally: Tally::EMPTY,
        magic: 0,
        chests: 0,
        beers: 0,
    };

    fn note(&mut self, symbol: Symbol, times: i32) {
        match symbol {
            Symbol::Magic(symbols) => self.magic += i32::from(symbols) * times,
            Symbol::Chest(chests) => self.chests += i32::from(chests) * times,
            Symbol::Beer => self.beers += times,
            _ => {}
        }
    }

    pub(crate) fn add(&mut self, symbol: Symbol) {
        self.tally.add(symbol, 1);
        self.note(symbol, 1);
    }

    pub(crate) fn take(&mut self, symbol: Symbol) {
        self.tally.take(symbol, 1);
        self.note(symbol, -1);
    }
}

/// What lies there is worth now: the score, and what symbols promise that score nothing.
pub(crate) fn points(hand: &Hand, moment: Moment) -> i32 {
    if !moment.unscored {
        return 0;
    }
    let tally = &hand.tally;
    let lead = i32::from(tally.gems) - i32::from(moment.rival_gems);
    let double = match (moment.digging, lead > 0) {
        (true, _) => (50 + 12 * lead).clamp(0, 100),
        (false, true) => 100,
        (false, false) => 0,
    };
    let sure = 100 * i32::from(tally.tunnel_points() + tally.hazard_points());
    let chests = if moment.later > 0 {
        hand.chests * CHEST
    } else {
        0
    };
    let beers = if moment.digging {
        hand.beers.min(3) * BEER
    } else {
        0
    };
    sure + i32::from(tally.gems) * (100 + double) + hand.magic * MAGIC + chests + beers
}

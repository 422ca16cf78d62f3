//! What would come of it: exact odds for a shared beer, for magic, for a die from the mountain.
//! Every landing is enumerated; nothing is sampled.

use crate::mountain::Slide;
use crate::state::{AIMED, Public};
use crate::tables::SIDES;
use crate::{Cell, DiceMiner, Die, KindId, Lie, Source};
use arrayvec::ArrayVec;
use kernel::Seat;

/// What taking a die would bring.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taking {
    /// The die.
    pub die: Die,
    /// What would slide.
    pub slide: Option<Slide>,
    /// By how much the taker's score, as it lies, would change.
    pub change: i16,
    /// What would lie free then.
    pub top: Vec<Cell>,
    /// What would lie in a flank then.
    pub flank: Vec<Cell>,
}

/// Takes a die in thought; `None` where there is none or it is buried.
pub fn taking(game: &DiceMiner, public: &Public, seat: Seat, cell: Cell) -> Option<Taking> {
    public
        .mountain
        .lie(cell)
        .filter(|lie| *lie != Lie::Buried)?;
    let mut after = public.clone();
    let (die, slide) = after.mountain.take(cell);
    after.clan_mut(seat).trove.add(die);
    let lying = |wanted| {
        let cells = Cell::all().filter(|cell| after.mountain.lie(*cell) == Some(wanted));
        cells.collect()
    };
    Some(Taking {
        die,
        slide,
        change: now(game, &after, seat) - now(game, public, seat),
        top: lying(Lie::Top),
        flank: lying(Lie::Flank),
    })
}

/// One way a shared die can land.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sharing {
    /// What it then shows.
    pub die: Die,
    /// On so many of its six sides.
    pub sides: u8,
    /// By how much the score of who gets it, as it lies, changes.
    pub theirs: i16,
    /// By how much that of who gives it changes.
    pub mine: i16,
}

/// What a shared beer can become, face by face; nothing where there is no such beer.
pub fn sharing(
    game: &DiceMiner,
    public: &Public,
    seat: Seat,
    kind: KindId,
    to: Seat,
) -> Vec<Sharing> {
    let Some(beer) = game.beer(public, seat, kind) else {
        return Vec::new();
    };
    let mut shares: Vec<Sharing> = Vec::new();
    for side in 0..SIDES as u8 {
        let die = game.tables.landed(kind, side);
        if let Some(known) = shares.iter_mut().find(|known| known.die == die) {
            known.sides += 1;
            continue;
        }
        let mut after = public.clone();
        after.clan_mut(seat).trove.remove(beer);
        after.clan_mut(to).trove.add(die);
        let change = |whose| now(game, &after, whose) - now(game, public, whose);
        shares.push(Sharing {
            die,
            sides: 1,
            theirs: change(to),
            mine: change(seat),
        });
    }
    shares
}

/// How a score can change: each change with its weight, the lowest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Odds {
    changes: Vec<(i16, u64)>,
}

impl Odds {
    fn count(&mut self, change: i16) {
        match self.changes.binary_search_by_key(&change, |known| known.0) {
            Ok(place) => self.changes[place].1 += 1,
            Err(place) => self.changes.insert(place, (change, 1)),
        }
    }

    /// Each change with its weight, the lowest first.
    pub fn changes(&self) -> &[(i16, u64)] {
        &self.changes
    }

    /// How many landings there are in all.
    pub fn landings(&self) -> u64 {
        self.changes.iter().map(|(_, weight)| weight).sum()
    }

    /// How many of them raise the score.
    pub fn better(&self) -> u64 {
        let better = self.changes.iter().filter(|(change, _)| *change > 0);
        better.map(|(_, weight)| weight).sum()
    }

    /// How many of them lower it.
    pub fn worse(&self) -> u64 {
        let worse = self.changes.iter().filter(|(change, _)| *change < 0);
        worse.map(|(_, weight)| weight).sum()
    }

    /// The mean change, in hundredths of a point, rounded towards nothing.
    pub fn mean_hundredths(&self) -> i64 {
        let weighed = self
            .changes
            .iter()
            .map(|(change, weight)| i64::from(*change) * *weight as i64);
        100 * weighed.sum::<i64>() / self.landings().max(1) as i64
    }
}

/// How rerolling these dice can change a player's score as it lies. `None` where they are not in
/// its trove, or are more than magic can reroll at once.
pub fn rerolling(game: &DiceMiner, public: &Public, seat: Seat, dice: &[Die]) -> Option<Odds> {
    let mut without = public.clone();
    for die in dice {
        let trove = &mut without.clan_mut(seat).trove;
        (trove.count(*die) > 0).then(|| trove.remove(*die))?;
    }
    if dice.len() > AIMED {
        return None;
    }
    let before = now(game, public, seat);
    let mut odds = Odds::default();
    let landings = (SIDES as u32).pow(dice.len() as u32);
    for landing in 0..landings {
        let mut after = without.clone();
        let mut rest = landing;
        for die in dice {
            let side = rest % SIDES as u32;
            rest /= SIDES as u32;
            after
                .clan_mut(seat)
                .trove
                .add(game.tables.landed(die.kind(), side as u8));
        }
        odds.count(now(game, &after, seat) - before);
    }
    Some(odds)
}

/// The dice whose reroll by a source raises the score most on average, and its odds. `None` where
/// the source cannot be spent.
pub fn best_rerolls(
    game: &DiceMiner,
    public: &Public,
    seat: Seat,
    source: Source,
) -> Option<(ArrayVec<Die, AIMED>, Odds)> {
    let symbols = usize::from(game.symbols(source));
    let mut bare = public.clone();
    bare.aimed.clear();
    let mut sets: Vec<ArrayVec<Die, AIMED>> = vec![ArrayVec::new()];
    for _ in 0..symbols {
        sets = sets
            .iter()
            .flat_map(|set| longer(game, &bare, seat, source, set))
            .collect();
    }
    let weighed = sets.into_iter().filter_map(|set| {
        let odds = rerolling(game, public, seat, &set)?;
        Some((odds.mean_hundredths(), set, odds))
    });
    let best = weighed.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, set, odds)| (set, odds))
}

/// A set of dice with one more, in rising order so that each set comes once.
fn longer(
    game: &DiceMiner,
    public: &Public,
    seat: Seat,
    source: Source,
    set: &ArrayVec<Die, AIMED>,
) -> Vec<ArrayVec<Die, AIMED>> {
    let mut aimed = public.clone();
    aimed.aimed.clone_from(set);
    let targets = game.targets(&aimed, seat, source);
    let later = targets.filter(|die| set.last().is_none_or(|last| die >= last));
    let add = |die| {
        let mut longer = set.clone();
        longer.push(die);
        longer
    };
    later.map(add).collect()
}

fn now(game: &DiceMiner, public: &Public, seat: Seat) -> i16 {
    game.as_it_lies(public, seat).score.sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup, State};
    use kernel::Game;

    fn game() -> DiceMiner {
        DiceMiner::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Two)).unwrap()
    }

    fn place(text: &str) -> State {
        game().place(text).unwrap()
    }

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    fn die(name: &str) -> Die {
        game().find(name).unwrap()
    }

    #[test]
    fn a_missing_link_is_found_on_one_side_of_six() {
        // DM-6.3: 1 and 3 score 1; a 2 instead of the 5 brings 5 more.
        let state = place(
            "stage = \"magic\"\n[A]\nhero = \"dragon-slayer\"\n\
             dice = [\"tunnel.1\", \"tunnel.3\", \"tunnel.5\"]\n[B]\ndice = []\n",
        );
        let odds = rerolling(&game(), state.public(), seat("A"), &[die("tunnel.5")]).unwrap();
        assert_eq!(odds.changes(), [(0, 4), (1, 1), (5, 1)]);
        assert_eq!((odds.better(), odds.worse(), odds.landings()), (2, 0, 6));
        assert_eq!(odds.mean_hundredths(), 100);
        let (best, odds) =
            best_rerolls(&game(), state.public(), seat("A"), Source::Hero(1)).unwrap();
        assert_eq!(best[..], [die("tunnel.5")]);
        assert_eq!(odds.mean_hundredths(), 100);
    }

    #[test]
    fn two_dice_have_thirty_six_landings() {
        let state = place(
            "stage = \"magic\"\n[A]\ndice = [\"treasure.beer x2\", \"magic.2\"]\n\
             [B]\ndice = [\"treasure.gem3\"]\n",
        );
        let beers = [die("treasure.beer"); 2];
        let odds = rerolling(&game(), state.public(), seat("A"), &beers).unwrap();
        assert_eq!(odds.landings(), 36);
        assert_eq!(
            odds.changes().last(),
            Some(&(12, 1)),
            "3 + 3 gems, the most: double"
        );
        assert!(rerolling(&game(), state.public(), seat("A"), &[beers[0]; 3]).is_none());
    }

    #[test]
    fn a_shared_hazard_hurts_who_gets_it() {
        // DM-4.5
        let rest = "mountain = [\". .\", \". . .\", \". . . .\", \". . . . .\", \
             \"tunnel.1 . . . . .\"]\n[A]\ndice = [\"hazard.beer\"]\n\
             [B]\ndice = [\"tool.shield1\"]\n";
        let state = place(rest);
        let kind = die("hazard.beer").kind();
        let shares = sharing(&game(), state.public(), seat("A"), kind, seat("B"));
        let seen: Vec<(String, u8, i16, i16)> = shares
            .iter()
            .map(|share| {
                (
                    game().name(share.die),
                    share.sides,
                    share.theirs,
                    share.mine,
                )
            })
            .collect();
        assert_eq!(seen[2], ("hazard.cave-in3".to_owned(), 1, -3, 0));
        assert_eq!(seen[4], ("hazard.dragon4".to_owned(), 1, 4, 0));
        assert_eq!(shares.iter().map(|share| share.sides).sum::<u8>(), 6);
        assert!(sharing(&game(), state.public(), seat("B"), kind, seat("A")).is_empty());
    }

    #[test]
    fn a_die_from_the_mountain_says_what_it_brings_and_what_slides() {
        // DM-3.6
        let state = place(
            "stage = \"first\"\nmountain = [\". .\", \". . .\", \". . . .\", \
             \"tunnel.1 . . . .\", \"treasure.gem2 tool.beer . . . .\"]\n\
             [A]\ndice = []\n[B]\ndice = []\n",
        );
        let cell = Cell::new(4, 0).unwrap();
        let taking = taking(&game(), state.public(), seat("A"), cell).unwrap();
        assert_eq!(taking.change, 4, "two gems, the most: double");
        assert_eq!(taking.slide.unwrap().count, 1);
        assert_eq!(taking.top.len(), 2);
        assert!(
            super::taking(&game(), state.public(), seat("A"), Cell::new(0, 0).unwrap()).is_none()
        );
    }
}

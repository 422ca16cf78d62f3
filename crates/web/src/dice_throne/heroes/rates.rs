//! How often heroes win against each other when bots play both: the table of `docs/bots.md`, of
//! which only the rates are built in.

use game_dice_throne::HeroId;

/// As many heroes as the table has.
const HEROES: usize = 16;
/// The column of the rate, counted from 0.
const RATE: usize = 6;

const CSV: &[u8] = include_bytes!("../../../../../docs/dice-throne-rates.csv");

/// By hero and opponent, in thousandths.
static RATES: [[u16; HEROES]; HEROES] = table(CSV);

/// How many of a hundred duels a hero wins against another one, as far as anybody has tried.
pub(super) fn rate(hero: HeroId, against: HeroId) -> Option<u16> {
    let row = RATES.get(dice::Id::index(hero))?;
    let thousandths = row.get(dice::Id::index(against))?;
    Some((thousandths + 5) / 10)
}

/// Reads the rates off the lines of the table, which has a line of headings first.
const fn table(csv: &[u8]) -> [[u16; HEROES]; HEROES] {
    let mut rates = [[0; HEROES]; HEROES];
    let mut at = behind(csv, 0, b'\n', 1);
    let mut line = 0;
    while line < HEROES * HEROES {
        rates[line / HEROES][line % HEROES] = thousandths(csv, behind(csv, at, b',', RATE));
        at = behind(csv, at, b'\n', 1);
        line += 1;
    }
    rates
}

/// The place behind so many of a sign.
const fn behind(csv: &[u8], mut at: usize, sign: u8, mut count: usize) -> usize {
    while count > 0 {
        if csv[at] == sign {
            count -= 1;
        }
        at += 1;
    }
    at
}

/// The thousandths of a number such as `0.4412`.
const fn thousandths(csv: &[u8], at: usize) -> u16 {
    let (ones, tenths, rest) = (digit(csv, at), digit(csv, at + 2), digit(csv, at + 3));
    1000 * ones + 100 * tenths + 10 * rest + digit(csv, at + 4)
}

const fn digit(csv: &[u8], at: usize) -> u16 {
    (csv[at] - b'0') as u16
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_dice_throne::Pack;

    #[test]
    fn the_table_is_that_of_the_heroes() {
        let heroes = &Pack::builtin().heroes;
        assert_eq!(heroes.len(), HEROES);
        let text = std::str::from_utf8(CSV).unwrap();
        let heading = text.lines().next().unwrap();
        assert_eq!(heading.split(',').nth(RATE), Some("rate"));
        let named = text
            .lines()
            .skip(1)
            .map(|line| line.rsplitn(8, ',').last().unwrap());
        let pairs = heroes.iter().flat_map(|hero| {
            let pair = |against: &game_dice_throne::Hero| format!("{},{}", hero.id, against.id);
            heroes.iter().map(pair).collect::<Vec<_>>()
        });
        assert!(named.eq(pairs), "the heroes stand in the order of the pack");
    }

    #[test]
    fn what_one_wins_the_other_loses() {
        for (hero, row) in RATES.iter().enumerate() {
            for (against, rate) in row.iter().enumerate() {
                let both = rate + RATES[against][hero];
                assert!(
                    hero == against || (998..=1001).contains(&both),
                    "{hero} {against} {both}"
                );
            }
        }
    }
}

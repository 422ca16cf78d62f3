//! The table, with how sure one can be of it, as CSV and as lines for a terminal.

use super::cast::Cast;
use super::kept::Tally;
use bots::Interval;
use std::fmt;
use words::Lang;

/// Win rates of heroes against each other.
pub(super) struct Sheet {
    /// Ids and names.
    pub(super) heroes: Vec<(String, String)>,
    /// Row by row, all columns.
    rows: Vec<Vec<Tally>>,
}

impl Sheet {
    /// The table of what came of each pair.
    pub(super) fn new(cast: &Cast, lang: Lang, of_pair: impl Fn(usize) -> Tally) -> Sheet {
        let heroes = cast.heroes.iter().map(|(id, name)| {
            let name = match lang {
                Lang::De => &name.de,
                Lang::En => &name.en,
            };
            (id.clone(), name.clone())
        });
        let count = cast.heroes.len();
        let mut rows = vec![vec![Tally::default(); count]; count];
        for (number, [row, column]) in cast.pairs().into_iter().enumerate() {
            let tally = of_pair(number);
            rows[column][row] = tally.turned();
            rows[row][column] = tally;
        }
        Sheet {
            heroes: heroes.collect(),
            rows,
        }
    }

    /// What came of a hero against another.
    pub(super) fn tally(&self, row: usize, column: usize) -> Tally {
        self.rows[row][column]
    }

    /// What came of a hero against all others.
    pub(super) fn field(&self, row: usize) -> Tally {
        let others = self.rows[row].iter().enumerate();
        let others = others.filter(|(column, _)| *column != row);
        others.fold(Tally::default(), |sum, (_, tally)| sum.with(*tally))
    }

    /// One line for each hero against each, both ways.
    pub(super) fn csv(&self) -> String {
        let mut lines = vec!["hero,against,matches,won,drawn,lost,rate,low,high".to_owned()];
        for (row, (one, _)) in self.heroes.iter().enumerate() {
            for (column, (other, _)) in self.heroes.iter().enumerate() {
                let tally = self.tally(row, column);
                if tally.matches() == 0 {
                    continue;
                }
                let Tally { won, drawn, lost } = tally;
                let Interval { mean, low, high } = rate(tally);
                let matches = tally.matches();
                lines.push(format!(
                    "{one},{other},{matches},{won},{drawn},{lost},{mean:.4},{low:.4},{high:.4}"
                ));
            }
        }
        lines.join("\n") + "\n"
    }
}

/// The share of matches won, where a draw is half a win, with its 95 % interval.
pub(super) fn rate(tally: Tally) -> Interval {
    Interval::of_halves(2 * tally.won + tally.drawn, tally.matches())
}

/// A rate in words: `53 % (48 to 58)`.
pub(super) fn shown(tally: Tally) -> String {
    let Interval { mean, low, high } = rate(tally);
    let [mean, low, high] = [mean, low, high].map(|share| 100.0 * share);
    format!("{mean:.1} %  (95 %: {low:.1} to {high:.1})")
}

/// Everybody against the field, the best first.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut order: Vec<usize> = (0..self.heroes.len()).collect();
        order.sort_by(|&one, &two| {
            let mean = |row| rate(self.field(row)).mean;
            mean(two).total_cmp(&mean(one))
        });
        for row in order {
            let field = self.field(row);
            let (name, matches) = (&self.heroes[row].1, field.matches());
            writeln!(f, "  {name:<20} {matches:>7} matches  {}", shown(field))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_half_a_win_and_the_other_side_sees_the_rest() {
        let tally = Tally {
            won: 5,
            drawn: 2,
            lost: 3,
        };
        assert!((rate(tally).mean - 0.6).abs() < 1e-12);
        assert!((rate(tally.turned()).mean - 0.4).abs() < 1e-12);
        assert!(rate(tally).low < 0.6 && rate(tally).high > 0.6);
    }
}

//! Landings of like dice, counted once each: five six-sided dice have 252 of them, not 7,776.

/// Walks the non-decreasing rows of `len` numbers below `sides`, each with the number of orders in
/// which it can land.
#[derive(Debug, Clone)]
pub struct Multisets {
    next: Option<Vec<u8>>,
    sides: u8,
}

impl Multisets {
    /// All landings of `len` like dice with `sides` sides.
    pub fn new(len: usize, sides: u8) -> Multisets {
        assert!(sides > 0, "a die has sides");
        Multisets {
            next: Some(vec![0; len]),
            sides,
        }
    }
}

impl Iterator for Multisets {
    type Item = (Vec<u8>, u64);

    fn next(&mut self) -> Option<(Vec<u8>, u64)> {
        let row = self.next.take()?;
        let top = self.sides - 1;
        if let Some(place) = row.iter().rposition(|&face| face < top) {
            let mut after = row.clone();
            after[place..].fill(row[place] + 1);
            self.next = Some(after);
        }
        let ways = multinomial(&row);
        Some((row, ways))
    }
}

/// In how many orders a row can land: its length's factorial over those of its repeats.
pub fn multinomial(sorted: &[u8]) -> u64 {
    let mut ways = 1;
    let mut run = 0;
    for place in 0..sorted.len() {
        run = if place > 0 && sorted[place] == sorted[place - 1] {
            run + 1
        } else {
            1
        };
        ways = ways * (place as u64 + 1) / run;
    }
    ways
}

/// How many different landings `len` like dice with `sides` sides have.
pub fn multiset_count(len: usize, sides: u8) -> u64 {
    let mut count = 1;
    for step in 1..=len as u64 {
        count = count * (u64::from(sides) - 1 + step) / step;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_dice_have_252_landings_that_stand_for_all_7776() {
        let rows: Vec<_> = Multisets::new(5, 6).collect();
        assert_eq!(rows.len(), 252);
        assert_eq!(multiset_count(5, 6), 252);
        assert_eq!(rows.iter().map(|(_, ways)| ways).sum::<u64>(), 7_776);
        assert!(rows.is_sorted());
    }

    #[test]
    fn no_dice_land_in_one_way() {
        assert_eq!(Multisets::new(0, 6).collect::<Vec<_>>(), [(vec![], 1)]);
    }
}

//! The eight colours and their kinship (IR-2).

/// A colour of metal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Colour {
    /// Primary.
    Red,
    /// Primary.
    Blue,
    /// Primary.
    Yellow,
    /// Mixed from red and blue.
    Purple,
    /// Mixed from blue and yellow.
    Green,
    /// Mixed from red and yellow.
    Orange,
    /// No colour.
    Black,
    /// No colour.
    White,
}

/// How two colours stand to each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kinship {
    /// The same colour, or a mixed colour and one of its parents (IR-2.2).
    Allied,
    /// Different colours of one category (IR-2.3).
    Enemy,
    /// All others (IR-2.4).
    Neutral,
}

impl Colour {
    /// All eight, in the order of the rules.
    pub const ALL: [Colour; 8] = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Purple,
        Colour::Green,
        Colour::Orange,
        Colour::Black,
        Colour::White,
    ];

    /// The id used in packs and moves.
    pub const fn id(self) -> &'static str {
        [
            "red", "blue", "yellow", "purple", "green", "orange", "black", "white",
        ][self as usize]
    }

    /// The colour with this id.
    pub fn from_id(id: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.id() == id)
    }

    /// The colours allied to this one, a bit each.
    pub const fn allies(self) -> u8 {
        const ALLIES: [u8; 8] = allies();
        ALLIES[self as usize]
    }

    /// How this colour stands to another. Kinship is mutual.
    pub const fn kinship(self, other: Colour) -> Kinship {
        if self.allies() >> other as u8 & 1 == 1 {
            Kinship::Allied
        } else if self.category() == other.category() {
            Kinship::Enemy
        } else {
            Kinship::Neutral
        }
    }

    /// 0 primary, 1 mixed, 2 no colour (IR-2.1).
    const fn category(self) -> u8 {
        self as u8 / 3
    }

    /// The two primaries a mixed colour comes from, a bit each; nothing for the others.
    const fn parents(self) -> u8 {
        match self {
            Colour::Purple => bit(Colour::Red) | bit(Colour::Blue),
            Colour::Green => bit(Colour::Blue) | bit(Colour::Yellow),
            Colour::Orange => bit(Colour::Red) | bit(Colour::Yellow),
            _ => 0,
        }
    }
}

const fn bit(colour: Colour) -> u8 {
    1 << colour as u8
}

const fn allies() -> [u8; 8] {
    let mut allies = [0; 8];
    let mut child = 0;
    while child < 8 {
        let parents = Colour::ALL[child].parents();
        allies[child] |= bit(Colour::ALL[child]) | parents;
        let mut parent = 0;
        while parent < 3 {
            if parents >> parent & 1 == 1 {
                allies[parent] |= 1 << child;
            }
            parent += 1;
        }
        child += 1;
    }
    allies
}

#[cfg(test)]
mod tests {
    use super::*;

    /// IR-2.1 to IR-2.4, row by row: A allied, E enemy, - neutral.
    const KINSHIP: [&str; 8] = [
        "AEEA-A--", "EAEAA---", "EEA-AA--", "AA-AEE--", "-AAEAE--", "A-AEEA--", "------AE",
        "------EA",
    ];

    #[test]
    fn kinship_is_the_printed_matrix() {
        for (row, one) in KINSHIP.iter().zip(Colour::ALL) {
            for (letter, other) in row.chars().zip(Colour::ALL) {
                let expected = match letter {
                    'A' => Kinship::Allied,
                    'E' => Kinship::Enemy,
                    _ => Kinship::Neutral,
                };
                assert_eq!(one.kinship(other), expected, "{one:?} and {other:?}");
                assert_eq!(other.kinship(one), expected, "{other:?} and {one:?}");
            }
        }
    }

    #[test]
    fn ids_lead_back() {
        for colour in Colour::ALL {
            assert_eq!(Colour::from_id(colour.id()), Some(colour));
        }
        assert_eq!(Colour::from_id("pink"), None);
    }
}

//! One die's make: kind, colour, and whether it is rare, in one byte.

use crate::{Colour, KindId};
use serde::{Deserialize, Serialize};

/// What a die is made of. Ordered by kind, then colour, common before rare.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Make(u8);

impl Make {
    /// The number of makes: sixteen kinds, eight colours, common or rare.
    pub const COUNT: usize = 256;

    /// A make from its parts.
    pub const fn new(kind: KindId, colour: Colour, rare: bool) -> Make {
        Make((kind.index() as u8) << 4 | (colour as u8) << 1 | rare as u8)
    }

    /// Its kind.
    pub const fn kind(self) -> KindId {
        match KindId::new(self.0 >> 4) {
            Some(kind) => kind,
            None => panic!("four bits always hold a kind"),
        }
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 >> 1 & 7) as usize]
    }

    /// Whether it is rare (IR-1.4).
    pub const fn rare(self) -> bool {
        self.0 & 1 == 1
    }

    /// The highest rolled number that triggers its bonus (IR-1.4).
    pub const fn trigger(self) -> u8 {
        1 + self.rare() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_make_keeps_its_parts() {
        for place in 0..16 {
            for colour in Colour::ALL {
                for rare in [false, true] {
                    let kind = KindId::new(place).unwrap();
                    let make = Make::new(kind, colour, rare);
                    assert_eq!(
                        (make.kind(), make.colour(), make.rare()),
                        (kind, colour, rare)
                    );
                }
            }
        }
    }

    #[test]
    fn rare_dice_trigger_on_two_as_well() {
        // IR-1.4
        let kind = KindId::new(0).unwrap();
        assert_eq!(Make::new(kind, Colour::Red, false).trigger(), 1);
        assert_eq!(Make::new(kind, Colour::Red, true).trigger(), 2);
    }
}

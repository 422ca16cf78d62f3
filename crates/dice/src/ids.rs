//! Things known by their number, and sets of them as one machine word: cards, abilities, tokens,
//! places on a board. [`crate::DieId`] and [`crate::DiceSet`] are the same for dice.

use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl};

/// Something known by its number.
pub trait Id: Copy + Eq + Hash {
    /// The one with this number; `None` where there are not so many.
    fn at(number: usize) -> Option<Self>;

    /// Its number.
    fn index(self) -> usize;
}

/// Something of which there are few enough for a [`Set`] of them.
pub trait Member: Id {
    /// The word that holds a set of them; it has a bit for each number there can be.
    type Bits: Bits;
}

/// A machine word as a set of numbers.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<usize, Output = Self>
{
    /// No number.
    const NONE: Self;
    /// The number 0.
    const FIRST: Self;
    /// How many numbers there are.
    const COUNT: usize;

    /// How many numbers are in it.
    fn size(self) -> u8;

    /// The lowest number in it, [`Bits::COUNT`] where there is none.
    fn lowest(self) -> usize;

    /// All but the lowest.
    #[must_use]
    fn rest(self) -> Self;
}

macro_rules! words {
    ($($word:ty),*) => {$(
        impl Bits for $word {
            const NONE: $word = 0;
            const FIRST: $word = 1;
            const COUNT: usize = <$word>::BITS as usize;

            fn size(self) -> u8 {
                self.count_ones() as u8
            }

            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            fn rest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        }
    )*};
}

words!(u8, u16, u32, u64, u128);

/// A kind of thing known by its number: `id!(pub struct CardId(u16) below 200)` makes the type,
/// with a way in that knows how many there are. It is written as its number. Where a word has room
/// for a set of them, name it: `below 100 in u128`.
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $vis:vis struct $name:ident($number:ty) below $count:literal in $bits:ty) => {
        $crate::id!($(#[$doc])* $vis struct $name($number) below $count);

        const _: () = assert!(
            $count <= <$bits>::BITS as usize,
            "the word is too short for a set of them"
        );

        impl $crate::Member for $name {
            type Bits = $bits;
        }
    };
    ($(#[$doc:meta])* $vis:vis struct $name:ident($number:ty) below $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name($number);

        impl $crate::Id for $name {
            #[inline]
            fn at(number: usize) -> Option<$name> {
                (number < $count).then_some($name(number as $number))
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{} {}", stringify!($name), self.0)
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                $crate::serde::Serialize::serialize(&self.0, serializer)
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<$name, D::Error> {
                $crate::read_id(deserializer)
            }
        }
    };
}

/// Reads a thing by its number.
#[doc(hidden)]
pub fn read_id<'de, T: Id, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let number = usize::deserialize(deserializer)?;
    T::at(number).ok_or_else(|| D::Error::custom("there are not so many"))
}

/// A set of things of one kind. Iterates in the order of their numbers, and is written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T: Member>(T::Bits);

impl<T: Member> Set<T> {
    /// None of them.
    pub const EMPTY: Set<T> = Set(T::Bits::NONE);

    /// A set of one.
    pub fn of(one: T) -> Set<T> {
        Set(T::Bits::FIRST << one.index())
    }

    /// Whether it is in the set.
    pub fn contains(self, one: T) -> bool {
        self.meets(Set::of(one))
    }

    /// Puts one in.
    pub fn insert(&mut self, one: T) {
        *self = self.or(Set::of(one));
    }

    /// Takes one out.
    pub fn remove(&mut self, one: T) {
        *self = self.without(Set::of(one));
    }

    /// Puts one in that is not there, and takes it out where it is.
    pub fn toggle(&mut self, one: T) {
        self.0 = self.0 ^ Set::of(one).0;
    }

    /// Those in both.
    #[must_use]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set(self.0 & other.0)
    }

    /// Those in either.
    #[must_use]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set(self.0 & !other.0)
    }

    /// Whether the two share one.
    pub fn meets(self, other: Set<T>) -> bool {
        self.0 & other.0 != T::Bits::NONE
    }

    /// Whether all of them are in the other.
    pub fn within(self, other: Set<T>) -> bool {
        self.without(other).is_empty()
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.size()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == T::Bits::NONE
    }

    /// The one with the lowest number.
    pub fn first(self) -> Option<T> {
        T::at(self.0.lowest())
    }

    /// Those whose number is one more than that of a member.
    #[must_use]
    pub fn after(self) -> Set<T> {
        Set(self.0 << 1)
    }

    /// All of them, lowest number first.
    pub fn iter(self) -> Members<T> {
        Members(self)
    }
}

impl<T: Member> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Set<T> {
        all.into_iter()
            .fold(Set::EMPTY, |set, one| set.or(Set::of(one)))
    }
}

impl<T: Member> IntoIterator for Set<T> {
    type Item = T;
    type IntoIter = Members<T>;

    fn into_iter(self) -> Members<T> {
        self.iter()
    }
}

impl<T: Member> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(T::index)).finish()
    }
}

impl<T: Member> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(T::index))
    }
}

impl<'de, T: Member> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        let numbers = Vec::<usize>::deserialize(deserializer)?.into_iter();
        let one = |number| T::at(number).ok_or_else(|| D::Error::custom("there are not so many"));
        numbers.map(one).collect()
    }
}

/// Walks a set, lowest number first.
pub struct Members<T: Member>(Set<T>);

impl<T: Member> Iterator for Members<T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let one = self.0.first();
        self.0.0 = self.0.0.rest();
        one
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl<T: Member> ExactSizeIterator for Members<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    id!(
        /// A place on a long board.
        struct Place(u16) below 100 in u128
    );

    fn set(numbers: &[usize]) -> Set<Place> {
        numbers.iter().filter_map(|&n| Place::at(n)).collect()
    }

    #[test]
    fn a_set_walks_in_the_order_of_numbers_and_knows_its_limit() {
        let found = set(&[99, 0, 64, 100]);
        let walked: Vec<usize> = found.iter().map(Place::index).collect();
        assert_eq!((walked, found.len()), (vec![0, 64, 99], 3));
        assert_eq!(Place::at(100), None);
        assert_eq!(Set::<Place>::EMPTY.first(), None);
    }

    #[test]
    fn sets_are_put_together_and_taken_apart() {
        let (some, others) = (set(&[1, 2, 70]), set(&[2, 3]));
        assert_eq!(some.and(others), set(&[2]));
        assert_eq!(some.or(others), set(&[1, 2, 3, 70]));
        assert_eq!(some.without(others), set(&[1, 70]));
        assert!(some.meets(others) && !some.within(others));
        let mut found = some;
        found.remove(set(&[70]).first().unwrap());
        assert_eq!(format!("{found:?}"), "{1, 2}");
    }

    #[test]
    fn a_set_is_written_as_a_list() {
        let text = serde_json::to_string(&set(&[5, 77])).unwrap();
        assert_eq!(text, "[5,77]");
        assert_eq!(
            serde_json::from_str::<Set<Place>>(&text).unwrap(),
            set(&[5, 77])
        );
        assert!(serde_json::from_str::<Set<Place>>("[100]").is_err());
    }
}

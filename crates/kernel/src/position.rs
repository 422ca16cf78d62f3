//! What written positions of all games have in common: a part for each seat under its letter,
//! things that are counted, and all problems told at once.

use crate::Seat;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// All that is wrong with a position.
pub type Problems = Vec<String>;

/// What a position says of each seat, under its letter. To be flattened into the rest of it: then
/// a key that is neither part of the rest nor a letter is refused.
#[derive(Debug)]
pub struct WrittenSeats<T>(BTreeMap<Seat, T>);

impl<T> Default for WrittenSeats<T> {
    fn default() -> WrittenSeats<T> {
        WrittenSeats(BTreeMap::new())
    }
}

impl<T> FromIterator<(Seat, T)> for WrittenSeats<T> {
    fn from_iter<I: IntoIterator<Item = (Seat, T)>>(seats: I) -> WrittenSeats<T> {
        WrittenSeats(seats.into_iter().collect())
    }
}

impl<T> WrittenSeats<T> {
    /// What is said of the first `count` seats. Whoever is missing or does not sit there is a
    /// problem.
    pub fn of_first(&self, count: u8, problems: &mut Problems) -> Vec<(Seat, &T)> {
        let sits = |seat: Seat| seat.index() < usize::from(count);
        for seat in Seat::first(count).filter(|seat| !self.0.contains_key(seat)) {
            problems.push(format!("seat {seat} is missing"));
        }
        for &seat in self.0.keys().filter(|seat| !sits(**seat)) {
            problems.push(format!("there is no seat {seat} in this mode"));
        }
        self.iter().filter(|(seat, _)| sits(*seat)).collect()
    }

    /// What is said, seat by seat.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().map(|(&seat, said)| (seat, said))
    }
}

impl<T: Serialize> Serialize for WrittenSeats<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for WrittenSeats<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<WrittenSeats<T>, D::Error> {
        deserializer.deserialize_map(Letters(PhantomData))
    }
}

/// Reads the seats, and refuses what is none.
struct Letters<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Letters<T> {
    type Value = WrittenSeats<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a part for each seat")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<WrittenSeats<T>, A::Error> {
        let mut seats = BTreeMap::new();
        while let Some(key) = map.next_key::<String>()? {
            let seat = key.parse();
            let seat = seat.map_err(|()| A::Error::custom(format!("there is no key `{key}`")))?;
            let said = map.next_value();
            seats.insert(seat, said.map_err(|error| within(seat, &error))?);
        }
        Ok(WrittenSeats(seats))
    }
}

/// An error, with the seat it is about.
fn within<E: Error>(seat: Seat, error: &E) -> E {
    E::custom(format!("seat {seat}: {error}"))
}

/// What is wrong with a text that is no position at all, in one line.
pub fn unreadable(error: impl fmt::Display) -> Problems {
    vec![error.to_string().trim_end().replace('\n', " ")]
}

/// Goes on only where there is no problem so far.
pub fn stop_at(problems: &mut Problems) -> Result<(), Problems> {
    if problems.is_empty() {
        Ok(())
    } else {
        Err(std::mem::take(problems))
    }
}

/// `might x2` for two of a thing, `might` for one.
pub fn write_count(name: &str, count: u8) -> String {
    match count {
        1 => name.to_owned(),
        count => format!("{name} x{count}"),
    }
}

/// A name and how often, at most sixty times; no number where it is written in another way than
/// [`write_count`] does.
pub fn read_count(text: &str) -> (&str, Option<u8>) {
    match text.split_once(" x") {
        None => (text, Some(1)),
        Some((name, count)) => {
            let number = count.parse().ok().filter(|n| (2..=60).contains(n));
            let plain = !count.starts_with(['0', '+']);
            (name, number.filter(|_| plain))
        }
    }
}

/// Whether there is nothing to say of something, so that a position can leave it out.
pub fn is_nothing<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Written {
        round: Option<u8>,
        #[serde(flatten)]
        seats: WrittenSeats<Vec<String>>,
    }

    fn read(text: &str) -> Result<Written, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }

    #[test]
    fn seats_are_read_by_letter_and_counted() {
        let written = read(r#"{"round": 2, "A": ["x"], "C": []}"#).unwrap();
        let mut problems = Problems::new();
        let seats = written.seats.of_first(2, &mut problems);
        assert_eq!((seats.len(), written.round), (1, Some(2)));
        assert_eq!(
            problems,
            ["seat B is missing", "there is no seat C in this mode"]
        );
        assert_eq!(stop_at(&mut problems).unwrap_err().len(), 2);
        assert_eq!(stop_at(&mut problems), Ok(()));
    }

    #[test]
    fn a_key_that_nobody_knows_is_named_and_so_is_the_seat_of_a_wrong_value() {
        let refused = |text| read(text).err().unwrap();
        assert!(refused(r#"{"rnd": 2}"#).contains("there is no key `rnd`"));
        assert!(refused(r#"{"B": 7}"#).contains("seat B: "));
    }

    #[test]
    fn a_count_is_read_as_it_is_written() {
        for count in 1..=60 {
            assert_eq!(
                read_count(&write_count("might", count)),
                ("might", Some(count))
            );
        }
        for text in ["might x1", "might x0", "might x+2", "might x61", "might xx"] {
            assert_eq!(read_count(text).1, None, "{text}");
        }
    }
}

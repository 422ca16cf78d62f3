//! Bytes as hexadecimal digits, two for each and in lower case only.
//!
//! Upper case is refused: a record has one byte form, so a hash has one spelling.

use std::fmt;

/// A text that should have been so many hexadecimal digits and was not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotHex;

impl fmt::Display for NotHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("hexadecimal digits in lower case were expected, two for each byte")
    }
}

impl std::error::Error for NotHex {}

pub(crate) fn write(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value)]);
    bytes
        .iter()
        .flat_map(|byte| [digit(byte >> 4), digit(byte & 15)])
        .collect()
}

pub(crate) fn read<const N: usize>(text: &str) -> Result<[u8; N], NotHex> {
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if pairs.len() != N || !rest.is_empty() {
        return Err(NotHex);
    }
    let mut bytes = [0; N];
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = value(*high)? << 4 | value(*low)?;
    }
    Ok(bytes)
}

fn value(digit: u8) -> Result<u8, NotHex> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(NotHex),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_survives_the_way_there_and_back() {
        for start in (0..=255_u8).step_by(32) {
            let bytes: [u8; 32] = std::array::from_fn(|i| start + u8::try_from(i).unwrap());
            assert_eq!(read(&write(&bytes)), Ok(bytes));
        }
    }

    #[test]
    fn only_64_digits_in_lower_case_are_read() {
        let good = "0123456789abcdef".repeat(4);
        assert!(read::<32>(&good).is_ok() && read::<64>(&good).is_err());
        for bad in [
            &good[1..],
            "",
            &good.to_uppercase(),
            &format!("{good}0"),
            &"é".repeat(32),
        ] {
            assert_eq!(read::<32>(bad), Err(NotHex), "{bad}");
        }
    }
}

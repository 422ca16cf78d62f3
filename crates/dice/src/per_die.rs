//! A value per die on its way through serde, which knows no arrays of more than 32:
//! `#[serde(with = "dice::per_die")]`.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Writes the values as a list.
pub fn serialize<T: Serialize, S: Serializer, const N: usize>(
    values: &[T; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    values.as_slice().serialize(serializer)
}

/// Reads a list with exactly one value for each die.
pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>, const N: usize>(
    deserializer: D,
) -> Result<[T; N], D::Error> {
    let values = Vec::<T>::deserialize(deserializer)?;
    let found = values.len();
    let wanted = format!("a value for each of {N} dice");
    let wrong = |_| D::Error::invalid_length(found, &wanted.as_str());
    values.try_into().map_err(wrong)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Values(#[serde(with = "super")] [u8; 40]);

    #[test]
    fn forty_values_come_back_and_no_other_number_does() {
        let values = Values([7; 40]);
        let text = serde_json::to_string(&values).unwrap();
        assert_eq!(serde_json::from_str::<Values>(&text).unwrap(), values);
        let short = serde_json::from_str::<Values>("[7, 7]").unwrap_err();
        let said = short.to_string();
        assert!(
            said.contains("length 2") && said.contains("40 dice"),
            "{said}"
        );
    }
}

//! A value per die on its way through serde, which knows no arrays of more than 32.

use crate::DICE;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

pub(crate) fn serialize<T: Serialize, S: Serializer>(
    values: &[T; DICE],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    values.as_slice().serialize(serializer)
}

pub(crate) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<[T; DICE], D::Error> {
    let values = Vec::<T>::deserialize(deserializer)?;
    let found = values.len();
    values
        .try_into()
        .map_err(|_| D::Error::invalid_length(found, &"a value for each of 52 dice"))
}

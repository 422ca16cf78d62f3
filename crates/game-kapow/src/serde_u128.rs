//! Sets of slots on their way through serde: JSON knows no numbers of 128 bits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<S: Serializer>(set: &u128, serializer: S) -> Result<S::Ok, S::Error> {
    [*set as u64, (*set >> 64) as u64].serialize(serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
    let [low, high] = <[u64; 2]>::deserialize(deserializer)?;
    Ok(u128::from(high) << 64 | u128::from(low))
}

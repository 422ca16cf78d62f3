//! Dice anyone can verify, and the records that prove them.

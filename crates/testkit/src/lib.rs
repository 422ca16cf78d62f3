//! The laws every game must pass, and a toy game that passes them.

pub mod skirmish;

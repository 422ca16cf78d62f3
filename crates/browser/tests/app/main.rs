//! The app as people meet it, in a real browser.

mod board;
mod dice_miner;
mod friends;
mod interruptions;
mod kapow;
mod matches;
mod newcomer;
mod offline;
mod replay;
mod screens;
mod secrets;
mod sets;
mod start;

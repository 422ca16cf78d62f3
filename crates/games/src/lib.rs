//! The list of our games.

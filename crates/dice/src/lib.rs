//! Die faces, sets of dice and exact odds.

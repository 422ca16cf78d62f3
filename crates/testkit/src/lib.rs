//! The laws every game must pass.

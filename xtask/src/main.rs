//! All automation: `cargo play`, `cargo verify`, `cargo xtask tidy`.
fn main() {}

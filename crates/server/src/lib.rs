//! Tables online: one task per table owns its match; an input is on disk before anyone hears of it.

pub mod ids;
pub mod store;

//! Tables online: one task per table owns its match; an input is on disk before anyone hears of it.

mod chairs;
mod config;
mod hall;
mod host;
mod http;
pub mod ids;
mod limits;
mod metrics;
pub mod names;
mod opening;
mod patient;
mod scribes;
mod serve;
pub mod store;
mod task;

pub use config::{Config, Limits, MetricsKey, Rate, Times};
pub use http::Files;
pub use serve::Server;

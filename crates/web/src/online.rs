//! Tables on a server: the few requests, the socket, and the pages around the board.

mod api;
mod hand_on;
mod invited;
mod lobby;
mod make;
mod nowhere;
mod page;
mod plan;
mod qr;
mod seats;
pub(crate) mod session;
mod socket;
mod strip;
mod talk;
mod who;
pub(crate) mod witness;

pub(crate) use api::{MyTable, forget_keys, kept_at, kept_table, my_tables, trouble};
pub(crate) use hand_on::share_button;
pub(crate) use invited::InvitedPage;
pub(crate) use make::{FriendsPage, seat_name};
pub(crate) use page::TablePage;
pub(crate) use socket::Socket;

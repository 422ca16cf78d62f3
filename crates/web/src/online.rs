//! Tables on a server: the few requests, the socket, and the pages around the board.

mod api;
mod lobby;
mod make;
mod page;
mod socket;

pub(crate) use api::is_served;
pub(crate) use make::{FriendsPage, InvitedPage};
pub(crate) use page::TablePage;
pub(crate) use socket::Socket;

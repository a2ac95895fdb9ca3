//! Everything that is tested from outside, in one binary.

mod accounts;
mod architecture;
mod authorisation;
mod battles;
mod browser;
mod catalogue;
mod catalogues;
mod command;
mod composition;
mod events;
mod hidden_standings;
mod home;
mod pairing;
mod places;
mod players;
mod print;
mod ranking;
mod roster;
mod rosters;
mod rounds;
mod standings;
mod support;
mod votes;
mod weekend;

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
mod crash;
mod events;
mod home;
mod pairing;
mod places;
mod players;
mod print;
mod protocol;
mod ranking;
mod roster;
mod roster_builder;
mod rosters;
mod rounds;
mod standings;
mod support;
mod tables;
mod weekend;

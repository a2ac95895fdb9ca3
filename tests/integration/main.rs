//! Everything that is tested from outside, in one binary.

mod accounts;
mod authorisation;
mod browser;
mod composition;
mod events;
mod home;
mod pairing;
mod players;
mod print;
mod roster;
mod standings;
mod support;

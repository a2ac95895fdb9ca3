//! Everything that is tested from outside, in one binary.

#[macro_use]
mod support;
mod account;
mod battles;
mod browser;
mod catalogue;
mod command;
mod composition;
mod desk;
mod event;
mod exchange;
mod forms;
mod games;
mod house;
mod http;
mod log;
mod pairing;
mod play;
mod ranking;
mod rosters;
mod rounds;
mod safety;
mod storage;
mod team_championships;
mod teams;
mod weekend;

//! Muster runs tabletop tournaments: rosters are checked, rounds paired and explained, results kept.

#![doc = include_str!("README.md")]

#[macro_use]
pub mod domain;
#[macro_use]
pub mod storage;
pub mod actions;
pub mod app;
pub mod cache;
pub mod chance;
pub mod command;
pub mod config;
pub mod demo;
pub mod error;
pub mod exchange;
pub mod jobs;
pub mod limits;
pub mod live;
pub mod print;
pub mod text;
pub mod token;
pub mod web;

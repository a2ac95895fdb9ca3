//! Muster runs tabletop tournaments: rosters are checked, rounds paired and explained, results kept.
//!
//! ```text
//! web, command, jobs, demo  →  actions  →  storage  →  domain
//! web, command  →  storage (reads), cache, print, exchange, words
//! print  →  words  →  domain
//! ```
//! - [`domain`]: the rules, pure. Values in, values out.
//! - [`actions`]: every change, each one transaction with its entry in the audit log.
//! - [`storage`]: SQL, one file per table, one text for both engines.
//! - [`exchange`]: files that other programs read and write.
//! - [`print`]: paper, each document a pure function to a PDF.
//! - [`words`]: what people read, made from values of the domain.
//! - [`web`]: HTTP, every address in `web/mod.rs`.
//! - [`cache`]: what is kept under (event, version).
//! - [`app`], [`chance`], [`config`], [`error`], [`hang_up`], [`listeners`], [`live`], [`pace`], [`token`], [`turns`]: what they share.

#[macro_use]
pub mod storage;
pub mod actions;
pub mod app;
pub mod cache;
pub mod chance;
pub mod command;
pub mod config;
pub mod demo;
pub mod domain;
pub mod error;
pub mod exchange;
pub mod hang_up;
pub mod jobs;
pub mod listeners;
pub mod live;
pub mod pace;
pub mod print;
pub mod token;
pub mod turns;
pub mod web;
pub mod words;

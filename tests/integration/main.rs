//! Everything that is tested from outside, in one binary.

mod browser;
mod home;
mod support;
mod roster;

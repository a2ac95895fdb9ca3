//! Everything that is tested from outside, in one binary.

mod browser;
mod home;
mod print;
mod roster;
mod support;

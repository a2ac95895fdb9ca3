//! Everything that is tested from outside, in one binary.

mod home;
mod print;
mod support;

//! The desk: where organisers and judges work.

pub mod home;
pub mod settings;
pub mod staff;

//! The desk: where organisers and judges work.

pub mod awards;
pub mod home;
pub mod print;
pub mod settings;
pub mod staff;

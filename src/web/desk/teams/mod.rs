//! Teams at the desk.

pub mod list;
pub mod one;
pub mod rules;

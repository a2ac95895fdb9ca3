//! The venue at the desk: its tables and their terrain.

pub mod tables;
pub mod terrain;

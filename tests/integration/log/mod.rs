//! The log of every change.

pub mod audit_chain;
mod audit_held;
mod audit_settings;
mod audit_values;

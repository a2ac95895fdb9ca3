//! What pages say beside their templates: labels, messages and hints that a handler chooses, a file a room of `web`.

pub mod forms;
pub mod roster;

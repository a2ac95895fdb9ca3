//! What stands on the pack.

pub const EVENT_PACK: &str = "Event pack";

//! What one visitor can cost: how often they ask, how much waits, how many streams stay open and how large a body may be.

pub(crate) mod body_budget;
pub mod hang_up;
pub mod rate_limit;
pub mod stream_slots;
pub mod work_queue;

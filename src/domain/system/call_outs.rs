//! What is called out during a round, by the time that is left (`handbook C1`).

use super::System;
use serde::{Deserialize, Serialize};

/// A sentence for the hall, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CallOut {
    pub minutes_left: u32,
    pub text: String,
    /// What should have ended by then, where it is that: `Battle round 3`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<String>,
}

impl System {
    /// The minutes that are left of a round of any length when its first part should begin (`handbook C1`): those of the
    /// last call-out before one says that a part should have ended. None where the game names no such parts.
    #[must_use]
    pub fn first_part_begins(&self, round_minutes: u32) -> Option<u32> {
        let calls = self.call_outs_for(round_minutes);
        let ended = calls.iter().position(|call| call.ends.is_some())?;
        calls[..ended].last().map(|call| call.minutes_left)
    }

    /// The call-outs of a round of any length, scaled to the minute. Two that a short round brings to the
    /// same minute are both kept, in order.
    #[must_use]
    pub fn call_outs_for(&self, round_minutes: u32) -> Vec<CallOut> {
        let full = u64::from(self.call_outs.first().map_or(1, |first| first.minutes_left).max(1));
        let scaled = |minutes: u32| {
            let minutes = (u64::from(minutes) * u64::from(round_minutes) + full / 2) / full;
            u32::try_from(minutes).unwrap_or(u32::MAX)
        };
        self.call_outs
            .iter()
            .map(|call| CallOut { minutes_left: scaled(call.minutes_left), ..call.clone() })
            .collect()
    }
}

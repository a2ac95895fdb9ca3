//! What is called out while a round runs, as a page holds it: the script brings each up when its time comes.

use crate::{
    domain::{
        event::clock::{RoundClock, call_outs},
        system::CallOut,
    },
    web::page::{event_view::EventView, table_time::TableTime},
    words::clock as say,
};
use chrono::TimeDelta;
use std::cmp::Reverse;

/// Something that is called out.
pub struct SpokenCallOut {
    pub text: String,
    /// Milliseconds that are left then.
    pub at_left: i64,
    /// It was called out last.
    pub is_newest: bool,
}

impl EventView {
    /// Half time, ten minutes and time: what any page says to whoever does not look at the clock.
    pub fn said_aloud(&self, clock: &RoundClock) -> Vec<SpokenCallOut> {
        mark_newest_call_out(standard_call_outs(clock.minutes), None)
    }

    /// The event's call-outs and those, for a page that shows what was called out last at one table.
    pub fn called_out(&self, time: &TableTime) -> Vec<SpokenCallOut> {
        let mut all = call_outs(&self.settings);
        let planned = || i64::from(self.settings.round_minutes);
        let minutes = self.round_clock().map_or_else(planned, |clock| clock.minutes);
        let missing = standard_call_outs(minutes).into_iter();
        let missing = missing.filter(|more| all.iter().all(|call| call.minutes_left != more.minutes_left));
        let missing: Vec<CallOut> = missing.collect();
        all.extend(missing);
        all.sort_by_key(|call| Reverse(call.minutes_left));
        mark_newest_call_out(all, Some(time.left))
    }
}

fn standard_call_outs(minutes: i64) -> Vec<CallOut> {
    let half = u32::try_from(minutes / 2).unwrap_or_default();
    let calls = [(half, say::HALF_TIME), (10, say::TEN_MINUTES), (0, say::TIME)];
    let kept = calls.into_iter().filter(|(left, text)| *left > 10 || *text != say::HALF_TIME);
    kept.map(|(minutes_left, text)| CallOut { minutes_left, text: text.into(), ends: None }).collect()
}

/// In the order of the round; the newest is known where it is known what is left.
fn mark_newest_call_out(calls: Vec<CallOut>, left: Option<TimeDelta>) -> Vec<SpokenCallOut> {
    let is_due =
        |call: &CallOut| left.is_some_and(|left| left <= TimeDelta::minutes(call.minutes_left.into()));
    let newest = calls.iter().rposition(is_due);
    let told = calls.into_iter().enumerate().map(|(position, call)| SpokenCallOut {
        at_left: i64::from(call.minutes_left) * 60_000,
        text: call.text,
        is_newest: newest == Some(position),
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_time_ten_minutes_and_time_are_said_in_a_round_that_is_long_enough() {
        let of = |minutes| {
            standard_call_outs(minutes).into_iter().map(|call| call.minutes_left).collect::<Vec<_>>()
        };
        assert_eq!([of(165), of(20)], [vec![82, 10, 0], vec![10, 0]]);
        let newest = |left| {
            let said = mark_newest_call_out(standard_call_outs(165), Some(TimeDelta::minutes(left)));
            said.into_iter().find(|call| call.is_newest).map(|call| call.at_left / 60_000)
        };
        assert_eq!([100, 82, 11, 10, -5].map(newest), [None, Some(82), Some(82), Some(10), Some(0)]);
    }
}

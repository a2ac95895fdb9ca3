//! What is called out while a round runs, as a page holds it: the script brings each up when its time comes.

use crate::{
    domain::event::clock::{RoundClock, call_outs},
    text::{Message, Wording, say},
    web::page::{event_view::EventView, table_time::TableTime},
};
use chrono::TimeDelta;
use std::cmp::Reverse;

/// Something that is called out.
pub struct SpokenCallOut {
    pub text: Wording,
    /// Milliseconds that are left then.
    pub at_left: i64,
    /// It was called out last.
    pub is_newest: bool,
}

impl EventView {
    /// Half time, ten minutes and time: what any page says to whoever does not look at the clock.
    pub fn said_aloud(&self, clock: &RoundClock) -> Vec<SpokenCallOut> {
        mark_newest_call_out(standard_call_outs(clock.minutes).into_iter().map(with_wording).collect(), None)
    }

    /// The event's call-outs and those, for a page that shows what was called out last at one table.
    pub fn called_out(&self, time: &TableTime) -> Vec<SpokenCallOut> {
        let all = call_outs(&self.settings);
        let planned = || i64::from(self.settings.round_minutes);
        let minutes = self.round_clock().map_or_else(planned, |clock| clock.minutes);
        let mut missing = standard_call_outs(minutes);
        missing.retain(|(left, _)| all.iter().all(|call| call.minutes_left != *left));
        let of_event = all.into_iter().map(|call| (call.minutes_left, Wording::Words(call.text)));
        let mut calls: Vec<(u32, Wording)> = of_event.chain(missing.into_iter().map(with_wording)).collect();
        calls.sort_by_key(|(minutes_left, _)| Reverse(*minutes_left));
        mark_newest_call_out(calls, Some(time.left))
    }
}

/// The minutes that are left then, and what is said. Half time is not, in a round of less than twenty minutes.
fn standard_call_outs(minutes: i64) -> Vec<(u32, Message)> {
    let half = u32::try_from(minutes / 2).unwrap_or_default();
    let half_time = Some((half, say!("clock-half-time"))).filter(|(left, _)| *left > 10);
    let rest = [(10, say!("clock-ten-minutes")), (0, say!("clock-time-is-up"))];
    half_time.into_iter().chain(rest).collect()
}

fn with_wording((minutes_left, text): (u32, Message)) -> (u32, Wording) {
    (minutes_left, text.into())
}

/// In the order of the round; the newest is known where it is known what is left.
fn mark_newest_call_out(calls: Vec<(u32, Wording)>, left: Option<TimeDelta>) -> Vec<SpokenCallOut> {
    let is_due = |(minutes_left, _): &(u32, Wording)| {
        left.is_some_and(|left| left <= TimeDelta::minutes((*minutes_left).into()))
    };
    let newest = calls.iter().rposition(is_due);
    let told = calls.into_iter().enumerate().map(|(position, (minutes_left, text))| SpokenCallOut {
        at_left: i64::from(minutes_left) * 60_000,
        text,
        is_newest: newest == Some(position),
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_time_ten_minutes_and_time_are_said_in_a_round_that_is_long_enough() {
        let of = |minutes| standard_call_outs(minutes).into_iter().map(|(left, _)| left).collect::<Vec<_>>();
        assert_eq!([of(165), of(20)], [vec![82, 10, 0], vec![10, 0]]);
        let newest = |left| {
            let calls = standard_call_outs(165).into_iter().map(with_wording).collect();
            let said = mark_newest_call_out(calls, Some(TimeDelta::minutes(left)));
            said.into_iter().find(|call| call.is_newest).map(|call| call.at_left / 60_000)
        };
        assert_eq!([100, 82, 11, 10, -5].map(newest), [None, Some(82), Some(82), Some(10), Some(0)]);
    }
}

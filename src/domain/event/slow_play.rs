//! A table that a judge watches for slow play: since when, and what was seen.

use crate::domain::{
    ids::{BattleId, EventId},
    numbers::TableNumber,
};
use chrono::{DateTime, Utc};
use serde::Serialize;
use uuid::Uuid;

/// One watch of a table. Staff alone see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlowPlayWatch {
    pub id: Uuid,
    pub event_id: EventId,
    pub battle_id: BattleId,
    pub started_at: DateTime<Utc>,
    /// The judge who began to watch.
    pub started_by: String,
    /// Why, if anything was said.
    pub note: String,
    /// None while the table is watched.
    pub ended_at: Option<DateTime<Utc>>,
    pub ended_by: Option<String>,
    /// What was seen.
    pub seen: Option<String>,
}

/// Why a table is not watched, or a watch does not end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum SlowPlayRefusal {
    WatchedAlready,
    /// Somebody has ended it.
    Ended,
    /// The table has a result that stands.
    NotPlaying,
    /// The round that is on has no battle there.
    NobodyAt(TableNumber),
    /// The judge plays at this table.
    OwnBattle,
}

impl SlowPlayWatch {
    pub fn is_open(&self) -> bool {
        self.ended_at.is_none()
    }

    /// Whole minutes, until its end or now.
    pub fn minutes(&self, now: DateTime<Utc>) -> i64 {
        (self.ended_at.unwrap_or(now) - self.started_at).num_minutes().max(0)
    }

    /// The watch, ended by `who` at `now` with what was seen.
    ///
    /// # Errors
    /// When it has ended already.
    pub fn ended(&self, who: &str, (now, seen): (DateTime<Utc>, &str)) -> Result<Self, SlowPlayRefusal> {
        if !self.is_open() {
            return Err(SlowPlayRefusal::Ended);
        }
        let (ended_by, seen) = (Some(who.to_owned()), Some(seen.to_owned()));
        Ok(Self { ended_at: Some(now), ended_by, seen, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeDelta;

    #[test]
    fn a_watch_counts_until_its_end_and_ends_once() {
        let noon: DateTime<Utc> = "2026-05-03T12:00:00Z".parse().unwrap();
        let watch = SlowPlayWatch {
            id: Uuid::nil(),
            event_id: EventId(Uuid::nil()),
            battle_id: BattleId(Uuid::nil()),
            started_at: noon,
            started_by: "Jo".into(),
            note: String::new(),
            ended_at: None,
            ended_by: None,
            seen: None,
        };
        let later = noon + TimeDelta::minutes(12);
        assert_eq!(watch.minutes(later), 12);
        let ended = watch.ended("Kim", (later, "two turns in ten minutes")).unwrap();
        assert_eq!(
            (ended.minutes(later + TimeDelta::hours(1)), ended.ended_by.as_deref()),
            (12, Some("Kim"))
        );
        assert_eq!(ended.ended("Jo", (later, "again")), Err(SlowPlayRefusal::Ended));
    }
}

//! Tables that are watched for slow play.

use super::InWords;
use crate::domain::event::slow_play::SlowPlayRefusal;

impl InWords for SlowPlayRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::WatchedAlready => "This table is watched already.".into(),
            Self::Ended => "Somebody has ended this watch already.".into(),
            Self::NotPlaying => "Nobody is playing at this table now.".into(),
            Self::NobodyAt(table) => format!("Nobody plays at table {table} in this round."),
            Self::OwnBattle => "You play in this battle, so another judge watches it.".into(),
        }
    }
}

//! Tables that are watched for slow play.

use super::InWords;
use crate::domain::event::slow_play::SlowPlayRefusal;

impl InWords for SlowPlayRefusal {
    fn in_words(&self) -> String {
        match self {
            Self::WatchedAlready => "This table is watched already.",
            Self::Ended => "Somebody has ended this watch already.",
            Self::NotPlaying => "Nobody is playing at this table now.",
            Self::OwnBattle => "You play in this battle, so another judge watches it.",
        }
        .into()
    }
}

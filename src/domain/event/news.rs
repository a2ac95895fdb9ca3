//! What staff tell everybody: an announcement, which stands on every phone and on the wall until it is taken down, and
//! the answer to a question, which stays on the event's page of questions.

use crate::domain::ids::EventId;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The longest announcement, in characters: it has to be read from ten metres.
pub const LONGEST_ANNOUNCEMENT: usize = 200;
/// The longest question.
pub const LONGEST_QUESTION: usize = 300;
/// The longest answer.
pub const LONGEST_ANSWER: usize = 1000;

/// One announcement or one answered question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewsItem {
    pub id: Uuid,
    pub event_id: EventId,
    pub kind: NewsKind,
    /// Empty for an announcement.
    pub question: String,
    pub text: String,
    pub at: DateTime<Utc>,
    /// As they were called then.
    pub told_by: String,
    /// The call from a table that it answers, if it came from one.
    pub call_id: Option<Uuid>,
    pub state: NewsState,
    /// When it was taken down, or back.
    pub ended_at: Option<DateTime<Utc>>,
    /// One more with every change that was kept.
    pub version: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewsKind {
    Announcement,
    /// A question of the event's rules, with its answer.
    Ruling,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NewsState {
    Standing,
    /// It was true, and is read: off the phones, still in the list.
    TakenDown,
    /// It was wrong: nobody reads it any more but in the log.
    TakenBack,
}

enum_words! { NewsKind: Announcement "announcement", Ruling "ruling" }

enum_words! { NewsState: Standing "standing", TakenDown "taken_down", TakenBack "taken_back" }

impl NewsItem {
    pub fn is_ruling(&self) -> bool {
        self.kind == NewsKind::Ruling
    }

    pub fn stands(&self) -> bool {
        self.state == NewsState::Standing
    }

    /// Everybody may read it: all but what was wrong.
    pub fn is_public(&self) -> bool {
        self.state != NewsState::TakenBack
    }
}

/// Why something is not told, or not taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum NewsRefusal {
    /// So many were told already.
    TooMany { most: i64 },
    /// The answer to this call is on the page.
    ToldAlready,
    /// The call has no answer that could be told.
    NoAnswer,
    /// It does not stand any more.
    Ended,
}

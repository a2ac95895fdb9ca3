//! What everybody was told.

use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "kebab-case", deny_unknown_fields)]
pub enum NewsAct {
    /// On every phone and on the wall.
    Announced {
        text: String,
    },
    /// On the page of questions.
    Answered {
        question: String,
        answer: String,
    },
    Reworded {
        before: String,
        after: String,
    },
    /// It was read.
    TakenDown {
        text: String,
    },
    /// It was wrong.
    TakenBack {
        text: String,
    },
}

//! What was done with one tap and is undone with one: the notice that says it was done has the button. Only acts that
//! are named here can stand there, whatever a cookie says.

use crate::domain::{
    event::{clock::ClockStart, screen::Shows},
    numbers::RoundNumber,
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Something that was done in an event, with what it takes to undo it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// As in its address.
    event: String,
    done: UndoableTap,
}

/// What was done, and what was there before. Versions are those from then on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum UndoableTap {
    CheckedIn {
        number: i64,
    },
    /// Whoever was not checked in was marked as not coming.
    MarkedNotComing,
    /// A file was read in: the entry of the log that says so.
    PlayersAdded {
        entry: i64,
    },
    /// Those whom this entry of the log marked; of teams, where they pay.
    MarkedPaid {
        entry: i64,
        teams: bool,
    },
    Left {
        number: i64,
        version: i64,
    },
    /// The version of the roster, and how often that one had changed.
    RosterAccepted {
        number: i64,
        roster: i64,
        version: i64,
    },
    Announced {
        id: Uuid,
        version: i64,
    },
    PutOnScreen {
        before: Shows,
    },
    StandingsHidden {
        before: Option<RoundNumber>,
    },
    RoundClosed {
        round: RoundNumber,
    },
    /// The clock of a round, as it was then.
    ClockStarted {
        round: RoundNumber,
        start: ClockStart,
    },
}

/// What the page before left to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftNote {
    pub text: String,
    pub undo: Option<Undo>,
    /// Nothing was done, and this is why.
    pub is_refusal: bool,
}

/// What stands behind why nothing was done.
const REFUSAL: &str = "refused";

impl Undo {
    pub fn from_tap(event: &str, done: UndoableTap) -> Self {
        Self { event: event.to_owned(), done }
    }

    /// Where the form goes that undoes it.
    pub fn action(&self) -> String {
        let page = match &self.done {
            UndoableTap::CheckedIn { .. } => "check-in".to_owned(),
            UndoableTap::MarkedNotComing => "check-in/reopen".to_owned(),
            UndoableTap::PlayersAdded { .. } => "players/import/undo".to_owned(),
            UndoableTap::MarkedPaid { teams: true, .. } => "teams/paid".to_owned(),
            UndoableTap::MarkedPaid { teams: false, .. } => "players/paid".to_owned(),
            UndoableTap::Left { number, .. } => format!("players/{number}/take-back"),
            UndoableTap::RosterAccepted { number, .. } => format!("rosters/{number}"),
            UndoableTap::Announced { id, .. } => format!("news/{id}"),
            UndoableTap::PutOnScreen { .. } => "screen".to_owned(),
            UndoableTap::StandingsHidden { .. } => "standings/hide".to_owned(),
            UndoableTap::ClockStarted { .. } => "clock".to_owned(),
            UndoableTap::RoundClosed { round } => format!("rounds/{round}/reopen"),
        };
        format!("/e/{}/desk/{page}", self.event)
    }

    /// Its fields, each with what it says.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        match &self.done {
            UndoableTap::CheckedIn { number } => vec![("number", number.to_string()), ("undo", "yes".into())],
            UndoableTap::MarkedNotComing | UndoableTap::RoundClosed { .. } => Vec::new(),
            UndoableTap::ClockStarted { round, start } => vec![
                ("round", round.to_string()),
                ("hand", "take_back".into()),
                ("at", start.at.to_string()),
                ("minutes", start.minutes.to_string()),
            ],
            UndoableTap::PlayersAdded { entry } | UndoableTap::MarkedPaid { entry, .. } => {
                vec![("entry", entry.to_string())]
            }
            UndoableTap::Left { version, .. } => vec![("version", version.to_string())],
            UndoableTap::RosterAccepted { roster, version, .. } => vec![
                ("roster", roster.to_string()),
                ("version", version.to_string()),
                ("state", "submitted".into()),
            ],
            UndoableTap::Announced { version, .. } => {
                vec![("version", version.to_string()), ("what", "back".into())]
            }
            UndoableTap::PutOnScreen { before } => vec![("shows", before.as_str().into())],
            UndoableTap::StandingsHidden { before } => {
                vec![("up_to", before.map(|round| round.to_string()).unwrap_or_default())]
            }
        }
    }
}

/// A sentence for the next page, with what undoes it: one text.
pub fn pack_note_with_undo(note: &str, undo: Option<&Undo>) -> String {
    let note = note.replace('\n', " ");
    match undo.and_then(|undo| serde_json::to_string(undo).ok()) {
        Some(undo) => format!("{note}\n{undo}"),
        None => note,
    }
}

/// The same of why nothing was done.
pub fn pack_refusal(why: &str) -> String {
    format!("{}\n{REFUSAL}", why.replace('\n', " "))
}

/// What [`pack_note_with_undo`] or [`pack_refusal`] put together. What could not be undone by one of our own forms is left
/// out.
pub fn unpack_note(text: &str) -> LeftNote {
    let (text, rest) = text.split_once('\n').unwrap_or((text, ""));
    let undo: Option<Undo> = serde_json::from_str(rest).ok();
    let is_slug =
        |slug: &str| !slug.is_empty() && slug.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-');
    let undo = undo.filter(|undo| is_slug(&undo.event));
    LeftNote { text: text.to_owned(), undo, is_refusal: rest == REFUSAL }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_goes_to_the_next_page_with_what_undoes_it_and_with_nothing_else() {
        let undo = Undo::from_tap("spring-open", UndoableTap::CheckedIn { number: 7 });
        let left = |text: &str, undo| LeftNote { text: text.into(), undo, is_refusal: false };
        let with_undo = pack_note_with_undo("Ann is here.", Some(&undo));
        assert_eq!(unpack_note(&with_undo), left("Ann is here.", Some(undo.clone())));
        assert_eq!(unpack_note(&pack_note_with_undo("Two\nlines.", None)), left("Two lines.", None));
        let refused = LeftNote { is_refusal: true, ..left("No.", None) };
        assert_eq!(unpack_note(&pack_refusal("No.")), refused);
        assert_eq!(undo.action(), "/e/spring-open/desk/check-in");
        // Whoever could write to somebody else's cookies finds no other form to have them send.
        for planted in [
            r#"{"event":"spring-open","done":"delete"}"#,
            r#"{"event":"x/desk/delete?","done":"marked_not_coming"}"#,
            r#"{"event":"","done":"marked_not_coming"}"#,
            r#"{"event":"spring-open","done":"marked_not_coming","to":"/admin"}"#,
            r#"{"event":"spring-open","done":{"put_on_screen":{"before":"\"><script>"}}}"#,
        ] {
            assert_eq!(unpack_note(&format!("Saved.\n{planted}")), left("Saved.", None), "{planted}");
        }
    }
}

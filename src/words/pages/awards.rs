//! Awards as everybody sees them.

use crate::words::{number, so_many};
use crate::{
    domain::{
        standings::{Row, Scoring},
        system::System,
    },
    words::{findings::listed, tournament_points},
};

/// Whoever has an award: `Ann`, `Ann and Bo`, `Ann, Bo and Cy`.
pub fn named(names: &[String]) -> String {
    listed(names)
}

/// What a rank was won by: `45 battle points, 3–0–0` where points rank, else the record alone.
pub fn results(system: &System, scoring: Scoring, (row, record): (&Row, &str)) -> String {
    let title = match scoring {
        Scoring::Points => tournament_points::title(system).to_lowercase(),
        Scoring::MatchPoints => "match points".into(),
        Scoring::GamePoints | Scoring::Graded | Scoring::Plain => return record.to_owned(),
    };
    format!("{} {title}, {record}", number(row.tournament_points()))
}

/// The same, where the next place has as much: `3–0–0, ahead on victory points: 90 against 84`
pub fn ahead(results: &str, decisive: &str) -> String {
    format!("{results}, ahead {decisive}")
}

/// What a vote was won by: `19 of 47 votes`
pub fn votes(votes: i64, turnout: i64) -> String {
    format!("{votes} of {}", so_many(turnout, "vote", "votes"))
}

/// What the best of a faction has done: `3rd, 4–1–0`
pub fn place_and_results(place: &str, results: &str) -> String {
    format!("{place}, {results}")
}

/// What the panel's best was marked: `38 of 40 from the panel`
pub fn panels_marks(marks: i64, most: u32) -> String {
    format!("{marks} of {most} from the panel")
}

// Somebody has it by a choice that no number made.
pub const CHOSEN: &str = "chosen by the organiser";

/// The same of one of several with as many votes: what they have besides.
pub fn chosen_of_a_tie(votes: &str) -> String {
    format!("{votes}, chosen by the organiser")
}

//! Awards as everybody sees them.

use crate::words::so_many;
use crate::{
    domain::{
        standings::{Row, Scoring},
        system::System,
    },
    words::tournament_points,
};

/// What a rank was won by: `45 battle points, 3–0–0` where points rank, else the record alone.
pub fn results(system: &System, scoring: Scoring, (row, record): (&Row, &str)) -> String {
    let title = match scoring {
        Scoring::Points => tournament_points::title(system).to_lowercase(),
        Scoring::MatchPoints => "match points".into(),
        Scoring::GamePoints | Scoring::Graded | Scoring::Plain => return record.to_owned(),
    };
    format!("{} {title}, {record}", row.tournament_points())
}

/// What a vote was won by: `19 of 47 votes`
pub fn votes(votes: i64, turnout: i64) -> String {
    format!("{votes} of {}", so_many(turnout, "vote", "votes"))
}

/// What the best of a faction has done: `3rd, 4–1–0`
pub fn place_and_results(place: &str, results: &str) -> String {
    format!("{place}, {results}")
}

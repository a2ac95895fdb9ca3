//! Awards as everybody sees them.

use crate::words::{so_many, write_grouped_number};
use crate::{
    domain::{
        standings::{Scoring, StandingsRow},
        system::System,
    },
    words::{findings::join_with_and, tournament_points},
};

/// Whoever has an award: `Ann`, `Ann and Bo`, `Ann, Bo and Cy`.
pub fn list_award_winners(names: &[String]) -> String {
    join_with_and(names)
}

/// What a rank was won by: `45 battle points, 3–0–0` where points rank, else the record alone.
pub fn describe_rank_results(system: &System, scoring: Scoring, row: &StandingsRow, record: &str) -> String {
    let title = match scoring {
        Scoring::Points => tournament_points::title_points_column(system).to_lowercase(),
        Scoring::MatchPoints => "match points".into(),
        Scoring::GamePoints | Scoring::Graded | Scoring::Plain => return record.to_owned(),
    };
    format!("{} {title}, {record}", write_grouped_number(row.tournament_points()))
}

/// The same, where the next place has as much: `3–0–0, ahead on victory points: 90 against 84`
pub fn add_decisive_value(results: &str, decisive: &str) -> String {
    format!("{results}, ahead {decisive}")
}

/// What a vote was won by: `19 of 47 votes`
pub fn describe_vote_result(votes: i64, turnout: i64) -> String {
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

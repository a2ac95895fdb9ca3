//! The standings of teams.

use crate::{
    domain::{standings::Scoring, system::System},
    words::{tournament_points, write_grouped_number},
};

/// What counts before everything else among teams, where points do.
pub fn team_points(scoring: Scoring, game: &System) -> Option<String> {
    match scoring {
        Scoring::MatchPoints => Some("Match points".into()),
        Scoring::GamePoints => Some("Game points".into()),
        Scoring::Points => Some(tournament_points::title_points_column(game)),
        Scoring::Graded | Scoring::Plain => None,
    }
}

/// How a team stands: `2–0–1`, with the points that count before it.
pub fn team_stands(record: &str, points: Option<(i64, String)>) -> String {
    match points {
        Some((points, title)) => {
            format!("{} {}, {record}", write_grouped_number(points), title.to_lowercase())
        }
        None => record.to_owned(),
    }
}

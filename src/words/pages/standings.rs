//! The standings, and the page that tells why somebody stands where they do.

use crate::{
    domain::{
        event::pack::{RankingChange, Settings},
        history::ResultKind,
        numbers::RoundNumber,
        standings::{OutcomeRecord, RecordCount, Scoring, TrailAmount},
        system::System,
    },
    words::{
        InWords, entrants::of_entrants, so_many, standings::ordinal, tournament_points, write_grouped_number,
    },
};

/// What of a record sets it above another that reads alike: `2 major`; none where the record itself says it.
pub fn of_the_record(count: RecordCount, record: OutcomeRecord) -> Option<String> {
    match count {
        RecordCount::MajorVictories => Some(format!("{} major", record.major_wins)),
        RecordCount::MinorVictories => Some(format!("{} minor", record.minor_wins)),
        RecordCount::MinorLosses if record.minor_losses == 1 => Some("1 minor loss".into()),
        RecordCount::MinorLosses => Some(so_many(record.minor_losses, "minor loss", "minor losses")),
        _ => None,
    }
}

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

/// The visitor's own place, and of when it is: `Your place after round 2: 7th`, `Your place so far in round 3: 13th`
pub fn own_place(place: u32, round: RoundNumber, changes: bool) -> String {
    let when = if changes { "so far in" } else { "after" };
    format!("Your place {when} round {round}: {}", ordinal(place))
}

/// In the place of an opponent's name.
pub const A_BYE: &str = "a bye";
/// In the place of an opponent's win record.
pub const NOT_COUNTED: &str = "not counted";

/// An opponent who is not ranked.
pub fn name_spare_opponent(name: &str) -> String {
    format!("{name} (spare)")
}

/// How somebody's battles ended: `Major victory 2`
pub fn count_of(title: &str, count: i64) -> String {
    format!("{title} {}", write_grouped_number(count))
}

/// An opponent's own record, in halves of a win: `won 2½ of 3`
pub fn won_of(halves: u32, games: u32) -> String {
    format!("won {} of {games}", write_half_wins(halves))
}

/// The same as the first tie-breaker counts it, in a column: `2½ of 3`
pub fn win_record(halves: u32, games: u32) -> String {
    format!("{} of {games}", write_half_wins(halves))
}

fn write_half_wins(halves: u32) -> String {
    match (halves / 2, halves.is_multiple_of(2)) {
        (whole, true) => whole.to_string(),
        (0, false) => "½".into(),
        (whole, false) => format!("{whole}½"),
    }
}

/// What one battle gave to a number, or why it gave nothing.
pub fn explain_counted_amount(amount: TrailAmount) -> String {
    match amount {
        TrailAmount::Whole(whole) => write_grouped_number(whole),
        TrailAmount::Share(share) => share.to_string(),
        TrailAmount::HalfOf(half) => format!("{half}, drawn opponents count half"),
        TrailAmount::LeftOut(why) => format!("not counted: {}", why.in_words()),
    }
}

/// How a battle ended that was not played to its end; empty for one that was.
pub fn word_unplayed_kind(kind: ResultKind) -> &'static str {
    match kind {
        ResultKind::Played | ResultKind::Bye => "",
        ResultKind::ConcededByA | ResultKind::ConcededByB => "left during the game",
        ResultKind::NoShowA | ResultKind::NoShowB => "did not come",
        ResultKind::Adjudicated => "adjudicated",
    }
}

/// The ranking was changed after round 1: when, how and why (`handbook S8`).
pub fn ranking_changed(when: &str, settings: &Settings, change: &RankingChange) -> String {
    format!(
        "{when}, after round {}: {} changed {}. Before: {}. Since then: {}. Why: {}",
        change.after_round,
        change.by,
        of_entrants(settings.entrants, "how players are ranked"),
        change.before.told_in(settings),
        change.after.told_in(settings),
        change.reason
    )
}

/// A penalty or a bonus: `−5 battle points`.
pub fn word_penalty_or_bonus(points: &str, title: &str) -> String {
    format!("{points} {title}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_win_has_no_nought_before_it() {
        assert_eq!(
            [0, 1, 2, 5].map(|halves| win_record(halves, 3)),
            ["0 of 3", "½ of 3", "1 of 3", "2½ of 3"]
        );
    }
}

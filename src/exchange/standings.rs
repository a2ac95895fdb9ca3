//! Standings as other programs read them: JSON and a table, in the words of the event file.

use super::table::{ExportCell, ExportTable};
use crate::domain::standings::{OutcomeRecord, Scoring, Standings, StandingsRow, TiebreakValue, Tiebreaker};
use serde::{Serialize, Serializer, ser::SerializeMap};

/// An array in order of places, with a line's end at the end.
///
/// # Panics
/// Never: texts and numbers always become JSON.
#[must_use]
pub fn write_standings_json(standings: &Standings) -> String {
    let rows: Vec<JsonRow> =
        standings.rows.iter().map(|row| JsonRow::from_standings_row(standings, row)).collect();
    let mut text = serde_json::to_string_pretty(&rows).expect("texts and numbers become JSON");
    text.push('\n');
    text
}

/// A row for each player or team.
pub fn build_standings_table(standings: &Standings) -> ExportTable {
    let fixed =
        ["place", "player", "name", "major_wins", "minor_wins", "draws", "minor_losses", "major_losses"];
    let columns = standings.ranking.tiebreakers.iter().flat_map(|tiebreaker| columns_of(*tiebreaker));
    let points: &[&str] = match standings.ranking.scoring {
        Scoring::Points => &["tournament_points", "correction"],
        Scoring::MatchPoints => &["match_points"],
        Scoring::Graded | Scoring::Plain | Scoring::GamePoints => &[],
    };
    let points = points.iter().copied();
    let cut: &[&str] = if standings.has_cut() { &["cut", "cut_seed"] } else { &[] };
    let cut = cut.iter().copied();
    let headings =
        fixed.into_iter().chain(points).chain(["win_path"]).chain(columns).chain(["dropped"]).chain(cut);
    let mut table = ExportTable::new(headings);
    for row in &standings.rows {
        let mut line = standings_cells(row, standings.ranking.scoring);
        if standings.has_cut() {
            let cut = row
                .cut
                .map(|cut| [cut.reached.word().into(), i64::try_from(cut.seed).unwrap_or(i64::MAX).into()]);
            line.extend(cut.unwrap_or_else(|| ["".into(), "".into()]));
        }
        table.push(line);
    }
    table
}

/// Players are ranked by tournament points before everything else.
fn is_by_points(standings: &Standings) -> bool {
    standings.ranking.scoring == Scoring::Points
}

fn standings_cells(row: &StandingsRow, scoring: Scoring) -> Vec<ExportCell> {
    let record = &row.record;
    let counts =
        [record.major_wins, record.minor_wins, record.draws, record.minor_losses, record.major_losses];
    let mut cells = vec![row.place.into(), row.key.as_str().into(), row.name.as_str().into()];
    cells.extend(counts.map(ExportCell::from));
    match scoring {
        Scoring::Points => cells.extend([row.tournament_points(), row.correction].map(ExportCell::from)),
        Scoring::MatchPoints => cells.push(row.tournament_points().into()),
        Scoring::Graded | Scoring::Plain | Scoring::GamePoints => {}
    }
    cells.push(row.win_path.as_str().into());
    for value in &row.values {
        match value {
            TiebreakValue::TwoStage(first, second) => {
                cells.extend([first, second].map(|share| share.decimal().into()));
            }
            TiebreakValue::NotUsed => cells.push(ExportCell::Empty),
            TiebreakValue::Whole(number) => cells.push((*number).into()),
            TiebreakValue::Share(share) => cells.push(share.decimal().into()),
        }
    }
    cells.push(row.dropped.then_some("dropped").into());
    cells
}

/// A two-stage value has a column for each stage, so that nothing that decides a place is left out.
fn columns_of(tiebreaker: Tiebreaker) -> Vec<&'static str> {
    match tiebreaker {
        Tiebreaker::OpponentsWinRecord => vec![tiebreaker.as_str(), ALL_OPPONENTS],
        _ => vec![tiebreaker.as_str()],
    }
}

const ALL_OPPONENTS: &str = "opponents_win_record_all";

#[derive(Serialize)]
struct JsonRow<'s> {
    place: u32,
    player: &'s str,
    name: &'s str,
    record: OutcomeRecord,
    /// Of teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    match_points: Option<i64>,
    /// Where players are ranked by them, with what was taken or given beside the battles.
    #[serde(skip_serializing_if = "Option::is_none")]
    tournament_points: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    correction: Option<i64>,
    win_path: &'s str,
    tiebreakers: Values<'s>,
    dropped: bool,
    /// Of those whom a cut has placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<JsonCut>,
}

#[derive(Serialize)]
struct JsonCut {
    seed: usize,
    reached: String,
}

struct Values<'s> {
    tiebreakers: &'s [Tiebreaker],
    values: &'s [TiebreakValue],
}

impl<'s> JsonRow<'s> {
    fn from_standings_row(standings: &'s Standings, row: &'s StandingsRow) -> Self {
        Self {
            place: row.place,
            player: &row.key,
            name: &row.name,
            record: row.record,
            match_points: (standings.ranking.scoring == Scoring::MatchPoints)
                .then(|| row.tournament_points()),
            tournament_points: is_by_points(standings).then(|| row.tournament_points()),
            correction: Some(row.correction).filter(|points| *points != 0),
            win_path: &row.win_path,
            tiebreakers: Values { tiebreakers: &standings.ranking.tiebreakers, values: &row.values },
            dropped: row.dropped,
            cut: row.cut.map(|cut| JsonCut { seed: cut.seed, reached: cut.reached.word() }),
        }
    }
}

impl Serialize for Values<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (tiebreaker, value) in self.tiebreakers.iter().zip(self.values) {
            match value {
                TiebreakValue::NotUsed => map.serialize_entry(tiebreaker.as_str(), &())?,
                TiebreakValue::Whole(number) => map.serialize_entry(tiebreaker.as_str(), number)?,
                TiebreakValue::Share(share) => {
                    map.serialize_entry(tiebreaker.as_str(), &share.to_string())?;
                }
                TiebreakValue::TwoStage(first, second) => {
                    map.serialize_entry(tiebreaker.as_str(), &first.to_string())?;
                    map.serialize_entry(ALL_OPPONENTS, &second.to_string())?;
                }
            }
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::standings::rank_entrants, exchange::event_file};

    const FILE: &str = r#"{"format":"muster-event/1","event":{"slug":"s","name":"N","system":"aos4-ghb2024",
        "points_limit":2000,"rounds":2,"ranking":{"tiebreakers":["vp_differential","opponents_win_record","head_to_head"]}},
        "players":[{"id":"p1","name":"=1+1, \"x\""},{"id":"p2","name":"李雷 🏆","dropped_after":1},{"id":"p3","name":"<b>Bo</b>"}],
        "rounds":[{"number":1,"tables":[
            {"table":1,"a":"p1","b":"p2","result":{"a":{"vp":20,"tactics":3},"b":{"vp":22,"tactics":3}}},
            {"table":null,"a":"p3","b":null,"result":{"kind":"bye"}}]}]}"#;

    fn sample_standings() -> Standings {
        let file = event_file::parse_event_file(FILE.as_bytes()).unwrap();
        rank_entrants(&file.history, &file.event.ranking)
    }

    #[test]
    fn json_has_each_row_with_every_value_in_the_ranking_s_order() {
        let text = write_standings_json(&sample_standings());
        let rows: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(
            rows[1],
            serde_json::json!({
                "place": 2, "player": "p2", "name": "李雷 🏆",
                "record": {"major_wins": 0, "minor_wins": 1, "draws": 0, "minor_losses": 0, "major_losses": 0},
                "win_path": "W",
                "tiebreakers": {
                    "vp_differential": 2,
                    "opponents_win_record": "0/1", "opponents_win_record_all": "0/1",
                    "head_to_head": null,
                },
                "dropped": true,
            })
        );
        assert!(text.find("vp_differential") < text.find("opponents_win_record"));
    }

    #[test]
    fn a_table_has_the_same_with_decimals_and_no_formula() {
        let text = build_standings_table(&sample_standings()).csv(',');
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "place,player,name,major_wins,minor_wins,draws,minor_losses,major_losses,win_path,vp_differential,opponents_win_record,opponents_win_record_all,head_to_head,dropped",
                "1,p3,<b>Bo</b>,1,0,0,0,0,W,50,0.0000,0.0000,,",
                "2,p2,李雷 🏆,0,1,0,0,0,W,2,0.0000,0.0000,,dropped",
                r#"3,p1,"'=1+1, ""x""",0,0,0,1,0,L,-2,0.0000,1.0000,,"#,
            ]
        );
    }
}

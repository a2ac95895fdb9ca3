//! Tables as files: CSV with commas or semicolons, and workbooks, of all that a page offers as a table.

use crate::{
    command::program::muster,
    support::{event_files::four_players, floor::Floor},
};
use std::io::{Cursor, Read};

const HOME: &str = "/e/spring-open";
const WORKBOOK: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async fn played() -> Floor {
    let floor = Floor::with_players(7).await;
    let path = format!("{HOME}/desk/players/1");
    let version = floor.desk.get(&path).await.hidden("version");
    let fields = [("version", version.as_str()), ("name", "Player 1"), ("faction", "Skaven")];
    floor.desk.post(&path, &fields).await.is(303);
    for round in 1..=2 {
        // Numbers that every battleplan knows.
        floor.play(round, &[(1, [40, 4, 10, 1]), (2, [30, 3, 20, 2]), (3, [40, 4, 40, 4])]).await;
        floor.close(round).await;
    }
    floor
}

/// The text of one part of a workbook.
fn part(workbook: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(workbook)).expect("a workbook is an archive");
    let mut text = String::new();
    archive.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

#[actix_web::test]
async fn every_table_comes_with_commas_with_semicolons_and_as_a_workbook() {
    let floor = played().await;
    let phone = floor.phone(1).await;
    for (path, page, asks) in [
        ("standings", "standings", &floor.desk),
        ("statistics", "statistics", &floor.desk),
        ("statistics/missions", "statistics", &floor.desk),
        ("desk/players", "desk/players", &floor.desk),
        ("desk/figures", "desk/figures", &floor.desk),
        ("desk/answers", "desk/set-up/who", &floor.desk),
        ("me/battles", "me/battles", &phone),
    ] {
        let offered = asks.get(&format!("{HOME}/{page}")).await;
        for ending in [".xlsx\"", ".csv\"", ".csv?separator=semicolon\""] {
            offered.is(200).shows(&format!("href=\"{HOME}/{path}{ending}"));
        }
        let comma = asks.get(&format!("{HOME}/{path}.csv")).await;
        let semicolon = asks.get(&format!("{HOME}/{path}.csv?separator=semicolon")).await;
        let rows = |text: &str, separator: u8| {
            let text = text.strip_prefix('\u{feff}').expect("a download says its encoding").to_owned();
            let mut reader = csv::ReaderBuilder::new();
            let mut reader = reader.has_headers(false).delimiter(separator).from_reader(Cursor::new(text));
            reader
                .records()
                .map(|row| row.unwrap().iter().map(str::to_owned).collect())
                .collect::<Vec<Vec<_>>>()
        };
        let (commas, semicolons) = (rows(&comma.is(200).body, b','), rows(&semicolon.is(200).body, b';'));
        assert!(commas[0].len() > 2, "{path}: {commas:?}");
        assert_eq!(commas.len(), semicolons.len(), "{path}");
        for (one, other) in commas.iter().flatten().zip(semicolons.iter().flatten()) {
            let is_same = one == other || one.replace('.', ",") == *other;
            assert!(is_same, "{path}: {one} is {other}");
        }
        let workbook = asks.get(&format!("{HOME}/{path}.xlsx")).await;
        assert_eq!(workbook.is(200).kind, WORKBOOK);
        let sheet = part(&workbook.bytes, "xl/worksheets/sheet1.xml");
        assert_eq!(sheet.matches("<row ").count(), commas.len(), "{path}: {sheet}");
        assert!(!sheet.contains("<f>"), "{path} has a formula");
        assert!(part(&workbook.bytes, "xl/sharedStrings.xml").contains(&commas[0][1]), "{path}");
    }
    floor.site.visitor().get(&format!("{HOME}/desk/players.xlsx")).await.is(303);
}

/// A fraction like 1/2 is the second of January to a spreadsheet.
#[actix_web::test]
async fn a_spreadsheet_takes_no_tie_breaker_for_a_date() {
    let floor = played().await;
    let text = floor.site.visitor().get(&format!("{HOME}/standings.csv")).await.is(200).body.clone();
    let mut reader = csv::Reader::from_reader(Cursor::new(text.strip_prefix('\u{feff}').unwrap().to_owned()));
    let column = reader.headers().unwrap().iter().position(|name| name == "opponents_win_record").unwrap();
    let mut shares = 0;
    for row in reader.records().map(Result::unwrap) {
        assert!(!row.iter().any(|cell| cell.contains('/')), "{row:?}");
        let (_, places) = row[column].split_once('.').expect("a share is a decimal");
        assert_eq!(places.len(), 4, "{row:?}");
        shares += usize::from(row[column].parse::<f64>().unwrap() > 0.0);
    }
    assert!(shares > 3, "{text}");
    // The standings that are read by programs keep them exact.
    let (folder, event) = (tempfile::tempdir().unwrap(), "event.json");
    std::fs::write(folder.path().join(event), four_players().to_string()).unwrap();
    let json = muster(folder.path(), &["standings", event, "--json"]).out;
    let rows: serde_json::Value = serde_json::from_str(&json).unwrap();
    let exact = rows[0]["tiebreakers"]["opponents_win_record"].as_str().unwrap();
    assert!(exact.contains('/'), "{exact}");
    // And what a program is handed begins with its first heading.
    assert!(muster(folder.path(), &["standings", event, "--csv"]).out.starts_with("place,player,"));
}

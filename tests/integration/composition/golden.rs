//! The golden report: what `muster check --json` says of every list in the corpus, as counts that are
//! committed. `MUSTER_GOLDEN=write` writes them anew; look at the difference before committing it.

use super::{
    illegal, rules,
    snapshots::{Dated, Snapshots, dates_of_articles, known},
};
use muster::{
    command::check_report::check_report,
    domain::{
        composition::CheckRules,
        games::{self, Verdict},
        roster::RosterReading,
    },
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fs, path::PathBuf};

const FOLDERS: [&str; 7] = [
    "aos4-app",
    "aos4-listbot",
    "aos4-sigdex",
    "aos4-newrecruit-text",
    "aos4-newrecruit-ros",
    "aos4-newrecruit-rosz",
    "aos4-newrecruit-json",
];

/// Those of the app's lists for which a snapshot of their date is in the data. What is illegal in the
/// others is for the most part their date: prices, and what later pages renamed.
const OF_THEIR_DATE: &str = "aos4-app, with the profiles of their date";

/// One folder of the corpus in numbers.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Counts {
    files: usize,
    not_read: usize,
    faction_found: usize,
    /// Lists that print a total, and those whose prices add up to it as they are printed.
    with_total: usize,
    adds_up: usize,
    /// Or that do with the catalogue's price of lores whose price the program did not print.
    adds_up_with_choices: usize,
    with_drops: usize,
    drops_equal: usize,
    legal: usize,
    /// Of which nothing is said, because something of them was not read: some hold two lists.
    not_judged: usize,
    /// How many lists have a finding of severity illegal by each rule.
    illegal_by: BTreeMap<String, usize>,
    warned_by: BTreeMap<String, usize>,
}

#[test]
fn the_report_on_the_whole_corpus_is_the_one_that_was_committed() {
    let Some(snapshots) = Snapshots::load() else { return };
    let articles = dates_of_articles();
    let mut report: BTreeMap<&str, Counts> = BTreeMap::new();
    for (folder, (name, bytes)) in
        FOLDERS.into_iter().flat_map(|folder| files(folder).into_iter().map(move |file| (folder, file)))
    {
        let Ok(reading) = games::default().read(&bytes, None) else {
            report.entry(folder).or_default().not_read += 1;
            continue;
        };
        let article = articles.get(&format!("{folder}/{name}")).copied();
        let verdict = best(snapshots, &name, &reading, article);
        report.entry(folder).or_default().count(&name, &reading, &verdict);
        let list = Dated { name: name.clone(), roster: reading.roster.clone(), article };
        if article.is_some() && folder == "aos4-app" && !Snapshots::in_force_for(&list).is_empty() {
            report.entry(OF_THEIR_DATE).or_default().count(&name, &reading, &verdict);
        }
    }
    let dated = &report[OF_THEIR_DATE];
    assert!(dated.legal * 10 >= (dated.files - dated.not_judged) * 9, "{dated:?}");
    let app = &report["aos4-app"];
    assert_eq!((app.files, app.not_read, app.faction_found), (239, 0, 239), "a faction in every one");
    assert!(app.adds_up_with_choices * 100 >= app.with_total * 98, "{app:?}");
    assert!(app.drops_equal * 100 >= app.with_drops * 99, "{app:?}");
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/aos4.json");
    let made = serde_json::to_string_pretty(&report).expect("numbers") + "\n";
    if std::env::var("MUSTER_GOLDEN").is_ok_and(|value| value == "write") {
        fs::write(&path, &made).expect("a place for the report");
    }
    let golden = fs::read_to_string(&path).expect("the report is committed");
    assert_eq!(made, golden, "MUSTER_GOLDEN=write writes the new one");
}

impl Counts {
    fn count(&mut self, name: &str, reading: &RosterReading, verdict: &Verdict) {
        let report = check_report(name, reading, verdict);
        let one = |so: bool| usize::from(so);
        self.files += 1;
        self.not_judged += one(report.not_judged.is_some());
        self.faction_found += one(report.faction.is_some());
        if let Some(declared) = report.points_declared {
            self.with_total += 1;
            self.adds_up += one(declared == report.points_printed);
            self.adds_up_with_choices += one(report.adds_up == Some(true));
        }
        if let Some(drops) = report.drops_declared {
            self.with_drops += 1;
            self.drops_equal += one(drops as usize == verdict.computed.drops);
        }
        self.legal += one(report.legal);
        for finding in &verdict.findings {
            let by = match finding.severity {
                muster::domain::composition::Severity::Illegal => &mut self.illegal_by,
                muster::domain::composition::Severity::Warning => &mut self.warned_by,
                muster::domain::composition::Severity::Information => continue,
            };
            *by.entry(finding.rule.to_string()).or_default() += 1;
        }
    }
}

/// With the snapshot that fits best of those that may have been in force; where there is none, with the
/// newest one before the article, or the newest of all. A list is counted once for each rule.
fn best(
    snapshots: &Snapshots,
    name: &str,
    reading: &RosterReading,
    article: Option<chrono::NaiveDate>,
) -> Verdict {
    let list = Dated { name: name.to_owned(), roster: reading.roster.clone(), article };
    let mut days = Snapshots::in_force_for(&list);
    if days.is_empty() {
        days.push(Snapshots::newest_before(article));
    }
    let judged = days.into_iter().map(|day| {
        let rules: CheckRules = rules(&list.roster, day);
        let view = snapshots.view(day);
        let mut verdict = games::default().check(&list.roster, view, &rules);
        let mut seen = std::collections::HashSet::new();
        verdict.findings.retain(|finding| seen.insert((finding.rule, finding.severity)));
        verdict
    });
    judged.min_by_key(|verdict| illegal(verdict).count()).expect("one day at least")
}

/// Name without its ending, and content, in order.
fn files(folder: &str) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(known().join("rosters").join(folder)).expect("a folder of the corpus");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let name = |path: &PathBuf| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    paths.iter().map(|path| (name(path), fs::read(path).expect("a file"))).collect()
}

//! Every line of a list is either used or told: each line of real lists is replaced by nonsense, and somebody hears
//! of it.

use super::{rules, snapshots::Snapshots};
use crate::rosters::roster_variants::corpus;
use crate::support::findings::describe_finding;
use chrono::NaiveDate;
use muster::domain::{
    catalogue::CatalogueView,
    games,
    roster::{Notice, NoticeAbout},
};

const NONSENSE: &str = "Qwyxlorb Zzyzx";
/// Of all lines so many are tried, each time others: all of them take minutes.
const EVERY: usize = 6;

#[test]
fn a_line_of_nonsense_is_told_wherever_it_stands() {
    let Some(snapshots) = Snapshots::load() else { return };
    let as_of = "2025-06-19".parse().expect("a date");
    let view = snapshots.view(as_of);
    let (mut tried, mut silent) = (0, Vec::new());
    for (number, (name, text)) in corpus("aos4-app").iter().enumerate() {
        let lines: Vec<&str> = text.lines().collect();
        for at in (0..lines.len()).skip(number % EVERY).step_by(EVERY) {
            if lines[at].trim().is_empty() {
                continue;
            }
            let mut changed = lines.clone();
            let bullet =
                ["• ", "* ", "- "].into_iter().find(|bullet| lines[at].trim_start().starts_with(bullet));
            let nonsense = format!("{}{NONSENSE}", bullet.unwrap_or_default());
            changed[at] = &nonsense;
            tried += 1;
            if !is_heard_of(&changed.join("\n"), at + 1, view, as_of) {
                silent.push(format!("{name} line {}: {}", at + 1, lines[at]));
            }
        }
    }
    println!("{tried} lines replaced, {} unheard of", silent.len());
    assert!(tried > 1000, "{tried}");
    assert!(silent.is_empty(), "{} of {tried}: {silent:#?}", silent.len());
}

/// Whether a finding, a note on the reading, a question about a name, or the roster's own name has it.
fn is_heard_of(text: &str, line: usize, view: &CatalogueView, as_of: NaiveDate) -> bool {
    let reading = games::default().read(text.as_bytes(), None).expect("a text");
    let rules = rules(&reading.roster, as_of);
    let verdict = games::default().check(&reading.roster, view, &rules);
    let has = |text: &str| text.contains("Qwyxlorb");
    // What follows the end of a list is told as a whole.
    let ended = |notice: &Notice| {
        notice.about == NoticeAbout::EndsAbove && notice.line.is_some_and(|from| from <= line)
    };
    let notices = reading.notices.iter();
    has(&reading.roster.name)
        || notices
            .into_iter()
            .any(|one| ended(one) || one.line == Some(line) || has(&format!("{:?}", one.about)))
        || verdict
            .findings
            .iter()
            .any(|one| has(&describe_finding(one).message) || has(&describe_finding(one).place))
        || games::default().unknown_names(&reading.roster, view, &rules).iter().any(|name| has(&name.name))
        || verdict.computed.not_judged.is_some()
}

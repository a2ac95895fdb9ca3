//! Whether an army has a unit that is Scoring (T06): asked where the profiles say who is.

use super::t9a;
use crate::support::findings::describe_finding;
use muster::{
    domain::{catalogue::Catalogue, composition::CheckRules, composition::Severity},
    exchange::catalogue_csv::read_csv,
};

const HERDS: &str = "kind,faction,name,points,categories,flags\n\
    faction,,Beast Herds,,,\n\
    unit,Beast Herds,Beast Lord,190,Characters,\n\
    unit,Beast Herds,Wildhorn Herd,100,Core,scoring\n\
    unit,Beast Herds,Feral Hounds,100,Core,\n";

/// What is said of it, and whether it was asked at all.
fn asked(table: &str, unit: &str) -> (Vec<(Severity, String)>, bool) {
    let day = "2024-10-09".parse().unwrap();
    let view = Catalogue::new([read_csv(table.as_bytes()).publication]).as_of(day);
    let text = format!("Ann - Beast Herds\n190 - Beast Lord, General\n3800 - 40 {unit}\n3990\n");
    let roster = t9a(3).read(text.as_bytes(), None).unwrap().roster;
    let verdict = t9a(3).check(&roster, &view, &CheckRules::matched_play(4000, day));
    let about = verdict.findings.iter().filter(|finding| finding.rule.to_string() == "T06");
    let said = about.map(|finding| (finding.severity, describe_finding(finding).message)).collect();
    (said, !verdict.computed.not_asked.iter().any(|rule| rule.to_string() == "T06"))
}

#[test]
fn t06_an_army_without_a_unit_that_is_scoring_is_told_so() {
    assert_eq!(asked(HERDS, "Wildhorn Herd"), (Vec::new(), true));
    let (said, was_asked) = asked(HERDS, "Feral Hounds");
    let told = "No Scoring units, so the army can't take objectives.".to_owned();
    assert_eq!((said, was_asked), (vec![(Severity::Information, told)], true));
    // Profiles that say of nobody that they are, say of nobody that they are not.
    assert_eq!(asked(&HERDS.replace("scoring", ""), "Feral Hounds"), (Vec::new(), false));
}

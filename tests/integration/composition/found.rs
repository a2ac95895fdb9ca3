//! Small lists on which the verdict was wrong once, each through the command with the whole catalogue of its date.

use crate::support::data;
use std::process::Command;

const DAY: &str = "2026-08-18";

/// A list, and what is found to be illegal in it: the rule, and words of the sentence.
const LISTS: [(&str, &str, &[&str]); 7] = [
    (
        "aos4-w27-006",
        "A27",
        &["2 Heroic Traits (Adherent of Kir-Nadarr and Hunter of Souls). At most 1 is allowed."],
    ),
    ("aos4-w34-000", "A26", &["2 battle formations", "Brass Stampede", "Khornate Legion"]),
    ("aos4-f3", "A26", &["2 battle formations", "Brass Stampede", "Khornate Legion"]),
    ("aos4-probe-f2", "A26", &["2 battle formations", "Brass Stampede", "Khornate Legion"]),
    ("aos4-probe-f4", "A26", &["2 battle formations", "Brass Stampede", "Khornate Legion"]),
    ("aos4-probe-f5", "A26", &["2 battle formations", "Brass Stampede", "Khornate Legion"]),
    (
        "aos4-probe-cards",
        "A36",
        &["Master the Paths is a battle tactic card from General's Handbook 2025-26"],
    ),
];

#[test]
fn lists_on_which_the_verdict_was_wrong_once_are_judged_right() {
    let Some(data) = data("found/lists") else { return };
    let path = |name: &str| data.join("found/lists").join(format!("{name}.txt")).display().to_string();
    let lists: Vec<String> = LISTS.iter().map(|(name, ..)| path(name)).collect();
    let catalogue = data.join("bsdata/aos4").join(DAY).display().to_string();
    let mut muster = Command::new(env!("CARGO_BIN_EXE_muster"));
    muster.arg("check").args(&lists).args([
        "--catalogue",
        &catalogue,
        "--as-of",
        DAY,
        "--points",
        "2000",
        "--json",
    ]);
    let answer = muster.output().expect("the program runs");
    assert_eq!(answer.status.code(), Some(1), "{}", String::from_utf8_lossy(&answer.stderr));
    let reports: serde_json::Value = serde_json::from_slice(&answer.stdout).expect("a report");
    for ((name, rule, words), report) in LISTS.iter().zip(reports.as_array().expect("a list")) {
        let findings = report["verdict"]["findings"].as_array().expect("findings");
        let illegal: Vec<_> = findings.iter().filter(|finding| finding["severity"] == "illegal").collect();
        assert!(
            illegal.iter().all(|finding| finding["rule"] == *rule) && !illegal.is_empty(),
            "{name}: {illegal:#?}"
        );
        let said = |word: &&str| {
            illegal.iter().any(|finding| finding["message"].as_str().unwrap_or_default().contains(*word))
        };
        assert!(words.iter().all(said), "{name}: {illegal:#?}");
        let open = findings.iter().filter(|finding| finding["rule"] == "A31");
        let mut open = open.filter_map(|finding| finding["message"].as_str());
        assert!(
            !open.any(|message| message.contains("Heroic Traits")) || *rule != "A27",
            "{name} is not invited to a third"
        );
    }
}

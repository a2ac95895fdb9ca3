//! Rosters for the demo, out of the sample of battle profiles: legal ones, and a few that are not.

use crate::domain::{catalogue::CatalogueView, composition::CheckRules, games};

/// A roster as its player would paste it: legal by `rules`, if one was found.
pub fn write_demo_roster(view: &CatalogueView, rules: &CheckRules, seed: u64) -> String {
    let ruleset = games::default().ruleset();
    let sample = ruleset.sample_roster(view, rules, seed);
    sample.map(|roster| ruleset.as_text(&roster)).unwrap_or_default()
}

/// The same with prices that are ten points too low: every second unit's, and the sum at the head with them.
pub fn with_cheaper_units(text: &str) -> String {
    let price = |line: &str| line.strip_suffix(')')?.rsplit_once(" (")?.1.parse::<i64>().ok();
    let (mut is_cheap, mut full, mut sum) = (true, 0, 0);
    let mut line = |line: &str| {
        let Some(points) = price(line) else { return line.to_owned() };
        is_cheap = !is_cheap;
        let printed = if is_cheap { points - 10 } else { points };
        (full, sum) = (full + points, sum + printed);
        line.replace(&format!("({points})"), &format!("({printed})"))
    };
    let lines: Vec<String> = text.lines().map(&mut line).collect();
    lines.join("\n").replacen(&format!(" {full}/"), &format!(" {sum}/"), 1)
}

/// The same with one letter of a unit missing.
pub fn with_misspelt_unit(text: &str) -> String {
    let is_unit = |line: &&str| line.ends_with("0)") && line.contains(" (");
    let Some(unit) = text.lines().filter(is_unit).nth(1) else { return text.to_owned() };
    let Some((name, price)) = unit.rsplit_once(" (") else { return text.to_owned() };
    let short: String = name.chars().take(name.chars().count() - 1).collect();
    text.replacen(unit, &format!("{short} ({price}"), 1)
}

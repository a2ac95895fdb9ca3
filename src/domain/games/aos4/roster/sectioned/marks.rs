//! What a unit's bullets say: the app's marks in its languages, and everything else that it carries.

use crate::domain::roster::{Entry, Upgrade, line};

/// "Reinforced.", "General!": as people type them.
fn unsigned(text: &str) -> String {
    line::folded(text).trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

/// What the app marks a unit with, in its languages.
enum Mark {
    General,
    Reinforced,
    Legends,
}

fn mark_of(text: &str) -> Option<Mark> {
    match unsigned(text).as_str() {
        "general" | "général" => Some(Mark::General),
        "reinforced" | "verstärkt" | "renforcé" | "renforcée" => Some(Mark::Reinforced),
        "legends" | "legenden" | "légendes" => Some(Mark::Legends),
        _ => None,
    }
}

pub fn is_mark(text: &str) -> bool {
    mark_of(text).is_some()
}

pub fn mark(entry: &mut Entry, bullet: &str) {
    match mark_of(bullet) {
        Some(Mark::General) => return entry.general = true,
        Some(Mark::Reinforced) => return entry.reinforced = true,
        Some(Mark::Legends) => return entry.legends = true,
        None => {}
    }
    match unsigned(bullet).as_str() {
        "" => {}
        _ => entry.upgrades.push(upgrade(bullet)),
    }
}

fn upgrade(bullet: &str) -> Upgrade {
    let priced = line::priced(bullet);
    let (count, name) = line::counted(priced.as_ref().map_or(bullet, |priced| priced.name));
    let name = unlabelled(name);
    Upgrade { name: name.to_owned(), count, points: priced.map(|priced| priced.points), ..Upgrade::default() }
}

/// What a label says of something carried: "Artefact of Power: Skavenbrew".
pub fn unlabelled(piece: &str) -> &str {
    const LABELS: [&str; 12] = [
        "artefact of power",
        "artefacts of power",
        "artefact",
        "artifact",
        "heroic trait",
        "heroic traits",
        "monstrous trait",
        "monstrous traits",
        "trait",
        "enhancement",
        "enhancements",
        "upgrade",
    ];
    LABELS
        .iter()
        .find_map(|label| line::labelled(piece, label))
        .filter(|name| name.starts_with(char::is_alphanumeric))
        .unwrap_or(piece)
}

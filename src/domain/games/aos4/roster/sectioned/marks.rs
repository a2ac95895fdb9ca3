//! What a unit's bullets say: the app's marks in its languages, and everything else that it carries.

use crate::domain::{
    games::aos4::roster::tongues::{find_english_word, split_english_label},
    roster::{RosterEntry, Upgrade, line},
};

/// "Reinforced.", "General!": as people type them.
fn fold_typed_mark(text: &str) -> String {
    line::fold_text(text).trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
}

/// What the app marks a unit with, in its languages.
enum UnitMark {
    General,
    Reinforced,
    Legends,
    /// "Not reinforced", "Reinforced: no", "no artefact".
    Denied,
}

fn mark_of(text: &str) -> Option<UnitMark> {
    let text = fold_typed_mark(text);
    if is_denied(&text) {
        return Some(UnitMark::Denied);
    }
    // "Reinforced: yes", "Reinforced (yes)", "Reinforced x1".
    let yes =
        text.rsplit_once([' ', ':', '(', '-', '=']).filter(|(_, yes)| find_english_word(yes) == Some("yes"));
    let bare = yes.map_or(text.as_str(), |(bare, _)| bare.trim_end_matches([':', ' ', '(', '-', '=']));
    // "Reinforced each", of several units on one line.
    let bare = ["each", "both", "all"].iter().fold(bare, |bare, word| {
        let bare = bare.strip_suffix(word).filter(|bare| bare.ends_with(' ')).unwrap_or(bare).trim_end();
        bare.strip_prefix(word).filter(|bare| bare.starts_with(' ')).unwrap_or(bare).trim_start()
    });
    let bare = bare.strip_prefix("1x ").or_else(|| bare.strip_prefix("is ")).unwrap_or(bare);
    match find_english_word(bare)? {
        "general" => Some(UnitMark::General),
        "reinforced" => Some(UnitMark::Reinforced),
        "legends" => Some(UnitMark::Legends),
        _ => None,
    }
}

/// Whether a text says of something that a unit may be or carry that it is not so.
fn is_denied(text: &str) -> bool {
    const BEFORE: [&str; 9] = ["not ", "non ", "non-", "no ", "un", "without ", "nicht ", "kein ", "keine "];
    let of_unit = |text: &str| {
        let text = text.trim().trim_start_matches("the ").trim_start_matches("a ");
        let may_be = ["general", "reinforced", "legends", "artefact of power", "heroic trait", "enhancement"];
        find_english_word(text).is_some_and(|word| text.len() > 1 && may_be.contains(&word))
    };
    let behind = text.rsplit_once([' ', ':', '(', '-', '=']);
    let is_no = |word: &str| {
        find_english_word(word) == Some("none") || ["false", "nein", "non", "not"].contains(&word)
    };
    let denied_behind = behind
        .is_some_and(|(bare, word)| is_no(word) && of_unit(bare.trim_end_matches([':', ' ', '(', '-', '='])));
    denied_behind || BEFORE.iter().filter_map(|no| text.strip_prefix(no)).any(of_unit)
}

pub fn is_mark(text: &str) -> bool {
    mark_of(text).is_some()
}

pub fn mark_entry(entry: &mut RosterEntry, bullet: &str) {
    match mark_of(bullet) {
        Some(UnitMark::General) => return entry.general = true,
        Some(UnitMark::Reinforced) => return entry.reinforced = true,
        Some(UnitMark::Legends) => return entry.legends = true,
        Some(UnitMark::Denied) => return,
        None => {}
    }
    // "General, Skavenbrew": with a mark of the app's, each piece is a bullet of its own.
    let pieces = || bullet.split([',', ';', '|', '+']).map(str::trim).filter(|piece| !piece.is_empty());
    if pieces().count() > 1 && pieces().any(is_mark) {
        return pieces().for_each(|piece| mark_entry(entry, piece));
    }
    match fold_typed_mark(bullet).as_str() {
        "" => {}
        _ => entry.upgrades.push(read_bullet_upgrade(bullet)),
    }
}

fn read_bullet_upgrade(bullet: &str) -> Upgrade {
    let priced = line::read_priced_line(bullet);
    let name = strip_quotes(priced.as_ref().map_or(bullet, |priced| priced.name));
    let (count, name) = line::split_count(strip_quotes(strip_carried_label(name)));
    Upgrade { name: name.to_owned(), count, points: priced.map(|priced| priced.points), ..Upgrade::default() }
}

/// Without quotation marks or brackets around all of it.
fn strip_quotes(name: &str) -> &str {
    const AROUND: [(&str, &str); 6] =
        [("\"", "\""), ("“", "”"), ("«", "»"), ("'", "'"), ("[", "]"), ("(", ")")];
    let inside = AROUND.iter().find_map(|(open, close)| name.strip_prefix(open)?.strip_suffix(close));
    inside.map(str::trim).filter(|inside| !inside.is_empty()).unwrap_or(name)
}

/// Whether a line without a bullet says by its label that it is carried: "Artefact: Skavenbrew".
pub fn is_labelled(text: &str) -> bool {
    strip_carried_label(text).len() < text.len()
}

/// What a label says of something carried: "Artefact of Power: Skavenbrew".
pub fn strip_carried_label(piece: &str) -> &str {
    const LABELS: [&str; 5] =
        ["wargear", "artefact of power", "heroic trait", "monstrous trait", "enhancement"];
    split_english_label(piece)
        .filter(|(label, _)| LABELS.contains(label))
        .map(|(_, name)| name)
        .filter(|name| name.starts_with(char::is_alphanumeric))
        .unwrap_or(piece)
}

//! What players type into a unit's line beside its name and price: "Clanrats (R) (300)", "Reinforced Clanrats (300)",
//! "Grey Seer (120) - General, Skavenbrew".

use super::marks::{is_mark, mark_entry, strip_carried_label};
use crate::domain::{
    games::aos4::roster::tongues::find_english_word,
    roster::{RosterEntry, line},
};

/// Where a list puts what its units carry, beside below them.
#[derive(Default, Clone, Copy)]
pub struct RemarkPlaces {
    behind_price: bool,
    within_name: bool,
}

impl RemarkPlaces {
    /// Told by the app's marks: one of them there, and all that stands there is carried.
    pub fn from_app_marks<'a>(lines: impl Iterator<Item = &'a str>) -> Self {
        let mut places = Self::default();
        for priced in lines.filter_map(line::read_priced_line) {
            places.behind_price |= priced.remark.is_some_and(has_app_mark);
            places.within_name |= last_bracket(priced.name).is_some_and(|(_, inside)| has_app_mark(inside));
        }
        places
    }
}

/// What stands behind the price. Where marks of the app's stand there it is what the unit carries; else it is the
/// player's own.
pub fn behind_price(entry: &mut RosterEntry, remark: &str, places: RemarkPlaces) {
    if places.behind_price || has_app_mark(remark) {
        split_remark(remark).for_each(|piece| mark_entry(entry, strip_carried_label(piece)));
    } else {
        entry.remark = Some(remark.to_owned());
    }
}

/// Takes the marks out of the name of a unit, and what stands beside such marks elsewhere.
pub fn within_name(entry: &mut RosterEntry, places: RemarkPlaces) {
    let (first, rest) = entry.name.split_once(' ').unwrap_or_default();
    let (bare, last) = entry.name.rsplit_once(' ').unwrap_or_default();
    // The last word of "Chaos Knights (The Dread Banner, Reinforced)" is one in brackets.
    let means_reinforced = |word: &str| {
        let is_bare = !word.contains(['(', ')', '[', ']']);
        is_bare && find_english_word(word) == Some("reinforced") && (word.len() > 1 || word == "R")
    };
    let name = [(first, rest), (last, bare)].into_iter().find(|(word, _)| means_reinforced(word));
    if let Some(name) = name.map(|(_, name)| name.to_owned()) {
        // "Clanrats - not reinforced"
        let denied = name.rsplit_once(' ').filter(|(_, not)| is_mark(&format!("{not} reinforced")));
        entry.reinforced = denied.is_none() || entry.reinforced;
        let bare =
            denied.map_or(name.as_str(), |(bare, _)| bare).trim_end_matches([' ', '-', '–', '—', ',', ':']);
        bare.clone_into(&mut entry.name);
    }
    // "General: Grey Seer", "Warlord - Grey Seer"
    for label in ["general", "warlord"] {
        if let Some(name) = line::text_after_label(&entry.name, label).filter(|name| !name.is_empty()) {
            entry.name = name.to_owned();
            entry.general = true;
        }
    }
    // "(R) (G)": as many as anybody types.
    for _ in 0..3 {
        let Some((name, inside)) = last_bracket(&entry.name) else { return };
        let (name, inside) = (name.to_owned(), inside.to_owned());
        let is_carried_here = has_app_mark(&inside) || places.within_name && is_carried(&inside);
        if !is_carried_here {
            return;
        }
        split_remark(&inside).for_each(|piece| mark_entry(entry, strip_carried_label(piece)));
        entry.name = name;
    }
}

fn last_bracket(name: &str) -> Option<(&str, &str)> {
    let (open, close) = if name.ends_with(')') { ('(', ')') } else { ('[', ']') };
    let (before, inside) = name.strip_suffix(close)?.rsplit_once(open)?;
    Some((before.trim_end(), inside.trim())).filter(|(before, _)| !before.is_empty())
}

/// Not "2 models", nor "Scourge of Ghyran", which belong to the name.
fn is_carried(inside: &str) -> bool {
    let folded = line::fold_text(inside);
    let of_name = folded.starts_with("scourge of") || ["sog", "soa", "sg"].contains(&folded.as_str());
    !of_name && !folded.contains("model") && inside.starts_with(char::is_alphabetic)
}

/// Whether a mark of the app's stands in this.
pub fn has_app_mark(remark: &str) -> bool {
    split_remark(remark).any(is_mark)
}

fn split_remark(remark: &str) -> impl Iterator<Item = &str> {
    let dress = |letter: char| letter.is_whitespace() || "()[]{}:-–—|,;/·•".contains(letter);
    let between = [',', ';', '+', '|', '·', '•', '(', ')', '[', ']'];
    let parts = remark.split(between).map(move |piece| piece.trim_matches(dress));
    parts.filter(|piece| !piece.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_sample_remark(name: &str, remark: &str) -> (String, bool, bool, Vec<String>, Option<String>) {
        let mut entry = RosterEntry { name: name.into(), ..RosterEntry::default() };
        within_name(&mut entry, RemarkPlaces::default());
        if !remark.is_empty() {
            behind_price(&mut entry, remark, RemarkPlaces::default());
        }
        let upgrades = entry.upgrades.into_iter().map(|upgrade| upgrade.name).collect();
        (entry.name, entry.general, entry.reinforced, upgrades, entry.remark)
    }

    #[test]
    fn marks_in_a_units_line_are_read_wherever_they_stand() {
        for (name, remark) in [
            ("Reinforced Clanrats", ""),
            ("Clanrats (R)", ""),
            ("Clanrats (reinforced)", ""),
            ("Clanrats [R]", ""),
            ("Clanrats", "(Reinforced)"),
            ("Clanrats", "- reinforced"),
        ] {
            let read = read_sample_remark(name, remark);
            assert_eq!((read.0.as_str(), read.2), ("Clanrats", true), "{name} {remark}");
        }
        let (name, _, reinforced, carried, _) =
            read_sample_remark("Knights (The Dread Banner, Reinforced)", "");
        let carried = carried.join(",");
        assert_eq!((name.as_str(), reinforced, carried.as_str()), ("Knights", true, "The Dread Banner"));
        for (name, remark) in [
            ("Grey Seer (General, Skavenbrew)", ""),
            ("Grey Seer (G)", "General; Artefact of Power: Skavenbrew"),
            ("Grey Seer", ": General, Skavenbrew"),
        ] {
            let read = read_sample_remark(name, remark);
            assert_eq!(
                (read.0.as_str(), read.1, &read.3[..]),
                ("Grey Seer", true, &["Skavenbrew".into()][..])
            );
        }
    }

    #[test]
    fn what_a_unit_is_said_not_to_be_is_no_mark() {
        for (name, remark) in [
            ("Clanrats (not reinforced)", ""),
            ("Clanrats - not reinforced", ""),
            ("Clanrats", "(not reinforced)"),
            ("Clanrats", "- not the general"),
            ("Clanrats", "(unreinforced)"),
            ("Clanrats", "Reinforced: no"),
            ("Clanrats", "(General: no)"),
            ("Clanrats", "(no artefact)"),
        ] {
            let (read, general, reinforced, carried, left) = read_sample_remark(name, remark);
            let said = (read.as_str(), general, reinforced, carried.len(), left);
            assert_eq!(said, ("Clanrats", false, false, 0, None), "{name} {remark}");
        }
    }

    #[test]
    fn what_stands_where_marks_stand_elsewhere_is_carried() {
        let places = RemarkPlaces::from_app_marks(
            ["Grey Seer (120) - General, Skavenbrew", "Rats (R, General) (1)"].into_iter(),
        );
        let mut entry = RosterEntry { name: "Clawlord (Warpstone Charm)".into(), ..RosterEntry::default() };
        within_name(&mut entry, places);
        behind_price(&mut entry, "- Verminous Valour", places);
        let upgrades: Vec<String> = entry.upgrades.into_iter().map(|upgrade| upgrade.name).collect();
        assert_eq!(
            (entry.name.as_str(), upgrades.join(", ").as_str()),
            ("Clawlord", "Warpstone Charm, Verminous Valour")
        );
    }

    #[test]
    fn what_players_say_of_their_units_stays_a_remark() {
        let joke = read_sample_remark("Abhorrant Gorewarden", "(Martha!!!)");
        assert_eq!((joke.0.as_str(), joke.4.as_deref()), ("Abhorrant Gorewarden", Some("(Martha!!!)")));
        assert_eq!(read_sample_remark("Crypt Flayers (2 models)", "").0, "Crypt Flayers (2 models)");
        assert_eq!(read_sample_remark("Clawlord (Scourge of Ghyran)", "").0, "Clawlord (Scourge of Ghyran)");
    }
}

//! Lists for other ways to play than matched play, told as what they are: they have units, sizes and prices of their
//! own, and judging them by the battle profiles says nothing.

use super::{Roster, line};

/// As their lists call them at the head.
const OTHER: [&str; 2] = ["Spearhead", "Path to Glory"];
/// A list says at its head what it is for.
const LINES_OF_THE_HEAD: usize = 12;

/// What a text says it is for, where that is not matched play.
pub fn of_text(text: &str) -> Option<String> {
    let head =
        text.lines().map(line::strip_line_marks).filter(|line| !line.is_empty()).take(LINES_OF_THE_HEAD);
    head.flat_map(|line| line.split('|')).find_map(of_part)
}

/// The same of a file, which names the force that was built.
pub fn of_roster(roster: &Roster) -> Option<String> {
    roster.handbook.as_deref().and_then(of_part)
}

/// "Spearhead", "Path to Glory: Ravaged Coast", "Spearhead - Gnawfeast Clawpack"; no name that only begins like it.
fn of_part(part: &str) -> Option<String> {
    let part = part.trim_matches(|c: char| !c.is_alphanumeric());
    let way = OTHER.into_iter().find(|way| {
        let head = part.get(..way.len()).is_some_and(|head| head.eq_ignore_ascii_case(way));
        let rest = part.get(way.len()..).unwrap_or_default().trim_start();
        head && (rest.is_empty() || rest.starts_with([':', '-', '–', '(', '/']))
    })?;
    Some(way.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_for_another_way_to_play_says_so_and_a_name_that_begins_alike_does_not() {
        for (text, way) in [
            ("My rats\n\nSkaven | Spearhead\n\nClawlord", Some("Spearhead")),
            ("**Spearhead: Gnawfeast Clawpack**\nClawlord", Some("Spearhead")),
            ("Rats 600 pts\nSkaven\nPath to Glory: Ravaged Coast\n", Some("Path to Glory")),
            ("path to glory\n", Some("Path to Glory")),
            ("The Spearhead of Sigmar 2000/2000 pts\nStormcast Eternals | Vanguard Wing\n", None),
            ("Spearhead Vanguard 1990/2000 pts\nStormcast Eternals\n", None),
        ] {
            assert_eq!(of_text(text).as_deref(), way, "{text}");
        }
    }
}

//! How much of a roster there can be, whatever wrote it: every check, page and paper is bounded by this. The largest
//! real rosters stay far below.

use super::{Notice, NoticeAbout, ReadError, Roster, RosterEntry, Upgrade};

/// Regiments, auxiliary units one by one, terrain.
const MOST_SECTIONS: usize = 100;
/// Units, and what comes with them.
const MOST_UNITS: usize = 250;
/// Wargear, enhancements, keywords: everything below the units.
const MOST_CARRIED: usize = 2500;
/// A longer name is cut, in letters: players write jokes above their lists.
const LONGEST_NAME: usize = 1000;
/// All names together, in bytes.
const MOST_LETTERS: usize = 24 * 1024;
/// What lines about it quote, each and all together, in letters.
const LONGEST_QUOTE: usize = 1000;
const MOST_QUOTED: usize = 8000;
/// Lines about what was not understood.
const MOST_NOTICES: usize = 100;

/// Cuts what is longer than it can be.
///
/// # Errors
/// When there is more than any roster holds.
pub fn enforce_roster_bounds(roster: &mut Roster, notices: &mut Vec<Notice>) -> Result<(), ReadError> {
    let mut count = RosterCount::default();
    roster.head_texts_mut().for_each(|text| count.name(text));
    let formations = roster.formation.iter_mut().chain(&mut roster.other_formations);
    formations.for_each(|formation| count.carried(&mut formation.name));
    roster.lores.iter_mut().for_each(|lore| count.carried(&mut lore.name));
    roster.tactic_cards.iter_mut().chain(&mut roster.remarks).for_each(|text| count.carried(text));
    roster.choices.iter_mut().for_each(|choice| {
        count.name(&mut choice.what);
        count.carried(&mut choice.name);
    });
    roster.counts_declared.truncate(MOST_SECTIONS);
    roster.counts_declared.iter_mut().for_each(|counted| count.carried(&mut counted.what));
    for section in &mut roster.sections {
        section.name.iter_mut().for_each(|name| count.name(name));
        section.entries.iter_mut().for_each(|entry| count.unit(entry));
    }
    let is_too_much = roster.sections.len() > MOST_SECTIONS
        || count.units > MOST_UNITS
        || count.carried > MOST_CARRIED
        || count.letters > MOST_LETTERS;
    if is_too_much {
        return Err(ReadError::TooMany);
    }
    if count.has_cut {
        notices.push(Notice::without_line(NoticeAbout::LongNames));
    }
    let more = notices.len().saturating_sub(MOST_NOTICES);
    if more > 0 {
        notices.truncate(MOST_NOTICES);
        notices.push(Notice::without_line(NoticeAbout::AndMore { count: more }));
    }
    let mut left = MOST_QUOTED;
    for quoted in notices.iter_mut().filter_map(|notice| notice.about.quoted_text_mut()) {
        cut_long_text(quoted, LONGEST_QUOTE.min(left));
        left = left.saturating_sub(quoted.chars().count());
    }
    Ok(())
}

#[derive(Default)]
struct RosterCount {
    units: usize,
    carried: usize,
    letters: usize,
    has_cut: bool,
}

impl RosterCount {
    fn unit(&mut self, entry: &mut RosterEntry) {
        self.units += 1;
        self.name(&mut entry.name);
        entry.key.iter_mut().chain(&mut entry.remark).for_each(|text| self.name(text));
        entry.upgrades.iter_mut().for_each(|upgrade| self.upgrade(upgrade));
        let marks = entry.keywords.iter_mut().chain(&mut entry.categories).chain(&mut entry.flags);
        marks.for_each(|mark| self.carried(mark));
        entry.companions.iter_mut().for_each(|companion| self.unit(companion));
    }

    fn upgrade(&mut self, upgrade: &mut Upgrade) {
        self.carried(&mut upgrade.name);
        upgrade.group.iter_mut().for_each(|group| self.name(group));
        upgrade.parts.iter_mut().for_each(|part| self.upgrade(part));
    }

    fn carried(&mut self, text: &mut String) {
        self.carried += 1;
        self.name(text);
    }

    fn name(&mut self, text: &mut String) {
        self.has_cut |= cut_long_text(text, LONGEST_NAME);
        self.letters += text.len();
    }
}

/// True when the text was longer.
fn cut_long_text(text: &mut String, longest: usize) -> bool {
    let Some((end, _)) = text.char_indices().nth(longest) else { return false };
    text.truncate(end);
    text.push('…');
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::roster::{Section, SectionKind};

    fn roster_of_entries(entries: Vec<RosterEntry>) -> Roster {
        let sections = vec![Section { entries, ..Section::new(SectionKind::Auxiliary) }];
        Roster { sections, ..Roster::default() }
    }

    fn unit_named(name: &str) -> RosterEntry {
        RosterEntry { name: name.into(), ..RosterEntry::default() }
    }

    #[test]
    fn a_roster_of_every_unit_is_held_and_one_more_is_too_many() {
        let mut notices = Vec::new();
        assert_eq!(
            enforce_roster_bounds(
                &mut roster_of_entries(vec![unit_named("Clanrats"); MOST_UNITS]),
                &mut notices
            ),
            Ok(())
        );
        assert!(notices.is_empty());
        let more = enforce_roster_bounds(
            &mut roster_of_entries(vec![unit_named("Clanrats"); MOST_UNITS + 1]),
            &mut notices,
        );
        assert_eq!(more, Err(ReadError::TooMany));
        let mut laden = unit_named("Clanrats");
        laden.upgrades = vec![Upgrade::default(); MOST_CARRIED + 1];
        assert_eq!(
            enforce_roster_bounds(&mut roster_of_entries(vec![laden]), &mut notices),
            Err(ReadError::TooMany)
        );
        let long = unit_named(&"long name ".repeat(9));
        assert_eq!(
            enforce_roster_bounds(&mut roster_of_entries(vec![long; MOST_UNITS]), &mut notices),
            Ok(())
        );
    }

    #[test]
    fn a_name_longer_than_any_is_cut_and_said() {
        let mut roster = roster_of_entries(vec![unit_named(&"ä".repeat(5000))]);
        let mut notices = vec![Notice::at_line(1, NoticeAbout::NotUnderstood); 140];
        enforce_roster_bounds(&mut roster, &mut notices).unwrap();
        assert_eq!(roster.sections[0].entries[0].name.chars().count(), LONGEST_NAME + 1);
        assert_eq!(notices.len(), MOST_NOTICES + 1);
        assert_eq!(notices.last().unwrap().about, NoticeAbout::AndMore { count: 41 });
    }
}

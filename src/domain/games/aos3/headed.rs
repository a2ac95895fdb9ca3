//! The publisher's app from 2022 on (`systems SX2`, `SX3`): headings in capitals, a unit a line with its price, stars
//! behind those in a battalion, the battalions at the foot. A reinforced unit stands there at the price of one
//! (`S21`): where one reading alone makes the printed total, it is taken.

use super::draft::{self, Draft};
use crate::domain::roster::{Notice, NoticeAbout, Roster, RosterEntry, line};

/// Whether a text has the marks of this form.
pub(super) fn is_one(text: &str) -> bool {
    let faction = |written: &str| {
        let written = line::strip_quoting(written);
        let bare = line::strip_dash(written).unwrap_or(written);
        line::text_after_label(bare, "army faction").is_some()
    };
    text.lines().any(faction)
        && text.lines().any(|written| line::fold_text(written).contains("total points:"))
}

pub(super) fn read_headed_list(text: &str, notices: &mut Vec<Notice>) -> Roster {
    let mut reader = HeadedReader { draft: Draft::default(), under: None, marks: Vec::new(), notices };
    for (at, written) in text.lines().enumerate() {
        let written = line::strip_quoting(written);
        if !written.is_empty() && !line::is_rule(written) {
            reader.line(at + 1, written);
        }
    }
    reader.draft.roster
}

/// The line without the dash or bullet that lists put before units as before what they have.
fn without_bullet(written: &str) -> &str {
    behind_bullet(written).unwrap_or(written)
}

fn behind_bullet(written: &str) -> Option<&str> {
    line::strip_dash(written).or_else(|| line::strip_bullet(written))
}

/// `*Battle Regiment`, with or without a heading over it.
fn is_starred(written: &str) -> bool {
    let bare = written.trim_start_matches('*');
    bare.len() < written.len()
        && bare.starts_with(char::is_alphabetic)
        && line::read_priced_line(bare).is_none()
}

struct HeadedReader<'n> {
    draft: Draft,
    under: Option<&'static str>,
    /// The stars behind each unit, by section and place in it.
    marks: Vec<(usize, usize, usize)>,
    notices: &'n mut Vec<Notice>,
}

impl HeadedReader<'_> {
    fn line(&mut self, number: usize, written: &str) {
        let folded = line::fold_text(written);
        if let Some(at) = folded.find("created with ") {
            // The app glues it to the total.
            let (before, by) = written.split_at_checked(at).unwrap_or((written, ""));
            self.draft.roster.written_by = by.get("created with ".len()..).map(|by| by.trim().to_owned());
            self.total(before);
        } else if folded.starts_with("total points:") {
            self.total(written);
        } else if let Some(heading) = draft::canonical_heading(written) {
            self.under = Some(heading);
        } else if self.under == Some(draft::BATTALIONS) || is_starred(written) {
            self.battalion(number, written);
        } else if let Some(priced) =
            line::read_priced_line(without_bullet(written)).filter(|unit| !unit.name.contains(": "))
        {
            // Without any heading its role is what the profiles say.
            self.under.get_or_insert(draft::UNITS);
            self.add(number, &priced);
        } else if let Some(option) = behind_bullet(written).filter(|_| self.unit().is_some()) {
            self.option(option);
        } else if self.under.is_none() {
            self.header(number, without_bullet(written));
        } else {
            self.notices.push(Notice::at_line(number, NoticeAbout::NotUnderstood));
        }
    }

    /// `(1985/2000)`, `2000/2000`
    fn total(&mut self, written: &str) {
        let Some((_, numbers)) = written.split_once(':') else { return };
        let mut numbers = numbers.split('/').map(|number| {
            let digits: String = number.chars().filter(char::is_ascii_digit).collect();
            digits.parse().ok()
        });
        self.draft.roster.points_declared = numbers.next().flatten();
        self.draft.roster.points_limit = numbers.next().flatten();
    }

    fn header(&mut self, number: usize, written: &str) {
        let known = written.split_once(':').is_some_and(|(label, value)| self.draft.header(label, value));
        if !known {
            if !written.contains(':') {
                let about = NoticeAbout::HeaderNotUnderstood { lines: None };
                self.notices.push(Notice::at_line(number, about));
            }
            self.draft.roster.remarks.push(written.to_owned());
        }
    }

    fn add(&mut self, number: usize, priced: &line::PricedName<'_>) {
        let under = self.under.unwrap_or(draft::UNITS);
        let (models, name) = line::split_count(priced.name);
        let stars = priced.remark.map_or(0, |remark| remark.chars().filter(|c| *c == '*').count());
        let remark = priced.remark.filter(|remark| remark.contains(|c: char| c != '*'));
        let models = models.filter(|_| !matches!(under, draft::SPELLS | draft::TERRAIN));
        let entry = RosterEntry {
            name: name.to_owned(),
            points: Some(priced.points),
            models,
            remark: remark.map(str::to_owned),
            line: Some(number),
            ..RosterEntry::default()
        };
        let [section, at] = self.draft.add(under, entry);
        self.marks.push((section, at, stars));
    }

    fn unit(&mut self) -> Option<&mut RosterEntry> {
        let (section, at, _) = self.marks.last()?;
        self.draft.roster.sections.get_mut(*section)?.entries.get_mut(*at)
    }

    fn option(&mut self, option: &str) {
        if let Some(entry) = self.unit() {
            draft::add_printed_option(entry, option, ": ");
        }
    }

    /// `**Battle Regiment`, ` -  Warlord`, `Linebreaker`
    fn battalion(&mut self, number: usize, written: &str) {
        let bare = line::strip_dash(written).unwrap_or(written);
        let name = bare.trim_start_matches('*').trim();
        let stars = bare.len() - bare.trim_start_matches('*').len();
        let own = self.draft.battalion(name, 0, Some(number));
        for (section, at, _) in self.marks.iter().filter(|(.., own)| stars > 0 && *own == stars) {
            let entry = &mut self.draft.roster.sections[*section].entries[*at];
            entry.upgrades.insert(0, draft::in_battalion(&own, None));
        }
    }
}

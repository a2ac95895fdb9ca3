//! The publisher's app as it was in 2021 (`systems SX1`): a unit a line, below it what it is and costs, each behind
//! its label.

use super::draft::{self, Draft};
use crate::domain::roster::{Notice, NoticeAbout, Roster, RosterEntry, line};

/// Whether a text has the labels that only this form has.
pub(super) fn is_one(text: &str) -> bool {
    let has = |label: &str| text.lines().any(|written| line::text_after_label(written, label).is_some());
    has("battlefield role") || (has("points cost") && has("army faction"))
}

pub(super) fn read_app_list(text: &str, notices: &mut Vec<Notice>) -> Roster {
    let lines: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .map(|(at, written)| (at + 1, line::strip_line_marks(written)))
        .filter(|(_, written)| !written.is_empty() && !line::is_rule(written))
        .collect();
    let mut reader = AppReader { draft: Draft::default(), under: None, battalion: None, unit: None, notices };
    for (at, (number, written)) in lines.iter().enumerate() {
        let next = lines.get(at + 1).map_or("", |(_, next)| *next);
        reader.line(*number, written, next);
    }
    reader.finish()
}

/// A unit while its labels are read.
#[derive(Default)]
struct Open {
    entry: RosterEntry,
    roles: String,
    slot: Option<String>,
    battalion: Option<String>,
}

struct AppReader<'n> {
    draft: Draft,
    /// The heading that is open; none in the header.
    under: Option<&'static str>,
    battalion: Option<String>,
    unit: Option<Open>,
    notices: &'n mut Vec<Notice>,
}

impl AppReader<'_> {
    fn line(&mut self, number: usize, written: &str, next: &str) {
        if let Some(at) = line::fold_text(written).find("created with ") {
            self.signed(written, at);
        } else if let Some(total) = line::text_after_label(written, "total points") {
            self.close();
            self.draft.roster.points_declared = line::read_points_amount(total);
        } else if let Some((label, value)) = split_label(written) {
            self.labelled(number, label, value);
        } else if written.eq_ignore_ascii_case("enhancements") {
            // A heading within a unit.
        } else if let Some(heading) = draft::canonical_heading(written) {
            self.close();
            (self.under, self.battalion) = (Some(heading), None);
        } else if self.under == Some(draft::BATTALIONS) && is_battalion(next) {
            self.close();
            self.battalion = Some(self.draft.battalion(written, 0, Some(number)));
        } else if self.under.is_some() {
            self.close();
            self.open(number, written);
        } else {
            self.notices.push(Notice::at_line(number, NoticeAbout::HeaderNotUnderstood { lines: None }));
            self.draft.roster.remarks.push(written.to_owned());
        }
    }

    /// `Valid: Created with …`: the app says itself whether it found the list in order.
    fn signed(&mut self, written: &str, at: usize) {
        self.close();
        let by = written.get(at + "created with ".len()..).unwrap_or_default();
        self.draft.roster.written_by = Some(by.trim().to_owned());
        self.draft.roster.declared_invalid = line::fold_text(written).starts_with("invalid");
    }

    fn labelled(&mut self, number: usize, label: &str, value: &str) {
        let Some(unit) = &mut self.unit else {
            let is_bonus = self.battalion.is_some() || self.under.is_some();
            if !self.draft.header(label, value) && !is_bonus {
                self.draft.roster.remarks.push(format!("{label}: {value}"));
            } else if is_bonus {
                self.bonus(number, label, value);
            }
            return;
        };
        match line::fold_text(label).as_str() {
            "battlefield role" => value.clone_into(&mut unit.roles),
            "points cost" => unit.entry.points = line::read_points_amount(value),
            "battalion slot filled" => unit.slot = Some(value.to_owned()),
            "reinforced" => {
                let times = if value.to_lowercase().contains("twice") { 2 } else { 1 };
                draft::reinforce_entry(&mut unit.entry, times);
            }
            _ => draft::add_labelled_choice(&mut unit.entry, label, value),
        }
    }

    /// What a battalion brings: `Magnificent Bonus: Artefacts of Power`.
    fn bonus(&mut self, number: usize, label: &str, value: &str) {
        let entries = self.draft.roster.sections.iter_mut().flat_map(|section| &mut section.entries);
        let named = entries.into_iter().find(|entry| self.battalion.as_ref() == Some(&entry.name));
        match named {
            Some(battalion) => battalion.upgrades.push(draft::of_group(value, label)),
            None => self.notices.push(Notice::at_line(number, NoticeAbout::NotUnderstood)),
        }
    }

    fn open(&mut self, number: usize, written: &str) {
        let mut entry = RosterEntry { line: Some(number), ..RosterEntry::default() };
        let mut name = written;
        while let Some((bare, mark)) = name.rsplit_once(" (") {
            match mark.trim_end_matches(')').to_lowercase().as_str() {
                "general" => entry.general = true,
                "ally" => entry.flags.push("ally".to_owned()),
                _ => break,
            }
            name = bare;
        }
        name.clone_into(&mut entry.name);
        self.unit = Some(Open { entry, battalion: self.battalion.clone(), ..Open::default() });
    }

    fn close(&mut self) {
        let Some(mut unit) = self.unit.take() else { return };
        if let Some(battalion) = &unit.battalion {
            unit.entry.upgrades.insert(0, draft::in_battalion(battalion, unit.slot.as_deref()));
        }
        let under = self.under.unwrap_or(draft::UNITS);
        if under == draft::SPELLS || under == draft::TERRAIN {
            unit.entry.points = unit.entry.points.or(Some(0));
            self.draft.add(under, unit.entry);
        } else {
            let roles: Vec<&str> = unit.roles.split(',').map(str::trim).collect();
            self.draft.add_unit(&roles, unit.entry);
        }
    }

    fn finish(mut self) -> Roster {
        self.close();
        self.draft.roster
    }
}

/// `Points Cost: 185 pts`; none without a label.
fn split_label(written: &str) -> Option<(&str, &str)> {
    let (label, value) = written.split_once(':')?;
    let is_label = !label.is_empty() && (value.is_empty() || value.starts_with(' '));
    is_label.then_some((label.trim(), value.trim()))
}

/// Whether the line before this one names a battalion: a unit is followed by what it is.
fn is_battalion(next: &str) -> bool {
    match split_label(next) {
        Some((label, _)) => {
            let label = line::fold_text(label);
            label.ends_with("bonus") || label == "total points" || label == "valid" || label == "invalid"
        }
        None => true,
    }
}

//! Warscroll Builder's text (`systems SX4`), also as the lines of its PDF: leaders under their heading, most others
//! under `UNITS`, their roles counted at the foot alone.

use super::draft::{self, Draft};
use crate::domain::roster::{Notice, NoticeAbout, PrintedCount, Roster, RosterEntry, line};

/// Whether a text has its header and the counts of its foot.
pub(super) fn is_one(text: &str) -> bool {
    let has = |label: &str| text.lines().any(|written| line::text_after_label(written, label).is_some());
    has("allegiance") && text.lines().any(|written| read_foot_counts(written.trim()).is_some())
}

pub(super) fn read_builder_list(text: &str, notices: &mut Vec<Notice>) -> Roster {
    let mut reader =
        BuilderReader { draft: Draft::default(), under: None, place: None, marks: Vec::new(), notices };
    for (at, written) in text.lines().enumerate() {
        let written = line::strip_quoting(written);
        if !written.is_empty() && !line::is_rule(written) && !is_statistic(written) {
            reader.line(at + 1, written);
        }
    }
    reader.finish()
}

/// `M`, `7"`, `5+`, `12"*`: cells of a table of statistics that a page printed between two units.
fn is_statistic(written: &str) -> bool {
    let bare = written.trim_end_matches('*');
    let number = bare.trim_end_matches(['"', '+', '-', '”']);
    matches!(bare, "M" | "S" | "W" | "B" | "-" | "*")
        || (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
}

/// Where a line of the list belongs.
enum BuilderHeading {
    Role(&'static str),
    Enhancements,
}

struct BuilderReader<'n> {
    draft: Draft,
    under: Option<BuilderHeading>,
    /// The last unit: its section and its place there.
    place: Option<(usize, usize)>,
    /// What stands behind each unit: stars, or the name of its battalion.
    marks: Vec<((usize, usize), String)>,
    notices: &'n mut Vec<Notice>,
}

impl BuilderReader<'_> {
    fn line(&mut self, number: usize, written: &str) {
        if written.starts_with("* ") {
            return;
        }
        if let Some(counts) = read_foot_counts(written) {
            return self.foot(counts);
        }
        if let Some(total) = line::text_after_label(written, "total") {
            return self.total(total);
        }
        if written.eq_ignore_ascii_case("additional enhancements") {
            self.under = Some(BuilderHeading::Enhancements);
            return;
        }
        if let Some(heading) = draft::canonical_heading(written) {
            (self.under, self.place) = (Some(BuilderHeading::Role(heading)), None);
            return;
        }
        let option = line::strip_dash(written);
        match (&self.under, option) {
            (None, _) => self.header(number, option.unwrap_or(written)),
            (Some(BuilderHeading::Enhancements), _) => self.draft.chosen("Additional enhancement", written),
            (Some(BuilderHeading::Role(draft::BATTALIONS)), _) => self.battalion(number, written),
            (_, Some(option)) if self.place.is_some() => self.option(option),
            (Some(BuilderHeading::Role(role)), _) => match line::read_priced_line(written) {
                Some(priced) => self.add(number, role, &priced),
                None => self.notices.push(Notice::at_line(number, NoticeAbout::NotUnderstood)),
            },
        }
    }

    fn header(&mut self, number: usize, written: &str) {
        let Some((label, value)) = written.split_once(':') else {
            let about = NoticeAbout::HeaderNotUnderstood { lines: None };
            self.notices.push(Notice::at_line(number, about));
            return self.draft.roster.remarks.push(written.to_owned());
        };
        if !self.draft.header(label, value) {
            // `- Glade: Gnarlroot`: each faction calls its parts by a word of its own.
            let is_realm = label.trim().eq_ignore_ascii_case("mortal realm");
            self.draft.chosen(if is_realm { "Mortal realm" } else { "Subfaction" }, value);
        }
    }

    fn add(&mut self, number: usize, role: &str, priced: &line::PricedName<'_>) {
        let (models, name) = line::split_count(priced.name);
        let entry = RosterEntry {
            name: name.to_owned(),
            points: Some(priced.points),
            models,
            line: Some(number),
            ..RosterEntry::default()
        };
        let [section, at] = self.draft.add(role, entry);
        let place = (section, at);
        self.place = Some(place);
        if let Some(mark) = priced.remark {
            let mark = mark.strip_prefix("in ").unwrap_or(mark).trim();
            self.marks.push((place, mark.to_owned()));
        }
    }

    fn option(&mut self, option: &str) {
        let Some((section, at)) = self.place else { return };
        let entry = &mut self.draft.roster.sections[section].entries[at];
        draft::add_printed_option(entry, option, ":");
    }

    /// `**Battle Regiment`, `Warlord`, `Command Entourage - Magnificent`
    fn battalion(&mut self, number: usize, written: &str) {
        let stars = written.len() - written.trim_start_matches('*').len();
        let written = written.trim_start_matches('*').trim();
        let (name, bonus) = written.split_once(" - ").unwrap_or((written, ""));
        let priced = line::read_priced_line(name);
        let points = priced.as_ref().map_or(0, |priced| priced.points);
        let name = priced.as_ref().map_or(name, |priced| priced.name);
        let own = self.draft.battalion(name, points, Some(number));
        if !bonus.is_empty() {
            let section = self.draft.roster.sections.last_mut();
            if let Some(battalion) = section.and_then(|section| section.entries.last_mut()) {
                battalion.upgrades.push(draft::of_group(bonus, "Bonus"));
            }
        }
        let mark = if stars > 0 { "*".repeat(stars) } else { name.to_owned() };
        self.join(&mark, &own);
    }

    /// Puts every unit with this mark into the battalion.
    fn join(&mut self, mark: &str, battalion: &str) {
        self.marks.retain(|((section, at), own)| {
            if own != mark {
                return true;
            }
            let entry = &mut self.draft.roster.sections[*section].entries[*at];
            entry.upgrades.insert(0, draft::in_battalion(battalion, None));
            false
        });
    }

    fn foot(&mut self, counts: Vec<(String, PrintedCount)>) {
        for (label, counted) in counts {
            if label == "DROPS" {
                self.draft.roster.drops_declared = u32::try_from(counted.found).ok();
            } else {
                self.draft
                    .roster
                    .counts_declared
                    .push(PrintedCount { what: word_of_foot_label(&label).to_owned(), ..counted });
            }
        }
    }

    /// `1995/2000     WOUNDS: 98`
    fn total(&mut self, text: &str) {
        let mut words = text.split_whitespace();
        let mut numbers = words.next().unwrap_or_default().split('/').map(|number| number.parse().ok());
        self.draft.roster.points_declared = numbers.next().flatten();
        self.draft.roster.points_limit = numbers.next().flatten();
        self.draft.roster.wounds_declared = words.find_map(|word| word.parse().ok());
    }

    /// A battalion that units name and the foot does not, is one all the same.
    fn finish(mut self) -> Roster {
        while let Some((_, mark)) = self.marks.first().cloned() {
            if mark.starts_with('*') {
                self.marks.retain(|(_, own)| *own != mark);
                continue;
            }
            let own = self.draft.battalion(&mark, 0, None);
            self.join(&mark, &own);
        }
        self.draft.roster
    }
}

/// As our own headings call what the foot counts.
fn word_of_foot_label(label: &str) -> &str {
    match label {
        "LEADERS" => "leaders",
        "BATTLELINES" => "battleline",
        "BEHEMOTHS" => "behemoths",
        "ARTILLERY" => "artillery",
        "REINFORCED UNITS" => "reinforced",
        "ALLIES" => "ally",
        "ENDLESS SPELLS & INVOCATIONS" => "endless_spells",
        other => other,
    }
}

/// `LEADERS: 4/6    BATTLELINES: 5 (3+)`: what is counted, how many, and the limit; none for another line.
fn read_foot_counts(written: &str) -> Option<Vec<(String, PrintedCount)>> {
    const LABELS: [&str; 9] = [
        "LEADERS",
        "BATTLELINES",
        "BEHEMOTHS",
        "ARTILLERY",
        "ARTEFACTS",
        "ENDLESS SPELLS & INVOCATIONS",
        "ALLIES",
        "REINFORCED UNITS",
        "DROPS",
    ];
    let mut counts = Vec::new();
    let mut rest = written;
    while let Some((label, after)) = rest.split_once(':') {
        let label = LABELS.into_iter().find(|known| label.trim() == *known)?;
        let end = after.find(|c: char| c.is_ascii_uppercase()).unwrap_or(after.len());
        let mut numbers = after[..end].split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
        let found = numbers.next()?;
        counts.push((label.to_owned(), PrintedCount { what: String::new(), found, limit: numbers.next() }));
        rest = &after[end..];
    }
    (!counts.is_empty()).then_some(counts)
}

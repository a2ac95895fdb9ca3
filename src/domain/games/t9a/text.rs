//! New Recruit's text (`systems TX1`): the army, a unit a line behind its price, the total at the foot.

use super::armies;
use crate::domain::roster::{Entry, Notice, NoticeAbout, Roster, Section, SectionKind, line, plain};

/// Whether most lines begin with a price and a dash.
pub(super) fn is_one(text: &str) -> bool {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let priced = lines().filter(|line| split_price(line).is_some()).count();
    priced > 0 && priced * 2 >= lines().count()
}

/// Such a list. Its lines do not say which category a unit is of.
pub(super) fn read(text: &str, notices: &mut Vec<Notice>) -> Roster {
    let mut roster = Roster::default();
    let mut units = Section::new(SectionKind::Category(String::new()));
    for (at, written) in text.lines().enumerate() {
        let line = line::plain(written);
        if line.is_empty() || line::is_rule(line) {
            continue;
        }
        if let Some((points, rest)) = split_price(line) {
            units.entries.push(entry(points, rest, at + 1));
        } else if let Some(total) = total(line).filter(|_| !units.entries.is_empty()) {
            roster.points_declared = Some(total);
        } else if units.entries.is_empty() && roster.faction.is_none() {
            head(line, &mut roster);
        } else if units.entries.is_empty() {
            roster.remarks.push(line.to_owned());
        } else {
            notices.push(Notice::at(at + 1, NoticeAbout::NotUnderstood));
        }
    }
    roster.sections.push(units);
    roster
}

/// `505 - Death Cult Hierarch, …`
fn split_price(line: &str) -> Option<(i64, &str)> {
    let line = line.trim();
    let digits = line.find(|c: char| !c.is_ascii_digit()).filter(|digits| (1..=5).contains(digits))?;
    let rest = line[digits..].trim_start().strip_prefix(['-', '–', '—'])?.trim_start();
    rest.starts_with(|c: char| c.is_alphanumeric()).then_some(())?;
    line[..digits].parse().ok().map(|points| (points, rest))
}

/// `3998`, `Total: 3998 pts`
fn total(line: &str) -> Option<i64> {
    let bare = line::labelled(line, "total").unwrap_or(line);
    line::amount(bare)
}

/// `Ann - Undying Dynasties`, `Undying Dynasties`: an army that is known, else what stands last.
fn head(line: &str, roster: &mut Roster) {
    let parts: Vec<&str> = line.split(" - ").map(str::trim).collect();
    let known = parts.iter().enumerate().find_map(|(at, part)| Some((at, armies::called(part)?.to_owned())));
    let last = parts.len() - 1;
    let (at, army) = known.unwrap_or_else(|| (last, parts[last].to_owned()));
    roster.faction = Some(army);
    let others = parts.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, part)| *part);
    roster.name = others.collect::<Vec<_>>().join(" - ");
}

fn entry(points: i64, text: &str, line: usize) -> Entry {
    let mut parts = plain::parts(text);
    let (models, name) = line::counted(parts.next().unwrap_or_default());
    let mut entry =
        Entry { name: name.to_owned(), points: Some(points), models, line: Some(line), ..Entry::default() };
    for option in parts {
        plain::add_option(&mut entry, option.strip_prefix("and ").unwrap_or(option));
    }
    entry
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tx1_a_line_is_a_price_a_number_a_unit_and_its_options() {
        let text = "Ann - Undying Dynasties\n505 - Death Cult Hierarch, General, Divination (Foresight, Fate's Judgement), \
                    Soul Conduit and Hierophant\n315 - 20 Skeleton Cavalry, Standard Bearer (Banner of Speed)\n820\n";
        assert!(is_one(text));
        let mut notices = Vec::new();
        let roster = read(text, &mut notices);
        assert_eq!(notices, []);
        assert_eq!((roster.name.as_str(), roster.faction.as_deref()), ("Ann", Some("Undying Dynasties")));
        assert_eq!((roster.points_declared, roster.points_printed()), (Some(820), 820));
        let [hierarch, cavalry] = &roster.sections[0].entries[..] else { panic!("{roster:?}") };
        assert!(hierarch.general);
        let names: Vec<_> = hierarch.upgrades.iter().map(|upgrade| upgrade.name.as_str()).collect();
        assert_eq!(names, ["Divination", "Soul Conduit and Hierophant"]);
        assert_eq!(hierarch.upgrades[0].parts[1].name, "Fate's Judgement");
        assert_eq!((cavalry.models, cavalry.name.as_str()), (Some(20), "Skeleton Cavalry"));
        assert_eq!(cavalry.upgrades[0].parts[0].name, "Banner of Speed");
    }

    #[test]
    fn tx1_nothing_is_lost_silently() {
        let mut notices = Vec::new();
        let text = "OnG\nBring dice\n55 - Mad Git\nI am late\n\n55\n";
        let roster = read(text, &mut notices);
        assert_eq!(roster.faction.as_deref(), Some("Orcs and Goblins"));
        assert_eq!(roster.remarks, ["Bring dice"]);
        assert_eq!(notices, [Notice::at(4, NoticeAbout::NotUnderstood)]);
        assert!(!is_one("Core\n10 Spears [90]\n"));
    }
}

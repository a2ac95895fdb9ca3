//! New Recruit's text (`systems TX1`): the army, a unit a line behind its price, the total at the foot. Also as people
//! carry it about: behind bullets, dashes and signs of quoting, with a word for points behind the price, under headings
//! of categories, or with all of it on one line.

use super::armies;
use crate::domain::roster::{Notice, NoticeAbout, Roster, RosterEntry, Section, SectionKind, line, plain};

/// Which section a heading opens.
pub(super) type Headings<'h> = &'h dyn Fn(&str) -> Option<SectionKind>;

/// From so many prices on, a line holds several units.
const FEWEST_ON_A_LINE: usize = 3;
/// No heading of a category is longer.
const LONGEST_HEADING: usize = 40;

/// Whether most lines begin with a price and a dash; headings say nothing against it.
pub(super) fn is_one(text: &str, heading: Headings<'_>) -> bool {
    let lines: Vec<&str> = lines_apart(text).into_iter().map(|(_, line)| line).collect();
    let (priced, others): (Vec<&str>, Vec<&str>) = lines
        .into_iter()
        .filter(|line| section_opened_by(line, heading).is_none())
        .partition(|line| split_price(line).is_some());
    !priced.is_empty() && priced.len() >= others.len()
}

/// Such a list. Without headings its lines do not say which category a unit is of.
pub(super) fn read_t9a_text(text: &str, heading: Headings<'_>, notices: &mut Vec<Notice>) -> Roster {
    let mut roster = Roster::default();
    let mut sections = vec![Section::new(SectionKind::Category(String::new()))];
    for (number, line) in lines_apart(text) {
        let has_units = sections.iter().any(|section| !section.entries.is_empty());
        let is_under_heading = sections.len() > 1;
        let priced = split_price(line).filter(|(_, name)| armies::find_army_called(name).is_none());
        let own = || {
            let is_short = line.len() <= LONGEST_HEADING && !line.contains([',', '.']);
            (is_under_heading && is_short).then(|| SectionKind::Category(line.to_owned()))
        };
        if let Some((points, rest)) = priced {
            if let Some(section) = sections.last_mut() {
                section.entries.push(read_unit_entry(points, rest, number));
            }
        } else if let Some(total) = read_total_line(line).filter(|_| has_units) {
            roster.points_declared = Some(total);
        } else if let Some(kind) = section_opened_by(line, heading).or_else(own) {
            sections.push(Section { line: Some(number), ..Section::new(kind) });
        } else if !has_units && roster.faction.is_none() {
            read_head_line(line, &mut roster);
        } else if !has_units {
            roster.remarks.push(line.to_owned());
        } else {
            notices.push(Notice::at_line(number, NoticeAbout::NotUnderstood));
        }
    }
    sections.retain(|section| !section.entries.is_empty());
    roster.sections = sections;
    roster
}

/// The lines by their numbers. Where all of it stands on one, that is taken apart: each unit, the total behind the last.
fn lines_apart(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    for (number, written) in
        text.lines().map(line::strip_line_marks).enumerate().map(|(at, line)| (at + 1, line))
    {
        let starts = starts_of_prices(written);
        if starts.len() < FEWEST_ON_A_LINE {
            lines.push((number, written));
            continue;
        }
        let bounds: Vec<usize> = [0].into_iter().chain(starts).chain([written.len()]).collect();
        lines.extend(bounds.windows(2).map(|pair| (number, &written[pair[0]..pair[1]])));
        let last = lines.last().and_then(|(_, unit)| split_total(unit));
        if let Some((unit, total)) = last {
            lines.pop();
            lines.extend([(number, unit), (number, total)]);
        }
    }
    let lines = lines.into_iter().map(|(number, line)| (number, without_separator(line)));
    lines.filter(|(_, line)| !line.is_empty() && !line::is_rule(line)).collect()
}

/// The places on a line where a price begins, outside of brackets.
fn starts_of_prices(line: &str) -> Vec<usize> {
    let (mut depth, mut before) = (0_i32, ' ');
    let mut starts = Vec::new();
    for (at, sign) in line.char_indices() {
        let is_start = depth == 0 && sign.is_ascii_digit() && !before.is_alphanumeric();
        if is_start && price_and_name(&line[at..]).is_some_and(|(points, _)| points > 9) {
            starts.push(at);
        }
        depth += i32::from(matches!(sign, '(' | '[')) - i32::from(matches!(sign, ')' | ']'));
        before = sign;
    }
    starts
}

/// `450 - 6 Chariots, Bow Total: 3998 pts`: the unit, and the total that ends its line.
fn split_total(unit: &str) -> Option<(&str, &str)> {
    let is_total = |tail: &str| {
        tail.trim_start().starts_with(|c: char| c.is_ascii_digit())
            && line::read_points_amount(tail) > Some(99)
    };
    let at =
        unit.trim_end().rmatch_indices(' ').map(|(at, _)| at).take(2).find(|at| is_total(&unit[*at..]))?;
    let before = without_separator(&unit[..at]);
    let is_named = line::fold_text(before).ends_with(" total");
    Some((without_separator(&before[..before.len() - if is_named { "total".len() } else { 0 }]), &unit[at..]))
}

fn without_separator(line: &str) -> &str {
    line.trim()
        .trim_end_matches(|c: char| !c.is_alphanumeric() && !matches!(c, ')' | ']' | '!' | '"' | '”'))
        .trim_end()
}

/// `505 - Death Cult Hierarch, …`, with or without a bullet, a number or a sign of quoting before it.
fn split_price(line: &str) -> Option<(i64, &str)> {
    let bare = |line: &'_ str| line.len() - line.trim_start_matches(|c: char| !c.is_alphanumeric()).len();
    let line = &line[bare(line)..];
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let numbered = line[digits..].strip_prefix(['.', ')']).map(|rest| &rest[bare(rest)..]);
    let numbered = numbered.filter(|rest| digits < 3 && rest.starts_with(|c: char| c.is_ascii_digit()));
    price_and_name(numbered.unwrap_or(line))
}

/// `505 - `, `425 pts: `, `1,005 – `: a price, what parts it from the name, and the name.
fn price_and_name(text: &str) -> Option<(i64, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    let thousands = text[end..].strip_prefix([',', '.']).and_then(|rest| rest.get(..3));
    let thousands = thousands.filter(|rest| end == 1 && rest.bytes().all(|b| b.is_ascii_digit()));
    let end = end + thousands.map_or(0, |rest| rest.len() + 1);
    let points = text[..end].replace([',', '.'], "");
    let (points, rest) = (points.parse().ok().filter(|_| points.len() <= 5)?, text[end..].trim_start());
    let word = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
    let is_worded = line::is_points_word(&rest[..word]);
    let rest = if is_worded { rest[word..].trim_start_matches('.') } else { rest };
    let closed = rest.trim_start().strip_prefix([')', ']']);
    let rest = closed.unwrap_or(rest).trim_start();
    let parted = rest.strip_prefix(['-', '–', '—', ':', '=', '|', '•']);
    let name = parted.or((is_worded || closed.is_some()).then_some(rest))?.trim_start();
    name.starts_with(|c: char| c.is_alphanumeric()).then_some((points, name))
}

/// `Core`, `== Characters (1600) ==`, `Special: 25 %`
fn section_opened_by(line: &str, heading: Headings<'_>) -> Option<SectionKind> {
    let bare = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let end = bare.find(['(', '[', ':', '-', '–', '=', '*', '+']).unwrap_or(bare.len());
    heading(bare[..end].trim_end_matches(|c: char| !c.is_alphabetic()))
}

/// `3998`, `Total: 3998 pts`, `3998/4000`
fn read_total_line(line: &str) -> Option<i64> {
    let line = line.trim_start_matches(|c: char| !c.is_alphanumeric());
    let worded =
        line.get(..5).filter(|word| word.eq_ignore_ascii_case("total")).map(|_| line[5..].trim_start());
    let bare = line::text_after_label(line, "total").or(worded).unwrap_or(line);
    line::read_points_amount(bare.split('/').next().unwrap_or_default())
}

/// `Ann - Undying Dynasties`, `Undying Dynasties`: an army that is known, else what stands last.
pub(super) fn read_head_line(line: &str, roster: &mut Roster) {
    let parts: Vec<&str> = line.split(" - ").map(str::trim).collect();
    let known = parts
        .iter()
        .enumerate()
        .find_map(|(at, part)| Some((at, armies::find_army_called(part)?.to_owned())));
    let last = parts.len() - 1;
    let (at, army) = known.unwrap_or_else(|| (last, parts[last].to_owned()));
    roster.faction = Some(army);
    let others = parts.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, part)| *part);
    roster.name = others.collect::<Vec<_>>().join(" - ");
}

/// A list whose prices stand behind, with what is chosen for a unit taken off its name, and the army off its own.
pub(super) fn split_names(mut roster: Roster) -> Roster {
    for entry in roster.sections.iter_mut().flat_map(|section| &mut section.entries) {
        let name = std::mem::take(&mut entry.name);
        let mut parts = plain::split_outside_brackets(&name);
        parts.next().unwrap_or_default().clone_into(&mut entry.name);
        let chosen = std::mem::take(&mut entry.upgrades);
        parts.for_each(|option| plain::add_option(entry, option.strip_prefix("and ").unwrap_or(option)));
        entry.upgrades.extend(chosen);
    }
    if roster.faction.is_none()
        && roster.name.split(" - ").any(|part| armies::find_army_called(part).is_some())
    {
        let line = std::mem::take(&mut roster.name);
        read_head_line(&line, &mut roster);
    }
    roster
}

fn read_unit_entry(points: i64, text: &str, line: usize) -> RosterEntry {
    let mut parts = plain::split_outside_brackets(text);
    let first = parts.next().unwrap_or_default();
    let (first, option) = first.split_once(": ").map_or((first, None), |(name, option)| (name, Some(option)));
    let (models, name) = line::split_count(first);
    let mut entry = RosterEntry {
        name: name.to_owned(),
        points: Some(points),
        models,
        line: Some(line),
        ..RosterEntry::default()
    };
    for option in option.into_iter().chain(parts) {
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
        assert!(is_one(text, &|_| None));
        let mut notices = Vec::new();
        let roster = read_t9a_text(text, &|_| None, &mut notices);
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
        let roster = read_t9a_text(text, &|_| None, &mut notices);
        assert_eq!(roster.faction.as_deref(), Some("Orcs and Goblins"));
        assert_eq!(roster.remarks, ["Bring dice"]);
        assert_eq!(notices, [Notice::at_line(4, NoticeAbout::NotUnderstood)]);
        assert!(!is_one("Core\n10 Spears [90]\n", &|_| None));
    }
}

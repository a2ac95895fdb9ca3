//! The sections: headings, units with prices, bullets under them, companions, members of a regiment
//! of renown, terrain.

use super::{
    RosterLine, header,
    heading::{self, SectionedHeading},
    marks::{self, is_mark, mark_entry},
    remarks,
};
use crate::domain::roster::{Below, Notice, NoticeAbout, Roster, RosterEntry, Section, SectionKind, line};

/// Longer than any unit's name: a sentence somebody typed.
const LONGEST_NAME: usize = 80;

/// A smaller sum is no army's.
const LEAST_SUM: i64 = 400;

/// Nothing that a unit carries costs as much.
const PRICE_OF_A_UNIT: i64 = 60;

/// How this list marks what is below what.
#[expect(clippy::struct_excessive_bools, reason = "four facts about a list that do not exclude each other")]
struct Style {
    /// It says "General" and has no bullets: pasting has lost them.
    bulletless: bool,
    /// Whether the first unpriced unit of this section stands behind a dash. Then dashes are units there.
    dashed: Option<bool>,
    /// The line of the last member of a regiment of renown, and how far below the one before it stood.
    member: Option<(usize, usize)>,
    /// It prints no price at all: every line without a bullet is a unit.
    priceless: bool,
    /// It has no heading: an empty line between units begins the next regiment.
    blocks: bool,
    /// The last line that was read.
    last: usize,
    /// How far each line is from the one before: 1, or 2 where an empty one stands between any two.
    step: usize,
    /// A line behind the terrain was none of it: nor are those behind it.
    below_terrain: bool,
    /// Where units carry what else than below them.
    places: remarks::RemarkPlaces,
}

pub fn read_body(lines: &[RosterLine<'_>], roster: &mut Roster, notices: &mut Vec<Notice>) {
    let mut signed = false;
    let none = !lines.iter().any(|line| strip_body_bullet(line.text).is_some());
    let bulletless = none && lines.iter().any(|line| is_mark(line.text));
    let mut style = Style {
        bulletless,
        dashed: None,
        member: None,
        priceless: !bulletless && is_priceless(lines),
        blocks: has_blocks(lines),
        last: 0,
        step: lines
            .windows(2)
            .map(|pair| pair[1].number.saturating_sub(pair[0].number).max(1))
            .min()
            .unwrap_or(1),
        below_terrain: false,
        places: remarks::RemarkPlaces::from_app_marks(lines.iter().map(|line| line.text)),
    };
    let (lines, second) = lines.split_at(second_list(lines).unwrap_or(lines.len()));
    if let Some(line) = second.first() {
        roster.below = below_the_end(second);
        notices.push(Notice::at_line(line.number, NoticeAbout::EndsAbove));
    }
    for (at, line) in lines.iter().enumerate() {
        if line::is_rule(line.text) {
            continue;
        }
        if let Some(spent) = read_summing_line(line.text).filter(|_| !signed) {
            read_sum(line.text, spent, roster, notices);
            continue;
        }
        // Some programs and people put the lores at the foot.
        let opens =
            heading::read_section_heading(line.text).is_some() || heading::with_first(line.text).is_some();
        if !signed && !opens && header::is_told(line.text, roster) {
            continue;
        }
        let with_first = heading::with_first(line.text).filter(|_| !signed);
        if let Some((heading, first)) = with_first {
            open_section(heading, *line, roster);
            style.dashed = None;
            add_body_line(RosterLine { text: first, ..*line }, &mut style, roster, notices);
        } else if let Some(heading) = heading_opened_by(line.text).filter(|_| !signed) {
            open_section(heading, *line, roster);
            style.dashed = None;
        } else if let Some(footer) = heading::read_footer(line.text) {
            footer.sign(roster);
            signed = true;
        } else if let Some(total) =
            line::read_line_total(line.text).filter(|_| roster.points_declared.is_none())
        {
            roster.points_declared = Some(total.spent);
            roster.points_limit = Some(total.limit);
            notices.retain(|notice| notice.about != NoticeAbout::NoTotal);
            signed = true;
        } else if signed || line::read_line_total(line.text).is_some() {
            if roster.below.is_none() {
                roster.below = below_the_end(&lines[at..]);
                notices.push(Notice::at_line(line.number, NoticeAbout::EndsAbove));
            }
            break;
        } else {
            add_body_line(*line, &mut style, roster, notices);
        }
        style.last = line.number;
    }
    roster.sections.retain(|section| section.name.is_some() || !section.entries.is_empty());
}

/// Where a second list begins: at a total with the limit behind units, below which the general's or the first regiment
/// is opened once more.
fn second_list(lines: &[RosterLine<'_>]) -> Option<usize> {
    let opens = |line: &RosterLine<'_>| match heading::read_section_heading(line.text)? {
        SectionedHeading::Section(kind @ (SectionKind::General | SectionKind::Regiment(1))) => Some(kind),
        _ => None,
    };
    let units = |lines: &[RosterLine<'_>]| lines.iter().filter(|line| is_unit(line.text)).count();
    let is_start = |at: &usize| {
        let (before, behind) = lines.split_at(*at);
        let opened: Vec<SectionKind> = before.iter().filter_map(opens).collect();
        line::read_line_total(lines[*at].text).is_some()
            && units(before) >= FEWEST_OF_LIST
            && units(behind) >= FEWEST_OF_LIST
            && behind.iter().filter_map(opens).any(|kind| opened.contains(&kind))
    };
    let mut totals = (0..lines.len()).filter(|at| line::read_line_total(lines[*at].text).is_some());
    totals.find(is_start)
}

/// Fewer units are no list.
const FEWEST_OF_LIST: usize = 3;

/// What has a price below the end.
fn below_the_end(lines: &[RosterLine<'_>]) -> Option<Box<Below>> {
    let opens = |line: &RosterLine<'_>| {
        matches!(
            heading::read_section_heading(line.text),
            Some(SectionedHeading::Section(SectionKind::General))
        )
    };
    let is_list = lines.iter().any(|line| line::read_line_total(line.text).is_some() || opens(line));
    let priced =
        lines.iter().filter(|line| is_unit(line.text)).filter_map(|line| line::read_priced_line(line.text));
    let priced = priced.filter(|priced| priced.points > 0);
    let units: Vec<String> =
        priced.map(|priced| read_unpriced_entry(priced.name, 0).name).take(MOST_BELOW).collect();
    (!units.is_empty()).then(|| Box::new(Below { is_list, units }))
}

/// So many of them are looked up.
const MOST_BELOW: usize = 40;

fn open_section(heading: SectionedHeading, line: RosterLine<'_>, roster: &mut Roster) {
    let kind = match heading {
        SectionedHeading::Section(kind) => kind,
        SectionedHeading::UnnumberedRegiment => SectionKind::Regiment(next_regiment(roster)),
    };
    let mut section = Section::new(kind);
    section.line = Some(line.number);
    roster.sections.push(section);
}

fn next_regiment(roster: &Roster) -> u32 {
    let numbers = roster.sections.iter().filter_map(|section| match section.kind {
        SectionKind::Regiment(number) => Some(number),
        _ => None,
    });
    numbers.max().unwrap_or(0) + 1
}

/// A line that sums up: "Subtotal: 450", "Total: 1990/2000".
fn read_summing_line(text: &str) -> Option<i64> {
    const LABELS: [&str; 8] = [
        "subtotal",
        "sub-total",
        "sub total",
        "regiment total",
        "army total",
        "total points",
        "points total",
        "total",
    ];
    let text = text.trim_matches(|sign: char| sign == '+' || sign == '=' || sign.is_whitespace());
    let told =
        LABELS.iter().find_map(|label| line::text_after_label(text, label)).or_else(|| bare_sum(text))?;
    let told = told.trim_matches(|sign: char| "[]()".contains(sign));
    line::read_points_amount(told.split('/').next()?)
}

/// "1990 / 2000", "1990 pts": nothing but numbers and the word for them.
fn bare_sum(text: &str) -> Option<&str> {
    let is_number = |part: &str| line::read_points_amount(part).is_some_and(|points| points >= LEAST_SUM);
    let is_sum = match text.split_once('/') {
        Some((spent, limit)) => is_number(spent) && is_number(limit),
        None => is_number(text) && text.contains(char::is_alphabetic),
    };
    is_sum.then_some(text)
}

/// The sum of all, where the head says none.
fn read_sum(text: &str, spent: i64, roster: &mut Roster, notices: &mut Vec<Notice>) {
    let text = text.trim_matches(|sign: char| sign == '+' || sign == '=' || sign.is_whitespace());
    let folded = line::fold_text(text);
    let is_whole = ["total", "army total"].iter().any(|label| folded.starts_with(label))
        || (bare_sum(text).is_some() && (text.contains('/') || spent == roster.points_printed()));
    if is_whole && roster.points_declared.is_none() {
        roster.points_declared = Some(spent);
        notices.retain(|notice| notice.about != NoticeAbout::NoTotal);
        let limit = text.split_once('/').and_then(|(_, limit)| line::read_points_amount(limit));
        roster.points_limit = roster.points_limit.or(limit);
    }
}

/// What a line opens: a known heading, or any line with the word for one.
fn heading_opened_by(text: &str) -> Option<SectionedHeading> {
    let other =
        || heading::other_regiment(text).filter(|_| strip_body_bullet(text).is_none() && !is_prose(text));
    heading::read_section_heading(text).or_else(other)
}

fn is_unit(text: &str) -> bool {
    let is_priced = || line::read_priced_line(text).is_some() && heading::read_footer(text).is_none();
    strip_body_bullet(text).is_none() && line::read_line_total(text).is_none() && is_priced()
}

/// Whether the list prints no price of a unit; a regiment of renown may have one.
fn is_priceless(lines: &[RosterLine<'_>]) -> bool {
    let mut of_renown = false;
    !lines.iter().any(|line| {
        let opens = heading::with_first(line.text)
            .map(|(heading, _)| heading)
            .or(heading::read_section_heading(line.text));
        let of = opens.as_ref().map(|opens| {
            matches!(opens, SectionedHeading::Section(SectionKind::RegimentOfRenown | SectionKind::Terrain))
        });
        of_renown = of.unwrap_or(of_renown);
        let is_dear = line::read_priced_line(line.text).is_some_and(|priced| priced.points > 0);
        let is_unit = is_dear && is_unit(line.text) && !is_price_of_something_carried(line.text);
        !of_renown && opens.is_none() && is_unit
    })
}

/// Whether units stand in blocks between empty lines, and nothing says what each block is.
fn has_blocks(lines: &[RosterLine<'_>]) -> bool {
    let headed = lines.iter().any(|line| heading::read_section_heading(line.text).is_some());
    let pairs = lines.windows(2).filter(|pair| is_unit(pair[1].text));
    let (apart, close): (Vec<_>, Vec<_>) = pairs.partition(|pair| pair[1].number > pair[0].number + 1);
    !headed && !apart.is_empty() && !close.is_empty()
}

fn add_body_line(line: RosterLine<'_>, style: &mut Style, roster: &mut Roster, notices: &mut Vec<Notice>) {
    if roster.sections.is_empty() {
        notices.push(Notice::at_line(line.number, NoticeAbout::NoHeading));
        roster.regiments_guessed = true;
        open_section(SectionedHeading::Section(SectionKind::Regiment(1)), line, roster);
    } else if style.blocks && is_unit(line.text) && line.number > style.last + 1 {
        open_section(SectionedHeading::UnnumberedRegiment, line, roster);
    }
    // What is not understood may have been the leader.
    let section = roster.sections.last().expect("one was just opened");
    let is_first = section.kind.is_led() && section.entries.is_empty();
    roster.regiments_guessed |= is_first
        && is_prose(line.text)
        && strip_body_bullet(line.text).is_none()
        && line::read_priced_line(line.text).is_none();
    let section = roster.sections.last().expect("it is still there");
    match section.kind {
        SectionKind::RegimentOfRenown => add_to_renown(line, style, roster, notices),
        SectionKind::Terrain => add_terrain(line, style, roster, notices),
        _ => add_unit(line, style, section_mut(roster), notices),
    }
}

fn section_mut(roster: &mut Roster) -> &mut Section {
    roster.sections.last_mut().expect("a section is open")
}

fn add_unit(line: RosterLine<'_>, style: &Style, section: &mut Section, notices: &mut Vec<Notice>) {
    if let Some(mut bullet) = strip_body_bullet(line.text) {
        // "• • Sacred Tome": pasted into a list.
        while let Some(inner) = strip_body_bullet(bullet) {
            bullet = inner;
        }
        match section.entries.last_mut() {
            Some(entry) => {
                // Below a line without a price: whether that is a unit, the profiles say.
                match entry.companions.last_mut().filter(|companion| companion.points.is_none()) {
                    Some(companion) => mark_entry(companion, bullet),
                    None => mark_entry(entry, bullet),
                }
                let dear =
                    line::read_priced_line(bullet).is_some_and(|priced| priced.points >= PRICE_OF_A_UNIT);
                if dear {
                    let told = NoticeAbout::DearBullet;
                    notices.push(Notice::at_line(line.number, told));
                }
            }
            None => notices.push(Notice::at_line(line.number, NoticeAbout::StrayBullet)),
        }
        return;
    }
    let Some(priced) =
        line::read_priced_line(line.text).filter(|_| !is_price_of_something_carried(line.text))
    else {
        return add_unpriced(line, style, section, notices);
    };
    let mut entry = read_unpriced_entry(priced.name, line.number);
    entry.points = Some(priced.points);
    // "1x Clanrats": one unit, whatever number of models it has.
    entry.models = entry.models.filter(|models| *models > 1);
    remarks::within_name(&mut entry, style.places);
    // "Clanrats (300) Reinforced"
    priced.remark.into_iter().for_each(|remark| remarks::behind_price(&mut entry, remark, style.places));
    // A unit of no points directly behind another comes with it.
    if priced.points == 0
        && let Some(leader) = section.entries.last_mut()
    {
        leader.companions.push(entry);
    } else {
        section.entries.push(entry);
    }
}

/// `Loontouched - (20) Points`: only the app prints prices so, and only of what units carry.
pub(super) fn is_price_of_something_carried(text: &str) -> bool {
    text.contains(" - (") && line::fold_text(text).ends_with(") points")
}

fn strip_body_bullet(text: &str) -> Option<&str> {
    line::strip_bullet(text).or_else(|| line::strip_dash(text))
}

fn add_unpriced(line: RosterLine<'_>, style: &Style, section: &mut Section, notices: &mut Vec<Notice>) {
    if is_prose(line.text) {
        notices.push(Notice::at_line(line.number, NoticeAbout::NotUnderstood));
        return;
    }
    if style.priceless && !is_mark(line.text) && !marks::is_labelled(line.text) {
        let mut entry = read_unpriced_entry(line.text, line.number);
        entry.models = entry.models.filter(|models| *models > 1);
        remarks::within_name(&mut entry, style.places);
        section.entries.push(entry);
        return notices.push(Notice::at_line(line.number, NoticeAbout::NoPrice));
    }
    // "1x Champion" and "1 Moonstone Hammer" are carried; "3 x Annihilators" is a unit without its price.
    let counted = line::split_count(line.text).0.is_some();
    let is_in_brackets = line.text.starts_with(['[', '(']) && line.text.ends_with([']', ')']);
    let told = marks::is_labelled(line.text) || is_in_brackets;
    let bare = told || ((style.bulletless || counted) && !line.text.contains(" x "));
    let carried = bare || is_price_of_something_carried(line.text);
    if let Some(entry) = section.entries.last_mut().filter(|_| carried || is_mark(line.text)) {
        if !is_mark(line.text) {
            let told = NoticeAbout::TakenAsCarried;
            notices.push(Notice::at_line(line.number, told));
        }
        mark_entry(entry, line.text);
    } else if let Some(entry) = section.entries.last_mut() {
        entry.companions.push(read_unpriced_entry(line.text, line.number));
        notices.push(Notice::at_line(line.number, NoticeAbout::TakenAsCompanion));
    } else {
        section.entries.push(read_unpriced_entry(line.text, line.number));
        notices.push(Notice::at_line(line.number, NoticeAbout::NoPrice));
    }
}

/// A priced line opens the next regiment of renown; what follows are its members.
fn add_to_renown(line: RosterLine<'_>, style: &mut Style, roster: &mut Roster, notices: &mut Vec<Notice>) {
    let section = section_mut(roster);
    if let Some(bullet) = style.bullet(line.text)
        && let Some(entry) = section.entries.last_mut()
    {
        return mark_entry(entry, bullet);
    }
    let text = line::strip_bullet(line.text).or_else(|| line::strip_dash(line.text)).unwrap_or(line.text);
    match line::read_priced_line(text) {
        // "Skullgrinder (0)": Sigdex and New Recruit print members so.
        Some(priced) if priced.points == 0 && section.name.is_some() => {
            section.entries.push(read_unpriced_entry(priced.name, line.number));
        }
        Some(priced) if line::strip_dash(line.text).is_none() => {
            if section.name.is_some() {
                open_section(SectionedHeading::Section(SectionKind::RegimentOfRenown), line, roster);
            }
            style.dashed = None;
            style.member = Some((line.number, usize::MAX));
            let section = section_mut(roster);
            section.name = Some(line::strip_leading_signs(priced.name).to_owned());
            section.points = Some(priced.points);
        }
        // A dashed member with a price of its own, as one hand-written dialect has it.
        Some(priced) => section.entries.push(read_unpriced_entry(priced.name, line.number)),
        None if is_prose(text) => notices.push(Notice::at_line(line.number, NoticeAbout::NotUnderstood)),
        None if section.entries.last().is_some() && is_mark(text) => {
            section.entries.iter_mut().next_back().into_iter().for_each(|entry| mark_entry(entry, text));
        }
        None => {
            style.dashed.get_or_insert_with(|| line::strip_dash(line.text).is_some());
            section.entries.push(read_unpriced_entry(text, line.number));
            if style.stands_apart(line.number) {
                let told = NoticeAbout::ApartInRenown;
                notices.push(Notice::at_line(line.number, told));
            }
        }
    }
}

fn add_terrain(line: RosterLine<'_>, style: &mut Style, roster: &mut Roster, notices: &mut Vec<Notice>) {
    let section = section_mut(roster);
    if let Some(entry) = section.entries.last_mut() {
        if let Some(bullet) = style.bullet(line.text) {
            return mark_entry(entry, bullet);
        }
        if is_mark(line.text) {
            return mark_entry(entry, line.text);
        }
        // Behind the last section stands what was typed below the list: a mail's foot.
        let is_below = line.number > style.last + style.step && line::read_priced_line(line.text).is_none();
        let is_word = line.text.contains(char::is_alphanumeric);
        style.below_terrain |= is_below || is_prose(line.text);
        if style.below_terrain || !is_word {
            if is_word {
                notices.push(Notice::at_line(line.number, NoticeAbout::NotUnderstood));
            }
            return;
        }
        notices.push(Notice::at_line(line.number, NoticeAbout::SecondTerrain));
    }
    style.dashed.get_or_insert_with(|| line::strip_dash(line.text).is_some());
    let text = line::strip_bullet(line.text).or_else(|| line::strip_dash(line.text)).unwrap_or(line.text);
    let mut entry = match line::read_priced_line(text) {
        Some(priced) => {
            RosterEntry { points: Some(priced.points), ..read_unpriced_entry(priced.name, line.number) }
        }
        None => read_unpriced_entry(text, line.number),
    };
    entry.models = None;
    section.entries.push(entry);
}

impl Style {
    /// Whether this member is further below the last one than that one was below its own.
    fn stands_apart(&mut self, number: usize) -> bool {
        let (last, gap) = self.member.unwrap_or((number, usize::MAX));
        let now = number.saturating_sub(last);
        self.member = Some((number, now.min(gap)));
        now > gap
    }

    /// What stands behind a bullet; behind a dash only where dashes are not units.
    fn bullet<'a>(&self, text: &'a str) -> Option<&'a str> {
        line::strip_bullet(text).or_else(|| line::strip_dash(text).filter(|_| self.dashed == Some(false)))
    }
}

fn read_unpriced_entry(text: &str, number: usize) -> RosterEntry {
    let (models, name) = line::split_count(line::strip_leading_signs(text));
    // "Clanrats x20"
    let behind = name.rsplit_once(" x").and_then(|(name, count)| Some((count.trim().parse().ok()?, name)));
    let (models, name) = match behind.filter(|(count, _)| models.is_none() && (1..100).contains(count)) {
        Some((count, name)) => (Some(count), name),
        None => (models, name),
    };
    RosterEntry { name: name.trim().to_owned(), models, line: Some(number), ..RosterEntry::default() }
}

fn is_prose(text: &str) -> bool {
    let text = text.trim();
    let words = text.split_whitespace().count();
    text.chars().count() > LONGEST_NAME || words > 12 || (words > 2 && text.ends_with(['.', '!', '?']))
}

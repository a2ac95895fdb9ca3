//! Lists whose lines ran into one another: a regiment a line, or all of it on one. They are parted again before headings,
//! labels and bullets, and behind prices. What stands before a unit's name then belongs to the unit before it, which
//! only the profiles can tell.

use super::{heading, marks};
use crate::domain::{games::aos4::roster::tongues, roster::line};
use std::borrow::Cow;

/// A line with fewer prices is one unit, and something that it carries.
const FEWEST_PRICES: usize = 2;
/// Cheaper is carried, where units run into one another.
const LEAST_PRICE: i64 = 40;
/// Dearer is an army.
const MOST: i64 = 1000;
/// No heading and no label has more words.
const MOST_WORDS: usize = 5;

/// The lines, each with the number of the line it stood in, where some ran into one another.
pub struct Parted<'a> {
    pub lines: Vec<(usize, Cow<'a, str>)>,
    /// Whether any did.
    pub ran_on: bool,
}

pub fn part_run_on_lines(text: &str) -> Parted<'_> {
    let mut parted = Parted { lines: Vec::new(), ran_on: false };
    for (number, line) in (1..).zip(text.lines()) {
        if find_unit_prices(line).len() < FEWEST_PRICES {
            parted.lines.push((number, Cow::Borrowed(line)));
            continue;
        }
        parted.ran_on = true;
        parted.lines.extend(cut_line_in_pieces(line).into_iter().map(|piece| (number, Cow::Owned(piece))));
    }
    parted
}

/// The prices of units in a line: where each begins and ends.
fn find_unit_prices(text: &str) -> Vec<(usize, usize)> {
    let mut prices: Vec<(usize, usize)> = Vec::new();
    let opened =
        text.split([':', '-']).next().is_some_and(|first| heading::read_section_heading(first).is_some());
    let mut at = 0;
    while let Some(found) = text[at..].find(|letter: char| letter.is_ascii_digit() || "([{".contains(letter))
    {
        let start = at + found;
        let rest = &text[start..];
        if !rest.starts_with(|letter: char| letter.is_ascii_digit()) {
            let end = rest.find([')', ']', '}']).map_or(text.len(), |end| start + end + 1);
            let inside = text[start..end].trim_matches(|sign: char| "()[]{}".contains(sign));
            let first = inside.split([',', ';', '|', '/', '·']).next().unwrap_or_default();
            // Nothing is paid for a companion.
            let is_price = line::read_points_amount(first)
                .is_some_and(|points| points == 0 || (LEAST_PRICE..MOST).contains(&points));
            if is_price && has_name(text, prices.last(), start) {
                prices.push((start, end));
            }
            at = end;
            continue;
        }
        let end = start + rest.bytes().take_while(u8::is_ascii_digit).count();
        if (opened || prices.len() > 1)
            && is_bare_price(text, start, end)
            && has_name(text, prices.last(), start)
        {
            let worded = line::after_points_word(text[end..].trim_start());
            prices.push((start, worded.map_or(end, |rest| text.len() - rest.len())));
        }
        at = end;
    }
    prices
}

/// Whether something is named between the last price and this one.
fn has_name(text: &str, last: Option<&(usize, usize)>, start: usize) -> bool {
    let from = last.map_or(0, |(_, end)| *end);
    let name = text[from..start].trim_end();
    // "Skavenbrew - (20) Points" is carried.
    name.chars().filter(|letter| letter.is_alphabetic()).count() >= 3
}

/// `120`, `120 pts`: not a limit, a season or a version.
fn is_bare_price(text: &str, start: usize, end: usize) -> bool {
    let (before, behind) = (&text[..start], &text[end..]);
    let points = text[start..end].parse::<i64>().unwrap_or(0);
    let is_apart = before.ends_with([' ', '-', ':', '=', '·']) && !before.trim_end().ends_with('/');
    let ends = behind.is_empty()
        || behind.starts_with([',', ';', ' ', '.', '|', '·'])
        || line::after_points_word(behind).is_some();
    is_apart && ends && (LEAST_PRICE..MOST).contains(&points) && points % 5 == 0
}

/// What is between two pieces, and says nothing.
const BETWEEN: [char; 12] = [' ', ',', ';', '/', '|', '+', '·', '.', '–', '—', '-', '&'];

/// The line in pieces, as the programs would print them.
fn cut_line_in_pieces(text: &str) -> Vec<String> {
    let mut cuts: Vec<usize> = find_unit_prices(text).into_iter().map(|(_, end)| end).collect();
    cuts.extend(text.match_indices(['•', '◦', '▪', '●', '‣']).map(|(at, _)| at));
    cuts.extend(find_dash_rules(text));
    let mut words: Vec<usize> = vec![0];
    words.extend(text.match_indices(' ').map(|(at, _)| at + 1));
    let mut until = 0;
    for at in words {
        if at < until {
            continue;
        }
        if let Some(end) = heading_at(text, at) {
            cuts.extend([at, end]);
            until = end;
        } else if opens_label(text, at) {
            cuts.push(at);
        }
    }
    let behind_total = line::read_line_total(text).map(|total| total.after).filter(|after| !after.is_empty());
    cuts.extend(behind_total.map(|after| after.as_ptr() as usize - text.as_ptr() as usize));
    cuts.push(text.len());
    cuts.sort_unstable();
    cuts.dedup();
    let mut from = 0;
    let mut pieces = Vec::new();
    for cut in cuts {
        add_piece(&text[from..cut], &mut pieces);
        from = cut;
    }
    pieces
}

/// Where lines of dashes begin and end.
fn find_dash_rules(text: &str) -> impl Iterator<Item = usize> {
    let is_rule = |word: &&str| line::is_rule(word);
    let start = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split(' ').filter(is_rule).flat_map(move |word| [start(word), start(word) + word.len()])
}

/// Where the heading ends that begins here.
fn heading_at(text: &str, at: usize) -> Option<usize> {
    if !text[at..].starts_with(|sign: char| sign.is_alphanumeric() || "*#_".contains(sign)) {
        return None;
    }
    let mut end = at;
    for words in 1..=MOST_WORDS {
        let rest = &text[end..];
        let skipped = rest.len() - rest.trim_start().len();
        end += skipped + text[end + skipped..].find(' ').unwrap_or(rest.len() - skipped);
        let window = text[at..end].trim_end_matches(',');
        let is_clear = words > 1 || window.ends_with(':') || window.ends_with('"');
        let is_word = window.chars().filter(|letter| letter.is_alphabetic()).count() >= 4;
        if is_clear && is_word && heading::read_section_heading(window).is_some() {
            return Some(end);
        }
        if window.ends_with(':') || end >= text.len() {
            return None;
        }
    }
    None
}

/// Whether a label of the head begins here: "Spell Lore: ", "Created with".
fn opens_label(text: &str, at: usize) -> bool {
    const ALONE: [&str; 9] = [
        "spell lore ",
        "prayer lore ",
        "manifestation lore ",
        "general's handbook ",
        "general’s handbook ",
        "grand alliance ",
        "created with ",
        "built with ",
        "app: ",
    ];
    let rest = &text[at..];
    if ALONE.iter().any(|label| rest.get(..label.len()).is_some_and(|own| own.eq_ignore_ascii_case(label))) {
        // "Gorechosen Champions Prayer Lore"
        return true;
    }
    let label = rest.split([':', '-', '–']).next().unwrap_or_default();
    let is_words = label.chars().all(|letter| letter.is_alphabetic() || letter == ' ' || letter == '\'');
    let is_short = label.len() < rest.len() && label.split(' ').count() <= MOST_WORDS;
    // "2000/2000 pts -----"
    let is_before_rule = rest[label.len()..].split(' ').next().is_some_and(line::is_rule);
    is_words && is_short && !is_before_rule && tongues::is_label(label)
}

fn add_piece(piece: &str, pieces: &mut Vec<String>) {
    let mut rest = piece.trim_matches(|sign: char| sign == ' ' || BETWEEN.contains(&sign));
    if line::is_rule(piece) || rest.is_empty() {
        if line::is_rule(piece.trim()) {
            pieces.push(piece.trim().to_owned());
        }
        return;
    }
    // "(general), Bull Centaurs (190)", "reinforced, Bull Centaurs (190)": marks of the unit before.
    while let Some((mark, behind)) = leading_mark(rest) {
        pieces.push(format!("• {mark}"));
        rest = behind.trim_start_matches(BETWEEN);
    }
    if rest.is_empty() {
        return;
    }
    let item = line::strip_bullet(rest);
    let price = find_unit_prices(rest).into_iter().next().or_else(|| priced_at_end(rest));
    let Some((start, end)) = price.filter(|(_, end)| rest[*end..].trim().is_empty()) else {
        return pieces.push(rest.to_owned());
    };
    let name = item.map_or(&rest[..start], |item| &rest[rest.len() - item.len()..start]);
    let inside = rest[start..end].trim_matches(|sign: char| "()[]{}".contains(sign));
    let (points, company) = inside.split_once([',', ';', '|', '/', '·']).unwrap_or((inside, ""));
    let points = line::read_points_amount(points).unwrap_or(0);
    pieces.push(format!("{} ({points})", name.trim_end_matches([' ', '-', '–', ':', '=', '·'])));
    if !company.trim().is_empty() {
        let (marks, others): (Vec<&str>, Vec<&str>) =
            company.split(',').map(str::trim).partition(|piece| marks::is_mark(piece));
        pieces.extend(marks.iter().map(|mark| format!("• {mark}")));
        if !others.is_empty() {
            pieces.push(format!("• {}", others.join(", ")));
        }
    }
}

/// A bare number at the end, which was taken for a price where it stood.
fn priced_at_end(text: &str) -> Option<(usize, usize)> {
    let bare = line::before_points_word(text).unwrap_or(text);
    let start = bare.rfind(|letter: char| !letter.is_ascii_digit())? + 1;
    let is_price = bare.is_char_boundary(start) && is_bare_price(text, start, bare.len());
    (is_price && has_name(text, None, start)).then_some((start, text.len()))
}

/// What a piece begins with where that is a mark, or stands in brackets of its own, and what is behind it.
fn leading_mark(text: &str) -> Option<(&str, &str)> {
    if text.starts_with(['(', '[']) {
        let end = text.find([')', ']'])?;
        let inside = &text[1..end];
        return line::read_points_amount(inside).is_none().then_some((inside, &text[end + 1..]));
    }
    let bare = line::strip_bullet(text).unwrap_or(text);
    let (first, behind) = bare.split_at(bare.find([' ', ',', ';']).unwrap_or(bare.len()));
    (marks::is_mark(first) && first.len() > 1).then_some((first, behind))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines_of_parted(text: &str) -> Vec<String> {
        part_run_on_lines(text).lines.into_iter().map(|(_, line)| line.into_owned()).collect()
    }

    #[test]
    fn a_regiment_on_a_line_is_parted_behind_its_prices() {
        assert_eq!(
            lines_of_parted(
                "General's regiment: Ashen Elder (120, general), Bull Centaurs (190), Razers (180, reinforced)"
            ),
            [
                "General's regiment:",
                "Ashen Elder (120)",
                "• general",
                "Bull Centaurs (190)",
                "Razers (180)",
                "• reinforced"
            ]
        );
        assert_eq!(
            lines_of_parted("Regiment 2: War Despot 80, reinforced, Rocket Battery 140 pts"),
            ["Regiment 2:", "War Despot (80)", "• reinforced", "Rocket Battery (140)"]
        );
    }

    #[test]
    fn a_list_on_one_line_is_parted_before_its_headings_labels_and_bullets() {
        assert_eq!(
            lines_of_parted(
                "Mine 270/2000 pts Skaven | Claw-horde Drops: 1 Spell Lore - Ruin General's Regiment Grey Seer (120) \
                 • General • Skavenbrew Clanrats (150) • Reinforced Created with Warhammer"
            ),
            [
                "Mine 270/2000 pts",
                "Skaven | Claw-horde",
                "Drops: 1",
                "Spell Lore - Ruin",
                "General's Regiment",
                "Grey Seer (120)",
                "• General",
                "Skavenbrew Clanrats (150)",
                "• Reinforced",
                "Created with Warhammer"
            ]
        );
    }

    #[test]
    fn a_line_of_dashes_is_no_sign_behind_a_label_and_a_space_at_the_end_cuts_nothing_off() {
        let text = "Mine 270/2000 pts ----- Skaven | Claw-horde Grey Seer (120) Clanrats (150) ";
        assert_eq!(
            lines_of_parted(text),
            ["Mine 270/2000 pts", "-----", "Skaven | Claw-horde Grey Seer (120)", "Clanrats (150)"]
        );
    }

    #[test]
    fn a_unit_with_something_priced_that_it_carries_stays_one_line() {
        for text in
            ["Grey Seer (120) - Skavenbrew (20)", "Rats (150) (300)", "Clanrats 20 150", "Ann 1990/2000 pts"]
        {
            assert!(!part_run_on_lines(text).ran_on, "{text}");
        }
    }
}

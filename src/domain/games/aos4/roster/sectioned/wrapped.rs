//! Lists that a page or a mail program broke at a narrow width: the torn lines are put together again. Every line
//! keeps its number; what was taken up leaves an empty one.

use super::{header, heading};
use crate::domain::roster::line;
use std::borrow::Cow;

/// Wider lines are no column.
const WIDEST: usize = 60;

/// Fewer lines are no list.
const FEWEST: usize = 6;

/// The text with its torn lines joined, where there are any.
pub fn join_torn_lines(text: &str) -> Cow<'_, str> {
    let lines: Vec<&str> = text.lines().collect();
    let width = lines.iter().map(|line| line_length(line)).max().unwrap_or(0);
    if width > WIDEST || lines.len() < FEWEST {
        return Cow::Borrowed(text);
    }
    let (mut torn, mut begun) = (vec![false; lines.len()], 0);
    for at in 1..lines.len() {
        torn[at] = is_torn((lines[begun], lines[at - 1]), lines[at], width);
        begun = if torn[at] { begun } else { at };
    }
    // Units that begin small are no ends of lines.
    let is_small_unit = |line: &&&str| {
        let text = line::strip_line_marks(line);
        text.starts_with(char::is_lowercase)
            && line::read_priced_line(text).is_some()
            && line::strip_bullet(text).is_none()
    };
    if lines.iter().filter(is_small_unit).count() > 2 {
        return Cow::Borrowed(text);
    }
    // In a text without capitals every line begins small.
    let small = lines.iter().filter(|line| line.starts_with(char::is_lowercase)).count();
    let evident = (1..lines.len()).any(|at| torn[at] && is_evident(lines[at - 1], lines[at]));
    if !evident || small * 2 > lines.len() {
        return Cow::Borrowed(text);
    }
    let mut whole: Vec<String> = Vec::new();
    let mut last = 0;
    for (at, line) in lines.iter().enumerate() {
        if torn[at] {
            let joined = &mut whole[last];
            joined.push(' ');
            joined.push_str(line.trim());
            whole.push(String::new());
        } else {
            last = at;
            whole.push((*line).to_owned());
        }
    }
    Cow::Owned(whole.join("\n"))
}

fn line_length(line: &str) -> usize {
    line.trim_end().chars().count()
}

/// Whether a line goes on the one before it, which began with `begun`: that one had no room for its first word.
fn is_torn((begun, before): (&str, &str), line: &str, width: usize) -> bool {
    let (bare, next) = (line::strip_line_marks(before), line::strip_line_marks(line));
    let Some(first) = line.split_whitespace().next() else { return false };
    if bare.is_empty() || line_length(before) + 1 + first.chars().count() <= width {
        return false;
    }
    let is_rest = next.starts_with("- (")
        || (next.starts_with("- ") && line::fold_text(bare).ends_with(" lore"))
        || is_end_of_lore(next);
    let begins = (line::strip_bullet(next).is_some() || line::strip_dash(next).is_some()) && !is_rest;
    let stands = |text: &str| {
        line::is_rule(text)
            || line::is_fence(text)
            || (heading::read_section_heading(text).is_some() && !text.ends_with('-'))
    };
    let is_unit = |text: &str| line::read_priced_line(text).is_some_and(|priced| priced.remark.is_none());
    let ends = stands(bare)
        || line::read_line_total(bare).is_some()
        || (is_unit(bare) && !line::fold_text(next).starts_with("points") && !header::is_known(bare));
    // Two names below one another are whole, unless one of them looks torn.
    let hangs_together = is_evident(before, line)
        || is_rest
        || header::is_known(line::strip_line_marks(begun))
        || heading::read_footer(bare).is_some()
        || bare.contains(" | ")
        || line::fold_text(next).starts_with("points")
        || (line::read_priced_line(bare).is_none() && line::strip_bullet(bare).is_none() && is_unit(next))
        || line::read_line_total(next).is_some();
    let other = heading::read_footer(next).is_some() || (header::is_known(next) && !is_rest);
    hangs_together && !begins && !ends && !stands(next) && !other
}

/// "Gorechosen Champions Manifestation Lore": its last words look like the label of a lore, with nothing behind it.
fn is_end_of_lore(line: &str) -> bool {
    ["spell lore", "prayer lore", "manifestation lore"].contains(&line::fold_text(line).as_str())
}

/// Nobody ends or begins a line so.
fn is_evident(before: &str, line: &str) -> bool {
    let before = before.trim_end();
    let hangs = before.ends_with(['(', ',', '|', '-', '&'])
        || before
            .rsplit(' ')
            .next()
            .is_some_and(|word| ["of", "the", "on", "with", "and", "in"].contains(&word));
    let line = line.trim_start();
    let opens = line.starts_with(|letter: char| letter.is_lowercase() || letter == '(');
    // "(150) Clanrats"
    let is_price = line.split_once(") ").is_some_and(|(price, _)| {
        price.strip_prefix('(').is_some_and(|price| line::read_points_amount(price).is_some())
    });
    hangs || (opens && !is_price) || is_price_alone(line)
}

/// "... 220", "- 220pts": the price of the unit on the line before.
fn is_price_alone(line: &str) -> bool {
    let price = line.trim_matches(|sign: char| sign.is_whitespace() || "-–—.…:=|([{}])".contains(sign));
    line::read_points_amount(price).is_some_and(|points| points < 1000) && price.len() >= 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_torn_at_a_width_are_whole_again_and_keep_their_numbers() {
        let text = "Mine 1980/2000 pts\n\nDisciples of Tzeentch\nWyrdflame Host\nDrops: 3\nSpell Lore - Lore of\n\
                    Change (30 Points)\n\nGeneral's Regiment\nLord of Change (380)\n• Illusionist - (20)\nPoints\n\
                    Blue Horrors and\nBrimstone Horrors (280)\n• Reinforced\nPink Horrors (160)";
        let whole = join_torn_lines(text);
        let lines: Vec<&str> = whole.lines().collect();
        assert_eq!(lines[5], "Spell Lore - Lore of Change (30 Points)");
        assert_eq!((lines[10], lines[11]), ("• Illusionist - (20) Points", ""));
        assert_eq!(lines[12], "Blue Horrors and Brimstone Horrors (280)");
        assert_eq!((lines[14], lines[15]), ("• Reinforced", "Pink Horrors (160)"));
    }

    #[test]
    fn a_lore_that_is_called_after_its_kind_is_whole_again() {
        let text = "Four 2000/2000 pts\n\nBlades of Khorne |\nGorechosen Champions\nDrops: 4\nManifestation Lore -\n\
                    Gorechosen Champions\nManifestation Lore\n\nGeneral's Regiment\nMighty Lord of Khorne (150)";
        let whole = join_torn_lines(text);
        let lines: Vec<&str> = whole.lines().collect();
        assert_eq!(lines[5], "Manifestation Lore - Gorechosen Champions Manifestation Lore");
    }

    #[test]
    fn what_a_label_says_over_three_lines_is_whole_again() {
        let text = "Four 2000/2000 pts\n\nBlades of Khorne |\nMurderhost\nDrops: 4\nBattle Tactics Cards: Master\n\
                    The Paths and Restless\nEnergy\n\nGeneral's Regiment\nMighty Lord of Khorne (150)\n• General";
        let whole = join_torn_lines(text);
        let lines: Vec<&str> = whole.lines().collect();
        assert_eq!(lines[5], "Battle Tactics Cards: Master The Paths and Restless Energy");
        assert_eq!((lines[9], lines[10]), ("General's Regiment", "Mighty Lord of Khorne (150)"));
    }

    #[test]
    fn a_list_that_nothing_broke_stays_as_it_is() {
        let text = "Rats 920/1000 pts\nSkaven | Claw-horde\nDrops: 2\nGeneral's Regiment\nGrey Seer (120)\n• General\n";
        assert!(matches!(join_torn_lines(text), Cow::Borrowed(_)));
    }
}

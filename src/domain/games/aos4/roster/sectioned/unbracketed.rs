//! Lists typed by hand: a unit's price without its brackets ("Clanrats - 150pts", "Clanrats 150"), units numbered
//! ("1. Clanrats (150)"). Each line is put as the programs print it, and stays the line it was.

use super::{header, heading};
use crate::domain::roster::{SectionKind, line};
use std::borrow::Cow;

/// Cheaper is no unit, where nothing says that a number is a price.
const LEAST_PRICE: i64 = 40;
const LEAST_PRICE_OF_TERRAIN: i64 = 10;

/// The sizes of games, which stand behind a faction's name as well.
const SIZES: i64 = 250;

/// The text with every price in brackets.
pub fn bracketed(text: &str) -> Cow<'_, str> {
    let numbered = text.lines().filter(|line| without_number(line).is_some()).count() > 1;
    let first = text.lines().position(|line| heading::section(line::plain(line)).is_some());
    let body = || text.lines().skip(first.map_or(0, |first| first + 1)).map(line::plain);
    let fronted = body().filter(|line| price_in_front(line).is_some()).count() >= FEWEST_IN_FRONT;
    let (mut changed, mut least) = (false, LEAST_PRICE);
    let mut lines: Vec<Cow<'_, str>> = Vec::new();
    for (at, whole) in text.lines().enumerate() {
        let line = without_number(whole).filter(|_| numbered).unwrap_or(whole);
        if let Some(opens) = heading::section(line::plain(line)) {
            let terrain = matches!(opens, heading::Heading::Section(SectionKind::Terrain));
            least = if terrain { LEAST_PRICE_OF_TERRAIN } else { LEAST_PRICE };
        }
        let in_body = first.is_none_or(|first| at >= first);
        let how = How { headed: first.is_some(), fronted, least };
        let priced = in_body.then(|| with_heading(line::plain(line), how)).flatten();
        changed |= priced.is_some() || line.len() != whole.len();
        lines.push(priced.map_or(Cow::Borrowed(line), Cow::Owned));
    }
    if changed { Cow::Owned(lines.join("\n")) } else { Cow::Borrowed(text) }
}

/// `3. Clanrats`, `3) Clanrats`: the line without its number.
fn without_number(line: &str) -> Option<&str> {
    let line = line::plain(line);
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line.get(digits..)?.strip_prefix(['.', ')'])?;
    let is_item = (1..=2).contains(&digits) && rest.starts_with(' ');
    Some(rest.trim_start()).filter(|rest| is_item && rest.starts_with(char::is_alphabetic))
}

/// How a list is written.
#[derive(Clone, Copy)]
struct How {
    headed: bool,
    /// Prices stand before names, without their word.
    fronted: bool,
    least: i64,
}

/// `Regiment 1: Clanrats (150)` of `Regiment 1: Clanrats - 150pts`, and lines of units alone.
fn with_heading(text: &str, how: How) -> Option<String> {
    match heading::split(text) {
        Some((_, opens, rest)) => Some(format!("{opens}: {}", priced(rest, how)?)),
        None => priced(text, how),
    }
}

/// `Clanrats (150)` of `Clanrats - 150pts`. Without headings a game's size may stand behind the faction.
fn priced(text: &str, How { headed, fronted, least }: How) -> Option<String> {
    let is_other = line::bullet(text).is_some()
        || line::dash(text).is_some()
        || line::priced(text).is_some()
        || line::total(text).is_some()
        || heading::section(text).is_some()
        || heading::footer(text).is_some()
        || header::is_known(text)
        || line::season(text).1.is_some();
    if is_other {
        return None;
    }
    let before = || price_in_front(text).filter(|_| fronted).map(|(name, points)| (name, points, false));
    let (name, points, said) = price_behind(text).or_else(|| price_before(text)).or_else(before)?;
    let is_size = !headed && points >= 3 * SIZES && points % SIZES == 0;
    let is_price = said || (points >= least && points % 5 == 0);
    let folded = line::folded(name);
    let is_sum = ["total", "subtotal", "sub-total", "sub total", "points", "sum", "spent", "army", "data"]
        .iter()
        .any(|word| folded.starts_with(word));
    let letters = name.chars().filter(|letter| letter.is_alphabetic()).count();
    if is_size || !is_price || is_sum || letters < 3 || without_word(name).1 {
        return None;
    }
    // "Clanrats 20 150": the models between name and price.
    let models = name.rsplit_once(' ').and_then(|(name, models)| Some((name, models.parse::<u32>().ok()?)));
    Some(match models.filter(|(_, models)| *models < 100) {
        Some((name, models)) => format!("{models} {} ({points})", name.trim_end()),
        None => format!("{name} ({points})"),
    })
}

/// Name, points, and whether a word says that these are points.
fn price_behind(text: &str) -> Option<(&str, i64, bool)> {
    let text = text.trim_end_matches(['.', ',', ';', ' ']);
    let (rest, said) = without_word(text);
    let start = rest.rfind(|letter: char| !letter.is_ascii_digit()).map_or(0, |at| at + 1);
    if !rest.is_char_boundary(start) {
        return None;
    }
    let (name, digits) = rest.split_at(start);
    let bare =
        name.trim_end_matches(|letter: char| letter.is_whitespace() || "-–—:;=|,@.…·_/\\".contains(letter));
    let apart = bare.len() < name.len();
    let is_price = (2..=4).contains(&digits.len()) || (said && digits == "0");
    let points = digits.parse().ok().filter(|_| apart && is_price)?;
    Some((bare, points, said))
}

/// `150 - Clanrats`, `[150] Clanrats`.
fn price_in_front(text: &str) -> Option<(&str, i64)> {
    let inside = text.trim_start_matches(['(', '[', '{']);
    let digits = inside.bytes().take_while(u8::is_ascii_digit).count();
    let rest = inside[digits..].trim_start_matches([')', ']', '}', ' ', '-', '–', ':', '|']);
    let apart = rest.len() < inside.len() - digits && rest.starts_with(char::is_alphabetic);
    let points: i64 = inside[..digits].parse().ok().filter(|_| apart && (2..=4).contains(&digits))?;
    (points >= LEAST_PRICE && points % 5 == 0 && line::priced(rest).is_none()).then_some((rest, points))
}

/// So many lines begin with a price, or numbers at their beginnings are none.
const FEWEST_IN_FRONT: usize = 4;

/// `150pts Clanrats`, `150 points - Clanrats`.
fn price_before(text: &str) -> Option<(&str, i64, bool)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let points = text[..digits].parse().ok().filter(|_| (2..=4).contains(&digits))?;
    let rest = text[digits..].trim_start();
    let word = WORDS.into_iter().find(|word| {
        rest.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
            && !rest[word.len()..].starts_with(char::is_alphanumeric)
    })?;
    let name = rest[word.len()..]
        .trim_start_matches(|letter: char| letter.is_whitespace() || "-–—:=|,".contains(letter));
    Some((name, points, true))
}

const WORDS: [&str; 6] = ["points", "point", "pts", "pt", "punkte", "p"];

/// The text before the word for points, and whether there is one.
fn without_word(text: &str) -> (&str, bool) {
    let word = WORDS.into_iter().find(|word| {
        let at = text.len().checked_sub(word.len());
        let is_word = at.and_then(|at| text.get(at..)).is_some_and(|end| end.eq_ignore_ascii_case(word));
        // "150p", but not "Skaven Clawpup".
        is_word
            && at.is_some_and(|at| word.len() > 1 || text[..at].ends_with(|sign: char| sign.is_ascii_digit()))
    });
    match word {
        Some(word) => (text[..text.len() - word.len()].trim_end(), true),
        None => (text, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_without_brackets_is_read_behind_a_dash_a_space_or_before_the_name() {
        let how = How { headed: true, fronted: false, least: LEAST_PRICE };
        let told = |text: &str| priced(text, how);
        for written in
            ["Clanrats - 150pts", "Clanrats 150", "Clanrats: 150 points", "150pts Clanrats", "Clanrats – 150"]
        {
            assert_eq!(told(written).as_deref(), Some("Clanrats (150)"), "{written}");
        }
        assert_eq!(told("Clanrats 20 150").as_deref(), Some("20 Clanrats (150)"));
        for other in [
            "Clanrats (150)",
            "• General",
            "Regiment 120",
            "Total: 1990",
            "Drops: 3",
            "Rats 20",
            "Clanrats",
            "1990",
        ] {
            assert_eq!(told(other), None, "{other}");
        }
        assert_eq!(priced("Skaven 2000", How { headed: false, ..how }), None, "the size of the game");
    }

    #[test]
    fn numbers_before_units_are_taken_off_where_there_are_several() {
        let text = "General's Regiment\n1. Grey Seer (120)\n2) Clanrats 150\n• General";
        assert_eq!(bracketed(text), "General's Regiment\nGrey Seer (120)\nClanrats (150)\n• General");
        assert_eq!(bracketed("1. Rats (150)"), "1. Rats (150)");
    }
}

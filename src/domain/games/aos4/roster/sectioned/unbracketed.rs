//! Lists typed by hand: a unit's price without its brackets ("Clanrats - 150pts", "Clanrats 150"), units numbered
//! ("1. Clanrats (150)"). Each line is put as the programs print it, and stays the line it was.

use super::{header, heading, remarks};
use crate::domain::roster::{SectionKind, line};
use std::borrow::Cow;

/// Cheaper is no unit, where nothing says that a number is a price.
const LEAST_PRICE: i64 = 40;
const LEAST_PRICE_OF_TERRAIN: i64 = 10;
/// The same of a line with a bullet, which may be carried.
const LEAST_PRICE_OF_ITEM: i64 = 60;
/// Dearer is no unit, but a whole army.
const MOST: i64 = 1000;

/// The sizes of games, which stand behind a faction's name as well.
const SIZES: i64 = 250;

/// The text with every price in brackets.
pub fn bracket_all_prices(text: &str) -> Cow<'_, str> {
    let numbered = text.lines().filter(|line| without_number(line).is_some()).count() > 1;
    let first =
        text.lines().position(|line| heading::read_section_heading(line::strip_line_marks(line)).is_some());
    let body = || text.lines().skip(first.map_or(0, |first| first + 1)).map(line::strip_line_marks);
    let unit = word_of_points(body());
    let fronted = body().filter(|line| price_in_front(line).is_some()).count() >= FEWEST_IN_FRONT;
    let (mut changed, mut least) = (false, LEAST_PRICE);
    let mut lines: Vec<Cow<'_, str>> = Vec::new();
    for (at, whole) in text.lines().enumerate() {
        let line = without_number(whole).filter(|_| numbered).unwrap_or(whole);
        if let Some(opens) = heading::read_section_heading(line::strip_line_marks(line)) {
            let terrain = matches!(opens, heading::SectionedHeading::Section(SectionKind::Terrain));
            least = if terrain { LEAST_PRICE_OF_TERRAIN } else { LEAST_PRICE };
        }
        let worded =
            unit.and_then(|unit| line.trim_end().strip_suffix(unit)).filter(|line| ends_in_price(line));
        let line = worded.map_or(line, str::trim_end);
        let in_body = first.is_none_or(|first| at >= first);
        let how = How { headed: first.is_some(), fronted, least };
        let priced = in_body.then(|| with_heading(line::strip_line_marks(line), how)).flatten();
        changed |= priced.is_some() || line.len() != whole.len();
        lines.push(priced.map_or(Cow::Borrowed(line), Cow::Owned));
    }
    if changed { Cow::Owned(lines.join("\n")) } else { Cow::Borrowed(text) }
}

/// `3. Clanrats`, `3) Clanrats`: the line without its number.
fn without_number(line: &str) -> Option<&str> {
    let line = line::strip_line_marks(line);
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = line.get(digits..)?.strip_prefix(['.', ')'])?;
    let is_item = (1..=2).contains(&digits) && rest.starts_with(' ');
    let rest = rest.trim_start();
    (is_item && (rest.starts_with(char::is_alphabetic) || line::strip_bullet(rest).is_some())).then_some(rest)
}

/// The word that stands behind the prices of a list and that nobody here knows: "240 pisteet", on line after line.
fn word_of_points<'t>(lines: impl Iterator<Item = &'t str>) -> Option<&'t str> {
    const OTHERS: [&str; 8] = ["model", "models", "wounds", "drops", "units", "mm", "cm", "x"];
    let word = |text: &'t str| {
        let at = text
            .rfind(|letter: char| !letter.is_alphabetic())
            .filter(|_| line::read_priced_line(text).is_none())?;
        let word = &text[at + text[at..].chars().next()?.len_utf8()..];
        let is_new =
            !word.is_empty() && !line::is_points_word(word) && !OTHERS.contains(&&*word.to_lowercase());
        (is_new && ends_in_price(text.strip_suffix(word)?)).then_some(word)
    };
    let words: Vec<&str> = lines.filter_map(word).collect();
    let first = *words.first()?;
    (words.len() >= FEWEST_IN_FRONT && words.iter().all(|word| *word == first)).then_some(first)
}

/// Whether a text ends with what may be the price of a unit, set apart from its name.
fn ends_in_price(text: &str) -> bool {
    let text = text.trim_end();
    let bare = text.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let is_apart = bare.ends_with(|letter: char| letter.is_whitespace() || BETWEEN.contains(letter));
    let points: Option<i64> = text[bare.len()..].parse().ok();
    is_apart && points.is_some_and(|points| (LEAST_PRICE..MOST).contains(&points) && points % 5 == 0)
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
    match heading::split_heading(text) {
        Some(split) => Some(format!("{}: {}", split.words, bracket_line_price(split.rest, how)?)),
        None => bracket_line_price(text, how),
    }
}

/// `Clanrats (150)` of `Clanrats - 150pts`. Without headings a game's size may stand behind the faction.
fn bracket_line_price(text: &str, How { headed, fronted, least }: How) -> Option<String> {
    let is_other = line::read_priced_line(text).is_some()
        || line::read_line_total(text).is_some()
        || heading::read_section_heading(text).is_some()
        || heading::read_footer(text).is_some()
        || header::is_known(text)
        || line::split_season(text).1.is_some();
    if is_other {
        return None;
    }
    if let Some(several) = price_of_each(text) {
        return Some(several);
    }
    // "- Clanrats · 150 pts": in such a list the units have bullets too.
    let item = line::strip_bullet(text).or_else(|| line::strip_dash(text));
    let (sign, text) = item.map_or(("", text), |item| (&text[..text.len() - item.len()], item));
    let least = if item.is_some() { least.max(LEAST_PRICE_OF_ITEM) } else { least };
    let before = || {
        price_in_front(text).filter(|_| fronted).map(|(name, points)| BarePrice {
            name,
            points,
            said: false,
            rest: "",
        })
    };
    let company = || price_in_company(text);
    let BarePrice { name, points, said, rest } =
        company().or_else(|| price_within(text, least)).or_else(|| price_before(text)).or_else(before)?;
    let is_size = !headed && points >= 3 * SIZES && points % SIZES == 0;
    let is_price = points < MOST && (said || (points >= least && points % 5 == 0));
    let folded = line::fold_text(name);
    let is_sum = ["total", "subtotal", "sub-total", "sub total", "points", "sum", "spent", "army", "data"]
        .iter()
        .any(|word| folded.starts_with(word));
    let letters = name.chars().filter(|letter| letter.is_alphabetic()).count();
    if is_size || !is_price || is_sum || letters < 3 || line::before_points_word(name).is_some() {
        return None;
    }
    // "Clanrats 20 150": the models between name and price.
    let models = name.rsplit_once(' ').and_then(|(name, models)| Some((name, models.parse::<u32>().ok()?)));
    let unit = match models.filter(|(_, models)| *models < 100) {
        Some((name, models)) => format!("{models} {} ({points})", name.trim_end()),
        None => format!("{name} ({points})"),
    };
    Some(format!("{sign}{unit}{}", in_brackets(rest)))
}

/// `3 Clanrats (450)` of `3x Clanrats (150 each)` and `Clanrats (3x150)`.
fn price_of_each(text: &str) -> Option<String> {
    const EACH: [&str; 6] = ["each", "ea", "ea.", "apiece", "per unit", "je"];
    let (name, inside) = text.strip_suffix([')', ']'])?.rsplit_once(['(', '['])?;
    let (number, name) = line::split_count(name.trim());
    let inside = line::fold_text(inside).replace('×', "x");
    let each = EACH.iter().find_map(|each| line::read_points_amount(inside.strip_suffix(each)?));
    let (number, points) = if let Some(points) = each {
        (number?, points)
    } else {
        let (times, points) = inside.split_once('x')?;
        let points = points.split('=').next()?;
        (times.trim().parse().ok().filter(|_| number.is_none())?, line::read_points_amount(points)?)
    };
    let is_price = (LEAST_PRICE..MOST).contains(&points) && (2..=9).contains(&number);
    is_price.then(|| format!("{number} {name} ({})", points * i64::from(number)))
}

/// A price without brackets of its own.
struct BarePrice<'a> {
    name: &'a str,
    points: i64,
    /// Whether a word says that these are points.
    said: bool,
    /// What stands behind it.
    rest: &'a str,
}

/// What parts a price from what stands beside it.
const BETWEEN: &str = "-–—:;=|,@.…·•_/\\+";

/// What stands behind a price, as the programs' marks stand there.
fn in_brackets(rest: &str) -> String {
    let is_between = |letter: char| letter.is_whitespace() || BETWEEN.contains(letter);
    let rest = rest.trim_matches(is_between).replace(" - ", ", ").replace(" · ", ", ");
    match rest.as_str() {
        rest if !rest.contains(char::is_alphanumeric) => String::new(),
        rest if rest.starts_with(['(', '[', '{']) => format!(" {rest}"),
        rest => format!(" ({rest})"),
    }
}

/// `Clanrats (150, reinforced)`: a price that shares its brackets.
fn price_in_company(text: &str) -> Option<BarePrice<'_>> {
    let (name, behind) = text.split_once(['(', '['])?;
    let (inside, _) = behind.split_once([')', ']'])?;
    let (first, rest) = inside.split_once([',', ';', '|', '/', '·']).or_else(|| inside.split_once(" - "))?;
    let points = line::read_points_amount(first)
        .filter(|_| first.trim().len() > 1 && rest.contains(char::is_alphabetic))?;
    Some(BarePrice { name: name.trim(), points, said: true, rest })
}

/// So many numbers from the end of a line may be its price: a line of numbers is read in the time of its length.
const MOST_NUMBERS: usize = 8;

/// `Clanrats - 150pts`, `Clanrats 150 (Reinforced)`, `Clanrats 150 R`: the last number that may be a price.
fn price_within(text: &str, least: i64) -> Option<BarePrice<'_>> {
    let mut end = text.len();
    for _ in 0..MOST_NUMBERS {
        let digit = text[..end].rfind(|letter: char| letter.is_ascii_digit())?;
        let start = text[..digit].rfind(|letter: char| !letter.is_ascii_digit());
        let start = start.map_or(0, |at| at + text[at..].chars().next().map_or(1, char::len_utf8));
        let (before, digits, behind) = (&text[..start], &text[start..=digit], &text[digit + 1..]);
        if let Some(found) = price_at(before, digits, behind, least) {
            return Some(found);
        }
        end = start;
    }
    None
}

fn price_at<'a>(before: &'a str, digits: &str, behind: &'a str, least: i64) -> Option<BarePrice<'a>> {
    let is_between = |letter: char| letter.is_whitespace() || BETWEEN.contains(letter);
    let open = before.matches(['(', '[', '{']).count();
    if !before.ends_with(is_between) || open > before.matches([')', ']', '}']).count() {
        return None;
    }
    let points: i64 = digits.parse().ok().filter(|_| digits.len() <= 4)?;
    let worded = line::after_points_word(behind.trim_start().trim_start_matches('.'));
    let rest = worded.unwrap_or(behind).trim_start_matches('.');
    let name = before.trim_end_matches(is_between);
    let is_price = if worded.is_some() {
        digits.len() > 1 || digits == "0"
    } else {
        let rest = rest.trim_start();
        // "240 🪙", "240€"
        let ends = rest.starts_with(['(', '[', '{'])
            || rest.starts_with(is_between)
            || !rest.contains(char::is_alphanumeric);
        (2..=4).contains(&digits.len())
            && points >= least
            && points % 5 == 0
            && (ends || remarks::has_app_mark(rest))
    };
    is_price.then_some(BarePrice { name, points, said: worded.is_some(), rest })
}

/// `150 - Clanrats`, `[150] Clanrats`.
fn price_in_front(text: &str) -> Option<(&str, i64)> {
    let inside = text.trim_start_matches(['(', '[', '{']);
    let digits = inside.bytes().take_while(u8::is_ascii_digit).count();
    let rest = inside[digits..].trim_start_matches([')', ']', '}', ' ', '-', '–', ':', '|']);
    let apart = rest.len() < inside.len() - digits && rest.starts_with(char::is_alphabetic);
    let points: i64 = inside[..digits].parse().ok().filter(|_| apart && (2..=4).contains(&digits))?;
    (points >= LEAST_PRICE && points % 5 == 0 && line::read_priced_line(rest).is_none())
        .then_some((rest, points))
}

/// So many lines begin with a price, or numbers at their beginnings are none.
const FEWEST_IN_FRONT: usize = 4;

/// `150pts Clanrats`, `150 points - Clanrats`.
fn price_before(text: &str) -> Option<BarePrice<'_>> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let points = text[..digits].parse().ok().filter(|_| (2..=4).contains(&digits))?;
    let name = line::after_points_word(text[digits..].trim_start())?;
    let name = name.trim_start_matches(|letter: char| letter.is_whitespace() || "-–—:=|,".contains(letter));
    Some(BarePrice { name, points, said: true, rest: "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_without_brackets_is_read_behind_a_dash_a_space_or_before_the_name() {
        let how = How { headed: true, fronted: false, least: LEAST_PRICE };
        let told = |text: &str| bracket_line_price(text, how);
        for written in
            ["Clanrats - 150pts", "Clanrats 150", "Clanrats: 150 points", "150pts Clanrats", "Clanrats – 150"]
        {
            assert_eq!(told(written).as_deref(), Some("Clanrats (150)"), "{written}");
        }
        assert_eq!(told("Clanrats 20 150").as_deref(), Some("20 Clanrats (150)"));
        for (written, read) in [
            ("Clanrats - 300 (Reinforced)", "Clanrats (300) (Reinforced)"),
            ("Gluttons 460pts [Reinforced]", "Gluttons (460) [Reinforced]"),
            ("Tyrant: 130 (General)", "Tyrant (130) (General)"),
            ("Barrow Guard 260 R", "Barrow Guard (260) (R)"),
            ("Clanrats (300, reinforced)", "Clanrats (300) (reinforced)"),
            ("- Clanrats · 300 pts · reinforced", "- Clanrats (300) (reinforced)"),
            ("Grey Seer 120 - General - Skavenbrew", "Grey Seer (120) (General, Skavenbrew)"),
            ("Mighty Lord of Khorne 110 pkt.", "Mighty Lord of Khorne (110)"),
            ("3x Clanrats (150 each)", "3 Clanrats (450)"),
            ("3 Clanrats (150 pts each)", "3 Clanrats (450)"),
            ("Clanrats (3x150)", "3 Clanrats (450)"),
            ("Clanrats (3 × 150 = 450)", "3 Clanrats (450)"),
        ] {
            assert_eq!(told(written).as_deref(), Some(read), "{written}");
        }
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
        assert_eq!(
            bracket_line_price("Skaven 2000", How { headed: false, ..how }),
            None,
            "the size of the game"
        );
    }

    #[test]
    fn a_word_that_nobody_knows_is_one_for_points_where_it_stands_behind_every_price() {
        let list = "Regiment 1\nClanrats - 150 W\nStormvermin - 260 W\nRat Ogors - 160 W\nGrey Seer - 120 W";
        let read = "Regiment 1\nClanrats (150)\nStormvermin (260)\nRat Ogors (160)\nGrey Seer (120)";
        for word in ["pistettä", "pontos", "poäng", "🪙", "€", "#", "points each"] {
            let told = bracket_all_prices(&list.replace('W', word)).replace(" (each)", "");
            assert_eq!(told, read, "{word}");
        }
        let models = list.replace('W', "models");
        assert_eq!(bracket_all_prices(&models), models);
    }

    #[test]
    fn numbers_before_units_are_taken_off_where_there_are_several() {
        let text = "General's Regiment\n1. Grey Seer (120)\n2) Clanrats 150\n• General";
        assert_eq!(
            bracket_all_prices(text),
            "General's Regiment\nGrey Seer (120)\nClanrats (150)\n• General"
        );
        assert_eq!(bracket_all_prices("1. Rats (150)"), "1. Rats (150)");
    }
}

//! Taking one line of a text roster apart: prices at its end, bullets and counts at its start.

/// The line without what chats and mails put around it: quotation marks, headings, bold.
pub fn strip_line_marks(line: &str) -> &str {
    let line = line.trim_matches(|c: char| c.is_whitespace() || matches!(c, '>' | '#'));
    line.trim_start_matches("**").trim_end_matches("**").trim()
}

/// The line without a leading bullet, when it has one.
pub fn strip_bullet(line: &str) -> Option<&str> {
    let line = line.trim_start();
    if let Some(rest) = line.strip_prefix(BULLETS) {
        return Some(rest.trim());
    }
    let rest = ["->", "=>", "+", "~", "o"].into_iter().find_map(|arrow| line.strip_prefix(arrow))?;
    let signed = line.starts_with('+') && rest.starts_with(char::is_alphabetic);
    (signed || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

const BULLETS: [char; 24] = [
    '•', '*', '◦', '·', '▪', '‣', '●', '∙', '○', '■', '□', '▸', '▹', '►', '▶', '➤', '→', '⁃', '❖', '✦', '✓',
    '»', '›', '\u{f0b7}',
];

/// The same for a dash, which some formats use for units rather than upgrades.
pub fn strip_dash(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = line.strip_prefix(['-', '–', '—'])?;
    rest.starts_with(|c: char| c.is_whitespace() || c.is_alphabetic()).then(|| rest.trim())
}

/// `General`, `General - Isharann`, `General (Darrmu)`: what marks a general, with what it is or is called.
pub fn is_general(text: &str) -> bool {
    let folded = fold_text(text);
    folded.strip_prefix("general").is_some_and(|rest| {
        rest.is_empty() || [" - ", " – ", " (", ":"].iter().any(|sign| rest.starts_with(sign))
    })
}

/// The line without the signs of quoting that mails put before it.
pub fn strip_quoting(line: &str) -> &str {
    line.trim_start_matches(|c: char| c.is_whitespace() || c == '>').trim_end()
}

/// Three or more backticks, and perhaps a language: what opens a block of code.
pub fn is_fence(line: &str) -> bool {
    let rest = line.trim_start_matches(['`', '~']);
    line.len() - rest.len() >= 3 && rest.chars().all(char::is_alphanumeric)
}

pub fn is_rule(line: &str) -> bool {
    let line = line.trim();
    line.len() >= 3 && line.chars().all(|c| matches!(c, '-' | '=' | '_' | '–' | '—' | '+' | '`' | '~' | '*'))
}

/// A name without the emoji and signs that people put before it.
pub fn strip_leading_signs(name: &str) -> &str {
    let opens = |c: char| c.is_alphanumeric() || matches!(c, '"' | '“' | '\'' | '‘' | '’' | '(' | '[');
    let bare = name.trim_start_matches(|c: char| !opens(c));
    if bare.is_empty() { name } else { bare }
}

/// A name with its price and what was typed behind the price.
#[derive(Debug, PartialEq, Eq)]
pub struct PricedName<'a> {
    pub name: &'a str,
    pub points: i64,
    pub remark: Option<&'a str>,
}

/// `Clanrats (150)`, `Annihilators (160 points)`, `Gorewarden (170) (Martha!!!)`, `Archers [120 pts]`.
/// Of several brackets that hold a plain number, the last is the price, unless an earlier one is dear enough to be a
/// unit's: then the others are the player's own ("The Masque (120), painted by Tom (2019)").
pub fn read_priced_line(line: &str) -> Option<PricedName<'_>> {
    // Brackets further from the end are not a price, and a line of nothing but brackets is a trap.
    let mut tries = 8;
    let mut end = line.len();
    let mut found: Vec<(PricedName<'_>, bool)> = Vec::new();
    while tries > 0
        && let Some(open) = line[..end].rfind(['(', '[', '{'])
    {
        tries -= 1;
        let close = match line.as_bytes()[open] {
            b'(' => ')',
            b'[' => ']',
            _ => '}',
        };
        if let Some(length) = line[open..].find(close) {
            let inside = &line[open + 1..open + length];
            if let Some(points) = read_points_amount(inside) {
                let name = line[..open].trim().trim_end_matches(['-', '–']).trim();
                let remark = line[open + length + 1..].trim();
                // A lone dash says nothing; stars tell battalions apart.
                let says = remark.contains(|c: char| c.is_alphanumeric() || c == '*');
                let remark = (says && !is_points_word(remark)).then_some(remark);
                if !name.is_empty() {
                    found.push((PricedName { name, points, remark }, inside.contains(char::is_alphabetic)));
                }
            }
        }
        end = open;
    }
    // The first of the line is the last that was found.
    let is_worded = found.iter().any(|(_, worded)| *worded);
    let costs_a_unit = |points: i64| (DEAR_AS_A_UNIT..=DEAREST_UNIT).contains(&points) && points % 5 == 0;
    let is_year = |points: i64| (1900..2100).contains(&points);
    let place = match found.len() {
        0 => return None,
        1 => 0,
        _ if is_worded => found.iter().rposition(|(_, worded)| *worded)?,
        _ => {
            let dear = found.iter().rposition(|(priced, _)| costs_a_unit(priced.points));
            dear.unwrap_or(usize::from(is_year(found[0].0.points)))
        }
    };
    Some(found.swap_remove(place).0)
}

/// No unit has as many models, and few cost less.
const DEAR_AS_A_UNIT: i64 = 65;
const DEAREST_UNIT: i64 = 1000;

/// A number of points: `150`, `160 points`, `20pts`, `+60 Points`.
pub fn read_points_amount(text: &str) -> Option<i64> {
    let text = text.trim();
    let label = ["cost", "points", "pts", "punkte", "puntos", "punti", "punten", "koszt"];
    let digits = label.iter().find_map(|label| text_after_label(text, label)).unwrap_or(text);
    let digits = digits.trim_start_matches('+').trim_start();
    let split = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    let (number, unit) = digits.split_at(split);
    if number.is_empty() || number.len() > 7 || !(unit.trim().is_empty() || is_points_word(unit)) {
        return None;
    }
    number.parse().ok()
}

/// The words for points in the languages that lists come in; what begins like another stands before it.
pub const POINTS_WORDS: [&str; 26] = [
    "points",
    "point",
    "pts",
    "pt",
    "punkten",
    "punkte",
    "punkty",
    "punktów",
    "punkt",
    "pkte",
    "pkt",
    "puntos",
    "punten",
    "punti",
    "punto",
    "pontos",
    "ponto",
    "poäng",
    "poeng",
    "bodů",
    "очков",
    "очка",
    "ptos",
    "ptn",
    "pti",
    "p",
];

pub fn is_points_word(text: &str) -> bool {
    let text = text.trim().trim_end_matches('.').to_lowercase();
    POINTS_WORDS.contains(&text.as_str())
}

/// The text behind a word for points that it begins with.
pub fn after_points_word(text: &str) -> Option<&str> {
    let rest = |word: &&str| text.get(word.len()..).filter(|_| starts_with_word(text, word));
    POINTS_WORDS.iter().filter_map(rest).find(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// The text before a word for points that it ends with.
pub fn before_points_word(text: &str) -> Option<&str> {
    let text = text.trim_end().trim_end_matches('.');
    let at = |word: &&str| {
        let at = text.len().checked_sub(word.len())?;
        text.get(at..).filter(|end| end.to_lowercase() == **word)?;
        // "150p", but not "Skaven Clawpup".
        let is_apart = text[..at].ends_with(|sign: char| !sign.is_alphabetic());
        let is_of_number = word.len() > 1 || text[..at].ends_with(|sign: char| sign.is_ascii_digit());
        (is_apart && is_of_number).then(|| text[..at].trim_end())
    };
    POINTS_WORDS.iter().find_map(at)
}

/// What stands between what was spent and the limit: where it starts, and how long it is.
fn between_spent_and_limit(text: &str) -> impl Iterator<Item = (usize, usize)> {
    const WORDS: [&str; 9] = [" out of ", " of ", " von ", " de ", " di ", " su ", " van ", " sur ", " z "];
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let words = WORDS.iter().flat_map(|word| text.match_indices(word)).filter(move |(at, word)| {
        is_digit(text[..*at].chars().next_back()) && is_digit(text[at + word.len()..].chars().next())
    });
    text.match_indices('/').chain(words).map(|(at, between)| (at, between.len()))
}

/// `1990 / 2000`, `1980 of 2000`: what was spent, and the limit.
pub fn spent_of_limit(text: &str) -> Option<(&str, &str)> {
    let numbers = |(at, length): (usize, usize)| {
        let (spent, limit) = (text[..at].trim(), text[at + length..].trim());
        let are = spent.ends_with(|letter: char| letter.is_ascii_digit())
            && limit.starts_with(|letter: char| letter.is_ascii_digit());
        are.then_some((spent, limit))
    };
    between_spent_and_limit(text).filter_map(numbers).last()
}

/// `10 Boingrot Bounderz`, `3 x Annihilators`, `2x Musician`: the count and the rest.
pub fn split_count(text: &str) -> (Option<u32>, &str) {
    let text = text.trim();
    let split = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
    let Ok(count) = text[..split].parse::<u32>() else { return (None, text) };
    if count > 999 {
        return (None, text);
    }
    let rest = &text[split..];
    let after = rest.trim_start();
    let named = match after.strip_prefix(['x', 'X', '×']) {
        Some(name) if name.starts_with(char::is_whitespace) => name.trim_start(),
        _ if rest.len() == after.len() => return (None, text),
        _ => after,
    };
    if named.starts_with(char::is_alphabetic) { (Some(count), named) } else { (None, text) }
}

/// The first `spent/limit pts` of a line: what stands before it, the two numbers, what follows.
#[derive(Debug, PartialEq, Eq)]
pub struct Total<'a> {
    pub before: &'a str,
    pub spent: i64,
    pub limit: i64,
    pub after: &'a str,
}

pub fn read_line_total(line: &str) -> Option<Total<'_>> {
    between_spent_and_limit(line).find_map(|(at, length)| total_at(line, at, length))
}

fn total_at(line: &str, slash: usize, length: usize) -> Option<Total<'_>> {
    let left = line[..slash].trim_end();
    let start = left.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + char_width(left, at));
    let right = line[slash + length..].trim_start();
    let stop = right.find(|c: char| !c.is_ascii_digit()).unwrap_or(right.len());
    let (limit, tail) = match read_grouped_thousands(right, stop) {
        Some(found) => found,
        None => (right[..stop].parse::<i64>().ok()?, right[stop..].trim_start()),
    };
    // "2000/2000pts", and "2000/2000 pts2" of a name that runs into it.
    let glued = || ["points", "pts", "pt"].into_iter().find(|word| starts_with_word(tail, word));
    let after = after_points_word(tail).or_else(|| glued().map(|word| &tail[word.len()..]))?;
    let after = after.strip_prefix('.').unwrap_or(after).trim();
    let digits = &left[start..];
    if let Some((before, thousands)) = set_apart(left, start) {
        let spent = thousands * 1000 + digits.parse::<i64>().ok()?;
        return Some(Total { before: before.trim(), spent, limit, after });
    }
    // A name that ends in digits runs into the total ("Khorne2" and "2000/2000"): no army costs six digits.
    let cut = digits.len().saturating_sub(5.max(stop + 1));
    let spent = digits[cut..].parse::<i64>().ok()?;
    Some(Total { before: line[..start + cut].trim(), spent, limit, after })
}

/// The thousands before three digits that start here ("1,990"), and what stands before them.
fn set_apart(left: &str, start: usize) -> Option<(&str, i64)> {
    let before = left[..start].strip_suffix([',', '.'])?;
    let digit = before.rfind(|c: char| !c.is_ascii_digit()).map_or(0, |at| at + char_width(before, at));
    let one = before.len() - digit == 1 && left.len() - start == 3;
    Some((&before[..digit], before[digit..].parse().ok().filter(|_| one)?))
}

/// A number with its thousands set apart, and what follows.
fn read_grouped_thousands(right: &str, stop: usize) -> Option<(i64, &str)> {
    let rest = right[stop..].strip_prefix([',', '.'])?;
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let hundreds: i64 = rest[..end].parse().ok().filter(|_| end == 3 && stop <= 2)?;
    Some((right[..stop].parse::<i64>().ok()? * 1000 + hundreds, rest[end..].trim_start()))
}

fn char_width(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(1, char::len_utf8)
}

fn starts_with_word(text: &str, word: &str) -> bool {
    text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word))
}

/// What follows a label, whatever the case: `labelled("Drops: 3", "drops")` is `3`.
pub fn text_after_label<'a>(line: &'a str, label: &str) -> Option<&'a str> {
    let line = line.trim();
    if !starts_with_word(line, label) {
        return None;
    }
    let rest = line[label.len()..].trim_start();
    let rest =
        rest.strip_prefix(':').or_else(|| rest.strip_prefix('-')).or_else(|| rest.strip_prefix('–'))?;
    Some(rest.trim())
}

/// The number a text begins with.
pub fn leading_number(text: &str) -> Option<u32> {
    let text = text.trim();
    let stop = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..stop].parse().ok()
}

/// `General's Handbook 2025-26` or `GHB 2025-26`, which may have lost its own line: the text before it,
/// and the season.
pub fn split_season(text: &str) -> (&str, Option<String>) {
    let text = text.trim();
    let lower = text.to_ascii_lowercase();
    let named = lower.find("handbook").map(|at| (at, at + "handbook".len()));
    let short = || lower.find("ghb 20").map(|at| (at, at + "ghb".len()));
    let Some((mark, end)) = named.or_else(short) else { return (text, None) };
    // "General's", whatever stands for the apostrophe.
    let word = lower[..mark].trim_end().rfind(|c: char| c.is_whitespace()).map_or(0, |at| at + 1);
    let at = if lower[word..].starts_with("general") { word } else { mark };
    let before = text[..at].trim().trim_end_matches(|c: char| !c.is_alphanumeric() && c != ')');
    let years = text[end..].trim();
    (before, Some(format!("General's Handbook {years}").trim_end().to_owned()))
}

/// Lower case, one kind of apostrophe, single spaces: for comparing headings.
pub fn fold_text(text: &str) -> String {
    let lower = text.to_lowercase().replace(['’', '‘', '`', '´'], "'");
    lower.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_the_last_bracket_that_holds_a_number() {
        let line = "Abhorrant Gorewarden (170) (Martha!!!)";
        assert_eq!(
            read_priced_line(line),
            Some(PricedName { name: "Abhorrant Gorewarden", points: 170, remark: Some("(Martha!!!)") })
        );
        assert_eq!(
            read_priced_line("Crypt Flayers (2 models) (160)").unwrap().name,
            "Crypt Flayers (2 models)"
        );
        assert_eq!(read_priced_line("Annihilators (160 points)").unwrap().points, 160);
        assert_eq!(read_priced_line("Loontouched - (20) Points").unwrap().name, "Loontouched");
        for (line, points) in [
            ("The Masque (120) - painted by Tom (2019)", 120),
            ("Clanrats (60) (2019)", 60),
            ("Lord of Hysteria (120) [360]", 120),
            ("Warriors (10) (200)", 200),
            ("Warriors [40] (300)", 300),
            ("Warriors (200) (10)", 200),
            ("Warriors (100) (12 pts)", 12),
        ] {
            assert_eq!(read_priced_line(line).unwrap().points, points, "{line}");
        }
        assert_eq!(read_priced_line("Toll's Companions"), None);
        assert_eq!(read_priced_line("(12)"), None);
        assert_eq!(read_priced_line("((((("), None);
        assert_eq!(read_priced_line("é(٣)"), None);
    }

    #[test]
    fn a_total_is_found_behind_a_name_glued_to_it() {
        let glued = read_line_total("Khorne2 23750/2000 pts").unwrap();
        assert_eq!((glued.before, glued.spent, glued.limit), ("Khorne2", 23750, 2000));
        let spaced = read_line_total("Skyhammer 1000 / 1000 pts").unwrap();
        assert_eq!((spaced.before, spaced.spent), ("Skyhammer", 1000));
        let slashed = read_line_total("1/2 measures 🙂1990/2000 pts").unwrap();
        assert_eq!((slashed.before, slashed.spent), ("1/2 measures 🙂", 1990));
        assert_eq!(read_line_total("no total here / pts"), None);
        let apart = read_line_total("Mine 1,990/2,000 pts (old)").unwrap();
        assert_eq!((apart.before, apart.spent, apart.limit, apart.after), ("Mine", 1990, 2000, "(old)"));
    }

    #[test]
    fn a_count_needs_a_name_behind_it() {
        assert_eq!(split_count("10 Boingrot Bounderz"), (Some(10), "Boingrot Bounderz"));
        assert_eq!(split_count("3 x Annihilators"), (Some(3), "Annihilators"));
        assert_eq!(split_count("2x Musician"), (Some(2), "Musician"));
        assert_eq!(split_count("Xandire"), (None, "Xandire"));
        assert_eq!(split_count("4"), (None, "4"));
    }
}

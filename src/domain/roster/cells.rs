//! Rows of spreadsheets and of tables on pages, as lines: "Clanrats | 300 | Reinforced" is "Clanrats (300)
//! (Reinforced)". Rows without a price stay one line of their cells.

use std::borrow::Cow;

/// Fewer rows with a price are no table.
const FEWEST: usize = 4;

/// The text with its rows as lines, where it has a table between tabs.
pub fn of_tabs(text: &str) -> Cow<'_, str> {
    of(text, |line| line.contains('\t').then(|| line.split('\t').collect()))
}

/// The same between bars.
pub fn of_bars(text: &str) -> Cow<'_, str> {
    of(text, |line| {
        let inside = line.trim();
        let inside = inside.strip_prefix('|').map_or(inside, |rest| rest.strip_suffix('|').unwrap_or(rest));
        inside.contains('|').then(|| inside.split('|').collect())
    })
}

/// The same between commas, where the first row with one says which column is the price.
pub fn of_commas(text: &str) -> Cow<'_, str> {
    let mut heads = text.lines().map(str::to_lowercase).filter(|line| line.contains(','));
    let is_priced = |line: &str| {
        let words = ["points", "pts", "cost", "price"];
        line.split(',').any(|cell| words.contains(&cell.trim().trim_matches('"')))
    };
    // Our own table has its own reader.
    let is_ours = text.trim_start().to_lowercase().starts_with("section");
    if is_ours || !heads.any(|line| is_priced(&line)) {
        return Cow::Borrowed(text);
    }
    of(text, |line| line.contains(',').then(|| quoted_cells(line)))
}

fn of<'a>(text: &'a str, cells: impl Fn(&'a str) -> Option<Vec<&'a str>>) -> Cow<'a, str> {
    let row = |cells: &[&str]| priced(cells).or_else(|| price_first(cells));
    if text.lines().filter_map(&cells).filter(|cells| row(cells).is_some()).take(FEWEST).count() < FEWEST {
        return Cow::Borrowed(text);
    }
    let line = |line: &'a str| -> Cow<'a, str> {
        let Some(cells) = cells(line) else { return Cow::Borrowed(line) };
        if let Some(row) = row(&cells) {
            return Cow::Owned(row);
        }
        let full: Vec<&str> = cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
        let is_frame = |cell: &&str| cell.chars().all(|sign| "-:= ".contains(sign));
        if full.iter().all(is_frame) || is_head(&full) {
            return Cow::Borrowed("");
        }
        match full.as_slice() {
            [name] => Cow::Owned((*name).to_owned()),
            [name, notes @ ..] if starts_table(line) => Cow::Owned(format!("{name} ({})", notes.join(", "))),
            _ => Cow::Borrowed(line),
        }
    };
    Cow::Owned(text.lines().map(line).collect::<Vec<_>>().join("\n"))
}

/// Not "Grand Alliance Chaos | Skaven | Claw-horde".
fn starts_table(line: &str) -> bool {
    line.trim_start().starts_with('|') || line.contains('\t')
}

/// "Unit | Points | Notes".
fn is_head(cells: &[&str]) -> bool {
    const HEADS: [&str; 12] = [
        "unit",
        "units",
        "points",
        "pts",
        "cost",
        "price",
        "notes",
        "name",
        "options",
        "upgrades",
        "warscroll",
        "enhancements",
    ];
    cells.len() > 1 && cells.iter().all(|cell| HEADS.contains(&cell.to_lowercase().trim_matches('*')))
}

/// Name, price and the rest of a row whose second or third cell is a number of points.
fn priced(cells: &[&str]) -> Option<String> {
    let name = cells.first().map(|name| name.trim()).filter(|name| name.contains(char::is_alphabetic))?;
    if name.contains('(') && name.ends_with(')') && name.chars().any(|letter| letter.is_ascii_digit()) {
        return None;
    }
    let at = (1..cells.len().min(4)).find(|at| points(cells[*at]).is_some())?;
    let others = cells.iter().enumerate().skip(1).filter(|(other, _)| *other != at);
    let notes: Vec<&str> = others.map(|(_, cell)| cell.trim()).filter(|cell| !cell.is_empty()).collect();
    let price = points(cells[at])?;
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    Some(format!("{name} ({price}){notes}"))
}

/// A row that begins with its price and has no other: `505 - Death Cult Hierarch`.
fn price_first(cells: &[&str]) -> Option<String> {
    let (price, rest) = cells.split_first().and_then(|(first, rest)| Some((points(first)?, rest)))?;
    let says = |cell: &&str| cell.chars().any(char::is_alphanumeric);
    let rest: Vec<&str> = rest.iter().map(|cell| cell.trim()).filter(says).collect();
    let is_named = rest.first().is_some_and(|name| name.contains(char::is_alphabetic));
    (is_named && rest.iter().all(|cell| points(cell).is_none()))
        .then(|| format!("{price} - {}", rest.join(" ")))
}

/// Two to four digits, with or without their word.
fn points(cell: &str) -> Option<u32> {
    let cell = cell.trim();
    let digits = ["points", "pts"].iter().find_map(|word| cell.strip_suffix(word)).unwrap_or(cell).trim();
    let is_number = (2..=4).contains(&digits.len()) || digits == "0";
    digits.parse().ok().filter(|_| is_number && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The cells of a row in which quotes hold commas together.
fn quoted_cells(line: &str) -> Vec<&str> {
    let mut cells = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            ',' if !quoted => {
                cells.push(&line[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    cells.push(&line[start..]);
    cells.into_iter().map(|cell| cell.trim().trim_matches('"')).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: &str = "Regiment 1\nGrey Seer (120) (General, Skavenbrew)\nClanrats (150)\nStormvermin (260) (Reinforced)\n\
         Plague Monks (130)";

    #[test]
    fn rows_are_lines_whatever_stands_between_their_cells() {
        let tabs = "Unit\tPoints\tNotes\nRegiment 1\t\t\nGrey Seer\t120\tGeneral, Skavenbrew\nClanrats\t150\t\n\
                    Stormvermin\t260 pts\tReinforced\nPlague Monks\t130\t";
        assert_eq!(of_tabs(tabs).trim(), LINES);
        let bars = "| Unit | Points | Notes |\n|---|---|---|\n| Regiment 1 | | |\n\
                    | Grey Seer | 120 | General, Skavenbrew |\n| Clanrats | 150 | |\n\
                    | Stormvermin | 260 | Reinforced |\n| Plague Monks | 130 | |";
        assert_eq!(of_bars(bars).trim(), LINES);
        let commas = "Unit,Points,Notes\nRegiment 1,,\nGrey Seer,120,\"General, Skavenbrew\"\nClanrats,150,\n\
                      Stormvermin,260,Reinforced\nPlague Monks,130,";
        assert_eq!(of_commas(commas).trim(), LINES);
    }

    #[test]
    fn what_is_no_table_stays() {
        let app = "Grand Alliance Chaos | Skaven | Claw-horde\nDrops: 2\nClanrats (150)\nStormvermin (130)\n";
        assert!(matches!(of_bars(app), Cow::Borrowed(_)));
        let spaced = "Grey\tSeer\t(120)\nWarp\tLightning\tCannon\t(150)\n";
        assert!(matches!(of_tabs(spaced), Cow::Borrowed(_)));
        assert!(matches!(of_commas("section,name,points\na,b,100\n"), Cow::Borrowed(_)));
    }
}

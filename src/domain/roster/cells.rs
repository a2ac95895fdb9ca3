//! Rows of spreadsheets and of tables on pages, as lines: "Clanrats | 300 | Reinforced" is "Clanrats (300)
//! (Reinforced)". Rows without a price stay one line of their cells.

use super::{line, table};
use crate::domain::catalogue::name_key;
use std::borrow::Cow;

/// Fewer rows with a price are no table.
const FEWEST: usize = 4;

/// The text with its rows as lines, where it has a table between tabs.
pub fn of_tabs(text: &str) -> Cow<'_, str> {
    lines_from_cells(text, |line| line.contains('\t').then(|| line.split('\t').collect()))
}

/// The same between bars. Where rows have no bar before their first cell, a bar that begins a row stands behind an
/// empty one.
pub fn of_bars(text: &str) -> Cow<'_, str> {
    let is_row = |line: &str| {
        let cells: Vec<&str> = line.split('|').collect();
        let is_priced = cells.iter().any(|cell| read_points_cell(cell).is_some());
        cells.len() > 2
            && !line.trim_start().starts_with('|')
            && (is_priced || CellColumns::from_head(&cells).is_some())
    };
    let is_open = text.lines().any(is_row);
    lines_from_cells(text, |line| {
        let inside = if is_open { line } else { line.trim() };
        let framed = inside.strip_prefix('|').filter(|_| !is_open);
        let inside = framed.map_or(inside, |rest| rest.strip_suffix('|').unwrap_or(rest));
        inside.contains('|').then(|| inside.split('|').collect())
    })
}

/// The cells of a line that has any.
type Split = fn(&str) -> Option<Vec<&str>>;

/// The same between commas or semicolons, where a row says which column is the price.
pub fn of_commas(text: &str) -> Cow<'_, str> {
    // Our own table has its own reader.
    if table::is_table(text.trim_start()) {
        return Cow::Borrowed(text);
    }
    let splits: [Split; 2] = [
        |line| line.contains(',').then(|| quoted_cells(line, ',')),
        |line| line.contains(';').then(|| quoted_cells(line, ';')),
    ];
    let split = splits.into_iter().find(|split| {
        text.lines().any(|line| split(line).is_some_and(|row| CellColumns::from_head(&row).is_some()))
    });
    split.map_or(Cow::Borrowed(text), |split| lines_from_cells(text, split))
}

fn lines_from_cells<'a>(text: &'a str, cells: impl Fn(&'a str) -> Option<Vec<&'a str>>) -> Cow<'a, str> {
    let rows = || text.lines().filter_map(&cells);
    let headed = rows().find_map(|row| CellColumns::from_head(&row));
    let mut columns = if headed.is_none() { CellColumns::without_head(rows) } else { None };
    let by_price = |row: &[&str]| priced_line_of_row(row).or_else(|| price_first(row));
    let is_priced = |row: &Vec<&str>| match headed.as_ref().or(columns.as_ref()) {
        Some(columns) => columns.price(row).is_some(),
        None => by_price(row).is_some(),
    };
    if rows().filter(is_priced).take(FEWEST).count() < FEWEST {
        return Cow::Borrowed(text);
    }
    let mut section = String::new();
    let mut line = |line: &'a str| -> Cow<'a, str> {
        let Some(cells) = cells(line) else { return Cow::Borrowed(line) };
        if let Some(total) = total_of_row(&cells) {
            return Cow::Owned(total);
        }
        if let Some(found) = CellColumns::from_head(&cells) {
            let army = columns
                .is_none()
                .then(|| found.army(rows().filter(|row| found.price(row).is_some())))
                .flatten();
            columns = Some(found);
            return army.map_or(Cow::Borrowed(""), Cow::Owned);
        }
        if let Some(columns) = &columns {
            if let Some(row) = columns.line(&cells, &mut section) {
                return Cow::Owned(row);
            }
        } else if headed.is_none()
            && let Some(row) = by_price(&cells)
        {
            return Cow::Owned(row);
        }
        let full: Vec<&str> = cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty()).collect();
        if full.iter().all(|cell| cell.chars().all(|sign| "-:= ".contains(sign))) || is_head(&full) {
            return Cow::Borrowed("");
        }
        match full.as_slice() {
            [name] => Cow::Owned((*name).to_owned()),
            [label, value] if columns.is_none() && headed.is_some() && !line.contains('|') => {
                Cow::Owned(format!("{}: {value}", label.trim_end_matches(':')))
            }
            [name, notes @ ..] if starts_table(line) => Cow::Owned(format!("{name} ({})", notes.join(", "))),
            _ => Cow::Borrowed(line),
        }
    };
    Cow::Owned(text.lines().map(&mut line).collect::<Vec<_>>().join("\n"))
}

/// What each column of a table is, as its head says.
#[derive(Default)]
struct CellColumns {
    name: usize,
    points: usize,
    section: Option<usize>,
    models: Option<usize>,
    /// Faction and formation, where every row repeats them.
    army: Vec<usize>,
    /// Columns of a mark: in its rows stands "yes".
    marks: Vec<(usize, String)>,
    /// Columns that say nothing of a unit.
    idle: Vec<usize>,
}

impl CellColumns {
    /// Of the head of a table; none of any other row.
    fn from_head(cells: &[&str]) -> Option<Self> {
        let words: Vec<String> = cells.iter().map(|cell| name_key(cell)).collect();
        let is = |word: &str, words: &[&str]| words.contains(&word);
        let starts = |word: &str, starts: &[&str]| starts.iter().any(|start| word.starts_with(start));
        let place = |is_it: &dyn Fn(&str) -> bool| words.iter().position(|word| is_it(word));
        let points = place(&|word| is(word, &POINTS) || starts(word, &["punkt", "punt", "points"]))?;
        let name = place(&|word| is(word, &UNITS) || starts(word, &["unit", "einheit", "jednost", "eenhe"]))?;
        if name == points || cells.iter().any(|cell| self::read_points_cell(cell).is_some()) {
            return None;
        }
        let mut columns = Self { name, points, ..Self::default() };
        for (at, word) in words.iter().enumerate().filter(|(at, _)| *at != name && *at != points) {
            if starts(word, &SECTIONS) {
                columns.section = columns.section.or(Some(at));
            } else if is(word, &["models", "size", "modelle", "model"]) {
                columns.models = Some(at);
            } else if starts(word, &["faction", "battle formation", "formation", "army"]) {
                columns.army.push(at);
            } else if starts(
                word,
                &["general", "reinforced", "verstark", "reforzad", "rinforz", "wzmocn", "versterk"],
            ) {
                columns.marks.push((at, cells[at].trim().to_owned()));
            } else if word.is_empty() || is(word, &["qty", "count", "nr", "no", "drops", "wounds"]) {
                columns.idle.push(at);
            }
        }
        Some(columns)
    }

    /// Of a table without a head whose first column is the regiment, filled in each regiment's first row alone or in
    /// every row.
    fn without_head<'a, R: Iterator<Item = Vec<&'a str>>>(rows: impl Fn() -> R) -> Option<Self> {
        let is_named = |cell: &str| cell.contains(char::is_alphabetic);
        let is_first = |row: &Vec<&str>| row.len() > 2 && is_named(row[0]) && is_named(row[1]);
        let points = rows().filter(is_first).find_map(|row| {
            (2..row.len()).find(|at| read_points_cell(row[*at]).is_some_and(|price| price > 0))
        })?;
        let columns = Self { name: 1, points, section: Some(0), ..Self::default() };
        let regiments = || rows().filter(|row| columns.price(row).is_some()).map(|row| row[0].trim());
        let is_heading = |cell: &str| {
            let word = name_key(cell);
            SECTIONS.iter().any(|start| word.starts_with(start))
                || word.contains("regim")
                || word.contains("aux")
        };
        let is_merged = regiments().any(str::is_empty) && regiments().next().is_some_and(is_named);
        let is_column = is_merged || regiments().all(is_heading);
        (is_column && regiments().count() >= FEWEST).then_some(columns)
    }

    fn price(&self, cells: &[&str]) -> Option<u32> {
        let name = cells.get(self.name)?;
        read_points_cell(cells.get(self.points)?).filter(|_| name.contains(char::is_alphabetic))
    }

    /// "Skaven | Claw-horde", where the rows say so.
    fn army<'a>(&self, mut rows: impl Iterator<Item = Vec<&'a str>>) -> Option<String> {
        let row = rows.next()?;
        let said: Vec<&str> =
            self.army.iter().filter_map(|at| row.get(*at)).map(|cell| cell.trim()).collect();
        (!said.is_empty()).then(|| said.join(" | "))
    }

    /// "Regiment 1: Clanrats (150) (Reinforced)": the section where it is another than in the row before.
    fn line(&self, cells: &[&str], section: &mut String) -> Option<String> {
        let price = self.price(cells)?;
        let cell = |at: usize| cells.get(at).map(|cell| cell.trim()).unwrap_or_default();
        let name = cell(self.name).trim_matches(['*', '_', ' ']);
        let is_own = |at: &usize| {
            [Some(self.name), Some(self.points), self.section, self.models].contains(&Some(*at))
                || self.army.contains(at)
                || self.idle.contains(at)
                || self.marks.iter().any(|(mark, _)| mark == at)
        };
        let set =
            |text: &str| !["", "no", "nein", "false", "0", "-", "n"].contains(&text.to_lowercase().as_str());
        let marks = self.marks.iter().filter(|(at, _)| set(cell(*at))).map(|(_, mark)| mark.as_str());
        let notes = (0..cells.len()).filter(|at| !is_own(at)).map(cell).filter(|note| set(note));
        let notes: Vec<&str> = marks.chain(notes).collect();
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        let models = self.models.and_then(|at| cell(at).parse::<u32>().ok()).filter(|models| *models > 1);
        let models = models.map(|models| format!("{models} ")).unwrap_or_default();
        let unit = format!("{models}{name} ({price}){notes}");
        let of = self.section.map(cell).filter(|of| !of.is_empty() && *of != section.as_str());
        let Some(of) = of else { return Some(unit) };
        of.clone_into(section);
        Some(format!("{}: {unit}", heading_of(of)))
    }
}

/// The heading that a cell stands for: "1" and "General" of a column of regiments.
fn heading_of(cell: &str) -> String {
    let word = cell.trim_matches(['*', '_', ' ', '.', '#']);
    let number = word.trim_start_matches(['R', 'r']);
    if !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()) {
        return format!("Regiment {number}");
    }
    if ["general", "generals", "warlord", "generale", "generaal", "generał"]
        .contains(&name_key(word).as_str())
    {
        return "General's Regiment".to_owned();
    }
    word.to_owned()
}

const POINTS: [&str; 11] =
    ["pts", "cost", "price", "puntos", "coste", "costo", "koszt", "kosten", "preis", "pkt", "ptos"];
const UNITS: [&str; 10] =
    ["name", "warscroll", "warscrolls", "unidad", "unidades", "unita", "oddział", "unite", "unites", "nazwa"];
const SECTIONS: [&str; 11] =
    ["regim", "reggim", "regt", "pułk", "section", "group", "detachment", "category", "type", "slot", "drop"];
const TOTALS: [&str; 12] = [
    "total",
    "totals",
    "sum",
    "gesamt",
    "gesamtsumme",
    "summe",
    "summa",
    "totale",
    "razem",
    "suma",
    "totaal",
    "soma",
];

/// "Total: 1990" of a row that is nothing but the word for it, in whichever cell, and a number.
fn total_of_row(cells: &[&str]) -> Option<String> {
    let bare = |cell: &&str| cell.trim().trim_matches(['*', '_', ' ', ':', '=']).to_owned();
    let full: Vec<String> = cells.iter().map(bare).filter(|cell| !cell.is_empty()).collect();
    let (words, numbers): (Vec<&String>, Vec<&String>) =
        full.iter().partition(|cell| cell.contains(char::is_alphabetic) && read_points_cell(cell).is_none());
    let [word] = words[..] else { return None };
    let key = name_key(word);
    let last = key.split(' ').next_back().unwrap_or_default();
    let is_part = key.contains("sub") || key.contains("regim") || key.contains("zwischen");
    let is_total = TOTALS.iter().any(|total| key == *total || key.starts_with(&format!("{total} ")))
        || TOTALS.contains(&last);
    let spent = numbers.last()?.split('/').next()?.replace(['.', ','], "");
    let spent = read_points_cell(&spent).filter(|_| is_total && key.split(' ').count() <= 3)?;
    Some(format!("{}: {spent}", if is_part { "Subtotal" } else { "Total" }))
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
fn priced_line_of_row(cells: &[&str]) -> Option<String> {
    let name = cells.first().map(|name| name.trim()).filter(|name| name.contains(char::is_alphabetic))?;
    if name.contains('(') && name.ends_with(')') && name.chars().any(|letter| letter.is_ascii_digit()) {
        return None;
    }
    let at = (1..cells.len().min(4)).find(|at| read_points_cell(cells[*at]).is_some())?;
    let others = cells.iter().enumerate().skip(1).filter(|(other, _)| *other != at);
    let notes: Vec<&str> = others.map(|(_, cell)| cell.trim()).filter(|cell| !cell.is_empty()).collect();
    let price = read_points_cell(cells[at])?;
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    Some(format!("{name} ({price}){notes}"))
}

/// A row that begins with its price and has no other: `505 - Death Cult Hierarch`.
fn price_first(cells: &[&str]) -> Option<String> {
    let (price, rest) =
        cells.split_first().and_then(|(first, rest)| Some((read_points_cell(first)?, rest)))?;
    let says = |cell: &&str| cell.chars().any(char::is_alphanumeric);
    let rest: Vec<&str> = rest.iter().map(|cell| cell.trim()).filter(says).collect();
    let is_named = rest.first().is_some_and(|name| name.contains(char::is_alphabetic));
    let bare = |cell: &str| read_points_cell(cell.trim_matches(['(', ')', '[', ']']));
    (is_named && rest.iter().all(|cell| bare(cell).is_none()))
        .then(|| format!("{price} - {}", rest.join(" ")))
}

/// Two to four digits, with or without their word.
fn read_points_cell(cell: &str) -> Option<u32> {
    let cell = cell.trim();
    let digits = line::before_points_word(cell).unwrap_or(cell).trim();
    let is_number = (2..=4).contains(&digits.len()) || digits == "0";
    digits.parse().ok().filter(|_| is_number && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The cells of a row in which quotes hold together what parts them elsewhere.
fn quoted_cells(line: &str, between: char) -> Vec<&str> {
    let mut cells = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            sign if sign == between && !quoted => {
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
    fn a_column_of_regiments_is_their_headings() {
        let rows = [
            "Regiment|Unit|Points|Notes",
            "General|Grey Seer|120|General, Skavenbrew",
            "General|Clanrats|150|",
            "1|Stormvermin|260|Reinforced",
            "1|Plague Monks|130|",
        ];
        let bars = rows.join("\n");
        let told = "\nGeneral's Regiment: Grey Seer (120) (General, Skavenbrew)\nClanrats (150)\n\
                    Regiment 1: Stormvermin (260) (Reinforced)\nPlague Monks (130)";
        assert_eq!(of_bars(&bars), told);
        let semicolons =
            "Skaven;Claw-horde\nPoints;660/2000\n".to_owned() + &rows.join("\n").replace('|', ";");
        assert_eq!(of_commas(&semicolons), format!("Skaven: Claw-horde\nPoints: 660/2000\n{told}"));
    }

    #[test]
    fn a_row_that_sums_up_is_the_total_in_whichever_cell_its_word_stands() {
        let rows = "Regiment|Unit|Points\nRegiment 1|Grey Seer|120\n|Clanrats|150\n|Stormvermin|260\n|Rat Ogors|160\n";
        for (sum, read) in [
            ("Total||690", "Total: 690"),
            ("|Total|690", "Total: 690"),
            ("**TOTAL**||**690**", "Total: 690"),
            ("|Sum:|690 pts", "Total: 690"),
            ("Gesamt||1.690", "Total: 1690"),
            ("Total points|690|", "Total: 690"),
            ("Regiment total||690", "Subtotal: 690"),
        ] {
            let bars = format!("{rows}{sum}");
            let told = of_bars(&bars);
            assert_eq!(told.lines().last(), Some(read), "{sum}");
            let tabs = bars.replace('|', "\t");
            assert_eq!(of_tabs(&tabs).lines().last(), Some(read), "{sum}");
            let headless = tabs.split_once('\n').unwrap().1;
            assert_eq!(of_tabs(headless).lines().last(), Some(read), "{sum}");
        }
    }

    #[test]
    fn a_regiment_that_is_named_in_its_first_row_alone_is_a_heading() {
        let rows = "General's Regiment\tGrey Seer\tGeneral\t120\n\tClanrats\t\t150\nRegiment 1\tClawlord\t\t80\n\
                    \tStormvermin\tReinforced\t260";
        let told = "General's Regiment: Grey Seer (120) (General)\nClanrats (150)\nRegiment 1: Clawlord (80)\n\
                    Stormvermin (260) (Reinforced)";
        assert_eq!(of_tabs(rows), told);
        assert_eq!(of_bars(&rows.replace('\t', " | ")), told);
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

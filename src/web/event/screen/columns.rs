//! How names are set on the big screen: in as many columns as they take, as large as these allow, and a name that is
//! wider than its place set closer, then smaller, before it is cut. All measures are hundredths: of a picture's height,
//! of an em.

/// Names on one page: as many as three columns of seventeen hold; where there are more, five columns of twenty.
pub const FEW: usize = 51;
pub const MANY: usize = 100;
/// Names in a column of many, and the most columns.
const MANY_ROWS: usize = 20;
const MOST: usize = 5;
/// Places of a page, and in each of its two columns.
pub const PLACES: usize = 24;
/// The emblem of a faction: as wide as it is high.
pub const EMBLEM: usize = 100;
/// What stands in a box is so much narrower, in percent, for it is smaller and not bold; the box takes so much at its sides.
const BOXED: usize = 38;
const BOX: usize = 70;
/// Two lines in one row are set so much smaller, in percent.
const TWO_LINES: usize = 77;

/// A picture of 16:9 between its margins; what stands between two columns, and within a line: of few names and of many.
const WIDTH: usize = 16_713;
const GAP: [usize; 2] = [533, 249];
const WITHIN: [usize; 2] = [178, 89];
/// A result's square, and what stands between two.
const RESULT: usize = 462;
const BETWEEN_RESULTS: usize = 63;

/// How a list is set: its columns, and how large its lines are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScreenColumns {
    number: usize,
    rows: usize,
    /// Two columns of places.
    of_places: bool,
}

impl ScreenColumns {
    /// Of names with their tables, on one page.
    pub fn of_names(lines: usize) -> Self {
        let number = match lines {
            0..=8 => 1,
            9..=34 => 2,
            35..=FEW => 3,
            _ => lines.div_ceil(MANY_ROWS).min(MOST),
        };
        Self { number, rows: lines.div_ceil(number), of_places: false }
    }

    /// The same, where some have two lines: so many rows more as no column has to break one of them in two.
    pub fn of_seats<T>(seats: &[T], is_double: impl Fn(&T) -> bool) -> Self {
        let doubles = seats.iter().filter(|seat| is_double(seat)).count();
        let mut columns = Self::of_names(seats.len());
        if doubles == 0 || !columns.takes_two_rows() {
            return columns;
        }
        columns = Self::of_names(seats.len() + doubles);
        while columns.split_by(seats, &is_double).len() > columns.number {
            columns.rows += 1;
        }
        columns
    }

    /// Of places: as high on the shortest of several pages as on the longest, which has so many lines.
    pub fn of_places(longest: usize, pages: usize) -> Self {
        match longest {
            0..=8 if pages == 1 => Self { number: 1, rows: longest, of_places: false },
            _ => Self { number: 2, rows: longest.div_ceil(2), of_places: true },
        }
    }

    /// The lines of each column.
    pub fn split<T>(self, lines: &[T]) -> Vec<&[T]> {
        lines.chunks(self.rows.max(1)).collect()
    }

    /// The same, where some take two rows.
    pub fn split_by<T>(self, mut lines: &[T], is_double: impl Fn(&T) -> bool) -> Vec<&[T]> {
        if !self.takes_two_rows() {
            return self.split(lines);
        }
        let mut columns = Vec::new();
        while !lines.is_empty() {
            let mut rows = 0;
            let fits = |line: &&T| {
                rows += 1 + usize::from(is_double(line));
                rows <= self.rows
            };
            let (column, rest) = lines.split_at(lines.iter().take_while(fits).count().max(1));
            columns.push(column);
            lines = rest;
        }
        columns
    }

    /// A row is too low for two lines that can be read.
    fn takes_two_rows(self) -> bool {
        self.rows > 12
    }

    pub fn is_many(self) -> bool {
        self.rows > 17
    }

    /// The class of the list, by how many rows its columns have room for.
    pub fn class(self) -> &'static str {
        match self.rows {
            0..=8 if self.of_places => "names--8 names--places",
            9..=12 if self.of_places => "names--12 names--places",
            0..=8 => "names--8",
            9..=12 => "names--12",
            13..=17 => "names--17",
            18..=20 => "names--20",
            _ => "names--20 names--22",
        }
    }

    /// An em.
    fn em(self) -> usize {
        match self.rows {
            _ if self.of_places => 420,
            0..=8 => 540,
            9..=12 => 420,
            _ => 340,
        }
    }

    /// What a name has for itself beside these others of its line, in em.
    fn room(self, others: &[usize], results: usize) -> usize {
        let at = usize::from(self.is_many());
        let column = WIDTH.saturating_sub(GAP[at] * (self.number - 1)) / self.number;
        let squares = results * RESULT + results.saturating_sub(1) * BETWEEN_RESULTS;
        let gaps = WITHIN[at] * (others.len() + usize::from(results > 0));
        let left = column.saturating_sub(squares + gaps) * 100 / self.em();
        left.saturating_sub(others.iter().sum()).max(1)
    }

    /// How a name is set beside what else stands in its line: other words, and so many results. It is set closer first,
    /// for that keeps the height of its letters; then smaller, and only then cut.
    pub fn set(self, name: &str, others: &[usize], results: usize) -> &'static str {
        Self::set_in(measure_text_width(name), self.room(others, results))
    }

    /// The same of a name that has a second line beneath it, and of that.
    pub fn set_of_two(self, line: &str, others: &[usize], results: usize) -> &'static str {
        let percent = if self.takes_two_rows() { 100 } else { TWO_LINES };
        Self::set_in(measure_text_width(line) * percent / 100, self.room(others, results))
    }

    fn set_in(width: usize, room: usize) -> &'static str {
        match width * 100 / room {
            0..=100 => "",
            101..=128 => "is-close",
            129..=154 => "is-closer",
            _ => "is-long is-closer",
        }
    }
}

/// How wide a text is in a bold face of a wide kind.
pub fn measure_text_width(text: &str) -> usize {
    text.chars().map(of_letter).sum()
}

/// How wide a few words in a box are.
pub fn width_of_boxed(text: &str) -> usize {
    measure_text_width(text) * BOXED / 100 + BOX
}

fn of_letter(letter: char) -> usize {
    match letter {
        'i' | 'j' | 'l' | 'I' | 'J' | '\'' | '.' | ',' | ':' | ';' | '|' | '’' => 38,
        'f' | 't' | 'r' | ' ' | '-' | '–' | '(' | ')' => 50,
        'm' | 'w' | 'M' | 'W' | '@' => 102,
        '\u{300}'..='\u{36f}' => 0,
        '\u{1100}'.. => 100,
        letter if letter.is_uppercase() => 78,
        '\u{370}'.. => 74,
        _ => 69,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fill_their_columns_evenly_whatever_their_number() {
        let set = |lines: usize| {
            let columns = ScreenColumns::of_names(lines);
            let lines: Vec<usize> = (0..lines).collect();
            let lengths: Vec<usize> = columns.split(&lines).iter().map(|column| column.len()).collect();
            (columns.class(), lengths)
        };
        assert_eq!(set(8), ("names--8", vec![8]));
        assert_eq!(set(12), ("names--8", vec![6, 6]));
        assert_eq!(set(24), ("names--12", vec![12, 12]));
        assert_eq!(set(26), ("names--17", vec![13, 13]));
        assert_eq!(set(49), ("names--17", vec![17, 17, 15]));
        assert_eq!(set(60), ("names--20", vec![20, 20, 20]));
        assert_eq!(set(100), ("names--20", vec![20; 5]));
        for lines in 1..=MANY {
            let (_, lengths) = set(lines);
            let spare = lengths[0] * lengths.len() - lines;
            assert!(spare < lengths.len(), "{lines} in {lengths:?}");
        }
    }

    #[test]
    fn places_stand_in_two_columns_and_the_last_page_is_set_as_the_others() {
        let of = |longest, pages| {
            let columns = ScreenColumns::of_places(longest, pages);
            (columns.class(), columns.rows)
        };
        assert_eq!(of(8, 1), ("names--8", 8));
        assert_eq!(of(12, 1), ("names--8 names--places", 6));
        assert_eq!(of(24, 1), ("names--12 names--places", 12));
        assert_eq!(of(17, 3), ("names--12 names--places", 9));
    }

    #[test]
    fn namesakes_take_two_rows_where_a_row_is_too_low_for_two_lines() {
        let set = |all: usize, doubles: &[usize]| {
            let lines: Vec<usize> = (0..all).collect();
            let is_double = |line: &usize| doubles.contains(line);
            let columns = ScreenColumns::of_seats(&lines, is_double);
            let split = columns.split_by(&lines, is_double);
            assert_eq!(split.concat(), lines);
            let rows =
                |column: &&[usize]| column.iter().map(|line| 1 + usize::from(is_double(line))).sum::<usize>();
            (columns.class(), split.iter().map(rows).collect::<Vec<usize>>())
        };
        assert_eq!(set(24, &[3, 4]).0, "names--12");
        assert_eq!(set(49, &[]), ("names--17", vec![17, 17, 15]));
        assert_eq!(set(49, &[16, 17]), ("names--20", vec![18, 18, 15]));
        // A hundred stay on one page.
        let (class, rows) = set(100, &[18, 19, 50, 51]);
        assert_eq!((class, rows.len()), ("names--20 names--22", 5), "{rows:?}");
        assert!(rows.iter().all(|rows| *rows <= 22), "{rows:?}");
    }

    #[test]
    fn a_name_is_set_closer_by_its_width_and_not_by_its_letters() {
        let places = ScreenColumns::of_places(24, 3);
        let beside = [measure_text_width("18"), measure_text_width("2–0–1")];
        let set = |name: &str| places.set(name, &beside, 3);
        assert_eq!(set("Þóra Jónsdóttir"), "");
        assert_eq!(set("Iljitj Filippi Ill"), "", "eighteen narrow letters");
        assert_eq!(set("Siobhán Ní Bhriain"), "is-close");
        assert_eq!(set("Mateus Conceição"), "is-close");
        assert_eq!(set("Quentin Blake-Thornbury"), "is-closer");
        assert_eq!(set("Maximiliana von Hohenfels-Dachstein"), "is-long is-closer");
        // In many columns too a name of as many letters as most have keeps its height.
        let beside = [measure_text_width("31")];
        for (all, name) in [(49, "Chris Taylor"), (61, "Chris Taylor"), (61, "Bartholomew Hastings")] {
            assert!(
                !ScreenColumns::of_names(all).set(name, &beside, 0).contains("is-long"),
                "{name} of {all}"
            );
        }
        assert_eq!(ScreenColumns::of_names(61).set_of_two("Chris Taylor", &beside, 0), "");
        // With the whole width of the picture nothing of that has to be.
        assert_eq!(ScreenColumns::of_places(8, 1).set("Quentin Blake-Thornbury", &beside, 3), "");
        assert_eq!(
            ScreenColumns::of_names(26).set("Quentin Blake-Thornbury", &[measure_text_width("12")], 0),
            ""
        );
    }
}

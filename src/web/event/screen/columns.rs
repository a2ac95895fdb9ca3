//! How names are set on the big screen: in as many columns as they take, as large as these allow, and a name that is
//! wider than its place set smaller before it is cut. All measures are hundredths: of a picture's height, of an em.

/// Names on one page: as many as three columns of seventeen hold; where there are more, five columns of twenty.
pub const FEW: usize = 51;
pub const MANY: usize = 100;
/// Names in a column of many.
const MANY_ROWS: usize = 20;
/// Places of a page, and in each of its two columns.
pub const PLACES: usize = 24;
const PLACES_ROWS: usize = 12;

/// A picture of 16:9 between its margins; what stands between two columns, and within a line: of few names and of many.
const WIDTH: usize = 16_713;
const GAP: [usize; 2] = [533, 249];
const WITHIN: [usize; 2] = [178, 89];
/// A result's square, and what stands between two.
const RESULT: usize = 462;
const BETWEEN_RESULTS: usize = 63;

/// How a list is set: its columns, and how large its lines are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Columns {
    number: usize,
    rows: usize,
    /// Two columns of places.
    of_places: bool,
}

impl Columns {
    /// Of names with their tables, on one page.
    pub fn of_names(lines: usize) -> Self {
        let number = match lines {
            0..=8 => 1,
            9..=34 => 2,
            35..=FEW => 3,
            _ => lines.div_ceil(MANY_ROWS),
        };
        Self { number, rows: lines.div_ceil(number), of_places: false }
    }

    /// Of places: as high on the last of several pages as on the others.
    pub fn of_places(lines: usize, pages: usize) -> Self {
        match lines {
            0..=8 if pages == 1 => Self { number: 1, rows: lines, of_places: false },
            _ if pages == 1 => Self { number: 2, rows: lines.div_ceil(2), of_places: true },
            _ => Self { number: 2, rows: PLACES_ROWS, of_places: true },
        }
    }

    /// The lines of each column.
    pub fn split<T>(self, lines: &[T]) -> Vec<&[T]> {
        lines.chunks(self.rows.max(1)).collect()
    }

    fn is_many(self) -> bool {
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
            _ => "names--20",
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

    /// How a name is set beside what else stands in its line: other words, and so many results. In many columns it is
    /// set closer first, for that keeps the height of its letters.
    pub fn set(self, name: &str, others: &[usize], results: usize) -> &'static str {
        let percent = width(name) * 100 / self.room(others, results);
        match percent {
            0..=100 => "",
            101..=128 if self.is_many() => "is-close",
            129..=154 if self.is_many() => "is-closer",
            155..=192 if self.is_many() => "is-smaller",
            101..=135 => "is-long",
            136..=173 => "is-long is-close",
            174..=208 => "is-long is-closer",
            _ => "is-smallest",
        }
    }
}

/// How wide a text is in a bold face of a wide kind.
pub fn width(text: &str) -> usize {
    text.chars().map(of_letter).sum()
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
            let columns = Columns::of_names(lines);
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
        let of =
            |lines, pages| (Columns::of_places(lines, pages).class(), Columns::of_places(lines, pages).rows);
        assert_eq!(of(8, 1), ("names--8", 8));
        assert_eq!(of(12, 1), ("names--8 names--places", 6));
        assert_eq!(of(24, 1), ("names--12 names--places", 12));
        assert_eq!(of(1, 3), ("names--12 names--places", 12));
    }

    #[test]
    fn a_name_is_set_smaller_by_its_width_and_not_by_its_letters() {
        let places = Columns::of_places(24, 3);
        let beside = [width("18"), width("2–0–1")];
        let set = |name: &str| places.set(name, &beside, 3);
        assert_eq!(set("Þóra Jónsdóttir"), "");
        assert_eq!(set("Iljitj Filippi Ill"), "", "eighteen narrow letters");
        assert_eq!(set("Siobhán Ní Bhriain"), "is-long");
        assert_eq!(set("Mateus Conceição"), "is-long");
        assert_eq!(set("Quentin Blake-Thornbury"), "is-long is-close");
        // With the whole width of the picture nothing of that has to be.
        assert_eq!(Columns::of_places(8, 1).set("Quentin Blake-Thornbury", &beside, 3), "");
        assert_eq!(Columns::of_names(26).set("Quentin Blake-Thornbury", &[width("12")], 0), "");
    }
}

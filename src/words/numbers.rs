//! Numbers as people read them.

/// With its thousands set apart: `2,000`. Every number that people read and that may be a thousand is told by this.
pub fn number(value: impl Count) -> String {
    let value = value.whole();
    let digits = value.unsigned_abs().to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    if value < 0 { format!("−{text}") } else { text }
}

/// A number of things; templates hand over references.
pub trait Count: Copy {
    fn whole(self) -> i64;
}

macro_rules! counts {
    ($($number:ty)+) => {$(
        impl Count for $number {
            fn whole(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }
    )+};
}
counts!(u8 u16 u32 u64 usize i32 i64);

impl<T: Count> Count for &T {
    fn whole(self) -> i64 {
        (*self).whole()
    }
}

/// What both sides have, the own first: `1,250–980`
pub fn score(own: impl Count, theirs: impl Count) -> String {
    format!("{}–{}", number(own), number(theirs))
}

/// `1 table`, `2,000 tables`: every number that stands before what it counts is told by this.
pub fn so_many(count: impl Count, one: &str, many: &str) -> String {
    match count.whole() {
        count @ (1 | -1) => format!("{} {one}", number(count)),
        count => format!("{} {many}", number(count)),
    }
}

/// The same; nothing where there is none.
pub fn counted(count: usize, one: &str, many: &str) -> Option<String> {
    (count > 0).then(|| so_many(count, one, many))
}

/// As a word, up to three; then in figures.
pub fn spelled(count: u64) -> String {
    match count {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        _ => count.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_thousands_set_apart() {
        for (value, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-75, "−75")]
        {
            assert_eq!(number(value), text);
        }
        assert_eq!(number(2000_u32), "2,000");
        assert_eq!([score(1250_u32, 980_u32), score(7_u32, 12_000_u32)], ["1,250–980", "7–12,000"]);
    }

    #[test]
    fn one_is_one_and_all_others_are_many() {
        let told = |count: i64| so_many(count, "roster", "rosters");
        assert_eq!([0, 1, 2, 1000].map(told), ["0 rosters", "1 roster", "2 rosters", "1,000 rosters"]);
        assert_eq!([told(-1), told(-5)], ["−1 roster", "−5 rosters"]);
        assert_eq!(so_many(1_usize, "roster", "rosters"), "1 roster");
        assert_eq!((counted(0, "bye", "byes"), counted(1, "bye", "byes").as_deref()), (None, Some("1 bye")));
    }
}

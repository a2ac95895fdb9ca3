//! Numbers as people read them.

/// With its thousands set apart: `2,000`.
pub fn number(value: impl Into<i64>) -> String {
    let value = value.into();
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

/// `1 table`, `5 tables`; nothing where there is none.
pub fn counted(count: usize, one: &str, many: &str) -> Option<String> {
    match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {many}")),
    }
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
    }
}

//! Numbers of statistics as people read them.

/// `52 %`
pub fn write_percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// `34–69 %`
pub fn write_percent_range((low, high): (f64, f64)) -> String {
    format!("{:.0}–{:.0} %", low * 100.0, high * 100.0)
}

/// With one place: `2.5`
pub fn write_one_decimal(value: f64) -> String {
    format!("{value:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_whole_percent_and_ranges_have_one_sign() {
        assert_eq!(
            (write_percent(0.5249), write_percent_range((0.341, 0.69)), write_one_decimal(2.25)),
            ("52 %".into(), "34–69 %".into(), "2.2".into())
        );
    }
}

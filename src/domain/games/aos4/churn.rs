//! How soon battle profiles are out of date: measured on 357 real lists of 2025 and 2026, held against the profiles that
//! were in force so many days before their events.

/// Days, and how many of 100 lists that are clean with the profiles of their day are not any more with those.
const MEASURED: [(i64, usize); 6] = [(7, 1), (12, 10), (21, 15), (35, 31), (60, 64), (90, 83)];

/// Of 100 lists, about how many have other prices than profiles that are so many days old.
pub fn percent_after(days: i64) -> usize {
    MEASURED.iter().rev().find(|(after, _)| days >= *after).map_or(0, |(_, percent)| *percent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn older_profiles_never_fit_better() {
        assert_eq!(
            (percent_after(0), percent_after(21), percent_after(34), percent_after(400)),
            (0, 15, 15, 83)
        );
        assert!((0..200).all(|days| percent_after(days) <= percent_after(days + 1)));
    }
}

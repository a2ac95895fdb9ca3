//! Two names of one thing, as printed lists, the official app and community files spell them. Which of
//! the two a catalogue has depends on its date. They are in `fixtures/catalogues/spellings.csv`.

use super::name_key;
use std::sync::LazyLock;

static PAIRS: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    let table = include_str!("../../../fixtures/catalogues/spellings.csv");
    let rows = csv::Reader::from_reader(table.as_bytes()).into_deserialize();
    rows.map(|row| row.expect("the table that ships is read by a test")).collect()
});

/// Each name's key with the other's, both ways, seasonal versions included.
pub fn recorded_aliases() -> impl Iterator<Item = (String, String)> {
    const SEASONAL: [&str; 3] = ["", " (Scourge of Ghyran)", " (Scourge of Aqshy)"];
    let both_ways = PAIRS.iter().flat_map(|[one, other]| [[one, other], [other, one]]);
    both_ways.flat_map(|[written, means]| {
        SEASONAL
            .map(|version| (name_key(&format!("{written}{version}")), name_key(&format!("{means}{version}"))))
    })
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_name_is_another_both_ways_in_each_season() {
        assert_eq!(super::recorded_aliases().count(), super::PAIRS.len() * 6);
    }
}

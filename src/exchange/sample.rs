//! The small catalogue that comes with Muster, for trying it out before a full one is imported.

use super::catalogue_csv::read_csv;
use crate::domain::catalogue::Publication;

const FILES: [&[u8]; 2] = [
    include_bytes!("../../fixtures/catalogues/sample-2024-12-18.csv"),
    include_bytes!("../../fixtures/catalogues/sample-2025-06-19.csv"),
];

/// Two publications of four factions, the older first.
pub fn sample_publications() -> Vec<Publication> {
    FILES.map(|file| read_csv(file).publication).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::catalogue::{Catalogue, UnitWords};

    #[test]
    fn the_sample_is_read_without_a_remark() {
        for file in FILES {
            assert_eq!(read_csv(file).unreadable, []);
        }
        let dates: Vec<String> =
            sample_publications().iter().filter_map(|one| Some(one.published_on?.to_string())).collect();
        assert_eq!(dates, ["2024-12-18", "2025-06-19"]);
    }

    #[test]
    fn each_faction_has_what_an_army_needs() {
        let view = Catalogue::new(sample_publications()).as_of("2025-07-01".parse().unwrap());
        let mut alliances: Vec<_> = view.factions().map(|faction| faction.grand_alliance.clone()).collect();
        alliances.sort();
        assert_eq!(alliances, ["Chaos", "Death", "Destruction", "Order"]);
        for faction in view.factions() {
            let units: Vec<_> = view.units(&faction.name).collect();
            assert!((15..=20).contains(&units.len()), "{}: {}", faction.name, units.len());
            assert!(faction.formations.len() >= 4 && faction.tables.len() >= 2, "{}", faction.name);
            assert!(!view.lores(&faction.name).is_empty());
            for unit in &units {
                assert!(
                    unit.points.is_some() && unit.size.is_some() && !unit.keywords.is_empty(),
                    "{}",
                    unit.name
                );
                assert_eq!(unit.is_hero(), unit.options.is_some(), "{}", unit.name);
            }
            let words: Vec<UnitWords> = units.iter().map(|unit| unit.words()).collect();
            for option in units.iter().flat_map(|unit| unit.options.iter().flatten()) {
                let taken = words.iter().any(|words| option.takes(words));
                let tag = option
                    .any_of
                    .iter()
                    .any(|any| ["Vyrkos Retainer", "Deathrattle Overseer"].contains(&any.as_str()));
                assert!(taken || tag, "{}: nobody is \"{option}\"", faction.name);
            }
        }
    }
}

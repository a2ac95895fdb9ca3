//! What the pages of armies of renown ask of a roster, out of the sentences that say so.

use crate::domain::catalogue::{CatalogueView, Faction, Pattern, UnitWords};

/// What an army of renown's page asks of a roster, with the sentence it was read from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    EvenlyLed(EvenlyLed),
    /// "Gardeners rosters must include Horticulous Slimux."
    Includes {
        said: String,
        unit: String,
    },
}

impl Condition {
    pub fn conditions_of_army(army: &Faction, view: &CatalogueView) -> Vec<Self> {
        let led = EvenlyLed::evenly_led_conditions(army, view).into_iter().map(Self::EvenlyLed);
        let prefix = format!("{} rosters must include ", army.name);
        let included = army.notes.iter().filter_map(|note| {
            let unit = note.trim().strip_prefix(&prefix)?.trim_end_matches('.');
            Some(Self::Includes { said: note.trim().to_owned(), unit: unit.to_owned() })
        });
        led.chain(included).collect()
    }

    /// What the page asks and no condition here is made of: for a person to look at.
    pub fn unread_conditions(army: &Faction, view: &CatalogueView) -> Vec<String> {
        let read: Vec<String> = Self::conditions_of_army(army, view)
            .into_iter()
            .map(|condition| match condition {
                Self::EvenlyLed(EvenlyLed { said, .. }) | Self::Includes { said, .. } => said,
            })
            .collect();
        let said = army.notes.iter().map(|note| note.trim().to_owned());
        said.filter(|note| !note.is_empty() && !read.contains(note)).collect()
    }
}

/// "Big Waaagh! rosters must have equal numbers of regiments led by IRONJAWZ and KRULEBOYZ HEROES." The
/// other sentences of the community files ("can only contain CAVALRY HEROES") are about heroes that players
/// make up themselves, whose keywords stand on no roster: whom else such an army takes, its units say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EvenlyLed {
    pub said: String,
    pub by: [Pattern; 2],
}

impl EvenlyLed {
    /// The conditions of an army of renown that make sense with its own units: a misspelt keyword, which
    /// nobody has, is no condition.
    pub fn evenly_led_conditions(army: &Faction, view: &CatalogueView) -> Vec<Self> {
        let heroes = || view.units(&army.name).map(|unit| unit.words()).filter(UnitWords::is_hero);
        let exists = |pattern: &Pattern| heroes().any(|hero| hero.answers_to(pattern));
        let read = army.notes.iter().filter_map(|note| Self::read_evenly_led_note(&army.name, note));
        read.filter(|condition| condition.by.iter().all(exists)).collect()
    }

    fn read_evenly_led_note(army: &str, note: &str) -> Option<Self> {
        let said = note.trim().to_owned();
        let rest = said.strip_prefix(army).or_else(|| said.strip_prefix("The ")?.strip_prefix(army))?;
        let rest = rest.trim().trim_end_matches('.').strip_suffix("HEROES")?.trim_end();
        let led = rest.strip_prefix("rosters must have equal numbers of regiments led by ")?;
        let (one, other) = led.split_once(" and ")?;
        Some(Self { by: [Pattern::new(one), Pattern::new(other)], said })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_about_leaders_is_understood_and_others_are_not() {
        let waaagh =
            "Waaagh! rosters must have equal numbers of regiments led by IRONJAWZ and KRULEBOYZ HEROES.";
        let read = EvenlyLed::read_evenly_led_note("Waaagh!", waaagh).unwrap();
        assert_eq!(read.by.map(|pattern| pattern.as_str().to_owned()), ["IRONJAWZ", "KRULEBOYZ"]);
        for other in ["Waaagh! can only contain CAVALRY HEROES.", &waaagh.replace("Waaagh!", "Other"), ""] {
            assert_eq!(EvenlyLed::read_evenly_led_note("Waaagh!", other), None, "{other}");
        }
    }
}

//! A battle profile: what one publication says about one unit of one faction.

use super::{Facts, Pattern, RegimentOption, UnitWords, name_key, names::without_rank};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// The faction or army of renown whose units may be of this profile.
    pub faction: String,
    pub name: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The ids that programs write into their files for this unit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ids: Vec<String>,
    /// Of the unit at its normal size; nothing where the publication gives no price.
    pub points: Option<i64>,
    /// Models at normal size.
    pub size: Option<u32>,
    /// Wounds each model can suffer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<u32>,
    pub can_be_reinforced: bool,
    /// As printed: "HERO", "WIZARD (2)".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// Descriptions that options use and no warscroll prints: "Sigmarite Infantry".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// Whom it may lead: nothing where that is not known, an empty list for "None".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub options: Option<Vec<RegimentOption>>,
    /// A hero who can join an eligible regiment does so as one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub joins_as: Vec<String>,
    /// Units whose regiment this one may join though no option of theirs says so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_join: Vec<Pattern>,
    /// Only in a regiment led by one of these.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub only_with: Vec<Pattern>,
    /// One unit of this profile for each of these in the army.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub one_per: Vec<Pattern>,
    /// Units that cannot be in the same army.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub exclusive_with: Vec<Pattern>,
    /// The hero it always accompanies, taking no place of its own choosing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub companion_of: Option<String>,
    /// Most units of this description in a regiment whose leader lacks the keyword.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outsiders_take: Vec<Cap>,
    /// Kinds or tables of enhancements it may carry: "Heroic Traits", "Artefacts of Power".
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub enhancements: Vec<String>,
    /// Weapons, command models and whatever else its warscroll has that is no enhancement; empty where the publication
    /// says nothing about wargear.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wargear: Vec<String>,
    /// Armies of renown, when it may be taken in nothing else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub only_in: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub legends: bool,
    /// The day it moves to Legends, where one is announced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legends_from: Option<NaiveDate>,
    /// The seasons it may be played in, by handbook; empty: in all.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seasons: Vec<String>,
    /// What else the publication says, in its own words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<String>,
    /// What the declared rules of a game ask for; none for a game that has rules of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub facts: Option<Facts>,
}

/// "Not more than 1 Skryre War Machine in a regiment led by a non-Skryre hero."
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cap {
    pub most: u32,
    pub of: Pattern,
    pub unless_led_by: Pattern,
}

impl Profile {
    /// A profile that says nothing yet.
    pub fn blank_profile(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }

    pub fn key(&self) -> String {
        name_key(&self.name)
    }

    /// What the unit answers to.
    pub fn words(&self) -> UnitWords {
        let keys = |names: &[String]| names.iter().map(|name| name_key(name)).collect::<Vec<_>>();
        let mut names = keys(&self.aliases);
        let name = name_key(&self.name);
        // "0-1 Black Coach" speaks of its seasonal and undersized versions as well.
        names.push(name_key(without_rank(&self.name)));
        names.push(name);
        let mut words = keys(&self.tags);
        words.extend(self.keywords.iter().map(|word| name_key(without_rank(word))));
        words.push(name_key(&self.faction));
        UnitWords {
            is_hero: words.iter().any(|word| word == "hero"),
            names,
            joins_as: keys(&self.joins_as),
            words,
        }
    }

    /// A keyword of the warscroll, whatever rank stands behind it: "WIZARD" of "WIZARD (2)".
    pub fn has(&self, keyword: &str) -> bool {
        self.keywords.iter().any(|own| without_rank(own).eq_ignore_ascii_case(keyword))
    }

    pub fn is_hero(&self) -> bool {
        self.has("HERO")
    }

    pub fn is_unique(&self) -> bool {
        self.has("UNIQUE")
    }

    pub fn is_legends(&self, on: NaiveDate) -> bool {
        self.legends || self.legends_from.is_some_and(|from| from <= on)
    }

    /// Whether a season lets it in; "2024-25" and "General's Handbook 2024-25" are the same season.
    pub fn is_in_season(&self, season: &str) -> bool {
        self.seasons.is_empty() || self.seasons.iter().any(|own| is_same_season(own, season))
    }
}

/// Two names of a season with the same years.
pub fn is_same_season(a: &str, b: &str) -> bool {
    season_years(a) == season_years(b)
}

fn season_years(season: &str) -> Vec<u32> {
    let numbers = season.split(|character: char| !character.is_ascii_digit());
    numbers.filter_map(|number| number.parse::<u32>().ok()).map(|year| year % 100).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_known_by_its_years() {
        let profile = Profile {
            seasons: vec!["General's Handbook 2024-25".to_owned()],
            ..Profile::blank_profile("Brutes")
        };
        assert!(profile.is_in_season("2024-25"));
        assert!(profile.is_in_season("General’s Handbook 2024-2025"));
        assert!(!profile.is_in_season("General's Handbook 2025-26"));
        assert!(Profile::blank_profile("Brutes").is_in_season("anything"));
    }

    #[test]
    fn a_unit_becomes_legends_on_its_day() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let profile =
            Profile { legends_from: Some(day("2027-06-01")), ..Profile::blank_profile("Black Coach") };
        assert!(!profile.is_legends(day("2027-05-31")));
        assert!(profile.is_legends(day("2027-06-01")));
    }
}

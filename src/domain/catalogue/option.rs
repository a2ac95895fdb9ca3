//! Regiment options: whom a leader may take, in the words of the battle profiles ("Any X", "0-1 A or B",
//! "1 Z", "None"), and whether a unit answers to such a description.

use super::{name_key, names::without_rank};
use serde::{Deserialize, Serialize};
use std::fmt;

/// One line of a leader's options: so many of any of these.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RegimentOption {
    /// More than none: compulsory.
    pub min: u32,
    /// None: as many as there is room for.
    pub max: Option<u32>,
    pub any_of: Vec<Pattern>,
}

/// A description of units: a unit's name, a tag, or keywords that all hold ("Skryre Infantry"), each
/// perhaps denied ("non-Monster Skink").
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Pattern {
    text: String,
    key: String,
}

/// What a unit answers to, ready for comparison. Made once per unit, then asked many times.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct UnitWords {
    pub(super) names: Vec<String>,
    pub(super) joins_as: Vec<String>,
    pub(super) words: Vec<String>,
    pub(super) is_hero: bool,
}

/// What was written, and is no regiment option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a regiment option: {0:?}")]
pub struct OptionError(pub String);

impl RegimentOption {
    pub fn is_compulsory(&self) -> bool {
        self.min > 0
    }

    pub fn takes(&self, unit: &UnitWords) -> bool {
        self.any_of.iter().any(|pattern| pattern.describes(unit))
    }

    pub fn parse(text: &str) -> Result<Self, OptionError> {
        let refused = || OptionError(text.trim().to_owned());
        let mut text = text.trim();
        let mut required = false;
        if let Some(rest) = strip_suffix_ignoring_case(text, "(required)") {
            (text, required) = (rest.trim_end(), true);
        }
        let OptionQuantity { min, max, rest } = OptionQuantity::read_in_front(text).ok_or_else(refused)?;
        let min = if required { min.max(1) } else { min };
        let max = if required { Some(max.unwrap_or(1)) } else { max };
        let any_of: Vec<Pattern> =
            rest.split(" or ").map(str::trim).filter(|name| !name.is_empty()).map(Pattern::new).collect();
        if any_of.is_empty() || max.is_some_and(|max| max < min.max(1)) {
            return Err(refused());
        }
        Ok(Self { min, max, any_of })
    }
}

/// How many of an option there may be, and what stands behind that.
struct OptionQuantity<'t> {
    min: u32,
    max: Option<u32>,
    rest: &'t str,
}

impl<'t> OptionQuantity<'t> {
    /// The number in front: "Any", "0-1", "1". Without any, a bare name means exactly one ("Z (required)").
    fn read_in_front(text: &'t str) -> Option<Self> {
        let of_any = |rest| Self { min: 0, max: None, rest };
        let Some((first, rest)) = text.split_once(' ') else {
            return (!text.is_empty() && !text.eq_ignore_ascii_case("any")).then(|| of_any(text));
        };
        if first.eq_ignore_ascii_case("any") {
            return Some(of_any(rest));
        }
        if !first.starts_with(|c: char| c.is_ascii_digit()) {
            return Some(of_any(text));
        }
        if let Some(min) = first.strip_suffix('+') {
            return Some(Self { min: min.parse().ok()?, max: None, rest });
        }
        let (min, max) = first.split_once(['-', '–']).unwrap_or((first, first));
        Some(Self { min: min.parse().ok()?, max: Some(max.parse().ok()?), rest })
    }
}

fn strip_suffix_ignoring_case<'a>(text: &'a str, suffix: &str) -> Option<&'a str> {
    let at = text.len().checked_sub(suffix.len())?;
    let tail = text.get(at..)?;
    tail.eq_ignore_ascii_case(suffix).then(|| &text[..at])
}

impl fmt::Display for RegimentOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.min, self.max) {
            (0, None) => f.write_str("Any ")?,
            (min, Some(max)) if min == max => write!(f, "{min} ")?,
            (min, Some(max)) => write!(f, "{min}-{max} ")?,
            (min, None) => write!(f, "{min}+ ")?,
        }
        for (position, pattern) in self.any_of.iter().enumerate() {
            if position > 0 {
                f.write_str(" or ")?;
            }
            f.write_str(&pattern.text)?;
        }
        Ok(())
    }
}

impl TryFrom<String> for RegimentOption {
    type Error = OptionError;
    fn try_from(text: String) -> Result<Self, OptionError> {
        Self::parse(&text)
    }
}

impl From<RegimentOption> for String {
    fn from(option: RegimentOption) -> Self {
        option.to_string()
    }
}

/// A whole cell or line of options, separated by `;` (or by `,` as players write them). "None" is an
/// empty list, an empty text is "not known".
pub fn parse_options(text: &str) -> Result<Option<Vec<RegimentOption>>, OptionError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    if text.eq_ignore_ascii_case("none") {
        return Ok(Some(Vec::new()));
    }
    let lines = text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty());
    lines.map(RegimentOption::parse).collect::<Result<Vec<_>, _>>().map(Some)
}

/// The reverse of [`parse_options`].
pub fn print_options(options: Option<&[RegimentOption]>) -> String {
    match options {
        None => String::new(),
        Some([]) => "None".to_owned(),
        Some(options) => options.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "),
    }
}

impl Pattern {
    pub fn new(text: &str) -> Self {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        Self { key: pattern_key(&text), text }
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    /// A hero fits only by name, by the tag as which he joins, or where heroes are spoken of.
    pub fn describes(&self, unit: &UnitWords) -> bool {
        if unit.names.contains(&self.key) || unit.joins_as.contains(&self.key) {
            return true;
        }
        if unit.is_hero && !self.key.split(' ').any(|word| word == "hero") {
            return false;
        }
        is_covered_by_words(&self.key, &unit.words)
    }
}

const NOT: char = '!';

/// The name key, with `!` in front of denied words.
fn pattern_key(text: &str) -> String {
    let is_denied = |word: &str| word.get(..4).is_some_and(|not| not.eq_ignore_ascii_case("non-"));
    if !text.split(' ').any(is_denied) {
        return name_key(text);
    }
    let keys = text
        .split(' ')
        .map(|word| if is_denied(word) { format!("{NOT}{}", name_key(&word[4..])) } else { name_key(word) });
    keys.collect::<Vec<_>>().join(" ")
}

/// Whether the description is made up of words of the unit, and of none that are denied.
fn is_covered_by_words(description: &str, words: &[String]) -> bool {
    if description.is_empty() {
        return true;
    }
    if let Some(denied) = description.strip_prefix(NOT) {
        let (denied, rest) = denied.split_once(' ').unwrap_or((denied, ""));
        return !words.iter().any(|word| word == denied) && is_covered_by_words(rest, words);
    }
    words.iter().filter(|word| !word.is_empty()).any(|word| {
        description.strip_prefix(word.as_str()).is_some_and(|rest| match rest.strip_prefix(' ') {
            Some(rest) => is_covered_by_words(rest, words),
            None => rest.is_empty(),
        })
    })
}

impl From<String> for Pattern {
    fn from(text: String) -> Self {
        Self { key: pattern_key(&text), text }
    }
}

impl From<Pattern> for String {
    fn from(pattern: Pattern) -> Self {
        pattern.text
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl UnitWords {
    pub fn is_hero(&self) -> bool {
        self.is_hero
    }

    /// A unit's name or words that all hold, heroes like anybody else: for notes and enhancement tables.
    pub fn answers_to(&self, pattern: &Pattern) -> bool {
        self.names.contains(&pattern.key) || is_covered_by_words(&pattern.key, &self.words)
    }

    /// Whether the unit has this keyword or tag, whatever rank stands behind it: "WIZARD" of "WIZARD (2)".
    pub fn has(&self, word: &str) -> bool {
        let key = name_key(without_rank(word));
        self.words.contains(&key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::catalogue::Profile;

    fn sample_unit_words(name: &str, keywords: &[&str]) -> UnitWords {
        let profile = Profile {
            faction: "Skaven".to_owned(),
            keywords: keywords.iter().map(ToString::to_string).collect(),
            ..Profile::blank_profile(name)
        };
        profile.words()
    }

    fn is_taken_by_option(option: &str, unit: &UnitWords) -> bool {
        RegimentOption::parse(option).unwrap().takes(unit)
    }

    #[test]
    fn every_form_of_the_profiles_is_read_and_printed_alike() {
        for text in [
            "Any Skryre",
            "0-1 Monster",
            "0-1 Monster or War Machine",
            "1 Toll’s Companions",
            "0-2 non-Monster Skink",
            "1+ Skink",
        ] {
            assert_eq!(RegimentOption::parse(text).unwrap().to_string(), text);
        }
        let required = RegimentOption::parse("Toll’s Companions (required)").unwrap();
        assert_eq!((required.min, required.max, required.is_compulsory()), (1, Some(1), true));
        assert_eq!(required.to_string(), "1 Toll’s Companions");
        for wrong in ["", "Any", "0-0 Monster", "2-1 Monster", "0- Monster", "9999999999 Monster"] {
            assert!(RegimentOption::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn none_and_nothing_are_different() {
        assert_eq!(parse_options("None"), Ok(Some(Vec::new())));
        assert_eq!(parse_options("  "), Ok(None));
        let text = "Any Infantry; 0-1 Monster";
        assert_eq!(print_options(parse_options(text).unwrap().as_deref()), text);
        assert!(parse_options("Any Infantry; 1-0 X").unwrap_err().to_string().contains("1-0 X"));
    }

    #[test]
    fn a_description_is_a_name_or_keywords_that_all_hold() {
        let guns = sample_unit_words("Ratling Warpblaster", &["SKRYRE", "WAR MACHINE", "CHAOS"]);
        for fits in
            ["Any Skryre", "Any Skaven", "0-1 Skryre War Machine", "1 Ratling Warpblaster", "Any X or Skryre"]
        {
            assert!(is_taken_by_option(fits, &guns), "{fits}");
        }
        for other in ["Any Verminus", "Any Skryre Infantry", "Any War", "Any non-Skryre Skaven"] {
            assert!(!is_taken_by_option(other, &guns), "{other}");
        }
        assert!(is_taken_by_option("Any non-Monster Skaven", &guns));
    }

    #[test]
    fn a_hero_joins_only_by_name_or_tag() {
        let mut profile = Profile {
            faction: "Skaven".to_owned(),
            keywords: vec!["HERO".to_owned(), "INFANTRY".to_owned(), "WIZARD (1)".to_owned()],
            ..Profile::blank_profile("Deathmaster")
        };
        profile.joins_as.push("Skaven Overclaw".to_owned());
        let hero = profile.words();
        assert!(is_taken_by_option("0-1 Skaven Overclaw", &hero));
        assert!(is_taken_by_option("0-1 Deathmaster", &hero));
        assert!(is_taken_by_option("0-1 Infantry Hero", &hero));
        assert!(!is_taken_by_option("Any Skaven", &hero));
        assert!(!is_taken_by_option("Any Infantry", &hero));
        assert!(hero.has("wizard") && hero.is_hero());
    }
}

//! Names as people and programs write them: one key for all spellings that differ only in form, and a
//! measure of likeness for those that differ in more. A likeness is only ever a suggestion.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// What became of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Resolution<T> {
    /// The name itself, whatever its capitals, accents and punctuation.
    Exact(T),
    /// Another name for it, recorded in the catalogue or confirmed by a person.
    Alias(T),
    /// Nothing has this name. What resembles it, the most alike first; often nothing at all.
    Suggestions(Vec<T>),
}

impl<T> Resolution<T> {
    /// What the name certainly means; nothing when it only resembles something.
    pub fn found(self) -> Option<T> {
        match self {
            Self::Exact(item) | Self::Alias(item) => Some(item),
            Self::Suggestions(_) => None,
        }
    }

    pub fn is_found(&self) -> bool {
        !matches!(self, Self::Suggestions(_))
    }
}

/// From this likeness on, a name is offered as a suggestion.
pub const LIKE_ENOUGH: f64 = 0.8;

/// The words of a name in small letters, without accents and punctuation. A seasonal version has the
/// same key however it is marked: "Scourge of Ghyran Brutes", "Brutes (Scourge of Ghyran)".
pub fn name_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    if name.is_ascii() {
        for character in name.chars() {
            push_key_letter(&mut key, character);
        }
    } else {
        let said = name.chars().filter(|character| !is_apostrophe(*character));
        for character in said.nfkd().filter(|character| !is_combining_mark(*character)) {
            character.to_lowercase().for_each(|lower| push_key_letter(&mut key, lower));
        }
    }
    key.truncate(key.trim_end().len());
    season_last(key)
}

/// People leave them out as often as not: "Dawners Triumph".
fn is_apostrophe(character: char) -> bool {
    matches!(character, '\'' | '’' | '‘' | '`' | '´' | 'ʼ' | '′')
}

fn push_key_letter(key: &mut String, character: char) {
    if is_apostrophe(character) {
        return;
    }
    if character.is_alphanumeric() {
        key.push(character.to_ascii_lowercase());
    } else if !key.is_empty() && !key.ends_with(' ') {
        key.push(' ');
    }
}

/// The mark of a seasonal version goes to the end, written out.
fn season_last(key: String) -> String {
    const MARKS: [(&str, &str); 4] = [("sog", "ghyran"), ("sg", "ghyran"), ("soa", "aqshy"), ("sa", "aqshy")];
    if let Some(rest) = key.strip_prefix("scourge of ")
        && let Some((realm, unit)) = rest.split_once(' ')
    {
        return format!("{unit} scourge of {realm}");
    }
    for (mark, realm) in MARKS {
        let unit = key
            .strip_prefix(mark)
            .and_then(|rest| rest.strip_prefix(' '))
            .or_else(|| key.strip_suffix(mark).and_then(|rest| rest.strip_suffix(' ')));
        if let Some(unit) = unit {
            return format!("{unit} scourge of {realm}");
        }
    }
    key
}

/// How alike two keys are, from 0 to 1, by the letters to change.
pub fn likeness_of_keys(a: &str, b: &str) -> f64 {
    let (short, long) = if a.len() < b.len() { (a.len(), b.len()) } else { (b.len(), a.len()) };
    // Too different in length to reach the threshold: spare the comparison.
    if short * 10 < long * 7 {
        return 0.0;
    }
    strsim::normalized_damerau_levenshtein(a, b)
}

/// In shorter names one letter makes another name.
const LEAST_SPELT: usize = 12;

/// Whether two keys are spellings of one name: with or without its article, or one letter of a long name other, more,
/// less or out of order.
pub fn is_spelling_of(a: &str, b: &str) -> bool {
    let [a, b] = [a, b].map(|key| key.strip_prefix("the ").unwrap_or(key));
    let is_near = a.len().abs_diff(b.len()) < 2 && a.len().min(b.len()) >= LEAST_SPELT;
    a == b || (is_near && strsim::damerau_levenshtein(a, b) == 1)
}

/// The best few of those that are like enough to be meant.
pub(super) fn suggest_alike<T: Ord>(key: &str, candidates: impl Iterator<Item = (T, f64)>) -> Vec<T> {
    const MOST: usize = 5;
    let mut alike: Vec<(T, f64)> =
        candidates.filter(|(_, likeness)| !key.is_empty() && *likeness >= LIKE_ENOUGH).collect();
    alike.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    alike.into_iter().take(MOST).map(|(item, _)| item).collect()
}

/// "WIZARD (2)" without the number.
pub(super) fn without_rank(keyword: &str) -> &str {
    keyword.split('(').next().unwrap_or(keyword).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_accents_quotes_and_dashes_do_not_matter() {
        assert_eq!(name_key("  Kurnoth’s HERALDS "), name_key("kurnoth's heralds"));
        assert_eq!(name_key("Flesh-eater Courts"), "flesh eater courts");
        assert_eq!(name_key("Éléonore"), "eleonore");
        assert_eq!(name_key("Ägir — Straße"), "agir straße");
        assert_eq!(name_key("🎲"), "");
    }

    #[test]
    fn a_seasonal_version_has_one_key_however_it_is_marked() {
        for written in [
            "Scourge of Ghyran Brood Terror",
            "Scourge of Ghyran: Brood Terror",
            "Brood Terror (Scourge of Ghyran)",
            "SoG Brood Terror",
            "SG  Brood Terror",
            "Brood Terror [SoG]",
        ] {
            assert_eq!(name_key(written), "brood terror scourge of ghyran", "{written}");
        }
        assert_eq!(name_key("Scourge of Aqshy Brutes"), "brutes scourge of aqshy");
    }

    #[test]
    fn a_long_name_with_one_slip_is_the_same_name() {
        let is_one = |a: &str, b: &str| is_spelling_of(&name_key(a), &name_key(b));
        assert!(is_one("The Beast of Castle Sternieste", "The Beast of Castle Sterneiste"));
        assert!(is_one("The Scions of the Necropolis", "Scions of the Necropolis"));
        assert!(is_one("The Conqueror’s Crown", "The Conquerers Crown"));
        assert!(!is_one("Vindictors", "Vindicators") && !is_one("Far Sight", "Fair Sight"));
        assert!(!is_one("The Sternieste Garrison", "The Beast of Castle Sternieste"));
    }

    #[test]
    fn likeness_finds_slips_of_the_pen() {
        assert!(likeness_of_keys("skank hunters", "skink hunters") > LIKE_ENOUGH);
        assert!(likeness_of_keys("clanrats", "stormvermin") < LIKE_ENOUGH);
        assert!(likeness_of_keys("", "stormvermin") < LIKE_ENOUGH);
    }
}

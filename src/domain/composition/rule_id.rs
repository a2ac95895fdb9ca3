//! The ids of rules as organisers and players quote them: a letter, which is the game's own, and a number.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::{fmt, str::FromStr};

/// "A01". Ordered by letter and number, which is the order rules are listed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId {
    /// A capital letter of the Latin alphabet.
    pub letter: char,
    /// 1 to 99.
    pub number: u8,
}

/// What is no rule's id.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoRuleId(pub String);

impl RuleId {
    pub const fn new(letter: char, number: u8) -> Self {
        Self { letter, number }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", self.letter, self.number)
    }
}

impl FromStr for RuleId {
    type Err = NoRuleId;

    fn from_str(text: &str) -> Result<Self, NoRuleId> {
        let none = || NoRuleId(text.to_owned());
        let [letter @ b'A'..=b'Z', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = *text.as_bytes() else {
            return Err(none());
        };
        let number = (tens - b'0') * 10 + (ones - b'0');
        if number == 0 { Err(none()) } else { Ok(Self::new(char::from(letter), number)) }
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RuleId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'_, str>::deserialize(deserializer)?;
        text.parse().map_err(|NoRuleId(text)| D::Error::custom(format_args!("{text:?} is no rule")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_reads_as_it_prints_and_nothing_else_does() {
        for text in ["A01", "A35", "F03", "T16", "Z99"] {
            assert_eq!(text.parse::<RuleId>().unwrap().to_string(), text);
        }
        for odd in ["", "A", "A1", "A00", "a01", "A001", "AA1", "01A", "Ä1"] {
            assert_eq!(odd.parse::<RuleId>(), Err(NoRuleId(odd.into())));
        }
        assert_eq!(serde_json::to_string(&RuleId::A07).unwrap(), "\"A07\"");
        assert!(RuleId::A09 < RuleId::A10 && RuleId::A35 < RuleId::new('B', 1));
    }
}

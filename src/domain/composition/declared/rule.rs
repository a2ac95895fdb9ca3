//! One declared rule: an id, what it asks, how grave it is, and the sentences that tell a player.

use super::Sentence;
use crate::domain::composition::{RuleId, Severity};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// A rule of composition as a system's file states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    pub id: RuleId,
    /// Which part of its statement it asks, where one statement asks several things; none: all of it.
    pub part: Option<String>,
    /// It is asked only by a catalogue published so many days or fewer before the cut-off: its facts change with
    /// every issue of the rules. None: by any.
    pub within_days: Option<u32>,
    /// The seasons in which it is asked; empty: in all.
    pub seasons: Vec<String>,
    /// A few words, for lists of rules.
    pub title: String,
    pub severity: Severity,
    pub kind: RuleKind,
    /// What was found and what is allowed.
    pub says: Sentence,
    /// How to mend it; empty for mere information.
    pub mend: Sentence,
    /// Other sentences for findings of a special case, by its name.
    pub cases: BTreeMap<String, RuleCase>,
    /// Where it is written: `Rulebook, Choosing an Army`.
    pub source: String,
}

/// The sentences of one case.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleCase {
    pub says: Sentence,
    pub mend: Sentence,
}

/// What a rule asks. A closed vocabulary: a file that uses another word is refused.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum RuleKind {
    /// The army costs no more than was agreed.
    Total {},
    /// The army leaves no more than this many points.
    Under { most: u32 },
    /// How many entries of a category or with a flag.
    Count {
        #[serde(default)]
        of: Option<String>,
        #[serde(default)]
        except: Vec<String>,
        #[serde(default)]
        least: Option<RuleAmount>,
        #[serde(default)]
        most: Option<RuleAmount>,
        /// All entries of this category or flag count as one.
        #[serde(default)]
        as_one: Option<String>,
    },
    /// Points of a category as a percentage of the agreed points.
    Share {
        of: String,
        #[serde(default)]
        least: Option<u32>,
        #[serde(default)]
        most: Option<u32>,
        /// The percentages of a faction's own table go before these.
        #[serde(default)]
        by_faction: Vec<FactionShare>,
        /// Of one entry, and not of all together: each costs at most so much.
        #[serde(default)]
        each: bool,
    },
    /// Points of every other category that the faction's table in the catalogue limits.
    Shares {
        /// Categories that other rules answer for.
        #[serde(default)]
        except: Vec<String>,
    },
    /// Points of a category or with a flag.
    Sum { of: String, most: RuleAmount },
    /// No more of one than a fraction of the others, rounded down.
    Ratio {
        of: String,
        /// None: of all entries.
        #[serde(default)]
        to: Option<String>,
        /// Numerator and denominator.
        per: (u32, u32),
    },
    /// Each named option of these types once in the army; without types, of every type that is named here or in the
    /// catalogue.
    Once {
        types: Vec<String>,
        #[serde(default)]
        except: Vec<String>,
    },
    /// So many options of each of these types on one entry.
    Each {
        types: Vec<String>,
        most: u32,
        /// From so many on it is illegal whatever the rule's own severity.
        #[serde(default)]
        illegal_from: Option<u32>,
    },
    /// The options of these types cost no more than the entry's allowance.
    Allowance { types: Vec<String> },
    /// The models of an entry within what its profile says.
    Size {},
    /// No more of an entry than its own profile says, as a percentage by the size of the game.
    Limit {
        #[serde(default)]
        percent: Option<String>,
    },
    /// So many entries with this flag.
    Flag {
        flag: String,
        #[serde(default)]
        least: Option<u32>,
        #[serde(default)]
        most: Option<u32>,
        /// Only entries of this category or flag have it; told by the case `outside`. An entry of no known category
        /// may be one.
        #[serde(default)]
        among: Option<String>,
        /// No entry has both flags; told by the case `with`.
        #[serde(default)]
        not_with: Option<String>,
        /// How grave that is, where it differs.
        #[serde(default)]
        not_with_is: Option<Severity>,
    },
    /// An option of a type only on an entry of one of these categories or flags.
    Needs { types: Vec<String>, one_of: Vec<String> },
    /// No entry that the catalogue has in other factions alone.
    Foreign {
        /// Entries of these categories or with these flags may be another faction's.
        #[serde(default)]
        except: Vec<String>,
        /// Factions that may have units of one another beside allies; told by the case `together`, and for a person to
        /// look at.
        #[serde(default)]
        together: Vec<Vec<String>>,
    },
    /// What is printed is what adds up.
    Checksum { of: Checksum },
    /// A function of the game's own family, where the message has to explain a choice.
    Named { function: String },
}

/// A number, or a column of the table of sizes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum RuleAmount {
    Number(u32),
    Column(String),
}

/// What is added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Checksum {
    /// The prices of the entries make the total.
    Total,
    /// An entry's models and options make its price, by the catalogue.
    Entries,
}

/// Percentages of some factions.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct FactionShare {
    pub factions: Vec<String>,
    #[serde(default)]
    pub least: Option<u32>,
    #[serde(default)]
    pub most: Option<u32>,
}

/// What every rule has beside its kind's own parameters.
const COMMON: [&str; 10] =
    ["id", "part", "title", "severity", "within_days", "seasons", "says", "mend", "cases", "source"];

#[derive(Deserialize)]
struct Common {
    id: RuleId,
    #[serde(default)]
    part: Option<String>,
    #[serde(default)]
    within_days: Option<u32>,
    #[serde(default)]
    seasons: Vec<String>,
    title: String,
    severity: Severity,
    says: Sentence,
    #[serde(default)]
    mend: Option<Sentence>,
    #[serde(default)]
    cases: BTreeMap<String, RuleCase>,
    #[serde(default)]
    source: String,
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (common, own): (Map<String, Value>, Map<String, Value>) =
            Map::deserialize(deserializer)?.into_iter().partition(|(key, _)| COMMON.contains(&key.as_str()));
        let id = common.get("id").and_then(Value::as_str).unwrap_or("a rule without an id").to_owned();
        let told = |error: serde_json::Error| D::Error::custom(format_args!("{id}: {error}"));
        let Common { id: rule, part, within_days, seasons, title, severity, says, mend, cases, source } =
            serde_json::from_value(Value::Object(common)).map_err(told)?;
        let kind = serde_json::from_value(Value::Object(own)).map_err(told)?;
        let mend = mend.map_or_else(|| "".parse().map_err(D::Error::custom), Ok)?;
        Ok(Self { id: rule, part, within_days, seasons, title, severity, kind, says, mend, cases, source })
    }
}

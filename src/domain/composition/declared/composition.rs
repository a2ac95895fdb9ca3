//! What a system's file says about rosters: the groups entries are counted in, the table of sizes, the rules.

use super::{Placeholder, Rule, RuleAmount, RuleKind, Sentence};
use crate::domain::{catalogue::name_key, composition::RuleId, roster::SectionKind};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::OnceLock,
};

/// How a roster of a game of data is judged.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Composition {
    pub categories: Vec<Category>,
    /// Marks of single entries: the general, a battle standard.
    #[serde(default)]
    pub flags: Vec<Flag>,
    /// Kinds of options, where the option's name tells; else the catalogue does.
    #[serde(default)]
    pub options: Vec<OptionType>,
    /// Rows of the table by agreed points, the smallest first.
    #[serde(default)]
    pub sizes: Vec<SizeRow>,
    /// Which row a size between two rows has.
    #[serde(default)]
    pub between: SizeRounding,
    pub rules: Vec<Rule>,
    #[serde(skip)]
    keys: FoundKeys,
}

/// Where names lead, found once, as a file has hundreds of names and a roster asks for each of its own. It says nothing
/// that the rest does not: two compositions are equal without it.
#[derive(Debug, Clone, Default)]
struct FoundKeys(OnceLock<CompositionKeys>);

impl PartialEq for FoundKeys {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for FoundKeys {}

/// Where names lead, by their keys.
#[derive(Debug, Clone, Default)]
struct CompositionKeys {
    /// To the places of categories.
    categories: HashMap<String, usize>,
    /// To the places of types of options, by what the type is called.
    types: HashMap<String, usize>,
    /// The same by the options that every army has.
    options: HashMap<String, usize>,
}

/// A group of entries.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    pub id: String,
    /// `Lord`
    pub one: String,
    /// `Lords`
    pub many: String,
    /// Headings and names of a catalogue that mean it, besides its own two.
    #[serde(default)]
    pub also: Vec<String>,
    /// Categories that its entries count in as well.
    #[serde(default)]
    pub within: Vec<String>,
}

/// A mark of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flag {
    pub id: String,
    pub one: String,
    pub many: String,
    /// Options that give it: `Battle Standard Bearer`.
    #[serde(default)]
    pub options: Vec<String>,
}

/// A kind of options.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OptionType {
    pub id: String,
    pub one: String,
    pub many: String,
    /// Names of a catalogue that mean it, besides its own.
    #[serde(default)]
    pub also: Vec<String>,
    /// The type that it counts as as well: a shield is armour.
    #[serde(default)]
    pub within: Option<String>,
    /// The options that every army has, by name.
    #[serde(default)]
    pub names: Vec<String>,
}

/// A row of the table of sizes.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SizeRow {
    /// Agreed points from which it holds; the first holds below as well.
    pub from: u32,
    pub columns: BTreeMap<String, u32>,
    /// What each full 1,000 points above `from` add; only in the last row.
    #[serde(default)]
    pub per_1000: BTreeMap<String, u32>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SizeRounding {
    /// 1,999 has the row of 1,000.
    #[default]
    Lower,
    /// 1,999 has the row of 2,000.
    Higher,
}

/// What is wrong with the composition part of a file: where, and what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CompositionError {
    /// `rules F03`, `categories lords`
    pub at: String,
    pub what: CompositionMisfit,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CompositionMisfit {
    /// Two things of one name.
    Twice,
    /// A category, flag, type or column that the file does not have.
    Unknown(String),
    /// The rows of the table are not in order, or differ in their columns.
    Rows,
    /// A rule without a limit, or with a fraction by nothing.
    NoLimit,
    /// A sentence names a fact that this kind of rule does not have.
    NoSuchFact(Placeholder),
    /// A function that the game has no code for.
    NoFunction(String),
}

impl Composition {
    /// No rule at all.
    pub const fn without_rules() -> Self {
        Self {
            categories: Vec::new(),
            flags: Vec::new(),
            options: Vec::new(),
            sizes: Vec::new(),
            between: SizeRounding::Lower,
            rules: Vec::new(),
            keys: FoundKeys(OnceLock::new()),
        }
    }

    fn keys(&self) -> &CompositionKeys {
        self.keys.0.get_or_init(|| {
            let mut keys = CompositionKeys::default();
            for (at, category) in self.categories.iter().enumerate() {
                let own = [&category.id, &category.one, &category.many];
                for name in own.into_iter().chain(&category.also) {
                    keys.categories.entry(name_key(name)).or_insert(at);
                }
            }
            for (at, kind) in self.options.iter().enumerate() {
                for name in [&kind.id, &kind.one, &kind.many].into_iter().chain(&kind.also) {
                    keys.types.entry(name_key(name)).or_insert(at);
                }
                for name in &kind.names {
                    keys.options.entry(name_key(name)).or_insert(at);
                }
            }
            keys
        })
    }

    /// The type of options that a catalogue or a list calls so.
    pub fn type_called(&self, name: &str) -> Option<&OptionType> {
        self.keys().types.get(&name_key(name)).map(|at| &self.options[*at])
    }

    /// The type of an option that every army has, by the key of its name.
    pub fn type_of_key(&self, key: &str) -> Option<&OptionType> {
        self.keys().options.get(key).map(|at| &self.options[*at])
    }

    /// The row that decides at these agreed points, by its place; none without a table.
    pub fn row(&self, agreed: i64) -> Option<usize> {
        let last = self.sizes.len().checked_sub(1)?;
        let at = |row: &SizeRow| i64::from(row.from);
        Some(match self.between {
            SizeRounding::Lower => self.sizes.iter().rposition(|row| at(row) <= agreed).unwrap_or(0),
            SizeRounding::Higher => self.sizes.iter().position(|row| at(row) >= agreed).unwrap_or(last),
        })
    }

    /// What a column says at these agreed points (`systems F08`).
    pub fn column(&self, name: &str, agreed: i64) -> Option<i64> {
        let row = &self.sizes[self.row(agreed)?];
        let base = i64::from(*row.columns.get(name)?);
        let thousands = ((agreed - i64::from(row.from)) / 1000).max(0);
        Some(base + thousands * row.per_1000.get(name).map_or(0, |more| i64::from(*more)))
    }

    pub fn amount(&self, amount: &RuleAmount, agreed: i64) -> Option<i64> {
        match amount {
            RuleAmount::Number(number) => Some(i64::from(*number)),
            RuleAmount::Column(name) => self.column(name, agreed),
        }
    }

    /// The least agreed points at which `fits` holds, above these.
    pub fn next_size(&self, agreed: i64, fits: impl Fn(i64) -> bool) -> Option<i64> {
        let rows = self.sizes.iter().map(|row| i64::from(row.from));
        let last = self.sizes.last().map_or(0, |row| i64::from(row.from));
        let beyond = (1..=20).map(|n| last + 1000 * n);
        rows.chain(beyond).filter(|size| *size > agreed).find(|size| fits(*size))
    }

    /// The rule of this id that asks this part; else the first of this id.
    pub fn rule(&self, id: RuleId, part: Option<&str>) -> Option<&Rule> {
        let of_id = || self.rules.iter().filter(|rule| rule.id == id);
        of_id().find(|rule| rule.part.as_deref() == part).or_else(|| of_id().next())
    }

    /// The category that a heading or a catalogue's name means.
    pub fn category_called(&self, name: &str) -> Option<&Category> {
        self.keys().categories.get(&name_key(name)).map(|at| &self.categories[*at])
    }

    /// The section of a roster that a heading opens.
    pub fn section_called(&self, heading: &str) -> Option<SectionKind> {
        Some(SectionKind::Category(self.category_called(heading)?.many.clone()))
    }

    /// Whether two names mean the same category.
    pub fn is_one_category(&self, name: &str, other: &str) -> bool {
        let called = |name: &str| self.category_called(name).map(|category| &category.id);
        called(name).is_some_and(|own| called(other) == Some(own))
    }

    /// Whether other categories lie within this one.
    pub fn holds_others(&self, id: &str) -> bool {
        self.categories.iter().any(|category| category.within.iter().any(|outer| outer == id))
    }

    /// What a category, flag or type is called: of one and of many.
    pub fn names(&self, id: &str) -> Option<(&str, &str)> {
        self.named().find(|[own, ..]| *own == id).map(|[_, one, many]| (one, many))
    }

    /// The id of every category, flag and type, with what it is called.
    fn named(&self) -> impl Iterator<Item = [&str; 3]> {
        let categories = self.categories.iter().map(|own| [&*own.id, &*own.one, &*own.many]);
        let flags = self.flags.iter().map(|own| [&*own.id, &*own.one, &*own.many]);
        let types = self.options.iter().map(|own| [&*own.id, &*own.one, &*own.many]);
        categories.chain(flags).chain(types)
    }

    /// The functions that its rules name.
    pub fn functions(&self) -> impl Iterator<Item = (&Rule, &str)> {
        self.rules.iter().filter_map(|rule| match &rule.kind {
            RuleKind::Named { function } => Some((rule, function.as_str())),
            _ => None,
        })
    }

    /// Whether its parts fit together.
    ///
    /// # Errors
    /// Where they do not, and how.
    pub fn check(&self) -> Result<(), CompositionError> {
        self.check_ids()?;
        self.check_rows()?;
        let mut seen = BTreeSet::new();
        for rule in &self.rules {
            let at = || format!("rule {}", rule.id);
            if !seen.insert((rule.id, rule.part.as_deref())) {
                return Err(CompositionError { at: at(), what: CompositionMisfit::Twice });
            }
            let problem = self.unknown_in(&rule.kind).or_else(|| no_fact_for(rule));
            if let Some(what) = problem {
                return Err(CompositionError { at: at(), what });
            }
        }
        Ok(())
    }

    fn check_ids(&self) -> Result<(), CompositionError> {
        let mut seen = BTreeSet::new();
        for [id, ..] in self.named() {
            if !seen.insert(id) {
                return Err(CompositionError { at: id.to_owned(), what: CompositionMisfit::Twice });
            }
        }
        let within = self.options.iter().filter_map(|option| option.within.as_ref());
        if let Some(unknown) = within.into_iter().find(|id| !self.options.iter().any(|own| own.id == **id)) {
            return Err(CompositionError {
                at: "options".into(),
                what: CompositionMisfit::Unknown(unknown.clone()),
            });
        }
        for category in &self.categories {
            let unknown = category.within.iter().find(|id| self.category(id).is_none());
            if let Some(unknown) = unknown {
                let at = format!("category {}", category.id);
                return Err(CompositionError { at, what: CompositionMisfit::Unknown(unknown.clone()) });
            }
        }
        Ok(())
    }

    fn check_rows(&self) -> Result<(), CompositionError> {
        let columns = |row: &SizeRow| row.columns.keys().cloned().collect::<Vec<_>>();
        let ordered = self.sizes.is_sorted_by(|a, b| a.from < b.from && columns(a) == columns(b));
        let known = |row: &SizeRow| row.per_1000.keys().all(|name| row.columns.contains_key(name));
        let last = self.sizes.len().saturating_sub(1);
        let grows_last = self.sizes.iter().take(last).all(|row| row.per_1000.is_empty());
        if ordered && grows_last && self.sizes.iter().all(known) {
            return Ok(());
        }
        Err(CompositionError { at: "sizes".to_owned(), what: CompositionMisfit::Rows })
    }

    pub(super) fn category(&self, id: &str) -> Option<&Category> {
        self.categories.iter().find(|category| category.id == id)
    }

    /// A name in a rule that nothing in this file has, or a rule that asks nothing.
    fn unknown_in(&self, kind: &RuleKind) -> Option<CompositionMisfit> {
        let group = |id: &String| {
            let known = self.category(id).is_some() || self.flags.iter().any(|flag| flag.id == *id);
            (!known).then(|| CompositionMisfit::Unknown(id.clone()))
        };
        let groups = |ids: &[String]| ids.iter().find_map(group);
        let types = |ids: &[String]| {
            let unknown = ids.iter().find(|id| !self.options.iter().any(|kind| kind.id == **id));
            unknown.map(|id| CompositionMisfit::Unknown(id.clone()))
        };
        let column = |name: &String| {
            let known = self.sizes.first().is_some_and(|row| row.columns.contains_key(name));
            (!known).then(|| CompositionMisfit::Unknown(name.clone()))
        };
        let amount = |amount: &RuleAmount| match amount {
            RuleAmount::Column(name) => column(name),
            RuleAmount::Number(_) => None,
        };
        let limit = |is_there: bool| (!is_there).then_some(CompositionMisfit::NoLimit);
        match kind {
            RuleKind::Total {}
            | RuleKind::Under { .. }
            | RuleKind::Size {}
            | RuleKind::Checksum { .. }
            | RuleKind::Named { .. } => None,
            RuleKind::Count { of, except, least, most, as_one } => limit(least.is_some() || most.is_some())
                .or_else(|| of.iter().chain(as_one).find_map(group))
                .or_else(|| groups(except))
                .or_else(|| least.iter().chain(most).find_map(amount)),
            RuleKind::Share { of, least, most, by_faction, each } => {
                let is_limited = if *each {
                    most.is_some() && least.is_none() && by_faction.is_empty()
                } else {
                    least.is_some() || most.is_some() || !by_faction.is_empty()
                };
                group(of).or_else(|| limit(is_limited))
            }
            RuleKind::Shares { except } | RuleKind::Foreign { except, .. } => groups(except),
            RuleKind::Sum { of, most } => group(of).or_else(|| amount(most)),
            RuleKind::Ratio { of, to, per } => {
                group(of).or_else(|| to.iter().find_map(group)).or_else(|| limit(per.1 > 0))
            }
            RuleKind::Once { types: ids, .. }
            | RuleKind::Each { types: ids, .. }
            | RuleKind::Allowance { types: ids } => types(ids),
            RuleKind::Limit { percent } => percent.iter().find_map(column),
            RuleKind::Flag { flag, least, most, not_with, among, .. } => {
                limit(least.is_some() || most.is_some() || not_with.is_some() || among.is_some())
                    .or_else(|| [flag].into_iter().chain(not_with).chain(among).find_map(group))
            }
            RuleKind::Needs { types: ids, one_of } => types(ids).or_else(|| groups(one_of)),
        }
    }
}

/// A fact that the rule's sentences name and its kind never has.
fn no_fact_for(rule: &Rule) -> Option<CompositionMisfit> {
    let facts = rule.kind.facts();
    let named = |sentence: &Sentence| sentence.placeholders().find(|fact| !facts.contains(fact));
    let cases = rule.cases.values().find_map(|case| named(&case.says).or_else(|| named(&case.mend)));
    named(&rule.says).or_else(|| named(&rule.mend)).or(cases).map(CompositionMisfit::NoSuchFact)
}

impl RuleKind {
    /// The facts that a finding of this kind can have.
    fn facts(&self) -> Vec<Placeholder> {
        use Placeholder as P;
        let mut facts = vec![P::Found, P::Size];
        // A function may tell whatever there is.
        facts.extend(matches!(self, Self::Named { .. }).then_some(P::Option));
        facts.extend_from_slice(match self {
            Self::Total {} | Self::Under { .. } => &[P::Most, P::Over],
            Self::Count { .. } | Self::Flag { .. } | Self::Named { .. } => &[
                P::Counted,
                P::Of,
                P::Entries,
                P::Least,
                P::Most,
                P::Allowed,
                P::Row,
                P::Next,
                P::Over,
                P::Short,
                P::To,
            ],
            Self::Share { each: true, .. } => {
                &[P::Of, P::Entries, P::Most, P::Percent, P::FoundPercent, P::Over]
            }
            Self::Share { .. } | Self::Shares { .. } => {
                &[P::Of, P::Least, P::Most, P::Percent, P::FoundPercent, P::Over, P::Short]
            }
            Self::Sum { .. } => &[P::Of, P::Entries, P::Most, P::Row, P::Next, P::Over],
            Self::Ratio { .. } => &[P::Counted, P::Of, P::To, P::Entries, P::Most, P::Allowed, P::Over],
            Self::Once { .. } => &[P::Option, P::Entries, P::Most],
            Self::Each { .. } => &[P::Counted, P::Of, P::Option, P::Entries, P::Most, P::Over],
            Self::Allowance { .. } => &[P::Option, P::Entries, P::Most, P::Over],
            Self::Size {} => &[P::Entries, P::Least, P::Most, P::Allowed, P::Over, P::Short],
            Self::Limit { .. } => &[P::Entries, P::Most, P::Allowed, P::Over],
            Self::Needs { .. } => &[P::Option, P::Of, P::Entries, P::To],
            Self::Foreign { .. } => &[P::Option, P::Entries, P::To],
            Self::Checksum { .. } => &[P::Entries, P::Most, P::Over],
        });
        facts
    }
}

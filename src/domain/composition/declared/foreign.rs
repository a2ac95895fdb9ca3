//! Entries of another faction: the catalogue knows them there, and nothing like them in the army's own.

use super::{FoundByRule, Observed, RuleAnswer, RuleQuestion};
use crate::domain::{catalogue::name_key, composition::Severity};

/// Asked where the catalogue has the army's faction. A list whose foot counts more of what is excepted than its entries
/// are marked as may have any of them among that.
pub(super) fn find_foreign(
    asked: &RuleQuestion<'_>,
    except: &[String],
    together: &[Vec<String>],
) -> RuleAnswer {
    let Some(faction) = asked.army.faction else { return RuleAnswer::not_asked() };
    let is_counted_apart = except.iter().any(|id| {
        let printed = asked.army.roster.counted(id).map_or(0, |counted| counted.found);
        printed > 0 && asked.army.of(Some(id)).next().is_none()
    });
    let own = &faction.item.name;
    let has = |group: &[String], name: &str| group.iter().any(|one| name_key(one) == name_key(name));
    let is_together = |other: &&str| together.iter().any(|group| has(group, own) && has(group, other));
    let units = asked.army.units.iter().filter(|unit| !except.iter().any(|id| unit.is(id)));
    let foreign: Vec<_> = units
        .filter_map(|unit| {
            let first = unit.elsewhere.first()?;
            let near = unit.elsewhere.iter().find(|other| is_together(other));
            let observed = Observed {
                option: Some((*near.unwrap_or(first)).to_owned()),
                to: Some(own.clone()),
                case: near.map(|_| "together".to_owned()),
                ..asked.observed(1)
            };
            let about = asked.about(unit, observed);
            Some(FoundByRule { severity: near.map_or(about.severity, |_| Severity::Warning), ..about })
        })
        .collect();
    if is_counted_apart && !foreign.is_empty() {
        return RuleAnswer::not_asked();
    }
    RuleAnswer { found: foreign, ..RuleAnswer::default() }
}

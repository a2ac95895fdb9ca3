//! Names as a person confirmed them.

use super::{Roster, Section};
use crate::domain::catalogue::Alias;

impl Roster {
    /// The roster with names read as a person confirmed them. Everything else stays as it was written.
    #[must_use]
    pub fn with_names(&self, confirmed: &[Alias]) -> Self {
        let mut roster = self.clone();
        for Alias { written, means } in confirmed {
            let rename = |name: &mut String| {
                if name == written {
                    name.clone_from(means);
                }
            };
            roster.army_names_mut().for_each(rename);
            let formations = roster.formation.iter_mut().chain(&mut roster.other_formations);
            formations.for_each(|formation| rename(&mut formation.name));
            roster.lores.iter_mut().for_each(|lore| rename(&mut lore.name));
            for Section { name, entries, .. } in &mut roster.sections {
                name.iter_mut().for_each(rename);
                for entry in entries {
                    rename(&mut entry.name);
                    entry.upgrades.iter_mut().for_each(|upgrade| rename(&mut upgrade.name));
                }
            }
        }
        roster
    }
}

//! What an event of this game may allow or leave out, and the parts of its rules that it may play without.

use crate::domain::composition::{CheckRules, RuleSwitch};
use serde::{Deserialize, Serialize};

/// What an event may allow or leave out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    Legends,
    RegimentsOfRenown,
    ArmiesOfRenown,
    FactionTerrain,
    /// A Regiment of Renown does not count towards the five regiments.
    SixthRegimentOfRenown,
}

/// A part of the rules that an event may play without (`systems V01`). Battle tactics are a part of the sheet, and left
/// out of the event's own file of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RulesModule {
    Commands,
    Terrain,
    Magic,
    /// Without it rosters are kept, and not judged (`V03`).
    ArmyComposition,
    CommandModels,
}

enum_words! { RulesModule:
    Commands "commands", Terrain "terrain", Magic "magic", ArmyComposition "army_composition",
    CommandModels "command_models"
}

// In the order they are listed in.
enum_words! { Allowance:
    RegimentsOfRenown "regiments_of_renown", ArmiesOfRenown "armies_of_renown",
    FactionTerrain "faction_terrain", Legends "legends", SixthRegimentOfRenown "sixth_regiment_of_renown"
}

impl Allowance {
    /// What an event allows unless it says otherwise.
    pub const USUAL: [Self; 3] = [Self::RegimentsOfRenown, Self::ArmiesOfRenown, Self::FactionTerrain];

    /// Whether a pack says that it is not allowed: a sixth regiment usually is not, and nobody need be told.
    pub fn is_missed(self) -> bool {
        self != Self::SixthRegimentOfRenown
    }

    pub fn switch(self) -> RuleSwitch {
        RuleSwitch { place: self as usize, word: self.as_str() }
    }
}

impl RulesModule {
    pub fn switch(self) -> RuleSwitch {
        RuleSwitch { place: self as usize, word: self.as_str() }
    }
}

impl CheckRules {
    /// Whether the event plays by this part of the rules.
    pub fn plays(&self, module: RulesModule) -> bool {
        !self.without.contains(&module.switch())
    }

    pub fn allows(&self, what: Allowance) -> bool {
        self.allowed.contains(&what.switch())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_and_files_name_choices_alike() {
        for one in Allowance::ALL {
            assert_eq!(serde_json::to_value(one).unwrap(), one.as_str());
        }
        for one in RulesModule::ALL {
            assert_eq!(serde_json::to_value(one).unwrap(), one.as_str());
        }
    }
}

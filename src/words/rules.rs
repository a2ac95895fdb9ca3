//! What an organiser chooses of the rules of composition.

use super::Label;
use crate::domain::composition::{Allowance, RulesModule};

/// What an organiser reads beside the box.
impl Label for RulesModule {
    fn label(&self) -> &'static str {
        match self {
            Self::Commands => "Commands",
            Self::Terrain => "Terrain",
            Self::Magic => "Magic",
            Self::ArmyComposition => "Army Composition",
            Self::CommandModels => "Command Models",
        }
    }
}

/// What an organiser reads beside the box.
impl Label for Allowance {
    fn label(&self) -> &'static str {
        match self {
            Self::RegimentsOfRenown => "Regiments of Renown",
            Self::ArmiesOfRenown => "Armies of Renown",
            Self::FactionTerrain => "Faction terrain",
            Self::Legends => "Legends",
            Self::SixthRegimentOfRenown => "A Regiment of Renown beside five regiments",
        }
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

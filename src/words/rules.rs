//! The rules of composition, each in a few words.

use crate::domain::{
    composition::{Allowance, RuleId, RulesModule},
    games::Game,
};

use super::Label;

/// Those of Age of Sigmar 4; the other games' files name their own.
const AGE_OF_SIGMAR: [(RuleId, &str); 36] = [
    (RuleId::A01, "Points within the limit"),
    (RuleId::A02, "Built for this event's limit"),
    (RuleId::A03, "No unit over half the limit"),
    (RuleId::A04, "Unspent points"),
    (RuleId::A05, "Every unit from the faction"),
    (RuleId::A06, "Profiles of the right date"),
    (RuleId::A07, "Prices as published"),
    (RuleId::A08, "One to five regiments"),
    (RuleId::A09, "Regiments of Renown count as regiments"),
    (RuleId::A10, "A hero leads each regiment"),
    (RuleId::A11, "Units in a regiment"),
    (RuleId::A12, "Units the leader may take"),
    (RuleId::A13, "Second heroes in a regiment"),
    (RuleId::A14, "Notes of the unit's own profile"),
    (RuleId::A15, "One general, leading a regiment"),
    (RuleId::A16, "A warmaster is the general"),
    (RuleId::A17, "Reinforced units"),
    (RuleId::A18, "Unit sizes"),
    (RuleId::A19, "Unique units"),
    (RuleId::A20, "Seasonal versions of one unit"),
    (RuleId::A21, "Regiments of Renown"),
    (RuleId::A22, "Units in a Regiment of Renown"),
    (RuleId::A23, "Auxiliary heroes and companions"),
    (RuleId::A24, "Auxiliary units against the opponent's"),
    (RuleId::A25, "Faction terrain"),
    (RuleId::A26, "Battle formation"),
    (RuleId::A27, "One enhancement of each kind"),
    (RuleId::A28, "Who may carry an enhancement"),
    (RuleId::A29, "Lores"),
    (RuleId::A30, "Lores nobody can use"),
    (RuleId::A31, "Choices left open"),
    (RuleId::A32, "Legends, seasonal and unreleased units"),
    (RuleId::A33, "Printed numbers that do not add up"),
    (RuleId::A34, "Armies of Renown"),
    (RuleId::A35, "Facts for the battle"),
    (RuleId::A36, "Battle tactic cards"),
];

/// A rule of this game in a few words; nothing for one that it does not have.
pub fn title_of(game: Game, rule: RuleId) -> &'static str {
    game.declared_title(rule)
        .unwrap_or_else(|| AGE_OF_SIGMAR.iter().find(|(id, _)| *id == rule).map_or("", |(_, title)| title))
}

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
    use crate::domain::{games, system};

    #[test]
    fn every_rule_of_every_game_has_a_title() {
        for game in system::list_systems().into_iter().filter_map(|system| games::find_game(&system.id)) {
            for rule in game.rules() {
                assert!(!title_of(game, rule).is_empty(), "{} {rule}", game.system.id);
            }
        }
    }

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

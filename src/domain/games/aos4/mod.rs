//! Age of Sigmar, fourth edition: what only that game has. Its numbers are in its system's file.

mod allowance;
mod churn;
mod composition;
mod observation;
mod roster;
mod rules;
mod season;
mod sheet;
mod tactic_cards;

pub use allowance::{Allowance, RulesModule};
pub use composition::{
    CarriedOver, EnhancementGroup, OfferedAside, Shelf, UnitOffer, carried_over, check_aos4_roster,
    list_offered_factions, may_join, priced_roster, unknown_names,
};
pub use observation::{AnyOf, Inference, MemberDifference, NotReinforced, Observation, Sum};
pub use roster::{AppAndItsKin, BuilderStep, BuilderStepError, Destination, UnitPlace, as_app_text};
pub use rules::RULES;
pub use season::{list_season_names, season_of, season_on};

use super::{
    CardSide, FieldedRoster, FindingFacts, Game, PairingCard, RosterBuilder, Verdict, ruleset::Ruleset,
};
use crate::domain::{
    catalogue::{CatalogueView, Faction},
    composition::{CheckRules, RuleId, UnknownName},
    roster::{Format, Roster, RosterReaders},
    scoring::FamilyRules,
};
use chrono::NaiveDate;

/// Age of Sigmar, fourth edition.
pub struct Aos4;

impl Ruleset for Aos4 {
    fn sheet_rules(&self) -> FamilyRules {
        sheet::family_rules()
    }

    fn readers(&self, _game: Game) -> Box<dyn RosterReaders> {
        Box::new(AppAndItsKin)
    }

    fn check(&self, _game: Game, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Verdict {
        check_aos4_roster(roster, view, rules).map(FindingFacts::Aos4)
    }

    fn unknown_names(
        &self,
        _game: Game,
        roster: &Roster,
        view: &CatalogueView,
        rules: &CheckRules,
    ) -> Vec<UnknownName> {
        unknown_names(roster, view, rules)
    }

    fn rules(&self, _game: Game) -> Vec<RuleId> {
        RULES.to_vec()
    }

    fn as_text(&self, roster: &Roster) -> String {
        as_app_text(roster)
    }

    fn table_headings(&self, _game: Game, _faction: Option<&Faction>) -> Vec<String> {
        roster::TABLE_HEADINGS.map(str::to_owned).to_vec()
    }

    fn season_of(&self, _game: Game, roster: &Roster, as_of: NaiveDate) -> Option<String> {
        Some(season_of(roster, as_of))
    }

    fn allowances(&self) -> &'static [Allowance] {
        &Allowance::ALL
    }

    fn modules(&self) -> &'static [RulesModule] {
        &RulesModule::ALL
    }

    fn has_sample(&self) -> bool {
        true
    }

    fn percent_out_of_date(&self, days: i64) -> Option<usize> {
        Some(churn::percent_after(days))
    }

    fn match_card(&self, sides: [FieldedRoster<'_>; 2]) -> Option<PairingCard> {
        Some(composition::match_card(sides))
    }

    fn own_half(&self, own: FieldedRoster<'_>) -> Option<CardSide> {
        Some(composition::own_half(own))
    }

    fn builder(&self, _game: Game) -> Option<RosterBuilder> {
        Some(RosterBuilder::Regiments)
    }

    fn priced(&self, _game: Game, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Roster {
        priced_roster(roster, view, rules)
    }

    fn as_built(&self, game: Game, roster: &Roster) -> (String, Option<Format>) {
        (self.as_text(roster), game.formats().first().copied())
    }
}

//! The one match on a game's family, and what each family answers by its code.

use super::{
    Allowance, CardSide, FieldedRoster, FindingFacts, Game, OfferedChoice, PairingCard, RosterBuilder,
    RulesModule, Verdict, aos3, aos4,
    battlescribe::{ImportedProfiles, SourceFile},
    ruleset::{DataAlone, Ruleset},
    t9a, wfb,
};
use crate::domain::{
    catalogue::{CatalogueView, Faction},
    composition::{CheckRules, RuleId, UnknownName, declared::NamedRule},
    roster::{self, Format, Roster, RosterReaders, RosterTableLine},
    scoring::FamilyRules,
    system::{Family, System},
};
use chrono::NaiveDate;

/// The code of a family; of none where the game is data alone.
pub fn find_ruleset(family: Option<Family>) -> &'static dyn Ruleset {
    match family {
        Some(Family::Aos4) => &Aos4,
        Some(Family::Aos3) => &Aos3,
        Some(Family::Wfb) => &Wfb,
        Some(Family::T9a) => &T9a,
        None => &DataAlone,
    }
}

/// Age of Sigmar, fourth edition.
struct Aos4;

impl Ruleset for Aos4 {
    fn sheet_rules(&self) -> FamilyRules {
        aos4::family_rules()
    }

    fn readers(&self, _game: Game) -> Box<dyn RosterReaders> {
        Box::new(aos4::AppAndItsKin)
    }

    fn check(&self, _game: Game, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Verdict {
        aos4::check_aos4_roster(roster, view, rules).map(FindingFacts::Aos4)
    }

    fn unknown_names(
        &self,
        _game: Game,
        roster: &Roster,
        view: &CatalogueView,
        rules: &CheckRules,
    ) -> Vec<UnknownName> {
        aos4::unknown_names(roster, view, rules)
    }

    fn rules(&self, _game: Game) -> Vec<RuleId> {
        aos4::RULES.to_vec()
    }

    fn as_text(&self, roster: &Roster) -> String {
        aos4::as_app_text(roster)
    }

    fn table_headings(&self, _game: Game, _faction: Option<&Faction>) -> Vec<String> {
        aos4::TABLE_HEADINGS.map(str::to_owned).to_vec()
    }

    fn season_of(&self, _game: Game, roster: &Roster, as_of: NaiveDate) -> Option<String> {
        Some(aos4::season_of(roster, as_of))
    }

    fn allowances(&self) -> &'static [Allowance] {
        &Allowance::ALL
    }

    fn modules(&self) -> &'static [RulesModule] {
        &RulesModule::ALL
    }

    fn import_profiles(&self, _system: &System, files: Vec<SourceFile>) -> ImportedProfiles {
        aos4::import_catalogue_files(files)
    }

    fn has_sample(&self) -> bool {
        true
    }

    fn sample_roster(&self, view: &CatalogueView, rules: &CheckRules, seed: u64) -> Option<Roster> {
        Some(aos4::build_sample_roster(view, rules, seed))
    }

    fn percent_out_of_date(&self, days: i64) -> Option<usize> {
        Some(aos4::percent_after(days))
    }

    fn match_card(&self, _game: Game, sides: [FieldedRoster<'_>; 2]) -> Option<PairingCard> {
        Some(aos4::match_card(sides))
    }

    fn own_half(&self, _game: Game, own: FieldedRoster<'_>) -> Option<CardSide> {
        Some(aos4::own_half(own))
    }

    fn builder(&self, _game: Game) -> Option<RosterBuilder> {
        Some(RosterBuilder::Leaders)
    }

    fn priced(&self, _game: Game, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Roster {
        aos4::priced_roster(roster, view, rules)
    }

    fn as_built(&self, game: Game, roster: &Roster) -> (String, Option<Format>) {
        (self.as_text(roster), game.formats().first().copied())
    }
}

/// Age of Sigmar, third edition.
struct Aos3;

impl Ruleset for Aos3 {
    fn named_rules(&self) -> &'static [NamedRule] {
        &aos3::RULES
    }

    fn readers(&self, game: Game) -> Box<dyn RosterReaders> {
        Box::new(aos3::Aos3Lists { system: game.system, composition: game.composition() })
    }

    fn as_text(&self, roster: &Roster) -> String {
        aos3::as_text(roster)
    }

    fn as_table(&self, roster: &Roster) -> Vec<RosterTableLine> {
        roster::table_lines(&aos3::flatten_kept_roster(roster))
    }

    /// What is chosen once for an army comes after what it is made of.
    fn table_headings(&self, game: Game, faction: Option<&Faction>) -> Vec<String> {
        let mut headings = DataAlone.table_headings(game, faction);
        headings.extend(aos3::CHOICES.map(str::to_owned));
        headings
    }

    fn match_card(&self, _game: Game, sides: [FieldedRoster<'_>; 2]) -> Option<PairingCard> {
        Some(aos3::match_card(sides))
    }

    fn own_half(&self, _game: Game, own: FieldedRoster<'_>) -> Option<CardSide> {
        Some(aos3::own_half(own))
    }

    fn army_choices(&self, game: Game, rules: &CheckRules) -> Vec<OfferedChoice> {
        let season = game.system.season_called(rules.season.as_deref(), rules.as_of);
        let offered = |what: &str| season.and_then(|season| season.choices.get(what)).cloned();
        aos3::CHOICES.map(|what| OfferedChoice { what, offered: offered(what).unwrap_or_default() }).to_vec()
    }
}

/// The 9th Age, both editions.
struct T9a;

impl Ruleset for T9a {
    fn named_rules(&self) -> &'static [NamedRule] {
        &t9a::RULES
    }

    fn readers(&self, game: Game) -> Box<dyn RosterReaders> {
        Box::new(t9a::T9aLists(game.composition()))
    }
}

/// Warhammer Fantasy Battle.
struct Wfb;

impl Ruleset for Wfb {
    fn named_rules(&self) -> &'static [NamedRule] {
        &wfb::RULES
    }
}

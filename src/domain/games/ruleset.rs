//! What a family of games answers by its code: one trait, whose defaults ask what the game's file declares.

use super::{
    Allowance, CardSide, FieldedRoster, FindingFacts, Game, PairingCard, RulesModule, Verdict,
    battlescribe::{ImportedProfiles, SourceFile, import_declared_game},
    lists_of_data::ListsOfData,
    match_card::{declared_card, declared_side},
    picking,
};
use crate::domain::{
    catalogue::{CatalogueView, Faction},
    composition::{
        CheckRules, NotJudged, RuleId, UnknownName,
        declared::{self, NamedRule},
    },
    roster::{self, Format, Roster, RosterReaders, RosterTableLine, plain},
    scoring::FamilyRules,
    system::System,
};
use chrono::NaiveDate;

/// How a roster is put together on the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RosterBuilder {
    /// Leaders, and units behind them.
    Leaders,
    /// Units under the categories of their book.
    Categories,
}

/// What is chosen once for an army.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedChoice {
    /// "Triumph".
    pub what: &'static str,
    /// What the season offers for it; empty where it names nothing.
    pub offered: Vec<String>,
}

/// The code of a family of games. What a family does not say otherwise holds for every game that is data: its rules are
/// those that its file declares. Everybody else asks a [`Game`], and by [`Game::ruleset`] for what no file says.
pub trait Ruleset: Sync {
    /// The rules that are code, by the names that files use.
    fn named_rules(&self) -> &'static [NamedRule] {
        &[]
    }

    /// What a sheet of these games is read against beside their data.
    fn sheet_rules(&self) -> FamilyRules {
        FamilyRules::default()
    }

    /// The readers of its players' lists.
    fn readers(&self, game: Game) -> Box<dyn RosterReaders> {
        Box::new(ListsOfData(game.composition()))
    }

    /// Every finding of a roster, by the profiles of this view and the rules of this event.
    fn check(&self, game: Game, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Verdict {
        let composition = game.composition();
        let mut verdict =
            declared::check_declared_rules(roster, view, rules, composition, self.named_rules());
        verdict.computed.system = Some(game.system.id.clone());
        // A list that no rule was asked about is not legal, only kept.
        let verdict =
            if composition.rules.is_empty() { verdict.not_judged(NotJudged::NoComposition) } else { verdict };
        verdict.map(|observed| FindingFacts::Declared { system: game.system.id.clone(), observed })
    }

    /// The names on a roster that are not known, with what each may mean.
    fn unknown_names(
        &self,
        game: Game,
        roster: &Roster,
        view: &CatalogueView,
        _rules: &CheckRules,
    ) -> Vec<UnknownName> {
        declared::unknown_names(roster, view, game.composition())
    }

    /// The rules of composition, in the order they are listed in.
    fn rules(&self, game: Game) -> Vec<RuleId> {
        let mut rules: Vec<_> = game.composition().rules.iter().map(|rule| rule.id).collect();
        rules.dedup();
        rules
    }

    /// A roster as text, in one form whatever it came in; the game's own readers read it back.
    fn as_text(&self, roster: &Roster) -> String {
        plain::print_plain_list(roster)
    }

    /// A roster line by line, as our own table has it; the game's own readers read it back.
    fn as_table(&self, roster: &Roster) -> Vec<RosterTableLine> {
        roster::table_lines(roster)
    }

    /// The headings of our own table for an army of this faction.
    fn table_headings(&self, game: Game, faction: Option<&Faction>) -> Vec<String> {
        let composition = game.composition();
        let known = composition.categories.iter().filter(|category| !composition.holds_others(&category.id));
        let mut headings: Vec<String> = known.map(|category| category.many.clone()).collect();
        for share in faction.iter().flat_map(|faction| &faction.shares) {
            if composition.category_called(&share.category).is_none() && !headings.contains(&share.category) {
                headings.push(share.category.clone());
            }
        }
        headings
    }

    /// The season a roster was written for, where no event says which.
    fn season_of(&self, game: Game, _roster: &Roster, as_of: NaiveDate) -> Option<String> {
        game.system.season_on(as_of).map(|season| season.name.clone())
    }

    /// What an event may allow or leave out; empty where the rules leave no such choice.
    fn allowances(&self) -> &'static [Allowance] {
        &[]
    }

    /// The parts of the rules that an event may play without; empty where they are one whole (`systems V01`).
    fn modules(&self) -> &'static [RulesModule] {
        &[]
    }

    /// The battle profiles in the files of the game's community.
    fn import_profiles(&self, system: &System, files: Vec<SourceFile>) -> ImportedProfiles {
        import_declared_game(files, system)
    }

    /// Whether the battle profiles that ship are of these games.
    fn has_sample(&self) -> bool {
        false
    }

    /// A roster out of the battle profiles that ship, for the demo; none where none do.
    fn sample_roster(&self, _view: &CatalogueView, _rules: &CheckRules, _seed: u64) -> Option<Roster> {
        None
    }

    /// Of 100 lists, about how many have other prices than profiles that are so many days old; none where nobody has
    /// counted that.
    fn percent_out_of_date(&self, _days: i64) -> Option<usize> {
        None
    }

    /// What both rosters mean for a battle of the two; none where rosters say nothing of it.
    fn match_card(&self, game: Game, sides: [FieldedRoster<'_>; 2]) -> Option<PairingCard> {
        declared_card(game.system, sides)
    }

    /// The same of one roster whose opponent's is not to be known.
    fn own_half(&self, game: Game, own: FieldedRoster<'_>) -> Option<CardSide> {
        game.system.declaration.as_ref().map(|declaration| declared_side(declaration, own, None))
    }

    /// How rosters are put together.
    fn builder(&self, game: Game) -> Option<RosterBuilder> {
        (!game.composition().categories.is_empty()).then_some(RosterBuilder::Categories)
    }

    /// What is chosen once for an army, with what the event's season offers for it.
    fn army_choices(&self, _game: Game, _rules: &CheckRules) -> Vec<OfferedChoice> {
        Vec::new()
    }

    /// The roster with the prices of these profiles.
    fn priced(&self, game: Game, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Roster {
        picking::with_prices(roster, view, game.composition(), rules.points_limit)
    }

    /// A roster that was put together here as it is handed in. A table loses nothing of what was picked.
    fn as_built(&self, _game: Game, roster: &Roster) -> (String, Option<Format>) {
        (roster::print_table(&self.as_table(roster)), Some(Format::Csv))
    }
}

/// A game whose file says all there is to say.
pub struct DataAlone;

impl Ruleset for DataAlone {}

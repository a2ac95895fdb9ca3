//! What a game answers about rosters: by the code of its family, or by the rules its system's file declares.

use super::{CardSide, FindingFacts, Game, PairingCard, Verdict, aos3, aos4, picking, t9a, wfb};
use crate::domain::{
    catalogue::{CatalogueView, Faction},
    composition::{
        Allowance, CheckRules, NotJudged, RuleId, RulesModule, UnknownName,
        declared::{self, Composition, NamedRule},
    },
    roster::{
        self, Format, FormatReason, Notice, ReadError, Roster, RosterNode, RosterReaders, RosterReading,
        RosterTableLine, SectionKind, Upgrade, forces, plain,
    },
    system::Family,
};
use chrono::NaiveDate;

/// What follows is asked when these are settled.
const MOST_UNKNOWN: usize = 60;
/// Nobody mends more at once.
const MOST_FINDINGS: usize = 200;

/// Where no rule is declared and no family has any: rosters are kept, and nothing is said about them.
static NO_RULES: Composition = Composition::without_rules();

/// How a roster is put together on the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RosterBuilder {
    /// Leaders, and units behind them.
    Regiments,
    /// Units under the categories of their book.
    Categories,
}

impl Game {
    /// Reads a roster in the format the player chose, or in the one it looks like.
    ///
    /// # Errors
    /// When nothing can be read at all.
    pub fn read(self, bytes: &[u8], chosen: Option<Format>) -> Result<RosterReading, ReadError> {
        roster::read_roster_bytes(bytes, chosen, self.readers().as_ref())
    }

    /// The formats its players use, in the order they are offered in.
    pub fn formats(self) -> &'static [Format] {
        self.readers().formats()
    }

    /// Judges a roster with the profiles of this view under the rules of this event. Of a roster that is wrong all
    /// over, the gravest findings are kept.
    pub fn check(self, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Verdict {
        let verdict = self.check_all(roster, view, rules).with_at_most(MOST_FINDINGS);
        let printed = roster.points_printed();
        let sums = [printed, printed + verdict.computed.points_not_printed, verdict.computed.points];
        match NotJudged::unless_read_whole(roster.points_declared, &sums) {
            Some(why) if verdict.is_judged() => verdict.not_judged(why),
            _ => verdict,
        }
    }

    fn check_all(self, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Verdict {
        match self.system.family {
            Some(Family::Aos4) => aos4::check_aos4_roster(roster, view, rules).map(FindingFacts::Aos4),
            family => {
                let mut verdict = declared::check_declared_rules(
                    roster,
                    view,
                    rules,
                    self.composition(),
                    named_rules_for_family(family),
                );
                verdict.computed.system = Some(self.system.id.clone());
                verdict.map(|observed| FindingFacts::Declared { system: self.system.id.clone(), observed })
            }
        }
    }

    /// The names on a roster that are not known, with what each may mean: as many as can be confirmed at once.
    pub fn unknown_names(
        self,
        roster: &Roster,
        view: &CatalogueView,
        rules: &CheckRules,
    ) -> Vec<UnknownName> {
        let mut unknown = match self.system.family {
            Some(Family::Aos4) => aos4::unknown_names(roster, view, rules),
            _ => declared::unknown_names(roster, view, self.composition()),
        };
        unknown.truncate(MOST_UNKNOWN);
        unknown
    }

    /// The rules of composition, in the order they are listed in.
    pub fn rules(self) -> Vec<RuleId> {
        if self.system.family == Some(Family::Aos4) {
            return aos4::RULES.to_vec();
        }
        let mut rules: Vec<_> = self.composition().rules.iter().map(|rule| rule.id).collect();
        rules.dedup();
        rules
    }

    /// A rule in a few words, as the game's file declares it; none for one that it does not declare.
    pub fn declared_title(self, rule: RuleId) -> Option<&'static str> {
        self.composition().rules.iter().find(|declared| declared.id == rule).map(|rule| rule.title.as_str())
    }

    /// A part of a rule in a few words.
    pub fn title_of_part(self, rule: RuleId, part: Option<&str>) -> &'static str {
        self.composition().rule(rule, part).map_or("", |rule| rule.title.as_str())
    }

    /// The roster as text, in one form whatever it came in; the game's own readers read it back.
    pub fn as_text(self, roster: &Roster) -> String {
        match self.system.family {
            Some(Family::Aos4) => aos4::as_app_text(roster),
            Some(Family::Aos3) => aos3::as_text(roster),
            _ => plain::print_plain_list(roster),
        }
    }

    /// The roster line by line, as our own table has it; the game's own readers read it back.
    pub fn as_table(self, roster: &Roster) -> Vec<RosterTableLine> {
        match self.system.family {
            Some(Family::Aos3) => roster::table_lines(&aos3::flatten_kept_roster(roster)),
            _ => roster::table_lines(roster),
        }
    }

    /// The headings of our own table: what an army of this faction is made of, and what is chosen once for it.
    pub fn table_headings(self, faction: Option<&Faction>) -> Vec<String> {
        if self.system.family == Some(Family::Aos4) {
            return aos4::TABLE_HEADINGS.map(str::to_owned).to_vec();
        }
        let composition = self.composition();
        let known = composition.categories.iter().filter(|category| !composition.holds_others(&category.id));
        let mut headings: Vec<String> = known.map(|category| category.many.clone()).collect();
        for share in faction.iter().flat_map(|faction| &faction.shares) {
            if composition.category_called(&share.category).is_none() && !headings.contains(&share.category) {
                headings.push(share.category.clone());
            }
        }
        if self.system.family == Some(Family::Aos3) {
            headings.extend(aos3::CHOICES.map(str::to_owned));
        }
        headings
    }

    /// The season a roster was written for, where no event says which; none in a game without seasons.
    pub fn season_of(self, roster: &Roster, as_of: NaiveDate) -> Option<String> {
        match self.system.family {
            Some(Family::Aos4) => Some(aos4::season_of(roster, as_of)),
            _ => self.system.season_on(as_of).map(|season| season.name.clone()),
        }
    }

    /// What an event of this game may allow or leave out; empty where its rules leave no such choice.
    pub fn allowances(self) -> &'static [Allowance] {
        match self.system.family {
            Some(Family::Aos4) => &Allowance::ALL,
            _ => &[],
        }
    }

    /// The parts of its rules that an event may play without; empty where they are one whole (`systems V01`).
    pub fn modules(self) -> &'static [RulesModule] {
        match self.system.family {
            Some(Family::Aos4) => &RulesModule::ALL,
            _ => &[],
        }
    }

    /// Whether the battle profiles that ship are of this game.
    pub fn has_sample(self) -> bool {
        self.system.family == Some(Family::Aos4)
    }

    /// Of 100 lists, about how many have other prices than profiles that are so many days old; none where nobody has
    /// counted that.
    pub fn percent_out_of_date(self, days: i64) -> Option<usize> {
        (self.system.family == Some(Family::Aos4)).then(|| aos4::percent_after(days))
    }

    /// What both rosters mean for a battle of the two; none in a game whose rosters say nothing of it.
    pub fn match_card(self, first: (&Roster, &Verdict), second: (&Roster, &Verdict)) -> Option<PairingCard> {
        match self.system.family {
            Some(Family::Aos4) => Some(aos4::match_card(first, second)),
            Some(Family::Aos3) => Some(aos3::match_card(first, second)),
            Some(Family::Wfb | Family::T9a) | None => None,
        }
    }

    /// The same of one roster whose opponent's is not to be known.
    pub fn own_half(self, own: (&Roster, &Verdict)) -> Option<CardSide> {
        match self.system.family {
            Some(Family::Aos4) => Some(aos4::own_half(own)),
            Some(Family::Aos3) => Some(aos3::own_half(own)),
            Some(Family::Wfb | Family::T9a) | None => None,
        }
    }

    /// How rosters are put together from its catalogue; none where nothing says what they are made of.
    pub fn builder(self) -> Option<RosterBuilder> {
        match self.system.family {
            Some(Family::Aos4) => Some(RosterBuilder::Regiments),
            _ => (!self.composition().categories.is_empty()).then_some(RosterBuilder::Categories),
        }
    }

    /// What is chosen once for an army while it is put together, with what the event's season offers for it.
    pub fn army_choices(self, rules: &CheckRules) -> Vec<(&'static str, Vec<String>)> {
        if self.system.family != Some(Family::Aos3) {
            return Vec::new();
        }
        let named = rules.season.as_ref();
        let season = named.and_then(|name| self.system.seasons.iter().find(|season| season.name == *name));
        let season = season.or_else(|| self.system.season_on(rules.as_of));
        let offered = |what: &str| season.and_then(|season| season.choices.get(what)).cloned();
        aos3::CHOICES.map(|what| (what, offered(what).unwrap_or_default())).to_vec()
    }

    /// The roster with the prices of these profiles.
    pub fn priced(self, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Roster {
        match self.builder() {
            Some(RosterBuilder::Regiments) => aos4::priced_roster(roster, view, rules),
            _ => picking::with_prices(roster, view, self.composition(), rules.points_limit),
        }
    }

    /// A roster that was put together here as it is handed in: its text, and the format of that.
    pub fn as_built(self, roster: &Roster) -> (String, Option<Format>) {
        match self.builder() {
            Some(RosterBuilder::Regiments) => (self.as_text(roster), self.formats().first().copied()),
            // A table loses nothing of what was picked.
            _ => (roster::print_table(&self.as_table(roster)), Some(Format::Csv)),
        }
    }

    /// What its system's file says about rosters.
    pub fn composition(self) -> &'static Composition {
        self.system.composition.as_ref().unwrap_or(&NO_RULES)
    }

    fn readers(self) -> Box<dyn RosterReaders> {
        match self.system.family {
            Some(Family::Aos4) => Box::new(aos4::AppAndItsKin),
            Some(Family::T9a) => Box::new(t9a::T9aLists(self.composition())),
            Some(Family::Aos3) => {
                Box::new(aos3::Aos3Lists { system: self.system, composition: self.composition() })
            }
            _ => Box::new(ListsOfData(self.composition())),
        }
    }
}

/// The rules that are code in the games of a family, by the names that files use.
pub(super) fn named_rules_for_family(family: Option<Family>) -> &'static [NamedRule] {
    match family {
        Some(Family::Wfb) => &wfb::RULES,
        Some(Family::T9a) => &t9a::RULES,
        Some(Family::Aos3) => &aos3::RULES,
        Some(Family::Aos4) | None => &[],
    }
}

/// Readers of a game that is data: headings are its categories.
struct ListsOfData(&'static Composition);

impl RosterReaders for ListsOfData {
    fn formats(&self) -> &'static [Format] {
        &[Format::Plain, Format::Ros, Format::Rosz, Format::Json, Format::Csv]
    }

    fn detect(&self, _text: &str) -> (Format, FormatReason) {
        (Format::Plain, FormatReason::IsText)
    }

    fn tree(&self, root: RosterNode, _notices: &mut Vec<Notice>) -> Roster {
        forces::read_roster_forces(root)
    }

    fn text(&self, text: &str, _format: Format, notices: &mut Vec<Notice>) -> Roster {
        plain::read_plain_list(text, &|heading| self.heading(heading), notices)
    }

    fn heading(&self, heading: &str) -> Option<SectionKind> {
        let category = self.0.category_called(heading)?;
        Some(SectionKind::Category(category.many.clone()))
    }

    /// An army's own categories are known to its book alone.
    fn row_heading(&self, heading: &str) -> Option<SectionKind> {
        self.heading(heading).or_else(|| Some(SectionKind::Category(heading.to_owned())))
    }

    fn option(&self, text: &str) -> Upgrade {
        plain::read_upgrade(text)
    }
}

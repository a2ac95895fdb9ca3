//! What a game answers about rosters: by the code of its family, or by the rules its system's file declares.

use super::{Game, OfferedChoice, RosterBuilder, Ruleset, Verdict};
use crate::domain::{
    catalogue::{CatalogueView, Faction},
    composition::{CheckRules, NotJudged, RuleId, UnknownName},
    roster::{
        self, ArmyChoice, Format, Notice, NoticeAbout, ReadError, Roster, RosterReaders, RosterReading,
    },
};
use chrono::NaiveDate;

/// What follows is asked when these are settled.
const MOST_UNKNOWN: usize = 60;
/// Nobody mends more at once.
const MOST_FINDINGS: usize = 200;

impl Game {
    /// Reads a roster in the format the player chose, or in the one it looks like.
    ///
    /// # Errors
    /// When nothing can be read at all.
    pub fn read(self, bytes: &[u8], chosen: Option<Format>) -> Result<RosterReading, ReadError> {
        let Some(declaration) = &self.system.declaration else {
            return roster::read_roster_bytes(bytes, chosen, self.readers().as_ref());
        };
        // The line is no part of the list, whichever it is.
        let line = declaration.find_line(bytes).unwrap_or_default();
        // An empty one stands for it: what is told of others counts lines as their writer does.
        let empty: &[u8] = if line.is_empty() { b"" } else { b"\n" };
        let rest = [&bytes[..line.start], empty, &bytes[line.end..]].concat();
        let mut reading = roster::read_roster_bytes(&rest, chosen, self.readers().as_ref())?;
        let word = declaration.word.clone();
        match (!line.is_empty()).then(|| declaration.read_line(&bytes[line])) {
            Some(Ok(name)) => {
                reading.roster.choices.push(ArmyChoice { what: word, name: name.to_owned() });
            }
            other => {
                let name = other.and_then(std::result::Result::err);
                reading.notices.push(Notice::without_line(NoticeAbout::NotDeclared { word, name }));
            }
        }
        Ok(reading)
    }

    /// The formats its players use, in the order they are offered in.
    pub fn formats(self) -> &'static [Format] {
        self.readers().formats()
    }

    /// Judges a roster with the profiles of this view under the rules of this event. Of a roster that is wrong all
    /// over, the gravest findings are kept.
    pub fn check(self, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Verdict {
        let mut verdict = self.ruleset().check(self, roster, view, rules);
        verdict.findings.truncate(MOST_FINDINGS);
        let printed = roster.points_printed();
        let sums = [printed, printed + verdict.computed.points_not_printed, verdict.computed.points];
        match NotJudged::unless_read_whole(roster.points_declared, &sums) {
            Some(why) if verdict.is_judged() => verdict.not_judged(why),
            _ => verdict,
        }
    }

    /// The names on a roster that are not known, with what each may mean: as many as can be confirmed at once.
    pub fn unknown_names(
        self,
        roster: &Roster,
        view: &CatalogueView,
        rules: &CheckRules,
    ) -> Vec<UnknownName> {
        let mut unknown = self.ruleset().unknown_names(self, roster, view, rules);
        unknown.truncate(MOST_UNKNOWN);
        unknown
    }

    /// The rules of composition, in the order they are listed in.
    pub fn rules(self) -> Vec<RuleId> {
        self.ruleset().rules(self)
    }

    /// A rule in a few words, as the game's file declares it; none for one that it does not declare.
    pub fn declared_title(self, rule: RuleId) -> Option<&'static str> {
        self.composition().rules.iter().find(|declared| declared.id == rule).map(|rule| rule.title.as_str())
    }

    /// A part of a rule in a few words.
    pub fn title_of_part(self, rule: RuleId, part: Option<&str>) -> &'static str {
        self.composition().rule(rule, part).map_or("", |rule| rule.title.as_str())
    }

    /// The headings of our own table: what an army of this faction is made of, and what is chosen once for it.
    pub fn table_headings(self, faction: Option<&Faction>) -> Vec<String> {
        self.ruleset().table_headings(self, faction)
    }

    /// The season a roster was written for, where no event says which; none in a game without seasons.
    pub fn season_of(self, roster: &Roster, as_of: NaiveDate) -> Option<String> {
        self.ruleset().season_of(self, roster, as_of)
    }

    /// How rosters are put together from its catalogue; none where nothing says what they are made of.
    pub fn builder(self) -> Option<RosterBuilder> {
        self.ruleset().builder(self)
    }

    /// What is chosen once for an army while it is put together, with what the event's season offers for it.
    pub fn army_choices(self, rules: &CheckRules) -> Vec<OfferedChoice> {
        self.ruleset().army_choices(self, rules)
    }

    /// The roster with the prices of these profiles.
    pub fn priced(self, roster: &Roster, view: &CatalogueView, rules: &CheckRules) -> Roster {
        self.ruleset().priced(self, roster, view, rules)
    }

    /// A roster that was put together here as it is handed in: its text, and the format of that.
    pub fn as_built(self, roster: &Roster) -> (String, Option<Format>) {
        self.ruleset().as_built(self, roster)
    }

    fn readers(self) -> Box<dyn RosterReaders> {
        self.ruleset().readers(self)
    }

    /// The code of its family, asked directly for what no file says.
    pub fn ruleset(self) -> &'static dyn Ruleset {
        super::families::find_ruleset(self.system.family)
    }
}

//! What an event is, as its pack tells players (`handbook`, section E): every line a field with a default.

mod battlefield;
mod day;
mod lists;
mod pairing;

pub use self::{
    battlefield::{Battlefield, TerrainBy, names_a_size},
    day::{ByDate, DaySettings, LONGEST_ANSWER, MOST_QUESTIONS, OwnCheckIn},
    lists::{LineError, PlayerListError, read_order, read_pairs},
    pairing::{MOST_ROUNDS, Method, PairingSettings},
};

use super::missions::{self, AxisChoice};
use crate::domain::{
    accent::Accent,
    battleplan,
    catalogue::LeftOutPublication,
    event::{
        player::Player, player_file::RememberedFile, set_up_step::SetUpStep, soft::SoftSettings,
        team_role::TeamRole, timetable::TimetablePart,
    },
    games::CompositionChoices,
    numbers::RoundNumber,
    pairing::tables::TableOrder,
    standings::{RankingRules, RankingSettings},
    system::{self, Battleplan, CallOut, OwnSystem, Scale, System},
    teams::{EntrantKind, Roles, TeamBye, TeamSettings},
    zone::Zone,
};
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

settings_of_event! {
    /// Everything an organiser sets for an event. Stored as JSON, so a field added later has its default here.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    Settings by system {
        /// The game system's id (`E2`).
        system: String = system.id.clone(),
        /// The game as the organiser changed it for this event; none: as the system with that id has it.
        #[serde(skip_serializing_if = "Option::is_none")]
        own_system: Option<OwnSystem>,
        /// `E3`; 0: none.
        points_limit: u32 = system.pack.points,
        /// `E6`
        rounds: u32 = system.pack.rounds,
        /// Places; further sign-ups wait (`E1`).
        capacity: u32 = system.pack.capacity,
        starts_on: Option<NaiveDate>,
        ends_on: Option<NaiveDate>,
        /// IANA name; every time on the pages is in it.
        time_zone: String = "Europe/London".into(),
        venue: String,
        address: String,
        about: String,
        /// The event's own colour.
        accent: Accent,
        /// Rules and battle profiles published later are not used; none: the roster deadline's day (`E4`).
        rules_cut_off: Option<NaiveDate>,
        rosters: RosterPolicy = RosterPolicy::Open,
        roster_deadline: Option<DateTime<Utc>>,
        /// From when all players see all rosters, when they are open (`E5`).
        rosters_open_at: Option<DateTime<Utc>>,
        /// What the organiser chose about how rosters are checked.
        composition: CompositionChoices,
        /// `E7`
        round_minutes: u32 = system.pack.round_minutes,
        break_minutes: u32 = system.pack.break_minutes,
        doors_open_at: Option<NaiveTime> = NaiveTime::from_hms_opt(9, 0, 0),
        first_round_at: Option<NaiveTime> = NaiveTime::from_hms_opt(9, 30, 0),
        /// The parts of all days as the organiser set them, in order; empty: as they follow from the settings above.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        timetable: Vec<TimetablePart>,
        /// `E8`
        battleplans: BattleplanChoice = if system.has_dice() { BattleplanChoice::Dice } else { BattleplanChoice::Public },
        /// Slugs, one a round, where they are fixed.
        battleplan_list: Vec<String>,
        /// The organiser's own, beside those of the system (`B`).
        own_battleplans: Vec<Battleplan>,
        /// How the game's axes of missions are chosen; what is not there is drawn.
        #[serde(skip_serializing_if = "BTreeMap::is_empty")]
        axes: missions::AxisChoices,
        /// `E9`
        terrain: Terrain = Terrain::Preset,
        /// Whether the higher pairings play on the lower tables.
        table_order: TableOrder = TableOrder::HigherOnLower,
        pairing: PairingSettings = PairingSettings::for_system(system),
        ranking: RankingSettings = RankingSettings::for_system(system),
        /// Changes to the ranking after round 1, oldest first (`S8`).
        ranking_changes: Vec<RankingChange>,
        /// Players and visitors see standings and results up to this round alone; none: all.
        standings_up_to: Option<RoundNumber>,
        prizes: String,
        painting: String = system.pack.painting.clone(),
        ticket_price: String,
        how_to_buy: String,
        refunds: String,
        /// After this day a withdrawal is marked "no refund" (`E13`).
        refund_until: Option<NaiveDate>,
        food: String,
        ask_dietary: bool = true,
        judges: String,
        contact_email: String,
        contact_phone: String,
        overrun: String = system.pack.overrun.clone(),
        /// What is called out in a round (`C1`); none: what the game system says, scaled to the round's length.
        call_outs: Vec<CallOut>,
        /// `C3`
        chess_clocks: bool,
        /// A report that the opponent has not confirmed for so many minutes is marked on the desk.
        confirm_minutes: u32 = 5,
        paper_check: PaperCheck = PaperCheck::Once,
        /// People sign up by themselves while the event is published.
        public_registration: bool = true,
        /// Players ask each other for a battle in round 1, and the organiser decides.
        ask_grudges: bool,
        /// Players put up a photo of their army, which staff release.
        army_photos: bool,
        /// What people do by themselves, and what they should know of the place.
        day: DaySettings,
        /// What is given beside the battles.
        soft: SoftSettings,
        /// How files of players were read; the newest last.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        player_files: Vec<RememberedFile>,
        /// Who is paired and ranked (`teams M5`).
        #[serde(skip_serializing_if = "EntrantKind::are_players")]
        entrants: EntrantKind,
        /// How teams and pairs play, where they are entered.
        #[serde(skip_serializing_if = "TeamSettings::is_default")]
        team: TeamSettings,
        /// The steps of the set-up that were saved; of an event from before them none.
        #[serde(skip_serializing_if = "BTreeSet::is_empty")]
        set_up: BTreeSet<SetUpStep>,
        /// What new events that begin like this one find it by; empty: it is no template.
        #[serde(skip_serializing_if = "String::is_empty")]
        template: String,
        /// Each round has a seed of its own. Not so in events from before that, whose one seed was promised.
        seed_per_round: bool,
    }
}

/// Where rosters are shown, and to whom (`E5`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RosterPolicy {
    /// At the table; nothing is handed in.
    AtTable,
    /// Handed in before the deadline; only staff and the player see it.
    Closed,
    /// Handed in before the deadline; all players see all from a moment on.
    Open,
}

/// How battleplans are chosen (`E8`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BattleplanChoice {
    /// Fixed, and told in the pack.
    Public,
    /// Fixed, and told when the round is published.
    Secret,
    /// Two dice each round, seeded and shown.
    Dice,
}

/// How terrain is placed (`E9`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    RollOff,
    Preset,
}

/// How often a sheet of paper is typed in before it counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PaperCheck {
    Once,
    /// By two of the staff, who have to type in the same.
    Twice,
}

/// A change to how players are ranked that was made after round 1 (`S8`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RankingChange {
    pub at: DateTime<Utc>,
    pub after_round: RoundNumber,
    pub by: String,
    pub before: RankingRules,
    pub after: RankingRules,
    pub reason: String,
}

impl Settings {
    /// Everything in them that decides how players, pairs or teams are ranked.
    pub fn ranking_rules(&self) -> RankingRules {
        if self.entrants.have_matches() {
            let bye = self.team.bye_value(self.scale());
            return RankingRules {
                ranking: self.team.ranking_in_force(),
                bye_victory_points: bye.victory_points,
                bye_battle_tactics: bye.battle_tactics,
            };
        }
        self.players_ranking_rules()
    }

    /// The same for the table of players beside that of teams.
    pub fn players_ranking_rules(&self) -> RankingRules {
        RankingRules {
            ranking: self.ranking.clone(),
            bye_victory_points: self.pairing.bye_victory_points,
            bye_battle_tactics: self.pairing.bye_battle_tactics,
        }
    }

    /// The same settings with these rules in them.
    #[must_use]
    pub fn ranked_by(&self, rules: &RankingRules) -> Self {
        let mut settings = self.clone();
        if self.entrants.have_matches() {
            settings.team.ranking = rules.ranking.clone();
            settings.team.bye = TeamBye {
                game_points: Some(rules.bye_victory_points),
                games_won: Some(rules.bye_battle_tactics),
            };
            return settings;
        }
        settings.ranking = rules.ranking.clone();
        settings.pairing.bye_victory_points = rules.bye_victory_points;
        settings.pairing.bye_battle_tactics = rules.bye_battle_tactics;
        settings
    }

    /// How many may belong to a team beside those who play: to a pair nobody (`teams D1`).
    pub fn team_roles(&self) -> Roles {
        if self.entrants.are_pairs() { Roles::NONE } else { self.team.roles }
    }

    /// Whether somebody hands in a roster: who plays, and a reserve where the event says so (`teams T4`).
    pub fn asks_roster_of(&self, player: &Player) -> bool {
        let is_reserve = player.team_role == Some(TeamRole::Reserve);
        player.has_a_seat() || self.team.reserve_rosters && is_reserve
    }

    /// Whether somebody is to hand one in before they come to their table.
    pub fn asks_roster_before_play_of(&self, player: &Player) -> bool {
        self.rosters != RosterPolicy::AtTable && self.asks_roster_of(player) && !player.spare
    }

    /// The game that the event plays; that of a new event where nobody handed in such a system.
    pub fn game(&self) -> &'static System {
        system::find_system(&self.system).unwrap_or_else(system::default)
    }

    /// Why a publication does not count at this event; none: it does (`systems V10`).
    pub fn why_left_out(&self, title: &str, published_on: Option<NaiveDate>) -> Option<&str> {
        let CompositionChoices { left_out, left_out_kinds, .. } = &self.composition;
        let is_it = |out: &&LeftOutPublication| out.title == title && out.published_on == published_on;
        if let Some(out) = left_out.iter().find(is_it) {
            return Some(&out.reason);
        }
        if left_out_kinds.is_empty() {
            return None;
        }
        let kind = self.game().kind_of(title)?;
        left_out_kinds.iter().find(|out| out.kind == kind.id).map(|out| out.reason.as_str())
    }

    /// How large an army may be (`E3`); none: nothing is said of it.
    pub fn agreed_points(&self) -> Option<u32> {
        (self.points_limit > 0).then_some(self.points_limit)
    }

    /// No points limit, though the game asks for one.
    pub fn lacks_points_limit(&self) -> bool {
        self.points_limit == 0 && self.game().needs_points_limit()
    }

    /// What results are read by.
    pub fn scale(&self) -> Scale<'static> {
        self.game().scale(self.points_limit)
    }

    /// The day up to which rules and battle profiles count (`E4`).
    pub fn cut_off(&self) -> Option<NaiveDate> {
        self.rules_cut_off.or_else(|| self.roster_deadline.map(|at| self.date_at(at))).or(self.starts_on)
    }

    /// The same event another time: what belonged to its dates, its players and its course is left out.
    #[must_use]
    pub fn for_another_time(&self) -> Self {
        Self {
            starts_on: None,
            ends_on: None,
            rules_cut_off: None,
            roster_deadline: None,
            rosters_open_at: None,
            refund_until: None,
            composition: CompositionChoices { corrections: Vec::new(), ..self.composition.clone() },
            pairing: PairingSettings { seeds: Vec::new(), lists: BTreeMap::new(), ..self.pairing.clone() },
            ranking_changes: Vec::new(),
            standings_up_to: None,
            set_up: BTreeSet::new(),
            template: String::new(),
            day: self.day.for_another_time(),
            ..self.clone()
        }
    }

    /// Which day it is where the event is.
    pub fn date_at(&self, now: DateTime<Utc>) -> NaiveDate {
        Zone::or_utc(&self.time_zone).local(now).date()
    }

    /// Whether everybody may see the results of this round, and the standings after it.
    pub fn shows_round(&self, round: RoundNumber) -> bool {
        self.standings_up_to.is_none_or(|last| round <= last)
    }

    /// Whether players may know a published round's seed, so many rounds being published: always, but where one seed
    /// is that of all rounds and dice choose the battleplans, which it foretells (`E8`): then with the last round.
    pub fn tells_seed(&self, published: usize) -> bool {
        if self.seed_per_round {
            return published > 0;
        }
        let foretold = self.battleplans == BattleplanChoice::Dice || self.draws_axes();
        let from = if foretold { self.rounds.max(1) } else { 1 };
        u32::try_from(published).is_ok_and(|published| published >= from)
    }

    /// How this axis is chosen.
    pub fn axis(&self, id: &str) -> AxisChoice {
        self.axes.get(id).cloned().unwrap_or_default()
    }

    /// Whether the seed foretells what is played on.
    pub fn draws_axes(&self) -> bool {
        let drawn = [AxisChoice::Drawn, AxisChoice::OneATable];
        self.game().axes.iter().any(|axis| drawn.contains(&self.axis(&axis.id)))
    }

    /// What is played on there besides the mission.
    pub fn played_on(&self, at: missions::MissionPlace) -> Vec<missions::PlayedAxis> {
        missions::played_on(&self.game().axes, &self.axes, at)
    }

    /// Whether staff can take or give tournament points: results bring some, and those who are entered take them.
    pub fn has_penalties(&self) -> bool {
        self.game().result.has_points() && self.entrants.take_penalties()
    }

    /// Whether players may see each other's rosters at `now` (`E5`).
    pub fn rosters_are_open(&self, now: DateTime<Utc>) -> bool {
        self.rosters == RosterPolicy::Open
            && self.rosters_open_at.or(self.roster_deadline).is_some_and(|at| at <= now)
    }

    /// Since when they are. None: they are not, at `now`.
    pub fn rosters_opened_at(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        self.rosters_open_at.or(self.roster_deadline).filter(|_| self.rosters_are_open(now))
    }

    /// Whether they will be, though not yet at `now`.
    pub fn rosters_open_later(&self, now: DateTime<Utc>) -> bool {
        let at = self.rosters_open_at.or(self.roster_deadline);
        self.rosters == RosterPolicy::Open && at.is_some_and(|at| at > now)
    }

    /// A battleplan that can be played in this event, the organiser's own first.
    pub fn battleplan(&self, slug: &str) -> Option<&Battleplan> {
        let own = self.own_battleplans.iter().find(|battleplan| battleplan.slug == slug);
        own.or_else(|| system::find_system(&self.system)?.battleplan(slug))
    }

    /// A battleplan as people call it; one that nobody knows any more is named after its slug.
    pub fn battleplan_name(&self, slug: &str) -> String {
        self.battleplan(slug).map_or_else(
            || battleplan::title_of_battleplan(self.game(), slug),
            |battleplan| battleplan.name.clone(),
        )
    }

    /// The slug of a battleplan as people write it, the organiser's own first.
    pub fn battleplan_slug(&self, written: &str) -> String {
        let key = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        let own = self.own_battleplans.iter().find(|own| key(&own.name) == key(written));
        own.map_or_else(|| battleplan::slug_of_battleplan(self.game(), written), |own| own.slug.clone())
    }

    /// A battleplan of the game system, unless the organiser has put one of their own in its place.
    pub fn printed_battleplan(&self, slug: &str) -> Option<&'static Battleplan> {
        let replaced = self.own_battleplans.iter().any(|battleplan| battleplan.slug == slug);
        system::find_system(&self.system).filter(|_| !replaced)?.battleplan(slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_time_keeps_the_ways_of_an_event_and_forgets_its_course() {
        let mut settings = Settings {
            venue: "The Corn Exchange".into(),
            rounds: 5,
            starts_on: NaiveDate::from_ymd_opt(2025, 5, 10),
            rules_cut_off: NaiveDate::from_ymd_opt(2025, 5, 1),
            standings_up_to: Some(RoundNumber(3)),
            ..Settings::default()
        };
        settings.pairing.methods.insert(RoundNumber(1), Method::List);
        settings.pairing.lists.insert(RoundNumber(1), vec![(1, 2)]);
        let again = settings.for_another_time();
        assert_eq!((again.venue.as_str(), again.rounds), ("The Corn Exchange", 5));
        assert_eq!(again.pairing.method(RoundNumber(1)), Method::List);
        assert!(again.pairing.lists.is_empty());
        assert_eq!((again.starts_on, again.cut_off(), again.standings_up_to), (None, None, None));
    }

    #[test]
    fn e4_the_cut_off_is_the_deadline_unless_set() {
        let mut settings = Settings {
            roster_deadline: Some("2025-05-03T20:00:00Z".parse().unwrap()),
            ..Settings::default()
        };
        assert_eq!(settings.cut_off(), NaiveDate::from_ymd_opt(2025, 5, 3));
        settings.rules_cut_off = NaiveDate::from_ymd_opt(2025, 5, 1);
        assert_eq!(settings.cut_off(), NaiveDate::from_ymd_opt(2025, 5, 1));
    }

    #[test]
    fn e8_the_seed_is_told_when_it_foretells_no_battleplan() {
        let mut settings = Settings { rounds: 3, ..Settings::default() };
        assert_eq!([0, 1, 2, 3].map(|published| settings.tells_seed(published)), [false, false, false, true]);
        settings.battleplans = BattleplanChoice::Secret;
        assert_eq!([0, 1].map(|published| settings.tells_seed(published)), [false, true]);
    }

    #[test]
    fn e5_rosters_open_only_when_the_event_says_so() {
        let noon = "2025-05-03T12:00:00Z".parse().unwrap();
        let mut settings = Settings { rosters_open_at: Some(noon), ..Settings::default() };
        assert!(settings.rosters_are_open(noon));
        assert!(!settings.rosters_are_open(noon - chrono::TimeDelta::seconds(1)));
        settings.rosters = RosterPolicy::Closed;
        assert!(!settings.rosters_are_open(noon));
    }

    #[test]
    fn settings_stored_before_a_field_existed_still_load() {
        let settings: Settings = serde_json::from_str(r#"{"rounds": 5}"#).unwrap();
        assert_eq!((settings.rounds, settings.points_limit), (5, 2000));
    }
}

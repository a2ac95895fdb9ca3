//! The event as its pages show it, whoever asks: read once for each version, and looked at at one moment.

use crate::{
    cache::{events::KnownEvent, pages::Version},
    domain::{
        event::{clock::RoundClock, player::Player, team_role::TeamRole},
        numbers::RoundNumber,
        system::GameWords,
    },
    print::{Imprint, Paper},
    text::{Message, Speaker, audit::LogContext, settings::SettingTable, told},
    web::forms::{form::Form, setting_lines::SettingFields},
};
use chrono::{DateTime, Utc};
use std::{ops::Deref, sync::Arc};

/// An event as it is now: its settings, players, rounds and battles are at hand, and nothing more is read.
#[derive(Debug, Clone)]
pub struct EventView {
    pub known: Arc<KnownEvent>,
    /// When it is looked at.
    pub now: DateTime<Utc>,
}

/// Pages of the desk that are others for players than for pairs and teams.
struct PagesOfEntrants {
    list: &'static str,
    rounds: &'static str,
    /// The public list of those behind whose name several people stand.
    teams: Option<&'static str>,
    /// What the address of the standings of players ends in, where there are others.
    standings_beside: Option<&'static str>,
}

const OF_PLAYERS: PagesOfEntrants =
    PagesOfEntrants { list: "desk/players", rounds: "desk/rounds", teams: None, standings_beside: None };
const OF_TEAMS: PagesOfEntrants = PagesOfEntrants {
    list: "desk/teams",
    rounds: "desk/matches",
    teams: Some("teams"),
    standings_beside: Some("?of=players"),
};

impl Deref for EventView {
    type Target = KnownEvent;
    fn deref(&self) -> &KnownEvent {
        &self.known
    }
}

impl EventView {
    /// The address of a page of this event: `rounds/3`.
    pub fn to(&self, page: &str) -> String {
        if page.is_empty() { format!("/e/{}", self.slug) } else { format!("/e/{}/{page}", self.slug) }
    }

    /// What entries of its log are told by.
    pub fn log_context(&self) -> LogContext<'_> {
        LogContext { settings: &self.settings, players: &self.frame.players }
    }

    /// What people of the event's game call things.
    pub fn words(&self) -> &'static GameWords {
        &self.settings.game().words
    }

    /// The fields of these settings, with what stands in the form.
    pub fn setting_fields<'a>(&self, form: &'a Form, tables: &[SettingTable]) -> SettingFields<'a> {
        SettingFields::new(form, &self.settings, tables)
    }

    /// What somebody is in their team. The two of a pair are alike.
    pub fn role_of(&self, member: &Player) -> Option<Message> {
        let role = member.team_role.filter(|_| !self.settings.entrants.are_pairs())?;
        Some(told(&role))
    }

    /// Every role with its name, for a list to choose from; none in a pair, whose two are alike.
    pub fn team_role_choices(&self) -> Vec<(&'static str, Message)> {
        let roles = TeamRole::ALL.into_iter().filter(|_| !self.settings.entrants.are_pairs());
        roles.map(|role| (role.as_str(), told(&role))).collect()
    }

    /// The desk's list of those who are entered.
    pub fn entrants_page(&self) -> &'static str {
        self.pages_of_entrants().list
    }

    /// The desk's list of rounds, in which those who are entered meet.
    pub fn rounds_page(&self) -> &'static str {
        self.pages_of_entrants().rounds
    }

    /// Rounds are of matches, and not of tables that people are drawn to.
    pub fn meets_in_matches(&self) -> bool {
        self.rounds_page() != OF_PLAYERS.rounds
    }

    /// The public list of teams or pairs; none where everybody plays for themselves.
    pub fn teams_page(&self) -> Option<&'static str> {
        self.pages_of_entrants().teams
    }

    /// The address of a page of the rounds that is another for those who meet in matches; none where it is this one.
    pub fn page_of_matches(&self, page: &str) -> Option<String> {
        self.meets_in_matches().then(|| self.to(&format!("{}{page}", self.rounds_page())))
    }

    /// What is added to the address of the standings to see those of players, where pairs or teams have their own.
    pub fn players_standings(&self) -> Option<&'static str> {
        self.pages_of_entrants().standings_beside
    }

    fn pages_of_entrants(&self) -> &'static PagesOfEntrants {
        if self.settings.entrants.are_players() { &OF_PLAYERS } else { &OF_TEAMS }
    }

    /// Whether players tap what they score in this round: its battleplan is known, and the game is scored turn by turn.
    pub fn has_sheet(&self, round: &RoundNumber) -> bool {
        let settings = &self.settings;
        let round = self.frame.rounds.iter().find(|one| one.number == *round);
        let battleplan = round.and_then(|round| settings.battleplan(round.battleplan.as_deref()?));
        battleplan.is_some() && settings.game().sheet.is_per_turn()
    }

    /// The page of what a player is entered as: that of a pair is its team's.
    pub fn page_of_entrant(&self, player: &Player) -> String {
        self.pair_of(player).map_or_else(|| page_of_player(player), |pair| format!("teams/{}", pair.number))
    }

    /// Somebody's faction is known: in lists, the others keep the room of its emblem.
    pub fn has_factions(&self) -> bool {
        self.frame.players.iter().any(|player| player.faction.is_some())
    }

    /// The clock of the newest round that is being played, once it was started.
    pub fn round_clock(&self) -> Option<RoundClock> {
        // Nobody plays any more, whatever round was open when the event ended.
        self.frame.clock_now().filter(|_| !self.stage.is_over())
    }

    /// What a page for everybody is rendered from: the event as it is, until its days are over.
    pub fn version(&self) -> Version {
        let until = self.past_from().filter(|at| self.now < *at && !self.stage.is_over());
        Version { event: self.id, version: self.version, until }
    }

    /// What the organiser's printer has.
    pub fn paper(&self) -> Paper {
        if self.settings.day.letter_paper { Paper::Letter } else { Paper::A4 }
    }

    /// What stands at the foot of every printed page.
    pub(super) fn imprint_by(&self, speaker: Speaker) -> Imprint {
        Imprint {
            event: self.name.to_string(),
            log: String::new(),
            printed_at: speaker.say(&self.day_and_time(&self.now)),
            paper: self.paper(),
            accent: self.settings.accent,
            speaker,
        }
    }
}

/// The page of a player in their event: `players/12`.
pub fn page_of_player(player: &Player) -> String {
    format!("players/{}", player.number)
}

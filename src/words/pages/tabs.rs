//! The navigation of an event and of its desk.

// Groups of pages.
pub const EVENT: &str = "Event";
pub const BATTLE: &str = "Battle";
pub const MATCH: &str = "Match";
pub const ROSTER: &str = "Roster";
pub const TEAM: &str = "Team";
pub const NOW: &str = "Now";
pub const PEOPLE: &str = "People";
pub const SHOW: &str = "Show";
pub const SET_UP: &str = "Set-up";

// Pages of the event.
pub const PLAYERS: &str = "Players";
pub const PAIRINGS: &str = "Pairings";
pub const NEWS: &str = "News";
pub const ROSTERS: &str = "Rosters";
pub const STANDINGS: &str = "Standings";
pub const FIGURES: &str = "Figures";
pub const STATISTICS: &str = "Statistics";
pub const AWARDS: &str = "Awards";
pub const SOFT_SCORES: &str = "Soft scores";
pub const TEAMS: &str = "Teams";

// A player's own pages.
pub const MY_BATTLE: &str = "My battle";
pub const MY_MATCH: &str = "My match";
pub const MY_ROSTER: &str = "My roster";
pub const MY_TEAM: &str = "My team";

// Pages of the desk.
pub const OVERVIEW: &str = "Overview";
pub const BATTLES: &str = "Battles";
pub const CALLS: &str = "Calls";
pub const CHECK_IN: &str = "Check-in";
pub const ROUNDS: &str = "Rounds";
pub const TABLES: &str = "Tables";
pub const SCREEN: &str = "Screen";
pub const PRINT: &str = "Print";
pub const SETTINGS: &str = "Settings";
pub const THE_DAY: &str = "The day";
pub const TIMETABLE: &str = "Timetable";
pub const STAFF: &str = "Staff";
pub const LOG: &str = "Log";
pub const FINISH: &str = "Finish";

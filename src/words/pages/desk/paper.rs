//! Documents to print: what each is called, and what stands on those that the desk fills in.

use crate::domain::{numbers::RoundNumber, teams::Entrants};
use crate::words::{WholeCount, entrants::of_entrants, so_many};

// What each document is called on the page that lists them.
pub const PAIRINGS_BY_TABLE: &str = "Pairings by table";
pub const PAIRINGS_BY_NAME: &str = "Pairings by name";
pub const RESULT_SLIPS: &str = "Result slips";
pub const SCORING_SHEETS: &str = "Scoring sheets";
pub const TABLE_CARDS: &str = "Table cards";
pub const STANDINGS: &str = "Standings";
pub const PACK: &str = "Pack";
pub const BLANK_SHEET: &str = "Blank scoring sheet";
pub const ROSTER_FORM: &str = "Blank roster";
pub const ROSTERS: &str = "Rosters";
pub const PLAYERS_TO_TICK_OFF: &str = "Players, to tick off";
pub const PRIVATE_LINKS: &str = "Private links with codes";
pub const FOR_THE_CATERER: &str = "List for the caterer";
pub const CERTIFICATES: &str = "Certificates";
pub const CERTIFICATES_FOR_EVERYBODY: &str = "Certificates for everybody";
pub const CERTIFICATE: &str = "Certificate";
pub const MATCHES: &str = "Matches";
pub const LINE_UPS: &str = "Line-ups";
pub const DRAFT_CARDS: &str = "Draft cards, to cut";
pub const STANDINGS_OF_TEAMS: &str = "Standings of teams";

// The list of players.
pub const PLAYERS: &str = "Players";
pub const HERE: &str = "Here";
pub const NUMBER: &str = "Number";
pub const NAME: &str = "Name";
pub const CLUB: &str = "Club";
pub const FACTION: &str = "Faction";
pub const NOBODY_SIGNED_UP: &str = "Nobody has signed up yet.";

/// How many it lists.
pub fn word_listed_players(count: usize) -> String {
    so_many(count, "player", "players")
}

// The list for the caterer.
pub const DIETARY_NEEDS: &str = "Allergies and dietary needs";
pub const KEEP_CONFIDENTIAL: &str = "For the caterer; keep it confidential.";
pub const NEEDS: &str = "Needs";
pub const NO_NEEDS: &str = "Nobody has told us of any.";

/// How many there are to feed.
pub fn players_in_all(count: usize) -> String {
    format!("{} in all", so_many(count, "player", "players"))
}

// Certificates, standings, sheets and rosters.
pub const FOR_TAKING_PART: &str = "For taking part";

/// Where a player came in the end, and with what record: `3rd of 48, 4–0–1`.
pub fn place_of(place: &str, players: usize, record: &str) -> String {
    format!("{place} of {players}, {record}")
}

/// Above the standings, of which so many battles are still played.
pub fn title_printed_standings(after: RoundNumber, playing: usize) -> String {
    if !after.is_a_round() {
        return "Standings".into();
    }
    format!("Standings {} round {after}", if playing > 0 { "in" } else { "after" })
}

/// Above those of teams.
pub fn teams_after(entrants: Entrants, round: RoundNumber) -> String {
    let who = of_entrants(entrants, "Players");
    if round.is_a_round() { format!("{who} after round {round}") } else { who }
}

/// A pair with its two people: `The Rats: Ann, Bo`
pub fn pair_of_people(name: &str, people: &[String]) -> String {
    if people.is_empty() { name.to_owned() } else { format!("{name}: {}", people.join(", ")) }
}

// Columns of the standings of teams.
pub const RECORD: &str = "W–D–L";

/// Who has a certificate through their team: `Fika Front, captain`. Without a role: whoever plays.
pub fn of_team(team: &str, role: Option<&str>) -> String {
    role.map_or_else(|| team.to_owned(), |role| format!("{team}, {}", role.to_lowercase()))
}

/// The size of an army, and what a roster comes to.
pub fn word_army_points(points: impl WholeCount) -> String {
    so_many(points, "point", "points")
}

/// Room to write down which battleplan is played.
pub fn blank_for_battleplan(mission: &str) -> String {
    format!("{mission}: ______________________________")
}

/// Which roster of a player's it is.
pub fn word_roster_version(number: i64) -> String {
    format!("version {number}")
}

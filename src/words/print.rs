//! What stands on paper, whatever is typed into it: the headings, labels and hints of each document.

use crate::domain::numbers::{RoundNumber, TableNumber};
use crate::words::so_many;
use std::fmt::Display;

// On several documents.
pub const TABLE: &str = "Table";
pub const PLAYER: &str = "Player";
pub const SIGNATURE: &str = "Signature";
pub const NOBODY_IS_PAIRED: &str = "Nobody is paired in this round.";

/// The round that a document is for.
pub fn title_of_printed_round(number: RoundNumber) -> String {
    format!("Round {number}")
}

/// The table that a sheet or a slip is for.
pub fn title_of_printed_table(number: TableNumber) -> String {
    format!("Table {number}")
}

/// At the foot of a page.
pub fn page_of(page: usize, pages: usize) -> String {
    format!("Page {page} of {pages}")
}

/// Beside it: when it was printed, and how far the event's log had come; empty where neither is of concern.
pub fn describe_printing(when: &str, log: &str) -> String {
    let printed = if when.is_empty() { String::new() } else { format!("Printed {when}") };
    if log.is_empty() { printed } else { format!("{printed} · log {log}") }
}

// Pairings.
pub const PAIRINGS_BY_TABLE: &str = "Pairings by table";
pub const PAIRINGS_BY_NAME: &str = "Pairings by name";
pub const OPPONENT: &str = "Opponent";
pub const BYE: &str = "Bye: no game this round";

// Rounds of teams, and cards for their captains' drafts.
pub const MATCHES: &str = "Matches";
pub const MATCH: &str = "Match";
pub const TEAM: &str = "Team";
pub const TABLES: &str = "Tables";
pub const LINE_UPS: &str = "Line-ups";
pub const CAPTAIN: &str = "Captain";
pub const TEAM_BYE: &str = "Bye: no match this round";
pub const NO_TEAMS_MEET: &str = "No teams meet in this round.";
pub const CAPTAINS_SETTLE: &str = "Who plays whom is settled by the captains.";
pub const TURN_YOUR_CARDS: &str = "Turn your cards over together, write down who plays whom, sign, and take this to \
    the desk: it is typed in under Rounds, at this match.";

/// What the file of cards for drafts is called in a reader.
pub fn draft_cards_of(event: &str, round: RoundNumber) -> String {
    format!("{event} · Round {round} · Draft cards")
}

/// At the head of a page of cards.
pub fn event_and_round(event: &str, round: RoundNumber) -> String {
    format!("{event}  ·  Round {round}")
}

/// The match that a slip is for.
pub fn match_of(place: i64) -> String {
    format!("Match {place}")
}

/// A match, as one of its teams has it.
pub fn match_against(place: i64, other: &str) -> String {
    format!("Match {place} against {other}")
}

/// The teams of a match.
pub fn word_teams_against(a: &str, b: &str) -> String {
    format!("{a} against {b}")
}

/// Above the line-ups of a match: where it is played, too.
pub fn match_at(place: i64, tables: &str) -> String {
    format!("Match {place}  ·  {tables}")
}

/// A team without an opponent.
pub fn has_the_bye(team: &str) -> String {
    format!("{team} has the bye")
}

// Result slips.

/// What the file of slips is called in a reader.
pub fn slips_of(event: &str, round: RoundNumber) -> String {
    format!("{event} · Round {round} · Result slips")
}

/// The round, and its battleplan where it is known.
pub fn round_with(number: RoundNumber, battleplan: &str) -> String {
    if battleplan.is_empty() {
        title_of_printed_round(number)
    } else {
        format!("Round {number}  ·  {battleplan}")
    }
}

// Table cards.
pub const NO_TABLES: &str = "This round has no tables.";
pub const TIME_LEFT: &str = "Time left";

/// What the file of cards is called in a reader.
pub fn cards_of(event: &str, round: RoundNumber) -> String {
    format!("{event} · Round {round} · Table cards")
}

// Scoring sheets of games that are scored turn by turn.
pub const SCORING_SHEETS: &str = "Scoring sheets";
pub const SCORING_SHEET: &str = "Scoring sheet";
pub const ROUND_AND_TABLE: &str = "Round ____  Table ____";
pub const NAME_AND_FACTION: &str = "Name and faction";
pub const ATTACKER: &str = "Attacker";
pub const DEFENDER: &str = "Defender";
pub const PRIORITY: &str = "priority";
pub const WENT_FIRST: &str = "went first";
pub const TACTIC: &str = "Tactic";
pub const DONE: &str = "done";
pub const TACTICS_DONE: &str = "Tactics done";

/// Under the heading, where the battleplan caps a turn.
pub fn describe_turn_cap(cap: u32) -> String {
    format!("In a turn these lines count at most {cap} together.")
}

/// Above the lines of one battle round.
pub fn battle_round(number: u32) -> String {
    format!("Battle round {number}")
}

/// Under them; points are called as the game calls them.
pub fn this_turn(points: &str) -> String {
    format!("{points} this turn")
}

// Sheets of games whose players write down the end of a battle.
pub const DIFFERENCE: &str = "Difference";
pub const RESULT: &str = "Result";

/// Above how the difference is read, for armies of this size where it is known.
pub fn the_difference(at: &str) -> String {
    if at.is_empty() { "The difference".to_owned() } else { format!("The difference, at {at}") }
}

// Private links.
pub const NO_PLAYERS_YET: &str = "There are no players yet.";
pub const SCAN_IT: &str = "Scan it to see your table, your opponent and to report results.";
pub const KEEP_IT: &str = "It signs you in: keep it to yourself.";

/// What the file of links is called in a reader.
pub fn links_of(event: &str) -> String {
    format!("{event} · Player links")
}

/// Whose card it is, and what somebody is called whose name has none of the letters of paper.
pub fn word_numbered_player(number: impl Display) -> String {
    format!("Player {number}")
}

/// A team of such a name.
pub fn word_numbered_team(number: impl Display) -> String {
    format!("Team {number}")
}

// Rosters.
pub const ROSTERS: &str = "Rosters";
pub const NO_ROSTERS_YET: &str = "No roster has been handed in yet.";
pub const NO_ROSTER: &str = "No roster.";
pub const CONTINUED: &str = " (continued)";

/// How many the booklet holds.
pub fn word_booklet_rosters(count: usize) -> String {
    match count {
        1 => "1 roster".to_owned(),
        count => so_many(count, "roster", "rosters"),
    }
}

// A blank roster.
pub const ROSTER_FORM: &str = "Roster";
pub const NAME: &str = "Name";
pub const PART_OF_THE_ARMY: &str = "Part of the army";
pub const UNIT_AND_WHAT_IT_HAS: &str = "Unit, and what it has";
pub const MODELS: &str = "Models";
pub const POINTS: &str = "Points";
pub const TOTAL: &str = "Total";

// Standings.
pub const PLACE: &str = "Place";
pub const FACTION: &str = "Faction";
pub const NOBODY_IS_RANKED: &str = "Nobody is ranked yet.";
pub const SHARED_PLACES: &str = "= marks a shared place: level on everything that ranks.";

/// A player who has left.
pub fn name_dropped_player(name: &str) -> String {
    format!("{name} (dropped)")
}

// Certificates.
pub const NO_AWARD_YET: &str = "There is no award yet.";
pub const AWARDED_TO: &str = "awarded to";
pub const DATE: &str = "Date";

/// What a file of several is called in a reader.
pub fn certificates_of(event: &str) -> String {
    format!("{event} · Certificates")
}

/// Below the line for the signature; the name may be unknown.
pub fn name_organiser_line(name: &str) -> String {
    if name.is_empty() { "Organiser".to_owned() } else { format!("{name}, organiser") }
}

// The pack.
pub const EVENT_PACK: &str = "Event pack";

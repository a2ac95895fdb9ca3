//! Teams at the desk: each of them, their matches and drafts, and how teams play.

use crate::domain::{
    event::{player::Status, refund::Refund, team::Team},
    numbers::RoundNumber,
    system::System,
    teams::Entrants,
};
use crate::{
    text::told,
    words::{in_english, so_many},
};

/// Where a team stands, in a word.
pub fn word_team_standing(team: &Team) -> &'static str {
    match (team.status, team.dropped_after) {
        (Status::Waiting, _) => "waiting",
        (Status::Withdrawn, _) => "withdrew",
        (_, Some(_)) => "left",
        _ => "plays",
    }
}

/// Above the names of captains; of pairs above those of both.
pub fn captain_heading(entrants: Entrants) -> &'static str {
    if entrants.are_pairs() { "People" } else { "Captain" }
}

// How teams play, in the words of the game.

pub fn missions_of_tables(game: &System) -> String {
    format!("Tables have {} of their own, not one a round", game.words.of_missions().to_lowercase())
}

pub fn of_tables(game: &System) -> String {
    format!("{} of the tables", game.words.of_missions())
}

/// With two of its own missions, where it has so many.
pub fn tables_example(game: &System) -> String {
    let line = "A line a round, the tables of a match in order.";
    match game.battleplans.as_slice() {
        [one, two, ..] => format!("{line} Like 1: {0}, {1}, {0}, {1}.", one.name, two.name),
        _ => line.to_owned(),
    }
}

// One team.
/// What becomes of what it has paid, where it gave its place up.
pub fn what_becomes_of_the_money(refund: Refund) -> String {
    in_english(&told(&refund).part("of-team"))
}

pub const INVITATION_RENEWED: &str = "The old invitation no longer works; this is the new one.";

/// After somebody was added.
pub fn is_in_the_team(name: &str) -> String {
    format!("{name} is in the team.")
}

/// After somebody was taken out.
pub fn has_left_the_team(name: &str) -> String {
    format!("{name} has left the team. The old invitation no longer works.")
}

// How teams play. What a battle brings, to choose from.
pub const BY_OUTCOME: &str = "By who won, and how clearly";
pub const BY_DIFFERENCE: &str = "By the difference of victory points, as in the table below";
pub const BY_THE_GAMES_CHART: &str = "The tournament points of the game’s own chart";
pub const BY_WINS: &str = "A game won is one point";

// What decides a match, to choose from.
pub const BY_MAJORITY: &str = "Whoever has won more games";
pub const BY_WINDOW: &str = "So many game points win; else it is drawn";
pub const BY_CUT_OFF: &str =
    "Each side for itself: so many game points are 2 match points, so few are 0, else 1";
pub const BY_SUM_ONLY: &str = "No match is won: game points are all there is";

/// Under the most points of something.
pub const NO_LIMIT: &str = "Empty: no limit.";

// What is wrong with what was typed there.
pub const METHOD_FOR_OTHERS: &str = "This way of pairing is for another number of players.";
pub const ROUND_IS_OUT: &str = "A round is out: who is entered, how many play and how they are paired stays.";
pub const AT_LEAST_ONE_LINE: &str = "Write at least one line.";
pub const CAP_BELOW_FLOOR: &str = "The cap is below the floor.";

/// Under the table of differences.
pub fn no_band(line: &str) -> String {
    format!("“{line}” is not like 5 11 9, or more 20 0.")
}

// Their rounds and matches.
pub const SAY_WHY_DRAWN_AGAIN: &str = "Say why: it stays on record.";
pub const DRAWN_AGAIN: &str = "Drawn again.";
pub const NO_SUCH_TEAM_IN_ROUND: &str = "No team has this number in this round.";
pub const CHOOSE_TWO_MATCHES: &str = "Choose teams of two matches.";
pub const STEP_TAKEN_BACK: &str = "The step is taken back; both choose it again.";
pub const PAIRS_TYPED_IN: &str = "Who plays whom is typed in.";
pub const CORRECTION_SAVED: &str = "The correction is saved.";

/// After a team that came late was seated.
pub fn team_seated(name: &str, round: RoundNumber) -> String {
    format!("{name} is in round {round} now.")
}

pub const LOST_EVERY_BOARD: &str = "Every board is lost for those who are not there.";
pub const NO_SUCH_TEAM: &str = "No team has this number.";

/// A table of a match, counted from its first.
pub fn table_of_match(table: u8) -> String {
    format!("Table {table} of the match")
}

/// What can be changed in a round that was drawn, to choose from.
pub fn list_match_changes() -> [(&'static str, &'static str); 10] {
    [
        ("repair", "Repair: a match for every team, the fewest matches change"),
        ("improve", "Improve the rest: the best draw around what is fixed or has begun"),
        ("move", "Let one team meet another: no other moves that need not"),
        ("fix", "Fix a match, and draw the rest around it"),
        ("bye", "Give one team the bye: no other moves that need not"),
        ("seat", "Seat a team that came after the draw: the fewest matches change"),
        ("out", "Take out a team that leaves: no other moves that need not"),
        ("free", "Let the draw decide again about a team that was set by hand"),
        ("apart", "Keep two teams apart"),
        ("clubs", "Another rule for teams of one club"),
    ]
}

/// A line that does not say of which round it is.
pub fn no_round(line: &str) -> String {
    format!("“{line}” does not begin with a round and a colon: 1:")
}

/// A name that the event does not know.
pub fn no_battleplan(name: &str) -> String {
    format!("“{name}” is no battleplan of this event.")
}

/// Too few battleplans for the tables of a match, or too many.
pub fn other_tables(round: RoundNumber, named: usize, size: u8) -> String {
    format!("Round {round} names {} of {size}.", so_many(named, "table", "tables"))
}

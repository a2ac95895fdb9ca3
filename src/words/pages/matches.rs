//! A match of teams: what is chosen step by step, what has been shown, and how the match stands.

use crate::domain::{
    event::player::Player,
    history::Outcome,
    numbers::TableNumber,
    teams::draft::{DraftTask, ShownChoice},
};
use crate::words::{so_many, write_grouped_number};

// What comes of a captain's choice.
pub const CHOICE_KEPT: &str =
    "Your choice is kept. Nobody else sees it until both have chosen; you may still change it.";
pub const BOTH_HAVE_CHOSEN: &str = "Both have chosen.";

/// In the place of a step, where no captain chooses on a phone.
pub const TYPED_IN: &str = "The pairings are typed in from cards on the table.";

/// What is chosen now, for everybody.
pub fn what_is_chosen(what: DraftTask) -> &'static str {
    match what {
        DraftTask::Turn => "The winner of the roll-off says who goes first.",
        DraftTask::Champion => "Both captains write down a champion.",
        DraftTask::Defender => "A defender is put up.",
        DraftTask::Attackers(_) => "Attackers are sent against the other side’s defender.",
        DraftTask::Keep => "Of the attackers that were sent, one is kept.",
        DraftTask::Table => "A table is picked.",
        DraftTask::LineUp => "Both captains put their players in order.",
        DraftTask::Pairs => "The pairs are made.",
        DraftTask::Tables => "The tables are given out.",
    }
}

/// What the captain who chooses is asked to do.
pub fn instruct_captain(what: DraftTask, pick: usize) -> String {
    match what {
        DraftTask::Turn => "You have won the roll-off. Who goes first?".into(),
        DraftTask::Champion => "Choose your champion.".into(),
        DraftTask::Defender => "Choose your defender.".into(),
        DraftTask::Attackers(_) => format!("Choose {pick} of yours against their defender."),
        DraftTask::Keep => "Choose the attacker whom your defender meets. The other goes back.".into(),
        DraftTask::Table => "Choose a table.".into(),
        DraftTask::LineUp => "Put your players in order: the first meets their first.".into(),
        DraftTask::Pairs => "Choose an opponent for each of yours, in order.".into(),
        DraftTask::Tables => "Give each battle a table, in order.".into(),
    }
}

/// An answer to who goes first, for the captain who chooses: 1, the own team does.
pub fn word_first_turn_choice(place: u8) -> &'static str {
    if place == 1 { "We go first" } else { "They go first" }
}

/// The same, when everybody sees it, behind the team's name.
pub fn turn_taken(place: u8) -> &'static str {
    if place == 1 { "goes first" } else { "goes second" }
}

/// A step that has been shown: `Rooks: sent Ann and Bo`
pub fn describe_shown_choice(team: &str, shown: &ShownChoice, names: &[String]) -> String {
    let by_lot = if shown.by_lot { " (by lot: nobody chose in time)" } else { "" };
    format!("{team}: {} {}{by_lot}", word_draft_verb(shown.what), list_chosen_names(names))
}

/// Those who were chosen in one step.
pub fn list_chosen_names(names: &[String]) -> String {
    names.join(" and ")
}

fn word_draft_verb(what: DraftTask) -> &'static str {
    match what {
        DraftTask::Turn => "",
        DraftTask::Champion => "champion",
        DraftTask::Defender => "defender",
        DraftTask::Attackers(_) => "sent",
        DraftTask::Keep => "kept",
        DraftTask::Table | DraftTask::Tables => "picked",
        DraftTask::LineUp => "line-up",
        DraftTask::Pairs => "meets",
    }
}

/// Why staff changed who meets, where they tell of it.
pub fn by_hand(why: &str) -> String {
    format!("Changed by hand: {why}")
}

/// A table of the match.
pub fn word_match_table(number: u32) -> String {
    format!("Table {number}")
}

/// All tables of the match.
pub fn word_match_tables(first: u32, last: u32) -> String {
    format!("Tables {first}–{last}")
}

/// Somebody as a search finds them.
pub fn of_player(player: &Player) -> String {
    format!("{} {}", player.number, player.name)
}

/// Where somebody sits, and against whom.
pub fn describe_player_seat(name: &str, table: Option<TableNumber>, other: Option<&str>) -> String {
    match (table, other) {
        (Some(table), Some(other)) => format!("{name} plays {other} at table {table}."),
        (Some(table), None) => format!("{name} plays at table {table}."),
        (None, _) => seat_to_come(name, true),
    }
}

/// The same while it is not settled who plays whom, or for somebody who does not play.
pub fn seat_to_come(name: &str, plays: bool) -> String {
    if plays {
        format!("{name} plays in this match: at which table is still being settled.")
    } else {
        format!("{name} does not play in this match.")
    }
}

// How far a match has come, in a list of matches.
pub const HAS_THE_BYE: &str = "has the bye";
pub const BEING_SETTLED: &str = "who plays whom is being settled";

/// How it stands, for everybody. No outcome: battles are still played, `done` of them are over.
pub fn describe_match_standing(outcome: Option<Outcome>, done: usize, battles: usize) -> String {
    match outcome {
        Some(outcome) if outcome.is_win() => "the first has won".into(),
        Some(outcome) if outcome.is_loss() => "the second has won".into(),
        Some(_) => "drawn".into(),
        None => format!("{done} of {} a result", so_many(battles, "battle has", "battles have")),
    }
}

/// How it has ended, for the people of one side. No outcome: nobody has won.
pub fn describe_match_end(outcome: Option<Outcome>, [own, other]: [u32; 2], unit: &str) -> String {
    let end = match outcome {
        Some(outcome) if outcome.is_win() => "We have won",
        Some(outcome) if outcome.is_loss() => "They have won",
        _ => "It is a draw",
    };
    format!("{end}, {} to {} {unit}.", write_grouped_number(own), write_grouped_number(other))
}

/// How it stands while it is played, and what either side still needs to win, where that can be said.
pub fn goes_on([own, other]: [u32; 2], unit: &str, [ours, theirs]: [Option<u32>; 2]) -> String {
    let ours = ours.map(|needs| format!("; we need {} more to win", write_grouped_number(needs)));
    let theirs = theirs.map(|needs| format!("; they need {} more to win", write_grouped_number(needs)));
    let (ours, theirs) = (ours.unwrap_or_default(), theirs.unwrap_or_default());
    format!(
        "We have {}, they have {} {unit}{ours}{theirs}.",
        write_grouped_number(own),
        write_grouped_number(other)
    )
}

// What counts in a match.
pub const POINTS: &str = "points";
pub const GAMES: &str = "games";

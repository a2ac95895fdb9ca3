//! The players at the desk: the list, the check-in, those who come late, a file of players, conduct.

use crate::domain::{
    event::{
        player::{Player, Status},
        refund::Refund,
        team::Team,
    },
    numbers::{RoundNumber, TableNumber},
    teams::Entrants,
    zone::long_date,
};
use crate::words::{entrants::of_entrants, so_many};

// The list, and what it can be narrowed to.
pub const ALL: &str = "All";
pub const WAITING: &str = "Waiting";
pub const NOT_PAID: &str = "Not paid";
// Beside a name at the check-in.
pub const STILL_TO_PAY: &str = "not paid";
pub const NO_ROSTER_YET: &str = "no roster yet";
pub const ASK_TO_COME_IN: &str = "Ask to come in";
pub const NOT_CHECKED_IN: &str = "Not checked in";
pub const LEFT_OR_WITHDREW: &str = "Left or withdrew";
pub const TO_REFUND: &str = "To refund";
pub const SPARES: &str = "Spares";
pub const SAME_NAME_OR_ADDRESS: &str = "Same name or e-mail";
// What it can be in order of.
pub const NUMBER: &str = "number";
pub const NAME: &str = "name";
pub const CLUB: &str = "club";
pub const FACTION: &str = "faction";

/// Where somebody stands, in a word; `team` is theirs, where they belong to one.
pub fn word_player_standing(player: &Player, team: Option<&Team>) -> &'static str {
    let team = team.filter(|team| player.is_active() && !team.is_active());
    match team.map(|team| team.status) {
        Some(Status::Waiting) => return "waiting",
        Some(Status::Withdrawn) => return "team withdrew",
        Some(Status::Playing) => return "team left",
        None => {}
    }
    match (player.status, player.dropped_after, player.checked_in_at) {
        (Status::Waiting, ..) if player.asks_to_come_in() => "asks to come in",
        (Status::Waiting, ..) => "waiting",
        (Status::Withdrawn, Some(_), _) => "did not come",
        (Status::Withdrawn, ..) => "withdrew",
        (_, Some(_), _) => "left",
        (_, _, Some(_)) => "here",
        _ => "signed up",
    }
}

/// For the file: also what becomes of the money of somebody who gave the place up.
pub fn standing_and_refund(player: &Player, team: Option<&Team>, money: Option<Refund>) -> String {
    let money = money.map(|money| format!(", {}", word_refund_state(money))).unwrap_or_default();
    format!("{}{money}", word_player_standing(player, team))
}

/// The same in a word.
pub fn word_refund_state(refund: Refund) -> &'static str {
    match refund {
        Refund::Due => "to refund",
        Refund::TooLate(_) => "no refund",
    }
}

/// The same on the player's page.
pub fn what_becomes_of_the_money(refund: Refund) -> String {
    what_becomes_of_money("Has paid", refund)
}

/// Beside a cell of a file that says it in other words.
pub fn paid_or_not(paid: bool) -> &'static str {
    if paid { "paid" } else { STILL_TO_PAY }
}

/// The same of somebody who `paid`.
pub(super) fn what_becomes_of_money(paid: &str, refund: Refund) -> String {
    match refund {
        Refund::Due => format!(
            "{paid}, and gave the place up: the money is to be given back. When it is, take the tick at “Has paid” away."
        ),
        Refund::TooLate(last) => {
            format!(
                "{paid}, and gave the place up after {}, the last day for refunds: no refund.",
                long_date(last)
            )
        }
    }
}

/// After somebody was added.
pub fn player_added_sentence(name: &str, number: i64) -> String {
    format!("{name} is player {number}.")
}

// One player.
/// After what is known of somebody was saved.
pub fn player_saved_sentence(name: &str) -> String {
    format!("{name}: saved.")
}

pub const LINK_RENEWED: &str = "The old link no longer works; this is the new one.";
pub const LINK_WITHDRAWN: &str = "The private link no longer works.";

/// After somebody left the event.
pub fn has_left(name: &str) -> String {
    format!("{name} has left.")
}

/// After somebody was taken back, or given a place.
pub fn player_plays_sentence(name: &str) -> String {
    format!("{name} plays.")
}

/// Somebody whose name was deleted.
pub fn name_deleted_player(number: i64) -> String {
    format!("Player {number}")
}

/// After what was kept about somebody was deleted.
pub fn player_forgotten_sentence(number: i64) -> String {
    format!("What was kept about player {number} is deleted.")
}

// The check-in.

/// What is done where the number of players is odd, which the head of the page says, and who plays as the spare, if
/// anybody can.
pub fn odd_number_sentence(spare: Option<(&str, bool)>) -> String {
    match spare {
        Some((spare, true)) => format!("{spare} plays as the spare."),
        Some((spare, false)) => format!(
            "{spare} is the spare: call and check them in, or let one player have a bye, or wait for somebody."
        ),
        None => "Call a spare player and check them in, or let one player have a bye, or wait for somebody."
            .into(),
    }
}

/// The same of teams or pairs: `Let one team have a bye, or wait for another.`
pub fn odd_teams_sentence(entrants: Entrants) -> String {
    of_entrants(entrants, "Let one player have a bye, or wait for another.")
}

/// How many of those who are paired are here.
#[derive(Debug, Clone, Copy)]
pub struct EntrantsHere {
    pub here: usize,
    /// Of how many.
    pub expected: usize,
}

/// Whether somebody would have no opponent, with so many here: in one line, however many there are. Of teams and pairs
/// also how many that is, as the page counts people: `7 of 8 teams are here. An odd number: …`
pub fn describe_parity(entrants: Entrants, EntrantsHere { here, expected }: EntrantsHere) -> String {
    let parity = match here {
        0 if entrants == Entrants::Players => "Nobody is here yet.".to_owned(),
        0 => of_entrants(entrants, "No player is here yet."),
        here if here.is_multiple_of(2) => "An even number: nobody is left over.".into(),
        _ => "An odd number: one would have no opponent.".into(),
    };
    if here == 0 || entrants == Entrants::Players {
        return parity;
    }
    let are = if expected == 1 { "is" } else { "are" };
    let counted = so_many(expected, "player", "players");
    format!("{} {are} here. {parity}", of_entrants(entrants, &format!("{here} of {counted}")))
}

/// Names in a sentence; of a longer list the first of them.
pub fn list_first_names(names: &[&str], most: usize) -> String {
    let shown = names[..names.len().min(most)].join(", ");
    match names.len().saturating_sub(most) {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

pub const ODD_IN_THE_NEXT_ROUND: &str = "The next round has a bye, unless a spare plays.";

/// After somebody was checked in.
pub fn is_here(name: &str) -> String {
    format!("{name} is here.")
}

/// After a check-in was taken back.
pub fn is_not_here_yet(name: &str) -> String {
    format!("{name} is not here yet.")
}

/// After somebody was checked in a second time.
pub fn was_here_already(name: &str) -> String {
    format!("{name} was checked in already.")
}

/// After a check-in was taken back that there was not.
pub fn was_not_here(name: &str) -> String {
    format!("{name} was not checked in.")
}

/// After the check-in was closed.
pub fn not_coming(players: usize) -> String {
    format!("{} marked as not coming.", word_players_are(players))
}

/// After that was taken back.
pub fn expected_again(players: usize) -> String {
    format!("{} expected again.", word_players_are(players))
}

fn word_players_are(players: usize) -> String {
    so_many(players, "player is", "players are")
}

// Somebody who comes after the draw.
pub const CAME_LATE: &str = "came late";
pub const EVERYBODY_ELSE_HAS_ONE: &str = "Everybody else has an opponent.";

/// Who plays nobody as the round stands.
pub fn plays_nobody(name: &str, waits: bool) -> String {
    if waits { format!("{name} waits for an opponent.") } else { format!("{name} has the bye.") }
}

/// The button that gives the seat that was found: at this table, or none.
pub fn seat_them(table: Option<TableNumber>) -> String {
    match table {
        Some(table) => format!("Seat them at table {table}"),
        None => "Give them the bye".into(),
    }
}

/// The same where a table is needed that is out of use.
pub fn use_and_seat(table: TableNumber, why: &str) -> String {
    format!("Use table {table} ({why}) and seat them")
}

/// The button that gives all of them a seat: two at one table, or all who came.
pub fn seat_all(names: &[&str], table: Option<TableNumber>) -> String {
    match (names, table) {
        ([one, two], Some(table)) => format!("Seat {one} and {two} at table {table}"),
        (names, _) => format!("Seat all {}", names.len()),
    }
}

/// `Eve is here, and has no seat in round 2.`
pub fn have_no_seat(names: &str, count: usize, round: RoundNumber) -> String {
    let (are, have) = if count == 1 { ("is", "has") } else { ("are", "have") };
    format!("{names} {are} here, and {have} no seat in round {round}.")
}

/// After all of them were given one.
pub fn all_have_a_seat(round: RoundNumber) -> String {
    format!("Everybody who is here has a place in round {round}.")
}

/// After it was given.
pub fn plays_in(name: &str, round: RoundNumber) -> String {
    format!("{name} plays in round {round}.")
}

/// Whom and where somebody plays who came late: `Kim plays Eve at table 8 in round 2.`
pub fn plays_at(name: &str, other: &str, (table, round): (TableNumber, RoundNumber)) -> String {
    format!("{name} plays {other} at table {table} in round {round}.")
}

// A file of players.
pub const PASTED: &str = "what was pasted";
pub const CHECK_AGAIN: &str = "You changed how the file is read. Check the table, then add the players.";
pub const NO_HEADINGS: &str = "None: the first line is a player";

/// What would happen to the rows.
pub fn rows_read(added: usize, passed_over: usize, bad: usize) -> String {
    let mut said = format!("{} to add", so_many(added, "player", "players"));
    if passed_over > 0 {
        said = format!("{said}, {passed_over} here already");
    }
    if bad > 0 {
        said = format!("{said}, {} without a usable name", so_many(bad, "row", "rows"));
    }
    format!("{said}. Nothing is saved yet.")
}

/// What a file does beside adding players, where teams or pairs are entered: how many it makes; none where no column of
/// it names them.
pub fn teams_of_file(entrants: Entrants, made: Option<usize>) -> String {
    match (made, entrants) {
        (None, Entrants::Pairs) => "Players are added without a pair: no column names one.".into(),
        (None, _) => "Players are added without a team: no column names one.".into(),
        (Some(made), entrants) => {
            let made = so_many(made, "player", "players");
            of_entrants(entrants, &format!("{made} to make. Rows that name one that is here join it."))
        }
    }
}

/// The button that adds them.
pub fn add_so_many(players: usize) -> String {
    format!("Add {}", so_many(players, "player", "players"))
}

/// More players than places; nobody is put on the waiting list by a file.
pub fn more_than_places(players: usize, places: u32) -> String {
    format!(
        "That makes {} for {}. All of them get a place: raise the capacity in the settings if that is right.",
        so_many(players, "player", "players"),
        so_many(places, "place", "places")
    )
}

/// Characters that the encoding does not have.
pub fn unreadable_letters_sentence(characters: usize) -> String {
    format!(
        "{} cannot be read in this encoding. Choose another.",
        so_many(characters, "character", "characters")
    )
}

/// A line of the file, as a choice.
pub fn line_with(line: u64, text: &str) -> String {
    format!("Line {line}: {text}")
}

/// Rows like those that are shown.
pub fn more_rows(rows: usize) -> String {
    format!("{} more without anything left out.", so_many(rows, "row", "rows"))
}

/// After the rows were added.
pub fn rows_added(players: usize) -> String {
    format!("{} added.", so_many(players, "player was", "players were"))
}

/// After they were removed again.
pub fn rows_removed(players: usize) -> String {
    format!("{} removed again.", so_many(players, "player was", "players were"))
}

// Conduct.
pub const CHOOSE_WHAT_ABOUT: &str = "Choose what it is about.";
pub const CHOOSE_HOW_GRAVE: &str = "Choose how grave it is.";
pub const SAY_WHAT_HAPPENED: &str = "Say what happened.";
pub const CONDUCT_NOTED: &str = "Noted. Only staff see it.";
pub const SAY_WHY_IT_DOES_NOT_COUNT: &str = "Say why it does not count.";
pub const NOTE_TAKEN_BACK: &str = "Taken back; it stays on record.";

// What follows from an entry about a player's conduct, before it is noted.
pub const NOTE_OR_WARNING_FOLLOWS: &str =
    "A note or a warning changes no result: staff see it at the next call.";
pub const SENT_HOME_FOLLOWS: &str = "Sent home: the entry alone takes nobody out. Once the organiser lets them leave, \
    they are not drawn again, what they have played stands, and with an odd number somebody has the bye.";

/// Whether the game's sheet has battle rounds: without, the whole battle is conceded.
pub fn game_lost_follows(who: &str, has_battle_rounds: bool) -> String {
    let more = if has_battle_rounds { " and the most points for every battle round left" } else { "" };
    format!(
        "A game lost: the entry alone changes nothing. Set the result at the table: as {who} left, their opponent has the \
         win{more}, {who} the loss, and the standings count it."
    )
}

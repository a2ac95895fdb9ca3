//! The rounds at the desk: drawing, publishing and closing them, and changing what was drawn.

use crate::{
    domain::{
        event::award::capitalise_first_letter,
        numbers::{RoundNumber, TableNumber},
        pairing::{ClubRule, DrawPrice, PairingOrder, PricedCompromise},
        rounds::RoundChange,
    },
    words::numbers::{so_many, word_count_or_none},
};

/// `table 3`, `tables 3–7 and 9`: neighbours as one run.
pub fn word_table_runs(numbers: &[TableNumber]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for number in numbers.iter().map(|table| table.0) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let told = |(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    let runs: Vec<String> = runs.iter().map(told).collect();
    format!("{} {}", if numbers.len() == 1 { "table" } else { "tables" }, runs.join(", "))
}

// After something was done to a round.
pub const DRAWN_ALREADY: &str = "It was drawn already.";
pub const CAME_AFTER_THE_DRAW: &str = "came after the draw";
pub const DRAWN_AGAIN: &str = "The draft is drawn again.";
/// Why a draft was drawn again.
pub const RESULTS_CHANGED: &str = "results changed since the draw";
pub const DRAFT_THROWN_AWAY: &str = "The draft is thrown away.";
pub const DRAFT_AGAIN: &str = "The round is a draft again: only staff see it.";

/// After a round was closed.
pub fn round_closed_sentence(round: RoundNumber) -> String {
    format!("Round {round} is closed: its results are final.")
}

/// After it was opened again.
pub fn open_again(round: RoundNumber) -> String {
    format!("Round {round} is open again.")
}

/// After somebody late took the seat across a bye.
pub fn is_seated(name: &str, round: RoundNumber) -> String {
    format!("{name} plays in round {round} now.")
}

/// After two changed places.
pub fn have_changed_places(one: &str, two: &str) -> String {
    format!("{one} and {two} have changed places.")
}

/// After battleplan and start of a round were set.
pub fn plan_saved(round: RoundNumber) -> String {
    format!("Saved: the start of round {round}, and what is played in it.")
}

/// After the draw of a round.
pub fn round_drawn_sentence(round: RoundNumber) -> String {
    format!("Round {round} is drawn. Only staff see it until you publish it.")
}

/// After a round was published, with its clock or without.
pub fn round_published_sentence(round: RoundNumber, clock_runs: bool) -> String {
    let clock = if clock_runs { " The clock runs." } else { "" };
    format!("Round {round} is published: everybody sees it now.{clock}")
}

/// After the one who is left was set to wait, or was given the bye.
pub fn left_over(waits: bool) -> &'static str {
    if waits { "They wait for an opponent." } else { "They have the bye." }
}

// The round's page.
pub const NO_BATTLEPLAN_YET: &str = "none yet";
pub const NO_BATTLEPLAN: &str = "None";
pub const BATTLEPLAN_BY_DICE: &str = "Throw the two dice of this round";
pub const SAY_WHY_DRAWN_AGAIN: &str = "Say why: every attempt is on record.";
pub const CHOOSE_TWO: &str = "Choose somebody who sits at another table.";
/// In the place of a table, for whoever has the bye.
pub const NO_TABLE: &str = "–";

/// Where somebody sits: `table 7, against Jan de Boer`
pub fn seated_at(of_teams: bool, number: Option<&str>, other: Option<&str>) -> String {
    let table = number.map(|number| format!("{} {number}", if of_teams { "match" } else { "table" }));
    match (table, other) {
        (Some(table), Some(other)) => format!("{table}, against {other}"),
        (Some(table), None) => table,
        (None, Some(other)) => format!("against {other}"),
        (None, None) => "has no opponent".into(),
    }
}

/// What changing places with somebody would cost, in two or three words, and how it is coloured; `further`: how many half
/// wins, or points, those who meet would be further apart.
pub fn swap_price(price: &DrawPrice, further: i64, order: PairingOrder) -> (String, &'static str) {
    let words = match price.costs.first().filter(|_| price.is_dearer) {
        None if price.costs.is_empty() && price.saves.is_empty() => return ("as good".into(), "good"),
        None => return ("better".into(), "good"),
        Some(costs) => match costs.what {
            PricedCompromise::Forbidden => "should not meet".into(),
            PricedCompromise::Rematch => "they have met".into(),
            PricedCompromise::RepeatedBye => "a second bye".into(),
            PricedCompromise::Clubmates => "club mates meet".into(),
            PricedCompromise::ChangedTable => "one more change".into(),
            PricedCompromise::ByeStep => "the bye goes higher up".into(),
            PricedCompromise::RecordGap | PricedCompromise::WiderRecordGap => further_apart(further, order),
            PricedCompromise::PathGap | PricedCompromise::WiderPathGap => "unlike in order".into(),
        },
    };
    (words, "warn")
}

/// `half a win more`, `1½ wins more`, `3 points more`
fn further_apart(further: i64, order: PairingOrder) -> String {
    match (order, further) {
        (_, ..=0) => "unlike records".into(),
        (PairingOrder::Points, 1) => "a point more".into(),
        (PairingOrder::Points, points) => format!("{points} points more"),
        (PairingOrder::Standing, places) => format!("{} more", so_many(places, "place", "places")),
        (_, 1) => "half a win more".into(),
        (_, 2) => "a win more".into(),
        (_, halves) if halves % 2 == 0 => format!("{} wins more", halves / 2),
        (_, halves) => format!("{}½ wins more", halves / 2),
    }
}

pub const UNLIKE_POINTS: &str = "unlike points";

// What a draw should not do, beside the table.
pub const SHOULD_NOT_MEET: &str = "should not meet";
pub const HAVE_MET: &str = "have met before";
pub const HAD_A_BYE: &str = "had a bye before";
pub const HAS_LEFT: &str = "has left";

/// Tables of two whom the organiser keeps apart; nothing where there is none.
pub fn word_forbidden_tables(count: usize) -> Option<String> {
    word_count_or_none(count, "table that should not be", "tables that should not be")
}

/// `1 pair meets again`
pub fn meet_again(count: usize) -> Option<String> {
    word_count_or_none(count, "pair meets again", "pairs meet again")
}

/// `1 second bye`
pub fn second_byes(count: usize) -> Option<String> {
    word_count_or_none(count, "second bye", "second byes")
}

/// `2 players have left`; of tables with one or two of them.
pub fn have_left(count: usize) -> Option<String> {
    word_count_or_none(count, "player has left", "players have left")
}

/// Tables on stream that nobody plays at: `Table 3 is on stream, and no battle of this round is on it`
pub fn idle_streams(numbers: &[TableNumber]) -> Option<String> {
    let told = word_table_runs(numbers);
    let capital = capitalise_first_letter(&told);
    match numbers {
        [] => None,
        [_] => Some(format!("{capital} is on stream, and no battle of this round is on it")),
        _ => Some(format!("{capital} are on stream, and no battle of this round is on them")),
    }
}

/// What a draw kept that broke nothing.
pub fn word_what_draw_kept(with_a_bye: bool) -> &'static str {
    if with_a_bye { "Nobody meets again, no second bye" } else { "Nobody meets again" }
}

/// Those without an opponent, beside the number of tables.
pub fn word_players_alone(count: usize, waits: bool) -> String {
    match count {
        1 if waits => "one waits".into(),
        1 => "one bye".into(),
        _ => format!("{count} without an opponent"),
    }
}

/// `5 tables with unlike records`; nothing where all are alike.
pub fn tables_apart(count: usize, by_points: bool) -> Option<String> {
    let what = if by_points { "points" } else { "records" };
    word_count_or_none(count, &format!("table with unlike {what}"), &format!("tables with unlike {what}"))
}

/// `3 tables of club mates`
pub fn tables_of_club_mates(count: usize) -> Option<String> {
    word_count_or_none(count, "table of club mates", "tables of club mates")
}

/// Where the seed would stand, before anybody may know it.
pub fn seed_promised(sha256: &str) -> String {
    format!("SHA-256 {sha256}: the seed itself is told when you publish")
}

/// The seed, and how anybody draws the round again.
pub fn seed_told(seed: u64, round: RoundNumber, attempt: i64) -> String {
    format!("{seed}; again with muster pair FILE --round {round} --seed {seed} --attempt {attempt}")
}

/// What can be changed in a round that was drawn, to choose from.
pub fn list_round_changes() -> [(&'static str, &'static str); 10] {
    [
        ("repair", "Repair: a place for everybody, the fewest tables change"),
        ("improve", "Improve the rest: the best draw around what is fixed or has begun"),
        ("move", "Move one player to another: nobody else moves who need not"),
        ("fix", "Fix a pair, and draw the rest around it"),
        ("bye", "Give one player the bye: nobody else moves who need not"),
        ("seat", "Seat somebody who came after the draw: the fewest tables change"),
        ("out", "Take out somebody who leaves: nobody else moves who need not"),
        ("free", "Let the draw decide again about a player who was set by hand"),
        ("apart", "Keep a pair apart"),
        ("clubs", "Another rule for club mates"),
    ]
}

/// Above what a change would do.
pub fn change_heading<P: Copy>(change: &RoundChange<P>, name: impl Fn(&P) -> String) -> String {
    match change {
        RoundChange::Repair => "Repair".to_owned(),
        RoundChange::Improve => "The best draw around what is fixed".to_owned(),
        RoundChange::Move(a, b) => format!("{} moves to {}", name(a), name(b)),
        RoundChange::Fix(a, b) => format!("{} and {} meet", name(a), name(b)),
        RoundChange::Bye(player) => format!("{} has the bye", name(player)),
        RoundChange::Seat(player) => format!("{} plays in this round", name(player)),
        RoundChange::Out(player) => format!("{} leaves, and does not play in this round", name(player)),
        RoundChange::Free(player) => format!("The draw decides about {} again", name(player)),
        RoundChange::Apart(a, b, _) => format!("{} and {} do not meet", name(a), name(b)),
        RoundChange::Clubs(ClubRule::Off) => "Club mates may meet".to_owned(),
        RoundChange::Clubs(ClubRule::Soft) => "Club mates apart where it costs nothing more".to_owned(),
        RoundChange::Clubs(ClubRule::Strong) => "Club mates apart, before the record".to_owned(),
    }
}

/// After a change, of a round that players see or do not see yet.
pub fn round_changed_sentence(is_draft: bool) -> &'static str {
    if is_draft {
        "The draft is changed. Players see it when you publish the round."
    } else {
        "The round is changed. Whoever is at another table sees it now."
    }
}

// Tables that have begun.
pub const ENTER_TABLES: &str = "Enter table numbers, like 1-4, 7.";
/// After staff said which tables have begun, or have not.
pub fn tables_begun_sentence(which: &[TableNumber], is: bool) -> String {
    let (tables, is_one) = (word_table_runs(which), which.len() == 1);
    match (is, is_one) {
        (true, true) => format!("Noted: {tables} has begun, and stays as it is."),
        (true, false) => format!("Noted: {tables} have begun, and stay as they are."),
        (false, true) => format!("Noted: {tables} has not begun."),
        (false, false) => format!("Noted: {tables} have not begun."),
    }
}

/// How many play in the round that is drawn next, and how many of those who are not here could be left out, or are.
pub fn describe_next_round_players(count: usize, left_out: usize, are_left_out: bool) -> String {
    let plays = if count == 1 { "1 player plays".into() } else { format!("{count} players play") };
    let out = match (left_out, are_left_out) {
        (0, _) => String::new(),
        (1, true) => " 1 who is not checked in is left out.".into(),
        (out, true) => format!(" {out} who are not checked in are left out."),
        (1, false) => " 1 of them is not checked in.".into(),
        (out, false) => format!(" {out} of them are not checked in."),
    };
    format!("{plays} in it.{out}")
}

// The tables of a round.
pub const TABLES_GIVEN_OUT_AGAIN: &str = "The tables are given out again.";

/// After a battle was moved by hand.
pub fn battle_moved(from: TableNumber, to: TableNumber) -> String {
    format!("The battle of table {from} is on table {to} now.")
}

/// The two of a table.
pub fn word_pair_of_table(a: &str, b: &str) -> String {
    format!("{a} and {b}")
}

// Pairs that are kept apart, or brought together.
pub const SAY_WHY_A_PAIR: &str = "Say why: family, a grudge match, club mates who travelled together.";
pub const PAIR_IS_KEPT: &str = "Draws from now on keep to it.";
pub const PAIR_IS_FREE: &str = "The wish is removed: draws from now on do not read it.";

/// The rounds that a pair's rule is for.
pub fn in_rounds(rounds: &[RoundNumber]) -> String {
    let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    if rounds.is_empty() { "in every round".into() } else { format!("in round {}", rounds.join(", ")) }
}

/// Above the ways on with a cut.
pub fn left_the_cut(name: &str, round: RoundNumber) -> String {
    format!("{name} is in the cut and does not play in round {round}. How does the cut go on?")
}

pub const CUT_GOES_ON: &str = "Saved. Draw the round, or repair it, to go on like that.";

//! What the hall is shown, as the desk steers it: the screen, standings, awards, votes and news.

use crate::words::so_many;
use crate::{
    domain::{
        event::{call::CallKind, clock::Hand, screen::AwardReveal},
        numbers::{RoundNumber, TableNumber},
    },
    words::findings::join_with_and,
};

// Awards.
pub const CHOSEN: &str = "Players' votes, a judge or a panel";
pub const PLACE: &str = "A place in the standings";
pub const PLACE_OF_PLAYERS: &str = "A place among the players";
pub const BEST_OF_FACTION: &str = "Best of a faction";
pub const BEST_OF_ALLIANCE: &str = "Best of a grand alliance";
pub const NAME_THE_AWARD: &str = "Enter what the award is called.";
pub const ENTER_THE_FACTION: &str = "Enter the faction.";
pub const CHOOSE_THE_ALLIANCE: &str = "Choose the alliance.";

/// After an award was added.
pub fn award_added(title: &str) -> String {
    format!("“{title}” is added to the awards.")
}

/// After it was said who gets one; none: whoever the rules say.
pub fn award_goes_to(title: &str, name: Option<&str>) -> String {
    match name {
        Some(name) => format!("“{title}” goes to {name}."),
        None => format!("“{title}” goes to whom standings or votes say."),
    }
}

/// After one was removed.
pub fn award_removed(title: &str) -> String {
    format!("“{title}” is no award of this event any more.")
}

/// After what goes with one was set; none: nothing any more.
pub fn prize_set(title: &str, prize: Option<&str>) -> String {
    match prize {
        Some(prize) => format!("With “{title}” goes: {prize}. The pack shows it."),
        None => format!("Nothing goes with “{title}” any more."),
    }
}

pub const ALL_AWARDS_DECIDED: &str = "Every award is decided";

// What gives an award to somebody.
pub const SET_BY_HAND: &str = "set by hand";
pub const BY_VOTES: &str = "by players' votes";
pub const NOT_DECIDED_BY_NUMBERS: &str = "votes, a judge or a panel decide";

/// Why, in the log, where the panel's marks say who gets it.
pub const BY_THE_PANEL: &str = "the panel's marks";

/// Whom the panel marked best, and how: `The panel's best is Ann Archer: 38 of 40 from the panel.`
pub fn panels_best(names: &[String], marks: &str) -> String {
    let are = if names.len() == 1 { "is" } else { "are" };
    format!("The panel's best {are} {}: {marks}.", join_with_and(names))
}

/// The button that gives the award to them.
pub fn give_it_to(names: &[String]) -> String {
    format!("Give it to {}", join_with_and(names))
}

/// Somebody has it in place of whom the standings name.
pub fn set_in_place_of(basis: &str) -> String {
    format!("{basis}, set by hand")
}

/// A vote for it has no winner.
pub fn award_is_tied(title: &str) -> String {
    format!("“{title}” is tied")
}

/// Nobody has it, and somebody has to decide.
pub fn award_is_open(title: &str) -> String {
    format!("“{title}” is nobody's yet")
}

/// Players vote for it now.
pub fn award_is_voted_on(title: &str) -> String {
    format!("Players vote for “{title}”")
}

/// What the award for the best of a faction is called.
pub fn best_of(faction: &str) -> String {
    format!("Best {faction}")
}

/// After an award for the best of each faction was added.
pub fn awards_added(count: usize) -> String {
    if count == 1 {
        "One award is added.".into()
    } else {
        format!("{} added.", so_many(count, "award is", "awards are"))
    }
}

// Votes.
pub const CHOOSE_WHOM_TO_VOTE_FOR: &str = "Choose whom players can vote for.";
pub const SAY_WHY_THROWN_AWAY: &str = "Say why the votes are thrown away.";

/// After a vote for an award was opened.
pub fn vote_open(title: &str) -> String {
    format!("The vote for “{title}” is open: players find it on their page.")
}

/// After it was closed.
pub fn vote_closed(title: &str) -> String {
    format!("The vote for “{title}” is closed, and counted.")
}

/// After it was thrown away.
pub fn vote_thrown_away(title: &str) -> String {
    format!("The votes for “{title}” are thrown away.")
}

// News, and the page of questions.
pub const SAY_WHAT_WAS_ASKED: &str = "Say what was asked.";
pub const SAY_WHAT_THE_ANSWER_IS: &str = "Say what the answer is.";
pub const SAY_WHAT_TO_KNOW: &str = "Say what everybody should know.";
pub const ANSWER_TOLD: &str = "Everybody can read it now, on the page of questions.";

/// Over an answer for all, where whoever called wrote no question.
pub fn asked_about(kind: CallKind) -> &'static str {
    match kind {
        CallKind::Rules => "A question about a rule",
        CallKind::Roster => "A question about a roster",
        CallKind::Time => "A question about time",
        CallKind::Other => "A question from a table",
    }
}

/// After something that was told was taken down, taken back, or said otherwise.
pub fn news_changed(what: &str) -> &'static str {
    match what {
        "down" => "It is taken down: no phone shows it any more.",
        "back" => "It is taken back: nobody reads it any more. The log keeps it.",
        _ => "Everybody reads the new words from now on.",
    }
}

/// After something was told to everybody: an answer, or an announcement.
pub fn where_told_sentence(is_ruling: bool) -> &'static str {
    if is_ruling { "It is on the page of questions." } else { "It is on every phone, and on the wall." }
}

// The screen.
pub const CALL_OUTS_SET: &str = "This is what is called out.";
pub const CEREMONY_AT_ITS_BEGINNING: &str = "The ceremony is at its beginning again.";

/// After a hand on the clock of a round.
pub fn clock_turned(hand: Hand, round: RoundNumber) -> String {
    match hand {
        Hand::Start => format!("The clock of round {round} runs."),
        Hand::Pause => format!("The clock of round {round} is paused."),
        Hand::GoOn => format!("The clock of round {round} runs again."),
        Hand::Extend(minutes) => format!("Round {round} has {}.", more_or_fewer(minutes)),
    }
}

/// After its start was taken back.
pub fn start_taken_back(round: RoundNumber) -> String {
    format!("The clock of round {round} is not started.")
}

/// After a table got minutes of its own.
pub fn table_has(table: TableNumber, minutes: i64) -> String {
    format!("Table {table} has {}.", more_or_fewer(minutes))
}

fn more_or_fewer(minutes: i64) -> String {
    let word = if minutes.abs() == 1 { "minute" } else { "minutes" };
    format!("{} {word} {}", minutes.abs(), if minutes < 0 { "less" } else { "more" })
}

/// After a step of the ceremony.
pub fn on_stage(title: &str, given: AwardReveal) -> String {
    match given {
        AwardReveal::Announced => format!("On the screen: “{title}”, without a name."),
        AwardReveal::Revealed => format!("On the screen: “{title}”, with the name."),
    }
}

/// Awards that the ceremony leaves out: those that nobody has decided, and those that players still vote for.
pub fn left_out(undecided: &[String], voted_on: &[String]) -> String {
    let quoted =
        |titles: &[String]| titles.iter().map(|title| format!("“{title}”")).collect::<Vec<_>>().join(", ");
    let mut said = Vec::new();
    if !voted_on.is_empty() {
        said.push(format!("Players still vote for {}.", quoted(voted_on)));
    }
    match undecided {
        [] => {}
        [one] => said.push(format!("“{one}” is nobody's yet.")),
        _ => said.push(format!("Nobody has {} yet.", quoted(undecided))),
    }
    said.push("The ceremony leaves out what is open.".to_owned());
    said.join(" ")
}

/// After something was put on the screen, by its label.
pub fn on_the_screen(shown: &str) -> String {
    format!("On the screen: {shown}.")
}

// Standings.
pub const DICE_THROWN: &str = "The dice are thrown, and on record.";

/// After the standings were hidden, or shown again.
pub fn standings_shown(are_hidden: bool) -> &'static str {
    if are_hidden { "Hidden, everywhere." } else { "Everybody sees the standings again." }
}

// Penalties and bonuses.
pub const CHOOSE_A_PLAYER: &str = "Choose a player";
pub const TAKE_POINTS: &str = "Take points (a penalty)";
pub const GIVE_POINTS: &str = "Give points (a bonus)";
pub const CHOOSE_TAKE_OR_GIVE: &str = "Choose whether points are taken or given.";
pub const READ_BY_DRAWS: &str =
    "The draw of later rounds reads it too: they meet whoever has as many tournament points";
pub const SAY_WHY_FOR_ALL: &str = "Say why: everybody can read it.";
pub const SAY_WHY_NO_PENALTY: &str = "Say why it does not count.";

/// After points were taken or given.
pub fn penalty_counts(name: &str, points: &str) -> String {
    format!("{name} has {points}. The standings count it.")
}

/// After that was taken back.
pub fn penalty_taken_back(name: &str, points: &str) -> String {
    format!("The {points} of {name} do not count any more.")
}

// Soft scores.
pub const SOFT_SAVED: &str = "Saved. The pack shows it.";
pub const OWN_ARMY: &str = "This is your own army: somebody else marks it.";
pub const MARKS_WITHOUT_AN_ENTRY: &str =
    "Marks are for who shows the army: tick “Shows the army to the panel”, or leave the marks empty.";
pub const NOT_LOOKED_AT: &str = "Nobody has looked yet";
pub const BATTLE_READY: &str = "Yes: every model is painted and based";
pub const NOT_BATTLE_READY: &str = "No";

/// Beside the field for a list in time: what an empty one means.
pub fn list_by_itself(points: i64) -> String {
    match points {
        0 => "Empty: 0, as there is no roster in time.".into(),
        _ => format!("Empty: {points}, as the roster came in time."),
    }
}

/// After the panel marked a player.
pub fn player_marked_sentence(name: &str) -> String {
    format!("{name} is marked.")
}

//! What the hall is shown, as the desk steers it: the screen, standings, awards, votes and news.

use crate::domain::event::call::CallKind;
use crate::words::so_many;

// Awards.
pub const CHOSEN: &str = "Players' votes, a judge or a panel";
pub const PLACE: &str = "A place in the standings";
pub const PLACE_OF_PLAYERS: &str = "A place among the players";
pub const BEST_OF_FACTION: &str = "Best of a faction";
pub const BEST_OF_ALLIANCE: &str = "Best of a grand alliance";
pub const NAME_THE_AWARD: &str = "Enter what the award is called.";
pub const ENTER_THE_FACTION: &str = "Enter the faction.";
pub const CHOOSE_THE_ALLIANCE: &str = "Choose the alliance.";
pub const AWARD_ADDED: &str = "The award is added.";
pub const AWARD_ON_RECORD: &str = "It is on record.";
pub const AWARD_REMOVED: &str = "The award is removed.";

pub const ALL_AWARDS_DECIDED: &str = "Every award is decided";

// What gives an award to somebody.
pub const SET_BY_HAND: &str = "set by hand";
pub const BY_VOTES: &str = "by players' votes";
pub const NOT_DECIDED_BY_NUMBERS: &str = "votes, a judge or a panel decide";

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
pub const VOTE_OPEN: &str = "The vote is open: players find it on their page.";
pub const VOTE_CLOSED: &str = "The vote is closed, and counted.";
pub const SAY_WHY_THROWN_AWAY: &str = "Say why the votes are thrown away.";
pub const VOTE_THROWN_AWAY: &str = "The vote is thrown away.";

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

/// After something was told to everybody: an answer, or an announcement.
pub fn told(is_ruling: bool) -> &'static str {
    if is_ruling { "It is on the page of questions." } else { "It is on every phone, and on the wall." }
}

// The screen.
pub const CLOCK_SET: &str = "The clock is set.";
pub const TABLE_HAS_ITS_MINUTES: &str = "The table has its minutes.";
pub const CALL_OUTS_SET: &str = "This is what is called out.";
pub const STEP_ON_THE_SCREEN: &str = "It is on the screen.";
pub const CEREMONY_AT_ITS_BEGINNING: &str = "The ceremony is at its beginning again.";

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
pub const PENALTY_COUNTS: &str = "It counts in the standings.";
pub const SAY_WHY_NO_PENALTY: &str = "Say why it does not count.";
pub const PENALTY_TAKEN_BACK: &str = "It does not count any more.";

// Soft scores.
pub const SOFT_SAVED: &str = "Saved. The pack shows it.";
pub const OWN_ARMY: &str = "This is your own army: somebody else marks it.";
pub const NOT_LOOKED_AT: &str = "Nobody has looked yet";
pub const BATTLE_READY: &str = "Yes: every model is painted and based";
pub const NOT_BATTLE_READY: &str = "No";

/// After the panel marked a player.
pub fn marked(name: &str) -> String {
    format!("{name} is marked.")
}

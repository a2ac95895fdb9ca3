//! Rosters at the desk: the list and each of them, how they are checked, and letters about them.

use crate::domain::event::roster_version::Judgement;
use crate::words::so_many;

// The list, and what it can be narrowed to.
pub const OPEN: &str = "Open";
pub const TO_DECIDE: &str = "To decide";
pub const SENT_BACK: &str = "Sent back";
pub const NOTHING_YET: &str = "Nothing yet";
pub const ACCEPTED: &str = "Accepted";
pub const ALL: &str = "All";
/// By a name or a faction.
pub const FOUND: &str = "Found";
pub const REPORTED: &str = "Reported";
pub const TO_MEND: &str = "To mend";
pub const TO_LOOK_AT: &str = "To look at";
pub const NOT_JUDGED: &str = "Without a verdict";
pub const NOT_READ_WHOLE: &str = "Not read whole";

/// Why some are not in the list of a judge who plays.
pub fn not_of_those_you_meet(players: usize) -> String {
    let whom = so_many(players, "player whom you meet next", "players whom you meet next");
    format!("Left out: {whom}. You see their rosters as a player does.")
}

// In a row: where the roster stands.
pub const IS_MISSING: &str = "nothing yet";
pub const IS_READY_BUT_LATE: &str = "ready, but late";
pub const IS_OVERDUE: &str = "overdue";
pub const IS_SENT_BACK: &str = "sent back";
pub const IS_ACCEPTED: &str = "accepted";
pub const IS_TO_DECIDE: &str = "to decide";
pub const IS_BEING_BUILT: &str = "building one";

/// Beside a roster that was sent back: how it stands, and until when a new one is due.
pub fn word_sent_back_until(stands: &str, due: &str) -> String {
    format!("{stands}, until {due}")
}

/// Beside a roster that was accepted.
pub fn accepted_by(name: &str) -> String {
    format!("by {name}")
}

/// Beside a roster that was accepted though something was found.
pub fn accepted_with(stands: &str) -> String {
    format!("with {stands}")
}

/// Why this one is the next to be decided; empty where it is the only one.
pub fn why_next(judgement: Judgement, left: usize) -> &'static str {
    match judgement {
        _ if left < 2 => "",
        Judgement::NotJudged | Judgement::NotReadWhole | Judgement::Illegal => {
            "What has to be mended comes first, and of these whoever has waited longest."
        }
        Judgement::ToLookAt => "Nothing has to be mended; of what is to look at, it has waited longest.",
        Judgement::Legal => "All that wait are ready, and it has waited longest.",
    }
}

/// The counts of the bar, for whoever does not see it.
pub fn describe_roster_counts_bar(
    accepted: usize,
    to_decide: usize,
    sent_back: usize,
    missing: usize,
) -> String {
    let all = accepted + to_decide + sent_back + missing;
    format!("{accepted} accepted, {to_decide} to decide, {sent_back} sent back, {missing} missing, of {all}")
}

/// Who has handed in nothing: how many they are.
pub fn are_missing(players: usize) -> String {
    match players {
        1 => "One player has handed in nothing.".into(),
        2 => "Two players have handed in nothing.".into(),
        more => format!("{} handed in nothing.", so_many(more, "player has", "players have")),
    }
}

/// Until when rosters are due, or were.
pub fn rosters_due_sentence(at: &str, is_over: bool) -> String {
    if is_over { format!("Rosters were due {at}.") } else { format!("Rosters are due {at}.") }
}

/// What writes to them.
pub fn write_to(players: usize) -> &'static str {
    match players {
        1 => "Write to them",
        2 => "Write to both",
        _ => "Write to all of them",
    }
}

/// After all that nothing is wrong with were accepted.
pub fn rosters_accepted_sentence(rosters: usize) -> String {
    match rosters {
        1 => "One roster is accepted.".into(),
        _ => format!("{} accepted.", so_many(rosters, "roster is", "rosters are")),
    }
}

// One roster.
pub const SAY_WHY_IT_PASSES: &str = "Say why this is let pass, in 500 characters: it stays on record.";
pub const SAY_WHAT_YOU_FOUND: &str = "Say what you found.";
pub const ANSWERED: &str = "Answered.";

/// After it was decided about, by the label of what it is now.
pub fn roster_decided_sentence(player: &str, state: &str) -> String {
    format!("{player}: {state}.")
}

/// After a finding was let pass, or has to count again.
pub fn let_pass(counts_again: bool) -> &'static str {
    if counts_again { "It counts again." } else { "It is let pass." }
}

/// After staff said what an unknown name means.
pub fn is_read_as(written: &str, means: &str) -> String {
    format!("{written} is read as {means} now.")
}

/// After staff handed one in.
pub fn handed_in_for(player: &str) -> String {
    format!("Handed in for {player}.")
}

// How they are checked.
pub const AS_PUBLISHED: &str = "as published";
pub const YES: &str = "yes";
pub const NO: &str = "no";
pub const RULES_CHANGED: &str = "Somebody else changed this since you opened the page: it is shown below as it stands. \
    What you typed is not saved yet; send it again to have it so.";
pub const JUDGED_AGAIN: &str = "Saved. Every roster is being judged again.";
pub const SAY_WHY_TO_EVERYBODY: &str = "Say why: everybody sees it.";
pub const NAME_THE_PUBLICATION: &str = "Choose the publication.";
pub const NAME_WHAT_DIFFERS: &str = "Name what is different.";
pub const WRITE_OPTIONS_SO: &str = "Write it as the profiles do: Any Infantry; 0-1 Monster. Or: None.";
pub const SAY_WHAT_DIFFERS: &str = "Say what is to be different: price, size, or one of the others.";

// Letters. Whom they go to, behind "Players who …".
pub const WITHOUT_A_ROSTER: &str = "have not handed in a roster";
pub const WITH_ONE_TO_FIX: &str = "have to fix their roster";
pub const WITH_ONE_TO_MEND: &str = "have something to mend in their roster";

pub const WRITE_SOMETHING: &str = "Write what they are to read.";

/// A letter to begin with, where there is no roster yet.
pub fn none_yet(event: &str, due: Option<&str>) -> String {
    match due {
        Some(due) => format!("We have no roster from you for {event} yet. It is due {due}."),
        None => format!("We have no roster from you for {event} yet. Please hand it in."),
    }
}

/// A letter to begin with, where staff sent a roster back.
pub fn has_to_be_fixed(event: &str) -> String {
    format!("Your roster for {event} has to be fixed:")
}

/// A letter to begin with, where something in a roster is against the rules.
pub fn is_to_be_mended(event: &str) -> String {
    format!("In your roster for {event} there is something to mend:")
}

/// After letters were sent.
pub fn mails_sent(mails: usize) -> String {
    format!("{}.", on_their_way(mails))
}

// After all were judged again.

/// How many rosters cost too much now, and from how many points to how many.
pub fn now_over(rosters: usize, least: i64, most: i64) -> String {
    let most_over = so_many(most, "point", "points");
    let by = if least == most { most_over } else { format!("{least} to {most_over}") };
    format!("{} now over, by {by}.", so_many(rosters, "roster is", "rosters are"))
}

/// After the changes were looked at, and their players were written to or not.
pub fn changes_seen(changed: usize, mails: usize) -> String {
    let mails = if mails == 0 { String::new() } else { format!(", {}", on_their_way(mails)) };
    let verdicts = match changed {
        1 => "One changed verdict".to_owned(),
        _ => so_many(changed, "changed verdict", "changed verdicts"),
    };
    format!("{verdicts} seen{mails}.")
}

fn on_their_way(mails: usize) -> String {
    so_many(mails, "mail is on its way", "mails are on their way")
}

//! The desk's first page: what comes next, the stages of the event, and its end.

use crate::domain::{
    event::{Stage, pack::Settings},
    numbers::{RoundNumber, TableNumber},
};
use crate::{
    domain::zone::long_date,
    words::{findings::join_with_and, so_many},
};
use chrono::NaiveDate;

/// What to do next: the thing itself, a sentence, and the link that leads there.
pub struct StepWords {
    pub title: String,
    pub text: String,
    pub label: String,
}

fn step_words_of(title: impl Into<String>, text: impl Into<String>, label: impl Into<String>) -> StepWords {
    StepWords { title: title.into(), text: text.into(), label: label.into() }
}

// What comes next, from stage to stage.

/// Nobody sees the event yet.
pub fn event_is_a_draft(missing: Option<&str>) -> StepWords {
    let text =
        "Only staff see it. Look at its settings and its page; then everybody may see them and sign up.";
    let missing = missing.map_or_else(String::new, |missing| format!(" {missing}"));
    step_words_of("The event is a draft", format!("{text}{missing}"), "Publish the event")
}

/// All is played and told.
pub fn event_is_finished() -> StepWords {
    step_words_of(
        FINISHED_TITLE,
        "Certificates, files, refunds, thanks and the archive: one page has all that remains.",
        "What remains",
    )
}

/// The heading of an event that is over, whatever is left open.
pub const FINISHED_TITLE: &str = "The event is finished";
/// Beneath, where something is still open.
pub const CERTIFICATES_ARE_THERE: &str = "Certificates for everybody can be printed";
pub const PRINT: &str = "Print";

/// Nothing is to be done any more.
pub fn event_is_archived() -> StepWords {
    step_words_of("The event is archived", "It is kept for reading.", "Standings")
}

/// Nobody has signed up, and nobody was added.
pub fn nobody_has_a_place() -> StepWords {
    step_words_of(
        "Nobody has a place yet",
        "Players sign up on the event's page; here they can be added or read from a table.",
        "Players",
    )
}

/// Before the first day, with rosters that nobody has decided about.
pub fn decide_rosters(rosters: i64) -> StepWords {
    let title = format!("{} to decide", so_many(rosters, "roster", "rosters"));
    step_words_of(
        title,
        "The worst come first, and those with nothing to mend are accepted at once.",
        "Rosters",
    )
}

/// Before the first day, with nothing else to do.
pub fn it_begins_on(first: NaiveDate, players: usize) -> StepWords {
    let have = so_many(players, "player has", "players have");
    let text = format!("It begins on {}: on that day, check them in.", long_date(first));
    step_words_of(format!("{have} a place so far"), text, "Players")
}

/// The day has come, and nobody yet.
pub fn check_players_in(players: usize) -> StepWords {
    let have = so_many(players, "player has", "players have");
    let text = format!("{have} a place. On the day, check them in.");
    step_words_of("Check players in", text, "Check-in")
}

/// Some have come.
pub fn check_the_others_in(here: usize, players: usize) -> StepWords {
    let players = so_many(players, "player is", "players are");
    let text = format!("{here} of {players} here.");
    step_words_of("Check players in", text, "Check-in")
}

/// All have come.
pub fn draw_the_first(players: usize) -> StepWords {
    let text = match players {
        1 => "The only player is here.".into(),
        2 => "Both players are here.".into(),
        _ => format!("All {} are here.", so_many(players, "player", "players")),
    };
    step_words_of("Draw round 1", text, DRAW_ROUND_1)
}

/// Beneath, while some are missing.
pub const NOBODY_ELSE: &str = "Round 1 can be drawn without those who are missing";
pub const DRAW_ROUND_1: &str = "Draw round 1";

// What comes next in a round.

/// It is drawn, and nobody sees it.
pub fn round_is_a_draft(round: RoundNumber) -> StepWords {
    step_words_of(
        format!("Round {round} is a draft"),
        "Look it over, then publish it.",
        format!("Look over round {round}"),
    )
}

/// The players of a table say different things, each by name and what they say; so many tables in all do.
/// Where it is no table of the round that the page is about, it says of which.
pub fn reports_differ(
    (round, table): (Option<RoundNumber>, TableNumber),
    claims: &[(String, String)],
    disputed: usize,
) -> StepWords {
    let mut text: Vec<String> = Vec::new();
    if !claims.is_empty() {
        let claims: Vec<String> = claims.iter().map(|(who, what)| format!("{who} says {what}")).collect();
        text.push(format!("{}.", claims.join(", ")));
    }
    if disputed > 1 {
        text.push(format!("{} for this.", so_many(disputed, "table waits", "tables wait")));
    }
    text.push("A judge says which one stands.".into());
    let title = match round {
        Some(round) => format!("Round {round}, table {table}: two reports differ"),
        None => format!("Table {table}: two reports differ"),
    };
    step_words_of(title, text.join(" "), format!("Settle table {table}"))
}

/// Teams have not settled who plays whom.
pub fn captains_settle(matches: usize) -> StepWords {
    step_words_of(
        format!("Matches in which captains settle who plays whom: {matches}."),
        "Battles begin when both captains have chosen, step by step.",
        "Matches",
    )
}

/// It is out, and planned for an hour that is not near.
pub fn round_begins_later(round: RoundNumber, at: &str) -> StepWords {
    step_words_of(
        format!("Round {round} is out"),
        format!("It is planned for {at}. Until then, check in who comes."),
        "Check-in",
    )
}

/// It is out, its clock is not started, and nobody has reported.
pub fn start_the_clock(round: RoundNumber, minutes: u32) -> StepWords {
    let text = "Everybody sees it. When they sit at their tables, start its clock.";
    step_words_of(format!("Round {round} is out"), text, start_clock(minutes))
}

/// On the button that starts it.
pub fn start_clock(minutes: u32) -> String {
    format!("Start the clock: {}", so_many(minutes, "minute", "minutes"))
}

/// Somebody came after the draw, and there is somebody for them to play: those who have the bye, or wait.
pub fn seat_them(late: &[String], round: RoundNumber, (byes, waiting): (&[String], &[String])) -> StepWords {
    let has = byes.iter().map(|name| format!("{name} has the bye."));
    let waits = waiting.iter().map(|name| format!("{name} waits for an opponent."));
    let stands: Vec<String> = has.chain(waits).collect();
    let text = if stands.is_empty() { "They can play each other.".into() } else { stands.join(" ") };
    step_words_of(without_a_seat(late, round), text, "Seat them")
}

/// The time of the round is over, and some have no result.
pub fn time_is_up(round: RoundNumber, playing: usize, tables: usize) -> StepWords {
    step_words_of(
        format!("Time is up: {playing} of {} still play", so_many(tables, "table", "tables")),
        format!("Ask them for their results: round {round} can be closed when every table has one."),
        "Battles",
    )
}

/// Every table has a result, and somebody has no opponent still.
pub fn somebody_waits(names: &[String], round: RoundNumber) -> StepWords {
    let title = match names {
        [one] => format!("{one} still waits for an opponent"),
        names => format!("{} still wait for an opponent", names.join(", ")),
    };
    let text = "Every table has a result. Give them the bye, and the round can be closed.";
    step_words_of(title, text, format!("Look at round {round}"))
}

/// Tables without a result.
pub fn still_playing(round: RoundNumber, playing: usize, tables: usize) -> StepWords {
    step_words_of(
        format!("{playing} of {} still play", so_many(tables, "table", "tables")),
        format!("Round {round} can be closed when every table has a result."),
        "Battles",
    )
}

/// Every table has one.
pub fn close_the_round(round: RoundNumber) -> StepWords {
    let look = format!("Look over round {round}");
    step_words_of(
        format!("Close round {round}"),
        "Every table has a result. The round's page closes it.",
        look,
    )
}

/// It is closed, and no other is planned.
pub fn that_was_the_last(round: RoundNumber) -> StepWords {
    step_words_of(was_the_last(round), "Look at the standings, then finish the event.", FINISH)
}

/// The heading of an event whose rounds are played, whatever is left open.
pub fn was_the_last(round: RoundNumber) -> String {
    format!("Round {round} was the last")
}

pub const FINISH: &str = "Finish the event";
/// Beneath, where something is still open.
pub const AS_IT_IS: &str = "Or it ends as it is";

/// It is closed, and another one is planned.
pub fn draw_the_next(round: RoundNumber) -> StepWords {
    step_words_of(
        format!("Draw round {}", round.next()),
        format!("Round {round} is closed."),
        "Draw the next round",
    )
}

/// Those who came after the draw: `Kim is here, and has no seat in round 2`
pub fn without_a_seat(names: &[String], round: RoundNumber) -> String {
    match names {
        [one] => format!("{one} is here, and has no seat in round {round}"),
        [one, other] => format!("{one} and {other} are here, and have no seat in round {round}"),
        [one, ..] => {
            let others = so_many(names.len() - 1, "other", "others");
            format!("{one} and {others} are here, and have no seat in round {round}")
        }
        [] => String::new(),
    }
}

/// Those who have a seat in the round that is drawn, and have left: `Kim has left, and has a seat in round 2`
pub fn have_left(names: &[String], round: RoundNumber) -> Option<String> {
    match names {
        [] => None,
        [one] => Some(format!("{one} has left, and has a seat in round {round}")),
        names => Some(format!("{} have left, and have a seat in round {round}", names.join(", "))),
    }
}

/// Those who have a seat in the round that is drawn, and have not handed in a roster: `Kim has no roster yet, and has a
/// seat in round 1`
pub fn have_no_roster(names: &[String], round: RoundNumber) -> Option<String> {
    const NAMED: usize = 8;
    let who = match names {
        [] => return None,
        [one] => return Some(format!("{one} has no roster yet, and has a seat in round {round}")),
        names if names.len() <= NAMED + 1 => join_with_and(names),
        names => {
            format!("{} and {}", names[..NAMED].join(", "), so_many(names.len() - NAMED, "other", "others"))
        }
    };
    Some(format!("{who} have no roster yet, and have a seat in round {round}"))
}

/// Those who leave after the round, and whose battle in it has not begun.
pub fn are_leaving(names: &[String], round: RoundNumber) -> Option<String> {
    match names {
        [] => None,
        [one] => Some(format!("{one} leaves after round {round}, and their battle has not begun")),
        names => {
            Some(format!("{} leave after round {round}, and their battles have not begun", names.join(", ")))
        }
    }
}

/// It was drawn while the round before it is played.
pub fn next_is_a_draft(round: RoundNumber) -> String {
    format!("Round {round} is a draft: only staff see it")
}

pub const LOOK_IT_OVER: &str = "Look it over";

/// Beneath, where something else comes before it.
pub fn time_is_over(playing: usize) -> String {
    format!("Time is over: {} still playing", so_many(playing, "table is", "tables are"))
}

/// Of a round that is not the newest any more.
pub fn without_a_result(round: RoundNumber, tables: usize) -> String {
    format!("Round {round}: {} no result yet", so_many(tables, "table has", "tables have"))
}

/// Players' reports that the opponent has not answered for as long as the event allows.
pub fn nobody_confirmed(reports: usize) -> String {
    format!("{} nobody confirmed in time", so_many(reports, "report", "reports"))
}

/// To a judge who plays at a table that waits for one.
pub fn your_own_table_waits(table: TableNumber) -> String {
    format!("You play at table {table}, which waits for a judge: another one should rule")
}

/// To organisers: who judges and plays, each with the table.
pub fn judges_who_play(who: &[(&str, TableNumber)]) -> Option<String> {
    let told: Vec<String> = who.iter().map(|(name, table)| format!("{name} at table {table}")).collect();
    let (does, rules) =
        if told.len() == 1 { ("judges and plays", "that table") } else { ("judge and play", "those") };
    (!told.is_empty()).then(|| format!("{} {does}: another judge rules on {rules}", join_with_and(&told)))
}

/// Those that can still be confirmed in time.
pub fn wait_for_the_opponent(reports: usize) -> String {
    format!("{} for the opponent", so_many(reports, "report waits", "reports wait"))
}

pub const SEE_THEM: &str = "See them";

/// Signed up without anything that tells them from a program: `3 people ask to be let in`
pub fn ask_to_come_in(people: usize) -> String {
    so_many(people, "person asks to be let in", "people ask to be let in")
}
pub const LET_THEM_IN: &str = "Let them in";
pub const SIGN_UP_IS_OPEN_AGAIN: &str = "Sign-up is open again.";

/// Somebody could have a place: `A place is free: Bo has waited longest`
pub fn places_are_free(free: usize, longest: Option<&str>) -> String {
    let free = if free == 1 {
        "A place is free".into()
    } else {
        format!("{} free", so_many(free, "place is", "places are"))
    };
    match longest {
        Some(name) => format!("{free}: {name} has waited longest"),
        None => free,
    }
}

/// They paid and gave their places up in time: `3 to refund`
pub fn to_refund(players: usize) -> String {
    format!("{players} to refund")
}

pub const REPAIR: &str = "Repair";
pub const LOOK: &str = "Look";
pub const STAFF: &str = "Staff";
pub const TABLES: &str = "Tables of this round";

/// Those who got a place that became free, by itself: `Bo moved up from the waiting list, Sat 09:12`
pub fn moved_up(names: &[String], at: &str) -> String {
    format!("{} moved up from the waiting list, {at}", names.join(", "))
}

pub const ROSTERS: &str = "Rosters";
pub const PLAYERS: &str = "Players";
pub const TEAMS: &str = "Teams";

/// Players say that something is wrong with rosters, and nobody has answered: `A player reported a problem with a roster`
pub fn rosters_are_reported(reports: i64) -> Option<String> {
    match reports {
        0 => None,
        1 => Some("A player reported a problem with a roster".into()),
        reports => Some(format!(
            "Players reported {}",
            so_many(reports, "problem with a roster", "problems with rosters")
        )),
    }
}

pub const ANSWER: &str = "Answer";

// What the end leaves open.

/// Everybody sees the standings after this round, and none that came later: `The standings after round 4 are hidden`
pub fn standings_are_hidden(last: RoundNumber) -> String {
    if last.is_a_round() {
        format!("The standings after round {last} are hidden")
    } else {
        "The standings are hidden".into()
    }
}

/// Awards that somebody has to give: `“Best painted” is nobody's yet`
pub fn awards_are_open(titles: &[String]) -> String {
    match titles {
        [title] => format!("“{title}” is nobody's yet"),
        titles => format!("{} awards are nobody's yet: {}", titles.len(), titles.join(", ")),
    }
}

/// Awards that players vote on: `The vote for “Best sportsperson” is open`
pub fn votes_are_open(titles: &[String]) -> String {
    match titles {
        [title] => format!("The vote for “{title}” is open"),
        titles => format!("{} votes are open: {}", titles.len(), titles.join(", ")),
    }
}

/// Nobody knows the standings yet, and the ceremony has awards to tell.
pub const AWARDS_ARE_TO_BE_GIVEN: &str =
    "The awards are told one by one on the screen, and then the standings are shown";
pub const GIVE_THE_AWARDS: &str = "Give the awards";

pub const SHOW_THEM: &str = "Show them";
pub const DECIDE: &str = "Decide";
pub const CLOSE_THE_VOTE: &str = "Close the vote";

// What comes next for a judge.

/// Tables have called.
pub fn tables_wait(calls: usize) -> StepWords {
    let title =
        if calls == 1 { "One table waits".into() } else { so_many(calls, "table waits", "tables wait") };
    step_words_of(format!("{title} for a judge"), "", "Calls")
}

/// Nobody has decided about them.
pub fn rosters_to_look_at(rosters: i64) -> StepWords {
    step_words_of(format!("Rosters to look at: {rosters}"), "", "Rosters")
}

/// There is nothing to judge.
pub fn nobody_waits() -> StepWords {
    step_words_of("Nobody waits for you", "Calls from the tables come up by themselves.", "Calls")
}

// The stages.

/// What the button that leads to a stage says, and what happens then; a stage before the present one is gone back to.
pub fn word_stage_button(stage: Stage, is_back: bool) -> (&'static str, &'static str) {
    match (stage, is_back) {
        (Stage::Draft, _) => ("Back to a draft", "Only staff see the event again."),
        (Stage::Published, false) => ("Publish the event", "Everybody sees the pack and can sign up."),
        (Stage::Published, true) => ("Open registration again", "Players can sign up by themselves again."),
        (Stage::RegistrationClosed, _) => {
            ("Close registration", "Nobody signs up by themselves any more; staff can still add players.")
        }
        (Stage::Running, false) => ("Start the event", "Publishing the first round does this by itself."),
        (Stage::Running, true) => ("Go on with the event", "Results and standings can change again."),
        (Stage::Finished, false) => {
            ("Finish the event", "Standings and awards are final. You can go back if need be.")
        }
        (Stage::Finished, true) => ("Take it out of the archive", "It is on the front page again."),
        (Stage::Archived, _) => ("Archive the event", "Kept for reading, and off the front page."),
    }
}

/// After the stage was set, by its label.
pub fn is_now(stage: &str, missing: Option<&str>) -> String {
    let missing = missing.map_or_else(String::new, |missing| format!(" {missing}"));
    format!("The event is now: {stage}.{missing}")
}

/// What players want to know first, and the event does not tell yet.
pub fn still_to_be_told(settings: &Settings) -> Option<&'static str> {
    match (settings.starts_on.is_some(), !settings.venue.is_empty()) {
        (true, true) => None,
        (false, true) => Some("It tells no date yet: set one in the settings."),
        (true, false) => Some("It tells no venue yet: set one in the settings."),
        (false, false) => Some("It tells no date and no venue yet: set them in the settings."),
    }
}

// The end.
pub const SAY_WHY_IT_ENDS: &str = "Say why the event ends with tables playing: it is on record.";
pub const FINISHED: &str = "The event is finished.";
pub const FINISHED_HIDDEN: &str = "The event is finished. Its standings are still hidden.";

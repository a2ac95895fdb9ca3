//! A player's own page, and what players do there beside their battle: check in, leave, call a judge, vote.

use crate::domain::{
    event::{player::Status, refund::Refund, team::Team},
    history::Outcome,
    numbers::RoundNumber,
    zone::long_date,
};
use crate::words::so_many;
use chrono::{NaiveDate, NaiveTime, Timelike};

/// When the round is planned to begin: a time of day, or a day and a time.
pub fn start_planned(at: &str) -> String {
    format!("Start planned for {at}")
}

/// When the round's clock was started.
pub fn word_clock_started(at: &str) -> String {
    format!("Started {at}")
}

// What stands where the table stood, once nothing is played.
pub const EVENT_IS_OVER: &str = "The event is over";
pub const STANDINGS: &str = "Standings";
pub const FINAL_PLACE: &str = "Your final place";

/// Above the standings around the player, which are not those of teams.
pub fn place_of(place: &str, of: usize, beside_teams: bool) -> String {
    let among = if beside_teams { AMONG_PLAYERS } else { "" };
    format!("Your place{among}: {place} of {of}")
}

/// Beneath: of when it is.
pub fn after_round(round: RoundNumber) -> String {
    format!("After round {round}.")
}

const AMONG_PLAYERS: &str = " among the players";

/// Its tables are, too.
pub fn round_is_over(round: RoundNumber) -> String {
    format!("Round {round} is over")
}

/// What a place is called, which is one of a round; that of a player of a team is not the team's.
pub fn place_after(round: RoundNumber, beside_teams: bool) -> String {
    let among = if beside_teams { AMONG_PLAYERS } else { "" };
    format!("Your place{among} after round {round}")
}

// The painting contest.
pub const IN_THE_CONTEST: &str = "Your army is in the painting contest.";
pub const OUT_OF_THE_CONTEST: &str = "Your army is not in the painting contest.";

/// No roster was handed in; with the moment by which it has to be, and whether that is over.
pub fn roster_missing(due: Option<(&str, bool)>) -> String {
    match due {
        None => "Your roster is not handed in yet.".into(),
        Some((due, true)) => format!("Your roster is missing. It was due {due}."),
        Some((due, false)) => format!("Your roster is not handed in yet. It is due {due}."),
    }
}

/// Staff sent the roster back; with the moment by which it has to be mended.
pub fn roster_sent_back(reason: &str, until: Option<&str>) -> String {
    let until = until.map(|until| format!(" Mend it until {until}.")).unwrap_or_default();
    format!("Your roster was sent back: {reason}{until}")
}

/// On the waiting list, where places that become free go to it by themselves.
pub const WAITS_BY_ITSELF: &str = "You are on the waiting list. A place that becomes free goes to whoever has waited \
                                   longest, by itself: you see it here.";

/// For somebody whom nobody has let in yet.
pub const ASKS_TO_COME_IN: &str = "Very many people are signing up at the moment, so the organiser will look at your entry and \
                                   let you in. You will see it here.";

/// Before any round is published.
pub fn no_round(status: Status) -> &'static str {
    match status {
        Status::Waiting => "You are on the waiting list. The organiser gives you a place when one is free.",
        Status::Withdrawn => "You have withdrawn from this event.",
        Status::Playing => "No round has been published yet. Your table appears here the moment it is.",
    }
}

/// The same where teams are entered.
pub fn no_round_of_team(team: &Team) -> String {
    match team.status {
        Status::Waiting => {
            format!("{} is on the waiting list. The organiser gives it a place when one is free.", team.name)
        }
        Status::Withdrawn => format!("{} has withdrawn from this event.", team.name),
        Status::Playing => no_round(Status::Playing).into(),
    }
}

/// A team that is not paired any more.
pub fn team_left_before(name: &str) -> String {
    format!("{name} has left the event, so it is not paired any more. Its results stand.")
}

// Why there is no table in this round.
pub const HAS_LEFT: &str = "You have left the event, so you are not paired any more. Your results stand.";
pub const SPARE: &str = "You are the spare player, and are not needed in this round.";

/// Whoever comes later.
pub fn joins_in_round_sentence(round: RoundNumber) -> String {
    format!("You join in round {round}.")
}

/// Where teams are entered, until the captains have chosen.
pub fn pairs_to_come(round: RoundNumber) -> String {
    format!(
        "The pairs of round {round} are still being chosen: the captains see their next step under “My match”."
    )
}

/// The same to a captain.
pub fn pairs_to_choose(round: RoundNumber) -> String {
    format!("The pairs of round {round} are still being chosen, and you choose for your team.")
}

/// Nobody knows why.
pub fn at_no_table(round: RoundNumber) -> String {
    format!("You are at no table of round {round}. Ask at the desk.")
}

// Earlier rounds.
pub const NO_RESULT: &str = "no result yet";
pub const BYE: &str = "bye";

/// How an earlier battle ended for the player.
pub fn word_battle_outcome(outcome: Outcome) -> &'static str {
    if outcome.is_win() {
        "won"
    } else if outcome.is_loss() {
        "lost"
    } else {
        "draw"
    }
}

/// A record behind the points that count before it.
pub fn tournament_points(points: i64, record: &str) -> String {
    format!("{}, {record}", so_many(points, "tournament point", "tournament points"))
}

/// The same in an event of teams.
pub fn match_points(points: i64, record: &str) -> String {
    format!("{}, {record}", so_many(points, "match point", "match points"))
}

// Checking in, and taking it back.
pub const NOT_CHECKED_IN: &str = "You are not checked in any more.";
pub const ROSTER_ACCEPTED: &str = "Roster accepted";
pub const ROSTER_HANDED_IN: &str = "Roster handed in; the organiser looks at it";
pub const ENTRY_PAID: &str = "Entry paid";
pub const ENTRY_NOT_PAID: &str = "Entry not paid yet: ask at the desk";

/// `Saturday 21 November`
pub fn write_long_today(date: NaiveDate) -> String {
    date.format("%A %-d %B").to_string()
}

/// By the venue's clock, and the name by which people call somebody.
pub fn greet_player(at: NaiveTime, name: &str) -> String {
    let time = match at.hour() {
        0..12 => "morning",
        12..18 => "afternoon",
        _ => "evening",
    };
    format!("Good {time}, {}", first_name_of_player(name))
}

/// Once they have checked in.
pub fn you_are_here(name: &str) -> String {
    format!("You are here, {}", first_name_of_player(name))
}

fn first_name_of_player(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or(name)
}

/// How long players check in by themselves; none: until the round is out.
pub fn open_until(at: Option<NaiveTime>) -> String {
    match at {
        Some(at) => format!("Check-in is open until {}.", at.format("%H:%M")),
        None => "Check-in is open until round 1 is published.".to_owned(),
    }
}

/// `Round 1 at 09:30, main hall`
pub fn first_round(at: &str, venue: &str) -> String {
    if venue.is_empty() { format!("Round 1 at {at}") } else { format!("Round 1 at {at}, {venue}") }
}

/// What whoever is here waits for.
pub fn table_appears(at: Option<&str>) -> String {
    let planned = at.map(|at| format!(", which begins at {at},")).unwrap_or_default();
    format!("Your table appears here when round 1{planned} is published.")
}

// Giving a place up that is paid for.

/// What became of the payment.
pub fn what_becomes_of_the_money(refund: Refund) -> String {
    match refund {
        Refund::Due => {
            "Your payment is to be given back: the organiser has it on the list. If it does not come, ask \
                        them."
                .into()
        }
        Refund::TooLate(last) => {
            format!("You gave your place up after {}, the last day for refunds: no refund.", long_date(last))
        }
    }
}

/// What became of the payment of a team, for whoever answers for it.
pub fn what_becomes_of_the_teams_money(refund: Refund) -> String {
    match refund {
        Refund::Due => {
            "The payment of the team is to be given back: the organiser has it on the list. If it does not \
                        come, ask them."
                .into()
        }
        Refund::TooLate(last) => {
            format!(
                "The team gave its place up after {}, the last day for refunds: no refund.",
                long_date(last)
            )
        }
    }
}

/// What will become of it, before they do, or before the team does; with the last day for refunds, where there is one.
pub fn what_will_become_of_the_money(refund: Refund, until: Option<NaiveDate>, of_team: bool) -> String {
    let (payment, you) =
        if of_team { ("The payment of the team", "it leaves") } else { ("Your payment", "you leave") };
    match (refund, until) {
        (Refund::TooLate(last), _) => format!("The last day for refunds was {}: no refund.", long_date(last)),
        (Refund::Due, Some(last)) => {
            format!("{payment} is given back if {you} until {}.", long_date(last))
        }
        (Refund::Due, None) => format!("{payment} is to be given back."),
    }
}

// Leaving, and the account an entry is in.
pub const COME_BACK: &str = "Come back";
pub const YOU_HAVE_LEFT: &str = "You have left";
pub const WELCOME_BACK: &str = "Welcome back. You are paired from the next round on.";
pub const ASKS_AGAIN: &str = "Your entry waits to be let in.";
pub const ENTRY_WITHDRAWN: &str = "Your entry is withdrawn.";
pub const LEFT: &str = "You have left the event. Thank you for playing.";

/// A captain has taken the team out.
pub fn team_has_left(name: &str) -> String {
    format!("{name} has left the event. Thank you for playing.")
}

/// A captain has brought the team back.
pub fn team_is_back(name: &str) -> String {
    format!("Welcome back. {name} is paired from the next round on.")
}

pub const RELEASED: &str = "This entry is not in your account any more. Its private link still leads to it.";
pub const CLAIMED: &str = "This entry is in your account now.";

// Calling a judge.
pub const NOTE_TOO_LONG: &str = "That note is longer than 300 characters. Say it to the judge instead.";
pub const CALL_WITHDRAWN: &str = "The call is withdrawn.";
pub const CALLED: &str = "A judge is called. Stay at your table.";

// Voting.
pub const CHOOSE_SOMEBODY: &str = "Choose somebody.";
/// A name was typed: those who are called like it stand there to choose from.
pub const CHOOSE_OF_THESE: &str = "Choose who is meant; if it is none of these, type another name.";
pub const VOTE_IS_FINAL: &str =
    "Tick this: nobody can give you the vote back, because nobody knows which is yours.";
pub const VOTED: &str = "Your vote is counted.";

/// What a draw makes of those who are left when somebody leaves.
pub fn left_over_without_you(players: usize) -> String {
    if players.is_multiple_of(2) {
        format!("With you gone {players} play, an even number: as it stands, nobody has the bye.")
    } else {
        format!("With you gone {players} play, an odd number: as it stands, somebody has the bye.")
    }
}

//! What is wrong with an event file, in one plain line that says where.

use super::{InWords, so_many, write_grouped_number};
use crate::{
    domain::event::pack::Method,
    exchange::event_file::{
        EventFileError, FileChange, FileCount, FilePart, FilePlace, FileProblem, JsonFault,
    },
};

impl InWords for EventFileError {
    fn in_words(&self) -> String {
        match self {
            Self::NotJson(why) => format!("not JSON: {why}"),
            Self::NoEventFile { fault, line, column } => {
                format!("{} at line {line} column {column}", fault.in_words())
            }
            Self::At { place, problem } => format!("{}: {}", place.in_words(), problem.in_words()),
            Self::NoHash => "it carries no hash of what it holds, so nobody can tell whether it was changed. \
                             Export it again where the event is; for a file from an older Muster that you trust, \
                             say --without-hash"
                .into(),
            Self::Changed(changes) => {
                format!("it was changed after it was written: {}. Export it again where the event is", list_changes(changes))
            }
        }
    }
}

/// So many places are told.
const MOST_CHANGES: usize = 24;

fn list_changes(changes: &[FileChange]) -> String {
    if changes.is_empty() {
        return "not in its rows, but in what it says of the event, its players, rounds or staff".into();
    }
    let mut told: Vec<_> = changes.iter().take(MOST_CHANGES).map(InWords::in_words).collect();
    if changes.len() > MOST_CHANGES {
        told.push(so_many(changes.len() - MOST_CHANGES, "more place", "more places"));
    }
    told.join("; ")
}

impl InWords for FileChange {
    fn in_words(&self) -> String {
        match self {
            Self::Rows { table } => format!("{table}: rows or columns were added or taken out"),
            Self::Cell { table, row, column } => format!("{table}, row {row}: {}", quote_short_text(column)),
        }
    }
}

impl InWords for JsonFault {
    fn in_words(&self) -> String {
        match self {
            Self::TooLarge => "the file holds more than any event needs".into(),
            Self::LongText { most } => format!("a text is longer than {} KB", most >> 10),
            Self::ManyKeys { most } => format!("an object has more than {most} keys"),
            Self::KeyTwice(key) => format!("key {} is there twice", quote_short_text(key)),
        }
    }
}

impl InWords for FilePlace {
    fn in_words(&self) -> String {
        self.0.iter().map(InWords::in_words).collect::<Vec<_>>().join(", ")
    }
}

impl InWords for FilePart {
    fn in_words(&self) -> String {
        match self {
            Self::File => "file".into(),
            Self::Event => "event".into(),
            Self::Pairing => "pairing".into(),
            Self::Bye => "bye".into(),
            Self::Ranking => "ranking".into(),
            Self::NthPlayer(position) => format!("player {position}"),
            Self::Player(id) => format!("player {}", quote_short_text(id)),
            Self::NthTeam(position) => format!("team {position}"),
            Self::Team(id) => format!("team {}", quote_short_text(id)),
            Self::Forbidden(position) => format!("forbidden {position}"),
            Self::Round(number) => format!("round {number}"),
            Self::Entry(position) => format!("entry {position} of tables"),
            Self::Table(number) => format!("table {number}"),
            Self::Match(position) => format!("match {position}"),
            Self::Result => "result".into(),
            Self::Score(side) => (*side).into(),
            Self::Draft => "draft".into(),
        }
    }
}

impl InWords for FileProblem {
    fn in_words(&self) -> String {
        match self {
            Self::NotAnObject => "must be an object, in { }".into(),
            Self::UnknownKey(key) => format!("unknown key {}", quote_short_text(key)),
            Self::Missing(key) => format!("\"{key}\" is missing"),
            Self::Empty(key) => format!("\"{key}\" is empty"),
            Self::NotText(key) => format!("\"{key}\" must be text, in quotes"),
            Self::NotAList(key) => format!("\"{key}\" must be a list, in [ ]"),
            Self::NotTrueOrFalse(key) => format!("\"{key}\" must be true or false"),
            Self::NotANumber { key, least } => {
                format!("\"{key}\" must be a whole number, {least} or more")
            }
            Self::NumberTooLarge { key, most } => {
                let most = u32::try_from(*most).map_or_else(|_| most.to_string(), write_grouped_number);
                format!("\"{key}\" is too large: at most {most}")
            }
            Self::NotATable => "\"table\" must be a whole number, 1 or more, or null".into(),
            Self::NotADate { key, said } => {
                format!("\"{key}\" must be a date like 2025-05-10, not {}", quote_short_text(said))
            }
            Self::TooMany { what, count, most } => {
                format!("{count} {}, and at most {most} are read", what.in_words())
            }
            Self::NoSuchWord { key, said, known } => {
                format!("\"{key}\" is {}{}", quote_short_text(said), instead_of(known))
            }
            Self::NoSuchKind(said) => format!("unknown kind {}", quote_short_text(said)),
            Self::NoSuchOutcome(said) => format!("unknown outcome {}", quote_short_text(said)),
            Self::NoSuchTiebreaker(said) => format!("unknown tie-breaker {}", quote_short_text(said)),
            Self::TiebreakerTwice(name) => format!("tie-breaker {} is named twice", quote_short_text(name)),
            Self::NoGame(why) => {
                format!("\"system_file\" is no game system that can be read here: {}", why.in_words())
            }
            Self::NoMethods => {
                let known = Method::ALL.map(|method| quote_short_text(method.word())).join(", ");
                format!("\"methods\" must name a method for a round, as {{\"2\": …}}: {known}")
            }
            Self::OtherNumber(said) => {
                format!("\"number\" is {said}; rounds are numbered 1, 2, 3, without a gap")
            }
            Self::NoPlayer(id) => format!("player {} is not in players", quote_short_text(id)),
            Self::NoTeam(id) => format!("team {} is not in teams", quote_short_text(id)),
            Self::PlaysTwice(id) => format!("player {} plays twice in this round", quote_short_text(id)),
            Self::OtherBye(key) => {
                format!("\"{key}\" is not what a bye counts in this event (\"pairing\", \"bye\")")
            }
            Self::ManyMarks { most } => format!("\"marks\" has {most} numbers at most"),
            Self::UnknownTeamKey(key) => format!("\"team\" has the unknown key {}", quote_short_text(key)),
            Self::NoSeeds => "\"seeds\" must be a list of players' ids".into(),
            Self::NoCutLeavers => {
                "\"cut_leavers\" must say walkover, beaten or next by player, like {\"p6\": \"walkover\"}"
                    .into()
            }
            Self::NoLists => {
                "\"lists\" must have the pairs of a round, as {\"2\": [[\"p1\", \"p2\"]]}".into()
            }
            Self::IdTwice => "this id is there twice".into(),
            Self::TableTwice => "this table is there twice".into(),
            Self::SamePlayer => "\"a\" and \"b\" are the same player".into(),
            Self::ByeAtATable => "\"b\" is null: a bye has no table, so \"table\" must be null too".into(),
            Self::ByeWithOpponent => "\"kind\" is \"bye\", but there is an opponent".into(),
            Self::NoOpponent => "there is no opponent, so \"kind\" must be \"bye\"".into(),
            Self::ReasonAlone => "\"reason\" is there without \"outcome\"".into(),
            Self::LargeMark => "\"marks\" are small numbers".into(),
            Self::NoTeamSettings => "\"team\" is not how teams are set up".into(),
            Self::InATeamAlready => "a player of it is in a team already".into(),
            Self::TeamPlaysTwice => "a team of it plays twice in this round".into(),
            Self::PlaysTwiceInMatch => "a player of it plays twice in this match".into(),
            Self::OtherSides => "\"a\" must be of the first team and \"b\" of the second".into(),
            Self::NoCorrections => "\"corrections\" are not readable".into(),
            Self::NoPenalties => {
                r#""corrections" must be a list like [{"round": 1, "points": -5, "reason": "a late list"}]"#
                    .into()
            }
            Self::NoSide => "\"side\" is \"a\" or \"b\"".into(),
            Self::NoChoice => "\"choice\" must be numbers, as \"2,5\"".into(),
        }
    }
}

impl InWords for FileCount {
    fn in_words(&self) -> String {
        match self {
            Self::Players => "players",
            Self::Rounds => "rounds",
        }
        .into()
    }
}

/// `, and only "random" is known`, `; it is "graded", "plain" or "points"`
fn instead_of(known: &[&str]) -> String {
    let known: Vec<String> = known.iter().map(|word| format!("\"{word}\"")).collect();
    match known.as_slice() {
        [] => String::new(),
        [only] => format!(", and only {only} is known"),
        [others @ .., last] => format!("; it is {} or {last}", others.join(", ")),
    }
}

/// A text of the file: quoted, on one line, not endless.
fn quote_short_text(text: &str) -> String {
    const LONGEST: usize = 60;
    if text.chars().count() <= LONGEST {
        return format!("{text:?}");
    }
    let start: String = text.chars().take(LONGEST).collect();
    format!("{start:?}…")
}

#[cfg(test)]
mod tests;

//! The files that every language has, by their names: one for each noun and for each room of pages.

/// Those of the language with this code.
macro_rules! files_of_language {
    ($code:literal) => {
        $crate::text::file_names::files!($code:
            "account"
            "accounts"
            "admin"
            "audit"
            "audit-rounds"
            "awards"
            "battles"
            "calls"
            "catalogues"
            "command"
            "conflicts"
            "dates"
            "desk-battles"
            "desk-finished"
            "desk-home"
            "desk-matches"
            "desk-paper"
            "desk-players"
            "desk-rosters"
            "desk-rounds"
            "desk-rounds-change"
            "desk-setup"
            "desk-show"
            "desk-teams"
            "desk-venue"
            "draw"
            "errors"
            "event"
            "events"
            "files"
            "find"
            "findings"
            "forbidden"
            "forms"
            "guide"
            "help"
            "imports"
            "layout"
            "lists"
            "mails"
            "match-card"
            "matches"
            "news"
            "outlook"
            "pack"
            "pairing"
            "pairings"
            "picking"
            "play"
            "play-me"
            "play-roster"
            "players"
            "print"
            "ranking"
            "register"
            "roster"
            "rosters"
            "rounds"
            "rules"
            "screen"
            "set-up"
            "settings"
            "sheet"
            "site"
            "standings"
            "statistics"
            "story"
            "systems"
            "teams"
            "timetable"
            "words"
        )
    };
}
pub(super) use files_of_language;

macro_rules! files {
    ($code:literal: $($name:literal)+) => {
        &[$(include_str!(concat!("../../templates/text/", $code, "/", $name, ".ftl"))),+]
    };
}
pub(super) use files;

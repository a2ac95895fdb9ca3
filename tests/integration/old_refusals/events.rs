//! An event's settings, battleplans, venue and ranking, and what comes in from files.

use super::OldWords;
use muster::words::so_many;
use muster::{
    domain::{
        refusal::{
            BattleplanRefusal, CatalogueRefusal, EventRefusal, ImportRefusal, RankingRefusal, VenueRefusal,
        },
        stored_event::StoredRowProblem,
    },
    words::InWords,
};

impl OldWords for EventRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::NotItsName => "That is not the event’s name. Type it as it stands above.",
            Self::Runs => "The event runs. Finish it first, then it can be deleted.",
            Self::StillPlaying { tables } => {
                let tables =
                    if *tables == 1 { "A table has".into() } else { so_many(*tables, "table has", "tables have") };
                return format!(
                    "{tables} no result yet. Wait for it, or finish the event on its own page, with a reason."
                );
            }
            Self::NameTooCommon => "Many events have this name. Add the year or the town.",
            Self::RankingElsewhere => {
                "Round 1 is out: how players are ranked, and what a bye counts as, is now changed on the desk's \
                 standings page, with a reason."
            }
            Self::OrganiserAlready => {
                "You are an organiser of this event already, and an organiser may do all that a judge may. Give the \
                 link to somebody else."
            }
            Self::GameStays => "A round is out, and is played by the game as it is: it stays.",
            Self::OtherGameSince => {
                "Somebody else put another file in its place since you looked. Look at it, then send yours again."
            }
            Self::SameGame => "The event is played by this file already.",
            Self::LastOrganiser => "An event keeps at least one organiser. Invite another one first.",
            Self::DatabaseInUse => {
                "This database is in use. The demo needs one of its own: leave --database out."
            }
        }
        .into()
    }
}

impl OldWords for BattleplanRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::OfTheSystem { name } => {
                format!("{name} is a battleplan of the handbook. Give yours another name.")
            }
            Self::PlayedSoNotChanged => {
                "A round is played on this battleplan, so its scoring stays. Give the new one another name."
                    .into()
            }
            Self::PlayedSoNotRemoved => "A round is played on this battleplan, so it stays.".into(),
            Self::TooMany { most } => format!("{most} battleplans are the most. Remove one first."),
            Self::RoundsDrawn => {
                "A round has been drawn, so its battleplan stays. Change later rounds in the settings.".into()
            }
            Self::NotFixed => "The battleplans are not fixed, so they have no order to change.".into(),
            Self::InThatOrder => "They are in that order already.".into(),
        }
    }
}

impl OldWords for RankingRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::Same => "This is how players are ranked already.",
            Self::ReasonMissing => "Say why: round 1 is out, and players ask.",
        }
        .into()
    }
}

impl OldWords for VenueRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::NoTable { number } => format!("There is no table {number} in the list above."),
        }
    }
}

impl OldWords for ImportRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::AddressTaken { slug } => format!("there is an event at /e/{slug} already"),
            Self::PlayerName { key, problem } => format!("player {key}: {}", problem.in_words()),
            Self::TeamsWithoutStored => {
                "it is played by teams, and only a file of the whole event brings teams: \
                 one that was exported without --public"
                    .into()
            }
            Self::IsHere { slug } => format!("this very event is here already, at /e/{slug}"),
            Self::Rows { problem } => format!("stored, {}", problem.old_words()),
            Self::Unreadable => "what is stored in it is no event that this Muster can show".into(),
            Self::Log(broken) => format!("the log in it is not in order: {}", broken.in_words()),
            Self::NoAddress { slug } => format!(
                "\"{slug}\" is no address of an event: it has letters a to z, digits and hyphens, 64 at most"
            ),
            Self::Results(breaks) => {
                let told: Vec<_> = breaks.iter().map(InWords::in_words).collect();
                format!("what stands in it is not what its log says: {}", told.join(" "))
            }
            Self::Contradiction => {
                "its players and rounds are not those under \"stored\": one of the two was changed. \
                 Take \"stored\" out to import the players and rounds alone"
                    .into()
            }
        }
    }
}

impl OldWords for StoredRowProblem {
    fn old_words(&self) -> String {
        match self {
            Self::UnknownTable { table } => format!("{table}: this Muster keeps nothing of that name"),
            Self::OtherColumns { table } => {
                format!("{table}: not what this Muster keeps; the file is of another version")
            }
            Self::Cells { table, row } => format!("{table}, row {row}: not one value for every column"),
            Self::Cell { table, row, column } => {
                format!("{table}, row {row}: \"{column}\" is not of its kind")
            }
            Self::Events { count } => {
                format!("event: {}, where a file is of one event", so_many(*count, "row", "rows"))
            }
            Self::Elsewhere { table, row, column } => {
                format!("{table}, row {row}: what \"{column}\" names is not in this file")
            }
            Self::Refused { table, row } => {
                format!("{table}, row {row}: it contradicts another row, or itself")
            }
        }
    }
}

impl OldWords for CatalogueRefusal {
    fn old_words(&self) -> String {
        match self {
            Self::Empty => "There is no battle profile in it. Nothing was imported.".into(),
            Self::Known { imported_by } => {
                format!("This very publication was imported before, by {imported_by}. Nothing was imported.")
            }
        }
    }
}

//! What states, kinds and choices are called: on tags, buttons and in lists to choose from.

use super::{InWords, in_english};
use crate::{
    domain::{
        battle::State,
        composition::Severity,
        event::{
            Stage, StageError,
            accent::Accent,
            award::Basis,
            call::CallKind,
            conduct::{ConductKind, ConductLevel},
            pack::Method,
            roster_version::{Judgement, RosterState},
            screen::Shows,
            team_role::TeamRole,
            timetable::{PartKind, TimetableError},
            vote::VoteChoices,
        },
        pairing::{ClubRule, LeaverWay},
        round::RoundState,
        rounds::{ConstraintKind, OddPlayer},
        standings::Tiebreaker,
        statistics::ChoiceKind,
    },
    text::{Wording, told, values::tell_basis},
};

/// A value that is called something.
pub trait Label {
    /// The one or few words for it.
    fn label(&self) -> &'static str;
}

impl Label for State {
    fn label(&self) -> &'static str {
        match self {
            Self::Open => "Playing",
            Self::Reported => "One report",
            Self::Confirmed => "Confirmed",
            Self::Disputed => "Reports differ",
            Self::Ruled => "Ruled",
        }
    }
}

impl Label for TeamRole {
    fn label(&self) -> &'static str {
        match self {
            Self::Captain => "Captain",
            Self::Player => "Player",
            Self::Reserve => "Reserve",
            Self::Coach => "Coach",
            Self::Assistant => "Assistant",
        }
    }
}

impl Label for Accent {
    fn label(&self) -> &'static str {
        match self {
            Self::Azure => "Azure, blue",
            Self::Sky => "Sky, light blue",
            Self::Teal => "Teal, blue-green",
            Self::Vert => "Vert, green",
            Self::Olive => "Olive, yellow-green",
            Self::Or => "Or, gold",
            Self::Tenne => "Tenné, orange",
            Self::Gules => "Gules, red",
            Self::Rose => "Rose, pink-red",
            Self::Murrey => "Murrey, mulberry",
            Self::Purpure => "Purpure, violet",
            Self::Sable => "Sable, grey",
        }
    }
}

impl Label for RoundState {
    fn label(&self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Published => "Being played",
            Self::Closed => "Closed",
        }
    }
}

impl Label for ClubRule {
    fn label(&self) -> &'static str {
        match self {
            Self::Off => "May meet",
            Self::Soft => "Kept apart where nothing else is lost by it",
            Self::Strong => "Kept apart, before the record",
        }
    }
}

impl Label for OddPlayer {
    fn label(&self) -> &'static str {
        match self {
            Self::Spare => "The spare player plays, if there is one",
            Self::Bye => "One player has a bye",
            Self::Wait => "One player waits for somebody who may still come",
        }
    }
}

impl Label for ConstraintKind {
    fn label(&self) -> &'static str {
        match self {
            Self::Apart => "do not meet",
            Self::Together => "meet",
        }
    }
}

impl Label for Stage {
    fn label(&self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Published => "Published",
            Self::RegistrationClosed => "Registration closed",
            Self::Running => "Running",
            Self::Finished => "Finished",
            Self::Archived => "Archived",
        }
    }
}

impl Label for ChoiceKind {
    fn label(&self) -> &'static str {
        match self {
            Self::Unit => "Units",
            Self::Formation => "Formations",
            Self::Lore => "Lores",
            Self::Renown => "Regiments of renown",
            Self::Enhancement => "Enhancements",
            Self::Army => "Chosen for the army",
        }
    }
}

impl Label for ConductKind {
    fn label(&self) -> &'static str {
        match self {
            Self::Late => "Late to the table",
            Self::SlowPlay => "Slow play",
            Self::Rules => "A rule played wrongly",
            Self::Roster => "Roster or models",
            Self::Dice => "Dice and measuring",
            Self::Conduct => "Conduct",
            Self::Other => "Something else",
        }
    }
}

impl Label for ConductLevel {
    fn label(&self) -> &'static str {
        match self {
            Self::Note => "A note",
            Self::Warning => "A warning",
            Self::GameLoss => "A game lost",
            Self::Removal => "Sent home",
        }
    }
}

impl Label for CallKind {
    fn label(&self) -> &'static str {
        match self {
            Self::Rules => "A rule",
            Self::Roster => "A roster",
            Self::Time => "Time",
            Self::Other => "Something else",
        }
    }
}

impl Label for Shows {
    fn label(&self) -> &'static str {
        match self {
            Self::Clock => "The clock",
            Self::Pairings => "Pairings",
            Self::Standings => "Standings",
            Self::Timetable => "The timetable",
            Self::Ceremony => "The ceremony",
        }
    }
}

impl Label for Method {
    fn label(&self) -> &'static str {
        match self {
            Self::Handbook => "By results",
            Self::Random => "At random",
            Self::Seeded => "Seeded: upper half meets lower half",
            Self::Accelerated => "Accelerated: the upper half counts as a win ahead",
            Self::List => "From a list",
            Self::Standing => "By the standings: first against second",
            Self::RoundRobin => "Round robin",
            Self::Cut => "Top cut",
        }
    }
}

impl Label for LeaverWay {
    fn label(&self) -> &'static str {
        match self {
            Self::Walkover => "a walkover for the opponent",
            Self::Beaten => "whom they beat last goes on",
            Self::Next => "the next in the standings goes on",
        }
    }
}

impl Label for VoteChoices {
    fn label(&self) -> &'static str {
        match self {
            Self::Opponents => "one of the opponents a player has met",
            Self::Players => "any other player",
        }
    }
}

impl Label for Severity {
    fn label(&self) -> &'static str {
        match self {
            Self::Illegal => "to mend",
            Self::Warning => "to look at",
            Self::Information => "to know",
        }
    }
}

impl Label for Judgement {
    fn label(&self) -> &'static str {
        match self {
            Self::NotJudged => "not judged",
            Self::NotReadWhole => "not read whole",
            Self::Illegal => "to mend",
            Self::ToLookAt => "to look at",
            Self::Legal => "ready",
        }
    }
}

impl Label for RosterState {
    fn label(&self) -> &'static str {
        match self {
            Self::Submitted => "handed in",
            Self::NeedsFix => "needs a fix",
            Self::Accepted => "accepted",
        }
    }
}

impl Label for Tiebreaker {
    fn label(&self) -> &'static str {
        match self {
            Self::OpponentsWinRecord => "opponents' win records",
            Self::VictoryPoints => "victory points",
            Self::BattleTactics => "battle tactics",
            Self::BattleTacticsDenied => "battle tactics denied",
            Self::VictoryPointDifferential => "victory point difference",
            Self::StrengthOfSchedule => "strength of schedule",
            Self::StrengthOfVictory => "strength of victory",
            Self::HeadToHead => "head to head",
            Self::ExtendedStrengthOfSchedule => "extended strength of schedule",
            Self::TournamentPoints => "tournament points",
            Self::OpponentsTournamentPoints => "opponents' tournament points",
            Self::SoftScores => "soft scores",
            Self::GrandStrategies => "grand strategies completed",
            Self::MatchPoints => "match points",
            Self::GamePoints => "game points",
            Self::GamesWon => "games won",
            Self::BattlesDifferential => "victory point difference of all games",
            Self::BattlesVictoryPoints => "victory points of all games",
            Self::OpponentsMatchPoints => "opponents' match points",
        }
    }
}

impl InWords for Basis {
    fn in_words(&self) -> String {
        in_english(&tell_basis(self))
    }
}

macro_rules! said_from_texts {
    ($($value:ty)+) => {$(
        impl InWords for $value {
            fn in_words(&self) -> String {
                in_english(&told(self))
            }

            fn as_wording(&self) -> Wording {
                Wording::Text(told(self))
            }
        }
    )+};
}
said_from_texts!(PartKind StageError TimetableError);

//! Why a team, or a match of two, stays as it is.

use crate::domain::{
    event::{player::PlayerNameError, team_role::TeamRole},
    numbers::RoundNumber,
    teams::draft::DraftError,
};
use serde::Serialize;

/// What is refused about teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum TeamRefusal {
    /// What somebody is to be called is no name.
    MemberName(PlayerNameError),
    /// Another team of the event is called the same.
    NameTaken {
        name: String,
    },
    /// All places of those who play are taken.
    /// Both places of a pair are taken.
    PairFull,
    Full {
        size: usize,
    },
    /// As many of this role as the event takes are there.
    RoleFull {
        role: TeamRole,
    },
    /// So many have joined by the invitation, those who have left too.
    TooManyJoined {
        most: i64,
    },
    /// Whoever has this role does not sit at tables.
    DoesNotPlay {
        role: TeamRole,
    },
    NoSuchPlace {
        size: usize,
    },
    /// A captain hands over first.
    CaptainStays,
    /// Whoever is in a match, or sat at a table, stays a member.
    HasPlayed {
        name: String,
    },
    /// A reserve plays with an accepted roster alone.
    NoAcceptedRoster {
        name: String,
    },
    /// Somebody of this browser is a member already.
    MemberAlready,
    /// Another version of the team is there by now.
    Changed,
    HasLeft {
        name: String,
    },
    HasPlace {
        name: String,
    },
    OnWaitingList {
        name: String,
    },
    /// It was not its captain who took it out.
    OrganiserDecided {
        name: String,
    },
    /// A round is out that was drawn without it.
    DrawnWithout {
        name: String,
        round: RoundNumber,
    },
    /// Others have the place that it gave up, or wait for it.
    PlaceTaken {
        name: String,
    },
    EventIsOver,
    /// A draft needs everybody who plays.
    LineUpIncomplete {
        name: String,
        has: usize,
        size: usize,
    },
    /// The round of the match is a draft, or closed.
    NotBeingPlayed,
    /// The match has no opponent.
    Bye,
    /// A battle of the match has begun, so that who plays whom stays.
    BattlesBegun,
    /// Why a choice is not taken.
    Draft(DraftError),
    /// Matches whose draft is not complete.
    DraftsOpen {
        places: Vec<i64>,
    },
    /// The round has matches that are being drafted or played.
    RoundHasBegun,
    /// Other teams meet there by now than when the page was read.
    OthersMeet,
    /// One of two teams that are to change places is in no match of the round.
    NotInRound,
    /// Two teams that are to change places meet each other.
    MeetEachOther,
    /// Two teams are to meet, or not to, and one is named for both.
    OneTeamTwice,
    /// A battle of the round has begun, so that what is played at its tables stays.
    BattleplansStay,
    /// A team that is to be seated is in a match of the round.
    InRoundAlready {
        name: String,
    },
    /// A team that is to be seated has left, or waits for a place.
    TakesNoPart {
        name: String,
    },
    /// Points that are neither added nor taken.
    NothingToCorrect,
    ReasonMissing,
}

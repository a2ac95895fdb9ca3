//! Teams and pairs: who is entered where people do not play for themselves alone, and what each member is in it.

use super::{
    pack::Settings,
    player::{Player, PlayerName, Status},
    team_role::TeamRole,
};
use crate::domain::{
    ids::{EventId, MatchId, PlayerId, RoundId, TeamId},
    numbers::{RoundNumber, TableNumber},
    pairing::Reasons,
    round::{Round, RoundState},
    teams::EntrantKind,
};
use chrono::{DateTime, Utc};

/// A team's entry in one event; a pair's too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    pub id: TeamId,
    pub event_id: EventId,
    /// As printed; never given twice in one event.
    pub number: i64,
    /// As it stands on the pairings, by the rules for a person's name.
    pub name: PlayerName,
    pub club: Option<String>,
    /// One ticket pays for all of them.
    pub paid: bool,
    pub status: Status,
    /// Plays only in rounds with an odd number of teams, and is not ranked.
    pub spare: bool,
    /// The first of the tables that the team always plays on.
    pub fixed_table: Option<TableNumber>,
    /// The first round they play in.
    pub joined_round: RoundNumber,
    /// The last round they played in, when they have left. 0: before round 1.
    pub dropped_after: Option<RoundNumber>,
    /// When they gave up a place that they had. None: they did not, or only waited for one.
    pub gave_up_at: Option<DateTime<Utc>>,
    pub registered_at: DateTime<Utc>,
    /// One more makes every older invitation void.
    pub link_epoch: i64,
    pub version: i64,
}

impl Team {
    /// Takes part in the rounds to come.
    pub fn is_active(&self) -> bool {
        self.status == Status::Playing && self.dropped_after.is_none()
    }

    /// Gave its place up, or left after a round: it is not drawn any more.
    pub fn has_left(&self) -> bool {
        self.status == Status::Withdrawn || self.dropped_after.is_some()
    }

    pub fn is_waiting(&self) -> bool {
        self.status == Status::Waiting
    }

    /// What draws call it.
    pub fn key(&self) -> String {
        team_key(self.number)
    }
}

/// What the event file and draws call the team with this number.
pub fn team_key(number: i64) -> String {
    format!("{}{number}", EntrantKind::TEAM_LETTER)
}

/// A team with its people.
#[derive(Debug, Clone)]
pub struct TeamWithMembers {
    pub team: Team,
    /// Those with a place first, in its order; who has left the team is not among them.
    pub members: Vec<Player>,
}

impl TeamWithMembers {
    /// Those who play, by place.
    pub fn line_up(&self) -> impl Iterator<Item = &Player> {
        self.members.iter().filter(|member| member.team_place.is_some())
    }

    /// The captain; none where nobody is.
    pub fn captain(&self) -> Option<&Player> {
        self.members.iter().find(|member| member.is_captain())
    }

    /// The lowest place that nobody plays at; none where all are taken.
    pub fn free_place(&self, size: usize) -> Option<i64> {
        let last = i64::try_from(size).unwrap_or_default();
        (1..=last).find(|place| self.line_up().all(|member| member.team_place != Some(*place)))
    }

    /// Whether one more can have this role.
    pub fn has_room(&self, role: TeamRole, settings: &Settings) -> bool {
        let roles = settings.team_roles();
        let most = match role {
            TeamRole::Captain => 1,
            TeamRole::Player => return self.free_place(settings.team.players().into()).is_some(),
            TeamRole::Reserve => roles.reserves,
            TeamRole::Coach => roles.coaches,
            TeamRole::Assistant => roles.assistants,
        };
        self.members.iter().filter(|member| member.team_role == Some(role)).count() < most as usize
    }
}

/// Two teams that meet in a round, or a team's bye. The battles between their players are made when the draft is
/// complete.
#[derive(Debug, Clone)]
pub struct TeamMatch {
    pub id: MatchId,
    pub event_id: EventId,
    pub round_id: RoundId,
    pub round_number: RoundNumber,
    pub round_state: RoundState,
    /// Order within the round, from 1: what people call it.
    pub place: i64,
    pub a: TeamId,
    /// Nobody when `a` has a bye.
    pub b: Option<TeamId>,
    /// Not drawn: set by the organiser's hand, or made by the round's method.
    pub fixed: bool,
    /// Why staff changed who meets. None: it is as it was drawn.
    pub by_hand: Option<String>,
    /// Whether everybody reads that.
    pub hand_is_public: bool,
    pub reasons: Reasons,
    /// Its tables are in a row; a bye has none.
    pub first_table: Option<TableNumber>,
    /// Who plays for each team, by place. Empty until the draft begins.
    pub line_ups: LineUps,
    /// When the step of the draft that is on began. None before it begins.
    pub step_since: Option<DateTime<Utc>>,
    /// Who typed the pairings in from cards on the table. None where nobody did.
    pub typed_by: Option<String>,
    pub version: i64,
}

/// Who plays a match, by place.
#[derive(Debug, Clone, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct LineUps {
    pub a: Vec<PlayerId>,
    pub b: Vec<PlayerId>,
    /// Those of either team who are known to be missing, named before the draft.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<PlayerId>,
}

impl TeamMatch {
    /// Drawn in this round, with nothing set or chosen yet.
    pub fn from_round(id: MatchId, round: &Round, a: TeamId, b: Option<TeamId>) -> Self {
        Self {
            id,
            event_id: round.event_id,
            round_id: round.id,
            round_number: round.number,
            round_state: round.state,
            place: 0,
            a,
            b,
            fixed: false,
            by_hand: None,
            hand_is_public: false,
            reasons: Reasons::default(),
            first_table: None,
            line_ups: LineUps::default(),
            step_since: None,
            typed_by: None,
            version: 1,
        }
    }

    pub fn is_bye(&self) -> bool {
        self.b.is_none()
    }

    /// A bye that the organiser's hand has given.
    pub fn is_bye_by_hand(&self) -> bool {
        self.is_bye() && self.fixed && self.by_hand.is_some()
    }

    /// Has no opponent because the round's method says so: no part of its draw.
    pub fn rests(&self) -> bool {
        self.is_bye() && self.fixed && self.by_hand.is_none()
    }

    /// Both teams, or the one with the bye.
    pub fn teams(&self) -> impl Iterator<Item = TeamId> {
        [Some(self.a), self.b].into_iter().flatten()
    }

    /// Whether this team is in it.
    pub fn has(&self, team: TeamId) -> bool {
        self.teams().any(|other| other == team)
    }

    /// The same match with another team in the place of this one.
    #[must_use]
    pub fn with(self, team: TeamId, comes: TeamId) -> Self {
        let other = |old: TeamId| if old == team { comes } else { old };
        Self { a: other(self.a), b: self.b.map(other), ..self }
    }
}

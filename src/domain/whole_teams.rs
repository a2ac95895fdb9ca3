//! The people and matches of an event of teams or pairs, as far as an event file holds them (`teams M6`).

use super::{
    history::{Entrant, HistoryBattle, PlayerIndex},
    numbers::{RoundNumber, TableNumber},
    teams::{EntrantKind, MatchCorrection, TeamSettings, draft::MadeChoice},
};

/// The people behind the teams of a history, and what they played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeTeams {
    pub entrants: EntrantKind,
    pub settings: TeamSettings,
    pub players: Vec<Entrant>,
    /// Of each team of the history, in its order.
    pub members: Vec<TeamPlayers>,
    /// Of each round of the history, in its order.
    pub rounds: Vec<Vec<WholeMatch>>,
}

/// Places in the players of it: the first plays at place 1; behind those who play now, who may.
pub type TeamPlayers = Vec<PlayerIndex>;

/// Two teams that met, or one that had a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeMatch {
    pub round: RoundNumber,
    pub first_table: Option<TableNumber>,
    /// Places in the history.
    pub a: PlayerIndex,
    pub b: Option<PlayerIndex>,
    pub fixed: bool,
    /// The steps of the draft that both sides have seen; none where pairs were typed in.
    pub draft: Vec<MadeChoice>,
    /// Places in the players of it; side a of each is of the first team.
    pub battles: Vec<HistoryBattle>,
    pub corrections: Vec<MatchCorrection>,
}

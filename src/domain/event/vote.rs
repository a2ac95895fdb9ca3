//! Votes for awards: who may vote, whom for, and who leads when it is over (`handbook A2`–`A4`).

use crate::domain::{
    history::{History, PlayerIndex, ResultKind},
    ids::AwardId,
};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

/// A vote that the organiser opened for an award.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vote {
    pub award_id: AwardId,
    pub choices: VoteChoices,
    /// Closes by itself then.
    pub closes_at: Option<DateTime<Utc>>,
    pub closed_at: Option<DateTime<Utc>>,
}

/// Whom one can vote for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VoteChoices {
    /// The opponents that the voter has met (`A3`).
    Opponents,
    /// Everybody who plays (`A2`).
    Players,
}

enum_words! { VoteChoices: Opponents "opponents", Players "players" }

impl Vote {
    /// Whether votes are taken at `now`.
    pub fn is_open(&self, now: DateTime<Utc>) -> bool {
        self.closed_at.is_none() && !self.is_due(now)
    }

    /// Its time has come, though nobody has closed it yet.
    pub fn is_due(&self, now: DateTime<Utc>) -> bool {
        self.closed_at.is_none() && self.closes_at.is_some_and(|at| at <= now)
    }

    /// The counts are for everybody on the staff to see.
    pub fn is_closed(&self) -> bool {
        self.closed_at.is_some()
    }
}

/// Whether this player has a vote: who was ever paired, and is not the spare.
pub fn may_vote(history: &History, player: PlayerIndex) -> bool {
    !history.players[player].spare && is_paired(history, player)
}

/// Whom `voter` can vote for, each once, in the order of players: never the voter, nor the spare.
pub fn vote_candidates(history: &History, voter: PlayerIndex, choices: VoteChoices) -> Vec<PlayerIndex> {
    if !may_vote(history, voter) {
        return Vec::new();
    }
    let met = |other: PlayerIndex| match choices {
        VoteChoices::Players => is_paired(history, other),
        VoteChoices::Opponents => have_met(history, voter, other),
    };
    (0..history.players.len())
        .filter(|other| *other != voter && !history.players[*other].spare && met(*other))
        .collect()
}

/// Those with the most votes: several are a tie, none when nobody voted.
pub fn vote_leaders<T: Copy>(counts: &[(T, i64)]) -> Vec<T> {
    let most = counts.iter().map(|(_, votes)| *votes).max().filter(|most| *most > 0);
    counts.iter().filter(|(_, votes)| Some(*votes) == most).map(|(candidate, _)| *candidate).collect()
}

fn is_paired(history: &History, player: PlayerIndex) -> bool {
    let mut battles = history.rounds.iter().flat_map(|round| &round.battles);
    battles.any(|battle| battle.a == player || battle.b == Some(player))
}

/// Whoever did not come has met nobody.
fn have_met(history: &History, one: PlayerIndex, other: PlayerIndex) -> bool {
    let mut battles = history.rounds.iter().flat_map(|round| &round.battles);
    battles.any(|battle| {
        let these = (battle.a, battle.b) == (one, Some(other)) || (battle.a, battle.b) == (other, Some(one));
        let came = battle.result.as_ref().is_some_and(|result| {
            !matches!(result.kind, ResultKind::NoShowA | ResultKind::NoShowB | ResultKind::Bye)
        });
        these && came
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::history::{BattleResult, Entrant, HistoryBattle, HistoryRound, Score};
    use crate::domain::numbers::{RoundNumber, TableNumber};

    fn sample_voting_entrant(n: usize, spare: bool) -> Entrant {
        Entrant { spare, ..Entrant::from_number(n) }
    }

    fn sample_voting_battle(a: usize, b: Option<usize>, kind: Option<ResultKind>) -> HistoryBattle {
        let result =
            kind.map(|kind| BattleResult { kind, a: Score::default(), b: Score::default(), ruled: None });
        HistoryBattle { table: Some(TableNumber(1)), a, b, fixed: false, result }
    }

    /// 0 has met 1; did not see 2, who did not come; has played the spare 3; is playing 4 now. 5 had a bye.
    fn sample_voting_history() -> History {
        let round = |number, battles| HistoryRound { number, battles };
        let played = Some(ResultKind::Played);
        History {
            players: (0..7).map(|n| sample_voting_entrant(n, n == 3)).collect(),
            rounds: vec![
                round(
                    RoundNumber(1),
                    vec![
                        sample_voting_battle(1, Some(0), played),
                        sample_voting_battle(5, None, Some(ResultKind::Bye)),
                    ],
                ),
                round(RoundNumber(2), vec![sample_voting_battle(0, Some(2), Some(ResultKind::NoShowB))]),
                round(RoundNumber(3), vec![sample_voting_battle(0, Some(3), played)]),
                round(RoundNumber(4), vec![sample_voting_battle(0, Some(4), None)]),
            ],
            ..History::default()
        }
    }

    #[test]
    fn a3_the_favourite_opponent_is_one_of_those_met_and_never_the_spare() {
        assert_eq!(vote_candidates(&sample_voting_history(), 0, VoteChoices::Opponents), [1]);
        assert_eq!(vote_candidates(&sample_voting_history(), 1, VoteChoices::Opponents), [0]);
        assert!(vote_candidates(&sample_voting_history(), 5, VoteChoices::Opponents).is_empty());
    }

    #[test]
    fn a4_nobody_votes_for_themselves_and_who_never_played_has_no_vote() {
        let history = sample_voting_history();
        for voter in 0..7 {
            for choices in [VoteChoices::Opponents, VoteChoices::Players] {
                assert!(!vote_candidates(&history, voter, choices).contains(&voter));
            }
        }
        assert_eq!(vote_candidates(&history, 0, VoteChoices::Players), [1, 2, 4, 5]);
        assert!(vote_candidates(&history, 3, VoteChoices::Players).is_empty(), "the spare");
        assert!(!may_vote(&history, 6));
    }

    #[test]
    fn a4_a_tie_is_a_tie_and_no_votes_are_no_leader() {
        assert_eq!(vote_leaders(&[('a', 2), ('b', 3), ('c', 3)]), ['b', 'c']);
        assert!(vote_leaders(&[('a', 0), ('b', 0)]).is_empty());
        assert!(vote_leaders::<char>(&[]).is_empty());
    }

    #[test]
    fn a_vote_takes_no_more_votes_when_its_time_has_come() {
        let at: DateTime<Utc> = "2025-05-10T16:00:00Z".parse().unwrap();
        let award_id = AwardId(uuid::Uuid::nil());
        let vote = Vote { award_id, choices: VoteChoices::Players, closes_at: Some(at), closed_at: None };
        assert!(vote.is_open(at - chrono::TimeDelta::seconds(1)) && !vote.is_open(at));
        assert!(vote.is_due(at) && !vote.is_closed());
    }
}

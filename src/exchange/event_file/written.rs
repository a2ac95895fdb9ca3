//! The parts of an event file, as they are written: of the event, of players and teams, and of their battles.

use super::{EventDetails, EventFile, ForbiddenInFile, RoundDetails};
use crate::domain::{
    event::pack::Method,
    history::{
        BattleResult, Entrant, HistoryBattle, Outcome, PlayerIndex, PointCorrection, ResultKind, Score,
    },
    numbers::{RoundNumber, TableNumber},
    pairing::{DrawClaim, LeaverWay},
    rounds::Methods,
    scoring::ByeValue,
    standings::{Scoring, Tiebreaker},
    system::OwnSystem,
    teams::TeamSettings,
    whole_teams::WholeTeams,
};
use chrono::NaiveDate;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Serialize)]
pub(super) struct EventPart<'f> {
    slug: &'f str,
    name: &'f str,
    system: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    system_file: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points_limit: Option<u32>,
    rounds: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    starts_on: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules_cut_off: Option<NaiveDate>,
    pairing: PairingPart<'f>,
    ranking: RankingPart,
    #[serde(skip_serializing_if = "Option::is_none")]
    entrants: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<&'f TeamSettings>,
}

#[derive(Serialize)]
struct PairingPart<'f> {
    first_round: &'static str,
    avoid_club_rounds: &'f [RoundNumber],
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    methods: BTreeMap<RoundNumber, Method>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rematches_at_the_end: Option<bool>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    seeds: &'f [String],
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    lists: &'f BTreeMap<RoundNumber, Vec<(String, String)>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group_size: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut_size: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    third_place: Option<bool>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    cut_leavers: &'f BTreeMap<String, LeaverWay>,
    bye: ScorePart,
}

#[derive(Serialize)]
struct RankingPart {
    scoring: Scoring,
    tiebreakers: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    difference_cap: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bye_is_mean: Option<bool>,
}

/// A player or a team.
#[derive(Serialize)]
pub(super) struct EntrantPart<'f> {
    id: &'f str,
    name: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    club: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    faction: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    joined_round: Option<RoundNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped_after: Option<RoundNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    spare: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed_table: Option<TableNumber>,
    #[serde(skip_serializing_if = "Option::is_none")]
    soft: Option<i64>,
    #[serde(skip_serializing_if = "<[PointCorrection]>::is_empty")]
    corrections: &'f [PointCorrection],
    /// Of a team: who is in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<Vec<&'f str>>,
}

#[derive(Serialize)]
pub(super) struct ForbiddenPart<'f> {
    a: &'f str,
    b: &'f str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<&'f [RoundNumber]>,
}

#[derive(Serialize)]
pub(super) struct TablePart<'f> {
    table: Option<TableNumber>,
    a: &'f str,
    b: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<ResultPart<'f>>,
}

/// What a round says of its draw.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum DrawPart<'f> {
    Proven(&'f DrawClaim),
    /// It had a proof, which was lost on the way: no reader takes this for one.
    Lost(&'static str),
}

impl<'f> DrawPart<'f> {
    pub fn from_round_details(details: &'f RoundDetails) -> Option<Self> {
        let lost = details.proof_is_lost.then_some(Self::Lost("lost"));
        details.draw.as_ref().map(Self::Proven).or(lost)
    }
}

#[derive(Serialize)]
struct ResultPart<'f> {
    #[serde(skip_serializing_if = "Option::is_none")]
    a: Option<ScorePart>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b: Option<ScorePart>,
    kind: ResultKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'f str>,
}

#[derive(Serialize)]
struct ScorePart {
    vp: u32,
    tactics: u32,
    /// What the game's chart counts beside them, in its order.
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<Vec<u16>>,
}

/// The ids of these players or teams.
pub(super) fn keys_of<'f>(places: &[PlayerIndex], players: &'f [Entrant]) -> Vec<&'f str> {
    places.iter().map(|place| players[*place].key.as_str()).collect()
}

impl<'f> EventPart<'f> {
    pub fn from_details(event: &'f EventDetails, teams: Option<&'f WholeTeams>) -> Self {
        let usual = Methods::default();
        Self {
            slug: &event.slug,
            name: &event.name,
            system: &event.system,
            system_file: event.own_system.as_ref().map(OwnSystem::file),
            points_limit: Some(event.points_limit).filter(|limit| *limit > 0),
            rounds: event.rounds,
            starts_on: event.starts_on,
            rules_cut_off: event.rules_cut_off,
            pairing: PairingPart {
                first_round: "random",
                avoid_club_rounds: &event.avoid_club_rounds,
                methods: event.methods.methods_up_to(RoundNumber(event.rounds)),
                rematches_at_the_end: event.methods.rematch_round.map(|_| true),
                seeds: &event.methods.seeds,
                lists: &event.methods.lists,
                group_size: Some(event.methods.group_size).filter(|size| *size != usual.group_size),
                cut_size: Some(event.methods.cut_size).filter(|size| *size != usual.cut_size),
                third_place: event.methods.third_place.then_some(true),
                cut_leavers: &event.methods.cut_leavers,
                bye: event.ranking.bye.into(),
            },
            ranking: RankingPart {
                scoring: event.ranking.scoring,
                tiebreakers: event.ranking.tiebreakers.iter().copied().map(Tiebreaker::as_str).collect(),
                difference_cap: Some(event.ranking.difference_cap).filter(|cap| *cap > 0),
                bye_is_mean: event.ranking.bye_is_mean.then_some(true),
            },
            entrants: teams.map(|teams| teams.entrants.as_str()),
            team: teams.map(|teams| &teams.settings),
        }
    }
}

impl<'f> ForbiddenPart<'f> {
    pub fn list_forbidden_pairs(file: &'f EventFile) -> Vec<Self> {
        let players = &file.history.players;
        let of = |pair: &'f ForbiddenInFile| Self {
            a: &players[pair.a].key,
            b: &players[pair.b].key,
            rounds: pair.rounds.as_deref(),
        };
        file.forbidden.iter().map(of).collect()
    }
}

impl<'f> EntrantPart<'f> {
    pub fn from_entrant(player: &'f Entrant) -> Self {
        Self {
            id: &player.key,
            name: &player.name,
            club: player.club.as_deref(),
            faction: player.faction.as_deref(),
            joined_round: Some(player.joined_round).filter(|round| *round != RoundNumber::FIRST),
            dropped_after: player.dropped_after,
            spare: player.spare.then_some(true),
            fixed_table: player.fixed_table,
            soft: Some(player.soft).filter(|soft| *soft > 0),
            corrections: &player.corrections,
            players: None,
        }
    }

    pub fn from_team(team: &'f Entrant, players: Vec<&'f str>) -> Self {
        Self { players: Some(players), ..Self::from_entrant(team) }
    }
}

impl<'f> TablePart<'f> {
    pub fn from_battle(battle: &'f HistoryBattle, players: &'f [Entrant]) -> Self {
        let key = |player: usize| players[player].key.as_str();
        Self {
            table: battle.table,
            a: key(battle.a),
            b: battle.b.map(key),
            fixed: battle.fixed.then_some(true),
            result: battle.result.as_ref().map(ResultPart::from_result),
        }
    }
}

impl<'f> ResultPart<'f> {
    fn from_result(result: &'f BattleResult) -> Self {
        let scores = result.kind != ResultKind::Bye;
        let outcome = result.ruled.as_ref().map(|ruled| match ruled.outcome {
            Outcome::MajorWin => "a_major",
            Outcome::MinorWin => "a_minor",
            Outcome::Draw => "draw",
            Outcome::MinorLoss => "b_minor",
            Outcome::MajorLoss => "b_major",
        });
        let reason = result.ruled.as_ref().map(|ruled| ruled.reason.as_str());
        Self {
            a: scores.then(|| result.a.into()),
            b: scores.then(|| result.b.into()),
            kind: result.kind,
            outcome,
            reason: reason.filter(|reason| !reason.is_empty()),
        }
    }
}

impl From<Score> for ScorePart {
    fn from(score: Score) -> Self {
        let marks = (!score.values.is_empty()).then(|| score.values.0.to_vec());
        Self { vp: score.victory_points, tactics: score.battle_tactics, marks }
    }
}

impl From<ByeValue> for ScorePart {
    fn from(value: ByeValue) -> Self {
        Score::from(value).into()
    }
}

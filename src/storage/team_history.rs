//! The history of an event of teams or pairs, as pairing and standings read it: its entrants are the teams, and a match
//! is one battle between them (`teams M1`).

use super::{
    Tx, battles,
    history::{LoadedEntrants, add_cuts},
    rounds, team_matches, teams,
};
use crate::domain::{
    battle::Battle,
    event::{
        Event,
        player::Status,
        team::{Team, TeamMatch},
    },
    history::{self, BattleResult, Entrant, History, PlayerIndex},
    ids::{EntrantId, MatchId, TeamId},
    round::Round,
    rounds::{Methods, add_groups_told},
    scoring::bye_result,
    teams::{
        EntrantKind, MatchCorrection, MatchWorth, PlayedMatch, add_match, match_worth, start_match_history,
    },
};
use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
};

/// The history over teams, and who is who in it.
#[derive(Debug, Clone)]
pub struct LoadedTeams {
    pub history: History,
    /// The team at each [`PlayerIndex`].
    pub teams: Vec<Team>,
    pub index: HashMap<TeamId, PlayerIndex>,
    /// All rounds, drafts included; a draft's matches are not in the history.
    pub rounds: Vec<Round>,
    /// Those of published rounds, round by round.
    pub matches: Vec<MatchSoFar>,
}

/// A match with what its battles have brought by now.
#[derive(Debug, Clone)]
pub struct MatchSoFar {
    pub of: TeamMatch,
    /// In the order of their tables; none while who plays whom is not settled.
    pub battles: Vec<Battle>,
    pub corrections: Vec<MatchCorrection>,
    /// None while a battle has no result.
    pub worth: Option<MatchWorth>,
}

impl LoadedTeams {
    pub fn id(&self, index: PlayerIndex) -> TeamId {
        self.teams[index].id
    }

    pub fn team(&self, id: TeamId) -> Option<&Team> {
        self.index.get(&id).map(|index| &self.teams[*index])
    }
}

impl LoadedEntrants for LoadedTeams {
    const LETTER: char = EntrantKind::TEAM_LETTER;

    fn history(&self) -> &History {
        &self.history
    }

    fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    fn place(&self, id: EntrantId) -> Option<PlayerIndex> {
        self.index.get(&id.team()?).copied()
    }

    /// The tables that a team always plays on are no part of the history.
    fn is_drawn_like(&self, other: &Self) -> bool {
        self.history == other.history && self.teams == other.teams
    }
}

/// Every team that plays or has played, and the published rounds with their matches as they stand.
pub async fn load_team_history(tx: &mut Tx, event: &Event) -> sqlx::Result<LoadedTeams> {
    let rounds = rounds::list_rounds(tx, event.id).await?;
    let matches = so_far(tx, event).await?;
    let met: HashSet<TeamId> =
        matches.iter().flat_map(|played| [Some(played.of.a), played.of.b]).flatten().collect();
    let mut teams = teams::list_teams(tx, event.id).await?;
    teams.retain(|team| team.status == Status::Playing || met.contains(&team.id));
    let index: HashMap<TeamId, PlayerIndex> =
        teams.iter().enumerate().map(|(index, team)| (team.id, index)).collect();
    let entrants = teams.iter().map(entrant_from_team).collect();
    let pairs = event.settings.entrants.are_pairs();
    let mut history = if pairs {
        let (system, agreed) = (event.settings.game(), event.settings.points_limit);
        History { system: Cow::Borrowed(system), agreed, players: entrants, ..History::default() }
    } else {
        start_match_history(entrants, &event.settings.team, event.settings.scale())
    };
    let public = rounds.iter().filter(|round| round.is_public());
    history.rounds =
        public.map(|round| history::HistoryRound { number: round.number, battles: Vec::new() }).collect();
    for played in &matches {
        if pairs {
            add_battle(&mut history, played, &index);
        } else {
            let (settings, scale) = (&event.settings.team, event.settings.scale());
            add_match(&mut history, settings, scale, &without_unplayed(played, &index));
        }
    }
    history.handed_on = rounds::handed_on(tx, event.id, &rounds).await?;
    let methods = Methods::from_settings(&event.settings.pairing, event.settings.rounds, LoadedTeams::LETTER);
    add_groups_told(&mut history, &methods, |number| {
        let drawn = matches.iter().map(|played| &played.of).filter(|of| of.round_number == number);
        let told = drawn.filter_map(|of| {
            let (a, b) = (index.get(&of.a)?, of.b.and_then(|b| index.get(&b)));
            Some((*a, b.copied(), of.reasons.0.as_slice()))
        });
        told.collect()
    });
    add_cuts(&mut history, &event.settings, &methods);
    Ok(LoadedTeams { history, teams, index, rounds, matches })
}

/// The matches of published rounds with their battles.
pub async fn so_far(tx: &mut Tx, event: &Event) -> sqlx::Result<Vec<MatchSoFar>> {
    let mut of: HashMap<MatchId, Vec<Battle>> = HashMap::new();
    for battle in battles::list_published_battles(tx, event.id).await? {
        if let Some(id) = battle.match_id {
            of.entry(id).or_default().push(battle);
        }
    }
    let mut corrected: HashMap<MatchId, String> =
        team_matches::all_corrections(tx, event.id).await?.into_iter().collect();
    let matches = team_matches::list_played_matches(tx, event.id).await?.into_iter().map(|played| {
        let battles = of.remove(&played.id).unwrap_or_default();
        let corrections = corrected.remove(&played.id).unwrap_or_default();
        sum_up_match(event, played, battles, &corrections)
    });
    Ok(matches.collect())
}

/// One match with its battles.
pub async fn one_so_far(tx: &mut Tx, event: &Event, of: TeamMatch) -> sqlx::Result<MatchSoFar> {
    let mut battles = battles::list_battles_of_round(tx, of.round_id).await?;
    battles.retain(|battle| battle.match_id == Some(of.id));
    let corrections = team_matches::load_match_corrections(tx, of.id).await?;
    Ok(sum_up_match(event, of, battles, &corrections))
}

fn sum_up_match(event: &Event, of: TeamMatch, battles: Vec<Battle>, corrections: &str) -> MatchSoFar {
    let corrections: Vec<MatchCorrection> = serde_json::from_str(corrections).unwrap_or_default();
    let settings = &event.settings;
    let results: Vec<Option<BattleResult>> = battles.iter().map(Battle::counted).collect();
    let results: Vec<Option<&BattleResult>> = results.iter().map(Option::as_ref).collect();
    let settled = !battles.is_empty() && of.b.is_some();
    let worth =
        settled.then(|| match_worth(&settings.team, settings.scale(), &results, &corrections)).flatten();
    MatchSoFar { of, battles, corrections, worth }
}

fn entrant_from_team(team: &Team) -> Entrant {
    Entrant {
        key: team.key(),
        name: team.name.to_string(),
        club: team.club.clone(),
        faction: None,
        joined_round: team.joined_round,
        dropped_after: team.dropped_after,
        spare: team.spare,
        fixed_table: None,
        soft: 0,
        corrections: Vec::new(),
    }
}

fn without_unplayed(played: &MatchSoFar, index: &HashMap<TeamId, PlayerIndex>) -> PlayedMatch {
    PlayedMatch {
        round: played.of.round_number,
        table: played.of.first_table,
        a: index[&played.of.a],
        b: played.of.b.map(|b| index[&b]),
        fixed: played.of.fixed,
        battles: played.battles.iter().map(Battle::counted).collect(),
        corrections: played.corrections.clone(),
    }
}

/// A pair's battle is its match.
fn add_battle(history: &mut History, played: &MatchSoFar, index: &HashMap<TeamId, PlayerIndex>) {
    let b = played.of.b.map(|b| index[&b]);
    let battle = history::HistoryBattle {
        table: played.of.first_table,
        a: index[&played.of.a],
        b,
        fixed: played.of.fixed,
        result: if b.is_none() {
            Some(bye_result())
        } else {
            played.battles.first().and_then(Battle::counted)
        },
    };
    let number = played.of.round_number;
    if let Some(round) = history.rounds.iter_mut().find(|round| round.number == number) {
        round.battles.push(battle);
    }
}

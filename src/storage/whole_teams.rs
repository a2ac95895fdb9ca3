//! An event of teams or pairs read whole: its history is over teams, and its matches lead to the battles.

use super::{
    Tx, drafts,
    history::{LoadedEntrants, entrant_from_player, index_history_battle},
    pair_constraints, players, rounds, soft, team_history,
    team_history::{LoadedTeams, MatchSoFar},
    team_matches, teams,
};
use crate::domain::{
    event::Event,
    history::{self, PlayerIndex},
    ids::{PlayerId, TeamId},
    teams::draft::{DraftChoice, MadeBy, MadeChoice, Position},
    whole_event::WholeEvent,
    whole_teams::{TeamPlayers, WholeMatch, WholeTeams},
};
use std::collections::HashMap;

/// Whether rounds that nobody sees yet are read too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drafts {
    Too,
    LeftOut,
}

/// The event with its rounds and the results as they stand. What a captain has chosen unseen is not part of it.
pub async fn load_whole_team_event(tx: &mut Tx, event: &Event, drafts: Drafts) -> sqlx::Result<WholeEvent> {
    let mut loaded = team_history::load_team_history(tx, event).await?;
    let mut people = players::list_players(tx, event.id).await?;
    soft::add_lists(tx, event.id, event.settings.soft.lists, &mut people).await?;
    let index: HashMap<PlayerId, PlayerIndex> =
        people.iter().enumerate().map(|(index, player)| (player.id, index)).collect();
    let members = list_members_by_team(tx, event, &loaded, &index).await?;
    let (mut whole, mut matches) = (Vec::new(), Vec::new());
    for round in std::mem::take(&mut loaded.rounds) {
        let is_draft = !round.is_public();
        if is_draft && drafts == Drafts::LeftOut {
            continue;
        }
        let number = round.number;
        if is_draft {
            let drawn = team_matches::list_round_matches(tx, round.id).await?;
            let place = |team: &TeamId| loaded.index.get(team).copied();
            let battles = drawn.iter().filter_map(|one| {
                let (table, fixed) = (one.first_table, one.fixed);
                let b = one.b.as_ref().and_then(place);
                Some(history::HistoryBattle { table, a: place(&one.a)?, b, fixed, result: None })
            });
            let battles = battles.collect();
            loaded.history.rounds.push(history::HistoryRound { number, battles });
        }
        let mut of_round = Vec::new();
        for so_far in loaded.matches.iter().filter(|one| one.of.round_number == number) {
            of_round.push(whole_match(tx, event, so_far, &loaded.index, &index).await?);
        }
        matches.push(of_round);
        whole.push(rounds::load_whole_round(tx, round).await?);
    }
    let constraints = pair_constraints::list_pair_constraints(tx, event.id).await?;
    let constraints =
        constraints.iter().filter_map(|wanted| wanted.pair().map(|id| loaded.place(id))).collect();
    let settings = &event.settings;
    let teams = WholeTeams {
        entrants: settings.entrants,
        settings: settings.team.clone(),
        players: people.iter().map(|player| entrant_from_player(player, &[])).collect(),
        members,
        rounds: matches,
    };
    Ok(WholeEvent {
        event: event.clone(),
        history: loaded.history,
        // The places are those of teams, and players have none here.
        index: HashMap::new(),
        constraints,
        rounds: whole,
        teams: Some(teams),
    })
}

/// Of each team of the history, in its order: those who play by their places, then the others, then whoever sits in one
/// of its battles and has left it.
async fn list_members_by_team(
    tx: &mut Tx,
    event: &Event,
    loaded: &LoadedTeams,
    index: &HashMap<PlayerId, PlayerIndex>,
) -> sqlx::Result<Vec<TeamPlayers>> {
    let with_members = teams::with_members(tx, event.id).await?;
    let mut of: HashMap<TeamId, TeamPlayers> = HashMap::new();
    for one in with_members {
        let own = one.members.iter().filter_map(|member| index.get(&member.id).copied());
        of.insert(one.team.id, own.collect());
    }
    for MatchSoFar { of: played, battles, .. } in &loaded.matches {
        for battle in battles {
            let sides = [(Some(played.a), Some(battle.a)), (played.b, battle.b)];
            for (team, player) in sides.into_iter().filter_map(|(team, player)| team.zip(player)) {
                let own = of.entry(team).or_default();
                own.extend(index.get(&player).filter(|player| !own.contains(player)));
            }
        }
    }
    Ok(loaded.teams.iter().map(|team| of.remove(&team.id).unwrap_or_default()).collect())
}

async fn whole_match(
    tx: &mut Tx,
    event: &Event,
    so_far: &MatchSoFar,
    teams: &HashMap<TeamId, PlayerIndex>,
    players: &HashMap<PlayerId, PlayerIndex>,
) -> sqlx::Result<WholeMatch> {
    let of = &so_far.of;
    let draft = drafts::load_stored_draft(tx, event, of).await?.map(|draft| handed_on(&draft.position));
    Ok(WholeMatch {
        round: of.round_number,
        first_table: of.first_table,
        a: teams[&of.a],
        b: of.b.map(|b| teams[&b]),
        fixed: of.fixed,
        draft: draft.unwrap_or_default(),
        battles: so_far.battles.iter().map(|battle| index_history_battle(battle, players)).collect(),
        corrections: so_far.corrections.clone(),
    })
}

/// What both sides have seen, and can be seen alone.
fn handed_on(position: &Position) -> Vec<MadeChoice> {
    let shown = position.shown_alone().map(|shown| MadeChoice {
        step: shown.step,
        side: shown.side,
        choice: DraftChoice::from_places(shown.places),
        by: if shown.by_lot { MadeBy::Lot } else { MadeBy::Captain },
    });
    shown.collect()
}

//! The organiser's hand on a round of teams: two teams swapped, a team seated that came after the draw.

use super::{
    LoadedRounds, StoredMatches,
    asked::{RepairAudience, Swap},
    joining::join_team,
    proof::renew_round_proof,
    replaced_matches::{is_drafted_now, replace_matches},
    team_tables::{follow_teams, free_block, usable_tables},
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::RoundAct,
            team::{LineUps, Team, TeamMatch},
        },
        ids::{MatchId, TeamId},
        pairing::Reasons,
        refusal::TeamRefusal,
        round::Round,
    },
    storage::team_history::LoadedTeams,
};

/// Swaps two teams between their matches; in a published round only while no battle of either has begun.
pub(super) async fn swap_teams(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    round: &Round,
    swap: &Swap,
    [one, two]: [TeamId; 2],
) -> Result<RoundAct> {
    let drawn = storage::team_matches::list_round_matches(tx, round.id).await?;
    let of = |team| {
        let found = drawn.iter().find(|one| one.has(team));
        found.ok_or_else(|| Error::from_refusal(TeamRefusal::NotInRound))
    };
    let before = [of(one)?, of(two)?];
    if before[0].id == before[1].id {
        return Err(Error::from_refusal(TeamRefusal::MeetEachOther));
    }
    let by_hand = |old: &TeamMatch| TeamMatch {
        by_hand: Some(swap.reason.clone()),
        hand_is_public: swap.told == RepairAudience::Everybody,
        ..replacement_match(app, old)
    };
    let mut after = [by_hand(before[0]).with(one, two), by_hand(before[1]).with(two, one)];
    let teams = storage::teams::list_teams(tx, event.id).await?;
    let own = |id: TeamId| teams.iter().find(|team| team.id == id).and_then(|team| team.fixed_table);
    let others: Vec<&TeamMatch> =
        drawn.iter().filter(|one| before.iter().all(|changed| changed.id != one.id)).collect();
    follow_teams(event, &others, &mut after, own);
    let begun_anew =
        after.iter().filter(|one| is_drafted_now(event, round, one)).map(|one| one.place).collect();
    replace_matches(app, tx, event, round, &before, &after).await?;
    renew_round_proof::<LoadedTeams>(tx, event, round).await?;
    let name = |id: TeamId| teams.iter().find(|team| team.id == id).map(|team| team.name.to_string());
    let teams = [one, two].map(|id| name(id).unwrap_or_default());
    Ok(RoundAct::TeamsSwapped { round: round.number, teams, begun_anew })
}

/// A team that came after the draw meets whoever has the bye, at tables of their own; where nobody has it, the team has
/// it itself.
pub(super) async fn seat_team_late(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    round: &Round,
    team: TeamId,
    reason: &str,
) -> Result<RoundAct> {
    let team = storage::teams::find_team(tx, team).await?.filter(|team| team.event_id == event.id);
    let team = team.ok_or(Error::NotFound)?;
    let name = team.name.to_string();
    let drawn = storage::team_matches::list_round_matches(tx, round.id).await?;
    if drawn.iter().any(|one| one.has(team.id)) {
        return Err(Error::from_refusal(TeamRefusal::InRoundAlready { name }));
    }
    if !team.is_active() {
        return Err(Error::from_refusal(TeamRefusal::TakesNoPart { name }));
    }
    join_team(tx, &team, round.number).await?;
    let stored = StoredMatches::read_stored_matches(tx, event, round.number).await?;
    let against = if let Some(bye) = stored.match_for_late(team.id) {
        let other = storage::teams::find_team(tx, bye.a).await?.ok_or(Error::NotFound)?;
        let wanted = team.fixed_table.or(other.fixed_table);
        let first = free_block(event, &usable_tables(tx, event).await?, &drawn, wanted);
        let new = TeamMatch { b: Some(team.id), first_table: Some(first), ..replacement_match(app, bye) };
        replace_matches(app, tx, event, round, &[bye], &[came_late(new, reason)]).await?;
        Some(other.name.to_string())
    } else {
        let place = drawn.iter().map(|one| one.place).max().unwrap_or_default() + 1;
        // It counts as drawn, so that another late team can still be seated across.
        let bye = TeamMatch { place, ..TeamMatch::from_round(MatchId(app.new_id()), round, team.id, None) };
        storage::team_matches::insert_team_match(tx, &came_late(bye, reason)).await?;
        None
    };
    renew_round_proof::<LoadedTeams>(tx, event, round).await?;
    Ok(RoundAct::LateTeamSeated { round: round.number, team: name, against })
}

impl StoredMatches {
    /// The teams that could still be seated in the round.
    pub fn late_teams(&self) -> Vec<&Team> {
        if !self.may_change() {
            return Vec::new();
        }
        let could_play = |team: &&Team| team.is_active() && !team.spare;
        let sits = |team: &Team| self.drawn.iter().any(|one| one.has(team.id));
        let teams = &self.loaded_rounds.loaded.teams;
        teams.iter().filter(could_play).filter(|team| !sits(team)).collect()
    }

    /// The match that a team is seated across which came after the draw: whose bye the draw gave, or else the organiser.
    /// None where nobody has one.
    pub fn match_for_late(&self, late: TeamId) -> Option<&TeamMatch> {
        let LoadedRounds { context, loaded, .. } = &self.loaded_rounds;
        let other = loaded.index.get(&late).and_then(|late| context.opponent_for_late(&self.now(), *late));
        let other = other.map(|other| loaded.id(other));
        let byes = || self.drawn.iter().filter(|one| one.is_bye());
        byes().find(|bye| Some(bye.a) == other).or_else(|| byes().find(|bye| bye.is_bye_by_hand()))
    }
}

/// Another match in the place of this one: nothing that was drawn, chosen or typed in goes along.
fn replacement_match(app: &App, old: &TeamMatch) -> TeamMatch {
    TeamMatch {
        id: MatchId(app.new_id()),
        fixed: true,
        reasons: Reasons::default(),
        line_ups: LineUps::default(),
        step_since: None,
        typed_by: None,
        version: 1,
        ..old.clone()
    }
}

fn came_late(new: TeamMatch, reason: &str) -> TeamMatch {
    TeamMatch { by_hand: Some(reason.to_owned()), hand_is_public: false, ..new }
}

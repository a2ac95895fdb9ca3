//! What the organiser changes about a round of teams that has been drawn: computed and shown first, then done as it was
//! shown. The fewest matches change; one whose battles have begun stays as it is.

use super::{
    Actor, LoadedRounds,
    asked::{Repair, RepairAudience, keep_apart, round_change_for_log},
    change_event,
    joining::{join_team, update_team},
    loaded::compute_round_aside,
    open::open_round,
    replaced_matches::{is_drafted_now, replace_matches},
    round_subject,
    team_tables::{free_block, usable_tables},
};
use crate::{
    actions::{draft, prelude::*},
    domain::{
        event::{
            audit::{LoggedSeat, MatchMove, Reseated, RoundAct},
            team::{Team, TeamMatch},
        },
        history::PlayerIndex,
        ids::{EntrantId, MatchId, TeamId},
        numbers::TableNumber,
        pairing::Reasons,
        refusal::{Conflict, TeamRefusal},
        round::Round,
        rounds::{
            HandMark, KeptDraw, MovedTable, RepairPlan, RoundChange, RoundNow, Seats, SetByHand, TableNow,
            order, plan_repair,
        },
    },
    storage::{history::LoadedEntrants, team_history::LoadedTeams},
};
use std::collections::BTreeSet;

/// A round of teams as it is stored, and what it was drawn from.
#[derive(Debug, Clone)]
pub struct StoredMatches {
    pub loaded_rounds: LoadedRounds<LoadedTeams>,
    pub round: Round,
    pub drawn: Vec<TeamMatch>,
    /// All of the event, those who have left too.
    pub teams: Vec<Team>,
    pub kept: Option<KeptDraw>,
    /// Matches that stay because a battle of theirs has begun.
    begun: Vec<MatchId>,
}

/// Does a change as it was shown, or says that it would be another one now.
pub(super) async fn repair_matches(app: &App, by: &Actor, event: &Event, asked: &Repair) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let round = open_round(tx, event.id, (asked.round, asked.seen)).await?;
        let stored = StoredMatches::read_stored_matches(tx, event, asked.round).await?;
        let plan = stored.plan(&asked.change).await?;
        if plan.digest != asked.shown {
            return Err(Error::Conflict(Conflict::RepairPlan));
        }
        keep_apart(app, tx, event.id, asked).await?;
        if let RoundChange::Seat(EntrantId::Team(team)) = asked.change {
            let team = storage::teams::find_team(tx, team).await?.ok_or(Error::NotFound)?;
            join_team(tx, &team, round.number).await?;
        }
        for place in &plan.repaired.out {
            let team = storage::teams::find_team(tx, stored.loaded_rounds.loaded.id(*place))
                .await?
                .ok_or(Error::NotFound)?;
            if team.is_active() || team.dropped_after.is_some_and(|last| last >= round.number) {
                let gone = Team { dropped_after: Some(round.number.previous()), ..team };
                update_team(tx, &gone).await?;
            }
        }
        let tables = usable_tables(tx, event).await?;
        let (before, after) = stored.replaced(app, (event, &tables), (&plan, asked));
        let begun_anew =
            after.iter().filter(|one| is_drafted_now(event, &round, one)).map(|one| one.place).collect();
        replace_matches(app, tx, event, &round, &before, &after).await?;
        if let Some(marked) = stored.marked((&plan, asked)) {
            storage::team_matches::set_by_hand(tx, &marked).await?;
        }
        let left_out = stored.kept.as_ref().map(|kept| kept.left_out.clone()).unwrap_or_default();
        let kept = KeptDraw { left_out, ..plan.repaired.drawn.kept.clone() };
        storage::rounds::set_proof(tx, round.id, &kept).await?;
        storage::rounds::touch_round(tx, round.id).await?;
        let act = RoundAct::MatchesRepaired {
            round: round.number,
            change: round_change_for_log(&asked.change, |id| {
                id.team().map(|team| stored.name(team)).unwrap_or_default()
            }),
            moves: stored.moves(&plan),
            out: stored.out(&plan),
            begun_anew,
        };
        Ok(((), LogEntry::new(round_subject(&round), act).because(&asked.reason)))
    })
    .await
}

/// Where a match that is new comes.
struct NewMatchPlace<'s> {
    moved: &'s MovedTable,
    place: i64,
    /// The match that it takes over from.
    old: Option<&'s TeamMatch>,
}

impl StoredMatches {
    /// # Errors
    /// [`Error::NotFound`] where the event has no such round.
    pub async fn read_stored_matches(tx: &mut Tx, event: &Event, number: RoundNumber) -> Result<Self> {
        let loaded_rounds = LoadedRounds::read_team_rounds(tx, event).await?;
        let round = loaded_rounds.round(number)?.clone();
        let drawn = storage::team_matches::list_round_matches(tx, round.id).await?;
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        let begun = drawn.iter().filter(|one| draft::has_begun(one, &battles)).map(|one| one.id).collect();
        let kept = storage::rounds::load_kept_draw(tx, round.id).await?;
        let teams = storage::teams::list_teams(tx, event.id).await?;
        Ok(Self { loaded_rounds, round, drawn, teams, kept, begun })
    }

    /// Nothing was drawn from the round, so that it can still be changed.
    pub fn may_change(&self) -> bool {
        order::may_change(self.loaded_rounds.loaded.rounds(), &self.round).is_ok()
    }

    /// What a change would do.
    ///
    /// # Errors
    /// When the round stays as it is, or there is no draw with the change.
    pub async fn plan(&self, change: &RoundChange<EntrantId>) -> Result<RepairPlan> {
        let change = self.loaded_rounds.place_change(&self.round, change)?;
        if let RoundChange::Apart(a, b, _) | RoundChange::Move(a, b) | RoundChange::Fix(a, b) = &change
            && a == b
        {
            return Err(Error::from_refusal(TeamRefusal::OneTeamTwice));
        }
        let (context, now) = (self.loaded_rounds.context.clone(), self.now());
        compute_round_aside(move || plan_repair(&context, &now, &change)).await
    }

    /// The matches that would be new, as the log names them.
    pub fn moves(&self, plan: &RepairPlan) -> Vec<MatchMove> {
        let name = |team: PlayerIndex| self.loaded_rounds.loaded.teams[team].name.to_string();
        let reseated = |team: PlayerIndex| {
            let id = self.loaded_rounds.loaded.id(team);
            let was = self.drawn.iter().find(|one| one.has(id)).map(|one| {
                let other = one.teams().find(|other| *other != id);
                LoggedSeat { table: None, with: other.map(|other| self.name(other)) }
            });
            Reseated { name: name(team), was }
        };
        let teams =
            |moved: &MovedTable| [Some(moved.a), moved.b].into_iter().flatten().map(reseated).collect();
        let places = self.places(plan).into_iter();
        places.map(|one| MatchMove { place: one.place, teams: teams(one.moved) }).collect()
    }

    /// Teams that had a place and do not play any more.
    pub fn out(&self, plan: &RepairPlan) -> Vec<String> {
        let seated = self.seated(plan);
        let is_spare = |team: TeamId| self.teams.iter().any(|one| one.id == team && one.spare);
        let had = self.drawn.iter().flat_map(TeamMatch::teams);
        let out = had.filter(|team| !seated.contains(team) && !is_spare(*team));
        out.map(|team| self.name(team)).collect()
    }

    fn name(&self, team: TeamId) -> String {
        self.teams.iter().find(|one| one.id == team).map_or_else(String::new, |one| one.name.to_string())
    }

    /// Everybody who would have a place.
    fn seated(&self, plan: &RepairPlan) -> BTreeSet<TeamId> {
        let seats = plan.repaired.drawn.seats.iter().flat_map(|seats| [Some(seats.a), seats.b]);
        seats.flatten().map(|at| self.loaded_rounds.loaded.id(at)).collect()
    }

    /// The round for the engine. Tables are counted by matches there: each stands for as many as a match takes.
    pub fn now(&self) -> RoundNow {
        let tables = TableNow::from_matches(&self.loaded_rounds.loaded.index, &self.drawn);
        let mut now =
            RoundNow::from_tables(&self.round, &self.loaded_rounds.loaded.history, tables, self.kept.clone());
        for table in &mut now.tables {
            let id = self.loaded_rounds.loaded.id(table.seats.a);
            table.begun = self.drawn.iter().any(|one| one.a == id && self.begun.contains(&one.id));
            table.seats.table = table.seats.table.map(|first| self.block(first));
        }
        now
    }

    /// How many matches play on lower tables, and this one.
    fn block(&self, first: TableNumber) -> TableNumber {
        let lower = self.drawn.iter().filter_map(|one| one.first_table).filter(|other| *other < first);
        TableNumber(u32::try_from(lower.count()).unwrap_or_default() + 1)
    }

    /// Matches whose teams change. One that only the engine would put elsewhere stays where it is.
    fn changed<'p>(&self, plan: &'p RepairPlan) -> Vec<&'p MovedTable> {
        let is_there = |moved: &MovedTable| {
            let (a, b) =
                (self.loaded_rounds.loaded.id(moved.a), moved.b.map(|b| self.loaded_rounds.loaded.id(b)));
            self.drawn.iter().any(|one| one.has(a) && b.map_or(one.is_bye(), |b| one.has(b)))
        };
        plan.repaired.moves.iter().filter(|moved| !is_there(moved)).collect()
    }

    /// Matches that are not any more.
    fn gone(&self, plan: &RepairPlan) -> Vec<&TeamMatch> {
        let changed = self.changed(plan);
        let moved: BTreeSet<TeamId> = changed
            .iter()
            .flat_map(|moved| [Some(moved.a), moved.b])
            .flatten()
            .map(|at| self.loaded_rounds.loaded.id(at))
            .collect();
        let seated = self.seated(plan);
        let leaves = |team: TeamId| moved.contains(&team) || !seated.contains(&team);
        self.drawn.iter().filter(|one| one.teams().any(leaves)).collect()
    }

    /// Each match that is new.
    fn places<'s>(&'s self, plan: &'s RepairPlan) -> Vec<NewMatchPlace<'s>> {
        let mut free = self.gone(plan);
        let mut last = self.drawn.iter().map(|one| one.place).max().unwrap_or_default();
        let mut places = Vec::new();
        for moved in self.changed(plan) {
            let has = |one: &&TeamMatch| one.has(self.loaded_rounds.loaded.id(moved.a));
            let alike = |one: &&TeamMatch| one.is_bye() == moved.b.is_none();
            let at = free.iter().position(|one| has(one) && alike(one));
            let at = at.or_else(|| free.iter().position(alike));
            let old = at.or_else(|| (!free.is_empty()).then_some(0)).map(|at| free.remove(at));
            let place = old.map_or_else(|| last + 1, |old| old.place);
            last = last.max(place);
            places.push(NewMatchPlace { moved, place, old });
        }
        places.sort_by_key(|one| one.place);
        places
    }

    /// The matches that go, and those that come in their place.
    fn replaced(
        &self,
        app: &App,
        (event, tables): (&Event, &[TableNumber]),
        (plan, asked): (&RepairPlan, &Repair),
    ) -> (Vec<&TeamMatch>, Vec<TeamMatch>) {
        let gone = self.gone(plan);
        let set =
            SetByHand::from_tables(&TableNow::from_matches(&self.loaded_rounds.loaded.index, &self.drawn));
        let own = |at: PlayerIndex| self.loaded_rounds.loaded.teams[at].fixed_table;
        let mut placed: Vec<TeamMatch> =
            self.drawn.iter().filter(|one| gone.iter().all(|left| left.id != one.id)).cloned().collect();
        let mut after = Vec::new();
        for NewMatchPlace { moved, place, old } in self.places(plan) {
            let wanted = own(moved.a).or_else(|| moved.b.and_then(own));
            let wanted = wanted.or_else(|| old.and_then(|old| old.first_table));
            let first_table = moved.b.map(|_| free_block(event, tables, &placed, wanted));
            let new = TeamMatch { place, first_table, ..self.drawn_match(app, plan, asked, &set, moved) };
            placed.push(new.clone());
            after.push(new);
        }
        (gone, after)
    }

    /// A match whose teams go on meeting, and that is marked otherwise from now on: set by hand, or drawn like the rest.
    /// Its draft goes on.
    fn marked(&self, (plan, asked): (&RepairPlan, &Repair)) -> Option<TeamMatch> {
        let change = asked.change.map(EntrantId::team)?;
        if let Some((team, other)) = change.sets() {
            let meets = |one: &&TeamMatch| {
                one.has(team) && other.map_or(one.is_bye(), |other| other != team && one.has(other))
            };
            let (by_hand, hand_is_public) =
                (Some(asked.reason.clone()), asked.told == RepairAudience::Everybody);
            let one = self.drawn.iter().find(meets)?;
            return Some(TeamMatch { fixed: true, by_hand, hand_is_public, ..one.clone() });
        }
        let RoundChange::Free(team) = change else { return None };
        let one = self.drawn.iter().find(|one| one.has(team))?;
        let at = |id: TeamId| self.loaded_rounds.loaded.index.get(&id).copied();
        let seats = self.seats(plan, (at(one.a)?, one.b.and_then(at)))?;
        let (fixed, reasons) = (seats.fixed, Reasons(seats.reasons.clone()));
        Some(TeamMatch { fixed, by_hand: None, hand_is_public: false, reasons, ..one.clone() })
    }

    fn seats<'p>(
        &self,
        plan: &'p RepairPlan,
        (a, b): (PlayerIndex, Option<PlayerIndex>),
    ) -> Option<&'p Seats> {
        let same =
            |seats: &&Seats| (seats.a, seats.b) == (a, b) || (b == Some(seats.a) && seats.b == Some(a));
        plan.repaired.drawn.seats.iter().find(same)
    }

    /// A match for its teams: nothing of those before is in it.
    fn drawn_match(
        &self,
        app: &App,
        plan: &RepairPlan,
        asked: &Repair,
        set: &SetByHand,
        moved: &MovedTable,
    ) -> TeamMatch {
        let seats = self.seats(plan, (moved.a, moved.b));
        let (a, b) =
            (self.loaded_rounds.loaded.id(moved.a), moved.b.map(|b| self.loaded_rounds.loaded.id(b)));
        let sits = |id: EntrantId| id.team().is_some_and(|team| a == team || b == Some(team));
        let is_set = asked.change.sets().is_some_and(|(one, two)| sits(one) && two.is_none_or(sits));
        let is_told = asked.told == RepairAudience::Everybody;
        let mark = if is_set || is_told {
            Some(HandMark { why: asked.reason.clone(), is_public: is_told })
        } else {
            seats.and_then(|seats| set.find_mark(seats)).cloned()
        };
        TeamMatch {
            fixed: seats.is_some_and(|seats| seats.fixed),
            hand_is_public: mark.as_ref().is_some_and(|mark| mark.is_public),
            by_hand: mark.map(|mark| mark.why),
            reasons: Reasons(seats.map(|seats| seats.reasons.clone()).unwrap_or_default()),
            ..TeamMatch::from_round(MatchId(app.new_id()), &self.round, a, b)
        }
    }
}

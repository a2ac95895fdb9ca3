//! Those who are entered, as a round of them is drawn and stored: players at tables, or teams in matches. The same engine
//! draws both; tables of teams are blocks of as many as a team has players.

use super::{
    Actor, LoadedRounds, change_event,
    joining::{join_from_round, update_player, update_team},
    late::expect_team,
    new_table,
    team_tables::{first_tables, usable_tables},
};
use crate::{
    actions::prelude::*,
    domain::{
        event::team::{Team, TeamMatch},
        history::PlayerIndex,
        ids::{BattleId, MatchId, PlayerId, RoundId},
        pairing::Reasons,
        round::{Round, RoundState},
        rounds::{DrawOptions, DrawnRound, OddPlayer, TableNow},
    },
    storage::{
        events::Locked,
        history::{Loaded, LoadedEntrants},
        team_history::LoadedTeams,
    },
};

/// What differs between rounds of players and of teams.
pub(super) trait DrawnEntrants: LoadedEntrants + Send + Sync + Sized + 'static {
    async fn load_entrants(tx: &mut Tx, event: &Event) -> Result<Self>;

    /// The rounds, and what the next is made from.
    async fn read_rounds(tx: &mut Tx, event: &Event) -> Result<LoadedRounds<Self>>;

    /// Who meets whom in a round that is stored.
    async fn list_tables(&self, tx: &mut Tx, round: &Round) -> Result<Vec<TableNow>>;

    /// Whoever is at this place of the history does not play before this round.
    async fn join_later(&self, tx: &mut Tx, place: PlayerIndex, round: RoundNumber) -> Result<()>;

    /// They play in a draft that is drawn again. `left_out`: keys of those who were left out of it.
    async fn join_again(
        &self,
        tx: &mut Tx,
        come: &[PlayerIndex],
        round: &Round,
        left_out: &[String],
    ) -> Result<()>;

    /// Nobody meets anybody in it any more.
    async fn clear_round(tx: &mut Tx, round: RoundId) -> Result<()>;

    /// Stores who meets whom. What was set by hand before says so still.
    async fn seat_all(
        app: &App,
        tx: &mut Tx,
        loaded_rounds: &LoadedRounds<Self>,
        round: &Round,
        drawn: &DrawnRound,
        odd: OddPlayer,
    ) -> Result<()>;
}

/// One change to the event, made from what was read before it was locked. False: that holds no more.
pub(super) async fn change_while_it_holds<E: DrawnEntrants>(
    app: &App,
    by: &Actor,
    read: &LoadedRounds<E>,
    work: impl AsyncFnOnce(&mut Tx, &Locked) -> Result<LogEntry>,
) -> Result<bool> {
    let mut moved = false;
    let done = change_event(app, read.event.id, by, async |tx, locked| {
        if locked.version != read.version + 1 && !still_holds(tx, read).await? {
            moved = true;
            return Err(Error::Busy);
        }
        Ok(((), work(tx, locked).await?))
    })
    .await;
    if moved { Ok(false) } else { done.map(|()| true) }
}

/// Whether what a draw was computed from is still so.
async fn still_holds<E: DrawnEntrants>(tx: &mut Tx, read: &LoadedRounds<E>) -> Result<bool> {
    let now = E::read_rounds(tx, &read.event).await?;
    let rounds = |read: &LoadedRounds<E>| -> Vec<(RoundNumber, RoundState, i64)> {
        read.loaded.rounds().iter().map(|round| (round.number, round.state, round.version)).collect()
    };
    Ok(now.loaded.is_drawn_like(&read.loaded)
        && now.constraints == read.constraints
        && now.missing == read.missing
        && now.context.venue == read.context.venue
        && rounds(&now) == rounds(read)
        && now.context.checked_in == read.context.checked_in)
}

/// Writes down that those who are left out join later.
pub(super) async fn leave_absent_out<E: DrawnEntrants>(
    tx: &mut Tx,
    read: &LoadedRounds<E>,
    options: DrawOptions,
) -> Result<()> {
    for place in read.context.left_out(options) {
        read.loaded.join_later(tx, place, options.round.next()).await?;
    }
    Ok(())
}

impl DrawnEntrants for Loaded {
    async fn load_entrants(tx: &mut Tx, event: &Event) -> Result<Self> {
        Ok(storage::history::load_history(tx, event.id).await?)
    }

    async fn read_rounds(tx: &mut Tx, event: &Event) -> Result<LoadedRounds> {
        LoadedRounds::read_loaded_rounds(tx, event).await
    }

    async fn list_tables(&self, tx: &mut Tx, round: &Round) -> Result<Vec<TableNow>> {
        let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
        Ok(TableNow::from_battles(&self.index, &battles))
    }

    async fn join_later(&self, tx: &mut Tx, place: PlayerIndex, round: RoundNumber) -> Result<()> {
        // As they are by now: what no draw looks at may have changed since it was read.
        let player = storage::players::find_player(tx, self.id(place)).await?.ok_or(Error::NotFound)?;
        update_player(tx, &Player { joined_round: round, ..player }).await
    }

    async fn join_again(&self, tx: &mut Tx, come: &[PlayerIndex], round: &Round, _: &[String]) -> Result<()> {
        let come: Vec<PlayerId> = come.iter().map(|place| self.id(*place)).collect();
        join_from_round(tx, &come, round.number).await
    }

    async fn clear_round(tx: &mut Tx, round: RoundId) -> Result<()> {
        storage::battles::delete_all(tx, round).await?;
        Ok(())
    }

    async fn seat_all(
        app: &App,
        tx: &mut Tx,
        loaded_rounds: &LoadedRounds,
        round: &Round,
        drawn: &DrawnRound,
        odd: OddPlayer,
    ) -> Result<()> {
        let tables = (1..).zip(&drawn.seats).map(|(place, seats)| {
            let battle = new_table(round, seats, &loaded_rounds.loaded, BattleId(app.new_id()), place);
            let battle = loaded_rounds.context.by_hand.mark(battle, seats);
            let waits = odd == OddPlayer::Wait && battle.is_bye() && !battle.rests();
            if waits { battle.undecided() } else { battle }
        });
        storage::battles::insert_all(tx, round.event_id, &tables.collect::<Vec<_>>()).await?;
        Ok(())
    }
}

impl DrawnEntrants for LoadedTeams {
    async fn load_entrants(tx: &mut Tx, event: &Event) -> Result<Self> {
        Ok(storage::team_history::load_team_history(tx, event).await?)
    }

    async fn read_rounds(tx: &mut Tx, event: &Event) -> Result<LoadedRounds<Self>> {
        LoadedRounds::read_team_rounds(tx, event).await
    }

    async fn list_tables(&self, tx: &mut Tx, round: &Round) -> Result<Vec<TableNow>> {
        let matches = storage::team_matches::list_round_matches(tx, round.id).await?;
        Ok(TableNow::from_matches(&self.index, &matches))
    }

    async fn join_later(&self, tx: &mut Tx, place: PlayerIndex, round: RoundNumber) -> Result<()> {
        update_team(tx, &Team { joined_round: round, ..self.teams[place].clone() }).await
    }

    async fn join_again(
        &self,
        tx: &mut Tx,
        come: &[PlayerIndex],
        round: &Round,
        left_out: &[String],
    ) -> Result<()> {
        for place in come {
            let team = storage::teams::find_team(tx, self.id(*place)).await?.ok_or(Error::NotFound)?;
            expect_team(tx, &team, round.number, left_out).await?;
        }
        Ok(())
    }

    async fn clear_round(tx: &mut Tx, round: RoundId) -> Result<()> {
        storage::team_matches::delete_all(tx, round).await?;
        Ok(())
    }

    async fn seat_all(
        app: &App,
        tx: &mut Tx,
        loaded_rounds: &LoadedRounds<Self>,
        round: &Round,
        drawn: &DrawnRound,
        _: OddPlayer,
    ) -> Result<()> {
        let (event, loaded) = (&loaded_rounds.event, &loaded_rounds.loaded);
        let tables = usable_tables(tx, event).await?;
        let firsts = first_tables(event, loaded, &tables, &drawn.seats);
        for ((place, seats), first_table) in (1..).zip(&drawn.seats).zip(firsts) {
            let (a, b) = (loaded.id(seats.a), seats.b.map(|b| loaded.id(b)));
            let mark = loaded_rounds.context.by_hand.find_mark(seats);
            let drawn = TeamMatch {
                place,
                fixed: seats.fixed,
                by_hand: mark.map(|mark| mark.why.clone()),
                hand_is_public: mark.is_some_and(|mark| mark.is_public),
                reasons: Reasons(seats.reasons.clone()),
                first_table,
                ..TeamMatch::from_round(MatchId(app.new_id()), round, a, b)
            };
            storage::team_matches::insert_team_match(tx, &drawn).await?;
        }
        Ok(())
    }
}

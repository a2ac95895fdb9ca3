//! What organisers do to the standings: hide them, change how players are ranked, break a shared place by dice.

use crate::{
    actions::prelude::*,
    cache::standings::{load_standings, load_teams},
    domain::{
        event::{
            audit::{AwardRoll, StandingsAct},
            pack::{RankingChange, Settings},
        },
        refusal::{Conflict, RankingRefusal},
        roll_off::{RollOff, Rolled},
        standings::{Ranking, RankingRules},
    },
};

/// A place that some players share, as the organiser saw it.
#[derive(Debug, Clone)]
pub struct SharedPlace {
    pub after_round: RoundNumber,
    /// The keys of all who share it.
    pub players: Vec<String>,
}

/// Changes how players are ranked. Once a round is out, only with a reason, which the standings and the pack
/// then show (`S8`). `seen` is what the form was made from.
pub async fn change_ranking(
    app: &App,
    by: &Actor,
    seen: &Event,
    rules: &RankingRules,
    reason: Option<&str>,
) -> Result<()> {
    change_event(app, seen.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, seen.id).await?.ok_or(Error::NotFound)?;
        let before = now.settings.ranking_rules();
        if before != seen.settings.ranking_rules() {
            return Err(Error::Conflict(Conflict::Ranking { now: Box::new(before) }));
        }
        if before == *rules {
            return Err(Error::from_refusal(RankingRefusal::Same));
        }
        let mut settings = now.settings.ranked_by(rules);
        Ranking::from_rules(&settings.ranking_rules()).map_err(Error::from_refusal)?;
        let round = storage::events::newest_published_round(tx, seen.id).await?;
        if round >= RoundNumber::FIRST {
            let reason = reason.ok_or_else(|| Error::from_refusal(RankingRefusal::ReasonMissing))?;
            settings.ranking_changes.push(RankingChange {
                at: app.clock.now(),
                after_round: round,
                by: by.name.clone(),
                before: before.clone(),
                after: rules.clone(),
                reason: reason.to_owned(),
            });
        }
        storage::events::set_settings(tx, seen.id, &now.name, &settings).await?;
        let entry = LogEntry::new(
            AuditSubject::Standings,
            StandingsAct::RankingChanged { before, after: rules.clone() },
        );
        Ok(((), if let Some(reason) = reason { entry.because(reason) } else { entry }))
    })
    .await
}

/// Shows everybody the standings and results up to this round and no further; none: all of them.
pub async fn show_up_to(app: &App, by: &Actor, event: EventId, round: Option<RoundNumber>) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let now = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
        let settings = Settings { standings_up_to: round, ..now.settings };
        storage::events::set_settings(tx, event, &now.name, &settings).await?;
        Ok(((), LogEntry::new(AuditSubject::Standings, StandingsAct::ShownUpTo { round })))
    })
    .await
}

/// Breaks a shared place with dice, seeded and on record (`S7`).
pub async fn roll_off(app: &App, by: &Actor, event: &Event, shared: &SharedPlace) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        // Keys of teams are not those of players; where teams are ranked, both are.
        let of_teams = !shared.players.is_empty() && shared.players.iter().all(|key| key.starts_with('t'));
        let mut standings = if of_teams {
            load_teams(tx, event, RoundNumber::AFTER_ALL).await?.standings
        } else {
            load_standings(tx, event, None).await?.standings
        };
        let mut players = shared.players.clone();
        players.sort_unstable();
        let roll_off = RollOff { players, seed: app.new_seed().unsigned_abs() };
        let was_shared = standings.rows.iter().any(|row| row.shared && roll_off.players.contains(&row.key));
        if standings.after != shared.after_round || !was_shared {
            return Err(Error::Conflict(Conflict::SharedPlace));
        }
        // Whoever threw them saw a page on which these players still shared a place.
        standings.settle(&roll_off).map_err(|_| Error::Conflict(Conflict::SharedPlace))?;
        let threw = standings.rows.iter().filter(|row| roll_off.players.contains(&row.key));
        let rolls = threw.map(|row| AwardRoll {
            name: row.name.clone(),
            dice: row.roll_off.clone(),
            place: row.place,
        });
        let act = StandingsAct::RolledOff {
            seed: roll_off.seed,
            rolls: rolls.collect(),
            players: roll_off.players.clone(),
            after: Some(standings.after),
        };
        let rolled = Rolled { after_round: standings.after, roll_off };
        storage::roll_offs::insert_roll_off(tx, app.new_id(), event.id, &rolled).await?;
        Ok(((), LogEntry::new(AuditSubject::Standings, act)))
    })
    .await
}

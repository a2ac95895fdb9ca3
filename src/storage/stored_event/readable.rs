//! Whether what was put into the tables can be read as what it says it is.

use crate::{
    domain::ids::EventId,
    storage::{
        Tx, audit, awards, battles, calls, clocks, conduct, events, pair_constraints, penalties, pictures,
        players, reports, roll_offs, roster_drafts, roster_problems, rosters, rounds, screens, sheets,
        venue_tables, votes,
    },
};

/// Reads everything of an event once, as pages do.
///
/// # Errors
/// When the database fails; a value that is none of ours is no error, but the answer.
pub async fn is_readable(tx: &mut Tx, event: EventId) -> sqlx::Result<bool> {
    match read_all_of_event(tx, event).await {
        Err(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::RowNotFound) => {
            Ok(false)
        }
        other => other.map(|()| true),
    }
}

async fn read_all_of_event(tx: &mut Tx, event: EventId) -> sqlx::Result<()> {
    events::find_event(tx, event).await?.ok_or(sqlx::Error::RowNotFound)?;
    audit::list_audit_entries(tx, event).await?;
    for player in players::list_players(tx, event).await? {
        rosters::of_player(tx, player.id).await?;
        roster_drafts::of_player(tx, player.id).await?;
        roster_problems::of_player(tx, player.id).await?;
    }
    for round in rounds::list_rounds(tx, event).await? {
        rounds::load_kept_draw(tx, round.id).await?;
        clocks::find_round_clock(tx, round.id).await?;
        clocks::list_table_extensions(tx, round.id).await?;
        for battle in battles::list_battles_of_round(tx, round.id).await? {
            reports::list_battle_reports(tx, battle.id).await?;
            calls::of_battle(tx, battle.id).await?;
            sheets::find_sheet(tx, battle.id).await?;
            sheets::list_sheet_steps(tx, battle.id).await?;
        }
    }
    conduct::list_standing_conduct(tx, event).await?;
    pair_constraints::list_pair_constraints(tx, event).await?;
    penalties::of_event(tx, event).await?;
    pictures::list_pictures(tx, event).await?;
    pictures::list_placed_pictures(tx, event).await?;
    roll_offs::list_roll_offs(tx, event).await?;
    awards::list_awards(tx, event).await?;
    votes::list_votes(tx, event).await?;
    votes::list_closed_vote_counts(tx, event).await?;
    screens::load_screen_shows(tx, event).await?;
    screens::load_ceremony_awards(tx, event).await?;
    venue_tables::list_venue_tables(tx, event).await?;
    Ok(())
}

//! Nobody judges their own battle (`handbook J2`): whether whoever decides plays there. Every decision of staff about a
//! result, points, time or a sheet asks here, so that all of them know the same people by the same entries.

use crate::{
    actions::prelude::*,
    domain::{battle::Battle, event::team::TeamMatch, refusal::Forbidden},
    storage::accounts::Account,
};

/// Every entry of whoever decides: the one of their browser and all of their account, which another browser may hold.
///
/// # Errors
/// When the database cannot be asked.
pub async fn own_entries(tx: &mut Tx, event: EventId, by: &Actor) -> Result<Vec<Player>> {
    let mut own = Vec::new();
    for id in storage::players::of_person(tx, event, by.account, by.player).await? {
        own.extend(storage::players::find_player(tx, id).await?);
    }
    Ok(own)
}

/// Whether one of these entries sits at this table.
pub fn sits_at(own: &[Player], battle: &Battle) -> bool {
    own.iter().any(|player| battle.side_of(player.id).is_some())
}

/// Who of these two gave the email address of this account when they signed up. That proves nothing, so it is a
/// warning on the page and no refusal.
pub fn shares_address<'a>(account: &Account, players: [&'a Player; 2]) -> Option<&'a Player> {
    let is_theirs = |address: &String| address.to_lowercase() == account.email.to_lowercase();
    players.into_iter().find(|player| player.email.as_ref().is_some_and(is_theirs))
}

/// Whether whoever decides plays at this table.
pub(in crate::actions) async fn plays_at(
    tx: &mut Tx,
    (event, by): (EventId, &Actor),
    battle: &Battle,
) -> Result<bool> {
    Ok(sits_at(&own_entries(tx, event, by).await?, battle))
}

/// Refuses, in these words, who decides about a battle and plays in it.
pub(in crate::actions) async fn not_at_their_table(
    tx: &mut Tx,
    at: (EventId, &Actor),
    battle: &Battle,
    why: Forbidden,
) -> Result<()> {
    if plays_at(tx, at, battle).await? { Err(Error::Forbidden(why)) } else { Ok(()) }
}

/// Refuses who decides about a match and is of one of its teams, at whatever board, or at none.
pub(in crate::actions) async fn not_of_their_team(tx: &mut Tx, by: &Actor, played: &TeamMatch) -> Result<()> {
    let own = own_entries(tx, played.event_id, by).await?;
    let plays = |player: &Player| {
        let sits = [&played.line_ups.a, &played.line_ups.b].iter().any(|side| side.contains(&player.id));
        sits || player.team_id.is_some_and(|team| played.has(team))
    };
    if own.iter().any(plays) { Err(Error::Forbidden(Forbidden::OwnMatch)) } else { Ok(()) }
}

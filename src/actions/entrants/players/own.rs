//! What players do by themselves: check in on the day.

use super::{Actor, change_event, player_subject, update_player};
use crate::{
    actions::prelude::*,
    domain::{
        event::{Stage, audit::PlayerAct, pack::OwnCheckIn},
        zone::Zone,
    },
};

/// Why this player cannot say by themselves now that they are here; none where they can, or said so already.
/// `published` is the newest round that is out: a draft is the organiser's secret, and whoever comes while there is
/// one is offered a seat in it at the desk.
pub fn why_not_here(
    event: &Event,
    player: &Player,
    published: RoundNumber,
    now: chrono::DateTime<chrono::Utc>,
) -> Option<OwnCheckIn> {
    if !event.settings.day.self_check_in || event.stage > Stage::Running {
        return Some(OwnCheckIn::AtTheDesk);
    }
    if !player.is_active() {
        return Some(OwnCheckIn::NoPlace);
    }
    let today = Zone::or_utc(&event.settings.time_zone).local(now).date();
    if let Some(first) = event.settings.starts_on.filter(|first| today < *first) {
        return Some(OwnCheckIn::NotBefore(first));
    }
    published.is_a_round().then_some(OwnCheckIn::Drawn)
}

/// The player says that they are here, or that they tapped too early.
pub async fn check_in_themselves(
    app: &App,
    by: &Actor,
    event: &Event,
    seen: &Player,
    is_here: bool,
) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event.id, by, async |tx, _| {
        let mut player = storage::players::find_player(tx, seen.id).await?.ok_or(Error::NotFound)?;
        let published = storage::events::newest_published_round(tx, event.id).await?;
        if let Some(why) = why_not_here(event, &player, published, now) {
            return Err(Error::from_refusal(why));
        }
        let name = player.name.to_string();
        let act = if is_here { PlayerAct::CheckedIn { name } } else { PlayerAct::CheckInTakenBack { name } };
        player.checked_in_at = is_here.then(|| player.checked_in_at.unwrap_or(now));
        update_player(tx, &player).await?;
        Ok(((), LogEntry::new(player_subject(&player), act)))
    })
    .await
}

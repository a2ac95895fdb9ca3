//! What players do by themselves: check in on the day; and the places that go to those who wait without anybody's hand.

use super::{
    Actor, PlaceNews, change_event, find_unchanged_player, mail_place_news, next_place, places,
    player_subject, update_player,
};
use crate::{
    actions::entrants::free_places,
    app::App,
    domain::{
        event::{
            Event, Stage,
            audit::{AuditSubject, LogEntry, NamedPlayer, PlayerAct},
            pack::OwnCheckIn,
            player::{Player, Status},
        },
        ids::EventId,
        mail::{MailPriority, WriteMail},
        numbers::RoundNumber,
        zone::Zone,
    },
    error::{Error, Result},
    storage::{self, Tx},
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

/// Gives every free place to whoever has waited longest, where the event does so by itself; each of them is written to.
/// The names of those who got one. To be called after whatever may have freed a place.
pub async fn fill_places(app: &App, event: EventId, write: WriteMail) -> Result<Vec<String>> {
    let give = async |tx: &mut Tx, event: &Event, waiting: Vec<Player>| {
        let mut named = Vec::new();
        for waiting in waiting {
            let mut player = find_unchanged_player(app, tx, &waiting).await?;
            let place = next_place(app, tx, event.id, Status::Playing).await?;
            player.status = Status::Playing;
            player.joined_round = player.joined_round.max(place.joined_round);
            update_player(tx, &player).await?;
            let priority = MailPriority::Unasked;
            let news = PlaceNews { team: None, waits: false, is_new: false, priority };
            mail_place_news(app, tx, event, &player, news, write).await?;
            named.push(NamedPlayer { number: player.number, name: player.name.to_string() });
        }
        Ok(named)
    };
    let entry = |players| LogEntry::new(AuditSubject::Players, PlayerAct::PlacesGiven { players });
    free_places::fill_places_from_line(app, event, next_in_line, give, entry).await
}

/// Those who get a place now, the longest waiting first.
async fn next_in_line(tx: &mut Tx, event: &Event) -> Result<Vec<Player>> {
    let free = places::count_free_player_places(tx, event).await?;
    let mut waiting = storage::players::list_players(tx, event.id).await?;
    waiting.retain(Player::is_waiting);
    waiting.sort_by_key(|player| (player.registered_at, player.number));
    waiting.truncate(free);
    Ok(waiting)
}

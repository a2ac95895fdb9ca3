//! Places that became free go to those who have waited longest, by themselves where the event does so: to players, or to
//! teams where those are entered.

use super::{
    joining::{update_player, update_team},
    players::{self, PlaceNews},
    teams,
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            Stage,
            audit::{NamedPlayer, PlayerAct, TeamAct},
            entry::{EventEntry, next_in_line},
        },
        ids::EntrantId,
        mail::{MailPriority, WriteMail},
        refusal::{PlayerRefusal, Refusal},
    },
};

/// Gives every free place to whoever has waited longest, where the event does so by itself and while no round is out; each
/// of them is written to. The names of those who got one. To be called after whatever may have freed a place.
///
/// # Errors
/// When the event cannot be read or changed.
pub async fn give_free_places(app: &App, event: EventId, write: WriteMail) -> Result<Vec<String>> {
    let mut tx = app.database.read().await?;
    let Some(event) = storage::events::find_event(&mut tx, event).await? else { return Ok(Vec::new()) };
    // Nearly always there is nothing to give, and nobody has to wait for the event's lock to learn that.
    let is_called_for = !list_next_in_line(&mut tx, &event).await?.is_empty();
    drop(tx);
    if !is_called_for {
        return Ok(Vec::new());
    }
    let by = Actor::muster();
    let filled = change_event(app, event.id, &by, async |tx, _| {
        let event = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        let next = list_next_in_line(tx, &event).await?;
        let mut given = Vec::new();
        for id in &next {
            given.push(give_free_place(app, tx, &event, *id, write).await?);
        }
        let told = given.iter().map(|one| one.name.clone()).collect();
        let entry = match next.first() {
            None => return Err(Error::from_refusal(PlayerRefusal::NobodyToMark)),
            Some(EntrantId::Player(_)) => {
                LogEntry::new(AuditSubject::Players, PlayerAct::PlacesGiven { players: given })
            }
            Some(EntrantId::Team(_)) => {
                LogEntry::new(AuditSubject::Teams, TeamAct::PlacesGiven { teams: given })
            }
        };
        Ok((told, entry))
    });
    match filled.await {
        // Somebody else was faster.
        Err(Error::Refused(Refusal::Player(PlayerRefusal::NobodyToMark))) => Ok(Vec::new()),
        filled => filled,
    }
}

/// Those who get a place now, the longest waiting first. A draft changes nothing about it: nobody is to learn that there
/// is one, and whoever gets a place meanwhile is in the next attempt, or comes late.
async fn list_next_in_line(tx: &mut Tx, event: &Event) -> Result<Vec<EntrantId>> {
    let published = storage::events::newest_published_round(tx, event.id).await?;
    if !event.settings.day.places_by_themselves || published.is_a_round() || event.stage > Stage::Running {
        return Ok(Vec::new());
    }
    Ok(if event.settings.entrants.are_players() {
        next_in_line(&storage::players::list_players(tx, event.id).await?, event.settings.capacity)
    } else {
        next_in_line(&storage::teams::list_teams(tx, event.id).await?, event.settings.capacity)
    })
}

/// Gives a place to somebody who waited, and writes to them; to the people of a team.
async fn give_free_place(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    id: EntrantId,
    write: WriteMail,
) -> Result<NamedPlayer> {
    let (mut people, mut team_name) = (Vec::new(), None);
    let given = match id {
        EntrantId::Player(id) => {
            let mut player = storage::players::find_player(tx, id).await?.ok_or(Error::NotFound)?;
            players::restore_player_place(tx, &mut player).await?;
            update_player(tx, &player).await?;
            let given = EventEntry::from(&player).named();
            people.push(player);
            given
        }
        EntrantId::Team(id) => {
            let mut team = storage::teams::find_team(tx, id).await?.ok_or(Error::NotFound)?;
            teams::restore_team_place(tx, &mut team).await?;
            update_team(tx, &team).await?;
            people = storage::players::of_team(tx, id).await?;
            people.retain(Player::is_active);
            team_name = Some(team.name.to_string());
            EventEntry::from(&team).named()
        }
    };
    let (team, priority) = (team_name.as_deref(), MailPriority::Unasked);
    for person in &people {
        let news = PlaceNews { team, waits: false, is_new: false, priority };
        players::mail_place_news(app, tx, event, person, news, write).await?;
    }
    Ok(given)
}

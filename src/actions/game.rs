//! The game that an event plays, as its organiser changed it: a file in place of the one that ships, before the first
//! round is out. Rosters are judged again by themselves, as after any other change of what they are judged by.

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            Event,
            audit::{EventAct, LogEntry, Subject},
            pack::Settings,
        },
        numbers::RoundNumber,
        refusal::EventRefusal,
        system::OwnSystem,
    },
    error::{Error, Result},
    storage,
};

/// Puts a file in use; none: the game as it ships. `seen` is the id of the game on the organiser's screen.
pub async fn replace(app: &App, by: &Actor, event: &Event, seen: &str, own: Option<OwnSystem>) -> Result<()> {
    change(app, event.id, by, async |tx, _| {
        let now = storage::events::find(tx, event.id).await?.ok_or(Error::NotFound)?;
        if storage::events::newest_published_round(tx, event.id).await? >= RoundNumber::FIRST {
            return Err(Error::refused(EventRefusal::GameStays));
        }
        if now.settings.system != seen {
            return Err(Error::refused(EventRefusal::OtherGameSince));
        }
        let settings = played_by(&now.settings, own);
        if settings.system == now.settings.system {
            return Err(Error::refused(EventRefusal::SameGame));
        }
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        let own = settings.own_system.as_ref().map(OwnSystem::id);
        let act = EventAct::GameReplaced { name: settings.game().name.clone(), own };
        Ok(((), LogEntry::new(Subject::Event, act)))
    })
    .await
}

/// The same event played by this file.
fn played_by(settings: &Settings, own: Option<OwnSystem>) -> Settings {
    let as_it_ships = || settings.game().profiles().to_owned();
    let system = own.as_ref().map_or_else(as_it_ships, OwnSystem::id);
    Settings { system, own_system: own, ..settings.clone() }
}

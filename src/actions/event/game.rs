//! The game that an event plays, as its organiser changed it: a file in place of the one that ships, before the first
//! round is out. Rosters are judged again by themselves, as after any other change of what they are judged by.

use crate::{
    actions::{Actor, change_event},
    app::App,
    domain::{
        event::{
            Event,
            audit::{AuditSubject, EventAct, LogEntry},
            pack::{PairingSettings, Settings},
        },
        numbers::RoundNumber,
        refusal::EventRefusal,
        standings::RankingSettings,
        system::OwnSystem,
    },
    error::{Error, Result},
    storage,
};

/// Puts a file in use; none: the game as it ships. `seen` is the id of the game on the organiser's screen.
pub async fn replace_event_game(
    app: &App,
    by: &Actor,
    event: &Event,
    seen: &str,
    own: Option<OwnSystem>,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        if storage::events::newest_published_round(tx, event.id).await? >= RoundNumber::FIRST {
            return Err(Error::from_refusal(EventRefusal::GameStays));
        }
        if now.settings.system != seen {
            return Err(Error::from_refusal(EventRefusal::OtherGameSince));
        }
        if own.as_ref().is_some_and(|own| own.id() == now.settings.system) {
            return Err(Error::from_refusal(EventRefusal::SameGame));
        }
        // Not before: what is refused leaves nothing behind.
        if let Some(Err(why)) = own.as_ref().map(OwnSystem::make_known) {
            return Err(Error::Broken(format!("a game that was checked is none: {why:?}")));
        }
        let settings = played_by(&now.settings, own);
        if settings.system == now.settings.system {
            return Err(Error::from_refusal(EventRefusal::SameGame));
        }
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        let own = settings.own_system.as_ref().map(OwnSystem::id);
        let act = EventAct::GameReplaced { name: settings.game().name.clone(), own };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

/// The same event played by this file.
fn played_by(settings: &Settings, own: Option<OwnSystem>) -> Settings {
    let game = settings.game();
    let as_it_ships = || game.made_from.clone().unwrap_or_else(|| game.id.clone());
    let system = own.as_ref().map_or_else(as_it_ships, OwnSystem::id);
    let mut played = Settings { system, own_system: own, ..settings.clone() };
    let (before, now) = (game, played.game());
    if before.sheet.tactics.is_some() != now.sheet.tactics.is_some() {
        // What is ranked by, and what a bye is worth, belonged to the other sheet (`systems V02`).
        played.ranking = RankingSettings::for_system(now);
        let fresh = PairingSettings::for_system(now);
        played.pairing.bye_victory_points = fresh.bye_victory_points;
        played.pairing.bye_battle_tactics = fresh.bye_battle_tactics;
    }
    played
}

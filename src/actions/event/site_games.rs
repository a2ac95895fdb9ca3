//! Games that the site's administrators offer to all its new events, beside those that ship.

use crate::{
    actions::{account::site_log::note_in_site_log, prelude::*},
    domain::{
        site::SiteAct,
        system::{self, OwnSystem, System},
    },
    storage::accounts::Account,
};

/// From now on a new event can begin with it, and no longer with another of its name. The same game once more changes
/// nothing.
pub async fn offer_site_game(app: &App, by: &Account, game: &OwnSystem) -> Result<()> {
    let mut tx = app.database.write().await?;
    let name = game.game().map(|known| &known.name);
    for before in storage::site_games::list_site_games(&mut tx).await? {
        let has_its_name = name.is_some() && before.game().map(|known| &known.name) == name;
        if has_its_name && before.id != game.id() {
            storage::site_games::delete_site_game(&mut tx, &before.id).await?;
            let name = name.cloned().unwrap_or_default();
            note_in_site_log(app, &mut tx, &by.name, Some(by.id), SiteAct::GameWithdrawn { name }).await?;
        }
    }
    if storage::site_games::insert_site_game(&mut tx, game, app.clock.now(), &by.name).await? {
        let name = game.game().map_or_else(|| game.id(), |known| known.name.clone());
        note_in_site_log(app, &mut tx, &by.name, Some(by.id), SiteAct::GameOffered { name }).await?;
    }
    Ok(tx.commit().await?)
}

/// New events can no longer begin with it; those that have it keep it.
pub async fn withdraw_site_game(app: &App, by: &Account, id: &str) -> Result<()> {
    let mut tx = app.database.write().await?;
    let Some(offered) = storage::site_games::find_site_game(&mut tx, id).await? else { return Ok(()) };
    storage::site_games::delete_site_game(&mut tx, id).await?;
    let name = offered.game().map_or_else(|| id.to_owned(), |known| known.name.clone());
    note_in_site_log(app, &mut tx, &by.name, Some(by.id), SiteAct::GameWithdrawn { name }).await?;
    Ok(tx.commit().await?)
}

/// Those that this program can read, the newest first.
pub async fn list_known_site_games(tx: &mut Tx) -> Result<Vec<&'static System>> {
    let offered = storage::site_games::list_site_games(tx).await?;
    Ok(offered.iter().filter_map(storage::site_games::SiteGame::game).collect())
}

/// The game of this id, if a new event can begin with it.
pub async fn find_game_to_begin_with(tx: &mut Tx, id: &str) -> Result<Option<&'static System>> {
    if let Some(ships) = system::list_offered_systems().into_iter().find(|game| game.id == id) {
        return Ok(Some(ships));
    }
    let offered = storage::site_games::find_site_game(tx, id).await?;
    Ok(offered.and_then(|offered| offered.game()))
}

//! Adding a publication of battle profiles. What is there is never changed.

use super::site_log::note;
use crate::{
    app::App,
    domain::{
        catalogue::{Change, Publication, changes},
        ids::AccountId,
        refusal::CatalogueRefusal,
        site::SiteAct,
        system::System,
    },
    error::{Error, Result},
    storage::{self, catalogues::Imported},
};

/// Keeps a publication for a game system, or for the one whose profiles it takes; gives back what changed against the
/// newest before it. Whoever does it has a name, and an account but for a command.
pub async fn import(
    app: &App,
    (by, account): (&str, Option<AccountId>),
    system: &System,
    publication: Publication,
) -> Result<Vec<Change>> {
    if publication.profiles.is_empty() {
        return Err(Error::refused(CatalogueRefusal::Empty));
    }
    let mut tx = app.database.write().await?;
    let before = storage::catalogues::of_system(&mut tx, system.profiles()).await?;
    if let Some(same) = before.iter().find(|row| row.content == publication) {
        return Err(Error::refused(CatalogueRefusal::Known { imported_by: same.imported_by.clone() }));
    }
    let newest = before.iter().filter(|row| row.content.published_on <= publication.published_on);
    let newest = newest.max_by_key(|row| row.content.published_on);
    let differences = newest.map_or_else(Vec::new, |row| changes(&row.content, &publication));
    let act =
        SiteAct::CatalogueImported { title: publication.title.clone(), units: publication.profiles.len() };
    let imported = Imported {
        id: app.new_id(),
        system: system.profiles().to_owned(),
        content: publication,
        imported_at: app.clock.now(),
        imported_by: by.into(),
    };
    storage::catalogues::insert(&mut tx, &imported).await?;
    note(app, &mut tx, (by, account), act).await?;
    tx.commit().await?;
    Ok(differences)
}

//! Adding a publication of battle profiles. What is there is never changed.

use crate::{
    actions::{account::site_log::note_in_site_log, prelude::*},
    domain::{
        catalogue::{CatalogueChange, Publication, list_catalogue_changes},
        ids::AccountId,
        refusal::CatalogueRefusal,
        site::SiteAct,
        system::System,
    },
    storage::catalogues::Imported,
};

/// Keeps a publication for a game system, or for the one whose profiles it takes; gives back what changed against the
/// newest before it. Whoever does it has a name, and an account but for a command.
pub async fn import_publication(
    app: &App,
    by: &str,
    account: Option<AccountId>,
    system: &System,
    publication: Publication,
) -> Result<Vec<CatalogueChange>> {
    if publication.profiles.is_empty() {
        return Err(Error::from_refusal(CatalogueRefusal::Empty));
    }
    let mut tx = app.database.write().await?;
    let before = storage::catalogues::of_system(&mut tx, system.profiles()).await?;
    if let Some(same) = before.iter().find(|row| row.content == publication) {
        return Err(Error::from_refusal(CatalogueRefusal::Known { imported_by: same.imported_by.clone() }));
    }
    let newest = before.iter().filter(|row| row.content.published_on <= publication.published_on);
    let newest = newest.max_by_key(|row| row.content.published_on);
    let differences = newest.map_or_else(Vec::new, |row| list_catalogue_changes(&row.content, &publication));
    let act =
        SiteAct::CatalogueImported { title: publication.title.clone(), units: publication.profiles.len() };
    let imported = Imported {
        id: app.new_id(),
        system: system.profiles().to_owned(),
        content: publication,
        imported_at: app.clock.now(),
        imported_by: by.into(),
    };
    storage::catalogues::insert_catalogue(&mut tx, &imported).await?;
    note_in_site_log(app, &mut tx, by, account, act).await?;
    tx.commit().await?;
    Ok(differences)
}

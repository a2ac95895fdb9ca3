//! Battleplans of the organiser's own: added as data, checked, and used wherever battleplans are chosen.

use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::EventAct,
            picture::{PictureSubject, PlacedPicture},
        },
        refusal::BattleplanRefusal,
        system::{self, Battleplan},
    },
};

/// More would be a handbook of its own.
const MOST: usize = 30;

/// Adds a battleplan, or replaces the one of the organiser's own with the same slug.
pub async fn add_own_battleplan(app: &App, by: &Actor, event: &Event, battleplan: Battleplan) -> Result<()> {
    battleplan.check(&event.settings.game().sheet).map_err(Error::from_refusal)?;
    change_event(app, event.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        let mut settings = now.settings;
        if system::find_system(&settings.system)
            .is_some_and(|system| system.battleplan(&battleplan.slug).is_some())
        {
            return Err(Error::from_refusal(BattleplanRefusal::OfTheSystem { name: battleplan.name }));
        }
        let before = settings.own_battleplans.len();
        settings.own_battleplans.retain(|other| other.slug != battleplan.slug);
        let is_there = settings.own_battleplans.len() < before;
        if is_there && is_played(tx, event, &battleplan.slug).await? {
            return Err(Error::from_refusal(BattleplanRefusal::PlayedSoNotChanged));
        }
        if settings.own_battleplans.len() >= MOST {
            return Err(Error::from_refusal(BattleplanRefusal::TooMany { most: MOST }));
        }
        let name = battleplan.name.clone();
        let act =
            if is_there { EventAct::BattleplanChanged { name } } else { EventAct::BattleplanAdded { name } };
        settings.own_battleplans.push(battleplan);
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

/// Takes one away that no round is played on.
pub async fn remove_own_battleplan(app: &App, by: &Actor, event: &Event, slug: &str) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, event.id).await?.ok_or(Error::NotFound)?;
        let mut settings = now.settings;
        let at = settings.own_battleplans.iter().position(|own| own.slug == slug).ok_or(Error::NotFound)?;
        if is_played(tx, event, slug).await? {
            return Err(Error::from_refusal(BattleplanRefusal::PlayedSoNotRemoved));
        }
        let gone = settings.own_battleplans.remove(at);
        storage::pictures::delete_battleplan_map(tx, event.id, slug).await?;
        storage::events::set_settings(tx, event.id, &now.name, &settings).await?;
        Ok(((), LogEntry::new(AuditSubject::Event, EventAct::BattleplanRemoved { name: gone.name })))
    })
    .await
}

/// The map of a battleplan, as it is uploaded.
#[derive(Debug, Clone, Copy)]
pub struct NewMap<'a> {
    /// The battleplan's.
    pub slug: &'a str,
    pub bytes: &'a [u8],
    /// What it shows.
    pub alt: &'a str,
}

/// Puts up the map of a battleplan, of the game's or the organiser's own, in the place of the one before. Where `alt` is
/// empty, it is described by the battleplan's name.
pub async fn put_battleplan_map(app: &App, by: &Actor, event: &Event, map: NewMap<'_>) -> Result<()> {
    let NewMap { slug, bytes, alt } = map;
    let name = event.settings.battleplan(slug).ok_or(Error::NotFound)?.name.clone();
    change_event(app, event.id, by, async |tx, _| {
        let alt = if alt.is_empty() { &name } else { alt };
        let subject = PictureSubject::Battleplan(slug.to_owned());
        let (placed, bytes) = PlacedPicture::read_file(subject, alt, bytes).map_err(Error::from_refusal)?;
        storage::pictures::replace_placed_picture(tx, event.id, &placed, &bytes).await?;
        Ok(((), LogEntry::new(AuditSubject::Event, EventAct::BattleplanMapPut { name })))
    })
    .await
}

/// Takes the map of a battleplan down, for good.
pub async fn remove_battleplan_map(app: &App, by: &Actor, event: &Event, slug: &str) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        if storage::pictures::delete_battleplan_map(tx, event.id, slug).await? == 0 {
            return Err(Error::SentTwice);
        }
        let name = event.settings.battleplan_name(slug);
        Ok(((), LogEntry::new(AuditSubject::Event, EventAct::BattleplanMapRemoved { name })))
    })
    .await
}

async fn is_played(tx: &mut storage::Tx, event: &Event, slug: &str) -> Result<bool> {
    let rounds = storage::rounds::list_rounds(tx, event.id).await?;
    Ok(rounds.iter().any(|round| round.battleplan.as_deref() == Some(slug)))
}

//! Everybody's rosters, once they are open; until then only one's own, and the staff's view.

use crate::{
    app::App,
    domain::{handed_in::HandedIn, player::Player},
    error::{Error, Result},
    storage,
    web::{respond::page, visit::EventVisit},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "event/rosters.html")]
struct RostersPage {
    visit: EventVisit,
    /// None while they are closed.
    rosters: Option<Vec<(Player, HandedIn)>>,
}

#[derive(Template)]
#[template(path = "event/one_roster.html")]
struct OneRosterPage {
    visit: EventVisit,
    player: Player,
    roster: HandedIn,
}

impl RostersPage {
    fn opens(&self) -> Option<String> {
        let settings = &self.visit.event.settings;
        let open = settings.rosters == crate::domain::pack::RosterPolicy::Open;
        let at = settings.rosters_open_at.or(settings.roster_deadline).filter(|_| open)?;
        Some(self.visit.zone().long(at))
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let rosters = if here.event.settings.rosters_are_open(here.now) || here.is_staff() {
        let players = storage::players::list(&mut tx, here.event.id).await?;
        let mut newest = storage::rosters::newest(&mut tx, here.event.id).await?;
        let pairs = players.into_iter().filter_map(|player| {
            let at = newest.iter().position(|roster| roster.player_id == player.id)?;
            Some((player, newest.swap_remove(at)))
        });
        Some(pairs.collect())
    } else {
        None
    };
    page(&here.visit.clone(), &RostersPage { visit: here, rosters })
}

pub async fn one(app: Data<App>, here: EventVisit, path: Path<(String, i64)>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, path.1).await?.ok_or(Error::NotFound)?;
    let own = here.me.as_ref().is_some_and(|me| me.id == player.id);
    // A closed roster looks like one that is not there: not even that it was handed in is told.
    if !own && !here.is_staff() && !here.event.settings.rosters_are_open(here.now) {
        return Err(Error::NotFound);
    }
    let roster =
        storage::rosters::of_player(&mut tx, player.id).await?.into_iter().next().ok_or(Error::NotFound)?;
    page(&here.visit.clone(), &OneRosterPage { visit: here, player, roster })
}

//! The front page: events running, coming and past; and the sign that the server lives.

use super::{
    event::pack::{days, standing},
    quilt::Quilt,
    respond::page,
    visit::Visit,
};
use crate::{
    app::App,
    domain::{
        event::{Event, Stage},
        ids::EventId,
        numbers::RoundNumber,
    },
    error::Result,
    storage::{self, accounts::Account},
    words::pages::schedule::round_of,
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    visit: Visit,
    mine: Vec<Event>,
    events: Vec<Event>,
    /// Of those that run.
    newest_rounds: HashMap<EventId, RoundNumber>,
    /// Nobody has an account here yet.
    is_new: bool,
}

impl HomePage {
    fn may_create(&self) -> bool {
        self.visit.account.as_ref().is_some_and(Account::may_create_events)
    }

    /// Events in these stages that do not stand under "Yours" already.
    fn in_stage(&self, wanted: &[Stage]) -> Vec<&Event> {
        let fits = |event: &&Event| {
            wanted.contains(&event.stage) && !self.mine.iter().any(|mine| mine.id == event.id)
        };
        self.events.iter().filter(fits).collect()
    }

    fn running(&self) -> Vec<&Event> {
        self.in_stage(&[Stage::Running])
    }

    fn coming(&self) -> Vec<&Event> {
        self.in_stage(&[Stage::Published, Stage::RegistrationClosed])
    }

    fn past(&self) -> Vec<&Event> {
        self.in_stage(&[Stage::Finished])
    }

    /// How far it is: the round that is out, or the stage where that says more than the heading above it.
    fn standing(&self, event: &Event, desk: bool) -> Option<String> {
        let round = self.newest_rounds.get(&event.id).map(|round| round_of(*round, event.settings.rounds));
        round.or_else(|| (desk || event.stage != Stage::Running).then(|| standing(event, self.visit.now)))
    }

    /// The pattern of the event, as its own page has it.
    fn quilt(event: &Event) -> Quilt {
        Quilt::of_mark(event.name.as_str())
    }

    fn when_and_where(event: &Event) -> String {
        let days = Some(days(&event.settings)).filter(|days| !days.is_empty());
        let venue = Some(event.settings.venue.clone()).filter(|venue| !venue.is_empty());
        [days, venue].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

pub async fn index(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let events = storage::events::list(&mut tx).await?;
    let mine = match &visit.account {
        Some(account) => storage::events::of_staff(&mut tx, account.id).await?,
        None => Vec::new(),
    };
    let newest_rounds = storage::events::newest_rounds(&mut tx).await?.into_iter().collect();
    let is_new = events.is_empty() && storage::accounts::administrators(&mut tx).await? == 0;
    page(&visit.clone(), &HomePage { visit, mine, events, newest_rounds, is_new })
}

/// Answers when the database does.
pub async fn health(app: Data<App>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    storage::accounts::administrators(&mut tx).await?;
    Ok(HttpResponse::Ok().content_type("text/plain").body("ok\n"))
}

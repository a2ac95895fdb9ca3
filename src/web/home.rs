//! The front page: events running, coming and past; and the sign that the server lives.

use super::{quilt::Quilt, respond::page, visit::Visit};
use crate::{
    app::App,
    domain::{
        event::{Event, Stage},
        zone::long_date,
    },
    error::Result,
    storage::{self, accounts::Account},
    words::{Label, pages::pack as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    visit: Visit,
    mine: Vec<Event>,
    events: Vec<Event>,
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

    /// The pattern of the event, as its own page has it.
    fn quilt(event: &Event) -> Quilt {
        Quilt::of_mark(event.name.as_str())
    }

    fn when_and_where(event: &Event) -> String {
        let (first, last) = (event.settings.starts_on, event.settings.ends_on);
        let day = match (first, last.filter(|last| Some(*last) != first)) {
            (Some(first), Some(last)) => Some(say::days(&long_date(first), &long_date(last))),
            (first, _) => first.map(long_date),
        };
        let venue = Some(event.settings.venue.clone()).filter(|venue| !venue.is_empty());
        [day, venue].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

pub async fn index(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let events = storage::events::list(&mut tx).await?;
    let mine = match &visit.account {
        Some(account) => storage::events::of_staff(&mut tx, account.id).await?,
        None => Vec::new(),
    };
    let is_new = events.is_empty() && storage::accounts::administrators(&mut tx).await? == 0;
    page(&visit.clone(), &HomePage { visit, mine, events, is_new })
}

/// Answers when the database does.
pub async fn health(app: Data<App>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    storage::accounts::administrators(&mut tx).await?;
    Ok(HttpResponse::Ok().content_type("text/plain").body("ok\n"))
}

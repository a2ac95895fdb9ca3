//! How to sign in to the demo as each role. Anywhere but in the demo there is nothing at this address.

use super::{respond::page, visit::Visit};
use crate::{
    actions::links,
    app::App,
    demo::{JUDGE, ORGANISER, PASSWORD, SLUG, shared_points},
    error::{Error, Result},
    storage,
    words::pages::accounts as say,
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "demo.html")]
struct DemoPage {
    visit: Visit,
    /// Names and private links of a few players.
    players: Vec<(String, String)>,
}

impl DemoPage {
    fn staff() -> [(&'static str, &'static str); 2] {
        [(say::DEMO_ORGANISER, ORGANISER), (say::DEMO_JUDGE, JUDGE)]
    }

    fn password() -> &'static str {
        PASSWORD
    }

    /// The event of another game.
    fn other() -> &'static str {
        shared_points::SLUG
    }

    fn event() -> &'static str {
        SLUG
    }
}

pub async fn show(app: Data<App>, visit: Visit) -> Result<HttpResponse> {
    if !app.config.demo {
        return Err(Error::NotFound);
    }
    let mut tx = app.database.read().await?;
    let event = storage::events::by_slug(&mut tx, SLUG).await?.ok_or(Error::NotFound)?;
    let players = storage::players::list(&mut tx, event.id).await?;
    let shown = players.iter().filter(|player| player.number % 8 == 1);
    let players = shown.map(|player| (player.name.to_string(), links::link(&app, player))).collect();
    page(&visit.clone(), &DemoPage { visit, players })
}

//! A player's private link: it signs this phone in for one event, and leaves the address bar at once.

use super::me::first_page;
use crate::{
    actions::links,
    app::App,
    domain::event::{Event, player::Player},
    error::{Error, Result},
    hang_up::run_to_the_end,
    storage,
    web::{
        account::with_session,
        pace,
        respond::{page, see_other},
        visit::Visit,
    },
};
use actix_web::{
    HttpRequest, HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "play/link.html")]
struct LinkPage {
    visit: Visit,
    player: Player,
    event: Event,
}

/// What a link opens. One that another site has sent the browser to signs nobody in without a tap: it may be somebody
/// else's.
pub async fn open(
    app: Data<App>,
    visit: Visit,
    token: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse> {
    let from = request.headers().get("sec-fetch-site").and_then(|site| site.to_str().ok());
    if !matches!(from, Some("cross-site" | "same-site")) {
        return enter(app, visit, token).await;
    }
    let (player, event) = find(&app, &token).await?;
    page(&visit.clone(), &LinkPage { visit, player, event })
}

/// Signs this phone in as the player.
pub async fn enter(app: Data<App>, visit: Visit, token: Path<String>) -> Result<HttpResponse> {
    let (player, event) = find(&app, &token).await?;
    let known = app.cache.events.at(&app.database, event.id, event.version).await?;
    let there = format!("/e/{}/{}", event.slug, first_page(&known, &player));
    if links::is_in(&app, visit.session.as_ref(), &player).await? {
        return see_other(there);
    }
    pace::by_link(&app, &visit, &player)?;
    let (here, session) = (app.clone(), visit.session);
    let token = run_to_the_end(async move { links::enter(&here, session.as_ref(), &player).await }).await?;
    with_session(&app, token, see_other(there)?)
}

async fn find(app: &App, token: &str) -> Result<(Player, Event)> {
    let player = links::open(app, token).await.map_err(|error| match error {
        Error::NotFound => Error::Forbidden(crate::domain::refusal::Forbidden::LinkWithdrawn),
        other => other,
    })?;
    let mut tx = app.database.read().await?;
    let event = storage::events::find(&mut tx, player.event_id).await?.ok_or(Error::NotFound)?;
    Ok((player, event))
}

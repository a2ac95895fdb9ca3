//! A player's private link: it signs this phone in for one event, and leaves the address bar at once.

use super::me::first_page;
use crate::{
    actions::{
        Actor,
        entrants::{links, players},
    },
    domain::event::{Event, permission::ActingAs, player::Player},
    limits::hang_up::run_to_the_end,
    web::{
        http::cookies::with_session,
        prelude::*,
        reply::{respond::see_other, slow_down},
    },
};
use actix_web::HttpRequest;

#[derive(Template)]
#[template(path = "play/link.html")]
struct LinkPage<'a> {
    visit: &'a Visit,
    player: Player,
    event: Event,
    /// Staff have scanned somebody's code.
    is_staff: bool,
}

/// What a link opens. One that another site has sent the browser to signs nobody in without a tap: it may be somebody
/// else's.
pub async fn open_player_link(
    app: Data<App>,
    visit: Visit,
    token: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse> {
    let from = request.headers().get("sec-fetch-site").and_then(|site| site.to_str().ok());
    let is_sent = matches!(from, Some("cross-site" | "same-site"));
    // Whoever follows a link of our own pages means to be the player.
    if from == Some("same-origin") || !is_sent && visit.account.is_none() {
        return enter_by_link(app, visit, token).await;
    }
    let LinkedPlayer { player, event, .. } = find_linked_player(&app, &token).await?;
    let is_staff = is_staff_of_others(&app, &visit, &player).await?;
    if !is_sent && !is_staff {
        return enter_by_link(app, visit, token).await;
    }
    answer_with_page(&visit, &LinkPage { visit: &visit, player, event, is_staff })
}

/// Staff of the event at the link of somebody else who is not here yet, which this browser is not.
async fn is_staff_of_others(app: &App, visit: &Visit, player: &Player) -> Result<bool> {
    if player.checked_in_at.is_some() {
        return Ok(false);
    }
    let Some(account) = visit.account.as_ref().filter(|own| player.account_id != Some(own.id)) else {
        return Ok(false);
    };
    let mut tx = app.database.read().await?;
    let role = storage::staff::find_staff_role(&mut tx, player.event_id, account.id).await?;
    drop(tx);
    Ok(role.is_some() && !links::is_in(app, visit.session.as_ref(), player).await?)
}

/// Signs this phone in as the player.
pub async fn enter_by_link(app: Data<App>, visit: Visit, token: Path<String>) -> Result<HttpResponse> {
    let LinkedPlayer { mut player, mut event, is_mailed } = find_linked_player(&app, &token).await?;
    if is_mailed && player.asks_to_come_in() {
        let here = app.clone();
        let by = Actor::from_bare_name(player.name.as_str(), ActingAs::Visitor);
        let came = run_to_the_end(async move { players::come_in_by_mail(&here, &by, &player).await }).await;
        // Whoever is late goes on asking.
        if !matches!(came, Ok(()) | Err(Error::Refused(_))) {
            came?;
        }
        LinkedPlayer { player, event, .. } = find_linked_player(&app, &token).await?;
    }
    let known = app.cache.events.at(&app.database, event.id, event.version).await?;
    let there = format!("/e/{}/{}", event.slug, first_page(&known, &player));
    if links::is_in(&app, visit.session.as_ref(), &player).await? {
        return see_other(there);
    }
    slow_down::by_link(&app, &visit, &player)?;
    let (here, session) = (app.clone(), visit.session);
    let token =
        run_to_the_end(async move { links::enter_as_player(&here, session.as_ref(), &player).await }).await?;
    with_session(&app, token, see_other(there)?)
}

/// Whose private link it is.
struct LinkedPlayer {
    player: Player,
    event: Event,
    /// The link came by mail.
    is_mailed: bool,
}

async fn find_linked_player(app: &App, token: &str) -> Result<LinkedPlayer> {
    let (player, is_mailed) = links::open_private_link(app, token).await.map_err(|error| match error {
        Error::NotFound => Error::Forbidden(crate::domain::refusal::Forbidden::LinkWithdrawn),
        other => other,
    })?;
    let mut tx = app.database.read().await?;
    let event = storage::events::find_event(&mut tx, player.event_id).await?.ok_or(Error::NotFound)?;
    Ok(LinkedPlayer { player, event, is_mailed })
}

//! A player's private link: it signs this phone in for one event, and leaves the address bar at once.

use crate::{
    actions::links,
    app::App,
    error::{Error, Result},
    storage,
    web::{account::with_session, respond::see_other, visit::Visit},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

pub async fn open(app: Data<App>, visit: Visit, token: Path<String>) -> Result<HttpResponse> {
    let player = links::open(&app, &token).await.map_err(|error| match error {
        Error::NotFound => Error::Forbidden(crate::domain::refusal::Forbidden::LinkWithdrawn),
        other => other,
    })?;
    let mut tx = app.database.read().await?;
    let event = storage::events::find(&mut tx, player.event_id).await?.ok_or(Error::NotFound)?;
    drop(tx);
    let token = links::enter(&app, visit.session.as_ref(), &player).await?;
    with_session(&app, token, see_other(format!("/e/{}/me", event.slug))?)
}

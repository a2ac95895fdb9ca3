//! Whether a process may answer a browser from its memory, where several serve one database: never with a page that is older
//! than what the browser itself has changed, or has been told of.

use super::cookies;
use crate::{app::App, domain::ids::EventId};
use actix_web::HttpRequest;

/// Whether this process remembers all that this browser has changed. Whoever changes something now is looked up: what they
/// may do could have been taken back a moment ago.
pub fn knows_own_changes(app: &App, request: &HttpRequest) -> bool {
    app.database.is_ours_alone()
        || (request.method().is_safe()
            && app.live.is_complete(&app.database)
            && !cookies::has_just_changed(request))
}

/// The version of the event that this process may answer the browser with. None where it knows of none, or of one that is
/// older than what another process has told this browser.
pub fn known_version(app: &App, request: &HttpRequest, event: EventId) -> Option<i64> {
    app.live.version(event).filter(|known| read_told_version(request).is_none_or(|told| told <= *known))
}

/// The version that the page has heard of on its stream.
pub fn read_told_version(request: &HttpRequest) -> Option<i64> {
    request.headers().get("last-event-id")?.to_str().ok()?.parse().ok()
}

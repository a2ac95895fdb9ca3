//! The pack: the one page that tells a player everything (`handbook`, section E).

use crate::{
    error::Result,
    web::{respond::page, visit::EventVisit},
};
use actix_web::HttpResponse;
use askama::Template;

#[derive(Template)]
#[template(path = "event/pack.html")]
struct PackPage {
    visit: EventVisit,
}

pub async fn show(here: EventVisit) -> Result<HttpResponse> {
    page(&here.visit.clone(), &PackPage { visit: here })
}

//! What everybody was told: the questions of this event with their answers, and the announcements.

use crate::{
    app::App,
    domain::event::news::NewsItem,
    error::Result,
    storage,
    web::{respond::public_page, visit::EventVisit},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "event/news.html")]
struct NewsPage {
    visit: EventVisit,
    rulings: Vec<NewsItem>,
    announcements: Vec<NewsItem>,
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut news = storage::news::list(&mut tx, here.event.id).await?;
    news.retain(NewsItem::is_public);
    let (rulings, announcements) = news.into_iter().partition(NewsItem::is_ruling);
    public_page(&here.clone(), &NewsPage { visit: here, rulings, announcements })
}

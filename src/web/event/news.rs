//! What everybody was told: the questions of this event with their answers, and the announcements.

use crate::{
    domain::event::news::NewsItem,
    web::{prelude::*, reply::shared_page::for_everybody},
};

#[derive(Template)]
#[template(path = "event/news.html")]
struct NewsPage<'a> {
    visit: &'a EventVisit,
    rulings: Vec<NewsItem>,
    announcements: Vec<NewsItem>,
}

pub async fn show_event_news_page(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    for_everybody(&app, &here, "", async |here| {
        Ok(news_page(&app, here).await?.render_with_values(&here.speaker)?)
    })
    .await
}

async fn news_page<'a>(app: &App, here: &'a EventVisit) -> Result<NewsPage<'a>> {
    let mut tx = app.database.read().await?;
    let mut news = storage::news::list_news(&mut tx, here.event.id).await?;
    news.retain(NewsItem::is_public);
    let (rulings, announcements) = news.into_iter().partition(NewsItem::is_ruling);
    Ok(NewsPage { visit: here, rulings, announcements })
}

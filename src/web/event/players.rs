//! Who plays: the public list.

use crate::{
    app::App,
    domain::player::{Player, Status},
    error::Result,
    storage,
    web::{respond::public_page, visit::EventVisit},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "event/players.html")]
struct PlayersPage {
    visit: EventVisit,
    players: Vec<Player>,
}

impl PlayersPage {
    fn playing(&self) -> Vec<&Player> {
        self.players.iter().filter(|player| player.status == Status::Playing).collect()
    }

    fn waiting(&self) -> Vec<&Player> {
        self.players.iter().filter(|player| player.status == Status::Waiting).collect()
    }

    fn club(player: &Player) -> &str {
        player.club.as_deref().unwrap_or_default()
    }

    fn faction(player: &Player) -> &str {
        player.faction.as_deref().unwrap_or_default()
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    public_page(&here.clone(), &PlayersPage { visit: here, players })
}

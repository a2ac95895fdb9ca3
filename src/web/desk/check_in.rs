//! The check-in: who is here. Big rows, one tap, undo.

use crate::{
    actions::players,
    app::App,
    domain::player::Player,
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::Organiser,
        respond::{done, page},
        visit::EventVisit,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/check_in.html")]
struct CheckInPage {
    visit: EventVisit,
    players: Vec<Player>,
    asked: Asked,
    rounds: i64,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct Asked {
    #[serde(default)]
    q: String,
    #[serde(default)]
    only: String,
}

impl CheckInPage {
    fn shown(&self) -> Vec<&Player> {
        let wanted = self.asked.q.to_lowercase();
        let absent_only = self.asked.only == "absent";
        let all = self.players.iter();
        all.filter(|player| !absent_only || player.checked_in_at.is_none())
            .filter(|player| super::players::search_text(player).to_lowercase().contains(&wanted))
            .collect()
    }

    fn here(&self) -> usize {
        self.players.iter().filter(|player| player.checked_in_at.is_some() && !player.spare).count()
    }

    fn expected(&self) -> usize {
        self.players.iter().filter(|player| !player.spare).count()
    }

    /// What an odd number means, while it is odd (`handbook E18`, `P5`).
    fn odd(&self) -> Option<String> {
        if self.here() % 2 == 0 {
            return None;
        }
        let spare = self.players.iter().find(|player| player.spare && player.checked_in_at.is_some());
        Some(match spare {
            Some(spare) => {
                format!("{} players are here, an odd number: {} plays as the spare.", self.here(), spare.name)
            }
            None => format!(
                "{} players are here, an odd number. Call a spare player and check them in, or let one player have a bye, or wait for somebody.",
                self.here()
            ),
        })
    }
}

pub async fn show(app: Data<App>, here: Organiser, asked: Query<Asked>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut players = storage::players::list(&mut tx, here.event.id).await?;
    let rounds = storage::events::rounds_drawn(&mut tx, here.event.id).await?;
    players.retain(Player::is_active);
    players.sort_by(|a, b| a.name.cmp(&b.name).then(a.number.cmp(&b.number)));
    page(&here.visit, &CheckInPage { visit: here.0.clone(), players, asked: asked.into_inner(), rounds })
}

pub async fn send(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let number = form.value("number").parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    drop(tx);
    // Tapped twice, or by two people at two desks: they are here, and that is all that was said.
    let (actor, undo) = (here.actor(&form), form.is("undo", "yes"));
    let note = match (undo, player.checked_in_at) {
        (false, None) => {
            players::check_in(&app, &actor, &player).await?;
            format!("{} is here.", player.name)
        }
        (true, Some(_)) => {
            players::undo_check_in(&app, &actor, &player).await?;
            format!("{} is not here yet.", player.name)
        }
        (false, Some(_)) => format!("{} was checked in already.", player.name),
        (true, None) => format!("{} was not checked in.", player.name),
    };
    let query = crate::web::error::encode(form.value("q"));
    done(
        here.to(&format!("desk/check-in?q={query}&only={}", crate::web::error::encode(form.value("only")))),
        note,
    )
}

/// Whoever is not here does not play.
pub async fn close(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let gone = players::close_check_in(&app, &here.actor(&form), here.event.id).await?;
    done(
        here.to("desk/players?only=left"),
        format!("{gone} players are marked as not coming. Open one to take it back."),
    )
}

//! The awards of a finished event, for everybody.

use super::standings;
use crate::{
    app::App,
    domain::{award::Award, event::Stage, standings::Standings},
    error::Result,
    storage::{self, history::Loaded},
    web::{respond::public_page, visit::EventVisit},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "event/awards.html")]
struct AwardsPage {
    visit: EventVisit,
    awards: Vec<Awarded>,
}

/// An award with whoever has it: several where a place is shared.
#[derive(Debug, Clone)]
pub struct Awarded {
    pub award: Award,
    /// Places in the list of players.
    pub winners: Vec<usize>,
    pub names: Vec<String>,
}

impl Awarded {
    /// Several names in one line.
    pub fn named(&self) -> String {
        self.names.join(" and ")
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let (loaded, standings) = standings::load(&mut tx, &here.event, None).await?;
    let awards = storage::awards::list(&mut tx, here.event.id).await?;
    let public = matches!(here.event.stage, Stage::Finished | Stage::Archived) || here.is_staff();
    let awards = if public { awarded(awards, &loaded, &standings) } else { Vec::new() };
    public_page(&here.clone(), &AwardsPage { visit: here, awards })
}

/// Whoever was chosen, else whom the standings name.
pub fn awarded(awards: Vec<Award>, loaded: &Loaded, standings: &Standings) -> Vec<Awarded> {
    let awarded = awards.into_iter().map(|award| {
        let chosen = award.player_id.and_then(|id| loaded.index.get(&id).copied());
        let winners = match chosen {
            Some(player) => vec![player],
            None => award.basis.winners(standings, &loaded.history),
        };
        let names = winners.iter().map(|player| loaded.players[*player].name.to_string()).collect();
        Awarded { award, winners, names }
    });
    awarded.collect()
}

//! Who plays: the public list, and a page for each.

use crate::{
    app::App,
    domain::event::{
        Stage,
        player::{Player, Status},
    },
    error::{Error, Result},
    web::{
        asked::AskedFor, everybody::for_everybody, paging::Paging, respond::page, search::finds,
        visit::EventVisit,
    },
    words::pages::players as say,
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;
use serde::Deserialize;

/// Rows on one page; a larger event has more pages, and a search among all of them.
const ROWS: usize = 100;

#[derive(Template)]
#[template(path = "event/players.html")]
struct PlayersPage {
    visit: EventVisit,
    asked: PlayersQuery,
    playing: usize,
    waiting: Vec<Player>,
    rows: Vec<Player>,
    paging: Paging,
}

#[derive(Template)]
#[template(path = "event/player.html")]
struct PlayerPage {
    visit: EventVisit,
    player: Player,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct PlayersQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl PlayersPage {
    fn search_text(player: &Player) -> String {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        format!("{} {} {} {}", player.number, player.name, text(&player.club), text(&player.faction))
    }
}

impl PlayerPage {
    /// Where they stand, for everybody to read.
    fn state(&self) -> String {
        say::state(&self.player, self.visit.known.frame.joins(&self.player))
    }

    fn has_standing(&self) -> bool {
        self.visit.event.stage >= Stage::Running
            && self.player.status == Status::Playing
            && !self.player.spare
    }

    fn rosters_open(&self) -> bool {
        self.visit.event.settings.rosters_are_open(self.visit.now)
    }
}

pub async fn show(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<PlayersQuery>,
) -> Result<HttpResponse> {
    if asked.q.is_empty() {
        return for_everybody(&app, here, "", async |here| Ok(players_page(here, asked))).await;
    }
    // A search is one person's: not worth keeping.
    page(&here.clone(), &players_page(here, asked))
}

fn players_page(here: EventVisit, asked: PlayersQuery) -> PlayersPage {
    let all = here.known.frame.players.iter().cloned();
    let (mut rows, rest): (Vec<_>, Vec<_>) = all.partition(|player| here.known.frame.has_a_place(player));
    let playing = rows.iter().filter(|player| player.is_active() && !player.spare).count();
    let waiting = rest.into_iter().filter(|player| player.status == Status::Waiting).collect();
    rows.retain(|player| finds(&PlayersPage::search_text(player), &asked.q));
    let paging = Paging::new(rows.len(), asked.page, ROWS);
    let rows = rows.into_iter().skip(paging.skip()).take(ROWS).collect();
    PlayersPage { visit: here, asked, playing, waiting, rows, paging }
}

/// One player, without anything that only organisers may know.
pub async fn one(here: EventVisit, path: Path<(String, i64)>) -> Result<HttpResponse> {
    let found = here.known.frame.players.iter().find(|player| player.number == path.1);
    let player = found.filter(|player| player.status != Status::Withdrawn).cloned().ok_or(Error::NotFound)?;
    page(&here.clone(), &PlayerPage { visit: here, player })
}

//! The games that a new event can be of: found by name, those played here first, with what was typed so far kept.

use crate::{
    actions::event::site_games::list_known_site_games,
    domain::system::{self, System},
    text::systems::tell_game_in_short,
    web::{
        page::{guard::MayCreate, search::holds_every_word},
        prelude::*,
    },
};
use actix_web::HttpRequest;

/// Signs of a search that are read: more than anybody types.
const LONGEST_SEARCH: usize = 100;

/// Fields of the form of a new event: what was typed in them goes there and back. More than this of one is not kept.
const KEPT: [&str; 13] = [
    "name",
    "starts_on",
    "ends_on",
    "points_limit",
    "rounds",
    "capacity",
    "round_minutes",
    "roster_deadline",
    "entrants",
    "venue",
    "season",
    "time_zone",
    "system",
];
const LONGEST_KEPT: usize = 1_000;

#[derive(Template)]
#[template(path = "desk/setup/games.html")]
struct GamesPage<'a> {
    visit: &'a Visit,
    q: String,
    /// What was typed on the form before; empty where nobody comes from there.
    typed: Vec<(String, String)>,
    shelves: Vec<GameShelf>,
}

/// Games under one heading; none without a game.
struct GameShelf {
    is_played: bool,
    games: Vec<&'static System>,
}

impl GamesPage<'_> {
    /// Where none was played here, one list needs no heading.
    fn has_headings(&self) -> bool {
        self.shelves.iter().any(|shelf| shelf.is_played)
    }

    fn in_short(game: &System) -> Message {
        tell_game_in_short(game)
    }
}

pub async fn show_games_page(app: Data<App>, here: MayCreate, request: HttpRequest) -> Result<HttpResponse> {
    let asked = Query::<Vec<(String, String)>>::from_query(request.query_string());
    let mut typed = asked.map(Query::into_inner).unwrap_or_default();
    let q = typed.iter().find(|(name, _)| name == "q").map(|(_, q)| q.trim().chars().take(LONGEST_SEARCH));
    let q: String = q.map(Iterator::collect).unwrap_or_default();
    typed.retain(|(name, value)| KEPT.contains(&name.as_str()) && value.len() <= LONGEST_KEPT);
    let mut tx = app.database.read().await?;
    let here_before = storage::event_listings::list_played_systems(&mut tx).await?;
    let of_site = list_known_site_games(&mut tx).await?;
    let all = of_site.into_iter().chain(system::list_offered_systems());
    let found = all.filter(|game| is_meant(game, &q));
    let (played, others): (Vec<_>, Vec<_>) = found.partition(|game| here_before.contains(&game.id));
    let shelves =
        [GameShelf { is_played: true, games: played }, GameShelf { is_played: false, games: others }];
    let shelves = shelves.into_iter().filter(|shelf| !shelf.games.is_empty()).collect();
    answer_with_page(&here.0, &GamesPage { visit: &here.0, q, typed, shelves })
}

/// Whether somebody who looks for this means the game: by its name, its edition, or another name.
fn is_meant(game: &System, wanted: &str) -> bool {
    let names = [game.name.as_str(), &game.id].into_iter();
    let names: Vec<&str> = names.chain(game.also_called.iter().map(String::as_str)).collect();
    holds_every_word(&names.join(" "), wanted)
}

//! The games that this site offers beside those that ship: offering more, and taking them back.

use super::admin::tell_moment_of_site;
use crate::{
    actions::event::site_games::{offer_site_game, withdraw_site_game},
    app::App,
    domain::{
        games,
        system::{self, LONGEST_FILE, OwnSystem},
    },
    error::{Error, Result},
    storage::{self, site_games::SiteGame},
    text::{Message, Wording, filters, say, systems::tell_game_file_error},
    web::{
        forms::{form::Form, upload::Upload},
        page::{guard::SiteAdmin, visit::Visit},
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again},
        },
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// A file's own limit, and some room for the form around it.
const LIMIT: usize = LONGEST_FILE + 8 * 1024;
const PAGE: &str = "/admin/games";

#[derive(Template)]
#[template(path = "admin/games.html")]
struct SiteGamesPage<'a> {
    visit: &'a Visit,
    games: Vec<OfferedGame>,
    form: Form,
}

struct OfferedGame {
    id: String,
    /// None: this program cannot read its file.
    name: Option<String>,
    offered: SiteGame,
}

impl OfferedGame {
    fn when(&self) -> Message {
        tell_moment_of_site(self.offered.offered_at)
    }
}

pub async fn show_site_games_page(app: Data<App>, here: SiteAdmin) -> Result<HttpResponse> {
    answer_with_page(&here.0, &site_games_page(&app, &here, Form::default()).await?)
}

/// Offers the game of a file, or of an event; or takes one back.
pub async fn change_site_games(app: Data<App>, here: SiteAdmin, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let (said, result) = if sent.form.is("do", "withdraw") {
        let result = withdraw_site_game(&app, here.account(), sent.form.value("game")).await;
        (say!("admin-games-withdrawn"), result)
    } else {
        match read_sent_game(&app, &sent).await? {
            Ok(game) => (say!("admin-games-offered"), offer_site_game(&app, here.account(), &game).await),
            Err(problem) => {
                let form = sent.form.refused(problem);
                return form_again(&here.0, &site_games_page(&app, &here, form).await?);
            }
        }
    };
    let next = Next::lead_to_page(&here, PAGE).saying(said);
    let again = async |form| site_games_page(&app, &here, form).await;
    SentForm { visit: &here.0, form: sent.form, result }.answer(next, again).await
}

/// The event's own game where an event is named, else the file that was sent.
async fn read_sent_game(app: &App, sent: &Upload<LIMIT>) -> Result<std::result::Result<OwnSystem, Wording>> {
    let slug = sent.form.value("event");
    if !slug.is_empty() {
        let event = storage::events::by_slug(&mut app.database.read().await?, slug).await?;
        return Ok(Ok(event.and_then(|event| event.settings.own_system).ok_or(Error::NotFound)?));
    }
    let Some(file) = sent.file("file") else { return Ok(Err(say!("desk-setup-game-choose-file").into())) };
    let Ok(text) = std::str::from_utf8(&file.bytes) else {
        return Ok(Err(say!("desk-setup-game-no-text").into()));
    };
    Ok(games::read_own_game(text).map_err(|why| {
        say!("desk-setup-game-not-in-order", file = file.name, why = tell_game_file_error(&why)).into()
    }))
}

async fn site_games_page<'a>(app: &App, here: &'a SiteAdmin, form: Form) -> Result<SiteGamesPage<'a>> {
    let offered = storage::site_games::list_site_games(&mut app.database.read().await?).await?;
    let games = offered.into_iter().filter_map(|offered| {
        let game = OwnSystem::keep_without_making_known(&offered.file).ok()?;
        let known = game.make_known().ok().and_then(|()| system::find_system(&game.id()));
        Some(OfferedGame { id: game.id(), name: known.map(|known| known.name.clone()), offered })
    });
    Ok(SiteGamesPage { visit: &here.0, games: games.collect(), form })
}

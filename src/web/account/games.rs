//! The games that this site offers beside those that ship: offering more, and taking them back.

use crate::{
    actions::event::site_games::{offer_site_game, withdraw_site_game},
    domain::{games, system::OwnSystem},
    storage::site_games::SiteGame,
    web::{
        forms::{
            game_file::{GAME_FILE_LIMIT, read_game_file},
            upload::Upload,
        },
        page::guard::SiteAdmin,
        prelude::*,
    },
};

const PAGE: &str = "/admin/games";

#[derive(Template)]
#[template(path = "admin/games.html")]
struct SiteGamesPage<'a> {
    visit: &'a Visit,
    games: Vec<SiteGame>,
    form: Form,
}

pub async fn show_site_games_page(app: Data<App>, here: SiteAdmin) -> Result<HttpResponse> {
    answer_with_page(&here.0, &site_games_page(&app, &here, Form::default()).await?)
}

/// Offers the game of a file, or of an event; or takes one back.
pub async fn change_site_games(
    app: Data<App>,
    here: SiteAdmin,
    sent: Upload<GAME_FILE_LIMIT>,
) -> Result<HttpResponse> {
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
async fn read_sent_game(
    app: &App,
    sent: &Upload<GAME_FILE_LIMIT>,
) -> Result<std::result::Result<OwnSystem, Wording>> {
    let slug = sent.form.value("event");
    if !slug.is_empty() {
        let event = storage::events::by_slug(&mut app.database.read().await?, slug).await?;
        return Ok(Ok(event.and_then(|event| event.settings.own_system).ok_or(Error::NotFound)?));
    }
    Ok(read_game_file(sent, games::read_own_game))
}

async fn site_games_page<'a>(app: &App, here: &'a SiteAdmin, form: Form) -> Result<SiteGamesPage<'a>> {
    let offered = storage::site_games::list_site_games(&mut app.database.read().await?).await?;
    Ok(SiteGamesPage { visit: &here.0, games: offered, form })
}

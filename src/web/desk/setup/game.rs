//! The game that the event plays, as a file: to take, to change, and to put in use for this event alone.

use crate::{
    actions::game,
    app::App,
    domain::{
        games,
        system::{self, LONGEST_FILE, OwnSystem, System},
    },
    error::Result,
    web::{
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{file, form_again, page},
        upload::Upload,
        visit::EventVisit,
    },
    words::{InWords, pages::desk::setup as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// A file's own limit, and some room for the form around it.
const LIMIT: usize = LONGEST_FILE + 8 * 1024;

#[derive(Template)]
#[template(path = "desk/setup/game.html")]
struct GamePage {
    visit: EventVisit,
    form: Form,
    /// A file was looked at and is in order: what it calls its game.
    in_order: Option<String>,
}

impl GamePage {
    fn game(&self) -> &'static System {
        self.visit.event.settings.game()
    }

    /// The game that ships, where the event's own was made from one.
    fn as_it_ships(&self) -> Option<&'static System> {
        self.visit.event.settings.own_system.as_ref()?;
        system::find(self.game().profiles())
    }
}

fn game_page(here: &Organiser, form: Form) -> GamePage {
    GamePage { visit: here.0.clone(), form, in_order: None }
}

pub async fn show(here: Organiser) -> Result<HttpResponse> {
    page(&here.visit, &game_page(&here, Form::default()))
}

pub async fn download(here: Organiser) -> Result<HttpResponse> {
    let game = here.event.settings.game();
    Ok(file("application/json", &format!("{}.json", game.profiles()), game.file.clone()))
}

/// Looks at a file, puts it in use, or goes back to the game as it ships.
pub async fn send(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let own = match read(&sent) {
        Ok(own) => own,
        Err(problem) => return form_again(&here.visit, &game_page(&here, sent.form.refused(problem))),
    };
    if sent.form.is("do", "check") {
        let in_order = own.and_then(|own| system::find(&own.id())).map(|game| game.name.clone());
        return page(&here.visit, &GamePage { in_order, ..game_page(&here, Form::default()) });
    }
    let seen = sent.form.value("seen").to_owned();
    let result = game::replace(&app, &here.actor(&sent.form), &here.event, &seen, own).await;
    let next = Next::to(here.to("desk/game")).saying(say::PLAYED_BY_IT);
    let again = async |form| Ok(game_page(&here, form));
    Sent { visit: &here.visit, form: sent.form, result }.answer(next, again).await
}

/// The file that was sent, none where the game is to be as it ships; else what is wrong with it, and where.
fn read(sent: &Upload<LIMIT>) -> std::result::Result<Option<OwnSystem>, String> {
    if sent.form.is("do", "ships") {
        return Ok(None);
    }
    let file = sent.file("file").ok_or_else(|| say::CHOOSE_THE_FILE.to_owned())?;
    let text = std::str::from_utf8(&file.bytes).map_err(|_| say::NO_TEXT.to_owned())?;
    let own = games::own(text).map_err(|why| say::not_in_order(&file.name, &why.in_words()))?;
    Ok(Some(own))
}

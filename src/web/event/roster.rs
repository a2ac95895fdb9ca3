//! A player's own roster: paste it, see the verdict, hand it in, replace it until the deadline.

use crate::{
    actions::rosters::{self, Given, Judged},
    app::App,
    domain::{handed_in::HandedIn, player::Player, roster::Format},
    error::Result,
    storage,
    web::{
        form::Form,
        guard::Entered,
        respond::{done, form_again, page},
        upload::Upload,
        visit::EventVisit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// A roster's own limit, and some room for the form around it.
pub const LIMIT: usize = 2_000_000;

#[derive(Template)]
#[template(path = "event/roster.html")]
struct RosterPage {
    visit: EventVisit,
    versions: Vec<HandedIn>,
    form: Form,
    judged: Option<Judged>,
    time_left: Option<String>,
    is_sample: bool,
}

impl RosterPage {
    fn newest(&self) -> Option<&HandedIn> {
        self.versions.first()
    }

    fn formats() -> [Format; 9] {
        Format::ALL
    }

    fn at(&self, roster: &HandedIn) -> String {
        self.visit.zone().long(roster.submitted_at)
    }

    /// So that a player can show that what arrived is what was sent.
    fn receipt(roster: &HandedIn) -> String {
        crate::app::token_hash(&roster.source)[..12].to_owned()
    }

    fn deadline(&self) -> Option<String> {
        self.visit.event.settings.roster_deadline.map(|at| self.visit.zone().long(at))
    }
}

pub async fn show(app: Data<App>, here: Entered) -> Result<HttpResponse> {
    page(&here.visit, &roster_page(&app, &here, Form::default(), None).await?)
}

/// Checks what was pasted without keeping it, or hands it in: as the button says.
pub async fn send(app: Data<App>, here: Entered, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let given = given(&sent);
    let mut form = sent.form;
    if form.value("text").is_empty()
        && let Ok(text) = std::str::from_utf8(&given.bytes)
    {
        form.set("text", text);
    }
    if form.is("do", "check") {
        let judged = rosters::judge(&app, &here.event, given).await;
        return match judged {
            Ok(judged) => page(&here.visit, &roster_page(&app, &here, form, Some(judged)).await?),
            Err(error) => {
                let form = form.refused(error.refusal()?);
                form_again(&here.visit, &roster_page(&app, &here, form, None).await?)
            }
        };
    }
    match rosters::hand_in(&app, &here.player_actor(&form), &here.event, here.player(), given).await {
        Ok(roster) => {
            let note =
                format!("Your roster has arrived: version {}, {}.", roster.number, roster.verdict_word().0);
            done(here.to("roster"), note)
        }
        Err(error) => {
            let form = form.refused(error.refusal()?);
            form_again(&here.visit, &roster_page(&app, &here, form, None).await?)
        }
    }
}

/// What was sent: the file where one was chosen, else the text.
pub fn given<const N: usize>(sent: &Upload<N>) -> Given {
    let bytes = match sent.file("file") {
        Some(file) => file.bytes.clone(),
        None => sent.form.value("text").as_bytes().to_vec(),
    };
    let format = Format::ALL.into_iter().find(|format| format.code() == sent.form.value("format"));
    Given { bytes, format }
}

async fn roster_page(app: &App, here: &Entered, form: Form, judged: Option<Judged>) -> Result<RosterPage> {
    let player: &Player = here.player();
    let mut tx = app.database.read().await?;
    let versions = storage::rosters::of_player(&mut tx, player.id).await?;
    let is_sample = app.catalogues.of(&mut tx, &here.event.settings.system).await?.is_sample;
    let time_left = rosters::time_left(&here.event.settings, here.now);
    Ok(RosterPage { visit: here.0.clone(), versions, form, judged, time_left, is_sample })
}

//! The desk's first page: what comes next, and the stage of the event.

use crate::{
    actions::events,
    app::App,
    domain::{event::Stage, player::Player},
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::{Judge, Organiser},
        respond::{done, page},
        visit::EventVisit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/home.html")]
struct DeskPage {
    visit: EventVisit,
    players: Vec<Player>,
    stages: Vec<Stage>,
    warnings: Vec<String>,
}

impl DeskPage {
    fn is_back(&self, stage: &Stage) -> bool {
        *stage < self.visit.event.stage
    }

    fn active(&self) -> usize {
        self.players.iter().filter(|player| player.is_active() && !player.spare).count()
    }
}

pub async fn show(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    let rounds = storage::events::rounds_drawn(&mut tx, here.event.id).await?;
    let stages = here.event.stage.next(usize::try_from(rounds).unwrap_or_default());
    let warnings = here.event.settings.warnings();
    page(&here.visit, &DeskPage { visit: here.0.clone(), players, stages, warnings })
}

pub async fn set_stage(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let stage = Stage::parse(form.value("stage")).ok_or_else(|| Error::refused("Choose a stage."))?;
    events::set_stage(&app, &here.actor(&form), here.event.id, stage).await?;
    done(here.to("desk"), format!("The event is now: {}.", stage.label()))
}

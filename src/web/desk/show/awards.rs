//! The awards on the desk: what there is, who has each, and who decides.

use crate::{
    actions::awards,
    app::App,
    domain::{
        event::{
            award::{Basis, capital},
            player::Player,
            vote::Choices,
        },
        ids::AwardId,
        system,
    },
    error::{Error, Result},
    storage,
    web::{
        event::{self, awards::Awarded},
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::EventVisit,
    },
    words::{InWords, Label, pages::desk::show as say},
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/show/awards.html")]
pub(super) struct DeskAwardsPage {
    visit: EventVisit,
    awards: Vec<Awarded>,
    players: Vec<Player>,
    form: Form,
}

impl DeskAwardsPage {
    fn bases() -> [(&'static str, &'static str); 4] {
        [
            ("chosen", say::CHOSEN),
            ("place", say::PLACE),
            ("faction", say::BEST_OF_FACTION),
            ("alliance", say::BEST_OF_ALLIANCE),
        ]
    }

    /// The grand alliances of the game system.
    fn alliances(&self) -> Vec<(&'static str, String)> {
        let system = system::find(&self.visit.event.settings.system);
        let names = system.map_or(&[][..], |system| &system.alliances);
        names.iter().map(|name| (name.as_str(), capital(name))).collect()
    }

    /// Whom one can vote for.
    fn choices() -> [(&'static str, &'static str); 2] {
        [Choices::Players, Choices::Opponents].map(|choices| (choices.as_str(), choices.label()))
    }

    /// What players most likely vote for here.
    fn likely(awarded: &Awarded) -> &'static str {
        let title = awarded.award.title.to_lowercase();
        let choices = if title.contains("sport") || title.contains("opponent") {
            Choices::Opponents
        } else {
            Choices::Players
        };
        choices.as_str()
    }

    fn is_chosen(awarded: &Awarded, player: &Player) -> bool {
        awarded.award.player_id == Some(player.id)
    }
}

pub async fn show(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = Form::filled([("basis", "chosen".to_owned())]);
    page(&here.visit, &awards_page(&app, &here, form).await?)
}

pub async fn add(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let title = form.required("title", 60, say::NAME_THE_AWARD);
    let basis = match form.value("basis") {
        "place" => form.number("place", 1..=1000).map(Basis::Place),
        "faction" => form.required("faction", 60, say::ENTER_THE_FACTION).map(Basis::BestInFaction),
        "alliance" => form.required("alliance", 30, say::CHOOSE_THE_ALLIANCE).map(Basis::BestInAlliance),
        _ => Some(Basis::Chosen),
    };
    let (Some(title), Some(basis), true) = (title, basis, form.is_fine()) else {
        return form_again(&here.visit, &awards_page(&app, &here, form).await?);
    };
    let result = awards::add(&app, &here.actor(&form), here.event.id, title, basis).await;
    let next = Next::to(here.to("desk/awards")).saying(say::AWARD_ADDED);
    Sent { visit: &here.visit, form, result }
        .answer(next, async |form| awards_page(&app, &here, form).await)
        .await
}

/// The best of every faction, at once.
pub async fn add_factions(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let added = awards::add_best_of_factions(&app, &here.actor(&form), here.event.id).await;
    Next::to(here.to("desk/awards")).after_or_why(added, say::awards_added)
}

pub async fn choose(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let id: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let seen: i64 = form.value("version").parse().map_err(|_| Error::NotFound)?;
    let reason = form.text("reason", 200);
    let player = match form.value("player") {
        "" => None,
        number => {
            let number = number.parse().map_err(|_| Error::NotFound)?;
            let mut tx = app.database.read().await?;
            let found = storage::players::by_number(&mut tx, here.event.id, number).await?;
            Some(found.ok_or(Error::NotFound)?)
        }
    };
    let result =
        awards::choose(&app, &here.actor(&form), here.event.id, (id, seen), player.as_ref(), reason).await;
    let next = Next::to(here.to("desk/awards")).saying(say::AWARD_ON_RECORD);
    Sent { visit: &here.visit, form, result }
        .answer(next, async |form| awards_page(&app, &here, form).await)
        .await
}

pub async fn remove(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let id: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let removed = awards::remove(&app, &here.actor(&form), here.event.id, id).await;
    Next::to(here.to("desk/awards")).after(removed, |()| say::AWARD_REMOVED)
}

pub(super) async fn awards_page(app: &App, here: &Organiser, form: Form) -> Result<DeskAwardsPage> {
    let mut tx = app.database.read().await?;
    let (awards, loaded) = event::awards::load(&mut tx, &here.known).await?;
    let mut players = loaded.players.clone();
    players.sort_by(|a, b| a.name.cmp(&b.name).then(a.number.cmp(&b.number)));
    Ok(DeskAwardsPage { visit: here.0.clone(), awards, players, form })
}

//! Pairs that are kept apart, or brought together.

use crate::{
    actions::rounds::{self, NewPair, Wish},
    app::App,
    domain::player::Player,
    error::{Error, Result},
    storage::{self, bans::Ban},
    web::{
        form::Form,
        guard::Organiser,
        respond::{done, form_again, page},
        visit::EventVisit,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/pairs.html")]
struct PairsPage {
    visit: EventVisit,
    pairs: Vec<(Ban, Player, Player)>,
    form: Form,
}

impl PairsPage {
    fn wishes() -> [(&'static str, &'static str); 2] {
        [("apart", "do not meet"), ("together", "meet")]
    }

    fn when(ban: &Ban) -> String {
        let rounds: Vec<String> = ban.rounds().iter().map(u32::to_string).collect();
        if rounds.is_empty() { "in every round".into() } else { format!("in round {}", rounds.join(", ")) }
    }
}

pub async fn show(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let shown = pairs_page(&app, &here, Form::default()).await?;
    page(&here.visit, &shown)
}

pub async fn add(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut picked = Vec::new();
    for field in ["a", "b"] {
        let number = form.number(field, 1..=1_000_000).unwrap_or_default();
        let found = storage::players::by_number(&mut tx, here.event.id, number).await?;
        if found.is_none() && form.problem_of(field).is_none() {
            form.refuse(field, "No player has this number.");
        }
        picked.extend(found);
    }
    tx.commit().await?;
    let rounds = form.read("rounds", round_numbers);
    let wish = if form.is("wish", "together") { Wish::Together } else { Wish::Apart };
    let why =
        form.required("why", 200, "Say why: family, a grudge match, club mates who travelled together.");
    let ([a, b], Some(rounds), Some(why), true) = (&picked[..], rounds, why, form.is_fine()) else {
        let shown = pairs_page(&app, &here, form).await?;
        return form_again(&here.visit, &shown);
    };
    let pair = NewPair { a: a.id, b: b.id, rounds, wish, why };
    match rounds::add_pair(&app, &here.actor(&form), here.event.id, &pair).await {
        Ok(()) | Err(Error::SentTwice) => done(here.to("desk/pairs"), "Draws from now on keep to it."),
        Err(error) => {
            let form = form.refused(error.refusal()?);
            let shown = pairs_page(&app, &here, form).await?;
            form_again(&here.visit, &shown)
        }
    }
}

pub async fn remove(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let pair = form.value("pair").parse().map_err(|_| Error::NotFound)?;
    match rounds::remove_pair(&app, &here.actor(&form), here.event.id, pair).await {
        Ok(()) | Err(Error::SentTwice) => done(here.to("desk/pairs"), "Removed."),
        Err(error) => Err(error),
    }
}

async fn pairs_page(app: &App, here: &Organiser, form: Form) -> Result<PairsPage> {
    let mut tx = app.database.read().await?;
    let bans = storage::bans::list(&mut tx, here.event.id).await?;
    let mut pairs = Vec::new();
    for ban in bans {
        let a = storage::players::find(&mut tx, ban.a).await?.ok_or(Error::NotFound)?;
        let b = storage::players::find(&mut tx, ban.b).await?.ok_or(Error::NotFound)?;
        pairs.push((ban, a, b));
    }
    Ok(PairsPage { visit: here.0.clone(), pairs, form })
}

/// `1, 2`; empty: every round.
pub(super) fn round_numbers(text: &str) -> Result<Vec<u32>, &'static str> {
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    let numbers = parts.map(|part| part.parse::<u32>().ok().filter(|number| (1..=100).contains(number)));
    numbers.collect::<Option<_>>().ok_or("Enter round numbers, like 1, 2.")
}

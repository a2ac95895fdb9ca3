//! What remains once the event is finished: a line for each step, how it stands where that is known, and the way there.

use super::unsettled::{UnsettledMatters, refunds_due};
use crate::{
    app::App,
    domain::event::{Stage, player::Player},
    error::Result,
    storage,
    text::filters,
    web::{forms::form::Form, page::event_visit::EventVisit, reply::respond::answer_with_page},
    words::pages::desk::finished as say,
};
use actix_web::HttpResponse;
use askama::Template;

#[derive(Template)]
#[template(path = "desk/finished.html")]
struct FinishedPage<'a> {
    visit: &'a EventVisit,
    steps: Vec<LastStep>,
    /// What stands on every phone now.
    announced: Option<String>,
    /// To thank everybody with.
    form: Form,
}

/// Something that is left to do when all is played.
struct LastStep {
    title: &'static str,
    /// How it stands, or what it is for.
    state: String,
    /// Whether it is done, where that is known.
    done: Option<bool>,
    ways: Vec<(String, &'static str)>,
}

impl FinishedPage<'_> {
    fn is_archived(&self) -> bool {
        self.visit.event.stage == Stage::Archived
    }
}

pub(super) async fn show_finished_event_page(app: &App, here: &EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let unsettled = UnsettledMatters::load_unsettled(&mut tx, here).await?;
    let awards = storage::awards::list_awards(&mut tx, here.event.id).await?.len();
    let news = storage::news::list_news(&mut tx, here.event.id).await?;
    drop(tx);
    let announced = news.into_iter().find(|item| item.stands() && !item.is_ruling()).map(|item| item.text);
    let form = Form::from_own_values([("text", say::write_thanks_to_players(here.event.name.as_str()))]);
    answer_with_page(
        here,
        &FinishedPage { visit: here, steps: list_last_steps(here, &unsettled, awards), announced, form },
    )
}

fn list_last_steps(here: &EventVisit, unsettled: &UnsettledMatters, awards: usize) -> Vec<LastStep> {
    let step = |title, state: String, done, ways: &[(&str, &'static str)]| {
        let ways = ways.iter().map(|(page, label)| (here.to(page), *label)).collect();
        LastStep { title, state, done, ways }
    };
    let open = unsettled.undecided.len() + unsettled.voted_on.len();
    let refunds = refunds_due(here);
    let entrants = if here.event.settings.entrants.are_players() { "desk/players" } else { "desk/teams" };
    let to_refund = format!("{entrants}?only=refund");
    let kept = here.event.frame.players.iter().filter(|player| keeps_something(player)).count();
    vec![
        step(
            say::AWARDS,
            say::describe_open_awards(awards, open),
            (awards > 0).then_some(open == 0),
            &[("desk/awards", say::TO_AWARDS)],
        ),
        step(
            say::STANDINGS,
            say::describe_standings_sight(unsettled.hidden_after),
            Some(unsettled.hidden_after.is_none()),
            &[("desk/standings", say::TO_STANDINGS), ("standings.csv", say::AS_A_TABLE)],
        ),
        step(
            say::CERTIFICATES,
            say::CERTIFICATES_ARE.into(),
            None,
            &[("desk/print/certificates.pdf", say::PDF), ("desk/print", say::TO_PRINT)],
        ),
        step(
            say::WHOLE_EVENT,
            say::WHOLE_EVENT_IS.into(),
            None,
            &[("desk/event-whole.json", say::FILE), ("desk/event.json", say::FILE_TO_HAND_OUT)],
        ),
        step(
            say::REFUNDS,
            say::describe_due_refunds(refunds),
            Some(refunds == 0),
            &[(to_refund.as_str(), say::TO_REFUNDS)],
        ),
        step(
            say::DATA,
            say::describe_kept_data(kept),
            Some(kept == 0),
            &[("desk/players", say::TO_PLAYERS), ("desk/delete", say::TO_DELETE)],
        ),
    ]
}

/// More is known of them than an event needs once it is over.
fn keeps_something(player: &Player) -> bool {
    player.email.is_some() || player.notes.is_some() || player.dietary.is_some()
}

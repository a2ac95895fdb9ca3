//! What remains once the event is finished: a line for each step, how it stands where that is known, and the way there.

use super::unsettled::{UnsettledMatters, refunds_due, say_standings_are_hidden};
use crate::{
    domain::event::{Stage, player::Player},
    web::prelude::*,
};

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
    title: Message,
    /// How it stands, or what it is for.
    state: Message,
    /// Whether it is done, where that is known.
    done: Option<bool>,
    ways: Vec<(String, Message)>,
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
    let are_seen = unsettled.hidden_after.is_none();
    let thanks = say!("desk-finished-thanks", event = here.event.name.as_str(), are_seen);
    let form = Form::from_own_values([("text", here.speaker.say(&thanks))]);
    answer_with_page(
        here,
        &FinishedPage { visit: here, steps: list_last_steps(here, &unsettled, awards), announced, form },
    )
}

fn list_last_steps(here: &EventVisit, unsettled: &UnsettledMatters, awards: usize) -> Vec<LastStep> {
    let step = |title: Message, state: Message, done, ways: &[(&str, &'static str)]| {
        let ways = ways.iter().map(|(page, label)| (here.to(page), title.part(label))).collect();
        LastStep { title, state, done, ways }
    };
    let open = unsettled.undecided.len() + unsettled.voted_on.len();
    let refunds = refunds_due(here);
    let to_refund = format!("{}?only=refund", here.event.entrants_page());
    let kept = here.event.frame.players.iter().filter(|player| keeps_something(player)).count();
    let standings =
        unsettled.hidden_after.map(|last| say!("desk-home-sentence", what = say_standings_are_hidden(last)));
    let [certificates, whole_event] = [
        say!("desk-finished-certificates", are_seen = unsettled.hidden_after.is_none()),
        say!("desk-finished-whole-event"),
    ];
    vec![
        step(
            say!("desk-finished-awards"),
            say!("desk-finished-awards-are", awards, open),
            (awards > 0).then_some(open == 0),
            &[("desk/awards", "label")],
        ),
        step(
            say!("desk-finished-standings"),
            standings.unwrap_or_else(|| say!("desk-finished-standings-are-seen")),
            Some(unsettled.hidden_after.is_none()),
            &[("desk/standings", "label"), ("standings.csv", "file")],
        ),
        step(
            certificates.clone(),
            certificates.part("explained"),
            None,
            &[("desk/print/certificates.pdf", "file"), ("desk/print", "label")],
        ),
        step(
            whole_event.clone(),
            whole_event.part("explained"),
            None,
            &[("desk/event-whole.json", "label"), ("desk/event.json", "file")],
        ),
        step(
            say!("desk-finished-refunds"),
            say!("desk-finished-refunds-due", entrants = refunds),
            Some(refunds == 0),
            &[(to_refund.as_str(), "label")],
        ),
        step(
            say!("desk-finished-data"),
            say!("desk-finished-data-kept", players = kept),
            Some(kept == 0),
            &[("desk/players", "label"), ("desk/delete", "delete")],
        ),
    ]
}

/// More is known of them than an event needs once it is over.
fn keeps_something(player: &Player) -> bool {
    player.email.is_some() || player.notes.is_some() || player.dietary.is_some()
}

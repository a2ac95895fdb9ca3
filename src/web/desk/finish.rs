//! The end of the event: what it means and what is still open, before it is done.

use super::{
    finished,
    unsettled::{Reminder, UnsettledMatters},
};
use crate::{
    actions::{
        Actor,
        event::{self, standings},
    },
    domain::{
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
    },
    text::TextFact,
    web::prelude::*,
};

#[derive(Template)]
#[template(path = "desk/finish.html")]
struct FinishPage<'a> {
    visit: &'a EventVisit,
    /// Not drafts.
    rounds: Vec<Round>,
    /// Without a result that counts. No table: somebody who waits for an opponent.
    playing: Vec<(RoundNumber, Option<TableNumber>)>,
    unsettled: UnsettledMatters,
    form: Form,
}

impl FinishPage<'_> {
    /// Published and not closed.
    fn open(&self) -> Vec<RoundNumber> {
        let open = self.rounds.iter().filter(|round| round.state == RoundState::Published);
        open.map(|round| round.number).collect()
    }

    /// Rounds that were played to their end, closed or not, where the pack has more.
    fn played(&self) -> Option<usize> {
        let is_played = |round: &&Round| self.playing.iter().all(|(playing, _)| *playing != round.number);
        let played = self.rounds.iter().filter(is_played).count();
        let wanted = usize::try_from(self.visit.event.settings.rounds).unwrap_or_default();
        Some(played).filter(|played| *played < wanted)
    }

    /// Nothing is left to be done before: the event is over in all but name.
    fn is_all_done(&self) -> bool {
        self.playing.is_empty()
            && self.open().is_empty()
            && self.played().is_none()
            && self.reminders().is_empty()
    }

    fn reminders(&self) -> Vec<Reminder> {
        self.unsettled.reminders(self.visit)
    }

    /// The tables without a result, each with a link; the first of a round names it.
    fn without_a_result(&self) -> Message {
        const NAMED: usize = 30;
        let mut before = None;
        let one = |(round, table): &(RoundNumber, Option<TableNumber>)| {
            let is_first = before.replace(*round) != Some(*round);
            let Some(table) = table else { return say!("desk-finish-somebody-waits", round) };
            let label = self.visit.speaker.say(&say!("play-round-and-table", round, table));
            let a = self
                .visit
                .link_to(&format!("desk/battles/{round}/{table}"))
                .with_attribute("aria-label", label);
            if is_first {
                say!("desk-finish-table-of-round", round, table, a)
            } else {
                say!("desk-finish-table", table, a)
            }
        };
        let tables: TextFact = self.playing.iter().take(NAMED).map(one).collect();
        say!("desk-finish-without-a-result", tables, more = self.playing.len().saturating_sub(NAMED))
    }

    /// A round that is not closed, with a link to it.
    fn not_closed(&self, round: &RoundNumber) -> Message {
        say!("desk-finish-round-not-closed", round, a = self.visit.link_to(&format!("desk/rounds/{round}")))
    }
}

pub async fn show_finish_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    if here.event.stage.is_over() {
        return finished::show_finished_event_page(&app, &here).await;
    }
    answer_with_page(&here.visit, &finish_page(&app, &here, Form::default()).await?)
}

pub async fn finish_event_at_desk(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let is_asked = finish_page(&app, &here, Form::default()).await?.playing.is_empty();
    let reason = if is_asked { None } else { form.required("reason", 200, say!("desk-finish-say-why")) };
    if !form.is_fine() {
        return form_again(&here.visit, &finish_page(&app, &here, form).await?);
    }
    let result = event::finish_event(&app, &here.actor(&form), here.event.id, reason.as_deref()).await;
    let is_hidden = here.event.settings.standings_up_to.is_some();
    if is_hidden && form.is_ticked("show") && result.is_ok() {
        let by = Actor { once: None, ..here.actor(&form) };
        standings::show_up_to(&app, &by, here.event.id, None).await?;
    }
    let stays_hidden = is_hidden && !form.is_ticked("show");
    let next = Next::lead_to_page(&here, here.to("desk"));
    let done = if stays_hidden { say!("desk-finish-done-hidden") } else { say!("desk-finish-done") };
    let next = next.saying(done);
    let again = async |form| finish_page(&app, &here, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

async fn finish_page<'a>(app: &App, here: &'a Organiser, mut form: Form) -> Result<FinishPage<'a>> {
    let mut tx = app.database.read().await?;
    let mut rounds = storage::rounds::list_rounds(&mut tx, here.event.id).await?;
    rounds.retain(Round::is_public);
    let playing = storage::battles::list_tables_without_result(&mut tx, here.event.id).await?;
    let unsettled = UnsettledMatters::load_unsettled(&mut tx, here).await?;
    // A ceremony that is still to come has something to tell.
    if form.all().is_empty() && unsettled.all_are_given {
        form.set("show", "on");
    }
    Ok(FinishPage { visit: &here.0, rounds, playing, unsettled, form })
}

//! Who has paid, of many at once: ticked in the list of those who have not, of players or of teams.

use crate::{
    actions::entrants::payments::{self, MarkedPaid},
    domain::event::{player::Player, team::Team},
    web::{http::query::encode_query_text, page::undo::UndoableTap, prelude::*, teams::of_teams},
};

/// A list that is narrowed to those who have not paid: who of them can be ticked.
pub struct PaymentTicks {
    pub numbers: Vec<i64>,
}

impl PaymentTicks {
    /// Of players. For those of a team, the team pays.
    pub fn of_players<'a>(only: &str, shown: impl Iterator<Item = &'a Player>) -> Self {
        let owing = shown.filter(|player| only == "unpaid" && player.team_id.is_none());
        Self { numbers: owing.map(|player| player.number).collect() }
    }

    pub fn of_teams<'a>(only: &str, shown: impl Iterator<Item = &'a Team>) -> Self {
        let owing = shown.filter(|_| only == "unpaid");
        Self { numbers: owing.map(|team| team.number).collect() }
    }

    pub fn has(&self, number: &i64) -> bool {
        self.numbers.contains(number)
    }

    /// All who are shown, in one field.
    pub fn all_shown(&self) -> String {
        self.numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(",")
    }
}

pub async fn mark_players_paid(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    if form.has("entry") {
        return take_back_at(&app, &here, "players", &form).await;
    }
    let (by, numbers) = (here.actor(&form), read_ticked_numbers(&form));
    let marked = payments::mark_players_paid(&app, &by, here.event.id, &numbers).await;
    answer_marked(&here, "players", &form, marked)
}

pub async fn mark_teams_paid(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    if form.has("entry") {
        return take_back_at(&app, &here, "teams", &form).await;
    }
    let (by, numbers) = (here.actor(&form), read_ticked_numbers(&form));
    let marked = payments::mark_teams_paid(&app, &by, here.event.id, &numbers).await;
    answer_marked(&here, "teams", &form, marked)
}

/// The numbers that were ticked one by one, or all that were shown.
fn read_ticked_numbers(form: &Form) -> Vec<i64> {
    let all = form.value("all").split(',');
    form.values("number").into_iter().chain(all).filter_map(|number| number.parse().ok()).collect()
}

fn answer_marked(
    here: &Organiser,
    list: &'static str,
    form: &Form,
    marked: Result<MarkedPaid>,
) -> Result<HttpResponse> {
    let mut next = Next::lead_to_page(here, address_of_unpaid(here, list, form));
    if let Ok(MarkedPaid { entry, .. }) = &marked {
        next = next.undone_by(here, UndoableTap::MarkedPaid { entry: *entry, teams: list == "teams" });
    }
    next.after_or_why(marked, |marked| say!("desk-players-marked-paid", count = marked.count))
}

async fn take_back_at(app: &App, here: &Organiser, list: &'static str, form: &Form) -> Result<HttpResponse> {
    let entry = form.value("entry").parse().map_err(|_| Error::NotFound)?;
    let taken = payments::take_back_payments(app, &here.actor(form), here.event.id, entry).await;
    let next = Next::lead_to_page(here, address_of_unpaid(here, list, form));
    next.after_or_why(taken, |count| say!("desk-players-payments-taken-back", count))
}

/// The list as it was searched.
fn address_of_unpaid(here: &Organiser, list: &str, form: &Form) -> String {
    let q = form.value("q");
    let q = if q.is_empty() { String::new() } else { format!("&q={}", encode_query_text(q)) };
    here.to(&format!("desk/{list}?only=unpaid{q}"))
}

//! Who has paid, of many at once: ticked in the list of those who have not, of players or of teams.

use crate::{
    actions::entrants::payments::{self, MarkedPaid, Payers},
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
    change_payments(&app, &here, Payers::Players, &form).await
}

pub async fn mark_teams_paid(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    change_payments(&app, &here, Payers::Teams, &form).await
}

/// Those who are ticked have paid; or an entry of the log that said so is taken back.
async fn change_payments(app: &App, here: &Organiser, payers: Payers, form: &Form) -> Result<HttpResponse> {
    let mut next = Next::lead_to_page(here, address_of_unpaid(here, payers, form));
    let (by, event) = (here.actor(form), here.event.id);
    if form.has("entry") {
        let entry = form.value("entry").parse().map_err(|_| Error::NotFound)?;
        let taken = payments::take_back_payments(app, &by, event, entry).await;
        return next.after_or_why(taken, |count| say!("desk-players-payments-taken-back", count));
    }
    let marked = payments::mark_paid(app, &by, event, payers, &read_ticked_numbers(form)).await;
    if let Ok(MarkedPaid { entry, .. }) = &marked {
        let teams = payers == Payers::Teams;
        next = next.undone_by(here, UndoableTap::MarkedPaid { entry: *entry, teams });
    }
    next.after_or_why(marked, |marked| say!("desk-players-marked-paid", count = marked.count))
}

/// The numbers that were ticked one by one, or all that were shown.
fn read_ticked_numbers(form: &Form) -> Vec<i64> {
    let all = form.value("all").split(',');
    form.values("number").into_iter().chain(all).filter_map(|number| number.parse().ok()).collect()
}

/// The list as it was searched.
fn address_of_unpaid(here: &Organiser, payers: Payers, form: &Form) -> String {
    let list = match payers {
        Payers::Players => "players",
        Payers::Teams => "teams",
    };
    let q = form.value("q");
    let q = if q.is_empty() { String::new() } else { format!("&q={}", encode_query_text(q)) };
    here.to(&format!("desk/{list}?only=unpaid{q}"))
}

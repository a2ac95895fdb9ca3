//! Checking rosters: everybody's state, worst first; accept, or send back with a reason.

use crate::{
    actions::rosters,
    app::App,
    domain::{
        handed_in::{HandedIn, RosterState},
        player::Player,
        roster::Format,
    },
    error::{Error, Result},
    storage,
    web::{
        event::roster::{LIMIT, given},
        form::Form,
        guard::{Judge, Organiser},
        respond::{done, form_again, page, stale_form},
        upload::Upload,
        visit::EventVisit,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/rosters.html")]
struct RostersPage {
    visit: EventVisit,
    rows: Vec<(Player, Option<HandedIn>)>,
    only: String,
    is_sample: bool,
}

#[derive(Template)]
#[template(path = "desk/roster.html")]
struct RosterPage {
    visit: EventVisit,
    player: Player,
    versions: Vec<HandedIn>,
    form: Form,
}

#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    only: String,
}

impl RostersPage {
    fn filters() -> [(&'static str, &'static str); 7] {
        [
            ("", "All"),
            ("none", "Nothing yet"),
            ("illegal", "Illegal"),
            ("look", "To look at"),
            ("waiting", "Not decided"),
            ("fix", "Needs a fix"),
            ("accepted", "Accepted"),
        ]
    }

    fn count(&self, filter: &str) -> usize {
        self.rows.iter().filter(|row| is_in(row, filter)).count()
    }

    fn shown(&self) -> Vec<&(Player, Option<HandedIn>)> {
        self.rows.iter().filter(|row| is_in(row, &self.only)).collect()
    }

    /// Rosters that one tap accepts.
    fn clean(&self) -> usize {
        let waiting = |roster: &&HandedIn| {
            roster.state == RosterState::Submitted && roster.verdict.is_clean() && !roster.late
        };
        self.rows.iter().filter_map(|(_, roster)| roster.as_ref()).filter(waiting).count()
    }

    /// Who has not handed in, ready to be sent to somebody.
    fn missing(&self) -> String {
        let names = self.rows.iter().filter(|(_, roster)| roster.is_none());
        names.map(|(player, _)| player.name.to_string()).collect::<Vec<_>>().join("\n")
    }
}

impl RosterPage {
    fn newest(&self) -> Option<&HandedIn> {
        self.versions.first()
    }

    fn at(&self, roster: &HandedIn) -> String {
        self.visit.zone().long(roster.submitted_at)
    }

    fn formats() -> [Format; 9] {
        Format::ALL
    }
}

pub async fn show(app: Data<App>, here: Judge, asked: Query<Asked>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    let mut newest = storage::rosters::newest(&mut tx, here.event.id).await?;
    let is_sample = app.catalogues.of(&mut tx, &here.event.settings.system).await?.is_sample;
    let active = players.into_iter().filter(Player::is_active);
    let mut rows: Vec<_> = active
        .map(|player| {
            let at = newest.iter().position(|roster| roster.player_id == player.id);
            (player, at.map(|at| newest.swap_remove(at)))
        })
        .collect();
    rows.sort_by_key(|(player, roster)| (urgency(roster.as_ref()), player.number));
    page(&here.visit, &RostersPage { visit: here.0.clone(), rows, only: asked.into_inner().only, is_sample })
}

pub async fn one(app: Data<App>, here: Judge, path: Path<(String, i64)>) -> Result<HttpResponse> {
    page(&here.visit, &roster_page(&app, &here.0, path.1, Form::default()).await?)
}

/// Accept, send back, or open again: as the button says.
pub async fn decide(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let mut shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let mut roster = shown.newest().cloned().ok_or(Error::NotFound)?;
    roster.version = form.value("version").parse().unwrap_or_default();
    roster.number = form.value("roster").parse().unwrap_or_default();
    let state = RosterState::parse(form.value("state")).ok_or(Error::NotFound)?;
    let reason = form.text("reason", 500);
    let decided =
        rosters::decide(&app, &here.actor(&form), &roster, &shown.player, state, reason.as_deref()).await;
    match decided {
        Ok(()) => done(here.to("desk/rosters"), format!("{}: {}.", shown.player.name, state.label().0)),
        Err(error @ Error::Conflict(_)) => {
            shown.form = form.refused(error.to_string());
            stale_form(&here.visit, &shown)
        }
        Err(error) => {
            shown.form = form.refused(error.refusal()?);
            form_again(&here.visit, &shown)
        }
    }
}

pub async fn accept_clean(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let accepted = rosters::accept_clean(&app, &here.actor(&form), here.event.id).await?;
    done(here.to("desk/rosters"), format!("{accepted} rosters are accepted."))
}

pub async fn recheck(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let changed = rosters::recheck(&app, &here.actor(&form), &here.event).await?;
    done(here.to("desk/rosters"), format!("Checked again: {changed} verdicts are others now."))
}

/// Staff hand in what a player brought on paper or by mail.
pub async fn hand_in(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    sent: Upload<LIMIT>,
) -> Result<HttpResponse> {
    let mut shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let given = given(&sent);
    match rosters::hand_in(&app, &here.actor(&sent.form), &here.event, &shown.player, given).await {
        Ok(_) => done(
            here.to(&format!("desk/rosters/{}", path.1)),
            format!("Handed in for {}.", shown.player.name),
        ),
        Err(error) => {
            shown.form = sent.form.refused(error.refusal()?);
            form_again(&here.visit, &shown)
        }
    }
}

async fn roster_page(app: &App, here: &EventVisit, number: i64, form: Form) -> Result<RosterPage> {
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let versions = storage::rosters::of_player(&mut tx, player.id).await?;
    Ok(RosterPage { visit: here.clone(), player, versions, form })
}

/// What has to be looked at first comes first.
fn urgency(roster: Option<&HandedIn>) -> (u8, u8) {
    let Some(roster) = roster else { return (1, 0) };
    let state = match roster.state {
        RosterState::Submitted => 0,
        RosterState::NeedsFix => 2,
        RosterState::Accepted => 3,
    };
    let severity = match roster.verdict_word().0 {
        "illegal" => 0,
        "legal" => 2,
        _ => 1,
    };
    (state, severity)
}

fn is_in((_, roster): &(Player, Option<HandedIn>), filter: &str) -> bool {
    match (filter, roster) {
        ("", _) => true,
        ("none", roster) => roster.is_none(),
        (_, None) => false,
        ("illegal", Some(roster)) => roster.verdict_word().0 == "illegal",
        ("look", Some(roster)) => roster.verdict_word().0 == "to look at",
        ("waiting", Some(roster)) => roster.state == RosterState::Submitted,
        ("fix", Some(roster)) => roster.state == RosterState::NeedsFix,
        (_, Some(roster)) => roster.state == RosterState::Accepted,
    }
}

//! Everybody's rosters, once they are open; until then only one's own, and the staff's view.

use crate::{
    actions::rosters,
    app::App,
    domain::event::{player::Player, roster_version::RosterVersion},
    error::{Error, Result},
    storage,
    web::{
        checked_roster::{self, Regiment},
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        respond::{form_again, page},
        visit::EventVisit,
    },
    words::{InWords, pages::players as say},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "event/rosters.html")]
struct RostersPage {
    visit: EventVisit,
    /// None while they are closed.
    rosters: Option<Vec<(Player, RosterVersion)>>,
}

#[derive(Template)]
#[template(path = "event/one_roster.html")]
struct OneRosterPage {
    visit: EventVisit,
    player: Player,
    /// None while they have not handed one in.
    roster: Option<RosterVersion>,
    /// What everybody could read before it came. None: it was there when rosters opened, or the first.
    replaced: Option<RosterVersion>,
    form: Form,
    may_report: bool,
}

impl OneRosterPage {
    fn regiments(roster: &RosterVersion) -> Vec<Regiment> {
        checked_roster::inside(roster)
    }
}

impl RostersPage {
    /// It came when the others could be read already.
    fn is_late(&self, roster: &RosterVersion) -> bool {
        let opened = self.visit.event.settings.rosters_opened_at(self.visit.now);
        opened.is_some_and(|opened| roster.submitted_at > opened)
    }

    fn opens(&self) -> Option<String> {
        let settings = &self.visit.event.settings;
        let open = settings.rosters == crate::domain::event::pack::RosterPolicy::Open;
        let at = settings.rosters_open_at.or(settings.roster_deadline).filter(|_| open)?;
        Some(self.visit.zone().long(at))
    }
}

pub async fn show(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let rosters = if here.event.settings.rosters_are_open(here.now) || here.is_staff() {
        let players = storage::players::list(&mut tx, here.event.id).await?;
        let mut newest = storage::rosters::newest(&mut tx, here.event.id).await?;
        let playing = players.into_iter().filter(|player| here.known.frame.has_a_place(player));
        let pairs = playing.filter_map(|player| {
            let at = newest.iter().position(|roster| roster.player_id == player.id)?;
            Some((player, newest.swap_remove(at)))
        });
        Some(pairs.collect())
    } else {
        None
    };
    page(&here.visit.clone(), &RostersPage { visit: here, rosters })
}

pub async fn one(app: Data<App>, here: EventVisit, path: Path<(String, i64)>) -> Result<HttpResponse> {
    page(&here.visit, &one_roster(&app, &here, path.1, Form::default()).await?)
}

/// A player tells staff what is wrong with an open roster.
pub async fn report(
    app: Data<App>,
    here: Entered,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let mut shown = one_roster(&app, &here, path.1, Form::default()).await?;
    if !shown.may_report {
        return Err(Error::NotFound);
    }
    let Some(text) = form.required("text", 1000, say::SAY_WHAT_IS_WRONG) else {
        shown.form = form;
        return form_again(&here.visit, &shown);
    };
    let by = here.player_actor(&form);
    let result = rosters::report_problem(&app, &by, &here.event, &shown.player, &text).await;
    let next = Next::to(here.to(&format!("rosters/{}", path.1))).saying(say::JUDGES_HAVE_IT).or_twice("");
    let again = async |form| Ok(OneRosterPage { form, ..shown });
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

async fn one_roster(app: &App, here: &EventVisit, number: i64, form: Form) -> Result<OneRosterPage> {
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let own = here.me.as_ref().is_some_and(|me| me.id == player.id);
    let open = here.event.settings.rosters_are_open(here.now);
    // A closed roster looks like one that is not there: not even that it was handed in is told.
    let shown = open && here.known.frame.has_a_place(&player);
    if !(own || here.is_staff() || shown) {
        return Err(Error::NotFound);
    }
    let roster = rosters::newest_of(&mut tx, &player).await?;
    let mut replaced = None;
    if let (Some(opened), Some(shown)) = (here.event.settings.rosters_opened_at(here.now), &roster)
        && shown.submitted_at > opened
    {
        let versions = storage::rosters::of_player(&mut tx, player.id).await?;
        // Newest first: the one that everybody read last.
        replaced = versions.into_iter().find(|version| version.number < shown.number);
    }
    let may_report = roster.is_some() && open && !own && here.me.is_some();
    Ok(OneRosterPage { visit: here.clone(), player, roster, replaced, form, may_report })
}

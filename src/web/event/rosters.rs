//! Everybody's rosters, once they are open; until then only one's own, and the staff's view.

use crate::{
    actions::rosters,
    app::App,
    domain::{
        alphabet::alphabetical,
        event::{
            pack::RosterPolicy,
            player::{Player, Status},
            roster_version::RosterVersion,
        },
    },
    error::{Error, Result},
    storage,
    web::{
        checked_roster::{self, Regiment},
        form::Form,
        guard::Entered,
        outcome::{Next, Sent},
        paging::Paging,
        respond::{form_again, page},
        search::finds,
        visit::EventVisit,
    },
    words::{
        InWords,
        pages::{checked_roster::points, players as say},
        roster_check::Standing,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use askama::Template;
use serde::Deserialize;
use std::collections::HashMap;

/// Rows on one page; a larger event has more pages, and a search among all of them.
const ROWS: usize = 100;

#[derive(Template)]
#[template(path = "event/rosters.html")]
struct RostersPage {
    visit: EventVisit,
    asked: RostersQuery,
    /// Those of this page. None while they are closed.
    rosters: Option<Vec<(Player, RosterVersion)>>,
    paging: Paging,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct RostersQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
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
    fn search_text(player: &Player, roster: &RosterVersion) -> String {
        let faction = roster.verdict.computed.faction.as_deref().unwrap_or_default();
        format!("{} {faction}", player.name)
    }

    /// It came when the others could be read already.
    fn is_late(&self, roster: &RosterVersion) -> bool {
        let opened = self.visit.event.settings.rosters_opened_at(self.visit.now);
        opened.is_some_and(|opened| roster.submitted_at > opened)
    }

    /// What it comes to; nothing is counted in what nobody can read.
    fn worth(roster: &RosterVersion) -> String {
        match Standing::of(&roster.verdict, &roster.settled) {
            unreadable @ Standing::NotReadable => unreadable.short(),
            _ => points(roster.verdict.computed.points),
        }
    }

    fn opens(&self) -> Option<String> {
        let settings = &self.visit.event.settings;
        let open = settings.rosters == RosterPolicy::Open;
        let at = settings.rosters_open_at.or(settings.roster_deadline).filter(|_| open)?;
        Some(self.visit.zone().long(at))
    }
}

pub async fn show(app: Data<App>, here: EventVisit, asked: Query<RostersQuery>) -> Result<HttpResponse> {
    let asked = asked.into_inner();
    let may_read = here.event.settings.rosters_are_open(here.now) || here.is_staff();
    let all = if may_read { Some(handed_in(&app, &here).await?) } else { None };
    let found = all.map(|mut all| {
        all.retain(|(player, roster)| finds(&RostersPage::search_text(player, roster), &asked.q));
        all
    });
    let paging = Paging::new(found.as_ref().map_or(0, Vec::len), asked.page, ROWS);
    let rosters = found.map(|found| found.into_iter().skip(paging.skip()).take(ROWS).collect());
    page(&here.visit.clone(), &RostersPage { visit: here, asked, rosters, paging })
}

/// The newest roster of everybody who plays and has handed one in.
async fn handed_in(app: &App, here: &EventVisit) -> Result<Vec<(Player, RosterVersion)>> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    let newest = storage::rosters::newest(&mut tx, here.event.id).await?;
    let mut of: HashMap<_, _> = newest.into_iter().map(|roster| (roster.player_id, roster)).collect();
    let playing = players.into_iter().filter(|player| player.status == Status::Playing);
    let pair = |player: Player| of.remove(&player.id).map(|roster| (player, roster));
    let mut pairs: Vec<(Player, RosterVersion)> = playing.filter_map(pair).collect();
    pairs.sort_by_cached_key(|(player, _)| (alphabetical(player.name.as_str()), player.number));
    Ok(pairs)
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
    let shown = open && player.status == Status::Playing;
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

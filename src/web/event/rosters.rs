//! Everybody's rosters, once they are open; until then only one's own, and the staff's view.

use crate::{
    actions::rosters,
    domain::{
        alphabet::alphabetical_key,
        event::{
            pack::RosterPolicy,
            player::Player,
            roster_version::{Problem, RosterVersion},
        },
    },
    storage::rosters::ListedRoster,
    text::findings::RosterReadiness,
    web::{
        http::query::AskedFor,
        page::{
            checked_roster::{self, CheckedRegiment},
            guard::Entered,
            paging::Paging,
            search::holds_every_word,
        },
        prelude::*,
        reply::shared_page::for_everybody,
    },
};
use serde::Deserialize;
use std::collections::HashMap;

/// Rows on one page; a larger event has more pages, and a search among all of them.
const ROWS: usize = 100;

#[derive(Template)]
#[template(path = "event/rosters.html")]
struct RostersPage<'a> {
    visit: &'a EventVisit,
    asked: RostersQuery,
    /// Those of this page. None while they are closed.
    rosters: Option<Vec<(Player, ListedRoster)>>,
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
struct OneRosterPage<'a> {
    visit: &'a EventVisit,
    player: Player,
    /// None while they have not handed one in.
    roster: Option<RosterVersion>,
    /// What everybody could read before it came. None: it was there when rosters opened, or the first.
    replaced: Option<RosterVersion>,
    form: Form,
    /// What whoever looks at it has reported about it.
    reported: Vec<Problem>,
}

/// For a player who looks at the open roster of another.
#[derive(Template)]
#[template(path = "event/report_roster.html")]
struct ReportRoster<'a> {
    visit: &'a EventVisit,
    player: &'a Player,
    form: &'a Form,
    /// What they have reported about it already.
    reported: &'a [Problem],
}

impl OneRosterPage<'_> {
    fn list_roster_regiments(roster: &RosterVersion) -> Vec<CheckedRegiment> {
        checked_roster::list_bare_regiments(roster)
    }

    /// What it is at a glance: faction, points, formation.
    fn describe_roster_army(roster: &RosterVersion) -> Message {
        let computed = &roster.verdict.computed;
        let formation = roster.reading.roster.formation.as_ref().map(|formation| &formation.name);
        say!("roster-army", faction = computed.faction, points = computed.points, formation)
    }

    fn may_report(&self) -> bool {
        may_report(self.visit, &self.player)
    }
}

impl RostersPage<'_> {
    fn search_text(player: &Player, roster: &ListedRoster) -> String {
        let faction = roster.verdict.computed.faction.as_deref().unwrap_or_default();
        format!("{} {faction}", player.name)
    }

    /// It came when the others could be read already.
    fn is_late(&self, roster: &ListedRoster) -> bool {
        let opened = self.visit.event.settings.rosters_opened_at(self.visit.now);
        opened.is_some_and(|opened| roster.submitted_at > opened)
    }

    /// What it comes to; nothing is counted in what nobody can read.
    fn describe_roster_worth(roster: &ListedRoster) -> Message {
        match RosterReadiness::from_verdict(&roster.verdict, &roster.settled) {
            unread @ (RosterReadiness::NotReadable | RosterReadiness::NotReadWhole) => unread.short(),
            _ => say!("checked-roster-points", points = roster.verdict.computed.points),
        }
    }

    /// When a page that waits for them asks again, in milliseconds: no change of the event tells it that they open.
    fn again_at(&self) -> Option<i64> {
        let settings = &self.visit.event.settings;
        let waits = self.rosters.is_none() && settings.rosters_open_later(self.visit.now);
        let at = settings.rosters_open_at.or(settings.roster_deadline).filter(|_| waits)?;
        Some(at.timestamp_millis())
    }

    fn opens(&self) -> Option<String> {
        let settings = &self.visit.event.settings;
        let open = settings.rosters == RosterPolicy::Open;
        let at = settings.rosters_open_at.or(settings.roster_deadline).filter(|_| open)?;
        Some(self.visit.speaker.say(&self.visit.event.day_and_time(&at)))
    }
}

pub async fn show_open_rosters(
    app: Data<App>,
    here: EventVisit,
    AskedFor(asked): AskedFor<RostersQuery>,
) -> Result<HttpResponse> {
    if are_open(&here) && asked.q.is_empty() {
        return for_everybody(&app, &here, "", async |here| {
            Ok(rosters_page(&app, here, asked).await?.render_with_values(&here.speaker)?)
        })
        .await;
    }
    answer_with_page(&here, &rosters_page(&app, &here, asked).await?)
}

async fn rosters_page<'a>(app: &App, here: &'a EventVisit, asked: RostersQuery) -> Result<RostersPage<'a>> {
    let all = if are_open(here) || here.is_judge() { Some(handed_in(app, here).await?) } else { None };
    let found = all.map(|mut all| {
        let kept = here.meets_next();
        all.retain(|(player, _)| !kept.contains(&player.id));
        all.retain(|(player, roster)| holds_every_word(&RostersPage::search_text(player, roster), &asked.q));
        all
    });
    let paging = Paging::new(found.as_ref().map_or(0, Vec::len), asked.page, ROWS);
    let rosters = found.map(|found| found.into_iter().skip(paging.skip()).take(ROWS).collect());
    Ok(RostersPage { visit: here, asked, rosters, paging })
}

/// The newest roster of everybody who plays and has handed one in.
async fn handed_in(app: &App, here: &EventVisit) -> Result<Vec<(Player, ListedRoster)>> {
    let listed =
        storage::rosters::load_roster_list(&mut app.database.read_once().await?, here.event.id).await?;
    let mut of: HashMap<_, _> = listed.into_iter().map(|roster| (roster.player_id, roster)).collect();
    let frame = &here.event.frame;
    let playing = frame.players.iter().filter(|player| frame.has_a_place(player));
    let pair = |player: &Player| of.remove(&player.id).map(|roster| (player.clone(), roster));
    let mut pairs: Vec<(Player, ListedRoster)> = playing.filter_map(pair).collect();
    pairs.sort_by_cached_key(|(player, _)| (alphabetical_key(player.name.as_str()), player.number));
    Ok(pairs)
}

/// Whether everybody may read them. From that moment on they stay open until the event changes, and with it its
/// version: what is made then does not depend on the time, and can be kept. What is made before is not.
fn are_open(here: &EventVisit) -> bool {
    here.event.settings.rosters_are_open(here.now)
}

/// One roster, as it is or was read by everybody.
pub async fn show_one_roster(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, i64)>,
) -> Result<HttpResponse> {
    let player = player_of(&here, path.1)?;
    if !is_open(&here, &player) {
        return answer_with_page(&here, &one_roster(&app, &here, player).await?);
    }
    let note = if may_report(&here, &player) {
        let reported = &own_reports(&app, &here, &player).await?;
        let report = ReportRoster { visit: &here, player: &player, form: &Form::default(), reported };
        report.render_with_values(&here.speaker)?
    } else {
        String::new()
    };
    for_everybody(&app, &here, &note, async |here| {
        Ok(one_roster(&app, here, player).await?.render_with_values(&here.speaker)?)
    })
    .await
}

/// A player tells staff what is wrong with an open roster.
pub async fn report_open_roster(
    app: Data<App>,
    here: Entered,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let player = player_of(&here, path.1)?;
    if !may_report(&here, &player) {
        return Err(Error::NotFound);
    }
    let Some(text) = form.required("text", 1000, say!("players-say-what-is-wrong")) else {
        let shown = one_roster(&app, &here, player).await?;
        return form_again(&here.visit, &OneRosterPage { form, ..shown });
    };
    let by = here.player_actor(&form);
    let result = rosters::report_problem(&app, &by, &here.event, &player, &text).await;
    let next = Next::lead_to_page(&here, here.to(&format!("rosters/{}", path.1)));
    let next = next.saying(say!("players-judges-have-it")).or_twice("");
    let again = async |form| Ok(OneRosterPage { form, ..one_roster(&app, &here, player).await? });
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// Whose roster it is. A closed one looks like one that is not there: not even that it was handed in is told.
fn player_of(here: &EventVisit, number: i64) -> Result<Player> {
    let player = here.event.frame.players.iter().find(|player| player.number == number);
    let player = player.ok_or(Error::NotFound)?;
    let own = here.me.as_deref().is_some_and(|me| me.id == player.id);
    let as_staff = here.is_judge() && !here.meets_next().contains(&player.id);
    if own || as_staff || is_open(here, player) { Ok(player.clone()) } else { Err(Error::NotFound) }
}

/// Whether everybody may read the roster of this player.
fn is_open(here: &EventVisit, player: &Player) -> bool {
    are_open(here) && here.event.frame.has_a_place(player)
}

/// Whoever plays tells of what others handed in.
fn may_report(here: &EventVisit, player: &Player) -> bool {
    let is_another = here.me.as_deref().is_some_and(|me| me.id != player.id);
    is_another && is_open(here, player) && here.event.frame.roster(player.id).is_some()
}

/// What whoever looks has reported about this roster; the database is asked where there is something.
async fn own_reports(app: &App, here: &EventVisit, player: &Player) -> Result<Vec<Problem>> {
    let Some(me) = here.me.as_deref().map(|me| me.id) else { return Ok(Vec::new()) };
    let reported = &here.event.frame.problems;
    if !reported.iter().any(|one| one.reporter_id == Some(me) && one.player_id == player.id) {
        return Ok(Vec::new());
    }
    let mut all =
        storage::roster_problems::of_player(&mut app.database.read_once().await?, player.id).await?;
    all.retain(|problem| problem.reporter_id == Some(me));
    Ok(all)
}

async fn one_roster<'a>(app: &App, here: &'a EventVisit, player: Player) -> Result<OneRosterPage<'a>> {
    let reported = if here.is_for_everybody { Vec::new() } else { own_reports(app, here, &player).await? };
    let mut tx = app.database.read().await?;
    let roster = rosters::newest_of(&mut tx, &player).await?;
    let mut replaced = None;
    if let (Some(opened), Some(shown)) = (here.event.settings.rosters_opened_at(here.now), &roster)
        && shown.submitted_at > opened
    {
        // The one that everybody read last.
        replaced = storage::rosters::find_roster_before(&mut tx, player.id, shown.number).await?;
    }
    Ok(OneRosterPage { visit: here, player, roster, replaced, form: Form::default(), reported })
}

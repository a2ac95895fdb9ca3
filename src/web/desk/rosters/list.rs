//! Checking rosters: everybody's state, worst first; accept, or send back with a reason.

use super::pile::Pile;
use crate::{
    actions::rosters::{self, Decision, Waive},
    app::App,
    domain::{
        composition::Severity,
        composition::UnknownName,
        event::{
            player::Player,
            roster_version::{Judgement, Problem, RosterState, RosterVersion},
        },
        games::{Finding, Game},
        ids::PlayerId,
        roster::{Difference, Format, differences},
    },
    error::{Error, Result},
    storage,
    web::{
        form::Form,
        guard::{Judge, Organiser},
        outcome::{Next, Sent},
        play::roster::{LIMIT, SHOWN_FINDINGS, asked_twice, confirmed, given},
        respond::{form_again, page},
        upload::Upload,
        visit::EventVisit,
    },
    words::{InWords, Label, catalogues, pages::desk::rosters as say},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use askama::Template;
use chrono::{DateTime, Utc};
use serde::Deserialize;

/// Lines that a version changed against the one before: more is another army.
const SHOWN_CHANGES: usize = 60;

#[derive(Template)]
#[template(path = "desk/rosters/list.html")]
struct DeskRostersPage {
    visit: EventVisit,
    rows: Vec<RosterLine>,
    /// Who is building one on the site.
    drafting: Vec<PlayerId>,
    /// Whose rosters have reports that nobody has answered.
    reported: Vec<PlayerId>,
    /// Whose verdicts were made with other rules or profiles than those of now: they are being judged again.
    out_of_date: Vec<PlayerId>,
    only: String,
    is_sample: bool,
    /// What is to be said where no publication lies near the cut-off.
    gap: Option<String>,
}

#[derive(Template)]
#[template(path = "desk/rosters/one.html")]
struct DeskRosterPage {
    visit: EventVisit,
    player: Player,
    versions: Vec<RosterVersion>,
    unknown: Vec<UnknownName>,
    game: Game,
    problems: Vec<Problem>,
    form: Form,
    /// The verdict was made with other rules or profiles than those of now.
    out_of_date: bool,
    pile: Pile,
}

/// A player, with the newest roster.
type RosterLine = (Player, Option<RosterVersion>);

#[derive(Deserialize)]
pub struct RosterFilter {
    #[serde(default)]
    only: String,
}

impl DeskRostersPage {
    fn filters() -> [(&'static str, &'static str); 8] {
        [
            ("", say::ALL),
            ("none", say::NOTHING_YET),
            ("illegal", say::ILLEGAL),
            ("unjudged", say::NOT_JUDGED),
            ("look", say::TO_LOOK_AT),
            ("waiting", say::NOT_DECIDED),
            ("fix", say::NEEDS_A_FIX),
            ("accepted", say::ACCEPTED),
        ]
    }

    fn count(&self, filter: &str) -> usize {
        self.rows.iter().filter(|row| is_in(row, filter)).count()
    }

    fn shown(&self) -> Vec<&RosterLine> {
        self.rows.iter().filter(|row| is_in(row, &self.only)).collect()
    }

    /// Rosters that one tap accepts.
    fn clean(&self) -> usize {
        let rosters = self.rows.iter().filter_map(|(_, roster)| roster.as_ref());
        rosters.filter(|roster| roster.is_clean() && !self.out_of_date.contains(&roster.player_id)).count()
    }

    /// Rosters whose verdict has become another one since staff looked at the changes.
    fn changed(&self) -> usize {
        let rosters = self.rows.iter().filter_map(|(_, roster)| roster.as_ref());
        rosters.filter(|roster| roster.verdict_before.is_some()).count()
    }

    fn is_out_of_date(&self, player: &Player) -> bool {
        self.out_of_date.contains(&player.id)
    }

    fn reports(&self, player: &Player) -> usize {
        self.reported.iter().filter(|id| **id == player.id).count()
    }

    fn is_drafting(&self, player: &Player) -> bool {
        self.drafting.contains(&player.id)
    }

    /// Accepted and legal, which "accepted" says already where there is little room.
    fn is_plain(&self, player: &Player, roster: &RosterVersion) -> bool {
        let is_legal = roster.verdict.is_judged() && roster.gravest().is_none();
        let is_news = roster.verdict_before.is_some() || self.is_out_of_date(player);
        roster.state == RosterState::Accepted && is_legal && !is_news
    }

    fn is_overdue(&self, roster: &RosterVersion) -> bool {
        roster.is_overdue(self.visit.now)
    }
}

impl DeskRosterPage {
    fn newest(&self) -> Option<&RosterVersion> {
        self.versions.first()
    }

    fn at(&self, roster: &RosterVersion) -> String {
        self.visit.zone().long(roster.submitted_at)
    }

    fn formats(&self) -> &'static [Format] {
        self.game.formats()
    }

    /// How the form says which finding it means.
    fn key(finding: &Finding) -> String {
        serde_json::to_string(finding).unwrap_or_default()
    }

    /// What can be let pass, or was.
    fn passable(&self) -> Vec<&Finding> {
        let findings = self.newest().into_iter().flat_map(|roster| &roster.verdict.findings);
        let grave = findings.filter(|finding| finding.severity != Severity::Information);
        grave.take(SHOWN_FINDINGS).collect()
    }

    /// What the newest version changed against the one before.
    fn changes(&self) -> Vec<Difference> {
        match self.versions.as_slice() {
            [newest, before, ..] => {
                let all = differences(&before.reading.roster, &newest.reading.roster);
                all.into_iter().take(SHOWN_CHANGES).collect()
            }
            _ => Vec::new(),
        }
    }
}

pub async fn show(app: Data<App>, here: Judge, asked: Query<RosterFilter>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let players = storage::players::list(&mut tx, here.event.id).await?;
    let mut newest = storage::rosters::newest(&mut tx, here.event.id).await?;
    let reported = storage::roster_problems::open(&mut tx, here.event.id).await?;
    let drafting = storage::roster_drafts::players(&mut tx, here.event.id).await?;
    let settings = &here.event.settings;
    let judging = rosters::Judging::of(&app, &mut tx, settings).await?;
    let behind = newest.iter().filter(|roster| judging.left_behind(roster, &here.event));
    let out_of_date = behind.map(|roster| roster.player_id).collect();
    let is_sample = judging.is_sample;
    let gap = gap(&judging, newest.len()).filter(|_| !is_sample);
    // Coaches and assistants have none; one that somebody handed in all the same is looked at.
    let has_one = |player: &Player| newest.iter().any(|roster| roster.player_id == player.id);
    let active = players.into_iter().filter(Player::is_active);
    let active: Vec<Player> =
        active.filter(|player| settings.asks_roster_of(player) || has_one(player)).collect();
    let mut rows: Vec<_> = active
        .into_iter()
        .map(|player| {
            let at = newest.iter().position(|roster| roster.player_id == player.id);
            (player, at.map(|at| newest.swap_remove(at)))
        })
        .collect();
    rows.sort_by_key(|(player, roster)| (urgency(roster.as_ref(), here.now), player.number));
    let only = asked.into_inner().only;
    page(
        &here.visit,
        &DeskRostersPage {
            visit: here.0.clone(),
            rows,
            drafting,
            reported,
            out_of_date,
            only,
            is_sample,
            gap,
        },
    )
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
    let shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let decision = Decision {
        roster: form.value("roster").parse().unwrap_or_default(),
        seen: form.value("version").parse().unwrap_or_default(),
        state: RosterState::parse(form.value("state")).ok_or(Error::NotFound)?,
        reason: form.text("reason", 500),
        due: form.moment("due", here.zone()),
    };
    if !form.is_fine() {
        return form_again(&here.visit, &DeskRosterPage { form, ..shown });
    }
    let told = say::decided(shown.player.name.as_str(), decision.state.label());
    let next = match decision.state {
        RosterState::Accepted | RosterState::NeedsFix => shown.pile.next_page(&here),
        RosterState::Submitted => here.to("desk/rosters"),
    };
    let decided = rosters::decide(&app, &here.actor(&form), here.event.id, &shown.player, decision).await;
    Done { here: &here, shown, form, result: decided }.answer(Next::to(next).saying(told)).await
}

/// Lets one finding pass, or has it count again.
pub async fn waive(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let mut shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let finding = serde_json::from_str(form.value("finding"));
    let again = form.is("do", "again");
    let reason = form.text("reason", 500);
    if !again && (reason.is_none() || !form.is_fine()) {
        shown.form = Form::default().refused(say::SAY_WHY_IT_PASSES);
        return form_again(&here.visit, &shown);
    }
    let waive = Waive {
        roster: form.value("roster").parse().unwrap_or_default(),
        seen: form.value("version").parse().unwrap_or_default(),
        finding: finding.map_err(|_| Error::NotFound)?,
        reason: reason.filter(|_| !again),
    };
    let waived = rosters::waive(&app, &here.actor(&form), &here.event, &shown.player, waive).await;
    let told = say::let_pass(again);
    let back = here.to(&format!("desk/rosters/{}", path.1));
    Done { here: &here, shown, form: Form::default(), result: waived }
        .answer(Next::to(back).saying(told))
        .await
}

/// Says what an unknown name means, for a player who did not.
pub async fn confirm(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    form: Form,
) -> Result<HttpResponse> {
    let shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let name = confirmed(&form).pop().ok_or(Error::NotFound)?;
    let told = say::is_read_as(&name.written, &name.means);
    let name = (form.value("version").parse().unwrap_or_default(), name);
    let done = rosters::confirm_name(&app, &here.actor(&form), &here.event, &shown.player, name).await;
    let back = here.to(&format!("desk/rosters/{}", path.1));
    Done { here: &here, shown, form: Form::default(), result: done }.answer(Next::to(back).saying(told)).await
}

/// Answers what a player reported.
pub async fn answer(
    app: Data<App>,
    here: Judge,
    path: Path<(String, i64)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let mut shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let problem = form.value("problem").parse().map_err(|_| Error::NotFound)?;
    let Some(text) = form.required("answer", 1000, say::SAY_WHAT_YOU_FOUND) else {
        shown.form = form.refused(say::SAY_WHAT_YOU_FOUND);
        return form_again(&here.visit, &shown);
    };
    let answer = (problem, text.as_str());
    let done = rosters::answer_problem(&app, &here.actor(&form), &here.event, &shown.player, answer).await;
    let back = here.to(&format!("desk/rosters/{}", path.1));
    Done { here: &here, shown, form: Form::default(), result: done }
        .answer(Next::to(back).saying(say::ANSWERED))
        .await
}

pub async fn accept_clean(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let accepted = rosters::accept_clean(&app, &here.actor(&form), here.event.id).await;
    let next = Next::to(here.to("desk/rosters")).or_twice("");
    next.after(accepted, say::accepted)
}

/// Staff hand in what a player brought on paper or by mail.
pub async fn hand_in(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, i64)>,
    sent: Upload<LIMIT>,
) -> Result<HttpResponse> {
    let shown = roster_page(&app, &here.0, path.1, Form::default()).await?;
    let given = given(&sent);
    let handed_in = rosters::hand_in(&app, &here.actor(&sent.form), &here.event, &shown.player, given).await;
    let told = say::handed_in_for(shown.player.name.as_str());
    let back = here.to(&format!("desk/rosters/{}", path.1));
    let form = asked_twice(sent.form, &handed_in);
    Done { here: &here, shown, form, result: handed_in.map(|_| ()) }.answer(Next::to(back).saying(told)).await
}

/// What staff did with a player's roster.
struct Done<'a> {
    here: &'a EventVisit,
    /// The page as it was loaded, to be shown again.
    shown: DeskRosterPage,
    form: Form,
    result: Result<()>,
}

impl Done<'_> {
    /// Where to go when it is done; else the same page with what is wrong.
    async fn answer(self, next: Next) -> Result<HttpResponse> {
        let Self { here, shown, form, result } = self;
        let again = async |form| Ok(DeskRosterPage { form, ..shown });
        Sent { visit: here, form, result }.answer(next.or_twice(""), again).await
    }
}

async fn roster_page(app: &App, here: &EventVisit, number: i64, form: Form) -> Result<DeskRosterPage> {
    let settings = &here.event.settings;
    let game = rosters::game_of(settings)?;
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    let versions = storage::rosters::of_player(&mut tx, player.id).await?;
    let problems = storage::roster_problems::of_player(&mut tx, player.id).await?;
    let judging = rosters::Judging::of(app, &mut tx, settings).await?;
    let newest = versions.first();
    let unknown = newest.map(|roster| judging.unknown_names(&roster.roster())).unwrap_or_default();
    let out_of_date = newest.is_some_and(|roster| judging.left_behind(roster, &here.event));
    let (visit, pile) = (here.clone(), Pile::around(here, number));
    Ok(DeskRosterPage { visit, player, versions, unknown, game, problems, form, out_of_date, pile })
}

/// Longer than this between the newest publication and the cut-off is told.
const LONGEST_GAP: i64 = 31;

/// What an organiser has to know where no publication lies within a month before the cut-off.
fn gap(judging: &rosters::Judging, lists: usize) -> Option<String> {
    let (newest, cut_off) = (judging.view.newest()?.published_on?, judging.rules.as_of);
    let days = (cut_off - newest).num_days();
    let percent = judging.game.percent_out_of_date(days);
    (days > LONGEST_GAP).then(|| catalogues::gap(newest, cut_off, (lists, percent)))
}

/// What has to be looked at first comes first: fixes that are overdue, then what nobody decided about by
/// severity, then fixes by the day they are due.
fn urgency(roster: Option<&RosterVersion>, now: DateTime<Utc>) -> (u8, u8, Option<DateTime<Utc>>) {
    let Some(roster) = roster else { return (2, 0, None) };
    let state = match roster.state {
        RosterState::NeedsFix if roster.is_overdue(now) => 0,
        RosterState::Submitted => 1,
        RosterState::NeedsFix => 3,
        RosterState::Accepted => 4,
    };
    if roster.state == RosterState::NeedsFix {
        return (state, 0, Some(roster.fix_due.unwrap_or(DateTime::<Utc>::MAX_UTC)));
    }
    let severity = match roster.judgement() {
        Judgement::Illegal | Judgement::NotJudged => 0,
        Judgement::ToLookAt => 1,
        Judgement::Legal => 2,
    };
    (state, severity, None)
}

fn is_in((_, roster): &RosterLine, filter: &str) -> bool {
    match (filter, roster) {
        ("", _) => true,
        ("none", roster) => roster.is_none(),
        (_, None) => false,
        ("illegal", Some(roster)) => roster.judgement() == Judgement::Illegal,
        ("unjudged", Some(roster)) => !roster.verdict.is_judged(),
        ("look", Some(roster)) => roster.judgement() == Judgement::ToLookAt,
        ("waiting", Some(roster)) => roster.state == RosterState::Submitted,
        ("fix", Some(roster)) => roster.state == RosterState::NeedsFix,
        (_, Some(roster)) => roster.state == RosterState::Accepted,
    }
}

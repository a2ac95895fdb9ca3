//! One roster at the desk: what was found, what is in it, and the decision, which leads to the next of the pile.

use super::{
    list::{RosterListFilter, load_narrowed_list},
    review_queue::Pile,
};
use crate::{
    actions::rosters::{self, RosterDecision, Waive},
    domain::{
        battle::Battle,
        composition::UnknownName,
        event::{
            player::Player,
            roster_version::{Problem, RosterState, RosterVersion, is_for_reading},
        },
        games::{Finding, Game},
        refusal::Forbidden,
        roster::Format,
        round::RoundState,
    },
    storage::rosters::EarlierVersion,
    text::{
        Element,
        findings::{RosterReadiness, suggest_send_back_reason},
    },
    web::{
        desk::list_beside::{Among, ListBeside},
        forms::upload::Upload,
        page::{
            checked_roster::{CheckedRoster, tell_roster_changes},
            guard::Judge,
            undo::UndoableTap,
        },
        play::roster::{LIMIT, as_it_came, asked_twice, read_confirmed_names, unpack_received_roster},
        prelude::*,
    },
};
use std::sync::Arc;

#[derive(Template)]
#[template(path = "desk/rosters/one.html")]
struct DeskRosterPage<'a> {
    visit: &'a EventVisit,
    player: Player,
    newest: Option<Box<RosterVersion>>,
    /// The version that the newest one replaced.
    before: Option<Box<RosterVersion>>,
    earlier: Vec<EarlierVersion>,
    /// None where there was no turn to look them up.
    unknown: Option<Arc<Vec<UnknownName>>>,
    game: Game,
    problems: Vec<Problem>,
    form: Form,
    /// The verdict was made with other rules or profiles than those of now.
    out_of_date: bool,
    pile: Pile,
    among: Among,
    beside: ListBeside,
    /// The newest version.
    checked: Option<CheckedRoster>,
}

impl DeskRosterPage<'_> {
    /// The newest version, and how it was judged.
    fn looked_at(&self) -> Option<(&RosterVersion, &CheckedRoster)> {
        self.newest.as_deref().zip(self.checked.as_ref())
    }

    /// Where a decision goes, from whatever page this one is shown as the answer to.
    fn path(&self) -> String {
        page_of(self.visit, self.player.number, &self.among)
    }

    /// Where it can be typed in as a table.
    fn table_page(&self) -> Element {
        self.visit.link_to(&format!("desk/rosters/{}/table", self.player.number))
    }

    /// The newest version: which it is, when and by whom it was handed in, and whether that was in time.
    fn describe_version(&self, roster: &RosterVersion) -> Message {
        let (version, at) = (roster.number, self.visit.event.near(&roster.submitted_at));
        let told = match self.handed_in_by(roster) {
            Some(by) => say!("desk-roster-version-by", version, at, by),
            None => say!("desk-roster-version", version, at),
        };
        if roster.late {
            let late = Element::new("span").with_attribute("class", "badge warn");
            say!("play-roster-version-late", told, late)
        } else if self.visit.event.settings.roster_deadline.is_some() {
            say!("desk-roster-version-in-time", told)
        } else {
            told
        }
    }

    /// An earlier version, how it stood and its points; of an older one its number alone.
    fn describe_earlier_version(&self, roster: &EarlierVersion) -> Message {
        let (version, at) = (roster.number, self.visit.event.near(&roster.submitted_at));
        let Some((verdict, settled)) = roster.verdict.as_ref().zip(roster.settled.as_ref()) else {
            return say!("desk-roster-earlier-version", version, at);
        };
        let standing = RosterReadiness::from_verdict(verdict, settled).short();
        say!("desk-roster-earlier-verdict", version, at, standing, points = verdict.computed.points)
    }

    /// An earlier version as it was given, where that is for reading.
    fn text_of_earlier_version(roster: &EarlierVersion) -> Option<&str> {
        roster.source.as_deref().filter(|text| is_for_reading(text))
    }

    /// The player's own; else who handed it in for them.
    fn handed_in_by<'r>(&self, roster: &'r RosterVersion) -> Option<&'r str> {
        Some(roster.submitted_by.as_str()).filter(|by| *by != self.player.name.as_str())
    }

    /// The form to send it back is what came back, with what is wrong.
    fn is_sending_back(&self) -> bool {
        self.form.is("state", RosterState::NeedsFix.as_str())
    }

    /// The form that sends it back: as it came, or with what may be wanted.
    fn wanted(&self) -> Form {
        if self.is_sending_back() {
            return self.form.clone();
        }
        self.newest.as_ref().map(|roster| suggest_roster_reason(self.visit, roster)).unwrap_or_default()
    }

    /// The word with which it was to be accepted, where that was refused.
    fn word(&self) -> &str {
        if self.form.is("state", RosterState::Accepted.as_str()) { self.form.value("reason") } else { "" }
    }

    /// Where a ruling is made on the battle it is played in.
    fn ruling_page(&self, battle: &Battle) -> Element {
        let table = battle.table_number.unwrap_or_default();
        self.visit.link_to(&format!("desk/battles/{}/{table}#ruling", battle.round_number))
    }

    /// Where something is noted about its player.
    fn conduct_page(&self) -> Element {
        self.visit.link_to(&format!("desk/conduct/{}?kind=roster", self.player.number))
    }

    /// Where it is played with right now, though it has to be mended.
    fn is_played_with(&self) -> Option<&Battle> {
        let battle = self.visit.event.newest_battle_of(self.player.id)?;
        let is_played = battle.round_state == RoundState::Published && !self.visit.event.stage.is_over();
        Some(battle).filter(|_| is_played && self.newest.as_ref().is_some_and(|roster| roster.is_to_mend()))
    }

    /// Somebody who may decides about it now.
    fn accepts(&self) -> bool {
        let is_open = |roster: &RosterVersion| roster.state == RosterState::Submitted;
        self.visit.is_organiser() && self.newest.as_deref().is_some_and(is_open)
    }

    fn is_overdue(&self, roster: &RosterVersion) -> bool {
        roster.is_overdue(self.visit.now)
    }

    fn formats(&self) -> &'static [Format] {
        self.game.formats()
    }

    /// How the form says which finding it means.
    fn key_of_finding(finding: &Finding) -> String {
        serde_json::to_string(finding).unwrap_or_default()
    }

    /// What the newest version changed against the one before.
    fn changes(&self) -> Vec<(bool, Message)> {
        let Some((before, newest)) = self.before.as_ref().zip(self.newest.as_ref()) else {
            return Vec::new();
        };
        tell_roster_changes((&before.reading, &before.verdict), (&newest.reading, &newest.verdict))
    }
}

pub async fn show_desk_roster_page(
    app: Data<App>,
    here: Judge,
    path: Path<(String, i64)>,
    among: Query<Among>,
) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &roster_page(&app, &here.0, (path.1, among.0)).await?)
}

/// The page of a player's roster, among those of a list.
fn page_of(here: &EventVisit, number: i64, among: &Among) -> String {
    here.to(&format!("desk/rosters/{number}{}", among.query()))
}

/// What may be wanted of whoever has to mend it: what was wanted already, or what was found.
fn suggest_roster_reason(here: &EventVisit, roster: &RosterVersion) -> Form {
    let found = || suggest_send_back_reason(&roster.verdict, &roster.settled, &here.speaker);
    let wanted = roster.state_reason.clone().filter(|_| roster.state == RosterState::NeedsFix);
    let due = roster
        .fix_due
        .filter(|due| *due > here.now)
        .map(|due| here.event.zone().field(due))
        .unwrap_or_default();
    Form::from_own_values([("reason", wanted.unwrap_or_else(found)), ("due", due)])
}

/// Accept, send back, or open again: as the button says.
pub async fn decide_roster_at_desk(
    app: Data<App>,
    here: Organiser,
    (path, among): (Path<(String, i64)>, Query<Among>),
    mut form: Form,
) -> Result<HttpResponse> {
    let shown = roster_page(&app, &here.0, (path.1, among.0)).await?;
    let decision = RosterDecision {
        roster: form.value("roster").parse().unwrap_or_default(),
        seen: form.value("version").parse().unwrap_or_default(),
        state: RosterState::parse(form.value("state")).ok_or(Error::NotFound)?,
        reason: form.text("reason", 500),
        due: form.moment("due", here.event.zone()),
    };
    if !form.is_fine() {
        return form_again(&here.visit, &DeskRosterPage { form, ..shown });
    }
    let told =
        say!("desk-roster-decided", player = shown.player.name.as_str(), state = told(&decision.state));
    let (roster, version) = (decision.roster, decision.seen + 1);
    let accepted = UndoableTap::RosterAccepted { number: path.1, roster, version };
    let accepted = Some(accepted).filter(|_| decision.state == RosterState::Accepted);
    let next = match decision.state {
        RosterState::Accepted | RosterState::NeedsFix => shown.pile.next_page(&here, &shown.among),
        // Whoever takes a decision back has something to say about it.
        RosterState::Submitted => shown.path(),
    };
    let decided =
        rosters::decide_on_roster(&app, &here.actor(&form), here.event.id, &shown.player, decision).await;
    let next = Next::lead_to_page(&here, next).saying(told);
    let next = accepted.into_iter().fold(next, |next, accepted| next.undone_by(&here, accepted));
    Done { here: &here, shown, form, result: decided }.answer(next).await
}

/// Lets one finding pass, or has it count again.
pub async fn waive_roster_finding(
    app: Data<App>,
    here: Organiser,
    (path, among): (Path<(String, i64)>, Query<Among>),
    mut form: Form,
) -> Result<HttpResponse> {
    let mut shown = roster_page(&app, &here.0, (path.1, among.0)).await?;
    let finding = serde_json::from_str(form.value("finding"));
    let again = form.is("do", "again");
    let reason = form.text("reason", 500);
    if !again && (reason.is_none() || !form.is_fine()) {
        shown.form = if form.is_fine() { form.refused(say!("desk-roster-say-why-it-passes")) } else { form };
        return form_again(&here.visit, &shown);
    }
    let waive = Waive {
        roster: form.value("roster").parse().unwrap_or_default(),
        seen: form.value("version").parse().unwrap_or_default(),
        finding: finding.map_err(|_| Error::NotFound)?,
        reason: reason.filter(|_| !again),
    };
    let waived = rosters::waive_finding(&app, &here.actor(&form), &here.event, &shown.player, waive).await;
    let told = if again { say!("desk-roster-counts-again") } else { say!("desk-roster-passes") };
    let back = shown.path();
    Done { here: &here, shown, form, result: waived }
        .answer(Next::lead_to_page(&here, back).saying(told))
        .await
}

/// Says what an unknown name means, for a player who did not.
pub async fn confirm_unknown_name(
    app: Data<App>,
    here: Organiser,
    (path, among): (Path<(String, i64)>, Query<Among>),
    form: Form,
) -> Result<HttpResponse> {
    let shown = roster_page(&app, &here.0, (path.1, among.0)).await?;
    let name = read_confirmed_names(&form).pop().ok_or(Error::NotFound)?;
    let told = say!("roster-name-is-read-as", written = name.written, means = name.means);
    let name = (form.value("version").parse().unwrap_or_default(), name);
    let done = rosters::confirm_name(&app, &here.actor(&form), &here.event, &shown.player, name).await;
    let back = shown.path();
    Done { here: &here, shown, form: Form::default(), result: done }
        .answer(Next::lead_to_page(&here, back).saying(told))
        .await
}

/// Answers what a player reported.
pub async fn answer_player_problem(
    app: Data<App>,
    here: Judge,
    (path, among): (Path<(String, i64)>, Query<Among>),
    mut form: Form,
) -> Result<HttpResponse> {
    let mut shown = roster_page(&app, &here.0, (path.1, among.0)).await?;
    let problem = form.value("problem").parse().map_err(|_| Error::NotFound)?;
    let Some(text) = form.required("answer", 1000, say!("desk-roster-say-what-you-found")) else {
        shown.form = form.refused(say!("desk-roster-say-what-you-found"));
        return form_again(&here.visit, &shown);
    };
    let answer = (problem, text.as_str());
    let done = rosters::answer_problem(&app, &here.actor(&form), &here.event, &shown.player, answer).await;
    let back = shown.path();
    Done { here: &here, shown, form: Form::default(), result: done }
        .answer(Next::lead_to_page(&here, back).saying(say!("desk-roster-answered")))
        .await
}

/// Staff hand in what a player brought on paper or by mail.
pub async fn hand_in(
    app: Data<App>,
    here: Organiser,
    (path, among): (Path<(String, i64)>, Query<Among>),
    sent: Upload<LIMIT>,
) -> Result<HttpResponse> {
    let shown = roster_page(&app, &here.0, (path.1, among.0)).await?;
    let sent = Arc::new(sent);
    let Some((form, given)) = unpack_received_roster(&app, &sent).await? else {
        return form_again(&here.visit, &DeskRosterPage { form: as_it_came(&sent), ..shown });
    };
    let handed_in = rosters::hand_in(&app, &here.actor(&form), &here.event, &shown.player, given).await;
    let told = say!("desk-roster-handed-in-for", player = shown.player.name.as_str());
    let back = shown.path();
    let form = asked_twice(form, &handed_in);
    Done { here: &here, shown, form, result: handed_in.map(|_| ()) }
        .answer(Next::lead_to_page(&here, back).saying(told))
        .await
}

/// What staff did with a player's roster.
struct Done<'a> {
    here: &'a EventVisit,
    /// The page as it was loaded, to be shown again.
    shown: DeskRosterPage<'a>,
    form: Form,
    result: Result<()>,
}

impl Done<'_> {
    /// Where to go when it is done; else the same page with what is wrong.
    async fn answer(self, next: Next) -> Result<HttpResponse> {
        let Self { here, shown, form, result } = self;
        let again = async |form| Ok(DeskRosterPage { form, ..shown });
        SentForm { visit: here, form, result }.answer(next.or_twice(""), again).await
    }
}

async fn roster_page<'a>(
    app: &App,
    here: &'a EventVisit,
    (number, among): (i64, Among),
) -> Result<DeskRosterPage<'a>> {
    let settings = &here.event.settings;
    let game = rosters::game_of(settings)?;
    let mut tx = app.database.read().await?;
    let player = storage::players::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    if here.meets_next().contains(&player.id) {
        return Err(Error::Forbidden(Forbidden::OpponentsRoster));
    }
    let newest = rosters::newest_of(&mut tx, &player).await?.map(Box::new);
    let (before, earlier) = match &newest {
        Some(newest) => (
            storage::rosters::find_roster_before(&mut tx, player.id, newest.number).await?.map(Box::new),
            storage::rosters::list_earlier_versions(&mut tx, player.id, newest.number).await?,
        ),
        None => (None, Vec::new()),
    };
    let problems = storage::roster_problems::of_player(&mut tx, player.id).await?;
    let judging = rosters::Judging::from_event_settings(app, &mut tx, settings).await?;
    let undecided = storage::rosters::list_undecided_rosters(&mut tx, here.event.id).await?;
    let list = load_narrowed_list(&mut tx, here, &judging, &among).await?;
    drop(tx);
    let unknown = match &newest {
        Some(newest) => judging.names_to_confirm(app, newest).await?,
        None => Some(Arc::default()),
    };
    let out_of_date = newest.as_ref().is_some_and(|roster| judging.left_behind(roster, &here.event));
    let (visit, pile) = (here, Pile::from_undecided_rosters(here, &undecided, list, number));
    let beside = pile.list_beside(here, &among, number, told(&RosterListFilter::ToDecide));
    let checked = newest.as_ref().map(|roster| {
        let due = roster.fix_due.map(|due| here.speaker.say(&here.event.due(&due)));
        CheckedRoster::handed_in(roster, settings.points_limit, due.as_deref())
    });
    Ok(DeskRosterPage {
        visit,
        player,
        newest,
        before,
        earlier,
        unknown,
        game,
        problems,
        form: Form::default(),
        out_of_date,
        pile,
        among,
        beside,
        checked,
    })
}

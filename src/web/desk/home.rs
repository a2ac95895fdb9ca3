//! The desk's first page: what comes next, and the stage of the event.

use crate::{
    actions::{
        battles::impartial::{self, sits_at},
        event,
    },
    domain::{
        battle::{Battle, BattleReport, Sender, Side, State},
        event::{
            Stage,
            audit::{Act, AuditSubject, PlayerAct},
            call::Call,
            clock::{RoundClock, call_outs, clock_text, find_call_outs},
            pack::{DaySettings, Settings},
            permission::StaffRole,
            player::Player,
            quotas::is_full_of,
        },
        ids::AccountId,
        numbers::{RoundNumber, TableNumber},
        refusal::{EventRefusal, FormRefusal, Refusal},
        round::{Round, RoundState},
    },
    storage::Tx,
    text::{PlainMessage, TextFact, battle::tell_named_result, clock::tell_next_mark},
    web::{
        desk::{
            battles::watched::{self, WatchedTable},
            counts::{EventCounts, count_desk_figures, count_drafts},
            hall::Hall,
            judge_queue::JudgeQueue,
            next_step::{
                Claims, NextStep, PLAYING, Seen, Then, Topic, say_start_the_clock, say_what_is_missing,
                say_without_a_seat,
            },
            results_chart::{Bar, ResultsChart},
            rounds::pairs::tell_open_grudges,
            setup::plan::page_of_setting,
            unsettled::{Reminder, UnsettledMatters, refunds_due},
        },
        event::schedule::{self, DayStep, EventProgress},
        page::guard::Scorekeeper,
        prelude::*,
        reply::respond::redirect_with_refusal,
    },
};
use chrono::{DateTime, TimeDelta, Utc};

/// More people than these who are not here are folded.
const FEW: usize = 8;
/// More names are told nowhere but at the check-in.
const MOST: usize = 200;

#[derive(Template)]
#[template(path = "desk/home.html")]
struct DeskPage<'a> {
    visit: &'a EventVisit,
    counts: EventCounts,
    next: NextStep,
    /// Tables that need a judge, for whoever is one: the first of them comes before what is next.
    queue: JudgeQueue,
    /// Who says what about the table that comes first in it, where its reports differ.
    claims: Option<Message>,
    /// The tables of the round that is on; none between rounds.
    hall: Option<Hall>,
    /// Tables that wait for a judge, the longest first.
    calls: Vec<CallLine>,
    /// Tables that are watched for slow play.
    watched: Vec<WatchedTable>,
    steps: Vec<DayStep>,
    stages: Vec<Stage>,
    /// The setting, and what should be thought over again about it.
    warnings: Vec<(String, String)>,
    /// What should not be overlooked beside that.
    reminders: Vec<Reminder>,
    /// As many have signed up by themselves as the event takes within a day.
    is_full: bool,
}

/// A call for a judge, in one line.
struct CallLine {
    table: TableNumber,
    call: Call,
    minutes: i64,
    /// Whoever looks plays there.
    is_own: bool,
}

impl CallLine {
    /// How long it waits: `12 min`
    fn waits(&self) -> Message {
        say!("calls-waited", minutes = self.minutes)
    }

    /// Since when, for the script that counts.
    fn since(&self) -> i64 {
        self.call.called_at.timestamp_millis()
    }
}

impl DeskPage<'_> {
    /// What is left on the clock.
    fn left(&self, clock: &RoundClock) -> String {
        clock_text(clock.left(self.visit.now))
    }

    /// How much of the round is over, in percent.
    fn over(&self, clock: &RoundClock) -> i64 {
        clock.over(self.visit.now)
    }

    /// What is to be reached next, and when.
    fn next_mark(&self, clock: &RoundClock) -> Option<Message> {
        let calls = call_outs(&self.visit.event.settings);
        find_call_outs(&calls, clock.left(self.visit.now)).1.map(tell_next_mark)
    }

    /// Where on the clock's bar something is to be reached, in percent.
    fn marks(&self, clock: &RoundClock) -> Vec<i64> {
        clock.marks(&call_outs(&self.visit.event.settings))
    }

    /// Whoever has the bye of the round, by name.
    fn byes(&self) -> String {
        self.counts.byes.join(", ")
    }

    /// `Kim is here, and has no seat in round 2`; nothing where everybody has one, or where that comes next.
    fn late(&self) -> Option<Message> {
        let round = self.counts.seats().filter(|_| self.next.about != Topic::LateArrival)?;
        (!self.counts.late.is_empty()).then(|| say_without_a_seat(&self.counts.late, round))
    }

    /// How many rosters are to be decided, where that does not come next.
    fn rosters_to_decide(&self) -> Option<i64> {
        let count = self.counts.rosters_to_decide;
        let is_theirs = count > 0 && self.visit.is_judge();
        (is_theirs && !self.visit.event.stage.is_over() && self.next.about != Topic::Rosters).then_some(count)
    }

    /// The clock has its own part, unless starting it is what comes next.
    fn has_clock(&self) -> bool {
        self.hall.is_some() && !self.visit.event.stage.is_over() && self.next.about != Topic::Clock
    }

    /// Who is not here, told by name where that helps: from the first day on, as long as the event goes on.
    fn missing(&self) -> &[(i64, String)] {
        let today = self.visit.event.zone().local(self.visit.now).date();
        let has_come = self.visit.event.settings.starts_on.is_none_or(|first| first <= today);
        if self.visit.event.stage.is_over() || !has_come { &[] } else { &self.counts.missing }
    }

    /// Some are here, and no round is drawn: whoever is missing can be marked as not coming.
    fn may_be_given_up(&self) -> bool {
        self.visit.is_organiser() && self.counts.here > 0 && self.counts.round.is_none()
    }

    /// Reports that can still be confirmed in time.
    fn in_time(&self) -> Option<Message> {
        let reports = self.counts.unconfirmed - self.counts.unconfirmed_late;
        (reports > 0).then(|| say!("desk-home-wait-for-the-opponent", reports))
    }

    /// Whether a line tells how far the round is: not where the next step is its own page, and says so.
    fn tells_of(&self, round: &Round) -> bool {
        match round.state {
            RoundState::Draft => false,
            // Nobody closes it any more.
            RoundState::Published if self.visit.event.stage.is_over() => false,
            RoundState::Published => self.counts.until_closed().is_some(),
            RoundState::Closed => true,
        }
    }

    fn is_back(&self, stage: &Stage) -> bool {
        *stage < self.visit.event.stage
    }

    /// What the button that leads to a stage says, and what happens then.
    fn act(&self, stage: &Stage) -> Message {
        match (stage, self.is_back(stage)) {
            (Stage::Draft, _) => say!("desk-home-to-draft"),
            (Stage::Published, false) => say!("desk-home-to-published"),
            (Stage::Published, true) => say!("desk-home-back-to-published"),
            (Stage::RegistrationClosed, _) => say!("desk-home-to-registration-closed"),
            (Stage::Running, false) => say!("desk-home-to-running"),
            (Stage::Running, true) => say!("desk-home-back-to-running"),
            (Stage::Finished, false) => say!("desk-home-to-finished"),
            (Stage::Finished, true) => say!("desk-home-back-to-finished"),
            (Stage::Archived, _) => say!("desk-home-to-archived"),
        }
    }

    /// What the button says that starts the clock of the round.
    fn start_the_clock(&self, round: &Round) -> Message {
        say_start_the_clock(round.number, self.visit.event.settings.round_minutes).part("label")
    }

    /// Tables that nobody has heard of for long, each with a link, and when they were asked.
    fn no_word_from(&self, hall: &Hall, round: &Round) -> Message {
        const NAMED: usize = 12;
        let quiet = hall.quiet();
        let one = |table: &TableNumber| {
            let page = format!("desk/battles/{}/{table}", round.number);
            say!("desk-home-table-link", table, a = self.visit.link_to(&page))
        };
        let tables: TextFact = quiet.iter().take(NAMED).map(one).collect();
        let told = say!("desk-home-no-word", tables, more = quiet.len().saturating_sub(NAMED));
        match hall.asked_at() {
            Some(at) => say!("desk-home-no-word-asked", told, at = self.visit.event.time(&at)),
            None => told,
        }
    }

    /// The bars of the chart, for whoever does not see them.
    fn results_by_minute(&self, chart: &ResultsChart) -> PlainMessage {
        let bar = |bar: &Bar| say!("desk-home-bar", results = bar.results, minutes = bar.minutes);
        let bars: TextFact = chart.bars.iter().map(bar).collect();
        PlainMessage(say!("desk-home-results-by-minute", bars))
    }

    fn results_so_far(&self, chart: &ResultsChart) -> Message {
        let (round, before) = chart.earlier.unzip();
        say!("desk-home-results-in", results = chart.results, tables = self.counts.tables, round, before)
    }
}

pub async fn show_desk_home_page(app: Data<App>, here: Scorekeeper) -> Result<HttpResponse> {
    let round = shown_round(&here).cloned();
    let battles = round.as_ref().map_or(&[][..], |round| here.event.battles(round.id));
    let calls = here.event.open_calls();
    let mut counts = count_desk_figures(&here, round.clone(), battles);
    // All that is not in memory is read here, as of one moment.
    let mut tx = app.database.read().await?;
    counts.drafts = count_drafts(&mut tx, &here, round.as_ref(), battles).await?;
    let hall = match &round {
        Some(round) if round.state == RoundState::Published => {
            Some(Hall::load_hall_of_round(&mut tx, &here, round, battles, &calls).await?)
        }
        _ => None,
    };
    let own = impartial::own_entries(&mut tx, here.event.id, &here.actor(&Form::default())).await?;
    let queue = match here.role {
        Some(StaffRole::Judge) => JudgeQueue::load_judge_queue(&mut tx, &here, &own).await?,
        _ => JudgeQueue::default(),
    };
    let differs = match queue.first() {
        Some(first) => Some(&first.battle).filter(|_| first.differs()),
        None => find_disputed_battle(&here).filter(|_| here.is_organiser()),
    };
    let claims = load_dispute_claims(&mut tx, &here, differs).await?;
    let watched = watched::load_watched_tables(&mut tx, &here).await?;
    let left_open = at_the_end(&mut tx, &here, round.as_ref()).await?;
    let judges_who_play = judges_who_play(&mut tx, &here).await?;
    let moved_up = moved_up(&mut tx, &here).await?;
    let grudges = if here.is_organiser() { tell_open_grudges(&mut tx, &here).await? } else { None };
    drop(tx);
    let drawn = here.event.frame.rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let stages = here.event.stage.next(usize::try_from(drawn.0).unwrap_or_default());
    let settings = &here.event.settings;
    let is_over = here.event.stage.is_over();
    let warnings = settings.warnings_beside(counts.places, drawn).into_iter().chain(settings.warnings());
    let warnings = warnings.filter(|_| !is_over);
    let warned = warnings
        .map(|warning| (here.to(&page_of_setting(&warning.setting())), here.speaker.say(&told(&warning))));
    let blocking = settings.list_what_blocks_publishing().into_iter().filter_map(|check| {
        let field = check.setting()?;
        Some((here.to(&page_of_setting(field)), here.speaker.say(&told(&check).part("why"))))
    });
    // Of a draft it stands in the sentence above; what players miss is told once it is out.
    let is_draft = here.event.stage == Stage::Draft;
    let missing = say_what_is_missing(settings).filter(|_| is_draft);
    let missing = missing.map(|missing| {
        let field = if settings.starts_on.is_none() { "starts_on" } else { "venue" };
        (here.to(&page_of_setting(field)), here.speaker.say(&missing))
    });
    let warnings = blocking.filter(|_| !is_over && !is_draft).chain(missing).chain(warned).collect();
    let newest = round.as_ref().map(|round| (round.number.0, round.state == RoundState::Closed));
    let is_finished = here.event.stage >= Stage::Finished;
    let mut steps = schedule::list_day_steps(settings, EventProgress { newest, is_finished });
    schedule::as_begun(&mut steps, settings, |round| when_clock_started(&here, round));
    if newest.is_none() {
        schedule::as_to_come(&mut steps, settings, here.event.zone().local(here.now).date());
    }
    let calls: Vec<CallLine> =
        calls.into_iter().filter_map(|call| make_call_line(&here, &own, call)).collect();
    let mut reminders = counts.reminders(&here);
    let reports = if here.is_judge() { here.due.reported } else { 0 };
    reminders.extend((reports > 0).then(|| Reminder {
        told: say!("desk-home-rosters-are-reported", reports),
        page: here.to("desk/rosters?only=reported"),
    }));
    let (first, others) = match left_open {
        // Nothing is to be done next any more; what was left open is still told.
        Some(left) if here.event.stage == Stage::Archived => (None, left.reminders(&here)),
        Some(left) => left.first_and_others(&here),
        None => (None, Vec::new()),
    };
    reminders.extend(others);
    let next =
        NextStep::from_event_counts(&here, &counts, &Seen { differs, claims: &claims, left_open: first });
    reminders.splice(..0, of_tables(&here, &counts, next.about));
    reminders.extend(of_earlier_rounds(&here, counts.round.as_ref()));
    reminders.extend(own_table(&here, &own, &calls).filter(|_| here.is_judge()));
    reminders.extend(judges_who_play);
    reminders.extend(of_places(&here, &counts));
    reminders.extend(moved_up);
    reminders.extend(grudges.map(|told| Reminder { told, page: here.to("desk/pairs") }));
    let (visit, is_full) = (&here.0, is_full_of_entries(&here));
    let claims = (!claims.is_empty())
        .then(|| say!("desk-home-line-claims", claims = claims.iter().cloned().collect::<TextFact>()));
    let shown = DeskPage {
        visit,
        counts,
        next,
        queue,
        claims,
        hall,
        calls,
        watched,
        steps,
        stages,
        warnings,
        reminders,
        is_full,
    };
    answer_with_page(&here.visit, &shown)
}

/// What is left open once the last round is closed; nothing before, and for judges.
async fn at_the_end(
    tx: &mut Tx,
    here: &Scorekeeper,
    newest: Option<&Round>,
) -> Result<Option<UnsettledMatters>> {
    let is_last =
        |round: &Round| round.state == RoundState::Closed && round.number.0 >= here.event.settings.rounds;
    let is_at_its_end = here.event.stage.is_over() || newest.is_some_and(is_last);
    if !here.is_organiser() || !is_at_its_end {
        return Ok(None);
    }
    UnsettledMatters::load_unsettled(tx, here).await.map(Some)
}

/// Who got a place by itself in the last two days, before the first round.
async fn moved_up(tx: &mut Tx, here: &Scorekeeper) -> Result<Option<Reminder>> {
    let before = here.event.frame.rounds.is_empty() && here.event.settings.day.places_by_themselves;
    if !before || !here.is_organiser() {
        return Ok(None);
    }
    let acts = storage::audit::list_audit_of_subject(tx, here.event.id, AuditSubject::Players).await?;
    let recent = acts.iter().filter(|row| here.now - row.at < TimeDelta::days(2));
    let mut given = recent.filter_map(|row| match row.recorded().entry()?.act {
        Act::Player(PlayerAct::PlacesGiven { players }) => Some((row.at, players)),
        _ => None,
    });
    let Some((at, players)) = given.next() else { return Ok(None) };
    let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
    let told = say!("desk-home-moved-up", names, at = here.event.near(&at));
    Ok(Some(Reminder { told, page: here.to("desk/players") }))
}

/// When a round's clock was started.
fn when_clock_started(here: &EventVisit, number: RoundNumber) -> Option<DateTime<Utc>> {
    let round = here.event.frame.rounds.iter().find(|round| round.number == number)?;
    Some(here.event.frame.clock(round.id)?.started_at)
}

/// Of a round that is open, whether it is the newest or not.
fn make_call_line(here: &EventVisit, own: &[Player], call: Call) -> Option<CallLine> {
    let mut battles = list_rounds_in_play(here).flat_map(|round| here.event.battles(round.id));
    let battle = battles.find(|battle| battle.id == call.battle_id)?;
    let minutes = (here.now - call.called_at).num_minutes().max(0);
    Some(CallLine { table: battle.table_number?, minutes, is_own: sits_at(own, battle), call })
}

/// Whoever looks plays at a table that waits for a judge: its reports differ, or it called one (`handbook J2`).
fn own_table(here: &EventVisit, own: &[Player], calls: &[CallLine]) -> Option<Reminder> {
    let mut battles = list_rounds_in_play(here).flat_map(|round| here.event.battles(round.id));
    let waits = |battle: &&Battle| {
        let is_called = || calls.iter().any(|line| line.call.battle_id == battle.id);
        sits_at(own, battle) && (battle.state == State::Disputed || is_called())
    };
    let battle = battles.find(waits)?;
    let table = battle.table_number?;
    let page = here.to(&format!("desk/battles/{}/{table}", battle.round_number));
    Some(Reminder { told: say!("desk-home-your-own-table-waits", table), page })
}

/// Who judges and plays in the round that is on, for organisers: what their table asks goes to somebody else.
async fn judges_who_play(tx: &mut Tx, here: &Scorekeeper) -> Result<Option<Reminder>> {
    let Some(round) = list_rounds_in_play(here).next().filter(|_| here.is_organiser()) else {
        return Ok(None);
    };
    let staff = storage::staff::list_staff(tx, here.event.id).await?;
    let plays = |account: AccountId| {
        let mut players = here.event.frame.players.iter();
        let player = players.find(|player| player.account_id == Some(account))?;
        let battle = here.event.battles_of(player.id).find(|battle| battle.round_id == round.id)?;
        battle.table_number.filter(|_| !battle.is_bye())
    };
    let at_table = |name: &str, table| say!("desk-home-judge-at-table", name, table);
    let told = staff.iter().filter_map(|one| Some(at_table(&one.name, plays(one.account_id)?)));
    let told: Vec<Message> = told.collect();
    let is_told = !told.is_empty();
    let told = say!("desk-home-judges-who-play", judges = told.into_iter().collect::<TextFact>());
    Ok(is_told.then(|| Reminder { told, page: here.to("desk/staff") }))
}

/// The rounds that are played, the newest first: one may be open still when the next is out.
fn list_rounds_in_play(here: &EventVisit) -> impl Iterator<Item = &Round> {
    here.event.frame.rounds.iter().rev().filter(|round| round.state == RoundState::Published)
}

/// The round that the page is about: the newest that is played, whatever is drawn already; else the newest of all.
fn shown_round(here: &EventVisit) -> Option<&Round> {
    list_rounds_in_play(here).next().or_else(|| here.event.frame.rounds.last())
}

/// The first table whose reports differ, of the newest round that has one.
fn find_disputed_battle(here: &EventVisit) -> Option<&Battle> {
    let in_dispute = |battle: &&Battle| battle.state == State::Disputed && battle.table_number.is_some();
    let first = |round: &Round| {
        here.event.battles(round.id).iter().filter(in_dispute).min_by_key(|battle| battle.table_number)
    };
    list_rounds_in_play(here).find_map(first)
}

/// What tables of the round wait for: the time is over, or nobody confirms.
fn of_tables(here: &EventVisit, counts: &EventCounts, about: Topic) -> Vec<Reminder> {
    let line = |told, page: &str| Reminder { told, page: here.to(page) };
    let is_told = counts.time_is_over && counts.playing > 0 && about != Topic::TimeIsOver;
    let over = is_told.then(|| line(say!("desk-home-time-is-over", playing = counts.playing), PLAYING));
    let reports = counts.unconfirmed_late;
    let late = || line(say!("desk-home-nobody-confirmed", reports), "desk/battles?state=late");
    let late = (reports > 0).then(late);
    over.into_iter().chain(late).collect()
}

/// Tables of earlier rounds that nobody has reported: the tiles are of the newest round.
fn of_earlier_rounds(here: &EventVisit, shown: Option<&Round>) -> Vec<Reminder> {
    let earlier =
        list_rounds_in_play(here).filter(|round| shown.is_some_and(|shown| round.number < shown.number));
    let open = earlier.filter(|_| !here.event.stage.is_over()).filter_map(|round| {
        let battles = here.event.battles(round.id).iter();
        let open = battles.filter(|battle| !battle.is_bye() && battle.state == State::Open).count();
        (open > 0).then(|| Reminder {
            told: say!("desk-home-without-a-result", round = round.number, tables = open),
            page: here.to(&format!("desk/battles?round={}&state=open", round.number)),
        })
    });
    open.collect()
}

/// A place that somebody waits for, and money to be given back.
fn of_places(here: &EventVisit, counts: &EventCounts) -> Vec<Reminder> {
    let frame = &here.event.frame;
    if !here.is_organiser() {
        return Vec::new();
    }
    let page = here.event.entrants_page();
    let line = |told, only: &str| Reminder { told, page: here.to(&format!("{page}?only={only}")) };
    let free = usize::try_from(here.event.places().left).unwrap_or_default();
    let is_open = free > 0 && counts.waiting > 0 && !here.event.stage.is_over();
    let waiting = here.event.entrants().into_iter().filter(|one| one.waits());
    let longest = waiting.min_by_key(|one| one.place_in_line()).map(|one| one.name);
    let places = is_open.then(|| line(say!("desk-home-places-are-free", free, longest), "waiting"));
    let refunds = refunds_due(here);
    let refunds = (refunds > 0).then(|| line(say!("desk-home-to-refund", entrants = refunds), "refund"));
    let asking = frame.players.iter().filter(|player| player.asks_to_come_in()).count();
    let asking = Some(asking).filter(|asking| *asking > 0 && !here.event.stage.is_over());
    let asking = asking.map(|people| Reminder {
        told: say!("desk-home-ask-to-come-in", people),
        page: here.to("desk/players?only=asks"),
    });
    asking.into_iter().chain(places).chain(refunds).collect()
}

/// Whether nobody more signs up by themselves today, as very many have.
fn is_full_of_entries(here: &EventVisit) -> bool {
    if !here.is_organiser() || !here.event.is_sign_up_open() {
        return false;
    }
    let (settings, entrants) = (&here.event.settings, here.event.entrants());
    // Each are counted for themselves.
    [true, false].into_iter().any(|asks| {
        let alike = entrants.iter().filter(|one| one.asks == Some(asks));
        is_full_of(alike.map(|one| **one), settings, here.now)
    })
}

/// Whoever signed up until now does not count any more against how many may.
pub async fn open_sign_up_again(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let seen = &here.event;
    let day = DaySettings { entries_count_from: Some(here.now), ..seen.settings.day.clone() };
    let settings = Settings { day, ..seen.settings.clone() };
    let opened = event::save_settings(&app, &here.actor(&form), seen, seen.name.clone(), settings).await;
    Next::lead_to_page(&here, here.to("desk"))
        .or_twice("")
        .after(opened, |()| say!("desk-home-sign-up-is-open-again"))
}

/// What the players of the first table say whose reports differ: the name of each, and the result in short.
async fn load_dispute_claims(tx: &mut Tx, here: &EventVisit, battle: Option<&Battle>) -> Result<Claims> {
    let Some(battle) = battle else { return Ok(Claims::new()) };
    let reports = storage::reports::list_battle_reports(tx, battle.id).await?;
    let who = |report: &BattleReport| {
        let sender = match report.sender {
            Sender::Player(Side::A) => Some(battle.a),
            Sender::Player(Side::B) => battle.b,
            Sender::Staff => None,
        };
        let player = sender.and_then(|id| here.event.frame.player(id));
        player.map_or_else(|| report.who.clone(), |player| player.name.to_string())
    };
    let claims = battle.claims(&reports).into_iter();
    let name = |id| here.event.frame.player(id).map_or_else(String::new, |player| player.name.to_string());
    let names = [name(battle.a), battle.b.map(name).unwrap_or_default()];
    let said = |report: &BattleReport| tell_named_result(&report.result, [&names[0], &names[1]]);
    Ok(claims.map(|report| say!("desk-home-says", who = who(report), what = said(report))).collect())
}

pub async fn set_stage(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let stage = Stage::parse(form.value("stage")).ok_or_else(|| Error::from_refusal(FormRefusal::NoStage))?;
    let set = event::set_stage(&app, &here.actor(&form), here.event.id, stage).await;
    // What keeps it from being published is said where it is set.
    if let Err(Error::Refused(Refusal::Event(why @ EventRefusal::NotReady { check }))) = &set
        && let Some(field) = check.setting()
    {
        return redirect_with_refusal(here.to(&page_of_setting(field)), here.speaker.say(&told(why)));
    }
    let missing = say_what_is_missing(&here.event.settings).filter(|_| stage == Stage::Published);
    let missing = TextFact::from(missing);
    Next::lead_to_page(&here, here.to("desk")).after(set, |()| say!("desk-home-is-now", stage, missing))
}

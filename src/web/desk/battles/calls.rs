//! Calls for a judge, the oldest first: taken, passed on, answered, standing up (`handbook J1`, `J2`).

use super::{
    list,
    watched::{self, WatchedTable},
};
use crate::{
    actions::{
        battles::impartial,
        hall::{
            calls::{self, JudgedCall},
            screens::{self, Extension},
        },
    },
    domain::{
        battle::{Battle, Sender, State},
        event::{
            call::{AppealOutcome, Call, CallRefusal, CallState, CallStep, Partial},
            player::Player,
        },
        numbers::TableNumber,
    },
    storage::Tx,
    text::{Element, Speaker, battle::tell_named_result},
    web::{
        desk::list_beside::{ListBeside, RowBeside, StateMark},
        page::guard::Judge,
        prelude::*,
    },
};
use std::collections::HashMap;
use uuid::Uuid;

/// So many ended calls are listed.
const ENDED: i64 = 50;

#[derive(Template)]
#[template(path = "desk/battles/calls.html")]
pub(super) struct CallsPage<'a> {
    visit: &'a EventVisit,
    /// Tables that are watched for slow play.
    watched: Vec<WatchedTable>,
    open: Vec<CallRow>,
    ended: Vec<CallRow>,
    /// Every entry of this judge.
    own: Vec<Player>,
    form: Form,
    /// The call, or the watch, that the form was about.
    asked: Option<Uuid>,
    /// The call that this judge does something about next.
    next: Option<Uuid>,
    /// How a call names this judge once it is theirs.
    judge: Option<String>,
    beside: ListBeside,
}

/// One call, with its table.
struct CallRow {
    call: Call,
    battle: Battle,
    a: Player,
    b: Player,
    /// Calls from this table before.
    earlier: Vec<Call>,
    /// What was decided when an appeal was made against it.
    appealed: Option<Message>,
    /// Entries about the conduct of the two.
    noted: [usize; 2],
    /// Why this judge should not take it.
    partial: Option<Partial>,
    /// The answer is on the page of questions.
    told: bool,
    /// Minutes the game has stood still.
    minutes: i64,
    /// What stands at the table, or how far its sheet is, while the call is open.
    stands: Option<Wording>,
}

impl CallsPage<'_> {
    /// What was typed about this call or this watch, and is not saved.
    fn typed(&self, id: &Uuid, name: &'static str) -> &str {
        if self.asked == Some(*id) { self.form.value(name) } else { "" }
    }

    /// What is wrong with that.
    fn problem(&self, id: &Uuid, name: &'static str) -> Option<&Wording> {
        self.form.problem_of(name).filter(|_| self.asked == Some(*id))
    }

    /// What was typed about something that is over by now.
    fn left_over(&self) -> Option<&str> {
        let asked = self.asked?;
        let is_open = self.open.iter().any(|row| row.call.id == asked)
            || self.watched.iter().any(|one| one.watch.id == asked);
        let typed = ["said", "seen"].map(|name| self.form.value(name));
        typed.into_iter().find(|typed| !typed.is_empty()).filter(|_| !is_open)
    }

    fn is_next(&self, row: &CallRow) -> bool {
        self.next == Some(row.call.id)
    }

    /// Somebody else is on the way, and nothing was typed here: what is rarely done about it is folded.
    fn is_anothers(&self, row: &CallRow) -> bool {
        self.asked != Some(row.call.id) && row.call.taken_by != self.judge
    }

    /// This judge plays there, so another one ends the watch.
    fn is_own(&self, watched: &WatchedTable) -> bool {
        self.own.iter().any(|me| watched.players.contains(&me.id))
    }
}

impl CallRow {
    fn table(&self) -> TableNumber {
        self.battle.table_number.unwrap_or_default()
    }

    /// Since when it waits, for the script that counts.
    fn since(&self) -> i64 {
        self.call.called_at.timestamp_millis()
    }

    /// How long ago it was called, which the script counts; behind it stands what the script writes after the time.
    fn timer(&self, speaker: &Speaker) -> Element {
        let then = format!(" {}", speaker.say(&say!("calls-ago")));
        let timer = Element::new("span").with_attribute("role", "timer");
        timer.with_attribute("data-since", self.since().to_string()).with_attribute("data-then", then)
    }

    fn is_taken(&self) -> bool {
        self.call.state == CallState::Taken
    }

    fn is_withdrawn(&self) -> bool {
        self.call.state == CallState::Withdrawn
    }

    /// The answer could be told to everybody.
    fn may_tell(&self) -> bool {
        !self.told && self.call.state == CallState::Answered
    }

    fn caller(&self) -> &Player {
        if self.call.caller == self.a.id { &self.a } else { &self.b }
    }

    fn called_against(&self) -> &Player {
        if self.call.caller == self.a.id { &self.b } else { &self.a }
    }

    /// Another judge should; but where nobody else is free, this one may.
    fn may_take_all_the_same(&self) -> bool {
        matches!(self.partial, Some(Partial::SameClub | Partial::OwnDecision))
    }

    /// Another judge has taken what is against this one's decision.
    fn is_heard_by_another(&self, judge: Option<&str>) -> bool {
        self.partial == Some(Partial::OwnDecision)
            && self.is_taken()
            && self.call.taken_by.as_deref() != judge
    }

    /// The result that a judge has set there, unless that is what is appealed.
    fn ruled(&self) -> Option<Message> {
        let decided = self.battle.decided.as_ref().filter(|_| self.battle.state == State::Ruled)?;
        let result = tell_named_result(&self.battle.result()?, [self.a.name.as_str(), self.b.name.as_str()]);
        match self.call.against_at {
            Some(at) if at == decided.at => None,
            Some(at) if at < decided.at => Some(say!("calls-ruled-since", by = decided.by, result)),
            _ => Some(say!("calls-ruled", by = decided.by, result)),
        }
    }

    /// Entries about the conduct of either.
    fn noted(&self) -> usize {
        self.noted[0] + self.noted[1]
    }

    fn players(&self) -> [(&Player, usize); 2] {
        [(&self.a, self.noted[0]), (&self.b, self.noted[1])]
    }
}

pub async fn show_judge_calls_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &calls_page(&app, &here, Form::default(), None).await?)
}

pub async fn handle_judge_call(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let call = path.1.parse().map_err(|_| Error::NotFound)?;
    let (called, battle) = find_call_with_battle(&app, &here, call).await?;
    let Some(step) = read_call_step(&here, &called, &mut form) else {
        return form_again(&here.visit, &calls_page(&app, &here, form, Some(call)).await?);
    };
    let seen = form.value("version").parse().unwrap_or_default();
    let gives = form.is_ticked("extend") && matches!(step, CallStep::Answer { .. });
    let judged = JudgedCall { call, seen, step: step.clone(), all_the_same: form.is("all_the_same", "yes") };
    let by = here.actor(&form);
    let result = calls::take_judge_step(&app, &by, here.event.id, judged).await;
    let minutes = called.minutes_lost(here.now);
    let table = battle.table_number.unwrap_or_default();
    if gives && result.is_ok() {
        let extension = Extension { round: battle.round_number, table, minutes };
        screens::extend_table(&app, &here.actor(&Form::default()), here.event.id, extension).await?;
    }
    let said = tell_step(&step, table, gives.then_some(minutes));
    let next = Next::lead_to_page(&here, here.to("desk/calls")).saying(said).either_way();
    let again = async |form| calls_page(&app, &here, form, Some(call)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// A call with the battle that it is about.
async fn find_call_with_battle(app: &App, here: &Judge, call: Uuid) -> Result<(Call, Battle)> {
    let mut tx = app.database.read().await?;
    let call = storage::calls::find_call(&mut tx, here.event.id, call).await?.ok_or(Error::NotFound)?;
    let battle = storage::battles::find_battle(&mut tx, call.battle_id).await?.ok_or(Error::NotFound)?;
    Ok((call, battle))
}

fn read_call_step(here: &Judge, called: &Call, form: &mut Form) -> Option<CallStep> {
    match form.value("what") {
        "take" => Some(CallStep::Take),
        "pass" => {
            let said = form.text("said", 300);
            let said = said.unwrap_or_else(|| here.speaker.say(&say!("calls-needs-another-judge")));
            form.is_fine().then_some(CallStep::PassOn(said))
        }
        _ => {
            let parse =
                |word: &str| AppealOutcome::parse(word).ok_or_else(|| told(&CallRefusal::NeedsOutcome));
            let outcome = if called.is_appeal() { form.read("outcome", parse) } else { None };
            let words = form.required("said", 300, say!("calls-say-what-you-decided"))?;
            form.is_fine().then_some(CallStep::Answer { words, outcome })
        }
    }
}

/// After a step about a call of this table; `minutes` were given back to it.
fn tell_step(step: &CallStep, table: TableNumber, minutes: Option<i64>) -> Message {
    match step {
        CallStep::Take => say!("calls-you-go", table),
        CallStep::PassOn(_) => say!("calls-waits-for-another", table),
        CallStep::Answer { .. } => say!("calls-is-answered", table, minutes),
        CallStep::Withdraw => say!("calls-needs-no-judge", table),
    }
}

/// The page, with what was sent and the call or the watch that it was about.
pub(super) async fn calls_page<'a>(
    app: &App,
    here: &'a Judge,
    form: Form,
    asked: Option<Uuid>,
) -> Result<CallsPage<'a>> {
    let mut tx = app.database.read().await?;
    let open = storage::calls::list_open_calls(&mut tx, here.event.id).await?;
    let ended = storage::calls::list_ended_calls(&mut tx, here.event.id, ENDED).await?;
    let mut noted: HashMap<_, usize> = HashMap::new();
    for note in storage::conduct::list_standing_conduct(&mut tx, here.event.id).await? {
        *noted.entry(note.player_id).or_default() += 1;
    }
    let own = impartial::own_entries(&mut tx, here.event.id, &here.actor(&form)).await?;
    let (mut open_rows, mut ended_rows) = (Vec::new(), Vec::new());
    for call in open {
        open_rows.extend(load_call_row(&mut tx, here, &own, call, &noted).await?);
    }
    for call in ended {
        ended_rows.extend(load_call_row(&mut tx, here, &own, call, &noted).await?);
    }
    let called = open_rows.iter().map(|row| row.battle.id).collect();
    let stands = list::tell_table_results(&mut tx, here, &called).await?;
    for row in &mut open_rows {
        row.stands = stands.get(&row.battle.id).cloned();
    }
    let watched = watched::load_watched_tables(&mut tx, here).await?;
    let judge = here.account.as_ref().map(|account| account.name.clone());
    let next = next_of(&open_rows, judge.as_deref());
    let beside = list_calls_beside(here, &open_rows);
    Ok(CallsPage {
        visit: &here.0,
        beside,
        watched,
        open: open_rows,
        ended: ended_rows,
        own,
        form,
        asked,
        next,
        judge,
    })
}

/// Who waits, beside the cards that say why: each leads to its own.
fn list_calls_beside(here: &EventVisit, open: &[CallRow]) -> ListBeside {
    let row = |row: &CallRow| RowBeside {
        number: row.table().to_string(),
        name: row.caller().name.to_string().into(),
        more: told(&row.call.kind).into(),
        mark: Some(StateMark {
            tone: if row.is_taken() { "soft" } else { "warn" },
            icon: if row.is_taken() { "half" } else { "open" },
            word: say!("calls-minutes", minutes = row.minutes).into(),
        }),
        page: format!("#call-{}", row.call.id),
        is_open: false,
    };
    // One alone is seen without a list.
    let listed = if open.len() > 1 { open } else { &[] };
    let rows = listed.iter().map(row).collect();
    ListBeside::keep_around_open_row(say!("calls-heading"), here.to("desk/calls"), rows)
}

/// Whoever is on the way answers first; else the oldest call that waits, and is no friend's.
fn next_of(open: &[CallRow], judge: Option<&str>) -> Option<Uuid> {
    let is_mine = |row: &&CallRow| row.is_taken() && row.call.taken_by.as_deref() == judge;
    let waits = |row: &&CallRow| !row.is_taken() && row.partial.is_none();
    open.iter().find(is_mine).or_else(|| open.iter().find(waits)).map(|row| row.call.id)
}

async fn load_call_row(
    tx: &mut Tx,
    here: &Judge,
    own: &[Player],
    call: Call,
    noted: &HashMap<crate::domain::ids::PlayerId, usize>,
) -> Result<Option<CallRow>> {
    let battle = storage::battles::find_battle(tx, call.battle_id).await?.ok_or(Error::NotFound)?;
    let Some(b) = battle.b else { return Ok(None) };
    let a = storage::players::find_player(tx, battle.a).await?.ok_or(Error::NotFound)?;
    let b = storage::players::find_player(tx, b).await?.ok_or(Error::NotFound)?;
    let mut earlier =
        if call.is_open() { storage::calls::of_battle(tx, battle.id).await? } else { Vec::new() };
    earlier.retain(|other| other.id != call.id);
    let judge = here.account.as_ref().map_or("", |account| account.name.as_str());
    let count = |player: &Player| noted.get(&player.id).copied().unwrap_or_default();
    Ok(Some(CallRow {
        noted: [count(&a), count(&b)],
        partial: calls::why_judge_is_partial(judge, own, Some(&call), &battle, [&a, &b]),
        minutes: call.minutes_lost(here.now),
        told: storage::news::of_call(tx, here.event.id, call.id).await?.is_some(),
        appealed: tell_appealed_decision(tx, &call, &earlier, [&a, &b]).await?,
        stands: None,
        call,
        battle,
        a,
        b,
        earlier,
    }))
}

/// What the decision was that an open appeal is against, whatever has been decided since.
async fn tell_appealed_decision(
    tx: &mut Tx,
    call: &Call,
    earlier: &[Call],
    players: [&Player; 2],
) -> Result<Option<Message>> {
    let decision = call.against.as_ref().zip(call.against_at).filter(|_| call.is_open());
    let Some((by, at)) = decision else { return Ok(None) };
    let reports = storage::reports::list_battle_reports(tx, call.battle_id).await?;
    let set = reports.iter().find(|one| one.sender == Sender::Staff && one.who == *by && one.at == at);
    if let Some(set) = set {
        let result = tell_named_result(&set.result, players.map(|player| player.name.as_str()));
        return Ok(Some(say!("calls-ruled", by, result)));
    }
    let answer = earlier.iter().find(|one| one.ended_at == Some(at)).and_then(|one| one.answer.as_ref());
    Ok(answer.map(|answer| say!("calls-decided", by, answer)))
}

//! The round being played, table by table: disputes first, then who has been silent longest.

use crate::{
    actions::battles,
    app::App,
    domain::{
        battle::{Battle, State},
        event::player::Player,
        numbers::RoundNumber,
        round::Round,
    },
    error::{Error, Result},
    web::{form::Form, guard::Judge, outcome::Next, paging::Paging, respond::page, visit::EventVisit},
    words::{InWords, Label, pages::desk::battles as say},
};
use actix_web::{
    HttpResponse,
    web::{Data, Query},
};
use askama::Template;
use chrono::{DateTime, Utc};
use std::collections::HashMap;

const TABLES: usize = 100;

#[derive(Template)]
#[template(path = "desk/battles/list.html")]
struct BattlesPage {
    visit: EventVisit,
    round: Option<Round>,
    rounds: Vec<Round>,
    rows: Vec<BattleRow>,
    paging: Paging,
    counts: Vec<(State, usize)>,
    look: BattleFilter,
}

/// A table, with who plays there.
struct BattleRow {
    battle: Battle,
    a: String,
    b: String,
    minutes: i64,
}

#[derive(Debug, Clone, Default, serde::Deserialize)]
pub struct BattleFilter {
    round: Option<RoundNumber>,
    #[serde(default)]
    state: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl BattlesPage {
    /// Nobody has confirmed it for as long as the event allows.
    fn is_late(&self, row: &BattleRow) -> bool {
        let within = i64::from(self.visit.event.settings.confirm_minutes);
        row.battle.state == State::Reported && row.minutes >= within
    }

    fn result(row: &BattleRow) -> String {
        let told = row.battle.result().map(|result| result.in_words()).unwrap_or_default();
        // Both reports are on the battle's own page.
        if row.battle.state == State::Disputed { format!("{told}?") } else { told }
    }

    fn reported(&self) -> usize {
        self.counts.iter().find(|(state, _)| *state == State::Reported).map_or(0, |(_, count)| *count)
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "templates hand over references")]
    fn tone(state: &State) -> &'static str {
        match state {
            State::Open => "",
            State::Reported => "warn",
            State::Disputed => "bad",
            State::Confirmed | State::Ruled => "good",
        }
    }

    fn number(&self) -> RoundNumber {
        self.round.as_ref().map_or(RoundNumber(0), |round| round.number)
    }
}

pub async fn show(here: Judge, look: Query<BattleFilter>) -> Result<HttpResponse> {
    let frame = &here.known.frame;
    let rounds: Vec<Round> = frame.public_rounds().cloned().collect();
    let wanted = look.round;
    let round = rounds.iter().rev().find(|round| wanted.is_none_or(|number| round.number == number)).cloned();
    let battles = round.as_ref().map_or_else(Vec::new, |round| here.known.battles(round.id).to_vec());
    // When the round began: its clock was started, or else it was published. What was planned does not matter.
    let started = |round: &Round| frame.clock(round.id).map(|clock| clock.started_at);
    let begun = round.as_ref().and_then(|round| started(round).or(round.published_at));
    let count = |state| (state, battles.iter().filter(|b| !b.is_bye() && b.state == state).count());
    let counts =
        [State::Disputed, State::Reported, State::Open, State::Confirmed, State::Ruled].map(count).to_vec();
    let rows = rows(battles, &frame.players, (begun, &look), here.now);
    let paging = Paging::new(rows.len(), look.page, TABLES);
    let rows = rows.into_iter().skip(paging.skip()).take(TABLES).collect();
    let shown =
        BattlesPage { visit: here.0.clone(), round, rounds, rows, paging, counts, look: look.into_inner() };
    page(&here.visit, &shown)
}

pub async fn accept_all(app: Data<App>, here: Judge, form: Form) -> Result<HttpResponse> {
    let round: RoundNumber = form.value("round").parse().map_err(|_| Error::NotFound)?;
    let own = here.me.as_ref().map(|me| me.id);
    let there = here.to("desk/battles");
    let accepted = battles::accept_all(&app, &here.actor(&form), (here.event.id, round), own).await;
    Next::to(there).or_twice(say::ACCEPTED_ALREADY).after_or_why(accepted, say::accepted)
}

/// Disputes first, then those who reported or were published longest ago, then what is settled.
fn rows(
    battles: Vec<Battle>,
    players: &[Player],
    (begun, look): (Option<DateTime<Utc>>, &BattleFilter),
    now: DateTime<Utc>,
) -> Vec<BattleRow> {
    let names: HashMap<_, _> = players.iter().map(|player| (player.id, player.name.as_str())).collect();
    let begun = begun.unwrap_or(now);
    let wanted = look.q.trim().to_lowercase();
    let mut rows: Vec<BattleRow> = battles
        .into_iter()
        .filter(|battle| !battle.is_bye() && (look.state.is_empty() || battle.state.as_str() == look.state))
        .map(|battle| BattleRow {
            a: names.get(&battle.a).copied().unwrap_or_default().to_owned(),
            b: battle.b.and_then(|b| names.get(&b).copied()).unwrap_or_default().to_owned(),
            minutes: (now - battle.decided.as_ref().map_or(begun, |decided| decided.at)).num_minutes().max(0),
            battle,
        })
        .collect();
    rows.retain(|row| {
        wanted.is_empty()
            || row.a.to_lowercase().contains(&wanted)
            || row.b.to_lowercase().contains(&wanted)
            || row.battle.table_number.is_some_and(|table| table.to_string() == wanted)
    });
    let rank = |state: State| match state {
        State::Disputed => 0,
        State::Reported => 1,
        State::Open => 2,
        State::Confirmed | State::Ruled => 3,
    };
    rows.sort_by_key(|row| (rank(row.battle.state), -row.minutes, row.battle.table_number));
    rows
}

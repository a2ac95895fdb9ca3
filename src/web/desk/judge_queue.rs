//! Who needs a judge, in one line: calls, reports that differ and quiet tables, each from when it began.

use super::{
    hall::{TablesHeard, icon_of_table_word},
    table_word::TableWord,
};
use crate::{
    actions::hall::calls::why_judge_is_partial,
    domain::{
        battle::{Battle, State},
        event::{
            call::{Call, CallState, Partial},
            player::Player,
        },
        numbers::TableNumber,
        round::RoundState,
    },
    storage::Tx,
    web::prelude::*,
};
use chrono::{DateTime, Utc};

/// All of them, those who wait before those who are quiet, the oldest first; none for whoever is no judge.
#[derive(Default)]
pub(super) struct JudgeQueue(Vec<QueuedTable>);

/// A table that needs a judge, or has one on the way.
pub(super) struct QueuedTable {
    pub battle: Battle,
    table: TableNumber,
    needs: JudgeNeed,
    began: DateTime<Utc>,
    minutes: i64,
    /// Why whoever looks leaves it to another judge.
    pub partial: Option<Partial>,
}

/// What a table needs a judge for.
enum JudgeNeed {
    /// With its place in the line, as its players are told.
    Call {
        call: Box<Call>,
        place: usize,
    },
    ReportsDiffer,
    /// Not a word for so many minutes; and when the desk asked how far it is.
    Quiet {
        minutes: i64,
        asked: Option<String>,
    },
}

impl JudgeQueue {
    /// Of every round that is played.
    pub async fn load_judge_queue(tx: &mut Tx, here: &EventVisit, own: &[Player]) -> Result<Self> {
        let calls = here.event.open_calls();
        let mut tables = Vec::new();
        for round in here.event.frame.rounds.iter().filter(|round| round.state == RoundState::Published) {
            let heard = TablesHeard::load_heard_in_round(tx, here, round).await?;
            let battles = here.event.battles(round.id).iter();
            tables.extend(battles.filter_map(|battle| {
                let call = calls.iter().find(|call| call.battle_id == battle.id);
                QueuedTable::find_need(here, (battle, call), &heard, own)
            }));
        }
        // Nobody at a quiet table has asked for anybody.
        tables.sort_by_key(|one| (matches!(one.needs, JudgeNeed::Quiet { .. }), one.began, one.table));
        Ok(Self(tables))
    }

    /// The oldest to which nobody goes and whoever looks may.
    pub fn first(&self) -> Option<&QueuedTable> {
        self.0.iter().find(|one| !one.is_taken() && one.partial.is_none())
    }

    /// All the others to which nobody goes.
    pub fn rest(&self) -> impl Iterator<Item = &QueuedTable> {
        let first = self.first().map(|first| first.battle.id);
        self.0.iter().filter(move |one| !one.is_taken() && first != Some(one.battle.id))
    }

    /// Those to which a judge goes, and quiet ones that were asked.
    pub fn under_way(&self) -> impl Iterator<Item = &QueuedTable> {
        self.0.iter().filter(|one| one.is_taken())
    }
}

impl QueuedTable {
    /// A call stands for what else there is at its table.
    fn find_need(
        here: &EventVisit,
        (battle, call): (&Battle, Option<&Call>),
        heard: &TablesHeard,
        own: &[Player],
    ) -> Option<Self> {
        let (needs, began) = match call {
            Some(call) => {
                let place = here.event.place_in_line(call);
                (JudgeNeed::Call { call: Box::new(call.clone()), place }, call.called_at)
            }
            None if battle.state == State::Disputed => {
                (JudgeNeed::ReportsDiffer, battle.decided.as_ref()?.at)
            }
            None => {
                let since = heard.quiet_since(battle).filter(|_| !here.event.stage.is_over())?;
                let asked = heard.asked(battle).map(|at| here.event.time(&at));
                let minutes = (here.now - since).num_minutes();
                (JudgeNeed::Quiet { minutes, asked }, since)
            }
        };
        let players = [here.event.frame.player(battle.a)?, here.event.frame.player(battle.b?)?];
        let judge = here.account.as_ref().map_or("", |account| account.name.as_str());
        Some(Self {
            table: battle.table_number?,
            partial: why_judge_is_partial(judge, own, call, battle, players),
            minutes: (here.now - began).num_minutes().max(0),
            battle: battle.clone(),
            needs,
            began,
        })
    }

    /// The call that whoever looks may take.
    pub fn call_to_take(&self) -> Option<&Call> {
        match &self.needs {
            JudgeNeed::Call { call, .. } if !self.is_taken() && self.partial.is_none() => Some(call),
            _ => None,
        }
    }

    /// A judge goes there, or the desk asked its players and waits for a word.
    fn is_taken(&self) -> bool {
        match &self.needs {
            JudgeNeed::Call { call, .. } => call.state == CallState::Taken,
            JudgeNeed::ReportsDiffer => false,
            JudgeNeed::Quiet { asked, .. } => asked.is_some(),
        }
    }

    pub fn table(&self) -> TableNumber {
        self.table
    }

    /// Where it is dealt with: its page at the desk, or its call among the others.
    pub fn page(&self) -> String {
        match &self.needs {
            JudgeNeed::Call { call, .. } => format!("desk/calls#call-{}", call.id),
            _ => format!("desk/battles/{}/{}", self.battle.round_number, self.table),
        }
    }

    /// Since when, for the script that counts.
    pub fn since(&self) -> i64 {
        self.began.timestamp_millis()
    }

    /// How long it waits: `12 min`
    pub fn waits(&self) -> Message {
        say!("calls-waited", minutes = self.minutes)
    }

    /// What about, as the heading of the first of all.
    pub fn heading(&self) -> Message {
        match &self.needs {
            JudgeNeed::Call { call, .. } => told(&call.kind),
            JudgeNeed::ReportsDiffer => say!("desk-home-line-differs"),
            JudgeNeed::Quiet { .. } => say!("desk-home-line-is-quiet"),
        }
    }

    /// What about, in two words.
    pub fn about(&self) -> Message {
        match &self.needs {
            JudgeNeed::Call { call, .. } => told(&call.kind),
            JudgeNeed::ReportsDiffer | JudgeNeed::Quiet { .. } => told(&self.word()),
        }
    }

    /// What its players were told, who goes there, or how long nothing was heard.
    pub fn more(&self) -> Option<Message> {
        match &self.needs {
            JudgeNeed::Call { call, place } => Some(match &call.taken_by {
                Some(judge) => say!("desk-home-judge-is-coming", judge),
                None => say!("desk-home-line-told", place),
            }),
            JudgeNeed::ReportsDiffer => None,
            JudgeNeed::Quiet { asked: Some(at), .. } => Some(say!("desk-home-line-asked", at)),
            JudgeNeed::Quiet { minutes, .. } => Some(say!("desk-home-line-quiet", minutes)),
        }
    }

    /// The state of the table.
    fn word(&self) -> TableWord {
        match &self.needs {
            JudgeNeed::Quiet { .. } => TableWord::Quiet,
            JudgeNeed::Call { .. } | JudgeNeed::ReportsDiffer => {
                TableWord::from_battle_state(self.battle.state)
            }
        }
    }

    /// Its players say different things.
    pub fn differs(&self) -> bool {
        matches!(self.needs, JudgeNeed::ReportsDiffer)
    }

    /// The shape beside it, and the colour of both.
    pub fn badge(&self) -> [&'static str; 2] {
        match &self.needs {
            JudgeNeed::Call { .. } => ["call", ""],
            _ => [icon_of_table_word(self.word()), self.word().tone()],
        }
    }
}

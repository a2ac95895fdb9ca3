//! Two tables of the real site, the phones and desks around them, and what the database says afterwards.

use super::model::{Answer, Battle, Caller, Model, Request, Said, Side, State, Voice, What};
use crate::support::{
    floor::{Floor, address},
    site::{Browser, Site},
};
use muster::{
    domain::{
        battle::{self, Sender, State as Stored},
        event::permission::StaffRole,
        history::{BattleResult, ResultKind},
        ids::BattleId,
        numbers::RoundNumber,
    },
    storage::{self, Database, audit::AuditRow},
    text::{Speaker, battle::tell_result},
};

pub const TABLES: usize = 2;

/// Round 1 of four players is being played. Where the database takes several processes there are two.
pub struct World {
    floor: Floor,
    second: Option<Site>,
    phones: Vec<[Browser; 3]>,
    judge: Browser,
    /// The event's changes before the round was played.
    started_at: i64,
}

/// What stands in the database.
pub struct Observed {
    pub model: Model,
    /// What stands at each table, in the log's words.
    pub words: Vec<Option<String>>,
    pub version: i64,
    pub log: Vec<AuditRow>,
}

impl World {
    pub async fn start() -> Self {
        let floor = Floor::with_players(2 * TABLES).await;
        floor.play(1, &[]).await;
        let second = floor.site.beside().await;
        let judge = floor.site.staff(&floor.event, "Jo Judge", StaffRole::Judge).await;
        let mut phones = Vec::new();
        for table in 1..=TABLES {
            let seats = floor.battle(1, u32::try_from(table).unwrap()).await;
            let (a, b) = (floor.number(seats.a), floor.number(seats.b.unwrap()));
            let both = floor.phone(a).await;
            // The link opened last is who a phone is.
            floor.site.wait(1);
            floor.open_link_on(&both, seats.b.unwrap()).await;
            phones.push([floor.phone(a).await, floor.phone(b).await, both]);
        }
        let started_at = floor.version().await;
        Self { floor, second, phones, judge, started_at }
    }

    /// The model of what is there now, before anybody said anything.
    pub async fn model(&self) -> Model {
        let battles = self.floor.battles(1).await;
        Model::new(&battles.iter().map(|battle| battle.version).collect::<Vec<_>>())
    }

    /// Sends a form, and says how it was answered; an answer that no form may get is an error.
    pub async fn send(&self, request: &Request) -> Result<Answer, String> {
        let table = u32::try_from(request.table).unwrap() + 1;
        let battle = self.floor.battle(1, table).await;
        let (path, mut fields) = form(request, &address(&battle), table);
        fields.push(("once", request.key.clone()));
        fields.push(("version", request.seen.to_string()));
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        // Both processes serve everybody: which one answers is chance, here by the key.
        let browser = self.browser(request);
        let reply = match &self.second {
            Some(second) if request.key.ends_with(['0', '2', '4', '6', '8']) => {
                browser.at(second).post(&path, &fields).await
            }
            _ => browser.post(&path, &fields).await,
        };
        match reply.status.as_u16() {
            303 => Ok(Answer::Saved),
            409 => Ok(Answer::Stale),
            422 => Ok(Answer::Refused),
            403 => Ok(Answer::Forbidden),
            other => Err(format!("{request:?} was answered {other}: {}", reply.body)),
        }
    }

    /// Gives the database its connections back: many worlds come and go.
    pub async fn end(self) {
        for site in [Some(&self.floor.site), self.second.as_ref()].into_iter().flatten() {
            site.app.database.close().await;
        }
    }

    /// Undoes what a judge said without a word: only to see that the checks notice.
    pub async fn forget_ruling(&self) {
        let battle = self.floor.battle(1, 1).await;
        let mut tx = self.floor.site.app.database.write().await.unwrap();
        let report =
            storage::reports::list_battle_reports(&mut tx, battle.id).await.unwrap()[0].result.clone();
        let decision = storage::battles::NewResult {
            state: Stored::Confirmed,
            result: Some(&report),
            reason: None,
            by: "nobody",
            at: self.floor.site.app.clock.now(),
        };
        storage::battles::set_result(&mut tx, &battle, &decision).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Everything that is stored.
    pub async fn observe(&self) -> Observed {
        let mut tx = self.floor.site.app.database.read().await.unwrap();
        let event = self.floor.event.id;
        let round = storage::rounds::by_number(&mut tx, event, RoundNumber(1)).await.unwrap().unwrap();
        let mut model = Model::new(&[]);
        let mut words = Vec::new();
        for stored in storage::battles::list_battles_of_round(&mut tx, round.id).await.unwrap() {
            let reports = storage::reports::list_battle_reports(&mut tx, stored.id).await.unwrap();
            let reports = reports.iter().map(|report| (voice(report.sender), said(&report.result))).collect();
            let mut keys = players_keys(&self.floor.site.app.database, stored.id).await;
            // What was typed is part of the key as stored.
            for key in &mut keys {
                key.truncate(key.find('.').unwrap_or(key.len()));
            }
            keys.sort();
            words
                .push(stored.result().as_ref().map(|result| Speaker::in_english().say(&tell_result(result))));
            let (state, stands) = (state(stored.state), stored.result().as_ref().map(said));
            model.battles.push(Battle { state, stands, version: stored.version, reports, keys });
        }
        model.closed = round.state == muster::domain::round::RoundState::Closed;
        let version = storage::events::version_of_event(&mut tx, event).await.unwrap();
        model.changes = version - self.started_at;
        let log = storage::audit::list_audit_entries(&mut tx, event).await.unwrap();
        Observed { model, words, version, log }
    }

    fn browser(&self, request: &Request) -> &Browser {
        let here = &self.phones[request.table];
        match request.caller {
            Caller::Phone(Side::A) => &here[0],
            Caller::Phone(Side::B) => &here[1],
            Caller::BothPhones(_) => &here[2],
            Caller::Stranger => &self.phones[(request.table + 1) % TABLES][0],
            Caller::Judge => &self.judge,
            Caller::Organiser => &self.floor.desk,
        }
    }
}

impl Observed {
    /// The same state, as far as a database can say it: it does not keep the order of keys, nor those of staff.
    pub fn agrees(&self, model: &Model) -> Result<(), String> {
        let plain = |model: &Model| {
            let mut model = model.clone();
            model.battles.iter_mut().for_each(|battle| battle.keys.sort());
            (model.battles, model.closed, model.changes)
        };
        let (found, expected) = (plain(&self.model), plain(model));
        if found == expected { Ok(()) } else { Err(format!("stored: {found:?}\nexpected: {expected:?}")) }
    }
}

/// The keys that came with players' reports.
async fn players_keys(database: &Database, battle: BattleId) -> Vec<String> {
    let query = "SELECT once FROM report WHERE battle_id = $1 AND sender <> 'staff'";
    match database {
        Database::Sqlite { read, .. } => {
            let mut read = read.acquire().await.unwrap();
            sqlx::query_scalar(query).bind(battle).fetch_all(&mut *read).await
        }
        Database::Postgres(pool) => sqlx::query_scalar(query).bind(battle).fetch_all(&pool.connections).await,
    }
    .unwrap()
}

fn form(request: &Request, battle: &str, table: u32) -> (String, Vec<(&'static str, String)>) {
    let desk = "/e/spring-open/desk";
    let why = ("reason", "looked at the table".to_owned());
    match request.what {
        What::Report(said) => (battle.to_owned(), typed(said, vec![("what", "report".into())])),
        What::Confirm => (battle.to_owned(), vec![("what", "confirm".into())]),
        What::Rule(said) => (format!("{desk}/battles/1/{table}"), typed(said, vec![why])),
        What::TakeBack => (format!("{desk}/battles/1/{table}"), vec![("what", "clear".into()), why]),
        What::Accept => (format!("{desk}/battles/1/{table}/accept"), Vec::new()),
        What::AcceptAll => (format!("{desk}/battles/accept-all"), vec![("round", "1".into())]),
        What::Paper(said) => {
            (format!("{desk}/battles/paper"), typed(said, vec![("table", table.to_string())]))
        }
        What::Close => (format!("{desk}/rounds/1/close"), Vec::new()),
        What::Reopen => (format!("{desk}/rounds/1/reopen"), Vec::new()),
    }
}

fn typed(said: Said, mut fields: Vec<(&'static str, String)>) -> Vec<(&'static str, String)> {
    let kind = if said.conceded_by_a { "conceded_by_a" } else { "played" };
    fields.push(("kind", kind.into()));
    let names = ["a_points", "a_tactics", "b_points", "b_tactics"];
    fields.extend(names.into_iter().zip(said.numbers.map(|number| number.to_string())));
    fields
}

fn said(result: &BattleResult) -> Said {
    let BattleResult { kind, a, b, .. } = result;
    let numbers = [a.victory_points, a.battle_tactics, b.victory_points, b.battle_tactics];
    Said { conceded_by_a: *kind == ResultKind::ConcededByA, numbers }
}

fn voice(sender: Sender) -> Voice {
    match sender {
        Sender::Player(battle::Side::A) => Voice::Player(Side::A),
        Sender::Player(battle::Side::B) => Voice::Player(Side::B),
        Sender::Staff => Voice::Staff,
    }
}

fn state(stored: Stored) -> State {
    match stored {
        Stored::Open => State::Open,
        Stored::Reported => State::Reported,
        Stored::Confirmed => State::Confirmed,
        Stored::Disputed => State::Disputed,
        Stored::Ruled => State::Ruled,
    }
}

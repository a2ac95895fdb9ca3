//! An event in its sixth round in a database of its own, for a program to serve.

use super::played::{Size, event_of};
use chrono::TimeDelta;
use muster::{
    actions::{self, Actor},
    app::{App, Clock},
    chance::Chance,
    config::Config,
    domain::{
        event::{Event, permission::StaffRole},
        ids::AccountId,
    },
    storage::{self, Database, accounts::Account, sessions::Session},
    token::token_hash,
};
use sqlx::Connection;

/// A database with an event, and who asks.
pub struct Site {
    pub database: String,
    pub event: Event,
    /// Sessions of players 1, 2, …
    pub phones: Vec<String>,
    pub desk: String,
}

impl Site {
    /// An event of so many players after five rounds, in its sixth.
    pub async fn of(players: u32, database: &str) -> Self {
        let size = Size { players, played: 5, rounds: 6, is_playing: true };
        let opened = Database::open_and_migrate(database).await.unwrap();
        let app = App::new(opened, Clock::system_clock(), Config::default()).await.unwrap();
        let event = actions::event::import::import_event_file(&app, &Actor::muster(), &event_of(&size), None)
            .await
            .unwrap();
        let mut tx = app.database.read().await.unwrap();
        let entered = storage::players::list_players(&mut tx, event.id).await.unwrap();
        drop(tx);
        let mut phones = Vec::new();
        for player in &entered {
            phones
                .push(actions::entrants::links::enter_as_player(&app, None, player).await.unwrap().unwrap());
        }
        let desk = organiser(&app, &event).await;
        app.database.close().await;
        Self { database: database.to_owned(), event, phones, desk }
    }
}

/// Somebody who organises this event; a session of theirs.
async fn organiser(app: &App, event: &Event) -> String {
    let (now, token) = (app.clock.now(), app.chance.new_token());
    let account = Account {
        id: AccountId(app.new_id()),
        email: "olga@example.org".into(),
        name: "Olga".into(),
        password_hash: "not a hash: nobody signs in with it".into(),
        site_admin: false,
        organiser: true,
        created_at: now,
        second_factor: None,
        disabled_at: None,
    };
    let session = Session {
        token_hash: token_hash(&token),
        account_id: Some(account.id),
        expires_at: now + TimeDelta::hours(12),
        seen_at: now,
        proved_at: Some(now),
    };
    let mut tx = app.database.write().await.unwrap();
    storage::accounts::insert(&mut tx, &account).await.unwrap();
    storage::staff::set_staff_role(&mut tx, event.id, account.id, StaffRole::Organiser).await.unwrap();
    storage::sessions::insert_session(&mut tx, &session, now).await.unwrap();
    tx.commit().await.unwrap();
    token
}

/// A database of its own on this server; benches leave it behind on a server that is thrown away.
pub async fn own_database(server: &str) -> String {
    let name = format!("bench_{}", token_hash(&Chance::from_system().new_token()).get(..12).unwrap());
    let mut admin = sqlx::PgConnection::connect(server).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut admin).await.unwrap();
    let (before, after) = server.split_once('?').unwrap_or((server, ""));
    let root = before.rsplit_once('/').unwrap().0;
    format!("{root}/{name}?{after}")
}

/// Whether this is to be measured: everything, where nothing is asked for.
pub fn is_asked(name: &str) -> bool {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    asked.is_empty() || asked.iter().any(|word| name.contains(word.as_str()))
}

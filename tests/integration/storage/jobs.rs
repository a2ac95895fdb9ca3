//! What happens by itself, beside mails and votes: what has expired is cleared away.

use crate::support::{site::Site, wait};
use chrono::TimeDelta;
use muster::{
    actions,
    config::Config,
    jobs,
    storage::{self, Tx, accounts::Tried, sessions::Session},
};
use tokio::net::TcpListener;

#[actix_web::test]
async fn the_clean_up_forgets_what_has_expired_and_keeps_what_is_fresh() {
    let site = Site::start().await;
    let now = site.app.clock.now();
    let mut tx = site.app.database.write().await.unwrap();
    for (name, age) in [("fresh", TimeDelta::hours(1)), ("old", TimeDelta::days(8))] {
        let at = now - age;
        let expires_at = at + TimeDelta::days(7);
        let session =
            Session { token_hash: name.into(), account_id: None, expires_at, seen_at: at, proved_at: None };
        storage::sessions::insert_session(&mut tx, &session, at).await.unwrap();
        storage::accounts::add_failure(&mut tx, site.app.new_id(), Tried::AtTheDoor(name), "192.0.2.1", at)
            .await
            .unwrap();
        assert!(storage::events::receive_form(&mut tx, name, at).await.unwrap());
    }
    tx.commit().await.unwrap();
    actions::account::sessions::forget_expired(&site.app).await.unwrap();
    for all in [
        "SELECT token_hash FROM session",
        "SELECT REPLACE(email, 'door ', '') FROM sign_in_failure",
        "SELECT once FROM sent_form",
    ] {
        assert_eq!(values(&site, all).await, ["fresh"], "{all}");
    }
}

async fn values(site: &Site, sql: &'static str) -> Vec<String> {
    match site.app.database.read().await.unwrap() {
        Tx::Sqlite(mut tx) => sqlx::query_scalar(sql).fetch_all(tx.settled().await.unwrap()).await.unwrap(),
        Tx::Postgres(mut tx) => sqlx::query_scalar(sql).fetch_all(&mut *tx).await.unwrap(),
    }
}

#[actix_web::test]
async fn a_mail_server_that_never_answers_keeps_no_other_job_waiting() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let smtp = Some(format!("smtp://{}", silent.local_addr().unwrap()));
    let site = Site::configured(Config { smtp, ..Config::default() }).await;
    let now = site.app.clock.now();
    let mut tx = site.app.database.write().await.unwrap();
    let mail = storage::outbox::Mail {
        id: site.app.new_id(),
        recipient: "ann@example.org".into(),
        subject: "Your link".into(),
        body: "Here it is".into(),
        attempts: 0,
        unasked: false,
    };
    storage::outbox::insert_mail(&mut tx, &mail, now).await.unwrap();
    storage::accounts::add_failure(
        &mut tx,
        site.app.new_id(),
        Tried::AtTheDoor("old"),
        "192.0.2.1",
        now - TimeDelta::days(9),
    )
    .await
    .unwrap();
    tx.commit().await.unwrap();
    let running = actix_web::rt::spawn(jobs::run_jobs(site.app.clone()));
    let (_held, _) = silent.accept().await.unwrap();
    // The mail is on its way and stays there; what has expired is cleared away all the same.
    wait::until("what has expired is forgotten", async || {
        let left = values(&site, "SELECT REPLACE(email, 'door ', '') FROM sign_in_failure").await;
        if left.is_empty() { Ok(()) } else { Err(left) }
    })
    .await;
    assert!(!running.is_finished());
    running.abort();
}

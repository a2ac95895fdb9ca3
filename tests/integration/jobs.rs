//! What happens by itself, beside mails and votes: what has expired is cleared away.

use crate::support::site::Site;
use chrono::TimeDelta;
use muster::{
    actions,
    storage::{self, Tx, sessions::Session},
};

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
        storage::sessions::insert(&mut tx, &session, at).await.unwrap();
        storage::accounts::add_failure(&mut tx, site.app.new_id(), name, "192.0.2.1", at).await.unwrap();
        assert!(storage::events::receive_form(&mut tx, name, at).await.unwrap());
    }
    tx.commit().await.unwrap();
    actions::sessions::forget_expired(&site.app).await.unwrap();
    for all in
        ["SELECT token_hash FROM session", "SELECT email FROM sign_in_failure", "SELECT once FROM sent_form"]
    {
        assert_eq!(values(&site, all).await, ["fresh"], "{all}");
    }
}

async fn values(site: &Site, sql: &'static str) -> Vec<String> {
    match site.app.database.read().await.unwrap() {
        Tx::Sqlite(mut tx) => sqlx::query_scalar(sql).fetch_all(&mut *tx).await.unwrap(),
        Tx::Postgres(mut tx) => sqlx::query_scalar(sql).fetch_all(&mut *tx).await.unwrap(),
    }
}

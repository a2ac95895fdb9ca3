//! The `account` table, the site's own row, and failed sign-ins.

use super::{Database, Tx};
use crate::domain::ids::AccountId;
use chrono::{DateTime, Utc};
use uuid::Uuid;

/// A person who can sign in.
#[derive(Debug, Clone)]
pub struct Account {
    pub id: AccountId,
    pub email: String,
    pub name: String,
    pub password_hash: String,
    /// May create accounts' invitations and read the site's log.
    pub site_admin: bool,
    /// May create events.
    pub organiser: bool,
    pub created_at: DateTime<Utc>,
    /// The secret of the second step of signing in. None: the password is enough.
    pub second_factor: Option<String>,
    /// When an administrator shut it. None: it is open.
    pub disabled_at: Option<DateTime<Utc>>,
}

impl Account {
    pub fn may_create_events(&self) -> bool {
        self.organiser || self.site_admin
    }
}

table! {
    Account in account, read by select!;
    key id;
    fixed email, created_at;
    changing name, password_hash, site_admin, organiser, second_factor, disabled_at;
    insert: pub insert;
}

/// The key that signs private links; `fresh` becomes it when there is none yet. In a transaction of its own,
/// because it is asked for before there is a site that could change anything.
pub async fn link_key(database: &Database, fresh: &str) -> sqlx::Result<String> {
    let mut tx = database.write().await?;
    execute!(&mut tx, "INSERT INTO site (one, link_key) VALUES (1, $1) ON CONFLICT (one) DO NOTHING", fresh)?;
    let key = fetch_value!(&mut tx, "SELECT link_key FROM site WHERE one = 1")?;
    tx.commit().await?;
    Ok(key)
}

/// Whoever else changes who looks after the site waits until this change is done.
pub async fn lock_site(tx: &mut Tx) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE site SET link_key = link_key WHERE one = 1")
}

/// How many accounts look after the site.
pub async fn count_administrators(tx: &mut Tx) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM account WHERE site_admin AND disabled_at IS NULL")
}

/// May create events from now on.
pub async fn make_organiser(tx: &mut Tx, id: AccountId) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE account SET organiser = TRUE WHERE id = $1", id)
}

pub async fn list_accounts(tx: &mut Tx) -> sqlx::Result<Vec<Account>> {
    fetch_all!(tx, select!("ORDER BY name, id"))
}

pub async fn find_account(tx: &mut Tx, id: AccountId) -> sqlx::Result<Option<Account>> {
    fetch_optional!(tx, select!("WHERE id = $1"), id)
}

pub async fn by_email(tx: &mut Tx, email: &str) -> sqlx::Result<Option<Account>> {
    fetch_optional!(tx, select!("WHERE email = $1"), email)
}

pub async fn set_password(tx: &mut Tx, id: AccountId, hash: &str) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE account SET password_hash = $2 WHERE id = $1", id, hash)
}

/// None: the password is enough.
pub async fn set_second_factor(tx: &mut Tx, id: AccountId, secret: Option<&str>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE account SET second_factor = $2, last_step = 0 WHERE id = $1", id, secret)
}

/// Uses up the code of this half minute, and of all before it. False when it was used already.
pub async fn take_step(tx: &mut Tx, id: AccountId, step: i64) -> sqlx::Result<bool> {
    let sql = "UPDATE account SET last_step = $2 WHERE id = $1 AND last_step < $2";
    Ok(execute!(tx, sql, id, step)? == 1)
}

/// In place of all that there were.
pub async fn set_recovery_codes(tx: &mut Tx, id: AccountId, hashes: &[String]) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM recovery_code WHERE account_id = $1", id)?;
    for hash in hashes {
        execute!(tx, "INSERT INTO recovery_code (account_id, code_hash) VALUES ($1, $2)", id, hash)?;
    }
    Ok(())
}

/// False when there is none like it, or none left.
pub async fn take_recovery_code(tx: &mut Tx, id: AccountId, hash: &str) -> sqlx::Result<bool> {
    let taken = execute!(tx, "DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2", id, hash)?;
    Ok(taken == 1)
}

/// How many are left.
pub async fn recovery_codes(tx: &mut Tx, id: AccountId) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM recovery_code WHERE account_id = $1", id)
}

/// None: it is open.
pub async fn set_disabled(tx: &mut Tx, id: AccountId, at: Option<DateTime<Utc>>) -> sqlx::Result<u64> {
    execute!(tx, "UPDATE account SET disabled_at = $2 WHERE id = $1", id, at)
}

/// The account with all that is kept by its id or its address; the logs stay.
pub async fn forget_everywhere(tx: &mut Tx, account: &Account) -> sqlx::Result<()> {
    for tried in
        [Tried::AtTheDoor(&account.email), Tried::Inside(&account.email), Tried::Code(&account.email)]
    {
        forget_failures(tx, tried).await?;
    }
    execute!(tx, "DELETE FROM outbox WHERE LOWER(recipient) = LOWER($1)", &account.email)?;
    execute!(tx, "DELETE FROM account WHERE id = $1", account.id)?;
    Ok(())
}

/// What somebody tried, and by what it is counted. Its first word says at which door: nobody's tries at one count at
/// another, whatever is typed for an e-mail address.
#[derive(Debug, Clone, Copy)]
pub enum Tried<'a> {
    /// The password of the account with this address.
    AtTheDoor(&'a str),
    /// The same by a browser that is known; what stands for the two.
    ByKnownBrowser(&'a str),
    /// The password once more, by somebody who is signed in.
    Inside(&'a str),
    /// The code of the second step.
    Code(&'a str),
}

impl Tried<'_> {
    /// As it is stored.
    fn name(self) -> String {
        match self {
            Self::AtTheDoor(email) => format!("door {email}"),
            Self::ByKnownBrowser(browser) => format!("known {browser}"),
            Self::Inside(email) => format!("inside {email}"),
            Self::Code(email) => format!("code {email}"),
        }
    }
}

/// What failed of one kind for one account.
#[derive(Debug, Clone, Copy)]
pub struct Failures {
    pub count: i64,
    pub newest: Option<DateTime<Utc>>,
}

/// Makes others who count what is tried here wait until `tx` ends.
pub async fn lock_tries(tx: &mut Tx, tried: Tried<'_>) -> sqlx::Result<()> {
    tx.lock_name(&tried.name()).await
}

/// How often it failed since `since`, and when last.
pub async fn count_sign_in_failures(
    tx: &mut Tx,
    tried: Tried<'_>,
    since: DateTime<Utc>,
) -> sqlx::Result<Failures> {
    let newest: Option<(DateTime<Utc>, i64)> = fetch_optional!(
        tx,
        "SELECT at, (SELECT COUNT(*) FROM sign_in_failure WHERE email = $1 AND at > $2) FROM sign_in_failure
         WHERE email = $1 AND at > $2 ORDER BY at DESC, id DESC LIMIT 1",
        tried.name(),
        since
    )?;
    Ok(newest.map_or(Failures { count: 0, newest: None }, |(at, count)| Failures { count, newest: Some(at) }))
}

/// How often anything failed from this address since `since`.
pub async fn failures_from(tx: &mut Tx, address: &str, since: DateTime<Utc>) -> sqlx::Result<i64> {
    fetch_value!(tx, "SELECT COUNT(*) FROM sign_in_failure WHERE address = $1 AND at > $2", address, since)
}

pub async fn add_failure(
    tx: &mut Tx,
    id: Uuid,
    tried: Tried<'_>,
    address: &str,
    at: DateTime<Utc>,
) -> sqlx::Result<()> {
    execute!(
        tx,
        "INSERT INTO sign_in_failure (id, email, address, at) VALUES ($1, $2, $3, $4)",
        id,
        tried.name(),
        address,
        at
    )?;
    Ok(())
}

/// One that was none after all.
pub async fn forget_failure(tx: &mut Tx, id: Uuid) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM sign_in_failure WHERE id = $1", id)
}

pub async fn forget_failures(tx: &mut Tx, tried: Tried<'_>) -> sqlx::Result<()> {
    execute!(tx, "DELETE FROM sign_in_failure WHERE email = $1", tried.name())?;
    Ok(())
}

pub async fn forget_failures_before(tx: &mut Tx, at: DateTime<Utc>) -> sqlx::Result<u64> {
    execute!(tx, "DELETE FROM sign_in_failure WHERE at < $1", at)
}

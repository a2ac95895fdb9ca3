//! Making accounts, signing in and out, and links that make an account or give a role.

pub(in crate::actions) mod codes;
pub mod devices;
pub mod invitations;
pub mod mails;
pub(in crate::actions) mod passwords;
pub mod reauthentication;
pub mod second_factor;
pub mod sessions;
pub(in crate::actions) mod sign_in_attempts;
pub(in crate::actions) mod site_log;

use self::{
    codes::uses_up,
    invitations::{Target, invite_by_link, join_staff},
    passwords::{NOBODY, hash_for_storage, is_stored_password},
    reauthentication::{Fresh, check_account_password},
    second_factor::{half_way, who_is_half_way},
    site_log::note_in_site_log,
};
use super::{change_in, is_taken};
use crate::{
    actions::prelude::*,
    domain::{
        account::{Email, Password, Purpose, Strength},
        ids::AccountId,
        mail::{MailAbout, MailPriority, SignInChange, WriteMail},
        refusal::{AccountRefusal, Forbidden},
        site::SiteAct,
    },
    storage::{
        accounts::{Account, Tried},
        invitations::Invitation,
        sessions::Session,
    },
    token::token_hash,
};
use chrono::TimeDelta;
use std::time::Duration;
use uuid::Uuid;

/// How long an account stays signed in.
const SESSION: TimeDelta = TimeDelta::hours(72);
/// The same for whoever looks after the site.
const SESSION_OF_ADMINISTRATOR: TimeDelta = TimeDelta::hours(12);
/// What is held against an address, and how many wrong passwords from it are: a venue's 2,000 phones share one, so it is generous.
const WINDOW: TimeDelta = TimeDelta::minutes(15);
const MOST_FAILURES_OF_ADDRESS: i64 = 300;
/// From an address with more than that, strangers have this many tries a second between them: a hall is not shut out by
/// one guest.
const MOST_A_MOMENT: i64 = 3;
const A_MOMENT: TimeDelta = TimeDelta::seconds(1);
/// They wait in line for it, and no longer than somebody waits for a page.
const LONGEST_WAIT: Duration = Duration::from_secs(15);
/// Whoever is first in line looks so often whether there is room.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// What somebody types to get an account.
#[derive(Debug, Clone)]
pub struct NewAccount {
    pub name: String,
    pub email: Email,
    pub password: Password,
}

/// The one-time link for the account that looks after the site; none once there is one. Somebody who has signed up
/// before it was used does not make it worthless, an earlier link becomes so.
pub async fn setup_link(app: &App) -> Result<Option<String>> {
    let mut tx = app.database.write().await?;
    if storage::accounts::count_administrators(&mut tx).await? > 0 {
        return Ok(None);
    }
    storage::invitations::revoke_invitations(&mut tx, Purpose::Setup).await?;
    let link = invite_by_link(app, &mut tx, Purpose::Setup, "the first account", Target::default()).await?;
    tx.commit().await?;
    Ok(Some(link))
}

/// A link that sets a new password, for an account somebody has forgotten theirs of; mailed too, in the words of
/// `write`, where mail is set up.
pub async fn password_link(
    app: &App,
    by: &Account,
    account: &Account,
    write: WriteMail,
    _: &Fresh,
) -> Result<String> {
    let mut tx = app.database.write().await?;
    let target = Target { account: Some(account.id), event: None };
    let link = invite_by_link(app, &mut tx, Purpose::Password, &account.name, target).await?;
    let act = SiteAct::PasswordLinkMade { name: account.name.clone(), account: Some(account.id) };
    note_in_site_log(app, &mut tx, &by.name, Some(by.id), act).await?;
    if app.config.smtp.is_some() {
        let text = write.write_mail_text(&MailAbout::NewPassword { link: link.clone() });
        mails::write_mail(app, &mut tx, &account.email, text, MailPriority::Asked).await?;
    }
    tx.commit().await?;
    Ok(link)
}

/// Makes an account by an open invitation, and gives the role it carries. The account is signed in.
pub async fn join_by_open_invitation(
    app: &App,
    token: &str,
    new: NewAccount,
    old: Option<&Session>,
) -> Result<String> {
    let account = hash_new_account(app, new).await?;
    let mut tx = app.database.write().await?;
    let invitation = find_open_invitation(app, &mut tx, token).await?;
    let purpose = invitation.purpose;
    let account = Account {
        site_admin: purpose == Purpose::Setup,
        organiser: matches!(purpose, Purpose::Setup | Purpose::Account),
        ..account
    };
    let session = open_account(app, &mut tx, &account, old).await?;
    use_up(app, tx, &invitation, &account).await?;
    Ok(session)
}

/// Makes an account for anybody: enough to claim entries, not to create events. Whoever asks does not learn whether
/// there is one with this address already: it stays as it is, and they sign in with what they have.
pub async fn sign_up(app: &App, new: NewAccount) -> Result<()> {
    let account = hash_new_account(app, new).await?;
    let mut tx = app.database.write().await?;
    match storage::accounts::insert(&mut tx, &account).await {
        Err(error) if is_taken(&error) => return Ok(()),
        other => other?,
    }
    note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::AccountMade).await?;
    Ok(tx.commit().await?)
}

/// The same where mails are sent: a link that makes the account goes to the address, or a word that there is one.
/// Nobody gets more than a few of them, whoever asks.
pub async fn ask_to_sign_up(app: &App, email: &Email, write: WriteMail) -> Result<()> {
    let mut tx = app.database.write().await?;
    if !mails::may_get_unasked(app, &mut tx, email.as_str()).await? {
        return Ok(());
    }
    let about = if storage::accounts::by_email(&mut tx, email.as_str()).await?.is_some() {
        MailAbout::AccountThere { sign_in: format!("{}/sign-in", app.config.base_url()) }
    } else {
        let link = invite_by_link(app, &mut tx, Purpose::SignUp, email.as_str(), Target::default()).await?;
        MailAbout::SignUp { link }
    };
    mails::write_mail(app, &mut tx, email.as_str(), write.write_mail_text(&about), MailPriority::Unasked)
        .await?;
    Ok(tx.commit().await?)
}

/// An account that may do nothing yet, its password hashed.
async fn hash_new_account(app: &App, new: NewAccount) -> Result<Account> {
    Ok(Account {
        id: AccountId(app.new_id()),
        email: new.email.as_str().into(),
        name: new.name,
        password_hash: hash_for_storage(app, new.password).await?,
        site_admin: false,
        organiser: false,
        created_at: app.clock.now(),
        second_factor: None,
        disabled_at: None,
    })
}

/// Invites somebody who may create events.
pub async fn invite_organiser(app: &App, by: &Account, label: &str, _: &Fresh) -> Result<String> {
    let mut tx = app.database.write().await?;
    let link = invite_by_link(app, &mut tx, Purpose::Account, label, Target::default()).await?;
    let act = SiteAct::OrganiserInvited { name: label.to_owned() };
    note_in_site_log(app, &mut tx, &by.name, Some(by.id), act).await?;
    tx.commit().await?;
    Ok(link)
}

/// How long a password the account has at least: whoever is on the staff of any event has one of staff, as when they
/// accepted to.
pub async fn strength_of(app: &App, account: &Account) -> Result<Strength> {
    let is_staff = account.may_create_events()
        || storage::staff::is_staff_anywhere(&mut app.database.read_once().await?, account.id).await?;
    Ok(if is_staff { Strength::Staff } else { Strength::Player })
}

/// Takes the role that an invitation carries, for an account that exists. A player types its password once more: it may
/// be too short for somebody who decides about others.
pub async fn accept_role_invitation(
    app: &App,
    token: &str,
    account: &Account,
    (password, address): (String, &str),
) -> Result<()> {
    if strength_of(app, account).await? == Strength::Player {
        let is_short = Password::parse(&password, Strength::Staff, &[]).is_err();
        check_account_password(app, account, password, address).await?;
        if is_short {
            return Err(Error::from_refusal(AccountRefusal::PasswordTooWeakForStaff));
        }
    }
    let mut tx = app.database.write().await?;
    let invitation = find_open_invitation(app, &mut tx, token).await?;
    use_up(app, tx, &invitation, account).await
}

/// Sets a new password by link; every browser of the account is signed out, and its other links end.
pub async fn reset_password(app: &App, token: &str, password: Password, write: WriteMail) -> Result<()> {
    let password_hash = hash_for_storage(app, password).await?;
    let mut tx = app.database.write().await?;
    let invitation = find_open_invitation(app, &mut tx, token).await?;
    spend_invitation(app, &mut tx, &invitation).await?;
    let id = invitation.account_id.ok_or(Error::NotFound)?;
    storage::accounts::set_password(&mut tx, id, &password_hash).await?;
    storage::sessions::delete_others(&mut tx, id, "").await?;
    storage::invitations::revoke_passwords(&mut tx, id).await?;
    note_in_site_log(app, &mut tx, &invitation.label, Some(id), SiteAct::PasswordSetByLink).await?;
    if let Some(account) = storage::accounts::find_account(&mut tx, id).await? {
        mails::tell_of_change(app, &mut tx, &account, SignInChange::Password, write).await?;
    }
    Ok(tx.commit().await?)
}

/// Changes the password of somebody who knows the old one; other browsers are signed out, links that would set it end,
/// and this browser gets a session of its own, whose token comes back.
pub async fn change_password(
    app: &App,
    account: &Account,
    old: String,
    new: Password,
    (from, write): (From<'_>, WriteMail),
) -> Result<String> {
    check_account_password(app, account, old, from.address).await?;
    let password_hash = hash_for_storage(app, new).await?;
    let mut tx = app.database.write().await?;
    storage::accounts::set_password(&mut tx, account.id, &password_hash).await?;
    let token = begin_session(app, &mut tx, account, from.session).await?;
    storage::sessions::delete_others(&mut tx, account.id, &token_hash(&token)).await?;
    storage::invitations::revoke_passwords(&mut tx, account.id).await?;
    note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::PasswordChanged).await?;
    mails::tell_of_change(app, &mut tx, account, SignInChange::Password, write).await?;
    tx.commit().await?;
    Ok(token)
}

/// Whoever signs in: where from, by which browser.
#[derive(Debug, Clone, Copy)]
pub struct From<'a> {
    /// The network's address.
    pub address: &'a str,
    /// What the browser was given when somebody signed in with it before; see [`devices`].
    pub device: Option<&'a str>,
    /// The session it has now.
    pub session: Option<&'a Session>,
}

/// Signs every other browser of the account out.
pub async fn sign_out_elsewhere(app: &App, account: &Account, here: &Session, _: &Fresh) -> Result<u64> {
    let mut tx = app.database.write().await?;
    let gone = storage::sessions::delete_others(&mut tx, account.id, &here.token_hash).await?;
    note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::SignedOutElsewhere).await?;
    tx.commit().await?;
    Ok(gone)
}

/// Signs one browser of the account out. One that is signed out already stays so.
pub async fn sign_out_one(app: &App, account: &Account, browser: &str, _: &Fresh) -> Result<()> {
    let mut tx = app.database.write().await?;
    if storage::sessions::delete_one_of(&mut tx, account.id, browser).await? > 0 {
        note_in_site_log(app, &mut tx, &account.name, Some(account.id), SiteAct::BrowserSignedOut).await?;
    }
    Ok(tx.commit().await?)
}

/// What signing in comes to.
#[derive(Debug)]
pub enum SignedIn {
    /// The new session's token, and what the browser is known by from now on.
    Whole { token: String, device: String },
    /// The password is right, and a code has to be typed besides; what the browser shows with it.
    HalfWay(String),
}

/// Signs in with e-mail and password.
///
/// Wrong or unknown, the answer and the time it takes are the same. A try counts as a failure before the password is
/// looked at, so that a hundred at once are no more than a hundred one by one; a right one takes it back. Whoever has
/// signed in with this browser before is not kept out by what others try: they have tries of their own.
pub async fn sign_in(app: &App, email: &str, password: String, from: From<'_>) -> Result<SignedIn> {
    let email = email.trim().to_lowercase();
    let known = from.device.and_then(|shown| devices::find_known_device(app, shown, &email));
    let tried = known.map_or(Tried::AtTheDoor(&email), Tried::ByKnownBrowser);
    let admitted =
        tokio::time::timeout(LONGEST_WAIT, admit_login_try(app, &email, tried, from.address)).await;
    let (attempt, account) = admitted.map_err(|_| Error::TooMany(LONGEST_WAIT))??;
    let stored = account.as_ref().map_or_else(|| NOBODY.clone(), |account| account.password_hash.clone());
    let right = is_stored_password(app, stored, password).await;
    if !matches!(right, Ok(false)) {
        let mut tx = app.database.write().await?;
        storage::accounts::forget_failure(&mut tx, attempt).await?;
        tx.commit().await?;
    }
    let Some(account) = account.filter(|_| matches!(right, Ok(true))) else {
        right?;
        tracing::info!("wrong password or unknown email address");
        return Err(Error::from_refusal(AccountRefusal::WrongPasswordOrEmail));
    };
    if account.disabled_at.is_some() {
        return Err(Error::from_refusal(AccountRefusal::Shut));
    }
    if account.second_factor.is_some() {
        return Ok(SignedIn::HalfWay(half_way(app, &account)));
    }
    let mut tx = app.database.write().await?;
    storage::accounts::forget_failures(&mut tx, tried).await?;
    let token = begin_session(app, &mut tx, &account, from.session).await?;
    tx.commit().await?;
    Ok(SignedIn::Whole { token, device: devices::sign_device_cookie(app, &email, from.device) })
}

/// Counts a try as a failure, unless there were too many: the try, and the account that it is for. Where very many from
/// this address have failed, strangers stand in line, and whoever came first is let in first.
async fn admit_login_try(
    app: &App,
    email: &str,
    tried: Tried<'_>,
    address: &str,
) -> Result<(Uuid, Option<Account>)> {
    let mut first_in_line = None;
    loop {
        let now = app.clock.now();
        let mut tx = app.database.write().await?;
        sign_in_attempts::check_try_allowed(app, &mut tx, tried).await?;
        let from_here = storage::accounts::failures_from(&mut tx, address, now - WINDOW).await?;
        let is_crowded = from_here >= MOST_FAILURES_OF_ADDRESS && !matches!(tried, Tried::ByKnownBrowser(_));
        let just_now = storage::accounts::failures_from(&mut tx, address, now - A_MOMENT).await?;
        if !is_crowded || (first_in_line.is_some() && just_now < MOST_A_MOMENT) {
            let attempt = sign_in_attempts::count_try(app, &mut tx, tried, address).await?;
            let account = storage::accounts::by_email(&mut tx, email).await?;
            tx.commit().await?;
            return Ok((attempt, account));
        }
        drop(tx);
        let no_place = Error::TooMany(LONGEST_WAIT);
        match first_in_line {
            None => first_in_line = Some(app.at_the_door.of(address).wait().await.ok_or(no_place)?),
            Some(_) => tokio::time::sleep(LOOK_AGAIN).await,
        }
    }
}

/// The second step: the code, by the browser in which the password was right. Counted before it is looked at, as the
/// password was.
pub async fn sign_in_with_code(
    app: &App,
    half_way: &str,
    code: &str,
    from: From<'_>,
) -> Result<(String, String)> {
    let account = who_is_half_way(app, half_way).await?;
    let account = account.ok_or_else(|| Error::from_refusal(AccountRefusal::TooLateForCode))?;
    let tried = Tried::Code(&account.email);
    let mut tx = app.database.write().await?;
    sign_in_attempts::count_try(app, &mut tx, tried, from.address).await?;
    tx.commit().await?;
    let mut tx = app.database.write().await?;
    if account.disabled_at.is_some() || !uses_up(app, &mut tx, &account, code).await? {
        tracing::info!(account = %account.id, "wrong code");
        return Err(Error::from_refusal(AccountRefusal::WrongCode));
    }
    storage::accounts::forget_failures(&mut tx, tried).await?;
    let token = begin_session(app, &mut tx, &account, from.session).await?;
    tx.commit().await?;
    Ok((token, devices::sign_device_cookie(app, &account.email, from.device)))
}

/// Signs this browser out; a player's link has to be opened again too.
pub async fn sign_out(app: &App, session: &Session) -> Result<()> {
    let mut tx = app.database.write().await?;
    storage::sessions::delete_session(&mut tx, &session.token_hash).await?;
    Ok(tx.commit().await?)
}

async fn open_account(app: &App, tx: &mut Tx, account: &Account, old: Option<&Session>) -> Result<String> {
    match storage::accounts::insert(tx, account).await {
        Err(error) if is_taken(&error) => {
            return Err(Error::from_refusal(AccountRefusal::EmailTaken));
        }
        other => other?,
    }
    note_in_site_log(app, tx, &account.name, Some(account.id), SiteAct::AccountMade).await?;
    begin_session(app, tx, account, old).await
}

/// A new session in place of the old one, which hands its players on.
async fn begin_session(app: &App, tx: &mut Tx, account: &Account, old: Option<&Session>) -> Result<String> {
    let (token, now) = (app.chance.new_token(), app.clock.now());
    let life = if account.site_admin { SESSION_OF_ADMINISTRATOR } else { SESSION };
    let session = Session {
        token_hash: token_hash(&token),
        account_id: Some(account.id),
        expires_at: now + life,
        seen_at: now,
        proved_at: Some(now),
    };
    storage::sessions::insert_session(tx, &session, now).await?;
    tracing::info!(account = %account.id, "signed in");
    if let Some(old) = old {
        storage::sessions::move_players(tx, &old.token_hash, &session.token_hash).await?;
        storage::sessions::delete_session(tx, &old.token_hash).await?;
    }
    Ok(token)
}

async fn find_open_invitation(app: &App, tx: &mut Tx, token: &str) -> Result<Invitation> {
    let open = storage::invitations::find_usable_invitation(tx, &token_hash(token), app.clock.now()).await?;
    open.ok_or(Error::Forbidden(Forbidden::InvitationUsed))
}

/// Somebody else may have been quicker.
async fn spend_invitation(app: &App, tx: &mut Tx, invitation: &Invitation) -> Result<()> {
    let is_ours =
        storage::invitations::mark_invitation_used(tx, &invitation.token_hash, app.clock.now()).await?;
    if is_ours { Ok(()) } else { Err(Error::Forbidden(Forbidden::InvitationUsed)) }
}

/// Spends the invitation and gives the role it carries, both or neither, and commits.
async fn use_up(app: &App, mut tx: Tx, invitation: &Invitation, account: &Account) -> Result<()> {
    if let (Purpose::Staff(role), Some(event)) = (invitation.purpose, invitation.event_id) {
        let actor = Actor::of_account(account, role.into());
        return change_in(app, tx, event, &actor, async |tx, _| {
            spend_invitation(app, tx, invitation).await?;
            storage::former_staff::delete_rejoined_staff(tx, event, (&invitation.token_hash, &account.email))
                .await?;
            Ok(((), join_staff(tx, event, account, role).await?))
        })
        .await;
    }
    spend_invitation(app, &mut tx, invitation).await?;
    match invitation.purpose {
        Purpose::Account if !account.organiser => {
            storage::accounts::make_organiser(&mut tx, account.id).await?;
        }
        // A new account is made with it; for one that there is already it is not meant.
        Purpose::Setup if !account.site_admin => return Err(Error::NotFound),
        _ => {}
    }
    Ok(tx.commit().await?)
}

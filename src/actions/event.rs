//! Creating an event, its settings, its stage and its staff.

pub mod battleplans;
pub mod catalogues;
pub mod deletion;
pub mod game;
pub mod import;
pub mod pictures;
pub mod site_games;
pub mod standings;
pub mod timetable;
pub mod venue;

use super::{
    account::{
        invitations::{self, Target},
        mails,
        reauthentication::Fresh,
    },
    awards, change_in, is_taken,
};
use crate::{
    actions::prelude::*,
    domain::{
        account::{Email, Purpose},
        event::{
            EventName, Stage,
            audit::{EventAct, Renamed, StaffAct, setting_changes},
            pack::Settings,
            permission::{ActingAs, StaffRole},
            venue::VenueTable,
        },
        ids::AccountId,
        mail::{MailAbout, MailPriority, WriteMail},
        refusal::{Conflict, EventRefusal},
    },
    storage::accounts::Account,
};
use uuid::Uuid;

/// What a new event begins with.
pub struct NewEvent {
    pub name: EventName,
    pub settings: Settings,
    /// An earlier event in the same rooms: its tables and their terrain are this one's.
    pub tables_of: Option<EventId>,
}

/// A new event, still a draft, run by whoever made it. Its address is made from its name.
pub async fn create_event(app: &App, by: &Account, once: Option<String>, new: NewEvent) -> Result<Event> {
    create_seeded(app, by, once, new, app.new_seed()).await
}

/// A new event whose draws are known beforehand: the demo is the same every time.
pub(crate) async fn create_seeded(
    app: &App,
    by: &Account,
    once: Option<String>,
    new: NewEvent,
    seed: i64,
) -> Result<Event> {
    let NewEvent { name, settings, tables_of } = new;
    for attempt in 1..=50 {
        let slug = if attempt == 1 { name.slug() } else { format!("{}-{attempt}", name.slug()) };
        let event = Event {
            id: EventId(app.new_id()),
            slug,
            name: name.clone(),
            stage: Stage::Draft,
            settings: Settings { seed_per_round: true, ..settings.clone() },
            seed,
            version: 0,
            created_at: app.clock.now(),
        };
        let mut tx = app.database.write().await?;
        match storage::events::insert(&mut tx, &event).await {
            Err(error) if is_taken(&error) => continue,
            other => other?,
        }
        storage::staff::set_staff_role(&mut tx, event.id, by.id, StaffRole::Organiser).await?;
        awards::add_usual(app, &mut tx, event.id).await?;
        if let Some(earlier) = tables_of {
            for table in storage::venue_tables::list_venue_tables(&mut tx, earlier).await? {
                let table = VenueTable { out_of_use: None, version: 1, ..table };
                storage::venue_tables::insert(&mut tx, event.id, &table).await?;
            }
        }
        let actor = Actor { once: once.clone(), ..Actor::of_account(by, ActingAs::Organiser) };
        let ranking = Some(event.settings.ranking_rules());
        let created = EventAct::Created { name: event.name.to_string(), ranking };
        let entry = LogEntry::new(AuditSubject::Event, created);
        change_in(app, tx, event.id, &actor, async |_, _| Ok(((), entry))).await?;
        return Ok(event);
    }
    Err(Error::from_refusal(EventRefusal::NameTooCommon))
}

/// Saves the pack. `seen` is the event's version that the form was made from: settings that somebody
/// else saved since are not overwritten.
pub async fn save_settings(
    app: &App,
    by: &Actor,
    seen: &Event,
    name: EventName,
    settings: Settings,
) -> Result<()> {
    change_event(app, seen.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, seen.id).await?.ok_or(Error::NotFound)?;
        if now.settings != seen.settings || now.name != seen.name {
            return Err(Error::Conflict(Conflict::Settings));
        }
        let ranked_anew = seen.settings.ranking_rules() != settings.ranking_rules();
        if ranked_anew && storage::events::newest_published_round(tx, seen.id).await? >= RoundNumber::FIRST {
            return Err(Error::from_refusal(EventRefusal::RankingElsewhere));
        }
        storage::events::set_settings(tx, seen.id, &name, &settings).await?;
        let changed = setting_changes(&seen.settings, &settings);
        let ranking = ranked_anew.then(|| settings.ranking_rules());
        let renamed =
            (name != seen.name).then(|| Renamed { from: seen.name.to_string(), to: name.to_string() });
        Ok(((), LogEntry::new(AuditSubject::Event, EventAct::SettingsSaved { renamed, changed, ranking })))
    })
    .await
}

/// Moves the event on, or back while nothing depends on it.
pub async fn set_stage(app: &App, by: &Actor, event: EventId, to: Stage) -> Result<()> {
    move_to(app, by, event, to, None).await
}

/// Ends the event. While a table plays, only with a reason.
pub async fn finish_event(app: &App, by: &Actor, event: EventId, reason: Option<&str>) -> Result<()> {
    move_to(app, by, event, Stage::Finished, reason).await
}

async fn move_to(app: &App, by: &Actor, event: EventId, to: Stage, reason: Option<&str>) -> Result<()> {
    change_event(app, event, by, async |tx, locked| {
        let rounds = storage::events::newest_round(tx, event).await?;
        let rounds = usize::try_from(rounds.0).unwrap_or_default();
        locked.stage.may_become(to, rounds).map_err(Error::from_refusal)?;
        if (locked.stage, to) == (Stage::Draft, Stage::Published) {
            let now = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
            if let Some(check) = now.settings.list_what_blocks_publishing().first() {
                return Err(Error::from_refusal(EventRefusal::NotReady { check: *check }));
            }
        }
        let ends = (locked.stage, to) == (Stage::Running, Stage::Finished);
        let tables =
            if ends { storage::battles::list_tables_without_result(tx, event).await?.len() } else { 0 };
        if tables > 0 && reason.is_none() {
            return Err(Error::from_refusal(EventRefusal::StillPlaying { tables }));
        }
        storage::events::set_stage(tx, event, to).await?;
        let entry = LogEntry::new(AuditSubject::Event, EventAct::StageMoved { from: locked.stage, to });
        Ok((
            (),
            match reason {
                Some(reason) => entry.because(reason),
                None => entry,
            },
        ))
    })
    .await
}

/// A link that gives whoever opens it a role among the event's staff; mailed too, in the words of `write`,
/// where mail is set up.
pub async fn invite_staff(
    app: &App,
    by: &Actor,
    event: &Event,
    (role, to): (StaffRole, &Invitee),
    write: WriteMail,
    _: &Fresh,
) -> Result<String> {
    change_event(app, event.id, by, async |tx, _| {
        let (link, _) = invite_staff_by_mail(app, tx, event, role, to, write).await?;
        Ok((link, LogEntry::new(AuditSubject::Staff, StaffAct::Invited { name: to.name.clone(), role })))
    })
    .await
}

/// The link, which goes out by mail where the site sends any, and what the invitation is known by.
async fn invite_staff_by_mail(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    role: StaffRole,
    to: &Invitee,
    write: WriteMail,
) -> Result<(String, String)> {
    let target = Target { event: Some(event.id), account: None };
    let (link, known_by) = invitations::invite_known(app, tx, Purpose::Staff(role), &to.name, target).await?;
    if let (Some(email), true) = (&to.email, app.config.smtp.is_some()) {
        let event = event.name.to_string();
        let text = write.write_mail_text(&MailAbout::StaffInvitation { event, role, link: link.clone() });
        mails::write_mail(app, tx, email.as_str(), text, MailPriority::Asked).await?;
    }
    Ok((link, known_by))
}

/// The same for somebody who was on the staff where the event came from, with what its file says of them. The link that
/// they were given before ends. Their name, and the link.
pub async fn invite_again(
    app: &App,
    by: &Actor,
    event: &Event,
    (former, write): (Uuid, WriteMail),
    _: &Fresh,
) -> Result<(String, String)> {
    change_event(app, event.id, by, async |tx, _| {
        let was =
            storage::former_staff::find_former_staff(tx, event.id, former).await?.ok_or(Error::NotFound)?;
        if let Some(before) = &was.invitation {
            storage::invitations::delete_invitation(tx, event.id, before).await?;
        }
        let to = Invitee { name: was.name, email: Email::parse(&was.email).ok() };
        let (link, known_by) = invite_staff_by_mail(app, tx, event, was.role, &to, write).await?;
        storage::former_staff::set_former_staff_invitation(tx, was.id, &known_by).await?;
        let act = StaffAct::Invited { name: to.name.clone(), role: was.role };
        Ok(((to.name, link), LogEntry::new(AuditSubject::Staff, act)))
    })
    .await
}

/// Somebody who was on the staff where the event came from is not to join again: they are not named any more, and a
/// link that they were given ends. Their name.
pub async fn forget_former(app: &App, by: &Actor, event: EventId, former: Uuid) -> Result<String> {
    change_event(app, event, by, async |tx, _| {
        let was =
            storage::former_staff::find_former_staff(tx, event, former).await?.ok_or(Error::SentTwice)?;
        if let Some(before) = &was.invitation {
            storage::invitations::delete_invitation(tx, event, before).await?;
        }
        storage::former_staff::delete_former_staff(tx, event, was.id).await?;
        let act = StaffAct::NotInvitedAgain { name: was.name.clone(), role: was.role };
        Ok((was.name, LogEntry::new(AuditSubject::Staff, act)))
    })
    .await
}

/// Somebody to be invited.
#[derive(Debug, Clone)]
pub struct Invitee {
    pub name: String,
    pub email: Option<Email>,
}

/// Takes a role away. The last organiser stays.
pub async fn remove_staff(
    app: &App,
    by: &Actor,
    event: EventId,
    account: AccountId,
    _: &Fresh,
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let staff = storage::staff::list_staff(tx, event).await?;
        let gone = staff.iter().find(|member| member.account_id == account).ok_or(Error::NotFound)?;
        let organisers = staff.iter().filter(|member| member.role == StaffRole::Organiser).count();
        if gone.role == StaffRole::Organiser && organisers == 1 {
            return Err(Error::from_refusal(EventRefusal::LastOrganiser));
        }
        storage::staff::delete_staff_member(tx, event, account).await?;
        let act = StaffAct::Removed { name: gone.name.clone(), role: gone.role };
        Ok(((), LogEntry::new(AuditSubject::Staff, act)))
    })
    .await
}

/// Makes an invitation worthless.
pub async fn withdraw_invitation(app: &App, by: &Actor, event: EventId, token_hash: &str) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        match storage::invitations::delete_invitation(tx, event, token_hash).await? {
            0 => Err(Error::NotFound),
            _ => Ok(((), LogEntry::new(AuditSubject::Staff, StaffAct::InvitationWithdrawn))),
        }
    })
    .await
}

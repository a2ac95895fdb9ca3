//! Who is on the event's staff, and links that invite them.

use crate::{
    actions::event::{self, Invitee},
    domain::{
        account::{Email, Purpose},
        event::permission::StaffRole,
        ids::AccountId,
    },
    storage::{former_staff::FormerStaff, invitations::Invitation, staff::StaffMember},
    web::{prelude::*, reply::reauthentication::require_fresh_password},
};

#[derive(Template)]
#[template(path = "desk/setup/staff.html")]
struct StaffPage<'a> {
    visit: &'a EventVisit,
    staff: Vec<StaffMember>,
    /// Who was on the staff where the event came from, has not joined again, and has no invitation that is open.
    former: Vec<FormerStaff>,
    invitations: Vec<Invitation>,
    /// Accounts of staff who play in the event.
    playing: Vec<AccountId>,
    /// Those who have the e-mail address of an entry that nobody of their account has claimed.
    seem_to_play: Vec<AccountId>,
    /// The link just made is for somebody whose e-mail address is entered.
    invites_a_player: bool,
    /// A link just made, and whom it is for: shown this once.
    link: Option<(String, String)>,
    form: Form,
}

impl StaffPage<'_> {
    fn staff_role_choices() -> [(&'static str, Message); 3] {
        let choice = |role: StaffRole| (role.as_str(), say!("desk-setup-staff-as").part(role.as_str()));
        StaffRole::ALL.map(choice)
    }

    fn role_of_invitation(invitation: &Invitation) -> Wording {
        match invitation.purpose {
            Purpose::Staff(role) => told(&role).into(),
            purpose => Wording::Words(purpose.as_str().to_owned()),
        }
    }
}

pub async fn show_staff_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = Form::from_own_values([("role", "judge".to_owned())]);
    answer_with_page(&here.visit, &staff_page(&app, &here, None, form).await?)
}

pub async fn invite_staff_member(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let name = form.required("name", 60, say!("desk-setup-staff-name-missing"));
    let email = if form.value("email").trim().is_empty() { None } else { form.read("email", Email::parse) };
    let role =
        form.read("role", |text| StaffRole::parse(text).ok_or_else(|| say!("desk-setup-staff-role-missing")));
    let (Some(name), Some(role), true) = (name, role, form.is_fine()) else {
        return form_again(&here.visit, &staff_page(&app, &here, None, form).await?);
    };
    let fresh = match require_fresh_password(&app, &here.visit, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let typed = form.value("email").to_owned();
    let invitee = Invitee { name: name.clone(), email };
    let by = here.actor(&form);
    let result = event::invite_staff(&app, &by, &here.event, (role, &invitee), app.language, &fresh).await;
    let saved = async |link| {
        let form = Form::from_own_values([("email", typed)]);
        let shown = staff_page(&app, &here, Some((name, link)), form).await?;
        let form = Form::from_own_values([("role", "judge".to_owned())]);
        answer_with_page(&here.visit, &StaffPage { form, ..shown })
    };
    let again = async |form| staff_page(&app, &here, None, form).await;
    SentForm { visit: &here.visit, form, result }
        .answer_by(Next::lead_to_page(&here, here.to("desk/staff")), saved, again)
        .await
}

/// A link for somebody who was on the staff where the event came from.
pub async fn invite_again(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let former = form.value("former").parse().map_err(|_| Error::NotFound)?;
    let fresh = match require_fresh_password(&app, &here.visit, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let by = here.actor(&form);
    let result = event::invite_again(&app, &by, &here.event, (former, app.language), &fresh).await;
    let empty = || Form::from_own_values([("role", "judge".to_owned())]);
    let saved =
        async |made| answer_with_page(&here.visit, &staff_page(&app, &here, Some(made), empty()).await?);
    let again = async |_| staff_page(&app, &here, None, empty()).await;
    SentForm { visit: &here.visit, form, result }
        .answer_by(Next::lead_to_page(&here, here.to("desk/staff")), saved, again)
        .await
}

/// Somebody who was on the staff where the event came from is not named any more.
pub async fn leave_out(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let former = form.value("former").parse().map_err(|_| Error::NotFound)?;
    let left_out = event::forget_former(&app, &here.actor(&form), here.event.id, former).await;
    let next = Next::lead_to_page(&here, here.to("desk/staff"))
        .or_twice(say!("desk-setup-former-staff-left-out-already"));
    next.after(left_out, |name| say!("desk-setup-former-staff-left-out", name))
}

pub async fn remove_staff_member(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let account: AccountId = form.value("account").parse().map_err(|_| Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let staff = storage::staff::list_staff(&mut tx, here.event.id).await?;
    drop(tx);
    let fresh = match require_fresh_password(&app, &here.visit, &form).await? {
        Ok(fresh) => fresh,
        Err(asks) => return Ok(asks),
    };
    let gone = staff.iter().find(|member| member.account_id == account);
    let name = gone.map_or("", |member| member.name.as_str());
    let said = say!("desk-setup-staff-removed", name);
    let result = event::remove_staff(&app, &here.actor(&form), here.event.id, account, &fresh).await;
    let next = Next::lead_to_page(&here, here.to("desk/staff")).saying(said);
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| staff_page(&app, &here, None, form).await)
        .await
}

pub async fn withdraw_staff_invitation(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let (by, invitation) = (here.actor(&form), form.value("invitation"));
    let withdrawn = event::withdraw_invitation(&app, &by, here.event.id, invitation).await;
    Next::lead_to_page(&here, here.to("desk/staff"))
        .after(withdrawn, |()| say!("desk-setup-staff-link-withdrawn"))
}

async fn staff_page<'a>(
    app: &App,
    here: &'a Organiser,
    link: Option<(String, String)>,
    form: Form,
) -> Result<StaffPage<'a>> {
    let mut tx = app.database.read().await?;
    let staff = storage::staff::list_staff(&mut tx, here.event.id).await?;
    let invitations = storage::invitations::open_of_event(&mut tx, here.event.id, here.now).await?;
    let mut former = storage::former_staff::list_former_staff(&mut tx, here.event.id).await?;
    let is_open = |hash: &String| invitations.iter().any(|open| open.token_hash == *hash);
    former.retain(|member| !member.invitation.as_ref().is_some_and(is_open));
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    let active = || players.iter().filter(|player| player.is_active());
    let playing: Vec<AccountId> = active().filter_map(|player| player.account_id).collect();
    let is_entered = |email: &str| {
        active()
            .filter_map(|player| player.email.as_deref())
            .any(|own| own.eq_ignore_ascii_case(email.trim()))
    };
    let alike =
        staff.iter().filter(|member| !playing.contains(&member.account_id) && is_entered(&member.email));
    let seem_to_play = alike.map(|member| member.account_id).collect();
    let invites_a_player = link.is_some() && is_entered(form.value("email"));
    let visit = &here.0;
    Ok(StaffPage { visit, staff, former, invitations, playing, seem_to_play, invites_a_player, link, form })
}

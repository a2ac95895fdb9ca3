//! What a set-up link, an invitation or a new-password link opens.

use super::{new_account, signed_in};
use crate::{
    actions::account::{self, strength_of},
    domain::{
        account::{Password, Purpose, Strength},
        event::Event,
    },
    storage::{accounts::Account, invitations::Invitation},
    text::Element,
    token::token_hash,
    web::{prelude::*, reply::respond::redirect_with_note},
};

#[derive(Template)]
#[template(path = "account/join.html")]
struct JoinPage<'a> {
    visit: &'a Visit,
    form: Form,
    purpose: Purpose,
    /// Of the password.
    strength: Strength,
    event: Option<Event>,
    /// Whoever is signed in types their password, as it may be too short for staff.
    asks_password: bool,
}

impl JoinPage<'_> {
    fn title(&self) -> Message {
        match (self.purpose, &self.event) {
            (Purpose::Setup, _) => say!("account-link-setup"),
            (Purpose::Password, _) => say!("account-link-password"),
            (Purpose::Staff(role), Some(event)) => say!("account-link-staff", role, event = event.name),
            _ => say!("account-link-account"),
        }
    }

    /// Signing in, and back to this link.
    fn sign_in_here(&self) -> Element {
        Element::link(format!("/sign-in?next={}", self.visit.path))
    }

    fn is_password(&self) -> bool {
        self.purpose == Purpose::Password
    }

    /// Whoever is signed in need not make an account.
    fn accepting(&self) -> Option<&Account> {
        let is_for_any = !self.is_password() && !self.is_setup() && !self.is_by_mail();
        self.visit.account.as_ref().filter(|_| is_for_any)
    }

    /// The address is known: the link went there.
    fn is_by_mail(&self) -> bool {
        self.purpose == Purpose::SignUp
    }

    fn password_hint(&self) -> Message {
        say!("account-password-least", least = self.shortest())
    }

    /// The fewest characters of the password.
    fn shortest(&self) -> usize {
        self.strength.shortest()
    }

    fn is_setup(&self) -> bool {
        self.purpose == Purpose::Setup
    }
}

pub async fn show_join_page(app: Data<App>, visit: Visit, token: Path<String>) -> Result<HttpResponse> {
    let OpenedInvitation { purpose, strength, event, label } =
        open_invitation_link(&app, &visit, &token).await?;
    // As whoever invited them called them.
    let form = match purpose {
        Purpose::Account | Purpose::Staff(_) => Form::from_own_values([("name", label)]),
        Purpose::Setup | Purpose::Password | Purpose::SignUp => Form::default(),
    };
    let asks_password = is_asked_for_password(&app, &visit).await?;
    answer_with_page(&visit, &JoinPage { visit: &visit, form, purpose, strength, event, asks_password })
}

pub async fn join_by_invitation(
    app: Data<App>,
    visit: Visit,
    token: Path<String>,
    mut form: Form,
) -> Result<HttpResponse> {
    let OpenedInvitation { purpose, strength, event, label } =
        open_invitation_link(&app, &visit, &token).await?;
    if purpose == Purpose::SignUp {
        // The link went there: whoever has it may not choose another.
        form.set("email", &label);
    }
    let next = event.as_ref().map_or_else(|| "/".to_owned(), |event| format!("/e/{}/desk", event.slug));
    let result = if purpose == Purpose::Password {
        match form.read("password", |text| Password::parse(text, strength, &[])) {
            Some(password) => {
                account::reset_password(&app, &token, password, app.language).await.and_then(|()| {
                    redirect_with_note("/sign-in", visit.speaker.say(&say!("account-password-set")))
                })
            }
            None => Err(Error::from_refusal(crate::domain::refusal::FormRefusal::NoPassword)),
        }
    } else if let (Some(account), true) = (&visit.account, form.has("accept")) {
        let proof = (form.value("own_password").to_owned(), visit.address.as_str());
        account::accept_role_invitation(&app, &token, account, proof)
            .await
            .and_then(|()| redirect_with_note(&next, visit.speaker.say(&say!("account-welcome-to-staff"))))
    } else {
        match new_account(&mut form, strength) {
            Some(new) => account::join_by_open_invitation(&app, &token, new, visit.session.as_ref())
                .await
                .and_then(|session| signed_in(&app, &session, &next)),
            None => Err(Error::from_refusal(crate::domain::refusal::FormRefusal::SeeMarked)),
        }
    };
    let asks_password = is_asked_for_password(&app, &visit).await?;
    let again = async |form| Ok(JoinPage { visit: &visit, form, purpose, strength, event, asks_password });
    SentForm { visit: &visit, form, result }
        .answer_by(Next::lead_to_page(&visit, next), async |answer| Ok(answer), again)
        .await
}

/// Whether whoever is signed in may have a player's password.
async fn is_asked_for_password(app: &App, visit: &Visit) -> Result<bool> {
    match &visit.account {
        Some(account) => Ok(strength_of(app, account).await? == Strength::Player),
        None => Ok(false),
    }
}

/// What a link is for.
struct OpenedInvitation {
    purpose: Purpose,
    strength: Strength,
    event: Option<Event>,
    label: String,
}

async fn open_invitation_link(app: &App, visit: &Visit, token: &str) -> Result<OpenedInvitation> {
    let mut tx = app.database.read().await?;
    let found = storage::invitations::find_usable_invitation(&mut tx, &token_hash(token), visit.now).await?;
    let Invitation { purpose, event_id, account_id, label, .. } =
        found.ok_or_else(|| Error::Forbidden(crate::domain::refusal::Forbidden::InvitationUsed))?;
    let event = match event_id {
        Some(id) => storage::events::find_event(&mut tx, id).await?,
        None => None,
    };
    let account = match account_id {
        Some(id) => storage::accounts::find_account(&mut tx, id).await?,
        None => None,
    };
    drop(tx);
    // A new password is as long as the one before had to be; whoever asked for an account by mail is a player, and
    // everybody else is invited to decide about others.
    let strength = match (purpose, account) {
        (Purpose::Password, Some(account)) => strength_of(app, &account).await?,
        (Purpose::SignUp, _) => Strength::Player,
        _ => Strength::Staff,
    };
    Ok(OpenedInvitation { purpose, strength, event, label })
}

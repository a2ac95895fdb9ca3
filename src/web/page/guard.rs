//! Permission as a type: a handler that needs an organiser takes [`Organiser`], and forgetting
//! it does not compile where the page asks for one.

use super::{event_visit::EventVisit, visit::Visit};
use crate::{
    domain::{event::player::Player, refusal::Forbidden},
    error::{Error, Result},
    storage::accounts::Account,
};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;
use std::ops::Deref;

/// `guard!(Organiser(EventVisit) if |here| …)`: a visit that passed the test.
macro_rules! guard {
    ($(#[$doc:meta])* $name:ident($visit:ty): |$here:ident| $check:expr) => {
        $(#[$doc])*
        #[derive(Debug, Clone)]
        pub struct $name(pub $visit);

        impl Deref for $name {
            type Target = $visit;
            fn deref(&self) -> &$visit {
                &self.0
            }
        }

        impl FromRequest for $name {
            type Error = Error;
            type Future = LocalBoxFuture<'static, Result<Self>>;

            fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
                let visit = <$visit>::from_request(request, payload);
                Box::pin(async move {
                    let $here = visit.await?;
                    $check?;
                    Ok(Self($here))
                })
            }
        }
    };
}

guard! {
    /// Somebody with an account.
    SignedIn(Visit): |here| here.account.as_ref().map(|_| ()).ok_or(Error::SignIn)
}
guard! {
    /// Somebody who looks after the whole site.
    SiteAdmin(Visit): |here| match &here.account {
        Some(account) if account.site_admin && here.lacks_second_step => {
            Err(Error::Forbidden(Forbidden::SecondFactorFirst))
        }
        Some(account) if account.site_admin => Ok(()),
        Some(_) => Err(Error::Forbidden(Forbidden::AdministratorsOnly)),
        None => Err(Error::SignIn),
    }
}
guard! {
    /// Somebody who may create events.
    MayCreate(Visit): |here| match &here.account {
        Some(account) if account.may_create_events() => Ok(()),
        Some(_) => Err(Error::Forbidden(Forbidden::InvitedOnly)),
        None => Err(Error::SignIn),
    }
}
guard! {
    /// An organiser of this event.
    Organiser(EventVisit): |here| require_staff(&here, here.is_organiser(), Forbidden::OrganisersOnly)
}
guard! {
    /// A judge or organiser of this event (`handbook J1`).
    Judge(EventVisit): |here| require_staff(&here, here.is_judge(), Forbidden::JudgesOnly)
}
guard! {
    /// Anybody of this event's staff: what a scorekeeper may, all of them may.
    Scorekeeper(EventVisit): |here| require_staff(&here, here.is_staff(), Forbidden::StaffOnly)
}
guard! {
    /// A player of this event, by private link or account.
    Entered(EventVisit): |here| match (&here.me, &here.account) {
        (Some(_), _) => Ok(()),
        (None, Some(_)) => Err(Error::Forbidden(Forbidden::NotAPlayer)),
        (None, None) => Err(Error::Forbidden(Forbidden::PlayersOnly)),
    }
}

guard! {
    /// A player of this event, or a judge or organiser: those who have something to say at a table.
    TakesPart(EventVisit): |here| match &here.me {
        None if !here.is_judge() => Err(Error::Forbidden(Forbidden::TakingPartOnly)),
        _ => Ok(()),
    }
}

macro_rules! account_of {
    ($($name:ident)+) => {$(
        impl $name {
            /// Whoever is signed in.
            pub fn account(&self) -> &Account {
                self.0.account.as_ref().expect("checked when the guard was made")
            }
        }
    )+};
}
account_of!(SignedIn SiteAdmin MayCreate);

impl Entered {
    /// The player who asks.
    ///
    /// # Panics
    /// Never: the guard is not made without one.
    pub fn player(&self) -> &Player {
        self.0.me.as_ref().expect("checked when the guard was made")
    }
}

fn require_staff(here: &EventVisit, may: bool, who: Forbidden) -> Result<()> {
    match (may, &here.account) {
        (true, _) => Ok(()),
        (false, Some(_)) => Err(Error::Forbidden(who)),
        (false, None) => Err(Error::SignIn),
    }
}

//! Building a roster on the site: the page that suits what the rosters of the event's game are made of.

use super::{building::BuilderQuery, picking, roster_builder};
use crate::{
    actions::rosters::game_of,
    domain::{games::RosterBuilder, roster::Roster},
    web::{page::guard::Entered, prelude::*},
};

fn builder_of(here: &Entered) -> Result<RosterBuilder> {
    game_of(&here.event.settings)?.builder().ok_or(Error::NotFound)
}

/// The roster as it stands, or the choice of a faction to begin with.
pub async fn show_builder_page(
    app: Data<App>,
    here: Entered,
    asked: Query<BuilderQuery>,
) -> Result<HttpResponse> {
    match builder_of(&here)? {
        RosterBuilder::Leaders => roster_builder::show_leader_builder(&app, &here, asked.into_inner()).await,
        RosterBuilder::Categories => picking::show_category_builder(&app, &here, asked.into_inner()).await,
    }
}

/// What may be picked for one place of the roster.
pub async fn show_builder_choices(
    app: Data<App>,
    here: Entered,
    asked: Query<BuilderQuery>,
) -> Result<HttpResponse> {
    match builder_of(&here)? {
        RosterBuilder::Leaders => roster_builder::show_leader_choices(&app, &here, asked.into_inner()).await,
        RosterBuilder::Categories => picking::show_category_units(&app, &here, asked.into_inner()).await,
    }
}

/// One tap.
pub async fn take_builder_step(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    match builder_of(&here)? {
        RosterBuilder::Leaders => roster_builder::take_leader_step(&app, &here, form).await,
        RosterBuilder::Categories => picking::take_category_step(&app, &here, form).await,
    }
}

/// Begins from a roster that was only checked, so that it is mended by picking.
pub(super) async fn begin_from(
    app: &App,
    here: &Entered,
    (form, roster): (&Form, Roster),
) -> Result<HttpResponse> {
    match builder_of(here)? {
        RosterBuilder::Leaders => roster_builder::begin_from(app, here, (form, &roster)).await,
        RosterBuilder::Categories => picking::begin_from(app, here, (form, roster)).await,
    }
}

/// Hands in what was built, by the way a pasted roster goes.
pub async fn hand_in(app: Data<App>, here: Entered, form: Form) -> Result<HttpResponse> {
    match builder_of(&here)? {
        RosterBuilder::Leaders => roster_builder::hand_in(&app, &here, form).await,
        RosterBuilder::Categories => picking::hand_in(&app, &here, form).await,
    }
}

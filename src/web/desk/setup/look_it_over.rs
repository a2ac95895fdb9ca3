//! The last step of the set-up: what keeps the event from being published, what is advised, and what is in order. Each
//! leads to the place where it is mended.

use super::plan::{Plan, page_of_setting};
use crate::{
    actions::rosters::Judging,
    domain::{
        event::{
            Stage,
            readiness::{AroundEvent, ReadinessCheck},
            set_up_step::SetUpStep,
            settings_warning::SettingsWarning,
        },
        numbers::RoundNumber,
    },
    storage::Tx,
    text::settings::find_step_of_field,
    web::prelude::*,
};

#[derive(Template)]
#[template(path = "desk/setup/look_it_over.html")]
struct ReadinessPage<'a> {
    visit: &'a EventVisit,
    plan: Plan,
    blocking: Vec<Way>,
    advice: Vec<Way>,
    in_order: Vec<ReadinessCheck>,
}

/// Something that is missing or should be thought over, and the way to where it is set.
struct Way {
    what: Wording,
    /// What follows from it; empty where that is plain.
    why: Wording,
    page: String,
    /// What the page is called.
    place: Message,
}

impl ReadinessPage<'_> {
    fn is_draft(&self) -> bool {
        self.visit.event.stage == Stage::Draft
    }

    /// What comes first on the page: whether it is ready.
    fn verdict(&self) -> Message {
        let missed = self.visit.event.settings.list_what_players_miss().len();
        say!("set-up-verdict", open = self.blocking.len(), draft = self.is_draft(), missed)
    }

    /// Nothing blocks it, and players miss nothing.
    fn is_complete(&self) -> bool {
        self.blocking.is_empty() && self.visit.event.settings.list_what_players_miss().is_empty()
    }

    fn in_order_told(check: &ReadinessCheck) -> Message {
        told(check).part("fine")
    }

    fn verdict_more(&self) -> Message {
        say!("set-up-verdict-more", advice = self.advice.len(), fine = self.in_order.len())
    }
}

impl Way {
    fn from_check(here: &EventVisit, check: ReadinessCheck) -> Self {
        let (page, place) = match (check.setting(), check) {
            (Some(setting), _) => (page_of_setting(setting), name_place_of(setting)),
            (None, ReadinessCheck::BattleProfiles) => {
                ("desk/rosters/rules".to_owned(), say!("set-up-row-roster-rules"))
            }
            (None, ReadinessCheck::Tables) => ("desk/tables".to_owned(), say!("set-up-row-tables")),
            (None, ReadinessCheck::Staff) => ("desk/staff".to_owned(), say!("set-up-row-staff")),
            (None, _) => ("desk/print".to_owned(), say!("set-up-row-print")),
        };
        Self { what: told(&check).into(), why: told(&check).part("why").into(), page: here.to(&page), place }
    }

    fn from_warning(here: &EventVisit, warning: &SettingsWarning) -> Self {
        let setting = warning.setting();
        let place = name_place_of(&setting);
        Self {
            what: told(warning).into(),
            why: Wording::NONE,
            page: here.to(&page_of_setting(&setting)),
            place,
        }
    }
}

/// What the page is called on which the setting of this field is made.
fn name_place_of(field: &str) -> Message {
    find_step_of_field(field).map_or_else(|| say!("set-up-row-timetable"), |step| told(&step))
}

pub async fn show_readiness_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let settings = &here.event.settings;
    let around = load_what_is_around(&mut app.database.read().await?, &app, &here).await?;
    let (in_order, missing): (Vec<_>, Vec<_>) =
        ReadinessCheck::ALL.into_iter().partition(|check| check.passes(settings, around));
    let (blocking, advised): (Vec<_>, Vec<_>) =
        missing.into_iter().partition(|check| check.blocks_publishing());
    let way = |check| Way::from_check(&here, check);
    let drawn = here.event.frame.rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let warnings =
        settings.warnings_beside(here.event.playing(), drawn).into_iter().chain(settings.warnings());
    let warnings = warnings.map(|warning| Way::from_warning(&here, &warning));
    let page = ReadinessPage {
        visit: &here.0,
        plan: Plan::load_plan_beside(&app, &here, SetUpStep::LookItOver).await?,
        blocking: blocking.into_iter().map(way).collect(),
        advice: advised.into_iter().map(way).chain(warnings).collect(),
        in_order,
    };
    answer_with_page(&here.visit, &page)
}

async fn load_what_is_around(tx: &mut Tx, app: &App, here: &EventVisit) -> Result<AroundEvent> {
    let tables = storage::venue_tables::list_venue_tables(tx, here.event.id).await?;
    let in_use = tables.iter().filter(|table| table.out_of_use.is_none()).count();
    let judging = Judging::from_event_settings(app, tx, &here.event.settings).await?;
    Ok(AroundEvent {
        lacks_profiles: judging.is_sample,
        tables: (!tables.is_empty()).then_some(in_use),
        staff: storage::staff::list_staff(tx, here.event.id).await?.len(),
        is_reached_by_phones: app.config.ways_to_be_reached().is_none(),
    })
}

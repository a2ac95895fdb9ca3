//! Everything that can be set, as one list with a search: what it is called, what it is now, and the way there.

use super::plan::{Plan, page_of_setting, page_of_step};
use crate::{
    domain::event::{Stage, pack::Settings, set_up_step::SetUpStep},
    text::pack::{describe_event_days, describe_roster_deadline},
    web::{page::search::holds_every_word, prelude::*},
};
use serde::{Deserialize, Serialize};

#[derive(Template)]
#[template(path = "desk/setup/list.html")]
struct SetUpList<'a> {
    visit: &'a EventVisit,
    plan: Plan,
    find: String,
    bands: Vec<(RowBand, Vec<SetUpRow>)>,
}

/// What a row is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum RowBand {
    Event,
    Rosters,
    Rounds,
    Desk,
    End,
}

/// What a row says of the settings; nothing where that is a page of its own.
type SetUpValue = fn(&Settings) -> Wording;

/// Something that can be set.
pub(in crate::web::desk) struct SetUpRow {
    band: RowBand,
    pub name: Message,
    pub page: String,
    pub value: Wording,
    /// All that it is found by: name, value, and other words for the same thing.
    pub found_by: String,
}

const NOTHING: SetUpValue = |_| Wording::NONE;

/// The rows whose page is always the same: the text of each, with its part `words`; the page; the value.
const ROWS: [(RowBand, Message, &str, SetUpValue); 22] = [
    (RowBand::Event, say!("set-up-row-look"), "desk/set-up/look-it-over", NOTHING),
    (RowBand::Event, say!("set-up-row-pictures"), "desk/picture", NOTHING),
    (RowBand::Event, say!("set-up-row-news"), "desk/news", NOTHING),
    (RowBand::Rosters, say!("set-up-row-roster-rules"), "desk/rosters/rules", |all| {
        Wording::Words(all.composition.season.clone().unwrap_or_default())
    }),
    (RowBand::Rounds, say!("set-up-row-game"), "desk/game", |all| Wording::Words(all.game().name.clone())),
    (RowBand::Rounds, say!("set-up-row-game-form"), "desk/game/form", NOTHING),
    (RowBand::Rounds, say!("set-up-row-timetable"), "desk/timetable", |all| {
        if all.timetable.is_empty() {
            say!("set-up-value-follows").into()
        } else {
            say!("set-up-value-by-hand").into()
        }
    }),
    (RowBand::Rounds, say!("set-up-row-methods"), "desk/methods", NOTHING),
    (RowBand::Rounds, say!("set-up-row-missions"), "desk/battleplans", |all| {
        say!("set-up-value-missions", count = all.own_battleplans.len()).into()
    }),
    (RowBand::Rounds, say!("set-up-row-pairs"), "desk/pairs", NOTHING),
    (RowBand::Rounds, say!("set-up-row-tables"), "desk/tables", NOTHING),
    (RowBand::Rounds, say!("set-up-row-terrain"), "desk/terrain", NOTHING),
    (RowBand::Rounds, say!("set-up-row-teams"), "desk/teams/rules", |all| told(&all.entrants).into()),
    (RowBand::Rounds, say!("set-up-row-ranking"), "desk/ranking", NOTHING),
    (RowBand::Rounds, say!("set-up-row-awards"), "desk/awards", NOTHING),
    (RowBand::Rounds, say!("set-up-row-soft"), "desk/soft", NOTHING),
    (RowBand::Desk, say!("set-up-row-staff"), "desk/staff", NOTHING),
    (RowBand::Desk, say!("set-up-row-screen"), "desk/screen", NOTHING),
    (RowBand::Desk, say!("set-up-row-print"), "desk/print", NOTHING),
    (RowBand::Desk, say!("set-up-row-log"), "desk/audit", NOTHING),
    (RowBand::End, say!("set-up-row-finish"), "desk/finish", NOTHING),
    (RowBand::End, say!("set-up-row-delete"), "desk/delete", NOTHING),
];

/// The rows of fields in the steps: the text of each, the field that it leads to, the value.
const FIELDS: [(RowBand, Message, &str, SetUpValue); 16] = [
    (RowBand::Event, say!("set-up-row-days"), "starts_on", describe_event_days),
    (RowBand::Event, say!("set-up-row-place"), "venue", |all| Wording::Words(all.venue.clone())),
    (RowBand::Event, say!("set-up-row-accent"), "accent", |all| told(&all.accent).into()),
    (RowBand::Event, say!("set-up-row-places"), "capacity", |all| {
        say!("set-up-places", places = all.capacity, open = all.public_registration).into()
    }),
    (RowBand::Event, say!("set-up-row-tickets"), "ticket_price", |all| {
        Wording::Words(all.ticket_price.clone())
    }),
    (RowBand::Event, say!("set-up-row-asked"), "ask_dietary", |all| {
        say!("set-up-value-questions", count = all.day.questions.len()).into()
    }),
    (RowBand::Event, say!("set-up-row-contact"), "contact_email", |all| {
        Wording::Words(all.contact_email.clone())
    }),
    (RowBand::Event, say!("set-up-row-on-site"), "food", NOTHING),
    (RowBand::Rosters, say!("set-up-row-due"), "roster_deadline", describe_roster_deadline),
    (RowBand::Rosters, say!("set-up-row-open"), "rosters", |all| told(&all.rosters).into()),
    (RowBand::Rosters, say!("set-up-row-points"), "points_limit", |all| {
        all.agreed_points().map_or(Wording::NONE, |count| say!("setting-value-count", count).into())
    }),
    (RowBand::Rounds, say!("set-up-row-rounds"), "rounds", |all| {
        say!("set-up-rounds", rounds = all.rounds, minutes = all.round_minutes).into()
    }),
    (RowBand::Rounds, say!("set-up-row-clubs"), "avoid_club_rounds", NOTHING),
    (RowBand::Rounds, say!("set-up-row-prizes"), "prizes", |all| Wording::Words(all.prizes.clone())),
    (RowBand::Rounds, say!("set-up-row-reports"), "confirm_minutes", NOTHING),
    (RowBand::End, say!("set-up-row-template"), "template", |all| Wording::Words(all.template.clone())),
];

#[derive(Deserialize)]
pub struct SetUpQuery {
    #[serde(default)]
    find: String,
}

impl SetUpList<'_> {
    fn is_draft(&self) -> bool {
        self.visit.event.stage == Stage::Draft
    }

    /// The first step that is not done.
    fn goes_on_at(&self) -> String {
        let open = self.plan.lines.iter().find(|line| line.state != super::plan::StepState::Done);
        open.map_or_else(|| self.visit.to(&page_of_step(SetUpStep::LookItOver)), |line| line.address.clone())
    }
}

pub async fn show_set_up_list(here: Organiser, asked: Query<SetUpQuery>) -> Result<HttpResponse> {
    let mut rows: Vec<_> =
        list_rows(&here).filter(|row| holds_every_word(&row.found_by, &asked.find)).collect();
    let bands = [RowBand::Event, RowBand::Rosters, RowBand::Rounds, RowBand::Desk, RowBand::End];
    let bands = bands.map(|band| (band, rows.extract_if(.., |row| row.band == band).collect::<Vec<_>>()));
    let page = SetUpList {
        visit: &here.0,
        plan: Plan::without_pack(&here, SetUpStep::LookItOver),
        find: asked.find.clone(),
        bands: bands.into_iter().filter(|(_, rows)| !rows.is_empty()).collect(),
    };
    answer_with_page(&here.visit, &page)
}

/// Everything that can be set, in the order of the list, each with what it is about.
pub(in crate::web::desk) fn list_rows(here: &EventVisit) -> impl Iterator<Item = SetUpRow> {
    let fields =
        FIELDS.into_iter().map(|(band, name, field, value)| (band, name, page_of_setting(field), value));
    let pages = ROWS.into_iter().map(|(band, name, page, value)| (band, name, page.to_owned(), value));
    let row = |(band, name, page, value): (RowBand, Message, String, SetUpValue)| {
        SetUpRow::new(here, band, name, &page, value(&here.event.settings))
    };
    fields.chain(pages).map(row)
}

impl SetUpRow {
    fn new(here: &EventVisit, band: RowBand, name: Message, page: &str, value: Wording) -> Self {
        let words = Wording::Text(name.clone()).part_if_any("words");
        let found_by =
            [Wording::from(&name), words, value.clone()].map(|one| one.say_by(&here.speaker)).join(" ");
        Self { band, name, page: here.to(page), value, found_by }
    }
}

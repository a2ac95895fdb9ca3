//! Everything in an event's pack as a form (`handbook`, section E).

use crate::{
    app::App,
    domain::{
        event::{
            EventName,
            accent::Accent,
            missions::{AxisChoice, AxisChoices},
            pack::{BattleplanChoice, PairingSettings, PaperCheck, RosterPolicy, Settings, Terrain},
            quotas::most_entries,
            settings_warning::SetOn,
        },
        numbers::RoundNumber,
        standings::RankingRules,
        system::{self, Axis},
        zone::Zone,
    },
    error::Result,
    storage,
    web::{
        desk::setup::{
            ranking::{self, word_of_choice},
            saving::SettingsForm,
            tiebreakers,
        },
        forms::{
            form::Form,
            three_way_merge::{mark_standing_fields, merge_forms},
        },
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::Next,
            respond::{answer_with_page, form_again},
        },
    },
    words::{
        InWords, Label, guide,
        pack::places_hint,
        pages::{desk::setup as say, forms},
        ranking::scoring_of,
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use chrono::{DateTime, NaiveDate, NaiveTime, Utc};

#[derive(Template)]
#[template(path = "desk/setup/settings.html")]
struct SettingsPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    /// A round is out: how players are ranked has a page of its own.
    ranking_apart: bool,
    /// What the system suggests; empty for one that is not known here.
    rounds_guide: String,
    minutes_guide: String,
}

impl SettingsPage<'_> {
    fn places_hint(&self) -> String {
        places_hint(most_entries(self.visit.event.settings.capacity))
    }

    fn roster_policy_choices() -> [(&'static str, &'static str); 3] {
        [
            ("open", say::word_roster_policy(RosterPolicy::Open)),
            ("closed", say::word_roster_policy(RosterPolicy::Closed)),
            ("at_table", say::word_roster_policy(RosterPolicy::AtTable)),
        ]
    }

    fn battleplan_rule_choices() -> [(&'static str, &'static str); 3] {
        [
            ("dice", say::word_battleplan_choice(BattleplanChoice::Dice)),
            ("public", say::word_battleplan_choice(BattleplanChoice::Public)),
            ("secret", say::word_battleplan_choice(BattleplanChoice::Secret)),
        ]
    }

    fn terrain(&self) -> [(&'static str, String); 2] {
        let game = self.visit.event.settings.game();
        [("preset", Terrain::Preset), ("roll_off", Terrain::RollOff)]
            .map(|(word, placed)| (word, say::word_terrain_choice(placed, game)))
    }

    /// `Battleplans, one a line`
    fn missions_one_a_line(&self) -> String {
        say::one_a_line(self.visit.event.words().of_missions())
    }

    /// How a list of missions is typed.
    fn like_this(&self) -> String {
        let game = self.visit.event.settings.game();
        say::like_this(game.battleplans.first().map(|plan| plan.name.as_str()))
    }

    fn axis_field(axis: &Axis) -> String {
        axis_field(axis)
    }

    fn axis_list(axis: &Axis) -> String {
        axis_list(axis)
    }

    fn axis_choices() -> [(&'static str, &'static str); 4] {
        [
            ("drawn", say::word_axis_choice(&AxisChoice::Drawn)),
            ("one_a_table", say::word_axis_choice(&AxisChoice::OneATable)),
            ("fixed", say::word_axis_choice(&AxisChoice::Fixed(Vec::new()))),
            ("players", say::word_axis_choice(&AxisChoice::Players)),
        ]
    }

    fn tiebreaker_fields(&self) -> Vec<String> {
        tiebreakers::list_tiebreaker_fields(self.visit.event.settings.game())
    }

    fn tiebreaker_choices(&self) -> Vec<(&'static str, String)> {
        tiebreakers::list_tiebreaker_choices(self.visit.event.settings.game())
    }

    fn accent_choices() -> [(&'static str, &'static str); 12] {
        Accent::ALL.map(|accent| (accent.as_str(), accent.label()))
    }

    fn scoring(&self) -> Vec<(&'static str, String)> {
        scoring_of(self.visit.event.settings.game())
    }
}

pub async fn show_settings_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    let form = mark_standing_fields(fill_settings_form(here.event.name.as_str(), &here.event.settings));
    answer_with_page(&here.visit, &settings_page(&app, &here, form).await?)
}

pub async fn save_event_settings(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    if tiebreakers::move_pressed_tiebreaker(&mut form) {
        return answer_with_page(&here.visit, &settings_page(&app, &here, form).await?);
    }
    let now = fill_settings_form(here.event.name.as_str(), &here.event.settings);
    let meanwhile = merge_forms(&mut form, &now, &[tiebreakers::LIST]);
    let name = form.read("name", EventName::parse);
    let settings = read_event_settings(&mut form, &here.event.settings);
    let (Some(name), true) = (name, form.is_fine()) else {
        return form_again(&here.visit, &settings_page(&app, &here, form).await?);
    };
    let next = Next::lead_to_page(here.to("desk/settings")).saying(forms::SAVED_IN_THE_PACK);
    let wanted = SettingsForm { app: &app, here: &here, form, name, settings, next, meanwhile };
    wanted.save(async |form| settings_page(&app, &here, form).await).await
}

async fn settings_page<'a>(app: &App, here: &'a Organiser, mut form: Form) -> Result<SettingsPage<'a>> {
    let mut tx = app.database.read().await?;
    let ranking_apart =
        storage::events::newest_published_round(&mut tx, here.event.id).await? >= RoundNumber::FIRST;
    let frame = &here.event.frame;
    let drawn = frame.rounds.last().map_or(RoundNumber::BEFORE_THE_FIRST, |round| round.number);
    let settings = &here.event.settings;
    for warning in
        settings.warnings_beside(here.event.playing(), drawn).into_iter().chain(settings.warnings())
    {
        if warning.set_on() == SetOn::Settings {
            form.warn(&warning.setting(), here.event.called(&warning.in_words()));
        }
    }
    let system = system::find_system(&settings.system);
    let rounds_guide =
        system.map(|system| guide::describe_rounds_guide(system, settings)).unwrap_or_default();
    let minutes_guide = system.map(|system| guide::round_minutes(system, settings)).unwrap_or_default();
    Ok(SettingsPage { visit: &here.0, form, ranking_apart, rounds_guide, minutes_guide })
}

/// The form as the settings are now.
pub(super) fn fill_settings_form(name: &str, settings: &Settings) -> Form {
    let zone = Zone::or_utc(&settings.time_zone);
    let day = |date: Option<NaiveDate>| date.map_or_else(String::new, |date| date.to_string());
    let time =
        |time: Option<NaiveTime>| time.map_or_else(String::new, |time| time.format("%H:%M").to_string());
    let moment = |at: Option<DateTime<Utc>>| at.map_or_else(String::new, |at| zone.field(at));
    let tick = |on: bool| if on { "on" } else { "off" }.to_owned();
    let rounds = settings
        .pairing
        .avoid_club_rounds(settings.rounds)
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>();
    let mut form = Form::from_own_values([
        ("name", name.to_owned()),
        ("points_limit", settings.points_limit.to_string()),
        ("rounds", settings.rounds.to_string()),
        ("capacity", settings.capacity.to_string()),
        ("starts_on", day(settings.starts_on)),
        ("ends_on", day(settings.ends_on)),
        ("time_zone", settings.time_zone.clone()),
        ("venue", settings.venue.clone()),
        ("season", settings.composition.season.clone().unwrap_or_default()),
        ("address", settings.address.clone()),
        ("about", settings.about.clone()),
        ("accent", word_of_choice(&settings.accent)),
        ("rules_cut_off", day(settings.rules_cut_off)),
        ("rosters", word_of_choice(&settings.rosters)),
        ("roster_deadline", moment(settings.roster_deadline)),
        ("rosters_open_at", moment(settings.rosters_open_at)),
        ("round_minutes", settings.round_minutes.to_string()),
        ("break_minutes", settings.break_minutes.to_string()),
        ("doors_open_at", time(settings.doors_open_at)),
        ("first_round_at", time(settings.first_round_at)),
        ("confirm_minutes", settings.confirm_minutes.to_string()),
        ("battleplans", word_of_choice(&settings.battleplans)),
        ("battleplan_list", list_battleplan_titles(settings)),
        ("terrain", word_of_choice(&settings.terrain)),
        ("avoid_club_rounds", rounds.join(", ")),
        ("bye_victory_points", settings.pairing.bye_victory_points.to_string()),
        ("bye_battle_tactics", settings.pairing.bye_battle_tactics.to_string()),
        ("scoring", word_of_choice(&settings.ranking.scoring)),
        ("prizes", settings.prizes.clone()),
        ("painting", settings.painting.clone()),
        ("ticket_price", settings.ticket_price.clone()),
        ("how_to_buy", settings.how_to_buy.clone()),
        ("refunds", settings.refunds.clone()),
        ("refund_until", day(settings.refund_until)),
        ("food", settings.food.clone()),
        ("judges", settings.judges.clone()),
        ("contact_email", settings.contact_email.clone()),
        ("contact_phone", settings.contact_phone.clone()),
        ("overrun", settings.overrun.clone()),
    ]);
    for axis in &settings.game().axes {
        let (choice, lines) = match settings.axis(&axis.id) {
            AxisChoice::Drawn => ("drawn", String::new()),
            AxisChoice::OneATable => ("one_a_table", String::new()),
            AxisChoice::Players => ("players", String::new()),
            AxisChoice::Fixed(rounds) => ("fixed", rounds.join("\n")),
        };
        form.set(&axis_field(axis), choice);
        form.set(&axis_list(axis), lines);
    }
    form.set("ask_dietary", tick(settings.ask_dietary));
    form.set("paper_twice", tick(settings.paper_check == PaperCheck::Twice));
    form.set("chess_clocks", tick(settings.chess_clocks));
    form.set("public_registration", tick(settings.public_registration));
    tiebreakers::fill_tiebreaker_list(&mut form, &settings.ranking.tiebreakers);
    form
}

/// The settings as typed; problems stand beside their fields.
fn read_event_settings(form: &mut Form, before: &Settings) -> Settings {
    let zone = form.read("time_zone", Zone::parse).unwrap_or(Zone::or_utc("UTC"));
    let text = |form: &mut Form, name: &str, longest| form.text(name, longest).unwrap_or_default();
    // After round 1 these are not on the form: they have a page that asks for the reason (S8).
    let rules = if tiebreakers::is_sent(form) {
        ranking::read_ranking_rules(form, before.game())
    } else {
        before.ranking_rules()
    };
    let settings = Settings {
        own_system: before.own_system.clone(),
        system: before.system.clone(),
        points_limit: form.number("points_limit", 100..=20_000).unwrap_or_default(),
        rounds: form.number("rounds", 1..=20).unwrap_or_default(),
        capacity: form.number("capacity", 2..=10_000).unwrap_or_default(),
        starts_on: form.date("starts_on"),
        ends_on: form.date("ends_on"),
        time_zone: form.value("time_zone").trim().to_owned(),
        venue: text(form, "venue", 200),
        address: text(form, "address", 500),
        about: text(form, "about", 4000),
        accent: if form.has("accent") {
            read_chosen_value(form, "accent").unwrap_or_default()
        } else {
            before.accent
        },
        rules_cut_off: form.date("rules_cut_off"),
        rosters: read_chosen_value(form, "rosters").unwrap_or(RosterPolicy::Open),
        roster_deadline: form.moment_or("roster_deadline", zone, before.roster_deadline),
        rosters_open_at: form.moment_or("rosters_open_at", zone, before.rosters_open_at),
        composition: before.composition.clone(),
        round_minutes: form.number("round_minutes", 10..=600).unwrap_or_default(),
        break_minutes: form.number("break_minutes", 0..=600).unwrap_or_default(),
        doors_open_at: form.time("doors_open_at"),
        first_round_at: form.time("first_round_at"),
        timetable: before.timetable.clone(),
        battleplans: read_chosen_value(form, "battleplans").unwrap_or(BattleplanChoice::Dice),
        battleplan_list: form
            .lines("battleplan_list")
            .iter()
            .map(|line| before.battleplan_slug(line))
            .collect(),
        own_battleplans: before.own_battleplans.clone(),
        axes: read_axis_choices(form, before),
        terrain: read_chosen_value(form, "terrain").unwrap_or(Terrain::Preset),
        table_order: before.table_order,
        pairing: read_pairing_settings(form, &before.pairing, &rules),
        ranking: rules.ranking,
        ranking_changes: before.ranking_changes.clone(),
        standings_up_to: before.standings_up_to,
        prizes: text(form, "prizes", 2000),
        painting: text(form, "painting", 2000),
        ticket_price: text(form, "ticket_price", 200),
        how_to_buy: text(form, "how_to_buy", 1000),
        refunds: text(form, "refunds", 1000),
        refund_until: form.date("refund_until"),
        food: text(form, "food", 1000),
        ask_dietary: form.is_ticked("ask_dietary"),
        judges: text(form, "judges", 500),
        contact_email: text(form, "contact_email", 254),
        contact_phone: text(form, "contact_phone", 60),
        overrun: text(form, "overrun", 2000),
        call_outs: before.call_outs.clone(),
        chess_clocks: form.is_ticked("chess_clocks"),
        confirm_minutes: minutes_to_confirm(form, before),
        paper_check: if form.is_ticked("paper_twice") { PaperCheck::Twice } else { PaperCheck::Once },
        public_registration: form.is_ticked("public_registration"),
        day: before.day.clone(),
        soft: before.soft,
        player_files: before.player_files.clone(),
        entrants: before.entrants,
        team: before.team.clone(),
        seed_per_round: before.seed_per_round,
    };
    order_of_days(form, &settings);
    settings
}

fn axis_field(axis: &Axis) -> String {
    format!("axis_{}", axis.id)
}

fn axis_list(axis: &Axis) -> String {
    format!("axis_{}_list", axis.id)
}

/// How the game's axes are chosen; as it was, where a form does not have them.
fn read_axis_choices(form: &Form, before: &Settings) -> AxisChoices {
    let mut choices = AxisChoices::new();
    for axis in &before.game().axes {
        let choice = match form.value(&axis_field(axis)) {
            "" => before.axis(&axis.id),
            "one_a_table" => AxisChoice::OneATable,
            "players" => AxisChoice::Players,
            "fixed" => AxisChoice::Fixed(form.lines(&axis_list(axis))),
            _ => AxisChoice::Drawn,
        };
        if choice != AxisChoice::Drawn {
            choices.insert(axis.id.clone(), choice);
        }
    }
    choices
}

/// As it was, where a form does not have it.
fn minutes_to_confirm(form: &mut Form, before: &Settings) -> u32 {
    if form.has("confirm_minutes") {
        form.number("confirm_minutes", 1..=600).unwrap_or_default()
    } else {
        before.confirm_minutes
    }
}

fn read_pairing_settings(form: &mut Form, stored: &PairingSettings, rules: &RankingRules) -> PairingSettings {
    let mut pairing = PairingSettings {
        bye_victory_points: rules.bye_victory_points,
        bye_battle_tactics: rules.bye_battle_tactics,
        ..stored.clone()
    };
    pairing.set_avoid_club_rounds(&round_numbers(form, "avoid_club_rounds"));
    pairing
}

pub(super) fn order_of_days(form: &mut Form, settings: &Settings) {
    if let (Some(first), Some(last)) = (settings.starts_on, settings.ends_on)
        && last < first
    {
        form.refuse("ends_on", say::LAST_DAY_BEFORE_FIRST);
    }
}

fn read_chosen_value<T: serde::de::DeserializeOwned>(form: &mut Form, name: &str) -> Option<T> {
    form.read(name, |text| {
        serde_json::from_value(serde_json::Value::String(text.to_owned()))
            .map_err(|_| forms::CHOOSE_ONE_OF_THESE)
    })
}

/// One battleplan a line.
fn list_battleplan_titles(settings: &Settings) -> String {
    settings.battleplan_list.iter().map(|slug| settings.battleplan_name(slug)).collect::<Vec<_>>().join("\n")
}

fn round_numbers(form: &mut Form, name: &str) -> Vec<RoundNumber> {
    let parse = |text: &str| {
        let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
        parts.map(|part| part.parse().map_err(|_| forms::ENTER_ROUND_NUMBERS)).collect::<Result<Vec<_>, _>>()
    };
    form.read(name, parse).unwrap_or_default()
}

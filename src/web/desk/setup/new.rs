//! Creating an event: by the handbook's preset, or like one that its organiser ran before.

use super::plan::page_of_step;
use crate::{
    actions::event::{self, NewEvent, site_games::find_game_to_begin_with},
    domain::{
        event::{
            Event, EventName,
            pack::{BattleplanChoice, Settings},
            permission::StaffRole,
            set_up_step::SetUpStep,
        },
        system::{self, Season, System},
        teams::{EntrantKind, TeamSettings},
        zone::Zone,
    },
    storage::Tx,
    text::{
        Element, guide,
        settings::{SettingLine, list_step_tables},
        systems::tell_game_in_short,
    },
    web::{
        event::schedule::{self, DayTold, EventProgress},
        forms::setting_lines::read_chosen_lines,
        page::guard::MayCreate,
        prelude::*,
        reply::respond::redirect_with_note,
    },
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/setup/new.html")]
struct NewPage<'a> {
    visit: &'a Visit,
    /// What one may begin from.
    own: Vec<Event>,
    like: Option<Event>,
    form: Form,
    /// Whose preset it is.
    system: &'static System,
    rounds_guide: Message,
    /// What suits what was typed so far, and why; empty until somebody asks.
    suggested: Vec<Message>,
    /// The days as they would be.
    days: Vec<DayTold>,
    /// Nobody has sent it yet: what stands there was chosen by nobody, and follows what is typed first.
    is_fresh: bool,
    /// What has to be answered before it is made, with the game that is meant; none where nothing has.
    question: Option<(Message, &'static System)>,
}

impl NewPage<'_> {
    fn entrant_kind_choices() -> [(&'static str, Message); 3] {
        EntrantKind::ALL.map(|entrants| (entrants.as_str(), told(&entrants)))
    }

    /// What players of its game report, and what it is worth.
    fn in_short(&self) -> Message {
        tell_game_in_short(self.system)
    }

    /// Nothing where the game needs a points limit.
    fn limit_hint(&self) -> Wording {
        if self.system.needs_points_limit() {
            Wording::NONE
        } else {
            say!("setting-points-limit.hint").into()
        }
    }

    fn strong_element() -> Element {
        Element::new("strong")
    }

    /// What the game of an event calls its missions.
    fn missions_of(event: &Event) -> String {
        event.settings.game().words.of_missions().to_lowercase()
    }

    /// Events that are offered by a name as templates.
    fn templates(&self) -> Vec<&Event> {
        self.own.iter().filter(|event| !event.settings.template.is_empty()).collect()
    }

    /// The newest of what one may begin from.
    fn copies(&self) -> &[Event] {
        &self.own[..self.own.len().min(MOST_OFFERED)]
    }

    /// The games to choose from that differ by their seasons; none where there is one alone, or an earlier event's.
    fn games(&self) -> Vec<(&'static str, String)> {
        let games = self.system.of_other_seasons();
        if self.like.is_some() || games.len() < 2 { Vec::new() } else { System::name_games_apart(&games) }
    }

    /// The names of the game's seasons, the oldest first; none where there is no choice.
    fn seasons(&self) -> &'static [Season] {
        if self.system.seasons.len() > 1 { &self.system.seasons } else { &[] }
    }
}

/// The address of the event to begin from, or the id of a game.
#[derive(Deserialize)]
pub struct NewEventQuery {
    #[serde(default)]
    like: String,
    #[serde(default)]
    system: String,
}

pub async fn show_new_event_page(
    app: Data<App>,
    here: MayCreate,
    asked: Query<NewEventQuery>,
) -> Result<HttpResponse> {
    let (own, like) = load_organised_events(&app, &here, &asked.like).await?;
    let name = like.as_ref().map(|event| event.name.as_str()).unwrap_or_default();
    let game = find_game_to_begin_with(&mut app.database.read().await?, &asked.system).await?;
    let is_unknown = game.is_none() && !asked.system.is_empty();
    let game = game.unwrap_or_else(|| system::default_on(here.0.now.date_naive()));
    let preset = preset_of_new_event(like.as_ref(), game);
    let mut form = fill_new_event_form(name, &preset);
    if is_unknown {
        form.refuse("system", say!("desk-setup-new-no-such-game"));
    }
    form.set("entrants", preset.entrants.as_str());
    form.set("system", &preset.system);
    form.set("season", preset.composition.season.as_deref().unwrap_or_default());
    let is_fresh = like.is_none();
    let page = new_page(&here.0, own, like, game, form);
    answer_with_page(&here.0, &NewPage { is_fresh, ..page })
}

/// What a new event begins with: an earlier one's settings, or the preset of a game.
fn preset_of_new_event(like: Option<&Event>, game: &System) -> Settings {
    match like {
        Some(event) => event.settings.for_another_time(),
        None => Settings { own_system: game.own_file(), ..Settings::for_system(game) },
    }
}

fn new_page<'a>(
    visit: &'a Visit,
    own: Vec<Event>,
    like: Option<Event>,
    game: &System,
    form: Form,
) -> NewPage<'a> {
    let settings = preset_of_new_event(like.as_ref(), game);
    let system = settings.game();
    let rounds_guide = guide::tell_rounds_guide(system, &settings);
    let (suggested, days, question) = (Vec::new(), Vec::new(), None);
    NewPage { visit, own, like, form, system, rounds_guide, suggested, days, question, is_fresh: false }
}

/// What a game's preset fills in, and nobody may have changed.
const OF_THE_PRESET: [&str; 4] = ["points_limit", "rounds", "capacity", "round_minutes"];

/// The form for another game: what was typed stays, and what the preset of the game before filled in is the other's.
/// So is the season, unless the other has it as well.
fn change_game(form: &mut Form, to: &System) {
    let [before, after] = [system::find_system(form.value("system")).unwrap_or_else(system::default), to]
        .map(|game| fill_new_event_form("", &preset_of_new_event(None, game)));
    for name in OF_THE_PRESET {
        if form.value(name) == before.value(name) {
            form.set(name, after.value(name));
        }
    }
    if !to.seasons.iter().any(|season| form.is("season", &season.name)) {
        form.set("season", "");
    }
    form.set("system", &to.id);
}

/// The game that is meant for the season of this event, where that is another than the one it is of.
fn game_of_its_season(settings: &Settings) -> Option<(&'static Season, &'static System)> {
    let game = settings.game();
    let chosen = settings.composition.season.as_ref();
    let season = match chosen {
        Some(name) => game.seasons.iter().find(|season| season.name == *name),
        None => settings.starts_on.and_then(|day| game.season_on(day)),
    };
    season.and_then(|season| Some((season, game.meant_for(season)?)))
}

/// The form with what suits its date, days, places and points, and the reasons; nothing is made yet.
fn suggest_event_settings(page: &mut NewPage<'_>, typed: &Settings) {
    let told = typed.suggestion(page.visit.now);
    let meant = told.season.and_then(|season| page.system.meant_for(season));
    let form = &mut page.form;
    if let Some(rounds) = told.rounds {
        form.set("rounds", rounds);
    }
    form.set("capacity", told.capacity);
    form.set("round_minutes", told.round_minutes);
    if let (Some((due, _)), true) = (told.rosters_due, form.value("roster_deadline").is_empty()) {
        form.set("roster_deadline", Zone::or_utc(&typed.time_zone).field(due));
    }
    page.suggested = guide::list_suggestion_reasons(&told, typed);
    if let Some(meant) = meant {
        let stays = page.like.is_some();
        page.suggested.extend(guide::tell_another_game((page.system, meant), stays));
        if !stays {
            page.form.set("system", &meant.id);
            page.system = meant;
        }
    }
    let planned = Settings {
        capacity: told.capacity,
        rounds: told.rounds.unwrap_or(typed.rounds),
        round_minutes: told.round_minutes,
        ..typed.clone()
    };
    page.rounds_guide = guide::tell_rounds_guide(page.system, &planned);
    page.days = schedule::list_timetable_days(&planned, EventProgress { newest: None, is_finished: false });
}

/// What is asked of a new event.
const ASKED: [&str; 9] = [
    "starts_on",
    "ends_on",
    "venue",
    "time_zone",
    "capacity",
    "points_limit",
    "roster_deadline",
    "rounds",
    "round_minutes",
];

/// The preset with what was typed; problems stand beside their fields.
fn read_new_event(form: &mut Form, preset: &Settings) -> Settings {
    let is_asked = |name: &str| name != "round_minutes" || form.has(name);
    let lines: Vec<_> = list_asked_lines().filter(|line| is_asked(line.name())).collect();
    read_chosen_lines(form, &lines, preset)
}

/// The settings that a new event is asked for, from the steps where they are made later.
fn list_asked_lines() -> impl Iterator<Item = &'static SettingLine> {
    let lines = SetUpStep::ALL.into_iter().flat_map(list_step_tables).copied().flatten();
    lines.filter(|line| ASKED.contains(&line.name()))
}

/// The form with a name, and what these settings have.
fn fill_new_event_form(name: &str, settings: &Settings) -> Form {
    let mut form = Form::from_own_values([("name", name.to_owned())]);
    for line in list_asked_lines() {
        form.set(line.field(), line.typed_value(settings));
    }
    form
}

/// The few fields that make an event; the rest is the handbook's preset, or the earlier event's, and can be
/// changed later.
pub async fn create_new_event(app: Data<App>, here: MayCreate, mut form: Form) -> Result<HttpResponse> {
    let (own, like) = load_organised_events(&app, &here, form.value("like")).await?;
    let chosen = {
        let mut tx = app.database.read().await?;
        if let Some(game) =
            find_game_to_begin_with(&mut tx, form.value("game")).await?.filter(|_| like.is_none())
        {
            change_game(&mut form, game);
            return answer_with_page(&here.0, &new_page(&here.0, own, like, game, form));
        }
        // The answer to the question of an event that is of another season than its game.
        if let Some(meant) =
            find_game_to_begin_with(&mut tx, form.value("meant")).await?.filter(|_| like.is_none())
        {
            change_game(&mut form, meant);
        }
        let named = find_game_to_begin_with(&mut tx, form.value("system")).await?;
        if named.is_none() && like.is_none() && !form.value("system").is_empty() {
            form.refuse("system", say!("desk-setup-new-no-such-game"));
        }
        named.unwrap_or_else(system::default)
    };
    let name = form.read("name", EventName::parse);
    let mut preset = preset_of_new_event(like.as_ref(), chosen);
    if form.has("season") {
        let season = preset.game().seasons.iter().find(|season| form.is("season", &season.name));
        preset.composition.season = season.map(|season| season.name.clone());
    }
    let entrants = EntrantKind::parse(form.value("entrants")).unwrap_or(preset.entrants);
    let team = if entrants == preset.entrants {
        preset.team.clone()
    } else {
        TeamSettings::for_entrants(entrants, preset.game())
    };
    let mut settings = Settings { entrants, team, ..preset };
    settings = read_new_event(&mut form, &settings);
    // The organiser sees them in the settings, and changes them there.
    if like.is_none() && settings.battleplans == BattleplanChoice::Public {
        settings.battleplan_list = settings.game().missions_in_turn(settings.rounds);
    }
    if form.is("do", "suggest") {
        let mut asked = new_page(&here.0, own, like, chosen, form.without_problem_of("name"));
        if !asked.form.is_fine() {
            return form_again(&here.0, &asked);
        }
        suggest_event_settings(&mut asked, &settings);
        return answer_with_page(&here.0, &asked);
    }
    let (Some(name), true) = (name, form.is_fine()) else {
        return form_again(&here.0, &new_page(&here.0, own, like, chosen, form));
    };
    if let Some((season, meant)) = game_of_its_season(&settings)
        && !form.is_ticked("other_season")
    {
        let question = Some((guide::ask_for_game(settings.game(), season, meant), meant));
        let asked = new_page(&here.0, own, like, chosen, form);
        return form_again(&here.0, &NewPage { question, ..asked });
    }
    let new = NewEvent { name, settings, tables_of: like.as_ref().map(|event| event.id) };
    let result = event::create_event(&app, here.account(), form.once(), new).await;
    let saved = async |event: Event| {
        let note = here.0.speaker.say(&say!("desk-setup-new-created"));
        redirect_with_note(format!("/e/{}/{}", event.slug, page_of_step(SetUpStep::WhenAndWhere)), note)
    };
    let again = async |form| Ok(new_page(&here.0, own, like, chosen, form));
    SentForm { visit: &here.0, form, result }
        .answer_by(Next::lead_to_page(&here, "/").or_twice(""), saved, again)
        .await
}

/// Earlier events that are offered to begin with.
const MOST_OFFERED: usize = 20;
/// Templates are offered of so many.
const MOST_SEARCHED: i64 = 100;

/// The newest events that this account organises, and the one of all that was asked for.
async fn load_organised_events(
    app: &App,
    here: &MayCreate,
    slug: &str,
) -> Result<(Vec<Event>, Option<Event>)> {
    let mut tx = app.database.read().await?;
    let own = storage::events::list_newest_organised(&mut tx, here.account().id, MOST_SEARCHED).await?;
    let mut like = storage::events::by_slug(&mut tx, slug).await?;
    if let Some(event) = &like
        && !is_organiser_of(&mut tx, here, event).await?
    {
        like = None;
    }
    Ok((own, like))
}

/// Judges see less than what a new event would tell them.
async fn is_organiser_of(tx: &mut Tx, here: &MayCreate, event: &Event) -> Result<bool> {
    let role = storage::staff::find_staff_role(tx, event.id, here.account().id).await?;
    Ok(role == Some(StaffRole::Organiser))
}

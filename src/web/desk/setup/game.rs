//! The game that the event plays, as a file: to take, to change, and to put in use for this event alone.

use super::plan::Plan;
use crate::{
    actions::{
        event::game::{self, GameChange},
        rosters::{self, Rechecked},
    },
    domain::{
        event::{Event, Stage, set_up_step::SetUpStep, write_slug},
        games,
        numbers::RoundNumber,
        refusal::EventRefusal,
        system::{self, System},
    },
    text::{Element, systems::tell_game_file_error},
    web::{
        forms::{
            game_file::{GAME_FILE_LIMIT, read_game_file},
            upload::Upload,
        },
        help::address_of_game,
        prelude::*,
        reply::respond::answer_with_file,
    },
};

#[derive(Template)]
#[template(path = "desk/setup/game.html")]
struct GamePage<'a> {
    visit: &'a EventVisit,
    plan: Plan,
    form: Form,
    /// A file was looked at and is in order: what it calls its game.
    in_order: Option<String>,
    /// A round is out, so no other game can be put in use.
    stays: bool,
    /// What another season would change, where somebody asked.
    preview: Option<SeasonPreview>,
}

/// What would be otherwise if the event were played as another season plays it.
struct SeasonPreview {
    system: &'static System,
    /// Rosters that would have another verdict.
    changed: Vec<Rechecked>,
}

impl GamePage<'_> {
    fn game(&self) -> &'static System {
        self.visit.event.settings.game()
    }

    /// The game that ships, where the event's own was made from one.
    fn as_it_ships(&self) -> Option<&'static System> {
        self.visit.event.settings.own_system.as_ref()?;
        system::find_system(self.game().made_from.as_deref()?)
    }

    /// The event's own game can be offered to all events, by whoever looks after the site.
    fn may_be_offered(&self) -> bool {
        let is_own = self.visit.event.settings.own_system.is_some();
        is_own && self.visit.account.as_ref().is_some_and(|account| account.site_admin)
    }

    /// The games to change to.
    fn seasons(&self) -> Vec<(&'static str, String)> {
        System::name_games_apart(&list_other_games(self.visit))
    }

    fn is_draft(&self) -> bool {
        self.visit.event.stage == Stage::Draft
    }

    /// How the game is played and checked.
    fn link_to_game(&self) -> Element {
        Element::link(address_of_game(self.game()))
    }

    fn strong_element() -> Element {
        Element::new("strong")
    }

    /// It has tactics that not everybody may pick (`systems V06`).
    fn has_more_than_universal(&self) -> bool {
        self.game().has_more_than_universal_tactics()
    }

    /// It can be played without them too (`systems V02`).
    fn has_tactics(&self) -> bool {
        self.game().sheet.tactics.is_some()
    }
}

async fn game_page<'a>(app: &App, here: &'a Organiser, form: Form) -> Result<GamePage<'a>> {
    let published =
        storage::events::newest_published_round(&mut app.database.read().await?, here.event.id).await?;
    let plan = Plan::load_plan_beside(app, here, SetUpStep::Game).await?;
    let stays = published >= RoundNumber::FIRST;
    Ok(GamePage { visit: &here.0, plan, form, in_order: None, stays, preview: None })
}

pub async fn show_game_file_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &game_page(&app, &here, Form::default()).await?)
}

pub async fn download_game_file(here: Organiser) -> Result<HttpResponse> {
    let game = here.event.settings.game();
    let shipped = game.changed_from().map(|ships| ships.id.clone());
    let name = match &game.made_from {
        Some(_) => shipped.unwrap_or_else(|| write_slug(&game.name, "game")),
        None => game.id.clone(),
    };
    Ok(answer_with_file("application/json", &format!("{name}.json"), game.file.clone()))
}

/// Looks at a file, puts it in use, or goes back to the game as it ships.
pub async fn change_game_file(
    app: Data<App>,
    here: Organiser,
    sent: Upload<GAME_FILE_LIMIT>,
) -> Result<HttpResponse> {
    if sent.form.is("do", "check") {
        let (in_order, form) = match read_game_file(&sent, games::check_game_file) {
            Ok(system) => (Some(system.name), Form::default()),
            Err(problem) => (None, sent.form.refused(problem)),
        };
        let form_page = GamePage { in_order, ..game_page(&app, &here, form).await? };
        return if form_page.in_order.is_some() {
            answer_with_page(&here.visit, &form_page)
        } else {
            form_again(&here.visit, &form_page)
        };
    }
    let game = here.event.settings.game();
    if sent.form.is("do", "preview-season") {
        return preview_season(&app, &here, sent.form).await;
    }
    let change = match sent.form.value("do") {
        "ships" => Ok(GameChange::AsItShips),
        "season" => find_season(&here, &sent.form).map(GameChange::Season),
        "universal-tactics" => {
            let name = here.speaker.say(&say!("system-universal-tactics", game = game.name));
            read_changed_game(game.with_universal_tactics(&name))
        }
        "without-tactics" => {
            let name = here.speaker.say(&say!("system-without-tactics", game = game.name));
            read_changed_game(game.without_tactics(&name))
        }
        _ => read_game_file(&sent, games::read_own_game).map(GameChange::OwnFile),
    };
    let change = match change {
        Ok(change) => change,
        Err(problem) => {
            return form_again(&here.visit, &game_page(&app, &here, sent.form.refused(problem)).await?);
        }
    };
    let seen = sent.form.value("seen").to_owned();
    let result = game::replace_event_game(&app, &here.actor(&sent.form), &here.event, &seen, change).await;
    let next = Next::lead_to_page(&here, here.to("desk/game")).saying(say!("desk-setup-game-used"));
    let again = async |form| game_page(&app, &here, form).await;
    SentForm { visit: &here.visit, form: sent.form, result }.answer(next, again).await
}

/// The same game with fewer tactics, where it has them.
fn read_changed_game(file: Option<String>) -> std::result::Result<GameChange, Wording> {
    let file = file.ok_or_else(|| told(&EventRefusal::SameGame))?;
    let own = games::read_own_game(&file).map_err(|why| tell_game_file_error(&why))?;
    Ok(GameChange::OwnFile(own))
}

/// The same game as other seasons play it; of a draft, which nobody has signed up for, any other.
fn list_other_games(here: &EventVisit) -> Vec<&'static System> {
    let game = here.event.settings.game();
    if here.event.stage != Stage::Draft {
        return game.other_seasons();
    }
    let is_other = |other: &&System| other.id != game.id && game.made_from.as_ref() != Some(&other.id);
    system::list_offered_systems().into_iter().filter(is_other).collect()
}

/// The season that was chosen, of those that the page offers.
fn find_season(here: &Organiser, form: &Form) -> std::result::Result<&'static System, Wording> {
    let mut seasons = list_other_games(here).into_iter();
    let chosen = seasons.find(|system| form.is("season", &system.id));
    chosen.ok_or_else(|| say!("desk-setup-game-choose-season").into())
}

/// Which rosters another season would judge otherwise. Nothing is changed yet.
async fn preview_season(app: &App, here: &Organiser, form: Form) -> Result<HttpResponse> {
    let system = match find_season(here, &form) {
        Ok(system) => system,
        Err(problem) => {
            return form_again(&here.visit, &game_page(app, here, form.refused(problem)).await?);
        }
    };
    let settings = game::settings_played_by(&here.event.settings, &GameChange::Season(system));
    let changed =
        rosters::find_rechecked_rosters(app, &Event { settings, ..Event::clone(&here.event) }).await?;
    let preview = Some(SeasonPreview { system, changed });
    let page = GamePage { preview, ..game_page(app, here, form).await? };
    answer_with_page(&here.visit, &page)
}

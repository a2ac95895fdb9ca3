//! What staff noted about players' conduct: for staff alone, with what came before.

use super::one::find_desk_player;
use crate::{
    actions::battles::conduct::{self, Noted},
    domain::{
        event::{
            call::CallKind,
            conduct::{ConductKind, ConductLevel, ConductNote},
            namesakes::Namesakes,
            player::Player,
        },
        numbers::{RoundNumber, TableNumber},
    },
    web::{page::guard::Judge, prelude::*},
};
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "desk/players/conduct.html")]
struct ConductPage<'a> {
    visit: &'a EventVisit,
    /// Entries that stand, the newest first, with their players.
    entries: Vec<(ConductNote, Player)>,
}

impl ConductPage<'_> {
    /// What tells somebody from another of their name.
    fn apart(&self, player: &Player) -> Option<String> {
        Namesakes::apart_in(&self.visit.event.frame.players, player)
    }
}

#[derive(Template)]
#[template(path = "desk/players/conduct_of_one.html")]
struct ConductOfPlayerPage<'a> {
    visit: &'a EventVisit,
    player: Player,
    entries: Vec<ConductNote>,
    form: Form,
}

impl ConductOfPlayerPage<'_> {
    /// Nothing is chosen for a judge: a note about the wrong thing would be kept.
    fn conduct_kind_choices() -> Vec<(&'static str, Message)> {
        let none = ("", say!("desk-players-conduct-choose"));
        std::iter::once(none).chain(ConductKind::ALL.map(|kind| (kind.as_str(), told(&kind)))).collect()
    }

    /// The battle of theirs that a ruling would be on.
    fn battle(&self) -> Option<(RoundNumber, TableNumber)> {
        let battle = self.visit.event.newest_battle_of(self.player.id)?;
        Some((battle.round_number, battle.table_number?))
    }

    fn conduct_level_choices() -> [(&'static str, Message); 4] {
        ConductLevel::ALL.map(|level| (level.as_str(), told(&level)))
    }
}

pub async fn show_conduct_page(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let entries = storage::conduct::list_standing_conduct(&mut tx, here.event.id).await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    let players: HashMap<_, _> = players.into_iter().map(|player| (player.id, player)).collect();
    let with_player = |entry: ConductNote| Some((entry.clone(), players.get(&entry.player_id)?.clone()));
    let entries = entries.into_iter().filter_map(with_player).collect();
    answer_with_page(&here.visit, &ConductPage { visit: &here.0, entries })
}

/// What a note is to be about, where the page that leads here knows.
#[derive(serde::Deserialize)]
pub struct ConductAbout {
    #[serde(default)]
    kind: String,
}

pub async fn show_player_conduct_page(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    about: Query<ConductAbout>,
) -> Result<HttpResponse> {
    let player = find_conduct_player(&app, &here, &path.1).await?;
    let kind = ConductKind::parse(&about.kind).or_else(|| read_called_for(&here, &player));
    let called_for = kind.map(|kind| ("kind", kind.as_str().to_owned()));
    let form = Form::from_own_values(called_for);
    answer_with_page(&here.visit, &player_page(&app, &here, player, form).await?)
}

pub async fn add_conduct_note(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let player = find_conduct_player(&app, &here, &path.1).await?;
    let kind = form.read("kind", |text| {
        ConductKind::parse(text).ok_or_else(|| say!("desk-players-conduct-choose-about"))
    });
    let level = form.read("level", |text| {
        ConductLevel::parse(text).ok_or_else(|| say!("desk-players-conduct-choose-level"))
    });
    let note = form.required("note", 1000, say!("desk-players-conduct-say-what"));
    let (Some(kind), Some(level), Some(note), true) = (kind, level, note, form.is_fine()) else {
        return form_again(&here.visit, &player_page(&app, &here, player, form).await?);
    };
    let there = here.to(&format!("desk/conduct/{}", player.number));
    let noted = Noted { kind, level, note };
    let result = conduct::note_conduct(&app, &here.actor(&form), here.event.id, &player, noted).await;
    let next = Next::lead_to_page(&here, there).saying(say!("desk-players-conduct-kept")).either_way();
    let again = async |form| player_page(&app, &here, player, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

pub async fn take_back(
    app: Data<App>,
    here: Judge,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let player = find_conduct_player(&app, &here, &path.1).await?;
    let id = form.value("entry").parse().map_err(|_| Error::NotFound)?;
    let why = form.required("why", 300, say!("desk-players-conduct-say-why"));
    let (Some(why), true) = (why, form.is_fine()) else {
        return form_again(&here.visit, &player_page(&app, &here, player, form).await?);
    };
    let there = here.to(&format!("desk/conduct/{}", player.number));
    let result = conduct::take_back(&app, &here.actor(&form), &player, id, &why).await;
    let next = Next::lead_to_page(&here, there).saying(say!("desk-players-conduct-back")).either_way();
    let again = async |form| player_page(&app, &here, player, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// What a judge was called for last at the table where somebody plays: a note is most likely about that.
fn read_called_for(here: &Judge, player: &Player) -> Option<ConductKind> {
    let battle = here.event.newest_battle_of(player.id)?;
    match here.event.calls_from(battle.id).first()?.kind {
        CallKind::Rules => Some(ConductKind::Rules),
        CallKind::Roster => Some(ConductKind::Roster),
        CallKind::Time => Some(ConductKind::SlowPlay),
        CallKind::Other | CallKind::Appeal => None,
    }
}

async fn find_conduct_player(app: &App, here: &Judge, number: &str) -> Result<Player> {
    let number = number.parse().map_err(|_| Error::NotFound)?;
    find_desk_player(app, here, number).await
}

async fn player_page<'a>(
    app: &App,
    here: &'a Judge,
    player: Player,
    form: Form,
) -> Result<ConductOfPlayerPage<'a>> {
    let mut tx = app.database.read().await?;
    let entries = storage::conduct::of_player(&mut tx, player.id).await?;
    Ok(ConductOfPlayerPage { visit: &here.0, player, entries, form })
}

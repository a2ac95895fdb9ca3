//! What a file of players is read beside: who is here, what teams have room for, and how files were read before.

use crate::{
    actions::entrants::from_file::EveryoneHere,
    domain::event::{
        listing::ListPlace,
        player::{Player, Status},
        player_file::RememberedFile,
        team::Team,
    },
    exchange::players_csv::{Around, KnownMember, KnownPlayer, KnownTeam, TeamRoom},
    web::{forms::factions::factions_of, prelude::*},
};

/// How files were read in other events is looked for in so many: each is tried.
const MOST_OF_OTHERS: usize = 20;
/// They are looked for in so many of the newest.
const MOST_OTHERS: i64 = 50;

/// What a file is read beside in this event, but for who is here.
pub(super) async fn load_import_surroundings(app: &App, here: &EventVisit) -> Result<Around> {
    let settings = &here.event.settings;
    let room = TeamRoom {
        entrants: settings.entrants,
        size: settings.team.players(),
        roles: settings.team_roles(),
        known: Vec::new(),
    };
    Ok(Around {
        known: Vec::new(),
        room: here.event.teams_page().map(|_| room),
        factions: factions_of(app, settings).await?,
        remembered: remembered_by(app, here).await?,
    })
}

/// How files were read before: in the organiser's other events, and, which counts more, in this one.
async fn remembered_by(app: &App, here: &EventVisit) -> Result<Vec<RememberedFile>> {
    let mut remembered = Vec::new();
    if let Some(account) = &here.visit.account {
        let newest = ListPlace::LAST.event;
        let mut tx = app.database.read_once().await?;
        let events =
            storage::event_listings::list_own(&mut tx, account.id, newest, true, MOST_OTHERS).await?;
        let others = events.iter().filter(|event| event.id != here.event.id);
        let files = others.flat_map(|event| event.settings.player_files.iter().cloned());
        remembered.extend(files.take(MOST_OF_OTHERS));
        remembered.reverse();
    }
    remembered.extend(here.event.settings.player_files.iter().cloned());
    Ok(remembered)
}

/// With everybody who is in the event now.
pub(super) fn know_everyone(around: &mut Around, EveryoneHere { players, teams }: EveryoneHere<'_>) {
    around.known = list_known_players(players);
    if let Some(room) = &mut around.room {
        let there = teams.iter().filter(|team| team.status != Status::Withdrawn);
        room.known = there.map(|team| know_team(team, players)).collect();
    }
}

fn know_team(team: &Team, players: &[Player]) -> KnownTeam {
    let members = players.iter().filter(|player| player.team_id == Some(team.id) && player.is_active());
    let members = members.map(|player| KnownMember { role: player.team_role, place: player.team_place });
    KnownTeam { name: team.name.to_string(), members: members.collect() }
}

fn list_known_players(players: &[Player]) -> Vec<KnownPlayer> {
    let known = players.iter().map(|player| KnownPlayer {
        number: player.number,
        name: player.name.to_string(),
        email: player.email.clone(),
    });
    known.collect()
}

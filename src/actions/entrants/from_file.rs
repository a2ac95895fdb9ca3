//! Many players at once, as a file has them: added together, and removed together again while nothing has come of them.

use super::{
    players::next_place,
    teams::{TeamDetails, insert_new_team},
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::{Act, PlayerAct},
            namesakes::same_name,
            player::{Enrolment, PlayerDetails, Status},
            player_file::{RememberedFile, TeamSeat, remember_file},
            team::Team,
        },
        ids::{PlayerId, TeamId},
        refusal::PlayerRefusal,
    },
};
use std::collections::HashMap;

/// Players to add together.
#[derive(Debug, Clone)]
pub struct FromFile {
    pub players: Vec<PlayerFromFile>,
    /// How the next file of the same headings is read; none: it was no file.
    pub read_as: Option<RememberedFile>,
}

/// One of them.
#[derive(Debug, Clone)]
pub struct PlayerFromFile {
    pub details: PlayerDetails,
    /// In the team that the file names, which is made where it is not there; none: they belong to none.
    pub seat: Option<TeamSeat>,
}

impl FromFile {
    /// Players who belong to no team, from no file.
    pub fn from_details(players: Vec<PlayerDetails>) -> Self {
        let players = players.into_iter().map(|details| PlayerFromFile { details, seat: None });
        Self { players: players.collect(), read_as: None }
    }
}

/// Who is in the event already.
#[derive(Debug, Clone, Copy)]
pub struct EveryoneHere<'a> {
    pub players: &'a [Player],
    pub teams: &'a [Team],
}

/// What became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AddedFromFile {
    pub count: usize,
    /// The entry of the log that says it, by which it can be undone.
    pub entry: i64,
}

/// Adds all that `choose` picks, knowing who is here already, or nobody. `source` is what they came from,
/// for the log.
pub async fn add_all(
    app: &App,
    by: &Actor,
    event: EventId,
    source: &str,
    choose: impl FnOnce(EveryoneHere<'_>) -> Result<FromFile>,
) -> Result<AddedFromFile> {
    change_event(app, event, by, async |tx, locked| {
        let (here, teams) =
            (storage::players::list_players(tx, event).await?, storage::teams::list_teams(tx, event).await?);
        let FromFile { players, read_as } = choose(EveryoneHere { players: &here, teams: &teams })?;
        let count = players.len();
        if count == 0 {
            return Err(Error::from_refusal(PlayerRefusal::NobodyNew));
        }
        let place = next_place(app, tx, event, Status::Playing).await?;
        let TeamsOfFile { by_name: teams, made } = make_teams(app, tx, event, &players, teams).await?;
        let players =
            players.into_iter().zip(place.number..).map(|(PlayerFromFile { details, seat }, number)| {
                let player =
                    Player::from_enrolment(PlayerId(app.new_id()), Enrolment { number, ..place }, details);
                let Some(TeamSeat { team, role, place }) = seat else { return player };
                let team_id = teams.get(&same_name(team.as_str())).copied();
                Player { team_id, team_role: Some(role), team_place: place, ..player }
            });
        storage::players::insert_all(tx, &players.collect::<Vec<_>>()).await?;
        if let Some(file) = read_as {
            let mut now = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
            remember_file(&mut now.settings.player_files, file);
            storage::events::set_settings(tx, event, &now.name, &now.settings).await?;
        }
        let source = source.to_owned();
        let act = PlayerAct::AddedAll { count, source, first: Some(place.number), teams: made };
        let added = AddedFromFile { count, entry: locked.version };
        Ok((added, LogEntry::new(AuditSubject::Players, act)))
    })
    .await
}

/// The teams that players of a file belong to.
struct TeamsOfFile {
    by_name: HashMap<String, TeamId>,
    /// The numbers of those that had to be made for them.
    made: Vec<i64>,
}

/// Makes the teams that these players belong to and that are not there. A team has paid where each of its players has.
async fn make_teams(
    app: &App,
    tx: &mut Tx,
    event: EventId,
    players: &[PlayerFromFile],
    known: Vec<Team>,
) -> Result<TeamsOfFile> {
    let known = known.into_iter().filter(|team| team.status != Status::Withdrawn);
    let mut teams: HashMap<String, TeamId> =
        known.map(|team| (same_name(team.name.as_str()), team.id)).collect();
    let mut made = Vec::new();
    for seat in players.iter().filter_map(|player| player.seat.as_ref()) {
        let key = same_name(seat.team.as_str());
        if teams.contains_key(&key) {
            continue;
        }
        let is_of_it = |player: &&PlayerFromFile| {
            player.seat.as_ref().is_some_and(|seat| same_name(seat.team.as_str()) == key)
        };
        let paid = players.iter().filter(is_of_it).all(|player| player.details.paid);
        let details = TeamDetails { name: seat.team.clone(), club: None, paid, fixed_table: None };
        let team = insert_new_team(app, tx, event, details, Status::Playing).await?;
        teams.insert(key, team.id);
        made.push(team.number);
    }
    Ok(TeamsOfFile { by_name: teams, made })
}

/// Removes those whom that entry of the log added; all of them or nobody, where one has been changed, has sat at a table
/// or handed a roster in since.
pub async fn take_back_added(app: &App, by: &Actor, event: EventId, entry: i64) -> Result<usize> {
    change_event(app, event, by, async |tx, _| {
        let row = storage::audit::list_audit_before(tx, event, entry + 1, 1).await?.pop();
        let row = row.filter(|row| row.sequence == entry).ok_or(Error::NotFound)?;
        let Some(Act::Player(PlayerAct::AddedAll { count, source, first: Some(first), teams })) =
            row.recorded().act()
        else {
            return Err(Error::NotFound);
        };
        let numbers = first..first.saturating_add(i64::try_from(count).unwrap_or(i64::MAX));
        // A number may be somebody else's by now, who came after those were removed.
        let is_theirs = |player: &&Player| numbers.contains(&player.number) && player.registered_at <= row.at;
        let left = storage::players::list_players(tx, event).await?.iter().filter(is_theirs).count();
        if left == 0 {
            return Err(Error::SentTwice);
        }
        let removed = storage::players::delete_untouched(tx, event, numbers, row.at).await?;
        match left.saturating_sub(usize::try_from(removed).unwrap_or(usize::MAX)) {
            0 => {}
            players => return Err(Error::from_refusal(PlayerRefusal::AddedAndUsed { players })),
        }
        for team in teams {
            storage::teams::delete_untouched(tx, event, team).await?;
        }
        Ok((left, LogEntry::new(AuditSubject::Players, PlayerAct::AddingTakenBack { count: left, source })))
    })
    .await
}

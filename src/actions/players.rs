//! Players: signing up, being added, changed and checked in; their links and accounts.

mod places;

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            Event, Stage,
            audit::{Entry, PlayerAct, Subject},
            player::{Player, PlayerName, Status},
        },
        ids::{AccountId, EventId, PlayerId},
        refusal::{Conflict, LastChange, PlayerDifference, PlayerFact, PlayerRefusal},
    },
    error::{Error, Result},
    storage::{self, Tx},
};

pub use places::{close_check_in, come_back, leave, reopen_check_in, take_back};

/// What is known of somebody who is not a player yet.
#[derive(Debug, Clone)]
pub struct NewPlayer {
    pub name: PlayerName,
    pub club: Option<String>,
    pub faction: Option<String>,
    pub email: Option<String>,
    pub notes: Option<String>,
    pub dietary: Option<String>,
    pub paid: bool,
    pub spare: bool,
}

/// What an organiser can change about a player.
#[derive(Debug, Clone)]
pub struct Details {
    pub new: NewPlayer,
    pub fixed_table: Option<i64>,
    /// None: as it is.
    pub joined_round: Option<i64>,
}

/// Somebody signs up by themselves: a place, or one on the waiting list once all are taken.
pub async fn sign_up(app: &App, by: &Actor, event: &Event, new: NewPlayer) -> Result<Player> {
    let by = Actor { name: new.name.to_string(), ..by.clone() };
    change(app, event.id, &by, async |tx, locked| {
        if locked.stage != Stage::Published || !event.settings.public_registration {
            return Err(Error::refused(PlayerRefusal::RegistrationClosed));
        }
        let status = if places::is_free(tx, event).await? { Status::Playing } else { Status::Waiting };
        let place = Place::next(tx, event.id, status).await?;
        let player = insert(app, tx, new, place).await?;
        let act = match status {
            Status::Waiting => PlayerAct::JoinedWaitingList,
            _ => PlayerAct::SignedUp,
        };
        Ok((player.clone(), Entry::new(subject(&player), act)))
    })
    .await
}

/// An organiser types somebody in; they play from the next round on.
pub async fn add(app: &App, by: &Actor, event: EventId, new: NewPlayer) -> Result<Player> {
    change(app, event, by, async |tx, _| {
        let place = Place::next(tx, event, Status::Playing).await?;
        let player = insert(app, tx, new, place).await?;
        let from_round = Some(player.joined_round).filter(|round| *round > 1);
        let act = PlayerAct::Added { name: player.name.to_string(), from_round };
        Ok((player.clone(), Entry::new(subject(&player), act)))
    })
    .await
}

/// Adds all that `choose` picks, knowing who is here already, or nobody. `source` is what they came from,
/// for the log.
pub async fn add_all(
    app: &App,
    by: &Actor,
    event: EventId,
    source: &str,
    choose: impl FnOnce(&[Player]) -> Result<Vec<NewPlayer>>,
) -> Result<usize> {
    change(app, event, by, async |tx, _| {
        let rows = choose(&storage::players::list(tx, event).await?)?;
        let count = rows.len();
        if count == 0 {
            return Err(Error::refused(PlayerRefusal::NobodyNew));
        }
        let mut place = Place::next(tx, event, Status::Playing).await?;
        for new in rows {
            insert(app, tx, new, place).await?;
            place.number += 1;
        }
        let act = PlayerAct::AddedAll { count, source: source.to_owned() };
        Ok((count, Entry::new(Subject::Players, act)))
    })
    .await
}

/// Saves what was typed about a player. If somebody else changed them since `seen`, nothing is saved, and
/// the conflict names what stands and what was sent.
pub async fn edit(app: &App, by: &Actor, seen: &Player, details: Details) -> Result<()> {
    change(app, seen.event_id, by, async |tx, _| {
        let now = storage::players::find(tx, seen.id).await?.ok_or(Error::NotFound)?;
        let wanted = with(&now, details);
        let differences = differences(&now, &wanted);
        if now.version != seen.version {
            let last = last_change(app, tx, &now).await?;
            let name = now.name.to_string();
            return Err(Error::Conflict(Conflict::PlayerFields { name, last, differences }));
        }
        if wanted.joined_round != now.joined_round {
            may_join(tx, &wanted).await?;
        }
        store(tx, &wanted).await?;
        let fields = differences.iter().map(|difference| difference.stands.field()).collect();
        let act = PlayerAct::Changed { name: now.name.to_string(), fields };
        Ok(((), Entry::new(subject(&now), act)))
    })
    .await
}

/// They are here, in person.
pub async fn check_in(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    let now = app.clock.now();
    changed(app, by, seen, |name| PlayerAct::CheckedIn { name }, |player| player.checked_in_at = Some(now))
        .await
}

/// Somebody tapped the wrong row.
pub async fn undo_check_in(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    changed(app, by, seen, |name| PlayerAct::CheckInTakenBack { name }, |player| player.checked_in_at = None)
        .await
}

/// Makes every private link handed out so far worthless; a new one works.
pub async fn renew_link(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    changed(
        app,
        by,
        seen,
        |name| PlayerAct::LinkRenewed { name },
        |player| {
            player.link_epoch += 1;
            player.link_open = true;
        },
    )
    .await
}

/// Makes the private link worthless, without a new one.
pub async fn withdraw_link(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    changed(
        app,
        by,
        seen,
        |name| PlayerAct::LinkWithdrawn { name },
        |player| {
            player.link_epoch += 1;
            player.link_open = false;
        },
    )
    .await
}

/// The account that this browser is signed in to takes the entry.
pub async fn claim(app: &App, by: &Actor, seen: &Player, account: AccountId) -> Result<()> {
    if seen.account_id.is_some_and(|owner| owner != account) {
        return Err(Error::refused(PlayerRefusal::ClaimedByAnother));
    }
    changed(app, by, seen, |name| PlayerAct::Claimed { name }, |player| player.account_id = Some(account))
        .await
}

async fn changed(
    app: &App,
    by: &Actor,
    seen: &Player,
    act: impl FnOnce(String) -> PlayerAct,
    set: impl FnOnce(&mut Player),
) -> Result<()> {
    change(app, seen.event_id, by, async |tx, _| {
        let mut player = fresh(app, tx, seen).await?;
        set(&mut player);
        store(tx, &player).await?;
        Ok(((), Entry::new(subject(&player), act(player.name.to_string()))))
    })
    .await
}

/// The player as they are now; a conflict when that is not what the form was made from.
async fn fresh(app: &App, tx: &mut Tx, seen: &Player) -> Result<Player> {
    let now = storage::players::find(tx, seen.id).await?.ok_or(Error::NotFound)?;
    if now.version == seen.version {
        return Ok(now);
    }
    let last = last_change(app, tx, &now).await?;
    Err(Error::Conflict(Conflict::Player { name: now.name.to_string(), last }))
}

/// Who changed them last, and when; none when the log does not say.
async fn last_change(app: &App, tx: &mut Tx, player: &Player) -> Result<Option<LastChange>> {
    let last = storage::audit::last_about(tx, player.event_id, subject(player)).await?;
    Ok(last.map(|row| LastChange { by: row.who, at: row.at, now: app.clock.now() }))
}

/// The player with these details.
fn with(player: &Player, details: Details) -> Player {
    let Details { new, fixed_table, joined_round } = details;
    Player {
        name: new.name,
        club: new.club,
        faction: new.faction,
        email: new.email,
        notes: new.notes,
        dietary: new.dietary,
        paid: new.paid,
        spare: new.spare,
        fixed_table,
        joined_round: joined_round.unwrap_or(player.joined_round),
        ..player.clone()
    }
}

fn differences(stands: &Player, wanted: &Player) -> Vec<PlayerDifference> {
    let pairs = facts(stands).into_iter().zip(facts(wanted));
    let differ = pairs.filter(|(stands, wanted)| stands != wanted);
    differ.map(|(stands, sent)| PlayerDifference { stands, sent }).collect()
}

fn facts(player: &Player) -> [PlayerFact; 10] {
    [
        PlayerFact::Name(player.name.to_string()),
        PlayerFact::Club(player.club.clone()),
        PlayerFact::Faction(player.faction.clone()),
        PlayerFact::Email(player.email.clone()),
        PlayerFact::Notes(player.notes.clone()),
        PlayerFact::Dietary(player.dietary.clone()),
        PlayerFact::Paid(player.paid),
        PlayerFact::Spare(player.spare),
        PlayerFact::FixedTable(player.fixed_table),
        PlayerFact::FirstRound(player.joined_round),
    ]
}

/// The first round can be set while they have not been drawn, to one that is not published yet.
async fn may_join(tx: &mut Tx, player: &Player) -> Result<()> {
    let published = storage::events::rounds_published(tx, player.event_id).await?;
    if player.joined_round <= published {
        return Err(Error::refused(PlayerRefusal::RoundPublished { round: published }));
    }
    if storage::players::is_seated(tx, player.id).await? {
        return Err(Error::refused(PlayerRefusal::Seated { name: player.name.to_string() }));
    }
    Ok(())
}

async fn store(tx: &mut Tx, player: &Player) -> Result<()> {
    if storage::players::update(tx, player).await? {
        Ok(())
    } else {
        Err(Error::Broken(format!("player {} changed under the event's lock", player.number)))
    }
}

/// Where somebody new stands in the event.
#[derive(Debug, Clone, Copy)]
struct Place {
    event: EventId,
    number: i64,
    joined_round: i64,
    status: Status,
}

impl Place {
    /// The next number, from the next round on.
    async fn next(tx: &mut Tx, event: EventId, status: Status) -> Result<Self> {
        Ok(Self {
            event,
            number: storage::players::last_number(tx, event).await? + 1,
            joined_round: storage::events::rounds_drawn(tx, event).await? + 1,
            status,
        })
    }
}

async fn insert(app: &App, tx: &mut Tx, new: NewPlayer, place: Place) -> Result<Player> {
    let player = Player {
        id: PlayerId(app.new_id()),
        event_id: place.event,
        number: place.number,
        name: new.name,
        club: new.club,
        faction: new.faction,
        email: new.email,
        notes: new.notes,
        dietary: new.dietary,
        paid: new.paid,
        status: place.status,
        spare: new.spare,
        fixed_table: None,
        joined_round: place.joined_round,
        dropped_after: None,
        checked_in_at: None,
        registered_at: app.clock.now(),
        account_id: None,
        link_epoch: 1,
        link_open: true,
        version: 1,
    };
    storage::players::insert(tx, &player).await?;
    Ok(player)
}

pub(super) fn subject(player: &Player) -> Subject {
    Subject::Player(player.number)
}

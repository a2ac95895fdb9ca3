//! Players: signing up, being added, changed and checked in, leaving and coming back.

use super::{Actor, change, refuse};
use crate::{
    app::App,
    domain::{
        audit::Entry,
        event::{Event, Stage},
        ids::{AccountId, EventId, PlayerId},
        player::{Player, PlayerName, Status},
    },
    error::{Error, Result},
    storage::{self, Tx},
};

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
}

/// Somebody signs up by themselves: a place, or one on the waiting list once all are taken.
pub async fn sign_up(app: &App, by: &Actor, event: &Event, new: NewPlayer) -> Result<Player> {
    let by = Actor { name: new.name.to_string(), ..by.clone() };
    change(app, event.id, &by, async |tx, locked| {
        if locked.stage != Stage::Published || !event.settings.public_registration {
            return Err(Error::refused(
                "Registration is closed. Ask the organiser whether there is still a place.",
            ));
        }
        let taken = storage::players::count(tx, event.id, Status::Playing).await?;
        let status =
            if taken < i64::from(event.settings.capacity) { Status::Playing } else { Status::Waiting };
        let player = insert(app, tx, event.id, new, status).await?;
        let what = match status {
            Status::Waiting => "joined the waiting list",
            _ => "signed up",
        };
        Ok((player.clone(), Entry::new(subject(&player), what)))
    })
    .await
}

/// An organiser types somebody in; they play from the next round on.
pub async fn add(app: &App, by: &Actor, event: EventId, new: NewPlayer) -> Result<Player> {
    change(app, event, by, async |tx, _| {
        let player = insert(app, tx, event, new, Status::Playing).await?;
        let late = if player.joined_round > 1 {
            format!(", from round {} on", player.joined_round)
        } else {
            String::new()
        };
        Ok((player.clone(), Entry::new(subject(&player), format!("added {}{late}", player.name))))
    })
    .await
}

/// Adds all of these, or nobody. `source` is what they came from, for the log.
pub async fn add_all(
    app: &App,
    by: &Actor,
    event: EventId,
    rows: Vec<NewPlayer>,
    source: &str,
) -> Result<usize> {
    let count = rows.len();
    change(app, event, by, async |tx, _| {
        for new in rows {
            insert(app, tx, event, new, Status::Playing).await?;
        }
        Ok((count, Entry::new("players", format!("added {count} players from {source}"))))
    })
    .await
}

/// Saves what was typed about a player, if nobody else changed them since `seen`.
pub async fn edit(app: &App, by: &Actor, seen: &Player, details: Details) -> Result<()> {
    let Details { new, fixed_table } = details;
    changed(app, by, seen, "changed", |player| {
        player.name = new.name;
        player.club = new.club;
        player.faction = new.faction;
        player.email = new.email;
        player.notes = new.notes;
        player.dietary = new.dietary;
        player.paid = new.paid;
        player.spare = new.spare;
        player.fixed_table = fixed_table;
    })
    .await
}

/// They are here, in person.
pub async fn check_in(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    let now = app.clock.now();
    changed(app, by, seen, "checked in", |player| player.checked_in_at = Some(now)).await
}

/// Somebody tapped the wrong row.
pub async fn undo_check_in(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    changed(app, by, seen, "took back the check-in of", |player| player.checked_in_at = None).await
}

/// Gives the place up before the event, or leaves it: not paired again, what was played stands (`handbook R10`).
pub async fn leave(app: &App, by: &Actor, seen: &Player, event: &Event) -> Result<()> {
    let late = event.settings.refund_until.is_some_and(|day| day < app.clock.now().date_naive());
    change(app, seen.event_id, by, async |tx, _| {
        let mut player = fresh(tx, seen).await?;
        let rounds = storage::events::rounds_drawn(tx, seen.event_id).await?;
        let what = if rounds == 0 {
            player.status = Status::Withdrawn;
            if late { "withdrew (no refund)".to_owned() } else { "withdrew".to_owned() }
        } else {
            player.dropped_after = Some(rounds);
            format!("left the event after round {rounds}")
        };
        store(tx, &player).await?;
        Ok(((), Entry::new(subject(&player), format!("{}: {what}", player.name))))
    })
    .await
}

/// Takes leaving or withdrawing back, and gives a place to whoever waited.
pub async fn take_back(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    change(app, seen.event_id, by, async |tx, locked| {
        let mut player = fresh(tx, seen).await?;
        let was = player.status;
        if was == Status::Waiting && locked.stage > Stage::Running {
            return Err(Error::refused("The event is over."));
        }
        let rounds = storage::events::rounds_drawn(tx, seen.event_id).await?;
        // A round that was drawn without them is not theirs any more.
        if player.dropped_after.is_some_and(|left| left < rounds) || (was != Status::Playing && rounds > 0) {
            player.joined_round = player.joined_round.max(rounds + 1);
        }
        player.status = Status::Playing;
        player.dropped_after = None;
        store(tx, &player).await?;
        let what = if was == Status::Waiting { "gave a place to" } else { "took back that they left:" };
        Ok(((), Entry::new(subject(&player), format!("{what} {}", player.name))))
    })
    .await
}

/// Whoever is not checked in does not play: they withdraw, all at once. Undo is one by one.
pub async fn close_check_in(app: &App, by: &Actor, event: EventId) -> Result<usize> {
    change(app, event, by, async |tx, _| {
        if storage::events::rounds_drawn(tx, event).await? > 0 {
            return Err(Error::refused("Rounds have been drawn. Mark players who left one by one."));
        }
        let mut players = storage::players::list(tx, event).await?;
        players.retain(|player| player.is_active() && player.checked_in_at.is_none() && !player.spare);
        for player in &mut players {
            player.status = Status::Withdrawn;
            store(tx, player).await?;
        }
        let names: Vec<String> = players.iter().map(|player| player.name.to_string()).collect();
        let entry = Entry::new(
            "players",
            format!("marked {} players as not coming: {}", names.len(), names.join(", ")),
        );
        Ok((names.len(), entry))
    })
    .await
}

/// Makes every private link handed out so far worthless; a new one works.
pub async fn renew_link(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    changed(app, by, seen, "renewed the private link of", |player| {
        player.link_epoch += 1;
        player.link_open = true;
    })
    .await
}

/// Makes the private link worthless, without a new one.
pub async fn withdraw_link(app: &App, by: &Actor, seen: &Player) -> Result<()> {
    changed(app, by, seen, "withdrew the private link of", |player| {
        player.link_epoch += 1;
        player.link_open = false;
    })
    .await
}

/// The account that this browser is signed in to takes the entry.
pub async fn claim(app: &App, by: &Actor, seen: &Player, account: AccountId) -> Result<()> {
    if seen.account_id.is_some_and(|owner| owner != account) {
        return Err(Error::refused("Another account has claimed this entry already."));
    }
    changed(app, by, seen, "claimed the entry of", |player| player.account_id = Some(account)).await
}

async fn changed(
    app: &App,
    by: &Actor,
    seen: &Player,
    what: &str,
    set: impl FnOnce(&mut Player),
) -> Result<()> {
    change(app, seen.event_id, by, async |tx, _| {
        let mut player = fresh(tx, seen).await?;
        set(&mut player);
        store(tx, &player).await?;
        Ok(((), Entry::new(subject(&player), format!("{what} {}", player.name))))
    })
    .await
}

/// The player as they are now; a conflict when that is not what the form was made from.
async fn fresh(tx: &mut Tx, seen: &Player) -> Result<Player> {
    let now = storage::players::find(tx, seen.id).await?.ok_or(Error::NotFound)?;
    if now.version != seen.version {
        return Err(Error::Conflict(format!(
            "Somebody else has just changed {}. Nothing of yours was saved: look at what stands now, and send it again if it is still right.",
            now.name
        )));
    }
    Ok(now)
}

async fn store(tx: &mut Tx, player: &Player) -> Result<()> {
    if storage::players::update(tx, player).await? {
        Ok(())
    } else {
        Err(Error::Broken(format!("player {} changed under the event's lock", player.number)))
    }
}

async fn insert(app: &App, tx: &mut Tx, event: EventId, new: NewPlayer, status: Status) -> Result<Player> {
    let number = storage::players::last_number(tx, event).await? + 1;
    let rounds = storage::events::rounds_drawn(tx, event).await?;
    let player = Player {
        id: PlayerId(app.new_id()),
        event_id: event,
        number,
        name: new.name,
        club: new.club,
        faction: new.faction,
        email: new.email,
        notes: new.notes,
        dietary: new.dietary,
        paid: new.paid,
        status,
        spare: new.spare,
        fixed_table: None,
        joined_round: rounds + 1,
        dropped_after: None,
        checked_in_at: None,
        registered_at: app.clock.now(),
        account_id: None,
        link_epoch: 1,
        link_open: true,
        version: 1,
    };
    storage::players::insert(tx, &player).await.map_err(Error::from)?;
    Ok(player)
}

fn subject(player: &Player) -> String {
    format!("player {}", player.number)
}

/// A player's name out of a form.
pub fn name(text: &str) -> Result<PlayerName> {
    PlayerName::parse(text).map_err(refuse)
}

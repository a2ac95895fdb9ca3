//! Many players at once, as a file has them: added together, and removed together again while nothing has come of them.

use super::{Actor, change_event, next_place};
use crate::{
    app::App,
    domain::{
        event::{
            audit::{Act, AuditSubject, LogEntry, PlayerAct},
            player::{Enrolment, Player, PlayerDetails, Status},
            player_file::{RememberedFile, remember_file},
        },
        ids::{EventId, PlayerId},
        refusal::PlayerRefusal,
    },
    error::{Error, Result},
    storage,
};

/// Players to add together.
#[derive(Debug, Clone)]
pub struct FromFile {
    pub players: Vec<PlayerDetails>,
    /// How the next file of the same headings is read; none: it was no file.
    pub read_as: Option<RememberedFile>,
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
    choose: impl FnOnce(&[Player]) -> Result<FromFile>,
) -> Result<AddedFromFile> {
    change_event(app, event, by, async |tx, locked| {
        let FromFile { players, read_as } = choose(&storage::players::list_players(tx, event).await?)?;
        let count = players.len();
        if count == 0 {
            return Err(Error::from_refusal(PlayerRefusal::NobodyNew));
        }
        let place = next_place(app, tx, event, Status::Playing).await?;
        let players = players.into_iter().zip(place.number..).map(|(new, number)| {
            Player::from_enrolment(PlayerId(app.new_id()), Enrolment { number, ..place }, new)
        });
        storage::players::insert_all(tx, &players.collect::<Vec<_>>()).await?;
        if let Some(file) = read_as {
            let mut now = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
            remember_file(&mut now.settings.player_files, file);
            storage::events::set_settings(tx, event, &now.name, &now.settings).await?;
        }
        let act = PlayerAct::AddedAll { count, source: source.to_owned(), first: Some(place.number) };
        let added = AddedFromFile { count, entry: locked.version };
        Ok((added, LogEntry::new(AuditSubject::Players, act)))
    })
    .await
}

/// Removes those whom that entry of the log added; all of them or nobody, where one has been changed, has sat at a table
/// or handed a roster in since.
pub async fn take_back_added(app: &App, by: &Actor, event: EventId, entry: i64) -> Result<usize> {
    change_event(app, event, by, async |tx, _| {
        let row = storage::audit::list_audit_before(tx, event, entry + 1, 1).await?.pop();
        let row = row.filter(|row| row.sequence == entry).ok_or(Error::NotFound)?;
        let Some(Act::Player(PlayerAct::AddedAll { count, source, first: Some(first) })) =
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
        Ok((left, LogEntry::new(AuditSubject::Players, PlayerAct::AddingTakenBack { count: left, source })))
    })
    .await
}

//! Votes for awards: opened and closed by the organiser, cast by players, blind (`handbook A2`–`A4`).

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            audit::{AwardAct, LogEntry, Subject},
            award::{Award, Basis},
            permission::ActingAs,
            vote::{Choices, Vote, candidates},
        },
        ids::{AwardId, EventId, PlayerId},
        refusal::VoteRefusal,
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use chrono::{DateTime, Utc};

/// What a vote is opened with.
#[derive(Debug, Clone, Copy)]
pub struct Opening {
    pub choices: Choices,
    pub closes_at: Option<DateTime<Utc>>,
}

/// One player's vote.
#[derive(Debug, Clone)]
pub struct Ballot {
    pub award: AwardId,
    pub voter: PlayerId,
    /// The number of whom they vote for.
    pub candidate: i64,
    /// The form's own key: sent twice, it counts once.
    pub once: Option<String>,
}

/// Opens the vote for an award that somebody has to decide.
pub async fn open(app: &App, by: &Actor, event: EventId, award: AwardId, opening: Opening) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let award = storage::awards::find(tx, event, award).await?.ok_or(Error::NotFound)?;
        if award.basis != Basis::Chosen {
            return Err(Error::refused(VoteRefusal::DecidedByStandings));
        }
        if opening.closes_at.is_some_and(|at| at <= app.clock.now()) {
            return Err(Error::refused(VoteRefusal::ClosesInThePast));
        }
        let Opening { choices, closes_at } = opening;
        let vote = Vote { award_id: award.id, choices, closes_at, closed_at: None };
        if !storage::votes::open(tx, event, &vote).await? {
            return Err(Error::refused(VoteRefusal::OpenedAlready { award: award.title }));
        }
        Ok(((), LogEntry::new(Subject::Awards, AwardAct::VoteOpened { title: award.title, choices })))
    })
    .await
}

/// Takes one player's vote. The log says that somebody voted, and neither who nor whom for.
pub async fn cast(app: &App, event: EventId, ballot: &Ballot) -> Result<()> {
    let by = Actor { once: ballot.once.clone(), ..Actor::named("A player", ActingAs::Player) };
    change(app, event, &by, async |tx, _| {
        let (award, vote) = award_and_vote(tx, event, ballot.award).await?;
        if !vote.is_open(app.clock.now()) {
            return Err(Error::refused(VoteRefusal::Closed { award: award.title }));
        }
        let loaded = storage::history::load(tx, event).await?;
        let voter = loaded.index.get(&ballot.voter).copied();
        let allowed = voter.map_or_else(Vec::new, |voter| candidates(&loaded.history, voter, vote.choices));
        let chosen = allowed.into_iter().find(|index| loaded.players[*index].number == ballot.candidate);
        let chosen = chosen
            .ok_or_else(|| Error::refused(VoteRefusal::NotACandidate { award: award.title.clone() }))?;
        if !storage::votes::note_voter(tx, award.id, ballot.voter).await? {
            return Err(Error::refused(VoteRefusal::Voted { award: award.title }));
        }
        storage::votes::count_one(tx, event, award.id, loaded.id(chosen)).await?;
        Ok(((), LogEntry::new(Subject::Awards, AwardAct::Voted { title: award.title })))
    })
    .await
}

/// Ends a vote; its counts can be seen from then on.
pub async fn close(app: &App, by: &Actor, event: EventId, award: AwardId) -> Result<()> {
    change(app, event, by, async |tx, _| close_in(app, tx, event, award).await).await
}

/// Closes the votes whose time has come.
pub async fn close_due(app: &App) -> Result<()> {
    let mut tx = app.database.read().await?;
    let due = storage::votes::due(&mut tx, app.clock.now()).await?;
    drop(tx);
    for (event, award) in due {
        match close(app, &Actor::muster(), event, award).await {
            // Somebody closed it by hand, or took it away, in the same moment.
            Ok(()) | Err(Error::Refused(_) | Error::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Takes a vote away with all that was voted: somebody else decides, or it starts anew. With a reason.
pub async fn discard(app: &App, by: &Actor, event: EventId, award: AwardId, reason: &str) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let (award, _) = award_and_vote(tx, event, award).await?;
        storage::votes::delete(tx, event, award.id).await?;
        let act = AwardAct::VoteThrownAway { title: award.title };
        Ok(((), LogEntry::new(Subject::Awards, act).because(reason)))
    })
    .await
}

async fn close_in(app: &App, tx: &mut Tx, event: EventId, award: AwardId) -> Result<((), LogEntry)> {
    let (award, _) = award_and_vote(tx, event, award).await?;
    if !storage::votes::close(tx, award.id, app.clock.now()).await? {
        return Err(Error::refused(VoteRefusal::ClosedAlready { award: award.title }));
    }
    Ok(((), LogEntry::new(Subject::Awards, AwardAct::VoteClosed { title: award.title })))
}

async fn award_and_vote(tx: &mut Tx, event: EventId, award: AwardId) -> Result<(Award, Vote)> {
    let award = storage::awards::find(tx, event, award).await?.ok_or(Error::NotFound)?;
    let vote = storage::votes::find(tx, event, award.id).await?.ok_or(Error::NotFound)?;
    Ok((award, vote))
}

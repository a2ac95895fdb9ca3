//! Votes for awards: opened and closed by the organiser, cast by players, blind (`handbook A2`–`A4`).

use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::AwardAct,
            award::{Award, Basis},
            permission::ActingAs,
            vote::{Vote, VoteChoices, vote_candidates},
        },
        ids::{AwardId, PlayerId},
        refusal::VoteRefusal,
    },
};
use chrono::{DateTime, Utc};

/// What a vote is opened with.
#[derive(Debug, Clone, Copy)]
pub struct Opening {
    pub choices: VoteChoices,
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
pub async fn open_vote(
    app: &App,
    by: &Actor,
    event: EventId,
    award: AwardId,
    opening: Opening,
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let award = storage::awards::find_award(tx, event, award).await?.ok_or(Error::NotFound)?;
        if award.basis != Basis::Chosen {
            return Err(Error::from_refusal(VoteRefusal::DecidedByStandings));
        }
        if opening.closes_at.is_some_and(|at| at <= app.clock.now()) {
            return Err(Error::from_refusal(VoteRefusal::ClosesInThePast));
        }
        let Opening { choices, closes_at } = opening;
        let vote = Vote { award_id: award.id, choices, closes_at, closed_at: None };
        if !storage::votes::insert_open_vote(tx, event, &vote).await? {
            return Err(Error::from_refusal(VoteRefusal::OpenedAlready { award: award.title }));
        }
        Ok(((), LogEntry::new(AuditSubject::Awards, AwardAct::VoteOpened { title: award.title, choices })))
    })
    .await
}

/// Takes one player's vote. The log says that somebody voted, and neither who nor whom for.
pub async fn cast_vote(app: &App, event: EventId, ballot: &Ballot) -> Result<()> {
    let by = Actor { once: ballot.once.clone(), ..Actor::from_bare_name("A player", ActingAs::Player) };
    change_event(app, event, &by, async |tx, _| {
        let (award, vote) = award_and_vote(tx, event, ballot.award).await?;
        if !vote.is_open(app.clock.now()) {
            return Err(Error::from_refusal(VoteRefusal::Closed { award: award.title }));
        }
        let loaded = storage::history::load_history(tx, event).await?;
        let voter = loaded.index.get(&ballot.voter).copied();
        let allowed =
            voter.map_or_else(Vec::new, |voter| vote_candidates(&loaded.history, voter, vote.choices));
        let chosen = allowed.into_iter().find(|index| loaded.players[*index].number == ballot.candidate);
        let chosen = chosen
            .ok_or_else(|| Error::from_refusal(VoteRefusal::NotACandidate { award: award.title.clone() }))?;
        if !storage::votes::note_voter(tx, award.id, ballot.voter).await? {
            return Err(Error::from_refusal(VoteRefusal::Voted { award: award.title }));
        }
        storage::votes::count_one(tx, event, award.id, loaded.id(chosen)).await?;
        Ok(((), LogEntry::new(AuditSubject::Awards, AwardAct::Voted { title: award.title })))
    })
    .await
}

/// Ends a vote; its counts can be seen from then on.
pub async fn close_vote(app: &App, by: &Actor, event: EventId, award: AwardId) -> Result<()> {
    change_event(app, event, by, async |tx, _| close_in(app, tx, event, award).await).await
}

/// Closes the votes whose time has come.
pub async fn close_due(app: &App) -> Result<()> {
    let mut tx = app.database.read().await?;
    let due = storage::votes::list_due_votes(&mut tx, app.clock.now()).await?;
    drop(tx);
    for (event, award) in due {
        match close_vote(app, &Actor::muster(), event, award).await {
            // Somebody closed it by hand, or took it away, in the same moment.
            Ok(()) | Err(Error::Refused(_) | Error::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Takes a vote away with all that was voted: somebody else decides, or it starts anew. With a reason.
pub async fn discard_vote(app: &App, by: &Actor, event: EventId, award: AwardId, reason: &str) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let (award, _) = award_and_vote(tx, event, award).await?;
        storage::votes::delete_vote(tx, event, award.id).await?;
        let act = AwardAct::VoteThrownAway { title: award.title };
        Ok(((), LogEntry::new(AuditSubject::Awards, act).because(reason)))
    })
    .await
}

async fn close_in(app: &App, tx: &mut Tx, event: EventId, award: AwardId) -> Result<((), LogEntry)> {
    let (award, _) = award_and_vote(tx, event, award).await?;
    if !storage::votes::mark_vote_closed(tx, award.id, app.clock.now()).await? {
        return Err(Error::from_refusal(VoteRefusal::ClosedAlready { award: award.title }));
    }
    Ok(((), LogEntry::new(AuditSubject::Awards, AwardAct::VoteClosed { title: award.title })))
}

async fn award_and_vote(tx: &mut Tx, event: EventId, award: AwardId) -> Result<(Award, Vote)> {
    let award = storage::awards::find_award(tx, event, award).await?.ok_or(Error::NotFound)?;
    let vote = storage::votes::find_vote(tx, event, award.id).await?.ok_or(Error::NotFound)?;
    Ok((award, vote))
}

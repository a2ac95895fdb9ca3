//! Adding and removing awards, and choosing who gets one.

pub mod soft;
pub mod votes;
use crate::{
    actions::prelude::*,
    domain::{
        catalogue::name_key,
        event::{
            audit::{AwardAct, NamedPlayer},
            award::{Award, Basis, USUAL},
            entry::EventEntry,
            player::Status,
        },
        ids::{AwardId, EntrantId},
        refusal::{AwardRefusal, Conflict},
    },
};

/// Adds one award at the end of the list.
pub async fn add_award(app: &App, by: &Actor, event: EventId, title: String, basis: Basis) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let last = storage::awards::list_awards(tx, event).await?.last().map_or(0, |award| award.place);
        let act = AwardAct::Added { title: title.clone(), basis: basis.clone() };
        let id = AwardId(app.new_id());
        let award = Award::new(id, last + 1, (title, basis));
        storage::awards::insert(tx, event, &award).await?;
        Ok(((), LogEntry::new(AuditSubject::Awards, act)))
    })
    .await
}

/// Adds an award for the best of every faction that is played and has none yet, at the end of the list; gives back how
/// many. `title` says what the award of a faction is called.
pub async fn add_best_of_factions(
    app: &App,
    by: &Actor,
    event: EventId,
    title: impl Fn(&str) -> String,
) -> Result<usize> {
    change_event(app, event, by, async |tx, _| {
        let awards = storage::awards::list_awards(tx, event).await?;
        let mut known: Vec<String> = awards.iter().filter_map(|award| faction_of(&award.basis)).collect();
        let mut factions = Vec::new();
        for player in storage::players::list_players(tx, event).await? {
            let Some(faction) = player.faction.filter(|_| player.status == Status::Playing && !player.spare)
            else {
                continue;
            };
            if !faction.is_empty() && !known.contains(&name_key(&faction)) {
                known.push(name_key(&faction));
                factions.push(faction);
            }
        }
        factions.sort();
        if factions.is_empty() {
            return Err(Error::from_refusal(AwardRefusal::NoFactionLeft));
        }
        let last = awards.last().map_or(0, |award| award.place);
        for (faction, place) in factions.iter().zip(last + 1..) {
            let basis = Basis::BestInFaction(faction.clone());
            let award = Award::new(AwardId(app.new_id()), place, (title(faction), basis));
            storage::awards::insert(tx, event, &award).await?;
        }
        let count = factions.len();
        Ok((count, LogEntry::new(AuditSubject::Awards, AwardAct::BestOfFactionsAdded { factions })))
    })
    .await
}

/// The faction whose best an award is for.
fn faction_of(basis: &Basis) -> Option<String> {
    match basis {
        Basis::BestInFaction(faction) => Some(name_key(faction)),
        _ => None,
    }
}

/// The handbook's awards, for a new event.
pub(super) async fn add_usual(app: &App, tx: &mut Tx, event: EventId) -> Result<()> {
    for ((title, basis), place) in USUAL.into_iter().zip(1..) {
        let id = AwardId(app.new_id());
        let award = Award::new(id, place, (title.to_owned(), basis));
        storage::awards::insert(tx, event, &award).await?;
    }
    Ok(())
}

/// Who gets an award by somebody's choice.
#[derive(Debug, Clone)]
pub struct Recipient {
    pub id: EntrantId,
    pub named: NamedPlayer,
}

impl Recipient {
    pub fn from_entry<'a>(entry: impl Into<EventEntry<'a>>) -> Self {
        let entry = entry.into();
        Self { id: entry.id, named: entry.named() }
    }
}

/// Gives an award to somebody, or takes a choice back; `seen` is the version the form was made from.
pub async fn choose_award_winner(
    app: &App,
    by: &Actor,
    event: EventId,
    award: (AwardId, i64),
    to: Option<Recipient>,
    reason: Option<String>,
) -> Result<()> {
    let (award, seen) = award;
    change_event(app, event, by, async |tx, _| {
        let mut award = storage::awards::find_award(tx, event, award).await?.ok_or(Error::NotFound)?;
        let id = to.as_ref().map(|to| to.id);
        if let Some(id) = id
            && storage::entrants::find_entrant_name(tx, event, id).await?.is_none()
        {
            return Err(Error::NotFound);
        }
        if let (Some(_), Some(vote)) = (id, storage::votes::find_vote(tx, event, award.id).await?) {
            if !vote.is_closed() {
                return Err(Error::from_refusal(AwardRefusal::VoteIsOpen));
            }
            if reason.is_none() {
                return Err(Error::from_refusal(AwardRefusal::ReasonMissing));
            }
        }
        award.version = seen;
        award.player_id = id.and_then(EntrantId::player);
        award.team_id = id.and_then(EntrantId::team);
        award.reason.clone_from(&reason);
        if !storage::awards::update(tx, &award).await? {
            return Err(Error::Conflict(Conflict::Award { title: award.title }));
        }
        let title = award.title;
        let act = match to {
            Some(to) => AwardAct::Given { title, to: to.named },
            None => AwardAct::LeftOpen { title },
        };
        let entry = LogEntry::new(AuditSubject::Awards, act);
        Ok((
            (),
            match &reason {
                Some(reason) => entry.because(reason),
                None => entry,
            },
        ))
    })
    .await
}

/// Says what goes with an award; None: nothing. `seen` is the version the form was made from.
pub async fn set_prize(
    app: &App,
    by: &Actor,
    event: EventId,
    id: AwardId,
    seen: i64,
    prize: Option<String>,
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let mut award = storage::awards::find_award(tx, event, id).await?.ok_or(Error::NotFound)?;
        award.version = seen;
        award.prize.clone_from(&prize);
        if !storage::awards::update(tx, &award).await? {
            return Err(Error::Conflict(Conflict::Award { title: award.title }));
        }
        let act = AwardAct::PrizeSet { title: award.title, prize: prize.clone() };
        Ok(((), LogEntry::new(AuditSubject::Awards, act)))
    })
    .await
}

pub async fn remove_award(app: &App, by: &Actor, event: EventId, id: AwardId) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let award = storage::awards::find_award(tx, event, id).await?.ok_or(Error::NotFound)?;
        storage::awards::delete_award(tx, event, id).await?;
        Ok(((), LogEntry::new(AuditSubject::Awards, AwardAct::Removed { title: award.title })))
    })
    .await
}

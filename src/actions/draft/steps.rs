//! The captains' draft: choices that nobody sees early, shown in one transaction; the clock; a judge's step back; and
//! what is typed in from cards (`teams T18`–`T20`).
//!
//! Of a choice whose step still waits for the other side everybody is told that it was made, and nothing of what it is:
//! no page, entry or version differs by that. Another choice in its place is kept without a change of the event. What was
//! chosen is written into the log when the step is shown.

use super::{
    Actor, SeenMatch, change_event, find_played_match, match_subject, not_of_their_team, store_match, tables,
};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::{MatchAct, ShownInLog},
            team::TeamMatch,
        },
        ids::{PlayerId, TeamId},
        refusal::{Forbidden, TeamRefusal},
        scoring,
        teams::draft::{
            Agreement, DraftChoice, DraftError, DraftTask, MadeChoice, MatchSide, Position, ShownChoice,
        },
    },
    storage::{
        draft_choices::StoredChoice,
        drafts::{LoadedDraft, side_in_battle},
        team_matches::MatchUse,
    },
};
use chrono::TimeDelta;
use std::collections::BTreeSet;

/// How often a choice is tried again because the other side chose at the same moment.
const TRIES: usize = 5;

/// A captain's choice, as their phone sends it.
#[derive(Debug, Clone)]
pub struct SentChoice<'a> {
    pub event: &'a Event,
    pub at: SeenMatch,
    /// Whose choice it is.
    pub team: TeamId,
    /// The step on their screen, from 0.
    pub step: usize,
    pub choice: DraftChoice,
}

/// What became of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoiceFate {
    /// It is kept, and waits for the other side.
    Kept,
    /// The step is shown to everybody.
    Shown,
}

/// A captain chooses, or chooses again while the step waits for the other side.
pub async fn choose_in_draft(app: &App, by: &Actor, sent: &SentChoice<'_>) -> Result<ChoiceFate> {
    for _ in 0..TRIES {
        if keep_other_choice(app, by, sent).await? {
            return Ok(ChoiceFate::Kept);
        }
        match make_choice(app, by, sent).await {
            Err(Error::Busy) => {}
            made => return made,
        }
    }
    Err(Error::Busy)
}

/// Keeps another choice in the place of one that its step still waits with for the other side: nobody is told. False
/// where the side has chosen nothing yet, or would complete the step.
async fn keep_other_choice(app: &App, by: &Actor, sent: &SentChoice<'_>) -> Result<bool> {
    let now = app.clock.now();
    let mut tx = app.database.write().await?;
    let played = find_played_match(&mut tx, sent.event, sent.at).await?;
    let side = side_of(&played, sent.team)?;
    let mut position = load_match_draft(&mut tx, sent.event, &played).await?.position;
    let is_first = position.awaits(side);
    let made = position.choose(side, sent.step, &sent.choice).map_err(refuse_draft_error)?;
    if is_first || position.open_step() != Some(sent.step) {
        return Ok(false);
    }
    if let Some(once) = &by.once
        && !storage::events::receive_form(&mut tx, once, now).await?
    {
        return Err(Error::SentTwice);
    }
    let row = stored_choice_from_made(&made, &by.name, now);
    storage::draft_choices::store_draft_choice(&mut tx, played.id, &row).await?;
    tx.commit().await?;
    Ok(true)
}

/// Takes the first choice of a side in a step: everybody is told that it was made, or is shown both where it completes
/// the step. [`Error::Busy`] where the side has chosen by now.
async fn make_choice(app: &App, by: &Actor, sent: &SentChoice<'_>) -> Result<ChoiceFate> {
    change_event(app, sent.event.id, by, async |tx, _| {
        let played = find_played_match(tx, sent.event, sent.at).await?;
        let side = side_of(&played, sent.team)?;
        let before = load_match_draft(tx, sent.event, &played).await?;
        let mut after = before.position.clone();
        let made = after.choose(side, sent.step, &sent.choice).map_err(refuse_draft_error)?;
        let waits = after.open_step() == Some(sent.step);
        if waits && !before.position.awaits(side) {
            return Err(Error::Busy);
        }
        let row = stored_choice_from_made(&made, &by.name, app.clock.now());
        storage::draft_choices::store_draft_choice(tx, played.id, &row).await?;
        if waits {
            let team = before.teams[side.place()].name.to_string();
            let act = MatchAct::ChoiceMade { step: sent.step + 1, team };
            return Ok((ChoiceFate::Kept, LogEntry::new(match_subject(&played), act)));
        }
        let entry = reveal_choices(app, tx, (sent.event, played), &before, &after, sent.step).await?;
        Ok((ChoiceFate::Shown, entry))
    })
    .await
}

/// Draws what is missing in every step whose clock has run out. How many there were.
pub async fn run_out(app: &App) -> Result<usize> {
    let now = app.clock.now();
    let mut tx = app.database.read().await?;
    let mut due = Vec::new();
    for played in storage::team_matches::in_draft_since(&mut tx, now).await? {
        let Some(event) = storage::events::find_event(&mut tx, played.event_id).await? else { continue };
        let minutes = event.settings.team.draft.step_minutes.map(i64::from);
        let is_over =
            |minutes| played.step_since.is_some_and(|since| since + TimeDelta::minutes(minutes) <= now);
        if minutes.is_some_and(is_over) {
            let at = MatchUse { round: played.round_number, place: played.place };
            due.push((event, SeenMatch { at, id: Some(played.id) }, played.step_since));
        }
    }
    drop(tx);
    let mut drawn = 0;
    for (event, at, since) in due {
        let done = change_event(app, event.id, &Actor::muster(), async |tx, _| {
            let played = find_played_match(tx, &event, at).await?;
            let before = load_match_draft(tx, &event, &played).await?;
            let step = before.position.open_step().filter(|_| played.step_since == since);
            let Some(step) = step else { return Err(Error::SentTwice) };
            let mut after = before.position.clone();
            for made in after.run_out(step).map_err(refuse_draft_error)? {
                storage::draft_choices::store_draft_choice(
                    tx,
                    played.id,
                    &stored_choice_from_made(&made, "Muster", app.clock.now()),
                )
                .await?;
            }
            let entry = reveal_choices(app, tx, (&event, played), &before, &after, step).await?;
            Ok(((), entry))
        })
        .await;
        match done {
            Ok(()) => drawn += 1,
            Err(Error::SentTwice | Error::Refused(_) | Error::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(drawn)
}

/// A judge takes the last step back, for both sides: they choose it again. Not while a battle has begun.
pub async fn take_back(app: &App, by: &Actor, (event, at): (&Event, SeenMatch), why: &str) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let mut played = find_played_match(tx, event, at).await?;
        not_of_their_team(tx, by, &played).await?;
        let before = load_match_draft(tx, event, &played).await?;
        let step = before.position.last_step().map_err(refuse_draft_error)?;
        tables::take_away(tx, &played).await?;
        storage::draft_choices::forget_from(tx, played.id, as_stored(step)).await?;
        played.step_since = Some(app.clock.now());
        played.typed_by = None;
        store_match(tx, &played).await?;
        let entry = LogEntry::new(match_subject(&played), MatchAct::StepTakenBack { step: step + 1 });
        Ok(((), entry.because(why)))
    })
    .await
}

/// Staff type in who plays whom, from cards on the table: for side a's players in order, the places of their opponents.
pub async fn type_in(
    app: &App,
    by: &Actor,
    (event, at): (&Event, SeenMatch),
    choice: &DraftChoice,
) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let mut played = find_played_match(tx, event, at).await?;
        not_of_their_team(tx, by, &played).await?;
        let mut position = load_match_draft(tx, event, &played).await?.position;
        let made = position.type_in_by_staff(choice).map_err(refuse_draft_error)?;
        for made in &made {
            let row =
                StoredChoice { shown: true, ..stored_choice_from_made(made, &by.name, app.clock.now()) };
            storage::draft_choices::store_draft_choice(tx, played.id, &row).await?;
        }
        let battles = position.open().battles;
        tables::seat_drafted_battles(app, tx, event, &played, &battles).await?;
        played.step_since = None;
        played.typed_by = Some(by.name.clone());
        store_match(tx, &played).await?;
        let act = MatchAct::TypedIn { battles: battles.len() };
        Ok(((), LogEntry::new(match_subject(&played), act)))
    })
    .await
}

/// A captain types in who plays whom, from cards on the table: for side a's players in order, the places of their
/// opponents. It holds once the other captain has typed the same; until then both see what was typed.
pub async fn type_in_own(
    app: &App,
    by: &Actor,
    (event, at): (&Event, SeenMatch),
    (team, choice): (TeamId, &DraftChoice),
) -> Result<Agreement> {
    change_event(app, event.id, by, async |tx, _| {
        let mut played = find_played_match(tx, event, at).await?;
        let side = side_of(&played, team)?;
        let mut draft = load_match_draft(tx, event, &played).await?;
        let (made, agreement) = draft.position.type_in(side, choice).map_err(refuse_draft_error)?;
        let row = StoredChoice { shown: true, ..stored_choice_from_made(&made, &by.name, app.clock.now()) };
        storage::draft_choices::store_draft_choice(tx, played.id, &row).await?;
        if agreement != Agreement::Same {
            let team = draft.teams[side.place()].name.to_string();
            return Ok((agreement, LogEntry::new(match_subject(&played), MatchAct::TypedByCaptain { team })));
        }
        let battles = draft.position.open().battles;
        tables::seat_drafted_battles(app, tx, event, &played, &battles).await?;
        played.step_since = None;
        played.typed_by = Some(by.name.clone());
        store_match(tx, &played).await?;
        let act = MatchAct::TypedIn { battles: battles.len() };
        Ok((agreement, LogEntry::new(match_subject(&played), act)))
    })
    .await
}

/// Where the method leaves nothing to choose, everybody sits down at once.
pub(super) async fn settle_if_nothing_is_chosen(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    played: &TeamMatch,
) -> Result<()> {
    let draft = load_match_draft(tx, event, played).await?;
    if !draft.position.is_settled() {
        return Ok(());
    }
    tables::seat_drafted_battles(app, tx, event, played, &draft.position.open().battles).await?;
    store_match(tx, &TeamMatch { step_since: None, ..played.clone() }).await
}

/// Shows what has come to be seen, and sits everybody down when all is settled. The entry for the log.
async fn reveal_choices(
    app: &App,
    tx: &mut Tx,
    (event, mut played): (&Event, TeamMatch),
    before: &LoadedDraft,
    after: &Position,
    step: usize,
) -> Result<LogEntry> {
    let (seen, now_seen) = (before.position.open().shown, after.open().shown);
    let new: Vec<ShownChoice> = now_seen.into_iter().filter(|shown| !seen.contains(shown)).collect();
    let steps: BTreeSet<usize> = new.iter().map(|shown| shown.step).collect();
    for step in steps {
        storage::draft_choices::reveal_draft_choices(tx, played.id, as_stored(step)).await?;
    }
    let complete = after.is_settled();
    if complete {
        tables::seat_drafted_battles(app, tx, event, &played, &after.open().battles).await?;
    }
    played.step_since = (!complete).then(|| app.clock.now());
    store_match(tx, &played).await?;
    let stored = storage::draft_choices::list_draft_choices(tx, played.id).await?;
    let mut choices = Vec::new();
    for shown in &new {
        let by = stored
            .iter()
            .find(|row| row.step == as_stored(shown.step) && row.side == side_in_battle(shown.side));
        choices.push(ShownInLog {
            team: before.teams[shown.side.place()].name.to_string(),
            chose: names_of_choice(tx, &played, shown).await?,
            by_lot: shown.by_lot,
            by: by.map(|row| row.chosen_by.clone()).unwrap_or_default(),
        });
    }
    Ok(LogEntry::new(match_subject(&played), MatchAct::StepShown { step: step + 1, choices, complete }))
}

/// What was chosen, by names; tables by their numbers.
async fn names_of_choice(tx: &mut Tx, played: &TeamMatch, shown: &ShownChoice) -> Result<Vec<String>> {
    let own = match shown.side {
        MatchSide::A => [&played.line_ups.a, &played.line_ups.b],
        MatchSide::B => [&played.line_ups.b, &played.line_ups.a],
    };
    let of = match shown.what {
        DraftTask::Turn | DraftTask::Table | DraftTask::Tables => None,
        DraftTask::Keep | DraftTask::Pairs => Some(own[1]),
        DraftTask::Champion | DraftTask::Defender | DraftTask::Attackers(_) | DraftTask::LineUp => {
            Some(own[0])
        }
    };
    let mut names = Vec::new();
    for place in &shown.places {
        let sits_there: Option<PlayerId> =
            of.and_then(|line_up| line_up.get(usize::from(*place).wrapping_sub(1)).copied());
        let name = match sits_there {
            Some(id) => storage::players::find_player(tx, id).await?.map(|player| player.name.to_string()),
            None => None,
        };
        names.push(name.unwrap_or_else(|| place.to_string()));
    }
    Ok(names)
}

async fn load_match_draft(tx: &mut Tx, event: &Event, played: &TeamMatch) -> Result<LoadedDraft> {
    let draft = storage::drafts::load_stored_draft(tx, event, played).await?;
    draft.ok_or_else(no_draft)
}

pub(super) fn no_draft() -> Error {
    Error::Broken("a stored draft does not fit the event's settings".into())
}

fn side_of(played: &TeamMatch, team: TeamId) -> Result<MatchSide> {
    if played.a == team {
        Ok(MatchSide::A)
    } else if played.b == Some(team) {
        Ok(MatchSide::B)
    } else {
        Err(Error::Forbidden(Forbidden::CaptainsOnly))
    }
}

pub(super) fn stored_choice_from_made(
    made: &MadeChoice,
    by: &str,
    at: chrono::DateTime<chrono::Utc>,
) -> StoredChoice {
    let side: scoring::Side = side_in_battle(made.side);
    StoredChoice {
        step: as_stored(made.step),
        side,
        choice: made.choice.to_string(),
        chosen_by: by.to_owned(),
        by_lot: made.by.is_lot(),
        shown: false,
        at,
    }
}

fn as_stored(step: usize) -> i64 {
    i64::try_from(step).unwrap_or(i64::MAX)
}

pub(super) fn refuse_draft_error(why: DraftError) -> Error {
    Error::from_refusal(TeamRefusal::Draft(why))
}

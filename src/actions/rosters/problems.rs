//! What players report about an opponent's open roster, and what staff answer.

use super::{Actor, change_event, subject_of_roster_owner};
use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::RosterAct,
            quotas::{MOST_PROBLEMS, MOST_PROBLEMS_OF_ONE},
            roster_version::Problem,
        },
        refusal::{Conflict, RosterRefusal},
    },
};
use uuid::Uuid;

/// Tells staff that something is wrong with an open roster.
pub async fn report_problem(app: &App, by: &Actor, event: &Event, player: &Player, text: &str) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event.id, by, async |tx, _| {
        let roster = storage::rosters::which_is_newest(tx, player.id).await?.ok_or(Error::NotFound)?;
        let (sent, about) =
            storage::roster_problems::count_roster_problems(tx, event.id, &by.name, player.id).await?;
        if sent >= MOST_PROBLEMS || about >= MOST_PROBLEMS_OF_ONE {
            return Err(Error::from_refusal(RosterRefusal::TooManyProblems));
        }
        let problem = Problem {
            id: app.new_id(),
            event_id: event.id,
            roster_id: roster.id,
            reported_by: by.name.clone(),
            reporter_id: by.player,
            text: text.to_owned(),
            at: now,
            answer: None,
            answered_by: None,
            answered_at: None,
        };
        storage::roster_problems::insert(tx, &problem).await?;
        let act = RosterAct::ProblemReported { name: player.name.to_string() };
        Ok(((), LogEntry::new(subject_of_roster_owner(player), act).because(text)))
    })
    .await
}

/// What staff make of a report. The first answer stands.
pub async fn answer_problem(
    app: &App,
    by: &Actor,
    event: &Event,
    player: &Player,
    (problem, answer): (Uuid, &str),
) -> Result<()> {
    let now = app.clock.now();
    change_event(app, event.id, by, async |tx, _| {
        let given = storage::roster_problems::ProblemAnswer { text: answer, by: &by.name, at: now };
        if !storage::roster_problems::store_problem_answer(tx, event.id, problem, given).await? {
            return Err(Error::Conflict(Conflict::ProblemAnswered));
        }
        let act = RosterAct::ProblemAnswered { name: player.name.to_string() };
        Ok(((), LogEntry::new(subject_of_roster_owner(player), act).because(answer)))
    })
    .await
}

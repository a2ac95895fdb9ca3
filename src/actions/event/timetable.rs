//! The timetable that an organiser sets, and the rounds that are planned by it.

use crate::{
    actions::prelude::*,
    domain::{
        event::{
            audit::{EventAct, PartChange, PartTime},
            pack::Settings,
            timetable::TimetablePart,
        },
        refusal::Conflict,
        round::RoundState,
        rounds::start::find_scheduled_time,
    },
};

/// Puts these parts in the place of the timetable; none: it follows from the other settings again. `seen` is the event
/// that the form was made from. Rounds that are drawn and have not begun move along, where they were planned as the
/// timetable had it.
pub async fn save_timetable(app: &App, by: &Actor, seen: &Event, parts: Vec<TimetablePart>) -> Result<()> {
    change_event(app, seen.id, by, async |tx, _| {
        let now = storage::events::find_event(tx, seen.id).await?.ok_or(Error::NotFound)?;
        if now.settings != seen.settings {
            return Err(Error::Conflict(Conflict::Settings));
        }
        let settings = Settings { timetable: parts.clone(), ..now.settings.clone() };
        storage::events::set_settings(tx, seen.id, &now.name, &settings).await?;
        move_planned(tx, &now, &settings).await?;
        let act = if parts.is_empty() {
            EventAct::TimetableByLength
        } else {
            EventAct::TimetableSet { changed: list_part_changes(now.settings.timetable_parts(), parts) }
        };
        Ok(((), LogEntry::new(AuditSubject::Event, act)))
    })
    .await
}

async fn move_planned(tx: &mut Tx, event: &Event, after: &Settings) -> Result<()> {
    for mut round in storage::rounds::list_rounds(tx, event.id).await? {
        let planned = |settings| find_scheduled_time(settings, round.number).map(|(from, _)| from);
        let (before, after) = (planned(&event.settings), planned(after));
        let is_movable = round.state != RoundState::Closed && round.starts_at == before && after.is_some();
        if !is_movable || before == after || storage::clocks::find_round_clock(tx, round.id).await?.is_some()
        {
            continue;
        }
        round.starts_at = after;
        storage::rounds::set_plan(tx, &round).await?;
    }
    Ok(())
}

/// What is not as it was. Parts of the same kind are taken in their order.
fn list_part_changes(before: Vec<TimetablePart>, after: Vec<TimetablePart>) -> Vec<PartChange> {
    let mut left = before;
    let mut changed = Vec::new();
    for part in after {
        let same = left.iter().position(|other| *other == part);
        let was = same.or_else(|| left.iter().position(|other| other.what == part.what));
        let was = was.map(|place| left.remove(place));
        if was.as_ref() != Some(&part) {
            let (before, after) = (was.as_ref().map(time_of_part), Some(time_of_part(&part)));
            changed.push(PartChange { what: part.what, before, after });
        }
    }
    let gone = left.into_iter().map(|part| {
        let before = Some(time_of_part(&part));
        PartChange { what: part.what, before, after: None }
    });
    changed.extend(gone);
    changed
}

fn time_of_part(part: &TimetablePart) -> PartTime {
    PartTime { day: part.day, at: part.at, minutes: part.minutes }
}

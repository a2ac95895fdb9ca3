//! The big screen from the desk: what it shows, the round's clock, and the ceremony, step by step.

use crate::{
    actions::{battles::impartial::not_at_their_table, prelude::*},
    domain::{
        event::{
            audit::ScreenAct,
            clock::{ClockRefusal, ClockStart, Hand, RoundClock},
            pack::Settings,
            screen::{AwardReveal, CeremonyStep, Shows},
        },
        numbers::TableNumber,
        refusal::{AwardRefusal, Forbidden},
        round::{Round, RoundState},
        system::CallOut,
    },
};

/// Minutes for one table of a round.
#[derive(Debug, Clone, Copy)]
pub struct Extension {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub minutes: i64,
}

/// Puts something else on the screen.
pub async fn show_on_screen(app: &App, by: &Actor, event: EventId, shows: Shows) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        storage::screens::set_screen_shows(tx, event, shows).await?;
        Ok(((), LogEntry::new(AuditSubject::Screen, ScreenAct::Shown { shows })))
    })
    .await
}

/// Starts, pauses or extends the clock of a round that players see: the clock as it is then.
pub async fn turn_clock(
    app: &App,
    by: &Actor,
    event: &Event,
    round: RoundNumber,
    hand: Hand,
) -> Result<RoundClock> {
    change_event(app, event.id, by, async |tx, _| {
        let round = find_published_round(tx, event.id, round).await?;
        let before = storage::clocks::find_round_clock(tx, round.id).await?;
        let now = app.clock.now();
        let minutes = event.settings.round_minutes;
        let clock =
            RoundClock::turn_clock_by_hand(before, hand, minutes, now).map_err(Error::from_refusal)?;
        storage::clocks::set_round_clock(tx, round.id, &clock).await?;
        let act = ScreenAct::ClockTurned { hand, left: clock.left(now).num_milliseconds() };
        Ok((clock, LogEntry::new(AuditSubject::Round(round.number), act)))
    })
    .await
}

/// Takes a start of a clock back, as if nobody had started it. A page that was left open undoes no later start, and none
/// that a round was played by.
pub async fn take_start_back(
    app: &App,
    by: &Actor,
    event: EventId,
    round: RoundNumber,
    started: ClockStart,
) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let round = find_published_round(tx, event, round).await?;
        let clock = storage::clocks::find_round_clock(tx, round.id).await?;
        let clock = clock.ok_or_else(|| Error::from_refusal(ClockRefusal::NotStarted))?;
        if clock.start() != Some(started) || storage::battles::any_reported(tx, round.id).await? {
            return Err(Error::from_refusal(ClockRefusal::GoesOn));
        }
        storage::clocks::remove_round_clock(tx, round.id).await?;
        Ok(((), LogEntry::new(AuditSubject::Round(round.number), ScreenAct::ClockStartTakenBack)))
    })
    .await
}

/// Gives one table minutes of its own, or takes some; nobody does at their own (`handbook J2`).
pub async fn extend_table(app: &App, by: &Actor, event: EventId, extension: Extension) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let Extension { round, table, minutes } = extension;
        let round = find_published_round(tx, event, round).await?;
        let at = storage::battles::TableUse { round: round.number, table };
        let battle = storage::battles::by_table(tx, event, at).await?;
        let no_table = ClockRefusal::NoTable { round: round.number, table };
        let battle = battle.ok_or_else(|| Error::from_refusal(no_table))?;
        not_at_their_table(tx, (event, by), &battle, Forbidden::OwnTime).await?;
        let given = storage::clocks::list_table_extensions(tx, round.id).await?;
        let own = given.iter().find(|(number, _)| *number == table).map_or(0, |(_, own)| *own);
        if own + minutes < 0 {
            return Err(Error::from_refusal(ClockRefusal::TooFew { table, own }));
        }
        storage::clocks::extend_table(tx, round.id, table, minutes).await?;
        let subject = AuditSubject::Table { round: round.number, table };
        Ok(((), LogEntry::new(subject, ScreenAct::TableExtended { minutes })))
    })
    .await
}

/// Changes what is called out in every round; nothing: what the game system says.
pub async fn set_call_outs(app: &App, by: &Actor, event: EventId, calls: &[CallOut]) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let now = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
        let settings = Settings { call_outs: calls.to_vec(), ..now.settings };
        storage::events::set_settings(tx, event, &now.name, &settings).await?;
        Ok(((), LogEntry::new(AuditSubject::Screen, ScreenAct::CallOutsSet { calls: calls.to_vec() })))
    })
    .await
}

/// The next step of the ceremony. A step that was taken already is taken once: two taps, or two phones, do not
/// reveal the award after it.
pub async fn take_ceremony_step(app: &App, by: &Actor, event: EventId, step: CeremonyStep) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        let award = storage::awards::find_award(tx, event, step.award).await?.ok_or(Error::NotFound)?;
        let given = storage::screens::load_ceremony_awards(tx, event).await?;
        let now = given.iter().find(|(id, _)| *id == award.id).map(|(_, given)| *given);
        match (now, step.becomes) {
            (None, AwardReveal::Announced) | (Some(AwardReveal::Announced), AwardReveal::Revealed) => {}
            (None, AwardReveal::Revealed) => return Err(Error::from_refusal(AwardRefusal::NotAnnounced)),
            (Some(_), _) => return Err(Error::SentTwice),
        }
        if step.becomes == AwardReveal::Announced
            && given.iter().any(|(_, given)| *given == AwardReveal::Announced)
        {
            return Err(Error::from_refusal(AwardRefusal::AnotherAnnounced));
        }
        storage::screens::set_ceremony_award(tx, event, award.id, step.becomes).await?;
        storage::screens::set_screen_shows(tx, event, Shows::Ceremony).await?;
        let act = ScreenAct::CeremonyStep { title: award.title, becomes: step.becomes };
        Ok(((), LogEntry::new(AuditSubject::Ceremony, act)))
    })
    .await
}

/// Takes the ceremony back to its beginning: what it revealed is kept for the next time.
pub async fn forget_ceremony(app: &App, by: &Actor, event: EventId) -> Result<()> {
    change_event(app, event, by, async |tx, _| {
        storage::screens::forget_ceremony(tx, event).await?;
        Ok(((), LogEntry::new(AuditSubject::Ceremony, ScreenAct::CeremonyForgotten)))
    })
    .await
}

async fn find_published_round(tx: &mut Tx, event: EventId, round: RoundNumber) -> Result<Round> {
    let round = storage::rounds::by_number(tx, event, round).await?.ok_or(Error::NotFound)?;
    match round.state {
        RoundState::Published => Ok(round),
        RoundState::Draft => Err(Error::from_refusal(ClockRefusal::NotPublished)),
        RoundState::Closed => Err(Error::from_refusal(ClockRefusal::RoundClosed)),
    }
}

//! The big screen from the desk: what it shows, the round's clock, and the ceremony, step by step.

use super::{Actor, change};
use crate::{
    app::App,
    domain::{
        event::{
            Event,
            audit::Entry,
            clock::{ClockRefusal, Hand, RoundClock, print_call_outs, shown},
            pack::Settings,
            screen::{Given, Shows, Step},
        },
        ids::EventId,
        refusal::AwardRefusal,
        round::Round,
        system::CallOut,
    },
    error::{Error, Result},
    storage::{self, Tx},
};

/// Minutes for one table of a round.
#[derive(Debug, Clone, Copy)]
pub struct Extension {
    pub round: i64,
    pub table: i64,
    pub minutes: i64,
}

/// Puts something else on the screen.
pub async fn show(app: &App, by: &Actor, event: EventId, shows: Shows) -> Result<()> {
    change(app, event, by, async |tx, _| {
        storage::screens::show(tx, event, shows).await?;
        Ok(((), Entry::new("screen", format!("put on the big screen: {}", shows.label()))))
    })
    .await
}

/// Starts, pauses or extends the clock of a round that players see.
pub async fn turn_clock(app: &App, by: &Actor, event: &Event, round: i64, hand: Hand) -> Result<()> {
    change(app, event.id, by, async |tx, _| {
        let round = published(tx, event.id, round).await?;
        let before = storage::clocks::find(tx, round.id).await?;
        let now = app.clock.now();
        let minutes = event.settings.round_minutes;
        let clock = RoundClock::turned(before, hand, minutes, now).map_err(Error::refused)?;
        storage::clocks::set(tx, round.id, &clock).await?;
        let what = match hand {
            Hand::Start => "started the clock".to_owned(),
            Hand::Pause => "stopped the clock".to_owned(),
            Hand::GoOn => "let the clock go on".to_owned(),
            Hand::Extend(minutes) => format!("gave everybody {minutes} minutes"),
        };
        let what = format!("{what}, {} left", shown(clock.left(now)));
        Ok(((), Entry::new(format!("round {}", round.number), what)))
    })
    .await
}

/// Gives one table minutes of its own.
pub async fn extend_table(app: &App, by: &Actor, event: EventId, extension: Extension) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let Extension { round, table, minutes } = extension;
        let round = published(tx, event, round).await?;
        let at = storage::battles::Table { round: round.number, table };
        if storage::battles::by_table(tx, event, at).await?.is_none() {
            return Err(Error::refused(ClockRefusal::NoTable { round: round.number, table }));
        }
        storage::clocks::extend_table(tx, round.id, table, minutes).await?;
        let subject = format!("round {} table {table}", round.number);
        Ok(((), Entry::new(subject, format!("gave the table {minutes} minutes"))))
    })
    .await
}

/// Changes what is called out in every round; nothing: what the game system says.
pub async fn set_call_outs(app: &App, by: &Actor, event: EventId, calls: &[CallOut]) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let now = storage::events::find(tx, event).await?.ok_or(Error::NotFound)?;
        let settings = Settings { call_outs: calls.to_vec(), ..now.settings };
        storage::events::set_settings(tx, event, &now.name, &settings).await?;
        let what = match calls.len() {
            0 => "took the game system's call-outs".to_owned(),
            _ => format!("changed what is called out: {}", print_call_outs(calls).replace('\n', "; ")),
        };
        Ok(((), Entry::new("screen", what)))
    })
    .await
}

/// The next step of the ceremony. A step that was taken already is taken once: two taps, or two phones, do not
/// reveal the award after it.
pub async fn step(app: &App, by: &Actor, event: EventId, step: Step) -> Result<()> {
    change(app, event, by, async |tx, _| {
        let award = storage::awards::find(tx, event, step.award).await?.ok_or(Error::NotFound)?;
        let given = storage::screens::ceremony(tx, event).await?;
        let now = given.iter().find(|(id, _)| *id == award.id).map(|(_, given)| *given);
        match (now, step.becomes) {
            (None, Given::Announced) | (Some(Given::Announced), Given::Revealed) => {}
            (None, Given::Revealed) => return Err(Error::refused(AwardRefusal::NotAnnounced)),
            (Some(_), _) => return Err(Error::SentTwice),
        }
        if step.becomes == Given::Announced && given.iter().any(|(_, given)| *given == Given::Announced) {
            return Err(Error::refused(AwardRefusal::AnotherAnnounced));
        }
        storage::screens::give(tx, event, award.id, step.becomes).await?;
        storage::screens::show(tx, event, Shows::Ceremony).await?;
        let what = format!("{} “{}” on the big screen", step.becomes.as_str(), award.title);
        Ok(((), Entry::new("ceremony", what)))
    })
    .await
}

/// Takes the ceremony back to its beginning: what it revealed is kept for the next time.
pub async fn forget_ceremony(app: &App, by: &Actor, event: EventId) -> Result<()> {
    change(app, event, by, async |tx, _| {
        storage::screens::forget_ceremony(tx, event).await?;
        Ok(((), Entry::new("ceremony", "took the ceremony back to its beginning")))
    })
    .await
}

async fn published(tx: &mut Tx, event: EventId, round: i64) -> Result<Round> {
    let round = storage::rounds::by_number(tx, event, round).await?.ok_or(Error::NotFound)?;
    if round.is_public() { Ok(round) } else { Err(Error::refused(ClockRefusal::NotPublished)) }
}

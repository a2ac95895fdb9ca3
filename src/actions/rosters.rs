//! Handing rosters in, and what staff decide about them.

use super::{Actor, change, refuse};
use crate::{
    app::App,
    domain::{
        audit::Entry,
        composition::{self, CheckRules, Verdict},
        event::Event,
        handed_in::{HandedIn, RosterState},
        ids::{EventId, RosterId},
        pack::Settings,
        player::Player,
        roster::{Format, Reading, read},
    },
    error::{Error, Result},
    storage::{self, Tx},
};
use base64::{Engine, engine::general_purpose::STANDARD};
use chrono::{DateTime, NaiveDate, Utc};

/// A roster as it came: bytes, and the format its player chose, if any.
#[derive(Debug, Clone)]
pub struct Given {
    pub bytes: Vec<u8>,
    pub format: Option<Format>,
}

/// What was understood of a roster, and the verdict on it.
#[derive(Debug, Clone)]
pub struct Judged {
    pub reading: Reading,
    pub verdict: Verdict,
}

/// Reads and checks a roster by the event's rules, without keeping it.
pub async fn judge(app: &App, event: &Event, given: Given) -> Result<Judged> {
    let mut tx = app.database.read().await?;
    let in_use = app.catalogues.of(&mut tx, &event.settings.system).await?;
    drop(tx);
    let rules = rules_of(&event.settings, app.clock.now().date_naive());
    let work = move || -> Result<Judged> {
        let reading = read(&given.bytes, given.format).map_err(refuse)?;
        let verdict = composition::check(&reading.roster, &in_use.catalogue.as_of(rules.as_of), &rules);
        Ok(Judged { reading, verdict })
    };
    tokio::task::spawn_blocking(work).await.map_err(|error| Error::Broken(error.to_string()))?
}

/// Keeps a roster as the player's newest version. A late one is taken, and marked.
pub async fn hand_in(
    app: &App,
    by: &Actor,
    event: &Event,
    player: &Player,
    given: Given,
) -> Result<HandedIn> {
    if given.bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Error::refused("There is nothing to hand in yet. Paste your list, or choose a file."));
    }
    let (source, encoding) = match std::str::from_utf8(&given.bytes) {
        Ok(text) if !text.contains('\0') => (text.to_owned(), "text"),
        _ => (STANDARD.encode(&given.bytes), "base64"),
    };
    let Judged { reading, verdict } = judge(app, event, given).await?;
    let now = app.clock.now();
    change(app, event.id, by, async |tx, _| {
        let last =
            storage::rosters::of_player(tx, player.id).await?.first().map_or(0, |roster| roster.number);
        let roster = HandedIn {
            id: RosterId(app.new_id()),
            event_id: event.id,
            player_id: player.id,
            number: last + 1,
            source,
            encoding: encoding.into(),
            format: reading.format.code().into(),
            reading,
            verdict,
            state: RosterState::Submitted,
            state_reason: None,
            state_by: None,
            late: event.settings.roster_deadline.is_some_and(|deadline| deadline < now),
            submitted_at: now,
            submitted_by: by.name.clone(),
            version: 1,
        };
        storage::rosters::insert(tx, &roster).await?;
        // The pairings name the faction: what the roster says is what is played.
        if let Some(faction) = &roster.verdict.computed.faction
            && player.faction.as_ref() != Some(faction)
            && let Some(mut now) = storage::players::find(tx, player.id).await?
        {
            now.faction = Some(faction.clone());
            storage::players::update(tx, &now).await?;
        }
        let late = if roster.late { ", after the deadline" } else { "" };
        let what = format!("handed in version {} of the roster of {}{late}", roster.number, player.name);
        Ok((roster, Entry::new(subject(player), what)))
    })
    .await
}

/// Accepts a roster, or sends it back with a reason.
pub async fn decide(
    app: &App,
    by: &Actor,
    roster: &HandedIn,
    player: &Player,
    state: RosterState,
    reason: Option<&str>,
) -> Result<()> {
    if state == RosterState::NeedsFix && reason.is_none() {
        return Err(Error::refused("Say what has to be fixed: the player sees it."));
    }
    change(app, roster.event_id, by, async |tx, _| {
        let newest = storage::rosters::of_player(tx, player.id).await?.first().map_or(0, |newest| newest.number);
        if newest != roster.number || !storage::rosters::decide(tx, roster, state, reason, &by.name).await? {
            return Err(Error::Conflict(format!(
                "{} has handed in another version, or somebody else has just decided. Look at the roster again.",
                player.name
            )));
        }
        let what = match state {
            RosterState::Accepted => "accepted",
            RosterState::NeedsFix => "sent back",
            RosterState::Submitted => "opened again",
        };
        let entry = Entry::new(subject(player), format!("{what} version {} of the roster of {}", roster.number, player.name));
        Ok(((), match reason {
            Some(reason) => entry.because(reason),
            None => entry,
        }))
    })
    .await
}

/// Accepts every roster that nobody has to look at: no finding but information, on time, not decided yet.
pub async fn accept_clean(app: &App, by: &Actor, event: EventId) -> Result<usize> {
    change(app, event, by, async |tx, _| {
        let mut accepted = 0;
        for roster in storage::rosters::newest(tx, event).await? {
            let waiting = roster.state == RosterState::Submitted && roster.verdict.is_clean() && !roster.late;
            if waiting && storage::rosters::decide(tx, &roster, RosterState::Accepted, None, &by.name).await?
            {
                accepted += 1;
            }
        }
        Ok((accepted, Entry::new("rosters", format!("accepted all {accepted} clean rosters"))))
    })
    .await
}

/// Checks every newest roster again: the cut-off date or the battle profiles have changed.
/// Gives back how many verdicts are others now.
pub async fn recheck(app: &App, by: &Actor, event: &Event) -> Result<usize> {
    let rules = rules_of(&event.settings, app.clock.now().date_naive());
    change(app, event.id, by, async |tx, _| {
        let view = app.catalogues.of(tx, &event.settings.system).await?.catalogue.as_of(rules.as_of);
        let mut changed = 0;
        for roster in storage::rosters::newest(tx, event.id).await? {
            let verdict = composition::check(&roster.reading.roster, &view, &rules);
            if verdict != roster.verdict {
                storage::rosters::set_verdict(tx, roster.id, &verdict).await?;
                changed += 1;
            }
        }
        Ok((changed, Entry::new("rosters", format!("checked all rosters again: {changed} verdicts changed"))))
    })
    .await
}

/// The rules of composition as an event sets them.
pub fn rules_of(settings: &Settings, today: NaiveDate) -> CheckRules {
    let mut rules =
        CheckRules::matched_play(i64::from(settings.points_limit), settings.cut_off().unwrap_or(today));
    rules.season = match settings.system.as_str() {
        "aos4-ghb2024" => Some("General's Handbook 2024-25".into()),
        _ => None,
    };
    rules
}

/// How long there is until the deadline, in words; none without one.
pub fn time_left(settings: &Settings, now: DateTime<Utc>) -> Option<String> {
    let left = settings.roster_deadline? - now;
    Some(match (left.num_days(), left.num_hours(), left.num_minutes()) {
        (_, _, ..=0) => "The deadline has passed: a new version is taken, and marked as late.".into(),
        (2.., ..) => format!("You can replace it for {} more days.", left.num_days()),
        (_, 2.., _) => format!("You can replace it for {} more hours.", left.num_hours()),
        (_, _, minutes) => format!("You can replace it for {minutes} more minutes."),
    })
}

fn subject(player: &Player) -> String {
    format!("player {}", player.number)
}

/// The newest version of a player's roster.
pub async fn newest_of(tx: &mut Tx, player: &Player) -> Result<Option<HandedIn>> {
    Ok(storage::rosters::of_player(tx, player.id).await?.into_iter().next())
}

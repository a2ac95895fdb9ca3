//! Rosters: reading and judging one, handing it in, and what its names mean.

mod checking;
mod draft;
mod judging;
mod letters;
mod problems;
mod recheck;
mod rules;

pub use checking::{RosterDecision, Waive, accept_clean, decide_on_roster, waive_finding};
pub use draft::{as_given, build_roster_draft, draft_of};
pub use judging::Judging;
pub use letters::{Letter, Whom, collect_roster_letters, write_to};
pub use problems::{answer_problem, report_problem};
pub use recheck::{
    JudgedWith, Rechecked, Tell, find_rechecked_rosters, judge_due, judge_left_behind, recheck_rosters,
};
pub use rules::{RuleChange, change_rules};

use super::{entrants::joining::update_player, refuse_with_reason};
use crate::{
    actions::prelude::*,
    domain::{
        catalogue::Alias,
        composition::{CheckRules, UnknownName},
        event::{
            audit::RosterAct,
            pack::Settings,
            permission::ActingAs,
            quotas::{FEWER_ROSTER_BYTES, MOST_ROSTERS, most_roster_bytes},
            roster_version::{RosterSettlement, RosterState, RosterVersion},
        },
        games::{self, Game, Verdict},
        ids::{PlayerId, RosterId},
        refusal::{Conflict, RosterRefusal},
        roster::{Format, Roster, RosterReading},
    },
    storage::rosters::Newest,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use std::collections::BTreeSet;

/// More names than this nobody confirms on one roster.
const MOST_NAMES: usize = 60;
/// The faction, then the army of renown, then what only those have.
const ROUNDS_OF_NAMES: usize = 4;

/// A roster as it came: bytes, the format its player chose, if any, and the names confirmed so far.
#[derive(Debug, Clone)]
pub struct GivenRoster {
    pub bytes: Vec<u8>,
    pub format: Option<Format>,
    pub names: Vec<Alias>,
    /// It is to be taken even if no unit is found in it: whoever gives it was asked.
    pub anyway: bool,
    /// The number of the version it was made from, 0 for none: it takes the place of that one alone. None: of any.
    pub seen: Option<i64>,
}

impl GivenRoster {
    /// These bytes, whatever they are.
    pub fn from_roster_bytes(bytes: Vec<u8>) -> Self {
        Self { bytes, format: None, names: Vec::new(), anyway: false, seen: None }
    }
}

/// What was understood of a roster, and the verdict on it.
#[derive(Debug, Clone)]
pub struct JudgedRoster {
    pub reading: RosterReading,
    pub verdict: Verdict,
    pub settled: RosterSettlement,
    /// Names nobody has confirmed yet.
    pub unknown: Vec<UnknownName>,
    /// The fingerprint of what it was judged with.
    pub judged_by: String,
    /// The bytes that what was read and found will take where it is kept.
    weight: usize,
}

/// Reads and checks a roster by the event's rules, without keeping it.
pub async fn judge_roster(app: &App, event: &Event, given: GivenRoster) -> Result<JudgedRoster> {
    let mut tx = app.database.read().await?;
    let judging = Judging::from_event_settings(app, &mut tx, &event.settings).await?;
    drop(tx);
    let work = move |judging: &Judging| -> Result<JudgedRoster> {
        let reading = judging.game.read(&given.bytes, given.format).map_err(refuse_with_reason)?;
        let names = confirm_names(|roster| judging.unknown_names(roster), &reading.roster, given.names);
        let roster = reading.roster.with_names(&names);
        let verdict = judging.verdict_on(&roster);
        let unknown = judging.unknown_names(&roster);
        let settled = RosterSettlement { names, waivers: Vec::new() };
        let weight = json_length(&reading) + json_length(&verdict);
        Ok(JudgedRoster {
            reading,
            verdict,
            settled,
            unknown,
            judged_by: judging.fingerprint.clone(),
            weight,
        })
    };
    judging.in_turn(app, work).await?
}

/// The bytes of what is kept as JSON.
fn json_length(value: &impl Serialize) -> usize {
    serde_json::to_string(value).map_or(0, |text| text.len())
}

/// Keeps a roster as the player's newest version. A late one is taken, and marked.
pub async fn hand_in(
    app: &App,
    by: &Actor,
    event: &Event,
    player: &Player,
    given: GivenRoster,
) -> Result<RosterVersion> {
    if given.bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Error::from_refusal(RosterRefusal::Nothing));
    }
    let (source, encoding) = match std::str::from_utf8(&given.bytes) {
        Ok(text) if !text.contains('\0') => (text.to_owned(), "text"),
        _ => (STANDARD.encode(&given.bytes), "base64"),
    };
    let (anyway, seen) = (given.anyway, given.seen);
    let JudgedRoster { reading, verdict, mut settled, judged_by, weight, .. } =
        judge_roster(app, event, given).await?;
    if reading.roster.is_empty() && !anyway {
        return Err(Error::from_refusal(RosterRefusal::Unitless));
    }
    let now = app.clock.now();
    change_event(app, event.id, by, async |tx, _| {
        let last = storage::rosters::which_is_newest(tx, player.id).await?;
        let newest = last.as_ref().map_or(0, |last| last.number);
        if seen.is_some_and(|seen| seen != newest) {
            return Err(changed_since(player));
        }
        if by.acting_as == ActingAs::Player {
            let (rosters, bytes) = storage::rosters::taken_by(tx, player.id).await?;
            let weight = i64::try_from(source.len() + weight).unwrap_or(i64::MAX);
            let bytes = bytes.saturating_add(weight);
            // What all take together is asked where it matters.
            let most = if bytes > FEWER_ROSTER_BYTES {
                most_roster_bytes(storage::rosters::taken_by_all(tx, event.id).await?)
            } else {
                FEWER_ROSTER_BYTES
            };
            if rosters >= MOST_ROSTERS || bytes > most {
                return Err(Error::from_refusal(RosterRefusal::TooManyRosters { most: MOST_ROSTERS }));
            }
        }
        // What staff let pass stays let pass while it is the same.
        let waivers = last.iter().flat_map(|last| &last.settled.waivers);
        settled.waivers = waivers.filter(|waiver| waiver.is_of(&verdict)).cloned().collect();
        let roster = RosterVersion {
            id: RosterId(app.new_id()),
            event_id: event.id,
            player_id: player.id,
            number: newest + 1,
            source,
            encoding: encoding.into(),
            format: reading.format.as_str().into(),
            reading,
            verdict,
            judged_by,
            verdict_before: None,
            settled,
            state: RosterState::Submitted,
            state_reason: None,
            state_by: None,
            late: roster_due_at(event, last.as_ref()).is_some_and(|due| due < now),
            fix_due: None,
            submitted_at: now,
            submitted_by: by.name.clone(),
            version: 1,
        };
        storage::rosters::insert(tx, &roster).await?;
        let act = RosterAct::HandedIn {
            name: player.name.to_string(),
            version: roster.number,
            is_late: roster.late,
            replaces_accepted: last.is_some_and(|last| last.state == RosterState::Accepted),
        };
        Ok((roster, LogEntry::new(subject_of_roster_owner(player), act)))
    })
    .await
}

/// Until when a roster counts as on time: one that was sent back has a date of its own.
fn roster_due_at(event: &Event, last: Option<&Newest>) -> Option<DateTime<Utc>> {
    let sent_back = last.filter(|last| last.state == RosterState::NeedsFix);
    sent_back.and_then(|last| last.fix_due).or(event.settings.roster_deadline)
}

/// A person says what an unknown name means: only what was suggested, and only for a name nobody knows.
pub async fn confirm_name(
    app: &App,
    by: &Actor,
    event: &Event,
    player: &Player,
    (seen, name): (i64, Alias),
) -> Result<()> {
    let judged = with_name(app, event, player, seen, &name).await;
    change_event(app, event.id, by, async |tx, _| {
        let roster = judged?;
        let newest = storage::rosters::which_is_newest(tx, player.id).await?.ok_or(Error::NotFound)?;
        if newest.id != roster.id || !storage::rosters::store_settled_roster(tx, &roster).await? {
            return Err(changed_since(player));
        }
        let Alias { written, means } = name;
        let act = RosterAct::NameConfirmed { name: player.name.to_string(), written, means };
        Ok(((), LogEntry::new(subject_of_roster_owner(player), act)))
    })
    .await
}

/// The newest version, as it was seen, with one name more and the verdict that follows. Judged before the event is
/// locked: where rules or profiles change meanwhile, the verdict says by what it was made, and is made again.
async fn with_name(
    app: &App,
    event: &Event,
    player: &Player,
    seen: i64,
    name: &Alias,
) -> Result<RosterVersion> {
    let mut tx = app.database.read().await?;
    let mut roster = newest_of(&mut tx, player).await?.ok_or(Error::NotFound)?;
    let judging = Judging::from_event_settings(app, &mut tx, &event.settings).await?;
    drop(tx);
    if roster.version != seen {
        return Err(changed_since(player));
    }
    let before = roster.settled.names.len();
    roster.settled.names.push(name.clone());
    let judge = move |judging: &Judging| {
        let names = std::mem::take(&mut roster.settled.names);
        let unknown = |roster: &Roster| judging.unknown_names(roster);
        roster.settled.names = confirm_names(unknown, &roster.reading.roster, names);
        roster.verdict = judging.verdict_on(&roster.roster());
        roster.judged_by.clone_from(&judging.fingerprint);
        roster
    };
    let roster = judging.in_turn(app, judge).await?;
    if roster.settled.names.len() == before {
        return Err(Error::from_refusal(RosterRefusal::NameKnown));
    }
    Ok(roster)
}

/// The grand alliance of the army that everybody knows a player to have, in small letters; none where neither the
/// catalogue nor the game has it. What a roster says beside it is its own (`A35`).
pub async fn public_alliance(
    app: &App,
    tx: &mut Tx,
    settings: &Settings,
    player: &Player,
) -> Result<Option<String>> {
    let Some(faction) = &player.faction else { return Ok(None) };
    let as_of = rules_of(settings, settings.date_at(app.clock.now())).as_of;
    let view = app.cache.catalogues.of(tx, settings, as_of).await?.view;
    let alliance = view.faction(faction).map(|faction| faction.item.grand_alliance.to_lowercase());
    let game = settings.game();
    let of_the_game = || game.alliance_of(game.faction_called(faction)?).map(str::to_owned);
    let alliance = alliance.filter(|alliance| !alliance.is_empty()).or_else(of_the_game);
    Ok(alliance.filter(|name| game.alliances.contains(name)))
}

/// The tactic cards that a player's roster takes, by their slugs, where everybody may read it; empty where it does not
/// take as many as a player has (`N3`).
pub async fn public_tactic_cards(
    tx: &mut Tx,
    settings: &Settings,
    player: PlayerId,
    now: DateTime<Utc>,
) -> Result<BTreeSet<String>> {
    let game = settings.game();
    if game.sheet.cards().is_none() || !settings.rosters_are_open(now) {
        return Ok(BTreeSet::new());
    }
    let roster = storage::rosters::newest_of(tx, player).await?;
    Ok(roster.map(|roster| game.tactic_cards_named(&roster.roster().tactic_cards)).unwrap_or_default())
}

/// The player is registered with the faction of their roster from now on: they were asked.
pub async fn follow_faction(app: &App, by: &Actor, event: &Event, player: &Player) -> Result<()> {
    let read = newest_of(&mut app.database.read_once().await?, player).await?;
    change_event(app, event.id, by, async |tx, _| {
        let roster = read.ok_or(Error::NotFound)?;
        let newest = storage::rosters::which_is_newest(tx, player.id).await?.ok_or(Error::NotFound)?;
        if (newest.id, newest.version) != (roster.id, roster.version) {
            return Err(changed_since(player));
        }
        let faction = roster.verdict.computed.faction.ok_or(Error::NotFound)?;
        let mut now = storage::players::find_player(tx, player.id).await?.ok_or(Error::NotFound)?;
        now.faction = Some(faction.clone());
        if !storage::players::update(tx, &now).await? {
            return Err(changed_since(player));
        }
        let act = RosterAct::FactionFollowed { name: player.name.to_string(), faction };
        Ok(((), LogEntry::new(subject_of_roster_owner(player), act)))
    })
    .await
}

/// The factions that the rosters say, on the players who registered none, and those of accepted rosters on all: when
/// the armies are on the tables for all to see, and not before the moment that is set for the rosters. A closed roster
/// would be told by it. Who registered another than a roster says that nobody has accepted is asked, on the page of
/// their roster ([`follow_faction`]).
pub async fn tell_factions(tx: &mut Tx, event: EventId, now: DateTime<Utc>) -> Result<()> {
    let settings = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?.settings;
    if settings.rosters_open_later(now) {
        return Ok(());
    }
    let players = storage::players::list_players(tx, event).await?;
    for (id, verdict) in storage::rosters::telling_factions(tx, event).await? {
        let player = players.iter().find(|player| player.id == id).ok_or(Error::NotFound)?;
        let told = verdict.computed.faction.filter(|told| player.faction.as_ref() != Some(told));
        if let Some(faction) = told {
            update_player(tx, &Player { faction: Some(faction), ..player.clone() }).await?;
        }
    }
    Ok(())
}

/// The same where a roster is accepted while the armies are on the tables.
async fn tell_factions_if_played(tx: &mut Tx, event: EventId, now: DateTime<Utc>) -> Result<()> {
    let published = storage::events::newest_published_round(tx, event).await?;
    if published.is_a_round() { tell_factions(tx, event, now).await } else { Ok(()) }
}

/// The season that the event's rosters are checked by unless its organiser chose another: the one in force on its
/// first day; where no day is set, at its cut-off, or today. None for a game without seasons.
pub fn season_by_date(settings: &Settings, today: NaiveDate) -> Option<String> {
    let day = settings.starts_on.or_else(|| settings.cut_off()).unwrap_or(today);
    games::find_game(&settings.system)?.system.season_on(day).map(|season| season.name.clone())
}

/// The game that an event plays.
///
/// # Errors
/// When this program was started without the file of that game.
pub fn game_of(settings: &Settings) -> Result<Game> {
    let system = &settings.system;
    games::find_game(system).ok_or_else(|| Error::Broken(format!("no game system {system:?}")))
}

/// The rules of composition as an event sets them.
pub fn rules_of(settings: &Settings, today: NaiveDate) -> CheckRules {
    let mut rules =
        CheckRules::matched_play(i64::from(settings.points_limit), settings.cut_off().unwrap_or(today));
    rules.season = season_by_date(settings, today);
    rules.under(&settings.composition)
}

/// The newest version of a player's roster, whole: not to be read while the event is locked, see
/// [`storage::rosters::which_is_newest`].
pub async fn newest_of(tx: &mut Tx, player: &Player) -> Result<Option<RosterVersion>> {
    Ok(storage::rosters::newest_of(tx, player.id).await?)
}

/// Of these names, those that may be confirmed: unknown, and meant as the catalogue suggests. A name that was
/// confirmed may make another one known or asked for; after a few rounds of that no more is asked.
fn confirm_names(
    mut unknown_names: impl FnMut(&Roster) -> Vec<UnknownName>,
    roster: &Roster,
    names: Vec<Alias>,
) -> Vec<Alias> {
    let mut good: Vec<Alias> = Vec::new();
    let mut left: Vec<Alias> = names.into_iter().take(MOST_NAMES).collect();
    for _ in 0..ROUNDS_OF_NAMES {
        let unknown = unknown_names(&roster.with_names(&good));
        let suggested = |name: &Alias| {
            let is_it = |one: &UnknownName| {
                one.name == name.written && one.suggestion.as_deref() == Some(&name.means)
            };
            unknown.iter().any(is_it)
        };
        let (found, others): (Vec<Alias>, Vec<Alias>) = left.into_iter().partition(suggested);
        left = others;
        if found.is_empty() || left.is_empty() {
            add_each_once(&mut good, found);
            break;
        }
        add_each_once(&mut good, found);
    }
    good
}

fn add_each_once(good: &mut Vec<Alias>, found: Vec<Alias>) {
    for name in found {
        if !good.iter().any(|known| known.written == name.written) {
            good.push(name);
        }
    }
}

fn subject_of_roster_owner(player: &Player) -> AuditSubject {
    AuditSubject::Player(player.number)
}

fn changed_since(player: &Player) -> Error {
    Error::Conflict(Conflict::Roster { name: player.name.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::composition::NamePlace;

    fn sample_alias(number: usize) -> Alias {
        Alias { written: format!("Clanratz {number}"), means: "Clanrats".into() }
    }

    /// Looking for what every name may mean takes long: it is not done once more for each that is confirmed.
    #[test]
    fn confirming_many_names_looks_no_oftener_than_confirming_one() {
        let looks = |names: Vec<Alias>, all_at_once: bool| {
            let mut looks = 0;
            let good = confirm_names(
                |_| {
                    looks += 1;
                    // All are asked for, or each makes the next one asked for.
                    let asked = if all_at_once { 0..200 } else { looks - 1..looks };
                    let unknown = asked.map(|number| UnknownName {
                        name: sample_alias(number).written,
                        place: NamePlace::Faction,
                        suggestion: Some(sample_alias(number).means),
                    });
                    unknown.collect()
                },
                &Roster::default(),
                names,
            );
            (looks, good.len())
        };
        let many = || (0..60).map(sample_alias).collect::<Vec<_>>();
        assert_eq!(looks(vec![sample_alias(0)], true), (1, 1));
        assert_eq!(looks(many(), true), (1, 60));
        assert_eq!(looks(many(), false), (ROUNDS_OF_NAMES, ROUNDS_OF_NAMES));
    }
}

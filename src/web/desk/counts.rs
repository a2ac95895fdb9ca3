//! How far everything is, for the desk's first page: who is here, what waits, how many tables play.

use super::unsettled::Reminder;
use crate::{
    actions::rounds::{self, Gone},
    domain::{
        alphabet::alphabetical_key,
        battle::{Battle, State},
        event::{Stage, player::Player},
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
    },
    storage::Tx,
    text::tables::idle_streams,
    web::prelude::*,
};
use chrono::TimeDelta;

/// How long before rosters are due the desk says how many are missing.
const ROSTERS_ARE_DUE_SOON: TimeDelta = TimeDelta::days(7);

/// How far everything is.
pub(super) struct EventCounts {
    pub players: usize,
    /// Of players, pairs or teams, whoever is entered.
    pub places: usize,
    pub here: usize,
    pub waiting: usize,
    pub rosters: i64,
    pub rosters_to_decide: i64,
    /// The newest round that is played; else the newest of all, drafts included.
    pub round: Option<Round>,
    /// The next one, drawn while that one is played.
    pub draft: Option<Round>,
    /// Matches of teams in which it is not settled who plays whom.
    pub drafts: usize,
    pub playing: usize,
    pub disputed: usize,
    pub unconfirmed: usize,
    /// Of these, those that nobody confirmed for as long as the event allows.
    pub unconfirmed_late: usize,
    /// The time of the round is over.
    pub time_is_over: bool,
    pub tables: usize,
    /// Names of those who have the bye of the round.
    pub byes: Vec<String>,
    /// Names of those who wait for an opponent in it.
    pub alone: Vec<String>,
    /// Names of those who are here and have no seat in the newest round, where that is open.
    pub late: Vec<String>,
    /// Who plays and is not checked in: number and name, by name.
    pub missing: Vec<(i64, String)>,
    /// Who has a seat in a round that is open and has left, or leaves after it.
    pub gone: Vec<(RoundNumber, Gone)>,
    /// Names of those with a seat in the newest round that is open and no roster, where rosters are handed in.
    pub without_roster: Option<(RoundNumber, Vec<String>)>,
    /// Tables on stream on which none of its battles is.
    pub idle_streams: Vec<TableNumber>,
}

impl EventCounts {
    /// How many tables have to settle their result before the round can be closed; None where it is not played, or
    /// nothing is missing.
    pub fn until_closed(&self) -> Option<usize> {
        let is_played = self.round.as_ref().is_some_and(|round| round.state == RoundState::Published);
        Some(self.playing + self.disputed).filter(|tables| is_played && *tables > 0)
    }

    /// Tables of the round of which somebody has told a result, and nobody another one.
    pub fn with_a_result(&self) -> usize {
        self.tables - self.playing - self.disputed
    }

    /// Where whoever comes now is seated: the next round once it is drawn, else this one.
    pub fn seats(&self) -> Option<RoundNumber> {
        self.draft.as_ref().or(self.round.as_ref()).map(|round| round.number)
    }

    /// The next round that is drawn, who is gone from those that are open, and tables on stream without a battle.
    pub fn reminders(&self, here: &EventVisit) -> Vec<Reminder> {
        if !here.is_organiser() {
            return Vec::new();
        }
        let Some(round) = &self.round else { return rosters_due(here).into_iter().collect() };
        let of_round = |number: RoundNumber, told, page: &str| {
            let page = here.to(&format!("desk/rounds/{number}{page}"));
            Reminder { told, page }
        };
        let draft = self.draft.as_ref().map(|draft| draft.number);
        let draft = draft.map(|draft| of_round(draft, say!("desk-home-next-is-a-draft", round = draft), ""));
        let idle = idle_streams(&self.idle_streams)
            .map(|streams| of_round(round.number, say!("desk-home-idle-streams", streams), "/tables"));
        let names = |players: &[Player]| -> Vec<String> {
            players.iter().map(|player| player.name.to_string()).collect()
        };
        let gone = self.gone.iter().flat_map(|(number, gone)| {
            let left = |names: Vec<String>| say!("desk-home-have-left", names, round = number);
            let leave = |names: Vec<String>| say!("desk-home-are-leaving", names, round = number);
            [
                (!gone.left.is_empty())
                    .then(|| of_round(*number, left(names(&gone.left)), "/change?what=repair")),
                (!gone.leaving.is_empty()).then(|| of_round(*number, leave(names(&gone.leaving)), "")),
            ]
        });
        let unread = self.without_roster.as_ref().and_then(|(number, names)| {
            let told = say_without_a_roster(names, *number)?;
            Some(Reminder { told, page: here.to("desk/rosters?only=none") })
        });
        draft.into_iter().chain(gone.flatten()).chain(unread).chain(idle).collect()
    }
}

/// Rosters that are due soon, or were, and have not come: said before the first round is drawn, after which it is said by
/// name.
fn rosters_due(here: &EventVisit) -> Option<Reminder> {
    let (settings, frame) = (&here.event.settings, &here.event.frame);
    let due = settings.roster_deadline.filter(|due| *due - here.now <= ROSTERS_ARE_DUE_SOON)?;
    let plays = |player: &&Player| frame.takes_part(player) && player.has_a_seat();
    let asked = frame.players.iter().filter(plays).filter(|one| settings.asks_roster_before_play_of(one));
    let missing = asked.filter(|player| frame.roster(player.id).is_none()).count();
    let is_over = due < here.now;
    let told = say!("desk-home-rosters-are-due", missing, due = here.event.day_and_time(&due), is_over);
    let is_told = missing > 0 && (Stage::Published..Stage::Finished).contains(&here.event.stage);
    is_told.then(|| Reminder { told, page: here.to("desk/rosters/letters?whom=missing") })
}

/// Those who have a seat in the round that is drawn, and have not handed in a roster: some of them by name.
pub(super) fn say_without_a_roster(names: &[String], round: RoundNumber) -> Option<Message> {
    const NAMED: usize = 8;
    // "And 1 other" takes as much room as the name.
    let shown = if names.len() <= NAMED + 1 { names.len() } else { NAMED };
    let (first, others) = names.split_at(shown);
    let told = || say!("desk-home-have-no-roster", names = first, others = others.len(), round);
    (!names.is_empty()).then(told)
}

/// Matches of teams in this round that have no battles yet.
pub(super) async fn count_drafts(
    tx: &mut Tx,
    here: &EventVisit,
    round: Option<&Round>,
    battles: &[Battle],
) -> Result<usize> {
    // Without teams there are no matches to look for.
    let Some(round) = round.filter(|_| !here.event.frame.teams.is_empty()) else { return Ok(0) };
    let has_battles = |id| battles.iter().any(|battle| battle.match_id == Some(id));
    let matches = storage::team_matches::list_round_matches(tx, round.id).await?;
    Ok(matches.iter().filter(|of| !of.is_bye() && !has_battles(of.id)).count())
}

pub(super) fn count_desk_figures(here: &EventVisit, round: Option<Round>, battles: &[Battle]) -> EventCounts {
    let players = &here.event.frame.players;
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let plays =
        |player: &&Player| here.event.frame.takes_part(player) && !player.spare && player.has_a_seat();
    let active: Vec<_> = players.iter().filter(plays).collect();
    let tables = battles.iter().filter(|battle| !battle.is_bye());
    let in_state = |state: State| tables.clone().filter(|battle| battle.state == state).count();
    let is_open = |round: &&Round| round.state != RoundState::Closed && can_be_seated(here);
    let open = round.as_ref().filter(is_open);
    let draft = next_draft(here, round.as_ref()).cloned();
    let newest = draft.as_ref().or(round.as_ref()).filter(is_open);
    let mut missing: Vec<_> = active.iter().filter(|player| player.checked_in_at.is_none()).collect();
    missing.sort_by_cached_key(|player| (alphabetical_key(player.name.as_str()), player.number));
    let late = newest.map_or_else(Vec::new, |round| {
        rounds::find_late_players(players, round, here.event.battles(round.id))
    });
    let gone = open.into_iter().chain(draft.as_ref().filter(is_open));
    let gone = gone
        .map(|round| (round.number, rounds::find_gone_players(players, round, here.event.battles(round.id))));
    let gone = gone.collect();
    let idle_streams = open.map_or_else(Vec::new, |_| here.event.frame.idle_streams(battles));
    let clock = round.as_ref().and_then(|round| here.event.frame.clock(round.id));
    let is_out = round.as_ref().is_some_and(|round| round.state == RoundState::Published);
    // Nobody plays any more once the event is over, whatever round was open then.
    let is_played = is_out && !here.event.stage.is_over();
    let is_late = |battle: &&Battle| battle.is_late(here.event.settings.confirm_minutes, here.now);
    let without_roster = draft
        .as_ref()
        .or(round.as_ref())
        .filter(|round| round.state != RoundState::Closed && !here.event.stage.is_over())
        .map(|round| (round.number, without_a_roster(here, here.event.battles(round.id))));
    EventCounts {
        gone,
        without_roster,
        idle_streams,
        late: late.iter().map(|player| player.name.to_string()).collect(),
        missing: missing.iter().map(|player| (player.number, player.name.to_string())).collect(),
        players: active.len(),
        places: here.event.playing(),
        drafts: 0,
        here: active.iter().filter(|player| player.checked_in_at.is_some()).count(),
        waiting: here.event.entrants().iter().filter(|one| one.waits()).count(),
        rosters: count(here.event.frame.rosters().count()),
        rosters_to_decide: here.due.rosters,
        playing: in_state(State::Open),
        disputed: in_state(State::Disputed),
        unconfirmed: in_state(State::Reported),
        unconfirmed_late: tables.clone().filter(|battle| is_played && is_late(battle)).count(),
        time_is_over: is_played
            && clock.is_some_and(|clock| clock.is_running() && clock.ends_at() <= here.now),
        tables: tables.clone().count(),
        byes: names_of(here, battles, |battle| battle.is_bye() && !battle.is_waiting() && !battle.rests()),
        alone: names_of(here, battles, |battle| battle.is_waiting() && !battle.rests()),
        draft,
        round,
    }
}

/// Names of those who sit at these tables and have not handed in a roster, where rosters are handed in.
pub(super) fn without_a_roster(here: &EventVisit, battles: &[Battle]) -> Vec<String> {
    let (settings, frame) = (&here.event.settings, &here.event.frame);
    if settings.roster_deadline.is_none() && frame.rosters().next().is_none() {
        return Vec::new();
    }
    let seated = battles.iter().filter(|battle| !battle.is_bye()).flat_map(Battle::everybody);
    let players = seated.filter_map(|id| frame.player(id));
    let missing = players
        .filter(|player| settings.asks_roster_before_play_of(player) && frame.roster(player.id).is_none());
    let mut names: Vec<String> = missing.map(|player| player.name.to_string()).collect();
    names.sort_by_cached_key(|name| alphabetical_key(name));
    names
}

/// The draft of the round after the one that is played.
fn next_draft<'a>(here: &'a EventVisit, played: Option<&Round>) -> Option<&'a Round> {
    let played = played.filter(|round| round.state == RoundState::Published)?;
    let newest = here.event.frame.rounds.last()?;
    (newest.state == RoundState::Draft && newest.number > played.number).then_some(newest)
}

/// Whether somebody who comes now is given a seat by hand: teams bring theirs, and what is over is over.
fn can_be_seated(here: &EventVisit) -> bool {
    !here.event.meets_in_matches() && !here.event.stage.is_over()
}

/// Names of those who have no opponent in one of these ways.
fn names_of(here: &EventVisit, battles: &[Battle], is_so: fn(&Battle) -> bool) -> Vec<String> {
    let alone = battles.iter().filter(|battle| is_so(battle));
    alone
        .filter_map(|battle| here.event.frame.player(battle.a))
        .map(|player| player.name.to_string())
        .collect()
}

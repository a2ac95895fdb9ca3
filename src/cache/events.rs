//! An event as its pages need it, in memory: read once for each version, whoever asks. Between two versions the
//! event's own log says what changed; where that was at tables alone, only those battles are read again, so that
//! four hundred reports in a minute do not read four hundred battles each.

use super::{
    least_used::LeastUsed,
    memory_weight::{MemoryWeight, OVERHEAD},
};
use crate::{
    domain::{
        battle::{Battle, State},
        event::{
            Event,
            audit::{Act, AuditSubject},
            call::Call,
            clock::RoundClock,
            news::NewsItem,
            pack::{Method, Settings},
            penalty::Penalty,
            picture::PlacedPicture,
            player::{Player, Status},
            refund::{Refund, refund_of_entry},
            team::Team,
            vote::Vote,
        },
        history::HandedOn,
        ids::{EventId, PlayerId, RoundId, TeamId},
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
        teams::EntrantKind,
    },
    error::{Error, Result},
    storage::{
        self, Database, Tx,
        audit::ActOfVersion,
        battles::TableUse,
        clocks::TableExtension,
        history::{Loaded, assemble_history},
        roster_problems::ProblemStanding,
        rosters::RosterStanding,
    },
};
use std::{
    collections::{BTreeMap, HashMap, HashSet},
    ops::Deref,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

/// What they may take, in bytes: some hundred events of fifty players.
const MOST_BYTES: usize = 64 << 20;
/// With more tables touched the whole of it is read again: a whole hall may report at once.
const MOST_TABLES: usize = 400;
/// Announcements that stand on a page at once.
const NEWS: i64 = 3;

/// The events of this process that pages were asked of.
#[derive(Clone)]
pub struct Events(Arc<Mutex<LeastUsed<EventId, KeptEvent>>>);

impl Default for Events {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(LeastUsed::new(MOST_BYTES))))
    }
}

#[derive(Clone, Default)]
struct KeptEvent {
    newest: Option<Arc<KnownEvent>>,
    /// Whose turn it is to read: the others wait and find it.
    turn: Arc<tokio::sync::Mutex<()>>,
}

/// An event as it is in one version.
#[derive(Debug)]
pub struct KnownEvent {
    pub event: Arc<Event>,
    /// What changes seldom, and with nothing that is done at a table.
    pub frame: Arc<EventFrame>,
    battles: HashMap<RoundId, Arc<Vec<Battle>>>,
    /// Calls for a judge, the newest first.
    pub calls: Arc<Vec<Call>>,
    loaded: OnceLock<Arc<Loaded>>,
}

/// What no report changes.
#[derive(Debug)]
pub struct EventFrame {
    /// The version it was read in.
    pub since: i64,
    /// Everybody, in order of their numbers, with what a list in time earns.
    pub players: Vec<Player>,
    places: HashMap<PlayerId, usize>,
    /// In order of their numbers; none where everybody plays for themselves.
    pub teams: Vec<Team>,
    /// Which teams meet in rounds that are drawn and not over, drafts included.
    meetings: Vec<(TeamId, TeamId)>,
    /// All rounds, drafts included, in order.
    pub rounds: Vec<Round>,
    /// What the rounds that are out hand on to later ones, with the dice for shared places.
    pub handed_on: HandedOn,
    clocks: HashMap<RoundId, RoundClock>,
    extensions: Vec<TableExtension>,
    areas: HashMap<TableNumber, String>,
    /// Tables that are on stream, with whether anybody can play there.
    streamed: BTreeMap<TableNumber, bool>,
    rosters: HashMap<PlayerId, RosterStanding>,
    /// What players reported about rosters, the oldest first.
    pub problems: Vec<ProblemStanding>,
    pub votes: Vec<Vote>,
    /// Announcements that stand on every page, the newest first.
    pub news: Vec<NewsItem>,
    /// Penalties and bonuses that stand, the oldest first.
    pub penalties: Vec<Penalty>,
    /// Those that stand elsewhere than at the head.
    pub pictures: Vec<PlacedPicture>,
}

impl Deref for KnownEvent {
    type Target = Event;
    fn deref(&self) -> &Event {
        &self.event
    }
}

impl Events {
    /// The event in this version, or in a newer one. [`Error::NotFound`] where there is none.
    pub async fn at(&self, database: &Database, event: EventId, version: i64) -> Result<Arc<KnownEvent>> {
        let kept = self.kept(event);
        match kept.newest.filter(|known| known.event.version >= version) {
            Some(known) => Ok(known),
            // Apart: what it takes to read an event is no part of every page.
            None => Box::pin(self.read(database, event, (version, &kept.turn))).await,
        }
    }

    /// One reads it, the others wait for what that one has read.
    async fn read(
        &self,
        database: &Database,
        event: EventId,
        (version, turn): (i64, &tokio::sync::Mutex<()>),
    ) -> Result<Arc<KnownEvent>> {
        let _turn = turn.lock().await;
        let newest = self.kept(event).newest;
        if let Some(known) = newest.clone().filter(|known| known.event.version >= version) {
            return Ok(known);
        }
        let mut tx = database.read().await?;
        let known = Arc::new(KnownEvent::read_known_event(&mut tx, event, version, newest.as_deref()).await?);
        let (turn, newest) = (self.kept(event).turn, Some(known.clone()));
        self.lock().keep(event, KeptEvent { newest, turn }, known.bytes());
        Ok(known)
    }

    fn kept(&self, event: EventId) -> KeptEvent {
        let mut events = self.lock();
        if let Some(kept) = events.get(&event) {
            return kept.clone();
        }
        let kept = KeptEvent::default();
        events.keep(event, kept.clone(), OVERHEAD);
        kept
    }

    /// How many bytes all of them take.
    pub fn bytes(&self) -> usize {
        self.lock().bytes()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, LeastUsed<EventId, KeptEvent>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl KnownEvent {
    async fn read_known_event(
        tx: &mut Tx,
        event: EventId,
        least: i64,
        before: Option<&Self>,
    ) -> Result<Self> {
        // An entry that is missing at the end is noticed by the version.
        if let Some(before) = before
            && let Some(known) = before.with_what_changed(tx).await?
            && known.event.version >= least
        {
            return Ok(known);
        }
        let event = storage::events::find_event(tx, event).await?.ok_or(Error::NotFound)?;
        let mut battles: HashMap<RoundId, Vec<Battle>> = HashMap::new();
        for battle in storage::battles::of_event(tx, event.id).await? {
            battles.entry(battle.round_id).or_default().push(battle);
        }
        let battles = battles.into_iter().map(|(round, battles)| (round, Arc::new(battles))).collect();
        let calls = Arc::new(storage::calls::of_event(tx, event.id).await?);
        let frame = Arc::new(EventFrame::read_event_frame(tx, &event).await?);
        Ok(Self { event: Arc::new(event), frame, battles, calls, loaded: OnceLock::new() })
    }

    /// The same event as it is now, where its log says that only tables were touched since.
    async fn with_what_changed(&self, tx: &mut Tx) -> Result<Option<Self>> {
        let entries = storage::audit::list_audit_since(tx, self.event.id, self.event.version).await?;
        // Every version has its entry, and the newest is the event's.
        let version = entries.last().map_or(self.event.version, |entry| entry.sequence);
        let Some(touched) = tables_touched((self.event.version, version), &entries) else { return Ok(None) };
        let mut battles = self.battles.clone();
        for (round, tables) in touched {
            let found = storage::battles::by_tables(tx, self.event.id, round, &tables).await?;
            if found.len() != tables.len() {
                return Ok(None);
            }
            for now in found {
                let of_round = battles.get_mut(&now.round_id).map(Arc::make_mut);
                let before = of_round.and_then(|all| all.iter_mut().find(|battle| battle.id == now.id));
                let Some(before) = before else { return Ok(None) };
                *before = now;
            }
        }
        let has_calls = entries.iter().any(|entry| matches!(read_act(&entry.act), Some(Act::Call(_))));
        let calls = if has_calls {
            Arc::new(storage::calls::of_event(tx, self.event.id).await?)
        } else {
            self.calls.clone()
        };
        let event = Arc::new(Event { version, ..self.event.as_ref().clone() });
        Ok(Some(Self { event, frame: self.frame.clone(), battles, calls, loaded: OnceLock::new() }))
    }

    /// What a player is entered as: a pair by its name.
    pub fn entrant_name<'a>(&'a self, player: &'a Player) -> &'a str {
        self.pair_of(player).map_or(player.name.as_str(), |pair| pair.name.as_str())
    }

    /// The pair that a player is one of; none where they play for themselves, or for a team.
    pub fn pair_of(&self, player: &Player) -> Option<&Team> {
        self.frame.team_of(player).filter(|_| self.event.settings.entrants.are_pairs())
    }

    /// The battles of a round as a list of tables has them; none of a round that is not there.
    pub fn battles(&self, round: RoundId) -> &[Battle] {
        self.battles.get(&round).map_or(&[], |battles| battles.as_slice())
    }

    /// A round that is out may be one of a cut.
    pub fn has_cut(&self) -> bool {
        let methods = &self.event.settings.pairing;
        let is_cut = |round: &Round| {
            methods.method(round.number) == Method::Cut
                || self.frame.handed_on.cuts.contains_key(&round.number)
        };
        self.frame.public_rounds().any(is_cut)
    }

    /// The newest round of which something is played: in one that is out and has no result yet, everybody stands where
    /// they stood.
    pub fn last_played(&self) -> RoundNumber {
        let has_result = |battle: &Battle| !battle.is_bye() && battle.counted().is_some();
        let is_played = |round: &&Round| self.battles(round.id).iter().any(has_result);
        self.frame.public_rounds().rfind(is_played).map(|round| round.number).unwrap_or_default()
    }

    /// The battle of this table, in whatever state its round is.
    pub fn battle_at(&self, at: TableUse) -> Option<&Battle> {
        let round = self.frame.rounds.iter().find(|round| round.number == at.round)?;
        self.battles(round.id).iter().find(|battle| battle.table_number == Some(at.table))
    }

    /// Whether a round is played, or was, as far as anybody said: its clock was started, or a battle of it has begun.
    /// What is planned alone has not.
    pub fn has_begun(&self, round: &Round) -> bool {
        match round.state {
            RoundState::Draft => false,
            RoundState::Closed => true,
            RoundState::Published => {
                self.frame.clock(round.id).is_some() || self.battles(round.id).iter().any(Battle::has_begun)
            }
        }
    }

    /// A player's battles in rounds that are out, newest first.
    pub fn battles_of(&self, player: PlayerId) -> impl Iterator<Item = &Battle> {
        let rounds = self.frame.rounds.iter().rev().filter(|round| round.is_public());
        rounds.filter_map(move |round| {
            self.battles(round.id).iter().find(|battle| battle.side_of(player).is_some())
        })
    }

    /// Whom a player meets in rounds that are drawn and not over, drafts included: of another team, everybody.
    pub fn meets_next(&self, player: &Player) -> HashSet<PlayerId> {
        let rounds = self.frame.rounds.iter().filter(|round| round.state != RoundState::Closed);
        let battles = rounds.flat_map(|round| self.battles(round.id));
        let against = |battle: &Battle| {
            let own = battle.side_of(player.id)?;
            Some(battle.everybody().filter(|other| battle.side_of(*other) != Some(own)).collect::<Vec<_>>())
        };
        let mut met: HashSet<PlayerId> = battles.filter_map(against).flatten().collect();
        if let Some(own) = player.current_team() {
            let other = |(a, b): &(TeamId, TeamId)| match own {
                own if own == *a => Some(*b),
                own if own == *b => Some(*a),
                _ => None,
            };
            let teams: HashSet<TeamId> = self.frame.meetings.iter().filter_map(other).collect();
            let is_of_them =
                |player: &&Player| player.current_team().is_some_and(|team| teams.contains(&team));
            met.extend(self.frame.players.iter().filter(is_of_them).map(|player| player.id));
        }
        met
    }

    /// Whether this player had no seat in a round before this one.
    pub fn has_missed(&self, player: PlayerId, round: RoundNumber) -> bool {
        let mut before = self.frame.public_rounds().filter(|other| other.number < round);
        before.any(|other| self.battles(other.id).iter().all(|battle| battle.side_of(player).is_none()))
    }

    /// The same of everybody with a seat in this round, in one go.
    pub fn missed_before(&self, round: RoundNumber) -> HashSet<PlayerId> {
        let before = || self.frame.public_rounds().filter(|other| other.number < round);
        let mut seats: HashMap<PlayerId, usize> = HashMap::new();
        for other in before() {
            for player in self.battles(other.id).iter().flat_map(Battle::everybody) {
                *seats.entry(player).or_default() += 1;
            }
        }
        let rounds = before().count();
        let now = self.frame.rounds.iter().find(|other| other.number == round);
        let now = now.map(|round| self.battles(round.id)).unwrap_or_default();
        let has_missed = |player: &PlayerId| seats.get(player).is_none_or(|seats| *seats < rounds);
        now.iter().flat_map(Battle::everybody).filter(has_missed).filter(|_| rounds > 0).collect()
    }

    /// Those of whom a result of an earlier round was settled only after this one had been drawn.
    pub fn settled_since_draw(&self, round: RoundNumber) -> HashSet<PlayerId> {
        let Some(drawn) = self.frame.rounds.iter().find(|other| other.number == round) else {
            return HashSet::new();
        };
        let is_later =
            |battle: &&Battle| battle.decided.as_ref().is_some_and(|decided| decided.at > drawn.drawn_at);
        let before = self.frame.public_rounds().filter(|other| other.number < round);
        let later = before.flat_map(|other| self.battles(other.id)).filter(is_later);
        later.flat_map(Battle::everybody).collect()
    }

    /// Round and table of every battle of a round that is out that has no result yet, or a disputed one.
    pub fn missing(&self) -> Vec<(RoundNumber, Option<TableNumber>)> {
        let battles = self.frame.public_rounds().flat_map(|round| self.battles(round.id));
        let missing = battles.filter(|battle| matches!(battle.state, State::Open | State::Disputed));
        missing.map(|battle| (battle.round_number, battle.table_number)).collect()
    }

    /// What pairing and standings read.
    pub fn loaded(&self) -> Arc<Loaded> {
        let assemble = || {
            let public = self.frame.rounds.iter().filter(|round| round.is_public());
            let played: Vec<&Battle> = public.flat_map(|round| self.battles(round.id)).collect();
            let players = (self.frame.players.clone(), self.frame.penalties.as_slice());
            let rounds = (self.frame.rounds.clone(), self.frame.handed_on.clone());
            Arc::new(assemble_history(&self.event.settings, players, rounds, &played))
        };
        self.loaded.get_or_init(assemble).clone()
    }
}

impl EventFrame {
    async fn read_event_frame(tx: &mut Tx, event: &Event) -> Result<Self> {
        let id = event.id;
        let mut players = storage::players::list_players(tx, id).await?;
        storage::soft::add_lists(tx, id, event.settings.soft.lists, &mut players).await?;
        let places = players.iter().enumerate().map(|(place, player)| (player.id, place)).collect();
        let (teams, drawn) = match event.settings.entrants {
            EntrantKind::Players => (Vec::new(), Vec::new()),
            EntrantKind::Pairs | EntrantKind::Teams => {
                (storage::teams::list_teams(tx, id).await?, storage::team_matches::not_over(tx, id).await?)
            }
        };
        let tables = storage::venue_tables::list_venue_tables(tx, id).await?;
        let rosters = storage::rosters::list_roster_standings(tx, id).await?;
        let rounds = storage::rounds::list_rounds(tx, id).await?;
        Ok(Self {
            since: event.version,
            places,
            players,
            teams,
            meetings: drawn.iter().filter_map(|drawn| Some((drawn.a, drawn.b?))).collect(),
            handed_on: storage::rounds::handed_on(tx, id, &rounds).await?,
            rounds,
            clocks: storage::clocks::list_round_clocks(tx, id).await?.into_iter().collect(),
            extensions: storage::clocks::all_extensions(tx, id).await?,
            streamed: tables
                .iter()
                .filter(|table| table.streamed)
                .map(|table| (table.number, table.out_of_use.is_none()))
                .collect(),
            areas: tables.into_iter().map(|table| (table.number, table.area)).collect(),
            problems: storage::roster_problems::list_problem_standings(tx, id).await?,
            rosters: rosters.into_iter().map(|roster| (roster.player_id, roster)).collect(),
            votes: storage::votes::list_votes(tx, id).await?,
            news: storage::news::list_standing_announcements(tx, id, NEWS).await?,
            penalties: storage::penalties::list_standing_penalties(tx, id).await?,
            pictures: storage::pictures::list_placed_pictures(tx, id).await?,
        })
    }

    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.places.get(&id).map(|place| &self.players[*place])
    }

    /// The team that somebody belongs to; none where they play for themselves.
    pub fn team_of(&self, player: &Player) -> Option<&Team> {
        let id = player.team_id?;
        self.teams.iter().find(|team| team.id == id)
    }

    /// Whether somebody takes part in the rounds to come: they, and the team they belong to.
    pub fn takes_part(&self, player: &Player) -> bool {
        player.is_active() && self.team_of(player).is_none_or(Team::is_active)
    }

    /// Teams of which somebody is checked in.
    pub fn teams_here(&self) -> HashSet<TeamId> {
        let here = self.players.iter().filter(|player| player.is_active() && player.checked_in_at.is_some());
        here.filter_map(|player| player.team_id).collect()
    }

    /// Whether somebody has a place of the event: theirs, or their team's. Who left after a round had one.
    pub fn has_a_place(&self, player: &Player) -> bool {
        let has_one = |status| status == Status::Playing;
        has_one(player.status) && self.team_of(player).is_none_or(|team| has_one(team.status))
    }

    /// Whether the ticket is paid: by themselves, or by their team.
    pub fn has_paid(&self, player: &Player) -> bool {
        self.team_of(player).map_or(player.paid, |team| team.paid)
    }

    /// What becomes of the money of somebody who gave the place up: what a team has paid goes to its captain.
    pub fn refund(&self, settings: &Settings, player: &Player) -> Option<Refund> {
        let team = self.team_of(player).filter(|_| player.is_captain());
        let of_team = team.and_then(|team| refund_of_entry(settings, team));
        of_team.or_else(|| refund_of_entry(settings, player))
    }

    /// The rounds that are out, in order.
    pub fn public_rounds(&self) -> impl DoubleEndedIterator<Item = &Round> {
        self.rounds.iter().filter(|round| round.is_public())
    }

    /// The first round that a player plays in, and their team, as everybody may know it. Whoever comes while the next round is a draft
    /// plays from the one after it on, which would tell of the draft: until it is out, they are told like whoever came
    /// before it was drawn.
    pub fn joins(&self, player: &Player) -> RoundNumber {
        let published = self.public_rounds().map(|round| round.number).max().unwrap_or_default();
        let next = published.next();
        let team = self.team_of(player).map_or(RoundNumber::BEFORE_THE_FIRST, |team| team.joined_round);
        let joins = player.joined_round.max(team);
        if joins == next.next() { next } else { joins }
    }

    /// Of a round; none before it was started.
    pub fn clock(&self, round: RoundId) -> Option<RoundClock> {
        self.clocks.get(&round).copied()
    }

    /// Of the newest round that is being played.
    pub fn clock_now(&self) -> Option<RoundClock> {
        let round = self.rounds.iter().rfind(|round| round.state == RoundState::Published)?;
        self.clock(round.id)
    }

    /// Tables of a round with minutes of their own, in order.
    pub fn extensions(&self, round: RoundId) -> impl Iterator<Item = (TableNumber, i64)> {
        let own = self.extensions.iter().filter(move |one| one.round_id == round);
        own.map(|one| (one.table_number, one.minutes))
    }

    /// Minutes that one table was given.
    pub fn given(&self, round: RoundId, table: TableNumber) -> i64 {
        let of_round = &mut self.extensions.iter().filter(|one| one.round_id == round);
        of_round.find(|one| one.table_number == table).map_or(0, |one| one.minutes)
    }

    /// Where a table stands; empty where that goes without saying.
    pub fn area(&self, table: TableNumber) -> &str {
        self.areas.get(&table).map_or("", String::as_str)
    }

    /// The tables that the venue lists, in no order.
    pub fn venue_tables(&self) -> impl Iterator<Item = TableNumber> {
        self.areas.keys().copied()
    }

    /// Whether what is played at a table is on stream.
    pub fn is_streamed(&self, table: TableNumber) -> bool {
        self.streamed.contains_key(&table)
    }

    /// Tables that are on stream, and on which none of these battles is.
    pub fn idle_streams(&self, battles: &[Battle]) -> Vec<TableNumber> {
        let is_played = |table: &TableNumber| battles.iter().any(|one| one.table_number == Some(*table));
        let usable = self.streamed.iter().filter(|(_, is_usable)| **is_usable).map(|(table, _)| *table);
        usable.filter(|table| !is_played(table)).collect()
    }

    /// Where a player's newest roster stands; none before one was handed in.
    pub fn roster(&self, player: PlayerId) -> Option<&RosterStanding> {
        self.rosters.get(&player)
    }

    /// Reports about rosters that nobody has answered.
    pub fn open_problems(&self) -> impl Iterator<Item = &ProblemStanding> {
        self.problems.iter().filter(|problem| problem.is_open())
    }

    /// Where every player's newest roster stands.
    pub fn rosters(&self) -> impl Iterator<Item = &RosterStanding> {
        self.rosters.values()
    }

    /// Who plays or has played: neither those who wait for a place, withdrew before the event or never came, nor spares.
    pub fn who_played(&self) -> impl Iterator<Item = &Player> {
        self.players.iter().filter(|player| player.status == Status::Playing && !player.spare)
    }

    /// How many wait for a place, spares left out: players, or teams where those are entered.
    pub fn waiting(&self) -> usize {
        let players = self.players.iter().filter(|player| player.is_waiting() && !player.spare).count();
        players + self.teams.iter().filter(|team| team.is_waiting() && !team.spare).count()
    }
}

fn read_act(act: &str) -> Option<Act> {
    serde_json::from_str(act).ok()
}

/// The tables of each round that were touched between two versions; none when anything else was, when an entry is
/// missing, or when they are too many.
fn tables_touched(
    (from, to): (i64, i64),
    entries: &[ActOfVersion],
) -> Option<BTreeMap<RoundNumber, Vec<TableNumber>>> {
    let is_whole = entries.iter().map(|entry| entry.sequence).eq(from + 1..=to);
    if !is_whole {
        return None;
    }
    let mut touched: BTreeMap<RoundNumber, Vec<TableNumber>> = BTreeMap::new();
    for entry in entries {
        let Ok(AuditSubject::Table { round, table }) = entry.subject.parse() else { return None };
        if !read_act(&entry.act)?.stays_at_its_table() {
            return None;
        }
        let tables = touched.entry(round).or_default();
        if !tables.contains(&table) {
            tables.push(table);
        }
    }
    let number: usize = touched.values().map(Vec::len).sum();
    (number <= MOST_TABLES).then_some(touched)
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str = r#"{"noun":"call","did":"withdrawn"}"#;

    fn sample_log_entry(sequence: i64, subject: &str, act: &str) -> ActOfVersion {
        ActOfVersion { sequence, subject: subject.to_owned(), act: act.to_owned() }
    }

    #[test]
    fn only_what_the_log_tells_whole_and_at_tables_is_read_by_table() {
        let entries =
            [sample_log_entry(5, "round/2/table/7", REPORT), sample_log_entry(6, "round/2/table/9", REPORT)];
        let touched = BTreeMap::from([(RoundNumber(2), vec![TableNumber(7), TableNumber(9)])]);
        assert_eq!(tables_touched((4, 6), &entries), Some(touched));
        assert_eq!(tables_touched((4, 4), &[]), Some(BTreeMap::new()));
        // One is missing: before, after, in between.
        assert_eq!(tables_touched((3, 6), &entries), None);
        assert_eq!(tables_touched((4, 7), &entries), None);
        assert_eq!(tables_touched((4, 6), &entries[1..]), None);
        // Somebody else was concerned.
        assert_eq!(tables_touched((4, 5), &[sample_log_entry(5, "player/3", REPORT)]), None);
        let all = r#"{"noun":"battle","did":"all-accepted","count":3}"#;
        assert_eq!(tables_touched((4, 5), &[sample_log_entry(5, "round/2/table/7", all)]), None);
        assert_eq!(tables_touched((4, 5), &[sample_log_entry(5, "round/2/table/7", "{}")]), None);
        let many = |number: i64| -> Vec<_> {
            (1..=number).map(|n| sample_log_entry(n, &format!("round/2/table/{n}"), REPORT)).collect()
        };
        assert!(tables_touched((0, 400), &many(400)).is_some());
        assert_eq!(tables_touched((0, 401), &many(401)), None);
    }
}

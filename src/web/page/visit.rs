//! Who is asking, and what every page shows: the visitor, the event, their place in it.

use crate::{
    actions::{self, Actor},
    app::App,
    cache::{events::KnownEvent, pages::Version},
    domain::{
        event::{
            Event,
            clock::RoundClock,
            permission::{ActingAs, StaffRole},
            player::Player,
        },
        ids::PlayerId,
        numbers::RoundNumber,
        round::{Round, RoundState},
        system::GameWords,
        zone::Zone,
    },
    error::{Error, Result},
    limits::rate_limit::network_of_address,
    print::{Imprint, Paper},
    storage::{self, Tx, accounts::Account, sessions::Session, visitors::Visitor},
    token::token_hash,
    web::{
        find_request_app,
        forms::form::Form,
        http::{assets, cookies, kept_pages, query},
    },
    words::{
        Label,
        entrants::of_entrants,
        pages::{me as say, pairings::NOT_STARTED},
    },
};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use chrono::{DateTime, Utc};
use futures_util::future::LocalBoxFuture;
use std::{collections::HashSet, ops::Deref, sync::Arc};

use super::{
    frame::Frame,
    undo::{Undo, unpack_note_with_undo},
};

/// One request, as the layout of every page knows it.
#[derive(Debug, Clone)]
pub struct Visit {
    pub session: Option<Session>,
    pub account: Option<Account>,
    /// A sentence left by the page before: "Round 3 is paired."
    pub note: Option<String>,
    /// What undoes what it says.
    pub undo: Option<Undo>,
    pub path: String,
    /// A fresh key for the form on this page.
    pub once: String,
    /// The disk refused a write a moment ago.
    pub disk_is_full: bool,
    pub now: DateTime<Utc>,
    /// An administrator who has to set up the second step before they look after anything.
    pub lacks_second_step: bool,
    /// The visitor's network, for throttling alone.
    pub address: String,
    /// The path, and of the query what pages ask for.
    pub asked: String,
    /// The browser takes gzip.
    pub packs: bool,
}

/// A request for a page of one event that the visitor may see.
#[derive(Debug, Clone)]
pub struct EventVisit {
    pub visit: Visit,
    pub event: Arc<Event>,
    /// All that pages of it are made from.
    pub known: Arc<KnownEvent>,
    pub role: Option<StaffRole>,
    /// The visitor's own entry.
    pub me: Option<Player>,
    /// What its frame shows besides the page.
    pub frame: Frame,
    /// The page is rendered for everybody who looks at it in the same way, and not for one visitor.
    pub is_for_everybody: bool,
}

impl Deref for EventVisit {
    type Target = Visit;
    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl Visit {
    /// The address of a static file, which changes when the file does.
    pub fn asset(&self, name: &str) -> String {
        assets::address_of_asset(name)
    }

    pub fn name(&self) -> &str {
        self.account.as_ref().map_or("Somebody", |account| &account.name)
    }

    /// Two letters for whoever is signed in.
    pub fn initials(&self) -> String {
        initials_of_name(self.name())
    }

    async fn load_visit(app: &App, request: &HttpRequest, tx: &mut Tx) -> Result<Self> {
        let token = cookies::read_session_cookie(request).map(|token| token_hash(&token));
        let session = match token {
            Some(token) => storage::sessions::find_session(tx, &token, app.clock.now()).await?,
            None => None,
        };
        let account = match session.as_ref().and_then(|session| session.account_id) {
            Some(id) => storage::accounts::find_account(tx, id).await?,
            None => None,
        };
        Ok(Self::from_session(app, request, session, account))
    }

    fn from_session(
        app: &App,
        request: &HttpRequest,
        session: Option<Session>,
        account: Option<Account>,
    ) -> Self {
        let now = app.clock.now();
        if let Some(session) = session.as_ref().filter(|session| session.is_to_be_marked(now)) {
            tokio::spawn(mark_session_used(app.clone(), session.token_hash.clone()));
        }
        let left = cookies::read_note_cookie(request).map(|text| unpack_note_with_undo(&text));
        let (note, undo) = left.map_or((None, None), |(note, undo)| (Some(note), undo));
        let lacks_second_step = app.config.admin_second_step
            && account.as_ref().is_some_and(|account| account.site_admin && account.second_factor.is_none());
        Self {
            lacks_second_step,
            session,
            account,
            note,
            undo,
            path: request.path().to_owned(),
            once: app.new_id().simple().to_string(),
            disk_is_full: app.trouble.is_fresh(now),
            now,
            address: network_of_address(&address_of_visitor(app, request)),
            asked: query::normalise_page_address(request.path(), request.query_string()),
            packs: kept_pages::takes_gzip(request.headers()),
        }
    }
}

impl EventVisit {
    /// A change asked for by this visitor, acting as staff where they are staff.
    pub fn actor(&self, form: &Form) -> Actor {
        let (name, acting_as) = match (self.role, &self.me) {
            (Some(role), _) => (self.visit.name().to_owned(), role.into()),
            (None, Some(me)) => (me.name.to_string(), ActingAs::Player),
            (None, None) => ("A visitor".into(), ActingAs::Visitor),
        };
        self.acting(&name, acting_as, form)
    }

    /// The same, acting as the player even where they are staff too.
    pub fn player_actor(&self, form: &Form) -> Actor {
        let name = self.me.as_ref().map_or_else(|| self.visit.name().to_owned(), |me| me.name.to_string());
        self.acting(&name, ActingAs::Player, form)
    }

    fn acting(&self, name: &str, acting_as: ActingAs, form: &Form) -> Actor {
        Actor {
            account: self.visit.account.as_ref().map(|account| account.id),
            player: self.me.as_ref().map(|me| me.id),
            once: form.once(),
            ..Actor::from_bare_name(name, acting_as)
        }
    }

    /// Whether players tap what they score in this round: its battleplan is known, and the game is scored turn by turn.
    pub fn has_sheet(&self, round: &RoundNumber) -> bool {
        let settings = &self.event.settings;
        let round = self.known.frame.rounds.iter().find(|one| one.number == *round);
        let battleplan = round.and_then(|round| settings.battleplan(round.battleplan.as_deref()?));
        battleplan.is_some() && settings.game().sheet.is_per_turn()
    }

    /// The event's clock.
    pub fn zone(&self) -> Zone {
        Zone::or_utc(&self.event.settings.time_zone)
    }

    /// What stands at the foot of every printed page.
    pub fn imprint(&self) -> Imprint {
        Imprint {
            event: self.event.name.to_string(),
            log: String::new(),
            printed_at: self.zone().long(self.now),
            paper: self.paper(),
            accent: self.event.settings.accent,
        }
    }

    /// A sentence about players, as it is said of those who are entered.
    pub fn called(&self, sentence: &str) -> String {
        of_entrants(self.event.settings.entrants, sentence)
    }

    /// What a page for everybody is rendered from: the event as it is, until its days are over.
    pub fn version(&self) -> Version {
        let until = self.event.past_from().filter(|at| self.now < *at && !self.event.stage.is_over());
        Version { event: self.event.id, version: self.event.version, until }
    }

    /// How many players, pairs or teams play, as the event enters them.
    pub fn playing(&self) -> usize {
        let frame = &self.known.frame;
        if self.event.settings.entrants.are_players() {
            frame.players.iter().filter(|player| player.is_active() && !player.spare).count()
        } else {
            frame.teams.iter().filter(|team| team.is_active() && !team.spare).count()
        }
    }

    /// What the organiser's printer has.
    pub fn paper(&self) -> Paper {
        if self.event.settings.day.letter_paper { Paper::Letter } else { Paper::A4 }
    }

    /// What people of the event's game call things.
    pub fn words(&self) -> &'static GameWords {
        &self.event.settings.game().words
    }

    /// Day and time by the event's clock: for templates, which hand over references.
    pub fn day_and_time(&self, at: &DateTime<Utc>) -> String {
        self.zone().long(*at)
    }

    /// The same without the year, for pages of the days of the event that may be kept for longer than a day.
    pub fn day_this_year(&self, at: &DateTime<Utc>) -> String {
        self.zone().this_year(*at)
    }

    /// The same as short as it can be told today.
    pub fn near(&self, at: &DateTime<Utc>) -> String {
        self.zone().near(*at, self.now)
    }

    /// The same of a day by which something is due.
    pub fn due(&self, at: &DateTime<Utc>) -> String {
        self.zone().due(*at, self.now)
    }

    /// The state of a round: one that is out is played once its clock was started, or a battle of it has begun.
    pub fn state_of(&self, round: &Round) -> &'static str {
        match round.state {
            // Nobody plays on once the event is over, whatever was left open.
            RoundState::Published if self.event.stage.is_over() => RoundState::Closed.label(),
            RoundState::Published if !self.known.has_begun(round) => NOT_STARTED,
            state => state.label(),
        }
    }

    /// When a round began, or is planned to; nothing where it is over or nobody knows. A plan stays a plan until
    /// somebody starts the clock, and is none any more once a battle has begun without it.
    pub fn start(&self, round: &Round, clock: Option<&RoundClock>) -> Option<String> {
        match (round.state, clock) {
            (RoundState::Closed, _) => None,
            _ if self.event.stage.is_over() => None,
            (_, Some(clock)) => Some(say::word_clock_started(&self.zone().clock(clock.started_at))),
            (_, None) if self.known.has_begun(round) => None,
            (_, None) => round.starts_at.map(|at| say::start_planned(&self.zone().this_year(at))),
        }
    }

    /// The time alone.
    pub fn time(&self, at: &DateTime<Utc>) -> String {
        self.zone().clock(*at)
    }

    /// When the time of a round is over, by the event's clock.
    pub fn end_of(&self, clock: &RoundClock) -> String {
        self.zone().clock(clock.ends_at())
    }

    /// Two letters for the visitor's own entry.
    pub fn initials_of(&self, me: &Player) -> String {
        initials_of_name(me.name.as_str())
    }

    /// Whether the desk is shown.
    pub fn is_at_desk(&self) -> bool {
        self.path.starts_with(&self.to("desk"))
    }

    pub fn is_organiser(&self) -> bool {
        self.role == Some(StaffRole::Organiser)
    }

    /// Judge or organiser.
    pub fn is_staff(&self) -> bool {
        self.role.is_some()
    }

    /// Whose rosters are kept from staff who read the others': a judge who plays reads those of whom they meet next as a
    /// player does.
    pub fn meets_next(&self) -> HashSet<PlayerId> {
        let settings = &self.event.settings;
        let reads_all = self.role != Some(StaffRole::Judge) || settings.rosters_are_open(self.now);
        if reads_all || self.event.stage.is_over() {
            return HashSet::new();
        }
        let account = self.visit.account.as_ref().map(|account| account.id);
        let is_here = |player: &Player| self.me.as_ref().is_some_and(|me| me.id == player.id);
        let is_own = |player: &&Player| account.is_some() && player.account_id == account || is_here(player);
        let own = self.known.frame.players.iter().filter(is_own);
        own.flat_map(|own| self.known.meets_next(own)).collect()
    }

    /// Whether this visitor may see the results of a round, and the standings after it, by now. Staff always.
    pub fn sees_round(&self, round: RoundNumber) -> bool {
        self.is_staff() || self.event.settings.shows_round(round)
    }

    /// The last round that this visitor sees the standings after: the newest wherever it is not the organiser's
    /// wish to hide it.
    pub fn sees_standings_up_to(&self) -> RoundNumber {
        let all = Some(RoundNumber::AFTER_ALL).filter(|_| self.is_staff());
        all.or(self.event.settings.standings_up_to).unwrap_or(RoundNumber::AFTER_ALL)
    }

    /// Whether this visitor may know why the pairs of a round meet: the reasons tell records of the round before.
    pub fn sees_reasons(&self, round: RoundNumber) -> bool {
        round.previous() <= self.sees_standings_up_to()
    }

    /// The address of a page of this event: `rounds/3`.
    pub fn to(&self, page: &str) -> String {
        if page.is_empty() {
            format!("/e/{}", self.event.slug)
        } else {
            format!("/e/{}/{page}", self.event.slug)
        }
    }

    /// Marks the page of the navigation that is shown.
    pub fn at(&self, page: &str) -> bool {
        let here = self.to(page);
        self.path == here
            || (!page.is_empty() && page != "desk" && self.path.starts_with(&format!("{here}/")))
    }

    /// Who asks and which version the event has is known, or found by one statement; all else is in memory.
    async fn load_event_visit(app: &App, request: &HttpRequest) -> Result<Self> {
        let slug = request.match_info().get("event").unwrap_or_default();
        let token = cookies::read_session_cookie(request).map(|token| token_hash(&token));
        let Visitor { event, version, session, account, mut role, player } =
            match known_visitor(app, slug, token.as_deref()) {
                Some(known) => known,
                None => Box::pin(find_visitor(app, slug, token.as_deref())).await?.ok_or(Error::NotFound)?,
            };
        let visit = Visit::from_session(app, request, session, account);
        let is_admin = visit.account.as_ref().is_some_and(|account| account.site_admin);
        if role.is_none() && is_admin && !visit.lacks_second_step {
            role = Some(StaffRole::Organiser);
        }
        let known = app.cache.events.at(&app.database, event, version).await?;
        // A draft is nobody's business: to others it does not exist.
        if !known.event.stage.is_public() && role.is_none() {
            return Err(Error::NotFound);
        }
        let me = match player {
            Some(id) => match known.frame.player(id) {
                Some(me) => Some(me.clone()),
                None => Box::pin(not_listed(app, id)).await?,
            },
            None => None,
        };
        let at_desk = role.is_some() && request.path().contains("/desk");
        let frame = Frame::from_known_event(&known, at_desk);
        Ok(Self { visit, event: known.event.clone(), known, role, me, frame, is_for_everybody: false })
    }

    /// The same visitor after somebody may have changed the event: for a form that comes back with what stands now.
    pub async fn as_it_is_now(&self, app: &App) -> Result<Self> {
        let version =
            storage::events::version_of_event(&mut app.database.read_once().await?, self.event.id).await?;
        let known = app.cache.events.at(&app.database, self.event.id, version).await?;
        let me = self.me.as_ref().and_then(|me| known.frame.player(me.id)).cloned();
        let frame = Frame::from_known_event(&known, self.is_at_desk());
        let (visit, event, role) = (self.visit.clone(), known.event.clone(), self.role);
        Ok(Self { visit, event, known, role, me, frame, is_for_everybody: false })
    }
}

/// Who asks, where it is known and nobody's rights have changed since.
fn known_visitor(app: &App, slug: &str, token_hash: Option<&str>) -> Option<Visitor> {
    let stamp = app.database.rights()?;
    let known = app.cache.visitors.find(slug, token_hash?, (stamp, app.clock.now()))?;
    // Read after the stamp: whoever was told of a change finds at least its version.
    let version = app.live.version(known.event)?;
    Some(Visitor { version, ..Visitor::clone(&known) })
}

/// Asks who it is, and keeps the answer where it can be known when it ends to be true.
async fn find_visitor(app: &App, slug: &str, token_hash: Option<&str>) -> Result<Option<Visitor>> {
    let at = (app.database.rights(), app.clock.now());
    let mut tx = app.database.read_once().await?;
    let found = storage::visitors::find_event_visitor(&mut tx, slug, token_hash, at.1).await?;
    if let ((Some(stamp), now), Some(visitor)) = (at, &found) {
        app.cache.visitors.keep(slug, visitor, (stamp, now));
        if app.live.version(visitor.event).is_none() {
            app.live.remember(visitor.event, visitor.version);
        }
    }
    Ok(found)
}

/// A player whom the event in memory does not have yet.
async fn not_listed(app: &App, id: PlayerId) -> Result<Option<Player>> {
    Ok(storage::players::find_player(&mut app.database.read_once().await?, id).await?)
}

/// The first letters of the first and the last word of a name.
fn initials_of_name(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    let ends = [words.first(), words.last().filter(|_| words.len() > 1)];
    ends.into_iter().flatten().filter_map(|word| word.chars().next()).flat_map(char::to_uppercase).collect()
}

/// Writes down that a session is in use, beside the page: one that cannot be marked is no reason to refuse it.
async fn mark_session_used(app: App, token_hash: String) {
    if let Err(error) = actions::account::sessions::mark_session_in_use(&app, &token_hash).await {
        tracing::debug!(?error, "a session could not be marked as used");
    }
}

/// The visitor's address: the proxy's word where one is configured, else the connection's.
pub(in crate::web) fn address_of_visitor(app: &App, request: &HttpRequest) -> String {
    let peer = || request.peer_addr().map_or_else(String::new, |peer| peer.ip().to_string());
    if !app.config.behind_proxy {
        return peer();
    }
    let forwarded = request.headers().get_all("x-forwarded-for").last().and_then(|value| value.to_str().ok());
    forwarded.and_then(|list| list.rsplit(',').next()).map_or_else(peer, |last| last.trim().to_owned())
}

impl FromRequest for Visit {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let app = find_request_app(&request)?;
            let mut tx = app.database.read().await?;
            Self::load_visit(&app, &request, &mut tx).await
        })
    }
}

/// Anybody who may see the event: everybody once it is published.
impl FromRequest for EventVisit {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::load_event_visit(&*find_request_app(&request)?, &request).await })
    }
}

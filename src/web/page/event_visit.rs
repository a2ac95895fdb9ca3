//! Who is asking on a page of an event: their role, their own entry, and what they do there.

use super::{
    due::Due,
    event_view::EventView,
    visit::{Visit, initials_of_name},
};
use crate::{
    actions::Actor,
    app::App,
    domain::{
        event::{
            news::NewsItem,
            permission::{ActingAs, StaffRole},
            player::Player,
        },
        ids::PlayerId,
        teams::EntrantKind,
    },
    error::{Error, Result},
    print::Imprint,
    storage::{self, visitors::Visitor},
    text::{Element, Speaker},
    token::token_hash,
    web::{
        find_request_app,
        forms::form::Form,
        http::{cookies, own_changes},
    },
};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::future::LocalBoxFuture;
use std::{ops::Deref, sync::Arc};

/// A request for a page of one event that the visitor may see.
#[derive(Debug, Clone)]
pub struct EventVisit {
    /// Who asks.
    pub visit: Arc<Visit>,
    /// All that pages of the event are made from.
    pub event: EventView,
    pub role: Option<StaffRole>,
    /// The visitor's own entry.
    pub me: Option<Arc<Player>>,
    /// What waits for the staff; nothing but at the desk.
    pub due: Due,
    /// The page is rendered for everybody who looks at it in the same way, and not for one visitor.
    pub is_for_everybody: bool,
}

impl Deref for EventVisit {
    type Target = Visit;
    fn deref(&self) -> &Visit {
        &self.visit
    }
}

impl EventVisit {
    /// The same page as somebody reads it of whom nothing is known.
    #[must_use]
    pub fn as_a_stranger(&self) -> Self {
        Self { role: None, me: None, ..self.clone() }
    }

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
        let name = self.me.as_deref().map_or_else(|| self.visit.name().to_owned(), |me| me.name.to_string());
        self.acting(&name, ActingAs::Player, form)
    }

    fn acting(&self, name: &str, acting_as: ActingAs, form: &Form) -> Actor {
        Actor {
            account: self.visit.account.as_ref().map(|account| account.id),
            player: self.me.as_deref().map(|me| me.id),
            once: form.once(),
            ..Actor::from_bare_name(name, acting_as)
        }
    }

    pub fn is_organiser(&self) -> bool {
        self.role == Some(StaffRole::Organiser)
    }

    /// Judge or organiser: who decides, and reads what is closed to players.
    pub fn is_judge(&self) -> bool {
        self.role >= Some(StaffRole::Judge)
    }

    /// Scorekeeper, judge or organiser.
    pub fn is_staff(&self) -> bool {
        self.role.is_some()
    }

    /// Two letters for the visitor's own entry.
    pub fn initials_of(&self, me: &Player) -> String {
        initials_of_name(me.name.as_str())
    }

    /// The address of a page of this event: `rounds/3`.
    pub fn to(&self, page: &str) -> String {
        self.event.to(page)
    }

    /// Who speaks of players as players where teams are entered, too.
    pub fn speaker_of_players(&self) -> Speaker {
        self.speaker.about(EntrantKind::default(), self.event.words())
    }

    /// What stands at the foot of every printed page, in the visitor's language.
    pub fn imprint(&self) -> Imprint {
        self.event.imprint_by(self.speaker)
    }

    /// A link to a page of this event, within a sentence.
    pub fn link_to(&self, page: &str) -> Element {
        Element::link(self.to(page))
    }

    /// Marks the page of the navigation that is shown.
    pub fn at(&self, page: &str) -> bool {
        let here = self.to(page);
        self.path == here
            || (!page.is_empty() && page != "desk" && self.path.starts_with(&format!("{here}/")))
    }

    /// Whether the desk is shown.
    pub fn is_at_desk(&self) -> bool {
        self.path.starts_with(&self.to("desk"))
    }

    /// What everybody should know now, the newest first; nowhere at the desk.
    pub fn news(&self) -> &[NewsItem] {
        if self.is_at_desk() { &[] } else { &self.event.frame.news }
    }

    /// Who asks and which version the event has is known, or found by one statement; all else is in memory.
    async fn load_event_visit(app: &App, request: &HttpRequest) -> Result<Self> {
        let slug = request.match_info().get("event").unwrap_or_default();
        let token = cookies::read_session_cookie(request).map(|token| token_hash(&token));
        let Visitor { event, version, session, account, mut role, player } =
            match known_visitor(app, request, token.as_deref()) {
                Some(known) => known,
                None => Box::pin(find_visitor(app, slug, token.as_deref())).await?.ok_or(Error::NotFound)?,
            };
        let mut visit = Visit::from_session(app, request, session, account);
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
        visit.speaker = visit.speaker.about(known.settings.entrants, &known.settings.game().words);
        let (visit, me) = (Arc::new(visit), me.map(Arc::new));
        let event = EventView { known, now: visit.now };
        Ok(Self { visit, event, role, me, due: Due::default(), is_for_everybody: false }.counted())
    }

    /// The same visitor after somebody may have changed the event: for a form that comes back with what stands now.
    pub async fn as_it_is_now(&self, app: &App) -> Result<Self> {
        let version =
            storage::events::version_of_event(&mut app.database.read_once().await?, self.event.id).await?;
        let known = app.cache.events.at(&app.database, self.event.id, version).await?;
        let me = self.me.as_deref().and_then(|me| known.frame.player(me.id));
        let me = me.cloned().map(Arc::new);
        Ok(Self { event: EventView { known, now: self.now }, me, ..self.clone() }.counted())
    }

    fn counted(self) -> Self {
        let is_at_work = self.role.is_some() && self.is_at_desk();
        let due = if is_at_work { Due::count_from_event(&self.event) } else { Due::default() };
        Self { due, ..self }
    }
}

/// Who asks, where it is known and nobody's rights have changed since.
fn known_visitor(app: &App, request: &HttpRequest, token_hash: Option<&str>) -> Option<Visitor> {
    if !own_changes::knows_own_changes(app, request) {
        return None;
    }
    let slug = request.match_info().get("event").unwrap_or_default();
    let stamp = app.database.rights()?;
    let known = app.cache.visitors.find(slug, token_hash?, (stamp, app.clock.now()))?;
    // Read after the stamp: whoever was told of a change finds at least its version.
    let version = own_changes::known_version(app, request, known.event)?;
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

/// Anybody who may see the event: everybody once it is published.
impl FromRequest for EventVisit {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::load_event_visit(&*find_request_app(&request)?, &request).await })
    }
}

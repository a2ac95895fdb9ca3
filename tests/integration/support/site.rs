//! A whole site on a throw-away database, driven the way a browser drives it.

use super::net::{
    self,
    kept::{Mails, note_in},
};
use actix_web::{
    App as Actix,
    body::to_bytes,
    cookie::Cookie,
    dev::{Service, ServiceResponse},
    http::StatusCode,
    test,
};
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::LocalBoxFuture;
use muster::{
    app::{App, Clock},
    chance::Chance,
    config::Config,
    domain::{
        event::{
            Event, EventName, Stage,
            pack::Settings,
            permission::StaffRole,
            player::{Enrolment, Player, PlayerDetails, PlayerName, Status},
        },
        ids::{AccountId, EventId, PlayerId},
        numbers::RoundNumber,
    },
    live::{ChangeAudience, EventChange},
    storage::{
        self, Database, Tx,
        accounts::Account,
        sessions::{OpenedLink, Session},
    },
    text::{ENGLISH, Language},
    token::token_hash,
    web,
};

use std::{
    cell::RefCell,
    collections::BTreeMap,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

/// What was asked, in a line, and the answer.
type Answered = LocalBoxFuture<'static, (String, ServiceResponse)>;
type Call = Rc<dyn Fn(test::TestRequest) -> Answered>;

/// Saturday morning, 10 May 2025: when every test begins.
pub const MORNING: &str = "2025-05-10T07:30:00Z";

/// The site under test.
pub struct Site {
    pub app: App,
    call: Call,
    clock: Arc<AtomicI64>,
    url: String,
    /// What looks for the changes of other processes, each second.
    follows: tokio::task::AbortHandle,
    _folder: Option<tempfile::TempDir>,
}

/// One browser: it keeps its cookies.
pub struct Browser {
    call: Call,
    cookies: RefCell<BTreeMap<String, String>>,
}

/// What the server answered.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub location: Option<String>,
    pub kind: String,
    /// Seconds.
    pub retry_after: Option<u64>,
    /// The answer's headers, by their names in small letters; of one that came twice the last.
    pub headers: BTreeMap<String, String>,
    /// Each cookie that it sets, as its header has it.
    pub set_cookies: Vec<String>,
    /// What it leaves for the next page to say.
    pub note: String,
    pub body: String,
    pub bytes: Vec<u8>,
}

impl Site {
    pub async fn start() -> Self {
        Self::configured(Config::default()).await
    }

    /// A site with a mail server; nothing is sent, only put in the outbox.
    pub async fn with_mail() -> Self {
        Self::configured(Config { smtp: Some("smtp://localhost:1".into()), ..Config::default() }).await
    }

    /// A site that its owner has set up otherwise.
    pub async fn configured(config: Config) -> Self {
        Self::configured_in(config, &ENGLISH).await
    }

    /// A site that speaks a language of the test's own.
    pub async fn speaking(language: &'static Language) -> Self {
        Self::configured_in(Config::default(), language).await
    }

    async fn configured_in(config: Config, language: &'static Language) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let url = match std::env::var("TEST_POSTGRES_URL") {
            Ok(server) => own_schema(&server).await,
            Err(_) => own_file(&folder.path().join("site.db")).await,
        };
        let start: DateTime<Utc> = MORNING.parse().unwrap();
        let clock = Arc::new(AtomicI64::new(start.timestamp_millis()));
        Self::on(url, clock, Some(folder), (config, language)).await
    }

    /// It looks no more for what other processes change: what is counted from now on is what pages read.
    pub fn stop_looking(&self) {
        self.follows.abort();
    }

    /// A second process on the same database; none where one process has it for itself.
    pub async fn beside(&self) -> Option<Self> {
        if self.app.database.is_ours_alone() {
            return None;
        }
        let set_up = ((*self.app.config).clone(), self.app.language);
        Some(Self::on(self.url.clone(), self.clock.clone(), None, set_up).await)
    }

    /// The same site up to now, with nothing in its memory yet: on a copy of the database, or beside it on a server.
    pub async fn twin(&self) -> Self {
        if let Some(beside) = self.beside().await {
            return beside;
        }
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("site.db");
        assert!(self.app.database.backup(copy.to_str().unwrap()).await.unwrap());
        let url = format!("sqlite://{}", copy.display());
        let set_up = ((*self.app.config).clone(), self.app.language);
        Self::on(url, self.clock.clone(), Some(folder), set_up).await
    }

    async fn on(
        url: String,
        clock: Arc<AtomicI64>,
        folder: Option<tempfile::TempDir>,
        (config, language): (Config, &'static Language),
    ) -> Self {
        let database = Database::open_and_migrate(&url).await.unwrap();
        let hand = clock.clone();
        let now = move || DateTime::from_timestamp_millis(hand.load(Ordering::SeqCst)).unwrap();
        let chance = Chance::from_seed(net::seed());
        let app = App::with_chance(database, Clock::from_fn(now), config, chance).await.unwrap();
        let app = App { language, ..app };
        let (listener, live) = (app.database.clone(), app.live.clone());
        let follows = tokio::spawn(async move { live.follow(&listener).await }).abort_handle();
        let service =
            Rc::new(test::init_service(Actix::new().configure(web::register_routes(app.clone()))).await);
        let mails = Rc::new(Mails::of(app.clone()));
        let call: Call = Rc::new(move |request: test::TestRequest| {
            let (service, mails) = (service.clone(), mails.clone());
            Box::pin(async move {
                let request = request.to_request();
                let asked = format!("{} {}", request.method(), request.uri());
                let response = match service.call(request).await {
                    Ok(response) => response.map_into_boxed_body(),
                    Err(error) => ServiceResponse::new(
                        test::TestRequest::default().to_http_request(),
                        error.error_response(),
                    ),
                };
                if !asked.starts_with("GET ") {
                    mails.keep().await;
                }
                (asked, response)
            }) as Answered
        });
        Self { app, call, clock, url, follows, _folder: folder }
    }

    /// Where its database is.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Moves the site's clock on.
    pub fn wait(&self, minutes: i64) {
        self.clock.fetch_add(minutes * 60_000, Ordering::SeqCst);
    }

    /// The same, by a little.
    pub fn wait_seconds(&self, seconds: i64) {
        self.clock.fetch_add(seconds * 1000, Ordering::SeqCst);
    }

    /// A browser that nobody knows.
    pub fn visitor(&self) -> Browser {
        Browser { call: self.call.clone(), cookies: RefCell::default() }
    }

    /// An account, without the cost of hashing a password.
    pub async fn account(&self, name: &str) -> Account {
        self.stored(self.account_like(name)).await
    }

    pub async fn stored(&self, account: Account) -> Account {
        let mut tx = self.app.database.write().await.unwrap();
        storage::accounts::insert(&mut tx, &account).await.unwrap();
        tx.commit().await.unwrap();
        account
    }

    /// An account that is not stored yet.
    pub fn account_like(&self, name: &str) -> Account {
        Account {
            id: AccountId(self.app.new_id()),
            email: format!("{}@example.org", name.to_lowercase().replace(' ', ".")),
            name: name.into(),
            password_hash: "not a hash: nobody signs in with it".into(),
            site_admin: false,
            organiser: true,
            created_at: self.app.clock.now(),
            second_factor: None,
            disabled_at: None,
        }
    }

    /// A browser signed in to this account.
    pub async fn signed_in(&self, account: &Account) -> Browser {
        self.session(Some(account.id), None).await
    }

    /// Somebody who has made an account of their own, and knows its password.
    pub async fn signed_up(&self, name: &str, password: &str) -> Browser {
        let browser = self.visitor();
        let email = format!("{}@example.org", name.to_lowercase().replace(' ', "."));
        let typed = [("name", name), ("email", &email), ("password", password), ("again", password)];
        browser.post("/sign-up", &typed).await.leads_to("/sign-in?next=/account");
        browser.post("/sign-in", &[("email", &email), ("password", password)]).await.leads_to("/");
        browser
    }

    /// A browser that opened this player's private link.
    pub async fn phone_of(&self, player: &Player) -> Browser {
        self.session(None, Some(player)).await
    }

    /// A member of an event's staff, with a browser.
    pub async fn staff(&self, event: &Event, name: &str, role: StaffRole) -> Browser {
        let account = self.account(name).await;
        self.staff_of(event, &account, role).await
    }

    pub async fn staff_of(&self, event: &Event, account: &Account, role: StaffRole) -> Browser {
        let mut tx = self.app.database.write().await.unwrap();
        storage::staff::set_staff_role(&mut tx, event.id, account.id, role).await.unwrap();
        tx.commit().await.unwrap();
        self.signed_in(account).await
    }

    /// Commits what a test has changed of an event behind everybody's back: as what Muster changes, it is counted and told.
    pub async fn commit(&self, mut tx: Tx, event: EventId) {
        let locked = storage::events::lock_event(&mut tx, event).await.unwrap().unwrap();
        let change = EventChange { event, version: locked.version, about: ChangeAudience::Everybody };
        self.app.live.commit(tx, change).await.unwrap();
    }

    /// The organiser's browser.
    pub async fn organiser(&self, event: &Event) -> Browser {
        self.staff(event, "Olga Organiser", StaffRole::Organiser).await
    }

    /// An event with the handbook's preset at this stage, called Spring Open.
    pub async fn event(&self, stage: Stage) -> Event {
        self.event_with("spring-open", stage, Settings::default()).await
    }

    pub async fn event_with(&self, slug: &str, stage: Stage, settings: Settings) -> Event {
        self.event_called("Spring Open", slug, stage, settings).await
    }

    /// The same by another name.
    pub async fn event_called(&self, name: &str, slug: &str, stage: Stage, settings: Settings) -> Event {
        let event = Event {
            id: EventId(self.app.new_id()),
            slug: slug.into(),
            name: EventName::parse(name).unwrap(),
            stage,
            settings,
            seed: 42,
            version: 0,
            created_at: self.app.clock.now(),
        };
        let mut tx = self.app.database.write().await.unwrap();
        storage::events::insert(&mut tx, &event).await.unwrap();
        storage::event_listings::list_event_anew(&mut tx, event.id).await.unwrap();
        let (event_id, version, about) = (event.id, event.version, ChangeAudience::Everybody);
        self.app.live.commit(tx, EventChange { event: event_id, version, about }).await.unwrap();
        event
    }

    /// Players with these names, checked in, numbered on from the last.
    pub async fn players(&self, event: &Event, names: &[&str]) -> Vec<Player> {
        let mut tx = self.app.database.write().await.unwrap();
        let last = storage::players::last_number(&mut tx, event.id).await.unwrap();
        let mut players = Vec::new();
        for (name, number) in names.iter().zip(last + 1..) {
            let now = self.app.clock.now();
            let (status, joined_round) = (Status::Playing, 1);
            let place = Enrolment {
                event_id: event.id,
                number,
                status,
                joined_round: RoundNumber(joined_round),
                registered_at: now,
            };
            let details = PlayerDetails::from_player_name(PlayerName::parse(name).unwrap());
            let player = Player {
                checked_in_at: Some(now),
                ..Player::from_enrolment(PlayerId(self.app.new_id()), place, details)
            };
            storage::players::insert(&mut tx, &player).await.unwrap();
            players.push(player);
        }
        tx.commit().await.unwrap();
        players
    }

    pub async fn session(&self, account_id: Option<AccountId>, player: Option<&Player>) -> Browser {
        let (token, now) = (self.app.chance.new_token(), self.app.clock.now());
        // However long a test lets pass, its people never leave their browsers alone.
        let later = now + TimeDelta::days(30);
        let session = Session {
            token_hash: token_hash(&token),
            account_id,
            expires_at: later,
            seen_at: later,
            proved_at: Some(later),
        };
        let mut tx = self.app.database.write().await.unwrap();
        storage::sessions::insert_session(&mut tx, &session, now).await.unwrap();
        if let Some(player) = player {
            storage::sessions::add_player(
                &mut tx,
                &session.token_hash,
                OpenedLink { player: player.id, link_epoch: player.link_epoch, at: now },
            )
            .await
            .unwrap();
        }
        tx.commit().await.unwrap();
        let browser = self.visitor();
        browser.cookies.borrow_mut().insert("muster".into(), token);
        browser
    }
}

impl Browser {
    /// The same browser, signed in with this secret.
    pub fn with_token(self, token: &str) -> Self {
        self.cookies.borrow_mut().insert("muster".into(), token.to_owned());
        self
    }

    /// The page before leaves a sentence to the next one.
    pub fn with_note(&self, note: &str) {
        use base64::Engine;
        let note = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(note);
        self.cookies.borrow_mut().insert("muster_note".into(), note);
    }

    /// The secret in its cookie.
    pub fn token(&self) -> String {
        self.cookies.borrow()["muster"].clone()
    }

    /// As some seconds after it last changed something.
    pub fn forget_own_changes(&self) {
        self.cookies.borrow_mut().remove("muster_changed");
    }

    /// What its cookies are called.
    pub fn cookie_names(&self) -> Vec<String> {
        self.cookies.borrow().keys().cloned().collect()
    }

    /// As the database knows its session.
    pub fn session(&self) -> String {
        token_hash(&self.cookies.borrow()["muster"])
    }

    /// The same browser, answered by this site's process.
    pub fn at(&self, site: &Site) -> Self {
        Self { call: site.call.clone(), cookies: self.cookies.clone() }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(test::TestRequest::get().uri(path)).await
    }

    /// Sends a form as the page would.
    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(
            test::TestRequest::post()
                .uri(path)
                .insert_header(("sec-fetch-site", "same-origin"))
                .set_form(fields),
        )
        .await
    }

    /// Sends a form from a page of another site.
    pub async fn post_from(&self, site: &str, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(
            test::TestRequest::post().uri(path).insert_header(("sec-fetch-site", site)).set_form(fields),
        )
        .await
    }

    /// Any request, with this browser's cookies.
    pub async fn send(&self, request: test::TestRequest) -> Reply {
        let place = net::place();
        let (asked, response) = self.answered(request).await;
        let head = Reply::head_of(&response);
        let bytes = to_bytes(response.into_body()).await.unwrap().to_vec();
        let reply = Reply { body: String::from_utf8_lossy(&bytes).into_owned(), bytes, ..head };
        reply.keep(place, &asked);
        reply
    }

    /// The same, where the answer never ends: how it begins.
    pub async fn send_for_head(&self, request: test::TestRequest) -> Reply {
        let place = net::place();
        let (asked, response) = self.answered(request).await;
        let reply = Reply::head_of(&response);
        reply.keep(place, &asked);
        reply
    }

    async fn answered(&self, mut request: test::TestRequest) -> (String, ServiceResponse) {
        for (name, value) in self.cookies.borrow().iter() {
            request = request.cookie(Cookie::new(name.clone(), value.clone()));
        }
        let (asked, response) = (self.call)(request.peer_addr("127.0.0.1:1234".parse().unwrap())).await;
        for cookie in response.response().cookies() {
            let mut jar = self.cookies.borrow_mut();
            if cookie.value().is_empty() {
                jar.remove(cookie.name());
            } else {
                jar.insert(cookie.name().to_owned(), cookie.value().to_owned());
            }
        }
        (asked, response)
    }
}

impl Reply {
    fn head_of(response: &ServiceResponse) -> Self {
        let all = response.headers().iter();
        let headers: BTreeMap<String, String> =
            all.map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned())).collect();
        let header = |name: &str| headers.get(name).cloned();
        let set_cookies = response.headers().get_all("set-cookie");
        let set_cookies = set_cookies.map(|cookie| cookie.to_str().unwrap().to_owned()).collect();
        let (location, kind) = (header("location"), header("content-type").unwrap_or_default());
        let retry_after = header("retry-after").and_then(|seconds| seconds.parse().ok());
        let note = response.response().cookies().find(|cookie| cookie.name() == "muster_note");
        let note = note.map(|cookie| note_in(cookie.value())).unwrap_or_default();
        let (status, body, bytes) = (response.status(), String::new(), Vec::new());
        Self { status, location, kind, retry_after, headers, set_cookies, note, body, bytes }
    }
}

/// Runs of white space as one space, and none between two tags.
fn on_one_line(html: &str) -> String {
    let html = html.split_whitespace().collect::<Vec<_>>().join(" ");
    // An apostrophe stands in a text as it is, and is written as a number in what was given; so is `&`. What keeps a
    // result on one line is not read.
    let html = html.replace("> <", "><").replace("&#39;", "'").replace("&#38;", "&amp;");
    html.replace('\u{2060}', "")
}

/// The page without what was drawn by chance, which now and then spells what is looked for:
/// the names of requests, private links, seeds and pictures.
fn without_chance(html: &str) -> String {
    let is_of_chance = |run: &str| {
        let is_request = run.len() == 10 && run.bytes().all(|sign| sign.is_ascii_hexdigit());
        is_request || run.len() >= 40
    };
    let inside = |sign: char| sign.is_ascii_alphanumeric() || "-_+/=".contains(sign);
    let mut kept = String::with_capacity(html.len());
    for piece in html.split_inclusive(|sign| !inside(sign)) {
        let run = piece.trim_end_matches(|sign| !inside(sign));
        // A path is read part by part; a picture is one long run with strokes in it.
        let is_picture = run.len() > 200;
        for part in run.split_inclusive('/') {
            if !is_picture && !is_of_chance(part.trim_end_matches('/')) {
                kept.push_str(part);
            }
        }
        kept.push_str(&piece[run.len()..]);
    }
    kept
}

#[test]
async fn only_what_chance_drew_is_left_out() {
    let token = "K7dXLq".repeat(8);
    let page = format!("<code>8c17292092</code> <a href=\"/e/open/920/{token}?x=920\">é 920 XL</a>");
    assert_eq!(without_chance(&page), "<code></code> <a href=\"/e/open/920/?x=920\">é 920 XL</a>");
}

impl Reply {
    /// The page holds this text, as a browser reads it: where its source breaks the lines does not matter.
    #[track_caller]
    pub fn shows(&self, text: &str) -> &Self {
        assert!(self.has(text), "“{text}” is not in {} {}", self.status, self.body);
        self
    }

    #[track_caller]
    pub fn hides(&self, text: &str) -> &Self {
        assert!(!self.has_without_chance(text), "“{text}” is in {} {}", self.status, self.body);
        self
    }

    /// What chance drew counts nothing.
    pub fn has_without_chance(&self, text: &str) -> bool {
        let read = without_chance(&self.body);
        read.contains(text) || on_one_line(&read).contains(&on_one_line(text))
    }

    pub fn has(&self, text: &str) -> bool {
        self.body.contains(text) || self.text().contains(&on_one_line(text))
    }

    /// The page on one line.
    pub fn text(&self) -> String {
        on_one_line(&self.body)
    }

    #[track_caller]
    pub fn is(&self, status: u16) -> &Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }

    #[track_caller]
    pub fn leads_to(&self, location: &str) -> &Self {
        assert_eq!((self.status.as_u16(), self.location.as_deref()), (303, Some(location)), "{}", self.body);
        self
    }

    /// The value of the first hidden field of this name.
    #[track_caller]
    pub fn hidden(&self, name: &str) -> String {
        let marker = format!("name=\"{name}\"");
        let mut after = self.body.split(&marker).skip(1);
        let value = after.find_map(|rest| rest.trim_start().strip_prefix("value=\""));
        let value = value.unwrap_or_else(|| panic!("no hidden {name} in {}", self.body));
        value[..value.find('"').unwrap()].to_owned()
    }
}

/// A SQLite file of its own: an empty database with the tables of today, which are made once and copied.
async fn own_file(own: &std::path::Path) -> String {
    static MIGRATED: tokio::sync::OnceCell<Vec<u8>> = tokio::sync::OnceCell::const_new();
    let make = async || {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("site.db");
        Database::open_and_migrate(file.to_str().unwrap()).await.unwrap().close().await;
        std::fs::read(file).unwrap()
    };
    std::fs::write(own, MIGRATED.get_or_init(make).await).unwrap();
    format!("sqlite://{}", own.display())
}

/// A schema of its own in the test server, so that tests run side by side.
async fn own_schema(server: &str) -> String {
    use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};
    let name = format!("test_{}", &token_hash(&Chance::from_system().new_token())[..16]);
    let mut connection = PgConnection::connect(server).await.unwrap();
    connection.execute(AssertSqlSafe(format!("CREATE SCHEMA {name}"))).await.unwrap();
    let separator = if server.contains('?') { '&' } else { '?' };
    format!("{server}{separator}options[search_path]={name}")
}

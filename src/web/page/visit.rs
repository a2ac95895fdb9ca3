//! Who is asking, and what every page shows of them.

use super::undo::{LeftNote, unpack_note};
use crate::{
    actions,
    app::App,
    error::{Error, Result},
    limits::rate_limit::network_of_address,
    storage::{self, Tx, accounts::Account, sessions::Session},
    text::{Element, Speaker},
    token::token_hash,
    web::{
        find_request_app,
        http::{assets, cookies, kept_pages, query},
    },
};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use chrono::{DateTime, Utc};
use futures_util::future::LocalBoxFuture;

/// One request, as the layout of every page knows it.
#[derive(Debug, Clone)]
pub struct Visit {
    pub session: Option<Session>,
    pub account: Option<Account>,
    /// A sentence left by the page before: "Round 3 is paired."
    pub note: Option<LeftNote>,
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
    /// Who speaks to the visitor.
    pub speaker: Speaker,
}

impl Visit {
    /// The address of a static file, which changes when the file does.
    pub fn asset(&self, name: &str) -> String {
        assets::address_of_asset(name)
    }

    /// A link to this address, within a sentence.
    pub fn link(&self, address: impl Into<String>) -> Element {
        Element::link(address)
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

    pub(super) fn from_session(
        app: &App,
        request: &HttpRequest,
        session: Option<Session>,
        account: Option<Account>,
    ) -> Self {
        let now = app.clock.now();
        if let Some(session) = session.as_ref().filter(|session| session.is_to_be_marked(now)) {
            tokio::spawn(mark_session_used(app.clone(), session.token_hash.clone()));
        }
        let lacks_second_step = app.config.admin_second_step
            && account.as_ref().is_some_and(|account| account.site_admin && account.second_factor.is_none());
        Self {
            lacks_second_step,
            session,
            account,
            note: cookies::read_note_cookie(request).map(|text| unpack_note(&text)),
            path: request.path().to_owned(),
            once: app.new_id().simple().to_string(),
            disk_is_full: app.trouble.is_fresh(now),
            now,
            address: network_of_address(&address_of_visitor(app, request)),
            asked: query::normalise_page_address(request.path(), request.query_string()),
            packs: kept_pages::takes_gzip(request.headers()),
            speaker: Speaker::new(app.language),
        }
    }
}

/// The first letters of the first and the last word of a name.
pub(super) fn initials_of_name(name: &str) -> String {
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

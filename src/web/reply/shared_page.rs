//! Pages that everybody sees alike, but for a few words of their own: rendered once for each version of the event and
//! each way of looking at it, with the visitor's words put in.

use super::respond::answer_with_rendered;
use crate::{
    app::App,
    cache::shared::{OwnWords, OwnWordsPlace},
    domain::{
        event::player::{Player, PlayerName, Status},
        ids::{PlayerId, TeamId},
        numbers::RoundNumber,
    },
    error::{Error, Result},
    text::filters,
    web::page::{
        direction::isolate_right_to_left, event_visit::EventVisit, to_confirm::ToConfirmPart, visit::Visit,
    },
};
use actix_web::{
    HttpResponse,
    http::{StatusCode, header},
};
use askama::Template;
use chrono::DateTime;
use std::sync::Arc;
use uuid::Uuid;

/// Who the visitor is, at the top of every page of an event.
#[derive(Template)]
#[template(path = "_parts/who.html")]
struct WhoPart<'a> {
    visit: &'a EventVisit,
}

/// A page of an event that is the same for everybody but for what [`EventVisit::own`] marks and for `note`, HTML for
/// this visitor alone. `make` renders it; it may read of the visitor what [`EventVisit::for_everybody`] leaves, and nothing on the
/// page may depend on the time.
pub async fn for_everybody(
    app: &App,
    here: &EventVisit,
    note: &str,
    make: impl AsyncFnOnce(&EventVisit) -> Result<String>,
) -> Result<HttpResponse> {
    if here.note.is_some() {
        return Ok(answer_with_rendered(StatusCode::OK, here, make(here).await?));
    }
    let of = here.event.version();
    let render = async || {
        let common = make(&here.for_everybody()).await?;
        Ok::<_, Error>(isolate_right_to_left(common))
    };
    let shared = app.cache.shared.get(here.way_of_looking(), of, render).await?;
    let header = isolate_right_to_left(WhoPart { visit: here }.render_with_values(&here.speaker)?);
    let number = here.me.as_deref().map(|me| me.number);
    let report = if here.me.is_some() {
        isolate_right_to_left(ToConfirmPart { visit: here }.render_with_values(&here.speaker)?)
    } else {
        String::new()
    };
    let note = isolate_right_to_left(note.to_owned());
    let own = OwnWords { header: &header, report: &report, note: &note, number };
    let mut answer = HttpResponse::Ok();
    answer.content_type("text/html; charset=utf-8");
    if here.session.is_none() {
        // All strangers get the very same, which is kept as it is sent.
        answer.insert_header((header::CACHE_CONTROL, "no-cache"));
        let mut answer = answer.body(shared.plain(&own));
        answer.extensions_mut().insert(of);
        return Ok(answer);
    }
    answer
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::VARY, "accept-encoding, cookie"));
    if here.packs {
        answer.insert_header((header::CONTENT_ENCODING, "gzip"));
        return Ok(answer.body(shared.packed(&own)));
    }
    Ok(answer.body(shared.plain(&own)))
}

impl EventVisit {
    /// Where it stands who the visitor is, on a page for everybody.
    pub fn place_of_header(&self) -> String {
        OwnWordsPlace::Header.mark()
    }

    /// Where it stands that a report waits for this visitor, on a page for everybody.
    pub fn place_of_report(&self) -> String {
        OwnWordsPlace::Report.mark()
    }

    /// Where a sentence for one visitor stands, on a page for everybody.
    pub fn place_of_note(&self) -> String {
        OwnWordsPlace::Note.mark()
    }

    /// `text`, a word, where the player of this number is the visitor; for everybody a place for it.
    pub fn own(&self, number: i64, text: &str) -> String {
        if self.is_for_everybody {
            return OwnWordsPlace::Row { number, text: text.to_owned() }.mark();
        }
        let is_own = self.me.as_deref().is_some_and(|me| me.number == number);
        if is_own { text.to_owned() } else { String::new() }
    }

    /// What a page depends on besides its event's version: its language, its address, and what this visitor may see.
    fn way_of_looking(&self) -> String {
        let role = self.role.map_or("", |role| role.as_str());
        let seat = match &self.me {
            None => "",
            Some(me) if me.current_team().is_none() => "player",
            Some(_) => "member",
        };
        format!("{}/{role}/{seat}/{}", self.speaker.language.code, self.asked)
    }

    /// The same visit without what tells this visitor from others who look at the page in the same way.
    fn for_everybody(&self) -> Self {
        let mut visit = Visit::clone(&self.visit);
        (visit.session, visit.account) = (None, None);
        (visit.once, visit.address) = (String::new(), String::new());
        let me = self.me.as_deref().map(|me| Arc::new(blank_player(me)));
        Self { visit: Arc::new(visit), me, is_for_everybody: true, ..self.clone() }
    }
}

/// An entry of which nothing is known but whether it is in a team: whoever looks first is as good as the next. All
/// fields are named, so that a new one is not taken along unseen.
fn blank_player(me: &Player) -> Player {
    Player {
        id: PlayerId(Uuid::nil()),
        event_id: me.event_id,
        number: 0,
        name: PlayerName::deleted_player_name(),
        club: None,
        faction: None,
        email: None,
        notes: None,
        dietary: None,
        paid: false,
        status: Status::Playing,
        spare: false,
        fixed_table: None,
        joined_round: RoundNumber::FIRST,
        dropped_after: None,
        gave_up_at: None,
        asks_since: None,
        checked_in_at: None,
        registered_at: DateTime::UNIX_EPOCH,
        account_id: None,
        link_epoch: 0,
        link_open: false,
        team_id: me.current_team().map(|_| TeamId(Uuid::nil())),
        team_role: None,
        team_place: None,
        team_deputy: false,
        soft: 0,
        link_key: None,
        version: 0,
    }
}

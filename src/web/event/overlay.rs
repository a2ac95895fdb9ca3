//! What a broadcast lays over its picture: one table, who plays there, and how it stands. Never more than players may
//! know, whoever's computer it runs on.

use crate::{
    cache::{events::KnownEvent, standings},
    domain::{
        battle::{Battle, State},
        event::clock::{RoundClock, clock_text},
        games,
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
        round::Round,
    },
    storage::Tx,
    web::{event::screen::columns::measure_text_width, page::results::write_standings_record, prelude::*},
};

/// How often the picture is asked for anew, beside every change: taps on a scoring sheet come fast.
const SECONDS: i64 = 4;
/// As much of a name as fits on a line, in hundredths of an em.
const FULL_SIZE: usize = 1100;

#[derive(Template)]
#[template(path = "event/overlay.html")]
struct OverlayPage<'a> {
    visit: &'a EventVisit,
    /// None: there is nothing to show.
    table: Option<Overlay>,
}

/// One table, as it stands now.
struct Overlay {
    round: RoundNumber,
    table: TableNumber,
    mission: String,
    sides: [OverlaySide; 2],
    /// How far it is: a battle round, or that it is over.
    how_far: Option<Message>,
}

struct OverlaySide {
    name: String,
    faction: String,
    /// Before this round; empty where nothing was played, or may be told.
    record: String,
    /// The address of the roster, as it is typed. None while rosters are closed.
    roster: Option<String>,
    /// None while nothing is known, or may be told.
    points: Option<u32>,
}

impl OverlayPage<'_> {
    fn seconds_between_refreshes() -> i64 {
        SECONDS
    }

    fn is_long(name: &str) -> bool {
        measure_text_width(name) > FULL_SIZE
    }

    fn clock(&self) -> Option<RoundClock> {
        self.visit.event.round_clock()
    }

    fn left(&self, clock: &RoundClock) -> String {
        clock_text(clock.left(self.visit.now))
    }
}

/// The battle that is on stream, in the newest round that is out; of several, the first that is still played.
pub fn find_streamed_battle(known: &KnownEvent) -> Option<(&Round, &Battle)> {
    let round = known.frame.public_rounds().next_back()?;
    let on_stream = |battle: &&Battle| {
        battle.table_number.is_some_and(|table| known.frame.is_streamed(table)) && !battle.is_bye()
    };
    let of_round = || known.battles(round.id).iter().filter(on_stream);
    let first_playing = of_round().find(|battle| battle.result.is_none());
    Some((round, first_playing.or_else(|| of_round().next())?))
}

/// The table that is on stream.
pub async fn show_stream_overlay(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let table = match find_streamed_battle(&here.event) {
        Some(streamed) => load_overlay(&app, &mut tx, &here, streamed).await?,
        None => None,
    };
    answer_with_page(&here, &OverlayPage { visit: &here, table })
}

/// A table of the newest round, by its number.
pub async fn show_table_overlay(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, TableNumber)>,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let round = here.event.frame.public_rounds().next_back().cloned().ok_or(Error::NotFound)?;
    let battle = here.event.battles(round.id).iter().find(|battle| battle.table_number == Some(path.1));
    let battle = battle.filter(|battle| !battle.is_bye()).ok_or(Error::NotFound)?;
    let table = load_overlay(&app, &mut tx, &here, (&round, battle)).await?;
    answer_with_page(&here, &OverlayPage { visit: &here, table })
}

async fn load_overlay(
    app: &App,
    tx: &mut Tx,
    here: &EventVisit,
    (round, battle): (&Round, &Battle),
) -> Result<Option<Overlay>> {
    let Some((table, b)) = battle.table_number.zip(battle.b) else { return Ok(None) };
    let is_told = here.event.settings.shows_round(round.number);
    let (points, how_far) =
        if is_told { load_overlay_points(tx, here, round, battle).await? } else { (None, None) };
    let slug = battle.battleplan.as_deref().or(round.battleplan.as_deref());
    let are_open = here.event.settings.rosters_are_open(here.now);
    let base = app.config.base_url();
    let host = base.split_once("://").map_or(base.as_str(), |(_, host)| host);
    let side = |id: PlayerId, points: Option<u32>| -> Result<OverlaySide> {
        let player = here.event.frame.player(id).ok_or(Error::NotFound)?;
        Ok(OverlaySide {
            name: player.name.to_string(),
            faction: player.faction.clone().unwrap_or_default(),
            record: record_before(here, round.number, id)?,
            roster: are_open.then(|| format!("{host}{}", here.to(&format!("rosters/{}", player.number)))),
            points,
        })
    };
    let [of_a, of_b] = points.map_or([None; 2], |points| points.map(Some));
    Ok(Some(Overlay {
        round: round.number,
        table,
        mission: slug.map(|slug| here.event.settings.battleplan_name(slug)).unwrap_or_default(),
        sides: [side(battle.a, of_a)?, side(b, of_b)?],
        how_far,
    }))
}

/// The points of both by what was reported, else by their sheet; and how far it is.
async fn load_overlay_points(
    tx: &mut Tx,
    here: &EventVisit,
    round: &Round,
    battle: &Battle,
) -> Result<(Option<[u32; 2]>, Option<Message>)> {
    if let Some(result) = battle.counted() {
        let is_final = matches!(battle.state, State::Confirmed | State::Ruled);
        let points = [result.a.victory_points, result.b.victory_points];
        return Ok((Some(points), Some(say!("screen-report", is_final))));
    }
    let settings = &here.event.settings;
    let plan = battle.battleplan.as_deref().or(round.battleplan.as_deref());
    let plan = plan.and_then(|slug| settings.battleplan(slug));
    // Both players let everybody read along; an overlay is everybody's, whoever is at the camera.
    if !storage::live_consents::is_shown_live(tx, battle).await? {
        return Ok((None, None));
    }
    let sheet = storage::sheets::find_sheet(tx, battle.id).await?.filter(|kept| kept.version > 0);
    let Some(((kept, plan), game)) = sheet.zip(plan).zip(games::find_game(&settings.system)) else {
        return Ok((None, None));
    };
    let totals = kept.sheet.totals(&game.sheet_rules(plan, [None, None]));
    let points = [totals.a.victory_points, totals.b.victory_points];
    // The sheet belongs to whoever began it: the two sides may have changed places since.
    let points = if kept.a == battle.a { points } else { [points[1], points[0]] };
    Ok((Some(points), Some(say!("screen-battle-round", round = kept.sheet.newest_round()))))
}

/// How a player stood before a round, as far as players may know.
fn record_before(here: &EventVisit, round: RoundNumber, player: PlayerId) -> Result<String> {
    let before = round.previous().min(here.event.settings.standings_up_to.unwrap_or(RoundNumber::AFTER_ALL));
    if !before.is_a_round() {
        return Ok(String::new());
    }
    let ranked = standings::standings_of_known(&here.event, before)?;
    let row = ranked.standings.rows.iter().find(|row| ranked.loaded.players[row.player].id == player);
    Ok(row.map(|row| write_standings_record(row.record)).unwrap_or_default())
}

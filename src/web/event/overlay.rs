//! What a broadcast lays over its picture: who plays at a table, or how it stands there; all else lets the picture through.
//! Never more than players may know, whoever's computer it runs on.

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
    web::{page::results::write_standings_record, prelude::*},
};

/// How often the picture is asked for anew, beside every change: taps on a scoring sheet come fast.
const SECONDS: i64 = 4;
/// Letters of a name on one line beneath the picture; a longer one is set smaller, on two.
const LONG: usize = 22;
/// Letters of a name beside a score; a longer one is told by its initial and its last word.
const BRIEF: usize = 16;

#[derive(Template)]
#[template(path = "event/overlay.html")]
struct OverlayPage<'a> {
    visit: &'a EventVisit,
    scene: OverlayScene,
    /// None: there is nothing to show.
    table: Option<Overlay>,
}

/// What of a table is laid over the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OverlayScene {
    /// Who plays, at the lower edge.
    Names,
    /// The points of each battle round, at the upper one.
    Score,
}

/// One table, as it stands now.
struct Overlay {
    round: RoundNumber,
    /// Rounds that the event has.
    of: u32,
    table: TableNumber,
    sides: [OverlaySide; 2],
    /// How far it is: a battle round, or that it is over.
    how_far: Option<Message>,
    /// Above the battle rounds of the game, where its sheet is kept; nothing where it is not, or does not end with what
    /// counts.
    heads: Vec<BoardCell>,
}

/// A battle round on the board.
struct BoardCell {
    /// Its number, or what it brought; empty where it is not played.
    told: String,
    /// It is the one that is on.
    is_now: bool,
}

struct OverlaySide {
    name: String,
    faction: String,
    /// Before this round; empty where nothing was played, or may be told.
    record: String,
    /// None while nothing is known, or may be told.
    points: Option<u32>,
    /// What each battle round brought.
    by_round: Vec<BoardCell>,
    is_ahead: bool,
}

/// How a table stands, the first seat's first.
#[derive(Default)]
struct OverlayStanding {
    points: Option<[u32; 2]>,
    how_far: Option<Message>,
    by_round: Vec<[u32; 2]>,
    now: Option<u32>,
}

impl OverlaySide {
    /// Beneath the name: `Sylvaneth`, `4–0–0`.
    fn about(&self) -> Vec<&String> {
        [&self.faction, &self.record].into_iter().filter(|told| !told.is_empty()).collect()
    }

    fn is_long(&self) -> bool {
        self.name.chars().count() > LONG
    }

    fn brief_name(&self) -> String {
        shorten_name(&self.name)
    }
}

/// `Bartholomew Featherstone-Haughs` → `B. Featherstone-H.`
fn shorten_name(name: &str) -> String {
    let is_brief = |name: &str| name.chars().count() <= BRIEF;
    if is_brief(name) {
        return name.to_owned();
    }
    let cut = |name: String| {
        if is_brief(&name) { name } else { name.chars().take(BRIEF).chain(['…']).collect() }
    };
    let (Some(initial), Some((_, last))) = (name.chars().next(), name.rsplit_once(' ')) else {
        return cut(name.to_owned());
    };
    // No line ends after an initial.
    let whole = [initial.to_string().as_str(), last].join(".\u{a0}");
    match last.split_once('-').filter(|_| !is_brief(&whole)) {
        Some((first, rest)) => {
            let letter: String = rest.chars().take(1).collect();
            [initial.to_string(), format!("{first}-{letter}.")].join(".\u{a0}")
        }
        None => cut(whole),
    }
}

impl OverlayPage<'_> {
    fn seconds_between_refreshes() -> i64 {
        SECONDS
    }

    fn is_score(&self) -> bool {
        self.scene == OverlayScene::Score
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

/// Who plays at the table that is on stream.
pub async fn show_stream_overlay(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    overlay_of_stream(&app, &here, OverlayScene::Names).await
}

/// How it stands there.
pub async fn show_stream_score(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    overlay_of_stream(&app, &here, OverlayScene::Score).await
}

/// Who plays at a table of the newest round, by its number.
pub async fn show_table_overlay(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, TableNumber)>,
) -> Result<HttpResponse> {
    overlay_of_table(&app, &here, OverlayScene::Names, path.1).await
}

/// How it stands there.
pub async fn show_table_score(
    app: Data<App>,
    here: EventVisit,
    path: Path<(String, TableNumber)>,
) -> Result<HttpResponse> {
    overlay_of_table(&app, &here, OverlayScene::Score, path.1).await
}

async fn overlay_of_stream(app: &App, here: &EventVisit, scene: OverlayScene) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let table = match find_streamed_battle(&here.event) {
        Some(streamed) => load_overlay(&mut tx, here, streamed).await?,
        None => None,
    };
    answer_with_page(here, &OverlayPage { visit: here, scene, table })
}

async fn overlay_of_table(
    app: &App,
    here: &EventVisit,
    scene: OverlayScene,
    table: TableNumber,
) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let round = here.event.frame.public_rounds().next_back().cloned().ok_or(Error::NotFound)?;
    let battle = here.event.battles(round.id).iter().find(|battle| battle.table_number == Some(table));
    let battle = battle.filter(|battle| !battle.is_bye()).ok_or(Error::NotFound)?;
    let table = load_overlay(&mut tx, here, (&round, battle)).await?;
    answer_with_page(here, &OverlayPage { visit: here, scene, table })
}

async fn load_overlay(
    tx: &mut Tx,
    here: &EventVisit,
    (round, battle): (&Round, &Battle),
) -> Result<Option<Overlay>> {
    let Some((table, b)) = battle.table_number.zip(battle.b) else { return Ok(None) };
    let settings = &here.event.settings;
    let is_told = settings.shows_round(round.number);
    let stands = if is_told {
        load_overlay_standing(tx, here, round, battle).await?
    } else {
        OverlayStanding::default()
    };
    let battle_rounds = if stands.by_round.is_empty() { 0 } else { settings.game().sheet.rounds };
    let cell = |round: u32, told: String| BoardCell { told, is_now: stands.now == Some(round) };
    let side = |id: PlayerId, at: usize| -> Result<OverlaySide> {
        let player = here.event.frame.player(id).ok_or(Error::NotFound)?;
        Ok(OverlaySide {
            name: player.name.to_string(),
            faction: player.faction.clone().unwrap_or_default(),
            record: record_before(here, round.number, id)?,
            points: stands.points.map(|points| points[at]),
            by_round: {
                let brought = stands.by_round.iter().map(|points| points[at].to_string());
                let rounds = (1..=battle_rounds).zip(brought.chain(std::iter::repeat(String::new())));
                rounds.map(|(round, told)| cell(round, told)).collect()
            },
            is_ahead: stands.points.is_some_and(|points| points[at] > points[1 - at]),
        })
    };
    Ok(Some(Overlay {
        round: round.number,
        of: settings.rounds,
        table,
        sides: [side(battle.a, 0)?, side(b, 1)?],
        heads: (1..=battle_rounds).map(|round| cell(round, round.to_string())).collect(),
        how_far: stands.how_far.clone(),
    }))
}

/// The points of both by what was reported, else by their sheet; and how far it is.
async fn load_overlay_standing(
    tx: &mut Tx,
    here: &EventVisit,
    round: &Round,
    battle: &Battle,
) -> Result<OverlayStanding> {
    let on_sheet = load_standing_on_sheet(tx, here, round, battle).await?;
    let Some(result) = battle.counted() else { return Ok(on_sheet) };
    let is_final = matches!(battle.state, State::Confirmed | State::Ruled);
    let points = Some([result.a.victory_points, result.b.victory_points]);
    // Rounds that come to something else would only confuse.
    let by_round = if on_sheet.points == points { on_sheet.by_round } else { Vec::new() };
    Ok(OverlayStanding { points, how_far: Some(say!("screen-report", is_final)), by_round, now: None })
}

async fn load_standing_on_sheet(
    tx: &mut Tx,
    here: &EventVisit,
    round: &Round,
    battle: &Battle,
) -> Result<OverlayStanding> {
    let settings = &here.event.settings;
    let plan = battle.battleplan.as_deref().or(round.battleplan.as_deref());
    let plan = plan.and_then(|slug| settings.battleplan(slug));
    // Both players let everybody read along; an overlay is everybody's, whoever is at the camera.
    if !storage::live_consents::is_shown_live(tx, battle).await? {
        return Ok(OverlayStanding::default());
    }
    let sheet = storage::sheets::find_sheet(tx, battle.id).await?.filter(|kept| kept.version > 0);
    let Some(((kept, plan), game)) = sheet.zip(plan).zip(games::find_game(&settings.system)) else {
        return Ok(OverlayStanding::default());
    };
    let totals = kept.sheet.totals(&game.sheet_rules(plan, [None, None]));
    // The sheet belongs to whoever began it: the two sides may have changed places since.
    let in_order = |[a, b]: [u32; 2]| if kept.a == battle.a { [a, b] } else { [b, a] };
    let newest = kept.sheet.newest_round();
    Ok(OverlayStanding {
        points: Some(in_order([totals.a.victory_points, totals.b.victory_points])),
        how_far: Some(say!("screen-battle-round", round = newest)),
        by_round: totals.rounds.iter().map(|round| in_order([round.a.total, round.b.total])).collect(),
        now: Some(newest),
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_beside_a_score_is_brief() {
        for (name, brief) in [
            ("Marisol Quiroga", "Marisol Quiroga"),
            ("Bartholomew Featherstone-Haughs-Grantham", "B.\u{a0}Featherstone-H."),
            ("Юлия Константинопольская", "Ю.\u{a0}Константинопо…"),
            ("Maximiliane von Hohen", "M.\u{a0}Hohen"),
            ("Wolfeschlegelsteinhausen", "Wolfeschlegelste…"),
            ("", ""),
        ] {
            assert_eq!(shorten_name(name), brief);
        }
    }
}

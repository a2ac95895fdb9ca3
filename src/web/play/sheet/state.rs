//! The sheet as its script reads it: what stands in each field, and what it is read against.

use super::{SheetPath, live::may_read, read_table_address};
use crate::{
    actions::battles::sheets::BattleSheet,
    domain::{
        scoring::Side,
        system::{BattleTactic, ResultChart, ScoringLine, SheetPlan, TacticCard},
    },
    storage::battles::TableUse,
    text::{Speaker, sheet::list_script_phrases},
    web::{page::table_time::TableTime, prelude::*},
};
use actix_web::{
    HttpRequest,
    http::{StatusCode, header},
};
use serde::{Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};

/// What changes with a tap.
#[derive(Serialize)]
pub(super) struct Says {
    version: i64,
    /// The battle's own, which a report or ruling changes.
    battle: i64,
    fields: BTreeMap<String, String>,
    /// The round's clock, as far as somebody has to change it.
    time: String,
}

/// What stays while the sheet is open.
#[derive(Serialize)]
struct SheetStateRules<'s> {
    names: BTreeMap<&'static str, &'s str>,
    alliances: BTreeMap<&'static str, Option<&'s str>>,
    sheet: &'s SheetPlan,
    result: &'s ResultChart,
    cap: Option<u32>,
    lines: &'s [ScoringLine],
    tactics: Vec<&'s BattleTactic>,
    cards: &'s [TacticCard],
    /// The cards of each roster, where they are known.
    listed: BTreeMap<&'static str, ListedCards>,
    /// What it says.
    words: ScriptPhrases<'s>,
}

/// The cards of a roster, and what is said to who takes others.
#[derive(Serialize)]
struct ListedCards {
    cards: BTreeSet<String>,
    why: String,
}

/// The phrases of the script by its names for them, as this speaker says them.
struct ScriptPhrases<'s>(&'s Speaker);

impl Serialize for ScriptPhrases<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error> {
        let phrases = list_script_phrases();
        serializer.collect_map(phrases.iter().map(|(name, phrase)| (name, self.0.say(phrase))))
    }
}

/// A tap's answer: the sheet after it, and why it was not saved.
#[derive(Serialize)]
struct SheetAnswer {
    problem: Option<String>,
    says: Says,
}

impl Says {
    fn from_sheet_and_time(sheet: &BattleSheet, time: Option<&TableTime>) -> Self {
        let time = time.map(TableTime::mark).unwrap_or_default();
        Self { version: sheet.version(), battle: sheet.battle.version, fields: sheet.sheet().fields(), time }
    }
}

impl super::SheetPage<'_> {
    /// What stands on the sheet, for the script.
    pub(super) fn says_json(&self) -> Result<String, askama::Error> {
        write_json_text(&Says::from_sheet_and_time(&self.sheet, self.time.as_ref()))
    }

    /// What the script reads it against.
    pub(super) fn rules_json(&self) -> Result<String, askama::Error> {
        let (rules, names) = (self.sheet.rules(), self.sheet.names());
        write_json_text(&SheetStateRules {
            names: Side::BOTH.map(|side| (side.as_str(), names.of(side))).into(),
            alliances: Side::BOTH.map(|side| (side.as_str(), rules.alliance(side))).into(),
            sheet: rules.plan(),
            result: &rules.system.result,
            cap: rules.battleplan.cap,
            lines: &rules.battleplan.lines,
            tactics: rules.system.battle_tactics.iter().collect(),
            cards: &rules.system.tactic_cards,
            listed: Side::BOTH.map(|side| (side.as_str(), self.listed_cards(side))).into(),
            words: ScriptPhrases(&self.visit.speaker),
        })
    }

    fn listed_cards(&self, side: Side) -> ListedCards {
        let listed = self.sheet.sheet().cards.of(side).listed.clone();
        let system = self.sheet.game.system;
        let names: Vec<String> =
            listed.iter().filter_map(|slug| system.tactic_card(slug)).map(|card| card.name.clone()).collect();
        let why = self.visit.speaker.say(&say!("sheet-cards-off-roster", cards = names));
        ListedCards { cards: listed, why }
    }
}

/// What stands on the sheet now: asked for whenever the sheet's stream says that it changed.
pub async fn show_sheet_state(app: Data<App>, here: EventVisit, at: SheetPath) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let sheet = BattleSheet::load_battle_sheet(
        &app,
        &mut tx,
        (here.event.id, &here.event.settings),
        read_table_address(&at)?,
    )
    .await?;
    may_read(&mut tx, &here, &sheet).await?;
    let time = TableTime::load_time_at_table(&mut tx, &sheet.round, &sheet.battle, here.now).await?;
    Ok(start_uncached_reply(StatusCode::OK).json(Says::from_sheet_and_time(&sheet, time.as_ref())))
}

/// Whether the script asks, which wants no page.
pub(super) fn is_wanted(request: &HttpRequest) -> bool {
    let accepts = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepts.is_some_and(|accepts| accepts.starts_with("application/json"))
}

/// The answer to a tap of the script: saved, or why not; either way with the sheet as it stands.
pub(super) async fn answer_sheet_tap(
    app: &App,
    here: &EventVisit,
    table: TableUse,
    answer: Result<()>,
) -> Result<HttpResponse> {
    let (status, problem) = match answer {
        Ok(()) => (StatusCode::OK, None),
        Err(error) => {
            let stale = matches!(error, Error::Conflict(_));
            let status = if stale { StatusCode::CONFLICT } else { StatusCode::UNPROCESSABLE_ENTITY };
            (status, Some(Wording::from(error.refusal()?).say_by(&here.speaker)))
        }
    };
    let mut tx = app.database.read().await?;
    let sheet =
        BattleSheet::load_battle_sheet(app, &mut tx, (here.event.id, &here.event.settings), table).await?;
    may_read(&mut tx, here, &sheet).await?;
    let time = TableTime::load_time_at_table(&mut tx, &sheet.round, &sheet.battle, here.now).await?;
    Ok(start_uncached_reply(status)
        .json(SheetAnswer { problem, says: Says::from_sheet_and_time(&sheet, time.as_ref()) }))
}

fn start_uncached_reply(status: StatusCode) -> actix_web::HttpResponseBuilder {
    let mut reply = HttpResponse::build(status);
    reply.insert_header((header::CACHE_CONTROL, "no-store"));
    reply
}

fn write_json_text(value: &impl Serialize) -> Result<String, askama::Error> {
    serde_json::to_string(value).map_err(|error| askama::Error::Custom(error.into()))
}

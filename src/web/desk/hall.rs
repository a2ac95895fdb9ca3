//! The hall at one look: every table by its state, who was quiet for long, and results over time.

use crate::{
    domain::{
        battle::{Battle, State},
        event::{call::Call, pack::Settings},
        games,
        ids::BattleId,
        numbers::TableNumber,
        round::Round,
        scoring::ScoringSheet,
    },
    error::Result,
    storage::{self, Tx},
    web::{
        desk::results_chart::{Played, ResultsChart},
        visit::EventVisit,
    },
    words::battle::TableWord,
};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{HashMap, HashSet};

/// A table without a word for so long is worth a look.
const QUIET: TimeDelta = TimeDelta::minutes(40);
/// From so many tables on, tiles show number and shape alone.
const MANY: usize = 41;

/// One table of the round.
pub struct Tile {
    pub table: TableNumber,
    pub word: TableWord,
    pub is_called: bool,
    /// Victory points, or how far the sheet is; empty where nothing is known.
    pub score: String,
}

/// All tables of a round, with what is to be told about them.
pub struct Hall {
    pub tiles: Vec<Tile>,
    pub chart: ResultsChart,
}

impl Tile {
    pub fn class(&self) -> &'static str {
        match self.word {
            TableWord::NotStarted | TableWord::Playing => "",
            TableWord::Quiet => "tile--quiet",
            TableWord::OneReport => "tile--said",
            TableWord::Done => "tile--done",
            TableWord::Differ => "tile--split",
        }
    }

    /// The shape beside the number; none before people play and while they do.
    pub fn icon(&self) -> Option<&'static str> {
        match self.word {
            _ if self.is_called => Some("call"),
            TableWord::NotStarted | TableWord::Playing => None,
            TableWord::Differ => Some("bang"),
            word => Some(icon(word)),
        }
    }
}

/// The shape of a state beside its word; a tile is red itself where reports differ.
pub fn icon(word: TableWord) -> &'static str {
    match word {
        TableWord::NotStarted | TableWord::Playing => "open",
        TableWord::Quiet => "late",
        TableWord::OneReport => "half",
        TableWord::Done => "done",
        TableWord::Differ => "split",
    }
}

/// When each table of a round was last heard of.
pub struct Heard {
    sheets: HashMap<BattleId, (ScoringSheet, DateTime<Utc>)>,
    began: DateTime<Utc>,
    /// When people were to be at their tables: its clock was started, or else what was planned.
    awaited: DateTime<Utc>,
    /// Somebody plays it.
    has_begun: bool,
    now: DateTime<Utc>,
}

impl Heard {
    pub async fn load(tx: &mut Tx, here: &EventVisit, round: &Round) -> Result<Self> {
        let began = began(here, round).unwrap_or(here.now);
        let sheets = storage::sheets::of_round(tx, round.id).await?;
        let sheets = sheets.into_iter().map(|(battle, sheet, at)| (battle, (sheet, at))).collect();
        let clock = here.known.frame.clock(round.id);
        let awaited = round.starts_at.filter(|_| clock.is_none()).map_or(began, |planned| planned.max(began));
        Ok(Self { sheets, began, awaited, has_begun: here.known.has_begun(round), now: here.now })
    }

    /// When a battle's table last said something: its report, else a tap on its sheet, else the beginning of the round.
    pub fn last(&self, battle: &Battle) -> DateTime<Utc> {
        battle.decided.as_ref().map_or_else(|| self.tapped(battle), |decided| decided.at)
    }

    fn tapped(&self, battle: &Battle) -> DateTime<Utc> {
        self.sheets.get(&battle.id).map_or(self.began, |(_, at)| *at).max(self.began)
    }

    /// Victory points, or how far the sheet is; empty where nothing is known.
    pub fn score(&self, battle: &Battle, of: (&Round, &Settings)) -> String {
        score(battle, self.sheets.get(&battle.id).map(|(sheet, _)| sheet), of)
    }

    /// The state of a battle's table, at the moment of loading.
    pub fn word(&self, battle: &Battle) -> TableWord {
        let heard = self.tapped(battle).max(self.awaited);
        match TableWord::of(battle.state) {
            TableWord::Playing if self.now - heard > QUIET => TableWord::Quiet,
            word if !self.has_begun => word.before_the_start(),
            word => word,
        }
    }
}

impl Hall {
    /// Of a round that is being played, at `here.now`.
    pub async fn load(
        tx: &mut Tx,
        here: &EventVisit,
        round: &Round,
        (battles, calls): (&[Battle], &[Call]),
    ) -> Result<Self> {
        let heard = Heard::load(tx, here, round).await?;
        let called: HashSet<BattleId> = calls.iter().map(|call| call.battle_id).collect();
        let settings = &here.event.settings;
        let tile = |battle: &Battle| {
            Some(Tile {
                table: battle.table_number?,
                word: heard.word(battle),
                is_called: called.contains(&battle.id),
                score: heard.score(battle, (round, settings)),
            })
        };
        let tiles = battles.iter().filter(|battle| !battle.is_bye()).filter_map(tile).collect();
        let played = Played { number: round.number, began: heard.began, battles, until: round.closed_at };
        let at = (here.now, here.zone());
        Ok(Self { tiles, chart: ResultsChart::of(played, before(here, round), settings.round_minutes, at) })
    }

    pub fn is_many(&self) -> bool {
        self.tiles.len() >= MANY
    }

    /// How many tables are in each state that there is, in the order of the legend.
    pub fn legend(&self) -> Vec<(TableWord, usize)> {
        let count = |word| (word, self.tiles.iter().filter(|tile| tile.word == word).count());
        TableWord::ALL.map(count).into_iter().filter(|(_, count)| *count > 0).collect()
    }

    /// Tables without a word for long.
    pub fn quiet(&self) -> Vec<TableNumber> {
        let quiet = self.tiles.iter().filter(|tile| tile.word == TableWord::Quiet);
        quiet.map(|tile| tile.table).collect()
    }
}

/// The round before, where its results came in as it was played.
fn before<'a>(here: &'a EventVisit, round: &Round) -> Option<Played<'a>> {
    let before = here.known.frame.rounds.iter().rfind(|before| before.number < round.number)?;
    let began = began(here, before)?;
    Some(Played {
        number: before.number,
        began,
        battles: here.known.battles(before.id),
        until: before.closed_at,
    })
}

/// When a round began: its clock was started, or else it was published. What was planned does not matter.
fn began(here: &EventVisit, round: &Round) -> Option<DateTime<Utc>> {
    let clock = here.known.frame.clock(round.id);
    clock.map(|clock| clock.started_at).or(round.published_at)
}

fn score(battle: &Battle, sheet: Option<&ScoringSheet>, (round, settings): (&Round, &Settings)) -> String {
    if let Some(result) = battle.result() {
        let doubt = if battle.state == State::Disputed { "?" } else { "" };
        return format!("{}–{}{doubt}", result.a.victory_points, result.b.victory_points);
    }
    let plan = round.battleplan.as_deref().and_then(|slug| settings.battleplan(slug));
    let game = games::of(&settings.system);
    let (Some(sheet), Some(plan), Some(game)) = (sheet, plan, game) else { return String::new() };
    let totals = sheet.totals(&game.sheet_rules(plan, [None, None]));
    format!("R{} · {}–{}", sheet.newest_round(), totals.a.victory_points, totals.b.victory_points)
}

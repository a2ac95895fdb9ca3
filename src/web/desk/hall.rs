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
    storage::Tx,
    text::{narrow_score, write_score_dash},
    web::{
        desk::{
            results_chart::{PlayedRound, ResultsChart},
            table_word::TableWord,
        },
        prelude::*,
    },
};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{HashMap, HashSet};

/// A table without a word for so long is worth a look.
pub const QUIET: TimeDelta = TimeDelta::minutes(40);
/// From so many tables on, tiles show number and shape alone.
const MANY: usize = 41;

/// One table of the round.
pub struct Tile {
    pub table: TableNumber,
    pub word: TableWord,
    pub is_called: bool,
    /// Victory points, or how far the sheet is; empty where nothing is known.
    pub score: String,
    /// When the desk asked its players how far they are, where nothing was heard since.
    pub asked_at: Option<DateTime<Utc>>,
}

/// All tables of a round, with what is to be told about them.
pub struct Hall {
    /// In order of their numbers, those where nobody plays among them.
    pub tiles: Vec<Tile>,
    pub chart: ResultsChart,
    /// When the next table is quiet, if it goes on saying nothing: for the script that asks for the page again.
    pub again_at: Option<i64>,
}

impl Tile {
    /// A table of the venue at which nobody sits.
    fn not_used(table: TableNumber) -> Self {
        Self { table, word: TableWord::NotUsed, is_called: false, score: String::new(), asked_at: None }
    }

    pub fn class(&self) -> &'static str {
        match self.word {
            TableWord::NotStarted | TableWord::Playing => "",
            TableWord::Quiet => "tile--quiet",
            TableWord::OneReport => "tile--said",
            TableWord::Done => "tile--done",
            TableWord::Differ => "tile--split",
            TableWord::NotUsed => "tile--free",
        }
    }

    /// The shape beside the number; none before people play and while they do.
    pub fn icon(&self) -> Option<&'static str> {
        match self.word {
            _ if self.is_called => Some("call"),
            TableWord::NotStarted | TableWord::Playing | TableWord::NotUsed => None,
            TableWord::Differ => Some("bang"),
            word => Some(icon_of_table_word(word)),
        }
    }
}

/// The shape of a state beside its word; a tile is red itself where reports differ.
pub fn icon_of_table_word(word: TableWord) -> &'static str {
    match word {
        TableWord::NotStarted | TableWord::Playing | TableWord::NotUsed => "open",
        TableWord::Quiet => "late",
        TableWord::OneReport => "half",
        TableWord::Done => "done",
        TableWord::Differ => "split",
    }
}

/// When each table of a round was last heard of.
pub struct TablesHeard {
    sheets: HashMap<BattleId, (ScoringSheet, DateTime<Utc>)>,
    /// When each table called a judge last.
    called: HashMap<BattleId, DateTime<Utc>>,
    /// For so many minutes an opponent may confirm a report.
    confirm_minutes: u32,
    began: DateTime<Utc>,
    /// When people were to be at their tables: its clock was started, or else what was planned.
    awaited: DateTime<Utc>,
    /// Somebody plays it.
    has_begun: bool,
    now: DateTime<Utc>,
}

impl TablesHeard {
    pub async fn load_heard_in_round(tx: &mut Tx, here: &EventVisit, round: &Round) -> Result<Self> {
        let began = when_round_began(here, round).unwrap_or(here.now);
        let sheets = storage::sheets::of_round(tx, round.id).await?;
        let sheets: HashMap<_, _> =
            sheets.into_iter().map(|one| (one.battle_id, (one.sheet, one.changed_at))).collect();
        let clock = here.event.frame.clock(round.id);
        let awaited = round.starts_at.filter(|_| clock.is_none()).map_or(began, |planned| planned.max(began));
        // A tap on a sheet is no change of the event, so that what is known of it may be older.
        let has_begun = here.event.has_begun(round) || !sheets.is_empty();
        // The newest come first there, and the last one collected stays.
        let called = here.event.calls.iter().rev().map(|call| (call.battle_id, call.called_at)).collect();
        let confirm_minutes = here.event.settings.confirm_minutes;
        Ok(Self { sheets, called, confirm_minutes, began, awaited, has_begun, now: here.now })
    }

    /// When a battle's table last said something: its report, else a tap on its sheet or a call, else the beginning of the
    /// round.
    pub fn last(&self, battle: &Battle) -> DateTime<Utc> {
        battle.decided.as_ref().map_or_else(|| self.tapped(battle), |decided| decided.at)
    }

    fn tapped(&self, battle: &Battle) -> DateTime<Utc> {
        let sheet = self.sheets.get(&battle.id).map(|(_, at)| *at);
        let call = self.called.get(&battle.id).copied();
        sheet.into_iter().chain(call).fold(self.began, Ord::max)
    }

    /// Victory points, or how far the sheet is; empty where nothing is known.
    pub fn score(&self, battle: &Battle, of: (&Round, &Settings)) -> String {
        self.score_as(battle, of, write_score_dash)
    }

    fn score_as(&self, battle: &Battle, of: (&Round, &Settings), told: fn(u32, u32) -> String) -> String {
        word_table_score(battle, self.sheets.get(&battle.id).map(|(sheet, _)| sheet), of, told)
    }

    /// When the desk asked the table how far it is, where nothing was heard since.
    pub fn asked(&self, battle: &Battle) -> Option<DateTime<Utc>> {
        battle.asked_at.filter(|at| battle.state == State::Open && *at > self.tapped(battle))
    }

    /// When the next of these tables is quiet, or its report late, for the script that asks for the page again.
    pub fn again_at(&self, battles: &[Battle]) -> Option<i64> {
        let playing = battles.iter().filter(|battle| !battle.is_bye());
        let changes = |battle: &Battle| self.quiet_at(battle).or_else(|| self.late_at(battle));
        playing.filter_map(changes).min().map(|at| at.timestamp_millis())
    }

    /// When a table that plays is quiet, if it goes on saying nothing; none of one that is so already.
    fn quiet_at(&self, battle: &Battle) -> Option<DateTime<Utc>> {
        let at = self.tapped(battle) + QUIET + TimeDelta::seconds(1);
        Some(at).filter(|_| matches!(self.word(battle), TableWord::Playing | TableWord::NotStarted))
    }

    /// When nobody has confirmed a report for as long as the event allows, if that is still to come.
    fn late_at(&self, battle: &Battle) -> Option<DateTime<Utc>> {
        battle.late_from(self.confirm_minutes).filter(|at| *at > self.now)
    }

    /// The tables of a round that are quiet, at the moment of loading.
    pub fn quiet(&self, battles: &[Battle]) -> Vec<TableNumber> {
        let quiet = battles.iter().filter(|battle| !battle.is_bye() && self.word(battle) == TableWord::Quiet);
        quiet.filter_map(|battle| battle.table_number).collect()
    }

    /// When a table that is quiet was last heard of, or was to begin; none of one that is not.
    pub fn quiet_since(&self, battle: &Battle) -> Option<DateTime<Utc>> {
        (self.word(battle) == TableWord::Quiet).then(|| self.tapped(battle).max(self.awaited))
    }

    /// The state of a battle's table, at the moment of loading.
    pub fn word(&self, battle: &Battle) -> TableWord {
        let heard = self.tapped(battle).max(self.awaited);
        match TableWord::from_battle_state(battle.state) {
            TableWord::Playing if self.now - heard > QUIET => TableWord::Quiet,
            word if !self.has_begun => word.before_the_start(),
            word => word,
        }
    }
}

impl Hall {
    /// Of a round that is being played, at `here.now`.
    pub async fn load_hall_of_round(
        tx: &mut Tx,
        here: &EventVisit,
        round: &Round,
        battles: &[Battle],
        calls: &[Call],
    ) -> Result<Self> {
        let heard = TablesHeard::load_heard_in_round(tx, here, round).await?;
        let called: HashSet<BattleId> = calls.iter().map(|call| call.battle_id).collect();
        let settings = &here.event.settings;
        let tile = |battle: &Battle| {
            Some(Tile {
                table: battle.table_number?,
                word: heard.word(battle),
                is_called: called.contains(&battle.id),
                score: heard.score_as(battle, (round, settings), narrow_score),
                asked_at: heard.asked(battle),
            })
        };
        let playing = battles.iter().filter(|battle| !battle.is_bye());
        let mut tiles: Vec<Tile> = playing.filter_map(tile).collect();
        let taken: HashSet<TableNumber> = tiles.iter().map(|tile| tile.table).collect();
        let free = here.event.frame.venue_tables().filter(|table| !taken.contains(table));
        tiles.extend(free.map(Tile::not_used));
        tiles.sort_by_key(|tile| tile.table);
        let again_at = heard.again_at(battles);
        let reported = storage::reports::came_in(tx, round.id).await?;
        let (number, until) = (round.number, round.closed_at);
        let played = PlayedRound { number, began: heard.began, battles, reported: &reported, until };
        let before = here.event.frame.rounds.iter().rfind(|before| before.number < round.number);
        let reported = match before {
            Some(before) => storage::reports::came_in(tx, before.id).await?,
            None => HashMap::new(),
        };
        let before = before.and_then(|before| as_played(here, before, &reported));
        let at = (here.now, here.event.zone());
        let chart = ResultsChart::from_round_played(played, before, settings.round_minutes, at);
        Ok(Self { tiles, chart, again_at })
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

    /// Some of them, or of all that play, have not been asked how far they are.
    pub fn can_be_asked(&self, all: bool) -> bool {
        let is_meant = |word| word == TableWord::Quiet || all && word == TableWord::Playing;
        self.tiles.iter().any(|tile| is_meant(tile.word) && tile.asked_at.is_none())
    }

    /// When tables that have said nothing since were asked last.
    pub fn asked_at(&self) -> Option<DateTime<Utc>> {
        self.tiles.iter().filter_map(|tile| tile.asked_at).max()
    }
}

/// A round that is over, where its results came in as it was played.
fn as_played<'a>(
    here: &'a EventVisit,
    round: &Round,
    reported: &'a HashMap<BattleId, DateTime<Utc>>,
) -> Option<PlayedRound<'a>> {
    let (began, battles) = (when_round_began(here, round)?, here.event.battles(round.id));
    Some(PlayedRound { number: round.number, began, battles, reported, until: round.closed_at })
}

/// When a round began: its clock was started, or else it was published. What was planned does not matter.
fn when_round_began(here: &EventVisit, round: &Round) -> Option<DateTime<Utc>> {
    let clock = here.event.frame.clock(round.id);
    clock.map(|clock| clock.started_at).or(round.published_at)
}

fn word_table_score(
    battle: &Battle,
    sheet: Option<&ScoringSheet>,
    (round, settings): (&Round, &Settings),
    told: fn(u32, u32) -> String,
) -> String {
    if let Some(result) = battle.result() {
        let doubt = if battle.state == State::Disputed { "?" } else { "" };
        return told(result.a.victory_points, result.b.victory_points) + doubt;
    }
    let plan = round.battleplan.as_deref().and_then(|slug| settings.battleplan(slug));
    let game = games::find_game(&settings.system);
    let (Some(sheet), Some(plan), Some(game)) = (sheet, plan, game) else { return String::new() };
    let totals = sheet.totals(&game.sheet_rules(plan, [None, None]));
    format!("R{} · {}", sheet.newest_round(), told(totals.a.victory_points, totals.b.victory_points))
}

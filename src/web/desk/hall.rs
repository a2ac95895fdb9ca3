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
    web::visit::EventVisit,
    words::battle::TableWord,
};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{HashMap, HashSet};

/// A table without a word for so long is worth a look.
const QUIET: TimeDelta = TimeDelta::minutes(40);
/// From so many tables on, tiles show number and shape alone.
const MANY: usize = 41;
/// How many minutes one bar of the chart is.
const MINUTES: usize = 10;

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
    /// Results in steps of ten minutes from the start of the round.
    pub bars: Vec<Bar>,
    /// How many such steps the chart is wide.
    steps: usize,
}

/// A bar of the chart, in percent of its width and height.
pub struct Bar {
    pub x: usize,
    pub width: usize,
    pub y: usize,
    pub height: usize,
    pub results: usize,
    /// Of the round, when its step ends.
    pub minutes: usize,
}

impl Tile {
    pub fn class(&self) -> &'static str {
        match self.word {
            TableWord::Playing => "",
            TableWord::Quiet => "tile--quiet",
            TableWord::OneReport => "tile--said",
            TableWord::Done => "tile--done",
            TableWord::Differ => "tile--split",
        }
    }

    /// The shape beside the number; none while people play.
    pub fn icon(&self) -> Option<&'static str> {
        match self.word {
            _ if self.is_called => Some("call"),
            TableWord::Playing => None,
            TableWord::Differ => Some("bang"),
            word => Some(icon(word)),
        }
    }
}

/// The shape of a state beside its word; a tile is red itself where reports differ.
pub fn icon(word: TableWord) -> &'static str {
    match word {
        TableWord::Playing => "open",
        TableWord::Quiet => "late",
        TableWord::OneReport => "half",
        TableWord::Done => "done",
        TableWord::Differ => "split",
    }
}

/// When each table of a round was last heard of.
pub struct Heard {
    sheets: HashMap<BattleId, (ScoringSheet, DateTime<Utc>)>,
    /// When the round began: its clock was started, or else it was published. What was planned does not matter.
    began: DateTime<Utc>,
    now: DateTime<Utc>,
}

impl Heard {
    pub async fn load(tx: &mut Tx, here: &EventVisit, round: &Round) -> Result<Self> {
        let clock = here.known.frame.clock(round.id);
        let began = clock.map(|clock| clock.started_at).or(round.published_at).unwrap_or(here.now);
        let sheets = storage::sheets::of_round(tx, round.id).await?;
        let sheets = sheets.into_iter().map(|(battle, sheet, at)| (battle, (sheet, at))).collect();
        Ok(Self { sheets, began, now: here.now })
    }

    /// When a battle's table last said something: its report, else a tap on its sheet, else the beginning of the round.
    pub fn last(&self, battle: &Battle) -> DateTime<Utc> {
        battle.decided.as_ref().map_or_else(|| self.tapped(battle), |decided| decided.at)
    }

    fn tapped(&self, battle: &Battle) -> DateTime<Utc> {
        self.sheets.get(&battle.id).map_or(self.began, |(_, at)| *at).max(self.began)
    }

    /// The state of a battle's table, at the moment of loading.
    pub fn word(&self, battle: &Battle) -> TableWord {
        let heard = self.tapped(battle);
        match battle.state {
            State::Disputed => TableWord::Differ,
            State::Reported => TableWord::OneReport,
            State::Confirmed | State::Ruled => TableWord::Done,
            State::Open if self.now - heard > QUIET => TableWord::Quiet,
            State::Open => TableWord::Playing,
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
            let sheet = heard.sheets.get(&battle.id).map(|(sheet, _)| sheet);
            Some(Tile {
                table: battle.table_number?,
                word: heard.word(battle),
                is_called: called.contains(&battle.id),
                score: score(battle, sheet, (round, settings)),
            })
        };
        let tables = battles.iter().filter(|battle| !battle.is_bye());
        let tiles = tables.clone().filter_map(tile).collect();
        let agreed = tables.filter(|battle| battle.state != State::Disputed);
        let after = |battle: &Battle| battle.decided.as_ref().map(|decided| decided.at - heard.began);
        let told: Vec<TimeDelta> = agreed.filter_map(after).collect();
        Ok(Self { tiles, bars: bars(&told), steps: steps(&told) })
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

    /// The whole hours below the chart: where each is, in percent, and its minutes.
    pub fn hours(&self) -> Vec<(usize, usize)> {
        let hour = 60 / MINUTES;
        (0..=self.steps).step_by(hour).map(|step| (step * 100 / self.steps.max(1), step * MINUTES)).collect()
    }

    pub fn results(&self) -> usize {
        self.bars.iter().map(|bar| bar.results).sum()
    }
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

/// The step that a result came in, 0 the first.
fn step(after: &TimeDelta) -> usize {
    usize::try_from(after.num_minutes().max(0)).unwrap_or_default().div_euclid(MINUTES).min(35)
}

/// How many steps the chart is wide: two hours at least.
fn steps(told: &[TimeDelta]) -> usize {
    told.iter().map(step).max().unwrap_or_default().max(11) + 1
}

/// How many results came in each step, the highest bar full.
fn bars(told: &[TimeDelta]) -> Vec<Bar> {
    let steps = steps(told);
    let count = |number: usize| told.iter().filter(|after| step(after) == number).count();
    let counts: Vec<usize> = (0..steps).map(count).collect();
    let most = counts.iter().copied().max().unwrap_or_default().max(1);
    let bar = |(number, results): (usize, usize)| {
        let (x, height) = (number * 100 / steps, results * 90 / most);
        let minutes = (number + 1) * MINUTES;
        Bar { x, width: (80 / steps).max(1), y: 100 - height, height, results, minutes }
    };
    counts.into_iter().enumerate().map(bar).filter(|bar| bar.results > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_counted_in_steps_of_ten_minutes() {
        let told = [3, 12, 15, 19, 125].map(TimeDelta::minutes);
        let bars = bars(&told);
        assert_eq!(bars.iter().map(|bar| bar.results).collect::<Vec<_>>(), [1, 3, 1]);
        assert_eq!((bars[1].height, bars[1].minutes, bars[2].minutes), (90, 20, 130));
        assert!(bars.iter().all(|bar| bar.x + bar.width <= 100 && bar.y + bar.height == 100));
        assert!(super::bars(&[]).is_empty());
        let hall = Hall { tiles: Vec::new(), bars: Vec::new(), steps: steps(&[]) };
        assert_eq!(hall.hours(), [(0, 0), (50, 60), (100, 120)]);
    }
}

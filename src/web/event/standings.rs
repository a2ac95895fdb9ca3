//! The standings, and for every player why they stand where they do (`handbook S1`–`S9`).

use crate::{
    app::App,
    domain::{
        event::Event,
        history::{History, Outcome, ResultKind},
        standings::{Amount, Game, Part, Ranking, Row, Standings, Tiebreaker, Value, rank_after},
    },
    error::{Error, Result},
    exchange,
    storage::{self, Tx, history::Loaded},
    web::{
        respond::{file, public_page},
        visit::EventVisit,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use askama::Template;
use serde::Deserialize;

#[derive(Template)]
#[template(path = "event/standings.html")]
struct StandingsPage {
    visit: EventVisit,
    loaded: Loaded,
    standings: Standings,
    /// Battles of the newest round that have no result yet.
    still_playing: usize,
}

#[derive(Template)]
#[template(path = "event/why.html")]
struct WhyPage {
    visit: EventVisit,
    history: History,
    loaded: Loaded,
    standings: Standings,
    row: Row,
    above: Option<String>,
    below: Option<String>,
}

/// What one battle gave to one number.
struct Step {
    round: u32,
    opponent: String,
    /// The opponent's own record, where the number rests on it.
    record: Option<String>,
    amount: String,
    /// The same where every opponent counts, for a tie-breaker of two stages.
    all: Option<String>,
}

#[derive(Deserialize)]
pub struct After {
    after: Option<u32>,
}

impl StandingsPage {
    fn number(&self, row: &Row) -> i64 {
        self.loaded.players[row.player].number
    }

    fn faction(&self, row: &Row) -> &str {
        self.loaded.players[row.player].faction.as_deref().unwrap_or_default()
    }

    fn is_me(&self, row: &Row) -> bool {
        self.visit.me.as_ref().is_some_and(|me| me.id == self.loaded.players[row.player].id)
    }

    /// Numbers of the rounds whose standings can be looked back at.
    fn rounds(&self) -> Vec<u32> {
        self.loaded.history.rounds.iter().map(|round| round.number).collect()
    }

    fn is_after(&self, round: &u32) -> bool {
        self.standings.after == *round
    }
}

impl WhyPage {
    fn opponent(&self, game: &Game) -> String {
        match game.opponent {
            Some(player) if self.history.players[player].spare => {
                format!("{} (spare)", self.history.players[player].name)
            }
            Some(player) => self.history.players[player].name.clone(),
            None => "a bye".into(),
        }
    }

    /// The number of an opponent who has a page like this.
    fn opponent_number(&self, game: &Game) -> Option<i64> {
        let ranked = game.opponent.filter(|player| !self.history.players[*player].spare)?;
        Some(self.loaded.players[ranked].number)
    }

    /// A tie-breaker's value and where it comes from, battle by battle (`handbook S9`).
    fn trails(&self) -> Vec<(Tiebreaker, Value, Vec<Step>)> {
        let values = self.standings.ranking.tiebreakers.iter().zip(&self.row.values);
        values.map(|(breaker, value)| (*breaker, *value, self.trail(*breaker))).collect()
    }

    fn trail(&self, breaker: Tiebreaker) -> Vec<Step> {
        let first = self.standings.trail(&self.row, breaker);
        let all = if breaker == Tiebreaker::OpponentsWinRecord {
            self.standings.trail_of_all_opponents(&self.row)
        } else {
            Vec::new()
        };
        let step = |part: &Part| {
            let record = part
                .opponent
                .map(|record| format!("won {} of {}", half(2 * record.wins + record.draws), record.games));
            Step {
                round: part.game.round,
                opponent: self.opponent(&part.game),
                record,
                amount: told(part.amount),
                all: None,
            }
        };
        let mut steps: Vec<Step> = first.iter().map(step).collect();
        for (step, part) in steps.iter_mut().zip(&all) {
            step.all = Some(told(part.amount));
        }
        steps
    }

    /// An opponent's win record, as the first tie-breaker counts it.
    fn win_record(&self, game: &Game) -> String {
        let row = game.opponent.and_then(|player| self.standings.row_of(player));
        row.filter(|_| game.against_ranked).map_or_else(
            || "not counted".into(),
            |row| {
                let halves = 2 * row.win_record.wins + row.win_record.draws;
                format!("{}/{}", half(halves), row.win_record.games)
            },
        )
    }

    fn outcome(game: &Game) -> &'static str {
        outcome_label(game.outcome)
    }

    fn kind(game: &Game) -> &'static str {
        match game.kind {
            ResultKind::Played | ResultKind::Bye => "",
            ResultKind::ConcededByA | ResultKind::ConcededByB => "left during the game",
            ResultKind::NoShowA | ResultKind::NoShowB => "did not come",
            ResultKind::Adjudicated => "adjudicated",
        }
    }
}

fn told(amount: Amount) -> String {
    match amount {
        Amount::Whole(number) => number.to_string(),
        Amount::Share(share) => share.to_string(),
        Amount::HalfOf(half) => format!("{half}, drawn opponents count half"),
        Amount::LeftOut(why) => format!("not counted: {}", why.reason()),
    }
}

fn half(halves: u32) -> String {
    if halves.is_multiple_of(2) { (halves / 2).to_string() } else { format!("{}½", halves / 2) }
}

/// For people.
pub fn outcome_label(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::MajorWin => "major victory",
        Outcome::MinorWin => "minor victory",
        Outcome::Draw => "draw",
        Outcome::MinorLoss => "minor loss",
        Outcome::MajorLoss => "major loss",
    }
}

pub async fn show(app: Data<App>, here: EventVisit, query: Query<After>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let (loaded, standings) = load(&mut tx, &here.event, query.after).await?;
    let still_playing = loaded
        .history
        .rounds
        .last()
        .map_or(0, |round| round.battles.iter().filter(|battle| battle.result.is_none()).count());
    public_page(&here.clone(), &StandingsPage { visit: here, loaded, standings, still_playing })
}

/// The same as a table for spreadsheets.
pub async fn table(app: Data<App>, here: EventVisit, query: Query<After>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let (_, standings) = load(&mut tx, &here.event, query.after).await?;
    let name = format!("{}-standings.csv", here.event.slug);
    Ok(file("text/csv; charset=utf-8", &name, exchange::standings::csv(&standings)))
}

pub async fn why(app: Data<App>, here: EventVisit, path: Path<(String, i64)>) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let (loaded, standings) = load(&mut tx, &here.event, None).await?;
    let position = standings
        .rows
        .iter()
        .position(|row| loaded.players[row.player].number == path.1)
        .ok_or(Error::NotFound)?;
    let row = standings.rows[position].clone();
    let above = position.checked_sub(1).map(|above| standings.why(&row, &standings.rows[above]).text);
    let below = standings.rows.get(position + 1).map(|below| standings.why(&row, below).text);
    let history = loaded.history.clone();
    public_page(&here.clone(), &WhyPage { visit: here, history, loaded, standings, row, above, below })
}

/// The history of an event and its standings by its own ranking.
pub async fn load(tx: &mut Tx, event: &Event, after: Option<u32>) -> Result<(Loaded, Standings)> {
    let loaded = storage::history::load(tx, event.id).await?;
    let ranking = Ranking::of(&event.settings).map_err(|error| Error::Broken(error.to_string()))?;
    let standings = rank_after(&loaded.history, &ranking, after.unwrap_or(u32::MAX));
    Ok((loaded, standings))
}

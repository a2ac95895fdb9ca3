//! Where a player stands after the last round that is over, what that round changed, and by which battle.

use crate::{
    domain::{
        event::{pack::Settings, player::Player},
        history::Outcome,
        numbers::RoundNumber,
        round::{Round, RoundState},
        standings::{Scoring, StandingsRow},
        system::System,
    },
    text::{
        outlook,
        standings::{count_points_that_rank, tell_place, tell_record_with_points, tell_since_last_round},
    },
    web::{
        event::entrant_ranks::EntrantRanks,
        page::results::{ResultChip, keep_results_unbroken, write_standings_record},
        prelude::*,
    },
};

/// Rows of the standings around one's own: who is just above, and who just below.
const AROUND: usize = 3;
/// Results of each, the last ones.
const RESULTS: usize = 3;

/// Somebody who stands just above or below, or the player themselves.
pub struct PlaceNeighbour {
    /// What tells more of them.
    pub page: String,
    pub place: u32,
    pub name: String,
    pub results: Vec<ResultChip>,
    /// The points before the record, where those count first.
    pub points: Option<i64>,
    pub record: String,
    pub is_own: bool,
}

/// The standings after the last round that is over, looked at from one player's page: of pairs, their pair has the place.
pub struct OwnPlace {
    ranks: EntrantRanks,
    before: Option<EntrantRanks>,
    player: Player,
    game: &'static System,
}

impl OwnPlace {
    /// None before a round is over, and while the organiser keeps all standings back.
    pub async fn load_own_place(app: &App, here: &EventVisit, me: &Player) -> Result<Option<Self>> {
        let Some(after) = here.last_round_over() else { return Ok(None) };
        let ranks = EntrantRanks::load_of_people(app, here, after).await?;
        let before = ranks.round_before(app, here).await?;
        Ok(Some(Self { ranks, before, player: me.clone(), game: here.event.settings.game() }))
    }

    /// The player's own row; none for a spare.
    pub fn row(&self) -> Option<&StandingsRow> {
        self.ranks.row_of(&self.player)
    }

    /// Who stands around the player, each with the last results; nobody where the player is not ranked.
    pub fn around(&self, settings: &Settings) -> Vec<PlaceNeighbour> {
        let rows = &self.ranks.standings().rows;
        let Some(own) = rows.iter().position(|row| self.is_own(row)) else { return Vec::new() };
        let first = own.saturating_sub(AROUND / 2).min(rows.len().saturating_sub(AROUND));
        rows.iter().skip(first).take(AROUND).map(|row| self.neighbour(row, settings)).collect()
    }

    fn neighbour(&self, row: &StandingsRow, settings: &Settings) -> PlaceNeighbour {
        let mut results = self.ranks.chips(row, self.after().0, settings);
        let results = results.split_off(results.len().saturating_sub(RESULTS));
        let by_points = matches!(self.scoring(), Scoring::Points | Scoring::MatchPoints);
        PlaceNeighbour {
            page: self.ranks.page_of(row),
            place: row.place,
            name: row.name.clone(),
            results,
            points: by_points.then(|| row.tournament_points()),
            record: write_standings_record(row.record),
            is_own: self.is_own(row),
        }
    }

    fn is_own(&self, row: &StandingsRow) -> bool {
        self.row().is_some_and(|own| own.player == row.player)
    }

    fn scoring(&self) -> Scoring {
        self.ranks.standings().ranking.scoring
    }

    /// The round that the standings are after.
    pub fn after(&self) -> RoundNumber {
        self.ranks.standings().after
    }

    /// Everybody who is ranked.
    pub fn players(&self) -> usize {
        self.ranks.standings().rows.len()
    }

    /// What the round after these standings can make of the place, as far as they prove it: while the player's battle
    /// of it is `open`, and between two rounds. None where everybody may not know all of it.
    pub fn outlook(&self, here: &EventVisit, round: &Round, open: bool) -> Option<String> {
        let (settings, standings) = (&here.event.settings, self.ranks.standings());
        let is_told = !here.event.meets_in_matches() && here.sees_standings_up_to() >= round.number;
        let row = self.row().filter(|_| is_told && !here.event.stage.is_over())?;
        if round.state == RoundState::Closed {
            let goes_on = round.number == self.after() && self.after().0 < settings.rounds;
            let rung = standings.rung(self.ranks.history(), row.player).filter(|_| goes_on)?;
            return Some(here.speaker.say(&outlook::tell_rung(rung, self.after().next())));
        }
        if !open || round.number != self.after().next() {
            return None;
        }
        let outcomes = self.game.result.outcomes();
        // Where two kinds of victory count apart, the better one is what to play for.
        let is_major = self.scoring() == Scoring::Graded && outcomes.contains(&Outcome::MajorWin);
        let (best, rest): (Vec<_>, Vec<_>) = outcomes
            .into_iter()
            .filter(|outcome| *outcome != Outcome::Draw)
            .filter(|outcome| outcome.is_loss() || !is_major || *outcome == Outcome::MajorWin)
            .partition(|outcome| outcome.is_win());
        // As it is known now: the round is drawn since these standings.
        let history = &here.event.loaded().history;
        let span = |ends: &[Outcome]| standings.span(history, row.player, ends);
        let spans = [span(&best)?, span(&rest)?];
        let won = is_major.then(|| self.game.result.label(Outcome::MajorWin).to_lowercase());
        let is_last = round.number.0 >= settings.rounds;
        let after = Some(round.number).filter(|_| !is_last);
        Some(here.speaker.say(&outlook::tell_outcomes(spans, won, after)))
    }

    /// `31st`
    pub fn place_of_row(row: &StandingsRow) -> Message {
        tell_place(row.place)
    }

    /// `2–0–1`, with the tournament points before it where they count first.
    pub fn record_of(&self, row: &StandingsRow) -> Wording {
        self.with_points(row, &write_standings_record(row.record))
    }

    fn with_points(&self, row: &StandingsRow, record: &str) -> Wording {
        let scoring = Some(self.scoring()).filter(|scoring| *scoring != Scoring::GamePoints);
        let points = scoring.and_then(|scoring| count_points_that_rank(scoring, row.tournament_points()));
        tell_record_with_points(points, record).into()
    }

    /// How somebody else stands, on one line; none for whoever is not ranked.
    pub fn record_of_player(&self, player: &Player) -> Option<Wording> {
        let row = self.ranks.row_of(player)?;
        Some(self.with_points(row, &keep_results_unbroken(&write_standings_record(row.record))))
    }

    /// What the last round changed, and the battle it came from.
    pub fn changed(&self, row: &StandingsRow) -> Option<Message> {
        let game = row.games.iter().find(|game| game.round == self.after())?;
        let opponent = game.opponent.map(|player| self.ranks.history().players[player].name.as_str());
        let before = self.before.as_ref().and_then(|before| before.row_of(&self.player));
        Some(tell_since_last_round((before.map(|row| row.place), row.place), game, opponent))
    }
}

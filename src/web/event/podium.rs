//! The first three places of an event that is over: a step for each, with everybody who stands on it; and how near the
//! first came to not winning.

use crate::{
    domain::{
        history::{Entrant, ResultKind},
        standings::{PlayedGame, StandingsRow},
    },
    text::Message,
    web::page::results::ResultChip,
    words::pages::pack as say,
};

/// Names on one step; of more, their number.
const NAMES: usize = 3;

/// The steps, the highest first; none before the event is over.
pub struct Podium {
    pub steps: Vec<PodiumStep>,
}

/// A place, with more than one on it where they are level on everything.
pub struct PodiumStep {
    pub place: u32,
    pub leaders: Vec<PodiumLeader>,
}

/// A place of the standings.
#[derive(Clone)]
pub struct PodiumLeader {
    pub place: u32,
    /// With others, level on everything.
    pub shared: bool,
    /// Within the event.
    pub page: String,
    pub name: String,
    /// Of a team, its club.
    pub faction: String,
    pub results: Vec<ResultChip>,
    pub record: String,
    /// How far a cut has brought them: what decides before the record.
    pub reached: Option<Message>,
}

impl Podium {
    /// Of the leaders in their order.
    pub fn from_leaders(leaders: &[PodiumLeader]) -> Self {
        let first = leaders.iter().take_while(|leader| leader.place <= 3).cloned().collect::<Vec<_>>();
        let steps = first.chunk_by(|one, next| one.place == next.place);
        let step = |level: &[PodiumLeader]| PodiumStep { place: level[0].place, leaders: level.to_vec() };
        Self { steps: steps.map(step).collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Who won the event, or shares the first place of it.
    pub fn winners(&self, event: &str, of_teams: bool) -> String {
        self.steps
            .first()
            .map_or_else(String::new, |first| say::describe_event_winners(&first.names(), event, of_teams))
    }
}

/// The battle of the event that was won by least.
pub struct ClosestWin {
    /// Its points: `30–29`.
    pub score: String,
    /// Who won it against whom, and when.
    pub told: String,
}

impl ClosestWin {
    /// Of those that are won as closely, the first that was played; None where nobody won one that was played.
    pub fn from_standings_rows(rows: &[StandingsRow], players: &[Entrant]) -> Option<Self> {
        let is_won = |game: &PlayedGame| game.kind == ResultKind::Played && game.outcome.is_win();
        let margin = |game: &PlayedGame| game.own.victory_points.abs_diff(game.theirs.victory_points);
        let games = rows.iter().flat_map(|row| row.games.iter().map(move |game| (row, game)));
        let won = games.filter(|(_, game)| is_won(game) && game.opponent.is_some());
        let (row, closest) = won.min_by_key(|(_, game)| (margin(game), game.round))?;
        let opponent = players.get(closest.opponent?)?;
        let points = [closest.own, closest.theirs].map(|score| score.victory_points);
        Some(Self {
            score: say::closest_win(points),
            told: say::closest_told(&row.name, &opponent.name, closest.round),
        })
    }
}

impl PodiumStep {
    pub fn is_shared(&self) -> bool {
        self.leaders.len() > 1
    }

    /// How the style sheet knows it.
    pub fn class(&self) -> &'static str {
        match self.place {
            1 => "is-first",
            2 => "is-second",
            _ => "is-third",
        }
    }

    /// Whoever is named on it.
    pub fn named(&self) -> &[PodiumLeader] {
        if self.leaders.len() > NAMES { &[] } else { &self.leaders }
    }

    /// How many they are, where that is too many to name.
    pub fn unnamed(&self, of_teams: bool) -> Option<String> {
        self.named().is_empty().then(|| say::word_shared_first(self.leaders.len(), of_teams))
    }

    fn names(&self) -> Vec<String> {
        self.leaders.iter().map(|leader| leader.name.clone()).collect()
    }
}

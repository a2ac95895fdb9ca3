//! The first three places of an event that is over: a step for each, with everybody who stands on it; and how near the
//! first came to not winning.

use crate::{
    domain::{
        history::{Entrant, ResultKind},
        standings::{PlayedGame, StandingsRow},
    },
    web::{
        page::results::{PlaceDecider, ResultChip},
        prelude::*,
    },
};

/// Names on one step; of more, their number.
const NAMES: usize = 3;
/// Names of winners in a sentence; of more, their number.
const WINNERS: usize = 4;

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
    /// What sets them above the next place; none where they share it with all that follow, and of the last.
    pub decider: Option<PlaceDecider>,
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

    /// Who won the event, or shares the first place of it; of many, how many do.
    pub fn winners(&self, event: &str) -> Message {
        let names = self.steps.first().map(PodiumStep::names).unwrap_or_default();
        match names.as_slice() {
            [name] => say!("event-won-by-one", name, event),
            few if few.len() <= WINNERS => say!("event-won-by-some", names = few),
            many => say!("event-won-by-many", count = many.len()),
        }
    }
}

/// The battle of the event that was won by least.
pub struct ClosestWin {
    /// Its points: `30–29`.
    pub score: Message,
    /// Who won it against whom, and when.
    pub told: Message,
}

impl ClosestWin {
    /// Of those that are won as closely, the first that was played; None where nobody won one that was played.
    pub fn from_standings_rows(rows: &[StandingsRow], players: &[Entrant]) -> Option<Self> {
        // Level on points it was won by something that the score does not say.
        let is_ahead = |game: &PlayedGame| game.own.victory_points > game.theirs.victory_points;
        let is_won =
            |game: &PlayedGame| game.kind == ResultKind::Played && game.outcome.is_win() && is_ahead(game);
        let margin = |game: &PlayedGame| game.own.victory_points.abs_diff(game.theirs.victory_points);
        let games = rows.iter().flat_map(|row| row.games.iter().map(move |game| (row, game)));
        let won = games.filter(|(_, game)| is_won(game) && game.opponent.is_some());
        let (row, closest) = won.min_by_key(|(_, game)| (margin(game), game.round))?;
        let opponent = players.get(closest.opponent?)?;
        let [own, theirs] = [closest.own, closest.theirs].map(|score| score.victory_points);
        let (name, opponent, round) = (&row.name, &opponent.name, closest.round);
        Some(Self {
            score: say!("event-closest-win", own, theirs),
            told: say!("event-closest-win-of", name, opponent, round),
        })
    }
}

impl PodiumLeader {
    /// Their record is what sets them above the next place.
    pub fn says_it(&self) -> bool {
        self.decider.as_ref().is_some_and(|decider| decider.reads_apart)
    }

    /// What does, where that is something beside it.
    pub fn beside(&self) -> Option<Message> {
        self.decider.as_ref().filter(|decider| !decider.reads_apart).map(PlaceDecider::tell)
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
    pub fn unnamed(&self) -> Option<Message> {
        self.named().is_empty().then(|| say!("event-level", count = self.leaders.len()))
    }

    fn names(&self) -> Vec<String> {
        self.leaders.iter().map(|leader| leader.name.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    #[test]
    fn a_first_place_is_won_by_one_or_shared() {
        let say = |names: &[&str]| {
            let leader = |name: &&str| PodiumLeader {
                place: 1,
                shared: names.len() > 1,
                page: String::new(),
                name: (*name).to_owned(),
                faction: String::new(),
                results: Vec::new(),
                record: String::new(),
                decider: None,
                reached: None,
            };
            let leaders: Vec<PodiumLeader> = names.iter().map(leader).collect();
            Speaker::in_english().say(&Podium::from_leaders(&leaders).winners("Spring Open"))
        };
        assert_eq!(say(&["Ann"]), "Ann wins Spring Open");
        assert_eq!(say(&["Ann", "Bo"]), "Ann and Bo share first place");
        assert_eq!(say(&["Ann", "Bo", "Cy"]), "Ann, Bo and Cy share first place");
        assert_eq!(say(&["Ann", "Bo", "Cy", "Di", "Eve"]), "5 players share first place");
    }
}

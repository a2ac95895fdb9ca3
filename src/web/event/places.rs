//! The chart of places: where the first of an event stood after each of its rounds, a line each.

use crate::{
    domain::{numbers::RoundNumber, standings::StandingsRow},
    text::{TextFact, standings::tell_place},
    web::{event::entrant_ranks::EntrantRanks, page::figures::percent_of, prelude::*},
};

/// Where lines begin and end, of the width of the chart; the rest is for the names.
const WIDE: (f64, f64) = (0.03, 0.62);
/// How far below each other they are, in pixels.
const HIGH: usize = 30;
/// Letters of a name that stand beside a line.
const LABEL: usize = 15;

/// The first of an event with their place after each round; nobody before there are two rounds.
#[derive(Default)]
pub struct PlacesChart {
    pub paths: Vec<PlacePath>,
    /// The last round of it.
    last: RoundNumber,
    /// It is not over.
    is_playing: bool,
}

/// Where one entrant stood after each round.
pub struct PlacePath {
    pub name: String,
    /// Within the event; empty where nobody knows it.
    pub page: String,
    pub steps: Vec<PlaceStep>,
}

/// Where somebody stood after a round.
pub struct PlaceStep {
    pub round: RoundNumber,
    pub place: u32,
    /// From the top among those that are drawn, 0 first.
    rank: usize,
}

/// The order after a round: the key and the place of everybody in it.
type RoundPlaces = Vec<(String, u32)>;

impl PlacesChart {
    /// So many who are first in these standings.
    ///
    /// # Errors
    /// When the standings of an earlier round cannot be worked out.
    pub async fn of_ranks(app: &App, here: &EventVisit, ranks: &EntrantRanks, lines: usize) -> Result<Self> {
        let standings = ranks.standings();
        let mut rounds = Vec::new();
        for round in rounds_of(standings.after) {
            let placed = ranks.after_round(app, here, round).await?;
            rounds.push((round, places_by_key(&placed.standings().rows)));
        }
        let is_playing = ranks.still_playing() > 0 && !here.event.stage.is_over();
        let first = pick_first_rows(&standings.rows, lines);
        let mut chart = Self { is_playing, ..Self::from_leaders_and_rounds(first, rounds) };
        for (path, row) in chart.paths.iter_mut().zip(&standings.rows) {
            path.page = ranks.page_of(row);
        }
        Ok(chart)
    }

    /// Of those who are first in the end, by key and name.
    fn from_leaders_and_rounds(
        first: Vec<(String, String)>,
        rounds: Vec<(RoundNumber, RoundPlaces)>,
    ) -> Self {
        let Some((last, _)) = rounds.last() else { return Self::default() };
        let (last, (keys, names)): (_, (Vec<_>, Vec<_>)) = (*last, first.into_iter().unzip());
        let path = |name| PlacePath { name, page: String::new(), steps: Vec::new() };
        let mut paths: Vec<PlacePath> = names.into_iter().map(path).collect();
        for (round, placed) in rounds {
            let place = |key: &String| placed.iter().find(|(own, _)| own == key).map(|(_, place)| *place);
            let places: Vec<Option<u32>> = keys.iter().map(place).collect();
            for (own, path) in paths.iter_mut().enumerate() {
                // Of two on one place, whoever is before the other in the end is above.
                let is_above = |other: usize| (places[other], other) < (places[own], own);
                let above = (0..places.len()).filter(|other| places[*other].is_some() && is_above(*other));
                let rank = above.count();
                path.steps.extend(places[own].map(|place| PlaceStep { round, place, rank }));
            }
        }
        Self { paths, last, is_playing: false }
    }

    pub fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }

    /// All of them for whoever does not see the lines.
    pub fn paths_in_words(&self) -> TextFact {
        self.paths.iter().map(PlacePath::tell).collect()
    }

    /// The rounds that it is drawn over.
    pub fn rounds(&self) -> Vec<RoundNumber> {
        RoundNumber::up_to(self.last.0).collect()
    }

    /// What stands below a round: that it goes on, where it does.
    pub fn round_label(&self, round: &RoundNumber) -> Message {
        if self.is_playing && *round == self.last {
            return say!("statistics-places-round-so-far", round);
        }
        say!("statistics-places-round", round)
    }

    /// Where a round is from left to right, in percent.
    pub fn x(&self, round: &RoundNumber) -> String {
        let ((from, to), last) = (WIDE, self.last.previous().0.max(1));
        percent_of(from + (to - from) * f64::from(round.previous().0) / f64::from(last))
    }

    /// How high it is above the numbers of its rounds, in pixels.
    pub fn high(&self) -> usize {
        self.paths.len() * HIGH
    }

    /// What is to be seen in the places of whoever is first.
    pub fn led(&self) -> Option<Message> {
        let told = |path: &PlacePath| {
            let (then, now) = (path.steps.first()?, path.steps.last()?);
            let (name, place, round) = (&path.name, tell_place(now.place), then.round);
            Some(if then.place == now.place {
                say!("statistics-leader-stayed", name, place, round)
            } else {
                say!("statistics-leader-rose", name, place, then = tell_place(then.place), round)
            })
        };
        self.paths.first().and_then(told)
    }
}

impl PlaceStep {
    /// Where it is from top to bottom, in pixels.
    pub fn y(&self) -> usize {
        HIGH / 2 + self.rank * HIGH
    }
}

impl PlacePath {
    /// For whoever does not see the line.
    pub fn tell(&self) -> Message {
        let places: Vec<u32> = self.steps.iter().map(|step| step.place).collect();
        say!("statistics-places-path", name = self.name, places)
    }

    /// The name as it stands beside the end of the line; a long one is cut.
    pub fn label(&self) -> String {
        if self.name.chars().count() <= LABEL {
            return self.name.clone();
        }
        let cut: String = self.name.chars().take(LABEL - 1).collect();
        format!("{}…", cut.trim_end())
    }

    /// The place after a round; empty before they came.
    pub fn after(&self, round: &RoundNumber) -> String {
        let step = self.steps.iter().find(|step| step.round == *round);
        step.map_or_else(String::new, |step| step.place.to_string())
    }
}

/// All rounds up to this one, where one line leads from any to another.
fn rounds_of(after: RoundNumber) -> impl Iterator<Item = RoundNumber> {
    RoundNumber::up_to(if after > RoundNumber::FIRST { after.0 } else { 0 })
}

fn pick_first_rows(rows: &[StandingsRow], lines: usize) -> Vec<(String, String)> {
    rows.iter().take(lines).map(|row| (row.key.clone(), row.name.clone())).collect()
}

fn places_by_key(rows: &[StandingsRow]) -> RoundPlaces {
    rows.iter().map(|row| (row.key.clone(), row.place)).collect()
}

//! The bracket of a cut as a picture: a column a round, those to come with whoever is known of them.

use super::event_visit::EventVisit;
use crate::{
    domain::{
        bracket::{Bracket, BracketPair, BracketSeat, GoesOnBy, PairEnd},
        history::History,
        numbers::RoundNumber,
        standings::{Standings, StandingsRow},
    },
    storage::{self, Tx},
    words::{
        bracket::{NO_OPPONENT, NOT_KNOWN, THIRD_PLACE, bracket_step_sentence, goes_on_by, round_title},
        write_grouped_number,
    },
};

/// Pairs in a column that can be read from ten metres, with a line beneath each: more of them are taller than the wall.
const PAIRS: usize = 4;

/// The picture, a column for each round.
pub struct BracketPicture {
    pub columns: Vec<BracketColumn>,
}

/// A round of it.
#[derive(Clone)]
pub struct BracketColumn {
    pub title: String,
    pub pairs: Vec<PairPicture>,
}

/// Two who meet, or are to.
#[derive(Clone)]
pub struct PairPicture {
    /// Above the pair, where it is not of the round's own.
    pub title: Option<&'static str>,
    pub seats: Vec<SeatPicture>,
    /// By what somebody goes on, where that is no victory.
    pub note: Option<String>,
    /// The final, or that of the third place: nobody goes on from it.
    pub is_last: bool,
    is_decided: bool,
}

/// A line of a pair.
#[derive(Clone, Default)]
pub struct SeatPicture {
    pub name: String,
    pub seed: Option<usize>,
    pub points: Option<String>,
    pub goes_on: bool,
    pub is_out: bool,
}

impl BracketPicture {
    /// The bracket of an event as this visitor may know it. None: it has none, or it is kept for later.
    ///
    /// # Errors
    /// When the event cannot be read.
    pub async fn load_bracket_picture(
        tx: &mut Tx,
        here: &EventVisit,
        last: RoundNumber,
    ) -> sqlx::Result<Option<Self>> {
        if !here.event.has_cut() {
            return Ok(None);
        }
        if here.event.settings.entrants.are_players() {
            return Ok(Self::from_history(&here.event.loaded().history, last));
        }
        Ok(Self::from_history(
            &storage::team_history::load_team_history(tx, &here.event).await?.history,
            last,
        ))
    }

    fn from_history(history: &History, last: RoundNumber) -> Option<Self> {
        let bracket = Bracket::from_history(history, last)?;
        let drawn = bracket.rounds.iter();
        let mut columns: Vec<BracketColumn> = drawn
            .map(|round| BracketColumn {
                title: round_title(2 * round.pairs.len()),
                pairs: round
                    .pairs
                    .iter()
                    .map(|pair| pair_picture(history, pair, round.pairs.len() == 1))
                    .collect(),
            })
            .collect();
        while columns.len() < bracket.length() {
            let before = columns.last()?;
            let pairs = before.pairs.chunks(2).map(|two| PairPicture {
                title: None,
                seats: two.iter().map(PairPicture::winner).collect(),
                note: None,
                is_last: false,
                is_decided: false,
            });
            let pairs: Vec<PairPicture> = pairs.collect();
            columns.push(BracketColumn { title: round_title(2 * pairs.len()), pairs });
        }
        if let Some(third) = &bracket.third_place {
            let third = PairPicture { title: Some(THIRD_PLACE), ..pair_picture(history, third, true) };
            columns.last_mut()?.pairs.push(third);
        }
        Some(Self { columns })
    }

    /// What of it is on the wall at this turn, in as many turns as it takes: parts of it while they are played, then its
    /// end.
    #[must_use]
    pub fn on_the_wall(self) -> Vec<Self> {
        let mut turns = Vec::new();
        let end = self.columns.iter().position(|column| column.pairs.len() <= PAIRS).unwrap_or_default();
        let is_open = |column: &BracketColumn| column.pairs.iter().any(|pair| !pair.is_decided);
        if let Some(first) = self.columns[..end].iter().position(is_open) {
            for part in 0..self.columns[first].pairs.len() / PAIRS {
                let columns = self.columns[first..].iter().zip([PAIRS, PAIRS / 2]).map(|(column, height)| {
                    let pairs = column.pairs.iter().skip(part * height).take(height).cloned().collect();
                    BracketColumn { title: column.title.clone(), pairs }
                });
                turns.push(Self { columns: columns.collect() });
            }
        }
        turns.push(Self { columns: self.columns.into_iter().skip(end).collect() });
        turns
    }
}

impl PairPicture {
    /// Whoever goes on from it, in a round to come.
    fn winner(&self) -> SeatPicture {
        let goes_on = self.seats.iter().find(|seat| seat.goes_on);
        goes_on.map_or_else(
            || SeatPicture { name: NOT_KNOWN.into(), ..SeatPicture::default() },
            |seat| SeatPicture { name: seat.name.clone(), seed: seat.seed, ..SeatPicture::default() },
        )
    }
}

fn pair_picture(history: &History, pair: &BracketPair, is_last: bool) -> PairPicture {
    let seat = |seat: BracketSeat, is_first: bool| {
        let (goes_on, is_out) = match pair.end {
            PairEnd::Decided { by: GoesOnBy::BothGone, .. } => (false, true),
            PairEnd::Decided { first_goes_on, .. } => (first_goes_on == is_first, first_goes_on != is_first),
            PairEnd::Open | PairEnd::NotMet => (false, false),
        };
        SeatPicture {
            name: history.players[seat.player].name.clone(),
            seed: Some(seat.seed),
            points: seat.score.map(|score| write_grouped_number(score.victory_points)),
            goes_on,
            is_out,
        }
    };
    let mut seats: Vec<SeatPicture> = pair.seats().map(|(one, is_first)| seat(one, is_first)).collect();
    let winner = seats.iter().find(|seat| seat.goes_on).map(|seat| seat.name.clone());
    let note = match pair.end {
        PairEnd::Decided { by, .. } if pair.b.is_some() => {
            goes_on_by(by, &winner.unwrap_or_default(), is_last)
        }
        _ => None,
    };
    if pair.b.is_none() {
        seats.push(SeatPicture { name: NO_OPPONENT.into(), ..SeatPicture::default() });
    }
    let is_decided = matches!(pair.end, PairEnd::Decided { .. });
    PairPicture { title: None, seats, note, is_last, is_decided }
}

/// The way of somebody through the cut that decides these standings, round by round; none of whoever was not in it.
#[must_use]
pub fn way_through_cut(history: &History, standings: &Standings, row: &StandingsRow) -> Vec<String> {
    let Some(bracket) = Bracket::from_history(history, standings.after).filter(|_| row.cut.is_some()) else {
        return Vec::new();
    };
    let of_rounds = bracket.rounds.iter().flat_map(|round| {
        let title = round_title(2 * round.pairs.len());
        round.pairs.iter().map(move |pair| (title.clone(), round.number, *pair))
    });
    let last = bracket.rounds.last().map_or(standings.after, |round| round.number);
    let third = bracket.third_place.map(|pair| (THIRD_PLACE.to_owned(), last, pair));
    let told = of_rounds.chain(third).filter_map(|(title, round, pair)| {
        let (own, is_first) = pair.seats().find(|(seat, _)| seat.player == row.player)?;
        let other = if is_first { pair.b } else { Some(pair.a) };
        let name = |seat: BracketSeat| history.players[seat.player].name.as_str();
        let end = match pair.end {
            PairEnd::Decided { first_goes_on, by } => Some((first_goes_on == is_first, by)),
            PairEnd::Open | PairEnd::NotMet => None,
        };
        let scores = own.score.zip(other.and_then(|other| other.score));
        let other = other.map(|other| (name(other), other.seed));
        Some(bracket_step_sentence((&title, round.0), (&row.name, own.seed), other, scores, end))
    });
    told.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_turn_on_the_wall_is_taller_than_it() {
        let pair = |is_decided: bool| PairPicture {
            title: None,
            seats: Vec::new(),
            note: None,
            is_last: false,
            is_decided,
        };
        let column = |pairs: usize, is_decided: bool| BracketColumn {
            title: round_title(2 * pairs),
            pairs: vec![pair(is_decided); pairs],
        };
        let of_64 = |decided: usize| {
            let pairs = [32, 16, 8, 4, 2, 1].into_iter().enumerate();
            BracketPicture { columns: pairs.map(|(at, pairs)| column(pairs, at < decided)).collect() }
        };
        for (decided, turns) in [(0, 9), (1, 5), (2, 3), (3, 1), (6, 1)] {
            let wall = of_64(decided).on_the_wall();
            assert_eq!(wall.len(), turns, "after {decided} rounds");
            assert!(wall.iter().flat_map(|turn| &turn.columns).all(|column| column.pairs.len() <= PAIRS));
            assert_eq!(wall[turns - 1].columns.len(), 3);
        }
    }
}

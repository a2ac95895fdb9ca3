//! The bracket of a cut as a picture: a column a round, those to come with whoever is known of them.

use super::event_visit::EventVisit;
use crate::{
    cache::standings::load_entrants_history,
    domain::{
        bracket::{Bracket, BracketPair, BracketSeat, GoesOnBy, PairEnd},
        history::{History, Score},
        numbers::RoundNumber,
        standings::{Standings, StandingsRow},
        teams::EntrantKind,
    },
    error::Result,
    storage::Tx,
    text::{Message, Wording, say, write_grouped_number},
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
    pub title: Message,
    pub pairs: Vec<PairPicture>,
}

/// Two who meet, or are to.
#[derive(Clone)]
pub struct PairPicture {
    /// Above the pair, where it is not of the round's own.
    pub title: Option<Message>,
    pub seats: Vec<SeatPicture>,
    /// By what somebody goes on, where that is no victory.
    pub note: Option<Message>,
    /// The final, or that of the third place: nobody goes on from it.
    pub is_last: bool,
    is_decided: bool,
}

/// A line of a pair.
#[derive(Clone)]
pub struct SeatPicture {
    pub name: Wording,
    /// Within the event; none for nobody, and on the wall.
    pub page: Option<String>,
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
    ) -> Result<Option<Self>> {
        if !here.event.has_cut() {
            return Ok(None);
        }
        Ok(Self::from_history(&load_entrants_history(tx, &here.event).await?, last))
    }

    fn from_history(history: &History, last: RoundNumber) -> Option<Self> {
        let bracket = Bracket::from_history(history, last)?;
        let drawn = bracket.rounds.iter();
        let mut columns: Vec<BracketColumn> = drawn
            .map(|round| BracketColumn {
                title: title_of_round(2 * round.pairs.len()),
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
            columns.push(BracketColumn { title: title_of_round(2 * pairs.len()), pairs });
        }
        if let Some(third) = &bracket.third_place {
            let third = PairPicture {
                title: Some(say!("bracket-third-place")),
                ..pair_picture(history, third, true)
            };
            columns.last_mut()?.pairs.push(third);
        }
        Some(Self { columns })
    }

    /// What of it is on the wall at this turn, in as many turns as it takes: parts of it while they are played, then its
    /// end.
    #[must_use]
    pub fn on_the_wall(self) -> Vec<Self> {
        let mut turns = Vec::new();
        let this = self.without_pages();
        let end = this.columns.iter().position(|column| column.pairs.len() <= PAIRS).unwrap_or_default();
        let is_open = |column: &BracketColumn| column.pairs.iter().any(|pair| !pair.is_decided);
        if let Some(first) = this.columns[..end].iter().position(is_open) {
            for part in 0..this.columns[first].pairs.len() / PAIRS {
                let columns = this.columns[first..].iter().zip([PAIRS, PAIRS / 2]).map(|(column, height)| {
                    let pairs = column.pairs.iter().skip(part * height).take(height).cloned().collect();
                    BracketColumn { title: column.title.clone(), pairs }
                });
                turns.push(Self { columns: columns.collect() });
            }
        }
        turns.push(Self { columns: this.columns.into_iter().skip(end).collect() });
        turns
    }
    /// Nobody taps on the wall.
    fn without_pages(mut self) -> Self {
        let pairs = self.columns.iter_mut().flat_map(|column| &mut column.pairs);
        pairs.flat_map(|pair| &mut pair.seats).for_each(|seat| seat.page = None);
        self
    }
}

impl SeatPicture {
    fn without_a_result(name: Wording, seed: Option<usize>) -> Self {
        Self { name, page: None, seed, points: None, goes_on: false, is_out: false }
    }
}

impl PairPicture {
    /// Whoever goes on from it, in a round to come.
    fn winner(&self) -> SeatPicture {
        let goes_on = self.seats.iter().find(|seat| seat.goes_on);
        goes_on.map_or_else(
            || SeatPicture::without_a_result(Wording::Words("–".into()), None),
            |seat| SeatPicture {
                page: seat.page.clone(),
                ..SeatPicture::without_a_result(seat.name.clone(), seat.seed)
            },
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
            name: Wording::Words(history.players[seat.player].name.clone()),
            page: page_of_key(&history.players[seat.player].key),
            seed: Some(seat.seed),
            points: seat.score.map(|score| write_grouped_number(score.victory_points)),
            goes_on,
            is_out,
        }
    };
    let mut seats: Vec<SeatPicture> = pair.seats().map(|(one, is_first)| seat(one, is_first)).collect();
    let note = match pair.end {
        PairEnd::Decided { by, first_goes_on } if pair.b.is_some() => {
            let winner = pair.seats().find(|(_, is_first)| *is_first == first_goes_on);
            let name = winner.map_or("", |(winner, _)| history.players[winner.player].name.as_str());
            goes_on_by(by, name, is_last)
        }
        _ => None,
    };
    if pair.b.is_none() {
        seats.push(SeatPicture::without_a_result(Wording::Text(say!("bracket-no-opponent")), None));
    }
    let is_decided = matches!(pair.end, PairEnd::Decided { .. });
    PairPicture { title: None, seats, note, is_last, is_decided }
}

/// The page of whoever has this key in the event file: `p12`, of a team `t3`.
fn page_of_key(key: &str) -> Option<String> {
    let player = || key.strip_prefix(EntrantKind::PLAYER_LETTER).map(|number| format!("players/{number}"));
    key.strip_prefix(EntrantKind::TEAM_LETTER).map(|number| format!("teams/{number}")).or_else(player)
}

/// The way of somebody through the cut that decides these standings, round by round; none of whoever was not in it.
#[must_use]
pub fn way_through_cut(history: &History, standings: &Standings, row: &StandingsRow) -> Vec<Message> {
    let Some(bracket) = Bracket::from_history(history, standings.after).filter(|_| row.cut.is_some()) else {
        return Vec::new();
    };
    let of_rounds = bracket.rounds.iter().flat_map(|round| {
        let left = 2 * round.pairs.len();
        round.pairs.iter().map(move |pair| (title_of_round(left), left == 2, round.number, *pair))
    });
    let last = bracket.rounds.last().map_or(standings.after, |round| round.number);
    let third = bracket.third_place.map(|pair| (say!("bracket-third-place"), true, last, pair));
    let told = of_rounds.chain(third).filter_map(|(title, is_last, round, pair)| {
        let (own, is_first) = pair.seats().find(|(seat, _)| seat.player == row.player)?;
        let other = if is_first { pair.b } else { Some(pair.a) };
        let name = |seat: BracketSeat| history.players[seat.player].name.as_str();
        let end = match pair.end {
            PairEnd::Decided { first_goes_on, by } => Some((first_goes_on == is_first, by)),
            PairEnd::Open | PairEnd::NotMet => None,
        };
        let scores = own.score.zip(other.and_then(|other| other.score));
        let other = other.map(|other| (name(other), other.seed));
        Some(
            BracketStep { title, is_last, round, name: &row.name, seed: own.seed, other, scores, end }.told(),
        )
    });
    told.collect()
}

/// A step of somebody's way through a bracket.
struct BracketStep<'a> {
    title: Message,
    /// Nobody goes on from it.
    is_last: bool,
    round: RoundNumber,
    name: &'a str,
    seed: usize,
    /// Whom they met, with the seed.
    other: Option<(&'a str, usize)>,
    /// Their own first.
    scores: Option<(Score, Score)>,
    /// Whether they went on, and by what.
    end: Option<(bool, GoesOnBy)>,
}

impl BracketStep<'_> {
    fn told(&self) -> Message {
        let Self { title, is_last: last, round, name, seed, .. } = self;
        let Some((other, other_seed)) = self.other else {
            return say!("bracket-step-bye", title, round, seed);
        };
        let score = self.scores.map(|(own, theirs)| {
            let [own, theirs] = [own, theirs].map(|score| write_grouped_number(score.victory_points));
            format!("{own}–\u{2060}{theirs}")
        });
        match self.end {
            None => say!("bracket-step-open", title, round, seed, other, other_seed),
            Some((true, GoesOnBy::Walkover)) => {
                say!("bracket-step-walkover", title, round, other, other_seed)
            }
            Some((false, GoesOnBy::Walkover)) => {
                say!("bracket-step-left", title, round, name, other, other_seed)
            }
            Some((_, GoesOnBy::BothGone)) => say!("bracket-step-both-gone", title, round, other, other_seed),
            Some((true, GoesOnBy::HigherSeed)) => {
                say!("bracket-step-drawn-won", title, round, score, other, other_seed, last)
            }
            Some((false, GoesOnBy::HigherSeed)) => {
                say!("bracket-step-drawn-lost", title, round, score, other, other_seed, last)
            }
            Some((true, _)) => say!("bracket-step-won", title, round, score, other, other_seed),
            Some((false, _)) => say!("bracket-step-lost", title, round, score, other, other_seed),
        }
    }
}

/// Above a round of a bracket, by how many could be left in it.
fn title_of_round(left: usize) -> Message {
    say!("bracket-round", left)
}

/// Beneath a pair of whom one goes on, or wins where nothing comes after it, by something else than a victory.
fn goes_on_by(by: GoesOnBy, name: &str, last: bool) -> Option<Message> {
    match by {
        GoesOnBy::Victory => None,
        GoesOnBy::HigherSeed => Some(say!("bracket-by-seed", name, last)),
        GoesOnBy::Walkover => Some(say!("bracket-by-walkover", name, last)),
        GoesOnBy::BothGone => Some(say!("bracket-both-gone")),
        GoesOnBy::Bye => Some(say!("bracket-by-bye", name, last)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Speaker;

    #[test]
    fn rounds_are_called_as_the_field_calls_them() {
        let titles = [2, 4, 8, 16, 64].map(|left| Speaker::in_english().say(&title_of_round(left)));
        assert_eq!(titles, ["Final", "Semi-finals", "Quarter-finals", "Round of 16", "Round of 64"]);
    }

    #[test]
    fn a_draw_says_that_the_higher_seed_goes_on() {
        let score = |victory_points| Score { victory_points, ..Score::default() };
        let told = |left, goes_on, by| {
            let step = BracketStep {
                title: title_of_round(left),
                is_last: left == 2,
                round: RoundNumber(6),
                name: "Ann",
                seed: 4,
                other: Some(("Bo", 1)),
                scores: Some((score(20), score(20))),
                end: Some((goes_on, by)),
            };
            Speaker::in_english().say(&step.told()).replace('\u{2060}', "")
        };
        let said = "Final, round 6: drew 20–20 with Bo (seed 1), who wins as the higher seed.";
        assert_eq!(told(2, false, GoesOnBy::HigherSeed), said);
        let said = "Semi-finals, round 6: drew 20–20 with Bo (seed 1) and advances as the higher seed.";
        assert_eq!(told(4, true, GoesOnBy::HigherSeed), said);
        assert_eq!(
            told(2, true, GoesOnBy::Walkover),
            "Final, round 6: walkover, as Bo (seed 1) has withdrawn."
        );
    }

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
            title: title_of_round(2 * pairs),
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

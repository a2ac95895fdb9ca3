//! What the rows of all standings show: the result of each round as a chip, always with its letter; places won and lost;
//! the values, and which of them decides.

use crate::{
    domain::{
        battle::Battle,
        event::pack::Settings,
        history::History,
        numbers::RoundNumber,
        result::Outcome,
        scoring::worth_of_result,
        standings::{
            DecidedBy, OutcomeRecord, PlayedGame, RecordCount, Standings, StandingsRow, TiebreakValue,
            Tiebreaker,
        },
    },
    text::{
        Message, TextFact, Wording, say,
        standings::{amounts_of_why, tell_both_stages, tell_game_against, tell_tiebreaker_value},
        told,
    },
};

/// The result of one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultChip {
    /// W, D or L; a dot where there is none yet, a dash where they have no seat.
    pub letter: &'static str,
    /// Its class: how clear the result was.
    pub class: &'static str,
    /// Score and opponent; empty where there is none yet.
    pub title: Wording,
}

/// Whether the first and the second player of a battle won it, as the game reads its result: more points are no
/// victory everywhere, and a bye or a judge's ruling goes by its kind.
pub fn sides_that_won(battle: &Battle, settings: &Settings) -> [bool; 2] {
    let result = battle.counted().filter(|_| !battle.is_bye());
    result.map_or([false; 2], |result| {
        worth_of_result(&result, settings.scale()).map(|worth| worth.outcome.is_win())
    })
}

impl ResultChip {
    /// Of a finished battle. Where the game knows one kind of victory alone, it is a clear one.
    pub fn from_outcome(outcome: Outcome, one_kind: bool, title: impl Into<Wording>) -> Self {
        let (letter, class) = match outcome {
            Outcome::MinorWin if !one_kind => ("W", "res--won"),
            Outcome::MajorWin | Outcome::MinorWin => ("W", "res--win"),
            Outcome::Draw => ("D", "res--draw"),
            Outcome::MinorLoss | Outcome::MajorLoss => ("L", "res--lost"),
        };
        Self { letter, class, title: title.into() }
    }

    /// Where nothing was played yet.
    pub fn to_come() -> Self {
        Self { letter: "·", class: "res--none", title: Wording::NONE }
    }

    /// Of a round that is out, and in which they have no seat.
    pub fn missed_round() -> Self {
        Self { letter: "–", class: "res--none", title: say!("standings-no-battle").into() }
    }
}

/// Whether the event's game knows one kind of victory alone.
pub fn has_one_kind(settings: &Settings) -> bool {
    let outcomes = settings.game().result.outcomes();
    ![Outcome::MajorWin, Outcome::MinorWin].iter().all(|kind| outcomes.contains(kind))
}

/// One for each of so many rounds, of standings after this round, over the history that they are of.
pub fn list_chips_after_round(
    (history, after): (&History, RoundNumber),
    row: &StandingsRow,
    (rounds, one_kind): (u32, bool),
) -> Vec<ResultChip> {
    let chip = |game: &PlayedGame| {
        let opponent = game.opponent.map(|player| history.players[player].name.as_str());
        ResultChip::from_outcome(game.outcome, one_kind, tell_game_against(game, opponent))
    };
    let of_round = |number: u32| row.games.iter().find(|game| game.round.0 == number);
    let without = |number: u32| {
        if is_missed((history, after), row, RoundNumber(number)) {
            ResultChip::missed_round()
        } else {
            ResultChip::to_come()
        }
    };
    (1..=rounds).map(|number| of_round(number).map_or_else(|| without(number), chip)).collect()
}

/// Whether whoever stands in this row has no seat in one of the rounds that are counted.
pub fn has_missed((history, after): (&History, RoundNumber), row: &StandingsRow) -> bool {
    let mut rounds = (1..=after.0).map(RoundNumber);
    rounds.any(|round| {
        row.games.iter().all(|game| game.round != round) && is_missed((history, after), row, round)
    })
}

/// Of a round without a result: that it is counted, and has no battle of theirs.
fn is_missed((history, after): (&History, RoundNumber), row: &StandingsRow, number: RoundNumber) -> bool {
    let round = history.rounds.iter().find(|round| round.number == number);
    round.filter(|_| number <= after).is_some_and(|round| {
        let has = |player| round.battles.iter().any(|battle| battle.a == player || battle.b == Some(player));
        !has(row.player)
    })
}

/// Places won since the standings before; fewer than none are lost.
pub fn count_places_moved(before: Option<&Standings>, row: &StandingsRow) -> Option<i64> {
    let before = before?.row_of(row.player)?;
    Some(i64::from(before.place) - i64::from(row.place))
}

/// What sets a place above the next one.
#[derive(Clone)]
pub struct PlaceDecider {
    pub by: DecidedBy,
    /// Their records say it already.
    pub reads_apart: bool,
    /// How much of it whoever has the place has.
    own: TextFact,
}

impl PlaceDecider {
    /// `on opponents' wins: 1.67`
    pub fn tell(&self) -> Message {
        say!("standings-decided", by = told(&self.by), own = self.own.clone())
    }

    /// `opponents 1.67`, where there is little room.
    pub fn tell_in_short(&self) -> Message {
        let value = self.own.clone();
        match self.by {
            DecidedBy::Tiebreaker(breaker) => {
                say!("standings-decider", by = told(&breaker).part("short"), value)
            }
            DecidedBy::AllOpponents => say!("standings-decider-all", value),
            DecidedBy::Record(count) => say!("standings-decider", by = told(&count), value),
            _ => self.tell(),
        }
    }
}

/// Of a row above the next place; none of the last, and of those who are level with it on everything.
pub fn find_place_decider(standings: &Standings, row: &StandingsRow) -> Option<PlaceDecider> {
    let rows = &standings.rows;
    let next = rows.get(rows.partition_point(|other| other.place <= row.place))?;
    let why = standings.why(row, next);
    if why.decided_by == DecidedBy::Nothing {
        return None;
    }
    let record = |row: &StandingsRow| write_standings_record(row.record);
    let is_counted = !matches!(
        why.decided_by,
        DecidedBy::Record(RecordCount::TournamentPoints | RecordCount::MatchPoints | RecordCount::GamePoints)
    );
    let is_of_record = matches!(why.decided_by, DecidedBy::Record(_)) && record(row) != record(next);
    let [own, _] = amounts_of_why(&why);
    Some(PlaceDecider {
        reads_apart: why.decided_by == DecidedBy::Cut || is_counted && is_of_record,
        by: why.decided_by,
        own,
    })
}

/// What a row has of a tie-breaker.
pub struct TiebreakerCell {
    pub value: Message,
    /// The exact one; empty where that says no more.
    pub exact: String,
    /// It is what sets the row above the next place.
    pub decides: bool,
}

/// The value of each tie-breaker; of one with two stages both, where the second sets the row above or beneath another.
pub fn list_tiebreaker_values(standings: &Standings, row: &StandingsRow) -> Vec<TiebreakerCell> {
    let decider_of = |row| find_place_decider(standings, row).map(|decider| decider.by);
    let above = standings.rows[..standings.rows.partition_point(|other| other.place < row.place)].last();
    let (decided_by, above) = (decider_of(row), above.and_then(decider_of));
    let is_second_read = [decided_by, above].contains(&Some(DecidedBy::AllOpponents));
    let breakers = standings.ranking.tiebreakers.iter().zip(&row.values);
    let told = |(breaker, value): (&Tiebreaker, &TiebreakValue)| {
        let exact = if matches!(value, TiebreakValue::Whole(_)) { String::new() } else { value.to_string() };
        let has_stages = is_second_read && matches!(value, TiebreakValue::TwoStage(..));
        let decides = decided_by == Some(DecidedBy::Tiebreaker(*breaker))
            || has_stages && decided_by == Some(DecidedBy::AllOpponents);
        let told = if has_stages { tell_both_stages } else { tell_tiebreaker_value };
        TiebreakerCell { value: told(*breaker, value), exact, decides }
    };
    breakers.map(told).collect()
}

/// Wins, draws, losses.
pub fn write_standings_record(record: OutcomeRecord) -> String {
    let losses = record.minor_losses + record.major_losses;
    format!("{}–{}–{losses}", record.wins(), record.draws)
}

/// A sentence in which no line ends within a result: `32–4` stays together.
pub fn keep_results_unbroken(sentence: &str) -> String {
    let mut out = String::with_capacity(sentence.len() + 8);
    for part in sentence.split_inclusive('–') {
        let is_figure = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
        if out.ends_with('–') && is_figure(part.chars().next()) && is_figure(out.chars().rev().nth(1)) {
            out.push('\u{2060}');
        }
        out.push_str(part);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_ends_within_a_result() {
        assert_eq!(
            keep_results_unbroken("Ann: 32–4 (tactics 3–0)"),
            "Ann: 32–\u{2060}4 (tactics 3–\u{2060}0)"
        );
        assert_eq!(keep_results_unbroken("2–0–1 – a lead"), "2–\u{2060}0–\u{2060}1 – a lead");
        assert_eq!(keep_results_unbroken("Ann–Bo, 2–Bo, –"), "Ann–Bo, 2–Bo, –");
    }

    #[test]
    fn a_result_says_how_clear_it_was() {
        let class = |outcome, one_kind| ResultChip::from_outcome(outcome, one_kind, String::new()).class;
        assert_eq!(class(Outcome::MajorWin, false), "res--win");
        assert_eq!(class(Outcome::MinorWin, false), "res--won");
        assert_eq!(class(Outcome::MinorWin, true), "res--win");
        assert_eq!(class(Outcome::Draw, false), "res--draw");
        assert_eq!(class(Outcome::MinorLoss, false), "res--lost");
    }
}

//! What standings say: places, the values of tie-breakers, the columns before them, and what a round did to somebody's
//! place.

use super::{Message, TextFact, say, told};
use crate::domain::{
    history::{Outcome, ResultKind},
    standings::{
        DecidedBy, Fraction, Measure, PlayedGame, RecordCount, Scoring, StandingsRow, TiebreakValue,
        Tiebreaker, TrailAmount, Why,
    },
    system::System,
};
use std::cmp::Ordering;

/// `1st`, `22nd`, `113th`
pub fn tell_place(place: u32) -> Message {
    say!("place-ordinal", place)
}

/// A value as people read it: shares with two places, a difference with its sign.
pub fn tell_tiebreaker_value(tiebreaker: Tiebreaker, value: &TiebreakValue) -> Message {
    match value {
        TiebreakValue::NotUsed => say!("tiebreak-value-not-used"),
        TiebreakValue::Whole(points) if tiebreaker.is_difference() => {
            say!("tiebreak-value-difference", points)
        }
        TiebreakValue::Whole(points) => say!("tiebreak-value-whole", points),
        TiebreakValue::Share(share) | TiebreakValue::TwoStage(share, _) => tell_share(share),
    }
}

/// The same, of one with two stages both of them: the second decides between those who are level on the first
/// (`handbook S2`).
pub fn tell_both_stages(tiebreaker: Tiebreaker, value: &TiebreakValue) -> Message {
    let first = tell_tiebreaker_value(tiebreaker, value);
    match value {
        TiebreakValue::TwoStage(_, all) => say!("tiebreak-value-two-stages", first, all = tell_share(all)),
        _ => first,
    }
}

fn tell_share(share: &Fraction) -> Message {
    let hundredths = share.hundredths();
    let sign = if hundredths < 0 { "−" } else { "" };
    let whole = format!("{sign}{}", hundredths.unsigned_abs() / 100);
    say!("tiebreak-value-share", whole, hundredths = format!("{:02}", hundredths.unsigned_abs() % 100))
}

/// Why the first stands where they do beside the second, in one sentence.
pub fn tell_why(why: &Why) -> Message {
    let Why { stands, decided_by, names: [name, other], .. } = why;
    let stands = match stands {
        Ordering::Greater => "above",
        Ordering::Less => "below",
        Ordering::Equal => "level",
    };
    let [own, theirs] = amounts_of_why(why);
    match decided_by {
        DecidedBy::Nothing => say!("standings-why-level", name, other),
        DecidedBy::Cut => say!("standings-why-cut", stands, name, other, own, theirs),
        by => say!("standings-why", stands, by = told(by), name, other, own, theirs),
    }
}

/// What each of the two has, as decimals where those differ, and exactly where only that does.
pub fn amounts_of_why(why: &Why) -> [TextFact; 2] {
    let tiebreaker = match why.decided_by {
        DecidedBy::Tiebreaker(tiebreaker) => tiebreaker,
        _ => Tiebreaker::OpponentsWinRecord,
    };
    let amount = |amount: &Measure| match amount {
        Measure::Count(count) => TextFact::Number(*count),
        Measure::Value(value) => TextFact::Message(tell_tiebreaker_value(tiebreaker, value)),
        Measure::Dice(dice) => {
            TextFact::List(dice.iter().map(|die| TextFact::Number((*die).into())).collect())
        }
        Measure::Cut(Some(reached)) => TextFact::Message(told(reached)),
        Measure::Cut(None) => TextFact::Message(say!("standings-why-not-in-cut")),
        Measure::Nothing => TextFact::None,
    };
    match (&why.own, &why.theirs, [&why.own, &why.theirs].map(amount)) {
        (Measure::Value(own), Measure::Value(theirs), [read, same]) if read == same => {
            [own, theirs].map(|value: &TiebreakValue| TextFact::Text(value.to_string()))
        }
        (.., amounts) => amounts,
    }
}

/// A penalty or a bonus with its sign: `+3`, `−5`.
pub fn tell_signed_points(points: i64) -> Message {
    say!("standings-signed-points", points)
}

/// A game in a title: the score and the opponent, or the bye.
pub fn tell_game_against(game: &PlayedGame, opponent: Option<&str>) -> Message {
    let (own, theirs) = (game.own.victory_points, game.theirs.victory_points);
    say!("standings-game-against", opponent, own, theirs)
}

/// What the last round did to somebody's place, and their battle in it; before the first there
/// was no place to move from. That the one came by the other is said where it did: whoever wins and falls was passed by
/// others.
pub fn tell_since_last_round(
    (was, is): (Option<u32>, u32),
    game: &PlayedGame,
    opponent: Option<&str>,
) -> Message {
    let moved = match was {
        Some(was) if was > is && game.outcome.is_win() => "up-by-victory",
        Some(was) if was < is && game.outcome.is_loss() => "down-by-defeat",
        was => direction_of_place(was, is),
    };
    let battle = tell_last_battle(game, opponent);
    say!("standings-since-round", moved, was = place_if_any(was), battle)
}

/// The same of a team, and its match in that round.
pub fn tell_since_last_match(
    was: Option<u32>,
    is: u32,
    game: &PlayedGame,
    opponent: Option<&str>,
) -> Message {
    let (moved, battle) = (direction_of_place(was, is), tell_last_battle(game, opponent));
    say!("standings-since-match", moved, was = place_if_any(was), place = tell_place(is), battle)
}

fn place_if_any(place: Option<u32>) -> TextFact {
    place.map_or(TextFact::None, |place| TextFact::Message(tell_place(place)))
}

fn direction_of_place(was: Option<u32>, is: u32) -> &'static str {
    match was {
        Some(was) if was > is => "up",
        Some(was) if was < is => "down",
        Some(_) => "same",
        None => "first",
    }
}

/// `won 45–32 against Ann`
fn tell_last_battle(game: &PlayedGame, opponent: Option<&str>) -> Message {
    let outcome = if game.outcome.is_win() {
        "won"
    } else if game.outcome.is_loss() {
        "lost"
    } else {
        "drawn"
    };
    let (own, theirs) = (game.own.victory_points, game.theirs.victory_points);
    say!("standings-last-battle", outcome, opponent, own, theirs)
}

/// A column of the standings before the tie-breakers.
pub struct ResultColumn {
    /// What stands above it.
    pub title: Message,
    counts: ColumnCounts,
}

enum ColumnCounts {
    TournamentPoints,
    GamePoints,
    Outcomes(Vec<Outcome>),
}

impl ResultColumn {
    /// Whether this is what is counted of a record, or the best part of it.
    pub fn is_of(&self, count: RecordCount) -> bool {
        let outcome = match count {
            RecordCount::MajorVictories | RecordCount::Wins => Outcome::MajorWin,
            RecordCount::MinorVictories => Outcome::MinorWin,
            RecordCount::Draws => Outcome::Draw,
            RecordCount::MinorLosses => Outcome::MinorLoss,
            RecordCount::MajorLosses => Outcome::MajorLoss,
            RecordCount::TournamentPoints | RecordCount::MatchPoints => {
                return matches!(self.counts, ColumnCounts::TournamentPoints);
            }
            RecordCount::GamePoints => return matches!(self.counts, ColumnCounts::GamePoints),
        };
        matches!(&self.counts, ColumnCounts::Outcomes(outcomes) if outcomes.contains(&outcome))
    }

    /// What a row has of it.
    pub fn of(&self, row: &StandingsRow) -> i64 {
        match &self.counts {
            ColumnCounts::TournamentPoints => row.tournament_points(),
            ColumnCounts::GamePoints => row.games.iter().map(|game| i64::from(game.own.victory_points)).sum(),
            ColumnCounts::Outcomes(outcomes) => row.record.of_outcomes(outcomes).into(),
        }
    }
}

/// What counts before the tie-breakers, the best first: each result by its name where there is one for each outcome;
/// else tournament points, and how often somebody won, drew and lost.
pub fn result_columns(system: &System, scoring: Scoring) -> Vec<ResultColumn> {
    let chart = &system.result;
    let column = |title, counts| ResultColumn { title, counts };
    if !chart.has_points() {
        let called = |outcome| say!("standings-result-called", name = chart.label(outcome));
        let all = chart.outcomes().into_iter();
        return all.map(|outcome| column(called(outcome), ColumnCounts::Outcomes(vec![outcome]))).collect();
    }
    let counts = match scoring {
        Scoring::GamePoints => ColumnCounts::GamePoints,
        _ => ColumnCounts::TournamentPoints,
    };
    let points = points_that_rank(scoring).map(|title| column(title, counts));
    // Where points rank, a chart may have one name for every victory: however high, it was won.
    let results = [
        (say!("standings-won"), vec![Outcome::MajorWin, Outcome::MinorWin]),
        (say!("standings-drawn"), vec![Outcome::Draw]),
        (say!("standings-lost"), vec![Outcome::MinorLoss, Outcome::MajorLoss]),
    ];
    let results = results.map(|(title, outcomes)| column(title, ColumnCounts::Outcomes(outcomes)));
    points.into_iter().chain(results).collect()
}

/// What counts before everything else, where points do: the head of their column.
pub fn points_that_rank(scoring: Scoring) -> Option<Message> {
    match scoring {
        Scoring::Points => Some(say!("standings-tournament-points")),
        Scoring::MatchPoints => Some(say!("standings-match-points")),
        Scoring::GamePoints => Some(say!("standings-game-points")),
        Scoring::Graded | Scoring::Plain => None,
    }
}

/// So many of what counts before everything else, where points do: `1 match point`
pub fn count_points_that_rank(scoring: Scoring, points: i64) -> Option<Message> {
    match scoring {
        Scoring::Points => Some(say!("standings-counted-tournament-points", points)),
        Scoring::MatchPoints => Some(say!("standings-counted-match-points", points)),
        Scoring::GamePoints => Some(say!("standings-counted-game-points", points)),
        Scoring::Graded | Scoring::Plain => None,
    }
}

/// The same before a record, or that alone: `1 match point, 0–1–1`
pub fn tell_record_with_points(points: Option<Message>, record: &str) -> Message {
    match points {
        Some(points) => say!("standings-record-with-points", points, record),
        None => say!("standings-record-alone", record),
    }
}

/// What one battle gave to a number, or why it gave nothing.
pub fn tell_counted_amount(amount: TrailAmount) -> Message {
    match amount {
        TrailAmount::Whole(amount) => say!("trail-amount-whole", amount),
        TrailAmount::Share(share) => say!("trail-amount-share", share = share.to_string()),
        TrailAmount::HalfOf(half) => say!("trail-amount-half-of", share = half.to_string()),
        TrailAmount::LeftOut(why) => say!("trail-amount-left-out", why = told(&why)),
    }
}

/// How a battle ended that was not played to its end; none for one that was.
pub fn tell_unplayed_kind(kind: ResultKind) -> Option<Message> {
    match kind {
        ResultKind::Played | ResultKind::Bye => None,
        ResultKind::ConcededByA | ResultKind::ConcededByB => Some(say!("standings-left-during-the-game")),
        ResultKind::NoShowA | ResultKind::NoShowB => Some(say!("standings-did-not-come")),
        ResultKind::Adjudicated => Some(say!("standings-adjudicated")),
    }
}

/// An opponent's record, in halves of a win: `2½`
pub fn write_half_wins(halves: u32) -> String {
    match (halves / 2, halves.is_multiple_of(2)) {
        (whole, true) => whole.to_string(),
        (0, false) => "½".into(),
        (whole, false) => format!("{whole}½"),
    }
}

/// What of a record sets it above another that reads alike: `2 major`; none where the record itself says it.
pub fn tell_part_of_record(count: RecordCount, row: &StandingsRow) -> Option<Message> {
    match count {
        RecordCount::MajorVictories => Some(say!("standings-of-which-major", count = row.record.major_wins)),
        RecordCount::MinorVictories => Some(say!("standings-of-which-minor", count = row.record.minor_wins)),
        RecordCount::MinorLosses => {
            Some(say!("standings-of-which-minor-losses", count = row.record.minor_losses))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{history::Score, numbers::RoundNumber},
        text::Speaker,
    };

    #[test]
    fn a_value_is_read_as_a_decimal_and_a_difference_with_its_sign() {
        let said = |tiebreaker, value: TiebreakValue| {
            Speaker::in_english().say(&tell_tiebreaker_value(tiebreaker, &value))
        };
        let difference = |number| said(Tiebreaker::VictoryPointDifferential, TiebreakValue::Whole(number));
        assert_eq!([difference(33), difference(0), difference(-7)], ["+33", "0", "−7"]);
        let share = TiebreakValue::Share(Fraction::of_quarters(5, 1));
        assert_eq!(said(Tiebreaker::StrengthOfSchedule, share), "1.25");
        assert_eq!(said(Tiebreaker::VictoryPoints, TiebreakValue::Whole(100)), "100");
    }

    #[test]
    fn a_battle_is_the_cause_of_a_place_only_where_it_is() {
        let told = |places, points, outcome| {
            let score = |victory_points| Score { victory_points, ..Score::default() };
            let game = PlayedGame {
                round: RoundNumber(2),
                table: None,
                opponent: Some(1),
                kind: ResultKind::Played,
                outcome,
                own: score(points),
                theirs: score(24),
                denied: 0,
                points: 0,
                battles: [0; 2],
                against_ranked: true,
            };
            let message = tell_since_last_round(places, &game, Some("Bo"));
            Speaker::in_english().say(&message).replace('\u{2060}', "")
        };
        let (won, drew, lost) = (Outcome::MinorWin, Outcome::Draw, Outcome::MinorLoss);
        assert_eq!(told((Some(9), 5), 28, won), "Up from 9th: you won 28–24 against Bo.");
        assert_eq!(told((Some(5), 9), 20, lost), "Down from 5th: you lost 20–24 against Bo.");
        assert_eq!(
            told((Some(5), 9), 28, won),
            "Down from 5th: others passed you. You won 28–24 against Bo."
        );
        assert_eq!(
            told((Some(9), 5), 24, drew),
            "Up from 9th: others fell behind. You drew 24–24 against Bo."
        );
        assert_eq!(told((Some(5), 5), 28, won), "Same place as before. You won 28–24 against Bo.");
        assert_eq!(told((None, 5), 28, won), "You won 28–24 against Bo.");
    }

    #[test]
    fn half_a_win_has_no_nought_before_it() {
        assert_eq!([0, 1, 2, 5].map(write_half_wins), ["0", "½", "1", "2½"]);
    }

    #[test]
    fn why_is_one_sentence() {
        let why = |stands, decided_by, own: Measure, theirs: Measure| {
            let names = ["Ann".to_owned(), "Bob".to_owned()];
            Speaker::in_english().say(&tell_why(&Why { stands, decided_by, own, theirs, names }))
        };
        let share =
            |quarters, over| Measure::Value(TiebreakValue::Share(Fraction::of_quarters(quarters, over)));
        let major = DecidedBy::Record(RecordCount::MajorVictories);
        assert_eq!(
            why(Ordering::Greater, major, Measure::Count(2), Measure::Count(1)),
            "Ann is above Bob on major victories: 2 against 1."
        );
        assert_eq!(
            why(Ordering::Less, DecidedBy::AllOpponents, share(4, 2), share(8, 2)),
            "Ann is below Bob on the wins of all opponents: 0.50 against 1.00."
        );
        assert_eq!(
            why(Ordering::Less, DecidedBy::AllOpponents, share(4 * 100, 201), share(4 * 100, 200)),
            "Ann is below Bob on the wins of all opponents: 100/201 against 100/200."
        );
        let difference = DecidedBy::Tiebreaker(Tiebreaker::VictoryPointDifferential);
        let whole = |number| Measure::Value(TiebreakValue::Whole(number));
        assert_eq!(
            why(Ordering::Greater, difference, whole(3), whole(-1)),
            "Ann is above Bob on point difference: +3 against −1."
        );
        assert_eq!(
            why(Ordering::Equal, DecidedBy::Nothing, Measure::Nothing, Measure::Nothing),
            "Ann and Bob are tied on everything."
        );
    }
}

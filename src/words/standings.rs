//! Standings: why one player stands above another, and what does not count.

use super::{InWords, Label, tournament_points::in_own_words, write_grouped_number, write_score_dash};
use crate::domain::{
    history::Outcome,
    standings::{
        DecidedBy, Fraction, LeftOutReason, Measure, PlayedGame, RecordCount, Scoring, StandingsRow,
        TiebreakValue, Tiebreaker, Why,
    },
    system::System,
};
use std::cmp::Ordering;

/// What stands above a column: a label with a capital.
pub fn title_of_column(label: &str) -> String {
    let mut letters = label.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A tie-breaker above its column, which is as wide as its longest word: the rest is in its explanation.
pub fn head_of_tiebreaker(breaker: Tiebreaker) -> &'static str {
    match breaker {
        Tiebreaker::OpponentsWinRecord => "opponents' wins",
        Tiebreaker::BattleTactics => "tactics",
        Tiebreaker::BattleTacticsDenied => "tactics denied",
        Tiebreaker::VictoryPointDifferential => "point difference",
        other => other.label(),
    }
}

/// One sentence.
impl InWords for Why {
    fn in_words(&self) -> String {
        let Self { stands, decided_by, names: [name, other], .. } = self;
        let [own, theirs] = &self.amounts();
        let position = match stands {
            Ordering::Greater => "above",
            Ordering::Less => "below",
            Ordering::Equal => "level with",
        };
        match decided_by {
            DecidedBy::Nothing => format!("{name} and {other} are level on everything and share the place."),
            DecidedBy::Cut => {
                format!("{name} is {position} {other} by the cut: {name} {own}, {other} {theirs}.")
            }
            by => format!("{name} is {position} {other} {}: {own} against {theirs}.", by.in_words()),
        }
    }
}

/// Behind "above".
impl InWords for DecidedBy {
    fn in_words(&self) -> String {
        match self {
            Self::Nothing => String::new(),
            Self::RollOff => "by a roll-off".into(),
            Self::Cut => "by the cut".into(),
            Self::SeedOfCut => "on the seed in the cut".into(),
            // More of them are better only because the losses of both are as many.
            Self::Record(RecordCount::MinorLosses) => "on how many losses were minor".into(),
            Self::Record(count) => format!("on {}", title_of_record_count(*count)),
            Self::Tiebreaker(tiebreaker) => format!("on {}", tiebreaker.label()),
            Self::AllOpponents => "on win records of all opponents".into(),
        }
    }
}

impl Why {
    /// What sets the first above the second, without their names: `on major victories: 2 against 1`. None where they are
    /// level on everything.
    pub fn decisive(&self) -> Option<String> {
        let [own, theirs] = self.amounts();
        let told = || match self.decided_by {
            DecidedBy::Cut => format!("{}: {own}", self.decided_by.in_words()),
            by => format!("{}: {own} against {theirs}", by.in_words()),
        };
        (self.decided_by != DecidedBy::Nothing).then(told)
    }

    /// What each of the two has, as decimals where those differ, and exactly where only that does.
    fn amounts(&self) -> [String; 2] {
        let tiebreaker = match self.decided_by {
            DecidedBy::Tiebreaker(tiebreaker) => tiebreaker,
            _ => Tiebreaker::OpponentsWinRecord,
        };
        let amount = |amount: &Measure| match amount {
            Measure::Count(count) => write_grouped_number(*count),
            Measure::Value(value) => write_tiebreaker_value(tiebreaker, value),
            Measure::Dice(dice) => dice.iter().map(u8::to_string).collect::<Vec<_>>().join(", "),
            Measure::Cut(Some(reached)) => reached.in_words(),
            Measure::Cut(None) => "was not in it".into(),
            Measure::Nothing => String::new(),
        };
        match (&self.own, &self.theirs, [&self.own, &self.theirs].map(amount)) {
            (Measure::Value(own), Measure::Value(theirs), [read, same]) if read == same => {
                [own, theirs].map(TiebreakValue::to_string)
            }
            (.., amounts) => amounts,
        }
    }
}

fn title_of_record_count(count: RecordCount) -> &'static str {
    match count {
        RecordCount::MajorVictories => "major victories",
        RecordCount::MinorVictories => "minor victories",
        RecordCount::TournamentPoints => "tournament points",
        RecordCount::MatchPoints => "match points",
        RecordCount::GamePoints => "game points",
        RecordCount::Draws => "draws",
        RecordCount::MinorLosses => "minor losses",
        RecordCount::MajorLosses => "fewer major losses",
        RecordCount::Wins => "wins",
    }
}

/// After "not counted: ".
impl InWords for LeftOutReason {
    fn in_words(&self) -> String {
        match self {
            Self::Bye => "a bye has no opponent",
            Self::NoBattle => "soft scores come from no battle: the desk gives them",
            Self::Spare => "games against the spare are not counted here",
            Self::NotBeaten => "only beaten and drawn opponents count",
            Self::NotLevel => "counts only among players who are level and have all met",
        }
        .into()
    }
}

/// A game in a title: the score and the opponent, or the bye.
pub fn describe_game_against(game: &PlayedGame, opponent: Option<&str>) -> String {
    match opponent {
        Some(name) => {
            format!("{} {name}", write_score_dash(game.own.victory_points, game.theirs.victory_points))
        }
        None => "bye".into(),
    }
}

/// Of a round that somebody was no part of.
pub const NO_BATTLE: &str = "no battle";

/// `1st`, `22nd`, `113th`
pub fn ordinal(place: u32) -> String {
    let ending = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// What the last round did to somebody's place, and their battle in it; before the first there
/// was no place to move from. That the one came by the other is said where it did: whoever wins and falls was passed by
/// others.
pub fn since_last_round((was, is): (Option<u32>, u32), game: &PlayedGame, opponent: Option<&str>) -> String {
    let (won, lost) = (game.outcome.is_win(), game.outcome.is_loss());
    let you = match was {
        Some(was) if was > is && won => format!("Up from {}: you", ordinal(was)),
        Some(was) if was > is => format!("Up from {}: others fell behind. You", ordinal(was)),
        Some(was) if was < is && lost => format!("Down from {}: you", ordinal(was)),
        Some(was) if was < is => format!("Down from {}: others passed you. You", ordinal(was)),
        Some(_) => "The same place as before. You".into(),
        None => "You".to_owned(),
    };
    format!("{you} {}.", by_what(game, opponent))
}

/// The same of a team, and its match in that round.
pub fn since_last_match(was: Option<u32>, is: u32, game: &PlayedGame, opponent: Option<&str>) -> String {
    let since = match was {
        Some(was) if was > is => format!("Up from {}", ordinal(was)),
        Some(was) if was < is => format!("Down from {}", ordinal(was)),
        Some(_) => "The same place as before".into(),
        None => format!("{} after the first round", ordinal(is)),
    };
    format!("{since}: {}.", by_what(game, opponent))
}

/// `won 45–32 against Ann`
fn by_what(game: &PlayedGame, opponent: Option<&str>) -> String {
    let what = if game.outcome.is_win() {
        "won"
    } else if game.outcome.is_loss() {
        "lost"
    } else {
        "drew"
    };
    match opponent {
        Some(name) => {
            let (own, theirs) = (game.own.victory_points, game.theirs.victory_points);
            // A line does not end within the result.
            format!(
                "{what} {}–\u{2060}{} against {name}",
                write_grouped_number(own),
                write_grouped_number(theirs)
            )
        }
        None => "had the bye".into(),
    }
}

/// A correction with its sign: `+3`, `−5`.
pub fn write_signed_points(points: i64) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    format!("{sign}{}", write_grouped_number(points.unsigned_abs()))
}

/// A value as people read it: shares with two places, a difference with its sign.
pub fn write_tiebreaker_value(tiebreaker: Tiebreaker, value: &TiebreakValue) -> String {
    let whole = |value: i64| match value {
        0 => "0".into(),
        1.. if !is_difference(tiebreaker) => write_grouped_number(value),
        _ => write_signed_points(value),
    };
    let share = |share: &Fraction| {
        let hundredths = share.hundredths();
        let sign = if hundredths < 0 { "−" } else { "" };
        format!("{sign}{}.{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100)
    };
    match value {
        TiebreakValue::NotUsed => "–".into(),
        TiebreakValue::Whole(value) => whole(*value),
        TiebreakValue::Share(first) | TiebreakValue::TwoStage(first, _) => share(first),
    }
}

fn is_difference(tiebreaker: Tiebreaker) -> bool {
    matches!(tiebreaker, Tiebreaker::VictoryPointDifferential | Tiebreaker::BattlesDifferential)
}

/// A column of the standings before the tie-breakers.
pub struct ResultColumn {
    pub title: String,
    counts: ColumnCounts,
}

enum ColumnCounts {
    TournamentPoints,
    GamePoints,
    Outcomes(Vec<Outcome>),
}

impl ResultColumn {
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
    let column = |title: &str, counts| ResultColumn { title: title.to_owned(), counts };
    if !chart.has_points() {
        let all = chart.outcomes().into_iter();
        return all
            .map(|outcome| column(chart.label(outcome), ColumnCounts::Outcomes(vec![outcome])))
            .collect();
    }
    let points = match scoring {
        Scoring::Points => {
            Some(column(&in_own_words(system, "Tournament points"), ColumnCounts::TournamentPoints))
        }
        Scoring::MatchPoints => Some(column("Match points", ColumnCounts::TournamentPoints)),
        Scoring::GamePoints => Some(column("Game points", ColumnCounts::GamePoints)),
        Scoring::Graded | Scoring::Plain => None,
    };
    // Where points rank, a chart may have one name for every victory: however high, it was won.
    let results = [
        ("Won", vec![Outcome::MajorWin, Outcome::MinorWin]),
        ("Drawn", vec![Outcome::Draw]),
        ("Lost", vec![Outcome::MinorLoss, Outcome::MajorLoss]),
    ];
    let results = results.map(|(title, outcomes)| column(title, ColumnCounts::Outcomes(outcomes)));
    points.into_iter().chain(results).collect()
}

/// What a page tells about a number of the standings.
pub trait Explained {
    /// How it is worked out, in a sentence for the pack.
    fn explained(&self) -> &'static str;
}

impl Explained for Tiebreaker {
    fn explained(&self) -> &'static str {
        match self {
            Self::OpponentsWinRecord => {
                "The win records of the opponents a player has beaten, added up; a drawn opponent counts half. Level on \
                 that, the win records of all opponents, added up."
            }
            Self::VictoryPoints => "All victory points scored.",
            Self::BattleTactics => "All battle tactics completed.",
            Self::BattleTacticsDenied => {
                "The battle tactics, of five in each battle, that opponents did not complete."
            }
            Self::VictoryPointDifferential => "Victory points scored, less those of the opponents.",
            Self::StrengthOfSchedule => "The mean win record of all opponents.",
            Self::StrengthOfVictory => "The win records of the opponents a player has beaten, added up.",
            Self::HeadToHead => {
                "The battles among the players who are still level, counted only where each has met every other."
            }
            Self::ExtendedStrengthOfSchedule => "The mean strength of schedule of all opponents.",
            Self::TournamentPoints => {
                "The tournament points of all battles, added up, with penalties and bonuses."
            }
            Self::OpponentsTournamentPoints => {
                "The tournament points of all opponents, added up, as they won them: without penalties and bonuses."
            }
            Self::SoftScores => {
                "Points beside the battles: for paint (the mean of the panel's marks), sportsmanship and the list."
            }
            Self::GrandStrategies => "The battles in which a player completed the grand strategy.",
            Self::MatchPoints => "The match points of all matches, added up.",
            Self::GamePoints => "The game points of all matches, added up.",
            Self::GamesWon => "The games that the team's players have won.",
            Self::BattlesDifferential => {
                "Victory points that the team's players scored, less those of their opponents."
            }
            Self::BattlesVictoryPoints => "All victory points that the team's players scored.",
            Self::OpponentsMatchPoints => "The match points of all opponents, added up.",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{
        history::{ResultKind, Score},
        numbers::RoundNumber,
    };

    #[test]
    fn a_value_is_read_as_a_decimal_and_a_difference_with_its_sign() {
        let difference = |number| {
            write_tiebreaker_value(Tiebreaker::VictoryPointDifferential, &TiebreakValue::Whole(number))
        };
        assert_eq!([difference(33), difference(0), difference(-7)], ["+33", "0", "−7"]);
        let share = TiebreakValue::Share(Fraction::of_quarters(5, 1));
        assert_eq!(write_tiebreaker_value(Tiebreaker::StrengthOfSchedule, &share), "1.25");
        assert_eq!(write_tiebreaker_value(Tiebreaker::VictoryPoints, &TiebreakValue::Whole(100)), "100");
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
                called: None,
                points: 0,
                battles: [0; 2],
                against_ranked: true,
            };
            since_last_round(places, &game, Some("Bo")).replace('\u{2060}', "")
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
        assert_eq!(told((Some(5), 5), 28, won), "The same place as before. You won 28–24 against Bo.");
        assert_eq!(told((None, 5), 28, won), "You won 28–24 against Bo.");
    }

    #[test]
    fn places_are_read_aloud() {
        let told = [1, 2, 3, 4, 11, 12, 13, 21, 31, 102, 111, 113].map(ordinal);
        let expected =
            ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "31st", "102nd", "111th", "113th"];
        assert_eq!(told, expected);
    }

    #[test]
    fn why_is_one_sentence() {
        let why = |stands, decided_by, own: Measure, theirs: Measure| {
            let names = ["Ann".to_owned(), "Bob".to_owned()];
            Why { stands, decided_by, own, theirs, names }.in_words()
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
            "Ann is below Bob on win records of all opponents: 0.50 against 1.00."
        );
        assert_eq!(
            why(Ordering::Less, DecidedBy::AllOpponents, share(4 * 100, 201), share(4 * 100, 200)),
            "Ann is below Bob on win records of all opponents: 100/201 against 100/200."
        );
        let difference = DecidedBy::Tiebreaker(Tiebreaker::VictoryPointDifferential);
        let whole = |number| Measure::Value(TiebreakValue::Whole(number));
        assert_eq!(
            why(Ordering::Greater, difference, whole(3), whole(-1)),
            "Ann is above Bob on victory point difference: +3 against −1."
        );
        assert_eq!(
            why(Ordering::Equal, DecidedBy::Nothing, Measure::Nothing, Measure::Nothing),
            "Ann and Bob are level on everything and share the place."
        );
    }
}

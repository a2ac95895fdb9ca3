//! How players are ranked, as a whole: the rules, what there is to choose from, and what a bye counts.

use super::{Message, TextFact, say, told};
use crate::domain::{
    event::pack::Settings,
    standings::{RankingError, RankingRules, RankingSettings, Scoring, Tiebreaker},
    system::{System, Worth},
    teams::MatchRule,
};

/// Of the tie-breakers of players, those that tell teams apart too (`teams T29`): they are offered after the teams' own.
const OF_TEAMS_TOO: [Tiebreaker; 3] =
    [Tiebreaker::OpponentsWinRecord, Tiebreaker::StrengthOfSchedule, Tiebreaker::HeadToHead];

/// Tie-breakers to choose from: each by its name, with its label.
pub type KnownTiebreakers = Vec<(&'static str, Message)>;

/// The tie-breakers that mean something among those who are entered.
pub fn tiebreakers_of_entrants(settings: &Settings) -> KnownTiebreakers {
    if settings.entrants.have_matches() {
        let known = Tiebreaker::OF_TEAMS.into_iter().chain(OF_TEAMS_TOO);
        known.map(|known| (known.as_str(), label_among_teams(known))).collect()
    } else {
        tiebreakers_of(settings.game())
    }
}

fn label_among_teams(tiebreaker: Tiebreaker) -> Message {
    match tiebreaker {
        Tiebreaker::HeadToHead => say!("ranking-direct-match"),
        other => told(&other).part("label"),
    }
}

/// The tie-breakers that mean something in this game.
pub fn tiebreakers_of(system: &System) -> KnownTiebreakers {
    let means = |tiebreaker: &Tiebreaker| match tiebreaker {
        Tiebreaker::BattleTactics => system.sheet.tactics.is_some(),
        // Steps of cards are nobody's to deny: how many there could have been depends on the cards.
        Tiebreaker::BattleTacticsDenied => system.sheet.tactics.is_some() && system.sheet.cards().is_none(),
        Tiebreaker::GrandStrategies => {
            !system.result.has_points() && !system.result.counts_values() && !system.result.marks().is_empty()
        }
        // Of one game a battle they are the wins once more.
        Tiebreaker::VictoryPoints | Tiebreaker::VictoryPointDifferential => !system.sheet.is_one_game(),
        Tiebreaker::VictoryPointRatio => system.result.has_points() && !system.sheet.is_one_game(),
        Tiebreaker::TournamentPoints
        | Tiebreaker::OpponentsTournamentPoints
        | Tiebreaker::OpponentsMeanPoints => system.result.has_points(),
        known => known.place_of_value().is_none_or(|place| place < system.words.values.len()),
    };
    let known = list_tiebreakers_of_players().filter(means);
    known.map(|known| (known.as_str(), told(&known).part("label"))).collect()
}

/// Those of players, as in the event file (`S2`–`S6`), in the order that they are offered.
fn list_tiebreakers_of_players() -> impl Iterator<Item = Tiebreaker> {
    Tiebreaker::OF_PLAYERS.into_iter().chain(Tiebreaker::OF_MARKS)
}

/// What results count as, before any tie-breaker.
pub fn tell_scoring(scoring: Scoring) -> Message {
    match scoring {
        Scoring::Graded => say!("ranking-scored-graded"),
        Scoring::Plain => say!("ranking-scored-plain"),
        Scoring::Points => say!("ranking-scored-points"),
        Scoring::MatchPoints => say!("ranking-scored-match-points"),
        Scoring::GamePoints => say!("ranking-scored-game-points"),
    }
}

/// A tie-breaker as it is called, with how much of a battle counts where that is not all.
pub fn tell_tiebreaker(known: Tiebreaker, called: Message, ranking: &RankingSettings) -> Message {
    match (known, ranking.difference_cap) {
        (Tiebreaker::VictoryPointDifferential, most @ 1..) => say!("ranking-capped", called, most),
        _ => called,
    }
}

/// How those who are entered in this event are ranked by these rules.
fn tell_rules_and_bye(rules: &RankingRules, are_of_matches: bool) -> Message {
    let results = tell_scoring(rules.ranking.scoring);
    let breaker = |name: &String| {
        Tiebreaker::parse(name).map_or_else(
            || TextFact::Text(name.clone()),
            |known| TextFact::Message(tell_tiebreaker(known, told(&known), &rules.ranking)),
        )
    };
    let breakers = TextFact::List(rules.ranking.tiebreakers.iter().map(breaker).collect());
    let (points, tactics) = (rules.bye_victory_points, rules.bye_battle_tactics);
    if are_of_matches {
        return say!("ranking-rules-of-matches", results, breakers, points, won = tactics);
    }
    // Where players are ranked by the points of the chart, the chart says what a bye is.
    if rules.ranking.scoring == Scoring::Points && points == 0 {
        return say!("ranking-rules-of-chart", results, breakers);
    }
    say!("ranking-in-full", results, breakers, points, tactics)
}

/// The same, with what a bye scores once there is a mean to score.
pub fn tell_ranking_rules(rules: &RankingRules, are_of_matches: bool) -> Message {
    let told = tell_rules_and_bye(rules, are_of_matches);
    if rules.ranking.bye_is_mean { say!("ranking-with-mean", rules = told) } else { told }
}

/// The same in the log, and where two changed it at once: of points as the rules call them, not as the game does.
pub fn ranking_rules_of_no_game(rules: &RankingRules) -> TextFact {
    TextFact::OfNoGame(tell_ranking_rules(rules, rules.are_of_matches()))
}

/// What a bye counts, in the game's own values: `a major victory with 50 victory points and 5 battle tactics`,
/// `13 battle points`, and of teams `a match won with 51 game points and 3 games won`.
pub fn tell_bye_value(settings: &Settings) -> Message {
    if settings.entrants.have_matches() {
        let bye = settings.team.bye_value(settings.scale());
        let (points, won) = (bye.victory_points, bye.battle_tactics);
        return match settings.team.result {
            MatchRule::SumOnly => say!("ranking-game-points", points),
            _ => say!("ranking-match-won", points, won),
        };
    }
    let (pairing, worth) = (&settings.pairing, settings.scale().bye());
    let told = tell_worth(settings, worth, (pairing.bye_victory_points, pairing.bye_battle_tactics));
    if settings.ranking.bye_is_mean { say!("ranking-bye-mean", worth = told) } else { told }
}

/// What a result is worth to somebody who scored so much, as [`tell_bye_value`] says it.
pub fn tell_worth(settings: &Settings, worth: Worth<'_>, (points, tactics): (u32, u32)) -> Message {
    let game = settings.game();
    if let Some(brought) = worth.points {
        // Of one game a battle, who won says it.
        let points = Some(points).filter(|_| !game.sheet.is_one_game());
        return say!("ranking-worth-points", brought, points);
    }
    let tactics = game.sheet.tactics.as_ref().map(|_| tactics);
    let outcome = game.result.label(worth.outcome).to_lowercase();
    say!("ranking-worth", outcome, points, tactics)
}

/// Why a list of tie-breakers cannot be used.
pub fn tell_ranking_error(error: &RankingError) -> Message {
    match error {
        RankingError::Unknown(name) => {
            let known: Vec<&str> = list_tiebreakers_of_players().map(Tiebreaker::as_str).collect();
            say!("ranking-error-unknown", name, known)
        }
        RankingError::Twice(name) => say!("ranking-error-twice", name),
    }
}

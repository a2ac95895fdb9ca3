//! How players are ranked.

use super::{
    InWords, Label, so_many, tournament_points::in_own_words, word_game_amount, write_grouped_number,
};
use crate::domain::{
    event::pack::Settings,
    standings::{RankingError, RankingRules, RollOffDoesNotFit, Scoring, Tiebreaker},
    system::{System, Worth},
    teams::{Entrants, MatchRule},
};

/// Names of the tie-breakers as in the event file, and what people call them (`S2`–`S6`).
pub const TIEBREAKERS: [(&str, &str); 13] = [
    ("opponents_win_record", "Opponents' win records"),
    ("victory_points", "Victory points"),
    ("battle_tactics", "Battle tactics completed"),
    ("battle_tactics_denied", "Battle tactics opponents failed"),
    ("vp_differential", "Victory point difference"),
    ("strength_of_schedule", "Strength of schedule"),
    ("strength_of_victory", "Strength of victory"),
    ("head_to_head", "Head to head"),
    ("extended_strength_of_schedule", "Extended strength of schedule"),
    ("tournament_points", "Tournament points"),
    ("opponents_tournament_points", "Opponents' tournament points"),
    ("soft_scores", "Soft scores"),
    ("grand_strategies", "Grand strategies completed"),
];

/// The same for teams (`teams T29`): their own, and those of players that tell teams apart too.
pub const TEAM_TIEBREAKERS: [(&str, &str); 9] = [
    ("match_points", "Match points"),
    ("game_points", "Game points"),
    ("games_won", "Games won"),
    ("battles_vp_differential", "Victory point difference of all games"),
    ("battles_victory_points", "Victory points of all games"),
    ("opponents_match_points", "Opponents' match points"),
    ("opponents_win_record", "Opponents' win records"),
    ("strength_of_schedule", "Strength of schedule"),
    ("head_to_head", "Direct match"),
];

/// How matches can count, with the names of forms.
pub const TEAM_SCORING: [(&str, &str); 3] =
    [("match_points", "Match points"), ("game_points", "Game points"), ("plain", "Matches won, then drawn")];

/// Tie-breakers to choose from: each by its name, with its label.
pub type KnownTiebreakers = Vec<(&'static str, String)>;

/// The tie-breakers that mean something among those who are entered.
pub fn tiebreakers_of_entrants(settings: &Settings) -> KnownTiebreakers {
    match settings.entrants {
        Entrants::Players | Entrants::Pairs => tiebreakers_of(settings.game()),
        Entrants::Teams => TEAM_TIEBREAKERS.map(|(name, label)| (name, label.to_owned())).to_vec(),
    }
}

/// The tie-breakers that mean something in this game.
pub fn tiebreakers_of(system: &System) -> KnownTiebreakers {
    let means = |name: &str| match name {
        "battle_tactics" | "battle_tactics_denied" => system.sheet.tactics.is_some(),
        "grand_strategies" => !system.result.has_points() && !system.result.marks().is_empty(),
        "tournament_points" | "opponents_tournament_points" => system.result.has_points(),
        _ => true,
    };
    let known = TIEBREAKERS.into_iter().filter(|(name, _)| means(name));
    known.map(|(name, label)| (name, in_own_words(system, label))).collect()
}

/// How results can count in this game, with the names of forms.
pub fn scoring_of(system: &System) -> Vec<(&'static str, String)> {
    let graded = ("graded", "Major and minor victories count apart");
    let points = system.result.has_points().then_some(("points", "Tournament points"));
    let all = points.into_iter().chain([graded, ("plain", "Wins, then draws")]);
    all.map(|(name, label)| (name, in_own_words(system, label))).collect()
}

impl InWords for RankingError {
    fn in_words(&self) -> String {
        match self {
            Self::Unknown(name) => {
                let known = Tiebreaker::ALL.into_iter().chain(Tiebreaker::OF_MARKS);
                let known: Vec<&str> = known.map(Tiebreaker::name).collect();
                format!("unknown tie-breaker \"{name}\"; the known ones are {}", known.join(", "))
            }
            Self::Twice(name) => format!("tie-breaker \"{name}\" is named twice"),
        }
    }
}

impl InWords for RollOffDoesNotFit {
    fn in_words(&self) -> String {
        "This roll-off no longer fits: its players do not share a place any more.".into()
    }
}

/// What results count as, before any tie-breaker.
pub(super) fn scored_by(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Graded => "major and minor victories apart",
        Scoring::Plain => "wins, then draws",
        Scoring::Points => "tournament points",
        Scoring::MatchPoints => "match points",
        Scoring::GamePoints => "game points",
    }
}

/// What a bye counts, in the game's own values: `a major victory with 50 victory points and 5 battle tactics`,
/// `13 battle points`, and of teams `a match won with 51 game points and 3 games won`.
pub fn bye_value(settings: &Settings) -> String {
    let (pairing, worth) = (&settings.pairing, settings.scale().bye());
    if settings.entrants.have_matches() {
        let bye = settings.team.bye_value(settings.scale());
        return match settings.team.result {
            MatchRule::SumOnly => so_many(bye.victory_points, "game point", "game points"),
            _ => format!("a match won with {}", game_points_and_wins(bye.victory_points, bye.battle_tactics)),
        };
    }
    value_told(settings, worth, (pairing.bye_victory_points, pairing.bye_battle_tactics))
}

/// `26 game points and 1 game won`
fn game_points_and_wins(points: u32, won: u32) -> String {
    format!("{} and {}", so_many(points, "game point", "game points"), so_many(won, "game won", "games won"))
}

/// What a result is worth to somebody who scored so much, as [`bye_value`] says it.
pub fn value_told(settings: &Settings, worth: Worth<'_>, (points, tactics): (u32, u32)) -> String {
    let game = settings.game();
    let scored = word_game_amount(points, &game.words.points);
    if let Some(tournament) = worth.points {
        let told = in_own_words(game, &so_many(tournament, "tournament point", "tournament points"));
        return if points == 0 { told } else { format!("{told} and {scored}") };
    }
    let tactics = game.sheet.tactics.map(|_| word_game_amount(tactics, &game.words.tactics));
    let tactics = tactics.map_or_else(String::new, |tactics| format!(" and {tactics}"));
    format!("a {} with {scored}{tactics}", game.result.label(worth.outcome).to_lowercase())
}

/// For those who want to know what was changed.
impl InWords for RankingRules {
    fn in_words(&self) -> String {
        self.told(self.are_of_matches())
    }
}

impl RankingRules {
    /// How those who are entered in this event are ranked by them.
    pub fn told_in(&self, settings: &Settings) -> String {
        self.told(settings.entrants.have_matches())
    }

    fn told(&self, of_matches: bool) -> String {
        let results = scored_by(self.ranking.scoring);
        let title = |name: &String| {
            Tiebreaker::from_name(name).map_or_else(|| name.clone(), |known| known.label().to_owned())
        };
        let breakers: Vec<String> = self.ranking.tiebreakers.iter().map(title).collect();
        let breakers = if breakers.is_empty() { "no tie-breakers".into() } else { breakers.join(", ") };
        if of_matches {
            let bye = game_points_and_wins(self.bye_victory_points, self.bye_battle_tactics);
            return format!("{results}; {breakers}; a bye is {bye}");
        }
        let tactics = match self.bye_battle_tactics {
            0 => String::new(),
            tactics => format!(" and {tactics} battle tactics"),
        };
        // Where players are ranked by the points of the chart, the chart says what a bye is.
        if self.ranking.scoring == Scoring::Points && self.bye_victory_points == 0 {
            return format!("{results}; {breakers}");
        }
        format!(
            "{results}; {breakers}; a bye is {} victory points{tactics}",
            write_grouped_number(self.bye_victory_points)
        )
    }
}

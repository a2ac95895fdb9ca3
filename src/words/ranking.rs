//! How players are ranked.

use super::{InWords, in_english};
use crate::{
    domain::{event::pack::Settings, standings::RankingRules, system::Worth},
    text::ranking::{speaker_of_event, tell_bye_value, tell_ranking_rules, tell_worth},
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

/// What a bye counts, in English and the game's own values.
pub fn bye_value(settings: &Settings) -> String {
    speaker_of_event(settings).say(&tell_bye_value(settings))
}

/// What a result is worth to somebody who scored so much, as [`bye_value`] says it.
pub fn value_told(settings: &Settings, worth: Worth<'_>, scored: (u32, u32)) -> String {
    speaker_of_event(settings).say(&tell_worth(settings, worth, scored))
}

/// For those who want to know what was changed.
impl InWords for RankingRules {
    fn in_words(&self) -> String {
        in_english(&tell_ranking_rules(self, self.are_of_matches()))
    }
}

//! Changes to how those who are entered are ranked, as the standings and the pack tell them.

use super::event_visit::EventVisit;
use crate::words::{pages::standings as say, tournament_points::in_own_words};

/// That the ranking was changed after round 1, when, how and why: for the page and the pack (`handbook S8`).
pub fn list_ranking_changes(here: &EventVisit) -> Vec<String> {
    let settings = &here.event.settings;
    let game = settings.game();
    let changes = settings.ranking_changes.iter();
    let told =
        changes.map(|change| say::ranking_changed(&here.event.zone().long(change.at), settings, change));
    told.map(|sentence| in_own_words(game, &sentence)).collect()
}

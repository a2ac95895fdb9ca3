//! The painting panel: until when players enter their own army for it, or take it out.

use super::{
    Event,
    player::{Player, Status},
};
use serde::Serialize;

/// Why a player cannot enter their army for the panel by themselves, or take it out again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum PanelShut {
    /// The event has no marks for paint.
    NoPanel,
    /// They have no army in it: a spare, a coach, or somebody who gave their place up.
    DoesNotPlay,
    EventIsOver,
    /// An army has marks: who is judged does not change by itself any more.
    HasBegun,
}

/// Why this player's army cannot enter now, or go out, by their own hand; none where it can. `has_begun`: somebody on the
/// panel has given marks.
pub fn why_panel_is_shut(event: &Event, player: &Player, has_begun: bool) -> Option<PanelShut> {
    let is_in_play = player.status != Status::Withdrawn && player.dropped_after.is_none() && !player.spare;
    if event.settings.soft.painting == 0 {
        Some(PanelShut::NoPanel)
    } else if !is_in_play || player.team_role.is_some_and(|role| !role.may_play()) {
        Some(PanelShut::DoesNotPlay)
    } else if event.stage.is_over() {
        Some(PanelShut::EventIsOver)
    } else {
        has_begun.then_some(PanelShut::HasBegun)
    }
}

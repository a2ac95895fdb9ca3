//! The captains' drafts on the wall: one match at a time, in turns; the one whose cards are being turned over first.

use super::SECONDS;
use crate::{
    domain::event::team::TeamMatch,
    storage::Tx,
    web::{
        prelude::*,
        teams::{
            draft_table::{DraftTable, TURNING},
            match_card::{MatchCard, build_match_card},
        },
    },
};

/// A match in the middle of its draft.
pub(super) struct DraftScene {
    card: MatchCard,
}

impl DraftScene {
    pub fn table(&self, here: &EventVisit) -> Option<DraftTable<'_>> {
        DraftTable::from_card(&self.card, here)
    }
}

/// What the turn of drafts shows in this second.
pub(super) struct DraftTurn {
    /// None: it is the turn of the pairings.
    pub scene: Option<Box<DraftScene>>,
    /// How many turns there are, that of the pairings among them.
    pub turns: i64,
}

/// The draft whose turn it is. Where `alone`, the pairings have none.
pub(super) async fn load_draft_turn(tx: &mut Tx, here: &EventVisit, alone: bool) -> Result<DraftTurn> {
    let mut open = list_open_drafts(tx, here).await?;
    let turns = open.len() + usize::from(!alone);
    let turn = usize::try_from(here.now.timestamp().div_euclid(SECONDS)).unwrap_or_default() % turns.max(1);
    let is_turning = |of: &TeamMatch| of.step_since.is_some_and(|since| here.now - since < TURNING);
    let at = open.iter().position(is_turning).unwrap_or(turn);
    let turns = i64::try_from(turns).unwrap_or(1);
    if at >= open.len() {
        return Ok(DraftTurn { scene: None, turns });
    }
    let card = build_match_card(tx, here, open.swap_remove(at)).await?.made_neutral();
    let scene = DraftScene { card };
    let is_open = scene.table(here).is_some();
    Ok(DraftTurn { scene: Some(Box::new(scene)).filter(|_| is_open), turns })
}

/// The matches of the newest round whose captains are choosing.
async fn list_open_drafts(tx: &mut Tx, here: &EventVisit) -> Result<Vec<TeamMatch>> {
    let round = here.event.frame.public_rounds().next_back().filter(|_| here.event.meets_in_matches());
    let Some(round) = round else { return Ok(Vec::new()) };
    let matches = storage::team_matches::list_round_matches(tx, round.id).await?;
    Ok(matches.into_iter().filter(|of| of.b.is_some() && of.step_since.is_some()).collect())
}

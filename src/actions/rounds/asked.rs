//! What the organiser asks of a round that was drawn.

use super::pairs::are_planned;
use crate::{
    actions::prelude::*,
    domain::{
        event::audit,
        ids::EntrantId,
        numbers::TableNumber,
        rounds::{ConstraintKind, PairConstraint, RoundChange},
    },
};

/// A change, the round it was seen with, and what was shown of it.
#[derive(Debug, Clone)]
pub struct Repair {
    pub round: RoundNumber,
    pub seen: i64,
    pub change: RoundChange<EntrantId>,
    /// The digest of the plan that was shown.
    pub shown: String,
    pub reason: String,
    pub told: RepairAudience,
    /// A table that is out of use, and is used again for this.
    pub back_in_use: Option<TableNumber>,
}

/// Who reads that a table was changed by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RepairAudience {
    Staff,
    Everybody,
}

/// Two who change places. `seen` is the version of the round on the organiser's screen.
#[derive(Debug, Clone)]
pub struct Swap {
    pub round: RoundNumber,
    pub seen: i64,
    pub one: EntrantId,
    pub two: EntrantId,
    /// Shown beside the tables.
    pub reason: String,
    pub told: RepairAudience,
}

/// Whoever came after the draw, to be seated. `seen` is the version of the round on the organiser's screen.
#[derive(Debug, Clone)]
pub struct LateSeating {
    pub round: RoundNumber,
    pub seen: i64,
    pub who: EntrantId,
    /// Why the pair or the match was made by hand, for the staff.
    pub reason: String,
}

/// A change as the log keeps it, with the names of then.
pub(super) fn round_change_for_log(
    change: &RoundChange<EntrantId>,
    name: impl Fn(&EntrantId) -> String,
) -> audit::LoggedRoundChange {
    match change {
        RoundChange::Repair => audit::LoggedRoundChange::Repair,
        RoundChange::Improve => audit::LoggedRoundChange::Improve,
        RoundChange::Move(a, b) => audit::LoggedRoundChange::Move { player: name(a), to: name(b) },
        RoundChange::Fix(a, b) => audit::LoggedRoundChange::Fix { players: [name(a), name(b)] },
        RoundChange::Bye(player) => audit::LoggedRoundChange::Bye { player: name(player) },
        RoundChange::Seat(player) => audit::LoggedRoundChange::Seat { player: name(player) },
        RoundChange::Out(player) => audit::LoggedRoundChange::Out { player: name(player) },
        RoundChange::Free(player) => audit::LoggedRoundChange::Free { player: name(player) },
        RoundChange::Apart(a, b, rounds) => {
            audit::LoggedRoundChange::Apart { players: [name(a), name(b)], rounds: rounds.clone() }
        }
        RoundChange::Clubs(rule) => audit::LoggedRoundChange::Clubs { rule: *rule },
    }
}

/// The two whom a change keeps apart are on record from now on.
pub(super) async fn keep_apart(app: &App, tx: &mut Tx, event: EventId, asked: &Repair) -> Result<()> {
    let RoundChange::Apart(a, b, rounds) = &asked.change else { return Ok(()) };
    are_planned(tx, event, rounds).await?;
    let (kind, why) = (ConstraintKind::Apart, asked.reason.clone());
    let apart = PairConstraint { id: app.new_id(), a: *a, b: *b, kind, rounds: rounds.clone(), why };
    storage::pair_constraints::insert_pair_constraint(tx, event, &apart).await?;
    Ok(())
}

//! What the tables of a round robin's round are, where its draw is made or checked again: what is kept of a draw does not
//! tell it.

use crate::{
    domain::{
        event::{pack::Method, venue::Venue},
        history::PlayerIndex,
        pairing::DrawSnapshot,
        rounds::{DrawRequest, RoundContext},
    },
    exchange::event_file::EventFile,
};

/// Says it in the draw that is made again. Whether that tells all tables that were set before the draw; never of another
/// method's round.
pub(super) fn find_group_reasons(
    file: &EventFile,
    context: &RoundContext,
    basis: &DrawSnapshot,
    wanted: &mut DrawRequest,
) -> bool {
    if file.event.methods.method(basis.round) != Method::RoundRobin {
        return false;
    }
    let battles = file.history.rounds.iter().filter(|drawn| drawn.number == basis.round);
    let alone = battles.flat_map(|drawn| &drawn.battles).filter(|battle| battle.b.is_none());
    let is_drawn = |player: &PlayerIndex| {
        basis.players.iter().any(|drawn| drawn.key == file.history.players[*player].key)
    };
    let resting: Vec<PlayerIndex> = alone.map(|battle| battle.a).filter(|player| !is_drawn(player)).collect();
    context.tell_of_groups(&file.history, wanted, &resting)
}

/// Whether everybody in a round is where its groups have them, and nothing was drawn.
pub(super) fn is_by_groups((file, context): (&EventFile, &RoundContext), basis: &DrawSnapshot) -> bool {
    find_group_reasons(
        file,
        context,
        basis,
        &mut DrawRequest::from_basis(basis, &file.history, Venue::default()),
    )
}

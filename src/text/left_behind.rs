//! What does not come along when an event goes on elsewhere.

use super::{
    message::{Message, TextFact},
    serial::say,
};
use crate::domain::{
    numbers::RoundNumber,
    stored_event::{StaffByEmail, StoredEvent},
};

/// Of a file of the first format, which has players and games alone, and of the rounds whose proofs are none here.
pub fn tell_left_behind_of_games(without_proof: &[RoundNumber]) -> Vec<Message> {
    let rounds: TextFact = without_proof.iter().map(|round| say!("left-behind-round", round)).collect();
    let proofs = (!without_proof.is_empty()).then(|| say!("left-behind-proofs", rounds));
    [say!("left-behind-of-players-and-games")].into_iter().chain(proofs).collect()
}

/// Each thing that stayed, and what to do about it.
pub fn tell_left_behind(stored: &StoredEvent, absent: &[StaffByEmail]) -> Vec<Message> {
    let staff =
        absent.iter().map(|StaffByEmail { email, name, role }| say!("left-behind-staff", email, name, role));
    let invitations = (!absent.is_empty()).then(|| say!("left-behind-invitations"));
    let ballots = stored.votes_left;
    let ballots = (ballots > 0).then(|| say!("left-behind-ballots", count = ballots));
    let always = [say!("left-behind-links"), say!("left-behind-rosters")];
    always.into_iter().chain(staff).chain(invitations).chain(ballots).collect()
}

//! What a change would do to a round that is drawn: computed, and nothing more.

use super::{
    change::RoundChange,
    context::{DrawOptions, RoundContext},
    cuts::cut_tables,
    error::RoundError,
    now::RoundNow,
    repair::{Repaired, repair_drawn_round},
    request::{DrawRequest, PresetPairing},
    seats::Seats,
    table_now::{SeatedTable, TableNow},
};
use crate::domain::{
    history::{History, PlayerIndex},
    pairing::{Clubs, CutError, FirstRound, Rules},
};
use sha2::{Digest, Sha256};

/// A change as it would be done.
#[derive(Debug, Clone)]
pub struct RepairPlan {
    pub repaired: Repaired,
    /// The same change of the same round has the same digest.
    pub digest: String,
    /// Tables that stay because their battle has begun.
    pub begun: usize,
}

/// What a change would do to a round: the fewest other tables move, and none whose battle has begun.
///
/// # Errors
///
/// When the change cannot be, or there is no draw with it.
pub fn plan_repair(
    context: &RoundContext,
    now: &RoundNow,
    change: &RoundChange,
) -> Result<RepairPlan, RoundError> {
    let context = context.around(&now.by_hand);
    let clubs = now.clubs(&context);
    let options = DrawOptions { odd: now.odd, ..DrawOptions::as_it_is(now.round, clubs) };
    let mut history = context.history_for(options);
    context.admit(&mut history, now, change)?;
    context.let_go(&mut history, now, change)?;
    let mut wanted = context.request(&history, options, now.attempt);
    wanted.cut = now.kept.as_ref().and_then(|kept| kept.cut.clone());
    if let Some(basis) = now.kept.as_ref().and_then(|kept| kept.basis.clone()) {
        wanted.rules =
            Rules { first_round: FirstRound::Random, clubs: Clubs::with_one_rule(clubs), ..basis.rules };
    } else {
        context.set_order(&history, &mut wanted);
    }
    let (begun, open): (Vec<&TableNow>, Vec<&TableNow>) = now.tables.iter().partition(|table| table.begun);
    let begun: Vec<_> = begun.into_iter().filter_map(|table| table.seats.pair()).collect();
    let plays = |player: PlayerIndex| history.players[player].plays_in(wanted.round);
    if let Some(left) = begun.iter().flat_map(|(a, b)| [*a, *b]).find(|player| !plays(*player)) {
        return Err(RoundError::LeftABattle { name: history.players[left].name.clone() });
    }
    let set = open.iter().filter(|table| table.fixed).filter_map(|table| table.seats.pair());
    wanted.fixed.splice(0..0, set.filter(|(a, b)| plays(*a) && plays(*b)));
    let resting = open.iter().filter_map(|table| table.resting());
    wanted.preset.extend(resting.filter(|preset| plays(preset.a)));
    if wanted.preset.is_empty() {
        context.let_spare_go(&history, now.round, &mut wanted.fixed);
    }
    let strength = context.ask((&mut wanted, &history), change, &begun)?;
    keep_begun(&mut wanted, &begun);
    context.keep_to_cut(&history, &mut wanted)?;
    context.keep_to_groups(&history, &mut wanted, now);
    context.set_presets(&mut history, &mut wanted)?;
    let seated: Vec<SeatedTable> = now.tables.iter().map(|table| table.seats.clone()).collect();
    let repaired = repair_drawn_round(&history, &wanted, &seated, strength)?;
    context.is_done(change, &repaired)?;
    let digest = digest_repair(&context.history, &repaired);
    Ok(RepairPlan { repaired, digest, begun: begun.len() })
}

impl RoundContext {
    /// Whoever comes after the draw plays from this round on, and not from the next.
    fn admit(&self, history: &mut History, now: &RoundNow, change: &RoundChange) -> Result<(), RoundError> {
        let RoundChange::Seat(player) = *change else { return Ok(()) };
        let round = now.round;
        if now.tables.iter().any(|table| table.seats.a == player || table.seats.b == Some(player)) {
            return Err(RoundError::HasASeat { name: self.name(player) });
        }
        let entrant = &mut history.players[player];
        entrant.joined_round = entrant.joined_round.min(round);
        if entrant.spare || !entrant.plays_in(round) {
            return Err(RoundError::DoesNotPlay { round, name: self.name(player) });
        }
        Ok(())
    }
}

impl RoundContext {
    /// Whoever is taken out of the round has left before it. So has somebody who leaves after it anyway, and whose
    /// opponent is given another: they were not to play, and nobody who is gone has a bye.
    fn let_go(&self, history: &mut History, now: &RoundNow, change: &RoundChange) -> Result<(), RoundError> {
        let table = |player: PlayerIndex| {
            now.tables.iter().find(|table| table.seats.a == player || table.seats.b == Some(player))
        };
        let mut gone = Vec::new();
        match *change {
            RoundChange::Out(player) => {
                let seated = table(player).ok_or_else(|| RoundError::NoSeat { name: self.name(player) })?;
                if seated.begun {
                    return Err(RoundError::HasBegun { name: self.name(player) });
                }
                gone.push(player);
            }
            RoundChange::Move(a, b) | RoundChange::Fix(a, b) => {
                let opponents = [a, b].into_iter().filter_map(|player| {
                    let (one, two) = table(player).filter(|table| !table.begun)?.seats.pair()?;
                    Some(if one == player { two } else { one })
                });
                let leaves = |player: &PlayerIndex| history.players[*player].dropped_after == Some(now.round);
                gone.extend(opponents.filter(|player| ![a, b].contains(player)).filter(leaves));
            }
            _ => {}
        }
        for player in gone {
            history.players[player].dropped_after = Some(now.round.previous());
        }
        Ok(())
    }
}

impl RoundContext {
    /// Goes on with the cut of the round where somebody of it has left, as it was said.
    fn keep_to_cut(&self, history: &History, wanted: &mut DrawRequest) -> Result<(), CutError> {
        let Some(mut cut) = wanted.cut.clone() else { return Ok(()) };
        let before = cut_tables(&self.history, &cut);
        cut.forget_returned(history, wanted.round);
        let is_set = |player| wanted.fixed.iter().any(|(a, b)| [*a, *b].contains(&player));
        self.replace_leavers(&mut cut, history, wanted.round, &|player| !is_set(player))?;
        let anew: Vec<PresetPairing> =
            cut_tables(&self.history, &cut).into_iter().filter(|table| !before.contains(table)).collect();
        // Whoever had a walkover plays after all when the other is back.
        wanted
            .preset
            .retain(|rests| !anew.iter().any(|table| [Some(table.a), table.b].contains(&Some(rests.a))));
        wanted.preset.extend(anew);
        wanted.cut = Some(cut);
        Ok(())
    }
}

/// Battles that have begun go before every other pair.
fn keep_begun(wanted: &mut DrawRequest, begun: &[(PlayerIndex, PlayerIndex)]) {
    let mut fixed = begun.to_vec();
    for pair in std::mem::take(&mut wanted.fixed) {
        let taken = |player: PlayerIndex| fixed.iter().any(|(a, b)| *a == player || *b == player);
        if !taken(pair.0) && !taken(pair.1) {
            fixed.push(pair);
        }
    }
    wanted.fixed_bye = wanted.fixed_bye.filter(|bye| !fixed.iter().any(|(a, b)| a == bye || b == bye));
    wanted.fixed = fixed;
}

fn digest_repair(history: &History, repaired: &Repaired) -> String {
    let key = |player: PlayerIndex| history.players[player].key.as_str();
    let line = |seats: &Seats| format!("{:?} {} {:?}\n", seats.table, key(seats.a), seats.b.map(key));
    let text: String = repaired.drawn.seats.iter().map(line).collect();
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(12).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

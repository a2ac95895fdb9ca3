//! What a change would do to a round: computed, described and nothing more.

use super::Change;
use crate::{
    actions::refuse,
    actions::rounds::{Absent, Ground, Missing, Odd, Options},
    domain::{
        battle::Battle,
        history::PlayerIndex,
        ids::PlayerId,
        pairing::{ClubRule, Clubs, FirstRound, Rules},
        round::{Round, RoundState},
        rounds::{self, DrawRequest, KeptDraw, MovedTable, PresetPairing, Repaired, SeatedTable, Seats},
    },
    error::{Error, Result},
};
use sha2::{Digest, Sha256};

/// A change as it would be done.
#[derive(Debug, Clone)]
pub struct Plan {
    pub repaired: Repaired,
    /// The same change of the same round has the same digest.
    pub digest: String,
    /// Tables that stay because their battle has begun.
    pub begun: usize,
}

impl Ground {
    /// What a change would do to a round, computed where it keeps nobody waiting.
    pub async fn plan(
        &self,
        (round, battles, kept): (&Round, &[Battle], Option<&KeptDraw>),
        asked: &Change,
    ) -> Result<Plan> {
        self.may_change(round)?;
        let ground = self.around(battles);
        let options = Options {
            round: round.number,
            clubs: kept.map_or(ClubRule::Off, |kept| kept.clubs),
            odd: self.odd_in(battles),
            missing: Missing::CountAsDraw,
            absent: Absent::Play,
        };
        let mut history = ground.history(options);
        let mut wish = ground.wish(&history, options, round.attempt);
        wish.cut = kept.and_then(|kept| kept.cut.clone());
        if let Some(basis) = kept.and_then(|kept| kept.basis.clone()) {
            let clubs = Clubs::always(options.clubs);
            wish.rules = Rules { first_round: FirstRound::Random, clubs, ..basis.rules };
        }
        let (begun, open): (Vec<&Battle>, Vec<&Battle>) =
            battles.iter().partition(|battle| battle.has_begun());
        let begun: Vec<_> = begun.into_iter().filter_map(|battle| self.pair(battle)).collect();
        let plays = |player: PlayerIndex| history.players[player].plays_in(wish.round);
        if let Some(left) = begun.iter().flat_map(|(a, b)| [*a, *b]).find(|player| !plays(*player)) {
            return Err(Error::refused(format!(
                "{} has left, but their battle has begun. Decide that battle first, or say that it has not begun.",
                history.players[left].name
            )));
        }
        let set = open.iter().filter(|battle| battle.fixed).filter_map(|battle| self.pair(battle));
        wish.fixed.splice(0..0, set.filter(|(a, b)| plays(*a) && plays(*b)));
        wish.preset.extend(self.resting(&open).filter(|made| plays(made.a)));
        let strength = ground.ask((&mut wish, &history), asked, &begun)?;
        keep_begun(&mut wish, &begun);
        ground.set_made(&mut history, &mut wish)?;
        let now: Vec<SeatedTable> = battles.iter().filter_map(|battle| self.seated(battle)).collect();
        let repaired =
            tokio::task::spawn_blocking(move || rounds::repair(&history, &wish, &now, strength)).await;
        let repaired = repaired
            .map_err(|error| Error::Broken(format!("the repair failed: {error}")))?
            .map_err(refuse)?;
        self.is_done(asked, &repaired)?;
        let digest = self.digest(&repaired);
        Ok(Plan { repaired, digest, begun: begun.len() })
    }

    /// A round with a bye and no spare player at a table goes on without one.
    fn odd_in(&self, battles: &[Battle]) -> Odd {
        let is_spare = |id: PlayerId| self.loaded.player(id).is_some_and(|player| player.spare);
        let has_spare = |battle: &Battle| is_spare(battle.a) || battle.b.is_some_and(is_spare);
        let has_bye = battles.iter().any(|battle| battle.is_bye() && !battle.rests());
        if has_bye && !battles.iter().any(has_spare) { Odd::Bye } else { Odd::Spare }
    }

    fn pair(&self, battle: &Battle) -> Option<(PlayerIndex, PlayerIndex)> {
        let place = |id: PlayerId| self.loaded.index.get(&id).copied();
        Some((place(battle.a)?, place(battle.b?)?))
    }

    fn seated(&self, battle: &Battle) -> Option<SeatedTable> {
        let place = |id: &PlayerId| self.loaded.index.get(id).copied();
        let table = battle.table_number.and_then(|number| u32::try_from(number).ok());
        Some(SeatedTable { table, a: place(&battle.a)?, b: battle.b.as_ref().and_then(place) })
    }

    /// Whoever has no opponent by the round's method goes on resting.
    fn resting(&self, battles: &[&Battle]) -> impl Iterator<Item = PresetPairing> {
        let resting = battles.iter().filter(|battle| battle.rests()).filter_map(|battle| {
            let a = *self.loaded.index.get(&battle.a)?;
            Some(PresetPairing { a, b: None, why: battle.reasons().join("; ") })
        });
        resting.collect::<Vec<_>>().into_iter()
    }

    fn may_change(&self, round: &Round) -> Result<()> {
        if round.state == RoundState::Closed {
            return Err(Error::refused(format!("Round {} is closed.", round.number)));
        }
        if self.next() > round.number + 1 {
            return Err(Error::refused(format!(
                "Round {} has been drawn from this one, so its tables stay as they are.",
                round.number + 1
            )));
        }
        Ok(())
    }

    fn digest(&self, repaired: &Repaired) -> String {
        let key = |player: PlayerIndex| self.loaded.history.players[player].key.as_str();
        let line = |seats: &Seats| format!("{:?} {} {:?}\n", seats.table, key(seats.a), seats.b.map(key));
        let text: String = repaired.drawn.seats.iter().map(line).collect();
        let digest = Sha256::digest(text.as_bytes());
        digest.iter().take(12).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    }

    /// `Table 4: Ann – Cy (Ann was at table 4 with Bo; Cy had the bye)`
    pub fn in_words(&self, moved: &MovedTable) -> String {
        let name = |player: PlayerIndex| self.loaded.history.players[player].name.as_str();
        let before = |(player, was): (PlayerIndex, Option<&SeatedTable>)| {
            let Some(was) = was else { return format!("{} had no table", name(player)) };
            let other = if was.a == player { was.b } else { Some(was.a) };
            match (was.table, other) {
                (Some(table), Some(other)) => {
                    format!("{} was at table {table} with {}", name(player), name(other))
                }
                _ => format!("{} had the bye", name(player)),
            }
        };
        let now = match (moved.table, moved.b) {
            (Some(table), Some(b)) => format!("table {table}: {} – {}", name(moved.a), name(b)),
            _ => format!("{} has the bye", name(moved.a)),
        };
        let before: Vec<String> = moved.players().map(before).collect();
        format!("{now} ({})", before.join("; "))
    }
}

/// Battles that have begun go before every other pair.
fn keep_begun(wish: &mut DrawRequest, begun: &[(PlayerIndex, PlayerIndex)]) {
    let mut fixed = begun.to_vec();
    for pair in std::mem::take(&mut wish.fixed) {
        let taken = |player: PlayerIndex| fixed.iter().any(|(a, b)| *a == player || *b == player);
        if !taken(pair.0) && !taken(pair.1) {
            fixed.push(pair);
        }
    }
    wish.fixed_bye = wish.fixed_bye.filter(|bye| !fixed.iter().any(|(a, b)| a == bye || b == bye));
    wish.fixed = fixed;
}

//! What a change would do to a round: computed, described and nothing more.

use crate::{
    actions::rounds::{
        Absent, Ground, Missing, Odd, Options,
        engine::{self, Seats},
        mend::{Mended, Moved, Seated, mend},
    },
    domain::{
        battle::Battle,
        history::PlayerIndex,
        ids::PlayerId,
        pairing::{ClubRule, Clubs, FirstRound, Forbidden, KeepStrength, Rules},
        round::{Round, RoundState},
    },
    error::{Error, Result},
};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;

/// What is asked of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// A place for everybody who plays, with the fewest new tables.
    Repair,
    /// The best draw around what is fixed or has begun.
    Improve,
    /// These two meet; nobody else moves who need not.
    Move(PlayerId, PlayerId),
    /// These two meet, and the rest is the best draw around them.
    Fix(PlayerId, PlayerId),
    /// These two do not meet: in these rounds, or, where the list is empty, in any.
    Apart(PlayerId, PlayerId, Vec<u32>),
    /// Another club rule, for this round alone.
    Clubs(ClubRule),
}

/// A change as it would be done.
#[derive(Debug, Clone)]
pub struct Plan {
    pub mended: Mended,
    /// The same change of the same round has the same digest.
    pub digest: String,
    /// Tables that stay because their battle has begun.
    pub begun: usize,
}

impl Ground {
    /// What a change would do to a round, computed where it keeps nobody waiting.
    pub async fn plan(
        &self,
        (round, battles, draw): (&Round, &[Battle], &str),
        asked: &Change,
    ) -> Result<Plan> {
        self.may_change(round)?;
        let is_spare = |battle: &Battle| {
            [Some(battle.a), battle.b]
                .into_iter()
                .flatten()
                .any(|id| self.loaded.player(id).is_some_and(|player| player.spare))
        };
        let has_bye = battles.iter().any(Battle::is_bye) && !battles.iter().any(is_spare);
        if battles.iter().filter(|battle| battle.is_bye()).count() > 1 {
            return Err(Error::refused(
                "Several players have no opponent in this round, as its method says. Swap players, or draw again.",
            ));
        }
        let kept = engine::kept(draw);
        let options = Options {
            round: round.number,
            clubs: kept.as_ref().map_or(ClubRule::Off, |kept| kept.clubs),
            odd: if has_bye { Odd::Bye } else { Odd::Spare },
            missing: Missing::CountAsDraw,
            absent: Absent::Play,
        };
        let history = self.history(options);
        let mut wish = self.wish(options, round.attempt);
        wish.cut = kept.as_ref().and_then(|kept| kept.cut.clone());
        if let Some(basis) = kept.and_then(|kept| kept.basis) {
            let clubs = Clubs::always(options.clubs);
            wish.rules = Rules { first_round: FirstRound::Random, clubs, ..basis.rules };
        }
        let place = |id: &PlayerId| self.loaded.index.get(id).copied();
        let pair = |battle: &Battle| Some((place(&battle.a)?, place(&battle.b?)?));
        let number = wish.round;
        let plays = |player: PlayerIndex| history.players[player].plays_in(number);
        let begun: Vec<&Battle> = battles.iter().filter(|battle| battle.has_begun()).collect();
        let mut fixed: Vec<(PlayerIndex, PlayerIndex)> =
            begun.iter().filter_map(|battle| pair(battle)).collect();
        if let Some(left) = fixed.iter().flat_map(|(a, b)| [*a, *b]).find(|player| !plays(*player)) {
            return Err(Error::refused(format!(
                "{} has left, but their battle has begun. Decide that battle first, or say that it has not begun.",
                history.players[left].name
            )));
        }
        let busy: BTreeSet<PlayerIndex> = fixed.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let by_hand = battles.iter().filter(|battle| battle.fixed && !battle.has_begun()).filter_map(pair);
        wish.fixed.splice(0..0, by_hand);
        wish.fixed.retain(|(a, b)| plays(*a) && plays(*b));
        let strength = self.wishes(&mut wish, asked, &busy)?;
        for pair in std::mem::take(&mut wish.fixed) {
            let taken = |player: PlayerIndex| fixed.iter().any(|(a, b)| *a == player || *b == player);
            if !taken(pair.0) && !taken(pair.1) {
                fixed.push(pair);
            }
        }
        wish.fixed = fixed;
        let bye = battles.iter().find(|battle| battle.is_bye() && battle.by_hand.is_some());
        wish.fixed_bye = bye
            .and_then(|battle| place(&battle.a))
            .filter(|player| plays(*player) && !wish.fixed.iter().any(|(a, b)| a == player || b == player));
        let now: Vec<Seated> = battles
            .iter()
            .filter_map(|battle| {
                let table = battle.table_number.and_then(|number| u32::try_from(number).ok());
                Some(Seated { table, a: place(&battle.a)?, b: battle.b.as_ref().and_then(place) })
            })
            .collect();
        let mended = tokio::task::spawn_blocking(move || mend(&history, &wish, &now, strength)).await;
        let mended = mended
            .map_err(|error| Error::Broken(format!("the repair failed: {error}")))?
            .map_err(Error::Refused)?;
        let digest = self.digest(&mended);
        Ok(Plan { mended, digest, begun: begun.len() })
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

    /// Puts the change among the wishes, and says how much the tables that are there weigh.
    fn wishes(
        &self,
        wish: &mut engine::Wish,
        asked: &Change,
        busy: &BTreeSet<PlayerIndex>,
    ) -> Result<KeepStrength> {
        let two = |one: &PlayerId, two: &PlayerId| -> Result<(PlayerIndex, PlayerIndex)> {
            let place = |id: &PlayerId| {
                let place = self.loaded.index.get(id).copied();
                place.ok_or_else(|| Error::refused("Choose two players of this event."))
            };
            let (one, two) = (place(one)?, place(two)?);
            if one == two {
                return Err(Error::refused("Choose two different players."));
            }
            Ok((one, two))
        };
        match asked {
            Change::Repair => Ok(KeepStrength::BeforeRecord),
            Change::Improve => Ok(KeepStrength::AfterWinPath),
            Change::Move(a, b) | Change::Fix(a, b) => {
                let pair = two(a, b)?;
                if let Some(player) = [pair.0, pair.1].into_iter().find(|player| busy.contains(player)) {
                    let name = &self.loaded.history.players[player].name;
                    return Err(Error::refused(format!(
                        "The battle of {name} has begun, so that table stays as it is."
                    )));
                }
                wish.fixed.retain(|(a, b)| ![*a, *b].iter().any(|one| [pair.0, pair.1].contains(one)));
                wish.fixed.insert(0, pair);
                let is_move = matches!(asked, Change::Move(..));
                Ok(if is_move { KeepStrength::BeforeRecord } else { KeepStrength::AfterWinPath })
            }
            Change::Apart(a, b, rounds) => {
                let (a, b) = two(a, b)?;
                wish.fixed.retain(|pair| *pair != (a, b) && *pair != (b, a));
                let rounds = (!rounds.is_empty()).then(|| rounds.clone());
                wish.forbidden.push(Forbidden { a, b, rounds });
                Ok(KeepStrength::AfterWinPath)
            }
            Change::Clubs(rule) => {
                wish.rules.clubs = Clubs::always(*rule);
                Ok(KeepStrength::AfterWinPath)
            }
        }
    }

    fn digest(&self, mended: &Mended) -> String {
        let key = |player: PlayerIndex| self.loaded.history.players[player].key.as_str();
        let line = |seats: &Seats| format!("{:?} {} {:?}\n", seats.table, key(seats.a), seats.b.map(key));
        let text: String = mended.drawn.seats.iter().map(line).collect();
        let digest = Sha256::digest(text.as_bytes());
        digest.iter().take(12).fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
    }

    /// `Table 4: Ann – Cy (Ann was at table 4 with Bo; Cy had the bye)`
    pub fn in_words(&self, moved: &Moved) -> String {
        let name = |player: PlayerIndex| self.loaded.history.players[player].name.as_str();
        let before = |(player, was): (PlayerIndex, Option<&Seated>)| {
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

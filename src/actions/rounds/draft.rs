//! The organiser's hand on a round: two swapped, and somebody seated who came after the draw.

use super::{
    Actor, LoadedRounds, StoredRound,
    asked::{LateSeating, RepairAudience, Swap},
    change_event,
    joining::update_player,
    open::{is_last, open_round},
    proof::renew_round_proof,
    round_subject,
    tables::{free_table, refuse_begun_tables},
    teams_by_hand::{seat_team_late, swap_teams},
};
use crate::{
    actions::prelude::*,
    domain::{
        battle::{Battle, Side},
        event::audit::RoundAct,
        ids::{EntrantId, PlayerId},
        pairing::Reasons,
        refusal::RoundRefusal,
        round::Round,
    },
    storage::history::Loaded,
};

/// Swaps two of a round between their tables, or matches; in a published round only while neither has begun.
pub async fn swap_seats(app: &App, by: &Actor, event: &Event, swap: &Swap) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let round = open_round(tx, event.id, (swap.round, swap.seen)).await?;
        is_last(tx, &round).await?;
        let act = match (swap.one, swap.two) {
            (EntrantId::Player(one), EntrantId::Player(two)) => {
                swap_seated_players(tx, event, &round, swap, [one, two]).await?
            }
            (EntrantId::Team(one), EntrantId::Team(two)) => {
                swap_teams(app, tx, event, &round, swap, [one, two]).await?
            }
            _ => return Err(Error::NotFound),
        };
        storage::rounds::touch_round(tx, round.id).await?;
        Ok(((), LogEntry::new(round_subject(&round), act).because(&swap.reason)))
    })
    .await
}

async fn swap_seated_players(
    tx: &mut Tx,
    event: &Event,
    round: &Round,
    swap: &Swap,
    [one_id, two_id]: [PlayerId; 2],
) -> Result<RoundAct> {
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    let sits = |who: PlayerId| {
        let found = battles.iter().find_map(|battle| Some((battle, battle.side_of(who)?)));
        found.ok_or_else(|| Error::from_refusal(RoundRefusal::NotInRound))
    };
    let (one, two) = (sits(one_id)?, sits(two_id)?);
    if one.0.id == two.0.id {
        return Err(Error::from_refusal(RoundRefusal::PlayEachOther));
    }
    refuse_begun_tables(&[one.0, two.0])?;
    storage::battles::unseat_player(tx, round.id, one_id).await?;
    storage::battles::unseat_player(tx, round.id, two_id).await?;
    storage::battles::seat_player(tx, one.0, one.1, two_id).await?;
    storage::battles::seat_player(tx, two.0, two.1, one_id).await?;
    for (battle, side, comes) in [(one.0, one.1, two_id), (two.0, two.1, one_id)] {
        if other_than(battle, side) != Some(comes) {
            mark_battle_by_hand(tx, battle, &swap.reason, swap.told).await?;
        }
    }
    renew_round_proof::<Loaded>(tx, event, round).await?;
    let players = [name_of_player(tx, one_id).await?, name_of_player(tx, two_id).await?];
    Ok(RoundAct::PlayersSwapped { round: round.number, players })
}

/// Somebody who came after the draw plays whoever has the bye, at a table or tables of their own. A team has the bye
/// itself where nobody has it.
pub async fn seat_late(app: &App, by: &Actor, event: &Event, late: &LateSeating) -> Result<()> {
    change_event(app, event.id, by, async |tx, _| {
        let round = open_round(tx, event.id, (late.round, late.seen)).await?;
        is_last(tx, &round).await?;
        let act = match late.who {
            EntrantId::Player(player) => seat_player_late(tx, event, &round, player, &late.reason).await?,
            EntrantId::Team(team) => seat_team_late(app, tx, event, &round, team, &late.reason).await?,
        };
        storage::rounds::touch_round(tx, round.id).await?;
        Ok(((), LogEntry::new(round_subject(&round), act)))
    })
    .await
}

async fn seat_player_late(
    tx: &mut Tx,
    event: &Event,
    round: &Round,
    player: PlayerId,
    reason: &str,
) -> Result<RoundAct> {
    let player = storage::players::find_player(tx, player).await?;
    let player = player.filter(|player| player.event_id == event.id);
    let mut player = player.ok_or_else(|| Error::from_refusal(RoundRefusal::NotOfThisEvent))?;
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    if battles.iter().any(|battle| battle.side_of(player.id).is_some()) {
        return Err(Error::from_refusal(RoundRefusal::SitsAlready { name: player.name.to_string() }));
    }
    if !player.is_active() {
        return Err(Error::from_refusal(RoundRefusal::DoesNotPlay { name: player.name.to_string() }));
    }
    let loaded_rounds = LoadedRounds::read_loaded_rounds(tx, event).await?;
    let draw = storage::rounds::load_kept_draw(tx, round.id).await?;
    let bye = loaded_rounds
        .bye_for_late(StoredRound { round, battles: &battles, draw: draw.as_ref() }, player.id)?;
    let free = free_table(tx, event.id, &battles).await?;
    let table = Battle { table_number: Some(free), ..bye.clone() };
    storage::battles::open_bye(tx, &table).await?;
    storage::battles::seat_player(tx, &table, Side::B, player.id).await?;
    let marked = Battle { b: Some(player.id), ..table };
    mark_battle_by_hand(tx, &marked, reason, RepairAudience::Staff).await?;
    if player.joined_round > round.number {
        player.joined_round = round.number;
        update_player(tx, &player).await?;
    }
    renew_round_proof::<Loaded>(tx, event, round).await?;
    let against = name_of_player(tx, bye.a).await?;
    Ok(RoundAct::LateSeated { player: player.name.to_string(), against, table: free })
}

impl LoadedRounds {
    /// Those of these players who could be seated across somebody who has no opponent.
    pub fn who_can_be_seated(&self, stored: StoredRound<'_>, players: &[Player]) -> Vec<Player> {
        players.iter().filter(|player| self.bye_for_late(stored, player.id).is_ok()).cloned().collect()
    }

    /// The bye that somebody is seated across. What the organiser gave stays.
    fn bye_for_late<'b>(&self, stored: StoredRound<'b>, late: PlayerId) -> Result<&'b Battle> {
        let late = self.loaded.index.get(&late).ok_or(Error::NotFound)?;
        let other =
            self.context.opponent_for_late(&self.now(stored), *late).map(|other| self.loaded.id(other));
        let byes = || stored.battles.iter().filter(|battle| battle.is_bye());
        let bye = byes().find(|bye| Some(bye.a) == other);
        let by_hand = byes().any(Battle::is_bye_by_hand);
        bye.ok_or_else(|| {
            Error::from_refusal(if by_hand { RoundRefusal::ByeByHand } else { RoundRefusal::NoBye })
        })
    }
}

/// The draw's reasons no longer hold for a table that was changed by hand.
async fn mark_battle_by_hand(tx: &mut Tx, battle: &Battle, reason: &str, told: RepairAudience) -> Result<()> {
    let marked = Battle {
        fixed: true,
        by_hand: Some(reason.to_owned()),
        hand_is_public: told == RepairAudience::Everybody,
        reasons: Reasons::default(),
        ..battle.clone()
    };
    storage::battles::set_by_hand(tx, &marked).await?;
    Ok(())
}

fn other_than(battle: &Battle, side: Side) -> Option<PlayerId> {
    match side {
        Side::A => battle.b,
        Side::B => Some(battle.a),
    }
}

async fn name_of_player(tx: &mut Tx, player: PlayerId) -> Result<String> {
    let player = storage::players::find_player(tx, player).await?.ok_or(Error::NotFound)?;
    Ok(player.name.to_string())
}

//! The battles of a match: made once it is settled who plays whom, taken away while none has begun.

use crate::{
    actions::prelude::*,
    domain::{
        battle::{Battle, ResultDecision, State},
        event::team::TeamMatch,
        ids::{BattleId, PlayerId},
        numbers::TableNumber,
        pairing::Reasons,
        refusal::TeamRefusal,
        scoring::{self, Side},
        teams::{BattleplansBy, draft::DraftedBattle},
    },
};
use chrono::{DateTime, Utc};

/// Everybody sits down: a battle for each pair of the draft.
pub async fn seat_drafted_battles(
    app: &App,
    tx: &mut Tx,
    event: &Event,
    of: &TeamMatch,
    battles: &[DraftedBattle],
) -> Result<()> {
    let size = i64::from(event.settings.team.players());
    for (order, drafted) in (1..).zip(battles) {
        let at = |line_up: &[PlayerId], place: u8| line_up.get(usize::from(place).wrapping_sub(1)).copied();
        let (Some(a), Some(b)) = (at(&of.line_ups.a, drafted.a), at(&of.line_ups.b, drafted.b)) else {
            return Err(Error::Broken("a draft names somebody who is in no line-up".into()));
        };
        let table = drafted.table.map_or(order, i64::from);
        let place = (of.place - 1) * size + table;
        let battleplan = table_battleplan(event, of, table);
        let battle = new_battle(app, of, (a, b), (place, table));
        let battle = Battle { battleplan, ..battle };
        let battle = lost_by_who_is_missing(event, of, battle, app.clock.now());
        storage::battles::insert_battle(tx, event.id, &battle).await?;
    }
    Ok(())
}

/// The one battle of two pairs.
pub async fn seat_pairs(app: &App, tx: &mut Tx, of: &TeamMatch) -> Result<()> {
    let (Some(a), Some(b)) = (of.line_ups.a.first(), of.line_ups.b.first()) else {
        return Err(Error::Broken("a pair without people".into()));
    };
    let partners = [&of.line_ups.a, &of.line_ups.b].map(|line_up| line_up.get(1).copied());
    let battle = Battle { partners, ..new_battle(app, of, (*a, *b), (of.place, 1)) };
    storage::battles::insert_battle(tx, of.event_id, &battle).await?;
    Ok(())
}

/// Takes the battles of a match away.
///
/// # Errors
/// When one of them has begun.
pub async fn take_away(tx: &mut Tx, of: &TeamMatch) -> Result<()> {
    let mut battles = storage::battles::list_battles_of_round(tx, of.round_id).await?;
    battles.retain(|battle| battle.match_id == Some(of.id));
    if battles.iter().any(|battle| has_begun(of, battle)) {
        return Err(Error::from_refusal(TeamRefusal::BattlesBegun));
    }
    for battle in &battles {
        storage::battles::delete_battle(tx, battle).await?;
    }
    Ok(())
}

/// Whether this battle belongs to the match and has begun; one that was lost because somebody is missing has not.
pub fn has_begun(of: &TeamMatch, battle: &Battle) -> bool {
    battle.match_id == Some(of.id)
        && battle.has_begun()
        && !of.line_ups.missing.contains(&battle.a)
        && battle.b.is_none_or(|b| !of.line_ups.missing.contains(&b))
}

fn new_battle(app: &App, of: &TeamMatch, (a, b): (PlayerId, PlayerId), (place, table): (i64, i64)) -> Battle {
    let first = of.first_table.map_or(1, |first| first.0);
    let table = first + u32::try_from(table - 1).unwrap_or_default();
    Battle {
        id: BattleId(app.new_id()),
        round_id: of.round_id,
        round_number: of.round_number,
        round_state: of.round_state,
        place,
        table_number: Some(TableNumber(table)),
        a,
        b: Some(b),
        partners: [None, None],
        match_id: Some(of.id),
        battleplan: None,
        fixed: false,
        by_hand: None,
        hand_is_public: false,
        begun: false,
        reasons: Reasons::default(),
        state: State::Open,
        result: None,
        reason: None,
        decided: None,
        asked_at: None,
        // Not 1: a form from before a judge took a step back must not fit whoever sits here now.
        version: app.clock.now().timestamp_millis(),
        last_sender: None,
    }
}

/// The battleplan of a table of the match, where they belong to tables.
fn table_battleplan(event: &Event, of: &TeamMatch, table: i64) -> Option<String> {
    let settings = &event.settings.team;
    if settings.battleplans != BattleplansBy::Table {
        return None;
    }
    let plans = settings.table_battleplans.get(&of.round_number)?;
    plans.get(usize::try_from(table - 1).ok()?).cloned()
}

/// Whoever was named as missing loses at once. Where nobody comes to the board, staff say what becomes of it.
fn lost_by_who_is_missing(event: &Event, of: &TeamMatch, battle: Battle, now: DateTime<Utc>) -> Battle {
    let is_missing = |player: PlayerId| of.line_ups.missing.contains(&player);
    let absent = match (is_missing(battle.a), battle.b.is_some_and(is_missing)) {
        (true, false) => Side::A,
        (false, true) => Side::B,
        (true, true) | (false, false) => return battle,
    };
    let result = scoring::no_show(absent, event.settings.game());
    let decided = Some(ResultDecision { by: "Muster".into(), at: now });
    Battle { state: State::Confirmed, result: Some(result), decided, ..battle }
}

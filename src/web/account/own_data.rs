//! What is kept about somebody with an account, for themselves: everything by the account, and by its entries.

use crate::{
    domain::event::{permission::StaffRole, player::Player},
    storage::{Tx, accounts::Account},
    web::prelude::*,
};
use serde_json::{Map, Value, json};

/// The account, its browsers, what it did to the site, its roles; its entries with their rosters, battles and log.
pub async fn collect_own_data(app: &App, account: &Account) -> Result<Value> {
    let mut tx = app.database.read().await?;
    let browsers: Vec<Value> = storage::sessions::of_account(&mut tx, account.id)
        .await?
        .into_iter()
        .map(|one| {
            json!({ "opened": one.created_at, "last_used": one.seen_at, "signed_in_until": one.expires_at })
        })
        .collect();
    let mut roles = Vec::new();
    for event in storage::events::of_staff(&mut tx, account.id).await? {
        let role = storage::staff::find_staff_role(&mut tx, event.id, account.id).await?;
        roles.push(json!({ "event": event.name.to_string(), "role": role.map(StaffRole::as_str) }));
    }
    let mut entries = Vec::new();
    for player in storage::players::of_account(&mut tx, account.id).await? {
        let event = storage::events::find_event(&mut tx, player.event_id).await?;
        let rosters: Vec<Value> = storage::rosters::of_player(&mut tx, player.id)
            .await?
            .into_iter()
            .map(|roster| {
                json!({
                    "number": roster.number, "handed_in": roster.submitted_at, "by": roster.submitted_by,
                    "late": roster.late, "encoding": roster.encoding, "text": roster.source,
                })
            })
            .collect();
        let battles: Vec<Value> = storage::battles::of_player(&mut tx, player.id)
            .await?
            .into_iter()
            .map(|battle| {
                json!({
                    "round": battle.round_number, "table": battle.table_number,
                    "first": battle.a == player.id, "result": battle.result,
                })
            })
            .collect();
        let mut entry = json!({
            "event": event.map(|event| event.name.to_string()), "number": player.number,
            "name": player.name.as_str(), "club": player.club, "faction": player.faction, "email": player.email,
            "notes": player.notes, "dietary": player.dietary, "paid": player.paid,
            "registered": player.registered_at, "checked_in": player.checked_in_at,
            "rosters": rosters, "battles": battles,
            "army_photo": storage::pictures::load_army_photo(&mut tx, player.id).await?,
        });
        if let Some(fields) = entry.as_object_mut() {
            fields.extend(said_and_noted(&mut tx, &player).await?);
        }
        entries.push(entry);
    }
    let did = storage::audit::by_account(&mut tx, account.id).await?;
    let did: Vec<Value> = did
        .into_iter()
        .map(|storage::audit::ActOfAccount { at, who, act }| {
            let act: Value = serde_json::from_str(&act).unwrap_or(Value::String(act));
            json!({ "at": at, "as": who, "did": act })
        })
        .collect();
    Ok(json!({
        "account": {
            "name": account.name, "email": account.email, "made": account.created_at,
            "creates_events": account.organiser, "looks_after_the_site": account.site_admin,
            "second_step": account.second_factor.is_some(),
        },
        "browsers": browsers, "roles": roles, "entries": entries, "log": did,
    }))
}

/// What somebody said at an event, and what others noted about them: answers at sign-up, calls for a judge, notes about
/// their conduct, marks, and for which awards they voted. For whom is kept nowhere (`handbook A4`).
async fn said_and_noted(tx: &mut Tx, player: &Player) -> Result<Map<String, Value>> {
    let answers = storage::answers::of_player(tx, player.id).await?;
    let answers = answers.into_iter().map(|one| json!({ "question": one.question, "answer": one.answer }));
    let calls = storage::calls::of_caller(tx, player.id).await?;
    let calls = calls.into_iter().map(|call| {
        json!({
            "called": call.called_at, "kind": call.kind, "note": call.note, "taken_by": call.taken_by,
            "answer": call.answer, "outcome": call.outcome, "ended": call.ended_at,
        })
    });
    let notes = storage::conduct::of_player(tx, player.id).await?;
    let notes = notes.into_iter().map(|note| {
        json!({
            "at": note.at, "round": note.round, "kind": note.kind, "level": note.level, "note": note.note,
            "noted_by": note.noted_by, "taken_back": note.taken_back,
        })
    });
    let soft = storage::soft::find_soft_score(tx, player.id).await?;
    let marks: i64 = storage::soft::marks_of(tx, player.id).await?.iter().map(|mark| mark.marks).sum();
    let soft = soft.map(|soft| {
        json!({
            "enters_the_painting_contest": soft.is_entered, "battle_ready": soft.battle_ready,
            "marks_for_paint": marks, "sportsmanship": soft.sportsmanship, "list": soft.lists,
        })
    });
    let voted = storage::votes::list_awards_voted_on(tx, player.id).await?;
    let awards = storage::awards::list_awards(tx, player.event_id).await?;
    let voted = awards.into_iter().filter(|award| voted.contains(&(award.id,))).map(|award| award.title);
    let mut kept = Map::new();
    kept.insert("answers".into(), answers.collect());
    kept.insert("calls".into(), calls.collect());
    kept.insert("notes_about_conduct".into(), notes.collect());
    kept.insert("soft_scores".into(), json!(soft));
    kept.insert("voted_for_awards".into(), voted.map(|name| json!(name)).collect());
    Ok(kept)
}

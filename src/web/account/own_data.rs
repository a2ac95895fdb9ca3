//! What is kept about somebody with an account, for themselves: everything by the account, and by its entries.

use crate::{
    app::App,
    domain::event::permission::StaffRole,
    error::Result,
    storage::{self, accounts::Account},
};
use serde_json::{Value, json};

/// The account, its browsers, what it did to the site, its roles; its entries with their rosters, battles and log.
pub async fn kept(app: &App, account: &Account) -> Result<Value> {
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
        let role = storage::staff::role(&mut tx, event.id, account.id).await?;
        roles.push(json!({ "event": event.name.to_string(), "role": role.map(StaffRole::as_str) }));
    }
    let mut entries = Vec::new();
    for player in storage::players::of_account(&mut tx, account.id).await? {
        let event = storage::events::find(&mut tx, player.event_id).await?;
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
        entries.push(json!({
            "event": event.map(|event| event.name.to_string()), "number": player.number,
            "name": player.name.as_str(), "club": player.club, "faction": player.faction, "email": player.email,
            "notes": player.notes, "dietary": player.dietary, "paid": player.paid,
            "registered": player.registered_at, "checked_in": player.checked_in_at,
            "rosters": rosters, "battles": battles,
        }));
    }
    let did = storage::audit::by_account(&mut tx, account.id).await?;
    let did: Vec<Value> = did
        .into_iter()
        .map(|(at, who, act)| {
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

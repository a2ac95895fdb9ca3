//! Sheets of paper where two of the staff have to type in the same before it counts.

use super::{
    SentFrom, explain_report_refusal, find_battle_at_table, impartial::not_at_their_table, not_a_draft,
    store_protocol_effect,
};
use crate::{
    actions::prelude::*,
    domain::{
        battle::{self, BattleMove, Effect, ReportRefusal, Sender, State, Typist},
        history::BattleResult,
        ids::AccountId,
        refusal::{BattleRefusal, Conflict, Forbidden},
    },
    storage::battles::TableUse,
};

/// A sheet that both players signed, as one of the staff types it in.
#[derive(Debug, Clone)]
pub struct PaperSheet {
    pub table: TableUse,
    pub result: BattleResult,
    pub typist: AccountId,
}

/// The first typing waits; the same by somebody else confirms it; another one makes it a dispute, with both
/// kept side by side.
pub async fn enter_checked(app: &App, by: &Actor, event: EventId, sheet: &PaperSheet) -> Result<State> {
    let now = app.clock.now();
    change_event(app, event, by, async |tx, _| {
        let battle = find_battle_at_table(tx, event, sheet.table).await?;
        not_a_draft(&battle)?;
        not_at_their_table(tx, (event, by), &battle, Forbidden::OwnPaper(sheet.table.table)).await?;
        let first = storage::paper_entries::find_paper_typist(tx, battle.id).await?;
        let typist = if first == Some(sheet.typist) { Typist::Same } else { Typist::Other };
        let asked = BattleMove::CheckedPaper { result: sheet.result.clone(), typist };
        let waits = battle.waits_for_second();
        let effect = match battle::apply_battle_move(&battle.standing(), asked) {
            Ok(Effect::Kept) if waits => {
                return Err(Error::from_refusal(BattleRefusal::TypedInBefore));
            }
            Ok(effect) => effect,
            Err(refusal @ ReportRefusal::Disputed) => {
                let table = sheet.table.table;
                return Err(match battle.result() {
                    Some(first) => Error::Conflict(Conflict::PaperDisputed { table, first }),
                    None => explain_report_refusal(refusal, &battle, Some(&sheet.result), now),
                });
            }
            Err(refusal) => return Err(explain_report_refusal(refusal, &battle, Some(&sheet.result), now)),
        };
        if matches!(effect, Effect::Becomes { state: State::Reported, .. }) {
            storage::paper_entries::set_paper_typist(tx, battle.id, sheet.typist).await?;
        }
        let once = app.new_id().simple().to_string();
        let from = SentFrom { event, sender: Sender::Staff, actor: by, reason: None, once: &once };
        store_protocol_effect(app, tx, &battle, effect, &from).await
    })
    .await
}

//! Calling a judge to the table, in one tap, and withdrawing the call.

use crate::{
    actions::hall::calls::{self, JudgeCallRequest},
    domain::event::call::CallKind,
    storage::battles::TableUse,
    web::{page::guard::Entered, prelude::*, reply::respond::redirect_with_refusal},
};

pub async fn send_table_call(
    app: Data<App>,
    here: Entered,
    path: Path<TableUse>,
    mut form: Form,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let there = if form.is("back", "me") {
        here.to("me")
    } else {
        here.to(&format!("rounds/{}/tables/{}", table.round, table.table))
    };
    let note = form.text("note", 300).unwrap_or_default();
    if !form.is_fine() {
        return redirect_with_refusal(there, here.speaker.say(&say!("calls-note-too-long")));
    }
    let kind = CallKind::parse(form.value("kind")).unwrap_or(CallKind::Other);
    if kind == CallKind::Appeal && note.is_empty() {
        return redirect_with_refusal(there, here.speaker.say(&say!("calls-appeal-needs-a-reason")));
    }
    let asked = JudgeCallRequest { table, player: here.player(), kind, note };
    let by = here.player_actor(&form);
    let (sent, told) = if form.is("what", "withdraw") {
        (calls::withdraw_judge_call(&app, &by, here.event.id, asked).await, say!("calls-withdrawn"))
    } else {
        (calls::call_judge(&app, &by, here.event.id, asked).await, say!("calls-called"))
    };
    // Where somebody at the table was faster, what the page shows now says it all.
    Next::lead_to_page(&here, there).or_twice(&told).after_or_why(sent, |()| told)
}

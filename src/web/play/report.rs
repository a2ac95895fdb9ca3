//! What a player says of their battle: a report, a confirmation, a dispute.

use super::{battle_page, me};
use crate::{
    actions::battles::{self, SentResult, Word, table_limits},
    domain::{
        battle::{ReportRefusal, State},
        history::BattleResult,
        refusal::BattleRefusal,
    },
    storage::battles::{PhoneHolder, TableUse},
    web::{
        forms::short_sheet::{self, NumberLimits, ResultFormBy},
        page::guard::Entered,
        prelude::*,
        reply::form_reply::{self},
    },
};

/// A player's report, confirmation or dispute.
pub async fn send_battle_report(
    app: Data<App>,
    here: Entered,
    path: Path<TableUse>,
    mut form: Form,
) -> Result<HttpResponse> {
    let table = path.into_inner();
    let battleplan = table_limits::battleplan_for_limits(&app, &here.event, table).await?;
    let is_own_page = form.is("back", "me") && me::is_on(&here, table);
    let Some(word) =
        read_report_word(&mut form, NumberLimits { game: here.event.settings.game(), battleplan })
    else {
        if is_own_page {
            return form_again(&here.visit, &me::load_own_page_again(&app, &here, form).await?);
        }
        // Numbers that cannot be are no matter once nothing is asked any more.
        let over = here.event.battle_at(table).and_then(|battle| match battle.state {
            State::Confirmed => Some(ReportRefusal::Agreed),
            State::Disputed => Some(ReportRefusal::Disputed),
            State::Ruled => Some(ReportRefusal::Ruled),
            State::Open | State::Reported => None,
        });
        let form = match over {
            Some(why) => Form::default().refused(told(&BattleRefusal::from(why))),
            None => form,
        };
        let shown = battle_page::battle_page(&app, &here, table, Some(form)).await?;
        return form_again(&here.visit, &shown);
    };
    let session = here.session.as_ref().map_or("", |session| &session.token_hash);
    let account = here.account.as_ref().map(|account| account.id);
    let person = PhoneHolder { session, account };
    let sent = SentResult { event: here.event.id, table, player: here.player().id, person, word };
    let here_again = format!("rounds/{}/tables/{}", table.round, table.table);
    let there = match form.value("back") {
        "me" => here.to("me"),
        "sheet" => here.to(&format!("{here_again}/sheet")),
        _ => here.to(&here_again),
    };
    let result = battles::report_result(&app, &here.player_actor(&form), &sent).await;
    let next = Next::lead_to_page(&here, there).saying(match &result {
        Ok(State::Confirmed) => say!("battle-both-said-the-same").into(),
        Ok(State::Disputed) => say!("battle-reports-differ").into(),
        Ok(_) => say!("battle-reported").into(),
        Err(_) => Wording::NONE,
    });
    let sent = form_reply::SentForm { visit: &here.visit, form, result };
    if is_own_page {
        let again = async |form| me::load_own_page_again(&app, &here, form).await;
        return Box::pin(sent.answer(next, again)).await;
    }
    sent.answer(next, async |form| battle_page::battle_page(&app, &here, table, Some(form)).await).await
}

fn read_report_word(form: &mut Form, limits: NumberLimits) -> Option<Word> {
    let seen = form.value("version").parse().unwrap_or_default();
    if form.is("what", "confirm") {
        return Some(Word::Confirm { seen });
    }
    let result: BattleResult = short_sheet::read_typed_result(form, ResultFormBy::Player, limits)?;
    Some(Word::Report { seen, result })
}

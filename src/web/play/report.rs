//! What a player says of their battle: a report, a confirmation, a dispute.

use super::{battle, me};
use crate::{
    actions::{
        battles::{self, SentResult, Word},
        limits,
    },
    app::App,
    domain::{
        history::BattleResult,
        numbers::{RoundNumber, TableNumber},
    },
    error::Result,
    storage::battles::Person,
    web::{
        form::Form,
        guard::Entered,
        outcome::{self, Next},
        respond::form_again,
        sheet::{self, By, NumberLimits},
    },
    words::pages::battles as say,
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};

/// A player's report, confirmation or dispute.
pub async fn send(
    app: Data<App>,
    here: Entered,
    path: Path<(String, RoundNumber, TableNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    let table = battle::table(&path);
    let battleplan = limits::battleplan(&app, &here.known, table).await?;
    let is_own_page = form.is("back", "me") && me::is_on(&here, table);
    let Some(word) = word(&mut form, NumberLimits { game: here.event.settings.game(), battleplan }) else {
        if is_own_page {
            return form_again(&here.visit, &me::again(&app, &here, form).await?);
        }
        let shown = battle::battle_page(&app, &here, table, Some(form)).await?;
        return form_again(&here.visit, &shown);
    };
    let session = here.session.as_ref().map_or("", |session| &session.token_hash);
    let account = here.account.as_ref().map(|account| account.id);
    let person = Person { session, account };
    let sent = SentResult { event: here.event.id, table, player: here.player().id, person, word };
    let here_again = format!("rounds/{}/tables/{}", path.1, path.2);
    let there = match form.value("back") {
        "me" => here.to("me"),
        "sheet" => here.to(&format!("{here_again}/sheet")),
        _ => here.to(&here_again),
    };
    let result = battles::report(&app, &here.player_actor(&form), &sent).await;
    let next = Next::to(there).saying(result.as_ref().map_or("", |state| say::reported(*state)));
    let sent = outcome::Sent { visit: &here.visit, form, result };
    if is_own_page {
        return sent.answer(next, async |form| me::again(&app, &here, form).await).await;
    }
    sent.answer(next, async |form| battle::battle_page(&app, &here, table, Some(form)).await).await
}

fn word(form: &mut Form, limits: NumberLimits) -> Option<Word> {
    let seen = form.value("version").parse().unwrap_or_default();
    if form.is("what", "confirm") {
        return Some(Word::Confirm { seen });
    }
    let result: BattleResult = sheet::read(form, By::Player, limits)?;
    Some(Word::Report { seen, result })
}

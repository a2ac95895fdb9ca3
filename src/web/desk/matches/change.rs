//! A round of teams that was drawn, changed: what a change would do, and its price, stand there before it is done.

use crate::{
    actions::rounds::{RepairAudience, RepairMatches, StoredMatches, repair_matches},
    app::App,
    domain::{event::team::Team, ids::TeamId, numbers::RoundNumber, round::RoundState, rounds::RoundChange},
    error::Result,
    text::{say, told},
    web::{
        desk::rounds::change::{ChangePage, ChangePreview, ChangeQuery, ToldMoves, read_asked_change},
        forms::form::Form,
        page::guard::Organiser,
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again},
        },
        teams::of_teams,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};

pub async fn show_match_change_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    look: Query<ChangeQuery>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    answer_with_page(&here.visit, &change_page(&app, &here, path.1, look.form()).await?)
}

pub async fn save_match_change(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let stored = load_stored_matches(&app, &here, path.1).await?;
    let change = read_match_change(&stored, &mut form);
    let reason = form.required("reason", 200, say!("forms-say-why"));
    let (Some(change), Some(reason), true) = (change, reason, form.is_fine()) else {
        return form_again(&here.visit, &change_page(&app, &here, path.1, form).await?);
    };
    let told = if form.is_ticked("told") { RepairAudience::Everybody } else { RepairAudience::Staff };
    let seen = form.value("version").parse().unwrap_or_default();
    let shown = form.value("shown").to_owned();
    let repair = RepairMatches { round: path.1, seen, change, shown, reason, told };
    let result = repair_matches(&app, &here.actor(&form), &here.event, &repair).await;
    let is_draft = stored.round.state == RoundState::Draft;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/matches/{}", path.1)))
        .saying(say!("desk-rounds-changed", draft = is_draft));
    let again = async |form| change_page(&app, &here, path.1, form).await;
    SentForm { visit: &here.visit, form, result }
        .answer(next.or_twice(say!("forms-done-already")), again)
        .await
}

async fn load_stored_matches(app: &App, here: &Organiser, number: RoundNumber) -> Result<StoredMatches> {
    let mut tx = app.database.read().await?;
    let stored = StoredMatches::read_stored_matches(&mut tx, &here.event, number).await?;
    tx.commit().await?;
    Ok(stored)
}

async fn change_page<'a>(
    app: &App,
    here: &'a Organiser,
    number: RoundNumber,
    mut form: Form,
) -> Result<ChangePage<'a>> {
    let stored = load_stored_matches(app, here, number).await?;
    let preview = match read_match_change(&stored, &mut form) {
        None => None,
        Some(change) => match stored.plan(&here.event, &change).await {
            Ok(plan) => {
                let lines = stored.moves(&plan).iter().map(told).collect();
                let told = ToldMoves { lines, out: stored.out(&plan), tables: stored.drawn.len() };
                let name = |id: &TeamId| {
                    stored.loaded.team(*id).map(|team| team.name.to_string()).unwrap_or_default()
                };
                Some(ChangePreview::from_repair_plan(&change, name, plan, told))
            }
            Err(error) => {
                form.refuse("what", error.refusal()?);
                None
            }
        },
    };
    let corrected = stored.kept.as_ref().map(|kept| kept.corrected(&stored.loaded.history));
    let label = |team: &Team| (team.number.to_string(), format!("{} ({})", team.name, team.number));
    let mut people: Vec<(String, String)> = stored.loaded.teams.iter().map(label).collect();
    people.sort_by_cached_key(|(_, name)| name.to_lowercase());
    people.insert(0, (String::new(), "–".into()));
    Ok(ChangePage {
        visit: &here.0,
        unseated: stored.unseated(),
        leaving: Vec::new(),
        corrected: corrected.unwrap_or_default(),
        begun: Vec::new(),
        round: stored.round,
        preview,
        people,
        form,
    })
}

/// What the form asks for; nothing where it asks for nothing, or is not right.
fn read_match_change(stored: &StoredMatches, form: &mut Form) -> Option<RoundChange<TeamId>> {
    read_asked_change(form, |form, field| {
        let number = form.value(field).trim().to_owned();
        let found = stored.loaded.teams.iter().find(|team| team.number.to_string() == number);
        // A link to the page may leave open which team it is about.
        if found.is_none() && (form.has("reason") || !number.is_empty()) {
            form.refuse(field, say!("desk-matches-no-such-team"));
        }
        found.map(|team| team.id)
    })
}

//! What the organiser does with one round: looks at it, plans, draws again, publishes, closes.

use super::{
    at_round::{AtRound, is_own_address, seen_version_of_round},
    list::{list_missing_matches, read_draw_options, suggest_draw_form},
    page::{RoundQuery, list_battleplan_choices},
};
use crate::{
    actions::{
        Actor,
        hall::screens,
        rounds::{self, DrawAgain, LateSeating, LoadedRounds, Pick, RoundPlan, Waiting},
    },
    domain::{
        event::{clock::Hand, team::Team},
        ids::EntrantId,
        numbers::RoundNumber,
        round::RoundState,
        rounds::{Absent, DrawOptions},
    },
    web::{
        event::free_places::filled_after, page::undo::UndoableTap, prelude::*,
        reply::respond::redirect_with_note,
    },
};

pub async fn show_desk_round_page(at: AtRound, look: Query<RoundQuery>) -> Result<HttpResponse> {
    at.show(&look).await
}

pub async fn save_round_plan(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    is_own_address(&at.here)?;
    let Some(plan) = read_round_plan(&mut form, &at.here, at.number) else {
        return at.again(form).await;
    };
    let result = rounds::set_plan(&at.app, &at.actor(&form), at.here.event.id, &plan).await;
    at.answer_form(form, result, say!("desk-rounds-plan-saved", round = at.number)).await
}

/// Battleplan and start of a round as typed. None where something is wrong, which stands beside its field.
fn read_round_plan(form: &mut Form, here: &Organiser, round: RoundNumber) -> Option<RoundPlan> {
    let slug = form.value("battleplan").trim().to_owned();
    if slug != "dice"
        && !list_battleplan_choices(&here.event.settings, None).iter().any(|(known, _)| *known == slug)
    {
        form.refuse("battleplan", say!("forms-choose-one"));
    }
    let starts_at = form.moment("starts_at", here.event.zone());
    let battleplan = match slug.as_str() {
        "dice" => Pick::Dice,
        _ => Pick::Named(Some(slug).filter(|slug| !slug.is_empty())),
    };
    form.is_fine().then(|| RoundPlan { round, seen: seen_version_of_round(form), battleplan, starts_at })
}

pub async fn redraw_round(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    is_own_address(&at.here)?;
    let is_of_matches = at.here.event.meets_in_matches();
    let reason = if is_of_matches {
        form.required("redraw_reason", 300, say!("desk-matches-say-why"))
    } else {
        form.required("redraw_reason", 200, say!("desk-rounds-say-why-redrawn"))
    };
    let Some(reason) = reason else { return at.again(form).await };
    let (options, note) = if is_of_matches {
        // Who is in the draft stays in it; whom it has left out and who came since is drawn, too.
        let suggested = read_draw_options(&suggest_draw_form(&at.here, at.number), at.number);
        (DrawOptions { absent: Absent::Play, ..suggested }, say!("desk-matches-drawn-again"))
    } else {
        (read_draw_options(&form, at.number), say!("desk-rounds-drawn-again"))
    };
    let again = DrawAgain { options, seen: seen_version_of_round(&form), reason: &reason };
    let result = rounds::redraw_round_draft(&at.app, &at.actor(&form), &at.here.event, again).await;
    at.answer_form(form, result, note).await
}

/// A late arrival takes the seat across the bye.
pub async fn seat_late_arrival(at: AtRound, form: Form) -> Result<HttpResponse> {
    is_own_address(&at.here)?;
    let (frame, round) = (&at.here.event.frame, at.number);
    let (who, note) = if at.here.event.meets_in_matches() {
        let is_meant = |team: &&Team| team.number.to_string() == form.value("team");
        let team = frame.teams.iter().find(is_meant).ok_or(Error::NotFound)?;
        (EntrantId::Team(team.id), say!("desk-matches-seated", name = team.name, round))
    } else {
        let player = form.value("player").parse().map_err(|_| Error::NotFound)?;
        let name = frame.player(player).map_or("", |player| player.name.as_str());
        (EntrantId::Player(player), say!("desk-rounds-seated", name, round))
    };
    let reason = at.here.speaker.say(&say!("desk-rounds-came-late"));
    let late = LateSeating { round, seen: seen_version_of_round(&form), who, reason };
    let result = rounds::seat_late(&at.app, &at.actor(&form), &at.here.event, &late).await;
    at.answer_form(form, result, note).await
}

/// Tables, or matches, of rounds before this one that have no result which counts.
async fn count_playing_before(at: &AtRound) -> Result<usize> {
    let event = &at.here.event;
    let of_rounds: Vec<RoundNumber> = if event.meets_in_matches() {
        let mut tx = at.app.database.read().await?;
        let loaded = LoadedRounds::read_team_rounds(&mut tx, event).await?.loaded;
        list_missing_matches(&loaded).into_iter().map(|(round, _)| round).collect()
    } else {
        event.missing().into_iter().map(|(round, _)| round).collect()
    };
    Ok(of_rounds.into_iter().filter(|round| *round < at.number).count())
}

pub async fn publish_round(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    // Two rounds are on every phone then: never by a slip.
    let playing = count_playing_before(&at).await?;
    if playing > 0 && !form.is_ticked("early") {
        form.refuse("early", say!("desk-rounds-still-played", round = at.number, tables = playing));
        return at.again(form).await;
    }
    let asked = (at.number, seen_version_of_round(&form));
    let result = rounds::publish_draft_round(&at.app, &at.actor(&form), &at.here.event, asked).await;
    let starts = form.is("clock", "start");
    let published = say!("desk-rounds-published", round = at.number, clock = starts);
    if starts && result.is_ok() {
        let by = Actor { once: None, ..at.actor(&form) };
        let turned = screens::turn_clock(&at.app, &by, &at.here.event, at.number, Hand::Start).await;
        // It is out, whatever became of its clock: its page says that.
        return at.answer(form, turned.map(|_| ()), published).await;
    }
    at.answer(form, result, published).await
}

/// Starts the round's clock from its page.
pub async fn start_clock(at: AtRound, form: Form) -> Result<HttpResponse> {
    let by = at.actor(&form);
    let result = screens::turn_clock(&at.app, &by, &at.here.event, at.number, Hand::Start).await;
    at.answer(form, result.map(|_| ()), say!("screen-desk-clock-runs", round = at.number)).await
}

pub async fn take_back(at: AtRound, form: Form) -> Result<HttpResponse> {
    match rounds::take_back(
        &at.app,
        &at.actor(&form),
        at.here.event.id,
        (at.number, seen_version_of_round(&form)),
    )
    .await
    {
        Ok(RoundState::Draft) => {
            // Whoever left while it stood may have left a place.
            let thrown_away = Ok(say!("desk-rounds-thrown-away"));
            redirect_with_note(
                at.here.to("desk/rounds"),
                filled_after(&at.app, &at.here.event, thrown_away).await?.say_by(&at.here.speaker),
            )
        }
        result => {
            let result = result.map(|_| ());
            at.answer(form, result, say!("desk-rounds-draft-again")).await
        }
    }
}

pub async fn close_round_at_desk(at: AtRound, form: Form) -> Result<HttpResponse> {
    let waiting = if form.is_ticked("accept") { Waiting::Accept } else { Waiting::Refuse };
    let result = rounds::close_round(&at.app, &at.actor(&form), at.here.event.id, (at.number, waiting)).await;
    if result.is_ok() {
        let is_last = at.number.0 >= at.here.event.settings.rounds;
        // Nobody looks at a closed round in a full hall: the next one is drawn.
        let next = if is_last { at.next() } else { Next::lead_to_page(&at.here, at.here.to("desk/rounds")) };
        return next
            .undone_by(&at.here, UndoableTap::RoundClosed { round: at.number })
            .after(result, |()| say!("desk-rounds-closed", round = at.number));
    }
    at.answer(form, result, say!("desk-rounds-closed", round = at.number)).await
}

pub async fn reopen_round_at_desk(at: AtRound, form: Form) -> Result<HttpResponse> {
    let result = rounds::reopen_round(&at.app, &at.actor(&form), at.here.event.id, at.number).await;
    at.answer(form, result, say!("desk-rounds-open-again", round = at.number)).await
}

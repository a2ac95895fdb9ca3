//! The remote control of the big screen, for a phone in the hall: what it shows, the clock, the ceremony.

use crate::{
    actions::hall::screens::{self, Extension},
    domain::{
        event::{
            clock::{self, ClockStart, Hand, RoundClock, clock_text, parse_call_outs, print_call_outs},
            screen::{AwardReveal, CeremonyStep, Shows, next_step, on_stage},
        },
        ids::AwardId,
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
    },
    text::TextFact,
    web::{
        event::{
            awards::{self, Awarded},
            overlay::find_streamed_battle,
        },
        page::{guard::Scorekeeper, undo::UndoableTap},
        prelude::*,
    },
};

#[derive(Template)]
#[template(path = "desk/show/screen.html")]
struct RemotePage<'a> {
    visit: &'a EventVisit,
    shows: Shows,
    round: Option<Round>,
    clock: Option<RoundClock>,
    extended: Vec<(TableNumber, i64)>,
    awards: Vec<Awarded>,
    given: Vec<(AwardId, AwardReveal)>,
    form: Form,
}

impl RemotePage<'_> {
    /// The round that goes on, whose results may still change who is given an award.
    fn still_played(&self) -> Option<&Round> {
        let goes_on = |round: &&Round| round.state == RoundState::Published;
        self.round.as_ref().filter(goes_on).filter(|_| !self.visit.event.stage.is_over())
    }

    /// The standings are kept for the ceremony.
    fn hides_standings(&self) -> bool {
        self.visit.event.settings.standings_up_to.is_some()
    }

    /// The newest round, where it is closed: nobody plays by its clock any more.
    fn over(&self) -> Option<&Round> {
        self.round.as_ref().filter(|round| round.state == RoundState::Closed)
    }

    /// Of the newest round.
    fn number(&self) -> Option<RoundNumber> {
        self.round.as_ref().map(|round| round.number)
    }

    /// Who has the award on the stage, once that is revealed.
    fn name_on_stage(awarded: &Awarded, revealed: &bool) -> TextFact {
        if *revealed { TextFact::Message(awarded.named()) } else { TextFact::None }
    }

    fn list_screen_scenes() -> [Shows; 5] {
        Shows::ALL
    }

    /// The table that is on stream now.
    fn on_air(&self) -> Option<TableNumber> {
        find_streamed_battle(&self.visit.event).and_then(|(_, battle)| battle.table_number)
    }

    /// A table to show in an address: the one on stream, else the first of the newest round.
    fn any_table(&self) -> Option<TableNumber> {
        let battles = self.round.as_ref().map(|round| self.visit.event.battles(round.id)).unwrap_or_default();
        let first =
            || battles.iter().filter(|battle| !battle.is_bye()).find_map(|battle| battle.table_number);
        self.on_air().or_else(first)
    }

    fn left(&self) -> Option<String> {
        self.clock.map(|clock| clock_text(clock.left(self.visit.now)))
    }

    fn is_running(&self) -> bool {
        self.clock.is_some_and(|clock| clock.is_running())
    }

    /// The awards that somebody has: the others are not given.
    fn decided(&self) -> Vec<AwardId> {
        let decided = self.awards.iter().filter(|awarded| awarded.is_decided());
        decided.map(|awarded| awarded.award.id).collect()
    }

    /// Awards that nobody has yet.
    fn open(&self) -> Vec<&Awarded> {
        self.awards.iter().filter(|awarded| !awarded.is_decided()).collect()
    }

    /// That the ceremony leaves them out, and why.
    fn left_out(&self) -> TextFact {
        let (voted_on, undecided): (Vec<&Awarded>, Vec<&Awarded>) =
            self.open().into_iter().partition(|awarded| awarded.has_open_vote());
        let quoted = |awards: Vec<&Awarded>| -> TextFact {
            awards.into_iter().map(|one| say!("screen-desk-quoted", award = one.award.title)).collect()
        };
        let voted_on =
            (!voted_on.is_empty()).then(|| say!("screen-desk-still-voted", awards = quoted(voted_on)));
        let undecided =
            (!undecided.is_empty()).then(|| say!("screen-desk-undecided", awards = quoted(undecided)));
        voted_on.into_iter().chain(undecided).chain([say!("screen-desk-leaves-out")]).collect()
    }

    fn next(&self) -> Option<(CeremonyStep, &Awarded)> {
        let step = next_step(&self.decided(), &self.given)?;
        Some((step, self.find(step.award)?))
    }

    fn on_stage(&self) -> Option<(&Awarded, bool)> {
        let (award, given) = on_stage(&self.decided(), &self.given)?;
        Some((self.find(award)?, given == AwardReveal::Revealed))
    }

    fn is_reveal(step: &CeremonyStep) -> bool {
        step.becomes == AwardReveal::Revealed
    }

    fn find(&self, id: AwardId) -> Option<&Awarded> {
        self.awards.iter().find(|awarded| awarded.award.id == id)
    }
}

pub async fn show_screen_remote_page(app: Data<App>, here: Scorekeeper) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &screen_page(&app, &here, Form::default()).await?)
}

pub async fn put_on(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let shows = Shows::parse(form.value("shows"))
        .ok_or_else(|| Error::from_refusal(crate::domain::refusal::FormRefusal::NoShow))?;
    let before = storage::screens::load_screen_shows(&mut app.database.read().await?, here.event.id).await?;
    let put = screens::show_on_screen(&app, &here.actor(&form), here.event.id, shows).await;
    let mut next = Next::lead_to_page(&here, here.to("desk/screen"));
    if before != shows {
        next = next.undone_by(&here, UndoableTap::PutOnScreen { before });
    }
    next.after(put, |()| say!("screen-desk-shown", shown = shows))
}

pub async fn turn_clock(app: Data<App>, here: Scorekeeper, mut form: Form) -> Result<HttpResponse> {
    let round = form.value("round").parse().map_err(|_| Error::NotFound)?;
    if form.is("hand", "take_back") {
        let number = |field: &str| form.value(field).parse().map_err(|_| Error::NotFound);
        let start = ClockStart { at: number("at")?, minutes: number("minutes")? };
        let taken = screens::take_start_back(&app, &here.actor(&form), here.event.id, round, start).await;
        let told = say!("screen-desk-clock-taken-back", round);
        return Next::lead_to_page(&here, here.to("desk"))
            .or_twice(told.clone())
            .after_or_why(taken, |()| told);
    }
    let hand = match form.value("hand") {
        "start" => Hand::Start,
        "pause" => Hand::Pause,
        "go_on" => Hand::GoOn,
        _ => match form.number("minutes", -120..=120_i64) {
            Some(minutes) => Hand::Extend(minutes),
            None => return form_again(&here.visit, &screen_page(&app, &here, form).await?),
        },
    };
    let turned = screens::turn_clock(&app, &here.actor(&form), &here.event, round, hand).await;
    let told = tell_turned_clock(hand, round);
    if form.is("back", "now") {
        // Whatever became of it is said where the button stands.
        let mut next = Next::lead_to_page(&here, here.to("desk")).or_twice(told.clone());
        if let (Hand::Start, Ok(clock)) = (hand, &turned)
            && let Some(start) = clock.start()
        {
            next = next.undone_by(&here, UndoableTap::ClockStarted { round, start });
        }
        return next.after_or_why(turned, |_| told);
    }
    answer_screen_step(&app, &here, form, turned.map(|_| ()), told).await
}

/// After a hand on the clock of a round.
fn tell_turned_clock(hand: Hand, round: RoundNumber) -> Message {
    match hand {
        Hand::Start => say!("screen-desk-clock-runs", round),
        Hand::Pause => say!("screen-desk-clock-paused", round),
        Hand::GoOn => say!("screen-desk-clock-runs-again", round),
        Hand::Extend(minutes) => {
            say!("screen-desk-round-has", round, minutes = minutes.abs(), less = minutes < 0)
        }
    }
}

pub async fn extend_table(app: Data<App>, here: Scorekeeper, mut form: Form) -> Result<HttpResponse> {
    let round = form.value("round").parse().map_err(|_| Error::NotFound)?;
    let (table, minutes) =
        (form.number("table", TableNumber::FIRST..=TableNumber(100_000)), form.number("extra", -60..=60));
    let (Some(table), Some(minutes)) = (table, minutes) else {
        return form_again(&here.visit, &screen_page(&app, &here, form).await?);
    };
    let extension = Extension { round, table, minutes };
    let given = screens::extend_table(&app, &here.actor(&form), here.event.id, extension).await;
    let told = say!("screen-desk-table-got", table, minutes = minutes.abs(), less = minutes < 0);
    if form.is("back", "battle") {
        let there = here.to(&format!("desk/battles/{round}/{table}"));
        return Next::lead_to_page(&here, there).or_twice(told.clone()).after_or_why(given, |()| told);
    }
    answer_screen_step(&app, &here, form, given, told).await
}

/// Changes what is called out.
pub async fn call_outs(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let Some(calls) = form.read("calls", parse_call_outs) else {
        return form_again(&here.visit, &screen_page(&app, &here, form).await?);
    };
    let set = screens::set_call_outs(&app, &here.actor(&form), here.event.id, &calls).await;
    Next::lead_to_page(&here, here.to("desk/screen")).after(set, |()| say!("screen-desk-calls-set"))
}

pub async fn step_ceremony(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let award: AwardId = form.value("award").parse().map_err(|_| Error::NotFound)?;
    let becomes = AwardReveal::parse(form.value("becomes")).ok_or(Error::NotFound)?;
    let mut tx = app.database.read().await?;
    let awards = storage::awards::list_awards(&mut tx, here.event.id).await?;
    drop(tx);
    let title = awards.into_iter().find(|one| one.id == award).ok_or(Error::NotFound)?.title;
    let taken =
        screens::take_ceremony_step(&app, &here.actor(&form), here.event.id, CeremonyStep { award, becomes })
            .await;
    answer_screen_step(
        &app,
        &here.0,
        form,
        taken,
        say!("screen-desk-step-taken", reveal = becomes, award = title),
    )
    .await
}

pub async fn forget_ceremony(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let forgotten = screens::forget_ceremony(&app, &here.actor(&form), here.event.id).await;
    Next::lead_to_page(&here, here.to("desk/screen"))
        .after(forgotten, |()| say!("screen-desk-ceremony-forgotten"))
}

/// A step that was taken already was taken: a second tap is no mistake.
async fn answer_screen_step(
    app: &App,
    here: &EventVisit,
    form: Form,
    result: Result<()>,
    note: Message,
) -> Result<HttpResponse> {
    let next = Next::lead_to_page(here, here.to("desk/screen")).saying(note).either_way();
    SentForm { visit: &here.visit, form, result }
        .answer(next, async |form| screen_page(app, here, form).await)
        .await
}

async fn screen_page<'a>(app: &App, here: &'a EventVisit, mut form: Form) -> Result<RemotePage<'a>> {
    if !form.has("calls") {
        form.set("calls", print_call_outs(&clock::call_outs(&here.event.settings)));
    }
    let mut tx = app.database.read().await?;
    let event = here.event.id;
    let rounds = storage::rounds::list_rounds(&mut tx, event).await?;
    let round = rounds.into_iter().rfind(Round::is_public);
    let (clock, extended) = match &round {
        Some(round) => (
            storage::clocks::find_round_clock(&mut tx, round.id).await?,
            storage::clocks::list_table_extensions(&mut tx, round.id).await?,
        ),
        None => (None, Vec::new()),
    };
    let shows = storage::screens::load_screen_shows(&mut tx, event).await?;
    let (awards, _) = awards::load_event_awards(&mut tx, &here.event).await?;
    let given = storage::screens::load_ceremony_awards(&mut tx, event).await?;
    Ok(RemotePage { visit: here, shows, round, clock, extended, awards, given, form })
}

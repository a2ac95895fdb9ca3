//! The list of rounds, and drawing the next one.

use super::cut::LeaverOfCut;
use crate::{
    actions::rounds::{self, LoadedRounds},
    app::App,
    domain::{
        battle::State,
        event::{pack::Method, player::Player},
        numbers::RoundNumber,
        pairing::ClubRule,
        round::Round,
        rounds::{Absent, DrawOptions, MissingResults, OddPlayer},
    },
    error::{Error, Result},
    text::{Message, Wording, draw::unseen_by_method, filters, say, told, values::tell_method_of_round},
    web::{
        forms::form::Form,
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again, redirect_with_note, see_other},
        },
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;

/// Names of those who are not checked in.
const ABSENT: usize = 12;

#[derive(Template)]
#[template(path = "desk/rounds/list.html")]
struct RoundsPage {
    visit: EventVisit,
    rounds: Vec<RoundLine>,
    loaded_rounds: LoadedRounds,
    /// Of the cut that the next round goes on with.
    leavers: Vec<LeaverOfCut>,
    form: Form,
}

/// A round, and how many of its tables have finished.
struct RoundLine {
    round: Round,
    tables: usize,
    settled: usize,
    waiting: usize,
}

impl RoundsPage {
    fn next(&self) -> RoundNumber {
        self.loaded_rounds.next()
    }

    fn has_draft(&self) -> bool {
        self.loaded_rounds.loaded.rounds.iter().any(|round| !round.is_public())
    }

    fn playing(&self) -> usize {
        self.loaded_rounds.playing(self.next())
    }

    /// Those who are left out where that is ticked.
    fn may_be_left_out(&self) -> usize {
        let as_it_is = DrawOptions::as_it_is(self.next(), ClubRule::Off);
        self.loaded_rounds.context.left_out(DrawOptions { absent: Absent::LeaveOut, ..as_it_is }).len()
    }

    fn leaves_out(&self) -> bool {
        self.form.is_ticked("leave_out")
    }

    /// How many play in it.
    fn plays(&self) -> usize {
        if self.leaves_out() { self.playing() - self.may_be_left_out() } else { self.playing() }
    }

    /// The numbers of players that there can be, of which this is odd: with those who are not here, or without them.
    fn odd_number(&self) -> Option<usize> {
        let (all, out) = (self.playing(), self.may_be_left_out());
        let both = if self.form.is_ticked("leave_out") { [all - out, all] } else { [all, all - out] };
        both.into_iter().find(|number| !number.is_multiple_of(2))
    }

    fn spare(&self) -> Option<&Player> {
        self.loaded_rounds.spare(self.next())
    }

    fn spare_name(&self) -> Option<&str> {
        self.spare().map(|spare| spare.name.as_str())
    }

    /// As many as are named.
    fn first_names<'p>(players: &[&'p Player]) -> Vec<&'p str> {
        players.iter().take(ABSENT).map(|player| player.name.as_str()).collect()
    }

    /// Of the tables without a result, the one at this place is the first of its round.
    fn names_round(&self, place: &usize) -> bool {
        let round = |place: usize| self.loaded_rounds.missing.get(place).map(|missing| missing.round);
        place.checked_sub(1).is_none_or(|before| round(before) != round(*place))
    }

    fn not_checked_in(&self) -> Vec<&Player> {
        self.loaded_rounds.not_checked_in(self.next())
    }

    fn is_beyond(&self) -> bool {
        self.next().0 > self.visit.event.settings.rounds
    }

    /// How the next round is made.
    fn method(&self) -> Message {
        let round = self.next();
        tell_method_of_round(self.visit.event.settings.pairing.method(round), round)
    }

    /// What is to be known of that method before the round is drawn.
    fn about_method(&self) -> Vec<Wording> {
        let settings = &self.visit.event.settings;
        let method = settings.pairing.method(self.next());
        let robin = || settings.round_robin_warning(self.visit.event.playing());
        let length = (method == Method::RoundRobin).then(robin).flatten();
        let length = length.map(|found| told(&found).into());
        let unseen = unseen_by_method(method).map(|what| say!("desk-rounds-unseen", what).into());
        length.into_iter().chain(unseen).collect()
    }

    fn club_rule_choices() -> [(&'static str, Message); 3] {
        list_club_rules()
    }

    fn odd_player_choices() -> [(&'static str, Message); 3] {
        list_odd_player_ways()
    }

    /// When it began; before that, when it is planned to.
    fn starts(&self, round: &Round) -> String {
        let began = self.visit.event.frame.clock(round.id).map(|clock| clock.started_at);
        began
            .or(round.starts_at)
            .map(|at| self.visit.speaker.say(&self.visit.event.near(&at)))
            .unwrap_or_default()
    }

    fn battleplan(&self, round: &Round) -> String {
        let name = |slug| self.visit.event.settings.battleplan_name(slug);
        round.battleplan.as_deref().map(name).unwrap_or_default()
    }
}

pub(in crate::web::desk) fn list_club_rules() -> [(&'static str, Message); 3] {
    ClubRule::ALL.map(|rule| (rule.as_str(), told(&rule)))
}

pub(super) fn list_odd_player_ways() -> [(&'static str, Message); 3] {
    let ways = [("spare", OddPlayer::Spare), ("bye", OddPlayer::Bye), ("wait", OddPlayer::Wait)];
    ways.map(|(word, way)| (word, told(&way)))
}

pub async fn show_desk_rounds_page(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    if let Some(matches) = here.event.page_of_matches("") {
        return see_other(matches);
    }
    let page_of = rounds_page(&app, &here, None).await?;
    answer_with_page(&here.visit, &page_of)
}

pub async fn draw_desk_round(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let round: RoundNumber = form.number("round", RoundNumber::FIRST..=RoundNumber(100)).unwrap_or_default();
    let chosen = read_draw_options(&form, round);
    if !form.is_fine() {
        let again = rounds_page(&app, &here, Some(form)).await?;
        return form_again(&here.visit, &again);
    }
    let there = here.to(&format!("desk/rounds/{round}"));
    let result = rounds::draw_next_round(&app, &here.actor(&form), &here.event, chosen).await;
    // Somebody else drew it: the round that they drew says more than the form would.
    if let Err(Error::Conflict(why)) = &result {
        return redirect_with_note(there, Wording::from(why).say_by(&here.speaker));
    }
    let next = Next::lead_to_page(&here, there)
        .saying(say!("desk-rounds-drawn", round))
        .or_twice(say!("desk-rounds-drawn-already"));
    let again = async |form| rounds_page(&app, &here, Some(form)).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// What the form says about a draw.
pub(in crate::web::desk) fn read_draw_options(form: &Form, round: RoundNumber) -> DrawOptions {
    DrawOptions {
        round,
        clubs: ClubRule::parse(form.value("clubs")).unwrap_or(ClubRule::Off),
        odd: match form.value("odd") {
            "bye" => OddPlayer::Bye,
            "wait" => OddPlayer::Wait,
            _ => OddPlayer::Spare,
        },
        missing: if form.is_ticked("count_unfinished") {
            MissingResults::CountAsDraw
        } else {
            MissingResults::Refuse
        },
        absent: if form.is_ticked("leave_out") { Absent::LeaveOut } else { Absent::Play },
    }
}

/// The form as the pack suggests it.
pub(in crate::web::desk) fn suggest_draw_form(here: &EventVisit, round: RoundNumber) -> Form {
    let rule = here.event.settings.pairing.clubs.in_round(round);
    let clubs = match rule {
        ClubRule::Off => "off",
        ClubRule::Soft => "soft",
        ClubRule::Strong => "strong",
    };
    let entrants = here.event.entrants();
    let active = entrants.iter().filter(|one| one.is_active());
    let odd = if active.clone().any(|one| one.spare) { "spare" } else { "bye" };
    let mut form = Form::from_own_values([("clubs", clubs.to_owned()), ("odd", odd.to_owned())]);
    // Where people are ticked off at the door, whoever is not is not there.
    if 2 * active.clone().filter(|one| one.is_here).count() > active.count() {
        form.set("leave_out", "on");
    }
    form
}

async fn rounds_page(app: &App, here: &Organiser, form: Option<Form>) -> Result<RoundsPage> {
    // What comes back with a form stands beside what others have changed since.
    let here = &if form.is_some() { Organiser(here.as_it_is_now(app).await?) } else { here.clone() };
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::from_cached_event(&mut tx, &here.event).await?;
    let mut lines = Vec::new();
    for round in &loaded_rounds.loaded.rounds {
        let battles = here.event.battles(round.id);
        let tables = battles.iter().filter(|battle| !battle.is_bye());
        lines.push(RoundLine {
            round: round.clone(),
            tables: tables.clone().count(),
            settled: tables.clone().filter(|battle| battle.state.is_settled()).count(),
            waiting: tables.filter(|battle| battle.state == State::Reported).count(),
        });
    }
    let form = form.unwrap_or_else(|| suggest_draw_form(here, loaded_rounds.next()));
    let leavers = LeaverOfCut::list_cut_leavers(&loaded_rounds.context, loaded_rounds.next(), None);
    Ok(RoundsPage { visit: here.0.clone(), rounds: lines, loaded_rounds, leavers, form })
}

//! The list of rounds, and drawing the next one.

use super::{
    at_round::{is_own_address, lead_to_matches},
    cut::LeaverOfCut,
    pairs::tell_open_grudges,
};
use crate::{
    actions::rounds::{self, LoadedRounds},
    domain::{
        battle::{Battle, State},
        event::pack::Method,
        history::PlayerIndex,
        numbers::RoundNumber,
        pairing::ClubRule,
        refusal::Conflict,
        round::Round,
        rounds::{Absent, DrawOptions, MissingResult, MissingResults, OddPlayer},
    },
    storage::{history::LoadedEntrants, team_history::LoadedTeams},
    text::{draw::unseen_by_method, first_names, values::tell_method_of_round},
    web::{prelude::*, reply::respond::redirect_with_refusal},
};

/// So many of those who are not checked in are named.
const ABSENT: usize = 12;

#[derive(Template)]
#[template(path = "desk/rounds/list.html")]
struct RoundsPage {
    visit: EventVisit,
    rounds: Vec<RoundLine>,
    /// The number of the round that comes next.
    next: RoundNumber,
    /// How many are to be drawn, spare players left out.
    playing: usize,
    /// Those of them who are left out where that is ticked.
    may_be_left_out: usize,
    /// Names of those of them who are not checked in.
    not_checked_in: Vec<String>,
    spare: Option<String>,
    /// Tables of players without a result.
    missing: Vec<MissingResult>,
    /// Matches of teams without a score that counts: each by its place in the round.
    missing_matches: Vec<(RoundNumber, i64)>,
    /// How many pairs are kept apart or brought together.
    pairs: usize,
    /// Players have agreed to meet, and are not set to.
    grudges: Option<Message>,
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

impl RoundLine {
    fn from_battles(round: &Round, battles: &[Battle]) -> Self {
        let tables = battles.iter().filter(|battle| !battle.is_bye());
        Self {
            round: round.clone(),
            tables: tables.clone().count(),
            settled: tables.clone().filter(|battle| battle.state.is_settled()).count(),
            waiting: tables.filter(|battle| battle.state == State::Reported).count(),
        }
    }
}

impl RoundsPage {
    fn from_loaded<E: LoadedEntrants>(
        here: &Organiser,
        loaded_rounds: LoadedRounds<E>,
        form: Option<Form>,
    ) -> Self {
        let (next, context) = (loaded_rounds.next(), &loaded_rounds.context);
        let name = |place: PlayerIndex| context.history.players[place].name.clone();
        let without = DrawOptions { absent: Absent::LeaveOut, ..DrawOptions::as_it_is(next, ClubRule::Off) };
        let rounds = loaded_rounds.loaded.rounds().iter();
        Self {
            visit: here.0.clone(),
            rounds: rounds
                .map(|round| RoundLine::from_battles(round, here.event.battles(round.id)))
                .collect(),
            next,
            playing: context.playing(next),
            may_be_left_out: context.left_out(without).len(),
            not_checked_in: context.not_checked_in(next).into_iter().map(name).collect(),
            spare: context.spare(next).map(name),
            missing_matches: Vec::new(),
            pairs: loaded_rounds.constraints.len(),
            grudges: None,
            leavers: LeaverOfCut::list_cut_leavers(context, next, None),
            form: form.unwrap_or_else(|| suggest_draw_form(here, next)),
            missing: loaded_rounds.missing,
        }
    }

    /// Rounds are of matches of teams or pairs.
    fn is_of_matches(&self) -> bool {
        self.visit.event.meets_in_matches()
    }

    fn has_draft(&self) -> bool {
        self.rounds.iter().any(|line| !line.round.is_public())
    }

    fn leaves_out(&self) -> bool {
        self.form.is_ticked("leave_out")
    }

    /// How many play in it.
    fn plays(&self) -> usize {
        if self.leaves_out() { self.playing - self.may_be_left_out } else { self.playing }
    }

    /// The numbers of players that there can be, of which this is odd: with those who are not here, or without them.
    fn odd_number(&self) -> Option<usize> {
        let (all, out) = (self.playing, self.may_be_left_out);
        let both = if self.leaves_out() { [all - out, all] } else { [all, all - out] };
        both.into_iter().find(|number| !number.is_multiple_of(2))
    }

    /// As many as are named.
    fn first_absent(&self) -> Vec<&str> {
        self.not_checked_in.iter().take(ABSENT).map(String::as_str).collect()
    }

    /// The first of several, and how many more there are.
    fn tell_absent_teams(&self) -> Message {
        let names: Vec<&str> = self.not_checked_in.iter().map(String::as_str).collect();
        first_names(&names, ABSENT)
    }

    /// Of the tables without a result, the one at this place is the first of its round.
    fn names_round(&self, place: &usize) -> bool {
        let round = |place: usize| self.missing.get(place).map(|missing| missing.round);
        place.checked_sub(1).is_none_or(|before| round(before) != round(*place))
    }

    fn is_beyond(&self) -> bool {
        self.next.0 > self.visit.event.settings.rounds
    }

    /// How the next round is made.
    fn method(&self) -> Message {
        tell_method_of_round(self.visit.event.settings.pairing.method(self.next), self.next)
    }

    /// What is to be known of that method before the round is drawn.
    fn about_method(&self) -> Vec<Wording> {
        let settings = &self.visit.event.settings;
        let method = settings.pairing.method(self.next);
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
    if let Some(led) = lead_to_matches(&here, "")? {
        return Ok(led);
    }
    let page_of = rounds_page(&app, &here, None).await?;
    answer_with_page(&here.visit, &page_of)
}

pub async fn draw_desk_round(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    is_own_address(&here)?;
    let round: RoundNumber = form.number("round", RoundNumber::FIRST..=RoundNumber(100)).unwrap_or_default();
    let chosen = read_draw_options(&form, round);
    if !form.is_fine() {
        let again = rounds_page(&app, &here, Some(form)).await?;
        return form_again(&here.visit, &again);
    }
    let there = here.to(&format!("{}/{round}", here.event.rounds_page()));
    let result = rounds::draw_next_round(&app, &here.actor(&form), &here.event, chosen).await;
    // Somebody else drew it: the round that they drew says more than the form would.
    let is_of_matches = here.event.meets_in_matches();
    if let Err(Error::Conflict(why)) = &result
        && !is_of_matches
    {
        return redirect_with_refusal(there, Wording::from(why).say_by(&here.speaker));
    }
    let next = Next::lead_to_page(&here, there).saying(say!("desk-rounds-drawn", round));
    let next = if is_of_matches {
        next.or_twice(say!("desk-rounds-drawn-already"))
    } else {
        next.or_twice(Wording::from(&Conflict::DrawnAlready { round }))
    };
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
    if here.event.meets_in_matches() {
        let loaded_rounds = LoadedRounds::read_team_rounds(&mut tx, &here.event).await?;
        let missing_matches = list_missing_matches(&loaded_rounds.loaded);
        Ok(RoundsPage { missing_matches, ..RoundsPage::from_loaded(here, loaded_rounds, form) })
    } else {
        let loaded_rounds = LoadedRounds::from_cached_event(&mut tx, &here.event).await?;
        let grudges = tell_open_grudges(&mut tx, here).await?;
        Ok(RoundsPage { grudges, ..RoundsPage::from_loaded(here, loaded_rounds, form) })
    }
}

/// Matches of published rounds without a score that counts.
pub(super) fn list_missing_matches(loaded: &LoadedTeams) -> Vec<(RoundNumber, i64)> {
    let battles = loaded.history.rounds.iter().flat_map(|round| &round.battles);
    let open = loaded.matches.iter().zip(battles).filter(|(_, battle)| battle.result.is_none());
    open.map(|(played, _)| (played.of.round_number, played.of.place)).collect()
}

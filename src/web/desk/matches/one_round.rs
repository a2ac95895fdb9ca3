//! The matches of one round of teams at the desk, what a swap of two of its teams would cost, and drawing it again.

use crate::{
    actions::rounds::{draw_matches_again, late_teams, price_of_team_swap},
    app::App,
    domain::{
        alphabet::alphabetical,
        event::{
            Event,
            clock::RoundClock,
            team::{Team, TeamMatch},
        },
        ids::TeamId,
        numbers::RoundNumber,
        round::{Round, RoundState},
        rounds::{KeptDraw, PairConstraint, Price, RoundNow},
        teams::{BattleplansBy, Entrants},
    },
    error::{Error, Result},
    storage::{self, team_history::LoadedTeams},
    web::{
        desk::rounds::{
            list::{options, suggested},
            page::choices,
        },
        form::Form,
        guard::Organiser,
        outcome::{Next, Sent},
        respond::{form_again, page},
        teams::{
            of_teams,
            rounds::{MatchLine, line},
        },
        visit::EventVisit,
    },
    words::{InWords, draw::between_told, pages::desk::teams as say, team_pack::battleplans},
};
use actix_web::{
    HttpResponse,
    web::{Data, Path, Query},
};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/matches/round.html")]
pub(super) struct TeamRoundPage {
    visit: EventVisit,
    round: Round,
    lines: Vec<MatchLine>,
    /// Those that came after the draw, and are in no match of it.
    late: Vec<Team>,
    /// Who has the bye, whom a late team would meet.
    bye: Option<String>,
    /// Number and name of every team of the round, by name, to choose from.
    names: Vec<(String, String)>,
    /// Teams of the round that have left the event since it was drawn.
    gone: Vec<String>,
    /// None before it was started.
    clock: Option<RoundClock>,
    /// Nothing was drawn from this round, so that it can still be changed.
    may_change: bool,
    form: Form,
    preview: Option<TeamSwap>,
}

impl TeamRoundPage {
    fn battleplan(&self) -> Option<String> {
        battleplans(&self.visit.event.settings, &self.round)
    }

    fn battleplans(&self) -> Vec<(String, String)> {
        choices(&self.visit.event.settings, self.round.battleplan.as_deref())
    }

    /// Battleplans belong to tables here, and not to the round.
    fn is_by_table(&self) -> bool {
        let settings = &self.visit.event.settings;
        settings.entrants == Entrants::Teams && settings.team.battleplans == BattleplansBy::Table
    }

    /// The field of each table, and what it is called.
    fn table_fields(&self) -> Vec<(String, String)> {
        let tables = 1..=self.visit.event.settings.team.players();
        tables.map(|table| (format!("table_{table}"), say::table_of_match(table))).collect()
    }

    /// Those with points to score: what can be played at a table.
    fn table_battleplans(&self) -> Vec<(String, String)> {
        let all = choices(&self.visit.event.settings, None).into_iter();
        all.filter(|(slug, _)| self.visit.event.settings.battleplan(slug).is_some()).collect()
    }
}

/// What the form says where nobody typed anything: the plan as it is.
fn fill(form: &mut Form, here: &Organiser, round: &Round) {
    if !form.has("battleplan") {
        form.set("battleplan", round.battleplan.clone().unwrap_or_default());
        form.set("starts_at", round.starts_at.map_or_else(String::new, |at| here.zone().field(at)));
    }
    let slugs = here.event.settings.team.table_battleplans.get(&round.number);
    for (table, slug) in (1..).zip(slugs.into_iter().flatten()) {
        let field = format!("table_{table}");
        if !form.has(&field) {
            form.set(&field, slug);
        }
    }
}

/// Numbers of two teams, to see what a swap would cost.
#[derive(Debug, Default, serde::Deserialize)]
pub struct SwapQuery {
    #[serde(default)]
    pub(super) one: String,
    #[serde(default)]
    pub(super) two: String,
}

/// Two teams, and what it would cost if they changed places or met.
pub(super) struct TeamSwap {
    pub one: Team,
    pub two: Team,
    pub price: Price,
}

impl TeamSwap {
    /// What stands between them, in words.
    pub fn between(&self) -> Vec<String> {
        between_told(&self.price.between)
    }
}

/// What the two teams that the form names would cost; what is wrong with the question stands beside its field.
pub(super) async fn preview(
    of: (&Event, &LoadedTeams, &[PairConstraint<TeamId>]),
    (round, drawn, kept): (&Round, &[TeamMatch], Option<KeptDraw>),
    form: &mut Form,
) -> Result<Option<TeamSwap>> {
    let loaded = of.1;
    if form.value("one").is_empty() && form.value("two").is_empty() {
        return Ok(None);
    }
    let mut picked = Vec::new();
    for field in ["one", "two"] {
        let number = form.value(field).trim().to_owned();
        let is_drawn = |team: &&Team| drawn.iter().any(|one| one.has(team.id));
        let found = loaded.teams.iter().filter(is_drawn).find(|team| team.number.to_string() == number);
        match found {
            Some(team) => picked.push(team.clone()),
            None if form.problem_of(field).is_none() => form.refuse(field, say::NO_SUCH_TEAM_IN_ROUND),
            None => {}
        }
    }
    let Ok([one, two]) = <[Team; 2]>::try_from(picked) else { return Ok(None) };
    if drawn.iter().any(|both| both.has(one.id) && both.has(two.id)) {
        form.refuse("two", say::CHOOSE_TWO_MATCHES);
        return Ok(None);
    }
    let now = RoundNow::of_matches((round, drawn), &loaded.index, kept);
    match price_of_team_swap(of, now, (one.id, two.id)).await {
        Ok(price) => Ok(Some(TeamSwap { one, two, price })),
        Err(error) => {
            form.refuse("two", error.refusal()?);
            Ok(None)
        }
    }
}

/// Number and name of every team that these matches have, in the order of names.
pub(super) fn by_name(loaded: &LoadedTeams, drawn: &[TeamMatch]) -> Vec<(String, String)> {
    let teams = drawn.iter().flat_map(TeamMatch::teams).filter_map(|id| loaded.team(id));
    let mut names: Vec<(String, String)> =
        teams.map(|team| (team.number.to_string(), team.name.to_string())).collect();
    names.sort_by_cached_key(|(number, name)| (alphabetical(name), number.clone()));
    names.insert(0, (String::new(), "–".into()));
    names
}

pub async fn show(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    look: Query<SwapQuery>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let form = Form::filled([("one", look.one.clone()), ("two", look.two.clone())]);
    page(&here.visit, &round_page(&app, &here, path.1, form).await?)
}

pub async fn redraw(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let seen: Option<i64> = form.value("version").parse().ok();
    let reason = form.required("redraw_reason", 300, say::SAY_WHY_DRAWN_AGAIN);
    let (Some(seen), Some(reason)) = (seen, reason) else {
        return form_again(&here.visit, &round_page(&app, &here, path.1, form).await?);
    };
    let chosen = options(&suggested(&here, path.1), path.1);
    let by = here.actor(&form);
    let result = draw_matches_again(&app, &by, &here.event, chosen, (seen, &reason)).await;
    let next = Next::to(here.to(&format!("desk/matches/{}", path.1))).saying(say::DRAWN_AGAIN);
    let again = async |form| round_page(&app, &here, path.1, form).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

/// A round with what was typed, and what it would cost to swap the two teams that the form names.
pub(super) async fn round_page(
    app: &App,
    here: &Organiser,
    number: RoundNumber,
    mut form: Form,
) -> Result<TeamRoundPage> {
    let mut tx = app.database.read().await?;
    let mut loaded = storage::team_history::load(&mut tx, &here.event).await?;
    let round = loaded.rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?;
    let drawn: Vec<TeamMatch> = storage::team_matches::list(&mut tx, round.id).await?;
    if round.state == RoundState::Draft {
        for of in drawn.iter().cloned() {
            loaded.matches.push(storage::team_history::one_so_far(&mut tx, &here.event, of).await?);
        }
    }
    let of_round = loaded.matches.iter().filter(|played| played.of.round_number == number);
    let lines = of_round.filter_map(|played| line(here, &loaded, played, false)).collect();
    let late = late_teams(&loaded, &round, &drawn).into_iter().cloned().collect();
    let kept = storage::rounds::draw(&mut tx, round.id).await?;
    let constraints = storage::pair_constraints::of_teams(&mut tx, here.event.id).await?;
    let preview = preview((&here.event, &loaded, &constraints), (&round, &drawn, kept), &mut form).await?;
    let may_change = round.state != RoundState::Closed
        && loaded.rounds.last().is_some_and(|last| last.number == round.number);
    let bye = drawn.iter().find(|one| one.is_bye()).and_then(|bye| loaded.team(bye.a));
    let bye = bye.map(|team| team.name.to_string());
    let names = by_name(&loaded, &drawn);
    let teams = storage::teams::list(&mut tx, here.event.id).await?;
    let plays = |team: &&Team| drawn.iter().any(|one| one.has(team.id));
    let gone = teams.iter().filter(|team| !team.is_active()).filter(plays);
    let gone = gone.map(|team| team.name.to_string()).collect();
    let clock = storage::clocks::find(&mut tx, round.id).await?;
    fill(&mut form, here, &round);
    let visit = here.0.clone();
    Ok(TeamRoundPage { visit, round, lines, late, bye, names, gone, clock, may_change, form, preview })
}

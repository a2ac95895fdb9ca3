//! The rounds of teams at the desk: drawing the next, and the matches of one.

use crate::{
    actions::rounds::{draw_matches, draw_matches_again},
    app::App,
    domain::{
        event::team::{Team, TeamMatch},
        numbers::RoundNumber,
        round::{Round, RoundState},
        rounds::order,
    },
    error::{Error, Result},
    storage::{self, team_history::LoadedTeams},
    web::{
        desk::rounds::list::{clubs, options, suggested},
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
    words::{
        Label,
        pages::desk::{rounds, teams as say},
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/matches/list.html")]
struct TeamRoundsPage {
    visit: EventVisit,
    loaded: LoadedTeams,
    form: Form,
    next: RoundNumber,
    /// Matches of published rounds without a score that counts.
    missing: Vec<(RoundNumber, i64)>,
}

#[derive(Template)]
#[template(path = "desk/matches/round.html")]
struct TeamRoundPage {
    visit: EventVisit,
    round: Round,
    lines: Vec<MatchLine>,
    form: Form,
}

impl TeamRoundsPage {
    fn playing(&self) -> usize {
        let plays = |team: &&Team| team.is_active() && !team.spare;
        self.loaded.teams.iter().filter(plays).count()
    }

    fn is_odd(&self) -> bool {
        !self.playing().is_multiple_of(2)
    }

    fn has_draft(&self) -> bool {
        self.loaded.rounds.iter().any(|round| !round.is_public())
    }

    fn method(&self) -> &'static str {
        self.visit.event.settings.pairing.method(self.next).label()
    }

    fn clubs() -> [(&'static str, &'static str); 3] {
        clubs()
    }
}

pub async fn show(app: Data<App>, here: Organiser) -> Result<HttpResponse> {
    of_teams(&here)?;
    page(&here.visit, &rounds_page(&app, &here, None).await?)
}

pub async fn draw(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    let round: RoundNumber = form.number("round", RoundNumber::FIRST..=RoundNumber(100)).unwrap_or_default();
    if !form.is_fine() {
        return form_again(&here.visit, &rounds_page(&app, &here, Some(form)).await?);
    }
    let result = draw_matches(&app, &here.actor(&form), &here.event, options(&form, round)).await;
    let next = Next::to(here.to(&format!("desk/matches/{round}")))
        .saying(rounds::drawn(round))
        .or_twice(rounds::DRAWN_ALREADY);
    let again = async |form| rounds_page(&app, &here, Some(form)).await;
    Sent { visit: &here.visit, form, result }.answer(next, again).await
}

pub async fn round(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    page(&here.visit, &round_page(&app, &here, path.1, Form::default()).await?)
}

pub async fn redraw(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let seen: Option<i64> = form.value("version").parse().ok();
    let reason = form.required("reason", 300, say::SAY_WHY_DRAWN_AGAIN);
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

async fn rounds_page(app: &App, here: &Organiser, form: Option<Form>) -> Result<TeamRoundsPage> {
    let mut tx = app.database.read().await?;
    let loaded = storage::team_history::load(&mut tx, &here.event).await?;
    let next = order::next(&loaded.rounds);
    let form = form.unwrap_or_else(|| suggested(here, next));
    let battles = loaded.history.rounds.iter().flat_map(|round| &round.battles);
    let open = loaded.matches.iter().zip(battles).filter(|(_, battle)| battle.result.is_none());
    let missing = open.map(|(played, _)| (played.of.round_number, played.of.place)).collect();
    Ok(TeamRoundsPage { visit: here.0.clone(), loaded, form, next, missing })
}

async fn round_page(app: &App, here: &Organiser, number: RoundNumber, form: Form) -> Result<TeamRoundPage> {
    let mut tx = app.database.read().await?;
    let mut loaded = storage::team_history::load(&mut tx, &here.event).await?;
    let round = loaded.rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?;
    if round.state == RoundState::Draft {
        let drafted: Vec<TeamMatch> = storage::team_matches::list(&mut tx, round.id).await?;
        for of in drafted {
            loaded.matches.push(storage::team_history::one_so_far(&mut tx, &here.event, of).await?);
        }
    }
    let of_round = loaded.matches.iter().filter(|played| played.of.round_number == number);
    let lines = of_round.filter_map(|played| line(here, &loaded, played, false)).collect();
    Ok(TeamRoundPage { visit: here.0.clone(), round, lines, form })
}

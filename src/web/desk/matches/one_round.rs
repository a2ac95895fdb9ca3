//! The matches of one round of teams at the desk, and drawing it again.

use crate::{
    actions::rounds::{context_of_teams, draw_matches_again, late_teams, match_for_late},
    app::App,
    domain::{
        event::{
            clock::RoundClock,
            team::{Team, TeamMatch},
        },
        numbers::RoundNumber,
        round::{Round, RoundState},
        rounds::{Absent, DrawOptions},
        teams::BattleplansBy,
    },
    error::{Error, Result},
    storage,
    text::{Element, Message, Wording, filters, say},
    web::{
        desk::rounds::{
            cut::LeaverOfCut,
            list::{read_draw_options, suggest_draw_form},
            page::list_battleplan_choices,
        },
        forms::form::Form,
        page::{event_visit::EventVisit, guard::Organiser},
        reply::{
            form_reply::{Next, SentForm},
            respond::{answer_with_page, form_again},
        },
        teams::{
            missions::tell_missions_of_round,
            of_teams,
            rounds::{MatchLine, build_match_line},
        },
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/matches/round.html")]
pub(super) struct TeamRoundPage<'a> {
    visit: &'a EventVisit,
    round: Round,
    lines: Vec<MatchLine>,
    /// Those that came after the draw, and are in no match of it.
    late: Vec<LateLine>,
    /// Those that the draw has left out because nobody of them was there, and is not yet.
    not_there: Vec<String>,
    /// Of the cut, with the ways on.
    leavers: Vec<LeaverOfCut>,
    /// Teams of the round that have left the event since it was drawn.
    gone: Vec<String>,
    /// None before it was started.
    clock: Option<RoundClock>,
    /// Nothing was drawn from this round, so that it can still be changed.
    may_change: bool,
    form: Form,
}

/// A team that came after the draw.
struct LateLine {
    team: Team,
    /// None: it would have the bye itself.
    meets: Option<String>,
}

impl TeamRoundPage<'_> {
    fn battleplan(&self) -> Option<Message> {
        tell_missions_of_round(&self.visit.event.settings, &self.round)
    }

    /// Where the round is repaired.
    fn link_to_repair(&self) -> Element {
        self.visit.link_to(&format!("desk/matches/{}/change?what=repair", self.round.number))
    }

    fn battleplans(&self) -> Vec<(String, Wording)> {
        list_battleplan_choices(&self.visit.event.settings, self.round.battleplan.as_deref())
    }

    /// Battleplans belong to tables here, and not to the round.
    fn is_by_table(&self) -> bool {
        let settings = &self.visit.event.settings;
        settings.entrants.have_matches() && settings.team.battleplans == BattleplansBy::Table
    }

    /// The field of each table, and what it is called.
    fn table_fields(&self) -> Vec<(String, Message)> {
        let tables = 1..=self.visit.event.settings.team.players();
        tables.map(|number| (format!("table_{number}"), say!("desk-matches-table-of", number))).collect()
    }

    /// Those with points to score: what can be played at a table.
    fn table_battleplans(&self) -> Vec<(String, Wording)> {
        let all = list_battleplan_choices(&self.visit.event.settings, None).into_iter();
        all.filter(|(slug, _)| self.visit.event.settings.battleplan(slug).is_some()).collect()
    }
}

/// What the form says where nobody typed anything: the plan as it is.
fn fill_match_plan_form(form: &mut Form, here: &Organiser, round: &Round) {
    if !form.has("battleplan") {
        form.set("battleplan", round.battleplan.clone().unwrap_or_default());
        form.set("starts_at", round.starts_at.map_or_else(String::new, |at| here.event.zone().field(at)));
    }
    let slugs = here.event.settings.team.table_battleplans.get(&round.number);
    for (table, slug) in (1..).zip(slugs.into_iter().flatten()) {
        let field = format!("table_{table}");
        if !form.has(&field) {
            form.set(&field, slug);
        }
    }
}

pub async fn show_desk_matches_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    answer_with_page(&here.visit, &round_page(&app, &here, path.1, Form::default()).await?)
}

pub async fn redraw_matches(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, RoundNumber)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    let seen: Option<i64> = form.value("version").parse().ok();
    let reason = form.required("redraw_reason", 300, say!("desk-matches-say-why"));
    let (Some(seen), Some(reason)) = (seen, reason) else {
        return form_again(&here.visit, &round_page(&app, &here, path.1, form).await?);
    };
    // Who is in the draft stays in it; whom it has left out and who came since is drawn, too.
    let chosen =
        DrawOptions { absent: Absent::Play, ..read_draw_options(&suggest_draw_form(&here, path.1), path.1) };
    let by = here.actor(&form);
    let result = draw_matches_again(&app, &by, &here.event, chosen, seen, &reason).await;
    let next = Next::lead_to_page(&here, here.to(&format!("desk/matches/{}", path.1)))
        .saying(say!("desk-matches-drawn-again"));
    let again = async |form| round_page(&app, &here, path.1, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// A round with what was typed.
pub(super) async fn round_page<'a>(
    app: &App,
    here: &'a Organiser,
    number: RoundNumber,
    mut form: Form,
) -> Result<TeamRoundPage<'a>> {
    let mut tx = app.database.read().await?;
    let mut loaded = storage::team_history::load_team_history(&mut tx, &here.event).await?;
    let round = loaded.rounds.iter().find(|round| round.number == number).cloned().ok_or(Error::NotFound)?;
    let drawn: Vec<TeamMatch> = storage::team_matches::list_round_matches(&mut tx, round.id).await?;
    if round.state == RoundState::Draft {
        for of in drawn.iter().cloned() {
            loaded.matches.push(storage::team_history::one_so_far(&mut tx, &here.event, of).await?);
        }
    }
    let of_round = loaded.matches.iter().filter(|played| played.of.round_number == number);
    let lines = of_round.filter_map(|played| build_match_line(here, &loaded, played, false)).collect();
    let there = here.event.frame.teams_here();
    let waits = |team: &&Team| team.joined_round == round.number.next() && !there.contains(&team.id);
    let (not_there, late): (Vec<&Team>, Vec<&Team>) =
        late_teams(&loaded, &round, &drawn).into_iter().partition(waits);
    let not_there = not_there.into_iter().map(|team| team.name.to_string()).collect();
    let mut late_lines = Vec::new();
    for team in late {
        let bye = match_for_late(&mut tx, &here.event, &round, &loaded, &drawn, team.id).await?;
        let meets = bye.and_then(|bye| loaded.team(bye.a)).map(|team| team.name.to_string());
        late_lines.push(LateLine { team: team.clone(), meets });
    }
    let may_change = round.state != RoundState::Closed
        && loaded.rounds.last().is_some_and(|last| last.number == round.number);
    let cut = storage::rounds::load_kept_draw(&mut tx, round.id).await?.and_then(|kept| kept.cut);
    let mut leavers = Vec::new();
    if let Some(cut) = cut.filter(|_| may_change) {
        let pairs = storage::pair_constraints::list_pair_constraints(&mut tx, here.event.id).await?;
        let context = context_of_teams(&here.event, &loaded, &pairs)?;
        leavers = LeaverOfCut::list_cut_leavers(&context, number, Some(&cut));
    }
    let teams = storage::teams::list_teams(&mut tx, here.event.id).await?;
    let plays = |team: &&Team| drawn.iter().any(|one| one.has(team.id));
    let gone = teams.iter().filter(|team| !team.is_active()).filter(plays);
    let gone = gone.map(|team| team.name.to_string()).collect();
    let clock = storage::clocks::find_round_clock(&mut tx, round.id).await?;
    fill_match_plan_form(&mut form, here, &round);
    let visit = &here.0;
    Ok(TeamRoundPage {
        visit,
        round,
        lines,
        late: late_lines,
        not_there,
        leavers,
        gone,
        clock,
        may_change,
        form,
    })
}

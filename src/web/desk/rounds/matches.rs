//! The matches of one round of teams at the desk, and what is done with them there alone.

use super::{
    at_round::{AtRound, seen_version_of_round},
    cut::LeaverOfCut,
    page::{fill_round_plan_form, list_battleplan_choices},
};
use crate::{
    actions::rounds::{self, StoredMatches, TablePlans},
    domain::{
        event::{clock::RoundClock, team::Team},
        round::{Round, RoundState},
        teams::BattleplansBy,
    },
    text::Element,
    web::{
        prelude::*,
        teams::{
            missions::tell_missions_of_round,
            of_teams,
            rounds::{MatchLine, build_match_line},
        },
    },
};

#[derive(Template)]
#[template(path = "desk/rounds/matches.html")]
pub(in crate::web::desk) struct TeamRoundPage<'a> {
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

/// What the form of the tables says where nobody typed anything: what is played there now.
fn fill_table_plan_form(form: &mut Form, here: &Organiser, round: &Round) {
    let slugs = here.event.settings.team.table_battleplans.get(&round.number);
    for (table, slug) in (1..).zip(slugs.into_iter().flatten()) {
        let field = format!("table_{table}");
        if !form.has(&field) {
            form.set(&field, slug);
        }
    }
}

pub async fn show_desk_matches_page(at: AtRound) -> Result<HttpResponse> {
    of_teams(&at.here)?;
    answer_with_page(&at.here.visit, &matches_page(&at, Form::default()).await?)
}

/// What is played at each table of a match.
pub async fn save_table_plans(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    of_teams(&at.here)?;
    let mut battleplans = Vec::new();
    for table in 1..=at.here.event.settings.team.players() {
        let field = format!("table_{table}");
        let slug = form.value(&field).trim().to_owned();
        if at.here.event.settings.battleplan(&slug).is_none() {
            form.refuse(&field, say!("forms-choose-one"));
        }
        battleplans.push(slug);
    }
    if !form.is_fine() {
        return at.again(form).await;
    }
    let plans = TablePlans { round: at.number, seen: seen_version_of_round(&form), battleplans };
    let result = rounds::set_table_plans(&at.app, &at.actor(&form), at.here.event.id, &plans).await;
    at.answer_form(form, result, say!("desk-rounds-plan-saved", round = at.number)).await
}

/// A round with what was typed.
pub(in crate::web::desk) async fn matches_page(at: &AtRound, mut form: Form) -> Result<TeamRoundPage<'_>> {
    let here = &at.here;
    let mut tx = at.app.database.read().await?;
    let stored = StoredMatches::read_stored_matches(&mut tx, &here.event, at.number).await?;
    let (round, loaded) = (stored.round.clone(), &stored.loaded_rounds.loaded);
    let mut played = loaded.matches.clone();
    played.retain(|played| played.of.round_number == at.number);
    if round.state == RoundState::Draft {
        for of in stored.drawn.iter().cloned() {
            played.push(storage::team_history::one_so_far(&mut tx, &here.event, of).await?);
        }
    }
    let lines = played.iter().filter_map(|played| build_match_line(here, loaded, played, false)).collect();
    let clock = storage::clocks::find_round_clock(&mut tx, round.id).await?;
    let there = here.event.frame.teams_here();
    let waits = |team: &&Team| team.joined_round == round.number.next() && !there.contains(&team.id);
    let (not_there, late): (Vec<&Team>, Vec<&Team>) = stored.late_teams().into_iter().partition(waits);
    let late_line = |team: &Team| {
        let bye = stored.match_for_late(team.id).and_then(|bye| loaded.team(bye.a));
        LateLine { team: team.clone(), meets: bye.map(|team| team.name.to_string()) }
    };
    let plays = |team: &&Team| stored.drawn.iter().any(|one| one.has(team.id));
    let gone = stored.teams.iter().filter(|team| !team.is_active()).filter(plays);
    let may_change = stored.may_change();
    let kept = stored.kept.as_ref().filter(|_| may_change);
    fill_round_plan_form(&mut form, here, &round);
    fill_table_plan_form(&mut form, here, &round);
    Ok(TeamRoundPage {
        visit: &here.0,
        lines,
        late: late.into_iter().map(late_line).collect(),
        not_there: not_there.into_iter().map(|team| team.name.to_string()).collect(),
        leavers: LeaverOfCut::list_kept_leavers(&stored.loaded_rounds.context, at.number, kept),
        gone: gone.map(|team| team.name.to_string()).collect(),
        clock,
        may_change,
        round,
        form,
    })
}

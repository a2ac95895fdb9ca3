//! The teams at the desk: who is in, whose places are filled, who has paid, and adding one by typing.

use crate::{
    actions::entrants::teams::{self, TeamDetails},
    domain::{
        event::{
            entry::EventEntry,
            player::{PlayerName, Status},
            refund::{Refund, refund_of_entry},
            roster_version::RosterState,
            team::{Team, TeamWithMembers},
        },
        numbers::TableNumber,
    },
    web::{
        desk::{
            players::payments::PaymentTicks,
            standing_badge::{EntrantFilter, StandingBadge, offer_entrant_filters},
        },
        page::search::holds_every_word,
        prelude::*,
        reply::respond::see_other,
        teams::{across, of_teams},
    },
};
use serde::Deserialize;

#[derive(Template)]
#[template(path = "desk/teams/list.html")]
struct DeskTeamsPage<'a> {
    visit: &'a EventVisit,
    lines: Vec<TeamLine>,
    asked: TeamFilter,
    form: Form,
}

#[derive(Debug, Clone, Default, Deserialize)]
pub struct TeamFilter {
    #[serde(default)]
    q: String,
    #[serde(default)]
    only: String,
}

/// One team in the list.
struct TeamLine {
    team: Team,
    /// Who answers for it; of a pair both.
    captain: String,
    /// Those who have a place.
    players: usize,
    /// Those of them whose roster is handed in, and accepted.
    handed_in: usize,
    accepted: usize,
    here: usize,
    /// What their rosters share and may not.
    shared: usize,
    state: StandingBadge,
    /// What becomes of the money of a team that gave its place up.
    refund: Option<Refund>,
}

impl TeamLine {
    /// What becomes of the money of a team that gave its place up, in a word.
    fn refund(&self) -> Option<Message> {
        self.refund.as_ref().map(told)
    }

    /// What a search looks through.
    fn search_text(&self) -> String {
        let club = self.team.club.as_deref().unwrap_or_default();
        format!("{} {} {club} {}", self.team.number, self.team.name, self.captain)
    }
}

impl DeskTeamsPage<'_> {
    fn size(&self) -> usize {
        usize::from(self.visit.event.settings.team.players())
    }

    fn places(&self) -> Message {
        let (taken, of) = (self.visit.event.places().taken, self.visit.event.settings.capacity);
        say!("desk-teams-places", taken, of, size = self.size())
    }

    /// The team that would get a place which is free.
    fn first_waiting(&self) -> Option<&Team> {
        let waiting = self.lines.iter().map(|line| &line.team).filter(|team| team.is_waiting());
        waiting
            .min_by_key(|one| EventEntry::from(*one).place_in_line())
            .filter(|_| self.visit.event.places().left > 0)
    }

    fn filters(&self) -> Vec<EntrantFilter> {
        let count = |only: &str| {
            let found = self.lines.iter().filter(|line| is_in(line, only)).count();
            ["", "waiting", "unpaid", "left", "refund"].contains(&only).then_some(found)
        };
        offer_entrant_filters(&self.asked.only, self.asks_money(), count)
    }

    /// Which can be ticked as having paid.
    fn payment_ticks(&self) -> PaymentTicks {
        PaymentTicks::of_teams(&self.asked.only, self.shown().into_iter().map(|line| &line.team))
    }

    /// There is something to pay here, or somebody has paid all the same.
    fn asks_money(&self) -> bool {
        !self.visit.event.settings.ticket_price.is_empty() || self.lines.iter().any(|line| line.team.paid)
    }

    fn shown(&self) -> Vec<&TeamLine> {
        let found = |line: &&TeamLine| {
            is_in(line, &self.asked.only) && holds_every_word(&line.search_text(), &self.asked.q)
        };
        self.lines.iter().filter(found).collect()
    }
}

pub async fn show_desk_teams_page(
    app: Data<App>,
    here: Organiser,
    asked: Query<TeamFilter>,
) -> Result<HttpResponse> {
    of_teams(&here)?;
    answer_with_page(&here.visit, &teams_page(&app, &here, asked.into_inner(), Form::default()).await?)
}

pub async fn add_desk_team(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    of_teams(&here)?;
    let Some(new) = read_team_details(&mut form) else {
        return form_again(&here.visit, &teams_page(&app, &here, TeamFilter::default(), form).await?);
    };
    let result = teams::add_team(&app, &here.actor(&form), here.event.id, new).await;
    let again = async |form| teams_page(&app, &here, TeamFilter::default(), form).await;
    let saved = async |team: Team| see_other(here.to(&format!("desk/teams/{}", team.number)));
    let twice = Next::lead_to_page(&here, here.to("desk/teams"));
    SentForm { visit: &here.visit, form, result }.answer_by(twice, saved, again).await
}

/// A team as typed, with the problems beside the fields.
pub fn read_team_details(form: &mut Form) -> Option<TeamDetails> {
    let name = form.read("name", PlayerName::parse);
    let club = form.text("club", 60);
    let fixed_table = form.number_if_given("fixed_table", TableNumber::FIRST..=TableNumber(10_000));
    let paid = form.is_ticked("paid");
    let name = name?;
    form.is_fine().then_some(TeamDetails { name, club, paid, fixed_table })
}

/// Where a team stands, in a word, and how it is coloured.
pub fn build_team_badge(team: &Team) -> StandingBadge {
    let tone = match team.status {
        Status::Waiting => "warn",
        Status::Playing if team.dropped_after.is_none() => "good",
        Status::Playing | Status::Withdrawn => "",
    };
    let words = match (team.status, team.dropped_after) {
        (Status::Waiting, _) => say!("desk-teams-stands-waiting"),
        (Status::Withdrawn, _) => say!("desk-teams-stands-withdrew"),
        (_, Some(_)) => say!("desk-teams-stands-left"),
        _ => say!("desk-teams-stands-plays"),
    };
    StandingBadge { words: words.into(), tone }
}

fn is_in(TeamLine { team, refund, .. }: &TeamLine, filter: &str) -> bool {
    match filter {
        "waiting" => team.is_waiting(),
        "unpaid" => team.is_active() && !team.paid,
        "left" => team.has_left(),
        "refund" => *refund == Some(Refund::Due),
        _ => true,
    }
}

async fn teams_page<'a>(
    app: &App,
    here: &'a Organiser,
    asked: TeamFilter,
    form: Form,
) -> Result<DeskTeamsPage<'a>> {
    let mut tx = app.database.read().await?;
    let teams = storage::teams::with_members(&mut tx, here.event.id).await?;
    let count = |team: &TeamWithMembers, only_accepted: bool| {
        let has = |player| {
            let roster = here.event.frame.roster(player);
            roster.is_some_and(|roster| !only_accepted || roster.state == RosterState::Accepted)
        };
        team.line_up().filter(|member| has(member.id)).count()
    };
    let together = across::of_teams(app, &mut tx, here, &teams).await?;
    let lines = teams.into_iter().zip(together).map(|(team, together)| TeamLine {
        shared: together.findings.len(),
        captain: if here.event.settings.entrants.are_pairs() {
            team.line_up().map(|member| member.name.to_string()).collect::<Vec<_>>().join(", ")
        } else {
            team.captain().map_or_else(String::new, |captain| captain.name.to_string())
        },
        players: team.line_up().count(),
        handed_in: count(&team, false),
        accepted: count(&team, true),
        here: team.line_up().filter(|member| member.checked_in_at.is_some()).count(),
        state: build_team_badge(&team.team),
        refund: refund_of_entry(&here.event.settings, &team.team),
        team: team.team,
    });
    Ok(DeskTeamsPage { visit: &here.0, lines: lines.collect(), asked, form })
}

//! Certificates where teams or pairs are entered: for a team and for each of its people.

use crate::{
    domain::{
        event::{
            player::Player,
            team::{Team, TeamWithMembers},
            team_role::TeamRole,
        },
        numbers::RoundNumber,
        zone::long_date,
    },
    error::{Error, Result},
    print::certificate::{Accent, Certificate},
    storage::{self, Tx},
    web::{results::record, teams::standings, visit::EventVisit},
    words::{Label, pages::desk::paper as say, standings::ordinal},
};

/// Of an award: one for the team, and one for each of its people.
pub async fn of_award(
    tx: &mut Tx,
    here: &EventVisit,
    (team, award, accent): (&Team, &str, Accent),
) -> Result<Vec<Certificate>> {
    let team = storage::teams::one_with_members(tx, team.id).await?.ok_or(Error::NotFound)?;
    let blank = Certificate { award: award.to_owned(), accent, ..blank(here) };
    let club = team.team.club.clone().unwrap_or_default();
    let own = Certificate { player: team.team.name.to_string(), distinction: club, ..blank.clone() };
    let of_member = |member: &Player| Certificate {
        player: member.name.to_string(),
        distinction: told(member, &team),
        ..blank.clone()
    };
    Ok([own].into_iter().chain(team.members.iter().map(of_member)).collect())
}

/// For everybody who played for a team, with its place; and for those who stood by it.
pub async fn of_everybody(tx: &mut Tx, here: &EventVisit) -> Result<Vec<Certificate>> {
    let (loaded, ranked) = standings::ranked(tx, &here.event, RoundNumber::AFTER_ALL).await?;
    let entered = ranked.rows.len();
    let blank = Certificate { award: say::FOR_TAKING_PART.into(), accent: Accent::Wine, ..blank(here) };
    let mut all = Vec::new();
    for row in ranked.rows.iter().filter(|row| !row.games.is_empty()) {
        let team = loaded.id(row.player);
        let team = storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)?;
        let place = say::place_of(&ordinal(row.place), entered, &record(row.record));
        all.extend(team.members.iter().map(|member| Certificate {
            player: member.name.to_string(),
            distinction: format!("{} · {place}", told(member, &team)),
            ..blank.clone()
        }));
    }
    Ok(all)
}

/// `Fika Front`, `Fika Front, captain`
fn told(member: &Player, team: &TeamWithMembers) -> String {
    let role = member.team_role.filter(|role| *role != TeamRole::Player);
    say::of_team(team.team.name.as_str(), role.as_ref().map(Label::label))
}

fn blank(here: &EventVisit) -> Certificate {
    let day = here.event.settings.ends_on.or(here.event.settings.starts_on);
    Certificate {
        event: here.event.name.to_string(),
        date: day.map_or_else(String::new, long_date),
        organiser: here.visit.name().to_owned(),
        ..Certificate::default()
    }
}

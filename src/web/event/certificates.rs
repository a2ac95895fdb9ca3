//! Certificates: for taking part, of everybody or of one player; and those of teams and pairs, for each of their people.

use crate::{
    domain::{
        event::{
            player::Player,
            team::{Team, TeamWithMembers},
            team_role::TeamRole,
        },
        numbers::RoundNumber,
        standings::StandingsRow,
    },
    print::{
        certificate::{Certificate, CertificateAccent},
        emblem::LetteredEmblem,
        fonts::as_far_as_set,
    },
    storage::Tx,
    text::standings::tell_place,
    web::{event::entrant_ranks::EntrantRanks, page::results::write_standings_record, prelude::*},
};

/// The emblem of a player's faction; none where they have told none.
pub fn emblem_of_player(here: &EventVisit, player: &Player) -> Option<LetteredEmblem> {
    LetteredEmblem::of_faction(here.event.settings.game(), player.faction.as_deref()?)
}

/// What a team has an award for: one for the team, and one for each of its people.
pub async fn of_team(
    tx: &mut Tx,
    here: &EventVisit,
    team: &Team,
    award: &str,
    accent: CertificateAccent,
) -> Result<Vec<Certificate>> {
    let team = storage::teams::one_with_members(tx, team.id).await?.ok_or(Error::NotFound)?;
    let blank = Certificate { award: award.to_owned(), accent, ..blank_certificate(here) };
    let club = team.team.club.clone().unwrap_or_default();
    let own =
        Certificate { player: as_far_as_set(team.team.name.as_str()), distinction: club, ..blank.clone() };
    let of_member = |member: &Player| Certificate {
        player: as_far_as_set(member.name.as_str()),
        distinction: describe_team_member(here, member, &team),
        emblem: emblem_of_player(here, member),
        ..blank.clone()
    };
    Ok([own].into_iter().chain(team.members.iter().map(of_member)).collect())
}

/// For taking part: everybody who played, with place and record once there are any; of a team also those who stood by
/// it.
pub async fn of_everybody(tx: &mut Tx, here: &EventVisit) -> Result<Vec<Certificate>> {
    list_for_taking_part(tx, here, None).await
}

/// For taking part, of one player; none for somebody who has not played, nor their team.
pub async fn of_player(tx: &mut Tx, here: &EventVisit, me: &Player) -> Result<Option<Certificate>> {
    Ok(list_for_taking_part(tx, here, Some(me)).await?.pop())
}

/// Of everybody, or of one alone.
async fn list_for_taking_part(
    tx: &mut Tx,
    here: &EventVisit,
    only: Option<&Player>,
) -> Result<Vec<Certificate>> {
    let ranks = EntrantRanks::of_known(tx, &here.event, RoundNumber::AFTER_ALL).await?;
    let rows = &ranks.standings().rows;
    let own = only.map(|me| ranks.row_of(me).map(|own| own.player));
    let is_meant = |row: &&StandingsRow| own.is_none_or(|own| own == Some(row.player));
    let mut all = Vec::new();
    for row in rows.iter().filter(|row| !row.games.is_empty()).filter(is_meant) {
        let place = say_place_of(here, row, rows.len());
        let EntrantRanks::Teams(ranked) = &ranks else {
            let faction = Some(ranks.faction_or_club(row)).filter(|faction| !faction.is_empty());
            let distinction = [Some(place.as_str()), faction].into_iter().flatten().collect::<Vec<_>>();
            let emblem =
                faction.and_then(|faction| LetteredEmblem::of_faction(here.event.settings.game(), faction));
            let own = for_taking_part(here, &row.name, distinction.join(" · "));
            all.push(Certificate { emblem, ..own });
            continue;
        };
        let team = storage::teams::one_with_members(tx, ranked.loaded.id(row.player)).await?;
        let team = team.ok_or(Error::NotFound)?;
        // Who has left the team since is not among its members.
        let people = only.map_or(&team.members[..], std::slice::from_ref);
        all.extend(people.iter().map(|member| {
            let distinction = format!("{} · {place}", describe_team_member(here, member, &team));
            let own = for_taking_part(here, member.name.as_str(), distinction);
            Certificate { emblem: emblem_of_player(here, member), ..own }
        }));
    }
    Ok(all)
}

fn for_taking_part(here: &EventVisit, player: &str, distinction: String) -> Certificate {
    Certificate {
        player: as_far_as_set(player),
        distinction,
        award: here.speaker.say(&say!("desk-paper-for-taking-part")),
        accent: CertificateAccent::Wine,
        ..blank_certificate(here)
    }
}

/// `Fika Front`, `Fika Front, captain`
fn describe_team_member(here: &EventVisit, member: &Player, team: &TeamWithMembers) -> String {
    let role = told(&member.team_role.unwrap_or(TeamRole::Player));
    here.speaker.say(&say!("desk-paper-member-of-team", team = team.team.name.as_str(), role))
}

/// `3rd of 48, 4–0–1`
fn say_place_of(here: &EventVisit, row: &StandingsRow, count: usize) -> String {
    let (place, record) = (tell_place(row.place), write_standings_record(row.record));
    here.speaker.say(&say!("desk-paper-place-of", place, count, record))
}

/// Signed by whoever prints it, where that is staff.
fn blank_certificate(here: &EventVisit) -> Certificate {
    let day = here.event.settings.ends_on.or(here.event.settings.starts_on);
    Certificate {
        event: here.event.name.to_string(),
        date: day.map_or_else(String::new, |day| here.speaker.say(&say!("date-whole", day))),
        organiser: if here.is_judge() { here.visit.name().to_owned() } else { String::new() },
        ..Certificate::default()
    }
}

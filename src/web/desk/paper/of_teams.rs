//! What the documents of teams are made from: matches, line-ups and draft cards of a round, and the standings of teams.

use super::{
    of_round::{load_marked_imprint, read_round_number, say_missions},
    paper_names::{PaperNames, team_name},
    request::{DocumentRequest, Work},
};
use crate::{
    cache::standings::{Ranked, load_teams},
    domain::{
        event::{
            missions::MissionPlace,
            team::{Team, TeamMatch},
        },
        ids::{PlayerId, TeamId},
        numbers::TableNumber,
        standings::{DecidedBy, RecordCount, StandingsRow},
    },
    print::{
        draft_cards::draft_cards,
        fonts::as_far_as_set,
        pairings::PairingsSeat,
        standings::{PrintedPlace, PrintedStandings as StandingsSheet, print_standings as standings_sheet},
        team_round::{PrintedBattle, PrintedMatch, PrintedTeam, TeamRound, line_ups, print_matches},
    },
    storage::Tx,
    text::{Speaker, standings::points_that_rank, write_grouped_number},
    web::{
        event::certificates::emblem_of_player,
        page::{
            ranking_changes::say_ranking_changes,
            results::{find_place_decider, list_tiebreaker_values, write_standings_record},
        },
        prelude::*,
        teams::rounds::describe_match_tables,
    },
};
use std::collections::HashMap;

pub async fn matches_of_round(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = team_round(tx, request).await?;
    Ok(Box::new(move || print_matches(&round)))
}

pub async fn line_ups_of_round(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = team_round(tx, request).await?;
    Ok(Box::new(move || line_ups(&round)))
}

pub async fn cards_of_round(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = team_round(tx, request).await?;
    Ok(Box::new(move || draft_cards(&round)))
}

/// The standings of teams, with what decides each place.
pub async fn standings_of_teams(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let here = request.here;
    let ranked = load_teams(tx, &here.event, here.event.last_played()).await?;
    let Ranked { loaded, standings: ranked } = ranked;
    let entrants = here.event.settings.entrants;
    let mut people: HashMap<TeamId, Vec<String>> = HashMap::new();
    if entrants.are_pairs() {
        let paired = here.event.frame.players.iter().filter(|player| player.has_a_seat());
        for (team, player) in paired.filter_map(|player| Some((player.team_id?, player))) {
            people.entry(team).or_default().push(as_far_as_set(player.name.as_str()));
        }
    }
    let breakers = &ranked.ranking.tiebreakers;
    let points = points_that_rank(ranked.ranking.scoring).map(|title| here.speaker.say(&title));
    let speaker = Speaker { game: None, ..here.speaker };
    let titles = points.clone().into_iter().chain([here.speaker.say(&say!("standings-record"))]);
    let row = |row: &StandingsRow| {
        let team = &loaded.teams[row.player];
        let points = points.as_ref().map(|_| write_grouped_number(row.points_by(ranked.ranking.scoring)));
        let values = list_tiebreaker_values(&ranked, row);
        let of_record = usize::from(points.is_some());
        let decides = match find_place_decider(&ranked, row).map(|decider| decider.by) {
            Some(DecidedBy::Record(
                RecordCount::TournamentPoints | RecordCount::MatchPoints | RecordCount::GamePoints,
            )) => points.as_ref().map(|_| 0),
            Some(DecidedBy::Record(_)) => Some(of_record),
            _ => values.iter().position(|value| value.decides).map(|at| of_record + 1 + at),
        };
        let values = values.iter().map(|cell| speaker.say(&cell.value));
        PrintedPlace {
            place: row.place,
            name: here.speaker.say(&say!(
                "desk-paper-pair-of-people",
                name = team_name(team, &here.speaker),
                people = people.get(&team.id)
            )),
            faction: String::new(),
            emblem: None,
            decides,
            values: points.into_iter().chain([write_standings_record(row.record)]).chain(values).collect(),
            dropped: row.dropped,
        }
    };
    let sheet = StandingsSheet {
        imprint: here.imprint(),
        title: here.speaker.say(&say!("desk-paper-standings-of-entrants", round = ranked.after)),
        ranked_by: say_ranking_changes(here),
        of_teams: true,
        values: titles
            .chain(breakers.iter().map(|breaker| speaker.say(&told(breaker).part("title"))))
            .collect(),
        rows: ranked.rows.iter().map(row).collect(),
    };
    Ok(Box::new(move || standings_sheet(&sheet)))
}

/// Which teams meet, and what everybody may know of their line-ups. A draft of a round is for organisers alone.
async fn team_round(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<TeamRound> {
    let (here, number) = (request.here, read_round_number(request)?);
    let round = storage::rounds::by_number(tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
    if !round.is_public() && !here.is_organiser() {
        return Err(Error::NotFound);
    }
    let (mut printed, mut byes) = (Vec::new(), Vec::new());
    for drawn in storage::team_matches::list_round_matches(tx, round.id).await? {
        let a = storage::teams::find_team(tx, drawn.a).await?.ok_or(Error::NotFound)?;
        match drawn.b {
            None => byes.push(team_name(&a, &here.speaker)),
            Some(b) => {
                let b = storage::teams::find_team(tx, b).await?.ok_or(Error::NotFound)?;
                printed.push(one_match(tx, here, drawn, [a, b]).await?);
            }
        }
    }
    let place = MissionPlace { seed: round.seed.cast_unsigned(), round: number, table: None };
    Ok(TeamRound {
        imprint: load_marked_imprint(tx, here).await?,
        round: number,
        battleplan: say_missions(here, round.battleplan.as_deref(), place),
        starts: round.starts_at.map(|at| here.speaker.say(&here.event.day_and_time(&at))).unwrap_or_default(),
        matches: printed,
        byes,
    })
}

async fn one_match(
    tx: &mut Tx,
    here: &EventVisit,
    drawn: TeamMatch,
    [a, b]: [Team; 2],
) -> Result<PrintedMatch> {
    let played = storage::team_history::one_so_far(tx, &here.event, drawn).await?;
    let of = &played.of;
    let teams = [
        printed_team(tx, here, &a, &of.line_ups.a).await?,
        printed_team(tx, here, &b, &of.line_ups.b).await?,
    ];
    let seat = |id: PlayerId| make_pairings_seat(here, id);
    let battles = played.battles.iter().filter_map(|battle| {
        let plan = battle.battleplan.as_deref();
        Some(PrintedBattle {
            table: battle.table_number?,
            battleplan: plan.map(|slug| here.event.settings.battleplan_name(slug)).unwrap_or_default(),
            a: seat(battle.a),
            b: seat(battle.b?),
        })
    });
    let first = of.first_table.map_or(1, |first| first.0);
    let size = u32::from(here.event.settings.team.players());
    let battles = battles.collect();
    let [a, b] = teams;
    Ok(PrintedMatch {
        place: of.place,
        tables: describe_match_tables(here, &played)
            .map(|tables| here.speaker.say(&tables))
            .unwrap_or_default(),
        table_numbers: (first..first + size).map(TableNumber).collect(),
        a,
        b,
        battles,
    })
}

/// A team with its line-up; with those who would play now, while the round is a draft.
async fn printed_team(
    tx: &mut Tx,
    here: &EventVisit,
    team: &Team,
    line_up: &[PlayerId],
) -> Result<PrintedTeam> {
    let players = if line_up.is_empty() { now_playing(tx, team.id).await? } else { line_up.to_vec() };
    Ok(PrintedTeam {
        name: team_name(team, &here.speaker),
        club: team.club.clone().unwrap_or_default(),
        players: players.into_iter().map(|id| make_pairings_seat(here, id)).collect(),
    })
}

async fn now_playing(tx: &mut Tx, team: TeamId) -> Result<Vec<PlayerId>> {
    let team = storage::teams::one_with_members(tx, team).await?.ok_or(Error::NotFound)?;
    Ok(team.line_up().map(|member| member.id).collect())
}

fn make_pairings_seat(here: &EventVisit, id: PlayerId) -> PairingsSeat {
    let player = here.event.frame.player(id);
    let names = PaperNames::from_players(&here.event.frame.players, here.speaker);
    PairingsSeat {
        name: player.map_or_else(String::new, |player| names.name(player)),
        note: player.and_then(|player| player.faction.clone()).unwrap_or_default(),
        emblem: player.and_then(|player| emblem_of_player(here, player)),
    }
}

//! What the documents of the whole event are made from.

use super::{
    of_round::{load_marked_imprint, say_points_limit},
    of_teams::standings_of_teams,
    paper_names::PaperNames,
    request::{DocumentRequest, Work},
    roster_booklet::rosters_of,
};
use crate::{
    actions::entrants::links,
    cache::standings::{Ranked, standings_of_known},
    domain::{
        alphabet::alphabetical_key,
        event::player::Player,
        ids::AwardId,
        standings::{DecidedBy, StandingsRow},
    },
    print::{
        Imprint,
        certificate::{Certificate, CertificateAccent, print_certificates},
        fonts::as_far_as_set,
        list::{ListColumn, ListKind, PrintedList, print_list},
        pack,
        player_links::{PlayerLink, player_links},
        poster::{Poster, print_poster},
        roster_form::roster_form,
        rosters::print_rosters,
        standings::{PrintedPlace, PrintedStandings as StandingsSheet, print_standings as standings_sheet},
    },
    storage::{Tx, history::Loaded},
    text::{pack::describe_event_days, standings::result_columns, write_grouped_number},
    web::{
        self,
        event::{
            self,
            awards::{self, Awarded},
            certificates::emblem_of_player,
            register,
        },
        page::{
            ranking_changes::say_ranking_changes,
            results::{find_place_decider, list_tiebreaker_values},
        },
        prelude::*,
    },
};

pub async fn standings_table(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    if request.here.event.settings.entrants.are_pairs() {
        return standings_of_teams(tx, request).await;
    }
    let sheet = standings_of(request.here)?;
    Ok(Box::new(move || standings_sheet(&sheet)))
}

pub async fn load_roster_booklet(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let (imprint, booklet) = (request.here.imprint(), rosters_of(tx, request.here).await?);
    Ok(Box::new(move || print_rosters(&imprint, &booklet)))
}

pub async fn load_players_list(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let sheet = players_list(request.here.imprint(), &list_players_by_name(tx, request).await?);
    Ok(Box::new(move || print_list(&sheet)))
}

pub async fn load_food_list(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let sheet = food_list(request.here.imprint(), &list_players_by_name(tx, request).await?);
    Ok(Box::new(move || print_list(&sheet)))
}

pub async fn private_links(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let players = list_players_by_name(tx, request).await?;
    let fresh = request.fresh.ok_or(Error::SignIn)?;
    let names = PaperNames::from_players(&players, request.here.speaker);
    let links = links::of_all(request.app, &players, fresh).into_iter().map(|(player, link)| PlayerLink {
        number: u32::try_from(player.number).unwrap_or_default(),
        name: names.name(player),
        link,
    });
    let links: Vec<PlayerLink> = links.collect();
    let imprint = request.here.imprint();
    Ok(Box::new(move || player_links(&imprint, &links)))
}

/// For a door or a shop's window: the address to sign up at while players can, then the event's own.
#[expect(clippy::unused_async, reason = "every document is loaded in the same way")]
pub async fn load_event_poster(_: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let here = request.here;
    let (settings, takes) = (&here.event.settings, here.event.takes_registrations(here.now));
    let told = [describe_event_days(settings), Wording::Words(settings.venue.clone())];
    let lines = told.iter().map(|line| line.say_by(&here.speaker)).filter(|line| !line.is_empty());
    let poster = Poster {
        lines: lines.collect(),
        invites: here.speaker.say(&say!("print-poster-invites", takes)),
        link: register::address_on_posters(request.app, here),
    };
    let imprint = here.imprint();
    Ok(Box::new(move || print_poster(&imprint, &poster)))
}

pub async fn all_certificates(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let all = certificates_of(tx, request.here, None).await?;
    let imprint = request.here.imprint();
    Ok(Box::new(move || print_certificates(&all, &imprint)))
}

pub async fn certificates_of_one(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let award = request.which.parse().map_err(|_| Error::NotFound)?;
    let all = certificates_of(tx, request.here, Some(award)).await?;
    let imprint = request.here.imprint();
    Ok(Box::new(move || print_certificates(&all, &imprint)))
}

/// A page for everybody who played.
pub async fn load_participation_pages(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let all = web::event::certificates::of_everybody(tx, request.here).await?;
    let imprint = request.here.imprint();
    Ok(Box::new(move || print_certificates(&all, &imprint)))
}

/// The pack, as it stands on the event's page.
pub async fn the_pack(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let here = request.here;
    let sections = event::pack_facts::load_sections(tx, here).await?;
    let speaker = &here.speaker;
    let entry = |(label, value): (Wording, Wording)| pack::PackEntry {
        label: label.say_by(speaker),
        value: value.say_by(speaker),
    };
    let section = |section: event::pack_facts::PackPart| pack::PackSection {
        title: speaker.say(&told(&section.topic)),
        entries: section.facts.into_iter().map(entry).collect(),
    };
    let about = Some(here.event.settings.about.clone()).filter(|about| !about.is_empty());
    let sheet = pack::Pack {
        imprint: load_marked_imprint(tx, here).await?,
        lines: about.into_iter().collect(),
        sections: sections.into_iter().map(section).collect(),
    };
    Ok(Box::new(move || pack::print_event_pack(&sheet)))
}

/// A blank roster, for whoever writes theirs by hand.
#[expect(clippy::unused_async, reason = "every document is loaded in the same way")]
pub async fn blank_roster(_: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let imprint = request.here.imprint();
    let settings = &request.here.event.settings;
    let limit = say_points_limit(&imprint, settings);
    let declared = settings.game().declaration.as_ref().map(|declaration| declaration.word.as_str());
    Ok(Box::new(move || roster_form(&imprint, &limit, declared)))
}

/// Who plays, by name.
async fn list_players_by_name(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Vec<Player>> {
    let mut players = storage::players::list_players(tx, request.here.event.id).await?;
    players.retain(|player| request.here.event.frame.takes_part(player));
    players.sort_by_cached_key(|player| (alphabetical_key(player.name.as_str()), player.number));
    Ok(players)
}

fn players_list(imprint: Imprint, players: &[Player]) -> PrintedList {
    let column = |title: Message, kind| ListColumn { title: imprint.say(&title), kind };
    let names = PaperNames::from_players(players, imprint.speaker);
    let row = |player: &Player| {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        vec![
            String::new(),
            player.number.to_string(),
            names.name(player),
            text(&player.club),
            text(&player.faction),
        ]
    };
    PrintedList {
        title: imprint.say(&say!("desk-paper-players")),
        subject: imprint.say(&say!("desk-paper-listed-players", count = players.len())),
        lines: Vec::new(),
        columns: vec![
            column(say!("desk-paper-here"), ListKind::TickBox),
            column(say!("desk-paper-number"), ListKind::Number),
            column(say!("desk-paper-name"), ListKind::Name { share: 1.3 }),
            column(say!("desk-paper-club"), ListKind::Text { share: 1.0 }),
            column(say!("desk-paper-faction"), ListKind::Text { share: 1.0 }),
        ],
        rows: players.iter().map(row).collect(),
        when_empty: imprint.say(&say!("desk-paper-nobody-signed-up")),
        imprint,
    }
}

fn food_list(imprint: Imprint, players: &[Player]) -> PrintedList {
    let column = |title: Message, kind| ListColumn { title: imprint.say(&title), kind };
    let names = PaperNames::from_players(players, imprint.speaker);
    let needs = players.iter().filter_map(|player| Some(vec![names.name(player), player.dietary.clone()?]));
    PrintedList {
        title: imprint.say(&say!("desk-paper-dietary-needs")),
        subject: imprint.say(&say!("desk-paper-players-in-all", count = players.len())),
        lines: vec![imprint.say(&say!("desk-paper-keep-confidential"))],
        columns: vec![
            column(say!("desk-paper-name"), ListKind::Name { share: 1.3 }),
            column(say!("desk-paper-needs"), ListKind::Text { share: 1.0 }),
        ],
        rows: needs.collect(),
        when_empty: imprint.say(&say!("desk-paper-no-needs")),
        imprint,
    }
}

fn standings_of(here: &EventVisit) -> Result<StandingsSheet> {
    let all = standings_of_known(&here.event, here.event.last_played())?;
    let Ranked { loaded, standings: ranked } = all;
    let (playing, _) = loaded.history.still_playing(ranked.after);
    let game = here.event.settings.game();
    let columns = result_columns(game, ranked.ranking.scoring);
    let titles = columns.iter().map(|column| here.speaker.say(&column.title));
    let breakers = ranked.ranking.tiebreakers.iter().map(|breaker| here.speaker.say(&told(breaker)));
    let names = PaperNames::from_players(&loaded.players, here.speaker);
    let row = |row: &StandingsRow| {
        let results = columns.iter().map(|column| write_grouped_number(column.of(row)));
        let values = list_tiebreaker_values(&ranked, row);
        let decides = match find_place_decider(&ranked, row).map(|decider| decider.by) {
            Some(DecidedBy::Record(count)) => columns.iter().position(|column| column.is_of(count)),
            _ => values.iter().position(|value| value.decides).map(|at| columns.len() + at),
        };
        PrintedPlace {
            place: row.place,
            name: names.name(&loaded.players[row.player]),
            faction: loaded.players[row.player].faction.clone().unwrap_or_default(),
            emblem: emblem_of_player(here, &loaded.players[row.player]),
            decides,
            values: results.chain(values.iter().map(|cell| here.speaker.say(&cell.value))).collect(),
            dropped: row.dropped,
        }
    };
    let state = match (ranked.after.is_a_round(), playing > 0) {
        (false, _) => "unplayed",
        (true, true) => "playing",
        (true, false) => "played",
    };
    Ok(StandingsSheet {
        imprint: here.imprint(),
        title: here.speaker.say(&say!("standings-heading", state, round = ranked.after)),
        ranked_by: say_ranking_changes(here),
        of_teams: false,
        values: titles.chain(breakers).collect(),
        rows: ranked.rows.iter().map(row).collect(),
    })
}

async fn certificates_of(
    tx: &mut Tx,
    here: &EventVisit,
    wanted: Option<AwardId>,
) -> Result<Vec<Certificate>> {
    let (awards, loaded) = awards::load_event_awards(tx, &here.event).await?;
    let day = here.event.settings.ends_on.or(here.event.settings.starts_on);
    let date = day.map_or_else(String::new, |day| here.speaker.say(&say!("date-whole", day)));
    // Whoever has a place now may not have it in the end.
    let last = loaded.history.rounds.last().filter(|_| !awards::is_all_played(&here.event, &loaded));
    let so_far = last.map(|last| {
        let rounds = here.event.settings.rounds;
        here.speaker.say(&say!("print-certificate-so-far", round = last.number, rounds))
    });
    let mut all = Vec::new();
    for awarded in awards.iter().filter(|awarded| wanted.is_none_or(|id| id == awarded.award.id)) {
        let date = so_far.as_ref().filter(|_| awarded.is_by_standings()).unwrap_or(&date);
        for team in &awarded.teams {
            let accent = accent_of_award(awarded);
            let of_team = web::event::certificates::of_team(tx, here, team, &awarded.award.title, accent);
            all.extend(of_team.await?.into_iter().map(|one| Certificate { date: date.clone(), ..one }));
        }
        let winners = awarded.winners.iter();
        all.extend(winners.map(|winner| certificate_of_winner(here, &loaded, date, awarded, *winner)));
    }
    Ok(all)
}

fn accent_of_award(awarded: &Awarded) -> CertificateAccent {
    match awarded.award.place {
        1 => CertificateAccent::Brass,
        2 => CertificateAccent::Steel,
        3 => CertificateAccent::Copper,
        _ => CertificateAccent::Pine,
    }
}

fn certificate_of_winner(
    here: &EventVisit,
    loaded: &Loaded,
    date: &str,
    awarded: &Awarded,
    winner: usize,
) -> Certificate {
    Certificate {
        event: here.event.name.to_string(),
        award: awarded.award.title.clone(),
        player: as_far_as_set(loaded.players[winner].name.as_str()),
        distinction: loaded.players[winner].faction.clone().unwrap_or_default(),
        emblem: emblem_of_player(here, &loaded.players[winner]),
        date: date.to_owned(),
        organiser: here.visit.name().to_owned(),
        accent: accent_of_award(awarded),
    }
}

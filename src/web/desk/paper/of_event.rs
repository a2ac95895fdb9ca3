//! What the documents of the whole event are made from.

use super::{
    of_round::marked,
    paper_names::PaperNames,
    request::{Request, Work},
    roster_booklet::rosters_of,
};
use crate::{
    actions::links,
    cache::standings::{Ranked, of},
    domain::{alphabet::alphabetical, event::player::Player, ids::AwardId, zone::long_date},
    error::{Error, Result},
    print::{
        Imprint,
        certificate::{Accent, Certificate, certificates},
        fonts::as_far_as_set,
        list::{List, ListColumn, ListKind, list},
        pack,
        player_links::{PlayerLink, player_links},
        roster_form::roster_form,
        rosters::rosters,
        standings::{Placed, Standings as StandingsSheet, standings as standings_sheet},
    },
    storage::{self, Tx, history::Loaded},
    web::{
        self,
        event::{
            self,
            awards::{self, Awarded},
            standings,
        },
        visit::EventVisit,
    },
    words::{
        Label, number,
        pages::desk::paper as say,
        standings::{decimal, result_columns},
        tournament_points::in_own_words,
    },
};

#[expect(clippy::unused_async, reason = "every document is loaded in the same way")]
pub async fn standings_table(_: &mut Tx, request: Request<'_>) -> Result<Work> {
    let sheet = standings_of(request.here)?;
    Ok(Box::new(move || standings_sheet(&sheet)))
}

pub async fn booklet(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let (imprint, booklet) = (request.here.imprint(), rosters_of(tx, request.here).await?);
    Ok(Box::new(move || rosters(&imprint, &booklet)))
}

pub async fn players(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let sheet = players_list(request.here.imprint(), &everybody(tx, request).await?);
    Ok(Box::new(move || list(&sheet)))
}

pub async fn food(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let sheet = food_list(request.here.imprint(), &everybody(tx, request).await?);
    Ok(Box::new(move || list(&sheet)))
}

pub async fn private_links(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let players = everybody(tx, request).await?;
    let fresh = request.fresh.ok_or(Error::SignIn)?;
    let names = PaperNames::of(&players);
    let links = links::of_all(request.app, &players, fresh).into_iter().map(|(player, link)| PlayerLink {
        number: u32::try_from(player.number).unwrap_or_default(),
        name: names.name(player),
        link,
    });
    let links: Vec<PlayerLink> = links.collect();
    let imprint = request.here.imprint();
    Ok(Box::new(move || player_links(&imprint, &links)))
}

pub async fn all_certificates(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let all = certificates_of(tx, request.here, None).await?;
    let paper = request.here.paper();
    Ok(Box::new(move || certificates(&all, paper)))
}

pub async fn certificates_of_one(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let award = request.which.parse().map_err(|_| Error::NotFound)?;
    let all = certificates_of(tx, request.here, Some(award)).await?;
    let paper = request.here.paper();
    Ok(Box::new(move || certificates(&all, paper)))
}

/// A page for everybody who played.
pub async fn participation(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let all = web::certificates::of_everybody(tx, request.here).await?;
    let paper = request.here.paper();
    Ok(Box::new(move || certificates(&all, paper)))
}

/// The pack, as it stands on the event's page.
pub async fn the_pack(tx: &mut Tx, request: Request<'_>) -> Result<Work> {
    let here = request.here;
    let sections = event::pack::load_sections(tx, here).await?;
    let entry = |(label, value): (&str, String)| pack::PackEntry { label: label.to_owned(), value };
    let section = |section: event::pack::PackPart| pack::PackSection {
        title: section.title.to_owned(),
        entries: section.facts.into_iter().map(entry).collect(),
    };
    let about = Some(here.event.settings.about.clone()).filter(|about| !about.is_empty());
    let sheet = pack::Pack {
        imprint: marked(tx, here).await?,
        lines: about.into_iter().collect(),
        sections: sections.into_iter().map(section).collect(),
    };
    Ok(Box::new(move || pack::pack(&sheet)))
}

/// A blank roster, for whoever writes theirs by hand.
#[expect(clippy::unused_async, reason = "every document is loaded in the same way")]
pub async fn blank_roster(_: &mut Tx, request: Request<'_>) -> Result<Work> {
    let imprint = request.here.imprint();
    let limit = say::points(request.here.event.settings.points_limit);
    Ok(Box::new(move || roster_form(&imprint, &limit)))
}

/// Who plays, by name.
async fn everybody(tx: &mut Tx, request: Request<'_>) -> Result<Vec<Player>> {
    let mut players = storage::players::list(tx, request.here.event.id).await?;
    players.retain(|player| request.here.known.frame.takes_part(player));
    players.sort_by_cached_key(|player| (alphabetical(player.name.as_str()), player.number));
    Ok(players)
}

fn players_list(imprint: Imprint, players: &[Player]) -> List {
    let column = |title: &str, kind| ListColumn { title: title.to_owned(), kind };
    let names = PaperNames::of(players);
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
    List {
        imprint,
        title: say::PLAYERS.into(),
        subject: say::players(players.len()),
        lines: Vec::new(),
        columns: vec![
            column(say::HERE, ListKind::TickBox),
            column(say::NUMBER, ListKind::Number),
            column(say::NAME, ListKind::Name { share: 1.3 }),
            column(say::CLUB, ListKind::Text { share: 1.0 }),
            column(say::FACTION, ListKind::Text { share: 1.0 }),
        ],
        rows: players.iter().map(row).collect(),
        when_empty: say::NOBODY_SIGNED_UP.into(),
    }
}

fn food_list(imprint: Imprint, players: &[Player]) -> List {
    let column = |title: &str, kind| ListColumn { title: title.to_owned(), kind };
    let names = PaperNames::of(players);
    let needs = players.iter().filter_map(|player| Some(vec![names.name(player), player.dietary.clone()?]));
    List {
        imprint,
        title: say::DIETARY_NEEDS.into(),
        subject: say::players_in_all(players.len()),
        lines: vec![say::KEEP_CONFIDENTIAL.into()],
        columns: vec![
            column(say::NAME, ListKind::Name { share: 1.3 }),
            column(say::NEEDS, ListKind::Text { share: 1.0 }),
        ],
        rows: needs.collect(),
        when_empty: say::NO_NEEDS.into(),
    }
}

fn standings_of(here: &EventVisit) -> Result<StandingsSheet> {
    let all = of(&here.known, here.known.last_played())?;
    let (playing, _) = all.still_playing();
    let Ranked { loaded, standings: ranked } = all;
    let game = here.event.settings.game();
    let columns = result_columns(game, ranked.ranking.scoring);
    let titles = columns.iter().map(|column| column.title.clone());
    let breakers = ranked.ranking.tiebreakers.iter().map(|breaker| in_own_words(game, breaker.label()));
    let names = PaperNames::of(&loaded.players);
    let row = |row: &crate::domain::standings::Row| {
        let results = columns.iter().map(|column| number(column.of(row)));
        let breakers = ranked.ranking.tiebreakers.iter().zip(&row.values);
        let values = breakers.map(|(breaker, value)| decimal(*breaker, value));
        Placed {
            place: row.place,
            name: names.name(&loaded.players[row.player]),
            faction: loaded.players[row.player].faction.clone().unwrap_or_default(),
            values: results.chain(values).collect(),
            dropped: row.dropped,
        }
    };
    Ok(StandingsSheet {
        imprint: here.imprint(),
        title: say::standings(ranked.after, playing),
        ranked_by: standings::changes(here).join(" "),
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
    let (awards, loaded) = awards::load(tx, &here.known).await?;
    let day = here.event.settings.ends_on.or(here.event.settings.starts_on);
    let date = day.map_or_else(String::new, long_date);
    let one = |awarded: &Awarded, winner: usize| certificate(here, &loaded, &date, awarded, winner);
    let mut all = Vec::new();
    for awarded in awards.iter().filter(|awarded| wanted.is_none_or(|id| id == awarded.award.id)) {
        for team in &awarded.teams {
            let of = (team, awarded.award.title.as_str(), accent(awarded));
            all.extend(web::certificates::of_team(tx, here, of).await?);
        }
        all.extend(awarded.winners.iter().map(|winner| one(awarded, *winner)));
    }
    Ok(all)
}

fn accent(awarded: &Awarded) -> Accent {
    match awarded.award.place {
        1 => Accent::Brass,
        2 => Accent::Steel,
        3 => Accent::Copper,
        _ => Accent::Pine,
    }
}

fn certificate(
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
        date: date.to_owned(),
        organiser: here.visit.name().to_owned(),
        accent: accent(awarded),
    }
}

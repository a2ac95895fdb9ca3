//! Paper: every document of the event as a PDF, made when it is asked for.

use crate::{
    actions::links,
    app::App,
    cache::standings::{Ranked, load},
    domain::{
        battle::Battle,
        event::{permission::StaffRole, player::Player},
        ids::AwardId,
        round::Round,
        system::{Line, System},
        zone::long_date,
    },
    error::{Error, Result},
    print::{
        Imprint, Paper, PrintError,
        certificate::{Accent, Certificate, certificates},
        list::{Kind, List, ListColumn, list},
        pack,
        pairings::{self, Pairing, Pairings, Seat},
        player_links::{PlayerLink, player_links},
        result_slips::result_slips,
        rosters::rosters,
        scoring_sheet::{ScoringSheet, scoring_sheets},
        standings::{Placed, Standings as StandingsSheet, standings as standings_sheet},
        table_cards::table_cards,
    },
    storage::{self, Tx, history::Loaded},
    web::{
        desk::paper::roster_booklet::rosters_of,
        event::{
            self,
            awards::{self, Awarded},
            standings,
        },
        guard::Judge,
        respond::{file, page},
        visit::EventVisit,
    },
};
use actix_web::{
    HttpResponse,
    web::{Data, Path},
};
use askama::Template;

#[derive(Template)]
#[template(path = "desk/paper/print.html")]
struct PrintPage {
    visit: EventVisit,
    rounds: Vec<Round>,
}

pub async fn show(app: Data<App>, here: Judge) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let mut rounds = storage::rounds::list(&mut tx, here.event.id).await?;
    rounds.retain(|round| round.is_public() || here.is_organiser());
    page(&here.visit, &PrintPage { visit: here.0.clone(), rounds })
}

/// A document by its name: `pairings-3-by-table`, `standings`, `certificates`, …
pub async fn document(app: Data<App>, here: Judge, path: Path<(String, String)>) -> Result<HttpResponse> {
    let name = path.into_inner().1;
    let mut tx = app.database.read().await?;
    let work = prepare(&mut tx, &app, &here, &name).await?;
    drop(tx);
    // Setting type takes a while: not on the threads that answer requests.
    let made = tokio::task::spawn_blocking(work).await.map_err(|error| Error::Broken(error.to_string()))?;
    let pdf = made.map_err(|error| Error::Broken(error.to_string()))?;
    Ok(file("application/pdf", &format!("{}-{name}.pdf", here.event.slug), pdf))
}

/// A document that is still to be set.
pub(super) type Work = Box<dyn FnOnce() -> Result<Vec<u8>, PrintError> + Send>;

/// Everything a document needs, read at once; [`Error::NotFound`] for those who may not have it.
pub(super) async fn prepare(tx: &mut Tx, app: &App, here: &EventVisit, name: &str) -> Result<Work> {
    if let Some(rest) = name.strip_prefix("pairings-") {
        let (number, order) = rest.split_once("-by-").ok_or(Error::NotFound)?;
        let sheet = round_sheet(tx, here, parsed(number)?).await?;
        return match order {
            "table" => Ok(Box::new(move || pairings::by_table(&sheet))),
            "name" => Ok(Box::new(move || pairings::by_name(&sheet))),
            _ => Err(Error::NotFound),
        };
    }
    if let Some(number) = name.strip_prefix("slips-") {
        let sheet = round_sheet(tx, here, parsed(number)?).await?;
        return Ok(Box::new(move || result_slips(&sheet)));
    }
    if let Some(number) = name.strip_prefix("cards-") {
        let sheet = round_sheet(tx, here, parsed(number)?).await?;
        let cards = super::table_cards::of(tx, here, sheet).await?;
        return Ok(Box::new(move || table_cards(&cards)));
    }
    if let Some(number) = name.strip_prefix("sheets-") {
        let sheet = round_sheet(tx, here, parsed(number)?).await?;
        let limit = format!("{} points", here.event.settings.points_limit);
        let round = storage::rounds::by_number(tx, here.event.id, parsed(number)?).await?;
        let slug = round.and_then(|round| round.battleplan).unwrap_or_default();
        let plan = here.event.settings.battleplan(&slug);
        let lines: Vec<String> =
            plan.map(|plan| plan.lines.iter().map(Line::in_words).collect()).unwrap_or_default();
        let game = here.event.settings.game();
        let sheets: Vec<ScoringSheet> =
            sheet.tables.iter().map(|table| scoring_sheet(&sheet, table, (game, &limit, &lines))).collect();
        return Ok(Box::new(move || scoring_sheets(&sheet.imprint, &sheets)));
    }
    if name == "rosters" {
        let (imprint, booklet) = (imprint(here), rosters_of(tx, here).await?);
        return Ok(Box::new(move || rosters(&imprint, &booklet)));
    }
    if name == "standings" {
        let sheet = standings_of(tx, here).await?;
        return Ok(Box::new(move || standings_sheet(&sheet)));
    }
    if here.role == Some(StaffRole::Organiser) {
        organisers_own(tx, app, here, name).await
    } else {
        Err(Error::NotFound)
    }
}

/// What judges have no business with: links that sign in, dietary needs, certificates.
async fn organisers_own(tx: &mut Tx, app: &App, here: &EventVisit, name: &str) -> Result<Work> {
    if name == "certificates" || name.starts_with("certificate-") {
        let wanted = name.strip_prefix("certificate-").map(parsed::<AwardId>).transpose()?;
        let all = certificates_of(tx, here, wanted).await?;
        return Ok(Box::new(move || certificates(&all, Paper::A4)));
    }
    let mut players = storage::players::list(tx, here.event.id).await?;
    players.retain(Player::is_active);
    players.sort_by(|a, b| a.name.cmp(&b.name).then(a.number.cmp(&b.number)));
    let imprint = imprint(here);
    match name {
        "links" => {
            let link = |player: &Player| PlayerLink {
                number: u32::try_from(player.number).unwrap_or_default(),
                name: player.name.to_string(),
                link: links::link(app, player),
            };
            let links: Vec<PlayerLink> = players.iter().filter(|player| player.link_open).map(link).collect();
            Ok(Box::new(move || player_links(&imprint, &links)))
        }
        "players" => {
            let sheet = players_list(imprint, &players);
            Ok(Box::new(move || list(&sheet)))
        }
        "food" => {
            let sheet = food_list(imprint, &players);
            Ok(Box::new(move || list(&sheet)))
        }
        _ => Err(Error::NotFound),
    }
}

/// The pack, for everybody who may see it.
pub async fn pack(app: Data<App>, here: EventVisit) -> Result<HttpResponse> {
    let mut tx = app.database.read().await?;
    let sections = event::pack::load_sections(&mut tx, &here).await?;
    drop(tx);
    let entry = |(label, value): (&str, String)| pack::Entry { label: label.to_owned(), value };
    let section = |section: event::pack::Section| pack::Section {
        title: section.title.to_owned(),
        entries: section.facts.into_iter().map(entry).collect(),
    };
    let about = Some(here.event.settings.about.clone()).filter(|about| !about.is_empty());
    let sheet = pack::Pack {
        imprint: imprint(&here),
        lines: about.into_iter().collect(),
        sections: sections.into_iter().map(section).collect(),
    };
    let made = tokio::task::spawn_blocking(move || pack::pack(&sheet)).await;
    let pdf = made
        .map_err(|error| Error::Broken(error.to_string()))?
        .map_err(|error| Error::Broken(error.to_string()))?;
    Ok(file("application/pdf", &format!("{}-pack.pdf", here.event.slug), pdf))
}

fn parsed<T: std::str::FromStr>(text: &str) -> Result<T> {
    text.parse().map_err(|_| Error::NotFound)
}

fn scoring_sheet(
    round: &Pairings,
    table: &Pairing,
    (game, limit, lines): (&'static System, &str, &[String]),
) -> ScoringSheet {
    ScoringSheet {
        game,
        round: round.round,
        table: table.table,
        battleplan: round.battleplan.clone(),
        points_limit: limit.to_owned(),
        lines: lines.to_vec(),
        a: table.a.clone(),
        b: table.b.clone(),
    }
}

fn players_list(imprint: Imprint, players: &[Player]) -> List {
    let column = |title: &str, kind| ListColumn { title: title.to_owned(), kind };
    let row = |player: &Player| {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        vec![
            String::new(),
            player.number.to_string(),
            player.name.to_string(),
            text(&player.club),
            text(&player.faction),
        ]
    };
    List {
        imprint,
        title: "Players".into(),
        subject: format!("{} players", players.len()),
        lines: Vec::new(),
        columns: vec![
            column("Here", Kind::TickBox),
            column("Number", Kind::Number),
            column("Name", Kind::Name { share: 1.3 }),
            column("Club", Kind::Text { share: 1.0 }),
            column("Faction", Kind::Text { share: 1.0 }),
        ],
        rows: players.iter().map(row).collect(),
        when_empty: "Nobody has signed up yet.".into(),
    }
}

fn food_list(imprint: Imprint, players: &[Player]) -> List {
    let column = |title: &str, kind| ListColumn { title: title.to_owned(), kind };
    let needs =
        players.iter().filter_map(|player| Some(vec![player.name.to_string(), player.dietary.clone()?]));
    List {
        imprint,
        title: "Allergies and dietary needs".into(),
        subject: format!("{} players in all", players.len()),
        lines: vec!["For the caterer; keep it confidential.".into()],
        columns: vec![column("Name", Kind::Name { share: 1.3 }), column("Needs", Kind::Text { share: 1.0 })],
        rows: needs.collect(),
        when_empty: "Nobody has told us of any.".into(),
    }
}

/// What stands at the foot of every page.
fn imprint(here: &EventVisit) -> Imprint {
    Imprint { event: here.event.name.to_string(), printed_at: here.zone().long(here.now), paper: Paper::A4 }
}

async fn round_sheet(tx: &mut Tx, here: &EventVisit, number: i64) -> Result<Pairings> {
    let loaded = storage::history::load(tx, here.event.id).await?;
    let round = loaded.rounds.iter().find(|round| round.number == number).ok_or(Error::NotFound)?;
    if !round.is_public() && !here.is_organiser() {
        return Err(Error::NotFound);
    }
    let battles = storage::battles::list(tx, round.id).await?;
    let seat = |id| {
        let player = loaded.player(id);
        Seat {
            name: player.map_or_else(String::new, |player| player.name.to_string()),
            note: player.and_then(|player| player.faction.clone()).unwrap_or_default(),
        }
    };
    let at_table = |battle: &Battle| {
        let table = u32::try_from(battle.table_number?).ok()?;
        Some(Pairing { table, a: seat(battle.a), b: seat(battle.b?) })
    };
    Ok(Pairings {
        imprint: imprint(here),
        round: u32::try_from(number).unwrap_or_default(),
        battleplan: round
            .battleplan
            .as_deref()
            .map(|slug| here.event.settings.battleplan_name(slug))
            .unwrap_or_default(),
        starts: round.starts_at.map(|at| here.zone().long(at)).unwrap_or_default(),
        tables: battles.iter().filter_map(at_table).collect(),
        byes: battles.iter().filter(|battle| battle.b.is_none()).map(|battle| seat(battle.a)).collect(),
    })
}

async fn standings_of(tx: &mut Tx, here: &EventVisit) -> Result<StandingsSheet> {
    let Ranked { loaded, standings: ranked } = load(tx, &here.event, None).await?;
    let titles = ["Major", "Minor", "Draws", "Min. loss", "Maj. loss"].map(str::to_owned);
    let breakers = ranked.ranking.tiebreakers.iter().map(|breaker| breaker.title().to_owned());
    let row = |row: &crate::domain::standings::Row| {
        let r = row.record;
        let results =
            [r.major_wins, r.minor_wins, r.draws, r.minor_losses, r.major_losses].map(|n| n.to_string());
        Placed {
            place: row.place,
            name: row.name.clone(),
            faction: loaded.players[row.player].faction.clone().unwrap_or_default(),
            values: results.into_iter().chain(row.values.iter().map(ToString::to_string)).collect(),
            dropped: row.dropped,
        }
    };
    Ok(StandingsSheet {
        imprint: imprint(here),
        title: format!("Standings after round {}", ranked.after),
        ranked_by: standings::changes(here).join(" "),
        values: titles.into_iter().chain(breakers).collect(),
        rows: ranked.rows.iter().map(row).collect(),
    })
}

async fn certificates_of(
    tx: &mut Tx,
    here: &EventVisit,
    wanted: Option<AwardId>,
) -> Result<Vec<Certificate>> {
    let (awards, loaded) = awards::load(tx, &here.event).await?;
    let day = here.event.settings.ends_on.or(here.event.settings.starts_on);
    let date = day.map_or_else(String::new, long_date);
    let one = |awarded: &Awarded, winner: usize| certificate(here, &loaded, &date, awarded, winner);
    let chosen = awards.iter().filter(|awarded| wanted.is_none_or(|id| id == awarded.award.id));
    Ok(chosen.flat_map(|awarded| awarded.winners.iter().map(|winner| one(awarded, *winner))).collect())
}

fn certificate(
    here: &EventVisit,
    loaded: &Loaded,
    date: &str,
    awarded: &Awarded,
    winner: usize,
) -> Certificate {
    let accent = match awarded.award.place {
        1 => Accent::Brass,
        2 => Accent::Steel,
        3 => Accent::Copper,
        _ => Accent::Pine,
    };
    Certificate {
        event: here.event.name.to_string(),
        award: awarded.award.title.clone(),
        player: loaded.players[winner].name.to_string(),
        distinction: loaded.players[winner].faction.clone().unwrap_or_default(),
        date: date.to_owned(),
        organiser: here.visit.name().to_owned(),
        accent,
    }
}

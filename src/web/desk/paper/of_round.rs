//! What the documents of one round are made from: pairings, slips, scoring sheets and table cards.

use super::{
    paper_names::PaperNames,
    request::{DocumentRequest, Work},
    table_cards,
};
use crate::{
    domain::{
        battle::Battle,
        event::{missions::MissionPlace, pack::Settings, roster_version::RosterVersion},
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
        result::Outcome,
        roster::Roster,
        round::Round,
        system::{ScoringLine, System},
    },
    print::{
        self, Imprint,
        emblem::LetteredEmblem,
        pairings::{self, Pairings, PairingsSeat, PairingsTable},
        printed_cards::PrintedCard,
        scoring_sheet::{PrintedScoringSheet, TurnLine, scoring_sheets},
    },
    storage::Tx,
    text::{
        battle::tell_chart_lines,
        systems::{tell_declared, tell_line_in_its_round, tell_missions},
    },
    web::prelude::*,
};
use std::collections::BTreeMap;

pub async fn pairings_by_table(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = round_sheet(tx, request).await?;
    Ok(Box::new(move || pairings::by_table(&round)))
}

pub async fn pairings_by_name(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = round_sheet(tx, request).await?;
    Ok(Box::new(move || pairings::by_name(&round)))
}

pub async fn load_result_slips(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = round_sheet(tx, request).await?;
    Ok(Box::new(move || print::result_slips::result_slips(&round)))
}

pub async fn load_table_cards(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let round = round_sheet(tx, request).await?;
    let cards = table_cards::load_cards_of_round(tx, request.here, round).await?;
    Ok(Box::new(move || print::table_cards::table_cards(&cards)))
}

pub async fn load_scoring_sheets(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let pairings = round_sheet(tx, request).await?;
    let settings = &request.here.event.settings;
    let limit = say_points_limit(&pairings.imprint, settings);
    let round = storage::rounds::by_number(tx, request.here.event.id, read_round_number(request)?).await?;
    let seed = round.as_ref().map_or(0, |round| round.seed.cast_unsigned());
    let cards = load_printed_cards(tx, request, round.as_ref()).await?;
    let slug = round.and_then(|round| round.battleplan).unwrap_or_default();
    let known = Some(slug.as_str()).filter(|slug| !slug.is_empty());
    let plan = settings.battleplan(&slug);
    let line = |line: &ScoringLine| TurnLine {
        text: request.here.speaker.say(&tell_line_in_its_round(line)),
        rounds: line.rounds.clone(),
    };
    let lines: Vec<TurnLine> = plan.map(|plan| plan.lines.iter().map(line).collect()).unwrap_or_default();
    let chart = list_chart_lines(&pairings.imprint, settings);
    let sheet = |table: &PairingsTable| PrintedScoringSheet {
        cards: cards.get(&table.table).cloned().unwrap_or_default(),
        game: settings.game(),
        table: Some((pairings.round, table.table)),
        battleplan: say_missions(
            request.here,
            known,
            MissionPlace { seed, round: pairings.round, table: Some(table.table) },
        ),
        points_limit: limit.clone(),
        chart: chart.clone(),
        lines: lines.clone(),
        cap: plan.and_then(|plan| plan.cap),
        a: table.a.clone(),
        b: table.b.clone(),
    };
    let sheets: Vec<PrintedScoringSheet> = pairings.tables.iter().map(sheet).collect();
    Ok(Box::new(move || scoring_sheets(&pairings.imprint, &sheets)))
}

/// What both players of each table declared, and their tactic cards: of their rosters, where everybody may read them; else
/// to be written in.
async fn load_printed_cards(
    tx: &mut Tx,
    request: DocumentRequest<'_>,
    round: Option<&Round>,
) -> Result<BTreeMap<TableNumber, [Vec<PrintedCard>; 2]>> {
    let (event, game) = (&request.here.event, request.here.event.settings.game());
    let has_any = game.sheet.cards().is_some() || game.declaration.is_some();
    let Some(round) = round.filter(|_| has_any) else { return Ok(BTreeMap::new()) };
    let rosters = if event.settings.rosters_are_open(request.here.now) {
        storage::rosters::list_newest_versions(tx, event.id).await?
    } else {
        Vec::new()
    };
    let roster_of = |player: PlayerId| {
        let newest = rosters.iter().find(|roster| roster.player_id == player);
        newest.map(RosterVersion::roster)
    };
    let at_table = |battle: &Battle| {
        let [a, b] = [battle.a, battle.b?].map(roster_of);
        let cards = [(a.as_ref(), b.as_ref()), (b.as_ref(), a.as_ref())];
        Some((battle.table_number?, cards.map(|(own, other)| print_cards_of(request.here, own, other))))
    };
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    Ok(battles.iter().filter_map(at_table).collect())
}

/// What a player of the event's game declared, and the tactic cards; room for what is not known.
fn print_cards_of(here: &EventVisit, own: Option<&Roster>, other: Option<&Roster>) -> Vec<PrintedCard> {
    let game = here.event.settings.game();
    let declared = game.declaration.as_ref().map(|declaration| PrintedCard {
        name: own
            .and_then(|own| tell_declared(declaration, own, other))
            .map(|told| here.speaker.say(&told))
            .unwrap_or_default(),
        label: declaration.word.clone(),
        steps: Vec::new(),
    });
    let tactics = game.sheet.cards().map(|plan| {
        let known = own.map(|own| game.tactic_cards_named(&own.tactic_cards)).unwrap_or_default();
        if known.is_empty() {
            PrintedCard::blank_cards(plan, &here.speaker.say(&say!("sheet-printed-card")))
        } else {
            PrintedCard::cards_in(game, &known)
        }
    });
    declared.into_iter().chain(tactics.into_iter().flatten()).collect()
}

/// What is played on; nothing where that is not known.
pub fn say_missions(here: &EventVisit, slug: Option<&str>, at: MissionPlace) -> String {
    let missions = tell_missions(&here.event.settings, slug, at);
    missions.map(|missions| here.speaker.say(&missions)).unwrap_or_default()
}

/// How a result is read at this size, a line a result.
fn list_chart_lines(imprint: &Imprint, settings: &Settings) -> Vec<String> {
    tell_chart_lines(settings).iter().map(|line| imprint.say(line)).collect()
}

/// How large an army may be; empty where nothing is said of it.
pub fn say_points_limit(imprint: &Imprint, settings: &Settings) -> String {
    settings
        .agreed_points()
        .map_or_else(String::new, |points| imprint.say(&say!("desk-paper-army-points", points)))
}

/// How many lines a blank sheet has for what a battleplan scores.
const BLANK_LINES: usize = 3;

/// One sheet for any battle of the event, before there is any.
#[expect(clippy::unused_async, reason = "every document is loaded in the same way")]
pub async fn blank_sheet(_: &mut Tx, request: DocumentRequest<'_>) -> Result<Work> {
    let (imprint, settings) = (request.here.imprint(), &request.here.event.settings);
    let sheet = PrintedScoringSheet {
        game: settings.game(),
        table: None,
        battleplan: imprint.say(&say!("desk-paper-blank-for-battleplan")),
        points_limit: say_points_limit(&imprint, settings),
        chart: list_chart_lines(&imprint, settings),
        lines: vec![TurnLine { text: String::new(), rounds: Vec::new() }; BLANK_LINES],
        cap: None,
        cards: [(); 2].map(|()| print_cards_of(request.here, None, None)),
        a: PairingsSeat::default(),
        b: PairingsSeat::default(),
    };
    Ok(Box::new(move || scoring_sheets(&imprint, &[sheet])))
}

/// The round's number, as it stands in the address.
pub(super) fn read_round_number(request: DocumentRequest<'_>) -> Result<RoundNumber> {
    request.which.parse().map_err(|_| Error::NotFound)
}

/// What players write down of a battle.
fn name_counted_figures(game: &System) -> Vec<String> {
    if game.sheet.is_one_game() {
        return [Outcome::MajorWin, Outcome::Draw]
            .map(|outcome| game.result.label(outcome).to_owned())
            .into();
    }
    let tactics = game.sheet.tactics.map(|_| game.words.tactics.clone());
    [game.words.points.clone()].into_iter().chain(tactics).collect()
}

/// The event's imprint with the mark of its log.
pub(super) async fn load_marked_imprint(tx: &mut Tx, here: &EventVisit) -> Result<Imprint> {
    let mark = storage::audit::load_log_mark(tx, here.event.id).await?;
    Ok(Imprint { log: mark.map_or_else(String::new, |mark| mark.to_string()), ..here.imprint() })
}

/// Who plays whom, and where. A draft is for organisers alone.
async fn round_sheet(tx: &mut Tx, request: DocumentRequest<'_>) -> Result<Pairings> {
    let (here, number) = (request.here, read_round_number(request)?);
    let loaded = storage::history::load_history(tx, here.event.id).await?;
    let round = loaded.rounds.iter().find(|round| round.number == number).ok_or(Error::NotFound)?;
    if !round.is_public() && !here.is_organiser() {
        return Err(Error::NotFound);
    }
    let battles = storage::battles::list_battles_of_round(tx, round.id).await?;
    let teams = storage::teams::list_teams(tx, here.event.id).await?;
    let paper_names = PaperNames::from_players(&loaded.players, here.speaker);
    let seat = |id, partner: Option<PlayerId>| {
        let player = loaded.player(id);
        let partner = partner.and_then(|id| loaded.player(id));
        let names = player.into_iter().chain(partner).map(|player| paper_names.name(player));
        let team = player.and_then(|player| teams.iter().find(|team| Some(team.id) == player.team_id));
        let faction = player.and_then(|player| player.faction.clone()).filter(|_| partner.is_none());
        let emblem = faction
            .as_ref()
            .and_then(|faction| LetteredEmblem::of_faction(here.event.settings.game(), faction));
        let note = faction.into_iter().chain(team.map(|team| team.name.to_string()));
        PairingsSeat {
            name: names.collect::<Vec<_>>().join(" & "),
            note: note.collect::<Vec<_>>().join(" · "),
            emblem,
        }
    };
    let at_table = |battle: &Battle| {
        let [a, b] = battle.partners;
        Some(PairingsTable { table: battle.table_number?, a: seat(battle.a, a), b: seat(battle.b?, b) })
    };
    let byes = battles.iter().filter(|battle| battle.b.is_none());
    Ok(Pairings {
        imprint: load_marked_imprint(tx, here).await?,
        round: number,
        battleplan: say_missions(
            here,
            round.battleplan.as_deref(),
            MissionPlace { seed: round.seed.cast_unsigned(), round: number, table: None },
        ),
        counted: name_counted_figures(here.event.settings.game()),
        marked: here.event.settings.game().result.marks().iter().map(|mark| mark.name.to_owned()).collect(),
        starts: round.starts_at.map(|at| here.speaker.say(&here.event.day_and_time(&at))).unwrap_or_default(),
        tables: battles.iter().filter_map(at_table).collect(),
        byes: byes.map(|battle| seat(battle.a, None)).collect(),
    })
}

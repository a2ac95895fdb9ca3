//! The tables of one round: what they could not be, giving them out again, moving one battle by hand.

use super::at_round::seen_version_of_round;
use crate::{
    actions::rounds::{
        LoadedRounds,
        tables::{
            self, MovedByHand, Proposal, SeatedRound, TablesAgain, propose_new_tables, review_round_tables,
        },
    },
    domain::{
        battle::Battle,
        ids::PlayerId,
        numbers::{RoundNumber, TableNumber},
        pairing::tables::TableNote,
        round::{Round, RoundState},
        rounds::tables::Hold,
    },
    web::{page::paging::Paging, prelude::*, teams::of_players},
};

/// Tables on one page.
const TABLES: usize = 100;

#[derive(Template)]
#[template(path = "desk/rounds/tables.html")]
struct RoundTablesPage {
    visit: EventVisit,
    round: Round,
    /// What the tables could not be.
    notes: Vec<TableNote>,
    lines: Vec<SeatedBattle>,
    any_started: bool,
    paging: Paging,
    look: RoundTablesQuery,
    proposal: Option<Proposal>,
    form: Form,
}

/// A battle, where it sits and what stands there.
struct SeatedBattle {
    table: TableNumber,
    names: [String; 2],
    area: String,
    terrain: String,
    streamed: bool,
    started: bool,
    placed: bool,
}

#[derive(Debug, Clone, Default, serde::Deserialize)]
pub struct RoundTablesQuery {
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
    /// `needed` or `all`: what giving the tables out again would do.
    #[serde(default)]
    again: String,
}

impl RoundTablesQuery {
    fn hold(&self) -> Option<Hold> {
        match self.again.as_str() {
            "needed" => Some(Hold::AllThatCan),
            "all" => Some(Hold::ByHand),
            _ => None,
        }
    }
}

impl RoundTablesPage {
    fn is_open(&self) -> bool {
        self.round.state != RoundState::Closed
    }
}

pub async fn show_round_tables_page(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, String)>,
    look: Query<RoundTablesQuery>,
) -> Result<HttpResponse> {
    of_players(&here)?;
    let shown = tables_page(&app, &here, round_number_of_path(&path)?, &look, None).await?;
    answer_with_page(&here.visit, &shown)
}

pub async fn assign_tables_again(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, String)>,
    form: Form,
) -> Result<HttpResponse> {
    of_players(&here)?;
    let round = round_number_of_path(&path)?;
    let look = RoundTablesQuery { again: form.value("again").to_owned(), ..RoundTablesQuery::default() };
    let hold =
        look.hold().ok_or_else(|| Error::from_refusal(crate::domain::refusal::FormRefusal::NoTables))?;
    let again =
        TablesAgain { round, seen: seen_version_of_round(&form), hold, key: form.value("key").to_owned() };
    let result = tables::assign_again(&app, &here.actor(&form), &here.event, &again).await;
    AtRoundTables { app: &app, here: &here, number: round, look }
        .answer(form, result, say!("desk-rounds-tables-given-again"))
        .await
}

pub async fn move_battle_to_table(
    app: Data<App>,
    here: Organiser,
    path: Path<(String, String)>,
    mut form: Form,
) -> Result<HttpResponse> {
    of_players(&here)?;
    let round = round_number_of_path(&path)?;
    let (from, to) =
        (form.number("from", TableNumber::FIRST..=HIGHEST), form.number("to", TableNumber::FIRST..=HIGHEST));
    let reason = form.required("reason", 200, say!("forms-say-why"));
    let (Some(from), Some(to), Some(reason)) = (from, to, reason) else {
        let shown = tables_page(&app, &here, round, &RoundTablesQuery::default(), Some(form)).await?;
        return form_again(&here.visit, &shown);
    };
    let asked = MovedByHand { round, seen: seen_version_of_round(&form), from, to, reason };
    let result = tables::move_by_hand(&app, &here.actor(&form), here.event.id, &asked).await;
    let note = say!("desk-rounds-battle-moved", from, to);
    AtRoundTables { app: &app, here: &here, number: round, look: RoundTablesQuery::default() }
        .answer(form, result, note)
        .await
}

/// The highest table that a battle can be moved to.
const HIGHEST: TableNumber = TableNumber(99_999);

/// The page of a round's tables, where a change was asked for.
struct AtRoundTables<'a> {
    app: &'a App,
    here: &'a Organiser,
    number: RoundNumber,
    look: RoundTablesQuery,
}

impl AtRoundTables<'_> {
    async fn answer(&self, form: Form, result: Result<()>, note: Message) -> Result<HttpResponse> {
        let &Self { app, here, number, ref look } = self;
        let next = Next::lead_to_page(here, here.to(&format!("desk/rounds/{number}/tables"))).saying(note);
        let again = async |form| tables_page(app, here, number, look, Some(form)).await;
        SentForm { visit: &here.visit, form, result }
            .answer(next.or_twice(say!("forms-done-already")), again)
            .await
    }
}

fn round_number_of_path(path: &Path<(String, String)>) -> Result<RoundNumber> {
    path.1.parse().map_err(|_| Error::NotFound)
}

async fn tables_page(
    app: &App,
    here: &Organiser,
    number: RoundNumber,
    look: &RoundTablesQuery,
    form: Option<Form>,
) -> Result<RoundTablesPage> {
    // What comes back with a form stands beside what others have changed since.
    let here = &if form.is_some() { Organiser(here.as_it_is_now(app).await?) } else { here.clone() };
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::from_cached_event(&mut tx, &here.event).await?;
    let seated = SeatedRound::from_cached_round(&mut tx, &here.event, number).await?;
    tx.commit().await?;
    let mut form = form.unwrap_or_default();
    let is_at_table = |battle: &&Battle| battle.table_number.is_some() && !battle.is_bye();
    let mut found: Vec<&Battle> = seated.battles.iter().filter(is_at_table).collect();
    let any_started = found.iter().any(|battle| battle.has_begun());
    let wanted = look.q.trim().to_lowercase();
    let line = |battle: &Battle| table_line_of_battle(&loaded_rounds, &seated, battle);
    if !wanted.is_empty() {
        found.retain(|battle| line(battle).is_some_and(|line| line.holds(&wanted)));
    }
    let paging = Paging::new(found.len(), look.page, TABLES);
    let lines = found.into_iter().skip(paging.skip()).take(TABLES).filter_map(line).collect();
    let (round, is_open) = (seated.round.clone(), seated.round.state != RoundState::Closed);
    let computed = tokio::task::spawn_blocking({
        let hold = look.hold().filter(|_| is_open);
        move || {
            let notes = review_round_tables(&loaded_rounds, &seated.round, &seated.battles);
            (notes, hold.map(|hold| propose_new_tables(&loaded_rounds, &seated, hold)))
        }
    });
    let (notes, proposal) = computed.await.map_err(|error| Error::Broken(error.to_string()))?;
    let proposal = match proposal {
        Some(Err(error)) if form.is_fine() => {
            form = form.refused(error.refusal()?);
            None
        }
        other => other.and_then(Result::ok),
    };
    Ok(RoundTablesPage {
        visit: here.0.clone(),
        round,
        notes,
        lines,
        any_started,
        paging,
        look: look.clone(),
        proposal,
        form,
    })
}

fn table_line_of_battle(
    loaded_rounds: &LoadedRounds,
    seated: &SeatedRound,
    battle: &Battle,
) -> Option<SeatedBattle> {
    let (table, b) = (battle.table_number?, battle.b?);
    let name = |id: PlayerId| {
        loaded_rounds.loaded.player(id).map_or_else(String::new, |player| player.name.to_string())
    };
    let described = loaded_rounds.context.venue.find(table);
    Some(SeatedBattle {
        table,
        names: [name(battle.a), name(b)],
        area: described.map_or_else(String::new, |table| table.area.clone()),
        streamed: described.is_some_and(|table| table.streamed),
        terrain: loaded_rounds
            .context
            .venue
            .terrain_in(seated.round.number, table)
            .unwrap_or_default()
            .to_owned(),
        started: battle.has_begun(),
        placed: seated.is_placed(battle),
    })
}

impl SeatedBattle {
    fn holds(&self, wanted: &str) -> bool {
        self.table.to_string() == wanted || self.names.iter().any(|name| name.to_lowercase().contains(wanted))
    }
}

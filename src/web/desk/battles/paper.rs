//! Sheets of paper, typed in one after the other with the keyboard alone.

use crate::{
    actions::{
        Actor,
        battles::{
            self,
            paper::{self, PaperSheet},
            table_limits,
        },
    },
    domain::{
        battle::{Battle, State},
        event::pack::PaperCheck,
        history::BattleResult,
        numbers::{RoundNumber, TableNumber},
        refusal::Forbidden,
        round::RoundState,
        system::System,
    },
    storage::battles::TableUse,
    text::battle::tell_result,
    web::{
        forms::{
            result_fields::{MarkField, list_mark_fields},
            short_sheet::{self, NumberLimits, ResultFormBy},
        },
        page::guard::Scorekeeper,
        prelude::*,
        reply::respond::{not_theirs, redirect_with_note},
    },
};
use std::collections::HashMap;

#[derive(Template)]
#[template(path = "desk/battles/paper.html")]
struct PaperPage<'a> {
    visit: &'a EventVisit,
    round: Option<RoundNumber>,
    left: Vec<PaperTable>,
    /// Typed in once; for this person to type in again.
    to_check: Vec<TableNumber>,
    /// Typed in by this person; for somebody else to type in again.
    own: Vec<TableNumber>,
    /// Who plays at the table that was typed, once it was checked.
    players: Option<(String, String)>,
    form: Form,
}

/// A table without a result, and who plays there.
struct PaperTable {
    table: TableNumber,
    a: String,
    b: String,
}

impl PaperPage<'_> {
    fn game(&self) -> &'static System {
        self.visit.event.settings.game()
    }

    /// What is ticked or counted beside points, of the player `a` or `b`.
    fn mark_fields(&self, side: &str) -> Vec<MarkField> {
        list_mark_fields(side, self.game())
    }

    /// Those without a result.
    fn tables_left(&self) -> Vec<TableNumber> {
        self.left.iter().map(|left| left.table).collect()
    }

    fn is_twice(&self) -> bool {
        self.visit.event.settings.paper_check == PaperCheck::Twice
    }

    fn name(&self, first: bool) -> Wording {
        match &self.players {
            Some((a, _)) if first => a.into(),
            Some((_, b)) => b.into(),
            None if first => say!("desk-battles-first-on-the-sheet").into(),
            None => say!("desk-battles-second-on-the-sheet").into(),
        }
    }

    /// The field that the keyboard should be in.
    fn starts_at(&self, field: &str) -> bool {
        let wrong = ["table", "a_points", "a_tactics", "b_points", "b_tactics"];
        let first = wrong.iter().find(|name| self.form.problem_of(name).is_some());
        first.copied().unwrap_or("table") == field
    }
}

pub async fn show_paper_entry_page(app: Data<App>, here: Scorekeeper) -> Result<HttpResponse> {
    let shown = paper_page(&app, &here, Form::default()).await?;
    answer_with_page(&here.visit, &shown)
}

pub async fn enter_paper_sheet(app: Data<App>, here: Scorekeeper, mut form: Form) -> Result<HttpResponse> {
    let Some(round) = find_current_round(&app, &here).await? else {
        let note = here.speaker.say(&say!("desk-battles-nothing-is-played"));
        return redirect_with_note(here.to("desk/battles"), note);
    };
    let table = form.number("table", TableNumber::FIRST..=TableNumber(100_000));
    let battleplan = match table {
        Some(table) => {
            table_limits::battleplan_for_limits(&app, &here.event, TableUse { round, table }).await?
        }
        None => None,
    };
    let result = short_sheet::read_typed_result(
        &mut form,
        ResultFormBy::Player,
        NumberLimits { game: here.event.settings.game(), battleplan },
    );
    let (Some(table), Some(result), true) = (table, result, form.is_fine()) else {
        let shown = paper_page(&app, &here, form).await?;
        return form_again(&here.visit, &shown);
    };
    let at = TableUse { round, table };
    let result = typed_in((&app, &here), &here.actor(&form), at, &result)
        .await
        .map(|state| tell_entered_sheet(table, state, &result));
    if let Err(Error::NotFound) = result {
        form.refuse("table", say!("desk-battles-no-such-table", round, table));
        let shown = paper_page(&app, &here, form).await?;
        return form_again(&here.visit, &shown);
    }
    if let Err(Error::Forbidden(own @ Forbidden::OwnPaper(_))) = result {
        form.refuse("table", own);
        let shown = paper_page(&app, &here, form).await?;
        return not_theirs(&here.visit, &shown);
    }
    let said = result.as_ref().map_or(Wording::NONE, Wording::from);
    let next = Next::lead_to_page(&here, here.to("desk/battles/paper")).saying(said);
    let next = next.or_twice(say!("desk-battles-entered-already", table));
    let again = async |form| paper_page(&app, &here, form).await;
    SentForm { visit: &here.visit, form, result }.answer(next, again).await
}

/// After a sheet was typed in: what the battle has come to.
fn tell_entered_sheet(table: TableNumber, state: State, result: &BattleResult) -> Message {
    let result = tell_result(result);
    match state {
        State::Reported => say!("desk-battles-entered-once", table, result),
        State::Disputed => say!("desk-battles-entered-otherwise", table, result),
        _ => say!("desk-battles-entered", table, result),
    }
}

/// Once is enough, or it is the first or the second of two: as the event has it.
async fn typed_in(
    (app, here): (&App, &Scorekeeper),
    by: &Actor,
    table: TableUse,
    result: &BattleResult,
) -> Result<State> {
    if here.event.settings.paper_check == PaperCheck::Once {
        return battles::enter_paper(app, by, (here.event.id, table), result.clone()).await;
    }
    let typist = here.account.as_ref().ok_or(Error::SignIn)?.id;
    paper::enter_checked(app, by, here.event.id, &PaperSheet { table, result: result.clone(), typist }).await
}

/// The round being played.
async fn find_current_round(app: &App, here: &Scorekeeper) -> Result<Option<RoundNumber>> {
    let mut tx = app.database.read().await?;
    let rounds = storage::rounds::list_rounds(&mut tx, here.event.id).await?;
    let playing = rounds.iter().rev().find(|round| round.state == RoundState::Published);
    Ok(playing.map(|round| round.number))
}

async fn paper_page<'a>(app: &App, here: &'a Scorekeeper, form: Form) -> Result<PaperPage<'a>> {
    let round = find_current_round(app, here).await?;
    let me = here.account.as_ref().map(|account| account.id);
    let (mut left, mut to_check, mut own, mut players) = (Vec::new(), Vec::new(), Vec::new(), None);
    if let Some(number) = round {
        let mut tx = app.database.read().await?;
        let round =
            storage::rounds::by_number(&mut tx, here.event.id, number).await?.ok_or(Error::NotFound)?;
        let battles = storage::battles::list_battles_of_round(&mut tx, round.id).await?;
        let typists: HashMap<_, _> =
            storage::paper_entries::of_round(&mut tx, round.id).await?.into_iter().collect();
        let seated = storage::players::list_seated_players(&mut tx, round.id).await?;
        let names: HashMap<_, _> = seated.iter().map(|player| (player.id, player.name.as_str())).collect();
        let name = |id| names.get(&id).copied().unwrap_or_default().to_owned();
        let is_own = |battle: &Battle| me.is_some() && typists.get(&battle.id) == me.as_ref();
        let typed: Option<TableNumber> = form.value("table").trim().parse().ok();
        for battle in battles {
            if battle.state == State::Open {
                left.extend(battle.table_number.map(|table| PaperTable {
                    table,
                    a: name(battle.a),
                    b: battle.b.map(&name).unwrap_or_default(),
                }));
            }
            if battle.waits_for_second() {
                (if is_own(&battle) { &mut own } else { &mut to_check }).extend(battle.table_number);
            }
            if let (Some(b), true) = (battle.b, battle.table_number.is_some() && battle.table_number == typed)
            {
                let a = storage::players::find_player(&mut tx, battle.a).await?.ok_or(Error::NotFound)?;
                let b = storage::players::find_player(&mut tx, b).await?.ok_or(Error::NotFound)?;
                players = Some((a.name.to_string(), b.name.to_string()));
            }
        }
    }
    Ok(PaperPage { visit: &here.0, round, left, to_check, own, players, form })
}

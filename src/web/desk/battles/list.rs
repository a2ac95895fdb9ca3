//! The round being played, table by table: where reports differ first, then who has been silent longest.

use crate::{
    actions::battles::{
        self,
        impartial::{self, sits_at},
    },
    domain::{
        battle::{Battle, State},
        event::namesakes::Namesakes,
        ids::BattleId,
        numbers::{RoundNumber, TableNumber},
        round::{Round, RoundState},
    },
    storage::battles::TableUse,
    text::battle::tell_named_result,
    web::{
        desk::{
            hall::{self, TablesHeard},
            list_beside::{Among, ListBeside, RowBeside, StateMark},
            table_word::TableWord,
        },
        http::query::encode_query_text,
        page::{guard::Scorekeeper, paging::Paging},
        prelude::*,
    },
};
use std::collections::{HashMap, HashSet};

const TABLES: usize = 100;
/// The states in the order in which they want somebody.
const URGENT_FIRST: [TableWord; 6] = [
    TableWord::Differ,
    TableWord::OneReport,
    TableWord::Quiet,
    TableWord::Playing,
    TableWord::NotStarted,
    TableWord::Done,
];

#[derive(Template)]
#[template(path = "desk/battles/list.html")]
struct BattlesPage<'a> {
    visit: &'a EventVisit,
    round: Option<Round>,
    rounds: Vec<Round>,
    rows: Vec<BattleListRow>,
    paging: Paging,
    counts: Vec<(TableWord, usize)>,
    /// When the next table is quiet, for the script that asks for the page again.
    again_at: Option<i64>,
    look: BattleFilter,
}

/// A table, with who plays there.
struct BattleListRow {
    battle: Battle,
    word: TableWord,
    a: String,
    b: String,
    /// Since the round began, or since the last word: a report, a tap on the sheet, a call.
    minutes: i64,
    /// Nobody has confirmed it for as long as the event allows.
    is_late: bool,
    /// How far its sheet is; empty where there is none.
    score: String,
    /// Its players wait for a judge, and whoever looks is one of them (`handbook J2`).
    is_own: bool,
}

#[derive(Debug, Clone, Default, serde::Deserialize)]
pub struct BattleFilter {
    round: Option<RoundNumber>,
    /// The code of a state; `open` for every table without a result, `late` for reports that nobody confirmed in time.
    #[serde(default)]
    state: String,
    #[serde(default)]
    q: String,
    #[serde(default)]
    page: usize,
}

impl BattlesPage<'_> {
    /// What stands, or how far the sheet is; nothing of a dispute: both reports are on the battle's own page.
    fn tell_table_result(row: &BattleListRow) -> Option<Wording> {
        match row.battle.state {
            State::Disputed => None,
            State::Open => Some(&row.score).filter(|score| !score.is_empty()).map(Wording::from),
            _ => row.battle.result().map(|result| tell_named_result(&result, [&row.a, &row.b]).into()),
        }
    }

    fn reported(&self) -> usize {
        self.counts.iter().find(|(word, _)| *word == TableWord::OneReport).map_or(0, |(_, count)| *count)
    }

    fn number(&self) -> RoundNumber {
        self.round.as_ref().map_or(RoundNumber(0), |round| round.number)
    }
}

pub async fn show_desk_battles_page(
    app: Data<App>,
    here: Scorekeeper,
    look: Query<BattleFilter>,
) -> Result<HttpResponse> {
    let frame = &here.event.frame;
    let rounds: Vec<Round> = frame.public_rounds().cloned().collect();
    let wanted = look.round;
    let round = rounds.iter().rev().find(|round| wanted.is_none_or(|number| round.number == number)).cloned();
    let (mut all, mut again_at) = (Vec::new(), None);
    if let Some(round) = &round {
        let mut tx = app.database.read().await?;
        let heard = TablesHeard::load_heard_in_round(&mut tx, &here, round).await?;
        let own = impartial::own_entries(&mut tx, here.event.id, &here.actor(&Form::default())).await?;
        drop(tx);
        all = list_battle_rows(&here, round, &heard);
        let calls = here.event.open_calls();
        for row in &mut all {
            let is_called = calls.iter().any(|call| call.battle_id == row.battle.id);
            row.is_own = (is_called || row.word == TableWord::Differ) && sits_at(&own, &row.battle);
        }
        let is_played = round.state == RoundState::Published;
        again_at = heard.again_at(here.event.battles(round.id)).filter(|_| is_played);
    }
    let count = |word| (word, all.iter().filter(|row| row.word == word).count());
    let counts = URGENT_FIRST.map(count).into_iter().filter(|(_, count)| *count > 0).collect();
    let rows: Vec<_> = all.into_iter().filter(|row| look.finds(row)).collect();
    let paging = Paging::new(rows.len(), look.page, TABLES);
    let rows = rows.into_iter().skip(paging.skip()).take(TABLES).collect();
    let (visit, look) = (&here.0, look.into_inner());
    let shown = BattlesPage { visit, round, rounds, rows, paging, counts, again_at, look };
    answer_with_page(&here.visit, &shown)
}

pub async fn accept_all(app: Data<App>, here: Scorekeeper, form: Form) -> Result<HttpResponse> {
    let round: RoundNumber = form.value("round").parse().map_err(|_| Error::NotFound)?;
    let there = here.to("desk/battles");
    let accepted = battles::accept_all(&app, &here.actor(&form), (here.event.id, round)).await;
    Next::lead_to_page(&here, there)
        .or_twice(say!("desk-battles-accepted-already"))
        .after_or_why(accepted, |reports| say!("desk-battles-accepted", reports))
}

/// The tables of a round: the most urgent first, of these the longest without a word; those that wait for nothing in
/// the order of their numbers.
fn list_battle_rows(here: &EventVisit, round: &Round, heard: &TablesHeard) -> Vec<BattleListRow> {
    let players = &here.event.frame.players;
    let namesakes = Namesakes::from_player_list(players);
    let names: HashMap<_, _> = players.iter().map(|player| (player.id, namesakes.told(player))).collect();
    let name = |id| names.get(&id).cloned().unwrap_or_default();
    let battles = here.event.battles(round.id).iter().filter(|battle| !battle.is_bye());
    let row = |battle: &Battle| BattleListRow {
        a: name(battle.a),
        b: battle.b.map(name).unwrap_or_default(),
        minutes: (here.now - heard.last(battle)).num_minutes().max(0),
        word: heard.word(battle),
        is_late: battle.is_late(here.event.settings.confirm_minutes, here.now),
        score: heard.score(battle, (round, &here.event.settings)),
        is_own: false,
        battle: battle.clone(),
    };
    let mut rows: Vec<BattleListRow> = battles.map(row).collect();
    let rank = |word| URGENT_FIRST.iter().position(|known| *known == word);
    rows.sort_by_key(|row| {
        (rank(row.word), if row.waits() { -row.minutes } else { 0 }, row.battle.table_number)
    });
    rows
}

/// What stands at the tables of these battles, or how far their sheets are; nothing of a table where reports differ.
pub(super) async fn tell_table_results(
    tx: &mut storage::Tx,
    here: &EventVisit,
    battles: &HashSet<BattleId>,
) -> Result<HashMap<BattleId, Wording>> {
    let mut results = HashMap::new();
    let is_among = |round: &&Round| here.event.battles(round.id).iter().any(|one| battles.contains(&one.id));
    for round in here.event.frame.public_rounds().filter(is_among) {
        let heard = TablesHeard::load_heard_in_round(tx, here, round).await?;
        let rows = list_battle_rows(here, round, &heard);
        let rows = rows.into_iter().filter(|row| battles.contains(&row.battle.id));
        results.extend(rows.filter_map(|row| Some((row.battle.id, BattlesPage::tell_table_result(&row)?))));
    }
    Ok(results)
}

/// The list that a battle was opened from, beside the one at `table`.
pub(super) async fn load_battles_beside(
    tx: &mut storage::Tx,
    here: &EventVisit,
    among: &Among,
    at: TableUse,
) -> Result<ListBeside> {
    let mut rows = Vec::new();
    if let Some(round) = here.event.frame.public_rounds().find(|round| round.number == at.round) {
        let heard = TablesHeard::load_heard_in_round(tx, here, round).await?;
        rows = list_battle_rows(here, round, &heard);
    }
    let (state, q) = (among.only.clone(), among.q.clone());
    let look = BattleFilter { state, q, ..BattleFilter::default() };
    let query = among.query();
    let row = |row: BattleListRow| RowBeside {
        number: row.table().to_string(),
        more: BattlesPage::tell_table_result(&row).unwrap_or(Wording::NONE),
        mark: Some(StateMark {
            tone: row.word.tone(),
            icon: row.icon(),
            word: say!("desk-battles-state", word = row.word, is_ruled = row.battle.state == State::Ruled)
                .into(),
        }),
        page: here.to(&format!("desk/battles/{}/{}{query}", at.round, row.table())),
        is_open: row.battle.table_number == Some(at.table),
        name: say!("desk-battles-both", a = row.a, b = row.b).into(),
    };
    let rows = rows.into_iter().filter(|row| look.finds(row)).map(row);
    let page = here.to(&format!("desk/battles{}", look.query(at.round)));
    let title = say!("desk-battles-of-round", round = at.round);
    Ok(ListBeside::keep_around_open_row(title, page, rows.collect()))
}

impl BattleListRow {
    fn table(&self) -> TableNumber {
        self.battle.table_number.unwrap_or(TableNumber(0))
    }

    /// Somebody waits for somebody else; whoever plays does not.
    fn waits(&self) -> bool {
        matches!(self.word, TableWord::Differ | TableWord::OneReport | TableWord::Quiet) && self.minutes > 0
    }

    /// How long nothing was heard of a table that plays.
    fn without_a_word(&self) -> Option<Message> {
        let plays = self.word == TableWord::Playing && self.minutes > 0;
        plays.then(|| say!("desk-battles-without-a-word", minutes = self.minutes))
    }

    fn icon(&self) -> &'static str {
        hall::icon_of_table_word(self.word)
    }
}

impl BattleFilter {
    /// The list that is narrowed like this.
    fn query(&self, round: RoundNumber) -> String {
        let q = encode_query_text(&self.q);
        format!("?round={round}&state={}&q={q}", encode_query_text(&self.state))
    }

    /// Behind the address of a battle, so that one goes on in this list.
    fn among(&self) -> String {
        Among { only: self.state.clone(), q: self.q.clone(), ..Among::default() }.query()
    }

    fn finds(&self, row: &BattleListRow) -> bool {
        let wanted = self.q.trim().to_lowercase();
        let is_named = |name: &str| name.to_lowercase().contains(&wanted);
        let is_table = || row.battle.table_number.is_some_and(|table| table.to_string() == wanted);
        let is_in = match self.state.as_str() {
            "" => true,
            "open" => row.battle.state == State::Open,
            "late" => row.is_late,
            code => row.word.code() == code,
        };
        is_in && (is_named(&row.a) || is_named(&row.b) || is_table())
    }
}

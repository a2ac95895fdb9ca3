//! The page of one round at the desk: its tables with the reasons for them. What is done there is in `one`, `bye`
//! and `swap`.

use super::{
    at_round::AtRound,
    cut::LeaverOfCut,
    left::{Left, list_unopposed_players},
    list::{list_club_rules, list_odd_player_ways, suggest_draw_form},
    redraw::DrawnBefore,
    seats::{DrawSummary, RoundCounts, RoundSeat, RoundSeats, StaffTableRow},
};
use crate::{
    actions::rounds::{self, Gone, LoadedRounds, StoredRound},
    domain::{
        battle::{Battle, State},
        event::{
            clock::RoundClock, missions::MissionPlace, pack::Settings, player::Player,
            seeds::commitment_of_seed,
        },
        ids::{EntrantId, PlayerId},
        numbers::{RoundNumber, TableNumber},
        pairing::tables::TableNote,
        round::{Round, RoundMethod, RoundState},
        rounds::PairConstraint,
    },
    storage::history::Loaded,
    text::{Element, TextFact, battle::tell_named_result, draw::kept_draw, systems::tell_missions, tables},
    web::{
        desk::{
            counts::{say_without_a_roster, without_a_roster},
            hall::TablesHeard,
            table_word::TableWord,
        },
        page::paging::Paging,
        prelude::*,
    },
};
use std::collections::HashSet;

/// Tables on one page.
const TABLES: usize = 100;

#[derive(Template)]
#[template(path = "desk/rounds/one.html")]
pub(super) struct RoundPage {
    visit: EventVisit,
    round: Round,
    tables: Vec<StaffTableRow>,
    /// What the draw kept, and what to look at.
    summary: DrawSummary,
    paging: Paging,
    unseated: Vec<Player>,
    /// Those of them who could play whoever has the bye.
    seatable: Vec<Player>,
    /// The draw read other results than those that stand.
    drawn_before: Option<DrawnBefore>,
    /// Checked in since the draw, and in no table of it.
    late: Vec<Player>,
    /// Left out because they were not checked in.
    not_there: Vec<Player>,
    left: Vec<Left>,
    /// Who has left since the draw, or leaves after the round.
    gone: Gone,
    /// Of a draft: tables of earlier rounds without a result, which it took for draws.
    counted_as_draws: usize,
    /// Of a draft: pairs that meet or do not meet against what is set, for one since it was drawn.
    pairs_not_kept: Vec<Message>,
    /// Of a draft: those who sit in it and have not handed in a roster.
    without_roster: Vec<String>,
    /// Those of a cut among them, with the ways on.
    leavers: Vec<LeaverOfCut>,
    /// Tables on stream without a battle.
    idle_streams: Vec<TableNumber>,
    counts: RoundCounts,
    gave_up: Vec<Message>,
    /// What the tables could not be.
    table_notes: Vec<TableNote>,
    is_last: bool,
    /// None before it was started.
    clock: Option<RoundClock>,
    form: Form,
}

impl RoundPage {
    /// It is planned for later than the next half hour: nobody wants its clock to run from now on.
    fn begins_later(&self) -> bool {
        self.round.begins_later(self.visit.now)
    }

    fn is_draft(&self) -> bool {
        self.round.state == RoundState::Draft
    }

    /// The address of the page, also where a refused form is answered under another.
    fn here(&self) -> String {
        format!("{}/{}", self.visit.to("desk/rounds"), self.round.number)
    }

    fn is_published(&self) -> bool {
        self.round.state == RoundState::Published
    }

    fn names_of_players(players: &[Player]) -> Vec<&str> {
        players.iter().map(|player| player.name.as_str()).collect()
    }

    /// A place of the page's own address.
    fn link(&self, place: &str) -> Element {
        Element::link(format!("{}/{place}", self.here()))
    }

    fn its_tables(&self) -> Element {
        self.link("tables")
    }

    fn repair(&self) -> Element {
        self.link("change?what=repair")
    }

    fn take_out(&self, player: &Player) -> Element {
        self.link(&format!("change?what=out&one={}", player.number))
    }

    /// Those at no table, with what seats them where something does.
    fn unseated(&self) -> Message {
        let players = Self::names_of_players(&self.unseated);
        let told = say!("desk-rounds-unseated", players);
        if self.is_last && (self.is_draft() || self.is_published()) {
            told.with("a", self.repair()).part("fix")
        } else {
            told
        }
    }

    fn battleplan(&self) -> Message {
        let at =
            MissionPlace { seed: self.round.seed.cast_unsigned(), round: self.round.number, table: None };
        let told = tell_missions(&self.visit.event.settings, self.round.battleplan.as_deref(), at);
        told.unwrap_or_else(|| say!("desk-rounds-none-yet"))
    }

    /// Players see the seed itself when the round is published, and so do staff: they may play.
    fn seed(&self) -> Message {
        let seed = self.round.seed.cast_unsigned();
        let is_unknown = self.visit.event.settings.seed_per_round || self.round.number == RoundNumber::FIRST;
        if self.is_draft() && is_unknown {
            return say!("desk-rounds-seed-promised", hash = commitment_of_seed(seed));
        }
        let (seed, attempt) = (seed.to_string(), self.round.attempt.to_string());
        say!("desk-rounds-seed-told", seed, round = self.round.number, attempt)
    }

    fn battleplans(&self) -> Vec<(String, Wording)> {
        list_battleplan_choices(&self.visit.event.settings, self.round.battleplan.as_deref())
    }

    fn club_rule_choices() -> [(&'static str, Message); 3] {
        list_club_rules()
    }

    fn odd_player_choices() -> [(&'static str, Message); 3] {
        list_odd_player_ways()
    }

    fn result_of_row(row: &StaffTableRow) -> TextFact {
        let name = |seat: &RoundSeat| seat.player.name.to_string();
        let names = [name(&row.a), row.b.as_ref().map(name).unwrap_or_default()];
        let result = row.battle.result().filter(|_| !row.battle.is_bye());
        let told = result.map(|result| tell_named_result(&result, [&names[0], &names[1]]));
        TextFact::from(told)
    }

    fn can_take_back(&self) -> bool {
        self.is_last && self.counts.open.len() == self.counts.tables
    }

    fn without_roster(&self) -> Option<Message> {
        say_without_a_roster(&self.without_roster, self.round.number)
    }

    fn idle(&self) -> Option<Message> {
        tables::idle_streams(&self.idle_streams)
    }

    /// Those without an opponent, in words.
    fn alone(&self) -> Option<Message> {
        let first = self.left.first()?;
        Some(say!("desk-rounds-alone-count", count = self.left.len(), waits = first.waits))
    }
}

#[derive(Debug, Default, serde::Deserialize)]
pub struct RoundQuery {
    #[serde(default)]
    q: String,
    /// `look`: the tables to look at alone; `alone`: those without an opponent.
    #[serde(default)]
    only: String,
    #[serde(default)]
    page: usize,
}

impl RoundQuery {
    fn keeps(&self, row: &StaffTableRow) -> bool {
        match self.only.as_str() {
            "look" => row.stands_out(),
            "alone" => row.b.is_none(),
            _ => true,
        }
    }
}

/// What can be picked: none, by dice, the handbook's, those of the event's own list, and the one that is on.
pub(in crate::web::desk) fn list_battleplan_choices(
    settings: &Settings,
    now: Option<&str>,
) -> Vec<(String, Wording)> {
    let named = |slug: &str| (slug.to_owned(), Wording::Words(settings.battleplan_name(slug)));
    let mut all = vec![(String::new(), say!("desk-rounds-no-mission").into())];
    if settings.game().has_dice() {
        all.push(("dice".to_owned(), say!("desk-rounds-mission-by-dice").into()));
    }
    all.extend(settings.game().battleplans.iter().map(|plan| named(&plan.slug)));
    let own = settings.own_battleplans.iter().map(|own| own.slug.as_str());
    let listed = own.chain(settings.battleplan_list.iter().map(String::as_str)).chain(now);
    for slug in listed {
        if !all.iter().any(|(known, _)| known == slug) {
            all.push(named(slug));
        }
    }
    all
}

pub(super) async fn round_page(at: &AtRound, look: &RoundQuery, form: Option<Form>) -> Result<RoundPage> {
    let AtRound { app, here, number } = at;
    let number = *number;
    // What comes back with a form stands beside what others have changed since.
    let here = &if form.is_some() { Organiser(here.as_it_is_now(app).await?) } else { here.clone() };
    let mut tx = app.database.read().await?;
    let loaded_rounds = LoadedRounds::from_cached_event(&mut tx, &here.event).await?;
    let loaded = &loaded_rounds.loaded;
    let found = loaded.rounds.iter().find(|round| round.number == number);
    let round = found.cloned().ok_or(Error::NotFound)?;
    let battles = here.event.battles(round.id).to_vec();
    let draw = storage::rounds::load_kept_draw(&mut tx, round.id).await?;
    let clock = storage::clocks::find_round_clock(&mut tx, round.id).await?;
    let heard = match round.state {
        RoundState::Published => Some(TablesHeard::load_heard_in_round(&mut tx, here, &round).await?),
        _ => None,
    };
    tx.commit().await?;
    let table_notes = rounds::tables::review_round_tables(&loaded_rounds, &round, &battles);
    let gone = rounds::find_gone_players(&here.event.frame.players, &round, &battles);
    let stored = StoredRound { round: &round, battles: &battles, draw: draw.as_ref() };
    let drawn_before = DrawnBefore::from_kept_draw(here, &loaded_rounds, stored);
    let seats = RoundSeats::new(here, (loaded, &gone.left), number, draw.as_ref(), round.method.as_str());
    let is_over = round.state == RoundState::Closed;
    let idle_streams = if is_over { Vec::new() } else { here.event.frame.idle_streams(&battles) };
    let is_draft = round.state == RoundState::Draft;
    let took_for_draws = draw.as_ref().is_some_and(|draw| is_draft && draw.unfinished_count_as_draws);
    let counted_as_draws = if took_for_draws { loaded_rounds.missing.len() } else { 0 };
    let pairs_not_kept = if is_draft {
        list_pairs_not_kept(here, number, &loaded_rounds.constraints, &battles)
    } else {
        Vec::new()
    };
    let without_roster = if is_draft { without_a_roster(here, &battles) } else { Vec::new() };
    let unseated = list_unseated_players(loaded, &battles, number);
    let seatable = loaded_rounds.who_can_be_seated(stored, &unseated);
    let late = list_late_players(&loaded_rounds, &round, &battles, &unseated);
    let not_there = loaded_rounds.not_there(&round, &battles).into_iter().cloned().collect();
    let left = list_unopposed_players(&battles, loaded);
    let mut counts = RoundCounts::from_battles(&battles);
    let is_last = loaded.rounds.last().is_some_and(|last| last.number == number);
    let mut form = form.unwrap_or_else(|| suggest_draw_form(here, number));
    let wanted = look.q.to_lowercase();
    let mut rows: Vec<StaffTableRow> = battles.into_iter().filter_map(|battle| seats.row(battle)).collect();
    if let Some(heard) = heard {
        for row in rows.iter_mut().filter(|row| !row.battle.is_bye()) {
            row.word = heard.word(&row.battle);
        }
        let quiet = rows.iter().filter(|row| row.word == TableWord::Quiet);
        counts.quiet = quiet.filter_map(|row| row.battle.table_number).collect();
    }
    // How far two are apart was weighed by results that do not stand any more.
    for row in rows.iter_mut().filter(|_| drawn_before.is_some()) {
        row.apart = None;
    }
    let summary = seats.summary(&rows);
    let mut found = if is_draft && drawn_before.is_none() { seats.by_record(rows) } else { rows };
    found.retain(|row| row.holds(&wanted) && look.keeps(row));
    let paging = Paging::new(found.len(), look.page, TABLES);
    let shown = found.into_iter().skip(paging.skip()).take(TABLES);
    let tables = one_band_each(shown.map(RoundSeats::explained));
    fill_round_plan_form(&mut form, here, &round);
    if !form.has("only") {
        form.set("only", &look.only);
    }
    if !form.has("q") {
        form.set("q", &look.q);
    }
    let drawn_here = draw.as_ref().filter(|_| round.method != RoundMethod::EventFile);
    let gave_up = drawn_here.map(|draw| kept_draw(draw, round.method.as_str())).unwrap_or_default();
    let leavers =
        LeaverOfCut::list_kept_leavers(&loaded_rounds.context, number, draw.as_ref().filter(|_| !is_over));
    Ok(RoundPage {
        visit: here.0.clone(),
        round,
        tables,
        summary,
        paging,
        unseated,
        seatable,
        drawn_before,
        late,
        not_there,
        left,
        gone,
        counted_as_draws,
        pairs_not_kept,
        without_roster,
        leavers,
        idle_streams,
        counts,
        gave_up,
        table_notes,
        is_last,
        clock,
        form,
    })
}

/// Players who are set to meet in the round and sit at two tables, or at one against what is set.
fn list_pairs_not_kept(
    here: &EventVisit,
    number: RoundNumber,
    wishes: &[PairConstraint],
    battles: &[Battle],
) -> Vec<Message> {
    let seat = |id| battles.iter().find(|battle| battle.a == id || battle.b == Some(id));
    let told = |pair: &PairConstraint| {
        let (EntrantId::Player(a), EntrantId::Player(b)) = (pair.a, pair.b) else { return None };
        let meet = seat(a)?.id == seat(b)?.id;
        let (one, two) = (here.event.frame.player(a)?, here.event.frame.player(b)?);
        let (together, one, two) = (pair.is_together(), one.name.as_str(), two.name.as_str());
        (meet != together).then(|| say!("desk-rounds-pair-not-kept", together, one, two))
    };
    wishes.iter().filter(|pair| pair.holds_in(number)).filter_map(told).collect()
}

/// Each heading at the first of its tables alone.
fn one_band_each(rows: impl Iterator<Item = StaffTableRow>) -> Vec<StaffTableRow> {
    let mut last = None;
    let first = |mut row: StaffTableRow| {
        let band = row.band.take();
        row.band = band.clone().filter(|_| band != last);
        last = band;
        row
    };
    rows.map(first).collect()
}

/// What the form says where nobody typed anything: the plan as it is.
pub(in crate::web::desk) fn fill_round_plan_form(form: &mut Form, here: &Organiser, round: &Round) {
    if !form.has("battleplan") {
        form.set("battleplan", round.battleplan.clone().unwrap_or_default());
        form.set("starts_at", round.starts_at.map_or_else(String::new, |at| here.event.zone().field(at)));
    }
}

fn list_unseated_players(loaded: &Loaded, battles: &[Battle], number: RoundNumber) -> Vec<Player> {
    let round = number;
    let seated: HashSet<PlayerId> = battles.iter().flat_map(Battle::everybody).collect();
    let players = loaded.players.iter().enumerate();
    players
        .filter(|(index, player)| {
            loaded.history.players[*index].plays_in(round) && !player.spare && !seated.contains(&player.id)
        })
        .map(|(_, player)| player.clone())
        .collect()
}

/// Those who came since, and are no part of the round yet; none once it is closed.
fn list_late_players(
    loaded_rounds: &LoadedRounds,
    round: &Round,
    battles: &[Battle],
    unseated: &[Player],
) -> Vec<Player> {
    let is_open = loaded_rounds.open_round().is_some_and(|open| open.id == round.id);
    let late = loaded_rounds.late(round, battles).into_iter();
    let others = |player: &&Player| is_open && unseated.iter().all(|unseated| unseated.id != player.id);
    late.filter(others).cloned().collect()
}

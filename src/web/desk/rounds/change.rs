//! A round that was drawn, changed: what a change would do, and its price, stand there before it is done.

use super::{
    at_hand::{RoundAtHand, ToldMoves},
    at_round::{AtRound, is_own_address, seen_version_of_round},
};
use crate::{
    actions::rounds::{self, Begun, Repair, RepairAudience},
    domain::{
        ids::EntrantId,
        numbers::TableNumber,
        pairing::{ClubRule, tables},
        round::{Round, RoundState},
        rounds::{RepairPlan, RoundChange},
    },
    text::{Element, TextFact, draw::kept_draw, tables::which_tables},
    web::{prelude::*, teams::of_players},
};

/// Changes that are listed; the log names all of them.
const LISTED: usize = 60;

#[derive(Template)]
#[template(path = "desk/rounds/change.html")]
struct ChangePage<'a> {
    visit: &'a EventVisit,
    round: Round,
    form: Form,
    unseated: Vec<String>,
    /// Those who leave after the round, and whose battle in it has not begun: number and name.
    leaving: Vec<(i64, String)>,
    corrected: Vec<String>,
    begun: Vec<TableNumber>,
    preview: Option<ChangePreview>,
    /// Everybody who plays, players or teams: number, and name.
    people: Vec<(String, String)>,
}

/// What a change would do, in words.
struct ChangePreview {
    plan: RepairPlan,
    heading: Message,
    lines: Vec<Message>,
    /// How many tables or matches change; more than are listed where there are many.
    count: usize,
    out: Vec<String>,
    tables: usize,
    gave_up: Vec<Message>,
    /// Something would be on record even where no table changes.
    is_rule: bool,
}

impl ChangePage<'_> {
    fn kinds(&self) -> [(&'static str, Wording); 10] {
        if self.is_of_teams() {
            list_match_changes().map(|(kind, label)| (kind, label.into()))
        } else {
            list_round_changes().map(|(kind, label)| (kind, label.into()))
        }
    }

    /// Asks what it would do if the player with this number left.
    fn take_out(number: &i64) -> Element {
        Element::link(format!("?what=out&one={number}"))
    }

    fn is_of_teams(&self) -> bool {
        self.visit.event.meets_in_matches()
    }

    /// The pages of the round.
    fn to(&self) -> String {
        self.visit.to(&format!("{}/{}", self.visit.event.rounds_page(), self.round.number))
    }

    fn club_rule_choices() -> [(&'static str, Message); 3] {
        super::list::list_club_rules()
    }

    fn is_published(&self) -> bool {
        self.round.state == RoundState::Published
    }
}

impl ChangePreview {
    fn from_repair_plan(at_hand: &RoundAtHand, change: &RoundChange<EntrantId>, plan: RepairPlan) -> Self {
        let ToldMoves { mut lines, out, tables } = at_hand.tell_moves(&plan);
        let count = lines.len();
        lines.truncate(LISTED);
        Self {
            heading: heading_of_change(change, |id| at_hand.name(*id)),
            lines,
            count,
            out,
            tables: tables.max(plan.repaired.drawn.seats.len()),
            gave_up: kept_draw(&plan.repaired.drawn.kept, &plan.repaired.drawn.method),
            is_rule: !matches!(change, RoundChange::Repair | RoundChange::Improve | RoundChange::Move(..)),
            plan,
        }
    }

    fn gives_up(&self) -> Option<Message> {
        let lines: TextFact = self.gave_up.iter().cloned().collect();
        (!self.gave_up.is_empty()).then(|| say!("desk-rounds-would-give-up", lines))
    }

    fn more(&self) -> usize {
        self.count - self.lines.len()
    }

    fn stays(&self) -> usize {
        self.tables.saturating_sub(self.count)
    }

    /// Whether there is anything to do.
    fn does_something(&self) -> bool {
        self.is_rule || self.count > 0 || !self.plan.repaired.out.is_empty()
    }
}

/// What can be changed in a round of teams that was drawn, to choose from.
fn list_match_changes() -> [(&'static str, Message); 10] {
    [
        ("repair", say!("desk-matches-can-repair")),
        ("improve", say!("desk-matches-can-improve")),
        ("move", say!("desk-matches-can-move")),
        ("fix", say!("desk-matches-can-fix")),
        ("bye", say!("desk-matches-can-bye")),
        ("seat", say!("desk-matches-can-seat")),
        ("out", say!("desk-matches-can-out")),
        ("free", say!("desk-matches-can-free")),
        ("apart", say!("desk-matches-can-apart")),
        ("clubs", say!("desk-matches-can-clubs")),
    ]
}

/// What can be changed in a round that was drawn, to choose from.
fn list_round_changes() -> [(&'static str, Message); 10] {
    [
        ("repair", say!("desk-rounds-can-repair")),
        ("improve", say!("desk-rounds-can-improve")),
        ("move", say!("desk-rounds-can-move")),
        ("fix", say!("desk-rounds-can-fix")),
        ("bye", say!("desk-rounds-can-bye")),
        ("seat", say!("desk-rounds-can-seat")),
        ("out", say!("desk-rounds-can-out")),
        ("free", say!("desk-rounds-can-free")),
        ("apart", say!("desk-rounds-can-apart")),
        ("clubs", say!("desk-rounds-can-clubs")),
    ]
}

/// Above what a change would do.
fn heading_of_change(change: &RoundChange<EntrantId>, name: impl Fn(&EntrantId) -> String) -> Message {
    match change {
        RoundChange::Repair => say!("desk-rounds-would-repair"),
        RoundChange::Improve => say!("desk-rounds-would-improve"),
        RoundChange::Move(a, b) => say!("desk-rounds-would-move", one = name(a), two = name(b)),
        RoundChange::Fix(a, b) => say!("desk-rounds-would-fix", one = name(a), two = name(b)),
        RoundChange::Bye(player) => say!("desk-rounds-would-bye", one = name(player)),
        RoundChange::Seat(player) => say!("desk-rounds-would-seat", one = name(player)),
        RoundChange::Out(player) => say!("desk-rounds-would-out", one = name(player)),
        RoundChange::Free(player) => say!("desk-rounds-would-free", one = name(player)),
        RoundChange::Apart(a, b, _) => say!("desk-rounds-would-apart", one = name(a), two = name(b)),
        RoundChange::Clubs(rule) => say!("desk-rounds-would-clubs", rule),
    }
}

#[derive(Debug, Default, serde::Deserialize)]
pub struct ChangeQuery {
    #[serde(default)]
    what: String,
    #[serde(default)]
    one: String,
    #[serde(default)]
    two: String,
    #[serde(default)]
    rounds: String,
    #[serde(default)]
    rule: String,
}

impl ChangeQuery {
    /// The form with what the link asks about.
    fn form(&self) -> Form {
        Form::from_own_values([
            ("what", self.what.clone()),
            ("one", self.one.clone()),
            ("two", self.two.clone()),
            ("rounds", self.rounds.clone()),
            ("rule", self.rule.clone()),
        ])
    }
}

pub async fn show_round_change_page(at: AtRound, look: Query<ChangeQuery>) -> Result<HttpResponse> {
    is_own_address(&at.here)?;
    answer_with_page(&at.here.visit, &change_page(&at, look.form()).await?)
}

pub async fn save_round_change(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    is_own_address(&at.here)?;
    let at_hand = RoundAtHand::read_round(&at.app, &at.here, at.number).await?;
    let change = read_round_change(&at_hand, &mut form);
    let reason = form.required("reason", 200, say!("forms-say-why"));
    let (Some(change), Some(reason), true) = (change, reason, form.is_fine()) else {
        return form_again(&at.here.visit, &change_page(&at, form).await?);
    };
    let told = if form.is_ticked("told") { RepairAudience::Everybody } else { RepairAudience::Staff };
    let (round, shown) = (at.number, form.value("shown").to_owned());
    let asked =
        Repair { round, seen: seen_version_of_round(&form), change, shown, reason, told, back_in_use: None };
    let result = Box::pin(rounds::repair_round(&at.app, &at.actor(&form), &at.here.event, &asked)).await;
    let is_draft = at_hand.round().state == RoundState::Draft;
    answer_change(&at, form, result, say!("desk-rounds-changed", draft = is_draft)).await
}

/// Staff say which tables have begun.
pub async fn mark_tables_begun(at: AtRound, mut form: Form) -> Result<HttpResponse> {
    of_players(&at.here)?;
    let read = |text: &str| tables::parse_table_list(text).map_err(|error| told(&error));
    let tables = form.read("tables", read).filter(|tables| !tables.is_empty());
    let Some(tables) = tables else {
        if form.is_fine() {
            form.refuse("tables", say!("desk-rounds-enter-tables"));
        }
        return form_again(&at.here.visit, &change_page(&at, form).await?);
    };
    let tables: Vec<TableNumber> = tables.iter().map(|table| table.number).collect();
    let is = !form.is("begun", "no");
    let noted = say!("desk-rounds-begun-noted", tables = which_tables(&tables), count = tables.len(), is);
    let begun = Begun { round: at.number, tables, is };
    let result = rounds::set_begun(&at.app, &at.actor(&form), &at.here.event, &begun).await;
    answer_change(&at, form, result, noted).await
}

/// On to the round with a note, or the page of its changes with what was typed and what is wrong.
async fn answer_change(at: &AtRound, form: Form, result: Result<()>, note: Message) -> Result<HttpResponse> {
    let next = at.next().saying(note).or_twice(say!("forms-done-already"));
    let again = async |form| change_page(at, form).await;
    SentForm { visit: &at.here.visit, form, result }.answer(next, again).await
}

async fn change_page(at: &AtRound, mut form: Form) -> Result<ChangePage<'_>> {
    let at_hand = RoundAtHand::read_round(&at.app, &at.here, at.number).await?;
    let mut preview = None;
    if let Some(change) = read_round_change(&at_hand, &mut form) {
        match at_hand.plan(&change).await {
            Ok(plan) => preview = Some(ChangePreview::from_repair_plan(&at_hand, &change, plan)),
            Err(error) => form.refuse("what", error.refusal()?),
        }
    }
    Ok(ChangePage {
        visit: &at.here.0,
        people: at_hand.people(),
        begun: at_hand.begun(),
        unseated: at_hand.unseated(),
        leaving: at_hand.leaving(),
        corrected: at_hand.corrected(),
        round: at_hand.round().clone(),
        form,
        preview,
    })
}

/// What the form asks for; nothing where it asks for nothing, or is not right.
fn read_round_change(at_hand: &RoundAtHand, form: &mut Form) -> Option<RoundChange<EntrantId>> {
    let what = form.value("what").to_owned();
    let fields: &[&str] = match what.as_str() {
        "move" | "fix" | "apart" => &["one", "two"],
        "bye" | "free" | "seat" | "out" => &["one"],
        _ => &[],
    };
    let mut found = Vec::new();
    for field in fields {
        found.extend(read_entrant_of_field(at_hand, form, field));
    }
    let rounds = if what == "apart" { form.read("rounds", super::pairs::round_numbers)? } else { Vec::new() };
    match (what.as_str(), found.as_slice()) {
        ("repair", _) => Some(RoundChange::Repair),
        ("improve", _) => Some(RoundChange::Improve),
        ("clubs", _) => {
            Some(RoundChange::Clubs(ClubRule::parse(form.value("rule")).unwrap_or(ClubRule::Off)))
        }
        ("move", [one, two]) => Some(RoundChange::Move(*one, *two)),
        ("fix", [one, two]) => Some(RoundChange::Fix(*one, *two)),
        ("bye", [one]) => Some(RoundChange::Bye(*one)),
        ("seat", [one]) => Some(RoundChange::Seat(*one)),
        ("out", [one]) => Some(RoundChange::Out(*one)),
        ("free", [one]) => Some(RoundChange::Free(*one)),
        ("apart", [one, two]) => Some(RoundChange::Apart(*one, *two, rounds)),
        _ => None,
    }
}

fn read_entrant_of_field(at_hand: &RoundAtHand, form: &mut Form, field: &str) -> Option<EntrantId> {
    let number = form.value(field).trim().to_owned();
    let found = at_hand.find_numbered(&number);
    // A link to the page may leave open who it is about.
    if found.is_none() && (form.has("reason") || !number.is_empty()) {
        form.refuse(field, at_hand.say_unknown());
    }
    found
}

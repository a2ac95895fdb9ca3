//! The timetable: when everything of each day begins and how long it takes.

use super::saving::{before_it_is_saved, beside_others, warn};
use crate::{
    actions::timetable,
    app::App,
    domain::{
        event::{
            pack::Settings,
            settings_warning::SetOn,
            timetable::{
                LONGEST_NAME, LONGEST_PART, MOST_PARTS, MergedPart, Part, PartKind, Theirs, faults, in_order,
                merged, move_along,
            },
        },
        numbers::RoundNumber,
        zone::long_date,
    },
    error::Result,
    web::{
        form::Form,
        guard::Organiser,
        merged::Meanwhile,
        outcome::{Next, Sent},
        respond::{form_again, page, stale_form},
        visit::EventVisit,
    },
    words::{
        InWords,
        pages::{desk::timetable as say, forms::BOTH_CHANGED},
    },
};
use actix_web::{HttpResponse, web::Data};
use askama::Template;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};

/// Lines to add parts in.
const NEW: usize = 2;

#[derive(Template)]
#[template(path = "desk/setup/timetable.html")]
struct TimetablePage {
    visit: EventVisit,
    form: Form,
}

/// A line of the form.
struct Line {
    /// The number at the end of its fields' names.
    number: usize,
    /// Empty where it is still to be chosen.
    what: String,
    label: String,
    /// The organiser may call it something else.
    is_own: bool,
}

impl TimetablePage {
    fn settings(&self) -> &Settings {
        &self.visit.event.settings
    }

    /// The days to choose from: number and name.
    fn days(&self) -> Vec<(String, String)> {
        let last = days(self.settings());
        (1..=last).map(|day| (day.to_string(), day_named(self.settings(), day))).collect()
    }

    /// The lines of a day, as they are typed.
    fn lines_of(&self, day: &str) -> Vec<Line> {
        (1..=rows(&self.form))
            .filter(|row| self.form.is(&field("day", *row), day))
            .map(|row| self.line(row))
            .collect()
    }

    fn new_lines(&self) -> Vec<Line> {
        let first = rows(&self.form) + 1;
        (first..first + NEW).map(|row| self.line(row)).collect()
    }

    fn line(&self, number: usize) -> Line {
        let what = self.form.value(&field("what", number)).to_owned();
        let kind = kind(&what, String::new());
        let label = kind.as_ref().map(InWords::in_words).unwrap_or_default();
        Line { number, is_own: kind == Some(PartKind::Other(String::new())), what, label }
    }

    /// What can be added.
    fn kinds() -> Vec<(&'static str, String)> {
        let kinds = [
            PartKind::Doors,
            PartKind::CheckIn,
            PartKind::Briefing,
            PartKind::Break,
            PartKind::Meal,
            PartKind::Awards,
        ];
        let own = [("other", say::SOMETHING_ELSE.to_owned())];
        own.into_iter().chain(kinds.iter().map(|kind| (code_of(kind), kind.in_words()))).collect()
    }

    /// What is wrong with a line.
    fn problems_of(&self, line: &Line) -> Vec<&str> {
        let names = ["day", "at", "minutes", "name"];
        names.iter().filter_map(|name| self.form.problem_of(&field(name, line.number))).collect()
    }

    /// What somebody else made of a line that was sent otherwise.
    fn stands_now(&self, line: &Line) -> Option<&str> {
        self.form.stands_now(&field("at", line.number))
    }

    /// What should be thought over of a line, with the id of that.
    fn warnings_of(&self, line: &Line) -> Option<(String, String)> {
        let told: Vec<String> = self.form.warnings_of(&field("at", line.number)).map(str::to_owned).collect();
        (!told.is_empty()).then(|| (format!("w-at_{}", line.number), told.join(" ")))
    }

    fn is_wrong(&self, name: &str, line: &Line) -> bool {
        self.form.problem_of(&field(name, line.number)).is_some()
    }

    fn value(&self, name: &str, line: &Line) -> &str {
        self.form.value(&field(name, line.number))
    }
}

pub async fn show(here: Organiser) -> Result<HttpResponse> {
    let mut form = fill(&here);
    warn(&mut form, &here, SetOn::Timetable);
    page(&here.visit, &TimetablePage { visit: here.0.clone(), form })
}

pub async fn save(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let by_length = form.is("do", "by_length");
    let (then, now) = (seen(&form), here.event.settings.timetable_parts());
    let meanwhile = if then.as_ref() == Some(&now) { Meanwhile::Nothing } else { Meanwhile::Others };
    let then_or_now = then.as_ref().unwrap_or(&now);
    let mut parts = if by_length { Vec::new() } else { read(&mut form, &here.event.settings, then_or_now) };
    let page_of = |form| TimetablePage { visit: here.0.clone(), form };
    if !by_length && !form.is_fine() {
        return form_again(&here.visit, &page_of(form));
    }
    let next = Next::to(here.to("desk/timetable")).saying(say::SAVED);
    if let Some(answer) = before_it_is_saved(&app, (&next, &form), meanwhile).await? {
        return Ok(answer);
    }
    if meanwhile == Meanwhile::Others {
        if by_length {
            return stale_form(&here.visit, &page_of(fill(&here).refused(say::OTHERS_SAVED)));
        }
        match over(&here, merged(then.as_deref(), &parts, &now)) {
            Ok(both) => parts = both,
            Err(form) => return stale_form(&here.visit, &page_of(*form)),
        }
    }
    let result = timetable::save(&app, &here.actor(&form), &here.event, parts).await;
    let next = beside_others(next, meanwhile);
    Sent { visit: &here.visit, form, result }.answer(next, async |form| Ok(page_of(form))).await
}

/// What comes of two people's changes; the form to ask with, where both changed one part, or what each did does not go
/// together.
fn over(here: &EventVisit, merged: Vec<MergedPart>) -> std::result::Result<Vec<Part>, Box<Form>> {
    let parts: Vec<Part> = in_order(merged.iter().filter_map(|part| part.part.clone()).collect());
    let is_asked = merged.iter().any(|part| part.theirs.is_some());
    if !is_asked && faults(&parts).is_empty() {
        return Ok(parts);
    }
    let mut form = base(here);
    let mut rows = 0;
    let mut placed = Vec::new();
    for MergedPart { part, theirs } in merged {
        let kept = match &theirs {
            Some(Theirs::Changed(part)) => Some(part),
            Some(Theirs::TakenOut) | None => None,
        };
        let Some(shown) = part.as_ref().or(kept) else { continue };
        rows += 1;
        put(&mut form, rows, &shown.what, shown.day);
        if theirs.is_some() {
            form.stands(&field("at", rows), say::made_of_it(kept));
        }
        if let Some(part) = part {
            put_time(&mut form, rows, &part);
            placed.push((part, rows));
        }
    }
    form.set("rows", rows);
    for (place, fault) in faults(&parts) {
        if let Some((_, row)) = placed.iter().find(|(part, _)| *part == parts[place]) {
            form.refuse(&field("at", *row), fault);
        }
    }
    // Measured against times that nobody looked at, nothing could move along.
    form.set("along", "off");
    Err(Box::new(if is_asked { form.refused(BOTH_CHANGED) } else { form }))
}

/// What the form was made from; none where it does not say.
fn seen(form: &Form) -> Option<Vec<Part>> {
    serde_json::from_slice(&BASE64.decode(form.value("seen")).ok()?).ok()
}

/// An empty form that was made from what stands now.
fn base(here: &EventVisit) -> Form {
    let now = serde_json::to_vec(&here.event.settings.timetable_parts()).unwrap_or_default();
    Form::filled([("seen", BASE64.encode(now)), ("along", "on".into())])
}

fn fill(here: &EventVisit) -> Form {
    let settings = &here.event.settings;
    let mut form = base(here);
    let mut rows = 0;
    for part in settings.timetable_parts() {
        rows += 1;
        put(&mut form, rows, &part.what, part.day);
        put_time(&mut form, rows, &part);
    }
    let held: Vec<PartKind> = settings.timetable_parts().into_iter().map(|part| part.what).collect();
    let last = days(settings);
    // Rounds that came after the times were set.
    for round in RoundNumber::up_to(settings.rounds).map(PartKind::Round) {
        if !held.contains(&round) {
            rows += 1;
            put(&mut form, rows, &round, last);
            form.set(&field("minutes", rows), settings.round_minutes);
        }
    }
    form.set("rows", rows);
    form
}

fn put_time(form: &mut Form, row: usize, part: &Part) {
    form.set(&field("at", row), part.at.format("%H:%M"));
    form.set(&field("minutes", row), part.minutes);
}

fn put(form: &mut Form, row: usize, what: &PartKind, day: u32) {
    let code = match what {
        PartKind::Round(number) => format!("round-{number}"),
        other => code_of(other).to_owned(),
    };
    form.set(&field("what", row), code);
    form.set(&field("day", row), day);
    if let PartKind::Other(name) = what {
        form.set(&field("name", row), name);
    }
}

/// The parts as typed over those that were `before`, in order, with what moves along; problems stand beside their fields.
fn read(form: &mut Form, settings: &Settings, before: &[Part]) -> Vec<Part> {
    let rows = rows(form);
    let mut typed: Vec<Option<Part>> = (1..=rows + NEW).map(|row| part(form, row, days(settings))).collect();
    if form.is_fine() && form.is_ticked("along") && before.len() <= rows {
        match move_along(before, &typed[..before.len()]) {
            Ok(moved) => typed.splice(..before.len(), moved).for_each(drop),
            Err(place) => form.refuse(&field("at", place + 1), say::OUT_OF_ITS_DAY),
        }
    }
    let placed: Vec<(usize, Part)> =
        typed.into_iter().enumerate().filter_map(|(place, part)| Some((place + 1, part?))).collect();
    let parts: Vec<Part> = placed.iter().map(|(_, part)| part.clone()).collect();
    for (place, fault) in faults(&parts) {
        form.refuse(&field("at", placed[place].0), fault);
    }
    if form.is_fine() && parts.is_empty() {
        form.problem = Some(say::NOTHING_LEFT.to_owned());
    }
    in_order(parts)
}

/// A line; none without a time.
fn part(form: &mut Form, row: usize, days: u32) -> Option<Part> {
    let at = form.time(&field("at", row))?;
    let name = form.text(&field("name", row), LONGEST_NAME);
    let Some(what) = kind(form.value(&field("what", row)), name.unwrap_or_default()) else {
        form.refuse(&field("at", row), say::CHOOSE_WHAT);
        return None;
    };
    if what == PartKind::Other(String::new()) {
        form.refuse(&field("name", row), say::NAME_IT);
    }
    let day = form.number(&field("day", row), 1..=days)?;
    let minutes = form.number(&field("minutes", row), 0..=LONGEST_PART)?;
    Some(Part { day, at, minutes, what })
}

fn rows(form: &Form) -> usize {
    form.value("rows").parse().unwrap_or(0).min(MOST_PARTS)
}

fn field(name: &str, row: usize) -> String {
    format!("{name}_{row}")
}

/// How many days the event has, or its timetable uses.
fn days(settings: &Settings) -> u32 {
    let set = settings.timetable.iter().map(|part| part.day).max().unwrap_or(1);
    let dates =
        settings.starts_on.zip(settings.ends_on).map_or(1, |(first, last)| (last - first).num_days() + 1);
    u32::try_from(dates).unwrap_or(1).clamp(1, 31).max(set)
}

/// `Day 1, Sat 15 May 2027`
fn day_named(settings: &Settings, day: u32) -> String {
    let date = settings.date_of_day(day).map(long_date);
    match date {
        Some(date) if days(settings) == 1 => date,
        Some(date) => say::day(day, &date),
        None => say::day_without_date(day),
    }
}

fn code_of(kind: &PartKind) -> &'static str {
    match kind {
        PartKind::Doors => "doors",
        PartKind::CheckIn => "check_in",
        PartKind::Briefing => "briefing",
        PartKind::Round(_) => "round",
        PartKind::Break => "break",
        PartKind::Meal => "meal",
        PartKind::Awards => "awards",
        PartKind::Other(_) => "other",
    }
}

fn kind(code: &str, name: String) -> Option<PartKind> {
    Some(match code {
        "doors" => PartKind::Doors,
        "check_in" => PartKind::CheckIn,
        "briefing" => PartKind::Briefing,
        "break" => PartKind::Break,
        "meal" => PartKind::Meal,
        "awards" => PartKind::Awards,
        "other" => PartKind::Other(name),
        round => PartKind::Round(round.strip_prefix("round-")?.parse().ok()?),
    })
}

//! The timetable: when everything of each day begins and how long it takes.

use super::{
    plan::page_of_setting,
    saving::{before_it_is_saved, beside_others, warn_of_settings},
};
use crate::{
    actions::event::timetable,
    domain::{
        event::{
            pack::Settings,
            timetable::{
                LONGEST_NAME, LONGEST_PART, MOST_PARTS, MergedPart, PartKind, Theirs, TimetablePart,
                find_timetable_faults, in_order, merge_timetables, move_along,
            },
        },
        numbers::RoundNumber,
    },
    text::settings::{Choices, StoredWord},
    web::{forms::three_way_merge::Meanwhile, prelude::*, reply::respond::stale_form},
};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD as BASE64};

/// Lines to add parts in.
const NEW: usize = 2;

#[derive(Template)]
#[template(path = "desk/setup/timetable.html")]
struct TimetablePage<'a> {
    visit: &'a EventVisit,
    form: Form,
}

/// A line of the form.
struct TimetableLine {
    /// The number at the end of its fields' names.
    number: usize,
    /// Empty where it is still to be chosen.
    what: String,
    label: Wording,
    /// The organiser may call it something else.
    is_own: bool,
}

impl TimetablePage<'_> {
    fn settings(&self) -> &Settings {
        &self.visit.event.settings
    }

    /// The days to choose from: number and name.
    fn days(&self) -> Vec<(String, Message)> {
        let last = count_event_days(self.settings());
        (1..=last).map(|day| (day.to_string(), day_named(self.settings(), day))).collect()
    }

    /// Where the times come from, and who sees them.
    fn about(&self) -> Message {
        let (a, minutes) = (self.visit.link(self.visit.to("") + "#timetable"), self.settings().round_minutes);
        if !self.settings().timetable.is_empty() {
            return say!("timetable-by-hand", a, minutes);
        }
        let settings = self.visit.link_to(&page_of_setting("round_minutes"));
        say!("timetable-follows", a, minutes, settings)
    }

    /// The lines of a day, as they are typed.
    fn lines_of(&self, day: &str) -> Vec<TimetableLine> {
        (1..=count_timetable_rows(&self.form))
            .filter(|row| self.form.is(&field_of_row("day", *row), day))
            .map(|row| self.line(row))
            .collect()
    }

    fn new_lines(&self) -> Vec<TimetableLine> {
        let first = count_timetable_rows(&self.form) + 1;
        (first..first + NEW).map(|row| self.line(row)).collect()
    }

    fn line(&self, number: usize) -> TimetableLine {
        let what = self.form.value(&field_of_row("what", number)).to_owned();
        let kind = parse_part_kind(&what, String::new());
        let label = kind.as_ref().map_or(Wording::NONE, |kind| told(kind).into());
        TimetableLine { number, is_own: kind == Some(PartKind::Other(String::new())), what, label }
    }

    /// What can be added.
    fn timetable_part_choices() -> Choices {
        let kinds = [
            PartKind::Doors,
            PartKind::CheckIn,
            PartKind::Briefing,
            PartKind::Break,
            PartKind::Meal,
            PartKind::Awards,
        ];
        let own = ("other".to_owned(), say!("timetable-something-else").into());
        std::iter::once(own).chain(kinds.iter().map(|kind| (code_of(kind), told(kind).into()))).collect()
    }

    /// What is wrong with a line.
    fn problems_of(&self, line: &TimetableLine) -> Vec<&Wording> {
        let names = ["day", "at", "minutes", "name"];
        names.iter().filter_map(|name| self.form.problem_of(&field_of_row(name, line.number))).collect()
    }

    /// What somebody else made of a line that was sent otherwise.
    fn stands_now(&self, line: &TimetableLine) -> Option<&str> {
        self.form.stands_now(&field_of_row("at", line.number))
    }

    /// What should be thought over of a line, with the id of that.
    fn warnings_of(&self, line: &TimetableLine) -> Option<(String, String)> {
        let told: Vec<String> = self
            .form
            .warnings_of(&field_of_row("at", line.number))
            .map(|warning| warning.say_by(&self.visit.speaker))
            .collect();
        (!told.is_empty()).then(|| (format!("w-at_{}", line.number), told.join(" ")))
    }

    fn is_wrong(&self, name: &str, line: &TimetableLine) -> bool {
        self.form.problem_of(&field_of_row(name, line.number)).is_some()
    }

    fn value(&self, name: &str, line: &TimetableLine) -> &str {
        self.form.value(&field_of_row(name, line.number))
    }
}

pub async fn show_timetable_page(here: Organiser) -> Result<HttpResponse> {
    let mut form = fill_timetable_form(&here);
    warn_of_settings(&mut form, &here, |field| field.starts_with("at_"));
    answer_with_page(&here.visit, &TimetablePage { visit: &here.0, form })
}

pub async fn save_typed_timetable(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let by_length = form.is("do", "by_length");
    let (then, now) = (read_seen_parts(&form), here.event.settings.timetable_parts());
    let meanwhile = if then.as_ref() == Some(&now) { Meanwhile::Nothing } else { Meanwhile::Others };
    let then_or_now = then.as_ref().unwrap_or(&now);
    let mut parts = if by_length {
        Vec::new()
    } else {
        read_timetable_parts(&mut form, &here.event.settings, then_or_now)
    };
    let page_of = |form| TimetablePage { visit: &here.0, form };
    if !by_length && !form.is_fine() {
        return form_again(&here.visit, &page_of(form));
    }
    let next = Next::lead_to_page(&here, here.to("desk/timetable")).saying(say!("timetable-saved"));
    if let Some(answer) = before_it_is_saved(&app, &next, &form, meanwhile).await? {
        return Ok(answer);
    }
    if meanwhile == Meanwhile::Others {
        if by_length {
            return stale_form(
                &here.visit,
                &page_of(fill_timetable_form(&here).refused(say!("timetable-others-saved"))),
            );
        }
        match settle_merged_parts(&here, merge_timetables(then.as_deref(), &parts, &now)) {
            Ok(both) => parts = both,
            Err(form) => return stale_form(&here.visit, &page_of(*form)),
        }
    }
    let result = timetable::save_timetable(&app, &here.actor(&form), &here.event, parts).await;
    let next = beside_others(next, meanwhile);
    SentForm { visit: &here.visit, form, result }.answer(next, async |form| Ok(page_of(form))).await
}

/// What somebody else made of a part.
fn tell_what_stands(part: Option<&TimetablePart>) -> Message {
    let Some(part) = part else { return say!("timetable-stands-taken-out") };
    let (at, minutes) = (part.at.format("%H:%M").to_string(), part.minutes.to_string());
    say!("timetable-stands-changed", at, minutes, day = part.day)
}

/// What comes of two people's changes; the form to ask with, where both changed one part, or what each did does not go
/// together.
fn settle_merged_parts(
    here: &EventVisit,
    merged: Vec<MergedPart>,
) -> std::result::Result<Vec<TimetablePart>, Box<Form>> {
    let parts: Vec<TimetablePart> = in_order(merged.iter().filter_map(|part| part.part.clone()).collect());
    let is_asked = merged.iter().any(|part| part.theirs.is_some());
    if !is_asked && find_timetable_faults(&parts).is_empty() {
        return Ok(parts);
    }
    let mut form = new_timetable_form(here);
    let mut rows = 0;
    let mut placed = Vec::new();
    for MergedPart { part, theirs } in merged {
        let kept = match &theirs {
            Some(Theirs::Changed(part)) => Some(part),
            Some(Theirs::TakenOut) | None => None,
        };
        let Some(shown) = part.as_ref().or(kept) else { continue };
        rows += 1;
        put_part_in_row(&mut form, rows, &shown.what, shown.day);
        if theirs.is_some() {
            form.stands(&field_of_row("at", rows), here.speaker.say(&tell_what_stands(kept)));
        }
        if let Some(part) = part {
            put_time(&mut form, rows, &part);
            placed.push((part, rows));
        }
    }
    form.set("rows", rows);
    for (place, fault) in find_timetable_faults(&parts) {
        if let Some((_, row)) = placed.iter().find(|(part, _)| *part == parts[place]) {
            form.refuse(&field_of_row("at", *row), fault);
        }
    }
    // Measured against times that nobody looked at, nothing could move along.
    form.set("along", "off");
    Err(Box::new(if is_asked { form.refused(say!("forms-both-changed")) } else { form }))
}

/// What the form was made from; none where it does not say.
fn read_seen_parts(form: &Form) -> Option<Vec<TimetablePart>> {
    serde_json::from_slice(&BASE64.decode(form.value("seen")).ok()?).ok()
}

/// An empty form that was made from what stands now.
fn new_timetable_form(here: &EventVisit) -> Form {
    let now = serde_json::to_vec(&here.event.settings.timetable_parts()).unwrap_or_default();
    Form::from_own_values([("seen", BASE64.encode(now)), ("along", "on".into())])
}

fn fill_timetable_form(here: &EventVisit) -> Form {
    let settings = &here.event.settings;
    let mut form = new_timetable_form(here);
    let mut rows = 0;
    for part in settings.timetable_parts() {
        rows += 1;
        put_part_in_row(&mut form, rows, &part.what, part.day);
        put_time(&mut form, rows, &part);
    }
    let held: Vec<PartKind> = settings.timetable_parts().into_iter().map(|part| part.what).collect();
    let last = count_event_days(settings);
    // Rounds that came after the times were set.
    for round in RoundNumber::up_to(settings.rounds).map(PartKind::Round) {
        if !held.contains(&round) {
            rows += 1;
            put_part_in_row(&mut form, rows, &round, last);
            form.set(&field_of_row("minutes", rows), settings.round_minutes);
        }
    }
    form.set("rows", rows);
    form
}

fn put_time(form: &mut Form, row: usize, part: &TimetablePart) {
    form.set(&field_of_row("at", row), part.at.format("%H:%M"));
    form.set(&field_of_row("minutes", row), part.minutes);
}

fn put_part_in_row(form: &mut Form, row: usize, what: &PartKind, day: u32) {
    form.set(&field_of_row("what", row), code_of(what));
    form.set(&field_of_row("day", row), day);
    if let PartKind::Other(name) = what {
        form.set(&field_of_row("name", row), name);
    }
}

/// The parts as typed over those that were `before`, in order, with what moves along; problems stand beside their fields.
fn read_timetable_parts(
    form: &mut Form,
    settings: &Settings,
    before: &[TimetablePart],
) -> Vec<TimetablePart> {
    let rows = count_timetable_rows(form);
    let mut typed: Vec<Option<TimetablePart>> =
        (1..=rows + NEW).map(|row| read_timetable_row(form, row, count_event_days(settings))).collect();
    if form.is_fine() && form.is_ticked("along") && before.len() <= rows {
        match move_along(before, &typed[..before.len()]) {
            Ok(moved) => typed.splice(..before.len(), moved).for_each(drop),
            Err(place) => form.refuse(&field_of_row("at", place + 1), say!("timetable-out-of-its-day")),
        }
    }
    let placed: Vec<(usize, TimetablePart)> =
        typed.into_iter().enumerate().filter_map(|(place, part)| Some((place + 1, part?))).collect();
    let parts: Vec<TimetablePart> = placed.iter().map(|(_, part)| part.clone()).collect();
    for (place, fault) in find_timetable_faults(&parts) {
        form.refuse(&field_of_row("at", placed[place].0), fault);
    }
    if form.is_fine() && parts.is_empty() {
        form.problem = Some(say!("timetable-nothing-left").into());
    }
    in_order(parts)
}

/// A line; none without a time.
fn read_timetable_row(form: &mut Form, row: usize, days: u32) -> Option<TimetablePart> {
    let at = form.time(&field_of_row("at", row))?;
    let name = form.text(&field_of_row("name", row), LONGEST_NAME);
    let Some(what) = parse_part_kind(form.value(&field_of_row("what", row)), name.unwrap_or_default()) else {
        form.refuse(&field_of_row("at", row), say!("timetable-choose-what"));
        return None;
    };
    if what == PartKind::Other(String::new()) {
        form.refuse(&field_of_row("name", row), say!("timetable-name-missing"));
    }
    let day = form.number(&field_of_row("day", row), 1..=days)?;
    let minutes = form.number(&field_of_row("minutes", row), 0..=LONGEST_PART)?;
    Some(TimetablePart { day, at, minutes, what })
}

fn count_timetable_rows(form: &Form) -> usize {
    form.value("rows").parse().unwrap_or(0).min(MOST_PARTS)
}

fn field_of_row(name: &str, row: usize) -> String {
    format!("{name}_{row}")
}

/// How many days the event has, or its timetable uses.
fn count_event_days(settings: &Settings) -> u32 {
    let set = settings.timetable.iter().map(|part| part.day).max().unwrap_or(1);
    let dates =
        settings.starts_on.zip(settings.ends_on).map_or(1, |(first, last)| (last - first).num_days() + 1);
    u32::try_from(dates).unwrap_or(1).clamp(1, 31).max(set)
}

/// `Day 1, Sat 15 May 2027`
fn day_named(settings: &Settings, day: u32) -> Message {
    match settings.date_of_day(day) {
        Some(date) if count_event_days(settings) == 1 => say!("timetable-only-day", date),
        Some(date) => say!("timetable-day-dated", day, date),
        None => say!("timetable-day", day),
    }
}

/// As forms have it: the name of one that is the organiser's own stands beside it.
fn code_of(kind: &PartKind) -> String {
    match kind {
        PartKind::Round(number) => format!("round-{number}"),
        PartKind::Other(_) => "other".to_owned(),
        plain => plain.word(),
    }
}

fn parse_part_kind(code: &str, name: String) -> Option<PartKind> {
    match (code, code.strip_prefix("round-")) {
        ("other", _) => Some(PartKind::Other(name)),
        (_, Some(round)) => Some(PartKind::Round(round.parse().ok()?)),
        (plain, None) => serde_json::from_value(plain.into()).ok(),
    }
}

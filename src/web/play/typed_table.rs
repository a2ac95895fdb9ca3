//! A roster as a table to be typed in, line by line (`systems FX4`): the fields as they were sent, what is wrong with
//! them, and what is handed in. The player's page and the desk's have it in common.

use crate::{
    actions::rosters::{self, GivenRoster, JudgedRoster},
    domain::{
        event::{player::Player, roster_version::weight_of},
        games::Game,
        refusal::TooLarge,
        roster::{Format, Roster, RosterTableLine, print_table},
    },
    web::{
        forms::form::{FORM_LIMIT, read_whole_number},
        page::checked_roster::CheckedRoster,
        play::roster::read_confirmed_names,
        prelude::*,
    },
};

/// Empty lines to begin with.
const EMPTY: usize = 12;
/// What the button for more adds.
const MORE: usize = 10;
/// More is no army: the largest that people play have half of it.
pub const MOST_LINES: usize = 80;
/// What all of it may weigh on the page, to be read and judged: three hundred letters a line.
const HEAVIEST_TABLE: usize = 24_000;
/// What comes back to be mended, at most: no browser sends more of our page.
const HEAVIEST_FORM: usize = 90_000;
/// The longest text of a cell.
const LONGEST: usize = 400;
/// Points and models beyond this are a slip of the finger.
const MOST_POINTS: i64 = 100_000;
const MOST_MODELS: u32 = 1000;
/// Names that are offered while one types.
const MOST_NAMES: usize = 300;

/// The page's form, and what it offers.
pub struct TypedTable {
    pub form: Form,
    pub headings: Vec<String>,
    pub factions: Vec<String>,
    /// Units of the faction that was typed.
    pub units: Vec<String>,
    /// What it was understood to be, when it was to be checked.
    pub judged: Option<JudgedRoster>,
    checked: Option<CheckedRoster>,
    /// The number of the version that this one takes the place of; 0 for none.
    pub seen: i64,
    /// Why that version is not in the table, where it is too long for it.
    pub left_out: Option<Message>,
}

/// One line, as it was typed.
#[derive(Debug, Default)]
pub struct TypedLine {
    pub section: String,
    pub name: String,
    pub points: String,
    pub models: String,
    pub options: String,
    pub general: bool,
}

impl TypedLine {
    fn is_empty(&self) -> bool {
        [&self.name, &self.points, &self.models, &self.options].iter().all(|cell| cell.is_empty())
    }
}

impl TypedTable {
    /// The page of this form, for a roster of `player`.
    pub async fn load_typed_table(
        app: &App,
        here: &EventVisit,
        player: &Player,
        (form, judged): (Form, Option<JudgedRoster>),
    ) -> Result<Self> {
        if weigh_typed_form(&form) > HEAVIEST_FORM {
            return Err(Error::TooLarge(TooLarge::Form { kilobytes: FORM_LIMIT / 1024 }));
        }
        let settings = &here.event.settings;
        let game = rosters::game_of(settings)?;
        let mut tx = app.database.read().await?;
        let newest = rosters::newest_of(&mut tx, player).await?;
        let rules = rosters::rules_of(settings, settings.date_at(here.now));
        let view = app.cache.catalogues.of(&mut tx, settings, rules.as_of).await?.view;
        let before = newest
            .as_ref()
            .filter(|_| !form.has("unit"))
            .map(|newest| fill_form_from_roster(game, &newest.roster()));
        let is_too_long = before.as_ref().is_some_and(holds_too_much);
        let form = before.filter(|_| !is_too_long).unwrap_or(form);
        let faction = view.faction(form.value("faction"));
        let own = faction.iter().flat_map(|faction| view.units(&faction.item.name));
        let mut units: Vec<String> = own.map(|unit| unit.item.name.clone()).take(MOST_NAMES).collect();
        units.sort();
        let mut factions: Vec<String> = view.factions().map(|faction| faction.item.name.clone()).collect();
        factions.sort();
        let headings = game.table_headings(faction.map(|faction| faction.item));
        let seen = newest.map_or(0, |newest| newest.number);
        let left_out =
            is_too_long.then(|| say!("roster-table-version-too-long", version = seen, lines = MOST_LINES));
        let checked =
            judged.as_ref().map(|judged| CheckedRoster::only_checked(judged, settings.points_limit));
        Ok(Self { form, headings, factions, units, judged, checked, seen, left_out })
    }

    /// What it was understood to be, and how that was judged.
    pub fn checked(&self) -> Option<(&JudgedRoster, &CheckedRoster)> {
        self.judged.as_ref().zip(self.checked.as_ref())
    }

    /// The lines with those that are still empty.
    pub fn lines(&self) -> Vec<TypedLine> {
        let mut lines = lines_of(&self.form);
        let used = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        let empty =
            if self.form.is("do", "more") { lines.len() - used + MORE } else { EMPTY.max(used + 3) - used };
        lines.truncate(used);
        lines.resize_with((used + empty).min(MOST_LINES), TypedLine::default);
        lines
    }

    /// Whether there can be more lines than these.
    pub fn has_room(&self) -> bool {
        self.lines().len() < MOST_LINES
    }

    /// Whether a heading that was typed is none of those offered: another game's list, or a slip.
    pub fn is_other(&self, section: &str) -> bool {
        !section.is_empty() && !self.headings.iter().any(|heading| heading == section)
    }

    /// What is wrong with a cell of the line at this place.
    pub fn problem(&self, cell: &str, at: &usize) -> Option<&Wording> {
        self.form.problem_of(&format!("{cell}-{at}"))
    }

    /// The names confirmed so far, on the form that is about to be sent again.
    pub fn names(&self) -> Vec<(String, String)> {
        let settled = self.judged.iter().flat_map(|judged| &judged.settled.names);
        settled.map(|name| (name.written.clone(), name.means.clone())).collect()
    }
}

/// What was typed, in bytes of the page.
fn weigh_typed_form(form: &Form) -> usize {
    form.all().iter().map(|(_, value)| weight_of(value)).sum()
}

/// Whether there is more than the table takes.
fn holds_too_much(form: &Form) -> bool {
    form.values("unit").len() > MOST_LINES || weigh_typed_form(form) > HEAVIEST_TABLE
}

/// The form as it would be sent with this roster.
fn fill_form_from_roster(game: Game, roster: &Roster) -> Form {
    let mut values: Vec<(&str, String)> = Vec::new();
    let mut at = 0;
    for line in game.ruleset().as_table(roster) {
        match line.section.as_str() {
            "Roster" => values.push(("roster", line.name)),
            "Faction" => values.push(("faction", line.name)),
            _ => {
                if line.general {
                    values.push(("general", at.to_string()));
                }
                values.push(("section", line.section));
                values.push(("unit", line.name));
                values.push(("points", line.points.map(|points| points.to_string()).unwrap_or_default()));
                values.push(("models", line.models.map(|models| models.to_string()).unwrap_or_default()));
                values.push(("options", line.options));
                at += 1;
            }
        }
    }
    Form::from_own_values(values)
}

/// Each line has every field, but the mark of the general.
fn lines_of(form: &Form) -> Vec<TypedLine> {
    let cells = |name: &str| form.values(name).into_iter().map(|cell| cell.trim().to_owned());
    let generals = form.values("general");
    let mut lines: Vec<TypedLine> =
        cells("unit").map(|name| TypedLine { name, ..TypedLine::default() }).take(MOST_LINES).collect();
    for (at, line) in lines.iter_mut().enumerate() {
        line.general = generals.contains(&at.to_string().as_str());
    }
    for (line, cell) in lines.iter_mut().zip(cells("section")) {
        line.section = cell;
    }
    for (line, cell) in lines.iter_mut().zip(cells("points")) {
        line.points = cell;
    }
    for (line, cell) in lines.iter_mut().zip(cells("models")) {
        line.models = cell;
    }
    for (line, cell) in lines.iter_mut().zip(cells("options")) {
        line.options = cell;
    }
    lines
}

/// What is handed in, where nothing is wrong with the form; else each problem stands beside its field.
pub fn read_typed_roster(form: &mut Form) -> Option<GivenRoster> {
    let mut head: Vec<RosterTableLine> = Vec::new();
    for (field, section) in [("roster", "Roster"), ("faction", "Faction")] {
        if let Some(name) = form.text(field, LONGEST) {
            head.push(RosterTableLine { section: section.to_owned(), name, ..RosterTableLine::default() });
        }
    }
    let mut section = String::new();
    for (at, line) in lines_of(form).into_iter().enumerate().filter(|(_, line)| !line.is_empty()) {
        if !line.section.is_empty() {
            section.clone_from(&line.section);
        }
        if section.is_empty() {
            form.refuse(&format!("section-{at}"), say!("roster-table-say-under-which"));
        }
        if line.name.is_empty() {
            form.refuse(&format!("unit-{at}"), say!("roster-table-say-what-it-is"));
        }
        if [&line.name, &line.options, &section].iter().any(|cell| cell.chars().count() > LONGEST) {
            form.refuse(&format!("unit-{at}"), say!("roster-table-cell-too-long", longest = LONGEST));
        }
        let points = read_cell_number(&line.points, 0..=MOST_POINTS);
        if points.is_err() {
            form.refuse(&format!("points-{at}"), say!("roster-table-points-are-a-number"));
        }
        let models = read_cell_number(&line.models, 1..=MOST_MODELS);
        if models.is_err() {
            form.refuse(&format!("models-{at}"), say!("roster-table-models-are-a-number"));
        }
        head.push(RosterTableLine {
            section: section.clone(),
            name: line.name,
            points: points.unwrap_or_default(),
            models: models.unwrap_or_default(),
            general: line.general,
            options: line.options,
        });
    }
    if section.is_empty() && form.is_fine() {
        form.problem = Some(say!("roster-table-no-line").into());
    }
    if holds_too_much(form) {
        form.problem = Some(say!("roster-table-too-much", lines = MOST_LINES).into());
    }
    form.is_fine().then(|| GivenRoster {
        format: Some(Format::Csv),
        names: read_confirmed_names(form),
        seen: form.value("seen").parse().ok(),
        ..GivenRoster::from_roster_bytes(print_table(&head).into_bytes())
    })
}

/// None where the cell is empty.
fn read_cell_number<T: std::str::FromStr + PartialOrd>(
    cell: &str,
    range: std::ops::RangeInclusive<T>,
) -> std::result::Result<Option<T>, ()> {
    if cell.trim().is_empty() {
        return Ok(None);
    }
    read_whole_number(cell).filter(|number| range.contains(number)).map(Some).ok_or(())
}

//! Battleplans of the organiser's own, line by line.

use crate::{
    actions::event::battleplans::{self, NewMap},
    domain::{
        battleplan,
        event::picture::{EventPicture, LONGEST_ALT},
        system::{Battleplan, ScoringLine, System},
    },
    text::systems::tell_scoring_line,
    web::{
        forms::{
            controls::FormChoices,
            upload::{PICTURE_LIMIT, Upload},
        },
        prelude::*,
    },
};

/// Lines on the form, each of them in fields that end in its number.
const LINES: u32 = 6;

#[derive(Template)]
#[template(path = "desk/setup/battleplans.html")]
struct BattleplansPage<'a> {
    visit: &'a EventVisit,
    form: Form,
}

/// A battleplan with its map.
struct BattleplanMap<'a> {
    slug: &'a str,
    name: &'a str,
    picture: &'a EventPicture,
}

impl BattleplansPage<'_> {
    /// Whether they say what is scored in a turn.
    fn has_lines(&self) -> bool {
        self.visit.event.settings.game().sheet.is_per_turn()
    }

    /// Those that can have a map, by slug.
    fn map_choices(&self) -> FormChoices<String, String> {
        self.all_battleplans().map(|plan| (plan.slug.clone(), plan.name.clone())).collect()
    }

    /// The game's, and the organiser's own.
    fn all_battleplans(&self) -> impl Iterator<Item = &Battleplan> {
        let settings = &self.visit.event.settings;
        settings.game().battleplans.iter().chain(&settings.own_battleplans)
    }

    /// Those that have one.
    fn maps(&self) -> Vec<BattleplanMap<'_>> {
        let maps = self.all_battleplans().filter_map(|Battleplan { slug, name, .. }| {
            let picture = self.visit.event.frame.battleplan_map(slug)?;
            Some(BattleplanMap { slug, name, picture })
        });
        maps.collect()
    }

    fn list_line_numbers() -> std::ops::RangeInclusive<u32> {
        1..=LINES
    }

    fn field_of_line(name: &str, number: &u32) -> String {
        format!("{name}_{number}")
    }

    /// The most that is scored in a turn.
    fn what_a_turn_brings(&self) -> Message {
        let sheet = &self.visit.event.settings.game().sheet;
        match sheet.tactics {
            Some(_) => {
                let (most, more) = (sheet.most_from_lines(), sheet.tactic_points_in_a_turn());
                say!("desk-setup-battleplan-lines-with-tactics", most, more)
            }
            None => say!("desk-setup-battleplan-lines", most = sheet.most_in_a_turn),
        }
    }

    fn tell_line(line: &ScoringLine) -> Message {
        let told = tell_scoring_line(line);
        if line.needs.is_empty() {
            return told;
        }
        say!("desk-setup-battleplan-line-with-needs", line = told, needs = line.needs)
    }
}

pub async fn show_battleplans_page(here: Organiser) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &BattleplansPage { visit: &here.0, form: Form::default() })
}

pub async fn add_battleplan(app: Data<App>, here: Organiser, mut form: Form) -> Result<HttpResponse> {
    let again = |form| BattleplansPage { visit: &here.0, form };
    let Some(plan) = read_battleplan(&mut form, here.event.settings.game()) else {
        return form_again(&here.visit, &again(form));
    };
    let next = Next::lead_to_page(&here, here.to("desk/battleplans"))
        .saying(say!("desk-setup-battleplan-added", name = plan.name));
    let result = battleplans::add_own_battleplan(&app, &here.actor(&form), &here.event, plan).await;
    SentForm { visit: &here.visit, form, result }.answer(next, async |form| Ok(again(form))).await
}

/// A map of one of the battleplans, in the place of the one before.
pub async fn add_battleplan_map(
    app: Data<App>,
    here: Organiser,
    mut sent: Upload<PICTURE_LIMIT>,
) -> Result<HttpResponse> {
    let alt = sent.form.text("alt", LONGEST_ALT).unwrap_or_default();
    let (by, slug) = (here.actor(&sent.form), sent.form.value("battleplan").to_owned());
    let map = NewMap { slug: &slug, bytes: sent.picture_bytes(), alt: &alt };
    let result = battleplans::put_battleplan_map(&app, &by, &here.event, map).await;
    let name = here.event.settings.battleplan_name(&slug);
    let next = Next::lead_to_page(&here, here.to("desk/battleplans"))
        .saying(say!("desk-setup-map-is-up", name))
        .either_way();
    let again = async |form| Ok(BattleplansPage { visit: &here.0, form });
    SentForm { visit: &here.visit, form: sent.form, result }.answer(next, again).await
}

pub async fn take_battleplan_map_down(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let slug = form.value("battleplan");
    let gone = battleplans::remove_battleplan_map(&app, &here.actor(&form), &here.event, slug).await;
    let next =
        Next::lead_to_page(&here, here.to("desk/battleplans")).or_twice(say!("desk-setup-map-is-down"));
    next.after(gone, |()| say!("desk-setup-map-is-down"))
}

pub async fn remove_battleplan(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let slug = form.value("battleplan").to_owned();
    let result = battleplans::remove_own_battleplan(&app, &here.actor(&form), &here.event, &slug).await;
    let next = Next::lead_to_page(&here, here.to("desk/battleplans"))
        .saying(say!("desk-setup-battleplan-removed", name = here.event.settings.battleplan_name(&slug)));
    let next = next.or_twice(say!("desk-setup-battleplan-removed-already"));
    let again = async |form| Ok(BattleplansPage { visit: &here.0, form });
    SentForm { visit: &here.visit, form: Form::default(), result }.answer(next, again).await
}

/// The battleplan as typed: a line is known by its number.
fn read_battleplan(form: &mut Form, system: &System) -> Option<Battleplan> {
    let most = system.sheet.most_in_a_turn;
    let name = form.required("name", 60, say!("desk-setup-battleplan-name-missing"));
    let cap = form.number_if_given("cap", 1..=most);
    let mut lines: Vec<ScoringLine> = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    for number in 1..=LINES {
        let field = |name: &str| BattleplansPage::field_of_line(name, &number);
        let Some(text) = form.text(&field("text"), 120) else { continue };
        let points = form.number(&field("points"), 1..=most);
        let up_to = form.number_if_given(&field("times"), 1..=3).unwrap_or(1);
        let needs = read_line_numbers(form, &field("needs")).iter().map(u32::to_string).collect();
        ids.push(number.to_string());
        let rounds = read_line_numbers(form, &field("rounds"));
        lines.push(ScoringLine {
            id: own_id(system, &text).unwrap_or_else(|| number.to_string()),
            text,
            tallied: false,
            points: points.unwrap_or_default(),
            up_to,
            needs,
            rounds,
            at_end: false,
        });
    }
    let known: Vec<String> = lines.iter().map(|line| line.id.clone()).collect();
    for needed in lines.iter_mut().flat_map(|line| &mut line.needs) {
        if let Some(at) = ids.iter().position(|id| id == needed) {
            needed.clone_from(&known[at]);
        }
    }
    let more = lines_of_marks(system).filter(|line| line.tallied && !known.contains(&line.id));
    let room = (LINES as usize).saturating_sub(known.len());
    lines.extend(more.take(room).cloned());
    let name = name.filter(|_| form.is_fine())?;
    let slug: String = battleplan::slug_of_battleplan(system, &name).chars().map(plain_slug_letter).collect();
    let slug = slug.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    if slug.is_empty() {
        form.refuse("name", say!("desk-setup-battleplan-name-without-letters"));
        return None;
    }
    Some(Battleplan { name, slug, table: None, die: None, twist: None, lines, cap, serves: Vec::new() })
}

/// The lines that the game's chart asks for, as its own missions have them.
fn lines_of_marks(system: &System) -> impl Iterator<Item = &ScoringLine> {
    let marks = system.result.marks().into_iter().filter_map(|mark| mark.line);
    marks.filter_map(|id| system.battleplans.iter().find_map(|plan| plan.line(id)))
}

/// The id of the line that the game's chart asks for, where this is its text.
fn own_id(system: &System, text: &str) -> Option<String> {
    let mut lines = lines_of_marks(system);
    lines.find(|line| line.text.eq_ignore_ascii_case(text.trim())).map(|line| line.id.clone())
}

fn plain_slug_letter(letter: char) -> char {
    if letter.is_ascii_lowercase() || letter.is_ascii_digit() { letter } else { '-' }
}

fn read_line_numbers(form: &mut Form, name: &str) -> Vec<u32> {
    let parse = |text: &str| {
        let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
        parts
            .map(|part| part.parse().map_err(|_| say!("desk-setup-enter-numbers")))
            .collect::<Result<Vec<u32>, _>>()
    };
    form.read(name, parse).unwrap_or_default()
}

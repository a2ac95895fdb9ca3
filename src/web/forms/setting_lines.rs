//! The settings of a page as its form, made from the lines of its table: filled in, shown, and read.

use super::form::Form;
use crate::{
    domain::{event::pack::Settings, zone::Zone},
    text::{
        Message, Wording, say,
        settings::{Choices, Control, SettingLine, SettingTable},
    },
};
use askama::{Template, filters::HtmlSafe};

/// Fills in what is set.
pub fn fill_setting_lines(form: &mut Form, tables: &[SettingTable], settings: &Settings) {
    for line in tables.iter().copied().flatten() {
        if !matches!(line.control, Control::OnPage(_)) {
            form.set(line.field(), line.typed_value(settings));
        }
    }
}

/// The settings with what was sent; problems stand beside their fields.
pub fn read_setting_lines(form: &mut Form, tables: &[SettingTable], before: &Settings) -> Settings {
    let lines: Vec<&SettingLine> = tables.iter().copied().flatten().collect();
    read_chosen_lines(form, &lines, before)
}

/// The same of some settings of a page.
pub fn read_chosen_lines(form: &mut Form, lines: &[&SettingLine], before: &Settings) -> Settings {
    let mut settings = before.clone();
    for line in lines {
        if line.kept_unsent && !form.has(line.field()) {
            continue;
        }
        if let Control::Typed(_, _, read) = line.control {
            form.read(line.field(), |typed| read(&mut settings, typed));
        } else if let Some(word) = read_setting_word(form, line, &settings) {
            let value = (line.value_mut)(&mut settings);
            // What is a number may have none, or not.
            let is_chosen = value.choose(&word) || word.is_empty() && value.choose("0");
            if !is_chosen {
                form.refuse(line.field(), say!("forms-choose-one"));
            }
        }
    }
    for line in lines {
        if line.check.is_some_and(|fails| fails(&settings)) {
            form.refuse(line.field(), line.refusal());
        }
    }
    settings
}

/// The word of what was sent; none where it stays as it is, or cannot be read.
fn read_setting_word(form: &mut Form, line: &SettingLine, settings: &Settings) -> Option<String> {
    let name = line.field();
    let or_nothing = |word: Option<String>| Some(word.unwrap_or_default());
    match &line.control {
        Control::Elsewhere | Control::OnPage(_) | Control::Typed(..) => None,
        Control::Text(_, longest) => or_nothing(form.text(name, *longest)),
        Control::Number(range) => Some(form.number(name, range.clone())?.to_string()),
        Control::NumberIfGiven(range) => {
            or_nothing(form.number_if_given(name, range.clone()).map(|number| number.to_string()))
        }
        Control::Points(most) => match most(settings) {
            Some(most) => Some(form.number(name, 0..=most)?.to_string()),
            None => Some("0".to_owned()),
        },
        Control::Day => or_nothing(form.date(name).map(|day| day.to_string())),
        Control::Time => or_nothing(form.time(name).map(|time| time.to_string())),
        Control::Moment => {
            let before = (line.value)(settings).word().parse().ok();
            let at = form.moment_or(name, Zone::or_utc(&settings.time_zone), before);
            or_nothing(at.map(|at| at.to_rfc3339()))
        }
        Control::Tick(words) => Some(words[usize::from(form.is_ticked(name))].to_owned()),
        Control::Choice(_) => Some(form.value(name).to_owned()),
    }
}

/// The fields of some settings, in their order; short ones beside each other.
#[derive(Template)]
#[template(path = "_parts/setting_lines.html")]
pub struct SettingFields<'a> {
    /// Those that stand beside each other, or one alone.
    rows: Vec<Vec<SettingField<'a>>>,
}

/// One field with all that stands at it.
#[derive(Template)]
#[template(path = "_parts/setting_line.html")]
struct SettingField<'a> {
    form: &'a Form,
    line: &'static SettingLine,
    label: Message,
    hint: Wording,
    /// Of one that is chosen.
    choices: Option<Choices>,
}

impl HtmlSafe for SettingFields<'_> {}
impl HtmlSafe for SettingField<'_> {}

impl<'a> SettingFields<'a> {
    pub fn new(form: &'a Form, settings: &Settings, tables: &[SettingTable]) -> Self {
        let mut rows: Vec<Vec<SettingField>> = Vec::new();
        for line in tables.iter().copied().flatten().filter(|line| line.is_asked(settings)) {
            let choices =
                if let Control::Choice(choices) = line.control { Some(choices(settings)) } else { None };
            let (label, hint) = (line.label(), line.hint(settings));
            let field = SettingField { form, line, label, hint, choices };
            match rows.last_mut() {
                Some(row) if line.is_beside() && row[0].line.is_beside() => row.push(field),
                _ => rows.push(vec![field]),
            }
        }
        Self { rows }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{
            event::set_up_step::SetUpStep, numbers::RoundNumber, pairing::ClubRule, system,
            teams::EntrantKind,
        },
        text::settings::{list_step_tables, pairing, rosters, rounds, teams, when_and_where, who},
    };

    fn sample_settings() -> Vec<Settings> {
        let mut all: Vec<Settings> = system::list_systems().into_iter().map(Settings::for_system).collect();
        let at = |text: &str| Some(text.parse().unwrap());
        let mut filled = Settings {
            time_zone: "Europe/Berlin".into(),
            starts_on: Some("2025-05-10".parse().unwrap()),
            roster_deadline: at("2025-05-08T18:00:37.250Z"),
            about: "null\n\n1".into(),
            chess_clocks: true,
            entrants: EntrantKind::Teams,
            ..Settings::default()
        };
        filled.day.registration_opens_at = at("2025-01-10T09:00:30Z");
        filled.day.terrain_features = Some(7);
        filled.soft.painting = 20;
        filled.team.size = 5;
        filled.pairing.clubs.rounds.insert(RoundNumber(2), ClubRule::Strong);
        all.push(filled);
        all
    }

    fn list_pages() -> Vec<Vec<SettingTable>> {
        let steps = SetUpStep::ALL.map(|step| list_step_tables(step).to_vec());
        let others = [rounds::SCORING, rounds::BYES, rounds::SOFT_SCORES, pairing::METHODS];
        steps.into_iter().chain([teams::PAGE.into(), others.into()]).collect()
    }

    #[test]
    fn a_form_that_is_sent_as_it_was_filled_in_changes_nothing() {
        for (settings, page) in
            sample_settings().iter().flat_map(|all| list_pages().into_iter().map(move |page| (all, page)))
        {
            let mut form = Form::default();
            fill_setting_lines(&mut form, &page, settings);
            let read = read_setting_lines(&mut form, &page, settings);
            assert!(form.is_fine(), "{}: {:?}", settings.system, form.problems());
            assert_eq!(read, *settings);
        }
    }

    #[test]
    fn every_field_of_a_page_is_read_shown_and_refused_by_its_line() {
        let settings = Settings::default();
        for line in list_pages().iter().flatten().copied().flatten() {
            let name = line.field();
            let mut form = Form::from_own_values([(name, "no such thing ".repeat(400))]);
            read_chosen_lines(&mut form, &[line], &settings);
            let takes_anything = matches!(line.control, Control::OnPage(_) | Control::Tick(_))
                || ["battleplan_list", "bye_battle_tactics"].contains(&name) && form.is_fine();
            assert!(takes_anything || form.problem_of(name).is_some(), "{name} takes anything");
        }
        let mut form = Form::from_own_values([("capacity", "many".to_owned())]);
        read_setting_lines(&mut form, &[who::PLACES], &settings);
        let shown = SettingFields::new(&form, &settings, &[who::PLACES, when_and_where::ABOUT]).to_string();
        assert!(shown.contains("id=\"p-capacity\"") && shown.contains("value=\"many\""), "{shown}");
        assert!(shown.contains("<option value=\"azure\""), "{shown}");
    }

    #[test]
    fn a_choice_that_there_is_none_of_is_refused_and_one_left_out_stays() {
        let mut form = Form::from_own_values([("rosters", "nowhere".to_owned())]);
        read_setting_lines(&mut form, &[rosters::ROSTERS], &Settings::default());
        assert_eq!(form.problem_in_english("rosters").as_deref(), Some("Choose one of these."));
        let before = Settings { confirm_minutes: 7, ..Settings::default() };
        let read = read_setting_lines(&mut Form::default(), &[rounds::REPORTS], &before);
        assert_eq!(read.confirm_minutes, 7);
    }
}

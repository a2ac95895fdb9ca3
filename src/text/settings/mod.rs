//! The settings of an event, a table a page: each is a line of it, and from the line the form is made, what was sent is read,
//! what two people saved at once is merged, and the log and the pack are told.

mod event;
mod line;
pub mod pairing;
pub mod rosters;
pub mod rounds;
mod stored;
pub mod teams;
pub mod when_and_where;
pub mod who;

pub use self::{
    line::{Choices, Control, PackChapter, PackFact, SettingLine, SettingTable, StoredWord},
    stored::{say_none, say_stored_text},
};

use crate::{
    domain::event::{pack::Settings, set_up_step::SetUpStep},
    text::Wording,
};

/// Every setting there is.
fn list_all_lines() -> impl Iterator<Item = &'static SettingLine> {
    let steps = SetUpStep::ALL.into_iter().flat_map(list_step_tables).copied();
    let others = [rounds::SCORING, rounds::BYES, rounds::SOFT_SCORES, pairing::METHODS, teams::RANKING];
    let elsewhere = [event::ELSEWHERE, pairing::ELSEWHERE, rosters::ELSEWHERE, teams::ELSEWHERE];
    steps.chain(teams::PAGE).chain(others).chain(elsewhere).flatten()
}

/// What a step of the set-up asks, part by part; how players are ranked only until round 1 is out, and so not among them.
pub fn list_step_tables(step: SetUpStep) -> &'static [SettingTable] {
    match step {
        SetUpStep::WhenAndWhere => &when_and_where::STEP,
        SetUpStep::Who => &who::STEP,
        SetUpStep::Rosters => &[rosters::ROSTERS],
        SetUpStep::RoundsAndPrizes => &rounds::STEP,
        // The game is chosen, and the last step looks at the others.
        SetUpStep::Game | SetUpStep::LookItOver => &[],
    }
}

/// The step with the field of this name.
pub fn find_step_of_field(name: &str) -> Option<SetUpStep> {
    let has = |table: &SettingTable| table.iter().any(|line| line.field() == name);
    SetUpStep::ALL.into_iter().find(|step| list_step_tables(*step).iter().any(has))
}

/// How those who are entered are ranked, before the tie-breakers.
pub fn ranking_of_entrants(settings: &Settings) -> &'static [SettingTable] {
    if settings.entrants.have_matches() { &[teams::RANKING] } else { &rounds::RANKING }
}

/// The setting that the log knows by this name.
pub fn find_setting_line(name: &str) -> Option<&'static SettingLine> {
    list_all_lines().find(|line| line.name() == name)
}

/// What the pack tells in a chapter, each with what it is called: `own` of what no setting says alone, and the settings.
pub fn list_chapter_facts(
    chapter: PackChapter,
    settings: &Settings,
    mut own: Vec<PackFact>,
) -> Vec<(Wording, Wording)> {
    own.extend(list_all_lines().filter_map(|line| line.pack_fact(chapter, settings)));
    own.sort_by_key(|fact| fact.place);
    own.into_iter().map(|fact| (fact.label, fact.told)).collect()
}

#[cfg(test)]
mod tests {
    use super::{
        line::{
            Control::{Day, Text},
            PackChapter::ThePlace,
            PackPlace as Pack, setting_tables,
        },
        *,
    };
    use crate::text::Speaker;
    use std::collections::BTreeSet;

    setting_tables! {
        ADDED {
            venue: Text("text", 200), "setting-venue", pack: Some(Pack(ThePlace, 6, None));
            day.welfare: Text("area", 20), "setting-questions", field: "ask";
            refund_until: Day, "setting-starts-on", pack: Some(Pack(ThePlace, 7, None));
        }
    }

    #[test]
    fn one_line_is_a_whole_setting() {
        let mut settings = Settings { venue: "Upstairs".into(), ..Settings::default() };
        let [room, asked, until] = ADDED else { panic!("three lines") };
        let say = |wording: Wording| wording.say_by(&Speaker::in_english());
        assert_eq!((room.name(), room.field(), say(room.log_name()).as_str()), ("venue", "venue", "venue"));
        assert_eq!(
            (asked.name(), asked.field(), say(asked.log_name()).as_str()),
            ("welfare", "ask", "questions at sign-up")
        );
        assert!(
            (until.value_mut)(&mut settings).choose("2025-05-01")
                && !(until.value_mut)(&mut settings).choose("soon")
        );
        assert_eq!([room, until].map(|line| line.typed_value(&settings)), ["Upstairs", "2025-05-01"]);
        let stored = until.say_stored("2025-05-01", &settings).map(say);
        assert_eq!(stored.as_deref(), Some("Thu 1 May 2025"));
        let told = [room, asked, until].map(|line| line.pack_fact(ThePlace, &settings));
        let told = told.map(|fact| fact.map(|fact| (fact.place, say(fact.label), say(fact.told))));
        let [room, asked, until] = told;
        assert_eq!(room, Some((6, "Venue".to_owned(), "Upstairs".to_owned())));
        assert_eq!((asked, until), (None, Some((7, "Date".to_owned(), "Thu 1 May 2025".to_owned()))));
    }

    #[test]
    fn a_setting_has_the_texts_that_its_line_asks_for() {
        let english = Speaker::in_english();
        for line in list_all_lines() {
            let label = line.label();
            assert!(english.has_text(&label), "{label}");
            assert_eq!(line.check.is_some(), english.has_text(&line.refusal()), "{}", line.refusal());
            let is_on_form = !matches!(line.control, Control::Elsewhere);
            assert_eq!(is_on_form, english.has_text(&label.part("logged")), "{label} in the log");
        }
    }

    #[test]
    fn no_two_lines_of_a_page_have_one_field() {
        let steps = SetUpStep::ALL.map(list_step_tables);
        for page in steps.into_iter().chain([&teams::PAGE[..], &[rounds::SOFT_SCORES], &[pairing::METHODS]]) {
            let fields: Vec<&str> = page.iter().copied().flatten().map(SettingLine::field).collect();
            assert_eq!(fields.iter().collect::<BTreeSet<_>>().len(), fields.len(), "{fields:?}");
        }
    }
}

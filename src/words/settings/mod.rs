//! The settings of an event, a table a page: each is a line of it, and from the line the form is made, what was sent is read,
//! what two people saved at once is merged, and the log and the pack are told.

pub mod day;
pub mod event;
mod line;
pub mod pairing;
mod rosters;
pub mod teams;
mod told;

pub use self::{
    line::{Choices, Control, PackChapter, PackFact, SettingLine, SettingTable},
    told::{NONE, say_stored_text},
};

use crate::domain::event::pack::Settings;

/// Every setting there is.
fn list_all_lines() -> impl Iterator<Item = &'static SettingLine> {
    let pages = event::PAGE.into_iter().chain(day::PAGE).chain(teams::PAGE);
    let others = [event::RANKING, event::ELSEWHERE, day::SOFT_SCORES, day::ELSEWHERE, pairing::METHODS];
    let elsewhere = [pairing::ELSEWHERE, rosters::ELSEWHERE, teams::RANKING, teams::ELSEWHERE];
    pages.chain(others).chain(elsewhere).flatten()
}

/// How those who are entered are ranked, before the tie-breakers.
pub fn ranking_of_entrants(settings: &Settings) -> SettingTable {
    if settings.entrants.have_matches() { teams::RANKING } else { event::RANKING }
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
) -> Vec<(&'static str, String)> {
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
    use std::collections::BTreeSet;

    setting_tables! {
        ADDED {
            venue: Text("text", 200), "Quiet room", pack: Some(Pack(ThePlace, 6, "", None));
            day.welfare: Text("area", 20), "Whom to ask", field: "ask", logged: "whom people ask";
            refund_until: Day, "Until", pack: Some(Pack(ThePlace, 7, "Money back until", None));
        }
    }

    #[test]
    fn one_line_is_a_whole_setting() {
        let mut settings = Settings { venue: "Upstairs".into(), ..Settings::default() };
        let [room, asked, until] = ADDED else { panic!("three lines") };
        assert_eq!((room.name(), room.field(), room.log_name().as_str()), ("venue", "venue", "quiet room"));
        assert_eq!(
            (asked.name(), asked.field(), asked.log_name().as_str()),
            ("welfare", "ask", "whom people ask")
        );
        assert!(
            (until.value_mut)(&mut settings).choose("2025-05-01")
                && !(until.value_mut)(&mut settings).choose("soon")
        );
        assert_eq!([room, until].map(|line| line.typed_value(&settings)), ["Upstairs", "2025-05-01"]);
        assert_eq!(until.say_stored("2025-05-01", &settings).as_deref(), Some("Thu 1 May 2025"));
        let told = [room, asked, until].map(|line| line.pack_fact(ThePlace, &settings));
        let told = told.map(|fact| fact.map(|fact| (fact.place, fact.label, fact.told)));
        let [room, asked, until] = told;
        assert_eq!(room, Some((6, "Quiet room", "Upstairs".to_owned())));
        assert_eq!((asked, until), (None, Some((7, "Money back until", "Thu 1 May 2025".to_owned()))));
    }

    #[test]
    fn no_two_lines_of_a_page_have_one_field() {
        for page in [&event::PAGE[..], &day::PAGE, &teams::PAGE, &[day::SOFT_SCORES], &[pairing::METHODS]] {
            let fields: Vec<&str> = page.iter().copied().flatten().map(SettingLine::field).collect();
            assert_eq!(fields.iter().collect::<BTreeSet<_>>().len(), fields.len(), "{fields:?}");
        }
    }
}

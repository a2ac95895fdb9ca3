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
    let elsewhere = [pairing::ELSEWHERE, rosters::ELSEWHERE, teams::ELSEWHERE];
    pages.chain(others).chain(elsewhere).flatten()
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

//! When and where: the days, the place, and what everybody there should know of it.

use super::line::{
    Control::{Choice, Day, Text, Time, Typed},
    PackChapter::{TheDay, ThePlace, Tickets, WhenAndWhere},
    PackPlace as Pack, SettingTable, list_told, setting_tables,
};
use crate::{
    domain::{accent::Accent, event::pack::Settings, zone::Zone},
    text::{Wording, pack},
};

/// The longest text about the place.
const LONGEST: usize = 4000;

setting_tables! {
    DAYS {
        starts_on: Day, "setting-starts-on", pack: Some(Pack(WhenAndWhere, 1, Some(pack::describe_event_days)));
        ends_on: Day, "setting-ends-on", check: Some(ends_before_it_begins);
        doors_open_at: Time, "setting-doors-open-at", pack: Some(Pack(TheDay, 2, Some(pack::describe_doors_alone)));
        first_round_at: Time, "setting-first-round-at";
    }
    PLACE {
        venue: Text("text", 200), "setting-venue", pack: Some(Pack(WhenAndWhere, 2, None));
        time_zone: Typed("text", |all| all.time_zone.clone(), choose_time_zone), "setting-time-zone",
            pack: Some(Pack(WhenAndWhere, 4, None));
        address: Text("area", 500), "setting-address", pack: Some(Pack(WhenAndWhere, 3, None));
    }
    ABOUT {
        about: Text("area", 4000), "setting-about";
        accent: Choice(|_| list_told(Accent::ALL)), "setting-accent", kept_unsent: true;
    }
    /// New events begin like this one.
    TEMPLATE {
        template: Text("text", 60), "setting-template";
    }
    /// What is read before the day, and seldom after it.
    ON_SITE {
        food: Text("area", 1000), "setting-food", pack: Some(Pack(Tickets, 5, None));
        day.code_of_conduct: Text("area", LONGEST), "setting-code-of-conduct", pack: Some(Pack(ThePlace, 3, None));
        day.welfare: Text("area", LONGEST), "setting-welfare", pack: Some(Pack(ThePlace, 4, None));
        day.fire_exits: Text("area", LONGEST), "setting-fire-exits", pack: Some(Pack(ThePlace, 5, None));
    }
}

/// Every part of the step.
pub const STEP: [SettingTable; 5] = [DAYS, PLACE, ABOUT, ON_SITE, TEMPLATE];

fn ends_before_it_begins(all: &Settings) -> bool {
    all.ends_on.is_some_and(|last| Some(last) < all.starts_on)
}

fn choose_time_zone(all: &mut Settings, typed: &str) -> Result<(), Wording> {
    Zone::parse(typed)?;
    typed.trim().clone_into(&mut all.time_zone);
    Ok(())
}

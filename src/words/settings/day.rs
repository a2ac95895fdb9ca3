//! The page of the day: signing up, check-in, tables, the place; and what is given beside the battles.

use super::{
    line::{
        Choices,
        Control::{Choice, Elsewhere, Moment, NumberIfGiven, OnPage, Text},
        PackChapter::{TheGame, ThePlace},
        PackPlace as Pack, SettingTable, YES, list_choices, setting_tables,
    },
    told::{
        say_list_of_choices, say_most_points, say_nothing, say_one_choice, say_stored_moment,
        say_stored_sides, shorten_long_text, without_stop,
    },
};
use crate::{
    domain::event::pack::{Settings, TerrainBy, names_a_size},
    words::pages::{desk::setup as say, pack},
};

/// The longest text about the place.
const LONGEST: usize = 4000;
/// The most that is given for one thing.
const MOST: u32 = 1000;

setting_tables! {
    SIGN_UP {
        day.registration_opens_at: Moment, "Opens", hint: "Empty: when the event is published.", logged: "sign-up opens",
            pack: Some(Pack(ThePlace, 1, "Sign-up opens", None));
        day.registration_closes_at: Moment, "Closes", hint: "Empty: when you close it.", logged: "sign-up closes",
            check: Some((closes_before_it_opens, say::CLOSES_BEFORE_IT_OPENS)), pack: Some(Pack(ThePlace, 2, "Sign-up closes", None));
        day.places_by_themselves: YES, "A place that becomes free goes to whoever has waited longest, by itself",
            logged: "free places go to who waits, by themselves";
    }
    CHECK_IN {
        day.self_check_in: YES, "Players check in by themselves, with their private link", logged: "players check in by themselves";
    }
    BATTLEFIELD {
        // The two sides are one setting: they are read together, and the short one comes first.
        day.battlefield_inches: OnPage("number"), "Battlefield, short side", field: "battlefield_short",
            hint_of: Some(|all| say::usual_size(&all.usual_battlefield(), all.points_limit)), logged: "size of the battlefield",
            said: Some(say_stored_sides), pack: Some(Pack(TheGame, 3, "Battlefield", Some(pack::describe_battlefield)));
        day.battlefield_inches: OnPage("number"), "Battlefield, long side", field: "battlefield_long";
        day.terrain_features: NumberIfGiven(0..=99), "Terrain features on it", logged: "terrain features",
            hint_of: Some(|all| say::usual_terrain(&all.usual_battlefield()));
        day.terrain_by: Choice(list_terrain_bringers), "Who brings terrain", beside: Some(true),
            said: Some(|stored, _| say_one_choice::<TerrainBy>(stored, |by| without_stop(pack::terrain_by(*by)))),
            pack: Some(Pack(TheGame, 5, "", Some(pack::describe_who_brings_terrain)));
        day.battlefield: Text("area", LONGEST), "What else there is to know of them", hint: "Mats, objectives, what to bring.",
            check: Some((|all| names_a_size(&all.day.battlefield), say::SIZE_ABOVE)), logged: "tables and terrain",
            pack: Some(Pack(TheGame, 4, "Tables and terrain", None));
    }
    THE_PLACE {
        day.code_of_conduct: Text("area", LONGEST), "Code of conduct", pack: Some(Pack(ThePlace, 3, "", None));
        day.welfare: Text("area", LONGEST), "Welfare", hint: "Whom to turn to, quiet rooms, access.",
            pack: Some(Pack(ThePlace, 4, "", None));
        day.fire_exits: Text("area", LONGEST), "Fire exits and first aid", hint: "Told in the briefing, too.",
            pack: Some(Pack(ThePlace, 5, "", None));
    }
    PAPER {
        day.letter_paper: YES, "The printer has Letter paper, not A4", logged: "print on Letter paper";
    }
    /// What is given at most for each, beside the battles.
    SOFT_SCORES {
        soft.painting: NumberIfGiven(0..=MOST), "Painting", hint: "The mean of what the judges of the panel give; 0: none.",
            logged: "soft score for painting", said: Some(say_most_points);
        soft.sportsmanship: NumberIfGiven(0..=MOST), "Sportsmanship", logged: "soft score for sportsmanship",
            said: Some(say_most_points);
        soft.lists: NumberIfGiven(0..=MOST), "List in time", logged: "soft score for a list in time", said: Some(say_most_points),
            hint: "Everybody whose roster is not late has it in full, unless you mark otherwise.";
    }
    ELSEWHERE {
        day.entries_count_from: Elsewhere, "sign-up was opened again", said: Some(say_stored_moment);
        day.questions: Elsewhere, "questions at sign-up",
            said: Some(|stored, _| say_list_of_choices::<String>(stored, |asked| shorten_long_text(asked)));
        // As entries of before named them all.
        soft: Elsewhere, "soft scores", said: Some(say_nothing);
    }
}

/// Every part of the page of the day.
pub const PAGE: [SettingTable; 5] = [SIGN_UP, CHECK_IN, BATTLEFIELD, THE_PLACE, PAPER];

fn closes_before_it_opens(all: &Settings) -> bool {
    let day = &all.day;
    day.registration_opens_at.zip(day.registration_closes_at).is_some_and(|(opens, closes)| closes <= opens)
}

fn list_terrain_bringers(_: &Settings) -> Choices {
    list_choices([
        (None, "Nothing is said of it"),
        (Some(TerrainBy::Organiser), "The organiser: it stands on the tables"),
        (Some(TerrainBy::Players), "The players"),
        (Some(TerrainBy::EachHalf), "Each player half of it"),
    ])
}

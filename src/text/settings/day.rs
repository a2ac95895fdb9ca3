//! The page of the day: signing up, check-in, tables, the place; and what is given beside the battles.

use super::{
    line::{
        Choices,
        Control::{Choice, Elsewhere, Moment, NumberIfGiven, OnPage, Text},
        PackChapter::{TheGame, ThePlace},
        PackPlace as Pack, SettingTable, YES, list_choices, setting_tables,
    },
    stored::{
        say_list_of_choices, say_most_points, say_nothing, say_one_choice, say_stored_moment,
        say_stored_sides, shorten_long_text,
    },
};
use crate::{
    domain::event::pack::{Settings, TerrainBy, names_a_size},
    text::{Wording, pack, say, told},
};

/// The longest text about the place.
const LONGEST: usize = 4000;
/// The most that is given for one thing.
const MOST: u32 = 1000;

setting_tables! {
    SIGN_UP {
        day.registration_opens_at: Moment, "setting-registration-opens-at", pack: Some(Pack(ThePlace, 1, None));
        day.registration_closes_at: Moment, "setting-registration-closes-at", check: Some(closes_before_it_opens),
            pack: Some(Pack(ThePlace, 2, None));
        day.places_by_themselves: YES, "setting-places-by-themselves";
    }
    CHECK_IN {
        day.self_check_in: YES, "setting-self-check-in";
    }
    BATTLEFIELD {
        // The two sides are one setting: they are read together, and the short one comes first.
        day.battlefield_inches: OnPage("number"), "setting-battlefield-short", field: "battlefield_short",
            hint_of: Some(hint_at_usual_size),
            said: Some(say_stored_sides), pack: Some(Pack(TheGame, 3, Some(pack::describe_battlefield)));
        day.battlefield_inches: OnPage("number"), "setting-battlefield-long", field: "battlefield_long";
        day.terrain_features: NumberIfGiven(0..=99), "setting-terrain-features",
            hint_of: Some(hint_at_usual_terrain);
        day.terrain_by: Choice(list_terrain_bringers), "setting-terrain-by", beside: Some(true),
            said: Some(|stored, _| say_one_choice::<TerrainBy>(stored, |by| told(by).into())),
            pack: Some(Pack(TheGame, 5, Some(pack::describe_who_brings_terrain)));
        day.battlefield: Text("area", LONGEST), "setting-battlefield",
            check: Some(|all| names_a_size(&all.day.battlefield)), pack: Some(Pack(TheGame, 4, None));
    }
    THE_PLACE {
        day.code_of_conduct: Text("area", LONGEST), "setting-code-of-conduct", pack: Some(Pack(ThePlace, 3, None));
        day.welfare: Text("area", LONGEST), "setting-welfare", pack: Some(Pack(ThePlace, 4, None));
        day.fire_exits: Text("area", LONGEST), "setting-fire-exits", pack: Some(Pack(ThePlace, 5, None));
    }
    PAPER {
        day.letter_paper: YES, "setting-letter-paper";
    }
    /// What is given at most for each, beside the battles.
    SOFT_SCORES {
        soft.painting: NumberIfGiven(0..=MOST), "setting-soft-painting", said: Some(say_most_points);
        soft.sportsmanship: NumberIfGiven(0..=MOST), "setting-soft-sportsmanship", said: Some(say_most_points);
        soft.lists: NumberIfGiven(0..=MOST), "setting-soft-lists", said: Some(say_most_points);
    }
    ELSEWHERE {
        day.entries_count_from: Elsewhere, "setting-entries-count-from", said: Some(say_stored_moment);
        day.questions: Elsewhere, "setting-questions",
            said: Some(|stored, _| say_list_of_choices::<String, _>(stored, |asked| shorten_long_text(asked)));
        // As entries of before named them all.
        soft: Elsewhere, "setting-soft", said: Some(say_nothing);
    }
}

/// Every part of the page of the day.
pub const PAGE: [SettingTable; 5] = [SIGN_UP, CHECK_IN, BATTLEFIELD, THE_PLACE, PAPER];

fn closes_before_it_opens(all: &Settings) -> bool {
    let day = &all.day;
    day.registration_opens_at.zip(day.registration_closes_at).is_some_and(|(opens, closes)| closes <= opens)
}

fn list_terrain_bringers(_: &Settings) -> Choices {
    let nobody = std::iter::once((None, say!("setting-terrain-by.nothing-said")));
    let by = [TerrainBy::Organiser, TerrainBy::Players, TerrainBy::EachHalf];
    list_choices(nobody.chain(by.map(|by| (Some(by), told(&by)))))
}

/// What stands in the pack where no size of the organiser's own is given.
fn hint_at_usual_size(all: &Settings) -> Wording {
    let Some([short, long]) = all.usual_sides() else {
        return say!("setting-battlefield-short.unknown").into();
    };
    say!("setting-battlefield-short.hint", short, long, points = all.agreed_points()).into()
}

/// The same of the number of terrain features.
fn hint_at_usual_terrain(all: &Settings) -> Wording {
    match all.game().size_for(all.points_limit).terrain_features {
        Some(count) if all.plays_terrain() => say!("setting-terrain-features.hint", count).into(),
        None if all.plays_terrain() => say!("setting-terrain-features.unknown").into(),
        _ => say!("setting-terrain-features.without-terrain").into(),
    }
}

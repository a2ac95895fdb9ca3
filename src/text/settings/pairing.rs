//! What the methods of pairing need, and what else is set of how rounds are made.

use super::{
    line::{
        Control::{Elsewhere, Number, OnPage},
        YES, setting_tables,
    },
    stored::{count_stored, say_each_of, say_list_of_choices, say_nothing, say_stored_count},
};
use crate::{
    domain::{
        event::pack::{Method, Settings},
        numbers::RoundNumber,
        pairing::LeaverWay,
    },
    text::{TextFact, Wording, say, told},
};

setting_tables! {
    METHODS {
        // Which numbers and names are those of players, only the page knows.
        pairing.seeds: OnPage("area"), "setting-pairing-seeds",
            said: Some(|stored, _| say_list_of_choices::<u32, _>(stored, ToString::to_string));
        pairing.lists: OnPage("area"), "setting-pairing-lists", said: Some(say_lists);
        pairing.group_size: Number(0..=64), "setting-pairing-group-size",
            check: Some(|all| all.pairing.group_size == 1), said: Some(say_group_size);
        pairing.cut_size: Number(2..=64), "setting-pairing-cut-size";
        pairing.third_place: YES, "setting-pairing-third-place";
        pairing.rematches_at_the_end: YES, "setting-pairing-rematches-at-the-end";
    }
    ELSEWHERE {
        pairing: Elsewhere, "setting-pairing", said: Some(say_nothing);
        pairing.methods: Elsewhere, "setting-pairing-methods", said: Some(say_methods);
        pairing.cut_leavers: Elsewhere, "setting-pairing-cut-leavers",
            said: Some(say_leavers);
        ranking: Elsewhere, "setting-ranking", said: Some(say_nothing);
        ranking_changes: Elsewhere, "setting-ranking-changes",
            said: Some(|stored, _| count_stored(stored).map(|count| say!("setting-ranking-changes.stored", count).into()));
        player_files: Elsewhere, "setting-player-files",
            said: Some(|stored, _| count_stored(stored).map(|count| say!("setting-player-files.stored", count).into()));
    }
}

fn say_lists(stored: &str, _: &Settings) -> Option<Wording> {
    say_each_of(stored, |round: &RoundNumber, pairs: &Vec<(u32, u32)>| {
        let pairs = pairs.iter().map(|(a, b)| (a.to_string(), b.to_string()));
        let pairs: TextFact = pairs.map(|(a, b)| say!("setting-pairing-lists.pair", a, b)).collect();
        say!("setting-value-of-round", round, what = pairs)
    })
}

fn say_group_size(stored: &str, all: &Settings) -> Option<Wording> {
    if stored == "0" {
        return Some(say!("setting-pairing-group-size.all-in-one").into());
    }
    say_stored_count(stored, all)
}

fn say_methods(stored: &str, _: &Settings) -> Option<Wording> {
    if stored == "{}" {
        return Some(told(&Method::Handbook).into());
    }
    say_each_of(stored, |round: &RoundNumber, what: &Method| say!("setting-value-of-round", round, what))
}

fn say_leavers(stored: &str, _: &Settings) -> Option<Wording> {
    say_each_of(stored, |place: &u32, way: &LeaverWay| {
        say!("setting-pairing-cut-leavers.stored", place = place.to_string(), way)
    })
}

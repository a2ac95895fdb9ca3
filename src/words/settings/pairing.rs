//! What the methods of pairing need, and what else is set of how rounds are made.

use super::{
    line::{
        Control::{Elsewhere, Number, OnPage},
        YES, setting_tables,
    },
    told::{say_each_of, say_list_of_choices, say_nothing, say_number_of, say_stored_count},
};
use crate::{
    domain::{
        event::pack::{Method, Settings},
        numbers::RoundNumber,
        pairing::LeaverWay,
    },
    words::{Label, entrants::of_entrants, pages::desk::setup as say},
};

setting_tables! {
    METHODS {
        // Which numbers and names are those of players, only the page knows.
        pairing.seeds: OnPage("area"), "Seeds", hint_of: Some(|all| of_entrants(all.entrants, say::SEEDS)),
            said: Some(|stored, _| say_list_of_choices::<u32>(stored, ToString::to_string));
        pairing.lists: OnPage("area"), "Pairs from a list", hint_of: Some(|all| of_entrants(all.entrants, say::LISTS)),
            said: Some(say_lists);
        pairing.group_size: Number(0..=64), "Players in a group of a round robin",
            label_of: Some(|all| of_entrants(all.entrants, "Players in a group of a round robin")),
            hint_of: Some(|all| of_entrants(all.entrants, say::GROUP_SIZE)),
            check: Some((|all| all.pairing.group_size == 1, say::GROUP_OF_ONE)), said: Some(say_group_size);
        pairing.cut_size: Number(2..=64), "Players in a cut", label_of: Some(|all| of_entrants(all.entrants, "Players in a cut")),
            hint: say::CUT_SIZE;
        pairing.third_place: YES, "Those who lose the semi-finals play for third place",
            logged: "a match for third place in a cut";
    }
    ELSEWHERE {
        pairing: Elsewhere, "how rounds are paired", said: Some(say_nothing);
        pairing.methods: Elsewhere, "methods of pairing", said: Some(say_methods);
        pairing.cut_leavers: Elsewhere, "places of a cut whose players have left",
            said: Some(|stored, _| say_each_of(stored, |place: &u32, way: &LeaverWay| format!("{place}: {}", way.label())));
        ranking: Elsewhere, "ranking", said: Some(say_nothing);
        ranking_changes: Elsewhere, "changes of the ranking", said: Some(|stored, _| say_number_of(stored, "change", "changes"));
        player_files: Elsewhere, "files of players read before", said: Some(|stored, _| say_number_of(stored, "file", "files"));
    }
}

fn say_lists(stored: &str, _: &Settings) -> Option<String> {
    say_each_of(stored, |round: &RoundNumber, pairs: &Vec<(u32, u32)>| {
        let pairs = pairs.iter().map(|(a, b)| format!("{a} and {b}")).collect::<Vec<_>>().join(", ");
        format!("round {round}: {pairs}")
    })
}

fn say_group_size(stored: &str, all: &Settings) -> Option<String> {
    if stored == "0" { Some("all in one".into()) } else { say_stored_count(stored, all) }
}

fn say_methods(stored: &str, _: &Settings) -> Option<String> {
    if stored == "{}" {
        return Some(Method::Handbook.label().into());
    }
    say_each_of(stored, |round: &RoundNumber, method: &Method| format!("round {round}: {}", method.label()))
}

//! What of the event is set on pages of its own, beside the steps of the set-up.

use super::{
    line::{Control::Elsewhere, PackChapter::TheGame, PackPlace as Pack, setting_tables},
    stored::{
        count_stored, name_of_game, say_list_of_choices, say_nothing, say_one_choice, say_stored_axes,
        say_stored_count, say_stored_moment, say_stored_tiebreakers, shorten_long_text,
    },
};
use crate::{
    domain::{event::set_up_step::SetUpStep, pairing::tables::TableOrder, system},
    text::{pack, say, told},
};

setting_tables! {
    ELSEWHERE {
        system: Elsewhere, "setting-system", said: Some(|stored, _| Some(name_of_game(stored))),
            pack: Some(Pack(TheGame, 1, Some(pack::describe_game_system)));
        own_system: Elsewhere, "setting-own-system", said: Some(|_, _| Some(say!("setting-own-system.stored").into()));
        timetable: Elsewhere, "setting-timetable", said: Some(|stored, _| count_stored(stored).map(|count| say!("setting-timetable.stored", count).into()));
        own_battleplans: Elsewhere, "setting-own-battleplans",
            said: Some(|stored, _| say_list_of_choices::<system::Battleplan, _>(stored, |plan| plan.name.clone()));
        axes: Elsewhere, "setting-axes", said: Some(say_stored_axes);
        table_order: Elsewhere, "setting-table-order",
            said: Some(|stored, _| say_one_choice::<TableOrder>(stored, |order| told(order).into()));
        call_outs: Elsewhere, "setting-call-outs",
            said: Some(|stored, _| count_stored(stored).map(|count| say!("setting-call-outs.stored", count).into()));
        ranking.tiebreakers: Elsewhere, "setting-ranking-tiebreakers", said: Some(say_stored_tiebreakers);
        standings_up_to: Elsewhere, "setting-standings-up-to", said: Some(say_stored_count);
        day.entries_count_from: Elsewhere, "setting-entries-count-from", said: Some(say_stored_moment);
        day.questions: Elsewhere, "setting-questions",
            said: Some(|stored, _| say_list_of_choices::<String, _>(stored, |asked| shorten_long_text(asked)));
        // As entries of before named them all.
        soft: Elsewhere, "setting-soft", said: Some(say_nothing);
        set_up: Elsewhere, "setting-set-up", said: Some(|stored, _| say_list_of_choices::<SetUpStep, _>(stored, told));
    }
}

//! How teams play: who is entered, the draft, rules across rosters.

use super::{
    line::{
        Choices,
        Control::{Choice, Elsewhere, Moment, Number, NumberIfGiven, OnPage, Points, Tick},
        SettingTable, YES, list_choices, list_labels, setting_tables,
    },
    told::{
        read_stored_json, say_each_of, say_list_of_choices, say_nothing, say_one_choice, say_stored_minutes,
        say_stored_scoring, say_stored_tiebreakers, without_stop,
    },
};
use crate::{
    domain::{
        event::pack::Settings,
        numbers::RoundNumber,
        teams::{
            BattleplansBy, Entrants, GamePoints, MatchRule, RosterRule, SumLimits,
            draft::{AtFour, DraftMethod, TableChoice},
        },
    },
    words::{
        Label,
        pages::desk::teams as say,
        ranking::TEAM_SCORING,
        team_pack::{describe_game_points, won_by},
        write_grouped_number,
    },
};

/// The most points of a unit, or of two rosters.
const MOST: u32 = 100_000;
/// A bye cannot bring more of them.
const MOST_GAME_POINTS: u32 = 10_000;

setting_tables! {
    ENTRANTS {
        entrants: Choice(|_| list_labels(Entrants::ALL)), "Played by", hint: "Places in the settings are of these.",
            beside: Some(true), kept_unsent: true;
    }
    /// Of teams alone: a pair is two people.
    MEMBERS {
        team.size: Number(2..=10), "Players a team", hint: "2 to 10; pairs are two.", logged: "players of a team";
        team.roles.reserves: Number(0..=10), "Reserves a team", logged: "reserves of a team";
        team.roles.coaches: Number(0..=10), "Coaches a team", hint: "They read the draft, and do not choose.",
            logged: "coaches of a team";
        team.roles.assistants: Number(0..=10), "Assistants a team", logged: "assistants of a team";
        team.reserve_rosters: YES, "Reserves hand in a roster, too", logged: "reserves hand in rosters";
    }
    DRAFT {
        team.draft.method: Choice(|_| list_labels(DraftMethod::ALL)), "The captains’ draft", beside: Some(true),
            kept_unsent: true, check: Some((is_drafted_by_others, say::METHOD_FOR_OTHERS)), logged: "who plays whom";
        team.draft.at_four: Choice(|_| list_labels(AtFour::ALL)), "With four in hand", beside: Some(true),
            kept_unsent: true, hint: "Where defenders and attackers are chosen.";
        team.draft.tables: Choice(|_| list_labels(TableChoice::ALL)), "Tables of the match", beside: Some(true),
            kept_unsent: true, logged: "tables of a match";
        team.draft.step_minutes: NumberIfGiven(1..=10_080), "Minutes for each step", logged: "time for a step of the draft",
            hint: "Then what is missing is drawn by lot. Empty: no clock.", said: Some(say_stored_minutes);
        team.battleplans: Tick(["round", "table"]), "", label_of: Some(|all| say::missions_of_tables(all.game())),
            field: "by_table", logged: "battleplans belong to", said: Some(say_battleplans_by);
        // How many tables a round has, and what is wrong with a line, only the page knows.
        team.table_battleplans: OnPage("area"), "", label_of: Some(|all| say::of_tables(all.game())),
            hint_of: Some(|all| say::tables_example(all.game())), logged: "battleplans of the tables", said: Some(say_table_battleplans);
    }
    CAPS {
        team.caps.unit: NumberIfGiven(1..=MOST), "Points of one unit, at most", hint: say::NO_LIMIT, field: "unit_most",
            logged: "most points of a unit";
        team.caps.monster: NumberIfGiven(1..=MOST), "Points of a monster, at most", hint: say::NO_LIMIT, field: "monster_most",
            logged: "most points of a monster";
        team.caps.reinforced: NumberIfGiven(1..=MOST), "Points of a reinforced unit, at most", hint: say::NO_LIMIT,
            field: "reinforced_most", logged: "most points of a reinforced unit";
        team.caps.together: NumberIfGiven(1..=MOST), "Points of a pair’s rosters together, at most", hint: say::NO_LIMIT,
            field: "together_most", logged: "most points of both rosters";
    }
    CHECKS {
        team.checks: Number(0..=10), "Other teams’ rosters that each team checks", hint: "0: none.",
            logged: "other teams whose rosters a team checks";
        team.checked_until: Moment, "They are checked until", hint: "Empty: at any time.", logged: "rosters are checked until";
    }
    /// How teams are ranked before the tie-breakers, in the fields of how players are: on a page of its own.
    RANKING {
        team.ranking.scoring: Choice(list_match_scoring), "Results", beside: Some(true), logged: "what matches count as",
            said: Some(say_stored_scoring);
        team.bye.game_points: Number(0..=MOST_GAME_POINTS), "Game points of a bye", field: "bye_victory_points";
        team.bye.games_won: Points(|all| Some(all.team.players().into())), "Games won of a bye", field: "bye_battle_tactics";
    }
    ELSEWHERE {
        team: Elsewhere, "how teams play", said: Some(say_nothing);
        team.game_points: Elsewhere, "a battle is worth",
            said: Some(|stored, _| read_stored_json::<GamePoints>(stored).map(|points| without_stop(&describe_game_points(&points))));
        team.result: Elsewhere, "a match is won",
            said: Some(|stored, _| read_stored_json::<MatchRule>(stored).map(|rule| without_stop(&won_by(rule))));
        team.cap: Elsewhere, "limits of the sum", said: Some(say_sum_limits);
        team.rules: Elsewhere, "across the rosters",
            said: Some(|stored, _| say_list_of_choices::<RosterRule>(stored, |rule| rule.label().into()));
        team.ranking.tiebreakers: Elsewhere, "tie-breakers of teams", said: Some(say_stored_tiebreakers);
    }
}

/// Every part of the page of how teams play that is no more than its settings.
pub const PAGE: [SettingTable; 5] = [ENTRANTS, MEMBERS, DRAFT, CAPS, CHECKS];
/// The same of pairs: two people have one battle, so nothing is drafted, and nobody is beside them.
pub const PAGE_OF_PAIRS: [SettingTable; 3] = [ENTRANTS, CAPS, CHECKS];

fn is_drafted_by_others(all: &Settings) -> bool {
    all.entrants.have_matches() && !all.team.draft.method.fits(all.team.size)
}

fn list_match_scoring(all: &Settings) -> Choices {
    // Where no match is won, nobody has match points.
    let means = |word: &str| word != "match_points" || all.team.result != MatchRule::SumOnly;
    let known = TEAM_SCORING.into_iter().filter(|(word, _)| means(word));
    list_choices(known.map(|(word, label)| (word.to_owned(), label)))
}

fn say_battleplans_by(stored: &str, _: &Settings) -> Option<String> {
    say_one_choice(stored, |by| match by {
        BattleplansBy::Round => "a round".into(),
        BattleplansBy::Table => "a table of the match".into(),
    })
}

fn say_table_battleplans(stored: &str, all: &Settings) -> Option<String> {
    say_each_of(stored, |round: &RoundNumber, slugs: &Vec<String>| {
        let names = slugs.iter().map(|slug| all.battleplan_name(slug));
        format!("round {round}: {}", names.collect::<Vec<_>>().join(", "))
    })
}

fn say_sum_limits(stored: &str, _: &Settings) -> Option<String> {
    let SumLimits { floor, cap } = read_stored_json(stored)?;
    Some(format!("{} to {}", write_grouped_number(floor), write_grouped_number(cap)))
}

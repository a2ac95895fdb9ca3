//! How teams play: who is entered, the draft, rules across rosters.

use super::{
    line::{
        Choices,
        Control::{Choice, Elsewhere, Moment, Number, NumberIfGiven, OnPage, Points, Tick},
        SettingTable, YES, list_choices, list_told, setting_tables,
    },
    stored::{
        read_stored_json, say_each_of, say_list_of_choices, say_nothing, say_one_choice, say_stored_minutes,
        say_stored_scoring, say_stored_tiebreakers,
    },
};
use crate::{
    domain::{
        event::pack::Settings,
        numbers::RoundNumber,
        teams::{
            BattleplansBy, EntrantKind, GamePoints, MatchRule, RosterRule, SumLimits,
            draft::{AtFour, DraftMethod, TableChoice},
        },
    },
    text::{
        Wording, say,
        team_pack::{tell_game_points, tell_match_rule},
        told,
    },
};

/// The most points of a unit, or of two rosters.
const MOST: u32 = 100_000;
/// A bye cannot bring more of them.
const MOST_GAME_POINTS: u32 = 10_000;

setting_tables! {
    ENTRANTS {
        entrants: Choice(|_| list_told(EntrantKind::ALL)), "setting-entrants", beside: Some(true), kept_unsent: true;
    }
    /// Of teams alone: a pair is two people.
    MEMBERS {
        team.size: Number(2..=10), "setting-team-size";
        team.roles.reserves: Number(0..=10), "setting-team-roles-reserves";
        team.roles.coaches: Number(0..=10), "setting-team-roles-coaches";
        team.roles.assistants: Number(0..=10), "setting-team-roles-assistants";
        team.reserve_rosters: YES, "setting-team-reserve-rosters";
    }
    DRAFT {
        team.draft.method: Choice(|_| list_told(DraftMethod::ALL)), "setting-team-draft-method",
            beside: Some(true), kept_unsent: true, check: Some(is_drafted_by_others);
        team.draft.at_four: Choice(|_| list_told(AtFour::ALL)), "setting-team-draft-at-four", beside: Some(true),
            kept_unsent: true;
        team.draft.tables: Choice(|_| list_told(TableChoice::ALL)), "setting-team-draft-tables",
            beside: Some(true), kept_unsent: true;
        team.draft.step_minutes: NumberIfGiven(1..=10_080), "setting-team-draft-step-minutes",
            said: Some(say_stored_minutes);
        team.battleplans: Tick(["round", "table"]), "setting-team-battleplans", field: "by_table",
            said: Some(|stored, _| say_one_choice::<BattleplansBy>(stored, |by| told(by).into()));
        // How many tables a round has, and what is wrong with a line, only the page knows.
        team.table_battleplans: OnPage("area"), "setting-team-table-battleplans",
            hint_of: Some(hint_at_tables), said: Some(say_table_battleplans);
    }
    CAPS {
        team.caps.unit: NumberIfGiven(1..=MOST), "setting-team-caps-unit", field: "unit_most";
        team.caps.monster: NumberIfGiven(1..=MOST), "setting-team-caps-monster", field: "monster_most";
        team.caps.reinforced: NumberIfGiven(1..=MOST), "setting-team-caps-reinforced", field: "reinforced_most";
        team.caps.together: NumberIfGiven(1..=MOST), "setting-team-caps-together", field: "together_most";
    }
    CHECKS {
        team.checks: Number(0..=10), "setting-team-checks";
        team.checked_until: Moment, "setting-team-checked-until";
    }
    /// How teams are ranked before the tie-breakers, in the fields of how players are: on a page of its own.
    RANKING {
        team.ranking.scoring: Choice(list_match_scoring), "setting-team-ranking-scoring", beside: Some(true),
            said: Some(say_stored_scoring);
        team.bye.game_points: Number(0..=MOST_GAME_POINTS), "setting-team-bye-game-points",
            field: "bye_victory_points";
        team.bye.games_won: Points(|all| Some(all.team.players().into())), "setting-team-bye-games-won",
            field: "bye_battle_tactics";
    }
    ELSEWHERE {
        team: Elsewhere, "setting-team", said: Some(say_nothing);
        team.game_points: Elsewhere, "setting-team-game-points",
            said: Some(|stored, _| read_stored_json::<GamePoints>(stored).map(|points| tell_game_points(&points).part("logged").into()));
        team.result: Elsewhere, "setting-team-result",
            said: Some(|stored, _| read_stored_json::<MatchRule>(stored).map(|rule| tell_match_rule(rule).part("logged").into()));
        team.cap: Elsewhere, "setting-team-cap", said: Some(say_sum_limits);
        team.rules: Elsewhere, "setting-team-rules",
            said: Some(|stored, _| say_list_of_choices::<RosterRule, _>(stored, told));
        team.ranking.tiebreakers: Elsewhere, "setting-team-ranking-tiebreakers", said: Some(say_stored_tiebreakers);
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
    let by_matches = ("match_points", say!("setting-team-ranking-scoring.match-points"));
    let by_games = ("game_points", say!("setting-team-ranking-scoring.game-points"));
    let plain = ("plain", say!("setting-team-ranking-scoring.plain"));
    let is_won = all.team.result != MatchRule::SumOnly;
    let known = is_won.then_some(by_matches).into_iter().chain([by_games, plain]);
    list_choices(known.map(|(word, label)| (word.to_owned(), label)))
}

/// With two of the game's missions, where it has so many.
fn hint_at_tables(all: &Settings) -> Wording {
    match all.game().battleplans.as_slice() {
        [one, two, ..] => {
            say!("setting-team-table-battleplans.like", first = one.name, second = two.name).into()
        }
        _ => say!("setting-team-table-battleplans.hint").into(),
    }
}

fn say_table_battleplans(stored: &str, all: &Settings) -> Option<Wording> {
    say_each_of(stored, |round: &RoundNumber, slugs: &Vec<String>| {
        let names: Vec<_> = slugs.iter().map(|slug| all.battleplan_name(slug)).collect();
        say!("setting-value-of-round", round, what = names)
    })
}

fn say_sum_limits(stored: &str, _: &Settings) -> Option<Wording> {
    let SumLimits { floor, cap } = read_stored_json(stored)?;
    Some(say!("setting-team-cap.stored", floor, cap).into())
}

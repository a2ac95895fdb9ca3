//! How teams play: who is entered, the draft, rules across rosters.

use super::{
    line::{
        Choices,
        Control::{Choice, Elsewhere, Moment, Number, NumberIfGiven, OnPage, Points, Tick},
        PackChapter::Teams,
        PackPlace as Pack, SettingTable, YES, list_choices, list_told, setting_tables,
    },
    stored::{
        read_stored_json, say_each_of, say_list_of_choices, say_nothing, say_one_choice, say_stored_minutes,
        say_stored_scoring, say_stored_tiebreakers, say_yes_or_no,
    },
};
use crate::{
    domain::{
        event::pack::Settings,
        numbers::RoundNumber,
        teams::{
            BattleplansBy, EntrantKind, ExpectationScale, GamePoints, MatchRule, RosterRule, SumLimits,
            draft::{AtFour, DraftMethod, TableChoice},
        },
    },
    text::{
        Wording, say,
        team_pack::{
            describe_entrants, describe_match_victory, describe_missions_of_tables, describe_rules_across,
            in_matches, name_missions, tell_game_points, tell_match_rule,
        },
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
        team.size: Number(2..=10), "setting-team-size", pack: Some(Pack(Teams, 1, Some(describe_entrants)));
        team.roles.reserves: Number(0..=10), "setting-team-roles-reserves";
        team.roles.coaches: Number(0..=10), "setting-team-roles-coaches";
        team.roles.assistants: Number(0..=10), "setting-team-roles-assistants";
        team.reserve_rosters: YES, "setting-team-reserve-rosters";
    }
    DRAFT {
        team.draft.method: Choice(|_| list_told(DraftMethod::ALL)), "setting-team-draft-method",
            beside: Some(true), kept_unsent: true, check: Some(is_drafted_by_others),
            pack: Some(Pack(Teams, 2, Some(|all| in_matches(all, |team| say!("pack-draft", method = told(&team.draft.method), minutes = team.draft.step_minutes)))));
        team.draft.at_four: Choice(|_| list_told(AtFour::ALL)), "setting-team-draft-at-four", beside: Some(true),
            kept_unsent: true;
        team.draft.tables: Choice(|_| list_told(TableChoice::ALL)), "setting-team-draft-tables",
            beside: Some(true), kept_unsent: true,
            pack: Some(Pack(Teams, 3, Some(|all| in_matches(all, |team| say!("pack-tables-of-match-told", choice = told(&team.draft.tables))))));
        team.draft.step_minutes: NumberIfGiven(1..=10_080), "setting-team-draft-step-minutes",
            said: Some(say_stored_minutes);
        team.draft.expectations: Choice(|_| list_told(ExpectationScale::ALL)), "setting-team-draft-expectations",
            beside: Some(true), kept_unsent: true;
        team.battleplans: Tick(["round", "table"]), "setting-team-battleplans", field: "by_table",
            said: Some(|stored, _| say_one_choice::<BattleplansBy>(stored, |by| told(by).into()));
        // How many tables a round has, and what is wrong with a line, only the page knows.
        team.table_battleplans: OnPage("area"), "setting-team-table-battleplans",
            hint_of: Some(hint_at_tables), said: Some(say_table_battleplans),
            pack: Some(Pack(Teams, 4, Some(describe_missions_of_tables)));
    }
    CAPS {
        team.caps.unit: NumberIfGiven(1..=MOST), "setting-team-caps-unit", field: "unit_most";
        team.caps.monster: NumberIfGiven(1..=MOST), "setting-team-caps-monster", field: "monster_most";
        team.caps.reinforced: NumberIfGiven(1..=MOST), "setting-team-caps-reinforced", field: "reinforced_most";
        team.caps.together: NumberIfGiven(1..=MOST), "setting-team-caps-together", field: "together_most";
    }
    CHECKS {
        team.checks: Number(0..=10), "setting-team-checks",
            pack: Some(Pack(Teams, 8, Some(tell_checks)));
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
            said: Some(|stored, _| read_stored_json::<GamePoints>(stored).map(|points| tell_game_points(&points).part("logged").into())),
            pack: Some(Pack(Teams, 5, Some(|all| in_matches(all, |team| tell_game_points(&team.game_points)))));
        team.result: Elsewhere, "setting-team-result",
            said: Some(|stored, _| read_stored_json::<MatchRule>(stored).map(|rule| tell_match_rule(rule).part("logged").into())),
            pack: Some(Pack(Teams, 6, Some(describe_match_victory)));
        team.cap: Elsewhere, "setting-team-cap", said: Some(say_sum_limits);
        team.rules: Elsewhere, "setting-team-rules",
            said: Some(|stored, _| say_list_of_choices::<RosterRule, _>(stored, told)),
            pack: Some(Pack(Teams, 7, Some(describe_rules_across)));
        team.ranking.difference_cap: Elsewhere, "setting-team-ranking-difference-cap";
        team.ranking.bye_is_mean: Elsewhere, "setting-team-ranking-bye-is-mean", said: Some(say_yes_or_no);
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

fn tell_checks(all: &Settings) -> Wording {
    let checks = all.team.checks;
    if checks == 0 { Wording::NONE } else { in_matches(all, |_| say!("pack-checks", checks)) }
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
        say!("setting-value-of-round", round, what = name_missions(all, slugs))
    })
}

fn say_sum_limits(stored: &str, _: &Settings) -> Option<Wording> {
    let SumLimits { floor, cap } = read_stored_json(stored)?;
    Some(say!("setting-team-cap.stored", floor, cap).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        domain::{
            event::pack::BattleplanChoice,
            teams::{PointCaps, Roles},
        },
        text::{
            Speaker,
            settings::{PackChapter, list_chapter_facts},
        },
    };

    fn say_facts(settings: &Settings) -> String {
        let speaker = Speaker::in_english();
        let facts = list_chapter_facts(PackChapter::Teams, settings, Vec::new());
        let facts = facts.into_iter().map(|(_, told)| told.say_by(&speaker));
        facts.filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn e11_a_pack_of_teams_says_how_they_play() {
        assert_eq!(say_facts(&Settings::default()), "");
        let mut settings = Settings { entrants: EntrantKind::Teams, ..Settings::default() };
        let said = say_facts(&settings);
        for part in [
            "Teams of 4, plus up to 1 reserve, 1 coach and 1 assistant.",
            "Defender and two attackers, both sides at once.",
            "Major victory 20–0, minor victory 13–7, draw 10–10 game points.",
            "The team that wins more battles.",
            "Each faction once.",
        ] {
            assert!(said.contains(part), "{part} is not in: {said}");
        }
        settings.team.game_points = GamePoints::of_a_hundred();
        settings.team.result = MatchRule::Window { wins_from: 86 };
        settings.team.cap = Some(SumLimits { floor: 60, cap: 100 });
        settings.team.roles = Roles { reserves: 2, coaches: 0, assistants: 0 };
        settings.team.draft.step_minutes = Some(5);
        settings.team.checks = 3;
        settings.team.battleplans = BattleplansBy::Table;
        settings.team.table_battleplans.insert(RoundNumber(1), vec!["border-war".into(); 4]);
        settings.team.caps = PointCaps { unit: Some(500), ..PointCaps::default() };
        let said = say_facts(&settings);
        for part in [
            "plus up to 2 reserves.",
            "0 to 1: 10–10, 2 to 5: 11–9",
            "61 or more: 20–0",
            "86 game points win the match; otherwise it's a draw. A team's total counts as at least 60 and at most 100.",
            "Each step has 5 minutes; missing choices are then made at random.",
            "Each team checks 3 other teams' rosters.",
            "Round 1: Border War, Border War",
            "No unit over 500 points.",
        ] {
            assert!(said.contains(part), "{part} is not in: {said}");
        }
        settings.battleplans = BattleplanChoice::Secret;
        assert!(!say_facts(&settings).contains("Border War"));
    }
}

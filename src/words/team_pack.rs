//! How teams or pairs play, as the pack tells players: who is entered, who plays whom, what a match is worth, and what
//! holds across rosters. Made from what is set; nobody types it.

use super::{Label, missions::missions_told, write_grouped_number};
use crate::domain::{
    event::{
        missions::MissionPlace,
        pack::{BattleplanChoice, Settings},
    },
    round::Round,
    teams::{BattleplansBy, Entrants, GamePoints, MatchRule, PointBand, PointCaps, Roles, TeamSettings},
};
use crate::words::so_many;

// The section, and the labels of its facts.
pub const TEAMS: &str = "Teams";
pub const PAIRS: &str = "Pairs";
const PLAYED_BY: &str = "Played by";
const WHO_PLAYS_WHOM: &str = "Who plays whom";
const TABLES_OF_A_MATCH: &str = "Tables of a match";
const PLAYED_AT_TABLES: &str = "What is played at each table";
const A_BATTLE_IS_WORTH: &str = "A battle is worth";
const A_MATCH_IS_WON: &str = "A match is won";
const ACROSS_ROSTERS: &str = "Across the rosters";
const TO_CHECK: &str = "Rosters to check";

/// What is set, a label each; empty where players play for themselves.
pub fn list_team_facts(settings: &Settings) -> Vec<(&'static str, String)> {
    let team = &settings.team;
    let across = (ACROSS_ROSTERS, describe_rules_across(team));
    match settings.entrants {
        Entrants::Players => Vec::new(),
        Entrants::Pairs => vec![(PLAYED_BY, format!("{}, one place.", settings.entrants.label())), across],
        Entrants::Teams => vec![
            (PLAYED_BY, played_by(team)),
            (WHO_PLAYS_WHOM, describe_draft_rules(team)),
            (TABLES_OF_A_MATCH, format!("{}.", team.draft.tables.label())),
            (PLAYED_AT_TABLES, of_tables(settings)),
            (A_BATTLE_IS_WORTH, describe_game_points(&team.game_points)),
            (A_MATCH_IS_WON, describe_match_victory(team)),
            across,
            (TO_CHECK, to_check(team)),
        ],
    }
}

/// What is played in a round: `By table: Focal Points, Border War`, or the battleplan of all. None: nothing yet.
pub fn describe_team_battleplans(settings: &Settings, round: &Round) -> Option<String> {
    if settings.entrants.have_matches() && settings.team.battleplans == BattleplansBy::Table {
        let slugs = settings.team.table_battleplans.get(&round.number)?;
        return Some(format!("By table: {}", list_battleplan_names(settings, slugs)));
    }
    let at = MissionPlace { seed: round.seed.cast_unsigned(), round: round.number, table: None };
    missions_told(settings, round.battleplan.as_deref(), at)
}

fn list_battleplan_names(settings: &Settings, slugs: &[String]) -> String {
    slugs.iter().map(|slug| settings.battleplan_name(slug)).collect::<Vec<_>>().join(", ")
}

/// `Teams of 4, with up to 1 reserve and 1 coach beside them.`
fn played_by(team: &TeamSettings) -> String {
    let Roles { reserves, coaches, assistants } = team.roles;
    let counted = |count: u32, one: &str, many: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        count => Some(format!("{count} {many}")),
    };
    let beside = [
        counted(reserves, "reserve", "reserves"),
        counted(coaches, "coach", "coaches"),
        counted(assistants, "assistant", "assistants"),
    ];
    let beside: Vec<String> = beside.into_iter().flatten().collect();
    match beside.split_last() {
        None => format!("Teams of {}.", team.players()),
        Some((last, [])) => format!("Teams of {}, with up to {last} beside them.", team.players()),
        Some((last, rest)) => {
            format!("Teams of {}, with up to {} and {last} beside them.", team.players(), rest.join(", "))
        }
    }
}

fn describe_draft_rules(team: &TeamSettings) -> String {
    let clock = team.draft.step_minutes.map_or_else(String::new, |minutes| {
        let minutes = so_many(minutes, "minute", "minutes");
        format!(" Each step takes {minutes} at most; then what is missing is drawn by lot.")
    });
    format!("{}.{clock}", team.draft.method.label())
}

/// A line a round. Told with the pairings where they are secret.
fn of_tables(settings: &Settings) -> String {
    if settings.team.battleplans != BattleplansBy::Table || settings.battleplans == BattleplanChoice::Secret {
        return String::new();
    }
    let rounds = settings.team.table_battleplans.iter();
    let told =
        rounds.map(|(round, slugs)| format!("Round {round}: {}", list_battleplan_names(settings, slugs)));
    told.collect::<Vec<_>>().join("\n")
}

pub(super) fn describe_game_points(points: &GamePoints) -> String {
    match points {
        GamePoints::Outcome { major, minor, draw } => format!(
            "A major victory {}:{}, a victory {}:{}, a draw {draw}:{draw} game points.",
            major[0], major[1], minor[0], minor[1]
        ),
        GamePoints::Difference { bands } => {
            let mut from = 0;
            let mut told = Vec::new();
            for PointBand { to, winner, loser } in bands {
                let range = to.map_or_else(|| format!("{from} and more"), |to| format!("{from}–{to}"));
                told.push(format!("{range} {winner}:{loser}"));
                from = to.map_or(from, |to| to + 1);
            }
            format!("Game points by the difference of victory points: {}.", told.join(", "))
        }
        GamePoints::OfTheGame => "The tournament points of the game’s own chart.".into(),
        GamePoints::Wins => "A game won is one point.".into(),
    }
}

fn describe_match_victory(team: &TeamSettings) -> String {
    let cap = team.cap.map_or_else(String::new, |limits| {
        format!(
            " The sum counts as {} at least and {} at most.",
            write_grouped_number(limits.floor),
            write_grouped_number(limits.cap)
        )
    });
    format!("{}{cap}", won_by(team.result))
}

pub(super) fn won_by(rule: MatchRule) -> String {
    match rule {
        MatchRule::Majority => "By whoever has won more games.".to_owned(),
        MatchRule::Window { wins_from } => format!("With {wins_from} game points; else it is drawn."),
        MatchRule::CutOff { two_from, none_to } => {
            format!(
                "At least {two_from} game points are 2 match points, at most {none_to} are 0, anything else 1."
            )
        }
        MatchRule::SumOnly => "Not at all: game points are all there is.".into(),
    }
}

/// A line a rule.
fn describe_rules_across(team: &TeamSettings) -> String {
    let rules = team.rules.iter().map(|rule| format!("{}.", rule.label()));
    let PointCaps { unit, monster, reinforced, together } = team.caps;
    let caps = [
        unit.map(|most| format!("No unit above {} points.", write_grouped_number(most))),
        monster.map(|most| format!("No monster above {} points.", write_grouped_number(most))),
        reinforced.map(|most| format!("No reinforced unit above {} points.", write_grouped_number(most))),
        together.map(|most| {
            format!("The rosters of a pair have {} points at most together.", write_grouped_number(most))
        }),
    ];
    rules.chain(caps.into_iter().flatten()).collect::<Vec<_>>().join("\n")
}

fn to_check(team: &TeamSettings) -> String {
    match team.checks {
        0 => String::new(),
        1 => "Each team checks the rosters of one other.".into(),
        checks => format!("Each team checks the rosters of {}.", so_many(checks, "other", "others")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{numbers::RoundNumber, teams::SumLimits};

    fn list_filled_facts(settings: &Settings) -> Vec<String> {
        list_team_facts(settings)
            .into_iter()
            .filter(|(_, fact)| !fact.is_empty())
            .map(|(_, fact)| fact)
            .collect()
    }

    #[test]
    fn e11_a_pack_of_teams_says_how_they_play() {
        assert!(list_team_facts(&Settings::default()).is_empty());
        let mut settings = Settings { entrants: Entrants::Teams, ..Settings::default() };
        let said = list_filled_facts(&settings).join(" ");
        for part in [
            "Teams of 4, with up to 1 reserve, 1 coach and 1 assistant beside them.",
            "Defender and two attackers, both at once.",
            "A major victory 20:0, a victory 13:7, a draw 10:10 game points.",
            "By whoever has won more games.",
            "A faction once.",
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
        let said = list_filled_facts(&settings).join(" ");
        for part in [
            "with up to 2 reserves beside them",
            "0–1 10:10, 2–5 11:9",
            "61 and more 20:0",
            "With 86 game points; else it is drawn. The sum counts as 60 at least and 100 at most.",
            "Each step takes 5 minutes at most",
            "Each team checks the rosters of 3 others.",
            "Round 1: Border War, Border War",
            "No unit above 500 points.",
        ] {
            assert!(said.contains(part), "{part} is not in: {said}");
        }
        settings.battleplans = BattleplanChoice::Secret;
        assert!(!list_filled_facts(&settings).join(" ").contains("Border War"));
    }
}

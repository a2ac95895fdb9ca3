//! How teams or pairs play, as the pack tells players: who is entered, who plays whom, what a match is worth, and what
//! holds across rosters. Made from what is set; nobody types it.

use super::{
    message::{Message, TextFact},
    pack::{join_lines, join_sentences},
    serial::{say, told},
    wording::Wording,
};
use crate::domain::{
    event::pack::{BattleplanChoice, Settings},
    teams::{
        BattleplansBy, EntrantKind, GamePoints, MatchRule, PointBand, PointCaps, Roles, SumLimits,
        TeamSettings,
    },
};

/// What is set, a label each; none where players play for themselves.
pub fn list_team_facts(settings: &Settings) -> Vec<(Message, Wording)> {
    let team = &settings.team;
    let across = (say!("pack-across-rosters"), tell_rules_across(team));
    match settings.entrants {
        EntrantKind::Players => Vec::new(),
        EntrantKind::Pairs => {
            let played_by = say!("pack-played-by-pairs", entrants = told(&settings.entrants));
            vec![(say!("pack-played-by"), played_by.into()), across]
        }
        EntrantKind::Teams => vec![
            (say!("pack-played-by"), tell_played_by(team).into()),
            (say!("pack-who-plays-whom"), tell_draft_rules(team).into()),
            (
                say!("pack-tables-of-match"),
                say!("pack-tables-of-match-told", choice = told(&team.draft.tables)).into(),
            ),
            (say!("pack-played-at-tables"), tell_missions_of_tables(settings)),
            (say!("pack-battle-is-worth"), tell_game_points(&team.game_points).into()),
            (say!("pack-match-is-won"), tell_match_victory(team).into()),
            across,
            (say!("pack-rosters-to-check"), tell_checks(team)),
        ],
    }
}

/// `Teams of 4, with up to 1 reserve and 1 coach beside them.`
fn tell_played_by(team: &TeamSettings) -> Message {
    let Roles { reserves, coaches, assistants } = team.roles;
    let beside = [
        (reserves > 0).then(|| say!("pack-reserves", count = reserves)),
        (coaches > 0).then(|| say!("pack-coaches", count = coaches)),
        (assistants > 0).then(|| say!("pack-assistants", count = assistants)),
    ];
    let beside = beside.into_iter().flatten().collect::<TextFact>();
    say!("pack-played-by-teams", size = team.players(), beside)
}

fn tell_draft_rules(team: &TeamSettings) -> Message {
    say!("pack-draft", method = told(&team.draft.method), minutes = team.draft.step_minutes)
}

/// A line a round. Told with the pairings where they are secret.
fn tell_missions_of_tables(settings: &Settings) -> Wording {
    if settings.team.battleplans != BattleplansBy::Table || settings.battleplans == BattleplanChoice::Secret {
        return Wording::NONE;
    }
    join_lines(settings.team.table_battleplans.iter().map(|(round, slugs)| {
        say!("pack-missions-of-round", round, missions = name_missions(settings, slugs))
    }))
}

/// What these missions are called.
pub fn name_missions(settings: &Settings, slugs: &[String]) -> Vec<String> {
    slugs.iter().map(|slug| settings.battleplan_name(slug)).collect()
}

/// What the result of a battle brings.
pub fn tell_game_points(points: &GamePoints) -> Message {
    match points {
        GamePoints::Outcome { major, minor, draw } => say!(
            "pack-worth-by-outcome",
            major_own = major[0],
            major_theirs = major[1],
            minor_own = minor[0],
            minor_theirs = minor[1],
            draw
        ),
        GamePoints::Difference { bands } => {
            let mut from = 0;
            let mut told = Vec::new();
            for PointBand { to, winner, loser } in bands {
                let (least, most) = (from.to_string(), to.map(|to| to.to_string()));
                told.push(say!("pack-worth-band", from = least, to = most, winner, loser));
                from = to.map_or(from, |to| to + 1);
            }
            say!("pack-worth-by-difference", bands = told.into_iter().collect::<TextFact>())
        }
        GamePoints::OfTheGame => say!("pack-worth-of-the-game"),
        GamePoints::Wins => say!("pack-worth-wins"),
    }
}

fn tell_match_victory(team: &TeamSettings) -> Message {
    let won = tell_match_rule(team.result);
    match team.cap {
        Some(SumLimits { floor, cap }) => join_sentences([won, say!("pack-sum-limits", floor, cap)]),
        None => won,
    }
}

/// How a match is won.
pub fn tell_match_rule(rule: MatchRule) -> Message {
    match rule {
        MatchRule::Majority => say!("pack-won-by-majority"),
        MatchRule::Window { wins_from } => say!("pack-won-by-window", from = wins_from.to_string()),
        MatchRule::CutOff { two_from, none_to } => {
            say!("pack-won-by-cut-off", two_from = two_from.to_string(), none_to = none_to.to_string())
        }
        MatchRule::SumOnly => say!("pack-won-never"),
    }
}

/// A line a rule.
fn tell_rules_across(team: &TeamSettings) -> Wording {
    let rules = team.rules.iter().map(|rule| say!("pack-roster-rule", rule = told(rule)));
    let PointCaps { unit, monster, reinforced, together } = team.caps;
    let caps = [
        unit.map(|most| say!("pack-cap-unit", most)),
        monster.map(|most| say!("pack-cap-monster", most)),
        reinforced.map(|most| say!("pack-cap-reinforced", most)),
        together.map(|most| say!("pack-cap-together", most)),
    ];
    join_lines(rules.chain(caps.into_iter().flatten()))
}

fn tell_checks(team: &TeamSettings) -> Wording {
    if team.checks == 0 { Wording::NONE } else { say!("pack-checks", checks = team.checks).into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{domain::numbers::RoundNumber, text::Speaker};

    fn say_facts(settings: &Settings) -> String {
        let speaker = Speaker::in_english();
        let facts = list_team_facts(settings).into_iter().map(|(_, told)| told.say_by(&speaker));
        facts.filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn e11_a_pack_of_teams_says_how_they_play() {
        assert!(list_team_facts(&Settings::default()).is_empty());
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

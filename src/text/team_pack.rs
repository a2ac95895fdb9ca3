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
    teams::{BattleplansBy, GamePoints, MatchRule, PointBand, PointCaps, Roles, SumLimits, TeamSettings},
};

/// What is told of those who meet in matches; nothing of others.
pub fn in_matches(settings: &Settings, tell: impl FnOnce(&TeamSettings) -> Message) -> Wording {
    if settings.entrants.have_matches() { tell(&settings.team).into() } else { Wording::NONE }
}

/// Who is entered.
pub fn describe_entrants(settings: &Settings) -> Wording {
    if settings.entrants.are_pairs() {
        return say!("pack-played-by-pairs", entrants = told(&settings.entrants)).into();
    }
    in_matches(settings, tell_played_by)
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

/// A line a round. Told with the pairings where they are secret.
pub fn describe_missions_of_tables(settings: &Settings) -> Wording {
    let are_of_tables = settings.entrants.have_matches() && settings.team.battleplans == BattleplansBy::Table;
    if !are_of_tables || settings.battleplans == BattleplanChoice::Secret {
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

/// How a match is won, and between which limits its sum counts.
pub fn describe_match_victory(settings: &Settings) -> Wording {
    in_matches(settings, |team| {
        let won = tell_match_rule(team.result);
        match team.cap {
            Some(SumLimits { floor, cap }) => join_sentences([won, say!("pack-sum-limits", floor, cap)]),
            None => won,
        }
    })
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

/// What holds across rosters, a line a rule.
pub fn describe_rules_across(settings: &Settings) -> Wording {
    let team = &settings.team;
    if !settings.entrants.are_pairs() && !settings.entrants.have_matches() {
        return Wording::NONE;
    }
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

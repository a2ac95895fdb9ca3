//! What was done to rounds, and to the pairs that the organiser wishes for.

use super::{InWords, join_with_commas};
use crate::domain::{
    battleplan::PlanDice,
    event::audit::{
        BattleplanChange, LoggedRoundChange, LoggedSeat, LoggedTableMove, MatchMove, PairAct,
        PickedBattleplan, RoundAct, SeatMove,
    },
    numbers::RoundNumber,
    pairing::ClubRule,
};
use crate::words::so_many;

impl InWords for RoundAct {
    fn in_words(&self) -> String {
        match self {
            Self::Drawn { round, tables, byes, left_out } => {
                format!("drew round {round}: {}{}", word_draw_size(*tables, *byes), word_left_out(left_out))
            }
            Self::DrawnAgain { round, attempt, tables, byes, left_out } => {
                let size = word_draw_size(*tables, *byes);
                format!("drew round {round} again, attempt {attempt}: {size}{}", word_left_out(left_out))
            }
            Self::Published { round, battleplan: None } => format!("published round {round}"),
            Self::Published { round, battleplan: Some(picked) } => {
                format!("published round {round}: {}", picked.in_words())
            }
            Self::DraftThrownAway { round } => format!("threw the draft of round {round} away"),
            Self::TakenBack { round } => format!("took round {round} back: it is a draft again"),
            Self::Closed { round, accepted } if accepted.is_empty() => format!("closed round {round}"),
            Self::Closed { round, accepted } => {
                format!(
                    "closed round {round}; accepted what was reported at table {}",
                    join_with_commas(accepted)
                )
            }
            Self::Reopened { round } => format!("opened round {round} again"),
            Self::Planned { round, battleplan, start_changed } => {
                let battleplan = battleplan.as_ref().map(|change| describe_battleplan_change(*round, change));
                let start = start_changed.then(|| format!("set the start of round {round}"));
                battleplan.into_iter().chain(start).collect::<Vec<_>>().join(", ")
            }
            Self::PlayersSwapped { round, players: [one, two] } => {
                format!("swapped {one} and {two} in round {round}")
            }
            Self::LateSeated { player, against, table } => {
                format!("seated {player} against {against} at table {table}, instead of a bye")
            }
            Self::TeamsSwapped { round, teams: [one, two], begun_anew } => {
                let anew = word_drafts_anew(begun_anew);
                format!("swapped {one} and {two} in round {round}{anew}")
            }
            Self::LateTeamSeated { round, team, against: Some(against) } => {
                format!("let {team} meet {against} in round {round}, instead of a bye")
            }
            Self::LateTeamSeated { round, team, against: None } => {
                format!("gave {team} the bye of round {round}")
            }
            Self::LeftWaiting { round, player } => {
                format!("lets {player} wait for an opponent in round {round}")
            }
            Self::ByeGiven { round, player } => format!("gave {player} the bye of round {round}"),
            Self::BattlesBegun { tables } => {
                format!("said that the battle has begun: table {}", join_with_commas(tables))
            }
            Self::BattlesNotBegun { tables } => {
                format!("said that the battle has not begun: table {}", join_with_commas(tables))
            }
            Self::TablesGivenOutAgain { round, moves } => {
                let step = |LoggedTableMove { from, to }: &LoggedTableMove| format!("{from} to {to}");
                let moves: Vec<String> = moves.iter().map(step).collect();
                format!("gave out the tables of round {round} again: {}", moves.join(", "))
            }
            Self::BattleMoved { round, from, to } => {
                format!("moved the battle of round {round} on table {from} to table {to}")
            }
            Self::BattlesChangedPlaces { round, tables: [from, to] } => {
                format!("let the battles of round {round} on tables {from} and {to} change places")
            }
            Self::Repaired { round, change, moves, out, back_in_use } => {
                let moves: Vec<String> = moves.iter().map(InWords::in_words).collect();
                let moves = if moves.is_empty() { "no table changes".to_owned() } else { moves.join("; ") };
                let out =
                    if out.is_empty() { String::new() } else { format!("; out: {}", join_with_commas(out)) };
                let back =
                    back_in_use.map_or_else(String::new, |table| format!("; table {table} is back in use"));
                format!("{}: {moves}{out}{back}", describe_round_change(*round, change))
            }
            Self::MatchesRepaired { round, change, moves, out, begun_anew } => {
                let moves: Vec<String> = moves.iter().map(InWords::in_words).collect();
                let moves = if moves.is_empty() { "no match changes".to_owned() } else { moves.join("; ") };
                let out =
                    if out.is_empty() { String::new() } else { format!("; out: {}", join_with_commas(out)) };
                format!(
                    "{}: {moves}{out}{}",
                    describe_round_change(*round, change),
                    word_drafts_anew(begun_anew)
                )
            }
            Self::TablesPlanned { round, battleplans: None } => {
                format!("changed the battleplans of round {round}, which are secret until it is published")
            }
            Self::TablesPlanned { round, battleplans: Some(named) } => {
                format!("set the battleplans of the tables in round {round}: {}", join_with_commas(named))
            }
        }
    }
}

/// `; the drafts of matches 1, 3 begin anew`: nothing where none does.
fn word_drafts_anew(matches: &[i64]) -> String {
    match matches {
        [] => String::new(),
        [one] => format!("; the draft of match {one} begins anew"),
        several => format!("; the drafts of matches {} begin anew", join_with_commas(several)),
    }
}

/// `12 tables and a bye`
fn word_draw_size(tables: usize, byes: usize) -> String {
    let tables = so_many(tables, "table", "tables");
    match byes {
        0 => tables,
        1 => format!("{tables} and a bye"),
        _ => format!("{tables} and {}", so_many(byes, "bye", "byes")),
    }
}

/// Those who were not there; nothing where everybody was.
fn word_left_out(left_out: &[String]) -> String {
    if left_out.is_empty() {
        return String::new();
    }
    format!("; without {}, not checked in", join_with_commas(left_out))
}

fn describe_battleplan_change(round: RoundNumber, change: &BattleplanChange) -> String {
    match change {
        BattleplanChange::Secret => {
            format!("changed the battleplan of round {round}, which is secret until it is published")
        }
        BattleplanChange::ToAll { before, after } => {
            let named = |picked: &Option<PickedBattleplan>| {
                picked.as_ref().map_or_else(|| "none".to_owned(), InWords::in_words)
            };
            format!("set the battleplan of round {round} to {}; it was {}", named(after), named(before))
        }
    }
}

/// `Starstrike (dice: a 2 and a 3: table 1, Starstrike)`
impl InWords for PickedBattleplan {
    fn in_words(&self) -> String {
        match &self.dice {
            None => self.name.clone(),
            Some(dice) => format!("{} (dice: {})", self.name, dice.in_words()),
        }
    }
}

/// `a 2 and a 4: table 1, Shifting Objectives`
impl InWords for PlanDice {
    fn in_words(&self) -> String {
        let Self { first, second, table, name } = self;
        format!("a {first} and a {second}: table {table}, {name}")
    }
}

fn describe_round_change(round: RoundNumber, change: &LoggedRoundChange) -> String {
    match change {
        LoggedRoundChange::Repair => format!("repaired round {round}"),
        LoggedRoundChange::Improve => format!("drew the rest of round {round} anew"),
        LoggedRoundChange::Move { player, to } => format!("moved {player} to {to} in round {round}"),
        LoggedRoundChange::Fix { players: [a, b] } => format!("fixed {a} and {b} as a pair in round {round}"),
        LoggedRoundChange::Bye { player } => format!("gave {player} the bye of round {round}"),
        LoggedRoundChange::Seat { player } => format!("seated {player}, who came late, in round {round}"),
        LoggedRoundChange::Out { player } => format!("took {player}, who leaves, out of round {round}"),
        LoggedRoundChange::Free { player } => {
            format!("let the draw of round {round} decide about {player} again")
        }
        LoggedRoundChange::Apart { players: [a, b], rounds } if rounds.is_empty() => {
            format!("kept {a} and {b} apart always")
        }
        LoggedRoundChange::Apart { players: [a, b], rounds } => {
            format!("kept {a} and {b} apart in round {}", join_with_commas(rounds))
        }
        LoggedRoundChange::Clubs { rule } => {
            let rule = match rule {
                ClubRule::Off => "off",
                ClubRule::Soft => "soft",
                ClubRule::Strong => "strong",
            };
            format!("changed the club rule of round {round} to {rule}")
        }
    }
}

/// `table 4: Ann – Cy (Ann was at table 4 with Bo; Cy had the bye)`
impl InWords for SeatMove {
    fn in_words(&self) -> String {
        let before = |player: &crate::domain::event::audit::Reseated| {
            let name = &player.name;
            let Some(was) = &player.was else { return format!("{name} had no table") };
            match (was.table, &was.with) {
                (Some(table), Some(other)) => format!("{name} was at table {table} with {other}"),
                _ => format!("{name} had the bye"),
            }
        };
        let now = match (self.table, self.players.as_slice()) {
            (Some(table), [a, b, ..]) => format!("table {table}: {} – {}", a.name, b.name),
            (_, players) => {
                format!("{} has the bye", players.first().map_or("", |player| player.name.as_str()))
            }
        };
        let before: Vec<String> = self.players.iter().map(before).collect();
        format!("{now} ({})", before.join("; "))
    }
}

/// `match 2: Ants – Crows (Ants met Bees; Crows had the bye)`
impl InWords for MatchMove {
    fn in_words(&self) -> String {
        let before = |team: &crate::domain::event::audit::Reseated| {
            let name = &team.name;
            match &team.was {
                None => format!("{name} had no match"),
                Some(LoggedSeat { with: Some(other), .. }) => format!("{name} met {other}"),
                Some(_) => format!("{name} had the bye"),
            }
        };
        let names: Vec<&str> = self.teams.iter().map(|team| team.name.as_str()).collect();
        let now = match names[..] {
            [alone] => format!("{alone} has the bye"),
            _ => names.join(" – "),
        };
        let before: Vec<String> = self.teams.iter().map(before).collect();
        format!("match {}: {now} ({})", self.place, before.join("; "))
    }
}

impl InWords for PairAct {
    fn in_words(&self) -> String {
        match self {
            Self::KeptApart { players, rounds } => describe_kept_pair("kept apart", players, rounds),
            Self::BroughtTogether { players, rounds } => {
                describe_kept_pair("brought together", players, rounds)
            }
            Self::NoLongerApart { players, rounds } => {
                format!("no longer: {}", describe_kept_pair("kept apart", players, rounds))
            }
            Self::NoLongerTogether { players, rounds } => {
                format!("no longer: {}", describe_kept_pair("brought together", players, rounds))
            }
        }
    }
}

fn describe_kept_pair(verb: &str, [a, b]: &[String; 2], rounds: &[RoundNumber]) -> String {
    let when = if rounds.is_empty() {
        "in every round".to_owned()
    } else {
        format!("in round {}", join_with_commas(rounds))
    };
    format!("{verb} {a} and {b} {when}")
}

//! The methods of drafting: from the organiser's settings to a list of steps (`teams T8`).

use super::{AtFour, Chooser, DraftMethod, DraftSettings, DraftStep, DraftTask, TableChoice, Until};

/// The steps of a draft, and what happens to those who are left at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DraftPlan {
    /// Players a side, and tables of the match.
    pub size: u8,
    pub steps: Vec<DraftStep>,
    pub rest: Rest,
    pub tables: TableChoice,
    /// In which order the tables are given out that nobody picks; of lots where they are drawn.
    pub table_order: Vec<u8>,
}

/// How those meet whom no step has paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rest {
    /// One is left on each side, or nobody; of two, the refused meet and the last meet.
    RefusedMeet,
    /// Each refused meets the other side's last.
    RefusedMeetLast,
    /// By lot.
    Random,
    /// Typed in by the captains or staff.
    Typed,
}

/// The method needs another number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodDoesNotFit {
    pub method: DraftMethod,
    pub size: u8,
}

impl DraftPlan {
    /// The steps of a match of so many players a side.
    ///
    /// # Errors
    /// When the method is for another number of players.
    pub fn from_settings(settings: DraftSettings, size: u8) -> Result<Self, MethodDoesNotFit> {
        let method = settings.method;
        if !method.fits(size) {
            return Err(MethodDoesNotFit { method, size });
        }
        let rest = match (method, settings.at_four) {
            (DraftMethod::Random, _) => Rest::Random,
            (DraftMethod::Typed, _) => Rest::Typed,
            (DraftMethod::DefenderAttackers, AtFour::RefusedMeetLast) => Rest::RefusedMeetLast,
            _ => Rest::RefusedMeet,
        };
        // Cards on the outer tables say who plays there; whoever gives tables gives them all.
        let tables = match method {
            DraftMethod::ThreeCards | DraftMethod::ThreeDealt | DraftMethod::LineUp => TableChoice::ByOrder,
            DraftMethod::HiddenChampion => TableChoice::Defender,
            _ => settings.tables,
        };
        let mut steps = match method {
            DraftMethod::DefenderAttackers | DraftMethod::ThreeCards => at_once(size, tables),
            DraftMethod::HiddenChampion => hidden_champion(size),
            DraftMethod::Alternating => list_alternating_steps(size, tables),
            DraftMethod::ThreeDealt => {
                vec![
                    step_of_one(Chooser::Second, DraftTask::Pairs),
                    step_of_one(Chooser::First, DraftTask::Tables),
                ]
            }
            DraftMethod::LineUp => vec![step_of_both(DraftTask::LineUp)],
            DraftMethod::Random | DraftMethod::Typed => Vec::new(),
        };
        if tables == TableChoice::InTurns && rest != Rest::Typed {
            steps.extend((0..size).map(|at| step_of_one(in_turn(at), DraftTask::Table)));
        }
        let mut table_order: Vec<u8> = (1..=size).collect();
        if method == DraftMethod::ThreeCards {
            table_order = vec![1, 3, 2];
        }
        Ok(Self { size, steps, rest, tables, table_order })
    }
}

/// `teams T9`, `teams T10`: a pass settles two battles, with N, N-2, … in hand, down to four or three.
fn at_once(size: u8, tables: TableChoice) -> Vec<DraftStep> {
    let mut steps = Vec::new();
    let (mut hand, mut pass) = (size, 0);
    while hand >= 2 {
        // With two in hand the one who does not defend attacks: nothing is left to choose.
        steps.extend([
            step_of_both(DraftTask::Defender),
            step_of_both(DraftTask::Attackers(2.min(hand - 1))),
            step_of_both(DraftTask::Keep),
        ]);
        if tables == TableChoice::Defender {
            steps.extend([
                step_of_one(in_turn(pass), DraftTask::Table),
                step_of_one(in_turn(pass + 1), DraftTask::Table),
            ]);
        }
        if hand == 4 {
            break;
        }
        hand -= 2;
        pass += 1;
    }
    steps
}

/// `teams T12`: the roll-off's loser puts up the first defender and picks the table.
fn hidden_champion(size: u8) -> Vec<DraftStep> {
    let champion = DraftStep { by: Chooser::Both, what: DraftTask::Champion, until: Until::TheEnd };
    let turns = (0..size - 1).flat_map(|turn| {
        let (attacks, defends) = (in_turn(turn), in_turn(turn + 1));
        let meets = [
            step_of_one(defends, DraftTask::Defender),
            step_of_one(attacks, DraftTask::Attackers(1)),
            step_of_one(defends, DraftTask::Keep),
        ];
        meets.into_iter().chain([step_of_one(defends, DraftTask::Table)])
    });
    [champion].into_iter().chain(turns).collect()
}

/// `teams T13`: the winner of the roll-off says who goes first; the second names a player, the first offers two.
/// What comes after the first player is not in the source: the sides change with every battle.
fn list_alternating_steps(size: u8, tables: TableChoice) -> Vec<DraftStep> {
    let mut steps = vec![step_of_one(Chooser::First, DraftTask::Turn)];
    for (turn, hand) in (2..=size).rev().enumerate() {
        let turn = u8::try_from(turn).unwrap_or_default();
        let (offers, names) = (in_turn(turn), in_turn(turn + 1));
        steps.push(step_of_one(names, DraftTask::Defender));
        steps.push(step_of_one(offers, DraftTask::Attackers(2.min(hand))));
        steps.push(step_of_one(names, DraftTask::Keep));
        if tables == TableChoice::Defender {
            steps.push(step_of_one(names, DraftTask::Table));
        }
    }
    steps
}

/// First, second, first, …
fn in_turn(turn: u8) -> Chooser {
    if turn.is_multiple_of(2) { Chooser::First } else { Chooser::Second }
}

fn step_of_both(what: DraftTask) -> DraftStep {
    DraftStep { by: Chooser::Both, what, until: Until::Both }
}

fn step_of_one(by: Chooser, what: DraftTask) -> DraftStep {
    DraftStep { by, what, until: Until::Now }
}

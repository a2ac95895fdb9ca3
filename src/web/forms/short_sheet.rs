//! The short scoring sheet as a form: four numbers and how the battle ended, checked against what is possible.

use super::{
    form::Form,
    result_fields::{FIELDS, GAMES, MARKS},
};
use crate::domain::{
    battle::{Side, check_battle_result},
    history::{BattleResult, ResultKind, Score},
    result::ResultValues,
    scoring::{self, LeftBattle},
    system::{Adds, Battleplan, PaperRow, System},
};
use crate::text::{Message, Wording, say, sheet::tell_impossible};

/// A row that adds to victory points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointsRow<'g> {
    pub field: String,
    pub name: &'g str,
    adds: Adds,
}

impl PointsRow<'_> {
    /// What is typed in it.
    pub fn hint(&self) -> Message {
        match self.adds {
            Adds::Points => say!("battle-row-points"),
            Adds::Halves => say!("battle-row-halves"),
            Adds::Each { points, most: 1 } => say!("battle-row-once", points),
            Adds::Each { points, .. } => say!("battle-row-each", points),
        }
    }

    fn problem(&self) -> Message {
        match self.adds {
            Adds::Points | Adds::Halves => say!("battle-row-no-points"),
            Adds::Each { most, .. } => say!("battle-row-no-number", most),
        }
    }
}

/// The rows that add up to the victory points of the player `a` or `b`.
pub fn list_paper_rows<'g>(side: &str, game: &'g System) -> Vec<PointsRow<'g>> {
    let rows = game.paper.iter().enumerate();
    let row = |(at, row): (usize, &'g PaperRow)| {
        Some(PointsRow { field: format!("{side}_row_{}", at + 1), name: &row.name, adds: row.adds? })
    };
    rows.filter_map(row).collect()
}

/// Whether this player filled in any of them.
pub fn has_rows(form: &Form, side: &str, game: &System) -> bool {
    list_paper_rows(side, game).iter().any(|row| !form.value(&row.field).trim().is_empty())
}

/// Adds up the rows that are filled in: where the points are empty, the sum stands there; what is typed there is the sum.
fn add_up(form: &mut Form, game: &System) {
    for (side, field) in [("a", FIELDS[0]), ("b", FIELDS[2])] {
        if !has_rows(form, side, game) {
            continue;
        }
        let mut sum = 0_u32;
        for row in list_paper_rows(side, game) {
            match row.adds.sum(form.value(&row.field)) {
                Some(points) => sum = sum.saturating_add(points),
                None => form.refuse(&row.field, row.problem()),
            }
        }
        if !form.is_fine() {
            continue;
        }
        let typed = form.value(field).trim();
        if typed.is_empty() {
            form.set(field, sum);
        } else if typed.parse() != Ok(sum) {
            form.refuse(field, say!("battle-rows-come-to", sum));
        }
    }
}

/// What is chosen of the games of a battle is what each has won; numbers that were typed instead stand. Where somebody
/// left and nothing is chosen, whoever stayed has won.
fn take_chosen_games(form: &mut Form, game: &System) {
    if !game.sheet.is_of_games() || !form.value(FIELDS[0]).trim().is_empty() {
        return;
    }
    let most = game.sheet.most_in_a_battle;
    let chosen =
        game.sheet.list_game_scores().into_iter().find(|[a, b]| form.value(GAMES) == format!("{a}-{b}"));
    let [a, b] = match (chosen, form.value("kind")) {
        (Some(chosen), _) => chosen,
        (None, "conceded_by_a") => [0, most],
        (None, "conceded_by_b") => [most, 0],
        (None, "no_show_a" | "no_show_b") => return,
        (None, _) => return form.refuse(GAMES, say!("battle-choose-how-it-ended")),
    };
    form.set(FIELDS[0], a);
    form.set(FIELDS[2], b);
}

/// How a battle can end, as the form's word and for people; players choose among the first four.
pub const KINDS: [(&str, ResultKind); 6] = [
    ("played", ResultKind::Played),
    ("adjudicated", ResultKind::Adjudicated),
    ("conceded_by_a", ResultKind::ConcededByA),
    ("conceded_by_b", ResultKind::ConcededByB),
    ("no_show_a", ResultKind::NoShowA),
    ("no_show_b", ResultKind::NoShowB),
];

/// The tick with which staff let numbers stand that cannot be (`R7`).
pub const LET_STAND: &str = "let_stand";

/// Whose form it is: players do not say who did not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultFormBy {
    Player,
    Staff,
}

/// What typed numbers are held against.
#[derive(Debug, Clone, Copy)]
pub struct NumberLimits<'s> {
    /// The game that is played.
    pub game: &'s System,
    /// None: only what holds on every battleplan is asked.
    pub battleplan: Option<&'s Battleplan>,
}

/// The result as typed, within these limits; what cannot be stands beside its field, with the rule that says so.
/// Staff may let it stand: the ruling's reason is on record.
pub fn read_typed_result(
    form: &mut Form,
    by: ResultFormBy,
    NumberLimits { game, battleplan }: NumberLimits,
) -> Option<BattleResult> {
    add_up(form, game);
    take_chosen_games(form, game);
    let plan = &game.sheet;
    let allowed = if by == ResultFormBy::Player { &KINDS[..4] } else { &KINDS[..] };
    let kind = if form.value("kind").is_empty() { "played" } else { form.value("kind") };
    let Some((_, kind)) = allowed.iter().find(|(word, _)| *word == kind) else {
        form.refuse("kind", say!("battle-choose-how-it-ended"));
        return None;
    };
    let empty = FIELDS.iter().all(|field| form.value(field).trim().is_empty());
    match kind {
        ResultKind::NoShowA if empty => return Some(scoring::no_show(Side::A, game)),
        ResultKind::NoShowB if empty => return Some(scoring::no_show(Side::B, game)),
        _ => {}
    }
    // Where the game counts nothing beside points, the form has no such field.
    let counted = |field: &str| plan.tactics.is_some() || !field.ends_with("_tactics");
    let numbers =
        FIELDS.map(|field| if counted(field) { form.read(field, read_whole_points) } else { Some(0) });
    let left = if form.value("rounds_left").trim().is_empty() {
        None
    } else {
        form.number("rounds_left", 0..=plan.rounds)
    };
    let [a_values, b_values] = MARKS.map(|fields| read_values(form, fields, game));
    let [Some(ap), Some(at), Some(bp), Some(bt)] = numbers else { return None };
    if !form.is_fine() {
        return None;
    }
    let a = Score { victory_points: ap, battle_tactics: at, values: a_values };
    let b = Score { victory_points: bp, battle_tactics: bt, values: b_values };
    let leaver = match kind {
        ResultKind::ConcededByA => Some(Side::A),
        ResultKind::ConcededByB => Some(Side::B),
        _ => None,
    };
    let typed = BattleResult { kind: *kind, a, b, ruled: None };
    let result = match (leaver, left) {
        (Some(leaver), Some(rounds_left)) => {
            scoring::concede_left_battle(LeftBattle { leaver, a, b, rounds_left }, plan)
        }
        _ => typed,
    };
    match check_battle_result(&result, plan, battleplan) {
        Ok(()) => Some(result),
        Err(_) if by == ResultFormBy::Staff && form.is_ticked(LET_STAND) => Some(result),
        Err((side, why)) => {
            form.refuse(if side == Side::A { "a_points" } else { "b_points" }, tell_impossible(&why));
            None
        }
    }
}

/// The marks that are ticked, and the numbers that are typed.
fn read_values(form: &mut Form, fields: [&'static str; 4], game: &System) -> ResultValues {
    let mut values = ResultValues::default();
    for ((value, field), mark) in values.0.iter_mut().zip(fields).zip(game.result.marks()) {
        *value = if mark.most == 1 {
            u16::from(form.is_ticked(field))
        } else {
            form.number(field, 0..=mark.most).unwrap_or_default()
        };
    }
    values
}

/// The form as a result stands.
pub fn fill_form_from_result(form: &mut Form, result: &BattleResult, game: &System) {
    if game.sheet.is_of_games() {
        form.set(GAMES, format!("{}-{}", result.a.victory_points, result.b.victory_points));
    }
    let numbers =
        [result.a.victory_points, result.a.battle_tactics, result.b.victory_points, result.b.battle_tactics];
    for (field, number) in FIELDS.iter().zip(numbers) {
        form.set(field, number);
    }
    for (boxes, score) in MARKS.iter().zip([result.a, result.b]) {
        for ((name, value), mark) in boxes.iter().zip(score.values.0).zip(game.result.marks()) {
            match (mark.most, value) {
                (1, 0) => {}
                (1, _) => form.set(name, "on"),
                _ => form.set(name, value),
            }
        }
    }
    if let Some((word, _)) = KINDS.iter().find(|(_, kind)| *kind == result.kind) {
        form.set("kind", word);
    }
}

/// More than any game counts.
const MOST_POINTS: u32 = 999_999;

fn read_whole_points(text: &str) -> Result<u32, Wording> {
    let text = text.trim();
    let is_whole = !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    match text.parse::<u32>() {
        Ok(number) if number <= MOST_POINTS => Ok(number),
        _ if is_whole => Err(say!("forms-at-most", most = MOST_POINTS).into()),
        _ => Err(say!("battle-whole-number").into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::system;

    const NOTHING_MORE: &[(&str, &str)] = &[];

    fn sample_typed_sheet(numbers: [&str; 4], more: &[(&'static str, &str)]) -> Form {
        let fields = FIELDS.into_iter().zip(numbers).chain(more.iter().copied());
        Form::from_own_values(fields.map(|(name, value)| (name, value.to_owned())))
    }

    /// What a player is told of a sheet of the default game.
    fn read_of_player(sheet: &mut Form, battleplan: Option<&Battleplan>) -> Option<BattleResult> {
        read_typed_result(sheet, ResultFormBy::Player, NumberLimits { game: system::default(), battleplan })
    }

    /// The same for staff.
    fn read_of_staff(sheet: &mut Form, battleplan: Option<&Battleplan>) -> Option<BattleResult> {
        read_typed_result(sheet, ResultFormBy::Staff, NumberLimits { game: system::default(), battleplan })
    }

    #[test]
    fn four_numbers_are_a_battle_played_to_the_end() {
        let mut sheet = sample_typed_sheet(["30", "4", "0", "0"], NOTHING_MORE);
        let result = read_of_player(&mut sheet, None).unwrap();
        assert_eq!(
            (result.kind, result.a.victory_points, result.b.victory_points),
            (ResultKind::Played, 30, 0)
        );
    }

    #[test]
    fn marks_are_those_of_the_game_and_come_back_as_they_were_ticked() {
        let ticked = [("a_mark_1", "on"), ("b_mark_3", "on"), ("b_mark_4", "on")];
        let game = system::find_system("t9a3").unwrap();
        let mut sheet = sample_typed_sheet(["1840", "", "1215", ""], &ticked);
        let limits = NumberLimits { game, battleplan: None };
        let result = read_typed_result(&mut sheet, ResultFormBy::Player, limits).unwrap();
        assert_eq!(
            (result.a.values, result.b.values),
            (ResultValues([1, 0, 0, 0]), ResultValues([0, 0, 1, 0]))
        );
        let mut again = Form::default();
        fill_form_from_result(&mut again, &result, game);
        assert!(again.is_ticked("a_mark_1") && again.is_ticked("b_mark_3") && !again.is_ticked("b_mark_1"));
        let mut sheet = sample_typed_sheet(["30", "4", "0", "0"], &ticked);
        let other = read_of_player(&mut sheet, None).unwrap();
        assert!(other.a.values.is_empty(), "a game without marks has no boxes");
    }

    #[test]
    fn what_cannot_be_is_refused_at_its_field_with_the_rule() {
        let mut sheet = sample_typed_sheet(["-3", "x", "51", "5"], NOTHING_MORE);
        assert_eq!(read_of_player(&mut sheet, None), None);
        assert_eq!(sheet.problem_in_english("a_points").as_deref(), Some("Enter a whole number, 0 or more."));
        for large in ["1000000", "99999999999999999999"] {
            let mut sheet = sample_typed_sheet([large, "0", "51", "5"], NOTHING_MORE);
            assert_eq!(read_of_player(&mut sheet, None), None);
            assert_eq!(sheet.problem_in_english("a_points").as_deref(), Some("Enter 999,999 or less."));
        }
        assert!(sheet.problem_of("a_tactics").is_some());
        let mut sheet = sample_typed_sheet(["30", "4", "51", "5"], NOTHING_MORE);
        assert_eq!(read_of_player(&mut sheet, None), None);
        assert!(sheet.problem_in_english("b_points").unwrap().contains("The most is 50"));
    }

    #[test]
    fn r10_who_stays_has_the_maximum_for_the_battle_rounds_left() {
        let fields = [("kind", "conceded_by_a"), ("rounds_left", "2")];
        let mut sheet = sample_typed_sheet(["12", "1", "14", "2"], &fields);
        let result = read_of_player(&mut sheet, None).unwrap();
        assert_eq!((result.a.victory_points, result.b.victory_points, result.b.battle_tactics), (12, 34, 4));
    }

    #[test]
    fn r7_what_the_battleplan_cannot_give_is_refused_unless_staff_let_it_stand() {
        let starstrike = system::default().battleplan("starstrike");
        let [untouched, ticked] = [NOTHING_MORE, &[(LET_STAND, "on")]];
        let typed = |more| sample_typed_sheet(["12", "3", "7", "0"], more);
        let mut sheet = typed(untouched);
        assert_eq!(read_of_player(&mut sheet, starstrike), None);
        assert!(sheet.problem_in_english("b_points").unwrap().contains("Nearest: 6 and 9."));
        assert!(read_of_player(&mut typed(untouched), None).is_some());
        assert_eq!(read_of_player(&mut typed(ticked), starstrike), None);
        assert_eq!(read_of_staff(&mut typed(untouched), starstrike), None);
        let stands = read_of_staff(&mut typed(ticked), starstrike).unwrap();
        assert_eq!(stands.b.victory_points, 7);
    }

    #[test]
    fn r9_players_agree_on_the_battle_rounds_left_whatever_the_battleplan_gives() {
        let starstrike = system::default().battleplan("starstrike");
        let agreed = [("kind", "adjudicated")];
        let mut sheet = sample_typed_sheet(["12", "3", "7", "0"], &agreed);
        let result = read_of_player(&mut sheet, starstrike).unwrap();
        assert_eq!((result.kind, result.b.victory_points), (ResultKind::Adjudicated, 7));
        let mut sheet = sample_typed_sheet(["51", "5", "7", "0"], &agreed);
        assert_eq!(read_of_player(&mut sheet, starstrike), None);
    }

    #[test]
    fn only_staff_say_who_did_not_come() {
        let empty = || sample_typed_sheet(["", "", "", ""], &[("kind", "no_show_b")]);
        assert_eq!(read_of_player(&mut empty(), None), None);
        let result = read_of_staff(&mut empty(), None).unwrap();
        assert_eq!((result.a.victory_points, result.b.victory_points), (50, 0));
    }
}

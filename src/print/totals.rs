//! The sheet of a game whose players write down the end of a battle: what was scored row by row, the sum, objectives,
//! and beside them how the difference is read at this size.

use super::{
    boxes::{BOX, HAIR, Half, SMALL, halve_sheet, tick_box},
    canvas::{Area, Ink, PagePoint, Pen},
    sheet::{MARGIN, Sheet},
    text::{Type, squeeze_name},
};
use crate::{
    domain::{result::Outcome, system::System},
    text::say,
};

/// What the sheet of a battle asks for.
pub(super) struct End<'a> {
    pub game: &'a System,
    /// How the difference is read, a line a result.
    pub chart: &'a [String],
    /// `2000 points`; may be empty.
    pub points_limit: &'a str,
}

/// From one row to the next.
const ROW: f32 = 21.0;
/// Two numbers of four digits.
const NUMBER: (f32, f32) = (72.0, 17.0);
const SUM: (f32, f32) = (92.0, 30.0);

pub(super) fn draw_end_of_battle(sheet: &mut Sheet, battle: &End<'_>) {
    let top = sheet.y + 8.0;
    let bottom =
        halve_sheet(sheet).map(|half| draw_player(sheet, half, top, battle)).into_iter().fold(top, f32::max);
    sheet.y = bottom + 16.0;
    let pen = Pen { ink: sheet.canvas.accent, thickness: 1.0 };
    sheet.canvas.line(PagePoint { x: MARGIN, y: sheet.y }, PagePoint { x: sheet.right(), y: sheet.y }, pen);
    draw_result(sheet, battle);
}

/// What one player scored; gives where it ends.
fn draw_player(sheet: &mut Sheet, half: Half, top: f32, battle: &End<'_>) -> f32 {
    let (right, mut y) = (half.x + half.width, top);
    for row in &battle.game.paper {
        y += ROW;
        let text = squeeze_name(&row.name, SMALL, half.width - NUMBER.0 - 6.0);
        let taken = sheet.canvas.text(&text.text, PagePoint { x: half.x, y: y - 5.0 }, text.set, Ink::TEXT);
        let (from, to) = (half.x + taken + 4.0, right - NUMBER.0 - 4.0);
        if from < to {
            sheet.canvas.line(PagePoint { x: from, y: y - 5.0 }, PagePoint { x: to, y: y - 5.0 }, HAIR);
        }
        draw_box_frame(sheet, PagePoint { x: right, y }, NUMBER);
    }
    y += SUM.1 + 8.0;
    let title = Type::bold(10.0);
    if battle.game.sheet.is_one_game() {
        let won = battle.game.result.label(Outcome::MajorWin);
        tick_box(sheet, PagePoint { x: half.x, y: y - 10.0 });
        sheet.canvas.text(won, PagePoint { x: half.x + 14.0, y: y - 10.0 }, title, Ink::TEXT);
    } else {
        sheet.canvas.text(&battle.game.words.points, PagePoint { x: half.x, y: y - 10.0 }, title, Ink::TEXT);
        draw_box_frame(sheet, PagePoint { x: right, y }, SUM);
    }
    y += 6.0;
    for mark in battle.game.result.marks() {
        y += ROW;
        if mark.most > 1 {
            sheet.canvas.text(mark.name, PagePoint { x: half.x, y: y - 5.0 }, SMALL, Ink::TEXT);
            draw_box_frame(sheet, PagePoint { x: right, y }, NUMBER);
            continue;
        }
        tick_box(sheet, PagePoint { x: half.x, y: y - 5.0 });
        sheet.canvas.text(mark.name, PagePoint { x: half.x + 14.0, y: y - 5.0 }, SMALL, Ink::TEXT);
        let worth = if mark.points == 0 { String::new() } else { format!("{:+}", mark.points) };
        let x = right - SMALL.width(&worth);
        sheet.canvas.text(&worth, PagePoint { x, y: y - 5.0 }, SMALL, Ink::MUTED);
    }
    y
}

/// A box with its lower right corner here.
fn draw_box_frame(sheet: &mut Sheet, at: PagePoint, (width, height): (f32, f32)) {
    sheet.canvas.frame(Area { x: at.x - width, y: at.y - height, width, height }, BOX);
}

/// The chart on the left, what it comes to on the right, and who signs.
fn draw_result(sheet: &mut Sheet, battle: &End<'_>) {
    let [left, right] = halve_sheet(sheet);
    let top = sheet.y;
    let title = Type::bold(10.0);
    let size = if battle.game.result.goes_by_size() { battle.points_limit } else { "" };
    let is_one_game = battle.game.sheet.is_one_game();
    let heading = if is_one_game { say!("print-result") } else { say!("print-the-difference", size) };
    let heading = sheet.say(&heading);
    sheet.canvas.text(&heading, PagePoint { x: left.x, y: top + 18.0 }, title, Ink::TEXT);
    let mut y = top + 22.0;
    for line in battle.chart {
        y += 15.0;
        tick_box(sheet, PagePoint { x: left.x, y });
        let text = squeeze_name(line, SMALL, left.width - 16.0);
        sheet.canvas.text(&text.text, PagePoint { x: left.x + 14.0, y }, text.set, Ink::TEXT);
    }
    let edge = right.x + right.width;
    let beside = PagePoint { x: right.x, y: top + 40.0 };
    if is_one_game {
        // Its chart has a box for a draw already.
        if battle.chart.is_empty() {
            tick_box(sheet, beside);
            let drawn = battle.game.result.label(Outcome::Draw);
            sheet.canvas.text(drawn, PagePoint { x: beside.x + 14.0, ..beside }, title, Ink::TEXT);
        }
    } else {
        let difference = sheet.say(&say!("print-difference"));
        sheet.canvas.text(&difference, beside, SMALL, Ink::TEXT);
        draw_box_frame(sheet, PagePoint { x: edge, y: top + 50.0 }, SUM);
    }
    if battle.game.result.has_points() {
        let result = sheet.say(&say!("print-result"));
        sheet.canvas.text(&result, PagePoint { x: right.x, y: top + 82.0 }, SMALL, Ink::TEXT);
        let half = (40.0, SUM.1);
        draw_box_frame(sheet, PagePoint { x: edge - SUM.0 + half.0, y: top + 92.0 }, half);
        draw_box_frame(sheet, PagePoint { x: edge, y: top + 92.0 }, half);
        let dash = PagePoint { x: edge - SUM.0 + half.0 + 4.0, y: top + 80.0 };
        sheet.canvas.text("–", dash, Type::regular(9.0), Ink::TEXT);
    }
    let y = y.max(top + 100.0) + 44.0;
    let signature = sheet.say(&say!("print-signature"));
    for half in [left, right] {
        sheet.canvas.line(PagePoint { x: half.x, y }, PagePoint { x: half.x + half.width, y }, BOX);
        sheet.canvas.text(&signature, PagePoint { x: half.x, y: y + 9.0 }, Type::regular(7.5), Ink::MUTED);
    }
    sheet.y = y + 14.0;
}

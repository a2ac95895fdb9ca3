//! The scoring sheet on paper: two players, the battle rounds of the game, the lines of the battleplan, tactics
//! where it has them, and totals. One page for each table, the same as the sheet on the screen.

use super::boxes::{BOX, HAIR, Half, SMALL, halve_sheet, tick_box};
use super::canvas::{Area, Ink, Lie, PagePoint, Pen};
use super::pairings::PairingsSeat;
use super::printed_cards::{PrintedCard, draw_cards, height_of_cards};
use super::sheet::{MARGIN, PageHeading, Sheet};
use super::text::{Type, fit_text, squeeze_name, wrap_text};
use super::totals::{self, End};
use super::{Imprint, PrintError};
use crate::{
    domain::{
        numbers::{RoundNumber, TableNumber},
        system::System,
    },
    text::say,
};

/// How much the names of both take.
const PLAYERS: f32 = 37.0;

/// The sheet of one battle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PrintedScoringSheet {
    /// The game that is played: how many battle rounds there are, what is counted, how results are called.
    pub game: &'static System,
    /// None: a blank one, for any table of any round.
    pub table: Option<(RoundNumber, TableNumber)>,
    pub battleplan: String,
    /// "2000 points"; may be empty.
    pub points_limit: String,
    /// How the result is read at this size, a line a result; empty: by the outcomes of the game.
    pub chart: Vec<String>,
    /// What scores in a turn, as the battleplan says; the tactic comes after.
    pub lines: Vec<TurnLine>,
    /// The most that the lines of a turn count together; none: all that was scored.
    pub cap: Option<u32>,
    /// The tactic cards of both, where the game has any.
    pub cards: [Vec<PrintedCard>; 2],
    pub a: PairingsSeat,
    pub b: PairingsSeat,
}

/// A line of the battleplan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnLine {
    /// With its points: "Hold an objective: 2".
    pub text: String,
    /// The battle rounds in which it counts; empty: all.
    pub rounds: Vec<u32>,
}

impl TurnLine {
    fn counts_in(&self, battle_round: u32) -> bool {
        self.rounds.is_empty() || self.rounds.contains(&battle_round)
    }
}

/// One page for each battle.
pub fn scoring_sheets(imprint: &Imprint, battles: &[PrintedScoringSheet]) -> Result<Vec<u8>, PrintError> {
    let heading = |battle: &PrintedScoringSheet| PageHeading {
        title: imprint.say(&match battle.table {
            Some((_, table)) => say!("print-table-number", table),
            None => say!("sheet-printed-title"),
        }),
        subject: imprint.say(&match battle.table {
            Some((round, _)) => say!("print-round", round),
            None => say!("sheet-printed-round-and-table"),
        }),
        lines: vec![
            [battle.battleplan.as_str(), battle.points_limit.as_str()]
                .into_iter()
                .filter(|part| !part.trim().is_empty())
                .collect::<Vec<_>>()
                .join("  ·  "),
        ]
        .into_iter()
        .chain(battle.cap.map(|cap| imprint.say(&say!("sheet-printed-turn-cap", cap))))
        .collect(),
    };
    let Some((first, rest)) = battles.split_first() else {
        let title = imprint.say(&say!("sheet-printed-sheets"));
        let heading = PageHeading { title, ..PageHeading::default() };
        let sheet = Sheet::start_document(imprint, heading, Lie::Portrait);
        return sheet.finish_list(true, &imprint.say(&say!("print-nobody-is-paired")));
    };
    let mut sheet = Sheet::start_document(imprint, heading(first), Lie::Portrait);
    draw_scoring_sheet(&mut sheet, first);
    for battle in rest {
        sheet.begin(heading(battle));
        draw_scoring_sheet(&mut sheet, battle);
    }
    sheet.finish()
}

fn draw_scoring_sheet(sheet: &mut Sheet, battle: &PrintedScoringSheet) {
    draw_players(sheet, battle);
    draw_cards(sheet, sheet.y, &battle.cards);
    // What is the same at every table is drawn once: two thousand sheets are then hardly more than one.
    let (lines, chart, limit) = (&battle.lines, &battle.chart, &battle.points_limit);
    let same = format!("{lines:?}{chart:?}{limit:?}{}{}", sheet.y, height_of_cards(&battle.cards));
    if sheet.canvas.begins(&same) {
        draw_what_is_same(sheet, battle);
        sheet.canvas.ends();
    }
}

/// What depends on no player and no table.
fn draw_what_is_same(sheet: &mut Sheet, battle: &PrintedScoringSheet) {
    // Where games are won rather than points, nobody attacks.
    if !battle.game.sheet.is_of_games() {
        draw_roles(sheet);
    }
    sheet.y += height_of_cards(&battle.cards);
    let totals = 92.0;
    let plan = battle.game.sheet;
    if !plan.is_per_turn() {
        let end = End { game: battle.game, chart: &battle.chart, points_limit: &battle.points_limit };
        return totals::draw_end_of_battle(sheet, &end);
    }
    let rounds = plan.rounds;
    #[expect(clippy::cast_precision_loss, reason = "a handful of battle rounds")]
    let height = (sheet.room() - totals) / rounds.max(1) as f32;
    for number in 1..=rounds {
        let top = sheet.y;
        draw_battle_round(sheet, battle, BattleRound { number, height });
        sheet.y = top + height;
    }
    draw_totals(sheet, battle);
}

fn draw_players(sheet: &mut Sheet, battle: &PrintedScoringSheet) {
    for (half, seat) in halve_sheet(sheet).into_iter().zip([&battle.a, &battle.b]) {
        if battle.table.is_none() {
            let y = sheet.y + 16.0;
            sheet.canvas.line(PagePoint { x: half.x, y }, PagePoint { x: half.x + half.width, y }, BOX);
            let label = sheet.say(&say!("sheet-printed-name-and-faction"));
            sheet.canvas.text(&label, PagePoint { x: half.x, y: y + 9.0 }, SMALL, Ink::MUTED);
            continue;
        }
        let name = squeeze_name(&seat.name, Type::bold(14.0), half.width);
        sheet.canvas.text(&name.text, PagePoint { x: half.x, y: sheet.y + 15.0 }, name.set, Ink::TEXT);
        let note = fit_text(&seat.note, Type::regular(9.5), half.width - 128.0);
        sheet.canvas.text(&note.text, PagePoint { x: half.x, y: sheet.y + 28.0 }, note.set, Ink::MUTED);
    }
    sheet.y += PLAYERS;
}

/// Beside the notes of both, to be ticked.
fn draw_roles(sheet: &mut Sheet) {
    let y = sheet.y - PLAYERS + 28.0;
    let roles = [say!("sheet-attacker"), say!("sheet-printed-defender")].map(|role| sheet.say(&role));
    for half in halve_sheet(sheet) {
        let mut x = half.x + half.width - 122.0;
        for role in &roles {
            tick_box(sheet, PagePoint { x, y });
            x += 12.0 + sheet.canvas.text(role, PagePoint { x: x + 12.0, y }, SMALL, Ink::TEXT) + 12.0;
        }
    }
}

#[derive(Clone, Copy)]
struct BattleRound {
    number: u32,
    height: f32,
}

fn draw_battle_round(sheet: &mut Sheet, battle: &PrintedScoringSheet, battle_round: BattleRound) {
    let (top, band) = (sheet.y, 15.0);
    let area = Area { x: MARGIN, y: top, width: sheet.width(), height: band };
    sheet.canvas.fill(area, sheet.canvas.accent.tint(0.12));
    let title = sheet.say(&say!("sheet-printed-battle-round", number = battle_round.number));
    sheet.canvas.text(
        &title,
        PagePoint { x: MARGIN + 5.0, y: top + 11.0 },
        Type::bold(9.0),
        sheet.canvas.accent,
    );
    let lines: Vec<&TurnLine> =
        battle.lines.iter().filter(|line| line.counts_in(battle_round.number)).collect();
    let tactics = if battle.game.sheet.tactics.is_some() { 1.0 } else { 0.0 };
    #[expect(clippy::cast_precision_loss, reason = "a handful of lines")]
    let step = ((battle_round.height - band - 6.0) / (lines.len() as f32 + 1.0 + tactics)).min(19.0);
    // With many lines everything is set smaller, so that none runs into the next.
    let small = Type::regular((step * 0.66).min(SMALL.size));
    let lift = step * 0.24;
    let [priority, first, tactic] =
        [say!("sheet-printed-priority"), say!("sheet-printed-went-first"), say!("sheet-printed-tactic")]
            .map(|words| sheet.say(&words));
    let this_turn = sheet.say(&say!("sheet-printed-this-turn", points = battle.game.words.points));
    for half in halve_sheet(sheet) {
        let right = half.x + half.width;
        let has_priority = battle.game.sheet.double_turn.is_some();
        let order = [(&priority, 122.0), (&first, 68.0)];
        for (words, left) in order.into_iter().skip(usize::from(!has_priority)) {
            let mark = PagePoint { x: right - left, y: top + 11.0 };
            tick_box(sheet, mark);
            sheet.canvas.text(words, PagePoint { x: mark.x + 12.0, y: mark.y }, SMALL, Ink::TEXT);
        }
        let mut y = top + band;
        for line in &lines {
            y += step;
            points_line(sheet, half, PointsLine { text: &line.text, y, step });
        }
        if battle.game.sheet.cards().is_some() {
            y += step;
            points_line(sheet, half, PointsLine { text: &battle.game.words.tactics, y, step });
        } else if battle.game.sheet.tactics.is_some() {
            y += step;
            tactic_line(sheet, half, PointsLine { text: &tactic, y, step });
        }
        y += step;
        let total = Type::bold(small.size);
        let x = right - 38.0 - total.width(&this_turn);
        sheet.canvas.text(&this_turn, PagePoint { x, y: y - lift }, total, Ink::TEXT);
        points_box(sheet, PagePoint { x: right, y }, step);
    }
}

#[derive(Clone, Copy)]
struct PointsLine<'a> {
    text: &'a str,
    y: f32,
    step: f32,
}

fn points_line(sheet: &mut Sheet, half: Half, line: PointsLine<'_>) {
    let right = half.x + half.width;
    let room = half.width - 40.0;
    let (small, tiny) = (Type::regular((line.step * 0.66).min(SMALL.size)), Type::regular(6.2));
    let broken = wrap_text(line.text, tiny, room);
    if small.width(line.text) > room / 0.8 && broken.len() > 1 && line.step > 13.0 {
        let rest = fit_text(&broken[1..].join(" "), tiny, room);
        sheet.canvas.text(&broken[0], PagePoint { x: half.x, y: line.y - 7.5 }, tiny, Ink::TEXT);
        sheet.canvas.text(&rest.text, PagePoint { x: half.x, y: line.y - 1.0 }, rest.set, Ink::TEXT);
    } else {
        let y = line.y - line.step * 0.24;
        let text = squeeze_name(line.text, small, room);
        let taken = sheet.canvas.text(&text.text, PagePoint { x: half.x, y }, text.set, Ink::TEXT);
        let (from, to) = (half.x + taken + 4.0, right - 36.0);
        if from < to {
            sheet.canvas.line(PagePoint { x: from, y }, PagePoint { x: to, y }, HAIR);
        }
    }
    points_box(sheet, PagePoint { x: right, y: line.y }, line.step);
}

/// A box for a number, with its lower right corner here.
fn points_box(sheet: &mut Sheet, at: PagePoint, step: f32) {
    let area = Area { x: at.x - 32.0, y: at.y - step + 2.0, width: 32.0, height: step - 2.5 };
    sheet.canvas.frame(area, BOX);
}

/// The tactic's name, whether it was done, and its points.
fn tactic_line(sheet: &mut Sheet, half: Half, line: PointsLine<'_>) {
    let (right, y, lift) = (half.x + half.width, line.y, line.step * 0.24);
    let small = Type::regular((line.step * 0.66).min(SMALL.size));
    let label = sheet.canvas.text(line.text, PagePoint { x: half.x, y: y - lift }, small, Ink::TEXT);
    let (from, to) =
        (PagePoint { x: half.x + label + 5.0, y: y - 1.0 }, PagePoint { x: right - 84.0, y: y - 1.0 });
    sheet.canvas.line(from, to, BOX);
    tick_box(sheet, PagePoint { x: right - 78.0, y: y - lift });
    let done = sheet.say(&say!("sheet-printed-done"));
    sheet.canvas.text(&done, PagePoint { x: right - 66.0, y: y - lift }, small, Ink::TEXT);
    points_box(sheet, PagePoint { x: right, y }, line.step);
}

fn draw_totals(sheet: &mut Sheet, battle: &PrintedScoringSheet) {
    let game = battle.game;
    let tactics = game.sheet.tactics.map(|_| sheet.say(&say!("sheet-printed-tactics-done")));
    let titles: Vec<&str> = [game.words.points.as_str()].into_iter().chain(tactics.as_deref()).collect();
    let outcomes = game.result.outcomes();
    let outcomes = outcomes.iter().filter(|outcome| !outcome.is_loss());
    let outcomes: Vec<&str> = outcomes.map(|outcome| game.result.label(*outcome)).collect();
    let outcomes: Vec<&str> =
        if battle.chart.is_empty() { outcomes } else { battle.chart.iter().map(String::as_str).collect() };
    let signature = sheet.say(&say!("print-signature"));
    sheet.y += 6.0;
    let top = sheet.y;
    let pen = Pen { ink: sheet.canvas.accent, thickness: 1.0 };
    sheet.canvas.line(PagePoint { x: MARGIN, y: top }, PagePoint { x: sheet.right(), y: top }, pen);
    for half in halve_sheet(sheet) {
        let mut x = half.x;
        for title in &titles {
            sheet.canvas.text(title, PagePoint { x, y: top + 13.0 }, SMALL, Ink::MUTED);
            sheet.canvas.frame(Area { x, y: top + 17.0, width: 58.0, height: 30.0 }, BOX);
            x += 74.0;
        }
        let column = half.x + if tactics.is_some() { 154.0 } else { 80.0 };
        for (outcome, y) in outcomes.iter().zip([15.0, 29.0, 43.0, 57.0]) {
            tick_box(sheet, PagePoint { x: column, y: top + y });
            sheet.canvas.text(outcome, PagePoint { x: column + 12.0, y: top + y }, SMALL, Ink::TEXT);
        }
        let y = top + 74.0;
        sheet.canvas.line(PagePoint { x: half.x, y }, PagePoint { x: half.x + half.width, y }, BOX);
        sheet.canvas.text(&signature, PagePoint { x: half.x, y: y + 9.0 }, Type::regular(7.5), Ink::MUTED);
    }
}

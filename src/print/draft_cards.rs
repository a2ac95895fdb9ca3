//! Cards for a captains' draft on the table: a page of cards for each team of a match, to be cut, and a slip on which
//! both captains write down who plays whom, for staff to type in.

use super::canvas::{Area, Canvas, Ink, Lie, PagePoint, Pen};
use super::team_round::{PrintedMatch, PrintedTeam, TeamRound};
use super::text::{Type, fit_text, squeeze_name, wrap_text};
use super::{Imprint, PrintError, pairings::PairingsSeat};
use crate::text::say;

const PAD: f32 = 42.0;
const HEAD: f32 = 96.0;
/// As many rows as a team of ten needs in two columns.
const ROWS: f32 = 5.0;

/// The cards and the slip of every match of the round.
pub fn draft_cards(round: &TeamRound) -> Result<Vec<u8>, PrintError> {
    let said = &round.imprint;
    let title = said.say(&say!("print-draft-cards-of", event = said.event, round = round.round));
    let mut canvas = Canvas::from_imprint(&title, said, Lie::Portrait);
    for played in &round.matches {
        let number = played.place.to_string();
        for (own, other) in [(&played.a, &played.b), (&played.b, &played.a)] {
            canvas.page();
            let against = said.say(&say!("print-match-against", number, other = other.name));
            draw_card_head(&mut canvas, round, &own.name, &against);
            draw_team_cards(&mut canvas, own);
        }
        canvas.page();
        let meet = said.say(&say!("print-teams-against", one = played.a.name, other = played.b.name));
        draw_card_head(&mut canvas, round, &said.say(&say!("print-match-number", number)), &meet);
        draw_match_slip(&mut canvas, said, played);
    }
    if round.matches.is_empty() {
        canvas.empty_page(&said.say(&say!("print-no-teams-meet")));
    }
    canvas.finish()
}

fn draw_card_head(canvas: &mut Canvas, round: &TeamRound, title: &str, below: &str) {
    let room = canvas.width - 2.0 * PAD;
    let said = &round.imprint;
    let event = said.say(&say!("print-event-and-round", event = said.event, round = round.round));
    let event = fit_text(&event, Type::bold(10.0), room);
    canvas.text(&event.text, PagePoint { x: PAD, y: 40.0 }, event.set, canvas.accent);
    let title = squeeze_name(title, Type::bold(22.0), room);
    canvas.text(&title.text, PagePoint { x: PAD, y: 64.0 }, title.set, Ink::TEXT);
    let below = fit_text(below, Type::regular(12.0), room);
    canvas.text(&below.text, PagePoint { x: PAD, y: 82.0 }, below.set, Ink::MUTED);
}

/// A card for each player, two in a row.
fn draw_team_cards(canvas: &mut Canvas, team: &PrintedTeam) {
    let (width, height) = (canvas.width / 2.0, (canvas.height - HEAD - PAD) / ROWS);
    for (row, pair) in team.players.chunks(2).enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "five rows at most")]
        let top = HEAD + row as f32 * height;
        for (seat, x) in pair.iter().zip([0.0, width]) {
            draw_player_card(canvas, Area { x, y: top, width, height }, seat, team);
        }
        for y in [top, top + height] {
            canvas.dashes(PagePoint { x: 0.0, y }, PagePoint { x: 2.0 * width, y });
        }
        canvas.dashes(PagePoint { x: width, y: top }, PagePoint { x: width, y: top + height });
    }
}

fn draw_player_card(canvas: &mut Canvas, area: Area, seat: &PairingsSeat, team: &PrintedTeam) {
    let room = area.width - PAD - 26.0;
    let x = area.x + if area.x > 0.0 { 26.0 } else { PAD };
    let name = Type::bold(21.0);
    let mut y = area.y + 46.0;
    let lines = if name.width(&seat.name) > room {
        wrap_text(&seat.name, name, room)
    } else {
        vec![seat.name.clone()]
    };
    for line in lines.iter().take(2) {
        let line = squeeze_name(line, name, room);
        canvas.text(&line.text, PagePoint { x, y }, line.set, Ink::TEXT);
        y += 24.0;
    }
    let note = fit_text(&seat.note, Type::regular(13.0), room);
    canvas.text(&note.text, PagePoint { x, y }, note.set, Ink::TEXT);
    let team = fit_text(&team.name, Type::regular(10.0), room);
    canvas.text(&team.text, PagePoint { x, y: area.y + area.height - 14.0 }, team.set, Ink::MUTED);
}

/// A line for each table, to be written on and signed by both captains.
fn draw_match_slip(canvas: &mut Canvas, said: &Imprint, played: &PrintedMatch) {
    let right = canvas.width - PAD;
    let middle = f32::midpoint(PAD + 80.0, right);
    let mut y = HEAD + 10.0;
    let turn = said.say(&say!("print-turn-your-cards"));
    for line in wrap_text(&turn, Type::regular(11.0), right - PAD) {
        canvas.text(&line, PagePoint { x: PAD, y }, Type::regular(11.0), Ink::TEXT);
        y += 15.0;
    }
    y += 16.0;
    for (name, x) in [(&played.a.name, PAD + 80.0), (&played.b.name, middle + 8.0)] {
        let name = fit_text(name, Type::bold(11.0), middle - PAD - 96.0);
        canvas.text(&name.text, PagePoint { x, y }, name.set, canvas.accent);
    }
    for table in &played.table_numbers {
        y += 44.0;
        canvas.text(
            &said.say(&say!("print-table-number", table)),
            PagePoint { x: PAD, y },
            Type::bold(13.0),
            Ink::TEXT,
        );
        write_on(canvas, (PAD + 80.0, middle - 8.0), y);
        write_on(canvas, (middle + 8.0, right), y);
    }
    y += 74.0;
    for (from, to) in [(PAD + 80.0, middle - 8.0), (middle + 8.0, right)] {
        write_on(canvas, (from, to), y);
        let captain = said.say(&say!("print-captain"));
        canvas.text(&captain, PagePoint { x: from, y: y + 11.0 }, Type::regular(8.5), Ink::MUTED);
    }
}

fn write_on(canvas: &mut Canvas, (from, to): (f32, f32), y: f32) {
    let pen = Pen { ink: Ink::MUTED, thickness: 0.7 };
    canvas.line(PagePoint { x: from, y: y + 3.0 }, PagePoint { x: to, y: y + 3.0 }, pen);
}

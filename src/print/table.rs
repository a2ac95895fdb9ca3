//! Rows and columns on a sheet: every cell fits its column, the head repeats on each page.

use super::canvas::{Area, Ink, PagePoint, Pen};
use super::emblem::LetteredEmblem;
use super::sheet::{MARGIN, Sheet};
use super::text::{Fitted, Type, fit_text, squeeze_name, wrap_text};

/// Between two columns.
pub const GAP: f32 = 8.0;
/// How titles are set where nothing has to give way.
pub const HEAD: Type = Type::bold(8.5);

/// How wide a column is: in points, or a share of what the others leave.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Width {
    Points(f32),
    Share(f32),
}

/// Where the text of a column stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Right,
    Centre,
}

/// What happens to a text too long for its column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Long {
    /// It is set smaller, in two lines, and at last cut.
    Shrink,
    /// It takes as many lines as it needs, and the row grows.
    Wrap,
}

/// One column of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct PrintedColumn {
    pub title: String,
    pub width: Width,
    pub align: Align,
    pub long: Long,
}

impl PrintedColumn {
    pub fn new(title: &str, width: Width, align: Align) -> Self {
        Self { title: title.to_owned(), width, align, long: Long::Shrink }
    }

    #[must_use]
    pub fn wrapping(self) -> Self {
        Self { long: Long::Wrap, ..self }
    }
}

/// One cell: its text, and in smaller type below it a note.
#[derive(Debug, Clone, PartialEq)]
pub struct PrintedCell {
    pub text: String,
    pub note: String,
    pub set: Type,
    pub ink: Ink,
    /// At its left.
    pub emblem: Option<LetteredEmblem>,
}

impl PrintedCell {
    pub fn new(text: impl Into<String>, set: Type) -> Self {
        Self { text: text.into(), note: String::new(), set, ink: Ink::TEXT, emblem: None }
    }

    #[must_use]
    pub fn muted(self) -> Self {
        Self { ink: Ink::MUTED, ..self }
    }

    /// The faction's, where there is one.
    #[must_use]
    pub fn emblem(self, emblem: Option<&LetteredEmblem>) -> Self {
        Self { emblem: emblem.cloned(), ..self }
    }

    #[must_use]
    pub fn note(self, note: impl Into<String>) -> Self {
        Self { note: note.into(), ..self }
    }
}

/// A table: its columns, and how high a row is at least.
#[derive(Debug, Clone, PartialEq)]
pub struct PrintedTable {
    pub columns: Vec<PrintedColumn>,
    pub row_height: f32,
}

/// Draws the rows, over as many pages as they need.
pub fn draw_table(sheet: &mut Sheet, table: &PrintedTable, rows: &[Vec<PrintedCell>]) {
    let grid = Grid::from_table(table, (MARGIN, sheet.width()));
    sheet.need(grid.head.height + table.row_height);
    grid.draw_head(sheet);
    let measured = grid.measure(rows);
    let needed: Vec<f32> = measured.iter().map(|row| row.height).collect();
    let pages = PageRoom { first: sheet.room(), next: sheet.room_of_next_page() - grid.head.height };
    let least = row_height(table.row_height, &needed, pages);
    for row in measured {
        let row = PrintedRow { height: least.max(row.height), ..row };
        if sheet.need(row.height) {
            grid.draw_head(sheet);
        }
        grid.draw_row(sheet, &row);
    }
}

/// Whether all rows fit on the page that is begun, one below the other.
pub fn has_room_for_rows(sheet: &Sheet, table: &PrintedTable, rows: &[Vec<PrintedCell>]) -> bool {
    let grid = Grid::from_table(table, (MARGIN, sheet.width()));
    let heights = grid.measure(rows).into_iter().map(|row| row.height.max(table.row_height));
    heights.sum::<f32>() <= sheet.room() - grid.head.height
}

/// Draws the rows in two columns of a page: down the left one, then down the right one. Those of the last page are
/// spread over both.
pub fn draw_in_two(sheet: &mut Sheet, table: &PrintedTable, rows: &[Vec<PrintedCell>]) {
    let width = (sheet.width() - GUTTER) / 2.0;
    let halves = [MARGIN, MARGIN + width + GUTTER].map(|left| Grid::from_table(table, (left, width)));
    let heights = |rows: &[PrintedRow]| rows.iter().map(|row| row.height).sum::<f32>();
    let rows = halves[0].measure(rows).into_iter();
    let rows: Vec<PrintedRow> =
        rows.map(|row| PrintedRow { height: row.height.max(table.row_height), ..row }).collect();
    let mut rest = rows.as_slice();
    while !rest.is_empty() {
        let (top, room) = (sheet.y, sheet.room() - halves[0].head.height);
        // What is left is halved where both halves fit on this page.
        let half = &rest[..rest.len().div_ceil(2)];
        let mut most = if heights(half) <= room { half.len() } else { rest.len() };
        for grid in &halves {
            sheet.y = top;
            grid.draw_head(sheet);
            let mut drawn = 0;
            // A row that is higher than a page is drawn all the same.
            while drawn < most.min(rest.len()) && (drawn == 0 || rest[drawn].height <= sheet.room()) {
                grid.draw_row(sheet, &rest[drawn]);
                drawn += 1;
            }
            rest = &rest[drawn..];
            most = rest.len();
            if rest.is_empty() {
                break;
            }
        }
        if !rest.is_empty() {
            sheet.next_page();
        }
    }
}

/// The room for rows on the page that is begun, and on each that follows.
#[derive(Debug, Clone, Copy)]
struct PageRoom {
    first: f32,
    next: f32,
}

/// The most rows that are not worth a sheet of paper of their own.
const STRAGGLERS: usize = 4;
/// How much lower rows may be set so that the last few fit on the page before.
const TIGHTEST: [f32; 4] = [0.97, 0.94, 0.91, 0.88];

/// How high rows are at least: as wished, or a little lower where that saves a last page of a few rows.
fn row_height(wished: f32, needed: &[f32], pages: PageRoom) -> f32 {
    let (count, last) = fill_pages(wished, needed, pages);
    if count == 1 || last > STRAGGLERS {
        return wished;
    }
    let tighter = TIGHTEST.into_iter().map(|share| share * wished);
    tighter.into_iter().find(|height| fill_pages(*height, needed, pages).0 < count).unwrap_or(wished)
}

/// How many pages rows of at least this height take, and how many rows stand on the last.
fn fill_pages(least: f32, needed: &[f32], pages: PageRoom) -> (usize, usize) {
    let (mut room, mut count, mut rows) = (pages.first, 1, 0);
    for needed in needed {
        let height = least.max(*needed);
        if height > room {
            (room, count, rows) = (pages.next, count + 1, 0);
        }
        room -= height;
        rows += 1;
    }
    (count, rows)
}

/// Between two columns of rows.
const GUTTER: f32 = 18.0;

/// A table's columns on a part of the page.
struct Grid<'t> {
    table: &'t PrintedTable,
    spans: Vec<ColumnSpan>,
    head: TableHead,
    left: f32,
    width: f32,
}

/// The left end and the width of a column, inside its gaps.
#[derive(Debug, Clone, Copy)]
struct ColumnSpan {
    x: f32,
    width: f32,
}

struct PrintedRow {
    cells: Vec<Vec<GridLine>>,
    /// Of each cell, with its size.
    emblems: Vec<Option<(LetteredEmblem, f32)>>,
    striped: bool,
    height: f32,
}

impl<'t> Grid<'t> {
    fn from_table(table: &'t PrintedTable, (left, width): (f32, f32)) -> Self {
        let spans = measure_column_spans(&table.columns, left, width);
        let head = lay_out_head(table, &spans);
        Self { table, spans, head, left, width }
    }

    /// Each row with the height that it needs.
    fn measure(&self, rows: &[Vec<PrintedCell>]) -> Vec<PrintedRow> {
        let measured = rows.iter().enumerate().map(|(number, cells)| {
            let cells = cells.iter().zip(&self.table.columns).zip(&self.spans);
            let laid_out =
                |((cell, column), span): ((&PrintedCell, _), &ColumnSpan)| lay_out_cell(cell, column, *span);
            let emblems = cells.clone().map(|((cell, _), _)| {
                cell.emblem.as_ref().map(|emblem| (emblem.clone(), size_of_emblem(cell)))
            });
            let emblems = emblems.collect();
            let cells: Vec<Vec<GridLine>> = cells.map(laid_out).collect();
            let height = cells.iter().map(|lines| block_height(lines)).fold(0.0, f32::max) + 8.0;
            PrintedRow { cells, emblems, striped: number % 2 == 1, height }
        });
        measured.collect()
    }

    fn draw_head(&self, sheet: &mut Sheet) {
        let head = &self.head;
        if head.height == 0.0 {
            return;
        }
        for ((column, span), lines) in self.table.columns.iter().zip(&self.spans).zip(&head.titles) {
            let mut y = sheet.y + head.height - 5.0;
            for line in lines.iter().rev() {
                let x = align_in_span(column.align, *span, head.set.width(line));
                sheet.canvas.text(line, PagePoint { x, y }, head.set, Ink::MUTED);
                y -= 1.25 * head.set.size;
            }
        }
        sheet.y += head.height;
        let pen = Pen { ink: Ink::RULE, thickness: 0.8 };
        let (from, to) =
            (PagePoint { x: self.left, y: sheet.y }, PagePoint { x: self.left + self.width, y: sheet.y });
        sheet.canvas.line(from, to, pen);
    }

    fn draw_row(&self, sheet: &mut Sheet, row: &PrintedRow) {
        if row.striped {
            let area = Area { x: self.left, y: sheet.y, width: self.width, height: row.height };
            sheet.canvas.fill(area, Ink::STRIPE);
        }
        let cells = row.cells.iter().zip(&row.emblems);
        for (((lines, emblem), column), span) in cells.zip(&self.table.columns).zip(&self.spans) {
            let mut beside = 0.0;
            if let Some((emblem, size)) = emblem {
                let y = sheet.y + (row.height - size) / 2.0;
                let area = Area { x: span.x, y, width: *size, height: *size };
                sheet.canvas.emblem(emblem, area, Ink::TEXT);
                beside = size + EMBLEM_GAP;
            }
            for GridLine { fitted, ink, drop } in lines {
                let span = ColumnSpan { x: span.x + beside, ..*span };
                let x = align_in_span(column.align, span, fitted.set.width(&fitted.text));
                let y = sheet.y + row.height / 2.0 + drop;
                sheet.canvas.text(&fitted.text, PagePoint { x, y }, fitted.set, *ink);
            }
        }
        sheet.y += row.height;
    }
}

fn measure_column_spans(columns: &[PrintedColumn], left: f32, room: f32) -> Vec<ColumnSpan> {
    let fixed: f32 = columns.iter().map(|c| if let Width::Points(p) = c.width { p } else { 0.0 }).sum();
    let shares: f32 = columns.iter().map(|c| if let Width::Share(s) = c.width { s } else { 0.0 }).sum();
    let share = (room - fixed).max(0.0) / shares.max(0.001);
    let mut x = left;
    let mut spans = Vec::with_capacity(columns.len());
    for column in columns {
        let width = match column.width {
            Width::Points(points) => points,
            Width::Share(shares) => shares * share,
        };
        spans.push(ColumnSpan { x: x + GAP / 2.0, width: (width - GAP).max(1.0) });
        x += width;
    }
    spans
}

/// The head of a table, measured: how its titles are set and broken.
struct TableHead {
    set: Type,
    titles: Vec<Vec<String>>,
    height: f32,
}

fn lay_out_head(table: &PrintedTable, spans: &[ColumnSpan]) -> TableHead {
    let full = HEAD;
    // No title is broken inside a word: all are set smaller instead, as far as can still be read.
    let squeeze = table.columns.iter().zip(spans).flat_map(|(column, span)| {
        column.title.split(' ').map(|word| span.width / full.width(word).max(0.1))
    });
    let set = Type::bold(full.size * squeeze.fold(1.0, f32::min).max(0.66));
    let titles: Vec<Vec<String>> = table
        .columns
        .iter()
        .zip(spans)
        .map(|(column, span)| wrap_text(&column.title, set, span.width).into_iter().take(3).collect())
        .collect();
    let lines = titles.iter().map(|lines| lines.iter().map(|_| 1.25 * set.size).sum()).fold(0.0, f32::max);
    TableHead { set, titles, height: if lines > 0.0 { lines + 8.0 } else { 0.0 } }
}

/// One line of a cell, and how far below the middle of the row its baseline is.
struct GridLine {
    fitted: Fitted,
    ink: Ink,
    drop: f32,
}

const LEADING: f32 = 1.3;
/// The most lines of one cell; what is longer ends in an ellipsis.
const MOST_LINES: usize = 40;

fn lay_out_cell(cell: &PrintedCell, column: &PrintedColumn, span: ColumnSpan) -> Vec<GridLine> {
    let beside = cell.emblem.as_ref().map_or(0.0, |_| size_of_emblem(cell) + EMBLEM_GAP);
    match column.long {
        Long::Shrink => shrink_cell_text(cell, span.width - beside),
        Long::Wrap => wrap_cell_text(cell, span.width - beside),
    }
}

/// Between an emblem and what it stands beside.
const EMBLEM_GAP: f32 = 5.0;

/// As high as the letters beside it, and the note beneath them.
fn size_of_emblem(cell: &PrintedCell) -> f32 {
    cell.set.size * if cell.note.trim().is_empty() { 1.15 } else { 1.45 }
}

fn shrink_cell_text(cell: &PrintedCell, room: f32) -> Vec<GridLine> {
    let size = cell.set.size;
    // A name too long to be read when shrunk takes two lines; its note gives way.
    if cell.set.width(&cell.text) > room / 0.75 {
        let small = Type { size: size * 0.66, ..cell.set };
        let broken = wrap_text(&cell.text, small, room);
        if let [first, rest @ ..] = broken.as_slice()
            && !rest.is_empty()
        {
            let first = Fitted { text: first.clone(), set: small };
            let rest = fit_text(&rest.join(" "), small, room);
            return vec![
                GridLine { fitted: first, ink: cell.ink, drop: -size * 0.12 },
                GridLine { fitted: rest, ink: cell.ink, drop: size * 0.7 },
            ];
        }
    }
    // What one line holds at the size of two is not cut.
    let fitted = squeeze_name(&cell.text, cell.set, room);
    if cell.note.trim().is_empty() {
        return vec![GridLine { fitted, ink: cell.ink, drop: size * 0.36 }];
    }
    let note = fit_text(&cell.note, Type::regular(size * 0.62), room);
    vec![
        GridLine { fitted, ink: cell.ink, drop: 0.0 },
        GridLine { fitted: note, ink: Ink::MUTED, drop: size * 0.78 },
    ]
}

fn wrap_cell_text(cell: &PrintedCell, room: f32) -> Vec<GridLine> {
    let mut texts = wrap_text(&cell.text, cell.set, room);
    if texts.len() > MOST_LINES {
        texts.truncate(MOST_LINES - 1);
        texts.push("…".to_owned());
    }
    let step = cell.set.size * LEADING;
    let height = texts.iter().map(|_| step).sum::<f32>();
    let mut drop = step * 0.77 - height / 2.0;
    let mut lines = Vec::with_capacity(texts.len());
    for text in texts {
        lines.push(GridLine { fitted: Fitted { text, set: cell.set }, ink: cell.ink, drop });
        drop += step;
    }
    lines
}

/// How high the lines of a wrapped cell stand; cells of one or two lines fit any row.
fn block_height(lines: &[GridLine]) -> f32 {
    match lines {
        [first, .., last] if lines.len() > 2 => last.drop - first.drop + first.fitted.set.size * LEADING,
        [first, last] => last.drop - first.drop + first.fitted.set.size * 0.6,
        _ => 0.0,
    }
}

fn align_in_span(align: Align, span: ColumnSpan, taken: f32) -> f32 {
    match align {
        Align::Left => span.x,
        Align::Right => span.x + span.width - taken,
        Align::Centre => span.x + (span.width - taken) / 2.0,
    }
}

#[cfg(test)]
mod tests {
    use super::{PageRoom, PrintedCell, Type, fill_pages, row_height, shrink_cell_text};

    const PAGES: PageRoom = PageRoom { first: 506.0, next: 550.0 };

    #[test]
    fn a_last_page_of_a_few_rows_is_saved_by_rows_a_little_lower() {
        // 23 rows, 25 rows, and one alone on a third page.
        let rows = [8.0; 49];
        assert_eq!(fill_pages(22.0, &rows, PAGES), (3, 1));
        let height = row_height(22.0, &rows, PAGES);
        assert!((19.3..22.0).contains(&height), "{height}");
        assert_eq!(fill_pages(height, &rows, PAGES).0, 2);
    }

    #[test]
    fn rows_keep_their_height_where_no_page_is_saved() {
        let pages_of = |count: usize| row_height(22.0, &vec![8.0; count], PAGES);
        for count in [0, 1, 23, 48, 58] {
            assert!((pages_of(count) - 22.0).abs() < f32::EPSILON, "{count}");
        }
        // Rows that need their height keep it, whatever page that takes.
        let tall = [22.0; 49];
        assert!((row_height(22.0, &tall, PAGES) - 22.0).abs() < f32::EPSILON);
    }

    #[test]
    fn a_name_that_one_line_or_two_can_hold_is_told_whole() {
        let (name, set) = ("Chris Taylor (Ironjawz)", Type::bold(11.5));
        for share in [1.0, 0.8, 0.74, 0.69, 0.67, 0.6, 0.5] {
            let lines =
                shrink_cell_text(&PrintedCell::new(name, set).note("Ironjawz"), share * set.width(name));
            let told = lines.iter().map(|line| line.fitted.text.as_str()).collect::<Vec<_>>().join(" ");
            assert!(told.starts_with(name), "{share}: {told}");
        }
    }
}

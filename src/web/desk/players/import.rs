//! Adding many players from a CSV file: first the file as a table, with what each column is taken for and what would
//! happen to each row, all of it to be chosen otherwise; then adding them, which one tap undoes.

use super::import_surroundings::{know_everyone, load_import_surroundings};
use crate::{
    actions::entrants::from_file::{self, EveryoneHere, FromFile, PlayerFromFile},
    domain::{event::player_file::ColumnMeaning, refusal::FormRefusal},
    exchange::players_csv::{
        CsvRecord, Encoding, HeadingsAt, ImportChoices, ImportPreview, Likeness, MOST_COLUMNS, NewPlayerRow,
        Other, PreviewRow, RowOutcome, Separator, TeamRoom, read_players,
    },
    text::TextFact,
    web::{forms::upload::Upload, page::undo::UndoableTap, prelude::*},
};
use base64::{Engine, engine::general_purpose::STANDARD};

/// A file of the largest size, as text of a form, with room for the form's own.
const LIMIT: usize = 3_000_000;
/// So many rows are shown whatever is in them; of the others those with something to tell.
const ROWS: usize = 100;
/// A cell is shown up to so many characters.
const LONGEST_SHOWN: usize = 120;

#[derive(Template)]
#[template(path = "desk/players/import.html")]
struct ImportPage<'a> {
    visit: &'a EventVisit,
    form: Form,
    read: Option<ReadFile>,
}

/// A file that was sent, and what would come of it.
struct ReadFile {
    preview: ImportPreview,
    /// The file as it came, so that the server need not keep it until it is confirmed.
    packed: String,
    name: String,
    /// The lines that may have the headings: value and label.
    headings: Vec<(String, Wording)>,
    /// Players, pairs or teams that have a place already.
    playing: usize,
    /// What the event's teams have room for, where any are entered.
    room: Option<TeamRoom>,
}

impl ReadFile {
    fn adds(&self) -> usize {
        self.preview.to_add().count()
    }

    fn said(&self) -> Message {
        let (there, bad) = (self.preview.passed_over(), self.preview.bad());
        say!("desk-players-import-rows", players = self.adds(), there, bad)
    }

    /// What becomes of the teams that it names, where any are entered.
    fn of_teams(&self) -> Option<Message> {
        self.room.as_ref()?;
        Some(if self.preview.has_teams() {
            say!("desk-players-import-teams", made = self.preview.new_teams)
        } else {
            say!("desk-players-import-without-teams")
        })
    }

    fn unreadable(&self) -> Option<Message> {
        Some(self.preview.unreadable)
            .filter(|characters| *characters > 0)
            .map(|characters| say!("desk-players-import-unreadable", characters))
    }

    /// The button.
    fn add_all(&self) -> Option<Message> {
        Some(self.adds())
            .filter(|players| *players > 0)
            .map(|players| say!("desk-players-import-add", players))
    }

    /// More than there are places.
    fn too_many(&self, visit: &EventVisit) -> Option<Message> {
        let adds = if self.room.is_some() { self.preview.new_teams } else { self.adds() };
        let (entrants, places) = (self.playing + adds, visit.event.settings.capacity);
        (entrants > places as usize).then(|| say!("desk-players-import-too-many", players = entrants, places))
    }

    /// How it was read, for the form to be held against.
    fn key(&self) -> String {
        let columns: Vec<&str> = self.preview.columns.iter().map(|column| column.meaning.key()).collect();
        let ImportPreview { encoding, separator, headings_at, .. } = &self.preview;
        [encoding.key(), separator.as_str(), &headings_key(*headings_at), &columns.join(",")].join("|")
    }

    /// The choices of each kind: value and label.
    fn encodings(&self) -> Vec<(&'static str, Wording)> {
        let guessed = Some(self.preview.encoding).filter(|own| !Encoding::OFFERED.contains(own));
        let all = Encoding::OFFERED.into_iter().chain(guessed);
        all.map(|one| (one.key(), name_encoding(one))).collect()
    }

    fn separator_choices() -> [(&'static str, Message); 5] {
        Separator::ALL.map(|one| (one.as_str(), told(&one)))
    }

    fn headings(&self) -> &[(String, Wording)] {
        &self.headings
    }

    fn column_meaning_choices(&self) -> Vec<(&'static str, Message)> {
        let offered = ColumnMeaning::list_offered(self.room.is_some()).into_iter();
        offered.map(|one| (one.key(), told(&one))).collect()
    }

    fn columns(&self) -> Vec<ShownColumn> {
        let columns = self.preview.columns.iter().enumerate();
        columns
            .map(|(at, column)| {
                let cells = self.preview.rows.iter().filter_map(|row| row.record.cells.get(at));
                let some =
                    cells.filter(|cell| !cell.trim().is_empty()).take(3).map(|cell| shorten_text(cell, 30));
                ShownColumn {
                    field: column_field(at),
                    called: name_column(&column.heading, at + 1),
                    some: some.collect::<Vec<_>>().join(" · "),
                    meaning: told(&column.meaning),
                }
            })
            .collect()
    }

    /// The form with all that the file is taken for.
    fn fill(&self, form: &mut Form) {
        form.set("encoding", self.preview.encoding.key());
        form.set("separator", self.preview.separator.as_str());
        form.set("headings", headings_key(self.preview.headings_at));
        for (at, column) in self.preview.columns.iter().enumerate() {
            form.set(&column_field(at), column.meaning.key());
        }
    }

    /// Lines above the headings, and columns that nothing is read from.
    fn not_read(&self) -> Vec<Wording> {
        let above = self.preview.above().iter().map(|record| Wording::from(line_with(record)));
        let unused = self.preview.columns.iter().enumerate();
        let unused =
            unused.filter(|(_, column)| column.meaning == ColumnMeaning::Unused && column.filled > 0);
        let unused = unused.map(|(at, column)| {
            let column_name = TextFact::from(name_column(&column.heading, at + 1));
            say!("files-column-not-read", column = column_name, cells = column.filled).into()
        });
        above.chain(unused).collect()
    }

    /// The first rows, and all with something to tell.
    fn rows(&self) -> Vec<&PreviewRow> {
        let rows = self.preview.rows.iter().enumerate();
        rows.filter(|(at, row)| *at < ROWS || !is_plain(row)).map(|(_, row)| row).collect()
    }

    fn more_rows(&self) -> Option<Message> {
        let more = self.preview.rows.iter().skip(ROWS).filter(|row| is_plain(row)).count();
        (more > 0).then(|| say!("desk-players-import-more-rows", rows = more))
    }

    /// Whom a row is about.
    fn name_of_row(row: &PreviewRow) -> &str {
        match &row.outcome {
            RowOutcome::Add(new) => new.details.name.as_str(),
            RowOutcome::AlreadyHere { name, .. } | RowOutcome::Repeated { name, .. } => name,
            RowOutcome::Bad(_) => "",
        }
    }

    fn outcome_of_row(row: &PreviewRow) -> Message {
        tell_row_outcome(&row.outcome)
    }

    fn tone_of_row(row: &PreviewRow) -> &'static str {
        match &row.outcome {
            RowOutcome::Add(new) if new.like.is_empty() => "good",
            RowOutcome::Add(_) => "warn",
            RowOutcome::AlreadyHere { .. } | RowOutcome::Repeated { .. } => "",
            RowOutcome::Bad(_) => "bad",
        }
    }

    fn cells(&self, row: &PreviewRow) -> Vec<ImportedCell> {
        let told = self.preview.columns.iter().enumerate().map(|(at, column)| {
            let cell =
                row.record.cells.get(at).map_or_else(String::new, |cell| shorten_text(cell, LONGEST_SHOWN));
            let why = row.left_out.iter().find(|left| left.column == at).map(|left| told(&left.why));
            let is_paid = column.meaning == ColumnMeaning::Paid && !cell.trim().is_empty() && why.is_none();
            let taken_for = match &row.outcome {
                RowOutcome::Add(new) if is_paid => {
                    Some(say!("desk-players-import-paid", paid = new.details.paid))
                }
                _ => None,
            };
            ImportedCell { cell, why, taken_for, is_read: column.meaning != ColumnMeaning::Unused }
        });
        told.collect()
    }
}

/// A cell of a row as the page has it.
struct ImportedCell {
    cell: String,
    /// Why nothing is kept of it.
    why: Option<Message>,
    /// What it is taken for, where that is not what stands in it.
    taken_for: Option<Message>,
    /// Its column is read at all.
    is_read: bool,
}

/// A column as the page has it.
struct ShownColumn {
    /// Of its choice.
    field: String,
    called: Wording,
    /// Some of what is in it.
    some: String,
    meaning: Message,
}

/// Added, with all of its cells that are read.
fn is_plain(row: &PreviewRow) -> bool {
    let is_added = matches!(&row.outcome, RowOutcome::Add(new) if new.like.is_empty());
    is_added && row.left_out.is_empty() && !row.record.has_open_quote
}

/// What happens to a row.
fn tell_row_outcome(outcome: &RowOutcome) -> Message {
    match outcome {
        RowOutcome::Add(NewPlayerRow { like, .. }) if like.is_empty() => say!("files-row-added"),
        RowOutcome::Add(NewPlayerRow { like, .. }) => {
            let like: TextFact = like.iter().map(tell_likeness).collect();
            say!("files-row-added-with", like)
        }
        RowOutcome::AlreadyHere { number, called, .. } => {
            say!("files-row-here-already", number, called)
        }
        RowOutcome::Repeated { line, .. } => say!("files-row-repeated", line),
        RowOutcome::Bad(problem) => say!("files-row-bad", problem),
    }
}

fn tell_likeness(likeness: &Likeness) -> Message {
    match likeness {
        Likeness::Name(Other::Line(line)) => say!("files-name-of-line", line),
        Likeness::Name(Other::Player(number)) => say!("files-name-of-player", number),
        Likeness::Email(Other::Line(line)) => say!("files-email-of-line", line),
        Likeness::Email(Other::Player(number)) => say!("files-email-of-player", number),
    }
}

/// The parts of the world whose files are written in an encoding, and its name.
fn name_encoding(encoding: Encoding) -> Wording {
    match encoding.key() {
        "windows-1252" => say!("encoding-windows-1252").into(),
        "windows-1250" => say!("encoding-windows-1250").into(),
        "windows-1251" => say!("encoding-windows-1251").into(),
        "macintosh" => say!("encoding-macintosh").into(),
        "IBM850" => say!("encoding-ibm850").into(),
        "IBM852" => say!("encoding-ibm852").into(),
        "IBM866" => say!("encoding-ibm866").into(),
        "ISO-8859-2" => say!("encoding-iso-8859-2").into(),
        "windows-1253" => say!("encoding-windows-1253").into(),
        "windows-1254" => say!("encoding-windows-1254").into(),
        "windows-1257" => say!("encoding-windows-1257").into(),
        "KOI8-U" => say!("encoding-koi8-u").into(),
        "Shift_JIS" => say!("encoding-shift-jis").into(),
        "gb18030" => say!("encoding-gb18030").into(),
        "Big5" => say!("encoding-big5").into(),
        "EUC-KR" => say!("encoding-euc-kr").into(),
        name => Wording::Words(name.to_owned()),
    }
}

/// A column as it is called in a sentence: its heading, else its place, from 1.
fn name_column(heading: &str, place: usize) -> Wording {
    if heading.is_empty() { say!("files-column", place).into() } else { Wording::Words(heading.to_owned()) }
}

/// A line of the file, as a choice.
fn line_with(record: &CsvRecord) -> Message {
    say!("desk-players-import-line-with", line = record.line.to_string(), cells = in_a_line(record))
}

fn in_a_line(record: &CsvRecord) -> String {
    let cells = record.cells.iter().map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
    shorten_text(&cells.collect::<Vec<_>>().join(" · "), 60)
}

fn shorten_text(text: &str, most: usize) -> String {
    let text = text.trim();
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn headings_key(at: HeadingsAt) -> String {
    at.map_or_else(|| "none".to_owned(), |at| at.to_string())
}

fn column_field(at: usize) -> String {
    format!("column_{at}")
}

/// What is chosen on the form. What was chosen of the columns counts while they are the same columns.
fn read_import_choices(form: &Form) -> ImportChoices {
    let seen: Vec<&str> = form.value("seen").split('|').collect();
    let is_as_seen = |at: usize, name: &str| seen.get(at).is_some_and(|seen| form.is(name, seen));
    let same_text = is_as_seen(0, "encoding") && is_as_seen(1, "separator");
    let same_headings = is_as_seen(2, "headings");
    let headings = match form.value("headings") {
        "" => None,
        "none" => Some(None),
        at => at.parse().ok().map(Some),
    };
    let columns = (0..MOST_COLUMNS).map(column_field).take_while(|name| form.has(name));
    let columns =
        columns.map(|name| ColumnMeaning::parse(form.value(&name)).unwrap_or(ColumnMeaning::Unused));
    ImportChoices {
        encoding: Encoding::parse(form.value("encoding")),
        separator: Separator::parse(form.value("separator")),
        headings: headings.filter(|_| same_text || !same_headings),
        columns: Some(columns.collect()).filter(|_| same_text && same_headings),
    }
}

/// How the form says that the file is read, in the words of [`ReadFile::key`].
fn chosen_key(form: &Form) -> String {
    let columns: Vec<String> =
        (0..MOST_COLUMNS).map(column_field).take_while(|name| form.has(name)).collect();
    let columns: Vec<&str> = columns.iter().map(|name| form.value(name)).collect();
    ["encoding", "separator", "headings"].map(|name| form.value(name)).join("|") + "|" + &columns.join(",")
}

pub async fn show_import_page(here: Organiser) -> Result<HttpResponse> {
    answer_with_page(&here.visit, &empty_import_page(&here, Form::default()))
}

/// Shows a file that was chosen or pasted.
pub async fn preview_import(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let (bytes, name) = match sent.file("file") {
        Some(file) => (file.bytes.clone(), file.name.clone()),
        None => (
            sent.form.value("text").as_bytes().to_vec(),
            here.speaker.say(&say!("desk-players-import-pasted")),
        ),
    };
    let mut form = sent.form;
    form.set("packed", STANDARD.encode(&bytes));
    form.set("file_name", name);
    let shown = import_page(&app, &here, form).await?;
    if shown.read.is_some() { answer_with_page(&here.visit, &shown) } else { form_again(&here.visit, &shown) }
}

/// Adds the players of a file that is read as the page showed it; or shows it again, read as the form says.
pub async fn confirm_import(app: Data<App>, here: Organiser, sent: Upload<LIMIT>) -> Result<HttpResponse> {
    let mut form = sent.form;
    let is_as_seen = chosen_key(&form) == form.value("seen");
    if !form.is("do", "add") || !is_as_seen {
        if form.is("do", "add") {
            form = form.refused(say!("desk-players-import-check-again"));
        }
        let shown = import_page(&app, &here, form).await?;
        return if shown.form.is_fine() {
            answer_with_page(&here.visit, &shown)
        } else {
            form_again(&here.visit, &shown)
        };
    }
    let bytes = STANDARD.decode(form.value("packed")).unwrap_or_default();
    let source: String = form.value("file_name").chars().filter(|c| !c.is_control()).take(80).collect();
    let (chosen, mut around) = (read_import_choices(&form), load_import_surroundings(&app, &here).await?);
    // Read again beside those who are here now: somebody may have been added since the preview.
    let added = from_file::add_all(&app, &here.actor(&form), here.event.id, &source, |everyone| {
        know_everyone(&mut around, everyone);
        let preview = read_players(&bytes, &chosen, &around)
            .map_err(|_| Error::from_refusal(FormRefusal::Unreadable))?;
        let players = preview
            .to_add()
            .map(|new| PlayerFromFile { details: new.details.clone(), seat: new.seat.clone() })
            .collect();
        Ok(FromFile { players, read_as: Some(preview.to_remember()) })
    })
    .await;
    let mut next = Next::lead_to_page(&here, here.to("desk/players"));
    if let Ok(added) = &added {
        next = next.saying(say!("desk-players-import-added", players = added.count));
        next = next.undone_by(&here, UndoableTap::PlayersAdded { entry: added.entry });
    }
    let again = async |form| import_page(&app, &here, form).await;
    SentForm { visit: &here.visit, form, result: added }.answer(next, again).await
}

/// Removes again whom a file added.
pub async fn undo_import(app: Data<App>, here: Organiser, form: Form) -> Result<HttpResponse> {
    let entry = form.value("entry").parse().map_err(|_| Error::NotFound)?;
    let removed = from_file::take_back_added(&app, &here.actor(&form), here.event.id, entry).await;
    let next = Next::lead_to_page(&here, here.to("desk/players"));
    next.after_or_why(removed, |players| say!("desk-players-import-removed", players))
}

/// The page with the file that the form carries, or with what is wrong with it.
async fn import_page<'a>(app: &App, here: &'a Organiser, mut form: Form) -> Result<ImportPage<'a>> {
    let Ok(bytes) = STANDARD.decode(form.value("packed")) else {
        return Ok(empty_import_page(here, form.refused(FormRefusal::Unreadable)));
    };
    let mut around = load_import_surroundings(app, here).await?;
    let mut tx = app.database.read().await?;
    let players = storage::players::list_players(&mut tx, here.event.id).await?;
    let teams = storage::teams::list_teams(&mut tx, here.event.id).await?;
    drop(tx);
    know_everyone(&mut around, EveryoneHere { players: &players, teams: &teams });
    Ok(match read_players(&bytes, &read_import_choices(&form), &around) {
        Ok(preview) => {
            let playing = here.event.playing();
            let (packed, name) = (form.value("packed").to_owned(), form.value("file_name").to_owned());
            let lines = preview.first.iter().enumerate();
            let lines = lines.map(|(at, record)| (Some(at), line_with(record)));
            let none = (None, say!("desk-players-import-no-headings"));
            let headings = std::iter::once(none).chain(lines);
            let headings = headings.map(|(at, label)| (headings_key(at), label.into())).collect();
            let read = ReadFile { preview, packed, name, headings, playing, room: around.room };
            read.fill(&mut form);
            ImportPage { read: Some(read), ..empty_import_page(here, form) }
        }
        Err(problem) => empty_import_page(here, form.refused(problem)),
    })
}

fn empty_import_page(here: &Organiser, form: Form) -> ImportPage<'_> {
    ImportPage { visit: &here.0, form, read: None }
}

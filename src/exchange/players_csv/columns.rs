//! Which column holds what, from its title, in the words of several languages.

use unicode_normalization::UnicodeNormalization;

use super::PlayersCsvError;
use super::sheet::Record;
use crate::domain::event::player::DetailText;

/// What the column of a text is called in our own files.
pub(super) fn title(text: DetailText) -> &'static str {
    match text {
        DetailText::Club => "Club",
        DetailText::Faction => "Faction",
        DetailText::Email => "E-mail",
        DetailText::Notes => "Notes",
        DetailText::Dietary => "Dietary needs",
    }
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    Name,
    FirstName,
    LastName,
    Text(DetailText),
    Paid,
    /// Known, and not used: players get their number from the event.
    Number,
}

/// The columns of a file.
#[derive(Debug)]
pub struct Columns {
    fields: Vec<Option<Field>>,
    pub has_header: bool,
    pub unused: Vec<String>,
}

impl Columns {
    /// The cell of a field in a record; the first that is not empty, if several columns hold it.
    pub fn cell<'a>(&self, record: &'a Record, field: Field) -> &'a str {
        self.fields
            .iter()
            .zip(&record.cells)
            .filter(|(column, _)| **column == Some(field))
            .map(|(_, cell)| crate::exchange::cell::plain(cell.trim_matches(' ')).trim())
            .find(|cell| !cell.is_empty())
            .unwrap_or("")
    }
}

/// Reads the titles, if the first record holds titles; otherwise the first column is the name.
pub fn recognise(records: &[Record]) -> Result<Columns, PlayersCsvError> {
    let first = records.first().ok_or(PlayersCsvError::Empty)?;
    let fields: Vec<Option<Field>> = first.cells.iter().map(|title| field(title)).collect();
    let found = |field| fields.contains(&Some(field));
    if found(Field::Name) || found(Field::LastName) || found(Field::FirstName) {
        let untitled = first
            .cells
            .iter()
            .zip(&fields)
            .filter(|(title, field)| field.is_none() && !title.trim().is_empty());
        let unused = untitled.map(|(title, _)| title.trim().to_owned()).collect();
        return Ok(Columns { fields, has_header: true, unused });
    }
    if fields.iter().flatten().count() >= 2 {
        return Err(PlayersCsvError::NoName(
            first.cells.iter().map(|title| title.trim()).collect::<Vec<_>>().join(", "),
        ));
    }
    Ok(Columns { fields: vec![Some(Field::Name)], has_header: false, unused: Vec::new() })
}

fn field(title: &str) -> Option<Field> {
    if matches!(title.trim(), "#" | "№") {
        return Some(Field::Number);
    }
    let title: String = title
        .nfd()
        .flat_map(char::to_lowercase)
        .map(|c| if c == 'ł' { 'l' } else { c })
        .filter(|c| c.is_alphanumeric())
        .collect();
    TITLES.iter().find(|(_, titles)| titles.split(' ').any(|known| known == title)).map(|(field, _)| *field)
}

/// Titles in lower case, without accents, spaces and signs.
const TITLES: [(Field, &str); 10] = [
    (
        Field::Name,
        "name names player players playername nameofplayer fullname participant participantname \
         attendee attendeename entrant competitor spieler spielername teilnehmer joueur \
         nomcomplet nometprenom nomprenom jugador nombrecompleto nombreyapellidos giocatore \
         nomecompleto gracz imieinazwisko speler имя игрок имяфамилия",
    ),
    (Field::FirstName, "firstname first forename givenname vorname prenom nombre nome imie voornaam"),
    (
        Field::LastName,
        "lastname last surname familyname nachname familienname zuname nom apellido apellidos \
         cognome nazwisko achternaam фамилия",
    ),
    (
        Field::Text(DetailText::Club),
        "club team clubteam teamclub clubname teamname gamingclub group verein mannschaft equipe \
         equipo squadra klub druzyna клуб",
    ),
    (
        Field::Text(DetailText::Faction),
        "faction army factionarmy armyfaction force race allegiance fraktion armee volk faccion \
         ejercito fazione esercito frakcja armia фракция армия",
    ),
    (
        Field::Text(DetailText::Email),
        "email mail emailaddress mailaddress emailadresse adresseemail courriel correo \
         correoelectronico adresemail почта",
    ),
    (
        Field::Text(DetailText::Notes),
        "note notes comment comments remark remarks bemerkung bemerkungen notiz notizen kommentar \
         commentaire notas uwagi",
    ),
    (
        Field::Text(DetailText::Dietary),
        "dietary diet dietaryneeds dietaryrequirements dietaryrestrictions food foodallergies \
         allergies allergy allergiesanddiet meal essen allergien regime alergias dieta alergie",
    ),
    (Field::Paid, "paid haspaid payment paymentstatus bezahlt paye pagado pagato zaplacone betaald"),
    (Field::Number, "number no nr num id playernumber playerno nummer numero startnummer"),
];

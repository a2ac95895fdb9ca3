//! Tests of the module above.

use super::*;
use crate::domain::event::player::{DetailText, PlayerName};

mod found;

fn preview_players(bytes: &[u8], known: &[KnownPlayer]) -> Result<ImportPreview, PlayersCsvError> {
    read_players(bytes, &ImportChoices::default(), &Around { known: known.to_vec(), ..Around::default() })
}

fn preview_text(text: &str) -> ImportPreview {
    preview_players(text.as_bytes(), &[]).unwrap()
}

fn list_added_names(preview: &ImportPreview) -> Vec<&str> {
    preview.to_add().map(|player| player.details.name.as_str()).collect()
}

fn list_column_meanings(preview: &ImportPreview) -> Vec<&str> {
    preview.columns.iter().map(|column| column.meaning.key()).collect()
}

fn row_of_line(preview: &ImportPreview, line: u64) -> &PreviewRow {
    preview.rows.iter().find(|row| row.record.line == line).unwrap()
}

/// Line, text and reason of every cell that is left out.
fn left_out(preview: &ImportPreview) -> Vec<(u64, &str, CellProblem)> {
    let cells = preview
        .rows
        .iter()
        .flat_map(|row| row.left_out.iter().map(move |cell| (row.record.line, cell.text.as_str(), cell.why)));
    cells.collect()
}

fn known_player(number: i64, name: &str, email: Option<&str>) -> KnownPlayer {
    KnownPlayer { number, name: name.into(), email: email.map(str::to_owned) }
}

#[test]
fn a_full_file_fills_every_field() {
    let file = "Name,Club,Army,E-Mail,Notes,Dietary needs,Paid\n\
                Łukasz,Hobbits,Skaven,Luk@Example.org,\"tall, loud\",vegan,yes\n";
    let preview = preview_text(file);
    assert_eq!(preview.headings_at, Some(0));
    assert!(!list_column_meanings(&preview).contains(&"unused"));
    assert_eq!((preview.encoding, preview.separator), (Encoding::UTF_8, Separator::Comma));
    let player = &preview.to_add().next().unwrap().details;
    assert_eq!(player.name.as_str(), "Łukasz");
    assert_eq!(player.club.as_deref(), Some("Hobbits"));
    assert_eq!(player.faction.as_deref(), Some("Skaven"));
    assert_eq!(player.email.as_deref(), Some("luk@example.org"));
    assert_eq!(player.notes.as_deref(), Some("tall, loud"));
    assert_eq!(player.dietary.as_deref(), Some("vegan"));
    assert!(player.paid);
}

#[test]
fn a_byte_order_mark_is_not_part_of_the_first_title() {
    assert_eq!(list_added_names(&preview_text("\u{feff}Name\nAnn\n")), ["Ann"]);
}

#[test]
fn windows_1252_is_read_when_the_file_is_not_utf_8() {
    let preview = preview_players(b"Name;Club\r\nJos\xe9 M\xfcller;Caf\xe9 \x80\r\n", &[]).unwrap();
    assert_eq!((preview.encoding.key(), preview.separator), ("windows-1252", Separator::Semicolon));
    assert_eq!(list_added_names(&preview), ["José Müller"]);
    assert_eq!(preview.to_add().next().unwrap().details.club.as_deref(), Some("Café €"));
}

#[test]
fn utf_16_with_its_mark_is_read_in_both_orders() {
    let text = "Name\tArmy\r\nЮлия\tSkaven\r\n";
    let little: Vec<u8> =
        [0xfeff_u16].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> =
        [0xfeff_u16].into_iter().chain(text.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    for (bytes, encoding) in [(little, "UTF-16LE"), (big, "UTF-16BE")] {
        let preview = preview_players(&bytes, &[]).unwrap();
        assert_eq!((preview.encoding.key(), preview.separator), (encoding, Separator::Tab));
        assert_eq!(list_added_names(&preview), ["Юлия"]);
    }
}

#[test]
fn separators_inside_quotes_do_not_count() {
    let preview = preview_text("Name;Club\n\"a, b, c, d\";x\n\"e, f, g, h\";y\n");
    assert_eq!(preview.separator, Separator::Semicolon);
    assert_eq!(list_added_names(&preview), ["a, b, c, d", "e, f, g, h"]);
}

#[test]
fn the_separator_hint_of_a_spreadsheet_is_taken() {
    let preview = preview_text("sep=;\nName;Club\nAnn;a,b,c,d\n");
    assert_eq!(preview.separator, Separator::Semicolon);
    assert_eq!(preview.rows[0].record.line, 3);
    assert_eq!(list_added_names(&preview_text("\"sep=|\"\r\nName|Club\r\nAnn|a,b;c\r\n")), ["Ann"]);
}

#[test]
fn first_and_last_name_are_joined() {
    assert_eq!(list_added_names(&preview_text("Last name,First name\nSmith,Ann\n")), ["Ann Smith"]);
    assert_eq!(list_added_names(&preview_text("Name;Vorname\nMüller;Jörg\n")), ["Jörg Müller"]);
    assert_eq!(list_added_names(&preview_text("Nom,Prénom\nDupont,Émile\n")), ["Émile Dupont"]);
    assert_eq!(list_added_names(&preview_text("Name,First name\nAnn Smith,Ann\n")), ["Ann Smith"]);
}

#[test]
fn without_headings_the_first_column_of_words_is_the_name() {
    let preview = preview_text("1;Ann Archer;ann@example.org\n2;Bob;bob@example.org\n3;王小明;\n");
    assert_eq!(preview.headings_at, None);
    assert_eq!(list_column_meanings(&preview), ["unused", "full_name", "email"]);
    assert_eq!(list_added_names(&preview), ["Ann Archer", "Bob", "王小明"]);
    assert_eq!(list_added_names(&preview_text("Ann\nBob\n")), ["Ann", "Bob"]);
    assert_eq!(list_added_names(&preview_text("Ann;Reds\nBob;Reds\nCid;Reds\n")), ["Ann", "Bob", "Cid"]);
}

#[test]
fn columns_that_mean_nothing_here_are_not_used_and_say_how_much_is_in_them() {
    let preview = preview_text("#,Player,T-shirt,Team\n7,Ann,XL,Reds\n8,Bob,,\n");
    assert_eq!(list_column_meanings(&preview), ["unused", "full_name", "unused", "club"]);
    assert_eq!((preview.columns[2].heading.as_str(), preview.columns[2].filled), ("T-shirt", 1));
    assert_eq!(preview.to_add().next().unwrap().details.club.as_deref(), Some("Reds"));
}

#[test]
fn headings_without_a_name_add_nobody_until_a_column_is_chosen() {
    let file = b"E-mail,Army,Nick\na@b.org,Skaven,Ratty\n";
    let seen = read_players(file, &ImportChoices::default(), &Around::default()).unwrap();
    assert_eq!(seen.headings_at, Some(0));
    let columns = ["email", "faction", "full_name"].map(|key| ColumnMeaning::parse(key).unwrap()).to_vec();
    let chosen = ImportChoices { columns: Some(columns), ..ImportChoices::default() };
    assert_eq!(list_added_names(&read_players(file, &chosen, &Around::default()).unwrap()), ["Ratty"]);
    let nobody = ImportChoices { columns: Some(vec![ColumnMeaning::Unused; 3]), ..ImportChoices::default() };
    let nobody = read_players(file, &nobody, &Around::default()).unwrap();
    assert!(!nobody.has_names());
    assert_eq!(nobody.bad(), 1);
}

#[test]
fn a_name_or_an_address_twice_in_the_file_is_added_twice_and_marked() {
    let preview = preview_text("Name,Email\nAnn,a@x.org\nBob,b@x.org\nann,\nCid,B@x.org\nBOB,b@x.org\n");
    let marks: Vec<&[Likeness]> = preview.to_add().map(|player| player.like.as_slice()).collect();
    let (name, email) = (Likeness::Name(Other::Line(2)), Likeness::Email(Other::Line(3)));
    assert_eq!(marks, [&[][..], &[], &[name], &[email]]);
    assert_eq!(row_of_line(&preview, 6).outcome, RowOutcome::Repeated { name: "BOB".into(), line: 3 });
}

#[test]
fn a_player_of_the_event_is_passed_over_once() {
    let preview = preview_players(b"Name\nAnn\nAnn\n", &[known_player(7, "ANN", None)]).unwrap();
    let here = RowOutcome::AlreadyHere { name: "Ann".into(), number: 7, called: None };
    assert_eq!(preview.rows[0].outcome, here);
    assert_eq!((list_added_names(&preview), preview.passed_over()), (vec!["Ann"], 1));
    let like: Vec<_> = preview.to_add().flat_map(|player| player.like.clone()).collect();
    assert_eq!(like, [Likeness::Name(Other::Player(7))]);
}

#[test]
fn the_email_address_says_who_is_meant() {
    let here = [known_player(7, "Ann Smith", Some("ann@example.org"))];
    let file = b"Name,Email\nAnnie,ANN@example.org\nAnn Smith,other@example.org\n";
    let preview = preview_players(file, &here).unwrap();
    let called = Some("Ann Smith".to_owned());
    assert_eq!(preview.rows[0].outcome, RowOutcome::AlreadyHere { name: "Annie".into(), number: 7, called });
    assert_eq!(list_added_names(&preview), ["Ann Smith"], "another address, another person");
}

#[test]
fn the_same_file_again_adds_nobody() {
    let file = "Name,Email\nAnn,p@x.org\nBob,p@x.org\nBob,\nCid,nonsense\nDee,d@x.org\nDee,d@x.org\n";
    let first = preview_text(file);
    assert_eq!(list_added_names(&first), ["Ann", "Bob", "Bob", "Cid", "Dee"]);
    let added = first.to_add().zip(1..);
    let here: Vec<KnownPlayer> = added
        .map(|(new, number)| known_player(number, new.details.name.as_str(), new.details.email.as_deref()))
        .collect();
    // In whatever order.
    for here in [here.clone(), here.into_iter().rev().collect()] {
        let again = preview_players(file.as_bytes(), &here).unwrap();
        assert_eq!(list_added_names(&again), Vec::<&str>::new());
    }
}

#[test]
fn a_cell_that_cannot_be_used_is_left_out_and_named_and_spoils_nothing_else() {
    let long = "x".repeat(61);
    let file = format!(
        "Name,Email,Paid,Club\n,a@b.org,,\n{long},,,\nBob,nonsense,,\nAnn,,maybe,\nEve\u{7},,,\nMia,m@b.org,no,{}\n",
        "y".repeat(101)
    );
    let preview = preview_text(&file);
    let bad = |line| row_of_line(&preview, line).outcome.clone();
    assert_eq!(bad(2), RowOutcome::Bad(PlayerRowProblem::NoName));
    assert_eq!(bad(3), RowOutcome::Bad(PlayerRowProblem::TooLong));
    assert_eq!(bad(6), RowOutcome::Bad(PlayerRowProblem::Unprintable));
    assert_eq!((list_added_names(&preview), preview.bad()), (vec!["Bob", "Ann", "Mia"], 3));
    let long = "y".repeat(101);
    assert_eq!(
        left_out(&preview),
        [
            (4, "nonsense", CellProblem::NoEmail),
            (5, "maybe", CellProblem::NoAnswer),
            (7, long.as_str(), CellProblem::TooLong(100)),
        ]
    );
}

#[test]
fn what_another_column_says_already_is_left_out_and_several_columns_of_notes_are_kept() {
    let file = b"Name,Nick,Club,Team,Shirt,Notes\nAnn Archer,Ann,North,Reds,XL,late\n";
    let columns = ["full_name", "first_name", "club", "club", "notes", "notes"];
    let columns = columns.map(|key| ColumnMeaning::parse(key).unwrap()).to_vec();
    let preview = read_players(
        file,
        &ImportChoices { columns: Some(columns), ..ImportChoices::default() },
        &Around::default(),
    )
    .unwrap();
    assert_eq!(left_out(&preview), [(2, "Reds", CellProblem::AnotherColumn)]);
    let ann = &preview.to_add().next().unwrap().details;
    assert_eq!((ann.name.as_str(), ann.notes.as_deref()), ("Ann Archer", Some("Shirt: XL\nNotes: late")));
}

#[test]
fn a_list_of_many_lines_in_a_cell_is_one_player() {
    let list: Vec<String> = (1..=60).map(|line| format!("Steam Tank, {line} models")).collect();
    let preview = preview_text(&format!("Name,List,Paid\nAnn,\"{}\",yes\nBo,,no\n", list.join("\n")));
    let names: Vec<_> =
        preview.to_add().map(|player| (player.details.name.to_string(), player.details.paid)).collect();
    assert_eq!(names, [("Ann".to_owned(), true), ("Bo".to_owned(), false)]);
}

#[test]
fn a_quotation_mark_never_closed_swallows_no_other_row() {
    for rest in ["Bob,y\nCy,z\n", "Bob,y\n\"Cy, Jr\",z\n", "Bob,\"y\"\nCy,z\n", "Bob \"B\",y\nCy,z\n"] {
        let preview = preview_text(&format!("Name,Club\n\"Ann,x\n{rest}"));
        assert!(row_of_line(&preview, 2).record.has_open_quote, "{rest}");
        assert_eq!((list_added_names(&preview)[0], preview.rows.len()), ("Ann", 3), "{rest}");
    }
    let long = format!("Name,Club\n\"Ann,x\n{}\"end\",z\n", "Bob,y\n".repeat(30));
    assert_eq!(preview_text(&long).rows.len(), 32);
    let fine = preview_text("Name,Notes\nAnn,\"two, and\nlines\"\nJon \"J\" Doe,\"says \"hi\" often\"\n");
    assert!(fine.rows.iter().all(|row| !row.record.has_open_quote));
    assert_eq!(list_added_names(&fine), ["Ann", "Jon \"J\" Doe"]);
    assert_eq!(fine.rows[1].record.line, 4);
}

#[test]
fn blank_rows_and_ragged_rows_are_no_trouble() {
    let preview = preview_text("Name,Club\n\nAnn\n , \nBob,Reds,more,and more\n");
    assert_eq!(list_added_names(&preview), ["Ann", "Bob"]);
    assert_eq!(preview.rows.iter().map(|row| row.record.line).collect::<Vec<_>>(), [3, 5]);
}

#[test]
fn other_files_are_refused_in_a_sentence() {
    assert_eq!(preview_players(b"", &[]), Err(PlayersCsvError::Empty));
    assert_eq!(preview_players(b" \n\n", &[]), Err(PlayersCsvError::Empty));
    assert_eq!(preview_players(b"Name\n", &[]), Err(PlayersCsvError::Empty));
    assert_eq!(preview_players(b"PK\x03\x04rest", &[]), Err(PlayersCsvError::Spreadsheet));
    assert_eq!(preview_players(b"%PDF-1.7", &[]), Err(PlayersCsvError::NotText));
    assert_eq!(preview_players(b"A\0\x01n\0n\0\x02", &[]), Err(PlayersCsvError::NotText));
    assert_eq!(preview_players(&vec![b'a'; MOST_BYTES + 1], &[]), Err(PlayersCsvError::TooLarge));
}

#[test]
fn two_thousand_rows_are_read_in_one_go_and_five_thousand_is_the_end() {
    let row = |i: usize| format!("Player {i};Skaven;p{i}@example.org");
    let rows = |n: usize| (0..n).map(row).collect::<Vec<_>>().join("\n");
    assert_eq!(preview_text(&format!("Name;Army;Email\n{}", rows(2_000))).to_add().count(), 2_000);
    assert_eq!(preview_text(&rows(5_000)).rows.len(), 5_000);
    assert_eq!(preview_players(rows(5_001).as_bytes(), &[]), Err(PlayersCsvError::TooManyRows));
    assert_eq!(
        preview_players(format!("Name;A;B\n{}", rows(5_001)).as_bytes(), &[]),
        Err(PlayersCsvError::TooManyRows)
    );
}

#[test]
fn an_export_holds_no_formula_and_can_be_read_in_again() {
    let details = PlayerDetails {
        notes: Some("-1, \"quoted\"\nnext line".into()),
        paid: true,
        ..PlayerDetails::from_player_name(PlayerName::parse("=HYPERLINK(\"x\")").unwrap())
    };
    let text = build_player_table(&[Exported { number: 3, details, status: "playing".into() }]).csv(',');
    assert!(text.starts_with("Number,Name,"));
    assert!(text.contains("\"'=HYPERLINK(\"\"x\"\")\"") && text.contains("\"'-1,"), "{text}");
    let preview = preview_players(text.as_bytes(), &[]).unwrap();
    let player = &preview.to_add().next().unwrap().details;
    assert_eq!(player.name.as_str(), "=HYPERLINK(\"x\")");
    assert_eq!(player.notes.as_deref(), Some("-1, \"quoted\"\nnext line"));
    assert!(player.paid);
    assert_eq!(
        list_column_meanings(&preview).iter().filter(|one| **one == "unused").count(),
        2,
        "number and state"
    );
}

proptest::proptest! {
    #[test]
    fn no_file_whatever_breaks_the_reader(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..400)) {
        let _ = preview_players(&bytes, &[known_player(1, "Ann", None)]);
    }

    #[test]
    fn what_is_written_is_read_again(notes in "[ -~äłЮ王\n]{0,60}", club in "[=+@'\",;a-zé-]{0,20}") {
        let ann = PlayerDetails::from_player_name(PlayerName::parse("Ann").unwrap());
        let details = PlayerDetails { notes: Some(notes.clone()), club: Some(club.clone()), ..ann };
        let exported = Exported { number: 1, details, status: "playing".into() };
        let preview = preview_players(build_player_table(&[exported]).csv(',').as_bytes(), &[]).unwrap();
        let player = &preview.to_add().next().unwrap().details;
        proptest::prop_assert_eq!(player.notes.as_deref().unwrap_or(""), notes.trim());
        proptest::prop_assert_eq!(player.club.as_deref().unwrap_or(""), club.trim());
    }
}

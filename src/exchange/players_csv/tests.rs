//! Tests of the module above.

use super::*;
use crate::domain::event::player::PlayerName;

fn read(text: &str) -> Preview {
    preview(text.as_bytes(), &[]).unwrap()
}

fn names(preview: &Preview) -> Vec<&str> {
    preview.to_add().map(|player| player.details.name.as_str()).collect()
}

fn reason(preview: &Preview, line: u64) -> RowProblem {
    match &preview.rows.iter().find(|row| row.line == line).unwrap().outcome {
        Outcome::Bad { reason, .. } => reason.clone(),
        other => panic!("line {line} is fine: {other:?}"),
    }
}

fn known(number: i64, name: &str, email: Option<&str>) -> Known {
    Known { number, name: name.into(), email: email.map(str::to_owned) }
}

#[test]
fn a_full_file_fills_every_field() {
    let file = "Name,Club,Army,E-Mail,Notes,Dietary needs,Paid\n\
                Łukasz,Hobbits,Skaven,Luk@Example.org,\"tall, loud\",vegan,yes\n";
    let preview = read(file);
    assert!(preview.has_header && preview.unused.is_empty());
    assert_eq!((preview.encoding, preview.separator), (Encoding::Utf8, Separator::Comma));
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
    assert_eq!(names(&read("\u{feff}Name\nAnn\n")), ["Ann"]);
}

#[test]
fn windows_1252_is_read_when_the_file_is_not_utf_8() {
    let preview = preview(b"Name;Club\r\nJos\xe9 M\xfcller;Caf\xe9 \x80\r\n", &[]).unwrap();
    assert_eq!((preview.encoding, preview.separator), (Encoding::Windows1252, Separator::Semicolon));
    assert_eq!(names(&preview), ["José Müller"]);
    assert_eq!(preview.to_add().next().unwrap().details.club.as_deref(), Some("Café €"));
}

#[test]
fn utf_16_with_its_mark_is_read_in_both_orders() {
    let text = "Name\tArmy\r\nЮлия\tSkaven\r\n";
    let little: Vec<u8> =
        [0xfeff_u16].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> =
        [0xfeff_u16].into_iter().chain(text.encode_utf16()).flat_map(u16::to_be_bytes).collect();
    for bytes in [little, big] {
        let preview = preview(&bytes, &[]).unwrap();
        assert_eq!((preview.encoding, preview.separator), (Encoding::Utf16, Separator::Tab));
        assert_eq!(names(&preview), ["Юлия"]);
    }
}

#[test]
fn separators_inside_quotes_do_not_count() {
    let preview = read("Name;Club\n\"a, b, c, d\";x\n\"e, f, g, h\";y\n");
    assert_eq!(preview.separator, Separator::Semicolon);
    assert_eq!(names(&preview), ["a, b, c, d", "e, f, g, h"]);
}

#[test]
fn the_separator_hint_of_a_spreadsheet_is_taken() {
    let preview = read("sep=;\nName;Club\nAnn;a,b,c,d\n");
    assert_eq!(preview.separator, Separator::Semicolon);
    assert_eq!(preview.rows[0].line, 3);
}

#[test]
fn first_and_last_name_are_joined() {
    assert_eq!(names(&read("Last name,First name\nSmith,Ann\n")), ["Ann Smith"]);
    assert_eq!(names(&read("Name;Vorname\nMüller;Jörg\n")), ["Jörg Müller"]);
    assert_eq!(names(&read("Nom,Prénom\nDupont,Émile\n")), ["Émile Dupont"]);
    assert_eq!(names(&read("Name,First name\nAnn Smith,Ann\n")), ["Ann Smith"]);
}

#[test]
fn without_titles_the_first_column_is_the_name() {
    let preview = read("Ann\nBob,whatever\n王小明\n");
    assert!(!preview.has_header);
    assert_eq!(names(&preview), ["Ann", "Bob", "王小明"]);
}

#[test]
fn columns_that_mean_nothing_are_named() {
    let preview = read("#,Player,T-shirt,Team\n7,Ann,XL,Reds\n");
    assert_eq!(preview.unused, ["T-shirt"]);
    assert_eq!(preview.to_add().next().unwrap().details.club.as_deref(), Some("Reds"));
}

#[test]
fn titles_without_a_name_are_refused_with_what_there_is() {
    let error = preview(b"E-mail,Army\na@b.org,Skaven\n", &[]).unwrap_err();
    assert_eq!(error, PlayersCsvError::NoName("E-mail, Army".into()));
}

#[test]
fn a_name_twice_in_the_file_is_added_twice_and_marked() {
    let preview = read("Name\nAnn\nBob\nann\n");
    let marks: Vec<Option<u64>> = preview.to_add().map(|player| player.same_name_as).collect();
    assert_eq!(marks, [None, None, Some(2)]);
}

#[test]
fn a_player_of_the_event_is_passed_over_once() {
    let preview = preview(b"Name\nAnn\nAnn\n", &[known(7, "ANN", None)]).unwrap();
    assert_eq!(preview.rows[0].outcome, Outcome::AlreadyHere { name: "Ann".into(), number: 7 });
    assert_eq!((names(&preview), preview.already_here()), (vec!["Ann"], 1));
}

#[test]
fn the_email_address_says_who_is_meant() {
    let here = [known(7, "Ann Smith", Some("ann@example.org"))];
    let file = b"Name,Email\nAnnie,ANN@example.org\nAnn Smith,other@example.org\n";
    let preview = preview(file, &here).unwrap();
    assert_eq!(preview.rows[0].outcome, Outcome::AlreadyHere { name: "Annie".into(), number: 7 });
    assert_eq!(names(&preview), ["Ann Smith"], "another address, another person");
}

#[test]
fn bad_rows_say_what_to_put_right_and_spoil_nothing_else() {
    let long = "x".repeat(61);
    let file = format!(
        "Name,Email,Paid\n,a@b.org,\n{long},,\nBob,nonsense,\nAnn,,maybe\nEve\u{7},,\nMia,m@b.org,no\nZoe,m@b.org,\n"
    );
    let preview = read(&file);
    assert_eq!(reason(&preview, 2), RowProblem::NameMissing);
    assert_eq!(reason(&preview, 3), RowProblem::NameTooLong);
    assert_eq!(reason(&preview, 4), RowProblem::Email("nonsense".into()));
    assert_eq!(reason(&preview, 5), RowProblem::Paid("maybe".into()));
    assert_eq!(reason(&preview, 6), RowProblem::NameUnprintable);
    assert_eq!(reason(&preview, 8), RowProblem::SameEmail { line: 7 });
    assert_eq!((names(&preview), preview.bad()), (vec!["Mia"], 6));
}

#[test]
fn a_quotation_mark_never_closed_is_named() {
    let file = format!("Name,Club\n\"Ann,x\n{}", "Bob,y\n".repeat(30));
    assert!(matches!(reason(&read(&file), 2), RowProblem::OpenQuotes { .. }));
}

#[test]
fn blank_rows_and_ragged_rows_are_no_trouble() {
    let preview = read("Name,Club\n\nAnn\n , \nBob,Reds,more,and more\n");
    assert_eq!(names(&preview), ["Ann", "Bob"]);
    assert_eq!(preview.rows.iter().map(|row| row.line).collect::<Vec<_>>(), [3, 5]);
}

#[test]
fn other_files_are_refused_in_a_sentence() {
    assert_eq!(preview(b"", &[]), Err(PlayersCsvError::Empty));
    assert_eq!(preview(b" \n\n", &[]), Err(PlayersCsvError::Empty));
    assert_eq!(preview(b"Name\n", &[]), Err(PlayersCsvError::Empty));
    assert_eq!(preview(b"PK\x03\x04rest", &[]), Err(PlayersCsvError::Spreadsheet));
    assert_eq!(preview(b"%PDF-1.7", &[]), Err(PlayersCsvError::NotText));
    assert_eq!(preview(b"A\0n\0n\0", &[]), Err(PlayersCsvError::NotText));
    assert_eq!(preview(&vec![b'a'; MOST_BYTES + 1], &[]), Err(PlayersCsvError::TooLarge));
}

#[test]
fn two_thousand_rows_are_read_in_one_go_and_five_thousand_is_the_end() {
    let row = |i: usize| format!("Player {i};Skaven;p{i}@example.org");
    let rows = |n: usize| (0..n).map(row).collect::<Vec<_>>().join("\n");
    assert_eq!(read(&format!("Name;Army;Email\n{}", rows(2_000))).to_add().count(), 2_000);
    assert_eq!(read(&rows(5_000)).rows.len(), 5_000);
    assert_eq!(preview(rows(5_001).as_bytes(), &[]), Err(PlayersCsvError::TooManyRows));
    assert_eq!(
        preview(format!("Name;A;B\n{}", rows(5_001)).as_bytes(), &[]),
        Err(PlayersCsvError::TooManyRows)
    );
}

#[test]
fn an_export_holds_no_formula_and_can_be_read_in_again() {
    let details = Details {
        notes: Some("-1, \"quoted\"\nnext line".into()),
        paid: true,
        ..Details::named(PlayerName::parse("=HYPERLINK(\"x\")").unwrap())
    };
    let text = table(&[Exported { number: 3, details, status: "playing".into() }]).csv(',');
    assert!(text.starts_with("\u{feff}Number,Name,"));
    assert!(text.contains("\"'=HYPERLINK(\"\"x\"\")\"") && text.contains("\"'-1,"), "{text}");
    let preview = preview(text.as_bytes(), &[]).unwrap();
    let player = &preview.to_add().next().unwrap().details;
    assert_eq!(player.name.as_str(), "=HYPERLINK(\"x\")");
    assert_eq!(player.notes.as_deref(), Some("-1, \"quoted\"\nnext line"));
    assert!(player.paid);
    assert_eq!(preview.unused, ["Status"]);
}

proptest::proptest! {
    #[test]
    fn no_file_whatever_breaks_the_reader(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..400)) {
        let _ = preview(&bytes, &[known(1, "Ann", None)]);
    }

    #[test]
    fn what_is_written_is_read_again(notes in "[ -~äłЮ王\n]{0,60}", club in "[=+@'\",;a-zé-]{0,20}") {
        let ann = Details::named(PlayerName::parse("Ann").unwrap());
        let details = Details { notes: Some(notes.clone()), club: Some(club.clone()), ..ann };
        let exported = Exported { number: 1, details, status: "playing".into() };
        let preview = preview(table(&[exported]).csv(',').as_bytes(), &[]).unwrap();
        let player = &preview.to_add().next().unwrap().details;
        proptest::prop_assert_eq!(player.notes.as_deref().unwrap_or(""), notes.trim());
        proptest::prop_assert_eq!(player.club.as_deref().unwrap_or(""), club.trim());
    }
}

//! Files as people send them: other languages, encodings, programs and habits.

use super::{super::*, *};
use crate::domain::teams::{EntrantKind, Roles};

fn encode_text(text: &str, encoding: &str) -> Vec<u8> {
    let encoding = encoding_rs::Encoding::for_label(encoding.as_bytes()).unwrap();
    let byte =
        |sign: char| (0..=255u8).find(|byte| *encoding.decode(&[*byte]).0 == *sign.to_string()).unwrap();
    text.chars().map(|sign| if sign.is_ascii() { sign as u8 } else { byte(sign) }).collect()
}

#[test]
fn the_encoding_is_found_by_the_letters() {
    for (encoding, text) in [
        ("windows-1250", "Imię;Nazwisko;Klub\r\nŁukasz;Wiśniewski;Gdańsk\r\nŻaneta;Dąbrowska;Łódź\r\n"),
        ("windows-1250", "Jméno;Příjmení;Klub\nTomáš;Dvořák;Brno\nJiří;Černý;Plzeň\n"),
        ("windows-1250", "Név;Klub\nSzűcs Gergő;Győr\nTóth Ágnes;Pécs\n"),
        ("windows-1251", "Имя;Фамилия;Клуб\nИван;Петров;Сокол\n"),
        ("windows-1251", "Name\nЮлія Шевченко\nОлександр Коваль\n"),
        ("windows-1252", "Name;Club\nJosé Müller;Café €\n"),
        ("windows-1252", "Nom;Prénom\nLefèvre;François\nNoël;Chloé\n"),
        ("windows-1253", "Όνομα\nΓιώργος Παπαδόπουλος\nΜαρία Νικολάου\n"),
        ("macintosh", "Name;Club\rJürgen Groß;Köln\rJosé Peña;Cádiz\r"),
        ("macintosh", "Name;Club\r\nJosé Núñez;Málaga\r\n"),
        ("macintosh", "Nom;Prénom\nLefèvre;François\nNoël;Chloé\n"),
    ] {
        let preview = preview_players(&encode_text(text, encoding), &[]).unwrap();
        let told: Vec<String> = preview.rows.iter().flat_map(|row| row.record.cells.clone()).collect();
        let meant: Vec<&str> = text
            .split(['\r', '\n'])
            .filter(|line| !line.is_empty())
            .skip(1)
            .flat_map(|line| line.split(';'))
            .collect();
        assert_eq!(told, meant, "{encoding}, read as {}", preview.encoding.key());
    }
}

#[test]
fn what_a_spreadsheet_writes_for_ms_dos_is_found_by_the_letters() {
    for (text, letters) in [
        (
            &b"Name;Club\nJ\x94rg M\x81ller;K\x94ln\nFran\x87ois No\x89l;Z\x81rich\n"[..],
            "Jörg Müller|François Noël",
        ),
        (b"Name;Club\r\nJ\x94rg Wei\xe1;K\x94ln\r\n", "Jörg Weiß"),
        (
            b"Nombre;Club\r\nJos\x82 Mu\xa4oz;M\xa0laga\r\nMar\xa1a L\xa2pez;Cadiz\r\n",
            "José Muñoz|María López",
        ),
        (b"Name;Club\r\nS\x9bren Kj\x91r;\x8frhus\r\n", "Søren Kjær"),
    ] {
        let preview = preview_players(text, &[]).unwrap();
        assert_eq!(
            (preview.encoding.key(), list_added_names(&preview).join("|").as_str()),
            ("IBM850", letters)
        );
        assert!(Encoding::OFFERED.contains(&preview.encoding));
        assert_eq!(Encoding::parse(preview.encoding.key()), Some(preview.encoding));
    }
}

#[test]
fn answers_and_rows_with_an_address_are_no_headings_and_questions_are() {
    let rows = "Anna Berg;Yes;No;anna@example.org\nBo Lind;No;No;bo@example.org\nCarl Moe;Yes;Yes;carl@example.org\n";
    for headings in [
        "What is your name?;Staying for dinner?;Own terrain?;E-mail for updates",
        "Wie heißt du?;Bleibst du zum Essen?;Eigenes Gelände?;Wohin schreiben wir?",
        "Player;Dinner;Terrain;Contact",
    ] {
        let preview = preview_text(&format!("{headings}\n{rows}"));
        assert_eq!(preview.headings_at, Some(0), "{headings}");
        assert_eq!(list_added_names(&preview), ["Anna Berg", "Bo Lind", "Carl Moe"], "{headings}");
    }
    let preview = preview_text(rows);
    assert_eq!((preview.headings_at, list_added_names(&preview).len()), (None, 3));
    // Without an address, too; and as a heading it is still a number.
    assert_eq!(preview_text("Anna Berg;Yes;No\nBo Lind;No;No\n").headings_at, None);
    assert_eq!(
        list_column_meanings(&preview_text("No;Name;Club\n1;Ann;X\n")),
        ["unused", "full_name", "club"]
    );
}

#[test]
fn another_encoding_can_be_chosen_and_what_it_cannot_read_is_counted() {
    let bytes = encode_text("Name\nAleš\n", "windows-1250");
    for (encoding, name, unreadable) in
        [("windows-1250", "Aleš", 0), ("macintosh", "Aleö", 0), ("UTF-8", "Ale\u{fffd}", 1)]
    {
        let chosen = ImportChoices { encoding: Encoding::parse(encoding), ..ImportChoices::default() };
        let preview = read_players(&bytes, &chosen, &Around::default()).unwrap();
        assert_eq!((list_added_names(&preview), preview.unreadable), (vec![name], unreadable));
    }
    assert_eq!(Encoding::parse("nonsense"), None);
    assert_eq!(Encoding::parse("latin1"), None, "by its own name alone");
}

#[test]
fn one_column_of_last_name_and_first_name_is_no_table_of_two() {
    let preview = preview_text("Name\nDoe, John\nRoe, Jane\nMüller, Jürgen\n");
    assert_eq!(
        (preview.separator, list_column_meanings(&preview)),
        (Separator::None, vec!["last_name_first"])
    );
    assert_eq!(list_added_names(&preview), ["John Doe", "Jane Roe", "Jürgen Müller"]);
    assert_eq!(
        list_added_names(&preview_text("\"Surname, First name\",Club\n\"Archer, Ann\",Northside\n")),
        ["Ann Archer"]
    );
    assert_eq!(
        list_added_names(&preview_text("Player;Club\nDoe, John;X\nRoe, Jane;Y\n")),
        ["John Doe", "Jane Roe"]
    );
    assert_eq!(
        list_added_names(&preview_text("Player;Club\nJohn Doe;X\nMartin King, Jr.;Y\nAnn;Z")),
        ["John Doe", "Martin King, Jr.", "Ann"]
    );
}

#[test]
fn names_with_a_comma_need_no_heading_to_be_one_column() {
    let preview = preview_text("Doe, John\nRoe, Jane\nvan der Poe, Edgar\n");
    assert_eq!(
        (preview.separator, list_column_meanings(&preview)),
        (Separator::None, vec!["last_name_first"])
    );
    assert_eq!(list_added_names(&preview), ["John Doe", "Jane Roe", "Edgar van der Poe"]);
    for table in
        ["Ann Archer, North\nBob Baker, South\n", "Ann,North\nBob,South\n", "Ann, X\nBob, X\nCid, X\n"]
    {
        assert_eq!(preview_text(table).separator, Separator::Comma, "{table}");
    }
}

#[test]
fn a_name_that_holds_another_name_is_still_a_last_name() {
    let preview =
        preview_text("Name;Vorname;Verein\nJansen;Jan;A\nPetersen;Peter;B\nHansen;Hans;D\nMüller;Jürgen;E\n");
    assert_eq!(list_column_meanings(&preview), ["last_name", "first_name", "club"]);
    assert_eq!(list_added_names(&preview), ["Jan Jansen", "Peter Petersen", "Hans Hansen", "Jürgen Müller"]);
}

#[test]
fn headings_are_known_in_many_languages_and_as_questions() {
    for (headings, known) in [
        ("Naam;Betaald", "full_name paid"),
        ("Jméno;Příjmení;Klub;Frakce", "first_name last_name club faction"),
        ("Név;Egyesület;E-mail", "full_name club email"),
        ("Namn;Klubb;Armé", "full_name club unused"),
        ("Nome;Cognome;Squadra", "first_name last_name club"),
        ("Nombre y apellidos;Ejército;Correo electrónico", "full_name faction email"),
        ("Имя;Фамилия;Клуб", "first_name last_name club"),
        ("Nom et prénom;Équipe;Armée", "last_name_first club faction"),
        (
            "Timestamp;Email Address;What is your full name?;Which faction will you play?;Club / Team",
            "unused email full_name faction club",
        ),
        (
            "Your first name;Your last name;Name of your club;Any food allergies?",
            "first_name last_name club dietary",
        ),
        ("Name;Payment method;Payment status", "full_name unused paid"),
        ("Name;Payment method", "full_name unused"),
        ("Name;Type of payment", "full_name unused"),
        ("Name;Art der Zahlung", "full_name unused"),
        ("Name;How will you pay (payment on the day is fine)?", "full_name unused"),
        ("Name;Payment due", "full_name unused"),
        ("Name;Have you paid?", "full_name paid"),
    ] {
        let cells = headings.split(';').map(|_| "Ann").collect::<Vec<_>>().join(";");
        let preview = preview_text(&format!("{headings}\n{cells}\n"));
        assert_eq!(
            (preview.headings_at, list_column_meanings(&preview).join(" ")),
            (Some(0), known.to_owned()),
            "{headings}"
        );
    }
}

#[test]
fn lines_above_the_headings_are_left_out_and_the_headings_can_be_moved() {
    let file = b"Spring Open 2026;;\r\n;;\r\nName;Club;Faction\r\nAnn Archer;X;Skaven\r\n";
    let seen = preview_players(file, &[]).unwrap();
    assert_eq!((seen.headings_at, list_added_names(&seen)), (Some(1), vec!["Ann Archer"]));
    let above: Vec<_> = seen.above().iter().map(|record| (record.line, record.cells[0].as_str())).collect();
    assert_eq!(above, [(1, "Spring Open 2026")]);
    let chosen = ImportChoices { headings: Some(None), ..ImportChoices::default() };
    let preview = read_players(file, &chosen, &Around::default()).unwrap();
    assert_eq!(preview.rows.len(), 3);
    assert_eq!(list_added_names(&preview_text("Spring Open 2026\nName,Club\nAnn,X\n")), ["Ann"]);
}

#[test]
fn where_teams_are_entered_a_team_is_no_club() {
    let file = b"Team,Name,Role\nNorthside,Ann Archer,captain\nNorthside,Bob Baker,player\n";
    let room = TeamRoom { entrants: EntrantKind::Teams, size: 2, roles: Roles::NONE, known: Vec::new() };
    let around = Around { room: Some(room), ..Around::default() };
    let preview = read_players(file, &ImportChoices::default(), &around).unwrap();
    assert_eq!(list_column_meanings(&preview), ["team", "full_name", "role"]);
    assert!(preview.to_add().all(|player| player.details.club.is_none()));
}

#[test]
fn payment_is_told_in_many_words_and_never_refuses_a_row() {
    let paid = |word: &str| {
        let preview = preview_text(&format!("Name;Payment status\nAnn;{word}\n"));
        let player = preview.to_add().next().unwrap().details.clone();
        (player.paid, preview.rows[0].left_out.len())
    };
    for word in [
        "Completed",
        "25.00 EUR",
        "€ 12,50",
        "PayPal",
        "25 € - PayPal",
        "Completed – Stripe",
        "ok",
        "TRUE",
        "pin",
        "contant",
        "ja",
        "Paid (card)",
        "Paid on the day",
        "Bank transfer, order no 1234",
        "Invoice no. 12: paid",
        "0 € offen",
        "Nothing outstanding",
        "Paid, 0.00 due",
        "x",
        "1",
    ] {
        assert_eq!(paid(word), (true, 0), "{word}");
    }
    for word in [
        "",
        "-",
        "Refunded",
        "not paid",
        "Nicht bezahlt",
        "pending",
        "0.00",
        "0",
        "FALSE",
        "nee",
        "payment failed",
        "Cash on the day",
        "To be paid by bank transfer",
        "to be paid",
        "Will pay by card at the door",
        "bar vor Ort",
        "wird überwiesen",
        "25 € offen",
        "0 € bezahlt",
        "open",
    ] {
        assert_eq!(paid(word), (false, 0), "{word}");
    }
    for word in ["maybe", "2026-10-01", "later today", "no 1234"] {
        assert_eq!(paid(word), (false, 1), "{word}");
    }
}

#[test]
fn factions_are_written_as_the_game_writes_them() {
    let factions = ["Skaven", "Stormcast Eternals", "Slaves to Darkness"].map(str::to_owned).to_vec();
    let around = Around { factions, ..Around::default() };
    let file = b"Name;What do you bring?\nAnn;skaven\nBob;stormcast\nCid;Dogs of War\n";
    let preview = read_players(file, &ImportChoices::default(), &around).unwrap();
    let told: Vec<_> = preview.to_add().map(|player| player.details.faction.clone().unwrap()).collect();
    assert_eq!(told, ["Skaven", "Stormcast Eternals", "Dogs of War"]);
}

#[test]
fn a_file_with_the_same_headings_is_read_as_the_last_one_was() {
    let bytes = encode_text("Wer?;Woher?;Womit?\nAleš;Žilina;Skaven\n", "windows-1250");
    let columns = vec![
        ColumnMeaning::FullName,
        ColumnMeaning::Text(DetailText::Club),
        ColumnMeaning::Text(DetailText::Faction),
    ];
    let chosen = ImportChoices {
        encoding: Encoding::parse("windows-1250"),
        headings: Some(Some(0)),
        columns: Some(columns.clone()),
        ..ImportChoices::default()
    };
    let first = read_players(&bytes, &chosen, &Around::default()).unwrap();
    assert!(!first.is_remembered);
    let around = Around { remembered: vec![first.to_remember()], ..Around::default() };
    let next = encode_text("Sommer;;\nWer?;Woher?;Womit?\nŽan;Brno;Seraphon\n", "windows-1250");
    let next = read_players(&next, &ImportChoices::default(), &around).unwrap();
    assert!(next.is_remembered);
    assert_eq!(
        (next.encoding.key(), next.headings_at, list_added_names(&next)),
        ("windows-1250", Some(1), vec!["Žan"])
    );
    let read: Vec<ColumnMeaning> = next.columns.iter().map(|column| column.meaning).collect();
    assert_eq!(read, columns);
    // What is certainly UTF-8 is read as that.
    let utf8 = read_players(
        "Wer?;Woher?;Womit?\nŽan;Brno;Seraphon\n".as_bytes(),
        &ImportChoices::default(),
        &around,
    )
    .unwrap();
    assert_eq!(
        (utf8.is_remembered, utf8.encoding, list_added_names(&utf8)),
        (true, Encoding::UTF_8, vec!["Žan"])
    );
    // Other headings are another file.
    assert!(
        !read_players(b"Wer?;Wo?;Womit?\nA;B;C\n", &ImportChoices::default(), &around).unwrap().is_remembered
    );
}

//! Every printed document, made with awkward names and read back with `pdftotext`. The PDFs stay
//! in the target folder (`tmp/print`), to be looked at.

use crate::support::skip;
use std::path::{Path, PathBuf};
use std::process::Command;

use muster::domain::numbers::{RoundNumber, TableNumber};
use muster::domain::system::find_system;
use muster::print::certificate::{Certificate, CertificateAccent, print_certificates};
use muster::print::emblem::LetteredEmblem;
use muster::print::list::{ListColumn, ListKind, PrintedList, print_list};
use muster::print::pack::{Pack, PackEntry, PackSection, print_event_pack};
use muster::print::pairings::{Pairings, PairingsSeat, PairingsTable, by_name, by_table};
use muster::print::player_links::{PlayerLink, player_links};
use muster::print::poster::{Poster, print_poster};
use muster::print::result_slips::result_slips;
use muster::print::rosters::{PrintedRoster, print_rosters};
use muster::print::scoring_sheet::{PrintedScoringSheet, TurnLine, scoring_sheets};
use muster::print::standings::{PrintedPlace, PrintedStandings, print_standings};
use muster::print::table_cards::{TableCard, TableCards, table_cards};
use muster::print::{Imprint, Paper, PrintError};
use unicode_normalization::UnicodeNormalization;

const AWKWARD: [&str; 14] = [
    "Łukasz Żółkiewski",
    "Юлия Щербакова",
    "王小明",
    "Nguyễn Thị Ánh",
    "Ελένη Παπαδοπούλου",
    "<b>Bob</b> & Sons",
    "O'Brien, Seán \"Ship\"",
    "김철수 (Kim)",
    "محمد علي",
    "Zoë 🧙 Wizard",
    "Ng",
    "Søren Ærøskøbing",
    "Maximiliane-Charlotte von Hohenstein-Schwarzenberg zu Traun",
    "山田 太郎",
];

#[test]
fn pairings_by_table_name_every_player_and_the_bye() {
    let bytes = by_table(&pairings(42)).unwrap();
    let Some(printed) = read_back("pairings-by-table", &bytes) else { return };
    assert_eq!(printed.pages, 2);
    for name in AWKWARD.iter().filter(|name| is_plain(name)) {
        assert!(printed.text.contains(name), "{name} is missing");
    }
    for words in
        ["Round 3", "Focal Points", "09:30", "Bye", "Page 2 of 2", "12 May 2027", "Spring Muster Gdańsk"]
    {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    for part in ["Maximiliane-Charlotte von", "Hohenstein-Schwarzenberg zu Traun"] {
        assert!(printed.text.contains(part), "a long name is broken rather than cut: {part}");
    }
}

#[test]
fn pairings_by_name_list_everybody_once_with_the_opponent() {
    let bytes = by_name(&pairings(42)).unwrap();
    assert!(bytes.len() < 150_000, "{} bytes for 85 rows", bytes.len());
    let Some(printed) = read_back("pairings-by-name", &bytes) else { return };
    assert_eq!(printed.text.matches("Юлия Щербакова 2").count(), 2, "once as player, once as opponent");
    assert_eq!(printed.text.matches("Bye").count(), 1);
    assert!(printed.pages <= 4, "{} pages", printed.pages);
}

/// A hall of 120 looks itself up on three sheets, in two columns; a small event on one, in large letters.
#[test]
fn pairings_by_name_take_two_columns_where_they_do_not_fit_on_one_sheet() {
    let many = pairings(60);
    let Some(printed) = read_back("pairings-by-name-120", &by_name(&many).unwrap()) else { return };
    assert!(printed.pages <= 3, "{} pages", printed.pages);
    let everybody = many.tables.iter().flat_map(|table| [&table.a.name, &table.b.name]);
    for name in everybody.filter(|name| is_plain(name) && name.chars().count() < 16) {
        assert!(printed.text.contains(name.as_str()), "{name} is cut");
    }
    let Some(printed) = read_back("pairings-by-name-few", &by_name(&pairings(10)).unwrap()) else { return };
    assert_eq!(printed.pages, 1);
}

#[test]
fn an_empty_round_prints_a_page_that_says_so() {
    let empty = Pairings { round: RoundNumber(1), ..Pairings::default() };
    let Some(printed) = read_back("pairings-empty", &by_name(&empty).unwrap()) else { return };
    assert_eq!(printed.pages, 1);
    assert!(printed.text.contains("No one is paired"));
}

#[test]
fn a_table_card_has_the_number_the_terrain_and_what_is_called_out() {
    let card =
        |table, area: &str| TableCard { table, area: area.into(), terrain: "Ruined <b>city</b>".into() };
    let round = TableCards {
        imprint: pairings(0).imprint,
        round: RoundNumber(3),
        battleplan: "Focal Points".into(),
        call_outs: vec![("2:45".into(), "The round begins.".into()); 8],
        cards: vec![
            card(TableNumber(7), "upstairs"),
            card(TableNumber(12), ""),
            card(TableNumber(5000), "二楼, behind the very long bar on the left of the stage"),
        ],
    };
    let Some(printed) = read_back("table-cards", &table_cards(&round).unwrap()) else { return };
    assert_eq!((printed.pages, printed.landscape), (2, false));
    for words in
        ["7", "12", "5000", "Ruined <b>city</b>", "Focal Points", "upstairs", "2:45 The round begins."]
    {
        assert!(printed.text.contains(words), "{words} is missing: {}", printed.text);
    }
    let empty = table_cards(&TableCards::default()).unwrap();
    let Some(empty) = read_back("table-cards-empty", &empty) else { return };
    assert!(empty.text.contains("This round has no tables"));
}

#[test]
fn a_poster_has_the_name_whole_and_the_address_as_a_code_and_in_letters() {
    for (name, event) in
        [("poster", "Spring Open"), ("poster-long", &*"Grand Tournament of Ałtdorf <b> ".repeat(4))]
    {
        let imprint = Imprint { event: event.trim().to_owned(), ..imprint() };
        let poster = Poster {
            lines: vec!["Sat 15 to Sun 16 May 2027".into(), "The Corn Exchange".into()],
            invites: "Scan to sign up".into(),
            link: "https://muster.example.org/e/spring-open/register".into(),
        };
        let Some(printed) = read_back(name, &print_poster(&imprint, &poster).unwrap()) else { return };
        assert_eq!((printed.pages, printed.landscape), (1, false));
        for words in ["Corn Exchange", "Scan to sign up", "https://muster.example.org/e/spring-open/register"]
        {
            assert!(printed.text.contains(words), "{words}: {}", printed.text);
        }
        assert!(printed.text.starts_with(&event[..11]), "{}", printed.text);
    }
}

#[test]
fn standings_lie_across_when_wide_and_mark_shared_places_and_drops() {
    let bytes = print_standings(&table_of(84)).unwrap();
    assert!(bytes.len() < 150_000, "{} bytes for 84 rows", bytes.len());
    let Some(printed) = read_back("standings", &bytes) else { return };
    assert!(printed.landscape);
    for words in ["3=", "(withdrawn)", "王小明", "<b>Bob</b>", "Standings after round 3"] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    let mut narrow = table_of(5);
    narrow.values.truncate(3);
    narrow.imprint.paper = Paper::Letter;
    let Some(printed) = read_back("standings-narrow", &print_standings(&narrow).unwrap()) else { return };
    assert!(!printed.landscape && printed.pages == 1);
}

#[test]
fn a_certificate_is_one_page_with_award_and_name() {
    let accents = [
        CertificateAccent::Brass,
        CertificateAccent::Steel,
        CertificateAccent::Copper,
        CertificateAccent::Pine,
        CertificateAccent::Wine,
    ];
    let all: Vec<Certificate> = AWKWARD
        .iter()
        .zip(accents.into_iter().cycle())
        .map(|(name, accent)| Certificate {
            event: "Spring Muster Gdańsk".into(),
            award: "Best Painted Army".into(),
            player: (*name).into(),
            distinction: "Lumineth Realm-lords · 4 wins in 5 games".into(),
            emblem: emblem_of("Lumineth Realm-lords"),
            date: "13 May 2027".into(),
            organiser: "Zofia Wiśniewska".into(),
            accent,
        })
        .collect();
    let one = print_certificates(&all[..1], &imprint()).unwrap();
    assert!(one.len() < 100_000, "{} bytes", one.len());
    let Some(printed) = read_back("certificate", &one) else { return };
    assert_eq!(printed.pages, 1);
    assert!(printed.landscape);
    for words in ["Łukasz Żółkiewski", "Best Painted Army", "13 May 2027", "Zofia Wiśniewska"] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    let Some(printed) = read_back(
        "certificates",
        &print_certificates(&all, &Imprint { paper: Paper::Letter, ..imprint() }).unwrap(),
    ) else {
        return;
    };
    assert_eq!(printed.pages, AWKWARD.len());
}

#[test]
fn names_from_right_to_left_are_printed_so_that_they_read_back() {
    let round = Pairings {
        tables: vec![PairingsTable {
            table: TableNumber(1), a: seat("محمد علي"), b: seat("דוד כהן")
        }],
        ..pairings(0)
    };
    let Some(printed) = read_back("right-to-left", &by_table(&round).unwrap()) else { return };
    // pdftotext gives back the joined forms and marks of direction.
    let text: String = printed.text.nfkc().filter(|c| !matches!(c, '\u{202A}'..='\u{202E}')).collect();
    assert!(text.contains("محمد علي") && text.contains("דוד כהן"), "{text}");
}

#[test]
fn a_scoring_sheet_is_one_page_for_each_table() {
    let battle = |table: u32, lines: usize| PrintedScoringSheet {
        game: muster::domain::system::default(),
        table: Some((RoundNumber(3), TableNumber(table))),
        battleplan: "The Vice".into(),
        points_limit: "2000 points".into(),
        chart: Vec::new(),
        lines: [
            "Hold one or more objectives (2)",
            "Hold two or more objectives (2)",
            "Hold more objectives than your opponent (2)",
            "No enemy within 6 inches of the last objective (2)",
            "Sixth",
            "Seventh",
            "Eighth",
        ][..lines]
            .iter()
            .zip(1..)
            .map(|(line, number)| TurnLine {
                text: (*line).to_owned(),
                rounds: if number == 4 { vec![4, 5] } else { Vec::new() },
            })
            .collect(),
        cards: [Vec::new(), Vec::new()],
        cap: (table == 6).then_some(6),
        a: armed_seat(6 + table as usize, "Skaven"),
        b: armed_seat(table as usize, "Lumineth Realm-lords"),
    };
    let bytes =
        scoring_sheets(&imprint(), &[battle(6, 4), battle(1, 2), battle(2, 7), battle(3, 0)]).unwrap();
    let Some(printed) = read_back("scoring-sheets", &bytes) else { return };
    assert_eq!(printed.pages, 4);
    for words in [
        "Table 6",
        "The Vice",
        "Battle round 5",
        "Hold two or more objectives (2)",
        "Юлия Щербакова",
        "Attacker",
        "These lines score at most 6 a turn in total.",
    ] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    // A line that counts in two battle rounds stands in these alone: tables 6 and 2 have it, for both players.
    let once = printed.text.matches("No enemy within 6 inches").count();
    assert_eq!(once, 2 * 2 * 2, "{}", printed.text);
    let letter = Imprint { paper: Paper::Letter, ..imprint() };
    let Some(printed) = read_back("scoring-sheet-letter", &scoring_sheets(&letter, &[battle(1, 5)]).unwrap())
    else {
        return;
    };
    assert_eq!(printed.pages, 1);
    let Some(printed) = read_back("scoring-sheets-none", &scoring_sheets(&letter, &[]).unwrap()) else {
        return;
    };
    assert!(printed.text.contains("No one is paired"));
}

#[test]
fn result_slips_are_four_to_a_page() {
    let bytes = result_slips(&pairings(9)).unwrap();
    let Some(printed) = read_back("result-slips", &bytes) else { return };
    assert_eq!(printed.pages, 3);
    assert_eq!(printed.text.matches("Victory points").count(), 9);
    assert!(printed.text.contains("Table 9") && printed.text.contains("Ελένη"));
}

#[test]
fn player_links_are_eight_to_a_page_with_the_link_in_letters_too() {
    let links: Vec<PlayerLink> = (0..19)
        .map(|at| PlayerLink {
            number: at + 1,
            name: player(at as usize),
            link: format!(
                "https://muster.example.org/e/spring-open/me/{at:02}Zk3xv9Qm7RtY2bLwN5cHsD8fJ4gPqAeUoIyTr6"
            ),
        })
        .collect();
    let bytes = player_links(&imprint(), &links).unwrap();
    assert!(bytes.len() < 300_000, "{} bytes", bytes.len());
    let Some(printed) = read_back("player-links", &bytes) else { return };
    assert_eq!(printed.pages, 3);
    for words in ["Юлия", "Player 19", "https://muster.example.org/e/spring-open/me/18Zk3xv9"] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    let endless = PlayerLink { number: 1, name: "Ann".into(), link: "x".repeat(5_000) };
    assert_eq!(player_links(&imprint(), &[endless]), Err(PrintError::LinkTooLong("Ann".into())));
}

#[test]
fn the_printed_code_is_the_code_of_the_link() {
    let link = "https://muster.example.org/e/spring-open/me/Zk3xv9Qm7RtY2bLwN5cHsD8fJ4gPqAeUoIyTr6";
    let card = PlayerLink { number: 1, name: "Ann".into(), link: link.into() };
    let bytes = player_links(&imprint(), &[card]).unwrap();
    if read_back("player-link", &bytes).is_none() {
        return;
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("print/player-link.pdf");
    let image = Command::new("pdftoppm").args(["-r", "144", "-gray"]).arg(file).output().unwrap().stdout;
    let (width, pixels) = grey_pixels(&image);
    let black = |x: usize, y: usize| pixels[y * width + x] < 10;
    // Nothing but the code is quite black.
    let blacks: Vec<(usize, usize)> =
        (0..pixels.len()).map(|at| (at % width, at / width)).filter(|(x, y)| black(*x, *y)).collect();
    let (left, top) =
        (blacks.iter().map(|at| at.0).min().unwrap(), blacks.iter().map(|at| at.1).min().unwrap());
    let side = blacks.iter().map(|at| at.0).max().unwrap() + 1 - left;
    let code = qrcode::QrCode::with_error_correction_level(link, qrcode::EcLevel::M).unwrap();
    let modules = code.width();
    for (at, colour) in code.to_colors().into_iter().enumerate() {
        let middle = |module: usize| (2 * module + 1) * side / (2 * modules);
        let printed = black(left + middle(at % modules), top + middle(at / modules));
        assert_eq!(printed, colour == qrcode::Color::Dark, "square {at}");
    }
}

#[test]
fn rosters_flow_through_two_columns_and_say_whose_they_are() {
    let text = "Wolfpack (1990/2000 pts)\nSkaven\n\nRegiment 1\nClawlord on Gnaw-beast (180)\n• General\n\
                Stormvermin (240)\n• 2x Reinforced and a very long note about what they carry into battle\n\n\
                Regiment 2\nGrey Seer (140)\nClanrats (150)\nRat Ogors (130)\n\nFaction terrain\nGnawhole";
    let all: Vec<PrintedRoster> = (0..12)
        .map(|at| PrintedRoster {
            player: player(at),
            summary: "Skaven · 1990 of 2000 points · legal".into(),
            text: if at == 3 { text.repeat(8) } else { text.to_owned() },
        })
        .collect();
    let Some(printed) = read_back("rosters", &print_rosters(&imprint(), &all).unwrap()) else { return };
    assert!(printed.text.contains("(continued)") && printed.pages >= 3, "{} pages", printed.pages);
    for words in ["Юлия Щербакова", "12 rosters", "Clawlord on Gnaw-beast (180)"] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    let Some(printed) = read_back("rosters-none", &print_rosters(&imprint(), &[]).unwrap()) else { return };
    assert!(printed.text.contains("No roster"));
}

#[test]
fn the_pack_prints_what_is_set_and_leaves_out_what_is_not() {
    let entry = |label: &str, value: &str| PackEntry { label: label.into(), value: value.into() };
    let sections = vec![
        PackSection {
            title: "Where and when".into(),
            entries: vec![
                entry("Dates", "12 and 13 May 2027"),
                entry("Venue", "Hala Gdańsk\nul. Długa 1\n80-001 Gdańsk"),
                entry("Doors", ""),
            ],
        },
        PackSection { title: "Unset".into(), entries: vec![entry("Nothing", " ")] },
        PackSection {
            title: "Rules".into(),
            entries: vec![
                entry("Pairing", &"Players of the same record meet. ".repeat(40)),
                entry("", "Have fun."),
            ],
        },
    ];
    let all = Pack { imprint: imprint(), lines: vec!["Five rounds, 2000 points".into()], sections };
    let Some(printed) = read_back("pack", &print_event_pack(&all).unwrap()) else { return };
    for words in ["Spring Muster Gdańsk", "Event pack", "ul. Długa 1", "Have fun."] {
        assert!(printed.text.contains(words), "{words} is missing");
    }
    for words in ["Unset", "Doors"] {
        assert!(!printed.text.contains(words), "{words} says nothing");
    }
}

#[test]
fn the_check_in_list_has_boxes_and_the_caterers_list_wraps() {
    let column = |title: &str, kind: ListKind| ListColumn { title: title.into(), kind };
    let check_in = PrintedList {
        imprint: imprint(),
        title: "Check-in".into(),
        subject: "28 players".into(),
        columns: vec![
            column("Here", ListKind::TickBox),
            column("No.", ListKind::Number),
            column("Player", ListKind::Name { share: 2.0 }),
            column("Club", ListKind::Text { share: 1.4 }),
            column("Paid", ListKind::TickBox),
        ],
        rows: (0..28)
            .map(|at| {
                ["", &(at + 1).to_string(), &player(at), "Hobbits of the Coast", ""]
                    .map(str::to_owned)
                    .to_vec()
            })
            .collect(),
        ..PrintedList::default()
    };
    let Some(printed) = read_back("check-in", &print_list(&check_in).unwrap()) else { return };
    assert_eq!(printed.text.matches('☐').count(), 2 * 28);
    assert!(printed.text.contains("<b>Bob</b> & Sons 2"));
    let caterer = PrintedList {
        imprint: imprint(),
        title: "For the caterer".into(),
        lines: vec!["Allergies and dietary needs, as the players gave them.".into()],
        columns: vec![
            column("Player", ListKind::Name { share: 1.0 }),
            column("Needs", ListKind::Text { share: 1.6 }),
        ],
        rows: vec![
            vec!["Łukasz".into(), "vegan".into()],
            vec!["王小明".into(), "No peanuts, no shellfish. ".repeat(40)],
            vec!["Юлия".into()],
        ],
        ..PrintedList::default()
    };
    let Some(printed) = read_back("caterer", &print_list(&caterer).unwrap()) else { return };
    assert_eq!(printed.text.matches("no shellfish").count(), 40);
    let empty =
        PrintedList { when_empty: "Nobody asked for anything.".into(), ..caterer_without_rows(caterer) };
    let Some(printed) = read_back("caterer-none", &print_list(&empty).unwrap()) else { return };
    assert!(printed.text.contains("Nobody asked for anything."));
}

#[test]
fn what_no_typeface_has_is_printed_as_a_box() {
    let round = Pairings {
        tables: vec![PairingsTable {
            table: TableNumber(1),
            a: seat("Zoë 🧙 Wizard"),
            b: seat("A\u{202E}B\u{0}C"),
        }],
        ..Pairings::default()
    };
    let Some(printed) = read_back("boxes", &by_table(&round).unwrap()) else { return };
    assert!(printed.text.contains("Zoë □ Wizard"), "{}", printed.text);
    assert!(printed.text.contains("ABC"), "marks of direction and controls are left out");
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(12))]

    #[test]
    fn any_text_at_all_can_be_printed(name in ".{0,80}", note in "\\PC{0,40}", event in ".{0,200}") {
        let either = PairingsSeat { name: name.clone(), note: note.clone(), emblem: emblem_of(&note) };
        let round = Pairings {
            imprint: Imprint { event: event.clone(), ..imprint() },
            tables: vec![PairingsTable { table: TableNumber(1), a: either.clone(), b: either.clone() }],
            byes: vec![either],
            ..pairings(0)
        };
        proptest::prop_assert!(by_table(&round).is_ok() && by_name(&round).is_ok() && result_slips(&round).is_ok());
        let roster = PrintedRoster { player: name.clone(), summary: note, text: event.repeat(3) };
        proptest::prop_assert!(print_rosters(&imprint(), &[roster]).is_ok());
        let certificate = Certificate { player: name, event, ..Certificate::default() };
        proptest::prop_assert!(print_certificates(&[certificate], &imprint()).is_ok());
    }
}

fn caterer_without_rows(list: PrintedList) -> PrintedList {
    PrintedList { rows: Vec::new(), ..list }
}

fn seat(name: &str) -> PairingsSeat {
    PairingsSeat { name: name.into(), ..PairingsSeat::default() }
}

fn armed_seat(number: usize, faction: &str) -> PairingsSeat {
    PairingsSeat { name: player(number), note: faction.into(), emblem: emblem_of(faction) }
}

/// One that has its charge, and of what no game knows one with letters.
fn emblem_of(faction: &str) -> Option<LetteredEmblem> {
    LetteredEmblem::of_faction(find_system("aos4-ghb2024").unwrap(), faction)
}

fn imprint() -> Imprint {
    Imprint {
        event: "Spring Muster Gdańsk".into(),
        log: "87-1f0c93ab55d2".into(),
        printed_at: "12 May 2027, 09:05".into(),
        paper: Paper::A4,
        ..Imprint::default()
    }
}

/// The names without a family number are the first; then everybody returns with one.
fn player(number: usize) -> String {
    match (number / AWKWARD.len(), AWKWARD[number % AWKWARD.len()]) {
        (0, name) => name.to_owned(),
        (family, name) => format!("{name} {}", family + 1),
    }
}

fn pairings(tables: u32) -> Pairings {
    let factions = ["Skaven", "Lumineth Realm-lords", "Ossiarch Bonereapers", "Ogor Mawtribes"];
    let seat = |number: u32| {
        let number = number as usize;
        armed_seat(number, factions[number % factions.len()])
    };
    Pairings {
        imprint: imprint(),
        round: RoundNumber(3),
        battleplan: "Battleplan: Focal Points".into(),
        starts: "Starts Saturday at 09:30".into(),
        counted: vec!["Victory points".into(), "Battle tactics".into()],
        marked: Vec::new(),
        tables: (0..tables)
            .map(|at| PairingsTable { table: TableNumber(at + 1), a: seat(2 * at), b: seat(2 * at + 1) })
            .collect(),
        byes: vec![seat(2 * tables)],
    }
}

fn table_of(players: u32) -> PrintedStandings {
    let values = [
        "Major wins",
        "Minor wins",
        "Draws",
        "Minor losses",
        "Major losses",
        "Opponents beaten",
        "Victory points",
        "Tactics",
        "Tactics denied",
        "Difference",
    ];
    PrintedStandings {
        imprint: imprint(),
        title: "Standings after round 3".into(),
        ranked_by: "Ranked by major wins, minor wins and draws; then the records of the opponents beaten."
            .into(),
        of_teams: false,
        values: values.map(str::to_owned).to_vec(),
        rows: (0..players)
            .map(|at| PrintedPlace {
                place: if at == 3 { 3 } else { at + 1 },
                name: player(at as usize),
                faction: "Cities of Sigmar".into(),
                emblem: emblem_of("Cities of Sigmar"),
                decides: (at % 2 == 0).then_some(at as usize % 10),
                values: (0..10_u32).map(|value| (117_u32.saturating_sub(at + value)).to_string()).collect(),
                dropped: at == 7,
            })
            .collect(),
    }
}

/// What `pdftotext -layout` keeps as it is: no Arabic (it turns lines around) and no emoji.
fn is_plain(name: &str) -> bool {
    !name.contains(['م', '🧙']) && name.len() < 50
}

/// Width and pixels of a grey picture (PGM, as pdftoppm writes it).
fn grey_pixels(image: &[u8]) -> (usize, &[u8]) {
    let mut words = image.splitn(5, u8::is_ascii_whitespace);
    assert_eq!(words.next(), Some(b"P5".as_slice()));
    let width = std::str::from_utf8(words.next().unwrap()).unwrap().parse().unwrap();
    (width, words.nth(2).unwrap())
}

struct Printed {
    text: String,
    pages: usize,
    landscape: bool,
}

/// Keeps the PDF, and reads it with poppler; `None`, loudly, where poppler is not installed.
fn read_back(name: &str, bytes: &[u8]) -> Option<Printed> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("print");
    std::fs::create_dir_all(&folder).unwrap();
    let file: PathBuf = folder.join(name).with_extension("pdf");
    std::fs::write(&file, bytes).unwrap();
    let run = |tool: &str, arguments: &[&str]| {
        let output = Command::new(tool).args(arguments).output().ok()?;
        assert!(output.status.success(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
        Some(String::from_utf8(output.stdout).unwrap())
    };
    let path = file.to_str().unwrap();
    let (Some(text), Some(facts)) = (run("pdftotext", &["-layout", path, "-"]), run("pdfinfo", &[path]))
    else {
        skip(&format!("pdftotext and pdfinfo (poppler-utils) are not installed; {name} was not read back"));
        return None;
    };
    let fact = |key: &str| facts.lines().find_map(|line| line.strip_prefix(key)).unwrap().trim().to_owned();
    let size = fact("Page size:");
    let sides: Vec<f32> = size.split(' ').filter_map(|word| word.parse().ok()).collect();
    // Runs of spaces are pdftotext's layout, not ours.
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(Printed { text, pages: fact("Pages:").parse().unwrap(), landscape: sides[0] > sides[1] })
}
